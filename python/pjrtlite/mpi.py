"""MPI inside of JAX programs that pjrtlite runs: each rank runs the same program, and exchanges arrays in its middle.

    token = mpi.create_token()
    total, token = mpi.allreduce(x, token)
    left, token = mpi.sendrecv(u[-1], u[0], token, source=rank - 1, dest=rank + 1)

Calls are ordered by tokens: every function takes one and gives one. Hand each token on to the next call, in loops as part
of what is carried; two calls that are not ordered so may run in another order on another rank, which hangs or gives wrong
numbers. A token is an array, a zero of float32, so that derivatives have an order, too.

`comm` is a number that the host gave a communicator by pjrtlite_mpi_register (0) or pjrtlite_mpi_add. Ranks (`root`,
`source`, `dest`) are integers of Python, which become part of the program, or arrays of int32, such as `rank()`.

Derivatives are those of the sum of all ranks' losses: each rank differentiates its own loss, at the same time, and gets
the derivative of the sum by its own inputs. So the derivative of `allreduce` is an allreduce, and that of `sendrecv` a
sendrecv the other way. Reverse mode (jax.grad, jax.vjp, any number of times) works as it is; forward mode (jax.jvp,
jax.jacfwd) inside of `with forward_mode():`. What has no derivative says so.

`vmap` makes one call of it for the whole batch. Ranks must be the same for all of a batch.

To export a program: `jax.export.export(f, disabled_checks=mpi.export_checks())(...)`. To run it in Python instead, over
mpi4py: `mpi.use_mpi4py({0: MPI.COMM_WORLD})` before it is traced, and `mpiexec -n 4 python ...`.

Needs JAX 0.6.2 or later, which lets calls with side effects have derivatives in loops. The manual is docs/mpi.md.
"""

import contextlib
import threading

import jax
import jax.numpy as jnp
import numpy as np

__all__ = [
    "allgather", "allreduce", "alltoall", "barrier", "bcast", "create_token", "export_checks", "forward_mode", "gather",
    "rank", "recv", "reduce", "scan", "scatter", "send", "sendrecv", "size", "use_mpi4py",
    "value_and_grad",
]

OPERATIONS = (
    "allreduce", "reduce", "scan", "bcast", "allgather", "gather", "scatter", "alltoall", "sendrecv", "send", "recv",
    "barrier", "rank", "size",
)
OPERATORS = ("sum", "prod", "min", "max", "land", "lor", "lxor", "band", "bor", "bxor")

_TOKEN = jax.ShapeDtypeStruct((), np.float32)
_SymbolicZero = jax.custom_derivatives.SymbolicZero
_mpi4py = None


class _Mode(threading.local):
    forward = False


_mode = _Mode()


def create_token():
    """The token for the first call of a program."""
    return jnp.zeros((), jnp.float32)


def export_checks():
    """What jax.export is told to let the calls pass: its argument disabled_checks."""
    return [jax.export.DisabledSafetyCheck.custom_call(f"pjrtlite_mpi_{name}") for name in OPERATIONS]


def value_and_grad(function):
    """The value and the derivative of a function, in an order that goes on.

    function(x, token, *more) -> (a number, token) becomes a function of the same arguments -> (number, derivative by x,
    token after all calls, forward and backward). With jax.grad alone, no token tells when the calls backward are over:
    use it where no call of MPI comes after it.
    """

    def derived(x, token, *more):
        # The token is differentiated, too: its cotangent runs through the calls backward.
        def apply(x, token):
            value, token = function(x, token, *more)
            return value, token

        (value, token), pull = jax.vjp(apply, x, jnp.asarray(token, jnp.float32))
        found, token = pull((jnp.ones_like(value), token))
        return value, found, token

    return derived


@contextlib.contextmanager
def forward_mode():
    """Functions that are traced inside have derivatives of forward mode (jax.jvp), instead of those of reverse mode.

    A function that jax.jit traced before keeps what it had then.
    """
    before, _mode.forward = _mode.forward, True
    try:
        yield
    finally:
        _mode.forward = before


def use_mpi4py(communicators):
    """From here on, programs that are traced run in Python, over these communicators of mpi4py, by number; None: no more.

    Such programs cannot be exported.
    """
    global _mpi4py
    _mpi4py = None if communicators is None else dict(communicators)


# ---- Calls ----


def _check_jax():
    """Not when the module is imported: what merely looks at a program may have an older JAX."""
    if jax.__version_info__ < (0, 6, 2):
        raise NotImplementedError(f"pjrtlite.mpi needs JAX 0.6.2 or later; this is {jax.__version__}")


