"""A function that is as good as any other to make mistakes with."""

import jax


@jax.jit
def scale(a, factor):
    """a[2, 3] and one number -> a times the number."""
    return a * factor


PROGRAMS = {"scale": (scale, (jax.ShapeDtypeStruct((2, 3), "float32"), jax.ShapeDtypeStruct((), "float32")))}
