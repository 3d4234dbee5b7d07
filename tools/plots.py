"""Draws what heat wrote: plots.py FOLDER PICTURE.png, with FOLDER/step_*.txt as in the example's third argument."""

import pathlib
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

folder, picture = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
fields = {int(path.stem.split("_")[1]): np.loadtxt(path) for path in sorted(folder.glob("step_*.txt"))}
steps = [step for step in sorted(fields) if step == 0 or step >= 1000]
LEVELS = [0.05, 0.1, 0.15, 0.25, 0.5, 0.75]

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
figure.savefig(picture, dpi=130)
print(f"wrote {picture}")
