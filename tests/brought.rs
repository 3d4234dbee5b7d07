//! Files as people bring them: programs that end the process in a plugin, files of others, odd texts.
//! Each is refused with what it is and what to do, or runs.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Case, cases, client, on_each_plugin, run_plan, source};
use pjrtlite::{Buffer, Client, Error, Executable, Options, Status};

fn brought(name: &str) -> PathBuf {
    source("tests/programs/brought").join(name)
}

fn hello() -> Case {
    let mut cases = cases().into_iter();
    cases.find(|case| case.name == "hello").unwrap()
}

/// Checks that a program is hello.
fn assert_is_hello(program: &Executable, how: &str) {
    let case = hello();
    let wanted: Vec<_> = case.outputs.iter().map(|output| output.bytes()).collect();
    assert_eq!(run_plan(program, &case, 0), wanted, "{how}");
}

/// Why a program cannot be loaded.
fn refusal(client: &Client, path: &Path) -> Error {
    Executable::load_file(client, path, &Options::new())
        .expect_err(&format!("{} is refused at load", path.display()))
}

#[test]
fn programs_that_no_plugin_takes_are_refused_with_the_reason() {
    const BAD: Status = Status::BadProgram;
    on_each_plugin(|plugin, client| {
        for (name, status, parts) in [
            // These would end the process on each plugin.
            ("custom_topk.mlir", BAD, ["TopK", "jax.lax.top_k"]),
            ("recursive.mlir", BAD, ["'h' calls itself", "while_loop"]),
            ("huge_dims.mlir", BAD, ["63 bits", "shapes"]),
            (
                "optimized_loop.hlo.pb",
                BAD,
                ["optimized already", "before_optimizations"],
            ),
            (
                "optimized_reduce.hlo.pb",
                BAD,
                ["optimized already", "before_optimizations"],
            ),
            (
                "hello_after.hlo_proto.pb",
                BAD,
                ["optimized already", "before_optimizations"],
            ),
            ("custom_topk.hlo.pb", BAD, ["TopK", "jax.lax.top_k"]),
            ("custom_topk.mlirbc", BAD, ["TopK", "jax.lax.top_k"]),
            ("custom_topk.vhlo", BAD, ["TopK", "jax.lax.top_k"]),
            ("recursive.mlirbc", BAD, ["'h' calls itself", "while_loop"]),
            ("recursive.vhlo", BAD, ["'h' calls itself", "while_loop"]),
            ("huge_dims.mlirbc", BAD, ["63 bits", "shapes"]),
            ("huge_dims.vhlo", BAD, ["63 bits", "shapes"]),
            // This one on some.
            (
                "bitcast_i1_i64.mlir",
                BAD,
                ["truth values", "bitcast_convert"],
            ),
            (
                "bitcast_i1_i64.mlirbc",
                BAD,
                ["truth values", "bitcast_convert"],
            ),
            (
                "bitcast_i1_i64.vhlo",
                BAD,
                ["truth values", "bitcast_convert"],
            ),
            (
                "bitcast_i1_i64.hlo.pb",
                BAD,
                ["truth values", "bitcast_convert"],
            ),
            // These the plugins refuse by themselves.
            ("recursive.hlo.pb", BAD, ["plugin refuses", "HLO module"]),
            ("huge_dims.hlo.pb", BAD, ["plugin refuses", "overflow"]),
            // These would wait for ever.
            ("infeed.mlir", BAD, ["an infeed", "inputs and outputs"]),
            ("outfeed.mlir", BAD, ["an outfeed", "inputs and outputs"]),
            // These were refused in other words.
            ("elided.mlir", BAD, ["__elided__", "as_text()"]),
            (
                "dynamic_in.mlir",
                BAD,
                ["not known before the run", "fixed shapes"],
            ),
            (
                "dynamic_in.vhlo",
                BAD,
                ["not known before the run", "fixed shapes"],
            ),
            (
                "symbolic.vhlo",
                BAD,
                ["not known before the run", "fixed shapes"],
            ),
        ] {
            let error = refusal(client, &brought(name));
            assert_eq!(error.status(), status, "{name} on {plugin}: {error}");
            for part in parts {
                assert!(
                    error.message().contains(part),
                    "{name} on {plugin}: {error}"
                );
            }
        }
    });
}

