//! Messages that nobody asked for.

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use super::boundary::{User, boundary, number};
use crate::error::Status;
use crate::host::callback::call_host;
use crate::host::fpenv::FpState;
use crate::host::log::{self, LogSink};
use crate::plugin::c_text;

/// A function for messages, set by pjrtlite_set_log_callback. It gets the level of a message (1 an
/// error, 2 a warning, 3 information), its text without a newline, borrowed during the call, and the pointer
/// that was given. It must return normally: no exception, no longjmp.
#[allow(non_camel_case_types, reason = "the name in C")]
pub type pjrtlite_log_callback =
    Option<unsafe extern "C" fn(level: i32, message: *const c_char, user: *mut c_void)>;

/// Gives this library's own messages to a function, instead of printing them on stderr. They are few, and
/// none comes unless the log level is raised. That is done by the option "pjrtlite.log_level" of a client, or
/// the environment variable PJRTLITE_LOG (0 to 3, or quiet, error, warning, info), which counts where no
/// option was set. The plugins' own messages go to stderr in any case, by the same level.
///
/// The function may be called on any thread, several at once, inside any function of this library,
/// and has the floating-point state that this thread has now. It may call functions of this library
/// except this one; messages of those are dropped.
///
/// @param[in] callback  The function, or NULL for stderr.
/// @param[in] user      A pointer for it, or NULL.
///
/// *Ownership*: what user points to must live until another function is set; when that returns, this
/// one is called no more.
/// *Threads*: any.
/// *Errors*: INVALID_VALUE inside such a function.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_set_log_callback(
    callback: pjrtlite_log_callback,
    user: *mut c_void,
) -> Status {
    let state = FpState::current();
    boundary(|| {
        let user = User(user);
        log::set_sink(callback.map(|callback| -> LogSink {
            Box::new(move |level, message| {
                let user = &user;
                let message = c_text(message);
                let text = message.as_ptr().cast_mut().cast();
                if let Some(callback) = NonNull::new(callback as *mut c_void) {
                    // SAFETY: the function takes these three, as promised by the caller.
                    unsafe { call_host(state, callback, [number(level as i32), text, user.0]) };
                }
            })
        }))
    })
}
