//! Which threads are inside a plugin, and who may still go in: once the process has begun to end, a
//! plugin is torn down as soon as nobody is inside.
//!
//! To go in must cost next to nothing, so each thread has a mark of its own, which it sets and clears
//! without a lock. The end of the process closes the door, and then looks at the marks.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::atomic::{
    AtomicBool, AtomicPtr, AtomicU8, AtomicU32, AtomicUsize, Ordering, compiler_fence,
};

use super::fork::Process;
use crate::error::{Error, Status};

/// The mark of a thread. Marks are never freed: threads that begin take those of threads that ended.
pub(crate) struct Mark {
    earlier: AtomicPtr<Mark>,
    owner: AtomicU8,
    /// Which process the thread is inside in, as [`here`] numbers it; 0 if it is not inside. A child by
    /// fork has the marks of threads that it lacks.
    inside: AtomicU32,
}

/// A mark that no thread has.
const FREE: u8 = 0;
/// One that a thread has until it ends.
const OF_A_THREAD: u8 = 1;
/// One that threads have for a moment each, whose storage is gone since they are ending.
const SHARED: u8 = 2;

/// The mark that was made last, which leads to the others.
static MARKS: AtomicPtr<Mark> = AtomicPtr::new(std::ptr::null_mut());

/// Who may go in: [`EVERYBODY`], [`NOBODY`], or the thread that ends the process.
static OPEN_TO: AtomicUsize = AtomicUsize::new(EVERYBODY);
const EVERYBODY: usize = 0;
const NOBODY: usize = usize::MAX;

/// Whether the thread that ends the process has gone in since this was last asked.
static CAME_BACK: AtomicBool = AtomicBool::new(false);

thread_local! {
    static OWN: Cell<Option<&'static Mark>> = const { Cell::new(None) };
    static KEEPER: Keeper = const { Keeper };
    /// Whether the thread does what the end of the process waits for.
    static IS_WAITED_FOR: Cell<bool> = const { Cell::new(false) };
}

/// Gives the mark back when the thread ends. An exit does this, too, before anything else; where that was
/// begun inside, as in a callback, the mark stays the thread's.
struct Keeper;

impl Drop for Keeper {
    fn drop(&mut self) {
        if let Some(mark) = OWN.get()
            && mark.inside.load(Ordering::Relaxed) == 0
        {
            OWN.set(None);
            mark.owner.store(FREE, Ordering::Release);
        }
    }
}

/// The thread is inside until this is dropped; nothing where it was inside before.
pub(crate) struct Inside {
    mark: Option<&'static Mark>,
    /// It is this thread's.
    _not_send: PhantomData<*const ()>,
}

impl Inside {
    #[inline(always)]
    fn new(mark: Option<&'static Mark>) -> Inside {
        Inside {
            mark,
            _not_send: PhantomData,
        }
    }
}

impl Drop for Inside {
    #[inline(always)]
    fn drop(&mut self) {
        if let Some(mark) = self.mark {
            mark.inside.store(0, Ordering::Release);
        }
    }
}

/// The number of this process, not 0.
#[inline(always)]
fn here() -> u32 {
    Process::this().number().wrapping_add(1)
}

/// Goes in; none if the process has begun to end, see [`is_ending`].
#[inline(always)]
pub(crate) fn enter() -> Option<Inside> {
    let Some(mark) = OWN.get() else {
        return enter_first();
    };
    if mark.inside.load(Ordering::Relaxed) == here() {
        return Some(Inside::new(None));
    }
    mark.inside.store(here(), Ordering::Relaxed);
    // Whoever closes the door has every thread's memory put in order before it looks at marks.
    compiler_fence(Ordering::SeqCst);
    if OPEN_TO.load(Ordering::Relaxed) != EVERYBODY {
        return enter_while_ending(mark);
    }
    Some(Inside::new(Some(mark)))
}

#[cold]
#[inline(never)]
fn enter_first() -> Option<Inside> {
    if KEEPER.try_with(|_| ()).is_ok() {
        OWN.set(Some(take_mark()));
        return enter();
    }
    let mark = take_shared_mark();
    if OPEN_TO.load(Ordering::SeqCst) != EVERYBODY {
        return enter_while_ending(mark);
    }
    Some(Inside::new(Some(mark)))
}

