"""Programs that call MPI, for the tests of tests/mpi: every operation, derivatives, and what is to fail.

tests/mpi/operations.c works out what they give, in the same order; a change here is one there. tests/mpi/in_python runs
the same functions over mpi4py.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python"))

from pjrtlite import mpi  # noqa: E402

SIZES = (1, 2, 4)
N = 3

BOOL_OPS = ("min", "max", "land", "lor", "lxor", "band", "bor", "bxor")
INTEGER_OPS = ("sum", "prod", "min", "max", "land", "lor", "lxor", "band", "bor", "bxor")
FLOAT_OPS = ("sum", "prod", "min", "max")
COMPLEX_OPS = ("sum", "prod")
REDUCED = {
    "bool": BOOL_OPS,
    "int32": INTEGER_OPS,
    **{name: ("sum", "min", "bxor") for name in ("int8", "int16", "int64", "uint8", "uint16", "uint32", "uint64")},
    **{name: FLOAT_OPS for name in ("float32", "float64")},
    **{name: COMPLEX_OPS for name in ("complex64", "complex128")},
}
MOVED = ("bool", "int8", "uint16", "bfloat16", "float32", "float64", "complex128")
BATCHED = ("float32", "complex128")
BATCH = 5


def values(rank, shape):
    """What a rank begins with: 1, 2, 3 by rank and place."""
    places = jnp.arange(int(np.prod(shape)), dtype=jnp.int32).reshape(shape)
    return 1 + (2 * rank + places) % 3


def typed(v, name):
    """Such numbers as an element type."""
    if name == "bool":
        return v % 2 == 1
    if name.startswith("complex"):
        return (v + 1j * (1 + v % 3)).astype(name)
    return v.astype(name)


def operations(size):
    """Every operation, of every type, and under vmap."""

    def function():
        rank, last = mpi.rank(), mpi.size() - 1
        after = jnp.where(rank + 1 < size, rank + 1, -1)
        token = mpi.create_token()
        results = []
        for name, operators in REDUCED.items():
            x = typed(values(rank, (N,)), name)
            for op in operators:
                y, token = mpi.allreduce(x, token, op)
                results.append(y)
            for call in (
                lambda t: mpi.reduce(x, t, last, operators[0]),
                lambda t: mpi.scan(x, t, operators[0]),
                lambda t: mpi.scan(x, t, operators[0], reverse=True),
            ):
                y, token = call(token)
                results.append(y)
        for name in MOVED:
            v = values(rank, (N,))
            x = typed(v, name)
            all_parts = typed(v[None, :] + jnp.arange(size, dtype=jnp.int32)[:, None], name)
            for call in (
                lambda t: mpi.bcast(x, t, last),
                lambda t: mpi.allgather(x, t, size),
                lambda t: mpi.gather(x, t, size, 0),
                lambda t: mpi.scatter(all_parts, t, last),
                lambda t: mpi.alltoall(all_parts, t),
                lambda t: mpi.sendrecv(x, x, t, (rank + size - 1) % size, (rank + 1) % size),
                lambda t: mpi.sendrecv(x, typed(v + 1, name), t, rank - 1, after, tag=7),
            ):
                y, token = call(token)
                results.append(y)
            token = mpi.send(x, token, jnp.where(rank % 2 == 0, after, -1), tag=1)
            y, token = mpi.recv(typed(v + 2, name), token, jnp.where(rank % 2 == 1, rank - 1, -1), tag=1)
            results.append(y)
            token = mpi.barrier(token)
        for name in BATCHED:
            # The batch is the last axis, so that none of it lies as it would without.
            v = values(rank, (N, BATCH))
            x = typed(v, name)
            all_parts = typed(v[None] + jnp.arange(size, dtype=jnp.int32)[:, None, None], name)

            def each(x, all_parts):
                token = mpi.create_token()
                found = []
                for call in (
                    lambda t: mpi.allreduce(x, t),
                    lambda t: mpi.reduce(x, t, last),
                    lambda t: mpi.scan(x, t),
                    lambda t: mpi.bcast(x, t, last),
                    lambda t: mpi.allgather(x, t, size),
                    lambda t: mpi.gather(x, t, size, last),
                    lambda t: mpi.scatter(all_parts, t, 0),
                    lambda t: mpi.alltoall(all_parts, t),
                    lambda t: mpi.sendrecv(x, x + 1, t, rank - 1, after),
                ):
                    y, token = call(token)
                    found.append(y)
                return found, token

            # After all that was before: the first call of the batch takes the token with the numbers.
            x = x + token.astype(name)
            found, tokens = jax.vmap(each, in_axes=(1, 2))(x, all_parts)
            token = token + jnp.sum(tokens)
            for y in found:
                results.append(y)
        empty = jnp.zeros((0,), jnp.float32)
        for call in (
            lambda t: mpi.allreduce(empty, t),
            lambda t: mpi.bcast(empty, t, last),
            lambda t: mpi.allgather(empty, t, size),
            lambda t: mpi.scatter(jnp.zeros((size, 0), jnp.float32), t, last),
            lambda t: mpi.alltoall(jnp.zeros((size, 0), jnp.float32), t),
            lambda t: mpi.sendrecv(empty, empty, t, rank - 1, after),
        ):
            y, token = call(token)
            results.append(y)
        # After all of these.
        x, token = mpi.allreduce(values(rank, (N,)), token)
        results.append(x)
        return results

    return function


def loss(size):
    """A number of each rank's, in which every operation that has a derivative is."""

    def function(x, token):
        rank, last = mpi.rank(), mpi.size() - 1
        after = jnp.where(rank + 1 < size, rank + 1, -1)
        factors = jnp.arange(1.0, N + 1) * (1.0 + rank)
        parts = []

        def use(given):
            y, token = given
            # Numbers of one size, and no more kernels than needed: compiling them is what takes time.
            parts.append(jnp.sum(y * y * (0.1 + 0.01 * y)))
            return token

        def step(carry, _):
            y, token = carry
            y, token = mpi.sendrecv(y * (1.0 - y), y * y, token, rank - 1, after)
            total, token = mpi.allreduce(y * factors, token)
            return (y + 0.1 * total, token), None

        token = use(mpi.allreduce(x * x, token))
        token = use(mpi.reduce(x * factors, token, last))
        token = use(mpi.scan(x * x, token))
        token = use(mpi.scan(x * factors, token, reverse=True))
        token = use(mpi.bcast(x * x, token, last))
        token = use(mpi.allgather(x * factors, token, size))
        token = use(mpi.gather(x * x, token, size, 0))
        outer = x[None] * jnp.arange(2.0, size + 2)[:, None]
        token = use(mpi.scatter(outer, token, last))
        token = use(mpi.alltoall(outer * outer, token))
        token = mpi.send(x * factors, token, after)
        token = use(mpi.recv(x * x, token, rank - 1))
        number, token = mpi.allreduce(jnp.int32(2), token, "max")
        (y, token), _ = jax.lax.scan(step, (x, token), None, length=2)
        token = use((y * number, token))
        token = mpi.barrier(token)
        return sum(parts), token

    return function


