//! `pjrtlite compile`: compiles ahead of the first use.

use std::path::PathBuf;
use std::time::Instant;

use pjrtlite::{Client, Error, Executable, Options, Result, Status, Value};
use serde_json::json;

use crate::model::{Model, Which, same_sizes};
use crate::output::{self, Form};
use crate::setup::Setup;

/// What to compile, and where to.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,
    /// Write one executable to this file instead, which load_file loads in milliseconds.
    #[arg(short, long, value_name = "FILE", conflicts_with = "cache")]
    output: Option<PathBuf>,
    /// The folder of the cache; without it the usual one, or the one that PJRTLITE_CACHE names.
    #[arg(long, value_name = "FOLDER")]
    cache: Option<String>,
    #[command(flatten)]
    setup: Setup,
    #[command(flatten)]
    form: Form,
}

/// The library's option by which compiled programs are kept.
const CACHE: &str = "pjrtlite.cache";
/// The variable that names a cache.
const CACHE_VARIABLE: &str = "PJRTLITE_CACHE";

/// A function that was compiled.
struct Compiled {
    function: String,
    sizes: String,
    seconds: f64,
    signature: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let model = Model::of(&arguments.which)?;
    let mut options = arguments.setup.options.of_program()?;
    if arguments.output.is_none() {
        set_cache(&mut options, arguments.cache.as_deref())?;
    }
    let client = arguments.setup.client()?;
    let which = &arguments.which;
    let compiled = match &arguments.output {
        Some(path) => {
            if matches!(model, Model::Bundle(_)) {
                return Err(Error::new(
                    Status::Unsupported,
                    "an executable in a file is a bare program, without the names, weights and destinations that \
                     a bundle has: compile the bundle into the cache instead (without -o), from which it then loads",
                ));
            }
            let (compiled, executable) = compile(
                &model,
                &client,
                &options,
                (which.function.as_deref(), &which.sizes),
            )?;
            executable.save(path)?;
            vec![compiled]
        }
        None => {
            let mut all = Vec::new();
            for (function, sizes) in choices(&model, which, &client) {
                all.push(compile(&model, &client, &options, (function.as_deref(), &sizes))?.0);
            }
            all
        }
    };
    if arguments.form.json {
        let each = compiled.iter().map(|one| {
            json!({ "function": one.function, "sizes": one.sizes, "seconds": one.seconds, "signature": one.signature })
        });
        return output::json(
            "compile",
            json!({
                "output": arguments.output.as_ref().map(|path| path.display().to_string()),
                "compiled": each.collect::<Vec<_>>(),
            }),
        );
    }
    let rows: Vec<Vec<String>> = compiled
        .into_iter()
        .map(|one| {
            vec![
                one.function,
                one.sizes,
                format!("{:.3}", one.seconds),
                one.signature,
            ]
        })
        .collect();
    output::text(&output::table(
        &["function", "sizes", "seconds", "signature"],
        &[2],
        &rows,
    ))
}

fn set_cache(options: &mut Options, folder: Option<&str>) -> Result<()> {
    let value = match folder {
        Some(folder) => Value::Text(folder.to_owned()),
        None if std::env::var_os(CACHE_VARIABLE).is_some_and(|value| !value.is_empty()) => {
            return Ok(());
        }
        None => Value::Bool(true),
    };
    options.set(CACHE, value).map_err(|error| match error.status() {
        Status::UnknownOption => Error::new(
            Status::UnknownOption,
            format!(
                "this pjrtlite has no cache of compiled programs: write an executable to a file by -o FILE. ({error})"
            ),
        ),
        _ => error,
    })
}

fn compile(
    model: &Model,
    client: &Client,
    options: &Options,
    (function, sizes): (Option<&str>, &str),
) -> Result<(Compiled, Executable)> {
    let started = Instant::now();
    let executable = model.load(client, (function, sizes), options)?;
    let compiled = Compiled {
        function: function.map_or_else(
            || executable.name().to_string_lossy().into_owned(),
            str::to_owned,
        ),
        sizes: sizes.to_owned(),
        seconds: started.elapsed().as_secs_f64(),
        signature: executable.description()?.to_string_lossy().into_owned(),
    };
    Ok((compiled, executable))
}

/// What to compile: what is named, or all that is for this platform.
fn choices(model: &Model, which: &Which, client: &Client) -> Vec<(Option<String>, String)> {
    let as_given = || vec![(which.function.clone(), which.sizes.clone())];
    let Some(manifest) = model.manifest() else {
        return as_given();
    };
    let functions = manifest.functions.iter().filter(|function| {
        which
            .function
            .as_ref()
            .is_none_or(|name| *name == function.name)
    });
    let all: Vec<(Option<String>, String)> = functions
        .flat_map(|function| {
            let programs = function
                .programs
                .iter()
                .filter(|program| program.is_for(client));
            programs.map(|program| (Some(function.name.clone()), program.sizes()))
        })
        .filter(|(_, sizes)| which.sizes.is_empty() || same_sizes(sizes, &which.sizes))
        .collect();
    if all.is_empty() { as_given() } else { all }
}
