/* Programs that JAX divided among four devices: whole arrays, pieces, buffers, and refusals. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

enum { devices = 4, rows = 8, columns = 3, count = rows * columns };

static const int64_t whole[2] = {rows, columns}, piece[2] = {rows / devices, columns};

/* f(x, y) = 2x + y, where each device has two rows; not every plugin tells that. */
static pjrtlite_executable *load_rows(const pjrtlite_client *client) {
    return load(client, "../devices/sharded/rows.mlir");
}

static bool is_told(const pjrtlite_executable *executable) {
    const char *text = NULL;
    CHECK_OK(pjrtlite_executable_input_sharding(executable, 1, &text));
    const bool told = text[0] != '\0';
    if (told) CHECK_TEXT(text, "{devices=[4,1]<=[4]}");
    CHECK_OK(pjrtlite_executable_output_sharding(executable, 0, &text));
    CHECK_TEXT(text, told ? "{devices=[4,1]<=[4]}" : "");
    return told;
}

static void facts(const pjrtlite_executable *executable, bool told) {
    size_t number = 0, rank = 0;
    const int64_t *dims = NULL, *start = NULL;
    CHECK_OK(pjrtlite_executable_device_count(executable, &number));
    CHECK(number == devices);
    for (size_t i = 0; i < devices; ++i) {
        CHECK_OK(pjrtlite_executable_device(executable, i, &number));
        CHECK(number == i);
        CHECK_OK(pjrtlite_executable_input_piece(executable, 1, i, &dims, NULL, &rank));
        CHECK(rank == 2 && dims[0] == piece[0] && dims[1] == piece[1]);
        CHECK_OK(pjrtlite_executable_output_piece(executable, 0, i, &dims, NULL, &rank));
        CHECK(rank == 2 && dims[0] == piece[0] && dims[1] == piece[1]);
        if (!told) {
            CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, "select_piece",
                        pjrtlite_executable_input_piece(executable, 1, i, &dims, &start, &rank));
            continue;
        }
        CHECK_OK(pjrtlite_executable_input_piece(executable, 1, i, &dims, &start, &rank));
        CHECK(start[0] == (int64_t)(2 * i) && start[1] == 0);
        CHECK_OK(pjrtlite_executable_output_piece(executable, 0, i, &dims, &start, &rank));
        CHECK(start[0] == (int64_t)(2 * i) && start[1] == 0);
    }
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "4", pjrtlite_executable_device(executable, devices, &number));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "piece 4", pjrtlite_executable_input_piece(executable, 0, devices, &dims, NULL, &rank));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "input 2", pjrtlite_executable_input_piece(executable, 2, 0, &dims, NULL, &rank));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "output 1", pjrtlite_executable_output_piece(executable, 1, 0, &dims, NULL, &rank));
    const char *text = NULL;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "input 2", pjrtlite_executable_input_sharding(executable, 2, &text));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "output 1", pjrtlite_executable_output_sharding(executable, 1, &text));
}

static void check_sum(const float *f, const float *x, const float *y) {
    for (size_t i = 0; i < count; ++i) CHECK(f[i] == 2.0F * x[i] + y[i]);
}

static void whole_arrays(const pjrtlite_executable *executable, float *x, float *y, float *f, bool told) {
    pjrtlite_plan *plan = new_plan(executable);
    if (!told) {
        CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, "select_piece", pjrtlite_plan_bind_input(plan, 0, x, F32, whole, 2));
        CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, "select_piece", pjrtlite_plan_set_input(plan, 0, x, F32, whole, 2));
        CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, "select_piece", pjrtlite_plan_bind_output(plan, 0, f, F32, whole, 2));
        pjrtlite_plan_destroy(plan);
        return;
    }
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, whole, 2));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, y, F32, whole, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, whole, 2));
    for (int run = 0; run < 3; ++run) {
        x[run] += 1.0F;
        memset(f, 0, count * sizeof *f);
        if (run == 1) {
            pjrtlite_event *event = NULL;
            CHECK_OK(pjrtlite_plan_start(plan, &event));
            CHECK_OK(pjrtlite_event_wait(event));
            pjrtlite_event_destroy(event);
        } else {
            CHECK_OK(pjrtlite_plan_run(plan));
        }
        check_sum(f, x, y);
    }
    float again[count];
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, again, F32, whole, 2));
    check_sum(again, x, y);
    pjrtlite_plan_destroy(plan);
}

