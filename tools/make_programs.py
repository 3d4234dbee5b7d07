"""The JAX side of the tests and the demo: turns small JAX functions into programs that a PJRT plugin can run.

Run by tools/make-programs, which finds the right Python; see there for the commands.

Two sets of files come out of the same list of cases, `CASES` below:

* programs made on the spot (`programs OUTPUT_FOLDER`), with any JAX from 0.4.30 on: for every case the function as
  `jax.export` serializes it (`NAME.jaxexport`), and the module as XLA's own protobuf (`NAME.hlo`); with the jaxlib that
  the plugin is built from also the executable that JAX compiled, as JAX serializes it for its own cache (`NAME.bin`),
  which fits this jaxlib and this processor only;
* programs that are committed (`committed OUTPUT_FOLDER`): for every case its StableHLO text (`NAME.mlir`), and
  `cases.json`, which holds the inputs and what JAX computed from them. `check FOLDER` says whether fresh ones would
  be the same.

The examples state their functions themselves, in `c_examples/NN_*/*.py`, each as a dictionary `PROGRAMS` of names with
a jitted function and the shapes of its arguments, and as a list `FUNCTIONS` what of the host's these call. `NEEDS_JAX`
is the oldest version that can make them. They become `NAME.jaxexport` beside the other programs, and
StableHLO text beside the example, which is committed. A dictionary `BUNDLES` has functions that make a bundle each,
`NAME.pjrt` beside the example.

Every case is exact: it uses values and operations that no correct compiler can round differently, so that results
can be compared bit by bit whatever plugin computed them. The one exception is the `mlp` (see there).
"""

import argparse
import dataclasses
import importlib.util
import io
import json
import os
import pathlib
import platform
import re
import sys
import tempfile
import zipfile
from collections.abc import Callable

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python"))

# Two devices, so that a function for two can be exported; set before JAX looks.
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
import jaxlib
import ml_dtypes
import numpy as np
from jax import export
from jax.sharding import Mesh, NamedSharding, PartitionSpec, SingleDeviceSharding
from jaxlib.mlir.dialects import stablehlo

from dtype_names import BYTE_OF, DTYPE_NAMES

if jax.__version_info__ < (0, 7):
    from jax.experimental.layout import DeviceLocalLayout as Layout
    from jax.experimental.layout import Layout as Format
else:
    from jax.experimental.layout import Format, Layout

jax.config.update("jax_enable_x64", True)

# Portable artifacts are written for this StableHLO, which every plugin of the last years still reads. The version
# that JAX itself would choose (a month old) is newer than what older plugins know.
PORTABLE_STABLEHLO = "1.0.0"

# The jaxlib whose executables the plugin `cpu` of tools/get-plugin loads, and which wrote what is committed.
PLUGINS_JAXLIB = "0.11.2"

EXAMPLES = pathlib.Path(__file__).resolve().parent.parent / "c_examples"


@dataclasses.dataclass
class Case:
    """A JAX function and the inputs it is tried with."""

    name: str
    about: str
    function: Callable
    inputs: list
    # What jax.jit is told besides the function: donation, layouts.
    jit_options: dict = dataclasses.field(default_factory=dict)
    # Arrays that are not stored row by row: position -> dimensions from the fastest to the slowest.
    input_layouts: dict = dataclasses.field(default_factory=dict)
    output_layouts: dict = dataclasses.field(default_factory=dict)

    def jit(self):
        """The function as JAX compiles it, and the shapes and types of its inputs."""
        self.function.__name__ = self.name
        options = dict(self.jit_options)
        if self.input_layouts:
            options["in_shardings"] = tuple(
                layout_of(self.input_layouts.get(i), x.ndim) for i, x in enumerate(self.inputs)
            )
        if self.output_layouts:
            outputs = jax.eval_shape(self.function, *self.inputs)
            options["out_shardings"] = tuple(
                layout_of(self.output_layouts.get(i), x.ndim) for i, x in enumerate(outputs)
            )
        shapes = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in self.inputs]
        return jax.jit(self.function, **options), shapes

    def lower(self):
        """The function, traced for the shapes and types of the inputs and lowered to StableHLO."""
        function, shapes = self.jit()
        return function.lower(*shapes)

    def export(self, **options):
        """The function as jax.export serializes it: the form that JAX keeps stable."""
        function, shapes = self.jit()
        return bytes(export.export(function, **options)(*shapes).serialize())

    def outputs(self):
        """What JAX computes from the inputs, as a list of NumPy arrays."""
        results = jax.jit(self.function)(*[jnp.asarray(x) for x in self.inputs])
        return [np.asarray(x) for x in jax.tree.leaves(results)]


