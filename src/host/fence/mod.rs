//! The fence: calls into foreign code that no C++ exception gets past.
//!
//! Plugins are C++, and so may be the host's functions that are called back. An exception that reaches
//! Rust code, or C code of the host, ends the process. So every such call goes through a frame whose
//! handler takes all exceptions, and comes back as if the function had returned.
//!
//! How it works: a call passes two frames of assembly, `pjrtlite_fence` and `pjrtlite_fence_inner`. The
//! second has an unwind description that states a return address some bytes past the true one. A
//! function that returns normally comes back to the true one; whoever unwinds the stack finds
//! the other, which is the landing pad of the first frame. The first frame has a personality routine that
//! tells the unwinder to stop there. It asks the unwinder for nothing, and changes nothing of
//! its state: plugins bring unwinders of their own (libgcc's or LLVM's, linked statically), and the
//! accessors of another one (`_Unwind_SetIP`, `_Unwind_SetGR`) would not fit. Nothing of this costs
//! anything where nothing is thrown, but one more call.
//!
//! Destructors between the throw and the fence run. Forced unwinding, by which a thread is
//! cancelled, passes the fence. What was thrown is described and disposed of in [`thrown`].

mod thrown;

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod frames;

use std::ffi::c_void;
use std::ptr::NonNull;

pub(crate) use thrown::Thrown;

/// Calls a function of up to three arguments, which are pointers or integers, and that returns a
/// pointer, an integer or nothing. Fails if it threw.
///
/// # Safety
/// `function` must be an `extern "C"` function of such a type that may be called with these
/// arguments; it may have fewer of them.
#[inline(always)]
pub(crate) unsafe fn call(
    function: NonNull<c_void>,
    arguments: [*mut c_void; 3],
) -> Result<*mut c_void, Thrown> {
    let [a, b, c] = arguments;
    #[cfg(all(
        target_os = "linux",
        any(target_arch = "x86_64", target_arch = "aarch64")
    ))]
    {
        // SAFETY: the caller's promise. Arguments of this kind are passed in registers, of which
        // a function of fewer ignores the rest.
        let outcome = unsafe { frames::pjrtlite_fence(a, b, c, function) };
        match NonNull::new(outcome.thrown) {
            None => Ok(outcome.value),
            Some(exception) => Err(Thrown::new(exception)),
        }
    }
    // Elsewhere there is no fence: what is thrown ends the process.
    #[cfg(not(all(
        target_os = "linux",
        any(target_arch = "x86_64", target_arch = "aarch64")
    )))]
    {
        // SAFETY: as above.
        Ok(unsafe {
            std::mem::transmute::<
                NonNull<c_void>,
                unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_void) -> *mut c_void,
            >(function)(a, b, c)
        })
    }
}

#[cfg(all(
    test,
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod tests {
    use super::*;
    use std::ptr::null_mut;

    extern "C" fn sum(a: usize, b: usize, c: usize) -> usize {
        a + 10 * b + 100 * c
    }

    #[test]
    fn arguments_and_results_pass() {
        let number = std::ptr::without_provenance_mut::<c_void>;
        let function = NonNull::new(sum as *mut c_void).unwrap();
        // SAFETY: the function takes three integers.
        let outcome = unsafe { call(function, [number(1), number(2), number(3)]) };
        assert_eq!(outcome.ok().map(|value| value as usize), Some(321));
    }

    /// The fence, as whoever unwinds past it sees it.
    type Unwound =
        unsafe extern "C-unwind" fn(*mut c_void, *mut c_void, *mut c_void, NonNull<c_void>);

    unsafe extern "C-unwind" {
        fn pthread_exit(value: *mut c_void) -> !;
        fn pthread_create(
            thread: *mut usize,
            attributes: *const c_void,
            start: extern "C-unwind" fn(*mut c_void) -> *mut c_void,
            argument: *mut c_void,
        ) -> i32;
        fn pthread_join(thread: usize, value: *mut *mut c_void) -> i32;
    }

    /// Nothing here has to be dropped, so that it can be unwound.
    extern "C-unwind" fn exit_inside(value: *mut c_void) -> *mut c_void {
        // SAFETY: the function takes one argument, and unwinds this frame, which holds nothing.
        unsafe {
            let fence = std::mem::transmute::<*const c_void, Unwound>(
                frames::pjrtlite_fence as *const c_void,
            );
            let function = NonNull::new_unchecked(pthread_exit as *mut c_void);
            fence(value, null_mut(), null_mut(), function);
        }
        null_mut()
    }

    #[test]
    fn forced_unwinding_passes() {
        let value = std::ptr::without_provenance_mut::<c_void>(7);
        let (mut thread, mut result) = (0, null_mut());
        // SAFETY: the thread is joined before the locals end.
        unsafe {
            assert_eq!(
                pthread_create(&mut thread, std::ptr::null(), exit_inside, value),
                0
            );
            assert_eq!(pthread_join(thread, &mut result), 0);
        }
        assert_eq!(result, value);
    }
}
