/*
 * What a generated wrapper costs: the emulator of c_examples/06_gravity_wave_drag, 64 columns in a run. By hand: a plan of
 * the bundle's program, bound to the host's arrays. By the wrapper: bound to them, and with all arrays copied to the
 * wrapper's own memory and back. Keys: wrap.*
 */
#include "drag_f32.h"
#include "harness.h"

#include <string.h>

enum { COLUMNS = 64, LEVELS = 40, COUNT = COLUMNS * LEVELS };

typedef struct way {
    float *u, *v, *du, *dv;
    pjrtlite_plan *plan;
    drag_f32 *model;
} way;

/* What the plan gave; the others must give the same bits. */
static float *expected;

static void must(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) bench_stop("wrap", pjrtlite_last_error_message());
}

static void run_plan(void *state, int calls) {
    const way *of = state;
    for (int i = 0; i < calls; ++i) must(pjrtlite_plan_run(of->plan));
}

static void run_bound(void *state, int calls) {
    const way *of = state;
    for (int i = 0; i < calls; ++i) must(drag_f32_step(of->model));
}

static void run_copied(void *state, int calls) {
    const way *of = state;
    for (int i = 0; i < calls; ++i) must(drag_f32_run(of->model, COLUMNS, of->u, of->v, of->du, of->dv));
}

static void reset(void *state) {
    const way *of = state;
    memset(of->du, 0, COUNT * sizeof *of->du);
}

static void check(void *state, int calls) {
    (void)calls;
    const way *of = state;
    if (memcmp(of->du, expected, COUNT * sizeof *expected) != 0) bench_stop("wrap", "the results differ");
}

static void fill(way *of) {
    float **const arrays[4] = {&of->u, &of->v, &of->du, &of->dv};
    for (int i = 0; i < 4; ++i) *arrays[i] = bench_memory(COUNT * sizeof(float), 0);
    for (int i = 0; i < COUNT; ++i) {
        of->u[i] = (float)(i * 7 % 41 - 20);
        of->v[i] = (float)(i * 5 % 41 - 20);
    }
}

int main(void) {
    const char *const path = bench_required("BENCH_BUNDLE");
    const int64_t dims[2] = {COLUMNS, LEVELS};
    pjrtlite_client *client = NULL;
    pjrtlite_bundle *bundle = NULL;
    pjrtlite_executable *executable = NULL;
    way plan = {0}, bound = {0}, copied = {0};
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    fill(&plan);
    fill(&bound);
    fill(&copied);

    bench_ok(pjrtlite_bundle_open(path, NULL, &bundle));
    bench_ok(pjrtlite_bundle_load(bundle, client, "drag", "n=64", NULL, &executable));
    bench_ok(pjrtlite_plan_create(executable, 0, &plan.plan));
    bench_ok(pjrtlite_plan_bind_input(plan.plan, 0, plan.u, PJRTLITE_DTYPE_F32, dims, 2));
    bench_ok(pjrtlite_plan_bind_input(plan.plan, 1, plan.v, PJRTLITE_DTYPE_F32, dims, 2));
    bench_ok(pjrtlite_plan_bind_output(plan.plan, 0, plan.du, PJRTLITE_DTYPE_F32, dims, 2));
    bench_ok(pjrtlite_plan_bind_output(plan.plan, 1, plan.dv, PJRTLITE_DTYPE_F32, dims, 2));
    bench_ok(drag_f32_create(client, path, NULL, &bound.model));
    bench_ok(drag_f32_bind(bound.model, COLUMNS, bound.u, bound.v, bound.du, bound.dv));
    bench_ok(drag_f32_create(client, path, NULL, &copied.model));
    bench_ok(pjrtlite_plan_run(plan.plan));
    expected = bench_memory(COUNT * sizeof(float), 0);
    memcpy(expected, plan.du, COUNT * sizeof(float));

    bench_way ways[3] = {
        {.name = "plan", .reset = reset, .run = run_plan, .check = check, .state = &plan},
        {.name = "bound", .reset = reset, .run = run_bound, .check = check, .state = &bound},
        {.name = "copied", .reset = reset, .run = run_copied, .check = check, .state = &copied},
    };
    bench_measure(ways, 3, bench_rounds(1201, 201), 10);
    bench_report_time("wrap.plan.us", &ways[0], "us");
    bench_report_time("wrap.bound.us", &ways[1], "us");
    bench_report_ratio("wrap.bound.over_plan", &ways[1], &ways[0]);
    bench_report_time("wrap.copied.us", &ways[2], "us");
    bench_report_ratio("wrap.copied.over_plan", &ways[2], &ways[0]);

    drag_f32_destroy(bound.model);
    drag_f32_destroy(copied.model);
    pjrtlite_plan_destroy(plan.plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_bundle_destroy(bundle);
    pjrtlite_client_destroy(client);
    return 0;
}
