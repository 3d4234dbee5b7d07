"""Makes fuzz/seeds anew: the inputs that fuzzing starts from, a folder for each target.

    target/venv-jax/bin/python fuzz/make_seeds.py        (tools/bootstrap demo makes that environment)

What JAX writes comes from JAX; the rest is written here byte by byte: things that JAX would make too large, and
inputs on which the readers failed once or would fail if they were less careful. No seed holds a path of the machine
that it was made on.
"""

import hashlib
import io
import json
import os
import pathlib
import shutil
import struct
import tarfile
import zipfile

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax

# Locations would carry the paths of this script and of JAX.
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*")
jax.config.update("jax_traceback_in_locations_limit", 0)
jax.config.update("jax_enable_x64", True)

import flatbuffers
import jax.numpy as jnp
import numpy
from jax import export
from jaxlib.mlir.dialects import stablehlo

FOLDER = pathlib.Path(__file__).parent / "seeds"
BY_JAX = FOLDER.parent.parent / "tests/programs/by_jax"
BROUGHT = FOLDER.parent.parent / "tests/programs/brought"
FOUR = jax.ShapeDtypeStruct((4,), "float32")
BYTECODE = b"ML\xefR"


def hello(x, y):
    return 2 * x + y


# Protobuf.


def varint(number):
    out = bytearray()
    while number >= 128:
        out.append(number % 128 + 128)
        number //= 128
    return bytes(out) + bytes([number])


def field(tag, value):
    """A field of a message: a number, or bytes or text with their length."""
    if isinstance(value, int):
        return varint(8 * tag) + varint(value)
    value = value.encode() if isinstance(value, str) else value
    return varint(8 * tag + 2) + varint(len(value)) + value


def shape(element_type, dims=(), minor_to_major=None):
    """XLA's ShapeProto."""
    order = range(len(dims) - 1, -1, -1) if minor_to_major is None else minor_to_major
    return (
        field(2, element_type)
        + b"".join(field(3, dim) for dim in dims)
        + field(5, field(1, b"".join(varint(axis) for axis in order)))
    )


def module_with_config(parameters, result, aliases=()):
    """XLA's HloModuleProtoWithConfig, as far as it tells inputs and outputs. An alias is (output, input)."""
    program_shape = b"".join(field(1, parameter) for parameter in parameters) + field(2, result)
    entries = b"".join(field(1, field(1, bytes([output])) + field(2, input)) for output, input in aliases)
    return field(1, field(4, program_shape) + field(8, entries))


def ifrt(executable):
    """An executable in the wrapping of IFRT."""
    metadata = field(1, 3) + field(2, "pjrt_ifrt")
    return varint(len(metadata)) + metadata + executable


# Envelopes.

PROVENANCE = (
    field(1, "cpu")
    + field(2, "version")
    + field(4, 115)
    + field(5, "xla_version=2")
    + field(6, bytes(range(16)))
    + field(7, "x86_64")
    + field(8, "avx")
    + field(8, "avx2")
)


def stored_interface(inputs, outputs, kept, platforms):
    """The interface of an exported function in an envelope; arrays are (type, dimensions)."""
    array = lambda dtype, dims: field(1, dtype) + field(2, b"".join(varint(dim) for dim in dims))  # noqa: E731
    return (
        b"".join(field(1, array(*x)) for x in inputs)
        + b"".join(field(2, array(*x)) for x in outputs)
        + field(3, bytes(kept))
        + b"".join(field(4, name) for name in platforms)
    )


def envelope(facts, executable):
    """An envelope without its checksum, which the target puts in."""
    head = b"PJRTLITE" + struct.pack("<IIQQ", 1, len(facts), len(executable), 0)
    return head + facts + executable


# Containers of jax.export, for what JAX itself would not write.


