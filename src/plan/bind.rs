//! How a plan's inputs and outputs are given: set, bound, in pairs, on the host and the device.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

use super::checks::check_values;
use super::input::{Bound, Given, Place, Reach, RepeatedCopy};
use super::view::view;
use super::way::InputWay;
use super::{Body, Plan};
use crate::array::ArrayType;
use crate::buffer::{Buffer, check_can_be_viewed};
use crate::error::{Error, Result, Status};
use crate::sys;

impl Plan {
    /// Copies an input's values now; later runs use the copy.
    ///
    /// # Safety
    /// `data` must be readable for `array.byte_size()` bytes; it may be null if that is 0.
    pub unsafe fn set_input(
        &mut self,
        index: usize,
        data: *const c_void,
        array: ArrayType,
    ) -> Result<()> {
        let body = self.settled()?;
        if !body.check_input(index, &array)? {
            return Ok(());
        }
        body.check_input_is_divided(index)?;
        // SAFETY: the caller's promise.
        unsafe { check_values(index, &array, data.cast()) }?;
        for number in body.numbers() {
            // SAFETY: the caller's promise.
            unsafe { body.set_input_on(number, index, data.cast()) }?;
        }
        Ok(())
    }

    /// Uses a buffer as an input of later runs. It stays as it is even where the program donates
    /// the input.
    pub fn set_input_buffer(&mut self, index: usize, buffer: &Buffer) -> Result<()> {
        let body = self.settled()?;
        body.check_is_selected("use a buffer as an input")?;
        let device = body.devices[body.selected.unwrap_or(0)];
        body.executable.check_input_buffer(index, buffer, device)?;
        if body.check_input(index, buffer.array())? {
            body.give(body.input_at(index), Given::Buffer(buffer.clone()));
        }
        Ok(())
    }

