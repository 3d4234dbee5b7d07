"""A time step whose arguments and results are trees of arrays: dictionaries, a tuple, single numbers."""

import jax
import jax.numpy as jnp
from jax import ShapeDtypeStruct as Array


@jax.jit
def step(state, parameters, number):
    """One step of a toy model of 4 columns with 3 wind components each.

    The dictionaries are written in this order on purpose: it is not the order of the program's inputs and outputs.
    """
    wind = state["wind"] - parameters["rate"] * state["wind"]
    temperature = state["temperature"] + parameters["gain"] * number
    diagnostics = {"hottest": jnp.argmax(temperature).astype("int32"), "energy": jnp.sum(wind * wind) / 2}
    return {"wind": wind, "temperature": temperature}, diagnostics


ARGUMENTS = (
    {"wind": Array((4, 3), "float64"), "temperature": Array((4,), "float64")},
    {"rate": Array((3,), "float64"), "gain": Array((), "float64")},
    Array((), "int32"),
)

PROGRAMS = {"step": (step, ARGUMENTS)}


def order(tree):
    """The leaves of a tree in the order of a program's inputs or outputs: a line for each, numbered from 0 and 1."""
    for index, (path, leaf) in enumerate(jax.tree_util.tree_leaves_with_path(tree)):
        print(f"{index} in C, {index + 1} in Fortran: {jax.tree_util.keystr(path)} {leaf.dtype}{list(leaf.shape)}")


if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    print("Inputs")
    order(ARGUMENTS)
    print("Outputs")
    order(jax.eval_shape(step, *ARGUMENTS))
