"""The JAX side of `make conformance`: programs from published packages, as jax.export gives them to any user.

Run by tools/conformance, which finds the right Python; see there for the commands.

    export FOLDER      for every program below: NAME.jaxexport, the container that jax.export serializes; NAME.mlir,
                       the same module as StableHLO text, for plugins that are too old for the container; NAME.arrays,
                       the inputs and what JAX computed from them; and programs.tsv, which lists them
    committed FOLDER   those marked `committed`: NAME.mlir, and cases.json with inputs, outputs and tolerances

NAME.arrays holds for each array a line "input f32 2 3" (or "output …"; "unused …" for an input that the function
does not read, which the module therefore does not take) and then its bytes: little-endian, dense, row by row.
"""

import argparse
import dataclasses
import importlib.metadata
import json
import os
import pathlib
import sys
import time
import traceback
from collections.abc import Callable

# Equinox's checks of values call back into Python, which no exported program can; they are off in exported code.
os.environ["EQX_ON_ERROR"] = "nan"

import jax
import jax.numpy as jnp
import numpy as np
from jax import export

from dtype_names import DTYPE_NAMES


@dataclasses.dataclass
class Program:
    """A function of JAX, made by `make` together with its arguments."""

    name: str
    package: str
    about: str
    make: Callable
    # Numbers of 64 bits, which JAX has to be asked for.
    x64: bool
    # By how much another XLA may be off: relative to the largest value of each output.
    tolerance: float
    # The same for the XLA that JAX itself uses; 0 is the same bits.
    same_xla: float
    committed: bool


PROGRAMS = []


def program(package, x64=False, tolerance=None, same_xla=0, committed=False):
    """Marks a function that returns (function of JAX, arguments) as a program named like it."""

    def mark(make):
        about = " ".join(make.__doc__.split())
        allowed = tolerance or (1e-14 if x64 else 1e-6)
        PROGRAMS.append(Program(make.__name__, package, about, make, x64, allowed, same_xla, committed))
        return make

    return mark


def random(*dims, seed=0, dtype=np.float32):
    """Fixed numbers of a normal distribution."""
    return np.random.default_rng(seed).standard_normal(dims).astype(dtype)


def lattice(n, spacing, noise, dtype=np.float32):
    """n^3 points near those of a cubic lattice."""
    points = np.stack(np.meshgrid(*[np.arange(n)] * 3, indexing="ij"), -1).reshape(-1, 3)
    return (points * spacing + noise * random(n**3, 3, dtype=np.float64)).astype(dtype)


# ---- jax-md ----


@program("jax-md", committed=True)
def md_lennard_jones():
    """Energy and forces of 27 Lennard-Jones particles in a periodic box"""
    from jax_md import energy, space

    displacement, _ = space.periodic(3.6)
    potential = energy.lennard_jones_pair(displacement)
    return jax.value_and_grad(potential), (lattice(3, 1.2, 0.05),)


@program("jax-md", x64=True)
def md_molecular_dynamics():
    """Ten steps of velocity Verlet with 64 particles, in float64"""
    from jax_md import energy, simulate, space

    displacement, shift = space.periodic(4.8)
    force = energy.lennard_jones_pair(displacement)
    start, step = simulate.nve(force, shift, dt=0.005)

    def run(key, position):
        state = start(key, position, kT=0.5)
        state = jax.lax.fori_loop(0, 10, lambda _, state: step(state), state)
        return state.position, state.momentum, state.force

    return run, (jax.random.key_data(jax.random.key(7)), lattice(4, 1.2, 0.05, np.float64))


@program("jax-md")
def md_neighbour_list():
    """Neighbour list and soft-sphere forces of 512 particles, through cells"""
    from jax_md import energy, partition, space

    box = 12.0
    displacement, _ = space.periodic(box)
    neighbours, potential = energy.soft_sphere_neighbor_list(displacement, box, format=partition.Sparse)
    position = lattice(8, 1.0, 0.1)
    found = neighbours.allocate(position)

    def run(position):
        list_ = found.update(position)
        return jax.grad(potential)(position, list_), list_.did_buffer_overflow

    return run, (position,)


