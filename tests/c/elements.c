/* Element types that have fewer values than a byte: every byte that is none of them is refused, by every way in, and
   what devices pack is never taken for what the host has. */
#include "check.h"

struct type {
    pjrtlite_dtype dtype;
    const char *name;
    int lowest, highest;
    bool is_packed;
};

static const struct type types[] = {
    {PJRTLITE_DTYPE_BOOL, "i1", 0, 1, false}, {PJRTLITE_DTYPE_I4, "i4", -8, 7, true},
    {PJRTLITE_DTYPE_U4, "ui4", 0, 15, true},  {PJRTLITE_DTYPE_F4E2M1FN, "f4E2M1FN", 0, 15, true},
    {PJRTLITE_DTYPE_I2, "i2", -2, 1, true},   {PJRTLITE_DTYPE_U2, "ui2", 0, 3, true},
};

enum { count = 5, place = 3 };

static const int64_t dims[] = {count};

/* A program that returns its input; the input is donated, so that a run may use its memory. */
static pjrtlite_executable *identity(const pjrtlite_client *client, const struct type *type) {
    char text[512];
    snprintf(text, sizeof text,
             "module @m { func.func public @main(%%x: tensor<%dx%s> {tf.aliasing_output = 0 : i32}) -> tensor<%dx%s> "
             "{ return %%x : tensor<%dx%s> } }",
             count, type->name, count, type->name, count, type->name);
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    return executable;
}

/* The element and its value are named. */
static void check_refused(pjrtlite_status status, const struct type *type, int byte) {
    char told[128];
    const int value = type->lowest < 0 && byte > 127 ? byte - 256 : byte;
    snprintf(told, sizeof told, "element %d (counted from 0) holds %d; each byte of %s must hold %d to %d", place, value,
             pjrtlite_dtype_name(type->dtype), type->lowest, type->highest);
    CHECK(status == PJRTLITE_STATUS_INVALID_VALUE);
    CHECK(strstr(pjrtlite_last_error_message(), told) != NULL);
}

static void every_byte(const pjrtlite_client *client, const struct type *type) {
    pjrtlite_executable *executable = identity(client, type);
    unsigned char *x = aligned_memory(256), *y = aligned_memory(64);
    /* Read where it is, from a copy, and updated where it is. */
    pjrtlite_plan *calls[3];
    unsigned char *inputs[3] = {x, x + 65, x + 192};
    for (int i = 0; i < 3; ++i) {
        calls[i] = new_plan(executable);
        memset(inputs[i], 0, count);
        if (i == 2) {
            CHECK_OK(pjrtlite_plan_bind_inout(calls[i], 0, 0, inputs[i], type->dtype, dims, 1));
            continue;
        }
        CHECK_OK(pjrtlite_plan_bind_input(calls[i], 0, inputs[i], type->dtype, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(calls[i], 0, y + 16 * i, type->dtype, dims, 1));
    }
    pjrtlite_plan *copying = new_plan(executable);
    for (int byte = 0; byte < 256; ++byte) {
        const int value = type->lowest < 0 && byte > 127 ? byte - 256 : byte;
        const bool is_value = type->lowest <= value && value <= type->highest;
        const unsigned char bytes[count] = {0, 1, 0, (unsigned char)byte, 1};
        unsigned char back[count] = {0};
        pjrtlite_buffer *buffer = NULL;
        pjrtlite_status status = pjrtlite_buffer_from_host(client, bytes, type->dtype, dims, 1, 0, &buffer);
        if (is_value) {
            CHECK_OK(status);
            CHECK_OK(pjrtlite_buffer_to_host(buffer, back, count));
            CHECK_ARRAY(back, bytes);
            pjrtlite_buffer_destroy(buffer);
        } else {
            check_refused(status, type, byte);
            CHECK(buffer == NULL);
        }
        status = pjrtlite_plan_set_input(copying, 0, bytes, type->dtype, dims, 1);
        if (is_value) {
            CHECK_OK(status);
            CHECK_OK(pjrtlite_plan_run(copying));
            CHECK_OK(pjrtlite_plan_get_output(copying, 0, back, type->dtype, dims, 1));
            CHECK_ARRAY(back, bytes);
        } else {
            check_refused(status, type, byte);
        }
        for (int i = 0; i < 3; ++i) {
            memcpy(inputs[i], bytes, count);
            const unsigned char *output = i == 2 ? inputs[i] : y + 16 * i;
            pjrtlite_event *event = NULL;
            /* Some are started and waited for. */
            status = byte % 2 == 0 ? pjrtlite_plan_run(calls[i]) : pjrtlite_plan_start(calls[i], &event);
            if (is_value) {
                CHECK_OK(status);
                if (event != NULL) CHECK_OK(pjrtlite_event_wait(event));
                CHECK_ARRAY(output, bytes);
            } else {
                check_refused(status, type, byte);
                CHECK(event == NULL);
            }
            pjrtlite_event_destroy(event);
        }
    }
    pjrtlite_plan_destroy(copying);
    for (int i = 0; i < 3; ++i) pjrtlite_plan_destroy(calls[i]);
    pjrtlite_executable_destroy(executable);
    free(x);
    free(y);
}

/* A view is checked when it is made, and again by each run that uses it. */
static void views_of_truth_values(const pjrtlite_client *client) {
    const struct type *type = &types[0];
    pjrtlite_executable *executable = identity(client, type);
    unsigned char *x = aligned_memory(64);
    memset(x, 0, count);
    x[place] = 2;
    pjrtlite_buffer *view = NULL;
    check_refused(pjrtlite_buffer_view_host(client, x, type->dtype, dims, 1, 0, &view), type, 2);
    x[place] = 1;
    CHECK_OK(pjrtlite_buffer_view_host(client, x, type->dtype, dims, 1, 0, &view));
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, view));
    for (int run = 0; run < 4; ++run) {
        const int byte = run % 2 == 0 ? 1 : 3;
        x[place] = (unsigned char)byte;
        pjrtlite_buffer *output = NULL;
        pjrtlite_event *event = NULL;
        const pjrtlite_buffer *inputs[] = {view};
        const pjrtlite_status called = pjrtlite_plan_run(plan);
        const bool is_called = called == PJRTLITE_STATUS_OK;
        if (!is_called) check_refused(called, type, byte);
        const pjrtlite_status executed = pjrtlite_executable_execute(executable, inputs, 1, &output, 1, &event);
        CHECK(is_called == (byte == 1));
        if (byte == 1) {
            CHECK_OK(executed);
            CHECK_OK(pjrtlite_event_wait(event));
        } else {
            check_refused(executed, type, byte);
        }
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_buffer_destroy(view);
    pjrtlite_executable_destroy(executable);
    free(x);
    PASSED("views of truth values are checked at each use");
}

