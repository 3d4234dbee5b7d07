/* pjrtlite_executable_save writes what pjrtlite_executable_serialize gives; and where an executable's bytes come from,
   that is itself loaded from a file or from memory. */
#include "check.h"

static pjrtlite_client *client;

/* The bytes of a file. */
static unsigned char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    CHECK(fseek(file, 0, SEEK_END) == 0);
    const long end = ftell(file);
    CHECK(end >= 0);
    rewind(file);
    *size = (size_t)end;
    unsigned char *bytes = malloc(*size + 1);
    CHECK(bytes != NULL);
    CHECK(fread(bytes, 1, *size + 1, file) == *size);
    fclose(file);
    return bytes;
}

static void write_contents(const char *path, const void *bytes, size_t size) {
    FILE *file = fopen(path, "wb");
    CHECK(file != NULL);
    CHECK(fwrite(bytes, 1, size, file) == size);
    CHECK(fclose(file) == 0);
}

/* The file can be loaded, and runs. */
static void check_file(const char *path, bool is_hello) {
    pjrtlite_executable *again;
    CHECK_OK(pjrtlite_executable_load_file(client, path, NULL, &again));
    const char *format;
    CHECK_OK(pjrtlite_executable_format(again, &format));
    CHECK_TEXT(format, "serialized executable (by pjrtlite)");
    if (is_hello) CHECK_HELLO(again);
    pjrtlite_executable_destroy(again);
}

/* It also holds what the executable is as bytes. What the plugin compiled, some serialize otherwise each time. */
static void check_same(const pjrtlite_executable *executable, const char *path, bool is_hello) {
    const void *data;
    size_t size, size_of_file;
    CHECK_OK(pjrtlite_executable_serialize(executable, &data, &size));
    unsigned char *bytes = contents(path, &size_of_file);
    CHECK(size_of_file == size && memcmp(bytes, data, size) == 0);
    free(bytes);
    check_file(path, is_hello);
}

static void saved_and_loaded(const pjrtlite_executable *hello, const char *path) {
    /* The file is there, and is replaced. */
    CHECK_OK(pjrtlite_executable_save(hello, path));
    check_file(path, true);
    CHECK_OK(pjrtlite_executable_save(hello, path));
    check_file(path, true);
    CHECK(remove(path) == 0);
    CHECK_OK(pjrtlite_executable_save(hello, path));
    check_file(path, true);

    /* What was loaded from a file is saved from there, onto itself, too; what was loaded from memory, from a copy. */
    pjrtlite_executable *from_file, *from_memory;
    size_t size;
    unsigned char *bytes = contents(path, &size);
    CHECK_OK(pjrtlite_executable_load_file(client, path, NULL, &from_file));
    CHECK_OK(pjrtlite_executable_load_memory(client, bytes, size, NULL, &from_memory));
    memset(bytes, 0, size);
    free(bytes);
    char other[4200];
    snprintf(other, sizeof other, "%s.other", path);
    CHECK_OK(pjrtlite_executable_save(from_file, other));
    check_file(other, true);
    CHECK_OK(pjrtlite_executable_save(from_file, path));
    check_file(path, true);
    CHECK(remove(path) == 0);
    CHECK_OK(pjrtlite_executable_save(from_memory, path));
    check_same(from_memory, path, true);
    CHECK_OK(pjrtlite_executable_save(from_file, other));
    CHECK(remove(other) == 0);
    pjrtlite_executable_destroy(from_memory);
    pjrtlite_executable_destroy(from_file);
    PASSED("what is saved is what is serialized");
}

/* As JAX writes an executable, if it could be made here: the file is not an envelope. Older plugins take it, and compute
   something else. */
