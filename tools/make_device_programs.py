"""Makes tests/devices: programs of JAX for four devices, for one, and for two replicas, in every form.

    target/venv-jax/bin/python tools/make_device_programs.py tests/devices

The names start with what the programs are for: `four_` and `two_` must be refused, `one_` must run, and `unsaid_` must
be refused since nothing in them says what they are for, though what they compute depends on it. All take an array
f32[8,2] of 0 to 15 (for `pmap`: one with a first axis for the devices). Each is written as StableHLO text (.mlir),
bytecode (.mlirbc), portable artifact (.vhlo), HLO module (.hlo.pb), and by jax.export (.jaxexport) where that takes it.
"""

import io
import os
import pathlib
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import numpy as np
from jax import export
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

# No folder of this machine in the programs.
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
jax.config.update("jax_include_full_tracebacks_in_locations", False)

X = np.arange(16, dtype=np.float32).reshape(8, 2)

# What JAX made of pmap until 0.7: replicas in place of partitions.
REPLICAS = """module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<8x2xf32>) -> tensor<8x2xf32> {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %2 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x2xf32>) -> tensor<8x2xf32>
    %1 = stablehlo.add %x, %0 : tensor<8x2xf32>
    return %1 : tensor<8x2xf32>
  }
}
"""

# The same with a collective that works with all replicas that there are, or with the number of the replica.
ALL = REPLICAS.replace("dense<[[0, 1]]> : tensor<1x2xi64>", "dense<> : tensor<0x0xi64>")
ID = """module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<8x2xf32>) -> tensor<8x2xf32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %3 = stablehlo.add %x, %2 : tensor<8x2xf32>
    %4 = stablehlo.add %x, %3 : tensor<8x2xf32>
    return %4 : tensor<8x2xf32>
  }
}
"""
SAID = " attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32}"


def programs():
    """Names, functions and arguments."""
    for name, count in [("four", 4), ("one", 1)]:
        mesh = Mesh(np.array(jax.devices()[:count]), ("x",))
        rows, all_ = NamedSharding(mesh, PartitionSpec("x")), NamedSharding(mesh, PartitionSpec())
        yield f"{name}_jit", jax.jit(lambda x: x - x.sum(), in_shardings=rows, out_shardings=rows), X
        yield f"{name}_jit_replicated", jax.jit(lambda x: x + x, in_shardings=all_, out_shardings=all_), X
        spec = PartitionSpec("x")
        yield (
            f"{name}_shard_map",
            jax.jit(jax.shard_map(lambda x: x + jax.lax.psum(x, "x"), mesh=mesh, in_specs=spec, out_specs=spec)),
            X,
        )
        yield (
            f"{name}_shard_map_local",
            jax.jit(jax.shard_map(lambda x: x + x, mesh=mesh, in_specs=spec, out_specs=spec)),
            X,
        )
        yield (
            f"{name}_pmap",
            jax.pmap(lambda x: x + jax.lax.psum(x, "i"), axis_name="i", devices=jax.devices()[:count]),
            X.reshape(count, -1, 2),
        )


def axis_index():
    """A function for one device, which JAX gives the number of its device all the same."""
    mesh = Mesh(np.array(jax.devices()[:1]), ("x",))
    spec = PartitionSpec("x")
    function = lambda x: x + x + jax.lax.axis_index("x").astype(x.dtype)  # noqa: E731
    return jax.jit(jax.shard_map(function, mesh=mesh, in_specs=spec, out_specs=spec))


def write(folder, name, module):
    """The forms that do not need a function."""
    (folder / f"{name}.mlir").write_text(str(module).rstrip() + "\n")
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    (folder / f"{name}.mlirbc").write_bytes(bytecode.getvalue())
    computation = xla_client._xla.mlir.mlir_module_to_xla_computation(bytecode.getvalue(), use_tuple_args=False)
    (folder / f"{name}.hlo.pb").write_bytes(computation.as_serialized_hlo_module_proto())


def write_all(folder, name, text, hlo_name=None):
    """A program in every form but jax.export; an HLO module, which does not say what it is for, by another name."""
    module = ir.Module.parse(text)
    write(folder, name, module)
    if hlo_name:
        (folder / f"{name}.hlo.pb").rename(folder / f"{hlo_name}.hlo.pb")
    portable = stablehlo.serialize_portable_artifact(module, "1.0.0", False)
    (folder / f"{name}.vhlo").write_bytes(portable)


def main():
    folder = pathlib.Path(sys.argv[1])
    one = ("one_axis_index", axis_index(), X)
    for name, function, x in [*programs(), one]:
        lowered = function.lower(x)
        (folder / f"{name}.mlir").write_text(lowered.as_text().rstrip() + "\n")
        (folder / f"{name}.mlirbc").write_bytes(mlir.module_to_bytecode(lowered.compiler_ir("stablehlo")))
        hlo = lowered.compiler_ir("hlo").as_serialized_hlo_module_proto()
        hlo_name = "unsaid_axis_index" if name == "one_axis_index" else name
        (folder / f"{hlo_name}.hlo.pb").write_bytes(hlo)
        if "pmap" not in name:
            exported = export.export(function)(x)
            (folder / f"{name}.jaxexport").write_bytes(exported.serialize())
            (folder / f"{name}.vhlo").write_bytes(exported.mlir_module_serialized)
    with mlir.make_ir_context():
        write_all(folder, "two_replicas", REPLICAS)
        for name, text in [("all", ALL), ("id", ID)]:
            for count, start in [(2, "two"), (1, "one")]:
                said = SAID.replace("replicas = 2", f"replicas = {count}")
                hlo_name = f"unsaid_{name}" if count == 1 else None
                write_all(folder, f"{start}_{name}", text.replace(SAID, said), hlo_name)
            write_all(folder, f"unsaid_{name}", text.replace(SAID, ""))


main()
