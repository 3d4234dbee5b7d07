//! Wrappers as text: two are kept under cli/tests/golden to be read. That they compile and give the right numbers is
//! tested in tests/wrap.

use std::path::{Path, PathBuf};

use super::facts::Facts;
use super::{c, fortran, name};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn bundle(name: &str) -> PathBuf {
    root().join("tests/programs/bundles").join(name)
}

/// Compares with a file that is kept; with PJRTLITE_REGENERATE set it is written anew.
fn check_golden(file: &str, made: &str) {
    let path = root().join("cli/tests/golden").join(file);
    if std::env::var_os("PJRTLITE_REGENERATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = kept
        .lines()
        .zip(made.lines())
        .enumerate()
        .find(|(_, (kept, made))| kept != made);
    assert!(
        kept == made,
        "{file} is another, first in {differs:?}: if that is meant, run the tests with PJRTLITE_REGENERATE=1"
    );
}

#[test]
fn wrappers_are_as_kept() {
    let facts = Facts::read(&bundle("hello.pjrt")).unwrap();
    check_golden(
        "hello_model.f90",
        &fortran::module(&facts, "hello", "hello.pjrt").unwrap(),
    );
    check_golden(
        "hello.h",
        &c::header(&facts, "hello", "hello.pjrt").unwrap(),
    );
    check_golden(
        "hello.c",
        &c::source(&facts, "hello", "hello.pjrt").unwrap(),
    );
    check_golden(
        "hello.hpp",
        &c::cpp_header(&facts, "hello", "hello.pjrt").unwrap(),
    );
}

#[test]
fn texts_say_things_once() {
    let facts = Facts::read(&bundle("jax_0.11.2.pjrt")).unwrap();
    let calls: Vec<String> = ["wind", "wind_tl", "wind_ad", "step", "start"]
        .map(|name| format!("run_{name}"))
        .into();
    let short = super::texts::shortened(&facts, &calls);
    let docs: Vec<&str> = short
        .functions
        .iter()
        .map(|function| function.doc.as_str())
        .collect();
    assert_eq!(
        docs,
        [
            "Changes of the wind by a small network.",
            "Tangent-linear function of run_wind.",
            "Adjoint function of run_wind.",
            "A step of a decay, in place.",
            "The temperature at the start."
        ]
    );
    let text = |function: usize, name: &str| {
        let function = &short.functions[function];
        let mut arrays = function.inputs.iter().chain(&function.outputs);
        super::described(arrays.find(|array| array.name == name).unwrap())
    };
    assert_eq!(
        text(0, "u"),
        "zonal and meridional wind, from the top, in m/s"
    );
    assert_eq!(text(1, "u"), "as in run_wind");
    assert_eq!(text(1, "u_tl"), "tangent-linear of u, in m/s");
    assert_eq!(text(2, "level"), "as in run_wind");
    assert_eq!(text(2, "dv_ad"), "adjoint of dv, in m/s");
    assert_eq!(text(2, "u_ad"), "adjoint of u, in m/s");
    // What is no argument stays, and so do texts that differ from the argument's.
    let mut other = facts;
    other.functions[0].doc = "First.\n\nu, v [m/s]: zonal and meridional wind, from the top\nNote: v is not w.\nlevel: 1".into();
    let short = super::texts::shortened(&other, &calls);
    assert_eq!(
        short.functions[0].doc,
        "First.\n\nNote: v is not w.\nlevel: 1"
    );
}

#[test]
fn extents_of_one_size_are_constants() {
    let mut facts = Facts::read(&bundle("jax_0.11.2.pjrt")).unwrap();
    assert_eq!(super::layout::only_sizes(&facts), []);
    for function in &mut facts.functions {
        function.sizes.truncate(1);
    }
    assert_eq!(super::layout::only_sizes(&facts), [("n".to_owned(), 1)]);
    let fortran = fortran::module(&facts, "model", "model.pjrt").unwrap();
    assert!(fortran.contains("integer, parameter, public :: extent_n = 1\n"));
    let header = c::header(&facts, "model", "model.pjrt").unwrap();
    assert!(header.contains("#define MODEL_EXTENT_N 1\n"));
    let header = c::cpp_header(&facts, "model", "model.pjrt").unwrap();
    assert!(header.contains("constexpr std::int64_t extent_n = 1;\n"));
    // In another function it has another one.
    facts.functions[1].sizes[0][0] = 2;
    assert_eq!(super::layout::only_sizes(&facts), []);
}

#[test]
fn each_function_can_be_loaded_by_itself() {
    let mut facts = Facts::read(&bundle("jax_0.11.2.pjrt")).unwrap();
    let loads =
        |facts: &Facts| super::layout::load_suffixes(facts, &super::layout::suffixes(facts));
    assert_eq!(
        loads(&facts),
        ["_wind", "_wind_tl", "_wind_ad", "_step", "_start"]
    );
    // `load` alone loads all: the main function has its name.
    facts.functions.truncate(3);
    assert_eq!(loads(&facts), ["_wind", "_tl", "_ad"]);
    facts.functions[2].name = "wind_wind".into();
    assert_eq!(loads(&facts), ["_wind_2", "_tl", "_wind"]);
    // Extents with one size choose nothing.
    assert_eq!(super::layout::chosen(&facts.functions[0]), [0]);
    facts.functions[0].sizes.truncate(1);
    assert_eq!(super::layout::chosen(&facts.functions[0]), [0; 0]);
}

#[test]
fn lines_are_short_and_comments_harmless() {
    let facts = Facts::read(&bundle("odd.pjrt")).unwrap();
    let module = fortran::module(&facts, "odd", "a'b\".pjrt").unwrap();
    assert!(module.lines().all(|line| line.len() <= 132));
    assert!(
        module.contains("'ab.pjrt'"),
        "the name of a file ends no text"
    );
    // What the docstring has ends no comment.
    let header = c::header(&facts, "odd", "odd.pjrt").unwrap();
    assert!(
        header.contains("* / !") && header.matches("*/").count() == header.matches("/*").count()
    );
}

#[test]
fn functions_get_short_names() {
    let facts = Facts::read(&bundle("jax_0.11.2.pjrt")).unwrap();
    let suffixes = super::layout::suffixes(&facts);
    assert_eq!(
        suffixes,
        ["_wind", "_wind_tl", "_wind_ad", "_step", "_start"]
    );
    // With one function besides its derivatives, that is the main one.
    let mut one = facts;
    one.functions.truncate(3);
    assert_eq!(super::layout::suffixes(&one), ["", "_tl", "_ad"]);
    one.functions[2].name = "tl".into();
    assert_eq!(super::layout::suffixes(&one), ["", "_tl", "_tl_2"]);
}

#[test]
fn arguments_have_names_of_their_own() {
    let facts = Facts::read(&bundle("odd.pjrt")).unwrap();
    let names = |reserved| -> Vec<String> {
        let arguments = super::layout::arguments(&facts.functions[0], reserved);
        arguments
            .into_iter()
            .map(|argument| argument.name)
            .collect()
    };
    assert_eq!(
        names(fortran::RESERVED),
        [
            "end_", "size_", "flag", "z", "half", "count_", "end_out", "flag_out", "half_out",
            "if_", "z_out"
        ]
    );
    assert_eq!(names(c::RESERVED)[..3], ["end", "size", "flag"]);
    assert_eq!(names(c::RESERVED)[9], "if_");
}

#[test]
fn names_of_types_are_checked() {
    let facts = Facts::read(&bundle("hello.pjrt")).unwrap();
    assert_eq!(name(None, &facts).unwrap(), "hello");
    assert_eq!(name(Some("Drag2"), &facts).unwrap(), "Drag2");
    for wrong in ["class", "size", "2drag", "a b", "", "../x"] {
        assert!(name(Some(wrong), &facts).is_err(), "{wrong}");
    }
}

/// What is refused says what to do.
#[test]
fn refusals_have_advice() {
    let says = |path: &Path, parts: &[&str]| {
        let error = Facts::read(path).unwrap_err().to_string();
        for part in parts {
            assert!(error.contains(part), "no '{part}' in {error}");
        }
    };
    let programs = root().join("tests/programs");
    says(
        &programs.join("none.mlir"),
        &["FILE_UNREADABLE", "none.mlir"],
    );
    says(&programs.join("cases.json"), &["BAD_PROGRAM"]);
    for (refused, advice) in [
        ("types/tuple_in.mlirbc", "or as a bundle by pjrtlite.Bundle"),
        (
            "types/token_in.mlirbc",
            "'token', which no array of the host is: export",
        ),
        (
            "brought/dynamic_in.vhlo",
            "left open: export it for fixed shapes",
        ),
    ] {
        says(&programs.join(refused), &["UNSUPPORTED", refused, advice]);
    }
    // What tells its arguments is wrapped, in any form.
    for told in [
        "brought/top_k.hlo.pb",
        "brought/top_k.mlirbc",
        "brought/top_k.vhlo",
    ] {
        assert!(Facts::read(&programs.join(told)).is_ok(), "{told}");
    }
    // A name that no language takes, with one that does.
    let facts = Facts::read(&bundle("hello.pjrt")).unwrap();
    let error = name(Some("class"), &facts).unwrap_err().to_string();
    assert!(
        error.contains("'class'") && error.contains("such as 'class_'"),
        "{error}"
    );
    // Fortran has fifteen axes, and pjrtlite's module seven: C has them all.
    let mut deep = facts.clone();
    deep.functions[0].inputs[0].dims = vec![super::facts::Dim::Fixed(1); 8];
    let error = fortran::module(&deep, "deep", "deep.pjrt")
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("'x' of 'hello' has 8 axes") && error.contains("wrap it for C or C++"),
        "{error}"
    );
    assert!(c::header(&deep, "deep", "deep.pjrt").is_ok());
    // Neither languages nor anything to call.
    let arguments = |fortran| super::Arguments {
        file: bundle("hello.pjrt"),
        fortran,
        c: false,
        cpp: false,
        name: None,
        out: "/dev/null/none".into(),
    };
    let error = super::run(&arguments(false)).unwrap_err().to_string();
    assert!(error.contains("--fortran, --c, --cpp"), "{error}");
    let error = super::run(&arguments(true)).unwrap_err().to_string();
    assert!(
        error.contains("cannot write '/dev/null/none/hello_model.f90'"),
        "{error}"
    );
}

#[test]
fn programs_that_tell_their_arguments_are_wrapped() {
    let facts =
        Facts::read(&root().join("tests/programs/by_jax/jax_0.10.2_rich.jaxexport")).unwrap();
    assert!(facts.interface.is_none() && !facts.functions[0].inputs.is_empty());
    let facts = Facts::read(&root().join("tests/programs/hello.mlir")).unwrap();
    assert_eq!(
        (
            facts.functions[0].inputs.len(),
            facts.functions[0].outputs.len()
        ),
        (2, 1)
    );
    let error = Facts::read(&root().join("tests/programs/cases.json")).unwrap_err();
    assert!(error.to_string().contains("BAD_PROGRAM"), "{error}");
    assert!(Facts::read(&root().join("tests/programs/none.mlir")).is_err());
}
