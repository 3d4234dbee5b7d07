"""One explicit time step of the heat equation on a rectangle whose edge is kept at zero."""

import functools

import jax

NY, NX = 64, 96


# donate_argnums=1: the result lies in the memory of `into`. Of that only the inner points are written, the edge stays.
@functools.partial(jax.jit, donate_argnums=1)
def heat(u, into, r):
    """u[ny+2, nx+2] with its edge, r = diffusivity * time step / spacing^2 -> into, one time step later inside."""
    inner = u[1:-1, 1:-1]
    neighbours = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]
    return into.at[1:-1, 1:-1].set(inner + r * (neighbours - 4 * inner))


FIELD, NUMBER = jax.ShapeDtypeStruct((NY + 2, NX + 2), "float64"), jax.ShapeDtypeStruct((), "float64")
PROGRAMS = {"heat": (heat, (FIELD, FIELD, NUMBER))}
