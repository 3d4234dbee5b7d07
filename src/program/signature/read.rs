//! Reading a signature from the optimised HLO that a plugin gives.
//!
//! The messages are XLA's (`hlo.proto`, `xla_data.proto`), of which only the fields that are used
//! are stated here; everything else in them is skipped.

use std::collections::HashSet;

use prost::Message;

use super::super::wire;
use super::{Input, Signature};
use crate::array::{ArrayType, DType, Layout};
use crate::error::{Error, Result, Status};

/// XLA's `HloModuleProtoWithConfig`.
#[derive(Clone, PartialEq, Message)]
struct HloModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    hlo_module: Option<HloModule>,
}

/// XLA's `HloModuleProto`, without its instructions, of which there may be many.
#[derive(Clone, PartialEq, Message)]
struct HloModule {
    #[prost(message, optional, tag = "4")]
    host_program_shape: Option<ProgramShape>,
    #[prost(message, optional, tag = "8")]
    input_output_alias: Option<InputOutputAlias>,
}

/// The instructions that [`HloModuleWithConfig`] leaves out.
#[derive(Clone, PartialEq, Message)]
struct CodeWithConfig {
    #[prost(message, optional, tag = "1")]
    hlo_module: Option<Code>,
}

/// XLA's `HloModuleProto`, as code.
#[derive(Clone, PartialEq, Message)]
struct Code {
    #[prost(message, repeated, tag = "3")]
    computations: Vec<Computation>,
    #[prost(int64, tag = "6")]
    entry_computation_id: i64,
}

/// XLA's `HloComputationProto`.
#[derive(Clone, PartialEq, Message)]
struct Computation {
    #[prost(message, repeated, tag = "2")]
    instructions: Vec<Instruction>,
    #[prost(int64, tag = "5")]
    id: i64,
    #[prost(int64, tag = "6")]
    root_id: i64,
}

/// XLA's `HloInstructionProto`.
#[derive(Clone, PartialEq, Message)]
struct Instruction {
    #[prost(string, tag = "2")]
    opcode: String,
    #[prost(int64, tag = "9")]
    parameter_number: i64,
    #[prost(int64, tag = "35")]
    id: i64,
    #[prost(int64, repeated, tag = "36")]
    operand_ids: Vec<i64>,
}

/// XLA's `ProgramShapeProto`.
#[derive(Clone, PartialEq, Message)]
pub(super) struct ProgramShape {
    #[prost(message, repeated, tag = "1")]
    pub(super) parameters: Vec<Shape>,
    #[prost(message, optional, tag = "2")]
    pub(super) result: Option<Shape>,
}

/// XLA's `ShapeProto`.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Shape {
    #[prost(int32, tag = "2")]
    pub(super) element_type: i32,
    #[prost(int64, repeated, tag = "3")]
    pub(super) dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "4")]
    pub(super) tuple_shapes: Vec<Shape>,
    #[prost(message, optional, tag = "5")]
    pub(super) layout: Option<LayoutProto>,
    #[prost(bool, repeated, tag = "6")]
    pub(super) is_dynamic_dimension: Vec<bool>,
}

/// XLA's `LayoutProto`.
#[derive(Clone, PartialEq, Message)]
pub(super) struct LayoutProto {
    #[prost(int64, repeated, tag = "1")]
    pub(super) minor_to_major: Vec<i64>,
}

