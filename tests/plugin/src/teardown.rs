//! The end of the process: like real plugins, this one registers what it tears down then, when it is
//! opened, when it first makes a client, and when it first compiles.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};

use crate::handle::misuse;

/// How many calls go on.
static INSIDE: AtomicUsize = AtomicUsize::new(0);
/// The process that uses the plugin.
static OWNER: AtomicU32 = AtomicU32::new(0);
static IS_TORN_DOWN: AtomicBool = AtomicBool::new(false);

/// A call that goes on.
pub(crate) struct Inside;

impl Drop for Inside {
    fn drop(&mut self) {
        INSIDE.fetch_sub(1, Ordering::SeqCst);
    }
}

pub(crate) fn enter(name: &str) -> Inside {
    INSIDE.fetch_add(1, Ordering::SeqCst);
    if IS_TORN_DOWN.load(Ordering::SeqCst) {
        misuse(format_args!(
            "{name} is called after the plugin was torn down"
        ));
    }
    Inside
}

/// Whatever is made first by each of the callers has its own end.
pub(crate) fn register() {
    static TIMES: AtomicU32 = AtomicU32::new(0);
    OWNER.store(std::process::id(), Ordering::SeqCst);
    if TIMES.fetch_add(1, Ordering::SeqCst) < 3 {
        // SAFETY: the function may be called at any time.
        unsafe { libc::atexit(tear_down) };
    }
}

extern "C" fn tear_down() {
    // A child by fork has none of the calls that were going on.
    if std::process::id() != OWNER.load(Ordering::SeqCst) {
        return;
    }
    IS_TORN_DOWN.store(true, Ordering::SeqCst);
    if INSIDE.load(Ordering::SeqCst) != 0 {
        misuse("torn down while calls go on");
    }
}
