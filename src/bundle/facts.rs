//! What a bundle holds, checked: each name leads to something, each program's arguments are its
//! function's, each file is there.

use std::collections::{HashMap, HashSet};
use std::ffi::CString;
use std::ops::Range;

use super::archive::Member;
use super::manifest::{self, Argument, Check, Extent, Manifest, Order, Role, bad};
use super::names::{
    check_path, check_text, dtype, find, hash, identifier, index, shown, sizes_text, text, twice,
};
use crate::array::{ArrayType, DType};
use crate::error::{Error, Result, Status};

/// More named extents than any function has.
const MOST_EXTENTS: usize = 64;

/// A function of a bundle.
#[derive(Debug)]
pub(crate) struct Function {
    pub(super) name: CString,
    pub(super) role: Role,
    pub(super) of: CString,
    pub(super) doc: CString,
    pub(super) order: Order,
    pub(super) rows_independent: CString,
    pub(super) inputs: Vec<Array>,
    pub(super) outputs: Vec<Array>,
    pub(super) programs: Vec<Program>,
    /// What its sizes are, for people and for [`Function::program`].
    pub(super) sizes: CString,
}

/// An input or an output of a function.
#[derive(Debug)]
pub(crate) struct Array {
    pub(super) name: CString,
    pub(super) dtype: DType,
    /// Its extents; -1 stands for one that has a name.
    pub(super) dims: Vec<i64>,
    pub(super) extents: Vec<Extent>,
    /// `n,40`.
    pub(super) shape: CString,
    pub(super) unit: CString,
    pub(super) doc: CString,
    /// Of an input, the output that is written where it is; of an output, the input.
    pub(super) state: Option<usize>,
    pub(super) state_name: CString,
    /// Of a derivative's array, the array that it belongs to.
    pub(super) of: CString,
    /// Of an output: whether each program has an argument that says where it is written.
    pub(super) is_destined: bool,
}

/// A program for one choice of a function's extents.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) sizes: Vec<(String, i64)>,
    pub(super) platforms: Vec<String>,
    pub(super) file: usize,
    /// Of each input, which argument of the program it is.
    pub(super) inputs: Vec<usize>,
    /// Weights, by the argument that they are.
    pub(super) weights: Vec<(usize, usize)>,
    /// Arguments that say where an output is written.
    pub(super) destinations: Vec<(usize, usize)>,
    /// Of each output, which result of the program it is.
    pub(super) results: Vec<usize>,
    pub(super) check: Option<Golden>,
}

/// Inputs, and the outputs that they gave, as files.
#[derive(Debug)]
pub(super) struct Golden {
    pub(super) inputs: Vec<usize>,
    pub(super) outputs: Vec<usize>,
    pub(super) rtol: f64,
    pub(super) atol: f64,
}

#[derive(Debug)]
pub(crate) struct Weight {
    pub(super) name: CString,
    pub(super) array: ArrayType,
    pub(super) file: usize,
}

/// A file of the archive, and the hash that the manifest tells of it.
#[derive(Debug)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) bytes: Range<usize>,
    pub(super) sha256: [u8; 32],
}

/// All that a bundle holds.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) name: CString,
    pub(super) doc: CString,
    pub(super) functions: Vec<Function>,
    pub(super) weights: Vec<Weight>,
    pub(super) files: Vec<File>,
}

