/* Programs that are kept between processes: the option, what is told of a load, and programs that need more than their
   own bytes: functions of the host, and bundles. tests/cache.rs has the rest. */
#include "functions.h"

#include <dirent.h>
#include <sys/stat.h>

static pjrtlite_client *client;
static char folder[4096];

/* Removes the folder with all files in it, and gives their number. */
static int remove_folder(const char *path) {
    DIR *directory = opendir(path);
    CHECK(directory != NULL);
    int count = 0;
    for (struct dirent *file; (file = readdir(directory)) != NULL;) {
        if (file->d_name[0] == '.') continue;
        char name[8192];
        snprintf(name, sizeof name, "%s/%s", path, file->d_name);
        CHECK(remove(name) == 0);
        ++count;
    }
    closedir(directory);
    CHECK(rmdir(path) == 0);
    return count;
}

static pjrtlite_options *options_with(const char *key, const char *value) {
    pjrtlite_options *options = NULL;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_string(options, key, value));
    return options;
}

/* What the report of a plan tells of the cache: its first line, if there is one. */
static void check_report(pjrtlite_plan *plan, const char *wanted) {
    const char *text;
    CHECK_OK(pjrtlite_plan_report(plan, 0, &text));
    if (wanted == NULL) {
        CHECK(strstr(text, "cache") == NULL);
    } else {
        CHECK(strncmp(text, wanted, strlen(wanted)) == 0);
    }
}

#define KEPT "program: compiled, and kept in the cache: '"
#define FOUND "program: from the cache: '"

static void hello(const pjrtlite_options *options, const char *wanted) {
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), options, &executable));
    const char *format;
    CHECK_OK(pjrtlite_executable_format(executable, &format));
    CHECK_TEXT(format, "StableHLO text");
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_HELLO_PLAN(plan);
    check_report(plan, wanted);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
}

static void found_again(const pjrtlite_options *options) {
    hello(options, KEPT);
    hello(options, FOUND);
    hello(NULL, NULL);
    pjrtlite_options *off = options_with("pjrtlite.cache", "off");
    hello(off, NULL);
    pjrtlite_options_destroy(off);

    /* For all programs of a client. */
    pjrtlite_client *other = NULL, *first = client;
    CHECK_OK(pjrtlite_client_create("cpu", options, &other));
    client = other;
    hello(NULL, FOUND);
    client = first;
    pjrtlite_client_destroy(other);
    PASSED("a program is found again");
}

static void options_are_checked(void) {
    pjrtlite_options *options = NULL;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_FAILS(INVALID_VALUE, "with a '/'", pjrtlite_options_set_string(options, "pjrtlite.cache", "yes"));
    CHECK_FAILS(UNKNOWN_OPTION, "a truth value or a text", pjrtlite_options_set_int(options, "pjrtlite.cache", 1));
    CHECK_FAILS(INVALID_VALUE, "bytes", pjrtlite_options_set_int(options, "pjrtlite.cache_size", 0));
    CHECK_FAILS(INVALID_VALUE, "seconds", pjrtlite_options_set_float(options, "pjrtlite.cache_wait", -1.0));
    CHECK_OK(pjrtlite_options_set_bool(options, "pjrtlite.cache", false));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.cache_size", 1));
    CHECK_OK(pjrtlite_options_set_float(options, "pjrtlite.cache_wait", 0.0));
    pjrtlite_bundle *bundle = NULL;
    CHECK_FAILS(UNKNOWN_OPTION, "clients and programs",
                pjrtlite_bundle_open(program("bundles/jax_0.11.2.pjrt"), options, &bundle));
    pjrtlite_options_destroy(options);
    PASSED("options");
}

/* ---- programs that call ---- */

static pjrtlite_status scale(const pjrtlite_arguments *arguments, void *user) {
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    const void *x;
    void *y;
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    for (int i = 0; i < 4; ++i) ((float *)y)[i] = 3.0F * ((const float *)x)[i] - 2.0F;
    ++*(int *)user;
    return PJRTLITE_STATUS_OK;
}

