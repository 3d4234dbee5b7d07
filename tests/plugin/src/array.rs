//! Arrays of the programs, and arithmetic on them.
//!
//! Numbers are kept as 64-bit floats or 128-bit integers and rounded or wrapped to their type after
//! each operation. For the operations here that gives exactly what arithmetic in the type gives.

use crate::sys;

/// Element types that programs can use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum DType {
    Bool,
    /// Bits, and whether there is a sign.
    Int(u32, bool),
    F32,
    F64,
}

/// What an array is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    pub(crate) dtype: DType,
    pub(crate) dims: Vec<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Number {
    Int(i128),
    Float(f64),
}

/// Numbers in row-major order.
#[derive(Clone, Debug)]
pub(crate) struct Array {
    pub(crate) shape: Shape,
    pub(crate) numbers: Vec<Number>,
}

/// The bytes of an element, by the number of its type in the ABI.
pub(crate) fn element_size(dtype: sys::PJRT_Buffer_Type) -> Option<usize> {
    Some(match dtype {
        sys::PJRT_Buffer_Type_PRED
        | sys::PJRT_Buffer_Type_S8
        | sys::PJRT_Buffer_Type_U8
        | sys::PJRT_Buffer_Type_F8E5M2
        | sys::PJRT_Buffer_Type_F8E4M3FN
        | sys::PJRT_Buffer_Type_F8E4M3B11FNUZ
        | sys::PJRT_Buffer_Type_F8E5M2FNUZ
        | sys::PJRT_Buffer_Type_F8E4M3FNUZ
        | sys::PJRT_Buffer_Type_S4
        | sys::PJRT_Buffer_Type_U4
        | sys::PJRT_Buffer_Type_S2
        | sys::PJRT_Buffer_Type_U2
        | sys::PJRT_Buffer_Type_F8E4M3
        | sys::PJRT_Buffer_Type_F8E3M4
        | sys::PJRT_Buffer_Type_F8E8M0FNU
        | sys::PJRT_Buffer_Type_F4E2M1FN => 1,
        sys::PJRT_Buffer_Type_S16
        | sys::PJRT_Buffer_Type_U16
        | sys::PJRT_Buffer_Type_F16
        | sys::PJRT_Buffer_Type_BF16 => 2,
        sys::PJRT_Buffer_Type_S32 | sys::PJRT_Buffer_Type_U32 | sys::PJRT_Buffer_Type_F32 => 4,
        sys::PJRT_Buffer_Type_S64
        | sys::PJRT_Buffer_Type_U64
        | sys::PJRT_Buffer_Type_F64
        | sys::PJRT_Buffer_Type_C64 => 8,
        sys::PJRT_Buffer_Type_C128 => 16,
        _ => return None,
    })
}

/// The first minor version of the ABI that has the type.
pub(crate) fn since(dtype: sys::PJRT_Buffer_Type) -> i32 {
    match dtype {
        sys::PJRT_Buffer_Type_S2
        | sys::PJRT_Buffer_Type_U2
        | sys::PJRT_Buffer_Type_F8E4M3
        | sys::PJRT_Buffer_Type_F8E3M4 => 55,
        sys::PJRT_Buffer_Type_F8E8M0FNU | sys::PJRT_Buffer_Type_F4E2M1FN => 63,
        _ => 0,
    }
}

/// The bits that an element has of its byte: above them a device keeps nothing, not even a sign.
pub(crate) fn mask(dtype: sys::PJRT_Buffer_Type) -> u8 {
    match dtype {
        sys::PJRT_Buffer_Type_S4 | sys::PJRT_Buffer_Type_U4 | sys::PJRT_Buffer_Type_F4E2M1FN => {
            0x0f
        }
        sys::PJRT_Buffer_Type_S2 | sys::PJRT_Buffer_Type_U2 => 0x03,
        _ => 0xff,
    }
}

/// The axes of an array without a layout of its own, fastest first.
pub(crate) fn row_major(rank: usize) -> Vec<i64> {
    (0..rank as i64).rev().collect()
}

