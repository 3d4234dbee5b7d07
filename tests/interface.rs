//! What `tools/check-interface` and `tools/abi` find: nothing in these sources, and each place that a new function lacks.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn tool(name: &str, arguments: &[&str]) -> Output {
    Command::new("python3")
        .arg(root().join("tools").join(name))
        .args(arguments)
        .output()
        .expect("python3 runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn each_function_is_in_all_its_places() {
    let output = tool("check-interface", &[]);
    assert!(output.status.success(), "{}", printed(&output));
}

/// What the tool reads, copied to a folder.
fn copy(to: &Path) {
    let mut files = vec![
        "include/pjrtlite.h".to_owned(),
        "include/pjrtlite.hpp".to_owned(),
        "tests/c/null.c".to_owned(),
        "tests/c/fork.c".to_owned(),
        "tests/c/long/sequences.c".to_owned(),
        "tests/c/test_plugin/faults.c".to_owned(),
        "tests/released/interface.json".to_owned(),
        "CHANGELOG.md".to_owned(),
        "docs/options.md".to_owned(),
        "src/options.rs".to_owned(),
        "src/capi/options.rs".to_owned(),
        "src/host/log.rs".to_owned(),
    ];
    for entry in fs::read_dir(root().join("tests/cpp")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            files.push(format!("tests/cpp/{name}"));
        }
    }
    for file in files {
        let target = to.join(&file);
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::copy(root().join(&file), target).unwrap();
    }
}

/// Changes one file of a copied tree.
fn change(tree: &Path, file: &str, from: &str, to: &str) {
    let path = tree.join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{file} has no {from:?}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn a_new_function_is_missed_in_each_place() {
    let tree = tempfile::tempdir().unwrap();
    copy(tree.path());
    let there = tree.path().to_str().unwrap();
    let before = tool("check-interface", &[there]);
    assert!(before.status.success(), "{}", printed(&before));

    change(
        tree.path(),
        "include/pjrtlite.h",
        "const char *pjrtlite_version(void);",
        "const char *pjrtlite_version(void);\npjrtlite_status pjrtlite_plan_frobnicate(pjrtlite_plan *plan);",
    );
    let output = tool("check-interface", &[there]);
    assert!(!output.status.success());
    let text = printed(&output);
    for place in [
        "include/pjrtlite.hpp does not have it",
        "tests/c/null.c does not have it",
        "tests/c/fork.c does not have it",
        "tests/c/long/sequences.c does not have it",
        "tests/c/test_plugin/faults.c does not have it",
        "no test in tests/cpp uses 'frobnicate'",
        "CHANGELOG.md does not name it under Unreleased",
    ] {
        assert!(
            text.contains(&format!("pjrtlite_plan_frobnicate: {place}")),
            "{place} is not among:\n{text}"
        );
    }
}

#[test]
fn what_is_new_in_a_minor_version_says_so() {
    let tree = tempfile::tempdir().unwrap();
    copy(tree.path());
    let header = "include/pjrtlite.h";
    change(
        tree.path(),
        header,
        "PJRTLITE_VERSION_MINOR 1",
        "PJRTLITE_VERSION_MINOR 2",
    );
    change(
        tree.path(),
        header,
        "const char *pjrtlite_version(void);",
        "const char *pjrtlite_version(void);\n\n/**\n * Frobnicates.\n */\n\
         pjrtlite_status pjrtlite_plan_frobnicate(pjrtlite_plan *plan);",
    );
    let told = || printed(&tool("check-interface", &[tree.path().to_str().unwrap()]));
    let lacks =
        "pjrtlite_plan_frobnicate: it is new; its comment in src/capi lacks the line '@since 0.2'";
    assert!(told().contains(lacks), "{}", told());
    change(
        tree.path(),
        header,
        "* Frobnicates.",
        "* Frobnicates.\n *\n * @since 0.3",
    );
    assert!(
        told().contains("@since 0.3 is later than this version"),
        "{}",
        told()
    );
    change(tree.path(), header, "@since 0.3", "@since 0.2");
    // Of others that are new by then, something is told.
    let told = told();
    let mut of_this = told.lines().filter(|line| line.contains("frobnicate"));
    assert!(!of_this.any(|line| line.contains("@since")), "{told}");
}

#[test]
fn an_option_and_a_variable_that_the_manual_lacks_are_missed() {
    let tree = tempfile::tempdir().unwrap();
    copy(tree.path());
    change(
        tree.path(),
        "src/options.rs",
        "const DEVICE: &str = \"pjrtlite.device\";",
        "const DEVICE: &str = \"pjrtlite.device\";\nconst ODD: &str = \"pjrtlite.odd\";",
    );
    change(
        tree.path(),
        "docs/options.md",
        "`PJRTLITE_LOG`",
        "the log's",
    );
    let output = tool("check-interface", &[tree.path().to_str().unwrap()]);
    assert!(!output.status.success());
    let text = printed(&output);
    for finding in [
        "pjrtlite.odd: the table of src/options.rs does not have it",
        "pjrtlite.odd: the comment of pjrtlite_options in src/capi/options.rs does not have it",
        "PJRTLITE_LOG: read in src/host/log.rs",
    ] {
        assert!(text.contains(finding), "{finding} is not among:\n{text}");
    }
}

#[test]
fn the_interface_of_the_last_release_is_kept() {
    let output = tool("abi", &["--check"]);
    assert!(output.status.success(), "{}", printed(&output));
}
