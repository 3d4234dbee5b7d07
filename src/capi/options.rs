//! Options for clients and programs.

use std::ffi::c_char;

use super::boundary::{boundary, destroy, exclusive, list, new_handle, text};
use crate::error::{Result, Status};
use crate::options::Options;
use crate::plugin::Value;

/// Settings by name, for making a client or loading a program.
///
/// A client's key that starts with a plugin's name and a dot ("cuda.memory_fraction", "cpu.asynchronous",
/// "gpu.preallocate") is an option of that plugin without the name, and is left out for others.
///
/// Keys that start with "pjrtlite." are this library's own and are checked when they are set:
///
/// - "pjrtlite.log_level", integer 0 to 3, for clients: how much the plugin prints on stderr. 0
///   (the default) is nothing, 1 errors, 2 warnings too, 3 everything. It counts when the
///   plugin's file is first opened in the process, and not if the environment variable
///   TF_CPP_MIN_LOG_LEVEL is set. From 1 on, messages keep the plugin's internal traces. It also
///   sets the level of this library's own messages, from then on; see pjrtlite_set_log_callback.
///   Without it the environment variable PJRTLITE_LOG counts: 0 to 3, or quiet, error, warning, info.
/// - "pjrtlite.threads", integer 1 to 4096, for clients: the size of each of the plugin's pools of
///   threads, by the environment variable PJRT_NPROC while the client is made. CPU plugins have two
///   such pools, of 4 threads at least: less than that is refused when the client is made.
/// - "pjrtlite.cpus", list of integers, for clients: the CPUs, by the system's numbers, that the
///   plugin's threads may run on. By default all CPUs of the process: those that it had when this
///   library was loaded (a binding by mpirun, srun or taskset counts), with those of OpenMP's places.
/// - "pjrtlite.shutdown_timeout", number of seconds, for clients: for how long destroying the last handle of
///   a client, or a plan that is running, waits for work that is not done; 60 by default. Work that is not
///   done then is left to itself, with all that it uses.
/// - "pjrtlite.key_value_folder", string, for clients: a folder that all processes share which make up one client. They
///   find each other there, where the plugin takes "node_id" and "num_nodes". A new one for each job;
/// - "pjrtlite.lapack", string, for clients: the file of a LAPACK, or a name that the loader knows, such as
///   "libopenblas.so.0", for programs that do linear algebra (jnp.linalg). It counts where the process has
///   no LAPACK itself. A process uses one: the first client that sets this counts, if no program has needed
///   one before. Without it the environment variable PJRTLITE_LAPACK counts, then the usual names and the
///   active Python environment.
/// - "pjrtlite.device", integer, for programs: the index of the device that the program is loaded
///   for; 0 by default.
/// - "pjrtlite.devices", list of integers, for programs for several devices: the indices of the devices that the
///   program is loaded for, each once; the first ones of the client by default;
/// - "pjrtlite.any_device", bool, for programs that are compiled: whether the program, compiled once,
///   can run on each of the client's devices; false by default. It stays so when it is serialized.
/// - "pjrtlite.autotune", bool, for programs that are compiled: whether loading tries which of XLA's options
///   the program is fastest under; false by default. The program is compiled and run under a few sets of
///   options, and those that gain are tried together. The runs are on made-up numbers (between 0.5 and 1.5,
///   integers 0 to 3), with the program's donations. Runs take a few seconds at most, and nothing more is
///   compiled that would end after half a minute: pjrtlite_executable_autotuning tells how long it took. That
///   is if the program ends on such numbers: do not set this for one that may loop for ever on them. One that
///   calls functions of the host keeps its defaults. A set has to give the same numbers but for rounding, and
///   to win clearly. None changes an option that you set. The choice is remembered for this program, plugin
///   and processor in the cache, and found again by later loads, which time nothing; without a cache each
///   load tries anew. Of processes that load at once one chooses, and the others wait for it as
///   "pjrtlite.cache_wait" says. Those that do not wait, or have no cache, may choose differently, and then
///   round differently. Choices are for CPU plugins; others keep their defaults.
/// - "pjrtlite.cache", bool or string, for programs that are compiled, and for clients, as the default of
///   their programs: whether the compiled program is kept in a folder. Later loads, also of other processes,
///   find it there in milliseconds. "off" (false), "on" (true), which is $XDG_CACHE_HOME/pjrtlite or
///   ~/.cache/pjrtlite, or the path of a folder with a '/' in it, which is made if it is not there. Without
///   it the environment variable PJRTLITE_CACHE counts, with the same texts. By default the cache is off, but
///   on for programs with "pjrtlite.autotune". Whatever is wrong with it is no error: the program is
///   compiled. The outcome of a load is in pjrtlite_plan_report, and told at log level info. An entry is code
///   that this process runs: who may write what is taken is told in docs/cache.md.
/// - "pjrtlite.cache_size", integer, for the same: the most bytes in that folder, 2^30 by default. The least
///   recently used entry is removed first.
/// - "pjrtlite.cache_wait", number of seconds, for the same: for how long a load waits for another process
///   that is compiling the same program; 60 by default. After that it compiles, too.
/// - "pjrtlite.map", bool, for bundles: whether the file is shown where the system keeps it, not read: see
///   pjrtlite_bundle_open.
/// - "pjrtlite.interface", string, for bundles: what functions must look like, for wrappers by `pjrtlite wrap`.
/// - "pjrtlite.one_at_a_time" and "pjrtlite.calling_thread", bool, for functions of the host: see
///   pjrtlite_function_register.
///
/// Every other key is passed on. For a client it is an option of the plugin; CPU plugins know
/// "cpu_device_count" (integer) and "asynchronous" (bool): whether work goes on in the background, on the
/// plugin's threads. On CPUs "asynchronous" is false unless it is set, since handing the work to another
/// thread costs more than most programs take. Some older CPU plugins do not know it, and work in the
/// background all the same. Plugins of NVIDIA's and AMD's GPUs know "preallocate" (bool): whether a client takes
/// most of the device's memory at once. It is false unless it is set, since a host may compute there, too. Their
/// "memory_fraction" (float) limits what is taken. Plugins refuse what they do not know, but for older CPU plugins, which ignore it.
/// For a program that is compiled it is one of XLA's options by name, for example "xla_cpu_enable_fast_math"
/// (bool); unknown ones are refused.
///
/// A plugin is told to compile for one replica and one partition, for which device, under your options. On
/// CPUs it is also told "xla_cpu_enable_fast_min_max" = false, unless you set it: else min and max lose a
/// NaN. JAX sends the whole set of XLA's debug options instead, at the values that they have in its own XLA,
/// where XLA_FLAGS does not change them. The others of these are not sent, since the set is that of one
/// version of XLA: a plugin of another would have to take it for its own. A plugin has its own XLA's values
/// for what it is not told, so that one of the same version compiles under the same.
///
/// *Threads*: one at a time.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_options(pub(super) Options);

