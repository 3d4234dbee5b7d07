/* Plugins by the names that JAX has for them, and lists of them. The test plugin, and files that are none, stand in for
   those of accelerators, by the variables that name their files. */
#include "check.h"

#include "test_plugin.h"

static struct {
    int count[4];
    char all[8][4096];
    int total;
} heard;

static void listen(int32_t level, const char *message, void *user) {
    (void)user;
    CHECK(level >= 0 && level < 4 && heard.total < 8);
    heard.count[level] += 1;
    snprintf(heard.all[heard.total++], sizeof heard.all[0], "%s", message);
}

static bool was_told(const char *part) {
    for (int i = 0; i < heard.total; ++i) {
        if (strstr(heard.all[i], part) != NULL) return true;
    }
    return false;
}

/* The plugin of this name is at this path; at none if that is NULL. */
static void name_is(const char *name, const char *path) {
    char variable[64];
    snprintf(variable, sizeof variable, "PJRTLITE_PLUGIN_%s", name);
    CHECK((path == NULL ? unsetenv(variable) : setenv(variable, path, 1)) == 0);
}

/* A client is made of the test plugin, and works. */
static void takes_test_plugin(const char *asked) {
    const char *path;
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create(asked, NULL, &client));
    CHECK_OK(pjrtlite_client_plugin_path(client, &path));
    CHECK(strstr(path, "pjrt_c_api_test_plugin.so") != NULL);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
}