def layout_of(minor_to_major, rank):
    """JAX's way to ask for a layout; it lists dimensions the other way round, from the slowest to the fastest."""
    order = tuple(reversed(minor_to_major)) if minor_to_major else tuple(range(rank))
    return Format(Layout(order), SingleDeviceSharding(jax.devices()[0]))


def counting(*dims, dtype=np.float32, start=0):
    """start, start + 1, … in an array of these dimensions, row by row."""
    return (np.arange(np.prod(dims, dtype=int)) + start).reshape(dims).astype(dtype)


def integers(dtype):
    """Values for 2x + 1 that reach the largest number of the type, and for signed ones the smallest but one."""
    bits = np.iinfo(dtype).bits
    if np.iinfo(dtype).min < 0:
        return np.array([-(2 ** (bits - 2)), -3, 0, 1, 2 ** (bits - 3) + 5, 2 ** (bits - 2) - 1], dtype)
    return np.array([0, 1, 3, 100, 2 ** (bits - 2) + 5, 2 ** (bits - 1) - 1], dtype)


def reals(dtype):
    """Values for which 2x + 1 is exact; the last needs the precision of the type."""
    digits = ml_dtypes.finfo(dtype).nmant - 2
    return np.array([-2.0, -0.5, 0.0, 0.25, 3.5, 1.0 + 2.0**-digits], dtype)


def complexes(dtype):
    """Values for which 2x + 1 is exact. No part is zero, so that no sign of a zero is in question."""
    return np.array([1 + 2j, -0.75 + 0.5j, 3.5 - 4j, -2 - 0.25j], dtype)


def twice_plus_one(x):
    return 2 * x + 1


def one_input(name, about, x):
    # A function of its own for every case, since it is named after the case.
    return Case(name, about, lambda x: twice_plus_one(x), [x])


def rank_cases():
    dims_of_rank = [(), (3,), (2, 3), (2, 3, 4), (2, 3, 4, 5), (2, 3, 1, 4, 2), (2, 1, 3, 2, 1, 4), (2, 1, 3, 1, 2, 1, 2)]
    for rank, dims in enumerate(dims_of_rank):
        yield one_input(f"rank_{rank}", f"2x + 1 on an array of {rank} dimensions", counting(*dims, start=1))


def dtype_cases():
    yield Case(
        "dtype_bool",
        "not a; a and b",
        lambda a, b: (jnp.logical_not(a), jnp.logical_and(a, b)),
        [np.array([False, False, True, True]), np.array([False, True, False, True])],
    )
    for dtype in [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]:
        x = integers(dtype)
        yield one_input(f"dtype_{DTYPE_NAMES[x.dtype.name]}", "2x + 1, up to the largest number of the type", x)
    for dtype in [np.float16, ml_dtypes.bfloat16, np.float32, np.float64]:
        x = reals(dtype)
        yield one_input(f"dtype_{DTYPE_NAMES[x.dtype.name]}", "2x + 1, with a value that needs the type's precision", x)
    for dtype in [np.complex64, np.complex128]:
        x = complexes(dtype)
        yield one_input(f"dtype_{DTYPE_NAMES[x.dtype.name]}", "2x + 1", x)
    for dtype in small_floats():
        yield small_float(dtype)
    for dtype in [ml_dtypes.int4, ml_dtypes.uint4, ml_dtypes.int2, ml_dtypes.uint2]:
        yield small_integer(dtype)


def small_floats():
    names = [name for name in DTYPE_NAMES if name.startswith(("float8", "float4"))]
    return [getattr(ml_dtypes, name) for name in names]


def small_float(dtype):
    """Every number of a float of 8 or 4 bits, as f32 and as it is, and f32 rounded to it."""
    bits = 4 if "float4" in np.dtype(dtype).name else 8
    every = np.arange(2**bits, dtype=np.uint8).view(dtype)
    # Which of 0.0 and -0.0 is kept depends on how NumPy sorts on this processor: the sum makes it 0.0.
    numbers = np.unique(every.astype(np.float32)) + np.float32(0.0)
    numbers = numbers[np.isfinite(numbers)]
    # What lies half way, a little below and above that, and beyond the range.
    halves = (numbers[1:] + numbers[:-1]) / 2
    with np.errstate(over="ignore"):
        largest = numbers.max() * np.float32(4)
    given = np.concatenate([
        numbers, halves, np.nextafter(halves, np.float32(np.inf)), np.nextafter(halves, np.float32(-np.inf)),
        np.array([largest, -largest, np.inf, -np.inf, np.nan, -0.0], np.float32),
    ])
    return Case(
        f"dtype_{DTYPE_NAMES[np.dtype(dtype).name]}",
        "x as f32, x itself, and y rounded to the type of x: every number, and what lies between two",
        lambda x, y: (x.astype(np.float32), x, y.astype(dtype)),
        [every, given.astype(np.float32)],
    )


