/* The C interface on an accelerator: memory that the host cannot read, and work that ends later, or never. faults.c has
   what fails. */
#include "check.h"

#include "test_plugin.h"

#include <signal.h>
#include <sys/wait.h>

static pjrtlite_client *new_test_client(void) {
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    return client;
}

#define CHECK_NO_LEAKS(plugin) CHECK_TEXT((plugin)->leaks(), "")

/* Memory of the device is no memory of the host's: a child that reads it dies. */
static void memory(const struct test_plugin *plugin) {
    float copy[4] = {0};
    void *device = plugin->device_alloc(0, sizeof hello_x);
    CHECK(device != NULL);
    plugin->device_write(device, hello_x, sizeof hello_x);
    plugin->device_read(copy, device, sizeof copy);
    CHECK_ARRAY(copy, hello_x);
    if (getenv("PJRTLITE_TEST_VALGRIND") == NULL) {
        const pid_t child = fork();
        CHECK(child >= 0);
        if (child == 0) {
            const volatile float *values = device;
            _exit(values[0] == hello_x[0] ? 0 : 1);
        }
        int outcome = 0;
        CHECK(waitpid(child, &outcome, 0) == child);
        CHECK(WIFSIGNALED(outcome) && WTERMSIG(outcome) == SIGSEGV);
    }
    plugin->device_free(device);
    CHECK_NO_LEAKS(plugin);
    PASSED("memory that the host cannot read");
}

/* Every way in and out. */
static void ways(const struct test_plugin *plugin, const char *pace) {
    set_test_plugin(plugin, pace);
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);

    pjrtlite_plan *plan = new_plan(hello);
    float f[4] = {0};
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, PJRTLITE_DTYPE_F32, hello_dims, 1));
    plugin->reset_calls();
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(f, hello_f);
    /* A run is one run of the plugin's, and compiles nothing. */
    CHECK(plugin->calls("PJRT_LoadedExecutable_Execute") == 1);
    CHECK(plugin->calls("PJRT_Client_Create") == 0 && plugin->calls("PJRT_Client_Compile") == 0);
    pjrtlite_plan_destroy(plan);

    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    pjrtlite_buffer *y = new_buffer(client, hello_y, 4);
    const pjrtlite_buffer *inputs[2] = {x, y};
    pjrtlite_buffer *output = NULL;
    pjrtlite_event *event = NULL;
    CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &output, 1, &event));
    /* What a run was given may go before it has ended. */
    pjrtlite_buffer_destroy(x);
    pjrtlite_buffer_destroy(y);
    pjrtlite_executable_destroy(hello);
    CHECK_OK(pjrtlite_event_wait(event));
    memset(f, 0, sizeof f);
    CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
    CHECK_ARRAY(f, hello_f);
    const void *address = NULL;
    CHECK_FAILS(COPY_REQUIRED, "to_host", pjrtlite_buffer_host_pointer(output, &address));
    CHECK(address == NULL);
    int64_t in_use = 0;
    int64_t peak = 0;
    int64_t limit = 0;
    CHECK_OK(pjrtlite_client_device_memory_stats(client, 0, &in_use, &peak, &limit));
    CHECK(in_use == (int64_t)sizeof f && in_use < peak && peak < limit);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    pjrtlite_client_destroy(client);
    CHECK_NO_LEAKS(plugin);
    set_test_plugin(plugin, "reset");
    PASSED(pace);
}

/* An event that does not come: the wait ends, and everything made from the client can go. */
static void silence(const struct test_plugin *plugin) {
    pjrtlite_client *client = new_test_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    const pjrtlite_buffer *inputs[2] = {x, x};
    pjrtlite_buffer *output = NULL;
    pjrtlite_event *event = NULL;
    set_test_plugin(plugin, "stall=PJRT_LoadedExecutable_Execute");
    CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &output, 1, &event));
    CHECK_FAILS(TIMED_OUT, "not done", pjrtlite_event_wait_for(event, 0.01));
    bool ready = true;
    CHECK_OK(pjrtlite_event_test(event, &ready));
    CHECK(!ready);
    CHECK_HELLO(hello);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    pjrtlite_buffer_destroy(x);
    pjrtlite_executable_destroy(hello);
    CHECK(plugin->live("events") == 0 && plugin->live("buffers") == 0 && plugin->live("tasks") == 1);
    set_test_plugin(plugin, "release");
    pjrtlite_client_destroy(client);
    CHECK_NO_LEAKS(plugin);
    PASSED("an event that does not come");
}

int main(void) {
    const struct test_plugin plugin = open_test_plugin();
    memory(&plugin);
    ways(&plugin, "delay=0");
    ways(&plugin, "delay=2");
    ways(&plugin, "delay=1;order=reverse;late_delete=1");
    silence(&plugin);
    return 0;
}
