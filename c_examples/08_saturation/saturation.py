"""Condensation in clouds: a routine of the host's inside of a JAX program, differentiated."""

import jax
import jax.numpy as jnp

LEVELS, COLUMNS = 40, 64
GRAVITY = 9.81


def call(name, count):
    """A function of the host's, of three arrays of a shape, that gives `count` more of it."""

    def function(t, q, p):
        results = (jax.ShapeDtypeStruct(t.shape, t.dtype),) * count
        return jax.ffi.ffi_call(name, results, vmap_method="broadcast_all")(t, q, p)

    return function


@jax.custom_jvp
def adjust(t, q, p):
    """Temperature, vapour and pressure of cells -> temperature and vapour without supersaturation."""
    return call("saturation", 2)(t, q, p)


@adjust.defjvp
def adjust_derivative(cells, tangents):
    """The host gives the partial derivatives of each cell. What is left is linear, which JAX can also transpose."""
    t_t, t_q, t_p, q_t, q_q, q_p = call("saturation_partials", 6)(*cells)
    dt, dq, dp = tangents
    return adjust(*cells), (t_t * dt + t_q * dq + t_p * dp, q_t * dt + q_q * dq + q_p * dp)


def column(t, q, p):
    """A column of air that rises a little -> its new temperature and vapour, and the rain in kg/m²."""
    lifted = t - 0.004 * (t[0] - 250.0) * jnp.sin(jnp.pi * jnp.linspace(0.0, 1.0, LEVELS, dtype=t.dtype)) ** 2
    new_t, new_q = adjust(lifted, q, p)
    rain = jnp.sum((q - new_q)[:-1] * (p[:-1] - p[1:])) / GRAVITY
    return new_t, new_q, rain


@jax.jit
def step(t, q, p):
    """All columns."""
    return jax.vmap(column)(t, q, p)


@jax.jit
def rain_gradient(t, q, p):
    """The sum of all rain, and its derivative by each temperature and each vapour."""
    total = lambda t, q: jnp.sum(jax.vmap(column)(t, q, p)[2])
    rain, (by_t, by_q) = jax.value_and_grad(total, argnums=(0, 1))(t, q)
    return rain, by_t, by_q


CELLS = (jax.ShapeDtypeStruct((COLUMNS, LEVELS), "float64"),) * 3
PROGRAMS = {"saturation_step": (step, CELLS), "saturation_gradient": (rain_gradient, CELLS)}
FUNCTIONS = ["saturation", "saturation_partials"]
