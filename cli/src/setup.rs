//! Which plugin to use, and with which options.

use pjrtlite::{Client, Error, Options, Result, Status, Value};

/// The plugin that is used where none is named.
pub(crate) const DEFAULT_PLUGIN: &str = "cpu";

/// The plugin of a command that runs or compiles.
#[derive(clap::Args)]
pub(crate) struct Setup {
    /// The plugin, by name (cpu, cuda, gpu, …), by the path of its file, or the first that works of a list (cuda,cpu).
    #[arg(short, long, value_name = "NAME|FILE", default_value = DEFAULT_PLUGIN)]
    pub(crate) plugin: String,
    #[command(flatten)]
    pub(crate) options: Given,
}

/// Options for a plugin's client, and for programs.
#[derive(clap::Args, Default)]
pub(crate) struct Given {
    /// An option of the client, such as pjrtlite.threads=4 or asynchronous=false.
    #[arg(long, value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) client_option: Vec<(String, Value)>,
    /// An option of the program: one of XLA's by name, or such as pjrtlite.autotune=true.
    #[arg(long, value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) program_option: Vec<(String, Value)>,
    /// The device that programs are loaded for, counted from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) device: usize,
}

impl Setup {
    /// Makes a client.
    pub(crate) fn client(&self) -> Result<Client> {
        Client::create(&self.plugin, &self.options.of_client()?)
    }
}

impl Given {
    pub(crate) fn of_client(&self) -> Result<Options> {
        of(&self.client_option)
    }

    pub(crate) fn of_program(&self) -> Result<Options> {
        let mut options = of(&self.program_option)?;
        let device = i64::try_from(self.device).map_err(|_| {
            Error::new(
                Status::IndexOutOfRange,
                format!("there is no device {}", self.device),
            )
        })?;
        if device != 0 {
            options.set("pjrtlite.device", Value::Int(device))?;
        }
        Ok(options)
    }
}

fn of(given: &[(String, Value)]) -> Result<Options> {
    let mut options = Options::new();
    for (key, value) in given {
        options.set(key, value.clone())?;
    }
    Ok(options)
}

/// An option as it is typed. What looks like a number, a truth value or a list is one; quotes make it a text.
fn option(typed: &str) -> std::result::Result<(String, Value), String> {
    let (key, value) = typed
        .split_once('=')
        .ok_or("write it as KEY=VALUE, such as pjrtlite.threads=4")?;
    Ok((key.to_owned(), value_of(value)))
}

fn value_of(typed: &str) -> Value {
    let list = typed
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let numbers = list.map(|list| {
        let parts = list
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty());
        parts.map(str::parse).collect::<std::result::Result<_, _>>()
    });
    let quoted = typed
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    match (typed, numbers, quoted) {
        ("true", ..) => Value::Bool(true),
        ("false", ..) => Value::Bool(false),
        (_, Some(Ok(numbers)), _) => Value::IntList(numbers),
        (_, _, Some(text)) => Value::Text(text.to_owned()),
        _ => match (typed.parse(), typed.parse()) {
            (Ok(number), _) => Value::Int(number),
            (_, Ok(number)) => Value::Float(number),
            _ => Value::Text(typed.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_what_they_look_like() {
        for (typed, wanted) in [
            ("4", Value::Int(4)),
            ("-1.5", Value::Float(-1.5)),
            ("true", Value::Bool(true)),
            ("[0, 2]", Value::IntList(vec![0, 2])),
            ("[]", Value::IntList(vec![])),
            ("[a]", Value::Text("[a]".to_owned())),
            (
                "LIBRARY_FUSION_TYPE_DOT",
                Value::Text("LIBRARY_FUSION_TYPE_DOT".to_owned()),
            ),
            ("\"4\"", Value::Text("4".to_owned())),
            ("", Value::Text(String::new())),
        ] {
            assert_eq!(value_of(typed), wanted, "{typed}");
        }
        assert_eq!(option("a=b=c").unwrap().1, Value::Text("b=c".to_owned()));
        assert!(option("a").is_err());
    }
}
