//! Arctans are right on every plugin, also on the one that compiles them wrongly by itself; and what
//! is done about that is told, survives serializing and autotuning, and leaves the user's options alone.
//!
//! The expected numbers are those of the standard library's functions.

mod common;

use std::process::Command;
use std::sync::Barrier;

use common::{client, on_each_plugin, source};
use pjrtlite::{ArrayType, Buffer, Client, DType, Executable, Options, Status, Value};

const WIDTH: &str = "xla_cpu_prefer_vector_width";

fn load(client: &Client, program: &str, options: &Options) -> Executable {
    Executable::load(client, program.as_bytes(), options).unwrap()
}

/// From -8 to 8, none of them 0.
fn numbers(count: usize) -> Vec<f64> {
    (0..count)
        .map(|n| (n as f64 - (count as f64 - 0.5) / 2.0) * 16.0 / count as f64)
        .collect()
}

/// Runs a program on f32s or f64s, as its signature has it, and gives its one output.
fn run(program: &Executable, input: &[f64]) -> Vec<f64> {
    let array: ArrayType = program.signature().unwrap().input(0).unwrap().clone();
    let bytes: Vec<u8> = match array.dtype() {
        DType::F32 => input
            .iter()
            .flat_map(|x| (*x as f32).to_ne_bytes())
            .collect(),
        _ => input.iter().flat_map(|x| x.to_ne_bytes()).collect(),
    };
    assert_eq!(array.byte_size(), bytes.len());
    let dtype = array.dtype();
    // SAFETY: the numbers are those of the array, and are copied.
    let buffer =
        unsafe { Buffer::from_host(program.client(), bytes.as_ptr().cast(), array, 0) }.unwrap();
    let (outputs, event) = program.execute(&[&buffer]).unwrap();
    event.wait().unwrap();
    let mut results = vec![0u8; outputs[0].array().byte_size()];
    // SAFETY: there is room for the array.
    unsafe { outputs[0].to_host(results.as_mut_ptr().cast(), results.len()) }.unwrap();
    match dtype {
        DType::F32 => results
            .chunks_exact(4)
            .map(|word| f64::from(f32::from_ne_bytes(word.try_into().unwrap())))
            .collect(),
        _ => results
            .chunks_exact(8)
            .map(|word| f64::from_ne_bytes(word.try_into().unwrap()))
            .collect(),
    }
}

/// Fails unless all numbers are these but for rounding.
fn check(results: &[f64], wanted: impl Iterator<Item = f64>, tolerance: f64, about: &str) {
    for (index, (result, wanted)) in results.iter().zip(wanted).enumerate() {
        let off = (result - wanted).abs();
        assert!(off <= tolerance, "{about}, {index}: {result}, not {wanted}");
    }
}

/// The arctan of an array, in the spelling of one of the dialects.
fn arctan(dtype: &str, count: usize, spelling: &str) -> String {
    let array = format!("tensor<{count}x{dtype}>");
    let line = match spelling {
        "chlo" => format!("%0 = chlo.atan %x : {array} -> {array}"),
        "generic chlo" => format!("%0 = \"chlo.atan\"(%x) : ({array}) -> {array}"),
        "stablehlo" => format!(
            "%1 = stablehlo.constant dense<1.0> : {array}
    %0 = stablehlo.atan2 %x, %1 : {array}"
        ),
        _ => format!(
            "%1 = \"stablehlo.constant\"() <{{value = dense<1.0> : {array}}}> : () -> {array}
    %0 = \"stablehlo.atan2\"(%x, %1) : ({array}, {array}) -> {array}"
        ),
    };
    format!(
        "module @arctan {{
  func.func public @main(%x: {array}) -> {array} {{
    {line}
    return %0 : {array}
  }}
}}"
    )
}

/// The imaginary part of a function of the complex numbers 1 + ix.
fn of_complex(count: usize, function: &str) -> String {
    let (real, complex) = (
        format!("tensor<{count}xf32>"),
        format!("tensor<{count}xcomplex<f32>>"),
    );
    format!(
        "module @of_complex {{
  func.func public @main(%x: {real}) -> {real} {{
    %1 = stablehlo.constant dense<1.0> : {real}
    %2 = stablehlo.complex %1, %x : {complex}
    %3 = {function} : {complex}
    %0 = stablehlo.imag %3 : ({complex}) -> {real}
    return %0 : {real}
  }}
}}"
    )
}

