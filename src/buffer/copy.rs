//! Copies of buffers on another device, or in another memory.

use std::ffi::CStr;

use super::access::Use;
use super::{Buffer, make};
use crate::alloc::AlignedMemory;
use crate::error::{Error, Result, Status};
use crate::plugin::Owned;
use crate::sys;
use crate::values;

impl Buffer {
    /// Begins a copy to a device of the same client, in the device's usual memory; it may be the
    /// device that the buffer is on. Where the plugin cannot do that, or not for elements in another
    /// order than row by row, the values go through the host, which waits for them.
    ///
    /// The copy's [`Buffer::ready`] tells when the values are there, and fails if the work did that
    /// they come from. Until then, memory that this buffer is a view of must stay as it is.
    pub fn copy_to(&self, device: usize) -> Result<Buffer> {
        let mut args = sys::PJRT_Buffer_CopyToDevice_Args {
            buffer: self.as_ptr(),
            dst_device: self.client().device(device)?.as_ptr(),
            ..Default::default()
        };
        let reader = self.start_reading()?;
        // SAFETY: the buffer and the device are alive, and of one client.
        let copied = unsafe { self.plugin().call(&mut args) };
        drop(reader);
        match copied {
            Ok(()) => match self.take_over(args.dst_buffer, device, true)? {
                Some(copy) => Ok(copy),
                None => self.through_host(device),
            },
            Err(error) if self.is_left_to_us(&error, device) => self.through_host(device),
            Err(error) => Err(error),
        }
    }

    /// Begins a copy to a memory of a device, which is meant by its kind, such as `pinned_host`; else
    /// as [`Buffer::copy_to`].
    ///
    /// Fails with [`Status::NotFound`] if the device has no such memory, and with
    /// [`Status::UnsupportedByPlugin`] if it is not the usual one and the plugin cannot copy there.
    pub fn copy_to_memory(&self, device: usize, kind: &str) -> Result<Buffer> {
        let is_usual = self.client().device(device)?.memory_kind().to_bytes() == kind.as_bytes();
        // A plugin that knows no memories by name has the usual ones all the same.
        if is_usual {
            return self.copy_to(device);
        }
        let memory = self.client().memory(device, kind)?;
        if let Some(copy) = self.copy_there(device, memory)? {
            return Ok(copy);
        }
        let in_order = self.through_host(self.device())?;
        in_order.copy_there(device, memory)?.ok_or_else(|| {
            Error::new(
                Status::Unsupported,
                format!("the plugin tells two orders of the elements for one copy to memory of the kind '{kind}'"),
            )
        })
    }

    /// Has the plugin copy to a memory; none if the copy cannot be trusted.
    fn copy_there(&self, device: usize, memory: *mut sys::PJRT_Memory) -> Result<Option<Buffer>> {
        let mut args = sys::PJRT_Buffer_CopyToMemory_Args {
            buffer: self.as_ptr(),
            dst_memory: memory,
            ..Default::default()
        };
        let reader = self.start_reading()?;
        // SAFETY: the buffer and the memory are alive, and of one client.
        unsafe { self.plugin().call(&mut args) }?;
        drop(reader);
        self.take_over(args.dst_buffer, device, false)
    }

    /// The kind of the memory that it is in, such as `device`.
    pub fn memory_kind(&self) -> Result<&CStr> {
        let kind = self.0.memory_kind.get_or_try_init(|| {
            let mut args = sys::PJRT_Buffer_Memory_Args {
                buffer: self.as_ptr(),
                ..Default::default()
            };
            // SAFETY: the buffer is alive, and its memory is one of the client's.
            unsafe {
                self.plugin().call(&mut args)?;
                self.client().memory_kind(args.memory)
            }
        })?;
        Ok(kind)
    }

    /// Keeps runs from using the buffer up while the plugin begins to read it. Its bytes are all of its
    /// type.
    fn start_reading(&self) -> Result<Option<Use<'_>>> {
        let reader = self.enter()?;
        if let Some(memory) = self.memory_to_check()? {
            // SAFETY: the buffer views this memory, which is readable as long as it lives.
            unsafe { values::check(self.array(), memory.as_ptr()) }?;
        }
        // Of what is used up a plugin may not tell any more.
        self.layout()?;
        Ok(reader)
    }

    /// Whether a plugin cannot copy to a device, but that is no reason not to: it lacks the function, or
    /// sees no point in a copy to where the buffer is.
    fn is_left_to_us(&self, error: &Error, device: usize) -> bool {
        let is_here = device == self.device();
        make::is_missing(error) || is_here && error.status() == Status::InvalidArgument
    }

    /// A copy that the plugin has begun, and that the client does not end before. None if it is said to
    /// lie in another order than this buffer: plugins (PJRT 0.81) copy the bytes as they are, and say
    /// so all the same.
    fn take_over(
        &self,
        copy: *mut sys::PJRT_Buffer,
        device: usize,
        is_usual_memory: bool,
    ) -> Result<Option<Buffer>> {
        // SAFETY: the plugin made it for us.
        let raw = unsafe { Owned::new(self.plugin(), copy) }?;
        let copy = Buffer::with(self.client(), raw, self.array().clone(), device, |inner| {
            inner.is_in_usual_memory = is_usual_memory;
        });
        copy.ready()?.keep_until_done(())?;
        let is_in_same_order = copy.layout()? == self.layout()?;
        Ok(is_in_same_order.then_some(copy))
    }

    /// A copy by way of the host's memory.
    fn through_host(&self, device: usize) -> Result<Buffer> {
        let size = self.array().byte_size();
        let memory = AlignedMemory::new(size)?;
        // SAFETY: the memory is of this size, and has the values when it is copied.
        unsafe {
            self.to_host(memory.as_ptr().cast(), size)?;
            let data = memory.as_ptr().cast_const().cast();
            Buffer::copy_host(self.client(), data, self.array().clone(), device)
        }
    }
}
