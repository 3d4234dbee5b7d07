//! What goes into a program and what comes out, read from the optimised HLO that a plugin gives.
//!
//! The messages are XLA's (`hlo.proto`, `xla_data.proto`), of which only the fields that are used
//! are stated here; everything else in them is skipped.

use std::collections::HashSet;
use std::fmt;

use prost::Message;

use super::{Interface, wire};
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
struct ProgramShape {
    #[prost(message, repeated, tag = "1")]
    parameters: Vec<Shape>,
    #[prost(message, optional, tag = "2")]
    result: Option<Shape>,
}

/// XLA's `ShapeProto`.
#[derive(Clone, PartialEq, Message)]
struct Shape {
    #[prost(int32, tag = "2")]
    element_type: i32,
    #[prost(int64, repeated, tag = "3")]
    dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "4")]
    tuple_shapes: Vec<Shape>,
    #[prost(message, optional, tag = "5")]
    layout: Option<LayoutProto>,
    #[prost(bool, repeated, tag = "6")]
    is_dynamic_dimension: Vec<bool>,
}

/// XLA's `LayoutProto`.
#[derive(Clone, PartialEq, Message)]
struct LayoutProto {
    #[prost(int64, repeated, tag = "1")]
    minor_to_major: Vec<i64>,
}

/// XLA's `HloInputOutputAliasProto`.
#[derive(Clone, PartialEq, Message)]
struct InputOutputAlias {
    #[prost(message, repeated, tag = "1")]
    entries: Vec<AliasEntry>,
}

#[derive(Clone, PartialEq, Message)]
struct AliasEntry {
    #[prost(int64, repeated, tag = "1")]
    output_shape_index: Vec<i64>,
    #[prost(int64, tag = "2")]
    parameter_number: i64,
}

/// The number of a tuple in XLA's `PrimitiveType`.
const TUPLE: i32 = 13;

/// The inputs and outputs of an executable, in the order of their indices.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    inputs: Vec<Input>,
    outputs: Vec<ArrayType>,
    /// The orders in which the executable writes the outputs' elements.
    output_layouts: Vec<Layout>,
    /// How many arguments the executable itself takes.
    parameter_count: usize,
    /// The type of the executable's first argument, if that is the index of the platform and not
    /// an input.
    platform_index: Option<DType>,
}

