"""Makes the bytecode and HLO modules in this folder of the texts beside them: JAX 0.11.2's Python, in this folder."""

import dataclasses
import io

import jax
import jax.export
import jax.numpy as jnp
from jax._src.interpreters.mlir import make_ir_context
from jax._src.lib import xla_client
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

# What each plugin of the tests can read; the second where custom calls state a dictionary.
OLDEST = "1.0.0"
WITH_DICTIONARIES = "1.13.0"


def make(name, version, formats=(6,)):
    with make_ir_context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = version is None
        module = ir.Module.parse(open(f"{name}.mlir").read())
        for of in formats:
            plain = io.BytesIO()
            module.operation.write_bytecode(plain, desired_version=of)
            suffix = "" if of == 6 else f".v{of}"
            open(f"{name}{suffix}.mlirbc", "wb").write(plain.getvalue())
        if version is None:
            return None
        portable = stablehlo.serialize_portable_artifact(module, version)
        open(f"{name}.vhlo", "wb").write(portable)
        return portable


def hlo(name):
    """The HLO module of a text."""
    with make_ir_context(), ir.Location.unknown():
        plain = io.BytesIO()
        ir.Module.parse(open(f"{name}.mlir").read()).operation.write_bytecode(plain)
        to_hlo = xla_client._xla.mlir.mlir_module_to_xla_computation
        return to_hlo(plain.getvalue(), use_tuple_args=False).as_serialized_hlo_module_proto()


def varint(number):
    out = b""
    while number > 127:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


def message(*fields):
    """A protobuf message of pairs of a number and a value: an integer, integers, text or a message."""
    out = b""
    for tag, value in fields:
        if isinstance(value, int):
            out += varint(tag << 3) + varint(value)
            continue
        if isinstance(value, list):
            value = b"".join(map(varint, value))
        elif isinstance(value, str):
            value = value.encode()
        out += varint(tag << 3 | 2) + varint(len(value)) + value
    return out


PRED, S64, F32 = 1, 5, 11


def shape(element, *extents):
    order = message((1, list(reversed(range(len(extents))))))
    return message((2, element), (3, list(extents)), (5, order), *[(6, 0)] * len(extents))


def instruction(number, opcode, of, *more):
    return message((1, f"i.{number}"), (2, opcode), (3, of), *more, (35, number))


def program_shape(parameters, result):
    return message(*[(1, parameter) for parameter in parameters], (2, result), *[(3, "a")] * len(parameters))


def computation(number, name, parameters, result, *instructions):
    """A computation whose last instruction, of the number 12, is its result."""
    fields = [(2, instruction) for instruction in instructions]
    return message((1, name), *fields, (4, program_shape(parameters, result)), (5, number), (6, 12))


def module(parameters, result, *computations):
    """An HLO module, whose last computation, of the number 2, is its entry."""
    fields = [(3, computation) for computation in computations]
    return message((1, "jit_f"), (2, "main"), *fields, (4, program_shape(parameters, result)), (5, 1), (6, 2))


def broken_hlo():
    """HLO modules of what is wrong in the texts; XLA makes none of those."""
    four, huge, bits, number = shape(F32, 4), shape(F32, 2**62, 4), shape(PRED, 64), shape(S64)
    argument = (9, 0)
    call = [instruction(11, "parameter", four, argument), instruction(12, "call", four, (36, [11]), (38, [1]))]
    yield "recursive", module(
        [four], four, computation(1, "h", [four], four, *call), computation(2, "main", [four], four, *call)
    )
    yield "huge_dims", module([], huge, computation(2, "main", [], huge, instruction(12, "iota", huge, (14, [0]))))
    cast = [instruction(11, "parameter", bits, argument), instruction(12, "bitcast-convert", number, (36, [11]))]
    yield "bitcast_i1_i64", module([bits], number, computation(2, "main", [bits], number, *cast))


for name in ["recursive", "custom_topk", "huge_dims", "huge_dynamic", "bitcast_i1_i64"]:
    make(name, OLDEST)
# Operations of no dialect have no portable form.
make("blocks", None, (0, 3, 6))
make("top_k", OLDEST)
make("mixed", WITH_DICTIONARIES, (0, 3, 4, 5, 6))
two = make("custom_two", WITH_DICTIONARIES)

open("custom_two.hlo.pb", "wb").write(hlo("custom_two"))
for name, program in broken_hlo():
    open(f"{name}.hlo.pb", "wb").write(program)

# The same as jax.export would write it, if it wrote for plugins of that age.
argument = jax.ShapeDtypeStruct((4,), jnp.float32)
exported = jax.export.export(jax.jit(lambda x: x))(argument)
container = dataclasses.replace(exported, mlir_module_serialized=two).serialize()
open("custom_two.jaxexport", "wb").write(container)
