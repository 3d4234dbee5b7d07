//! What a command works on: a bundle of functions, or a single program.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use pjrtlite::{Bundle, Client, Error, Executable, Options, Result, Status, Value};
use serde::Deserialize;

/// A file, and what of it is meant.
#[derive(clap::Args)]
pub(crate) struct Which {
    /// A bundle (drag.pjrt), or a single program in any form that pjrtlite loads.
    pub(crate) file: PathBuf,
    /// The function of the bundle; without it, the only one that is no derivative.
    #[arg(short, long, value_name = "NAME")]
    pub(crate) function: Option<String>,
    /// The sizes of the function, such as n=64,m=3; not needed where there is one choice.
    #[arg(
        short,
        long,
        value_name = "SIZES",
        default_value = "",
        hide_default_value = true
    )]
    pub(crate) sizes: String,
    /// Use these weights (.npz or .safetensors) in place of the bundle's own.
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
}

/// What a file is.
pub(crate) enum Model {
    Bundle(Box<(Bundle, Manifest)>),
    Program(PathBuf),
}

/// What a bundle says of itself, as far as it is of use here.
#[derive(Deserialize)]
pub(crate) struct Manifest {
    #[serde(default)]
    pub(crate) made_by: serde_json::Map<String, serde_json::Value>,
    pub(crate) functions: Vec<Function>,
    #[serde(default)]
    pub(crate) weights: Vec<Weight>,
    pub(crate) files: Vec<Member>,
}

#[derive(Deserialize)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) role: String,
    pub(crate) of: Option<String>,
    #[serde(default)]
    pub(crate) doc: String,
    pub(crate) order: Option<String>,
    pub(crate) rows_independent: Option<String>,
    pub(crate) inputs: Vec<Array>,
    pub(crate) outputs: Vec<Array>,
    pub(crate) programs: Vec<Program>,
}

#[derive(Deserialize)]
pub(crate) struct Array {
    pub(crate) name: String,
    pub(crate) dtype: String,
    pub(crate) shape: Vec<Extent>,
    #[serde(default)]
    pub(crate) unit: String,
    #[serde(default)]
    pub(crate) doc: String,
    pub(crate) state: Option<String>,
    pub(crate) of: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Extent {
    Fixed(i64),
    Named(String),
}

impl std::fmt::Display for Extent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Extent::Fixed(extent) => write!(f, "{extent}"),
            Extent::Named(name) => f.write_str(name),
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Program {
    #[serde(default)]
    pub(crate) sizes: serde_json::Map<String, serde_json::Value>,
    pub(crate) platforms: Vec<String>,
    pub(crate) file: String,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) check: Option<Stored>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Argument {
    Input(serde::de::IgnoredAny),
    Weight(serde::de::IgnoredAny),
    Destination(String),
}

#[derive(Deserialize)]
pub(crate) struct Stored {
    pub(crate) inputs: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct Weight {
    pub(crate) name: String,
    pub(crate) dtype: String,
    pub(crate) shape: Vec<i64>,
    pub(crate) file: String,
}

#[derive(Deserialize)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) size: u64,
}

impl Program {
    /// `n=64,m=3`, as the library takes it.
    pub(crate) fn sizes(&self) -> String {
        let each: Vec<String> = self
            .sizes
            .iter()
            .map(|(name, size)| format!("{name}={size}"))
            .collect();
        each.join(",")
    }

    pub(crate) fn is_for(&self, client: &Client) -> bool {
        let here = client.platform_name().to_string_lossy();
        let mut platforms = self.platforms.iter();
        platforms.any(|platform| platform.eq_ignore_ascii_case(&here))
    }
}

impl Manifest {
    /// The function that the library loads by this name.
    pub(crate) fn function(&self, name: Option<&str>) -> Option<&Function> {
        let mut functions = self.functions.iter();
        match name {
            Some(name) => functions.find(|function| function.name == name),
            None => functions.find(|function| function.of.is_none()),
        }
    }
}

impl Model {
    /// Opens a file. Of a bundle only what is used is read.
    pub(crate) fn open(path: &Path) -> Result<Model> {
        if !Bundle::is_at(path) {
            return Ok(Model::Program(path.to_owned()));
        }
        let mut options = Options::new();
        options.set("pjrtlite.map", Value::Bool(true))?;
        let bundle = Bundle::open(path, &options)?;
        let text = bundle.manifest().to_string_lossy();
        let manifest = serde_json::from_str(&text).map_err(|error| {
            Error::new(
                Status::BadProgram,
                format!(
                    "bundle '{}': its manifest cannot be read: {error}",
                    path.display()
                ),
            )
        })?;
        Ok(Model::Bundle(Box::new((bundle, manifest))))
    }

    /// Opens what a command is for, with the weights that it names.
    pub(crate) fn of(which: &Which) -> Result<Model> {
        match (Model::open(&which.file)?, &which.weights) {
            (Model::Bundle(both), Some(weights)) => {
                let (bundle, manifest) = *both;
                let bundle = bundle.with_weights(weights)?;
                Ok(Model::Bundle(Box::new((bundle, manifest))))
            }
            (Model::Program(_), Some(_)) => Err(only_bundles("--weights")),
            (model, None) => Ok(model),
        }
    }

    /// Loads a function, or the program.
    pub(crate) fn load(
        &self,
        client: &Client,
        (function, sizes): (Option<&str>, &str),
        options: &Options,
    ) -> Result<Executable> {
        match self {
            Model::Bundle(both) => both.0.load(client, function, sizes, options),
            Model::Program(_) if function.is_some() => Err(only_bundles("--function")),
            Model::Program(_) if !sizes.is_empty() => Err(only_bundles("--sizes")),
            Model::Program(path) => Executable::load_file(client, path, options),
        }
    }

    pub(crate) fn manifest(&self) -> Option<&Manifest> {
        match self {
            Model::Bundle(both) => Some(&both.1),
            Model::Program(_) => None,
        }
    }
}

/// Whether two texts such as `n=64,m=3` say the same.
pub(crate) fn same_sizes(one: &str, other: &str) -> bool {
    let parts = |text: &str| -> BTreeSet<String> {
        let parts = text.split(',').map(|part| part.replace(' ', ""));
        parts.filter(|part| !part.is_empty()).collect()
    };
    parts(one) == parts(other)
}

fn only_bundles(argument: &str) -> Error {
    Error::new(
        Status::InvalidValue,
        format!("{argument} is for bundles, and this file is a single program"),
    )
}

/// What an input is called here: by its name, or where it has none by its index.
pub(crate) fn input_name(executable: &Executable, index: usize) -> Result<String> {
    let name = executable.input_name(index)?.to_string_lossy();
    Ok(if name.is_empty() {
        index.to_string()
    } else {
        name.into_owned()
    })
}

/// What an output is called here.
pub(crate) fn output_name(executable: &Executable, index: usize) -> Result<String> {
    let name = executable.output_name(index)?.to_string_lossy();
    Ok(if name.is_empty() {
        index.to_string()
    } else {
        name.into_owned()
    })
}
