"""Two partial differential equations on pieces of a grid, with derivatives: the bundles bratu.pjrt and gray_scott.pjrt.

By itself, `python model.py` writes them beside this file.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

import pjrtlite  # noqa: E402

# Bratu's problem is solved tile by tile, on any grid and any number of ranks.
TILE = 32
# Pieces of a grid of 96 by 64 points on one, two, and four ranks, as DMDA shares it out: rows, columns.
PIECES = [(64, 96), (64, 48), (32, 48)]


def neighbors(u):
    """Of the points inside a halo: themselves, then the values south, west, east and north of them."""
    return u[1:-1, 1:-1], u[:-2, 1:-1], u[1:-1, :-2], u[1:-1, 2:], u[2:, 1:-1]


def at_points(center, south, west, east, north, rate, spacing):
    hx, hy = spacing
    along_x = (2 * center - west - east) * (hy / hx)
    along_y = (2 * center - south - north) * (hx / hy)
    return along_x + along_y - hx * hy * rate * jnp.exp(center)


def bratu(u, rate, spacing):
    """What is left of Bratu's equation, -laplacian(u) = rate exp(u), times the area of a cell.

    u: values with a halo of one point
    rate: how fast it burns, at each point
    spacing: distances of points along x and y
    f: the residual
    """
    return {"f": at_points(*neighbors(u), rate, spacing)}


def bratu_stencil(u, rate, spacing):
    """The Jacobian of bratu, by points.

    jac: derivatives by the point itself, and by those south, west, east and north of it
    """
    values = neighbors(u)
    one = jnp.ones_like(rate)

    def derivative(place):
        def of(value):
            return at_points(*values[:place], value, *values[place + 1 :], rate, spacing)

        return jax.jvp(of, (values[place],), (one,))[1]

    return {"jac": jnp.stack([derivative(place) for place in range(5)], axis=-1)}


def gray_scott(w, feed, p, spacing):
    """Gray and Scott's reaction with diffusion.

    w: concentrations of the two species, with a halo of one point
    feed: how fast the first is fed in, at each point
    p: diffusivities of both, and how fast the second decays
    spacing: distances of points along x and y
    f: changes in time
    """
    center, south, west, east, north = neighbors(w)
    diffusion = (west - 2 * center + east) / spacing[0] ** 2 + (south - 2 * center + north) / spacing[1] ** 2
    u, v = center[..., 0], center[..., 1]
    reaction = u * v**2
    changes = jnp.stack([feed * (1 - u) - reaction, reaction - (feed + p[2]) * v], axis=-1)
    return {"f": p[:2] * diffusion + changes}


def bratu_bundle():
    jax.config.update("jax_enable_x64", True)
    made = pjrtlite.Bundle("bratu", doc="Bratu's problem for SNES: residual, products of the Jacobian, the Jacobian.")
    given = {"u": ("f64", (TILE + 2, TILE + 2)), "rate": ("f64", (TILE, TILE)), "spacing": ("f64", (2,))}
    made.add(bratu, **given, derivatives={"tangent_linear": ["u"], "adjoint": ["u", "rate"]})
    made.add(bratu_stencil, **given, golden=False)
    return made


def gray_scott_bundle():
    jax.config.update("jax_enable_x64", True)
    made = pjrtlite.Bundle("gray_scott", doc="Gray and Scott's equations for TS: right-hand side, products of the Jacobian.")
    made.add(
        gray_scott,
        w=("f64", ("outer_y", "outer_x", 2)),
        feed=("f64", ("ny", "nx")),
        p=("f64", (3,)),
        spacing=("f64", (2,)),
        sizes={
            "ny": [ny for ny, _ in PIECES],
            "nx": [nx for _, nx in PIECES],
            "outer_y": [ny + 2 for ny, _ in PIECES],
            "outer_x": [nx + 2 for _, nx in PIECES],
        },
        derivatives={"tangent_linear": ["w"], "adjoint": ["w"]},
        golden=False,
    )
    return made


BUNDLES = {"bratu": bratu_bundle, "gray_scott": gray_scott_bundle}

if __name__ == "__main__":
    for name, bundle in BUNDLES.items():
        bundle().save(pathlib.Path(__file__).with_name(f"{name}.pjrt"))
