//! The cache among processes: several at once, killed ones, and what a process finds in its environment, its limits
//! and its disk. Each process is this test itself, started again.

mod common;

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant, SystemTime};

use common::cache::*;
use common::{PLUGINS, plugin};
use pjrtlite::{Client, Executable, Options};

/// Set in a child: the plugin that it uses. It does what [`TASK`] says.
const CHILD: &str = "PJRTLITE_TEST_CACHE_CHILD";
/// The folder of a child's cache; without one the environment says where it is.
const FOLDER: &str = "PJRTLITE_TEST_CACHE_FOLDER";
/// What a child loads: the factor of a line, or `large`.
const TASK: &str = "PJRTLITE_TEST_CACHE_TASK";

/// How many numbers the large program has.
const NUMBERS: usize = 1 << 18;

/// Many kernels, which take a while to compile, and a MiB of numbers, which take a while to write.
fn large() -> String {
    let mut text = String::from(
        "module @large {\n  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n",
    );
    let numbers = NUMBERS;
    text += "    %c = stablehlo.constant dense<\"0x";
    for number in 0..numbers {
        // Between 1 and 2, all different.
        let bits = (1.0f32 + number as f32 / numbers as f32)
            .to_bits()
            .to_le_bytes();
        text += &format!(
            "{:02X}{:02X}{:02X}{:02X}",
            bits[0], bits[1], bits[2], bits[3]
        );
    }
    text += &format!("\"> : tensor<{numbers}xf32>\n");
    // Where it is read depends on the input, so nothing is worked out before.
    text += "    %xi = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi32>
    %one = stablehlo.constant dense<1> : tensor<4xi32>
    %k = stablehlo.subtract %xi, %one : tensor<4xi32>
    %k1 = stablehlo.slice %k [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %k0 = stablehlo.reshape %k1 : (tensor<1xi32>) -> tensor<i32>
    %y0 = stablehlo.dynamic_slice %c, %k0, sizes = [4] : (tensor<262144xf32>, tensor<i32>) -> tensor<4xf32>
";
    let steps = 40;
    for step in 0..steps {
        text += &format!(
            "    %a{step} = stablehlo.sine %y{step} : tensor<4xf32>
    %b{step} = \"stablehlo.sort\"(%a{step}) ({{
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %o = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %o : tensor<i1>
    }}) {{dimension = 0 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
    %y{} = stablehlo.add %b{step}, %x : tensor<4xf32>\n",
            step + 1
        );
    }
    text + &format!("    return %y{steps} : tensor<4xf32>\n  }}\n}}")
}

fn large_result() -> [f32; 4] {
    let x = [1.0f32, 2.0, 3.0, 4.0];
    let mut y: [f32; 4] = std::array::from_fn(|index| 1.0 + index as f32 / NUMBERS as f32);
    for _ in 0..40 {
        let mut sines = y.map(f32::sin);
        sines.sort_by(f32::total_cmp);
        y = std::array::from_fn(|index| sines[index] + x[index]);
    }
    y
}

/// The child's part: loads a program, checks it, and tells what the cache had of it.
#[test]
fn child() {
    let Ok(name) = std::env::var(CHILD) else {
        return;
    };
    let options = match std::env::var_os(FOLDER) {
        Some(folder) => cached(Path::new(&folder)),
        None => Options::new(),
    };
    let client = Client::create(&plugin_path(&name), &Options::new()).unwrap();
    let program = match std::env::var(TASK).unwrap().as_str() {
        "large" => {
            let program = load(&client, &large(), &options);
            for (got, wanted) in run(&program, 0).iter().zip(large_result()) {
                assert!((got - wanted).abs() < 1e-4, "{got} and {wanted}");
            }
            program
        }
        factor => {
            let factor = factor.parse().unwrap();
            let program = load(&client, &line(factor), &options);
            check_line(&program, factor);
            program
        }
    };
    let text = program
        .caching()
        .map_or("no cache".into(), |text| text.to_string_lossy());
    println!("\nTOLD {text}");
}

