//! What a piece of memory holds: element type, dimensions, bytes, and the order of its elements.

mod cut;
mod layout;

use std::ffi::CStr;
use std::fmt;
use std::ops::RangeInclusive;

use smallvec::SmallVec;

use crate::error::{Error, Result, Status};
use crate::sys;

pub(crate) use cut::Cut;
pub(crate) use layout::{Layout, copy_from_row_major, copy_to_row_major};

/// The type of one array element. The numbers are those of `PJRT_Buffer_Type`.
///
/// The host has at least one byte for each element. Types of fewer bits have one element in a byte;
/// devices pack several, so such memory is always copied, and never viewed.
///
/// Not every byte is a bool, i4, u4, i2, u2 or f4e2m1fn. Arrays in the host's memory are checked when
/// they are copied or viewed, and bound and viewed ones at each run, too. INVALID_VALUE names the
/// element and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum DType {
    /// Truth value, one byte: 0 or 1.
    Bool = 1,
    /// Signed integer of 8 bits.
    I8 = 2,
    /// Signed integer of 16 bits.
    I16 = 3,
    /// Signed integer of 32 bits.
    I32 = 4,
    /// Signed integer of 64 bits.
    I64 = 5,
    /// Unsigned integer of 8 bits.
    U8 = 6,
    /// Unsigned integer of 16 bits.
    U16 = 7,
    /// Unsigned integer of 32 bits.
    U32 = 8,
    /// Unsigned integer of 64 bits.
    U64 = 9,
    /// IEEE 754 binary16, as raw 16-bit words.
    F16 = 10,
    /// IEEE 754 binary32: `float`, `real32`.
    F32 = 11,
    /// IEEE 754 binary64: `double`, `real64`.
    F64 = 12,
    /// bfloat16 (the upper half of a binary32), as raw 16-bit words.
    Bf16 = 13,
    /// Complex of two binary32: real part, imaginary part.
    C64 = 14,
    /// Complex of two binary64: real part, imaginary part.
    C128 = 15,
    /// Float of 8 bits: sign, 5 of exponent, 2 of fraction; has infinities. As raw bytes.
    F8e5m2 = 16,
    /// Float of 8 bits: sign, 4 of exponent, 3 of fraction; no infinities. As raw bytes.
    F8e4m3fn = 17,
    /// Float of 8 bits: sign, 4 of exponent (bias 11), 3 of fraction; no infinities, one zero.
    /// As raw bytes.
    F8e4m3b11fnuz = 18,
    /// Float of 8 bits: sign, 5 of exponent (bias 16), 2 of fraction; no infinities, one zero.
    /// As raw bytes.
    F8e5m2fnuz = 19,
    /// Float of 8 bits: sign, 4 of exponent (bias 8), 3 of fraction; no infinities, one zero.
    /// As raw bytes.
    F8e4m3fnuz = 20,
    /// Signed integer of 4 bits, one byte an element: -8 to 7.
    I4 = 21,
    /// Unsigned integer of 4 bits, one byte an element: 0 to 15.
    U4 = 22,
    /// Signed integer of 2 bits, one byte an element: -2 to 1.
    I2 = 24,
    /// Unsigned integer of 2 bits, one byte an element: 0 to 3.
    U2 = 25,
    /// Float of 8 bits: sign, 4 of exponent, 3 of fraction; has infinities. As raw bytes.
    F8e4m3 = 26,
    /// Float of 8 bits: sign, 3 of exponent, 4 of fraction; has infinities. As raw bytes.
    F8e3m4 = 27,
    /// Float of 8 bits, all of exponent: a power of two, as scales are. As raw bytes.
    F8e8m0fnu = 28,
    /// Float of 4 bits: sign, 2 of exponent, 1 of fraction. Raw bits in the lower half of a byte,
    /// one byte an element: 0 to 15.
    F4e2m1fn = 29,
}

