//! Arrays that are made up, and what is told of arrays.

use pjrtlite::{ArrayType, DType};
use serde_json::{Value, json};

/// How an array is made up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Fill {
    /// Numbers from 0 to 1, integers 0 and 1: these are indices of what is there, most often. The same in each
    /// run of a command.
    Random,
    /// One number.
    Constant(f64),
}

/// The elements of an array that is made up; `seed` tells arrays apart.
pub(crate) fn make(fill: Fill, array: &ArrayType, seed: u64) -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut next = || match fill {
        Fill::Random => random.f64(),
        Fill::Constant(number) => number,
    };
    let is_random = fill == Fill::Random;
    let parts = match array.dtype() {
        DType::C64 | DType::C128 => 2,
        _ => 1,
    };
    let count = parts * array.byte_size() / array.dtype().size().max(1);
    let mut bytes = Vec::with_capacity(array.byte_size());
    for _ in 0..count {
        let number = next();
        let whole = if is_random { number.round() } else { number };
        match array.dtype() {
            DType::Bool => bytes.push(u8::from(whole != 0.0)),
            DType::I8 => bytes.extend((whole as i8).to_le_bytes()),
            DType::I16 => bytes.extend((whole as i16).to_le_bytes()),
            DType::I32 => bytes.extend((whole as i32).to_le_bytes()),
            DType::I64 => bytes.extend((whole as i64).to_le_bytes()),
            DType::U8 => bytes.push(whole as u8),
            DType::U16 => bytes.extend((whole as u16).to_le_bytes()),
            DType::U32 => bytes.extend((whole as u32).to_le_bytes()),
            DType::U64 => bytes.extend((whole as u64).to_le_bytes()),
            DType::F32 | DType::C64 => bytes.extend((number as f32).to_le_bytes()),
            DType::F64 | DType::C128 => bytes.extend(number.to_le_bytes()),
            DType::Bf16 => bytes.extend(((f32::to_bits(number as f32) >> 16) as u16).to_le_bytes()),
            DType::F16 => bytes.extend(half(number as f32).to_le_bytes()),
            DType::I4 | DType::I2 => bytes.push((whole as i8).clamp(-2, 1) as u8),
            DType::U4 | DType::U2 | DType::F4e2m1fn => bytes.push((whole as u8).min(1)),
            // Floats of 8 bits: as bits, small numbers in each of them.
            _ => bytes.push(if is_random {
                0x30 | (number * 8.0) as u8
            } else {
                0
            }),
        }
    }
    bytes
}

/// A binary16 of a number, cut off; what it cannot hold is infinite or 0.
fn half(number: f32) -> u16 {
    let bits = number.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let exponent = (bits >> 23 & 0xff) as i32 - 127 + 15;
    match exponent {
        ..=0 => sign,
        1..=30 => sign | (exponent as u16) << 10 | (bits >> 13 & 0x3ff) as u16,
        _ => sign | 0x7c00,
    }
}

/// The elements as numbers, complex ones as two; none for types that are shown as bits.
pub(crate) fn numbers(array: &ArrayType, bytes: &[u8]) -> Option<Vec<f64>> {
    macro_rules! each {
        ($number:ty) => {
            bytes
                .as_chunks::<{ size_of::<$number>() }>()
                .0
                .iter()
                .map(|element| <$number>::from_le_bytes(*element) as f64)
                .collect()
        };
    }
    Some(match array.dtype() {
        DType::Bool | DType::U8 | DType::U4 | DType::U2 => each!(u8),
        DType::I8 | DType::I4 | DType::I2 => each!(i8),
        DType::I16 => each!(i16),
        DType::I32 => each!(i32),
        DType::I64 => each!(i64),
        DType::U16 => each!(u16),
        DType::U32 => each!(u32),
        DType::U64 => each!(u64),
        DType::F32 | DType::C64 => each!(f32),
        DType::F64 | DType::C128 => each!(f64),
        DType::Bf16 => (bytes.as_chunks::<2>().0.iter())
            .map(|element| {
                f64::from(f32::from_bits(
                    u32::from(u16::from_le_bytes(*element)) << 16,
                ))
            })
            .collect(),
        DType::F16 => (bytes.as_chunks::<2>().0.iter())
            .map(|element| from_half(u16::from_le_bytes(*element)))
            .collect(),
        _ => return None,
    })
}

fn from_half(bits: u16) -> f64 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    sign * match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + fraction / 1024.0) * 2f64.powi(exponent - 15),
    }
}

/// What is told of an array.
pub(crate) struct Summary {
    /// The least, the mean and the greatest of the numbers that are finite, if there are any.
    range: Option<[f64; 3]>,
    not_finite: usize,
    first: Vec<f64>,
    is_known: bool,
}

