"""Save JAX functions, with their weights, names and checks, as one file that C, C++ and Fortran programs run.

    import pjrtlite

    bundle = pjrtlite.Bundle("drag", weights=params)
    bundle.add(drag, u=("f32", ("n", 40)), v=("f32", ("n", 40)), sizes={"n": [64]})
    bundle.save("drag.pjrt")
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._bundle import Bundle
    from ._calls import call_host
    from ._errors import BundleError
    from ._library import check

__all__ = ["Bundle", "BundleError", "call_host", "check"]
__version__ = "0.1.0"

# Imported when they are first asked for: JAX takes a second to import, and neither the command line nor `check` needs it.
_HOMES = {"Bundle": "_bundle", "BundleError": "_errors", "call_host": "_calls", "check": "_library"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    value = getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
