/*
 * The plugin's functions alone, used as well as they can be: the limit that pjrtlite is measured against.
 *
 * Work runs on the caller where the plugin allows it (`asynchronous` = false); host arrays are viewed once; a run
 * executes, waits, and copies results from the memory that the opaque pointer leads to. Where the program donates an
 * input, its result comes back in the same memory, as a buffer that is the input of the next run.
 */
#ifndef BENCH_RAW_H
#define BENCH_RAW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RAW_MOST = 8 };

typedef struct raw_program raw_program;

/** A program, its inputs, and where its one output goes. */
typedef struct raw_call {
    raw_program *program;
    void *inputs[RAW_MOST];
    size_t input_count;
    /** Where each run's result is copied; null: it stays where it is. */
    void *output;
    size_t output_bytes;
    /** The input that the program donates and whose memory the result comes back in, or -1. */
    int donated;
    void *donated_memory;
    /** Whether the result takes the place of the input before that one, whose memory is donated next. */
    bool is_pair;
} raw_call;

/** Loads the plugin and makes the client of this process, once. */
void raw_open(const char *plugin);

/** Compiles StableHLO text. */
raw_program *raw_compile(const char *path);
/** Loads what raw_serialize wrote. */
raw_program *raw_load(const char *path);
void raw_serialize(raw_program *program, const char *path);

/** Adds an input of float32: a view of the memory, which must be aligned to 64 bytes. */
void raw_add_input(raw_call *call, void *data, const int64_t *dims, size_t rank);
/** Adds one that the program donates. Each run writes its result into this memory. */
void raw_add_donated(raw_call *call, void *data, const int64_t *dims, size_t rank);
/** Adds an input and the one after it, which the program donates: the result. They change places at each run. */
void raw_add_pair(raw_call *call, void *first, void *second, const int64_t *dims, size_t rank);

void raw_run(raw_call *call);

enum { RAW_DEVICES = 4 };

/** A program for four devices, the pieces of its inputs on each, and where the pieces of its one output go. */
typedef struct raw_devices {
    raw_program *program;
    void *inputs[RAW_DEVICES][RAW_MOST];
    size_t input_count;
    char *output;
    size_t piece_bytes;
} raw_devices;

/** Compiles StableHLO text for the first four devices. */
raw_program *raw_compile_for_devices(const char *path);
/** Adds an input of float32 of which each device has a piece: views of the memory, each aligned to 64 bytes. */
void raw_add_pieces(raw_devices *call, float *data, int64_t count);
/** Hands all devices their lists in one call, waits for all, and copies the pieces of the result. */
void raw_run_devices(raw_devices *call);

/** The event of an input's readiness, never destroyed, and whether it has come: the cheapest call into a plugin. */
void *raw_ready_event(const raw_call *call, size_t input);
bool raw_event_test(void *event);

/** The same as published recipes do it: buffers made from host arrays and a transfer back at each run. */
typedef struct raw_recipe {
    raw_program *program;
    const void *inputs[RAW_MOST];
    const int64_t *dims[RAW_MOST];
    size_t ranks[RAW_MOST];
    size_t input_count;
    void *output;
    size_t output_bytes;
} raw_recipe;

/** Recipes leave the client's options alone. Makes a second client for them. */
void raw_run_recipe(raw_recipe *recipe);
raw_program *raw_compile_for_recipe(const char *path);

#endif
