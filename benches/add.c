/*
 * 2x + y on 2^20 and 2^24 floats, where moving memory takes all the time: the result in place of y, in another array,
 * and on arrays that cannot be viewed. With more than one core, a loop of OpenMP is there, too. Keys: inplace_2pN.*,
 * plain_2pN.*, misaligned_2pN.*, recipe_2pN.*, with the prefix that BENCH_PREFIX states for another number of cores.
 */
#include "harness.h"
#include "raw.h"

#include <stdio.h>
#include <string.h>

enum { OFFSET = 16 };

typedef struct state {
    const char *name;
    float *x, *y, *out;
    size_t count;
    /* Whether each call adds to y, or writes out from an unchanged y. */
    bool in_place;
    raw_call raw;
    raw_recipe recipe;
    pjrtlite_plan *bound;
} state;

static float x_at(size_t i) { return (float)(i % 7); }
static float y_at(size_t i) { return (float)(i % 5); }

static void reset(void *of) {
    state *s = of;
    for (size_t i = 0; i < s->count; ++i) {
        s->y[i] = y_at(i);
    }
}

/* The numbers are small integers, so that every way gives them exactly. */
static void check(void *of, int calls) {
    state *s = of;
    const float times = s->in_place ? 2.0f * (float)calls : 2.0f;
    const float *found = s->in_place ? s->y : s->out;
    for (size_t i = 0; i < s->count; ++i) {
        if (found[i] != y_at(i) + times * x_at(i)) {
            bench_stop(s->name, "a wrong number");
        }
    }
}

static void run_loop(void *of, int calls) {
    state *s = of;
    const float *restrict x = s->x;
    float *restrict y = s->y;
    for (int call = 0; call < calls; ++call) {
        for (size_t i = 0; i < s->count; ++i) {
            y[i] = 2.0f * x[i] + y[i];
        }
        /* Each pass is done, not merged with the next. */
        __asm__ volatile("" ::: "memory");
    }
}

#ifdef _OPENMP
static void run_openmp(void *of, int calls) {
    state *s = of;
    const float *restrict x = s->x;
    float *restrict y = s->y;
    for (int call = 0; call < calls; ++call) {
#pragma omp parallel for simd schedule(static)
        for (size_t i = 0; i < s->count; ++i) {
            y[i] = 2.0f * x[i] + y[i];
        }
    }
}
#endif

static void run_raw(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run(&((state *)of)->raw);
    }
}

static void run_recipe(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        raw_run_recipe(&((state *)of)->recipe);
    }
}

static void run_bound(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        bench_ok(pjrtlite_plan_run(((state *)of)->bound));
    }
}

/* The copies that misaligned arrays need: both arguments in, the result out. */
static void run_copies(void *of, int calls) {
    state *s = of;
    for (int i = 0; i < calls; ++i) {
        memcpy(s->out, s->x, s->count * sizeof(float));
        memcpy(s->out, s->y, s->count * sizeof(float));
        memcpy(s->y, s->out, s->count * sizeof(float));
    }
}

/* Ways that are compared have the same arrays: where its pages lie in the machine's memory can make one array half as
   slow again as another. */
static state make(const char *name, size_t count, bool in_place, size_t offset) {
    const size_t bytes = count * sizeof(float);
    state s = {.name = name, .count = count, .in_place = in_place};
    s.x = bench_memory(bytes, offset);
    s.y = bench_memory(bytes, offset);
    s.out = in_place ? NULL : bench_memory(bytes, offset);
    for (size_t i = 0; i < count; ++i) {
        s.x[i] = x_at(i);
    }
    reset(&s);
    return s;
}

static state with_arrays_of(const state *other, const char *name) {
    return (state){.name = name,
                   .count = other->count,
                   .in_place = other->in_place,
                   .x = other->x,
                   .y = other->y,
                   .out = other->out};
}

static void bind(state *s, const pjrtlite_executable *executable) {
    const int64_t dims[1] = {(int64_t)s->count};
    bench_ok(pjrtlite_plan_create(executable, 0, &s->bound));
    bench_ok(pjrtlite_plan_bind_input(s->bound, 0, s->x, PJRTLITE_DTYPE_F32, dims, 1));
    if (s->in_place) {
        bench_ok(pjrtlite_plan_bind_inout(s->bound, 1, 0, s->y, PJRTLITE_DTYPE_F32, dims, 1));
    } else {
        bench_ok(pjrtlite_plan_bind_input(s->bound, 1, s->y, PJRTLITE_DTYPE_F32, dims, 1));
        bench_ok(pjrtlite_plan_bind_output(s->bound, 0, s->out, PJRTLITE_DTYPE_F32, dims, 1));
    }
}

static const char *key_of(const char *what, int power, const char *which) {
    static char key[128];
    const char *prefix = bench_setting("BENCH_PREFIX");
    snprintf(key, sizeof key, "%s%s_2p%d.%s", prefix == NULL ? "" : prefix, what, power, which);
    return key;
}

