//! What a bundle says of itself: `manifest.json`, as JSON has it. `docs/bundle-format.md` tells what each
//! part means; [`facts`](super::facts) checks that the parts fit together.

use std::collections::HashSet;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Deserializer, Error as _, MapAccess, Visitor};

use crate::error::{Error, Result, Status};

/// What the file is called in the archive; it is the first member.
pub(super) const NAME: &str = "manifest.json";

/// The format's name.
const FORMAT: &str = "pjrtlite-bundle";

/// The newest version of the format that is known. A newer one means something else by the same words.
const VERSION: u64 = 1;

/// A manifest has some kilobytes; what is read of it takes several times its size.
const MAX_SIZE: usize = 16 << 20;

/// Only what every version has.
#[derive(Deserialize)]
struct Version {
    format: String,
    version: u64,
}

#[derive(Debug, Deserialize)]
pub(super) struct Manifest {
    pub(super) name: String,
    #[serde(default)]
    pub(super) doc: String,
    pub(super) functions: Vec<Function>,
    #[serde(default)]
    pub(super) weights: Vec<Weight>,
    pub(super) files: Vec<File>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Function {
    pub(super) name: String,
    pub(super) role: Role,
    /// The function that it is a derivative of.
    #[serde(default)]
    pub(super) of: Option<String>,
    #[serde(default)]
    pub(super) doc: String,
    #[serde(default)]
    pub(super) order: Order,
    /// The names of extents that are not fixed.
    #[serde(default)]
    pub(super) extents: Vec<String>,
    /// The extent whose rows do not depend on each other.
    #[serde(default)]
    pub(super) rows_independent: Option<String>,
    pub(super) inputs: Vec<Array>,
    pub(super) outputs: Vec<Array>,
    pub(super) programs: Vec<Program>,
}

/// What a function is for.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Role {
    Forward,
    TangentLinear,
    Adjoint,
    TrainingStep,
    InitialState,
}

/// The order of indices that a function was written for.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Order {
    #[default]
    C,
    Fortran,
}

#[derive(Debug, Deserialize)]
pub(super) struct Array {
    pub(super) name: String,
    pub(super) dtype: String,
    pub(super) shape: Vec<Extent>,
    #[serde(default)]
    pub(super) unit: String,
    #[serde(default)]
    pub(super) doc: String,
    /// Of an input: the output that is written where the input is.
    #[serde(default)]
    pub(super) state: Option<String>,
    /// Of a derivative's array: the array that it belongs to.
    #[serde(default)]
    pub(super) of: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
pub(super) enum Extent {
    Fixed(i64),
    Named(String),
}

#[derive(Debug, Deserialize)]
pub(super) struct Program {
    #[serde(default)]
    pub(super) sizes: Unique<i64>,
    pub(super) platforms: Vec<String>,
    pub(super) file: String,
    pub(super) arguments: Vec<Argument>,
    /// The function's outputs in the order in which the program gives them.
    pub(super) results: Vec<String>,
    #[serde(default)]
    pub(super) check: Option<Check>,
}

/// What an argument of a program is.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Argument {
    Input(String),
    Weight(String),
    /// Memory for an output.
    Destination(String),
}

/// Files with inputs, and with the outputs that they gave.
#[derive(Debug, Deserialize)]
pub(super) struct Check {
    pub(super) inputs: Vec<String>,
    pub(super) outputs: Vec<String>,
    pub(super) rtol: f64,
    pub(super) atol: f64,
}

#[derive(Debug, Deserialize)]
pub(super) struct Weight {
    pub(super) name: String,
    pub(super) dtype: String,
    pub(super) shape: Vec<i64>,
    pub(super) file: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) size: u64,
    pub(super) sha256: String,
}

/// A JSON object whose keys are any, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unique<T>(pub(super) Vec<(String, T)>);

impl<T> Default for Unique<T> {
    fn default() -> Unique<T> {
        Unique(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Unique<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> std::result::Result<Unique<T>, D::Error> {
        struct Each<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Each<T> {
            type Value = Unique<T>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(
                self,
                mut map: A,
            ) -> std::result::Result<Unique<T>, A::Error> {
                let mut entries: Vec<(String, T)> = Vec::new();
                let mut seen = HashSet::new();
                while let Some((name, value)) = map.next_entry::<String, T>()? {
                    if !seen.insert(name.clone()) {
                        return Err(A::Error::custom(format_args!(
                            "the key '{name}' is there twice"
                        )));
                    }
                    entries.push((name, value));
                }
                Ok(Unique(entries))
            }
        }
        from.deserialize_map(Each(PhantomData))
    }
}

impl Manifest {
    pub(super) fn read(bytes: &[u8]) -> Result<Manifest> {
        if bytes.len() > MAX_SIZE {
            return Err(bad(format_args!(
                "it has {} bytes, and {MAX_SIZE} at most are read",
                bytes.len()
            )));
        }
        let version: Version = serde_json::from_slice(bytes).map_err(no_json)?;
        if version.format != FORMAT {
            return Err(bad(format_args!(
                "it is of the format '{}', not '{FORMAT}'",
                version.format.escape_debug()
            )));
        }
        if version.version != VERSION {
            return Err(bad(format_args!(
                "it is of version {}, and this library reads version {VERSION}: use a newer \
                 library, or save the bundle with an older exporter",
                version.version
            )));
        }
        serde_json::from_slice(bytes).map_err(no_json)
    }
}

/// What the parser says names lines, keys and what was expected.
fn no_json(error: serde_json::Error) -> Error {
    let told: String = error.to_string().chars().take(500).collect();
    bad(format_args!("{}", told.escape_debug()))
}

pub(super) fn bad(what: std::fmt::Arguments<'_>) -> Error {
    Error::new(Status::BadProgram, format!("{NAME}: {what}"))
}
