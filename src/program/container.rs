//! The container that `jax.export` serializes a function into: its module, and what the module
//! does not say itself.
//!
//! It is a flatbuffer. The tables are stated here by hand, with the fields that are used, from
//! JAX's schema (`jax/_src/export/serialization.fbs`), where each field keeps its number for
//! ever. The `flatbuffers` crate verifies every offset before anything is read.

use flatbuffers::{
    Follow, ForwardsUOffset, InvalidFlatbuffer, Table, VOffsetT, Vector, Verifiable, Verifier,
    VerifierOptions,
};

use super::BYTECODE_MAGIC;
use crate::array::{ArrayType, DType, SUPPORTED, check_rank};
use crate::error::{Error, Result, Status};
use crate::host::log::{LogLevel, say};

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

/// A table whose fields are found by their number.
trait Fields<'a>: Copy {
    fn table(self) -> Table<'a>;

    fn scalar<T: Follow<'a, Inner = T> + 'a>(self, field: VOffsetT, default: T) -> T {
        // SAFETY: the table was verified, with a field of this type under this number.
        unsafe { self.table().get::<T>(field, Some(default)) }.unwrap_or_else(|| unreachable!())
    }

    fn reference<T: Follow<'a> + 'a>(self, field: VOffsetT) -> Option<T::Inner> {
        // SAFETY: as above.
        unsafe { self.table().get::<ForwardsUOffset<T>>(field, None) }
    }
}

/// States a table: its name, and for each field its number and type.
macro_rules! table {
    ($name:ident { $($field:ident: $number:literal => $kind:ty,)* }) => {
        #[derive(Clone, Copy)]
        struct $name<'a>(Table<'a>);

        impl $name<'_> {
            $(const $field: VOffsetT = 4 + 2 * $number;)*
        }

        impl<'a> Follow<'a> for $name<'a> {
            type Inner = $name<'a>;

            unsafe fn follow(buffer: &'a [u8], location: usize) -> Self::Inner {
                // SAFETY: the caller promises a table there.
                $name(unsafe { Table::new(buffer, location) })
            }
        }

        impl Verifiable for $name<'_> {
            fn run_verifier(
                verifier: &mut Verifier<'_, '_>,
                position: usize,
            ) -> std::result::Result<(), InvalidFlatbuffer> {
                verifier
                    .visit_table(position)?
                    $(.visit_field::<$kind>(stringify!($field), Self::$field, false)?)*
                    .finish();
                Ok(())
            }
        }

        impl<'a> Fields<'a> for $name<'a> {
            fn table(self) -> Table<'a> {
                self.0
            }
        }
    };
}

type Text<'a> = ForwardsUOffset<&'a str>;
type Tables<'a, T> = ForwardsUOffset<Vector<'a, ForwardsUOffset<T>>>;
type Numbers<'a, T> = ForwardsUOffset<Vector<'a, T>>;

table! { Exported {
    SERIALIZATION_VERSION: 0 => u16,
    IN_AVALS: 3 => Tables<'_, AbstractValue<'_>>,
    OUT_AVALS: 5 => Tables<'_, AbstractValue<'_>>,
    NR_DEVICES_SHORT: 6 => i16,
    PLATFORMS: 9 => Tables<'_, &str>,
    ORDERED_EFFECTS: 10 => Tables<'_, Effect<'_>>,
    MODULE: 13 => Numbers<'_, u8>,
    CALLING_CONVENTION: 14 => u16,
    KEPT_ARGUMENTS: 15 => Numbers<'_, u16>,
    USES_GLOBAL_CONSTANTS: 16 => bool,
    NR_DEVICES: 18 => u32,
    UNIQUE_AVALS: 19 => Tables<'_, AbstractValue<'_>>,
    IN_AVAL_INDICES: 22 => Numbers<'_, u32>,
    OUT_AVAL_INDICES: 23 => Numbers<'_, u32>,
    JAX_VERSION: 26 => Text<'_>,
} }

