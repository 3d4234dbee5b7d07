//! Runs of a program: their preparation for plans, and runs on buffers.

use std::sync::Arc;

use super::Executable;
use crate::array::{ArrayType, DType};
use crate::buffer::{Buffer, Claim, uninitialized};
use crate::error::{Error, Result, Status};
use crate::event::Event;
use crate::host::fpenv::FpState;
use crate::host::threads;
use crate::launch::{Calls, Counts, Launch};
use crate::plugin::Owned;
use crate::values;

/// Whether a run uses up the inputs that its program donates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Donation {
    /// It does.
    AsProgrammed,
    /// It leaves every input as it is, for which the plugin copies those.
    Never,
}

impl Executable {
    /// Prepares runs of the executable itself, on this device if it is for any, with the arguments set that are no
    /// inputs; the others are to be set by
    /// [`Input::parameter`](crate::program::signature::Input).
    pub(crate) fn launch(&self, device: usize) -> Result<Launch> {
        let signature = self.signature()?;
        let devices = match self.devices() {
            [] => &[device],
            devices => devices,
        };
        let mut platform_index = Vec::new();
        if let (Some(dtype), Some((_, index))) = (signature.platform_index(), &self.0.interface) {
            let array = ArrayType::new(dtype, &[])?;
            let (short, long) = (*index as i32, *index as i64);
            let data = match dtype {
                DType::I32 => std::ptr::from_ref(&short).cast(),
                _ => std::ptr::from_ref(&long).cast(),
            };
            for &device in devices {
                // SAFETY: the number has this type, and is copied.
                let buffer =
                    unsafe { Buffer::from_host(&self.0.client, data, array.clone(), device) }?;
                platform_index.push(buffer);
            }
        }
        // Only an executable for any device is told where to run.
        let device = match self.devices() {
            [] => self.0.client.device(device)?.as_ptr(),
            _ => std::ptr::null_mut(),
        };
        let wishes = self.wishes();
        let plugin = self.plugin();
        let calls = wishes.context(plugin)?.map(|context| Calls {
            context,
            desk: wishes.needs_desk.then(Arc::default),
            plugin,
        });
        Ok(Launch::new(
            self.as_ptr(),
            device,
            Counts {
                devices: self.device_count(),
                arguments: signature.parameter_count(),
                results: self.0.output_count,
            },
            platform_index,
            calls,
        ))
    }

    /// Runs the program on buffers, of a program for several devices those of the first, then those of the next
    /// one, and so on. Returns its outputs likewise, and an event that tells when the run is
    /// over and whether it went well; outputs may be given to other runs before that.
    ///
    /// An input that the program donates is used up by this, unless it is a view of host memory or
    /// the host has its address: those are never written to. Who reads it meanwhile gets the old
    /// values, or an error.
    pub fn execute(&self, inputs: &[&Buffer]) -> Result<(Vec<Buffer>, Event)> {
        self.execute_with(inputs, Donation::AsProgrammed, FpState::current())
    }

