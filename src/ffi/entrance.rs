//! What plugins call: a C function for each place in the registry, since a frame does not say by which
//! name it was called.

use std::cell::Cell;
use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};
use std::sync::Arc;

use super::context::{self, Facts};
use super::frame::Frame;
use super::pool::{self, Division, Work};
use super::registry;
use super::table::entry;
use crate::error::{Error, Result, Status};
use crate::host::log::{self, LogLevel};
use crate::host::{callback, fence};
use crate::plugin::carry;
use crate::sys;

/// A handler, as plugins call it.
type Handler = unsafe extern "C" fn(*mut sys::XLA_FFI_CallFrame) -> *mut sys::XLA_FFI_Error;

/// The version of the FFI that the handlers say they were made for: the oldest that plugins take. What
/// they use is the same in all.
const VERSION: (i32, i32) = (0, 1);

/// The handler of the function at the index `N`.
unsafe extern "C" fn slot<const N: usize>(
    frame: *mut sys::XLA_FFI_CallFrame,
) -> *mut sys::XLA_FFI_Error {
    // SAFETY: the plugin's promise.
    unsafe { entered(N, frame) }
}

macro_rules! slots {
    ($($row:literal)*) => { [$(
        slot::<{ 16 * $row }>, slot::<{ 16 * $row + 1 }>, slot::<{ 16 * $row + 2 }>,
        slot::<{ 16 * $row + 3 }>, slot::<{ 16 * $row + 4 }>, slot::<{ 16 * $row + 5 }>,
        slot::<{ 16 * $row + 6 }>, slot::<{ 16 * $row + 7 }>, slot::<{ 16 * $row + 8 }>,
        slot::<{ 16 * $row + 9 }>, slot::<{ 16 * $row + 10 }>, slot::<{ 16 * $row + 11 }>,
        slot::<{ 16 * $row + 12 }>, slot::<{ 16 * $row + 13 }>, slot::<{ 16 * $row + 14 }>,
        slot::<{ 16 * $row + 15 }>,
    )*] };
}

/// A handler for each index of the registry.
pub(super) static SLOTS: [Handler; registry::MOST] = slots!(
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
);

thread_local! {
    /// The number of our type of data, while this thread tells a plugin of functions.
    static NUMBER: Cell<Option<i64>> = const { Cell::new(None) };
}

/// Tells a plugin of a function, whose metadata it asks for meanwhile.
pub(super) fn telling<T>(number: i64, tell: impl FnOnce() -> T) -> T {
    NUMBER.set(Some(number));
    let told = tell();
    NUMBER.set(None);
    told
}

/// Does some work in parts, on several threads: see [`pool::divide`].
pub(crate) fn divide(frame: &Frame<'_>, at_most: usize, work: &Work<'_>) -> Result<()> {
    pool::divide(frame, at_most, work, do_task)
}

/// What a plugin's thread is given to do.
///
/// # Safety
/// `data` must be a share of a [`Division`], which becomes the task's.
unsafe extern "C" fn do_task(data: *mut c_void) {
    // SAFETY: the caller's promise.
    unsafe { Arc::from_raw(data.cast::<Division>()) }.help();
}

/// # Safety
/// `frame` must be null, or a frame that is valid during the call.
unsafe fn entered(index: usize, frame: *mut sys::XLA_FFI_CallFrame) -> *mut sys::XLA_FFI_Error {
    // SAFETY: the caller's promise.
    let Some(frame) = (unsafe { frame.as_ref() }) else {
        return null_mut();
    };
    // SAFETY: the extension is the frame's.
    if let Some(extension) = unsafe { frame.extension_start.as_ref() }
        && extension.type_ == sys::XLA_FFI_Extension_Metadata
    {
        // SAFETY: an extension of this type is such a struct.
        unsafe { tell_metadata(frame, frame.extension_start.cast()) };
        return null_mut();
    }
    let mut outcome = Err(Error::new(
        Status::Panic,
        "a fault inside pjrtlite was caught in a function that a program called; please report it",
    ));
    callback::called_in_run(|| outcome = execute(index, frame));
    match outcome {
        Ok(()) => null_mut(),
        Err(error) => make_error(frame, &error),
    }
}

fn execute(index: usize, frame: &sys::XLA_FFI_CallFrame) -> Result<()> {
    if frame.stage != sys::XLA_FFI_ExecutionStage_EXECUTE {
        return Ok(());
    }
    // Runs that come to functions of the library alone have no context, and a plugin that is asked for
    // something in it crashes.
    let facts = match registry::function(index).is_some_and(|function| function.is_of_host) {
        // SAFETY: it is the frame of an execution.
        true => unsafe { context::facts_of(frame) },
        false => None,
    };
    let facts = facts.unwrap_or_else(Facts::default);
    // SAFETY: as above.
    registry::call(index, &unsafe { Frame::new(frame, &facts) })
}

/// # Safety
/// The extension must be one for metadata, which the plugin gives to be filled in.
unsafe fn tell_metadata(
    frame: &sys::XLA_FFI_CallFrame,
    extension: *mut sys::XLA_FFI_Metadata_Extension,
) {
    // Without a version the plugin does not take the handler. A failure that cannot be told must not pass
    // for a result.
    if error_maker(frame).is_none() {
        return;
    }
    // SAFETY: the caller's promise.
    if let Some(metadata) = unsafe { (*extension).metadata.as_mut() } {
        (
            metadata.api_version.major_version,
            metadata.api_version.minor_version,
        ) = VERSION;
        metadata.traits = 0;
    }
    if let Some(number) = NUMBER.try_with(Cell::get).unwrap_or(None) {
        context::note_type(frame.api, number);
    }
}

/// The plugin's function that makes errors.
fn error_maker(frame: &sys::XLA_FFI_CallFrame) -> Option<NonNull<c_void>> {
    // SAFETY: the frame leads to the plugin's table.
    entry!(unsafe { frame.api.as_ref() }, XLA_FFI_Error_Create)
}

/// A failure as the plugin takes it. Only a plugin that throws here gets none; then the log has it.
#[cold]
fn make_error(frame: &sys::XLA_FFI_CallFrame, error: &Error) -> *mut sys::XLA_FFI_Error {
    let (code, message) = carry(error);
    let mut args = sys::XLA_FFI_Error_Create_Args {
        message: message.as_ptr(),
        errc: code,
        ..Default::default()
    };
    // SAFETY: the function takes these arguments, and copies the message.
    let made = error_maker(frame).map(|create| unsafe {
        fence::call(create, [(&raw mut args).cast(), null_mut(), null_mut()])
    });
    match made {
        Some(Ok(made)) => return made.cast(),
        Some(Err(thrown)) => thrown.dispose(),
        None => {}
    }
    log::say(
        LogLevel::Error,
        format_args!("a function failed, and the plugin could not be told: {error}"),
    );
    null_mut()
}
