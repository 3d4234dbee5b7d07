//! The bound call: a program with its arguments and results tied to the host's arrays, made once
//! and run many times.
//!
//! What can be decided when something is bound is decided there, so a run does only what each run
//! needs: refresh what the plugin cannot see through a view, execute, wait, copy results.

use std::alloc;
use std::ffi::c_void;
use std::ptr::NonNull;

use crate::array::{ArrayType, Layout, copy_from_row_major};
use crate::buffer::{Buffer, Reading, VIEW_ALIGNMENT};
use crate::error::{Error, Result, Status};
use crate::executable::{Executable, Parameters};
use crate::plugin::Owned;
use crate::program::signature::{Input, Signature};
use crate::sys;

/// A program bound to arrays. Belongs to one thread at a time.
#[derive(Debug)]
pub struct Call {
    inputs: Vec<InputSlot>,
    /// Which argument of the executable each input is.
    parameters: Vec<Option<usize>>,
    outputs: Vec<OutputSlot>,
    /// The buffers of the next run: those that stay are set when an input is, the others at
    /// each run.
    arguments: Parameters,
    results: Vec<*mut sys::PJRT_Buffer>,
    /// The indices of all inputs: what is bound must be there for the next run, too.
    not_donated: Vec<i64>,
    device: usize,
    executable: Executable,
}

// SAFETY: the pointers lead to buffers that the call owns, and to memory of the host that whoever
// binds it promises to be usable wherever the call is run.
unsafe impl Send for Call {}

