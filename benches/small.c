/*
 * Other ways of the small call, f(x, y) = 2x + y on four floats, over the run of a plan with bound arrays: a run that is
 * started, waited for by its event and the event destroyed; and values that are set before each run and fetched after it.
 * Keys: small.*
 */
#include "call.h"
#include "harness.h"

static const int64_t dims[1] = {CALL_SIZE};

/* What one way works on. */
typedef struct arrays {
    float *x, *y, *out;
    pjrtlite_plan *plan;
} arrays;

static void check(void *state, int calls) {
    (void)calls;
    call_check("small", ((arrays *)state)->out);
}

static void must(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) {
        bench_stop("small", pjrtlite_last_error_message());
    }
}

static void run(void *state, int calls) {
    pjrtlite_plan *const plan = ((arrays *)state)->plan;
    for (int i = 0; i < calls; ++i) {
        must(pjrtlite_plan_run(plan));
    }
}

static void start_and_wait(void *state, int calls) {
    pjrtlite_plan *const plan = ((arrays *)state)->plan;
    for (int i = 0; i < calls; ++i) {
        pjrtlite_event *event = NULL;
        must(pjrtlite_plan_start(plan, &event));
        must(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
    }
}

static void set_run_and_get(void *state, int calls) {
    const arrays *const of = state;
    for (int i = 0; i < calls; ++i) {
        must(pjrtlite_plan_set_input(of->plan, 0, of->x, PJRTLITE_DTYPE_F32, dims, 1));
        must(pjrtlite_plan_set_input(of->plan, 1, of->y, PJRTLITE_DTYPE_F32, dims, 1));
        must(pjrtlite_plan_run(of->plan));
        must(pjrtlite_plan_get_output(of->plan, 0, of->out, PJRTLITE_DTYPE_F32, dims, 1));
    }
}

static void make(arrays *of, const pjrtlite_executable *executable, bool is_bound) {
    of->x = call_array(0);
    of->y = call_array(0);
    of->out = call_array(0);
    call_fill(of->x, of->y);
    bench_ok(pjrtlite_plan_create(executable, 0, &of->plan));
    if (is_bound) {
        bench_ok(pjrtlite_plan_bind_input(of->plan, 0, of->x, PJRTLITE_DTYPE_F32, dims, 1));
        bench_ok(pjrtlite_plan_bind_input(of->plan, 1, of->y, PJRTLITE_DTYPE_F32, dims, 1));
        bench_ok(pjrtlite_plan_bind_output(of->plan, 0, of->out, PJRTLITE_DTYPE_F32, dims, 1));
    }
}

int main(void) {
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, bench_program("call"), NULL, &executable));
    arrays bound, started, set;
    make(&bound, executable, true);
    make(&started, executable, true);
    make(&set, executable, false);

    enum { CALLS = 100 };
    bench_way ways[3] = {
        {.name = "run", .run = run, .check = check, .state = &bound},
        {.name = "start", .run = start_and_wait, .check = check, .state = &started},
        {.name = "set", .run = set_run_and_get, .check = check, .state = &set},
    };
    bench_measure(ways, 3, bench_rounds(1201, 201), CALLS);
    bench_report_time("small.run.us", &ways[0], "us");
    bench_report_time("small.start.us", &ways[1], "us");
    bench_report_ratio("small.start.over_run", &ways[1], &ways[0]);
    bench_report_time("small.set_get.us", &ways[2], "us");
    bench_report_ratio("small.set_get.over_run", &ways[2], &ways[0]);

    pjrtlite_plan_destroy(bound.plan);
    pjrtlite_plan_destroy(started.plan);
    pjrtlite_plan_destroy(set.plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
