/* Several plugins in one process: of different versions, with clients that do not know of each other. */
#include "check.h"

static const char *names[] = {"cpu", "cpu-0.106", "cpu-0.81"};

/* The file of a plugin that the tests know, beside the one under test; overwritten by the next call. */
static const char *plugin_file(const char *name) {
    static char path[4096];
    const char *folder = getenv("PJRTLITE_TEST_PLUGINS");
    if (folder != NULL) {
        snprintf(path, sizeof path, "%s/%s/pjrt_c_api_cpu_plugin.so", folder, name);
    } else {
        snprintf(path, sizeof path, "%s/../%s/pjrt_c_api_cpu_plugin.so", environment("PJRTLITE_PLUGIN_PATH"), name);
    }
    return path;
}

int main(void) {
    enum { most = COUNT_OF(names) + 1 };
    pjrtlite_client *clients[most];
    pjrtlite_executable *programs[most];
    pjrtlite_plan *calls[most];
    int32_t minors[most];
    size_t count = 0;
    /* Under valgrind another plugin is another minute, for its code to be translated: two have to do there. */
    const size_t others = getenv("PJRTLITE_TEST_VALGRIND") != NULL ? 2 : COUNT_OF(names);

    /* The plugin under test by its name, and all by their paths, one of which is the same file. */
    clients[count++] = new_client();
    for (size_t i = 0; i < others; ++i) {
        if (access(plugin_file(names[i]), R_OK) != 0) continue;
        CHECK_OK(pjrtlite_client_create(plugin_file(names[i]), NULL, &clients[count]));
        count += 1;
    }
    for (size_t i = 0; i < count; ++i) {
        int32_t major;
        CHECK_OK(pjrtlite_client_pjrt_version(clients[i], &major, &minors[i]));
        programs[i] = load(clients[i], "hello.mlir");
        calls[i] = new_plan(programs[i]);
        CHECK_HELLO_PLAN(calls[i]);
    }
    for (size_t i = 1; i < count; ++i) {
        for (size_t j = i + 1; j < count; ++j) CHECK(minors[i] != minors[j]);
    }
    printf("plugins: %zu\n", count - 1);
    PASSED("each computes the same");

    /* Results travel from one to the next through the host: 2x + y, with y from the one before. */
    float y[4] = {0.0F, 0.0F, 0.0F, 0.0F};
    for (int round = 1; round <= 10; ++round) {
        for (size_t i = 0; i < count; ++i) {
            CHECK_OK(pjrtlite_plan_bind_input(calls[i], 1, y, PJRTLITE_DTYPE_F32, hello_dims, 1));
            CHECK_OK(pjrtlite_plan_bind_output(calls[i], 0, y, PJRTLITE_DTYPE_F32, hello_dims, 1));
            CHECK_OK(pjrtlite_plan_run(calls[i]));
        }
        for (int k = 0; k < 4; ++k) CHECK(y[k] == 2.0F * (float)round * (float)count * hello_x[k]);
    }
    PASSED("and they take turns on one array");

    /* A buffer belongs to its client, of whatever plugin that is. */
    pjrtlite_buffer *buffer = new_buffer(clients[count - 1], hello_x, 4);
    for (size_t i = 0; i + 1 < count; ++i) {
        CHECK_FAILS(SIGNATURE_MISMATCH, "another client", pjrtlite_plan_set_input_buffer(calls[i], 0, buffer));
    }
    CHECK_OK(pjrtlite_plan_set_input_buffer(calls[count - 1], 0, buffer));
    pjrtlite_buffer_destroy(buffer);
    PASSED("but they do not mix");

    for (size_t i = 0; i < count; ++i) pjrtlite_client_destroy(clients[i]);
    for (size_t i = count; i-- > 0;) {
        CHECK_HELLO(programs[i]);
        pjrtlite_executable_destroy(programs[i]);
    }
    for (size_t i = 0; i < count; ++i) {
        CHECK_HELLO_PLAN(calls[i]);
        pjrtlite_plan_destroy(calls[i]);
    }
    PASSED("and end one by one");
    return EXIT_SUCCESS;
}
