//! A compiled program as bytes, and where they come from.

use std::path::{Path, PathBuf};

use twox_hash::xxhash3_128::Hasher as XxHash3_128;

use super::Executable;
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::{cpu, file, memory};
use crate::plugin::borrowed_bytes;
use crate::program::{self, Compilation, Program, Provenance, envelope};
use crate::sys;

/// What a program is loaded from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'a> {
    pub(crate) bytes: &'a [u8],
    /// The file that consists of them, if they come from one.
    pub(crate) path: Option<&'a Path>,
}

/// Where the bare executable is to be had.
///
/// What plugins make of an executable that they loaded themselves loads again, but fails when it
/// runs. So those bytes have to be had from where they came.
#[derive(Debug)]
pub(super) enum Origin {
    /// From the plugin, which compiled it.
    Compiled,
    /// From a copy.
    Memory(Vec<u8>),
    /// From the file, which is read again: a second copy of a large program is never there for
    /// nothing.
    File {
        path: PathBuf,
        size: usize,
        hash: u128,
    },
}

impl<'a> Source<'a> {
    /// Bytes that come from no file.
    pub(crate) fn memory(bytes: &'a [u8]) -> Source<'a> {
        Source { bytes, path: None }
    }
}

impl Origin {
    pub(super) fn of(source: Source<'_>, program: &Program<'_>) -> Result<Origin> {
        match (program.language(), source.path) {
            (Some(_), _) => Ok(Origin::Compiled),
            (None, None) => memory::copy(&program.code).map(Origin::Memory),
            (None, Some(path)) => Ok(Origin::File {
                // The host may change its folder. Without one, the path is as good as none.
                path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
                size: source.bytes.len(),
                hash: XxHash3_128::oneshot(source.bytes),
            }),
        }
    }
}

impl Executable {
    /// The compiled program, in an envelope that tells which build of which plugin and which
    /// machine it is for, with a checksum: [`Executable::load`] refuses it elsewhere, and if it is
    /// damaged. It is kept.
    ///
    /// An executable that was loaded from a file is read from there again, so that has to be as it
    /// was then.
    pub fn serialize(&self) -> Result<&[u8]> {
        self.0
            .serialized
            .get_or_try_init(|| {
                self.with_sealed(&[], |head, executable| {
                    let mut bytes = memory::with_room(head.len() + executable.len())?;
                    bytes.extend_from_slice(head);
                    bytes.extend_from_slice(executable);
                    Ok(bytes)
                })
            })
            .map(Vec::as_slice)
    }

    /// Writes what [`Executable::serialize`] gives to a file, without keeping it. Who reads the file
    /// meanwhile has the old one or the new one, whole.
    pub fn save(&self, path: &Path) -> Result<()> {
        self.with_sealed(&[], |head, executable| {
            file::write(path, &[head, executable])
                .map_err(|error| error.context(format_args!("cannot write '{}'", path.display())))
        })
    }

    /// The executable in its envelope, in two parts. `key` is that of a cache, if it is for one.
    pub(super) fn with_sealed<T>(
        &self,
        key: &[u8],
        use_: impl FnOnce(&[u8], &[u8]) -> Result<T>,
    ) -> Result<T> {
        self.check_is_whole()?;
        let interface = self.0.interface.as_ref().map(|(interface, _)| interface);
        let remedies = self.0.remedies.get();
        let provenance = Provenance {
            remedies: remedies.map_or_else(Vec::new, |(options, _)| options.clone()),
            arctan_is_settled: true,
            ..provenance_here(&self.0.client)?
        };
        let compilation = Compilation {
            any_device: self.device().is_none(),
            key: key.to_vec(),
            replicas: self.0.devices.counts.replicas,
            partitions: self.0.devices.counts.partitions,
            wholes: self.0.wholes.clone(),
        };
        let compiled = self.compiled()?;
        self.with_serialized(|bytes| {
            let head = envelope::head(
                provenance,
                compilation,
                (interface, &self.0.names),
                Some(compiled),
                bytes,
            )?;
            use_(&head, bytes)
        })
    }

    /// The bare executable as the plugin serializes it, or as it was loaded.
    pub(super) fn with_serialized<T>(&self, use_: impl FnOnce(&[u8]) -> Result<T>) -> Result<T> {
        match &self.0.origin {
            Origin::Compiled => {}
            Origin::Memory(executable) => return use_(executable),
            Origin::File { path, size, hash } => {
                let bytes = read_again(path, *size, *hash)?;
                return use_(&program::recognise(&bytes)?.code);
            }
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
}

/// The bytes that a program was loaded from, if they are in the file still.
fn read_again(path: &Path, size: usize, hash: u128) -> Result<Vec<u8>> {
    let told = |error: Error| {
        error.context(format_args!(
            "the executable was loaded from '{}', and has to be read there again: put the file \
             back, or load it from memory, which keeps a copy",
            path.display()
        ))
    };
    let changed = || {
        told(Error::new(
            Status::FailedPrecondition,
            "the file is another one by now".to_owned(),
        ))
    };
    let check_size = |_: &[u8], _: &[u8], now: usize| match now == size {
        true => Ok(()),
        false => Err(changed()),
    };
    let bytes = file::read(path, 0, check_size).map_err(|error| match error.status() {
        Status::FailedPrecondition => error,
        _ => told(error),
    })?;
    if XxHash3_128::oneshot(&bytes) != hash {
        return Err(changed());
    }
    Ok(bytes)
}

/// What tells whether an executable that was serialized elsewhere is for this client.
pub(super) fn provenance_here(client: &Client) -> Result<Provenance> {
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