/// How many elements are shown.
const SHOWN: usize = 6;

impl Summary {
    pub(crate) fn of(array: &ArrayType, bytes: &[u8]) -> Summary {
        let numbers = numbers(array, bytes);
        let is_known = numbers.is_some();
        let numbers = numbers.unwrap_or_default();
        let finite = || numbers.iter().copied().filter(|number| number.is_finite());
        let count = finite().count();
        let range = (count > 0).then(|| {
            [
                finite().fold(f64::INFINITY, f64::min),
                // Each is divided before it is added, so that the sum is finite.
                finite().map(|number| number / count as f64).sum(),
                finite().fold(f64::NEG_INFINITY, f64::max),
            ]
        });
        Summary {
            range,
            not_finite: numbers.len() - count,
            first: numbers.into_iter().take(SHOWN).collect(),
            is_known,
        }
    }

    /// The cells of a table: least, mean, greatest, not finite, first elements.
    pub(crate) fn cells(&self, array: &ArrayType) -> Vec<String> {
        let [least, mean, greatest] = match self.range {
            Some(range) => range.map(shown),
            None => Default::default(),
        };
        let first: Vec<String> = self.first.iter().copied().map(shown).collect();
        let more = numbers_of(array) > self.first.len();
        let first = match (self.is_known, more) {
            (false, _) => "(not shown for this type)".to_owned(),
            (true, true) => format!("{} …", first.join(" ")),
            (true, false) => first.join(" "),
        };
        vec![least, mean, greatest, self.not_finite.to_string(), first]
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "min": self.range.map(|range| range[0]),
            "mean": self.range.map(|range| range[1]),
            "max": self.range.map(|range| range[2]),
            "not_finite": self.is_known.then_some(self.not_finite),
            "first": self.is_known.then_some(&self.first),
        })
    }
}

fn numbers_of(array: &ArrayType) -> usize {
    let parts = if matches!(array.dtype(), DType::C64 | DType::C128) {
        2
    } else {
        1
    };
    parts * array.byte_size() / array.dtype().size().max(1)
}

/// A number in few digits.
fn shown(number: f64) -> String {
    if number.fract() == 0.0 && number.abs() < 1e15 {
        return format!("{number}");
    }
    let digits = match number.abs() {
        1e-3..1e6 => format!("{number:.5}"),
        _ => return format!("{number:.5e}"),
    };
    digits
        .trim_end_matches('0')
        .trim_end_matches('.')
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_is_filled_with_elements_that_it_has() {
        for dtype in DType::all() {
            let array = ArrayType::new(dtype, &[3, 50]).unwrap();
            let random = make(Fill::Random, &array, 1);
            assert_eq!(random.len(), array.byte_size(), "{dtype}");
            assert_eq!(random, make(Fill::Random, &array, 1), "{dtype}");
            assert_ne!(random, make(Fill::Random, &array, 2), "{dtype}");
            assert!(
                make(Fill::Constant(0.0), &array, 0)
                    .iter()
                    .all(|byte| *byte == 0),
                "{dtype}"
            );
            if let Some(numbers) = numbers(&array, &random) {
                assert!(
                    numbers.iter().all(|number| (0.0..=1.0).contains(number)),
                    "{dtype}"
                );
            }
        }
        let array = ArrayType::new(DType::F16, &[2]).unwrap();
        for number in [0.0, 1.0, -0.5, 1.5, 1024.0] {
            let bytes = make(Fill::Constant(number), &array, 0);
            assert_eq!(numbers(&array, &bytes), Some(vec![number; 2]));
        }
    }

    #[test]
    fn what_is_not_finite_is_counted() {
        let array = ArrayType::new(DType::F32, &[4]).unwrap();
        let bytes: Vec<u8> = [1.0f32, f32::NAN, 3.0, f32::INFINITY]
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .collect();
        let cells = Summary::of(&array, &bytes).cells(&array);
        assert_eq!(cells, ["1", "2", "3", "2", "1 NaN 3 inf"]);
        let empty = ArrayType::new(DType::F32, &[0]).unwrap();
        assert_eq!(
            Summary::of(&empty, &[]).cells(&empty),
            ["", "", "", "0", ""]
        );
    }

    #[test]
    fn numbers_have_few_digits() {
        for (number, wanted) in [
            (0.0, "0"),
            (7.5, "7.5"),
            (-1234.0, "-1234"),
            (0.000012345678, "1.23457e-5"),
            (1e20, "1.00000e20"),
            (f64::NAN, "NaN"),
        ] {
            assert_eq!(shown(number), wanted);
        }
    }
}
