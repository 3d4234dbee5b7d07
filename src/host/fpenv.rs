//! The floating-point control state of the host, kept whole across a call into a plugin, and given
//! back to the host's own functions when a plugin calls them.
//!
//! Plugins change it and depend on it. Work that runs on the calling thread leaves rounding set to
//! nearest; arithmetic inside a plugin kills a host that has enabled traps (`-ffpe-trap`); and
//! Fourier transforms compute their constants in x87 arithmetic (`long double`), so that they die
//! of x87 traps and are silently less exact under another x87 precision. Threads start with the
//! state of the one that creates them. So a call runs with the default state, and the caller's
//! state comes back afterwards, sticky flags included.
//!
//! Writing a register of this kind is slow where it changes something: some 50 ns for the sticky
//! flags that every host has set. So what is already right is left alone.

use std::marker::PhantomData;

/// The part of the state that a program chooses: traps, rounding, denormals, precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FpState(machine::Control);

impl FpState {
    /// That of this thread.
    pub(crate) fn current() -> FpState {
        FpState(machine::Control::current())
    }

    /// Runs a function of the host with this state, on whatever thread and inside whatever call.
    ///
    /// A callback runs with the state of the thread that asked for it, as a thread would that it
    /// had started.
    pub(crate) fn run<T>(self, function: impl FnOnce() -> T) -> T {
        struct Default;
        impl Drop for Default {
            fn drop(&mut self) {
                machine::Control::DEFAULT.set();
            }
        }
        // Dropped last: it brings back the state from before, with its sticky flags.
        let _guard = FpGuard::enter();
        let _default = Default;
        self.0.set();
        function()
    }
}

/// Restores the floating-point state of its thread when it goes out of scope.
#[must_use]
pub(crate) struct FpGuard {
    caller: machine::Saved,
    /// The state belongs to one thread, so the guard is not `Send`.
    thread: PhantomData<*const ()>,
}

impl FpGuard {
    /// Saves the state of this thread and sets the default one.
    #[inline]
    pub(crate) fn enter() -> FpGuard {
        FpGuard {
            caller: machine::Saved::save_and_set_default(),
            thread: PhantomData,
        }
    }
}

impl Drop for FpGuard {
    #[inline]
    fn drop(&mut self) {
        self.caller.restore();
    }
}

/// SSE arithmetic has its control and status in MXCSR, x87 arithmetic in two words of its own.
#[cfg(target_arch = "x86_64")]
mod machine {
    use std::arch::asm;
    use std::mem::MaybeUninit;

    /// All traps masked, round to nearest, denormals kept.
    const MXCSR_DEFAULT: u32 = 0x1f80;
    /// The bits of MXCSR that are sticky flags.
    const MXCSR_FLAGS: u32 = 0x003f;
    /// All traps masked, round to nearest, full precision.
    const X87_DEFAULT: u16 = 0x037f;
    /// The bits of the x87 control word that mean something.
    const X87_CONTROL: u16 = 0x0f3f;
    /// The sticky flags in the x87 status word, with the one for the stack.
    const X87_FLAGS: u16 = 0x007f;

    /// What FNSTENV stores: control, status and tag words and some pointers, in 28 bytes.
    type X87Environment = [u32; 7];

    fn mxcsr() -> u32 {
        let mut value: u32 = 0;
        // SAFETY: stmxcsr stores 32 bits to a local.
        unsafe {
            asm!("stmxcsr [{}]", in(reg) &raw mut value, options(nostack, preserves_flags));
        }
        value
    }

    fn set_mxcsr(value: u32) {
        // SAFETY: every value here was read from the register, or is one of its defined bits. Rust
        // code makes no floating-point operation until the state is back as it was.
        unsafe {
            asm!("ldmxcsr [{}]", in(reg) &raw const value, options(nostack, preserves_flags, readonly));
        }
    }

    fn x87_control() -> u16 {
        let mut value: u16 = 0;
        // SAFETY: fnstcw stores 16 bits to a local.
        unsafe {
            asm!("fnstcw [{}]", in(reg) &raw mut value, options(nostack, preserves_flags));
        }
        value
    }

    fn x87_status() -> u16 {
        let value: u16;
        // SAFETY: fnstsw writes nothing but its register.
        unsafe {
            asm!("fnstsw ax", out("ax") value, options(nomem, nostack, preserves_flags));
        }
        value
    }

    fn is_x87_default(control: u16) -> bool {
        control & X87_CONTROL == X87_DEFAULT & X87_CONTROL
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) struct Control {
        mxcsr: u32,
        x87: u16,
    }

    impl Control {
        pub(super) const DEFAULT: Control = Control {
            mxcsr: MXCSR_DEFAULT,
            x87: X87_DEFAULT,
        };

