//! Lifetimes: work that goes on, clients that outlive their handles, and the end of the process.
//!
//! A plugin drops the work of a client that it destroys, and one that is torn down while it works may
//! abort the process. So what works keeps its client, the end of the process waits for work that goes
//! on, and a client whose last handle went where it could not be ended is ended later.

use std::cell::Cell;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError, Weak};
use std::time::{Duration, Instant};

use crate::error::{Error, Result, Status};
use crate::host::callback;
use crate::host::fork::{self, Process};
use crate::host::log::{self, LogLevel};
use crate::host::threads;
use crate::plugin::Owned;
use crate::sys;

/// For how long the exit of the process waits for what goes on, in all.
const SHUTDOWN_TIMEOUT_AT_EXIT: Duration = Duration::from_secs(10);

/// Whether [`at_exit`] is called before what plugins have registered to be called at the exit.
static IS_FIRST_AT_EXIT: AtomicBool = AtomicBool::new(false);

/// What this process knows of its own work. A child by fork has none of the parent's, nor the threads
/// that may have held the parent's locks: it begins anew.
struct Ours {
    process: Process,
    work: Mutex<Work>,
    /// Signalled whenever something has ended, or let go of a client.
    ended: Condvar,
}

#[derive(Default)]
struct Work {
    /// Whether the process has begun to end, and nothing went on any more.
    is_over: bool,
    /// How many [`Working`] there are.
    working: usize,
    /// Marks of runs on threads of the host: the thread while a run goes on, else 0.
    busy: Vec<Weak<AtomicUsize>>,
    /// Threads that plugins have started, as far as that was seen.
    threads: Vec<i32>,
    /// Clients whose last handle went inside a callback. They end when the next client is made or let
    /// go of, or when the process exits.
    orphans: Vec<Owned<sys::PJRT_Client>>,
}

impl Ours {
    fn get() -> &'static Ours {
        static OURS: AtomicPtr<Ours> = AtomicPtr::new(std::ptr::null_mut());
        let known = OURS.load(Ordering::Acquire);
        // SAFETY: whatever was stored is never freed.
        if let Some(ours) = unsafe { known.as_ref() }.filter(|ours| ours.process.is_this()) {
            return ours;
        }
        let fresh = Box::into_raw(Box::new(Ours {
            process: Process::this(),
            work: Mutex::default(),
            ended: Condvar::new(),
        }));
        match OURS.compare_exchange(known, fresh, Ordering::AcqRel, Ordering::Acquire) {
            // SAFETY: as above.
            Ok(_) => unsafe { &*fresh },
            Err(other) => {
                // SAFETY: nobody else has seen it, and what another thread stored is never freed.
                unsafe {
                    drop(Box::from_raw(fresh));
                    &*other
                }
            }
        }
    }

    /// The lock is held for a few instructions, and never across a call to anything else.
    fn lock(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for something to end, at most until the deadline. False if that is over.
    fn wait<'a>(
        &self,
        work: MutexGuard<'a, Work>,
        deadline: Option<Instant>,
    ) -> (MutexGuard<'a, Work>, bool) {
        match deadline {
            None => {
                let work = self.ended.wait(work);
                (work.unwrap_or_else(PoisonError::into_inner), true)
            }
            Some(deadline) => {
                let left = deadline.saturating_duration_since(Instant::now());
                let waited = self.ended.wait_timeout(work, left);
                let (work, _) = waited.unwrap_or_else(PoisonError::into_inner);
                (work, !left.is_zero())
            }
        }
    }
}

/// A plugin's client, kept by whatever needs it. It ends with the last of these; where that is not
/// possible, soon after.
#[derive(Debug)]
pub(crate) struct Kept(Option<Arc<Owned<sys::PJRT_Client>>>);

impl Kept {
    pub(crate) fn new(client: Owned<sys::PJRT_Client>) -> Kept {
        Kept(Some(Arc::new(client)))
    }

    /// Waits until nothing else keeps the client, at most until the deadline. False if something
    /// still does.
    pub(crate) fn wait_for_others(&self, deadline: Option<Instant>) -> bool {
        let ours = Ours::get();
        let mut work = ours.lock();
        let mut is_time_left = true;
        while self
            .0
            .as_ref()
            .is_some_and(|client| Arc::strong_count(client) > 1)
        {
            if !is_time_left {
                return false;
            }
            (work, is_time_left) = ours.wait(work, deadline);
        }
        true
    }
}

impl Clone for Kept {
    fn clone(&self) -> Kept {
        Kept(self.0.clone())
    }
}

