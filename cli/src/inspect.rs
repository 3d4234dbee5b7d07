//! `pjrtlite inspect`: what is in a bundle or program.

use std::fmt::Write;

use pjrtlite::{ArrayFacts, Client, Executable, Plugin, ProgramFacts, Provider, Result};
use serde_json::{Map, Value, json};

use crate::info::value_json;
use crate::model::{Argument, Array, Function, Manifest, Model, Which, same_sizes};
use crate::output::{self, Form, bytes, count};
use crate::setup::Given;

/// What to look at.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,
    /// Compile on this plugin, by name or by the path of its file, and tell what it says.
    #[arg(short, long, value_name = "NAME|FILE")]
    plugin: Option<String>,
    /// Tell the documentation of functions and arrays, and of each program the form and size.
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    options: Given,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let model = Model::of(&arguments.which)?;
    let client = match &arguments.plugin {
        Some(plugin) => Some(Client::create(plugin, &arguments.options.of_client()?)?),
        None => None,
    };
    let plugin = client.as_ref().map(Client::plugin);
    let mut text = String::new();
    let mut what = match &model {
        Model::Program(path) => {
            let facts = ProgramFacts::read_file(path)?;
            tell_program(&mut text, &facts, plugin);
            json!({ "program": program_json(&facts, plugin) })
        }
        Model::Bundle(both) => {
            let look = Look {
                bundle: &both.0,
                manifest: &both.1,
                arguments,
                plugin,
            };
            look.tell(&mut text)?
        }
    };
    if let Some(client) = &client {
        let mut all = Vec::new();
        for (function, sizes) in choices(&model, &arguments.which, client) {
            let options = arguments.options.of_program()?;
            let executable = model.load(client, (function.as_deref(), &sizes), &options)?;
            let title = title(function.as_deref(), &sizes);
            tell_compiled(&mut text, &title, &executable)?;
            all.push(compiled_json(function.as_deref(), &sizes, &executable)?);
        }
        what["plugin"] = json!(client.plugin_path().to_string_lossy());
        what["compiled"] = json!(all);
    }
    if arguments.form.json {
        return output::json("inspect", what);
    }
    output::text(&text)
}

fn title(function: Option<&str>, sizes: &str) -> String {
    match (function, sizes) {
        (None, _) => "program".to_owned(),
        (Some(function), "") => function.to_owned(),
        (Some(function), sizes) => format!("{function}, {sizes}"),
    }
}

/// What to compile: what is named, or all of a bundle that is for this platform.
fn choices(model: &Model, which: &Which, client: &Client) -> Vec<(Option<String>, String)> {
    let Some(manifest) = model.manifest() else {
        return vec![(which.function.clone(), which.sizes.clone())];
    };
    let mut choices = Vec::new();
    for function in manifest
        .functions
        .iter()
        .filter(|function| is_meant(which, function))
    {
        for program in function
            .programs
            .iter()
            .filter(|program| program.is_for(client))
        {
            if which.sizes.is_empty() || same_sizes(&program.sizes(), &which.sizes) {
                choices.push((Some(function.name.clone()), program.sizes()));
            }
        }
    }
    if choices.is_empty() {
        // The library says what is wrong with it.
        choices.push((which.function.clone(), which.sizes.clone()));
    }
    choices
}

fn is_meant(which: &Which, function: &Function) -> bool {
    which
        .function
        .as_ref()
        .is_none_or(|name| *name == function.name)
}

/// `f32[4,?]`.
fn shown_type(array: &ArrayFacts) -> String {
    let dims: Vec<String> = array
        .dims
        .iter()
        .map(|dim| dim.map_or("?".to_owned(), |dim| dim.to_string()))
        .collect();
    format!("{}[{}]", array.element, dims.join(","))
}

/// What is said of an input besides its type.
fn notes(array: &ArrayFacts) -> String {
    let mut notes = Vec::new();
    if let Some(output) = array.donated_to {
        notes.push(format!("donated to output {output}"));
    }
    if array.is_donor {
        notes.push("donated".to_owned());
    }
    if !array.is_used {
        notes.push("not used".to_owned());
    }
    notes.join(", ")
}

