//! What arrays must be like to be bound.

use super::Body;
use super::input::{Bound, InputSlot, Place};
use crate::array::{ArrayType, Layout};
use crate::error::{Error, Result, Status};
use crate::executable::Executable;
use crate::program::signature::Signature;
use crate::values;

impl Body {
    /// Fails if a result would have to be put in order in device memory, which only the plugin can
    /// touch.
    pub(super) fn check_order_on_device(&self, index: usize, bound: Option<&Bound>) -> Result<()> {
        let is_on_device = bound.is_some_and(|bound| matches!(bound.place, Place::Device { .. }));
        if !is_on_device || self.outputs[self.output_at(index)].layout == Layout::RowMajor {
            return Ok(());
        }
        Err(Error::new(
            Status::CopyRequired,
            format!(
                "the program writes output {index} in another order than row-major, so it cannot \
                 be bound to device memory: export it with default layouts, or leave the output \
                 unbound and use take_output_buffer"
            ),
        ))
    }

    /// What two outputs are called, in brackets, where both have names.
    fn names_of_outputs(&self, one: usize, other: usize) -> String {
        let name = |index| {
            let name = self.executable.output_name(index).unwrap_or_default();
            name.to_string_lossy().into_owned()
        };
        match (name(one), name(other)) {
            (one, other) if !one.is_empty() && !other.is_empty() => {
                format!(" ('{one}' and '{other}')")
            }
            _ => String::new(),
        }
    }

    /// Fails if the memory belongs to another output, too.
    pub(super) fn check_no_overlap(
        &self,
        index: usize,
        bound: Option<&Bound>,
        size: usize,
    ) -> Result<()> {
        let Some(bound) = bound else {
            return Ok(());
        };
        let own = self.numbers();
        for (place, output) in self.outputs.iter().enumerate() {
            let other = output.index;
            let number = place / (self.outputs.len() / self.devices.len());
            // What is bound anew is not in the way.
            let is_own = other == index && own.contains(&number);
            let Some(target) = output.target.filter(|_| !is_own) else {
                continue;
            };
            for (start, other_start) in bound
                .turns
                .iter()
                .flat_map(|start| target.turns.map(|other| (*start, other)))
            {
                let (start, other_start) = (start.as_ptr() as usize, other_start.as_ptr() as usize);
                let other_size = match output.apart() {
                    Some(cut) => cut.span(),
                    None => output.array.byte_size(),
                };
                if start < other_start + other_size && other_start < start + size {
                    return Err(Error::new(
                        Status::InvalidValue,
                        format!(
                            "outputs {index} and {other}{} would share memory, and each would \
                             spoil the other: bind them to arrays that do not overlap",
                            self.names_of_outputs(index, other)
                        ),
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Fails if a byte is none of the elements that the input at `index` can have.
///
/// # Safety
/// `data` must be readable for the bytes of the array; it may be null if there are none.
pub(super) unsafe fn check_values(index: usize, array: &ArrayType, data: *const u8) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe { values::check(array, data) }
        .map_err(|error| error.context(format_args!("input {index}, {array}")))
}

#[cold]
pub(super) fn unbound(executable: &Executable, count: usize, slot: &InputSlot) -> Error {
    let on_device = match executable.device_count() {
        1 => String::new(),
        _ => format!(" on device {}", slot.device),
    };
    let index = slot.index;
    Error::new(
        Status::NotBound,
        format!(
            "input {index} has no value{on_device}; set or bind all {count} inputs before the run"
        ),
    )
}

#[cold]
pub(super) fn no_way_to_device(signature: &Signature, index: usize) -> Error {
    let donor = signature
        .inputs()
        .iter()
        .position(|input| input.donated_to == Some(index));
    let advice = match donor {
        Some(input) => format!(
            "the program donates input {input} to it: bind both to the same memory with \
             bind_inout_device"
        ),
        None => "export the program with an argument that is donated to it, \
                 jax.jit(lambda x, out: f(x), donate_argnums=1, keep_unused=True), or leave it \
                 unbound and use take_output_buffer"
            .to_owned(),
    };
    Error::new(
        Status::CopyRequired,
        format!("output {index} cannot be written to device memory as it is bound: {advice}"),
    )
}
