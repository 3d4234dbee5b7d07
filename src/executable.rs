//! A program that is ready to run on a device.

mod arctan;

use std::ffi::{CStr, CString, c_char};
use std::sync::Arc;

use crate::array::{ArrayType, DType};
use crate::buffer::{Buffer, Claim, check_plugin_has};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event::Event;
use crate::host::once::OnceCell;
use crate::host::{cpu, memory};
use crate::launch::Launch;
use crate::options::Options;
use crate::plugin::{Owned, Plugin, Value, borrowed_bytes, borrowed_list, borrowed_text, c_text};
use crate::program::arctan::Arctan;
use crate::program::devices::check_compiled;
use crate::program::options::{compile_options, jax_defaults};
use crate::program::signature::Signature;
use crate::program::{self, Compilation, Format, Interface, Program, Provenance, missing_function};
use crate::sys;
use crate::values;

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
    /// The device that it runs on; none if it runs on each.
    device: Option<usize>,
    output_count: usize,
    /// How the exported function's arguments become the program's, and the index of the platform
    /// among those it was exported for.
    interface: Option<(Interface, usize)>,
    /// Read when it is first needed: it is large where a program holds large constants.
    signature: OnceCell<(Signature, CString)>,
    /// The bare executable that it was loaded from, if it was.
    loaded_from: Option<Vec<u8>>,
    serialized: OnceCell<Vec<u8>>,
    /// What timing it under several of XLA's options came to, if that was done.
    autotuning: OnceCell<CString>,
    /// How it may come to compute an arctan.
    arctan: OnceCell<Arctan>,
    /// Options of XLA's that were added since the plugin compiles wrongly without them, each as
    /// `name=value`, and a sentence on them.
    remedies: OnceCell<(Vec<String>, CString)>,
}

/// Whether a run uses up the inputs that its program donates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Donation {
    /// It does.
    AsProgrammed,
    /// It leaves every input as it is, for which the plugin copies those.
    Never,
}

impl Executable {
    /// Loads a program from memory, as [`Executable::load`] does without timing anything. `more`
    /// are further options of XLA's, for a program that is compiled.
    pub(crate) fn load_under(
        client: &Client,
        bytes: &[u8],
        options: &Options,
        more: &[(String, Value)],
    ) -> Result<Executable> {
        let program = program::recognise(bytes)?;
        options.check_for_program()?;
        program.device_counts().check_one()?;
        let executable = Executable::load_once(client, &program, options, more)?;
        let Some(provenance) = &program.provenance else {
            return match program.language() {
                Some(_) => executable.with_right_arctan(options, more, |more| {
                    Executable::load_once(client, &program, options, more)
                }),
                None => Ok(executable),
            };
        };
        arctan::check_sealed(client, &program, provenance)?;
        Ok(executable.with_remedies(&provenance.remedies))
    }

    /// Compiles a program as it is, or loads it.
    fn load_once(
        client: &Client,
        program: &Program<'_>,
        options: &Options,
        more: &[(String, Value)],
    ) -> Result<Executable> {
        let device = options.device();
        let device_id = client.device(device)?.id();
        if program.language().is_none() {
            check_no_options_for_compiling(options, &program.compilation)?;
        }
        let for_any_device = options.any_device() || program.compilation.any_device;
        let device_id = (!for_any_device).then_some(device_id);
        if let Some(provenance) = &program.provenance {
            provenance.check(&provenance_here(client)?)?;
        }
        let platform = match &program.interface {
            Some(interface) => Some(platform_index(interface, client)?),
            None => None,
        };
        client.check_room_for_load()?;
        let loaded = client
            .load_on_its_cpus(|| match program.language() {
                Some(language) => {
                    compile_as_jax_does(client, program, language, options, more, device_id)
                }
                None => {
                    let for_device = compile_options(options, &[], device_id);
                    deserialize_for(client, program, &for_device, device)
                }
            })
            .map_err(|error| {
                // A plugin that names an option complains of it, not of the program.
                let names_option = |(key, _): &(String, Value)| error.message().contains(key);
                if options.passed_on().any(names_option) {
                    return error.with_status(Status::UnknownOption);
                }
                explain(client, program, error)
            })?;
        let interface = program.interface.clone().zip(platform);
        let executable = Executable::of_loaded(client, loaded, program, interface)?;
        if let Some(other) = executable.device().filter(|other| *other != device) {
            return Err(Error::new(
                Status::BadProgram,
                format!(
                    "the executable was compiled for device {other}, and the plugin does not load \
                     it for device {device}; load the program's StableHLO for that device"
                ),
            ));
        }
        // Programs for several devices, and types that no array has, are found by this.
        executable.signature()?;
        Ok(executable)
    }

