//! Programs.

use std::ffi::{CStr, c_char, c_void};
use std::path::Path;

use super::array::ArrayOut;
use super::boundary::{Out, boundary, destroy, handle, list, new_handle, null, shared, text};
use super::buffer::pjrtlite_buffer;
use super::client::{pjrtlite_client, with_options};
use super::event::pjrtlite_event;
use super::options::pjrtlite_options;
use crate::array::{ArrayType, DType};
use crate::bundle;
use crate::error::{Error, Result, Status};
use crate::executable::{Donation, Executable};
use crate::host::fpenv::FpState;

/// A program that is ready to run on a device.
///
/// Inputs and outputs are counted from 0, in the order in which JAX flattens the arguments and
/// results of the function.
///
/// *Threads*: may be used from several at once.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_executable(pub(super) Executable);

/// Loads a program from a file.
///
/// Its format is recognised by content:
///
/// - a function that `jax.export` serialized, by JAX 0.4.30 or later: the form that JAX keeps stable,
///   and the best choice;
/// - StableHLO, as text in UTF-8 or as MLIR bytecode (a portable artifact is that, too);
/// - an HLO module, as a protobuf, also in the `HloProto` that XLA dumps: before XLA's optimizations;
/// - an executable that pjrtlite_executable_serialize made: it is refused if it is damaged, or for
///   another build of the plugin or another kind of machine;
/// - an executable that JAX serialized, bare or wrapped by IFRT. It must come from the same build of the
///   compiler that the plugin has, and from the same kind of machine. Nothing in it lets anybody notice if it
///   does not, or if it is damaged. It may then compute wrong numbers, or crash;
/// - a bundle that has one function, beside derivatives, for one size: see pjrtlite_bundle_open for others.
///
/// The first three are compiled, which takes time, as are those of a bundle; executables are only loaded.
/// With the option "pjrtlite.cache" what was compiled once is loaded, too.
///
/// An exported function has all its inputs, also those that it does not use: these may be left
/// unset. If it was exported for several platforms, the client's is chosen. A function with symbolic
/// shapes or with ordered effects is refused; so is a program with infeed or outfeed.
///
/// A program that JAX divided among several devices is loaded for the first ones of the client, or for those of
/// the option "pjrtlite.devices". One run takes all of them; see pjrtlite_plan_select_piece. An HLO module for
/// several devices is refused, since it does not say enough.
///
/// Files of other formats are refused by how they start, before they are read whole: models and
/// weights of other frameworks, archives, pickles. The message names the format, and what to save
/// instead. So is what is no regular file (a pipe, a device, a directory), and a file that changes
/// while it is read.
///
/// @param[in]  client      The client to load it into.
/// @param[in]  path        The file.
/// @param[in]  options     The device to run on and XLA's options for compiling, or NULL for none.
/// @param[out] executable  The program; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_executable_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; FILE_UNREADABLE, also for what is no regular file; RESOURCE_EXHAUSTED
/// for a file larger than the memory; BAD_PROGRAM; PROGRAM_MISMATCH for an executable of
/// another plugin or machine; CUSTOM_CALL_NOT_FOUND if the program calls a function that the plugin
/// does not have, such as LAPACK's; UNSUPPORTED_BY_PLUGIN for StableHLO that the plugin is too old
/// for, or an element type that it is too old for; UNSUPPORTED for an input or output that no array
/// holds, such as a token or a tuple, in every format, and where the plugin describes the program in
/// a form that this library does not read; INDEX_OUT_OF_RANGE, UNKNOWN_OPTION; and what the plugin
/// reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_load_file(
    client: *const pjrtlite_client,
    path: *const c_char,
    options: *const pjrtlite_options,
    executable: *mut *mut pjrtlite_executable,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(executable, "executable", || {
            let client = shared(client, "client")?;
            let path = Path::new(text(path, "path")?);
            with_options(options, |options| {
                bundle::load_file(&client.0, path, options)
            })
            .map(pjrtlite_executable)
        })
    }
}

