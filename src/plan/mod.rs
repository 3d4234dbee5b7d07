//! The plan: a program with its arguments and results tied to the host's arrays, made once
//! and run many times.
//!
//! What is bound is checked and viewed when it is bound. What each run has to do then follows from
//! all that is bound, and is worked out once ([`steps`]). A run does only that: copy what the plugin
//! cannot see through a view, execute, wait, and copy the results that are not in place.

mod flight;
mod input;
mod output;
mod report;
mod steps;
mod way;

use std::ffi::{CStr, CString, c_void};
use std::ptr::NonNull;
use std::sync::Arc;
use std::time::Instant;

use crate::array::{ArrayType, Layout, copy_from_row_major};
use crate::buffer::{Buffer, check_can_be_viewed, is_host_memory, wait_and_destroy};
use crate::error::{Error, Result, Status};
use crate::event::Event;
use crate::executable::Executable;
use crate::host::callback;
use crate::host::log::{self, LogLevel};
use crate::host::threads;
use crate::lifetime::Busy;
use crate::plugin::{Owned, c_text};
use crate::program::signature::{Input, Signature};
use crate::values;

use flight::{Delivery, Flight};
use input::{Bound, Entered, Given, InputSlot, Place, Reach, RepeatedCopy};
use output::{LastResult, OutputSlot, deliver};
use steps::{Facts, Steps};
use way::InputWay;

/// The least stack that a run takes, where it runs on the thread that calls. Measured on three CPU
/// plugins: 32 to 48 KiB.
const STACK_OF_RUN: usize = 96 << 10;

/// A program bound to arrays. Belongs to one thread at a time.
#[derive(Debug)]
pub struct Plan {
    body: Body,
    /// A run that was started and whose results have not been taken back yet.
    flight: Option<Arc<Flight>>,
    report: CString,
}

/// What a run uses.
#[derive(Debug)]
struct Body {
    inputs: Vec<InputSlot>,
    outputs: Vec<OutputSlot>,
    /// What to do at each turn, if that is worked out for what is bound now.
    steps: [Option<Steps>; 2],
    /// 0 or 1: which arrays of pairs are read next.
    turn: usize,
    has_pairs: bool,
    device: usize,
    /// Whether the host can use the device's memory as it is.
    is_host_memory: bool,
    executable: Executable,
    busy: Busy,
}

// SAFETY: the pointers lead to buffers that the plan owns, and to memory of the host that whoever
// binds it promises to be usable wherever the plan is run.
unsafe impl Send for Body {}

