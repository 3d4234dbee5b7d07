#define _GNU_SOURCE

#include "ort.h"

#include "harness.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/* Places in OrtApi, counted in functions. */
enum {
    ORT_GetErrorMessage = 2,
    ORT_CreateEnv = 3,
    ORT_CreateSession = 7,
    ORT_Run = 9,
    ORT_CreateSessionOptions = 10,
    ORT_SetIntraOpNumThreads = 24,
    ORT_CreateTensorWithDataAsOrtValue = 49,
    ORT_CreateCpuMemoryInfo = 69
};

typedef void (*function)(void);
typedef void *status;

typedef struct api_base {
    const function *(*get_api)(uint32_t version);
    const char *(*version)(void);
} api_base;

static const api_base *base;
static const function *api;

typedef status (*run_function)(void *session, const void *options, const char *const *input_names,
                               const void *const *inputs, size_t input_count, const char *const *output_names,
                               size_t output_count, void **outputs);

struct ort_call {
    run_function run;
    void *session, *x, *out;
};

static void check(status failed, const char *what) {
    if (failed != NULL) {
        bench_stop(what, ((const char *(*)(status))api[ORT_GetErrorMessage])(failed));
    }
}

const char *ort_version(void) {
    const char *path = bench_setting("BENCH_ORT");
    if (base != NULL) {
        return base->version();
    }
    if (path == NULL) {
        bench_report_absent("ONNX Runtime", "no target/venv-bench: tools/bootstrap bench makes it");
        return NULL;
    }
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        bench_stop(path, dlerror());
    }
    const api_base *(*get_base)(void);
    *(void **)&get_base = dlsym(library, "OrtGetApiBase");
    if (get_base == NULL) {
        bench_stop(path, "has no OrtGetApiBase");
    }
    base = get_base();
    /* A library answers for its own version of the table and all before. The first has all that is used here. */
    api = base->get_api(1);
    if (api == NULL) {
        bench_stop(path, "does not give the first version of its functions any more");
    }
    return base->version();
}

static void *tensor(void *memory_info, float *data, int64_t rows, int64_t columns) {
    const int64_t dims[2] = {rows, columns};
    enum { FLOAT32 = 1 };
    void *value = NULL;
    check(((status(*)(void *, void *, size_t, const int64_t *, size_t, int, void **))
               api[ORT_CreateTensorWithDataAsOrtValue])(memory_info, data, (size_t)(rows * columns) * sizeof(float),
                                                        dims, 2, FLOAT32, &value),
          "CreateTensorWithDataAsOrtValue");
    return value;
}

ort_call *ort_open(int batch, int threads, float *x, float *out) {
    if (ort_version() == NULL) {
        return NULL;
    }
    static void *environment;
    enum { WARNINGS = 2, ARENA = 1, DEFAULT_MEMORY = 0 };
    if (environment == NULL) {
        check(((status(*)(int, const char *, void **))api[ORT_CreateEnv])(WARNINGS, "bench", &environment), "CreateEnv");
    }
    void *options = NULL, *memory_info = NULL;
    check(((status(*)(void **))api[ORT_CreateSessionOptions])(&options), "CreateSessionOptions");
    check(((status(*)(void *, int))api[ORT_SetIntraOpNumThreads])(options, threads), "SetIntraOpNumThreads");
    check(((status(*)(int, int, void **))api[ORT_CreateCpuMemoryInfo])(ARENA, DEFAULT_MEMORY, &memory_info),
          "CreateCpuMemoryInfo");
    char *path = NULL;
    ort_call *call = calloc(1, sizeof *call);
    if (call == NULL || asprintf(&path, "%s/mlp_b%d.onnx", bench_required("BENCH_MODELS"), batch) < 0) {
        bench_stop("ort_open", "no memory");
    }
    check(((status(*)(void *, const char *, const void *, void **))api[ORT_CreateSession])(environment, path, options,
                                                                                          &call->session),
          path);
    free(path);
    call->run = (run_function)api[ORT_Run];
    call->x = tensor(memory_info, x, batch, NETWORK_IN);
    call->out = tensor(memory_info, out, batch, NETWORK_OUT);
    return call;
}

void ort_run(ort_call *call) {
    static const char *const input[1] = {"x"}, *const output[1] = {"out"};
    const void *inputs[1] = {call->x};
    /* An output that is given is written in place. */
    void *outputs[1] = {call->out};
    check(call->run(call->session, NULL, input, inputs, 1, output, 1, outputs), "Run");
}
