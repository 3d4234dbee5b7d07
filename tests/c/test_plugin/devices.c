/* Plans on memory that the host cannot read: by device pointers, in place, and by copies; and several at once, of which
   one fails or does not end. */
#include "check.h"

#include "test_plugin.h"

#include <pthread.h>

#define F32 PJRTLITE_DTYPE_F32

enum { size = 8 * sizeof(float), flights = 4 };

static const int64_t dims[1] = {8};
static struct test_plugin plugin;

static pjrtlite_client *new_test_client(void) {
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    return client;
}

static void set(const char *spec) { set_test_plugin(&plugin, spec); }

static void fill(float *x, float first) {
    for (int i = 0; i < 8; ++i) x[i] = first + (float)i;
}

static void check_from(const float *x, float first) {
    for (int i = 0; i < 8; ++i) CHECK(x[i] == first + (float)i);
}

static void check_all(const float *x, float value) {
    for (int i = 0; i < 8; ++i) CHECK(x[i] == value);
}

/* An array of 8 in a device's memory: first, first + 1, .... */
static float *on_device(int device, float first) {
    float x[8];
    fill(x, first);
    float *memory = plugin.device_alloc(device, size);
    CHECK(memory != NULL);
    plugin.device_write(memory, x, size);
    return memory;
}

static void check_device(const float *memory, float first) {
    float x[8];
    plugin.device_read(x, memory, size);
    check_from(x, first);
}

static uint64_t bytes_copied(pjrtlite_plan *plan) {
    uint64_t bytes = 12345;
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &bytes));
    return bytes;
}

static void check_report(pjrtlite_plan *plan, const char *part) {
    const char *report = NULL;
    CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
    if (strstr(report, part) == NULL) fail(__FILE__, __LINE__, part, report);
}

static uint64_t views_made(void) { return plugin.calls("PJRT_Client_CreateViewOfDeviceBuffer"); }

static void end(pjrtlite_client *client, const char *what) {
    pjrtlite_client_destroy(client);
    set("reset");
    CHECK_TEXT(plugin.leaks(), "");
    PASSED(what);
}

/* ---- Views ---- */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int times_released;
static pthread_t releaser;

static void released(void *user) {
    CHECK(user == (void *)&times_released);
    pthread_mutex_lock(&lock);
    ++times_released;
    releaser = pthread_self();
    pthread_mutex_unlock(&lock);
}

static int releases(void) {
    pthread_mutex_lock(&lock);
    const int times = times_released;
    pthread_mutex_unlock(&lock);
    return times;
}

static pjrtlite_status view(const pjrtlite_client *client, void *memory, size_t device, pjrtlite_buffer **buffer) {
    times_released = 0;
    return pjrtlite_buffer_view_device(client, memory, F32, dims, 1, device, 42, released, &times_released, buffer);
}

static void views(void) {
    pjrtlite_client *client = new_test_client();
    float *memory = on_device(1, 5.0F);
    float x[8];
    pjrtlite_buffer *buffer;
    CHECK_OK(view(client, memory, 1, &buffer));
    CHECK(plugin.last_stream() == 42);
    CHECK_OK(pjrtlite_buffer_to_host(buffer, x, size));
    check_from(x, 5.0F);
    CHECK_FAILS(COPY_REQUIRED, "cannot read", pjrtlite_buffer_host_pointer(buffer, &(const void *){NULL}));
    CHECK(releases() == 0);
    pjrtlite_buffer_destroy(buffer);
    plugin.settle();
    CHECK(releases() == 1);

    /* Late, on a thread of the plugin, when even the client is gone. */
    set("late_delete=50");
    CHECK_OK(view(client, memory, 1, &buffer));
    pjrtlite_buffer_destroy(buffer);
    CHECK(releases() == 0);
    pjrtlite_client_destroy(client);
    plugin.settle();
    CHECK(releases() == 1 && !pthread_equal(releaser, pthread_self()));
    set("reset");

    /* Nobody needs to be told. */
    client = new_test_client();
    CHECK_OK(pjrtlite_buffer_view_device(client, memory, F32, dims, 1, 1, 0, NULL, NULL, &buffer));
    CHECK_OK(pjrtlite_buffer_to_host(buffer, x, size));
    check_from(x, 5.0F);
    pjrtlite_buffer_destroy(buffer);

    /* What cannot be viewed is not released either. */
    CHECK_FAILS(COPY_REQUIRED, "4 bytes past", view(client, memory + 1, 1, &buffer));
    CHECK(buffer == NULL && releases() == 0);
    CHECK_FAILS(INVALID_ARGUMENT, "not memory of device 0", view(client, memory, 0, &buffer));
    CHECK(buffer == NULL && releases() == 0);
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "device", view(client, memory, 1000, &buffer));
    CHECK(buffer == NULL && releases() == 0);
    plugin.device_free(memory);
    end(client, "views of device memory");
}