static void function_of_the_host(const pjrtlite_options *options) {
    static int calls = 0;
    pjrtlite_executable *executable = NULL;
    CHECK_FAILS(CUSTOM_CALL_NOT_FOUND, "test_scale",
                pjrtlite_executable_load_file(client, program("functions/scale.mlir"), options, &executable));
    CHECK_OK(pjrtlite_function_register("test_scale", scale, &calls, NULL));
    for (int load = 0; load < 2; ++load) {
        CHECK_OK(pjrtlite_executable_load_file(client, program("functions/scale.mlir"), options, &executable));
        pjrtlite_plan *plan = plan_of(executable);
        float y[4];
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, four, 1));
        for (int i = 0; i < 4; ++i) CHECK(y[i] == 2.0F * (3.0F * (x_values[i] + 1.0F) - 2.0F));
        CHECK(calls == load + 1);
        check_report(plan, load == 0 ? KEPT : FOUND);
        pjrtlite_plan_destroy(plan);
        pjrtlite_executable_destroy(executable);
    }
    PASSED("a program that calls a function of the host");
}

/* ---- bundles ---- */

static void bundles(const pjrtlite_options *options) {
    static const float u[4][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}}, v[4][3] = {{0.5F}};
    static const int32_t level[4] = {0, 1, 2, 0};
    static const int64_t dims[2] = {4, 3};
    float du[3][4][3];
    pjrtlite_bundle *bundle = NULL;
    CHECK_OK(pjrtlite_bundle_open(program("bundles/jax_0.11.2.pjrt"), NULL, &bundle));
    for (int load = 0; load < 3; ++load) {
        pjrtlite_executable *wind = NULL;
        CHECK_OK(pjrtlite_bundle_load(bundle, client, "wind", "n=4", load == 0 ? NULL : options, &wind));
        size_t index;
        CHECK_OK(pjrtlite_executable_input_index(wind, "level", &index));
        CHECK(index == 2);
        pjrtlite_plan *plan = new_plan(wind);
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, u, F32, dims, 2));
        CHECK_OK(pjrtlite_plan_set_input(plan, 1, v, F32, dims, 2));
        CHECK_OK(pjrtlite_plan_set_input(plan, 2, level, PJRTLITE_DTYPE_I32, dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, du[load], F32, dims, 2));
        check_report(plan, load == 0 ? NULL : load == 1 ? KEPT : FOUND);
        CHECK(memcmp(du[load], du[0], sizeof du[0]) == 0);
        pjrtlite_plan_destroy(plan);
        pjrtlite_executable_destroy(wind);
    }
    pjrtlite_bundle_destroy(bundle);
    PASSED("a function of a bundle");
}

/* ---- what is told ---- */

static char messages[65536];

static void note(int32_t level, const char *message, void *user) {
    (void)user;
    CHECK(level >= 1 && level <= 3);
    const size_t size = strlen(messages);
    snprintf(messages + size, sizeof messages - size, "%s\n", message);
}

static void messages_at_info(void) {
    pjrtlite_options *of_client = options_with("pjrtlite.cache", "/dev/null/cache");
    CHECK_OK(pjrtlite_options_set_int(of_client, "pjrtlite.log_level", 3));
    CHECK_OK(pjrtlite_set_log_callback(note, NULL));
    pjrtlite_client *first = client;
    CHECK_OK(pjrtlite_client_create("cpu", of_client, &client));
    hello(NULL, "program: compiled without the cache: ");
    CHECK(strstr(messages, "compiled without the cache: its folder '/dev/null/cache'") != NULL);
    pjrtlite_client_destroy(client);
    client = first;
    CHECK_OK(pjrtlite_options_set_int(of_client, "pjrtlite.log_level", 0));
    CHECK_OK(pjrtlite_client_create("cpu", of_client, &client));
    pjrtlite_client_destroy(client);
    client = first;
    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    pjrtlite_options_destroy(of_client);
    PASSED("what is told");
}

int main(void) {
    const char *parent = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/pjrtlite-test-XXXXXX", parent == NULL ? "/tmp" : parent);
    CHECK(mkdtemp(folder) != NULL);
    client = new_client();
    pjrtlite_options *options = options_with("pjrtlite.cache", folder);
    options_are_checked();
    found_again(options);
    function_of_the_host(options);
    bundles(options);
    messages_at_info();
    pjrtlite_options_destroy(options);
    pjrtlite_client_destroy(client);
    /* Three programs, and the hash of the plugin. */
    const int count = remove_folder(folder);
    CHECK(count == 3 || count == 4);
    return EXIT_SUCCESS;
}
