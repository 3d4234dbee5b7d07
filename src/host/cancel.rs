//! Cancellation of threads (`pthread_cancel`), which is put off while a thread is in the library.
//!
//! It unwinds the stack from wherever a thread waits or reads a file, and Rust code cannot be unwound so: the
//! process would end.

use std::ffi::c_int;

unsafe extern "C" {
    fn pthread_setcancelstate(state: c_int, old: *mut c_int) -> c_int;
}

/// Linux, with glibc and musl alike.
const DISABLE: c_int = 1;

/// Puts off the cancellation of this thread until it goes out of scope.
#[must_use]
pub(crate) struct Hold {
    before: c_int,
}

impl Hold {
    pub(crate) fn new() -> Hold {
        let mut before = DISABLE;
        // SAFETY: the state is one of the two, and the old one is stored in a local.
        unsafe { pthread_setcancelstate(DISABLE, &mut before) };
        Hold { before }
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        // SAFETY: it was the state before. A cancellation that was put off waits for the thread's next
        // cancellation point, which this is not.
        unsafe { pthread_setcancelstate(self.before, std::ptr::null_mut()) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_the_case_before_is_so_again() {
        let is_put_off = || {
            let mut state = -1;
            // SAFETY: the state is one of the two, is stored in a local, and is put back at once.
            unsafe {
                pthread_setcancelstate(DISABLE, &mut state);
                pthread_setcancelstate(state, std::ptr::null_mut());
            }
            state == DISABLE
        };
        assert!(!is_put_off());
        let outer = Hold::new();
        drop(Hold::new());
        assert!(is_put_off());
        drop(outer);
        assert!(!is_put_off());
    }
}
