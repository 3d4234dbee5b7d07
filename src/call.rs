//! The bound call: a program with its arguments and results tied to the host's arrays, made once
//! and run many times.
//!
//! What can be decided when something is bound is decided there, so a run does only what each run
//! needs: refresh what the plugin cannot see through a view, execute, wait, copy results.

use std::alloc;
use std::ffi::c_void;
use std::ptr::NonNull;

use crate::array::ArrayType;
use crate::buffer::{Buffer, Reading, VIEW_ALIGNMENT};
use crate::error::{Error, Result, Status};
use crate::executable::Executable;
use crate::plugin::Owned;
use crate::sys;

/// A program bound to arrays. Belongs to one thread at a time.
#[derive(Debug)]
pub struct Call {
    inputs: Vec<InputSlot>,
    outputs: Vec<OutputSlot>,
    /// The buffers of the next run: those that stay are set when an input is, the others at
    /// each run.
    arguments: Vec<*mut sys::PJRT_Buffer>,
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
    /// From nowhere yet.
    Unbound,
    /// A buffer that stays the same: values set once, or a view of the host's memory, or a buffer
    /// that the user gave.
    Constant(#[allow(dead_code, reason = "keeps the buffer alive")] Buffer),
    /// The host's memory cannot be viewed, so each run copies it to memory that can.
    Staged {
        source: NonNull<u8>,
        staging: Staging,
    },
    /// Nor can any other memory of the host, so each run transfers it to the device.
    Transferred {
        source: NonNull<u8>,
        array: ArrayType,
        /// What the last run used; kept until the next.
        buffer: Option<Buffer>,
    },
}

/// Memory of our own that a buffer views.
#[derive(Debug)]
struct Staging {
    // The view goes first, then what it views.
    view: Buffer,
    memory: AlignedMemory,
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
        if device != executable.device() {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the program was loaded for device {}; it cannot be called on device {device}",
                    executable.device()
                ),
            ));
        }
        let signature = executable.signature()?;
        let inputs = signature.input_count();
        Ok(Call {
            inputs: (0..inputs).map(|_| InputSlot::Unbound).collect(),
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
            arguments: vec![std::ptr::null_mut(); inputs],
            results: vec![std::ptr::null_mut(); signature.output_count()],
            not_donated: (0..inputs as i64).collect(),
            device,
            executable: executable.clone(),
        })
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
        self.executable.signature()?.check_input(index, &array)?;
        let client = self.executable.client();
        // SAFETY: the caller's promise.
        let buffer = unsafe { Buffer::from_host(client, data, array, self.device) }?;
        self.set_constant(index, buffer);
        Ok(())
    }

    /// Uses a buffer as an input of later runs. It stays as it is even where the program donates
    /// the input.
    pub fn set_input_buffer(&mut self, index: usize, buffer: &Buffer) -> Result<()> {
        self.executable.check_input_buffer(index, buffer)?;
        self.set_constant(index, buffer.clone());
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
        self.executable.signature()?.check_input(index, &array)?;
        let client = self.executable.client();
        let Some(source) =
            NonNull::new(data.cast_mut().cast::<u8>()).filter(|_| array.byte_size() > 0)
        else {
            // Of an empty array there is nothing to read at later runs.
            // SAFETY: the array is empty, as the caller promises of null.
            return unsafe { self.set_input(index, data, array) };
        };
        // SAFETY: the caller promises the memory for as long as the call can use the view.
        let view = unsafe { Buffer::view_host(client, data, array.clone(), self.device) };
        match view {
            Ok(view) => self.set_constant(index, view),
            Err(error) if error.status() != Status::NotAliased => return Err(error),
            Err(_) => match Staging::new(&self.executable, &array, self.device)? {
                Some(staging) => {
                    self.arguments[index] = staging.view.as_ptr();
                    self.inputs[index] = InputSlot::Staged { source, staging };
                }
                None => {
                    self.arguments[index] = std::ptr::null_mut();
                    self.inputs[index] = InputSlot::Transferred {
                        source,
                        array,
                        buffer: None,
                    };
                }
            },
        }
        Ok(())
    }

    fn set_constant(&mut self, index: usize, buffer: Buffer) {
        self.arguments[index] = buffer.as_ptr();
        self.inputs[index] = InputSlot::Constant(buffer);
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
        let output = &mut self.outputs[index];
        output.target = NonNull::new(data.cast());
        if matches!(output.result, LastResult::Delivered) {
            output.result = LastResult::Gone;
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
            self.executable
                .run(&self.arguments, &self.not_donated, &mut self.results)
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
        for (index, input) in self.inputs.iter_mut().enumerate() {
            match input {
                InputSlot::Constant(_) => {}
                InputSlot::Unbound => {
                    return Err(Error::new(
                        Status::NotBound,
                        format!(
                            "input {index} has no value; set or bind all {} inputs before the run",
                            self.not_donated.len()
                        ),
                    ));
                }
                InputSlot::Staged { source, staging } => {
                    // SAFETY: whoever bound the input promised its memory, and the staging has
                    // the same size and is in use by no run.
                    unsafe { staging.memory.fill_from(source.as_ptr()) };
                }
                InputSlot::Transferred {
                    source,
                    array,
                    buffer,
                } => {
                    let source = source.as_ptr().cast();
                    let client = self.executable.client();
                    // SAFETY: whoever bound the input promised its memory.
                    let fresh =
                        unsafe { Buffer::from_host(client, source, array.clone(), self.device) }?;
                    self.arguments[index] = fresh.as_ptr();
                    *buffer = Some(fresh);
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

impl Staging {
    /// Memory of our own that the plugin can view; `None` if it can view no memory of the host.
    fn new(executable: &Executable, array: &ArrayType, device: usize) -> Result<Option<Staging>> {
        let memory = AlignedMemory::new(array.byte_size())?;
        let address = memory.start.as_ptr().cast();
        // SAFETY: the memory lives as long as the view, which is dropped first.
        match unsafe { Buffer::view_host(executable.client(), address, array.clone(), device) } {
            Ok(view) => Ok(Some(Staging { view, memory })),
            Err(error) if error.status() == Status::NotAliased => Ok(None),
            Err(error) => Err(error),
        }
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

    /// Copies as many bytes as there are from `source`.
    ///
    /// # Safety
    /// `source` must be readable for them, and nothing may read this memory meanwhile.
    unsafe fn fill_from(&mut self, source: *const u8) {
        // SAFETY: the caller's promise; this memory is our own, so the two do not overlap.
        unsafe {
            std::ptr::copy_nonoverlapping(source, self.start.as_ptr(), self.layout.size());
        }
    }
}

impl Drop for AlignedMemory {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { alloc::dealloc(self.start.as_ptr(), self.layout) };
    }
}