# ---- mujoco-mjx ----

PENDULUM = """
<mujoco>
  <option timestep="0.005" solver="CG" jacobian="sparse" iterations="4" ls_iterations="4"><flag contact="disable"/></option>
  <worldbody>
    <body pos="0 0 1">
      <joint name="shoulder" type="hinge" axis="0 1 0" damping="0.1"/>
      <geom type="capsule" size="0.05" fromto="0 0 0 0.5 0 0"/>
      <body pos="0.5 0 0">
        <joint name="elbow" type="hinge" axis="0 1 0" damping="0.1"/>
        <geom type="capsule" size="0.05" fromto="0 0 0 0.5 0 0"/>
      </body>
    </body>
  </worldbody>
  <actuator><motor joint="elbow" gear="2"/></actuator>
</mujoco>
"""

BALLS = """
<mujoco>
  <option timestep="0.005" jacobian="dense" iterations="2" ls_iterations="4"/>
  <worldbody>
    <geom type="plane" size="5 5 0.1"/>
    <body pos="0 0 0.19"><freejoint/><geom type="sphere" size="0.2"/></body>
    <body pos="0.1 0 0.58"><freejoint/><geom type="sphere" size="0.2"/></body>
  </worldbody>
</mujoco>
"""


def mjx_steps(model_text, count):
    import mujoco
    from mujoco import mjx

    mujoco_model = mujoco.MjModel.from_xml_string(model_text)
    model = mjx.put_model(mujoco_model)

    def run(position, velocity, control):
        data = mjx.make_data(mujoco_model).replace(qpos=position, qvel=velocity, ctrl=control)
        data = jax.lax.fori_loop(0, count, lambda _, data: mjx.step(model, data), data)
        return data.qpos, data.qvel, data.xpos

    position = mujoco_model.qpos0 + 0.1 * (mujoco_model.nq == mujoco_model.nv)
    return run, (
        position.astype(np.float32),
        random(mujoco_model.nv, seed=3) * np.float32(0.5),
        np.full(mujoco_model.nu, 0.3, np.float32),
    )


@program("mujoco-mjx")
def mjx_pendulum():
    """Five steps of a double pendulum with a motor"""
    return mjx_steps(PENDULUM, 5)


@program("mujoco-mjx")
def mjx_contact():
    """A step of two balls that touch each other and the ground, by Newton's method"""
    return mjx_steps(BALLS, 1)


# ---- Neural networks ----


@program("equinox")
def equinox_mlp():
    """A network of 16-64-64-4 units: values and the gradient of a loss, for a batch of 32"""
    import equinox as eqx

    network = eqx.nn.MLP(16, 4, 64, 2, activation=jnp.tanh, key=jax.random.key(1))
    parameters, rest = eqx.partition(network, eqx.is_array)

    def run(parameters, x, wanted):
        def loss(parameters):
            y = jax.vmap(eqx.combine(parameters, rest))(x)
            return jnp.mean((y - wanted) ** 2), y

        (value, y), gradient = jax.value_and_grad(loss, has_aux=True)(parameters)
        return value, y, jax.tree.leaves(gradient)

    # A pytree of equinox is a class of its own, which jax.export would want to be told of.
    leaves, tree = jax.tree.flatten(parameters)
    return lambda leaves, x, y: run(jax.tree.unflatten(tree, leaves), x, y), (leaves, random(32, 16), random(32, 4))


@program("equinox", committed=True)
def equinox_gru():
    """A GRU cell of 6 units over 20 time steps by lax.scan"""
    import equinox as eqx

    cell = eqx.nn.GRUCell(3, 6, key=jax.random.key(2))
    leaves, tree = jax.tree.flatten(eqx.filter(cell, eqx.is_array))
    rest = eqx.filter(cell, eqx.is_array, inverse=True)

    def run(leaves, xs):
        cell = eqx.combine(jax.tree.unflatten(tree, leaves), rest)
        return jax.lax.scan(lambda h, x: (cell(x, h),) * 2, jnp.zeros(6), xs)[1]

    return run, (leaves, random(20, 3))


