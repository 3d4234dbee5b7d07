"""The elementwise functions of JAX, on arrays of many sizes, compared with JAX's own numbers.

Run by tools/sweep, which finds the right Python; see there for the commands.

    export FOLDER            for each group of functions, element type and size: NAME.jaxexport, NAME.mlir, and NAME.npz
                             with the inputs and what JAX computed from them (needs JAX)
    run LIBRARY PLUGIN FOLDER TABLE
                             loads each program through the C interface, runs it, and counts for each function by how
                             many units in the last place a result is off; appends what is off to TABLE, and fails where
                             that is more than ALLOWED
    committed FOLDER         the part that `make test` runs: FUNCTIONS.TYPE.mlir and cases.json

A group is one program with an output for each of its functions, so that JAX and the plugin compile the same.

Swept are the functions of real numbers in jax.numpy, jax.lax, jax.scipy.special and jax.nn. Left out are: other names of
these (`deg2rad`); functions of integers alone (`gcd`, `bitwise_and`), which cannot be rounded; complex ones but for those
that hold an arctan; `hyp2f1`, which takes a compiler half a minute each time; derivatives (`igamma_grad_a`), Bessel functions
and harmonics of many orders (`bessel_jn`, `sph_harm_y`), and Bernoulli numbers, whose results are no arrays of the shape of
their argument. The groups `rare` and `special` take a compiler up to a minute for each type and size, and are swept at the
three sizes of SIZES_OF_OLDER on every plugin. The other sizes would take an hour more: what depends on the size is how
loops are cut into vectors, which the functions of the other groups show.
"""

import argparse
import ctypes
import json
import pathlib
import sys

import numpy as np

TYPES = ("f16", "bf16", "f32", "f64")
SIZES = (1, 3, 7, 16, 31, 40, 64, 127, 1000, 4096)
# Older plugins are other compilers, which show at any size what they do otherwise.
SIZES_OF_OLDER = (3, 64, 1000)
# The groups that take a compiler long, at the same sizes on every plugin.
SLOW = ("rare", "special")
COMMITTED_SIZE = 67

# By how many units in the last place a plugin may be off JAX's numbers, and why. Plugins are those of tools/get-plugin;
# what is not named may not be off at all. An entry is for a group or a function; a star stands for every one, or for
# every type.
ALLOWED = {
    "cpu": [
        ("arctan", "f64", 4, "compiled for vectors of 128 bits, since the plugin gets wider ones wrong"),
        ("arctan", "f32", 1, "the same"),
        ("owens_t", "*", 4, "computed in f64 from an arctan, whatever it is given"),
    ],
    "cpu-0.106": [("*", "*", None, "another XLA: only that each result is near, by NEAR")],
    "cpu-0.81": [("*", "*", None, "another XLA: only that each result is near, by NEAR")],
}

# Functions whose loops do not end in bf16 for every number, in JAX itself.
ENDLESS = ("exp1", "expi")

# What is near: relative to the larger of 1 and the number.
NEAR = {"f16": 2e-2, "bf16": 1e-1, "f32": 2e-5, "f64": 1e-12}


