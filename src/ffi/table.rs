//! The functions that a frame's plugin has for a handler.

use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};

use crate::host::fence;
use crate::sys;

/// A function of a plugin's table, where the table is long enough and has it.
macro_rules! entry {
    ($api:expr, $name:ident) => {{
        let offset = std::mem::offset_of!(crate::sys::XLA_FFI_Api, $name);
        let api: Option<&crate::sys::XLA_FFI_Api> = $api;
        api.filter(|api| api.struct_size > offset)
            .and_then(|api| api.$name)
            .and_then(|function| std::ptr::NonNull::new(function as *mut std::ffi::c_void))
    }};
}
pub(super) use entry;

/// Calls a function of a plugin's table, one that gives an error or nothing. Whether it went well: what an
/// error says is not asked for, and an exception is one.
///
/// # Safety
/// The function must be one of the table, or none, and the arguments those that it takes.
pub(super) unsafe fn ask(
    api: Option<&sys::XLA_FFI_Api>,
    function: Option<NonNull<c_void>>,
    args: *mut c_void,
) -> bool {
    let Some(function) = function else {
        return false;
    };
    // SAFETY: the caller's promise.
    match unsafe { fence::call(function, [args, null_mut(), null_mut()]) } {
        Ok(error) => match NonNull::new(error.cast::<sys::XLA_FFI_Error>()) {
            Some(error) => {
                destroy_error(api, error);
                false
            }
            None => true,
        },
        Err(thrown) => {
            thrown.dispose();
            false
        }
    }
}

fn destroy_error(api: Option<&sys::XLA_FFI_Api>, error: NonNull<sys::XLA_FFI_Error>) {
    let Some(destroy) = entry!(api, XLA_FFI_Error_Destroy) else {
        return;
    };
    let mut args = sys::XLA_FFI_Error_Destroy_Args {
        error: error.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the function takes these arguments, and the error is destroyed once.
    let freed = unsafe { fence::call(destroy, [(&raw mut args).cast(), null_mut(), null_mut()]) };
    if let Err(thrown) = freed {
        thrown.dispose();
    }
}
