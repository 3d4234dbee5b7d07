//! The one door to a plugin: each call of a function of its table goes through here.
//!
//! It checks that the function is there, keeps the floating-point state of the host, stops what the plugin
//! throws, and turns a `PJRT_Error` into an [`Error`].

use std::cell::Cell;
use std::ffi::c_void;
use std::mem::offset_of;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::Ordering;

use super::carried;
use super::trace::without_traces;
use super::{BROKEN, Plugin, borrowed_text};
use crate::error::{Error, Result, Status};
use crate::host::callback;
use crate::host::fence::{self, Thrown};
use crate::host::fpenv::FpGuard;
use crate::host::inside::{self, Inside};
use crate::host::log::{self, LogLevel};
use crate::sys;

impl Plugin {
    /// The entry of a table at an offset, if this plugin has it.
    #[inline]
    fn entry<T: sys::Table>(&self, offset: usize) -> Option<NonNull<c_void>> {
        let table = match T::EXTENSION {
            None => self.api.as_ptr().cast::<u8>(),
            Some(extension) => self.extension(extension)?.as_ptr().cast(),
        };
        // SAFETY: every table starts with its size.
        if offset + size_of::<*mut c_void>() > unsafe { table.cast::<usize>().read() } {
            return None;
        }
        // SAFETY: the entry lies within the size that the plugin states for its table, where
        // every entry is a pointer.
        NonNull::new(unsafe { table.add(offset).cast::<*mut c_void>().read() })
    }

    /// Whether the plugin has the function of these arguments. It may still answer that it does
    /// not implement it.
    pub(crate) fn has<A: sys::Args>(&self) -> bool {
        self.entry::<A::Table>(A::ENTRY_OFFSET).is_some()
    }

    /// The door: calls the plugin's function that takes these arguments.
    ///
    /// # Safety
    /// `args` must be what the function of this name asks for: pointers valid for the call, and
    /// for as long after it as the PJRT C API says of that function.
    #[inline]
    pub(crate) unsafe fn call<A: sys::Args>(&self, args: &mut A) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.session().call(args) }
    }

    /// Opens the door for several calls, which share its guard.
    #[inline]
    pub(crate) fn session(&self) -> Session<'_> {
        let inside = inside::enter();
        Session {
            plugin: self,
            is_usable: Cell::new(inside.is_some() && self.is_usable()),
            _guard: FpGuard::enter(),
            _inside: inside,
        }
    }

    #[cold]
    fn missing(&self, name: &str) -> Error {
        let (major, minor) = self.api_version();
        Error::new(
            Status::UnsupportedByPlugin,
            format!(
                "the plugin '{}' (PJRT {major}.{minor}) has no {name}; a newer plugin may",
                self.path().display()
            ),
        )
    }

    /// Reads an error of the plugin and frees it.
    ///
    /// # Safety
    /// `error` must come from this plugin and must not be used again.
    #[cold]
    pub(crate) unsafe fn take_error(&self, error: NonNull<sys::PJRT_Error>) -> Error {
        let _guard = FpGuard::enter();
        let status = self.error_code(error);
        let (status, message) = carried::restore(status, self.error_message(error));
        let mut args = sys::PJRT_Error_Destroy_Args {
            error: error.as_ptr(),
            ..Default::default()
        };
        let destroy = offset_of!(sys::PJRT_Api, PJRT_Error_Destroy);
        // SAFETY: the entry at this offset takes these arguments, and the error is destroyed once.
        unsafe { self.call_about_error(destroy, &mut args) };
        Error::new(status, message)
    }

    fn error_code(&self, error: NonNull<sys::PJRT_Error>) -> Status {
        let mut args = sys::PJRT_Error_GetCode_Args {
            error: error.as_ptr(),
            ..Default::default()
        };
        let get_code = offset_of!(sys::PJRT_Api, PJRT_Error_GetCode);
        // SAFETY: the entry at this offset takes these arguments, and the error is alive. An error
        // that this call itself may return is null in all plugins; it would be leaked, not followed.
        if unsafe { self.call_about_error(get_code, &mut args) } {
            Status::from_plugin_code(args.code)
        } else {
            Status::Unknown
        }
    }

    fn error_message(&self, error: NonNull<sys::PJRT_Error>) -> String {
        let mut args = sys::PJRT_Error_Message_Args {
            error: error.as_ptr(),
            ..Default::default()
        };
        let get_message = offset_of!(sys::PJRT_Api, PJRT_Error_Message);
        // SAFETY: the entry at this offset takes these arguments, and the error is alive.
        unsafe { self.call_about_error(get_message, &mut args) };
        // SAFETY: the text belongs to the error, which is alive.
        let message = unsafe { borrowed_text(args.message, args.message_size) };
        if message.is_empty() {
            "the plugin gave no message".to_owned()
        } else if self.library.keeps_traces {
            message
        } else {
            without_traces(&message)
        }
    }

    /// Calls one of the functions that read and end an error; whether it is there and returned.
    ///
    /// # Safety
    /// The entry at `offset` must take these arguments, which must be right.
    unsafe fn call_about_error<A>(&self, offset: usize, args: &mut A) -> bool {
        let Some(entry) = self.entry::<sys::PJRT_Api>(offset) else {
            return false;
        };
        // SAFETY: the caller's promise.
        let returned = unsafe { fence::call(entry, arguments(args)) };
        returned
            .map_err(|thrown| self.break_off(&exception(thrown, "a function about its errors")))
            .is_ok()
    }

    /// Has the plugin free something by a function that it gave for that.
    ///
    /// # Safety
    /// `free` must be a function of the plugin's that takes `object`, which is not used again.
    pub(crate) unsafe fn free_by<T>(&self, free: unsafe extern "C" fn(*mut T), object: *mut T) {
        let (Some(free), Some(_inside)) = (NonNull::new(free as *mut c_void), inside::enter())
        else {
            return;
        };
        let _guard = FpGuard::enter();
        // SAFETY: the caller's promise.
        let freed = unsafe { fence::call(free, [object.cast(), null_mut(), null_mut()]) };
        if let Err(thrown) = freed {
            self.break_off(&exception(thrown, "a function that frees"));
        }
    }

    /// Ends all use of the plugin for this client, after an exception has left it: nobody knows in what
    /// state. What the plugin has made for the client is leaked.
    #[cold]
    fn break_off(&self, error: &Error) {
        // The host hears of it in the midst of a call, with what that holds: as in a callback.
        callback::called(|| log::say(LogLevel::Error, error.message()));
        self.exception
            .lock()
            .get_or_insert_with(|| error.message().to_owned());
        self.process.store(BROKEN, Ordering::Relaxed);
    }

    /// Why the plugin cannot be called.
    #[cold]
    pub(super) fn refusal(&self) -> Error {
        match &*self.exception.lock() {
            Some(exception) => Error::new(
                Status::PluginException,
                format!(
                    "this client cannot be used any more, because of what came before: {exception}. \
                     Destroy it with all that was made from it, and make a new client to go on"
                ),
            ),
            None if self.is_usable() => inside::process_is_ending(),
            None => used_after_fork(),
        }
    }
}