def functions():
    """The functions by group: name -> function of (x, y), with x of all sorts and y above 0."""
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.scipy import special

    basic, arctan, nn = {}, {}, {}
    for name in (
        "abs sign negative positive floor ceil trunc rint sqrt cbrt square reciprocal exp exp2 expm1 log log2 log10 "
        "log1p sin cos tan arcsin arccos sinh cosh tanh arcsinh arccosh arctanh sinc isnan isfinite isinf signbit degrees "
        "radians nan_to_num fabs conj real isneginf isposinf"
    ).split():
        basic[name] = lambda x, y, f=getattr(jnp, name): f(x)
    for name in ("sqrt", "log", "log2", "log10", "log1p", "arccosh"):
        basic[name + "_positive"] = lambda x, y, f=getattr(jnp, name): f(y)
    for name in ("arcsin", "arccos", "arctanh"):
        basic[name + "_within"] = lambda x, y, f=getattr(jnp, name): f(jnp.sin(x))
    for name in (
        "add subtract multiply divide maximum minimum fmax fmin fmod mod remainder floor_divide hypot copysign nextafter "
        "logaddexp logaddexp2 heaviside equal less greater not_equal less_equal greater_equal"
    ).split():
        basic[name] = lambda x, y, f=getattr(jnp, name): f(x, y)
    basic["power"] = lambda x, y: jnp.power(y, x)
    basic["integer_pow"] = lambda x, y: lax.integer_pow(x, 3)
    basic["clip"] = lambda x, y: jnp.clip(x, -1, 1)
    basic["rsqrt"] = lambda x, y: lax.rsqrt(y)
    basic["logistic"] = lambda x, y: lax.logistic(x)
    basic["where"] = lambda x, y: jnp.where(x > 0, x, y)
    basic["round"] = lambda x, y: jnp.round(x, 1)
    arctan["arctan"] = lambda x, y: jnp.arctan(x)
    arctan["arctan2"] = lambda x, y: jnp.arctan2(x, y)
    arctan["arctan2_one"] = lambda x, y: jnp.arctan2(x, jnp.ones_like(x))
    arctan["arctan2_other"] = lambda x, y: jnp.arctan2(y, x)
    arctan["angle"] = lambda x, y: jnp.angle(lax.complex(x, y))
    arctan["complex_log"] = lambda x, y: jnp.log(lax.complex(x, y)).imag
    rare = {}
    for name in (
        "erf erfc erfinv gammaln digamma expit logit ndtr log_ndtr ndtri i0 i0e i1 i1e entr spence expi exp1"
    ).split():
        rare[name] = lambda x, y, f=getattr(special, name): f(x)
    for name in ("gammaln", "digamma", "exp1", "expi", "entr", "gamma"):
        rare[name + "_positive"] = lambda x, y, f=getattr(special, name): f(y)
    for name in ("xlogy", "xlog1py", "rel_entr", "kl_div"):
        rare[name] = lambda x, y, f=getattr(special, name): f(x, y)
    rare["betaln"] = lambda x, y: special.betaln(y, y + 1)
    rare["gammainc"] = lambda x, y: special.gammainc(y, jnp.abs(x))
    rare["gammaincc"] = lambda x, y: special.gammaincc(y, jnp.abs(x))
    rare["zeta"] = lambda x, y: special.zeta(1 + y, y)
    for name in (
        "relu relu6 sigmoid softplus silu log_sigmoid elu leaky_relu hard_tanh celu selu gelu soft_sign hard_sigmoid "
        "hard_silu squareplus mish"
    ).split():
        nn[name] = lambda x, y, f=getattr(jax.nn, name): f(x)
    nn["gelu_exact"] = lambda x, y: jax.nn.gelu(x, approximate=False)
    parts = {
        "ldexp": lambda x, y: jnp.ldexp(x, jnp.round(8 * y).astype(jnp.int32) % 16),
        "frexp_mantissa": lambda x, y: jnp.frexp(x)[0],
        "frexp_exponent": lambda x, y: jnp.frexp(x)[1],
        "modf_fraction": lambda x, y: jnp.modf(x)[0],
        "modf_whole": lambda x, y: jnp.modf(x)[1],
        "divmod_quotient": lambda x, y: jnp.divmod(x, y)[0],
        "divmod_remainder": lambda x, y: jnp.divmod(x, y)[1],
        "float_power": lambda x, y: jnp.float_power(y, x),
        "spacing": lambda x, y: jnp.spacing(x),
        "reduce_precision": lambda x, y: lax.reduce_precision(x, 5, 3),
    }
    special_ = {
        "betainc": lambda x, y: special.betainc(y, y + 1, lax.logistic(x)),
        "polygamma": lambda x, y: special.polygamma(2, y),
        "poch": lambda x, y: special.poch(y, jnp.abs(jnp.sin(x))),
        "hyp1f1": lambda x, y: special.hyp1f1(y, y + 1, x),
        "sici_sine": lambda x, y: special.sici(x)[0],
        "sici_cosine": lambda x, y: special.sici(y)[1],
        "fresnel_sine": lambda x, y: special.fresnel(x)[0],
        "fresnel_cosine": lambda x, y: special.fresnel(x)[1],
        "beta": lambda x, y: special.beta(y, y + 1),
        "erfcx": lambda x, y: special.erfcx(x),
        "dawsn": lambda x, y: special.dawsn(x),
        "boxcox": lambda x, y: special.boxcox(y, x),
        "boxcox1p": lambda x, y: special.boxcox1p(y, x),
        "gammasgn": lambda x, y: special.gammasgn(x),
        "loggamma": lambda x, y: special.loggamma(y),
        "multigammaln": lambda x, y: special.multigammaln(y + 2, 2),
        "factorial": lambda x, y: special.factorial(y),
        "comb": lambda x, y: special.comb(y + 5, y),
        "expn": lambda x, y: special.expn(jnp.full_like(y, 2), y),
        "owens_t": lambda x, y: special.owens_t(x, y),
        "wofz": lambda x, y: special.wofz(lax.complex(x, y)).real,
    }
    return {"basic": basic, "arctan": arctan, "rare": rare, "nn": nn, "parts": parts, "special": special_}


