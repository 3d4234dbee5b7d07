//! What `jax.export` of every JAX from 0.4.30 on wrote, with the numbers that JAX gives.

mod common;

use std::process::Command;

use common::{Case, client, on_each_plugin, run_on_buffers, run_plan, source};
use pjrtlite::{Client, Executable, Options, Status};

/// The versions of JAX whose files are there: one of each minor version, and those around a change.
const VERSIONS: [&str; 12] = [
    "0.4.30", "0.4.35", "0.4.38", "0.5.3", "0.6.2", "0.7.2", "0.8.3", "0.9.2", "0.10.2", "0.11.0",
    "0.11.1", "0.12.0",
];

/// Compares with what JAX gave: to the last bit but for functions that are rounded.
fn assert_outputs(case: &Case, how: &str, got: &[Vec<u8>]) {
    let rounded = ["tanh", "loop", "vjp"].contains(&case.name.as_str());
    assert_eq!(got.len(), case.outputs.len(), "{how}");
    for (got, wanted) in got.iter().zip(&case.outputs) {
        let wanted = wanted.bytes();
        if !rounded {
            assert_eq!(*got, wanted, "{how}");
            continue;
        }
        let floats = |bytes: &[u8]| -> Vec<f32> {
            let word = |word: &[u8]| f32::from_le_bytes(word.try_into().expect("4 bytes"));
            bytes.chunks(4).map(word).collect()
        };
        for (got, wanted) in floats(got).iter().zip(floats(&wanted)) {
            let error = (got - wanted).abs() / wanted.abs();
            assert!(error < 1e-6, "{how}: {got} for {wanted}");
        }
    }
}