int main(void) {
    const struct test_plugin plugin = open_test_plugin();
    pjrtlite_client *client = NULL;
    char good[4096];
    char bad[4096];
    snprintf(good, sizeof good, "%s/pjrt_c_api_test_plugin.so", environment("PJRTLITE_PLUGIN_PATH"));
    snprintf(bad, sizeof bad, "%s", temporary_file("no library", 10));

    /* gpu: CUDA's, else ROCm's, else oneAPI's. */
    const char *const gpus[] = {"CUDA", "ROCM", "ONEAPI"};
    for (size_t found = 0; found < COUNT_OF(gpus); ++found) {
        for (size_t i = 0; i < COUNT_OF(gpus); ++i) name_is(gpus[i], i < found ? bad : i == found ? good : "/nowhere.so");
        takes_test_plugin("gpu");
        takes_test_plugin("GPU");
        takes_test_plugin("quantum, gpu ,cpu");
    }
    for (size_t i = 0; i < COUNT_OF(gpus); ++i) name_is(gpus[i], "/nowhere.so");
    CHECK_FAILS(PLUGIN_NOT_FOUND, "none of the plugins 'gpu'", pjrtlite_client_create("gpu", NULL, &client));
    CHECK_SAYS("\n'cuda': PLUGIN_NOT_FOUND: ");
    CHECK_SAYS("\n'rocm': PLUGIN_NOT_FOUND: ");
    CHECK_SAYS("\n'oneapi': PLUGIN_NOT_FOUND: ");
    CHECK(client == NULL);
    for (size_t i = 0; i < COUNT_OF(gpus); ++i) name_is(gpus[i], NULL);
    CHECK_FAILS(PLUGIN_NOT_FOUND, "pip install", pjrtlite_client_create("gpu", NULL, &client));
    /* A plugin that is called so itself is the one that is meant. */
    name_is("CUDA", "/nowhere.so");
    name_is("GPU", good);
    takes_test_plugin("gpu");
    name_is("GPU", "/nowhere.so");
    CHECK_FAILS(PLUGIN_NOT_FOUND, "PJRTLITE_PLUGIN_GPU", pjrtlite_client_create("gpu", NULL, &client));
    name_is("GPU", NULL);
    PASSED("gpu");

    /* A list, in its order. */
    name_is("CUDA", good);
    name_is("CPU", bad);
    takes_test_plugin("cuda,cpu");
    takes_test_plugin("cpu,cuda");
    takes_test_plugin("cpu,Cpu,tpu,quantum,/nowhere/x.so,cuda");
    /* A plugin that is there, and has no device. */
    set_test_plugin(&plugin, "error=PJRT_Client_Create:1:9:No visible GPU devices.");
    takes_test_plugin("cuda,test");
    set_test_plugin(&plugin, "error=PJRT_Client_Create:*:9:No visible GPU devices.");
    CHECK_FAILS(FAILED_PRECONDITION, "none of the plugins 'cuda,cpu'", pjrtlite_client_create("cuda,cpu", NULL, &client));
    CHECK_SAYS("\n'cuda': FAILED_PRECONDITION: ");
    CHECK_SAYS("No visible GPU devices.");
    CHECK_SAYS("\n'cpu': PLUGIN_LOAD_FAILED: ");
    CHECK(client == NULL);
    set_test_plugin(&plugin, "reset");
    PASSED("lists");

    /* Options for one of them, which another does not know: the test plugin refuses those. */
    static const struct {
        const char *key;
        int64_t value;
    } of_each[] = {{"cpu.cpu_device_count", 3}, {"gpu.device_count", 4}, {"CUDA.device_count", 5}, {"device_count", 6}};
    static const size_t devices[] = {2, 4, 5, 5};
    size_t count = 0;
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    for (size_t i = 0; i < COUNT_OF(of_each); ++i) {
        CHECK_OK(pjrtlite_options_set_int(options, of_each[i].key, of_each[i].value));
        CHECK_OK(pjrtlite_client_create("cuda,cpu", options, &client));
        CHECK_OK(pjrtlite_client_device_count(client, &count));
        CHECK(count == devices[i]);
        pjrtlite_client_destroy(client);
    }
    /* The name is that by which it is asked for. */
    CHECK_OK(pjrtlite_client_create("test", options, &client));
    CHECK_OK(pjrtlite_client_device_count(client, &count));
    CHECK(count == 6);
    pjrtlite_client_destroy(client);
    CHECK_OK(pjrtlite_options_set_int(options, "test.device_count", 7));
    CHECK_OK(pjrtlite_client_create("test", options, &client));
    CHECK_OK(pjrtlite_client_device_count(client, &count));
    CHECK(count == 7);
    pjrtlite_client_destroy(client);
    pjrtlite_options_destroy(options);
    PASSED("options for one of a list");

    const char *const empty[] = {"", " ", ",", "cuda,", ",cuda", "cuda,,cpu", "cuda, ,cpu"};
    for (size_t i = 0; i < COUNT_OF(empty); ++i) {
        CHECK_FAILS(PLUGIN_NOT_FOUND, "empty", pjrtlite_client_create(empty[i], NULL, &client));
    }
    PASSED("empty names");

    /* What was taken is said, and what was passed over: a warning if it is there and fails. */
    CHECK_OK(pjrtlite_set_log_callback(listen, NULL));
    CHECK(setenv("PJRTLITE_LOG", "info", 1) == 0);
    CHECK_OK(pjrtlite_client_create("quantum,cpu,cuda", NULL, &client));
    CHECK(setenv("PJRTLITE_LOG", "warning", 1) == 0);
    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    pjrtlite_client_destroy(client);
    CHECK(heard.total == 4 && heard.count[3] == 3 && heard.count[2] == 1);
    CHECK(was_told("of the plugins 'quantum,cpu,cuda', 'quantum' is passed over: PLUGIN_NOT_FOUND"));
    CHECK(was_told("of the plugins 'quantum,cpu,cuda', 'cpu' is passed over: PLUGIN_LOAD_FAILED"));
    CHECK(was_told("made a client of "));
    CHECK(was_told("of the plugins 'quantum,cpu,cuda', 'cuda' is taken"));
    PASSED("what the log says");

    CHECK(remove(bad) == 0);
    CHECK_TEXT(plugin.leaks(), "");
    return EXIT_SUCCESS;
}
