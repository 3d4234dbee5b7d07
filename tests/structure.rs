//! What `tools/check-structure` finds: nothing in a small tree that is as its page says, and each violation
//! that is made in it.

use std::path::Path;
use std::process::Command;

const PAGE: &str = r#"# A house

## Layers

| modules | hold |
|---|---|
| `capi` | the interface |
| `room` | the work |
| `host`, `other` | what it stands on |

## Functions that others call

| place | functions | why |
|---|---|---|
| `src/capi/` | all | the host |
| `src/host.rs` | `called` | the plugin |

## Long files

| place | why |
|---|---|
| `src/other.rs` | generated |

## The end
"#;

/// A file of the tree, and its text.
type File<'a> = (&'a str, &'a str);

const TREE: [File<'static>; 7] = [
    (
        "src/lib.rs",
        "mod capi;\nmod host;\nmod other;\nmod room;\n",
    ),
    (
        "src/capi/mod.rs",
        "use crate::room::{self, Thing};\n#[unsafe(no_mangle)]\nextern \"C\" fn anything(_: &'static u8) {}\n",
    ),
    (
        "src/room/mod.rs",
        "mod first;\nmod second;\nuse second::Two;\nstruct Thing;\nuse crate::{host, other::{a::{b, c}, d}};\n",
    ),
    ("src/room/first.rs", "use super::{Thing, second::Two};\n"),
    (
        "src/room/second.rs",
        "use super::Thing;\nuse super::super::host;\nmod inside {\n    use super::super::Thing;\n}\n",
    ),
    (
        "src/host.rs",
        concat!(
            "pub(crate) unsafe extern \"C\" fn called<T>(_: *mut T) {}\n",
            "type Function = extern \"C\" fn(u8);\n",
            "// extern \"C\" fn commented() { crate::capi::x }\n",
            "const TEXT: &str = r#\"crate::capi \" extern \"C\" fn quoted\"#; const QUOTE: char = '\"';\n",
            "#[cfg(all(\n    test,\n    target_os = \"linux\"\n))]\nmod tests {\n",
            "    use crate::capi;\n    extern \"C\" fn tried() {}\n}\n",
        ),
    ),
    ("src/other.rs", ""),
];

/// Makes the tree, with a page and with a file in place of its own.
fn make(root: &Path, page: &str, (changed, text): File<'_>) {
    let write = |name: &str, text: &str| {
        let path = root.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    for (name, text) in TREE {
        write(name, text);
    }
    write("ARCHITECTURE.md", page);
    write("src/other.rs", &"\n".repeat(501));
    write(changed, text);
}

#[test]
fn every_violation_is_found_and_nothing_else() {
    let long = "\n".repeat(501);
    let cases: &[(&str, &str, &str)] = &[
        (
            "src/other.rs",
            "use crate::room::Thing;\n",
            "src/other.rs:1: `other` uses `room`, which is not below it",
        ),
        (
            "src/other.rs",
            "\nuse crate::host;\n",
            "src/other.rs:2: `other` uses `host`, which is not below it",
        ),
        (
            "src/other.rs",
            "use crate::{host::{a, b}, capi::x};\n",
            "src/other.rs:1: `other` uses `capi`, which is not below it",
        ),
        (
            "src/other.rs",
            "use super::room;\n",
            "src/other.rs:1: `other` uses `room`, which is not below it",
        ),
        (
            "src/room/first.rs",
            "fn f() { super::super::capi::g() }\n",
            "src/room/first.rs:1: `room` uses `capi`, which is not below it",
        ),
        (
            "src/room/second.rs",
            "mod inside {\n    use super::super::super::capi;\n}\n",
            "src/room/second.rs:2: `room` uses `capi`, which is not below it",
        ),
        (
            "src/room/first.rs",
            "use crate::Thing;\n",
            "src/room/first.rs:1: `Thing` is no module",
        ),
        (
            "src/room/second.rs",
            "use super::first::One;\n",
            "src: src/room/first.rs uses src/room/second.rs uses src/room/first.rs: a circle",
        ),
        (
            "src/more.rs",
            "",
            "src: the module `more` stands in no row of 'Layers'",
        ),
        (
            "src/room/first.rs",
            "unsafe extern \"C\" fn astray() {}\n",
            "src/room/first.rs:1: `astray`, a function that others call",
        ),
        (
            "src/room/first.rs",
            "extern \"C-unwind\" fn astray() {}\n",
            "src/room/first.rs:1: `astray`, a function that others call",
        ),
        (
            "src/host.rs",
            "extern \"C\" fn called() {}\n\nextern \"C\" fn also() {}\n",
            "src/host.rs:3: `also`, a function that others call",
        ),
        (
            "src/host.rs",
            "",
            "names `called` of src/host.rs, which is not there",
        ),
        (
            "src/room/first.rs",
            "#[unsafe(no_mangle)]\nfn astray() {}\n",
            "src/room/first.rs:1: no_mangle outside",
        ),
        (
            "src/room/first.rs",
            &long,
            "src/room/first.rs: 501 lines, more than 500",
        ),
        (
            "src/room/table.h",
            &long,
            "src/room/table.h: 501 lines, more than 500",
        ),
        (
            "src/other.rs",
            &long[1..],
            "'Long files' names src/other.rs, which has 500 lines",
        ),
    ];
    let pages = [
        (
            "| `room` |",
            "| `room`, `attic` |",
            "names the module `attic`",
        ),
        (
            "`src/capi/`",
            "`src/cellar/`",
            "names src/cellar/, which is not there",
        ),
        (
            "`src/other.rs`",
            "`src/gone.rs`",
            "names src/gone.rs, which has no lines",
        ),
        (
            "## Layers",
            "## Floors",
            "no table under the heading 'Layers'",
        ),
        (
            "## Long files",
            "## Files",
            "no table under the heading 'Long files'",
        ),
    ];
    let unchanged = TREE[0];
    let mut trees = vec![(PAGE.to_owned(), unchanged, None)];
    for &(name, text, expected) in cases {
        trees.push((PAGE.to_owned(), (name, text), Some(expected)));
    }
    for (old, new, expected) in pages {
        trees.push((PAGE.replace(old, new), unchanged, Some(expected)));
    }
    // All in one process: starting it takes longer than what it does.
    let folder = tempfile::tempdir().unwrap();
    let roots: Vec<_> = (0..trees.len())
        .map(|number| folder.path().join(format!("{number:03}")))
        .collect();
    for (root, (page, file, _)) in roots.iter().zip(&trees) {
        make(root, page, *file);
    }
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/check-structure");
    let output = Command::new(tool).args(&roots).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors, "");
    assert_eq!(output.status.code(), Some(1));
    let printed = String::from_utf8(output.stdout).unwrap();
    for (root, (_, file, expected)) in roots.iter().zip(&trees) {
        let start = format!("{}: ", root.display());
        let found: Vec<_> = printed
            .lines()
            .filter_map(|line| line.strip_prefix(&start))
            .collect();
        match expected {
            None => assert_eq!(found, [""; 0]),
            Some(text) => assert!(
                found.iter().any(|line| line.contains(text)),
                "{file:?}: {found:?} instead of {text}"
            ),
        }
    }
}
