//! Entrances for what tries the readers with any bytes.

use std::ops::Range;

use super::{Archive, Content, archive, npy, weights};
use crate::alloc::AlignedBytes;
use crate::array::{ArrayType, DType};
use crate::error::Result;

/// The checksum that zip keeps of a member.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    archive::crc32(bytes)
}

/// Opens a bundle, and looks into each of its files. Gives what it says of itself.
pub(crate) fn read_bundle(bytes: &[u8]) -> Result<String> {
    let archive = Archive::read(Content::Read(AlignedBytes::copy(bytes)?))?;
    let facts = &archive.facts;
    for (index, file) in facts.files.iter().enumerate() {
        // Whether it matches its hash or not, it lies inside.
        let content = &archive.content.as_slice()[file.bytes.clone()];
        assert!(archive.file(index).is_err() || content.len() == file.bytes.len());
    }
    for weight in &facts.weights {
        let content = &archive.content.as_slice()[facts.files[weight.file].bytes.clone()];
        if let Ok(elements) = npy::elements(content, &weight.array) {
            assert_eq!(content[elements].len(), weight.array.byte_size());
        }
    }
    for function in &facts.functions {
        for program in &function.programs {
            let arguments =
                program.inputs.len() + program.weights.len() + program.destinations.len();
            let mut places: Vec<usize> = (program.inputs.iter().copied())
                .chain(
                    program
                        .weights
                        .iter()
                        .chain(&program.destinations)
                        .map(|(place, _)| *place),
                )
                .collect();
            places.sort_unstable();
            assert!(
                places.iter().copied().eq(0..arguments),
                "each argument has one meaning"
            );
            assert_eq!(program.results.len(), function.outputs.len());
            for array in function.inputs.iter().chain(&function.outputs) {
                let _ = function.array(array, program);
            }
        }
    }
    Ok(archive.manifest.to_string_lossy().into_owned())
}

/// Where a weight of three numbers is in a file of weights.
pub(crate) fn read_weights(bytes: &[u8]) -> Result<Range<usize>> {
    weights::finder(bytes)?("w", &ArrayType::new(DType::F32, &[3])?)
}
