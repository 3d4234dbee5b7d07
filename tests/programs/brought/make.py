"""Makes the programs in this folder that are bytecode of the texts beside them: JAX 0.11.2's Python, in this folder."""

import dataclasses
import io

import jax
import jax.export
import jax.numpy as jnp
from jax._src.interpreters.mlir import make_ir_context
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


for name in ["recursive", "custom_topk", "huge_dims", "huge_dynamic", "bitcast_i1_i64"]:
    make(name, OLDEST)
# Operations of no dialect have no portable form.
make("blocks", None, (0, 3, 6))
make("top_k", OLDEST)
make("mixed", WITH_DICTIONARIES, (0, 3, 4, 5, 6))
two = make("custom_two", WITH_DICTIONARIES)

# The same as jax.export would write it, if it wrote for plugins of that age.
shape = jax.ShapeDtypeStruct((4,), jnp.float32)
exported = jax.export.export(jax.jit(lambda x: x))(shape)
container = dataclasses.replace(exported, mlir_module_serialized=two).serialize()
open("custom_two.jaxexport", "wb").write(container)
