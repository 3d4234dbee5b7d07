/*
 * Linear algebra in programs, over the same LAPACK called directly: Cholesky, LU and eigenvalues of one matrix, by a
 * program that only calls the routine, and by the one that JAX makes, which also turns row-major matrices into LAPACK's
 * order and back, and puts NaN where there is no solution. And the Cholesky factors of 10 000 matrices of 8 by 8, over a
 * plain loop and JAX in Python. In float64. Keys: linalg.*
 *
 *   bench_linalg single|batch
 */
#include "harness.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void cholesky(const char *uplo, const int *n, double *a, const int *ld, int *info, size_t length);
typedef void lu(const int *m, const int *n, double *a, const int *ld, int *pivots, int *info);
typedef void eigh(const char *jobz, const char *uplo, const int *n, double *a, const int *ld, double *w, double *work,
                  const int *work_size, int *integers, const int *integers_size, int *info, size_t one, size_t other);

enum { BATCH = 10000, BATCH_SIDE = 8, MOST_OUTPUTS = 3 };

/* What both ways work on: `count` matrices of `n` by `n`, symmetric and positive. */
typedef struct problem {
    const char *name;
    int n, count;
    size_t bytes;
    double *a;
    /* Of a program. */
    pjrtlite_plan *plan;
    void *outputs[MOST_OUTPUTS];
    /* Of the library: what it works in, and its functions, of which one is there. */
    double *work, *values, *room;
    int *integers, room_size, integers_size;
    cholesky *cholesky;
    lu *lu;
    eigh *eigh;
} problem;

static void fill(problem *of, const char *name, int n, int count) {
    *of = (problem){.name = name, .n = n, .count = count, .bytes = sizeof(double) * (size_t)n * (size_t)n * (size_t)count};
    of->a = bench_memory(of->bytes, 0);
    for (int k = 0; k < count; ++k) {
        for (int i = 0; i < n; ++i) {
            for (int j = 0; j < n; ++j) {
                const double off = 1.0 / (1.0 + (double)((i - j) * (i - j)) + (double)(k % 7));
                of->a[((size_t)k * (size_t)n + (size_t)i) * (size_t)n + (size_t)j] = i == j ? (double)n + off : off;
            }
        }
    }
}

static void run(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        bench_ok(pjrtlite_plan_run(((problem *)state)->plan));
    }
}

/* The library overwrites its argument, so it gets a copy, as the program's call does. */
static void call_directly(void *state, int calls) {
    problem *const of = state;
    const int n = of->n;
    const size_t size = (size_t)n * (size_t)n;
    for (int i = 0; i < calls; ++i) {
        memcpy(of->work, of->a, of->bytes);
        int info = 0;
        for (int k = 0; k < of->count && info == 0; ++k) {
            double *const a = of->work + (size_t)k * size;
            if (of->cholesky != NULL) {
                of->cholesky("L", &n, a, &n, &info, 1);
            } else if (of->lu != NULL) {
                of->lu(&n, &n, a, &n, of->integers, &info);
            } else {
                of->eigh("V", "L", &n, a, &n, of->values, of->room, &of->room_size, of->integers, &of->integers_size,
                         &info, 1, 1);
            }
        }
        if (info != 0) {
            bench_stop(of->name, "LAPACK says that it failed");
        }
    }
}

/* The first numbers of both, which are the same whichever way they are read: on the diagonal, or eigenvalues. */
static void compare(const problem *ours, const problem *direct) {
    const int n = ours->n;
    const bool is_eigh = direct->eigh != NULL;
    const double *const found = ours->outputs[is_eigh ? 1 : 0], *const wanted = is_eigh ? direct->values : direct->work;
    for (int i = 0; i < n; ++i) {
        const size_t place = is_eigh ? (size_t)i : (size_t)i * (size_t)(n + 1);
        const float a = (float)found[place], b = (float)wanted[place];
        bench_compare(ours->name, &a, &b, 1, 1e-4f);
    }
}

