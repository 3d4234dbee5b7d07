//! Objects that a plugin made, destroyed once and at the right time.

use std::ffi::c_void;
use std::fmt;
use std::ptr::NonNull;
use std::sync::atomic::AtomicPtr;

use parking_lot::Mutex;

use super::{Plugin, Session};
use crate::error::{Error, Result, Status};
use crate::host::inside;
use crate::sys;

/// A kind of object that a plugin makes and destroys.
///
/// # Safety
/// `destroy_args` must fill all arguments of the function that frees such an object.
pub(crate) unsafe trait Object: Sized {
    /// Whether it is a client, which goes last of all that the plugin made for it.
    const IS_CLIENT: bool;

    /// The arguments of the function that frees it.
    type DestroyArgs: sys::Args;

    /// Those arguments for this object.
    fn destroy_args(object: NonNull<Self>) -> Self::DestroyArgs;
}

macro_rules! objects {
    ($($object:ident, $args:ident, $field:ident, $is_client:literal;)*) => {$(
        // SAFETY: the object is the function's one argument.
        unsafe impl Object for sys::$object {
            const IS_CLIENT: bool = $is_client;

            type DestroyArgs = sys::$args;

            fn destroy_args(object: NonNull<Self>) -> Self::DestroyArgs {
                sys::$args {
                    $field: object.as_ptr(),
                    ..Default::default()
                }
            }
        }
    )*};
}

objects! {
    PJRT_Client, PJRT_Client_Destroy_Args, client, true;
    PJRT_Event, PJRT_Event_Destroy_Args, event, false;
    PJRT_Buffer, PJRT_Buffer_Destroy_Args, buffer, false;
    PJRT_Executable, PJRT_Executable_Destroy_Args, executable, false;
    PJRT_LoadedExecutable, PJRT_LoadedExecutable_Destroy_Args, executable, false;
    PJRT_ExecuteContext, PJRT_ExecuteContext_Destroy_Args, context, false;
}

/// An object of a plugin that is destroyed when this goes out of scope.
pub(crate) struct Owned<T: Object> {
    plugin: &'static Plugin,
    object: NonNull<T>,
}

/// What is let go of while the process ends, and is the plugin's to keep: nothing that checks for leaks
/// at the end takes these for lost.
static LEFT: Mutex<Vec<AtomicPtr<c_void>>> = Mutex::new(Vec::new());

// SAFETY: the kinds of objects above may be used and destroyed from any thread.
unsafe impl<T: Object> Send for Owned<T> {}
// SAFETY: and from several threads at once.
unsafe impl<T: Object> Sync for Owned<T> {}

impl<T: Object> Owned<T> {
    /// Takes over an object that the plugin just made; fails if there is none.
    ///
    /// # Safety
    /// `object` must be null, or an object of this plugin that nothing else will destroy.
    pub(crate) unsafe fn new(plugin: &'static Plugin, object: *mut T) -> Result<Owned<T>> {
        match NonNull::new(object) {
            Some(object) => Ok(Owned { plugin, object }),
            None => Err(Error::new(
                Status::Internal,
                format!(
                    "the plugin reported success, but gave no {}",
                    std::any::type_name::<T>()
                        .rsplit("::")
                        .next()
                        .unwrap_or("object")
                ),
            )),
        }
    }

    /// Destroys it in a session that is open, which saves the guard of its own.
    #[inline(always)]
    pub(crate) fn destroy_in(self, session: &Session<'_>) {
        let mut args = T::destroy_args(self.object);
        std::mem::forget(self);
        // SAFETY: the object was owned, so it is destroyed once. In a child by fork the session
        // refuses, and the object is only a copy.
        let _ = unsafe { session.call(&mut args) };
    }

    pub(crate) fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    pub(crate) fn as_ptr(&self) -> *mut T {
        self.object.as_ptr()
    }
}

impl<T: Object> Drop for Owned<T> {
    fn drop(&mut self) {
        // In a child by fork the object is only a copy, whose threads are the parent's. And a plugin
        // that an exception has left is not called any more: what it made stays.
        if self.plugin.is_usable() {
            let mut args = T::destroy_args(self.object);
            // SAFETY: the object is owned here, so it is destroyed once. That this fails can be told
            // to nobody; the object is then the plugin's to keep.
            let destroyed = unsafe { self.plugin.call(&mut args) };
            if destroyed.is_err() && inside::is_ending() {
                LEFT.lock()
                    .push(AtomicPtr::new(self.object.as_ptr().cast()));
            }
        }
        if T::IS_CLIENT {
            self.plugin.client_ended();
        }
    }
}

impl<T: Object> fmt::Debug for Owned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.object)
    }
}
