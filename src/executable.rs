//! A program that is ready to run on a device.

mod advice;
mod arctan;
mod cached;
mod compile;
mod devices;
mod division;
mod execute;
mod face;
mod facts;
mod serialize;

use std::ffi::{CStr, CString};
use std::sync::Arc;

use crate::buffer::check_plugin_has;
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::ffi::{self, Wishes};
use crate::host::once::OnceCell;
use crate::options::Options;
use crate::plugin::{Owned, Plugin, Value, borrowed_text, c_text};
use crate::program::arctan::Arctan;
use crate::program::devices::{DeviceCounts, check_compiled};
use crate::program::signature::Signature;
use crate::program::{self, Compilation, Compiled, Format, Interface, Names, Program, Wholes};
use crate::sys;

use advice::explain;
use compile::{compile_as_jax_does, describe, optimized_program};
pub(crate) use devices::unknown as unknown_division;
use devices::{Devices, deserialize_for};
pub(crate) use division::Division;
use division::Pieces;
pub(crate) use execute::Donation;
use face::Face;
pub use facts::MemoryPlan;
pub(crate) use serialize::Source;
use serialize::{Origin, provenance_here};

/// A program that a plugin has compiled or loaded. Clones share it.
///
/// May be used from several threads at once.
#[derive(Clone, Debug)]
pub struct Executable(Arc<Inner>, Option<Arc<Face>>);

#[derive(Debug)]
struct Inner {
    loaded: Owned<sys::PJRT_LoadedExecutable>,
    /// The same program as the plugin describes it.
    described: Owned<sys::PJRT_Executable>,
    client: Client,
    name: CString,
    format: Format,
    devices: Devices,
    /// Of a program for several devices, the whole arrays, as far as it says.
    wholes: Option<Wholes>,
    output_count: usize,
    /// How the exported function's arguments become the program's, and the index of the platform
    /// among those it was exported for.
    interface: Option<(Interface, usize)>,
    /// What the format calls the inputs and outputs.
    names: Names,
    /// Whether it is known for how many devices the program was written.
    says_device_counts: bool,
    /// Read at load, so that what no array holds is refused there.
    signature: OnceCell<Told>,
    /// What the plugin tells of it, and what the functions that it calls ask of its runs.
    compiled: OnceCell<(Compiled, Wishes)>,
    origin: Origin,
    serialized: OnceCell<Vec<u8>>,
    /// What timing it under several of XLA's options came to, if that was done.
    autotuning: OnceCell<CString>,
    /// What the cache had of it, if there is one.
    caching: OnceCell<CString>,
    /// How it may come to compute an arctan.
    arctan: OnceCell<Arctan>,
    /// Options of XLA's that were added since the plugin compiles wrongly without them, each as
    /// `name=value`, and a sentence on them.
    remedies: OnceCell<(Vec<String>, CString)>,
}

/// What is told of a program's inputs and outputs.
#[derive(Debug)]
struct Told {
    signature: Signature,
    text: CString,
    /// Where there are several devices.
    pieces: Option<Pieces>,
}

impl Executable {
    /// Loads a program, as [`Executable::load`] does without timing anything and without a cache. `more`
    /// are further options of XLA's, for a program that is compiled.
    pub(crate) fn load_under(
        client: &Client,
        source: Source<'_>,
        options: &Options,
        more: &[(String, Value)],
    ) -> Result<Executable> {
        let program = Executable::recognise(source, options)?;
        Executable::load_recognised(client, source, &program, options, more)
    }