#[test]
fn arctans_are_right_in_every_type_size_and_spelling() {
    on_each_plugin(|plugin, client| {
        for (dtype, tolerance) in [("f32", 4e-7), ("f64", 2e-15)] {
            for count in [1, 7, 39, 64, 333, 4096] {
                let spellings = match count {
                    64 => &["chlo", "generic chlo", "stablehlo", "generic stablehlo"][..],
                    _ => &["stablehlo"],
                };
                for spelling in spellings {
                    let program = arctan(dtype, count, spelling);
                    let results = run(&load(client, &program, &Options::new()), &numbers(count));
                    let about = format!("{plugin}, {dtype}[{count}], {spelling}");
                    check(
                        &results,
                        numbers(count).into_iter().map(f64::atan),
                        tolerance,
                        &about,
                    );
                }
            }
        }
    });
}

/// What JAX makes of `lax.atan`, as text and by `jax.export`.
#[test]
fn the_arctan_of_jax_is_right() {
    on_each_plugin(|plugin, client| {
        for file in ["lax_atan_f64.mlir", "lax_atan_f64.jaxexport"] {
            let path = source("tests/programs/brought").join(file);
            let program = Executable::load_file(client, &path, &Options::new()).unwrap();
            let numbers = numbers(400);
            let results = run(&program, &numbers);
            let wanted = numbers.into_iter().map(f64::atan);
            check(&results, wanted, 2e-15, &format!("{file} on {plugin}"));
        }
    });
}

#[test]
fn functions_of_complex_numbers_that_hold_an_arctan_are_right() {
    on_each_plugin(|plugin, client| {
        let power = "stablehlo.power %2, %2";
        for (function, wanted) in [
            ("stablehlo.log %2", f64::atan as fn(f64) -> f64),
            // (1 + ix)^(1 + ix), by its logarithm.
            (power, |x| {
                let (log, angle) = (0.5 * (1.0 + x * x).ln(), x.atan());
                (log - x * angle).exp() * (angle + x * log).sin()
            }),
        ] {
            let input: Vec<f64> = numbers(64).iter().map(|x| x / 4.0).collect();
            let results = run(
                &load(client, &of_complex(64, function), &Options::new()),
                &input,
            );
            let about = format!("{plugin}, {function}");
            check(&results, input.iter().map(|x| wanted(*x)), 2e-5, &about);
        }
    });
}

#[test]
fn the_remedy_is_told_where_it_is_needed_and_only_there() {
    on_each_plugin(|plugin, client| {
        let told = |program: &str| {
            let program = load(client, program, &Options::new());
            program
                .autotuning()
                .map(|text| text.to_str().unwrap().to_owned())
        };
        let text = told(&arctan("f32", 64, "chlo"));
        if plugin == "cpu" {
            let text = text.expect("this plugin needs it");
            assert!(text.contains(&format!("{WIDTH}=128")), "{text}");
            assert!(told(&of_complex(64, "stablehlo.log %2")).is_some());
        } else {
            assert_eq!(text, None, "{plugin}");
        }
        assert_eq!(
            told(&arctan("f32", 4, "chlo")),
            None,
            "{plugin}: a small one"
        );
        assert_eq!(told(&of_complex(64, "stablehlo.sine %2")), None, "{plugin}");
    });
}

#[test]
fn what_is_serialized_keeps_the_remedy_and_tells_it() {
    on_each_plugin(|plugin, client| {
        let program = arctan("f32", 64, "stablehlo");
        let first = load(client, &program, &Options::new());
        let again = Executable::load(client, first.serialize().unwrap(), &Options::new()).unwrap();
        assert_eq!(again.autotuning(), first.autotuning());
        let third = Executable::load(client, again.serialize().unwrap(), &Options::new()).unwrap();
        assert_eq!(third.autotuning(), first.autotuning());
        let results = run(&third, &numbers(64));
        check(
            &results,
            numbers(64).into_iter().map(f64::atan),
            4e-7,
            plugin,
        );
        assert_eq!(results, run(&first, &numbers(64)));
    });
}

