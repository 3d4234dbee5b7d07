"""An emulator of gravity-wave drag: a network that takes the winds of a column and gives their tendencies."""

import jax
import jax.numpy as jnp

LEVELS, HIDDEN, COLUMNS = 40, 96, 64


@jax.jit
def drag(u, v, w1, b1, w2, b2, w3, b3):
    """u, v[columns, levels] in m/s -> their tendencies, of the same shape, in m/s per step.

    The weights are arguments, not constants: the program stays small, and other weights need no new program.
    """
    x = jnp.concatenate([u, v], axis=1) / 32
    x = jnp.tanh(x @ w1 + b1)
    x = jnp.tanh(x @ w2 + b2)
    x = x @ w3 + b3
    return x[:, :LEVELS], x[:, LEVELS:]


def arguments(dtype):
    winds = [(COLUMNS, LEVELS)] * 2
    weights = [(2 * LEVELS, HIDDEN), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,), (HIDDEN, 2 * LEVELS), (2 * LEVELS,)]
    return tuple(jax.ShapeDtypeStruct(shape, dtype) for shape in winds + weights)


PROGRAMS = {"drag_f32": (drag, arguments("float32")), "drag_f64": (drag, arguments("float64"))}
