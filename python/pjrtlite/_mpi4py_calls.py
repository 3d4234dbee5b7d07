"""The calls of pjrtlite.mpi in Python itself, over mpi4py: what mpi.use_mpi4py turns on."""

import numpy as np
from jax.experimental import io_callback


def call(communicators, name, results, operands, tokens, attributes):
    """The call as one back into Python. Its order is that of the tokens."""
    comm = communicators[attributes["comm"]]
    function = globals()[f"_{name}"]
    arrays = len(operands)

    def run(*values):
        values = [np.ascontiguousarray(value).reshape(np.shape(value)) for value in values[:arrays]]
        outputs = [np.zeros(result.shape, result.dtype) for result in results]
        function(comm, values, outputs, attributes)
        return tuple(outputs)

    return io_callback(run, results, *operands, *tokens, ordered=False)


def _bytes(x):
    """The memory of an array, of whatever type, as bytes."""
    return np.atleast_1d(x).reshape(-1).view(np.uint8)


_COMBINE = {
    "sum": np.add, "prod": np.multiply, "min": np.minimum, "max": np.maximum, "land": np.logical_and,
    "lor": np.logical_or, "lxor": np.logical_xor, "band": np.bitwise_and, "bor": np.bitwise_or, "bxor": np.bitwise_xor,
}


def _combined(comm, x, op, ranks):
    """In the order of the ranks; a NaN wins in min and max, as in pjrtlite."""
    parts = np.empty((comm.Get_size(), *x.shape), x.dtype)
    comm.Allgather(_bytes(x), _bytes(parts))
    result = parts[ranks[0]]
    for rank in ranks[1:]:
        result = _COMBINE[op](result, parts[rank]).astype(x.dtype)
    return result


def _take(values, attributes, name):
    """A rank: an attribute, or the next value."""
    return int(attributes[name]) if name in attributes else int(values.pop(0))


def _allreduce(comm, values, outputs, attributes):
    outputs[0][...] = _combined(comm, values[0], attributes["op"], range(comm.Get_size()))


def _reduce(comm, values, outputs, attributes):
    x = values.pop(0)
    root = _take(values, attributes, "root")
    result = _combined(comm, x, attributes["op"], range(comm.Get_size()))
    if comm.Get_rank() == root:
        outputs[0][...] = result


def _scan(comm, values, outputs, attributes):
    me, size = comm.Get_rank(), comm.Get_size()
    ranks = range(size - 1, me - 1, -1) if attributes["reverse"] else range(me + 1)
    outputs[0][...] = _combined(comm, values[0], attributes["op"], list(ranks))


def _bcast(comm, values, outputs, attributes):
    x = values.pop(0)
    outputs[0][...] = x
    comm.Bcast(_bytes(outputs[0]), _take(values, attributes, "root"))


def _allgather(comm, values, outputs, attributes):
    comm.Allgather(_bytes(values[0]), _bytes(outputs[0]))


def _gather(comm, values, outputs, attributes):
    x = values.pop(0)
    comm.Gather(_bytes(x), _bytes(outputs[0]), _take(values, attributes, "root"))


def _scatter(comm, values, outputs, attributes):
    x = values.pop(0)
    comm.Scatter(_bytes(x), _bytes(outputs[0]), _take(values, attributes, "root"))


def _alltoall(comm, values, outputs, attributes):
    comm.Alltoall(_bytes(values[0]), _bytes(outputs[0]))


def _null(rank):
    from mpi4py import MPI

    return MPI.PROC_NULL if rank < 0 else rank


def _sendrecv(comm, values, outputs, attributes):
    x, fallback = values.pop(0), values.pop(0)
    source = _take(values, attributes, "source")
    dest = _take(values, attributes, "dest")
    tag = attributes["tag"]
    outputs[0][...] = fallback
    comm.Sendrecv(_bytes(x), _null(dest), tag, _bytes(outputs[0]), _null(source), tag)


def _send(comm, values, outputs, attributes):
    x = values.pop(0)
    comm.Send(_bytes(x), _null(_take(values, attributes, "dest")), attributes["tag"])


def _recv(comm, values, outputs, attributes):
    outputs[0][...] = values.pop(0)
    comm.Recv(_bytes(outputs[0]), _null(_take(values, attributes, "source")), attributes["tag"])


def _barrier(comm, values, outputs, attributes):
    comm.Barrier()
