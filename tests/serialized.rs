//! Executables that others serialized, of programs that this library refuses: it refuses them when
//! they are loaded, too, in each wrapping. The plugins themselves compile them here.

mod common;
#[allow(
    dead_code,
    reason = "the library's own statement of the ABI, of which this uses a part"
)]
#[path = "../src/sys/mod.rs"]
mod sys;

use std::hash::Hasher;
use std::ptr::null_mut;

use common::{on_each_plugin, plugin, source};
use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
use pjrtlite::{Client, Executable, Options, Status};
use twox_hash::XxHash3_64;

/// A plugin by its table, and a client of it that this library knows nothing of.
struct Raw {
    _library: Library,
    api: *const sys::PJRT_Api,
    client: *mut sys::PJRT_Client,
}

/// Calls a function of the table with these arguments besides the defaults: what they are after it.
macro_rules! call {
    ($raw:expr, $function:ident, $args:ident { $($field:ident: $value:expr),* $(,)? }) => {{
        #[allow(clippy::redundant_field_names, reason = "names come from the caller")]
        let mut args = sys::$args { $($field: $value,)* ..Default::default() };
        // SAFETY: the arguments are right for the function, and live through the call.
        let error = unsafe { (*$raw.api).$function.expect("it is there")(&mut args) };
        $raw.check(stringify!($function), error);
        args
    }};
}

impl Raw {
    /// The plugin must have been opened before: then it is initialised.
    fn new(path: &str) -> Raw {
        type GetPjrtApi = unsafe extern "C" fn() -> *const sys::PJRT_Api;
        // SAFETY: it is loaded already, and its function has this type.
        let (library, api) = unsafe {
            let library = Library::open(Some(path), RTLD_NOW | RTLD_LOCAL).unwrap();
            let api = library.get::<GetPjrtApi>(b"GetPjrtApi").unwrap()();
            (library, api)
        };
        let mut raw = Raw {
            _library: library,
            api,
            client: null_mut(),
        };
        raw.client = call!(raw, PJRT_Client_Create, PJRT_Client_Create_Args {}).client;
        raw
    }

    fn check(&self, function: &str, error: *mut sys::PJRT_Error) {
        if error.is_null() {
            return;
        }
        let mut args = sys::PJRT_Error_Message_Args {
            error,
            ..Default::default()
        };
        // SAFETY: the error is alive, and the message belongs to it.
        let message = unsafe {
            (*self.api).PJRT_Error_Message.expect("it is there")(&mut args);
            std::slice::from_raw_parts(args.message.cast::<u8>(), args.message_size)
        };
        panic!("{function}: {}", String::from_utf8_lossy(message));
    }

    /// What the plugin compiles a program into, serialized.
    fn compile(&self, program: &[u8], language: &str) -> Vec<u8> {
        // One replica and one partition.
        const OPTIONS: &[u8] = b"\x1a\x04\x20\x01\x28\x01";
        let code = [program, b"\0"].concat();
        let stated = sys::PJRT_Program {
            code: code.as_ptr().cast::<std::ffi::c_char>().cast_mut(),
            code_size: program.len(),
            format: language.as_ptr().cast(),
            format_size: language.len(),
            ..Default::default()
        };
        let loaded = call!(
            self,
            PJRT_Client_Compile,
            PJRT_Client_Compile_Args {
                client: self.client,
                program: &raw const stated,
                compile_options: OPTIONS.as_ptr().cast(),
                compile_options_size: OPTIONS.len(),
            }
        )
        .executable;
        let executable = call!(
            self,
            PJRT_LoadedExecutable_GetExecutable,
            PJRT_LoadedExecutable_GetExecutable_Args {
                loaded_executable: loaded,
            }
        )
        .executable;
        let serialized = call!(
            self,
            PJRT_Executable_Serialize,
            PJRT_Executable_Serialize_Args {
                executable: executable,
            }
        );
        // SAFETY: the plugin lends these bytes until they are deleted.
        let bytes = unsafe {
            std::slice::from_raw_parts(
                serialized.serialized_bytes.cast::<u8>(),
                serialized.serialized_bytes_size,
            )
        }
        .to_vec();
        if let Some(delete) = serialized.serialized_executable_deleter {
            // SAFETY: this is what it is for, once.
            unsafe { delete(serialized.serialized_executable) };
        }
        call!(
            self,
            PJRT_Executable_Destroy,
            PJRT_Executable_Destroy_Args {
                executable: executable,
            }
        );
        call!(
            self,
            PJRT_LoadedExecutable_Destroy,
            PJRT_LoadedExecutable_Destroy_Args { executable: loaded }
        );
        bytes
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        call!(
            self,
            PJRT_Client_Destroy,
            PJRT_Client_Destroy_Args {
                client: self.client,
            }
        );
    }
}

