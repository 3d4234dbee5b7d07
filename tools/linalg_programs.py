"""Programs that do linear algebra, for tests/linalg.rs: each calls what JAX leaves to LAPACK.

A program is made for all four element types at once. What is committed has matrices of f64 and c64, and batches of f32
and c128, all small; what is made on the spot has both for each type, and is larger, so that LAPACK's blocked algorithms
run. The results of a program come in two lists. The first is the same for every LAPACK but for rounding: where a factorisation is not unique (signs, phases, the order of
eigenvalues), the program itself forms what is, such as the product of the factors. The second list holds the factors
themselves, which only the very library that JAX has gives bit by bit.

make_programs.py runs this.
"""

import dataclasses
import zlib
from collections.abc import Callable

import jax
import jax.experimental.sparse
import jax.numpy as jnp
import jax.scipy.linalg as jsl
import numpy as np
from jax.lax import linalg as lax_linalg

KINDS = (np.float32, np.float64, np.complex64, np.complex128)


@dataclasses.dataclass
class Program:
    """A function of arrays that gives the two lists, and its arrays."""

    name: str
    about: str
    function: Callable
    inputs: list

    def lowered(self):
        function = lambda *inputs: jax.tree.leaves(self.function(*inputs))
        function.__name__ = f"linalg_{self.name}"
        shapes = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in self.inputs]
        return jax.jit(function).lower(*shapes)

    def results(self):
        same, raw = jax.jit(lambda *inputs: self.function(*inputs))(*self.inputs)
        return [[np.asarray(x) for x in jax.tree.leaves(part)] for part in (same, raw)]


class Source:
    """Numbers that look random, the same ones for each program of a name."""

    def __init__(self, name, n):
        self.random = np.random.default_rng(zlib.crc32(name.encode()))
        self.n = n

    def matrix(self, dtype, *dims):
        x = self.random.standard_normal(dims)
        if np.issubdtype(dtype, np.complexfloating):
            x = x + 1j * self.random.standard_normal(dims)
        return x.astype(dtype)

    def square(self, dtype, *batch):
        """Well-conditioned and not symmetric."""
        return (self.matrix(dtype, *batch, self.n, self.n) + 2 * np.eye(self.n) * self.n**0.5).astype(dtype)

    def positive(self, dtype, *batch):
        x = self.matrix(dtype, *batch, self.n, self.n)
        return (x @ np.conj(np.swapaxes(x, -1, -2)) / self.n + np.eye(self.n)).astype(dtype)

    def hermitian(self, dtype, *batch):
        """With eigenvalues that are far from each other, so that vectors are well determined."""
        q, _ = np.linalg.qr(self.matrix(dtype, *batch, self.n, self.n).astype(np.complex128 if dtype in KINDS[2:] else float))
        x = (q * np.linspace(-self.n, self.n + 1, self.n)) @ adjoint(q)
        return ((x + adjoint(x)) / 2).astype(dtype)


def adjoint(x):
    return x.conj().swapaxes(-1, -2)


def unitary(q):
    """What is the unit matrix if the columns of q are orthonormal."""
    return adjoint(q) @ q


def batched(function, x):
    """A function of a matrix, for each one of a batch."""
    return jax.vmap(function)(x) if x.ndim > 2 else function(x)


def sort_complex(w):
    """Eigenvalues in an order that does not depend on the library: by real parts, rounded, then imaginary ones."""
    return jnp.take_along_axis(w, jnp.lexsort((w.imag, jnp.round(w.real * 64)), axis=-1), axis=-1)


def cholesky(x):
    # Of what is not positive definite JAX makes NaN.
    return [jnp.linalg.cholesky(x), jnp.linalg.cholesky(x, upper=True), jnp.linalg.cholesky(-x)], []


def cho_solve(x):
    return [batched(lambda x: jsl.cho_solve(jsl.cho_factor(x), x[:, :2]), x), batched(lambda x: jsl.solve(x, x[0], assume_a="pos"), x)], []


