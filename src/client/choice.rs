//! Which of several plugins a client is made of.

use std::fmt::Write as _;

use super::Client;
use crate::error::{Error, Result, Status};
use crate::host::log::{self, LogLevel};
use crate::options::Options;

/// A plugin that may be taken, and the options for it.
type Choice<'a> = (&'a str, Options);

/// Gives each plugin the options that are for it. Those that no plugin could take are refused here,
/// before any is opened.
pub(super) fn with_options<'a>(
    choices: &'a [String],
    options: &Options,
) -> Result<Vec<Choice<'a>>> {
    let of_one = |choice: &'a String| {
        let options = options.for_plugin(choice, choices)?;
        options.check_for_client()?;
        Ok((choice.as_str(), options))
    };
    choices.iter().map(of_one).collect()
}

/// The first client that can be made; `asked` is what the host said.
///
/// JAX fails if one of the platforms in `JAX_PLATFORMS` does, because it uses all of them. A client is
/// one, and the others in the list are there for the case that it cannot be had: who wants no other
/// names one.
pub(super) fn first_of(choices: &[Choice<'_>], asked: &str) -> Result<Client> {
    if let [(only, options)] = choices {
        return Client::of_one(only, options);
    }
    let mut failures = Vec::new();
    for (choice, options) in choices {
        match Client::of_one(choice, options).and_then(with_devices) {
            Ok(client) => {
                log::say(
                    LogLevel::Info,
                    format_args!("of the plugins '{asked}', '{choice}' is taken"),
                );
                return Ok(client);
            }
            Err(error) if is_of_process(&error) => {
                return Err(error.context(format_args!("plugin '{choice}'")));
            }
            Err(error) => {
                // That there is none is as expected. One that is there and fails is not.
                let level = match error.status() {
                    Status::PluginNotFound => LogLevel::Info,
                    _ => LogLevel::Warning,
                };
                log::say(
                    level,
                    format_args!("of the plugins '{asked}', '{choice}' is passed over: {error}"),
                );
                failures.push((*choice, error));
            }
        }
    }
    Err(none(asked, &failures))
}

/// Refuses a client that has no device to run on.
fn with_devices(client: Client) -> Result<Client> {
    match client.devices() {
        [] => Err(Error::new(
            Status::Unavailable,
            format!(
                "the plugin '{}' has no device that this process can use",
                client.plugin().path().display()
            ),
        )),
        _ => Ok(client),
    }
}

/// Whether a failure says nothing of the plugin: the process must do something else first. Another
/// plugin in its place would hide that.
fn is_of_process(error: &Error) -> bool {
    matches!(error.status(), Status::UsedAfterFork | Status::InUse)
}

/// Says why there is none. The status is that of the first plugin that is there, which is the one that
/// the host would rather have.
fn none(asked: &str, failures: &[(&str, Error)]) -> Error {
    let found = failures
        .iter()
        .map(|(_, error)| error.status())
        .find(|&status| status != Status::PluginNotFound);
    let mut message = format!("none of the plugins '{asked}' gives a client");
    for (choice, error) in failures {
        let _ = write!(message, "\n'{choice}': {error}");
    }
    Error::new(found.unwrap_or(Status::PluginNotFound), message)
}
