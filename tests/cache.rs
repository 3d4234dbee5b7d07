//! Programs that are kept between processes: what comes from the cache is what was compiled, other things have other
//! entries, and whatever is wrong with a folder or an entry leaves a program that is compiled.
//! `cache_processes.rs` has what takes several processes.

mod common;

use std::fs::{File, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use common::cache::*;
use common::{Case, cases, client, on_each_plugin, plugin, run_on_buffers, run_plan, source};
use pjrtlite::{Client, Executable, Options, Status, Value};

fn with(mut options: Options, key: &str, value: Value) -> Options {
    options.set(key, value).unwrap();
    options
}

#[test]
fn what_comes_from_the_cache_is_what_was_compiled() {
    on_each_plugin(|plugin, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = cached(folder.path());
        let all = cases();
        // Each plugin compiles some of the kinds of programs.
        let wanted = |case: &&Case| {
            plugin == "cpu" || !case.name.contains("dtype") && !case.name.contains("rank")
        };
        let mut count = 0;
        for case in all.iter().filter(wanted) {
            let path = source("tests/programs").join(&case.program);
            let compiled = match Executable::load_file(client, &path, &options) {
                Ok(compiled) => compiled,
                // Old plugins lack some types, with a cache or without.
                Err(error) => {
                    let plain = Executable::load_file(client, &path, &Options::new());
                    assert_eq!(plain.unwrap_err(), error);
                    continue;
                }
            };
            check_kept(&compiled);
            let found = Executable::load_file(client, &path, &options).unwrap();
            check_hit(&found);
            assert_eq!(found.description(), compiled.description());
            assert_eq!(found.format(), compiled.format());
            assert_eq!(found.name(), compiled.name());
            assert_eq!(found.device(), compiled.device());
            assert_eq!(
                found.temporary_byte_size(),
                compiled.temporary_byte_size(),
                "{}",
                case.name
            );
            let outputs: Vec<_> = case.outputs.iter().map(|output| output.bytes()).collect();
            if case
                .inputs
                .iter()
                .all(|input| input.minor_to_major.is_none())
            {
                assert_eq!(
                    run_on_buffers(client, &found, case),
                    outputs,
                    "{}",
                    case.name
                );
            }
            for offset in [0, 16] {
                assert_eq!(run_plan(&found, case, offset), outputs, "{}", case.name);
            }
            count += 1;
        }
        assert!(count > 10);
        let entries = files(folder.path(), "executable").len();
        assert!(entries > count / 2, "{entries} of {count}");
        assert!(files(folder.path(), "lock").is_empty() && files(folder.path(), "new").is_empty());
    });
}

#[test]
fn names_and_unused_arguments_of_exported_functions_stay() {
    let Some(programs) = common::made_by_jax() else {
        return;
    };
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = cached(folder.path());
        let mut count = 0;
        for path in files(&programs, "jaxexport") {
            let Ok(plain) = Executable::load_file(client, &path, &Options::new()) else {
                continue;
            };
            assert_eq!(plain.caching(), None);
            let compiled = Executable::load_file(client, &path, &options).unwrap();
            let found = Executable::load_file(client, &path, &options).unwrap();
            check_hit(&found);
            for other in [&compiled, &found] {
                assert_eq!(other.description(), plain.description());
                assert_eq!(other.format(), plain.format());
                let inputs = plain.signature().unwrap().input_count();
                for index in 0..inputs {
                    assert_eq!(other.input_name(index), plain.input_name(index));
                }
            }
            count += 1;
        }
        assert!(count > 0);
    });
}

#[test]
fn what_came_from_the_cache_can_be_serialized() {
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = cached(folder.path());
        check_kept(&load(client, &line(2), &options));
        let found = load(client, &line(2), &options);
        check_hit(&found);
        // Also where its entry is gone.
        std::fs::remove_file(entry(folder.path())).unwrap();
        let bytes = found.serialize().unwrap().to_vec();
        let again = Executable::load(client, &bytes, &options).unwrap();
        check_line(&again, 2);
        // That was compiled already.
        assert_eq!(again.caching(), None);
        let path = folder.path().join("saved");
        found.save(&path).unwrap();
        check_line(
            &Executable::load_file(client, &path, &Options::new()).unwrap(),
            2,
        );
    });
}

