"""Two potentials for LAMMPS, Lennard-Jones's and a network that has learned it: the bundle potentials.pjrt.

By itself, `python model.py` writes potentials.pjrt beside this file; train.py makes the network's weights, weights.npz.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "python"))

import pjrtlite  # noqa: E402

CUTOFF = 2.5
# Of each program: rows for own atoms, for all atoms, and places for neighbors of one atom.
SIZES = {"own": [512, 512, 896, 896], "all": [2560, 2560, 3840, 3840], "most": [80, 104, 80, 104]}
# Where Behler and Parrinello's radial functions are, and which of them the angular ones take.
CENTERS, SHARPNESS, ANGULAR = np.linspace(0.95, 2.2, 6), 6.0, (1, 3)


def lennard_jones(_, squared, inside):
    """Half of the energy of each pair, since the other atom has the other half."""
    s6 = (1 / jnp.where(inside, squared, 1.0)) ** 3
    return jnp.where(inside, 2 * (s6 * s6 - s6), 0.0).sum(1)


def symmetry_functions(apart, squared, inside):
    """Behler and Parrinello's functions of each atom's surroundings: sums over pairs, and over angles between two pairs.

    Sums over angles with cos and cos^2 are squares of sums over pairs, so that no pair of pairs is visited.
    """
    near = jnp.where(inside, squared, CUTOFF**2)
    distance, smooth = jnp.sqrt(near), (1 - near / CUTOFF**2) ** 3
    shells = [jnp.exp(-SHARPNESS * (distance - center) ** 2) * smooth for center in CENTERS]
    found = [shell.sum(1) for shell in shells]
    x, y, z = apart / distance
    for shell in [shells[k] for k in ANGULAR]:
        found.append(sum((shell * a).sum(1) ** 2 for a in (x, y, z)))
        found.append(
            sum((shell * a * a).sum(1) ** 2 for a in (x, y, z))
            + 2 * sum((shell * a * b).sum(1) ** 2 for a, b in ((x, y), (y, z), (z, x)))
        )
    return jnp.stack(found, 1)


def network(weights, apart, squared, inside):
    """The energy of each atom: a fixed repulsion, which keeps atoms apart where nothing was learned, and the network's."""
    near = jnp.where(inside, squared, CUTOFF**2)
    repulsion = 2 * (1 - near / CUTOFF**2) ** 3 / near**6
    h = (symmetry_functions(apart, squared, inside) - weights["mean"]) / weights["spread"]
    for w, b in zip(weights["w"][:-1], weights["b"][:-1]):
        h = jnp.tanh(h @ w + b)
    return repulsion.sum(1) + (h @ weights["w"][-1] + weights["b"][-1])[:, 0]


def of_lists(energies, x, neighbors, count):
    """Energy, forces and virial of `count` atoms by lists of their neighbors, of which -1 is none."""
    own = len(neighbors)

    def energy(positions):
        positions = positions.T
        # Without the barrier, XLA gathers the positions again for each of the sums.
        apart = jax.lax.optimization_barrier(positions[:, neighbors] - positions[:, :own, None])
        squared = (apart**2).sum(0)
        by_atom = energies(apart, squared, (neighbors >= 0) & (squared < CUTOFF**2))
        # Rows without an atom have no energy, whatever a network makes of nothing.
        return jnp.where(jnp.arange(own) < count, by_atom, 0.0).sum()

    total, slope = jax.value_and_grad(energy)(x)
    # Distances are differences of positions, so this is the sum over all pairs of distance and force.
    tensor = -x.T @ slope
    return {"energy": total, "force": -slope, "virial": tensor[[0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2]]}


def lj(x, neighbors, count):
    """Lennard-Jones's potential, cut off at 2.5.

    x: positions, of own atoms first
    neighbors: of each own atom, the rows of its neighbors; -1 where there is none
    count: of own atoms
    energy: of own atoms
    force: their forces on all atoms
    virial: xx, yy, zz, xy, xz, yz
    """
    return of_lists(lennard_jones, x, neighbors, count)


def learned(weights, x, neighbors, count):
    """A network of Behler and Parrinello's kind that has learned Lennard-Jones's potential.

    x: positions, of own atoms first
    neighbors: of each own atom, the rows of its neighbors; -1 where there is none
    count: of own atoms
    energy: of own atoms
    force: their forces on all atoms
    virial: xx, yy, zz, xy, xz, yz
    """
    return of_lists(lambda *pairs: network(weights, *pairs), x, neighbors, count)


def load_weights():
    layers = np.load(HERE / "weights.npz")
    count = sum(name.startswith("w") for name in layers)
    return {
        "mean": layers["mean"],
        "spread": layers["spread"],
        "w": [layers[f"w{k}"] for k in range(count)],
        "b": [layers[f"b{k}"] for k in range(count)],
    }


def bundle():
    jax.config.update("jax_enable_x64", True)
    made = pjrtlite.Bundle("potentials", weights=load_weights(), doc="Energies, forces and virials of atoms by lists of neighbors.")
    lists = {"x": ("f64", ("all", 3)), "neighbors": ("i32", ("own", "most")), "count": ("i32", ())}
    made.add(lj, **lists, sizes=SIZES, weights=False, golden=False)
    made.add(learned, **lists, sizes=SIZES, golden=False)
    return made


BUNDLES = {"potentials": bundle}

if __name__ == "__main__":
    bundle().save(HERE / "potentials.pjrt")