/// An executable as JAX's runtime layer wraps it.
fn wrapped(executable: &[u8]) -> Vec<u8> {
    [b"\x0d\x08\x03\x12\x09pjrt_ifrt", executable].concat()
}

/// An executable in the envelope of another one, whose head is put right. As before an envelope told what the
/// plugin tells of its executable, which is field 4 of the facts: so the plugin is asked.
fn sealed_as(other: &[u8], executable: &[u8]) -> Vec<u8> {
    let size = u32::from_le_bytes(other[12..16].try_into().unwrap()) as usize;
    let (mut rest, mut facts) = (&other[32..32 + size], Vec::new());
    while let Some((&tag, after)) = rest.split_first() {
        assert_eq!(tag & 7, 2, "the facts are messages");
        let digits = 1 + after.iter().take_while(|byte| **byte >= 0x80).count();
        let length = after[..digits].iter().rev();
        let length = length.fold(0, |all, byte| all << 7 | usize::from(byte & 0x7f));
        let field = &rest[..1 + digits + length];
        rest = &rest[field.len()..];
        if tag >> 3 != 4 {
            facts.extend_from_slice(field);
        }
    }
    assert!(facts.len() < size, "it tells what the plugin tells");
    let mut bytes = other[..32].to_vec();
    bytes[12..16].copy_from_slice(&(facts.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&facts);
    bytes.extend_from_slice(executable);
    bytes[16..24].copy_from_slice(&(executable.len() as u64).to_le_bytes());
    let mut hasher = XxHash3_64::new();
    hasher.write(&bytes[..24]);
    hasher.write(&bytes[32..]);
    bytes[24..32].copy_from_slice(&hasher.finish().to_le_bytes());
    bytes
}

fn load(client: &Client, bytes: &[u8]) -> pjrtlite::Result<Executable> {
    Executable::load(client, bytes, &Options::new())
}

#[test]
fn what_is_refused_as_a_program_is_refused_as_an_executable() {
    const NOT_HELD: Status = Status::Unsupported;
    on_each_plugin(|name, client| {
        let raw = Raw::new(&plugin(name));
        let hello = std::fs::read(source("tests/programs/hello.mlir")).unwrap();
        let sealed = load(client, &hello).unwrap().serialize().unwrap().to_vec();
        // What is built here loads, so that what follows is refused for what it is.
        let executable = raw.compile(&hello, "mlir");
        for bytes in [
            &executable,
            &wrapped(&executable),
            &sealed_as(&sealed, &executable),
        ] {
            let program = load(client, bytes).unwrap();
            let description = program.description().unwrap().to_str();
            assert_eq!(description, Ok("f32[4], f32[4] -> f32[4]"), "{name}");
        }
        for (file, status, parts) in [
            (
                "types/token_in.mlir",
                NOT_HELD,
                ["input 0", "it is a token"],
            ),
            (
                "types/token_out.mlir",
                NOT_HELD,
                ["output 1", "it is a token"],
            ),
            (
                "types/tuple_in.mlir",
                NOT_HELD,
                ["input 0", "it is a tuple"],
            ),
            (
                "brought/infeed.mlir",
                Status::BadProgram,
                ["an infeed", "inputs and outputs"],
            ),
            (
                "brought/outfeed.mlir",
                Status::BadProgram,
                ["an outfeed", "inputs and outputs"],
            ),
            (
                "../devices/two_replicas.mlir",
                Status::BadProgram,
                ["several devices", "save its StableHLO"],
            ),
        ] {
            let text = std::fs::read(source("tests/programs").join(file)).unwrap();
            let executable = raw.compile(&text, "mlir");
            for (form, bytes) in [
                ("bare", &executable),
                ("wrapped", &wrapped(&executable)),
                ("sealed", &sealed_as(&sealed, &executable)),
            ] {
                let how = format!("{file}, {form}, on {name}");
                let error = load(client, bytes).expect_err(&how);
                assert_eq!(error.status(), status, "{how}: {error}");
                for part in parts {
                    assert!(
                        error.message().contains(part),
                        "{how}: no '{part}' in {error}"
                    );
                }
            }
        }
    });
}