#[test]
fn an_entry_is_an_executable_in_its_envelope() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    load(client, &line(2), &cached(folder.path()));
    let path = entry(folder.path());
    let by_hand = Executable::load_file(client, &path, &Options::new()).unwrap();
    check_line(&by_hand, 2);
    assert_eq!(path.metadata().unwrap().mode() & 0o022, 0);
}

#[test]
fn other_programs_options_and_devices_have_other_entries() {
    let folder = tempfile::tempdir().unwrap();
    let two = with(Options::new(), "cpu_device_count", Value::Int(2));
    for name in common::PLUGINS {
        let client = &Client::create(&plugin(name), &two).unwrap();
        let options = || cached(folder.path());
        let all = [
            options(),
            with(options(), "xla_backend_optimization_level", Value::Int(2)),
            with(options(), "xla_backend_optimization_level", Value::Int(1)),
            with(options(), "pjrtlite.device", Value::Int(1)),
            with(options(), "pjrtlite.any_device", Value::Bool(true)),
        ];
        for options in &all {
            check_kept(&load(client, &line(2), options));
        }
        check_kept(&load(client, &line(3), &all[0]));
        check_kept(&load(client, &format!("{}\n", line(2)), &all[0]));
        for options in &all {
            let found = load(client, &line(2), options);
            check_hit(&found);
            check_line(&found, 2);
        }
        assert_eq!(load(client, &line(2), &all[3]).device(), Some(1));
        let for_any = load(client, &line(2), &all[4]);
        assert_eq!(for_any.device(), None);
        assert_eq!(run(&for_any, 1), run(&for_any, 0));
        check_line(&load(client, &line(3), &all[0]), 3);

        // A client of another kind, and one of the same.
        let three = with(Options::new(), "cpu_device_count", Value::Int(3));
        let other = Client::create(&plugin(name), &three).unwrap();
        check_kept(&load(&other, &line(2), &all[0]));
        let same = Client::create(&plugin(name), &two).unwrap();
        check_hit(&load(&same, &line(2), &all[0]));
    }
    assert_eq!(files(folder.path(), "executable").len(), 3 * 8);
}

#[test]
fn the_program_says_it_before_the_client() {
    let [of_client, of_program] = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let client = Client::create(&plugin("cpu"), &cached(of_client.path())).unwrap();
    let none = Options::new();
    check_kept(&load(&client, &line(2), &none));
    check_hit(&load(&client, &line(2), &none));
    check_kept(&load(&client, &line(2), &cached(of_program.path())));
    let (here, there) = (entry(of_client.path()), entry(of_program.path()));
    assert_eq!(here.file_name(), there.file_name());
    for off in [Value::Bool(false), Value::Text("off".to_owned())] {
        let off = with(Options::new(), "pjrtlite.cache", off);
        assert_eq!(load(&client, &line(2), &off).caching(), None);
    }
    let client = common::client("cpu");
    assert_eq!(load(&client, &line(2), &none).caching(), None);
    let mut options = Options::new();
    let error = options.set("pjrtlite.cache", Value::Text("yes".to_owned()));
    assert_eq!(error.unwrap_err().status(), Status::InvalidValue);
}