/// A plugin by the name of its folder, or the path of its file.
fn plugin_path(name: &str) -> String {
    if name.contains('/') {
        name.to_owned()
    } else {
        plugin(name)
    }
}

fn command(plugin: &str, folder: Option<&Path>, task: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    as_child(&mut command, plugin, folder, task);
    command
}

const ARGUMENTS: [&str; 3] = ["--exact", "child", "--nocapture"];

fn as_child(command: &mut Command, plugin: &str, folder: Option<&Path>, task: &str) {
    command
        .args(ARGUMENTS)
        .env(CHILD, plugin)
        .env(TASK, task)
        .env_remove("PJRTLITE_CACHE")
        .env_remove("XDG_CACHE_HOME")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    if let Some(folder) = folder {
        command.env(FOLDER, folder);
    }
}

/// What a child that did its part tells of the cache.
fn told_by(output: &Output) -> String {
    let out = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{}: {out}\n{errors}",
        output.status
    );
    let line = out.lines().find_map(|line| line.strip_prefix("TOLD "));
    line.unwrap_or_else(|| panic!("nothing told: {out}\n{errors}"))
        .to_owned()
}

fn tell(mut command: Command) -> String {
    told_by(&command.output().unwrap())
}

fn finish(child: Child) -> String {
    told_by(&child.wait_with_output().unwrap())
}

#[track_caller]
fn check_starts(text: &str, wanted: &str) {
    assert!(text.starts_with(wanted), "not '{wanted}': {text}");
}

const HIT: &str = "from the cache";
const KEPT: &str = "compiled, and kept in the cache: ";

#[test]
fn of_eight_processes_at_once_one_compiles() {
    for plugin in PLUGINS {
        let folder = tempfile::tempdir().unwrap();
        let start = || {
            command(plugin, Some(folder.path()), "large")
                .spawn()
                .unwrap()
        };
        let children: Vec<Child> = (0..8).map(|_| start()).collect();
        let told: Vec<String> = children.into_iter().map(finish).collect();
        let compiled = told.iter().filter(|text| text.starts_with(KEPT)).count();
        let found = told.iter().filter(|text| text.starts_with(HIT)).count();
        assert_eq!((compiled, found), (1, 7), "{plugin}: {told:#?}");
        entry(folder.path());
        assert!(files(folder.path(), "lock").is_empty());
        assert!(files(folder.path(), "new").is_empty());
    }
}

/// Executables that are being written in a folder, or were when their process was killed.
fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let mut paths = files(folder, "new");
    paths.retain(|path| path.to_string_lossy().contains(".executable."));
    paths
}

#[test]
fn a_process_that_is_killed_leaves_nothing_that_hurts() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // At many moments: from before the load to after it. The last are killed while they write, as the file shows.
    let mut in_writing = 0;
    for round in 0..100 {
        let mut child = command("cpu", Some(folder), "large").spawn().unwrap();
        let is_timed = round < 10;
        let start = Instant::now();
        while child.try_wait().unwrap().is_none() {
            let is_over = start.elapsed() > Duration::from_millis(round * 100);
            if is_timed && is_over || !is_timed && !unfinished(folder).is_empty() {
                break;
            }
        }
        // By SIGKILL.
        child.kill().unwrap();
        child.wait().unwrap();
        let left = unfinished(folder);
        in_writing += usize::from(!left.is_empty());
        // What is there under the entry's name is whole.
        for path in files(folder, "executable") {
            let client = common::client("cpu");
            Executable::load_file(&client, &path, &Options::new()).unwrap();
            std::fs::remove_file(path).unwrap();
        }
        if !is_timed && !left.is_empty() {
            break;
        }
        // So that the next one that is there is of the next process.
        for path in files(folder, "new") {
            std::fs::remove_file(path).unwrap();
        }
    }
    assert!(in_writing > 0, "none was killed while it wrote");
    let left = files(folder, "new");
    assert_eq!(left, unfinished(folder));
    // A lock is left, too, which nobody has.
    assert_eq!(files(folder, "lock").len(), 1);
    check_starts(&tell(command("cpu", Some(folder), "large")), KEPT);
    check_starts(&tell(command("cpu", Some(folder), "large")), HIT);
    assert!(files(folder, "lock").is_empty());
    // What may still be written to stays; what is old goes when something is written next.
    assert_eq!(files(folder, "new"), left);
    let old = SystemTime::now() - Duration::from_secs(2 * 3600);
    for path in &left {
        let file = std::fs::File::options().write(true).open(path).unwrap();
        file.set_modified(old).unwrap();
    }
    check_starts(&tell(command("cpu", Some(folder), "2")), KEPT);
    assert!(files(folder, "new").is_empty());
}

