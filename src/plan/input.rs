//! Where an input's values come from.

use std::ptr::NonNull;

use crate::alloc::AlignedMemory;
use crate::array::{ArrayType, Layout, copy_from_row_major};
use crate::buffer::Buffer;
use crate::error::{Error, Result, Status};
use crate::executable::Executable;

/// Memory of the host's program that an input or an output is tied to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    /// Where it is at each of two turns: twice the same, but for a pair of arrays.
    pub(super) turns: [NonNull<u8>; 2],
    pub(super) place: Place,
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

/// An input, and what makes its memory usable for the plugin.
#[derive(Debug)]
pub(super) struct InputSlot {
    /// Which argument of the executable it is; none if the program does not use it.
    pub(super) parameter: Option<usize>,
    pub(super) given: Given,
    /// For each turn.
    pub(super) reach: [Reach; 2],
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
    pub(super) fn new(parameter: Option<usize>, fixed: Option<&Buffer>) -> InputSlot {
        InputSlot {
            parameter,
            given: fixed.map_or(Given::Nothing, |buffer| Given::Fixed(buffer.clone())),
            reach: [Reach::Undecided, Reach::Undecided],
        }
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
    array: ArrayType,
    layout: Layout,
}

impl RepeatedCopy {
    /// Prepares to copy an array of the host to a device, for an input in this layout: by way of
    /// memory that the plugin `views`, or by the plugin's own copy each time.
    pub(super) fn new(
        executable: &Executable,
        array: ArrayType,
        layout: Layout,
        device: usize,
        views: bool,
    ) -> Result<RepeatedCopy> {
        let mut copy = RepeatedCopy {
            buffer: None,
            is_view: false,
            staging: None,
            array,
            layout,
        };
        // What devices pack, the plugin has to copy.
        let views = views && copy.array.dtype().packed_bits().is_none();
        if copy.array.byte_size() == 0 || (!views && copy.layout == Layout::RowMajor) {
            return Ok(copy);
        }
        let memory = AlignedMemory::new(copy.array.byte_size())?;
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
                copy_from_row_major(source, &self.layout, &self.array, staging.as_ptr());
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
