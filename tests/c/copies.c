/* Copies of buffers: on another device, on their own, and in other memories, with the plugins' several CPU devices. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

enum { devices = 4 };

static pjrtlite_client *new_client_of_four(bool is_asynchronous) {
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", devices));
    CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", is_asynchronous));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_options_destroy(options);
    return client;
}

static pjrtlite_buffer *copied(const pjrtlite_buffer *buffer, size_t device) {
    pjrtlite_buffer *copy = NULL;
    CHECK_OK(pjrtlite_buffer_copy_to(buffer, device, &copy));
    return copy;
}

static void check_floats(const pjrtlite_buffer *buffer, const float *wanted, size_t count) {
    float got[8] = {0};
    CHECK_OK(pjrtlite_buffer_to_host(buffer, got, count * sizeof *got));
    for (size_t i = 0; i < count; ++i) CHECK(got[i] == wanted[i]);
}

static void check_is(const pjrtlite_buffer *buffer, size_t device, const char *kind) {
    size_t on = 99;
    const char *in = NULL;
    CHECK_OK(pjrtlite_buffer_device(buffer, &on));
    CHECK_OK(pjrtlite_buffer_memory_kind(buffer, &in));
    CHECK(on == device);
    CHECK_TEXT(in, kind);
}

/* Makes a buffer on the first device that is used up there, and gives what that run gave. */
static pjrtlite_buffer *add_one(const pjrtlite_executable *donated, const pjrtlite_buffer *buffer) {
    pjrtlite_buffer *output;
    CHECK_OK(pjrtlite_executable_execute(donated, &buffer, 1, &output, 1, NULL));
    return output;
}

static void each_device(const pjrtlite_client *client) {
    pjrtlite_buffer *first = new_buffer(client, hello_x, 4);
    for (size_t from = 0; from < devices; ++from) {
        pjrtlite_buffer *source = copied(first, from);
        for (size_t to = 0; to < devices; ++to) {
            pjrtlite_buffer *copy = copied(source, to);
            pjrtlite_dtype dtype;
            const int64_t *dims;
            size_t rank;
            CHECK_OK(pjrtlite_buffer_dtype(copy, &dtype));
            CHECK_OK(pjrtlite_buffer_dims(copy, &dims, &rank));
            CHECK(dtype == F32 && rank == 1 && dims[0] == 4);
            check_is(copy, to, "device");
            check_floats(copy, hello_x, 4);
            pjrtlite_buffer_destroy(copy);
        }
        pjrtlite_buffer_destroy(source);
    }
    pjrtlite_buffer_destroy(first);
    PASSED("from each device to each");
}