impl Facts {
    /// Checks a manifest against the members that its archive has beside it.
    pub(super) fn new(manifest: &Manifest, archive: &[u8], members: &[Member]) -> Result<Facts> {
        let files = files(&manifest.files, archive, members)?;
        let by_name = index("file", files.iter().map(|file| file.name.as_str()))?;
        let mut weights = Vec::new();
        for weight in &manifest.weights {
            let told =
                |error: Error| error.context(format_args!("weight '{}'", shown(&weight.name)));
            check_text(&weight.name).map_err(told)?;
            weights.push(Weight {
                name: text(&weight.name).map_err(told)?,
                array: ArrayType::new(dtype(&weight.dtype).map_err(told)?, &weight.shape)
                    .map_err(|error| told(error.with_status(Status::BadProgram)))?,
                file: find(&by_name, "file", &weight.file).map_err(told)?,
            });
        }
        let context = Context {
            files: by_name,
            weights: index(
                "weight",
                manifest.weights.iter().map(|weight| weight.name.as_str()),
            )?,
        };
        let names = index(
            "function",
            manifest
                .functions
                .iter()
                .map(|function| function.name.as_str()),
        )?;
        let mut functions = Vec::new();
        for function in &manifest.functions {
            functions.push(context.function(function).map_err(|error| {
                error.context(format_args!("function '{}'", shown(&function.name)))
            })?);
        }
        let facts = Facts {
            name: identifier(&manifest.name)?,
            doc: text(&manifest.doc)?,
            functions,
            weights,
            files,
        };
        facts.check_derivatives(&names)?;
        Ok(facts)
    }

    /// A derivative is one of a function that is there.
    fn check_derivatives(&self, names: &HashMap<String, usize>) -> Result<()> {
        for function in &self.functions {
            let of = function.of.to_string_lossy();
            let is_derivative = matches!(function.role, Role::TangentLinear | Role::Adjoint);
            let is_right = if is_derivative {
                names.contains_key(&*of)
            } else {
                of.is_empty()
            };
            if !is_right {
                return Err(bad(format_args!(
                    "function '{}' is of role {} and of '{}', which does not fit",
                    function.name.to_string_lossy(),
                    function.role.c_name().to_string_lossy(),
                    of.escape_debug()
                )));
            }
        }
        Ok(())
    }
}

/// What the functions of a bundle refer to.
struct Context {
    files: HashMap<String, usize>,
    weights: HashMap<String, usize>,
}

impl Context {
    fn function(&self, given: &manifest::Function) -> Result<Function> {
        let mut inputs = arrays("input", &given.inputs, &given.extents)?;
        let mut outputs = arrays("output", &given.outputs, &given.extents)?;
        if given.extents.len() > MOST_EXTENTS {
            return Err(bad(format_args!(
                "it has more than {MOST_EXTENTS} named extents"
            )));
        }
        index("extent", given.extents.iter().map(String::as_str))?;
        given
            .extents
            .iter()
            .try_for_each(|extent| identifier(extent).map(|_| ()))?;
        if let Some(extent) = &given.rows_independent
            && !given.extents.contains(extent)
        {
            return Err(bad(format_args!(
                "rows_independent names '{}', which is no extent",
                shown(extent)
            )));
        }
        let names = Names {
            inputs: index(
                "input",
                given.inputs.iter().map(|array| array.name.as_str()),
            )?,
            outputs: index(
                "output",
                given.outputs.iter().map(|array| array.name.as_str()),
            )?,
        };
        for (index, array) in given.inputs.iter().enumerate() {
            let Some(state) = &array.state else { continue };
            let output = find(&names.outputs, "output", state)?;
            let same = inputs[index].dtype == outputs[output].dtype
                && inputs[index].extents == outputs[output].extents;
            if outputs[output].state.is_some() || !same {
                return Err(bad(format_args!(
                    "input '{}' and output '{}' are one state, and differ, or another is, too",
                    shown(&array.name),
                    shown(state)
                )));
            }
            inputs[index].state = Some(output);
            inputs[index].state_name = outputs[output].name.clone();
            outputs[output].state = Some(index);
            outputs[output].state_name = inputs[index].name.clone();
        }
        if given.outputs.iter().any(|output| output.state.is_some()) {
            return Err(bad(format_args!(
                "an output has a state; it is the input that names it"
            )));
        }
        if given.programs.is_empty() {
            return Err(bad(format_args!("there is no program")));
        }
        // Everything here takes time in proportion to what is written, whatever that is.
        let mut programs: Vec<Program> = Vec::new();
        let mut seen = HashSet::new();
        let mut sizes: Vec<String> = Vec::new();
        let mut destined = vec![0; outputs.len()];
        for program in &given.programs {
            let program = self.program(program, given, &names, &outputs)?;
            let text = sizes_text(&program.sizes);
            for platform in &program.platforms {
                if !seen.insert((text.clone(), platform.clone())) {
                    return Err(bad(format_args!(
                        "there are two programs for {text} on {platform}"
                    )));
                }
            }
            for (_, output) in &program.destinations {
                destined[*output] += 1;
            }
            if sizes.last() != Some(&text) {
                sizes.push(text);
            }
            programs.push(program);
        }
        for (output, count) in outputs.iter_mut().zip(destined) {
            output.is_destined = count == programs.len();
        }
        let mut told = HashSet::new();
        sizes.retain(|text| told.insert(text.clone()));
        Ok(Function {
            name: identifier(&given.name)?,
            role: given.role,
            of: text(given.of.as_deref().unwrap_or_default())?,
            doc: text(&given.doc)?,
            order: given.order,
            rows_independent: text(given.rows_independent.as_deref().unwrap_or_default())?,
            inputs,
            outputs,
            programs,
            sizes: text(&sizes.join("; "))?,
        })
    }