def container(extents, arguments, effects=(), jax_version="0.11.2"):
    """A function of so many arguments, all of the one type whose extents are these; the argument 0 is used."""
    b = flatbuffers.Builder()

    def vector(kind, items, size):
        b.StartVector(size, len(items), size)
        for item in reversed(items):
            {"u8": b.PrependUint8, "u16": b.PrependUint16, "u32": b.PrependUint32, "at": b.PrependUOffsetTRelative}[
                kind
            ](item)
        return b.EndVector()

    # Equal texts are stored once, as a hostile writer would.
    texts = {text: b.CreateString(text) for text in dict.fromkeys([*extents, *effects, "cpu", jax_version])}
    extents = vector("at", [texts[extent] for extent in extents], 4)
    b.StartObject(3)
    b.PrependUOffsetTRelativeSlot(1, extents, 0)
    b.PrependInt8Slot(2, 10, 0)
    value = b.EndObject()

    def effect(name):
        b.StartObject(1)
        b.PrependUOffsetTRelativeSlot(0, texts[name], 0)
        return b.EndObject()

    fields = {
        9: vector("at", [texts["cpu"]], 4),
        10: vector("at", [effect(name) for name in effects], 4),
        13: vector("u8", list(BYTECODE + b" module"), 1),
        15: vector("u16", [0], 2),
        19: vector("at", [value], 4),
        22: vector("u32", [0] * arguments, 4),
        23: vector("u32", [0], 4),
        26: texts[jax_version],
    }
    b.StartObject(27)
    b.PrependUint16Slot(0, 12, 0)
    b.PrependUint16Slot(14, 10, 0)
    b.PrependUint32Slot(18, 1, 0)
    for number, offset in fields.items():
        b.PrependUOffsetTRelativeSlot(number, offset, 0)
    b.Finish(b.EndObject())
    return bytes(b.Output())


def exported(function, *shapes, options={}, **export_options):
    return bytes(export.export(jax.jit(function, **options), **export_options)(*shapes).serialize())


def by_platform(x):
    return jax.lax.platform_dependent(x, cpu=lambda x: 2 * x, cuda=lambda x: 3 * x)


def containers():
    (size,) = export.symbolic_shape("size")
    two = jax.NamedSharding(jax.make_mesh((2,), ("x",)), jax.P("x"))
    every = [
        jax.ShapeDtypeStruct((2, 1), dtype)
        for dtype in "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 "
        "float16 bfloat16 float32 float64 complex64 complex128".split()
    ]
    return {
        "hello": exported(hello, FOUR, FOUR),
        "unused": exported(lambda a, b, c: a - 2 * c, FOUR, FOUR, FOUR),
        "no_inputs": exported(lambda: jnp.arange(3.0)),
        "every_type": exported(lambda *x: x[::-1], *every),
        "tree": exported(lambda p, x: {"y": p["a"] * x[0], "n": -x[0]}, {"a": FOUR, "b": FOUR}, (FOUR,)),
        "donated": exported(lambda a, b: a + b, FOUR, FOUR, options={"donate_argnums": 0}),
        "platforms": exported(by_platform, FOUR, platforms=("cuda", "cpu")),
        "key": exported(lambda key: jax.random.split(key), jax.eval_shape(lambda: jax.random.key(0))),
        "symbolic": exported(lambda x: x + 1, jax.ShapeDtypeStruct((size,), "float32")),
        "two_devices": exported(lambda x: x + 1, jax.ShapeDtypeStruct((8,), "float32", sharding=two)),
        "by_jax_0_4_30": (BY_JAX / "jax_0.4.30_rich.jaxexport").read_bytes(),
        "by_jax_0_8_3": (BY_JAX / "jax_0.8.3_platforms.jaxexport").read_bytes(),
        "small": container(["2", "3"], 1),
        "ordered_effects": container([], 1, ["OrderedIOEffect", "OrderedDebugEffect"]),
        # Each argument has that many extents, so its size says little about what reading it takes.
        "many_extents_many_times": container(["1"] * 500, 500),
        "64_extents_64_times": container(["1"] * 64, 64),
        "control_characters": container(["4\0\x1b[31m"], 1),
        "too_many_elements": container(["9223372036854775807"] * 3, 1),
        "elements_that_wrap_to_none": container(["4294967296"] * 2, 1),
    }


def tar():
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        archive.addfile(tarfile.TarInfo("model.bin"))
    return out.getvalue()[:600]


def zipped(*names):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in names:
            archive.writestr(zipfile.ZipInfo(name), b"x")
    return out.getvalue()


