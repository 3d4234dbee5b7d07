//! What went wrong.

use std::ffi::c_char;

use super::boundary;
use crate::error::Status;

/// Number of a `pjrtlite_status` as C gives it, which may be none of them.
type RawStatus = i32;

/// Returns the message of the last failure on this thread: a sentence for people; empty if nothing failed. A
/// success leaves it as it is.
///
/// *Ownership*: borrowed until the next failure on this thread; copy it to keep it.
/// *Threads*: each thread has its own.
/// *Errors*: none.
#[unsafe(no_mangle)]
pub extern "C" fn pjrtlite_last_error_message() -> *const c_char {
    boundary::last_error_message()
}

/// Returns the name of a status without its prefix, for example "PLUGIN_NOT_FOUND"; "UNRECOGNISED" for a
/// number that this version does not have.
///
/// *Ownership*: a static text.
/// *Threads*: any.
/// *Errors*: none.
#[unsafe(no_mangle)]
pub extern "C" fn pjrtlite_status_name(status: RawStatus) -> *const c_char {
    Status::from_code(status)
        .map_or(c"UNRECOGNISED", Status::c_name)
        .as_ptr()
}
