"""The library itself, where there is one: libpjrtlite by ctypes."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
from typing import Any, Optional, Union

from ._errors import BundleError
from ._prefix import environment, prefix

# Its name until the interface changes.
_NAME = "libpjrtlite.so.0.1"
_loaded: Optional[Any] = None


def library() -> Any:
    """libpjrtlite: the one that PJRTLITE_LIBRARY names, that of this wheel, or the one that the loader finds."""
    global _loaded
    if _loaded is None:
        own = prefix()
        path = os.environ.get("PJRTLITE_LIBRARY")
        if not path and own is not None:
            path = os.fspath(own / "lib" / _NAME)
        if not path:
            path = ctypes.util.find_library("pjrtlite") or _NAME
        try:
            found = ctypes.CDLL(path)
        except OSError as error:
            raise BundleError(
                f"libpjrtlite is not there ({error}): build it, and set PJRTLITE_LIBRARY to its file"
            ) from None
        found.pjrtlite_last_error_message.restype = ctypes.c_char_p
        _loaded = found
    return _loaded


def check(path: Union[str, os.PathLike[str]], plugin: str = "cpu") -> str:
    """Run a bundle's functions through libpjrtlite, and compare with what they gave under JAX.

    Each file is compared with its hash, each function that has values stored with those, tangent-linear functions with
    difference quotients (Taylor test), adjoint functions with tangent-linear ones (dot-product test). Gives a line for
    each number; raises BundleError if one is too large. `plugin` is a name or a file, as pjrtlite_client_create has it.
    """
    found = library()
    client, bundle, report = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_char_p()

    def call(status: int) -> None:
        if status:
            raise BundleError(found.pjrtlite_last_error_message().decode(errors="replace"))

    call(found.pjrtlite_bundle_open(os.fsencode(path), None, ctypes.byref(bundle)))
    try:
        # Where the plugin is found, and for no longer.
        added = environment()
        os.environ.update(added)
        try:
            call(found.pjrtlite_client_create(plugin.encode(), None, ctypes.byref(client)))
        finally:
            for name in added:
                del os.environ[name]
        try:
            call(found.pjrtlite_bundle_check(bundle, client, None, ctypes.byref(report)))
            return (report.value or b"").decode()
        finally:
            found.pjrtlite_client_destroy(client)
    finally:
        found.pjrtlite_bundle_destroy(bundle)
