//! Plans of programs for several devices: which of their slots a call of the host is about.

use std::ops::Range;
use std::ptr::NonNull;
use std::sync::Arc;

use super::input::{Bound, InputSlot, Piece, Place};
use super::output::{LastResult, OutputSlot};
use super::{Body, Plan};
use crate::alloc::AlignedMemory;
use crate::array::{ArrayType, Cut};
use crate::buffer::Reading;
use crate::error::{Error, Result, Status};
use crate::executable::{Division, Executable, unknown_division};

/// The slots of all devices: inputs and outputs of the first one, of the next one, and so on.
pub(super) fn slots(
    executable: &Executable,
    devices: &[usize],
) -> Result<(Vec<InputSlot>, Vec<OutputSlot>)> {
    let own = executable.device_signature()?;
    let whole = executable.signature()?;
    let piece = |division: Option<&Division>, number, whole: &ArrayType, piece: &ArrayType| {
        let Some((start, is_first)) = division.and_then(|division| division.piece(number)) else {
            return Ok(None);
        };
        let cut = Arc::new(Cut::new(whole, piece, start)?);
        Ok(Some(Piece { cut, is_first }))
    };
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for (number, &device) in devices.iter().enumerate() {
        for (index, input) in own.inputs().iter().enumerate() {
            let division = executable.input_division(index)?;
            let whole = &whole.input_facts(index)?.array;
            let argument = input.parameter;
            inputs.push(InputSlot::new(
                index,
                device,
                piece(division, number, whole, &input.array)?,
                argument.map(|argument| number * own.parameter_count() + argument),
                executable.fixed(index),
            ));
        }
        let results = own.results().iter().zip(own.output_layouts());
        for (index, (array, (result, layout))) in own.outputs().iter().zip(results).enumerate() {
            let division = executable.output_division(index)?;
            outputs.push(OutputSlot::new(
                index,
                device,
                piece(division, number, whole.output(index)?, array)?,
                (array, layout),
                number * executable.output_count() + result,
            ));
        }
    }
    Ok((inputs, outputs))
}

impl Plan {
    /// Has the calls that follow be about the piece that one device has of each array, by its number among the
    /// devices of a run; `None` for whole arrays, as at first. What is bound stays.
    pub fn select_piece(&mut self, number: Option<usize>) -> Result<()> {
        let body = self.settled()?;
        let count = body.devices.len();
        if let Some(number) = number.filter(|number| *number >= count) {
            return Err(Error::new(
                Status::IndexOutOfRange,
                format!("there is no piece {number}: a run takes {count} devices (counted from 0)"),
            ));
        }
        // The piece of one device is all there is.
        body.selected = number.filter(|_| count > 1);
        Ok(())
    }
}

impl Body {
    /// Whether calls are about arrays of which each device has a piece.
    #[inline]
    pub(super) fn is_about_wholes(&self) -> bool {
        self.selected.is_none() && self.devices.len() > 1
    }

    /// The numbers of the devices that a call is about.
    pub(super) fn numbers(&self) -> Range<usize> {
        match self.selected {
            Some(number) => number..number + 1,
            None => 0..self.devices.len(),
        }
    }

    /// The slot of an input on a device.
    pub(super) fn input_on(&self, number: usize, index: usize) -> usize {
        number * (self.inputs.len() / self.devices.len().max(1)) + index
    }

    /// The slot of an output on a device.
    pub(super) fn output_on(&self, number: usize, index: usize) -> usize {
        number * (self.outputs.len() / self.devices.len().max(1)) + index
    }

    /// The slot that a call about one piece is about.
    pub(super) fn input_at(&self, index: usize) -> usize {
        self.input_on(self.selected.unwrap_or(0), index)
    }

    /// The slot that a call about one piece is about.
    pub(super) fn output_at(&self, index: usize) -> usize {
        self.output_on(self.selected.unwrap_or(0), index)
    }

    /// Fails where something is possible with one piece alone, and none is selected.
    pub(super) fn check_is_selected(&self, what: &str) -> Result<()> {
        if !self.is_about_wholes() {
            return Ok(());
        }
        Err(Error::new(
            Status::InvalidValue,
            format!(
                "to {what}, say of which of the {} devices: a buffer is on one; use select_piece",
                self.devices.len()
            ),
        ))
    }

    /// Fails unless it is known what each device has of an input that is given whole.
    pub(super) fn check_input_is_divided(&self, index: usize) -> Result<()> {
        let slot = &self.inputs[self.input_on(0, index)];
        match slot.piece {
            None if self.is_about_wholes() && slot.argument.is_some() => {
                Err(unknown_division("input", index))
            }
            _ => Ok(()),
        }
    }