def small_integer(dtype):
    """Every number of an integer of 4 or 2 bits. The arrays have odd numbers of elements, too."""
    wide = np.dtype(BYTE_OF[np.dtype(dtype).name])
    limits = ml_dtypes.iinfo(dtype)
    every = np.arange(limits.min, limits.max + 1).astype(dtype)
    x = np.concatenate([every, every[::-1], every[:1]]).reshape(3, -1)
    y = np.arange(-9, 20).astype(wide)
    return Case(
        f"dtype_{DTYPE_NAMES[np.dtype(dtype).name]}",
        "3x as a byte, x itself, 2x + 1 in the type of x, and y wrapped to it: every number",
        lambda x, y: (3 * x.astype(wide), x, 2 * x + 1, y.astype(dtype)),
        [x, y],
    )


def order(a):
    i = jnp.arange(2, dtype=jnp.float32)[:, None]
    j = jnp.arange(3, dtype=jnp.float32)[None, :]
    out = a + 100 * i + 10 * j
    return out, out.T


def several(a, n, flag, s):
    return (
        jnp.where(flag, a, -a) * s.astype(jnp.float32),
        n.astype(jnp.int64) * 3_000_000_000,
        s + jnp.sum(n),
        (a > 2.0),
        n[2:].astype(jnp.uint8),
    )


CASES = [
    Case(
        "hello",
        "f(x, y) = 2x + y",
        lambda x, y: 2 * x + y,
        [np.array([1, 2, 3, 4], np.float32), np.array([5.5, 6.6, 7.7, 8.8], np.float32)],
    ),
    *dtype_cases(),
    *rank_cases(),
    one_input("empty", "2x + 1 on an array without elements", counting(0, 3)),
    Case(
        "empty_middle",
        "2x + 1 on an array whose middle dimension is 0, and its sum over that dimension: zeros",
        lambda x: (2 * x + 1, jnp.sum(x, axis=1)),
        [counting(2, 0, 3)],
    ),
    Case(
        "empty_and_scalar",
        "x s (without elements) and s + 1 (a scalar)",
        lambda x, s: (x * s, s + 1),
        [counting(0), np.array(2.5, np.float32)],
    ),
    Case(
        "several",
        "four inputs and five outputs of different types and shapes, two of them scalars",
        several,
        [
            counting(2, 3),
            np.array([-1, 0, 2, 7], np.int32),
            np.array(True),
            np.array(0.5, np.float64),
        ],
    ),
    Case(
        "no_inputs",
        "no inputs: 0 to 5 as i32[2,3], and a constant",
        lambda: (jnp.arange(6, dtype=jnp.int32).reshape(2, 3), jnp.array([0.5, -1.25, 3.0], jnp.float32)),
        [],
    ),
    Case(
        "order",
        "out[i,j] = a[i,j] + 100 i + 10 j, and its transpose: neither square nor symmetric",
        order,
        [np.array([[1, 2, 3], [4, 5, 6]], np.float32)],
    ),
    Case("matmul", "a[2,3] b[3,4]", lambda a, b: a @ b, [counting(2, 3, start=1), counting(3, 4, start=-5)]),
    Case("donated", "x + 1, the input being donated to the output", lambda x: x + 1, [counting(8)], {"donate_argnums": 0}),
    Case(
        "destination",
        "2x + y, written into the memory of the last, otherwise unused, input",
        lambda x, y, out: 2 * x + y,
        [counting(8), counting(8, start=10), counting(8, start=-100)],
        {"donate_argnums": 2, "keep_unused": True},
    ),
    Case(
        "layout_output",
        "2x + 1 and x + 10, the first of which is stored column by column",
        lambda x: (2 * x + 1, x + 10),
        [counting(2, 3)],
        output_layouts={0: (0, 1)},
    ),
    Case(
        "layout_input",
        "a + 2b, the input a and the output being stored column by column",
        lambda a, b: (a + 2 * b,),
        [counting(2, 3), counting(2, 3, start=10)],
        input_layouts={0: (0, 1)},
        output_layouts={0: (0, 1)},
    ),
]


