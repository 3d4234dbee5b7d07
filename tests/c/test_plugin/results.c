/* What a plan has after runs that fail: nothing, however early they do. And any number of results. */
#include "layouts.h"

#include "test_plugin.h"

#include <pthread.h>

#define F32 PJRTLITE_DTYPE_F32

enum { stack_size = 256 * 1024 };

/* How many results are many: so many that their callbacks would not fit the stack inside each other. Under valgrind and
   sanitizers each takes more of it, and more time. */
static int many = 4000;

static struct test_plugin plugin;

static pjrtlite_client *new_test_client(void) {
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    return client;
}

static void set(const char *spec) { set_test_plugin(&plugin, spec); }

/* Runs, or starts and waits. */
static pjrtlite_status run(pjrtlite_plan *plan, bool start) {
    if (!start) return pjrtlite_plan_run(plan);
    pjrtlite_event *event = NULL;
    pjrtlite_status status = pjrtlite_plan_start(plan, &event);
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_event_wait(event);
    pjrtlite_event_destroy(event);
    return status;
}

/* How the inputs and outputs of hello are given. */
enum binding { unbound, bound, on_device, pair, bindings };

/* A plan of hello that has run once, with inputs and outputs as they are bound. */
struct subject {
    pjrtlite_client *client;
    pjrtlite_executable *hello;
    pjrtlite_plan *plan;
    float *device;
    float x[4], y[4];
};

static void check_result(pjrtlite_plan *plan) {
    float got[4] = {0};
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, hello_dims, 1));
    CHECK_ARRAY(got, hello_f);
}

static void begin(struct subject *s, enum binding binding, bool start) {
    set("reset");
    s->client = new_test_client();
    s->hello = load(s->client, "hello.mlir");
    s->plan = new_plan(s->hello);
    s->device = plugin.device_alloc(0, sizeof hello_x);
    CHECK(s->device != NULL);
    plugin.device_write(s->device, hello_x, sizeof hello_x);
    memcpy(s->x, hello_x, sizeof s->x);
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 1, hello_y, F32, hello_dims, 1));
    if (binding == pair) {
        CHECK_OK(pjrtlite_plan_bind_pair(s->plan, 0, 0, s->x, s->y, F32, hello_dims, 1));
    } else if (binding == on_device) {
        /* With a stream, each run views it anew. */
        CHECK_OK(pjrtlite_plan_bind_input_device(s->plan, 0, s->device, F32, hello_dims, 1, 7));
    } else {
        CHECK_OK(pjrtlite_plan_bind_input(s->plan, 0, s->x, F32, hello_dims, 1));
    }
    if (binding == bound) CHECK_OK(pjrtlite_plan_bind_output(s->plan, 0, s->y, F32, hello_dims, 1));
    CHECK_OK(run(s->plan, start));
    check_result(s->plan);
}

static void end(struct subject *s) {
    pjrtlite_plan_destroy(s->plan);
    pjrtlite_executable_destroy(s->hello);
    plugin.device_free(s->device);
    pjrtlite_client_destroy(s->client);
    CHECK_TEXT(plugin.leaks(), "");
}

/* A run with this fault, and what there is then; gives whether it failed. */
static bool fails_without_result(enum binding binding, bool start, const char *fault) {
    struct subject s;
    pjrtlite_buffer *buffer;
    float got[4] = {-7.0F, -7.0F, -7.0F, -7.0F};
    begin(&s, binding, start);
    /* Not every function begins work that can fail later. */
    const bool failed = plugin.set(fault) == NULL && run(s.plan, start) != PJRTLITE_STATUS_OK;
    if (failed) {
        /* What was the result is no result of this run, and neither is what it began to be. */
        CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_get_output(s.plan, 0, got, F32, hello_dims, 1));
        CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_take_output_buffer(s.plan, 0, &buffer));
        CHECK(buffer == NULL && got[0] == -7.0F);
        set("reset");
        /* A run that failed is no turn of a pair. */
        memcpy(binding == pair ? s.y : s.x, hello_x, sizeof hello_x);
        CHECK_OK(run(s.plan, start));
        check_result(s.plan);
    }
    end(&s);
    return failed;
}

/* A run that fails at any call of the plugin leaves no result of the run before. */
static void failed_run(enum binding binding, bool start) {
    static const char *const functions[] = {
        "PJRT_Client_BufferFromHostBuffer", "PJRT_LoadedExecutable_Execute", "PJRT_Client_CreateViewOfDeviceBuffer",
        "PJRT_Event_Await", "PJRT_Event_OnReady", "PJRT_Buffer_ToHostBuffer", "PJRT_Buffer_GetMemoryLayout",
        "PJRT_Buffer_IsOnCpu", "PJRT_Buffer_OpaqueDeviceMemoryDataPointer"};
    uint64_t calls[COUNT_OF(functions)];
    struct subject s;
    size_t failures = 0;
    begin(&s, binding, start);
    plugin.reset_calls();
    CHECK_OK(run(s.plan, start));
    for (size_t f = 0; f < COUNT_OF(functions); ++f) calls[f] = plugin.calls(functions[f]);
    end(&s);
    for (size_t f = 0; f < COUNT_OF(functions); ++f) {
        /* Once more than it was called, since how often events are asked depends on the plugin's thread. */
        for (uint64_t number = 1; number <= calls[f] + 1; ++number) {
            for (int later = 0; later < 2; ++later) {
                char fault[128];
                snprintf(fault, sizeof fault, "%s=%s:%d:2:bits were lost", later ? "fail" : "error", functions[f],
                         (int)number);
                failures += fails_without_result(binding, start, fault);
            }
        }
    }
    CHECK(failures >= 5);
    printf("%d %d: %zu failures\n", (int)binding, (int)start, failures);
}

