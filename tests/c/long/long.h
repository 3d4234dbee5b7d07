/* What the long tests share: chance that can be repeated, the plugin they run on, and what the process uses.
   Include it first. */
#ifndef PJRTLITE_TESTS_LONG_H
#define PJRTLITE_TESTS_LONG_H

#include "check.h"

#include "test_plugin.h"

#include <dirent.h>

/* ---- Chance ---- */

struct chance {
    uint64_t state;
};

/* SplitMix64: any seed is good, and seeds that are close give numbers that are not. */
static inline uint64_t next_number(struct chance *chance) {
    uint64_t z = (chance->state += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* One of 0, 1, ..., count - 1. */
static inline uint32_t below(struct chance *chance, uint32_t count) {
    return (uint32_t)((next_number(chance) >> 32) * count >> 32);
}

/* True once in so many times. */
static inline bool once_in(struct chance *chance, uint32_t count) { return below(chance, count) == 0; }

/* The number in this variable of the environment, if it is there. */
static inline uint64_t number_from_environment(const char *name, uint64_t otherwise) {
    const char *value = getenv(name);
    if (value == NULL || *value == '\0') return otherwise;
    char *end;
    const unsigned long long number = strtoull(value, &end, 10);
    if (*end != '\0') fail(name, 0, value, "is no number");
    return number;
}

/* ---- The plugin: that of PJRTLITE_PLUGIN_PATH, whichever it is ---- */

struct subject {
    const char *name;
    /* The test plugin, which does what `control` says. */
    bool is_test;
    struct test_plugin control;
};

static inline struct subject find_subject(void) {
    struct subject subject;
    char path[4096];
    memset(&subject, 0, sizeof subject);
    subject.name = "cpu";
    snprintf(path, sizeof path, "%s/pjrt_c_api_test_plugin.so", environment("PJRTLITE_PLUGIN_PATH"));
    if (access(path, R_OK) == 0) {
        subject.name = "test";
        subject.is_test = true;
        subject.control = open_test_plugin();
    }
    return subject;
}

/* A client; works in the background, if the plugin has that and it is wished. */
static inline pjrtlite_status create_client(const struct subject *subject, bool background, pjrtlite_client **client) {
    if (subject->is_test) return pjrtlite_client_create(subject->name, NULL, client);
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", background));
    const pjrtlite_status status = pjrtlite_client_create(subject->name, options, client);
    pjrtlite_options_destroy(options);
    return status;
}

/* ---- What the process uses ---- */

struct use {
    double mebibytes;
    long threads, files;
};

static inline long entries(const char *folder) {
    long count = 0;
    DIR *stream = opendir(folder);
    CHECK(stream != NULL);
    while (readdir(stream) != NULL) ++count;
    closedir(stream);
    /* Not ".", "..", and, among the files, the one that was open to look. */
    return count - 2 - (strcmp(folder, "/proc/self/fd") == 0);
}

static inline struct use use_now(void) {
    struct use use;
    long pages, resident;
    FILE *stream = fopen("/proc/self/statm", "r");
    CHECK(stream != NULL && fscanf(stream, "%ld %ld", &pages, &resident) == 2);
    fclose(stream);
    use.mebibytes = (double)resident * (double)sysconf(_SC_PAGESIZE) / 1048576.0;
    use.threads = entries("/proc/self/task");
    use.files = entries("/proc/self/fd");
    return use;
}

#endif