fn provider_name(name: &str, provider: Provider, plugin: Option<&Plugin>) -> &'static str {
    match provider {
        Provider::Xla => "XLA",
        Provider::Lapack => "LAPACK",
        Provider::Pjrtlite => "pjrtlite",
        Provider::Mpi => "pjrtlite::mpi",
        Provider::Nobody => "nobody",
        _ => match plugin.map(|plugin| plugin.file_mentions(&[name]) == [true]) {
            Some(true) => "plugin",
            Some(false) => "host",
            None => "host or plugin",
        },
    }
}

fn format_name(facts: &ProgramFacts) -> String {
    facts.format.c_name().to_string_lossy().into_owned()
}

fn version(facts: &ProgramFacts) -> Option<String> {
    let version = facts.stablehlo_version?;
    Some(version.map(|number| number.to_string()).join("."))
}

fn tell_program(text: &mut String, facts: &ProgramFacts, plugin: Option<&Plugin>) {
    let mut line = format!("{}, {}", format_name(facts), bytes(facts.byte_size as u64));
    if let Some(version) = version(facts) {
        let _ = write!(line, ", for StableHLO {version} or later");
    }
    if !facts.platforms.is_empty() {
        let _ = write!(line, ", for {}", facts.platforms.join(" and "));
    }
    let _ = writeln!(text, "{line}");
    for (name, value) in &facts.origin {
        let _ = writeln!(text, "  {name} = {value}");
    }
    match (&facts.inputs, &facts.outputs) {
        (Some(inputs), Some(outputs)) => {
            *text += &arrays_table("input", inputs);
            *text += &arrays_table("output", outputs);
        }
        _ => text.push_str("its inputs and outputs only a plugin can tell: give one by --plugin\n"),
    }
    tell_calls(text, facts, plugin);
}

fn arrays_table(what: &str, arrays: &[ArrayFacts]) -> String {
    let rows: Vec<Vec<String>> = (arrays.iter().enumerate())
        .map(|(index, array)| {
            vec![
                index.to_string(),
                array.name.clone(),
                shown_type(array),
                notes(array),
            ]
        })
        .collect();
    output::table(&[what, "name", "type", ""], &[0], &rows)
}

fn tell_calls(text: &mut String, facts: &ProgramFacts, plugin: Option<&Plugin>) {
    let rows: Vec<Vec<String>> = facts
        .calls()
        .iter()
        .map(|call| {
            let who = provider_name(&call.name, call.provider, plugin);
            vec![call.name.clone(), who.to_owned(), call.purpose.to_owned()]
        })
        .collect();
    if !rows.is_empty() {
        *text += &output::table(&["calls", "who has it", "what it is for"], &[], &rows);
    }
    if !facts.knows_all_functions {
        text.push_str("which functions it calls cannot be told in full without compiling it\n");
    }
}

fn array_json(array: &ArrayFacts) -> Value {
    json!({
        "name": array.name,
        "dtype": array.element,
        "shape": array.dims,
        "donated_to": array.donated_to,
        "donated": array.donated_to.is_some() || array.is_donor,
        "used": array.is_used,
    })
}

fn program_json(facts: &ProgramFacts, plugin: Option<&Plugin>) -> Value {
    let arrays = |arrays: &Option<Vec<ArrayFacts>>| {
        let arrays = arrays.as_ref();
        arrays.map(|arrays| arrays.iter().map(array_json).collect::<Vec<_>>())
    };
    let calls: Vec<Value> = facts
        .calls()
        .iter()
        .map(|call| {
            let who = provider_name(&call.name, call.provider, plugin);
            json!({ "name": call.name, "provider": who, "purpose": call.purpose })
        })
        .collect();
    let origin: Map<String, Value> = facts
        .origin
        .iter()
        .map(|(name, value)| (name.clone(), json!(value)))
        .collect();
    json!({
        "format": format_name(facts),
        "bytes": facts.byte_size,
        "stablehlo": version(facts),
        "platforms": facts.platforms,
        "inputs": arrays(&facts.inputs),
        "outputs": arrays(&facts.outputs),
        "calls": calls,
        "knows_all_calls": facts.knows_all_functions,
        "origin": origin,
    })
}

/// A look into a bundle.
struct Look<'a> {
    bundle: &'a pjrtlite::Bundle,
    manifest: &'a Manifest,
    arguments: &'a Arguments,
    plugin: Option<&'a Plugin>,
}

