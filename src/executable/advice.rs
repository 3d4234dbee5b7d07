//! What to say where a plugin refuses a program.

use crate::client::Client;
use crate::error::{Error, Status};
use crate::plugin::Value;
use crate::program::{Program, missing_function};

/// Why a plugin does not take a program, as far as it can be told.
pub(super) fn explain(client: &Client, program: &Program<'_>, error: Error) -> Error {
    // Whatever the program is, the client cannot be used any more.
    if error.status() == Status::PluginException {
        return error;
    }
    // A function that the plugin has is named in its file.
    let has = |names: &[&str]| client.plugin().file_mentions(names);
    if let Some(missing) = missing_function(&error, program, has) {
        return missing;
    }
    let error = blame_program(error.context(format_args!(
        "the plugin refuses this {}",
        program.format.c_name().to_string_lossy()
    )));
    let told = |status: Status, advice: &str| {
        let told = error.message().trim_end_matches('.');
        Error::new(status, format!("{told}. {advice}"))
    };
    if let Some((status, advice)) = program.advice_on(&error) {
        return told(status, advice);
    }
    match version_advice(client, program) {
        Some(advice) => told(Status::UnsupportedByPlugin, &advice),
        None => error,
    }
}

/// What may help a portable artifact that is newer than the plugin. Most load all the same, so this
/// is only told when one does not.
fn version_advice(client: &Client, program: &Program<'_>) -> Option<String> {
    let wanted = program.stablehlo_version()?;
    let current = client
        .plugin()
        .attributes()
        .iter()
        .find_map(|(name, value)| match value {
            Value::IntList(numbers) if name == "stablehlo_current_version" => Some(numbers),
            _ => None,
        })?;
    if wanted[..] <= current[..] {
        return None;
    }
    let dotted = |numbers: &[i64]| {
        let texts: Vec<_> = numbers.iter().map(i64::to_string).collect();
        texts.join(".")
    };
    Some(format!(
        "It was written for StableHLO {}, and this plugin knows {}: use a newer plugin, or export \
         the program as StableHLO text",
        dotted(&wanted),
        dotted(current)
    ))
}

/// Plugins report a damaged program under codes that also mean other things. The user's question
/// is whether it is the program, so these become one status; the plugin's own code stays in the
/// text.
fn blame_program(error: Error) -> Error {
    match error.status() {
        status @ (Status::InvalidArgument | Status::Internal | Status::Unknown) => {
            let told = error.message().trim_end_matches('.');
            let message = format!("{told} ({status})");
            Error::new(Status::BadProgram, message)
        }
        _ => error,
    }
}