#[test]
fn the_users_own_options_stand_or_are_refused() {
    on_each_plugin(|plugin, client| {
        for (width, is_right) in [(128, true), (256, plugin != "cpu")] {
            let mut options = Options::new();
            options.set(WIDTH, Value::Int(width)).unwrap();
            let program = arctan("f32", 64, "stablehlo");
            match Executable::load(client, program.as_bytes(), &options) {
                Ok(program) => {
                    assert!(is_right, "{plugin}, {width}");
                    assert_eq!(program.autotuning(), None);
                    let wanted = numbers(64).into_iter().map(f64::atan);
                    check(&run(&program, &numbers(64)), wanted, 4e-7, plugin);
                }
                Err(error) => {
                    assert!(!is_right, "{plugin}, {width}: {error}");
                    assert_eq!(error.status(), Status::UnsupportedByPlugin);
                    for told in [WIDTH, "256", "128", "arctan"] {
                        assert!(error.message().contains(told), "no '{told}' in {error}");
                    }
                }
            }
        }
    });
}

#[test]
fn the_cache_keeps_it() {
    on_each_plugin(|plugin, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = common::cache::cached(folder.path());
        let program = arctan("f32", 4096, "stablehlo");
        let compiled = load(client, &program, &options);
        common::cache::check_kept(&compiled);
        let found = load(client, &program, &options);
        common::cache::check_hit(&found);
        assert_eq!(found.autotuning(), compiled.autotuning());
        assert_eq!(found.autotuning().is_some(), plugin == "cpu");
        let wanted = numbers(4096).into_iter().map(f64::atan);
        check(&run(&found, &numbers(4096)), wanted, 4e-7, plugin);
    });
}

#[test]
fn tuning_does_not_undo_it() {
    on_each_plugin(|plugin, client| {
        let folder = tempfile::tempdir().unwrap();
        let mut options = Options::new();
        options.set("pjrtlite.autotune", Value::Bool(true)).unwrap();
        let path = folder.path().to_str().unwrap().to_owned();
        options.set("pjrtlite.cache", Value::Text(path)).unwrap();
        let program = arctan("f32", 4096, "stablehlo");
        // Timed, and remembered.
        for _ in 0..2 {
            let tuned = load(client, &program, &options);
            let wanted = numbers(4096).into_iter().map(f64::atan);
            check(&run(&tuned, &numbers(4096)), wanted, 4e-7, plugin);
            let text = tuned.autotuning().unwrap().to_str().unwrap().to_owned();
            let is_told = text.contains(&format!("{WIDTH}=128"));
            assert!(is_told || plugin != "cpu", "{text}");
        }
        assert_eq!(common::cache::files(folder.path(), "autotune").len(), 1);
    });
}

/// Set in a child process.
const CHILD: &str = "PJRTLITE_TEST_ARCTAN_CHILD";

/// Four threads that need the remedy at once, before any other did.
fn meet_it_at_once() {
    let client = client("cpu");
    let program = arctan("f32", 64, "stablehlo");
    let barrier = Barrier::new(4);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                barrier.wait();
                let program = load(&client, &program, &Options::new());
                let wanted = numbers(64).into_iter().map(f64::atan);
                check(&run(&program, &numbers(64)), wanted, 4e-7, "a thread");
            });
        }
    });
}

#[test]
fn threads_that_meet_it_first_test_once_and_all_is_told_at_level_info() {
    if std::env::var_os(CHILD).is_some() {
        return meet_it_at_once();
    }
    for (level, is_told) in [("info", true), ("warning", false)] {
        let output = Command::new(std::env::current_exe().expect("the test has a file"))
            .args([
                "--exact",
                "threads_that_meet_it_first_test_once_and_all_is_told_at_level_info",
                "--nocapture",
            ])
            .envs([(CHILD, "1"), ("PJRTLITE_LOG", level)])
            .output()
            .expect("the child starts");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}");
        let count = |note: &str| stderr.lines().filter(|line| line.contains(note)).count();
        let remedied = format!("'arctan' is compiled under {WIDTH}=128, since the plugin ");
        for (note, times) in [("tested the arctan", 1), (&remedied, 4)] {
            assert_eq!(
                count(note),
                usize::from(is_told) * times,
                "{level}: {stderr}"
            );
        }
    }
}
