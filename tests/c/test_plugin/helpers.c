/* Threads of pjrtlite's own: where the plugin refuses to tell when a transfer is over, one waits for it. It must not wait
   for itself, also where it lets go of a client last. */
#include "check.h"

#include "test_plugin.h"

static const char doubled[] =
    "module @doubled {\n"
    "  func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
    "    %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
    "    return %0 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

static const struct timespec moment = {0, 1000000};

int main(void) {
    alarm(100);
    struct test_plugin plugin = open_test_plugin();
    CHECK(plugin.set("reset") == NULL);
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    const double patience = 5.0;
    CHECK_OK(pjrtlite_options_set_float(options, "pjrtlite.shutdown_timeout", patience));
    CHECK_OK(pjrtlite_client_create("test", options, &client));
    pjrtlite_options_destroy(options);

    pjrtlite_executable *executable;
    CHECK_OK(pjrtlite_executable_load_memory(client, doubled, strlen(doubled), NULL, &executable));
    pjrtlite_plan *plan = new_plan(executable);
    pjrtlite_executable_destroy(executable);
    static float y[4];
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK(plugin.set("stall=PJRT_Buffer_ToHostBuffer:*;error=PJRT_Event_OnReady:2+") == NULL);
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    const uint64_t transfers = 1;
    const double start = seconds_now();
    while (plugin.calls("PJRT_Buffer_ToHostBuffer") < transfers && seconds_now() - start < 30.0) nanosleep(&moment, NULL);
    CHECK(plugin.calls("PJRT_Buffer_ToHostBuffer") == transfers);
    pjrtlite_event_destroy(event);
    pjrtlite_client_destroy(client);
    CHECK(pjrtlite_plan_start(NULL, &event) == PJRTLITE_STATUS_NULL_ARGUMENT);
    pjrtlite_plan_destroy(plan);
    CHECK_SAYS("the run goes on");
    CHECK(plugin.live("clients") == 1);

    /* The last that needs the client is the thread. */
    CHECK(plugin.set("release") == NULL);
    const double released = seconds_now();
    while (plugin.live("clients") > 0 && seconds_now() - released < 30.0) nanosleep(&moment, NULL);
    CHECK(plugin.live("clients") == 0);
    CHECK(seconds_now() - released < patience - 1.0);
    PASSED("a thread that waits for a transfer");
    return EXIT_SUCCESS;
}
