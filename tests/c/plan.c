/* Plans: arrays of the host go in and come out, run after run. */
#include "check.h"

#include <fenv.h>

#define F32 PJRTLITE_DTYPE_F32

/* From nothing to a result. */
static void four_steps(void) {
    pjrtlite_client *client;
    pjrtlite_executable *hello;
    pjrtlite_plan *plan;
    float f[4];
    CHECK_OK(pjrtlite_client_create("cpu", NULL, &client));
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello));
    CHECK_OK(pjrtlite_plan_create(hello, 0, &plan));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(f, hello_f);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    PASSED("open, load, bind, run");
}

/* The values that were set count, whatever becomes of the array. */
static void set_and_get(const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = new_plan(hello);
    float x[4];
    float f[4];
    memcpy(x, hello_x, sizeof x);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    memset(x, 0xee, sizeof x);
    for (int run = 0; run < 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int time = 0; time < 2; ++time) {
            memset(f, 0, sizeof f);
            CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
            CHECK_ARRAY(f, hello_f);
        }
    }

    /* Set anew: 2 * 5.5 + 5.5 */
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_ARRAY(f, hello_f);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    CHECK(f[0] == 16.5F);
    pjrtlite_plan_destroy(plan);
    PASSED("set inputs and get outputs");
}

/* An input is what it was made last: set, bound, or a buffer. */
static void changing_sources(const pjrtlite_executable *hello, const pjrtlite_client *client) {
    pjrtlite_plan *plan = new_plan(hello);
    float bound[4] = {10.0F, 20.0F, 30.0F, 40.0F};
    float f[4];
    const float zeros[4] = {0};
    pjrtlite_buffer *buffer = new_buffer(client, hello_y, 4);
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, zeros, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    for (int round = 0; round < 2; ++round) {
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK(f[0] == 2.0F && f[3] == 8.0F);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, bound, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK(f[0] == 20.0F && f[3] == 80.0F);
        bound[3] = 41.0F;
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK(f[3] == 82.0F);
        bound[3] = 40.0F;
        CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, buffer));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK(f[0] == 11.0F);
    }
    /* The plan has its share of the buffer. */
    pjrtlite_buffer_destroy(buffer);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(f[0] == 11.0F);
    pjrtlite_plan_destroy(plan);
    PASSED("an input from one source and then from another");
}

/* Results go where the output is bound now; the last run's stays readable. */
static void changing_targets(const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = new_plan(hello);
    float first[4] = {0};
    float second[4] = {0};
    float got[4] = {0};
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, first, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(first, hello_f);
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, hello_dims, 1));
    CHECK_ARRAY(got, hello_f);
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, first, F32, hello_dims, 1));
    CHECK_ARRAY(first, hello_f);

    memset(first, 0, sizeof first);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, second, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(second, hello_f);
    CHECK(first[0] == 0.0F && first[3] == 0.0F);

    /* An output that is bound only after the run has nothing in its array yet. */
    pjrtlite_plan *late = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input(late, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(late, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(late));
    memset(first, 0, sizeof first);
    memset(got, 0, sizeof got);
    CHECK_OK(pjrtlite_plan_bind_output(late, 0, first, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_get_output(late, 0, got, F32, hello_dims, 1));
    CHECK_ARRAY(got, hello_f);
    CHECK_OK(pjrtlite_plan_run(late));
    CHECK_ARRAY(first, hello_f);
    pjrtlite_plan_destroy(late);
    pjrtlite_plan_destroy(plan);
    PASSED("an output into one array and then into another");
}

/* A plan tells what it takes and gives, as its program does, and does so when that is gone. */
static void inputs_and_outputs(const pjrtlite_client *client) {
    pjrtlite_executable *several = load(client, "several.mlir"); /* f32[2,3], i32[4], bool[], f64[] -> … */
    pjrtlite_plan *plan = new_plan(several);
    for (size_t index = 0; index < 5; ++index) {
        pjrtlite_dtype dtype[2];
        const int64_t *dims[2];
        size_t rank[2];
        CHECK_OK(pjrtlite_executable_output_type(several, index, &dtype[0], &dims[0], &rank[0]));
        CHECK_OK(pjrtlite_plan_output_type(plan, index, &dtype[1], &dims[1], &rank[1]));
        CHECK(dtype[1] == dtype[0] && rank[1] == rank[0]);
        size_t bytes[2];
        size_t wanted = pjrtlite_dtype_byte_size(dtype[0]);
        for (size_t axis = 0; axis < rank[0]; ++axis) {
            CHECK(dims[1][axis] == dims[0][axis]);
            wanted *= (size_t)dims[0][axis];
        }
        CHECK_OK(pjrtlite_executable_output_byte_size(several, index, &bytes[0]));
        CHECK_OK(pjrtlite_plan_output_byte_size(plan, index, &bytes[1]));
        CHECK(bytes[0] == wanted && bytes[1] == wanted);
    }
    const size_t sizes[] = {2 * 3 * 4, 4 * 4, 1, 8};
    for (size_t index = 0; index < COUNT_OF(sizes); ++index) {
        size_t bytes[2];
        CHECK_OK(pjrtlite_executable_input_byte_size(several, index, &bytes[0]));
        CHECK_OK(pjrtlite_plan_input_byte_size(plan, index, &bytes[1]));
        CHECK(bytes[0] == sizes[index] && bytes[1] == sizes[index]);
    }
    size_t untouched = 77;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input 4", pjrtlite_executable_input_byte_size(several, 4, &untouched));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no output 5", pjrtlite_executable_output_byte_size(several, 5, &untouched));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input 4", pjrtlite_plan_input_byte_size(plan, 4, &untouched));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no output 5", pjrtlite_plan_output_byte_size(plan, 5, &untouched));
    CHECK(untouched == 77);
    pjrtlite_executable_destroy(several);
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    CHECK_OK(pjrtlite_plan_input_type(plan, 0, &dtype, &dims, &rank));
    CHECK(dtype == PJRTLITE_DTYPE_F32 && rank == 2 && dims[0] == 2 && dims[1] == 3);
    CHECK_OK(pjrtlite_plan_input_type(plan, 3, &dtype, &dims, &rank));
    CHECK(dtype == PJRTLITE_DTYPE_F64 && rank == 0);
    CHECK_OK(pjrtlite_plan_output_type(plan, 4, &dtype, &dims, &rank));
    CHECK(dtype == PJRTLITE_DTYPE_U8 && rank == 1 && dims[0] == 2);

    dtype = -5;
    dims = hello_dims;
    rank = 77;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input 4: the program has 4",
                pjrtlite_plan_input_type(plan, 4, &dtype, &dims, &rank));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no output 5: the program has 5",
                pjrtlite_plan_output_type(plan, 5, &dtype, &dims, &rank));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input", pjrtlite_plan_input_type(plan, SIZE_MAX, &dtype, &dims, &rank));
    CHECK(dtype == -5 && dims == hello_dims && rank == 77);
    pjrtlite_plan_destroy(plan);
    PASSED("what a plan takes and gives");
}

