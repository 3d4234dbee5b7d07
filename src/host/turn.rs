//! Turns: what one thread of the process does at a time, although it takes long and leaves the
//! library meanwhile.
//!
//! A lock is nothing to hold while foreign code runs: the code may come back on the same thread and
//! wait for itself, and in a child by `fork` the lock stays held by a thread that is not there. A
//! turn knows whose it is: the thread, and its process.
//!
//! Only the plugin's code runs in a turn, never the host's: what leads there is put off until the
//! thread has no turn any more.

use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::fork::Process;
use super::threads;

/// How long a thread sleeps before it looks again whether it is its turn.
const PAUSE: Duration = Duration::from_micros(500);

/// Nobody's turn.
const FREE: u64 = 0;

/// Something that one thread does at a time.
pub(crate) struct Turn(AtomicU64);

/// What is put off.
type Later = Box<dyn FnOnce()>;

thread_local! {
    /// How many turns this thread has.
    static TURNS: Cell<usize> = const { Cell::new(0) };
    /// What it does after the last.
    static LATER: RefCell<Vec<Later>> = const { RefCell::new(Vec::new()) };
}

/// Does something at once; on a thread that has a turn, as soon as it has none.
pub(crate) fn outside_of_turns(work: impl FnOnce() + 'static) {
    if TURNS.get() == 0 {
        return work();
    }
    let work: Later = Box::new(work);
    // While a thread ends, there is no place to keep it.
    let _ = LATER.try_with(|later| later.borrow_mut().push(work));
}

/// A thread's turn, until this is dropped.
#[must_use]
pub(crate) struct Taken<'a> {
    turn: &'a Turn,
    before: u64,
    /// Whose turn it is afterwards.
    after: u64,
    /// It is this thread's.
    _not_send: PhantomData<*const ()>,
    /// In which way it was free.
    pub(crate) how: How,
}

/// What was the case when a thread took its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// Nobody was at it.
    Free,
    /// This thread is, further out.
    Nested,
    /// A thread of the parent was, when this process was forked.
    Interrupted,
}

impl Turn {
    pub(crate) const fn new() -> Turn {
        Turn(AtomicU64::new(FREE))
    }

    /// Waits for the turn of this thread.
    pub(crate) fn take(&self) -> Taken<'_> {
        let thread = threads::own_number();
        let process = Process::this().number();
        // No thread has the number 0.
        let mine = u64::from(process) << 32 | u64::from(thread.unsigned_abs());
        loop {
            let before = self.0.load(Ordering::Acquire);
            let how = match before {
                FREE => How::Free,
                _ if before == mine => How::Nested,
                _ if before >> 32 != mine >> 32 => How::Interrupted,
                _ => {
                    std::thread::sleep(PAUSE);
                    continue;
                }
            };
            let order = Ordering::AcqRel;
            if self
                .0
                .compare_exchange(before, mine, order, Ordering::Relaxed)
                .is_ok()
            {
                TURNS.set(TURNS.get() + 1);
                return Taken {
                    turn: self,
                    before,
                    after: match how {
                        How::Nested => before,
                        How::Free | How::Interrupted => FREE,
                    },
                    _not_send: PhantomData,
                    how,
                };
            }
        }
    }
}

impl Taken<'_> {
    /// Leaves things as they were found, for the next one to see.
    pub(crate) fn leave_interrupted(mut self) {
        self.after = self.before;
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.turn.0.store(self.after, Ordering::Release);
        TURNS.set(TURNS.get() - 1);
        if TURNS.get() > 0 {
            return;
        }
        // What is done may take turns again.
        let later = LATER.try_with(|later| std::mem::take(&mut *later.borrow_mut()));
        for work in later.unwrap_or_default() {
            work();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_at_a_time_and_the_same_again() {
        static TURN: Turn = Turn::new();
        static INSIDE: AtomicU64 = AtomicU64::new(0);
        let threads: Vec<_> = (0..4)
            .map(|_| {
                std::thread::spawn(|| {
                    for _ in 0..20 {
                        let outer = TURN.take();
                        assert_eq!(outer.how, How::Free);
                        assert_eq!(INSIDE.fetch_add(1, Ordering::Relaxed), 0);
                        let inner = TURN.take();
                        assert_eq!(inner.how, How::Nested);
                        drop(inner);
                        INSIDE.fetch_sub(1, Ordering::Relaxed);
                        drop(outer);
                    }
                })
            })
            .collect();
        for thread in threads {
            thread.join().unwrap();
        }
    }

    #[test]
    fn another_thread_waits() {
        static TURN: Turn = Turn::new();
        static IS_OVER: AtomicU64 = AtomicU64::new(0);
        let first = TURN.take();
        let other = std::thread::spawn(|| {
            let second = TURN.take();
            (second.how, IS_OVER.load(Ordering::Relaxed))
        });
        std::thread::sleep(20 * PAUSE);
        IS_OVER.store(1, Ordering::Relaxed);
        drop(first);
        assert_eq!(other.join().unwrap(), (How::Free, 1));
    }

    #[test]
    fn what_leads_out_is_put_off() {
        static OUTER: Turn = Turn::new();
        static INNER: Turn = Turn::new();
        static DONE: AtomicU64 = AtomicU64::new(0);
        fn done() -> u64 {
            DONE.load(Ordering::Relaxed)
        }
        fn note(number: u64) {
            assert_eq!(OUTER.take().how, How::Free, "nobody has a turn");
            DONE.store(10 * done() + number, Ordering::Relaxed);
        }
        outside_of_turns(|| note(1));
        assert_eq!(done(), 1);
        let outer = OUTER.take();
        let inner = INNER.take();
        outside_of_turns(|| note(2));
        drop(inner);
        outside_of_turns(|| {
            note(3);
            outside_of_turns(|| note(4));
        });
        assert_eq!(done(), 1);
        drop(outer);
        assert_eq!(done(), 1234);
        drop(OUTER.take());
        assert_eq!(done(), 1234, "once");
    }

    #[test]
    fn a_turn_of_another_process_was_interrupted() {
        let turn = Turn::new();
        turn.0.store(9 << 32 | 7, Ordering::Relaxed);
        let taken = turn.take();
        assert_eq!(taken.how, How::Interrupted);
        taken.leave_interrupted();
        let taken = turn.take();
        assert_eq!(taken.how, How::Interrupted);
        drop(taken);
        let taken = turn.take();
        assert_eq!(taken.how, How::Free);
        // A child has another number.
        let number = u64::from(Process::this().number());
        assert_eq!(turn.0.load(Ordering::Relaxed) >> 32, number);
        turn.0.store((number + 1) << 32 | 7, Ordering::Relaxed);
        assert_eq!(turn.take().how, How::Interrupted);
    }
}
