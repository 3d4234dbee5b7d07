//! Lists of plugins: the first that gives a client is taken, and why the others did not is told.

mod common;

use common::test_plugin::TestPlugin;
use common::{PLUGINS, plugin};
use pjrtlite::{Client, Options, Result, Status, Value};

fn create(list: &[&str]) -> Result<Client> {
    Client::create(&list.join(","), &Options::new())
}

fn is_of(client: &Client, path: &str) -> bool {
    let real = std::fs::canonicalize(path).unwrap();
    client.plugin_path().to_str().unwrap() == real.to_str().unwrap()
}

/// Files that are no plugins: none, a text, and a library that is something else.
fn bad_files(folder: &tempfile::TempDir) -> [(String, Status); 3] {
    let text = folder.path().join("text.so");
    std::fs::write(&text, "no library").unwrap();
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let library = maps
        .lines()
        .filter_map(|line| line.split_whitespace().last())
        .find(|path| path.contains("libc.so"))
        .expect("the process has a C library");
    [
        ("/nowhere/plugin.so".to_owned(), Status::PluginNotFound),
        (text.to_str().unwrap().to_owned(), Status::PluginLoadFailed),
        (library.to_owned(), Status::NotAPlugin),
    ]
}

#[test]
fn the_first_that_works_is_taken_and_the_next_is_left_alone() {
    let (first, second) = (TestPlugin::new(""), TestPlugin::new(""));
    let client = create(&[first.path(), second.path()]).unwrap();
    assert!(is_of(&client, first.path()));
    assert_eq!(second.calls("PJRT_Plugin_Initialize"), 0);
    drop(client);
    first.assert_no_leaks();
}

#[test]
fn a_real_plugin_is_taken_where_the_one_before_fails() {
    let folder = tempfile::tempdir().unwrap();
    let bad = bad_files(&folder);
    for name in PLUGINS {
        let good = plugin(name);
        for (bad, _) in &bad {
            let client = create(&["quantum", bad, &good, "/nowhere/after.so"]).unwrap();
            assert!(is_of(&client, &good), "{name} after {bad}");
            assert_eq!(client.devices().len(), 4);
        }
    }
}

#[test]
fn every_function_that_a_client_needs_may_fail() {
    let good = TestPlugin::new("");
    for function in [
        "PJRT_Plugin_Initialize",
        "PJRT_Client_Create",
        "PJRT_Client_PlatformName",
        "PJRT_Client_AddressableDevices",
        "PJRT_Device_GetDescription",
    ] {
        let bad = TestPlugin::new(&format!("error={function}:*:14:no such chip"));
        let client = create(&[bad.path(), good.path()]).unwrap();
        assert!(is_of(&client, good.path()), "{function}");
        drop(client);
        bad.assert_no_leaks();
        good.assert_no_leaks();
        // When it is there again, it is taken.
        bad.set("reset");
        assert!(is_of(
            &create(&[bad.path(), good.path()]).unwrap(),
            bad.path()
        ));
    }
    let other = TestPlugin::new("version=1.0");
    let client = create(&[other.path(), good.path()]).unwrap();
    assert!(is_of(&client, good.path()));
}

#[test]
fn where_none_works_the_message_tells_of_each() {
    let folder = tempfile::tempdir().unwrap();
    let failing = TestPlugin::new("error=PJRT_Client_Create:*:9:No visible GPU devices.");
    let bad = bad_files(&folder);
    let list = ["quantum", &bad[1].0, failing.path(), &bad[2].0, &bad[0].0];
    let error = create(&list).unwrap_err();
    // The first that is there counts.
    assert_eq!(error.status(), Status::PluginLoadFailed);
    let mut from = 0;
    for part in [
        "none of the plugins 'quantum,",
        "\n'quantum': PLUGIN_NOT_FOUND: no plugin 'quantum' was found",
        &format!("\n'{}': PLUGIN_LOAD_FAILED: ", bad[1].0),
        &format!("\n'{}': FAILED_PRECONDITION: ", failing.path()),
        "No visible GPU devices.",
        &format!("\n'{}': NOT_A_PLUGIN: ", bad[2].0),
        "\n'/nowhere/plugin.so': PLUGIN_NOT_FOUND: ",
    ] {
        let at = error.message()[from..].find(part);
        from += at.unwrap_or_else(|| panic!("no '{part}' from {from} on in {error}"));
    }
    failing.assert_no_leaks();

    let error = create(&["quantum", failing.path()]).unwrap_err();
    assert_eq!(error.status(), Status::FailedPrecondition);
    let error = create(&["quantum", "/nowhere/plugin.so"]).unwrap_err();
    assert_eq!(error.status(), Status::PluginNotFound);
}

