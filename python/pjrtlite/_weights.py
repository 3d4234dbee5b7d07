"""A model and its weights, taken apart."""

from __future__ import annotations

from typing import Any, Callable

import jax
import numpy as np

from ._errors import BundleError
from ._names import leaf_name


def is_array(leaf: Any) -> bool:
    """Whether a leaf of a tree is numbers, and no key of random numbers."""
    if not isinstance(leaf, (jax.Array, np.ndarray, np.generic)):
        return False
    return not jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key)


class Weights:
    """The arrays in a tree: a dictionary of parameters, or a model that is a tree itself."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree
        flat, self._structure = jax.tree_util.tree_flatten_with_path(tree)
        self._leaves = [leaf for _, leaf in flat]
        self._places = [place for place, (_, leaf) in enumerate(flat) if is_array(leaf)]
        # flax NNX keeps each array in a variable, whose only field is called so.
        names = [leaf_name("", flat[place][0]) for place in self._places]
        self.names = [name[: -len(".value")] if name.endswith(".value") else name or "weights" for name in names]
        if not self.names:
            raise BundleError("weights: there is no array in them")
        if len({name.lower() for name in self.names}) != len(self.names):
            raise BundleError("weights: two have one name (case does not count): rename one")
        self.arrays = [np.asarray(self._leaves[place]) for place in self._places]

    def put(self, arrays: Any) -> Any:
        """The tree with other arrays in their places."""
        leaves = list(self._leaves)
        for place, array in zip(self._places, arrays):
            leaves[place] = array
        return jax.tree_util.tree_unflatten(self._structure, leaves)

    def bound(self, function: Callable[..., Any]) -> Callable[..., Callable[..., Any]] | None:
        """Of the model itself, or of a method of it: what makes it of other arrays."""
        if function is self.tree:
            return self.put
        if getattr(function, "__self__", None) is self.tree and self.tree is not None:
            name = function.__name__
            return lambda arrays: getattr(self.put(arrays), name)
        return None