/// One input of an executable.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Input {
    pub(crate) array: ArrayType,
    /// The order in which the executable wants the elements.
    pub(crate) layout: Layout,
    /// The output that may be written into this input's memory, if the input is donated.
    pub(crate) donated_to: Option<usize>,
    /// Whether this input is donated, and its values are not used: it is there to say where the
    /// output should be written.
    pub(crate) is_destination: bool,
    /// Which argument of the executable it is; none if the program does not use it.
    pub(crate) parameter: Option<usize>,
}

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
                format!("the plugin's optimised program cannot be read: {what}"),
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
        Ok(Signature {
            parameter_count: inputs.len(),
            platform_index: None,
            inputs,
            outputs,
            output_layouts,
        })
    }

    /// The signature of the function that was exported with this interface, whose module has this
    /// signature: with the arguments that the function does not use, and without the index of the
    /// platform.
    pub(crate) fn of_function(self, interface: &Interface) -> Result<Signature> {
        let differs = |what: String| {
            Error::new(
                Status::BadProgram,
                format!("the exported function and its module differ: {what}"),
            )
        };
        let hidden = self.inputs.len().checked_sub(interface.kept.len());
        let platform_index = match (hidden, self.inputs.first()) {
            (Some(0), _) => None,
            (Some(1), Some(first))
                if interface.platforms.len() > 1
                    && first.array.dims().is_empty()
                    && matches!(first.array.dtype(), DType::I32 | DType::I64) =>
            {
                Some(first.array.dtype())
            }
            _ => {
                return Err(differs(format!(
                    "it uses {} arguments, and the module takes {}",
                    interface.kept.len(),
                    self.inputs.len()
                )));
            }
        };
        let first = usize::from(platform_index.is_some());
        let mut inputs: Vec<Input> = interface
            .inputs
            .iter()
            .map(|array| Input {
                array: array.clone(),
                layout: Layout::RowMajor,
                donated_to: None,
                is_destination: false,
                parameter: None,
            })
            .collect();
        for (&index, parameter) in interface.kept.iter().zip(&self.inputs[first..]) {
            if inputs[index].array != parameter.array {
                return Err(differs(format!(
                    "argument {index} is {}, and the module takes {}",
                    inputs[index].array, parameter.array
                )));
            }
            inputs[index] = parameter.clone();
        }
        if interface.outputs != self.outputs {
            return Err(differs("they have other results".to_owned()));
        }
        Ok(Signature {
            inputs,
            platform_index,
            ..self
        })
    }

    /// How many arguments the executable itself takes.
    pub(crate) fn parameter_count(&self) -> usize {
        self.parameter_count
    }

    /// The type of the executable's first argument, if that is the index of the platform.
    pub(crate) fn platform_index(&self) -> Option<DType> {
        self.platform_index
    }

    /// All inputs.
    pub(crate) fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// How many inputs there are.
    pub fn input_count(&self) -> usize {
        self.inputs.len()
    }

    /// How many outputs there are.
    pub fn output_count(&self) -> usize {
        self.outputs.len()
    }

    /// What the input at an index is.
    pub fn input(&self, index: usize) -> Result<&ArrayType> {
        self.input_facts(index).map(|input| &input.array)
    }

    /// What the output at an index is.
    pub fn output(&self, index: usize) -> Result<&ArrayType> {
        self.outputs
            .get(index)
            .ok_or_else(|| out_of_range("output", index, self.outputs.len()))
    }

    pub(crate) fn input_facts(&self, index: usize) -> Result<&Input> {
        self.inputs
            .get(index)
            .ok_or_else(|| out_of_range("input", index, self.inputs.len()))
    }

    /// What all inputs and outputs are.
    pub(crate) fn arrays(&self) -> impl Iterator<Item = &ArrayType> {
        let inputs = self.inputs.iter().map(|input| &input.array);
        inputs.chain(&self.outputs)
    }

    pub(crate) fn outputs(&self) -> &[ArrayType] {
        &self.outputs
    }

    /// The order in which the executable writes each output's elements.
    pub(crate) fn output_layouts(&self) -> &[Layout] {
        &self.output_layouts
    }

    /// Fails unless `given` is what the input at `index` wants.
    pub(crate) fn check_input(&self, index: usize, given: &ArrayType) -> Result<()> {
        let input = self.input_facts(index)?;
        check("input", "wants", index, &input.array, given)
    }

    /// Fails unless `given` is what the output at `index` holds.
    pub(crate) fn check_output(&self, index: usize, given: &ArrayType) -> Result<()> {
        check("output", "is", index, self.output(index)?, given)
    }
}

/// `f32[4], f32[4] -> f32[4]`; nothing is written as `()`.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<'a>(
            f: &mut fmt::Formatter<'_>,
            arrays: impl ExactSizeIterator<Item = &'a ArrayType>,
        ) -> fmt::Result {
            if arrays.len() == 0 {
                return f.write_str("()");
            }
            for (index, array) in arrays.enumerate() {
                if index > 0 {
                    f.write_str(", ")?;
                }
                write!(f, "{array}")?;
            }
            Ok(())
        }
        list(f, self.inputs.iter().map(|input| &input.array))?;
        f.write_str(" -> ")?;
        list(f, self.outputs.iter())
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

fn out_of_range(what: &str, index: usize, count: usize) -> Error {
    Error::new(
        Status::IndexOutOfRange,
        format!("there is no {what} {index}: the program has {count} (counted from 0)"),
    )
}

fn check(
    what: &str,
    verb: &str,
    index: usize,
    wanted: &ArrayType,
    given: &ArrayType,
) -> Result<()> {
    if wanted == given {
        return Ok(());
    }
    let advice = if wanted.dtype() == given.dtype() {
        if wanted.byte_size() == given.byte_size() {
            "the same number of elements in another shape; give the program's shape"
        } else {
            "give an array of that shape, or export the program for yours"
        }
    } else {
        "convert the array, or export the program for that element type"
    };
    Err(Error::new(
        Status::SignatureMismatch,
        format!("{what} {index} {verb} {wanted}; got {given}: {advice}"),
    ))
}