impl Plan {
    /// Prepares to run a program on one of its client's devices.
    pub fn create(executable: &Executable, device: usize) -> Result<Plan> {
        executable.client().device(device)?;
        if let Some(other) = executable.device().filter(|other| *other != device) {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the program was loaded for device {other}; it cannot be called on device \
                     {device}: load it with the option pjrtlite.device = {device}, or with pjrtlite.any_device"
                ),
            ));
        }
        let signature = executable.signature()?;
        let inputs = signature.inputs().iter();
        let outputs = signature.outputs().iter().zip(signature.output_layouts());
        Ok(Plan {
            body: Body {
                inputs: inputs
                    .map(|input| InputSlot::new(input.parameter))
                    .collect(),
                outputs: outputs
                    .map(|(array, layout)| OutputSlot::new(array, layout))
                    .collect(),
                steps: [None, None],
                turn: 0,
                has_pairs: false,
                device,
                is_host_memory: is_host_memory(executable.client(), device)?,
                executable: executable.clone(),
                busy: Busy::new(),
            },
            flight: None,
            report: CString::default(),
        })
    }

    /// What the program takes and gives.
    pub fn signature(&self) -> Result<&Signature> {
        self.body.executable.signature()
    }

    /// What the run uses, with the results of a run that was started and is over.
    fn settled(&mut self) -> Result<&mut Body> {
        if self.flight.is_some() {
            self.settle()?;
        }
        Ok(&mut self.body)
    }

    #[cold]
    fn settle(&mut self) -> Result<()> {
        let Some(outcome) = self.flight.as_ref().map(|f| f.completion.outcome()) else {
            return Ok(());
        };
        let Some(outcome) = outcome else {
            return Err(Error::new(
                Status::InUse,
                "the plan is running: wait for the event that its start gave",
            ));
        };
        let flight = self.flight.take();
        let deliveries = flight.map_or(Vec::new(), |flight| flight.take_deliveries());
        self.body.take_back(deliveries, outcome.is_ok());
        Ok(())
    }

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
        let Some(input) = body.check_input(index, &array)? else {
            return Ok(());
        };
        // SAFETY: the caller's promise.
        unsafe { check_values(index, &array, data.cast()) }?;
        let layout = input.layout.clone();
        let mut copy = RepeatedCopy::new(&body.executable, array, layout, body.device, false)?;
        // SAFETY: the caller's promise.
        let buffer = unsafe { copy.refresh(&body.executable, data.cast(), body.device) }?.clone();
        body.give(index, Given::Buffer(buffer));
        Ok(())
    }

    /// Uses a buffer as an input of later runs. It stays as it is even where the program donates
    /// the input.
    pub fn set_input_buffer(&mut self, index: usize, buffer: &Buffer) -> Result<()> {
        let body = self.settled()?;
        body.executable
            .check_input_buffer(index, buffer, body.device)?;
        if body.check_input(index, buffer.array())?.is_some() {
            body.give(index, Given::Buffer(buffer.clone()));
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
        if body.check_input(index, &array)?.is_none() {
            return Ok(());
        }
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
        let bound = body.bound([data; 2], array, place)?;
        body.check_order_on_device(index, bound.as_ref())?;
        body.check_no_overlap(index, bound.as_ref(), array.byte_size())?;
        body.bind_to_output(index, bound);
        Ok(())
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
        let is_used = body.check_input(input, array)?.is_some();
        body.signature()?.check_output(output, array)?;
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
        self.body.bind_to_output(output, target);
        Ok(())
    }

    /// Of an output that is bound to a pair, the array that the last run wrote; before the first
    /// run, the first of the pair.
    pub fn pair_current(&mut self, output: usize) -> Result<*mut c_void> {
        let body = self.settled()?;
        body.signature()?.output(output)?;
        match body.outputs[output].target {
            Some(bound) if bound.is_pair() => Ok(bound.turns[1 - body.turn].as_ptr().cast()),
            _ => Err(Error::new(
                Status::NotBound,
                format!("output {output} is not bound to a pair of arrays; see bind_pair"),
            )),
        }
    }

    /// Runs the program to its end, and writes the results to the outputs that are bound.
    ///
    /// If it fails, results are as they were or partly written, and the plan can be run again.
    pub fn run(&mut self) -> Result<()> {
        self.settled()?.run()
    }

    /// Begins a run, and gives the event that is ready when the results are where they are bound.
    /// Until then, what is bound must not be changed, and the plan cannot be used.
    pub fn start(&mut self) -> Result<Event> {
        let (event, deliveries) = self.settled()?.start()?;
        let client = self.body.executable.client();
        let flight = match Flight::take_off(client, &event, deliveries) {
            Ok(flight) => flight,
            Err(error) => {
                self.body.forget_run();
                return Err(error);
            }
        };
        let event = Event::of_completion(client, Arc::clone(&flight.completion));
        self.flight = Some(flight);
        Ok(event)
    }

    /// Copies a result of the last run to the host. Of an output that is bound, that is what its
    /// memory holds now.
    ///
    /// # Safety
    /// `target` must be writable for `array.byte_size()` bytes; it may be null if that is 0.
    pub unsafe fn get_output(
        &mut self,
        index: usize,
        target: *mut c_void,
        array: &ArrayType,
    ) -> Result<()> {
        let body = self.settled()?;
        body.signature()?.check_output(index, array)?;
        let session = body.executable.client().plugin().session();
        let output = &mut body.outputs[index];
        match &output.result {
            LastResult::Gone => Err(output.gone(index)),
            LastResult::OnDevice => Err(Error::new(
                Status::CopyRequired,
                format!("output {index} is in the device memory that is bound to it"),
            )),
            LastResult::Kept(result) => {
                let reading = &mut output.reading;
                // SAFETY: the run is over, so the buffer holds its values; the caller promises the
                // target.
                unsafe {
                    let reading = output::known(&session, result, array, reading)?;
                    reading.read(&session, result.as_ptr(), array, target.cast())?;
                }
                Ok(())
            }
            LastResult::Delivered(bound) => {
                // The target may be that same memory, or null if there is nothing to copy.
                if array.byte_size() > 0 {
                    // SAFETY: whoever bound the output promised its memory, which the run has
                    // filled, and the caller promises the target.
                    unsafe { std::ptr::copy(bound.as_ptr(), target.cast(), array.byte_size()) };
                }
                Ok(())
            }
        }
    }

    /// A result of the last run as a buffer, without a copy. It stays as it is when the plan runs
    /// again. An output that is bound was handed over already and has none.
    pub fn take_output_buffer(&mut self, index: usize) -> Result<Buffer> {
        let body = self.settled()?;
        body.signature()?.output(index)?;
        let client = body.executable.client();
        let output = &mut body.outputs[index];
        match std::mem::replace(&mut output.result, LastResult::Gone) {
            // What the plugin would tell of it is known, and a question that fails would lose it.
            LastResult::Kept(buffer) => {
                let array = output.array.clone();
                Ok(Buffer::of(client, buffer, array, body.device, false))
            }
            LastResult::Gone => Err(output.gone(index)),
            delivered => {
                output.result = delivered;
                Err(Error::new(
                    Status::NotRun,
                    format!(
                        "output {index} was written to the memory that is bound to it, so there \
                         is no buffer; make a plan in which it is not bound"
                    ),
                ))
            }
        }
    }

    /// How many bytes of the host's memory a run copies, with what is bound now.
    pub fn bytes_copied(&mut self) -> Result<u64> {
        let body = self.settled()?;
        body.steps()?;
        let signature = body.executable.signature()?;
        Ok(body.steps[body.turn]
            .as_ref()
            .map_or(0, |steps| steps.bytes_copied(signature)))
    }

    /// What a run does with each input and output, and why: a line each, counted from `first`.
    /// It is in the plan until the next one.
    pub fn report(&mut self, first: usize) -> Result<&CStr> {
        let body = self.settled()?;
        body.steps()?;
        let signature = body.executable.signature()?;
        if let Some(steps) = &body.steps[body.turn] {
            self.report = c_text(&steps.report(signature, first));
        }
        Ok(&self.report)
    }
}