impl Deref for Kept {
    type Target = Owned<sys::PJRT_Client>;

    fn deref(&self) -> &Self::Target {
        match &self.0 {
            Some(client) => client,
            // It is taken only when it is dropped.
            None => unreachable!("a client that was let go of"),
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let Some(client) = self.0.take() else {
            return;
        };
        if !client.plugin().is_usable() {
            // In a child by fork it is only a copy, whose threads are the parent's. After an exception it stays.
            std::mem::forget(client);
            return;
        }
        let last = Arc::into_inner(client);
        let ours = Ours::get();
        match last {
            // If every handle is gone, the client could end now; but not on a thread that it may be
            // waiting for.
            Some(client) if !callback::may_end_clients() => {
                ours.lock().orphans.push(client);
                be_first_at_exit();
                ours.ended.notify_all();
                log::say(
                    LogLevel::Info,
                    "a client ended inside a callback: it is kept until the next client is made or \
                     let go of",
                );
            }
            Some(client) => drop(client),
            None => {
                // Whoever waits holds the lock between looking and waiting.
                drop(ours.lock());
                ours.ended.notify_all();
            }
        }
    }
}

thread_local! {
    /// How many [`Working`] go on in what this thread does, further out.
    static OWN: Cell<usize> = const { Cell::new(0) };
}

/// Work that goes on: the exit of the process waits for it.
#[derive(Debug)]
pub(crate) struct Working(Process);

impl Working {
    pub(crate) fn new() -> Working {
        watch_exit();
        let ours = Ours::get();
        ours.lock().working += 1;
        Working(ours.process)
    }

    /// Does the rest of the work on this thread. An exit in the middle of it does not wait for it.
    pub(crate) fn finish<T>(self, rest: impl FnOnce() -> T) -> T {
        struct Less;
        impl Drop for Less {
            fn drop(&mut self) {
                let _ = OWN.try_with(|own| own.set(own.get() - 1));
            }
        }
        let more = OWN.try_with(|own| own.set(own.get() + 1));
        let _less = more.map(|()| Less);
        let outcome = rest();
        drop(self);
        outcome
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        // In a child by fork the parent's work does not count.
        if self.0.is_this() {
            let ours = Ours::get();
            ours.lock().working -= 1;
            ours.ended.notify_all();
        }
    }
}

/// Work of a client, which it keeps until then.
#[derive(Debug)]
pub(crate) struct Running {
    // The client goes first, then it is told that something has ended.
    client: Kept,
    working: Working,
}

impl Running {
    pub(crate) fn new(client: &Kept) -> Running {
        Running {
            client: client.clone(),
            working: Working::new(),
        }
    }

    /// As [`Working::finish`].
    pub(crate) fn finish<T>(self, rest: impl FnOnce() -> T) -> T {
        let Running { client, working } = self;
        working.finish(|| {
            let _client = client;
            rest()
        })
    }

    /// Apart: the client may be kept for longer than the work goes on.
    pub(crate) fn into_parts(self) -> (Kept, Working) {
        (self.client, self.working)
    }
}

/// Where a thread of the host marks that it is inside a run. Setting the mark costs next to nothing,
/// unlike counting.
#[derive(Debug)]
pub(crate) struct Busy(Arc<AtomicUsize>);

/// The mark is set until this is dropped.
pub(crate) struct IsBusy<'a>(&'a AtomicUsize);

impl Busy {
    pub(crate) fn new() -> Busy {
        watch_exit();
        let mark = Arc::new(AtomicUsize::new(0));
        let mut work = Ours::get().lock();
        if work.busy.len() == work.busy.capacity() {
            work.busy.retain(|mark| mark.strong_count() > 0);
        }
        work.busy.push(Arc::downgrade(&mark));
        drop(work);
        Busy(mark)
    }

    #[inline(always)]
    pub(crate) fn enter(&self) -> IsBusy<'_> {
        self.0.store(this_thread(), Ordering::Relaxed);
        IsBusy(&self.0)
    }
}

impl Drop for IsBusy<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

/// A number that no other thread has.
#[inline(always)]
fn this_thread() -> usize {
    // SAFETY: the function has no conditions.
    unsafe { libc::pthread_self() as usize }
}

