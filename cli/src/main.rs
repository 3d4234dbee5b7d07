//! The command line of pjrtlite: looks at JAX programs and bundles, checks, runs and times them, and writes
//! typed wrappers for them. `docs/command-line.md` is its manual.

mod arrays;
mod bench;
mod check;
mod compile;
mod info;
mod inspect;
mod measure;
mod model;
mod npy;
mod output;
mod places;
mod run;
mod setup;
mod shell;
mod wrap;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use pjrtlite::Status;

/// Look at compiled JAX programs and bundles, check, run and time them, and write typed wrappers for them.
#[derive(Parser)]
#[command(
    name = "pjrtlite",
    version,
    arg_required_else_help = true,
    args_conflicts_with_subcommands = true,
    after_help = "Exit codes: 0 done, 1 an error, 2 wrong arguments, 3 a check that found other numbers."
)]
struct Arguments {
    #[command(flatten)]
    places: places::Places,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Show which plugins and which LAPACK there are, and the devices of a plugin.
    Info(info::Arguments),
    /// Show what is in a bundle or program, without a plugin unless one is named.
    Inspect(inspect::Arguments),
    /// Check that a bundle gives here what it gave where it was saved.
    Check(check::Arguments),
    /// Run a function once, on arrays from files or made up.
    Run(run::Arguments),
    /// Measure how long a function takes: sizes, threads, with copies and without.
    Bench(bench::Arguments),
    /// Compile ahead: into the cache, or into a file that loads in milliseconds.
    Compile(compile::Arguments),
    /// Write a Fortran module, a C or a C++ interface of a bundle or program.
    Wrap(wrap::Arguments),
    /// Print what a shell needs to complete commands.
    Completions(shell::Completions),
    /// Write manual pages.
    Man(shell::Man),
}

/// What `check` ends with where numbers differ, so that scripts tell that from a check that was not made.
const CHECK_FAILED: u8 = 3;

fn main() -> ExitCode {
    output::end_by_broken_pipes();
    let outcome = run(&Arguments::parse());
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody reads the message, the exit code still tells.
            let _ = std::io::Write::write_fmt(
                &mut std::io::stderr(),
                format_args!("pjrtlite: {error}\n"),
            );
            match error.status() {
                Status::CheckFailed => ExitCode::from(CHECK_FAILED),
                _ => ExitCode::FAILURE,
            }
        }
    }
}

/// Does what the arguments say.
fn run(arguments: &Arguments) -> pjrtlite::Result<()> {
    let Some(command) = &arguments.command else {
        return places::run(&arguments.places);
    };
    match command {
        Command::Info(arguments) => info::run(arguments),
        Command::Inspect(arguments) => inspect::run(arguments),
        Command::Check(arguments) => check::run(arguments),
        Command::Run(arguments) => run::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Compile(arguments) => compile::run(arguments),
        Command::Wrap(arguments) => wrap::run(arguments),
        Command::Completions(arguments) => shell::completions(arguments),
        Command::Man(arguments) => shell::man(arguments),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        <Arguments as clap::CommandFactory>::command().debug_assert();
    }
}