#[test]
fn the_environment_says_where_it_is() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("named");
    let without = || {
        let mut command = command("cpu", None, "2");
        command.env("HOME", home.path());
        command
    };
    let with = |variables: &[(&str, &str)]| {
        let mut command = without();
        command.envs(variables.iter().copied());
        tell(command)
    };
    assert_eq!(tell(without()), "no cache");
    for off in ["off", "0", "", "yes"] {
        assert_eq!(with(&[("PJRTLITE_CACHE", off)]), "no cache", "{off}");
    }
    check_starts(&with(&[("PJRTLITE_CACHE", folder.to_str().unwrap())]), KEPT);
    check_starts(&with(&[("PJRTLITE_CACHE", folder.to_str().unwrap())]), HIT);
    check_starts(&with(&[("PJRTLITE_CACHE", "on")]), KEPT);
    check_starts(&with(&[("PJRTLITE_CACHE", "on")]), HIT);
    entry(&home.path().join(".cache/pjrtlite"));
    let other = home.path().join("other");
    check_starts(
        &with(&[
            ("PJRTLITE_CACHE", "1"),
            ("XDG_CACHE_HOME", other.to_str().unwrap()),
        ]),
        KEPT,
    );
    // The hash of the plugin is remembered, too.
    assert_eq!(files(&other.join("pjrtlite"), "plugin").len(), 1);
    let mut nowhere = without();
    nowhere.env_remove("HOME").env("PJRTLITE_CACHE", "on");
    let text = tell(nowhere);
    check_starts(&text, "compiled without the cache: ");
    assert!(text.contains("HOME"), "{text}");
}

#[test]
fn all_is_told_at_level_info_and_nothing_below() {
    let folder = tempfile::tempdir().unwrap();
    for (level, is_told) in [("info", true), ("warning", false)] {
        let mut command = command("cpu", Some(folder.path()), "2");
        let output = command.env("PJRTLITE_LOG", level).output().unwrap();
        let text = told_by(&output);
        let errors = String::from_utf8_lossy(&output.stderr);
        let line = format!("pjrtlite: info: the program 'line_2': {text}");
        assert_eq!(errors.contains(&line), is_told, "{level}: {errors}");
    }
}

#[test]
fn another_build_of_a_plugin_has_other_entries() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("pjrt_c_api_cpu_plugin.so");
    std::fs::copy(plugin("cpu"), &copy).unwrap();
    let cache = folder.path().join("cache");
    let of = |path: &str| tell(command(path, Some(&cache), "2"));
    check_starts(&of("cpu"), KEPT);
    // The same bytes are the same build.
    check_starts(&of(copy.to_str().unwrap()), HIT);
    // One byte that nothing loads makes another.
    let mut bytes = std::fs::OpenOptions::new()
        .append(true)
        .open(&copy)
        .unwrap();
    std::io::Write::write_all(&mut bytes, b"x").unwrap();
    drop(bytes);
    check_starts(&of(copy.to_str().unwrap()), KEPT);
    check_starts(&of("cpu"), HIT);
    assert_eq!(files(&cache, "executable").len(), 2);
}

