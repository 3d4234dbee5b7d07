//! Memory for arrays.

use std::ffi::c_void;

use super::boundary::{Out, boundary, quiet_boundary};
use crate::alloc::AlignedMemory;
use crate::error::Status;

/// Allocates memory for arrays that are bound to plans or viewed as buffers. It is aligned to 64 bytes, so
/// that CPU plugins use it where it is. From 2 MiB on it is aligned to huge pages, which the system is asked
/// for.
///
/// @param[in]  size    The number of bytes. Of 0 bytes there is an address, too.
/// @param[out] memory  The address; NULL if this fails. Its values are not defined, as with malloc: the
///                     thread that first writes to a page decides where it lies.
///
/// *Ownership*: the caller's, until pjrtlite_free. It depends on no other object of the library.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, RESOURCE_EXHAUSTED.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_alloc(size: usize, memory: *mut *mut c_void) -> Status {
    boundary(|| {
        if !memory.is_null() {
            // SAFETY: as promised by the caller.
            unsafe { memory.write(std::ptr::null_mut()) };
        }
        // SAFETY: as promised by the caller.
        let memory = unsafe { Out::new(memory, "memory") }?;
        memory.set(AlignedMemory::new(size)?.into_raw().cast());
        Ok(())
    })
}

/// Frees memory of pjrtlite_alloc. Nothing may be bound to it or view it any more.
///
/// @param[in] memory  The address, or NULL, which does nothing.
///
/// *Threads*: any.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_free(memory: *mut c_void) {
    quiet_boundary(|| {
        // SAFETY: as promised by the caller.
        drop(unsafe { AlignedMemory::from_raw(memory.cast()) });
        Ok(())
    });
}
