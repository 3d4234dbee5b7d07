/*
 * What the floating-point guard around a call into a plugin costs: pjrtlite_event_test on an event that has come is one
 * such call and little else. Taken off are the same call of the plugin's table, and a function of the interface that
 * checks as many arguments and calls no plugin. What is left is the guard, with finding the function in the table and
 * looking for a fork, so it is a bound. Keys: guard.*
 */
#define _GNU_SOURCE

#include "call.h"
#include "harness.h"
#include "raw.h"

#include <fenv.h>

static const int64_t dims[1] = {CALL_SIZE};

static void test_raw(void *event, int calls) {
    for (int i = 0; i < calls; ++i) {
        if (!raw_event_test(event)) {
            bench_stop("guard", "an array in memory is not ready");
        }
    }
}

static void test_ours(void *event, int calls) {
    for (int i = 0; i < calls; ++i) {
        bool ready = false;
        if (pjrtlite_event_test(event, &ready) != PJRTLITE_STATUS_OK || !ready) {
            bench_stop("guard", "an array in memory is not ready");
        }
    }
}

static void ask_type(void *buffer, int calls) {
    for (int i = 0; i < calls; ++i) {
        pjrtlite_dtype dtype = 0;
        if (pjrtlite_buffer_dtype(buffer, &dtype) != PJRTLITE_STATUS_OK || dtype != PJRTLITE_DTYPE_F32) {
            bench_stop("guard", "an array of another type");
        }
    }
}

/* In a host that stops on floating-point exceptions, as codes built with -ffpe-trap do. */
static void test_trapping(void *event, int calls) {
    feenableexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW);
    test_ours(event, calls);
    fedisableexcept(FE_ALL_EXCEPT);
}

int main(void) {
    pjrtlite_client *client = NULL;
    pjrtlite_buffer *buffer = NULL;
    pjrtlite_event *event = NULL;
    float *x = call_array(0), *y = call_array(0);
    call_fill(x, y);
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_buffer_from_host(client, x, PJRTLITE_DTYPE_F32, dims, 1, 0, &buffer));
    bench_ok(pjrtlite_buffer_ready(buffer, &event));
    bench_ok(pjrtlite_event_wait(event));
    raw_open(bench_plugin());
    raw_call raw = {.program = NULL};
    raw_add_input(&raw, y, dims, 1);

    /* A thirtieth of a millisecond a sample, so that enabling traps twice a sample is nothing. */
    enum { CALLS = 2000 };
    bench_way ways[4] = {
        {.name = "raw", .run = test_raw, .state = raw_ready_event(&raw, 0)},
        {.name = "interface", .run = ask_type, .state = buffer},
        {.name = "ours", .run = test_ours, .state = event},
        {.name = "trapping", .run = test_trapping, .state = event},
    };
    const int rounds = bench_rounds(1001, 201);
    bench_measure(ways, 4, rounds, CALLS);
    bench_report_time("guard.raw_call.ns", &ways[0], "ns");
    bench_report_time("guard.interface.ns", &ways[1], "ns");
    for (int i = 0; i < rounds; ++i) {
        ways[0].samples[i] += ways[1].samples[i];
    }
    bench_report_difference("guard.ns_per_call", &ways[2], &ways[0], "ns");
    bench_report_difference("guard.traps_ns_per_call", &ways[3], &ways[0], "ns");

    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(buffer);
    pjrtlite_client_destroy(client);
    return 0;
}