#[test]
fn what_xla_reads_from_the_environment_makes_other_entries() {
    let folder = tempfile::tempdir().unwrap();
    let of = |variable: &str, value: &str| {
        let mut command = command("cpu", Some(folder.path()), "2");
        tell({
            command.env(variable, value);
            command
        })
    };
    check_starts(&of("XLA_FLAGS", ""), KEPT);
    check_starts(&of("XLA_FLAGS", ""), HIT);
    check_starts(&of("XLA_FLAGS", "--xla_cpu_enable_fast_math=true"), KEPT);
    check_starts(&of("PJRT_NPROC", "7"), KEPT);
    let flags = folder.path().join("flags");
    for text in [
        "--xla_cpu_enable_fast_math=true",
        "--xla_cpu_enable_fast_math=false",
    ] {
        std::fs::write(&flags, text).unwrap();
        check_starts(&of("XLA_FLAGS", flags.to_str().unwrap()), KEPT);
        check_starts(&of("XLA_FLAGS", flags.to_str().unwrap()), HIT);
    }
}

#[test]
fn the_umask_counts_but_nobody_else_may_write() {
    for (mask, wanted) in [
        (0o077, 0o600),
        (0o022, 0o644),
        (0o000, 0o644),
        (0o002, 0o644),
    ] {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("cache");
        let mut command = command("cpu", Some(&folder), "2");
        // SAFETY: the function may be called between fork and exec.
        unsafe {
            command.pre_exec(move || {
                libc::umask(mask);
                Ok(())
            })
        };
        check_starts(&tell(command), KEPT);
        let mode = std::os::unix::fs::MetadataExt::mode(&entry(&folder).metadata().unwrap());
        assert_eq!(mode & 0o777, wanted, "{mask:o}");
    }
}

#[test]
fn a_limit_of_the_size_of_files_ends_no_process() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = command("cpu", Some(folder.path()), "large");
    let limit = libc::rlimit {
        rlim_cur: 1 << 19,
        rlim_max: 1 << 19,
    };
    // SAFETY: the function may be called between fork and exec.
    unsafe {
        command.pre_exec(move || match libc::setrlimit(libc::RLIMIT_FSIZE, &limit) {
            0 => Ok(()),
            _ => Err(std::io::Error::last_os_error()),
        })
    };
    let text = tell(command);
    check_starts(&text, "compiled, and not kept in the cache: ");
    assert!(text.contains("too large"), "{text}");
    assert!(files(folder.path(), "new").is_empty());
}

/// Runs a child where a folder is a small file system of its own, after some commands of the shell there; `None` where
/// a process may not do that.
fn in_small_disk(folder: &Path, size: &str, commands: &str, task: &str) -> Option<String> {
    // SAFETY: it only tells a number.
    let is_root = unsafe { libc::geteuid() } == 0;
    let mut unshare = Command::new("unshare");
    unshare.arg("--mount");
    if !is_root {
        unshare.args(["--user", "--map-root-user"]);
    }
    let script = format!(
        "mount -t tmpfs -o size={size},mode=755 none \"$1\" || {{ echo NO MOUNT; exit 0; }}\n\
         {commands}\nshift\n\"$@\""
    );
    unshare.args(["sh", "-c", &script, "sh"]).arg(folder);
    unshare.arg(std::env::current_exe().unwrap());
    as_child(&mut unshare, "cpu", Some(folder), task);
    let output = unshare.output().ok()?;
    let out = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    if out.contains("NO MOUNT") || errors.starts_with("unshare: ") {
        eprintln!("not tested, this process may mount nothing: {errors}");
        return None;
    }
    Some(told_by(&output))
}

#[test]
fn on_a_full_disk_programs_are_compiled() {
    let folder = tempfile::tempdir().unwrap();
    for fill in ["", "dd if=/dev/zero of=\"$1\"/full bs=4096 2>/dev/null"] {
        let Some(text) = in_small_disk(folder.path(), "512k", fill, "large") else {
            return;
        };
        check_starts(&text, "compiled, and not kept in the cache: ");
        assert!(text.contains("No space"), "{text}");
    }
    // Nothing but the file itself is in the way.
    let text = in_small_disk(folder.path(), "64m", "", "large");
    check_starts(&text.unwrap(), KEPT);
}

