//! What each device has of the arrays of a program for several.

use std::ffi::{CString, c_char};

use crate::array::ArrayType;
use crate::error::{Result, Status};
use crate::plugin::{Owned, borrowed_bytes, borrowed_list, c_text};
use crate::program::devices::DeviceCounts;
use crate::program::sharding::Sharding;
use crate::program::signature::Signature;
use crate::program::{Extents, Wholes};
use crate::sys;

/// What each device has of the arrays of a program for several.
#[derive(Debug)]
pub(super) struct Pieces {
    /// What one device takes and gives.
    pub(super) signature: Signature,
    pub(super) inputs: Vec<Division>,
    pub(super) outputs: Vec<Division>,
}

/// How an array is divided among the devices of a run.
#[derive(Clone, Debug)]
pub(crate) struct Division {
    sharding: Option<Sharding>,
    pub(super) text: CString,
    /// Of each device, where its piece starts in the whole array; none if it is not known.
    starts: Vec<Vec<i64>>,
}

impl Division {
    fn of(sharding: Option<Sharding>, piece: &ArrayType, devices: usize) -> Division {
        let text = sharding
            .as_ref()
            .map(Sharding::to_string)
            .unwrap_or_default();
        // Where it is known, there is one replica.
        let starts = sharding.as_ref().map(|sharding| {
            let each = (0..devices).map(|number| sharding.start(number, piece));
            each.collect()
        });
        Division {
            sharding,
            text: c_text(&text),
            starts: starts.unwrap_or_default(),
        }
    }

    /// Where the piece of a device starts, by its number, and whether it is the first that has it. `None` if it is
    /// not known.
    pub(crate) fn piece(&self, number: usize) -> Option<(&[i64], bool)> {
        let is_first = self.sharding.as_ref()?.first_with(number) == number;
        Some((self.starts.get(number)?, is_first))
    }
}

impl Pieces {
    /// What each device has: `own` is what the plugin tells that one takes and gives. Gives the whole arrays, too,
    /// as a signature of the same program.
    pub(super) fn of(
        described: &Owned<sys::PJRT_Executable>,
        counts: DeviceCounts,
        own: Signature,
        wholes: Option<&Wholes>,
    ) -> Result<(Signature, Pieces)> {
        let partitions = counts.partitions as usize;
        let told = Told::ask(described, counts)?;
        let of_inputs_pieces: Vec<&ArrayType> =
            own.inputs().iter().map(|input| &input.array).collect();
        let of_outputs_pieces: Vec<&ArrayType> = own.outputs().iter().collect();
        let known = |of: fn(&Wholes) -> usize, count| wholes.filter(|wholes| of(wholes) == count);
        let of_inputs = known(|wholes| wholes.inputs.len(), of_inputs_pieces.len());
        let of_outputs = known(|wholes| wholes.outputs.len(), of_outputs_pieces.len());
        let all = |pieces: &[&ArrayType], stated: &[Stated], dims: Option<&[Extents]>| {
            let each = pieces.iter().enumerate().map(|(index, piece)| {
                let dims = dims.map(|dims| &dims[index].dims[..]);
                whole(piece, stated.get(index), dims, partitions, counts.replicas)
            });
            each.collect::<Result<Vec<_>>>()
        };
        let input = all(
            &of_inputs_pieces,
            &told.inputs,
            of_inputs.map(|wholes| &wholes.inputs[..]),
        )?;
        let output = all(
            &of_outputs_pieces,
            &told.outputs,
            of_outputs.map(|wholes| &wholes.outputs[..]),
        )?;
        let (whole_inputs, inputs): (Vec<_>, Vec<_>) = input.into_iter().unzip();
        let (whole_outputs, outputs): (Vec<_>, Vec<_>) = output.into_iter().unzip();
        let devices = counts.devices() as usize;
        let divisions = |shardings: Vec<Option<Sharding>>, pieces: &[&ArrayType]| {
            let each = shardings.into_iter().zip(pieces);
            each.map(|(sharding, piece)| Division::of(sharding, piece, devices))
                .collect()
        };
        let (inputs, outputs) = (
            divisions(inputs, &of_inputs_pieces),
            divisions(outputs, &of_outputs_pieces),
        );
        let signature = own.clone().with_arrays(whole_inputs, whole_outputs);
        Ok((
            signature,
            Pieces {
                signature: own,
                inputs,
                outputs,
            },
        ))
    }

