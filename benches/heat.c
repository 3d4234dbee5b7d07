/*
 * A heat equation on a cube of 128 points a side. A call here is a step, and a sample 100 of them. From one array of the
 * host to another and back, as a C code does it; or the state stays in one array, with one step or ten in a run.
 * With more than one core, a loop of OpenMP is there, too. Keys: heat.*
 */
#define _GNU_SOURCE

#include "harness.h"
#include "raw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 128, STEPS = 100, STEPS_OF_TEN = 10 };
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
    /* u has the state before a sample and after it, since a sample has an even number of steps. */
    float *u, *next;
    raw_call raw;
    /* In turns; the same one twice where the state stays in one array. */
    pjrtlite_plan *plans[2];
    int steps_in_a_run;
} state;

/* The edge of both stays as it is: zero. */
static void reset(void *of) {
    const state *s = of;
    memcpy(s->u, mode, POINTS * sizeof(float));
    if (s->next != NULL) {
        memset(s->next, 0, POINTS * sizeof(float));
    }
}

static void check(void *of, int calls) {
    const state *s = of;
    const double scale = pow(factor, calls);
    for (size_t i = 0; i < POINTS; ++i) {
        if (!(fabs((double)s->u[i] - scale * (double)mode[i]) < 2e-5)) {
            bench_stop("heat", "a wrong number");
        }
    }
}

/* One plane of the points that are inside. */
static inline void step_plane(const float *restrict u, float *restrict next, int i) {
    for (int j = 1; j < N - 1; ++j) {
        for (int k = 1; k < N - 1; ++k) {
            const float neighbours = u[AT(i - 1, j, k)] + u[AT(i + 1, j, k)] + u[AT(i, j - 1, k)] +
                                     u[AT(i, j + 1, k)] + u[AT(i, j, k - 1)] + u[AT(i, j, k + 1)];
            next[AT(i, j, k)] = u[AT(i, j, k)] + (neighbours - 6.0f * u[AT(i, j, k)]) * 0.125f;
        }
    }
}

static void swap(state *s) {
    float *const u = s->u;
    s->u = s->next;
    s->next = u;
}

static void run_loop(void *of, int calls) {
    state *s = of;
    for (int call = 0; call < calls; ++call) {
        for (int i = 1; i < N - 1; ++i) {
            step_plane(s->u, s->next, i);
        }
        swap(s);
    }
}

#ifdef _OPENMP
static void run_openmp(void *of, int calls) {
    state *s = of;
    for (int call = 0; call < calls; ++call) {
        const float *const u = s->u;
        float *const next = s->next;
#pragma omp parallel for schedule(static)
        for (int i = 1; i < N - 1; ++i) {
            step_plane(u, next, i);
        }
        swap(s);
    }
}
#endif

static void run_raw(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run(&((state *)of)->raw);
    }
}

static void run_bound(void *of, int calls) {
    const state *s = of;
    for (int i = 0; i < calls / s->steps_in_a_run; ++i) {
        bench_ok(pjrtlite_plan_run(s->plans[i % 2]));
    }
}

static pjrtlite_plan *new_plan(const pjrtlite_client *client, const char *program) {
    pjrtlite_executable *executable = NULL;
    pjrtlite_plan *plan = NULL;
    bench_ok(pjrtlite_executable_load_file(client, bench_program(program), NULL, &executable));
    bench_ok(pjrtlite_plan_create(executable, 0, &plan));
    pjrtlite_executable_destroy(executable);
    return plan;
}

/* A state that stays where it is. */
static state in_place(const pjrtlite_client *client, const char *program, float *u, int steps) {
    pjrtlite_plan *const plan = new_plan(client, program);
    bench_ok(pjrtlite_plan_bind_inout(plan, 0, 0, u, PJRTLITE_DTYPE_F32, dims, 3));
    return (state){.u = u, .plans = {plan, plan}, .steps_in_a_run = steps};
}

/* Reads one array, and writes the points inside of another. */
static pjrtlite_plan *from_to(const pjrtlite_client *client, float *from, float *to) {
    pjrtlite_plan *const plan = new_plan(client, "heat");
    bench_ok(pjrtlite_plan_bind_input(plan, 0, from, PJRTLITE_DTYPE_F32, dims, 3));
    bench_ok(pjrtlite_plan_bind_inout(plan, 1, 0, to, PJRTLITE_DTYPE_F32, dims, 3));
    return plan;
}

