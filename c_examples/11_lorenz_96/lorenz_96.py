"""The Lorenz 96 model, with its tangent-linear and adjoint: the bundle lorenz_96.pjrt."""

import pathlib
import sys

import jax.numpy as jnp

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

import pjrtlite  # noqa: E402

FORCING = 8.0
STEP = 0.05  # six hours of weather


def tendency(x):
    """Each value is carried along by its neighbors, damped, and forced."""
    return (jnp.roll(x, -1) - jnp.roll(x, 2)) * jnp.roll(x, 1) - x + FORCING


def lorenz_96(x):
    """A step of the Lorenz 96 model, by the Runge-Kutta method of fourth order.

    x: values around a circle of latitude
    x_new: the same, six hours later
    """
    k1 = tendency(x)
    k2 = tendency(x + STEP / 2 * k1)
    k3 = tendency(x + STEP / 2 * k2)
    k4 = tendency(x + STEP * k3)
    return {"x_new": x + STEP / 6 * (k1 + 2 * k2 + 2 * k3 + k4)}


def bundle():
    made = pjrtlite.Bundle("lorenz_96", doc="The model of Lorenz (1996), with its derivatives.")
    made.add(lorenz_96, x=("f64", (40,)), derivatives=["tangent_linear", "adjoint"])
    return made


BUNDLES = {"lorenz_96": bundle}