table! { AbstractValue {
    KIND: 0 => i8,
    SHAPE: 1 => Tables<'_, &str>,
    DTYPE: 2 => i8,
} }

table! { Effect {
    TYPE_NAME: 0 => Text<'_>,
} }

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
    Ok(Export { module, interface })
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

/// Refuses what a run on one device without Python cannot give.
fn check_needs(root: Exported<'_>) -> Result<()> {
    let devices = u32::from(
        root.scalar::<i16>(Exported::NR_DEVICES_SHORT, 0)
            .unsigned_abs(),
    )
    .max(root.scalar(Exported::NR_DEVICES, 0));
    if devices > 1 {
        return Err(bad(format_args!(
            "it is for {devices} devices; only programs for one device can be run. Export it \
             without sharding"
        )));
    }
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

/// The function's arguments or results. Since JAX 0.10 they are indices into a list of
/// different ones; before, they stood in a list of their own.
fn arrays(
    root: Exported<'_>,
    what: &str,
    list: VOffsetT,
    indices: VOffsetT,
) -> Result<Vec<ArrayType>> {
    let told = |index: usize, error: Error| error.context(format_args!("{what} {index}"));
    if let Some(indices) = root.reference::<Vector<'_, u32>>(indices) {
        let unique: Vec<AbstractValue<'_>> = tables(root, Exported::UNIQUE_AVALS).collect();
        check_count(what, indices.len())?;
        return indices
            .iter()
            .enumerate()
            .map(|(index, place)| {
                let value = unique.get(place as usize).ok_or_else(|| {
                    bad(format_args!(
                        "{what} {index} is of type {place}, but it lists {}",
                        unique.len()
                    ))
                })?;
                array(*value).map_err(|error| told(index, error))
            })
            .collect();
    }
    // As above, an empty list would be there.
    let list = root
        .reference::<Vector<'_, ForwardsUOffset<AbstractValue<'_>>>>(list)
        .ok_or_else(|| bad(format_args!("it does not list the function's {what}s")))?;
    check_count(what, list.len())?;
    list.iter()
        .enumerate()
        .map(|(index, value)| array(value).map_err(|error| told(index, error)))
        .collect()
}

/// A function's arguments are numbered by 16 bits; more can only be an attempt to use up memory.
fn check_count(what: &str, count: usize) -> Result<()> {
    if count <= usize::from(u16::MAX) {
        return Ok(());
    }
    Err(bad(format_args!(
        "it has {count} {what}s, which is more than there can be"
    )))
}

/// The numbers of JAX's kinds of abstract values so far: an array, and what orders effects.
const SHAPED_ARRAY: i8 = 0;
const TOKEN: i8 = 1;

fn array(value: AbstractValue<'_>) -> Result<ArrayType> {
    let kind: i8 = value.scalar(AbstractValue::KIND, 0);
    if kind == TOKEN {
        return Err(Error::new(
            Status::Unsupported,
            "it is a token, which orders effects and holds no values; export a function of arrays \
             alone",
        ));
    }
    if kind != SHAPED_ARRAY {
        return Err(bad(format_args!("it is of the unknown kind {kind}")));
    }
    let extents = value.reference::<Vector<'_, ForwardsUOffset<&str>>>(AbstractValue::SHAPE);
    check_rank(extents.map_or(0, |extents| extents.len()))
        .map_err(|error| error.with_status(Status::BadProgram))?;
    let (dtype, words) = dtype(value.scalar(AbstractValue::DTYPE, 0))?;
    let dims = extents
        .into_iter()
        .flatten()
        .map(extent)
        .chain(words.map(Ok))
        .collect::<Result<Vec<_>>>()?;
    ArrayType::new(dtype, &dims)
}