def mlp(x, w1, b1, w2, b2, w3, b3):
    x = jnp.tanh(x @ w1 + b1)
    x = jnp.tanh(x @ w2 + b2)
    return x @ w3 + b3


MLP_DIMS = [(8, 64), (64, 256), (256,), (256, 256), (256,), (256, 32), (32,)]


def mlp_case():
    """A network of useful size. Its weights follow a rule instead of being stored, and its result is rounded."""

    def weights(n, dims):
        k = np.arange(np.prod(dims, dtype=int), dtype=np.int64)
        return (((37 * k + 11 * n) % 101 - 50).astype(np.float32) / np.float32(512)).reshape(dims)

    function = lambda *arguments: mlp(*arguments)  # noqa: E731: renamed after the case
    return Case(
        "mlp",
        "a network of 64-256-256-32 units with tanh, on a batch of 8",
        function,
        [weights(n, dims) for n, dims in enumerate(MLP_DIMS)],
    )


def text(lowered):
    """StableHLO text without locations; of a program for one device, without what only partitioning would read."""
    module = str(lowered.compiler_ir("stablehlo"))
    if "loc(" not in module and "mhlo.num_partitions = 1 " not in module:
        return module.rstrip("\n") + "\n"
    # Asking for a layout makes JAX annotate shardings of its one device. Plugins older than the notation refuse it.
    module = re.sub(r"^ *sdy\.mesh .*\n", "", module, flags=re.MULTILINE)
    module = re.sub(r"(, )?sdy\.sharding = #sdy\.sharding<[^>]*>", "", module)
    # How LAPACK's functions could be split over devices.
    module = re.sub(r", sdy\.sharding_rule = #sdy\.op_sharding_rule<.*?>(?=[,}] ?)", "", module)
    module = re.sub(r"(?<! =) \{\}", "", module)
    if "sdy." in module or "loc(" in module:
        sys.exit(f"make_programs.py: this StableHLO text still has shardings or locations:\n{module}")
    return module.rstrip("\n") + "\n"


def serialized(lowered):
    """The compiled executable in bytes, by the call with which JAX fills its own compilation cache."""
    return lowered.compile().runtime_executable().serialize()


def bytecode(lowered):
    """MLIR bytecode of the StableHLO module."""
    out = io.BytesIO()
    lowered.compiler_ir("stablehlo").operation.write_bytecode(out)
    return out.getvalue()


def portable(lowered):
    """StableHLO's portable artifact, the form with a promise of compatibility."""
    if jax.__version_info__ < (0, 5):
        # There StableHLO's own function aborts the process; JAX uses this one.
        from jaxlib.xla_extension import mlir

        return mlir.serialize_portable_artifact(str(lowered.compiler_ir("stablehlo")), PORTABLE_STABLEHLO)
    return stablehlo.serialize_portable_artifact(lowered.compiler_ir("stablehlo"), PORTABLE_STABLEHLO)


def hlo(lowered):
    """XLA's own protobuf of the module."""
    return lowered.compiler_ir("hlo").as_serialized_hlo_module_proto()


def examples():
    """The programs of the examples: folder, name, jitted function, shapes of its arguments, functions that it calls."""
    for folder, module in example_modules():
        called = getattr(module, "FUNCTIONS", [])
        if called and not hasattr(jax, "ffi"):
            continue
        if jax.__version_info__ < getattr(module, "NEEDS_JAX", (0,)):
            continue
        for name, (function, arguments) in getattr(module, "PROGRAMS", {}).items():
            yield folder, name, function, arguments, called


def lower(function, arguments):
    """A function as JAX hands it to XLA, also one for devices that are not there."""
    try:
        return function.lower(*arguments)
    except ValueError as error:
        if "AbstractMesh" not in str(error):
            raise
        return function.trace(*arguments).lower(lowering_platforms=("cpu",))


def example_modules():
    """The Python files of the examples: folder, module."""
    for source in sorted(EXAMPLES.glob("*/*.py")):
        spec = importlib.util.spec_from_file_location(source.stem, source)
        module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except ModuleNotFoundError as error:
            # Only the newest of our environments has it. What is committed serves elsewhere.
            if error.name != "optax":
                raise
            continue
        yield source.parent, module


def bundle_files():
    """The bundles of the examples: name with its folder -> bytes."""
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        for place, module in example_modules():
            for name, make in getattr(module, "BUNDLES", {}).items():
                path = pathlib.Path(folder, f"{name}.pjrt")
                make().save(path)
                files[f"{place.name}/{name}.pjrt"] = path.read_bytes()
    return files