def _attributes(attributes):
    return {
        name: np.int32(value) if isinstance(value, (int, np.integer)) and not isinstance(value, bool) else value
        for name, value in attributes.items()
    }


def _call(name, results, operands, tokens, **attributes):
    """A call: the results, and the token after it."""
    results = tuple(results)
    if _mpi4py is not None:
        from . import _mpi4py_calls

        given = _mpi4py_calls.call(_mpi4py, name, (*results, _TOKEN), operands, tokens, attributes)
    else:
        given = jax.ffi.ffi_call(
            f"pjrtlite_mpi_{name}", (*results, _TOKEN), has_side_effect=True, vmap_method="broadcast_all"
        )(*operands, *tokens, **_attributes(attributes))
    return tuple(given[:-1]), given[-1]


def _like(x, shape=None):
    return jax.ShapeDtypeStruct(x.shape if shape is None else shape, x.dtype)


def _inexact(x):
    return jnp.issubdtype(x.dtype, jnp.inexact)


def _zero_tangent(x):
    return jnp.zeros_like(x) if _inexact(x) else np.zeros(x.shape, jax.dtypes.float0)


def _split_ranks(ranks):
    """Ranks by name -> those that are constants of the program, and those that are arrays."""
    constants, arrays = {}, {}
    for name, value in ranks.items():
        if isinstance(value, (int, np.integer)):
            constants[name] = int(value)
        else:
            arrays[name] = jnp.asarray(value, jnp.int32)
    return constants, arrays


def _derived(what, call, pull, arrays, ranks, token):
    """A call with its derivatives.

    call(arrays, ranks, tokens) -> (results, token) is linear in the arrays, unless `pull` is None, which means that it
    has no derivatives. pull(cotangents of the results, ranks, tokens) -> (cotangents of the arrays, token).
    """
    _check_jax()
    constants, dynamic = _split_ranks(ranks)
    token = jnp.asarray(token, jnp.float32)
    arrays = tuple(jnp.asarray(x) for x in arrays)
    differentiable = all(_inexact(x) for x in arrays)
    no_derivative = f"mpi.{what} has no derivative: keep it out of what is differentiated, by jax.lax.stop_gradient"

    def plain(arrays, dynamic, token):
        return call(arrays, {**constants, **dynamic}, (token,))

    if _mode.forward:
        function = jax.custom_jvp(plain)

        def tangent(primals, tangents):
            results, token = function(*primals)
            zeros = tuple(_zero_tangent(x) for x in results)
            if not differentiable or all(isinstance(x, _SymbolicZero) for x in tangents[0]):
                return (results, token), (zeros, jnp.zeros_like(token))
            if pull is None:
                raise TypeError(no_derivative)
            # After the call, and before the next: it gives the token of both.
            moved = tuple(jnp.zeros(x.shape, x.dtype) if isinstance(x, _SymbolicZero) else x for x in tangents[0])
            moved, token = function(moved, primals[1], token)
            return (results, token), (moved, jnp.zeros_like(token))

        function.defjvp(tangent, symbolic_zeros=True)
        return function(arrays, dynamic, token)

    function = jax.custom_vjp(plain)
    no_ranks = {name: None for name in dynamic}
    no_arrays = tuple(None for _ in arrays)

    def forward(arrays, dynamic, token):
        if pull is None and differentiable:
            if any(x.perturbed for x in arrays):
                raise TypeError(no_derivative)
        if pull is None:
            arrays, dynamic, token = jax.tree.map(
                lambda x: x.value, (arrays, dynamic, token), is_leaf=lambda x: hasattr(x, "perturbed")
            )
        results, token = function(arrays, dynamic, token)
        return (results, token), (dynamic, token)

    def backward(kept, cotangents):
        dynamic, after = kept
        results, token = cotangents
        if pull is None or not differentiable or not arrays:
            # Nothing is sent; the order goes through.
            token = jnp.zeros_like(after) if isinstance(token, _SymbolicZero) else token
            return no_arrays, no_ranks, token
        # After all calls forward, and after those backward that came before.
        given, token = pull(results, {**constants, **dynamic}, (token, after))
        return given, no_ranks, token

    function.defvjp(forward, backward, symbolic_zeros=pull is None)
    return function(arrays, dynamic, token)


def _one(given):
    (result,), token = given
    return result, token


def _both(tokens):
    """Two tokens as one: after both. As an operand of a call it costs an addition of zeros."""
    return sum(tokens[1:], tokens[0])


# ---- Reductions ----


