//! Choosing XLA's options by timing: what is chosen gives the same results, is remembered and found
//! again, and whatever stands in its way leaves a program that runs under the defaults.

mod common;

use std::path::{Path, PathBuf};

use common::cache::files;
use common::{client, on_each_plugin, source};
use pjrtlite::{Buffer, Client, DType, Executable, Options, Status, Value};

const WIDTH: &str = "xla_cpu_prefer_vector_width";
const YNNPACK: &str = "xla_cpu_experimental_ynn_fusion_type";

/// Options for tuning, with the choices kept in a folder.
fn tuned(folder: &Path) -> Options {
    let folder = folder.to_str().unwrap().to_owned();
    let mut options = Options::new();
    options.set("pjrtlite.autotune", Value::Bool(true)).unwrap();
    options.set("pjrtlite.cache", Value::Text(folder)).unwrap();
    options
}

fn load(client: &Client, program: &str, options: &Options) -> Executable {
    Executable::load(client, program.as_bytes(), options).unwrap()
}

/// What tuning came to.
fn told(program: &Executable) -> String {
    let text = program.autotuning().expect("it was tuned");
    text.to_str().unwrap().to_owned()
}

/// The one record in a folder.
fn file_in(folder: &Path) -> PathBuf {
    let files = files(folder, "autotune");
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].clone()
}

/// Runs a program on one f32 array, on a device.
fn run_on(program: &Executable, input: &[f32], device: usize) -> Vec<f32> {
    let signature = program.signature().unwrap();
    let array = signature.input(0).unwrap().clone();
    assert_eq!(array.byte_size(), size_of_val(input));
    // SAFETY: the numbers are those of the array, and are copied.
    let buffer =
        unsafe { Buffer::from_host(program.client(), input.as_ptr().cast(), array, device) }
            .unwrap();
    let (outputs, event) = program.execute(&[&buffer]).unwrap();
    event.wait().unwrap();
    assert_eq!(outputs[0].array().dtype(), DType::F32);
    let mut numbers = vec![0.0; outputs[0].array().byte_size() / size_of::<f32>()];
    // SAFETY: there is room for the array.
    unsafe { outputs[0].to_host(numbers.as_mut_ptr().cast(), size_of_val(&numbers[..])) }.unwrap();
    numbers
}

/// Adds up each of 64 rows.
const SUMS: &str = "module @sums {
  func.func public @main(%x: tensor<64x1000xf32>) -> tensor<64xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<64x1000xf32>, tensor<f32>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}";

fn row_input() -> Vec<f32> {
    (0..64_000)
        .map(|n| (n % 1009) as f32 * 0.37 + 0.1)
        .collect()
}

#[test]
fn the_choice_is_remembered_and_the_results_stay() {
    let input = row_input();
    let sums: Vec<f64> = input
        .chunks(1000)
        .map(|row| row.iter().copied().map(f64::from).sum())
        .collect();
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = tuned(&folder.path().join("new"));

        let first = load(client, SUMS, &options);
        let text = told(&first);
        let start = text.lines().next().unwrap();
        assert!(start.contains(", remembered in '"), "{text}");
        let option_lines = text.lines().filter(|line| line.contains("=")).count();
        assert!(option_lines >= 4, "each candidate has a line: {text}");
        let file = file_in(&folder.path().join("new"));
        assert!(start.contains(file.to_str().unwrap()), "{text}");
        let kept = std::fs::read(&file).unwrap();

        let second = load(client, SUMS, &options);
        let again = told(&second);
        let chosen = start.split(", timed").next().unwrap();
        assert_eq!(
            again,
            format!("{chosen}, remembered in '{}'", file.display())
        );
        assert_eq!(std::fs::read(&file).unwrap(), kept);

        let results = run_on(&first, &input, 0);
        for (result, sum) in results.iter().zip(&sums) {
            assert!((f64::from(*result) / sum - 1.0).abs() < 1e-5);
        }
        assert_eq!(run_on(&second, &input, 0), results);
        assert!(load(client, SUMS, &Options::new()).autotuning().is_none());
    });
}

