//! Where C meets Rust: panics stop here, pointers are checked, and failures become a status with
//! a message that the thread keeps.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::array::{ArrayType, DType, check_rank};
use crate::error::{Error, Result, Status};
use crate::host::callback;
use crate::host::cancel;
use crate::host::fork::{self, Process};
use crate::host::fpenv::FpGuard;
use crate::host::inside;
use crate::plugin::c_text;

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// Runs the body of a C function: its failure, or its panic, becomes the status. A thread that is
/// cancelled meanwhile ends afterwards.
///
/// Inside, the floating-point state is the default one, so that no number of the host's traps in our
/// arithmetic. What the host gives to be called has to take note of its state before.
pub(super) fn boundary(body: impl FnOnce() -> Result<()>) -> Status {
    let _hold = cancel::Hold::new();
    // What is begun before the process begins to end is finished, in all that it takes. Where this gives
    // nothing, the first call of a plugin fails.
    let _inside = inside::enter();
    let _guard = FpGuard::enter();
    callback::enter_from_host();
    bare_boundary(body)
}

/// As [`boundary`], for what must be fast, computes nothing itself, and calls plugins under a guard. A
/// thread that is cancelled inside it ends the process, if the plugin gives it the occasion.
#[inline(always)]
pub(super) fn bare_boundary(body: impl FnOnce() -> Result<()>) -> Status {
    // State that a panic leaves half-changed can only be that of the handle in use, whose next
    // use finds valid values in any case: nothing here is unsafe to look at after an unwind.
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => Status::Ok,
        Ok(Err(error)) => fail(&error),
        Err(payload) => fail(&panic_error(payload)),
    }
}

/// Runs the body of a C function that returns nothing; its failure is kept as the last error.
pub(super) fn quiet_boundary(body: impl FnOnce() -> Result<()>) {
    boundary(body);
}

fn panic_error(payload: Box<dyn Any + Send>) -> Error {
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message")
        .to_owned();
    // A payload may panic when it is dropped; then it is leaked instead.
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        std::mem::forget(second);
    }
    Error::new(
        Status::Panic,
        format!("a fault inside pjrtlite was caught, please report it: {text}"),
    )
}

fn fail(error: &Error) -> Status {
    let text = c_text(error.message());
    // While a thread ends, its storage may be gone; then only the status remains.
    let _ = LAST_ERROR.try_with(|last| {
        if let Ok(mut last) = last.try_borrow_mut() {
            *last = text;
        }
    });
    error.status()
}

/// The message of this thread's last failure; empty if there was none.
pub(super) fn last_error_message() -> *const c_char {
    LAST_ERROR
        .try_with(|last| last.try_borrow().map_or(c"".as_ptr(), |last| last.as_ptr()))
        .unwrap_or(c"".as_ptr())
}

/// The error for a pointer that must not be null, but is.
pub(super) fn null(name: &str) -> Error {
    Error::new(
        Status::NullArgument,
        format!("the argument '{name}' is NULL; it must point to something"),
    )
}

/// The kinds of objects that C holds.
pub(super) trait Kind {
    /// What marks a handle of this kind, besides its process.
    const MARK: u32;
    /// What C calls it.
    const NAME: &'static str;
}

macro_rules! kinds {
    ($($module:ident: $kind:ident = $mark:literal;)*) => {$(
        impl Kind for super::$module::$kind {
            const MARK: u32 = $mark;
            const NAME: &'static str = stringify!($kind);
        }
    )*};
}

// Numbers that are no part of an address, a size, a text or a floating-point number of usual size.
kinds! {
    buffer: pjrtlite_buffer = 0xb8f1_e6a1;
    bundle: pjrtlite_bundle = 0xbaf1_e6af;
    plan: pjrtlite_plan = 0xc8f1_e6a3;
    client: pjrtlite_client = 0xd8f1_e6a5;
    event: pjrtlite_event = 0xe8f1_e6a7;
    executable: pjrtlite_executable = 0xf8f1_e6a9;
    options: pjrtlite_options = 0x98f1_e6ab;
    function: pjrtlite_arguments = 0xa8f1_e6ad;
}

/// The mark of a handle that was destroyed, as long as nothing else has its memory.
const DESTROYED: u64 = 0xdeadf1e6_00000000;

/// What C holds by a pointer: an object, behind what tells a handle from anything else, its kind and
/// the process that made it.
#[repr(C)]
struct Handle<T> {
    mark: u64,
    object: T,
}

#[inline(always)]
fn mark<T: Kind>(process: Process) -> u64 {
    u64::from(T::MARK) << 32 | u64::from(process.number())
}

