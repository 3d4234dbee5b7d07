//! Functions that a model consists of, in one file: their programs, weights, names, units, and values by
//! which they are checked.
//!
//! `docs/bundle-format.md` tells what the file looks like. It is an archive that other tools can read, too
//! ([`archive`]), of a manifest ([`manifest`], whose parts are checked in [`facts`]), programs, and arrays of
//! NumPy ([`npy`]). Nothing in it is trusted: what is used was checked before, and matches its hash.

mod archive;
mod check;
mod compare;
mod facts;
mod interface;
mod look;
mod manifest;
mod names;
mod npy;
mod pack;
mod save;
mod weights;

#[cfg(any(test, fuzzing))]
pub(crate) mod entrance;
#[cfg(test)]
mod tests;

use std::ffi::{CStr, CString};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::Mutex;
use sha2::{Digest, Sha256};

use crate::alloc::AlignedBytes;
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::executable::Executable;
use crate::host::file::{self, Mapping};
use crate::options::Options;
use crate::program::signature::Arrangement;
use crate::program::{self, Names, is_bundle};

pub(crate) use facts::{Array, Function, Weight};
use facts::{Facts, Program};
use manifest::Manifest;
use names::{place, shown};
use weights::{OnDevices, Weights};

/// A file of functions. Clones share it.
///
/// May be used from several threads at once.
#[derive(Clone, Debug)]
pub struct Bundle(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    archive: Arc<Archive>,
    current: Mutex<Current>,
    /// What checks told; each belongs to the bundle, since the host has its address.
    reports: Mutex<Vec<CString>>,
}

/// What programs get that are loaded now.
#[derive(Clone, Debug)]
struct Current {
    /// The bundle's own weights, or others by the same names.
    weights: Weights,
    on_devices: Arc<OnDevices>,
}

/// What is in the file.
#[derive(Debug)]
struct Archive {
    content: Content,
    manifest: CString,
    facts: Facts,
    /// Of each file, whether its hash was found to be right.
    is_sound: Vec<AtomicBool>,
}

/// The bytes of a file.
#[derive(Debug)]
enum Content {
    Read(AlignedBytes),
    Mapped(Mapping),
}

impl Content {
    fn as_slice(&self) -> &[u8] {
        match self {
            Content::Read(bytes) => bytes.as_slice(),
            Content::Mapped(mapping) => mapping.as_slice(),
        }
    }
}

impl Bundle {
    /// Opens a bundle, and checks how it is made; the files in it are checked when they are used.
    ///
    /// With the option `pjrtlite.map` the file is not read, but shown where the system keeps it: it must
    /// stay as it is as long as the bundle and what was loaded from it are there.
    pub fn open(path: &Path, options: &Options) -> Result<Bundle> {
        options.check_for_bundle()?;
        let told = |error: Error| match error.status() {
            Status::FileUnreadable => {
                error.context(format_args!("cannot read the bundle '{}'", path.display()))
            }
            _ => error.context(format_args!("bundle '{}'", path.display())),
        };
        let check = |head: &[u8], tail: &[u8], size: usize| check_is_bundle(head, tail, size);
        let content = if options.map() {
            file::map(path, program::ENOUGH, check).map(Content::Mapped)
        } else {
            file::read_aligned(path, program::ENOUGH, check).map(Content::Read)
        };
        let opened = content.and_then(Bundle::of).map_err(told)?;
        if let Some(wanted) = options.interface() {
            opened.check_interface(wanted).map_err(told)?;
        }
        Ok(opened)
    }

    /// Whether a file may be a bundle, by how it starts. What cannot be read is none.
    pub fn is_at(path: &Path) -> bool {
        file::starts(path, is_bundle)
    }

    /// Opens a bundle that is in memory, which is copied.
    pub fn open_memory(bytes: &[u8]) -> Result<Bundle> {
        check_is_bundle(bytes, bytes, bytes.len())?;
        Bundle::of(Content::Read(AlignedBytes::copy(bytes)?))
    }

    fn of(content: Content) -> Result<Bundle> {
        let archive = Archive::read(content)?;
        let archive = Arc::new(archive);
        let weights = Weights::own(&archive);
        Ok(Bundle::with(archive, weights))
    }

    fn with(archive: Arc<Archive>, weights: Weights) -> Bundle {
        let on_devices = Arc::default();
        Bundle(Arc::new(Inner {
            archive,
            current: Mutex::new(Current {
                weights,
                on_devices,
            }),
            reports: Mutex::default(),
        }))
    }

