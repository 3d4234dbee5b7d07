//! Programs from published packages give what JAX gives, within a tolerance, on every plugin.
//! `make conformance` runs more of them, and compares bit by bit where it can.

mod common;

use common::{Array, Case, on_each_plugin, source};
use pjrtlite::{Client, DType, Executable, Options, Plan};
use serde::Deserialize;

#[derive(Deserialize)]
struct Program {
    #[serde(flatten)]
    case: Case,
    /// How far a result may be off, relative to the largest finite value of its output.
    tolerance: f64,
}

/// Runs a program as a host would: inputs and outputs bound to its own arrays.
fn run(client: &Client, case: &Case) -> Vec<Vec<u8>> {
    let path = source("tests/conformance").join(&case.program);
    let program = Executable::load_file(client, &path, &Options::new())
        .unwrap_or_else(|error| panic!("{}: {error}", case.name));
    let mut plan = Plan::create(&program, 0).unwrap();
    let inputs: Vec<Vec<u8>> = case.inputs.iter().map(Array::bytes).collect();
    let mut outputs: Vec<Vec<u8>> = case
        .outputs
        .iter()
        .map(|output| vec![0xaa; output.array_type().byte_size()])
        .collect();
    for (index, input) in inputs.iter().enumerate() {
        let array = case.inputs[index].array_type();
        // SAFETY: the inputs outlive the plan.
        unsafe { plan.bind_input(index, input.as_ptr().cast(), array) }
            .unwrap_or_else(|error| panic!("{}: {error}", case.name));
    }
    for (index, output) in outputs.iter_mut().enumerate() {
        let array = case.outputs[index].array_type();
        // SAFETY: the outputs outlive the plan.
        unsafe { plan.bind_output(index, output.as_mut_ptr().cast(), &array) }
            .unwrap_or_else(|error| panic!("{}: {error}", case.name));
    }
    plan.run()
        .unwrap_or_else(|error| panic!("{}: {error}", case.name));
    drop(plan);
    outputs
}

/// The numbers of a floating-point or complex array; `None` for types that are compared by bits.
fn numbers(dtype: DType, bytes: &[u8]) -> Option<Vec<f64>> {
    let single = |word: &[u8]| f32::from_le_bytes(word.try_into().expect("4 bytes")).into();
    let double = |word: &[u8]| f64::from_le_bytes(word.try_into().expect("8 bytes"));
    match dtype {
        DType::F32 | DType::C64 => Some(bytes.chunks(4).map(single).collect()),
        DType::F64 | DType::C128 => Some(bytes.chunks(8).map(double).collect()),
        _ => None,
    }
}

/// How far a result is off, relative to the largest finite value wanted. Infinity where no
/// distance can be told: a NaN, an infinity, an integer or a truth value that is not the wanted
/// one.
fn distance(wanted: &Array, got: &[u8]) -> f64 {
    let bytes = wanted.bytes();
    if bytes == got {
        return 0.0;
    }
    let dtype = wanted.array_type().dtype();
    let (Some(wanted), Some(got)) = (numbers(dtype, &bytes), numbers(dtype, got)) else {
        return f64::INFINITY;
    };
    let finite = wanted.iter().filter(|value| value.is_finite());
    let scale = finite.fold(0.0, |scale: f64, value| scale.max(value.abs()));
    let distances = wanted.iter().zip(&got).map(|(wanted, got)| {
        if wanted == got || wanted.is_nan() && got.is_nan() {
            0.0
        } else if wanted.is_finite() && got.is_finite() {
            (wanted - got).abs() / scale
        } else {
            f64::INFINITY
        }
    });
    distances.fold(0.0, f64::max)
}

#[test]
fn programs_from_published_packages_give_what_jax_gives() {
    let text = std::fs::read_to_string(source("tests/conformance/cases.json"))
        .expect("the cases are readable");
    let programs: Vec<Program> =
        serde_json::from_str(&text).expect("the cases are JSON of the stated form");
    assert!(programs.len() >= 4, "the cases are there");
    on_each_plugin(|plugin, client| {
        for Program { case, tolerance } in &programs {
            for (index, got) in run(client, case).iter().enumerate() {
                let off = distance(&case.outputs[index], got);
                assert!(
                    off <= *tolerance,
                    "{} on {plugin}: output {index} is off by {off:e}",
                    case.name
                );
            }
        }
    });
}