/* A view stays as it is where a program donates it, and goes when no run needs it any more. */
static void views_of_donated_inputs(void) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    float *memory = on_device(0, 1.0F);
    float x[8];
    pjrtlite_buffer *buffer;
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    CHECK_OK(view(client, memory, 0, &buffer));
    const pjrtlite_buffer *inputs[1] = {buffer};
    set("hold");
    CHECK_OK(pjrtlite_executable_execute(donated, inputs, 1, &output, 1, &event));
    pjrtlite_buffer_destroy(buffer);
    CHECK(releases() == 0);
    set("release");
    CHECK_OK(pjrtlite_event_wait(event));
    plugin.settle();
    CHECK(releases() == 1);
    CHECK_OK(pjrtlite_buffer_to_host(output, x, size));
    check_from(x, 2.0F);
    check_device(memory, 1.0F);
    plugin.device_free(memory);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    pjrtlite_executable_destroy(donated);
    end(client, "views that are donated and let go of");
}

/* ---- Device pointers ---- */

static void one_array(intptr_t stream) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    pjrtlite_plan *plan = new_plan(donated);
    float *memory = on_device(0, 0.0F);
    float x[8];
    pjrtlite_buffer *buffer;
    CHECK_OK(pjrtlite_plan_bind_inout_device(plan, 0, 0, memory, F32, dims, 1, stream));
    CHECK(bytes_copied(plan) == 0);
    check_report(plan, "input 0 f32[8]: updated where it is, into output 0");
    check_report(plan, "output 0 f32[8]: written where it is");
    plugin.reset_calls();
    for (int run = 1; run <= 10; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        check_device(memory, (float)run);
    }
    /* A stream is waited for by a view that is made after what was put on it. */
    CHECK(views_made() == (stream == 0 ? 1 : 10));
    CHECK(plugin.last_stream() == stream);
    CHECK(plugin.calls("PJRT_Client_BufferFromHostBuffer") == 0 && plugin.calls("PJRT_Buffer_ToHostBuffer") == 0);
    CHECK_FAILS(COPY_REQUIRED, "device memory", pjrtlite_plan_get_output(plan, 0, x, F32, dims, 1));
    CHECK_FAILS(NOT_RUN, "no buffer", pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
    /* What the host puts there between runs counts. */
    fill(x, 100.0F);
    plugin.device_write(memory, x, size);
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    check_device(memory, 101.0F);
    pjrtlite_plan_destroy(plan);
    CHECK(plugin.live("views") == 0);
    plugin.device_free(memory);
    pjrtlite_executable_destroy(donated);
    end(client, stream == 0 ? "one array on the device" : "one array on the device, on a stream");
}

