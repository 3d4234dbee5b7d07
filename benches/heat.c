/*
 * A heat equation on a cube of 128 points a side: steps in place, the state never leaving the host's array. A call
 * here is a step, and a sample 100 of them. Keys: heat.*
 */
#define _GNU_SOURCE

#include "harness.h"
#include "raw.h"

#include <math.h>
#include <string.h>

enum { N = 128, STEPS = 100 };
#define POINTS ((size_t)N * N * N)
#define AT(i, j, k) (((size_t)(i) * N + (size_t)(j)) * N + (size_t)(k))

static const int64_t dims[3] = {N, N, N};

/* An eigenmode of the discrete step: each step multiplies it by a number that is known. */
static float *mode;
static double factor;

static void make_mode(void) {
    const double h = 3.14159265358979323846 / (N - 1);
    factor = 1.0 + 6.0 * (cos(h) - 1.0) / 8.0;
    double wave[N];
    for (int i = 0; i < N; ++i) {
        wave[i] = i == 0 || i == N - 1 ? 0.0 : sin(h * i);
    }
    mode = bench_memory(POINTS * sizeof(float), 0);
    for (int i = 0; i < N; ++i) {
        for (int j = 0; j < N; ++j) {
            for (int k = 0; k < N; ++k) {
                mode[AT(i, j, k)] = (float)(wave[i] * wave[j] * wave[k]);
            }
        }
    }
}

typedef struct state {
    float *u, *next;
    raw_call raw;
    pjrtlite_plan *bound;
} state;

static void reset(void *of) { memcpy(((state *)of)->u, mode, POINTS * sizeof(float)); }

static void check(void *of, int calls) {
    const state *s = of;
    const double scale = pow(factor, calls);
    for (size_t i = 0; i < POINTS; ++i) {
        if (!(fabs((double)s->u[i] - scale * (double)mode[i]) < 2e-5)) {
            bench_stop("heat", "a wrong number");
        }
    }
}

/* As a C code does it: two arrays by turns. */
static void run_loop(void *of, int calls) {
    state *s = of;
    for (int call = 0; call < calls; ++call) {
        const float *restrict u = s->u;
        float *restrict next = s->next;
        for (int i = 1; i < N - 1; ++i) {
            for (int j = 1; j < N - 1; ++j) {
                for (int k = 1; k < N - 1; ++k) {
                    const float neighbours = u[AT(i - 1, j, k)] + u[AT(i + 1, j, k)] + u[AT(i, j - 1, k)] +
                                             u[AT(i, j + 1, k)] + u[AT(i, j, k - 1)] + u[AT(i, j, k + 1)];
                    next[AT(i, j, k)] = u[AT(i, j, k)] + (neighbours - 6.0f * u[AT(i, j, k)]) * 0.125f;
                }
            }
        }
        float *swap = s->u;
        s->u = s->next;
        s->next = swap;
    }
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

int main(void) {
    const char *program = bench_program("heat");
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable));
    raw_open(bench_plugin());
    make_mode();

    const size_t bytes = POINTS * sizeof(float);
    state loop = {.u = bench_memory(bytes, 0), .next = bench_memory(bytes, 0)};
    /* The same array for both, as in add.c. */
    state ours = {.u = bench_memory(bytes, 0)};
    bench_ok(pjrtlite_plan_create(executable, 0, &ours.bound));
    bench_ok(pjrtlite_plan_bind_inout(ours.bound, 0, 0, ours.u, PJRTLITE_DTYPE_F32, dims, 3));
    state raw = {.u = ours.u};
    raw.raw.program = raw_compile(program);
    raw_add_donated(&raw.raw, raw.u, dims, 3);

    bench_way ways[4] = {
        {.name = "loop", .reset = reset, .run = run_loop, .check = check, .state = &loop},
        {.name = "raw", .reset = reset, .run = run_raw, .check = check, .state = &raw},
        {.name = "ours", .reset = reset, .run = run_bound, .check = check, .state = &ours},
    };
    int count = 3;
    bench_peer *const jax = bench_peer_jax("heat", "donated");
    if (jax != NULL) {
        ways[count++] = (bench_way){.name = "jax", .time = bench_peer_time, .state = jax};
    }
    bench_measure(ways, count, bench_rounds(31, 5), STEPS);

    const bench_way *const mine = bench_find(ways, count, "ours");
    bench_report_time("heat.ms", mine, "ms");
    bench_report_time("heat.raw.ms", bench_find(ways, count, "raw"), "ms");
    bench_report_ratio("heat.over_raw", mine, bench_find(ways, count, "raw"));
    bench_report_time("heat.c_loop.ms", bench_find(ways, count, "loop"), "ms");
    bench_report_ratio("heat.over_c_loop", mine, bench_find(ways, count, "loop"));
    bench_report_time("heat.jax.ms", bench_find(ways, count, "jax"), "ms");
    bench_report_ratio("heat.over_jax", mine, bench_find(ways, count, "jax"));

    bench_peer_stop(jax);
    pjrtlite_plan_destroy(ours.bound);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