/// What there is to know of an element type.
struct Row {
    dtype: DType,
    /// Bytes of an element in the host's memory.
    size: usize,
    name: &'static CStr,
    /// Its number in XLA's own enumeration (`PrimitiveType` in `xla_data.proto`), which optimised
    /// programs use.
    xla: i32,
    /// The first minor version of the PJRT C API that has it, if not all have.
    since: i32,
}

/// Every element type, in the order of the numbers.
const DTYPES: [Row; 28] = [
    row(DType::Bool, 1, c"bool", 1, 0),
    row(DType::I8, 1, c"i8", 2, 0),
    row(DType::I16, 2, c"i16", 3, 0),
    row(DType::I32, 4, c"i32", 4, 0),
    row(DType::I64, 8, c"i64", 5, 0),
    row(DType::U8, 1, c"u8", 6, 0),
    row(DType::U16, 2, c"u16", 7, 0),
    row(DType::U32, 4, c"u32", 8, 0),
    row(DType::U64, 8, c"u64", 9, 0),
    row(DType::F16, 2, c"f16", 10, 0),
    row(DType::F32, 4, c"f32", 11, 0),
    row(DType::F64, 8, c"f64", 12, 0),
    row(DType::Bf16, 2, c"bf16", 16, 0),
    row(DType::C64, 8, c"c64", 15, 0),
    row(DType::C128, 16, c"c128", 18, 0),
    row(DType::F8e5m2, 1, c"f8e5m2", 19, 0),
    row(DType::F8e4m3fn, 1, c"f8e4m3fn", 20, 0),
    row(DType::F8e4m3b11fnuz, 1, c"f8e4m3b11fnuz", 23, 0),
    row(DType::F8e5m2fnuz, 1, c"f8e5m2fnuz", 24, 0),
    row(DType::F8e4m3fnuz, 1, c"f8e4m3fnuz", 25, 0),
    row(DType::I4, 1, c"i4", 21, 0),
    row(DType::U4, 1, c"u4", 22, 0),
    row(DType::I2, 1, c"i2", 26, 55),
    row(DType::U2, 1, c"u2", 27, 55),
    row(DType::F8e4m3, 1, c"f8e4m3", 28, 55),
    row(DType::F8e3m4, 1, c"f8e3m4", 29, 55),
    row(DType::F8e8m0fnu, 1, c"f8e8m0fnu", 33, 63),
    row(DType::F4e2m1fn, 1, c"f4e2m1fn", 32, 63),
];

const fn row(dtype: DType, size: usize, name: &'static CStr, xla: i32, since: i32) -> Row {
    Row {
        dtype,
        size,
        name,
        xla,
        since,
    }
}

/// Types of XLA's that no array of the host's can hold, by their numbers there, and what to do.
const OTHER_XLA_TYPES: [(i32, &str, &str); 6] = [
    (13, "a tuple", PLAIN),
    (14, "opaque", PLAIN),
    (17, TOKEN, PLAIN),
    (30, "a signed integer of 1 bit", SUPPORTED),
    (31, "an unsigned integer of 1 bit", SUPPORTED),
    (34, "a buffer of the device's", PLAIN),
];

const TOKEN: &str = "a token, which orders effects and has no values";
const PLAIN: &str = "export a function of plain arrays";

