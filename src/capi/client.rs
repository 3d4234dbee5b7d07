//! Clients and their devices.

use std::ffi::{CStr, c_char};

use super::boundary::{Out, boundary, destroy, new_handle, shared, text};
use super::options::pjrtlite_options;
use crate::client::{Client, Device};
use crate::error::{Error, Result, Status};
use crate::options::Options;

/// A plugin's connection to its devices. Everything else is made from it.
///
/// A device is meant by its index among those that this process can use, from 0.
///
/// *Threads*: may be used from several at once.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_client(pub(super) Client);

/// Opens a plugin and makes a client of it.
///
/// A plugin is meant by its platform's name ("cpu", "cuda", "rocm", "oneapi", "tpu"), or by the
/// path of its file if there is a '/' in it. Several, with commas between them, are tried in their order:
/// of "cuda,cpu" the second is taken where there is no GPU. "gpu" is JAX's name for "cuda,rocm,oneapi".
/// A plugin of a list is passed over if it is not found, cannot be opened, makes no client, or has no
/// device. The message of a failure tells why each was, and the status is that of the first that was
/// found. The choice is told at log level info; plugins that were found and are passed over, at warning. JAX
/// fails where a platform of JAX_PLATFORMS does: name one plugin for that. The options are for all of
/// them, but those whose key begins with a plugin's name and a dot, which are for that one:
/// "cuda.memory_fraction", "cpu.cpu_device_count". Plugins refuse options that they do not know.
///
/// A name is looked up in: the environment variable
/// PJRTLITE_PLUGIN_<NAME>, a file; JAX's PJRT_NAMES_AND_LIBRARY_PATHS ("name:path,name:path");
/// the folders in PJRTLITE_PLUGIN_PATH, separated by ':', in which the file may be called
/// pjrt_c_api_<name>_plugin.so, libpjrt_<name>.so, xla_<name>_plugin.so or pjrt_plugin_<name>.so;
/// the active Python environment (VIRTUAL_ENV, CONDA_PREFIX). If there is none, the message tells
/// where it looked and how to get one.
///
/// A plugin's file is opened once in a process and stays open. While that happens, the environment variable
/// TF_CPP_MIN_LOG_LEVEL is set and removed again, unless it is there. With the option "pjrtlite.threads" so
/// is PJRT_NPROC while the client is made. Other threads should not read the environment, nor start programs,
/// at that moment.
///
/// The plugin starts threads, now and when the first program is loaded. They run on all CPUs of this process,
/// even if the thread that calls this is pinned to one; see the option "pjrtlite.cpus". The signals of the
/// host are blocked on them. The limits are asked for them before: a plugin that cannot start a thread, or
/// finds no address space, ends the process.
///
/// A client and all that is made from it belong to this process. In a child by fork every function
/// refuses them with USED_AFTER_FORK, and so is a new client of the same plugin; destroying does
/// nothing there. Fork before the first client, or start the child by exec (system, posix_spawn).
///
/// The environment variable XLA_FLAGS is read by XLA when the first client is made. On a flag that it
/// does not know, or a value of the wrong kind, it would end the process: that is looked for first.
///
/// Where a C++ exception leaves the plugin, in this function or in another one, the status is
/// PLUGIN_EXCEPTION, with what was thrown. The client is refused with that from then on. Destroy it and what
/// was made from it, which frees nothing of the plugin's, and make a new one to go on.
///
/// @param[in]  plugin   Name, path, or a list of them.
/// @param[in]  options  Options of the client, or NULL for none.
/// @param[out] client   The new client; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_client_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, PLUGIN_NOT_FOUND, PLUGIN_LOAD_FAILED, NOT_A_PLUGIN, ABI_MISMATCH,
/// INVALID_VALUE (also for XLA_FLAGS), FILE_UNREADABLE, USED_AFTER_FORK, PLUGIN_EXCEPTION, and what the
/// plugin reports, for example if there is no such device.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_create(
    plugin: *const c_char,
    options: *const pjrtlite_options,
    client: *mut *mut pjrtlite_client,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(client, "client", || {
            let plugin = text(plugin, "plugin")?;
            with_options(options, |options| Client::create(plugin, options)).map(pjrtlite_client)
        })
    }
}

/// Gives the options behind a handle, or none if it is null.
///
/// # Safety
/// `options` must be null or valid.
pub(super) unsafe fn with_options<T>(
    options: *const pjrtlite_options,
    f: impl FnOnce(&Options) -> Result<T>,
) -> Result<T> {
    if options.is_null() {
        return f(&Options::new());
    }
    // SAFETY: the caller's promise.
    f(&unsafe { shared(options, "options") }?.0)
}