@program("flax")
def flax_convolution():
    """An image classifier with two convolutions, group normalisation and pooling, on a batch of 4"""
    from flax import linen as nn

    class Network(nn.Module):
        @nn.compact
        def __call__(self, x):
            for features in (8, 16):
                x = nn.Conv(features, (3, 3))(x)
                x = nn.avg_pool(nn.relu(nn.GroupNorm(num_groups=4)(x)), (2, 2), (2, 2))
            return nn.softmax(nn.Dense(10)(x.reshape(x.shape[0], -1)))

    network, x = Network(), random(4, 28, 28, 1)
    return network.apply, (network.init(jax.random.key(0), x), x)


@program("flax")
def flax_transformer():
    """A block of a transformer: layer norms, attention with four heads, and an MLP with GELU"""
    from flax import linen as nn

    class Block(nn.Module):
        @nn.compact
        def __call__(self, x, mask):
            y = nn.LayerNorm()(x)
            x = x + nn.MultiHeadDotProductAttention(num_heads=4)(y, y, mask=mask)
            y = nn.Dense(128)(nn.LayerNorm()(x))
            return x + nn.Dense(32)(nn.gelu(y))

    block, x = Block(), random(2, 24, 32)
    mask = nn.make_causal_mask(np.ones((2, 24)))
    return block.apply, (block.init(jax.random.key(0), x, mask), x, mask)


@program("dm-haiku")
def haiku_lstm():
    """A bidirectional LSTM of 32 units over 50 time steps, and a linear layer"""
    import haiku as hk

    def network(x):
        on, back = hk.LSTM(32), hk.LSTM(32)
        there, _ = hk.dynamic_unroll(on, x, on.initial_state(None))
        again, _ = hk.dynamic_unroll(back, x, back.initial_state(None), reverse=True)
        return hk.Linear(5)(jnp.concatenate([there, again], -1))

    network = hk.without_apply_rng(hk.transform(network))
    x = random(50, 8)
    return network.apply, (network.init(jax.random.key(0), x), x)


@program("jraph")
def jraph_network():
    """A graph network on 12 nodes and 40 edges: messages, segment sums, updates of nodes, edges and the whole"""
    import jraph

    def dense(parameters):
        return jraph.concatenated_args(lambda x: jnp.tanh(x @ parameters[0] + parameters[1]))

    def run(nodes, edges, globals_, senders, receivers, edge, node, whole):
        graph = jraph.GraphsTuple(
            nodes, edges, receivers, senders, globals_, n_node=np.array([12]), n_edge=np.array([40])
        )
        out = jraph.GraphNetwork(dense(edge), dense(node), dense(whole))(graph)
        return out.nodes, out.edges, out.globals

    rng = np.random.default_rng(5)
    ends = [rng.integers(0, 12, 40, dtype=np.int32) for _ in range(2)]
    weights = [(0.3 * random(n, 8, seed=n), 0.1 * random(8, seed=n + 1)) for n in (4 + 4 + 4 + 4, 4 + 8 + 8 + 4, 8 + 8 + 4)]
    return run, (random(12, 4, seed=1), random(40, 4, seed=2), random(1, 4, seed=3), *ends, *weights)


# Each output sums many products, whose order is the compiler's.
@program("e3nn-jax", tolerance=4e-6)
def e3nn_harmonics():
    """Spherical harmonics up to l = 3, their tensor product, and its norm"""
    import e3nn_jax as e3nn

    def run(x):
        harmonics = e3nn.spherical_harmonics("0e + 1o + 2e + 3o", e3nn.IrrepsArray("1o", x), normalize=True)
        product = e3nn.tensor_product(harmonics, harmonics, filter_ir_out=["0e", "1o", "2e"])
        return harmonics.array, product.array, e3nn.norm(product).array

    return run, (random(64, 3),)


# ---- Optimisation, solvers ----


