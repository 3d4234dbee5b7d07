/*
 * What a call costs: f(x, y) = 2x + y on four floats, by four ways in one process, in turns.
 *
 *   raw      the plugin's functions alone, used as well as they can be: the limit
 *   bound    pjrtlite, arrays aligned to 64 bytes
 *   copied   pjrtlite, arrays that are not, so that each run copies them
 *   recipe   the plugin's functions as published recipes call them: buffers made from host arrays
 *            and a transfer back for each call
 *
 * Usage: bench_call PLUGIN PROGRAM [JSON]. A round times each way in turn; the table has medians
 * over rounds, and of each round's ratio to raw its median and quartiles.
 */
#define _POSIX_C_SOURCE 200809L

#include "pjrt_abi.h"
#include "pjrtlite.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 201, CALLS = 200, COUNT = 4, WAYS = 4 };

static const float expected[COUNT] = {7.5f, 10.6f, 13.7f, 16.8f};

static void stop(const char *what, const char *why) {
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

/* ---- the plugin's functions alone ---- */

static const PJRT_Api *api;
static PJRT_Client *client;
static PJRT_Device *device;
static PJRT_LoadedExecutable *program;

static void check(PJRT_Error *error, const char *what) {
    if (error == NULL) {
        return;
    }
    PJRT_Error_Message_Args args = {.struct_size = PJRT_Error_Message_Args_STRUCT_SIZE, .error = error};
    api->PJRT_Error_Message(&args);
    fprintf(stderr, "%s: %.*s\n", what, (int)args.message_size, args.message);
    exit(1);
}

/* Makes a zeroed args struct of a function, with its size. */
#define ARGS(function, name) function##_Args name = {.struct_size = function##_Args_STRUCT_SIZE}
#define CALL(function, name) check(api->function(&name), #function)

static void await(PJRT_Event *event) {
    ARGS(PJRT_Event_Await, wait);
    wait.event = event;
    CALL(PJRT_Event_Await, wait);
    ARGS(PJRT_Event_Destroy, destroy);
    destroy.event = event;
    CALL(PJRT_Event_Destroy, destroy);
}

static void destroy_buffer(PJRT_Buffer *buffer) {
    ARGS(PJRT_Buffer_Destroy, args);
    args.buffer = buffer;
    CALL(PJRT_Buffer_Destroy, args);
}

static PJRT_Buffer *from_host(const float *data, PJRT_HostBufferSemantics semantics, PJRT_Event **done) {
    static const int64_t dims[1] = {COUNT};
    ARGS(PJRT_Client_BufferFromHostBuffer, args);
    args.client = client;
    args.data = data;
    args.type = PJRT_Buffer_Type_F32;
    args.dims = dims;
    args.num_dims = 1;
    args.host_buffer_semantics = semantics;
    args.device = device;
    CALL(PJRT_Client_BufferFromHostBuffer, args);
    *done = args.done_with_host_buffer;
    return args.buffer;
}

static PJRT_Buffer *execute(PJRT_Buffer *const inputs[2], PJRT_Event **event) {
    PJRT_ExecuteOptions options = {.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE};
    PJRT_Buffer *const *argument_lists[1] = {inputs};
    PJRT_Buffer *outputs[1] = {NULL};
    PJRT_Buffer **output_lists[1] = {outputs};
    ARGS(PJRT_LoadedExecutable_Execute, args);
    args.executable = program;
    args.options = &options;
    args.argument_lists = argument_lists;
    args.num_devices = 1;
    args.num_args = 2;
    args.output_lists = output_lists;
    args.device_complete_events = event;
    CALL(PJRT_LoadedExecutable_Execute, args);
    return outputs[0];
}

static PJRT_Buffer *views[2];

static void call_raw(float *out) {
    PJRT_Event *event = NULL;
    PJRT_Buffer *result = execute(views, &event);
    await(event);
    ARGS(PJRT_Buffer_OpaqueDeviceMemoryDataPointer, args);
    args.buffer = result;
    CALL(PJRT_Buffer_OpaqueDeviceMemoryDataPointer, args);
    memcpy(out, args.device_memory_ptr, COUNT * sizeof *out);
    destroy_buffer(result);
}

static const float *host[2];

static void call_recipe(float *out) {
    PJRT_Buffer *inputs[2];
    for (int i = 0; i < 2; ++i) {
        PJRT_Event *done = NULL;
        inputs[i] = from_host(host[i], PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes, &done);
        await(done);
    }
    PJRT_Event *event = NULL;
    PJRT_Buffer *result = execute(inputs, &event);
    await(event);
    ARGS(PJRT_Buffer_ToHostBuffer, args);
    args.src = result;
    args.dst = out;
    args.dst_size = COUNT * sizeof *out;
    CALL(PJRT_Buffer_ToHostBuffer, args);
    await(args.event);
    destroy_buffer(result);
    destroy_buffer(inputs[0]);
    destroy_buffer(inputs[1]);
}

static void *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        stop(path, "cannot be read");
    }
    const long end = ftell(file);
    rewind(file);
    *size = (size_t)end;
    char *bytes = malloc(*size + 1);
    if (bytes == NULL || fread(bytes, 1, *size, file) != *size) {
        stop(path, "cannot be read");
    }
    /* Some plugins read text up to a NUL behind it. */
    bytes[*size] = '\0';
    fclose(file);
    return bytes;
}