impl DType {
    fn row(self) -> &'static Row {
        // The table is in the order of the numbers, among which 0 and 23 (a token) are missing; a test
        // holds it to that.
        let number = self as usize;
        &DTYPES[number - if number < 23 { 1 } else { 2 }]
    }

    /// Every element type.
    pub fn all() -> impl Iterator<Item = DType> {
        DTYPES.iter().map(|row| row.dtype)
    }

    /// The element type with this number, if it is one that is supported.
    pub fn from_code(code: i32) -> Option<DType> {
        DType::all().find(|dtype| *dtype as i32 == code)
    }

    pub(crate) fn from_pjrt(code: sys::PJRT_Buffer_Type) -> Result<DType> {
        i32::try_from(code)
            .ok()
            .and_then(DType::from_code)
            .ok_or_else(|| unsupported(&format!("PJRT_Buffer_Type {code}"), SUPPORTED))
    }

    pub(crate) fn to_pjrt(self) -> sys::PJRT_Buffer_Type {
        self as sys::PJRT_Buffer_Type
    }

    pub(crate) fn from_xla(code: i32) -> Result<DType> {
        if let Some(row) = DTYPES.iter().find(|row| row.xla == code) {
            return Ok(row.dtype);
        }
        let named = OTHER_XLA_TYPES.iter().find(|row| row.0 == code);
        Err(match named {
            Some((_, name, advice)) => unsupported(name, advice),
            None => unsupported(&format!("of XLA's PrimitiveType {code}"), SUPPORTED),
        })
    }

    /// Bytes of one element in the host's memory.
    pub fn size(self) -> usize {
        self.row().size
    }

    /// The first minor version of the PJRT C API (0.x) that has this type.
    pub(crate) fn since_minor(self) -> i32 {
        self.row().since
    }

    /// Short name, as in `f32`; NUL-terminated.
    pub fn c_name(self) -> &'static CStr {
        self.row().name
    }

    /// How many bits of each byte an element has, if devices pack several elements in a byte. Then
    /// the host's memory and the device's differ: it is one byte an element here, and what plugins
    /// take and give in transfers is, too.
    pub(crate) fn packed_bits(self) -> Option<u32> {
        match self {
            DType::I4 | DType::U4 | DType::F4e2m1fn => Some(4),
            DType::I2 | DType::U2 => Some(2),
            _ => None,
        }
    }

    /// The numbers that the byte of an element may hold, if they are not all.
    pub(crate) fn allowed(self) -> Option<RangeInclusive<i16>> {
        match self {
            DType::Bool => Some(0..=1),
            DType::I4 => Some(-8..=7),
            DType::U4 | DType::F4e2m1fn => Some(0..=15),
            DType::I2 => Some(-2..=1),
            DType::U2 => Some(0..=3),
            _ => None,
        }
    }

    /// Whether a byte of an element that not every byte is one of shows a number with a sign.
    pub(crate) fn is_signed_byte(self) -> bool {
        matches!(self, DType::I4 | DType::I2)
    }
}

/// A type that an input or output has, and no array of the host's.
fn unsupported(what: &str, advice: &str) -> Error {
    Error::new(
        Status::Unsupported,
        format!("it is {what}, and no array of the host's holds that; {advice}"),
    )
}

/// That an input or output is a token.
pub(crate) fn token() -> Error {
    unsupported(TOKEN, PLAIN)
}

/// What to do about an element type that is not supported.
pub(crate) const SUPPORTED: &str = "convert it inside the JAX program to an array of bool, i2 to \
     i64, u2 to u64, f4, one of the f8 types, f16, bf16, f32, f64, c64 or c128";

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.c_name().to_string_lossy())
    }
}

/// Element type and dimensions of a dense array whose last index varies fastest (row-major,
/// as in C). The number of bytes is known to fit an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayType {
    dtype: DType,
    /// In place up to four of them: each array that a host sets or fetches states its own.
    dims: SmallVec<[i64; 4]>,
    byte_size: usize,
}

/// More axes than any array has; a larger number is a mistake, or malice.
pub(crate) const MAX_RANK: usize = 64;

/// Fails if an array cannot have as many axes.
pub(crate) fn check_rank(rank: usize) -> Result<()> {
    if rank <= MAX_RANK {
        return Ok(());
    }
    Err(Error::new(
        Status::InvalidValue,
        format!("an array cannot have {rank} axes; the most is {MAX_RANK}"),
    ))
}

