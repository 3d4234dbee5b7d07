//! Programs with element types that JAX has and the host's languages have not: they run, with JAX's
//! numbers, or are refused when they are loaded, by what is in the way.

mod common;

use common::{Case, on_each_plugin, run_on_buffers, run_plan, source};
use pjrtlite::{Executable, Options, Status};

fn assert_outputs(case: &Case, how: &str, got: &[Vec<u8>]) {
    let wanted: Vec<Vec<u8>> = case.outputs.iter().map(common::Array::bytes).collect();
    assert_eq!(got, wanted, "{} {how}", case.name);
}

/// Floats of 8 bits, integers of 4, random keys of all kinds, which are arrays of words, and
/// float0, in whose place is false.
#[test]
fn what_jax_exports_runs_with_its_numbers() {
    let text = std::fs::read_to_string(source("tests/programs/types/cases.json")).unwrap();
    let cases: Vec<Case> = serde_json::from_str(&text).unwrap();
    assert_eq!(cases.len(), 10);
    on_each_plugin(|_, client| {
        for case in &cases {
            let path = source("tests/programs").join(&case.program);
            let program = Executable::load_file(client, &path, &Options::new())
                .unwrap_or_else(|error| panic!("{}: {error}", case.name));
            let signature = program.signature().unwrap();
            for (index, input) in case.inputs.iter().enumerate() {
                let name = &case.name;
                assert_eq!(signature.input(index), Ok(&input.array_type()), "{name}");
            }
            assert_outputs(case, "on buffers", &run_on_buffers(client, &program, case));
            for offset in [0, 1] {
                assert_outputs(case, "called", &run_plan(&program, case, offset));
            }
            // Through the envelope, too, which states the function's arguments and results.
            let sealed = program.serialize().unwrap().to_vec();
            let again = Executable::load(client, &sealed, &Options::new()).unwrap();
            assert_eq!(again.signature(), program.signature(), "{}", case.name);
            assert_outputs(case, "sealed", &run_plan(&again, case, 0));
        }
    });
}

#[test]
fn a_type_is_told_by_its_name() {
    on_each_plugin(|_, client| {
        let path = source("tests/programs/types/type_in_f8E4M3FN.mlir");
        let program = Executable::load_file(client, &path, &Options::new()).unwrap();
        let text = program.description().unwrap().to_str();
        assert_eq!(text, Ok("f8e4m3fn[4] -> i8[4]"));
    });
}

/// Text with these arguments and results.
fn passes(arguments: &str, results: &str, values: &str) -> String {
    let types = results.trim_matches(['(', ')']);
    format!(
        "module @m {{ func.func public @main({arguments}) -> {results} {{ return {values} : {types} }} }}"
    )
}

/// What no array holds is refused at load, in words that name it and the input or output, and as a
/// limit of this library, not as one of the plugin.
#[test]
fn what_is_no_array_is_refused_at_load_by_its_name() {
    let f32s = "tensor<4xf32>";
    let token = "!stablehlo.token";
    let both = format!("%t: {token}, %a: {f32s}");
    let texts = [
        (passes(&both, f32s, "%a"), "input 0", "a token"),
        (
            passes(
                &format!("%a: {f32s}, %t: {token}"),
                &format!("({f32s}, {token})"),
                "%a, %t",
            ),
            "input 1",
            "a token",
        ),
        (
            passes(&format!("%t: tuple<{f32s}, {f32s}>"), f32s, "%a").replace(
                "{ return",
                "{ %a = stablehlo.get_tuple_element %t[0] : \
                 (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32> return",
            ),
            "input 0",
            "tuple",
        ),
    ];
    on_each_plugin(|_, client| {
        for (text, place, name) in &texts {
            let error = Executable::load(client, text.as_bytes(), &Options::new()).unwrap_err();
            assert_eq!(error.status(), Status::Unsupported, "{error}\n{text}");
            for part in [*place, *name] {
                assert!(error.message().contains(part), "no '{part}' in {error}");
            }
        }
    });
}

/// The same in the other formats, as portable artifacts too. A serialized executable is one more:
/// see tests/serialized.rs.
#[test]
fn what_is_no_array_is_refused_in_every_format() {
    on_each_plugin(|plugin, client| {
        for (name, place, what) in [
            ("token_in", "input 0", "it is a token"),
            ("token_out", "output 1", "it is a token"),
            ("tuple_in", "input 0", "it is a tuple"),
            ("tuple_out", "tuple in a tuple", "plain arrays"),
        ] {
            for suffix in ["mlir", "mlirbc", "vhlo", "hlo.pb"] {
                let file = format!("{name}.{suffix}");
                let path = source("tests/programs/types").join(&file);
                let error = Executable::load_file(client, &path, &Options::new()).unwrap_err();
                if error.status() == Status::Unimplemented {
                    // This plugin says so by itself.
                    assert_eq!((plugin, &*file), ("cpu-0.81", "tuple_out.hlo.pb"));
                    continue;
                }
                assert_eq!(error.status(), Status::Unsupported, "{file}: {error}");
                for part in [place, what] {
                    assert!(error.message().contains(part), "{file}: {error}");
                }
            }
        }
    });
}
