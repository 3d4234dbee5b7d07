/* The report advises what is not done yet, and names the input that is in the way. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

enum { count = 16 };

static const int64_t dims[1] = {count};

/* step(u, v) = u + v, into u's memory. */
static const char step_text[] =
    "module @step {\n"
    "  func.func public @main(%u: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %v: tensor<16xf32>) -> tensor<16xf32> {\n"
    "    %0 = stablehlo.add %u, %v : tensor<16xf32>\n"
    "    return %0 : tensor<16xf32>\n"
    "  }\n"
    "}\n";

static void check_line(int line, pjrtlite_plan *plan, size_t first, const char *wanted) {
    const char *report;
    CHECK_OK(pjrtlite_plan_report(plan, first, &report));
    char text[512];
    snprintf(text, sizeof text, "%s\n", wanted);
    if (strstr(report, text) == NULL) fail(__FILE__, line, report, wanted);
}

/* The report has this line, whole. */
#define CHECK_LINE(plan, first, wanted) check_line(__LINE__, (plan), (first), (wanted))

static void check_result(pjrtlite_plan *plan, const float *out, const float *u, const float *v) {
    float wanted[count];
    for (int i = 0; i < count; ++i) wanted[i] = u[i] + v[i];
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < count; ++i) CHECK(out[i] == wanted[i]);
}

/* Large results: where their memory is, what a run takes besides, and what to do. */
static void large(pjrtlite_client *client) {
    enum { side = 1024 };
    static const int64_t shape[2] = {side, side};
    static const char *const arguments[] = {
        /* Nothing is donated. */
        "%u: tensor<1024x1024xf32>",
        /* Updated in place, though each element needs its neighbours. */
        "%u: tensor<1024x1024xf32> {tf.aliasing_output = 0 : i32}",
        /* Written elsewhere. */
        "%u: tensor<1024x1024xf32>, %to: tensor<1024x1024xf32> {tf.aliasing_output = 0 : i32}",
    };
    float *u = aligned_memory(side * side * sizeof *u), *v = aligned_memory(side * side * sizeof *v);
    for (int i = 0; i < side * side; ++i) u[i] = (float)(i % 7);
    for (size_t way = 0; way < COUNT_OF(arguments); ++way) {
        char text[1024];
        snprintf(text, sizeof text,
                 "module @large {\n"
                 "  func.func public @main(%s) -> tensor<1024x1024xf32> {\n"
                 "    %%0 = stablehlo.reverse %%u, dims = [0, 1] : tensor<1024x1024xf32>\n"
                 "    %%1 = stablehlo.add %%0, %%u : tensor<1024x1024xf32>\n"
                 "    return %%1 : tensor<1024x1024xf32>\n"
                 "  }\n"
                 "}\n",
                 arguments[way]);
        pjrtlite_executable *executable;
        CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
        size_t bytes;
        CHECK_OK(pjrtlite_executable_temporary_byte_size(executable, &bytes));
        CHECK(way == 1 ? bytes >= 4194304 : bytes < 4096);
        pjrtlite_plan *plan = new_plan(executable);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, u, F32, shape, 2));
        if (way == 0) {
            CHECK_LINE(plan, 0, "output 0 f32[1024,1024]: not bound, stays with the plugin, in memory that is new in each "
                                "run");
        }
        if (way == 1) {
            CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, u, F32, shape, 2));
            CHECK_LINE(plan, 0, "output 0 f32[1024,1024]: written where it is");
        } else {
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, v, F32, shape, 2));
            CHECK_LINE(plan, 0, way == 0 ? "output 0 f32[1024,1024]: copied, 4194304 bytes a run, in memory that is new in "
                                           "each run: the program donates no input to it; "
                                           "export it with one, or with an argument for the result"
                                         : "output 0 f32[1024,1024]: written where it is");
        }
        char line[400];
        snprintf(line, sizeof line, "a run takes %zu bytes of temporary memory%s", bytes,
                 way == 1 ? ", as much as output 3 has at least: where a program updates an array in place, XLA may write "
                            "the result elsewhere first and copy it; one that writes into an argument for the result "
                            "need not"
                          : "");
        CHECK_LINE(plan, 3, line);
        const float first = u[0], last = u[side * side - 1];
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK((way == 1 ? u : v)[0] == first + last);
        pjrtlite_plan_destroy(plan);
        pjrtlite_executable_destroy(executable);
    }
    free(u);
    free(v);
    PASSED("large results, and temporary memory");
}

