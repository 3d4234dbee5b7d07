//! What is wrapped: functions with the names, types and shapes of their arrays, as a bundle or a program tells.

use std::path::Path;

use pjrtlite::{ArrayFacts, Bundle, DType, Error, Options, ProgramFacts, Result, Status};
use serde::Deserialize;

/// A bundle, or a single program, which is taken for a bundle of one function.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) name: String,
    pub(super) doc: String,
    /// What the wrapper and its bundle have in common; none of a single program.
    pub(super) interface: Option<String>,
    pub(super) functions: Vec<Function>,
}

#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) name: String,
    pub(super) doc: String,
    /// The function that it is a derivative of.
    pub(super) of: Option<String>,
    /// Which derivative it is: "tangent_linear" or "adjoint".
    pub(super) role: String,
    pub(super) extents: Vec<String>,
    /// Which extent has rows that do not depend on each other.
    pub(super) rows: Option<usize>,
    pub(super) inputs: Vec<Array>,
    pub(super) outputs: Vec<Array>,
    /// Of each program, the values of the extents.
    pub(super) sizes: Vec<Vec<i64>>,
}

#[derive(Clone, Debug)]
pub(super) struct Array {
    /// Empty if it has none.
    pub(super) name: String,
    pub(super) dtype: DType,
    /// Slowest first.
    pub(super) dims: Vec<Dim>,
    pub(super) unit: String,
    pub(super) doc: String,
    /// Of an input, the output that is the same array.
    pub(super) state: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Dim {
    Fixed(i64),
    /// The index of an extent.
    Extent(usize),
}

/// The parts of a manifest that matter here; the library has checked them.
#[derive(Deserialize)]
struct Manifest {
    name: String,
    #[serde(default)]
    doc: String,
    functions: Vec<ManifestFunction>,
}

#[derive(Deserialize)]
struct ManifestFunction {
    name: String,
    #[serde(default)]
    of: Option<String>,
    #[serde(default)]
    role: String,
    #[serde(default)]
    doc: String,
    #[serde(default)]
    extents: Vec<String>,
    #[serde(default)]
    rows_independent: Option<String>,
    inputs: Vec<ManifestArray>,
    outputs: Vec<ManifestArray>,
    programs: Vec<ManifestProgram>,
}

#[derive(Deserialize)]
struct ManifestArray {
    name: String,
    dtype: String,
    shape: Vec<ManifestExtent>,
    #[serde(default)]
    unit: String,
    #[serde(default)]
    doc: String,
    #[serde(default)]
    state: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ManifestExtent {
    Fixed(i64),
    Named(String),
}

#[derive(Deserialize)]
struct ManifestProgram {
    #[serde(default)]
    sizes: std::collections::HashMap<String, i64>,
}

impl Facts {
    /// Reads them from a bundle's or a program's file.
    pub(super) fn read(path: &Path) -> Result<Facts> {
        let mut start = [0; 4];
        let is_archive = std::fs::File::open(path)
            .and_then(|mut file| std::io::Read::read_exact(&mut file, &mut start))
            .is_ok_and(|()| start == *b"PK\x03\x04");
        if is_archive {
            Facts::of_bundle(&Bundle::open(path, &Options::new())?)
        } else {
            Facts::of_program(path)
        }
    }

    /// Name and documentation, in short.
    pub(super) fn headline(&self) -> String {
        if self.doc.is_empty() {
            format!("{}.", self.name)
        } else {
            format!("{}: {}", self.name, self.doc)
        }
    }

    fn of_bundle(bundle: &Bundle) -> Result<Facts> {
        let manifest: Manifest = serde_json::from_slice(bundle.manifest().to_bytes())
            .map_err(|error| unexpected(&format!("its manifest: {error}")))?;
        Ok(Facts {
            name: manifest.name,
            doc: manifest.doc,
            interface: Some(bundle.interface()),
            functions: (manifest.functions.into_iter())
                .map(Function::of_manifest)
                .collect::<Result<_>>()?,
        })
    }