/// What is refused of it is only what it does not give.
#[test]
fn the_function_top_k_runs_where_it_gives_both_results() {
    on_each_plugin(|plugin, client| {
        for file in ["top_k.mlir", "top_k.mlirbc", "top_k.vhlo", "top_k.hlo.pb"] {
            let program = Executable::load_file(client, &brought(file), &Options::new()).unwrap();
            let array = program.signature().unwrap().input(0).unwrap().clone();
            let values = [1f32, 4.0, 2.0, 3.0];
            // SAFETY: the program takes four numbers, and they are copied.
            let input = unsafe { Buffer::from_host(client, values.as_ptr().cast(), array, 0) };
            let (outputs, event) = program.execute(&[&input.unwrap()]).unwrap();
            event.wait().unwrap();
            let (mut largest, mut places) = ([0f32; 2], [0i32; 2]);
            // SAFETY: there is room for the two results.
            unsafe {
                outputs[0].to_host(largest.as_mut_ptr().cast(), 8).unwrap();
                outputs[1].to_host(places.as_mut_ptr().cast(), 8).unwrap();
            }
            assert_eq!(
                (largest, places),
                ([4.0, 3.0], [1, 3]),
                "{file} on {plugin}"
            );
        }
    });
}

/// The functions that a refusal names.
fn named(error: &Error) -> Vec<&str> {
    assert_eq!(error.status(), Status::CustomCallNotFound, "{error}");
    let lines = error.message().lines();
    lines
        .filter_map(|line| Some(line.strip_prefix("  ")?.split_once(": ")?.0))
        .collect()
}

#[test]
fn all_missing_functions_are_named_in_every_format() {
    on_each_plugin(|plugin, client| {
        for file in [
            "custom_two.mlir",
            "custom_two.mlirbc",
            "custom_two.vhlo",
            "custom_two.jaxexport",
            "custom_two.hlo.pb",
        ] {
            let error = refusal(client, &brought(file));
            assert_eq!(named(&error), ["aaa_fn", "bbb_fn"], "{file} on {plugin}");
            assert!(!error.message().contains("others"), "{error}");
        }
        // Those that the plugin has are not named, whether or not its compiler gets there.
        let error = refusal(client, &brought("mixed.vhlo"));
        assert_eq!(named(&error), ["a b"], "on {plugin}");
    });
}

#[test]
fn memory_kinds_run_or_are_named() {
    on_each_plugin(|plugin, client| {
        let path = brought("memory_kind.jaxexport");
        if plugin == "cpu" {
            Executable::load_file(client, &path, &Options::new()).unwrap();
            return;
        }
        let error = refusal(client, &path);
        assert_eq!(error.status(), Status::UnsupportedByPlugin);
        assert!(error.message().contains("kind of memory"), "{error}");
        assert!(!error.message().contains("StableHLO text"), "{error}");
    });
}

#[test]
fn a_byte_order_mark_and_a_dump_around_the_module_do_not_matter() {
    let text = fs::read(source("tests/programs/hello.mlir")).unwrap();
    let marked = [b"\xef\xbb\xbf", &text[..]].concat();
    on_each_plugin(|plugin, client| {
        let program = Executable::load(client, &marked, &Options::new()).unwrap();
        assert_eq!(program.format().c_name(), c"StableHLO text");
        assert_is_hello(&program, &format!("with a byte order mark on {plugin}"));
        for name in ["hello.hlo.pb", "hello_before.hlo_proto.pb"] {
            let program = Executable::load_file(client, &brought(name), &Options::new()).unwrap();
            assert_eq!(program.format().c_name(), c"HLO module");
            assert_is_hello(&program, &format!("{name} on {plugin}"));
        }
        let path = brought("xla_dump_HloProto.hlo.pb");
        let program = Executable::load_file(client, &path, &Options::new()).unwrap();
        assert_eq!(program.format().c_name(), c"HLO module");
        let description = program.description().unwrap().to_str();
        assert_eq!(description, Ok("f32[64] -> f32[64]"), "on {plugin}");
    });
}

