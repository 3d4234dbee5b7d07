//! Numbers of any type as numbers to compare.

use crate::array::{ArrayType, DType};

/// The elements of an array as real numbers, complex ones as two; none for types of which only the bits
/// can be compared.
pub(super) fn numbers(array: &ArrayType, bytes: &[u8]) -> Option<Vec<f64>> {
    fn each<const SIZE: usize>(bytes: &[u8], to: impl Fn([u8; SIZE]) -> f64) -> Option<Vec<f64>> {
        Some(
            bytes
                .as_chunks::<SIZE>()
                .0
                .iter()
                .map(|element| to(*element))
                .collect(),
        )
    }
    match array.dtype() {
        DType::F32 | DType::C64 => each(bytes, |element| f64::from(f32::from_le_bytes(element))),
        DType::F64 | DType::C128 => each(bytes, f64::from_le_bytes),
        DType::Bf16 => each(bytes, |element| {
            f64::from(f32::from_bits(u32::from(u16::from_le_bytes(element)) << 16))
        }),
        DType::F16 => each(bytes, |element| half(u16::from_le_bytes(element))),
        _ => None,
    }
}

/// Numbers as elements of an array of this type; none for the types of [`numbers`] that no test needs.
pub(super) fn elements(array: &ArrayType, numbers: &[f64]) -> Option<Vec<u8>> {
    match array.dtype() {
        DType::F32 | DType::C64 => Some(
            numbers
                .iter()
                .flat_map(|number| (*number as f32).to_le_bytes())
                .collect(),
        ),
        DType::F64 | DType::C128 => Some(
            numbers
                .iter()
                .flat_map(|number| number.to_le_bytes())
                .collect(),
        ),
        _ => None,
    }
}

/// The distance from 1 to the next number; none of types that are no floating-point ones.
pub(super) fn epsilon(dtype: DType) -> Option<f64> {
    match dtype {
        DType::F32 | DType::C64 => Some(f64::from(f32::EPSILON)),
        DType::F64 | DType::C128 => Some(f64::EPSILON),
        DType::F16 => Some(1.0 / 1024.0),
        DType::Bf16 => Some(1.0 / 128.0),
        _ => None,
    }
}

/// The largest difference, as a part of what is tolerated: `atol + rtol * |wanted|`. Bits that are the
/// same differ by nothing, and what is no number differs from every number without bound.
pub(super) fn worst(array: &ArrayType, got: &[u8], wanted: &[u8], rtol: f64, atol: f64) -> f64 {
    if got == wanted {
        return 0.0;
    }
    let (Some(got), Some(wanted)) = (numbers(array, got), numbers(array, wanted)) else {
        return f64::INFINITY;
    };
    got.iter()
        .zip(&wanted)
        .fold(0.0, |worst: f64, (got, wanted)| {
            let part = if got == wanted || got.is_nan() && wanted.is_nan() {
                0.0
            } else {
                (got - wanted).abs() / (atol + rtol * wanted.abs())
            };
            worst.max(if part.is_nan() { f64::INFINITY } else { part })
        })
}

/// IEEE 754 binary16: sign, 5 bits of exponent, 10 of fraction.
fn half(bits: u16) -> f64 {
    let fraction = f64::from(bits & 0x3ff);
    let size = match bits >> 10 & 0x1f {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        exponent => (1024.0 + fraction) * 2f64.powi(i32::from(exponent) - 25),
    };
    if bits >> 15 == 0 { size } else { -size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_the_numbers_that_they_are() {
        for (bits, number) in [
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x7bff, 65504.0),
            (0x0001, 5.960464477539063e-8),
            (0x0400, 6.103515625e-5),
            (0xfc00, f64::NEG_INFINITY),
        ] {
            assert_eq!(half(bits), number, "{bits:#x}");
        }
        assert!(half(0x7e00).is_nan());
    }

    #[test]
    fn differences_are_parts_of_what_is_tolerated() {
        let array = ArrayType::new(DType::F64, &[2]).unwrap();
        let bytes = |numbers: [f64; 2]| numbers.map(f64::to_le_bytes).concat();
        let compare = |got, wanted| worst(&array, &bytes(got), &bytes(wanted), 0.1, 1.0);
        assert_eq!(compare([1.0, 10.0], [1.0, 10.0]), 0.0);
        assert_eq!(compare([1.0, 11.0], [1.0, 10.0]), 0.5);
        assert_eq!(compare([f64::NAN, 0.0], [f64::NAN, 0.0]), 0.0);
        assert_eq!(compare([f64::NAN, 0.0], [1.0, 0.0]), f64::INFINITY);
        assert_eq!(compare([1.0, 0.0], [f64::INFINITY, 0.0]), f64::INFINITY);
        let exact = ArrayType::new(DType::I32, &[1]).unwrap();
        assert_eq!(
            worst(&exact, &[1, 0, 0, 0], &[2, 0, 0, 0], 9.0, 9.0),
            f64::INFINITY
        );
    }
}
