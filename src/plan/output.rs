//! Where an output's values go.

use std::ptr::NonNull;
use std::sync::Arc;

use super::input::{Bound, Piece, Place, apart};
use crate::alloc::AlignedMemory;
use crate::array::{ArrayType, Cut, Layout};
use crate::buffer::{
    HostMemory, Reading, device_memory, uninitialized, use_host_memory, view_device_memory,
};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::plugin::{Owned, Session};
use crate::sys;

/// An output, and what there is of it.
#[derive(Debug)]
pub(super) struct OutputSlot {
    /// Which output of the program it is, on which device of the client.
    pub(super) index: usize,
    pub(super) device: usize,
    /// What of the whole array it is, where that is known and there are several devices.
    pub(super) piece: Option<Piece>,
    pub(super) array: ArrayType,
    /// Which result of the run it is.
    pub(super) number: usize,
    /// The order in which the program writes the elements.
    pub(super) layout: Layout,
    /// Where each run writes the result.
    pub(super) target: Option<Bound>,
    /// Memory of our own that it is bound to, where another device's result goes to the host's.
    pub(super) shadow: Option<AlignedMemory>,
    pub(super) result: LastResult,
    /// How results are read; known since the first run.
    pub(super) reading: Reader,
    /// What the program is lent to write its result into, for each turn.
    pub(super) lent: [Lent; 2],
    /// Whether the plugin was seen to write elsewhere than into what it was lent.
    pub(super) ignores_lent: bool,
}

/// How results are read, found out the first time.
#[derive(Debug, Default)]
pub(super) struct Reader {
    pub(super) known: Option<Reading>,
    /// How the elements lie apart in the memory that they go to, if they do.
    cut: Option<Arc<Cut>>,
}

/// Where the result of the last run is.
#[derive(Debug)]
pub(super) enum LastResult {
    /// Nowhere: there was no run, it failed, or the result was handed over or bound elsewhere.
    Gone,
    /// Still with the plugin.
    Kept(Owned<sys::PJRT_Buffer>),
    /// In the host's memory that was bound to the output.
    Delivered(NonNull<u8>),
    /// In the device's memory that is bound to the output.
    OnDevice,
}

/// Memory that a program writes its result into, as an argument that it donates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lend {
    /// The host's, at this address.
    Host(NonNull<u8>),
    /// Memory of our own, from which the result is copied.
    Staging,
    /// The device's, at this address.
    Device { pointer: NonNull<u8>, stream: isize },
    /// Whatever the plugin has.
    Spare,
}

/// The buffer by which memory is lent. Each run uses it up, and the run's result, which is the
/// same memory, is what is lent to the next.
#[derive(Debug, Default)]
pub(super) struct Lent {
    // The buffer goes first, then what it may view.
    buffer: Option<Owned<sys::PJRT_Buffer>>,
    staging: Option<AlignedMemory>,
    lends: Option<Lend>,
    /// Whether a result can be lent as it is: the program reads it in the order in which it wrote it.
    is_reusable: bool,
}

/// Where a run is to put a result.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    Nowhere,
    Host(NonNull<u8>),
    Device(NonNull<u8>),
}

/// Where a result was found when it was delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Landed {
    /// With the plugin, where it stays.
    Kept,
    /// At this address, from which it was copied if that is not the target's.
    At(*const u8),
    /// With the plugin, which transferred it to the target.
    Transferred,
}

// SAFETY: the address is only compared.
unsafe impl Send for Landed {}

impl OutputSlot {
    pub(super) fn new(
        index: usize,
        device: usize,
        piece: Option<Piece>,
        (array, layout): (&ArrayType, &Layout),
        number: usize,
    ) -> OutputSlot {
        OutputSlot {
            index,
            device,
            piece,
            shadow: None,
            array: array.clone(),
            number,
            layout: layout.clone(),
            target: None,
            result: LastResult::Gone,
            reading: Reader::default(),
            lent: Default::default(),
            ignores_lent: false,
        }
    }

    /// How its elements lie apart in the memory that it is bound to, if they do.
    pub(super) fn apart(&self) -> Option<&Arc<Cut>> {
        apart(self.piece.as_ref(), self.target.as_ref()?)
    }

    /// Ties the output to memory, or to none.
    pub(super) fn bind(&mut self, target: Option<Bound>) {
        self.target = target;
        if self.piece.is_some() {
            self.reading = Reader {
                known: None,
                cut: self.apart().cloned(),
            };
        }
        self.ignores_lent = false;
        self.lent = Default::default();
        if matches!(self.result, LastResult::Delivered(_) | LastResult::OnDevice) {
            self.result = LastResult::Gone;
        }
    }

    /// Where a run at this turn puts the result.
    #[inline(always)]
    pub(super) fn target_at(&self, turn: usize) -> Target {
        match self.target {
            None => Target::Nowhere,
            Some(bound) => match bound.place {
                Place::Host => Target::Host(bound.turns[turn]),
                Place::Device { .. } => Target::Device(bound.turns[turn]),
            },
        }
    }