def lu(x):
    same, raw = [], []
    for x in (x, x[..., :-1], x[..., :-1, :]):
        factors, pivots, permutation = lax_linalg.lu(x)
        k = min(x.shape[-2:])
        l = jnp.tril(factors[..., :k], -1) + jnp.eye(x.shape[-2], k, dtype=x.dtype)
        same += [l @ jnp.triu(factors[..., :k, :]), pivots, permutation]
        raw += [factors]
    return same, raw


def solve(x):
    same = [jnp.linalg.solve(x, x[..., :2] + 1), batched(lambda x: jsl.lu_solve(jsl.lu_factor(x), x[0], trans=1), x)]
    return [*same, jnp.linalg.inv(x)], []


def determinants(x):
    # A singular matrix, too.
    return [jnp.linalg.det(x[..., :3, :3]), *jnp.linalg.slogdet(x), *jnp.linalg.slogdet(x.at[..., 0, :].set(0))], []


def qr(x):
    same, raw = [], []
    for x in (x[..., :-1], x[..., :-1, :]):
        for mode in ("reduced", "complete"):
            q, r = jnp.linalg.qr(x, mode=mode)
            same += [q @ r, unitary(q), jnp.abs(r)]
            raw += [q, r]
        q, r, pivots = lax_linalg.qr(x, full_matrices=False, pivoting=True)
        same += [q @ r, unitary(q), pivots, jnp.abs(r)]
        raw += [q, r]
    return same, raw


def householder(x):
    tall = x[..., :-2]
    factors, taus = jnp.linalg.qr(tall, mode="raw")
    factors = factors.swapaxes(-1, -2)
    q = lax_linalg.householder_product(factors, taus)
    fewer = lax_linalg.householder_product(factors, taus[..., :-1])
    same, raw = [unitary(q), unitary(fewer), jnp.abs(jnp.triu(factors))], [factors, taus, q, fewer]
    for left in (True, False):
        for transpose in (True, False):
            y = lax_linalg.ormqr(factors, taus, tall if left else adjoint(tall), left=left, transpose=transpose)
            same += [unitary(y) if left else y @ adjoint(y)]
            raw += [y]
    return same, raw


def least_squares(x):
    return [batched(lambda x: jnp.linalg.lstsq(x[:, :-2], x[:, :2])[0], x), jnp.linalg.pinv(x[..., :-2, :]), jnp.linalg.matrix_rank(x)], []


def eigh(x):
    same, raw = [jnp.linalg.eigvalsh(x)], []
    for uplo in "LU":
        w, v = jnp.linalg.eigh(x, UPLO=uplo, symmetrize_input=False)
        same += [w, (v * w[..., None, :]) @ adjoint(v), unitary(v)]
        raw += [w, v]
    return same, raw


def svd(x):
    algorithms = jax.lax.linalg.SvdAlgorithm
    same, raw = [], []
    for x in (x[..., :-1], x[..., :-1, :]):
        for algorithm in (algorithms.DEFAULT, algorithms.QR):
            for full in (True, False):
                u, s, vt = lax_linalg.svd(x, full_matrices=full, algorithm=algorithm)
                k = s.shape[-1]
                same += [(u[..., :k] * s[..., None, :]) @ vt[..., :k, :], unitary(u), unitary(adjoint(vt))]
                raw += [u, s, vt]
            s = lax_linalg.svd(x, compute_uv=False, algorithm=algorithm)
            same += [s]
            raw += [s]
    return same, raw


def eig(x):
    w, left, right = lax_linalg.eig(x)
    z = x.astype(w.dtype)
    same = [sort_complex(w), z @ right - right * w[..., None, :], adjoint(left) @ z - w[..., None] * adjoint(left)]
    same += [jnp.linalg.norm(left, axis=-2), jnp.linalg.norm(right, axis=-2), sort_complex(jnp.linalg.eigvals(x))]
    # LAPACK is not called for what is not finite.
    same += [jnp.linalg.eigvals(x.at[..., 1, 0].set(bad)) for bad in (jnp.nan, jnp.inf)]
    return same, [w, left, right, *jnp.linalg.eig(x)]


def schur(x):
    t, z = lax_linalg.schur(x)
    same, raw = [z @ t @ adjoint(z), unitary(z), jnp.tril(t, -2)], [t, z, *lax_linalg.schur(x, compute_schur_vectors=False)]
    t, z = batched(lambda x: jsl.schur(x, output="complex"), x)
    return [*same, z @ t @ adjoint(z), unitary(z)], [*raw, t, z]