/* A program that does nothing but call the routine. Its result has a destination, as JAX's programs have here: without one
   each run writes it into memory that is new. */
static pjrtlite_executable *load_bare(const problem *of, const pjrtlite_client *client) {
    const int n = of->n;
    char matrix[32], more[32], result[96], text[1024];
    const char *routine = "dpotrf", *attributes = "uplo = 76 : ui8";
    snprintf(matrix, sizeof matrix, "tensor<%dx%dxf64>", n, n);
    snprintf(result, sizeof result, "%s, tensor<i32>", matrix);
    if (strncmp(of->name, "cholesky", 8) != 0) {
        const bool is_lu = strncmp(of->name, "lu", 2) == 0;
        routine = is_lu ? "dgetrf" : "dsyevd";
        attributes = is_lu ? "" : "mode = 86 : ui8, uplo = 76 : ui8";
        snprintf(more, sizeof more, "tensor<%dx%s>", n, is_lu ? "i32" : "f64");
        snprintf(result, sizeof result, "%s, %s, tensor<i32>", matrix, more);
    }
    const int results = strcmp(routine, "dpotrf") == 0 ? 2 : 3;
    snprintf(text, sizeof text,
             "module @bare {\n  func.func public @main(%%a: %s, %%into: %s {tf.aliasing_output = 0 : i32}) -> (%s) {\n"
             "    %%r:%d = stablehlo.custom_call @lapack_%s_ffi(%%a) {backend_config = {%s}, api_version = 4 : i32} : "
             "(%s) -> (%s)\n    return %%r#0, %%r#1%s : %s\n  }\n}\n",
             matrix, matrix, result, results, routine, attributes, matrix, result, results == 3 ? ", %r#2" : "", result);
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    return executable;
}

static pjrtlite_executable *load(const problem *of, const pjrtlite_client *client) {
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_executable_load_file(client, bench_program(of->name), NULL, &executable));
    return executable;
}

/* The plan of a program, with all bound. */
static void make_plan(problem *of, pjrtlite_executable *executable) {
    bench_ok(pjrtlite_plan_create(executable, 0, &of->plan));
    size_t count = 0;
    bench_ok(pjrtlite_executable_output_count(executable, &count));
    pjrtlite_dtype dtype;
    const int64_t *dims = NULL;
    size_t rank = 0;
    bench_ok(pjrtlite_executable_input_type(executable, 0, &dtype, &dims, &rank));
    bench_ok(pjrtlite_plan_bind_input(of->plan, 0, of->a, dtype, dims, rank));
    for (size_t i = 0; i < count && i < MOST_OUTPUTS; ++i) {
        bench_ok(pjrtlite_executable_output_type(executable, i, &dtype, &dims, &rank));
        of->outputs[i] = bench_memory(of->bytes, 0);
        bench_ok(pjrtlite_plan_bind_output(of->plan, i, of->outputs[i], dtype, dims, rank));
    }
    pjrtlite_executable_destroy(executable);
}

static void *function(void *library, const char *name) {
    void *const found = dlsym(library, name);
    if (found == NULL) {
        bench_stop(name, "the library has no such function");
    }
    return found;
}

/* The library's function for a problem; the sizes of its work arrays are LAPACK's formulas. */
static void make_direct(problem *of, void *library) {
    const int n = of->n;
    of->work = bench_memory(of->bytes, 0);
    of->integers_size = 3 + 5 * n;
    of->integers = bench_memory(sizeof(int) * (size_t)of->integers_size, 0);
    if (strncmp(of->name, "cholesky", 8) == 0) {
        *(void **)&of->cholesky = function(library, "scipy_dpotrf_");
    } else if (strncmp(of->name, "lu", 2) == 0) {
        *(void **)&of->lu = function(library, "scipy_dgetrf_");
    } else {
        *(void **)&of->eigh = function(library, "scipy_dsyevd_");
        of->values = bench_memory(sizeof(double) * (size_t)n, 0);
        of->room_size = 1 + 6 * n + 2 * n * n;
        of->room = bench_memory(sizeof(double) * (size_t)of->room_size, 0);
    }
}

