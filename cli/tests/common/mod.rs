//! What the tests of the command line share: how it is run, and where plugins and programs are.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The CPU plugins of three versions, as `tools/get-plugin` names them.
pub(crate) const PLUGINS: [&str; 3] = ["cpu", "cpu-0.106", "cpu-0.81"];

/// A path below the source tree.
pub(crate) fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// The file of a plugin.
pub(crate) fn plugin(name: &str) -> String {
    let path = source(&format!("target/plugins/{name}/pjrt_c_api_cpu_plugin.so"));
    assert!(
        path.is_file(),
        "the plugin '{name}' is missing: run `tools/bootstrap test`"
    );
    path.to_str().expect("the path is UTF-8").to_owned()
}

/// A bundle of the tests.
pub(crate) fn bundle(name: &str) -> String {
    program(&format!("bundles/{name}.pjrt"))
}

/// A program of the tests.
pub(crate) fn program(name: &str) -> String {
    source("tests/programs").join(name).display().to_string()
}

/// The tool, in an environment that names no plugin.
pub(crate) fn tool(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pjrtlite"));
    command.args(arguments);
    for (variable, _) in std::env::vars_os() {
        let name = variable.to_string_lossy();
        if name.starts_with("PJRT") || name == "VIRTUAL_ENV" || name == "CONDA_PREFIX" {
            command.env_remove(&variable);
        }
    }
    command
}

/// What came of a run.
pub(crate) struct Outcome {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) errors: String,
}

impl Outcome {
    fn of(output: &Output) -> Outcome {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it is UTF-8");
        Outcome {
            code: output.status.code(),
            out: text(&output.stdout),
            errors: text(&output.stderr),
        }
    }

    /// The JSON that was printed.
    pub(crate) fn json(&self) -> Value {
        let value: Value = serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("{error} in {}\n{}", self.out, self.errors));
        assert_eq!(value["schema"], 1);
        assert_eq!(value["pjrtlite"], env!("CARGO_PKG_VERSION"));
        value
    }
}

/// Runs the tool.
pub(crate) fn run(command: &mut Command) -> Outcome {
    Outcome::of(&command.output().expect("the tool starts"))
}

/// Runs the tool, which must succeed and say nothing on stderr.
pub(crate) fn good(arguments: &[&str]) -> Outcome {
    let outcome = run(&mut tool(arguments));
    assert_eq!(
        (outcome.code, outcome.errors.as_str()),
        (Some(0), ""),
        "{arguments:?}: {}",
        outcome.out
    );
    outcome
}

/// Runs the tool, which must fail with an error on stderr and nothing on stdout. Gives the message.
pub(crate) fn bad(arguments: &[&str]) -> String {
    let outcome = run(&mut tool(arguments));
    assert_eq!(
        (outcome.code, outcome.out.as_str()),
        (Some(1), ""),
        "{arguments:?}"
    );
    let message = outcome.errors.strip_prefix("pjrtlite: ");
    message
        .unwrap_or_else(|| panic!("{}", outcome.errors))
        .to_owned()
}