def without_results(bundle):
    """What of a bundle does not depend on the processor: all but the outputs that functions are checked by."""
    with zipfile.ZipFile(io.BytesIO(bundle)) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        programs = [program for function in manifest["functions"] for program in function["programs"]]
        results = {name for program in programs for name in program.get("check", {}).get("outputs", [])}
        manifest["files"] = [file for file in manifest["files"] if file["name"] not in results]
        files = {name: archive.read(name) for name in archive.namelist() if name not in {*results, "manifest.json"}}
        outputs = {name: np.load(io.BytesIO(archive.read(name))) for name in results}
    return (manifest, files), outputs


def same_bundle(old, new):
    """Whether two bundles hold the same, and results that differ by rounding alone."""
    (old, old_results), (new, new_results) = without_results(old), without_results(new)
    close = lambda a, b: np.allclose(np.asarray(a, "f8"), np.asarray(b, "f8"), rtol=1e-4, atol=1e-5)
    return old == new and all(close(old_results[name], new_results[name]) for name in new_results)


def exports():
    """Functions that only jax.export can show: name -> bytes. The tests say what is to become of each."""
    four = jax.ShapeDtypeStruct((4,), "float32")
    jit = jax.jit
    (size,) = export.symbolic_shape("size")
    sized = jax.ShapeDtypeStruct((size,), "float32")
    eight = jax.ShapeDtypeStruct((8,), "float32", sharding=split_in_two())
    count = jax.ShapeDtypeStruct((2,), "int32")

    functions = {
        # b is not used, so the module does not take it.
        "unused": export.export(jit(lambda a, b, c: a - 2 * c))(four, count, four),
        "all_unused": export.export(jit(lambda a: jnp.arange(3.0, dtype="float32")))(four),
        "donated_second": export.export(jit(lambda a, b, c: (a[0], b + c), donate_argnums=1))(four, four, four),
        # Keys are sorted: the inputs are offset, then scale and x.
        "tree": export.export(jit(lambda p, x: {"y": p["scale"] * x[0] + p["offset"], "n": -x[0]}))(
            {"scale": four, "offset": four}, (four,)
        ),
        "platforms": export.export(jit(by_platform), platforms=("cuda", "cpu"))(four),
        "other_platform": export.export(jit(lambda x: x + 1), platforms=("cuda",))(four),
        "symbolic": export.export(jit(lambda x: x + 1))(sized),
        "two_devices": export.export(jit(lambda x: x + 1))(eight),
        "cholesky": export.export(jit(jnp.linalg.cholesky))(jax.ShapeDtypeStruct((3, 3), "float32")),
    }
    jax.config.update("jax_enable_x64", False)
    functions["platforms_i32"] = export.export(jit(by_platform), platforms=("cpu", "cuda"))(four)
    jax.config.update("jax_enable_x64", True)
    return {name: bytes(function.serialize()) for name, function in functions.items()}


def split_in_two():
    """An array's first axis, over two devices."""
    return NamedSharding(Mesh(np.array(jax.devices()[:2]), ("x",)), PartitionSpec("x"))


def two_devices():
    """The sum of an array that is split over two devices, lowered."""
    return jax.jit(lambda x: x + x.sum()).lower(jax.ShapeDtypeStruct((8,), "float32", sharding=split_in_two()))


def by_platform(x):
    """Differs by platform: 2x on CPUs, 3x on GPUs."""
    return jax.lax.platform_dependent(x, cpu=lambda x: 2 * x, cuda=lambda x: 3 * x)


def in_bytes(array):
    """An array with the bytes that the host has for it: NumPy leaves the upper bits of small integers undefined."""
    return np.ascontiguousarray(array.astype(BYTE_OF.get(array.dtype.name, array.dtype)))


def described(arrays, layouts):
    """Arrays as cases.json states them: little-endian bytes, dense, row by row."""
    out = []
    for position, array in enumerate(arrays):
        entry = {
            "dtype": DTYPE_NAMES[array.dtype.name],
            "dims": list(array.shape),
            "hex": in_bytes(array).tobytes().hex(),
        }
        if position in layouts:
            entry["minor_to_major"] = list(layouts[position])
        out.append(entry)
    return out


def json_of(value, depth=0):
    """JSON with a line for each array, which diffs well and can be read."""
    indent = "  " * (depth + 1)
    if isinstance(value, list) and value and isinstance(value[0], dict):
        inner = ",\n".join(indent + json_of(v, depth + 1) for v in value)
        return "[\n" + inner + "\n" + "  " * depth + "]"
    if isinstance(value, dict) and any(isinstance(v, list) and v and isinstance(v[0], dict) for v in value.values()):
        inner = ",\n".join(f"{indent}{json.dumps(k)}: {json_of(v, depth + 1)}" for k, v in value.items())
        return "{\n" + inner + "\n" + "  " * depth + "}"
    return json.dumps(value, ensure_ascii=False)