def _check_operator(op):
    if op not in OPERATORS:
        raise ValueError(f"there is no operator {op!r}: there are {', '.join(OPERATORS)}")


def allreduce(x, token, op="sum", comm=0):
    """All ranks' arrays, element by element combined, on every rank -> (result, token).

    Derivative: of "sum", an allreduce.
    """
    _check_operator(op)

    def call(arrays, ranks, tokens):
        return _call("allreduce", [_like(arrays[0])], arrays, tokens, op=op, comm=comm)

    def pull(cotangents, ranks, tokens):
        result, token = allreduce(cotangents[0], _both(tokens), op, comm)
        return (result,), token

    return _one(_derived(f"allreduce of {op!r}", call, pull if op == "sum" else None, (x,), {}, token))


def reduce(x, token, root=0, op="sum", comm=0):
    """The same on one rank; zeros on the others -> (result, token). Derivative: of "sum", a bcast."""
    _check_operator(op)

    def call(arrays, ranks, tokens):
        return _rooted("reduce", [_like(arrays[0])], arrays, ranks, tokens, op=op, comm=comm)

    def pull(cotangents, ranks, tokens):
        result, token = bcast(cotangents[0], _both(tokens), ranks["root"], comm)
        return (result,), token

    return _one(_derived(f"reduce of {op!r}", call, pull if op == "sum" else None, (x,), {"root": root}, token))


def scan(x, token, op="sum", comm=0, reverse=False):
    """The arrays of this rank and those before it (with reverse: after it), combined -> (result, token).

    Derivative: of "sum", a scan the other way.
    """
    _check_operator(op)

    def call(arrays, ranks, tokens):
        return _call("scan", [_like(arrays[0])], arrays, tokens, op=op, comm=comm, reverse=int(reverse))

    def pull(cotangents, ranks, tokens):
        result, token = scan(cotangents[0], _both(tokens), op, comm, not reverse)
        return (result,), token

    return _one(_derived(f"scan of {op!r}", call, pull if op == "sum" else None, (x,), {}, token))


# ---- From one to all, from all to one, from all to all ----


def _rooted(name, results, arrays, ranks, tokens, **attributes):
    """A call with ranks, each of which is an attribute or, after the arrays, an input."""
    operands = list(arrays)
    for what, value in ranks.items():
        if isinstance(value, int):
            attributes[what] = value
    for what in ("root", "source", "dest"):
        if what in ranks and not isinstance(ranks[what], int):
            operands.append(ranks[what])
    return _call(name, results, operands, tokens, **attributes)


def bcast(x, token, root=0, comm=0):
    """One rank's array, on every rank -> (result, token). All ranks give an array of its shape. Derivative: a reduce."""

    def call(arrays, ranks, tokens):
        return _rooted("bcast", [_like(arrays[0])], arrays, ranks, tokens, comm=comm)

    def pull(cotangents, ranks, tokens):
        result, token = reduce(cotangents[0], _both(tokens), ranks["root"], "sum", comm)
        return (result,), token

    return _one(_derived("bcast", call, pull, (x,), {"root": root}, token))


def allgather(x, token, size, comm=0):
    """All ranks' arrays on every rank, along a new first axis -> (array of [size, ...], token).

    `size`, the number of ranks, is part of the program. Derivative: an alltoall, and a sum over ranks.
    """

    def call(arrays, ranks, tokens):
        (x,) = arrays
        return _call("allgather", [_like(x, (size, *x.shape))], arrays, tokens, ndim=x.ndim, comm=comm)

    def pull(cotangents, ranks, tokens):
        result, token = alltoall(cotangents[0], _both(tokens), comm)
        return (jnp.sum(result, 0),), token

    return _one(_derived("allgather", call, pull, (x,), {}, token))


def gather(x, token, size, root=0, comm=0):
    """All ranks' arrays on one rank; zeros on the others -> (array of [size, ...], token). Derivative: a scatter."""

    def call(arrays, ranks, tokens):
        (x,) = arrays
        return _rooted("gather", [_like(x, (size, *x.shape))], arrays, ranks, tokens, ndim=x.ndim, comm=comm)

    def pull(cotangents, ranks, tokens):
        result, token = scatter(cotangents[0], _both(tokens), ranks["root"], comm)
        return (result,), token

    return _one(_derived("gather", call, pull, (x,), {"root": root}, token))


