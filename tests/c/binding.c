/* Bound arrays: every run reads what is there then, wherever the array lies, and writes where it is told. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

/* Where an array starts decides whether the plugin reads it in place or from a copy: the numbers must not show it.
   Every other offset from a multiple of 64 bytes, also those that split an element's natural alignment. */
static void fresh_at_every_alignment(const pjrtlite_executable *hello) {
    unsigned char *memory = aligned_memory(256);
    for (size_t offset = 0; offset <= 64; ++offset) {
        pjrtlite_plan *plan = new_plan(hello);
        unsigned char *x_memory = memory + offset;
        unsigned char *y_memory = memory + 128 + (64 - offset);
        float f[4];
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x_memory, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y_memory, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
        for (int run = 0; run < 4; ++run) {
            float x[4];
            float y[4];
            for (int i = 0; i < 4; ++i) {
                x[i] = (float)(100 * run + i);
                y[i] = (float)offset + 0.25F * (float)(run * i);
            }
            memcpy(x_memory, x, sizeof x);
            memcpy(y_memory, y, sizeof y);
            CHECK_OK(pjrtlite_plan_run(plan));
            for (int i = 0; i < 4; ++i) CHECK(f[i] == 2.0F * x[i] + y[i]);
            /* The program has not written to its inputs. */
            CHECK_ARRAY(x_memory, x);
            CHECK_ARRAY(y_memory, y);
        }
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    PASSED("each run reads the arrays anew, at every alignment");
}

/* A result array may start anywhere, too, and nothing around it is touched. */
static void results_at_every_alignment(const pjrtlite_executable *hello) {
    unsigned char *memory = aligned_memory(256);
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    for (size_t offset = 0; offset <= 64; ++offset) {
        unsigned char *result = memory + 64 + offset;
        memset(memory, 0xa5, 256);
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(result, hello_f);
        for (unsigned char *byte = memory; byte < memory + 256; ++byte) {
            if (byte < result || byte >= result + sizeof hello_f) CHECK(*byte == 0xa5);
        }
    }
    pjrtlite_plan_destroy(plan);
    free(memory);
    PASSED("results at every alignment, and nothing around them");
}

/* A time loop on one array: y = 2 x + y, with y bound as input and as output. */
static void in_place(const pjrtlite_executable *hello) {
    float *memory = aligned_memory(64 + sizeof hello_y);
    for (size_t offset = 0; offset <= 64; offset += 4) {
        float *y = memory + offset / sizeof *memory;
        pjrtlite_plan *plan = new_plan(hello);
        const float x[4] = {1.0F, -2.0F, 0.5F, 0.0F};
        for (int i = 0; i < 4; ++i) y[i] = (float)i;
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, F32, hello_dims, 1));
        for (int step = 1; step <= 20; ++step) {
            CHECK_OK(pjrtlite_plan_run(plan));
            for (int i = 0; i < 4; ++i) CHECK(y[i] == (float)i + 2.0F * (float)step * x[i]);
        }
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    PASSED("a loop that updates an array in place");
}

/* order.mlir reads one array and writes two; here the second output goes over the input, element by element in another
   order. Both are right only if nothing is written before the program has ended. */
static void an_output_over_an_input_of_another_order(const pjrtlite_client *client) {
    pjrtlite_executable *order = load(client, "order.mlir");
    pjrtlite_plan *plan = new_plan(order);
    const float start[6] = {1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F};
    const float wanted[6] = {1.0F, 12.0F, 23.0F, 104.0F, 115.0F, 126.0F};
    const float transposed[6] = {1.0F, 104.0F, 12.0F, 115.0F, 23.0F, 126.0F};
    const int64_t dims[] = {2, 3};
    const int64_t transposed_dims[] = {3, 2};
    float *a = aligned_memory(sizeof start);
    float result[6];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, a, F32, transposed_dims, 2));
    for (int run = 0; run < 3; ++run) {
        memcpy(a, start, sizeof start);
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(result, wanted);
        CHECK_ARRAY(a, transposed);
    }
    free(a);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(order);
    PASSED("an output over an input that it transposes");
}

/* Outputs of one plan are inputs of the next, without coming back to the host. */
static void chain_of_plans(const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = new_plan(hello);
    const float x[4] = {1.0F, 10.0F, 100.0F, 1000.0F};
    const float zeros[4] = {0};
    float f[4];
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, zeros, F32, hello_dims, 1));
    for (int step = 1; step <= 50; ++step) {
        pjrtlite_buffer *output;
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
        CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
        for (int i = 0; i < 4; ++i) CHECK(f[i] == (float)(2 * step) * x[i]);
        CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 1, output));
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_plan_destroy(plan);
    PASSED("outputs as inputs of the next run");
}

/* A program that hands an input through: its output must not become a view of the host's array. */
static void an_output_that_is_an_input(const pjrtlite_client *client) {
    const char text[] = "module @same { func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> "
                        "{ return %x : tensor<4xf32> } }";
    pjrtlite_executable *same;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, sizeof text - 1, NULL, &same));
    pjrtlite_plan *plan = new_plan(same);
    float *x = aligned_memory(sizeof hello_x);
    float result[4];
    pjrtlite_buffer *output;
    memcpy(x, hello_x, sizeof hello_x);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
    memset(x, 0, sizeof hello_x);
    CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
    CHECK_ARRAY(result, hello_x);
    /* Nor does it need the array any more. */
    pjrtlite_plan_destroy(plan);
    free(x);
    CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
    CHECK_ARRAY(result, hello_x);
    pjrtlite_buffer_destroy(output);
    pjrtlite_executable_destroy(same);
    PASSED("an output that is an input");
}

/* The old array may go once the input or output is bound anew. */
static void bound_anew(const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    for (size_t round = 0; round < 8; ++round) {
        /* Alternately read in place and from a copy. */
        float *memory = aligned_memory(128);
        float *x = memory + (round % 2 == 0 ? 0 : 5);
        float *f = malloc(sizeof hello_f);
        CHECK(f != NULL);
        memcpy(x, hello_x, sizeof hello_x);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(f, hello_f);
        memset(memory, 0xee, 128);
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
        free(memory);
        free(f);
    }
    pjrtlite_plan_destroy(plan);
    PASSED("arrays that go after something else was bound");
}

/* Scalars are bound like arrays. */
static void scalars(const pjrtlite_client *client) {
    pjrtlite_executable *rank_0 = load(client, "rank_0.mlir"); /* 2x + 1 */
    pjrtlite_plan *plan = new_plan(rank_0);
    float *memory = aligned_memory(128);
    for (size_t offset = 0; offset < 4; ++offset) {
        float *x = memory + offset;
        float f = 0.0F;
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, NULL, 0));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, &f, F32, NULL, 0));
        for (int run = 0; run < 3; ++run) {
            *x = (float)run - 0.5F;
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK(f == 2.0F * (float)run);
        }
    }
    pjrtlite_plan_destroy(plan);
    free(memory);
    pjrtlite_executable_destroy(rank_0);
    PASSED("scalars");
}

int main(void) {
    pjrtlite_client *client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    fresh_at_every_alignment(hello);
    results_at_every_alignment(hello);
    in_place(hello);
    an_output_over_an_input_of_another_order(client);
    chain_of_plans(hello);
    an_output_that_is_an_input(client);
    bound_anew(hello);
    scalars(client);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