static void open_raw(const char *plugin, const char *path) {
    void *library = dlopen(plugin, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        stop(plugin, dlerror());
    }
    PJRTLITE_GetPjrtApi get_api;
    *(void **)&get_api = dlsym(library, "GetPjrtApi");
    if (get_api == NULL) {
        stop(plugin, "is no plugin");
    }
    /* pjrtlite has initialised the plugin already. */
    api = get_api();
    ARGS(PJRT_Client_Create, create);
    CALL(PJRT_Client_Create, create);
    client = create.client;
    ARGS(PJRT_Client_AddressableDevices, devices);
    devices.client = client;
    CALL(PJRT_Client_AddressableDevices, devices);
    device = devices.addressable_devices[0];

    PJRT_Program text = {.struct_size = PJRT_Program_STRUCT_SIZE, .format = "mlir", .format_size = 4};
    text.code = read_file(path, &text.code_size);
    /* executable_build_options { num_replicas: 1 num_partitions: 1 } */
    static const char options[] = {0x1a, 4, 0x20, 1, 0x28, 1};
    ARGS(PJRT_Client_Compile, compile);
    compile.client = client;
    compile.program = &text;
    compile.compile_options = options;
    compile.compile_options_size = sizeof options;
    CALL(PJRT_Client_Compile, compile);
    program = compile.executable;
    free(text.code);
}

/* ---- pjrtlite ---- */

static void ours(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) {
        stop(pjrtlite_status_name(status), pjrtlite_last_error_message());
    }
}

