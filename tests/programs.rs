//! Programs that JAX wrote give the numbers that JAX gives, bit for bit, on every plugin and by
//! every way in and out.

mod common;

use std::path::Path;

use common::{
    Array, Case, cases, client, compiled_by_jax, made_by_jax, on_each_plugin, run_on_buffers,
    run_plan, source,
};
use pjrtlite::{ArrayType, Client, DType, Executable, Options, Plan, Status};

fn load(client: &Client, case: &Case) -> Executable {
    let path = source("tests/programs").join(&case.program);
    Executable::load_file(client, &path, &Options::new())
        .unwrap_or_else(|error| panic!("{}: {error}", case.name))
}

/// Whether every input lies in row-major order inside the program, as buffers from the host do.
fn has_default_inputs(case: &Case) -> bool {
    case.inputs
        .iter()
        .all(|input| input.minor_to_major.is_none())
}

/// Checks a program by every way of giving it its inputs.
fn assert_runs(client: &Client, program: &Executable, case: &Case, how: &str) {
    if has_default_inputs(case) {
        assert_outputs(case, how, &run_on_buffers(client, program, case));
    }
    for offset in [0, 1, 8, 63] {
        let how = format!("{how}, called at offset {offset}");
        assert_outputs(case, &how, &run_plan(program, case, offset));
    }
}

fn assert_outputs(case: &Case, how: &str, got: &[Vec<u8>]) {
    let wanted: Vec<Vec<u8>> = case.outputs.iter().map(Array::bytes).collect();
    assert_eq!(got, wanted, "{} {how}", case.name);
}

#[test]
fn programs_give_what_jax_gives() {
    let cases = cases();
    assert!(cases.len() >= 30, "the cases are there");
    on_each_plugin(|_, client| {
        for case in &cases {
            assert_runs(client, &load(client, case), case, "from text");
        }
    });
}

#[test]
fn signatures_are_those_of_jax() {
    let cases = cases();
    on_each_plugin(|_, client| {
        for case in &cases {
            let program = load(client, case);
            let signature = program.signature().unwrap();
            assert_eq!(signature.input_count(), case.inputs.len(), "{}", case.name);
            assert_eq!(
                signature.output_count(),
                case.outputs.len(),
                "{}",
                case.name
            );
            for (index, input) in case.inputs.iter().enumerate() {
                assert_eq!(
                    signature.input(index),
                    Ok(&input.array_type()),
                    "{}",
                    case.name
                );
            }
            for (index, output) in case.outputs.iter().enumerate() {
                assert_eq!(
                    signature.output(index),
                    Ok(&output.array_type()),
                    "{}",
                    case.name
                );
            }
        }
    });
}

#[test]
fn an_executable_survives_serialization() {
    let cases = cases();
    on_each_plugin(|_, client| {
        for case in &cases {
            let program = load(client, case);
            let bytes = program.serialize().unwrap();
            let again = Executable::load(client, bytes, &Options::new()).unwrap();
            assert_eq!(
                again.format().c_name(),
                c"serialized executable (by pjrtlite)"
            );
            assert_eq!(again.signature(), program.signature(), "{}", case.name);
            assert_runs(client, &again, case, "serialized");
        }
    });
}

fn load_made(client: &Client, folder: &Path, file: &str) -> Executable {
    Executable::load_file(client, &folder.join(file), &Options::new())
        .unwrap_or_else(|error| panic!("{error}\nIs it there? `tools/make-programs` makes it."))
}

#[test]
fn executables_that_jax_compiled_simply_load() {
    let Some(folder) = compiled_by_jax() else {
        return;
    };
    // Only the plugin that is built from the XLA of that JAX can load them.
    let client = client("cpu");
    for case in &cases() {
        let program = load_made(&client, &folder, &format!("{}.bin", case.name));
        assert_eq!(
            program.format().c_name(),
            c"serialized executable (IFRT-wrapped)"
        );
        assert_runs(&client, &program, case, "compiled by JAX");
    }
}

#[test]
fn every_form_of_stablehlo_gives_the_same() {
    let Some(folder) = made_by_jax() else { return };
    let client = client("cpu");
    let hello = cases()
        .into_iter()
        .find(|case| case.name == "hello")
        .unwrap();
    for file in ["hello.mlir", "hello.mlirbc", "hello.vhlo"] {
        let program = load_made(&client, &folder, file);
        assert_runs(&client, &program, &hello, file);
    }
}

