//! Element types.

use std::ffi::c_char;

use crate::array::DType;

/// Number of a `pjrtlite_dtype` as C gives it, which may be none of them.
pub(super) type RawDType = i32;

/// The short name of an element type, for example "f32"; "unknown" for a number that is none.
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

/// The size of one element in bytes; 0 for a number that is no element type.
///
/// *Threads*: any.
/// *Errors*: none.
#[unsafe(no_mangle)]
pub extern "C" fn pjrtlite_dtype_size(dtype: RawDType) -> usize {
    DType::from_code(dtype).map_or(0, DType::size)
}
