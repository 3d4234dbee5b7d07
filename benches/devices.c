/*
 * One run on four devices of one host, f(x, y) = 2x + y on 64 floats, of which each has 16: a plan with whole arrays over raw
 * calls that hand all devices their lists at once, and a plan with the pieces of each device over one with whole arrays. Keys:
 * devices.*
 */
#include "call.h"
#include "harness.h"
#include "raw.h"

#include <stdio.h>
#include <string.h>

enum { COUNT = 64, PIECE = COUNT / RAW_DEVICES };

static const int64_t dims[1] = {COUNT}, piece_dims[1] = {PIECE};

/* What one way works on. */
typedef struct arrays {
    float *x, *y, *out;
    pjrtlite_plan *plan;
    raw_devices raw;
} arrays;

static void check(void *state, int calls) {
    (void)calls;
    const arrays *const of = state;
    for (int i = 0; i < COUNT; ++i) {
        if (of->out[i] != 2.0f * of->x[i] + of->y[i]) {
            bench_stop("devices", "a wrong number");
        }
    }
    memset(of->out, 0, COUNT * sizeof *of->out);
}

static void run(void *state, int calls) {
    pjrtlite_plan *const plan = ((arrays *)state)->plan;
    for (int i = 0; i < calls; ++i) {
        if (pjrtlite_plan_run(plan) != PJRTLITE_STATUS_OK) {
            bench_stop("devices", pjrtlite_last_error_message());
        }
    }
}

static void run_raw(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run_devices(&((arrays *)state)->raw);
    }
}

static void make(arrays *of) {
    float **const all[3] = {&of->x, &of->y, &of->out};
    *of = (arrays){.plan = NULL};
    for (int i = 0; i < 3; ++i) {
        bench_ok(pjrtlite_alloc(COUNT * sizeof(float), (void **)all[i]));
    }
    for (int i = 0; i < COUNT; ++i) {
        of->x[i] = (float)i;
        of->y[i] = 7.0f - (float)(2 * i % 5);
    }
}

int main(void) {
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    const char *const program = bench_program("../../tests/devices/sharded/launch");
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable));
    arrays whole, pieces, raw;
    make(&whole);
    bench_ok(pjrtlite_plan_create(executable, 0, &whole.plan));
    bench_ok(pjrtlite_plan_bind_input(whole.plan, 0, whole.x, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_input(whole.plan, 1, whole.y, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_output(whole.plan, 0, whole.out, PJRTLITE_DTYPE_F32, dims, 1));
    make(&pieces);
    bench_ok(pjrtlite_plan_create(executable, 0, &pieces.plan));
    for (size_t i = 0; i < RAW_DEVICES; ++i) {
        bench_ok(pjrtlite_plan_select_piece(pieces.plan, i));
        bench_ok(pjrtlite_plan_bind_input(pieces.plan, 0, pieces.x + i * PIECE, PJRTLITE_DTYPE_F32, piece_dims, 1));
        bench_ok(pjrtlite_plan_bind_input(pieces.plan, 1, pieces.y + i * PIECE, PJRTLITE_DTYPE_F32, piece_dims, 1));
        bench_ok(pjrtlite_plan_bind_output(pieces.plan, 0, pieces.out + i * PIECE, PJRTLITE_DTYPE_F32, piece_dims, 1));
    }
    raw_open(bench_plugin());
    make(&raw);
    raw.raw = (raw_devices){
        .program = raw_compile_for_devices(program), .output = (char *)raw.out, .piece_bytes = PIECE * sizeof(float)};
    raw_add_pieces(&raw.raw, raw.x, COUNT);
    raw_add_pieces(&raw.raw, raw.y, COUNT);

    enum { CALLS = 50 };
    bench_way ways[3] = {
        {.name = "whole", .run = run, .check = check, .state = &whole},
        {.name = "pieces", .run = run, .check = check, .state = &pieces},
        {.name = "raw", .run = run_raw, .check = check, .state = &raw},
    };
    bench_measure(ways, 3, bench_rounds(601, 101), CALLS);
    bench_report_time("devices.raw.us", &ways[2], "us");
    bench_report_time("devices.run.us", &ways[0], "us");
    bench_report_ratio("devices.run.over_raw", &ways[0], &ways[2]);
    bench_report_ratio("devices.pieces.over_run", &ways[1], &ways[0]);

    pjrtlite_plan_destroy(whole.plan);
    pjrtlite_plan_destroy(pieces.plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