static void pieces(const pjrtlite_executable *executable, const float *x, const float *y, float *f) {
    pjrtlite_plan *plan = new_plan(executable);
    size_t bytes = 0, rank = 0;
    const int64_t *dims = NULL;
    pjrtlite_dtype dtype;
    CHECK_OK(pjrtlite_plan_input_byte_size(plan, 0, &bytes));
    CHECK(bytes == count * sizeof(float));
    for (size_t i = 0; i < devices; ++i) {
        const size_t first = i * count / devices;
        CHECK_OK(pjrtlite_plan_select_piece(plan, i));
        CHECK_OK(pjrtlite_plan_input_byte_size(plan, 0, &bytes));
        CHECK(bytes == count / devices * sizeof(float));
        CHECK_OK(pjrtlite_plan_output_type(plan, 0, &dtype, &dims, &rank));
        CHECK(dtype == F32 && rank == 2 && dims[0] == piece[0]);
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[2,3]", pjrtlite_plan_bind_input(plan, 0, x, F32, whole, 2));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x + first, F32, piece, 2));
        CHECK_OK(pjrtlite_plan_set_input(plan, 1, y + first, F32, piece, 2));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f + first, F32, piece, 2));
        if (i + 1 < devices) CHECK_FAILS(NOT_BOUND, "on device", pjrtlite_plan_run(plan));
    }
    memset(f, 0, count * sizeof *f);
    CHECK_OK(pjrtlite_plan_run(plan));
    check_sum(f, x, y);
    float last[count / devices];
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, last, F32, piece, 2));
    CHECK(memcmp(last, f + 3 * count / devices, sizeof last) == 0);
    CHECK_FAILS(INVALID_VALUE, "share memory", pjrtlite_plan_bind_output(plan, 0, f, F32, piece, 2));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "piece 4", pjrtlite_plan_select_piece(plan, devices));
    CHECK_OK(pjrtlite_plan_select_whole(plan));
    CHECK_OK(pjrtlite_plan_input_byte_size(plan, 0, &bytes));
    CHECK(bytes == count * sizeof(float));
    pjrtlite_plan_destroy(plan);
}

static void buffers(const pjrtlite_client *client, const pjrtlite_executable *executable, const float *x, const float *y) {
    pjrtlite_buffer *input[2 * devices], *output[devices];
    for (size_t i = 0; i < devices; ++i) {
        const size_t first = i * count / devices;
        CHECK_OK(pjrtlite_buffer_from_host(client, x + first, F32, piece, 2, i, &input[2 * i]));
        CHECK_OK(pjrtlite_buffer_from_host(client, y + first, F32, piece, 2, i, &input[2 * i + 1]));
    }
    const pjrtlite_buffer *const *inputs = (const pjrtlite_buffer *const *)input;
    CHECK_FAILS(SIGNATURE_MISMATCH, "4 devices", pjrtlite_executable_execute(executable, inputs, 2, output, devices, NULL));
    CHECK_FAILS(SIGNATURE_MISMATCH, "4 outputs", pjrtlite_executable_execute(executable, inputs, 2 * devices, output, 1, NULL));
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 2 * devices, output, devices, NULL));
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_FAILS(INVALID_VALUE, "select_piece", pjrtlite_plan_set_input_buffer(plan, 0, input[0]));
    for (size_t i = 0; i < devices; ++i) {
        float f[count / devices];
        CHECK_OK(pjrtlite_buffer_to_host(output[i], f, sizeof f));
        const size_t first = i * count / devices;
        for (size_t k = 0; k < count / devices; ++k) CHECK(f[k] == 2.0F * x[first + k] + y[first + k]);
        CHECK_OK(pjrtlite_plan_select_piece(plan, i));
        CHECK_FAILS(SIGNATURE_MISMATCH, "device", pjrtlite_plan_set_input_buffer(plan, 0, input[2 * ((i + 1) % devices)]));
        CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, input[2 * i]));
        CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 1, output[i]));
    }
    CHECK_OK(pjrtlite_plan_run(plan));
    for (size_t i = 0; i < devices; ++i) {
        pjrtlite_buffer *result = NULL;
        float f[count / devices];
        CHECK_OK(pjrtlite_plan_select_piece(plan, i));
        CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &result));
        size_t device = 9;
        CHECK_OK(pjrtlite_buffer_device(result, &device));
        CHECK(device == i);
        CHECK_OK(pjrtlite_buffer_to_host(result, f, sizeof f));
        const size_t first = i * count / devices;
        for (size_t k = 0; k < count / devices; ++k) CHECK(f[k] == 4.0F * x[first + k] + y[first + k]);
        pjrtlite_buffer_destroy(result);
        pjrtlite_buffer_destroy(output[i]);
    }
    pjrtlite_plan_destroy(plan);
    for (size_t i = 0; i < 2 * devices; ++i) pjrtlite_buffer_destroy(input[i]);
}