#[test]
fn files_of_others_are_named_with_what_to_save_instead() {
    let client = client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let jaxpr = "{ lambda ; a:f32[4]. let b:f32[4] = mul 2.0:f32[] a in (b,) }";
    let utf16: Vec<u8> = "module @m {}"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let serialized = fs::read(brought("serialize_executable_head.pkl")).unwrap();
    let onnx = fs::read(brought("onnx_head.bin")).unwrap();
    let zip = fs::read(brought("zip_head.bin")).unwrap();
    for (bytes, what, advice) in [
        (&onnx[..], "ONNX", "jaxonnxruntime"),
        (&zip, "zip archive", "Unpack"),
        (
            &serialized,
            "jax.experimental.serialize_executable",
            "jax.jit(f).lower(x).as_text()",
        ),
        (
            b"\x80\x04\x95\x10\0\0\0\0\0\0\0}\x94.",
            "a pickle",
            "jax.export",
        ),
        (b"\x93NUMPY\x01\0v\0", ".npy", "inputs"),
        (b"\x89HDF\r\n\x1a\n\0", "HDF5", "stateless_call"),
        (b"GGUF\x03\0\0\0", "GGUF", "jax.export"),
        (
            b"\x60\0\0\0\0\0\0\0{\"w\":{\"dtype\":\"F32\"}}",
            "safetensors",
            "inputs",
        ),
        (b"\x1c\0\0\0TFL3", "TensorFlow Lite", "tf2jax"),
        (
            b"\x08\x01\x12\xd0\x01\x0a\x09\x12\x01*",
            "SavedModel",
            "tf2jax",
        ),
        (b"\x1f\x8b\x08\0\0", "gzip", "Unpack"),
        (b"\xfd7zXZ\0\0", "xz", "Unpack"),
        (b"\x28\xb5\x2f\xfd\x04", "zstd", "Unpack"),
        (b"\x7fELF\x02\x01\x01", "ELF", "pjrtlite_client_create"),
        (b"<!DOCTYPE html><html><p>module", "HTML", "Fetch"),
        (
            b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
            "Git LFS",
            "git lfs pull",
        ),
        (jaxpr.as_bytes(), "jaxpr", "jax.export"),
        (
            b"HloModule jit_f, entry_computation_layout={()->f32[]}",
            "HLO text",
            "as_text()",
        ),
        (&utf16, "UTF-16", "UTF-8"),
        (b"\xff\xfem\0o\0", "UTF-16", "UTF-8"),
        (b"\xef\xbb\xbfHloModule m", "HLO text", "as_text()"),
    ] {
        let path = folder.path().join("file");
        fs::write(&path, bytes).unwrap();
        let of_file = refusal(&client, &path);
        let of_memory = Executable::load(&client, bytes, &Options::new()).unwrap_err();
        for error in [of_file, of_memory] {
            assert_eq!(error.status(), Status::BadProgram, "{error}");
            for part in [what, advice] {
                assert!(error.message().contains(part), "no '{part}' in {error}");
            }
        }
    }
}

#[test]
fn what_is_no_program_by_its_start_is_not_read_whole() {
    let client = client("cpu");
    let file = tempfile::NamedTempFile::new().unwrap();
    // Larger than the machine's memory, and nothing of it is on the disk.
    for (start, part) in [
        (&b""[..], "in no known format"),
        (b"\x1f\x8b\x08", "gzip"),
        (b"PK\x03\x04", "zip archive"),
        (b"\x08\x08\x12\x07pytorch", "ONNX"),
    ] {
        fs::write(file.path(), start).unwrap();
        file.as_file().set_len(1 << 43).unwrap();
        let error = refusal(&client, file.path());
        assert_eq!(error.status(), Status::BadProgram, "{error}");
        assert!(error.message().contains(part), "{error}");
    }
    // One that may be a program is told that there is no memory for it.
    fs::write(file.path(), b"ML\xefR\x0bStableHLO_v1.0.0\0").unwrap();
    file.as_file().set_len(1 << 43).unwrap();
    assert_eq!(
        refusal(&client, file.path()).status(),
        Status::ResourceExhausted
    );
}

#[test]
fn what_is_no_file_is_refused_at_once() {
    let client = client("cpu");
    let folder = tempfile::tempdir().unwrap();
    let fifo = folder.path().join("fifo");
    let status = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(status.unwrap().success());
    fs::create_dir(folder.path().join("model")).unwrap();
    fs::write(folder.path().join("model/saved_model.pb"), b"").unwrap();
    for (path, part) in [
        (fifo.as_path(), "FIFO"),
        (Path::new("/dev/zero"), "device"),
        (folder.path(), "it is a directory"),
        (&folder.path().join("model"), "SavedModel"),
        (&folder.path().join("nothing"), "No such file"),
    ] {
        let error = refusal(&client, path);
        assert_eq!(error.status(), Status::FileUnreadable, "{error}");
        assert!(error.message().contains(part), "{error}");
        assert!(
            error.message().contains("cannot read the program"),
            "{error}"
        );
    }
}
