//! How the tool behaves among other tools: exit codes, pipes, signals, completions, pages.

mod common;

use std::io::Read;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, Stdio};

use common::{bundle, good, plugin, program, run, tool};

const COMMANDS: [&str; 9] = [
    "info",
    "inspect",
    "check",
    "run",
    "bench",
    "compile",
    "wrap",
    "completions",
    "man",
];

#[test]
fn wrong_arguments_end_with_2() {
    for arguments in [
        &[][..],
        &["nothing"],
        &["inspect"],
        &["info", "--no-such"],
        &["bench", "-t", "0", "x"],
        &["bench", "--time", "-1", "x"],
        &["run", "--client-option", "a", "x"],
        &["completions", "no-shell"],
    ] {
        let outcome = run(&mut tool(arguments));
        assert_eq!(
            (outcome.code, outcome.out.as_str()),
            (Some(2), ""),
            "{arguments:?}"
        );
        assert!(
            outcome.errors.contains("--help"),
            "{arguments:?}: {}",
            outcome.errors
        );
    }
}

#[test]
fn help_tells_of_every_command() {
    let help = good(&["--help"]).out;
    for command in COMMANDS {
        assert!(
            help.contains(&format!("\n  {command} ")),
            "{command} in {help}"
        );
        assert!(good(&[command, "--help"]).out.contains("Usage: pjrtlite"));
    }
    assert!(help.contains("Exit codes"));
    assert_eq!(
        good(&["--version"]).out,
        format!("pjrtlite {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn a_reader_that_goes_ends_it_quietly() {
    // It has gone before anything is written.
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = tool(&["completions", "bash"]);
    let mut child = command
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    let status = child.wait().unwrap();
    assert_eq!(
        (status.signal(), errors.as_str()),
        (Some(libc::SIGPIPE), ""),
        "{status}"
    );
}

#[test]
fn an_interrupt_ends_it_at_once() {
    // Long enough that it is surely in the middle.
    let plugin = plugin("cpu");
    let program = program("hello.mlir");
    let mut command = tool(&[
        "bench", "-p", &plugin, "--time", "600", "--ways", "bound", &program,
    ]);
    // A shell's job in the background is started with interrupts ignored, and so is what it starts.
    // SAFETY: between fork and exec, signal is a call that may be made.
    unsafe {
        command.pre_exec(|| {
            libc::signal(libc::SIGINT, libc::SIG_DFL);
            Ok(())
        })
    };
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    // SAFETY: the child is ours, and has not been waited for.
    unsafe { libc::kill(child.id() as i32, libc::SIGINT) };
    let status = child.wait().unwrap();
    assert_eq!(status.signal(), Some(libc::SIGINT), "{status}");
}

#[test]
fn progress_is_shown_on_a_terminal_alone() {
    let plugin = plugin("cpu");
    let outcome = good(&[
        "bench",
        "-p",
        &plugin,
        "--time",
        "0.3",
        "--ways",
        "bound",
        &program("hello.mlir"),
    ]);
    assert!(!outcome.out.contains('\u{1b}') && !outcome.out.contains('\r'));
}

#[test]
fn shells_and_man_get_what_they_need() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = good(&["completions", shell]).out;
        assert!(
            COMMANDS.iter().all(|command| script.contains(command)),
            "{shell}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    good(&["man", pages.to_str().unwrap()]);
    for command in COMMANDS {
        let page = std::fs::read_to_string(pages.join(format!("pjrtlite-{command}.1"))).unwrap();
        assert!(page.contains(".TH") && page.contains(command), "{command}");
    }
}

#[test]
fn a_place_that_takes_no_output_is_an_error() {
    // This device is always full.
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let outcome = run_to(tool(&["inspect", &bundle("hello")]), full);
    assert_eq!(outcome.0, Some(1));
    assert!(
        outcome
            .1
            .starts_with("pjrtlite: FILE_UNWRITABLE: cannot write the output"),
        "{}",
        outcome.1
    );
}

fn run_to(mut command: std::process::Command, out: std::fs::File) -> (Option<i32>, String) {
    let child = command.stdout(out).stderr(Stdio::piped()).spawn().unwrap();
    let output = child.wait_with_output().unwrap();
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[test]
fn an_installed_tool_tells_where_it_is_installed() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    for libraries in ["lib", "lib64", "lib/x86_64-linux-gnu"] {
        let prefix = folder
            .path()
            .canonicalize()
            .unwrap()
            .join(libraries.replace('/', "_"));
        let package = prefix.join(libraries).join("cmake/pjrtlite");
        std::fs::create_dir_all(prefix.join("bin")).unwrap();
        std::fs::create_dir_all(prefix.join("lib/other")).unwrap();
        let installed = prefix.join("bin/pjrtlite");
        std::fs::hard_link(env!("CARGO_BIN_EXE_pjrtlite"), &installed).unwrap();
        let ask = |argument| run(Command::new(&installed).arg(argument));

        let outcome = ask("--cmake-dir");
        assert_eq!(outcome.code, Some(1));
        assert!(
            outcome
                .errors
                .contains("is not part of an installed pjrtlite"),
            "{}",
            outcome.errors
        );

        std::fs::create_dir_all(&package).unwrap();
        std::fs::write(package.join("pjrtlite-config.cmake"), "").unwrap();
        let line = |path: &std::path::Path| format!("{}\n", path.display());
        assert_eq!(ask("--prefix").out, line(&prefix));
        assert_eq!(ask("--cmake-dir").out, line(&package));
        let pkgconfig = prefix.join(libraries).join("pkgconfig");
        assert_eq!(ask("--pkg-config-dir").out, line(&pkgconfig));
    }
    // One question at a time, and none beside a command.
    for arguments in [["--prefix", "--cmake-dir"], ["--prefix", "info"]] {
        assert_eq!(run(&mut tool(&arguments)).code, Some(2), "{arguments:?}");
    }
}
