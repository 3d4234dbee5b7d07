"""One explicit time step of the heat equation on a rectangle whose edge is kept at zero."""

import functools

import jax
import jax.numpy as jnp

NY, NX = 64, 96


# donate_argnums=0: the new field may be written over the old one. That is what lets the time loop work in place.
@functools.partial(jax.jit, donate_argnums=0)
def heat(u, r):
    """u[ny, nx] at the inner points of the grid, r = diffusivity * time step / spacing^2 -> u one time step later."""
    p = jnp.pad(u, 1)
    neighbours = p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]
    return u + r * (neighbours - 4 * u)


PROGRAMS = {"heat": (heat, (jax.ShapeDtypeStruct((NY, NX), "float64"), jax.ShapeDtypeStruct((), "float64")))}