/// Where an input's values come from.
#[derive(Debug)]
enum InputSlot {
    /// The program does not use it.
    Unused,
    /// From nowhere yet.
    Unbound,
    /// A buffer that stays the same: values set once, or a view of the host's memory, or a buffer
    /// that the user gave.
    Constant(#[allow(dead_code, reason = "keeps the buffer alive")] Buffer),
    /// The host's memory, which each run copies because it cannot be viewed as it is.
    Copied {
        source: NonNull<u8>,
        copy: RepeatedCopy,
    },
}

/// What copies an array of the host to the device again and again.
#[derive(Debug)]
struct RepeatedCopy {
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

#[derive(Debug)]
struct OutputSlot {
    array: ArrayType,
    /// Where each run writes the result.
    target: Option<NonNull<u8>>,
    result: LastResult,
    /// How results are read; known since the first run.
    reading: Option<Reading>,
}

/// Where the result of the last run is.
#[derive(Debug)]
enum LastResult {
    /// Nowhere: there was no run, it failed, or the result was handed over or bound elsewhere.
    Gone,
    /// Still with the plugin.
    Kept(Owned<sys::PJRT_Buffer>),
    /// In the memory that is bound to the output.
    Delivered,
}

impl Call {
    /// Prepares to run a program on one of its client's devices.
    pub fn create(executable: &Executable, device: usize) -> Result<Call> {
        executable.client().device(device)?;
        if let Some(other) = executable.device().filter(|other| *other != device) {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the program was loaded for device {other}; it cannot be called on device \
                     {device}: load it with the option pjrtlite.device = {device}, or as portable"
                ),
            ));
        }
        let signature = executable.signature()?;
        let slot = |input: &Input| match input.parameter {
            Some(_) => InputSlot::Unbound,
            None => InputSlot::Unused,
        };
        let arguments = executable.parameters(device)?;
        Ok(Call {
            inputs: signature.inputs().iter().map(slot).collect(),
            parameters: signature.inputs().iter().map(|i| i.parameter).collect(),
            outputs: signature
                .outputs()
                .iter()
                .map(|array| OutputSlot {
                    array: array.clone(),
                    target: None,
                    result: LastResult::Gone,
                    reading: None,
                })
                .collect(),
            not_donated: (0..arguments.list.len() as i64).collect(),
            arguments,
            results: vec![std::ptr::null_mut(); signature.output_count()],
            device,
            executable: executable.clone(),
        })
    }

    /// What the program takes and gives.
    pub fn signature(&self) -> Result<&Signature> {
        self.executable.signature()
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
        let Some(input) = self.check_input(index, &array)? else {
            return Ok(());
        };
        let layout = input.layout.clone();
        let mut copy = RepeatedCopy::new(&self.executable, array, layout, self.device, false)?;
        // SAFETY: the caller's promise.
        let buffer = unsafe { copy.refresh(&self.executable, data.cast(), self.device) }?.clone();
        self.set_constant(index, buffer);
        Ok(())
    }

    /// The input at an index, checked; `None` if the program does not use it.
    fn check_input(&self, index: usize, array: &ArrayType) -> Result<Option<&Input>> {
        let signature = self.executable.signature()?;
        signature.check_input(index, array)?;
        let input = signature.input_facts(index)?;
        Ok(input.parameter.map(|_| input))
    }

    /// Uses a buffer as an input of later runs. It stays as it is even where the program donates
    /// the input.
    pub fn set_input_buffer(&mut self, index: usize, buffer: &Buffer) -> Result<()> {
        self.executable
            .check_input_buffer(index, buffer, self.device)?;
        if self.check_input(index, buffer.array())?.is_some() {
            self.set_constant(index, buffer.clone());
        }
        Ok(())
    }

    /// Ties an input to the host's memory: each run reads what is there then. Memory that is
    /// aligned to [`VIEW_ALIGNMENT`] is read in place by plugins that work in host memory.
    ///
    /// # Safety
    /// `data` must be readable for `array.byte_size()` bytes at every run, until the input is set
    /// or bound anew or the call is dropped; it may be null if that is 0.
    pub unsafe fn bind_input(
        &mut self,
        index: usize,
        data: *const c_void,
        array: ArrayType,
    ) -> Result<()> {
        let Some(input) = self.check_input(index, &array)? else {
            return Ok(());
        };
        let Some(source) =
            NonNull::new(data.cast_mut().cast::<u8>()).filter(|_| array.byte_size() > 0)
        else {
            // Of an empty array there is nothing to read at later runs.
            // SAFETY: the array is empty, as the caller promises of null.
            return unsafe { self.set_input(index, data, array) };
        };
        let layout = input.layout.clone();
        if layout == Layout::RowMajor {
            let client = self.executable.client();
            // SAFETY: the caller promises the memory for as long as the call can use the view.
            match unsafe { Buffer::view_host(client, data, array.clone(), self.device) } {
                Ok(view) => {
                    self.set_constant(index, view);
                    return Ok(());
                }
                Err(error) if error.status() == Status::NotAliased => {}
                Err(error) => return Err(error),
            }
        }
        let copy = RepeatedCopy::new(&self.executable, array, layout, self.device, true)?;
        if let Some(view) = &copy.buffer {
            self.set_argument(index, view.as_ptr());
        }
        self.inputs[index] = InputSlot::Copied { source, copy };
        Ok(())
    }

    fn set_constant(&mut self, index: usize, buffer: Buffer) {
        self.set_argument(index, buffer.as_ptr());
        self.inputs[index] = InputSlot::Constant(buffer);
    }

    /// Sets the executable's argument that an input is.
    fn set_argument(&mut self, index: usize, buffer: *mut sys::PJRT_Buffer) {
        if let Some(parameter) = self.parameters[index] {
            self.arguments.list[parameter] = buffer;
        }
    }

    /// Ties an output to the host's memory: each run writes its result there. It may be the
    /// memory of an input: results are written after the program has ended.
    ///
    /// # Safety
    /// `data` must be writable for `array.byte_size()` bytes at every run, until the output is
    /// bound anew or the call is dropped; it may be null if that is 0.
    pub unsafe fn bind_output(
        &mut self,
        index: usize,
        data: *mut c_void,
        array: &ArrayType,
    ) -> Result<()> {
        self.executable.signature()?.check_output(index, array)?;
        self.check_no_overlap(index, data as usize, array.byte_size())?;
        let output = &mut self.outputs[index];
        output.target = NonNull::new(data.cast());
        if matches!(output.result, LastResult::Delivered) {
            output.result = LastResult::Gone;
        }
        Ok(())
    }

    /// Fails if the memory belongs to another output, too.
    fn check_no_overlap(&self, index: usize, start: usize, size: usize) -> Result<()> {
        for (other, output) in self.outputs.iter().enumerate() {
            let Some(target) = output.target.filter(|_| other != index) else {
                continue;
            };
            let (other_start, other_size) = (target.as_ptr() as usize, output.array.byte_size());
            let neither_is_empty = size > 0 && other_size > 0;
            let overlap = start < other_start + other_size && other_start < start + size;
            if neither_is_empty && overlap {
                return Err(Error::new(
                    Status::InvalidValue,
                    format!(
                        "outputs {index} and {other} would share memory, and each would spoil \
                         the other: bind them to arrays that do not overlap"
                    ),
                ));
            }
        }
        Ok(())
    }

    /// Runs the program to its end, and writes the results to the outputs that are bound.
    ///
    /// If it fails, results are as they were or partly written, and the call can be run again.
    pub fn run(&mut self) -> Result<()> {
        self.refresh()?;
        self.forget_results();
        self.results.fill(std::ptr::null_mut());
        // SAFETY: refresh has made sure that every argument is a live buffer that fits.
        let outcome = unsafe {
            self.executable.run(
                &self.arguments.list,
                &self.not_donated,
                &mut self.results,
                self.device,
            )
        };
        let delivered = self
            .take_results(outcome)
            .and_then(|()| self.outputs.iter_mut().try_for_each(OutputSlot::deliver));
        if delivered.is_err() {
            self.forget_results();
        }
        delivered
    }

    fn forget_results(&mut self) {
        for output in &mut self.outputs {
            output.result = LastResult::Gone;
        }
    }

    /// Brings up to date what the plugin does not see by itself.
    fn refresh(&mut self) -> Result<()> {
        let inputs = self.inputs.iter_mut().zip(&self.parameters);
        for (index, (input, parameter)) in inputs.enumerate() {
            match input {
                InputSlot::Unused | InputSlot::Constant(_) => {}
                InputSlot::Unbound => return Err(unbound(index, self.parameters.len())),
                InputSlot::Copied { source, copy } => {
                    // SAFETY: whoever bound the input promised its memory.
                    let buffer =
                        unsafe { copy.refresh(&self.executable, source.as_ptr(), self.device) }?;
                    if let Some(parameter) = *parameter {
                        self.arguments.list[parameter] = buffer.as_ptr();
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes over the outputs of a run, whether it went well or not, so that nothing leaks.
    fn take_results(&mut self, outcome: Result<()>) -> Result<()> {
        let plugin = self.executable.client().plugin();
        let mut missing = None;
        for (output, result) in self.outputs.iter_mut().zip(&self.results) {
            // SAFETY: the plugin made it for us, or it is still null.
            match unsafe { Owned::new(plugin, *result) } {
                Ok(buffer) => output.result = LastResult::Kept(buffer),
                Err(error) => missing = Some(error),
            }
        }
        outcome?;
        missing.map_or(Ok(()), Err)
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
        self.executable.signature()?.check_output(index, array)?;
        let output = &mut self.outputs[index];
        match (&output.result, output.target) {
            (LastResult::Gone, _) => Err(output.gone(index)),
            // SAFETY: the caller's promise.
            (LastResult::Kept(_), _) => unsafe { output.read(target.cast()) },
            (LastResult::Delivered, Some(bound)) if array.byte_size() > 0 => {
                // SAFETY: whoever bound the output promised its memory, which the run has filled.
                // The target may be that same memory.
                unsafe { std::ptr::copy(bound.as_ptr(), target.cast(), array.byte_size()) };
                Ok(())
            }
            (LastResult::Delivered, _) => Ok(()),
        }
    }

    /// A result of the last run as a buffer, without a copy. It stays as it is when the call runs
    /// again. An output that is bound was handed over already and has none.
    pub fn output_buffer(&mut self, index: usize) -> Result<Buffer> {
        self.executable.signature()?.output(index)?;
        let output = &mut self.outputs[index];
        match std::mem::replace(&mut output.result, LastResult::Gone) {
            LastResult::Kept(buffer) => Buffer::from_raw(self.executable.client(), buffer),
            LastResult::Gone => Err(output.gone(index)),
            LastResult::Delivered => {
                output.result = LastResult::Delivered;
                Err(Error::new(
                    Status::NotRun,
                    format!(
                        "output {index} was written to the memory that is bound to it, so there \
                         is no buffer; make a call in which it is not bound"
                    ),
                ))
            }
        }
    }
}

impl OutputSlot {
    /// Copies the result to where it is bound, if it is.
    fn deliver(&mut self) -> Result<()> {
        let Some(target) = self.target else {
            return Ok(());
        };
        // SAFETY: whoever bound the output promised its memory.
        unsafe { self.read(target.as_ptr()) }?;
        self.result = LastResult::Delivered;
        Ok(())
    }

    /// Why there is no result.
    fn gone(&self, index: usize) -> Error {
        Error::new(
            Status::NotRun,
            format!(
                "there is no result for output {index}: the call has not run, its last run \
                 failed, or the result was handed over to output_buffer or to memory that is no \
                 longer bound. Run the call"
            ),
        )
    }

    /// # Safety
    /// `target` must be writable for the bytes of the output.
    unsafe fn read(&mut self, target: *mut u8) -> Result<()> {
        let LastResult::Kept(buffer) = &self.result else {
            return Ok(());
        };
        let plugin = buffer.plugin();
        let reading = match &mut self.reading {
            Some(reading) => reading,
            unknown => {
                // SAFETY: the buffer is alive.
                let found = unsafe { Reading::of(plugin, buffer.as_ptr(), &self.array) }?;
                unknown.insert(found)
            }
        };
        // SAFETY: the run is over, so the buffer holds its values; the caller promises the target.
        unsafe { reading.read(plugin, buffer.as_ptr(), &self.array, target) }
    }
}

#[cold]
fn unbound(index: usize, count: usize) -> Error {
    Error::new(
        Status::NotBound,
        format!("input {index} has no value; set or bind all {count} inputs before the run"),
    )
}

impl RepeatedCopy {
    /// Prepares to copy an array of the host to a device, for an input in this layout. If it is
    /// done `often`, by way of memory that the plugin views, where it views any.
    fn new(
        executable: &Executable,
        array: ArrayType,
        layout: Layout,
        device: usize,
        often: bool,
    ) -> Result<RepeatedCopy> {
        let mut copy = RepeatedCopy {
            buffer: None,
            is_view: false,
            staging: None,
            array,
            layout,
        };
        if copy.array.byte_size() == 0 || (!often && copy.layout == Layout::RowMajor) {
            return Ok(copy);
        }
        let memory = AlignedMemory::new(copy.array.byte_size())?;
        if often {
            let client = executable.client();
            let physical = copy.layout.physical(&copy.array);
            let address = memory.start.as_ptr().cast();
            // SAFETY: the memory lives as long as the view, which is dropped first.
            match unsafe { Buffer::view_host(client, address, physical, device) } {
                Ok(view) => {
                    copy.buffer = Some(view);
                    copy.is_view = true;
                }
                Err(error) if error.status() == Status::NotAliased => {}
                Err(error) => return Err(error),
            }
        }
        if copy.is_view || copy.layout != Layout::RowMajor {
            copy.staging = Some(memory);
        }
        Ok(copy)
    }

    /// Copies the values that are at `source` now.
    ///
    /// # Safety
    /// `source` must be readable for the bytes of the array, and no run may be using the buffer.
    unsafe fn refresh(
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
                copy_from_row_major(source, &self.layout, &self.array, staging.start.as_ptr());
            }
            data = staging.start.as_ptr();
        }
        if !self.is_view {
            let physical = self.layout.physical(&self.array);
            // SAFETY: the data are the caller's or the staging memory's.
            let fresh =
                unsafe { Buffer::from_host(executable.client(), data.cast(), physical, device) }?;
            self.buffer = Some(fresh);
        }
        self.buffer
            .as_ref()
            .ok_or_else(|| Error::new(Status::Internal, "a copied input has no buffer"))
    }
}

/// Memory aligned so that a plugin views it without a copy.
#[derive(Debug)]
struct AlignedMemory {
    start: NonNull<u8>,
    layout: alloc::Layout,
}

impl AlignedMemory {
    /// Zeroed memory of this size, which must not be 0.
    fn new(size: usize) -> Result<AlignedMemory> {
        let out_of_memory = || {
            Error::new(
                Status::ResourceExhausted,
                format!("there is no memory left for {size} bytes"),
            )
        };
        let layout = alloc::Layout::from_size_align(size, VIEW_ALIGNMENT)
            .ok()
            .filter(|layout| layout.size() > 0)
            .ok_or_else(out_of_memory)?;
        // SAFETY: the size is not 0.
        let start = unsafe { alloc::alloc_zeroed(layout) };
        let start = NonNull::new(start).ok_or_else(out_of_memory)?;
        Ok(AlignedMemory { start, layout })
    }
}

impl Drop for AlignedMemory {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { alloc::dealloc(self.start.as_ptr(), self.layout) };
    }
}
