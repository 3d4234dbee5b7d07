/* Libraries that use pjrtlite are opened, closed and opened again, with one shared library or with archives inside, and
   the process is forked or ends. The arguments are the files of the libraries. Each case is a child. */
#define _XOPEN_SOURCE 700

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ALREADY_EXISTS = 6, USED_AFTER_FORK = 113 };

#define CHECK(condition) ((condition) ? (void)0 : fail(__LINE__, #condition))

static void fail(int line, const char *condition) {
    printf("closing.c:%d: %s does not hold\n", line, condition);
    fflush(stdout);
    _exit(EXIT_FAILURE);
}

static char **libraries;
static int count;

typedef int use_function(int keeps);

static const char *entry = "use_pjrtlite";

/* Opens a library, uses it, and closes it. */
static int use(int library, bool keeps, bool closes) {
    void *handle = dlopen(libraries[library], RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) printf("%s\n", dlerror());
    CHECK(handle != NULL);
    use_function *function;
    void *symbol = dlsym(handle, entry);
    CHECK(symbol != NULL);
    memcpy(&function, &symbol, sizeof function);
    const int status = function(keeps);
    if (closes) CHECK(dlclose(handle) == 0);
    return status;
}

/* ---- What children do ---- */

static int which, other;

static void closed_with_all_alive(void) { CHECK(use(which, true, true) == 0); }

static void closed_and_opened_again(void) {
    for (int i = 0; i < 3; ++i) CHECK(use(which, i == 1, true) == 0);
}

static void *use_on_thread(void *unused) {
    (void)unused;
    CHECK(use(which, true, true) == 0);
    return NULL;
}

static void on_a_thread_that_ends(void) {
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, use_on_thread, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
}

static void all_at_once(void) {
    for (int i = 0; i < count; ++i) CHECK(use(i, true, false) == 0);
}

/* The plugin calls the first of a name, so the programs of the others must not run. */
static void functions_of_several_copies(void) {
    entry = "use_function";
    for (int i = 0; i < count; ++i) CHECK(use(i, true, false) == (i == 0 ? 0 : ALREADY_EXISTS));
    CHECK(use(0, true, false) == 0);
}

static int in_child(void (*what)(void)) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        alarm(60);
        what();
        exit(EXIT_SUCCESS);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    return status;
}

static void is_refused_here(void) { CHECK(use(other, false, false) == USED_AFTER_FORK); }

static void used_then_forked(void) {
    CHECK(use(which, false, false) == 0);
    CHECK(in_child(is_refused_here) == 0);
    CHECK(use(which, false, false) == 0);
}

static void closed_then_forked(void) {
    CHECK(use(which, false, true) == 0);
    CHECK(in_child(is_refused_here) == 0);
    CHECK(use(other, false, false) == 0);
}

int main(int argc, char **argv) {
    libraries = argv + 1;
    count = argc - 1;
    CHECK(count > 0);
    alarm(600);
    for (which = 0; which < count; ++which) {
        printf("%s\n", libraries[which]);
        CHECK(in_child(closed_with_all_alive) == 0);
        CHECK(in_child(closed_and_opened_again) == 0);
        CHECK(in_child(on_a_thread_that_ends) == 0);
    }
    printf("passed: libraries that are closed while all they made is alive\n");
    CHECK(in_child(all_at_once) == 0);
    printf("passed: several copies at once\n");
    CHECK(in_child(functions_of_several_copies) == 0);
    printf("passed: a function of one name in several copies\n");
    for (which = 0; which < count; ++which) {
        for (other = 0; other < count; ++other) {
            printf("%d, then %d in a child\n", which, other);
            CHECK(in_child(used_then_forked) == 0);
            CHECK(in_child(closed_then_forked) == 0);
        }
    }
    printf("passed: a child is refused by every copy, whichever the parent used\n");
    return EXIT_SUCCESS;
}