    /// Ties an input to the host's memory: each run reads what is there then. Memory that is
    /// aligned to [`VIEW_ALIGNMENT`](crate::alloc::VIEW_ALIGNMENT) is read in place by plugins
    /// that work in host memory.
    ///
    /// # Safety
    /// `data` must be readable for `array.byte_size()` bytes at every run, until the input is set
    /// or bound anew or the plan is dropped; it may be null if that is 0.
    pub unsafe fn bind_input(
        &mut self,
        index: usize,
        data: *const c_void,
        array: ArrayType,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.bind_input_at(index, data, array, Place::Host) }
    }

    /// As [`Plan::bind_input`], to memory of the device. With a `stream` of its platform, each
    /// run waits for the work that is on it then; with 0, the values must be there.
    ///
    /// # Safety
    /// As for [`Plan::bind_input`], with memory of the plan's device; `stream` must be 0 or a
    /// stream of the platform.
    pub unsafe fn bind_input_device(
        &mut self,
        index: usize,
        pointer: *const c_void,
        array: ArrayType,
        stream: isize,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.bind_input_at(index, pointer, array, Place::Device { stream }) }
    }

    /// # Safety
    /// As for [`Plan::bind_input`] or [`Plan::bind_input_device`].
    unsafe fn bind_input_at(
        &mut self,
        index: usize,
        data: *const c_void,
        array: ArrayType,
        place: Place,
    ) -> Result<()> {
        let body = self.settled()?;
        if !body.check_input(index, &array)? {
            return Ok(());
        }
        body.check_input_is_divided(index)?;
        match body.bound([data.cast_mut(); 2], &array, place)? {
            // SAFETY: the caller's promise.
            Some(bound) => unsafe { body.bind_to_input(index, bound) },
            // Of an empty array there is nothing to read at later runs.
            // SAFETY: the array is empty, as the caller promises of null.
            None => unsafe { self.set_input(index, std::ptr::null(), array) },
        }
    }

    /// Ties an output to the host's memory: each run writes its result there. It may be the
    /// memory of an input. Where the program donates an input to this output, and that input is
    /// bound, or is there for nothing else, the result is written there without a copy.
    ///
    /// # Safety
    /// `data` must be writable for `array.byte_size()` bytes at every run, until the output is
    /// bound anew or the plan is dropped; it may be null if that is 0.
    pub unsafe fn bind_output(
        &mut self,
        index: usize,
        data: *mut c_void,
        array: &ArrayType,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.bind_output_at(index, data, array, Place::Host) }
    }

    /// As [`Plan::bind_output`], to memory of the device. The result is never copied there: it
    /// is in place, or the run is refused.
    ///
    /// # Safety
    /// As for [`Plan::bind_output`], with memory of the plan's device; `stream` must be 0 or a
    /// stream of the platform, whose work on the memory is waited for before it is written.
    pub unsafe fn bind_output_device(
        &mut self,
        index: usize,
        pointer: *mut c_void,
        array: &ArrayType,
        stream: isize,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.bind_output_at(index, pointer, array, Place::Device { stream }) }
    }

    /// # Safety
    /// As for [`Plan::bind_output`] or [`Plan::bind_output_device`].
    unsafe fn bind_output_at(
        &mut self,
        index: usize,
        data: *mut c_void,
        array: &ArrayType,
        place: Place,
    ) -> Result<()> {
        let body = self.settled()?;
        body.signature()?.check_output(index, array)?;
        body.check_output_is_divided(index)?;
        let bound = body.bound([data; 2], array, place)?;
        body.check_order_on_device(index, bound.as_ref())?;
        body.check_no_overlap(index, bound.as_ref(), array.byte_size())?;
        body.bind_to_output(index, bound)
    }

    /// Ties an input and an output to one array of the host's, which each run reads and updates.
    ///
    /// # Safety
    /// As for [`Plan::bind_input`] and [`Plan::bind_output`].
    pub unsafe fn bind_inout(
        &mut self,
        input: usize,
        output: usize,
        data: *mut c_void,
        array: &ArrayType,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.bind_both(input, output, [data; 2], array, Place::Host) }
    }

    /// As [`Plan::bind_inout`], to memory of the device.
    ///
    /// # Safety
    /// As for [`Plan::bind_input_device`] and [`Plan::bind_output_device`].
    pub unsafe fn bind_inout_device(
        &mut self,
        input: usize,
        output: usize,
        pointer: *mut c_void,
        array: &ArrayType,
        stream: isize,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.bind_both(input, output, [pointer; 2], array, Place::Device { stream }) }
    }

    /// Ties an input and an output to two arrays of the host's in turn: the next run reads the
    /// first and writes the second, the run after that reads the second and writes the first.
    ///
    /// # Safety
    /// As for [`Plan::bind_input`] and [`Plan::bind_output`], for both.
    pub unsafe fn bind_pair(
        &mut self,
        input: usize,
        output: usize,
        first: *mut c_void,
        second: *mut c_void,
        array: &ArrayType,
    ) -> Result<()> {
        let size = array.byte_size();
        let distance = (first as usize).abs_diff(second as usize);
        if size > 0 && distance < size {
            return Err(Error::new(
                Status::InvalidValue,
                "the two arrays of the pair overlap; give two that do not, or bind_inout one",
            ));
        }
        let turns = match self.settled()?.turn {
            0 => [first, second],
            _ => [second, first],
        };
        // SAFETY: the caller's promise.
        unsafe { self.bind_both(input, output, turns, array, Place::Host) }
    }

    /// Binds the arrays that the input reads at each turn, and the output writes at the other.
    ///
    /// # Safety
    /// As for the functions above.
    unsafe fn bind_both(
        &mut self,
        input: usize,
        output: usize,
        turns: [*mut c_void; 2],
        array: &ArrayType,
        place: Place,
    ) -> Result<()> {
        let body = self.settled()?;
        // Both or none.
        let is_used = body.check_input(input, array)?;
        body.signature()?.check_output(output, array)?;
        body.check_input_is_divided(input)?;
        body.check_output_is_divided(output)?;
        let [first, second] = turns;
        let source = body.bound(turns, array, place)?;
        let target = body.bound([second, first], array, place)?;
        body.check_order_on_device(output, target.as_ref())?;
        body.check_no_overlap(output, target.as_ref(), array.byte_size())?;
        match source {
            // SAFETY: the caller's promise.
            Some(source) if is_used => unsafe { body.bind_to_input(input, source) }?,
            Some(_) => {}
            // SAFETY: the array is empty.
            None => unsafe { self.set_input(input, std::ptr::null(), array.clone()) }?,
        }
        self.body.bind_to_output(output, target)
    }

    /// Of an output that is bound to a pair, the array that the last run wrote; before the first
    /// run, the first of the pair.
    pub fn pair_current(&mut self, output: usize) -> Result<*mut c_void> {
        let body = self.settled()?;
        body.signature()?.output(output)?;
        let slot = &body.outputs[body.output_at(output)];
        let offset = match &slot.piece {
            Some(piece) if body.is_about_wholes() => piece.cut.offset(),
            _ => 0,
        };
        match slot.target {
            Some(bound) if bound.is_pair() => {
                let current = bound.turns[1 - body.turn].as_ptr();
                Ok(current.wrapping_sub(offset).cast())
            }
            _ => Err(Error::new(
                Status::NotBound,
                format!("output {output} is not bound to a pair of arrays; see bind_pair"),
            )),
        }
    }
}

