"""What a bundle holds: names, sizes, state, order, derivatives, weights, and the file itself."""

import collections
import ctypes
import dataclasses
import io
import json
import os
import pathlib
import subprocess
import sys
import zipfile

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from conftest import SCHEMA, needs_library

import make_bundle
import pjrtlite
from pjrtlite import _archive, _library

Pair = collections.namedtuple("Pair", "left right")


def names(arrays):
    return [array["name"] for array in arrays]


def test_names_come_from_signature_trees_and_dictionaries(checked, function_of):
    def f(u, state, *, scale, unused=None):
        return {"b": u * scale, "a": Pair(state["x"] + 1, state["y"][0])}

    bundle = pjrtlite.Bundle("m")
    vector = ("f32", (3,))
    bundle.add(f, vector, inputs={"state": {"x": vector, "y": [vector]}}, scale=("float32", ()))
    manifest, _ = checked(bundle)
    function = function_of(manifest, "f")
    assert names(function["inputs"]) == ["u", "state.x", "state.y.0", "scale"]
    assert names(function["outputs"]) == ["a.left", "a.right", "b"]


def test_units_and_texts_come_from_the_docstring(saved, function_of):
    def f(u, v):
        """Adds.

        u, v [m/s]: winds
        sum [m/s]: their sum
        """
        return {"sum": u + v}

    bundle = pjrtlite.Bundle("m")
    bundle.add(f, u=("f32", (2,)), v=("f32", (2,)), units={"v": "kt"})
    function = function_of(saved(bundle)[1], "f")
    assert [array.get("unit") for array in function["inputs"] + function["outputs"]] == ["m/s", "kt", "m/s"]
    assert function["inputs"][1]["doc"] == "winds" and function["doc"].startswith("Adds.")


def test_one_output_and_names_that_are_given(checked, function_of):
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda x: x + 1, name="one", x=("f64" if jax.config.jax_enable_x64 else "f32", (2,)))
    bundle.add(lambda x: (x, -x), name="two", x=("i32", (2,)), outputs=["same", "other"])
    manifest, _ = checked(bundle)
    assert names(function_of(manifest, "one")["outputs"]) == ["result"]
    assert names(function_of(manifest, "two")["outputs"]) == ["same", "other"]


def test_sizes_make_programs_and_extents_keep_their_names(checked, function_of):
    bundle = pjrtlite.Bundle("m")
    sizes = {"n": [2, 5], "m": [3, 3]}
    bundle.add(lambda u, v: {"w": u @ v, "s": u.sum()}, name="f", u=("f32", ("n", "m")), v=("f32", ("m", 4)), sizes=sizes)
    manifest, _ = checked(bundle)
    function = function_of(manifest, "f")
    assert [program["sizes"] for program in function["programs"]] == [{"n": 2, "m": 3}, {"n": 5, "m": 3}]
    assert [array["shape"] for array in function["outputs"]] == [[], ["n", 4]]
    assert function["extents"] == ["n", "m"]


def test_pieces_with_halos_have_extents_that_are_told_apart_over_all_sizes(checked, function_of):
    """Of one square size alone nobody could say which extent of an output is which."""

    def laplacian(u, mask):
        return {"f": mask * (u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]), "third": u[:3, 0]}

    bundle = pjrtlite.Bundle("m")
    bundle.add(
        laplacian,
        u=("f32", ("outer_y", "outer_x")),
        mask=("f32", ("ny", "nx")),
        sizes={"ny": [4, 2, 3], "nx": [4, 4, 5], "outer_y": [6, 4, 5], "outer_x": [6, 6, 7]},
        derivatives=["tangent_linear", "adjoint"],
    )
    manifest, _ = checked(bundle)
    shapes = {name: {array["name"]: array["shape"] for array in function_of(manifest, name)["outputs"]} for name in
              ("laplacian", "laplacian_tl", "laplacian_ad")}
    assert shapes["laplacian"] == {"f": ["ny", "nx"], "third": [3]}
    assert shapes["laplacian_tl"] == {"f_tl": ["ny", "nx"], "third_tl": [3]}
    assert shapes["laplacian_ad"] == {"u_ad": ["outer_y", "outer_x"], "mask_ad": ["ny", "nx"]}


