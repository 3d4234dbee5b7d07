"""The file of a bundle: a zip whose members are stored, each at a multiple of 64 bytes.

docs/bundle-format.md tells why. Python's zipfile reads it; it does not write it, since it places members anywhere.
"""

from __future__ import annotations

import contextlib
import io
import os
import struct
import tempfile
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

ALIGNMENT = 64
# Numbers from here on have no room in 32 bits; all ones say that they stand elsewhere.
_LIMIT = 0xFFFFFFFF
_ELSEWHERE = 0xFFFFFFFF
# 1980-01-01, the first date that zip has: files of one content are the same byte by byte.
_DATE = 0x21
_UTF8 = 0x800

Member = tuple[str, "Sequence[Any]"]


def npy(array: np.ndarray) -> list[Any]:
    """A file of NumPy, as parts to be written one after the other; what NumPy has no name for is raw."""
    array = np.require(array, requirements="C")
    if array.dtype.name not in _NUMPY:
        array = array.view(np.dtype(f"V{array.dtype.itemsize}"))
    if array.dtype.byteorder == ">":
        array = array.astype(array.dtype.newbyteorder("<"))
    head = io.BytesIO()
    np.lib.format.write_array_header_1_0(head, np.lib.format.header_data_from_array_1_0(array))
    return [head.getvalue(), memoryview(array.reshape(-1).view(np.uint8)) if array.size else b""]


_NUMPY = frozenset(
    "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128".split()
)


def write(path: str | os.PathLike[str], members: Sequence[Member]) -> None:
    """Write the members to a file, whole or not at all."""
    target = os.path.abspath(os.fspath(path))
    handle, unfinished = tempfile.mkstemp(prefix=os.path.basename(target) + ".", dir=os.path.dirname(target))
    try:
        with os.fdopen(handle, "wb") as file:
            _write_all(file, members)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(unfinished, 0o666 & ~mask)
        os.replace(unfinished, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(unfinished)
        raise


def _write_all(file: Any, members: Sequence[Member]) -> None:
    directory = bytearray()
    for name, parts in members:
        start = file.tell()
        raw = name.encode()
        size = sum(len(part) for part in parts)
        crc = 0
        for part in parts:
            crc = zlib.crc32(part, crc)
        is_long = size >= _LIMIT
        extra = struct.pack("<HHQQ", 1, 16, size, size) if is_long else b""
        pad = -(start + 30 + len(raw) + len(extra)) % ALIGNMENT
        if 0 < pad < 6:
            pad += ALIGNMENT
        if pad:
            # The field by which others align members too; its first two bytes tell the alignment.
            extra += struct.pack("<HHH", 0xD935, pad - 4, ALIGNMENT) + bytes(pad - 6)
        short = _ELSEWHERE if is_long else size
        needed = 45 if is_long else 20
        common = struct.pack("<HHHHIIIH", _UTF8, 0, 0, _DATE, crc, short, short, len(raw))
        file.write(b"PK\3\4" + struct.pack("<H", needed) + common + struct.pack("<H", len(extra)) + raw + extra)
        for part in parts:
            file.write(part)
        longs = [size, size] if is_long else []
        longs += [start] if start >= _LIMIT else []
        extra = struct.pack(f"<HH{len(longs)}Q", 1, 8 * len(longs), *longs) if longs else b""
        made_by = 3 << 8 | 45
        directory += b"PK\1\2" + struct.pack("<HH", made_by, 45 if longs else 20) + common
        directory += struct.pack("<HHHHII", len(extra), 0, 0, 0, 0o100644 << 16, _short(start)) + raw + extra
    place, size, count = file.tell(), len(directory), len(members)
    file.write(directory)
    if place >= _LIMIT or size >= _LIMIT or count >= 0xFFFF:
        end = file.tell()
        file.write(b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, count, count, size, place))
        file.write(b"PK\6\7" + struct.pack("<IQI", 0, end, 1))
    ends = struct.pack("<HHHHIIH", 0, 0, *[min(count, 0xFFFF)] * 2, _short(size), _short(place), 0)
    file.write(b"PK\5\6" + ends)


def _short(number: int) -> int:
    return _ELSEWHERE if number >= _LIMIT else number