        pub(super) fn current() -> Control {
            Control {
                mxcsr: mxcsr() & !MXCSR_FLAGS,
                x87: x87_control(),
            }
        }

        /// Sets this state, with no sticky flag that would trap at once.
        pub(super) fn set(self) {
            if mxcsr() != self.mxcsr {
                set_mxcsr(self.mxcsr);
            }
            if x87_control() != self.x87 {
                // SAFETY: the control word was read from the register or is the default one. A
                // flag that is still set would trap as soon as its mask is gone.
                unsafe {
                    asm!("fnclex", "fldcw [{}]", in(reg) &raw const self.x87, options(nostack, preserves_flags));
                }
            }
        }
    }

    pub(super) struct Saved {
        mxcsr: u32,
        x87_status: u16,
        /// Whether `x87` holds the environment, which is only stored where it is not the default.
        has_x87: bool,
        x87: MaybeUninit<X87Environment>,
    }

    impl Saved {
        #[inline]
        pub(super) fn save_and_set_default() -> Saved {
            let mut saved = Saved {
                mxcsr: mxcsr(),
                x87_status: x87_status(),
                has_x87: !is_x87_default(x87_control()),
                x87: MaybeUninit::uninit(),
            };
            if saved.mxcsr & !MXCSR_FLAGS != MXCSR_DEFAULT {
                set_mxcsr(MXCSR_DEFAULT);
            }
            if saved.has_x87 {
                saved.set_x87_default();
            }
            saved
        }

        #[cold]
        fn set_x87_default(&mut self) {
            // SAFETY: fnstenv stores 28 bytes where there is room for them.
            unsafe {
                asm!(
                    "fnstenv [{}]", "fldcw [{}]",
                    in(reg) self.x87.as_mut_ptr(), in(reg) &raw const X87_DEFAULT_IN_MEMORY,
                    options(nostack, preserves_flags)
                );
            }
        }

        #[inline]
        pub(super) fn restore(&mut self) {
            if mxcsr() != self.mxcsr {
                set_mxcsr(self.mxcsr);
            }
            if self.has_x87 || (x87_status() ^ self.x87_status) & X87_FLAGS != 0 {
                self.restore_x87();
            }
        }

        #[cold]
        fn restore_x87(&mut self) {
            if !self.has_x87 {
                // What is there now, with the flags from before.
                // SAFETY: as in `set_x87_default`; and every integer is a valid word.
                unsafe {
                    asm!("fnstenv [{}]", in(reg) self.x87.as_mut_ptr(), options(nostack, preserves_flags));
                    let status = &mut self.x87.assume_init_mut()[1];
                    *status =
                        *status & !u32::from(X87_FLAGS) | u32::from(self.x87_status & X87_FLAGS);
                }
            }
            // SAFETY: the environment was stored by this thread, here or on entry.
            unsafe {
                asm!("fldenv [{}]", in(reg) self.x87.as_ptr(), options(nostack, preserves_flags, readonly));
            }
        }
    }

    /// `fldcw` takes its operand from memory.
    static X87_DEFAULT_IN_MEMORY: u16 = X87_DEFAULT;
}

/// FPCR has the control, FPSR the sticky flags.
#[cfg(target_arch = "aarch64")]
mod machine {
    use std::arch::asm;

    fn fpcr() -> u64 {
        let value: u64;
        // SAFETY: reads a register.
        unsafe {
            asm!("mrs {}, fpcr", out(reg) value, options(nomem, nostack, preserves_flags));
        }
        value
    }

    fn set_fpcr(value: u64) {
        // SAFETY: the value is 0, the default, or was read from the register. Rust code makes no
        // floating-point operation until the state is back as it was.
        unsafe {
            asm!("msr fpcr, {}", in(reg) value, options(nomem, nostack, preserves_flags));
        }
    }

    fn fpsr() -> u64 {
        let value: u64;
        // SAFETY: reads a register.
        unsafe {
            asm!("mrs {}, fpsr", out(reg) value, options(nomem, nostack, preserves_flags));
        }
        value
    }

    fn set_fpsr(value: u64) {
        // SAFETY: the value was read from the register, or clears its flags.
        unsafe {
            asm!("msr fpsr, {}", in(reg) value, options(nomem, nostack, preserves_flags));
        }
    }

    /// The control is all of FPCR: traps, rounding, denormals, NaNs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) struct Control(u64);

    impl Control {
        /// No traps, round to nearest, denormals kept.
        pub(super) const DEFAULT: Control = Control(0);

        pub(super) fn current() -> Control {
            Control(fpcr())
        }

        /// Sets this state, without sticky flags.
        pub(super) fn set(self) {
            set_fpsr(0);
            if fpcr() != self.0 {
                set_fpcr(self.0);
            }
        }
    }

