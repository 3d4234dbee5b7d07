//! JAX's elementwise functions, each on numbers of all sorts: near JAX's own numbers on every plugin.
//!
//! Programs and numbers are made by `tools/sweep --committed`. `make conformance` compares bits, at many sizes, with
//! the JAX of the machine.

mod common;

use common::{Array, on_each_plugin, source};
use pjrtlite::{DType, Executable, Options, Plan};
use serde::Deserialize;

/// A program with an output for each of its functions.
#[derive(Deserialize)]
struct Group {
    name: String,
    functions: Vec<String>,
    inputs: Vec<Array>,
    outputs: Vec<Array>,
}

/// How far apart numbers of a type may be, relative to the larger of 1 and the number: what rounding differently
/// comes to in the steepest of the functions. None if they must be the same.
fn tolerance(dtype: DType) -> Option<f64> {
    match dtype {
        DType::F16 => Some(2e-2),
        DType::Bf16 => Some(1e-1),
        DType::F32 => Some(2e-5),
        DType::F64 => Some(1e-12),
        _ => None,
    }
}

/// The numbers of a floating-point array.
fn numbers(dtype: DType, bytes: &[u8]) -> Vec<f64> {
    let element = |bytes: &[u8]| match dtype {
        DType::F64 => f64::from_le_bytes(bytes.try_into().unwrap()),
        DType::F32 => f32::from_le_bytes(bytes.try_into().unwrap()).into(),
        DType::Bf16 => f32::from_le_bytes([0, 0, bytes[0], bytes[1]]).into(),
        _ => half(u16::from_le_bytes(bytes.try_into().unwrap())),
    };
    bytes.chunks_exact(dtype.size()).map(element).collect()
}

/// The number that these bits are as f16.
fn half(bits: u16) -> f64 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let exponent = i32::from(bits >> 10 & 31);
    let fraction = f64::from(bits & 1023) / 1024.0;
    sign * match exponent {
        0 => fraction * 2f64.powi(-14),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + fraction) * 2f64.powi(exponent - 15),
    }
}

/// Whether a result is near what JAX has.
fn is_near(got: f64, wanted: f64, tolerance: f64) -> bool {
    (got.is_nan() && wanted.is_nan())
        || got == wanted
        || (got - wanted).abs() <= tolerance * wanted.abs().max(1.0) && wanted.is_finite()
}

#[test]
fn elementwise_functions_are_near_those_of_jax() {
    let text = std::fs::read_to_string(source("tests/sweep/cases.json")).unwrap();
    let groups: Vec<Group> = serde_json::from_str(&text).unwrap();
    assert!(groups.len() >= 16);
    on_each_plugin(|plugin, client| {
        let mut wrong = Vec::new();
        for group in &groups {
            let path = source(&format!("tests/sweep/{}.mlir", group.name));
            let program = Executable::load_file(client, &path, &Options::new()).unwrap();
            let mut plan = Plan::create(&program, 0).unwrap();
            for (index, input) in group.inputs.iter().enumerate() {
                // SAFETY: the bytes are those of the array, and are copied.
                unsafe { plan.set_input(index, input.bytes().as_ptr().cast(), input.array_type()) }
                    .unwrap();
            }
            plan.run().unwrap();
            assert_eq!(group.functions.len(), group.outputs.len());
            for (index, (function, output)) in
                group.functions.iter().zip(&group.outputs).enumerate()
            {
                let array = output.array_type();
                let dtype = array.dtype();
                let wanted = output.bytes();
                let mut got = vec![0u8; wanted.len()];
                // SAFETY: there is room for the array.
                unsafe { plan.get_output(index, got.as_mut_ptr().cast(), &array) }.unwrap();
                let is_right = match tolerance(dtype) {
                    None => got == wanted,
                    Some(tolerance) => numbers(dtype, &got)
                        .iter()
                        .zip(numbers(dtype, &wanted))
                        .all(|(got, wanted)| is_near(*got, wanted, tolerance)),
                };
                if !is_right {
                    wrong.push(format!("{function} of {}", group.name));
                }
            }
        }
        assert!(wrong.is_empty(), "{plugin}: {wrong:?}");
    });
}

#[test]
fn halves_are_read_rightly_and_garbage_is_not_near() {
    for (bits, number) in [
        (0x3c00, 1.0),
        (0xc000, -2.0),
        (0x7bff, 65504.0),
        (1, 2f64.powi(-24)),
    ] {
        assert_eq!(half(bits), number);
    }
    assert!(half(0x7c00).is_infinite() && half(0x7e00).is_nan());
    for (got, wanted) in [
        (f64::NAN, 1.0),
        (1.0, f64::NAN),
        (2.0, 1.0),
        (1.0, f64::INFINITY),
    ] {
        assert!(!is_near(got, wanted, 1e-5));
    }
    assert!(is_near(f64::NAN, f64::NAN, 0.0) && is_near(1e6 + 1.0, 1e6, 1e-5));
}