/* destination.mlir: 2a + b, written to what its third argument says. */
static void destination(intptr_t stream) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *program = load(client, "destination.mlir");
    pjrtlite_plan *plan = new_plan(program);
    float *a = on_device(0, 0.0F);
    float *b = on_device(0, 10.0F);
    float *out = on_device(0, -1.0F);
    float x[8];
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 0, a, F32, dims, 1, stream));
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 1, b, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, out, F32, dims, 1, 0));
    CHECK(bytes_copied(plan) == 0);
    check_report(plan, "input 0 f32[8]: read where it is, on the device");
    check_report(plan, "input 2 f32[8]: says where output 0 is written");
    plugin.reset_calls();
    for (int run = 0; run < 5; ++run) {
        fill(x, (float)run);
        plugin.device_write(a, x, size);
        CHECK_OK(pjrtlite_plan_run(plan));
        plugin.device_read(x, out, size);
        for (int i = 0; i < 8; ++i) CHECK(x[i] == 2.0F * (float)(run + i) + 10.0F + (float)i);
        check_device(a, (float)run);
        check_device(b, 10.0F);
    }
    /* One for the result, and for the input on a stream one each time. */
    CHECK(views_made() == (stream == 0 ? 1 : 6));
    CHECK_FAILS(COPY_REQUIRED, "device memory", pjrtlite_plan_get_output(plan, 0, x, F32, dims, 1));
    /* An address that does not do is told at the run; an input's when it is bound. */
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, out + 1, F32, dims, 1, 0));
    CHECK_FAILS(COPY_REQUIRED, "4 bytes past", pjrtlite_plan_run(plan));
    CHECK_FAILS(COPY_REQUIRED, "8 bytes past", pjrtlite_plan_bind_input_device(plan, 0, a + 2, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, out, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_device(a, 4.0F);
    pjrtlite_plan_destroy(plan);
    plugin.device_free(a);
    plugin.device_free(b);
    plugin.device_free(out);
    pjrtlite_executable_destroy(program);
    end(client, stream == 0 ? "a destination on the device" : "a destination on the device, an input on a stream");
}

/* Truth values in memory that the host cannot read are not looked at; those in the host's are. */
static void flags(void) {
    static const char text[] =
        "module @flags {\n"
        "  func.func public @main(%x: tensor<8xi1>, %y: tensor<8xi1>) -> tensor<8xi1> {\n"
        "    %0 = stablehlo.and %x, %y : tensor<8xi1>\n"
        "    return %0 : tensor<8xi1>\n"
        "  }\n"
        "}\n";
    const unsigned char x[8] = {1, 0, 1, 0, 1, 0, 1, 0};
    unsigned char y[8] = {1, 1, 0, 0, 1, 1, 0, 0}, out[8];
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *program;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &program));
    pjrtlite_plan *plan = new_plan(program);
    void *memory = plugin.device_alloc(0, sizeof x);
    plugin.device_write(memory, x, sizeof x);
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 0, memory, PJRTLITE_DTYPE_BOOL, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, PJRTLITE_DTYPE_BOOL, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, PJRTLITE_DTYPE_BOOL, dims, 1));
    check_report(plan, "input 0 bool[8]: read where it is, on the device");
    check_report(plan, "input 1 bool[8]: copied, 8 bytes a run: the host does not share the device's memory");
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < 8; ++i) CHECK(out[i] == (x[i] & y[i]));
    y[3] = 2;
    CHECK_FAILS(INVALID_VALUE, "input 1", pjrtlite_plan_run(plan));
    pjrtlite_plan_destroy(plan);
    plugin.device_free(memory);
    pjrtlite_executable_destroy(program);
    end(client, "truth values on the device");
}

