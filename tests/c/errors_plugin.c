/* Plugins that are not there, or are none: what was looked for and where, what came, and what to do. */
#include "check.h"

static void check_fails(const char *plugin, pjrtlite_status wanted, const char *part) {
    int something;
    pjrtlite_client *client = (void *)&something;
    check_status(__FILE__, __LINE__, plugin, pjrtlite_client_create(plugin, NULL, &client), wanted, part);
    CHECK(client == NULL);
}

/* The path of the C library, which this process has loaded: a library, but no plugin. */
static const char *path_of_libc(void) {
    static char line[4096];
    FILE *maps = fopen("/proc/self/maps", "r");
    CHECK(maps != NULL);
    while (fgets(line, sizeof line, maps) != NULL) {
        char *path = strchr(line, '/');
        const char *name = strrchr(line, '/');
        if (name != NULL && (strncmp(name, "/libc.so", 8) == 0 || strncmp(name, "/libc-2", 7) == 0)) {
            path[strcspn(path, "\n")] = '\0';
            fclose(maps);
            return path;
        }
    }
    fail(__FILE__, __LINE__, "/proc/self/maps", "has no C library");
    return NULL;
}

static void missing(void) {
    check_fails("nosuch", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "'nosuch'");
    /* Each place, and what there was. */
    CHECK_SAYS("PJRTLITE_PLUGIN_NOSUCH: not set");
    CHECK_SAYS("PJRT_NAMES_AND_LIBRARY_PATHS: not set");
    CHECK_SAYS("PJRTLITE_PLUGIN_PATH (");
    CHECK_SAYS("pjrt_c_api_nosuch_plugin.so");
    CHECK_SAYS("VIRTUAL_ENV: not set");
    CHECK_SAYS("CONDA_PREFIX: not set");
    CHECK_SAYS("To get one: ");
    CHECK_SAYS("cpu");
    check_fails("cuda", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "pip install");
    check_fails("", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "empty");
    CHECK_SAYS("'cpu'");
    check_fails("./no_such_file.so", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "'./no_such_file.so'");
    CHECK_SAYS("path");
    check_fails("/", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "'/'");
    check_fails("\xff", PJRTLITE_STATUS_INVALID_VALUE, "'plugin'");
    CHECK_SAYS("UTF-8");
    PASSED("plugins that are not there");
}

static void named_by_variables(void) {
    /* A variable that names a missing file is a mistake to mend, not a reason to take another plugin. */
    CHECK(setenv("PJRTLITE_PLUGIN_CPU", "/no/such/file.so", 1) == 0);
    check_fails("cpu", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "PJRTLITE_PLUGIN_CPU");
    CHECK_SAYS("'/no/such/file.so'");
    CHECK_SAYS("unset");
    CHECK(unsetenv("PJRTLITE_PLUGIN_CPU") == 0);
    CHECK(setenv("PJRT_NAMES_AND_LIBRARY_PATHS", "other:/a.so,cpu:/no/such/file.so", 1) == 0);
    check_fails("cpu", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "PJRT_NAMES_AND_LIBRARY_PATHS");
    CHECK_SAYS("'/no/such/file.so'");
    CHECK(unsetenv("PJRT_NAMES_AND_LIBRARY_PATHS") == 0);
    PASSED("variables that name a missing file");
}

static void no_plugins(void) {
    /* A file that is no library: the loader's own words are passed on. */
    check_fails(program("hello.mlir"), PJRTLITE_STATUS_PLUGIN_LOAD_FAILED, "hello.mlir");
    CHECK_SAYS("invalid ELF header");
    const char *empty = temporary_file("", 0);
    check_fails(empty, PJRTLITE_STATUS_PLUGIN_LOAD_FAILED, empty);
    CHECK(remove(empty) == 0);
    const char *libc = path_of_libc();
    check_fails(libc, PJRTLITE_STATUS_NOT_A_PLUGIN, "GetPjrtApi");
    CHECK_SAYS("libc");
    /* Asked again, it is the same. */
    check_fails(libc, PJRTLITE_STATUS_NOT_A_PLUGIN, "GetPjrtApi");
    PASSED("files that are no library, and a library that is no plugin");
}

/* After all this, the right plugin opens, by each of the ways. */
static void the_right_plugin(void) {
    pjrtlite_client *client = new_client();
    const char *borrowed;
    CHECK_OK(pjrtlite_client_plugin_path(client, &borrowed));
    char path[4096];
    char names[4200];
    snprintf(path, sizeof path, "%s", borrowed);
    snprintf(names, sizeof names, "other:/a.so,mine:%s", path);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);

    CHECK(setenv("PJRTLITE_PLUGIN_MINE", path, 1) == 0);
    CHECK_OK(pjrtlite_client_create("mine", NULL, &client));
    pjrtlite_client_destroy(client);
    CHECK(unsetenv("PJRTLITE_PLUGIN_MINE") == 0);
    CHECK(setenv("PJRT_NAMES_AND_LIBRARY_PATHS", names, 1) == 0);
    CHECK_OK(pjrtlite_client_create("mine", NULL, &client));
    pjrtlite_client_destroy(client);
    CHECK(unsetenv("PJRT_NAMES_AND_LIBRARY_PATHS") == 0);
    check_fails("mine", PJRTLITE_STATUS_PLUGIN_NOT_FOUND, "'mine'");
    PASSED("the right plugin after all these");
}

/* The beginning of a plugin's file, as an interrupted download leaves it. */
static void a_plugin_that_is_cut_short(void) {
    static unsigned char start[1 << 20];
    char path[4096];
    snprintf(path, sizeof path, "%s/pjrt_c_api_cpu_plugin.so", environment("PJRTLITE_PLUGIN_PATH"));
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL && fread(start, 1, sizeof start, file) == sizeof start);
    fclose(file);
    const size_t sizes[] = {1, 100, 1000, 100000, sizeof start};
    for (size_t i = 0; i < COUNT_OF(sizes); ++i) {
        const char *cut = temporary_file(start, sizes[i]);
        check_fails(cut, PJRTLITE_STATUS_PLUGIN_LOAD_FAILED, cut);
        CHECK(remove(cut) == 0);
    }
    PASSED("a plugin's file that is cut short");
}

int main(void) {
    missing();
    named_by_variables();
    no_plugins();
    the_right_plugin();
    a_plugin_that_is_cut_short();
    return EXIT_SUCCESS;
}
