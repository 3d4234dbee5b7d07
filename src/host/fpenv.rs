//! The caller's floating-point control state, kept whole across a call into a plugin.
//!
//! XLA changes it: work that runs on the calling thread leaves rounding set to nearest, and
//! arithmetic inside a plugin kills a host that has enabled traps (`-ffpe-trap`). So a call runs
//! with the default state and the caller's state comes back afterwards, sticky flags included.

use std::marker::PhantomData;

/// The default state: every exception masked, round to nearest, denormals kept.
#[cfg(target_arch = "x86_64")]
const MXCSR_DEFAULT: u32 = 0x1f80;

/// `ldmxcsr` takes its operand from memory.
#[cfg(target_arch = "x86_64")]
static MXCSR_DEFAULT_IN_MEMORY: u32 = MXCSR_DEFAULT;

/// Restores the floating-point state of its thread when it goes out of scope.
#[must_use]
pub(crate) struct FpGuard {
    #[cfg(target_arch = "x86_64")]
    caller: u32,
    /// The state belongs to one thread, so the guard is not `Send`.
    thread: PhantomData<*const ()>,
}

impl FpGuard {
    /// Saves the state of this thread and sets the default one.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub(crate) fn enter() -> FpGuard {
        let mut caller: u32 = 0;
        // SAFETY: stmxcsr stores 32 bits to a local, and ldmxcsr loads a constant whose reserved
        // bits are zero. Rust code between here and the drop makes no floating-point operation.
        unsafe {
            std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut caller, options(nostack, preserves_flags));
            std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const MXCSR_DEFAULT_IN_MEMORY, options(nostack, preserves_flags, readonly));
        }
        FpGuard {
            caller,
            thread: PhantomData,
        }
    }

    /// Other architectures keep the state they have.
    #[cfg(not(target_arch = "x86_64"))]
    #[inline]
    pub(crate) fn enter() -> FpGuard {
        FpGuard {
            thread: PhantomData,
        }
    }
}

#[cfg(target_arch = "x86_64")]
impl Drop for FpGuard {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: the value came from stmxcsr on this thread, since the guard is not `Send`.
        unsafe {
            std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const self.caller, options(nostack, preserves_flags, readonly));
        }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    fn mxcsr() -> u32 {
        let mut value: u32 = 0;
        // SAFETY: stmxcsr stores 32 bits to a local.
        unsafe {
            std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut value, options(nostack, preserves_flags));
        }
        value
    }

    #[test]
    fn the_callers_state_comes_back_whole() {
        let before = mxcsr();
        // Round toward zero, trap on division by zero, denormals to zero, a sticky flag set.
        let odd: u32 = 0x1f80 | 0x6000 | 0x0040 | 0x0020;
        let odd = odd & !0x0200;
        // SAFETY: the value sets only defined bits.
        unsafe {
            std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const odd, options(nostack, preserves_flags, readonly));
        }
        let inside = {
            let _guard = FpGuard::enter();
            mxcsr()
        };
        let after = mxcsr();
        // SAFETY: `before` was read from this thread.
        unsafe {
            std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const before, options(nostack, preserves_flags, readonly));
        }
        assert_eq!(inside, MXCSR_DEFAULT);
        assert_eq!(after, odd);
    }
}