static void measure(const pjrtlite_client *client, int power, int calls, int rounds) {
    const size_t count = (size_t)1 << power;
    const int64_t dims[1] = {(int64_t)count};
    char name[32];
    snprintf(name, sizeof name, "add_in_place_2p%d", power);
    const char *const program_in_place = bench_program(name);
    snprintf(name, sizeof name, "add_2p%d", power);
    const char *const program_plain = bench_program(name);
    pjrtlite_executable *in_place = NULL, *plain = NULL;
    bench_ok(pjrtlite_executable_load_file(client, program_in_place, NULL, &in_place));
    bench_ok(pjrtlite_executable_load_file(client, program_plain, NULL, &plain));

    state loop = make("C loop", count, true, 0);
    state ours = with_arrays_of(&loop, "in place");
    bind(&ours, in_place);
    state misaligned = make("misaligned", count, true, OFFSET);
    bind(&misaligned, in_place);
    state ours_plain = make("not donated", count, false, 0);
    bind(&ours_plain, plain);
    state copies = with_arrays_of(&misaligned, "memcpy");
    copies.out = bench_memory(count * sizeof(float), OFFSET);

    state raw = with_arrays_of(&loop, "raw, in place");
    raw.raw.program = raw_compile(program_in_place);
    raw_add_input(&raw.raw, raw.x, dims, 1);
    raw_add_donated(&raw.raw, raw.y, dims, 1);
    state raw_plain = with_arrays_of(&ours_plain, "raw, not donated");
    raw_plain.raw = (raw_call){
        .program = raw_compile(program_plain), .output = raw_plain.out, .output_bytes = count * sizeof(float)};
    raw_add_input(&raw_plain.raw, raw_plain.x, dims, 1);
    raw_add_input(&raw_plain.raw, raw_plain.y, dims, 1);
    state recipe = with_arrays_of(&ours_plain, "recipe");
    recipe.recipe = (raw_recipe){.program = raw_compile_for_recipe(program_plain),
                                 .inputs = {recipe.x, recipe.y},
                                 .dims = {dims, dims},
                                 .ranks = {1, 1},
                                 .input_count = 2,
                                 .output = recipe.out,
                                 .output_bytes = count * sizeof(float)};

    bench_way ways[10] = {
        {.name = "loop", .reset = reset, .run = run_loop, .check = check, .state = &loop},
        {.name = "raw", .reset = reset, .run = run_raw, .check = check, .state = &raw},
        {.name = "ours", .reset = reset, .run = run_bound, .check = check, .state = &ours},
        {.name = "misaligned", .reset = reset, .run = run_bound, .check = check, .state = &misaligned},
        {.name = "memcpy", .run = run_copies, .state = &copies},
        {.name = "raw_plain", .run = run_raw, .check = check, .state = &raw_plain},
        {.name = "ours_plain", .run = run_bound, .check = check, .state = &ours_plain},
        {.name = "recipe", .run = run_recipe, .check = check, .state = &recipe},
    };
    int ways_count = 8;
#ifdef _OPENMP
    state openmp = with_arrays_of(&loop, "OpenMP");
    if (bench_number("BENCH_CORES", 1) > 1) {
        ways[ways_count++] =
            (bench_way){.name = "openmp", .reset = reset, .run = run_openmp, .check = check, .state = &openmp};
    }
#endif
    char size[16];
    snprintf(size, sizeof size, "%d", power);
    bench_peer *const jax = bench_peer_jax("add", size);
    if (jax != NULL) {
        ways[ways_count++] = (bench_way){.name = "jax", .time = bench_peer_time, .state = jax};
    }
    bench_measure(ways, ways_count, rounds, calls);

    const bench_way *const mine = bench_find(ways, ways_count, "ours");
    const bench_way *const mine_plain = bench_find(ways, ways_count, "ours_plain");
    const bench_way *const moved = bench_find(ways, ways_count, "misaligned");
    const bench_way *const other = bench_find(ways, ways_count, "jax");
    bench_report_time(key_of("c_loop", power, "ms"), bench_find(ways, ways_count, "loop"), "ms");
    bench_report_time(key_of("inplace", power, "ms"), mine, "ms");
    bench_report_ratio(key_of("inplace", power, "over_c_loop"), mine, bench_find(ways, ways_count, "loop"));
    bench_report_time(key_of("openmp", power, "ms"), bench_find(ways, ways_count, "openmp"), "ms");
    bench_report_ratio(key_of("inplace", power, "over_openmp"), mine, bench_find(ways, ways_count, "openmp"));
    bench_report_ratio(key_of("inplace", power, "over_raw"), mine, bench_find(ways, ways_count, "raw"));
    bench_report_time(key_of("misaligned", power, "ms"), moved, "ms");
    bench_way expected = *bench_find(ways, ways_count, "memcpy");
    for (int i = 0; i < rounds; ++i) {
        expected.samples[i] += mine->samples[i];
    }
    bench_report_ratio(key_of("misaligned", power, "over_memcpy_plus_inplace"), moved, &expected);
    bench_report_time(key_of("plain", power, "ms"), mine_plain, "ms");
    bench_report_ratio(key_of("plain", power, "over_raw"), mine_plain, bench_find(ways, ways_count, "raw_plain"));
    bench_report_time(key_of("recipe", power, "ms"), bench_find(ways, ways_count, "recipe"), "ms");
    bench_report_ratio(key_of("recipe", power, "over_inplace"), bench_find(ways, ways_count, "recipe"), mine);
    bench_report_time(key_of("jax_numpy", power, "ms"), other, "ms");
    bench_report_ratio(key_of("jax_numpy", power, "over_inplace"), other, mine);

    bench_peer_stop(jax);
    pjrtlite_plan_destroy(ours.bound);
    pjrtlite_plan_destroy(misaligned.bound);
    pjrtlite_plan_destroy(ours_plain.bound);
    pjrtlite_executable_destroy(in_place);
    pjrtlite_executable_destroy(plain);
}

int main(void) {
    pjrtlite_client *client = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    raw_open(bench_plugin());
    measure(client, 20, 5, bench_rounds(41, 9));
    measure(client, 24, 1, bench_rounds(21, 5));
    pjrtlite_client_destroy(client);
    return 0;
}