/// XLA's `HloInputOutputAliasProto`.
#[derive(Clone, PartialEq, Message)]
struct InputOutputAlias {
    #[prost(message, repeated, tag = "1")]
    entries: Vec<AliasEntry>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct AliasEntry {
    #[prost(int64, repeated, tag = "1")]
    output_shape_index: Vec<i64>,
    #[prost(int64, tag = "2")]
    parameter_number: i64,
}

/// The number of a tuple in XLA's `PrimitiveType`.
const TUPLE: i32 = 13;

/// Refuses a program that would wait for the host to feed it, or to take what it gives, in the middle
/// of a run: there is no way to do that here.
fn check_no_feeds(module_with_config: &[u8]) -> Result<()> {
    match wire::feed(module_with_config) {
        None => Ok(()),
        Some(feed) => Err(Error::new(
            Status::BadProgram,
            format!(
                "the program has an {feed}, which the host would have to serve during a run, so that \
                 the run would never end: pass the arrays as inputs and outputs"
            ),
        )),
    }
}

impl Signature {
    /// Reads the signature from a serialized `HloModuleProtoWithConfig`.
    pub(crate) fn from_optimized_hlo(bytes: &[u8]) -> Result<Signature> {
        let unreadable = |what: &str| {
            Error::new(
                Status::Internal,
                format!("the plugin's optimized program cannot be read: {what}"),
            )
        };
        let module = HloModuleWithConfig::decode(bytes)
            .map_err(|error| unreadable(&error.to_string()))?
            .hlo_module
            .ok_or_else(|| unreadable("it has no module"))?;
        check_no_feeds(bytes)?;
        let shape = module
            .host_program_shape
            .ok_or_else(|| unreadable("its module states no program shape"))?;
        let result = shape
            .result
            .ok_or_else(|| unreadable("its module states no result"))?;

        let mut inputs = shape
            .parameters
            .iter()
            .enumerate()
            .map(|(index, shape)| {
                let of_input = |error: Error| error.context(format_args!("input {index}"));
                let array = array(shape).map_err(of_input)?;
                Ok(Input {
                    layout: layout(shape).map_err(of_input)?,
                    array,
                    donated_to: None,
                    is_destination: false,
                    parameter: Some(index),
                })
            })
            .collect::<Result<Vec<_>>>()?;
        // One result stands for itself; several, or none, are a tuple.
        let is_tuple = result.element_type == TUPLE;
        let results = if is_tuple {
            &result.tuple_shapes[..]
        } else {
            std::slice::from_ref(&result)
        };
        let outputs = results
            .iter()
            .enumerate()
            .map(|(index, shape)| {
                array(shape).map_err(|error| error.context(format_args!("output {index}")))
            })
            .collect::<Result<Vec<_>>>()?;
        let output_layouts = results
            .iter()
            .enumerate()
            .map(|(index, shape)| {
                layout(shape).map_err(|error| error.context(format_args!("output {index}")))
            })
            .collect::<Result<Vec<_>>>()?;
        for alias in module.input_output_alias.iter().flat_map(|a| &a.entries) {
            let output = alias.output_shape_index.first().copied().unwrap_or(0);
            let input = usize::try_from(alias.parameter_number)
                .ok()
                .and_then(|number| inputs.get_mut(number))
                .ok_or_else(|| unreadable("it donates an input that does not exist"))?;
            let output = usize::try_from(output)
                .ok()
                .filter(|output| *output < outputs.len())
                .ok_or_else(|| unreadable("it donates to an output that does not exist"))?;
            input.donated_to = Some(output);
        }
        if inputs.iter().any(|input| input.donated_to.is_some()) {
            for index in unused_parameters(bytes) {
                if let Some(input) = inputs.get_mut(index) {
                    input.is_destination = input.donated_to.is_some();
                }
            }
        }
        Ok(Signature::of_executable(inputs, outputs, output_layouts))
    }
}

/// The parameters of a serialized `HloModuleProtoWithConfig` that no instruction uses. None where it
/// cannot be told.
fn unused_parameters(bytes: &[u8]) -> Vec<usize> {
    let Ok(CodeWithConfig {
        hlo_module: Some(code),
    }) = CodeWithConfig::decode(bytes)
    else {
        return Vec::new();
    };
    let entry = |computation: &&Computation| computation.id == code.entry_computation_id;
    let Some(entry) = code.computations.iter().find(entry) else {
        return Vec::new();
    };
    let mut used: HashSet<i64> = HashSet::from([entry.root_id]);
    for instruction in &entry.instructions {
        used.extend(&instruction.operand_ids);
    }
    entry
        .instructions
        .iter()
        .filter(|instruction| instruction.opcode == "parameter")
        .filter(|instruction| !used.contains(&instruction.id))
        .filter_map(|instruction| usize::try_from(instruction.parameter_number).ok())
        .collect()
}

fn array(shape: &Shape) -> Result<ArrayType> {
    if shape.is_dynamic_dimension.contains(&true) {
        return Err(Error::new(
            Status::Unsupported,
            "it has a dimension that is not known before the run; export for fixed shapes",
        ));
    }
    ArrayType::new(DType::from_xla(shape.element_type)?, &shape.dimensions)
}

fn layout(shape: &Shape) -> Result<Layout> {
    match &shape.layout {
        Some(layout) if !shape.dimensions.is_empty() => {
            Layout::from_minor_to_major(&layout.minor_to_major, &shape.dimensions)
        }
        _ => Ok(Layout::RowMajor),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in super::super) fn shape(
        element_type: i32,
        dimensions: &[i64],
        minor_to_major: &[i64],
    ) -> Shape {
        Shape {
            element_type,
            dimensions: dimensions.to_vec(),
            layout: Some(LayoutProto {
                minor_to_major: minor_to_major.to_vec(),
            }),
            ..Shape::default()
        }
    }

    pub(in super::super) fn read(
        shape: ProgramShape,
        aliases: Vec<AliasEntry>,
    ) -> Result<Signature> {
        let module = HloModuleWithConfig {
            hlo_module: Some(HloModule {
                host_program_shape: Some(shape),
                input_output_alias: Some(InputOutputAlias { entries: aliases }),
            }),
        };
        Signature::from_optimized_hlo(&module.encode_to_vec())
    }

    fn tuple(shapes: Vec<Shape>) -> Shape {
        Shape {
            element_type: TUPLE,
            tuple_shapes: shapes,
            ..Shape::default()
        }
    }

    #[test]
    fn several_results_are_a_tuple_and_donations_are_found() {
        let signature = read(
            ProgramShape {
                parameters: vec![shape(11, &[2, 3], &[1, 0]), shape(4, &[], &[])],
                result: Some(tuple(vec![
                    shape(16, &[5], &[0]),
                    shape(11, &[2, 3], &[1, 0]),
                ])),
            },
            vec![AliasEntry {
                output_shape_index: vec![1],
                parameter_number: 0,
            }],
        )
        .unwrap();
        assert_eq!(
            signature.to_string(),
            "f32[2,3], i32[] -> bf16[5], f32[2,3]"
        );
        assert_eq!(signature.input_facts(0).unwrap().donated_to, Some(1));
        assert_eq!(signature.input_facts(1).unwrap().donated_to, None);
        let error = signature.input(2).unwrap_err();
        assert_eq!(error.status(), Status::IndexOutOfRange);
    }

    #[test]
    fn nothing_in_and_nothing_out() {
        let shape = ProgramShape {
            parameters: Vec::new(),
            result: Some(tuple(Vec::new())),
        };
        assert_eq!(read(shape, Vec::new()).unwrap().to_string(), "() -> ()");
    }

    #[test]
    fn garbage_is_an_error() {
        assert!(Signature::from_optimized_hlo(b"\xff\xff\xff").is_err());
        assert!(Signature::from_optimized_hlo(b"").is_err());
    }
}
