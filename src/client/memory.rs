//! The memories of a device, by their kinds.

use std::ffi::CString;

use super::{Client, memory_kind};
use crate::error::{Error, Result, Status};
use crate::plugin::borrowed_list;
use crate::sys;

impl Client {
    /// The kind of one of this client's memories.
    ///
    /// # Safety
    /// The memory must be one of this client's, or null.
    pub(crate) unsafe fn memory_kind(&self, memory: *mut sys::PJRT_Memory) -> Result<CString> {
        if memory.is_null() {
            return Err(Error::new(
                Status::Internal,
                "the plugin names a memory that is null",
            ));
        }
        // SAFETY: the caller's promise; a memory lives as long as its client.
        unsafe { memory_kind(self.plugin(), memory) }
    }

    /// The memory of a kind that a device can use.
    pub(crate) fn memory(&self, device: usize, kind: &str) -> Result<*mut sys::PJRT_Memory> {
        let mut args = sys::PJRT_Device_AddressableMemories_Args {
            device: self.device(device)?.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the device is alive, and the list belongs to it.
        let memories = unsafe {
            self.plugin().call(&mut args)?;
            borrowed_list(args.memories, args.num_memories)
        };
        let mut kinds = Vec::new();
        for &memory in memories {
            // SAFETY: the plugin lists it.
            let known = unsafe { self.memory_kind(memory) }?;
            let known = known.to_string_lossy();
            if known == kind {
                return Ok(memory);
            }
            kinds.push(format!("'{known}'"));
        }
        Err(Error::new(
            Status::NotFound,
            format!(
                "device {device} has no memory of the kind '{kind}'; its kinds are: {}",
                kinds.join(", ")
            ),
        ))
    }
}
