/*
 * What a function of the host's in a program costs: f(x, y) = 2x + y on four floats, and the same with a call of a
 * function that does nothing, whose output lies in its input's memory; once on whichever thread, once on the one that
 * calls. Keys: functions.*
 */
#include "call.h"
#include "harness.h"

static const int64_t dims[1] = {CALL_SIZE};

typedef struct arrays {
    pjrtlite_plan *plan;
    float *out;
} arrays;

static pjrtlite_status nothing(const pjrtlite_arguments *arguments, void *user) {
    (void)arguments;
    (void)user;
    return PJRTLITE_STATUS_OK;
}

static void check(void *state, int calls) {
    (void)calls;
    call_check("functions", ((arrays *)state)->out);
}

static void run(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        if (pjrtlite_plan_run(((arrays *)state)->plan) != PJRTLITE_STATUS_OK) {
            bench_stop("functions", pjrtlite_last_error_message());
        }
    }
}

static arrays make(const pjrtlite_client *client, const char *program) {
    float *const x = call_array(0), *const y = call_array(0);
    arrays made = {.out = call_array(0)};
    pjrtlite_executable *executable = NULL;
    call_fill(x, y);
    bench_ok(pjrtlite_executable_load_file(client, bench_program(program), NULL, &executable));
    bench_ok(pjrtlite_plan_create(executable, 0, &made.plan));
    bench_ok(pjrtlite_plan_bind_input(made.plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_input(made.plan, 1, y, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_output(made.plan, 0, made.out, PJRTLITE_DTYPE_F32, dims, 1));
    pjrtlite_executable_destroy(executable);
    return made;
}

int main(void) {
    pjrtlite_client *client = NULL;
    pjrtlite_options *options = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_options_create(&options));
    bench_ok(pjrtlite_options_set_bool(options, "pjrtlite.calling_thread", true));
    bench_ok(pjrtlite_function_register("bench_nothing", nothing, NULL, NULL));
    bench_ok(pjrtlite_function_register("bench_nothing_here", nothing, NULL, options));
    pjrtlite_options_destroy(options);

    arrays without = make(client, "call"), with = make(client, "call_function");
    arrays here = make(client, "call_function_here");
    bench_way ways[3] = {
        {.name = "without", .run = run, .check = check, .state = &without},
        {.name = "with", .run = run, .check = check, .state = &with},
        {.name = "here", .run = run, .check = check, .state = &here},
    };
    bench_measure(ways, 3, bench_rounds(601, 101), 50);
    bench_report_time("functions.without.us", &ways[0], "us");
    bench_report_time("functions.with.us", &ways[1], "us");
    bench_report_ratio("functions.with.over_without", &ways[1], &ways[0]);
    bench_report_time("functions.calling_thread.us", &ways[2], "us");

    pjrtlite_plan_destroy(without.plan);
    pjrtlite_plan_destroy(with.plan);
    pjrtlite_plan_destroy(here.plan);
    pjrtlite_client_destroy(client);
    return 0;
}