int main(void) {
    pjrtlite_client *client = new_client();
    large(client);
    pjrtlite_executable *step;
    CHECK_OK(pjrtlite_executable_load_memory(client, step_text, strlen(step_text), NULL, &step));
    float *memory = aligned_memory(256 * sizeof *memory);
    for (int i = 0; i < 256; ++i) memory[i] = (float)i;
    float *u = memory + 32, *v = memory + 96, *w = memory + 160;
    pjrtlite_plan *plan = new_plan(step);

    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, u, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, v, F32, dims, 1));
    CHECK_LINE(plan, 0, "input 0 f32[16]: updated where it is, into output 0");
    CHECK_LINE(plan, 1, "input 1 f32[16]: updated where it is, into output 1");
    CHECK_LINE(plan, 0, "input 1 f32[16]: read where it is");
    CHECK_LINE(plan, 0, "output 0 f32[16]: written where it is");
    check_result(plan, u, u, v);

    /* The other input is read from the array that is updated. */
    for (int shift = 0; shift <= 4; shift += 4) {
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, u + shift, F32, dims, 1));
        CHECK_LINE(plan, 0, "input 0 f32[16]: copied, 64 bytes a run, to where output 0 is written: input 1 is read from "
                            "the same memory; give each its own");
        CHECK_LINE(plan, 1, "output 1 f32[16]: copied, 64 bytes a run: input 2 is read from the same memory; give each "
                            "its own");
        check_result(plan, u, u, u + shift);
    }
    pjrtlite_buffer *view;
    CHECK_OK(pjrtlite_buffer_view_host(client, u, F32, dims, 1, 0, &view));
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 1, view));
    pjrtlite_buffer_destroy(view);
    CHECK_LINE(plan, 0, "output 0 f32[16]: copied, 64 bytes a run: input 1 is read from the same memory; give each its "
                        "own");
    check_result(plan, u, u, u);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, v, F32, dims, 1));
    CHECK_LINE(plan, 0, "output 0 f32[16]: written where it is");
    PASSED("an input that is read from the array of the output is named");

    /* One array, which is not aligned: that is all there is to do. */
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, u + 2, F32, dims, 1));
    CHECK_LINE(plan, 0, "input 0 f32[16]: copied, 64 bytes a run, to where output 0 is written: its address is 8 bytes "
                        "past a multiple of 64; allocate it with pjrtlite_alloc");
    CHECK_LINE(plan, 0, "output 0 f32[16]: copied, 64 bytes a run: its address is 8 bytes past a multiple of 64; allocate "
                        "it with pjrtlite_alloc");
    check_result(plan, u + 2, u + 2, v);
    PASSED("one array that is not aligned");

    /* Two arrays, aligned or not. */
    for (int shift = 0; shift <= 2; shift += 2) {
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, u, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, w + shift, F32, dims, 1));
        CHECK_LINE(plan, 0, "input 0 f32[16]: copied, 64 bytes a run, to where output 0 is written: they are in two "
                            "arrays; bind both to one array, at a multiple of 64, to save it");
        CHECK_LINE(plan, 0, shift == 0 ? "output 0 f32[16]: written where it is"
                                       : "output 0 f32[16]: copied, 64 bytes a run: its address is 8 bytes past a multiple "
                                         "of 64; allocate it with pjrtlite_alloc");
        check_result(plan, w + shift, u, v);
    }
    CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, u, w, F32, dims, 1));
    CHECK_LINE(plan, 0, "input 0 f32[16]: copied, 64 bytes a run, to where output 0 is written: a pair keeps what the "
                        "program would update in place; bind both to one array, or export it with an argument for the "
                        "result");
    check_result(plan, w, u, v);
    PASSED("two arrays, and a pair");

    /* A buffer, or values that were set, where the program donates. */
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, w, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, u, F32, dims, 1));
    CHECK_LINE(plan, 1, "input 1 f32[16]: set, not copied again");
    CHECK_LINE(plan, 1, "output 1 f32[16]: copied, 64 bytes a run: input 1 is donated to it, but is a buffer or values "
                        "that were set; bind both to one array");
    check_result(plan, w, u, v);
    pjrtlite_plan_destroy(plan);
    PASSED("a buffer for an input that is donated");

    /* An argument for the result: nothing that is given for it is read, and no advice is due. */
    pjrtlite_executable *destination = load(client, "destination.mlir"); /* 2a + b on f32[8] */
    static const int64_t eight[1] = {8};
    for (int way = 0; way < 4; ++way) {
        plan = new_plan(destination);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, u, F32, eight, 1));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, v, F32, eight, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, w, F32, eight, 1));
        float *given = memory;
        for (int i = 0; i < 8; ++i) given[i] = -1.0F;
        if (way == 1) CHECK_OK(pjrtlite_plan_bind_input(plan, 2, given, F32, eight, 1));
        if (way == 2) CHECK_OK(pjrtlite_plan_set_input(plan, 2, given, F32, eight, 1));
        if (way == 3) CHECK_OK(pjrtlite_plan_bind_inout(plan, 2, 0, w, F32, eight, 1));
        CHECK_LINE(plan, 0, "input 2 f32[8]: says where output 0 is written");
        CHECK_LINE(plan, 0, "output 0 f32[8]: written where it is");
        for (int k = 0; k < 3; ++k) {
            CHECK_OK(pjrtlite_plan_run(plan));
            for (int i = 0; i < 8; ++i) CHECK(w[i] == 2.0F * u[i] + v[i] && given[i] == -1.0F);
        }
        pjrtlite_plan_destroy(plan);
    }
    pjrtlite_executable_destroy(destination);
    PASSED("an argument for the result, given or not");

    /* What is empty is neither copied nor left unbound. */
    pjrtlite_executable *empty = load(client, "empty.mlir");
    size_t outputs;
    CHECK_OK(pjrtlite_executable_output_count(empty, &outputs));
    plan = new_plan(empty);
    const pjrtlite_executable *const program = empty;
    size_t inputs;
    CHECK_OK(pjrtlite_executable_input_count(program, &inputs));
    for (size_t i = 0; i < inputs; ++i) {
        pjrtlite_dtype dtype;
        const int64_t *shape;
        size_t rank;
        CHECK_OK(pjrtlite_executable_input_type(program, i, &dtype, &shape, &rank));
        CHECK_OK(pjrtlite_plan_bind_input(plan, i, memory, dtype, shape, rank));
    }
    for (size_t i = 0; i < outputs; ++i) {
        size_t bytes;
        const char *report;
        CHECK_OK(pjrtlite_plan_output_byte_size(plan, i, &bytes));
        CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
        if (bytes == 0) CHECK(strstr(report, ": empty\n") != NULL);
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(empty);
    pjrtlite_executable_destroy(step);
    pjrtlite_client_destroy(client);
    free(memory);
    PASSED("empty arrays");
    return 0;
}
