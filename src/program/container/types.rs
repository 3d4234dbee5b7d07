//! What the container says of a function's arguments and results, as arrays of this library.

use flatbuffers::{ForwardsUOffset, VOffsetT, Vector};

use super::schema::{AbstractValue, Exported, Fields, tables};
use super::{bad, short};
use crate::array::{ArrayType, DType, SUPPORTED, check_rank, token};
use crate::error::{Error, Result, Status};

/// The function's arguments or results. Since JAX 0.10 they are indices into a list of
/// different ones; before, they stood in a list of their own.
pub(super) fn arrays(
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
pub(super) const TOKEN: i8 = 1;

fn array(value: AbstractValue<'_>) -> Result<ArrayType> {
    let kind: i8 = value.scalar(AbstractValue::KIND, 0);
    if kind == TOKEN {
        return Err(token());
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
