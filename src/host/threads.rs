//! Threads: whether there is room for those that a plugin starts, which they are, and how much stack
//! is left on this one.
//!
//! A plugin that cannot start a thread, or finds no address space, ends the process. So it is asked
//! beforehand whether they can be had.

use std::cell::Cell;
use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::sync::{Condvar, Mutex, PoisonError};

use super::signals;
use crate::error::{Error, Result, Status};

/// What the C library reserves of the address space for the allocations of a thread.
const ARENA: u64 = 64 << 20;

/// The stack of a thread where the system does not tell.
const STACK: u64 = 8 << 20;

/// What a plugin needs.
pub(crate) struct Need {
    /// What it is needed for, as a part of a sentence.
    pub(crate) what: &'static str,
    pub(crate) threads: usize,
    /// Address space beside that of the threads, in bytes.
    pub(crate) space: u64,
}

/// The number that the system has for this thread. By a system call, as glibc has a function for it from 2.30 on alone.
pub(crate) fn own_number() -> libc::pid_t {
    // SAFETY: the call has no arguments, and no conditions.
    let number = unsafe { libc::syscall(libc::SYS_gettid) };
    number as libc::pid_t
}

/// Fails if the system does not give this process what is needed.
pub(crate) fn check_room(need: &Need) -> Result<()> {
    check_address_space(need)?;
    let started = signals::without_asynchronous(|| try_threads(need.threads));
    if started >= need.threads {
        return Ok(());
    }
    Err(Error::new(
        Status::ResourceExhausted,
        format!(
            "{} takes {} threads, and the system gives this process {started} more ({}): raise the \
             limit, or set the option pjrtlite.threads",
            need.what,
            need.threads,
            limits_of_threads()
        ),
    ))
}

fn check_address_space(need: &Need) -> Result<()> {
    let Some(limit) = limit(libc::RLIMIT_AS) else {
        return Ok(());
    };
    let stack = limit_of_stack().unwrap_or(STACK);
    let threads = need.threads as u64;
    let wanted = need
        .space
        .saturating_add(threads.saturating_mul(stack.saturating_add(ARENA)));
    let used = address_space_used().unwrap_or(0);
    let left = limit.saturating_sub(used);
    if wanted <= left {
        return Ok(());
    }
    let mib = |bytes: u64| bytes >> 20;
    Err(Error::new(
        Status::ResourceExhausted,
        format!(
            "{} takes up to {} MiB of address space with {threads} threads, and {} of {} MiB are left \
             (ulimit -v): raise the limit",
            need.what,
            mib(wanted),
            mib(left),
            mib(limit)
        ),
    ))
}

/// The soft limit; none if there is no limit.
fn limit(of: libc::__rlimit_resource_t) -> Option<u64> {
    let mut limit = MaybeUninit::<libc::rlimit>::uninit();
    // SAFETY: the function fills the structure unless it fails.
    let limit = unsafe {
        if libc::getrlimit(of, limit.as_mut_ptr()) != 0 {
            return None;
        }
        limit.assume_init()
    };
    (limit.rlim_cur != libc::RLIM_INFINITY).then_some(limit.rlim_cur)
}

/// New threads have stacks of this size.
fn limit_of_stack() -> Option<u64> {
    limit(libc::RLIMIT_STACK)
}

fn address_space_used() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').next()?.parse().ok()?;
    // SAFETY: the function has no conditions.
    let page = u64::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).ok()?;
    pages.checked_mul(page)
}

/// What limits threads, in the words of the system.
fn limits_of_threads() -> String {
    let number = |limit: Option<u64>| limit.map_or("unlimited".to_owned(), |n| n.to_string());
    let mut text = format!("ulimit -u {}", number(limit(libc::RLIMIT_NPROC)));
    for folder in cgroups_of_pids() {
        let read = |name: &str| std::fs::read_to_string(format!("{folder}/{name}")).ok();
        if let (Some(most), Some(now)) = (read("pids.max"), read("pids.current")) {
            text += &format!(
                ", pids.max {} of the cgroup, {} in use",
                most.trim(),
                now.trim()
            );
        }
    }
    if let Ok(most) = std::fs::read_to_string("/proc/sys/kernel/threads-max") {
        text += &format!(", threads-max {}", most.trim());
    }
    text
}

