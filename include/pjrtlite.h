/*
 * The C interface of pjrtlite. Made by cbindgen from src/capi: do not edit.
 * To make it anew: cargo build --features regenerate
 *
 * What has no line @since is there since version 0.1.
 */

#ifndef PJRTLITE_H
#define PJRTLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of this header. */
#define PJRTLITE_VERSION_MAJOR 0
#define PJRTLITE_VERSION_MINOR 1
#define PJRTLITE_VERSION_PATCH 0

/**
 * The outcome of a call, as a number that never changes its meaning.
 *
 * 0 is success. 1 to 16 are the codes that a PJRT plugin reports (the canonical codes of absl,
 * <https://abseil.io/docs/cpp/guides/status-codes>). Numbers from 100 are pjrtlite's own.
 * Numbers are never reused; new ones may be added, so treat an unknown one as a failure.
 */
enum pjrtlite_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /** Success. */
    PJRTLITE_STATUS_OK = 0,
    /** The plugin cancelled the operation. */
    PJRTLITE_STATUS_CANCELLED = 1,
    /** The plugin gave no better code. */
    PJRTLITE_STATUS_UNKNOWN = 2,
    /** The plugin refused an argument. */
    PJRTLITE_STATUS_INVALID_ARGUMENT = 3,
    /** The plugin ran into a time limit of its own. */
    PJRTLITE_STATUS_DEADLINE_EXCEEDED = 4,
    /** The plugin did not find something. */
    PJRTLITE_STATUS_NOT_FOUND = 5,
    /** The plugin already has what was to be made. */
    PJRTLITE_STATUS_ALREADY_EXISTS = 6,
    /** The plugin lacks a permission. */
    PJRTLITE_STATUS_PERMISSION_DENIED = 7,
    /** The plugin is out of memory or of another resource. */
    PJRTLITE_STATUS_RESOURCE_EXHAUSTED = 8,
    /** The plugin is not in a state for this operation. */
    PJRTLITE_STATUS_FAILED_PRECONDITION = 9,
    /** The plugin gave up, for example on a conflict. */
    PJRTLITE_STATUS_ABORTED = 10,
    /** The plugin was asked for something past a valid range. */
    PJRTLITE_STATUS_OUT_OF_RANGE = 11,
    /** The plugin does not implement this. */
    PJRTLITE_STATUS_UNIMPLEMENTED = 12,
    /** Something broke inside the plugin. */
    PJRTLITE_STATUS_INTERNAL = 13,
    /** The plugin or its device is not available now. */
    PJRTLITE_STATUS_UNAVAILABLE = 14,
    /** The plugin lost or corrupted data. */
    PJRTLITE_STATUS_DATA_LOSS = 15,
    /** The plugin wants credentials. */
    PJRTLITE_STATUS_UNAUTHENTICATED = 16,
    /** A pointer that must not be NULL is NULL. */
    PJRTLITE_STATUS_NULL_ARGUMENT = 100,
    /** No plugin of that name or path was found. */
    PJRTLITE_STATUS_PLUGIN_NOT_FOUND = 101,
    /** The system's loader could not load the plugin's file. */
    PJRTLITE_STATUS_PLUGIN_LOAD_FAILED = 102,
    /** The file is a library, but no PJRT plugin. */
    PJRTLITE_STATUS_NOT_A_PLUGIN = 103,
    /** The plugin speaks another major version of the PJRT C API. */
    PJRTLITE_STATUS_ABI_MISMATCH = 104,
    /** The plugin lacks a function that this operation needs. */
    PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN = 105,
    /** A file could not be read. */
    PJRTLITE_STATUS_FILE_UNREADABLE = 106,
    /**
     * The program's bytes are in no format that is understood, or are damaged.
     */
    PJRTLITE_STATUS_BAD_PROGRAM = 107,
    /**
     * Arguments do not fit the program: their number, element type or shape.
     */
    PJRTLITE_STATUS_SIGNATURE_MISMATCH = 108,
    /** There is no option of that name, or it takes another type of value. */
    PJRTLITE_STATUS_UNKNOWN_OPTION = 109,
    /** An index is past the end of what it counts. */
    PJRTLITE_STATUS_INDEX_OUT_OF_RANGE = 110,
    /** A call was run before each of its inputs was set or bound. */
    PJRTLITE_STATUS_NOT_BOUND = 111,
    /** The memory cannot be viewed without a copy. */
    PJRTLITE_STATUS_COPY_REQUIRED = 112,
    /** A handle made before `fork` was used in the child process. */
    PJRTLITE_STATUS_USED_AFTER_FORK = 113,
    /** A fault inside pjrtlite was caught. Please report it. */
    PJRTLITE_STATUS_PANIC = 114,
    /** A value is outside what is allowed. */
    PJRTLITE_STATUS_INVALID_VALUE = 115,
    /** A result was asked for before the first successful run. */
    PJRTLITE_STATUS_NOT_RUN = 116,
    /** A wait reached its time limit. */
    PJRTLITE_STATUS_TIMED_OUT = 117,
    /**
     * A serialized executable is for another build of the plugin, or for another machine.
     */
    PJRTLITE_STATUS_PROGRAM_MISMATCH = 118,
    /** The program calls a function that the plugin does not have. */
    PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND = 119,
    /**
     * A plan is running or used by another thread, or a buffer is in use where nothing may wait for it.
     */
    PJRTLITE_STATUS_IN_USE = 120,
    /** A C++ exception left the plugin. The client cannot be used any more. */
    PJRTLITE_STATUS_PLUGIN_EXCEPTION = 121,
    /**
     * The program has something that pjrtlite does not support, whatever the plugin does.
     */
    PJRTLITE_STATUS_UNSUPPORTED = 122,
    /** A file could not be written. */
    PJRTLITE_STATUS_FILE_UNWRITABLE = 123,
    /**
     * A function of the host that the program called failed, and gave no status of these.
     */
    PJRTLITE_STATUS_FUNCTION_FAILED = 124,
    /** A bundle does not give here what it gave where it was saved. */
    PJRTLITE_STATUS_CHECK_FAILED = 125,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum pjrtlite_status pjrtlite_status;
#else
typedef int32_t pjrtlite_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * The type of one array element. The numbers are those of `PJRT_Buffer_Type`.
 *
 * The host has at least one byte for each element. Types of fewer bits have one element in a byte;
 * devices pack several, so such memory is always copied, and never viewed.
 *
 * Not every byte is a bool, i4, u4, i2, u2 or f4e2m1fn. Arrays in the host's memory are checked when
 * they are copied or viewed, and bound and viewed ones at each run, too. INVALID_VALUE names the
 * element and its value.
 */
enum pjrtlite_dtype
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    /** Truth value, one byte: 0 or 1. */
    PJRTLITE_DTYPE_BOOL = 1,
    /** Signed integer of 8 bits. */
    PJRTLITE_DTYPE_I8 = 2,
    /** Signed integer of 16 bits. */
    PJRTLITE_DTYPE_I16 = 3,
    /** Signed integer of 32 bits. */
    PJRTLITE_DTYPE_I32 = 4,
    /** Signed integer of 64 bits. */
    PJRTLITE_DTYPE_I64 = 5,
    /** Unsigned integer of 8 bits. */
    PJRTLITE_DTYPE_U8 = 6,
    /** Unsigned integer of 16 bits. */
    PJRTLITE_DTYPE_U16 = 7,
    /** Unsigned integer of 32 bits. */
    PJRTLITE_DTYPE_U32 = 8,
    /** Unsigned integer of 64 bits. */
    PJRTLITE_DTYPE_U64 = 9,
    /** IEEE 754 binary16, as raw 16-bit words. */
    PJRTLITE_DTYPE_F16 = 10,
    /** IEEE 754 binary32: `float`, `real32`. */
    PJRTLITE_DTYPE_F32 = 11,
    /** IEEE 754 binary64: `double`, `real64`. */
    PJRTLITE_DTYPE_F64 = 12,
    /** bfloat16 (the upper half of a binary32), as raw 16-bit words. */
    PJRTLITE_DTYPE_BF16 = 13,
    /** Complex of two binary32: real part, imaginary part. */
    PJRTLITE_DTYPE_C64 = 14,
    /** Complex of two binary64: real part, imaginary part. */
    PJRTLITE_DTYPE_C128 = 15,
    /**
     * Float of 8 bits: sign, 5 of exponent, 2 of fraction; has infinities. As raw bytes.
     */
    PJRTLITE_DTYPE_F8E5M2 = 16,
    /**
     * Float of 8 bits: sign, 4 of exponent, 3 of fraction; no infinities. As raw bytes.
     */
    PJRTLITE_DTYPE_F8E4M3FN = 17,
    /**
     * Float of 8 bits: sign, 4 of exponent (bias 11), 3 of fraction; no infinities, one zero.
     * As raw bytes.
     */
    PJRTLITE_DTYPE_F8E4M3B11FNUZ = 18,
    /**
     * Float of 8 bits: sign, 5 of exponent (bias 16), 2 of fraction; no infinities, one zero.
     * As raw bytes.
     */
    PJRTLITE_DTYPE_F8E5M2FNUZ = 19,
    /**
     * Float of 8 bits: sign, 4 of exponent (bias 8), 3 of fraction; no infinities, one zero.
     * As raw bytes.
     */
    PJRTLITE_DTYPE_F8E4M3FNUZ = 20,
    /** Signed integer of 4 bits, one byte an element: -8 to 7. */
    PJRTLITE_DTYPE_I4 = 21,
    /** Unsigned integer of 4 bits, one byte an element: 0 to 15. */
    PJRTLITE_DTYPE_U4 = 22,
    /** Signed integer of 2 bits, one byte an element: -2 to 1. */
    PJRTLITE_DTYPE_I2 = 24,
    /** Unsigned integer of 2 bits, one byte an element: 0 to 3. */
    PJRTLITE_DTYPE_U2 = 25,
    /**
     * Float of 8 bits: sign, 4 of exponent, 3 of fraction; has infinities. As raw bytes.
     */
    PJRTLITE_DTYPE_F8E4M3 = 26,
    /**
     * Float of 8 bits: sign, 3 of exponent, 4 of fraction; has infinities. As raw bytes.
     */
    PJRTLITE_DTYPE_F8E3M4 = 27,
    /**
     * Float of 8 bits, all of exponent: a power of two, as scales are. As raw bytes.
     */
    PJRTLITE_DTYPE_F8E8M0FNU = 28,
    /**
     * Float of 4 bits: sign, 2 of exponent, 1 of fraction. Raw bits in the lower half of a byte,
     * one byte an element: 0 to 15.
     */
    PJRTLITE_DTYPE_F4E2M1FN = 29,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum pjrtlite_dtype pjrtlite_dtype;
#else
typedef int32_t pjrtlite_dtype;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

/**
 * The inputs, outputs and attributes that a program gives to a function that it calls.
 *
 * *Ownership*: borrowed by the function, until it returns. So is everything that it leads to.
 * *Threads*: several at once, as long as the function has not returned.
 */
typedef struct pjrtlite_arguments pjrtlite_arguments;

/**
 * An array in a device's memory. Arrays of the host are dense, with the last index fastest
 * (row-major, as in C).
 *
 * *Threads*: may be used from several at once.
 */
typedef struct pjrtlite_buffer pjrtlite_buffer;

/**
 * A file of functions: their programs, weights, names, units, and values to check them by. It is made in
 * Python by `pjrtlite.Bundle`; docs/bundles.md shows how, and docs/bundle-format.md what is in it.
 *
 * A function is named; NULL or "" stands for the only one that is no derivative. Its inputs and outputs are
 * counted from 0, and are the same ones, in the same order, in the programs that are loaded from it.
 *
 * *Threads*: may be used from several at once.
 */
typedef struct pjrtlite_bundle pjrtlite_bundle;

/**
 * A plugin's connection to its devices. Everything else is made from it.
 *
 * A device is meant by its index among those that this process can use, from 0.
 *
 * *Threads*: may be used from several at once.
 */
typedef struct pjrtlite_client pjrtlite_client;

/**
 * Tells when some work is done, and whether it went well.
 *
 * *Threads*: one at a time.
 */
typedef struct pjrtlite_event pjrtlite_event;

/**
 * A program that is ready to run on a device.
 *
 * Inputs and outputs are counted from 0, in the order in which JAX flattens the arguments and
 * results of the function.
 *
 * *Threads*: may be used from several at once.
 */
typedef struct pjrtlite_executable pjrtlite_executable;

