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
mod tests {
    use super::*;
    use crate::array::{ArrayType, DType, Layout};
    use crate::program::signature::{Input, Signature};

    fn provenance() -> Provenance {
        Provenance {
            platform: "cpu".to_owned(),
            platform_version: "v".to_owned(),
            pjrt_minor: 115,
            attributes: vec!["a=1".to_owned()],
            plugin_hash: vec![7; 16],
            architecture: "x86_64".to_owned(),
            cpu_features: vec!["avx".to_owned(), "avx2".to_owned()],
            ..Provenance::default()
        }
    }

    fn interface() -> Interface {
        Interface {
            inputs: vec![ArrayType::new(DType::F32, &[2, 3]).unwrap(); 2],
            outputs: vec![ArrayType::new(DType::I64, &[]).unwrap()],
            kept: vec![1],
            platforms: vec!["cpu".to_owned(), "cuda".to_owned()],
        }
    }

    /// Of the second input, and of the output.
    fn names() -> Names {
        Names {
            inputs: vec![c"".into(), c"u \u{fc}".into()],
            outputs: vec![c"y".into()],
        }
    }

    /// Two inputs, one of them written over and in another order than the host's; two outputs.
    fn compiled() -> Compiled {
        let array = ArrayType::new(DType::F32, &[2, 3]).unwrap();
        let input = |index, layout, donated_to: Option<usize>| Input {
            array: array.clone(),
            layout,
            donated_to,
            is_destination: donated_to.is_some(),
            parameter: Some(index),
        };
        let turned = || Layout::from_minor_to_major(&[0, 1], array.dims()).unwrap();
        Compiled {
            signature: Signature::of_executable(
                vec![
                    input(0, Layout::RowMajor, None),
                    input(1, turned(), Some(1)),
                ],
                vec![ArrayType::new(DType::I64, &[]).unwrap(), array.clone()],
                vec![Layout::RowMajor, turned()],
            ),
            functions: vec!["TopK".to_owned(), "mine".to_owned()],
        }
    }

    const EXECUTABLE: &[u8] = b"the plugin's own bytes";

    fn sealed() -> Vec<u8> {
        let compiled = compiled();
        seal(
            provenance(),
            ANY_DEVICE,
            (Some(&interface()), &names()),
            Some(&compiled),
            EXECUTABLE,
        )
        .unwrap()
    }

    const ANY_DEVICE: Compilation = Compilation {
        any_device: true,
        key: Vec::new(),
    };

