/*
 * What a call costs: f(x, y) = 2x + y on four floats, where the program itself takes next to nothing. Keys: call.*,
 * recipe.over_call, jax_*.over_call, traps.*
 */
#define _GNU_SOURCE

#include "call.h"

#include "harness.h"
#include "raw.h"

#include <fenv.h>

static const int64_t dims[1] = {CALL_SIZE};

/* The arrays of one way. */
typedef struct arrays {
    float *x, *y, *out;
    union {
        raw_call raw;
        raw_recipe recipe;
        pjrtlite_plan *bound;
    } plan;
} arrays;

static void make_arrays(arrays *of, size_t offset) {
    of->x = call_array(offset);
    of->y = call_array(offset);
    of->out = call_array(offset);
    call_fill(of->x, of->y);
}

static void check(void *state, int calls) {
    (void)calls;
    call_check("call", ((arrays *)state)->out);
}

static void run_raw(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run(&((arrays *)state)->plan.raw);
    }
}

static void run_recipe(void *state, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run_recipe(&((arrays *)state)->plan.recipe);
    }
}

static void run_bound(void *state, int calls) {
    pjrtlite_plan *plan = ((arrays *)state)->plan.bound;
    for (int i = 0; i < calls; ++i) {
        if (pjrtlite_plan_run(plan) != PJRTLITE_STATUS_OK) {
            bench_stop("pjrtlite_plan_run", pjrtlite_last_error_message());
        }
    }
}

/* The same in a host that stops on floating-point exceptions, as codes built with -ffpe-trap do. */
static void run_trapping(void *state, int calls) {
    feenableexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW);
    run_bound(state, calls);
    fedisableexcept(FE_ALL_EXCEPT);
}

static void bind(arrays *to, const pjrtlite_executable *executable, size_t offset) {
    make_arrays(to, offset);
    pjrtlite_plan **plan = &to->plan.bound;
    bench_ok(pjrtlite_plan_create(executable, 0, plan));
    bench_ok(pjrtlite_plan_bind_input(*plan, 0, to->x, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_input(*plan, 1, to->y, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_output(*plan, 0, to->out, PJRTLITE_DTYPE_F32, dims, 1));
}

int main(void) {
    const char *program = bench_program("call");
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable));
    static arrays raw, bound, trapping, misaligned, recipe;
    bind(&bound, executable, 0);
    bind(&trapping, executable, 0);
    bind(&misaligned, executable, 16);

    raw_open(bench_plugin());
    make_arrays(&raw, 0);
    raw.plan.raw = (raw_call){.program = raw_compile(program), .output = raw.out, .output_bytes = CALL_BYTES};
    raw_add_input(&raw.plan.raw, raw.x, dims, 1);
    raw_add_input(&raw.plan.raw, raw.y, dims, 1);
    make_arrays(&recipe, 0);
    recipe.plan.recipe = (raw_recipe){.program = raw_compile_for_recipe(program),
                                      .inputs = {recipe.x, recipe.y},
                                      .dims = {dims, dims},
                                      .ranks = {1, 1},
                                      .input_count = 2,
                                      .output = recipe.out,
                                      .output_bytes = CALL_BYTES};

    bench_peer *const numpy = bench_peer_jax("call", "numpy");
    bench_peer *const arrays_on_device = numpy == NULL ? NULL : bench_peer_jax("call", "device");
    void *const cpp = call_cpp_create(bench_plugin(), program);

    /* A sample takes a third of a millisecond or so: less than what another process gets the core for, so that where
       there are others, most samples are of this one alone. */
    enum { CALLS = 100, FEWER = 20 };
    bench_way ways[10] = {
        {.name = "raw", .run = run_raw, .check = check, .state = &raw},
        {.name = "c", .run = run_bound, .check = check, .state = &bound},
        {.name = "cpp", .run = call_cpp_run, .check = call_cpp_check, .state = cpp},
        {.name = "trapping", .run = run_trapping, .check = check, .state = &trapping},
        {.name = "misaligned", .run = run_bound, .check = check, .state = &misaligned},
        {.name = "recipe", .run = run_recipe, .check = check, .state = &recipe, .calls = FEWER},
    };
    int count = 6;
#ifdef BENCH_FORTRAN
    void *const fortran = call_fortran_create(bench_plugin(), program);
    ways[count++] =
        (bench_way){.name = "fortran", .run = call_fortran_run, .check = call_fortran_check, .state = fortran};
#else
    bench_report_absent("call from Fortran", "no Fortran compiler");
#endif
    if (numpy != NULL) {
        ways[count++] = (bench_way){.name = "jax_numpy", .time = bench_peer_time, .state = numpy, .calls = FEWER};
        ways[count++] =
            (bench_way){.name = "jax_device", .time = bench_peer_time, .state = arrays_on_device, .calls = FEWER};
    }
    bench_measure(ways, count, bench_rounds(1201, 201), CALLS);

    const bench_way *const limit = bench_find(ways, count, "raw");
    const bench_way *const c = bench_find(ways, count, "c");
    bench_report_time("call.raw.us", limit, "us");
    static const char *const ours[][3] = {
        {"c", "call.c.us", "call.c.over_raw"},
        {"cpp", "call.cpp.us", "call.cpp.over_raw"},
        {"fortran", "call.fortran.us", "call.fortran.over_raw"},
        {"misaligned", "call.misaligned.us", "call.misaligned.over_raw"},
    };
    for (size_t i = 0; i < sizeof ours / sizeof *ours; ++i) {
        const bench_way *way = bench_find(ways, count, ours[i][0]);
        bench_report_time(ours[i][1], way, "us");
        bench_report_ratio(ours[i][2], way, limit);
    }
    static const char *const peers[][3] = {
        {"recipe", "recipe.us", "recipe.over_call"},
        {"jax_numpy", "jax_numpy.us", "jax_numpy.over_call"},
        {"jax_device", "jax_device.us", "jax_device.over_call"},
    };
    for (size_t i = 0; i < sizeof peers / sizeof *peers; ++i) {
        const bench_way *way = bench_find(ways, count, peers[i][0]);
        bench_report_time(peers[i][1], way, "us");
        bench_report_ratio(peers[i][2], way, c);
    }
    bench_report_difference("traps.extra_ns", bench_find(ways, count, "trapping"), c, "ns");

    bench_peer_stop(numpy);
    bench_peer_stop(arrays_on_device);
    call_cpp_destroy(cpp);
#ifdef BENCH_FORTRAN
    call_fortran_destroy(fortran);
#endif
    pjrtlite_plan_destroy(bound.plan.bound);
    pjrtlite_plan_destroy(trapping.plan.bound);
    pjrtlite_plan_destroy(misaligned.plan.bound);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