/**
 * Settings by name, for making a client or loading a program.
 *
 * A client's key that starts with a plugin's name and a dot ("cuda.memory_fraction", "cpu.asynchronous",
 * "gpu.preallocate") is an option of that plugin without the name, and is left out for others.
 *
 * Keys that start with "pjrtlite." are this library's own and are checked when they are set:
 *
 * - "pjrtlite.log_level", integer 0 to 3, for clients: how much the plugin prints on stderr. 0
 *   (the default) is nothing, 1 errors, 2 warnings too, 3 everything. It counts when the
 *   plugin's file is first opened in the process, and not if the environment variable
 *   TF_CPP_MIN_LOG_LEVEL is set. From 1 on, messages keep the plugin's internal traces. It also
 *   sets the level of this library's own messages, from then on; see pjrtlite_set_log_callback.
 *   Without it the environment variable PJRTLITE_LOG counts: 0 to 3, or quiet, error, warning, info.
 * - "pjrtlite.threads", integer 1 to 4096, for clients: the size of each of the plugin's pools of
 *   threads, by the environment variable PJRT_NPROC while the client is made. CPU plugins have two
 *   such pools, of 4 threads at least: less than that is refused when the client is made.
 * - "pjrtlite.cpus", list of integers, for clients: the CPUs, by the system's numbers, that the
 *   plugin's threads may run on. By default all CPUs of the process: those that it had when this
 *   library was loaded (a binding by mpirun, srun or taskset counts), with those of OpenMP's places.
 * - "pjrtlite.shutdown_timeout", number of seconds, for clients: for how long destroying the last handle of
 *   a client, or a plan that is running, waits for work that is not done; 60 by default. Work that is not
 *   done then is left to itself, with all that it uses.
 * - "pjrtlite.key_value_folder", string, for clients: a folder that all processes share which make up one client. They
 *   find each other there, where the plugin takes "node_id" and "num_nodes". A new one for each job;
 * - "pjrtlite.lapack", string, for clients: the file of a LAPACK, or a name that the loader knows, such as
 *   "libopenblas.so.0", for programs that do linear algebra (jnp.linalg). It counts where the process has
 *   no LAPACK itself. A process uses one: the first client that sets this counts, if no program has needed
 *   one before. Without it the environment variable PJRTLITE_LAPACK counts, then the usual names and the
 *   active Python environment.
 * - "pjrtlite.device", integer, for programs: the index of the device that the program is loaded
 *   for; 0 by default.
 * - "pjrtlite.devices", list of integers, for programs for several devices: the indices of the devices that the
 *   program is loaded for, each once; the first ones of the client by default;
 * - "pjrtlite.any_device", bool, for programs that are compiled: whether the program, compiled once,
 *   can run on each of the client's devices; false by default. It stays so when it is serialized.
 * - "pjrtlite.autotune", bool, for programs that are compiled: whether loading tries which of XLA's options
 *   the program is fastest under; false by default. The program is compiled and run under a few sets of
 *   options, and those that gain are tried together. The runs are on made-up numbers (between 0.5 and 1.5,
 *   integers 0 to 3), with the program's donations. Runs take a few seconds at most, and nothing more is
 *   compiled that would end after half a minute: pjrtlite_executable_autotuning tells how long it took. That
 *   is if the program ends on such numbers: do not set this for one that may loop for ever on them. One that
 *   calls functions of the host keeps its defaults. A set has to give the same numbers but for rounding, and
 *   to win clearly. None changes an option that you set. The choice is remembered for this program, plugin
 *   and processor in the cache, and found again by later loads, which time nothing; without a cache each
 *   load tries anew. Of processes that load at once one chooses, and the others wait for it as
 *   "pjrtlite.cache_wait" says. Those that do not wait, or have no cache, may choose differently, and then
 *   round differently. Choices are for CPU plugins; others keep their defaults.
 * - "pjrtlite.cache", bool or string, for programs that are compiled, and for clients, as the default of
 *   their programs: whether the compiled program is kept in a folder. Later loads, also of other processes,
 *   find it there in milliseconds. "off" (false), "on" (true), which is $XDG_CACHE_HOME/pjrtlite or
 *   ~/.cache/pjrtlite, or the path of a folder with a '/' in it, which is made if it is not there. Without
 *   it the environment variable PJRTLITE_CACHE counts, with the same texts. By default the cache is off, but
 *   on for programs with "pjrtlite.autotune". Whatever is wrong with it is no error: the program is
 *   compiled. The outcome of a load is in pjrtlite_plan_report, and told at log level info. An entry is code
 *   that this process runs: who may write what is taken is told in docs/cache.md.
 * - "pjrtlite.cache_size", integer, for the same: the most bytes in that folder, 2^30 by default. The least
 *   recently used entry is removed first.
 * - "pjrtlite.cache_wait", number of seconds, for the same: for how long a load waits for another process
 *   that is compiling the same program; 60 by default. After that it compiles, too.
 * - "pjrtlite.map", bool, for bundles: whether the file is shown where the system keeps it, not read: see
 *   pjrtlite_bundle_open.
 * - "pjrtlite.interface", string, for bundles: what functions must look like, for wrappers by `pjrtlite wrap`.
 * - "pjrtlite.one_at_a_time" and "pjrtlite.calling_thread", bool, for functions of the host: see
 *   pjrtlite_function_register.
 *
 * Every other key is passed on. For a client it is an option of the plugin; CPU plugins know
 * "cpu_device_count" (integer) and "asynchronous" (bool): whether work goes on in the background, on the
 * plugin's threads. On CPUs "asynchronous" is false unless it is set, since handing the work to another
 * thread costs more than most programs take. Some older CPU plugins do not know it, and work in the
 * background all the same. Plugins of NVIDIA's and AMD's GPUs know "preallocate" (bool): whether a client takes
 * most of the device's memory at once. It is false unless it is set, since a host may compute there, too. Their
 * "memory_fraction" (float) limits what is taken. Plugins refuse what they do not know, but for older CPU plugins, which ignore it.
 * For a program that is compiled it is one of XLA's options by name, for example "xla_cpu_enable_fast_math"
 * (bool); unknown ones are refused.
 *
 * A plugin is told to compile for one replica and one partition, for which device, under your options. On
 * CPUs it is also told "xla_cpu_enable_fast_min_max" = false, unless you set it: else min and max lose a
 * NaN. JAX sends the whole set of XLA's debug options instead, at the values that they have in its own XLA,
 * where XLA_FLAGS does not change them. The others of these are not sent, since the set is that of one
 * version of XLA: a plugin of another would have to take it for its own. A plugin has its own XLA's values
 * for what it is not told, so that one of the same version compiles under the same.
 *
 * *Threads*: one at a time.
 */
typedef struct pjrtlite_options pjrtlite_options;

/**
 * A program with its inputs and outputs tied to the host's arrays: made once, run many times.
 *
 * Everything is checked when it is set or bound: index, element type and shape must be the
 * program's. Arrays are dense, with the last index fastest (row-major, as in C).
 *
 * *Threads*: one at a time; a second one is refused with IN_USE. Several plans of one program can
 * run at once.
 */
typedef struct pjrtlite_plan pjrtlite_plan;

/**
 * A function that pjrtlite_buffer_view_device calls when the plugin no longer needs the memory, with
 * the pointer that was given. It must return normally: no exception, no longjmp.
 */
typedef void (*pjrtlite_release_callback)(void *user);

/**
 * A function that pjrtlite_event_on_ready calls. It gets the outcome of the work, the message if the
 * work failed (else an empty text; borrowed during the call), and the pointer that was given. It must return
 * normally: no exception, no longjmp.
 */
typedef void (*pjrtlite_event_callback)(pjrtlite_status status,
                                        const char *message,
                                        void *user);

/**
 * A function of the host that programs call. It reads the inputs, and writes to each output, whole.
 *
 * It gives PJRTLITE_OK, or the status that the run is to fail with: any pjrtlite_status. Another
 * number counts as PJRTLITE_FUNCTION_FAILED. See pjrtlite_arguments_fail for the message.
 */
typedef pjrtlite_status (*pjrtlite_function)(const pjrtlite_arguments *arguments,
                                             void *user);

/**
 * A function for messages, set by pjrtlite_set_log_callback. It gets the level of a message (1 an
 * error, 2 a warning, 3 information), its text without a newline, borrowed during the call, and the pointer
 * that was given. It must return normally: no exception, no longjmp.
 */
typedef void (*pjrtlite_log_callback)(int32_t level,
                                      const char *message,
                                      void *user);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Returns the version of the library that is linked, for example "0.1.0".
 *
 * Compare it with PJRTLITE_VERSION_MAJOR and PJRTLITE_VERSION_MINOR, which are those of this
 * header.
 *
 * *Ownership*: a static text.
 * *Threads*: any.
 * *Errors*: none.
 */
const char *pjrtlite_version(void);

/**
 * Returns the message of the last failure on this thread: a sentence for people; empty if nothing failed. A
 * success leaves it as it is.
 *
 * *Ownership*: borrowed until the next failure on this thread; copy it to keep it.
 * *Threads*: each thread has its own.
 * *Errors*: none.
 */
const char *pjrtlite_last_error_message(void);

/**
 * Returns the name of a status without its prefix, for example "PLUGIN_NOT_FOUND"; "UNRECOGNISED" for a
 * number that this version does not have.
 *
 * *Ownership*: a static text.
 * *Threads*: any.
 * *Errors*: none.
 */
const char *pjrtlite_status_name(pjrtlite_status status);

/**
 * Fails in the way of this library: the message becomes this thread's last one, and the status is
 * given back. It is for functions over this library that a host writes, or `pjrtlite wrap`, so that
 * their callers find messages in one place.
 *
 * @param[in] status   Which failure it is; none of them is PJRTLITE_STATUS_OK.
 * @param[in] message  The text: what was expected, what came, and what helps; copied. It may be the last message.
 *
 * *Threads*: any.
 * *Errors*: the status; in its place NULL_ARGUMENT without a message, INVALID_VALUE for
 * PJRTLITE_STATUS_OK and for numbers that are no status.
 *
 * # Safety
 * The message must be a text that ends in 0, or null.
 */
pjrtlite_status pjrtlite_fail(pjrtlite_status status,
                              const char *message);

/**
 * Returns the short name of an element type, for example "f32"; "unknown" for a number that is none.
 *
 * *Ownership*: a static text.
 * *Threads*: any.
 * *Errors*: none.
 */
const char *pjrtlite_dtype_name(pjrtlite_dtype dtype);

/**
 * Returns the size of one element in bytes; 0 for a number that is no element type.
 *
 * *Threads*: any.
 * *Errors*: none.
 */
size_t pjrtlite_dtype_byte_size(pjrtlite_dtype dtype);

/**
 * Makes an empty set of options.
 *
 * @param[out] options  The new set; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_options_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_options_create(pjrtlite_options **options);

/**
 * Frees a set of options. Objects that were made with it are not affected.
 *
 * @param[in] options  The set, or NULL, which does nothing.
 */
void pjrtlite_options_destroy(pjrtlite_options *options);

/**
 * Sets an option to a text.
 *
 * @param[in] options  The set to change.
 * @param[in] key      The option's name.
 * @param[in] value    Its value; an earlier one is replaced.
 *
 * *Ownership*: key and value are copied.
 * *Threads*: one at a time for one set.
 * *Errors*: NULL_ARGUMENT, UNKNOWN_OPTION, INVALID_VALUE.
 */
pjrtlite_status pjrtlite_options_set_string(pjrtlite_options *options,
                                            const char *key,
                                            const char *value);

/** Sets an option to an integer. See pjrtlite_options_set_string. */
pjrtlite_status pjrtlite_options_set_int(pjrtlite_options *options,
                                         const char *key,
                                         int64_t value);

/**
 * Sets an option to a floating-point number. See pjrtlite_options_set_string.
 *
 * Options of plugins are in single precision: a value beyond its range is refused when the
 * client is made.
 */
pjrtlite_status pjrtlite_options_set_float(pjrtlite_options *options,
                                           const char *key,
                                           double value);

/** Sets an option to a truth value. See pjrtlite_options_set_string. */
pjrtlite_status pjrtlite_options_set_bool(pjrtlite_options *options,
                                          const char *key,
                                          bool value);

/**
 * Sets an option to a list of integers. See pjrtlite_options_set_string.
 *
 * @param[in] options  The set to change.
 * @param[in] key      The option's name.
 * @param[in] values   The numbers, copied; not read if count is 0.
 * @param[in] count    The number of elements.
 */
pjrtlite_status pjrtlite_options_set_int_list(pjrtlite_options *options,
                                              const char *key,
                                              const int64_t *values,
                                              size_t count);