impl Body {
    /// Checks an array for the input at an index; tells whether the program uses it.
    fn check_input(&self, index: usize, array: &ArrayType) -> Result<bool> {
        let signature = self.signature()?;
        signature.check_input(index, array)?;
        Ok(signature.input_facts(index)?.parameter.is_some())
    }

    /// Copies what a device has of values of an input.
    ///
    /// # Safety
    /// `data` must be readable for the bytes of the array that the call is about.
    unsafe fn set_input_on(&mut self, number: usize, index: usize, data: *const u8) -> Result<()> {
        let input = self.executable.device_signature()?.input_facts(index)?;
        let place = self.input_on(number, index);
        let is_about_wholes = self.is_about_wholes();
        let slot = &mut self.inputs[place];
        let device = slot.device;
        let piece = slot.piece.as_ref().filter(|_| is_about_wholes);
        let data = data.wrapping_add(piece.map_or(0, |piece| piece.cut.offset()));
        let cut = piece.filter(|piece| !piece.cut.is_dense());
        let cut = cut.map(|piece| Arc::clone(&piece.cut));
        // The memory of the values that were set before serves again.
        if let Given::Set(copy) = &mut slot.given
            && copy.is_cut_as(cut.as_ref())
        {
            // SAFETY: the caller's promise; no run goes on.
            let buffer = unsafe { copy.refresh(&self.executable, data, device) }?;
            let buffer = buffer.as_ptr();
            self.put_argument(place, buffer);
            return Ok(());
        }
        let mut copy = RepeatedCopy::new(
            &self.executable,
            input.array.clone(),
            input.layout.clone(),
            device,
            self.is_host_memory,
            cut,
        )?;
        // SAFETY: the caller's promise.
        unsafe { copy.refresh(&self.executable, data, device) }?;
        self.give(place, Given::Set(copy));
        Ok(())
    }

    /// Memory to bind to; none if nothing is there. Where the host shares the device's memory,
    /// pointers of the device are the host's.
    fn bound(
        &self,
        turns: [*mut c_void; 2],
        array: &ArrayType,
        place: Place,
    ) -> Result<Option<Bound>> {
        let [first, second] = turns.map(|turn| NonNull::new(turn.cast::<u8>()));
        let (Some(first), Some(second), 1..) = (first, second, array.byte_size()) else {
            return Ok(None);
        };
        let place = if self.is_host_memory {
            Place::Host
        } else {
            place
        };
        if place != Place::Host {
            if self.is_about_wholes() {
                return Err(Error::new(
                    Status::Unsupported,
                    "a whole array is in the host's memory; of memory of devices, bind the piece on each, after \
                     select_piece",
                ));
            }
            check_can_be_viewed(array)?;
        }
        Ok(Some(Bound {
            turns: [first, second],
            place,
            is_whole: false,
        }))
    }

    fn give(&mut self, index: usize, given: Given) {
        if self.replace_buffer(index, &given) {
            self.inputs[index].given = given;
        } else {
            self.inputs[index].give(given);
            self.changed();
        }
    }