/* The host's byte an element and the device's several elements a byte are never one memory. */
static void nothing_packed_is_shared(const pjrtlite_client *client, const struct type *type) {
    unsigned char *x = aligned_memory(64);
    memset(x, 1, 64);
    pjrtlite_buffer *buffer = NULL;
    const void *memory = NULL;
    CHECK_FAILS(COPY_REQUIRED, "pack several elements",
                pjrtlite_buffer_view_host(client, x, type->dtype, dims, 1, 0, &buffer));
    CHECK_FAILS(COPY_REQUIRED, "pack several elements",
                pjrtlite_buffer_view_device(client, x, type->dtype, dims, 1, 0, 0, NULL, NULL, &buffer));
    CHECK_OK(pjrtlite_buffer_from_host(client, x, type->dtype, dims, 1, 0, &buffer));
    CHECK_FAILS(COPY_REQUIRED, "packs several elements", pjrtlite_buffer_host_pointer(buffer, &memory));
    size_t size = 0;
    CHECK_OK(pjrtlite_buffer_byte_size(buffer, &size));
    CHECK(size == count);
    pjrtlite_buffer_destroy(buffer);

    pjrtlite_executable *executable = identity(client, type);
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, type->dtype, dims, 1));
    const char *report = NULL;
    CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
    CHECK(strstr(report, "copied, 5 bytes a run: devices pack several of its elements in a byte") != NULL);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    free(x);
}

/* An order of the axes other than the host's, and packed. (PJRT 0.81 throws a C++ exception when it compiles a sum of
   such arrays, so these are passed through as they are.) */
static void packed_in_columns(const pjrtlite_client *client) {
    const char *text = "module @m attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n"
                       "func.func public @main(%x: tensor<3x5xi4> {mhlo.layout_mode = \"{0,1}\"}) -> "
                       "(tensor<3x5xi4> {mhlo.layout_mode = \"{0,1}\"}, tensor<3x5xi4> {mhlo.layout_mode = \"{0,1}\"}) {\n"
                       "return %x, %x : tensor<3x5xi4>, tensor<3x5xi4> } }";
    static const int64_t shape[] = {3, 5};
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    int8_t x[15], wanted[15], bound[2][15], got[15];
    for (int i = 0; i < 15; ++i) {
        x[i] = (int8_t)((7 * i) % 8 - 4);
        wanted[i] = x[i];
    }
    pjrtlite_plan *plan = new_plan(executable);
    for (int output = 0; output < 2; ++output) {
        for (int is_bound = 0; is_bound < 2; ++is_bound) {
            memset(got, 99, sizeof got);
            if (is_bound) {
                CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_I4, shape, 2));
                CHECK_OK(pjrtlite_plan_bind_output(plan, (size_t)output, bound[output], PJRTLITE_DTYPE_I4, shape, 2));
            } else {
                CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, PJRTLITE_DTYPE_I4, shape, 2));
            }
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_OK(pjrtlite_plan_get_output(plan, (size_t)output, got, PJRTLITE_DTYPE_I4, shape, 2));
            CHECK_ARRAY(got, wanted);
            if (is_bound) CHECK_ARRAY(bound[output], wanted);
        }
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("packed elements in another order");
}

int main(void) {
    pjrtlite_client *client = new_client();
    for (size_t i = 0; i < COUNT_OF(types); ++i) {
        every_byte(client, &types[i]);
        if (types[i].is_packed) nothing_packed_is_shared(client, &types[i]);
        PASSED(pjrtlite_dtype_name(types[i].dtype));
    }
    views_of_truth_values(client);
    packed_in_columns(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
