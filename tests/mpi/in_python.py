"""Runs the programs of tools/mpi_programs.py in Python, over mpi4py, and compares them with what pjrtlite made of them.

    mpiexec -n 2 python in_python.py FOLDER operations|derivatives

FOLDER has the results of tests/mpi/mpi.c, which wrote them there (PJRTLITE_TEST_MPI_FOLDER).
"""

import pathlib
import sys

import jax
import numpy as np
from mpi4py import MPI

jax.config.update("jax_enable_x64", True)
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))

import mpi_programs  # noqa: E402
from pjrtlite import mpi  # noqa: E402


def main():
    folder = pathlib.Path(sys.argv[1])
    world = MPI.COMM_WORLD
    rank, size = world.Get_rank(), world.Get_size()
    mpi.use_mpi4py({0: world})

    if sys.argv[2] == "operations":
        results = jax.jit(mpi_programs.operations(size))()
        found = b"".join(np.asarray(x).tobytes() for x in results)
        if found != (folder / f"operations_{size}.{rank}").read_bytes():
            sys.exit(f"rank {rank}: the operations differ")
        if rank == 0:
            print(f"{len(results)} results are the same in Python on {size} ranks")
    else:
        wanted = np.frombuffer((folder / f"derivatives_{size}.{rank}").read_bytes())
        x, wanted = wanted[: mpi_programs.N], wanted[mpi_programs.N :]
        found = np.concatenate([np.ravel(y) for y in jax.jit(mpi_programs.derivatives(size))(x)])
        worst = np.max(np.abs(found - wanted) / (1 + np.abs(wanted)))
        if found.shape != wanted.shape or not worst < 1e-12:
            sys.exit(f"rank {rank}: the derivatives differ by {worst}")
        worst = world.allreduce(worst, MPI.MAX)
        if rank == 0:
            print(f"{found.size} derivatives are the same in Python on {size} ranks, within {worst:.1e}")


main()
