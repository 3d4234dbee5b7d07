//! Calls that are handed to the thread that runs a program.
//!
//! A plugin calls functions on whichever thread does its work. Where the host wants its functions called
//! on its own thread (MPI without MPI_THREAD_MULTIPLE, codes that are not thread-safe), that thread sits
//! at a desk while the program runs, and does what is put there.

use std::collections::VecDeque;

use parking_lot::{Condvar, Mutex};

use crate::error::{Error, Result, Status};
use crate::host::callback;

/// A call that was put on a desk, and waits for whoever put it there to be told.
type Job = Box<dyn FnOnce() + Send>;

/// Where calls are put for one thread, as long as a run lasts.
#[derive(Default)]
pub(crate) struct Desk {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    is_closed: bool,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").finish_non_exhaustive()
    }
}

/// Where a call's outcome is put for the thread that waits for it.
#[derive(Default)]
struct Answer {
    outcome: Mutex<Option<Result<()>>>,
    is_there: Condvar,
}

impl Answer {
    fn give(&self, outcome: Result<()>) {
        *self.outcome.lock() = Some(outcome);
        self.is_there.notify_one();
    }
}

/// Gives an answer in any case: nobody must wait for a call that was dropped or panicked.
struct Pen<'a>(&'a Answer);

impl Drop for Pen<'_> {
    fn drop(&mut self) {
        if self.0.outcome.lock().is_none() {
            self.0.give(Err(Error::new(
                Status::Panic,
                "a fault inside pjrtlite: a call was lost on its way to the thread that runs the \
                 program; please report it",
            )));
        }
    }
}

/// A reference that crosses threads while the thread that has it waits.
struct Lent<T>(T);

// SAFETY: whoever makes one promises that what it refers to may be used on the other thread.
unsafe impl<T> Send for Lent<T> {}

impl Desk {
    /// Has a call made by the thread at the desk, and waits for it.
    ///
    /// # Safety
    /// What the call refers to may be used on that thread while this one waits.
    pub(super) unsafe fn call(&self, call: &dyn Fn() -> Result<()>) -> Result<()> {
        let answer = Answer::default();
        let lent = Lent((call, &raw const answer));
        let job: Box<dyn FnOnce() + Send + '_> = Box::new(move || {
            let lent = lent;
            let (call, answer) = lent.0;
            // SAFETY: whoever put the call here waits until the answer is given.
            let pen = Pen(unsafe { &*answer });
            let outcome = call();
            pen.0.give(outcome);
            std::mem::forget(pen);
        });
        // SAFETY: this function returns only when the job has run or was dropped, which the answer tells.
        let job = unsafe {
            std::mem::transmute::<Box<dyn FnOnce() + Send + '_>, Box<dyn FnOnce() + Send>>(job)
        };
        let refused = {
            let mut state = self.state.lock();
            if state.is_closed {
                Some(job)
            } else {
                state.jobs.push_back(job);
                None
            }
        };
        if refused.is_some() {
            return Err(Error::new(
                Status::FailedPrecondition,
                "the thread that began the run does not wait for it any more",
            ));
        }
        self.changed.notify_one();
        let mut outcome = answer.outcome.lock();
        loop {
            match outcome.take() {
                Some(outcome) => return outcome,
                None => answer.is_there.wait(&mut outcome),
            }
        }
    }

    /// Does what is put on the desk, until it is closed.
    pub(crate) fn serve(&self) {
        let mut state = self.state.lock();
        loop {
            if let Some(job) = state.jobs.pop_front() {
                drop(state);
                callback::called(job);
                state = self.state.lock();
            } else if state.is_closed {
                return;
            } else {
                self.changed.wait(&mut state);
            }
        }
    }

    /// Calls may be put here again.
    pub(crate) fn open(&self) {
        self.state.lock().is_closed = false;
    }

    /// Nothing is put here any more.
    pub(crate) fn close(&self) {
        self.state.lock().is_closed = true;
        self.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;

    use super::*;

    #[test]
    fn calls_are_made_by_the_thread_at_the_desk() {
        let desk = Arc::new(Desk::default());
        let here = thread::current().id();
        let others: Vec<_> = (0..4)
            .map(|number| {
                let desk = Arc::clone(&desk);
                thread::spawn(move || {
                    let call = move || {
                        assert_eq!(thread::current().id(), here);
                        match number {
                            0 => Err(Error::new(Status::Aborted, "zero")),
                            _ => Ok(()),
                        }
                    };
                    // SAFETY: nothing is shared.
                    unsafe { desk.call(&call) }
                })
            })
            .collect();
        let closer = {
            let desk = Arc::clone(&desk);
            thread::spawn(move || {
                let outcomes: Vec<_> = others.into_iter().map(|t| t.join().unwrap()).collect();
                desk.close();
                // SAFETY: nothing is shared.
                let late = unsafe { desk.call(&|| Ok(())) };
                (outcomes, late)
            })
        };
        desk.serve();
        let (outcomes, late) = closer.join().unwrap();
        assert_eq!(outcomes[0].as_ref().unwrap_err().status(), Status::Aborted);
        assert!(outcomes[1..].iter().all(Result::is_ok));
        assert_eq!(late.unwrap_err().status(), Status::FailedPrecondition);
    }

    #[test]
    fn a_call_that_panics_is_answered() {
        let desk = Arc::new(Desk::default());
        let caller = {
            let desk = Arc::clone(&desk);
            // SAFETY: nothing is shared.
            thread::spawn(move || unsafe { desk.call(&|| panic!("in a call")) })
        };
        let server = {
            let desk = Arc::clone(&desk);
            thread::spawn(move || desk.serve())
        };
        assert_eq!(caller.join().unwrap().unwrap_err().status(), Status::Panic);
        desk.close();
        server.join().unwrap();
    }
}
