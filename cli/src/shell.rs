//! What shells and `man` need.

use std::path::PathBuf;

use clap::CommandFactory;
use pjrtlite::{Error, Result, Status};

use crate::output;

/// Which shell.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell.
    shell: clap_complete::Shell,
}

/// Where to.
#[derive(clap::Args)]
pub(crate) struct Man {
    /// The folder that gets a page for each command.
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(crate) fn completions(arguments: &Completions) -> Result<()> {
    let mut text = Vec::new();
    let mut command = crate::Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "pjrtlite", &mut text);
    output::text(&String::from_utf8_lossy(&text))
}

pub(crate) fn man(arguments: &Man) -> Result<()> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(crate::Arguments::command(), folder))
        .map_err(|error| {
            Error::new(
                Status::FileUnwritable,
                format!("cannot write to '{}': {error}", folder.display()),
            )
        })
}