def batched_loss(size):
    """The same for two vectors at once."""
    one = loss(size)

    def function(x, token):
        parts, tokens = jax.vmap(one, in_axes=(0, None))(jnp.stack([x, 0.5 * x]), token)
        return jnp.sum(parts), jnp.sum(tokens)

    return function


def derivatives(size):
    """The loss, and its derivative by the input; the same under vmap; the square of the first derivative, and the
    derivative of that; and forward, along 1, 2, 3."""
    gradient = mpi.value_and_grad(loss(size))

    def squared(x, token):
        _, found, token = gradient(x, token)
        return jnp.sum(found**2), token

    def function(x):
        token = mpi.create_token()
        results = []
        for part in (gradient, mpi.value_and_grad(batched_loss(size)), mpi.value_and_grad(squared)):
            value, found, token = part(x, token)
            results += [value, found]
        with mpi.forward_mode():
            _, (along, _) = jax.jvp(lambda x: loss(size)(x, token), (x,), (jnp.arange(1.0, N + 1),))
        return (*results, along)

    return function


def faults():
    """What is to fail, by the inputs or by what it is: name -> function and shapes."""
    array = jax.ShapeDtypeStruct
    number = array((), jnp.int32)

    def ranks(x, root, source, dest):
        y, token = mpi.bcast(x, mpi.create_token(), root)
        return y, mpi.sendrecv(y, x + 10, token, source, dest)[0]

    def longer(source, dest):
        four = jnp.arange(4, dtype=jnp.float32)
        return mpi.sendrecv(four, four[:3], mpi.create_token(), source, dest)[0]

    def shorter(source, dest):
        four = jnp.arange(4, dtype=jnp.float32)
        return mpi.sendrecv(four[:3], four, mpi.create_token(), source, dest)[0]

    def differ(x):
        total = lambda x: mpi.allreduce(x, mpi.create_token(), "sum")[0]
        most = lambda x: mpi.allreduce(x, mpi.create_token(), "max")[0]
        return jax.lax.cond(mpi.rank() == 0, total, most, x)

    def call(name, x, **attributes):
        return jax.ffi.ffi_call(f"pjrtlite_mpi_{name}", array(x.shape, x.dtype), has_side_effect=True)(x, **attributes)

    def own(name, x):
        return jax.ffi.ffi_call(name, array(x.shape, x.dtype))(x)

    def aliases(x):
        """Results in the memory of what they are made of."""
        token, found, rank = mpi.create_token(), [], mpi.rank()
        before, after = (rank + mpi.size() - 1) % mpi.size(), (rank + 1) % mpi.size()
        for name, operands, attributes in (
            ("allreduce", (), {"op": "sum"}),
            ("reduce", (), {"op": "sum", "root": np.int32(0)}),
            ("scan", (), {"op": "sum"}),
            ("scan", (), {"op": "sum", "reverse": np.int32(1)}),
            ("bcast", (), {"root": np.int32(0)}),
            ("sendrecv", (x, before, after), {}),
            ("sendrecv", (x, jnp.int32(-1), jnp.int32(-1)), {}),
            ("recv", (jnp.int32(-1),), {}),
        ):
            call = jax.ffi.ffi_call(
                f"pjrtlite_mpi_{name}", (array((2,), x.dtype), array((), jnp.float32)), has_side_effect=True,
                input_output_aliases={0: 0},
            )
            y, token = call(x + token, *operands, token, **attributes)
            found.append(y)
        return jnp.stack(found)

    pair = array((2,), jnp.float32)
    return {
        "aliases": (aliases, pair),
        "ranks": (ranks, pair, number, number, number),
        "other": (lambda x: mpi.allreduce(x, mpi.create_token(), comm=3)[0], pair),
        "longer": (longer, number, number),
        "shorter": (shorter, number, number),
        "differ": (differ, pair),
        "half": (lambda x: mpi.allreduce(x, mpi.create_token())[0], array((2,), jnp.float16)),
        "sizes": (lambda x: mpi.allgather(x, mpi.create_token(), 3)[0], pair),
        "attribute": (lambda x: call("allreduce", x, op="sum", speed=np.int32(2)), pair),
        "operator": (lambda x: call("allreduce", x, op="mean"), pair),
        "nan": (lambda x: mpi.allreduce(x, mpi.create_token(), "max")[0], pair),
        "own": (lambda x: own("own", mpi.allreduce(x, mpi.create_token())[0]), pair),
        "begun": (lambda x: mpi.allreduce(own("begun", x), mpi.create_token())[0], pair),
    }


def functions():
    """All programs: name -> function and shapes."""
    vector = jax.ShapeDtypeStruct((N,), jnp.float64)
    found = {}
    for size in SIZES:
        found[f"operations_{size}"] = (operations(size),)
        if size > 1:
            # On one rank they would be tested less than on two.
            found[f"derivatives_{size}"] = (derivatives(size), vector)
    return {**found, **faults()}


def programs():
    """Their lowered forms."""
    lowered = {}
    for name, (function, *inputs) in functions().items():
        function.__name__ = name
        lowered[name] = jax.jit(function).lower(*inputs)
    return lowered
