/* Programs of several inputs and outputs, of other shapes and orders: their numbers, worked out by hand. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

static const int64_t dims_2_3[] = {2, 3};
static const int64_t dims_3_2[] = {3, 2};

/* out[i,j] = a[i,j] + 100 i + 10 j, and its transpose. Rows are slowest, as in C: in memory, a[i,j] is a[3 i + j]. */
static void order(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "order.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const float a[2][3] = {{1.0F, 2.0F, 3.0F}, {4.0F, 5.0F, 6.0F}};
    float out[2][3] = {{0}};
    float transposed[3][2] = {{0}};
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, transposed, F32, dims_3_2, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < 2; ++i) {
        for (int j = 0; j < 3; ++j) {
            CHECK(out[i][j] == a[i][j] + 100.0F * (float)i + 10.0F * (float)j);
            CHECK(transposed[j][i] == out[i][j]);
        }
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("the order of a matrix");
}

static void matmul(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "matmul.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const float a[2][3] = {{1.0F, 2.0F, 3.0F}, {4.0F, 5.0F, 6.0F}};
    const float b[3][4] = {{-5.0F, -4.0F, -3.0F, -2.0F}, {-1.0F, 0.0F, 1.0F, 2.0F}, {3.0F, 4.0F, 5.0F, 6.0F}};
    const int64_t dims_3_4[] = {3, 4};
    const int64_t dims_2_4[] = {2, 4};
    float c[2][4];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, F32, dims_3_4, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, c, F32, dims_2_4, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < 2; ++i) {
        for (int j = 0; j < 4; ++j) {
            CHECK(c[i][j] == a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j]);
        }
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("a product of matrices that are not square");
}

/* Of x f32[2,3], k i32[4], p bool[], s f64[]: (p ? x : -x) s, 3000000000 k, s + sum(k), x > 2, and k[2:4] as u8. */
static void several(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "several.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const float x[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
    const int32_t k[4] = {-1, 0, 2, 7};
    bool p = true;
    double s = 0.5;
    const int64_t dims_4[] = {4};
    const int64_t dims_2[] = {2};
    float chosen[6];
    int64_t products[4];
    double sum;
    bool larger[6];
    uint8_t tail[2];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, k, PJRTLITE_DTYPE_I32, dims_4, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, &p, PJRTLITE_DTYPE_BOOL, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 3, &s, PJRTLITE_DTYPE_F64, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, chosen, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 2, &sum, PJRTLITE_DTYPE_F64, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 3, larger, PJRTLITE_DTYPE_BOOL, dims_2_3, 2));
    for (int run = 0; run < 4; ++run) {
        p = run % 2 == 0;
        s = 0.5 + run;
        CHECK_OK(pjrtlite_plan_run(plan));
        /* Some outputs are bound, others are fetched. */
        CHECK_OK(pjrtlite_plan_get_output(plan, 1, products, PJRTLITE_DTYPE_I64, dims_4, 1));
        CHECK_OK(pjrtlite_plan_get_output(plan, 4, tail, PJRTLITE_DTYPE_U8, dims_2, 1));
        for (int i = 0; i < 6; ++i) {
            CHECK(chosen[i] == (p ? x[i] : -x[i]) * (float)s);
            CHECK(larger[i] == (i > 2));
        }
        CHECK(products[0] == -3000000000 && products[1] == 0);
        CHECK(products[2] == 6000000000 && products[3] == 21000000000);
        CHECK(sum == s + 8.0);
        CHECK(tail[0] == 2 && tail[1] == 7);
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("several inputs and outputs of different types");
}

static void no_inputs(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "no_inputs.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const int64_t dims_3[] = {3};
    int32_t numbers[6];
    float constant[3];
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, numbers, PJRTLITE_DTYPE_I32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_get_output(plan, 1, constant, F32, dims_3, 1));
    for (int i = 0; i < 6; ++i) CHECK(numbers[i] == i);
    CHECK(constant[0] == 0.5F && constant[1] == -1.25F && constant[2] == 3.0F);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("no inputs");
}