impl ArrayType {
    /// An array type; fails if a dimension is negative, if the array would not fit the address
    /// space, or if it has more than 64 axes.
    pub fn new(dtype: DType, dims: &[i64]) -> Result<ArrayType> {
        check_rank(dims.len())?;
        let too_large = || {
            Error::new(
                Status::InvalidValue,
                format!(
                    "an array of shape {} is larger than the address space",
                    Dims(dims)
                ),
            )
        };
        let mut elements: usize = 1;
        let mut empty = false;
        for (axis, &dim) in dims.iter().enumerate() {
            let dim = usize::try_from(dim).map_err(|_| {
                Error::new(
                    Status::InvalidValue,
                    format!("dimension {axis} of shape {} is negative", Dims(dims)),
                )
            })?;
            if dim == 0 {
                empty = true;
            } else {
                elements = elements.checked_mul(dim).ok_or_else(too_large)?;
            }
        }
        // Products skip zeros above, so that an empty array with absurd other dimensions is refused too.
        let byte_size = elements
            .checked_mul(dtype.size())
            .filter(|&bytes| isize::try_from(bytes).is_ok())
            .ok_or_else(too_large)?;
        Ok(ArrayType {
            dtype,
            dims: SmallVec::from_slice(dims),
            byte_size: if empty { 0 } else { byte_size },
        })
    }

    /// Type of one element.
    pub fn dtype(&self) -> DType {
        self.dtype
    }

    /// Extent along each axis, slowest first.
    pub fn dims(&self) -> &[i64] {
        &self.dims
    }

    /// Bytes of the dense array.
    pub fn byte_size(&self) -> usize {
        self.byte_size
    }
}

impl fmt::Display for ArrayType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.dtype, Dims(&self.dims))
    }
}

/// Shows dimensions as `[2,3]`.
struct Dims<'a>(&'a [i64]);

impl fmt::Display for Dims<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (axis, dim) in self.0.iter().enumerate() {
            if axis > 0 {
                f.write_str(",")?;
            }
            write!(f, "{dim}")?;
        }
        f.write_str("]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_numbers() {
        for (position, row) in DTYPES.iter().enumerate() {
            let token = sys::PJRT_Buffer_Type_TOKEN as usize;
            let number = position + 1 + usize::from(position + 1 >= token);
            assert_eq!(row.dtype as usize, number);
            assert_eq!(row.dtype.row().name, row.name);
            assert_eq!(DType::from_xla(row.xla), Ok(row.dtype));
            assert_eq!(DType::from_pjrt(row.dtype.to_pjrt()), Ok(row.dtype));
        }
        assert_eq!(DType::from_code(0), None);
        assert_eq!(DType::from_code(23), None);
        assert_eq!(DType::from_code(30), None);
    }

    #[test]
    fn types_that_no_array_has_are_named() {
        for (number, name, advice) in [
            (13, "a tuple", "plain arrays"),
            (17, "a token", "plain arrays"),
            (14, "opaque", "plain arrays"),
            (30, "1 bit", "convert it"),
            (99, "99", "convert it"),
        ] {
            let error = DType::from_xla(number).unwrap_err();
            assert_eq!(error.status(), Status::Unsupported);
            for part in [name, advice] {
                assert!(error.message().contains(part), "no '{part}' in {error}");
            }
        }
    }

    #[test]
    fn sizes_are_those_of_c() {
        let array = |dtype, dims: &[i64]| ArrayType::new(dtype, dims).map(|a| a.byte_size());
        assert_eq!(array(DType::F32, &[2, 3]), Ok(24));
        assert_eq!(array(DType::C128, &[]), Ok(16));
        assert_eq!(array(DType::Bool, &[7]), Ok(7));
        assert_eq!(array(DType::F64, &[5, 0, 9]), Ok(0));
    }

    #[test]
    fn impossible_shapes_are_refused() {
        for dims in [
            &[-1][..],
            &[i64::MAX, 2],
            &[i64::MAX / 4, 1],
            &[0, i64::MAX, i64::MAX],
        ] {
            let error = ArrayType::new(DType::F64, dims).unwrap_err();
            assert_eq!(error.status(), Status::InvalidValue, "{dims:?}");
        }
    }

    #[test]
    fn arrays_show_as_jax_writes_them() {
        let array = ArrayType::new(DType::Bf16, &[64, 128]).unwrap();
        assert_eq!(array.to_string(), "bf16[64,128]");
        assert_eq!(
            ArrayType::new(DType::F32, &[]).unwrap().to_string(),
            "f32[]"
        );
    }
}
