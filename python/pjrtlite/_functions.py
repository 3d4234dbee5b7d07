"""A function as a bundle has it: flat, with names, at fixed sizes, with its derivatives."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Callable, Optional, Union

import jax
import jax.numpy as jnp
import numpy as np

from ._errors import BundleError, explain
from ._names import check_names, dtype_of, is_dtype, leaf_name

Shape = tuple[Any, ...]
ROLES = ("forward", "training_step", "initial_state")
DERIVATIVES = {"tangent_linear": "tl", "adjoint": "ad"}


@dataclasses.dataclass
class Input:
    """An input as it was given."""

    name: str
    dtype: np.dtype
    shape: Shape
    """Numbers, and names of extents."""
    example: Optional[np.ndarray] = None


@dataclasses.dataclass
class Array:
    """An input or output at fixed sizes."""

    name: str
    shape: jax.ShapeDtypeStruct
    of: Optional[str] = None
    """Of a derivative's array, the array that it belongs to."""


@dataclasses.dataclass
class Flat:
    """A function of a flat list of inputs, then weights, with a flat list of outputs."""

    call: Callable[..., tuple[Any, ...]]
    inputs: list[Array]
    outputs: list[Array]


def is_spec(value: Any) -> bool:
    """Whether this is a type and a shape: `("f32", ("n", 40))`."""
    return (
        isinstance(value, (tuple, list))
        and len(value) == 2
        and isinstance(value[1], (tuple, list))
        and all(isinstance(extent, (int, str, np.integer)) for extent in value[1])
        and is_dtype(value[0])
    )


def read_inputs(what: str, arguments: Mapping[str, Any]) -> tuple[list[Input], Callable[[Sequence[Any]], dict[str, Any]]]:
    """The inputs in trees of specifications and arrays, and what makes the arguments of their values."""
    inputs: list[Input] = []
    trees: list[tuple[str, Any, list[Any]]] = []
    for name, tree in arguments.items():
        flat, structure = jax.tree_util.tree_flatten_with_path(tree, is_leaf=is_spec)
        leaves: list[Any] = []
        for path, leaf in flat:
            found = _read_leaf(what, leaf_name(name, path), leaf)
            # What is no array is a constant of the program.
            leaves.append(leaf if found is None else len(inputs))
            if found is not None:
                inputs.append(found)
                leaves[-1] = _Place(len(inputs) - 1)
        trees.append((name, structure, leaves))
    check_names("input", [one.name for one in inputs], what)

    def arguments_of(values: Sequence[Any]) -> dict[str, Any]:
        return {
            name: jax.tree_util.tree_unflatten(
                structure, [values[leaf.index] if isinstance(leaf, _Place) else leaf for leaf in leaves]
            )
            for name, structure, leaves in trees
        }

    return inputs, arguments_of


@dataclasses.dataclass(frozen=True)
class _Place:
    index: int


def _read_leaf(what: str, name: str, leaf: Any) -> Optional[Input]:
    example = None
    if is_spec(leaf):
        given, shape = leaf
        dtype = dtype_of(given)
        shape = tuple(extent if isinstance(extent, str) else int(extent) for extent in shape)
    elif hasattr(leaf, "shape") and hasattr(leaf, "dtype"):
        if jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key):
            raise BundleError(
                f"{what}: the input '{name}' is a key of random numbers, which no array of the host is: give "
                "jax.random.key_data of it, ('u32', (2,)), and use jax.random.wrap_key_data inside"
            )
        dtype, shape = np.dtype(leaf.dtype), tuple(leaf.shape)
        if not isinstance(leaf, jax.ShapeDtypeStruct):
            example = np.asarray(leaf)
    else:
        return None
    kept = np.dtype(jax.dtypes.canonicalize_dtype(dtype))
    if kept != dtype:
        raise BundleError(
            f"{what}: the input '{name}' is {dtype}, which JAX makes {kept}: call "
            "jax.config.update('jax_enable_x64', True) first"
        )
    return Input(name, dtype, shape, example)


def at_sizes(inputs: Sequence[Input], sizes: Mapping[str, int], reverse: bool) -> list[Array]:
    """The inputs at fixed sizes, as the program has them."""
    arrays = []
    for one in inputs:
        shape = tuple(sizes[extent] if isinstance(extent, str) else extent for extent in one.shape)
        arrays.append(Array(one.name, jax.ShapeDtypeStruct(shape[::-1] if reverse else shape, one.dtype)))
    return arrays