#[test]
fn damaged_and_foreign_entries_are_replaced() {
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = cached(folder.path());
        load(client, &line(3), &options);
        let of_another = std::fs::read(entry(folder.path())).unwrap();
        std::fs::remove_file(entry(folder.path())).unwrap();
        load(client, &line(2), &options);
        let path = entry(folder.path());
        let whole = std::fs::read(&path).unwrap();
        let changed = |place: usize, to: u8| {
            let mut bytes = whole.clone();
            bytes[place] ^= to;
            bytes
        };
        let by_hand = load(client, &line(2), &Options::new());
        let no_entry = by_hand.serialize().unwrap().to_vec();
        for (bytes, why) in [
            (Vec::new(), "no entry"),
            (whole[..20].to_vec(), "cut short"),
            (whole[..whole.len() / 2].to_vec(), "cut short"),
            (whole[..whole.len() - 1].to_vec(), "cut short"),
            ([&whole[..], b"x"].concat(), "its size"),
            (vec![0; whole.len()], "no entry"),
            (line(2).into_bytes(), "no entry"),
            (changed(0, 1), "no entry"),
            // Of a later version.
            (changed(8, 1), "version 3"),
            (changed(16, 1), "its size"),
            (changed(26, 1), "checksum"),
            (changed(40, 1), "checksum"),
            (changed(whole.len() / 2, 1), "checksum"),
            (changed(whole.len() - 1, 0x80), "checksum"),
            (
                of_another.clone(),
                "no entry of this cache for this program",
            ),
            (no_entry, "no entry of this cache for this program"),
        ] {
            std::fs::write(&path, &bytes).unwrap();
            let replaced = load(client, &line(2), &options);
            check_kept(&replaced);
            check_says(&replaced, &["; what was there is refused: ", why]);
            check_line(&replaced, 2);
            let found = load(client, &line(2), &options);
            check_hit(&found);
            check_line(&found, 2);
        }
    });
}

#[test]
fn entries_that_somebody_else_may_have_written_are_replaced() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let options = cached(folder.path());
    load(client, &line(2), &options);
    let path = entry(folder.path());
    let elsewhere = folder.path().join("elsewhere");
    let refused = |why: &str| {
        let program = load(client, &line(2), &options);
        check_kept(&program);
        check_says(&program, &["refused", why]);
        check_line(&program, 2);
        check_hit(&load(client, &line(2), &options));
    };
    std::fs::rename(&path, &elsewhere).unwrap();
    std::os::unix::fs::symlink(&elsewhere, &path).unwrap();
    let before = std::fs::read(&elsewhere).unwrap();
    refused("symbolic link");
    assert!(path.symlink_metadata().unwrap().is_file());
    assert_eq!(std::fs::read(&elsewhere).unwrap(), before);
    for mode in [0o666, 0o620] {
        std::fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
        refused("others can write");
    }
    if path.metadata().unwrap().uid() == 0 {
        std::os::unix::fs::chown(&path, Some(12_345), None).unwrap();
        // Its owner is nobody who is trusted here, whatever the folder's is.
        refused("12345");
        // In a folder of that user's, for which the folders above count: temporary ones are everybody's.
        std::os::unix::fs::chown(&path, Some(12_345), None).unwrap();
        std::os::unix::fs::chown(folder.path(), Some(12_345), None).unwrap();
        refused("12345");
    } else {
        std::fs::set_permissions(&path, Permissions::from_mode(0o000)).unwrap();
        refused("ermission");
    }
    // A folder in its place cannot be replaced.
    std::fs::remove_file(&path).unwrap();
    std::fs::create_dir(&path).unwrap();
    let program = load(client, &line(2), &options);
    check_says(
        &program,
        &["compiled, and not kept", "refused", "no regular file"],
    );
    check_line(&program, 2);
}

#[test]
fn a_folder_that_everybody_can_write_to_holds_what_this_user_put_there() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    std::fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).unwrap();
    let options = cached(folder.path());
    check_kept(&load(client, &line(2), &options));
    check_hit(&load(client, &line(2), &options));
}

#[test]
fn where_there_is_no_folder_programs_are_compiled() {
    let client = &client("cpu");
    let file = tempfile::NamedTempFile::new().unwrap();
    for path in [
        file.path().to_owned(),
        file.path().join("in it"),
        Path::new("/proc/pjrtlite").to_owned(),
    ] {
        let program = load(client, &line(2), &cached(&path));
        check_says(&program, &["compiled without the cache: "]);
        check_line(&program, 2);
    }
    // One that vanishes is made again.
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("a/b");
    for _ in 0..2 {
        check_kept(&load(client, &line(2), &cached(&folder)));
        check_hit(&load(client, &line(2), &cached(&folder)));
        std::fs::remove_dir_all(parent.path().join("a")).unwrap();
    }
}