/// Lets go of a client. Its buffers, executables, plans and events stay usable; the client itself
/// ends with the last of them. Whatever lets go of the last one waits for runs that are not
/// finished, but for no longer than "pjrtlite.shutdown_timeout" says, and not inside a callback.
///
/// The exit of the process, too, waits for runs that go on, for ten seconds at most in all. A plugin that is
/// torn down while it works may abort the process. Runs that are over cost nothing there. Calls of other
/// threads meanwhile are finished if they have begun, and fail with FAILED_PRECONDITION if not. Once the
/// plugin is torn down, this holds for all threads, and what is destroyed is left to the plugin.
///
/// @param[in] client  The client, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_destroy(client: *mut pjrtlite_client) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(client, "client") }
}

/// Gives a text that belongs to a client.
///
/// # Safety
/// The pointers must be null or valid.
unsafe fn client_text(
    client: *const pjrtlite_client,
    out: *mut *const c_char,
    name: &str,
    get: impl FnOnce(&Client) -> Result<&CStr>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, out) = unsafe { (shared(client, "client")?, Out::new(out, name)?) };
        out.set(get(&client.0)?.as_ptr());
        Ok(())
    })
}

/// Returns the real path of the plugin's file.
///
/// @param[in]  client  The client.
/// @param[out] path    The path.
///
/// *Ownership*: borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_plugin_path(
    client: *const pjrtlite_client,
    path: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { client_text(client, path, "path", |client| Ok(client.plugin_path())) }
}

/// Returns the version of the PJRT C API that the plugin was built for.
///
/// @param[in]  client  The client.
/// @param[out] major   Major version: 0 for all plugins that can be opened.
/// @param[out] minor   Minor version.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_pjrt_version(
    client: *const pjrtlite_client,
    major: *mut i32,
    minor: *mut i32,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, major, minor) = unsafe {
            (
                shared(client, "client")?,
                Out::new(major, "major")?,
                Out::new(minor, "minor")?,
            )
        };
        let version = client.0.plugin().api_version();
        major.set(version.0);
        minor.set(version.1);
        Ok(())
    })
}

/// Returns the platform, for example "cpu" or "cuda".
///
/// @param[in]  client  The client.
/// @param[out] name    Its platform's name.
///
/// *Ownership*: borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_platform_name(
    client: *const pjrtlite_client,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { client_text(client, name, "name", |client| Ok(client.platform_name())) }
}

/// Returns the plugin's text on its platform's version, for people.
///
/// @param[in]  client   The client.
/// @param[out] version  The text.
///
/// *Ownership*: borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_platform_version(
    client: *const pjrtlite_client,
    version: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        client_text(client, version, "version", |client| {
            Ok(client.platform_version())
        })
    }
}

/// Counts the attributes that the plugin states of itself.
///
/// @param[in]  client  The client.
/// @param[out] count   The number; 0 if it states none.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_attribute_count(
    client: *const pjrtlite_client,
    count: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, count) = unsafe { (shared(client, "client")?, Out::new(count, "count")?) };
        count.set(client.0.attributes().len());
        Ok(())
    })
}

/// Returns an attribute that the plugin states of itself, for example "stablehlo_current_version" with the
/// value "[1, 20, 0]".
///
/// @param[in]  client  The client.
/// @param[in]  index   Which one, from 0.
/// @param[out] name    Its name.
/// @param[out] value   Its value as text: numbers in decimals, lists in brackets.
///
/// *Ownership*: both are borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_attribute(
    client: *const pjrtlite_client,
    index: usize,
    name: *mut *const c_char,
    value: *mut *const c_char,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, name_out, value_out) = unsafe {
            (
                shared(client, "client")?,
                Out::new(name, "name")?,
                Out::new(value, "value")?,
            )
        };
        let attributes = client.0.attributes();
        let (name, value) = attributes.get(index).ok_or_else(|| {
            Error::new(
                Status::IndexOutOfRange,
                format!(
                    "there is no attribute {index}: the plugin states {} (counted from 0)",
                    attributes.len()
                ),
            )
        })?;
        name_out.set(name.as_ptr());
        value_out.set(value.as_ptr());
        Ok(())
    })
}

/// Tests whether the plugin has an extension of the PJRT C API.
///
/// @param[in]  client   The client.
/// @param[in]  type     Number of the extension (PJRT_Extension_Type), for example 4 for layouts
///                      or 5 for foreign functions.
/// @param[out] present  True if the plugin has it.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_has_extension(
    client: *const pjrtlite_client,
    r#type: i32,
    present: *mut bool,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, present) =
            unsafe { (shared(client, "client")?, Out::new(present, "present")?) };
        present.set(client.0.plugin().has_extension(r#type));
        Ok(())
    })
}