/// Gives an object to C, until [`destroy`]. Nothing else may make the pointers that C holds.
pub(super) fn handle<T: Kind>(object: T) -> *mut T {
    fork::watch();
    let mark = mark::<T>(Process::this());
    Box::into_raw(Box::new(Handle { mark, object })).cast()
}

/// Lends an object to C for as long as something is done, and takes it back.
pub(super) fn lend<T: Kind, R>(object: T, work: impl FnOnce(*mut T) -> R) -> (R, T) {
    let mut handle = Handle {
        mark: mark::<T>(Process::this()),
        object,
    };
    let outcome = work((&raw mut handle).cast());
    // SAFETY: the mark is ours. Whoever looks at it later finds that the loan is over, as long as
    // nothing else has its memory.
    unsafe { (&raw mut handle.mark).write_volatile(DESTROYED) };
    (outcome, handle.object)
}

/// The handle behind a pointer that C gives. Fails if it is none of this kind, as far as that can be
/// seen, or in a child of the process that made it.
///
/// # Safety
/// `pointer` must be readable for a few bytes, or null.
#[inline(always)]
unsafe fn check<T: Kind>(pointer: *const T, name: &str) -> Result<*mut Handle<T>> {
    let handle = pointer.cast::<Handle<T>>().cast_mut();
    if handle.is_null() {
        return Err(null(name));
    }
    // SAFETY: the caller's promise; whatever lies there is a number.
    let found = unsafe { (&raw const (*handle).mark).read_unaligned() };
    if found == mark::<T>(Process::this()) {
        Ok(handle)
    } else {
        Err(no_handle::<T>(found, name))
    }
}

#[cold]
fn no_handle<T: Kind>(found: u64, name: &str) -> Error {
    if found >> 32 == u64::from(T::MARK) {
        return Error::new(
            Status::UsedAfterFork,
            format!(
                "the argument '{name}' was made before this process was forked: only the parent can \
                 use it. Fork before the first client is made, or start the child by exec"
            ),
        );
    }
    let why = if found == DESTROYED {
        "it was destroyed already"
    } else {
        "it was destroyed already, is of another kind, or was never set, as the private variables of \
         an OpenMP region are not"
    };
    Error::new(
        Status::InvalidValue,
        format!("the argument '{name}' is no {}: {why}", T::NAME),
    )
}

/// An object that C lends for reading.
///
/// # Safety
/// `pointer` must be null, or come from [`handle`] and be valid for `'a`.
#[inline(always)]
pub(super) unsafe fn shared<'a, T: Kind>(pointer: *const T, name: &str) -> Result<&'a T> {
    // SAFETY: the caller's promise.
    unsafe { check(pointer, name).map(|handle| &(*handle).object) }
}

/// An object that C lends for changing.
///
/// # Safety
/// `pointer` must be null, or come from [`handle`], be valid and not otherwise used for `'a`.
#[inline]
pub(super) unsafe fn exclusive<'a, T: Kind>(pointer: *mut T, name: &str) -> Result<&'a mut T> {
    // SAFETY: the caller's promise.
    unsafe { check(pointer, name).map(|handle| &mut (*handle).object) }
}

/// A place for a result.
pub(super) struct Out<T>(*mut T);

impl<T> Out<T> {
    /// # Safety
    /// `pointer` must be null or writable for as long as this is used.
    pub(super) unsafe fn new(pointer: *mut T, name: &str) -> Result<Out<T>> {
        if pointer.is_null() {
            Err(null(name))
        } else {
            Ok(Out(pointer))
        }
    }

    pub(super) fn set(self, value: T) {
        // SAFETY: not null and writable, by `new`. It may hold no valid value yet, so nothing is
        // dropped.
        unsafe { self.0.write(value) }
    }
}

/// A text that C gives.
///
/// # Safety
/// `text` must be null or a NUL-terminated string, valid for `'a`.
pub(super) unsafe fn text<'a>(text: *const c_char, name: &str) -> Result<&'a str> {
    if text.is_null() {
        return Err(null(name));
    }
    // SAFETY: not null, and the caller promises the rest.
    unsafe { CStr::from_ptr(text) }.to_str().map_err(|_| {
        Error::new(
            Status::InvalidValue,
            format!("the argument '{name}' is no UTF-8 text"),
        )
    })
}

/// A list that C gives; of length 0 it is not read.
///
/// # Safety
/// `list` must be null, or readable for `count` items for `'a`.
pub(super) unsafe fn list<'a, T>(list: *const T, count: usize, name: &str) -> Result<&'a [T]> {
    if count == 0 {
        return Ok(&[]);
    }
    if list.is_null() {
        return Err(null(name));
    }
    // SAFETY: not null, and the caller promises the rest.
    Ok(unsafe { std::slice::from_raw_parts(list, count) })
}

