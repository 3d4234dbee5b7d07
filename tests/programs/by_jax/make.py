"""Five functions as jax.export serializes them, by whatever JAX runs this, from 0.4.30 on.

    python make.py FOLDER       writes FOLDER/jax_VERSION_NAME.jaxexport for each function
    python make.py --expected   writes expected.json beside this file: inputs, and what JAX computes from them

The containers that are committed were made by one JAX of each minor version, each in an environment of its own.
"""

import json
import pathlib
import sys

import jax
import jax.export
import jax.numpy as jnp
import numpy as np


def tanh(x, y):
    return 2 * x + jnp.tanh(y)


# A tree whose keys are sorted, an argument that is not used, one that is donated, and three element types.
def rich(params, unused, state, flag, h):
    y = state @ params["w"] + params["b"]
    return {"y": jnp.where(flag, y, -y), "state": state * 2, "h": (h.astype("float32") + 1).astype("bfloat16")}


def loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, a: jnp.sin(a) + i, x)


def vjp(x):
    return jnp.sum(jnp.exp(x) ** 2)


X = np.array([-1.5, -0.25, 0.0, 0.5, 1.0, 2.0, 3.25], np.float32)

# The numbers of this one are exact, whoever computes them.
RICH = (
    {"w": np.array([[1, 2], [-3, 4], [5, -6]], np.float32), "b": np.array([0.5, -8], np.float32)},
    np.arange(5, dtype=np.int32),
    np.arange(12, dtype=np.float32).reshape(4, 3) - 5,
    np.array(False),
    jnp.array([-2, -1, 0, 0.5, 3, 60], "bfloat16"),
)

# Name: function, inputs, options of jit, options of export.
FUNCTIONS = {
    "tanh": (tanh, (X[:4], X[3:]), {}, {}),
    "rich": (rich, RICH, {"donate_argnums": 2}, {}),
    "platforms": (rich, RICH, {"donate_argnums": 2}, {"platforms": ["cpu", "cuda"]}),
    "loop": (loop, (X, np.array(3, np.int32)), {}, {}),
    "vjp": (vjp, (X[:5],), {}, {}),
}


def export(folder):
    for name, (function, inputs, options, export_options) in FUNCTIONS.items():
        shapes = jax.tree_util.tree_map(lambda x: jax.ShapeDtypeStruct(x.shape, x.dtype), inputs)
        exported = jax.export.export(jax.jit(function, **options), **export_options)(*shapes)
        (folder / f"jax_{jax.__version__}_{name}.jaxexport").write_bytes(exported.serialize())


def described(tree):
    """Arrays as tests/programs/cases.json has them: little-endian bytes, dense, row by row."""
    names = {"float32": "f32", "int32": "i32", "bool": "bool", "bfloat16": "bf16"}
    arrays = [np.asarray(x) for x in jax.tree_util.tree_leaves(tree)]
    return [{"dtype": names[x.dtype.name], "dims": list(x.shape), "hex": x.tobytes().hex()} for x in arrays]


def json_of(cases):
    """JSON with a line for each array."""
    lists = [
        {key: ",\n    ".join(map(json.dumps, case[key])) for key in ["inputs", "outputs"]} | {"name": case["name"]}
        for case in cases
    ]
    form = '{{"name": "{name}",\n  "inputs": [\n    {inputs}],\n  "outputs": [\n    {outputs}]}}'
    return "[" + ",\n".join(form.format(**case) for case in lists) + "]\n"


def expected():
    cases = []
    for name, (function, inputs, _, _) in FUNCTIONS.items():
        outputs = jax.jit(function)(*inputs)
        cases.append({"name": name, "inputs": described(inputs), "outputs": described(outputs)})
    return cases


if __name__ == "__main__":
    if sys.argv[1] == "--expected":
        pathlib.Path(__file__).with_name("expected.json").write_text(json_of(expected()))
    else:
        export(pathlib.Path(sys.argv[1]))