static void wrong_devices(const pjrtlite_client *client) {
    pjrtlite_options *options;
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_options_create(&options));
    const int64_t wrong[devices] = {0, 1, 1, 2}, right[devices] = {3, 2, 1, 0};
    const char *path = program("../devices/sharded/rows.mlir");
    CHECK_OK(pjrtlite_options_set_int_list(options, "pjrtlite.devices", wrong, devices));
    CHECK_FAILS(INVALID_VALUE, "twice", pjrtlite_executable_load_file(client, path, options, &executable));
    CHECK_OK(pjrtlite_options_set_int_list(options, "pjrtlite.devices", right, devices));
    CHECK_OK(pjrtlite_executable_load_file(client, path, options, &executable));
    size_t device = 0;
    CHECK_OK(pjrtlite_executable_device(executable, 0, &device));
    CHECK(device == 3);
    pjrtlite_plan *plan = NULL;
    CHECK_FAILS(INVALID_VALUE, "device 3", pjrtlite_plan_create(executable, 0, &plan));
    CHECK_OK(pjrtlite_plan_create(executable, 3, &plan));
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_options_destroy(options);
}

static void one_device(const pjrtlite_client *client) {
    pjrtlite_executable *hello = load(client, "hello.mlir");
    size_t number = 9, rank = 9;
    const int64_t *dims = NULL, *start = NULL;
    const char *text = NULL;
    CHECK_OK(pjrtlite_executable_device_count(hello, &number));
    CHECK(number == 1);
    CHECK_OK(pjrtlite_executable_device(hello, 0, &number));
    CHECK(number == 0);
    CHECK_OK(pjrtlite_executable_input_piece(hello, 0, 0, &dims, &start, &rank));
    CHECK(rank == 1 && dims[0] == 4 && start[0] == 0);
    CHECK_OK(pjrtlite_executable_input_sharding(hello, 0, &text));
    CHECK_TEXT(text, "{replicated}");
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_select_piece(plan, 0));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "piece 1", pjrtlite_plan_select_piece(plan, 1));
    CHECK_OK(pjrtlite_plan_select_whole(plan));
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
}

int main(void) {
    pjrtlite_client *client = new_client();
    size_t there = 0;
    CHECK_OK(pjrtlite_client_device_count(client, &there));
    CHECK(there >= devices);
    pjrtlite_executable *executable = load_rows(client);
    const bool told = is_told(executable);
    facts(executable, told);
    float *x = aligned_memory(count * sizeof *x), *y = aligned_memory(count * sizeof *y), *f = aligned_memory(count * sizeof *f);
    for (size_t i = 0; i < count; ++i) x[i] = (float)i, y[i] = 100.0F - (float)i;
    whole_arrays(executable, x, y, f, told);
    pieces(executable, x, y, f);
    buffers(client, executable, x, y);
    wrong_devices(client);
    one_device(client);
    free(x);
    free(y);
    free(f);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return 0;
}