/**
 * Opens a plugin and makes a client of it.
 *
 * A plugin is meant by its platform's name ("cpu", "cuda", "rocm", "oneapi", "tpu"), or by the
 * path of its file if there is a '/' in it. Several, with commas between them, are tried in their order:
 * of "cuda,cpu" the second is taken where there is no GPU. "gpu" is JAX's name for "cuda,rocm,oneapi".
 * A plugin of a list is passed over if it is not found, cannot be opened, makes no client, or has no
 * device. The message of a failure tells why each was, and the status is that of the first that was
 * found. The choice is told at log level info; plugins that were found and are passed over, at warning. JAX
 * fails where a platform of JAX_PLATFORMS does: name one plugin for that. The options are for all of
 * them, but those whose key begins with a plugin's name and a dot, which are for that one:
 * "cuda.memory_fraction", "cpu.cpu_device_count". Plugins refuse options that they do not know.
 *
 * A name is looked up in: the environment variable
 * PJRTLITE_PLUGIN_<NAME>, a file; JAX's PJRT_NAMES_AND_LIBRARY_PATHS ("name:path,name:path");
 * the folders in PJRTLITE_PLUGIN_PATH, separated by ':', in which the file may be called
 * pjrt_c_api_<name>_plugin.so, libpjrt_<name>.so, xla_<name>_plugin.so or pjrt_plugin_<name>.so;
 * the active Python environment (VIRTUAL_ENV, CONDA_PREFIX). If there is none, the message tells
 * where it looked and how to get one.
 *
 * A plugin's file is opened once in a process and stays open. While that happens, the environment variable
 * TF_CPP_MIN_LOG_LEVEL is set and removed again, unless it is there. With the option "pjrtlite.threads" so
 * is PJRT_NPROC while the client is made. Other threads should not read the environment, nor start programs,
 * at that moment.
 *
 * The plugin starts threads, now and when the first program is loaded. They run on all CPUs of this process,
 * even if the thread that calls this is pinned to one; see the option "pjrtlite.cpus". The signals of the
 * host are blocked on them. The limits are asked for them before: a plugin that cannot start a thread, or
 * finds no address space, ends the process.
 *
 * A client and all that is made from it belong to this process. In a child by fork every function
 * refuses them with USED_AFTER_FORK, and so is a new client of the same plugin; destroying does
 * nothing there. Fork before the first client, or start the child by exec (system, posix_spawn).
 *
 * The environment variable XLA_FLAGS is read by XLA when the first client is made. On a flag that it
 * does not know, or a value of the wrong kind, it would end the process: that is looked for first.
 *
 * Where a C++ exception leaves the plugin, in this function or in another one, the status is
 * PLUGIN_EXCEPTION, with what was thrown. The client is refused with that from then on. Destroy it and what
 * was made from it, which frees nothing of the plugin's, and make a new one to go on.
 *
 * @param[in]  plugin   Name, path, or a list of them.
 * @param[in]  options  Options of the client, or NULL for none.
 * @param[out] client   The new client; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_client_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, PLUGIN_NOT_FOUND, PLUGIN_LOAD_FAILED, NOT_A_PLUGIN, ABI_MISMATCH,
 * INVALID_VALUE (also for XLA_FLAGS), FILE_UNREADABLE, USED_AFTER_FORK, PLUGIN_EXCEPTION, and what the
 * plugin reports, for example if there is no such device.
 */
pjrtlite_status pjrtlite_client_create(const char *plugin,
                                       const pjrtlite_options *options,
                                       pjrtlite_client **client);

/**
 * Lets go of a client. Its buffers, executables, plans and events stay usable; the client itself
 * ends with the last of them. Whatever lets go of the last one waits for runs that are not
 * finished, but for no longer than "pjrtlite.shutdown_timeout" says, and not inside a callback.
 *
 * The exit of the process, too, waits for runs that go on, for ten seconds at most in all. A plugin that is
 * torn down while it works may abort the process. Runs that are over cost nothing there. Calls of other
 * threads meanwhile are finished if they have begun, and fail with FAILED_PRECONDITION if not. Once the
 * plugin is torn down, this holds for all threads, and what is destroyed is left to the plugin.
 *
 * @param[in] client  The client, or NULL, which does nothing.
 */
void pjrtlite_client_destroy(pjrtlite_client *client);

/**
 * Returns the real path of the plugin's file.
 *
 * @param[in]  client  The client.
 * @param[out] path    The path.
 *
 * *Ownership*: borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_plugin_path(const pjrtlite_client *client,
                                            const char **path);

/**
 * Returns the version of the PJRT C API that the plugin was built for.
 *
 * @param[in]  client  The client.
 * @param[out] major   Major version: 0 for all plugins that can be opened.
 * @param[out] minor   Minor version.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_pjrt_version(const pjrtlite_client *client,
                                             int32_t *major,
                                             int32_t *minor);

/**
 * Returns the platform, for example "cpu" or "cuda".
 *
 * @param[in]  client  The client.
 * @param[out] name    Its platform's name.
 *
 * *Ownership*: borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_platform_name(const pjrtlite_client *client,
                                              const char **name);

/**
 * Returns the plugin's text on its platform's version, for people.
 *
 * @param[in]  client   The client.
 * @param[out] version  The text.
 *
 * *Ownership*: borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_platform_version(const pjrtlite_client *client,
                                                 const char **version);

/**
 * Counts the attributes that the plugin states of itself.
 *
 * @param[in]  client  The client.
 * @param[out] count   The number; 0 if it states none.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_attribute_count(const pjrtlite_client *client,
                                                size_t *count);

/**
 * Returns an attribute that the plugin states of itself, for example "stablehlo_current_version" with the
 * value "[1, 20, 0]".
 *
 * @param[in]  client  The client.
 * @param[in]  index   Which one, from 0.
 * @param[out] name    Its name.
 * @param[out] value   Its value as text: numbers in decimals, lists in brackets.
 *
 * *Ownership*: both are borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_client_attribute(const pjrtlite_client *client,
                                          size_t index,
                                          const char **name,
                                          const char **value);

/**
 * Tests whether the plugin has an extension of the PJRT C API.
 *
 * @param[in]  client   The client.
 * @param[in]  type     Number of the extension (PJRT_Extension_Type), for example 4 for layouts
 *                      or 5 for foreign functions.
 * @param[out] present  True if the plugin has it.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_has_extension(const pjrtlite_client *client,
                                              int32_t type,
                                              bool *present);

/**
 * Counts the devices that this process can use.
 *
 * @param[in]  client  The client.
 * @param[out] count   The number. CPU plugins have 4 unless the option "cpu_device_count" says
 *                     otherwise.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_device_count(const pjrtlite_client *client,
                                             size_t *count);

/**
 * Counts the devices of all processes that make up a client: as many as this process can use, but for a client with
 * the plugin's option "num_nodes".
 *
 * @param[in]  client  The client.
 * @param[out] count   The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_global_device_count(const pjrtlite_client *client,
                                                    size_t *count);

/**
 * Returns which of the processes that make up a client this one is: 0, but for a client with the plugin's option
 * "num_nodes".
 *
 * @param[in]  client  The client.
 * @param[out] index   The process, from 0.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_client_process_index(const pjrtlite_client *client,
                                              size_t *index);

/**
 * Returns the device for this process, if each process of a job on this machine takes the next one. That is
 * its local rank (see pjrtlite_local_rank) modulo the number of devices.
 *
 * @param[in]  client  The client.
 * @param[out] device  Index of the device.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE if a launcher's variable makes no sense, INDEX_OUT_OF_RANGE
 * if there is no device.
 */
pjrtlite_status pjrtlite_client_local_device(const pjrtlite_client *client,
                                             size_t *device);

/**
 * Returns the plugin's own number for a device, which is unique among all processes of a job.
 *
 * @param[in]  client  The client.
 * @param[in]  device  Index of the device.
 * @param[out] id      Its number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_client_device_id(const pjrtlite_client *client,
                                          size_t device,
                                          int32_t *id);

/**
 * Returns the model of a device, for example "cpu" or "NVIDIA H200".
 *
 * @param[in]  client  The client.
 * @param[in]  device  Index of the device.
 * @param[out] kind    Its model.
 *
 * *Ownership*: borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_client_device_kind(const pjrtlite_client *client,
                                            size_t device,
                                            const char **kind);

/**
 * Returns the plugin's text for a device, as in its messages, for example "CpuDevice(id=0)".
 *
 * @param[in]  client       The client.
 * @param[in]  device       Index of the device.
 * @param[out] description  The text.
 *
 * *Ownership*: borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_client_device_description(const pjrtlite_client *client,
                                                   size_t device,
                                                   const char **description);

/**
 * Returns the kind of the memory in which a device's buffers lie, for example "device".
 *
 * @param[in]  client  The client.
 * @param[in]  device  Index of the device.
 * @param[out] kind    The kind of its memory; empty if the plugin does not tell.
 *
 * *Ownership*: borrowed from the client.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_client_device_memory_kind(const pjrtlite_client *client,
                                                   size_t device,
                                                   const char **kind);

/**
 * Returns the use of a device's memory, in bytes.
 *
 * @param[in]  client             The client.
 * @param[in]  device             Index of the device.
 * @param[out] bytes_in_use       In use now.
 * @param[out] peak_bytes_in_use  The most that was in use so far; -1 if the plugin does not tell.
 * @param[out] bytes_limit        The most that can be in use; -1 if the plugin does not tell.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNIMPLEMENTED from CPU plugins, which do not count.
 */
pjrtlite_status pjrtlite_client_device_memory_stats(const pjrtlite_client *client,
                                                    size_t device,
                                                    int64_t *bytes_in_use,
                                                    int64_t *peak_bytes_in_use,
                                                    int64_t *bytes_limit);

/**
 * Loads a program from a file.
 *
 * Its format is recognised by content:
 *
 * - a function that `jax.export` serialized, by JAX 0.4.30 or later: the form that JAX keeps stable,
 *   and the best choice;
 * - StableHLO, as text in UTF-8 or as MLIR bytecode (a portable artifact is that, too);
 * - an HLO module, as a protobuf, also in the `HloProto` that XLA dumps: before XLA's optimizations;
 * - an executable that pjrtlite_executable_serialize made: it is refused if it is damaged, or for
 *   another build of the plugin or another kind of machine;
 * - an executable that JAX serialized, bare or wrapped by IFRT. It must come from the same build of the
 *   compiler that the plugin has, and from the same kind of machine. Nothing in it lets anybody notice if it
 *   does not, or if it is damaged. It may then compute wrong numbers, or crash;
 * - a bundle that has one function, beside derivatives, for one size: see pjrtlite_bundle_open for others.
 *
 * The first three are compiled, which takes time, as are those of a bundle; executables are only loaded.
 * With the option "pjrtlite.cache" what was compiled once is loaded, too.
 *
 * An exported function has all its inputs, also those that it does not use: these may be left
 * unset. If it was exported for several platforms, the client's is chosen. A function with symbolic
 * shapes or with ordered effects is refused; so is a program with infeed or outfeed.
 *
 * A program that JAX divided among several devices is loaded for the first ones of the client, or for those of
 * the option "pjrtlite.devices". One run takes all of them; see pjrtlite_plan_select_piece. An HLO module for
 * several devices is refused, since it does not say enough.
 *
 * Files of other formats are refused by how they start, before they are read whole: models and
 * weights of other frameworks, archives, pickles. The message names the format, and what to save
 * instead. So is what is no regular file (a pipe, a device, a directory), and a file that changes
 * while it is read.
 *
 * @param[in]  client      The client to load it into.
 * @param[in]  path        The file.
 * @param[in]  options     The device to run on and XLA's options for compiling, or NULL for none.
 * @param[out] executable  The program; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_executable_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; FILE_UNREADABLE, also for what is no regular file; RESOURCE_EXHAUSTED
 * for a file larger than the memory; BAD_PROGRAM; PROGRAM_MISMATCH for an executable of
 * another plugin or machine; CUSTOM_CALL_NOT_FOUND if the program calls a function that the plugin
 * does not have, such as LAPACK's; UNSUPPORTED_BY_PLUGIN for StableHLO that the plugin is too old
 * for, or an element type that it is too old for; UNSUPPORTED for an input or output that no array
 * holds, such as a token or a tuple, in every format, and where the plugin describes the program in
 * a form that this library does not read; INDEX_OUT_OF_RANGE, UNKNOWN_OPTION; and what the plugin
 * reports.
 */
pjrtlite_status pjrtlite_executable_load_file(const pjrtlite_client *client,
                                              const char *path,
                                              const pjrtlite_options *options,
                                              pjrtlite_executable **executable);

/**
 * Loads a program from memory. See pjrtlite_executable_load_file.
 *
 * @param[in]  client      The client to load it into.
 * @param[in]  data        The bytes of the program; text needs no NUL at its end.
 * @param[in]  size        The number of bytes.
 * @param[in]  options     The device to run on and XLA's options for compiling, or NULL for none.
 * @param[out] executable  The program; NULL if this fails.
 *
 * *Ownership*: the program is the caller's, until pjrtlite_executable_destroy. The bytes are free
 * for other use when this returns.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, BAD_PROGRAM, PROGRAM_MISMATCH, CUSTOM_CALL_NOT_FOUND, INDEX_OUT_OF_RANGE,
 * UNKNOWN_OPTION, and what the plugin reports.
 */
pjrtlite_status pjrtlite_executable_load_memory(const pjrtlite_client *client,
                                                const void *data,
                                                size_t size,
                                                const pjrtlite_options *options,
                                                pjrtlite_executable **executable);

/**
 * Lets go of a program. Plans made of it stay usable.
 *
 * @param[in] executable  The program, or NULL, which does nothing.
 */
void pjrtlite_executable_destroy(pjrtlite_executable *executable);

/**
 * Returns the name of a program's module, for example "jit_f".
 *
 * @param[in]  executable  The program.
 * @param[out] name        Its name.
 *
 * *Ownership*: borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_name(const pjrtlite_executable *executable,
                                         const char **name);

/**
 * Returns the format that a program was loaded from. That is "jax.export", "StableHLO text", "StableHLO
 * bytecode", "HLO module", "serialized executable (by pjrtlite)", "serialized executable (IFRT-wrapped)", as
 * JAX writes them, or "serialized executable".
 *
 * @param[in]  executable  The program.
 * @param[out] format      The format, for people.
 *
 * *Ownership*: a static text.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_format(const pjrtlite_executable *executable,
                                           const char **format);

/**
 * Returns the inputs and outputs of a program in a line: "f32[4], f32[4] -> f32[4]".
 *
 * @param[in]  executable  The program.
 * @param[out] text        The line.
 *
 * *Ownership*: borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_signature(const pjrtlite_executable *executable,
                                              const char **text);

/**
 * Returns the options of XLA that were chosen for a program, and why. With the option "pjrtlite.autotune":
 * in the first line the options that it runs under and where they were found, then a line for each set that
 * was tried. A last line "remedy …" tells of options that were added since the plugin compiles the program
 * wrongly without them.
 *
 * @param[in]  executable  The program.
 * @param[out] text        The lines; empty if nothing was chosen.
 *
 * *Ownership*: borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_autotuning(const pjrtlite_executable *executable,
                                               const char **text);

/**
 * Counts the inputs of a program.
 *
 * @param[in]  executable  The program.
 * @param[out] count       The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_input_count(const pjrtlite_executable *executable,
                                                size_t *count);

/**
 * Returns the element type and the extents of an input.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which input, from 0.
 * @param[out] dtype       The type of its elements.
 * @param[out] dims        Its extents, slowest first.
 * @param[out] rank        The number of extents.
 *
 * *Ownership*: dims is borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, and UNSUPPORTED_BY_PLUGIN if the plugin does not
 * tell.
 */
