/* Clients: what they tell of the plugin and of its devices. */
#include "check.h"

/* What is known of the plugins that the tests run on, by the folder that each lies in. */
struct facts {
    const char *folder;
    int32_t minor;
    const char *stablehlo;
};

static const struct facts known[] = {
    {"cpu", 115, "[1, 20, 0]"},
    {"cpu-0.106", 106, "[1, 16, 1]"},
    {"cpu-0.81", 81, "[1, 13, 3]"},
};

static const struct facts *facts_of_plugin(void) {
    const char *folder = strrchr(environment("PJRTLITE_PLUGIN_PATH"), '/');
    for (size_t i = 0; i < COUNT_OF(known); ++i) {
        if (folder != NULL && strcmp(folder + 1, known[i].folder) == 0) return &known[i];
    }
    return NULL;
}

static void the_plugin(const pjrtlite_client *client) {
    const struct facts *facts = facts_of_plugin();
    const char *text;

    char path[4096];
    char real[4096];
    snprintf(path, sizeof path, "%s/pjrt_c_api_cpu_plugin.so", environment("PJRTLITE_PLUGIN_PATH"));
    CHECK(realpath(path, real) != NULL);
    CHECK_OK(pjrtlite_client_plugin_path(client, &text));
    CHECK_TEXT(text, real);

    int32_t major;
    int32_t minor;
    CHECK_OK(pjrtlite_client_pjrt_version(client, &major, &minor));
    CHECK(major == 0);
    CHECK(facts == NULL ? minor > 0 : minor == facts->minor);

    CHECK_OK(pjrtlite_client_platform_name(client, &text));
    CHECK_TEXT(text, "cpu");
    CHECK_OK(pjrtlite_client_platform_version(client, &text));
    CHECK(text[0] != '\0');
    PASSED("path, version and platform");

    size_t count;
    const char *name;
    const char *value;
    bool stablehlo = false;
    CHECK_OK(pjrtlite_client_attribute_count(client, &count));
    for (size_t i = 0; i < count; ++i) {
        CHECK_OK(pjrtlite_client_attribute(client, i, &name, &value));
        CHECK(name[0] != '\0');
        if (strcmp(name, "stablehlo_current_version") == 0) {
            stablehlo = true;
            if (facts != NULL) CHECK_TEXT(value, facts->stablehlo);
        }
    }
    CHECK(stablehlo);
    name = value = "as before";
    char wanted[64];
    snprintf(wanted, sizeof wanted, "no attribute %zu: the plugin states %zu", count, count);
    CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, pjrtlite_client_attribute(client, count, &name, &value));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "attribute", pjrtlite_client_attribute(client, SIZE_MAX, &name, &value));
    CHECK_TEXT(name, "as before");
    CHECK_TEXT(value, "as before");
    PASSED("attributes");

    bool present = false;
    CHECK_OK(pjrtlite_client_has_extension(client, 4, &present)); /* layouts */
    CHECK(present);
    CHECK_OK(pjrtlite_client_has_extension(client, 5, &present)); /* foreign functions */
    CHECK(present);
    const int32_t absent[] = {0, -1, 1000, INT32_MAX, INT32_MIN}; /* 0 is for GPUs */
    for (size_t i = 0; i < COUNT_OF(absent); ++i) {
        present = true;
        CHECK_OK(pjrtlite_client_has_extension(client, absent[i], &present));
        CHECK(!present);
    }
    PASSED("extensions");
}

