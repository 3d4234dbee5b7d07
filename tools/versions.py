"""The JAX side of `make versions`: a set of functions, exported by whatever JAX runs this, from 0.4.30 on.

    python versions.py FOLDER

writes for every function below NAME.jaxexport, what jax.export serializes; NAME.mlir, the same as StableHLO text, for
plugins that are older than the operations that JAX exports; and NAME.arrays, inputs and what this JAX itself computes
from them, in the form that tests/conformance/run.c reads; and functions.tsv with a line for each:
name, and how far a result may be off, relative to the largest value of its output (0: the same bits).

A function that this JAX cannot export is a line on standard error and an exit status, like any other fault.
"""

import os
import pathlib
import sys

# Set before JAX looks.
os.environ["XLA_FLAGS"] = ""

import jax
import jax.export
import jax.numpy as jnp
import numpy as np

from dtype_names import DTYPE_NAMES

# name -> function, inputs, tolerance, options of jit, options of export, whether 64-bit types are on
FUNCTIONS = {}


def case(*inputs, tolerance=0, jit=None, export=None, x64=False):
    def add(function):
        FUNCTIONS[function.__name__] = (function, inputs, tolerance, jit or {}, export or {}, x64)
        return function

    return add


def ramp(*dims, dtype=np.float32, start=-3.0, step=0.25):
    return (np.arange(np.prod(dims, dtype=int)) * step + start).reshape(dims).astype(dtype)


def counting(*dims, dtype=np.int32, start=0):
    return (np.arange(np.prod(dims, dtype=int)) + start).reshape(dims).astype(dtype)


@case(ramp(4), ramp(4, start=1))
def hello(x, y):
    return 2 * x + y


def tree(parameters, unused, state, flag, half):
    """Sorted keys, an argument that is not used, one that is donated, five element types; exact."""
    y = state @ parameters["w"] + parameters["b"]
    return {"y": jnp.where(flag, y, -y), "state": state * 2, "half": (half.astype("float32") + 1).astype("bfloat16")}


TREE = (
    {"w": ramp(3, 2), "b": ramp(2)},
    counting(5),
    ramp(4, 3, start=-1),
    np.array(False),
    np.asarray(jnp.array([-2, -1, 0, 0.5, 3, 60], "bfloat16")),
)
case(*TREE, jit={"donate_argnums": 2})(tree)


@case(*TREE, jit={"donate_argnums": 2}, export={"platforms": ["cuda", "cpu"]})
def platforms(*arguments):
    return tree(*arguments)


@case(ramp(8), ramp(8, start=-100), jit={"donate_argnums": 1, "keep_unused": True})
def destination(x, out):
    return x * 2


@case(ramp(7), np.array(3, np.int32), tolerance=1e-6)
def loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, a: jnp.sin(a) + i, x)


@case(counting(6, 3, start=1), counting(3))
def scan(rows, start):
    return jax.lax.scan(lambda sum_, row: (sum_ + row, sum_ * row), start, rows)


@case(counting(5, start=3))
def branches(x):
    halved = jax.lax.while_loop(lambda a: a.sum() > 7, lambda a: a // 2, x)
    return halved, jax.lax.cond(x[0] > 2, lambda a: a + 1, lambda a: a - 1, x), jax.lax.switch(x[1] % 3, [abs, jnp.negative, jnp.sign], x)


@case(ramp(3, 8), ramp(8, 16, step=0.01), ramp(16, step=0.1), ramp(16, 2, step=0.02), tolerance=3e-6)
def gradient(x, w, b, v):
    return jax.value_and_grad(lambda w, b, v: jnp.mean((jnp.tanh(x @ w + b) @ v) ** 2), argnums=(0, 1, 2))(w, b, v)


@case(np.array([3, -1, 7, 7, 0, 2, -5, 4], np.float32), counting(8))
def order(x, y):
    values, places = jax.lax.top_k(x, 3)
    return jnp.sort(x), jnp.argsort(x), values, places, jax.lax.sort((x, y), num_keys=1)[1], jnp.take(y, places)


@case(ramp(4, 8), tolerance=1e-6)
def fourier(x):
    return jnp.fft.fft(x.astype("complex64")), jnp.fft.irfft(jnp.fft.rfft(x))


@case(np.array([1, 2**31 + 7], np.uint32), tolerance=1e-6)
def chance(key):
    first, second = jax.random.split(key)
    return jax.random.bits(first, (5,)), jax.random.uniform(second, (4,)), jax.random.normal(first, (4,))


@case(ramp(2, 8, 8, 3, step=0.01), ramp(3, 3, 3, 4, step=0.02), tolerance=3e-6)
def convolution(x, kernel):
    y = jax.lax.conv_general_dilated(x, kernel, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return jax.nn.relu(y), jax.lax.reduce_window(y, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


@case(ramp(5, 4, dtype=np.float64, start=0.1), x64=True, tolerance=1e-13)
def double(x):
    special = jax.scipy.special
    return special.erf(x), special.gammaln(x), jnp.arcsinh(x), jnp.cumsum(x, axis=0), jnp.linalg.norm(x), (x + 1j * x) ** 2


@case(counting(4, dtype=np.int8, start=-2), counting(4, dtype=np.uint16), counting(4, dtype=np.int64), x64=True)
def integers(a, b, c):
    return a // 2, a % 3, b << 3, jax.lax.population_count(b), c * 3_000_000_000, (a > 0) ^ (b > 1), c.astype(np.uint8)


@case(ramp(3, 5), np.array([2, 0, 1], np.int32))
def places(x, i):
    return (
        x.at[i, 1].add(10.0), jnp.transpose(x), x[::-1, 1::2], jnp.pad(x, 1), x.max(axis=1), jnp.argmin(x, axis=0),
        jax.vmap(lambda row, k: jax.lax.dynamic_update_slice(row, row[:2], (k,)))(x, i), jnp.concatenate([x, x], 1),
        jnp.nanmax(x.at[0, 0].set(jnp.nan), axis=1),
    )  # fmt: skip


def arrays(exported, inputs, outputs):
    """The arrays as the runner reads them."""
    kept = exported.module_kept_var_idx
    words = ["input" if i in kept else "unused" for i in range(len(inputs))] + ["output"] * len(outputs)
    for word, x in zip(words, inputs + outputs):
        yield " ".join([word, DTYPE_NAMES[x.dtype.name], *map(str, x.shape)]).encode() + b"\n"
        yield np.ascontiguousarray(x).tobytes()


def leaves(tree):
    return [np.asarray(x) for x in jax.tree_util.tree_leaves(tree)]


def make(folder, name):
    function, inputs, tolerance, jit_options, export_options, x64 = FUNCTIONS[name]
    jax.config.update("jax_enable_x64", x64)
    jitted = jax.jit(function, **jit_options)
    shapes = jax.tree_util.tree_map(lambda x: jax.ShapeDtypeStruct(x.shape, x.dtype), inputs)
    exported = jax.export.export(jitted, **export_options)(*shapes)
    outputs = leaves(jax.jit(function)(*inputs))
    (folder / f"{name}.jaxexport").write_bytes(exported.serialize())
    (folder / f"{name}.mlir").write_text(str(jitted.lower(*shapes).compiler_ir("stablehlo")))
    (folder / f"{name}.arrays").write_bytes(b"".join(arrays(exported, leaves(inputs), outputs)))
    return f"{name}\t{tolerance}\n"


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    (folder / "functions.tsv").write_text("".join(make(folder, name) for name in FUNCTIONS))
