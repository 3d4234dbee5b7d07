//! What a plugin prints, and what setting that leaves behind.
//!
//! The work runs in child processes, since it looks at the environment and at stderr.

mod common;

use std::path::Path;
use std::process::Command;

use common::{PLUGINS, plugin, source};
use pjrtlite::{Client, Executable, Options, Status, Value};

/// Set in a child: the plugin that it is to use.
const PLUGIN: &str = "PJRTLITE_TEST_PLUGIN";
/// Set in a child: the log level that it is to ask for.
const LEVEL: &str = "PJRTLITE_TEST_LOG_LEVEL";
/// What XLA reads while it is loaded.
const VARIABLE: &str = "TF_CPP_MIN_LOG_LEVEL";

/// A library that tells on stderr what it sees when it is loaded, and is no plugin.
const WITNESS: &str = r#"
#include <stdio.h>
#include <stdlib.h>
__attribute__((constructor)) static void tell(void) {
    const char *level = getenv("TF_CPP_MIN_LOG_LEVEL");
    fprintf(stderr, "level %s\n", level ? level : "unset");
}
"#;

/// What a child does: makes a client, compiles, serializes and loads again.
fn work(plugin: &str) {
    let mut options = Options::new();
    if let Ok(level) = std::env::var(LEVEL) {
        let level = Value::Int(level.parse().expect("a number"));
        options.set("pjrtlite.log_level", level).unwrap();
    }
    let before = std::env::var_os(VARIABLE);
    let client = Client::create(plugin, &options);
    assert_eq!(std::env::var_os(VARIABLE), before, "{VARIABLE} changed");
    let client = match client {
        Err(error) if error.status() == Status::NotAPlugin => return,
        client => client.unwrap(),
    };
    let path = source("tests/programs/several.mlir");
    let program = Executable::load_file(&client, &path, &Options::new()).unwrap();
    Executable::load(&client, program.serialize().unwrap(), &Options::new()).unwrap();
}

/// Runs `work` in a child, and gives what it printed on stderr.
fn stderr_of_child(plugin: &str, variables: &[(&str, &str)]) -> String {
    let output = Command::new(std::env::current_exe().expect("the test has a file"))
        .args(["--exact", "plugins_are_quiet_by_default", "--nocapture"])
        .env_remove(VARIABLE)
        .env(PLUGIN, plugin)
        .envs(variables.iter().copied())
        .output()
        .expect("the child starts");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{stderr}");
    stderr
}

#[test]
fn plugins_are_quiet_by_default() {
    if let Ok(plugin) = std::env::var(PLUGIN) {
        return work(&plugin);
    }
    for name in PLUGINS {
        assert_eq!(stderr_of_child(&plugin(name), &[]), "", "{name}");
    }
}

#[test]
fn the_log_level_is_what_a_plugin_sees_while_it_is_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let library = build_witness(folder.path());
    for (variables, seen) in [
        (&[][..], "level 3\n"),
        (&[(LEVEL, "0")], "level 3\n"),
        (&[(LEVEL, "1")], "level 2\n"),
        (&[(LEVEL, "3")], "level 0\n"),
        (&[(VARIABLE, "1"), (LEVEL, "0")], "level 1\n"),
    ] {
        assert_eq!(stderr_of_child(&library, variables), seen, "{variables:?}");
    }
}

fn build_witness(folder: &Path) -> String {
    let source = folder.join("witness.c");
    let library = folder.join("libpjrt_witness.so");
    std::fs::write(&source, WITNESS).unwrap();
    let status = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .status()
        .expect("a C compiler is there");
    assert!(status.success());
    library.to_str().expect("the path is UTF-8").to_owned()
}
