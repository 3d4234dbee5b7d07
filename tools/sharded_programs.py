"""Makes programs that JAX divides among four devices, with inputs and JAX's own outputs.

    target/venv-jax/bin/python tools/sharded_programs.py committed tests/devices/sharded
    target/venv-jax/bin/python tools/sharded_programs.py check tests/devices/sharded
    target/venv-jax/bin/python tools/sharded_programs.py executables target/programs

The first writes StableHLO texts (NAME.mlir), what jax.export serializes (NAME.jaxexport), and cases.json; the second
compares the texts and the cases with what is there; the third writes executables, as JAX serializes them for its own
cache (sharded_NAME.bin). Arrays are small: each device has a few numbers.
"""

import json
import os
import pathlib
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import jax.numpy as jnp
import numpy as np
from dtype_names import DTYPE_NAMES
from jax import export
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

jax.config.update("jax_enable_x64", True)
# No folder of this machine in the programs.
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
jax.config.update("jax_include_full_tracebacks_in_locations", False)

LINE = Mesh(np.array(jax.devices()), ("x",))
PLANE = Mesh(np.array(jax.devices()).reshape(2, 2), ("x", "y"))
# The devices of a mesh need not be in order.
TURNED = Mesh(np.array(jax.devices()).reshape(2, 2).T, ("x", "y"))


def numbers(*shape, dtype=np.float32):
    """Numbers of which each is another one."""
    count = int(np.prod(shape))
    return (((np.arange(count) * 7) % 64) / 8 - 3).astype(dtype).reshape(shape)


def jit(function, mesh, ins, outs, **options):
    sharding = lambda spec: NamedSharding(mesh, spec)  # noqa: E731
    ins = tuple(map(sharding, ins))
    outs = tuple(map(sharding, outs)) if isinstance(outs, tuple) else sharding(outs)
    return jax.jit(function, in_shardings=ins, out_shardings=outs, **options)


def shard_map(function, ins, outs, mesh=LINE):
    return jax.jit(jax.shard_map(function, mesh=mesh, in_specs=ins, out_specs=outs))


def shift(x):
    return jax.lax.ppermute(x, "x", [(device, (device + 1) % 4) for device in range(4)])


def loss(w, x, y):
    return jnp.mean((jnp.tanh(x @ w) - y) ** 2)


def train(w, x, y):
    value, gradient = jax.value_and_grad(loss)(w, x, y)
    return w - 0.1 * gradient, value


def step(x):
    """A step of diffusion on a ring, with neighbors on other devices."""
    return x + 0.25 * (jnp.roll(x, 1) - 2 * x + jnp.roll(x, -1))


