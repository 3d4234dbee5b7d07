//! The numbers that a program is tried on, and whether two results are the same but for rounding.

use crate::array::{ArrayType, DType};
use crate::error::Result;
use crate::host::memory;

/// One output of a run: what it holds, and its bytes, dense and row-major.
pub(super) type Output = (ArrayType, Vec<u8>);

/// Contents for an array, the same at each call: floating-point numbers from 0.5 to 1.5, integers
/// from 0 to 3, which are valid indices of most arrays, and truth values.
pub(super) fn made_up(array: &ArrayType, seed: u64) -> Result<Vec<u8>> {
    let size = array.dtype().size();
    let mut bytes = memory::with_room(array.byte_size())?;
    let parts = match array.dtype() {
        DType::C64 | DType::C128 => 2,
        _ => 1,
    };
    // SplitMix64: every state gives a number of its own, without a pattern.
    let mut state = seed.wrapping_mul(0x2545_f491_4f6c_dd1d);
    for _ in 0..array.byte_size() / size * parts {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let random = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 11;
        let real = 0.5 + random as f64 / (1u64 << 53) as f64;
        match array.dtype() {
            DType::Bool => bytes.push((random & 1) as u8),
            // The exponent of 0.5, and any fraction: up to 1.
            DType::F16 => bytes.extend((0x3800 | (random & 0x3ff) as u16).to_ne_bytes()),
            DType::Bf16 => bytes.extend((((real as f32).to_bits() >> 16) as u16).to_ne_bytes()),
            DType::F32 | DType::C64 => bytes.extend((real as f32).to_ne_bytes()),
            DType::F64 | DType::C128 => bytes.extend(real.to_ne_bytes()),
            // As f16: the exponent of 0.5, and any fraction. Results of these types are compared bit
            // by bit, so that an option which rounds them otherwise loses.
            DType::F8e5m2 => bytes.push(0x38 | (random & 3) as u8),
            DType::F8e5m2fnuz => bytes.push(0x3c | (random & 3) as u8),
            DType::F8e4m3 | DType::F8e4m3fn => bytes.push(0x30 | (random & 7) as u8),
            DType::F8e4m3fnuz => bytes.push(0x38 | (random & 7) as u8),
            DType::F8e4m3b11fnuz => bytes.push(0x50 | (random & 7) as u8),
            DType::F8e3m4 => bytes.push(0x20 | (random & 15) as u8),
            // 0.5 or 1.
            DType::F8e8m0fnu => bytes.push(126 + (random & 1) as u8),
            // 0.5, 1 or 1.5.
            DType::F4e2m1fn => bytes.push(1 + (random % 3) as u8),
            DType::I2 => bytes.push((random & 1) as u8),
            DType::I4 | DType::U4 | DType::U2 => bytes.push((random & 3) as u8),
            DType::I8 | DType::U8 => bytes.push((random & 3) as u8),
            DType::I16 | DType::U16 => bytes.extend(((random & 3) as u16).to_ne_bytes()),
            DType::I32 | DType::U32 => bytes.extend(((random & 3) as u32).to_ne_bytes()),
            DType::I64 | DType::U64 => bytes.extend((random & 3).to_ne_bytes()),
        }
    }
    Ok(bytes)
}

/// Whether there is anything in these outputs that a wrong result would differ in.
pub(super) fn tell_something(outputs: &[Output]) -> bool {
    outputs.iter().any(|(array, bytes)| {
        floats(array.dtype(), bytes).map_or(!bytes.is_empty(), |(numbers, _)| {
            numbers.iter().any(|number| number.is_finite())
        })
    })
}

/// Whether both are the same results: equal integers and truth values, and floating-point numbers
/// that differ by no more than another order of the same sums can make of them. `terms` is how
/// many numbers such sums may have.
pub(super) fn agree(reference: &[Output], other: &[Output], terms: usize) -> bool {
    reference.len() == other.len()
        && reference
            .iter()
            .zip(other)
            .all(|((array, wanted), (other, got))| {
                array == other && arrays_agree(array.dtype(), wanted, got, terms)
            })
}

fn arrays_agree(dtype: DType, wanted: &[u8], got: &[u8], terms: usize) -> bool {
    let (Some((wanted, epsilon)), Some((got, _))) = (floats(dtype, wanted), floats(dtype, got))
    else {
        return wanted == got;
    };
    // What cancels leaves the rounding of its terms, so the measure is the largest number of the
    // array, not each its own.
    let largest = wanted
        .iter()
        .filter(|number| number.is_finite())
        .fold(0.0, |largest: f64, number| largest.max(number.abs()));
    let tolerance = epsilon * (16.0 + (terms as f64).sqrt()) * largest;
    wanted.len() == got.len()
        && wanted.iter().zip(&got).all(|(wanted, got)| {
            wanted == got || (wanted.is_nan() && got.is_nan()) || (wanted - got).abs() <= tolerance
        })
}

/// The floating-point numbers in these bytes, complex ones as their parts, and the step from 1 to
/// the next number of their type; none for other types.
fn floats(dtype: DType, bytes: &[u8]) -> Option<(Vec<f64>, f64)> {
    let halves = || words(bytes).map(u16::from_ne_bytes);
    let singles = || words(bytes).map(f32::from_ne_bytes).map(f64::from);
    let doubles = || words(bytes).map(f64::from_ne_bytes);
    let upper_half = |word| f64::from(f32::from_bits(u32::from(word) << 16));
    Some(match dtype {
        DType::F16 => (halves().map(half).collect(), 1.0 / f64::from(1 << 10)),
        DType::Bf16 => (halves().map(upper_half).collect(), 1.0 / f64::from(1 << 7)),
        DType::F32 | DType::C64 => (singles().collect(), f64::from(f32::EPSILON)),
        DType::F64 | DType::C128 => (doubles().collect(), f64::EPSILON),
        _ => return None,
    })
}