def recognised():
    lowered = jax.jit(hello).lower(FOUR, FOUR)
    ir = lowered.compiler_ir("stablehlo")
    bytecode = io.BytesIO()
    ir.operation.write_bytecode(bytecode)
    text = str(ir)
    hlo = lowered.compiler_ir("hlo").as_serialized_hlo_module_proto()
    # Last, since it makes the module itself one of another dialect.
    portable = stablehlo.serialize_portable_artifact(ir, "1.0.0")
    executable = field(1, "the plugin's own bytes") + field(2, "options") + field(3, "cpu")
    return {
        "text": text.encode(),
        "text_with_nul": text.encode() + b"\0",
        "text_for_devices": b"module @m attributes {mhlo.num_partitions = 16 : i32, mhlo.num_replicas = 1 : i32} {}",
        "text_for_countless_devices": b"module attributes {mhlo.num_replicas = 99999999999999999999 : i32} {}",
        "text_of_functions": b"func.func @main() { return }",
        "text_with_lapack": b'module { custom_call @lapack_spotrf_ffi() @lapack_zheevd_ffi() "lapack_xyz_ffi" }',
        "text_with_many_lapack": b"module " + b" ".join(b"lapack_s%x_ffi" % i for i in range(200)),
        "text_with_mark": b"\xef\xbb\xbf" + text.encode(),
        "text_utf_16": "module @m {}".encode("utf-16"),
        "text_with_calls": b'module { stablehlo.custom_call @aaa "x"() <{call_target_name = "b\\"b"}> }',
        "text_with_top_k": b"module { stablehlo.custom_call @TopK(%a) : (tensor<4xf32>) -> (tensor<4xf32>) }",
        "text_of_odd_top_k": b"module { stablehlo.custom_call @TopK(%a) : (tensor<4xf32>) -> tensor<4xf32> }",
        "text_elided": b"module { dense_resource<__elided__> dense<...> {-# __elided__: \"0x04\" #-} }",
        "text_of_sizes": b"module { tensor<4611686018427387904x0x?xf32> tensor<?x2147483648xi64> }",
        "text_of_bits": b"module { stablehlo.bitcast_convert %a : (tensor<8xi1>) -> tensor<8xi1> }",
        "text_of_recursion": b"module { func.func public @main() { call @f() } func.func @f() { func.call @main() } }",
        "text_of_many_functions": b"module " + b"".join(b"func.func @f%x{call @f%x}" % (i, i + 1) for i in range(200)),
        "text_jaxpr": b"{ lambda ; a:f32[4]. let in (a,) }",
        "text_html": b"<!DOCTYPE html><html>module</html>",
        "text_hlo": b"HloModule m, entry_computation_layout={(f32[4])->f32[4]}",
        "bytecode": bytecode.getvalue(),
        "bytecode_portable": portable,
        # Functions that call functions, a loop, and calls of functions of the plugin's.
        "bytecode_mixed": (BROUGHT / "mixed.mlirbc").read_bytes(),
        "bytecode_mixed_portable": (BROUGHT / "mixed.vhlo").read_bytes(),
        "bytecode_head": BYTECODE + b"\x0bStableHLO_v1.18.0\0",
        "hlo": hlo,
        "hlo_in_dump": field(1, hlo) + field(3, "assignment"),
        "hlo_optimised": hlo + field(7, "schedule"),
        "hlo_with_calls": hlo + field(3, field(2, field(2, "custom-call") + field(28, "aaa_fn"))),
        "executable": executable,
        "executable_ifrt": ifrt(executable),
        "executable_ifrt_cut": ifrt(executable[:-1]),
        "many_empty_fields": field(1, "x") + field(2, "") * 500,
        "container": exported(hello, FOUR, FOUR),
        "envelope": envelope(field(1, PROVENANCE), executable),
        "zeros": bytes(64),
        "onnx": field(1, 8) + field(2, "pytorch") + field(7, "graph"),
        "saved_model": field(1, 1) + field(2, field(1, "facts")),
        "graph_def": field(1, field(1, "x") + field(2, "Placeholder")) * 3,
        "pickle": b"\x80\x04\x95" + bytes(8) + b"\x8c\x09pjrt_ifrt.",
        "safetensors": struct.pack("<Q", 20) + b'{"w":{"dtype":"F32"}}',
        "tflite": struct.pack("<I", 28) + b"TFL3" + bytes(24),
        "tar": tar(),
        "zip_of_torch": zipped("m/data.pkl", "m/code/__torch__.py"),
        "zip_of_arrays": zipped("x.npy", "y.npy"),
        "elf": b"\x7fELF\x02\x01\x01" + bytes(9) + b"\xff" * 8,
    }