impl DType {
    /// By its name in MLIR.
    pub(crate) fn parse(name: &str) -> Option<DType> {
        Some(match name {
            "i1" => DType::Bool,
            "i2" => DType::Int(2, true),
            "i4" => DType::Int(4, true),
            "i8" => DType::Int(8, true),
            "i16" => DType::Int(16, true),
            "i32" => DType::Int(32, true),
            "i64" => DType::Int(64, true),
            "ui2" => DType::Int(2, false),
            "ui4" => DType::Int(4, false),
            "ui8" => DType::Int(8, false),
            "ui16" => DType::Int(16, false),
            "ui32" => DType::Int(32, false),
            "ui64" => DType::Int(64, false),
            "f32" => DType::F32,
            "f64" => DType::F64,
            _ => return None,
        })
    }

    /// Its number in the ABI.
    pub(crate) fn pjrt(self) -> sys::PJRT_Buffer_Type {
        match self {
            DType::Bool => sys::PJRT_Buffer_Type_PRED,
            DType::F32 => sys::PJRT_Buffer_Type_F32,
            DType::F64 => sys::PJRT_Buffer_Type_F64,
            DType::Int(2, true) => sys::PJRT_Buffer_Type_S2,
            DType::Int(2, false) => sys::PJRT_Buffer_Type_U2,
            DType::Int(4, true) => sys::PJRT_Buffer_Type_S4,
            DType::Int(4, false) => sys::PJRT_Buffer_Type_U4,
            DType::Int(bits, signed) => {
                let first = if signed {
                    sys::PJRT_Buffer_Type_S8
                } else {
                    sys::PJRT_Buffer_Type_U8
                };
                first + bits.trailing_zeros() - 3
            }
        }
    }

    /// Its number in XLA's protobufs.
    pub(crate) fn xla(self) -> u64 {
        match self {
            DType::Bool => 1,
            DType::Int(2, signed) => 27 - u64::from(signed),
            DType::Int(4, signed) => 22 - u64::from(signed),
            DType::Int(bits, signed) => (if signed { 2 } else { 6 }) + u64::from(bits.ilog2() - 3),
            DType::F32 => 11,
            DType::F64 => 12,
        }
    }

    pub(crate) fn size(self) -> usize {
        match self {
            DType::Bool => 1,
            DType::Int(bits, _) => bits.div_ceil(8) as usize,
            DType::F32 => 4,
            DType::F64 => 8,
        }
    }

    /// The number as this type holds it.
    pub(crate) fn hold(self, number: Number) -> Number {
        match (self, number) {
            (DType::F64, Number::Float(x)) => Number::Float(x),
            (DType::F32, Number::Float(x)) => Number::Float(f64::from(x as f32)),
            (DType::F64, Number::Int(n)) => Number::Float(n as f64),
            (DType::F32, Number::Int(n)) => Number::Float(f64::from(n as f32)),
            (DType::Bool, Number::Int(n)) => Number::Int(i128::from(n != 0)),
            (DType::Bool, Number::Float(x)) => Number::Int(i128::from(x != 0.0)),
            (DType::Int(..), Number::Float(x)) => self.hold(Number::Int(x as i128)),
            (DType::Int(bits, signed), Number::Int(n)) => {
                let wrapped = n & ((1 << bits) - 1);
                let negative = signed && wrapped >> (bits - 1) != 0;
                Number::Int(if negative {
                    wrapped - (1 << bits)
                } else {
                    wrapped
                })
            }
        }
    }

    fn load(self, bytes: &[u8]) -> Number {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        let word = u64::from_le_bytes(word);
        match self {
            DType::F32 => Number::Float(f32::from_bits(word as u32).into()),
            DType::F64 => Number::Float(f64::from_bits(word)),
            _ => self.hold(Number::Int(word.into())),
        }
    }

    fn store(self, number: Number, bytes: &mut [u8]) {
        let word = match (self, self.hold(number)) {
            (DType::F32, Number::Float(x)) => u64::from((x as f32).to_bits()),
            (_, Number::Float(x)) => x.to_bits(),
            (DType::Int(bits @ 2..8, _), Number::Int(n)) => n as u64 & ((1 << bits) - 1),
            (_, Number::Int(n)) => n as u64,
        };
        bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
    }
}

impl Shape {
    pub(crate) fn count(&self) -> usize {
        self.dims.iter().map(|&dim| dim as usize).product()
    }

    pub(crate) fn byte_size(&self) -> usize {
        self.count() * self.dtype.size()
    }