def flatten(
    what: str,
    call: Callable[..., Any],
    arrays: list[Array],
    weights: Sequence[jax.ShapeDtypeStruct],
    outputs: Optional[Sequence[str]],
    reverse: bool,
) -> Flat:
    """A flat function of `call(values, weights)`, whose outputs get names; with `reverse` its arrays are of the other
    order of indices."""
    names: list[str] = []
    turn = (lambda x: jnp.transpose(x)) if reverse else (lambda x: x)

    def flat(*values: Any) -> tuple[Any, ...]:
        result = call([turn(value) for value in values[: len(arrays)]], values[len(arrays) :])
        leaves = jax.tree_util.tree_flatten_with_path(result)[0]
        names[:] = [leaf_name("", path) or "result" for path, _ in leaves]
        return tuple(turn(jnp.asarray(leaf)) for _, leaf in leaves)

    try:
        shapes = jax.eval_shape(flat, *[array.shape for array in arrays], *weights)
    except Exception as error:
        raise explain(what, error) from error
    if outputs is not None:
        if len(outputs) != len(names):
            raise BundleError(f"{what}: it has {len(names)} outputs, and outputs= names {len(outputs)}")
        names = list(outputs)
    check_names("output", names, what)
    for name, shape in zip(names, shapes):
        if jax.dtypes.issubdtype(shape.dtype, jax.dtypes.prng_key):
            raise BundleError(f"{what}: the output '{name}' is a key of random numbers: return jax.random.key_data of it")
    found = [Array(name, jax.ShapeDtypeStruct(shape.shape, shape.dtype)) for name, shape in zip(names, shapes)]
    return Flat(flat, list(arrays), found)


def read_derivatives(
    what: str, derivatives: Union[str, Sequence[str], Mapping[str, Any]]
) -> dict[str, Optional[list[str]]]:
    """Which derivatives are wanted, and with respect to which inputs: None is all that can be."""
    if isinstance(derivatives, str):
        derivatives = [derivatives]
    wanted = dict(derivatives) if isinstance(derivatives, Mapping) else dict.fromkeys(derivatives)
    if not isinstance(derivatives, Mapping) and len(wanted) != len(derivatives):
        raise BundleError(f"{what}: derivatives names one twice: {', '.join(derivatives)}")
    chosen: dict[str, Optional[list[str]]] = {}
    for role, inputs in wanted.items():
        if role not in DERIVATIVES:
            raise BundleError(f"{what}: there is no derivative '{role}'; there are {', '.join(DERIVATIVES)}")
        names = None if inputs is None else [inputs] if isinstance(inputs, str) else list(inputs)
        if names is not None and not names:
            raise BundleError(
                f"{what}: derivatives names no input for '{role}': name some, as in {{'{role}': ['x']}}, or leave it out"
            )
        if names is not None and len(set(names)) != len(names):
            raise BundleError(f"{what}: derivatives names an input twice for '{role}': {', '.join(names)}")
        chosen[role] = names
    return chosen


def _active(what: str, function: Flat, role: str, wanted: Optional[list[str]]) -> list[int]:
    """The inputs with respect to which a derivative is taken. A name may be that of a whole tree."""
    possible = [place for place, array in enumerate(function.inputs) if _is_real(array)]
    if wanted is None:
        return possible
    active: set[int] = set()
    for name in wanted:
        named = [
            place
            for place, array in enumerate(function.inputs)
            if array.name == name or array.name.startswith((f"{name}.", f"{name}["))
        ]
        if not named:
            there = ", ".join(function.inputs[place].name for place in possible)
            raise BundleError(
                f"{what}: derivatives names '{name}', which is no input. It can have a {role} with respect to: {there}"
            )
        # Of a tree, what is no floating-point number is left out, as everywhere.
        real = [place for place in named if place in possible]
        if not real:
            dtype = function.inputs[named[0]].shape.dtype
            raise BundleError(
                f"{what}: derivatives names '{name}', which is {dtype}: only floating-point inputs have derivatives"
            )
        active.update(real)
    return sorted(active)


def derivative(what: str, function: Flat, role: str, wanted: Optional[list[str]] = None) -> Flat:
    """The tangent-linear or the adjoint function, with respect to the inputs that are wanted, or to all that are
    floating-point numbers: of others JAX gives float0, which no array of the host is."""
    count = len(function.inputs)
    active = _active(what, function, role, wanted)
    given = [place for place, array in enumerate(function.outputs) if _is_real(array)]
    if not active or not given:
        raise BundleError(f"{what}: it has no {role}: no input, or no output, is a floating-point number")
    ending = DERIVATIVES[role]

    def changes(arrays: list[Array], places: list[int]) -> list[Array]:
        return [Array(f"{arrays[i].name}_{ending}", arrays[i].shape, arrays[i].name) for i in places]

    def of_active(values: Sequence[Any]) -> tuple[Callable[..., Any], list[Any]]:
        def inner(*some: Any) -> tuple[Any, ...]:
            every = list(values)
            for place, value in zip(active, some):
                every[place] = value
            results = function.call(*every)
            return tuple(results[place] for place in given)

        return inner, [values[place] for place in active]

    if role == "tangent_linear":
        inputs, outputs = changes(function.inputs, active), changes(function.outputs, given)

        def call(*values: Any) -> tuple[Any, ...]:
            inner, at = of_active([*values[:count], *values[count + len(inputs) :]])
            return tuple(jax.jvp(inner, tuple(at), tuple(values[count : count + len(inputs)]))[1])

    else:
        inputs, outputs = changes(function.outputs, given), changes(function.inputs, active)

        def call(*values: Any) -> tuple[Any, ...]:
            inner, at = of_active([*values[:count], *values[count + len(inputs) :]])
            return tuple(jax.vjp(inner, *at)[1](tuple(values[count : count + len(inputs)])))

    flat = Flat(call, [*function.inputs, *inputs], outputs)
    check_names("input", [array.name for array in flat.inputs], what)
    return flat


def _is_real(array: Array) -> bool:
    return bool(jnp.issubdtype(array.shape.dtype, jnp.inexact))
