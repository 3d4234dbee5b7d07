/* Functions of the host on a plugin that works later, on a thread of its own, with XLA's FFI in each version, and what
   lives as long as a run does. */
#include "functions.h"

#include "test_plugin.h"

#include <pthread.h>

static struct test_plugin plugin;

/* f(x) = (x + x, called) where the function adds 1. */
static const char text[] =
    "module @adds {\n"
    "func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n"
    "%0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>\n"
    "%1 = stablehlo.custom_call @test_add(%0) {api_version = 4 : i32} : (tensor<4xf32>) -> tensor<4xf32>\n"
    "return %0, %1 : tensor<4xf32>, tensor<4xf32>\n"
    "}\n"
    "}\n";

static struct {
    pthread_t caller;
    int calls, on_caller;
    void *user;
    bool fails;
    pjrtlite_plan *other;
    pjrtlite_status of_other;
} seen;

static pjrtlite_status add(const pjrtlite_arguments *arguments, void *user) {
    const void *x = NULL;
    void *y = NULL;
    const int64_t *dims = NULL;
    size_t rank = 0, count = 9;
    pjrtlite_dtype dtype = PJRTLITE_DTYPE_BOOL;
    CHECK(user == &seen);
    CHECK_OK(pjrtlite_arguments_attribute_count(arguments, &count));
    CHECK(count == 0);
    CHECK_OK(pjrtlite_arguments_user_data(arguments, &seen.user));
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    CHECK(dtype == F32 && rank == 1 && dims[0] == 4);
    for (int i = 0; i < 4; ++i) ((float *)y)[i] = ((const float *)x)[i] + 1.0F;
    ++seen.calls;
    seen.on_caller += pthread_equal(seen.caller, pthread_self()) != 0;
    if (seen.other != NULL) seen.of_other = pjrtlite_plan_run(seen.other);
    if (!seen.fails) return PJRTLITE_STATUS_OK;
    CHECK_OK(pjrtlite_arguments_fail(arguments, "too cold"));
    return PJRTLITE_STATUS_TIMED_OUT;
}

static void set(const char *spec) { set_test_plugin(&plugin, spec); }

static pjrtlite_client *new_test_client(void) {
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    return client;
}

static pjrtlite_executable *load_adds(const pjrtlite_client *client) {
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    return executable;
}

static const float added[4] = {3.0F, 5.0F, 7.0F, 9.0F};

static void each_version(void) {
    const char *const versions[] = {"ffi=4", "ffi=3", "ffi=2"};
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *executable = load_adds(client);
    for (size_t i = 0; i < COUNT_OF(versions); ++i) {
        set(versions[i]);
        float y[4] = {0};
        pjrtlite_plan *plan = plan_of(executable);
        CHECK_OK(pjrtlite_plan_bind_output(plan, 1, y, F32, four, 1));
        CHECK_OK(pjrtlite_plan_set_user_data(plan, y));
        seen.calls = 0;
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(y, added);
        CHECK(seen.calls == 1 && seen.user == y);
        seen.fails = true;
        CHECK_FAILS(TIMED_OUT, "too cold", pjrtlite_plan_run(plan));
        CHECK_TEXT(pjrtlite_last_error_message(), "too cold");
        seen.fails = false;
        CHECK_OK(pjrtlite_plan_run(plan));
        pjrtlite_plan_destroy(plan);
    }
    set("reset");
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    CHECK_TEXT(plugin.leaks(), "");
    PASSED("versions 0.2 to 0.4");
}

/* What a run has lives until it is over, whoever lets go of the rest. The plugin ends the process if not. */
static void late_runs(void) {
    for (int way = 0; way < 3; ++way) {
        pjrtlite_client *client = new_test_client();
        pjrtlite_executable *executable = load_adds(client);
        pjrtlite_event *event = NULL;
        static float y[4];
        memset(y, 0, sizeof y);
        seen.calls = 0;
        set("hold");
        if (way == 0) {
            /* A plan that is waited for, with its run. */
            pjrtlite_plan *plan = plan_of(executable);
            CHECK_OK(pjrtlite_plan_bind_output(plan, 1, y, F32, four, 1));
            CHECK_OK(pjrtlite_plan_start(plan, &event));
            CHECK(seen.calls == 0);
            set("release");
            pjrtlite_plan_destroy(plan);
            CHECK_ARRAY(y, added);
        } else {
            /* Buffers, which go before their run. */
            pjrtlite_buffer *x = new_buffer(client, x_values, 4), *results[2];
            const pjrtlite_buffer *inputs[1] = {x};
            CHECK_OK(pjrtlite_executable_execute(executable, inputs, 1, results, 2, &event));
            pjrtlite_buffer_destroy(x);
            pjrtlite_buffer_destroy(results[0]);
            pjrtlite_buffer_destroy(results[1]);
            if (way == 1) {
                pjrtlite_executable_destroy(executable);
                executable = NULL;
            }
            CHECK(seen.calls == 0);
            set("release");
        }
        CHECK_OK(pjrtlite_event_wait(event));
        CHECK(seen.calls == 1 && seen.on_caller == 0);
        pjrtlite_event_destroy(event);
        pjrtlite_executable_destroy(executable);
        pjrtlite_client_destroy(client);
        CHECK_TEXT(plugin.leaks(), "");
    }
    PASSED("a context lives as long as its run");
}

/* On the plugin's thread a function may not wait for a run: that thread would have to do it. */
static void runs_inside(void) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *executable = load_adds(client), *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = plan_of(executable);
    seen.other = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input(seen.other, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(seen.other, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(seen.of_other == PJRTLITE_STATUS_IN_USE);
    pjrtlite_plan_destroy(seen.other);
    seen.other = NULL;
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    CHECK_TEXT(plugin.leaks(), "");
    PASSED("a run inside of a function on the plugin's thread is refused");
}

/* Each fault of the plugin's that a program with a function can meet, once where it is loaded and once where it runs. */
static void faults(void) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *executable = NULL;
    const char *const at_runs[] = {"error=PJRT_ExecuteContext_Create", "error=PJRT_FFI_UserData_Add",
                                   "error=PJRT_ExecuteContext_Destroy", "null=PJRT_ExecuteContext_Create"};
    executable = load_adds(client);
    for (size_t i = 0; i < COUNT_OF(at_runs); ++i) {
        pjrtlite_plan *plan = plan_of(executable);
        float y[4];
        set(at_runs[i]);
        const pjrtlite_status status = pjrtlite_plan_run(plan);
        CHECK((status == PJRTLITE_STATUS_OK) == (i == 2));
        set("reset");
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 1, y, F32, four, 1));
        CHECK_ARRAY(y, added);
        pjrtlite_plan_destroy(plan);
        CHECK_TEXT(plugin.leaks(), "clients 1, executables 1, loaded_executables 1");
    }
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    CHECK_TEXT(plugin.leaks(), "");
    PASSED("faults of the plugin");
}

int main(void) {
    plugin = open_test_plugin();
    seen.caller = pthread_self();
    CHECK_OK(pjrtlite_function_register("test_add", add, &seen, NULL));

    /* A plugin that cannot take functions has none. */
    set("ffi=none");
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *executable = NULL;
    CHECK_FAILS(CUSTOM_CALL_NOT_FOUND, "test_add",
                pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    /* Nor is it any better if it fails. */
    set("reset;error=PJRT_FFI_Type_Register");
    CHECK_FAILS(INTERNAL, "functions", pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    set("reset");
    pjrtlite_client_destroy(client);
    PASSED("plugins without functions");

    each_version();
    late_runs();
    runs_inside();
    faults();
    return EXIT_SUCCESS;
}
