//! Completion.

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;
use std::time::Duration;

use super::boundary::{Out, User, boundary, destroy, number, shared};
use crate::error::{Error, Status};
use crate::event::Event;
use crate::host::callback::call_host;
use crate::host::fpenv::FpState;
use crate::plugin::c_text;

/// Tells when some work is done, and whether it went well.
///
/// *Threads*: one at a time.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_event(pub(super) Event);

/// A function that pjrtlite_event_on_ready calls. It gets the outcome of the work, the message if the
/// work failed (else an empty text; borrowed during the call), and the pointer that was given. It must return
/// normally: no exception, no longjmp.
#[allow(non_camel_case_types, reason = "the name in C")]
pub type pjrtlite_event_callback =
    Option<unsafe extern "C" fn(status: Status, message: *const c_char, user: *mut c_void)>;

/// Waits until the work is done.
///
/// @param[in] event  The event. It can be waited for again.
///
/// *Threads*: one at a time for one event.
/// *Errors*: NULL_ARGUMENT, and the failure of the work itself; IN_USE in a function that a program
/// calls on a thread of the plugin, if the event is not ready.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_event_wait(event: *mut pjrtlite_event) -> Status {
    // SAFETY: as promised by the caller.
    boundary(|| unsafe { shared(event, "event") }?.0.wait())
}

/// Waits until the work is done, but not for longer than a limit.
///
/// @param[in] event    The event. It can be waited for again, also after a time-out.
/// @param[in] seconds  The limit; 0 only looks.
///
/// *Threads*: one at a time for one event.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE if the limit is negative or no number; TIMED_OUT; and
/// the failure of the work itself.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_event_wait_for(
    event: *mut pjrtlite_event,
    seconds: f64,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let event = unsafe { shared(event, "event") }?;
        let limit = if seconds.is_nan() || seconds < 0.0 {
            return Err(Error::new(
                Status::InvalidValue,
                format!("the argument 'seconds' is {seconds}; it must be 0 or more"),
            ));
        } else {
            // Longer than can be counted is for ever.
            Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
        };
        event.0.wait_for(limit)
    })
}

/// Tests whether the work is done, well or not. Does not wait.
///
/// @param[in]  event  The event.
/// @param[out] ready  True if the work is done.
///
/// *Threads*: one at a time for one event.
/// *Errors*: NULL_ARGUMENT. The failure of the work is told by pjrtlite_event_wait.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_event_test(
    event: *mut pjrtlite_event,
    ready: *mut bool,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (event, ready) = unsafe { (shared(event, "event")?, Out::new(ready, "ready")?) };
        ready.set(event.0.is_ready()?);
        Ok(())
    })
}

/// Calls a function once, when the work is done.
///
/// It is called on this thread before this returns if the work is done already, else on a thread
/// of the plugin, possibly after the event was destroyed. It should be short: the plugin's work
/// waits for it. It has the floating-point state (traps, rounding) that this thread has now; what it
/// changes of that is gone afterwards.
///
/// @param[in] event     The event.
/// @param[in] callback  The function.
/// @param[in] user      A pointer for it, or NULL.
///
/// *Ownership*: what user points to must live until the callback has run.
/// *Threads*: one at a time for one event; the callback may run on any.
/// *Errors*: NULL_ARGUMENT, and what the plugin reports; then the callback is not called.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_event_on_ready(
    event: *mut pjrtlite_event,
    callback: pjrtlite_event_callback,
    user: *mut c_void,
) -> Status {
    let state = FpState::current();
    boundary(|| {
        // SAFETY: as promised by the caller.
        let event = unsafe { shared(event, "event") }?;
        let callback = callback.ok_or_else(|| {
            Error::new(
                Status::NullArgument,
                "the argument 'callback' is NULL; it must be a function",
            )
        })?;
        let user = User(user);
        event.0.on_ready(move |outcome| {
            let user = user;
            let (status, message) = match outcome {
                Ok(()) => (Status::Ok, c"".to_owned()),
                Err(error) => (error.status(), c_text(error.message())),
            };
            let text = message.as_ptr().cast_mut().cast();
            if let Some(callback) = NonNull::new(callback as *mut c_void) {
                // SAFETY: the function takes these three, as promised by the caller.
                unsafe { call_host(state, callback, [number(status as i32), text, user.0]) };
            }
        })
    })
}

/// Frees an event. Its work goes on.
///
/// @param[in] event  The event, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_event_destroy(event: *mut pjrtlite_event) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(event, "event") }
}