    /// As [`Body::check_input_is_divided`], of an output.
    pub(super) fn check_output_is_divided(&self, index: usize) -> Result<()> {
        match self.outputs[self.output_on(0, index)].piece {
            None if self.is_about_wholes() => Err(unknown_division("output", index)),
            _ => Ok(()),
        }
    }

    /// Where an input on a device is in memory that is bound.
    pub(super) fn input_in(&self, number: usize, index: usize, bound: Bound) -> Bound {
        self.piece_in(
            self.inputs[self.input_on(number, index)].piece.as_ref(),
            bound,
        )
    }

    fn piece_in(&self, piece: Option<&Piece>, bound: Bound) -> Bound {
        let Some(piece) = piece.filter(|_| self.is_about_wholes()) else {
            return bound;
        };
        Bound {
            // SAFETY: the piece lies in the array.
            turns: bound
                .turns
                .map(|turn| unsafe { turn.add(piece.cut.offset()) }),
            is_whole: true,
            ..bound
        }
    }

    /// Binds an output on a device to its place in memory. Of a piece that several have, the first one's goes
    /// there; where the others' inputs are updated, that is in memory of ours.
    pub(super) fn bind_output_on(
        &mut self,
        number: usize,
        index: usize,
        bound: Option<Bound>,
    ) -> Result<()> {
        let place = self.output_on(number, index);
        let slot = &self.outputs[place];
        let is_first = slot.piece.as_ref().is_none_or(|piece| piece.is_first);
        let size = slot.array.byte_size();
        let target = match bound {
            Some(bound) if self.is_about_wholes() && !is_first => {
                let signature = self.executable.device_signature()?;
                let mut inputs = signature.inputs().iter();
                let is_donated_to = inputs.any(|input| input.donated_to == Some(index));
                if !is_donated_to || bound.place != Place::Host {
                    None
                } else {
                    let memory = AlignedMemory::new(size)?;
                    let turns = NonNull::new(memory.as_ptr()).map(|start| [start; 2]);
                    self.outputs[place].shadow = Some(memory);
                    turns.map(|turns| Bound {
                        turns,
                        place: Place::Host,
                        is_whole: false,
                    })
                }
            }
            Some(bound) => Some(self.piece_in(slot.piece.as_ref(), bound)),
            None => None,
        };
        self.outputs[place].bind(target);
        Ok(())
    }

    /// Copies an output of the last run to the host, from the pieces that the devices have.
    ///
    /// # Safety
    /// `target` must be writable for the bytes of the whole output; it may be null if there are none.
    pub(super) unsafe fn get_whole_output(&mut self, index: usize, target: *mut u8) -> Result<()> {
        self.check_output_is_divided(index)?;
        let session = self.executable.client().plugin().session();
        for number in 0..self.devices.len() {
            let place = self.output_on(number, index);
            let output = &mut self.outputs[place];
            let Some(piece) = output.piece.as_ref().filter(|piece| piece.is_first) else {
                continue;
            };
            let cut = Arc::clone(&piece.cut);
            let size = output.array.byte_size();
            if size == 0 {
                continue;
            }
            // SAFETY: the piece lies in the whole, for which the caller promises.
            let target = unsafe { target.add(cut.offset()) };
            match &output.result {
                LastResult::Gone => return Err(output.gone()),
                LastResult::OnDevice => {
                    return Err(Error::new(
                        Status::CopyRequired,
                        format!("output {index} is in the device memory that is bound to it"),
                    ));
                }
                LastResult::Kept(result) => {
                    let array: &ArrayType = &output.array;
                    // SAFETY: the run is over, so that the buffer holds its values.
                    unsafe {
                        let mut reading = Reading::of(&session, result.as_ptr(), array)?;
                        if !cut.is_dense() {
                            reading = reading.apart(&cut, array)?;
                        }
                        reading.read(&session, result.as_ptr(), array, target)?;
                    }
                }
                LastResult::Delivered(bound) => {
                    // SAFETY: whoever bound the output promised its memory, which the run has filled.
                    unsafe {
                        let bound = bound.as_ptr();
                        match (output.apart().is_some(), cut.is_dense()) {
                            (true, _) => cut.transfer(bound, target),
                            (false, true) => std::ptr::copy(bound, target, size),
                            (false, false) => cut.scatter(bound, target),
                        }
                    }
                }
            }
        }
        Ok(())
    }
}
