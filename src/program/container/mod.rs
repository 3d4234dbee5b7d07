//! The container that `jax.export` serializes a function into: its module, and what the module
//! does not say itself.
//!
//! It is a flatbuffer: `schema` has its tables, and `types` what it says of arrays.

mod names;
mod schema;
mod types;

use flatbuffers::{ForwardsUOffset, InvalidFlatbuffer, Vector, VerifierOptions};

use super::{BYTECODE_MAGIC, Names};
use crate::array::ArrayType;
use crate::error::{Error, Result, Status};
use crate::host::log::{LogLevel, say};
use schema::{Effect, Exported, Fields, strings, tables};
use types::arrays;

/// The newest version of the container that was looked at: 2 is that of JAX 0.4.30. In all of them
/// a field that is there means the same, so a newer one is read as far as its fields are there.
const NEWEST_VERSION: u16 = 12;

/// The conventions by which the module's arguments are passed that were looked at, from JAX 0.4.30
/// on. In both, what comes before the function's own arguments is the index of the platform.
const CALLING_CONVENTIONS: std::ops::RangeInclusive<u16> = 9..=10;

/// What JAX exported.
#[derive(Debug)]
pub(crate) struct Export<'a> {
    /// The module: StableHLO bytecode.
    pub(crate) module: &'a [u8],
    pub(crate) interface: Interface,
    pub(crate) names: Names,
    /// For how many devices it says that it is; 1 where it does not.
    pub(crate) devices: u64,
}

/// How the function's arguments become the module's.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Interface {
    /// The function's arguments, flattened, with those that it does not use.
    pub(crate) inputs: Vec<ArrayType>,
    /// The function's results, flattened.
    pub(crate) outputs: Vec<ArrayType>,
    /// The indices of the arguments that the module takes, in its order.
    pub(crate) kept: Vec<usize>,
    /// For which platforms it was exported. If there are several, the module may take the index
    /// of the one that it runs on as an argument before the others.
    pub(crate) platforms: Vec<String>,
}

impl Interface {
    /// Whether the arguments that the module takes are among the function's, each once, in order,
    /// and it is for some platform.
    pub(super) fn is_consistent(&self) -> bool {
        let ascending = self.kept.is_sorted_by(|a, b| a < b);
        let in_range = self
            .kept
            .last()
            .is_none_or(|last| *last < self.inputs.len());
        ascending && in_range && !self.platforms.is_empty()
    }
}

/// Whether the bytes may be such a container: it starts with the offset of its root table, and
/// holds a module. What does not look like one is not worth a message about it.
pub(super) fn looks_like_export(bytes: &[u8]) -> bool {
    may_be_export(bytes) && memchr::memmem::find(bytes, BYTECODE_MAGIC).is_some()
}

/// Whether a container may start like this.
pub(super) fn may_be_export(bytes: &[u8]) -> bool {
    let Some((start, _)) = bytes.split_first_chunk::<4>() else {
        return false;
    };
    let root = u32::from_le_bytes(*start) as usize;
    root >= 4 && root.is_multiple_of(2) && root < bytes.len().min(4096)
}

/// Reads a container. Nothing in it is trusted: its offsets are verified, and what it states is
/// checked against itself.
pub(super) fn read(bytes: &[u8]) -> Result<Export<'_>> {
    let root = verify(bytes).map_err(|error| {
        // The first line says what, the others by which way it was reached.
        let told = error.to_string();
        let what = told.lines().next().unwrap_or_default();
        bad(format_args!("it is damaged or cut short ({what})"))
    })?;
    let made_by = root
        .reference::<&str>(Exported::JAX_VERSION)
        .map_or(String::new(), |version| {
            format!(", made by JAX {}", short(version))
        });
    check_versions(root, &made_by)?;
    check_needs(root)?;
    let module = root
        .reference::<Vector<'_, u8>>(Exported::MODULE)
        .map(|module| module.bytes())
        .filter(|module| module.starts_with(BYTECODE_MAGIC))
        .ok_or_else(|| bad(format_args!("it holds no StableHLO module")))?;
    let platforms: Vec<String> = strings(root, Exported::PLATFORMS)
        .map(str::to_owned)
        .collect();
    // An empty list is written, too. If one is not there, a later version may keep it elsewhere, and
    // an argument that is used would be taken for one that is not.
    let kept = root
        .reference::<Vector<'_, u16>>(Exported::KEPT_ARGUMENTS)
        .ok_or_else(|| {
            bad(format_args!(
                "it does not say which arguments its module takes{made_by}"
            ))
        })?;
    let interface = Interface {
        inputs: arrays(
            root,
            "argument",
            Exported::IN_AVALS,
            Exported::IN_AVAL_INDICES,
        )?,
        outputs: arrays(
            root,
            "result",
            Exported::OUT_AVALS,
            Exported::OUT_AVAL_INDICES,
        )?,
        kept: kept.iter().map(usize::from).collect(),
        platforms,
    };
    if !interface.is_consistent() {
        return Err(bad(format_args!(
            "it names no platform, or keeps arguments that it does not have, or one twice"
        )));
    }
    let devices = root
        .scalar::<i16>(Exported::NR_DEVICES_SHORT, 0)
        .unsigned_abs();
    let devices = u32::from(devices).max(root.scalar(Exported::NR_DEVICES, 0));
    let names = names::names(bytes, interface.inputs.len(), interface.outputs.len());
    Ok(Export {
        module,
        interface,
        names,
        devices: devices.max(1).into(),
    })
}