    /// Whether a result at this turn is where it is bound, or read from where it lies, as soon as the
    /// run is over: the plugin transfers nothing. As far as is known; the first run finds out.
    #[inline(always)]
    pub(super) fn lands_at_once(&self, turn: usize) -> bool {
        match self.target_at(turn) {
            Target::Nowhere | Target::Device(_) => true,
            Target::Host(_) => self
                .reading
                .known
                .as_ref()
                .is_some_and(Reading::is_in_place),
        }
    }

    /// Why there is no result.
    #[cold]
    pub(super) fn gone(&self) -> Error {
        let index = self.index;
        Error::new(
            Status::NotRun,
            format!(
                "there is no result for output {index}: the plan has not run, its last run \
                 failed, or the result was handed over to take_output_buffer or to memory that is no \
                 longer bound. Run the plan"
            ),
        )
    }

    /// Takes note of where a run's result is. Tells whether that is not where the program was lent
    /// memory for it.
    #[inline(always)]
    pub(super) fn keep(
        &mut self,
        session: &Session<'_>,
        turn: usize,
        lend: Option<Lend>,
        result: Owned<sys::PJRT_Buffer>,
        landed: Landed,
    ) -> bool {
        self.result = match (self.target_at(turn), landed) {
            (_, Landed::Kept) => {
                // The run has used up what it was lent, which is this result now.
                self.lent[turn].forget();
                LastResult::Kept(result)
            }
            (Target::Nowhere, _) => LastResult::Gone,
            (Target::Host(target), landed) => {
                self.lent[turn].took(session, lend, landed, result, &mut self.ignores_lent);
                LastResult::Delivered(target)
            }
            (Target::Device(_), landed) => {
                self.lent[turn].took(session, lend, landed, result, &mut self.ignores_lent);
                LastResult::OnDevice
            }
        };
        self.ignores_lent && lend.is_some()
    }
}

/// Puts a result where it is bound. The first time, `reading` finds out how.
///
/// # Safety
/// The buffer must hold its values, a host target be writable for the bytes of the array.
#[inline(always)]
pub(super) unsafe fn deliver(
    session: &Session<'_>,
    result: &Owned<sys::PJRT_Buffer>,
    array: &ArrayType,
    reading: &mut Reader,
    target: Target,
) -> Result<Landed> {
    match target {
        Target::Nowhere => Ok(Landed::Kept),
        // SAFETY: the buffer is alive.
        Target::Device(target) => unsafe { check_landed(session, result, array, reading, target) },
        Target::Host(target) => {
            // SAFETY: the buffer is alive.
            let reading = unsafe { known(session, result, array, reading) }?;
            // SAFETY: the caller's promise.
            match unsafe { reading.read(session, result.as_ptr(), array, target.as_ptr()) }? {
                Some(address) => Ok(Landed::At(address)),
                None => Ok(Landed::Transferred),
            }
        }
    }
}

/// How a result is read, found out the first time.
///
/// # Safety
/// The buffer must be alive.
#[inline(always)]
pub(super) unsafe fn known<'a>(
    session: &Session<'_>,
    result: &Owned<sys::PJRT_Buffer>,
    array: &ArrayType,
    reader: &'a mut Reader,
) -> Result<&'a mut Reading> {
    match &mut reader.known {
        Some(reading) => Ok(reading),
        unknown => {
            // SAFETY: the caller's promise.
            let reading = unsafe { Reading::of(session, result.as_ptr(), array) }?;
            Ok(unknown.insert(match &reader.cut {
                None => reading,
                Some(cut) => reading.apart(cut, array)?,
            }))
        }
    }
}

/// A result that is bound to the device's memory is there, or the plugin cannot do it.
///
/// # Safety
/// The buffer must be alive.
unsafe fn check_landed(
    session: &Session<'_>,
    result: &Owned<sys::PJRT_Buffer>,
    array: &ArrayType,
    reading: &mut Reader,
    target: NonNull<u8>,
) -> Result<Landed> {
    if array.byte_size() == 0 {
        return Ok(Landed::At(target.as_ptr()));
    }
    // SAFETY: the caller's promise.
    let (address, reading) = unsafe {
        (
            device_memory(session, result.as_ptr())?,
            known(session, result, array, reading)?,
        )
    };
    if std::ptr::eq(address, target.as_ptr()) {
        if reading.is_row_major() {
            return Ok(Landed::At(address));
        }
        return Err(Error::new(
            Status::CopyRequired,
            "the plugin wrote a result into device memory in another order than row-major: leave \
             the output unbound, and use take_output_buffer",
        ));
    }
    Err(Error::new(
        Status::CopyRequired,
        "the plugin does not write results into device memory of the host's: leave the output \
         unbound, and use take_output_buffer",
    ))
}