/// The folders that tell of the cgroup that counts this process's threads.
fn cgroups_of_pids() -> Vec<String> {
    let groups = std::fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let mut folders = Vec::new();
    for line in groups.lines() {
        let mut parts = line.splitn(3, ':').skip(1);
        if let (Some(controllers), Some(path)) = (parts.next(), parts.next()) {
            if controllers.is_empty() {
                folders.push(format!("/sys/fs/cgroup{path}"));
            } else if controllers.split(',').any(|name| name == "pids") {
                folders.push(format!("/sys/fs/cgroup/pids{path}"));
            }
        }
    }
    folders
}

/// Where threads that are tried wait for each other.
struct Trial {
    is_over: Mutex<bool>,
    ended: Condvar,
}

/// Starts so many threads at once, as a plugin would, and ends them. Gives how many it could.
fn try_threads(count: usize) -> usize {
    extern "C" fn wait(trial: *mut c_void) -> *mut c_void {
        // SAFETY: it stays until this thread has ended.
        let trial = unsafe { &*trial.cast::<Trial>() };
        let mut is_over = trial.is_over.lock().unwrap_or_else(PoisonError::into_inner);
        while !*is_over {
            is_over = trial
                .ended
                .wait(is_over)
                .unwrap_or_else(PoisonError::into_inner);
        }
        null_mut()
    }
    let trial = Trial {
        is_over: Mutex::new(false),
        ended: Condvar::new(),
    };
    let mut threads = Vec::with_capacity(count);
    let argument = (&raw const trial).cast_mut().cast();
    for _ in 0..count {
        let mut thread = MaybeUninit::uninit();
        // SAFETY: the function has the right type, and its argument stays until the thread is joined.
        let failure =
            unsafe { libc::pthread_create(thread.as_mut_ptr(), std::ptr::null(), wait, argument) };
        if failure != 0 {
            break;
        }
        // SAFETY: it is filled where that succeeds.
        threads.push(unsafe { thread.assume_init() });
    }
    *trial.is_over.lock().unwrap_or_else(PoisonError::into_inner) = true;
    trial.ended.notify_all();
    for thread in &threads {
        // SAFETY: each is joined once.
        unsafe { libc::pthread_join(*thread, null_mut()) };
    }
    threads.len()
}

/// The threads of this process, by the system's numbers.
pub(crate) fn all() -> Vec<i32> {
    let Ok(folder) = std::fs::read_dir("/proc/self/task") else {
        return Vec::new();
    };
    folder
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .collect()
}

/// Whether a thread is there and does something.
pub(crate) fn is_at_work(thread: i32) -> bool {
    // The state follows the name, which is in parentheses and may hold anything.
    std::fs::read_to_string(format!("/proc/self/task/{thread}/stat"))
        .ok()
        .and_then(|text| text.rsplit(')').next()?.trim_start().chars().next())
        .is_some_and(|state| matches!(state, 'R' | 'D'))
}

/// The least stack that a run takes, where it runs on the thread that calls. Measured on three CPU
/// plugins: 32 to 48 KiB.
const STACK_OF_RUN: usize = 96 << 10;

