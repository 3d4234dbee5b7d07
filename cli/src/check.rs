//! `pjrtlite check`: a bundle's own checks, here.

use std::path::PathBuf;

use pjrtlite::{Error, Result, Status};
use serde_json::json;

use crate::model::Model;
use crate::output::{self, Form};
use crate::setup::Setup;

/// What to check, and on which plugin.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The bundle.
    file: PathBuf,
    #[command(flatten)]
    setup: Setup,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let Model::Bundle(both) = Model::open(&arguments.file)? else {
        return Err(Error::new(
            Status::InvalidValue,
            format!(
                "'{}' is no bundle: nothing is stored with a single program to check it by. `pjrtlite.Bundle` in \
                 Python saves bundles",
                arguments.file.display()
            ),
        ));
    };
    let client = arguments.setup.client()?;
    let options = arguments.setup.options.of_program()?;
    match both.0.check(&client, &options) {
        Ok(report) => {
            let report = report.to_string_lossy();
            if !arguments.form.json {
                return output::text(&report);
            }
            let lines: Vec<&str> = report.lines().collect();
            let what = json!({ "passed": true, "report": lines, "plugin": client.plugin_path().to_string_lossy() });
            output::json("check", what)
        }
        Err(error) if error.status() == Status::CheckFailed && arguments.form.json => {
            let lines: Vec<&str> = error.message().lines().collect();
            let what = json!({ "passed": false, "report": lines, "plugin": client.plugin_path().to_string_lossy() });
            output::json("check", what)?;
            Err(error)
        }
        Err(error) => Err(error),
    }
}