/// The thread that ends the process goes in until all that the plugin was told to do at the exit is done;
/// so does what that thread waits for.
#[cold]
#[inline(never)]
fn enter_while_ending(mark: &'static Mark) -> Option<Inside> {
    let inside = Inside::new(Some(mark));
    let open_to = OPEN_TO.load(Ordering::SeqCst);
    if open_to == this_thread() {
        CAME_BACK.store(true, Ordering::Relaxed);
        return Some(inside);
    }
    let is_waited_for = IS_WAITED_FOR.try_with(Cell::get).unwrap_or(false);
    (open_to != NOBODY && is_waited_for).then_some(inside)
}

/// Whether what this thread does from here on is waited for by the end of the process, and goes on until
/// then. Gives what was so before.
pub(crate) fn set_is_waited_for(is_waited_for: bool) -> bool {
    IS_WAITED_FOR
        .try_with(|current| current.replace(is_waited_for))
        .unwrap_or(false)
}

fn all() -> impl Iterator<Item = &'static Mark> {
    let mut next = MARKS.load(Ordering::Acquire);
    std::iter::from_fn(move || {
        // SAFETY: the list holds marks that are never freed.
        let mark = unsafe { next.as_ref() }?;
        next = mark.earlier.load(Ordering::Acquire);
        Some(mark)
    })
}

fn take_mark() -> &'static Mark {
    let free = all().find(|mark| {
        let order = Ordering::AcqRel;
        let taken = mark
            .owner
            .compare_exchange(FREE, OF_A_THREAD, order, Ordering::Relaxed);
        taken.is_ok()
    });
    free.unwrap_or_else(|| add_mark(OF_A_THREAD, 0))
}

/// One that is set already.
fn take_shared_mark() -> &'static Mark {
    let free = all().find(|mark| {
        let order = Ordering::SeqCst;
        mark.owner.load(Ordering::Acquire) == SHARED
            && mark
                .inside
                .compare_exchange(0, here(), order, Ordering::Relaxed)
                .is_ok()
    });
    free.unwrap_or_else(|| add_mark(SHARED, here()))
}

fn add_mark(owner: u8, inside: u32) -> &'static Mark {
    let mark = Box::leak(Box::new(Mark {
        earlier: AtomicPtr::new(MARKS.load(Ordering::Acquire)),
        owner: AtomicU8::new(owner),
        inside: AtomicU32::new(inside),
    }));
    let address: *mut Mark = mark;
    loop {
        let earlier = mark.earlier.load(Ordering::Relaxed);
        let added = MARKS.compare_exchange(earlier, address, Ordering::SeqCst, Ordering::Acquire);
        match added {
            Ok(_) => return mark,
            Err(other) => mark.earlier.store(other, Ordering::Relaxed),
        }
    }
}

/// A number that no other thread has, nor is it [`EVERYBODY`] or [`NOBODY`].
fn this_thread() -> usize {
    // SAFETY: the function has no conditions.
    unsafe { libc::pthread_self() as usize }
}

/// Whether another thread of this process is inside.
pub(crate) fn others_are_inside() -> bool {
    let own = OWN.get().map(std::ptr::from_ref);
    let here = here();
    all().any(|mark| {
        Some(std::ptr::from_ref(mark)) != own && mark.inside.load(Ordering::Acquire) == here
    })
}

/// Lets nobody in any more but this thread, which ends the process, and what it waits for. From here on
/// [`others_are_inside`] sees all that are.
pub(crate) fn close_to_others() {
    if OPEN_TO.load(Ordering::SeqCst) != NOBODY {
        OPEN_TO.store(this_thread(), Ordering::SeqCst);
    }
    order_memory_of_all_threads();
}

/// Lets nobody in any more.
pub(crate) fn close() {
    OPEN_TO.store(NOBODY, Ordering::SeqCst);
    order_memory_of_all_threads();
}

/// Whether the process has begun to end, and this thread does not go in any more.
pub(crate) fn is_ending() -> bool {
    OPEN_TO.load(Ordering::SeqCst) != EVERYBODY && enter().is_none()
}