def functions():
    """Programs that call functions of the host, which tests register: name -> lowered."""
    f32, f64, i32 = jnp.float32, jnp.float64, jnp.int32
    array = jax.ShapeDtypeStruct
    call = jax.ffi.ffi_call

    def scale(x):
        """Attributes of every kind."""
        result = array((4,), f32)
        return 2 * call("test_scale", result)(
            x + 1,
            factor=np.float32(3),
            offset=np.int32(-2),
            double=np.float64(0.1),
            wide=np.int64(2**40),
            byte=np.uint8(200),
            flag=np.bool_(True),
            mode="fast, or slow",
            table=np.array([10, 20, 30], np.int32),
            weights=np.array([0.5, 0.25]),
        )

    def shapes(a, n):
        """Arrays of several types and ranks, in and out."""
        results = (array((3, 2), f64), array((2,), jnp.bool_), array((), i32))
        return call("test_shapes", results)(a, n)

    def loop(x):
        """A call in each step of a loop, on what the step before gave."""
        step = call("test_step", array((4,), f32))
        return jax.lax.fori_loop(0, 10, lambda _, x: step(x), x)

    def tokens(x):
        """Three calls without a common array, in an order."""
        token = jax.lax.create_token(x)
        sums = []
        for number in range(3):
            note = call("test_note", (array((), i32), jax.ffi.abstract_token), has_side_effect=True)
            result, token = note(x[number], token, number=np.int32(number))
            sums.append(result)
        return jnp.stack(sums)

    def between(a):
        """A call between products of matrices, which plugins do on several threads."""
        return (a @ call("test_between", array((256, 256), f32))(a @ a)) @ a

    def nothing(x):
        """A call of a function that does nothing."""
        return call("test_nothing", array((4,), f32), input_output_aliases={0: 0})(x)

    vector = array((4,), f32)
    cases = {
        "scale": (scale, vector),
        "shapes": (shapes, array((2, 3), f64), array((), i32)),
        "loop": (loop, vector),
        "tokens": (tokens, vector),
        "between": (between, array((256, 256), f32)),
        "nothing": (nothing, vector),
    }
    return {name: jax.jit(function).lower(*inputs) for name, (function, *inputs) in cases.items()}


def linalg_files(n, every):
    """Programs that do linear algebra, and `cases.json` with inputs and what JAX computed: name -> text."""
    # For what older versions of JAX do not have.
    import linalg_programs

    files, cases = {}, []
    for program in linalg_programs.programs(n, every):
        files[f"{program.name}.mlir"] = text(program.lowered())
        same, raw = program.results()
        cases.append(
            {
                "name": program.name,
                "about": program.about,
                "program": f"{program.name}.mlir",
                "same": len(same),
                "inputs": described(program.inputs, {}),
                "outputs": described(same + raw, {}),
            }
        )
    files["cases.json"] = json_of(cases) + "\n"
    return files


def committed_files():
    """The files of tests/programs that this script makes: name -> text."""
    files = {}
    cases = []
    for case in CASES:
        files[f"{case.name}.mlir"] = text(case.lower())
        cases.append(
            {
                "name": case.name,
                "about": case.about,
                "program": f"{case.name}.mlir",
                "inputs": described(case.inputs, case.input_layouts),
                "outputs": described(case.outputs(), case.output_layouts),
            }
        )
    files["cases.json"] = json_of(cases) + "\n"

    case = mlp_case()
    files["mlp.mlir"] = text(case.lower())
    files["mlp.json"] = (
        json_of(
            {
                "name": case.name,
                "about": case.about,
                "program": "mlp.mlir",
                "rule": "element k (row by row, from 0) of input n (from 0) is ((37 k + 11 n) mod 101 - 50) / 512",
                "inputs": [{"dtype": "f32", "dims": list(dims)} for dims in MLP_DIMS],
                "outputs": described(case.outputs(), {}),
                "absolute_tolerance": 1e-5,
            }
        )
        + "\n"
    )
    files.update({f"functions/{name}.mlir": text(lowered) for name, lowered in functions().items()})
    # For what older versions of JAX do not have.
    import mpi_programs

    files.update({f"mpi/{name}.mlir": text(lowered) for name, lowered in mpi_programs.programs().items()})
    files.update({f"linalg/{name}": content for name, content in linalg_files(4, every=False).items()})
    return files