/* Results are never copied to device memory: where they cannot be written there, a run is refused. */
static void refused(void) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_executable *donated = load(client, "donated.mlir");
    float *memory = on_device(0, 1.0F);
    float *other = on_device(0, 50.0F);
    float x[8];
    uint64_t bytes;
    const char *report;
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_HELLO_PLAN(plan);
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, memory, F32, hello_dims, 1, 0));
    CHECK_FAILS(COPY_REQUIRED, "donate_argnums", pjrtlite_plan_run(plan));
    CHECK_FAILS(COPY_REQUIRED, "donate_argnums", pjrtlite_plan_report(plan, 0, &report));
    CHECK_FAILS(COPY_REQUIRED, "donate_argnums", pjrtlite_plan_bytes_copied(plan, &bytes));
    check_device(memory, 1.0F);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(x, hello_f);
    pjrtlite_plan_destroy(plan);

    plan = new_plan(donated);
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 0, other, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, memory, F32, dims, 1, 0));
    CHECK_FAILS(COPY_REQUIRED, "bind_inout_device", pjrtlite_plan_run(plan));
    fill(x, 3.0F);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
    CHECK_FAILS(COPY_REQUIRED, "bind_inout_device", pjrtlite_plan_run(plan));
    check_device(memory, 1.0F);
    check_device(other, 50.0F);
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 0, memory, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_device(memory, 2.0F);

    /* A plugin that gives a new buffer instead. */
    set("donated_views=copy");
    CHECK_OK(pjrtlite_plan_bind_inout_device(plan, 0, 0, memory, F32, dims, 1, 0));
    CHECK_FAILS(COPY_REQUIRED, "does not write results into device memory", pjrtlite_plan_run(plan));
    check_device(memory, 2.0F);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, x, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_from(x, 3.0F);
    check_device(memory, 2.0F);
    pjrtlite_plan_destroy(plan);
    plugin.device_free(memory);
    plugin.device_free(other);
    pjrtlite_executable_destroy(hello);
    pjrtlite_executable_destroy(donated);
    end(client, "results that cannot be written to device memory");
}

/* Arrays of the host: all is copied, and the numbers are right. */
static void copied(const char *pace) {
    set(pace);
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    pjrtlite_executable *program = load(client, "destination.mlir");
    float x[8], y[8], f[8];
    void *current = NULL;
    pjrtlite_plan *plan = new_plan(donated);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
    CHECK(bytes_copied(plan) == 2 * size);
    check_report(plan, "the host does not share the device's memory");
    check_report(plan, "a run copies 64 bytes");
    fill(x, 0.0F);
    for (int run = 1; run <= 5; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        check_from(x, (float)run);
    }
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, dims, 1));
    check_from(f, 5.0F);
    CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, x, y, F32, dims, 1));
    CHECK(bytes_copied(plan) == 2 * size);
    fill(x, 0.0F);
    for (int run = 1; run <= 5; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_pair_current(plan, 0, &current));
        CHECK(current == (void *)(run % 2 == 1 ? y : x));
        check_from(x, (float)(run % 2 == 1 ? run - 1 : run));
        check_from(y, (float)(run % 2 == 1 ? run : run - 1));
    }
    pjrtlite_plan_destroy(plan);

    plan = new_plan(program);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, dims, 1));
    CHECK(bytes_copied(plan) == 3 * size);
    for (int run = 0; run < 5; ++run) {
        pjrtlite_event *event;
        fill(x, (float)run);
        fill(y, 1.0F);
        CHECK_OK(pjrtlite_plan_start(plan, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
        for (int i = 0; i < 8; ++i) CHECK(f[i] == 2.0F * x[i] + y[i]);
        check_from(x, (float)run);
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(donated);
    pjrtlite_executable_destroy(program);
    end(client, "arrays of the host");
}

/* ---- Several at once, of which one fails ---- */

struct heard {
    pjrtlite_status status;
    char text[64];
    int times;
};

static void hear(pjrtlite_status status, const char *message, void *user) {
    struct heard *heard = user;
    heard->status = status;
    snprintf(heard->text, sizeof heard->text, "%s", message);
    ++heard->times;
}

/* x + k of each of several calls, of which one fails at `fault`; it is 0 based. */
static void one_of_several(const char *pace, const char *fault, int failing) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    pjrtlite_plan *calls[flights];
    pjrtlite_event *events[flights];
    struct heard heard[flights];
    static float x[flights][8], f[flights][8];
    memset(heard, 0, sizeof heard);
    for (int i = 0; i < flights; ++i) {
        fill(x[i], 10.0F * (float)i);
        for (int k = 0; k < 8; ++k) f[i][k] = -1.0F;
        calls[i] = new_plan(donated);
        CHECK_OK(pjrtlite_plan_bind_input(calls[i], 0, x[i], F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(calls[i], 0, f[i], F32, dims, 1));
    }
    char spec[128];
    snprintf(spec, sizeof spec, "%s;%s", pace, fault);
    set(spec);
    for (int i = 0; i < flights; ++i) {
        CHECK_OK(pjrtlite_plan_start(calls[i], &events[i]));
        CHECK_OK(pjrtlite_event_on_ready(events[i], hear, &heard[i]));
        /* Else it may be over by now. */
        if (strcmp(pace, "hold") == 0) CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_run(calls[i]));
    }
    set("release");
    int failed = 0;
    for (int i = flights - 1; i >= 0; --i) {
        const pjrtlite_status status = pjrtlite_event_wait_for(events[i], 100.0);
        if (status == PJRTLITE_STATUS_OK) {
            check_from(f[i], 10.0F * (float)i + 1.0F);
        } else {
            ++failed;
            CHECK(failing < 0 || failing == i);
            CHECK(status == PJRTLITE_STATUS_DATA_LOSS);
            CHECK_SAYS("bits were lost");
            CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_event_wait(events[i]));
            check_all(f[i], -1.0F);
            CHECK_FAILS(NOT_RUN, "failed", pjrtlite_plan_get_output(calls[i], 0, f[i], F32, dims, 1));
        }
        plugin.settle();
        CHECK(heard[i].times == 1 && heard[i].status == status);
        CHECK(status == PJRTLITE_STATUS_OK || strstr(heard[i].text, "bits were lost") != NULL);
    }
    CHECK(failed == 1);
    set("reset");
    for (int i = 0; i < flights; ++i) {
        pjrtlite_event_destroy(events[i]);
        CHECK_OK(pjrtlite_plan_run(calls[i]));
        check_from(f[i], 10.0F * (float)i + 1.0F);
        pjrtlite_plan_destroy(calls[i]);
    }
    pjrtlite_executable_destroy(donated);
    end(client, spec);
}