    /// All indices in row-major order.
    pub(crate) fn indices(&self) -> impl Iterator<Item = Vec<usize>> + '_ {
        (0..self.count()).map(|mut position| {
            let mut index = vec![0; self.dims.len()];
            for (axis, &dim) in self.dims.iter().enumerate().rev() {
                index[axis] = position % dim as usize;
                position /= dim as usize;
            }
            index
        })
    }

    /// Where the element at an index lies if the axes lie in this order, fastest first.
    fn position(&self, index: &[usize], minor_to_major: &[i64]) -> usize {
        let mut stride = 1;
        let mut position = 0;
        for &axis in minor_to_major {
            position += index[axis as usize] * stride;
            stride *= self.dims[axis as usize] as usize;
        }
        position
    }
}

impl Array {
    /// An array whose elements are made from their indices.
    pub(crate) fn from_fn(shape: &Shape, mut element: impl FnMut(&[usize]) -> Number) -> Array {
        let numbers = shape
            .indices()
            .map(|index| shape.dtype.hold(element(&index)));
        Array {
            numbers: numbers.collect(),
            shape: shape.clone(),
        }
    }

    pub(crate) fn at(&self, index: &[usize]) -> Number {
        self.numbers[self.shape.position(index, &row_major(index.len()))]
    }

    /// Reads an array whose axes lie in this order.
    pub(crate) fn load(shape: &Shape, bytes: &[u8], minor_to_major: &[i64]) -> Array {
        let size = shape.dtype.size();
        Array::from_fn(shape, |index| {
            let start = shape.position(index, minor_to_major) * size;
            shape.dtype.load(&bytes[start..start + size])
        })
    }

    /// Writes it so that its axes lie in this order.
    pub(crate) fn store(&self, minor_to_major: &[i64]) -> Vec<u8> {
        let size = self.shape.dtype.size();
        let mut bytes = vec![0; self.shape.byte_size()];
        for (index, number) in self.shape.indices().zip(&self.numbers) {
            let start = self.shape.position(&index, minor_to_major) * size;
            self.shape
                .dtype
                .store(*number, &mut bytes[start..start + size]);
        }
        bytes
    }
}

/// An operation on two numbers of one type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Maximum,
    Minimum,
    And,
    Or,
}

impl Binary {
    pub(crate) fn parse(name: &str) -> Option<Binary> {
        Some(match name {
            "stablehlo.add" => Binary::Add,
            "stablehlo.subtract" => Binary::Subtract,
            "stablehlo.multiply" => Binary::Multiply,
            "stablehlo.divide" => Binary::Divide,
            "stablehlo.maximum" => Binary::Maximum,
            "stablehlo.minimum" => Binary::Minimum,
            "stablehlo.and" => Binary::And,
            "stablehlo.or" => Binary::Or,
            _ => return None,
        })
    }

    pub(crate) fn of(self, a: Number, b: Number) -> Number {
        match (a, b) {
            (Number::Float(a), Number::Float(b)) => Number::Float(match self {
                Binary::Add => a + b,
                Binary::Subtract => a - b,
                Binary::Multiply => a * b,
                Binary::Divide => a / b,
                // A NaN stays one.
                Binary::Maximum if a.is_nan() || b.is_nan() => f64::NAN,
                Binary::Minimum if a.is_nan() || b.is_nan() => f64::NAN,
                Binary::Maximum => a.max(b),
                Binary::Minimum => a.min(b),
                Binary::And | Binary::Or => f64::NAN,
            }),
            (Number::Int(a), Number::Int(b)) => Number::Int(match self {
                Binary::Add => a + b,
                Binary::Subtract => a - b,
                Binary::Multiply => a.wrapping_mul(b),
                // As XLA: all bits set.
                Binary::Divide => a.checked_div(b).unwrap_or(-1),
                Binary::Maximum => a.max(b),
                Binary::Minimum => a.min(b),
                Binary::And => a & b,
                Binary::Or => a | b,
            }),
            // Both operands have the type of the result, which the reader of the program checks.
            _ => Number::Float(f64::NAN),
        }
    }
}

/// The order of two numbers, if they have one.
pub(crate) fn compare(a: Number, b: Number) -> Option<std::cmp::Ordering> {
    match (a, b) {
        (Number::Int(a), Number::Int(b)) => Some(a.cmp(&b)),
        (Number::Float(a), Number::Float(b)) => a.partial_cmp(&b),
        _ => None,
    }
}