thread_local! {
    /// The lowest and the highest address of this thread's stack; 0 until they are known.
    static STACK_OF_THREAD: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
    /// From this address on there is stack enough for a run: no address until it is known.
    static ENOUGH_FOR_RUN: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// Fails if there is less stack left on this thread than a run takes at least. Each run asks: once it
/// is known where the stack of a thread ends, that is a comparison.
#[inline(always)]
pub(crate) fn check_stack_for_run() -> Result<()> {
    let mark = 0u8;
    if &raw const mark as usize >= ENOUGH_FOR_RUN.get() {
        return Ok(());
    }
    look_at_stack_for_run()
}

#[cold]
#[inline(never)]
fn look_at_stack_for_run() -> Result<()> {
    check_stack("running a program", STACK_OF_RUN)?;
    let (low, high) = stack_bounds();
    let mark = 0u8;
    // Elsewhere is the stack of a coroutine, of which nothing is known: the next run asks again.
    if (low..high).contains(&(&raw const mark as usize)) {
        ENOUGH_FOR_RUN.set(low + STACK_OF_RUN);
    }
    Ok(())
}

/// The lowest and the highest address of this thread's stack; the same address twice if they cannot be
/// known.
fn stack_bounds() -> (usize, usize) {
    STACK_OF_THREAD
        .try_with(|known| {
            if known.get() == (0, 0) {
                known.set(stack_of_this_thread().unwrap_or((1, 1)));
            }
            known.get()
        })
        .unwrap_or((1, 1))
}

/// Fails if there is less stack left on this thread than something takes at least.
pub(crate) fn check_stack(what: &str, need: usize) -> Result<()> {
    let here = &raw const need as usize;
    let (low, high) = stack_bounds();
    // Coroutines bring stacks of their own, of which nothing is known.
    if here < low || here >= high || here - low >= need {
        return Ok(());
    }
    Err(Error::new(
        Status::ResourceExhausted,
        format!(
            "{what} takes {} KiB of stack at least, and this thread has {} left of {}: give it a \
             larger one (pthread_attr_setstacksize, OMP_STACKSIZE, ulimit -s)",
            need >> 10,
            (here - low) >> 10,
            (high - low) >> 10
        ),
    ))
}

#[cfg(target_os = "linux")]
fn stack_of_this_thread() -> Option<(usize, usize)> {
    let mut attributes = MaybeUninit::<libc::pthread_attr_t>::uninit();
    let (mut low, mut size, mut guard) = (null_mut(), 0, 0);
    // SAFETY: the first call fills the attributes, which are read and then destroyed.
    unsafe {
        if libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) != 0 {
            return None;
        }
        let told = libc::pthread_attr_getstack(attributes.as_ptr(), &mut low, &mut size) == 0
            && libc::pthread_attr_getguardsize(attributes.as_ptr(), &mut guard) == 0;
        libc::pthread_attr_destroy(attributes.as_mut_ptr());
        let low = low as usize;
        told.then(|| (low.saturating_add(guard), low.saturating_add(size)))
    }
}

#[cfg(not(target_os = "linux"))]
fn stack_of_this_thread() -> Option<(usize, usize)> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_stack_is_told_from_a_large_one() {
        let on = |size: usize| {
            let check = || check_stack("this", 200 << 10);
            std::thread::Builder::new()
                .stack_size(size)
                .spawn(check)
                .unwrap()
                .join()
                .unwrap()
        };
        assert_eq!(on(1 << 20), Ok(()));
        let error = on(128 << 10).unwrap_err();
        assert_eq!(error.status(), Status::ResourceExhausted);
        assert!(error.message().contains("this takes 200 KiB"), "{error}");
    }

    #[test]
    fn each_run_asks_for_its_stack() {
        /// Asks from below this address of the stack.
        fn below(address: usize) -> Result<()> {
            let block = std::hint::black_box([0u8; 1024]);
            let outcome = if (&raw const block as usize) < address {
                check_stack_for_run()
            } else {
                below(address)
            };
            std::hint::black_box(&block);
            outcome
        }
        let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(|| {
            let (low, _) = stack_bounds();
            // By more than a frame.
            let too_low = low + STACK_OF_RUN - (8 << 10);
            // What is deep is refused although nothing is known yet, and what is not makes it known.
            assert!(below(too_low).is_err());
            assert_eq!(ENOUGH_FOR_RUN.get(), usize::MAX);
            assert_eq!(below(low + 4 * STACK_OF_RUN), Ok(()));
            assert_eq!(ENOUGH_FOR_RUN.get(), low + STACK_OF_RUN);
            for _ in 0..2 {
                let error = below(too_low).unwrap_err();
                assert_eq!(error.status(), Status::ResourceExhausted);
                assert!(error.message().contains("running a program takes 96 KiB"));
                assert_eq!(check_stack_for_run(), Ok(()));
            }
        });
        thread.unwrap().join().unwrap();
    }

    #[test]
    fn threads_are_seen_and_tried() {
        assert_eq!(try_threads(3), 3);
        let this = own_number();
        assert!(all().contains(&this));
        assert!(is_at_work(this));
        assert!(!is_at_work(0));
        let need = |threads| Need {
            what: "this",
            threads,
            space: 1 << 20,
        };
        assert_eq!(check_room(&need(2)), Ok(()));
        assert!(limits_of_threads().starts_with("ulimit -u "));
    }
}
