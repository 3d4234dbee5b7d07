//! How a buffer's values get to the host.

use std::ptr::NonNull;
use std::sync::Arc;

use super::facts::{device_memory, is_on_cpu, layout};
use crate::alloc::AlignedMemory;
use crate::array::{ArrayType, Cut, Layout, copy_to_row_major};
use crate::error::Result;
use crate::event;
use crate::plugin::Session;
use crate::sys;
use crate::values;

/// How the values of a buffer get to the host. It is the same for every run of a program, so a
/// plan finds it out once.
#[derive(Debug)]
pub(crate) struct Reading {
    layout: Layout,
    /// The host can read the device's memory as it is, which costs a tenth of what a transfer
    /// by the plugin does. Not where elements are packed: a transfer unpacks them.
    in_place: bool,
    /// Where what the plugin transfers is put before it is brought into order.
    transferred: Option<AlignedMemory>,
    /// How the elements lie apart in the host's memory, if they do, and where they are put into order before
    /// that, if they have to be.
    cut: Option<Arc<Cut>>,
    ordered: Option<AlignedMemory>,
}

impl Reading {
    /// Finds out how this buffer can be read.
    ///
    /// # Safety
    /// `buffer` must be a buffer of the plugin, alive during the call.
    pub(crate) unsafe fn of(
        session: &Session<'_>,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
    ) -> Result<Reading> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(Reading {
                layout: layout(session.plugin(), buffer, array)?,
                in_place: array.dtype().packed_bits().is_none() && is_on_cpu(session, buffer)?,
                transferred: None,
                cut: None,
                ordered: None,
            })
        }
    }

    /// The same for a target in which the elements lie apart.
    pub(crate) fn apart(mut self, cut: &Arc<Cut>, array: &ArrayType) -> Result<Reading> {
        if !self.is_row_major() {
            self.ordered = Some(AlignedMemory::new(array.byte_size())?);
        }
        self.cut = Some(Arc::clone(cut));
        Ok(self)
    }

    /// Puts values into a target in which they lie apart.
    ///
    /// # Safety
    /// As for [`Reading::read`]; `source` holds the array in this layout.
    #[cold]
    unsafe fn put_apart(
        &self,
        cut: &Cut,
        source: *mut u8,
        array: &ArrayType,
        target: *mut u8,
        is_transferred: bool,
    ) {
        let source = match &self.ordered {
            Some(memory) => {
                // SAFETY: the memory is our own, and as large.
                unsafe { copy_to_row_major(source, &self.layout, array, memory.as_ptr()) };
                memory.as_ptr()
            }
            None => source,
        };
        if is_transferred {
            // SAFETY: what was transferred is in memory of ours.
            unsafe { values::widen(array, source) };
        }
        // SAFETY: the caller's promise.
        unsafe { cut.scatter(source, target) };
    }

    /// Puts the values of a buffer into dense row-major memory, unless that is the buffer's own
    /// memory, where they are already. Gives the address of the buffer's memory where the host
    /// reads it as it is.
    ///
    /// # Safety
    /// `buffer` must be a buffer of the plugin that holds its values and for which this reading
    /// was found out; `target` must be writable for the bytes of `array`.
    #[inline(always)]
    pub(crate) unsafe fn read(
        &mut self,
        session: &Session<'_>,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
        target: *mut u8,
    ) -> Result<Option<*const u8>> {
        if array.byte_size() == 0 {
            return Ok(None);
        }
        if !self.in_place {
            // SAFETY: the caller's promise.
            unsafe {
                let transfer = self.start_transfer(session, buffer, array, target)?;
                wait_and_destroy(session, transfer)?;
                self.finish_transfer(array, target);
            }
            return Ok(None);
        }
        // SAFETY: the memory is readable and holds the array in this layout.
        unsafe {
            let source = device_memory(session, buffer)?;
            if std::ptr::eq(source, target) {
                if !self.is_row_major() {
                    self.put_in_order(array, target)?;
                }
            } else if let Some(cut) = &self.cut {
                self.put_apart(cut, source.cast_mut(), array, target, false);
            } else {
                copy_to_row_major(source, &self.layout, array, target);
            }
            Ok(Some(source))
        }
    }

    /// Puts values that are where they should be, but in another order, into the host's, by way of
    /// memory of our own.
    ///
    /// # Safety
    /// `target` must be readable and writable for the bytes of the array, which is there.
    #[cold]
    unsafe fn put_in_order(&mut self, array: &ArrayType, target: *mut u8) -> Result<()> {
        let size = array.byte_size();
        let memory = match &self.transferred {
            Some(memory) => memory.as_ptr(),
            None => self.transferred.insert(AlignedMemory::new(size)?).as_ptr(),
        };
        // SAFETY: the caller's promise; the memory is our own, and as large.
        unsafe {
            std::ptr::copy_nonoverlapping(target, memory, size);
            copy_to_row_major(memory, &self.layout, array, target);
        }
        Ok(())
    }

    /// Whether the buffer's elements lie in the host's order.
    #[inline]
    pub(crate) fn is_row_major(&self) -> bool {
        self.layout == Layout::RowMajor
    }

    /// Whether the host reads the buffer's memory as it is.
    pub(crate) fn is_in_place(&self) -> bool {
        self.in_place
    }

    /// Has the plugin copy a buffer's values, to `target` or to memory of ours. Returns the event
    /// that tells when it is done, which is the caller's, after which
    /// [`Reading::finish_transfer`] is due.
    ///
    /// # Safety
    /// As for [`Reading::read`], and `target` and `self` must stay until the event is ready.
    pub(crate) unsafe fn start_transfer(
        &mut self,
        session: &Session<'_>,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
        target: *mut u8,
    ) -> Result<*mut sys::PJRT_Event> {
        let size = array.byte_size();
        let destination = match (&self.layout, &self.cut) {
            (Layout::RowMajor, None) => target,
            // A transfer keeps the device's order, which is put right afterwards.
            _ => match &self.transferred {
                Some(memory) => memory.as_ptr(),
                None => self.transferred.insert(AlignedMemory::new(size)?).as_ptr(),
            },
        };
        let mut args = sys::PJRT_Buffer_ToHostBuffer_Args {
            src: buffer,
            dst: destination.cast(),
            dst_size: size,
            ..Default::default()
        };
        // SAFETY: the caller promises that the destination stays.
        unsafe { session.call(&mut args) }?;
        Ok(args.event)
    }

    /// Puts what was transferred into the host's order and form.
    ///
    /// # Safety
    /// `target` must be writable for the bytes of `array`, which must have been transferred.
    pub(crate) unsafe fn finish_transfer(&self, array: &ArrayType, target: *mut u8) {
        if let (Some(cut), Some(memory)) = (&self.cut, &self.transferred) {
            // SAFETY: the caller's promise.
            return unsafe { self.put_apart(cut, memory.as_ptr(), array, target, true) };
        }
        if let (Layout::Permuted(_), Some(memory)) = (&self.layout, &self.transferred) {
            // SAFETY: the memory holds the array, and is our own.
            unsafe { copy_to_row_major(memory.as_ptr(), &self.layout, array, target) };
        }
        // SAFETY: the caller's promise.
        unsafe { values::widen(array, target) };
    }
}

/// Waits for an event that the plugin made for us, and destroys it.
///
/// # Safety
/// `event` must be null, for work that is done, or an event of this plugin that is ours.
#[inline(always)]
pub(crate) unsafe fn wait_and_destroy(
    session: &Session<'_>,
    event: *mut sys::PJRT_Event,
) -> Result<()> {
    let Some(event) = NonNull::new(event) else {
        return Ok(());
    };
    // SAFETY: the event is alive until it is destroyed, once.
    unsafe {
        let outcome = event::wait(session, event.as_ptr());
        let mut destroy = sys::PJRT_Event_Destroy_Args {
            event: event.as_ptr(),
            ..Default::default()
        };
        let _ = session.call(&mut destroy);
        outcome
    }
}
