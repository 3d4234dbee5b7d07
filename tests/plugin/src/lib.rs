//! A PJRT plugin for tests: an accelerator that is not there.
//!
//! Its memory cannot be read by the host, its work is done later on another thread, it counts what
//! is made and destroyed, and it fails where and when a test says so. README.md tells how.

mod array;
mod buffer;
mod client;
mod event;
mod executable;
mod ffi;
mod handle;
mod memory;
mod program;
mod proto;
mod settings;
mod store;
#[allow(
    dead_code,
    reason = "the library's own statement of the ABI, of which this uses a part"
)]
#[path = "../../../src/sys/mod.rs"]
mod sys;
mod table;
mod teardown;
mod work;

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::sync::atomic::Ordering;
use std::sync::{LazyLock, Mutex};

use handle::{COUNTED, lock, misuse};

/// The function that makes this library a plugin.
#[unsafe(no_mangle)]
pub extern "C" fn GetPjrtApi() -> *const c_void {
    teardown::register();
    table::shown().cast()
}

/// A text of a caller's.
///
/// # Safety
/// It must be a C string.
unsafe fn text<'a>(text: *const c_char) -> &'a str {
    if text.is_null() {
        misuse("a text is null");
    }
    // SAFETY: the caller's promise.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str()
        .unwrap_or_else(|_| misuse("a text is no UTF-8"))
}

/// A text to lend to a caller, in a place of its own.
fn lend(place: &Mutex<CString>, text: String) -> *const c_char {
    let mut place = lock(place);
    *place = CString::new(text).unwrap_or_default();
    place.as_ptr()
}

/// Follows settings; gives null, or what is wrong with them, until the next call.
///
/// # Safety
/// `spec` must be a C string. If it changes the table, nobody may be calling the plugin.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn test_plugin_set(spec: *const c_char) -> *const c_char {
    static ERROR: LazyLock<Mutex<CString>> = LazyLock::new(Mutex::default);
    settings::from_environment();
    // SAFETY: the caller's promise.
    match settings::set(unsafe { text(spec) }) {
        Ok(()) => std::ptr::null(),
        Err(error) => lend(&ERROR, error),
    }
}

/// How many there are of a kind: see README.md. -1 if there is no such kind.
///
/// # Safety
/// `kind` must be a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn test_plugin_live(kind: *const c_char) -> i64 {
    // SAFETY: the caller's promise.
    match unsafe { text(kind) } {
        "device_bytes" => memory::in_use() as i64,
        "host_bytes" => memory::host_in_use() as i64,
        "views" => memory::views(),
        "tasks" => work::waiting() as i64,
        kind if COUNTED.contains(&kind) => handle::count(kind) as i64,
        _ => -1,
    }
}

/// Waits for what goes on by itself, and tells what there is then: empty if nothing, else for
/// example `buffers 1, device_bytes 64`. Lent until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_leaks() -> *const c_char {
    static LEAKS: LazyLock<Mutex<CString>> = LazyLock::new(Mutex::default);
    work::settle();
    let counted = COUNTED
        .iter()
        .map(|kind| (*kind, handle::count(kind) as i64));
    let others = [
        ("device_bytes", memory::in_use() as i64),
        ("host_bytes", memory::host_in_use() as i64),
        ("views", memory::views()),
        ("tasks", work::waiting() as i64),
    ];
    let leaks = counted.chain(others).filter(|(_, count)| *count != 0);
    let leaks: Vec<_> = leaks
        .map(|(kind, count)| format!("{kind} {count}"))
        .collect();
    lend(&LEAKS, leaks.join(", "))
}

/// Waits until nothing more is done by itself: all that is left is held or stalled.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_settle() {
    work::settle();
}

/// Does up to so many pieces of work that are held, and tells how many it did.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_step(count: usize) -> usize {
    work::step(count)
}

/// The name of a function of the table, by its number; null past the last.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_function(index: usize) -> *const c_char {
    table::c_name(index)
}

/// How often a function was called since the calls were last reset.
///
/// # Safety
/// `function` must be a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn test_plugin_calls(function: *const c_char) -> u64 {
    // SAFETY: the caller's promise.
    settings::calls(unsafe { text(function) })
}

/// Counts calls from zero again.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_reset_calls() {
    settings::reset_calls();
}

/// Memory of a device, which the host cannot touch; null if there is none left.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_device_alloc(device: c_int, size: usize) -> *mut c_void {
    match usize::try_from(device) {
        Ok(device) if device < memory::MAX_DEVICES => {}
        _ => misuse(format_args!("there is no device {device}")),
    }
    match memory::allocate(device as usize, size) {
        Ok(address) => address as *mut c_void,
        Err(_) => std::ptr::null_mut(),
    }
}

/// Gives memory of a device back.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_device_free(memory: *mut c_void) {
    memory::free(memory as usize);
}

/// Copies from the host to a device.
///
/// # Safety
/// `source` must be readable for `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn test_plugin_device_write(
    target: *mut c_void,
    source: *const c_void,
    size: usize,
) {
    // SAFETY: the caller's promise.
    memory::write(target as usize, unsafe {
        client::list(source.cast(), size)
    });
}

/// Copies from a device to the host.
///
/// # Safety
/// `target` must be writable for `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn test_plugin_device_read(
    target: *mut c_void,
    source: *const c_void,
    size: usize,
) {
    let bytes = memory::read(source as usize, size);
    // SAFETY: the caller's promise.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), target.cast(), size) };
}

/// The value of an option that the last client was made with, such as `false`, `0.5` or `[0, 1]`; null if
/// it was not given. Lent until the next call.
///
/// # Safety
/// `name` must be a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn test_plugin_option(name: *const c_char) -> *const c_char {
    static VALUE: LazyLock<Mutex<CString>> = LazyLock::new(Mutex::default);
    // SAFETY: the caller's promise.
    match client::last_option(unsafe { text(name) }) {
        Some(value) => lend(&VALUE, value),
        None => std::ptr::null(),
    }
}

/// The stream that the last view of device memory was made with.
#[unsafe(no_mangle)]
pub extern "C" fn test_plugin_last_stream() -> isize {
    memory::LAST_STREAM.load(Ordering::SeqCst) as isize
}