    /// The same by the numbers that `seen`, a signature of whole arrays, has for inputs.
    pub(super) fn seen_as(self, seen: &Signature, devices: usize) -> Pieces {
        let signature = self.signature.pieces_of(seen);
        let inputs = seen.inputs().iter().map(|input| match input.parameter {
            Some(number) => self.inputs[number].clone(),
            None => Division::of(Some(Sharding::replicated(devices)), &input.array, devices),
        });
        let results = seen.results().iter();
        Pieces {
            inputs: inputs.collect(),
            outputs: results
                .map(|&result| self.outputs[result].clone())
                .collect(),
            signature,
        }
    }
}

/// A sharding as a plugin told it, or that it told nothing.
type Stated = Option<Option<Sharding>>;

/// What a plugin tells of shardings.
#[derive(Default)]
struct Told {
    inputs: Vec<Stated>,
    outputs: Vec<Stated>,
}

impl Told {
    fn ask(described: &Owned<sys::PJRT_Executable>, counts: DeviceCounts) -> Result<Told> {
        let plugin = described.plugin();
        let partitions = counts.partitions as usize;
        let mut of_inputs = sys::PJRT_Shardings_PJRT_Executable_ParameterShardings_Args {
            executable: described.as_ptr(),
            ..Default::default()
        };
        let mut of_outputs = sys::PJRT_Shardings_PJRT_Executable_OutputShardings_Args {
            executable: described.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive; what it gives belongs to it.
        let asked = unsafe {
            let asked = plugin.call(&mut of_inputs);
            asked.and_then(|()| plugin.call(&mut of_outputs))
        };
        match asked {
            Ok(()) => {}
            Err(error)
                if matches!(
                    error.status(),
                    Status::UnsupportedByPlugin | Status::Unimplemented
                ) =>
            {
                return Ok(Told::default());
            }
            Err(error) => return Err(error.context("cannot tell how arrays are divided")),
        }
        let read = |texts: *const *const c_char, sizes: *const usize, count: usize| {
            // SAFETY: the lists belong to the executable, and have as many entries; so do the bytes.
            unsafe {
                let texts = borrowed_list(texts, count).iter();
                texts
                    .zip(borrowed_list(sizes, count))
                    .map(|(text, size)| {
                        Some(Sharding::read(borrowed_bytes(*text, *size), partitions))
                    })
                    .collect()
            }
        };
        Ok(Told {
            inputs: read(
                of_inputs.shardings,
                of_inputs.sharding_sizes,
                of_inputs.num_parameters,
            ),
            outputs: read(
                of_outputs.shardings,
                of_outputs.sharding_sizes,
                of_outputs.num_outputs,
            ),
        })
    }
}

/// The whole array that a piece is of, and how it is divided, if that is known.
fn whole(
    piece: &ArrayType,
    stated: Option<&Stated>,
    dims: Option<&[i64]>,
    partitions: usize,
    replicas: u64,
) -> Result<(ArrayType, Option<Sharding>)> {
    let by_dims = match dims {
        Some(dims) => Some(ArrayType::new(piece.dtype(), dims)?),
        None => None,
    };
    // Each replica has arrays of its own.
    if replicas > 1 {
        return Ok((piece.clone(), None));
    }
    match (stated.and_then(Option::as_ref), by_dims) {
        (Some(Some(sharding)), Some(whole)) => {
            sharding.check(&whole, piece)?;
            Ok((whole, Some(sharding.clone())))
        }
        (Some(Some(sharding)), None) => Ok((sharding.whole(piece)?, Some(sharding.clone()))),
        // Told, but in no way that gives each device a place.
        (Some(None), whole) => Ok((whole.unwrap_or_else(|| piece.clone()), None)),
        // Nobody tells: where a device has as much as there is, it has all.
        (None, Some(whole)) if whole == *piece => {
            Ok((whole, Some(Sharding::replicated(partitions))))
        }
        (None, whole) => Ok((whole.unwrap_or_else(|| piece.clone()), None)),
    }
}