    fn of_loaded(
        client: &Client,
        loaded: Owned<sys::PJRT_LoadedExecutable>,
        program: &Program<'_>,
        interface: Option<(Interface, usize)>,
    ) -> Result<Executable> {
        let plugin = client.plugin();
        let described = describe(&loaded)?;
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
            interface,
            signature: OnceCell::new(),
            // What plugins make of an executable that they loaded themselves loads again, but
            // fails when it runs. So those bytes are kept.
            loaded_from: match program.language() {
                Some(_) => None,
                None => Some(memory::copy(&program.code)?),
            },
            serialized: OnceCell::new(),
            autotuning: OnceCell::new(),
            arctan: OnceCell::new(),
            remedies: OnceCell::new(),
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

    /// The index of the device that it runs on; `None` if it runs on any.
    pub fn device(&self) -> Option<usize> {
        self.0.device
    }

    /// Which of XLA's options were chosen for the program, and why. With the option
    /// `pjrtlite.autotune`: in the first line the options it runs under and where they were found,
    /// then a line for each option that was tried. A last line tells of options that were added
    /// since the plugin compiles the program wrongly without them.
    pub fn autotuning(&self) -> Option<&CStr> {
        let remedies = || self.0.remedies.get().map(|(_, text)| text);
        self.0
            .autotuning
            .get()
            .or_else(remedies)
            .map(CString::as_c_str)
    }

    /// States what [`Executable::autotuning`] tells, once.
    pub(crate) fn with_autotuning(self, text: &str) -> Executable {
        self.0
            .autotuning
            .get_or_init(|| match self.0.remedies.get() {
                Some((_, remedies)) => c_text(&format!("{text}\n{}", remedies.to_string_lossy())),
                None => c_text(text),
            });
        self
    }

    /// States the options that were added since the plugin compiles wrongly without, if there are
    /// any.
    fn with_remedies(self, remedies: &[String]) -> Executable {
        if !remedies.is_empty() {
            let text = format!(
                "remedy    {}: without, this plugin compiles the program's arctan wrongly",
                remedies.join(" ")
            );
            self.0
                .remedies
                .get_or_init(|| (remedies.to_vec(), c_text(&text)));
        }
        self
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
            check_compiled(&hlo)?;
            self.note_arctan(&hlo);
            let signature = Signature::from_optimized_hlo(&hlo)?;
            let signature = match &self.0.interface {
                Some((interface, _)) => signature.of_function(interface)?,
                None => signature,
            };
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
            for array in signature.arrays() {
                check_plugin_has(&self.0.client, array.dtype())?;
            }
            let text = c_text(&signature.to_string());
            Ok((signature, text))
        })
    }

    /// The compiled program, in an envelope that tells which build of which plugin and which
    /// machine it is for, with a checksum: [`Executable::load`] refuses it elsewhere, and if it is
    /// damaged.
    pub fn serialize(&self) -> Result<&[u8]> {
        self.0
            .serialized
            .get_or_try_init(|| {
                let interface = self.0.interface.as_ref().map(|(interface, _)| interface);
                let remedies = self.0.remedies.get();
                let provenance = Provenance {
                    remedies: remedies.map_or_else(Vec::new, |(options, _)| options.clone()),
                    arctan_is_settled: true,
                    ..provenance_here(&self.0.client)?
                };
                let compilation = Compilation {
                    any_device: self.0.device.is_none(),
                };
                self.with_serialized(|bytes| {
                    program::envelope::seal(provenance, compilation, interface, bytes)
                })
            })
            .map(Vec::as_slice)
    }

    /// The bare executable as the plugin serializes it, or as it was loaded.
    fn with_serialized<T>(&self, use_: impl FnOnce(&[u8]) -> Result<T>) -> Result<T> {
        if let Some(executable) = &self.0.loaded_from {
            return use_(executable);
        }
        let mut args = sys::PJRT_Executable_Serialize_Args {
            executable: self.0.described.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive. The bytes belong to an object that its deleter frees
        // once, after they have been used.
        unsafe {
            self.plugin().call(&mut args)?;
            let bytes = borrowed_bytes(args.serialized_bytes, args.serialized_bytes_size);
            let outcome = use_(bytes);
            if let Some(delete) = args.serialized_executable_deleter {
                self.plugin().free_by(delete, args.serialized_executable);
            }
            outcome
        }
    }

    /// Prepares runs of the executable itself on a device, with the arguments set that are no
    /// inputs; the others are to be set by
    /// [`Input::parameter`](crate::program::signature::Input).
    pub(crate) fn launch(&self, device: usize) -> Result<Launch> {
        let signature = self.signature()?;
        let mut platform_index = None;
        if let (Some(dtype), Some((_, index))) = (signature.platform_index(), &self.0.interface) {
            let array = ArrayType::new(dtype, &[])?;
            let (short, long) = (*index as i32, *index as i64);
            let data = match dtype {
                DType::I32 => std::ptr::from_ref(&short).cast(),
                _ => std::ptr::from_ref(&long).cast(),
            };
            // SAFETY: the number has this type, and is copied.
            let buffer = unsafe { Buffer::from_host(&self.0.client, data, array, device) }?;
            platform_index = Some(buffer);
        }
        // Only an executable for any device is told where to run.
        let device = match self.0.device {
            Some(_) => std::ptr::null_mut(),
            None => self.0.client.device(device)?.as_ptr(),
        };
        Ok(Launch::new(
            self.as_ptr(),
            device,
            signature.parameter_count(),
            self.0.output_count,
            platform_index,
        ))
    }

    /// Runs the program on buffers. Returns its outputs, and an event that tells when the run is
    /// over and whether it went well; outputs may be given to other runs before that.
    ///
    /// An input that the program donates is used up by this, unless it is a view of host memory or
    /// the host has its address: those are never written to. Who reads it meanwhile gets the old
    /// values, or an error.
    pub fn execute(&self, inputs: &[&Buffer]) -> Result<(Vec<Buffer>, Event)> {
        self.execute_with(inputs, Donation::AsProgrammed)
    }

    /// [`Executable::execute`], but inputs that the program donates may stay as they are.
    pub(crate) fn execute_with(
        &self,
        inputs: &[&Buffer],
        donation: Donation,
    ) -> Result<(Vec<Buffer>, Event)> {
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
        // A program for any device runs where its inputs are.
        let device = match (self.0.device, inputs.first()) {
            (Some(device), _) => device,
            (None, Some(first)) => first.device(),
            (None, None) => 0,
        };
        let mut launch = self.launch(device)?;
        let mut donated = Vec::new();
        let mut read = Vec::with_capacity(inputs.len());
        for (index, buffer) in inputs.iter().enumerate() {
            self.check_input_buffer(index, buffer, device)?;
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
                check_given_once(index, inputs)?;
                donated.push((parameter, *buffer));
            } else {
                if input.donated_to.is_some() {
                    launch.not_donated.push(parameter as i64);
                }
                read.push(*buffer);
            }
            launch.arguments[parameter] = buffer.as_ptr();
        }
        let mut claims = Vec::with_capacity(donated.len());
        for (parameter, buffer) in donated {
            match buffer.claim()? {
                Some(claim) => claims.push(claim),
                None => {
                    launch.not_donated.push(parameter as i64);
                    read.push(buffer);
                }
            }
        }
        // After the claims, and before waiting for others.
        let uses = read.into_iter().map(Buffer::enter);
        let uses = uses.collect::<Result<Vec<_>>>()?;
        claims.iter().for_each(Claim::wait);
        // SAFETY: all inputs are alive and fit the program.
        let event = unsafe { launch.start(&self.plugin().session()) }?;
        claims.into_iter().for_each(Claim::confirm);
        drop(uses);
        let client = &self.0.client;
        // Everything is taken over before anything can fail, so that nothing leaks.
        // SAFETY: the plugin made these for us.
        let results: Vec<_> = launch
            .results
            .iter()
            .map(|&result| unsafe { Owned::new(client.plugin(), result) })
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
    pub(crate) fn check_input_buffer(
        &self,
        index: usize,
        buffer: &Buffer,
        device: usize,
    ) -> Result<()> {
        let signature = self.signature()?;
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
fn check_given_once(index: usize, inputs: &[&Buffer]) -> Result<()> {
    let donated = inputs[index].as_ptr();
    let other = inputs
        .iter()
        .enumerate()
        .find(|(other, buffer)| *other != index && buffer.as_ptr() == donated);
    match other {
        None => Ok(()),
        Some((other, _)) => Err(Error::new(
            Status::SignatureMismatch,
            format!(
                "inputs {index} and {other} are one buffer, but the program donates input {index}: \
                 make a buffer for each"
            ),
        )),
    }
}

/// Options that are for compiling have no place where nothing is compiled, unless it was compiled
/// so.
fn check_no_options_for_compiling(options: &Options, compilation: &Compilation) -> Result<()> {
    let made_for_any_device = options.any_device() && !compilation.any_device;
    let own = [
        (made_for_any_device, "'pjrtlite.any_device'"),
        (options.autotune(), "'pjrtlite.autotune'"),
    ];
    if let Some((_, key)) = own.iter().find(|(is_set, _)| *is_set) {
        return Err(Error::new(
            Status::UnknownOption,
            format!(
                "{key} is for compiling, but this program is compiled already: compile and \
                 serialize it with the option, or load it without"
            ),
        ));
    }
    match options.passed_on().next() {
        None => Ok(()),
        Some((key, _)) => Err(Error::new(
            Status::UnknownOption,
            format!(
                "option '{key}' is for XLA's compiler, but this program is compiled already; \
                 load it without, or load its StableHLO with the option"
            ),
        )),
    }
}

/// The index of the client's platform among those that a function was exported for.
fn platform_index(interface: &Interface, client: &Client) -> Result<usize> {
    let here = client.platform_name().to_string_lossy();
    interface
        .platforms
        .iter()
        .position(|platform| platform.eq_ignore_ascii_case(&here))
        .ok_or_else(|| {
            // The names come from the file, which may hold anything.
            let names: Vec<String> = interface
                .platforms
                .iter()
                .take(8)
                .map(|name| name.escape_debug().take(40).collect())
                .collect();
            Error::new(
                Status::BadProgram,
                format!(
                    "the function was exported for {}, and this client is of {here}: export it \
                     with platforms=[\"{here}\"]",
                    names.join(" and ")
                ),
            )
        })
}

/// What tells whether an executable that was serialized elsewhere is for this client.
fn provenance_here(client: &Client) -> Result<Provenance> {
    let plugin = client.plugin();
    let (pjrt_major, pjrt_minor) = plugin.api_version();
    let platform = client.platform_name().to_string_lossy().into_owned();
    // Only CPU code depends on the host's processor.
    let is_cpu = platform.eq_ignore_ascii_case("cpu");
    Ok(Provenance {
        platform_version: client.platform_version().to_string_lossy().into_owned(),
        pjrt_major,
        pjrt_minor,
        attributes: plugin
            .attributes()
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect(),
        plugin_hash: plugin.file_hash()?.to_vec(),
        architecture: if is_cpu { cpu::ARCHITECTURE } else { "" }.to_owned(),
        cpu_features: if is_cpu { cpu::features() } else { Vec::new() }
            .into_iter()
            .map(str::to_owned)
            .collect(),
        platform,
        ..Provenance::default()
    })
}

/// Why a plugin does not take a program, as far as it can be told.
fn explain(client: &Client, program: &Program<'_>, error: Error) -> Error {
    // Whatever the program is, the client cannot be used any more.
    if error.status() == Status::PluginException {
        return error;
    }
    // A function that the plugin has is named in its file.
    let has = |names: &[&str]| client.plugin().file_mentions(names);
    if let Some(missing) = missing_function(&error, program, has) {
        return missing;
    }
    let error = blame_program(error.context(format_args!(
        "the plugin refuses this {}",
        program.format.c_name().to_string_lossy()
    )));
    let told = |status: Status, advice: &str| {
        let told = error.message().trim_end_matches('.');
        Error::new(status, format!("{told}. {advice}"))
    };
    if let Some((status, advice)) = program.advice_on(&error) {
        return told(status, advice);
    }
    match version_advice(client, program) {
        Some(advice) => told(Status::UnsupportedByPlugin, &advice),
        None => error,
    }
}

/// What may help a portable artifact that is newer than the plugin. Most load all the same, so this
/// is only told when one does not.
fn version_advice(client: &Client, program: &Program<'_>) -> Option<String> {
    let wanted = program.stablehlo_version()?;
    let current = client
        .plugin()
        .attributes()
        .iter()
        .find_map(|(name, value)| match value {
            Value::IntList(numbers) if name == "stablehlo_current_version" => Some(numbers),
            _ => None,
        })?;
    if wanted[..] <= current[..] {
        return None;
    }
    let dotted = |numbers: &[i64]| {
        let texts: Vec<_> = numbers.iter().map(i64::to_string).collect();
        texts.join(".")
    };
    Some(format!(
        "It was written for StableHLO {}, and this plugin knows {}: use a newer plugin, or export \
         the program as StableHLO text",
        dotted(&wanted),
        dotted(current)
    ))
}

/// Plugins report a damaged program under codes that also mean other things. The user's question
/// is whether it is the program, so these become one status; the plugin's own code stays in the
/// text.
fn blame_program(error: Error) -> Error {
    match error.status() {
        status @ (Status::InvalidArgument | Status::Internal | Status::Unknown) => {
            let told = error.message().trim_end_matches('.');
            let message = format!("{told} ({status})");
            Error::new(Status::BadProgram, message)
        }
        _ => error,
    }
}

/// Compiles under the options that JAX sets, as far as the plugin knows them.
fn compile_as_jax_does(
    client: &Client,
    program: &Program<'_>,
    language: &str,
    options: &Options,
    more: &[(String, Value)],
    device_id: Option<i32>,
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let platform = client.platform_name().to_string_lossy();
    let defaults = jax_defaults(&platform, options);
    let with = |defaults: &[(String, Value)]| {
        let options = compile_options(options, &[defaults, more].concat(), device_id);
        compile(client, program, language, &options)
    };
    let names_default = |error: &Error| {
        let mut keys = defaults.iter().map(|(key, _)| key);
        keys.any(|key| error.message().contains(key))
    };
    match with(&defaults) {
        // A plugin that does not have the option has no other default for it either.
        Err(error) if names_default(&error) => with(&[]),
        outcome => outcome,
    }
}

fn compile(
    client: &Client,
    program: &Program<'_>,
    language: &str,
    options: &[u8],
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let stated = sys::PJRT_Program {
        // The plugin only reads the code; the ABI says `char *` because it is also filled in
        // where a plugin writes a program.
        code: program.code.as_ptr().cast::<c_char>().cast_mut(),
        code_size: program.size,
        format: language.as_ptr().cast(),
        format_size: language.len(),
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

/// Loads an executable for a device, by compile options that say so.
fn deserialize_for(
    client: &Client,
    program: &Program<'_>,
    for_device: &[u8],
    device: usize,
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    // One that we serialized is for one device. Of others only its own options tell, and those
    // given here would hide them: a program for several devices would be wrong without an error.
    if program.provenance.is_none() {
        let loaded = deserialize(client, program, &[])?;
        check_device_count(client.plugin(), &describe(&loaded)?)?;
        if device_of(client, &loaded)?.is_none_or(|its_own| its_own == device) {
            return Ok(loaded);
        }
    }
    deserialize(client, program, for_device)
}

/// Loads an executable, by compile options other than its own if there are any.
fn deserialize(
    client: &Client,
    program: &Program<'_>,
    options: &[u8],
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let mut args = sys::PJRT_Executable_DeserializeAndLoad_Args {
        client: client.as_ptr(),
        serialized_executable: program.code.as_ptr().cast(),
        serialized_executable_size: program.size,
        overridden_serialized_compile_options: if options.is_empty() {
            std::ptr::null()
        } else {
            options.as_ptr().cast()
        },
        overridden_serialized_compile_options_size: options.len(),
        ..Default::default()
    };
    // SAFETY: as for compiling.
    unsafe {
        client.plugin().call(&mut args)?;
        Owned::new(client.plugin(), args.loaded_executable)
    }
}

/// The same executable as the plugin describes it.
fn describe(loaded: &Owned<sys::PJRT_LoadedExecutable>) -> Result<Owned<sys::PJRT_Executable>> {
    let mut args = sys::PJRT_LoadedExecutable_GetExecutable_Args {
        loaded_executable: loaded.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the executable is alive, and its description becomes ours.
    unsafe {
        loaded.plugin().call(&mut args)?;
        Owned::new(loaded.plugin(), args.executable)
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

/// The index of the one device that the executable runs on; none for one that runs on any.
fn device_of(client: &Client, loaded: &Owned<sys::PJRT_LoadedExecutable>) -> Result<Option<usize>> {
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
        [] => Ok(None),
        [device] => client.device_index(*device).map(Some),
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
    let mut code = memory::zeroed(program.code_size)?;
    program.code = code.as_mut_ptr().cast();
    // SAFETY: the code has room for the size that the plugin told.
    unsafe { plugin.call(&mut args) }?;
    // SAFETY: the format's name is a static text of the plugin.
    let format = unsafe { borrowed_text(program.format, program.format_size) };
    if format != "hlo_with_config" {
        return Err(Error::new(
            Status::Unsupported,
            format!(
                "the plugin describes it as '{format}', and this library reads 'hlo_with_config' alone"
            ),
        ));
    }
    code.truncate(program.code_size);
    Ok(code)
}
