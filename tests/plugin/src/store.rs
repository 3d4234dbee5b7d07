//! Processes that make up one client: each puts how many devices it has into the caller's store, and gets the others'.

use std::ffi::{c_char, c_void};

use crate::client::{last_option, text};
use crate::handle::{Failure, give, take};
use crate::sys;

/// How long the others may take.
const LIMIT_MS: i32 = 2000;

/// An error of the caller's store.
unsafe extern "C" fn make_error(
    code: sys::PJRT_Error_Code,
    message: *const c_char,
    size: usize,
) -> *mut sys::PJRT_Error {
    // SAFETY: the caller's text, as the ABI states it.
    give(Failure::new(code, unsafe { text(message, size) }))
}

static MAKE_ERROR: sys::PJRT_CallbackError = Some(make_error);

fn make_error_pointer() -> *mut sys::PJRT_CallbackError {
    std::ptr::from_ref(&MAKE_ERROR).cast_mut()
}

fn outcome(error: *mut sys::PJRT_Error) -> Result<(), Failure> {
    match error.is_null() {
        true => Ok(()),
        false => {
            let failure = take::<Failure>(error);
            Err(Failure::new(failure.code, &failure.message))
        }
    }
}

fn number(option: &str) -> Option<usize> {
    last_option(option)?.parse().ok()
}

/// The id of this process's first device, how many devices there are, and which process this is; `None` for a client
/// of one process.
pub(crate) fn meet(
    args: &sys::PJRT_Client_Create_Args,
    own: usize,
) -> Result<(usize, usize, Option<usize>), Failure> {
    let Some(nodes) = number("num_nodes").filter(|nodes| *nodes > 1) else {
        return Ok((0, own, None));
    };
    let node = number("node_id").unwrap_or(0);
    let (Some(get), Some(put), Some(try_get)) = (
        args.kv_get_callback,
        args.kv_put_callback,
        args.kv_try_get_callback,
    ) else {
        return Err(Failure::invalid(
            "num_nodes is more than 1, and there is no store",
        ));
    };
    let key = |node: usize| format!("test/node {node}");
    let (own_key, value) = (key(node), own.to_string());
    // SAFETY: the caller's functions, with arguments as the ABI states them; what they lend is given back.
    unsafe {
        let mut looked = sys::PJRT_KeyValueTryGetCallback_Args {
            key: c"test/nobody".as_ptr(),
            key_size: 11,
            callback_error: make_error_pointer(),
            user_arg: args.kv_try_get_user_arg,
            ..Default::default()
        };
        match outcome(try_get(&mut looked)) {
            Err(failure) if failure.code == sys::PJRT_Error_Code_NOT_FOUND => {}
            other => {
                return Err(other
                    .err()
                    .unwrap_or_else(|| Failure::invalid("the store has what nobody put there")));
            }
        }
        let mut told = sys::PJRT_KeyValuePutCallback_Args {
            key: own_key.as_ptr().cast(),
            key_size: own_key.len(),
            value: value.as_ptr().cast(),
            value_size: value.len(),
            callback_error: make_error_pointer(),
            user_arg: args.kv_put_user_arg,
            ..Default::default()
        };
        outcome(put(&mut told))?;
        let mut counts = Vec::new();
        for other in 0..nodes {
            let key = key(other);
            let asked = Asked {
                get,
                user: args.kv_get_user_arg,
            };
            let answer = asked.value(&key)?;
            let count = answer.parse().map_err(|_| {
                Failure::invalid(format_args!("the store says '{answer}' of '{key}'"))
            })?;
            counts.push(count);
        }
        let first = counts[..node.min(counts.len())].iter().sum();
        Ok((first, counts.iter().sum(), Some(node)))
    }
}

struct Asked {
    get: unsafe extern "C" fn(*mut sys::PJRT_KeyValueGetCallback_Args) -> *mut sys::PJRT_Error,
    user: *mut c_void,
}

impl Asked {
    /// # Safety
    /// The function must be the caller's, with its argument.
    unsafe fn value(&self, key: &str) -> Result<String, Failure> {
        let mut args = sys::PJRT_KeyValueGetCallback_Args {
            key: key.as_ptr().cast(),
            key_size: key.len(),
            timeout_in_ms: LIMIT_MS,
            callback_error: make_error_pointer(),
            user_arg: self.user,
            ..Default::default()
        };
        // SAFETY: the caller's promise.
        unsafe {
            outcome((self.get)(&mut args))?;
            let value = text(args.value, args.value_size);
            match args.value_deleter_callback {
                Some(delete) => delete(args.value),
                None => return Err(Failure::invalid("the store lends what nobody gives back")),
            }
            Ok(value)
        }
    }
}
