"""Save JAX functions, with their weights, names and checks, as one file that C, C++ and Fortran programs run.

    import pjrtlite

    bundle = pjrtlite.Bundle("drag", weights=params)
    bundle.add(drag, u=("f32", ("n", 40)), v=("f32", ("n", 40)), sizes={"n": [64]})
    bundle.save("drag.pjrt")
"""

from ._bundle import Bundle
from ._calls import call_host
from ._errors import BundleError
from ._library import check

__all__ = ["Bundle", "BundleError", "call_host", "check"]
__version__ = "0.1.0"
