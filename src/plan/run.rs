//! One run, waited for or started.

use std::cell::RefCell;
use std::ptr::NonNull;

use super::Body;
use super::checks::check_values;
use super::flight::Delivery;
use super::input::{Entered, Given, InputSlot, Place, Reach};
use super::output::{LastResult, Lend, OutputSlot, deliver};
use super::steps::{Facts, Steps};
use crate::alloc::AlignedBytes;
use crate::array::{ArrayType, Cut, Layout, copy_from_row_major};
use crate::buffer::{Buffer, wait_and_destroy};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event::{self, Event};
use crate::executable::Executable;
use crate::host::fpenv::FpState;
use crate::host::threads;
use crate::plugin::{Owned, Session};
use crate::sys;

/// A run that was begun.
pub(super) enum Started {
    /// It was over before the plugin's function returned, with this outcome. Its results are handed over.
    Over(Result<()>),
    /// It goes on until this event of the plugin's is ready. Its results are to be delivered then.
    Going(Event, Vec<Delivery>),
}

/// Where a run's result goes.
struct At<'a> {
    index: usize,
    output: &'a mut OutputSlot,
    turn: usize,
    /// What the program was lent for it.
    lend: Option<Lend>,
}

impl Body {
    /// Works out what the next run has to do, unless that is known.
    #[inline]
    pub(super) fn steps(&mut self) -> Result<()> {
        if self.steps[self.turn].is_none() {
            self.make_steps()?;
        }
        Ok(())
    }

    #[cold]
    fn make_steps(&mut self) -> Result<()> {
        threads::check_stack_for_run()?;
        let facts = Facts {
            executable: &self.executable,
            signature: self.executable.device_signature()?,
            is_host_memory: self.is_host_memory,
            turn: self.turn,
        };
        let steps = Steps::new(&facts, &mut self.inputs, &mut self.outputs)?;
        self.steps[self.turn] = Some(steps);
        Ok(())
    }

    /// Brings up to date what the plugin does not see by itself.
    #[inline(always)]
    fn prepare(&mut self) -> Result<()> {
        // The steps may have been made on another thread, or further up on this one's stack.
        threads::check_stack_for_run()?;
        self.steps()?;
        let turn = self.turn;
        let Some(steps) = &mut self.steps[turn] else {
            return Err(no_steps());
        };
        if !steps.checks.is_empty() {
            // SAFETY: whoever bound the inputs promised their memory.
            unsafe { check_all(&self.executable, &self.inputs, &steps.checks) }?;
        }
        for &(index, argument, source) in &steps.copies {
            let slot = &mut self.inputs[index];
            if let Reach::Copy(copy) = &mut slot.reach[turn] {
                // SAFETY: whoever bound the input promised its memory.
                let buffer =
                    unsafe { copy.refresh(&self.executable, source.as_ptr(), slot.device) }?;
                steps.launch.arguments[argument] = buffer.as_ptr();
            }
        }
        for &(index, argument) in &steps.renewals {
            let buffer = self.inputs[index].renew_view(&self.executable, turn)?;
            steps.launch.arguments[argument] = buffer.as_ptr();
        }
        for link in &steps.links {
            let output = &mut self.outputs[link.output];
            // SAFETY: whoever bound the output promised its memory.
            let (buffer, memory) = unsafe {
                output.lent[turn].lend(
                    self.executable.client(),
                    &link.view,
                    output.device,
                    &mut output.result,
                )
            }?;
            if let (Some(source), Some(memory)) = (link.source, memory) {
                // SAFETY: whoever bound both promised their memory, of this size. They may overlap,
                // but not where the order changes.
                unsafe {
                    match (&link.layout, &link.cut) {
                        (Layout::RowMajor, None) => {
                            std::ptr::copy(source.as_ptr(), memory, output.array.byte_size());
                        }
                        (Layout::RowMajor, Some(cut)) => cut.gather(source.as_ptr(), memory),
                        (layout, None) => {
                            copy_from_row_major(source.as_ptr(), layout, &output.array, memory);
                        }
                        (layout, Some(cut)) => {
                            gather_in_order(cut, source, layout, &output.array, memory)?;
                        }
                    }
                }
            }
            steps.launch.arguments[link.argument] = buffer;
        }
        for output in &mut self.outputs {
            output.result = LastResult::Gone;
        }
        Ok(())
    }