/* Neither a buffer nor its copy sees what becomes of the other. */
static void apart(const pjrtlite_client *client) {
    static const float counting[8] = {1, 2, 3, 4, 5, 6, 7, 8}, more[8] = {2, 3, 4, 5, 6, 7, 8, 9};
    pjrtlite_executable *donated = load(client, "donated.mlir");
    for (size_t device = 0; device < 2; ++device) {
        pjrtlite_buffer *buffer = new_buffer(client, counting, 8);
        pjrtlite_buffer *copy = copied(buffer, device);
        pjrtlite_buffer *of_buffer = add_one(donated, buffer);
        check_floats(of_buffer, more, 8);
        check_floats(copy, counting, 8);
        pjrtlite_buffer *again = NULL;
        CHECK_FAILS(INVALID_ARGUMENT, "used it up", pjrtlite_buffer_copy_to(buffer, device, &again));
        CHECK(again == NULL);
        CHECK_FAILS(INVALID_ARGUMENT, "used it up", pjrtlite_buffer_copy_to_memory(buffer, device, "pinned_host", &again));
        CHECK(again == NULL);
        /* The other way: what is used up is a copy. */
        pjrtlite_buffer *second = copied(of_buffer, 0);
        pjrtlite_buffer *of_second = add_one(donated, second);
        check_floats(of_buffer, more, 8);
        pjrtlite_buffer *all[] = {buffer, copy, of_buffer, second, of_second};
        for (size_t i = 0; i < COUNT_OF(all); ++i) pjrtlite_buffer_destroy(all[i]);

        float *memory = aligned_memory(sizeof counting);
        memcpy(memory, counting, sizeof counting);
        const int64_t dims[] = {8};
        pjrtlite_buffer *view;
        CHECK_OK(pjrtlite_buffer_view_host(client, memory, F32, dims, 1, 0, &view));
        copy = copied(view, device);
        pjrtlite_event *event;
        CHECK_OK(pjrtlite_buffer_ready(copy, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        memory[0] = 100.0F;
        check_floats(copy, counting, 8);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(view);
        free(memory);
        check_floats(copy, counting, 8);
        pjrtlite_buffer_destroy(copy);
    }
    pjrtlite_executable_destroy(donated);
    PASSED("a buffer and its copy are apart");
}

/* A program on each device gets what another has made, before it is there or not. */
static void around(const pjrtlite_client *client) {
    static const float counting[8] = {1, 2, 3, 4, 5, 6, 7, 8}, twice_around[8] = {9, 10, 11, 12, 13, 14, 15, 16};
    pjrtlite_executable *donated[devices];
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    for (size_t device = 0; device < devices; ++device) {
        CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", (int64_t)device));
        CHECK_OK(pjrtlite_executable_load_file(client, program("donated.mlir"), options, &donated[device]));
    }
    pjrtlite_options_destroy(options);
    pjrtlite_buffer *buffer = new_buffer(client, counting, 8);
    pjrtlite_event *events[2 * devices];
    for (size_t step = 0; step < COUNT_OF(events); ++step) {
        const size_t device = step % devices;
        pjrtlite_buffer *there = copied(buffer, device);
        pjrtlite_buffer_destroy(buffer);
        const pjrtlite_buffer *input = there;
        CHECK_OK(pjrtlite_executable_execute(donated[device], &input, 1, &buffer, 1, &events[step]));
        pjrtlite_buffer_destroy(there);
        check_is(buffer, device, "device");
    }
    check_floats(buffer, twice_around, 8);
    for (size_t step = 0; step < COUNT_OF(events); ++step) {
        CHECK_OK(pjrtlite_event_wait(events[step]));
        pjrtlite_event_destroy(events[step]);
    }
    pjrtlite_buffer_destroy(buffer);
    for (size_t device = 0; device < devices; ++device) pjrtlite_executable_destroy(donated[device]);
    PASSED("from device to device");
}

/* All element types and shapes, and the order that a program's result lies in. */
static void all_arrays(const pjrtlite_client *client) {
    unsigned char values[16 * 6];
    unsigned char back[sizeof values];
    static const int64_t dims[][2] = {{2, 3}, {0, 3}, {6, 1}};
    for (pjrtlite_dtype dtype = PJRTLITE_DTYPE_BOOL; dtype <= PJRTLITE_DTYPE_F4E2M1FN; ++dtype) {
        if (pjrtlite_dtype_byte_size(dtype) == 0) continue;
        const bool is_small = dtype == PJRTLITE_DTYPE_BOOL || dtype == PJRTLITE_DTYPE_F4E2M1FN ||
                              (dtype >= PJRTLITE_DTYPE_I4 && dtype <= PJRTLITE_DTYPE_U2);
        for (size_t i = 0; i < sizeof values; ++i) {
            values[i] = (unsigned char)(is_small ? i % 3 == 0 : 37 * i % 256);
        }
        for (size_t i = 0; i < 4 * COUNT_OF(dims); ++i) {
            const size_t rank = i < COUNT_OF(dims) ? 2 : i < 2 * COUNT_OF(dims) ? 0 : 1;
            const int64_t *extents = dims[i % COUNT_OF(dims)];
            pjrtlite_buffer *buffer;
            size_t size, size_of_copy;
            const pjrtlite_status status =
                pjrtlite_buffer_from_host(client, values, dtype, extents, rank, i % devices, &buffer);
            /* Plugins have the newer types by and by. */
            if (status == PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN && dtype > PJRTLITE_DTYPE_C128) continue;
            CHECK_OK(status);
            pjrtlite_buffer *copy = copied(buffer, (i + 1) % devices);
            CHECK_OK(pjrtlite_buffer_byte_size(buffer, &size));
            CHECK_OK(pjrtlite_buffer_byte_size(copy, &size_of_copy));
            CHECK(size == size_of_copy);
            CHECK_OK(pjrtlite_buffer_to_host(copy, back, size));
            check_bytes(__FILE__, __LINE__, pjrtlite_dtype_name(dtype), back, values, size);
            pjrtlite_buffer_destroy(buffer);
            pjrtlite_buffer_destroy(copy);
        }
    }
    static const float a[6] = {0, 1, 2, 3, 4, 5}, tens[6] = {10, 11, 12, 13, 14, 15};
    static const int64_t two_three[] = {2, 3};
    pjrtlite_executable *in_columns = load(client, "layout_output.mlir");
    pjrtlite_buffer *input, *outputs[2];
    CHECK_OK(pjrtlite_buffer_from_host(client, a, F32, two_three, 2, 0, &input));
    CHECK_OK(pjrtlite_executable_execute(in_columns, &(const pjrtlite_buffer *){input}, 1, outputs, 2, NULL));
    for (size_t device = 0; device < 2; ++device) {
        float wanted[6];
        CHECK_OK(pjrtlite_buffer_to_host(outputs[0], wanted, sizeof wanted));
        CHECK(wanted[0] == 1.0F && wanted[5] == 11.0F);
        pjrtlite_buffer *first = copied(outputs[0], device), *second = copied(outputs[1], device);
        check_floats(first, wanted, 6);
        check_floats(second, tens, 6);
        pjrtlite_buffer_destroy(first);
        CHECK_OK(pjrtlite_buffer_copy_to_memory(outputs[0], device, "pinned_host", &first));
        check_is(first, device, "pinned_host");
        check_floats(first, wanted, 6);
        pjrtlite_buffer_destroy(first);
        pjrtlite_buffer_destroy(second);
    }
    pjrtlite_buffer_destroy(outputs[0]);
    pjrtlite_buffer_destroy(outputs[1]);
    pjrtlite_buffer_destroy(input);
    pjrtlite_executable_destroy(in_columns);
    PASSED("all types, shapes and orders");
}

/* Memories of the host that CPU plugins tell of, too. */
static void memories(const pjrtlite_client *client) {
    static const char *const kinds[] = {"pinned_host", "unpinned_host"};
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4), *y = new_buffer(client, hello_y, 4);
    check_is(x, 0, "device");
    for (size_t i = 0; i < COUNT_OF(kinds); ++i) {
        for (size_t device = 0; device < 2; ++device) {
            pjrtlite_buffer *there, *back;
            const void *data;
            CHECK_OK(pjrtlite_buffer_copy_to_memory(x, device, kinds[i], &there));
            check_is(there, device, kinds[i]);
            check_floats(there, hello_x, 4);
            CHECK_OK(pjrtlite_buffer_host_pointer(there, &data));
            CHECK_ARRAY(data, hello_x);
            /* Programs look for their arguments elsewhere. */
            pjrtlite_buffer *f;
            const pjrtlite_buffer *inputs[] = {there, y};
            if (device == 0) {
                char says[64];
                snprintf(says, sizeof says, "input 0 is a buffer in memory of the kind '%s'", kinds[i]);
                CHECK_FAILS(SIGNATURE_MISMATCH, says, pjrtlite_executable_execute(hello, inputs, 2, &f, 1, NULL));
                CHECK_SAYS("copy_to");
                CHECK_FAILS(SIGNATURE_MISMATCH, says, pjrtlite_plan_set_input_buffer(plan, 0, there));
            }
            back = copied(there, 0);
            check_is(back, 0, "device");
            inputs[0] = back;
            CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &f, 1, NULL));
            check_floats(f, hello_f, 4);
            pjrtlite_buffer_destroy(f);
            pjrtlite_buffer_destroy(back);
            /* By its name, too. */
            CHECK_OK(pjrtlite_buffer_copy_to_memory(there, 0, "device", &back));
            CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, back));
            pjrtlite_buffer_destroy(back);
            pjrtlite_buffer_destroy(there);
        }
    }
    CHECK_HELLO_PLAN(plan);
    pjrtlite_buffer_destroy(x);
    pjrtlite_buffer_destroy(y);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    PASSED("other memories");
}