/* What a run that failed gave fails as an input, and everywhere it is read. */
static void failed_input(const char *pace) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    pjrtlite_buffer *first, *second;
    pjrtlite_event *events[3];
    const void *data;
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    char spec[128];
    snprintf(spec, sizeof spec, "%s;fail=PJRT_LoadedExecutable_Execute:1:15:bits were lost", pace);
    set(spec);
    const pjrtlite_buffer *inputs[2] = {x, x};
    CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &first, 1, &events[0]));
    inputs[0] = first;
    CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &second, 1, &events[1]));
    CHECK_OK(pjrtlite_buffer_ready(second, &events[2]));
    set("release");
    for (int i = 2; i >= 0; --i) {
        CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_event_wait(events[i]));
        pjrtlite_event_destroy(events[i]);
    }
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_buffer_to_host(second, f, sizeof f));
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_buffer_host_pointer(second, &data));
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, second));
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 1, x));
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_plan_run(plan));
    for (int i = 0; i < 4; ++i) CHECK(f[i] == -1.0F);
    CHECK_HELLO_PLAN(plan);
    pjrtlite_plan_destroy(plan);
    pjrtlite_buffer_destroy(first);
    pjrtlite_buffer_destroy(second);
    pjrtlite_buffer_destroy(x);
    pjrtlite_executable_destroy(hello);
    end(client, spec);
}

/* ---- Work that does not end ---- */

static void stalled(const char *fault) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    pjrtlite_event *event;
    pjrtlite_event *other = NULL;
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    const char *report;
    uint64_t bytes;
    bool ready = true;
    struct heard heard = {PJRTLITE_STATUS_OK, "", 0};
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    set(fault);
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    CHECK_OK(pjrtlite_event_on_ready(event, hear, &heard));
    for (int i = 0; i < 2; ++i) {
        CHECK_FAILS(TIMED_OUT, "not done", pjrtlite_event_wait_for(event, 0.01));
        CHECK_OK(pjrtlite_event_test(event, &ready));
        CHECK(!ready && heard.times == 0);
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_run(plan));
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_start(plan, &other));
        CHECK(other == NULL);
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_report(plan, 0, &report));
        CHECK_FAILS(IN_USE, "is running", pjrtlite_plan_bytes_copied(plan, &bytes));
        /* Others go on. */
        CHECK_HELLO(hello);
    }
    for (int i = 0; i < 4; ++i) CHECK(f[i] == -1.0F);
    set("release");
    CHECK_OK(pjrtlite_event_wait(event));
    CHECK_ARRAY(f, hello_f);
    plugin.settle();
    CHECK(heard.times == 1 && heard.status == PJRTLITE_STATUS_OK);
    CHECK_HELLO_PLAN(plan);
    pjrtlite_event_destroy(event);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    end(client, fault);
}

