"""The package itself: what importing it does, and where it finds the library and plugins."""

import os
import subprocess
import sys

import pytest

import pjrtlite
from pjrtlite import __main__, _library, _prefix


def test_everything_that_is_offered_is_there():
    for name in pjrtlite.__all__:
        assert getattr(pjrtlite, name) is not None
        assert name in dir(pjrtlite)
    with pytest.raises(AttributeError, match="no attribute 'bundle'"):
        pjrtlite.bundle  # noqa: B018


def test_importing_it_imports_no_jax():
    code = "import sys, pjrtlite, pjrtlite.__main__; pjrtlite.check; print('jax' in sys.modules, 'numpy' in sys.modules)"
    path = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True
    )
    assert run.stdout == "False False\n"


def test_the_library_of_the_wheel_comes_after_the_one_that_is_named(monkeypatch, tmp_path):
    opened = []

    def refuse(path):
        opened.append(path)
        raise OSError("not opened")

    monkeypatch.setattr(_library.ctypes, "CDLL", refuse)
    monkeypatch.setattr(_library, "_loaded", None)
    monkeypatch.setattr(_library, "prefix", lambda: tmp_path)
    for named in ["/named/libpjrtlite.so", ""]:
        monkeypatch.setenv("PJRTLITE_LIBRARY", named)
        with pytest.raises(pjrtlite.BundleError, match="not opened"):
            _library.library()
    assert opened == ["/named/libpjrtlite.so", str(tmp_path / "lib" / "libpjrtlite.so.0.1")]


def test_plugins_are_looked_for_here_where_no_environment_is_active(monkeypatch):
    monkeypatch.delenv("CONDA_PREFIX", raising=False)
    monkeypatch.setenv("VIRTUAL_ENV", "/another")
    assert _prefix.environment() == {}
    monkeypatch.delenv("VIRTUAL_ENV")
    assert _prefix.environment() == {"VIRTUAL_ENV": sys.prefix}


def test_the_package_alone_has_no_command_line(monkeypatch):
    monkeypatch.setattr(__main__, "prefix", lambda: None)
    with pytest.raises(SystemExit, match="install a wheel that has it"):
        __main__.main()
