//! A program that is ready to run on a device.

use std::ffi::{CStr, CString, c_char};
use std::path::Path;
use std::sync::Arc;

use once_cell::sync::OnceCell;

use crate::array::Layout;
use crate::buffer::{Buffer, wait_and_destroy};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event::Event;
use crate::options::Options;
use crate::plugin::{Owned, Plugin, borrowed_bytes, borrowed_list, borrowed_text, c_text};
use crate::program::options::compile_options;
use crate::program::signature::Signature;
use crate::program::{self, Format, Program};
use crate::sys;

/// A program that a plugin has compiled or loaded. Clones share it.
///
/// May be used from several threads at once.
#[derive(Clone, Debug)]
pub struct Executable(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    loaded: Owned<sys::PJRT_LoadedExecutable>,
    /// The same program as the plugin describes it.
    described: Owned<sys::PJRT_Executable>,
    client: Client,
    name: CString,
    format: Format,
    device: usize,
    output_count: usize,
    /// Read when it is first needed: it is large where a program holds large constants.
    signature: OnceCell<(Signature, CString)>,
    serialized: OnceCell<Vec<u8>>,
}

impl Executable {
    /// Loads a program from a file. See [`Executable::load`].
    pub fn load_file(client: &Client, path: &Path, options: &Options) -> Result<Executable> {
        let bytes = std::fs::read(path).map_err(|error| {
            Error::new(
                Status::FileUnreadable,
                format!("cannot read the program '{}': {error}", path.display()),
            )
        })?;
        Executable::load(client, &bytes, options)
            .map_err(|error| error.context(format_args!("program '{}'", path.display())))
    }

    /// Loads a program from memory, which is free for other use afterwards.
    ///
    /// Its format is recognised by content. StableHLO is compiled, with each option as one of
    /// XLA's own by name; a serialized executable is loaded, and takes no options, since it was
    /// compiled already.
    pub fn load(client: &Client, bytes: &[u8], options: &Options) -> Result<Executable> {
        let program = program::recognise(bytes)?;
        let compile_options = compile_options(options)?;
        if program.needs_compiling() {
            compile(client, &program, &compile_options)
        } else if let Some((key, _)) = options.passed_on().next() {
            Err(Error::new(
                Status::UnknownOption,
                format!(
                    "option '{key}' is for XLA's compiler, but this program is compiled already; \
                     load it without, or load its StableHLO with the option"
                ),
            ))
        } else {
            deserialize(client, &program)
        }
        .map_err(|error| {
            // A plugin that names an option complains of it, not of the program.
            if options
                .passed_on()
                .any(|(key, _)| error.message().contains(key))
            {
                return error.with_status(Status::UnknownOption);
            }
            blame_program(error.context(format_args!(
                "the plugin refuses this {}",
                program.format.c_name().to_string_lossy()
            )))
        })
        .and_then(|loaded| Executable::of_loaded(client, loaded, &program))
    }