/// An array type that C gives in parts.
///
/// # Safety
/// As for [`list`], with `dims` and `rank`.
pub(super) unsafe fn array_type(dtype: i32, dims: *const i64, rank: usize) -> Result<ArrayType> {
    let dtype = DType::from_code(dtype).ok_or_else(|| {
        Error::new(
            Status::InvalidValue,
            format!("the argument 'dtype' is {dtype}, which is no pjrtlite_dtype"),
        )
    })?;
    // Before the dimensions are read: a wrong number often means that arguments are in the wrong
    // order.
    check_rank(rank)
        .map_err(|error| error.context(format_args!("the argument 'rank' is {rank}")))?;
    // SAFETY: the caller's promise.
    ArrayType::new(dtype, unsafe { list(dims, rank, "dims") }?)
}

/// The host's pointer, on its way to the host's function.
pub(super) struct User(pub(super) *mut c_void);

// SAFETY: the host is told that its function may run on any thread.
unsafe impl Send for User {}
// SAFETY: and, where it is called more than once, on several at once.
unsafe impl Sync for User {}

/// A number, on its way to the host's function.
pub(super) fn number(number: i32) -> *mut c_void {
    std::ptr::without_provenance_mut(number as usize)
}

/// Fails if there should be data, but the pointer is null.
pub(super) fn check_data(data: *const c_void, name: &str, array: &ArrayType) -> Result<()> {
    if data.is_null() && array.byte_size() > 0 {
        Err(null(name))
    } else {
        Ok(())
    }
}

/// Runs the body of a C function that makes a handle: `*out` is the handle, or NULL if it fails.
///
/// # Safety
/// `out` must be null or writable.
pub(super) unsafe fn new_handle<T: Kind>(
    out: *mut *mut T,
    name: &str,
    make: impl FnOnce() -> Result<T>,
) -> Status {
    boundary(|| {
        // SAFETY: the caller's promise.
        let out = unsafe { out.as_mut() }.ok_or_else(|| null(name))?;
        *out = std::ptr::null_mut();
        *out = handle(make()?);
        Ok(())
    })
}

/// Destroys a handle; NULL is no handle, and that is fine. In a child of the process that made it
/// nothing happens: its parts may wait for threads that the child does not have.
///
/// # Safety
/// `pointer` must be null or come from [`handle`], and must not be used again.
pub(super) unsafe fn destroy<T: Kind>(pointer: *mut T, name: &str) {
    // SAFETY: the caller's promise.
    unsafe { destroy_by(pointer, name, |_| Ok(())) }
}

/// As [`destroy`], with something to do before that may fail: then it is destroyed all the same, and
/// the failure is the last error.
///
/// # Safety
/// As for [`destroy`].
pub(super) unsafe fn destroy_by<T: Kind>(
    pointer: *mut T,
    name: &str,
    close: impl FnOnce(T) -> Result<()>,
) {
    if pointer.is_null() {
        return;
    }
    quiet_boundary(|| {
        // SAFETY: the caller's promise.
        let handle = match unsafe { check(pointer, name) } {
            Err(error) if error.status() == Status::UsedAfterFork => return Ok(()),
            checked => checked?,
        };
        // SAFETY: as above. The mark is written although the memory is freed: it is for those who use
        // the handle again.
        let handle = unsafe {
            (&raw mut (*handle).mark).write_volatile(DESTROYED);
            Box::from_raw(handle)
        };
        close(handle.object)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message() -> String {
        // SAFETY: the message is NUL-terminated, and nothing fails before it is copied.
        unsafe { CStr::from_ptr(last_error_message()) }
            .to_str()
            .unwrap()
            .to_owned()
    }

    #[test]
    fn a_panic_becomes_a_status_with_its_message() {
        assert_eq!(boundary(|| panic!("number {}", 7)), Status::Panic);
        assert!(message().contains("number 7"));
        let odd = || -> Result<()> { std::panic::panic_any(7u8) };
        assert_eq!(boundary(odd), Status::Panic);
        assert!(message().contains("no message"));
    }

    #[test]
    fn a_panic_payload_that_panics_again_is_contained() {
        struct Bomb;
        impl Drop for Bomb {
            fn drop(&mut self) {
                panic!("again");
            }
        }
        let throw = || -> Result<()> { std::panic::panic_any(Bomb) };
        assert_eq!(boundary(throw), Status::Panic);
    }

    #[test]
    fn a_message_stays_until_the_next_failure_of_its_thread() {
        let fail = || Err(Error::new(Status::BadProgram, "first\0hidden"));
        assert_eq!(boundary(fail), Status::BadProgram);
        assert_eq!(boundary(|| Ok(())), Status::Ok);
        assert_eq!(message(), "first");
        let other = std::thread::spawn(message).join().unwrap();
        assert_eq!(other, "");
    }
}