#[test]
fn a_folder_that_can_only_be_read_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let filled = folder.path().join("filled");
    check_starts(&tell(command("cpu", Some(&filled), "2")), KEPT);
    let place = folder.path().join("place");
    std::fs::create_dir(&place).unwrap();
    let copy = format!(
        "cp -p {}/* \"$1\" && mount -o remount,ro \"$1\"",
        filled.to_str().unwrap()
    );
    let Some(text) = in_small_disk(&place, "64m", &copy, "2") else {
        return;
    };
    check_starts(&text, HIT);
    let text = in_small_disk(&place, "64m", &copy, "3").unwrap();
    check_starts(&text, "compiled, and not kept in the cache: ");
    assert!(text.contains("Read-only"), "{text}");
}

/// A folder of another user's, who alone can write to it, is taken as that user's plugins are; one that somebody else
/// could have put there is not.
#[test]
fn a_folder_of_another_user() {
    // SAFETY: it only tells a number.
    if unsafe { libc::geteuid() } != 0 {
        eprintln!("not tested, this process cannot give files to others");
        return;
    }
    let chown = |path: &Path| std::os::unix::fs::chown(path, Some(12_345), None).unwrap();
    let filled = tempfile::tempdir().unwrap();
    check_starts(&tell(command("cpu", Some(filled.path()), "2")), KEPT);
    let copy = |to: &Path| {
        std::fs::create_dir(to).unwrap();
        for from in files(filled.path(), "executable") {
            let path = to.join(from.file_name().unwrap());
            std::fs::copy(from, &path).unwrap();
            chown(&path);
        }
        chown(to);
    };
    let safe: PathBuf = Path::new("/var/lib").join(format!("pjrtlite-test-{}", std::process::id()));
    copy(&safe);
    let in_safe = tell(command("cpu", Some(&safe), "2"));
    // Anybody could have made a link to it. What is refused is replaced, so this is a folder of its own.
    let [linked, link] = ["linked", "link"].map(|name| safe.with_extension(name));
    copy(&linked);
    std::os::unix::fs::symlink(&linked, &link).unwrap();
    let by_link = tell(command("cpu", Some(&link), "2"));
    std::fs::remove_file(&link).unwrap();
    std::fs::remove_dir_all(&linked).unwrap();
    // Now others of a group can write to it.
    std::fs::set_permissions(&safe, std::os::unix::fs::PermissionsExt::from_mode(0o775)).unwrap();
    let in_open = tell(command("cpu", Some(&safe), "2"));
    std::fs::remove_dir_all(&safe).unwrap();
    check_starts(&in_safe, HIT);
    check_starts(&in_open, KEPT);
    assert!(in_open.contains("12345"), "{in_open}");
    check_starts(&by_link, KEPT);
    assert!(by_link.contains("12345"), "{by_link}");

    // Everybody could have made this one. Its owner's entries do not count.
    let open = tempfile::tempdir().unwrap();
    std::fs::set_permissions(
        open.path(),
        std::os::unix::fs::PermissionsExt::from_mode(0o1777),
    )
    .unwrap();
    let theirs = open.path().join("theirs");
    copy(&theirs);
    let text = tell(command("cpu", Some(&theirs), "2"));
    assert!(text.contains("; what was there is refused: "), "{text}");

    // A home of another user's, as with some ways of becoming root.
    let mut elsewhere = command("cpu", None, "2");
    let home = open.path().join("home");
    std::fs::create_dir_all(home.join(".cache/pjrtlite")).unwrap();
    chown(&home.join(".cache/pjrtlite"));
    elsewhere.env("HOME", &home).env("PJRTLITE_CACHE", "on");
    let text = tell(elsewhere);
    check_starts(&text, "compiled without the cache: ");
    assert!(text.contains("12345"), "{text}");
}