    fn of_loaded(
        client: &Client,
        loaded: Owned<sys::PJRT_LoadedExecutable>,
        program: &Program<'_>,
    ) -> Result<Executable> {
        let plugin = client.plugin();
        let mut described = sys::PJRT_LoadedExecutable_GetExecutable_Args {
            loaded_executable: loaded.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive, and its description becomes ours.
        let described = unsafe {
            plugin.call(&mut described)?;
            Owned::new(plugin, described.executable)?
        };
        check_device_count(plugin, &described)?;
        let mut name = sys::PJRT_Executable_Name_Args {
            executable: described.as_ptr(),
            ..Default::default()
        };
        let mut outputs = sys::PJRT_Executable_NumOutputs_Args {
            executable: described.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive, and the name belongs to it.
        let name = unsafe {
            plugin.call(&mut name)?;
            plugin.call(&mut outputs)?;
            c_text(&borrowed_text(
                name.executable_name,
                name.executable_name_size,
            ))
        };
        Ok(Executable(Arc::new(Inner {
            device: device_of(client, &loaded)?,
            loaded,
            described,
            client: client.clone(),
            name,
            format: program.format,
            output_count: outputs.num_outputs,
            signature: OnceCell::new(),
            // What plugins make of an executable that they loaded themselves loads again, but
            // fails when it runs. So those bytes are kept.
            serialized: if program.needs_compiling() {
                OnceCell::new()
            } else {
                OnceCell::with_value(program.code.to_vec())
            },
        })))
    }

    fn plugin(&self) -> &'static Plugin {
        self.0.client.plugin()
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::PJRT_LoadedExecutable {
        self.0.loaded.as_ptr()
    }

    /// The client it was loaded into.
    pub fn client(&self) -> &Client {
        &self.0.client
    }

    /// The name of the program's module, for example `jit_f`.
    pub fn name(&self) -> &CStr {
        &self.0.name
    }

    /// The format it was loaded from.
    pub fn format(&self) -> Format {
        self.0.format
    }

    /// The index of the device that it runs on.
    pub fn device(&self) -> usize {
        self.0.device
    }

    /// Its inputs and outputs.
    pub fn signature(&self) -> Result<&Signature> {
        self.signature_and_text().map(|(signature, _)| signature)
    }

    /// Its inputs and outputs in a line: `f32[4], f32[4] -> f32[4]`.
    pub fn description(&self) -> Result<&CStr> {
        self.signature_and_text().map(|(_, text)| text.as_c_str())
    }

    fn signature_and_text(&self) -> Result<&(Signature, CString)> {
        self.0.signature.get_or_try_init(|| {
            let hlo = optimized_program(self.plugin(), &self.0.described)
                .map_err(|error| error.context("cannot tell the program's inputs and outputs"))?;
            let signature = Signature::from_optimized_hlo(&hlo)?;
            if signature.output_count() != self.0.output_count {
                return Err(Error::new(
                    Status::Internal,
                    format!(
                        "the plugin counts {} outputs, but its program has {} ({signature})",
                        self.0.output_count,
                        signature.output_count()
                    ),
                ));
            }
            let text = c_text(&signature.to_string());
            Ok((signature, text))
        })
    }

    /// The executable in the plugin's own serialized form, for [`Executable::load`] by the same
    /// build of the same plugin on the same kind of machine. Nothing in these bytes lets a plugin
    /// notice if it is not; they are then wrong without an error.
    pub fn serialize(&self) -> Result<&[u8]> {
        self.0
            .serialized
            .get_or_try_init(|| {
                let mut args = sys::PJRT_Executable_Serialize_Args {
                    executable: self.0.described.as_ptr(),
                    ..Default::default()
                };
                // SAFETY: the executable is alive. The bytes belong to an object that its
                // deleter frees once, after they have been copied.
                unsafe {
                    self.plugin().call(&mut args)?;
                    let bytes =
                        borrowed_bytes(args.serialized_bytes, args.serialized_bytes_size).to_vec();
                    if let Some(delete) = args.serialized_executable_deleter {
                        delete(args.serialized_executable);
                    }
                    Ok(bytes)
                }
            })
            .map(Vec::as_slice)
    }

    /// Runs the program on buffers. Returns its outputs, and an event that tells when the run is
    /// over and whether it went well; outputs may be given to other runs before that.
    ///
    /// An input that the program donates is used up by this, unless it is a view of host memory,
    /// which is never written to.
    pub fn execute(&self, inputs: &[&Buffer]) -> Result<(Vec<Buffer>, Event)> {
        let signature = self.signature()?;
        if inputs.len() != signature.input_count() {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "the program takes {} inputs; got {}. It is {signature}",
                    signature.input_count(),
                    inputs.len()
                ),
            ));
        }
        let mut views = Vec::new();
        for (index, buffer) in inputs.iter().enumerate() {
            self.check_input_buffer(index, buffer)?;
            if buffer.is_view() {
                views.push(index as i64);
            }
        }
        let arguments: Vec<_> = inputs.iter().map(|buffer| buffer.as_ptr()).collect();
        let mut results = vec![std::ptr::null_mut(); self.0.output_count];
        // SAFETY: all inputs are alive and fit the program, and there is room for its outputs.
        let event = unsafe { self.start(&arguments, &views, &mut results) }?;
        let client = &self.0.client;
        // Everything is taken over before anything can fail, so that nothing leaks.
        // SAFETY: the plugin made these for us.
        let results: Vec<_> = results
            .into_iter()
            .map(|result| unsafe { Owned::new(client.plugin(), result) })
            .collect();
        // SAFETY: as above.
        let event = unsafe { Event::new(client, event) }?;
        event.keep_client_until_done()?;
        let outputs = results
            .into_iter()
            .map(|result| Buffer::from_raw(client, result?))
            .collect::<Result<_>>()?;
        Ok((outputs, event))
    }

    /// Fails unless this buffer can be the input at `index`.
    pub(crate) fn check_input_buffer(&self, index: usize, buffer: &Buffer) -> Result<()> {
        self.signature()?.check_input(index, buffer.array())?;
        if !buffer.client().is_same(&self.0.client) {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer of another client than the program's; make it \
                     with the program's client"
                ),
            ));
        }
        if buffer.device() != self.0.device {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer on device {}, but the program runs on device {}; \
                     make it there",
                    buffer.device(),
                    self.0.device
                ),
            ));
        }
        if *buffer.layout()? != Layout::RowMajor {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "input {index} is a buffer whose elements do not lie in row-major order, which \
                     the program would misread; copy it to the host and set the input to that"
                ),
            ));
        }
        Ok(())
    }

    /// Hands a run to the plugin: the bare call. Returns the run's event, which is the caller's.
    ///
    /// # Safety
    /// `inputs` must be live buffers that fit the program's inputs, `outputs` have room for its
    /// outputs. `not_donated` holds indices of inputs that must stay as they are.
    pub(crate) unsafe fn start(
        &self,
        inputs: &[*mut sys::PJRT_Buffer],
        not_donated: &[i64],
        outputs: &mut [*mut sys::PJRT_Buffer],
    ) -> Result<*mut sys::PJRT_Event> {
        let mut options = sys::PJRT_ExecuteOptions {
            non_donatable_input_indices: not_donated.as_ptr(),
            num_non_donatable_input_indices: not_donated.len(),
            ..Default::default()
        };
        let input_list = inputs.as_ptr();
        let output_list = outputs.as_mut_ptr();
        let mut event = std::ptr::null_mut();
        let mut args = sys::PJRT_LoadedExecutable_Execute_Args {
            executable: self.as_ptr(),
            options: &mut options,
            argument_lists: &input_list,
            num_devices: 1,
            num_args: inputs.len(),
            output_lists: &output_list,
            device_complete_events: &mut event,
            ..Default::default()
        };
        // SAFETY: the caller promises the buffers; everything else lives through the call.
        unsafe { self.plugin().call(&mut args) }?;
        Ok(event)
    }

    /// Runs to the end: [`Executable::start`], then waits.
    ///
    /// # Safety
    /// As for [`Executable::start`].
    pub(crate) unsafe fn run(
        &self,
        inputs: &[*mut sys::PJRT_Buffer],
        not_donated: &[i64],
        outputs: &mut [*mut sys::PJRT_Buffer],
    ) -> Result<()> {
        // SAFETY: the caller's promise; the event is ours.
        unsafe {
            let event = self.start(inputs, not_donated, outputs)?;
            wait_and_destroy(self.plugin(), event)
        }
    }
}

