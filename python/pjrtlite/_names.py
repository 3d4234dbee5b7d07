"""What inputs, outputs and weights are called."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Callable, Optional

import jax
import numpy as np

from ._errors import BundleError

# Element types as the library names them.
DTYPES = {
    "bool": "bool",
    **{f"{kind}int{bits}": f"{kind or 'i'}{bits}" for kind in ("", "u") for bits in (2, 4, 8, 16, 32, 64)},
    "float16": "f16",
    "float32": "f32",
    "float64": "f64",
    "bfloat16": "bf16",
    "complex64": "c64",
    "complex128": "c128",
    "float4_e2m1fn": "f4e2m1fn",
    **{
        f"float8_{kind}": f"f8{kind}"
        for kind in ("e5m2", "e4m3fn", "e4m3b11fnuz", "e5m2fnuz", "e4m3fnuz", "e4m3", "e3m4", "e8m0fnu")
    },
}
_BY_NAME = {ours: numpys for numpys, ours in DTYPES.items()}

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*\Z")


def dtype_of(name: Any) -> np.dtype:
    """The element type of a name of ours ("f32"), of NumPy's ("float32"), or of NumPy's or JAX's own kind."""
    if isinstance(name, str):
        name = _BY_NAME.get(name, name)
    return np.dtype(jax.numpy.dtype(name))


def is_dtype(value: Any) -> bool:
    """Whether this names an element type."""
    if not isinstance(value, (str, type, np.dtype)) and not hasattr(value, "dtype"):
        return False
    try:
        dtype_of(value)
    except (TypeError, ValueError):
        return False
    return True


def leaf_name(prefix: str, path: Iterable[Any]) -> str:
    """`u` and the path `['layers'][0].w` are `u.layers.0.w`."""

    # keystr(simple=True) is newer than JAX 0.5.
    def plain(key: Any) -> str:
        for attribute in ("key", "name", "idx"):
            if hasattr(key, attribute):
                return str(getattr(key, attribute))
        return str(key)

    return ".".join(part for part in (prefix, *map(plain, path)) if part)


def check_names(what: str, names: Sequence[str], function: str) -> None:
    """Fail unless these are identifiers, and differ by more than the case of letters, which Fortran does not tell."""
    seen: dict[str, str] = {}
    for name in names:
        if not _IDENTIFIER.match(name) or len(name) > 255:
            hint = f": name the outputs, outputs=['{what}_1', …], or return a dictionary" if what == "output" else ""
            raise BundleError(
                f"{function}: the {what} '{name}' has no name that C and Fortran can have (letters, digits and '_', "
                f"parts joined by '.'){hint}"
            )
        other = seen.setdefault(name.lower(), name)
        if other is not name:
            raise BundleError(f"{function}: two {what}s are called '{name}' (case does not count): rename one")


def name_of(function: Callable[..., Any]) -> str:
    """What a function is called."""
    inner = inspect.unwrap(function)
    while hasattr(inner, "func"):
        inner = inner.func
    return str(getattr(inner, "__name__", type(inner).__name__)).strip("<>")


def bind(
    function: Callable[..., Any], positional: Sequence[Any], named: Mapping[str, Any], skip: int, what: str
) -> dict[str, Any]:
    """The arguments by the names that the function's signature has, `skip` of which, at its start, are given later."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        if positional:
            raise BundleError(f"{what}: its signature is not known: give its inputs by name") from None
        return dict(named)
    try:
        bound = signature.bind(*[None] * skip, *positional, **named)
    except TypeError as error:
        raise BundleError(
            f"{what}: the inputs do not fit its signature {signature}: {error}. Give the type and shape of each, "
            "u=('f32', (64, 40)); one that is called as an argument of add() is, in inputs={'state': …}"
        ) from None
    arguments: dict[str, Any] = {}
    for place, (name, value) in enumerate(bound.arguments.items()):
        kind = signature.parameters[name].kind
        if kind is inspect.Parameter.VAR_KEYWORD:
            arguments.update(value)
        elif kind is inspect.Parameter.VAR_POSITIONAL:
            taken = max(0, skip - place)
            if value[taken:]:
                raise BundleError(f"{what}: its inputs have no names (*{name}): wrap it in a function that names them")
        elif place >= skip:
            arguments[name] = value
    return arguments


def positional_only(function: Callable[..., Any], skip: int) -> list[str]:
    """The names of arguments that must be given by place."""
    try:
        parameters = list(inspect.signature(function).parameters.values())[skip:]
    except (TypeError, ValueError):
        return []
    return [parameter.name for parameter in parameters if parameter.kind is inspect.Parameter.POSITIONAL_ONLY]


def documented(doc: Optional[str]) -> dict[str, tuple[str, str]]:
    """Units and texts in a docstring's lines `u, v [m/s]: winds`, by name."""
    found: dict[str, tuple[str, str]] = {}
    for line in (doc or "").splitlines():
        match = re.match(r"\s*([\w.]+(?:\s*,\s*[\w.]+)*)\s*(?:\[([^\]]*)\])?\s*:\s+(\S.*)", line)
        if match:
            for name in match[1].split(","):
                found[name.strip()] = (match[2] or "", match[3].strip())
    return found
