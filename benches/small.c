/*
 * Other ways of the small call, f(x, y) = 2x + y on four floats, over the run of a plan with bound arrays: a run that is
 * started, waited for by its event and the event destroyed; and values that are set before each run and fetched after it.
 * And y = 2x + y in place, over raw calls that donate the view of the same memory. Keys: small.*
 */
#include "call.h"
#include "harness.h"
#include "raw.h"

#include <string.h>

static const int64_t dims[1] = {CALL_SIZE};

/* What one way works on. */
typedef struct arrays {
    float *x, *y, *out;
    pjrtlite_plan *plan;
    raw_call raw;
} arrays;

static void check(void *state, int calls) {
    (void)calls;
    call_check("small", ((arrays *)state)->out);
}

/* In place, x is 0 between two checks, so that y stays what it is; but not before one. */
static void check_in_place(void *state, int calls) {
    (void)calls;
    arrays *const of = state;
    for (int i = 0; i < CALL_SIZE; ++i) {
        of->x[i] = (float)(i + 1);
    }
    if (of->plan != NULL) {
        bench_ok(pjrtlite_plan_run(of->plan));
    } else {
        raw_run(&of->raw);
    }
    float found[CALL_SIZE];
    for (int i = 0; i < CALL_SIZE; ++i) {
        found[i] = of->y[i];
        of->y[i] -= 2.0f * of->x[i];
        of->x[i] = 0.0f;
    }
    call_check("small, in place", found);
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

static void run_raw(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run(&((arrays *)state)->raw);
    }
}

static void make_arrays(arrays *of) {
    *of = (arrays){.x = call_array(0), .y = call_array(0), .out = call_array(0)};
    call_fill(of->x, of->y);
}

/* Of memory that is updated in place, the view belongs to the plan. */
static void make_in_place(arrays *of, const pjrtlite_executable *executable, const char *program) {
    make_arrays(of);
    memset(of->x, 0, CALL_BYTES);
    if (executable == NULL) {
        of->raw = (raw_call){.program = raw_compile(program)};
        raw_add_input(&of->raw, of->x, dims, 1);
        raw_add_donated(&of->raw, of->y, dims, 1);
        return;
    }
    bench_ok(pjrtlite_plan_create(executable, 0, &of->plan));
    bench_ok(pjrtlite_plan_bind_input(of->plan, 0, of->x, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_input(of->plan, 1, of->y, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_output(of->plan, 0, of->y, PJRTLITE_DTYPE_F32, dims, 1));
}

static void make(arrays *of, const pjrtlite_executable *executable, bool is_bound) {
    make_arrays(of);
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
    pjrtlite_executable *executable_in_place = NULL;
    const char *const program = bench_program("call_in_place");
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable_in_place));
    raw_open(bench_plugin());
    arrays in_place, raw_in_place;
    make_in_place(&in_place, executable_in_place, program);
    make_in_place(&raw_in_place, NULL, program);

    enum { CALLS = 100 };
    bench_way ways[5] = {
        {.name = "run", .run = run, .check = check, .state = &bound},
        {.name = "start", .run = start_and_wait, .check = check, .state = &started},
        {.name = "set", .run = set_run_and_get, .check = check, .state = &set},
        {.name = "in place", .run = run, .check = check_in_place, .state = &in_place},
        {.name = "raw in place", .run = run_raw, .check = check_in_place, .state = &raw_in_place},
    };
    bench_measure(ways, 5, bench_rounds(1201, 201), CALLS);
    bench_report_time("small.run.us", &ways[0], "us");
    bench_report_time("small.start.us", &ways[1], "us");
    bench_report_ratio("small.start.over_run", &ways[1], &ways[0]);
    bench_report_time("small.set_get.us", &ways[2], "us");
    bench_report_ratio("small.set_get.over_run", &ways[2], &ways[0]);
    bench_report_time("small.inplace.us", &ways[3], "us");
    bench_report_time("small.inplace.raw.us", &ways[4], "us");
    bench_report_ratio("small.inplace.over_raw", &ways[3], &ways[4]);

    pjrtlite_plan_destroy(bound.plan);
    pjrtlite_plan_destroy(started.plan);
    pjrtlite_plan_destroy(set.plan);
    pjrtlite_plan_destroy(in_place.plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_executable_destroy(executable_in_place);
    pjrtlite_client_destroy(client);
    return 0;
}