/// Plugins report a damaged program under codes that also mean other things. The user's question
/// is whether it is the program, so these become one status; the plugin's own code stays in the
/// text.
fn blame_program(error: Error) -> Error {
    match error.status() {
        status @ (Status::InvalidArgument | Status::Internal | Status::Unknown) => {
            let message = format!("{} ({status})", error.message());
            Error::new(Status::BadProgram, message)
        }
        _ => error,
    }
}

fn compile(
    client: &Client,
    program: &Program<'_>,
    options: &[u8],
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    const MLIR: &str = "mlir";
    let stated = sys::PJRT_Program {
        // The plugin only reads the code; the ABI says `char *` because it is also filled in
        // where a plugin writes a program.
        code: program.code.as_ptr().cast::<c_char>().cast_mut(),
        code_size: program.size,
        format: MLIR.as_ptr().cast(),
        format_size: MLIR.len(),
        ..Default::default()
    };
    let mut args = sys::PJRT_Client_Compile_Args {
        client: client.as_ptr(),
        program: &stated,
        compile_options: options.as_ptr().cast(),
        compile_options_size: options.len(),
        ..Default::default()
    };
    // SAFETY: program and options live through the call, after which the plugin has copied what
    // it needs; the executable becomes ours.
    unsafe {
        client.plugin().call(&mut args)?;
        Owned::new(client.plugin(), args.executable)
    }
}

