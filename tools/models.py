"""Runs the code on docs/getting-programs.md, a block for each framework, and each model through pjrtlite.

Usage: models.py PAGE FRAMEWORK…; tools/models sets what it needs. For each framework the block below the line
`<!-- models: FRAMEWORK -->` is run as it stands, and gives `function` and `x`. They are saved as a bundle with JAX's
numbers, which libpjrtlite then runs and compares; and what the framework itself gives is compared with what JAX gives.
Prints a row of a table for each; fails if one fails.
"""

import datetime
import importlib.metadata
import pathlib
import re
import sys
import tempfile
import traceback

PACKAGES = {"haiku": ["dm-haiku"], "torch": ["torch", "torchax"], "onnx": ["onnx", "jaxonnxruntime"], "tensorflow": ["tensorflow", "tf2jax"]}
NAMES = {
    "flax": "Flax", "equinox": "Equinox", "haiku": "Haiku", "keras": "Keras", "torch": "PyTorch", "onnx": "ONNX",
    "tensorflow": "TensorFlow",
}  # fmt: skip


def block(page, framework):
    found = re.findall(rf"^<!-- models: {framework} -->\n```python\n(.*?)^```$", page, re.S | re.M)
    if len(found) != 1:
        raise SystemExit(f"the page has {len(found)} blocks for {framework}; it should have 1")
    return found[0]


def by_framework(framework, names):
    """What the framework itself computes, where it is not JAX."""
    import numpy as np

    x = np.asarray(names["x"])
    if framework == "torch":
        return names["model"](names["torch"].from_numpy(x.copy())).detach().numpy()
    if framework == "tensorflow":
        return names["model"](x).numpy()
    if framework == "keras":
        return np.asarray(names["model"](x))
    if framework == "onnx":
        from onnx.reference import ReferenceEvaluator

        return ReferenceEvaluator(names["model"]).run(None, {"x": x})[0]
    return None


def run(framework, code):
    names = {}
    exec(compile(code, f"getting-programs.md, {framework}", "exec"), names)
    import jax
    import numpy as np
    import pjrtlite

    function, x = names["function"], names["x"]
    y = np.asarray(jax.jit(function)(x))
    its_own = by_framework(framework, names)
    difference = 0.0 if its_own is None else float(np.abs(its_own - y).max())
    if not np.isfinite(y).all() or not np.any(y) or difference > 1e-5:
        raise ValueError(f"the numbers differ by {difference} from those of the framework, or are not finite")
    bundle = pjrtlite.Bundle("model")
    bundle.add(lambda x: {"y": function(x)}, name="model", x=x)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "model.pjrt")
        bundle.save(path)
        pjrtlite.check(path)
    versions = [f"{one} {importlib.metadata.version(one)}" for one in [*PACKAGES.get(framework, [framework]), "jax"]]
    compared = "JAX" if its_own is None else f"JAX, and {NAMES[framework]} itself within {max(difference, 1e-7):.0e}"
    return f"| {NAMES[framework]} | {', '.join(versions)} | {compared} | {datetime.date.today():%B %Y} |"


def main(page, frameworks):
    text = pathlib.Path(page).read_text()
    failed = False
    for framework in frameworks:
        try:
            print(run(framework, block(text, framework)), flush=True)
        except Exception:
            traceback.print_exc()
            print(f"{framework} failed", file=sys.stderr)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