/// These bytes in words of `SIZE`.
fn words<const SIZE: usize>(bytes: &[u8]) -> impl Iterator<Item = [u8; SIZE]> {
    bytes.chunks_exact(SIZE).map(|chunk| {
        let mut word = [0; SIZE];
        word.copy_from_slice(chunk);
        word
    })
}

/// The value of an IEEE 754 binary16 number.
fn half(word: u16) -> f64 {
    let fraction = f64::from(word & 0x3ff) / 1024.0;
    let magnitude = match i32::from(word >> 10 & 0x1f) {
        0 => fraction * 2f64.powi(-14),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        exponent => (1.0 + fraction) * 2f64.powi(exponent - 15),
    };
    if word >> 15 == 1 {
        -magnitude
    } else {
        magnitude
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output<const SIZE: usize>(dtype: DType, words: &[[u8; SIZE]]) -> Vec<Output> {
        let dims = [(words.len() * SIZE / dtype.size()) as i64];
        vec![(ArrayType::new(dtype, &dims).unwrap(), words.concat())]
    }

    fn f32s(numbers: &[f32]) -> Vec<Output> {
        let words: Vec<_> = numbers.iter().map(|number| number.to_ne_bytes()).collect();
        output(DType::F32, &words)
    }

    #[test]
    fn rounding_agrees_and_another_result_does_not() {
        let step = f32::EPSILON;
        let reference = f32s(&[1.0, 1e-6, 100.0]);
        // 4 terms allow 18 steps of the largest number, 100.
        assert!(agree(&reference, &f32s(&[1.0, 1e-6, 100.0]), 4));
        assert!(agree(
            &reference,
            &f32s(&[1.0 + 1700.0 * step, 0.0, 100.0]),
            4
        ));
        assert!(!agree(
            &reference,
            &f32s(&[1.0 + 1900.0 * step, 1e-6, 100.0]),
            4
        ));
        assert!(!agree(&reference, &f32s(&[1.0, 1e-6]), 4));
        assert!(!agree(&reference, &[], 4));
    }

    #[test]
    fn what_is_no_number_must_stay_so() {
        let (nan, inf) = (f32::NAN, f32::INFINITY);
        assert!(agree(
            &f32s(&[nan, inf, -inf]),
            &f32s(&[-nan, inf, -inf]),
            1
        ));
        for other in [
            [1.0, inf, -inf],
            [nan, 1.0, -inf],
            [nan, inf, inf],
            [nan, nan, -inf],
        ] {
            assert!(!agree(&f32s(&[nan, inf, -inf]), &f32s(&other), 1));
        }
        assert!(!agree(&f32s(&[1.0]), &f32s(&[nan]), 1));
    }

    #[test]
    fn integers_and_truth_values_are_exact() {
        let of = |dtype, number: i32| output(dtype, &[number.to_ne_bytes()]);
        assert!(agree(&of(DType::I32, 7), &of(DType::I32, 7), 1000));
        assert!(!agree(&of(DType::I32, 7), &of(DType::I32, 8), 1000));
        assert!(!agree(&of(DType::I32, 7), &of(DType::U32, 7), 1000));
        assert!(!agree(
            &output(DType::Bool, &[[1]]),
            &output(DType::Bool, &[[0]]),
            1000
        ));
    }

    #[test]
    fn small_floats_are_read_as_they_are() {
        // 1, -2, the least number, the greatest below infinity: from the standard's tables.
        for (word, value) in [
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x0001, 2f64.powi(-24)),
            (0x7bff, 65504.0),
            (0xfc00, f64::NEG_INFINITY),
        ] {
            assert_eq!(half(word), value);
        }
        assert!(half(0x7e00).is_nan());
        let of = |dtype, word: u16| output(dtype, &[word.to_ne_bytes()]);
        assert!(agree(&of(DType::Bf16, 0x3f80), &of(DType::Bf16, 0x3f81), 1));
        assert!(!agree(
            &of(DType::Bf16, 0x3f80),
            &of(DType::Bf16, 0x4000),
            1
        ));
    }

    #[test]
    fn outputs_without_a_number_tell_nothing() {
        assert!(tell_something(&f32s(&[f32::NAN, 1.0])));
        assert!(!tell_something(&f32s(&[f32::NAN, f32::INFINITY])));
        assert!(!tell_something(&f32s(&[])));
        assert!(!tell_something(&[]));
        assert!(tell_something(&output(DType::Bool, &[[0]])));
    }

    #[test]
    fn made_up_numbers_are_moderate_varied_and_the_same_each_time() {
        for code in 1..=15 {
            let dtype = DType::from_code(code).unwrap();
            let array = ArrayType::new(dtype, &[40]).unwrap();
            let bytes = made_up(&array, 1).unwrap();
            assert_eq!(bytes.len(), array.byte_size(), "{dtype}");
            assert_eq!(bytes, made_up(&array, 1).unwrap(), "{dtype}");
            assert_ne!(bytes, made_up(&array, 2).unwrap(), "{dtype}");
            match floats(dtype, &bytes) {
                Some((numbers, _)) => {
                    assert!(numbers.iter().all(|number| (0.5..=1.5).contains(number)));
                }
                None => assert!(bytes.iter().all(|byte| *byte < 4), "{dtype}"),
            }
        }
        let empty = ArrayType::new(DType::F64, &[3, 0]).unwrap();
        assert!(made_up(&empty, 0).unwrap().is_empty());
        // More than there is, by the shape that a program states.
        let vast = ArrayType::new(DType::F32, &[1 << 58]).unwrap();
        assert!(made_up(&vast, 0).is_err());
    }
}