fn deserialize(
    client: &Client,
    program: &Program<'_>,
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let mut args = sys::PJRT_Executable_DeserializeAndLoad_Args {
        client: client.as_ptr(),
        serialized_executable: program.code.as_ptr().cast(),
        serialized_executable_size: program.size,
        ..Default::default()
    };
    // SAFETY: as for compiling.
    unsafe {
        client.plugin().call(&mut args)?;
        Owned::new(client.plugin(), args.loaded_executable)
    }
}

/// Refuses a program for several devices, which would be wrong on one without an error.
fn check_device_count(plugin: &Plugin, executable: &Owned<sys::PJRT_Executable>) -> Result<()> {
    let mut replicas = sys::PJRT_Executable_NumReplicas_Args {
        executable: executable.as_ptr(),
        ..Default::default()
    };
    let mut partitions = sys::PJRT_Executable_NumPartitions_Args {
        executable: executable.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the executable is alive.
    unsafe {
        plugin.call(&mut replicas)?;
        plugin.call(&mut partitions)?;
    }
    let (replicas, partitions) = (replicas.num_replicas, partitions.num_partitions);
    if replicas == 1 && partitions == 1 {
        return Ok(());
    }
    Err(Error::new(
        Status::BadProgram,
        format!(
            "the program is for {replicas} replicas of {partitions} partitions; only programs for \
             one device can be run. Export it without sharding"
        ),
    ))
}

/// The index of the one device that the executable runs on.
fn device_of(client: &Client, loaded: &Owned<sys::PJRT_LoadedExecutable>) -> Result<usize> {
    let mut args = sys::PJRT_LoadedExecutable_AddressableDevices_Args {
        executable: loaded.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the executable is alive, and the list belongs to it.
    let devices = unsafe {
        client.plugin().call(&mut args)?;
        borrowed_list(args.addressable_devices, args.num_addressable_devices)
    };
    match devices {
        [device] => client.device_index(*device),
        _ => Err(Error::new(
            Status::BadProgram,
            format!(
                "the program was compiled for {} devices of this process; it must be one",
                devices.len()
            ),
        )),
    }
}

/// The optimised HLO, as a serialized `HloModuleProtoWithConfig`.
fn optimized_program(plugin: &Plugin, executable: &Owned<sys::PJRT_Executable>) -> Result<Vec<u8>> {
    // The first call tells the size, the second fills the memory.
    let mut program = sys::PJRT_Program::default();
    let mut args = sys::PJRT_Executable_OptimizedProgram_Args {
        executable: executable.as_ptr(),
        program: &mut program,
        ..Default::default()
    };
    // SAFETY: the executable is alive; without memory for the code only its size is told.
    unsafe { plugin.call(&mut args) }?;
    let mut code = vec![0u8; program.code_size];
    program.code = code.as_mut_ptr().cast();
    // SAFETY: the code has room for the size that the plugin told.
    unsafe { plugin.call(&mut args) }?;
    // SAFETY: the format's name is a static text of the plugin.
    let format = unsafe { borrowed_text(program.format, program.format_size) };
    if format != "hlo_with_config" {
        return Err(Error::new(
            Status::UnsupportedByPlugin,
            format!("the plugin describes it as '{format}'; expected 'hlo_with_config'"),
        ));
    }
    code.truncate(program.code_size);
    Ok(code)
}