fn extent(text: &str) -> Result<i64> {
    match text.parse() {
        Ok(extent @ 0..) => Ok(extent),
        _ => Err(bad(format_args!(
            "its extent '{}' is not known before the run, which no plugin takes: export the \
             function for fixed shapes",
            short(text)
        ))),
    }
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

/// What the module has for each of JAX's element types, by their numbers in this schema: the type
/// of its elements, and the extent of the axis that it has behind the others, if there is one.
fn dtype(number: i8) -> Result<(DType, Option<i64>)> {
    let plain = |dtype| Ok((dtype, None));
    // A random key is an array of words, as many as its kind has.
    let key = |words| Ok((DType::U32, Some(words)));
    match number {
        0 => plain(DType::Bool),
        1 => plain(DType::I8),
        2 => plain(DType::I16),
        3 => plain(DType::I32),
        4 => plain(DType::I64),
        5 => plain(DType::U8),
        6 => plain(DType::U16),
        7 => plain(DType::U32),
        8 => plain(DType::U64),
        9 => plain(DType::F16),
        10 => plain(DType::F32),
        11 => plain(DType::F64),
        12 => plain(DType::C64),
        13 => plain(DType::C128),
        14 => plain(DType::Bf16),
        15 => plain(DType::I4),
        16 => plain(DType::U4),
        17 => plain(DType::F8e4m3b11fnuz),
        18 => plain(DType::F8e4m3fn),
        19 => plain(DType::F8e4m3fnuz),
        20 => plain(DType::F8e5m2),
        21 => plain(DType::F8e5m2fnuz),
        // float0, the derivative by an integer: the module has false in its place.
        22 => plain(DType::Bool),
        23 => plain(DType::F8e4m3),
        24 => plain(DType::F8e3m4),
        25 => plain(DType::F8e8m0fnu),
        26 => plain(DType::F4e2m1fn),
        27 => key(2),
        28 | 29 => key(4),
        _ => Err(Error::new(
            Status::Unsupported,
            format!(
                "its element type, number {number} of jax.export, is not known to this library; \
                 {SUPPORTED}"
            ),
        )),
    }
}

fn tables<'a, T: Follow<'a, Inner = T> + 'a>(
    from: impl Fields<'a>,
    field: VOffsetT,
) -> impl Iterator<Item = T> {
    from.reference::<Vector<'a, ForwardsUOffset<T>>>(field)
        .into_iter()
        .flatten()
}

fn strings<'a>(from: impl Fields<'a>, field: VOffsetT) -> impl Iterator<Item = &'a str> {
    from.reference::<Vector<'a, ForwardsUOffset<&'a str>>>(field)
        .into_iter()
        .flatten()
}

fn bad(message: std::fmt::Arguments<'_>) -> Error {
    Error::new(Status::BadProgram, message.to_string())
}

#[cfg(test)]
mod tests {
    use flatbuffers::{FlatBufferBuilder, WIPOffset};

    use super::*;