#[test]
fn errors_are_those_without_a_cache() {
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = cached(folder.path());
        for (program, key, value) in [
            ("module @m { what }".to_owned(), None, Value::Int(0)),
            (line(2), Some("pjrtlite.device"), Value::Int(7)),
            (line(2), Some("xla_no_such_option"), Value::Int(7)),
            (line(2), Some("pjrtlite.threads"), Value::Int(7)),
            ("nothing".to_owned(), None, Value::Int(0)),
        ] {
            let set = |options: Options| match key {
                Some(key) => with(options, key, value.clone()),
                None => options,
            };
            let plain = Executable::load(client, program.as_bytes(), &set(Options::new()));
            let cached = Executable::load(client, program.as_bytes(), &set(options.clone()));
            assert_eq!(cached.unwrap_err().status(), plain.unwrap_err().status());
        }
        assert!(files(folder.path(), "executable").is_empty());
        assert!(files(folder.path(), "lock").is_empty());
    });
}

#[test]
fn the_size_has_a_limit() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let options = cached(folder.path());
    let mut paths = Vec::new();
    for factor in 2..6 {
        load(client, &line(factor), &options);
        let new = files(folder.path(), "executable");
        paths.extend(new.into_iter().find(|path| !paths.contains(path)));
    }
    assert_eq!(paths.len(), 4);
    let size = paths[0].metadata().unwrap().len();
    // The first was used last, then the third.
    let hours = |hours: u64| SystemTime::now() - Duration::from_secs(3600 * hours);
    for (path, ago) in paths.iter().zip([3, 9, 2, 8]) {
        File::open(path).unwrap().set_modified(hours(ago)).unwrap();
    }
    check_hit(&load(client, &line(2), &options));
    let limited = with(
        options.clone(),
        "pjrtlite.cache_size",
        Value::Int(3 * size as i64 + size as i64 / 2),
    );
    let newest = load(client, &line(6), &limited);
    check_kept(&newest);
    check_line(&newest, 6);
    let is_there: Vec<bool> = paths.iter().map(|path| path.exists()).collect();
    assert_eq!(is_there, [true, false, true, false]);
    for factor in [2, 4, 6] {
        check_hit(&load(client, &line(factor), &options));
    }
    // One that is larger than all is not kept, and drives nothing out.
    let small = with(options.clone(), "pjrtlite.cache_size", Value::Int(100));
    let program = load(client, &line(7), &small);
    check_says(
        &program,
        &["compiled, and not kept", "pjrtlite.cache_size is 100"],
    );
    check_line(&program, 7);
    assert_eq!(files(folder.path(), "executable").len(), 3);
}

#[test]
fn a_load_waits_for_another_process_but_not_for_ever() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let options = with(
        cached(folder.path()),
        "pjrtlite.cache_wait",
        Value::Float(0.2),
    );
    load(client, &line(2), &options);
    let path = entry(folder.path());
    std::fs::remove_file(&path).unwrap();
    let name = path.file_name().unwrap().to_str().unwrap();
    let lock = folder.path().join(format!("{name}.lock"));
    let other = File::create(&lock).unwrap();
    other.lock().unwrap();
    let start = Instant::now();
    let program = load(client, &line(2), &options);
    assert!(start.elapsed() >= Duration::from_millis(200));
    check_kept(&program);
    check_says(&program, &["without a lock: ", "0.2 s"]);
    check_line(&program, 2);
    check_hit(&load(client, &line(2), &options));

    // What the other keeps meanwhile ends the waiting.
    let whole = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    let options = with(options, "pjrtlite.cache_wait", Value::Int(600));
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| load(client, &line(2), &options));
        std::thread::sleep(Duration::from_millis(100));
        let beside = folder.path().join("beside");
        std::fs::write(&beside, &whole).unwrap();
        std::fs::rename(&beside, &path).unwrap();
        let program = waiting.join().unwrap();
        check_hit(&program);
        check_line(&program, 2);
    });
    drop(other);
}

#[test]
fn threads_compile_a_program_once() {
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = cached(folder.path());
        let barrier = std::sync::Barrier::new(8);
        let told: Vec<String> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(|| {
                        barrier.wait();
                        let program = load(client, &line(2), &options);
                        check_line(&program, 2);
                        told(&program)
                    })
                })
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap())
                .collect()
        });
        let compiled = told
            .iter()
            .filter(|text| text.starts_with("compiled"))
            .count();
        assert_eq!(compiled, 1, "{told:?}");
    });
}