/// Whether there may be something to wait for: the door is still open to everybody, or the thread that ends
/// the process has gone in since this was last asked.
pub(crate) fn may_be_in_use() -> bool {
    OPEN_TO.load(Ordering::SeqCst) == EVERYBODY || CAME_BACK.swap(false, Ordering::Relaxed)
}

/// What was stored before by other threads is seen by this one, and what this one has stored by them:
/// a fence for all of them, so that they need none.
fn order_memory_of_all_threads() {
    #[cfg(target_os = "linux")]
    {
        // As Linux numbers them (membarrier(2)).
        const PRIVATE_EXPEDITED: libc::c_int = 1 << 3;
        const REGISTER_PRIVATE_EXPEDITED: libc::c_int = 1 << 4;
        // SAFETY: the calls have no conditions; kernels without them answer with an error.
        let call =
            |command: libc::c_int| unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) };
        if call(REGISTER_PRIVATE_EXPEDITED) == 0 && call(PRIVATE_EXPEDITED) == 0 {
            return;
        }
    }
    // Far longer than a store takes to be seen.
    std::thread::sleep(std::time::Duration::from_millis(2));
}

/// The plugin cannot be called any more.
#[cold]
pub(crate) fn process_is_ending() -> Error {
    Error::new(
        Status::FailedPrecondition,
        "the process is ending, so its plugins cannot be called any more: let the threads that use \
         them end before it",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    // The door of this process stays open: it is closed in children.
    use crate::host::fork::tests::in_child;

    fn elsewhere<T: Send>(work: impl FnOnce() -> T + Send) -> T {
        std::thread::scope(|scope| scope.spawn(work).join().unwrap())
    }

    #[test]
    fn the_outermost_is_what_counts() {
        in_child(|| {
            let outer = enter().unwrap();
            let inner = enter().unwrap();
            let seen = elsewhere(others_are_inside) && !others_are_inside();
            drop(inner);
            let still_seen = elsewhere(others_are_inside);
            drop(outer);
            seen && still_seen && !elsewhere(others_are_inside)
        });
    }

    #[test]
    fn nobody_comes_in_while_the_process_ends_but_who_ends_it_and_what_it_waits_for() {
        in_child(|| {
            let is_refused = || enter().is_none() && is_ending();
            let was_open = elsewhere(|| !is_refused()) && may_be_in_use() && !is_ending();
            close_to_others();
            let is_closed = elsewhere(is_refused) && !may_be_in_use();
            let is_waited_for = elsewhere(|| {
                let was_waited_for = set_is_waited_for(true);
                let came_in = enter().is_some();
                set_is_waited_for(false);
                came_in && !was_waited_for && enter().is_none()
            });
            let is_back = enter().is_some() && may_be_in_use() && !may_be_in_use();
            close();
            let is_over = is_refused() && elsewhere(is_refused);
            was_open && is_closed && is_waited_for && is_back && is_over
        });
    }

    #[test]
    fn who_came_in_before_is_seen() {
        in_child(|| {
            // Whoever is not seen when the door is closed must not have come in.
            (0..200).all(|_| {
                OPEN_TO.store(EVERYBODY, Ordering::SeqCst);
                let came_in = AtomicBool::new(false);
                let may_leave = AtomicBool::new(false);
                std::thread::scope(|scope| {
                    scope.spawn(|| {
                        let inside = enter();
                        came_in.store(inside.is_some(), Ordering::SeqCst);
                        while !may_leave.load(Ordering::SeqCst) {
                            std::thread::yield_now();
                        }
                    });
                    std::thread::yield_now();
                    close_to_others();
                    let is_seen = others_are_inside();
                    std::thread::sleep(std::time::Duration::from_millis(1));
                    let right = is_seen || !came_in.load(Ordering::SeqCst);
                    may_leave.store(true, Ordering::SeqCst);
                    right
                })
            })
        });
    }

    #[test]
    fn marks_are_used_again() {
        in_child(|| {
            for _ in 0..10 {
                elsewhere(|| drop(enter()));
            }
            let count = all().count();
            for _ in 0..10 {
                elsewhere(|| drop(enter()));
                let mark = take_shared_mark();
                let other = take_shared_mark();
                drop((Inside::new(Some(mark)), Inside::new(Some(other))));
            }
            all().count() <= count + 2
        });
    }
}