def programs():
    """Names, functions and arguments."""
    f = numbers
    yield "rows", jit(lambda x, y: 2 * x + y, LINE, (P("x"), P("x")), P("x")), (f(8, 3), f(8, 3) + 1)
    yield "columns", jit(lambda x, y: 2 * x + y, LINE, (P(None, "x"), P(None, "x")), P(None, "x")), (f(3, 8), f(3, 8) + 1)
    # Pieces of 64 bytes; the benchmarks have it, too.
    yield "launch", jit(lambda x, y: 2 * x + y, LINE, (P("x"), P("x")), P("x")), (f(64), f(64) + 1)
    yield "mixed", jit(lambda x, y: 2 * x + y, LINE, (P("x"), P(None, "x")), P()), (f(4, 4), f(4, 4) + 1)
    yield "plane", jit(lambda x: 3 * x - 1, PLANE, (P("x", "y"),), P("y", "x")), (f(4, 6),)
    yield "turned", jit(lambda x: 3 * x - 1, TURNED, (P("x", "y"),), P("x")), (f(4, 6),)
    yield "part_replicated", jit(lambda x: x * x, PLANE, (P("y"),), P(None, "x")), (f(4, 6),)
    yield "replicated", jit(lambda x, w: x * w, LINE, (P("x"), P()), P("x")), (f(8, 2), f(2))
    yield "data_parallel", jit(train, LINE, (P(), P("x"), P("x")), (P(), P())), (f(3, 2) / 8, f(8, 3), f(8, 2) / 4)
    yield "model_parallel", jit(lambda x, w: jnp.tanh(x @ w), LINE, (P(), P(None, "x")), P(None, "x")), (f(3, 4), f(4, 8) / 8)
    yield "psum", shard_map(lambda x: x + jax.lax.psum(x, "x"), P("x"), P("x")), (f(8, 2),)
    yield "all_gather", shard_map(lambda x: jnp.sum(jax.lax.all_gather(x, "x"), axis=0) + x, P("x"), P("x")), (f(8),)
    yield "ppermute", shard_map(lambda x: x + 10 * shift(x), P("x"), P("x")), (f(8),)
    yield "all_to_all", shard_map(lambda x: jax.lax.all_to_all(x, "x", 1, 0, tiled=True), P("x"), P(None, "x")), (f(4, 8),)
    yield "axis_index", shard_map(lambda x: x + jax.lax.axis_index("x"), P("x"), P("x")), (f(8),)
    # Uneven within: seven of the eight go on.
    yield "uneven", jit(lambda x: jnp.cumsum(x[:7])[-1] + x, LINE, (P("x"),), P("x")), (f(8),)
    yield "donated", jit(step, LINE, (P("x"),), P("x"), donate_argnums=0), (f(16),)
    yield "donated_replicated", jit(lambda x: 2 * x + 1, LINE, (P(),), P(), donate_argnums=0), (f(6),)
    yield "donated_columns", jit(lambda x: 2 * x + 1, LINE, (P(None, "x"),), P(None, "x"), donate_argnums=0), (f(3, 8),)
    yield (
        "destination",
        jit(lambda x, out: 2 * x, LINE, (P("x"), P("x")), P("x"), donate_argnums=1, keep_unused=True),
        (f(16), np.zeros(16, np.float32)),
    )
    yield "unused", jit(lambda x, y: x + 1, LINE, (P("x"), P("x")), P("x")), (f(8), f(8))
    yield "bf16", jit(lambda x: x * x, LINE, (P(None, "x"),), P(None, "x")), (f(2, 8).astype(jnp.bfloat16),)
    yield "f64", jit(lambda x: x / 3, LINE, (P("x"),), P("x")), (f(8, dtype=np.float64),)
    yield "bools", jit(jnp.logical_not, LINE, (P(None, "x"),), P("x")), ((np.arange(32) % 3 == 0).reshape(4, 8),)
    yield "scalars", jit(lambda x, a: (x * a, jnp.sum(x)), LINE, (P("x"), P()), (P("x"), P())), (f(8), np.float32(2.5))
    yield "empty", jit(lambda x: x + 1, LINE, (P("x"),), P("x")), (f(8, 0),)
    yield "cube", jit(lambda x: x + jnp.sum(x, axis=1, keepdims=True), PLANE, (P("x", None, "y"),), P(None, "y", "x")), (f(2, 4, 6),)


def array(value):
    value = np.asarray(value)
    return {
        "dtype": DTYPE_NAMES[str(value.dtype)],
        "dims": list(value.shape),
        "hex": value.tobytes().hex(),
    }


def made():
    """Texts by their names, exported functions by theirs, and the cases."""
    texts, functions, cases = {}, {}, []
    for name, function, arguments in programs():
        lowered = function.lower(*arguments)
        texts[f"{name}.mlir"] = lowered.as_text().rstrip() + "\n"
        shapes = [jax.ShapeDtypeStruct(np.shape(x), np.asarray(x).dtype) for x in arguments]
        functions[f"{name}.jaxexport"] = bytes(export.export(function)(*shapes).serialize())
        outputs = jax.tree.leaves(lowered.compile()(*arguments))
        # jit leaves out what is not used; jax.export keeps it as an input.
        kept = [x for index, x in enumerate(arguments) if name != "unused" or index == 0]
        cases.append(
            {
                "name": name,
                "inputs": [array(x) for x in kept],
                "outputs": [array(x) for x in outputs],
            }
        )
    texts["cases.json"] = json.dumps(cases, indent=1) + "\n"
    return texts, functions


def main():
    goal, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    if goal == "executables":
        for name, function, arguments in programs():
            executable = function.lower(*arguments).compile().runtime_executable()
            (folder / f"sharded_{name}.bin").write_bytes(executable.serialize())
        return
    texts, functions = made()
    if goal == "committed":
        folder.mkdir(exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text)
        for name, function in functions.items():
            (folder / name).write_bytes(function)
        return
    differing = [name for name, text in texts.items() if (folder / name).read_text() != text]
    if differing:
        sys.exit(f"not what JAX makes now: {', '.join(differing)}")


main()