static void bare(void) {
    char path[4096];
    const char *folder = getenv("PJRTLITE_TEST_PROGRAMS");
    snprintf(path, sizeof path, "%s/../../target/programs/hello.bin", folder == NULL ? "." : folder);
    pjrtlite_executable *executable;
    if (access(path, R_OK) != 0 || pjrtlite_executable_load_file(client, path, NULL, &executable) != PJRTLITE_STATUS_OK) {
        return;
    }
    const char *saved = temporary_file("", 0);
    CHECK_OK(pjrtlite_executable_save(executable, saved));
    check_same(executable, saved, false);
    pjrtlite_executable_destroy(executable);
    CHECK(remove(saved) == 0);
    PASSED("an executable of JAX's is saved in an envelope");
}

static void check_gone(const pjrtlite_executable *executable, pjrtlite_status expected, const char *path, const char *why) {
    const void *data = NULL;
    size_t size = 7;
    check_status(__FILE__, __LINE__, "serialize", pjrtlite_executable_serialize(executable, &data, &size), expected, path);
    CHECK_SAYS(why);
    CHECK(data == NULL && size == 7);
    check_status(__FILE__, __LINE__, "save", pjrtlite_executable_save(executable, "not to be written"), expected, path);
    CHECK(access("not to be written", F_OK) != 0);
}

static void files_that_change(const char *path) {
    pjrtlite_executable *executable;
    size_t size;
    unsigned char *bytes = contents(path, &size);
    CHECK_OK(pjrtlite_executable_load_file(client, path, NULL, &executable));
    bytes[size - 1] ^= 1;
    write_contents(path, bytes, size);
    check_gone(executable, PJRTLITE_STATUS_FAILED_PRECONDITION, path, "another one by now");
    write_contents(path, bytes, size - 1);
    check_gone(executable, PJRTLITE_STATUS_FAILED_PRECONDITION, path, "another one by now");
    CHECK(remove(path) == 0);
    check_gone(executable, PJRTLITE_STATUS_FILE_UNREADABLE, path, "No such file");
    CHECK_HELLO(executable);
    bytes[size - 1] ^= 1;
    write_contents(path, bytes, size);
    check_same(executable, path, true);
    /* It is kept from here on. */
    CHECK(remove(path) == 0);
    const void *data;
    size_t again;
    CHECK_OK(pjrtlite_executable_serialize(executable, &data, &again));
    CHECK(again == size && memcmp(data, bytes, size) == 0);
    pjrtlite_executable_destroy(executable);

    /* A file is where it was when it was loaded, wherever the process goes. */
    char folder[4096];
    CHECK(getcwd(folder, sizeof folder) != NULL);
    char *name = strrchr(path, '/');
    CHECK(name != NULL);
    *name = '\0';
    CHECK(chdir(path) == 0);
    *name = '/';
    write_contents(path, bytes, size);
    CHECK_OK(pjrtlite_executable_load_file(client, name + 1, NULL, &executable));
    CHECK(chdir("/") == 0);
    check_same(executable, path, true);
    CHECK(chdir(folder) == 0);
    pjrtlite_executable_destroy(executable);
    free(bytes);
    PASSED("files that change, go, and are named from a folder that is left");
}

static void what_cannot_be_written(const pjrtlite_executable *hello) {
    const struct {
        const char *path, *why;
    } refused[] = {{"/dev/null", "device"}, {"/", "directory"}, {"", "''"}, {"/no/such/folder/file", "No such file"}};
    for (size_t i = 0; i < COUNT_OF(refused); ++i) {
        CHECK_FAILS(FILE_UNWRITABLE, refused[i].why, pjrtlite_executable_save(hello, refused[i].path));
        CHECK_SAYS(refused[i].path);
    }
    CHECK_FAILS(INVALID_VALUE, "'path'", pjrtlite_executable_save(hello, "\xff"));
    PASSED("what cannot be written");
}

int main(void) {
    client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    char path[4096];
    snprintf(path, sizeof path, "%s", temporary_file("an older file", 13));
    saved_and_loaded(hello, path);
    files_that_change(path);
    CHECK(remove(path) == 0);
    bare();
    what_cannot_be_written(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
