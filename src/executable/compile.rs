//! From a program's bytes to what a plugin has loaded, and what the plugin tells of it.

use std::ffi::c_char;

use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::memory;
use crate::options::Options;
use crate::plugin::{Owned, Plugin, Value, borrowed_text};
use crate::program::Program;
use crate::program::devices::DeviceCounts;
use crate::program::options::{Assignment, compile_options, jax_defaults};
use crate::sys;

/// Compiles under the options that JAX sets, as far as the plugin knows them.
pub(super) fn compile_as_jax_does(
    client: &Client,
    program: &Program<'_>,
    language: &str,
    options: &Options,
    more: &[(String, Value)],
    assignment: &Assignment,
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let defaults = defaults(client, options);
    let with = |defaults: &[(String, Value)]| {
        let options = compile_options(options, &[defaults, more].concat(), assignment);
        compile(client, program, language, &options)
    };
    let names_default = |error: &Error| {
        let mut keys = defaults.iter().map(|(key, _)| key);
        keys.any(|key| error.message().contains(key))
    };
    match with(&defaults) {
        // A plugin that does not have the option has no other default for it either.
        Err(error) if names_default(&error) => with(&[]),
        outcome => outcome,
    }
}

fn defaults(client: &Client, options: &Options) -> Vec<(String, Value)> {
    jax_defaults(&client.platform_name().to_string_lossy(), options)
}

/// The options as [`compile_as_jax_does`] sends them first. A plugin that does not take them never does.
pub(super) fn options_as_sent(
    client: &Client,
    options: &Options,
    more: &[(String, Value)],
    assignment: &Assignment,
) -> Vec<u8> {
    let defaults = defaults(client, options);
    compile_options(options, &[&defaults[..], more].concat(), assignment)
}

fn compile(
    client: &Client,
    program: &Program<'_>,
    language: &str,
    options: &[u8],
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let stated = sys::PJRT_Program {
        // The plugin only reads the code; the ABI says `char *` because it is also filled in
        // where a plugin writes a program.
        code: program.code.as_ptr().cast::<c_char>().cast_mut(),
        code_size: program.size,
        format: language.as_ptr().cast(),
        format_size: language.len(),
        ..Default::default()
    };
    let mut args = sys::PJRT_Client_Compile_Args {
        client: client.as_ptr(),
        program: &stated,
        compile_options: options.as_ptr().cast(),
        compile_options_size: options.len(),
        ..Default::default()
    };
    // SAFETY: program and options live through the call, after which the plugin has copied what
    // it needs; the executable becomes ours.
    unsafe {
        client.plugin().call(&mut args)?;
        Owned::new(client.plugin(), args.executable)
    }
}

/// Loads an executable, by compile options other than its own if there are any.
pub(super) fn deserialize(
    client: &Client,
    program: &Program<'_>,
    options: &[u8],
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    let mut args = sys::PJRT_Executable_DeserializeAndLoad_Args {
        client: client.as_ptr(),
        serialized_executable: program.code.as_ptr().cast(),
        serialized_executable_size: program.size,
        overridden_serialized_compile_options: if options.is_empty() {
            std::ptr::null()
        } else {
            options.as_ptr().cast()
        },
        overridden_serialized_compile_options_size: options.len(),
        ..Default::default()
    };
    // SAFETY: as for compiling.
    unsafe {
        client.plugin().call(&mut args)?;
        Owned::new(client.plugin(), args.loaded_executable)
    }
}

/// The same executable as the plugin describes it.
pub(super) fn describe(
    loaded: &Owned<sys::PJRT_LoadedExecutable>,
) -> Result<Owned<sys::PJRT_Executable>> {
    let mut args = sys::PJRT_LoadedExecutable_GetExecutable_Args {
        loaded_executable: loaded.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the executable is alive, and its description becomes ours.
    unsafe {
        loaded.plugin().call(&mut args)?;
        Owned::new(loaded.plugin(), args.executable)
    }
}

/// For how many devices a program was compiled.
pub(super) fn optimized_device_counts(
    plugin: &Plugin,
    executable: &Owned<sys::PJRT_Executable>,
) -> Result<DeviceCounts> {
    let mut replicas = sys::PJRT_Executable_NumReplicas_Args {
        executable: executable.as_ptr(),
        ..Default::default()
    };
    let mut partitions = sys::PJRT_Executable_NumPartitions_Args {
        executable: executable.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the executable is alive.
    unsafe {
        plugin.call(&mut replicas)?;
        plugin.call(&mut partitions)?;
    }
    Ok(DeviceCounts {
        replicas: replicas.num_replicas as u64,
        partitions: partitions.num_partitions as u64,
    })
}

/// The optimised HLO, as a serialized `HloModuleProtoWithConfig`.
pub(super) fn optimized_program(
    plugin: &Plugin,
    executable: &Owned<sys::PJRT_Executable>,
) -> Result<Vec<u8>> {
    // The first call tells the size, the second fills the memory.
    let mut program = sys::PJRT_Program::default();
    let mut args = sys::PJRT_Executable_OptimizedProgram_Args {
        executable: executable.as_ptr(),
        program: &mut program,
        ..Default::default()
    };
    // SAFETY: the executable is alive; without memory for the code only its size is told.
    unsafe { plugin.call(&mut args) }?;
    let mut code = memory::zeroed(program.code_size)?;
    program.code = code.as_mut_ptr().cast();
    // SAFETY: the code has room for the size that the plugin told.
    unsafe { plugin.call(&mut args) }?;
    // SAFETY: the format's name is a static text of the plugin.
    let format = unsafe { borrowed_text(program.format, program.format_size) };
    if format != "hlo_with_config" {
        return Err(Error::new(
            Status::Unsupported,
            format!(
                "the plugin describes it as '{format}', and this library reads 'hlo_with_config' alone"
            ),
        ));
    }
    code.truncate(program.code_size);
    Ok(code)
}
