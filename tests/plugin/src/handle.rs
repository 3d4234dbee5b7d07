//! The objects that callers hold pointers to: every one is known, so that a stale or foreign
//! pointer is told at once, and what was not destroyed shows as a count.

use std::any::Any;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use crate::sys;

/// An error as the C interface states it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Failure {
    pub(crate) code: sys::PJRT_Error_Code,
    pub(crate) message: String,
}

/// What every function of the table gives.
pub(crate) type Outcome = Result<(), Failure>;

impl Failure {
    pub(crate) fn new(code: sys::PJRT_Error_Code, message: impl fmt::Display) -> Failure {
        Failure {
            code,
            message: message.to_string(),
        }
    }

    pub(crate) fn invalid(message: impl fmt::Display) -> Failure {
        Failure::new(sys::PJRT_Error_Code_INVALID_ARGUMENT, message)
    }

    pub(crate) fn unimplemented(message: impl fmt::Display) -> Failure {
        Failure::new(sys::PJRT_Error_Code_UNIMPLEMENTED, message)
    }
}

/// Ends the process, as real plugins do when they are misused, but says why.
pub(crate) fn misuse(what: impl fmt::Display) -> ! {
    eprintln!("test plugin: {what}");
    std::process::abort()
}

/// The lock, whatever became of a thread that held it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A kind of object behind an opaque pointer.
pub(crate) trait Handle: Any + Send + Sync {
    /// The opaque type of the ABI.
    type Raw;
    /// What several of them are called.
    const KIND: &'static str;
}

macro_rules! handles {
    ($($type:ty: $raw:ident, $kind:literal;)*) => {$(
        impl Handle for $type {
            type Raw = sys::$raw;
            const KIND: &'static str = $kind;
        }
    )*};
}

handles! {
    Failure: PJRT_Error, "errors";
    crate::event::Event: PJRT_Event, "events";
    crate::client::Client: PJRT_Client, "clients";
    crate::client::Device: PJRT_Device, "devices";
    crate::client::Memory: PJRT_Memory, "memories";
    crate::buffer::Buffer: PJRT_Buffer, "buffers";
    crate::executable::Executable: PJRT_Executable, "executables";
    crate::executable::Loaded: PJRT_LoadedExecutable, "loaded_executables";
    crate::executable::Serialized: PJRT_SerializedExecutable, "serialized_executables";
    crate::ffi::Context: PJRT_ExecuteContext, "contexts";
}

/// The kinds that a caller destroys.
pub(crate) const COUNTED: [&str; 8] = [
    "clients",
    "buffers",
    "executables",
    "loaded_executables",
    "serialized_executables",
    "contexts",
    "events",
    "errors",
];

type Known = HashMap<usize, (&'static str, Arc<dyn Any + Send + Sync>)>;

static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);

/// Makes an object known, and gives the pointer to it.
pub(crate) fn share<T: Handle>(object: &Arc<T>) -> *mut T::Raw {
    let pointer = Arc::as_ptr(object).cast_mut();
    let object: Arc<dyn Any + Send + Sync> = Arc::clone(object) as _;
    lock(&KNOWN).insert(pointer as usize, (T::KIND, object));
    pointer.cast()
}

/// Makes a new object known, and gives the pointer to it.
pub(crate) fn give<T: Handle>(object: T) -> *mut T::Raw {
    share(&Arc::new(object))
}

/// The object that a caller's pointer means.
pub(crate) fn get<T: Handle>(pointer: *const T::Raw) -> Arc<T> {
    let object = lock(&KNOWN).get(&(pointer as usize)).cloned();
    of_kind(pointer as usize, object)
}

/// The object that a caller destroys.
pub(crate) fn take<T: Handle>(pointer: *const T::Raw) -> Arc<T> {
    let object = lock(&KNOWN).remove(&(pointer as usize));
    of_kind(pointer as usize, object)
}

fn of_kind<T: Handle>(
    address: usize,
    object: Option<(&'static str, Arc<dyn Any + Send + Sync>)>,
) -> Arc<T> {
    match object {
        Some((kind, object)) => match object.downcast() {
            Ok(object) => object,
            Err(_) => misuse(format_args!(
                "{address:#x} is one of the {kind}, and was given as one of the {}",
                T::KIND
            )),
        },
        None => misuse(format_args!(
            "{address:#x} is none of the {}: it was never made, or is destroyed",
            T::KIND
        )),
    }
}

/// How many objects of a kind are known.
pub(crate) fn count(kind: &str) -> usize {
    let known = lock(&KNOWN);
    known.values().filter(|(known, _)| *known == kind).count()
}

/// The known objects of a kind.
pub(crate) fn all<T: Handle>() -> Vec<Arc<T>> {
    let known = lock(&KNOWN);
    let objects = known.values().map(|(_, object)| Arc::clone(object));
    objects
        .filter_map(|object| object.downcast().ok())
        .collect()
}
