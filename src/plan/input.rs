//! Where an input's values come from.

use std::ptr::NonNull;
use std::sync::Arc;

use crate::alloc::{AlignedBytes, AlignedMemory};
use crate::array::{ArrayType, Cut, Layout, copy_from_row_major};
use crate::buffer::Buffer;
use crate::error::{Error, Result, Status};
use crate::executable::Executable;

/// Memory of the host's program that an input or an output is tied to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    /// Where it is at each of two turns: twice the same, but for a pair of arrays.
    pub(super) turns: [NonNull<u8>; 2],
    pub(super) place: Place,
    /// Whether it belongs to an array that is whole, of which the device has a piece. Where the piece is
    /// apart in it, its elements are.
    pub(super) is_whole: bool,
}

/// Whose memory it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Host,
    /// The device's, filled by the work on a stream of its platform; 0 is no stream.
    Device {
        stream: isize,
    },
}

impl Bound {
    pub(super) fn is_pair(&self) -> bool {
        self.turns[0] != self.turns[1]
    }
}

/// An input as the user gave it.
#[derive(Debug)]
pub(super) enum Given {
    /// Not at all yet.
    Nothing,
    /// Values that were set, in memory that is kept for the next ones.
    Set(RepeatedCopy),
    /// A buffer that the user gave.
    Buffer(Buffer),
    /// A buffer that belongs to the program, which nobody else can use up.
    Fixed(Buffer),
    /// Memory that each run reads.
    Memory(Bound),
}

/// An input on one device, and what makes its memory usable for the plugin.
#[derive(Debug)]
pub(super) struct InputSlot {
    /// Which input of the program it is.
    pub(super) index: usize,
    /// On which device of the client.
    pub(super) device: usize,
    /// What of the whole array it is, where that is known and there are several devices.
    pub(super) piece: Option<Piece>,
    /// Which argument of the run it is; none if the program does not use it.
    pub(super) argument: Option<usize>,
    pub(super) given: Given,
    /// For each turn.
    pub(super) reach: [Reach; 2],
}

/// What of a whole array a device has.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) cut: Arc<Cut>,
    /// Whether the device is the first one that has it.
    pub(super) is_first: bool,
}

/// How elements lie apart in memory, if it is whole and they do.
pub(super) fn apart<'a>(piece: Option<&'a Piece>, bound: &Bound) -> Option<&'a Arc<Cut>> {
    piece
        .filter(|piece| bound.is_whole && !piece.cut.is_dense())
        .map(|piece| &piece.cut)
}

/// How the plugin reaches memory that an input is bound to.
#[derive(Debug, Default)]
pub(super) enum Reach {
    /// In no way yet.
    #[default]
    Undecided,
    /// Where it is.
    View(Buffer),
    /// By a copy at each run.
    Copy(RepeatedCopy),
}

impl InputSlot {
    /// An input, and the program's own value of it where the host does not see it.
    pub(super) fn new(
        index: usize,
        device: usize,
        piece: Option<Piece>,
        argument: Option<usize>,
        fixed: Option<&Buffer>,
    ) -> InputSlot {
        InputSlot {
            index,
            device,
            piece,
            argument,
            given: fixed.map_or(Given::Nothing, |buffer| Given::Fixed(buffer.clone())),
            reach: [Reach::Undecided, Reach::Undecided],
        }
    }

    /// How its elements lie apart in the memory that it is bound to, if they do.
    pub(super) fn apart(&self, bound: &Bound) -> Option<&Arc<Cut>> {
        apart(self.piece.as_ref(), bound)
    }

    /// How many bytes of the memory that it is bound to it reaches over.
    pub(super) fn span(&self, bound: &Bound, size: usize) -> usize {
        self.apart(bound).map_or(size, |cut| cut.span())
    }

    pub(super) fn give(&mut self, given: Given) {
        self.given = given;
        self.reach = [Reach::Undecided, Reach::Undecided];
    }
}

/// Buffers of inputs that no other run uses up, while a run that reads them begins. Nothing is allocated
/// for it.
pub(super) struct Entered<'a> {
    inputs: &'a [InputSlot],
    indices: &'a [usize],
}

impl<'a> Entered<'a> {
    /// Enters the buffers of these inputs: all, or none if one of them is used up.
    #[inline(always)]
    pub(super) fn all(inputs: &'a [InputSlot], indices: &'a [usize]) -> Result<Entered<'a>> {
        let mut entered = Entered {
            inputs,
            indices: &indices[..0],
        };
        for (done, &index) in indices.iter().enumerate() {
            if let Given::Buffer(buffer) = &inputs[index].given {
                // It is left when this is dropped.
                std::mem::forget(buffer.enter()?);
            }
            entered.indices = &indices[..=done];
        }
        Ok(entered)
    }
}

impl Drop for Entered<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        // Most runs read no buffer that somebody else has.
        if !self.indices.is_empty() {
            self.leave();
        }
    }
}