    /// Recognises a program that says for how many devices it is.
    fn recognise<'a>(source: Source<'a>, options: &Options) -> Result<Program<'a>> {
        let program = program::recognise(source.bytes)?;
        options.check_for_program()?;
        program.device_counts()?;
        Ok(program)
    }

    fn load_recognised(
        client: &Client,
        source: Source<'_>,
        program: &Program<'_>,
        options: &Options,
        more: &[(String, Value)],
    ) -> Result<Executable> {
        let executable = Executable::load_once(client, source, program, options, more)?;
        let Some(provenance) = &program.provenance else {
            return match program.language() {
                Some(_) => executable.with_right_arctan(options, more, |more| {
                    Executable::load_once(client, source, program, options, more)
                }),
                None => Ok(executable),
            };
        };
        arctan::check_sealed(client, program, provenance)?;
        Ok(executable.with_remedies(&provenance.remedies))
    }

    /// Compiles a program as it is, or loads it.
    fn load_once(
        client: &Client,
        source: Source<'_>,
        program: &Program<'_>,
        options: &Options,
        more: &[(String, Value)],
    ) -> Result<Executable> {
        if program.language().is_none() {
            check_no_options_for_compiling(options, &program.compilation)?;
        }
        let for_any_device = options.any_device() || program.compilation.any_device;
        // Before anything else is done for it.
        let counts = program.device_counts()?;
        let wanted = Devices::choose(
            client,
            counts.unwrap_or(DeviceCounts::ONE),
            options,
            for_any_device,
        );
        let wanted = match counts {
            Some(_) => Some(wanted?),
            None => None,
        };
        if let Some(provenance) = &program.provenance {
            provenance.check(&provenance_here(client)?)?;
        }
        let platform = match &program.interface {
            Some(interface) => Some(platform_index(interface, client)?),
            None => None,
        };
        client.check_room_for_load()?;
        ffi::prepare(client.plugin())?;
        let loaded = client
            .load_on_its_cpus(|| match program.language() {
                Some(language) => {
                    let assignment = match &wanted {
                        Some(devices) => devices.assignment(client)?,
                        None => return Err(no_counts()),
                    };
                    compile_as_jax_does(client, program, language, options, more, &assignment)
                }
                None => deserialize_for(client, program, options, for_any_device),
            })
            .map_err(|error| {
                // What devices there are is not the plugin's word.
                if matches!(
                    error.status(),
                    Status::InvalidValue | Status::IndexOutOfRange
                ) {
                    return error;
                }
                // A plugin that names an option complains of it, not of the program.
                let names_option = |(key, _): &(String, Value)| error.message().contains(key);
                if options.passed_on().any(names_option) {
                    return error.with_status(Status::UnknownOption);
                }
                explain(client, program, error)
            })?;
        let interface = program.interface.clone().zip(platform);
        let executable = Executable::of_loaded(client, source, loaded, program, interface)?;
        executable.check_devices(wanted.as_ref(), options)?;
        // When it was sealed, the plugin was asked.
        if let Some(compiled) = &program.compiled {
            executable.note(compiled.clone());
        }
        // Programs for several devices, and types that no array has, are found by this.
        executable.signature()?;
        ffi::check_taken(client.plugin(), executable.functions())?;
        Ok(executable)
    }

    fn of_loaded(
        client: &Client,
        source: Source<'_>,
        loaded: Owned<sys::PJRT_LoadedExecutable>,
        program: &Program<'_>,
        interface: Option<(Interface, usize)>,
    ) -> Result<Executable> {
        let plugin = client.plugin();
        let described = describe(&loaded)?;
        let devices = Devices::of_loaded(client, &loaded, &described)?;
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
        Ok(Executable(
            Arc::new(Inner {
                wholes: match devices.counts.devices() {
                    1 => None,
                    _ => program.wholes(),
                },
                devices,
                loaded,
                described,
                client: client.clone(),
                name,
                format: program.format,
                output_count: outputs.num_outputs,
                interface,
                names: program.names.clone(),
                says_device_counts: program.says_device_counts(),
                signature: OnceCell::new(),
                compiled: OnceCell::new(),
                origin: Origin::of(source, program)?,
                serialized: OnceCell::new(),
                autotuning: OnceCell::new(),
                caching: OnceCell::new(),
                arctan: OnceCell::new(),
                remedies: OnceCell::new(),
            }),
            None,
        ))
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

    /// The index of the device that it runs on, the first of several; `None` if it runs on any.
    pub fn device(&self) -> Option<usize> {
        self.devices().first().copied()
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

    /// What the cache had of the program, with the option `pjrtlite.cache`: whether it came from there or
    /// was compiled and kept, or why not. None without a cache, and for what is not compiled.
    pub fn caching(&self) -> Option<&CStr> {
        self.0.caching.get().map(CString::as_c_str)
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
        if let Some(face) = &self.1 {
            return Ok(face.signature());
        }
        self.told().map(|told| &told.signature)
    }

    /// Its inputs and outputs in a line: `f32[4], f32[4] -> f32[4]`.
    pub fn description(&self) -> Result<&CStr> {
        if let Some(face) = &self.1 {
            return Ok(face.description());
        }
        self.told().map(|told| told.text.as_c_str())
    }

    /// Takes note of what the plugin tells of it.
    fn note(&self, compiled: Compiled) -> &Compiled {
        let noted = self.0.compiled.get_or_init(|| {
            let wishes = ffi::wishes(compiled.functions.iter().map(String::as_str));
            (compiled, wishes)
        });
        &noted.0
    }

    /// What the plugin tells of it, which is asked once.
    fn compiled(&self) -> Result<&Compiled> {
        if let Some((compiled, _)) = self.0.compiled.get() {
            return Ok(compiled);
        }
        let hlo = optimized_program(self.plugin(), &self.0.described)
            .map_err(|error| error.context("cannot tell the program's inputs and outputs"))?;
        if self.device_count() == 1 {
            check_compiled(&hlo, self.0.says_device_counts)?;
        }
        self.note_arctan(&hlo);
        Ok(self.note(Compiled {
            functions: program::functions_of_compiled(&hlo),
            signature: Signature::from_optimized_hlo(&hlo)?,
        }))
    }

    /// The functions that the compiled program calls, XLA's own among them.
    pub(crate) fn functions(&self) -> &[String] {
        let compiled = self.0.compiled.get();
        compiled.map_or(&[], |(compiled, _)| &compiled.functions)
    }

    /// What the functions that it calls ask of its runs.
    fn wishes(&self) -> Wishes {
        self.0
            .compiled
            .get()
            .map_or_else(Wishes::default, |(_, wishes)| *wishes)
    }

    /// Whether it calls functions of the host.
    pub(crate) fn calls_host(&self) -> bool {
        self.wishes().calls_host
    }

    fn told(&self) -> Result<&Told> {
        self.0.signature.get_or_try_init(|| {
            let own = self.compiled()?.signature.clone();
            let (own, pieces) = match self.device_count() {
                1 => (own, None),
                _ => {
                    let wholes = self.0.wholes.as_ref();
                    let counts = self.0.devices.counts;
                    let (whole, pieces) = Pieces::of(&self.0.described, counts, own, wholes)?;
                    (whole, Some(pieces))
                }
            };
            let signature = match &self.0.interface {
                Some((interface, _)) => own.of_function(interface)?,
                None => own,
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
            Ok(Told {
                text: c_text(&signature.to_string()),
                pieces: pieces.map(|pieces| pieces.seen_as(&signature, self.device_count())),
                signature,
            })
        })
    }
}

#[cold]
fn no_counts() -> Error {
    Error::new(
        Status::Internal,
        "a fault inside pjrtlite: a program for nobody knows how many devices was compiled; please report it",
    )
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
