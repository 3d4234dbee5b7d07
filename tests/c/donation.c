/* Programs that donate an input: they may write their result into it. What is the host's stays as it is all the same,
   and only execute() uses a buffer up. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

/* donated.mlir: x + 1 on eight numbers, with x donated to the result. */
static const int64_t dims[1] = {8};
static const float x_values[8] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F, 7.0F};
static const float x_plus_1[8] = {1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F, 7.0F, 8.0F};

static void bound_arrays(const pjrtlite_executable *donated) {
    float *memory = aligned_memory(64 + sizeof x_values);
    for (size_t offset = 0; offset <= 64; offset += 4) {
        float *x = memory + offset / sizeof *memory;
        float result[8] = {0};
        pjrtlite_plan *plan = new_plan(donated);
        memcpy(x, x_values, sizeof x_values);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, F32, dims, 1));
        for (int run = 0; run < 5; ++run) {
            memset(result, 0, sizeof result);
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_ARRAY(result, x_plus_1);
            CHECK_ARRAY(x, x_values);
        }
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    PASSED("a bound array stays as it is");
}

static void set_values(const pjrtlite_executable *donated) {
    pjrtlite_plan *plan = new_plan(donated);
    float result[8];
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x_values, F32, dims, 1));
    for (int run = 0; run < 5; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
        CHECK_ARRAY(result, x_plus_1);
    }
    pjrtlite_plan_destroy(plan);
    PASSED("values that were set stay as they are");
}

static void buffers_of_a_plan(const pjrtlite_executable *donated, const pjrtlite_client *client) {
    pjrtlite_plan *plan = new_plan(donated);
    pjrtlite_buffer *x = new_buffer(client, x_values, 8);
    float result[8];
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, x));
    for (int run = 0; run < 5; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
        CHECK_ARRAY(result, x_plus_1);
        CHECK_OK(pjrtlite_buffer_to_host(x, result, sizeof result));
        CHECK_ARRAY(result, x_values);
    }
    pjrtlite_buffer_destroy(x);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
    CHECK_ARRAY(result, x_plus_1);
    pjrtlite_plan_destroy(plan);
    PASSED("a buffer that a plan uses stays as it is");
}

/* execute() uses the buffer up: its memory is now the result's. Later uses fail, and nothing is damaged by them. */
static void execute_uses_up(const pjrtlite_executable *donated, const pjrtlite_client *client) {
    pjrtlite_buffer *x = new_buffer(client, x_values, 8);
    const pjrtlite_buffer *inputs[1] = {x};
    pjrtlite_buffer *output;
    float result[8];
    CHECK_OK(pjrtlite_executable_execute(donated, inputs, 1, &output, 1, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
    CHECK_ARRAY(result, x_plus_1);

    int something;
    pjrtlite_buffer *second = (void *)&something;
    pjrtlite_event *event = (void *)&something;
    const void *memory = &something;
    CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_executable_execute(donated, inputs, 1, &second, 1, &event));
    CHECK(second == NULL && event == NULL);
    memset(result, 0, sizeof result);
    CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_buffer_to_host(x, result, sizeof result));
    CHECK(result[0] == 0.0F && result[7] == 0.0F);
    CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_buffer_host_pointer(x, &memory));
    CHECK(memory == &something);
    CHECK_OK(pjrtlite_buffer_ready(x, &event));
    CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);

    /* In a plan, it fails when the plan is run, and another input mends that. */
    pjrtlite_plan *plan = new_plan(donated);
    if (pjrtlite_plan_set_input_buffer(plan, 0, x) == PJRTLITE_STATUS_OK) {
        CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_plan_run(plan));
        CHECK_FAILS(NOT_RUN, "", pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
    }
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x_values, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
    CHECK_ARRAY(result, x_plus_1);
    pjrtlite_plan_destroy(plan);

    /* The facts stay, and the result is untouched. */
    size_t size;
    CHECK_OK(pjrtlite_buffer_byte_size(x, &size));
    CHECK(size == sizeof x_values);
    pjrtlite_buffer_destroy(x);
    CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
    CHECK_ARRAY(result, x_plus_1);
    pjrtlite_buffer_destroy(output);
    PASSED("execute uses a donated buffer up");
}