pjrtlite_status pjrtlite_executable_input_type(const pjrtlite_executable *executable,
                                               size_t index,
                                               pjrtlite_dtype *dtype,
                                               const int64_t **dims,
                                               size_t *rank);

/**
 * Returns the size of an input's values on the host, in bytes.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which input, from 0.
 * @param[out] bytes       The number of elements times the size of one.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, and UNSUPPORTED_BY_PLUGIN if the plugin does not
 * tell.
 */
pjrtlite_status pjrtlite_executable_input_byte_size(const pjrtlite_executable *executable,
                                                    size_t index,
                                                    size_t *bytes);

/**
 * Returns the name of an input of a program.
 *
 * Programs of a bundle have names for all inputs and outputs. Functions that `jax.export` serialized have
 * those that JAX keeps: of keyword arguments, "u", and of what is in dictionaries, "0.w" in the first
 * argument and "du" in the result. Executables that are serialized of these keep them.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which input, from 0.
 * @param[out] name        Its name; empty if it has none.
 *
 * *Ownership*: borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_executable_input_name(const pjrtlite_executable *executable,
                                               size_t index,
                                               const char **name);

/**
 * Finds the input of a program that has a name.
 *
 * @param[in]  executable  The program.
 * @param[in]  name        The name; the case of letters counts.
 * @param[out] index       The input, from 0.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE if no input has it.
 */
pjrtlite_status pjrtlite_executable_input_index(const pjrtlite_executable *executable,
                                                const char *name,
                                                size_t *index);

/**
 * Returns the name of an output of a program. See pjrtlite_executable_input_name.
 */
pjrtlite_status pjrtlite_executable_output_name(const pjrtlite_executable *executable,
                                                size_t index,
                                                const char **name);

/**
 * Finds the output of a program that has a name. See pjrtlite_executable_input_index.
 */
pjrtlite_status pjrtlite_executable_output_index(const pjrtlite_executable *executable,
                                                 const char *name,
                                                 size_t *index);

/**
 * Counts the outputs of a program.
 *
 * @param[in]  executable  The program.
 * @param[out] count       The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_output_count(const pjrtlite_executable *executable,
                                                 size_t *count);

/**
 * Returns the element type and the extents of an output. See pjrtlite_executable_input_type.
 */
pjrtlite_status pjrtlite_executable_output_type(const pjrtlite_executable *executable,
                                                size_t index,
                                                pjrtlite_dtype *dtype,
                                                const int64_t **dims,
                                                size_t *rank);

/**
 * Returns the size of an output's values on the host, in bytes. See pjrtlite_executable_input_byte_size.
 */
pjrtlite_status pjrtlite_executable_output_byte_size(const pjrtlite_executable *executable,
                                                     size_t index,
                                                     size_t *bytes);

/**
 * Returns the size of the temporary memory of a run, beside its inputs and outputs, in bytes, as the
 * plugin's compiler planned it. Memory that the plugin allocates for itself is not counted.
 *
 * @param[in]  executable  The program.
 * @param[out] bytes       The size in bytes.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; UNSUPPORTED_BY_PLUGIN, and what the plugin reports.
 */
pjrtlite_status pjrtlite_executable_temporary_byte_size(const pjrtlite_executable *executable,
                                                        size_t *bytes);

/**
 * Returns a number that tells what a run costs, as the plugin's compiler counts it before any run: "flops",
 * "bytes accessed" or "transcendentals" of XLA's.
 *
 * The names are the plugin's own. The message of a failure tells those that there are. The numbers are for one
 * run of the compiled program; loops whose length is not known to the compiler count once.
 *
 * @param[in]  executable  The program.
 * @param[in]  name        The name of the number, such as "flops".
 * @param[out] value       The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; NOT_FOUND if the plugin tells no such number; UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED if
 * it tells none at all, and what else it reports.
 */
pjrtlite_status pjrtlite_executable_cost(const pjrtlite_executable *executable,
                                         const char *name,
                                         double *value);

/**
 * Returns the compiled program as bytes, for pjrtlite_executable_load_memory or a file. They are loaded in
 * milliseconds, by the same build of the same plugin on the same kind of machine. Around the plugin's own
 * bytes there are facts of both, and a checksum; loading checks all of it.
 *
 * The first use reads the plugin's file, to tell its build. An executable that was loaded from a file is
 * read from there again, so the file has to be as it was then. Of one that was loaded from memory, a copy is
 * kept.
 *
 * @param[in]  executable  The program.
 * @param[out] data        The bytes.
 * @param[out] size        The number of bytes.
 *
 * *Ownership*: borrowed from the program, which keeps them. pjrtlite_executable_save keeps nothing.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; FILE_UNREADABLE and FAILED_PRECONDITION, if the file that it was loaded
 * from is not there any more or another; RESOURCE_EXHAUSTED; and what the plugin reports.
 */
pjrtlite_status pjrtlite_executable_serialize(const pjrtlite_executable *executable,
                                              const void **data,
                                              size_t *size);

/**
 * Writes the compiled program to a file, for pjrtlite_executable_load_file: what
 * pjrtlite_executable_serialize gives, without keeping it in memory.
 *
 * A file of that name is replaced: who reads it meanwhile has the old one or the new one, whole.
 *
 * @param[in] executable  The program.
 * @param[in] path        The file's name. Its folder has to be there.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE (the path is no UTF-8); FILE_UNWRITABLE, also for what is no
 * regular file; and those of pjrtlite_executable_serialize.
 */
pjrtlite_status pjrtlite_executable_save(const pjrtlite_executable *executable,
                                         const char *path);

/**
 * Runs a program on buffers. See pjrtlite_plan for arrays of the host.
 *
 * An input that the program donates is used up by this and fails in later uses, also in those of
 * other threads meanwhile. Of runs that begin at once, and of which each uses up what another
 * reads, one goes on, or none. A view of host memory is never written to, and neither is a buffer
 * whose address pjrtlite_buffer_host_pointer gave. A program for any device runs on the device of its
 * first input.
 *
 * @param[in]  executable    The program.
 * @param[in]  inputs        Its inputs, in order; not read if there are none.
 * @param[in]  input_count   The number of inputs.
 * @param[out] outputs       Its outputs, in order: new buffers, or NULL if this fails.
 * @param[in]  output_count  The number of places: exactly as many as the program has outputs.
 * @param[out] event         An event that tells when the run is over and whether it went well;
 *                           NULL if this fails. If the argument is NULL itself, this waits for
 *                           the end of the run.
 *
 * *Ownership*: outputs and event are the caller's to destroy. Inputs may be destroyed at once.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, SIGNATURE_MISMATCH, INVALID_VALUE if two of the lists and the event's
 * place share memory, which then stays as it is; IN_USE in a callback, if another run is beginning
 * with a buffer that this one would use up; RESOURCE_EXHAUSTED on a thread with too small a stack;
 * and what the plugin reports. With an event, the failure of the run itself is told by the event,
 * and by the outputs when they are read.
 */
pjrtlite_status pjrtlite_executable_execute(const pjrtlite_executable *executable,
                                            const pjrtlite_buffer *const *inputs,
                                            size_t input_count,
                                            pjrtlite_buffer **outputs,
                                            size_t output_count,
                                            pjrtlite_event **event);

/**
 * Counts the devices that a run of a program takes: 1, but for a program that JAX divided among several.
 *
 * @param[in]  executable  The program.
 * @param[out] count       The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_executable_device_count(const pjrtlite_executable *executable,
                                                 size_t *count);

/**
 * Returns one of the devices that a run of a program takes. The order is that of the pieces of arrays: of the first
 * replica's partitions, then of the next replica's.
 *
 * @param[in]  executable  The program.
 * @param[in]  number      Which of them, from 0.
 * @param[out] device      The device's index in the client, from 0.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; NOT_FOUND for a program that runs on any device.
 */
pjrtlite_status pjrtlite_executable_device(const pjrtlite_executable *executable,
                                           size_t number,
                                           size_t *device);

/**
 * Returns what each device has of an input in a run of a program for several devices: a piece of the whole array.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which input, from 0.
 * @param[in]  number      Which of the run's devices, from 0; see pjrtlite_executable_device.
 * @param[out] dims        The extents of the piece, slowest first; the same on all devices. Where a whole array
 *                         cannot be divided evenly, the last pieces reach beyond its end.
 * @param[out] start       Where the piece starts in the whole array, along each axis, or NULL to not ask.
 * @param[out] rank        The number of extents.
 *
 * *Ownership*: both lists are borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNSUPPORTED_BY_PLUGIN if start is asked for, and the plugin does not
 * tell how the array is divided.
 */
pjrtlite_status pjrtlite_executable_input_piece(const pjrtlite_executable *executable,
                                                size_t index,
                                                size_t number,
                                                const int64_t **dims,
                                                const int64_t **start,
                                                size_t *rank);

/**
 * Returns how an input is divided among the devices of a run, as XLA writes it: "{devices=[4,1]<=[4]}" for four pieces
 * along the first of two axes, "{replicated}" where each device has the whole array, as with one device.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which input, from 0.
 * @param[out] text        The sharding; empty if the plugin does not tell it.
 *
 * *Ownership*: borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_executable_input_sharding(const pjrtlite_executable *executable,
                                                   size_t index,
                                                   const char **text);

/**
 * Returns what each device has of an output in a run of a program for several devices: a piece of the whole array.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which output, from 0.
 * @param[in]  number      Which of the run's devices, from 0; see pjrtlite_executable_device.
 * @param[out] dims        The extents of the piece, slowest first; the same on all devices. Where a whole array
 *                         cannot be divided evenly, the last pieces reach beyond its end.
 * @param[out] start       Where the piece starts in the whole array, along each axis, or NULL to not ask.
 * @param[out] rank        The number of extents.
 *
 * *Ownership*: both lists are borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNSUPPORTED_BY_PLUGIN if start is asked for, and the plugin does not
 * tell how the array is divided.
 */
pjrtlite_status pjrtlite_executable_output_piece(const pjrtlite_executable *executable,
                                                 size_t index,
                                                 size_t number,
                                                 const int64_t **dims,
                                                 const int64_t **start,
                                                 size_t *rank);

/**
 * Returns how an output is divided among the devices of a run, as XLA writes it: "{devices=[4,1]<=[4]}" for four pieces
 * along the first of two axes, "{replicated}" where each device has the whole array, as with one device.
 *
 * @param[in]  executable  The program.
 * @param[in]  index       Which output, from 0.
 * @param[out] text        The sharding; empty if the plugin does not tell it.
 *
 * *Ownership*: borrowed from the program.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_executable_output_sharding(const pjrtlite_executable *executable,
                                                    size_t index,
                                                    const char **text);

/**
 * Copies an array of the host to a device.
 *
 * @param[in]  client  The client whose device it is.
 * @param[in]  data    The values, dense and row-major; not read if the array is empty.
 * @param[in]  dtype   Their type.
 * @param[in]  dims    The extents, slowest first; not read if rank is 0.
 * @param[in]  rank    The number of extents; 0 for a single value.
 * @param[in]  device  Index of the device.
 * @param[out] buffer  The new buffer; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_buffer_destroy. The data are free for other use when
 * this returns.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE (also for a byte that the type does not have),
 * INDEX_OUT_OF_RANGE, and what the plugin reports.
 */
pjrtlite_status pjrtlite_buffer_from_host(const pjrtlite_client *client,
                                          const void *data,
                                          pjrtlite_dtype dtype,
                                          const int64_t *dims,
                                          size_t rank,
                                          size_t device,
                                          pjrtlite_buffer **buffer);

/**
 * Makes an array of the host usable as a buffer without copying it: the buffer shows what the
 * memory holds at the time of each use. Programs only read it, even where they donate an input.
 *
 * The memory must be aligned to 64 bytes, and the device must work in host memory, as CPU plugins
 * do. Where the plugin would silently make a copy, which would go stale, this fails instead.
 *
 * @param[in]  client  The client whose device it is.
 * @param[in]  data    The values, dense and row-major; not read if the array is empty.
 * @param[in]  dtype   Their type.
 * @param[in]  dims    The extents, slowest first; not read if rank is 0.
 * @param[in]  rank    The number of extents; 0 for a single value.
 * @param[in]  device  Index of the device.
 * @param[out] buffer  The new buffer; NULL if this fails.
 *
 * *Ownership*: the buffer is the caller's, until pjrtlite_buffer_destroy. The memory must stay
 * until the buffer is destroyed and what was run on it is done.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE (also for a byte that the type does not have),
 * INDEX_OUT_OF_RANGE, COPY_REQUIRED, and what the plugin reports.
 */
