//! The version of the library.

use std::ffi::c_char;

/// Returns the version of the library that is linked, for example "0.1.0".
///
/// Compare it with PJRTLITE_VERSION_MAJOR and PJRTLITE_VERSION_MINOR, which are those of this
/// header.
///
/// *Ownership*: a static text.
/// *Threads*: any.
/// *Errors*: none.
#[unsafe(no_mangle)]
pub extern "C" fn pjrtlite_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}