def envelopes():
    f32, i32, bool_ = 11, 4, 1
    interface = stored_interface([(f32, [4]), (f32, [4]), (i32, [])], [(bool_, [2, 3])], [0, 2], ["cpu"])
    # What is sealed here is a module, so that the target can compare it with the interface.
    used = module_with_config([shape(11, [4]), shape(4)], shape(1, [2, 3]))
    indexed = module_with_config([shape(5), shape(11, [4]), shape(4)], shape(1, [2, 3]))
    platforms = stored_interface([(f32, [4]), (f32, [4]), (i32, [])], [(bool_, [2, 3])], [0, 2], ["cpu", "cuda"])
    twice = stored_interface([(f32, [4])], [], [0, 0], ["cpu"])

    def told(donated_to, order):
        """What a plugin tells: an input that is donated, two outputs, functions."""
        array = field(1, f32) + b"".join(field(2, n) for n in [2, 3])
        place = field(1, array) + b"".join(field(2, axis) for axis in order)
        given = field(1, place) + field(2, donated_to) + field(3, 1)
        return field(4, field(1, given) + field(2, place) + field(2, field(1, field(1, i32))) + field(3, "mine"))

    return {
        "plain": envelope(field(1, PROVENANCE), b"executable"),
        "function": envelope(field(1, PROVENANCE) + field(2, interface), used),
        "function_of_platforms": envelope(field(1, PROVENANCE) + field(2, platforms), indexed),
        "kept_twice": envelope(field(1, PROVENANCE) + field(2, twice), b""),
        "told": envelope(field(1, PROVENANCE) + told(0, [0, 1]), b"executable"),
        "told_of_no_output": envelope(field(1, PROVENANCE) + told(2, []), b"executable"),
        "told_of_an_axis_twice": envelope(field(1, PROVENANCE) + told(0, [1, 1]), b"executable"),
        "no_provenance": envelope(b"", b"executable"),
        "unknown_fields": envelope(field(1, PROVENANCE + field(99, "new")) + field(3, 1), b"x"),
        "many_empty_features": envelope(field(1, PROVENANCE + field(8, "") * 300), b""),
        "head": envelope(b"", b""),
        "of_the_next_version": b"PJRTLITE\x02" + bytes(40),
    }


def modules():
    def optimised(function, *shapes, **options):
        compiled = jax.jit(function, **options).lower(*shapes).compile()
        (module,) = compiled.runtime_executable().hlo_modules()
        return field(1, module.as_serialized_hlo_module_proto())

    nested = shape(11)
    for _ in range(90):
        nested = field(2, 13) + field(4, nested)
    return {
        "hello": optimised(lambda x, y: 2 * x + y, FOUR, FOUR),
        "donated": optimised(lambda a, b: (b, a + 1), FOUR, FOUR, donate_argnums=0),
        "small": module_with_config([shape(11, [2, 3]), shape(4)], shape(16, [5])),
        "layouts": module_with_config([shape(12, [2, 3, 4], [1, 0, 2])], shape(18, [2, 2], [0, 1])),
        "results": module_with_config(
            [shape(11, [2])], field(2, 13) + field(4, shape(11, [2])) + field(4, shape(1)), [(1, 0)]
        ),
        "nothing": module_with_config([], field(2, 13)),
        "nested": module_with_config([], nested),
        "too_few_axes": module_with_config([shape(11, [2, 3, 4], [0, 2])], shape(11)),
        "axis_twice": module_with_config([shape(11, [2, 3], [0, 0])], shape(11)),
        "axis_too_many": module_with_config([shape(11, [2, 3], [0, 1, 2])], shape(11)),
        "elements_that_wrap_to_none": module_with_config([shape(11, [2**32, 2**32])], shape(11)),
        "negative_dimension": module_with_config([shape(11, [2**64 - 1, 2])], shape(11)),
        "dynamic": module_with_config([shape(11, [2]) + field(6, b"\x01")], shape(11)),
        "donated_to_no_output": module_with_config([shape(11, [2])], shape(11, [2]), [(77, 0)]),
        "donated_no_input": module_with_config([], shape(11), [(0, 7)]),
        "many_empty_shapes": field(1, field(4, field(1, "") * 400 + field(2, shape(11)))),
    }