    fn program(
        &self,
        given: &manifest::Program,
        function: &manifest::Function,
        names: &Names,
        outputs: &[Array],
    ) -> Result<Program> {
        let mut sizes = Vec::new();
        for extent in &function.extents {
            match given.sizes.0.iter().find(|(name, _)| name == extent) {
                Some((name, size @ 0..)) => sizes.push((name.clone(), *size)),
                _ => {
                    return Err(bad(format_args!(
                        "a program has no size for '{}'",
                        shown(extent)
                    )));
                }
            }
        }
        if sizes.len() != given.sizes.0.len() {
            return Err(bad(format_args!(
                "a program has a size for what is no extent"
            )));
        }
        if given.platforms.is_empty() {
            return Err(bad(format_args!("a program is for no platform")));
        }
        given
            .platforms
            .iter()
            .try_for_each(|platform| identifier(platform).map(|_| ()))?;
        let mut inputs = vec![None; function.inputs.len()];
        let mut is_destined = vec![false; outputs.len()];
        let (mut weights, mut destinations) = (Vec::new(), Vec::new());
        for (argument, what) in given.arguments.iter().enumerate() {
            match what {
                Argument::Input(name) => {
                    let input = find(&names.inputs, "input", name)?;
                    if inputs[input].replace(argument).is_some() {
                        return Err(twice("input", name));
                    }
                }
                Argument::Weight(name) => {
                    weights.push((argument, find(&self.weights, "weight", name)?))
                }
                Argument::Destination(name) => {
                    let output = find(&names.outputs, "output", name)?;
                    let is_twice = std::mem::replace(&mut is_destined[output], true);
                    if outputs[output].state.is_some() || is_twice {
                        return Err(twice("destination", name));
                    }
                    destinations.push((argument, output));
                }
            }
        }
        let inputs: Option<Vec<usize>> = inputs.into_iter().collect();
        let inputs =
            inputs.ok_or_else(|| bad(format_args!("a program lacks an input of its function")))?;
        let mut results = vec![None; function.outputs.len()];
        for (result, name) in given.results.iter().enumerate() {
            let output = find(&names.outputs, "output", name)?;
            if results[output].replace(result).is_some() {
                return Err(twice("result", name));
            }
        }
        let results: Option<Vec<usize>> = results.into_iter().collect();
        let results = results
            .ok_or_else(|| bad(format_args!("a program lacks an output of its function")))?;
        Ok(Program {
            sizes,
            platforms: given.platforms.clone(),
            file: find(&self.files, "file", &given.file)?,
            inputs,
            weights,
            destinations,
            results,
            check: given
                .check
                .as_ref()
                .map(|check| self.golden(check, function))
                .transpose()?,
        })
    }