    fn current(&self) -> Current {
        self.0.current.lock().clone()
    }

    /// What it is called.
    pub fn name(&self) -> &CStr {
        &self.facts().name
    }

    /// What it is for; may be empty.
    pub fn doc(&self) -> &CStr {
        &self.facts().doc
    }

    /// All that it says of itself, as JSON.
    pub fn manifest(&self) -> &CStr {
        &self.0.archive.manifest
    }

    /// A file of it, by the name that the manifest has for it: a program, or an array of NumPy. Its bytes
    /// match their hash.
    pub fn file(&self, name: &str) -> Result<&[u8]> {
        let files = &self.facts().files;
        let index = files.iter().position(|file| file.name == name);
        let index = index.ok_or_else(|| {
            Error::new(
                Status::InvalidValue,
                format!("there is no file '{}' in the bundle", shown(name)),
            )
        })?;
        self.0.archive.file(index)
    }

    /// Its functions.
    pub(crate) fn functions(&self) -> &[Function] {
        &self.facts().functions
    }

    /// The function of this name; without a name, the only one that is no derivative.
    pub(crate) fn function(&self, name: Option<&str>) -> Result<&Function> {
        let functions = self.functions();
        let names = functions.iter().map(Function::name);
        if let Some(name) = name {
            return Ok(&functions[place("function", name, names)?]);
        }
        let mut all = functions.iter().filter(|function| function.of.is_empty());
        match (all.next(), all.next()) {
            (Some(function), None) => Ok(function),
            _ => {
                let names: Vec<_> = names.take(20).map(CStr::to_string_lossy).collect();
                Err(Error::new(
                    Status::InvalidValue,
                    format!(
                        "the bundle has several functions, or none: name one of {}",
                        names.join(", ")
                    ),
                ))
            }
        }
    }

    fn facts(&self) -> &Facts {
        &self.0.archive.facts
    }

    /// Loads a function for these sizes, `n=64,m=3`; empty where there is one choice. Weights are on the
    /// device once, for all programs of the bundle that are loaded there.
    pub fn load(
        &self,
        client: &Client,
        function: Option<&str>,
        sizes: &str,
        options: &Options,
    ) -> Result<Executable> {
        let function = self.function(function)?;
        let named = |error: Error| {
            error.context(format_args!(
                "function '{}' of bundle '{}'",
                function.name().to_string_lossy(),
                self.name().to_string_lossy()
            ))
        };
        let program = function.program(sizes, client).map_err(named)?;
        self.load_program(client, function, program, options)
            .map_err(named)
    }

    fn load_program(
        &self,
        client: &Client,
        function: &Function,
        program: &Program,
        options: &Options,
    ) -> Result<Executable> {
        let archive = &self.0.archive;
        let code = archive.file(program.file)?;
        if is_bundle(code) {
            return Err(Error::new(Status::BadProgram, "its program is a bundle"));
        }
        let executable = Executable::load(client, code, options)?;
        let destinations = program.destinations.iter().map(|(argument, _)| *argument);
        let arrangement = Arrangement {
            inputs: program.inputs.clone(),
            hidden: (program.weights.iter().map(|(argument, _)| *argument))
                .chain(destinations)
                .collect(),
            results: program.results.clone(),
        };
        check_program(&executable, function, program, &arrangement)?;
        if executable.device().is_none() && !program.weights.is_empty() {
            return Err(Error::new(
                Status::Unsupported,
                "its weights are on one device, and the program is for each: load it for each device, with \
                 pjrtlite.device, instead of pjrtlite.any_device",
            ));
        }
        let current = self.current();
        let device = executable.device().unwrap_or(0);
        let shared = current.on_devices.of(client, device, &current.weights);
        let mut fixed = Vec::new();
        for (argument, weight) in &program.weights {
            let input = executable.signature()?.input_facts(*argument)?;
            fixed.push(Some(shared.buffer(*weight, input)?));
        }
        fixed.resize(arrangement.hidden.len(), None);
        let names = Names {
            inputs: function
                .inputs
                .iter()
                .map(|array| array.name.clone())
                .collect(),
            outputs: function
                .outputs
                .iter()
                .map(|array| array.name.clone())
                .collect(),
        };
        executable.with_face(&arrangement, names, fixed, shared)
    }
}

