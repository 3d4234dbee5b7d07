/*
 * A network of 64-256-256-32 units on batches of 1, 8, 64 and 1024: where XLA's own code takes the time. Keys:
 * mlp.bBATCH.*, with the prefix that BENCH_PREFIX states for another number of cores.
 */
#define _GNU_SOURCE

#include "harness.h"
#include "network.h"
#include "ort.h"
#include "raw.h"
#include "torch.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct state {
    const network *net;
    float *out, *hidden;
    raw_call raw;
    pjrtlite_plan *bound;
    ort_call *ort;
    torch_call *torch;
    int cores;
} state;

static void check(void *of, int calls) {
    (void)calls;
    state *s = of;
    network_check(s->net, "mlp", s->out);
}

static void run_raw(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run(&((state *)of)->raw);
    }
}

static void run_bound(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        bench_ok(pjrtlite_plan_run(((state *)of)->bound));
    }
}

static void run_ort(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        ort_run(((state *)of)->ort);
    }
}

static void run_torch(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        torch_run(((state *)of)->torch);
    }
}

#ifdef BENCH_OPENBLAS
/* Rows of the batch, from one up to another. */
static void multiply(const state *s, bool is_quotient, int from, int to) {
    float *const *a = s->net->arrays;
    (is_quotient ? network_sgemm_quotient : network_sgemm)(
        to - from, a[0] + from * NETWORK_IN, a[1], a[2], a[3], a[4], a[5], a[6],
        s->hidden + (ptrdiff_t)2 * NETWORK_WIDTH * from, s->out + from * NETWORK_OUT);
}

static void run_sgemm(void *of, int calls) {
    const state *s = of;
    for (int i = 0; i < calls; ++i) {
        multiply(s, false, 0, (int)s->net->batch);
    }
}

static void run_quotient(void *of, int calls) {
    const state *s = of;
    for (int i = 0; i < calls; ++i) {
        multiply(s, true, 0, (int)s->net->batch);
    }
}

#ifdef _OPENMP
extern void openblas_set_num_threads(int threads);

/* Each core has a part of the batch, and nothing is waited for in between. */
static void run_openmp(void *of, int calls) {
    const state *s = of;
    const int cores = s->cores, batch = (int)s->net->batch;
    openblas_set_num_threads(1);
    for (int i = 0; i < calls; ++i) {
#pragma omp parallel for schedule(static)
        for (int core = 0; core < cores; ++core) {
            multiply(s, true, batch * core / cores, batch * (core + 1) / cores);
        }
    }
    openblas_set_num_threads(cores);
}
#endif
#endif

static state prepare(const network *net) {
    return (state){.net = net, .out = bench_memory(net->out_count * sizeof(float), 0)};
}

/* A plan of a program that takes the first so many of the network's arrays. */
static pjrtlite_plan *bind(const network *net, const pjrtlite_executable *executable, int arrays, float *out) {
    const int64_t out_dims[2] = {net->batch, NETWORK_OUT};
    pjrtlite_plan *plan = NULL;
    bench_ok(pjrtlite_plan_create(executable, 0, &plan));
    for (int n = 0; n < arrays; ++n) {
        bench_ok(pjrtlite_plan_bind_input(plan, (size_t)n, net->arrays[n], PJRTLITE_DTYPE_F32, net->dims[n],
                                          net->ranks[n]));
    }
    bench_ok(pjrtlite_plan_bind_output(plan, 0, out, PJRTLITE_DTYPE_F32, out_dims, 2));
    return plan;
}

/* Loads the program with pjrtlite.autotune. What it chose is remembered in BENCH_TUNE_FOLDER, which is new. */
static pjrtlite_executable *load_tuned(const pjrtlite_client *client, const char *program) {
    const char *folder = bench_setting("BENCH_TUNE_FOLDER");
    pjrtlite_options *options = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_options_create(&options));
    bench_ok(pjrtlite_options_set_bool(options, "pjrtlite.autotune", true));
    bench_ok(pjrtlite_options_set_string(options, "pjrtlite.cache", folder == NULL ? "" : folder));
    bench_ok(pjrtlite_executable_load_file(client, program, options, &executable));
    pjrtlite_options_destroy(options);
    return executable;
}

