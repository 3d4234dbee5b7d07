/* Processes that end at random moments: in the middle of runs, in callbacks, from other threads, after forks, and after a
   library that uses pjrtlite was closed. Each is a child with a walk of its own, which ends with the code that it chose,
   and is neither killed nor hangs. The environment says how long (PJRTLITE_ENDS_SECONDS, 5 otherwise) and where to begin
   (PJRTLITE_ENDS_SEED); a failure prints the seed that repeats it. */
#include "long.h"

#include "slow.h"

#include <pthread.h>
#include <sys/wait.h>

static struct chance chance;
static const char *plugin_name;

enum { most = 4, code = 7 };

/* What a child has; any may be NULL. */
static pjrtlite_client *clients[most];
static pjrtlite_executable *programs[most];
static pjrtlite_plan *calls[most];
static pjrtlite_event *events[most];
static float *results[most];

static const struct timespec moment = {0, 1000000};

static void pass_time(void) {
    const struct timespec pause = {0, (long)below(&chance, 5000000)};
    nanosleep(&pause, NULL);
}

/* The runs of these last between nothing and some tens of milliseconds on real plugins. */
static void make(uint32_t i) {
    if (clients[i] == NULL) {
        pjrtlite_options *options;
        CHECK_OK(pjrtlite_options_create(&options));
        if (strcmp(plugin_name, "cpu") == 0) CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", true));
        CHECK_OK(pjrtlite_client_create(plugin_name, options, &clients[i]));
        pjrtlite_options_destroy(options);
    }
    if (programs[i] == NULL) programs[i] = load(clients[i], "hello.mlir");
    if (calls[i] == NULL) {
        calls[i] = new_plan(programs[i]);
        if (results[i] == NULL) results[i] = aligned_memory(64);
        CHECK_OK(pjrtlite_plan_set_input(calls[i], 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_set_input(calls[i], 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(calls[i], 0, results[i], PJRTLITE_DTYPE_F32, hello_dims, 1));
    }
}

static void start_one(uint32_t i) {
    make(i);
    if (events[i] != NULL) {
        CHECK_OK(pjrtlite_event_wait(events[i]));
        CHECK(memcmp(results[i], hello_f, sizeof hello_f) == 0);
        pjrtlite_event_destroy(events[i]);
    }
    events[i] = NULL;
    CHECK_OK(pjrtlite_plan_start(calls[i], &events[i]));
}

static void long_run(uint32_t i) {
    make(i);
    if (strcmp(plugin_name, "cpu") != 0) return;
    pjrtlite_buffer *output;
    pjrtlite_executable *slow = load_slow(clients[i]);
    start_slow(clients[i], slow, 1 + (int32_t)below(&chance, 20000), &output, NULL);
    pjrtlite_buffer_destroy(output);
    pjrtlite_executable_destroy(slow);
}

static void let_go(uint32_t i, uint32_t what) {
    switch (what) {
        case 0: pjrtlite_plan_destroy(calls[i]); calls[i] = NULL; break;
        case 1: pjrtlite_event_destroy(events[i]); events[i] = NULL; break;
        case 2: pjrtlite_executable_destroy(programs[i]); programs[i] = NULL; break;
        default: pjrtlite_client_destroy(clients[i]); clients[i] = NULL; break;
    }
}

/* A plan without its event is waited for or ends on its own; a new one needs the arrays of no other. */
static void forget(uint32_t i) {
    const uint32_t what = below(&chance, 4);
    let_go(i, what);
    if (what == 1 && calls[i] != NULL) let_go(i, 0);
    if (what == 2 || what == 3) {
        let_go(i, 0);
        let_go(i, 1);
        let_go(i, 2);
    }
}

static void destroy_all(pjrtlite_status status, const char *message, void *user) {
    (void)status;
    (void)message;
    const uint32_t i = (uint32_t)(uintptr_t)user;
    for (uint32_t what = 0; what < 4; ++what) {
        if (what != 1) let_go(i, what);
    }
    results[i] = NULL;
}

static void leave(pjrtlite_status status, const char *message, void *user) {
    (void)status;
    (void)message;
    (void)user;
    exit(code);
}

/* The callback has the handles; whoever goes on makes others when it has run. */
static void destroy_in_callback(uint32_t i) {
    start_one(i);
    pjrtlite_event *event = events[i];
    CHECK_OK(pjrtlite_event_on_ready(event, destroy_all, (void *)(uintptr_t)i));
    while (*(pjrtlite_client *volatile *)&clients[i] != NULL) nanosleep(&moment, NULL);
    pjrtlite_event_destroy(event);
    events[i] = NULL;
}

/* While another thread ends the process: whatever is begun is finished, or refused. */
static void go_on(uint32_t i) {
    pjrtlite_status status = PJRTLITE_STATUS_OK;
    if (calls[i] != NULL && events[i] == NULL) {
        while (status == PJRTLITE_STATUS_OK) status = pjrtlite_plan_run(calls[i]);
    }
    while (status == PJRTLITE_STATUS_OK) {
        pjrtlite_client *client;
        pjrtlite_executable *hello;
        status = pjrtlite_client_create(plugin_name, NULL, &client);
        if (status != PJRTLITE_STATUS_OK) break;
        status = pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello);
        if (status == PJRTLITE_STATUS_OK) pjrtlite_executable_destroy(hello);
        pjrtlite_client_destroy(client);
    }
    if (status != PJRTLITE_STATUS_FAILED_PRECONDITION) printf("%s\n", pjrtlite_last_error_message());
    CHECK(status == PJRTLITE_STATUS_FAILED_PRECONDITION);
}

static void *exit_here(void *unused) {
    (void)unused;
    exit(code);
}

/* What was made is the parent's; a child says so, and ends as it likes. */
static void fork_here(void) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        alarm(30);
        for (uint32_t i = 0; i < most; ++i) {
            if (calls[i] != NULL) CHECK(pjrtlite_plan_run(calls[i]) == PJRTLITE_STATUS_USED_AFTER_FORK);
            if (once_in(&chance, 2)) let_go(i, below(&chance, 4));
        }
        if (once_in(&chance, 4)) _exit(code);
        exit(code);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == code);
}