    /// A function as `jax.export` states it, to be written as a container.
    struct Function {
        version: u16,
        convention: u16,
        devices: u32,
        platforms: Vec<&'static str>,
        effects: Vec<&'static str>,
        kept: Vec<u16>,
        /// Extents and number of the element type of each argument and result.
        inputs: Vec<(Vec<&'static str>, i8)>,
        outputs: Vec<(Vec<&'static str>, i8)>,
        module: &'static [u8],
        /// Whether arrays stand in a list of their own, as before JAX 0.10.
        old_form: bool,
        /// Whether the module's arguments may begin with some that are not the function's.
        has_globals: bool,
        /// A field that is not there.
        without: Option<VOffsetT>,
    }

    impl Function {
        fn new() -> Function {
            Function {
                version: 12,
                convention: 10,
                devices: 1,
                platforms: vec!["cpu"],
                effects: Vec::new(),
                kept: vec![0, 2],
                inputs: vec![(vec!["2", "3"], 10), (vec![], 3), (vec!["2", "3"], 10)],
                outputs: vec![(vec!["0"], 14)],
                module: b"ML\xefR module",
                old_form: false,
                has_globals: false,
                without: None,
            }
        }

        fn write(&self) -> Vec<u8> {
            let mut builder = FlatBufferBuilder::new();
            let b = &mut builder;
            let inputs: Vec<_> = self.inputs.iter().map(|array| value(b, array)).collect();
            let outputs: Vec<_> = self.outputs.iter().map(|array| value(b, array)).collect();
            let platforms: Vec<_> = self
                .platforms
                .iter()
                .map(|name| b.create_string(name))
                .collect();
            let platforms = b.create_vector(&platforms);
            let effects: Vec<_> = self
                .effects
                .iter()
                .map(|name| {
                    let name = b.create_string(name);
                    let table = b.start_table();
                    b.push_slot_always(Effect::TYPE_NAME, name);
                    b.end_table(table)
                })
                .collect();
            let effects = b.create_vector(&effects);
            let module = b.create_vector(self.module);
            let kept = b.create_vector(&self.kept);
            let jax = b.create_string("0.11.2");
            let (first, second, all) = if self.old_form {
                let (inputs, outputs) = (b.create_vector(&inputs), b.create_vector(&outputs));
                (inputs.value(), outputs.value(), None)
            } else {
                let count = inputs.len() as u32;
                let all = [inputs.clone(), outputs.clone()].concat();
                let all = b.create_vector(&all);
                let ins: Vec<u32> = (0..count).collect();
                let outs: Vec<u32> = (count..count + outputs.len() as u32).collect();
                let (ins, outs) = (b.create_vector(&ins), b.create_vector(&outs));
                (ins.value(), outs.value(), Some(all))
            };
            let table = b.start_table();
            b.push_slot_always(Exported::SERIALIZATION_VERSION, self.version);
            b.push_slot_always(Exported::CALLING_CONVENTION, self.convention);
            b.push_slot_always(Exported::NR_DEVICES, self.devices);
            b.push_slot_always(Exported::PLATFORMS, platforms);
            b.push_slot_always(Exported::ORDERED_EFFECTS, effects);
            b.push_slot_always(Exported::MODULE, module);
            b.push_slot(Exported::USES_GLOBAL_CONSTANTS, self.has_globals, false);
            let is_there = |field| self.without != Some(field);
            if is_there(Exported::KEPT_ARGUMENTS) {
                b.push_slot_always(Exported::KEPT_ARGUMENTS, kept);
            }
            b.push_slot_always(Exported::JAX_VERSION, jax);
            let (first, second) = (WIPOffset::<()>::new(first), WIPOffset::<()>::new(second));
            match all {
                None => {
                    b.push_slot_always(Exported::IN_AVALS, first);
                    b.push_slot_always(Exported::OUT_AVALS, second);
                }
                Some(all) => {
                    b.push_slot_always(Exported::UNIQUE_AVALS, all);
                    for (field, list) in [
                        (Exported::IN_AVAL_INDICES, first),
                        (Exported::OUT_AVAL_INDICES, second),
                    ] {
                        if is_there(field) {
                            b.push_slot_always(field, list);
                        }
                    }
                }
            }
            let root = b.end_table(table);
            b.finish_minimal(root);
            b.finished_data().to_vec()
        }

        fn refused(&self) -> String {
            let bytes = self.write();
            let error = read(&bytes).expect_err("it is refused");
            assert_eq!(error.status(), Status::BadProgram, "{error}");
            error.message().to_owned()
        }
    }

    fn value<'a>(
        b: &mut FlatBufferBuilder<'a>,
        (extents, dtype): &(Vec<&'static str>, i8),
    ) -> WIPOffset<flatbuffers::TableFinishedWIPOffset> {
        let extents: Vec<_> = extents
            .iter()
            .map(|extent| b.create_string(extent))
            .collect();
        let extents = b.create_vector(&extents);
        let table = b.start_table();
        b.push_slot_always(AbstractValue::SHAPE, extents);
        b.push_slot_always(AbstractValue::DTYPE, *dtype);
        b.end_table(table)
    }

    #[test]
    fn a_function_is_read_in_its_new_and_its_old_form() {
        for (version, convention, old_form) in [
            (2, 9, true),
            (3, 10, true),
            (3, 10, false),
            (12, 10, false),
            (13, 10, false),
            (65535, 11, false),
            (1, 8, true),
        ] {
            let function = Function {
                version,
                convention,
                old_form,
                ..Function::new()
            };
            let bytes = function.write();
            assert!(looks_like_export(&bytes));
            let export = read(&bytes).unwrap();
            assert_eq!(export.module, function.module);
            let interface = export.interface;
            let show = |arrays: &[ArrayType]| {
                let texts: Vec<_> = arrays.iter().map(ArrayType::to_string).collect();
                texts.join(" ")
            };
            assert_eq!(show(&interface.inputs), "f32[2,3] i32[] f32[2,3]");
            assert_eq!(show(&interface.outputs), "bf16[0]");
            assert_eq!(interface.kept, [0, 2]);
            assert_eq!(interface.platforms, ["cpu"]);
        }
    }

    #[test]
    fn what_cannot_be_run_is_refused_with_the_reason() {
        let new = Function::new;
        for (function, reason) in [
            (
                Function {
                    convention: 11,
                    platforms: vec!["cpu", "cuda"],
                    ..new()
                },
                "convention 11, made by JAX 0.11.2; for several platforms",
            ),
            (
                Function {
                    convention: 11,
                    has_globals: true,
                    ..new()
                },
                "convention 11",
            ),
            (
                Function {
                    without: Some(Exported::KEPT_ARGUMENTS),
                    ..new()
                },
                "does not say which arguments its module takes, made by JAX 0.11.2",
            ),
            (
                Function {
                    without: Some(Exported::IN_AVAL_INDICES),
                    ..new()
                },
                "does not list the function's arguments",
            ),
            (
                Function {
                    without: Some(Exported::OUT_AVAL_INDICES),
                    ..new()
                },
                "does not list the function's results",
            ),
            (
                Function {
                    devices: 4,
                    ..new()
                },
                "4 devices",
            ),
            (
                Function {
                    effects: vec!["Print"],
                    ..new()
                },
                "ordered effects (Print)",
            ),
            (
                Function {
                    platforms: vec![],
                    ..new()
                },
                "names no platform",
            ),
            (
                Function {
                    kept: vec![2, 0],
                    ..new()
                },
                "keeps arguments",
            ),
            (
                Function {
                    kept: vec![0, 3],
                    ..new()
                },
                "keeps arguments",
            ),
            (
                Function {
                    module: b"text",
                    ..new()
                },
                "no StableHLO module",
            ),
            (
                Function {
                    inputs: vec![(vec!["2*b"], 10)],
                    kept: vec![0],
                    ..new()
                },
                "argument 0: its extent '2*b'",
            ),
            (
                Function {
                    outputs: vec![(vec!["-1"], 10)],
                    ..new()
                },
                "result 0: its extent '-1'",
            ),
        ] {
            let message = function.refused();
            assert!(message.contains(reason), "no '{reason}' in {message}");
        }
        let later = Function {
            outputs: vec![(vec![], 30)],
            ..new()
        }
        .write();
        let error = read(&later).unwrap_err();
        assert_eq!(error.status(), Status::Unsupported);
        assert!(error.message().contains("number 30"), "{error}");
    }

    #[test]
    fn no_flipped_byte_and_no_cut_is_read_out_of_bounds() {
        // Whatever comes out, nothing panics, and what is read lies inside the bytes.
        let bytes = Function::new().write();
        let inside = |bytes: &[u8], module: &[u8]| {
            let range = bytes.as_ptr_range();
            range.contains(&module.as_ptr()) || module.is_empty()
        };
        for position in 0..bytes.len() {
            for flip in 1..=255u8 {
                let mut changed = bytes.clone();
                changed[position] ^= flip;
                if let Ok(export) = read(&changed) {
                    assert!(inside(&changed, export.module));
                }
            }
        }
        for end in 0..bytes.len() {
            // Without the padding at its end it is still whole.
            if let Ok(export) = read(&bytes[..end]) {
                assert!(end + 4 > bytes.len(), "cut at {end}");
                assert_eq!(export.module, Function::new().module);
            }
        }
    }
}
