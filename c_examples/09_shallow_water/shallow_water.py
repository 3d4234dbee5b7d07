"""Shallow water in a channel, shared out among MPI ranks: the halos are exchanged inside of the program."""

import pathlib
import sys

import jax
import jax.numpy as jnp

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

from pjrtlite import mpi  # noqa: E402

ROWS, COLUMNS, STEPS = 64, 96, 10
GRAVITY, CELL, TIME_STEP = 9.81, 1000.0, 20.0


def fluxes(state):
    """What flows through a cell along x and along y: of the depth h, and of h times each velocity."""
    h, hu, hv = state
    pressure = 0.5 * GRAVITY * h * h
    across = hu * hv / h
    return jnp.stack([hu, hu * hu / h + pressure, across]), jnp.stack([hv, across, hv * hv / h + pressure])


def with_halos(state, token):
    """The rows of this rank between one of each neighbour: [3, rows + 2, columns]. Walls mirror, at both ends."""
    rank, last = mpi.rank(), mpi.size() - 1
    before, after = rank - 1, jnp.where(rank < last, rank + 1, -1)
    mirror = jnp.array([1.0, 1.0, -1.0])[:, None]
    # Where there is no neighbour, the result is the fallback: the own row, with the velocity across turned round.
    first, token = mpi.sendrecv(state[:, -1], mirror * state[:, 0], token, source=before, dest=after)
    end, token = mpi.sendrecv(state[:, 0], mirror * state[:, -1], token, source=after, dest=before)
    return jnp.concatenate([first[:, None], state, end[:, None]], axis=1), token


def step(state, token):
    """A step of the scheme of Lax and Friedrichs. The channel is closed along y, and a ring along x."""
    wide, token = with_halos(state, token)
    along_x, along_y = fluxes(wide)
    east, west = jnp.roll(wide, -1, axis=2)[:, 1:-1], jnp.roll(wide, 1, axis=2)[:, 1:-1]
    mean = 0.25 * (wide[:, 2:] + wide[:, :-2] + east + west)
    difference_x = jnp.roll(along_x, -1, axis=2)[:, 1:-1] - jnp.roll(along_x, 1, axis=2)[:, 1:-1]
    difference_y = along_y[:, 2:] - along_y[:, :-2]
    return mean - TIME_STEP / (2 * CELL) * (difference_x + difference_y), token


def several_steps(state, token):
    (state, token), _ = jax.lax.scan(lambda carry, _: (step(*carry), None), (state, token), None, length=STEPS)
    return state, token


def forward(state):
    """STEPS steps of this rank's rows."""
    return several_steps(state, mpi.create_token())[0]


def cost(state, token):
    """This rank's part of how uneven the depth is after STEPS steps."""
    state, token = several_steps(state, token)
    return jnp.sum((state[0] - 10.0) ** 2), token


def adjoint(state):
    """This rank's part of the cost, and the derivative of the cost, of all ranks, by this rank's rows."""
    value, derivative, _ = mpi.value_and_grad(cost)(state, mpi.create_token())
    return value, derivative


# A program has fixed shapes: one for each number of ranks.
PROGRAMS = {}
for ranks in (1, 2, 4):
    rows = jax.ShapeDtypeStruct((3, ROWS // ranks, COLUMNS), "float64")
    PROGRAMS[f"shallow_water_{ranks}"] = (jax.jit(forward, donate_argnums=0), (rows,))
    PROGRAMS[f"shallow_water_adjoint_{ranks}"] = (jax.jit(adjoint), (rows,))
NEEDS_JAX = (0, 6, 2)
FUNCTIONS = ["pjrtlite_mpi_rank", "pjrtlite_mpi_size", "pjrtlite_mpi_sendrecv"]