/// Loads a program from memory. See pjrtlite_executable_load_file.
///
/// @param[in]  client      The client to load it into.
/// @param[in]  data        The bytes of the program; text needs no NUL at its end.
/// @param[in]  size        The number of bytes.
/// @param[in]  options     The device to run on and XLA's options for compiling, or NULL for none.
/// @param[out] executable  The program; NULL if this fails.
///
/// *Ownership*: the program is the caller's, until pjrtlite_executable_destroy. The bytes are free
/// for other use when this returns.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, BAD_PROGRAM, PROGRAM_MISMATCH, CUSTOM_CALL_NOT_FOUND, INDEX_OUT_OF_RANGE,
/// UNKNOWN_OPTION, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_load_memory(
    client: *const pjrtlite_client,
    data: *const c_void,
    size: usize,
    options: *const pjrtlite_options,
    executable: *mut *mut pjrtlite_executable,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(executable, "executable", || {
            let client = shared(client, "client")?;
            if data.is_null() {
                return Err(null("data"));
            }
            let bytes = list(data.cast::<u8>(), size, "data")?;
            with_options(options, |options| {
                bundle::load_memory(&client.0, bytes, options)
            })
            .map(pjrtlite_executable)
        })
    }
}

/// Lets go of a program. Plans made of it stay usable.
///
/// @param[in] executable  The program, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_destroy(executable: *mut pjrtlite_executable) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(executable, "executable") }
}

/// Gives a text that belongs to a program.
///
/// # Safety
/// The pointers must be null or valid.
unsafe fn executable_text(
    executable: *const pjrtlite_executable,
    out: *mut *const c_char,
    name: &str,
    get: impl FnOnce(&Executable) -> Result<&CStr>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (executable, out) =
            unsafe { (shared(executable, "executable")?, Out::new(out, name)?) };
        out.set(get(&executable.0)?.as_ptr());
        Ok(())
    })
}

/// Returns the name of a program's module, for example "jit_f".
///
/// @param[in]  executable  The program.
/// @param[out] name        Its name.
///
/// *Ownership*: borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_name(
    executable: *const pjrtlite_executable,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { executable_text(executable, name, "name", |program| Ok(program.name())) }
}

/// Returns the format that a program was loaded from. That is "jax.export", "StableHLO text", "StableHLO
/// bytecode", "HLO module", "serialized executable (by pjrtlite)", "serialized executable (IFRT-wrapped)", as
/// JAX writes them, or "serialized executable".
///
/// @param[in]  executable  The program.
/// @param[out] format      The format, for people.
///
/// *Ownership*: a static text.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_format(
    executable: *const pjrtlite_executable,
    format: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        executable_text(executable, format, "format", |program| {
            Ok(program.format().c_name())
        })
    }
}

/// Returns the inputs and outputs of a program in a line: "f32[4], f32[4] -> f32[4]".
///
/// @param[in]  executable  The program.
/// @param[out] text        The line.
///
/// *Ownership*: borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_signature(
    executable: *const pjrtlite_executable,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { executable_text(executable, text, "text", Executable::description) }
}

/// Returns the options of XLA that were chosen for a program, and why. With the option "pjrtlite.autotune":
/// in the first line the options that it runs under and where they were found, then a line for each set that
/// was tried. A last line "remedy …" tells of options that were added since the plugin compiles the program
/// wrongly without them.
///
/// @param[in]  executable  The program.
/// @param[out] text        The lines; empty if nothing was chosen.
///
/// *Ownership*: borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_autotuning(
    executable: *const pjrtlite_executable,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        executable_text(executable, text, "text", |executable| {
            Ok(executable.autotuning().unwrap_or(c""))
        })
    }
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn number_of(
    executable: *const pjrtlite_executable,
    (number, name): (*mut usize, &str),
    get: impl FnOnce(&Executable) -> Result<usize>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (executable, number) =
            unsafe { (shared(executable, "executable")?, Out::new(number, name)?) };
        number.set(get(&executable.0)?);
        Ok(())
    })
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn array_of(
    executable: *const pjrtlite_executable,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
    get: impl FnOnce(&Executable) -> Result<&ArrayType>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (executable, out) = unsafe {
            (
                shared(executable, "executable")?,
                ArrayOut::new(dtype, dims, rank)?,
            )
        };
        out.set(get(&executable.0)?);
        Ok(())
    })
}

