//! What an envelope keeps beside an executable, as protobuf messages.

use std::ffi::CString;

use prost::Message;

use super::signature::{Input, Signature};
use super::{Compiled, Interface, Names};
use crate::array::{ArrayType, DType, Layout};

/// [`Interface`] as a message.
#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredInterface {
    #[prost(message, repeated, tag = "1")]
    inputs: Vec<StoredArray>,
    #[prost(message, repeated, tag = "2")]
    outputs: Vec<StoredArray>,
    #[prost(uint64, repeated, tag = "3")]
    kept: Vec<u64>,
    #[prost(string, repeated, tag = "4")]
    platforms: Vec<String>,
}

/// [`ArrayType`] as a message.
#[derive(Clone, PartialEq, Message)]
struct StoredArray {
    #[prost(int32, tag = "1")]
    dtype: i32,
    #[prost(int64, repeated, tag = "2")]
    dims: Vec<i64>,
}

impl From<&ArrayType> for StoredArray {
    fn from(array: &ArrayType) -> StoredArray {
        StoredArray {
            dtype: array.dtype() as i32,
            dims: array.dims().to_vec(),
        }
    }
}

impl StoredArray {
    /// `None` if there is no such array.
    fn restore(&self) -> Option<ArrayType> {
        ArrayType::new(DType::from_code(self.dtype)?, &self.dims).ok()
    }
}

impl From<&Interface> for StoredInterface {
    fn from(interface: &Interface) -> StoredInterface {
        StoredInterface {
            inputs: interface.inputs.iter().map(StoredArray::from).collect(),
            outputs: interface.outputs.iter().map(StoredArray::from).collect(),
            kept: interface.kept.iter().map(|&index| index as u64).collect(),
            platforms: interface.platforms.clone(),
        }
    }
}

impl StoredInterface {
    /// `None` if it states what cannot be.
    pub(super) fn restore(&self) -> Option<Interface> {
        let interface = Interface {
            inputs: self
                .inputs
                .iter()
                .map(StoredArray::restore)
                .collect::<Option<_>>()?,
            outputs: self
                .outputs
                .iter()
                .map(StoredArray::restore)
                .collect::<Option<_>>()?,
            kept: self.kept.iter().map(|&index| index as usize).collect(),
            platforms: self.platforms.clone(),
        };
        interface.is_consistent().then_some(interface)
    }
}

/// [`Names`] as a message.
#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredNames {
    #[prost(string, repeated, tag = "1")]
    inputs: Vec<String>,
    #[prost(string, repeated, tag = "2")]
    outputs: Vec<String>,
}

impl StoredNames {
    /// `None` if there are none.
    pub(super) fn of(names: &Names) -> Option<StoredNames> {
        let texts = |names: &[CString]| {
            names
                .iter()
                .map(|name| name.to_string_lossy().into_owned())
                .collect()
        };
        (*names != Names::default()).then(|| StoredNames {
            inputs: texts(&names.inputs),
            outputs: texts(&names.outputs),
        })
    }

    /// `None` if these are no names of what a function takes and gives: each or none has one, and no two
    /// have the same.
    pub(super) fn restore(&self, interface: Option<&Interface>) -> Option<Names> {
        let interface = interface?;
        let names = |stored: &[String], count: usize| -> Option<Vec<CString>> {
            let mut given: Vec<&String> = stored.iter().filter(|name| !name.is_empty()).collect();
            given.sort_unstable();
            let is_possible = (stored.is_empty() || stored.len() == count)
                && given.windows(2).all(|pair| pair[0] != pair[1]);
            let each = stored.iter().map(|name| CString::new(name.as_str()).ok());
            each.collect::<Option<_>>().filter(|_| is_possible)
        };
        Some(Names {
            inputs: names(&self.inputs, interface.inputs.len())?,
            outputs: names(&self.outputs, interface.outputs.len())?,
        })
    }
}

/// [`Compiled`] as a message.
#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredCompiled {
    #[prost(message, repeated, tag = "1")]
    inputs: Vec<StoredInput>,
    #[prost(message, repeated, tag = "2")]
    outputs: Vec<StoredPlace>,
    #[prost(string, repeated, tag = "3")]
    functions: Vec<String>,
}

/// An array as an executable has it.
#[derive(Clone, PartialEq, Message)]
struct StoredPlace {
    #[prost(message, optional, tag = "1")]
    array: Option<StoredArray>,
    /// Its axes from the fastest to the slowest; none if it is row-major.
    #[prost(int64, repeated, tag = "2")]
    order: Vec<i64>,
}

/// [`Input`] as a message.
#[derive(Clone, PartialEq, Message)]
struct StoredInput {
    #[prost(message, optional, tag = "1")]
    place: Option<StoredPlace>,
    #[prost(uint64, optional, tag = "2")]
    donated_to: Option<u64>,
    #[prost(bool, tag = "3")]
    is_destination: bool,
}

impl StoredPlace {
    fn of(array: &ArrayType, layout: &Layout) -> StoredPlace {
        StoredPlace {
            array: Some(StoredArray::from(array)),
            order: match layout {
                Layout::RowMajor => Vec::new(),
                Layout::Permuted(axes) => axes.iter().map(|&axis| axis as i64).collect(),
            },
        }
    }

    fn restore(&self) -> Option<(ArrayType, Layout)> {
        let array = self.array.as_ref()?.restore()?;
        let layout = match &self.order[..] {
            [] => Layout::RowMajor,
            order => Layout::from_minor_to_major(order, array.dims()).ok()?,
        };
        Some((array, layout))
    }
}

impl From<&Compiled> for StoredCompiled {
    fn from(compiled: &Compiled) -> StoredCompiled {
        let signature = &compiled.signature;
        let input = |input: &Input| StoredInput {
            place: Some(StoredPlace::of(&input.array, &input.layout)),
            donated_to: input.donated_to.map(|output| output as u64),
            is_destination: input.is_destination,
        };
        let outputs = signature.outputs().iter().zip(signature.output_layouts());
        StoredCompiled {
            inputs: signature.inputs().iter().map(input).collect(),
            outputs: outputs
                .map(|(array, layout)| StoredPlace::of(array, layout))
                .collect(),
            functions: compiled.functions.clone(),
        }
    }
}

impl StoredCompiled {
    /// `None` if it states what cannot be.
    pub(super) fn restore(self) -> Option<Compiled> {
        let input = |(index, stored): (usize, &StoredInput)| {
            let (array, layout) = stored.place.as_ref()?.restore()?;
            let donated_to = match stored.donated_to {
                Some(output) => Some(usize::try_from(output).ok()?),
                None => None,
            };
            let input = Input {
                array,
                layout,
                donated_to,
                is_destination: stored.is_destination,
                parameter: Some(index),
            };
            let is_possible = match donated_to {
                Some(output) => output < self.outputs.len(),
                None => !stored.is_destination,
            };
            is_possible.then_some(input)
        };
        let inputs = self.inputs.iter().enumerate().map(input);
        let inputs = inputs.collect::<Option<Vec<Input>>>()?;
        let outputs = self.outputs.iter().map(StoredPlace::restore);
        let (outputs, output_layouts) = outputs.collect::<Option<_>>()?;
        Some(Compiled {
            signature: Signature::of_executable(inputs, outputs, output_layouts),
            functions: self.functions,
        })
    }
}
