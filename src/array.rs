//! What a piece of memory holds: element type, dimensions, bytes, and the order of its elements.

use std::fmt;

use crate::error::{Error, Result, Status};
use crate::sys;

/// The type of one array element. The numbers are those of `PJRT_Buffer_Type`.
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
}

/// Every element type, with its bytes, its name, and its number in XLA's own enumeration
/// (`PrimitiveType` in `xla_data.proto`), which optimised programs use.
const DTYPES: [(DType, usize, &std::ffi::CStr, i32); 15] = [
    (DType::Bool, 1, c"bool", 1),
    (DType::I8, 1, c"i8", 2),
    (DType::I16, 2, c"i16", 3),
    (DType::I32, 4, c"i32", 4),
    (DType::I64, 8, c"i64", 5),
    (DType::U8, 1, c"u8", 6),
    (DType::U16, 2, c"u16", 7),
    (DType::U32, 4, c"u32", 8),
    (DType::U64, 8, c"u64", 9),
    (DType::F16, 2, c"f16", 10),
    (DType::F32, 4, c"f32", 11),
    (DType::F64, 8, c"f64", 12),
    (DType::Bf16, 2, c"bf16", 16),
    (DType::C64, 8, c"c64", 15),
    (DType::C128, 16, c"c128", 18),
];

impl DType {
    fn row(self) -> &'static (DType, usize, &'static std::ffi::CStr, i32) {
        // The table is in the order of the numbers, which start at 1; a test holds it to that.
        &DTYPES[self as usize - 1]
    }

    /// The element type with this number, if it is one that is supported.
    pub fn from_code(code: i32) -> Option<DType> {
        DTYPES
            .iter()
            .map(|row| row.0)
            .find(|dtype| *dtype as i32 == code)
    }

    pub(crate) fn from_pjrt(code: sys::PJRT_Buffer_Type) -> Result<DType> {
        i32::try_from(code)
            .ok()
            .and_then(DType::from_code)
            .ok_or_else(|| unsupported(format_args!("PJRT_Buffer_Type {code}")))
    }

    pub(crate) fn to_pjrt(self) -> sys::PJRT_Buffer_Type {
        self as sys::PJRT_Buffer_Type
    }

    pub(crate) fn from_xla(code: i32) -> Result<DType> {
        DTYPES
            .iter()
            .find(|row| row.3 == code)
            .map(|row| row.0)
            .ok_or_else(|| unsupported(format_args!("XLA PrimitiveType {code}")))
    }

    /// Bytes of one element.
    pub fn size(self) -> usize {
        self.row().1
    }

    /// Short name, as in `f32`; NUL-terminated.
    pub fn c_name(self) -> &'static std::ffi::CStr {
        self.row().2
    }
}

fn unsupported(what: fmt::Arguments<'_>) -> Error {
    Error::new(
        Status::UnsupportedByPlugin,
        format!(
            "element type {what} is not supported; convert the array inside the JAX program \
             to one of bool, i8 to i64, u8 to u64, f16, bf16, f32, f64, c64, c128"
        ),
    )
}

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
    dims: Box<[i64]>,
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
            dims: dims.into(),
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

/// The order in which an array's elements lie in a plugin's memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Dense, last index fastest: as the host has it.
    RowMajor,
    /// Dense, in another order of the axes, listed from the fastest to the slowest.
    Permuted(Box<[usize]>),
}

impl Layout {
    /// The layout whose axes run from fastest to slowest in this order.
    ///
    /// Axes of extent 1 and empty arrays have no order to speak of, so they never make a layout
    /// different from row-major.
    pub(crate) fn from_minor_to_major(minor_to_major: &[i64], dims: &[i64]) -> Result<Layout> {
        let rank = dims.len();
        let bad = || {
            Error::new(
                Status::Internal,
                format!(
                    "the plugin states layout {} for shape {}",
                    Dims(minor_to_major),
                    Dims(dims)
                ),
            )
        };
        let axes = minor_to_major
            .iter()
            .map(|&axis| usize::try_from(axis).map_err(|_| bad()))
            .collect::<Result<Box<[usize]>>>()?;
        let mut seen = vec![false; rank];
        for &axis in &axes {
            if axis >= rank || std::mem::replace(&mut seen[axis], true) {
                return Err(bad());
            }
        }
        if axes.len() != rank {
            return Err(bad());
        }
        let ordered = axes
            .iter()
            .filter(|&&axis| dims[axis] != 1)
            .is_sorted_by(|a, b| a > b);
        if ordered || dims.contains(&0) {
            Ok(Layout::RowMajor)
        } else {
            Ok(Layout::Permuted(axes))
        }
    }