static pjrtlite_call *bind(const pjrtlite_executable *executable, const float *x, const float *y, float *out) {
    static const int64_t dims[1] = {COUNT};
    pjrtlite_call *call = NULL;
    ours(pjrtlite_call_create(executable, 0, &call));
    ours(pjrtlite_call_bind_input(call, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
    ours(pjrtlite_call_bind_input(call, 1, y, PJRTLITE_DTYPE_F32, dims, 1));
    ours(pjrtlite_call_bind_output(call, 0, out, PJRTLITE_DTYPE_F32, dims, 1));
    return call;
}

/* ---- measuring ---- */

static pjrtlite_call *bound, *copied;
static float *results[WAYS];

static void once(int way) {
    switch (way) {
        case 0: call_raw(results[0]); break;
        case 1: ours(pjrtlite_call_run(bound)); break;
        case 2: ours(pjrtlite_call_run(copied)); break;
        default: call_recipe(results[3]); break;
    }
}

static double microseconds_per_call(int way) {
    struct timespec start, end;
    memset(results[way], 0, COUNT * sizeof **results);
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < CALLS; ++i) {
        once(way);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    for (int i = 0; i < COUNT; ++i) {
        if (results[way][i] < expected[i] - 1e-5f || results[way][i] > expected[i] + 1e-5f) {
            stop("bench_call", "a way gives a wrong number");
        }
    }
    const double nanoseconds =
        1e9 * (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec);
    return nanoseconds / 1e3 / CALLS;
}

static int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    static const char *const names[WAYS] = {"raw", "bound", "copied", "recipe"};
    static const char *const about[WAYS] = {
        "plugin alone, best way", "pjrtlite, aligned arrays", "pjrtlite, other arrays", "plugin alone, as published"};
    static double times[WAYS][ROUNDS], ratios[WAYS][ROUNDS];
    if (argc < 3) {
        stop(argv[0], "usage: bench_call PLUGIN PROGRAM [JSON]");
    }

    float *memory = NULL;
    if (posix_memalign((void **)&memory, 64, 8 * 64) != 0) {
        stop(argv[0], "no memory");
    }
    /* Each array has a line of its own; those of the third way start 16 bytes into theirs. */
    float *x = memory, *y = memory + 16, *x_off = memory + 36, *y_off = memory + 52;
    for (int i = 0; i < WAYS; ++i) {
        results[i] = memory + 64 + 16 * i;
    }
    for (int i = 0; i < COUNT; ++i) {
        x[i] = x_off[i] = (float)(i + 1);
        y[i] = y_off[i] = 5.5f + 1.1f * (float)i;
    }

    pjrtlite_client *ours_client = NULL;
    pjrtlite_executable *executable = NULL;
    ours(pjrtlite_client_create(argv[1], NULL, &ours_client));
    ours(pjrtlite_executable_load_file(ours_client, argv[2], NULL, &executable));
    bound = bind(executable, x, y, results[1]);
    copied = bind(executable, x_off, y_off, results[2]);

    open_raw(argv[1], argv[2]);
    host[0] = x;
    host[1] = y;
    for (int i = 0; i < 2; ++i) {
        PJRT_Event *done = NULL;
        views[i] = from_host(host[i], PJRT_HostBufferSemantics_kImmutableZeroCopy, &done);
        ARGS(PJRT_Event_Destroy, args);
        args.event = done;
        CALL(PJRT_Event_Destroy, args);
    }

    for (int way = 0; way < WAYS; ++way) {
        (void)microseconds_per_call(way);
    }
    for (int round = 0; round < ROUNDS; ++round) {
        for (int i = 0; i < WAYS; ++i) {
            /* Another order each round, so that none always follows the same. */
            const int way = (i + round) % WAYS;
            times[way][round] = microseconds_per_call(way);
        }
        for (int way = 0; way < WAYS; ++way) {
            ratios[way][round] = times[way][round] / times[0][round];
        }
    }

    const char *version = NULL;
    ours(pjrtlite_client_platform_name(ours_client, &version));
    int32_t major = 0, minor = 0;
    ours(pjrtlite_client_pjrt_version(ours_client, &major, &minor));
    printf("A call of f(x, y) = 2x + y on 4 floats (%s, PJRT %d.%d), %d rounds of %d calls\n\n", version, major, minor,
           ROUNDS, CALLS);
    printf("  %-8s %-28s %10s   %s\n", "way", "", "µs a call", "times raw (quartiles)");
    FILE *json = argc > 3 ? fopen(argv[3], "w") : NULL;
    if (argc > 3 && json == NULL) {
        stop(argv[3], "cannot be written");
    }
    for (int way = 0; way < WAYS; ++way) {
        qsort(times[way], ROUNDS, sizeof(double), ascending);
        qsort(ratios[way], ROUNDS, sizeof(double), ascending);
        const double time = times[way][ROUNDS / 2], ratio = ratios[way][ROUNDS / 2];
        const double low = ratios[way][ROUNDS / 4], high = ratios[way][3 * ROUNDS / 4];
        printf("  %-8s %-28s %9.2f   %6.2f (%.2f to %.2f)\n", names[way], about[way], time, ratio, low, high);
        if (json != NULL) {
            fprintf(json, "%s\n  {\"row\": \"call\", \"way\": \"%s\", \"microseconds\": %.3f, ", way == 0 ? "[" : ",",
                    names[way], time);
            fprintf(json, "\"ratio_to_raw\": %.3f, \"ratio_quartiles\": [%.3f, %.3f]}", ratio, low, high);
        }
    }
    if (json != NULL) {
        fprintf(json, "\n]\n");
        fclose(json);
    }
    pjrtlite_call_destroy(bound);
    pjrtlite_call_destroy(copied);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(ours_client);
    return 0;
}