/* A run that has nothing to read fails before the plugin hears of it. */
static void missing_input(void) {
    set("reset");
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    float got[4];
    CHECK_HELLO_PLAN(plan);
    float *device = plugin.device_alloc(0, sizeof hello_x);
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, device, F32, hello_dims, 1, 0));
    CHECK_FAILS(COPY_REQUIRED, "device memory", pjrtlite_plan_run(plan));
    CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_get_output(plan, 0, got, F32, hello_dims, 1));
    pjrtlite_plan_destroy(plan);
    plugin.device_free(device);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    CHECK_TEXT(plugin.leaks(), "");
    PASSED("a run that is refused leaves no result");
}

/* Where the program keeps its state in another order, device memory is refused when it is bound, since nobody could put
   it in order there; arrays of the host get the right numbers. */
static void layouts(const char *pace, bool start) {
    set("reset");
    set(pace);
    pjrtlite_client *client = new_test_client();
    for (int k = 1; k < 4; ++k) {
        const struct layouts layouts = {k % 2 == 1, k / 2 == 1};
        for (int donation = 0; donation < donations; ++donation) {
            pjrtlite_executable *program = load_layouts(client, layouts, (enum donation)donation);
            pjrtlite_plan *plan = new_plan(program);
            float *device = plugin.device_alloc(0, sizeof increments);
            float x[cells] = {0}, got[cells];
            if (layouts.output_is_permuted) {
                CHECK_FAILS(COPY_REQUIRED, "output 0 in another order",
                            pjrtlite_plan_bind_output_device(plan, 0, device, F32, shape23, 2, 0));
                CHECK_SAYS("default layouts");
            }
            if (layouts.input_is_permuted) {
                CHECK_FAILS(COPY_REQUIRED, "input 0 in another order",
                            pjrtlite_plan_bind_input_device(plan, 0, device, F32, shape23, 2, 0));
            }
            CHECK_FAILS(COPY_REQUIRED, "in another order",
                        pjrtlite_plan_bind_inout_device(plan, 0, 0, device, F32, shape23, 2, 0));
            CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, shape23, 2));
            for (int turn = 1; turn <= 3; ++turn) {
                CHECK_OK(run(plan, start));
                for (int i = 0; i < cells; ++i) CHECK(x[i] == (float)turn * increments[i]);
            }
            CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, x, got, F32, shape23, 2));
            for (int turn = 4; turn <= 6; ++turn) {
                CHECK_OK(run(plan, start));
                for (int i = 0; i < cells; ++i) CHECK((turn % 2 ? x : got)[i] == (float)turn * increments[i]);
            }
            pjrtlite_plan_destroy(plan);
            pjrtlite_executable_destroy(program);
            plugin.device_free(device);
        }
    }
    pjrtlite_client_destroy(client);
    CHECK_TEXT(plugin.leaks(), "");
}

/* f(x) = x, 2x, x, 2x, …: `many` results. */
static char *many_results(void) {
    char *text = malloc(512 + (size_t)many * 64);
    CHECK(text != NULL);
    char *end = text;
    end += sprintf(end, "module @many {\n  func.func public @main(%%x: tensor<4xf32>) -> (");
    for (int i = 0; i < many; ++i) end += sprintf(end, "%stensor<4xf32>", i > 0 ? ", " : "");
    end += sprintf(end, ") {\n    %%y = stablehlo.add %%x, %%x : tensor<4xf32>\n    return ");
    for (int i = 0; i < many; ++i) end += sprintf(end, "%s%s", i > 0 ? ", " : "", i % 2 ? "%y" : "%x");
    end += sprintf(end, " : ");
    for (int i = 0; i < many; ++i) end += sprintf(end, "%stensor<4xf32>", i > 0 ? ", " : "");
    sprintf(end, "\n  }\n}\n");
    return text;
}

static void *start_on_a_small_stack(void *user) {
    pjrtlite_plan *plan = user;
    CHECK_OK(run(plan, true));
    CHECK_OK(run(plan, false));
    return NULL;
}

/* Where transfers are done at once, their callbacks come inside the call that asks for them: the stack must not grow
   with the number of results. */
static void many_outputs(const char *pace) {
    set("reset");
    set(pace);
    char *text = many_results();
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    free(text);
    pjrtlite_plan *plan = new_plan(executable);
    float *y = malloc((size_t)many * sizeof hello_x);
    CHECK(y != NULL);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, hello_x, F32, hello_dims, 1));
    for (int i = 0; i < many; ++i) CHECK_OK(pjrtlite_plan_bind_output(plan, (size_t)i, y + 4 * i, F32, hello_dims, 1));
    pthread_attr_t attributes;
    pthread_t thread;
    CHECK(pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, stack_size) == 0);
    CHECK(pthread_create(&thread, &attributes, start_on_a_small_stack, plan) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
    for (size_t i = 0; i < 4 * (size_t)many; ++i) CHECK(y[i] == hello_x[i % 4] * (float)(1 + (i / 4) % 2));
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    free(y);
    CHECK_TEXT(plugin.leaks(), "");
    PASSED("thousands of results");
}

int main(void) {
    if (getenv("PJRTLITE_TEST_VALGRIND") != NULL) many = 1000;
    plugin = open_test_plugin();
    for (int binding = 0; binding < bindings; ++binding) {
        failed_run((enum binding)binding, false);
        failed_run((enum binding)binding, true);
    }
    PASSED("a run that fails leaves no result of the run before");
    missing_input();
    layouts("delay=0", false);
    layouts("delay=1;order=reverse", false);
    layouts("delay=1;order=reverse", true);
    PASSED("state in another order than row-major");
    many_outputs("delay=0");
    many_outputs("at_once");
    return 0;
}
