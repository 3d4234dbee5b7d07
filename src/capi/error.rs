//! What went wrong.

use std::ffi::{CStr, c_char};

use super::boundary;
use crate::error::{Error, Status};

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

/// Fails in the way of this library: the message becomes this thread's last one, and the status is
/// given back. It is for functions over this library that a host writes, or `pjrtlite wrap`, so that
/// their callers find messages in one place.
///
/// @param[in] status   Which failure it is; none of them is PJRTLITE_STATUS_OK.
/// @param[in] message  The text: what was expected, what came, and what helps; copied. It may be the last message.
///
/// *Threads*: any.
/// *Errors*: the status; in its place NULL_ARGUMENT without a message, INVALID_VALUE for
/// PJRTLITE_STATUS_OK and for numbers that are no status.
///
/// # Safety
/// The message must be a text that ends in 0, or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_fail(status: RawStatus, message: *const c_char) -> Status {
    boundary::boundary(|| {
        if message.is_null() {
            return Err(boundary::null("message"));
        }
        // SAFETY: not null, and the caller promises the rest. A text that was cut inside of a character is
        // better than none.
        let message = unsafe { CStr::from_ptr(message) }.to_string_lossy();
        match Status::from_code(status) {
            None | Some(Status::Ok) => Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the argument 'status' is {status}, which is no failure; the message is: {message}"
                ),
            )),
            Some(status) => Err(Error::new(status, message)),
        }
    })
}
