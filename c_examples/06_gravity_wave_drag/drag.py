"""An emulator of gravity-wave drag: a network that takes the winds of a column and gives their tendencies."""

import jax.numpy as jnp
import numpy as np

LEVELS, HIDDEN, COLUMNS = 40, 96, 64


def drag(weights, u, v):
    """Tendencies of the winds by gravity-wave drag.

    u, v [m/s]: zonal and meridional wind of each column, from the top
    du, dv [m/s]: their changes in a step
    """
    w1, b1, w2, b2, w3, b3 = (weights[name] for name in ("w1", "b1", "w2", "b2", "w3", "b3"))
    x = jnp.concatenate([u, v], axis=1) / 32
    x = jnp.tanh(x @ w1 + b1)
    x = jnp.tanh(x @ w2 + b2)
    x = x @ w3 + b3
    return {"du": x[:, :LEVELS], "dv": x[:, LEVELS:]}


def numbers(shape, salt, dtype):
    """Weights by a rule, so that plain Fortran and C can work them out."""
    k = np.arange(np.prod(shape))
    return (((37 * k + 11 * salt) % 101 - 50) / 512).reshape(shape).astype({"f32": np.float32, "f64": np.float64}[dtype])


def bundle(name, dtype):
    # From python/; other examples do without.
    import pjrtlite

    shapes = {
        "w1": (2 * LEVELS, HIDDEN),
        "w2": (HIDDEN, HIDDEN),
        "w3": (HIDDEN, 2 * LEVELS),
        "b1": (HIDDEN,),
        "b2": (HIDDEN,),
        "b3": (2 * LEVELS,),
    }
    weights = {key: numbers(shape, salt, dtype) for salt, (key, shape) in enumerate(shapes.items(), 1)}
    made = pjrtlite.Bundle(name, weights=weights, doc="An emulator of gravity-wave drag.")
    winds = (dtype, ("n", LEVELS))
    # Stored values would differ in the last bits between machines, and the example compares with plain Fortran.
    made.add(drag, u=winds, v=winds, sizes={"n": [COLUMNS]}, rows_independent="n", golden=False)
    return made


BUNDLES = {"drag_f32": lambda: bundle("drag_f32", "f32"), "drag_f64": lambda: bundle("drag_f64", "f64")}
