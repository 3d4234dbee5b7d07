/*
 * An allreduce inside of a program, on two ranks, against MPI called directly on the same arrays: 8 bytes and 8 MB. With
 * MPI_THREAD_MULTIPLE, and on the calling thread, as with less. Keys: mpi.*, mpi.calling_thread.*
 */
#include "harness.h"

#include <pjrtlite_mpi.h>

#include <stdio.h>
#include <string.h>

typedef struct sums {
    pjrtlite_plan *plan;
    double *x, *out;
    int64_t count;
} sums;

static int size;

static void program(void *state, int calls) {
    for (int i = 0; i < calls; ++i) bench_ok(pjrtlite_plan_run(((sums *)state)->plan));
}

static void direct(void *state, int calls) {
    const sums *s = state;
    for (int i = 0; i < calls; ++i) MPI_Allreduce(s->x, s->out, (int)s->count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void check(void *state, int calls) {
    const sums *s = state;
    (void)calls;
    for (int64_t i = 0; i < s->count; ++i) {
        if (s->out[i] != (double)(i % 7) * size) bench_stop("mpi", "a sum is wrong");
    }
}

static void reset(void *state) {
    const sums *s = state;
    memset(s->out, 0, (size_t)s->count * sizeof *s->out);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void row(const pjrtlite_client *client, const char *prefix, const char *name, int64_t count, int rounds, int calls) {
    char key[128];
    pjrtlite_executable *executable = NULL;
    sums ours = {.count = count};
    ours.x = bench_memory((size_t)count * sizeof(double), 0);
    ours.out = bench_memory((size_t)count * sizeof(double), 0);
    for (int64_t i = 0; i < count; ++i) ours.x[i] = (double)(i % 7);
    snprintf(key, sizeof key, "mpi_allreduce_%s", name);
    bench_ok(pjrtlite_executable_load_file(client, bench_program(key), NULL, &executable));
    bench_ok(pjrtlite_plan_create(executable, 0, &ours.plan));
    bench_ok(pjrtlite_plan_bind_input(ours.plan, 0, ours.x, PJRTLITE_DTYPE_F64, &count, 1));
    bench_ok(pjrtlite_plan_bind_output(ours.plan, 0, ours.out, PJRTLITE_DTYPE_F64, &count, 1));
    bench_way ways[2] = {
        {.name = "program", .reset = reset, .run = program, .check = check, .state = &ours},
        {.name = "direct", .reset = reset, .run = direct, .check = check, .state = &ours},
    };
    bench_measure(ways, 2, rounds, calls);
    snprintf(key, sizeof key, "%s.allreduce.%s.us", prefix, name);
    bench_report_time(key, &ways[0], "us");
    snprintf(key, sizeof key, "%s.allreduce.%s.direct.us", prefix, name);
    bench_report_time(key, &ways[1], "us");
    snprintf(key, sizeof key, "%s.allreduce.%s.over_direct", prefix, name);
    bench_report_ratio(key, &ways[0], &ways[1]);
    pjrtlite_plan_destroy(ours.plan);
    pjrtlite_executable_destroy(executable);
}

int main(int argc, char **argv) {
    const bool calling = argc > 1 && strcmp(argv[1], "calling_thread") == 0;
    int level = 0, rank = 0;
    MPI_Init_thread(&argc, &argv, calling ? MPI_THREAD_FUNNELED : MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    /* One rank tells. */
    if (rank != 0 && freopen("/dev/null", "w", stdout) == NULL) bench_stop("mpi", "no /dev/null");
    const char *const prefix = calling ? "mpi.calling_thread" : "mpi";
    if (!calling && level < MPI_THREAD_MULTIPLE) {
        bench_report_absent("mpi", "this MPI has no MPI_THREAD_MULTIPLE");
    } else {
        pjrtlite_client *client = NULL;
        bench_ok(pjrtlite_mpi_register(MPI_COMM_WORLD));
        bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
        row(client, prefix, "8B", 1, bench_rounds(201, 51), 50);
        row(client, prefix, "8MB", 1 << 20, bench_rounds(101, 21), 2);
        pjrtlite_client_destroy(client);
    }
    return MPI_Finalize();
}