def test_rows_that_are_independent_have_one_block(checked, function_of):
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda u: jnp.tanh(u), name="f", u=("f32", ("n", 3)), rows_independent=True)
    function = function_of(checked(bundle)[0], "f")
    assert [program["sizes"] for program in function["programs"]] == [{"n": 64}] and function["rows_independent"] == "n"
    with pytest.raises(pjrtlite.BundleError, match="function 'g': .*a change of the first row changes others"):
        pjrtlite.Bundle("m").add(lambda u: u - u.mean(0), name="g", u=("f32", ("n", 3)), rows_independent="n")
    with pytest.raises(pjrtlite.BundleError, match="has no extent 'n'"):
        pjrtlite.Bundle("m").add(lambda u: u.sum(), name="g", u=("f32", ("n", 3)), rows_independent="n")


def test_state_is_in_place_whatever_the_order_of_results(checked, function_of):
    # By their order alone, JAX would give u's memory to `first`, which is like it.
    def step(u, v):
        return {"first": v * 2, "u_new": u + v, "v_new": v - u}

    bundle = pjrtlite.Bundle("m")
    bundle.add(step, u=("f32", (8,)), v=("f32", (8,)), state={"u": "u_new", "v": "v_new"})
    manifest, report = checked(bundle)
    program = function_of(manifest, "step")["programs"][0]
    assert program["results"] == ["u_new", "v_new", "first"]
    assert program["arguments"] == [{"input": "u"}, {"input": "v"}, {"destination": "first"}]
    assert report is None or "step, v_new" in report


@pytest.mark.parametrize("dtype", ["f32", "bf16", "f16", "i32", "bool", "c64", "u8"])
def test_every_type_is_stored_and_compared(checked, dtype):
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda x, e: {"a": x, "b": jnp.flip(x), "e": e}, name="f", x=(dtype, (2, 3)), e=(dtype, (0, 3)))
    checked(bundle)


def test_order_of_fortran(saved, checked, function_of):
    u = np.arange(6, dtype="f4").reshape(2, 3)
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda u, w: u[1:, :] * w, name="f", u=u, w=("f32", (3,)), order="fortran", outputs="result")
    manifest, _ = checked(bundle)
    function = function_of(manifest, "f")
    assert [array["shape"] for array in function["inputs"] + function["outputs"]] == [[3, 2], [3], [3, 1]]
    _, _, files = saved(bundle)
    stored = files[function["programs"][0]["check"]["inputs"][0]]
    assert np.frombuffer(stored[-24:], "f4").tolist() == u.T.ravel().tolist()


@dataclasses.dataclass
class Model:
    w: jax.Array
    name: str

    def __call__(self, x):
        return {"y": x @ self.w}

    def twice(self, x):
        return {"y": 2 * (x @ self.w)}


jax.tree_util.register_dataclass(Model, data_fields=["w"], meta_fields=["name"])


def test_a_model_that_is_a_tree_gets_its_weights(checked, function_of):
    model = Model(jnp.ones((3, 2)), "linear")
    bundle = pjrtlite.Bundle("m", weights=model)
    bundle.add(model, name="forward", x=("f32", (4, 3)))
    bundle.add(model.twice, x=("f32", (4, 3)))
    bundle.add(lambda weights, x: {"y": x @ weights.w}, name="plain", x=("f32", (4, 3)))
    bundle.add(lambda: {"x": jnp.ones(3)}, name="start", role="initial_state", weights=False)
    manifest, _ = checked(bundle)
    assert names(manifest["weights"]) == ["w"]
    for name in ["forward", "twice", "plain"]:
        arguments = function_of(manifest, name)["programs"][0]["arguments"]
        assert arguments == [{"input": "x"}, {"weight": "w"}, {"destination": "y"}]
    assert function_of(manifest, "start")["programs"][0]["arguments"] == [{"destination": "x"}]


def test_equinox(checked):
    eqx = pytest.importorskip("equinox")
    model = eqx.nn.MLP(3, 2, 4, 1, key=jax.random.key(0))
    bundle = pjrtlite.Bundle("m", weights=model)
    bundle.add(model, name="mlp", x=("f32", (3,)), derivatives=["tangent_linear", "adjoint"])
    checked(bundle)


def test_flax(checked):
    nnx = pytest.importorskip("flax.nnx")
    linen = pytest.importorskip("flax.linen")
    model = nnx.Linear(3, 2, rngs=nnx.Rngs(0))
    bundle = pjrtlite.Bundle("m", weights=model)
    bundle.add(model, ("f32", (4, 3)), name="nnx")
    checked(bundle)
    dense = linen.Dense(2)
    bundle = pjrtlite.Bundle("m", weights=dense.init(jax.random.key(0), jnp.ones((4, 3))))
    bundle.add(dense.apply, name="linen", inputs={"inputs": ("f32", (4, 3))})
    checked(bundle)


