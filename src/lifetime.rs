//! Lifetimes: work that goes on, clients that outlive their handles, and the end of the process.
//!
//! A plugin drops the work of a client that it destroys, and one that is torn down while it works may
//! abort the process. So what works keeps its client, the end of the process waits for work that goes
//! on, and a client whose last handle went where it could not be ended is ended later.

use std::cell::Cell;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use crate::error::Result;
use crate::host::callback;
use crate::host::fork::{self, Process};
use crate::host::inside;
use crate::host::log::{self, LogLevel};
use crate::host::threads;
use crate::plugin::Owned;
use crate::sys;

/// For how long the exit of the process waits for what goes on, in all.
const SHUTDOWN_TIMEOUT_AT_EXIT: Duration = Duration::from_secs(10);

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
    /// How many [`Working`] there are.
    working: usize,
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

/// Does something in which a plugin may start threads, and register something for the exit. Fails once
/// the process has begun to end: the plugin may be torn down at any moment.
///
/// What is not in our hands: another thread that begins the exit while the plugin is in the middle of
/// this, and has registered something already, tears that down first. A plugin does so when it is opened,
/// when it first makes a client, and when it first compiles.
pub(crate) fn plugin_may_start<T>(work: impl FnOnce() -> Result<T>) -> Result<T> {
    static IS_WATCHED: AtomicBool = AtomicBool::new(false);
    if !IS_WATCHED.swap(true, Ordering::SeqCst) {
        // This is called when all that the plugin registers is over.
        be_first_at_exit();
    }
    let Some(_inside) = inside::enter() else {
        return Err(inside::process_is_ending());
    };
    let before = threads::all();
    let outcome = work();
    be_first_at_exit();
    let started = threads::all()
        .into_iter()
        .filter(|thread| !before.contains(thread));
    Ours::get().lock().threads.extend(started);
    outcome
}

/// How many calls of [`at_exit`] are due.
static DUE_AT_EXIT: AtomicUsize = AtomicUsize::new(0);

/// Has [`at_exit`] called before all that is registered so far. Plugins register the end of what they
/// have when it is made, some of it only when they first compile; and what is registered last is called
/// first.
fn be_first_at_exit() {
    DUE_AT_EXIT.fetch_add(1, Ordering::SeqCst);
    // SAFETY: the function may be called at any time, by any thread.
    if unsafe { libc::atexit(at_exit) } != 0 && DUE_AT_EXIT.fetch_sub(1, Ordering::SeqCst) == 1 {
        // The exit is past all that was registered.
        inside::close();
    }
}

/// The loader calls it when the library is loaded. A thread that then opens the first plugin while another
/// one ends the process is refused, or waited for: what the plugin registers meanwhile comes first.
extern "C" fn at_load() {
    extern "C" fn at_exit() {
        wait_at_exit();
        if DUE_AT_EXIT.load(Ordering::SeqCst) == 0 {
            inside::close();
        }
    }
    // SAFETY: the function may be called at any time.
    unsafe { libc::atexit(at_exit) };
}

#[used]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
static AT_LOAD: extern "C" fn() = at_load;

/// What a process does at its end, before the libraries of plugins are torn down.
///
/// However often it was registered, it waits once, and again where the host has come back in between.
/// When it is called last, everything of the plugin is torn down, and nobody goes in any more.
extern "C" fn at_exit() {
    wait_at_exit();
    if DUE_AT_EXIT.fetch_sub(1, Ordering::SeqCst) == 1 {
        inside::close();
    }
}

fn wait_at_exit() {
    /// How long threads are waited for that may wait for this one.
    const MOMENT: Duration = Duration::from_millis(500);
    if !inside::may_be_in_use() {
        return;
    }
    // A plugin's thread may be what the others wait for.
    if !callback::may_wait_for_runs() {
        inside::close_to_others();
        wait_for(
            &|_| inside::others_are_inside(),
            deadline_at_exit().min(Instant::now() + MOMENT),
        );
        return;
    }
    let deadline = deadline_at_exit();
    let own = OWN.try_with(Cell::get).unwrap_or(0);
    wait_for(&|working| working > own, deadline);
    inside::close_to_others();
    // Those who came in before that may have begun something.
    let is_over = wait_for(
        &|working| working > own || inside::others_are_inside(),
        deadline,
    );
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

/// Waits while something goes on, given how many [`Working`] there are. False if it still does at the
/// deadline.
fn wait_for(goes_on: &dyn Fn(usize) -> bool, deadline: Instant) -> bool {
    /// How often is looked; nobody signals marks.
    const LOOK: Duration = Duration::from_millis(1);
    let ours = Ours::get();
    loop {
        // A handler of a signal may exit in the middle of whatever this thread was doing.
        let working = match ours.work.try_lock() {
            Ok(work) => work.working,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner().working,
            Err(TryLockError::WouldBlock) => usize::MAX,
        };
        if !goes_on(working) {
            return true;
        }
        let now = Instant::now();
        if now >= deadline {
            return false;
        }
        std::thread::sleep(LOOK.min(deadline - now));
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
    if threads.is_empty() {
        return;
    }
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