fn array(shape: &Shape) -> Result<ArrayType> {
    if shape.element_type == TUPLE {
        return Err(Error::new(
            Status::Unsupported,
            "it is a tuple inside the program; export a function of plain arrays",
        ));
    }
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
mod tests {
    use super::*;

    fn shape(element_type: i32, dimensions: &[i64], minor_to_major: &[i64]) -> Shape {
        Shape {
            element_type,
            dimensions: dimensions.to_vec(),
            layout: Some(LayoutProto {
                minor_to_major: minor_to_major.to_vec(),
            }),
            ..Shape::default()
        }
    }

    fn read(shape: ProgramShape, aliases: Vec<AliasEntry>) -> Result<Signature> {
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
    fn mismatches_say_what_is_wanted_what_came_and_what_to_do() {
        let signature = read(
            ProgramShape {
                parameters: vec![shape(11, &[2, 3], &[1, 0])],
                result: Some(shape(11, &[2, 3], &[1, 0])),
            },
            Vec::new(),
        )
        .unwrap();
        for (dtype, dims, advice) in [
            (DType::F64, &[2, 3][..], "convert the array"),
            (DType::F32, &[3, 2], "same number of elements"),
            (DType::F32, &[2, 4], "give an array of that shape"),
        ] {
            let given = ArrayType::new(dtype, dims).unwrap();
            for error in [
                signature.check_input(0, &given).unwrap_err(),
                signature.check_output(0, &given).unwrap_err(),
            ] {
                assert_eq!(error.status(), Status::SignatureMismatch);
                for text in ["f32[2,3]", &given.to_string(), advice] {
                    assert!(error.message().contains(text), "no '{text}' in {error}");
                }
            }
        }
    }

    fn function(kept: &[usize], platforms: &[&str]) -> Interface {
        let array = |dims: &[i64]| ArrayType::new(DType::F32, dims).unwrap();
        Interface {
            inputs: vec![array(&[1]), array(&[2]), array(&[3])],
            outputs: vec![array(&[4])],
            kept: kept.to_vec(),
            platforms: platforms.iter().map(|&name| name.to_owned()).collect(),
        }
    }

    fn module(parameters: Vec<Shape>) -> Signature {
        let shape = ProgramShape {
            parameters,
            result: Some(shape(11, &[4], &[0])),
        };
        read(shape, Vec::new()).unwrap()
    }

    #[test]
    fn a_function_has_the_arguments_that_its_module_lacks() {
        let signature = module(vec![shape(11, &[1], &[0]), shape(11, &[3], &[0])])
            .of_function(&function(&[0, 2], &["cpu"]))
            .unwrap();
        assert_eq!(signature.to_string(), "f32[1], f32[2], f32[3] -> f32[4]");
        let parameters: Vec<_> = signature.inputs().iter().map(|i| i.parameter).collect();
        assert_eq!(parameters, [Some(0), None, Some(1)]);
        assert_eq!(signature.parameter_count(), 2);
    }

    #[test]
    fn the_index_of_the_platform_is_no_input() {
        let index = shape(4, &[], &[]);
        let module = || module(vec![index.clone(), shape(11, &[2], &[0])]);
        let signature = module()
            .of_function(&function(&[1], &["cuda", "cpu"]))
            .unwrap();
        assert_eq!(signature.platform_index(), Some(DType::I32));
        let parameters: Vec<_> = signature.inputs().iter().map(|i| i.parameter).collect();
        assert_eq!(parameters, [None, Some(1), None]);
        // With one platform there is no such argument, so the module has one too many.
        let error = module().of_function(&function(&[1], &["cpu"])).unwrap_err();
        assert_eq!(error.status(), Status::BadProgram);
    }

    #[test]
    fn a_function_that_differs_from_its_module_is_refused() {
        let two = || module(vec![shape(11, &[1], &[0]), shape(11, &[2], &[0])]);
        assert!(two().of_function(&function(&[0, 1], &["cpu"])).is_ok());
        for kept in [&[0][..], &[0, 2], &[0, 1, 2], &[]] {
            let error = two().of_function(&function(kept, &["cpu"])).unwrap_err();
            assert_eq!(error.status(), Status::BadProgram, "{kept:?}");
        }
    }

    #[test]
    fn garbage_is_an_error() {
        assert!(Signature::from_optimized_hlo(b"\xff\xff\xff").is_err());
        assert!(Signature::from_optimized_hlo(b"").is_err());
    }
}
