//! `pjrtlite run`: a function, once.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use pjrtlite::{ArrayType, Error, Executable, Plan, Result, Status};
use serde_json::json;

use crate::arrays::{Fill, Summary, make};
use crate::model::{Model, Which, input_name, output_name, same_sizes};
use crate::npy;
use crate::output::{self, Form};
use crate::setup::Setup;

/// What to run, on which arrays.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,
    /// Give an input, by name or index: u=@u.npy, u=@all.npz (its array u), u=@all.npz:other, u=random, u=zeros,
    /// u=ones, u=0.5, u=stored (the values that a bundle has to check it by). @all.npz gives all that it has.
    #[arg(long = "in", value_name = "NAME=VALUE")]
    inputs: Vec<String>,
    /// What inputs are that are not given: random, zeros, ones, a number, or stored.
    #[arg(long, value_name = "VALUE")]
    fill: Option<String>,
    /// Write an output: du=@du.npy. @all.npz writes all. Without this, a summary of each is printed.
    #[arg(long = "out", value_name = "NAME=@FILE")]
    outputs: Vec<String>,
    #[command(flatten)]
    setup: Setup,
    #[command(flatten)]
    form: Form,
}

/// What an input is made of.
#[derive(Clone, Debug, PartialEq)]
enum Source {
    File(String),
    Made(Fill),
    Stored,
}

fn source(typed: &str) -> Result<Source> {
    if let Some(file) = typed.strip_prefix('@') {
        return Ok(Source::File(file.to_owned()));
    }
    let made = match typed {
        "random" => Some(Fill::Random),
        "zeros" => Some(Fill::Constant(0.0)),
        "ones" => Some(Fill::Constant(1.0)),
        "stored" => return Ok(Source::Stored),
        _ => typed.parse().ok().map(Fill::Constant),
    };
    made.map(Source::Made).ok_or_else(|| {
        invalid(format!(
            "'{typed}' is no value of an input: give @FILE.npy, @FILE.npz, random, zeros, ones, stored, or a number"
        ))
    })
}

fn invalid(message: String) -> Error {
    Error::new(Status::InvalidValue, message)
}