static void measure_single(const pjrtlite_client *client, void *library, const char *operation, int n) {
    char name[32];
    snprintf(name, sizeof name, "%s_%d", operation, n);
    problem bare, program, direct;
    fill(&bare, name, n, 1);
    fill(&program, name, n, 1);
    fill(&direct, name, n, 1);
    make_plan(&bare, load_bare(&bare, client));
    make_plan(&program, load(&program, client));
    make_direct(&direct, library);
    bench_way ways[3] = {
        {.name = "direct", .run = call_directly, .state = &direct},
        {.name = "bare", .run = run, .state = &bare},
        {.name = "program", .run = run, .state = &program},
    };
    const bool is_large = n > 100;
    bench_measure(ways, 3, is_large ? bench_rounds(31, 7) : bench_rounds(301, 51), is_large ? 1 : 20);
    compare(&bare, &direct);
    compare(&program, &direct);
    char key[64];
    snprintf(key, sizeof key, "linalg.%s.%d.us", operation, n);
    bench_report_time(key, &ways[1], "us");
    snprintf(key, sizeof key, "linalg.%s.%d.direct.us", operation, n);
    bench_report_time(key, &ways[0], "us");
    snprintf(key, sizeof key, "linalg.%s.%d.over_direct", operation, n);
    bench_report_ratio(key, &ways[1], &ways[0]);
    snprintf(key, sizeof key, "linalg.%s.%d.program.over_direct", operation, n);
    bench_report_ratio(key, &ways[2], &ways[0]);
    pjrtlite_plan_destroy(bare.plan);
    pjrtlite_plan_destroy(program.plan);
}

static void measure_batch(const pjrtlite_client *client, void *library) {
    problem ours, direct;
    fill(&ours, "cholesky_batch", BATCH_SIDE, BATCH);
    fill(&direct, "cholesky_batch", BATCH_SIDE, BATCH);
    make_plan(&ours, load(&ours, client));
    make_direct(&direct, library);
    bench_way ways[3] = {
        {.name = "loop", .run = call_directly, .state = &direct},
        {.name = "ours", .run = run, .state = &ours},
    };
    int count = 2;
    bench_peer *const jax = bench_peer_jax("cholesky", "batch");
    if (jax != NULL) {
        ways[count++] = (bench_way){.name = "jax", .time = bench_peer_time, .state = jax};
    }
    bench_measure(ways, count, bench_rounds(51, 11), 2);
    compare(&ours, &direct);
    bench_report_time("linalg.batch.ms", &ways[1], "ms");
    bench_report_time("linalg.batch.loop.ms", &ways[0], "ms");
    bench_report_ratio("linalg.batch.over_loop", &ways[1], &ways[0]);
    if (jax != NULL) {
        bench_report_ratio("linalg.batch.over_jax", &ways[1], &ways[2]);
        bench_peer_stop(jax);
    }
    pjrtlite_plan_destroy(ours.plan);
}

int main(int argc, char **argv) {
    const char *const what = argc == 2 ? argv[1] : "";
    const bool is_batch = strcmp(what, "batch") == 0;
    if (!is_batch && strcmp(what, "single") != 0) {
        bench_stop(argv[0], "usage: bench_linalg single|batch");
    }
    /* pjrtlite takes the library that this names, too. */
    const char *const file = bench_setting("PJRTLITE_LAPACK");
    if (file == NULL) {
        bench_report_absent("linear algebra", "no LAPACK: tools/get-lapack fetches it");
        return 0;
    }
    void *const library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        bench_stop(file, dlerror());
    }
    pjrtlite_client *client = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    if (is_batch) {
        measure_batch(client, library);
    } else {
        static const char *const operations[3] = {"cholesky", "lu", "eigh"};
        static const int sizes[3] = {8, 64, 512};
        for (int i = 0; i < 9; ++i) {
            measure_single(client, library, operations[i / 3], sizes[i % 3]);
        }
    }
    pjrtlite_client_destroy(client);
    return 0;
}
