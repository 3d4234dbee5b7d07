"""Makes the bundles of tests/programs/bundles with the JAX that runs this.

    make_bundle.py FILE           functions of this page, as JAX makes them
    make_bundle.py --hello FILE   f(x, y) = 2x + y of tests/programs/hello.mlir, y being a weight; also for the test plugin
    make_bundle.py --odd FILE     names, types and shapes that are hard on the wrappers of `pjrtlite wrap`
    make_bundle.py --drag FILE    the functions of docs/wrappers.md, without values
    make_bundle.py --lengthy FILE more of them: long names, an empty array, seven axes, quotes and letters of all kinds
"""

import hashlib
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

import jax
import jax.numpy as jnp
import numpy as np

import pjrtlite
from pjrtlite import _archive

ROOT = pathlib.Path(__file__).parent.parent.parent

WIDTH = 5


def wind(weights, u, v, level):
    """Changes of the wind by a small network.

    u, v [m/s]: zonal and meridional wind, from the top
    level: which of two networks, 0 or 1
    du, dv [m/s]: their changes in a step
    """
    x = jnp.concatenate([u, v], axis=1)
    x = jnp.tanh(x @ weights["in"]["w"] + weights["in"]["b"])
    x = jnp.where(level[:, None] > 0, 2 * x, x) @ weights["out"]
    return {"du": x[:, :3], "dv": x[:, 3:]}


def step(u, dt):
    """A step of a decay, in place.

    u [K]: temperature
    dt [s]: length of the step
    total [K]: the sum of the temperature after it
    """
    after = u - dt * u * u
    # JAX sorts them: the state is the last result, and another one has its type and shape.
    return {"change": after - u, "u_new": after, "total": after.sum()}


def start():
    """The temperature at the start."""
    return {"u": jnp.arange(8, dtype=jnp.float32) / 8}


def bundle() -> pjrtlite.Bundle:
    # Numbers that no version of NumPy makes otherwise.
    count = 6 * WIDTH
    weights = {
        "in": {
            "w": (np.arange(count).reshape(6, WIDTH) % 7 / 8 - 0.375).astype("f4"),
            "b": np.arange(WIDTH, dtype="f4") / 16,
        },
        "out": (np.arange(count).reshape(WIDTH, 6) % 5 / 4 - 0.5).astype("f4"),
    }
    made = pjrtlite.Bundle("model", weights=weights, doc="A model for tests.")
    shape = ("f32", ("n", 3))
    made.add(
        wind,
        u=shape,
        v=shape,
        level=("i32", ("n",)),
        sizes={"n": [1, 4]},
        rows_independent="n",
        derivatives=["tangent_linear", "adjoint"],
    )
    u = np.arange(1, 9, dtype="f4") / 8
    made.add(step, u=u, dt=np.float32(0.25), state={"u": "u_new"}, weights=False)
    made.add(start, role="initial_state", weights=False)
    return made


def hello(path: str) -> None:
    y = np.array([5.5, 6.6, 7.7, 8.8], "f4")
    x = np.array([1, 2, 3, 4], "f4")
    files = {
        "programs/hello.mlir": [(ROOT / "tests/programs/hello.mlir").read_bytes()],
        "checks/hello.x.npy": _archive.npy(x),
        "checks/hello.f.npy": _archive.npy(2 * x + y),
        "weights/y.npy": _archive.npy(y),
    }

    def array(name):
        return {"name": name, "dtype": "f32", "shape": [4]}

    program = {
        "platforms": ["cpu", "test"],
        "file": "programs/hello.mlir",
        "arguments": [{"input": "x"}, {"weight": "y"}],
        "results": ["f"],
        "check": {"inputs": ["checks/hello.x.npy"], "outputs": ["checks/hello.f.npy"], "rtol": 1e-6, "atol": 0},
    }
    function = {"name": "hello", "role": "forward", "inputs": [array("x")], "outputs": [array("f")], "programs": [program]}
    manifest = {
        "format": "pjrtlite-bundle",
        "version": 1,
        "name": "hello",
        "functions": [function],
        "weights": [{**array("y"), "file": "weights/y.npy"}],
        "files": [
            {"name": name, "size": sum(map(len, parts)), "sha256": hashlib.sha256(b"".join(map(bytes, parts))).hexdigest()}
            for name, parts in files.items()
        ],
    }
    _archive.write(path, [("manifest.json", [json.dumps(manifest).encode()]), *files.items()])