/// Counts the devices that this process can use.
///
/// @param[in]  client  The client.
/// @param[out] count   The number. CPU plugins have 4 unless the option "cpu_device_count" says
///                     otherwise.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_device_count(
    client: *const pjrtlite_client,
    count: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, count) = unsafe { (shared(client, "client")?, Out::new(count, "count")?) };
        count.set(client.0.devices().len());
        Ok(())
    })
}

/// Counts the devices of all processes that make up a client: as many as this process can use, but for a client with
/// the plugin's option "num_nodes".
///
/// @param[in]  client  The client.
/// @param[out] count   The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_global_device_count(
    client: *const pjrtlite_client,
    count: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, count) = unsafe { (shared(client, "client")?, Out::new(count, "count")?) };
        count.set(client.0.global_device_count());
        Ok(())
    })
}

/// Returns which of the processes that make up a client this one is: 0, but for a client with the plugin's option
/// "num_nodes".
///
/// @param[in]  client  The client.
/// @param[out] index   The process, from 0.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_process_index(
    client: *const pjrtlite_client,
    index: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, index) = unsafe { (shared(client, "client")?, Out::new(index, "index")?) };
        index.set(client.0.process_index());
        Ok(())
    })
}

/// Returns the device for this process, if each process of a job on this machine takes the next one. That is
/// its local rank (see pjrtlite_local_rank) modulo the number of devices.
///
/// @param[in]  client  The client.
/// @param[out] device  Index of the device.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE if a launcher's variable makes no sense, INDEX_OUT_OF_RANGE
/// if there is no device.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_local_device(
    client: *const pjrtlite_client,
    device: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, device) = unsafe { (shared(client, "client")?, Out::new(device, "device")?) };
        device.set(client.0.local_device()?);
        Ok(())
    })
}

/// Returns the plugin's own number for a device, which is unique among all processes of a job.
///
/// @param[in]  client  The client.
/// @param[in]  device  Index of the device.
/// @param[out] id      Its number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_device_id(
    client: *const pjrtlite_client,
    device: usize,
    id: *mut i32,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, id) = unsafe { (shared(client, "client")?, Out::new(id, "id")?) };
        id.set(client.0.device(device)?.id());
        Ok(())
    })
}

/// Returns the model of a device, for example "cpu" or "NVIDIA H200".
///
/// @param[in]  client  The client.
/// @param[in]  device  Index of the device.
/// @param[out] kind    Its model.
///
/// *Ownership*: borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_device_kind(
    client: *const pjrtlite_client,
    device: usize,
    kind: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        client_text(client, kind, "kind", |client| {
            client.device(device).map(Device::kind)
        })
    }
}

/// Returns the plugin's text for a device, as in its messages, for example "CpuDevice(id=0)".
///
/// @param[in]  client       The client.
/// @param[in]  device       Index of the device.
/// @param[out] description  The text.
///
/// *Ownership*: borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_device_description(
    client: *const pjrtlite_client,
    device: usize,
    description: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        client_text(client, description, "description", |client| {
            client.device(device).map(Device::description)
        })
    }
}

/// Returns the kind of the memory in which a device's buffers lie, for example "device".
///
/// @param[in]  client  The client.
/// @param[in]  device  Index of the device.
/// @param[out] kind    The kind of its memory; empty if the plugin does not tell.
///
/// *Ownership*: borrowed from the client.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_device_memory_kind(
    client: *const pjrtlite_client,
    device: usize,
    kind: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        client_text(client, kind, "kind", |client| {
            client.device(device).map(Device::memory_kind)
        })
    }
}

/// Returns the use of a device's memory, in bytes.
///
/// @param[in]  client             The client.
/// @param[in]  device             Index of the device.
/// @param[out] bytes_in_use       In use now.
/// @param[out] peak_bytes_in_use  The most that was in use so far; -1 if the plugin does not tell.
/// @param[out] bytes_limit        The most that can be in use; -1 if the plugin does not tell.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNIMPLEMENTED from CPU plugins, which do not count.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_client_device_memory_stats(
    client: *const pjrtlite_client,
    device: usize,
    bytes_in_use: *mut i64,
    peak_bytes_in_use: *mut i64,
    bytes_limit: *mut i64,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (client, in_use, peak, limit) = unsafe {
            (
                shared(client, "client")?,
                Out::new(bytes_in_use, "bytes_in_use")?,
                Out::new(peak_bytes_in_use, "peak_bytes_in_use")?,
                Out::new(bytes_limit, "bytes_limit")?,
            )
        };
        let stats = client.0.memory_stats(device)?;
        in_use.set(stats.bytes_in_use);
        peak.set(stats.peak_bytes_in_use.unwrap_or(-1));
        limit.set(stats.bytes_limit.unwrap_or(-1));
        Ok(())
    })
}