/// What left the plugin in one of its functions, as an error.
#[cold]
pub(super) fn exception(thrown: Thrown, function: &str) -> Error {
    let error = Error::new(
        Status::PluginException,
        format!("the plugin's {function} threw {thrown}"),
    );
    thrown.dispose();
    error
}

/// The arguments of a function of the plugin's, which are behind one pointer.
#[inline(always)]
fn arguments<A>(args: &mut A) -> [*mut c_void; 3] {
    [std::ptr::from_mut(args).cast(), null_mut(), null_mut()]
}

#[cold]
fn used_after_fork() -> Error {
    Error::new(
        Status::UsedAfterFork,
        "the plugin made a client before this process was forked, and its threads are the \
         parent's. Fork before the first client is made, or start the child by exec",
    )
}

/// A plugin with its guard set: for several calls in a row, between which nothing of the host runs.
pub(crate) struct Session<'a> {
    plugin: &'a Plugin,
    /// As of the plugin; false from the first exception on.
    is_usable: Cell<bool>,
    _guard: FpGuard,
    // The end of the process waits until it is closed.
    _inside: Option<Inside>,
}

impl Session<'_> {
    /// The door: see [`Plugin::call`].
    ///
    /// # Safety
    /// As for [`Plugin::call`].
    #[inline]
    pub(crate) unsafe fn call<A: sys::Args>(&self, args: &mut A) -> Result<()> {
        if !self.is_usable.get() {
            return Err(self.plugin.refusal());
        }
        let Some(entry) = self.plugin.entry::<A::Table>(A::ENTRY_OFFSET) else {
            return Err(self.plugin.missing(A::NAME));
        };
        // SAFETY: every entry that `sys::Args` names takes these arguments, for which the caller vouches,
        // and returns an error or null.
        match unsafe { fence::call(entry, arguments(args)) } {
            Ok(error) => match NonNull::new(error.cast()) {
                None => Ok(()),
                // SAFETY: the plugin just returned this error, and it is used nowhere else.
                Some(error) => Err(unsafe { self.plugin.take_error(error) }),
            },
            Err(thrown) => Err(self.threw(thrown, A::NAME)),
        }
    }

    #[cold]
    fn threw(&self, thrown: Thrown, function: &str) -> Error {
        let error = exception(thrown, function);
        self.is_usable.set(false);
        self.plugin.break_off(&error);
        error
    }

    /// The plugin.
    pub(crate) fn plugin(&self) -> &Plugin {
        self.plugin
    }
}
