//! Work of a function that is divided among the plugin's threads.
//!
//! Who divides it takes part, and waits for nothing but parts that others are at: where the plugin's threads
//! have no time, or all of them wait here, it does all parts itself. A thread that comes late finds nothing to
//! do.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use parking_lot::{Condvar, Mutex};

use super::frame::Frame;
use super::table::{ask, entry};
use crate::error::{Error, Result, Status};
use crate::host::callback;
use crate::host::fpenv::FpState;
use crate::sys;

/// What does a part of some work: which one, of how many.
pub(super) type Work<'a> = dyn Fn(usize, usize) -> Result<()> + Sync + 'a;

/// What plugins are given to call, with a share of a [`Division`].
pub(super) type Task = unsafe extern "C" fn(*mut c_void);

/// Some work, while it is divided.
pub(super) struct Division {
    /// There until the division is closed.
    work: NonNull<Work<'static>>,
    parts: usize,
    next: AtomicUsize,
    /// Every part has the floating-point state of who divided the work: its results do not depend on the thread.
    state: FpState,
    progress: Mutex<Progress>,
    changed: Condvar,
}

// SAFETY: the work is `Sync`, and used as long as the division is open alone.
unsafe impl Send for Division {}
// SAFETY: as above.
unsafe impl Sync for Division {}

struct Progress {
    is_closed: bool,
    /// How many threads of the plugin's are at it.
    helpers: usize,
    failure: Option<Error>,
}

/// Does some work in parts, `at_most` so many, on this thread and those that the plugin has for it: all
/// parts, also where one of them fails. Gives a failure, if there was one. `task` is what has a thread help.
pub(super) fn divide(frame: &Frame<'_>, at_most: usize, work: &Work<'_>, task: Task) -> Result<()> {
    let parts = match at_most {
        0 | 1 => 1,
        _ => at_most.min(threads(frame)),
    };
    if parts <= 1 {
        return work(0, 1);
    }
    let work: NonNull<Work<'_>> = NonNull::from(work);
    let division = Arc::new(Division {
        // SAFETY: only the lifetime is another. `Closing` sees to it that nobody uses the work after this
        // function.
        work: unsafe { std::mem::transmute::<NonNull<Work<'_>>, NonNull<Work<'static>>>(work) },
        parts,
        next: AtomicUsize::new(0),
        state: FpState::current(),
        progress: Mutex::new(Progress {
            is_closed: false,
            helpers: 0,
            failure: None,
        }),
        changed: Condvar::new(),
    });
    let closing = Closing(&division);
    for _ in 1..parts {
        if !schedule(frame, &division, task) {
            break;
        }
    }
    division.take_part();
    drop(closing);
    let failure = division.progress.lock().failure.take();
    failure.map_or(Ok(()), Err)
}

/// Closes a division, also in a panic.
struct Closing<'a>(&'a Division);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        let mut progress = self.0.progress.lock();
        progress.is_closed = true;
        while progress.helpers > 0 {
            self.0.changed.wait(&mut progress);
        }
    }
}

impl Division {
    /// Does parts until none are left.
    fn take_part(&self) {
        loop {
            let part = self.next.fetch_add(1, Ordering::Relaxed);
            if part >= self.parts {
                return;
            }
            // SAFETY: whoever takes part has found the division open, and it is not closed before they are done.
            let outcome = unsafe { self.work.as_ref() }(part, self.parts);
            if let Err(error) = outcome {
                self.progress.lock().failure.get_or_insert(error);
            }
        }
    }

    /// What a thread of the plugin's does.
    pub(super) fn help(&self) {
        {
            let mut progress = self.progress.lock();
            if progress.is_closed {
                return;
            }
            progress.helpers += 1;
        }
        let mut is_done = false;
        callback::called_in_run(|| {
            self.state.run(|| self.take_part());
            is_done = true;
        });
        let mut progress = self.progress.lock();
        if !is_done {
            progress.failure.get_or_insert_with(|| {
                Error::new(
                    Status::Panic,
                    "a fault inside pjrtlite was caught in a part of a function that a program called; please \
                     report it",
                )
            });
        }
        progress.helpers -= 1;
        self.changed.notify_all();
    }
}

/// How many threads the plugin has for a function's work; 1 where it does not tell.
fn threads(frame: &Frame<'_>) -> usize {
    let mut number = 0i64;
    let mut args = sys::XLA_FFI_ThreadPool_NumThreads_Args {
        ctx: frame.context(),
        num_threads: &mut number,
        ..Default::default()
    };
    let function = entry!(frame.api(), XLA_FFI_ThreadPool_NumThreads);
    // SAFETY: the function takes these arguments, which are right for this frame.
    let is_told = unsafe { ask(frame.api(), function, (&raw mut args).cast()) };
    match usize::try_from(number) {
        Ok(number) if is_told => number.max(1),
        _ => 1,
    }
}

/// Has a thread of the plugin's help. Whether it may come.
fn schedule(frame: &Frame<'_>, division: &Arc<Division>, task: Task) -> bool {
    let data = Arc::into_raw(division.clone());
    let mut args = sys::XLA_FFI_ThreadPool_Schedule_Args {
        ctx: frame.context(),
        task: Some(task),
        data: data.cast_mut().cast::<c_void>(),
        ..Default::default()
    };
    let function = entry!(frame.api(), XLA_FFI_ThreadPool_Schedule);
    // SAFETY: as above; the task has a share of the division.
    let is_scheduled = unsafe { ask(frame.api(), function, (&raw mut args).cast()) };
    if !is_scheduled {
        // SAFETY: it comes from above, and nobody else has it.
        drop(unsafe { Arc::from_raw(data) });
    }
    is_scheduled
}