def test_haiku(checked, function_of):
    hk = pytest.importorskip("haiku")
    net = hk.without_apply_rng(hk.transform(lambda x: hk.nets.MLP([4, 2])(x)))
    params = net.init(jax.random.key(0), jnp.ones((4, 3)))
    bundle = pjrtlite.Bundle("m", weights=params)
    bundle.add(net.apply, name="mlp", inputs={"x": ("f32", ("n", 3))}, rows_independent="n", outputs="y")
    manifest, _ = checked(bundle)
    assert names(function_of(manifest, "mlp")["inputs"]) == ["x"]
    assert "mlp/~/linear_0.w" in names(manifest["weights"])


def test_keras(checked, function_of, monkeypatch):
    monkeypatch.setenv("KERAS_BACKEND", "jax")
    keras = pytest.importorskip("keras")
    model = keras.Sequential([keras.Input((3,)), keras.layers.Dense(4, "tanh"), keras.layers.Dense(2)])
    weights = [one.value for one in model.trainable_variables]

    def network(weights, x):
        return {"y": model.stateless_call(weights, [], x)[0]}

    bundle = pjrtlite.Bundle("m", weights=weights)
    bundle.add(network, x=("f32", ("n", 3)), rows_independent="n", derivatives=["tangent_linear", "adjoint"])
    manifest, _ = checked(bundle)
    assert names(manifest["weights"]) == ["0", "1", "2", "3"]
    assert names(function_of(manifest, "network_ad")["inputs"]) == ["x", "y_ad"]


def test_derivatives_leave_out_integers(checked, function_of):
    def f(u, k):
        return {"y": jnp.sin(u) * k, "n": k + 1}

    bundle = pjrtlite.Bundle("m")
    bundle.add(f, u=("f32", (3,)), k=("i32", (3,)), derivatives=["tangent_linear", "adjoint"])
    manifest, report = checked(bundle)
    assert names(function_of(manifest, "f_tl")["inputs"]) == ["u", "k", "u_tl"]
    assert names(function_of(manifest, "f_tl")["outputs"]) == ["y_tl"]
    assert names(function_of(manifest, "f_ad")["inputs"]) == ["u", "k", "y_ad"]
    assert names(function_of(manifest, "f_ad")["outputs"]) == ["u_ad"]
    assert function_of(manifest, "f_ad")["inputs"][2]["of"] == "y"
    assert report is None or ("f_ad, dot-product test" in report and "f_tl, Taylor test" in report)


def test_derivatives_are_with_respect_to_chosen_inputs(checked, function_of):
    def f(y, p, state):
        return {"ydot": p["a"] * jnp.sin(y) + p["b"].sum() * state}

    bundle = pjrtlite.Bundle("m")
    vector = ("f32", (3,))
    bundle.add(
        f,
        inputs={"y": vector, "p": {"a": vector, "b": vector, "k": ("i32", ())}, "state": vector},
        derivatives={"tangent_linear": ["p.a", "y"], "adjoint": ["p"]},
    )
    manifest, report = checked(bundle)
    everything = ["y", "p.a", "p.b", "p.k", "state"]
    assert names(function_of(manifest, "f_tl")["inputs"]) == [*everything, "y_tl", "p.a_tl"]
    assert names(function_of(manifest, "f_tl")["outputs"]) == ["ydot_tl"]
    assert names(function_of(manifest, "f_ad")["inputs"]) == [*everything, "ydot_ad"]
    assert names(function_of(manifest, "f_ad")["outputs"]) == ["p.a_ad", "p.b_ad"]
    # The tests of the library take the changes that both have.
    assert report is None or ("f_ad, dot-product test" in report and "f_tl, Taylor test" in report)
    # None is each that can be, as without a dictionary.
    bundle = pjrtlite.Bundle("m")
    bundle.add(f, name="f", inputs={"y": vector, "p": {"a": vector, "b": vector}, "state": vector}, derivatives={"adjoint": None})
    manifest, _ = checked(bundle)
    assert names(function_of(manifest, "f_ad")["outputs"]) == ["y_ad", "p.a_ad", "p.b_ad", "state_ad"]