def scatter(x, token, root=0, comm=0):
    """Of one rank's array of [size, ...], to each rank its part -> (array of [...], token).

    All ranks give an array of its shape. Derivative: a gather.
    """

    def call(arrays, ranks, tokens):
        (x,) = arrays
        return _rooted("scatter", [_like(x, x.shape[1:])], arrays, ranks, tokens, ndim=x.ndim - 1, comm=comm)

    size = jnp.shape(x)[0] if jnp.ndim(x) else 0

    def pull(cotangents, ranks, tokens):
        result, token = gather(cotangents[0], _both(tokens), size, ranks["root"], comm)
        return (result,), token

    if jnp.ndim(x) == 0:
        raise ValueError("mpi.scatter: the first axis of the array is of the number of ranks; got a scalar")
    return _one(_derived("scatter", call, pull, (x,), {"root": root}, token))


def alltoall(x, token, comm=0):
    """Part i of this rank's array of [size, ...] to rank i; from it, part i of the result -> (array of [size, ...], token).

    Derivative: an alltoall.
    """

    def call(arrays, ranks, tokens):
        (x,) = arrays
        return _call("alltoall", [_like(x)], arrays, tokens, ndim=x.ndim, comm=comm)

    def pull(cotangents, ranks, tokens):
        result, token = alltoall(cotangents[0], _both(tokens), comm)
        return (result,), token

    if jnp.ndim(x) == 0:
        raise ValueError("mpi.alltoall: the first axis of the array is of the number of ranks; got a scalar")
    return _one(_derived("alltoall", call, pull, (x,), {}, token))


# ---- From one to one ----


def sendrecv(x, fallback, token, source, dest, tag=0, comm=0):
    """Sends x to rank dest, and receives an array like fallback from rank source -> (received, token).

    -1 is no rank: nothing is sent there, and where the source is none, the result is the fallback. Derivative: a sendrecv
    the other way.
    """
    sent = _like(jnp.asarray(x))

    def call(arrays, ranks, tokens):
        return _rooted("sendrecv", [_like(arrays[1])], arrays, ranks, tokens, tag=tag, comm=comm)

    def pull(cotangents, ranks, tokens):
        (cotangent,) = cotangents
        back, token = sendrecv(
            cotangent, jnp.zeros(sent.shape, sent.dtype), _both(tokens), ranks["dest"], ranks["source"], tag, comm
        )
        return (back, _where_none(ranks["source"], cotangent)), token

    return _one(_derived("sendrecv", call, pull, (x, fallback), {"source": source, "dest": dest}, token))


def _where_none(rank, x):
    """x if there is no such rank, else zeros."""
    return jnp.where(jnp.asarray(rank) < 0, x, jnp.zeros_like(x))


def send(x, token, dest, tag=0, comm=0):
    """Sends an array to a rank, or to none (-1) -> token. It may wait until the other receives. Derivative: a recv."""
    sent = _like(jnp.asarray(x))

    def call(arrays, ranks, tokens):
        return _rooted("send", [], arrays, ranks, tokens, tag=tag, comm=comm)

    def pull(cotangents, ranks, tokens):
        back, token = recv(jnp.zeros(sent.shape, sent.dtype), _both(tokens), ranks["dest"], tag, comm)
        return (back,), token

    return _derived("send", call, pull, (x,), {"dest": dest}, token)[1]


def recv(fallback, token, source, tag=0, comm=0):
    """Receives an array like fallback from a rank; from none (-1), the fallback -> (received, token). Derivative: a send."""

    def call(arrays, ranks, tokens):
        return _rooted("recv", [_like(arrays[0])], arrays, ranks, tokens, tag=tag, comm=comm)

    def pull(cotangents, ranks, tokens):
        (cotangent,) = cotangents
        token = send(cotangent, _both(tokens), ranks["source"], tag, comm)
        return (_where_none(ranks["source"], cotangent),), token

    return _one(_derived("recv", call, pull, (fallback,), {"source": source}, token))


# ---- Without arrays ----


def barrier(token, comm=0):
    """Waits until all ranks are here -> token."""

    def call(arrays, ranks, tokens):
        return _call("barrier", [], arrays, tokens, comm=comm)

    return _derived("barrier", call, None, (), {}, token)[1]


def _number(name, comm):
    _check_jax()
    result = jax.ShapeDtypeStruct((), np.int32)
    if _mpi4py is not None:
        communicator = _mpi4py[comm]
        return jnp.int32(communicator.Get_rank() if name == "rank" else communicator.Get_size())
    return jax.ffi.ffi_call(f"pjrtlite_mpi_{name}", result)(comm=np.int32(comm))


def rank(comm=0):
    """The rank that runs the program: an int32, known when it runs."""
    return _number("rank", comm)


def size(comm=0):
    """The number of ranks that run the program: an int32, known when it runs."""
    return _number("size", comm)