/// The place of a name among others, or of an index.
fn place(what: &str, name: &str, names: &[String]) -> Result<usize> {
    let by_name = names.iter().position(|other| other == name);
    let by_index = || name.parse().ok().filter(|index| *index < names.len());
    by_name.or_else(by_index).ok_or_else(|| {
        invalid(format!(
            "there is no {what} '{name}'; there are: {}",
            names.join(", ")
        ))
    })
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let model = Model::of(&arguments.which)?;
    let client = arguments.setup.client()?;
    let options = arguments.setup.options.of_program()?;
    let which = &arguments.which;
    let started = Instant::now();
    let executable = model.load(&client, (which.function.as_deref(), &which.sizes), &options)?;
    let loaded = started.elapsed();
    let signature = executable.signature()?;
    let count = signature.input_count();
    let input_names = (0..count)
        .map(|index| input_name(&executable, index))
        .collect::<Result<Vec<_>>>()?;
    let output_names = (0..signature.output_count())
        .map(|index| output_name(&executable, index))
        .collect::<Result<Vec<_>>>()?;
    let targets = targets(&arguments.outputs, &output_names)?;
    let sources = sources(arguments, &input_names)?;
    let mut plan = Plan::create(&executable, arguments.setup.options.device)?;
    let stored = Stored {
        model: &model,
        which,
        client: &client,
    };
    let mut missing = Vec::new();
    for (index, name) in input_names.iter().enumerate() {
        let array = signature.input(index)?;
        let Some(source) = &sources[index] else {
            if signature.is_needed(index)? {
                missing.push(name.as_str());
            }
            continue;
        };
        let told = |error: Error| error.context(format_args!("input '{name}'"));
        let bytes = match source {
            Source::File(file) => {
                let (path, member) = npy::place(file);
                npy::read(&path, member.unwrap_or(name), array)
            }
            Source::Made(fill) => Ok(make(*fill, array, index as u64)),
            Source::Stored => stored.input(index, array),
        };
        let bytes = bytes.map_err(told)?;
        // SAFETY: there are as many bytes as the array has.
        unsafe { plan.set_input(index, bytes.as_ptr().cast(), array.clone()) }.map_err(told)?;
    }
    if !missing.is_empty() {
        return Err(invalid(format!(
            "nothing is given for {}: give each by --in NAME=@FILE.npy, or all by --fill random",
            missing.join(", ")
        )));
    }
    let started = Instant::now();
    plan.run()?;
    let ran = started.elapsed();
    let mut results = Vec::new();
    for index in 0..output_names.len() {
        let array = signature.output(index)?.clone();
        let mut bytes = vec![0; array.byte_size()];
        // SAFETY: there are as many bytes as the array has.
        unsafe { plan.get_output(index, bytes.as_mut_ptr().cast(), &array) }?;
        results.push((array, bytes));
    }
    let named = |index: usize| {
        let (array, bytes) = &results[index];
        (output_names[index].as_str(), array, bytes.as_slice())
    };
    for (path, indices) in &targets {
        let arrays: Vec<npy::Named<'_>> = indices.iter().copied().map(named).collect();
        npy::write(path, &arrays)?;
    }
    if arguments.form.json {
        let outputs = results
            .iter()
            .zip(&output_names)
            .map(|((array, bytes), name)| {
                json!({
                    "name": name,
                    "dtype": array.dtype().to_string(),
                    "shape": array.dims(),
                    "values": Summary::of(array, bytes).json(),
                })
            });
        return output::json(
            "run",
            json!({
                "signature": executable.description()?.to_string_lossy(),
                "load_seconds": loaded.as_secs_f64(),
                "run_seconds": ran.as_secs_f64(),
                "outputs": outputs.collect::<Vec<_>>(),
                "written": targets.keys().map(|path| path.display().to_string()).collect::<Vec<_>>(),
            }),
        );
    }
    if targets.is_empty() {
        return output::text(&summary(&executable, &output_names, &results)?);
    }
    Ok(())
}

fn summary(
    executable: &Executable,
    names: &[String],
    results: &[(ArrayType, Vec<u8>)],
) -> Result<String> {
    let rows: Vec<Vec<String>> = (results.iter().zip(names))
        .map(|((array, bytes), name)| {
            let mut row = vec![name.clone(), array.to_string()];
            row.extend(Summary::of(array, bytes).cells(array));
            row
        })
        .collect();
    let head = [
        "output",
        "type",
        "min",
        "mean",
        "max",
        "not finite",
        "first",
    ];
    let table = output::table(&head, &[2, 3, 4, 5], &rows);
    let signature = executable.description()?.to_string_lossy();
    Ok(format!("{signature}\n{table}"))
}

/// Of each input, what it is made of, if that was said.
fn sources(arguments: &Arguments, names: &[String]) -> Result<Vec<Option<Source>>> {
    let fill = arguments.fill.as_deref().map(source).transpose()?;
    let mut sources = vec![None; names.len()];
    let mut all = Vec::new();
    for typed in &arguments.inputs {
        match typed.split_once('=') {
            Some((name, value)) if !name.starts_with('@') => {
                sources[place("input", name, names)?] = Some(source(value)?);
            }
            _ if typed.ends_with(".npz") && typed.starts_with('@') => all.push(source(typed)?),
            _ => {
                return Err(invalid(format!(
                    "--in {typed}: write NAME=VALUE, such as u=@u.npy or u=random, or @all.npz"
                )));
            }
        }
    }
    if all.len() > 1 {
        return Err(invalid(
            "give one archive for all inputs, and others by name".to_owned(),
        ));
    }
    let rest = all.pop().or(fill);
    for source in &mut sources {
        if source.is_none() {
            source.clone_from(&rest);
        }
    }
    Ok(sources)
}

