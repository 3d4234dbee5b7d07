//! Element types.

use std::ffi::c_char;

use super::boundary::Out;
use crate::array::{ArrayType, DType};
use crate::error::Result;

/// Number of a `pjrtlite_dtype` as C gives it, which may be none of them.
pub(super) type RawDType = i32;

/// A stream of the platform's, as an integer.
pub(super) type RawStream = isize;

/// Returns the short name of an element type, for example "f32"; "unknown" for a number that is none.
///
/// *Ownership*: a static text.
/// *Threads*: any.
/// *Errors*: none.
#[unsafe(no_mangle)]
pub extern "C" fn pjrtlite_dtype_name(dtype: RawDType) -> *const c_char {
    DType::from_code(dtype)
        .map_or(c"unknown", DType::c_name)
        .as_ptr()
}

/// Returns the size of one element in bytes; 0 for a number that is no element type.
///
/// *Threads*: any.
/// *Errors*: none.
#[unsafe(no_mangle)]
pub extern "C" fn pjrtlite_dtype_byte_size(dtype: RawDType) -> usize {
    DType::from_code(dtype).map_or(0, DType::size)
}

/// Places for an array type, which C takes in parts.
pub(super) struct ArrayOut {
    dtype: Out<DType>,
    dims: Out<*const i64>,
    rank: Out<usize>,
}

impl ArrayOut {
    /// # Safety
    /// The pointers must be null, or writable for as long as this is used.
    pub(super) unsafe fn new(
        dtype: *mut DType,
        dims: *mut *const i64,
        rank: *mut usize,
    ) -> Result<ArrayOut> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(ArrayOut {
                dtype: Out::new(dtype, "dtype")?,
                dims: Out::new(dims, "dims")?,
                rank: Out::new(rank, "rank")?,
            })
        }
    }

    /// Lends the array type to C, which must not use it for longer than `array` lives.
    pub(super) fn set(self, array: &ArrayType) {
        self.set_parts(array.dtype(), array.dims());
    }

    /// The same, of an array whose parts are known.
    pub(super) fn set_parts(self, dtype: DType, dims: &[i64]) {
        self.dtype.set(dtype);
        self.dims.set(dims.as_ptr());
        self.rank.set(dims.len());
    }
}
