//! Who uses a buffer's memory: the host, which reads it where it is, runs that read it, and runs that use
//! it up.
//!
//! Plugins put in order what they do themselves, but know nothing of a host that reads a buffer's memory
//! by its address: a run that is given the buffer to use up would write over it, or free it. And while a
//! run begins, a plugin makes it wait for others, argument by argument: to use a buffer up, until no run
//! that reads it is beginning; to read it, until no run that uses it up is. Two runs that begin with the
//! same buffers in different roles would wait for each other for ever.
//!
//! So a run first claims all that it uses up, then enters all that it reads, and waits last, until the
//! others have left what it claims. What is claimed cannot be entered or claimed: that fails at once.
//! Whoever is waited for has entered a buffer before it was claimed, and so has made claims of its own,
//! if any, earlier still: nobody waits in a circle, and inside the plugin nobody waits at all.
//!
//! A buffer stays entered while the plugin begins the run, which may be all of the run. So in a callback
//! nobody waits either: the thread may be one that the other run needs, or the very one that began it.

use std::sync::atomic::{AtomicU32, Ordering};

use parking_lot::{Condvar, Mutex};

use crate::error::{Error, Result, Status};
use crate::host::callback;

/// The order of uses of one buffer.
#[derive(Debug, Default)]
pub(super) struct Access {
    /// How many have entered it, and what has happened to it.
    state: AtomicU32,
    left: Condvar,
    lock: Mutex<()>,
}

/// A run is using the buffer up, or has.
const USED_UP: u32 = 1 << 31;
/// The host has its address, for as long as the buffer lives: runs leave it as it is.
const KEPT: u32 = 1 << 30;
/// Somebody has waited until all have left.
const WAITED_FOR: u32 = 1 << 29;
const USES: u32 = WAITED_FOR - 1;

/// A use of a buffer that leaves it as it is: for so long, no run uses it up.
#[derive(Debug)]
pub(crate) struct Use<'a>(&'a Access);

/// The right of one run to use a buffer up. Unless the run begins, the buffer stays as it was.
#[derive(Debug)]
pub(crate) struct Claim<'a>(&'a Access);

impl Access {
    /// Keeps runs from using the buffer up until what is returned is dropped, which must be soon: they
    /// wait.
    pub(super) fn enter(&self) -> Result<Use<'_>> {
        let before = self.state.fetch_add(1, Ordering::Acquire);
        let entered = Use(self);
        if before & USED_UP != 0 {
            return Err(used_up());
        }
        Ok(entered)
    }

    /// Ends a use that was forgotten.
    #[inline]
    pub(super) fn leave(&self) {
        let before = self.state.fetch_sub(1, Ordering::Release);
        if before & WAITED_FOR != 0 && before & USES == 1 {
            // Who waits has seen a use under the lock, and waits by now.
            drop(self.lock.lock());
            self.left.notify_all();
        }
    }

    /// Keeps runs from using the buffer up from now on.
    pub(super) fn keep(&self) -> Result<()> {
        self.mark(KEPT, 0).map(|_| ())
    }

    /// Lets one run use the buffer up; none where it has to stay as it is.
    pub(super) fn claim(&self) -> Result<Option<Claim<'_>>> {
        Ok(self.mark(USED_UP, KEPT)?.then_some(Claim(self)))
    }

    /// Notes what happens to the buffer, unless something else has. Fails if it is used up.
    fn mark(&self, what: u32, unless: u32) -> Result<bool> {
        let marked = self
            .state
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, |state| {
                (state & (USED_UP | unless) == 0).then_some(state | what)
            });
        match marked {
            Ok(_) => Ok(true),
            Err(state) if state & USED_UP != 0 => Err(used_up()),
            Err(_) => Ok(false),
        }
    }

    fn uses(&self) -> u32 {
        self.state.load(Ordering::Acquire) & USES
    }
}

impl Drop for Use<'_> {
    #[inline]
    fn drop(&mut self) {
        self.0.leave();
    }
}