#[test]
fn what_is_remembered_is_what_is_compiled_with() {
    // On these plugins the option shows in the last bits of sums.
    for plugin in ["cpu", "cpu-0.106"] {
        let client = &client(plugin);
        let folder = tempfile::tempdir().unwrap();
        let options = tuned(folder.path());
        load(client, SUMS, &options);
        let file = file_in(folder.path());
        let text = std::fs::read_to_string(&file).unwrap();
        let head: Vec<&str> = text.lines().take(2).collect();
        let value = "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT";
        let edited = format!("{}\n{YNNPACK}={value}\nend\n", head.join("\n"));
        std::fs::write(&file, &edited).unwrap();

        let mut by_hand = Options::new();
        by_hand.set(YNNPACK, Value::Text(value.to_owned())).unwrap();
        let input = row_input();
        let wanted = run_on(&load(client, SUMS, &by_hand), &input, 0);
        let default = run_on(&load(client, SUMS, &Options::new()), &input, 0);
        assert_ne!(wanted, default, "the option makes a difference");

        let remembered = load(client, SUMS, &options);
        assert!(told(&remembered).starts_with(&format!("{YNNPACK}={value}, remembered in")));
        assert_eq!(run_on(&remembered, &input, 0), wanted);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), edited);
    }
}

#[test]
fn a_damaged_file_is_replaced() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let options = tuned(folder.path());
    load(client, SUMS, &options);
    let file = file_in(folder.path());
    for damaged in [&b""[..], b"pjrtlite-autotune 1\n", &[0xff; 300]] {
        std::fs::write(&file, damaged).unwrap();
        let text = told(&load(client, SUMS, &options));
        assert!(
            text.contains(", timed now in ") && text.contains(" s, remembered in "),
            "{text}"
        );
        assert_eq!(file_in(folder.path()), file);
        let text = told(&load(client, SUMS, &options));
        assert!(!text.contains("timed now"), "{text}");
    }
}

#[test]
fn without_a_folder_it_is_only_not_remembered() {
    let client = &client("cpu");
    let place = tempfile::NamedTempFile::new().unwrap();
    let text = told(&load(client, SUMS, &tuned(&place.path().join("folder"))));
    assert!(text.contains("not remembered: its folder"), "{text}");

    let text = told(&load(client, SUMS, &tuned(Path::new(""))));
    assert!(text.contains("not remembered: the cache is off"), "{text}");
}

#[test]
fn the_users_own_options_stay() {
    on_each_plugin(|_, client| {
        let mut options = tuned(Path::new(""));
        options.set(WIDTH, Value::Int(256)).unwrap();
        let text = told(&load(client, SUMS, &options));
        assert!(!text.contains(WIDTH), "{text}");
        assert!(text.contains("xla_backend_optimization_level=2"), "{text}");
    });

    // Where all are the user's there is nothing to try. This plugin knows all but one of them.
    let client = &client("cpu-0.106");
    let mut options = tuned(Path::new(""));
    for (key, value) in [
        (
            "xla_cpu_copy_insertion_use_region_analysis",
            Value::Bool(false),
        ),
        (WIDTH, Value::Int(256)),
        (YNNPACK, Value::Text("LIBRARY_FUSION_TYPE_DOT".to_owned())),
        ("xla_cpu_use_fusion_emitters", Value::Bool(true)),
        ("xla_backend_optimization_level", Value::Int(3)),
    ] {
        options.set(key, value).unwrap();
    }
    let text = told(&load(client, SUMS, &options));
    assert!(text.starts_with("XLA's defaults, "), "{text}");
    assert!(text.contains("nothing to try"), "{text}");
}

