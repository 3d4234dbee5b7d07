/*
 * What the benchmarks share: settings, arrays, timing of several ways in turns, and rows of results.
 *
 * A row's program describes each way to do one thing as a struct way, has them measured in turns, and reports times
 * and ratios under keys. The results go to standard output as a JSON object a line, for tools/bench to collect.
 * Everything that goes wrong, a wrong number included, ends the process with a message.
 */
#ifndef BENCH_HARNESS_H
#define BENCH_HARNESS_H

#include "pjrtlite.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Ends the process with status 1 and a message. */
#ifdef __cplusplus
[[noreturn]]
#else
_Noreturn
#endif
void bench_stop(const char *what, const char *why);

/** Ends the process if a function of pjrtlite failed. */
void bench_ok(pjrtlite_status status);

/* ---- settings, from the environment: tools/bench sets them ---- */

/** A setting, or null if it is empty or absent. */
const char *bench_setting(const char *name);
/** The same, where the row cannot do without. */
const char *bench_required(const char *name);
/** BENCH_PLUGIN: the plugin's file. */
const char *bench_plugin(void);
/** The path of benches/programs/NAME.mlir, in memory that is never freed. */
const char *bench_program(const char *name);
/** A number from the environment; without one, `otherwise`. */
long bench_number(const char *name, long otherwise);
/** BENCH_QUICK=1 asks for fewer rounds: `full` or `quick`, whichever applies. */
int bench_rounds(int full, int quick);

/* ---- arrays ---- */

/** Zeroed memory that starts on a 64-byte line, plus `offset` bytes. Never freed. */
void *bench_memory(size_t bytes, size_t offset);
/** Reads a file. A NUL follows the bytes, since some plugins read text up to one. */
char *bench_read_file(const char *path, size_t *size);
/** Ends the process unless all values are within `tolerance` of the expected ones. */
void bench_compare(const char *what, const float *found, const float *expected, size_t count, float tolerance);

/* ---- ways, and their times ---- */

typedef struct bench_way {
    const char *name;
    /** Before each sample, untimed: puts the arrays into their first state. May be null. */
    void (*reset)(void *state);
    /** What is timed: does the thing `calls` times. */
    void (*run)(void *state, int calls);
    /** After each sample, untimed: stops on a wrong number. May be null if run checks. */
    void (*check)(void *state, int calls);
    /** Instead of run and clock: returns the nanoseconds that `calls` calls took. */
    double (*time)(void *state, int calls);
    void *state;
    /** If not 0, this many calls in a sample instead of the number all ways share. */
    int calls;
    /** Nanoseconds a call, of each round; filled in by bench_measure. */
    double *samples;
    int rounds;
} bench_way;

/** Times every way in each of `rounds` rounds, each time in another order, after a round that does not count. */
void bench_measure(bench_way *ways, int count, int rounds, int calls);

/** The way of this name, or null. */
const bench_way *bench_find(const bench_way *ways, int count, const char *name);

/** A figure of the kernel's about this process, in kB: VmRSS or VmHWM, with the colon, of /proc/self/status. */
long bench_kilobytes(const char *file, const char *name);

/** Nanoseconds of the monotonic clock. */
double bench_now(void);

/* ---- results: nothing is reported of a way that is null, so that peers can be absent ---- */

/** Reports one value without a spread. */
void bench_report_value(const char *key, double value, const char *unit);
/** Reports median and quartiles of samples, which it sorts. */
void bench_report_samples(const char *key, double *samples, int count, const char *unit);
/** Reports the time of a call under `key`, in the unit "ns", "us" or "ms". */
void bench_report_time(const char *key, const bench_way *way, const char *unit);
/** Reports the ratio of each round's times. */
void bench_report_ratio(const char *key, const bench_way *way, const bench_way *to);
/** Reports the difference of each round's times, in the unit. */
void bench_report_difference(const char *key, const bench_way *way, const bench_way *from, const char *unit);
/** The first line of a text about a row. */
void bench_report_note(const char *key, const char *text);
/** Says that a peer or row is left out, and why. */
void bench_report_absent(const char *what, const char *why);

/* ---- a peer in another process: it reads a number of calls a line, and answers with nanoseconds ---- */

typedef struct bench_peer bench_peer;

/** Starts BENCH_JAX (a Python) with tools/bench_jax.py and these words; null, having said so, where there is none. */
bench_peer *bench_peer_jax(const char *row, const char *argument);
/** The `time` of a way whose state is a bench_peer. */
double bench_peer_time(void *peer, int calls);
/** Ends the peer; null is allowed. */
void bench_peer_stop(bench_peer *peer);

#ifdef __cplusplus
}
#endif

#endif