impl Lent {
    /// Forgets what was lent otherwise.
    pub(super) fn will_lend(&mut self, lend: Lend, is_reusable: bool) {
        if self.lends != Some(lend) {
            *self = Lent {
                lends: Some(lend),
                ..Lent::default()
            };
        }
        self.is_reusable = is_reusable;
    }

    /// The buffer of an array to give to the next run, and where its memory is, if the host can tell.
    ///
    /// # Safety
    /// What is lent must be usable for a program as long as the buffer is.
    #[inline(always)]
    pub(super) unsafe fn lend(
        &mut self,
        client: &Client,
        array: &ArrayType,
        device: usize,
        last: &mut LastResult,
    ) -> Result<(*mut sys::PJRT_Buffer, Option<*mut u8>)> {
        let address = match self.lends {
            Some(Lend::Host(address)) => Some(address.as_ptr()),
            Some(Lend::Staging) => self.staging.as_ref().map(AlignedMemory::as_ptr),
            _ => None,
        };
        // What a stream fills is waited for by a view that is made after that.
        let goes_stale = matches!(self.lends, Some(Lend::Device { stream, .. }) if stream != 0);
        if let Some(buffer) = self.buffer.as_ref().filter(|_| !goes_stale) {
            return Ok((buffer.as_ptr(), address));
        }
        // SAFETY: the caller's promise.
        unsafe { self.renew(client, array, device, last) }
    }

    /// # Safety
    /// As for [`Lent::lend`].
    #[cold]
    unsafe fn renew(
        &mut self,
        client: &Client,
        array: &ArrayType,
        device: usize,
        last: &mut LastResult,
    ) -> Result<(*mut sys::PJRT_Buffer, Option<*mut u8>)> {
        self.buffer = None;
        let mut address = None;
        let buffer = match self.lends {
            Some(Lend::Host(memory)) => {
                address = Some(memory.as_ptr());
                // SAFETY: the caller's promise.
                unsafe { lend_host(client, memory.as_ptr(), array, device) }?
            }
            Some(Lend::Staging) => {
                let memory = match &self.staging {
                    Some(memory) => memory.as_ptr(),
                    None => {
                        let memory = AlignedMemory::new(array.byte_size())?;
                        self.staging.insert(memory).as_ptr()
                    }
                };
                address = Some(memory);
                // SAFETY: the memory goes after the buffer, and runs are waited for before.
                unsafe { lend_host(client, memory, array, device) }?
            }
            // SAFETY: the caller's promise.
            Some(Lend::Device { pointer, stream }) => unsafe {
                let pointer = pointer.as_ptr().cast();
                view_device_memory(client, pointer, array, device, stream, None)
            }?,
            Some(Lend::Spare) | None => match std::mem::replace(last, LastResult::Gone) {
                LastResult::Kept(buffer) => buffer,
                other => {
                    *last = other;
                    uninitialized(client, array, device)?
                }
            },
        };
        let pointer = self.buffer.insert(buffer).as_ptr();
        Ok((pointer, address))
    }

    /// Takes over the result of a run that was lent this, to lend it again.
    #[inline(always)]
    fn took(
        &mut self,
        session: &Session<'_>,
        lend: Option<Lend>,
        landed: Landed,
        result: Owned<sys::PJRT_Buffer>,
        ignores_lent: &mut bool,
    ) {
        let lent_at = match lend {
            None => return result.destroy_in(session),
            Some(Lend::Host(address)) => Some(address.as_ptr()),
            Some(Lend::Device { pointer, .. }) => Some(pointer.as_ptr()),
            Some(Lend::Staging) => self.staging.as_ref().map(AlignedMemory::as_ptr),
            Some(Lend::Spare) => None,
        };
        let is_there = match (lent_at, landed) {
            (Some(lent), Landed::At(address)) => std::ptr::eq(lent, address),
            (Some(_), _) => false,
            (None, _) => true,
        };
        *ignores_lent |= !is_there;
        let old = if is_there && self.is_reusable {
            self.buffer.replace(result)
        } else {
            result.destroy_in(session);
            self.buffer.take()
        };
        if let Some(old) = old {
            old.destroy_in(session);
        }
    }

    /// Forgets the buffer, which a run that failed may have used up.
    pub(super) fn forget(&mut self) {
        self.buffer = None;
    }
}

/// # Safety
/// The memory must be readable and writable for the bytes of the array, for as long as a program
/// can use the buffer.
unsafe fn lend_host(
    client: &Client,
    memory: *mut u8,
    array: &ArrayType,
    device: usize,
) -> Result<Owned<sys::PJRT_Buffer>> {
    // SAFETY: the caller's promise.
    unsafe { use_host_memory(client, memory.cast(), array, device, HostMemory::Lend) }
}
