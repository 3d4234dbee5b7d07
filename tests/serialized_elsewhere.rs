//! What `serialize` writes is taken by the plugin and machine that it is for, whole, and by no other.

mod common;

use common::{PLUGINS, client, on_each_plugin, source};
use pjrtlite::{Executable, Options, Status};

fn hello(name: &str) -> Vec<u8> {
    let client = client(name);
    let path = source("tests/programs/hello.mlir");
    let program = Executable::load_file(&client, &path, &Options::new()).unwrap();
    program.serialize().unwrap().to_vec()
}

#[test]
fn another_build_of_the_plugin_is_refused() {
    for maker in PLUGINS {
        let bytes = hello(maker);
        for user in PLUGINS {
            let loaded = Executable::load(&client(user), &bytes, &Options::new());
            if user == maker {
                loaded.unwrap();
                continue;
            }
            let error = loaded.unwrap_err();
            assert_eq!(error.status(), Status::ProgramMismatch, "{maker} in {user}");
            for text in ["another build", "PJRT 0.", "StableHLO"] {
                assert!(error.message().contains(text), "no '{text}' in {error}");
            }
        }
    }
}

#[test]
fn every_flipped_byte_is_noticed_before_the_plugin() {
    let bytes = hello("cpu");
    let client = client("cpu");
    for position in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[position] ^= 1 << (position % 8);
        let error = Executable::load(&client, &flipped, &Options::new()).unwrap_err();
        assert_eq!(
            error.status(),
            Status::BadProgram,
            "byte {position}: {error}"
        );
        assert!(!error.message().contains("the plugin refuses"), "{error}");
    }
    for end in (0..bytes.len()).step_by(7) {
        let error = Executable::load(&client, &bytes[..end], &Options::new()).unwrap_err();
        assert_eq!(error.status(), Status::BadProgram, "cut at {end}: {error}");
        assert!(!error.message().contains("the plugin refuses"), "{error}");
    }
}

#[test]
fn what_was_loaded_serializes_to_the_same_program_again() {
    on_each_plugin(|name, client| {
        let bytes = hello(name);
        let once = Executable::load(client, &bytes, &Options::new()).unwrap();
        assert_eq!(once.serialize().unwrap(), bytes);
    });
}