    /// The layout with these strides in bytes, which must be dense.
    pub(crate) fn from_byte_strides(strides: &[i64], array: &ArrayType) -> Result<Layout> {
        let mut axes: Vec<usize> = (0..array.dims().len()).collect();
        if strides.len() == axes.len() {
            // Where strides are equal, one of the axes has extent 1; then the order does not matter.
            axes.sort_by_key(|&axis| (strides[axis], std::cmp::Reverse(axis)));
            let mut dense = array.dtype().size() as i64;
            let is_dense = array.byte_size() == 0
                || axes.iter().all(|&axis| {
                    let fits = array.dims()[axis] == 1 || strides[axis] == dense;
                    dense *= array.dims()[axis];
                    fits
                });
            if is_dense {
                let axes: Vec<i64> = axes.into_iter().map(|axis| axis as i64).collect();
                return Layout::from_minor_to_major(&axes, array.dims());
            }
        }
        Err(Error::new(
            Status::UnsupportedByPlugin,
            format!(
                "the plugin keeps {array} with byte strides {}, which is not dense",
                Dims(strides)
            ),
        ))
    }
}

impl Layout {
    /// The array that is row-major where `array` is in this layout: the same memory, with the
    /// axes in the order from slowest to fastest.
    pub(crate) fn physical(&self, array: &ArrayType) -> ArrayType {
        match self {
            Layout::RowMajor => array.clone(),
            Layout::Permuted(minor_to_major) => ArrayType {
                dims: minor_to_major
                    .iter()
                    .rev()
                    .map(|&axis| array.dims[axis])
                    .collect(),
                ..array.clone()
            },
        }
    }
}

/// Copies an array out of a plugin's memory into a dense row-major one.
///
/// # Safety
/// `source` must be readable and `target` writable for `array.byte_size()` bytes. They may overlap
/// only in row-major layout.
pub(crate) unsafe fn copy_to_row_major(
    source: *const u8,
    layout: &Layout,
    array: &ArrayType,
    target: *mut u8,
) {
    copy(layout, array, |dense, stored, size| {
        // SAFETY: the caller's promise, and both pieces lie inside the array.
        unsafe { std::ptr::copy(source.add(stored), target.add(dense), size) };
    });
}

/// Copies a dense row-major array into one in a plugin's order.
///
/// # Safety
/// As for [`copy_to_row_major`].
pub(crate) unsafe fn copy_from_row_major(
    source: *const u8,
    layout: &Layout,
    array: &ArrayType,
    target: *mut u8,
) {
    copy(layout, array, |dense, stored, size| {
        // SAFETY: as above.
        unsafe { std::ptr::copy_nonoverlapping(source.add(dense), target.add(stored), size) };
    });
}