static pjrtlite_status outcome_of_thread;

static void *run_in_thread(void *plan) {
    outcome_of_thread = pjrtlite_plan_run(plan);
    return NULL;
}

/* A run that another thread waits for: the plan is refused until it is over. */
static void stalled_in_thread(void) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    float f[4] = {0};
    pthread_t thread;
    CHECK_HELLO_PLAN(plan);
    plugin.reset_calls();
    set("stall=PJRT_LoadedExecutable_Execute");
    CHECK(pthread_create(&thread, NULL, run_in_thread, plan) == 0);
    const struct timespec pause = {0, 1000000};
    while (plugin.calls("PJRT_Event_Await") == 0) nanosleep(&pause, NULL);
    CHECK_FAILS(IN_USE, "", pjrtlite_plan_run(plan));
    CHECK_FAILS(IN_USE, "", pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    pjrtlite_plan_destroy(plan);
    CHECK_HELLO(hello);
    set("release");
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(outcome_of_thread == PJRTLITE_STATUS_OK);
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_ARRAY(f, hello_f);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    end(client, "a run that another thread waits for");
}

/* A run that does not end is left behind, with what it uses, after as long as the host says; when it ends, all goes. */
static void left_behind(void) {
    pjrtlite_options *options;
    pjrtlite_client *client;
    pjrtlite_event *event;
    static float f[4];
    for (int i = 0; i < 4; ++i) f[i] = -1.0F;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_float(options, "pjrtlite.shutdown_timeout", 0.02));
    CHECK_OK(pjrtlite_client_create("test", options, &client));
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    set("stall=PJRT_LoadedExecutable_Execute");
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    pjrtlite_event_destroy(event);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    CHECK(plugin.live("tasks") == 1 && plugin.live("clients") == 1 && plugin.live("loaded_executables") == 1);
    for (int i = 0; i < 4; ++i) CHECK(f[i] == -1.0F);
    set("release");
    plugin.settle();
    CHECK_ARRAY(f, hello_f);
    CHECK(plugin.live("buffers") == 0 && plugin.live("loaded_executables") == 0);
    /* The client itself could not end on a thread of its own, and does when the next one is made. */
    CHECK(plugin.live("clients") == 1);
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    CHECK(plugin.live("clients") == 1);
    pjrtlite_options_destroy(options);
    end(client, "a run that is left behind");
}

int main(void) {
    static const char *const paces[] = {"delay=1", "delay=1;order=reverse", "hold"};
    plugin = open_test_plugin();
    views();
    views_of_donated_inputs();
    one_array(0);
    one_array(77);
    destination(0);
    destination(77);
    flags();
    refused();
    copied("delay=0");
    copied("delay=1;order=reverse");
    for (size_t i = 0; i < COUNT_OF(paces); ++i) {
        for (int failing = 0; failing < flights; ++failing) {
            char fault[128];
            snprintf(fault, sizeof fault, "fail=PJRT_LoadedExecutable_Execute:%d:15:bits were lost", failing + 1);
            one_of_several(paces[i], fault, failing);
            snprintf(fault, sizeof fault, "fail=PJRT_Client_BufferFromHostBuffer:%d:15:bits were lost", failing + 1);
            one_of_several(paces[i], fault, failing);
            /* Which result is read first depends on the order. */
            snprintf(fault, sizeof fault, "fail=PJRT_Buffer_ToHostBuffer:%d:15:bits were lost", failing + 1);
            one_of_several(paces[i], fault, -1);
        }
        failed_input(paces[i]);
    }
    stalled("stall=PJRT_LoadedExecutable_Execute");
    stalled("stall=PJRT_Client_BufferFromHostBuffer");
    stalled("stall=PJRT_Buffer_ToHostBuffer");
    stalled_in_thread();
    left_behind();
    return 0;
}