pjrtlite_status pjrtlite_buffer_view_host(const pjrtlite_client *client,
                                          const void *data,
                                          pjrtlite_dtype dtype,
                                          const int64_t *dims,
                                          size_t rank,
                                          size_t device,
                                          pjrtlite_buffer **buffer);

/**
 * Makes an array in a device's memory, which another library of the host allocated, usable as a
 * buffer without copying it. Programs only read it, even where they donate an input.
 *
 * @param[in]  client   The client whose device it is.
 * @param[in]  pointer  The address in the device's memory, aligned to 64 bytes. The array is dense
 *                      and row-major; it is not read if it is empty.
 * @param[in]  dtype    The type of its elements.
 * @param[in]  dims     The extents, slowest first; not read if rank is 0.
 * @param[in]  rank     The number of extents; 0 for a single value.
 * @param[in]  device   Index of the device.
 * @param[in]  stream   The platform's stream (a cudaStream_t, for example) whose work so far fills
 *                      the memory; or 0, if it is complete.
 * @param[in]  released Called once, when the plugin no longer needs the memory: possibly late, on
 *                      another thread, and after pjrtlite_buffer_destroy has returned. May be NULL.
 * @param[in]  user     A pointer for it, or NULL.
 * @param[out] buffer   The new buffer; NULL if this fails. Then the function is not called.
 *
 * *Ownership*: the buffer is the caller's, until pjrtlite_buffer_destroy. The memory stays the
 * host's, and must be there until the function was called, or, without one, until the client is
 * destroyed.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, COPY_REQUIRED for another alignment,
 * and what the plugin reports.
 */
pjrtlite_status pjrtlite_buffer_view_device(const pjrtlite_client *client,
                                            void *pointer,
                                            pjrtlite_dtype dtype,
                                            const int64_t *dims,
                                            size_t rank,
                                            size_t device,
                                            intptr_t stream,
                                            pjrtlite_release_callback released,
                                            void *user,
                                            pjrtlite_buffer **buffer);

/**
 * Frees a buffer, as soon as no run needs it any more.
 *
 * @param[in] buffer  The buffer, or NULL, which does nothing.
 */
void pjrtlite_buffer_destroy(pjrtlite_buffer *buffer);

/**
 * Returns the type of a buffer's elements.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] dtype   The type.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_buffer_dtype(const pjrtlite_buffer *buffer,
                                      pjrtlite_dtype *dtype);

/**
 * Returns the extents of a buffer.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] dims    The extents, slowest first.
 * @param[out] rank    The number of extents.
 *
 * *Ownership*: dims is borrowed from the buffer.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_buffer_dims(const pjrtlite_buffer *buffer,
                                     const int64_t **dims,
                                     size_t *rank);

/**
 * Returns the size of a buffer's values on the host, in bytes.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] bytes   The number of elements times the size of one.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_buffer_byte_size(const pjrtlite_buffer *buffer,
                                          size_t *bytes);

/**
 * Returns the device that a buffer is on.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] device  Index of its device in its client.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_buffer_device(const pjrtlite_buffer *buffer,
                                       size_t *device);

/**
 * Returns the kind of the memory that a buffer is in: "device" for most, or another one of its device's, such as
 * "pinned_host".
 *
 * @param[in]  buffer  The buffer.
 * @param[out] kind    The kind.
 *
 * *Ownership*: borrowed from the buffer.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, and UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED where the plugin does not tell.
 */
pjrtlite_status pjrtlite_buffer_memory_kind(const pjrtlite_buffer *buffer,
                                            const char **kind);

/**
 * Begins a copy of a buffer on a device of the same client, in the device's usual memory. It may be the
 * device that the buffer is on: neither the buffer nor its copy sees what is done with the other.
 *
 * The work goes on after this has returned: pjrtlite_buffer_ready of the copy tells when the values are
 * there, and whether the run failed that they come from. The copy can be given to runs before that, and
 * the buffer can be destroyed. Memory that the buffer is a view of must stay as it is until then. Where a
 * plugin cannot copy so itself, or would lose the order of elements that do not lie row by row, the values
 * go through the host, and this waits for them.
 *
 * @param[in]  buffer  The buffer.
 * @param[in]  device  Index of the device.
 * @param[out] copy    The new buffer; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_buffer_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, INVALID_ARGUMENT if a run has used the buffer up,
 * INVALID_VALUE for a view of memory in which there is a byte now that the type does not have, and what the
 * plugin reports.
 */
pjrtlite_status pjrtlite_buffer_copy_to(const pjrtlite_buffer *buffer,
                                        size_t device,
                                        pjrtlite_buffer **copy);

/**
 * Begins a copy of a buffer in another memory of a device of the same client, such as memory of the host
 * from which the device copies fast. Programs are not run on it there: pjrtlite_buffer_copy_to copies it
 * back. All else is as with pjrtlite_buffer_copy_to, but that there is no way without the plugin's.
 *
 * @param[in]  buffer  The buffer.
 * @param[in]  device  Index of the device.
 * @param[in]  kind    The kind of the memory, such as "pinned_host", "unpinned_host" or "device". An unknown
 *                     one is an error, whose message tells which the device has.
 * @param[out] copy    The new buffer; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_buffer_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, NOT_FOUND if the device has no such memory, INVALID_ARGUMENT
 * if a run has used the buffer up, INVALID_VALUE for a view of memory in which there is a byte now that the
 * type does not have, UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED if the plugin cannot copy there, and what else
 * it reports.
 */
pjrtlite_status pjrtlite_buffer_copy_to_memory(const pjrtlite_buffer *buffer,
                                               size_t device,
                                               const char *kind,
                                               pjrtlite_buffer **copy);

/**
 * Returns an event that tells when a buffer holds its values.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] event   The new event; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_event_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, and what the plugin reports.
 */
pjrtlite_status pjrtlite_buffer_ready(const pjrtlite_buffer *buffer,
                                      pjrtlite_event **event);

/**
 * Waits until a buffer holds its values, and gives the address where the host can read them,
 * dense and row-major, without a copy. From then on runs leave the buffer as it is, even where
 * their program donates it.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] data    The address.
 *
 * *Ownership*: borrowed from the buffer.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_ARGUMENT if a run has used it up; COPY_REQUIRED if the host cannot read the device's memory, or if the
 * values lie there in another order (pjrtlite_buffer_to_host works then, too); and the failure of
 * the run that the buffer is from.
 */
pjrtlite_status pjrtlite_buffer_host_pointer(const pjrtlite_buffer *buffer,
                                             const void **data);

/**
 * Waits until a buffer holds its values, and copies them to the host, dense and row-major.
 *
 * @param[in]  buffer  The buffer.
 * @param[out] data    Where to; not written if size is 0.
 * @param[in]  size    The size of that memory, in bytes: exactly pjrtlite_buffer_byte_size.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, SIGNATURE_MISMATCH for another size, INVALID_ARGUMENT if a run has used
 * the buffer up, and the failure of the run that the buffer is from.
 */
pjrtlite_status pjrtlite_buffer_to_host(const pjrtlite_buffer *buffer,
                                        void *data,
                                        size_t size);

/**
 * Allocates memory for arrays that are bound to plans or viewed as buffers. It is aligned to 64 bytes, so
 * that CPU plugins use it where it is. From 2 MiB on it is aligned to huge pages, which the system is asked
 * for.
 *
 * @param[in]  size    The number of bytes. Of 0 bytes there is an address, too.
 * @param[out] memory  The address; NULL if this fails. Its values are not defined, as with malloc: the
 *                     thread that first writes to a page decides where it lies.
 *
 * *Ownership*: the caller's, until pjrtlite_free. It depends on no other object of the library.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, RESOURCE_EXHAUSTED.
 */
pjrtlite_status pjrtlite_alloc(size_t size,
                               void **memory);

/**
 * Frees memory of pjrtlite_alloc. Nothing may be bound to it or view it any more.
 *
 * @param[in] memory  The address, or NULL, which does nothing.
 *
 * *Threads*: any.
 */
void pjrtlite_free(void *memory);

/**
 * Opens a bundle. Its structure is checked now; each file in it is checked against its hash when it is used.
 *
 * The option "pjrtlite.map" (bool) does not read the file, but shows it where the system keeps it, which
 * takes no memory of its own for weights. Then the file must stay as it is until the bundle and what was
 * loaded from it are destroyed: where it is cut, the process ends.
 *
 * The option "pjrtlite.interface" (string) is for wrappers by `pjrtlite wrap`: names of functions and hashes of what
 * these looked like, "drag=5f…,drag_ad=02…". A bundle whose functions look otherwise is refused.
 *
 * @param[in]  path     The file.
 * @param[in]  options  "pjrtlite.map", "pjrtlite.interface", or NULL for none.
 * @param[out] bundle   The bundle; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_bundle_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; FILE_UNREADABLE; RESOURCE_EXHAUSTED; UNKNOWN_OPTION; BAD_PROGRAM for what is
 * no bundle, is damaged, or is of a newer version; SIGNATURE_MISMATCH for another interface.
 */
pjrtlite_status pjrtlite_bundle_open(const char *path,
                                     const pjrtlite_options *options,
                                     pjrtlite_bundle **bundle);

/**
 * Opens a bundle that is in memory. See pjrtlite_bundle_open.
 *
 * @param[in]  data    The bytes of the bundle.
 * @param[in]  size    The number of bytes.
 * @param[out] bundle  The bundle; NULL if this fails.
 *
 * *Ownership*: the bundle is the caller's, until pjrtlite_bundle_destroy. The bytes are copied.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, RESOURCE_EXHAUSTED, BAD_PROGRAM.
 */
pjrtlite_status pjrtlite_bundle_open_memory(const void *data,
                                            size_t size,
                                            pjrtlite_bundle **bundle);

/**
 * Lets go of a bundle. Executables that were loaded from it stay usable; texts borrowed from it do not.
 *
 * @param[in] bundle  The bundle, or NULL, which does nothing.
 */
void pjrtlite_bundle_destroy(pjrtlite_bundle *bundle);

/**
 * Returns the name of a bundle.
 *
 * @param[in]  bundle  The bundle.
 * @param[out] name    Its name.
 *
 * *Ownership*: borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_bundle_name(const pjrtlite_bundle *bundle,
                                     const char **name);

/**
 * Returns the manifest of a bundle, as JSON: see docs/bundle-format.md.
 *
 * @param[in]  bundle  The bundle.
 * @param[out] json    The text of manifest.json.
 *
 * *Ownership*: borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_bundle_manifest(const pjrtlite_bundle *bundle,
                                         const char **json);

/**
 * Counts the functions of a bundle, derivatives among them.
 *
 * @param[in]  bundle  The bundle.
 * @param[out] count   The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_bundle_function_count(const pjrtlite_bundle *bundle,
                                               size_t *count);

/**
 * Returns the name of a function of a bundle.
 *
 * @param[in]  bundle  The bundle.
 * @param[in]  index   Which function, from 0.
 * @param[out] name    Its name.
 *
 * *Ownership*: borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_bundle_function_name(const pjrtlite_bundle *bundle,
                                              size_t index,
                                              const char **name);

/**
 * Returns a fact of a function, as a text. Facts are:
 *
 * - "role": "forward", "tangent_linear", "adjoint", "training_step" or "initial_state";
 * - "of": the function that it is a derivative of; empty if it is none;
 * - "doc": its documentation;
 * - "sizes": the choices of its named extents, "n=64,m=3; n=128,m=3"; empty if it has none;
 * - "rows_independent": the named extent whose rows do not depend on each other, or empty;
 * - "order": "c" or "fortran", the order of indices that it was written for.
 *
 * @param[in]  bundle    The bundle.
 * @param[in]  function  The name of the function, or NULL.
 * @param[in]  fact      The name of the fact.
 * @param[out] text      The fact.
 *
 * *Ownership*: borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE for a function or a fact that does not exist.
 */
pjrtlite_status pjrtlite_bundle_function_fact(const pjrtlite_bundle *bundle,
                                              const char *function,
                                              const char *fact,
                                              const char **text);

/**
 * Counts the inputs of a function that the host gives. Weights are none of them.
 *
 * @param[in]  bundle    The bundle.
 * @param[in]  function  The name of the function, or NULL.
 * @param[out] count     The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE for a function that does not exist.
 */
pjrtlite_status pjrtlite_bundle_input_count(const pjrtlite_bundle *bundle,
                                            const char *function,
                                            size_t *count);

/** Counts the outputs of a function. See pjrtlite_bundle_input_count. */
pjrtlite_status pjrtlite_bundle_output_count(const pjrtlite_bundle *bundle,
                                             const char *function,
                                             size_t *count);

/**
 * Returns the element type and the extents of an input.
 *
 * @param[in]  bundle    The bundle.
 * @param[in]  function  The name of the function, or NULL.
 * @param[in]  index     Which input, from 0.
 * @param[out] name      Its name.
 * @param[out] dtype     The type of its elements.
 * @param[out] dims      Its extents, slowest first; -1 for one that has a name: see the fact "shape" of
 *                       pjrtlite_bundle_input_fact.
 * @param[out] rank      The number of extents.
 *
 * *Ownership*: name and dims are borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; INVALID_VALUE for a function that does not exist.
 */