static const char *key_of(int batch, const char *what) {
    static char key[128];
    const char *prefix = bench_setting("BENCH_PREFIX");
    snprintf(key, sizeof key, "%smlp.b%d.%s", prefix == NULL ? "" : prefix, batch, what);
    return key;
}

/* The same network as a program that has the weights in it, and writes where the host wants the result. */
static const char *constant_program(const network *net) {
    char *path = NULL;
    if (asprintf(&path, "%s/network_b%d.mlir", bench_required("BENCH_WORK"), (int)net->batch) < 0) {
        bench_stop("mlp", "no memory");
    }
    network_write_constant(net, path);
    return path;
}

static void measure(const pjrtlite_client *client, int batch, int calls, int rounds, int cores) {
    char name[32];
    snprintf(name, sizeof name, "mlp_b%d", batch);
    const char *program = bench_program(name);
    network net;
    network_make(&net, batch);

    state raw = prepare(&net), ours = prepare(&net), tuned = prepare(&net), ort = prepare(&net), torch = prepare(&net);
    state ftorch = prepare(&net);
    state constant = prepare(&net), constant_tuned = prepare(&net);
    raw.raw = (raw_call){
        .program = raw_compile(program), .output = raw.out, .output_bytes = net.out_count * sizeof(float)};
    for (int n = 0; n < NETWORK_ARRAYS; ++n) {
        raw_add_input(&raw.raw, net.arrays[n], net.dims[n], net.ranks[n]);
    }
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable));
    ours.bound = bind(&net, executable, NETWORK_ARRAYS, ours.out);

    bench_way ways[12] = {
        {.name = "raw", .run = run_raw, .check = check, .state = &raw},
        {.name = "ours", .run = run_bound, .check = check, .state = &ours},
    };
    int count = 2;
#ifdef BENCH_OPENBLAS
    state sgemm = prepare(&net);
    sgemm.hidden = bench_memory(2 * sizeof(float) * NETWORK_WIDTH * (size_t)batch, 0);
    ways[count++] = (bench_way){.name = "sgemm", .run = run_sgemm, .check = check, .state = &sgemm};
    ways[count++] = (bench_way){.name = "quotient", .run = run_quotient, .check = check, .state = &sgemm};
#ifdef _OPENMP
    sgemm.cores = cores;
    if (cores > 1 && batch >= cores) {
        ways[count++] = (bench_way){.name = "openmp", .run = run_openmp, .check = check, .state = &sgemm};
    }