    /// What a run that is waited for and one that goes on have in common, in this order: what the
    /// plugin does not see is brought up to date, the run `begun`, and each result handed over.
    ///
    /// Gives what `begun` made of the run's event, and the first failure after that.
    ///
    /// The hot path. Everything that it needs is there, and what it calls is inlined: calls among
    /// ourselves were a third of what a run costs beyond the plugin.
    #[inline(always)]
    fn launch<T>(
        &mut self,
        state: impl FnOnce() -> FpState,
        begun: impl FnOnce(&Client, &Session<'_>, &[*mut sys::PJRT_Event]) -> Result<T>,
        mut hand_over: impl FnMut(&Session<'_>, At<'_>, Owned<sys::PJRT_Buffer>) -> Result<()>,
    ) -> Result<(T, Result<()>)> {
        self.prepare()?;
        let turn = self.turn;
        let Some(steps) = &mut self.steps[turn] else {
            return Err(no_steps());
        };
        if steps.launch.calls_host() {
            steps.launch.tell(state(), self.user);
        }
        let client = self.executable.client();
        let entered = Entered::all(&self.inputs, &steps.shared)?;
        let session = client.plugin().session();
        // SAFETY: every argument is a live buffer that fits, by the checks when it was bound.
        let started = unsafe { steps.launch.start(&session) };
        drop(entered);
        let begun = started.and_then(|()| begun(client, &session, &steps.launch.events));
        let mut outcome = Ok(());
        for (index, output) in self.outputs.iter_mut().enumerate() {
            // Each is taken over, whether the run went well or not, so that nothing leaks.
            // SAFETY: the plugin made it for us, or it is still null.
            let result =
                unsafe { Owned::new(client.plugin(), steps.launch.results[output.number]) };
            if begun.is_ok() && outcome.is_ok() {
                let at = At {
                    index,
                    output,
                    turn,
                    lend: steps.lends[index],
                };
                outcome = result.and_then(|result| hand_over(&session, at, result));
            }
        }
        Ok((begun?, outcome))
    }

    /// Runs the program, and waits for it.
    pub(super) fn run(&mut self) -> Result<()> {
        let mut is_ignored = false;
        let launched = self.launch(
            FpState::current,
            |_, session, events| {
                let mut outcome = Ok(());
                for &event in events {
                    // SAFETY: the event is ours.
                    let of_device = unsafe { wait_and_destroy(session, event) };
                    if outcome.is_ok() {
                        outcome = of_device;
                    }
                }
                outcome
            },
            |session, at, result| {
                let target = at.output.target_at(at.turn);
                let (array, reading) = (&at.output.array, &mut at.output.reading);
                // SAFETY: the run is over; whoever bound the output promised its memory.
                let landed = unsafe { deliver(session, &result, array, reading, target) }?;
                is_ignored |= at.output.keep(session, at.turn, at.lend, result, landed);
                Ok(())
            },
        );
        let outcome = launched.and_then(|((), outcome)| outcome);
        self.conclude(outcome.is_ok(), is_ignored);
        outcome
    }

    /// Begins a run. Where it is over at once, as on plugins that work on the calling thread, its
    /// results are handed over here, and nobody has to be called when it is.
    pub(super) fn start(&mut self, state: FpState) -> Result<Started> {
        let turn = self.turn;
        let lands_at_once = self.outputs.iter().all(|output| output.lands_at_once(turn));
        let mut deliveries = Vec::new();
        let over = RefCell::new(None);
        let mut is_ignored = false;
        let launched = self.launch(
            || state,
            |client, session, events| {
                let &[event] = events else {
                    // SAFETY: the plugin made the events for us.
                    return unsafe { Event::of_all(client, events) }.map(Some);
                };
                // SAFETY: the plugin made the event for us, and it is alive until it is dropped.
                unsafe {
                    let event = Owned::new(client.plugin(), event)?;
                    if lands_at_once && event::is_ready(session, event.as_ptr()) == Ok(true) {
                        over.replace(Some(event::wait(session, event.as_ptr())));
                        event.destroy_in(session);
                        return Ok(None);
                    }
                    Ok(Some(Event::of_plugin(client, event)))
                }
            },
            |session, at, result| {
                let target = at.output.target_at(at.turn);
                let (array, reading) = (&at.output.array, &mut at.output.reading);
                match &mut *over.borrow_mut() {
                    None => deliveries.push(Delivery {
                        output: at.index,
                        result,
                        array: array.clone(),
                        target,
                        reading: std::mem::take(reading),
                        landed: None,
                    }),
                    Some(outcome @ Ok(())) => {
                        // SAFETY: the run is over; whoever bound the output promised its memory.
                        match unsafe { deliver(session, &result, array, reading, target) } {
                            Ok(landed) => {
                                is_ignored |=
                                    at.output.keep(session, at.turn, at.lend, result, landed);
                            }
                            Err(error) => *outcome = Err(error),
                        }
                    }
                    Some(Err(_)) => {}
                }
                Ok(())
            },
        );
        let started = launched.and_then(|(event, outcome)| match (outcome, event) {
            (Ok(()), event) => Ok(event),
            (Err(error), event) => {
                if let Some(event) = event {
                    let _ = event.wait();
                }
                Err(error)
            }
        });
        let event = started.inspect_err(|_| self.conclude(false, false))?;
        Ok(match event {
            Some(event) => Started::Going(event, deliveries),
            None => {
                let outcome = over.into_inner().unwrap_or_else(|| Err(no_steps()));
                self.conclude(outcome.is_ok(), is_ignored);
                Started::Over(outcome)
            }
        })
    }

    /// Takes back the results of a run that was started, now that it is over.
    pub(super) fn take_back(&mut self, deliveries: Vec<Delivery>, went_well: bool) {
        let turn = self.turn;
        let session = self.executable.client().plugin().session();
        let mut is_ignored = false;
        for delivery in deliveries {
            let output = &mut self.outputs[delivery.output];
            output.reading = delivery.reading;
            if let (true, Some(landed)) = (went_well, delivery.landed) {
                let lend = self.steps[turn]
                    .as_ref()
                    .and_then(|steps| steps.lends[delivery.output]);
                is_ignored |= output.keep(&session, turn, lend, delivery.result, landed);
            }
        }
        drop(session);
        self.conclude(went_well, is_ignored);
    }

    /// A run is over. `is_ignored` tells that the plugin wrote a result elsewhere than into what it was
    /// lent.
    #[inline(always)]
    fn conclude(&mut self, went_well: bool, is_ignored: bool) {
        if !went_well {
            self.forget_run();
        } else if self.has_pairs {
            self.turn = 1 - self.turn;
        }
        if is_ignored {
            self.changed();
        }
    }

    /// After a run that failed there are no results, and what was lent to it may be used up.
    pub(super) fn forget_run(&mut self) {
        for output in &mut self.outputs {
            output.result = LastResult::Gone;
            for lent in &mut output.lent {
                lent.forget();
            }
        }
    }
}

/// Checks inputs before a run: their indices, and where their values are.
///
/// # Safety
/// The memory must be readable for the bytes of the inputs.
#[inline(never)]
unsafe fn check_all(
    executable: &Executable,
    slots: &[InputSlot],
    inputs: &[(usize, NonNull<u8>)],
) -> Result<()> {
    let signature = executable.device_signature()?;
    for &(place, memory) in inputs {
        let slot = &slots[place];
        let array = signature.input(slot.index)?;
        let apart = match &slot.given {
            Given::Memory(bound) => slot.apart(bound),
            _ => None,
        };
        // SAFETY: the caller's promise.
        unsafe {
            match apart {
                None => check_values(slot.index, array, memory.as_ptr()),
                Some(cut) => {
                    let mut together = AlignedBytes::zeroed(array.byte_size())?;
                    let together = together.as_mut_slice().as_mut_ptr();
                    cut.gather(memory.as_ptr(), together);
                    check_values(slot.index, array, together)
                }
            }
        }?;
    }
    Ok(())
}

/// Copies what lies apart in a whole array into the program's order.
///
/// # Safety
/// As for [`Cut::gather`].
#[cold]
unsafe fn gather_in_order(
    cut: &Cut,
    source: NonNull<u8>,
    layout: &Layout,
    array: &ArrayType,
    target: *mut u8,
) -> Result<()> {
    let mut together = AlignedBytes::zeroed(array.byte_size())?;
    let together = together.as_mut_slice().as_mut_ptr();
    // SAFETY: the caller's promise; the memory in between is our own, of the size of the array.
    unsafe {
        cut.gather(source.as_ptr(), together);
        copy_from_row_major(together, layout, array, target);
    }
    Ok(())
}

/// A run must never seem to succeed without having run.
#[cold]
fn no_steps() -> Error {
    Error::new(
        Status::Internal,
        "a fault inside pjrtlite: a plan was run before it was worked out; please report it",
    )
}

impl InputSlot {
    /// Views the device's memory anew, so that the plugin waits for what is on the stream now.
    fn renew_view(&mut self, executable: &Executable, turn: usize) -> Result<&Buffer> {
        let device = self.device;
        let lost = || {
            Error::new(
                Status::Internal,
                "a fault inside pjrtlite: an input lost its device memory; please report it",
            )
        };
        let (Given::Memory(bound), Reach::View(view)) = (&self.given, &mut self.reach[turn]) else {
            return Err(lost());
        };
        let Place::Device { stream } = bound.place else {
            return Err(lost());
        };
        let array = view.array().clone();
        let pointer = bound.turns[turn].as_ptr().cast();
        // SAFETY: whoever bound the input promised its memory and its stream.
        *view = unsafe {
            Buffer::view_device(executable.client(), pointer, array, device, stream, || {})
        }?;
        Ok(view)
    }
}
