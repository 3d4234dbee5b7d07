"""What cannot be in a bundle: each error names the function, and says what to do."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import pjrtlite

VECTOR = ("f32", (3,))


def refuse(match, function, *positional, **named):
    bundle = pjrtlite.Bundle("m", weights=named.pop("model", None))
    with pytest.raises(pjrtlite.BundleError, match=match):
        bundle.add(function, *positional, **{"name": "f", **named})
    # Nothing of it is left.
    assert bundle._functions == []


def callback(x):
    return {"y": jax.pure_callback(lambda x: x, jax.ShapeDtypeStruct(x.shape, x.dtype), x)}


def printing(x):
    jax.debug.print("{x}", x=x)
    return {"y": x}


def dynamic(x, n):
    return {"y": jax.lax.fori_loop(0, n, lambda i, a: jnp.sin(a), x)}


@jax.custom_vjp
def only_reverse(x):
    return jnp.sin(x)


only_reverse.defvjp(lambda x: (jnp.sin(x), x), lambda x, g: (g * jnp.cos(x),))


@pytest.mark.parametrize(
    ("match", "function", "named"),
    [
        ("'f': it calls Python back .* pjrtlite.call_host", callback, {"x": VECTOR}),
        ("'f': it .*(effect|calls Python back)", printing, {"x": VECTOR}),
        ("'f_ad': it has a loop .* lax.scan", dynamic, {"x": VECTOR, "n": ("i32", ()), "derivatives": ["adjoint"]}),
        ("'f_tl': .*custom_jvp", only_reverse, {"x": VECTOR, "derivatives": ["tangent_linear"]}),
        ("'f_tl': it has no tangent_linear", lambda x: {"y": x + 1}, {"x": ("i32", (3,)), "derivatives": ["tangent_linear"]}),
        ("no derivative 'gradient'", lambda x: x, {"x": VECTOR, "derivatives": ["gradient"]}),
        ("derivatives names one twice", lambda x: x, {"x": VECTOR, "derivatives": ["adjoint", "adjoint"]}),
        ("no derivative 'wrt'", lambda x: x, {"x": VECTOR, "derivatives": {"wrt": ["x"]}}),
        ("'f_ad': .*'z', which is no input.* respect to: x", lambda x: x, {"x": VECTOR, "derivatives": {"adjoint": "z"}}),
        ("no input for 'adjoint'", lambda x: x, {"x": VECTOR, "derivatives": {"adjoint": []}}),
        ("an input twice", lambda x: x, {"x": VECTOR, "derivatives": {"adjoint": ["x", "x"]}}),
        (
            "'f_tl': .*'k', which is int32: only floating-point",
            lambda x, k: x * k,
            {"x": VECTOR, "k": ("i32", ()), "derivatives": {"tangent_linear": ["k"]}},
        ),
        (
            "output 'y': an extent is 3, 5 at .*no named extent is",
            lambda x: {"y": x[1:]},
            {"x": ("f32", ("n",)), "sizes": {"n": [4, 6]}},
        ),
        ("random numbers.* jax.random.key_data", lambda k: k, {"k": jax.random.key(0)}),
        ("'result' is a key", lambda s: jax.random.wrap_key_data(s), {"s": ("u32", (2,))}),
        ("outputs=\\['output_1'", lambda x: (x, x), {"x": VECTOR}),
        ("2 outputs, and outputs= names 1", lambda x: (x, x), {"x": VECTOR, "outputs": ["a"]}),
        ("two outputs are called 'y'", lambda x: {"Y": x, "y": x}, {"x": VECTOR}),
        ("the input 'x.a b' has no name", lambda x: x, {"x": {"a b": VECTOR}}),
        ("do not fit its signature .* missing", lambda x, y: x, {"x": VECTOR}),
        ("do not fit its signature", lambda x: x, {"x": VECTOR, "z": VECTOR}),
        ("no size for 'n': sizes=\\{'n'", lambda x: x, {"x": ("f32", ("n",))}),
        ("sizes names 'm', which is no extent", lambda x: x, {"x": VECTOR, "sizes": {"m": 1}}),
        ("different lengths", lambda x: x, {"x": ("f32", ("n", "m")), "sizes": {"n": [1, 2], "m": [1]}}),
        ("names 'k', which is no extent", lambda x: x, {"x": ("f32", ("n",)), "rows_independent": "k"}),
        ("no such input or output. Inputs: x; outputs: y", lambda x: {"y": x}, {"x": VECTOR, "state": {"x": "z"}}),
        ("the state 'x' is float32\\[3\\], and 'y' is", lambda x: {"y": x[:2]}, {"x": VECTOR, "state": {"x": "y"}}),
        ("'y' is not finite", lambda x: {"y": jnp.log(-x)}, {"x": VECTOR}),
        ("'inputs' is given by its place", lambda inputs: inputs, {"inputs": VECTOR}),
        ("no role 'backward'", lambda x: x, {"x": VECTOR, "role": "backward"}),
        ("order is 'c' or", lambda x: x, {"x": VECTOR, "order": "f"}),
        ("JAX says", lambda x: x @ jnp.ones((4, 4)), {"x": VECTOR}),
        ("its inputs have no names", lambda *x: x[0], {}),
    ],
)
def test_what_is_refused(match, function, named):
    positional = [VECTOR] if not named else []
    refuse(match, function, *positional, **named)


def test_numbers_of_64_bits_need_to_be_there():
    if not jax.config.jax_enable_x64:
        refuse("float64, which JAX makes float32.*jax_enable_x64", lambda x: x, x=("f64", (3,)))


def test_names_are_unique_in_a_bundle():
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda x: x, name="f", x=VECTOR)
    with pytest.raises(pjrtlite.BundleError, match="two functions are called 'F'"):
        bundle.add(lambda x: x, name="F", x=VECTOR)
    with pytest.raises(pjrtlite.BundleError, match="'2m' has no name"):
        pjrtlite.Bundle("2m")
    with pytest.raises(pjrtlite.BundleError, match="no array in them"):
        pjrtlite.Bundle("m", weights={"a": None})
    with pytest.raises(pjrtlite.BundleError, match="two have one name"):
        pjrtlite.Bundle("m", weights={"a": np.ones(2), "A": np.ones(2)})
    with pytest.raises(pjrtlite.BundleError, match="it has no function"):
        pjrtlite.Bundle("m").save("not to be written")


def test_without_a_library_that_is_said(monkeypatch, tmp_path):
    from pjrtlite import _library

    monkeypatch.setattr(_library, "_loaded", None)
    monkeypatch.setenv("PJRTLITE_LIBRARY", str(tmp_path / "libpjrtlite.so"))
    with pytest.raises(pjrtlite.BundleError, match="PJRTLITE_LIBRARY"):
        pjrtlite.check(tmp_path / "model.pjrt")