def attributes():
    """The form that src/ffi/fuzzing.rs reads: a number of attributes, and of each its name, its kind and what it holds."""
    scalar, array, text, nested, odd = range(5)

    def of(name, kind, choice, rest=b""):
        return bytes([len(name)]) + name.encode() + bytes([kind, choice]) + rest

    integer, number, truth = of("n", scalar, 5, bytes(range(8))), of("x", scalar, 12, bytes(8)), of("b", scalar, 1, b"\1")
    unsigned = of("u", scalar, 9, b"\xff" * 8)
    inner = bytes([2]) + integer + of("a.b", text, 0, b"\3abc")
    return {
        "none": bytes([0]),
        "numbers": bytes([4]) + integer + number + truth + unsigned,
        "lists": bytes([3]) + of("l", array, 4, b"\3" + bytes(12)) + of("c", array, 18, b"\1" + bytes(16))
        + of("t", text, 0, b"\2L\0"),
        "nested": bytes([3]) + of("s", nested, 0, inner) + of("s.n", scalar, 4, bytes(4)) + of("o", odd, 0),
        "deep": b"".join(bytes([1]) + of("s", nested, 0) for _ in range(6)),
        "null": bytes([4]) + of("v", scalar, 15) + of("l", array, 31, b"\3") + of("t", text, 15, b"\3abc")
        + of("s", scalar, 79),
        "no_lists": bytes([252]),
        "unknown_types": bytes([2]) + of("v", scalar, 39, bytes(16)) + of("l", array, 39, b"\1" + bytes(16)),
    }


def stored(members, align=64):
    """An archive with these members, each at a multiple of `align`."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, data in members.items():
            info = zipfile.ZipInfo(name)
            pad = -(file.tell() + 30 + len(name)) % align
            pad += align if 0 < pad < 6 else 0
            if pad:
                info.extra = struct.pack("<HHH", 0xD935, pad - 4, align) + bytes(pad - 6)
            archive.writestr(info, data)
    return file.getvalue()


def npy(array):
    file = io.BytesIO()
    numpy.save(file, array)
    return file.getvalue()


def bundles():
    three = npy(numpy.arange(3, dtype="f4"))
    members = {"programs/f.mlir": b"module {}", "weights/w.npy": three}
    one = {"name": "x", "dtype": "f32", "shape": [3]}
    program = {
        "platforms": ["cpu"],
        "file": "programs/f.mlir",
        "arguments": [{"input": "x"}, {"weight": "w"}, {"destination": "y"}],
        "results": ["y"],
    }
    function = {"name": "f", "role": "forward", "inputs": [one], "outputs": [{**one, "name": "y"}], "programs": [program]}

    def of(functions, members=members, align=64):
        manifest = {
            "format": "pjrtlite-bundle",
            "version": 1,
            "name": "seed",
            "functions": functions,
            "weights": [{"name": "w", "dtype": "f32", "shape": [3], "file": "weights/w.npy"}],
            "files": [
                {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
                for name, data in members.items()
            ],
        }
        return stored({"manifest.json": json.dumps(manifest).encode(), **members}, align)

    named = {**one, "shape": ["n", 3], "unit": "m/s", "doc": "a wind"}
    sized = {
        **function,
        "extents": ["n"],
        "rows_independent": "n",
        "order": "fortran",
        "inputs": [{**named, "state": "y"}],
        "outputs": [{**named, "name": "y"}],
        "programs": [
            {
                **program,
                "sizes": {"n": 1},
                "arguments": [{"input": "x"}],
                "check": {"inputs": ["weights/w.npy"], "outputs": ["weights/w.npy"], "rtol": 1e-5, "atol": 0},
            }
        ],
    }
    tangent = {**function, "name": "f_tl", "role": "tangent_linear", "of": "f", "inputs": [one, {**one, "name": "x_tl", "of": "x"}]}
    tangent["programs"] = [{**program, "arguments": [{"input": "x"}, {"input": "x_tl"}]}]
    return {
        "one": of([function]),
        "sized": of([sized]),
        "derivative": of([function, tangent]),
        "no_file": of([function], {}),
        "not_aligned": of([function], align=1),
        "nothing": stored({}),
    }


def weights():
    header = json.dumps({"__metadata__": {"a": "b"}, "w": {"dtype": "F32", "shape": [3], "data_offsets": [0, 12]}}).encode()
    three = npy(numpy.arange(3, dtype="f4"))
    return {
        "npz": stored({"v.npy": three, "w.npy": three}, 1),
        "compressed": b"PK\x03\x04\x14\0\0\0\x08\0" + bytes(40),
        "safetensors": struct.pack("<Q", len(header)) + header + bytes(12),
        "fortran_order": stored({"w.npy": three.replace(b"False", b"True ")}, 1),
    }


def main():
    shutil.rmtree(FOLDER, ignore_errors=True)
    for target, seeds in {
        "recognise": recognised(),
        "container": containers(),
        "envelope": envelopes(),
        "signature": modules(),
        "attributes": attributes(),
        "bundle": bundles(),
        "weights": weights(),
    }.items():
        (FOLDER / target).mkdir(parents=True)
        for name, seed in seeds.items():
            (FOLDER / target / name).write_bytes(seed)


main()
