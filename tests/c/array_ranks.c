/* Arrays of every rank from 0 to 7: rank_<n>.mlir computes 2x + 1. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

struct shape {
    size_t rank;
    int64_t dims[7];
    size_t count;
    const char *text;
};

static const struct shape shapes[] = {
    {0, {0}, 1, "f32[] -> f32[]"},
    {1, {3}, 3, "f32[3] -> f32[3]"},
    {2, {2, 3}, 6, "f32[2,3] -> f32[2,3]"},
    {3, {2, 3, 4}, 24, "f32[2,3,4] -> f32[2,3,4]"},
    {4, {2, 3, 4, 5}, 120, "f32[2,3,4,5] -> f32[2,3,4,5]"},
    {5, {2, 3, 1, 4, 2}, 48, "f32[2,3,1,4,2] -> f32[2,3,1,4,2]"},
    {6, {2, 1, 3, 2, 1, 4}, 48, "f32[2,1,3,2,1,4] -> f32[2,1,3,2,1,4]"},
    {7, {2, 1, 3, 1, 2, 1, 2}, 24, "f32[2,1,3,1,2,1,2] -> f32[2,1,3,1,2,1,2]"},
};

static void check_rank(const pjrtlite_client *client, const struct shape *shape) {
    char name[32];
    const char *text;
    float x[120];
    float result[120] = {0};
    snprintf(name, sizeof name, "rank_%zu.mlir", shape->rank);
    pjrtlite_executable *executable = load(client, name);
    CHECK_OK(pjrtlite_executable_signature(executable, &text));
    CHECK_TEXT(text, shape->text);

    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, shape->dims, shape->rank));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, F32, shape->dims, shape->rank));
    for (size_t i = 0; i < shape->count; ++i) x[i] = (float)i + 1.0F;
    CHECK_OK(pjrtlite_plan_run(plan));
    for (size_t i = 0; i < shape->count; ++i) CHECK(result[i] == 2.0F * (float)i + 3.0F);
    pjrtlite_plan_destroy(plan);

    /* The same through buffers, whose extents are the program's. */
    pjrtlite_buffer *input;
    pjrtlite_buffer *output;
    const int64_t *dims;
    size_t rank;
    CHECK_OK(pjrtlite_buffer_from_host(client, x, F32, shape->dims, shape->rank, 0, &input));
    const pjrtlite_buffer *inputs[1] = {input};
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 1, &output, 1, NULL));
    CHECK_OK(pjrtlite_buffer_dims(output, &dims, &rank));
    CHECK(rank == shape->rank);
    for (size_t axis = 0; axis < rank; ++axis) CHECK(dims[axis] == shape->dims[axis]);
    memset(result, 0, sizeof result);
    CHECK_OK(pjrtlite_buffer_to_host(output, result, shape->count * sizeof(float)));
    for (size_t i = 0; i < shape->count; ++i) CHECK(result[i] == 2.0F * (float)i + 3.0F);
    pjrtlite_buffer_destroy(output);
    pjrtlite_buffer_destroy(input);
    pjrtlite_executable_destroy(executable);
}

int main(void) {
    pjrtlite_client *client = new_client();
    for (size_t i = 0; i < COUNT_OF(shapes); ++i) check_rank(client, &shapes[i]);
    PASSED("ranks 0 to 7");
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