impl Entered<'_> {
    #[inline(never)]
    fn leave(&self) {
        for &index in self.indices {
            if let Given::Buffer(buffer) = &self.inputs[index].given {
                buffer.leave();
            }
        }
    }
}

/// What copies an array of the host to the device again and again.
#[derive(Debug)]
pub(super) struct RepeatedCopy {
    // The buffer goes first, then what it may view.
    /// A view of the staging memory, or what the last run transferred.
    buffer: Option<Buffer>,
    is_view: bool,
    /// Memory of our own between the host's and the device's, where that is needed: because it
    /// can be viewed, or to put the elements into the program's order.
    staging: Option<AlignedMemory>,
    /// How the elements lie apart in the host's memory, if they do, and where they are put together if the
    /// program has them in another order.
    cut: Option<Arc<Cut>>,
    gathered: Option<AlignedBytes>,
    array: ArrayType,
    layout: Layout,
}

impl RepeatedCopy {
    /// Prepares to copy an array of the host to a device, for an input in this layout: by way of
    /// memory that the plugin `views`, or by the plugin's own copy each time. Of a `cut`, the elements
    /// lie apart.
    pub(super) fn new(
        executable: &Executable,
        array: ArrayType,
        layout: Layout,
        device: usize,
        views: bool,
        cut: Option<Arc<Cut>>,
    ) -> Result<RepeatedCopy> {
        let mut copy = RepeatedCopy {
            buffer: None,
            is_view: false,
            staging: None,
            cut,
            gathered: None,
            array,
            layout,
        };
        // What devices pack, the plugin has to copy.
        let views = views && copy.array.dtype().packed_bits().is_none();
        let is_dense = copy.layout == Layout::RowMajor && copy.cut.is_none();
        if copy.array.byte_size() == 0 || (!views && is_dense) {
            return Ok(copy);
        }
        let size = copy.array.byte_size();
        let memory = AlignedMemory::new(size)?;
        if copy.cut.is_some() {
            // What is beyond the end of the whole array is 0.
            // SAFETY: the memory has this size.
            unsafe { memory.as_ptr().write_bytes(0, size) };
            if copy.layout != Layout::RowMajor {
                copy.gathered = Some(AlignedBytes::zeroed(size)?);
            }
        }
        if views {
            let physical = copy.layout.physical(&copy.array);
            let address = memory.as_ptr().cast();
            // SAFETY: the memory lives as long as the view, which is dropped first.
            match unsafe { Buffer::view_memory(executable.client(), address, physical, device) } {
                Ok(view) => {
                    copy.buffer = Some(view);
                    copy.is_view = true;
                }
                // A plugin may work in host memory and copy all the same: then it does so each time.
                Err(error) if error.status() == Status::CopyRequired => {}
                Err(error) => return Err(error),
            }
        }
        copy.staging = Some(memory);
        Ok(copy)
    }

    /// Whether each copy is a buffer of its own, which a program may use up.
    pub(super) fn is_fresh(&self) -> bool {
        !self.is_view
    }

    /// Whether it copies elements that lie apart in this way.
    pub(super) fn is_cut_as(&self, cut: Option<&Arc<Cut>>) -> bool {
        self.cut.as_deref() == cut.map(Arc::as_ref)
    }

    /// The buffer that holds the values of the last copy.
    pub(super) fn buffer(&self) -> Result<&Buffer> {
        self.buffer
            .as_ref()
            .ok_or_else(|| Error::new(Status::Internal, "a copied input has no buffer"))
    }

    /// Copies the values that are at `source` now.
    ///
    /// # Safety
    /// `source` must be readable for the bytes of the array, and no run may be using the buffer.
    pub(super) unsafe fn refresh(
        &mut self,
        executable: &Executable,
        source: *const u8,
        device: usize,
    ) -> Result<&Buffer> {
        let mut data = source;
        if let Some(staging) = &mut self.staging {
            // SAFETY: the caller's promise; the staging memory has the size of the array, and is
            // our own, so the two do not overlap.
            unsafe {
                match (&self.cut, &mut self.gathered) {
                    (None, _) => {
                        copy_from_row_major(source, &self.layout, &self.array, staging.as_ptr());
                    }
                    (Some(cut), None) => cut.gather(source, staging.as_ptr()),
                    (Some(cut), Some(gathered)) => {
                        let gathered = gathered.as_mut_slice().as_mut_ptr();
                        cut.gather(source, gathered);
                        copy_from_row_major(gathered, &self.layout, &self.array, staging.as_ptr());
                    }
                }
            }
            data = staging.as_ptr();
        }
        if !self.is_view {
            let physical = self.layout.physical(&self.array);
            // SAFETY: the data are the caller's or the staging memory's.
            let fresh =
                unsafe { Buffer::copy_host(executable.client(), data.cast(), physical, device) }?;
            self.buffer = Some(fresh);
        }
        self.buffer()
    }
}
