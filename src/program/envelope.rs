//! The envelope that pjrtlite puts around an executable that a plugin serialized: enough to tell
//! whether the bytes are whole, and whether this plugin on this machine is the one they are for.
//!
//! A plugin cannot tell either by itself. Measured: of executables with one flipped bit 2 in 100
//! are silently wrong and 4 to 8 crash the process, and one of a newer plugin can give wrong
//! numbers in an older one.
//!
//! | bytes | hold |
//! |---|---|
//! | 0 to 7 | `PJRTLITE` |
//! | 8 to 11 | version of this format, 2 |
//! | 12 to 15 | size of the facts |
//! | 16 to 23 | size of the executable |
//! | 24 to 31 | XXH3-64 of all other bytes |
//! | 32 to … | the facts, a protobuf message; then the executable |
//!
//! Numbers are little-endian. Version 1 did not tell how an executable was compiled: it is read as
//! one for a single device, which is how it was loaded then.

use std::hash::Hasher;

use prost::Message;
use twox_hash::XxHash3_64;

use super::devices::DeviceCounts;
use super::stored::{StoredCompiled, StoredInterface, StoredNames};
use super::{Compiled, Interface, Names, Provenance};
use crate::error::{Error, Result, Status};
use crate::host::memory;

const MAGIC: &[u8; 8] = b"PJRTLITE";
const VERSION: u32 = 2;
/// The oldest version that is still read.
const OLDEST: u32 = 1;
const CHECKSUM: std::ops::Range<usize> = 24..32;
const HEAD: usize = 32;

/// How an executable was compiled, as far as loading it depends on that.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Compilation {
    /// Whether it runs on each of a client's devices, and not on one alone.
    #[prost(bool, tag = "1")]
    pub(crate) any_device: bool,
    /// What a cache keeps it under: a hash of the program, the options and all else that it was compiled
    /// from. Empty if it is not from a cache.
    #[prost(bytes = "vec", tag = "2")]
    pub(crate) key: Vec<u8>,
    /// How many replicas of how many partitions it is; 0 is one.
    #[prost(uint64, tag = "3")]
    pub(crate) replicas: u64,
    #[prost(uint64, tag = "4")]
    pub(crate) partitions: u64,
    /// The extents of the arrays of which each device has a piece, where it has several and they are known.
    #[prost(message, optional, tag = "5")]
    pub(crate) wholes: Option<Wholes>,
}

/// The extents of whole arrays that are divided among devices, by a program's own numbers.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Wholes {
    #[prost(message, repeated, tag = "1")]
    pub(crate) inputs: Vec<Extents>,
    #[prost(message, repeated, tag = "2")]
    pub(crate) outputs: Vec<Extents>,
}

/// The extents of an array.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Extents {
    #[prost(int64, repeated, tag = "1")]
    pub(crate) dims: Vec<i64>,
}

impl Compilation {
    /// For how many devices it was compiled.
    pub(crate) fn counts(&self) -> DeviceCounts {
        DeviceCounts {
            replicas: self.replicas.max(1),
            partitions: self.partitions.max(1),
        }
    }
}

/// Everything that an envelope tells of the executable in it.
#[derive(Clone, PartialEq, Message)]
struct Facts {
    #[prost(message, optional, tag = "1")]
    provenance: Option<Provenance>,
    /// How an exported function's arguments become the executable's, if it is one.
    #[prost(message, optional, tag = "2")]
    interface: Option<StoredInterface>,
    #[prost(message, optional, tag = "3")]
    compilation: Option<Compilation>,
    /// What the plugin told of the executable, if it was asked.
    #[prost(message, optional, tag = "4")]
    compiled: Option<StoredCompiled>,
    /// What an exported function's arguments and results are called, where it tells. Older libraries pass it over.
    #[prost(message, optional, tag = "5")]
    names: Option<StoredNames>,
}

/// What comes out of an envelope.
#[derive(Debug, PartialEq)]
pub(super) struct Opened<'a> {
    pub(super) provenance: Provenance,
    pub(super) compilation: Compilation,
    pub(super) interface: Option<Interface>,
    pub(super) names: Names,
    pub(super) compiled: Option<Compiled>,
    pub(super) executable: &'a [u8],
}