/* In a library with a copy of its own, which is closed at once. */
static void use_library(void) {
    const char *path = getenv("PJRTLITE_TEST_LIBRARY");
    if (path == NULL || strcmp(plugin_name, "cpu") != 0) return;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    CHECK(library != NULL);
    pjrtlite_status (*function)(int);
    void *symbol = dlsym(library, "use_pjrtlite");
    CHECK(symbol != NULL);
    memcpy(&function, &symbol, sizeof function);
    CHECK(function(once_in(&chance, 2)) == PJRTLITE_STATUS_OK);
    CHECK(dlclose(library) == 0);
}

static void walk(void) {
    for (;;) {
        const uint32_t i = below(&chance, most);
        switch (below(&chance, 16)) {
            case 0: exit(code);
            case 1: fork_here(); break;
            case 2: use_library(); break;
            case 3: destroy_in_callback(i); break;
            case 4: long_run(i); break;
            case 5: pass_time(); break;
            case 6:
                if (once_in(&chance, 3)) {
                    start_one(i);
                    CHECK_OK(pjrtlite_event_on_ready(events[i], leave, NULL));
                    for (;;) pause();
                }
                break;
            case 7:
                if (once_in(&chance, 3)) {
                    /* What a plugin registers for the exit when it is first opened and used, another thread's exit may come
                       to in the middle of that (docs/what-can-still-go-wrong.md). */
                    make(i);
                    pthread_t thread;
                    CHECK(pthread_create(&thread, NULL, exit_here, NULL) == 0);
                    go_on(i);
                    for (;;) pause();
                }
                break;
            case 8: case 9: forget(i); break;
            default: start_one(i); break;
        }
    }
}

int main(void) {
    const struct subject subject = find_subject();
    plugin_name = subject.name;
    const double seconds = (double)number_from_environment("PJRTLITE_ENDS_SECONDS", 5);
    uint64_t seed = number_from_environment("PJRTLITE_ENDS_SEED", 1);
    const double start = seconds_now();
    uint64_t walks = 0;
    do {
        fflush(stdout);
        const pid_t child = fork();
        CHECK(child >= 0);
        if (child == 0) {
            alarm(60);
            chance.state = seed;
            walk();
        }
        int status;
        CHECK(waitpid(child, &status, 0) == child);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != code) {
            printf("PJRTLITE_ENDS_SEED=%llu: the child ended with status %x\n", (unsigned long long)seed,
                   (unsigned)status);
            return EXIT_FAILURE;
        }
        ++walks;
        ++seed;
    } while (seconds_now() - start < seconds);
    printf("passed: %llu processes that end at random moments\n", (unsigned long long)walks);
    return EXIT_SUCCESS;
}