def example_files():
    """The programs and bundles of c_examples: name with its folder -> StableHLO text, or bytes."""
    programs = {f"{folder.name}/{name}.mlir": text(lower(f, arguments)) for folder, name, f, arguments, _ in examples()}
    return {**programs, **bundle_files()}


def make_programs(folder):
    """Writes what depends on this machine and this jaxlib."""
    fits_the_plugin = jaxlib.__version__ == PLUGINS_JAXLIB
    if fits_the_plugin:
        (folder / "two_devices.bin").write_bytes(serialized(two_devices()))
    else:
        (folder / "NO_EXECUTABLES").write_text(
            f"the plugin loads executables of jaxlib {PLUGINS_JAXLIB}; this is jaxlib {jaxlib.__version__}, the newest "
            f"for Python {platform.python_version()}\n"
        )
    for case in [*CASES, mlp_case()]:
        lowered = case.lower()
        if fits_the_plugin:
            (folder / f"{case.name}.bin").write_bytes(serialized(lowered))
        (folder / f"{case.name}.hlo").write_bytes(hlo(lowered))
        # jax.export has no numbers for integers of 2 bits.
        if not {x.dtype.name for x in case.inputs} & {"int2", "uint2"}:
            (folder / f"{case.name}.jaxexport").write_bytes(case.export())
        if case.name == "hello":
            (folder / "hello.mlir").write_text(text(lowered))
            (folder / "hello.mlirbc").write_bytes(bytecode(lowered))
            (folder / "hello.vhlo").write_bytes(portable(lowered))
    for name, function in exports().items():
        (folder / f"export_{name}.jaxexport").write_bytes(function)
    for _, name, function, arguments, called in examples():
        allowed = [export.DisabledSafetyCheck.custom_call(target) for target in called]
        exported = export.export(function, disabled_checks=allowed, platforms=["cpu"])(*arguments)
        (folder / f"{name}.jaxexport").write_bytes(bytes(exported.serialize()))
    (folder / "ORIGIN").write_text(
        f"jax {jax.__version__}, jaxlib {jaxlib.__version__}, "
        f"{platform.python_implementation()} {platform.python_version()}\n"
    )


def heat_inside(u):
    """The points inside of a cube after a step of the heat equation: u + (neighbours - 6u) / 8."""
    inner = u[1:-1, 1:-1, 1:-1]
    neighbours = (
        u[:-2, 1:-1, 1:-1] + u[2:, 1:-1, 1:-1] + u[1:-1, :-2, 1:-1]
        + u[1:-1, 2:, 1:-1] + u[1:-1, 1:-1, :-2] + u[1:-1, 1:-1, 2:]
    )
    return inner + (neighbours - 6 * inner) * 0.125


def heat(u):
    """A step of the whole cube, whose edge is zero."""
    return jnp.pad(heat_inside(u), 1)


def heat_into(u, into):
    """A step from one cube into another, whose edge stays as it is."""
    return into.at[1:-1, 1:-1, 1:-1].set(heat_inside(u))


def ten_steps(u):
    """Ten steps of heat, two by two: what stands between two pairs is written to memory."""
    for _ in range(5):
        u = jax.lax.optimization_barrier(heat(heat(u)))
    return u


