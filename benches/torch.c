#define _GNU_SOURCE

#include "torch.h"

#include "harness.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct torch_call {
    void (*run)(void *call);
    void *call;
};

static void *function(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (found == NULL) {
        bench_stop("BENCH_TORCH", dlerror());
    }
    return found;
}

static void *library_at(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        bench_stop(path, dlerror());
    }
    return library;
}

static torch_call *new_call(void) {
    torch_call *call = calloc(1, sizeof *call);
    if (call == NULL) {
        bench_stop("torch", "no memory");
    }
    return call;
}

torch_call *torch_open(const network *net, int threads, float *out) {
    const char *path = bench_setting("BENCH_TORCH");
    if (path == NULL) {
        bench_report_absent("LibTorch", "it is not on the machine: make bench TORCH=1 installs it (550 MB to download)");
        return NULL;
    }
    void *library = library_at(path);
    torch_call *call = new_call();
    void *(*open)(const network *, int, float *);
    *(void **)&open = function(library, "bench_torch_open");
    *(void **)&call->run = function(library, "bench_torch_run");
    call->call = open(net, threads, out);
    return call;
}

torch_call *ftorch_open(const network *net, float *out) {
    const char *torch = bench_setting("BENCH_TORCH"), *path = bench_setting("BENCH_FTORCH");
    if (torch == NULL || path == NULL) {
        bench_report_absent("FTorch", "it was not built: make bench TORCH=1 FTORCH_DIR=… builds it from its sources");
        return NULL;
    }
    void (*save)(const network *, const char *);
    *(void **)&save = function(library_at(torch), "bench_torch_save");
    void *library = library_at(path);
    torch_call *call = new_call();
    void *(*open)(const char *, size_t, int, const float *, float *);
    *(void **)&open = function(library, "bench_ftorch_open");
    *(void **)&call->run = function(library, "bench_ftorch_run");
    char *file = NULL;
    if (asprintf(&file, "%s/network_b%d.pt", bench_required("BENCH_WORK"), (int)net->batch) < 0) {
        bench_stop("FTorch", "no memory");
    }
    save(net, file);
    call->call = open(file, strlen(file), (int)net->batch, net->arrays[0], out);
    remove(file);
    free(file);
    return call;
}

void torch_run(torch_call *call) { call->run(call->call); }
