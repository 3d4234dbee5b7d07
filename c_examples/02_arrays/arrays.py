"""Arrays of a grid of ny rows by nx columns: neither square nor symmetric, so that nothing can be mixed up unseen."""

import jax
import jax.numpy as jnp

NY, NX = 2, 3


@jax.jit
def arrays(a, row):
    """a[ny, nx] and row[nx] -> a plus the row in each of its rows, the sum of each row, the transpose of a."""
    return a + row, jnp.sum(a, axis=1), a.T


PROGRAMS = {"arrays": (arrays, (jax.ShapeDtypeStruct((NY, NX), "float32"), jax.ShapeDtypeStruct((NX,), "float32")))}