@needs_library
def test_a_wrong_derivative_is_found(saved):
    @jax.custom_jvp
    def f(u):
        return jnp.sin(u)

    f.defjvp(lambda primals, tangents: (jnp.sin(primals[0]), 1.1 * jnp.cos(primals[0]) * tangents[0]))
    bundle = pjrtlite.Bundle("m")
    bundle.add(f, name="f", u=("f32", (3,)), derivatives=["tangent_linear"])
    with pytest.raises(pjrtlite.BundleError, match="FAIL f_tl, Taylor test"):
        pjrtlite.check(saved(bundle)[0])


@needs_library
def test_a_wrong_value_is_found(saved):
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda u: {"y": u * 2}, name="f", u=("f32", (3,)))
    (name,) = (name for name in bundle._files if name.endswith("out.y.npy"))
    stored = bytearray(bundle._files[name][0])
    stored[-4:] = np.float32(3.0001).tobytes()
    bundle._files[name] = [bytes(stored)]
    with pytest.raises(pjrtlite.BundleError, match="FAIL f, y, difference over tolerance"):
        pjrtlite.check(saved(bundle)[0])


@needs_library
def test_linear_algebra_is_served(checked):
    a = (np.eye(4) * 5 + np.arange(4) / 16 + np.arange(4)[:, None] / 16).astype("f4")
    bundle = pjrtlite.Bundle("m")
    # The calls that solve by triangles changed after JAX 0.5.
    bundle.add(lambda a: {"l": jnp.linalg.cholesky(a)}, name="factor", a=a)
    if jax.__version_info__ >= (0, 6):
        bundle.add(lambda a, b: {"x": jnp.linalg.solve(a, b)}, name="solve", a=a, b=("f32", (4,)))
    assert "factor, l" in checked(bundle)[1]


def test_functions_of_the_host_are_called_by_name(saved, function_of):
    def f(x):
        y = pjrtlite.call_host("table_lookup", jax.ShapeDtypeStruct(x.shape, x.dtype), x, limit=1e-3, steps=4)
        return {"y": 2 * y}

    bundle = pjrtlite.Bundle("m")
    bundle.add(f, x=("f32", ("n", 3)), sizes={"n": 2})
    _, manifest, files = saved(bundle)
    program = function_of(manifest, "f")["programs"][0]
    assert "check" not in program and b"table_lookup" in files[program["file"]]
    def other(x):
        return {"y": jax.ffi.ffi_call("of_the_solver", jax.ShapeDtypeStruct(x.shape, x.dtype))(x)}

    with pytest.raises(pjrtlite.BundleError, match="'other': .*custom_calls=.*of_the_solver"):
        bundle.add(other, x=("f32", (3,)))
    bundle.add(other, x=("f32", (3,)), custom_calls=["of_the_solver"])
    with pytest.raises(TypeError, match="'limit' is a list"):
        pjrtlite.call_host("f", jax.ShapeDtypeStruct((), "f4"), limit=[1])


def test_platforms_share_a_program_where_it_is_the_same(saved, function_of):
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda x: {"y": x + 1}, name="f", x=("f32", (2,)), platforms=["cpu", "cuda"])
    programs = function_of(saved(bundle)[1], "f")["programs"]
    assert [program["platforms"] for program in programs] == [["cpu", "cuda"]]


def test_the_file_is_as_the_format_says(saved):
    path, manifest, files = saved(make_bundle.bundle())
    fastjsonschema = pytest.importorskip("fastjsonschema")
    fastjsonschema.compile(SCHEMA)(manifest)
    raw = path.read_bytes()
    assert raw[:4] == b"PK\3\4" and raw[30:43] == b"manifest.json" and raw[-22:-18] == b"PK\5\6"
    for name, content in files.items():
        assert raw.index(content) % 64 == 0, name
    arrays = np.load(path)
    assert np.array_equal(arrays["weights/1.in.w"], make_bundle.bundle()._weights.arrays[1])
    assert {entry["name"] for entry in manifest["files"]} | {"manifest.json"} == set(files)


def test_bundles_are_the_same_byte_by_byte_and_hold_no_path(tmp_path):
    script = pathlib.Path(make_bundle.__file__)
    elsewhere = tmp_path / "elsewhere" / "python" / "tests"
    elsewhere.mkdir(parents=True)
    (elsewhere / "make_bundle.py").write_text("\n\n" + script.read_text())
    (elsewhere.parent / "pjrtlite").symlink_to(script.parents[1] / "pjrtlite")
    made = []
    for place in (script, elsewhere / "make_bundle.py"):
        target = tmp_path / f"{len(made)}.pjrt"
        subprocess.run([sys.executable, str(place), str(target)], check=True, env=dict(os.environ), cwd=tmp_path)
        made.append(target.read_bytes())
    assert made[0] == made[1]
    for part in (b"make_bundle", b"/python/", b"site-packages", str(tmp_path).encode()):
        assert part not in made[0]