#[test]
fn many_programs_at_once_do_not_wait_for_each_other_for_ever() {
    let client = &client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let options = with(
        cached(folder.path()),
        "pjrtlite.cache_size",
        // Room for some of them: what one thread keeps, another removes.
        Value::Int(60_000),
    );
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let options = &options;
            scope.spawn(move || {
                for number in 0..12 {
                    let factor = (thread * 5 + number * 7) % 16 + 2;
                    check_line(&load(client, &line(factor), options), factor);
                }
            });
        }
    });
    assert!(files(folder.path(), "lock").is_empty() && files(folder.path(), "new").is_empty());
}

#[test]
fn what_was_chosen_and_its_program_come_from_the_cache() {
    on_each_plugin(|_, client| {
        let folder = tempfile::tempdir().unwrap();
        let options = with(
            cached(folder.path()),
            "pjrtlite.autotune",
            Value::Bool(true),
        );
        let first = load(client, &line(2), &options);
        assert!(
            first
                .autotuning()
                .unwrap()
                .to_str()
                .unwrap()
                .contains("timed now")
        );
        let again = load(client, &line(2), &options);
        check_hit(&again);
        check_line(&again, 2);
        let text = again.autotuning().unwrap().to_str().unwrap();
        assert!(text.contains(", remembered in '"), "{text}");
        assert_eq!(files(folder.path(), "autotune").len(), 1);
    });
}

/// The test plugin counts: nothing is compiled where something is found, each fault of the plugin while an entry is made
/// or loaded leaves a program that was compiled or the error that there is without a cache, and nothing leaks.
#[test]
fn whatever_fails_in_the_plugin_is_no_other_error_than_without_a_cache() {
    let plugin = common::test_plugin::TestPlugin::new("");
    let client = plugin.client();
    let folder = tempfile::tempdir().unwrap();
    let options = cached(folder.path());
    let path = source("tests/programs/hello.mlir");
    let load = || Executable::load_file(&client, &path, &options);
    let remove = || {
        for path in files(folder.path(), "executable") {
            std::fs::remove_file(path).unwrap();
        }
    };
    let calls = |function: &str| plugin.calls(function);
    check_kept(&load().unwrap());
    assert_eq!(calls("PJRT_Client_Compile"), 1);
    let found = load().unwrap();
    check_hit(&found);
    assert_eq!(calls("PJRT_Client_Compile"), 1);
    assert_eq!(calls("PJRT_Executable_DeserializeAndLoad"), 1);
    assert_eq!(found.device(), Some(0));
    drop(found);

    // An executable that the plugin cannot serialize is not kept.
    for fault in [
        "error=PJRT_Executable_Serialize:*",
        "unimplemented=PJRT_Executable_Serialize",
    ] {
        remove();
        plugin.set(&format!("reset;{fault}"));
        let program = load().unwrap();
        check_says(&program, &["compiled, and not kept in the cache: "]);
        assert!(files(folder.path(), "executable").is_empty());
        drop(program);
    }
    // One that it cannot load again is compiled each time.
    plugin.set("reset");
    check_kept(&load().unwrap());
    plugin.set("reset;error=PJRT_Executable_DeserializeAndLoad:*");
    let program = load().unwrap();
    check_kept(&program);
    check_says(&program, &["what was there is refused"]);
    drop(program);

    // Every call, failing once or for ever, with an entry there and without.
    for function in plugin.functions() {
        for how in ["1", "2", "*"] {
            for is_there in [true, false] {
                plugin.set("reset");
                remove();
                if is_there {
                    check_kept(&load().unwrap());
                }
                plugin.set(&format!("reset;error={function}:{how}:14:made to fail"));
                let outcome = load();
                plugin.set("reset");
                if let Err(error) = outcome {
                    assert!(
                        error.message().contains("made to fail"),
                        "{function}: {error}"
                    );
                }
                check_says(&load().unwrap(), &["cache: '"]);
                assert!(files(folder.path(), "lock").is_empty(), "{function}");
                assert!(files(folder.path(), "new").is_empty(), "{function}");
            }
        }
    }
    drop(client);
    plugin.assert_no_leaks();
}