/* Empty arrays have no memory, and may be given as NULL everywhere. */
static void empty(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "empty.mlir"); /* 2x + 1 on f32[0,3] */
    pjrtlite_plan *plan = new_plan(executable);
    const int64_t dims_0_3[] = {0, 3};
    pjrtlite_buffer *output;
    size_t size = 99;
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, NULL, F32, dims_0_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, NULL, F32, dims_0_3, 2));
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
    CHECK_OK(pjrtlite_buffer_byte_size(output, &size));
    CHECK(size == 0);
    CHECK_OK(pjrtlite_buffer_to_host(output, NULL, 0));
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, output));
    pjrtlite_buffer_destroy(output);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, NULL, F32, dims_0_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, NULL, F32, dims_0_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, NULL, F32, dims_0_3, 2));
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("an empty array");
}

static void empty_among_others(const pjrtlite_client *client) {
    /* 2x + 1 of f32[2,0,3], and its sum over the middle: zeros. */
    pjrtlite_executable *executable = load(client, "empty_middle.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const int64_t dims_2_0_3[] = {2, 0, 3};
    const float zeros[6] = {0};
    float sums[6] = {1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F};
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, NULL, F32, dims_2_0_3, 3));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, NULL, F32, dims_2_0_3, 3));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, sums, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(sums, zeros);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);

    /* x s on f32[0], and s + 1. */
    executable = load(client, "empty_and_scalar.mlir");
    plan = new_plan(executable);
    const int64_t dims_0[] = {0};
    const float s = 2.5F;
    float s_plus_1 = 0.0F;
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, NULL, F32, dims_0, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, &s, F32, NULL, 0));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, NULL, F32, dims_0, 1));
    CHECK_OK(pjrtlite_plan_get_output(plan, 1, &s_plus_1, F32, NULL, 0));
    CHECK(s_plus_1 == 3.5F);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("empty arrays among others");
}

/* 2x + 1, which the program stores column by column, and x + 10. The host gets both row by row. */
static void an_output_in_another_order(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "layout_output.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const float x[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
    const float wanted_0[6] = {1.0F, 3.0F, 5.0F, 7.0F, 9.0F, 11.0F};
    const float wanted_1[6] = {10.0F, 11.0F, 12.0F, 13.0F, 14.0F, 15.0F};
    float bound[6];
    float fetched[6];
    float copied[6];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, fetched, F32, dims_2_3, 2));
    CHECK_ARRAY(fetched, wanted_0);
    CHECK_OK(pjrtlite_plan_get_output(plan, 1, fetched, F32, dims_2_3, 2));
    CHECK_ARRAY(fetched, wanted_1);

    pjrtlite_buffer *output;
    const void *memory = x;
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
    CHECK_OK(pjrtlite_buffer_to_host(output, copied, sizeof copied));
    CHECK_ARRAY(copied, wanted_0);
    CHECK_FAILS(COPY_REQUIRED, "row-major", pjrtlite_buffer_host_pointer(output, &memory));
    CHECK_SAYS("to_host");
    CHECK(memory == x);
    pjrtlite_buffer_destroy(output);

    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, bound, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(bound, wanted_0);
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, fetched, F32, dims_2_3, 2));
    CHECK_ARRAY(fetched, wanted_0);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("an output that is stored in another order");
}

/* Such an output must not pass for one that lies row by row, as the next program reads it: it is refused, never
   misread, and with the advice to go by way of the host, which puts it in order. */
static void an_output_in_another_order_as_an_input(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "layout_output.mlir");
    pjrtlite_executable *order = load(client, "order.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    pjrtlite_plan *next = new_plan(order);
    const float x[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
    const float wanted[6] = {1.0F, 13.0F, 25.0F, 107.0F, 119.0F, 131.0F}; /* 2x + 1 + 100 i + 10 j */
    float result[6];
    pjrtlite_buffer *output;
    pjrtlite_buffer *outputs[2];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));

    const pjrtlite_buffer *inputs[1] = {output};
    CHECK_FAILS(SIGNATURE_MISMATCH, "input 0 is a buffer whose elements lie in another order",
                pjrtlite_executable_execute(order, inputs, 1, outputs, 2, NULL));
    CHECK(outputs[0] == NULL && outputs[1] == NULL);
    CHECK_FAILS(SIGNATURE_MISMATCH, "input 0 is a buffer whose elements lie in another order",
                pjrtlite_plan_set_input_buffer(next, 0, output));
    CHECK_SAYS("array of the host");
    CHECK_FAILS(NOT_BOUND, "input 0", pjrtlite_plan_run(next));

    CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
    CHECK_OK(pjrtlite_plan_set_input(next, 0, result, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_run(next));
    CHECK_OK(pjrtlite_plan_get_output(next, 0, result, F32, dims_2_3, 2));
    CHECK_ARRAY(result, wanted);
    pjrtlite_buffer_destroy(output);
    pjrtlite_plan_destroy(next);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(order);
    pjrtlite_executable_destroy(executable);
    PASSED("an output that is stored in another order, as an input");
}