pjrtlite_status pjrtlite_bundle_input(const pjrtlite_bundle *bundle,
                                      const char *function,
                                      size_t index,
                                      const char **name,
                                      pjrtlite_dtype *dtype,
                                      const int64_t **dims,
                                      size_t *rank);

/**
 * Returns the element type and the extents of an output. See pjrtlite_bundle_input.
 */
pjrtlite_status pjrtlite_bundle_output(const pjrtlite_bundle *bundle,
                                       const char *function,
                                       size_t index,
                                       const char **name,
                                       pjrtlite_dtype *dtype,
                                       const int64_t **dims,
                                       size_t *rank);

/**
 * Returns a fact of an input, as a text. Facts are:
 *
 * - "shape": its extents with their names, "n,40"; empty for a scalar;
 * - "unit": its unit, "m/s"; empty if none was said;
 * - "doc": its documentation;
 * - "state": the output that is the same array after a step; empty if there is none. Bind both to one
 *   array by pjrtlite_plan_bind_inout, and the program updates it in place;
 * - "of": in a derivative, the array that it is the change or the sensitivity of;
 * - "in_place": of an output, "state", or "destination" where each run writes it to the memory that is
 *   bound to it; empty where it is copied there.
 *
 * @param[in]  bundle    The bundle.
 * @param[in]  function  The name of the function, or NULL.
 * @param[in]  index     Which input, from 0.
 * @param[in]  fact      The name of the fact.
 * @param[out] text      The fact.
 *
 * *Ownership*: borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; INVALID_VALUE for a function or a fact that does not
 * exist.
 */
pjrtlite_status pjrtlite_bundle_input_fact(const pjrtlite_bundle *bundle,
                                           const char *function,
                                           size_t index,
                                           const char *fact,
                                           const char **text);

/** Returns a fact of an output, as a text. See pjrtlite_bundle_input_fact. */
pjrtlite_status pjrtlite_bundle_output_fact(const pjrtlite_bundle *bundle,
                                            const char *function,
                                            size_t index,
                                            const char *fact,
                                            const char **text);

/**
 * Loads a function of a bundle, which compiles its program.
 *
 * The program that this gives has the inputs and outputs of the function alone. Weights are on the device
 * once for all functions and sizes that are loaded from one bundle there, for as long as one of them is
 * used. Plugins that work in the host's memory use them where the bundle has them. An output that is bound
 * to memory is written there without a copy where its fact "in_place" says so.
 *
 * @param[in]  bundle      The bundle.
 * @param[in]  client      The client to load it into.
 * @param[in]  function    The name of the function, or NULL.
 * @param[in]  sizes       Its named extents, "n=64" or "n=64,m=3"; NULL or empty where there is one choice.
 * @param[in]  options     As for pjrtlite_executable_load_file, or NULL for none.
 * @param[out] executable  The program; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_executable_destroy. The bundle may be destroyed before.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE for a function or sizes that do not exist; BAD_PROGRAM for a file
 * that is damaged, or saved for other platforms; and those of pjrtlite_executable_load_file.
 */
pjrtlite_status pjrtlite_bundle_load(const pjrtlite_bundle *bundle,
                                     const pjrtlite_client *client,
                                     const char *function,
                                     const char *sizes,
                                     const pjrtlite_options *options,
                                     pjrtlite_executable **executable);

/**
 * Checks a bundle on a client: each file against its hash; each function that has inputs and outputs
 * stored, against those; tangent-linear functions against difference quotients of their function (Taylor
 * test); adjoint functions against tangent-linear ones (dot-product test).
 *
 * @param[in]  bundle   The bundle.
 * @param[in]  client   The client to run the functions on.
 * @param[in]  options  As for pjrtlite_bundle_load, or NULL for none.
 * @param[out] report   A line for each number: what was found, and how large it may be.
 *
 * *Ownership*: the report is borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; CHECK_FAILED with the numbers that are too large; and those of
 * pjrtlite_bundle_load and of runs.
 */
pjrtlite_status pjrtlite_bundle_check(const pjrtlite_bundle *bundle,
                                      const pjrtlite_client *client,
                                      const pjrtlite_options *options,
                                      const char **report);

/**
 * Makes a bundle of the same functions with other weights. They are those of a file of NumPy (.npz, by
 * numpy.savez) or of safetensors, which has all of the bundle's weights, by the same names, types and
 * shapes. Executables that were loaded from the bundle keep their weights.
 *
 * The stored values belong to the bundle's own weights: functions with other weights are not checked by
 * them.
 *
 * @param[in]  bundle  The bundle.
 * @param[in]  path    The file with the weights.
 * @param[out] other   The bundle with these weights; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_bundle_destroy.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; FILE_UNREADABLE; RESOURCE_EXHAUSTED; BAD_PROGRAM for a file that is damaged,
 * compressed, of another format, or lacks a weight; SIGNATURE_MISMATCH for a weight of another type or
 * shape.
 */
pjrtlite_status pjrtlite_bundle_with_weights(const pjrtlite_bundle *bundle,
                                             const char *path,
                                             pjrtlite_bundle **other);

/**
 * Counts the weights of a bundle.
 *
 * @param[in]  bundle  The bundle.
 * @param[out] count   The number.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_bundle_weight_count(const pjrtlite_bundle *bundle,
                                             size_t *count);

/**
 * Returns the name of a weight of a bundle.
 *
 * @param[in]  bundle  The bundle.
 * @param[in]  index   Which weight, from 0.
 * @param[out] name    Its name.
 *
 * *Ownership*: borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_bundle_weight_name(const pjrtlite_bundle *bundle,
                                            size_t index,
                                            const char **name);

/**
 * Returns the element type and shape of a weight.
 *
 * @param[in]  bundle  The bundle.
 * @param[in]  name    The name of the weight.
 * @param[out] dtype   The type of its elements.
 * @param[out] dims    Its extents, slowest first.
 * @param[out] rank    The number of extents.
 *
 * *Ownership*: the extents are borrowed from the bundle.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE for a weight that does not exist.
 */
pjrtlite_status pjrtlite_bundle_weight_type(const pjrtlite_bundle *bundle,
                                            const char *name,
                                            pjrtlite_dtype *dtype,
                                            const int64_t **dims,
                                            size_t *rank);

/**
 * Copies a weight of a bundle to the host.
 *
 * @param[in]  bundle  The bundle.
 * @param[in]  name    The name of the weight.
 * @param[out] data    Where to, dense and row-major; not written if the array is empty.
 * @param[in]  dtype   The type of its elements.
 * @param[in]  dims    The extents, slowest first; not read if rank is 0.
 * @param[in]  rank    The number of extents.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE for a weight that does not exist; SIGNATURE_MISMATCH for another
 * type or shape; BAD_PROGRAM for a bundle that is damaged.
 */
pjrtlite_status pjrtlite_bundle_get_weight(const pjrtlite_bundle *bundle,
                                           const char *name,
                                           void *data,
                                           pjrtlite_dtype dtype,
                                           const int64_t *dims,
                                           size_t rank);

/**
 * Puts an array of the host in the place of a weight. Programs that are loaded, and bundles that are saved,
 * from now on have it. Executables that were loaded before keep their weights.
 *
 * The stored values belong to the weights that the bundle was saved with: functions with other weights are
 * not checked by them.
 *
 * @param[in] bundle  The bundle.
 * @param[in] name    The name of the weight.
 * @param[in] data    The array, dense and row-major; not read if it is empty.
 * @param[in] dtype   The type of its elements.
 * @param[in] dims    The extents, slowest first; not read if rank is 0.
 * @param[in] rank    The number of extents.
 *
 * *Ownership*: the array is copied.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE for a weight that does not exist, and for bytes that are no
 * element of the type; SIGNATURE_MISMATCH for another type or shape; RESOURCE_EXHAUSTED.
 */
pjrtlite_status pjrtlite_bundle_set_weight(pjrtlite_bundle *bundle,
                                           const char *name,
                                           const void *data,
                                           pjrtlite_dtype dtype,
                                           const int64_t *dims,
                                           size_t rank);

/**
 * Writes a bundle to a file, with the weights that it has now: those of pjrtlite_bundle_set_weight, or of
 * pjrtlite_bundle_with_weights.
 *
 * A file of that name is replaced: who reads it meanwhile has the old one or the new one, whole.
 *
 * The values by which functions are checked are made anew for functions whose weights changed, if a client
 * is given: they are what the functions give on this client. Without a client, and for platforms other than
 * the client's, these functions are saved without such values.
 *
 * @param[in] bundle   The bundle.
 * @param[in] path     The file's name. Its folder has to be there.
 * @param[in] client   The client to run functions on, or NULL.
 * @param[in] options  As for pjrtlite_bundle_load, or NULL for none.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE (the path is no UTF-8); FILE_UNWRITABLE, also for what is no
 * regular file; RESOURCE_EXHAUSTED; and those of pjrtlite_bundle_load and of runs.
 */
pjrtlite_status pjrtlite_bundle_save(const pjrtlite_bundle *bundle,
                                     const char *path,
                                     const pjrtlite_client *client,
                                     const pjrtlite_options *options);

/**
 * Waits until the work is done.
 *
 * @param[in] event  The event. It can be waited for again.
 *
 * *Threads*: one at a time for one event.
 * *Errors*: NULL_ARGUMENT, and the failure of the work itself; IN_USE in a function that a program
 * calls on a thread of the plugin, if the event is not ready.
 */
pjrtlite_status pjrtlite_event_wait(pjrtlite_event *event);

/**
 * Waits until the work is done, but not for longer than a limit.
 *
 * @param[in] event    The event. It can be waited for again, also after a time-out.
 * @param[in] seconds  The limit; 0 only looks.
 *
 * *Threads*: one at a time for one event.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE if the limit is negative or no number; TIMED_OUT; and
 * the failure of the work itself.
 */
pjrtlite_status pjrtlite_event_wait_for(pjrtlite_event *event,
                                        double seconds);

/**
 * Tests whether the work is done, well or not. Does not wait.
 *
 * @param[in]  event  The event.
 * @param[out] ready  True if the work is done.
 *
 * *Threads*: one at a time for one event.
 * *Errors*: NULL_ARGUMENT. The failure of the work is told by pjrtlite_event_wait.
 */
pjrtlite_status pjrtlite_event_test(pjrtlite_event *event,
                                    bool *ready);

/**
 * Calls a function once, when the work is done.
 *
 * It is called on this thread before this returns if the work is done already, else on a thread
 * of the plugin, possibly after the event was destroyed. It should be short: the plugin's work
 * waits for it. It has the floating-point state (traps, rounding) that this thread has now; what it
 * changes of that is gone afterwards.
 *
 * @param[in] event     The event.
 * @param[in] callback  The function.
 * @param[in] user      A pointer for it, or NULL.
 *
 * *Ownership*: what user points to must live until the callback has run.
 * *Threads*: one at a time for one event; the callback may run on any.
 * *Errors*: NULL_ARGUMENT, and what the plugin reports; then the callback is not called.
 */
pjrtlite_status pjrtlite_event_on_ready(pjrtlite_event *event,
                                        pjrtlite_event_callback callback,
                                        void *user);

/**
 * Frees an event. Its work goes on.
 *
 * @param[in] event  The event, or NULL, which does nothing.
 */
void pjrtlite_event_destroy(pjrtlite_event *event);

/**
 * Registers a function of the host under a name, for the programs that are loaded from then on.
 *
 * A program calls it by `jax.ffi.ffi_call("name", …)`. To export such a program:
 * `jax.export.export(f, disabled_checks=[jax.export.DisabledSafetyCheck.custom_call("name")])`.
 *
 * The name counts in the whole process, for all clients, for ever. The same function with the same
 * pointer and options may be registered again. At most 512 functions can be registered. Functions get
 * arrays in the host's memory, so only programs of CPU plugins can call them.
 *
 * The function is called on a thread of the plugin, or on the one that runs the program. It has the
 * floating-point state (traps, rounding) of the thread that began the run. A C++ exception that it throws
 * makes the run fail with FUNCTION_FAILED. It may use this library, but not the plan that is running; on a
 * thread of the plugin it may not wait for runs (IN_USE). Calls of one program are made one after another,
 * but not in the order of the program, unless one needs a result of the other. A call without a use of its
 * results is dropped, and two equal calls are made once, unless the program says `has_side_effect=True`.
 *
 * Options, besides none (NULL):
 * - "pjrtlite.one_at_a_time", bool: whether no two threads are in the function at once, by all programs
 *   together; false by default.
 * - "pjrtlite.calling_thread", bool: whether it is called on the thread that calls pjrtlite_plan_run,
 *   as MPI and codes that are not thread-safe want it; false by default. Such runs take some tens of
 *   microseconds longer. pjrtlite_plan_start and pjrtlite_executable_execute return when such a
 *   run is over.
 *
 * @param[in] name      The name; not empty.
 * @param[in] function  The function. It must be there until the process ends.
 * @param[in] user      A pointer for it, or NULL. The memory that it points to must live as long.
 * @param[in] options   Options, or NULL.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE for an empty name, UNKNOWN_OPTION, RESOURCE_EXHAUSTED, and
 * ALREADY_EXISTS if the name is taken.
 */
pjrtlite_status pjrtlite_function_register(const char *name,
                                           pjrtlite_function function,
                                           void *user,
                                           const pjrtlite_options *options);

