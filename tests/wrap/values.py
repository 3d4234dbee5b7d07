#!/usr/bin/env python3
"""Takes the values that are stored in bundles out of them, for tests that compare.

    values.py FOLDER BUNDLE…

writes FOLDER/<bundle>/<function>.<program>.in.<input> and ….out.<output>, all of them by number, as the manifest has them: bare
elements, dense and row-major.
"""
import json
import pathlib
import struct
import sys
import zipfile


def elements(npy):
    """What comes behind the head of a .npy file."""
    assert npy[:8] == b"\x93NUMPY\x01\x00", "a .npy file of version 1"
    return npy[10 + struct.unpack("<H", npy[8:10])[0] :]


def write(bundle, folder):
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(bundle) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        for f, function in enumerate(manifest["functions"]):
            for p, program in enumerate(function["programs"]):
                for kind, files in (("in", program["check"]["inputs"]), ("out", program["check"]["outputs"])):
                    for place, file in enumerate(files):
                        (folder / f"{f}.{p}.{kind}.{place}").write_bytes(elements(archive.read(file)))


for path in map(pathlib.Path, sys.argv[2:]):
    write(path, pathlib.Path(sys.argv[1], path.stem))
