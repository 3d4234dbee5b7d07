//! Clients of several processes, which find each other in a folder: on the test plugin, since CPU plugins make clients of
//! one process.

mod common;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::test_plugin::TestPlugin;
use pjrtlite::{Client, Error, Options, Status, Value};

/// A process of so many, with so many devices.
fn client(
    plugin: &str,
    folder: Option<&Path>,
    (node, nodes, devices): (i64, i64, i64),
) -> Result<Client, Error> {
    let mut options = Options::new();
    for (key, value) in [
        ("node_id", node),
        ("num_nodes", nodes),
        ("device_count", devices),
    ] {
        options.set(key, Value::Int(value)).unwrap();
    }
    if let Some(folder) = folder {
        let folder = Value::Text(folder.to_str().unwrap().to_owned());
        options.set("pjrtlite.key_value_folder", folder).unwrap();
    }
    Client::create(plugin, &options)
}

/// A process of its own that makes a client of three.
fn start(node: usize, folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "one_of_three", "--nocapture"])
        .env("PROCESSES_NODE", node.to_string())
        .env("PROCESSES_FOLDER", folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What [`start`] runs.
#[test]
fn one_of_three() {
    let Ok(node) = std::env::var("PROCESSES_NODE") else {
        return;
    };
    let node: i64 = node.parse().unwrap();
    let folder = std::env::var("PROCESSES_FOLDER").unwrap();
    let plugin = TestPlugin::new("");
    let client = client(plugin.path(), Some(Path::new(&folder)), (node, 3, node + 1)).unwrap();
    let ids: Vec<_> = client.devices().iter().map(|device| device.id()).collect();
    println!(
        "process {} of {} devices has {ids:?}",
        client.process_index(),
        client.global_device_count()
    );
}

#[test]
fn processes_find_each_other_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    // It is made by who comes first.
    let shared = folder.path().join("job");
    let started: Vec<Child> = [2, 0, 1].map(|node| start(node, &shared)).into();
    let mut told: Vec<String> = started
        .into_iter()
        .map(|child| {
            let output = child.wait_with_output().unwrap();
            assert!(output.status.success(), "{output:?}");
            let text = String::from_utf8(output.stdout).unwrap();
            let mut lines = text.lines();
            lines
                .find(|line| line.contains("devices has"))
                .unwrap()
                .to_owned()
        })
        .collect();
    told.sort();
    for (line, wanted) in told.iter().zip([
        "process 0 of 6 devices has [0]",
        "process 1 of 6 devices has [1, 2]",
        "process 2 of 6 devices has [3, 4, 5]",
    ]) {
        assert!(line.ends_with(wanted), "{line}");
    }
}

#[test]
fn a_client_of_one_process_has_all_devices_itself() {
    let plugin = TestPlugin::new("");
    let client = client(plugin.path(), None, (0, 1, 3)).unwrap();
    assert_eq!(
        (client.global_device_count(), client.process_index()),
        (3, 0)
    );
    common::on_each_plugin(|name, client| {
        assert_eq!(
            client.global_device_count(),
            client.devices().len(),
            "{name}"
        );
        assert_eq!(client.process_index(), 0, "{name}");
    });
}

#[test]
fn who_does_not_come_is_waited_for_with_a_limit() {
    let folder = tempfile::tempdir().unwrap();
    let plugin = TestPlugin::new("");
    let began = Instant::now();
    let error = client(plugin.path(), Some(folder.path()), (0, 2, 1)).unwrap_err();
    assert_eq!(error.status(), Status::DeadlineExceeded, "{error}");
    assert!(error.message().contains("test/node 1"), "{error}");
    assert!(
        error.message().contains("are all processes started"),
        "{error}"
    );
    assert!(began.elapsed() < Duration::from_secs(60));
    plugin.assert_no_leaks();
}

#[test]
fn without_a_store_and_with_a_wrong_one_there_is_no_client() {
    let plugin = TestPlugin::new("");
    let error = client(plugin.path(), None, (0, 2, 1)).unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument, "{error}");
    assert!(error.message().contains("there is no store"), "{error}");
    let error = client(plugin.path(), Some(Path::new("/proc/no/such")), (0, 2, 1)).unwrap_err();
    assert_eq!(error.status(), Status::FileUnreadable, "{error}");
    // What is there is of an earlier job, or another process has this number, too.
    let folder = tempfile::tempdir().unwrap();
    let told = |node, devices| client(plugin.path(), Some(folder.path()), (node, 2, devices));
    told(0, 1).unwrap_err();
    let error = told(0, 3).unwrap_err();
    assert_eq!(error.status(), Status::AlreadyExists, "{error}");
    assert!(error.message().contains("earlier job"), "{error}");
    // A lie is what the plugin makes of it.
    std::fs::write(folder.path().join("key-test%2fnode%201"), "many").unwrap();
    let error = told(0, 1).unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument, "{error}");
    assert!(error.message().contains("'many'"), "{error}");
    plugin.assert_no_leaks();
}