/* a + 2b, where the program wants a column by column, and stores the result so: the host gives and gets rows. */
static void an_input_in_another_order(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "layout_input.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const float start[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
    const float b[6] = {10.0F, 11.0F, 12.0F, 13.0F, 14.0F, 15.0F};
    float *memory = aligned_memory(64 + sizeof start);
    float result[6];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, F32, dims_2_3, 2));

    /* Where it lies makes no difference, and each run reads it anew. */
    for (size_t offset = 0; offset <= 16; offset += 4) {
        float *a = memory + offset;
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims_2_3, 2));
        for (int run = 0; run < 3; ++run) {
            for (int i = 0; i < 6; ++i) a[i] = start[i] + 100.0F * (float)run;
            CHECK_OK(pjrtlite_plan_run(plan));
            for (int i = 0; i < 6; ++i) CHECK(result[i] == a[i] + 2.0F * b[i]);
        }
    }
    free(memory);

    float copied[6];
    memcpy(copied, start, sizeof start);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, copied, F32, dims_2_3, 2));
    memset(copied, 0, sizeof copied);
    for (int run = 0; run < 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < 6; ++i) CHECK(result[i] == start[i] + 2.0F * b[i]);
    }

    /* In place: a = a + 2b. What the plugin reads is another order's copy, not the array itself. */
    memcpy(copied, start, sizeof start);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, copied, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, copied, F32, dims_2_3, 2));
    for (int run = 1; run <= 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < 6; ++i) CHECK(copied[i] == start[i] + 2.0F * (float)run * b[i]);
    }

    /* The transposed shape is another shape, whatever the program does inside. */
    CHECK_FAILS(SIGNATURE_MISMATCH, "f32[2,3]; got f32[3,2]",
                pjrtlite_plan_bind_input(plan, 0, copied, F32, dims_3_2, 2));
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("an input that is wanted in another order");
}

/* Buffers from the host lie row by row; what the program itself made lies as it wants it, and is taken as it is. */
static void buffers_for_an_input_in_another_order(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "layout_input.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const float a[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
    const float b[6] = {10.0F, 11.0F, 12.0F, 13.0F, 14.0F, 15.0F};
    float result[6];
    pjrtlite_buffer *rows;
    pjrtlite_buffer *output;
    CHECK_OK(pjrtlite_buffer_from_host(client, b, F32, dims_2_3, 2, 0, &rows));
    const pjrtlite_buffer *both_rows[2] = {rows, rows};
    CHECK_FAILS(SIGNATURE_MISMATCH, "input 0 is a buffer whose elements lie in another order",
                pjrtlite_executable_execute(executable, both_rows, 2, &output, 1, NULL));
    CHECK(output == NULL);
    CHECK_FAILS(SIGNATURE_MISMATCH, "input 0 is a buffer whose elements lie in another order",
                pjrtlite_plan_set_input_buffer(plan, 0, rows));

    CHECK_OK(pjrtlite_plan_set_input(plan, 0, a, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 1, rows));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
    const pjrtlite_buffer *inputs[2] = {output, rows};
    pjrtlite_buffer *again;
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 2, &again, 1, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(again, result, sizeof result));
    for (int i = 0; i < 6; ++i) CHECK(result[i] == a[i] + 4.0F * b[i]);
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, again));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims_2_3, 2));
    for (int i = 0; i < 6; ++i) CHECK(result[i] == a[i] + 6.0F * b[i]);
    pjrtlite_buffer_destroy(again);
    pjrtlite_buffer_destroy(output);
    pjrtlite_buffer_destroy(rows);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("buffers for an input that is wanted in another order");
}

int main(void) {
    pjrtlite_client *client = new_client();
    order(client);
    matmul(client);
    several(client);
    no_inputs(client);
    empty(client);
    empty_among_others(client);
    an_output_in_another_order(client);
    an_input_in_another_order(client);
    buffers_for_an_input_in_another_order(client);
    an_output_in_another_order_as_an_input(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
