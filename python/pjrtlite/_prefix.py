"""What a wheel has beside the Python package (library, headers, CMake package, command line), and where it finds plugins."""

from __future__ import annotations

import os
import pathlib
import sys
from typing import Optional


def prefix() -> Optional[pathlib.Path]:
    """The folder with `bin`, `include`, `lib` and `share`, if this package came in a wheel that has one."""
    folder = pathlib.Path(__file__).resolve().parent / "prefix"
    return folder if folder.is_dir() else None


def environment() -> dict[str, str]:
    """What tells the library to look for plugins in this Python's environment, where no shell has made one active."""
    if "VIRTUAL_ENV" in os.environ or "CONDA_PREFIX" in os.environ:
        return {}
    return {"VIRTUAL_ENV": sys.prefix}