/// The files to write, each with the outputs that it gets.
fn targets(typed: &[String], names: &[String]) -> Result<BTreeMap<PathBuf, Vec<usize>>> {
    let mut targets: BTreeMap<PathBuf, Vec<usize>> = BTreeMap::new();
    for typed in typed {
        let (indices, path) = match (typed.strip_prefix('@'), typed.split_once("=@")) {
            (Some(path), _) => ((0..names.len()).collect(), path),
            (None, Some((name, path))) => (vec![place("output", name, names)?], path),
            (None, None) => {
                return Err(invalid(format!(
                    "--out {typed}: write NAME=@FILE.npy, or @all.npz for all"
                )));
            }
        };
        let is_archive = path.ends_with(".npz");
        if !is_archive && !path.ends_with(".npy") {
            return Err(invalid(format!(
                "--out {typed}: the file must end in .npy or .npz"
            )));
        }
        let there = targets.entry(path.into()).or_default();
        there.extend(indices);
        there.sort_unstable();
        there.dedup();
        if there.len() > 1 && !is_archive {
            return Err(invalid(format!(
                "--out {typed}: a .npy holds one array; write a .npz for several"
            )));
        }
    }
    Ok(targets)
}

/// What a bundle has stored to check a function by.
struct Stored<'a> {
    model: &'a Model,
    which: &'a Which,
    client: &'a pjrtlite::Client,
}

impl Stored<'_> {
    fn input(&self, index: usize, array: &ArrayType) -> Result<Vec<u8>> {
        let none = || invalid("the file has no stored values for it".to_owned());
        let Model::Bundle(both) = self.model else {
            return Err(none());
        };
        let (bundle, manifest) = &**both;
        let function = manifest
            .function(self.which.function.as_deref())
            .ok_or_else(none)?;
        let program = function.programs.iter().find(|program| {
            program.is_for(self.client)
                && (self.which.sizes.is_empty() || same_sizes(&program.sizes(), &self.which.sizes))
        });
        let files = program.and_then(|program| program.check.as_ref());
        let file = files
            .and_then(|check| check.inputs.get(index))
            .ok_or_else(none)?;
        npy::read_array(bundle.file(file)?, array)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_recognized() {
        for (typed, wanted) in [
            ("@a.npy", Source::File("a.npy".to_owned())),
            ("random", Source::Made(Fill::Random)),
            ("zeros", Source::Made(Fill::Constant(0.0))),
            ("-2.5", Source::Made(Fill::Constant(-2.5))),
            ("stored", Source::Stored),
        ] {
            assert_eq!(source(typed).unwrap(), wanted);
        }
        assert!(source("a.npy").unwrap_err().message().contains("@FILE.npy"));
    }

    #[test]
    fn targets_hold_what_their_files_can() {
        let names = ["du".to_owned(), "dv".to_owned()];
        let of = |typed: &[&str]| {
            let typed: Vec<String> = typed.iter().map(|typed| (*typed).to_owned()).collect();
            targets(&typed, &names)
        };
        assert_eq!(of(&["@a.npz"]).unwrap()[&PathBuf::from("a.npz")], [0, 1]);
        assert_eq!(
            of(&["dv=@a.npz", "du=@a.npz"]).unwrap()[&PathBuf::from("a.npz")],
            [0, 1]
        );
        assert_eq!(of(&["1=@a.npy"]).unwrap()[&PathBuf::from("a.npy")], [1]);
        for bad in [
            &["@a.npy"][..],
            &["du=@a.npy", "dv=@a.npy"],
            &["dw=@a.npy"],
            &["du=a.npy"],
            &["du=@a.txt"],
        ] {
            assert!(of(bad).is_err(), "{bad:?}");
        }
    }
}
