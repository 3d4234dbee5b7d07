"""Calls of functions that the program that runs a bundle has, not JAX."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Optional

import jax
import numpy as np

# What this package's own functions call.
_OURS = "pjrtlite"
# What was called by `call_host` so far.
_called: set[str] = set()


def call_host(
    name: str,
    results: Any,
    *arguments: Any,
    vmap_method: Optional[str] = None,
    has_side_effect: bool = False,
    **attributes: Any,
) -> Any:
    """Call a function of the program that runs the bundle, by the name that it registers it under.

    `results` is an array, a `jax.ShapeDtypeStruct`, or a tuple of them, of the types and shapes that the function
    gives. `attributes` are constants that it is told: numbers (64 bits, or as NumPy types say), truth values, texts,
    arrays of NumPy. XLA drops a call whose results nobody uses unless it has a side effect. `vmap_method` says how
    `jax.vmap` calls it: "sequential", "expand_dims", "broadcast_all".

    JAX itself cannot run it, so a function that calls the host has no stored values in a bundle. It has no
    derivatives either, unless `jax.custom_jvp` gives them.
    """
    if not name:
        raise ValueError("call_host: the name is empty")
    shapes = jax.tree_util.tree_map(lambda result: jax.ShapeDtypeStruct(np.shape(result), result.dtype), results)
    constants = {key: _attribute(key, value) for key, value in attributes.items()}
    _called.add(name)
    call = jax.ffi.ffi_call(name, shapes, has_side_effect=has_side_effect, vmap_method=vmap_method)
    return call(*arguments, **constants)


def _attribute(key: str, value: Any) -> Any:
    if isinstance(value, (bool, str, np.generic, np.ndarray)):
        return value
    if isinstance(value, int):
        return np.int64(value)
    if isinstance(value, float):
        return np.float64(value)
    if isinstance(value, Mapping):
        return {name: _attribute(name, item) for name, item in value.items()}
    raise TypeError(f"call_host: the attribute '{key}' is a {type(value).__name__}: give a number, a text or an array")


def is_callback(target: str) -> bool:
    """Whether a custom call runs Python, which is not there."""
    return "callback" in target.lower()


def is_of_host(target: str) -> bool:
    """Whether a custom call was made by `call_host`, or by another function of this package."""
    return target in _called or target.startswith(_OURS)


def targets_of(text: str) -> Sequence[str]:
    """The custom calls in the text of a StableHLO module."""
    found = re.findall(r'stablehlo\.custom_call @(?:"((?:[^"\\]|\\.)*)"|([\w.$-]+))', text)
    return sorted({quoted or plain for quoted, plain in found})