/// Counts the inputs of a program.
///
/// @param[in]  executable  The program.
/// @param[out] count       The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_count(
    executable: *const pjrtlite_executable,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (count, "count"), |program| {
            Ok(program.signature()?.input_count())
        })
    }
}

/// Returns the element type and the extents of an input.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which input, from 0.
/// @param[out] dtype       The type of its elements.
/// @param[out] dims        Its extents, slowest first.
/// @param[out] rank        The number of extents.
///
/// *Ownership*: dims is borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, and UNSUPPORTED_BY_PLUGIN if the plugin does not
/// tell.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_type(
    executable: *const pjrtlite_executable,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        array_of(executable, dtype, dims, rank, |program| {
            program.signature()?.input(index)
        })
    }
}

/// Returns the size of an input's values on the host, in bytes.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which input, from 0.
/// @param[out] bytes       The number of elements times the size of one.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, and UNSUPPORTED_BY_PLUGIN if the plugin does not
/// tell.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_byte_size(
    executable: *const pjrtlite_executable,
    index: usize,
    bytes: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (bytes, "bytes"), |program| {
            Ok(program.signature()?.input(index)?.byte_size())
        })
    }
}

/// Returns the name of an input of a program.
///
/// Programs of a bundle have names for all inputs and outputs. Functions that `jax.export` serialized have
/// those that JAX keeps: of keyword arguments, "u", and of what is in dictionaries, "0.w" in the first
/// argument and "du" in the result. Executables that are serialized of these keep them.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which input, from 0.
/// @param[out] name        Its name; empty if it has none.
///
/// *Ownership*: borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_name(
    executable: *const pjrtlite_executable,
    index: usize,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        executable_text(executable, name, "name", |program| {
            program.input_name(index)
        })
    }
}

/// Finds the input of a program that has a name.
///
/// @param[in]  executable  The program.
/// @param[in]  name        The name; the case of letters counts.
/// @param[out] index       The input, from 0.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE if no input has it.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_index(
    executable: *const pjrtlite_executable,
    name: *const c_char,
    index: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (index, "index"), |program| {
            program.input_index(text(name, "name")?)
        })
    }
}

/// Returns the name of an output of a program. See pjrtlite_executable_input_name.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_name(
    executable: *const pjrtlite_executable,
    index: usize,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        executable_text(executable, name, "name", |program| {
            program.output_name(index)
        })
    }
}

/// Finds the output of a program that has a name. See pjrtlite_executable_input_index.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_index(
    executable: *const pjrtlite_executable,
    name: *const c_char,
    index: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (index, "index"), |program| {
            program.output_index(text(name, "name")?)
        })
    }
}

/// Counts the outputs of a program.
///
/// @param[in]  executable  The program.
/// @param[out] count       The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_count(
    executable: *const pjrtlite_executable,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (count, "count"), |program| {
            Ok(program.signature()?.output_count())
        })
    }
}

/// Returns the element type and the extents of an output. See pjrtlite_executable_input_type.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_type(
    executable: *const pjrtlite_executable,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        array_of(executable, dtype, dims, rank, |program| {
            program.signature()?.output(index)
        })
    }
}

/// Returns the size of an output's values on the host, in bytes. See pjrtlite_executable_input_byte_size.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_byte_size(
    executable: *const pjrtlite_executable,
    index: usize,
    bytes: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (bytes, "bytes"), |program| {
            Ok(program.signature()?.output(index)?.byte_size())
        })
    }
}

/// Returns the size of the temporary memory of a run, beside its inputs and outputs, in bytes, as the
/// plugin's compiler planned it. Memory that the plugin allocates for itself is not counted.
///
/// @param[in]  executable  The program.
/// @param[out] bytes       The size in bytes.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; UNSUPPORTED_BY_PLUGIN, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_temporary_byte_size(
    executable: *const pjrtlite_executable,
    bytes: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(
            executable,
            (bytes, "bytes"),
            Executable::temporary_byte_size,
        )
    }
}