def inputs(kind, size):
    """Numbers of all sorts, and numbers above 0, which are the same for every type but for rounding."""
    import ml_dtypes

    generator = np.random.default_rng(size)
    x = generator.standard_normal(size) * generator.choice([0.1, 1.0, 5.0], size)
    y = np.exp(generator.standard_normal(size))
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0]
    if size >= 16:
        x[1 : 1 + len(special)] = special
    numpy = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}[kind]
    return x.astype(numpy), y.astype(numpy)


def made(group, kind, size):
    """The jitted function of a group for a type, its inputs, and the names of its outputs."""
    import jax

    x, y = inputs(kind, size)
    names = []
    for name, function in functions()[group].items():
        if name in ENDLESS and kind == "bf16":
            continue
        try:
            jax.eval_shape(function, x, y)
        # Not every version of JAX has every function.
        except (AttributeError, TypeError, ValueError, NotImplementedError) as error:
            print(f"{name} takes no {kind}: {str(error).splitlines()[0][:100]}", file=sys.stderr)
            continue
        names.append(name)
    chosen = [functions()[group][name] for name in names]
    return jax.jit(lambda x, y: [function(x, y) for function in chosen], keep_unused=True), (x, y), names


def bits(array):
    """An array's bits, as unsigned integers of the size of its elements."""
    array = np.ascontiguousarray(array)
    return array.view(f"u{array.itemsize}").reshape(-1)


def export(folder):
    import jax
    import jax.export

    jax.config.update("jax_enable_x64", True)
    for group in functions():
        for kind in TYPES:
            for size in SIZES_OF_OLDER if group in SLOW else SIZES:
                function, arguments, names = made(group, kind, size)
                results = function(*arguments)
                name = f"{group}.{kind}.{size}"
                (folder / f"{name}.jaxexport").write_bytes(jax.export.export(function)(*arguments).serialize())
                (folder / f"{name}.mlir").write_text(function.lower(*arguments).as_text())
                arrays = {f"in{i}": bits(a) for i, a in enumerate(arguments)}
                for output, result in zip(names, results):
                    result = np.asarray(result)
                    arrays[f"out.{output}.{result.dtype}"] = bits(result)
                np.savez(folder / f"{name}.npz", **arrays)
            print(f"{group}.{kind}", flush=True)


# ---- through the C interface ----


class Library:
    """What the sweep needs of libpjrtlite."""

    def __init__(self, path):
        self.c = ctypes.CDLL(str(path))
        self.c.pjrtlite_last_error_message.restype = ctypes.c_char_p

    def __call__(self, name, *arguments):
        function = getattr(self.c, "pjrtlite_" + name)
        status = function(*arguments)
        if status != 0:
            raise RuntimeError(f"{name}: status {status}: {self.c.pjrtlite_last_error_message().decode()}")

    def run(self, client, path, arrays, sizes):
        """The bytes of the program's outputs, whose sizes are known."""
        pointer, size = ctypes.c_void_p, ctypes.c_size_t
        executable, plan = pointer(), pointer()
        self("executable_load_file", client, str(path).encode(), None, ctypes.byref(executable))
        try:
            self("plan_create", executable, size(0), ctypes.byref(plan))
            for index, array in enumerate(arrays):
                dtype, dims, rank = ctypes.c_int32(), ctypes.POINTER(ctypes.c_int64)(), size()
                self("plan_input_type", plan, size(index), ctypes.byref(dtype), ctypes.byref(dims), ctypes.byref(rank))
                data = np.ascontiguousarray(array)
                self("plan_set_input", plan, size(index), data.ctypes.data_as(pointer), dtype, dims, rank)
            self("plan_run", plan)
            results = []
            for index, bytes_ in enumerate(sizes):
                dtype, dims, rank = ctypes.c_int32(), ctypes.POINTER(ctypes.c_int64)(), size()
                self("plan_output_type", plan, size(index), ctypes.byref(dtype), ctypes.byref(dims), ctypes.byref(rank))
                data = np.empty(bytes_, np.uint8)
                self("plan_get_output", plan, size(index), data.ctypes.data_as(pointer), dtype, dims, rank)
                results.append(data)
            return results
        finally:
            self.c.pjrtlite_plan_destroy(plan)
            self.c.pjrtlite_executable_destroy(executable)


