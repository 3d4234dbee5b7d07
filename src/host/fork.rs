//! Whether this process is the one in which something was made, or a child of it by `fork`.
//!
//! A child has a copy of the memory, but of the threads only the one that forked: what waits for a
//! plugin's threads would wait for ever. So whatever belongs to a plugin remembers its process.

use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

/// How many forks lie between this process and the first that had the library.
static GENERATION: AtomicU32 = AtomicU32::new(0);

/// A process, as far as forks tell one from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Process(u32);

impl Process {
    /// This one.
    #[inline]
    pub(crate) fn this() -> Process {
        Process(GENERATION.load(Ordering::Relaxed))
    }

    #[inline]
    pub(crate) fn is_this(self) -> bool {
        self == Process::this()
    }

    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// Sees to it that children by `fork` are told from this process, from now on.
pub(crate) fn watch() {
    static WATCH: Once = Once::new();
    // SAFETY: the handler only adds to an atomic number, which is allowed in a forked child. What
    // it would mean that there is no memory to register it, is that forks go unnoticed.
    WATCH.call_once(|| unsafe {
        libc::pthread_atfork(None, None, Some(in_child));
    });
}

extern "C" fn in_child() {
    GENERATION.fetch_add(1, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_is_another_process() {
        watch();
        let parent = Process::this();
        assert!(parent.is_this());
        // SAFETY: the child only compares numbers, and ends at once.
        let child = unsafe { libc::fork() };
        assert!(child >= 0);
        if child == 0 {
            let right = !parent.is_this() && Process::this() != parent;
            // SAFETY: ends the process without anything else.
            unsafe { libc::_exit(i32::from(!right)) };
        }
        let mut status = -1;
        // SAFETY: the child is ours, and the status is a local.
        let waited = unsafe { libc::waitpid(child, &mut status, 0) };
        assert_eq!((waited, status), (child, 0));
        assert!(parent.is_this());
    }
}
