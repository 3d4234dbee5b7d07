//! Memory that a plugin can use where it is.
//!
//! CPU plugins alias host memory only from an alignment on; large arrays also gain from huge pages,
//! of which a run touches fewer.

use std::ffi::c_void;
use std::ptr::NonNull;

use crate::error::{Error, Result, Status};

/// Alignment, in bytes, from which a CPU plugin uses host memory without copying it.
pub const VIEW_ALIGNMENT: usize = 64;

/// The size of a huge page on the systems that have them: from this size on, memory is aligned to it
/// and the system is asked for such pages.
const HUGE_PAGE: usize = 2 << 20;

/// Memory of the C library's heap, aligned so that a plugin views it without a copy.
#[derive(Debug)]
pub struct AlignedMemory {
    start: NonNull<u8>,
}

// SAFETY: it owns memory of the process, which belongs to no thread.
unsafe impl Send for AlignedMemory {}

impl AlignedMemory {
    /// Memory of at least this size. Its contents are not defined.
    pub fn new(size: usize) -> Result<AlignedMemory> {
        let alignment = if size >= HUGE_PAGE {
            HUGE_PAGE
        } else {
            VIEW_ALIGNMENT
        };
        let mut start: *mut c_void = std::ptr::null_mut();
        // Whole alignments keep what is behind a small array out of its line.
        let outcome = match size.max(1).checked_next_multiple_of(VIEW_ALIGNMENT) {
            // SAFETY: the result is written to a local; the alignment is a power of two and a
            // multiple of a pointer's size.
            Some(whole) => unsafe { libc::posix_memalign(&raw mut start, alignment, whole) },
            None => libc::ENOMEM,
        };
        let start = NonNull::new(start.cast::<u8>()).filter(|_| outcome == 0);
        let Some(start) = start else {
            return Err(Error::new(
                Status::ResourceExhausted,
                format!("there is no memory left for {size} bytes"),
            ));
        };
        #[cfg(target_os = "linux")]
        if size >= HUGE_PAGE {
            // Only whole pages; a system that has none to give refuses, and nothing is lost.
            // SAFETY: the range lies inside the memory that was just allocated.
            unsafe {
                libc::madvise(
                    start.as_ptr().cast(),
                    size / HUGE_PAGE * HUGE_PAGE,
                    libc::MADV_HUGEPAGE,
                );
            }
        }
        Ok(AlignedMemory { start })
    }

    /// Where it begins.
    pub fn as_ptr(&self) -> *mut u8 {
        self.start.as_ptr()
    }

    /// Gives the memory away: to be freed by [`AlignedMemory::from_raw`].
    pub fn into_raw(self) -> *mut u8 {
        let start = self.start.as_ptr();
        std::mem::forget(self);
        start
    }

    /// Takes memory back that was given away; null is none.
    ///
    /// # Safety
    /// `start` must be null or come from [`AlignedMemory::into_raw`], and must not be used again.
    pub unsafe fn from_raw(start: *mut u8) -> Option<AlignedMemory> {
        NonNull::new(start).map(|start| AlignedMemory { start })
    }
}

impl Drop for AlignedMemory {
    fn drop(&mut self) {
        // SAFETY: it comes from posix_memalign and is freed once.
        unsafe { libc::free(self.start.as_ptr().cast()) };
    }
}

/// Bytes in memory that plugins can use where it is.
#[derive(Debug)]
pub(crate) struct AlignedBytes {
    memory: AlignedMemory,
    size: usize,
}

// SAFETY: it owns its memory, which is changed only by who has all of it.
unsafe impl Sync for AlignedBytes {}

impl AlignedBytes {
    /// Bytes that are all 0.
    pub(crate) fn zeroed(size: usize) -> Result<AlignedBytes> {
        let memory = AlignedMemory::new(size)?;
        // SAFETY: the memory has this size.
        unsafe { memory.as_ptr().write_bytes(0, size) };
        Ok(AlignedBytes { memory, size })
    }

    /// A copy.
    pub(crate) fn copy(of: &[u8]) -> Result<AlignedBytes> {
        let memory = AlignedMemory::new(of.len())?;
        // SAFETY: the memory has this size, and is new.
        unsafe { std::ptr::copy_nonoverlapping(of.as_ptr(), memory.as_ptr(), of.len()) };
        Ok(AlignedBytes {
            memory,
            size: of.len(),
        })
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        // SAFETY: the memory has this size, and all of it was written.
        unsafe { std::slice::from_raw_parts(self.memory.as_ptr(), self.size) }
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        // SAFETY: as above, and nobody else has it.
        unsafe { std::slice::from_raw_parts_mut(self.memory.as_ptr(), self.size) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_every_size_is_aligned_and_writable() {
        for size in [
            0,
            1,
            63,
            64,
            65,
            4096,
            HUGE_PAGE - 1,
            HUGE_PAGE,
            3 * HUGE_PAGE + 5,
        ] {
            let memory = AlignedMemory::new(size).unwrap();
            assert_eq!(memory.as_ptr() as usize % VIEW_ALIGNMENT, 0, "{size}");
            // SAFETY: the memory has this size.
            unsafe { memory.as_ptr().write_bytes(0xa5, size) };
        }
    }

    #[test]
    fn too_much_is_an_error() {
        for size in [usize::MAX, usize::MAX / 2] {
            let error = AlignedMemory::new(size).unwrap_err();
            assert_eq!(error.status(), Status::ResourceExhausted);
        }
    }
}