    fn golden(&self, given: &Check, function: &manifest::Function) -> Result<Golden> {
        let files = |names: &[String]| -> Result<Vec<usize>> {
            names
                .iter()
                .map(|name| find(&self.files, "file", name))
                .collect()
        };
        let golden = Golden {
            inputs: files(&given.inputs)?,
            outputs: files(&given.outputs)?,
            rtol: given.rtol,
            atol: given.atol,
        };
        let is_right = golden.inputs.len() == function.inputs.len()
            && golden.outputs.len() == function.outputs.len()
            && [golden.rtol, golden.atol]
                .iter()
                .all(|tolerance| (0.0..f64::INFINITY).contains(tolerance));
        if is_right {
            return Ok(golden);
        }
        Err(bad(format_args!(
            "a check needs a file for each input and output, and tolerances that are not negative"
        )))
    }
}

struct Names {
    inputs: HashMap<String, usize>,
    outputs: HashMap<String, usize>,
}

impl Function {
    /// The arrays of an input or output at the sizes of a program.
    pub(super) fn array(&self, array: &Array, program: &Program) -> Result<ArrayType> {
        let mut dims = Vec::with_capacity(array.extents.len());
        for extent in &array.extents {
            dims.push(match extent {
                Extent::Fixed(extent) => *extent,
                Extent::Named(name) => program
                    .sizes
                    .iter()
                    .find(|(other, _)| other == name)
                    .map_or(-1, |(_, extent)| *extent),
            });
        }
        ArrayType::new(array.dtype, &dims)
    }
}

fn arrays(what: &str, given: &[manifest::Array], extents: &[String]) -> Result<Vec<Array>> {
    let mut arrays = Vec::new();
    for array in given {
        let told = |error: Error| error.context(format_args!("{what} '{}'", shown(&array.name)));
        let mut dims = Vec::new();
        let mut shape: Vec<String> = Vec::new();
        for extent in &array.shape {
            match extent {
                Extent::Fixed(extent @ 0..) => {
                    dims.push(*extent);
                    shape.push(extent.to_string());
                }
                Extent::Named(name) if extents.contains(name) => {
                    dims.push(-1);
                    shape.push(name.clone());
                }
                _ => {
                    return Err(told(bad(format_args!(
                        "an extent of it is negative, or has no name of these"
                    ))));
                }
            }
        }
        arrays.push(Array {
            name: identifier(&array.name).map_err(told)?,
            dtype: dtype(&array.dtype).map_err(told)?,
            dims,
            extents: array.shape.clone(),
            shape: text(&shape.join(","))?,
            unit: text(&array.unit).map_err(told)?,
            doc: text(&array.doc).map_err(told)?,
            state: None,
            state_name: CString::default(),
            of: text(array.of.as_deref().unwrap_or_default()).map_err(told)?,
            is_destined: false,
        });
    }
    Ok(arrays)
}

/// The files that a manifest names, which must be those of the archive, no more and no less.
fn files(given: &[manifest::File], archive: &[u8], members: &[Member]) -> Result<Vec<File>> {
    let mut there: HashMap<&str, &Member> = members
        .iter()
        .map(|member| (member.name(archive), member))
        .collect();
    let mut files = Vec::new();
    for file in given {
        check_path(&file.name)?;
        let Some(member) = there.remove(file.name.as_str()) else {
            return Err(bad(format_args!(
                "it names '{}', which is not in the archive, or twice",
                shown(&file.name)
            )));
        };
        if member.bytes.len() as u64 != file.size {
            return Err(bad(format_args!(
                "'{}' has {} bytes, and should have {}",
                shown(&file.name),
                member.bytes.len(),
                file.size
            )));
        }
        let sha256 = hash(&file.sha256).ok_or_else(|| {
            bad(format_args!(
                "the sha256 of '{}' is no hash",
                shown(&file.name)
            ))
        })?;
        files.push(File {
            name: file.name.clone(),
            bytes: member.bytes.clone(),
            sha256,
        });
    }
    match there.keys().next() {
        None => Ok(files),
        Some(name) => Err(bad(format_args!(
            "it does not name '{}', which is in the archive",
            shown(name)
        ))),
    }
}
