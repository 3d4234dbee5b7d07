"""Bundles: functions with their programs, weights, names, units and checks in one file."""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import json
import math
import os
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Callable, Optional, Union

import jax
import jax.export
import numpy as np

from . import _archive
from ._calls import is_callback, is_of_host, targets_of
from ._errors import BundleError, explain
from ._functions import DERIVATIVES, ROLES, Array, Flat, Input, at_sizes, derivative, flatten, read_derivatives, read_inputs
from ._module import aliases, without_locations, without_sharding_rules
from ._names import DTYPES, bind, check_names, documented, name_of, positional_only
from ._weights import Weights

# Portable artifacts are for this StableHLO where it has all that they hold: plugins of the last years read it. What JAX
# itself would choose is a month old.
_STABLEHLO = "1.0.0"
# How many rows a program has where nobody says it: enough for the vector units, and little to fill up.
_BLOCK = 64
# Programs that hold more numbers than this as constants are slow to export and to load.
_MANY_CONSTANTS = 1 << 20


class Bundle:
    """Functions that a solver runs, to be saved as one file.

    `weights` is a tree of arrays (a dictionary, or a model of equinox or flax NNX). They are in the file once, and on
    the device once. A function that is the model itself, or a method of it, gets them by themselves; any other gets the
    tree as its first argument, unless `add` is told `weights=False`.
    """

    def __init__(self, name: str, *, weights: Any = None, doc: str = "") -> None:
        check_names("bundle", [name], f"bundle '{name}'")
        self.name = name
        self.doc = inspect.cleandoc(doc)
        self._weights = None if weights is None else Weights(weights)
        self._functions: list[dict[str, Any]] = []
        self._files: dict[str, list[Any]] = {}

    def add(
        self,
        function: Callable[..., Any],
        *positional: Any,
        name: Optional[str] = None,
        inputs: Optional[Mapping[str, Any]] = None,
        outputs: Optional[Union[str, Sequence[str]]] = None,
        sizes: Optional[Mapping[str, Union[int, Sequence[int]]]] = None,
        rows_independent: Union[bool, str] = False,
        derivatives: Union[str, Sequence[str], Mapping[str, Union[None, str, Sequence[str]]]] = (),
        state: Optional[Mapping[str, str]] = None,
        role: str = "forward",
        order: str = "c",
        weights: bool = True,
        platforms: Sequence[str] = ("cpu",),
        custom_calls: Sequence[str] = (),
        golden: bool = True,
        rtol: Optional[float] = None,
        atol: Optional[float] = None,
        seed: int = 0,
        doc: Optional[str] = None,
        units: Optional[Mapping[str, str]] = None,
        **named: Any,
    ) -> None:
        """Add a function.

        Inputs are given by the names that the function has for them: a type and a shape, `u=("f32", ("n", 40))`; an
        array, whose values then check the function; or a tree of these. What is neither is a constant. `inputs` is for
        names that this method has itself. Extents that have a name get their numbers from `sizes`, {"n": [1, 64]}:
        each list has one number for each program.

        Parameters
        ----------
        name: what the function is called; its own name by default.
        outputs: names of the outputs, where the function gives no dictionary or named tuple.
        rows_independent: that rows along a named extent do not depend on each other, which is tried. The host can then
            use one program for any number of rows, in blocks; without `sizes` there is one, of 64 rows.
        derivatives: "tangent_linear", "adjoint": functions NAME_tl and NAME_ad with respect to the inputs that are
            floating-point numbers. They take the inputs, and the changes x_tl or the sensitivities y_ad. A dictionary
            chooses inputs, each by its name or that of its tree: {"tangent_linear": ["y"], "adjoint": ["y", "p"]};
            None is all. An adjoint that leaves out inputs costs less.
        state: of inputs, the outputs that are the same arrays a step later, {"u": "u_new"}: updated in place.
        role: "forward", "training_step" or "initial_state".
        order: "fortran" for a function that is written in Fortran's order of indices, u[i, j] for u(i, j). Shapes are
            then Fortran's, too. XLA transposes: measured, matrix products and networks take 1.1 to 1.8 times as long,
            stencils 3 to 6 times. By default the program's u[j, i] is Fortran's u(i, j), at no cost.
        platforms: what plugins it is for: "cpu", "cuda", "rocm", "tpu".
        custom_calls: names of functions of the solver that it calls otherwise than by `call_host`.
        golden: whether it is run now, and inputs and outputs are stored, by which it can be checked where it is used.
        rtol, atol: what may be between these outputs and those there; by default what suits the type.
        doc, units: its documentation, and units by name; by default from the docstring, lines `u, v [m/s]: winds`.
        """
        name = name or name_of(function)
        what = f"function '{name}'"
        check_names("function", [*[one["name"] for one in self._functions], name], f"bundle '{self.name}'")
        if role not in ROLES:
            raise BundleError(f"{what}: there is no role '{role}'; there are {', '.join(ROLES)}")
        if order not in ("c", "fortran"):
            raise BundleError(f"{what}: order is 'c' or 'fortran', not '{order}'")
        chosen = read_derivatives(what, derivatives)
        if inputs is not None and not isinstance(inputs, Mapping):
            raise BundleError(
                f"{what}: inputs= is a dictionary of names and inputs. One that is called 'inputs' is given by its "
                "place, or as inputs={'inputs': …}"
            )
        call, count = self._callable(function, weights)
        arguments = bind(function, positional, {**(inputs or {}), **named}, count, what)
        found, arguments_of = read_inputs(what, arguments)
        by_place = positional_only(function, count)

        def run(values: Sequence[Any], arrays: Sequence[Any]) -> Any:
            keywords = arguments_of(values)
            return call(arrays, [keywords.pop(one) for one in by_place], keywords)

        doc = inspect.getdoc(function) if doc is None and not isinstance(function, type) else doc
        added = _Adder(
            bundle=self,
            name=name,
            what=what,
            doc=inspect.cleandoc(doc or ""),
            role=role,
            order=order,
            inputs=found,
            run=run,
            outputs=[outputs] if isinstance(outputs, str) else outputs,
            weights=self._weights if weights else None,
            state=dict(state or {}),
            platforms=list(platforms),
            custom_calls=list(custom_calls),
            golden=golden,
            tolerances=(rtol, atol),
            seed=seed,
            units=dict(units or {}),
        )
        cases, rows = added.cases(sizes, rows_independent)
        self._functions += added.add(cases, rows, chosen)

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Write the file: the same bytes for the same functions and weights by the same JAX."""
        if not self._functions:
            raise BundleError(f"bundle '{self.name}': it has no function: add one")
        files = dict(self._files)
        weights = []
        if self._weights is not None:
            for place, (name, array) in enumerate(zip(self._weights.names, self._weights.arrays)):
                plain = re.sub(r"[^A-Za-z0-9_-]+", ".", name).strip(".")[:100] or "weight"
                file = f"weights/{place}.{plain}.npy"
                files[file] = _archive.npy(array)
                weights.append(
                    {"name": name, "dtype": DTYPES[array.dtype.name], "shape": list(array.shape), "file": file}
                )
        listed = []
        for name, parts in files.items():
            digest = hashlib.sha256()
            for part in parts:
                digest.update(part)
            listed.append({"name": name, "size": sum(len(part) for part in parts), "sha256": digest.hexdigest()})
        manifest = {
            "format": "pjrtlite-bundle",
            "version": 1,
            "name": self.name,
            "doc": self.doc,
            "made_by": {"jax": jax.__version__},
            "functions": self._functions,
            "weights": weights,
            "files": listed,
        }
        text = json.dumps(manifest, indent=1, ensure_ascii=False, allow_nan=False).encode()
        _archive.write(path, [("manifest.json", [text]), *files.items()])

    def _callable(self, function: Callable[..., Any], weights: bool) -> tuple[Callable[..., Any], int]:
        """`call(weights, positional, named)`, and how many arguments the function gets before its inputs."""
        own = self._weights
        if own is None or not weights:
            return (lambda _, positional, named: function(*positional, **named)), 0
        of = own.bound(function)
        if of is not None:
            return (lambda arrays, positional, named: of(arrays)(*positional, **named)), 0
        return (lambda arrays, positional, named: function(own.put(arrays), *positional, **named)), 1

    def _store(self, name: str, parts: list[Any]) -> str:
        """Puts a file into the bundle; one that has the same bytes already serves again."""
        content = b"".join(bytes(part) for part in parts)
        for other, there in self._files.items():
            same = other.rsplit("/", 1)[0] == name.rsplit("/", 1)[0] and len(there) == 1 and there[0] == content
            if same:
                return other
        self._files[name] = [content]
        return name


class _Adder:
    """One function on its way into a bundle."""

    bundle: Bundle
    name: str
    what: str
    doc: str
    role: str
    order: str
    inputs: list[Input]
    run: Callable[..., Any]
    outputs: Optional[Sequence[str]]
    weights: Optional[Weights]
    state: dict[str, str]
    platforms: list[str]
    custom_calls: list[str]
    golden: bool
    tolerances: tuple[Optional[float], Optional[float]]
    seed: int
    units: dict[str, str]

    def __init__(self, **facts: Any) -> None:
        self.__dict__.update(facts)

    def cases(
        self, sizes: Optional[Mapping[str, Union[int, Sequence[int]]]], rows: Union[bool, str]
    ) -> tuple[list[dict[str, int]], Optional[str]]:
        """The choices of named extents, and the extent whose rows are independent."""
        named: list[str] = []
        for one in self.inputs:
            named += [extent for extent in one.shape if isinstance(extent, str) and extent not in named]
        check_names("extent", named, self.what)
        if rows is True:
            if len(named) != 1:
                raise BundleError(
                    f"{self.what}: rows_independent=True is for one named extent, and there are {len(named)}: name the "
                    "extent of the rows, u=('f32', ('n', 40)), rows_independent='n'"
                )
            rows = named[0]
        if rows and rows not in named:
            raise BundleError(f"{self.what}: rows_independent names '{rows}', which is no extent of an input")
        given = {extent: [size] if isinstance(size, int) else list(size) for extent, size in (sizes or {}).items()}
        if rows and rows not in given and len(named) == 1:
            given[str(rows)] = [_BLOCK]
        for extent in named:
            if extent not in given:
                raise BundleError(
                    f"{self.what}: there is no size for '{extent}': sizes={{'{extent}': [64]}}. Where rows along it do "
                    f"not depend on each other, rows_independent='{extent}' serves for any number of them"
                )
        for extent in given:
            if extent not in named:
                raise BundleError(f"{self.what}: sizes names '{extent}', which is no extent of an input")
        counts = {len(numbers) for numbers in given.values()}
        if len(counts) > 1:
            raise BundleError(
                f"{self.what}: the lists of sizes are of different lengths: give each program a number for each extent"
            )
        cases = [dict(zip(given, numbers)) for numbers in zip(*given.values())] if given else [{}]
        if len({tuple(case.items()) for case in cases}) != len(cases):
            raise BundleError(f"{self.what}: a size is there twice")
        return cases, str(rows) if rows else None

    def add(
        self, cases: list[dict[str, int]], rows: Optional[str], derivatives: dict[str, Optional[list[str]]]
    ) -> list[dict[str, Any]]:
        """What the manifest says of the function and its derivatives."""
        entries: list[dict[str, Any]] = []
        for role in [self.role, *derivatives]:
            ending = DERIVATIVES.get(role)
            name = f"{self.name}_{ending}" if ending else self.name
            entry: dict[str, Any] = {"name": name, "role": role}
            if ending:
                entry["of"] = self.name
            entry.update(doc="" if ending else self.doc, order=self.order, extents=list(cases[0]))
            if rows:
                entry["rows_independent"] = rows
            entries.append({**entry, "inputs": [], "outputs": [], "programs": []})
        weights = [] if self.weights is None else [_spec(array) for array in self.weights.arrays]
        names = [one["name"] for one in [*self.bundle._functions, *entries]]
        check_names("function", names, f"bundle '{self.bundle.name}'")
        reverse = self.order == "fortran"
        at_case = [at_sizes(self.inputs, case, reverse) for case in cases]
        flats = [flatten(self.what, self.run, arrays, weights, self.outputs, reverse) for arrays in at_case]
        self.shapes = self._output_shapes(cases, flats)
        for case, forward in zip(cases, flats):
            for entry in entries:
                what = f"function '{entry['name']}'"
                is_derivative = entry["role"] in DERIVATIVES
                try:
                    role = entry["role"]
                    flat = derivative(what, forward, role, derivatives[role]) if is_derivative else forward
                    self._add_program(what, entry, flat, case, weights)
                except BundleError:
                    raise
                except Exception as error:
                    raise explain(what, error) from error
            if rows:
                self._check_rows(forward, case, rows)
        return entries

    def _add_program(
        self, what: str, entry: dict[str, Any], flat: Flat, case: dict[str, int], weights: list[Any]
    ) -> None:
        state = self.state if entry["role"] not in DERIVATIVES else {}
        order = _check_state(what, flat, state)
        described = (
            [self._describe(array, case, state) for array in flat.inputs],
            [self._describe(array, case, {}) for array in flat.outputs],
        )
        if not entry["programs"]:
            entry["inputs"], entry["outputs"] = described
        elif (entry["inputs"], entry["outputs"]) != described:
            raise BundleError(f"{what}: it has other inputs or outputs at {case} than at the first size")
        tag = ".".join([entry["name"], *[f"{extent}{size}" for extent, size in case.items()]])
        by_code: dict[bytes, list[str]] = {}
        for platform in self.platforms:
            code, calls_host = self._export(what, flat, state, order, weights, platform)
            by_code.setdefault(code, []).append(platform)
        destinations = [flat.outputs[place].name for place in order if flat.outputs[place].name not in state.values()]
        check = None
        if self.golden and not calls_host:
            check = self._run(what, flat, tag, list(weights))
        for code, platforms in by_code.items():
            ending = "" if len(by_code) == 1 else "." + ".".join(platforms)
            program: dict[str, Any] = {
                "sizes": case,
                "platforms": platforms,
                "file": self.bundle._store(f"programs/{tag}{ending}.mlirbc", [code]),
                "arguments": [
                    *[{"input": array.name} for array in flat.inputs],
                    *[{"weight": name} for name in (self.weights.names if self.weights else [])],
                    *[{"destination": name} for name in destinations],
                ],
                "results": [flat.outputs[place].name for place in order],
            }
            if check:
                program["check"] = check
            entry["programs"].append(program)

    def _describe(self, array: Array, case: dict[str, int], state: Mapping[str, str]) -> dict[str, Any]:
        """What the manifest says of an input or output."""
        base = array.of or array.name
        given = next((one for one in self.inputs if one.name == base), None)
        if given is not None and array.shape.shape == tuple(_shape_at(given, case, self.order)):
            shape = list(given.shape[::-1] if self.order == "fortran" else given.shape)
        else:
            shape = self.shapes[base]
        unit, text = documented(self.doc).get(base, ("", ""))
        unit = self.units.get(base, unit)
        described: dict[str, Any] = {
            "name": array.name,
            "dtype": DTYPES[np.dtype(array.shape.dtype).name],
            "shape": shape,
        }
        described.update({key: value for key, value in (("unit", unit), ("doc", text)) if value})
        if array.of:
            described["of"] = array.of
        if array.name in state:
            described["state"] = state[array.name]
        return described

    def _output_shapes(self, cases: list[dict[str, int]], flats: list[Flat]) -> dict[str, list[Any]]:
        """Shapes of the outputs, by name. An extent has the name of the one size that it equals in every program; where
        it is a number of an input's own, too, it is that number."""
        shapes: dict[str, list[Any]] = {}
        for outputs in zip(*[flat.outputs for flat in flats]):
            found = [array.shape.shape for array in outputs]
            if len({array.name for array in outputs}) > 1 or len({len(shape) for shape in found}) > 1:
                raise BundleError(f"{self.what}: it has other outputs at {cases[-1]} than at the first size")
            shapes[outputs[0].name] = [
                self._extent(f"{self.what}, output '{outputs[0].name}'", list(sizes), cases) for sizes in zip(*found)
            ]
        return shapes

    def _extent(self, what: str, sizes: list[int], cases: list[dict[str, int]]) -> Any:
        named = [extent for extent in cases[0] if [case[extent] for case in cases] == sizes]
        if len(set(sizes)) == 1:
            fixed = any(sizes[0] == extent for one in self.inputs for extent in one.shape if not isinstance(extent, str))
            return named[0] if len(named) == 1 and not fixed else sizes[0]
        if not named:
            raise BundleError(
                f"{what}: an extent is {', '.join(map(str, sizes))} at {', '.join(map(str, cases))}, and no named extent is "
                "that in each: name one so, which an input has, with these sizes"
            )
        # Which of those that are equal everywhere makes no difference to the programs.
        return named[0]

    def _export(
        self,
        what: str,
        flat: Flat,
        state: Mapping[str, str],
        order: list[int],
        weights: list[Any],
        platform: str,
    ) -> tuple[bytes, bool]:
        """The program: inputs, weights, then one donated, unused argument for each result that is no state."""
        count = len(flat.inputs) + len(weights)
        destined = [place for place in order if flat.outputs[place].name not in state.values()]

        def program(*values: Any) -> tuple[Any, ...]:
            results = flat.call(*values[:count])
            return tuple(results[place] for place in order)

        program.__name__ = re.sub(r"\W", "_", what.split("'")[1])
        donated = [place for place, array in enumerate(flat.inputs) if array.name in state]
        donated += range(count, count + len(destined))
        jitted = jax.jit(program, donate_argnums=tuple(donated), keep_unused=True)
        shapes = [array.shape for array in flat.inputs] + weights + [flat.outputs[place].shape for place in destined]
        with _quiet():
            # Which functions it calls has to be known before it is exported.
            text = jitted.trace(*shapes).lower(lowering_platforms=(platform,)).as_text()
            hosts = self._of_host(what, targets_of(text))
            allowed = [jax.export.DisabledSafetyCheck.custom_call(target) for target in hosts]
            exported = jax.export.export(jitted, platforms=[platform], disabled_checks=allowed)(*shapes)
        module = exported.mlir_module()
        found = aliases(module)
        wanted = {
            place: next(at for at, of in enumerate(order) if flat.outputs[of].name == state[array.name])
            for place, array in enumerate(flat.inputs)
            if array.name in state
        }
        wanted.update({count + at: order.index(place) for at, place in enumerate(destined)})
        if found != wanted:
            raise BundleError(
                f"{what}: JAX gives results to other arguments than wanted: {found}, not {wanted}. Please report it"
            )
        return _portable(what, module), bool(hosts)

    def _of_host(self, what: str, targets: Sequence[str]) -> list[str]:
        """The functions of the solver that it calls."""
        for target in targets:
            if is_callback(target):
                raise BundleError(
                    f"{what}: it calls Python back (jax.pure_callback, io_callback, debug.print or debug.callback), which "
                    "is not there where a bundle is used: remove that, or call a function of the solver by "
                    "pjrtlite.call_host"
                )
        return [target for target in targets if is_of_host(target) or target in self.custom_calls]

    def _run(self, what: str, flat: Flat, tag: str, weights: list[Any]) -> dict[str, Any]:
        """Runs it, and stores what it was given and gave."""
        values = self._samples(flat)
        arrays = [] if self.weights is None else self.weights.arrays
        results = [np.asarray(result) for result in jax.jit(flat.call)(*values, *arrays)]
        for array, result in zip(flat.outputs, results):
            kind = DTYPES[result.dtype.name]
            is_float = kind in ("f16", "f32", "f64", "bf16", "c64", "c128")
            if is_float and not np.all(np.isfinite(result.astype(np.complex128))):
                raise BundleError(
                    f"{what}: the output '{array.name}' is not finite on made-up inputs, numbers from 0.5 to 1.5: give "
                    "arrays of values that it is made for, u=jnp.array(…), or golden=False"
                )
        exact = [1e-12 if result.dtype.name in ("float64", "complex128") else 1e-5 for result in results]
        exact += [2e-2 for result in results if result.dtype.name in ("float16", "bfloat16")]
        rtol, atol = self.tolerances
        rtol = max(exact, default=1e-5) if rtol is None else float(rtol)
        largest = [float(np.max(np.abs(result.astype(np.complex128)))) for result in results if _is_number(result)]
        # What is left after numbers cancel is as wrong as they were.
        atol = rtol * max([value for value in largest if math.isfinite(value)], default=0.0) if atol is None else atol
        store = self.bundle._store
        return {
            "inputs": [
                store(f"checks/{tag}.{array.name}.npy", _archive.npy(value)) for array, value in zip(flat.inputs, values)
            ],
            "outputs": [
                store(f"checks/{tag}.out.{array.name}.npy", _archive.npy(value))
                for array, value in zip(flat.outputs, results)
            ],
            "rtol": rtol,
            "atol": float(f"{atol:.3g}"),
        }

    def _samples(self, flat: Flat) -> list[np.ndarray]:
        """Values of the inputs: those that were given as examples, or made up, the same ones for a name each time."""
        values = []
        for array in flat.inputs:
            given = next((one for one in self.inputs if one.name == array.name), None)
            shape, dtype = array.shape.shape, np.dtype(array.shape.dtype)
            if given is not None and given.example is not None:
                values.append(given.example.T if self.order == "fortran" else given.example)
                continue
            random = np.random.default_rng([self.seed, *array.name.encode()])
            if array.of is not None:
                made = random.standard_normal(shape)
            else:
                made = 0.5 + random.random(shape)
            if dtype.kind == "c":
                made = made + 1j * random.standard_normal(shape)
            if dtype.kind in "iub" or dtype.name in ("int4", "uint4", "int2", "uint2"):
                made = (1 + np.arange(math.prod(shape)).reshape(shape)) % 2
            values.append(np.asarray(made).astype(dtype))
        return values

    def _check_rows(self, flat: Flat, case: dict[str, int], rows: str) -> None:
        """Changes one row, and looks at the others."""
        size = case[rows]
        if size < 2 or not self.golden:
            return
        axes = [one.shape.index(rows) if rows in one.shape else None for one in self.inputs]
        if self.order == "fortran":
            axes = [None if axis is None else len(one.shape) - 1 - axis for axis, one in zip(axes, self.inputs)]
        values = self._samples(flat)
        other = []
        for value, axis in zip(values, axes):
            changed = np.array(value)
            if axis is not None and changed.dtype.kind in "fc":
                row = [slice(None)] * changed.ndim
                row[axis] = slice(0, 1)
                changed[tuple(row)] *= changed.dtype.type(1.5)
            other.append(changed)
        arrays = [] if self.weights is None else self.weights.arrays
        try:
            before = jax.jit(flat.call)(*values, *arrays)
            after = jax.jit(flat.call)(*other, *arrays)
        except Exception:  # It calls the host.
            return
        for array, one, two in zip(flat.outputs, map(np.asarray, before), map(np.asarray, after)):
            described = self._describe(array, case, {})["shape"]
            if rows not in described:
                raise BundleError(
                    f"{self.what}: rows_independent='{rows}', but the output '{array.name}' has no extent '{rows}'"
                )
            axis = described.index(rows)
            rest = [slice(None)] * one.ndim
            rest[axis] = slice(1, None)
            if not np.array_equal(one[tuple(rest)], two[tuple(rest)], equal_nan=one.dtype.kind in "fc"):
                raise BundleError(
                    f"{self.what}: rows_independent='{rows}', but a change of the first row changes others of the "
                    f"output '{array.name}': leave rows_independent out, and give sizes"
                )