impl Look<'_> {
    /// Tells all, as text and as JSON.
    fn tell(&self, text: &mut String) -> Result<Value> {
        let (bundle, manifest) = (self.bundle, self.manifest);
        let which = &self.arguments.which;
        // Without such a function the library says which there are.
        if let (Some(name), None) = (
            &which.function,
            manifest.function(which.function.as_deref()),
        ) {
            let names: Vec<&str> = manifest.functions.iter().map(|f| f.name.as_str()).collect();
            return Err(pjrtlite::Error::new(
                pjrtlite::Status::InvalidValue,
                format!(
                    "there is no function '{name}' in the bundle; there are: {}",
                    names.join(", ")
                ),
            ));
        }
        let size: u64 = manifest.files.iter().map(|file| file.size).sum();
        let weights = |file: &str| manifest.files.iter().find(|other| other.name == file);
        let weights: u64 = (manifest.weights.iter())
            .filter_map(|weight| Some(weights(&weight.file)?.size))
            .sum();
        let by: Vec<String> = (manifest.made_by.iter())
            .map(|(name, version)| format!("{name} {}", version.as_str().unwrap_or("?")))
            .collect();
        let _ = write!(
            text,
            "bundle {}, {}, {} of {}",
            bundle.name().to_string_lossy(),
            bytes(size),
            count(manifest.weights.len(), "weight"),
            bytes(weights),
        );
        if !by.is_empty() {
            let _ = write!(text, ", made by {}", by.join(", "));
        }
        text.push('\n');
        let doc = bundle.doc().to_string_lossy();
        if !doc.is_empty() {
            let _ = writeln!(text, "  {}", doc.trim().replace('\n', "\n  "));
        }
        let mut functions = Vec::new();
        for function in manifest
            .functions
            .iter()
            .filter(|function| is_meant(which, function))
        {
            functions.push(self.function(text, function)?);
        }
        if self.arguments.verbose && !manifest.weights.is_empty() {
            let rows: Vec<Vec<String>> = (manifest.weights.iter())
                .map(|weight| {
                    let dims: Vec<String> = weight.shape.iter().map(i64::to_string).collect();
                    vec![
                        weight.name.clone(),
                        format!("{}[{}]", weight.dtype, dims.join(",")),
                    ]
                })
                .collect();
            text.push('\n');
            *text += &output::table(&["weight", "type"], &[], &rows);
        }
        let weights = manifest.weights.iter().map(
            |weight| json!({ "name": weight.name, "dtype": weight.dtype, "shape": weight.shape }),
        );
        Ok(json!({
            "bundle": {
                "name": bundle.name().to_string_lossy(),
                "doc": doc,
                "made_by": manifest.made_by,
                "bytes": size,
                "weights": weights.collect::<Vec<_>>(),
                "functions": functions,
            }
        }))
    }

    fn function(&self, text: &mut String, function: &Function) -> Result<Value> {
        let is_verbose = self.arguments.verbose;
        let _ = write!(text, "\nfunction {}", function.name);
        match &function.of {
            Some(of) => _ = write!(text, " ({} of {of})", function.role.replace('_', "-")),
            None if function.role != "forward" => {
                _ = write!(text, " ({})", function.role.replace('_', " "))
            }
            None => {}
        }
        let order = function.order.as_deref().unwrap_or("c");
        if order != "c" {
            let _ = write!(text, ", written for {order}'s order of indices");
        }
        if let Some(rows) = &function.rows_independent {
            let _ = write!(text, ", rows along {rows} are independent");
        }
        text.push('\n');
        if is_verbose && !function.doc.trim().is_empty() {
            let _ = writeln!(text, "  {}", function.doc.trim().replace('\n', "\n  "));
        }
        let destined = |name: &str| {
            let mut programs = function.programs.iter();
            programs.all(|program| {
                let mut arguments = program.arguments.iter();
                arguments
                    .any(|argument| matches!(argument, Argument::Destination(to) if to == name))
            })
        };
        let states: Vec<&str> = function
            .inputs
            .iter()
            .filter_map(|input| input.state.as_deref())
            .collect();
        let in_place = |name: &str| match (states.contains(&name), destined(name)) {
            (true, _) => "state",
            (_, true) => "destination",
            _ => "",
        };
        let input_place = |array: &Array| if array.state.is_some() { "state" } else { "" };
        *text += &bundle_table(
            "input",
            &function.inputs,
            is_verbose,
            |array| match &array.state {
                Some(output) => format!("updated in place by {output}"),
                None => String::new(),
            },
        );
        *text += &bundle_table(
            "output",
            &function.outputs,
            is_verbose,
            |array| match in_place(&array.name) {
                "destination" => "written in place".to_owned(),
                "state" => "updates a state in place".to_owned(),
                _ => String::new(),
            },
        );
        let programs = self.programs(text, function)?;
        let array = |array: &Array, in_place: &str| {
            let shape = array.shape.iter().map(|extent| match extent {
                crate::model::Extent::Fixed(extent) => json!(extent),
                crate::model::Extent::Named(name) => json!(name),
            });
            json!({
                "name": array.name,
                "dtype": array.dtype,
                "shape": shape.collect::<Vec<_>>(),
                "unit": array.unit,
                "doc": array.doc,
                "state": array.state,
                "of": array.of,
                "in_place": in_place,
            })
        };
        let inputs = function.inputs.iter().map(|it| array(it, input_place(it)));
        let outputs = function
            .outputs
            .iter()
            .map(|it| array(it, in_place(&it.name)));
        Ok(json!({
            "name": function.name,
            "role": function.role,
            "of": function.of,
            "doc": function.doc,
            "order": order,
            "rows_independent": function.rows_independent,
            "inputs": inputs.collect::<Vec<_>>(),
            "outputs": outputs.collect::<Vec<_>>(),
            "programs": programs,
        }))
    }

    /// The programs of a function, one for each choice of sizes.
    fn programs(&self, text: &mut String, function: &Function) -> Result<Vec<Value>> {
        let mut rows = Vec::new();
        let mut all = Vec::new();
        let mut calls: Vec<ProgramFacts> = Vec::new();
        for program in &function.programs {
            let told =
                |error: pjrtlite::Error| error.context(format_args!("file '{}'", program.file));
            let facts = ProgramFacts::read(self.bundle.file(&program.file)?).map_err(told)?;
            rows.push(vec![
                if program.sizes.is_empty() {
                    "-".to_owned()
                } else {
                    program.sizes()
                },
                program.platforms.join(" "),
                format_name(&facts),
                version(&facts).unwrap_or_default(),
                bytes(facts.byte_size as u64),
                if program.check.is_some() {
                    "stored"
                } else {
                    "none"
                }
                .to_owned(),
            ]);
            let mut json = program_json(&facts, self.plugin);
            json["sizes"] = json!(program.sizes);
            // What the bundle is made for, not only the file.
            json["platforms"] = json!(program.platforms);
            json["file"] = json!(program.file);
            json["check"] = json!(program.check.is_some());
            all.push(json);
            if !calls.iter().any(|other| other.functions == facts.functions) {
                calls.push(facts);
            }
        }
        let head = [
            "sizes",
            "platforms",
            "format",
            "StableHLO",
            "bytes",
            "check",
        ];
        *text += &output::table(&head, &[4], &rows);
        calls
            .iter()
            .for_each(|facts| tell_calls(text, facts, self.plugin));
        Ok(all)
    }
}

