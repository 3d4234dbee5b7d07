"""Columns of air: a network gives the tendency of each, and all relax to their mean.

The columns are divided among four devices of one process, or among ranks that have a device each.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

NEEDS_JAX = (0, 7)  # a mesh of devices that need not be there
COLUMNS, LEVELS, HIDDEN, PARTS = 64, 16, 24, 4
DT, RELAXATION = 0.05, 0.02

W1 = np.cos(np.arange(LEVELS * HIDDEN)).reshape(LEVELS, HIDDEN) / LEVELS
W2 = np.sin(np.arange(HIDDEN * LEVELS)).reshape(HIDDEN, LEVELS) / HIDDEN


def advance(u, mean):
    """u[columns, levels], mean[levels] over all columns -> u one step later."""
    return u + DT * jnp.tanh(u @ W1) @ W2 + RELAXATION * (mean - u)


def columns(u):
    """All columns: their mean is taken across the devices."""
    after = advance(u, jnp.mean(u, axis=0))
    return after, jnp.mean(after**2)


def columns_of_rank(u, mean):
    """The columns of one rank, whose host brings the sums together."""
    after = advance(u, mean)
    return after, jnp.sum(after, axis=0), jnp.sum(after**2)


mesh = AbstractMesh((PARTS,), ("x",))
divided, whole = NamedSharding(mesh, PartitionSpec("x")), NamedSharding(mesh, PartitionSpec())
on_devices = jax.jit(columns, in_shardings=divided, out_shardings=(divided, whole), donate_argnums=0)
on_rank = jax.jit(columns_of_rank, donate_argnums=0)

STATE = jax.ShapeDtypeStruct((COLUMNS, LEVELS), "float64")
PART, MEAN = jax.ShapeDtypeStruct((COLUMNS // PARTS, LEVELS), "float64"), jax.ShapeDtypeStruct((LEVELS,), "float64")
PROGRAMS = {"columns": (on_devices, (STATE,)), "columns_of_rank": (on_rank, (PART, MEAN))}

if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    place = np.arange(COLUMNS * LEVELS).reshape(COLUMNS, LEVELS)
    u = jnp.array(np.sin(0.1 * place))
    for _ in range(100):
        u, energy = jax.jit(columns)(u)
    print(f"after 100 steps: energy {energy:.15f}")