static void mistakes(const pjrtlite_client *client) {
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    pjrtlite_buffer *copy = x;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device 4: this client has 4", pjrtlite_buffer_copy_to(x, devices, &copy));
    CHECK(copy == NULL);
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device", pjrtlite_buffer_copy_to(x, SIZE_MAX, &copy));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device 4", pjrtlite_buffer_copy_to_memory(x, devices, "device", &copy));
    CHECK(copy == NULL);
    CHECK_FAILS(NOT_FOUND, "device 1 has no memory of the kind 'pinned'; its kinds are: 'device', 'pinned_host'",
                pjrtlite_buffer_copy_to_memory(x, 1, "pinned", &copy));
    CHECK(copy == NULL);
    CHECK_FAILS(NOT_FOUND, "kind ''", pjrtlite_buffer_copy_to_memory(x, 0, "", &copy));
    CHECK(copy == NULL);
    pjrtlite_buffer_destroy(x);

    /* No byte but 0 and 1 is a bool, wherever it would go. */
    unsigned char *flags = aligned_memory(64);
    const int64_t dims[] = {3};
    memset(flags, 1, 64);
    CHECK_OK(pjrtlite_buffer_view_host(client, flags, PJRTLITE_DTYPE_BOOL, dims, 1, 0, &x));
    flags[2] = 2;
    CHECK_FAILS(INVALID_VALUE, "", pjrtlite_buffer_copy_to(x, 1, &copy));
    CHECK_FAILS(INVALID_VALUE, "", pjrtlite_buffer_copy_to(x, 0, &copy));
    CHECK_FAILS(INVALID_VALUE, "", pjrtlite_buffer_copy_to_memory(x, 0, "pinned_host", &copy));
    CHECK(copy == NULL);
    flags[2] = 0;
    copy = copied(x, 1);
    pjrtlite_buffer_destroy(x);
    unsigned char back[3] = {9, 9, 9};
    CHECK_OK(pjrtlite_buffer_to_host(copy, back, sizeof back));
    CHECK(back[0] == 1 && back[1] == 1 && back[2] == 0);
    pjrtlite_buffer_destroy(copy);
    free(flags);
    PASSED("what cannot be copied");
}

int main(void) {
    for (int is_asynchronous = 0; is_asynchronous < 2; ++is_asynchronous) {
        pjrtlite_client *client = new_client_of_four(is_asynchronous != 0);
        each_device(client);
        apart(client);
        around(client);
        all_arrays(client);
        memories(client);
        mistakes(client);
        pjrtlite_client_destroy(client);
    }
    return EXIT_SUCCESS;
}