fn bundle_table(
    what: &str,
    arrays: &[Array],
    is_verbose: bool,
    in_place: impl Fn(&Array) -> String,
) -> String {
    let rows: Vec<Vec<String>> = arrays
        .iter()
        .map(|array| {
            let shape: Vec<String> = array.shape.iter().map(ToString::to_string).collect();
            let mut row = vec![
                array.name.clone(),
                format!("{}[{}]", array.dtype, shape.join(",")),
                array.unit.clone(),
                in_place(array),
            ];
            if is_verbose {
                row.push(array.doc.clone());
            }
            row
        })
        .collect();
    let head = [what, "type", "unit", "", "about"];
    output::table(&head[..if is_verbose { 5 } else { 4 }], &[], &rows)
}

/// The properties of a cost that have a number for the whole program; others are for single operands.
fn cost(executable: &Executable) -> Vec<(String, pjrtlite::Value)> {
    let mut cost = executable.cost().unwrap_or_default();
    cost.sort_by(|(one, _), (other, _)| one.cmp(other));
    cost.retain(|(name, _)| {
        !name.contains(['{', '[']) && !name.chars().any(|c| c.is_ascii_digit())
    });
    cost
}

fn tell_compiled(text: &mut String, title: &str, executable: &Executable) -> Result<()> {
    let _ = writeln!(
        text,
        "\n{title}, compiled: {}",
        executable.description()?.to_string_lossy()
    );
    if executable.device_count() > 1 {
        tell_divisions(text, executable)?;
    }
    match executable.memory_plan() {
        Ok(plan) => {
            let size = |size: i64| bytes(u64::try_from(size).unwrap_or(0));
            let _ = writeln!(
                text,
                "  memory: {} temporary, {} of inputs, {} of outputs ({} of these in place){}",
                size(plan.temporary),
                size(plan.inputs),
                size(plan.outputs),
                size(plan.aliased),
                if plan.code > 0 {
                    format!(", {} of code", size(plan.code))
                } else {
                    String::new()
                },
            );
        }
        Err(error) => {
            _ = writeln!(
                text,
                "  memory: the plugin does not tell ({})",
                error.status()
            )
        }
    }
    let cost = cost(executable);
    if cost.is_empty() {
        text.push_str("  cost: the plugin does not tell\n");
    } else {
        let each: Vec<String> = cost
            .iter()
            .map(|(name, value)| format!("{value} {name}"))
            .collect();
        let _ = writeln!(text, "  cost: {}", each.join(", "));
    }
    Ok(())
}