/// Whether the bytes are an envelope, whole or not.
pub(crate) fn is_envelope(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// What comes before an executable in its envelope.
pub(crate) fn head(
    provenance: Provenance,
    compilation: Compilation,
    (interface, names): (Option<&Interface>, &Names),
    compiled: Option<&Compiled>,
    executable: &[u8],
) -> Result<Vec<u8>> {
    let facts = Facts {
        provenance: Some(provenance),
        interface: interface.map(StoredInterface::from),
        compilation: Some(compilation),
        compiled: compiled.map(StoredCompiled::from),
        // They are names of the function's arrays, and not of the executable's.
        names: interface.and_then(|_| StoredNames::of(names)),
    }
    .encode_to_vec();
    let size_of_facts = u32::try_from(facts.len()).map_err(|_| {
        Error::new(
            Status::Internal,
            "the facts about the plugin are too long to be stored",
        )
    })?;
    let mut bytes = memory::with_room(HEAD + facts.len())?;
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&size_of_facts.to_le_bytes());
    bytes.extend_from_slice(&(executable.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&[0; 8]);
    bytes.extend_from_slice(&facts);
    let checksum = checksum(&bytes, executable);
    bytes[CHECKSUM].copy_from_slice(&checksum.to_le_bytes());
    Ok(bytes)
}

/// An executable in its envelope.
#[cfg(any(test, fuzzing))]
pub(crate) fn seal(
    provenance: Provenance,
    compilation: Compilation,
    (interface, names): (Option<&Interface>, &Names),
    compiled: Option<&Compiled>,
    executable: &[u8],
) -> Result<Vec<u8>> {
    let mut bytes = head(
        provenance,
        compilation,
        (interface, names),
        compiled,
        executable,
    )?;
    bytes.extend_from_slice(executable);
    Ok(bytes)
}

/// Takes an executable out of its envelope, if all bytes are as they were sealed.
pub(super) fn open(bytes: &[u8]) -> Result<Opened<'_>> {
    let damaged = |what: &str| {
        Error::new(
            Status::BadProgram,
            format!(
                "it is an executable that pjrtlite serialized, but {what}; serialize it anew, or \
                 load the program's StableHLO"
            ),
        )
    };
    let number = |at: std::ops::Range<usize>| {
        let mut digits = [0; 8];
        let given = bytes.get(at)?;
        digits[..given.len()].copy_from_slice(given);
        Some(u64::from_le_bytes(digits))
    };
    let cut_short = || damaged("it is cut short");
    let version = number(8..12).ok_or_else(cut_short)?;
    if !(u64::from(OLDEST)..=u64::from(VERSION)).contains(&version) {
        return Err(damaged(&format!(
            "in version {version} of the format, and this library reads versions {OLDEST} to \
             {VERSION}"
        )));
    }
    let facts = number(12..16).ok_or_else(cut_short)?;
    let executable = number(16..24).ok_or_else(cut_short)?;
    let stored = number(CHECKSUM).ok_or_else(cut_short)?;
    let wanted = (HEAD as u64)
        .checked_add(facts)
        .and_then(|size| size.checked_add(executable));
    if wanted != Some(bytes.len() as u64) {
        return Err(damaged(
            "its size is not the one that it states: it is cut short or damaged",
        ));
    }
    if checksum(bytes, &[]) != stored {
        return Err(damaged(
            "its checksum is not the one that it states: it is damaged",
        ));
    }
    // The sizes add up to that of a slice, so each fits.
    let (facts, executable) = bytes[HEAD..].split_at(facts as usize);
    let facts = Facts::decode(facts)
        .map_err(|error| damaged(&format!("its facts cannot be read ({error})")))?;
    let nonsense = || damaged("its facts cannot be");
    let interface = match facts.interface {
        Some(stored) => Some(stored.restore().ok_or_else(nonsense)?),
        None => None,
    };
    Ok(Opened {
        names: match facts.names {
            Some(stored) => stored.restore(interface.as_ref()).ok_or_else(nonsense)?,
            None => Names::default(),
        },
        interface,
        compiled: match facts.compiled {
            Some(stored) => Some(stored.restore().ok_or_else(nonsense)?),
            None => None,
        },
        provenance: facts.provenance.ok_or_else(nonsense)?,
        compilation: facts.compilation.unwrap_or_default(),
        executable,
    })
}

/// Over all bytes but the checksum's own, in two parts; there must be at least a head in the first.
fn checksum(bytes: &[u8], more: &[u8]) -> u64 {
    let mut hasher = XxHash3_64::new();
    hasher.write(&bytes[..CHECKSUM.start]);
    hasher.write(&bytes[CHECKSUM.end..]);
    hasher.write(more);
    hasher.finish()
}

#[cfg(test)]
mod tests;