#[test]
fn other_options_make_another_choice() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    load(client, SUMS, &tuned(folder.path()));
    let mut options = tuned(folder.path());
    options.set(WIDTH, Value::Int(256)).unwrap();
    let text = told(&load(client, SUMS, &options));
    assert!(text.contains("timed now"), "{text}");
    let text = told(&load(
        client,
        &SUMS.replace("@sums", "@s"),
        &tuned(folder.path()),
    ));
    assert!(text.contains("timed now"), "{text}");
    assert_eq!(files(folder.path(), "autotune").len(), 3);
}

#[test]
fn on_any_device() {
    let mut of_client = Options::new();
    of_client.set("cpu_device_count", Value::Int(2)).unwrap();
    for plugin in common::PLUGINS {
        let client = Client::create(&common::plugin(plugin), &of_client).unwrap();
        for (key, value, device) in [
            ("pjrtlite.device", Value::Int(1), 1),
            ("pjrtlite.any_device", Value::Bool(true), 1),
        ] {
            let mut options = tuned(Path::new(""));
            options.set(key, value).unwrap();
            let program = load(&client, SUMS, &options);
            assert!(told(&program).contains("timed now"));
            let ones = vec![1.0; 64_000];
            assert_eq!(run_on(&program, &ones, device), [1000.0; 64]);
        }
    }
}

#[test]
fn programs_of_every_kind_load() {
    let folder = source("tests/programs");
    on_each_plugin(|plugin, client| {
        let all = [
            "donated",
            "destination",
            "layout_input",
            "several",
            "no_inputs",
            "empty_and_scalar",
        ];
        // Those that differ in how they are run are compiled by all plugins.
        let some = if plugin == "cpu" { &all[..] } else { &all[..3] };
        for &name in some {
            let path = folder.join(format!("{name}.mlir"));
            let program = Executable::load_file(client, &path, &tuned(Path::new(""))).unwrap();
            let plain = Executable::load_file(client, &path, &Options::new()).unwrap();
            assert_eq!(program.description(), plain.description(), "{name}");
            let text = told(&program);
            // Buffers in other orders than row-major are not made.
            if name != "layout_input" {
                assert!(!text.contains("could be tried"), "{name}: {text}");
                assert!(text.lines().count() > 4, "{name}: {text}");
            }
        }
    });
}

#[test]
fn results_that_cannot_be_checked_choose_nothing() {
    let text = "module @m {
  func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.negate %x : tensor<8xf32>
    %1 = stablehlo.log %0 : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}";
    on_each_plugin(|_, client| {
        let program = load(client, text, &tuned(Path::new("")));
        assert!(told(&program).starts_with("XLA's defaults, timed now"));
        assert!(told(&program).contains("no output"));
        assert!(run_on(&program, &[1.0; 8], 0)[0].is_nan());
    });
}

#[test]
fn it_is_for_compiling() {
    let client = &client("cpu");
    let options = tuned(Path::new(""));
    let compiled = load(client, SUMS, &options);
    let bytes = compiled.serialize().unwrap();
    let error = Executable::load(client, bytes, &options).unwrap_err();
    assert_eq!(error.status(), Status::UnknownOption);
    assert!(error.message().contains("pjrtlite.autotune"), "{error}");
    let plain = Executable::load(client, bytes, &Options::new()).unwrap();
    assert!(plain.autotuning().is_none());

    let error = Executable::load(client, b"module @m { what }", &options).unwrap_err();
    let same = Executable::load(client, b"module @m { what }", &Options::new()).unwrap_err();
    assert_eq!(error.to_string(), same.to_string());
}

#[test]
fn inputs_that_no_memory_holds() {
    let text = "module @m {
  func.func public @main(%x: tensor<70368744177664xf32>) -> tensor<f32> {
    %0 = stablehlo.slice %x [0:1] : (tensor<70368744177664xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}";
    on_each_plugin(|_, client| {
        let text = told(&load(client, text, &tuned(Path::new(""))));
        assert!(
            text.starts_with(
                "XLA's defaults; no others could be tried: RESOURCE_EXHAUSTED: the host has no \
                 281474976710656 bytes"
            ),
            "{text}"
        );
    });
}