def bench_files():
    """The programs of benches/programs: name -> StableHLO text. See the README there."""

    # For what older versions of JAX do not have.
    from mpi_programs import mpi

    def lowered(name, function, dims, **options):
        function.__name__ = name
        shapes = [jax.ShapeDtypeStruct(d, np.float32) for d in dims]
        return text(jax.jit(function, **options).lower(*shapes))

    files = {"call": lowered("call", lambda x, y: 2 * x + y, [(4,), (4,)])}
    files["call_in_place"] = lowered("call_in_place", lambda x, y: 2 * x + y, [(4,), (4,)], donate_argnums=1)
    for name, target in [("call_function", "bench_nothing"), ("call_function_here", "bench_nothing_here")]:
        nothing = jax.ffi.ffi_call(
            target, jax.ShapeDtypeStruct((4,), np.float32), has_side_effect=True, input_output_aliases={0: 0}
        )
        files[name] = lowered(name, lambda x, y, nothing=nothing: nothing(2 * x + y), [(4,), (4,)])
    for name, count in [("mpi_allreduce_8B", 1), ("mpi_allreduce_8MB", 2**20)]:
        numbers = jax.ShapeDtypeStruct((count,), np.float64)
        total = lambda x, out: mpi.allreduce(x, mpi.create_token())[0]
        total.__name__ = name
        files[name] = text(jax.jit(total, donate_argnums=1, keep_unused=True).lower(numbers, numbers))
    for power in [20, 24]:
        size = (2**power,)
        for name, options in [(f"add_2p{power}", {}), (f"add_in_place_2p{power}", {"donate_argnums": 1})]:
            files[name] = lowered(name, lambda x, y: 2 * x + y, [size, size], **options)
    cube = (128, 128, 128)
    files["heat"] = lowered("heat", lambda u, into: heat_into(u, into), [cube] * 2, donate_argnums=1)
    files["heat_in_place"] = lowered("heat_in_place", lambda u: heat(u), [cube], donate_argnums=0)
    files["heat_in_place_10"] = lowered("heat_in_place_10", lambda u: ten_steps(u), [cube], donate_argnums=0)
    for batch in [1, 8, 64, 1024]:
        name = f"mlp_b{batch}"
        files[name] = lowered(name, lambda *arguments: mlp(*arguments), [(batch, 64), *MLP_DIMS[1:]])
    with jax.enable_x64(True):
        for n in [8, 64, 512]:
            matrix = jax.ShapeDtypeStruct((n, n), np.float64)
            for name, function in MATRIX_FUNCTIONS.items():
                function = renamed(function, f"{name}_{n}")
                files[function.__name__] = with_destination(function, matrix)
        batch = jax.ShapeDtypeStruct((10000, 8, 8), np.float64)
        files["cholesky_batch"] = with_destination(renamed(MATRIX_FUNCTIONS["cholesky"], "cholesky_batch"), batch)
    return {f"{name}.mlir": content for name, content in files.items()}


MATRIX_FUNCTIONS = {
    "cholesky": lambda a: jax.lax.linalg.cholesky(a, symmetrize_input=False),
    "lu": lambda a: jax.lax.linalg.lu(a)[:2],
    "eigh": lambda a: jax.lax.linalg.eigh(a, symmetrize_input=False),
}


def renamed(function, name):
    """The same function, under a name that its module has."""

    def other(*arguments):
        return function(*arguments)

    other.__name__ = name
    return other


def with_destination(function, matrix):
    """The program of a function of a matrix whose first result has a destination: an argument that is donated."""

    def into(a, _):
        return function(a)

    into.__name__ = function.__name__
    return text(jax.jit(into, donate_argnums=1, keep_unused=True).lower(matrix, matrix))


def differences(folder, fresh_files):
    """In which ways the files of a folder differ from fresh ones; sentences, none if they are equal."""
    found = []
    for name, fresh in fresh_files.items():
        path = folder / name
        if not path.exists():
            found.append(f"{name} is missing")
        elif name == "mlp.json":
            # Its outputs are rounded, and processors differ in that.
            old, new = json.loads(path.read_text()), json.loads(fresh)
            values = [np.frombuffer(bytes.fromhex(x.pop("hex")), np.float32) for x in old["outputs"] + new["outputs"]]
            if old != new or np.max(np.abs(values[0] - values[1])) > new["absolute_tolerance"]:
                found.append(f"{name} differs")
        elif name == "linalg/cases.json":
            # The tests say how far results may differ; of another processor's they do.
            old, new = json.loads(path.read_text()), json.loads(fresh)
            for case in old + new:
                for array in case["inputs"] + case["outputs"]:
                    del array["hex"]
            if old != new:
                found.append(f"{name} differs")
        elif name.endswith(".pjrt"):
            if not same_bundle(path.read_bytes(), fresh):
                found.append(f"{name} differs")
        elif path.read_text() != fresh:
            found.append(f"{name} differs")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["programs", "committed", "check", "linalg"])
    parser.add_argument("folder", type=pathlib.Path, help="where the files go, or are; it exists")
    parser.add_argument("--benches", action="store_true", help="of committed and check: the programs of benches/programs")
    parser.add_argument("--examples", action="store_true", help="the same: the programs of c_examples")
    arguments = parser.parse_args()
    if arguments.what == "programs":
        make_programs(arguments.folder)
        return
    if arguments.what == "linalg":
        for name, content in linalg_files(40, every=True).items():
            (arguments.folder / name).write_text(content)
        return
    files = bench_files() if arguments.benches else example_files() if arguments.examples else committed_files()
    if arguments.what == "committed":
        for name, content in files.items():
            content = content if isinstance(content, bytes) else content.encode()
            (arguments.folder / name).write_bytes(content)
    else:
        found = differences(arguments.folder, files)
        for sentence in found:
            print(f"{arguments.folder}: {sentence}", file=sys.stderr)
        sys.exit(1 if found else 0)


main()