def mixed(end, size, flag, z, half, count):
    """Names that languages have a use for, and types that Fortran does not have. */ !

    end [m]: an array of two extents \\
    count: of 8 bits
    """
    return {
        "end": jnp.where(flag[:, None], 2 * end + size, end),
        "z": jnp.conj(z),
        "flag": ~flag,
        "half": half + half,
        "if": count + jnp.uint8(200),
    }


def columns(t, dt):
    """Columns beside each other, which cool.

    t [K]: temperature
    dt [s]: length of the step
    loss [K]: what a column lost
    """
    after = t - dt * t * t
    return {"t_new": after, "loss": (t - after).sum(0)}


def odd() -> pjrtlite.Bundle:
    made = pjrtlite.Bundle("odd", doc="Hard on wrappers.")
    made.add(
        mixed,
        end=("f64", ("n", "m")),
        size=("f64", ("m",)),
        flag=("bool", ("n",)),
        z=("c64", ("m",)),
        half=("bf16", ("n",)),
        count=("u8", ()),
        sizes={"n": [2, 3], "m": [2, 4]},
    )
    made.add(columns, name="type", t=("f32", (3, "n")), dt=("f32", ()), state={"t": "t_new"}, sizes={"n": [4]}, rows_independent="n")
    return made


def lengthy() -> pjrtlite.Bundle:
    name = "a_function_whose_name_is_much_longer_than_what_any_compiler_of_fortran_takes"
    ground = "the_temperature_of_the_ground_below_the_snow_that_lies_on_it_in_winter"

    def function(half, count, nothing, seven, **longer):
        return {
            "half_new": half * 2,
            "count_new": count * 3 + 2**40,
            "nothing_new": nothing + 1,
            "seven_new": jnp.flip(seven, axis=(0, 2)) - 0.5,
            f"{ground}_a": longer[ground] + 1,
            f"{ground}_b": longer[ground] - 1,
        }

    doc = f"""She said: "it's naïve", and 'all' that 100 % of ½ “quotes” — 温度 — can do. \\

    half [µm]: a "half", it's said; of 16 bits
    {ground} [°C]: ground's T, a/b*c !$omp parallel
    """
    made = pjrtlite.Bundle("lengthy", doc='Quotes: " and \' and ½.')
    made.add(
        function,
        name=name,
        half=("f16", (3,)),
        count=("i64", (2, 3)),
        nothing=("f32", (0, 4)),
        seven=("f64", (2, 1, 3, 1, 2, 1, 2)),
        doc=doc,
        **{ground: ("f32", ("n",))},
        sizes={"n": [8, 11]},
    )
    return made


def drag() -> pjrtlite.Bundle:
    def function(u, v):
        speed = jnp.sqrt(u * u + v * v + 1)
        return {"du": -speed * u, "dv": -speed * v}

    made = pjrtlite.Bundle("drag", doc="The drag of docs/wrappers.md.")
    shape = ("f32", ("n", 40))
    made.add(
        function,
        name="drag",
        u=shape,
        v=shape,
        sizes={"n": [16, 64]},
        rows_independent="n",
        derivatives=["tangent_linear", "adjoint"],
        golden=False,
    )
    return made


if __name__ == "__main__" and sys.argv[1] == "--odd":
    jax.config.update("jax_enable_x64", True)
    odd().save(sys.argv[2])
elif __name__ == "__main__" and sys.argv[1] == "--drag":
    drag().save(sys.argv[2])
elif __name__ == "__main__" and sys.argv[1] == "--lengthy":
    jax.config.update("jax_enable_x64", True)
    lengthy().save(sys.argv[2])
elif __name__ == "__main__" and sys.argv[1] == "--hello":
    hello(sys.argv[2])
elif __name__ == "__main__":
    bundle().save(sys.argv[1])
    print(f"{sys.argv[1]} by JAX {jax.__version__}")