    /// Where a buffer takes the place of another, as in each step of a time loop, what runs have to do
    /// stays the same but for the buffer. Not so with views, whose memory may be an output's.
    fn replace_buffer(&mut self, index: usize, given: &Given) -> bool {
        let slot = &self.inputs[index];
        let (Given::Buffer(old), Given::Buffer(new)) = (&slot.given, given) else {
            return false;
        };
        if old.is_view() || new.is_view() {
            return false;
        }
        let is_shared = new.is_shared();
        let new = new.as_ptr();
        self.put_argument(index, new);
        for steps in self.steps.iter_mut().flatten() {
            let is_read = steps.inputs[index] == InputWay::Constant;
            if is_read && is_shared && !steps.shared.contains(&index) {
                steps.shared.push(index);
            }
        }
        true
    }

    /// Gives runs another buffer for an input, and changes nothing else of what they have to do.
    fn put_argument(&mut self, index: usize, buffer: *mut sys::PJRT_Buffer) {
        if let Some(argument) = self.inputs[index].argument {
            for steps in self.steps.iter_mut().flatten() {
                steps.launch.arguments[argument] = buffer;
            }
        }
    }

    /// What is bound has changed, so what runs have to do must be worked out again.
    pub(super) fn changed(&mut self) {
        self.steps = [None, None];
        // Where one half of a pair was bound anew, the other half still takes turns.
        let written = self.outputs.iter().filter_map(|output| output.target);
        let read = self.inputs.iter().filter_map(|input| match input.given {
            Given::Memory(bound) => Some(bound),
            _ => None,
        });
        self.has_pairs = written.chain(read).any(|bound| bound.is_pair());
    }

    /// # Safety
    /// The memory must be as the functions that bind ask for it.
    unsafe fn bind_to_input(&mut self, index: usize, bound: Bound) -> Result<()> {
        let mut numbers = self.numbers();
        // Most have one.
        if let (Some(number), 1) = (numbers.next(), self.numbers().len()) {
            // SAFETY: the caller's promise.
            let (bound, reach) = unsafe { self.reach_on(number, index, bound) }?;
            self.give_on(number, index, bound, reach);
            return Ok(());
        }
        // All or none.
        let reached = self.numbers().map(|number| {
            // SAFETY: as above.
            unsafe { self.reach_on(number, index, bound) }
        });
        let reached = reached.collect::<Result<Vec<_>>>()?;
        for (number, (bound, reach)) in reached.into_iter().enumerate() {
            self.give_on(number, index, bound, reach);
        }
        Ok(())
    }

    /// Where an input on a device is in memory that is bound, and how the plugin reaches it.
    ///
    /// # Safety
    /// As for [`Body::bind_to_input`].
    unsafe fn reach_on(
        &self,
        number: usize,
        index: usize,
        bound: Bound,
    ) -> Result<(Bound, [Reach; 2])> {
        let facts = self.facts()?;
        let bound = self.input_in(number, index, bound);
        let slot = &self.inputs[self.input_on(number, index)];
        // SAFETY: the caller's promise.
        let mut reach = unsafe { [view(&facts, slot, &bound, 0)?, Reach::Undecided] };
        if bound.is_pair() {
            // SAFETY: as above.
            reach[1] = unsafe { view(&facts, slot, &bound, 1) }?;
        } else if let Reach::View(view) = &reach[0] {
            reach[1] = Reach::View(view.clone());
        }
        Ok((bound, reach))
    }

    fn give_on(&mut self, number: usize, index: usize, bound: Bound, reach: [Reach; 2]) {
        let place = self.input_on(number, index);
        self.give(place, Given::Memory(bound));
        self.inputs[place].reach = reach;
    }

    fn bind_to_output(&mut self, index: usize, bound: Option<Bound>) -> Result<()> {
        let numbers = self.numbers();
        let outcome = numbers
            .into_iter()
            .try_for_each(|number| self.bind_output_on(number, index, bound));
        self.changed();
        outcome
    }
}
