"""A network that learns the fluxes at the surface while the solver runs: the bundle emulator.pjrt."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

import pjrtlite  # noqa: E402

WIDTHS = (3, 32, 32, 2)
COLUMNS = 256
LAYERS = list(zip(WIDTHS[:-1], WIDTHS[1:]))
SIZE = sum(m * n + n for m, n in LAYERS)
ADAM = optax.scale_by_adam()


def network(theta, wind, difference, log_roughness):
    """All weights are one array, so that the solver has one array to keep."""
    h = jnp.stack([wind / 10 - 1, difference / 5, (log_roughness + 2.5) / 1.5], axis=-1)
    at = 0
    for m, n in LAYERS:
        h = h @ theta[at : at + m * n].reshape(m, n) + theta[at + m * n : at + m * n + n]
        at += m * n + n
        if at < SIZE:
            h = jnp.tanh(h)
    return h[:, 0], h[:, 1]


def fluxes(weights, wind, difference, log_roughness):
    """Turbulent fluxes at the surface, as the network has learned them.

    wind [m/s]: at a height of 10 m
    difference [K]: temperature of the air less that of the surface
    log_roughness: logarithm of the roughness length in m, base 10
    friction [m/s]: friction velocity
    heat [K]: temperature scale
    """
    friction, heat = network(weights["theta"], wind, difference, log_roughness)
    return {"friction": friction, "heat": heat}


def train(theta, steps, mean, square, rate, wind, difference, log_roughness, friction, heat):
    """A step of Adam towards what the scheme gives. The weights and the state of Adam are updated in place.

    rate: the learning rate
    loss: mean square of what was wrong before the step
    """

    def error(theta):
        by_network = network(theta, wind, difference, log_roughness)
        return jnp.mean((by_network[0] - friction) ** 2 + (by_network[1] - heat) ** 2)

    loss, slope = jax.value_and_grad(error)(theta)
    change, state = ADAM.update(slope, optax.ScaleByAdamState(steps, mean, square))
    return {
        "theta_new": theta - rate * change,
        "steps_new": state.count,
        "mean_new": state.mu,
        "square_new": state.nu,
        "loss": loss,
    }


def start():
    """Weights before the first step, and the state of Adam."""
    parts = []
    for key, (m, n) in zip(jax.random.split(jax.random.key(0), len(LAYERS)), LAYERS):
        parts += [jax.random.normal(key, m * n) / np.sqrt(m), jnp.zeros(n)]
    theta = jnp.concatenate(parts).astype("float32")
    state = ADAM.init(theta)
    return {"theta": theta, "steps": state.count, "mean": state.mu, "square": state.nu}


def bundle():
    made = pjrtlite.Bundle("emulator", weights={"theta": np.zeros(SIZE, "f4")})
    columns, weights = ("f32", ("columns",)), ("f32", ("weights",))
    rows = ("f32", ("n",))
    made.add(fluxes, wind=rows, difference=rows, log_roughness=rows, rows_independent="n", sizes={"n": [COLUMNS]})
    made.add(
        train,
        theta=weights,
        steps=("i32", ()),
        mean=weights,
        square=weights,
        rate=("f32", ()),
        **dict.fromkeys(["wind", "difference", "log_roughness", "friction", "heat"], columns),
        state={"theta": "theta_new", "steps": "steps_new", "mean": "mean_new", "square": "square_new"},
        sizes={"columns": [COLUMNS], "weights": [SIZE]},
        role="training_step",
        weights=False,
    )
    made.add(start, role="initial_state", weights=False)
    return made


BUNDLES = {"emulator": bundle}
