//! Clients and their plugins: opened once, and truthful about themselves.

mod common;

use common::{PLUGINS, client, on_each_plugin, plugin, source};
use pjrtlite::{Client, LogLevel, Options, Plugin, Status, Value};

#[test]
fn a_file_is_opened_once_whatever_its_path() {
    let path = plugin("cpu");
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("libpjrt_other.so");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let direct = Plugin::open(&path, LogLevel::Quiet).unwrap();
    let linked = Plugin::open(link.to_str().unwrap(), LogLevel::Quiet).unwrap();
    assert!(std::ptr::eq(direct, linked));
    assert_eq!(direct.path(), source(&path).canonicalize().unwrap());
}

#[test]
fn plugins_of_three_versions_live_in_one_process() {
    let minors: Vec<_> = PLUGINS
        .iter()
        .map(|name| client(name).plugin().api_version())
        .collect();
    assert_eq!(minors, [(0, 115), (0, 106), (0, 81)]);
}

#[test]
fn attributes_tell_which_stablehlo_a_plugin_takes() {
    for (name, version) in PLUGINS.iter().zip([[1, 20, 0], [1, 16, 1], [1, 13, 3]]) {
        let plugin = Plugin::open(&plugin(name), LogLevel::Quiet).unwrap();
        let current = plugin
            .attributes()
            .iter()
            .find(|(name, _)| name == "stablehlo_current_version");
        let wanted = Value::IntList(version.to_vec());
        assert_eq!(current.map(|(_, value)| value), Some(&wanted), "{name}");
    }
}

#[test]
fn extensions_are_found_by_their_number() {
    on_each_plugin(|_, client| {
        let plugin = client.plugin();
        assert!(plugin.has_extension(4), "layouts");
        assert!(plugin.has_extension(5), "foreign functions");
        assert!(!plugin.has_extension(16), "TPU topology");
        assert!(!plugin.has_extension(-1));
    });
}

#[test]
fn devices_tell_their_facts() {
    on_each_plugin(|_, client| {
        assert_eq!(client.platform_name(), c"cpu");
        assert_eq!(client.devices().len(), 4);
        let ids: Vec<_> = client.devices().iter().map(|device| device.id()).collect();
        assert_eq!(ids, [0, 1, 2, 3]);
        for device in client.devices() {
            assert_eq!(device.kind(), c"cpu");
            assert!(!device.description().is_empty());
        }
        let error = client.memory_stats(0).unwrap_err();
        assert_eq!(error.status(), Status::Unimplemented, "{error}");
        let error = client.device(4).unwrap_err();
        assert_eq!(error.status(), Status::IndexOutOfRange);
    });
}

#[test]
fn options_reach_the_plugin() {
    for name in PLUGINS {
        let mut options = Options::new();
        options.set("cpu_device_count", Value::Int(2)).unwrap();
        let client = Client::create(&plugin(name), &options).unwrap();
        assert_eq!(client.devices().len(), 2, "{name}");
    }
}

#[test]
fn what_is_no_plugin_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("text.so");
    std::fs::write(&text, "no library").unwrap();
    let open = |path: &str| Plugin::open(path, LogLevel::Quiet).unwrap_err();

    let error = open(text.to_str().unwrap());
    assert_eq!(error.status(), Status::PluginLoadFailed);
    assert!(error.message().contains("text.so"), "{error}");

    let error = open("/nowhere/plugin.so");
    assert_eq!(error.status(), Status::PluginNotFound);

    // The tests' own libraries are no plugins either.
    let library = std::fs::read_to_string("/proc/self/maps")
        .unwrap()
        .lines()
        .find_map(|line| {
            line.split_whitespace()
                .last()
                .filter(|path| path.contains("libc.so"))
        })
        .expect("the process has a C library")
        .to_owned();
    let error = open(&library);
    assert_eq!(error.status(), Status::NotAPlugin);
    assert!(error.message().contains("GetPjrtApi"), "{error}");
}
