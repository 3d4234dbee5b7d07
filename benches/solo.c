/*
 * One way of the small call, alone in its process: what memory it takes, and, under callgrind, what instructions.
 *
 *   bench_solo raw|ours|started|set RUNS
 *
 * Keys: rss_*. Under callgrind, which starts without instrumentation since it is slow, only the runs at the end are
 * counted, which tools/bench reads from callgrind's summary.
 */
#define _POSIX_C_SOURCE 200809L

#include "call.h"
#include "harness.h"
#include "raw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef BENCH_CALLGRIND
#include <valgrind/callgrind.h>
#endif

static const int64_t dims[1] = {CALL_SIZE};

static raw_call raw;
static pjrtlite_plan *plan;
static float *x, *y, *out;
static const char *way;

static void must(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) {
        bench_stop(way, pjrtlite_last_error_message());
    }
}

static void start_and_wait(void) {
    pjrtlite_event *event = NULL;
    must(pjrtlite_plan_start(plan, &event));
    must(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
}

static void set_run_and_get(void) {
    must(pjrtlite_plan_set_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
    must(pjrtlite_plan_set_input(plan, 1, y, PJRTLITE_DTYPE_F32, dims, 1));
    must(pjrtlite_plan_run(plan));
    must(pjrtlite_plan_get_output(plan, 0, out, PJRTLITE_DTYPE_F32, dims, 1));
}

static void solo_runs(long runs) {
    const bool is_started = strcmp(way, "started") == 0, is_set = strcmp(way, "set") == 0;
    for (long i = 0; i < runs; ++i) {
        if (plan == NULL) {
            raw_run(&raw);
        } else if (is_started) {
            start_and_wait();
        } else if (is_set) {
            set_run_and_get();
        } else {
            must(pjrtlite_plan_run(plan));
        }
    }
}

int main(int argc, char **argv) {
    if (argc != 3) {
        bench_stop(argv[0], "usage: bench_solo raw|ours|started|set RUNS");
    }
    way = argv[1];
    const bool is_raw = strcmp(way, "raw") == 0;
    const long runs = strtol(argv[2], NULL, 10);
    const char *path = bench_program("call");
    x = call_array(0);
    y = call_array(0);
    out = call_array(0);
    call_fill(x, y);
    if (is_raw) {
        raw_open(bench_plugin());
        raw = (raw_call){.program = raw_compile(path), .output = out, .output_bytes = CALL_BYTES};
        raw_add_input(&raw, x, dims, 1);
        raw_add_input(&raw, y, dims, 1);
    } else {
        pjrtlite_client *client = NULL;
        pjrtlite_executable *executable = NULL;
        bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
        bench_ok(pjrtlite_executable_load_file(client, path, NULL, &executable));
        bench_ok(pjrtlite_plan_create(executable, 0, &plan));
        if (strcmp(way, "set") != 0) {
            bench_ok(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
            bench_ok(pjrtlite_plan_bind_input(plan, 1, y, PJRTLITE_DTYPE_F32, dims, 1));
            bench_ok(pjrtlite_plan_bind_output(plan, 0, out, PJRTLITE_DTYPE_F32, dims, 1));
        }
        /* The handles that a run does not need may go. */
        pjrtlite_executable_destroy(executable);
        pjrtlite_client_destroy(client);
    }
    /* What is allocated once is there after a while. */
    for (long i = 0; i < 100 && runs > 1000; ++i) {
        solo_runs(1000);
    }
    const long before = bench_kilobytes("/proc/self/smaps_rollup", "Rss:");
#ifdef BENCH_CALLGRIND
    CALLGRIND_START_INSTRUMENTATION;
#endif
    solo_runs(runs);
#ifdef BENCH_CALLGRIND
    CALLGRIND_STOP_INSTRUMENTATION;
#endif
    const long after = bench_kilobytes("/proc/self/smaps_rollup", "Rss:");
    call_check("solo", out);
    char key[64];
    snprintf(key, sizeof key, "rss_growth_1e6%s_kb", is_raw ? "_raw" : "");
    bench_report_value(key, (double)(after - before) * 1e6 / (double)runs, "kB");
    snprintf(key, sizeof key, "rss_peak%s_kb", is_raw ? "_raw" : "");
    bench_report_value(key, (double)bench_kilobytes("/proc/self/status", "VmHWM:"), "kB");
    pjrtlite_plan_destroy(plan);
    return 0;
}