def hessenberg(x):
    packed, taus = lax_linalg.hessenberg(x)
    h, q = batched(lambda x: jsl.hessenberg(x, calc_q=True), x)
    return [q @ h @ adjoint(q), unitary(q), jnp.tril(h, -2), jnp.abs(h)], [packed, taus, h, q]


def tridiagonal(x):
    same, raw = [], []
    for lower in (True, False):
        packed, d, e, taus = lax_linalg.tridiagonal(x, lower=lower)
        same += [d, jnp.abs(e)]
        raw += [packed, d, e, taus]
    return same, raw


def triangular(x):
    # Small off the diagonal, so that those with a unit diagonal are well-conditioned, too.
    t = jnp.where(jnp.eye(x.shape[-1], dtype=bool), x, x / 16)
    same = []
    for left in (True, False):
        for lower in (True, False):
            for unit, (transpose, conjugate) in zip((True, False, True, False), ((False, False), (False, False), (True, False), (True, True))):
                b = x[..., :2] if left else x[..., :2, :]
                options = {"left_side": left, "lower": lower, "unit_diagonal": unit}
                same += [lax_linalg.triangular_solve(t, b, transpose_a=transpose, conjugate_a=conjugate, **options)]
    return same, []


def functions(x):
    b = jnp.eye(x.shape[-1], dtype=x.dtype)
    return [jsl.expm(x / 16), jsl.sqrtm(adjoint(x) @ x), *jax.scipy.linalg.polar(x, method="svd"), jsl.solve_sylvester(x, x, b)], []


def tridiagonal_solve(x):
    d, dl, b = x[..., 0] + 4, x[..., 1], x[..., :3]
    same = [lax_linalg.tridiagonal_solve(dl, d, dl / 3, b, perturb_singular=perturb) for perturb in (False, True)]
    # A singular one.
    d, dl = d.at[..., 1].set(0), dl.at[..., 1:3].set(0)
    return [*same, lax_linalg.tridiagonal_solve(dl, d, dl, b)], []


def eigh_tridiagonal(x):
    w, v = jsl.eigh_tridiagonal(x[0], x[1, 1:], eigvals_only=False)
    return [w, (v * w) @ v.T, unitary(v)], []


def sparse(a, b):
    # The pattern is a constant of the program.
    rows, columns = np.nonzero(np.arange(a.size).reshape(a.shape) % 3 == 0)
    starts = np.searchsorted(rows, np.arange(a.shape[0] + 1))
    same = []
    for index in (np.int32, np.int64):
        arrays = (a[rows, columns], jnp.asarray(columns, index), jnp.asarray(starts, index))
        m = jax.experimental.sparse.BCSR(arrays, shape=a.shape)
        same += [m @ b, m @ b[:, 0]]
    return same, []


def gradients(x):
    """Of real functions of positive definite matrices."""
    weights = np.arange(x.shape[-1] ** 2).reshape(x.shape[-2:]) / x.shape[-1] ** 2
    weights = jnp.asarray(weights, x.real.dtype)

    def real(x):
        return jnp.sum(weights * jnp.real(x)) + jnp.sum(jnp.imag(x)) / 8

    losses = [
        lambda x: real(jnp.linalg.cholesky(x)),
        lambda x: real(jnp.linalg.solve(x, x @ x + 1)),
        lambda x: jnp.sum(jnp.linalg.slogdet(x)[1]),
        lambda x: real((lambda w, v: (v * jnp.exp(-w)[..., None, :]) @ adjoint(v))(*jnp.linalg.eigh(x))),
        lambda x: jnp.sum(jnp.linalg.svd(x, compute_uv=False) ** 3),
        lambda x: real((lambda q, r: q @ r @ r)(*jnp.linalg.qr(x))),
    ]
    return [jax.grad(loss)(x) for loss in losses], []


