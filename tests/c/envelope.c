/* What pjrtlite_executable_serialize writes is taken whole, by the build of the plugin that it is for, and not
   otherwise: a plugin itself would notice neither. */
#include "check.h"

static pjrtlite_client *client;

static void check_refused(const char *what, const void *data, size_t size) {
    int something;
    pjrtlite_executable *executable = (void *)&something;
    check_status(__FILE__, __LINE__, what, pjrtlite_executable_load_memory(client, data, size, NULL, &executable),
                 PJRTLITE_STATUS_BAD_PROGRAM, "");
    CHECK(executable == NULL);
}

/* Each byte in memory of exactly the size, so that valgrind sees whoever reads on. */
static void damaged(const pjrtlite_executable *hello) {
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    unsigned char *bytes = malloc(size);
    CHECK(bytes != NULL);
    memcpy(bytes, data, size);
    const size_t step = getenv("PJRTLITE_TEST_VALGRIND") == NULL ? 1 : 17;
    for (size_t at = 0; at < size; at += at < 256 ? 1 : step) {
        bytes[at] ^= (unsigned char)(1U << (at % 8));
        check_refused("a flipped bit", bytes, size);
        bytes[at] = ((const unsigned char *)data)[at];
    }
    /* The last flip was undone, so the bytes are good. */
    pjrtlite_executable *again;
    CHECK_OK(pjrtlite_executable_load_memory(client, bytes, size, NULL, &again));
    CHECK_HELLO(again);
    pjrtlite_executable_destroy(again);

    bytes[size / 2] ^= 0x10;
    check_refused("a flipped bit", bytes, size);
    CHECK_SAYS("damaged");
    CHECK_SAYS("StableHLO");

    /* From a file it is the same, and the message names the file. */
    const char *path = temporary_file(bytes, size);
    CHECK_FAILS(BAD_PROGRAM, path, pjrtlite_executable_load_file(client, path, NULL, &again));
    CHECK_SAYS("damaged");
    CHECK(again == NULL);
    CHECK(remove(path) == 0);
    free(bytes);

    for (size_t cut = 0; cut < size; cut += cut < 64 ? 1 : 37 * step) {
        unsigned char *beginning = malloc(cut > 0 ? cut : 1);
        CHECK(beginning != NULL);
        memcpy(beginning, data, cut);
        check_refused("cut short", beginning, cut);
        free(beginning);
    }
    PASSED("bytes that are flipped or missing");
}

/* The plugins that lie beside the one under test are other builds: their executables must not get into it. */
static void of_another_build(void) {
    const char *names[] = {"cpu", "cpu-0.106", "cpu-0.81"};
    const char *folder = getenv("PJRTLITE_TEST_PLUGINS");
    const char *own_path;
    char own[4096];
    CHECK_OK(pjrtlite_client_plugin_path(client, &own_path));
    size_t others = 0;
    for (size_t i = 0; i < COUNT_OF(names); ++i) {
        char path[4096];
        if (folder == NULL) continue;
        snprintf(path, sizeof path, "%s/%s/pjrt_c_api_cpu_plugin.so", folder, names[i]);
        if (access(path, R_OK) != 0 || realpath(path, own) == NULL || strcmp(own, own_path) == 0) continue;
        others += 1;
        pjrtlite_client *other;
        CHECK_OK(pjrtlite_client_create(path, NULL, &other));
        pjrtlite_executable *theirs = load(other, "hello.mlir");
        pjrtlite_executable *loaded;
        const void *data;
        size_t size;
        CHECK_OK(pjrtlite_executable_serialize(theirs, &data, &size));
        CHECK_FAILS(PROGRAM_MISMATCH, "another build of the plugin",
                    pjrtlite_executable_load_memory(client, data, size, NULL, &loaded));
        CHECK_SAYS("PJRT 0.");
        CHECK_SAYS("StableHLO");
        CHECK(loaded == NULL);
        const char *file = temporary_file(data, size);
        CHECK_FAILS(PROGRAM_MISMATCH, file, pjrtlite_executable_load_file(client, file, NULL, &loaded));
        CHECK(loaded == NULL);
        CHECK(remove(file) == 0);
        /* In its own plugin it is good. */
        CHECK_OK(pjrtlite_executable_load_memory(other, data, size, NULL, &loaded));
        CHECK_HELLO(loaded);
        pjrtlite_executable_destroy(loaded);
        pjrtlite_executable_destroy(theirs);
        pjrtlite_client_destroy(other);
    }
    printf("other builds: %zu\n", others);
    if (others > 0) PASSED("executables of another build of the plugin");
}

