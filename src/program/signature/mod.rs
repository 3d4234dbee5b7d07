//! What goes into a program and what comes out, read from the optimised HLO that a plugin gives.

mod read;

use std::fmt;

use super::Interface;
use crate::array::{ArrayType, DType, Layout};
use crate::error::{Error, Result, Status};

/// The inputs and outputs of an executable, in the order of their indices.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    inputs: Vec<Input>,
    /// How many of the inputs, at their end, the host does not see.
    hidden: usize,
    outputs: Vec<ArrayType>,
    /// Of each output, which result of the executable it is.
    results: Vec<usize>,
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

/// How the arguments and results of a program become the inputs and outputs that the host sees.
#[derive(Clone, Debug)]
pub(crate) struct Arrangement {
    /// Of each input that the host sees, which argument it is.
    pub(crate) inputs: Vec<usize>,
    /// The other arguments, in the order in which they are numbered behind the inputs.
    pub(crate) hidden: Vec<usize>,
    /// Of each output, which result it is.
    pub(crate) results: Vec<usize>,
}

impl Signature {
    /// The signature of an executable, whose arguments are its inputs.
    pub(super) fn of_executable(
        inputs: Vec<Input>,
        outputs: Vec<ArrayType>,
        output_layouts: Vec<Layout>,
    ) -> Signature {
        Signature {
            parameter_count: inputs.len(),
            platform_index: None,
            inputs,
            hidden: 0,
            results: (0..outputs.len()).collect(),
            outputs,
            output_layouts,
        }
    }

    /// The signature that the host sees of a program that has this one. Every argument and every result
    /// must be named once.
    pub(crate) fn arranged(self, as_seen: &Arrangement) -> Result<Signature> {
        let differs = || {
            Error::new(
                Status::BadProgram,
                format!(
                    "the program is {self}, and is said to have {} arguments and {} results",
                    as_seen.inputs.len() + as_seen.hidden.len(),
                    as_seen.results.len()
                ),
            )
        };
        let is_each_once = |places: &[usize], count: usize| {
            let mut seen = vec![false; count];
            places.len() == count
                && places.iter().all(|&place| {
                    seen.get_mut(place)
                        .is_some_and(|seen| !std::mem::replace(seen, true))
                })
        };
        let arguments: Vec<usize> = as_seen
            .inputs
            .iter()
            .chain(&as_seen.hidden)
            .copied()
            .collect();
        if !is_each_once(&arguments, self.inputs.len())
            || !is_each_once(&as_seen.results, self.outputs.len())
        {
            return Err(differs());
        }
        let output_of = |result: usize| as_seen.results.iter().position(|&other| other == result);
        let inputs = arguments.iter().map(|&argument| {
            let input = &self.inputs[argument];
            Input {
                donated_to: input.donated_to.and_then(output_of),
                ..input.clone()
            }
        });
        let results = as_seen.results.iter();
        Ok(Signature {
            inputs: inputs.collect(),
            hidden: as_seen.hidden.len(),
            outputs: results
                .clone()
                .map(|&result| self.outputs[result].clone())
                .collect(),
            output_layouts: results
                .clone()
                .map(|&result| self.output_layouts[result].clone())
                .collect(),
            results: results.map(|&result| self.results[result]).collect(),
            ..self
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

    /// The same program with other arrays, as many.
    pub(crate) fn with_arrays(
        mut self,
        inputs: Vec<ArrayType>,
        outputs: Vec<ArrayType>,
    ) -> Signature {
        for (input, array) in self.inputs.iter_mut().zip(inputs) {
            input.array = array;
        }
        self.outputs = outputs;
        self
    }

    /// What this says of an executable's own arguments and results, by the numbers that `seen` has for them: what
    /// each device has where `seen` tells whole arrays.
    pub(crate) fn pieces_of(&self, seen: &Signature) -> Signature {
        let inputs = seen.inputs.iter().map(|input| match input.parameter {
            Some(number) => Input {
                array: self.inputs[number].array.clone(),
                layout: self.inputs[number].layout.clone(),
                ..input.clone()
            },
            None => input.clone(),
        });
        let results = seen.results.iter();
        Signature {
            inputs: inputs.collect(),
            outputs: results
                .clone()
                .map(|&result| self.outputs[result].clone())
                .collect(),
            output_layouts: results
                .map(|&result| self.output_layouts[result].clone())
                .collect(),
            ..seen.clone()
        }
    }

    /// How many arguments the executable itself takes.
    pub(crate) fn parameter_count(&self) -> usize {
        self.parameter_count
    }

    /// The type of the executable's first argument, if that is the index of the platform.
    pub(crate) fn platform_index(&self) -> Option<DType> {
        self.platform_index
    }

    /// All inputs, those that the host does not see at their end.
    pub(crate) fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// How many inputs the host sees.
    pub fn input_count(&self) -> usize {
        self.inputs.len() - self.hidden
    }

    /// Of each output, which result of the executable it is.
    pub(crate) fn results(&self) -> &[usize] {
        &self.results
    }

    /// How many outputs there are.
    pub fn output_count(&self) -> usize {
        self.outputs.len()
    }

    /// What the input at an index is.
    pub fn input(&self, index: usize) -> Result<&ArrayType> {
        self.seen_input(index).map(|input| &input.array)
    }

    /// What the output at an index is.
    pub fn output(&self, index: usize) -> Result<&ArrayType> {
        self.outputs
            .get(index)
            .ok_or_else(|| out_of_range("output", index, self.outputs.len()))
    }

    /// The output that may be written where the input at an index is, since the program donates the input.
    pub fn donated_to(&self, index: usize) -> Result<Option<usize>> {
        self.seen_input(index).map(|input| input.donated_to)
    }

    /// Whether a run uses the values of the input at an index. Others may be left unset: those that the
    /// program does not use, and those that only say where an output is written.
    pub fn is_needed(&self, index: usize) -> Result<bool> {
        self.seen_input(index)
            .map(|input| input.parameter.is_some() && !input.is_destination)
    }

    /// An input, whether the host sees it or not.
    pub(crate) fn input_facts(&self, index: usize) -> Result<&Input> {
        self.inputs
            .get(index)
            .ok_or_else(|| out_of_range("input", index, self.inputs.len()))
    }

    fn seen_input(&self, index: usize) -> Result<&Input> {
        let count = self.input_count();
        self.inputs[..count]
            .get(index)
            .ok_or_else(|| out_of_range("input", index, count))
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
        let input = self.seen_input(index)?;
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
        let seen = &self.inputs[..self.input_count()];
        list(f, seen.iter().map(|input| &input.array))?;
        f.write_str(" -> ")?;
        list(f, self.outputs.iter())
    }
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

#[cfg(test)]
mod tests {
    use super::read::tests::{read, shape};
    use super::read::{ProgramShape, Shape};
    use super::*;

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
}