/// Makes an empty set of options.
///
/// @param[out] options  The new set; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_options_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_create(options: *mut *mut pjrtlite_options) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { new_handle(options, "options", || Ok(pjrtlite_options(Options::new()))) }
}

/// Frees a set of options. Objects that were made with it are not affected.
///
/// @param[in] options  The set, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_destroy(options: *mut pjrtlite_options) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(options, "options") }
}

/// # Safety
/// `options` and `key` must be null or valid.
unsafe fn set(
    options: *mut pjrtlite_options,
    key: *const c_char,
    value: impl FnOnce() -> Result<Value>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (options, key) = unsafe { (exclusive(options, "options")?, text(key, "key")?) };
        options.0.set(key, value()?)
    })
}

/// Sets an option to a text.
///
/// @param[in] options  The set to change.
/// @param[in] key      The option's name.
/// @param[in] value    Its value; an earlier one is replaced.
///
/// *Ownership*: key and value are copied.
/// *Threads*: one at a time for one set.
/// *Errors*: NULL_ARGUMENT, UNKNOWN_OPTION, INVALID_VALUE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_set_string(
    options: *mut pjrtlite_options,
    key: *const c_char,
    value: *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        set(options, key, || {
            text(value, "value").map(|value| Value::Text(value.to_owned()))
        })
    }
}

/// Sets an option to an integer. See pjrtlite_options_set_string.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_set_int(
    options: *mut pjrtlite_options,
    key: *const c_char,
    value: i64,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { set(options, key, || Ok(Value::Int(value))) }
}

/// Sets an option to a floating-point number. See pjrtlite_options_set_string.
///
/// Options of plugins are in single precision: a value beyond its range is refused when the
/// client is made.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_set_float(
    options: *mut pjrtlite_options,
    key: *const c_char,
    value: f64,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { set(options, key, || Ok(Value::Float(value))) }
}

/// Sets an option to a truth value. See pjrtlite_options_set_string.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_set_bool(
    options: *mut pjrtlite_options,
    key: *const c_char,
    value: bool,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { set(options, key, || Ok(Value::Bool(value))) }
}

/// Sets an option to a list of integers. See pjrtlite_options_set_string.
///
/// @param[in] options  The set to change.
/// @param[in] key      The option's name.
/// @param[in] values   The numbers, copied; not read if count is 0.
/// @param[in] count    The number of elements.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_options_set_int_list(
    options: *mut pjrtlite_options,
    key: *const c_char,
    values: *const i64,
    count: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        set(options, key, || {
            list(values, count, "values").map(|values| Value::IntList(values.to_vec()))
        })
    }
}
