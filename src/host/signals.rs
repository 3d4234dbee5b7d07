//! Signals, kept off the threads that plugins start.
//!
//! A thread starts with the signal mask of the one that creates it. A host that waits for signals on
//! a thread of its own (`sigwait`, `signalfd`) blocks them on all others; a plugin's threads would
//! still have them open, and the signal would end the process there, or run a handler where nobody
//! expects it. So signals are blocked while a plugin may start threads, all but those that tell of a
//! fault of the thread itself: while it is opened, makes a client, or loads a program. CPU plugins start
//! none at runs and transfers, which would pay for it.

use std::cell::Cell;
use std::mem::MaybeUninit;

/// Signals that the thread itself causes. Blocked, they would end the process at once.
const FAULTS: [libc::c_int; 7] = [
    libc::SIGSEGV,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGILL,
    libc::SIGTRAP,
    libc::SIGSYS,
    libc::SIGABRT,
];

thread_local! {
    /// The host's mask on this thread, while ours is in its place.
    static OF_HOST: Cell<Option<libc::sigset_t>> = const { Cell::new(None) };
}

/// Sets a mask; gives the one from before.
fn set(mask: &libc::sigset_t) -> Option<libc::sigset_t> {
    let mut before = MaybeUninit::uninit();
    // SAFETY: both are sets, and the function fills the second unless it fails.
    unsafe {
        let failure = libc::pthread_sigmask(libc::SIG_SETMASK, mask, before.as_mut_ptr());
        (failure == 0).then(|| before.assume_init())
    }
}

fn all_but_faults() -> libc::sigset_t {
    let mut mask = MaybeUninit::uninit();
    // SAFETY: the first call fills the set.
    unsafe {
        libc::sigfillset(mask.as_mut_ptr());
        for fault in FAULTS {
            libc::sigdelset(mask.as_mut_ptr(), fault);
        }
        mask.assume_init()
    }
}

/// Puts back a mask, and what [`OF_HOST`] was.
struct Restore {
    mask: libc::sigset_t,
    of_host: Option<libc::sigset_t>,
}

impl Drop for Restore {
    fn drop(&mut self) {
        set(&self.mask);
        let _ = OF_HOST.try_with(|of_host| of_host.set(self.of_host));
    }
}

/// Does something that may start threads: these have no signals but their own faults'. Afterwards
/// this thread has exactly the mask it had.
pub(crate) fn without_asynchronous<T>(work: impl FnOnce() -> T) -> T {
    let _restore = set(&all_but_faults()).map(|mask| {
        let of_host = OF_HOST.try_with(Cell::get).unwrap_or(None);
        let _ = OF_HOST.try_with(|cell| cell.set(of_host.or(Some(mask))));
        Restore { mask, of_host }
    });
    work()
}

/// Does something with the signals that the host has on this thread.
pub(crate) fn as_the_host_has_them<T>(work: impl FnOnce() -> T) -> T {
    let of_host = OF_HOST.try_with(Cell::take).unwrap_or(None);
    let _restore = of_host.and_then(|mask| {
        Some(Restore {
            mask: set(&mask)?,
            of_host,
        })
    });
    work()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocked() -> Vec<libc::c_int> {
        let mut mask = MaybeUninit::uninit();
        // SAFETY: without a new set the old one is told.
        unsafe {
            libc::pthread_sigmask(libc::SIG_BLOCK, std::ptr::null(), mask.as_mut_ptr());
            let mask = mask.assume_init();
            (1..32)
                .filter(|signal| libc::sigismember(&mask, *signal) == 1)
                .collect()
        }
    }

    #[test]
    fn threads_have_only_their_faults() {
        std::thread::spawn(|| {
            let mut mask = MaybeUninit::uninit();
            // SAFETY: the set is made empty, then has one signal.
            unsafe {
                libc::sigemptyset(mask.as_mut_ptr());
                libc::sigaddset(mask.as_mut_ptr(), libc::SIGUSR2);
                set(&mask.assume_init());
            }
            let hosts = blocked();
            assert_eq!(hosts, [libc::SIGUSR2]);
            let (started, inner) = without_asynchronous(|| {
                let started = std::thread::spawn(blocked).join().unwrap();
                // A function of the host's in between, which calls us again.
                let inner = as_the_host_has_them(|| {
                    let before = blocked();
                    without_asynchronous(|| assert_ne!(blocked(), before));
                    (before, blocked())
                });
                assert_eq!(blocked(), started);
                (started, inner)
            });
            for signal in [libc::SIGINT, libc::SIGUSR1, libc::SIGTERM, libc::SIGALRM] {
                assert!(started.contains(&signal), "{signal}");
            }
            assert!(FAULTS.iter().all(|fault| !started.contains(fault)));
            assert_eq!(inner, (hosts.clone(), hosts.clone()));
            assert_eq!(blocked(), hosts);
        })
        .join()
        .unwrap();
    }
}