    /// An envelope as version 1 of the format had it, in which nothing tells of the compilation.
    fn sealed_by_version_1() -> Vec<u8> {
        let facts = Facts {
            provenance: Some(provenance()),
            interface: Some(StoredInterface::from(&interface())),
            compilation: None,
            compiled: None,
            names: None,
        }
        .encode_to_vec();
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&1u32.to_le_bytes());
        bytes.extend_from_slice(&(facts.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(EXECUTABLE.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&[0; 8]);
        bytes.extend_from_slice(&facts);
        bytes.extend_from_slice(EXECUTABLE);
        let checksum = checksum(&bytes, &[]);
        bytes[CHECKSUM].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    #[test]
    fn older_versions_are_read_and_newer_ones_named() {
        let bytes = sealed_by_version_1();
        let opened = Opened {
            provenance: provenance(),
            compilation: Compilation::default(),
            interface: Some(interface()),
            names: Names::default(),
            compiled: None,
            executable: EXECUTABLE,
        };
        assert_eq!(open(&bytes), Ok(opened));
        for version in [0, VERSION + 1] {
            let mut other = bytes.clone();
            other[8..12].copy_from_slice(&version.to_le_bytes());
            let error = open(&other).unwrap_err();
            let text = format!("version {version} of the format");
            assert!(error.message().contains(&text), "no '{text}' in {error}");
        }
    }

    #[test]
    fn what_is_sealed_comes_out_again() {
        for (interface, compiled, any_device) in [
            (None, None, false),
            (None, Some(compiled()), false),
            (Some(interface()), Some(compiled()), true),
        ] {
            let compilation = Compilation {
                any_device,
                key: vec![3; 32],
            };
            let bytes = seal(
                provenance(),
                compilation.clone(),
                (interface.as_ref(), &names()),
                compiled.as_ref(),
                EXECUTABLE,
            )
            .unwrap();
            assert!(is_envelope(&bytes));
            let opened = Opened {
                provenance: provenance(),
                compilation,
                names: interface.as_ref().map_or(Names::default(), |_| names()),
                interface,
                compiled,
                executable: EXECUTABLE,
            };
            assert_eq!(open(&bytes), Ok(opened));
        }
    }

    #[test]
    fn facts_that_cannot_be_are_refused() {
        let twice = Interface {
            kept: vec![1, 1],
            ..interface()
        };
        let bytes = seal(
            provenance(),
            ANY_DEVICE,
            (Some(&twice), &names()),
            None,
            EXECUTABLE,
        )
        .unwrap();
        assert_eq!(open(&bytes).unwrap_err().status(), Status::BadProgram);
        for impossible in [
            // There are two inputs and one output.
            Names {
                inputs: vec![c"u".into()],
                ..names()
            },
            Names {
                outputs: vec![c"y".into(), c"z".into()],
                ..names()
            },
            // Two of a name.
            Names {
                inputs: vec![c"u".into(), c"u".into()],
                ..names()
            },
        ] {
            let told = (Some(&interface()), &impossible);
            let bytes = seal(provenance(), ANY_DEVICE, told, None, EXECUTABLE).unwrap();
            let error = open(&bytes).unwrap_err();
            assert!(error.message().contains("its facts cannot be"), "{error}");
        }
        let input = compiled().signature.inputs()[1].clone();
        for impossible in [
            // The outputs are 0 and 1.
            Input {
                donated_to: Some(2),
                ..input.clone()
            },
            // A place for nothing.
            Input {
                donated_to: None,
                ..input.clone()
            },
            Input {
                layout: Layout::Permuted([1, 1].into()),
                ..input
            },
        ] {
            let signature = compiled().signature;
            let compiled = Compiled {
                signature: Signature::of_executable(
                    vec![impossible],
                    signature.outputs().to_vec(),
                    signature.output_layouts().to_vec(),
                ),
                functions: Vec::new(),
            };
            let bytes = seal(
                provenance(),
                ANY_DEVICE,
                (None, &Names::default()),
                Some(&compiled),
                EXECUTABLE,
            )
            .unwrap();
            let error = open(&bytes).unwrap_err();
            assert!(error.message().contains("its facts cannot be"), "{error}");
        }
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_noticed() {
        let bytes = sealed();
        for position in MAGIC.len()..bytes.len() {
            for bit in 0..8 {
                let mut flipped = bytes.clone();
                flipped[position] ^= 1 << bit;
                let error = open(&flipped).unwrap_err();
                assert_eq!(
                    error.status(),
                    Status::BadProgram,
                    "byte {position}, bit {bit}"
                );
            }
        }
        for end in 0..bytes.len() {
            assert!(open(&bytes[..end]).is_err(), "cut at {end}");
        }
        let mut longer = bytes;
        longer.push(0);
        assert!(open(&longer).is_err());
    }

    #[test]
    fn another_plugin_platform_or_machine_is_told() {
        let here = provenance();
        assert_eq!(provenance().check(&here), Ok(()));
        let more = Provenance {
            cpu_features: vec!["avx".to_owned(), "avx2".to_owned(), "avx512f".to_owned()],
            ..provenance()
        };
        assert_eq!(here.check(&more), Ok(()), "a machine may have more");
        for (there, told) in [
            (
                Provenance {
                    platform: "cuda".to_owned(),
                    ..provenance()
                },
                "'cuda'",
            ),
            (
                Provenance {
                    plugin_hash: vec![8; 16],
                    ..provenance()
                },
                "080808080808",
            ),
            (
                Provenance {
                    architecture: "aarch64".to_owned(),
                    ..provenance()
                },
                "aarch64",
            ),
            (more.clone(), "avx512f"),
        ] {
            let error = there.check(&here).unwrap_err();
            assert_eq!(error.status(), Status::ProgramMismatch);
            assert!(error.message().contains(told), "no '{told}' in {error}");
        }
    }
}
