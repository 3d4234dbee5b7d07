//! What a program tells of itself, without a plugin.

use std::ffi::CString;

use prost::encoding::{WireType, encode_key, encode_varint};

use super::envelope::{Extents, Wholes};
use super::mlir::{Argument, Entry};
use super::signature::Signature;
use super::{Format, Program, missing, recognise};
use crate::array::DType;
use crate::error::Result;

/// An input or an output of a program, as far as the program itself tells.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ArrayFacts {
    /// What it is called; empty if it has no name.
    pub name: String,
    /// The type of its elements, as [`DType`] is shown, or by the program's own name for it if no array of
    /// the host's has that type.
    pub element: String,
    /// Its extents; `None` for one that is not known before the run.
    pub dims: Vec<Option<i64>>,
    /// Of an input: the output that may be written where it is, since the input is donated.
    pub donated_to: Option<usize>,
    /// Of an input: whether it is donated to an output that the compiler chooses.
    pub is_donor: bool,
    /// Of an input: whether the program uses it.
    pub is_used: bool,
}

/// What a program tells of itself before a plugin has seen it. Read in milliseconds, and by no plugin.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProgramFacts {
    /// The form that it is in.
    pub format: Format,
    /// How many bytes of it a plugin gets.
    pub byte_size: usize,
    /// The version of StableHLO that it was written for, if it says so.
    pub stablehlo_version: Option<[i64; 3]>,
    /// The platforms that it was exported or compiled for; empty if it does not say.
    pub platforms: Vec<String>,
    /// Its inputs; `None` if only a plugin can tell.
    pub inputs: Option<Vec<ArrayFacts>>,
    /// Its outputs; `None` if only a plugin can tell.
    pub outputs: Option<Vec<ArrayFacts>>,
    /// The functions that it calls and that a plugin or this process has to have, XLA's own among them. See
    /// [`ProgramFacts::calls`](crate::ProgramFacts::calls).
    pub functions: Vec<String>,
    /// Whether these are all.
    pub knows_all_functions: bool,
    /// What an executable that pjrtlite serialized says of where it was compiled, each as a name and a
    /// value.
    pub origin: Vec<(String, String)>,
}

impl ProgramFacts {
    /// Reads what a program in memory tells of itself. Fails for what no plugin takes, as loading does.
    pub fn read(bytes: &[u8]) -> Result<ProgramFacts> {
        let program = recognise(bytes)?;
        let (functions, knows_all_functions) = missing::called(&program);
        let mut facts = ProgramFacts {
            format: program.format,
            byte_size: program.size,
            stablehlo_version: program.stablehlo_version(),
            platforms: Vec::new(),
            inputs: None,
            outputs: None,
            functions,
            knows_all_functions,
            origin: Vec::new(),
        };
        if let Some(entry) = entry(&program) {
            facts.inputs = Some(entry.inputs.iter().map(of_argument).collect());
            facts.outputs = Some(entry.outputs.iter().map(of_argument).collect());
        }
        if program.format == Format::HloModule {
            let module = with_config(&program.code[..program.size]);
            let signature = Signature::from_optimized_hlo(&module)?;
            facts.set_signature(&signature);
        }
        if let Some(provenance) = &program.provenance {
            facts.platforms = vec![provenance.platform.clone()];
            facts.origin = provenance.lines();
        }
        if let Some(compiled) = &program.compiled {
            facts.functions.clone_from(&compiled.functions);
            facts.knows_all_functions = true;
            let signature = compiled.signature.clone();
            facts.set_signature(&match &program.interface {
                Some(interface) => signature.of_function(interface)?,
                None => signature,
            });
        } else if let Some(interface) = &program.interface {
            facts.set_interface(interface);
        }
        if let Some(interface) = &program.interface {
            facts.platforms.clone_from(&interface.platforms);
        }
        name(&mut facts.inputs, &program.names.inputs);
        name(&mut facts.outputs, &program.names.outputs);
        Ok(facts)
    }

    fn set_signature(&mut self, signature: &Signature) {
        let inputs = signature.inputs().iter().map(|input| ArrayFacts {
            donated_to: input.donated_to,
            is_used: input.parameter.is_some(),
            ..of_array(input.array.dtype(), input.array.dims())
        });
        let outputs = signature.outputs().iter();
        self.inputs = Some(inputs.collect());
        self.outputs = Some(
            outputs
                .map(|array| of_array(array.dtype(), array.dims()))
                .collect(),
        );
    }

