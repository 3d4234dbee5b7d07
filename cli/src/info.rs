//! `pjrtlite info`: which plugins and which LAPACK there are.

use std::fmt::Write;

use pjrtlite::{Client, Lookup, Plugin, Result};
use serde_json::{Value, json};

use crate::output::{self, Form};
use crate::setup::{DEFAULT_PLUGIN, Given};

/// Which plugin to open, and what to tell.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The plugin to open, by name or by the path of its file; cpu if there is one.
    #[arg(short, long, value_name = "NAME|FILE")]
    plugin: Option<String>,
    /// Tell where each plugin was looked for.
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    options: Given,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let lookups: Vec<Lookup> = Plugin::names()
        .iter()
        .map(|name| Plugin::look_up(name))
        .collect();
    // A plugin that is named must be there; the usual one may be missing.
    let is_there = |lookup: &Lookup| lookup.name == DEFAULT_PLUGIN && lookup.found.is_ok();
    let name = match &arguments.plugin {
        Some(name) => Some(name.as_str()),
        None => lookups.iter().any(is_there).then_some(DEFAULT_PLUGIN),
    };
    let client = match name {
        Some(name) => Some(Client::create(name, &arguments.options.of_client()?)?),
        None => None,
    };
    let lapack = pjrtlite::lapack_in_use(lapack_option(&arguments.options));
    if arguments.form.json {
        let what = json!({
            "plugins": lookups.iter().map(lookup_json).collect::<Vec<_>>(),
            "client": client.as_ref().map(client_json),
            "lapack": lapack.as_ref().ok(),
            "lapack_error": lapack.as_ref().err().map(|error| error.message().to_owned()),
        });
        return output::json("info", what);
    }
    let mut text = format!("pjrtlite {}\n\nplugins\n", env!("CARGO_PKG_VERSION"));
    let mut rows = Vec::new();
    for lookup in &lookups {
        let file = match &lookup.found {
            Ok(path) => path.display().to_string(),
            Err(error) if lookup.looked_at.is_empty() => error.message().to_owned(),
            Err(error) if !error.message().starts_with("no plugin") => error.message().to_owned(),
            Err(_) => "not found".to_owned(),
        };
        rows.push(vec![lookup.name.clone(), file]);
    }
    text += &output::table(&["name", "file"], &[], &rows);
    if arguments.verbose || client.is_none() {
        for lookup in lookups
            .iter()
            .filter(|lookup| arguments.verbose || lookup.name == DEFAULT_PLUGIN)
        {
            tell_places(&mut text, lookup);
        }
    }
    if let Some(client) = &client {
        tell_client(&mut text, client);
    }
    text += "\nLAPACK, for programs that do linear algebra\n";
    match lapack {
        Ok(lapack) => _ = writeln!(text, "  {lapack}"),
        Err(error) => {
            error
                .message()
                .lines()
                .for_each(|line| _ = writeln!(text, "  {line}"));
        }
    }
    output::text(&text)
}

fn lapack_option(given: &Given) -> Option<&str> {
    given
        .client_option
        .iter()
        .find_map(|(key, value)| match value {
            pjrtlite::Value::Text(text) if key == "pjrtlite.lapack" => Some(text.as_str()),
            _ => None,
        })
}

fn tell_places(text: &mut String, lookup: &Lookup) {
    let _ = writeln!(text, "\nwhere '{}' was looked for", lookup.name);
    for (place, outcome) in &lookup.looked_at {
        let _ = writeln!(text, "  {place}: {outcome}");
    }
    match &lookup.found {
        Ok(path) => _ = writeln!(text, "  found: {}", path.display()),
        Err(_) if !lookup.advice.is_empty() => {
            _ = writeln!(text, "  To get one: {}.", lookup.advice)
        }
        Err(_) => {}
    }
}

fn tell_client(text: &mut String, client: &Client) {
    let (major, minor) = client.plugin().api_version();
    let _ = writeln!(
        text,
        "\nplugin {}\n  PJRT {major}.{minor}, platform {} ({})",
        client.plugin_path().to_string_lossy(),
        client.platform_name().to_string_lossy(),
        client.platform_version().to_string_lossy(),
    );
    for (name, value) in client.attributes() {
        let _ = writeln!(
            text,
            "  {} = {}",
            name.to_string_lossy(),
            value.to_string_lossy()
        );
    }
    text.push_str("\ndevices\n");
    let rows: Vec<Vec<String>> = (client.devices().iter().enumerate())
        .map(|(index, device)| {
            let in_use = client.memory_stats(index).ok();
            let limit = in_use.and_then(|stats| stats.bytes_limit);
            vec![
                index.to_string(),
                device.kind().to_string_lossy().into_owned(),
                device.memory_kind().to_string_lossy().into_owned(),
                limit.map_or("not told".to_owned(), |bytes| {
                    output::bytes(bytes.max(0) as u64)
                }),
                device.description().to_string_lossy().into_owned(),
            ]
        })
        .collect();
    *text += &output::table(
        &["index", "kind", "memory", "size", "description"],
        &[0],
        &rows,
    );
}

fn lookup_json(lookup: &Lookup) -> Value {
    let places = lookup.looked_at.iter();
    json!({
        "name": lookup.name,
        "file": lookup.found.as_ref().ok().map(|path| path.display().to_string()),
        "error": lookup.found.as_ref().err().map(|error| error.message().to_owned()),
        "looked_at": places.map(|(place, outcome)| json!({ "place": place, "outcome": outcome })).collect::<Vec<_>>(),
        "advice": lookup.advice,
    })
}

fn client_json(client: &Client) -> Value {
    let (major, minor) = client.plugin().api_version();
    let attributes: serde_json::Map<String, Value> = client
        .plugin()
        .attributes()
        .iter()
        .map(|(name, value)| (name.clone(), value_json(value)))
        .collect();
    let devices = client.devices().iter().enumerate().map(|(index, device)| {
        let stats = client.memory_stats(index).ok();
        json!({
            "index": index,
            "id": device.id(),
            "kind": device.kind().to_string_lossy(),
            "memory_kind": device.memory_kind().to_string_lossy(),
            "description": device.description().to_string_lossy(),
            "bytes_in_use": stats.map(|stats| stats.bytes_in_use),
            "bytes_limit": stats.and_then(|stats| stats.bytes_limit),
        })
    });
    json!({
        "plugin": client.plugin_path().to_string_lossy(),
        "pjrt": [major, minor],
        "platform": client.platform_name().to_string_lossy(),
        "platform_version": client.platform_version().to_string_lossy(),
        "attributes": attributes,
        "devices": devices.collect::<Vec<_>>(),
    })
}

/// A value of a plugin's, as JSON has it.
pub(crate) fn value_json(value: &pjrtlite::Value) -> Value {
    match value {
        pjrtlite::Value::Int(number) => json!(number),
        pjrtlite::Value::Float(number) => json!(number),
        pjrtlite::Value::Bool(truth) => json!(truth),
        pjrtlite::Value::IntList(numbers) => json!(numbers),
        other => json!(other.to_string()),
    }
}