/// Returns a number that tells what a run costs, as the plugin's compiler counts it before any run: "flops",
/// "bytes accessed" or "transcendentals" of XLA's.
///
/// The names are the plugin's own. The message of a failure tells those that there are. The numbers are for one
/// run of the compiled program; loops whose length is not known to the compiler count once.
///
/// @param[in]  executable  The program.
/// @param[in]  name        The name of the number, such as "flops".
/// @param[out] value       The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; NOT_FOUND if the plugin tells no such number; UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED if
/// it tells none at all, and what else it reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_cost(
    executable: *const pjrtlite_executable,
    name: *const c_char,
    value: *mut f64,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (executable, name, value) = unsafe {
            (
                shared(executable, "executable")?,
                text(name, "name")?,
                Out::new(value, "value")?,
            )
        };
        value.set(executable.0.cost_of(name)?);
        Ok(())
    })
}

/// Returns the compiled program as bytes, for pjrtlite_executable_load_memory or a file. They are loaded in
/// milliseconds, by the same build of the same plugin on the same kind of machine. Around the plugin's own
/// bytes there are facts of both, and a checksum; loading checks all of it.
///
/// The first use reads the plugin's file, to tell its build. An executable that was loaded from a file is
/// read from there again, so the file has to be as it was then. Of one that was loaded from memory, a copy is
/// kept.
///
/// @param[in]  executable  The program.
/// @param[out] data        The bytes.
/// @param[out] size        The number of bytes.
///
/// *Ownership*: borrowed from the program, which keeps them. pjrtlite_executable_save keeps nothing.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; FILE_UNREADABLE and FAILED_PRECONDITION, if the file that it was loaded
/// from is not there any more or another; RESOURCE_EXHAUSTED; and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_serialize(
    executable: *const pjrtlite_executable,
    data: *mut *const c_void,
    size: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (executable, data, size) = unsafe {
            (
                shared(executable, "executable")?,
                Out::new(data, "data")?,
                Out::new(size, "size")?,
            )
        };
        let bytes = executable.0.serialize()?;
        data.set(bytes.as_ptr().cast());
        size.set(bytes.len());
        Ok(())
    })
}

/// Writes the compiled program to a file, for pjrtlite_executable_load_file: what
/// pjrtlite_executable_serialize gives, without keeping it in memory.
///
/// A file of that name is replaced: who reads it meanwhile has the old one or the new one, whole.
///
/// @param[in] executable  The program.
/// @param[in] path        The file's name. Its folder has to be there.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE (the path is no UTF-8); FILE_UNWRITABLE, also for what is no
/// regular file; and those of pjrtlite_executable_serialize.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_save(
    executable: *const pjrtlite_executable,
    path: *const c_char,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (executable, path) = unsafe {
            (
                shared(executable, "executable")?,
                Path::new(text(path, "path")?),
            )
        };
        executable.0.save(path)
    })
}