#endif
#endif
    ort.ort = ort_open(batch, cores, net.arrays[0], ort.out);
    if (ort.ort != NULL) {
        ways[count++] = (bench_way){.name = "ort", .run = run_ort, .check = check, .state = &ort};
    }
    torch.torch = torch_open(&net, cores, torch.out);
    if (torch.torch != NULL) {
        ways[count++] = (bench_way){.name = "libtorch", .run = run_torch, .check = check, .state = &torch};
    }
    ftorch.torch = ftorch_open(&net, ftorch.out);
    if (ftorch.torch != NULL) {
        ways[count++] = (bench_way){.name = "ftorch", .run = run_torch, .check = check, .state = &ftorch};
    }
    char size[16];
    snprintf(size, sizeof size, "%d", batch);
    bench_peer *const jax = bench_peer_jax("mlp", size);
    if (jax != NULL) {
        ways[count++] = (bench_way){.name = "jax", .time = bench_peer_time, .state = jax};
    }
    pjrtlite_executable *const best = batch >= 64 ? load_tuned(client, program) : NULL;
    if (best != NULL) {
        tuned.bound = bind(&net, best, NETWORK_ARRAYS, tuned.out);
        ways[count++] = (bench_way){.name = "tuned", .run = run_bound, .check = check, .state = &tuned};
    }
    const char *const with_constants = constant_program(&net);
    pjrtlite_executable *known = NULL, *const known_tuned = load_tuned(client, with_constants);
    bench_ok(pjrtlite_executable_load_file(client, with_constants, NULL, &known));
    constant.bound = bind(&net, known, 1, constant.out);
    constant_tuned.bound = bind(&net, known_tuned, 1, constant_tuned.out);
    ways[count++] = (bench_way){.name = "constant", .run = run_bound, .check = check, .state = &constant};
    ways[count++] = (bench_way){.name = "constant_tuned", .run = run_bound, .check = check, .state = &constant_tuned};
    bench_measure(ways, count, rounds, calls);

    const bench_way *const mine = bench_find(ways, count, "ours");
    static const char *const names[][3] = {
        {"raw", "raw.us", "over_raw"},
        {"sgemm", "sgemm.us", "over_sgemm"},
        {"quotient", "sgemm_quotient.us", "over_sgemm_quotient"},
        {"openmp", "openmp.us", "over_openmp"},
        {"ort", "ort.us", "over_ort"},
        {"libtorch", "libtorch.us", "over_libtorch"},
        {"ftorch", "ftorch.us", "over_ftorch"},
        {"jax", "jax.us", "over_jax"},
    };
    bench_report_time(key_of(batch, "us"), mine, "us");
    for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
        const bench_way *way = bench_find(ways, count, names[i][0]);
        bench_report_time(key_of(batch, names[i][1]), way, "us");
        bench_report_ratio(key_of(batch, names[i][2]), mine, way);
    }
    if (best != NULL) {
        const char *with_arguments = NULL;
        bench_ok(pjrtlite_executable_autotuning(best, &with_arguments));
        bench_report_ratio(key_of(batch, "tuned.over_untuned"), bench_find(ways, count, "tuned"), mine);
        bench_report_note(key_of(batch, "tuned"), with_arguments);
    }

    const bench_way *const in_it = bench_find(ways, count, "constant"), *const best_in_it = bench_find(ways, count, "constant_tuned");
    const bench_way *const peer = bench_find(ways, count, "ort");
    const char *chosen = NULL;
    bench_ok(pjrtlite_executable_autotuning(known_tuned, &chosen));
    bench_report_ratio(key_of(batch, "constant.over_arguments"), in_it, mine);
    bench_report_ratio(key_of(batch, "constant.over_ort"), in_it, peer);
    bench_report_ratio(key_of(batch, "constant.tuned.over_untuned"), best_in_it, in_it);
    bench_report_ratio(key_of(batch, "constant.tuned.over_ort"), best_in_it, peer);
    bench_report_note(key_of(batch, "constant.tuned"), chosen);

    bench_peer_stop(jax);
    pjrtlite_plan_destroy(constant.bound);
    pjrtlite_plan_destroy(constant_tuned.bound);
    pjrtlite_executable_destroy(known);
    pjrtlite_executable_destroy(known_tuned);
    remove(with_constants);
    pjrtlite_plan_destroy(tuned.bound);
    pjrtlite_executable_destroy(best);
    pjrtlite_plan_destroy(ours.bound);
    pjrtlite_executable_destroy(executable);
}

int main(void) {
    const int cores = (int)bench_number("BENCH_CORES", 1);
    pjrtlite_client *client = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    raw_open(bench_plugin());
#ifndef BENCH_OPENBLAS
    bench_report_absent("Fortran with sgemm", "no Fortran compiler or no OpenBLAS (Debian: libopenblas-dev)");
#endif
    /* As short as they can be (see call.c), with four calls or more, so that each sample has an untimed call first. */
    static const struct {
        int batch, calls, rounds, quick;
    } sizes[] = {{1, 50, 401, 81}, {8, 20, 401, 81}, {64, 6, 401, 81}, {1024, 4, 101, 15}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
        measure(client, sizes[i].batch, sizes[i].calls, bench_rounds(sizes[i].rounds, sizes[i].quick), cores);
    }
    pjrtlite_client_destroy(client);
    return 0;
}