@program("optax")
def optax_adam():
    """A step of Adam with clipping and weight decay, on the loss of a linear model"""
    import optax

    steps = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_decay_schedule(0.1, 100)))
    parameters = {"w": random(6, 3, seed=1), "b": random(3, seed=2)}
    leaves, tree = jax.tree.flatten(steps.init(parameters))

    def run(parameters, leaves, x, wanted):
        def loss(p):
            return jnp.mean(optax.huber_loss(x @ p["w"] + p["b"], wanted))

        value, gradient = jax.value_and_grad(loss)(parameters)
        updates, state = steps.update(gradient, jax.tree.unflatten(tree, leaves), parameters)
        return value, optax.apply_updates(parameters, updates), jax.tree.leaves(state)

    return run, (parameters, leaves, random(16, 6), random(16, 3, seed=3))


@program("diffrax", x64=True)
def diffrax_lorenz():
    """The Lorenz system by Tsit5 with adaptive steps, in float64"""
    import diffrax

    def lorenz(t, y, parameters):
        sigma, rho, beta = parameters
        return jnp.stack([sigma * (y[1] - y[0]), y[0] * (rho - y[2]) - y[1], y[0] * y[1] - beta * y[2]])

    def run(y, parameters):
        solution = diffrax.diffeqsolve(
            diffrax.ODETerm(lorenz),
            diffrax.Tsit5(),
            0.0,
            2.0,
            0.01,
            y,
            parameters,
            saveat=diffrax.SaveAt(ts=jnp.linspace(0.0, 2.0, 11)),
            stepsize_controller=diffrax.PIDController(rtol=1e-8, atol=1e-8),
            throw=False,
        )
        return solution.ys, solution.stats["num_steps"]

    return run, (np.array([1.0, 0.5, 20.0]), np.array([10.0, 28.0, 8 / 3]))


@program("diffrax", x64=True)
def diffrax_implicit():
    """Robertson's stiff reactions by Kvaerno5, which solves by LU factors in each step, in float64"""
    import diffrax

    def reactions(t, y, rates):
        slow, middle, fast = rates
        first, second = slow * y[0], middle * y[1] * y[2]
        third = fast * y[1] ** 2
        return jnp.stack([second - first, first - second - third, third])

    def run(y, rates):
        solution = diffrax.diffeqsolve(
            diffrax.ODETerm(reactions),
            diffrax.Kvaerno5(),
            0.0,
            100.0,
            2e-4,
            y,
            rates,
            saveat=diffrax.SaveAt(ts=jnp.array([1.0, 10.0, 100.0])),
            stepsize_controller=diffrax.PIDController(rtol=1e-8, atol=1e-8),
            throw=False,
        )
        return solution.ys

    return run, (np.array([1.0, 0.0, 0.0]), np.array([0.04, 1e4, 3e7]))


@program("diffrax")
def diffrax_heun():
    """A stochastic differential equation by Heun's method, with a virtual Brownian tree"""
    import diffrax

    def run(key, y):
        noise = diffrax.VirtualBrownianTree(0.0, 1.0, 1e-3, (8,), jax.random.wrap_key_data(key))
        terms = diffrax.MultiTerm(
            diffrax.ODETerm(lambda t, y, _: -y),
            diffrax.ControlTerm(lambda t, y, _: 0.2 * jnp.diag(1 + 0.1 * y), noise),
        )
        solution = diffrax.diffeqsolve(terms, diffrax.Heun(), 0.0, 1.0, 0.05, y, throw=False)
        return solution.ys

    return run, (jax.random.key_data(jax.random.key(11)), random(8))


@program("optimistix", x64=True)
def optimistix_bfgs():
    """The minimum of Rosenbrock's function in four dimensions by BFGS, in float64"""
    import optimistix as optx

    def rosenbrock(y, a):
        return jnp.sum(100 * (y[1:] - y[:-1] ** 2) ** 2 + (a - y[:-1]) ** 2)

    def run(y, a):
        solution = optx.minimise(rosenbrock, optx.BFGS(1e-8, 1e-8), y, a, max_steps=200, throw=False)
        return solution.value, solution.stats["num_steps"]

    return run, (np.array([-1.2, 1.0, 0.8, 0.4]), np.array(1.0))


