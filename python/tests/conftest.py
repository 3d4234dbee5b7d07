"""What the tests share. With PJRTLITE_LIBRARY, bundles are run through the library; without, that is left out."""

import json
import os
import pathlib
import zipfile

import numpy as np
import pytest

import pjrtlite


@pytest.fixture
def saved(tmp_path):
    """Saves a bundle, and gives its path, its manifest and its files."""

    def save(bundle):
        path = tmp_path / "model.pjrt"
        bundle.save(path)
        with zipfile.ZipFile(path) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        return path, json.loads(files["manifest.json"]), files

    return save


@pytest.fixture
def checked(saved):
    """Saves a bundle, and runs it through the library, if there is one. Gives its manifest and the report."""

    def check(bundle):
        path, manifest, _ = saved(bundle)
        return manifest, pjrtlite.check(path) if os.environ.get("PJRTLITE_LIBRARY") else None

    return check


@pytest.fixture
def function_of():
    """A function of a manifest, by name."""
    return lambda manifest, name: next(one for one in manifest["functions"] if one["name"] == name)


needs_library = pytest.mark.skipif(not os.environ.get("PJRTLITE_LIBRARY"), reason="PJRTLITE_LIBRARY is not set")
SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "docs/bundle.schema.json").read_text())
F32 = np.float32