/* "heat.NAME", with the prefix that BENCH_PREFIX states for another number of cores; until the next call. */
static const char *key(const char *name) {
    static char text[64];
    const char *const prefix = bench_setting("BENCH_PREFIX");
    snprintf(text, sizeof text, "%sheat.%s", prefix == NULL ? "" : prefix, name);
    return text;
}

int main(void) {
    pjrtlite_client *client = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    raw_open(bench_plugin());
    make_mode();

    /* The same arrays for all, as in add.c. */
    const size_t bytes = POINTS * sizeof(float);
    float *const first = bench_memory(bytes, 0), *const second = bench_memory(bytes, 0);
    state loop = {.u = first, .next = second};
    state ours = {.u = first, .next = second, .steps_in_a_run = 1};
    ours.plans[0] = from_to(client, first, second);
    ours.plans[1] = from_to(client, second, first);
    state raw = {.u = first, .next = second};
    raw.raw.program = raw_compile(bench_program("heat"));
    raw_add_pair(&raw.raw, first, second, dims, 3);
    state one = in_place(client, "heat_in_place", first, 1);
    state ten = in_place(client, "heat_in_place_10", first, STEPS_OF_TEN);

    bench_way ways[7] = {
        {.name = "loop", .reset = reset, .run = run_loop, .check = check, .state = &loop},
        {.name = "raw", .reset = reset, .run = run_raw, .check = check, .state = &raw},
        {.name = "ours", .reset = reset, .run = run_bound, .check = check, .state = &ours},
        {.name = "in_place", .reset = reset, .run = run_bound, .check = check, .state = &one},
        {.name = "in_place_10", .reset = reset, .run = run_bound, .check = check, .state = &ten},
    };
    int count = 5;
#ifdef _OPENMP
    state openmp = loop;
    if (bench_number("BENCH_CORES", 1) > 1) {
        ways[count++] =
            (bench_way){.name = "openmp", .reset = reset, .run = run_openmp, .check = check, .state = &openmp};
    }
#endif
    bench_peer *const jax = bench_peer_jax("heat", "donated");
    if (jax != NULL) {
        ways[count++] = (bench_way){.name = "jax", .time = bench_peer_time, .state = jax};
    }
    bench_measure(ways, count, bench_rounds(31, 5), STEPS);

    const bench_way *const mine = bench_find(ways, count, "ours");
    bench_report_time(key("ms"), mine, "ms");
    bench_report_time(key("raw.ms"), bench_find(ways, count, "raw"), "ms");
    bench_report_ratio(key("over_raw"), mine, bench_find(ways, count, "raw"));
    bench_report_time(key("c_loop.ms"), bench_find(ways, count, "loop"), "ms");
    bench_report_ratio(key("over_c_loop"), mine, bench_find(ways, count, "loop"));
    bench_report_time(key("openmp.ms"), bench_find(ways, count, "openmp"), "ms");
    bench_report_ratio(key("over_openmp"), mine, bench_find(ways, count, "openmp"));
    bench_report_time(key("in_place.ms"), bench_find(ways, count, "in_place"), "ms");
    bench_report_ratio(key("in_place.over_c_loop"), bench_find(ways, count, "in_place"), bench_find(ways, count, "loop"));
    bench_report_time(key("in_place_10.ms"), bench_find(ways, count, "in_place_10"), "ms");
    bench_report_ratio(key("in_place_10.over_c_loop"), bench_find(ways, count, "in_place_10"),
                       bench_find(ways, count, "loop"));
    bench_report_time(key("jax.ms"), bench_find(ways, count, "jax"), "ms");
    bench_report_ratio(key("over_jax"), mine, bench_find(ways, count, "jax"));

    bench_peer_stop(jax);
    pjrtlite_plan_destroy(ours.plans[0]);
    pjrtlite_plan_destroy(ours.plans[1]);
    pjrtlite_plan_destroy(one.plans[0]);
    pjrtlite_plan_destroy(ten.plans[0]);
    pjrtlite_client_destroy(client);
    return 0;
}
