//! The examples of `docs/command-line.md` that are the same everywhere show what the tool prints.

mod common;

use std::process::Command;

use common::source;

#[test]
fn what_the_manual_shows_is_printed() {
    let manual = std::fs::read_to_string(source("docs/command-line.md")).unwrap();
    let mut count = 0;
    for block in manual.split("```console\n$ ").skip(1) {
        let block = block.split("```").next().unwrap();
        let (command, shown) = block.split_once('\n').unwrap();
        let mut arguments = command.split(' ');
        assert_eq!(arguments.next(), Some("pjrtlite"));
        // What others print depends on the machine.
        if !command.starts_with("pjrtlite inspect") {
            continue;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_pjrtlite"))
            .args(arguments)
            .current_dir(source(""))
            .output()
            .unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        match shown.strip_prefix("…\n") {
            Some(end) => assert!(printed.ends_with(end), "{command}: {printed}"),
            None => assert_eq!(printed, shown, "{command}"),
        }
        count += 1;
    }
    assert!(count >= 4, "{count}");
}
