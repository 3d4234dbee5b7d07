#define _GNU_SOURCE

#include "torch.h"

#include "harness.h"

#include <dlfcn.h>
#include <stdlib.h>

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

torch_call *torch_open(const network *net, int threads, float *out) {
    const char *path = bench_setting("BENCH_TORCH");
    if (path == NULL) {
        bench_report_absent("LibTorch", "it is not on the machine: make bench TORCH=1 installs it (550 MB to download)");
        return NULL;
    }
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    torch_call *call = calloc(1, sizeof *call);
    if (library == NULL || call == NULL) {
        bench_stop(path, library == NULL ? dlerror() : "no memory");
    }
    void *(*open)(const network *, int, float *);
    *(void **)&open = function(library, "bench_torch_open");
    *(void **)&call->run = function(library, "bench_torch_run");
    call->call = open(net, threads, out);
    return call;
}

void torch_run(torch_call *call) { call->run(call->call); }