impl Claim<'_> {
    /// Waits for those who have entered the buffer; in a callback it fails instead.
    pub(crate) fn wait(&self) -> Result<()> {
        if self.0.uses() == 0 {
            return Ok(());
        }
        if !callback::may_wait_for_others() {
            return Err(Error::new(
                Status::InUse,
                "a run is beginning with a buffer that this run would use up, or the host copies it; \
                 in a callback nothing waits for that: start the run elsewhere, or try again",
            ));
        }
        self.0.state.fetch_or(WAITED_FOR, Ordering::AcqRel);
        let mut lock = self.0.lock.lock();
        while self.0.uses() != 0 {
            self.0.left.wait(&mut lock);
        }
        Ok(())
    }

    /// The run has begun.
    pub(crate) fn confirm(self) {
        std::mem::forget(self);
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.0.state.fetch_and(!USED_UP, Ordering::Release);
    }
}

#[cold]
fn used_up() -> Error {
    Error::new(
        Status::InvalidArgument,
        "the buffer has been donated: a run that was given it used it up. Use what the run gave, or \
         give such a program a buffer that nothing else uses",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_run_uses_a_buffer_up_after_those_who_entered() {
        let access = Access::default();
        let done = AtomicU32::new(0);
        let reader = access.enter().unwrap();
        std::thread::scope(|scope| {
            let run = scope.spawn(|| {
                let claim = access.claim().unwrap().unwrap();
                claim.wait().unwrap();
                claim.confirm();
                done.fetch_add(1, Ordering::SeqCst)
            });
            std::thread::sleep(std::time::Duration::from_millis(20));
            done.fetch_add(1, Ordering::SeqCst);
            drop(reader);
            assert_eq!(run.join().unwrap(), 1, "it waited for the reader");
        });
        for error in [
            access.enter().map(|_| ()).unwrap_err(),
            access.keep().unwrap_err(),
            access.claim().map(|_| ()).unwrap_err(),
        ] {
            assert_eq!(error.status(), Status::InvalidArgument);
        }
        assert_eq!(access.uses(), 0, "who was refused has left");
    }

    #[test]
    fn what_is_claimed_is_refused_at_once_even_while_others_are_waited_for() {
        let access = Access::default();
        let reader = access.enter().unwrap();
        let claim = access.claim().unwrap().unwrap();
        assert!(access.enter().is_err() && access.claim().is_err() && access.keep().is_err());
        drop(reader);
        claim.wait().unwrap();
        drop(claim);
        assert!(access.enter().is_ok(), "the run did not begin");
    }

    #[test]
    fn nobody_waits_in_a_callback() {
        let access = Access::default();
        let reader = access.enter().unwrap();
        let claim = access.claim().unwrap().unwrap();
        // On a thread of the host, and on one of the plugin.
        let mut statuses = Vec::new();
        callback::enter_from_host();
        callback::called(|| statuses.push(claim.wait().map_err(|error| error.status())));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                callback::called(|| statuses.push(claim.wait().map_err(|error| error.status())));
            });
        });
        assert_eq!(statuses, [Err(Status::InUse), Err(Status::InUse)]);
        drop(reader);
        callback::called(|| assert_eq!(claim.wait(), Ok(())));
    }

    #[test]
    fn many_enter_and_leave_while_one_claims() {
        let access = Access::default();
        let (entered, claimed) = (AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for _ in 0..2000 {
                        if let Ok(_use) = access.enter() {
                            entered.fetch_add(1, Ordering::SeqCst);
                            std::thread::yield_now();
                            assert_eq!(claimed.load(Ordering::SeqCst), 0, "while it is used");
                            entered.fetch_sub(1, Ordering::SeqCst);
                        }
                    }
                });
            }
            scope.spawn(|| {
                for _ in 0..500 {
                    let claim = access.claim().unwrap().unwrap();
                    claim.wait().unwrap();
                    claimed.store(1, Ordering::SeqCst);
                    assert_eq!(entered.load(Ordering::SeqCst), 0, "all have left");
                    claimed.store(0, Ordering::SeqCst);
                    drop(claim);
                    std::thread::yield_now();
                }
            });
        });
        assert_eq!(access.uses(), 0);
    }

    #[test]
    fn a_run_that_does_not_begin_uses_nothing_up() {
        let access = Access::default();
        drop(access.claim().unwrap());
        assert!(access.enter().is_ok());
        access.keep().unwrap();
        assert!(access.claim().unwrap().is_none(), "its address is known");
        assert!(access.enter().is_ok());
        access.keep().unwrap();
    }
}
