//! Who uses a buffer's memory: the host, which reads it where it is, and runs that use it up.
//!
//! Plugins put in order what they do themselves. They know nothing of a host that reads a buffer's
//! memory by its address: a run that is given the buffer to use up would write over it, or free it.
//! So such a run waits for readers, of which each copies and does nothing else, and a reader that
//! comes later fails. Nobody waits for a run, so nobody can wait for ever.

use parking_lot::{RwLock, RwLockReadGuard};

use crate::error::{Error, Result, Status};

/// The order of uses of one buffer.
#[derive(Debug, Default)]
pub(super) struct Access(RwLock<State>);

/// What has happened to the buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    /// Runs may use it up.
    #[default]
    Free,
    /// The host has its address, for as long as the buffer lives: runs leave it as it is.
    Kept,
    /// A run is using it up, or has.
    UsedUp,
}

/// The right of one run to use a buffer up. Unless the run begins, the buffer stays as it was.
#[derive(Debug)]
pub(crate) struct Claim<'a>(&'a Access);

impl Access {
    /// Keeps runs from using the buffer up until what is returned is dropped, which must be soon:
    /// they wait.
    pub(super) fn read(&self) -> Result<RwLockReadGuard<'_, State>> {
        let state = self.0.read();
        if *state == State::UsedUp {
            return Err(used_up());
        }
        Ok(state)
    }

    /// Keeps runs from using the buffer up from now on.
    pub(super) fn keep(&self) -> Result<()> {
        let mut state = self.0.write();
        if *state == State::UsedUp {
            return Err(used_up());
        }
        *state = State::Kept;
        Ok(())
    }

    /// Waits for readers, and lets one run use the buffer up; none where it has to stay as it is.
    pub(super) fn claim(&self) -> Result<Option<Claim<'_>>> {
        let mut state = self.0.write();
        match *state {
            State::Free => {
                *state = State::UsedUp;
                Ok(Some(Claim(self)))
            }
            State::Kept => Ok(None),
            State::UsedUp => Err(used_up()),
        }
    }
}

impl Claim<'_> {
    /// The run has begun.
    pub(crate) fn confirm(self) {
        std::mem::forget(self);
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        *self.0.0.write() = State::Free;
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
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn one_run_uses_a_buffer_up_after_its_readers() {
        let access = Access::default();
        let done = AtomicU32::new(0);
        let reader = access.read().unwrap();
        std::thread::scope(|scope| {
            let run = scope.spawn(|| {
                access.claim().unwrap().unwrap().confirm();
                done.fetch_add(1, Ordering::SeqCst)
            });
            std::thread::sleep(std::time::Duration::from_millis(20));
            done.fetch_add(1, Ordering::SeqCst);
            drop(reader);
            assert_eq!(run.join().unwrap(), 1, "it waited for the reader");
        });
        for error in [
            access.read().map(|_| ()).unwrap_err(),
            access.keep().unwrap_err(),
            access.claim().map(|_| ()).unwrap_err(),
        ] {
            assert_eq!(error.status(), Status::InvalidArgument);
        }
    }

    #[test]
    fn a_run_that_does_not_begin_uses_nothing_up() {
        let access = Access::default();
        drop(access.claim().unwrap());
        assert!(access.read().is_ok());
        access.keep().unwrap();
        assert!(access.claim().unwrap().is_none(), "its address is known");
        assert!(access.read().is_ok());
    }
}
