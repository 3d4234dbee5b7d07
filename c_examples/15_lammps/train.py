"""Trains the network of model.py on forces and energies of Lennard-Jones's melt, in some minutes: weights.npz."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import model  # noqa: E402

DENSITY, CELLS, STEPS, BATCH, WIDTHS = 0.8442, 3, 3000, 8, (16, 16)
ATOMS = 4 * CELLS**3
BOX = (ATOMS / DENSITY) ** (1 / 3)
OTHERS = np.array([[j for j in range(ATOMS) if j != i] for i in range(ATOMS)])


def energy(energies, x):
    apart = (x[OTHERS] - x[:, None]).transpose(2, 0, 1)
    apart = apart - BOX * jnp.round(apart / BOX)
    squared = (apart**2).sum(0)
    return energies(apart, squared, squared < model.CUTOFF**2)


def total(energies):
    return lambda x: energy(energies, x).sum()


def samples(key):
    """States of the melt at several temperatures, and of the lattice that it comes from."""
    corner = np.array([[0, 0, 0], [0.5, 0.5, 0], [0.5, 0, 0.5], [0, 0.5, 0.5]])
    cell = np.stack(np.meshgrid(*[np.arange(CELLS)] * 3), -1).reshape(-1, 1, 3)
    lattice = (cell + corner).reshape(-1, 3) * BOX / CELLS
    force = jax.grad(lambda x: -total(model.lennard_jones)(x))

    @jax.jit
    def advance(x, v, f, temperature):
        def step(_, state):
            x, v, f = state
            v = v + 0.002 * f
            x = x + 0.004 * v
            f = force(x)
            v = v + 0.002 * f
            return x, v * (1 + 0.01 * (jnp.sqrt(3 * temperature / (v**2).mean(0).sum()) - 1)), f

        return jax.lax.fori_loop(0, 40, step, (x, v, f))

    states = []
    for temperature in (0.7, 1.2, 1.7, 2.5, 3.5):
        key, own = jax.random.split(key)
        v = jax.random.normal(own, lattice.shape) * np.sqrt(2 * temperature)
        x, v = jnp.array(lattice), v - v.mean(0)
        f = force(x)
        for _ in range(40):
            x, v, f = advance(x, v, f, temperature)
            states.append(x)
    return jnp.stack(states)


def main():
    jax.config.update("jax_enable_x64", True)
    key, start, order = jax.random.split(jax.random.key(1), 3)
    x = samples(key)
    features = jax.lax.map(lambda one: energy(model.symmetry_functions, one), x).reshape(-1, len(model.CENTERS) + 2 * len(model.ANGULAR))
    reference, slopes = jax.lax.map(jax.value_and_grad(total(model.lennard_jones)), x)
    sizes = [features.shape[1], *WIDTHS, 1]
    pairs = list(zip(jax.random.split(start, len(sizes)), sizes[:-1], sizes[1:]))
    fixed = {"mean": features.mean(0), "spread": features.std(0)}
    free = {"w": [jax.random.normal(k, (m, n)) / m**0.5 for k, m, n in pairs], "b": [jnp.zeros(n) for _, _, n in pairs]}
    free["b"][-1] += reference.mean() / ATOMS

    def errors(free, x, reference, slopes):
        weights = {**fixed, **free}
        found, by_network = jax.vmap(jax.value_and_grad(total(lambda *pairs: model.network(weights, *pairs))))(x)
        return jnp.mean((by_network - slopes) ** 2), jnp.mean((found - reference) ** 2) / ATOMS**2

    def loss(*given):
        forces, energies = errors(*given)
        return forces + 100 * energies

    @jax.jit
    def improve(k, free, first, second, chosen):
        rate = 0.01 * 0.5 * (1 + jnp.cos(jnp.pi * k / STEPS)) + 1e-5
        slope = jax.grad(loss)(free, x[chosen], reference[chosen], slopes[chosen])
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
        second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g * g, second, slope)
        change = lambda w, m, s: w - rate * (m / (1 - 0.9 ** (k + 1))) / (jnp.sqrt(s / (1 - 0.999 ** (k + 1))) + 1e-8)
        return jax.tree.map(change, free, first, second), first, second

    first, second = (jax.tree.map(jnp.zeros_like, free) for _ in range(2))
    for k in range(STEPS):
        order, own = jax.random.split(order)
        free, first, second = improve(k, free, first, second, jax.random.randint(own, (BATCH,), 0, len(x)))
        if k % 250 == 249:
            forces, energies = errors(free, x[::7], reference[::7], slopes[::7])
            print(f"step {k + 1}: off by {forces**0.5:.3f} of {jnp.std(slopes):.1f} in forces, {energies**0.5:.4f} in energies per atom", flush=True)
    layers = {f"{kind}{k}": array for kind in "wb" for k, array in enumerate(free[kind])}
    np.savez(pathlib.Path(__file__).with_name("weights.npz"), **fixed, **layers)


if __name__ == "__main__":
    main()