    fn of_program(path: &Path) -> Result<Facts> {
        let refused = |status, what: &str| {
            Error::new(status, format!("the program '{}' {what}", path.display()))
        };
        let bytes = std::fs::read(path).map_err(|error| {
            refused(Status::FileUnreadable, &format!("cannot be read: {error}"))
        })?;
        let program = ProgramFacts::read(&bytes)?;
        let (Some(inputs), Some(outputs)) = (&program.inputs, &program.outputs) else {
            let what = "does not tell its arguments without a plugin: save the function by jax.export, or as a bundle by \
                        pjrtlite.Bundle, which has names, units and shapes";
            return Err(refused(Status::Unsupported, what));
        };
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let of_host = |array: &ArrayFacts| {
            let dtype = DType::all().find(|dtype| dtype.to_string() == array.element);
            let dims: Option<Vec<Dim>> = array.dims.iter().map(|dim| dim.map(Dim::Fixed)).collect();
            let Some(dtype) = dtype else {
                let what = format!(
                    "takes or gives '{}', which no array of the host is: export a function without it",
                    array.element
                );
                return Err(refused(Status::Unsupported, &what));
            };
            let Some(dims) = dims else {
                let what = "has an array whose size is left open: export it for fixed shapes, or save a bundle with \
                            `sizes`";
                return Err(refused(Status::Unsupported, what));
            };
            Ok(Array {
                name: array.name.clone(),
                dtype,
                dims,
                unit: String::new(),
                doc: String::new(),
                state: None,
            })
        };
        let arrays = |arrays: &[ArrayFacts]| arrays.iter().map(of_host).collect::<Result<_>>();
        Ok(Facts {
            name: name.clone().into_owned(),
            doc: String::new(),
            interface: None,
            functions: vec![Function {
                name: name.into_owned(),
                doc: String::new(),
                of: None,
                role: String::new(),
                extents: Vec::new(),
                rows: None,
                inputs: arrays(inputs)?,
                outputs: arrays(outputs)?,
                sizes: vec![Vec::new()],
            }],
        })
    }
}

impl Function {
    fn of_manifest(from: ManifestFunction) -> Result<Function> {
        let place = |name: &str| {
            (from.extents.iter().position(|extent| extent == name))
                .ok_or_else(|| unexpected(&format!("there is no extent '{name}'")))
        };
        let array = |array: &ManifestArray| {
            let dtype = DType::all()
                .find(|dtype| dtype.c_name().to_bytes() == array.dtype.as_bytes())
                .ok_or_else(|| unexpected(&format!("there is no type '{}'", array.dtype)))?;
            let dims = array.shape.iter().map(|extent| match extent {
                ManifestExtent::Fixed(size) => Ok(Dim::Fixed(*size)),
                ManifestExtent::Named(name) => place(name).map(Dim::Extent),
            });
            let state = match &array.state {
                None => None,
                Some(name) => {
                    let mut outputs = from.outputs.iter();
                    let found = outputs.position(|output| output.name == *name);
                    Some(found.ok_or_else(|| unexpected(&format!("no output '{name}'")))?)
                }
            };
            Ok(Array {
                name: array.name.clone(),
                dtype,
                dims: dims.collect::<Result<_>>()?,
                unit: array.unit.clone(),
                doc: array.doc.clone(),
                state,
            })
        };
        let inputs: Vec<Array> = from.inputs.iter().map(&array).collect::<Result<_>>()?;
        let outputs: Vec<Array> = from.outputs.iter().map(&array).collect::<Result<_>>()?;
        let mut sizes = Vec::new();
        for program in &from.programs {
            let each = from.extents.iter().map(|name| {
                let size = program.sizes.get(name).copied();
                size.ok_or_else(|| unexpected(&format!("no size of '{name}'")))
            });
            let each = each.collect::<Result<Vec<i64>>>()?;
            // Programs for other platforms have the same sizes.
            if !sizes.contains(&each) {
                sizes.push(each);
            }
        }
        let rows = match &from.rows_independent {
            Some(name) if !name.is_empty() => Some(place(name)?),
            _ => None,
        };
        // Rows can be run in blocks if each output has them, in one axis: a sum over rows is none.
        let times = |array: &Array| {
            let axes = array.dims.iter();
            axes.filter(|dim| rows.map(Dim::Extent) == Some(**dim))
                .count()
        };
        let in_blocks = outputs.iter().all(|array| times(array) == 1)
            && inputs.iter().all(|array| times(array) <= 1)
            && inputs.iter().any(|array| times(array) == 1);
        Ok(Function {
            rows: rows.filter(|_| in_blocks),
            name: from.name,
            doc: from.doc,
            of: from.of,
            role: from.role,
            extents: from.extents,
            inputs,
            outputs,
            sizes,
        })
    }
}

fn unexpected(what: &str) -> Error {
    Error::new(
        Status::BadProgram,
        format!("the bundle is not understood: {what}"),
    )
}
