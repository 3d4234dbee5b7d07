"""Draws what examples wrote, each by its name: plots.py NAME SOURCE PICTURE.png. SOURCE is a folder with step_*.txt
for heat, as in the example's third argument, one with tables for sundials and lammps, one with four vectors of PETSc for petsc,
and the table that the example writes for lorenz_96 and online_training."""

import pathlib
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

LEVELS = [0.05, 0.1, 0.15, 0.25, 0.5, 0.75]


def heat(folder):
    fields = {int(path.stem.split("_")[1]): np.loadtxt(path) for path in sorted(folder.glob("step_*.txt"))}
    steps = [step for step in sorted(fields) if step == 0 or step >= 1000]

    figure, axes = plt.subplots(2, 2, figsize=(9, 6.4), sharex=True, sharey=True, layout="constrained")
    for axis, step in zip(axes.flat, steps):
        # The same colours in all four, so that they can be compared.
        image = axis.imshow(fields[step], origin="lower", cmap="inferno", vmin=0, vmax=1, extent=(0, 96, 0, 64))
        if step > 0:
            points = np.arange(96) + 0.5, np.arange(64) + 0.5
            lines = axis.contour(*points, fields[step], levels=LEVELS, colors="white", linewidths=0.6, alpha=0.7)
        axis.set_title(f"step {step:,}".replace(",", " ") + f", warmest point {fields[step].max():.2f}", fontsize=10)
    for axis in axes[-1]:
        axis.set_xlabel("x, in grid spacings")
    for axis in axes[:, 0]:
        axis.set_ylabel("y")
    figure.colorbar(image, ax=axes, label="temperature", shrink=0.9).add_lines(lines)
    figure.suptitle("The heat equation, stepped by a JAX program from C", fontsize=12)
    return figure


def lorenz_96(table):
    days, *errors = np.loadtxt(table, delimiter=",", unpack=True)
    figure, axis = plt.subplots(figsize=(8, 4), layout="constrained")
    for error, name, color in zip(errors, ["free run", "forecast", "analysis"], ["tab:red", "tab:blue", "tab:green"]):
        axis.semilogy(days, error, label=name, color=color)
    axis.axhline(0.5, color="gray", linestyle="--", linewidth=0.8, label="observations")
    axis.set(xlabel="day", ylabel="error (root mean square)", title="4D-Var of the Lorenz 96 model, by derivatives from JAX")
    axis.legend(loc="center right")
    return figure


def online_training(table):
    steps, error = np.loadtxt(table, delimiter=",", unpack=True)
    figure, axis = plt.subplots(figsize=(8, 4), layout="constrained")
    axis.semilogy(steps, error)
    axis.grid(which="both", alpha=0.3)
    axis.set(xlabel="step of the solver", ylabel="error of the network", title="A network learns from a scheme while the solver runs")
    return figure


def sundials(folder):
    time, *values = np.loadtxt(folder / "Robertson.csv", delimiter=",", unpack=True)
    figure, (left, middle, right) = plt.subplots(1, 3, figsize=(13, 4), layout="constrained")
    for value, name, factor in zip(values, ["$y_1$", "$10^4 y_2$", "$y_3$"], [1, 1e4, 1]):
        left.semilogx(time, factor * value, label=name)
    left.set(xlabel="time", ylabel="concentration", title="Robertson's kinetics")
    left.legend()

    table = np.loadtxt(folder / "Brusselator.csv", delimiter=",")
    points = (table.shape[1] - 1) // 8
    # y, then its sensitivities to A, B and the diffusivity; each has u and v of every point.
    fields = table[:, 1:].reshape(-1, 4, points, 2)
    extent = (0, 1, table[0, 0], table[-1, 0])
    for axis, field, colors, title in (
        (middle, fields[:, 0, :, 0], "viridis", "Brusselator with diffusion: $u$"),
        (right, fields[:, 2, :, 0], "RdBu_r", r"its sensitivity to B: $\partial u/\partial B$"),
    ):
        limit = np.abs(field).max() if colors == "RdBu_r" else None
        image = axis.imshow(field, origin="lower", aspect="auto", extent=extent, cmap=colors, vmin=limit and -limit, vmax=limit)
        axis.set(xlabel="x", ylabel="time", title=title)
        figure.colorbar(image, ax=axis)
    figure.suptitle("Stiff systems in CVODES, with right-hand sides and derivatives from JAX", fontsize=12)
    return figure


def petsc(folder):
    def vector(name):
        # A class, a length, and numbers, all with the highest byte first.
        return np.fromfile(folder / f"{name}.bin", dtype=">f8", offset=8)

    burning, reacting = (80, 100), (64, 96, 2)
    panels = [
        ("inferno", (1, 1), vector("u").reshape(burning), "Bratu's problem: $u$"),
        ("viridis", (1, 1), vector("gradient").reshape(burning), "what the integral of $u$ gains by the rate"),
        ("inferno", (2.5, 2.5), vector("w").reshape(reacting)[..., 1], "Gray and Scott: $v$ at $t$ = 200"),
        ("RdBu_r", (2.5, 2.5), vector("gradient_w").reshape(reacting)[..., 1], "what the sum of $v$ at 40 gains by $v$ at 0"),
    ]
    figure, axes = plt.subplots(1, 4, figsize=(16, 3.6), layout="constrained")
    for axis, (colors, (width, height), field, title) in zip(axes, panels):
        limit = np.abs(field).max() if colors == "RdBu_r" else None
        limits = {"vmin": -limit, "vmax": limit} if limit else {}
        image = axis.imshow(field, origin="lower", extent=(0, width, 0, height), cmap=colors, **limits)
        axis.set(xlabel="x", ylabel="y")
        if width > 1:
            axis.set(xlim=(0.75, 1.75), ylim=(0.75, 1.75))
        axis.set_title(title, fontsize=10)
        figure.colorbar(image, ax=axis, shrink=0.9)
    figure.suptitle("In PETSc's SNES and TS, with residuals, Jacobians and adjoints from JAX", fontsize=12)
    return figure


def lammps(folder):
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4), layout="constrained")
    time, by_jax, nudged = np.loadtxt(folder / "apart.csv", delimiter=",", unpack=True)
    left.semilogy(time, nudged, color="tab:gray", label="LAMMPS, positions a rounding off")
    left.semilogy(time, by_jax, color="tab:red", label="JAX")
    left.set(xlabel="time", ylabel="farthest atom", title="How far runs are from LAMMPS's own")
    left.legend()
    for name, label, style in (("lj.txt", "LAMMPS's own lj/cut", "-"), ("network.txt", "the network that learned it", "--")):
        _, distance, density, _ = np.loadtxt(folder / name, skiprows=4, unpack=True)
        right.plot(distance, density, style, label=label)
    right.set(xlabel="distance", ylabel="g", title="How often atoms are that far apart")
    right.legend()
    figure.suptitle("Lennard-Jones's melt in LAMMPS, with forces from JAX", fontsize=12)
    return figure


name, source, picture = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
drawings = {
    "heat": heat,
    "lammps": lammps,
    "lorenz_96": lorenz_96,
    "online_training": online_training,
    "petsc": petsc,
    "sundials": sundials,
}
drawings[name](source).savefig(picture, dpi=130)
print(f"wrote {picture}")
