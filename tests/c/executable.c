/* Programs: what they tell of themselves, and running them on buffers. */
#include "slow.h"

static void check_input(const pjrtlite_executable *executable, size_t index, pjrtlite_dtype dtype, size_t rank,
                        const int64_t *dims) {
    pjrtlite_dtype found;
    const int64_t *extents;
    size_t found_rank;
    CHECK_OK(pjrtlite_executable_input_type(executable, index, &found, &extents, &found_rank));
    CHECK(found == dtype && found_rank == rank);
    for (size_t axis = 0; axis < rank; ++axis) CHECK(extents[axis] == dims[axis]);
}

static void check_output(const pjrtlite_executable *executable, size_t index, pjrtlite_dtype dtype, size_t rank,
                         const int64_t *dims) {
    pjrtlite_dtype found;
    const int64_t *extents;
    size_t found_rank;
    CHECK_OK(pjrtlite_executable_output_type(executable, index, &found, &extents, &found_rank));
    CHECK(found == dtype && found_rank == rank);
    for (size_t axis = 0; axis < rank; ++axis) CHECK(extents[axis] == dims[axis]);
}

static void signature(const pjrtlite_client *client) {
    pjrtlite_executable *several = load(client, "several.mlir");
    const int64_t dims_2_3[] = {2, 3};
    const int64_t dims_4[] = {4};
    const int64_t dims_2[] = {2};
    const char *text;
    size_t count;
    CHECK_OK(pjrtlite_executable_name(several, &text));
    CHECK_TEXT(text, "jit_several");
    CHECK_OK(pjrtlite_executable_format(several, &text));
    CHECK_TEXT(text, "StableHLO text");
    CHECK_OK(pjrtlite_executable_signature(several, &text));
    CHECK_TEXT(text, "f32[2,3], i32[4], bool[], f64[] -> f32[2,3], i64[4], f64[], bool[2,3], u8[2]");

    CHECK_OK(pjrtlite_executable_input_count(several, &count));
    CHECK(count == 4);
    check_input(several, 0, PJRTLITE_DTYPE_F32, 2, dims_2_3);
    check_input(several, 1, PJRTLITE_DTYPE_I32, 1, dims_4);
    check_input(several, 2, PJRTLITE_DTYPE_BOOL, 0, NULL);
    check_input(several, 3, PJRTLITE_DTYPE_F64, 0, NULL);
    CHECK_OK(pjrtlite_executable_output_count(several, &count));
    CHECK(count == 5);
    check_output(several, 0, PJRTLITE_DTYPE_F32, 2, dims_2_3);
    check_output(several, 1, PJRTLITE_DTYPE_I64, 1, dims_4);
    check_output(several, 2, PJRTLITE_DTYPE_F64, 0, NULL);
    check_output(several, 3, PJRTLITE_DTYPE_BOOL, 2, dims_2_3);
    check_output(several, 4, PJRTLITE_DTYPE_U8, 1, dims_2);

    pjrtlite_dtype dtype = -5;
    const int64_t *dims = dims_4;
    size_t rank = 77;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input 4: the program has 4",
                pjrtlite_executable_input_type(several, 4, &dtype, &dims, &rank));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no output 5: the program has 5",
                pjrtlite_executable_output_type(several, 5, &dtype, &dims, &rank));
    CHECK(dtype == -5 && dims == dims_4 && rank == 77);
    pjrtlite_executable_destroy(several);
    PASSED("name, format, inputs and outputs");
}