#[test]
fn an_executable_for_several_devices_is_for_these() {
    let Some(folder) = compiled_by_jax() else {
        return;
    };
    let client = client("cpu");
    let path = folder.join("two_devices.bin");
    for device in 0..2 {
        let mut options = Options::new();
        options
            .set("pjrtlite.device", pjrtlite::Value::Int(device))
            .unwrap();
        let error = Executable::load_file(&client, &path, &options).unwrap_err();
        assert_eq!(error.status(), Status::InvalidValue, "{error}");
        assert!(error.message().contains("for 2 devices"), "{error}");
        assert!(!error.message().contains("refuses"), "{error}");
    }
    let executable = Executable::load_file(&client, &path, &Options::new()).unwrap();
    assert_eq!(executable.devices(), [0, 1]);
}

#[test]
fn exported_functions_and_hlo_modules_give_the_same() {
    let Some(folder) = made_by_jax() else { return };
    on_each_plugin(|_, client| {
        for case in &cases() {
            for (ending, format) in [("jaxexport", c"jax.export"), ("hlo", c"HLO module")] {
                // jax.export has no numbers for integers of 2 bits.
                let dtype = |array: &Array| array.array_type().dtype();
                let is_2_bits = |array: &Array| matches!(dtype(array), DType::I2 | DType::U2);
                if ending == "jaxexport" && case.inputs.iter().any(is_2_bits) {
                    continue;
                }
                // JAX leaves layouts out of what it exports in these forms, or puts them
                // elsewhere; the plugin chooses.
                let program = load_made(client, &folder, &format!("{}.{ending}", case.name));
                assert_eq!(program.format().c_name(), format);
                for offset in [0, 8] {
                    let how = format!("from {ending}, called at offset {offset}");
                    assert_outputs(case, &how, &run_plan(&program, case, offset));
                }
            }
        }
    });
}

/// `mlp.json`: a case whose inputs are given by a rule, and whose results are rounded.
#[derive(serde::Deserialize)]
struct Network {
    #[serde(flatten)]
    case: NetworkCase,
    absolute_tolerance: f32,
}

#[derive(serde::Deserialize)]
struct NetworkCase {
    program: String,
    inputs: Vec<Dims>,
    outputs: Vec<Array>,
}

#[derive(serde::Deserialize)]
struct Dims {
    dims: Vec<i64>,
}

#[test]
fn a_network_gives_what_jax_gives() {
    let text = std::fs::read_to_string(source("tests/programs/mlp.json")).unwrap();
    let network: Network = serde_json::from_str(&text).unwrap();
    let inputs: Vec<Vec<f32>> = network
        .case
        .inputs
        .iter()
        .enumerate()
        .map(|(n, input)| {
            let count = input.dims.iter().product::<i64>() as usize;
            let value = |k: usize| (((37 * k + 11 * n) % 101) as f32 - 50.0) / 512.0;
            (0..count).map(value).collect()
        })
        .collect();
    let wanted = floats(&network.case.outputs[0].bytes());
    on_each_plugin(|name, client| {
        let path = source("tests/programs").join(&network.case.program);
        let program = Executable::load_file(client, &path, &Options::new()).unwrap();
        let mut plan = Plan::create(&program, 0).unwrap();
        for (index, input) in inputs.iter().enumerate() {
            let dims = &network.case.inputs[index].dims;
            let array = ArrayType::new(DType::F32, dims).unwrap();
            // SAFETY: the inputs outlive the plan.
            unsafe { plan.bind_input(index, input.as_ptr().cast(), array) }.unwrap();
        }
        plan.run().unwrap();
        let mut bytes = vec![0; 4 * wanted.len()];
        let array = network.case.outputs[0].array_type();
        // SAFETY: there is room for the array.
        unsafe { plan.get_output(0, bytes.as_mut_ptr().cast(), &array) }.unwrap();
        for (got, wanted) in floats(&bytes).iter().zip(&wanted) {
            let error = (got - wanted).abs();
            assert!(
                error <= network.absolute_tolerance,
                "{name}: {got} for {wanted}"
            );
        }
    });
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    let word = |word: &[u8]| f32::from_le_bytes(word.try_into().expect("4 bytes"));
    bytes.chunks(4).map(word).collect()
}
