//! How an input that is bound is read where it is.

use super::input::{Bound, InputSlot, Place, Reach};
use super::steps::Facts;
use crate::alloc::VIEW_ALIGNMENT;
use crate::array::Layout;
use crate::buffer::Buffer;
use crate::error::{Error, Result, Status};

/// Makes the view by which an input that is bound to memory is read where it is, if it can be.
///
/// # Safety
/// The memory must be as whoever binds it promises.
pub(super) unsafe fn view(
    facts: &Facts<'_>,
    slot: &InputSlot,
    bound: &Bound,
    turn: usize,
) -> Result<Reach> {
    let index = slot.index;
    let input = facts.signature.input_facts(index)?;
    let client = facts.executable.client();
    let address = bound.turns[turn].as_ptr().cast();
    let array = input.array.clone();
    match bound.place {
        // SAFETY: the caller's promise.
        Place::Device { stream } => unsafe {
            if input.layout != Layout::RowMajor {
                return Err(Error::new(
                    Status::CopyRequired,
                    format!(
                        "the program reads input {index} in another order than row-major, so \
                         device memory cannot be bound to it; export it with default layouts"
                    ),
                ));
            }
            Buffer::view_device(client, address, array, slot.device, stream, || {}).map(Reach::View)
        },
        Place::Host => {
            let can_be_viewed = facts.is_host_memory
                && input.layout == Layout::RowMajor
                && slot.apart(bound).is_none()
                && array.dtype().packed_bits().is_none()
                && (address as usize).is_multiple_of(VIEW_ALIGNMENT);
            if !can_be_viewed {
                return Ok(Reach::Undecided);
            }
            // SAFETY: the caller's promise.
            match unsafe { Buffer::view_memory(client, address, array, slot.device) } {
                Ok(view) => Ok(Reach::View(view)),
                Err(error) if error.status() == Status::CopyRequired => Ok(Reach::Undecided),
                Err(error) => Err(error),
            }
        }
    }
}