/* The last run wrote to another array: what the one bound since holds is no result, and must not pass for one. */
static void a_target_that_no_run_has_written(const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = new_plan(hello);
    float written[4];
    float never_written[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    float got[4] = {-2.0F, -2.0F, -2.0F, -2.0F};
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, written, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, never_written, F32, hello_dims, 1));
    const pjrtlite_status status = pjrtlite_plan_get_output(plan, 0, got, F32, hello_dims, 1);
    if (status == PJRTLITE_STATUS_OK) {
        CHECK_ARRAY(got, hello_f);
    } else {
        CHECK_FAILS(NOT_RUN, "", status);
        CHECK(got[0] == -2.0F && got[3] == -2.0F);
    }
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(never_written, hello_f);
    pjrtlite_plan_destroy(plan);
    PASSED("an output bound anew between the run and get_output");
}

/* Results as buffers, without a copy; each belongs to whoever took it. */
static void outputs_as_buffers(const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = new_plan(hello);
    pjrtlite_buffer *outputs[3];
    float x[4];
    float f[4];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    for (int run = 0; run < 3; ++run) {
        for (int i = 0; i < 4; ++i) x[i] = (float)(10 * run);
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &outputs[run]));
    }
    pjrtlite_plan_destroy(plan);
    for (int run = 0; run < 3; ++run) {
        CHECK_OK(pjrtlite_buffer_to_host(outputs[run], f, sizeof f));
        CHECK(f[0] == (float)(20 * run) + 5.5F);
        pjrtlite_buffer_destroy(outputs[run]);
    }
    PASSED("outputs as buffers");
}

/* Two plans of one program know nothing of each other. */
static void two_plans(const pjrtlite_executable *hello) {
    pjrtlite_plan *first = new_plan(hello);
    pjrtlite_plan *second = new_plan(hello);
    float f[4];
    float g[4];
    CHECK_OK(pjrtlite_plan_set_input(first, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(first, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(second, 0, hello_y, F32, hello_dims, 1));
    CHECK_FAILS(NOT_BOUND, "input 1", pjrtlite_plan_run(second));
    CHECK_OK(pjrtlite_plan_set_input(second, 1, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(first));
    CHECK_OK(pjrtlite_plan_run(second));
    CHECK_OK(pjrtlite_plan_get_output(first, 0, f, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_get_output(second, 0, g, F32, hello_dims, 1));
    CHECK_ARRAY(f, hello_f);
    CHECK(g[0] == 12.0F);
    pjrtlite_plan_destroy(first);
    pjrtlite_plan_destroy(second);
    PASSED("two plans of one program");
}

/* Plugins set the processor's rounding mode for themselves. */
static void rounding_mode(const pjrtlite_executable *hello) {
    const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO, FE_TONEAREST};
    for (size_t i = 0; i < COUNT_OF(modes); ++i) {
        CHECK(fesetround(modes[i]) == 0);
        CHECK_HELLO(hello);
        CHECK(fegetround() == modes[i]);
    }
    PASSED("the caller's rounding mode");
}

int main(void) {
    four_steps();
    pjrtlite_client *client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    inputs_and_outputs(client);
    set_and_get(hello);
    changing_sources(hello, client);
    changing_targets(hello);
    outputs_as_buffers(hello);
    two_plans(hello);
    rounding_mode(hello);
    a_target_that_no_run_has_written(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
