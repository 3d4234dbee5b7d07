/* The C tests and examples, one after the other in one process, for valgrind. Most of a test's time under it goes
   into translating the plugin's code, which is done once here: 25 tests take three times as long as one of them.

     valgrind_runner NAME...   these tests, in this order

   CMake compiles each test's main under another name and writes tests.inc, which has a line for each:
   TEST(<name>) for `int main(void)` and TEST_WITH(<name>, <arguments...>) for one with arguments. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define TEST(name) int run_##name(void);
#define TEST_WITH(name, ...) int run_##name(int argc, char **argv);
#include "tests.inc"
#undef TEST
#undef TEST_WITH

#define TEST(name) \
    static void *in_thread_##name(void *result) { \
        *(int *)result = run_##name(); \
        return NULL; \
    }
#define TEST_WITH(name, ...) \
    static void *in_thread_##name(void *result) { \
        char *arguments[] = {#name, __VA_ARGS__, NULL}; \
        *(int *)result = run_##name((int)(sizeof arguments / sizeof arguments[0]) - 1, arguments); \
        return NULL; \
    }
#include "tests.inc"
#undef TEST
#undef TEST_WITH

static const struct {
    const char *name;
    void *(*in_thread)(void *);
} tests[] = {
#define TEST(name) {#name, in_thread_##name},
#define TEST_WITH(name, ...) {#name, in_thread_##name},
#include "tests.inc"
};

/* What a test has set in the environment, the next must not find. */
static char **copy_environment(void) {
    size_t count = 0;
    while (environ[count] != NULL) ++count;
    char **copy = calloc(count + 1, sizeof *copy);
    for (size_t i = 0; copy != NULL && i < count; ++i) copy[i] = strdup(environ[i]);
    return copy;
}

/* Kept to the end, as the environment then consists of it. */
static char **environment;

/* The number of a test, or of none. */
static size_t number_of(const char *name) {
    size_t i = 0;
    while (i < sizeof tests / sizeof tests[0] && strcmp(tests[i].name, name) != 0) ++i;
    return i;
}

int main(int count, char **arguments) {
    environment = copy_environment();
    if (environment == NULL) return EXIT_FAILURE;
    int passed = 0;
    for (int argument = 1; argument < count; ++argument) {
        const size_t i = number_of(arguments[argument]);
        if (i == sizeof tests / sizeof tests[0]) {
            fprintf(stderr, "there is no test '%s'\n", arguments[argument]);
            return 2;
        }
        printf("== %s ==\n", tests[i].name);
        fflush(stdout);
        clearenv();
        for (char **variable = environment; *variable != NULL; ++variable) putenv(*variable);
        /* In a thread of its own, where no message of an earlier failure is left. A check that fails ends the process;
           the line above tells which test it was. */
        pthread_t thread;
        int result = EXIT_FAILURE;
        const time_t start = time(NULL);
        if (pthread_create(&thread, NULL, tests[i].in_thread, &result) != 0 || pthread_join(thread, NULL) != 0 ||
            result != EXIT_SUCCESS) {
            printf("%s failed\n", tests[i].name);
            return EXIT_FAILURE;
        }
        printf("%s took %.0f s\n", tests[i].name, difftime(time(NULL), start));
        ++passed;
    }
    printf("all %d passed\n", passed);
    return EXIT_SUCCESS;
}