    /// The arrays of the function that was exported; what is said of the module's arguments belongs to
    /// those that it uses.
    fn set_interface(&mut self, interface: &super::Interface) {
        let of_module = self.inputs.take().unwrap_or_default();
        let first = of_module.len().saturating_sub(interface.kept.len());
        let inputs = interface.inputs.iter().enumerate().map(|(index, array)| {
            let kept = interface.kept.binary_search(&index).ok();
            let argument = kept.and_then(|place| of_module.get(first + place));
            ArrayFacts {
                donated_to: argument.and_then(|argument| argument.donated_to),
                is_donor: argument.is_some_and(|argument| argument.is_donor),
                is_used: kept.is_some(),
                ..of_array(array.dtype(), array.dims())
            }
        });
        self.inputs = Some(inputs.collect());
        let outputs = interface.outputs.iter();
        self.outputs = Some(
            outputs
                .map(|array| of_array(array.dtype(), array.dims()))
                .collect(),
        );
    }
}

impl Program<'_> {
    /// The extents of all arrays that the program takes and gives, as it says itself, whatever each device has
    /// of them. `None` if it does not say all.
    pub(crate) fn wholes(&self) -> Option<Wholes> {
        if let Some(wholes) = &self.compilation.wholes {
            return Some(wholes.clone());
        }
        let extents = |arguments: &[Argument]| -> Option<Vec<Extents>> {
            arguments
                .iter()
                .map(|argument| {
                    let dims = argument.dims.iter().copied().collect::<Option<_>>()?;
                    Some(Extents { dims })
                })
                .collect()
        };
        let entry = entry(self)?;
        Some(Wholes {
            inputs: extents(&entry.inputs)?,
            outputs: extents(&entry.outputs)?,
        })
    }
}

/// What StableHLO says of its entry.
fn entry(program: &Program<'_>) -> Option<Entry> {
    let code = &program.code[..program.size];
    match program.format {
        Format::StableHloText => Entry::of_text(std::str::from_utf8(code).ok()?),
        Format::StableHloBytecode | Format::Export => Entry::of_bytecode(code),
        Format::HloModule
        | Format::Executable
        | Format::IfrtExecutable
        | Format::SealedExecutable => None,
    }
}

fn of_argument(argument: &Argument) -> ArrayFacts {
    ArrayFacts {
        element: argument.element.clone(),
        dims: argument.dims.clone(),
        donated_to: argument.donated_to,
        is_donor: argument.is_donor,
        is_used: true,
        ..ArrayFacts::default()
    }
}

fn of_array(dtype: DType, dims: &[i64]) -> ArrayFacts {
    ArrayFacts {
        element: dtype.to_string(),
        dims: dims.iter().copied().map(Some).collect(),
        is_used: true,
        ..ArrayFacts::default()
    }
}

fn name(arrays: &mut Option<Vec<ArrayFacts>>, names: &[CString]) {
    for (array, name) in arrays.iter_mut().flatten().zip(names) {
        array.name = name.to_string_lossy().into_owned();
    }
}

/// An `HloModuleProto` in the message that plugins give such modules in: its field 1.
fn with_config(module: &[u8]) -> Vec<u8> {
    let mut message = Vec::with_capacity(module.len() + 11);
    encode_key(1, WireType::LengthDelimited, &mut message);
    encode_varint(module.len() as u64, &mut message);
    message.extend_from_slice(module);
    message
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/programs")
            .join(folder);
        let files = fs::read_dir(folder).unwrap().map(|file| {
            let path = file.unwrap().path();
            (
                path.display().to_string(),
                fs::read(path).unwrap_or_default(),
            )
        });
        files.collect()
    }

    #[test]
    fn a_module_says_what_its_function_does() {
        let mut count = 0;
        for (name, bytes) in files("by_jax").into_iter().chain(files("types")) {
            let Ok(program) = recognise(&bytes) else {
                continue;
            };
            let Some(interface) = &program.interface else {
                continue;
            };
            let entry = entry(&program).unwrap_or_else(|| panic!("{name} can be read"));
            let shown = |arguments: &[Argument]| -> Vec<String> {
                let all = arguments.iter().map(|argument| {
                    let dims: Vec<_> = argument.dims.iter().map(|dim| dim.unwrap_or(-1)).collect();
                    format!("{}{dims:?}", argument.element)
                });
                all.collect()
            };
            let array =
                |array: &crate::array::ArrayType| format!("{}{:?}", array.dtype(), array.dims());
            let kept = interface
                .kept
                .iter()
                .map(|index| array(&interface.inputs[*index]));
            let first = entry.inputs.len() - interface.kept.len();
            assert_eq!(
                shown(&entry.inputs[first..]),
                kept.collect::<Vec<_>>(),
                "{name}"
            );
            let outputs: Vec<_> = interface.outputs.iter().map(array).collect();
            assert_eq!(shown(&entry.outputs), outputs, "{name}");
            count += 1;
        }
        assert!(count > 60, "{count}");
    }
}
