"""What a wheel has beside the Python package: the library, its headers, the CMake package and the command line."""

from __future__ import annotations

import pathlib
from typing import Optional


def prefix() -> Optional[pathlib.Path]:
    """The folder with `bin`, `include`, `lib` and `share`, if this package came in a wheel that has one."""
    folder = pathlib.Path(__file__).resolve().parent / "prefix"
    return folder if folder.is_dir() else None