/**
 * Counts the inputs of a call. Tokens are none.
 *
 * @param[in]  arguments  The arguments.
 * @param[out] count      The number of inputs.
 *
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_arguments_input_count(const pjrtlite_arguments *arguments,
                                               size_t *count);

/** Counts the outputs of a call. See pjrtlite_arguments_input_count. */
pjrtlite_status pjrtlite_arguments_output_count(const pjrtlite_arguments *arguments,
                                                size_t *count);

/**
 * Returns an input of a call: its element type, extents and address.
 *
 * Its elements lie in row-major order, one after another, unless the program asked for another
 * layout (`input_layouts` of `jax.ffi.ffi_call`): that cannot be seen here. Under
 * `vmap_method="broadcast_all"` dims has further extents in front.
 *
 * @param[in]  arguments  The arguments.
 * @param[in]  index      Which input, from 0.
 * @param[out] dtype      The type of its elements.
 * @param[out] dims       Its extents, in the order of the program; NULL if its rank is 0.
 * @param[out] rank       The number of extents.
 * @param[out] data       The elements; CPU plugins align them to 64 bytes. They must not be written to.
 *
 * *Ownership*: borrowed until the function returns.
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNSUPPORTED for an element type that this library does
 * not know.
 */
pjrtlite_status pjrtlite_arguments_input(const pjrtlite_arguments *arguments,
                                         size_t index,
                                         pjrtlite_dtype *dtype,
                                         const int64_t **dims,
                                         size_t *rank,
                                         const void **data);

/**
 * Returns an output of a call: its element type, extents and address. All its elements must be written. Its
 * memory holds nothing before; it may be an input's, if the program says so (`input_output_aliases`). See
 * pjrtlite_arguments_input.
 */
pjrtlite_status pjrtlite_arguments_output(const pjrtlite_arguments *arguments,
                                          size_t index,
                                          pjrtlite_dtype *dtype,
                                          const int64_t **dims,
                                          size_t *rank,
                                          void **data);

/**
 * Counts the attributes of a call: the constants that the program names, as in `ffi_call("name", …)(x,
 * order=np.int32(2))`.
 *
 * @param[in]  arguments  The arguments.
 * @param[out] count      The number of attributes.
 *
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_arguments_attribute_count(const pjrtlite_arguments *arguments,
                                                   size_t *count);

/**
 * Returns the name of an attribute. They are sorted by name.
 *
 * @param[in]  arguments  The arguments.
 * @param[in]  index      Which attribute, from 0.
 * @param[out] name       Its name.
 *
 * *Ownership*: borrowed until the function returns.
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_arguments_attribute_name(const pjrtlite_arguments *arguments,
                                                  size_t index,
                                                  const char **name);

/**
 * Returns an attribute that is an integer, of any size.
 *
 * @param[in]  arguments  The arguments.
 * @param[in]  name       Its name. "outer.inner" is the attribute "inner" in the set "outer".
 * @param[out] value      Its value.
 *
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT; NOT_FOUND, with the names that there are; SIGNATURE_MISMATCH if it is
 * something else; OUT_OF_RANGE if the value does not fit.
 */
pjrtlite_status pjrtlite_arguments_attribute_int(const pjrtlite_arguments *arguments,
                                                 const char *name,
                                                 int64_t *value);

/**
 * Returns an attribute that is a number, with a fraction or without. See pjrtlite_arguments_attribute_int.
 */
pjrtlite_status pjrtlite_arguments_attribute_float(const pjrtlite_arguments *arguments,
                                                   const char *name,
                                                   double *value);

/**
 * Returns an attribute that is a truth value. See pjrtlite_arguments_attribute_int.
 */
pjrtlite_status pjrtlite_arguments_attribute_bool(const pjrtlite_arguments *arguments,
                                                  const char *name,
                                                  bool *value);

/**
 * Returns an attribute that is a text. See pjrtlite_arguments_attribute_int.
 *
 * The text ends at a NUL, and is borrowed until the function returns.
 */
pjrtlite_status pjrtlite_arguments_attribute_string(const pjrtlite_arguments *arguments,
                                                    const char *name,
                                                    const char **value);

/**
 * Returns an attribute that is a list of numbers, as a numpy array becomes one. It is flat.
 *
 * @param[in]  arguments  The arguments.
 * @param[in]  name       Its name, as for pjrtlite_arguments_attribute_int.
 * @param[out] dtype      The type of its elements.
 * @param[out] count      The number of elements.
 * @param[out] data       The elements; NULL if there are none. They may not be aligned.
 *
 * *Ownership*: borrowed until the function returns.
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT, NOT_FOUND, SIGNATURE_MISMATCH.
 */
pjrtlite_status pjrtlite_arguments_attribute_list(const pjrtlite_arguments *arguments,
                                                  const char *name,
                                                  pjrtlite_dtype *dtype,
                                                  size_t *count,
                                                  const void **data);

/**
 * Returns the pointer that pjrtlite_plan_set_user_data gave the plan that runs; NULL for other runs.
 *
 * @param[in]  arguments  The arguments.
 * @param[out] user       The pointer.
 *
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT.
 */
pjrtlite_status pjrtlite_arguments_user_data(const pjrtlite_arguments *arguments,
                                             void **user);

/**
 * Sets the message of a function's failure, before it returns a status: the message that the run fails with.
 * The last message counts. With one, the run fails in any case, with FUNCTION_FAILED if the function returns
 * PJRTLITE_OK.
 *
 * @param[in] arguments  The arguments.
 * @param[in] message    The message; copied.
 *
 * *Threads*: any, during the call.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE for a message that is no UTF-8.
 */
pjrtlite_status pjrtlite_arguments_fail(const pjrtlite_arguments *arguments,
                                        const char *message);

/**
 * Gives this library's own messages to a function, instead of printing them on stderr. They are few, and
 * none comes unless the log level is raised. That is done by the option "pjrtlite.log_level" of a client, or
 * the environment variable PJRTLITE_LOG (0 to 3, or quiet, error, warning, info), which counts where no
 * option was set. The plugins' own messages go to stderr in any case, by the same level.
 *
 * The function may be called on any thread, several at once, inside any function of this library,
 * and has the floating-point state that this thread has now. It may call functions of this library
 * except this one; messages of those are dropped.
 *
 * @param[in] callback  The function, or NULL for stderr.
 * @param[in] user      A pointer for it, or NULL.
 *
 * *Ownership*: what user points to must live until another function is set; when that returns, this
 * one is called no more.
 * *Threads*: any.
 * *Errors*: INVALID_VALUE inside such a function.
 */
pjrtlite_status pjrtlite_set_log_callback(pjrtlite_log_callback callback,
                                          void *user);

/**
 * Makes a plan of a program.
 *
 * @param[in]  executable  The program.
 * @param[in]  device      Index of the device to run on: the one that the program was loaded for,
 *                         or any if it was compiled for any device. Of a program for several devices, the first.
 * @param[out] plan        The new plan; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_plan_destroy. The program may be destroyed before.
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, and INVALID_VALUE for another device.
 */
pjrtlite_status pjrtlite_plan_create(const pjrtlite_executable *executable,
                                     size_t device,
                                     pjrtlite_plan **plan);

/**
 * Frees a plan, after a run that goes on. The arrays bound to it are the host's own again.
 *
 * This waits for a run that goes on for as long as the client's option "pjrtlite.shutdown_timeout" says. In
 * a callback on a thread of the plugin it does not wait at all, since the run may need that thread. Then the
 * run goes on with what it uses, the arrays must stay until its event is ready, and the last error says so:
 * TIMED_OUT or IN_USE.
 *
 * @param[in] plan  The plan, or NULL, which does nothing. While another thread uses it, it is not
 *                  freed, and IN_USE is the last error.
 */
void pjrtlite_plan_destroy(pjrtlite_plan *plan);

/**
 * Returns the element type and the extents of an input. See pjrtlite_executable_input_type.
 *
 * *Ownership*: dims is borrowed from the plan.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_plan_input_type(const pjrtlite_plan *plan,
                                         size_t index,
                                         pjrtlite_dtype *dtype,
                                         const int64_t **dims,
                                         size_t *rank);

/**
 * Returns the element type and the extents of an output. See pjrtlite_executable_output_type.
 *
 * *Ownership*: dims is borrowed from the plan.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_plan_output_type(const pjrtlite_plan *plan,
                                          size_t index,
                                          pjrtlite_dtype *dtype,
                                          const int64_t **dims,
                                          size_t *rank);

/**
 * Returns the size of an input's values on the host, in bytes. See pjrtlite_executable_input_byte_size.
 *
 * @param[in]  plan   The plan.
 * @param[in]  index  Which input, from 0.
 * @param[out] bytes  The number of elements times the size of one.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_plan_input_byte_size(const pjrtlite_plan *plan,
                                              size_t index,
                                              size_t *bytes);

/**
 * Returns the size of an output's values on the host, in bytes. See pjrtlite_executable_output_byte_size.
 *
 * @param[in]  plan   The plan.
 * @param[in]  index  Which output, from 0.
 * @param[out] bytes  The number of elements times the size of one.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
 */
pjrtlite_status pjrtlite_plan_output_byte_size(const pjrtlite_plan *plan,
                                               size_t index,
                                               size_t *bytes);

/**
 * Copies an input's values now. Later runs use the copy, until the input is set or bound anew.
 *
 * @param[in] plan   The plan.
 * @param[in] index  Which input, from 0.
 * @param[in] data   Its values, dense and row-major; not read if the array is empty.
 * @param[in] dtype  Their type.
 * @param[in] dims   The extents, slowest first; not read if rank is 0.
 * @param[in] rank   The number of extents.
 *
 * *Ownership*: the data are free for other use when this returns.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE (also for a byte that the type does not have),
 * INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, and what the plugin reports.
 */
pjrtlite_status pjrtlite_plan_set_input(pjrtlite_plan *plan,
                                        size_t index,
                                        const void *data,
                                        pjrtlite_dtype dtype,
                                        const int64_t *dims,
                                        size_t rank);

/**
 * Binds an input to an array of the host: each run reads what is there then.
 *
 * Memory that is aligned to 64 bytes is read in place on CPU plugins; other memory is copied at
 * each run.
 *
 * @param[in] plan   The plan.
 * @param[in] index  Which input, from 0.
 * @param[in] data   The array, dense and row-major; not read if it is empty.
 * @param[in] dtype  The type of its elements.
 * @param[in] dims   The extents, slowest first; not read if rank is 0.
 * @param[in] rank   The number of extents.
 *
 * *Ownership*: the array stays the host's. It must be there at each run, until the input is set
 * or bound anew or the plan is destroyed, and must not be written to during a run.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, and what the
 * plugin reports.
 */
pjrtlite_status pjrtlite_plan_bind_input(pjrtlite_plan *plan,
                                         size_t index,
                                         const void *data,
                                         pjrtlite_dtype dtype,
                                         const int64_t *dims,
                                         size_t rank);

/**
 * Uses a buffer as an input of later runs, for example an output of another program. Runs leave
 * it as it is, even where the program donates the input.
 *
 * @param[in] plan    The plan.
 * @param[in] index   Which input, from 0.
 * @param[in] buffer  The buffer, of the program's client and device.
 *
 * *Ownership*: shared: the buffer may be destroyed at once.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH.
 */
pjrtlite_status pjrtlite_plan_set_input_buffer(pjrtlite_plan *plan,
                                               size_t index,
                                               const pjrtlite_buffer *buffer);

/**
 * Binds an output to an array of the host: each run writes its result there.
 *
 * The result is in place, without a copy, where the program donates an input to this output, the array is
 * aligned to 64 bytes and the plugin works in host memory. That input is either bound to the same array
 * (pjrtlite_plan_bind_inout), or to another, which is then copied to this one before the run. Or it is a
 * destination argument, which the function does not use: `jax.jit(lambda x, out: f(x), donate_argnums=1,
 * keep_unused=True)`. A destination argument need not be set or bound: the plan supplies this array for it.
 * In all other cases the result is copied once. pjrtlite_plan_report tells.
 *
 * It may be the array of an input: the result is as if it were written when the program has
 * ended. Two outputs must not share memory.
 *
 * @param[in]  plan   The plan.
 * @param[in]  index  Which output, from 0.
 * @param[out] data   The array, dense and row-major; not written if it is empty.
 * @param[in]  dtype  The type of its elements.
 * @param[in]  dims   The extents, slowest first; not read if rank is 0.
 * @param[in]  rank   The number of extents.
 *
 * *Ownership*: the array stays the host's. It must be there at each run and at each
 * pjrtlite_plan_get_output of it, until the output is bound anew or the plan is destroyed.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, IN_USE.
 */
pjrtlite_status pjrtlite_plan_bind_output(pjrtlite_plan *plan,
                                          size_t index,
                                          void *data,
                                          pjrtlite_dtype dtype,
                                          const int64_t *dims,
                                          size_t rank);