static void devices(const pjrtlite_client *client) {
    size_t count;
    CHECK_OK(pjrtlite_client_device_count(client, &count));
    CHECK(count == 4);
    int32_t ids[4];
    for (size_t device = 0; device < count; ++device) {
        const char *text;
        CHECK_OK(pjrtlite_client_device_id(client, device, &ids[device]));
        for (size_t other = 0; other < device; ++other) CHECK(ids[other] != ids[device]);
        CHECK_OK(pjrtlite_client_device_kind(client, device, &text));
        CHECK_TEXT(text, "cpu");
        CHECK_OK(pjrtlite_client_device_description(client, device, &text));
        CHECK(text[0] != '\0');
        CHECK_OK(pjrtlite_client_device_memory_kind(client, device, &text));
        CHECK_TEXT(text, "device");
    }
    PASSED("devices");

    /* CPU plugins do not count their memory. */
    int64_t in_use = 11;
    int64_t peak = 22;
    int64_t limit = 33;
    CHECK_FAILS(UNIMPLEMENTED, "", pjrtlite_client_device_memory_stats(client, 0, &in_use, &peak, &limit));
    CHECK(in_use == 11 && peak == 22 && limit == 33);

    const char *text = "as before";
    int32_t id = 44;
    const char *wanted = "no device 4: this client has 4";
    CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, pjrtlite_client_device_id(client, 4, &id));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, pjrtlite_client_device_kind(client, 4, &text));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, pjrtlite_client_device_description(client, 4, &text));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, pjrtlite_client_device_memory_kind(client, 4, &text));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, pjrtlite_client_device_memory_stats(client, 4, &in_use, &peak, &limit));
    CHECK(id == 44);
    CHECK_TEXT(text, "as before");
    CHECK_OK(pjrtlite_client_device_id(client, 3, &id));
    PASSED("devices that are not there");
}

/* A plugin given by its path and by its name is the same one, and its clients do not know of each other. */
static void several_clients(const pjrtlite_client *first) {
    const char *path;
    const char *again;
    CHECK_OK(pjrtlite_client_plugin_path(first, &path));
    pjrtlite_client *second;
    CHECK_OK(pjrtlite_client_create(path, NULL, &second));
    CHECK_OK(pjrtlite_client_plugin_path(second, &again));
    CHECK_TEXT(again, path);
    pjrtlite_executable *hello = load(second, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(second);

    /* Names are those of platforms, in either case. */
    CHECK_OK(pjrtlite_client_create("CPU", NULL, &second));
    pjrtlite_client_destroy(second);
    hello = load(first, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    PASSED("several clients of one plugin");
}

/* Of a list the first is taken that gives a client; the others may be missing, or no plugins. */
static void lists(const pjrtlite_client *first) {
    const char *path;
    const char *again;
    char list[8192];
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_client_plugin_path(first, &path));
    CHECK(setenv("PJRTLITE_PLUGIN_CUDA", program("hello.mlir"), 1) == 0);
    snprintf(list, sizeof list, "quantum,%s,/nowhere.so", path);
    const char *const asked[] = {"cuda,cpu", "cpu,cuda", "quantum, cpu", "gpu,cpu", list};
    for (size_t i = 0; i < COUNT_OF(asked); ++i) {
        CHECK_OK(pjrtlite_client_create(asked[i], NULL, &client));
        CHECK_OK(pjrtlite_client_plugin_path(client, &again));
        CHECK_TEXT(again, path);
        pjrtlite_client_destroy(client);
    }
    CHECK_FAILS(PLUGIN_LOAD_FAILED, "'quantum': PLUGIN_NOT_FOUND", pjrtlite_client_create("quantum,cuda", NULL, &client));
    CHECK_SAYS("'cuda': PLUGIN_LOAD_FAILED");
    CHECK(unsetenv("PJRTLITE_PLUGIN_CUDA") == 0);
    PASSED("lists of plugins");
}

/* Opening a plugin sets a variable for the plugin's eyes; the host's environment is left as it was. */
static void the_environment(void) {
    CHECK(getenv("TF_CPP_MIN_LOG_LEVEL") == NULL);
    PASSED("the environment is as before");
}

int main(void) {
    pjrtlite_client *client = new_client();
    the_plugin(client);
    devices(client);
    several_clients(client);
    lists(client);
    the_environment();
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