def values(raw, kind):
    """Bits as floating-point numbers of 64 bits."""
    if kind == "bfloat16":
        return (raw.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return raw.view(kind).astype(np.float64)


def off(expected, got, kind):
    """By how many units in the last place the worst element is off, and by how much relative to max(1, |number|)."""
    if np.array_equal(expected, got):
        return 0, 0.0
    if not (kind.startswith("float") or kind == "bfloat16"):
        return sys.maxsize, np.inf
    wanted, number = values(expected, kind), values(got, kind)
    same = (expected == got) | (np.isnan(wanted) & np.isnan(number))
    if not np.array_equal(np.isfinite(wanted[~same]), np.isfinite(number[~same])):
        return sys.maxsize, np.inf
    width = 8 * expected.itemsize
    # Floating-point numbers in the order of their size are integers in the order of theirs.
    def ordered(raw):
        raw = [int(value) for value in raw]
        return [value if value < 1 << (width - 1) else (1 << (width - 1)) - value for value in raw]

    ulps = max((abs(a - b) for a, b in zip(ordered(expected[~same]), ordered(got[~same]))), default=0)
    with np.errstate(invalid="ignore"):
        distance = np.abs(wanted[~same] - number[~same]) / np.maximum(1, np.abs(wanted[~same]))
    return ulps, float(np.max(distance, initial=0.0))


def allowance(plugin, group, function, kind):
    for its_name, its_kind, ulps, _reason in ALLOWED[plugin]:
        if its_name in ("*", group, function) and its_kind in ("*", kind):
            return ulps
    return 0


def run(library, plugin, file, folder, table):
    library = Library(library)
    client = ctypes.c_void_p()
    library("client_create", str(file).encode(), None, ctypes.byref(client))
    sizes = SIZES if plugin == "cpu" else SIZES_OF_OLDER
    count, wrong, worst = 0, [], {}
    for path in sorted(folder.glob("*.npz")):
        group, kind, size = path.stem.split(".")
        if int(size) not in sizes:
            continue
        with np.load(path) as stored:
            arrays = {name: stored[name] for name in stored.files}
        given = [arrays.pop("in0"), arrays.pop("in1")]
        # The default plugin takes what people bring; older ones want the text of so new a JAX.
        program = path.with_suffix(".jaxexport" if plugin == "cpu" else ".mlir")
        results = library.run(client, program, given, [expected.nbytes for expected in arrays.values()])
        for (key, expected), result in zip(arrays.items(), results):
            _, function, dtype = key.split(".", 2)
            count += 1
            ulps, distance = off(expected, result.view(expected.dtype), dtype)
            if ulps == 0:
                continue
            before = worst.get((function, kind), (0, 0.0))
            worst[function, kind] = (max(before[0], ulps), max(before[1], distance))
            allowed = allowance(plugin, group, function, kind)
            if ulps > allowed if allowed is not None else distance > NEAR[kind]:
                wrong.append(f"{plugin}: {function} of {kind}[{size}] is off by {ulps} units in the last place, {distance:.1e}")
    with open(table, "a", encoding="utf-8") as out:
        for (function, kind), (ulps, distance) in sorted(worst.items()):
            out.write(f"| {plugin} | {function} | {kind} | {ulps if ulps < sys.maxsize else 'not finite'} | {distance:.1e} |\n")
    print("\n".join(wrong), end="\n" if wrong else "")
    print(f"{plugin:10} {count} results, {len(worst)} functions of a type not with JAX's bits, {len(wrong)} results too far off")
    return 1 if wrong else 0


def array(numbers):
    """An array as tests/common/mod.rs reads it."""
    from dtype_names import DTYPE_NAMES

    numbers = np.ascontiguousarray(numbers)
    return {"dtype": DTYPE_NAMES[str(numbers.dtype)], "dims": numbers.shape, "hex": numbers.tobytes().hex()}


def committed(folder):
    import jax

    jax.config.update("jax_enable_x64", True)
    cases = []
    for group in ("basic", "arctan", "nn", "parts"):
        for kind in TYPES:
            function, arguments, names = made(group, kind, COMMITTED_SIZE)
            (folder / f"{group}.{kind}.mlir").write_text(function.lower(*arguments).as_text())
            results = [np.asarray(result) for result in function(*arguments)]
            cases.append(
                {
                    "name": f"{group}.{kind}",
                    "functions": names,
                    "inputs": [array(a) for a in arguments],
                    "outputs": [array(a) for a in results],
                }
            )
    (folder / "cases.json").write_text(json.dumps(cases, indent=1) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=["export", "run", "committed"])
    parser.add_argument("arguments", nargs="+")
    given = parser.parse_args()
    paths = [pathlib.Path(argument) for argument in given.arguments]
    if given.command == "export":
        export(*paths)
    elif given.command == "committed":
        committed(*paths)
    else:
        sys.exit(run(paths[0], given.arguments[1], *paths[2:]))