/// Does something in which a plugin may start threads, and register something for the exit. Fails once
/// the process has begun to end: the plugin may be torn down at any moment.
pub(crate) fn plugin_may_start<T>(work: impl FnOnce() -> Result<T>) -> Result<T> {
    let working = Working::new();
    // From here on the end waits for this; so it has not begun, or is seen.
    if Ours::get().lock().is_over {
        return Err(Error::new(
            Status::FailedPrecondition,
            "the process is ending: no client can be made and no program loaded any more",
        ));
    }
    let before = threads::all();
    let outcome = work();
    let started = threads::all()
        .into_iter()
        .filter(|thread| !before.contains(thread));
    Ours::get().lock().threads.extend(started);
    IS_FIRST_AT_EXIT.store(false, Ordering::Relaxed);
    drop(working);
    outcome
}

/// Sees to it that the exit waits for what is about to begin.
fn watch_exit() {
    if !IS_FIRST_AT_EXIT.load(Ordering::Relaxed) {
        be_first_at_exit();
    }
}

/// Has [`at_exit`] called before all that is registered so far. Plugins register the end of what they
/// have when it is made, some of it only when they first compile; and what is registered last is called
/// first.
fn be_first_at_exit() {
    IS_FIRST_AT_EXIT.store(true, Ordering::Relaxed);
    // SAFETY: the function may be called at any time, by any thread.
    unsafe { libc::atexit(at_exit) };
}

/// What a process does at its end, before the libraries of plugins are torn down. However often it was
/// registered, it waits until one time.
extern "C" fn at_exit() {
    // A plugin's thread may be what the others wait for.
    if !callback::may_wait_for_runs() {
        return;
    }
    let deadline = deadline_at_exit();
    let is_over = wait_for_work(deadline);
    wait_for_threads(deadline);
    if is_over && callback::may_end_clients() {
        end_orphans();
    }
}

/// Ten seconds from when the process began to end, whichever copy of the library saw it first.
fn deadline_at_exit() -> Instant {
    let mut now = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the time is written to a local.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut now) };
    let now = Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32);
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let deadline = fork::deadline(milliseconds(now + SHUTDOWN_TIMEOUT_AT_EXIT));
    Instant::now() + Duration::from_millis(deadline.saturating_sub(milliseconds(now)))
}

/// Waits until nothing goes on but what this thread is in the middle of. False if something still does
/// at the deadline.
fn wait_for_work(deadline: Instant) -> bool {
    /// How often marks are looked at, which nobody signals.
    const LOOK: Duration = Duration::from_millis(1);
    let ours = Ours::get();
    let own = OWN.try_with(Cell::get).unwrap_or(0);
    let this_thread = this_thread();
    let is_busy = |mark: &Weak<AtomicUsize>| {
        mark.upgrade().is_some_and(|mark| {
            let thread = mark.load(Ordering::Relaxed);
            thread != 0 && thread != this_thread
        })
    };
    loop {
        // A handler of a signal may exit in the middle of whatever this thread was doing.
        let mut work = match ours.work.try_lock() {
            Ok(work) => Some(work),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        let is_working = work.as_ref().is_none_or(|work| work.working > own);
        let has_marks = work
            .as_ref()
            .is_some_and(|work| work.busy.iter().any(is_busy));
        let now = Instant::now();
        let is_late = now >= deadline;
        if let Some(work) = &mut work
            && (is_late || !(is_working || has_marks))
        {
            work.is_over = true;
        }
        if !is_working && !has_marks {
            return true;
        }
        if is_late {
            return false;
        }
        match work {
            Some(work) if !has_marks => drop(ours.wait(work, Some(deadline))),
            work => {
                drop(work);
                std::thread::sleep(LOOK.min(deadline - now));
            }
        }
    }
}

/// Waits a moment until plugins' threads have nothing left to do.
///
/// The thread that tells of the end of a run tidies up after that, and frees the code of a program that
/// nobody holds any more; where statics of the plugin are gone by then, it ends the process (0.106: 3 of
/// 15 exits right after such a run).
fn wait_for_threads(deadline: Instant) {
    const LOOK: Duration = Duration::from_micros(500);
    /// Threads that are busy for longer are none of those.
    const MOMENT: Duration = Duration::from_millis(500);
    let threads = match Ours::get().work.try_lock() {
        Ok(work) => work.threads.clone(),
        Err(_) => return,
    };
    let until = deadline.min(Instant::now() + MOMENT);
    let mut quiet = 0;
    // A thread may pause in between.
    while quiet < 2 && Instant::now() < until {
        if threads.iter().any(|thread| threads::is_at_work(*thread)) {
            quiet = 0;
        } else {
            quiet += 1;
        }
        std::thread::sleep(LOOK);
    }
}

/// Ends the clients that were left over.
pub(crate) fn end_orphans() {
    // The lock is gone before they are.
    let orphans = std::mem::take(&mut Ours::get().lock().orphans);
    drop(orphans);
}