static void execute(const pjrtlite_executable *hello, const pjrtlite_client *client) {
    pjrtlite_buffer *inputs[2] = {new_buffer(client, hello_x, 4), new_buffer(client, hello_y, 4)};
    const pjrtlite_buffer *const *arguments = (const pjrtlite_buffer *const *)inputs;
    pjrtlite_buffer *output;
    float f[4];

    /* Without an event, it waits. */
    CHECK_OK(pjrtlite_executable_execute(hello, arguments, 2, &output, 1, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
    CHECK_ARRAY(f, hello_f);
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    size_t device;
    CHECK_OK(pjrtlite_buffer_dtype(output, &dtype));
    CHECK_OK(pjrtlite_buffer_dims(output, &dims, &rank));
    CHECK_OK(pjrtlite_buffer_device(output, &device));
    CHECK(dtype == PJRTLITE_DTYPE_F32 && rank == 1 && dims[0] == 4 && device == 0);
    pjrtlite_buffer_destroy(output);

    /* With one, it does not; inputs may be destroyed at once. */
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_executable_execute(hello, arguments, 2, &output, 1, &event));
    pjrtlite_buffer_destroy(inputs[0]);
    pjrtlite_buffer_destroy(inputs[1]);
    CHECK_OK(pjrtlite_event_wait(event));
    CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
    CHECK_ARRAY(f, hello_f);
    pjrtlite_event_destroy(event);

    /* One list for both is refused, and stays as it is: it may be the host's only way to the inputs. */
    pjrtlite_buffer *both[3] = {new_buffer(client, hello_x, 4), new_buffer(client, hello_y, 4), NULL};
    pjrtlite_buffer *const before[3] = {both[0], both[1], both[2]};
    for (size_t shift = 0; shift < 2; ++shift) {
        CHECK_FAILS(INVALID_VALUE, "'inputs' and 'outputs' share memory",
                    pjrtlite_executable_execute(hello, (const pjrtlite_buffer *const *)both, 2, both + shift, 1, NULL));
        CHECK_ARRAY(both, before);
    }
    union {
        pjrtlite_event *event;
        pjrtlite_buffer *buffer;
    } place = {.buffer = both[0]};
    CHECK_FAILS(INVALID_VALUE, "'outputs' and 'event' share memory",
                pjrtlite_executable_execute(hello, (const pjrtlite_buffer *const *)both, 2, &place.buffer, 1, &place.event));
    CHECK(place.buffer == both[0]);
    CHECK_OK(pjrtlite_executable_execute(hello, (const pjrtlite_buffer *const *)both, 2, both + 2, 1, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(both[2], f, sizeof f));
    CHECK_ARRAY(f, hello_f);
    for (size_t i = 0; i < COUNT_OF(both); ++i) pjrtlite_buffer_destroy(both[i]);

    /* One buffer as both inputs: 2x + x. */
    const pjrtlite_buffer *twice[2] = {output, output};
    pjrtlite_buffer *tripled;
    CHECK_OK(pjrtlite_executable_execute(hello, twice, 2, &tripled, 1, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(tripled, f, sizeof f));
    CHECK(f[0] == 22.5F);
    CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
    CHECK_ARRAY(f, hello_f);
    pjrtlite_buffer_destroy(tripled);
    pjrtlite_buffer_destroy(output);
    PASSED("a run on buffers");
}

/* The output of a run is the input of the next before anyone has waited for it. */
static void chain(const pjrtlite_client *client, const pjrtlite_executable *slow) {
    pjrtlite_buffer *first;
    pjrtlite_event *event;
    const int32_t steps = 20000;
    start_slow(client, slow, steps, &first, &event);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer *count;
    pjrtlite_buffer *second;
    CHECK_OK(pjrtlite_buffer_from_host(client, &steps, PJRTLITE_DTYPE_I32, NULL, 0, 0, &count));
    const pjrtlite_buffer *inputs[2] = {count, first};
    CHECK_OK(pjrtlite_executable_execute(slow, inputs, 2, &second, 1, &event));
    pjrtlite_buffer_destroy(first);
    pjrtlite_buffer_destroy(count);
    check_slow(second, 2 * steps);
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(second);
    PASSED("a run on the output of another that is going on");
}

/* A run on a view reads the memory as it is then. */
static void execute_on_views(const pjrtlite_executable *hello, const pjrtlite_client *client) {
    float *x = aligned_memory(sizeof hello_x);
    float *y = aligned_memory(sizeof hello_y);
    float f[4];
    memcpy(x, hello_x, sizeof hello_x);
    memcpy(y, hello_y, sizeof hello_y);
    pjrtlite_buffer *inputs[2];
    CHECK_OK(pjrtlite_buffer_view_host(client, x, PJRTLITE_DTYPE_F32, hello_dims, 1, 0, &inputs[0]));
    CHECK_OK(pjrtlite_buffer_view_host(client, y, PJRTLITE_DTYPE_F32, hello_dims, 1, 0, &inputs[1]));
    for (int run = 0; run < 5; ++run) {
        pjrtlite_buffer *output;
        x[1] = (float)run;
        CHECK_OK(pjrtlite_executable_execute(hello, (const pjrtlite_buffer *const *)inputs, 2, &output, 1, NULL));
        CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
        CHECK(f[0] == hello_f[0] && f[1] == 2.0F * (float)run + 6.6F && f[3] == hello_f[3]);
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_buffer_destroy(inputs[0]);
    pjrtlite_buffer_destroy(inputs[1]);
    free(x);
    free(y);
    PASSED("runs on views of memory that changes");
}

static void several_outputs_and_none_of_inputs(const pjrtlite_client *client) {
    pjrtlite_executable *no_inputs = load(client, "no_inputs.mlir");
    const int32_t wanted_0[] = {0, 1, 2, 3, 4, 5};
    const float wanted_1[] = {0.5F, -1.25F, 3.0F};
    int32_t result_0[6];
    float result_1[3];
    pjrtlite_buffer *outputs[2];
    size_t count = 99;
    const char *text;
    CHECK_OK(pjrtlite_executable_input_count(no_inputs, &count));
    CHECK(count == 0);
    CHECK_OK(pjrtlite_executable_signature(no_inputs, &text));
    CHECK_TEXT(text, "() -> i32[2,3], f32[3]");
    CHECK_OK(pjrtlite_executable_execute(no_inputs, NULL, 0, outputs, 2, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(outputs[0], result_0, sizeof result_0));
    CHECK_OK(pjrtlite_buffer_to_host(outputs[1], result_1, sizeof result_1));
    CHECK_ARRAY(result_0, wanted_0);
    CHECK_ARRAY(result_1, wanted_1);
    pjrtlite_buffer_destroy(outputs[0]);
    pjrtlite_buffer_destroy(outputs[1]);
    pjrtlite_executable_destroy(no_inputs);

    /* No output at all, hence no place for any. */
    const char nothing[] = "module @nothing { func.func public @main(%x: tensor<4xf32>) { return } }";
    pjrtlite_executable *executable;
    CHECK_OK(pjrtlite_executable_load_memory(client, nothing, sizeof nothing - 1, NULL, &executable));
    CHECK_OK(pjrtlite_executable_signature(executable, &text));
    CHECK_TEXT(text, "f32[4] -> ()");
    CHECK_OK(pjrtlite_executable_output_count(executable, &count));
    CHECK(count == 0);
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    const pjrtlite_buffer *inputs[1] = {x};
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 1, NULL, 0, NULL));
    pjrtlite_buffer_destroy(x);
    pjrtlite_executable_destroy(executable);
    PASSED("no inputs, several outputs, no outputs");
}

static void serialize(const pjrtlite_executable *hello) {
    const void *data;
    const void *again;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    CHECK(data != NULL && size > 0);
    /* The program keeps the bytes. */
    CHECK_OK(pjrtlite_executable_serialize(hello, &again, &size));
    CHECK(again == data);
    PASSED("the program as bytes (see formats.c)");
}

/* What is chosen is for tests/tune.rs; here only that it is told. */
static void tuned(const pjrtlite_client *client) {
    pjrtlite_options *options;
    pjrtlite_executable *executable;
    const char *text = NULL;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "pjrtlite.autotune", true));
    CHECK_OK(pjrtlite_options_set_string(options, "pjrtlite.cache", ""));
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), options, &executable));
    CHECK_OK(pjrtlite_executable_autotuning(executable, &text));
    CHECK(strlen(text) > 0);
    pjrtlite_executable_destroy(executable);
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &executable));
    CHECK_OK(pjrtlite_executable_autotuning(executable, &text));
    CHECK_TEXT(text, "");
    pjrtlite_executable_destroy(executable);
    pjrtlite_options_destroy(options);
    PASSED("what tuning came to");
}

