"""The command `pjrtlite` of a wheel, and `python -m pjrtlite`: become the program that the wheel has."""

from __future__ import annotations

import os
import sys

from ._prefix import environment, prefix


def main() -> None:
    found = prefix()
    if found is None:
        sys.exit(
            "pjrtlite: this is the Python package alone, without the command line: install a wheel that has it "
            "(`make wheel` in pjrtlite's sources makes one), or build it with CMake"
        )
    program = os.fspath(found / "bin" / "pjrtlite")
    try:
        os.execve(program, [program, *sys.argv[1:]], {**os.environ, **environment()})
    except OSError as error:
        sys.exit(f"pjrtlite: {program} cannot be run: {error.strerror}")


if __name__ == "__main__":
    main()