/// Runs a program on buffers. See pjrtlite_plan for arrays of the host.
///
/// An input that the program donates is used up by this and fails in later uses, also in those of
/// other threads meanwhile. Of runs that begin at once, and of which each uses up what another
/// reads, one goes on, or none. A view of host memory is never written to, and neither is a buffer
/// whose address pjrtlite_buffer_host_pointer gave. A program for any device runs on the device of its
/// first input.
///
/// @param[in]  executable    The program.
/// @param[in]  inputs        Its inputs, in order; not read if there are none.
/// @param[in]  input_count   The number of inputs.
/// @param[out] outputs       Its outputs, in order: new buffers, or NULL if this fails.
/// @param[in]  output_count  The number of places: exactly as many as the program has outputs.
/// @param[out] event         An event that tells when the run is over and whether it went well;
///                           NULL if this fails. If the argument is NULL itself, this waits for
///                           the end of the run.
///
/// *Ownership*: outputs and event are the caller's to destroy. Inputs may be destroyed at once.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, SIGNATURE_MISMATCH, INVALID_VALUE if two of the lists and the event's
/// place share memory, which then stays as it is; IN_USE in a callback, if another run is beginning
/// with a buffer that this one would use up; RESOURCE_EXHAUSTED on a thread with too small a stack;
/// and what the plugin reports. With an event, the failure of the run itself is told by the event,
/// and by the outputs when they are read.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_execute(
    executable: *const pjrtlite_executable,
    inputs: *const *const pjrtlite_buffer,
    input_count: usize,
    outputs: *mut *mut pjrtlite_buffer,
    output_count: usize,
    event: *mut *mut pjrtlite_event,
) -> Status {
    let state = FpState::current();
    boundary(|| {
        // What is in the inputs' list may be the host's only way to them.
        check_places_apart(&[
            (inputs.cast(), input_count, "inputs"),
            (outputs.cast_const().cast(), output_count, "outputs"),
            (
                event.cast_const().cast(),
                usize::from(!event.is_null()),
                "event",
            ),
        ])?;
        if !event.is_null() {
            // SAFETY: not null, and as promised by the caller.
            unsafe { event.write(std::ptr::null_mut()) };
        }
        if output_count > 0 {
            // SAFETY: the caller promises room for this many.
            unsafe {
                Out::new(outputs, "outputs")?;
                std::slice::from_raw_parts_mut(outputs, output_count).fill(std::ptr::null_mut());
            }
        }
        // SAFETY: as promised by the caller.
        let (executable, inputs) = unsafe {
            (
                shared(executable, "executable")?,
                list(inputs, input_count, "inputs")?,
            )
        };
        let inputs = inputs
            .iter()
            .enumerate()
            .map(|(index, input)| {
                if input.is_null() {
                    return Err(null(&format!("inputs[{index}]")));
                }
                // SAFETY: each is as promised by the caller.
                unsafe { shared(*input, "inputs") }.map(|input| &input.0)
            })
            .collect::<Result<Vec<_>>>()?;
        let program = &executable.0;
        let wanted = program.signature()?.output_count() * program.device_count();
        if output_count != wanted {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!("the program has {wanted} outputs; there is room for {output_count}"),
            ));
        }
        let (results, done) = program.execute_with(&inputs, Donation::AsProgrammed, state)?;
        if event.is_null() {
            done.wait()?;
        } else {
            // SAFETY: not null, and as promised by the caller.
            unsafe { event.write(handle(pjrtlite_event(done))) };
        }
        for (index, result) in results.into_iter().enumerate() {
            // SAFETY: there is room for as many as there are.
            unsafe {
                outputs.add(index).write(handle(pjrtlite_buffer(result)));
            }
        }
        Ok(())
    })
}

/// Counts the devices that a run of a program takes: 1, but for a program that JAX divided among several.
///
/// @param[in]  executable  The program.
/// @param[out] count       The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_device_count(
    executable: *const pjrtlite_executable,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (count, "count"), |program| {
            Ok(program.device_count())
        })
    }
}

/// Returns one of the devices that a run of a program takes. The order is that of the pieces of arrays: of the first
/// replica's partitions, then of the next replica's.
///
/// @param[in]  executable  The program.
/// @param[in]  number      Which of them, from 0.
/// @param[out] device      The device's index in the client, from 0.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; NOT_FOUND for a program that runs on any device.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_device(
    executable: *const pjrtlite_executable,
    number: usize,
    device: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        number_of(executable, (device, "device"), |program| {
            program.device_of(number)
        })
    }
}

/// Returns what each device has of an input in a run of a program for several devices: a piece of the whole array.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which input, from 0.
/// @param[in]  number      Which of the run's devices, from 0; see pjrtlite_executable_device.
/// @param[out] dims        The extents of the piece, slowest first; the same on all devices. Where a whole array
///                         cannot be divided evenly, the last pieces reach beyond its end.
/// @param[out] start       Where the piece starts in the whole array, along each axis, or NULL to not ask.
/// @param[out] rank        The number of extents.
///
/// *Ownership*: both lists are borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNSUPPORTED_BY_PLUGIN if start is asked for, and the plugin does not
/// tell how the array is divided.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_piece(
    executable: *const pjrtlite_executable,
    index: usize,
    number: usize,
    dims: *mut *const i64,
    start: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        piece_of(executable, (dims, start, rank), |program, asks| {
            let piece = program.input_piece(index, number)?;
            let start = match asks {
                true => program.input_piece_start(index, number)?,
                false => &[],
            };
            Ok((piece, start))
        })
    }
}

