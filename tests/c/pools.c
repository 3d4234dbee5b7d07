/* The plugin's threads: how many there are, and on which CPUs they run. */
#define _GNU_SOURCE
#include "check.h"

#include <dirent.h>
#include <sched.h>

enum { most_threads = 512 };

struct tasks {
    int count;
    int ids[most_threads];
};

static struct tasks tasks_now(void) {
    struct tasks tasks = {0, {0}};
    DIR *folder = opendir("/proc/self/task");
    CHECK(folder != NULL);
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] == '.') continue;
        CHECK(tasks.count < most_threads);
        tasks.ids[tasks.count++] = atoi(entry->d_name);
    }
    closedir(folder);
    return tasks;
}

static bool has(const struct tasks *tasks, int id) {
    for (int i = 0; i < tasks->count; ++i) {
        if (tasks->ids[i] == id) return true;
    }
    return false;
}

/* Fails unless all threads that are new may run on these CPUs, and on no others; how many they are. */
static int check_new(const struct tasks *before, const cpu_set_t *wanted) {
    const struct tasks now = tasks_now();
    int count = 0;
    for (int i = 0; i < now.count; ++i) {
        cpu_set_t cpus;
        if (has(before, now.ids[i]) || sched_getaffinity(now.ids[i], sizeof cpus, &cpus) != 0) continue;
        CHECK(CPU_EQUAL(&cpus, wanted));
        count += 1;
    }
    return count;
}

/* The CPUs of this thread. */
static cpu_set_t cpus_now(void) {
    cpu_set_t cpus;
    CHECK(sched_getaffinity(0, sizeof cpus, &cpus) == 0);
    return cpus;
}

static cpu_set_t only(size_t cpu) {
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    CPU_SET(cpu, &cpus);
    return cpus;
}

/* Also has the plugin create what it creates when it first compiles. */
static int threads_of(const pjrtlite_options *options, const cpu_set_t *wanted) {
    const cpu_set_t before = cpus_now();
    const struct tasks others = tasks_now();
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    const int count = check_new(&others, wanted);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    (void)check_new(&others, wanted);
    const cpu_set_t after = cpus_now();
    CHECK(CPU_EQUAL(&before, &after));
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return count;
}

static pjrtlite_options *new_options(void) {
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    return options;
}

static void sizes(void) {
    const cpu_set_t all = cpus_now();
    pjrtlite_options *options = new_options();
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.threads", 4));
    const int four = threads_of(options, &all);
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.threads", 7));
    CHECK(setenv("PJRT_NPROC", "5", 1) == 0);
    const int seven = threads_of(options, &all);
    CHECK_TEXT(getenv("PJRT_NPROC"), "5");
    const int five = threads_of(NULL, &all);
    CHECK(unsetenv("PJRT_NPROC") == 0);
    /* Two pools. */
    CHECK(four == 8 && five == 10 && seven == 14);
    CHECK_FAILS(INVALID_VALUE, "pool", pjrtlite_options_set_int(options, "pjrtlite.threads", 0));
    CHECK_FAILS(UNKNOWN_OPTION, "integer", pjrtlite_options_set_bool(options, "pjrtlite.threads", true));
    CHECK_OK(threads_of(options, &all) == 14 ? PJRTLITE_STATUS_OK : PJRTLITE_STATUS_INTERNAL);
    CHECK(getenv("PJRT_NPROC") == NULL);
    pjrtlite_options_destroy(options);
    PASSED("pools have the size that is asked for, and the environment is as before");
}

static void places(void) {
    const cpu_set_t all = cpus_now();
    size_t first = 0;
    while (!CPU_ISSET(first, &all)) first += 1;
    size_t last = CPU_SETSIZE - 1;
    while (!CPU_ISSET(last, &all)) last -= 1;
    const cpu_set_t pinned = only(first), other = only(last);

    /* Pinned, as by OpenMP. With one CPU this is the same. */
    CHECK(sched_setaffinity(0, sizeof pinned, &pinned) == 0);
    CHECK(threads_of(NULL, &all) > 0);
    pjrtlite_options *options = new_options();
    const int64_t chosen[] = {(int64_t)last};
    CHECK_OK(pjrtlite_options_set_int_list(options, "pjrtlite.cpus", chosen, 1));
    CHECK(threads_of(options, &other) > 0);
    CHECK(sched_setaffinity(0, sizeof all, &all) == 0);
    CHECK(threads_of(options, &other) > 0);

    pjrtlite_client *client;
    const int64_t wrong[] = {-1, 1 << 20, 8191};
    for (size_t i = 0; i < COUNT_OF(wrong); ++i) {
        CHECK_OK(pjrtlite_options_set_int_list(options, "pjrtlite.cpus", &wrong[i], 1));
        CHECK_FAILS(INVALID_VALUE, "pjrtlite.cpus", pjrtlite_client_create("cpu", options, &client));
    }
    const cpu_set_t after = cpus_now();
    CHECK(CPU_EQUAL(&after, &all));
    CHECK_FAILS(INVALID_VALUE, "empty", pjrtlite_options_set_int_list(options, "pjrtlite.cpus", NULL, 0));
    CHECK_FAILS(UNKNOWN_OPTION, "list", pjrtlite_options_set_int(options, "pjrtlite.cpus", 0));
    pjrtlite_options_destroy(options);
    PASSED("threads run on all CPUs of the process, or on those that are asked for");
}

int main(void) {
    places();
    sizes();
    return EXIT_SUCCESS;
}
