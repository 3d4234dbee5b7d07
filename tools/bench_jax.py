"""JAX as a peer of the benchmarks: the same programs, called from Python. Run by the rows themselves.

    bench_jax.py call numpy|device
    bench_jax.py mlp BATCH
    bench_jax.py add POWER
    bench_jax.py heat donated
    bench_jax.py cholesky batch
    bench_jax.py start

All but the last read a number of calls a line, do that many, check the result, and answer with the nanoseconds it
took. `start` prints a line when it has its first result.
"""

import sys
import time

import jax
import jax.numpy as jnp
import numpy as np


def weights(n, dims):
    """The rule of benches/network.c."""
    k = np.arange(np.prod(dims, dtype=int), dtype=np.int64)
    return (((37 * k + 11 * n) % 101 - 50).astype(np.float32) / np.float32(512)).reshape(dims)


def network(x, w1, b1, w2, b2, w3, b3):
    x = jnp.tanh(x @ w1 + b1)
    x = jnp.tanh(x @ w2 + b2)
    return x @ w3 + b3


def network_arrays(batch):
    dims = [(batch, 64), (64, 256), (256,), (256, 256), (256,), (256, 32), (32,)]
    return [weights(n, d) for n, d in enumerate(dims)]


def serve(call, check):
    """Answers until standard input ends. `call` does one call and returns what `check` looks at."""
    call()
    for line in sys.stdin:
        count = int(line)
        start = time.perf_counter_ns()
        for _ in range(count):
            result = call()
        elapsed = time.perf_counter_ns() - start
        check(result)
        print(elapsed, flush=True)


def must_equal(result, expected, tolerance=0.0):
    if not np.all(np.abs(np.asarray(result) - expected) <= tolerance):
        sys.exit("bench_jax.py: a wrong number")


def add(x, y, in_numpy):
    function = jax.jit(lambda x, y: 2 * x + y)
    expected = 2 * x + y
    if in_numpy:
        serve(lambda: np.asarray(function(x, y)), lambda out: must_equal(out, expected, 1e-5))
    else:
        x, y = jax.device_put(x), jax.device_put(y)
        serve(lambda: function(x, y).block_until_ready(), lambda out: must_equal(out, expected, 1e-5))


def mlp(batch):
    x, *rest = network_arrays(batch)
    function = jax.jit(network)
    on_device = [jax.device_put(w) for w in rest]
    a = np.asarray
    expected = (lambda h: np.tanh(h @ rest[2] + rest[3]) @ rest[4] + rest[5])(np.tanh(x @ rest[0] + rest[1]))
    serve(lambda: a(function(x, *on_device)), lambda out: must_equal(out, expected, 2e-5))


def heat():
    n = 128
    wave = np.sin(np.pi * np.arange(n) / (n - 1))
    wave[0] = wave[-1] = 0
    mode = (wave[:, None, None] * wave[:, None] * wave).astype(np.float32)
    factor = 1 + 6 * (np.cos(np.pi / (n - 1)) - 1) / 8

    def step(u, into):
        inner = u[1:-1, 1:-1, 1:-1]
        neighbours = (
            u[:-2, 1:-1, 1:-1] + u[2:, 1:-1, 1:-1] + u[1:-1, :-2, 1:-1]
            + u[1:-1, 2:, 1:-1] + u[1:-1, 1:-1, :-2] + u[1:-1, 1:-1, 2:]
        )
        return into.at[1:-1, 1:-1, 1:-1].set(inner + (neighbours - 6 * inner) * 0.125)

    function = jax.jit(step, donate_argnums=1)
    steps = 0
    u, other = jax.device_put(mode), jax.device_put(np.zeros_like(mode))

    def call():
        nonlocal u, other, steps
        steps += 1
        u, other = function(u, other), u
        return u.block_until_ready()

    serve(call, lambda out: must_equal(out, factor**steps * mode, 1e-4))


def cholesky(count):
    """The matrices of benches/linalg.c, in float64."""
    jax.config.update("jax_enable_x64", True)
    n = 8
    i = np.arange(n)
    off = 1 / (1.0 + (i[:, None] - i) ** 2 + (np.arange(count) % 7)[:, None, None])
    matrices = off + n * np.eye(n)
    function = jax.jit(lambda a: jax.lax.linalg.cholesky(a, symmetrize_input=False))
    expected = np.linalg.cholesky(matrices)
    serve(lambda: np.asarray(function(matrices)), lambda out: must_equal(out, expected, 1e-12))


def main():
    row, *argument = sys.argv[1:]
    if row == "call":
        x = np.array([1, 2, 3, 4], np.float32)
        add(x, (5.5 + 1.1 * np.arange(4)).astype(np.float32), argument[0] == "numpy")
    elif row == "add":
        i = np.arange(2 ** int(argument[0]))
        add((i % 7).astype(np.float32), (i % 5).astype(np.float32), True)
    elif row == "mlp":
        mlp(int(argument[0]))
    elif row == "heat":
        heat()
    elif row == "cholesky":
        cholesky(10000)
    else:
        np.asarray(jax.jit(network)(*network_arrays(8)))
        print(flush=True)


main()
