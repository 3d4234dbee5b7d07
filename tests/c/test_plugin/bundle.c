/* Weights of a bundle: on the device once for all that is loaded from it, and given back with the last of that. */
#include "check.h"
#include "test_plugin.h"

static struct test_plugin plugin;

static pjrtlite_executable *load_hello(const pjrtlite_bundle *bundle, const pjrtlite_client *client, uint64_t transfers) {
    pjrtlite_executable *executable;
    const uint64_t before = plugin.calls("PJRT_Client_BufferFromHostBuffer");
    CHECK_OK(pjrtlite_bundle_load(bundle, client, NULL, NULL, NULL, &executable));
    CHECK(plugin.calls("PJRT_Client_BufferFromHostBuffer") - before == transfers);
    return executable;
}

static void run(const pjrtlite_executable *executable) {
    float f[4];
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    for (int i = 0; i < 3; ++i) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_ARRAY(f, hello_f);
    }
    pjrtlite_plan_destroy(plan);
}

int main(void) {
    pjrtlite_client *client, *other;
    pjrtlite_bundle *bundle;
    plugin = open_test_plugin();
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    CHECK_OK(pjrtlite_client_create("test", NULL, &other));
    CHECK_OK(pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &bundle));

    /* One transfer sees where the device's memory is, one is of the weight. */
    pjrtlite_executable *first = load_hello(bundle, client, 2);
    pjrtlite_executable *second = load_hello(bundle, client, 0);
    pjrtlite_executable *elsewhere = load_hello(bundle, other, 2);
    run(first);
    run(second);
    run(elsewhere);
    PASSED("once on each client");

    pjrtlite_executable_destroy(first);
    pjrtlite_executable *third = load_hello(bundle, client, 0);
    pjrtlite_executable_destroy(second);
    pjrtlite_bundle_destroy(bundle);
    run(third);
    pjrtlite_executable_destroy(third);
    PASSED("as long as something is there that was loaded");

    CHECK_OK(pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &bundle));
    first = load_hello(bundle, client, 2);
    pjrtlite_executable_destroy(first);
    first = load_hello(bundle, client, 2);
    run(first);
    pjrtlite_executable_destroy(first);
    pjrtlite_executable_destroy(elsewhere);
    pjrtlite_bundle_destroy(bundle);
    pjrtlite_client_destroy(client);
    pjrtlite_client_destroy(other);
    CHECK_TEXT(plugin.leaks(), "");
    PASSED("nothing is left");
    return EXIT_SUCCESS;
}