/* 2x + y: two operations for each of 4 elements, of which 12 go in and out. Not every plugin tells. */
static void cost(const pjrtlite_executable *hello) {
    double value = -7.0;
    const pjrtlite_status status = pjrtlite_executable_cost(hello, "flops", &value);
    if (status == PJRTLITE_STATUS_UNIMPLEMENTED) {
        CHECK_SAYS("GetCostAnalysis");
        CHECK(value == -7.0);
        PASSED("no cost, which is told");
        return;
    }
    CHECK_OK(status);
    CHECK(value == 8.0);
    CHECK_OK(pjrtlite_executable_cost(hello, "bytes accessed", &value));
    CHECK(value == 48.0);
    CHECK_FAILS(NOT_FOUND, "no cost 'money'", pjrtlite_executable_cost(hello, "money", &value));
    CHECK_SAYS("'flops'");
    CHECK(value == 48.0);
    PASSED("what a run costs");
}

int main(void) {
    pjrtlite_client *client = new_slow_client();
    signature(client);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_executable *slow = load_slow(client);
    execute(hello, client);
    chain(client, slow);
    execute_on_views(hello, client);
    several_outputs_and_none_of_inputs(client);
    serialize(hello);
    cost(hello);
    pjrtlite_executable_destroy(slow);
    pjrtlite_executable_destroy(hello);
    if (getenv("PJRTLITE_TEST_VALGRIND") == NULL) tuned(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
