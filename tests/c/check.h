/* What the C tests share: checks that end the test, and the ways to what is tested.
   Include it first: it asks the system's headers for POSIX. */
#ifndef PJRTLITE_TESTS_CHECK_H
#define PJRTLITE_TESTS_CHECK_H

#define _XOPEN_SOURCE 700

#include <pjrtlite.h>

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* ---- Checks: each prints where and what, and ends the test, unless it holds. ---- */

static inline void fail(const char *file, int line, const char *expression, const char *why) {
    printf("%s:%d: %s\n  %s\n  last message: %s\n", file, line, expression, why, pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

static inline void check_message(const char *file, int line, const char *part) {
    if (strstr(pjrtlite_last_error_message(), part) == NULL) fail(file, line, part, "is not in the last message");
}

static inline void check_status(const char *file, int line, const char *expression, pjrtlite_status got,
                                pjrtlite_status wanted, const char *part) {
    if (got != wanted) {
        char why[128];
        snprintf(why, sizeof why, "wanted %s; got %s", pjrtlite_status_name(wanted), pjrtlite_status_name(got));
        fail(file, line, expression, why);
    }
    if (wanted != PJRTLITE_STATUS_OK) check_message(file, line, part);
}

static inline void check_text(const char *file, int line, const char *expression, const char *got,
                              const char *wanted) {
    if (got == NULL || strcmp(got, wanted) != 0) {
        char why[1024];
        snprintf(why, sizeof why, "wanted '%s'; got '%s'", wanted, got == NULL ? "(NULL)" : got);
        fail(file, line, expression, why);
    }
}

static inline void check_bytes(const char *file, int line, const char *expression, const void *got,
                               const void *wanted, size_t size) {
    const unsigned char *a = got;
    const unsigned char *b = wanted;
    for (size_t i = 0; i < size; ++i) {
        if (a[i] != b[i]) {
            char why[256];
            snprintf(why, sizeof why, "byte %zu of %zu: wanted %02x; got %02x", i, size, b[i], a[i]);
            fail(file, line, expression, why);
        }
    }
}

#define CHECK(condition) ((condition) ? (void)0 : fail(__FILE__, __LINE__, #condition, "does not hold"))
/* The call succeeds. */
#define CHECK_OK(call) check_status(__FILE__, __LINE__, #call, (call), PJRTLITE_STATUS_OK, "")
/* The call fails with PJRTLITE_STATUS_<status>, and its message contains `part`. */
#define CHECK_FAILS(status, part, call) \
    check_status(__FILE__, __LINE__, #call, (call), PJRTLITE_STATUS_##status, (part))
/* The message of the last failure contains `part`, too. */
#define CHECK_SAYS(part) check_message(__FILE__, __LINE__, (part))
#define CHECK_TEXT(got, wanted) check_text(__FILE__, __LINE__, #got, (got), (wanted))
/* The memory at `got` holds the same bytes as the array `wanted`. */
#define CHECK_ARRAY(got, wanted) check_bytes(__FILE__, __LINE__, #got, (got), (wanted), sizeof(wanted))
/* Told once a group of checks has passed. */
#define PASSED(what) (printf("passed: %s\n", (what)), (void)fflush(stdout))

/* ---- Files and memory ---- */

/* A variable that whoever runs the tests must set. */
static inline const char *environment(const char *name) {
    const char *value = getenv(name);
    if (value == NULL) {
        fail(name, 0, "getenv", "this environment variable must be set; see tests/CMakeLists.txt");
    }
    return value;
}

/* The path of a file beside or below tests/programs; overwritten by the next call. */
static inline const char *program(const char *name) {
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", environment("PJRTLITE_TEST_PROGRAMS"), name);
    return path;
}

struct bytes {
    unsigned char *data;
    size_t size;
};

/* A file's contents in memory of exactly their size, so that valgrind sees any read beyond; data is NULL if there
   is no such file. */
static inline struct bytes read_file(const char *path) {
    struct bytes file = {NULL, 0};
    FILE *stream = fopen(path, "rb");
    if (stream == NULL) return file;
    CHECK(fseek(stream, 0, SEEK_END) == 0);
    const long size = ftell(stream);
    CHECK(size > 0);
    rewind(stream);
    file.size = (size_t)size;
    file.data = malloc(file.size);
    CHECK(file.data != NULL && fread(file.data, 1, file.size, stream) == file.size);
    fclose(stream);
    return file;
}

/* The path of a new file with these contents, for the caller to remove; overwritten by the next call. */
static inline const char *temporary_file(const void *data, size_t size) {
    static char path[4096];
    const char *folder = getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/pjrtlite-test-XXXXXX", folder == NULL ? "/tmp" : folder);
    const int file = mkstemp(path);
    CHECK(file >= 0);
    CHECK(write(file, data, size) == (ssize_t)size);
    CHECK(close(file) == 0);
    return path;
}

/* Memory that CPU plugins view without a copy: it starts at a multiple of 64 bytes. */
static inline void *aligned_memory(size_t size) {
    void *memory = NULL;
    CHECK(posix_memalign(&memory, 64, size) == 0);
    return memory;
}

static inline double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* ---- What is tested ---- */

/* The plugin under test is the one that the name "cpu" finds. */
static inline pjrtlite_client *new_client(void) {
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create("cpu", NULL, &client));
    return client;
}

/* One of tests/programs, by the name of its file. */
static inline pjrtlite_executable *load(const pjrtlite_client *client, const char *name) {
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_file(client, program(name), NULL, &executable));
    return executable;
}

static inline pjrtlite_plan *new_plan(const pjrtlite_executable *executable) {
    pjrtlite_plan *plan = NULL;
    CHECK_OK(pjrtlite_plan_create(executable, 0, &plan));
    return plan;
}

/* A vector of float32 on the client's first device. */
static inline pjrtlite_buffer *new_buffer(const pjrtlite_client *client, const float *values, int64_t count) {
    pjrtlite_buffer *buffer = NULL;
    CHECK_OK(pjrtlite_buffer_from_host(client, values, PJRTLITE_DTYPE_F32, &count, 1, 0, &buffer));
    return buffer;
}

/* The program hello.mlir: f(x, y) = 2x + y on four float32. */
static const int64_t hello_dims[1] = {4};
static const float hello_x[4] = {1.0F, 2.0F, 3.0F, 4.0F};
static const float hello_y[4] = {5.5F, 6.6F, 7.7F, 8.8F};
static const float hello_f[4] = {7.5F, 10.6F, 13.7F, 16.8F};

static inline void check_hello_plan(const char *file, int line, pjrtlite_plan *plan) {
    const pjrtlite_dtype f32 = PJRTLITE_DTYPE_F32;
    const pjrtlite_status ok = PJRTLITE_STATUS_OK;
    float f[4] = {0};
    check_status(file, line, "set input 0", pjrtlite_plan_set_input(plan, 0, hello_x, f32, hello_dims, 1), ok, "");
    check_status(file, line, "set input 1", pjrtlite_plan_set_input(plan, 1, hello_y, f32, hello_dims, 1), ok, "");
    check_status(file, line, "run hello", pjrtlite_plan_run(plan), ok, "");
    check_status(file, line, "get output 0", pjrtlite_plan_get_output(plan, 0, f, f32, hello_dims, 1), ok, "");
    check_bytes(file, line, "result of hello", f, hello_f, sizeof f);
}

static inline void check_hello(const char *file, int line, const pjrtlite_executable *hello) {
    pjrtlite_plan *plan = NULL;
    check_status(file, line, "make a plan", pjrtlite_plan_create(hello, 0, &plan), PJRTLITE_STATUS_OK, "");
    check_hello_plan(file, line, plan);
    pjrtlite_plan_destroy(plan);
}

/* This call of hello is sound: it takes both inputs, runs, and gives the right numbers. */
#define CHECK_HELLO_PLAN(plan) check_hello_plan(__FILE__, __LINE__, (plan))
/* This program is hello, and is sound. */
#define CHECK_HELLO(executable) check_hello(__FILE__, __LINE__, (executable))

#endif