#[test]
fn one_name_fails_as_it_would_without_lists() {
    let failing = TestPlugin::new("error=PJRT_Client_Create:*:9:No visible GPU devices.");
    for text in [
        failing.path().to_owned(),
        format!(" {}", failing.path()),
        format!("{0},{0}", failing.path()),
    ] {
        failing.set("reset;error=PJRT_Client_Create:*:9:No visible GPU devices.");
        let error = Client::create(&text, &Options::new()).unwrap_err();
        assert_eq!(error.status(), Status::FailedPrecondition);
        assert!(error.message().starts_with("client of '"), "{error}");
        assert_eq!(failing.calls("PJRT_Client_Create"), 1, "tried once");
    }
}

#[test]
fn a_list_with_an_empty_name_is_refused_before_anything_is_opened() {
    let plugin = TestPlugin::new("");
    for list in [
        format!("{},", plugin.path()),
        format!("{},,cpu", plugin.path()),
        format!("{}, ,cpu", plugin.path()),
        format!(",{}", plugin.path()),
    ] {
        let error = Client::create(&list, &Options::new()).unwrap_err();
        assert_eq!(error.status(), Status::PluginNotFound);
        assert!(error.message().contains("empty name"), "{error}");
    }
    assert_eq!(plugin.calls("PJRT_Plugin_Initialize"), 0);
}

/// Options of integers.
fn options(pairs: &[(&str, i64)]) -> Options {
    let mut options = Options::new();
    for (key, value) in pairs {
        options.set(key, Value::Int(*value)).unwrap();
    }
    options
}

#[test]
fn an_option_that_a_plugin_refuses_counts_as_its_failure() {
    // Plugins for accelerators refuse what they do not know, as the test plugin does.
    let strict = TestPlugin::new("");
    let two = options(&[("cpu_device_count", 2)]);
    for name in PLUGINS {
        let good = plugin(name);
        let client = Client::create(&format!("{},{good}", strict.path()), &two).unwrap();
        assert!(is_of(&client, &good), "{name}");
        assert_eq!(client.devices().len(), 2);
    }
    // What it knows it gets, and a value that it does not like passes it over, too.
    let other = TestPlugin::new("");
    let list = format!("{},{}", strict.path(), other.path());
    let client = Client::create(&list, &options(&[("device_count", 3)])).unwrap();
    assert!(is_of(&client, strict.path()));
    assert_eq!(client.devices().len(), 3);
    let error = Client::create(&list, &options(&[("device_count", 9)])).unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument);
    assert_eq!(error.message().matches("there is no device 8").count(), 2);

    let error = Client::create(&format!("{},quantum", strict.path()), &two).unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument);
    assert!(error.message().contains("cpu_device_count"), "{error}");
    assert!(
        error.message().contains("'quantum': PLUGIN_NOT_FOUND"),
        "{error}"
    );
    drop(client);
    strict.assert_no_leaks();
}

#[test]
fn options_for_others_are_left_out() {
    let strict = TestPlugin::new("");
    // A path has no name that options could be for.
    let elsewhere = options(&[
        ("cpu.cpu_device_count", 2),
        ("gpu.node_id", 1),
        ("XPU.x", 1),
    ]);
    let client = Client::create(strict.path(), &elsewhere).unwrap();
    assert_eq!(client.devices().len(), 2);
    // What is no plugin's name is the plugin's own affair.
    let unknown = options(&[("ours.node_id", 1)]);
    let error = Client::create(strict.path(), &unknown).unwrap_err();
    assert!(error.message().contains("ours.node_id"), "{error}");
    // A value that ends the process in a CPU plugin is found before any is opened.
    for (key, status) in [
        ("cpu.cpu_device_count", Status::InvalidValue),
        ("cpu.pjrtlite.threads", Status::UnknownOption),
    ] {
        let list = format!(
            "{},cpu",
            TestPlugin::new("error=PJRT_Client_Create:*").path()
        );
        let error = Client::create(&list, &options(&[(key, 0)])).unwrap_err();
        assert_eq!(error.status(), status, "{error}");
        assert!(!error.message().contains("none of"), "{error}");
    }
}

#[test]
fn wrong_options_of_our_own_are_refused_before_anything_is_opened() {
    let first = TestPlugin::new("");
    let mut options = Options::new();
    options.set("pjrtlite.device", Value::Int(0)).unwrap();
    let error = Client::create(&format!("{},cpu", first.path()), &options).unwrap_err();
    assert_eq!(error.status(), Status::UnknownOption);
    assert_eq!(first.calls("PJRT_Plugin_Initialize"), 0);
}