@program("optimistix")
def optimistix_newton():
    """A root of three equations by Newton's method"""
    import optimistix as optx

    def equations(y, a):
        return jnp.stack([y[0] ** 2 + y[1] - a, jnp.sin(y[1]) + y[2], y[0] * y[2] - 0.1])

    def run(y, a):
        return optx.root_find(equations, optx.Newton(1e-6, 1e-6), y, a, throw=False).value

    return run, (np.array([1.0, 0.5, 0.2], np.float32), np.float32(1.5))


@program("lineax", x64=True)
def lineax_cg():
    """A symmetric system of 64 equations by conjugate gradients without a matrix, in float64"""
    import lineax as lx

    def run(shift, b):
        def laplacian(x):
            return (2 + shift) * x - jnp.roll(x, 1) - jnp.roll(x, -1)

        operator = lx.FunctionLinearOperator(laplacian, jax.ShapeDtypeStruct((64,), b.dtype), lx.positive_semidefinite_tag)
        solution = lx.linear_solve(operator, b, lx.CG(1e-10, 1e-10), throw=False)
        return solution.value, solution.stats["num_steps"]

    return run, (np.array(0.5), random(64, dtype=np.float64))


# ---- JAX itself ----


@program("jax", committed=True)
def stencil():
    """Heat in a box of 8 x 6 x 5 points: 20 steps of a seven-point stencil"""

    def run(u, time):
        # A host often passes more than a program needs.
        return jax.lax.fori_loop(0, 20, step, u)

    def step(_, u):
        inner = u[1:-1, 1:-1, 1:-1]
        around = (
            u[2:, 1:-1, 1:-1] + u[:-2, 1:-1, 1:-1] + u[1:-1, 2:, 1:-1]
            + u[1:-1, :-2, 1:-1] + u[1:-1, 1:-1, 2:] + u[1:-1, 1:-1, :-2]
        )  # fmt: skip
        return u.at[1:-1, 1:-1, 1:-1].set(inner + 0.1 * (around - 6 * inner))

    return run, (random(8, 6, 5), np.float32(0.25))


@program("jax", x64=True, committed=True)
def fourier():
    """Poisson's equation on a periodic 8 x 8 grid by Fourier transforms, in float64"""

    def run(f):
        k = jnp.fft.fftfreq(8, 1 / 8)
        q = jnp.fft.rfftfreq(8, 1 / 8)
        square = k[:, None] ** 2 + q[None, :] ** 2
        spectrum = jnp.fft.rfft2(f) / jnp.where(square == 0, 1, -square)
        return spectrum, jnp.fft.irfft2(spectrum.at[0, 0].set(0))

    return run, (random(8, 8, dtype=np.float64),)


@program("jax")
def particles_in_cells():
    """Charge of 1000 particles spread to a grid by scattering, sorted, and gathered again"""

    def run(x, charge):
        cell = jnp.floor(x).astype(jnp.int32)
        right = x - cell
        grid = jnp.zeros(64).at[cell % 64].add(charge * (1 - right)).at[(cell + 1) % 64].add(charge * right)
        order = jnp.argsort(x)
        return grid, order, jnp.take(grid, cell[order] % 64), jax.lax.top_k(grid, 5)

    return run, (np.random.default_rng(4).uniform(0, 64, 1000).astype(np.float32), random(1000))


@program("jax")
def random_numbers():
    """Random numbers of four distributions by JAX's own generator, from a key"""

    def run(key):
        one, two, three, four = jax.random.split(jax.random.wrap_key_data(key), 4)
        return (
            jax.random.bits(one, (32,)),
            jax.random.normal(two, (64,)),
            jax.random.gamma(three, 2.5, (16,)),
            jax.random.permutation(four, 50),
        )

    return run, (jax.random.key_data(jax.random.key(3)),)


