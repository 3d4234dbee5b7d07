"""Makes the ONNX models of the mlp and start rows: bench_models.py FOLDER. Run by tools/bench."""

import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def weights(n, dims):
    """The rule of benches/network.c."""
    k = np.arange(np.prod(dims, dtype=int), dtype=np.int64)
    return (((37 * k + 11 * n) % 101 - 50).astype(np.float32) / np.float32(512)).reshape(dims)


def network(batch):
    dims = {"w1": (64, 256), "b1": (256,), "w2": (256, 256), "b2": (256,), "w3": (256, 32), "b3": (32,)}
    constants = [numpy_helper.from_array(weights(n, d), name) for n, (name, d) in enumerate(dims.items(), start=1)]
    nodes = [
        helper.make_node("Gemm", ["x", "w1", "b1"], ["p1"]),
        helper.make_node("Tanh", ["p1"], ["h1"]),
        helper.make_node("Gemm", ["h1", "w2", "b2"], ["p2"]),
        helper.make_node("Tanh", ["p2"], ["h2"]),
        helper.make_node("Gemm", ["h2", "w3", "b3"], ["out"]),
    ]
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [batch, 64])
    out = helper.make_tensor_value_info("out", TensorProto.FLOAT, [batch, 32])
    graph = helper.make_graph(nodes, "mlp", [x], [out], constants)
    # Versions that runtimes of the last years read.
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    return model


for size in [1, 8, 64, 1024]:
    onnx.save(network(size), pathlib.Path(sys.argv[1]) / f"mlp_b{size}.onnx")