/* The same file by another path is the same build. */
static void by_another_path(const pjrtlite_executable *hello) {
    const char *own_path;
    char folder[] = "/tmp/pjrtlite-test-XXXXXX";
    char path[64];
    CHECK_OK(pjrtlite_client_plugin_path(client, &own_path));
    CHECK(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/pjrt_c_api_other_plugin.so", folder);
    CHECK(symlink(own_path, path) == 0);
    pjrtlite_client *other;
    pjrtlite_executable *loaded;
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    CHECK_OK(pjrtlite_client_create(path, NULL, &other));
    CHECK_OK(pjrtlite_executable_load_memory(other, data, size, NULL, &loaded));
    CHECK_HELLO(loaded);
    pjrtlite_executable_destroy(loaded);
    pjrtlite_client_destroy(other);
    CHECK(unlink(path) == 0 && rmdir(folder) == 0);
    PASSED("the same build by another path");
}

/* y is the result of a plan on this device. */
static void check_on_device(const pjrtlite_executable *executable, size_t device) {
    pjrtlite_plan *plan;
    pjrtlite_buffer *output;
    size_t on;
    CHECK_OK(pjrtlite_plan_create(executable, device, &plan));
    CHECK_HELLO_PLAN(plan);
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
    CHECK_OK(pjrtlite_buffer_device(output, &on));
    CHECK(on == device);
    pjrtlite_buffer_destroy(output);
    pjrtlite_plan_destroy(plan);
}

/* A program for any device stays so, also when it is serialized again; another one does not become so. */
static void for_any_device(const pjrtlite_executable *hello) {
    pjrtlite_options *options;
    pjrtlite_executable *made, *loaded[2];
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "pjrtlite.any_device", true));
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), options, &made));
    check_on_device(made, 1);
    CHECK_OK(pjrtlite_executable_serialize(made, &data, &size));
    /* The option may be given or left out. */
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &loaded[0]));
    CHECK_OK(pjrtlite_executable_serialize(loaded[0], &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, options, &loaded[1]));
    pjrtlite_executable_destroy(made);
    for (size_t i = 0; i < COUNT_OF(loaded); ++i) {
        check_on_device(loaded[i], 0);
        check_on_device(loaded[i], 1);
        CHECK_HELLO(loaded[i]);
        pjrtlite_executable_destroy(loaded[i]);
    }
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    CHECK_FAILS(UNKNOWN_OPTION, "'pjrtlite.any_device' is for compiling",
                pjrtlite_executable_load_memory(client, data, size, options, &loaded[0]));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &loaded[0]));
    pjrtlite_plan *plan;
    CHECK_FAILS(INVALID_VALUE, "pjrtlite.device = 1", pjrtlite_plan_create(loaded[0], 1, &plan));
    pjrtlite_executable_destroy(loaded[0]);
    pjrtlite_options_destroy(options);
    PASSED("a program for any device as bytes");
}

int main(void) {
    client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    damaged(hello);
    /* It reads whole plugins, which takes minutes under valgrind. */
    if (getenv("PJRTLITE_TEST_VALGRIND") == NULL) of_another_build();
    by_another_path(hello);
    for_any_device(hello);
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