@program("jax", x64=True)
def special_functions():
    """Gamma, Bessel, error and zeta functions, in float64"""
    from jax.scipy import special

    def run(x):
        return special.gammaln(x), special.i0e(x), special.i1(x), special.erfinv(x / 10), special.zeta(1 + x, 0.5)

    return run, (np.linspace(0.1, 9.5, 40),)


@program("jax", committed=True)
def not_a_number():
    """Where NaNs go: through maxima, minima, sums, sorting and choices"""

    def run(x, y):
        return (
            jnp.maximum(x, y),
            jnp.minimum(x, y),
            jnp.max(x, axis=0),
            jnp.min(y, axis=1),
            jnp.nanmax(x, axis=1),
            jax.nn.relu(x + y),
            jnp.sort(x.ravel()),
            jnp.argmax(y, axis=0),
            jnp.isnan(x),
        )

    x, y = random(5, 4), random(5, 4, seed=1)
    x[[0, 1, 3], [0, 2, 3]] = np.nan
    y[[0, 2, 4], [0, 1, 2]] = np.nan
    return run, (x, y)


@program("jax", x64=True)
def linear_system():
    """Three right-hand sides of a system of 20 equations by jnp.linalg.solve, in float64"""
    return jnp.linalg.solve, (random(20, 20, dtype=np.float64) + 8 * np.eye(20), random(20, 3, dtype=np.float64))


@program("jax", tolerance=1e-5)
def gaussian_process():
    """The mean of a Gaussian process by a Cholesky factorisation"""

    def run(x, y, new):
        def kernel(a, b):
            return jnp.exp(-0.5 * (a[:, None] - b[None, :]) ** 2)

        factor = jax.scipy.linalg.cho_factor(kernel(x, x) + 0.1 * jnp.eye(x.size))
        return kernel(new, x) @ jax.scipy.linalg.cho_solve(factor, y)

    return run, (random(30), random(30, seed=1), random(5, seed=2))


@program("jax", x64=True)
def normal_modes():
    """The frequencies and modes of a chain of 10 masses by jnp.linalg.eigh, in float64"""

    def run(masses):
        springs = 2 * jnp.eye(10) - jnp.eye(10, k=1) - jnp.eye(10, k=-1)
        squares, modes = jnp.linalg.eigh(springs / jnp.sqrt(masses[:, None] * masses[None, :]))
        return jnp.sqrt(squares), modes

    return run, (np.linspace(1.0, 2.0, 10),)


@program("jax", x64=True, tolerance=1e-12)
def least_squares():
    """A fit of polynomials to noisy points by jnp.linalg.lstsq, which takes singular values, in float64"""

    def run(x, y):
        coefficients, residuals, rank, values = jnp.linalg.lstsq(jnp.vander(x, 6), y)
        return coefficients, residuals, rank, values

    x = np.linspace(-1.0, 1.0, 40)
    return run, (x, np.sin(3 * x)[:, None] + 0.01 * random(40, 2, dtype=np.float64))


@program("jax", x64=True, tolerance=1e-12)
def kalman_filter():
    """A Kalman filter with covariances over 50 steps of a moving point, by Cholesky factors, in float64"""

    def run(measured, noise):
        moves = jnp.eye(4) + 0.1 * jnp.eye(4, k=2)
        sees = jnp.eye(2, 4)

        def step(state, seen):
            mean, covariance = state
            mean, covariance = moves @ mean, moves @ covariance @ moves.T + 0.01 * jnp.eye(4)
            factor = jax.scipy.linalg.cho_factor(sees @ covariance @ sees.T + noise)
            gain = jax.scipy.linalg.cho_solve(factor, sees @ covariance).T
            mean, covariance = mean + gain @ (seen - sees @ mean), covariance - gain @ sees @ covariance
            return (mean, covariance), (mean, jnp.linalg.slogdet(covariance)[1])

        return jax.lax.scan(step, (jnp.zeros(4), jnp.eye(4)), measured)

    t = np.linspace(0.0, 5.0, 50)
    return run, (np.stack([t, np.sin(t)], 1) + 0.1 * random(50, 2, dtype=np.float64), 0.01 * np.eye(2))