fn cases() -> Vec<Case> {
    let text = std::fs::read_to_string(source("tests/programs/by_jax/expected.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn bytes_of(version: &str, name: &str) -> Vec<u8> {
    let file = format!("tests/programs/by_jax/jax_{version}_{name}.jaxexport");
    std::fs::read(source(&file)).unwrap()
}

/// Puts a number of 16 bits into a field of a container's root table.
fn set(container: &mut [u8], field: usize, number: u16) {
    let word = |at: usize| u16::from_le_bytes([container[at], container[at + 1]]) as usize;
    let root = word(0);
    // How far the table of fields lies before the root.
    let fields = root - word(root);
    let at = root + word(fields + 4 + 2 * field);
    container[at..at + 2].copy_from_slice(&number.to_le_bytes());
}

/// JAX keeps the names of what is in dictionaries, and of keyword arguments.
fn check_names(program: &Executable, name: &str, how: &str) {
    let signature = program.signature().unwrap();
    let text = |name: &std::ffi::CStr| name.to_str().unwrap().to_owned();
    let inputs = (0..signature.input_count()).map(|index| text(program.input_name(index).unwrap()));
    let outputs =
        (0..signature.output_count()).map(|index| text(program.output_name(index).unwrap()));
    let (inputs, outputs) = (inputs.collect::<Vec<_>>(), outputs.collect::<Vec<_>>());
    if name == "rich" {
        assert_eq!(inputs, ["0.b", "0.w", "", "", "", ""], "{how}");
        assert_eq!(outputs, ["h", "state", "y"], "{how}");
        assert_eq!(program.output_index("y"), Ok(2), "{how}");
        assert_eq!(program.input_index("0.w"), Ok(1), "{how}");
        let error = program.input_index("").unwrap_err();
        assert_eq!(error.status(), Status::InvalidValue, "{how}");
    } else if name == "tanh" {
        assert_eq!(
            (inputs, outputs),
            (vec![String::new(); 2], vec![String::new()]),
            "{how}"
        );
        let error = program.output_index("y").unwrap_err();
        assert!(error.message().contains("names none"), "{how}: {error}");
    }
}

fn try_file(plugin: &str, client: &Client, version: &str, case: &Case) {
    let file = format!("jax_{version}_{}.jaxexport", case.name);
    let path = source("tests/programs/by_jax").join(&file);
    let program = Executable::load_file(client, &path, &Options::new())
        .unwrap_or_else(|error| panic!("{error}"));
    let how = format!("{file} on {plugin}");
    let signature = program.signature().unwrap();
    for (index, input) in case.inputs.iter().enumerate() {
        assert_eq!(signature.input(index), Ok(&input.array_type()), "{how}");
    }
    check_names(&program, &case.name, &how);
    if version == VERSIONS[VERSIONS.len() - 1] {
        // An executable of ours keeps them.
        let sealed = program.serialize().unwrap();
        let again = Executable::load(client, sealed, &Options::new()).unwrap();
        check_names(&again, &case.name, &format!("{how}, serialized"));
        assert_outputs(case, &how, &run_on_buffers(client, &again, case));
    }
    assert_outputs(case, &how, &run_on_buffers(client, &program, case));
    for offset in [0, 8] {
        assert_outputs(case, &how, &run_plan(&program, case, offset));
    }
}

#[test]
fn every_jax_since_0_4_30_gives_what_jax_gives() {
    let cases = cases();
    let files = std::fs::read_dir(source("tests/programs/by_jax")).unwrap();
    let is_export =
        |entry: &std::fs::DirEntry| entry.path().extension() == Some("jaxexport".as_ref());
    let count = files.flatten().filter(is_export).count();
    assert_eq!(count, VERSIONS.len() * cases.len(), "each file is tried");
    on_each_plugin(|plugin, client| {
        for version in VERSIONS {
            for case in &cases {
                try_file(plugin, client, version, case);
            }
        }
    });
}

/// What may come: a version that nobody has seen yet, and another convention for arguments.
#[test]
fn files_of_the_future_run_as_long_as_they_make_sense() {
    const VERSION: usize = 0;
    const CONVENTION: usize = 14;
    on_each_plugin(|plugin, client| {
        for case in &cases() {
            let how = format!("{} of the future on {plugin}", case.name);
            let bytes = bytes_of("0.12.0", &case.name);
            for version in [13, 65535] {
                let mut bytes = bytes.clone();
                set(&mut bytes, VERSION, version);
                let program = Executable::load(client, &bytes, &Options::new()).unwrap();
                assert_outputs(case, &how, &run_plan(&program, case, 0));
            }
            for convention in [8, 11] {
                let mut bytes = bytes.clone();
                set(&mut bytes, CONVENTION, convention);
                let program = Executable::load(client, &bytes, &Options::new());
                if case.name != "platforms" {
                    assert_outputs(case, &how, &run_plan(&program.unwrap(), case, 0));
                    continue;
                }
                // What its first argument is for could not be seen.
                let error = program.unwrap_err();
                assert_eq!(error.status(), Status::BadProgram);
                assert!(error.message().contains("convention"), "{error}");
                assert!(error.message().contains("one platform"), "{error}");
            }
        }
    });
}

/// Set in a child process.
const CHILD: &str = "PJRTLITE_TEST_BY_JAX_CHILD";

#[test]
fn what_is_unknown_is_told_at_level_info() {
    if std::env::var_os(CHILD).is_some() {
        let client = client("cpu");
        for (field, number) in [(0, 13), (14, 11)] {
            let mut bytes = bytes_of("0.12.0", "vjp");
            set(&mut bytes, field, number);
            Executable::load(&client, &bytes, &Options::new()).unwrap();
        }
        return;
    }
    for (level, is_told) in [("info", true), ("warning", false)] {
        let output = Command::new(std::env::current_exe().expect("the test has a file"))
            .args([
                "--exact",
                "what_is_unknown_is_told_at_level_info",
                "--nocapture",
            ])
            .envs([(CHILD, "1"), ("PJRTLITE_LOG", level)])
            .output()
            .expect("the child starts");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{stderr}");
        for note in ["is of version 13, made by JAX 0.12.0;", "by convention 11"] {
            assert_eq!(stderr.contains(note), is_told, "{level}, {note}: {stderr}");
        }
    }
}