/// Returns how an input is divided among the devices of a run, as XLA writes it: "{devices=[4,1]<=[4]}" for four pieces
/// along the first of two axes, "{replicated}" where each device has the whole array, as with one device.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which input, from 0.
/// @param[out] text        The sharding; empty if the plugin does not tell it.
///
/// *Ownership*: borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_input_sharding(
    executable: *const pjrtlite_executable,
    index: usize,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        executable_text(executable, text, "text", |program| {
            program.input_sharding(index)
        })
    }
}

/// Returns what each device has of an output in a run of a program for several devices: a piece of the whole array.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which output, from 0.
/// @param[in]  number      Which of the run's devices, from 0; see pjrtlite_executable_device.
/// @param[out] dims        The extents of the piece, slowest first; the same on all devices. Where a whole array
///                         cannot be divided evenly, the last pieces reach beyond its end.
/// @param[out] start       Where the piece starts in the whole array, along each axis, or NULL to not ask.
/// @param[out] rank        The number of extents.
///
/// *Ownership*: both lists are borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNSUPPORTED_BY_PLUGIN if start is asked for, and the plugin does not
/// tell how the array is divided.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_piece(
    executable: *const pjrtlite_executable,
    index: usize,
    number: usize,
    dims: *mut *const i64,
    start: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        piece_of(executable, (dims, start, rank), |program, asks| {
            let piece = program.output_piece(index, number)?;
            let start = match asks {
                true => program.output_piece_start(index, number)?,
                false => &[],
            };
            Ok((piece, start))
        })
    }
}

/// Returns how an output is divided among the devices of a run, as XLA writes it: "{devices=[4,1]<=[4]}" for four pieces
/// along the first of two axes, "{replicated}" where each device has the whole array, as with one device.
///
/// @param[in]  executable  The program.
/// @param[in]  index       Which output, from 0.
/// @param[out] text        The sharding; empty if the plugin does not tell it.
///
/// *Ownership*: borrowed from the program.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_executable_output_sharding(
    executable: *const pjrtlite_executable,
    index: usize,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        executable_text(executable, text, "text", |program| {
            program.output_sharding(index)
        })
    }
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn piece_of(
    executable: *const pjrtlite_executable,
    (dims, start, rank): (*mut *const i64, *mut *const i64, *mut usize),
    get: impl FnOnce(&Executable, bool) -> Result<(&ArrayType, &[i64])>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        unsafe {
            let program = &shared(executable, "executable")?.0;
            let (dims, rank) = (Out::new(dims, "dims")?, Out::new(rank, "rank")?);
            let (piece, first) = get(program, !start.is_null())?;
            dims.set(piece.dims().as_ptr());
            rank.set(piece.dims().len());
            if !start.is_null() {
                start.write(first.as_ptr());
            }
        }
        Ok(())
    })
}

/// Fails if two lists of handles, each with its length and name, share memory.
fn check_places_apart(lists: &[(*const *const c_void, usize, &str)]) -> Result<()> {
    for (index, (list, count, name)) in lists.iter().enumerate() {
        for (other, other_count, other_name) in &lists[..index] {
            let (start, other_start) = (list.addr(), other.addr());
            let end = start.saturating_add(count.saturating_mul(size_of::<*const c_void>()));
            let other_end =
                other_start.saturating_add(other_count.saturating_mul(size_of::<*const c_void>()));
            if *count > 0 && *other_count > 0 && start < other_end && other_start < end {
                return Err(Error::new(
                    Status::InvalidValue,
                    format!(
                        "the arguments '{other_name}' and '{name}' share memory, so that handles \
                         would be lost: give each its own"
                    ),
                ));
            }
        }
    }
    Ok(())
}