def test_large_files_have_long_sizes(saved, monkeypatch):
    """As if 32 bits were 1000: what is larger, or further back, has its numbers where zip has them for 64 bits."""
    monkeypatch.setattr(_archive, "_LIMIT", 1000)
    path, _, files = saved(make_bundle.bundle())
    assert b"PK\6\6" in path.read_bytes() and len(files) > 20
    if os.environ.get("PJRTLITE_LIBRARY"):
        assert "wind n=4, du" in pjrtlite.check(path)


@needs_library
def test_new_weights_come_from_numpy(saved, tmp_path):
    path, _, _ = saved(make_bundle.bundle())
    weights = make_bundle.bundle()._weights
    arrays = dict(zip(weights.names, weights.arrays))
    library, bundle, other = _library.library(), ctypes.c_void_p(), ctypes.c_void_p()

    def status_of(save, **changed):
        save(tmp_path / "new.npz", **{**arrays, **changed})
        status = library.pjrtlite_bundle_with_weights(bundle, os.fsencode(tmp_path / "new.npz"), ctypes.byref(other))
        library.pjrtlite_bundle_destroy(other)
        return status, library.pjrtlite_last_error_message().decode()

    assert library.pjrtlite_bundle_open(os.fsencode(path), None, ctypes.byref(bundle)) == 0
    assert status_of(np.savez)[0] == 0
    assert status_of(np.savez, more=np.ones(3))[0] == 0
    for save, changed, part in [
        (np.savez_compressed, {}, "numpy: savez, not savez_compressed"),
        (np.savez, {"out": np.ones((5, 6))}, "f32[5,6] is wanted; got [5, 6] of NumPy's type '<f8'"),
        (np.savez, {"out": np.asfortranarray(arrays["out"])}, "ascontiguousarray"),
        (np.savez, {"out": arrays["out"].astype(">f4")}, "big-endian"),
    ]:
        status, message = status_of(save, **changed)
        assert status != 0 and part in message, message
    library.pjrtlite_bundle_destroy(bundle)


@needs_library
def test_what_the_library_saves_is_read_by_others(saved, tmp_path):
    path, _, _ = saved(make_bundle.bundle())
    library, bundle = _library.library(), ctypes.c_void_p()
    weight = np.linspace(-1, 1, 30, dtype="f4").reshape(5, 6)
    dims = (ctypes.c_int64 * 2)(5, 6)
    f32, new = 11, tmp_path / "new.pjrt"
    assert library.pjrtlite_bundle_open(os.fsencode(path), None, ctypes.byref(bundle)) == 0
    data = weight.ctypes.data_as(ctypes.c_void_p)
    assert library.pjrtlite_bundle_set_weight(bundle, b"out", data, f32, dims, ctypes.c_size_t(2)) == 0
    assert library.pjrtlite_bundle_save(bundle, os.fsencode(new), None, None) == 0
    library.pjrtlite_bundle_destroy(bundle)
    with zipfile.ZipFile(new) as archive:
        assert archive.testzip() is None
        manifest = json.loads(archive.read("manifest.json"))
        pytest.importorskip("fastjsonschema").compile(SCHEMA)(manifest)
        names = {file["name"] for file in manifest["files"]}
        assert names | {"manifest.json"} == set(archive.namelist())
        out = next(one for one in manifest["weights"] if one["name"] == "out")
        assert np.array_equal(np.load(io.BytesIO(archive.read(out["file"]))), weight)
        for info in archive.infolist():
            assert info.compress_type == zipfile.ZIP_STORED and info.date_time == (1980, 1, 1, 0, 0, 0)
        checked = [one["name"] for one in manifest["functions"] if "check" in one["programs"][0]]
        assert checked == ["step", "start"]


def test_a_file_is_replaced_whole(tmp_path):
    bundle = pjrtlite.Bundle("m")
    bundle.add(lambda x: {"y": x}, name="f", x=("f32", (2,)))
    path = tmp_path / "model.pjrt"
    path.write_text("old")
    bundle.save(str(path))
    assert path.read_bytes()[:2] == b"PK" and [one.name for one in tmp_path.iterdir()] == ["model.pjrt"]
    with pytest.raises(OSError):
        bundle.save(tmp_path / "no folder" / "model.pjrt")