/// Calls `piece` with the offset of each piece of an array in its dense row-major form and in
/// this layout, and its size, all in bytes. Both pieces lie inside `array.byte_size()` bytes.
fn copy(layout: &Layout, array: &ArrayType, mut piece: impl FnMut(usize, usize, usize)) {
    if array.byte_size() == 0 {
        return;
    }
    let Layout::Permuted(minor_to_major) = layout else {
        return piece(0, 0, array.byte_size());
    };
    let size = array.dtype().size();
    // A call does this at each run, so nothing is allocated here.
    let rank = array.dims().len();
    let mut dims = [0; MAX_RANK];
    for (dim, &given) in dims.iter_mut().zip(array.dims()) {
        *dim = given as usize;
    }
    let mut strides = [0; MAX_RANK];
    let mut stride = size;
    for &axis in minor_to_major {
        strides[axis] = stride;
        stride *= dims[axis];
    }
    let mut index = [0; MAX_RANK];
    let mut stored = 0;
    for dense in (0..array.byte_size()).step_by(size) {
        // `stored` is the sum of index times stride of a dense permutation of the same axes.
        piece(dense, stored, size);
        for axis in (0..rank).rev() {
            index[axis] += 1;
            stored += strides[axis];
            if index[axis] < dims[axis] {
                break;
            }
            stored -= strides[axis] * dims[axis];
            index[axis] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_numbers() {
        for (position, row) in DTYPES.iter().enumerate() {
            assert_eq!(row.0 as usize, position + 1);
            assert_eq!(DType::from_xla(row.3), Ok(row.0));
            assert_eq!(DType::from_pjrt(row.0.to_pjrt()), Ok(row.0));
        }
        assert_eq!(DType::from_code(0), None);
        assert_eq!(DType::from_code(16), None);
        assert!(DType::from_xla(17).is_err(), "a token is no array element");
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

    #[test]
    fn layouts_are_row_major_when_the_order_cannot_matter() {
        let layout = |axes: &[i64], dims: &[i64]| Layout::from_minor_to_major(axes, dims);
        assert_eq!(layout(&[1, 0], &[2, 3]), Ok(Layout::RowMajor));
        assert_eq!(layout(&[0, 1], &[1, 3]), Ok(Layout::RowMajor));
        assert_eq!(layout(&[0, 1], &[0, 3]), Ok(Layout::RowMajor));
        assert_eq!(layout(&[], &[]), Ok(Layout::RowMajor));
        let column_major = Layout::Permuted([0, 1].into());
        assert_eq!(layout(&[0, 1], &[2, 3]), Ok(column_major.clone()));
        for axes in [&[0][..], &[0, 0], &[0, 2], &[0, -1]] {
            assert!(layout(axes, &[2, 3]).is_err(), "{axes:?}");
        }

        let array = ArrayType::new(DType::F32, &[2, 3]).unwrap();
        let strides = |bytes: &[i64]| Layout::from_byte_strides(bytes, &array);
        assert_eq!(strides(&[12, 4]), Ok(Layout::RowMajor));
        assert_eq!(strides(&[4, 8]), Ok(column_major));
        assert!(strides(&[16, 4]).is_err());
        assert!(strides(&[4]).is_err());
    }

    #[test]
    fn permuted_memory_is_put_in_order() {
        // A[i,j,k] = 100 i + 10 j + k of shape [2,3,4], stored with axis 1 fastest, then 0, then 2.
        let array = ArrayType::new(DType::I16, &[2, 3, 4]).unwrap();
        let layout = Layout::from_minor_to_major(&[1, 0, 2], array.dims()).unwrap();
        let mut stored = Vec::new();
        for k in 0..4 {
            for i in 0..2 {
                for j in 0..3 {
                    stored.push((100 * i + 10 * j + k) as i16);
                }
            }
        }
        let mut dense = vec![0i16; 24];
        // SAFETY: both vectors hold 24 elements of 2 bytes.
        unsafe {
            copy_to_row_major(
                stored.as_ptr().cast(),
                &layout,
                &array,
                dense.as_mut_ptr().cast(),
            );
        }
        for i in 0..2 {
            for j in 0..3 {
                for k in 0..4 {
                    assert_eq!(dense[(i * 3 + j) * 4 + k] as usize, 100 * i + 10 * j + k);
                }
            }
        }
        let mut again = vec![0i16; 24];
        // SAFETY: as above.
        unsafe {
            copy_from_row_major(
                dense.as_ptr().cast(),
                &layout,
                &array,
                again.as_mut_ptr().cast(),
            );
        }
        assert_eq!(again, stored);
        assert_eq!(layout.physical(&array).to_string(), "i16[4,2,3]");
    }
}