def edges(empty, none, one, many):
    """Matrices without elements, batches of none, and numbers that are none."""
    same = []
    for x in (none, empty):
        same += [jnp.linalg.cholesky(x), *jnp.linalg.eigh(x), *jnp.linalg.qr(x), *jnp.linalg.svd(x), *lax_linalg.lu(x)]
    same += [jnp.linalg.inv(none), jnp.linalg.eigvals(none), lax_linalg.triangular_solve(none, none)]
    same += [jnp.linalg.cholesky(one), jnp.linalg.eigvalsh(one), jnp.linalg.svd(one, compute_uv=False)]
    same += [jnp.linalg.eigvals(one), jnp.abs(jnp.linalg.qr(one)[1])]
    for bad in (jnp.nan, jnp.inf):
        x = many.at[1, 1, 1].set(bad)
        values = [jnp.linalg.cholesky(x), jnp.linalg.eigvalsh(x), jnp.linalg.svd(x, compute_uv=False), jnp.linalg.eigvals(x)]
        # The others of the batch are not touched. Of what comes out for an infinity LAPACKs think differently, and of
        # how far a NaN spreads.
        same += [x[0] for x in values]
        if np.isnan(bad):
            same += [jnp.any(jnp.isnan(x[1])) for x in (values[0], values[2], values[3])]
    return same, []


def programs(n, every):
    """All of them, with matrices of n times n; whether with matrices and batches of every type."""

    def made(function, about, kind_of, kinds=KINDS, batches=True):
        name = function.__name__
        source = Source(name, n)
        inputs = []
        for kind in kinds:
            is_single = kind in (np.float64, np.complex64)
            if every or is_single or not batches:
                inputs.append([getattr(source, kind_of)(kind)])
            if batches and (every or not is_single):
                inputs.append([getattr(source, kind_of)(kind, 2)])
        return joined(function, name, about, inputs)

    def joined(function, name, about, groups):
        def all_groups(*arrays):
            same, raw = [], []
            for group in groups:
                mine, arrays = arrays[: len(group)], arrays[len(group) :]
                results = function(*mine)
                same += results[0]
                raw += results[1]
            return same, raw

        return Program(name, about, all_groups, [x for group in groups for x in group])

    few = Source("few", 3)
    edge_inputs = [
        [np.zeros((2, 0, 0), kind), np.zeros((0, 3, 3), kind), few.positive(kind)[:1, :1], few.positive(kind, 2)]
        for kind in (KINDS if every else (np.float32, np.complex128))
    ]
    sparse_inputs = [
        [(8 * few.matrix(kind, 5, 4)).astype(kind), (8 * few.matrix(kind, 4, 3)).astype(kind)]
        for kind in (np.float32, np.float64, np.complex64, np.int32)
    ]
    return [
        made(cholesky, "Cholesky factors", "positive"),
        made(cho_solve, "solves by Cholesky factors", "positive"),
        made(lu, "LU factors, square, tall and wide", "square"),
        made(solve, "solves and inverses", "square"),
        made(determinants, "determinants, of singular matrices, too", "square"),
        made(qr, "QR factors, thin and complete, with pivoting, tall and wide", "square"),
        made(householder, "Q from reflectors, and products with it", "square"),
        made(least_squares, "least squares, pseudo-inverses, ranks", "square"),
        made(eigh, "eigenvalues and vectors of Hermitian matrices", "hermitian"),
        made(svd, "singular values and vectors, whole, thin, none, by both algorithms", "square"),
        made(eig, "eigenvalues and vectors of any matrix, and of one with NaN or infinity", "square"),
        made(schur, "Schur forms", "square"),
        made(hessenberg, "Hessenberg forms", "square"),
        made(tridiagonal, "tridiagonal forms", "hermitian"),
        made(triangular, "triangular solves of every sort", "square"),
        made(functions, "exponentials, square roots, polar factors, Sylvester's equation", "square", KINDS[1:3], batches=False),
        made(tridiagonal_solve, "tridiagonal solves, plain, perturbed, singular", "square"),
        made(eigh_tridiagonal, "eigenvectors of tridiagonal matrices", "square", KINDS[1:2], batches=False),
        made(gradients, "derivatives", "positive", KINDS if every else KINDS[1:3]),
        joined(edges, "edges", "no elements, no batches, one element, NaN and infinity", edge_inputs),
        joined(sparse, "sparse", "products with sparse matrices", sparse_inputs),
    ]