impl Plan {
    /// Waits for a run that goes on, since it writes to the host's memory. Fails if that was not
    /// possible: then the run goes on, with what it uses.
    pub fn close(mut self) -> Result<()> {
        self.let_go()
    }

    fn let_go(&mut self) -> Result<()> {
        let Some(flight) = self.flight.take() else {
            return Ok(());
        };
        let may_wait = callback::may_wait_for_runs();
        let shutdown_timeout = self.body.executable.client().shutdown_timeout();
        // A plugin's thread that waited here might be the one that has to end the run.
        let outcome = if may_wait {
            flight
                .completion
                .wait(Instant::now().checked_add(shutdown_timeout))
        } else {
            flight.completion.outcome()
        };
        if outcome.is_some() {
            // What is left of the results views memory that is the host's again: it goes now, and
            // not when the plugin's thread has let go of the flight, too.
            drop(flight.take_deliveries());
            return Ok(());
        }
        let nothing = Body {
            inputs: Vec::new(),
            outputs: Vec::new(),
            steps: [None, None],
            executable: self.body.executable.clone(),
            busy: Busy::new(),
            ..self.body
        };
        let body = std::mem::replace(&mut self.body, nothing);
        flight.leave_behind(Box::new(body));
        let error = if may_wait {
            Error::new(
                Status::TimedOut,
                format!(
                    "the plan was destroyed while it runs, and the run was not over after {} s \
                     (pjrtlite.shutdown_timeout): the run goes on, and the arrays that are bound stay in use until \
                     its event is ready",
                    shutdown_timeout.as_secs()
                ),
            )
        } else {
            Error::new(
                Status::InUse,
                "the plan was destroyed while it runs, in a callback on a thread of the plugin, which \
                 cannot wait there: the run goes on, and the arrays that are bound stay in use until \
                 its event is ready",
            )
        };
        log::say(LogLevel::Warning, &error);
        Err(error)
    }
}

