/*
 * What a call on buffers costs: f(x, y) = 2x + y on four floats. The arrays are viewed once, as in the plain way; a call
 * gives a buffer, which is read and destroyed, or a plan's input is set to a buffer before its run. Each is ordered
 * against other threads that read or use up the same buffers, which plain PJRT leaves to its caller. Keys: buffers.*
 */
#include "call.h"
#include "harness.h"
#include "raw.h"

static const int64_t dims[1] = {CALL_SIZE};

/* What one way works on. */
typedef struct arrays {
    float *out;
    raw_call raw;
    const pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    const pjrtlite_buffer *inputs[2];
} arrays;

static void check(void *state, int calls) {
    (void)calls;
    call_check("buffers", ((arrays *)state)->out);
}

static void run_raw(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run(&((arrays *)state)->raw);
    }
}

static void must(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) {
        bench_stop("buffers", pjrtlite_last_error_message());
    }
}

static void execute(void *state, int calls) {
    const arrays *const of = state;
    for (int i = 0; i < calls; ++i) {
        pjrtlite_buffer *output = NULL;
        pjrtlite_event *event = NULL;
        must(pjrtlite_executable_execute(of->executable, of->inputs, 2, &output, 1, &event));
        must(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
        must(pjrtlite_buffer_to_host(output, of->out, CALL_BYTES));
        pjrtlite_buffer_destroy(output);
    }
}

static void set_and_run(void *state, int calls) {
    const arrays *const of = state;
    for (int i = 0; i < calls; ++i) {
        must(pjrtlite_plan_set_input_buffer(of->plan, 0, of->inputs[i % 2]));
        must(pjrtlite_plan_run(of->plan));
    }
}

int main(void) {
    const char *const program = bench_program("call");
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable));

    float *const x = call_array(0), *const other_x = call_array(0), *const y = call_array(0);
    call_fill(x, y);
    call_fill(other_x, y);
    pjrtlite_buffer *buffers[3] = {NULL};
    float *const values[3] = {x, y, other_x};
    for (int i = 0; i < 3; ++i) {
        bench_ok(pjrtlite_buffer_view_host(client, values[i], PJRTLITE_DTYPE_F32, dims, 1, 0, &buffers[i]));
    }

    arrays plain = {.out = call_array(0)};
    raw_open(bench_plugin());
    plain.raw = (raw_call){.program = raw_compile(program), .output = plain.out, .output_bytes = CALL_BYTES};
    raw_add_input(&plain.raw, x, dims, 1);
    raw_add_input(&plain.raw, y, dims, 1);

    arrays executed = {.out = call_array(0), .executable = executable, .inputs = {buffers[0], buffers[1]}};
    /* The first input changes at each run, from one buffer to another of the same values. */
    arrays planned = {.out = call_array(0), .inputs = {buffers[0], buffers[2]}};
    bench_ok(pjrtlite_plan_create(executable, 0, &planned.plan));
    bench_ok(pjrtlite_plan_set_input_buffer(planned.plan, 1, buffers[1]));
    bench_ok(pjrtlite_plan_bind_output(planned.plan, 0, planned.out, PJRTLITE_DTYPE_F32, dims, 1));

    enum { CALLS = 100 };
    bench_way ways[3] = {
        {.name = "raw", .run = run_raw, .check = check, .state = &plain},
        {.name = "execute", .run = execute, .check = check, .state = &executed},
        {.name = "set", .run = set_and_run, .check = check, .state = &planned},
    };
    bench_measure(ways, 3, bench_rounds(1201, 201), CALLS);
    bench_report_time("buffers.raw.us", &ways[0], "us");
    bench_report_time("buffers.execute.us", &ways[1], "us");
    bench_report_ratio("buffers.execute.over_raw", &ways[1], &ways[0]);
    bench_report_time("buffers.set_input.us", &ways[2], "us");
    bench_report_ratio("buffers.set_input.over_raw", &ways[2], &ways[0]);

    pjrtlite_plan_destroy(planned.plan);
    for (int i = 0; i < 3; ++i) {
        pjrtlite_buffer_destroy(buffers[i]);
    }
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