/// The devices of a run, and how arrays are divided among them.
fn tell_divisions(text: &mut String, executable: &Executable) -> Result<()> {
    let devices: Vec<_> = executable.devices().iter().map(usize::to_string).collect();
    let _ = writeln!(text, "  devices: {}", devices.join(", "));
    let signature = executable.signature()?;
    let inputs = (0..signature.input_count()).map(|index| {
        let piece = executable.input_piece(index, 0)?;
        Ok(("input", index, piece, executable.input_sharding(index)?))
    });
    let outputs = (0..signature.output_count()).map(|index| {
        let piece = executable.output_piece(index, 0)?;
        Ok(("output", index, piece, executable.output_sharding(index)?))
    });
    for array in inputs.chain(outputs) {
        let (what, index, piece, sharding): (_, _, _, &std::ffi::CStr) = array?;
        let how = match sharding.is_empty() {
            true => "divided in a way that the plugin does not tell".into(),
            false => sharding.to_string_lossy(),
        };
        let _ = writeln!(text, "  {what} {index}: {piece} on each, {how}");
    }
    Ok(())
}

fn compiled_json(function: Option<&str>, sizes: &str, executable: &Executable) -> Result<Value> {
    let cost: Map<String, Value> = cost(executable)
        .iter()
        .map(|(name, value)| (name.clone(), value_json(value)))
        .collect();
    let signature = executable.signature()?;
    let inputs = (0..signature.input_count())
        .map(|index| {
            let array = signature.input(index)?;
            Ok(json!({
                "name": executable.input_name(index)?.to_string_lossy(),
                "dtype": array.dtype().to_string(),
                "shape": array.dims(),
                "sharding": executable.input_sharding(index)?.to_string_lossy(),
                "donated_to": signature.donated_to(index)?,
                "needed": signature.is_needed(index)?,
            }))
        })
        .collect::<Result<Vec<_>>>()?;
    let outputs = (0..signature.output_count())
        .map(|index| {
            let array = signature.output(index)?;
            Ok(json!({
                "name": executable.output_name(index)?.to_string_lossy(),
                "dtype": array.dtype().to_string(),
                "shape": array.dims(),
                "sharding": executable.output_sharding(index)?.to_string_lossy(),
            }))
        })
        .collect::<Result<Vec<_>>>()?;
    let memory = executable.memory_plan().ok().map(|plan| {
        json!({
            "temporary": plan.temporary,
            "inputs": plan.inputs,
            "outputs": plan.outputs,
            "aliased": plan.aliased,
            "code": plan.code,
        })
    });
    Ok(json!({
        "function": function,
        "sizes": sizes,
        "signature": executable.description()?.to_string_lossy(),
        "devices": executable.devices(),
        "inputs": inputs,
        "outputs": outputs,
        "memory_bytes": memory,
        "cost": cost,
    }))
}
