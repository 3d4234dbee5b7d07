/*
 * The small call from 1, 2, 4 and 8 threads of the host, a plan each, all on one client and program. A sample
 * is the time until all are done, over the calls of one. Keys: threadsN.*
 */
#define _POSIX_C_SOURCE 200809L

#include "call.h"
#include "harness.h"
#include "raw.h"

#include <pthread.h>
#include <stdio.h>

enum { MOST = 8 };

static const int64_t dims[1] = {CALL_SIZE};

typedef struct worker {
    pthread_t thread;
    pthread_barrier_t *start;
    int calls;
    double began, ended;
    float *x, *y, *out;
    bool is_raw;
    raw_call raw;
    pjrtlite_plan *bound;
} worker;

typedef struct team {
    int size;
    worker workers[MOST];
} team;

static void *work(void *of) {
    worker *w = of;
    pthread_barrier_wait(w->start);
    w->began = bench_now();
    for (int i = 0; i < w->calls; ++i) {
        if (w->is_raw) {
            raw_run(&w->raw);
        } else {
            bench_ok(pjrtlite_plan_run(w->bound));
        }
    }
    w->ended = bench_now();
    call_check("threads", w->out);
    return NULL;
}

static double time_team(void *of, int calls) {
    team *t = of;
    pthread_barrier_t start;
    pthread_barrier_init(&start, NULL, (unsigned)t->size);
    for (int i = 0; i < t->size; ++i) {
        t->workers[i].start = &start;
        t->workers[i].calls = calls;
        if (pthread_create(&t->workers[i].thread, NULL, work, &t->workers[i]) != 0) {
            bench_stop("threads", "no thread");
        }
    }
    double began = 0.0, ended = 0.0;
    for (int i = 0; i < t->size; ++i) {
        const worker *w = &t->workers[i];
        pthread_join(w->thread, NULL);
        began = i == 0 || w->began < began ? w->began : began;
        ended = w->ended > ended ? w->ended : ended;
    }
    pthread_barrier_destroy(&start);
    return ended - began;
}

static void make_worker(worker *w, bool is_raw, raw_program *program, const pjrtlite_executable *executable) {
    *w = (worker){.is_raw = is_raw};
    w->x = call_array(0);
    w->y = call_array(0);
    w->out = call_array(0);
    call_fill(w->x, w->y);
    if (is_raw) {
        w->raw = (raw_call){.program = program, .output = w->out, .output_bytes = CALL_BYTES};
        raw_add_input(&w->raw, w->x, dims, 1);
        raw_add_input(&w->raw, w->y, dims, 1);
        return;
    }
    bench_ok(pjrtlite_plan_create(executable, 0, &w->bound));
    bench_ok(pjrtlite_plan_bind_input(w->bound, 0, w->x, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_input(w->bound, 1, w->y, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_output(w->bound, 0, w->out, PJRTLITE_DTYPE_F32, dims, 1));
}

int main(void) {
    const char *path = bench_program("call");
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, path, NULL, &executable));
    raw_open(bench_plugin());
    raw_program *program = raw_compile(path);
    static team raw, ours;
    for (int i = 0; i < MOST; ++i) {
        make_worker(&raw.workers[i], true, program, executable);
        make_worker(&ours.workers[i], false, program, executable);
    }
    for (int size = 1; size <= MOST; size *= 2) {
        raw.size = ours.size = size;
        bench_way ways[2] = {
            {.name = "raw", .time = time_team, .state = &raw},
            {.name = "ours", .time = time_team, .state = &ours},
        };
        bench_measure(ways, 2, bench_rounds(201, 31), 1600 / size);
        char key[64];
        snprintf(key, sizeof key, "threads%d.us", size);
        bench_report_time(key, &ways[1], "us");
        snprintf(key, sizeof key, "threads%d.over_raw", size);
        bench_report_ratio(key, &ways[1], &ways[0]);
    }
    for (int i = 0; i < MOST; ++i) {
        pjrtlite_plan_destroy(ours.workers[i].bound);
    }
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
