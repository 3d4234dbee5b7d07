//! The two frames of the fence, in assembly, and the personality routine of the first.

use std::arch::global_asm;
use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::ptr::{NonNull, null_mut};

use super::thrown::Exception;

/// What comes back from a call: two registers.
#[repr(C)]
pub(super) struct Outcome {
    /// What the function returned.
    pub(super) value: *mut c_void,
    /// What it threw; null if it returned.
    pub(super) thrown: *mut Exception,
}

unsafe extern "C" {
    /// Calls `function(a, b, c)`.
    pub(super) fn pjrtlite_fence(
        a: *mut c_void,
        b: *mut c_void,
        c: *mut c_void,
        function: NonNull<c_void>,
    ) -> Outcome;
}

thread_local! {
    /// The exception on its way from the personality routine to the landing pad.
    static LANDING: Cell<*mut Exception> = const { Cell::new(null_mut()) };
}

/// What the landing pad asks: which exception it was.
extern "C" fn landed() -> *mut Exception {
    LANDING.replace(null_mut())
}

// Of the C++ ABI for exceptions (Itanium, level 1): what the unwinder says it is doing, and what it is
// answered.
const SEARCH_PHASE: c_int = 1;
const HANDLER_FRAME: c_int = 4;
const FATAL_PHASE1_ERROR: c_int = 3;
const HANDLER_FOUND: c_int = 6;
const INSTALL_CONTEXT: c_int = 7;
const CONTINUE_UNWIND: c_int = 8;

/// What the unwinder asks about the first frame: whether an exception stops there.
extern "C" fn personality(
    version: c_int,
    actions: c_int,
    _class: u64,
    exception: *mut Exception,
    _context: *mut c_void,
) -> c_int {
    if version != 1 {
        FATAL_PHASE1_ERROR
    } else if actions & SEARCH_PHASE != 0 {
        HANDLER_FOUND
    } else if actions & HANDLER_FRAME != 0 {
        // The frame goes on where the unwinder found it: at the landing pad.
        LANDING.set(exception);
        INSTALL_CONTEXT
    } else {
        CONTINUE_UNWIND
    }
}

// In both: the landing pad lies 16 bytes past where the call of the second frame returns to. The
// description of the second frame (DW_CFA_val_expression, 0x16) computes its return address: the
// word below the canonical frame address (DW_OP_lit8, minus, deref) plus 16 (DW_OP_plus_uconst).
// What is called from here by name is called directly, so that the object fits into any library.

#[cfg(target_arch = "x86_64")]
global_asm!(
    ".pushsection .text.pjrtlite_fence,\"ax\",@progbits",
    ".p2align 5",
    ".globl pjrtlite_fence",
    ".hidden pjrtlite_fence",
    ".type pjrtlite_fence,@function",
    "pjrtlite_fence:",
    ".cfi_startproc",
    ".cfi_personality 0x1b, pjrtlite_fence_personality",
    "sub rsp, 8",
    ".cfi_adjust_cfa_offset 8",
    "call pjrtlite_fence_inner",
    ".Lpjrtlite_fence_back:",
    ".cfi_remember_state",
    "xor edx, edx",
    "add rsp, 8",
    ".cfi_adjust_cfa_offset -8",
    "ret",
    ".cfi_restore_state",
    "nop",
    ".org .Lpjrtlite_fence_back + 16",
    "call {landed}",
    "mov rdx, rax",
    "xor eax, eax",
    "add rsp, 8",
    ".cfi_adjust_cfa_offset -8",
    "ret",
    ".cfi_endproc",
    ".size pjrtlite_fence, . - pjrtlite_fence",
    ".p2align 4",
    ".type pjrtlite_fence_inner,@function",
    "pjrtlite_fence_inner:",
    ".cfi_startproc",
    "sub rsp, 8",
    ".cfi_adjust_cfa_offset 8",
    ".cfi_escape 0x16, 16, 5, 0x38, 0x1c, 0x06, 0x23, 16",
    "call rcx",
    "add rsp, 8",
    ".cfi_adjust_cfa_offset -8",
    "ret",
    ".cfi_endproc",
    ".size pjrtlite_fence_inner, . - pjrtlite_fence_inner",
    ".type pjrtlite_fence_personality,@function",
    "pjrtlite_fence_personality:",
    ".cfi_startproc",
    "jmp {personality}",
    ".cfi_endproc",
    ".size pjrtlite_fence_personality, . - pjrtlite_fence_personality",
    ".popsection",
    landed = sym landed,
    personality = sym personality,
);

#[cfg(target_arch = "aarch64")]
global_asm!(
    ".pushsection .text.pjrtlite_fence,\"ax\",@progbits",
    ".p2align 5",
    ".globl pjrtlite_fence",
    ".hidden pjrtlite_fence",
    ".type pjrtlite_fence,@function",
    "pjrtlite_fence:",
    ".cfi_startproc",
    ".cfi_personality 0x1b, pjrtlite_fence_personality",
    "stp x29, x30, [sp, #-16]!",
    ".cfi_def_cfa_offset 16",
    ".cfi_offset w29, -16",
    ".cfi_offset w30, -8",
    "mov x29, sp",
    "bl pjrtlite_fence_inner",
    ".Lpjrtlite_fence_back:",
    ".cfi_remember_state",
    "mov x1, #0",
    "ldp x29, x30, [sp], #16",
    ".cfi_def_cfa_offset 0",
    ".cfi_restore w29",
    ".cfi_restore w30",
    "ret",
    ".cfi_restore_state",
    "nop",
    ".org .Lpjrtlite_fence_back + 16",
    "bl {landed}",
    "mov x1, x0",
    "mov x0, #0",
    "ldp x29, x30, [sp], #16",
    ".cfi_def_cfa_offset 0",
    ".cfi_restore w29",
    ".cfi_restore w30",
    "ret",
    ".cfi_endproc",
    ".size pjrtlite_fence, . - pjrtlite_fence",
    ".p2align 4",
    ".type pjrtlite_fence_inner,@function",
    "pjrtlite_fence_inner:",
    ".cfi_startproc",
    "stp x29, x30, [sp, #-16]!",
    ".cfi_def_cfa_offset 16",
    ".cfi_offset w29, -16",
    ".cfi_escape 0x16, 30, 5, 0x38, 0x1c, 0x06, 0x23, 16",
    "mov x29, sp",
    "blr x3",
    "ldp x29, x30, [sp], #16",
    ".cfi_def_cfa_offset 0",
    ".cfi_restore w29",
    ".cfi_restore w30",
    "ret",
    ".cfi_endproc",
    ".size pjrtlite_fence_inner, . - pjrtlite_fence_inner",
    ".type pjrtlite_fence_personality,@function",
    "pjrtlite_fence_personality:",
    ".cfi_startproc",
    "b {personality}",
    ".cfi_endproc",
    ".size pjrtlite_fence_personality, . - pjrtlite_fence_personality",
    ".popsection",
    landed = sym landed,
    personality = sym personality,
);