# ---- Out of JAX ----


@dataclasses.dataclass
class Made:
    """What comes out of a program: in flat order, with which inputs the module takes."""

    exported: export.Exported
    lowered: jax.stages.Lowered
    inputs: list
    outputs: list

    def text(self):
        """The module as StableHLO text; JAX leaves locations out."""
        return self.lowered.as_text().rstrip("\n") + "\n"


def make(p):
    """Traces, exports and runs a program as its user would."""
    with jax.enable_x64(p.x64):
        function, arguments = p.make()
        arguments = jax.tree.map(jnp.asarray, arguments)
        jitted = jax.jit(function)
        return Made(
            export.export(jitted)(*arguments),
            jitted.lower(*arguments),
            [np.asarray(x) for x in jax.tree.leaves(arguments)],
            [np.asarray(x) for x in jax.tree.leaves(jitted(*arguments))],
        )


def arrays(made):
    """The arrays as the runner reads them."""
    kept = made.exported.module_kept_var_idx
    inputs = [("input" if i in kept else "unused", x) for i, x in enumerate(made.inputs)]
    for word, x in inputs + [("output", x) for x in made.outputs]:
        yield " ".join([word, DTYPE_NAMES[x.dtype.name], *map(str, x.shape)]).encode() + b"\n"
        yield np.ascontiguousarray(x).tobytes()


def export_all(folder, only):
    """Writes the programs and the list of them. Says on standard error what could not be made."""
    lines, failures = [], 0
    for p in PROGRAMS:
        if only and p.name not in only:
            continue
        start = time.monotonic()
        try:
            made = make(p)
            (folder / f"{p.name}.jaxexport").write_bytes(made.exported.serialize())
            (folder / f"{p.name}.mlir").write_text(made.text())
            (folder / f"{p.name}.arrays").write_bytes(b"".join(arrays(made)))
        except Exception:
            traceback.print_exc()
            print(f"conformance.py: {p.name} ({p.package}) could not be made; see above", file=sys.stderr)
            failures += 1
            continue
        version = importlib.metadata.version(p.package)
        fields = [p.name, f"{p.package} {version}", p.same_xla, p.tolerance, p.about]
        lines.append("\t".join(map(str, fields)))
        print(f"made {p.name} in {time.monotonic() - start:.1f} s", file=sys.stderr)
    (folder / "programs.tsv").write_text("".join(line + "\n" for line in lines))
    return failures


def described(arrays):
    """Arrays as tests/programs/cases.json states them, one a line."""
    lines = (
        json.dumps({"dtype": DTYPE_NAMES[x.dtype.name], "dims": x.shape, "hex": np.ascontiguousarray(x).tobytes().hex()})
        for x in arrays
    )
    return "[\n      " + ",\n      ".join(lines) + "\n    ]"


def commit(folder):
    """Writes the committed programs and their cases."""
    cases = []
    for p in PROGRAMS:
        if not p.committed:
            continue
        made = make(p)
        kept = [made.inputs[i] for i in made.exported.module_kept_var_idx]
        (folder / f"{p.name}.mlir").write_text(made.text())
        fields = {"name": p.name, "about": f"{p.about} ({p.package})", "program": f"{p.name}.mlir", "tolerance": p.tolerance}
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in fields.items()]
        lines += [f'"inputs": {described(kept)}', f'"outputs": {described(made.outputs)}']
        cases.append("  {\n    " + ",\n    ".join(lines) + "\n  }")
    (folder / "cases.json").write_text("[\n" + ",\n".join(cases) + "\n]\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["export", "committed"])
    parser.add_argument("folder", type=pathlib.Path, help="where the files go; it exists")
    parser.add_argument("only", nargs="*", help="names of programs; all if there are none")
    arguments = parser.parse_args()
    if arguments.what == "committed":
        commit(arguments.folder)
    else:
        sys.exit(1 if export_all(arguments.folder, arguments.only) else 0)


main()