/**
 * Binds an input and an output to one array of the host: each run reads it and updates it.
 *
 * Nothing is copied where the program donates the input to the output, the array is aligned to 64 bytes and
 * the plugin works in host memory. Then the program works in the array itself. In all other cases the result
 * is the same, with copies, of which pjrtlite_plan_report tells.
 *
 * @param[in]     plan    The plan.
 * @param[in]     input   Which input, from 0.
 * @param[in]     output  Which output, from 0, of the same type and shape.
 * @param[in,out] data    The array, dense and row-major; not used if it is empty.
 * @param[in]     dtype   The type of its elements.
 * @param[in]     dims    The extents, slowest first; not read if rank is 0.
 * @param[in]     rank    The number of extents.
 *
 * *Ownership*: the array stays the host's, and must be there until both are bound anew or the plan
 * is destroyed. The host may change it between runs. After a run that failed its contents are not
 * defined.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, IN_USE, and what
 * the plugin reports. If it fails, neither is bound to the array.
 */
pjrtlite_status pjrtlite_plan_bind_inout(pjrtlite_plan *plan,
                                         size_t input,
                                         size_t output,
                                         void *data,
                                         pjrtlite_dtype dtype,
                                         const int64_t *dims,
                                         size_t rank);

/**
 * Binds an input and an output to two arrays of the host in turn (double buffering). The next run reads the
 * first and writes the second, the run after that reads the second and writes the first, and so on.
 *
 * This is for state that a program does not update in place: what a run reads stays as it was.
 * With a destination argument (see pjrtlite_plan_bind_output) nothing is copied; else the result is
 * copied once. Several pairs of one plan take turns together.
 *
 * @param[in]     plan    The plan.
 * @param[in]     input   Which input, from 0.
 * @param[in]     output  Which output, from 0, of the same type and shape.
 * @param[in,out] first   The array that the next run reads, dense and row-major; not used if it
 *                        is empty.
 * @param[in,out] second  The array that the next run writes; it must not overlap the first.
 * @param[in]     dtype   The type of their elements.
 * @param[in]     dims    The extents, slowest first; not read if rank is 0.
 * @param[in]     rank    The number of extents.
 *
 * *Ownership*: as for pjrtlite_plan_bind_inout, for both arrays. A run that fails does not count as
 * a turn.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, IN_USE, and what
 * the plugin reports.
 */
pjrtlite_status pjrtlite_plan_bind_pair(pjrtlite_plan *plan,
                                        size_t input,
                                        size_t output,
                                        void *first,
                                        void *second,
                                        pjrtlite_dtype dtype,
                                        const int64_t *dims,
                                        size_t rank);

/**
 * Returns the array of a pair that the last run wrote, which the next run reads. Before the first run that
 * is the first of the pair.
 *
 * @param[in]  plan    The plan.
 * @param[in]  output  Which output, from 0.
 * @param[out] data    The address that was bound.
 *
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, NOT_BOUND if the output is bound to no pair, IN_USE.
 */
pjrtlite_status pjrtlite_plan_pair_current(pjrtlite_plan *plan,
                                           size_t output,
                                           void **data);

/**
 * Binds an input to an array in the device's memory, which another library of the host allocated: each run
 * reads what is there then, without a copy.
 *
 * On plugins that work in host memory (CPU plugins) this is pjrtlite_plan_bind_input.
 *
 * @param[in] plan     The plan.
 * @param[in] index    Which input, from 0.
 * @param[in] pointer  The address in the memory of the plan's device, aligned to 64 bytes. The array
 *                     is dense and row-major; it is not read if it is empty.
 * @param[in] dtype    The type of its elements.
 * @param[in] dims     The extents, slowest first; not read if rank is 0.
 * @param[in] rank     The number of extents.
 * @param[in] stream   The platform's stream (a cudaStream_t, for example) whose work so far each
 *                     run waits for; or 0, if the array is always complete when a run begins.
 *
 * *Ownership*: as for pjrtlite_plan_bind_input.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, COPY_REQUIRED if the
 * program cannot use the memory as it is, IN_USE, and what the plugin reports.
 */
pjrtlite_status pjrtlite_plan_bind_input_device(pjrtlite_plan *plan,
                                                size_t index,
                                                const void *pointer,
                                                pjrtlite_dtype dtype,
                                                const int64_t *dims,
                                                size_t rank,
                                                intptr_t stream);

/**
 * Binds an output to an array in the device's memory: each run writes its result there.
 *
 * The result is never copied there. Either the program donates an input that is bound to the same
 * array (pjrtlite_plan_bind_inout_device), or it has a destination argument (see
 * pjrtlite_plan_bind_output); else the run is refused with advice.
 *
 * On plugins that work in host memory (CPU plugins) this is pjrtlite_plan_bind_output.
 *
 * @param[in]  plan     The plan.
 * @param[in]  index    Which output, from 0.
 * @param[out] pointer  The address in the memory of the plan's device, aligned to 64 bytes. The array
 *                      is dense and row-major; it is not written if it is empty.
 * @param[in]  dtype    The type of its elements.
 * @param[in]  dims     The extents, slowest first; not read if rank is 0.
 * @param[in]  rank     The number of extents.
 * @param[in]  stream   The platform's stream whose work so far each run waits for; or 0. When the
 *                      run has returned, the result is complete.
 *
 * *Ownership*: as for pjrtlite_plan_bind_output.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, COPY_REQUIRED if the
 * program writes the output in another order than row-major, IN_USE. The run fails with
 * COPY_REQUIRED if the result cannot be written there.
 */
pjrtlite_status pjrtlite_plan_bind_output_device(pjrtlite_plan *plan,
                                                 size_t index,
                                                 void *pointer,
                                                 pjrtlite_dtype dtype,
                                                 const int64_t *dims,
                                                 size_t rank,
                                                 intptr_t stream);

/**
 * Binds an input and an output to one array in the device's memory, which each run updates in place. The
 * program must donate the input to the output.
 *
 * On plugins that work in host memory (CPU plugins) this is pjrtlite_plan_bind_inout.
 *
 * @param[in]     plan     The plan.
 * @param[in]     input    Which input, from 0.
 * @param[in]     output   Which output, from 0, of the same type and shape.
 * @param[in,out] pointer  The address in the memory of the plan's device, aligned to 64 bytes. The
 *                         array is dense and row-major; it is not used if it is empty.
 * @param[in]     dtype    The type of its elements.
 * @param[in]     dims     The extents, slowest first; not read if rank is 0.
 * @param[in]     rank     The number of extents.
 * @param[in]     stream   The platform's stream whose work so far each run waits for; or 0.
 *
 * *Ownership*: as for pjrtlite_plan_bind_inout.
 * *Threads*: one at a time for one plan.
 * *Errors*: as for pjrtlite_plan_bind_input_device and pjrtlite_plan_bind_output_device.
 */
pjrtlite_status pjrtlite_plan_bind_inout_device(pjrtlite_plan *plan,
                                                size_t input,
                                                size_t output,
                                                void *pointer,
                                                pjrtlite_dtype dtype,
                                                const int64_t *dims,
                                                size_t rank,
                                                intptr_t stream);

/**
 * Copies a result of the last run to the host. Of an output that is bound to an array, that is
 * what the array holds now.
 *
 * @param[in]  plan   The plan.
 * @param[in]  index  Which output, from 0.
 * @param[out] data   Where to, dense and row-major; not written if the array is empty.
 * @param[in]  dtype  The type of the elements.
 * @param[in]  dims   The extents, slowest first; not read if rank is 0.
 * @param[in]  rank   The number of extents.
 *
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH; NOT_RUN before
 * the first run, after one that failed, for an output that pjrtlite_plan_take_output_buffer handed
 * over, and for one that was bound to another array when the plan ran.
 */
pjrtlite_status pjrtlite_plan_get_output(pjrtlite_plan *plan,
                                         size_t index,
                                         void *data,
                                         pjrtlite_dtype dtype,
                                         const int64_t *dims,
                                         size_t rank);

/**
 * Hands over a result of the last run as a buffer, without a copy. Later runs leave it as it is.
 *
 * @param[in]  plan    The plan.
 * @param[in]  index   Which output, from 0. It must not be bound to an array.
 * @param[out] buffer  The result; NULL if this fails.
 *
 * *Ownership*: the caller's, until pjrtlite_buffer_destroy. The plan keeps no copy.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; NOT_RUN before the first run, after one that
 * failed, for an output that is bound to an array, and when it was handed over already.
 */
pjrtlite_status pjrtlite_plan_take_output_buffer(pjrtlite_plan *plan,
                                                 size_t index,
                                                 pjrtlite_buffer **buffer);

/**
 * Has the calls that follow be about the piece that one device has of each array, for a program for several devices.
 *
 * A plan of such a program takes whole arrays at first: each device gets its piece, without a copy where the piece
 * lies together and is aligned, and outputs are put together where they are bound. After this, arrays are those that one
 * device has: the host's own pieces, in its memory or the device's. Arrays that were set or bound before stay so.
 *
 * Functions that set, bind, get, or tell of inputs and outputs by index are about that piece, buffers too. A run is
 * always one of all devices.
 *
 * @param[in] plan    The plan.
 * @param[in] number  Which of the run's devices, from 0; see pjrtlite_executable_device.
 *
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, IN_USE.
 */
pjrtlite_status pjrtlite_plan_select_piece(pjrtlite_plan *plan,
                                           size_t number);

/**
 * Has the calls that follow be about whole arrays, as before pjrtlite_plan_select_piece.
 *
 * @param[in] plan  The plan.
 *
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, IN_USE.
 */
pjrtlite_status pjrtlite_plan_select_whole(pjrtlite_plan *plan);

/**
 * Sets a pointer for the functions of the host that the program calls, for later runs of the plan. They
 * get it by pjrtlite_arguments_user_data.
 *
 * @param[in] plan  The plan.
 * @param[in] user  The pointer, or NULL.
 *
 * *Ownership*: what user points to must live until the last run is over.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, IN_USE.
 */
pjrtlite_status pjrtlite_plan_set_user_data(pjrtlite_plan *plan,
                                            void *user);

/**
 * Runs the program to its end, and writes the results to the arrays that are bound to outputs.
 *
 * @param[in] plan  The plan, with every input set or bound.
 *
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, NOT_BOUND, INVALID_VALUE for a byte that the type of an input does not
 * have, RESOURCE_EXHAUSTED on a thread with too small a stack, IN_USE in a function that a program
 * calls on a thread of the plugin, and what the plugin reports. After a failure bound outputs are as
 * before or partly written, and the plan can be run again.
 */
pjrtlite_status pjrtlite_plan_run(pjrtlite_plan *plan);

/**
 * Begins a run. When the event is ready, the results are in the arrays that are bound to outputs.
 *
 * Until then, the arrays that are bound must not be touched, and the plan is refused with IN_USE;
 * other plans can run. The work goes on in the background only where the plugin has threads for
 * it: on CPU plugins with the client option `asynchronous`; else it is done when this returns.
 *
 * @param[in]  plan   The plan, with every input set or bound.
 * @param[out] event  The event that tells when the run is over, and whether it went well; NULL if
 *                    this fails.
 *
 * *Ownership*: the event is the caller's, until pjrtlite_event_destroy, which may come before it is
 * ready.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, NOT_BOUND, INVALID_VALUE and RESOURCE_EXHAUSTED as for pjrtlite_plan_run, IN_USE,
 * and what the plugin reports. A later failure is the event's outcome; then bound outputs are as before or
 * partly written.
 */
pjrtlite_status pjrtlite_plan_start(pjrtlite_plan *plan,
                                    pjrtlite_event **event);

/**
 * Tells for each input and output whether a run uses it where it is or copies it, how many bytes, and why.
 * There is a line for each, one for the temporary memory of a run, and one for the sum. This is what to read
 * when a plan is slower than hoped. With the option "pjrtlite.cache", a line before them tells whether the
 * program came from the cache, was compiled and kept, or why not.
 *
 * @param[in]  plan   The plan, with every input set or bound.
 * @param[in]  first  The number of the first input and of the first output in the text: 0 as in C,
 *                    or 1 as in Fortran.
 * @param[out] text   The lines.
 *
 * *Ownership*: borrowed from the plan, until the next report of it.
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, NOT_BOUND, COPY_REQUIRED as at a run, IN_USE, and what the plugin reports.
 */
pjrtlite_status pjrtlite_plan_report(pjrtlite_plan *plan,
                                     size_t first,
                                     const char **text);

/**
 * Returns the number of bytes that a run copies in the host's memory, with what is set and bound now: the
 * sum in pjrtlite_plan_report.
 *
 * @param[in]  plan   The plan, with every input set or bound.
 * @param[out] bytes  Bytes for each run.
 *
 * *Threads*: one at a time for one plan.
 * *Errors*: NULL_ARGUMENT, NOT_BOUND, COPY_REQUIRED as at a run, IN_USE, and what the plugin reports.
 */
pjrtlite_status pjrtlite_plan_bytes_copied(pjrtlite_plan *plan,
                                           uint64_t *bytes);

/**
 * Returns the number of this process among those of its job on this machine, as the launcher tells in the
 * environment: Open MPI, MPICH and Intel MPI, PALS, Flux, or Slurm. MPI need not be initialised, nor linked.
 * See pjrtlite_client_local_device for its use.
 *
 * @param[out] rank  The number, from 0; 0 if no launcher is seen.
 * @param[out] size  The number of such processes: 1 if no launcher is seen, 0 if the launcher does not tell.
 *
 * *Threads*: any.
 * *Errors*: NULL_ARGUMENT; INVALID_VALUE if a launcher's variable makes no sense.
 */
pjrtlite_status pjrtlite_local_rank(int32_t *rank,
                                    int32_t *size);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* PJRTLITE_H */