/* A chain of donations, each result the next input. */
static void chain(const pjrtlite_executable *donated, const pjrtlite_client *client) {
    pjrtlite_buffer *buffer = new_buffer(client, x_values, 8);
    float result[8];
    for (int step = 1; step <= 20; ++step) {
        const pjrtlite_buffer *inputs[1] = {buffer};
        pjrtlite_buffer *next;
        pjrtlite_event *event;
        CHECK_OK(pjrtlite_executable_execute(donated, inputs, 1, &next, 1, &event));
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(buffer);
        buffer = next;
    }
    CHECK_OK(pjrtlite_buffer_to_host(buffer, result, sizeof result));
    for (int i = 0; i < 8; ++i) CHECK(result[i] == (float)(i + 20));
    pjrtlite_buffer_destroy(buffer);
    PASSED("a chain of donations");
}

/* A view of the host's memory is never written to nor used up. */
static void views(const pjrtlite_executable *donated, const pjrtlite_client *client) {
    float *x = aligned_memory(sizeof x_values);
    memcpy(x, x_values, sizeof x_values);
    pjrtlite_buffer *view;
    CHECK_OK(pjrtlite_buffer_view_host(client, x, F32, dims, 1, 0, &view));
    const pjrtlite_buffer *inputs[1] = {view};
    for (int run = 0; run < 5; ++run) {
        pjrtlite_buffer *output;
        float result[8];
        x[3] = (float)(100 * run);
        CHECK_OK(pjrtlite_executable_execute(donated, inputs, 1, &output, 1, NULL));
        CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
        CHECK(result[2] == 3.0F && result[3] == (float)(100 * run + 1) && result[7] == 8.0F);
        CHECK(x[0] == 0.0F && x[3] == (float)(100 * run) && x[7] == 7.0F);
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_buffer_destroy(view);
    free(x);
    PASSED("a view stays as it is");
}

/* A buffer that a plan uses is shared with it. Used up elsewhere, it makes the plan fail, not crash. */
static void used_up_behind_a_plan(const pjrtlite_executable *donated, const pjrtlite_client *client) {
    pjrtlite_plan *plan = new_plan(donated);
    pjrtlite_buffer *x = new_buffer(client, x_values, 8);
    pjrtlite_buffer *output;
    float result[8];
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, x));
    CHECK_OK(pjrtlite_plan_run(plan));
    const pjrtlite_buffer *inputs[1] = {x};
    CHECK_OK(pjrtlite_executable_execute(donated, inputs, 1, &output, 1, NULL));
    CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, output));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
    for (int i = 0; i < 8; ++i) CHECK(result[i] == (float)(i + 2));
    pjrtlite_buffer_destroy(output);
    pjrtlite_buffer_destroy(x);
    pjrtlite_plan_destroy(plan);
    PASSED("a buffer that is used up behind a plan");
}

/* destination.mlir: 2x + y, written into the memory of a third input that it does not read. */
static void destination(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "destination.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    float *out = aligned_memory(sizeof x_values);
    float result[8];
    for (int i = 0; i < 8; ++i) out[i] = -100.0F;
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x_values, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, x_plus_1, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, out, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, F32, dims, 1));
    for (int i = 0; i < 8; ++i) {
        CHECK(result[i] == (float)(3 * i + 1));
        CHECK(out[i] == -100.0F);
    }
    pjrtlite_plan_destroy(plan);
    free(out);
    pjrtlite_executable_destroy(executable);
    PASSED("a destination among the inputs");
}

int main(void) {
    pjrtlite_client *client = new_client();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    bound_arrays(donated);
    set_values(donated);
    buffers_of_a_plan(donated, client);
    execute_uses_up(donated, client);
    chain(donated, client);
    views(donated, client);
    used_up_behind_a_plan(donated, client);
    destination(client);
    pjrtlite_executable_destroy(donated);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