fn verify(bytes: &[u8]) -> std::result::Result<Exported<'_>, InvalidFlatbuffer> {
    let options = VerifierOptions {
        // The tables that are stated are nested three deep. Tables can be named more than once,
        // so the limits bound how often that may happen, in proportion to the file.
        max_depth: 8,
        max_tables: bytes.len() / 8 + 16,
        max_apparent_size: bytes.len().saturating_mul(4),
        ignore_missing_null_terminator: false,
    };
    flatbuffers::root_with_opts::<Exported<'_>>(&options, bytes)
}

/// Refuses versions with which numbers could be wrong, and tells of others that are unknown.
fn check_versions(root: Exported<'_>, made_by: &str) -> Result<()> {
    let version: u16 = root.scalar(Exported::SERIALIZATION_VERSION, 0);
    let convention: u16 = root.scalar(Exported::CALLING_CONVENTION, 0);
    if version > NEWEST_VERSION {
        say(
            LogLevel::Info,
            format_args!(
                "a jax.export file is of version {version}{made_by}; the newest that this library \
                 knows is {NEWEST_VERSION}. It is read as one of that"
            ),
        );
    }
    if CALLING_CONVENTIONS.contains(&convention) {
        return Ok(());
    }
    // The conventions differ in what the module takes before the function's own arguments. If
    // there is nothing to tell it by, there is nothing of that, which the number of arguments
    // shows; what an argument is there for could not be seen otherwise.
    let hidden = root.reference::<Vector<'_, ForwardsUOffset<&str>>>(Exported::PLATFORMS);
    let is_plain = hidden.is_none_or(|platforms| platforms.len() < 2)
        && !root.scalar(Exported::USES_GLOBAL_CONSTANTS, false);
    if !is_plain {
        return Err(bad(format_args!(
            "it passes arguments by convention {convention}{made_by}; for several platforms this \
             library knows {} to {}. Export it for one platform",
            CALLING_CONVENTIONS.start(),
            CALLING_CONVENTIONS.end()
        )));
    }
    say(
        LogLevel::Info,
        format_args!(
            "a jax.export file passes arguments by convention {convention}{made_by}; this library \
             knows {} to {}. Its arguments are taken to be the function's own, in their order",
            CALLING_CONVENTIONS.start(),
            CALLING_CONVENTIONS.end()
        ),
    );
    Ok(())
}

/// Refuses what a run without Python cannot give.
fn check_needs(root: Exported<'_>) -> Result<()> {
    let effects: Vec<String> = tables::<Effect<'_>>(root, Exported::ORDERED_EFFECTS)
        .take(8)
        .map(|effect| {
            let name = effect.reference::<&str>(Effect::TYPE_NAME);
            short(name.unwrap_or("unnamed")).to_string()
        })
        .collect();
    if !effects.is_empty() {
        return Err(bad(format_args!(
            "it has ordered effects ({}), which need Python at run time: export it without \
             callbacks and `ordered=True`",
            effects.join(", ")
        )));
    }
    Ok(())
}

/// The start of a text that may be of any length and hold anything: shown raw, a NUL would end the
/// message for C, and others would steer a terminal.
fn short(text: &str) -> std::str::EscapeDebug<'_> {
    let end = text
        .char_indices()
        .nth(40)
        .map_or(text.len(), |(end, _)| end);
    text[..end].escape_debug()
}

fn bad(message: std::fmt::Arguments<'_>) -> Error {
    Error::new(Status::BadProgram, message.to_string())
}

#[cfg(test)]
mod tests;