impl Drop for Plan {
    fn drop(&mut self) {
        // It is told by the log, too.
        let _ = self.let_go();
    }
}

impl Body {
    fn signature(&self) -> Result<&Signature> {
        self.executable.signature()
    }

    fn facts(&self) -> Result<Facts<'_>> {
        Ok(Facts {
            executable: &self.executable,
            signature: self.executable.signature()?,
            device: self.device,
            is_host_memory: self.is_host_memory,
            turn: self.turn,
        })
    }

    /// The input at an index, checked; `None` if the program does not use it.
    fn check_input(&self, index: usize, array: &ArrayType) -> Result<Option<&Input>> {
        let signature = self.signature()?;
        signature.check_input(index, array)?;
        let input = signature.input_facts(index)?;
        Ok(input.parameter.map(|_| input))
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
            check_can_be_viewed(array)?;
        }
        Ok(Some(Bound {
            turns: [first, second],
            place,
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
        if let Some(argument) = slot.parameter {
            for steps in self.steps.iter_mut().flatten() {
                steps.launch.arguments[argument] = new.as_ptr();
                let is_read = steps.inputs[index] == InputWay::Constant;
                if is_read && new.is_shared() && !steps.shared.contains(&index) {
                    steps.shared.push(index);
                }
            }
        }
        true
    }

    /// What is bound has changed, so what runs have to do must be worked out again.
    fn changed(&mut self) {
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
        let facts = self.facts()?;
        // SAFETY: the caller's promise.
        let mut reach = unsafe { [steps::view(&facts, index, &bound, 0)?, Reach::Undecided] };
        if bound.is_pair() {
            // SAFETY: as above.
            reach[1] = unsafe { steps::view(&facts, index, &bound, 1) }?;
        } else if let Reach::View(view) = &reach[0] {
            reach[1] = Reach::View(view.clone());
        }
        self.give(index, Given::Memory(bound));
        self.inputs[index].reach = reach;
        Ok(())
    }

    fn bind_to_output(&mut self, index: usize, bound: Option<Bound>) {
        self.outputs[index].bind(bound);
        self.changed();
    }

    /// Fails if a result would have to be put in order in device memory, which only the plugin can
    /// touch.
    fn check_order_on_device(&self, index: usize, bound: Option<&Bound>) -> Result<()> {
        let is_on_device = bound.is_some_and(|bound| matches!(bound.place, Place::Device { .. }));
        if !is_on_device || self.outputs[index].layout == Layout::RowMajor {
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

    /// Fails if the memory belongs to another output, too.
    fn check_no_overlap(&self, index: usize, bound: Option<&Bound>, size: usize) -> Result<()> {
        let Some(bound) = bound else {
            return Ok(());
        };
        for (other, output) in self.outputs.iter().enumerate() {
            let Some(target) = output.target.filter(|_| other != index) else {
                continue;
            };
            for (start, other_start) in bound
                .turns
                .iter()
                .flat_map(|start| target.turns.map(|other| (*start, other)))
            {
                let (start, other_start) = (start.as_ptr() as usize, other_start.as_ptr() as usize);
                let other_size = output.array.byte_size();
                if start < other_start + other_size && other_start < start + size {
                    return Err(Error::new(
                        Status::InvalidValue,
                        format!(
                            "outputs {index} and {other} would share memory, and each would \
                             spoil the other: bind them to arrays that do not overlap"
                        ),
                    ));
                }
            }
        }
        Ok(())
    }

    /// Works out what the next run has to do, unless that is known.
    #[inline]
    fn steps(&mut self) -> Result<()> {
        if self.steps[self.turn].is_none() {
            self.make_steps()?;
        }
        Ok(())
    }

    #[cold]
    fn make_steps(&mut self) -> Result<()> {
        threads::check_stack("running a program", STACK_OF_RUN)?;
        let facts = Facts {
            executable: &self.executable,
            signature: self.executable.signature()?,
            device: self.device,
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
        self.steps()?;
        let turn = self.turn;
        let Some(steps) = &mut self.steps[turn] else {
            return Err(no_steps());
        };
        if !steps.checks.is_empty() {
            // SAFETY: whoever bound the inputs promised their memory.
            unsafe { check_all(&self.executable, &steps.checks) }?;
        }
        for &(index, argument, source) in &steps.copies {
            if let Reach::Copy(copy) = &mut self.inputs[index].reach[turn] {
                // SAFETY: whoever bound the input promised its memory.
                let buffer =
                    unsafe { copy.refresh(&self.executable, source.as_ptr(), self.device) }?;
                steps.launch.arguments[argument] = buffer.as_ptr();
            }
        }
        for &(index, argument) in &steps.renewals {
            let buffer = self.inputs[index].renew_view(&self.executable, self.device, turn)?;
            steps.launch.arguments[argument] = buffer.as_ptr();
        }
        for link in &steps.links {
            let output = &mut self.outputs[link.output];
            // SAFETY: whoever bound the output promised its memory.
            let (buffer, memory) = unsafe {
                output.lent[turn].lend(
                    self.executable.client(),
                    &link.view,
                    self.device,
                    &mut output.result,
                )
            }?;
            if let (Some(source), Some(memory)) = (link.source, memory) {
                // SAFETY: whoever bound both promised their memory, of this size. They may overlap,
                // but not where the order changes.
                unsafe {
                    match &link.layout {
                        Layout::RowMajor => {
                            std::ptr::copy(source.as_ptr(), memory, output.array.byte_size());
                        }
                        layout => {
                            copy_from_row_major(source.as_ptr(), layout, &output.array, memory);
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

    fn run(&mut self) -> Result<()> {
        let prepared = self.prepare();
        let outcome = prepared.and_then(|()| self.execute_and_deliver());
        match outcome {
            Ok(()) if self.has_pairs => self.turn = 1 - self.turn,
            Ok(()) => {}
            Err(_) => self.forget_run(),
        }
        outcome
    }

    /// The hot path. Everything that it needs is there, and what it calls is inlined: calls among
    /// ourselves were a third of what a run costs beyond the plugin.
    #[inline(always)]
    fn execute_and_deliver(&mut self) -> Result<()> {
        let turn = self.turn;
        let Some(steps) = &mut self.steps[turn] else {
            return Err(no_steps());
        };
        let plugin = self.executable.client().plugin();
        let entered = Entered::all(&self.inputs, &steps.shared)?;
        let busy = self.busy.enter();
        let session = plugin.session();
        // SAFETY: every argument is a live buffer that fits, by the checks when it was bound.
        let started = unsafe { steps.launch.start(&session) };
        drop(entered);
        // SAFETY: the event is ours.
        let outcome = started.and_then(|event| unsafe { wait_and_destroy(&session, event) });
        let mut failure = outcome.err();
        let mut is_ignored = false;
        for (index, output) in self.outputs.iter_mut().enumerate() {
            // Each is taken over, whether the run went well or not, so that nothing leaks.
            // SAFETY: the plugin made it for us, or it is still null.
            let result = match unsafe { Owned::new(plugin, steps.launch.results[index]) } {
                Ok(result) => result,
                Err(error) => {
                    failure.get_or_insert(error);
                    continue;
                }
            };
            if failure.is_some() {
                continue;
            }
            let target = output.target_at(turn);
            // SAFETY: the run is over; whoever bound the output promised its memory.
            let landed = unsafe {
                deliver(
                    &session,
                    &result,
                    &output.array,
                    &mut output.reading,
                    target,
                )
            };
            match landed {
                Ok(landed) => {
                    output.keep(&session, turn, steps.lends[index], result, landed);
                    is_ignored |= output.ignores_lent && steps.lends[index].is_some();
                }
                Err(error) => failure = Some(error),
            }
        }
        drop(busy);
        if is_ignored {
            self.changed();
        }
        failure.map_or(Ok(()), Err)
    }

    /// Begins a run. Gives the plugin's event, and the results with where they are to go.
    fn start(&mut self) -> Result<(Event, Vec<Delivery>)> {
        let prepared = self.prepare();
        let started = prepared.and_then(|()| self.execute());
        if started.is_err() {
            self.forget_run();
        }
        started
    }

    fn execute(&mut self) -> Result<(Event, Vec<Delivery>)> {
        let turn = self.turn;
        let Some(steps) = &mut self.steps[turn] else {
            return Err(no_steps());
        };
        let client = self.executable.client();
        let entered = Entered::all(&self.inputs, &steps.shared)?;
        // SAFETY: as for a run.
        let event = unsafe { steps.launch.start(&client.plugin().session()) }?;
        drop(entered);
        let mut missing = None;
        let mut deliveries = Vec::with_capacity(self.outputs.len());
        for (index, output) in self.outputs.iter_mut().enumerate() {
            // SAFETY: as for a run.
            match unsafe { Owned::new(client.plugin(), steps.launch.results[index]) } {
                Ok(result) => deliveries.push(Delivery {
                    output: index,
                    result,
                    array: output.array.clone(),
                    target: output.target_at(turn),
                    reading: output.reading.take(),
                    landed: None,
                }),
                Err(error) => missing = Some(error),
            }
        }
        // SAFETY: the plugin made it for us.
        let event = unsafe { Event::new(client, event) }?;
        match missing {
            None => Ok((event, deliveries)),
            Some(error) => {
                let _ = event.wait();
                Err(error)
            }
        }
    }

    /// Takes back the results of a run that was started, now that it is over.
    fn take_back(&mut self, deliveries: Vec<Delivery>, went_well: bool) {
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
                output.keep(&session, turn, lend, delivery.result, landed);
                is_ignored |= output.ignores_lent && lend.is_some();
            }
        }
        if !went_well {
            self.forget_run();
        } else if self.has_pairs {
            self.turn = 1 - turn;
        }
        if is_ignored {
            self.changed();
        }
    }

    /// After a run that failed there are no results, and what was lent to it may be used up.
    fn forget_run(&mut self) {
        for output in &mut self.outputs {
            output.result = LastResult::Gone;
            for lent in &mut output.lent {
                lent.forget();
            }
        }
    }
}

/// Fails if a byte is none of the elements that the input at `index` can have.
///
/// # Safety
/// `data` must be readable for the bytes of the array; it may be null if there are none.
unsafe fn check_values(index: usize, array: &ArrayType, data: *const u8) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe { values::check(array, data) }
        .map_err(|error| error.context(format_args!("input {index}, {array}")))
}

/// Checks inputs before a run: their indices, and where their values are.
///
/// # Safety
/// The memory must be readable for the bytes of the inputs.
#[inline(never)]
unsafe fn check_all(executable: &Executable, inputs: &[(usize, NonNull<u8>)]) -> Result<()> {
    let signature = executable.signature()?;
    for &(index, memory) in inputs {
        // SAFETY: the caller's promise.
        unsafe { check_values(index, signature.input(index)?, memory.as_ptr()) }?;
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
    fn renew_view(
        &mut self,
        executable: &Executable,
        device: usize,
        turn: usize,
    ) -> Result<&Buffer> {
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
