//! For how many devices programs are: those that may be for several and do not say how they are divided are refused,
//! and those for one run, also where they have collectives. The programs are by JAX: tests/devices/README.md.

mod common;

use std::path::PathBuf;

use common::{on_each_plugin, source};
use pjrtlite::{Buffer, Client, Error, Executable, Options, Status};

/// The committed programs whose names start like this.
fn programs(start: &str) -> Vec<PathBuf> {
    let mut paths: Vec<_> = std::fs::read_dir(source("tests/devices"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .starts_with(start)
        })
        .collect();
    paths.sort();
    assert!(paths.len() > 3, "{paths:?}");
    paths
}

fn load(client: &Client, program: &[u8]) -> Result<Executable, Error> {
    Executable::load(client, program, &Options::new())
}

/// Runs a program on 0 to 15.
fn run(program: &Executable) -> Vec<f32> {
    let input: Vec<f32> = (0..16).map(|n| n as f32).collect();
    let array = program.signature().unwrap().input(0).unwrap().clone();
    assert_eq!(array.byte_size(), size_of_val(&input[..]));
    // SAFETY: the numbers are those of the array, and are copied.
    let buffer =
        unsafe { Buffer::from_host(program.client(), input.as_ptr().cast(), array, 0) }.unwrap();
    let (outputs, event) = program.execute(&[&buffer]).unwrap();
    event.wait().unwrap();
    let mut numbers = vec![0.0; 16];
    assert_eq!(outputs[0].array().byte_size(), size_of_val(&numbers[..]));
    // SAFETY: there is room for the array.
    unsafe { outputs[0].to_host(numbers.as_mut_ptr().cast(), size_of_val(&numbers[..])) }.unwrap();
    numbers
}

fn check_refused(outcome: Result<Executable, Error>, about: &str) {
    let error = match outcome {
        Ok(program) => panic!("{about} loads as {:?}", program.description()),
        Err(error) => error,
    };
    assert_eq!(error.status(), Status::BadProgram, "{about}: {error}");
    assert!(error.message().contains("devices"), "{about}: {error}");
}

#[test]
fn programs_that_do_not_say_how_they_are_divided_are_refused() {
    on_each_plugin(|_, client| {
        let starts = ["four_", "two_", "unsaid_"];
        let is_hlo = |path: &PathBuf| path.to_str().unwrap().ends_with(".hlo.pb");
        let is_unsaid = |path: &PathBuf| path.to_str().unwrap().contains("unsaid_");
        let paths = starts.into_iter().flat_map(programs);
        for path in paths.filter(|path| is_hlo(path) || is_unsaid(path)) {
            let program = std::fs::read(&path).unwrap();
            check_refused(load(client, &program), &path.display().to_string());
        }
    });
}

#[test]
fn programs_for_one_device_run_with_collectives_in_them() {
    on_each_plugin(|plugin, client| {
        for path in programs("one_") {
            let name = path.file_name().unwrap().to_str().unwrap();
            let program = match load(client, &std::fs::read(&path).unwrap()) {
                Ok(program) => program,
                // Bytecode that is no portable artifact is for readers of about the same age.
                Err(error) if plugin != "cpu" && name.ends_with(".mlirbc") => {
                    assert!(!error.message().contains("device"), "{name}: {error}");
                    continue;
                }
                Err(error) => panic!("{name}: {error}"),
            };
            let wanted: Vec<f32> = (0..16)
                .map(|n| match name.starts_with("one_jit.") {
                    // The sum of 0 to 15 is taken off.
                    true => n as f32 - 120.0,
                    false => (n + n) as f32,
                })
                .collect();
            assert_eq!(run(&program), wanted, "{name}");
        }
    });
}

/// An all-reduce over these groups, in a module that says nothing of devices.
fn silent(groups: &str) -> String {
    format!(
        "\"builtin.module\"() ({{
  \"func.func\"() <{{function_type = (tensor<16xf32>) -> tensor<16xf32>, sym_name = \"main\"}}> ({{
  ^bb0(%x: tensor<16xf32>):
    %0 = \"stablehlo.all_reduce\"(%x) <{{replica_groups = {groups}}}> ({{
    ^bb1(%a: tensor<f32>, %b: tensor<f32>):
      %1 = \"stablehlo.add\"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      \"stablehlo.return\"(%1) : (tensor<f32>) -> ()
    }}) : (tensor<16xf32>) -> tensor<16xf32>
    \"func.return\"(%0) : (tensor<16xf32>) -> ()
  }}) : () -> ()
}}) : () -> ()"
    )
}

#[test]
fn what_the_plugin_compiled_tells_where_the_program_does_not() {
    on_each_plugin(|_, client| {
        let one = load(client, silent("dense<0> : tensor<1x1xi64>").as_bytes()).unwrap();
        assert_eq!(run(&one), (0..16).map(|n| n as f32).collect::<Vec<_>>());
        for groups in [
            "dense<[[0, 1]]> : tensor<1x2xi64>",
            "dense<[[0], [1]]> : tensor<2x1xi64>",
        ] {
            // A plugin may refuse it, too; it must not run.
            let error = load(client, silent(groups).as_bytes()).expect_err(groups);
            assert_eq!(error.status(), Status::BadProgram, "{error}");
        }
        // Without groups it works with all devices that there are.
        let text = format!("#none = dense<> : tensor<0x0xi64>\n{}", silent("#none"));
        check_refused(load(client, text.as_bytes()), "an alias for no groups");
    });
}

#[test]
fn attributes_of_the_module_tell_in_any_spelling() {
    let text = |attributes: &str| {
        format!(
            "#two = 2 : i32
// mhlo.num_replicas = 2 : i32
module @m attributes {{{attributes}}} {{
  func.func public @main(%x: tensor<16xf32>) -> tensor<16xf32> {{
    return %x : tensor<16xf32>
  }}
}}"
        )
    };
    on_each_plugin(|_, client| {
        for attributes in [
            "mhlo.num_replicas = 2 : i32",
            "\"mhlo.num_replicas\" = 2 : i32",
            "mhlo.num_partitions=0x2 : i32",
            "mhlo.num_replicas = #two",
            "mhlo.num_partitions = 1 : i32, \"mhlo.num\\5Freplicas\" // so many\n = 2 : i32",
        ] {
            let program = load(client, text(attributes).as_bytes()).expect(attributes);
            assert_eq!(program.devices(), [0, 1], "{attributes}");
        }
        for (attributes, status) in [
            ("mhlo.num_replicas = 5 : i32", Status::IndexOutOfRange),
            ("mhlo.num_partitions = 99999999 : i32", Status::BadProgram),
        ] {
            let error = load(client, text(attributes).as_bytes()).expect_err(attributes);
            assert_eq!(error.status(), status, "{error}");
            assert!(error.message().contains("devices"), "{error}");
        }
        for attributes in [
            "mhlo.num_partitions = 1 : i32, \"mhlo.num_replicas\" = 1 : i32",
            "a.about = \"mhlo.num_replicas = 2 : i32\"",
            "a.count = #two",
        ] {
            load(client, text(attributes).as_bytes()).unwrap();
        }
    });
}