    pub(super) struct Saved {
        fpcr: u64,
        fpsr: u64,
    }

    impl Saved {
        #[inline]
        pub(super) fn save_and_set_default() -> Saved {
            let saved = Saved {
                fpcr: fpcr(),
                fpsr: fpsr(),
            };
            if Control(saved.fpcr) != Control::DEFAULT {
                set_fpcr(Control::DEFAULT.0);
            }
            saved
        }

        #[inline]
        pub(super) fn restore(&mut self) {
            if fpcr() != self.fpcr {
                set_fpcr(self.fpcr);
            }
            if fpsr() != self.fpsr {
                set_fpsr(self.fpsr);
            }
        }
    }
}

/// Other architectures keep the state they have.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
mod machine {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) struct Control;

    impl Control {
        pub(super) const DEFAULT: Control = Control;

        pub(super) fn current() -> Control {
            Control
        }

        pub(super) fn set(self) {}
    }

    pub(super) struct Saved;

    impl Saved {
        pub(super) fn save_and_set_default() -> Saved {
            Saved
        }

        pub(super) fn restore(&mut self) {}
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use std::arch::asm;

    /// MXCSR, the x87 control word and the x87 status word.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Registers(u32, u16, u16);

    const DEFAULT: Registers = Registers(0x1f80, 0x037f, 0);

    fn registers() -> Registers {
        let mut all = Registers(0, 0, 0);
        // SAFETY: each instruction stores to a local.
        unsafe {
            asm!("stmxcsr [{}]", "fnstcw [{}]", "fnstsw [{}]",
                in(reg) &raw mut all.0, in(reg) &raw mut all.1, in(reg) &raw mut all.2);
        }
        all
    }

    /// Sets the state of this thread; status flags of the x87 by computing.
    fn set(mxcsr: u32, x87_control: u16, divide_by_zero: bool) {
        // SAFETY: the values set only defined bits, and the division is masked.
        unsafe {
            asm!("fninit", "ldmxcsr [{}]", in(reg) &raw const mxcsr);
            if divide_by_zero {
                asm!("fld1", "fldz", "fdivp st(1), st", "fstp st(0)");
            }
            asm!("fldcw [{}]", in(reg) &raw const x87_control);
        }
    }

    /// What XLA may do to a thread: other rounding, flags raised in both units.
    fn spoil() {
        set(0x1f80 | 0x8040 | 0x2000 | 0x3f, 0x037f, true);
    }

    /// Runs `check` on a thread of its own, whose state may be left odd.
    fn on_a_thread(check: impl FnOnce() + Send + 'static) {
        std::thread::spawn(check).join().unwrap();
    }

    #[test]
    fn the_callers_state_comes_back_whole() {
        on_a_thread(|| {
            for (mxcsr, x87, flag) in [
                (0x1f80, 0x037f, false),
                // Sticky flags in both units.
                (0x1fa1, 0x037f, true),
                // Round toward zero, trap on division by zero, denormals to zero, a sticky flag.
                ((0x1f80 | 0x6000 | 0x0040 | 0x0020) & !0x0200, 0x0c7b, false),
                // Single precision of the x87, and its default with traps elsewhere.
                (0x1f80, 0x007f, true),
                (0x0000, 0x037f, false),
            ] {
                set(mxcsr, x87, flag);
                let before = registers();
                let inside = {
                    let _guard = FpGuard::enter();
                    let inside = registers();
                    spoil();
                    inside
                };
                let after = registers();
                set(0x1f80, 0x037f, false);
                assert_eq!((inside.0 & !0x3f, inside.1), (DEFAULT.0, DEFAULT.1));
                assert_eq!((after.0, after.1), (before.0, before.1));
                assert_eq!(after.2 & 0x7f, before.2 & 0x7f);
                assert_eq!(
                    (before.0, before.1, before.2 & 0x4 != 0),
                    (mxcsr, x87, flag)
                );
            }
        });
    }

    #[test]
    fn a_callback_has_the_state_it_was_asked_for_in() {
        on_a_thread(|| {
            // Traps on division by zero in both units, rounding up.
            set(0x5d80, 0x0b7b, false);
            let state = FpState::current();
            set(0x1f80, 0x037f, false);
            let guard = FpGuard::enter();
            spoil();
            let before = registers();
            let inside = state.run(registers);
            let after = registers();
            drop(guard);
            let outside = registers();
            set(0x1f80, 0x037f, false);
            assert_eq!((inside.0, inside.1, inside.2 & 0x7f), (0x5d80, 0x0b7b, 0));
            assert_eq!((after.0, after.1), (before.0, before.1));
            assert_eq!(after.2 & 0x7f, before.2 & 0x7f);
            assert_eq!(outside, DEFAULT);
        });
    }
}
