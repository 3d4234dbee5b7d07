"""Bundles for the rows `start` and `weights`. Run by tools/bench.

    bench_bundles.py FOLDER

FOLDER gets network.pjrt, the network of benches/network.c for 8 columns, with its weights; and weights.pjrt, a product
with a matrix of 100 MB, for 1 to 8 rows.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python"))

import jax.numpy as jnp
import numpy as np
import pjrtlite

WIDTHS = [64, 256, 256, 32]
LARGE = 5000


def numbers(number, *shape):
    """Array `number` of the network: the rule of benches/network.c."""
    k = np.arange(int(np.prod(shape)))
    return (((37 * k + 11 * number) % 101 - 50) / 512).astype(np.float32).reshape(shape)


def network(weights, x):
    x = jnp.tanh(x @ weights["w1"] + weights["b2"])
    x = jnp.tanh(x @ weights["w3"] + weights["b4"])
    return {"y": x @ weights["w5"] + weights["b6"]}


def product(weights, x):
    return {"y": x @ weights["w"]}


def main(folder):
    weights = {}
    for layer, (wide, narrow) in enumerate(zip(WIDTHS, WIDTHS[1:], strict=False)):
        weights[f"w{2 * layer + 1}"] = numbers(2 * layer + 1, wide, narrow)
        weights[f"b{2 * layer + 2}"] = numbers(2 * layer + 2, narrow)
    bundle = pjrtlite.Bundle("network", weights=weights)
    bundle.add(network, x=("f32", ("n", WIDTHS[0])), sizes={"n": [8]})
    bundle.save(folder / "network.pjrt")
    # A row of ones times this is LARGE / 4, in every column, without rounding.
    matrix = np.full((LARGE, LARGE), 0.25, np.float32)
    bundle = pjrtlite.Bundle("weights", weights={"w": matrix})
    bundle.add(product, x=("f32", ("n", LARGE)), sizes={"n": list(range(1, 9))})
    bundle.save(folder / "weights.pjrt")


main(pathlib.Path(sys.argv[1]))
