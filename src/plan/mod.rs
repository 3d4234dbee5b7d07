//! The plan: a program with its arguments and results tied to the host's arrays, made once
//! and run many times.
//!
//! What is bound is checked and viewed when it is bound. What each run has to do then follows from
//! all that is bound, and is worked out once ([`steps`]). A run does only that: copy what the plugin
//! cannot see through a view, execute, wait, and copy the results that are not in place.

mod bind;
mod checks;
mod devices;
mod flight;
mod input;
mod output;
mod report;
mod run;
mod steps;
mod view;
mod way;

use std::ffi::{CStr, CString, c_void};
use std::sync::Arc;
use std::time::Instant;

use crate::array::ArrayType;
use crate::buffer::{Buffer, is_host_memory};
use crate::error::{Error, Result, Status};
use crate::event::Event;
use crate::executable::Executable;
use crate::host::callback;
use crate::host::fpenv::FpState;
use crate::host::log::{self, LogLevel};
use crate::plugin::c_text;
use crate::program::signature::Signature;

use flight::Flight;
use input::InputSlot;
use output::{LastResult, OutputSlot};
use run::Started;
use steps::{Facts, Steps};

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
    /// The inputs of the first device, those of the next one, and so on; likewise the outputs.
    inputs: Vec<InputSlot>,
    outputs: Vec<OutputSlot>,
    /// What to do at each turn, if that is worked out for what is bound now.
    steps: [Option<Steps>; 2],
    /// 0 or 1: which arrays of pairs are read next.
    turn: usize,
    has_pairs: bool,
    /// The client's numbers for the devices of a run.
    devices: Vec<usize>,
    /// Which of them has the pieces that the host's calls are about; none if they are about whole arrays.
    selected: Option<usize>,
    /// Whether the host can use the device's memory as it is.
    is_host_memory: bool,
    /// The host's pointer for functions that the program calls.
    user: usize,
    executable: Executable,
}

// SAFETY: the pointers lead to buffers that the plan owns, and to memory of the host that whoever
// binds it promises to be usable wherever the plan is run.
unsafe impl Send for Body {}

impl Plan {
    /// Prepares to run a program on one of its client's devices.
    pub fn create(executable: &Executable, device: usize) -> Result<Plan> {
        executable.client().device(device)?;
        if let [first, _, ..] = executable.devices()
            && *first != device
        {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the program was loaded for {} devices, of which device {first} is the first: make its plan for \
                     that",
                    executable.device_count()
                ),
            ));
        }
        if let Some(other) = executable.device().filter(|other| *other != device) {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the program was loaded for device {other}; it cannot run on device \
                     {device}: load it with the option pjrtlite.device = {device}, or with pjrtlite.any_device"
                ),
            ));
        }
        let devices = match executable.devices() {
            [] => vec![device],
            devices => devices.to_vec(),
        };
        let mut is_shared = true;
        for &device in &devices {
            is_shared &= is_host_memory(executable.client(), device)?;
        }
        let (inputs, outputs) = devices::slots(executable, &devices)?;
        Ok(Plan {
            body: Body {
                inputs,
                outputs,
                steps: [None, None],
                turn: 0,
                has_pairs: false,
                selected: None,
                devices,
                is_host_memory: is_shared,
                user: 0,
                executable: executable.clone(),
            },
            flight: None,
            report: CString::default(),
        })
    }

    /// What the program takes and gives: whole arrays, or after [`Plan::select_piece`] the piece that a device has.
    pub fn signature(&self) -> Result<&Signature> {
        self.body.signature()
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

    /// Sets the pointer that functions of the host get from the plan's runs.
    pub fn set_user_data(&mut self, user: *mut c_void) -> Result<()> {
        self.settled()?.user = user.expose_provenance();
        Ok(())
    }

    /// Runs the program to its end, and writes the results to the outputs that are bound.
    ///
    /// If it fails, results are as they were or partly written, and the plan can be run again.
    pub fn run(&mut self) -> Result<()> {
        callback::check_may_wait("run a plan to its end")?;
        self.settled()?.run()
    }

    /// Begins a run, and gives the event that is ready when the results are where they are bound.
    /// Until then, what is bound must not be changed, and the plan cannot be used.
    ///
    /// Of a program that calls functions on the thread that runs it, the run is over when this returns.
    pub fn start(&mut self) -> Result<Event> {
        self.start_with(FpState::current())
    }

    /// As [`Plan::start`], with the floating-point state that functions of the host are to have.
    pub(crate) fn start_with(&mut self, state: FpState) -> Result<Event> {
        let started = self.settled()?.start(state)?;
        let client = self.body.executable.client();
        let (event, deliveries) = match started {
            Started::Over(outcome) => return Ok(Event::over(client, outcome)),
            Started::Going(event, deliveries) => (event, deliveries),
        };
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
        if body.is_about_wholes() {
            // SAFETY: the caller's promise.
            return unsafe { body.get_whole_output(index, target.cast()) };
        }
        let session = body.executable.client().plugin().session();
        let index = body.output_at(index);
        let output = &mut body.outputs[index];
        match &output.result {
            LastResult::Gone => Err(output.gone()),
            LastResult::OnDevice => Err(Error::new(
                Status::CopyRequired,
                format!(
                    "output {} is in the device memory that is bound to it",
                    output.index
                ),
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
                    unsafe {
                        match output.apart() {
                            None => {
                                std::ptr::copy(bound.as_ptr(), target.cast(), array.byte_size())
                            }
                            Some(cut) => cut.gather(bound.as_ptr(), target.cast()),
                        }
                    }
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
        body.check_is_selected("take an output's buffer")?;
        let place = body.output_at(index);
        let client = body.executable.client();
        let output = &mut body.outputs[place];
        match std::mem::replace(&mut output.result, LastResult::Gone) {
            // What the plugin would tell of it is known, and a question that fails would lose it.
            LastResult::Kept(buffer) => {
                let array = output.array.clone();
                Ok(Buffer::of(client, buffer, array, output.device, false))
            }
            LastResult::Gone => Err(output.gone()),
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
        let signature = body.executable.device_signature()?;
        Ok(body.steps[body.turn]
            .as_ref()
            .map_or(0, |steps| steps.bytes_copied(signature)))
    }

    /// What a run does with each input and output, and why: a line each, counted from `first`.
    /// It is in the plan until the next one.
    pub fn report(&mut self, first: usize) -> Result<&CStr> {
        let body = self.settled()?;
        body.steps()?;
        let signature = body.executable.device_signature()?;
        if let Some(steps) = &body.steps[body.turn] {
            let temporary = body.executable.temporary_byte_size();
            let report = steps.report(signature, &temporary, first, &body.devices);
            let caching = body.executable.caching();
            let caching = caching.map(|text| format!("program: {}\n", text.to_string_lossy()));
            self.report = c_text(&(caching.unwrap_or_default() + &report));
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
            devices: Vec::new(),
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
    /// What the host's calls are about: whole arrays, or pieces.
    fn signature(&self) -> Result<&Signature> {
        match self.selected {
            None => self.executable.signature(),
            Some(_) => self.executable.device_signature(),
        }
    }

    fn facts(&self) -> Result<Facts<'_>> {
        Ok(Facts {
            executable: &self.executable,
            signature: self.executable.device_signature()?,
            is_host_memory: self.is_host_memory,
            turn: self.turn,
        })
    }
}
