//! An outcome that is there later: for work that pjrtlite itself finishes on a plugin's thread.

use std::time::Instant;

use parking_lot::{Condvar, Mutex};

use crate::error::Result;

/// What is to be done with an outcome.
pub(crate) type Then = Box<dyn FnOnce(Result<()>) + Send>;

/// An outcome that is set once, and waited for by any number of threads.
#[derive(Default)]
pub(crate) struct Completion {
    state: Mutex<State>,
    changed: Condvar,
}

enum State {
    Pending(Vec<Then>),
    Done(Result<()>),
}

impl Default for State {
    fn default() -> Self {
        State::Pending(Vec::new())
    }
}

impl std::fmt::Debug for Completion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Completion")
            .field("outcome", &self.outcome())
            .finish()
    }
}

impl Completion {
    /// Sets the outcome, and does on this thread what was to be done with it. Only the first
    /// outcome counts.
    pub(crate) fn complete(&self, outcome: Result<()>) {
        let mut state = self.state.lock();
        let State::Pending(waiting) = &mut *state else {
            return;
        };
        let waiting = std::mem::take(waiting);
        *state = State::Done(outcome.clone());
        drop(state);
        self.changed.notify_all();
        for then in waiting {
            then(outcome.clone());
        }
    }

    /// The outcome, if it is there.
    pub(crate) fn outcome(&self) -> Option<Result<()>> {
        match &*self.state.lock() {
            State::Pending(_) => None,
            State::Done(outcome) => Some(outcome.clone()),
        }
    }

    /// Waits for the outcome; with a deadline, not for longer than that.
    pub(crate) fn wait(&self, deadline: Option<Instant>) -> Option<Result<()>> {
        let mut state = self.state.lock();
        loop {
            if let State::Done(outcome) = &*state {
                return Some(outcome.clone());
            }
            match deadline {
                None => self.changed.wait(&mut state),
                Some(deadline) => {
                    // What was set at the last moment counts, so it is looked at once more.
                    if self.changed.wait_until(&mut state, deadline).timed_out() {
                        return match &*state {
                            State::Done(outcome) => Some(outcome.clone()),
                            State::Pending(_) => None,
                        };
                    }
                }
            }
        }
    }

    /// Does something with the outcome: at once if it is there, else when it is, on the thread
    /// that sets it.
    pub(crate) fn then(&self, then: Then) {
        let mut state = self.state.lock();
        match &mut *state {
            State::Pending(waiting) => waiting.push(then),
            State::Done(outcome) => {
                let outcome = outcome.clone();
                drop(state);
                then(outcome);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use super::*;
    use crate::error::{Error, Status};

    #[test]
    fn everybody_hears_the_first_outcome_once() {
        let completion = Arc::new(Completion::default());
        let heard = Arc::new(Mutex::new(Vec::new()));
        let listen = |completion: &Completion| {
            let heard = Arc::clone(&heard);
            completion.then(Box::new(move |outcome| heard.lock().push(outcome)));
        };
        listen(&completion);
        assert_eq!(completion.outcome(), None);
        assert_eq!(completion.wait(Some(Instant::now())), None);
        let waiting = Arc::clone(&completion);
        let thread = std::thread::spawn(move || waiting.wait(None));
        let failure = Err(Error::new(Status::Internal, "broken"));
        completion.complete(failure.clone());
        completion.complete(Ok(()));
        listen(&completion);
        assert_eq!(thread.join().unwrap(), Some(failure.clone()));
        let soon = Instant::now() + Duration::from_secs(5);
        assert_eq!(completion.wait(Some(soon)), Some(failure.clone()));
        assert_eq!(*heard.lock(), [failure.clone(), failure]);
    }
}