/// Loads a program, or the only function of a bundle, from a file.
pub(crate) fn load_file(client: &Client, path: &Path, options: &Options) -> Result<Executable> {
    if !file::starts(path, is_bundle) {
        return Executable::load_file(client, path, options);
    }
    only(&Bundle::open(path, &Options::new())?, client, options)
}

/// Loads a program, or the only function of a bundle, from memory.
pub(crate) fn load_memory(client: &Client, bytes: &[u8], options: &Options) -> Result<Executable> {
    if !is_bundle(bytes) {
        return Executable::load(client, bytes, options);
    }
    only(&Bundle::open_memory(bytes)?, client, options)
}

fn only(bundle: &Bundle, client: &Client, options: &Options) -> Result<Executable> {
    bundle.load(client, None, "", options).map_err(|error| {
        error.context(format_args!(
            "it is a bundle: open it by pjrtlite_bundle_open, and load a function of it by \
             pjrtlite_bundle_load"
        ))
    })
}

fn check_is_bundle(head: &[u8], tail: &[u8], size: usize) -> Result<()> {
    if is_bundle(head) {
        return Ok(());
    }
    // Most often what it is is known.
    program::check_ends(head, tail, size)?;
    Err(Error::new(
        Status::BadProgram,
        "it is no bundle: pjrtlite_executable_load_file loads single programs, and pjrtlite.Bundle in \
         Python saves bundles",
    ))
}

/// Fails unless a program takes and gives what its function says.
fn check_program(
    executable: &Executable,
    function: &Function,
    program: &Program,
    arrangement: &Arrangement,
) -> Result<()> {
    let whole = executable.signature()?;
    for (argument, _) in &program.weights {
        if whole.input_facts(*argument)?.donated_to.is_some() {
            return Err(Error::new(
                Status::BadProgram,
                "its program uses up a weight: what changes has to be an input and an output",
            ));
        }
    }
    let seen = whole.clone().arranged(arrangement)?;
    for (index, array) in function.inputs.iter().enumerate() {
        seen.check_input(index, &function.array(array, program)?)?;
    }
    for (index, array) in function.outputs.iter().enumerate() {
        seen.check_output(index, &function.array(array, program)?)?;
    }
    Ok(())
}

impl Archive {
    fn read(content: Content) -> Result<Archive> {
        let bytes = content.as_slice();
        let members = archive::read(bytes)?;
        for member in &members {
            if member.bytes.start % archive::ALIGNMENT != 0 {
                return Err(archive::damaged(format_args!(
                    "'{}' is not at a multiple of {} bytes: it was packed by another tool than \
                     pjrtlite.Bundle",
                    shown(member.name(bytes)),
                    archive::ALIGNMENT
                )));
            }
        }
        let Some((first, others)) = members.split_first() else {
            return Err(archive::damaged(format_args!("it is empty")));
        };
        if first.name(bytes) != manifest::NAME {
            return Err(archive::damaged(format_args!(
                "{} is not its first file",
                manifest::NAME
            )));
        }
        let text = first.content(bytes);
        if archive::crc32(text) != first.crc {
            return Err(archive::damaged(format_args!(
                "the checksum of {} is wrong",
                manifest::NAME
            )));
        }
        let facts = Facts::new(&Manifest::read(text)?, bytes, others)?;
        let manifest = CString::new(text)
            .map_err(|_| archive::damaged(format_args!("a NUL is in its manifest")))?;
        let is_sound = facts.files.iter().map(|_| AtomicBool::new(false)).collect();
        Ok(Archive {
            manifest,
            facts,
            is_sound,
            content,
        })
    }

    /// The bytes of a file, which match its hash.
    fn file(&self, index: usize) -> Result<&[u8]> {
        let file = &self.facts.files[index];
        let bytes = self
            .content
            .as_slice()
            .get(file.bytes.clone())
            .unwrap_or_default();
        let is_sound = &self.is_sound[index];
        if !is_sound.load(Ordering::Relaxed) {
            if Sha256::digest(bytes)[..] != file.sha256 {
                return Err(Error::new(
                    Status::BadProgram,
                    format!(
                        "'{}' in the bundle is damaged: its hash is another. Copy the bundle anew",
                        file.name
                    ),
                ));
            }
            is_sound.store(true, Ordering::Relaxed);
        }
        Ok(bytes)
    }
}
