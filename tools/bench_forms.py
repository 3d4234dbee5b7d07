"""Forms of one computation, of which some are fast and some are not: programs, what they are run on, and what comes out.
Run by tools/bench, for the row `forms`.

    bench_forms.py FOLDER

For each form FOLDER gets NAME.mlir (StableHLO text), NAME.in (all inputs, f32, one after the other) and NAME.out (the
outputs, as JAX computes them). `forms.txt` has a line for each comparison: its key, the form, and what it is compared
with.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

BATCH = 64
WIDTHS = [64, 256, 256, 32]
# Four layers of one width, for loops over layers.
WIDTH, DEPTH = 256, 4


def numbers(*shape):
    """Between -0.1 and 0.1, the same at each call."""
    count = int(np.prod(shape))
    return (((37 * np.arange(count) + 11 * len(shape)) % 101 - 50) / 512).astype(np.float32).reshape(shape)


def network(activation, x, *weights):
    for layer in range(0, len(weights), 2):
        x = x @ weights[layer] + weights[layer + 1]
        if layer + 2 < len(weights):
            x = activation(x)
    return x


def rational(x):
    """Close to tanh for small x, and to nothing else."""
    return x * (27 + x * x) / (27 + 9 * x * x)


def unflatten(flat, shapes):
    start = 0
    for shape in shapes:
        size = int(np.prod(shape))
        yield flat[start : start + size].reshape(shape)
        start += size


def forms():
    """Name -> function, arguments, and which of them are donated."""
    x = numbers(BATCH, WIDTHS[0])
    weights = []
    for inner, outer in zip(WIDTHS, WIDTHS[1:]):
        weights += [numbers(inner, outer), numbers(outer)]
    shapes = [w.shape for w in weights]
    out = np.zeros((BATCH, WIDTHS[-1]), np.float32)
    flat = np.concatenate([w.ravel() for w in weights])
    turned = [w.T.copy() if w.ndim == 2 else w for w in weights]

    def with_turned(x, *weights):
        return network(jnp.tanh, x, *[w.T if w.ndim == 2 else w for w in weights])

    def in_columns(x, *weights):
        # The state is [features, batch].
        for layer in range(0, len(weights), 2):
            x = jnp.einsum("io,ib->ob", weights[layer], x) + weights[layer + 1][:, None]
            if layer + 2 < len(weights):
                x = jnp.tanh(x)
        return x

    state = numbers(BATCH, WIDTH)
    layers = [numbers(WIDTH, WIDTH) for _ in range(DEPTH)]

    def unrolled(x, *layers):
        for w in layers:
            x = jnp.tanh(x @ w)
        return x

    def scanned(x, stack):
        return jax.lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, stack)[0]

    small = [numbers(16) for _ in range(8)]
    return {
        "arguments": (lambda *a: network(jnp.tanh, *a), [x, *weights], ()),
        "constant": (lambda x: network(jnp.tanh, x, *weights), [x], ()),
        "destination": (lambda x, out: network(jnp.tanh, x, *weights), [x, out], (1,)),
        "rational": (lambda x: network(rational, x, *weights), [x], ()),
        "flat": (lambda x, flat: network(jnp.tanh, x, *unflatten(flat, shapes)), [x, flat], ()),
        "turned": (with_turned, [x, *turned], ()),
        "turned_constant": (lambda x: with_turned(x, *turned), [x], ()),
        "columns": (in_columns, [x.T.copy(), *weights], ()),
        "unrolled": (unrolled, [state, *layers], ()),
        "scanned": (scanned, [state, np.stack(layers)], ()),
        "outputs_1": (lambda *a: jnp.stack([2 * v for v in a]), small, ()),
        "outputs_8": (lambda *a: tuple(2 * v for v in a), small, ()),
    }


COMPARED = [
    ("constant", "arguments"),
    ("destination", "constant"),
    ("rational", "constant"),
    ("flat", "arguments"),
    ("turned", "arguments"),
    ("turned_constant", "constant"),
    ("columns", "arguments"),
    ("scanned", "unrolled"),
    ("outputs_8", "outputs_1"),
]


def main():
    folder = pathlib.Path(sys.argv[1])
    for name, (function, arguments, donated) in forms().items():
        compiled = jax.jit(function, donate_argnums=donated, keep_unused=True)
        (folder / f"{name}.mlir").write_text(compiled.lower(*arguments).as_text())
        (folder / f"{name}.in").write_bytes(b"".join(np.ascontiguousarray(a).tobytes() for a in arguments))
        outputs = jax.tree.leaves(jax.jit(function)(*arguments))
        (folder / f"{name}.out").write_bytes(b"".join(np.asarray(o).tobytes() for o in outputs))
    lines = [f"{form}.over_{base} {form} {base}\n" for form, base in COMPARED]
    (folder / "forms.txt").write_text("".join(lines))


main()