def _shape_at(given: Input, case: Mapping[str, int], order: str) -> list[int]:
    shape = [case[extent] if isinstance(extent, str) else extent for extent in given.shape]
    return shape[::-1] if order == "fortran" else shape


def _spec(array: np.ndarray) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(array.shape, array.dtype)


def _is_number(result: np.ndarray) -> bool:
    return bool(result.size) and DTYPES[result.dtype.name] in ("f16", "f32", "f64", "bf16", "c64", "c128")


def _check_state(what: str, flat: Flat, state: Mapping[str, str]) -> list[int]:
    """The order in which the program gives its results: states first, as the inputs that they are donated from, since
    JAX pairs donated arguments and results of one type and shape by their order."""
    outputs = {array.name: place for place, array in enumerate(flat.outputs)}
    inputs = {array.name: array for array in flat.inputs}
    for one, other in state.items():
        if one not in inputs or other not in outputs:
            raise BundleError(
                f"{what}: state={{'{one}': '{other}'}}: there is no such input or output. Inputs: {', '.join(inputs)}; "
                f"outputs: {', '.join(outputs)}"
            )
        before, after = inputs[one].shape, flat.outputs[outputs[other]].shape
        if (before.shape, before.dtype) != (after.shape, after.dtype):
            raise BundleError(
                f"{what}: the state '{one}' is {before.dtype}{list(before.shape)}, and '{other}' is "
                f"{after.dtype}{list(after.shape)}: they must be alike"
            )
    if len(set(state.values())) != len(state):
        raise BundleError(f"{what}: an output is the state of two inputs")
    first = [outputs[state[array.name]] for array in flat.inputs if array.name in state]
    return first + [place for place in range(len(flat.outputs)) if place not in first]


def _portable(what: str, module: str) -> bytes:
    """The program for the oldest StableHLO that has all of it."""
    from jaxlib.mlir.dialects import stablehlo

    text = without_sharding_rules(without_locations(module))
    try:
        return bytes(stablehlo.serialize_portable_artifact_str(text, _STABLEHLO))
    except Exception:  # It has operations that are newer: then as JAX does itself.
        month = stablehlo.StablehloCompatibilityRequirement.WEEK_4
        version = stablehlo.get_version_from_compatibility_requirement(month)
        try:
            return bytes(stablehlo.serialize_portable_artifact_str(text, version))
        except Exception as error:
            raise explain(what, error) from error


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Without what JAX says of arguments that are donated, which is checked here."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*donated buffers were not usable.*")
        yield