    /// [`Executable::execute`], but inputs that the program donates may stay as they are, and with the
    /// floating-point state that functions of the host are to have.
    pub(crate) fn execute_with(
        &self,
        inputs: &[&Buffer],
        donation: Donation,
        state: FpState,
    ) -> Result<(Vec<Buffer>, Event)> {
        threads::check_stack_for_run()?;
        let signature = self.device_signature()?;
        let count = signature.input_count();
        self.check_buffer_count(inputs.len(), count)?;
        // A program for any device runs where its inputs are.
        let devices = match (self.devices(), inputs.first()) {
            ([], Some(first)) => &[first.device()],
            ([], None) => &[0],
            (devices, _) => devices,
        };
        let mut launch = self.launch(devices[0])?;
        let mut donated = Vec::new();
        let mut read = Vec::with_capacity(inputs.len());
        // What the host does not see: values of the program's own, and memory for results, which the
        // run uses up.
        let mut spare = Vec::new();
        for (index, input) in signature.inputs().iter().enumerate().skip(count) {
            let Some(parameter) = input.parameter else {
                continue;
            };
            launch.arguments[parameter] = match self.fixed(index) {
                Some(buffer) => buffer.as_ptr(),
                None => {
                    spare.push(uninitialized(&self.0.client, &input.array, devices[0])?);
                    spare.last().map_or(std::ptr::null_mut(), Owned::as_ptr)
                }
            };
        }
        // An input is left as it is on all devices, or on none.
        let mut left = vec![false; signature.parameter_count()];
        for (place, buffer) in inputs.iter().enumerate() {
            let (number, index) = (place / count, place % count);
            self.check_input_buffer(index, buffer, devices[number])
                .map_err(|error| self.on_device(number, error))?;
            let input = signature.input_facts(index)?;
            let Some(parameter) = input.parameter else {
                continue;
            };
            if let Some(memory) = buffer.memory_to_check()? {
                // SAFETY: the buffer views this memory, which is readable as long as it lives.
                unsafe { values::check(buffer.array(), memory.as_ptr()) }
                    .map_err(|error| error.context(format_args!("input {index}")))?;
            }
            // Views must stay as they are.
            if input.donated_to.is_some() && !buffer.is_view() && donation != Donation::Never {
                check_given_once(place, inputs, count)?;
                donated.push((parameter, *buffer));
            } else {
                left[parameter] |= input.donated_to.is_some();
                read.push(*buffer);
            }
            launch.arguments[number * signature.parameter_count() + parameter] = buffer.as_ptr();
        }
        let mut claims = Vec::with_capacity(donated.len());
        let mut claimed = Vec::with_capacity(donated.len());
        for (parameter, buffer) in donated {
            match buffer.claim()? {
                Some(claim) => claimed.push((parameter, buffer, claim)),
                None => {
                    left[parameter] = true;
                    read.push(buffer);
                }
            }
        }
        for (parameter, buffer, claim) in claimed {
            match left[parameter] {
                false => claims.push(claim),
                true => read.push(buffer),
            }
        }
        let left = left.iter().enumerate().filter(|(_, is_left)| **is_left);
        launch
            .not_donated
            .extend(left.map(|(parameter, _)| parameter as i64));
        // After the claims, and before waiting for others.
        let uses = read.into_iter().map(Buffer::enter);
        let uses = uses.collect::<Result<Vec<_>>>()?;
        claims.iter().try_for_each(Claim::wait)?;
        launch.tell(state, 0);
        // SAFETY: all inputs are alive and fit the program.
        unsafe { launch.start(&self.plugin().session()) }?;
        claims.into_iter().for_each(Claim::confirm);
        drop(uses);
        let client = &self.0.client;
        // Everything is taken over before anything can fail, so that nothing leaks.
        // SAFETY: the plugin made these for us.
        let results: Vec<_> = launch
            .results
            .chunks(self.0.output_count.max(1))
            .flat_map(|of_device| signature.results().iter().map(|&number| of_device[number]))
            .map(|result| unsafe { Owned::new(client.plugin(), result) })
            .collect();
        // SAFETY: as above.
        let event = unsafe { Event::of_all(client, &launch.events) }?;
        event.keep_until_done((launch.into_calls(), self.1.clone()))?;
        let outputs = results
            .into_iter()
            .map(|result| Buffer::from_raw(client, result?))
            .collect::<Result<_>>()?;
        Ok((outputs, event))
    }

    fn check_buffer_count(&self, given: usize, count: usize) -> Result<()> {
        let devices = self.device_count();
        if given == count * devices {
            return Ok(());
        }
        let on_each = match devices {
            1 => String::new(),
            _ => format!(" on each of {devices} devices: those of the first, then of the next one"),
        };
        Err(Error::new(
            Status::SignatureMismatch,
            format!(
                "the program takes {count} inputs{on_each}; got {given}. It is {}",
                self.device_signature()?
            ),
        ))
    }

    /// Says where an error belongs, if there are several devices.
    fn on_device(&self, number: usize, error: Error) -> Error {
        match self.device_count() {
            1 => error,
            _ => error.context(format_args!("piece {number}")),
        }
    }

    /// Fails unless this buffer can be the input at `index`, or a piece of it.
    pub(crate) fn check_input_buffer(
        &self,
        index: usize,
        buffer: &Buffer,
        device: usize,
    ) -> Result<()> {
        let signature = self.device_signature()?;
        signature.check_input(index, buffer.array())?;
        if !buffer.client().is_same(&self.0.client) {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer of another client than the program's; make it \
                     with the program's client"
                ),
            ));
        }
        if buffer.device() != device {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer on device {}, but the program runs on device \
                     {device}; make it there",
                    buffer.device()
                ),
            ));
        }
        if !buffer.is_in_usual_memory() {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer in memory of the kind '{}'; programs are run on buffers in \
                     the device's usual memory: copy it there with copy_to",
                    buffer.memory_kind()?.to_string_lossy()
                ),
            ));
        }
        let input = signature.input_facts(index)?;
        if input.parameter.is_some() && *buffer.layout()? != input.layout {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer whose elements lie in another order than the \
                     program reads them in, which is not always row-major; set or bind the input \
                     of a plan to an array of the host, or export the program with default layouts"
                ),
            ));
        }
        Ok(())
    }
}

/// An input that a program donates is used up, so its buffer cannot be another input, too.
fn check_given_once(place: usize, inputs: &[&Buffer], count: usize) -> Result<()> {
    let donated = inputs[place].as_ptr();
    let other = inputs
        .iter()
        .enumerate()
        .find(|(other, buffer)| *other != place && buffer.as_ptr() == donated);
    match other {
        None => Ok(()),
        Some((other, _)) => Err(Error::new(
            Status::SignatureMismatch,
            format!(
                "inputs {index} and {} are one buffer, but the program donates input {index}: \
                 make a buffer for each",
                other % count,
                index = place % count
            ),
        )),
    }
}
