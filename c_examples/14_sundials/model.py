"""Two stiff systems with all that CVODE asks of one: the bundle kinetics.pjrt.

By itself, `python model.py` writes kinetics.pjrt beside this file.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

import pjrtlite  # noqa: E402

POINTS = 128
HALF_BANDWIDTH = 2


def robertson(y, p):
    """Robertson's kinetics of three species.

    y: concentrations
    p: rate constants
    ydot: their changes in time
    """
    slow, fast, back = p[0] * y[0], p[1] * y[1] ** 2, p[2] * y[1] * y[2]
    return {"ydot": jnp.stack([back - slow, slow - back - fast, fast])}


def brusselator(y, p):
    """The Brusselator with diffusion along a line, between ends where u = A and v = B / A.

    y: u and v of each point inside
    p: A, B, and the diffusivity
    ydot: their changes in time
    """
    a, b, diffusivity = p
    ends = jnp.array([[a, b / a]])
    u, v = y.T
    autocatalysis = u**2 * v
    reaction = jnp.stack([a - (b + 1) * u + autocatalysis, b * u - autocatalysis], axis=1)
    wide = jnp.concatenate([ends, y, ends])
    return {"ydot": reaction + diffusivity * (POINTS + 1) ** 2 * (wide[:-2] - 2 * y + wide[2:])}


def jacobian(function):
    def dense(y, p):
        """The Jacobian, by columns, as SUNDenseMatrix has it.

        jac: row j is column j of the Jacobian
        """
        size = y.size
        whole = jax.jacfwd(lambda x: function(x.reshape(y.shape), p)["ydot"].reshape(size))(y.reshape(size))
        return {"jac": whole.T}

    return dense


def banded_jacobian(function):
    def banded(y, p):
        """The Jacobian, as SUNBandMatrix has it, from five derivatives: columns five apart share no row.

        jac: row j is column j, from the place of row j - 4 to that of row j + 2
        """
        size, width = y.size, 2 * HALF_BANDWIDTH + 1
        columns = jnp.arange(size)
        changed = jax.jacfwd(lambda s: function(y + s[columns % width].reshape(y.shape), p)["ydot"].reshape(size))
        by_color = changed(jnp.zeros(width))
        # CVODE's factorization fills the first places of each column.
        rows = columns[:, None] + jnp.arange(-2 * HALF_BANDWIDTH, HALF_BANDWIDTH + 1)
        inside = (rows >= 0) & (rows < size) & (rows >= columns[:, None] - HALF_BANDWIDTH)
        return {"jac": jnp.where(inside, by_color[rows.clip(0, size - 1), (columns % width)[:, None]], 0.0)}

    return banded


def product(function):
    def times(y, p, v):
        """The Jacobian times a vector.

        v: the vector
        jv: the product
        """
        return {"jv": jax.jvp(lambda x: function(x, p)["ydot"], (y,), (v,))[1]}

    return times


def bundle():
    jax.config.update("jax_enable_x64", True)
    made = pjrtlite.Bundle("kinetics", doc="Stiff systems for CVODE: right-hand sides, Jacobians, products, derivatives.")
    for function, shape in (robertson, (3,)), (brusselator, (POINTS, 2)):
        state = {"y": ("f64", shape), "p": ("f64", (3,))}
        # NAME_tl gives the right-hand sides of sensitivities.
        made.add(function, **state, derivatives=["tangent_linear"])
        # What is stored to check the large matrix would be ten times the rest.
        made.add(jacobian(function), **state, name=f"{function.__name__}_jac", golden=function is robertson)
        made.add(product(function), **state, v=("f64", shape), name=f"{function.__name__}_jtimes")
    made.add(banded_jacobian(brusselator), **state, name="brusselator_band")
    return made


BUNDLES = {"kinetics": bundle}

if __name__ == "__main__":
    bundle().save(pathlib.Path(__file__).with_name("kinetics.pjrt"))
