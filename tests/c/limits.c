/* Limits of the process that a plugin would end it over: threads, address space, stacks. Each case is a child. */
#include "slow.h"

#include <pthread.h>
#include <sys/resource.h>
#include <sys/wait.h>

enum { NOT_TRIED = 77 };

/* Whether it was tried; a child that could not ends with NOT_TRIED, and has said why. */
static bool in_child(void (*what)(void), const char *name) {
    printf("%s\n", name);
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
    if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_TRIED) {
        printf("not tried: %s\n", name);
        return false;
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        printf("the child ended with status %x\n", (unsigned)status);
        fail(__FILE__, __LINE__, name, "did not end well");
    }
    return true;
}
#define IN_CHILD(what) in_child((what), #what)

static void limit(int what, rlim_t most) {
    struct rlimit limits;
    CHECK(getrlimit(what, &limits) == 0);
    limits.rlim_cur = most;
    CHECK(setrlimit(what, &limits) == 0);
}

static rlim_t address_space(void) {
    unsigned long pages;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(file != NULL && fscanf(file, "%lu", &pages) == 1);
    fclose(file);
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

/* Whatever the limit is, a client is made and works, or it is refused. */
static rlim_t mebibytes;

static void little_address_space(void) {
    limit(RLIMIT_AS, address_space() + (mebibytes << 20));
    pjrtlite_client *client = NULL;
    const pjrtlite_status status = pjrtlite_client_create("cpu", NULL, &client);
    if (status != PJRTLITE_STATUS_OK) {
        CHECK(client == NULL);
        CHECK(status == PJRTLITE_STATUS_RESOURCE_EXHAUSTED || status == PJRTLITE_STATUS_PLUGIN_LOAD_FAILED);
        if (status == PJRTLITE_STATUS_RESOURCE_EXHAUSTED) CHECK_SAYS("ulimit -v");
        return;
    }
    pjrtlite_executable *slow;
    if (pjrtlite_executable_load_memory(client, slow_text, strlen(slow_text), NULL, &slow) != PJRTLITE_STATUS_OK) {
        CHECK(slow == NULL);
        CHECK_SAYS("ulimit -v");
    }
}

static void little_address_space_for_a_program(void) {
    pjrtlite_client *client = new_client();
    limit(RLIMIT_AS, address_space() + (100 << 20));
    pjrtlite_executable *slow;
    CHECK_FAILS(RESOURCE_EXHAUSTED, "loading a program takes",
                pjrtlite_executable_load_memory(client, slow_text, strlen(slow_text), NULL, &slow));
    CHECK_SAYS("ulimit -v");
    limit(RLIMIT_AS, RLIM_INFINITY);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
}

/* The limit on threads does not count for the superuser. */
static const uid_t nobody = 65534;

static void become_nobody(void) {
    if (geteuid() == 0 && setuid(nobody) != 0) {
        printf("the superuser cannot become another user here\n");
        exit(NOT_TRIED);
    }
}

static void few_threads(void) {
    limit(RLIMIT_NPROC, 3);
    become_nobody();
    char path[4096];
    snprintf(path, sizeof path, "%s/pjrt_c_api_cpu_plugin.so", environment("PJRTLITE_PLUGIN_PATH"));
    if (access(path, R_OK) != 0) {
        printf("user %ld cannot read the plugin\n", (long)geteuid());
        exit(NOT_TRIED);
    }
    pjrtlite_client *client = (void *)&client;
    CHECK_FAILS(RESOURCE_EXHAUSTED, "threads", pjrtlite_client_create("cpu", NULL, &client));
    CHECK(client == NULL);
    CHECK_SAYS("ulimit -u 3");
}

static void few_threads_for_a_program(void) {
    pjrtlite_client *client = new_client();
    limit(RLIMIT_NPROC, 3);
    become_nobody();
    pjrtlite_executable *slow;
    CHECK_FAILS(RESOURCE_EXHAUSTED, "loading a program takes 3 threads",
                pjrtlite_executable_load_memory(client, slow_text, strlen(slow_text), NULL, &slow));
    CHECK(slow == NULL);
}

static void small_pools(void) {
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.threads", 3));
    CHECK_FAILS(INVALID_VALUE, "4 at least", pjrtlite_client_create("cpu", options, &client));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.threads", 4));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_client_destroy(client);
    pjrtlite_options_destroy(options);
}

/* ---- Stacks ---- */

static size_t stack_size;

static void on_stack(void *(*what)(void *)) {
    pthread_attr_t attributes;
    pthread_t thread;
    CHECK(pthread_attr_init(&attributes) == 0);
    CHECK(pthread_attr_setstacksize(&attributes, stack_size) == 0);
    CHECK(pthread_create(&thread, &attributes, what, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(pthread_attr_destroy(&attributes) == 0);
}

static bool is_refused(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return false;
    CHECK(status == PJRTLITE_STATUS_RESOURCE_EXHAUSTED);
    CHECK_SAYS("of stack at least");
    CHECK_SAYS("OMP_STACKSIZE");
    return true;
}

static void *use_everything(void *unused) {
    (void)unused;
    pjrtlite_client *client;
    pjrtlite_executable *slow;
    if (is_refused(pjrtlite_client_create("cpu", NULL, &client))) return NULL;
    if (!is_refused(pjrtlite_executable_load_memory(client, slow_text, strlen(slow_text), NULL, &slow)))
        pjrtlite_executable_destroy(slow);
    pjrtlite_client_destroy(client);
    return NULL;
}

/* What a run takes, and no stack of a thread has quite all of its size left. */
static const size_t too_small = 96 << 10, large_enough = 160 << 10;

static void check_run(pjrtlite_status status) {
    const bool refused = is_refused(status);
    if (stack_size <= too_small) CHECK(refused);
    if (stack_size >= large_enough) CHECK(!refused);
}

/* One that is run here for the first time, one that the main thread has run, and a run of the executable itself. */
static pjrtlite_plan *plan, *warm_plan;
static pjrtlite_executable *hello;
static pjrtlite_buffer *inputs[2];

static void *run_it(void *unused) {
    (void)unused;
    check_run(pjrtlite_plan_run(plan));
    check_run(pjrtlite_plan_run(warm_plan));
    pjrtlite_event *event = (void *)&event;
    const pjrtlite_status started = pjrtlite_plan_start(warm_plan, &event);
    check_run(started);
    if (started == PJRTLITE_STATUS_OK) CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer *output = (void *)&output;
    check_run(pjrtlite_executable_execute(hello, (const pjrtlite_buffer *const *)inputs, 2, &output, 1, NULL));
    pjrtlite_buffer_destroy(output);
    return NULL;
}

static pjrtlite_plan *hello_plan(void) {
    pjrtlite_plan *made = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input(made, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(made, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    return made;
}

static void small_stacks(void) {
    pjrtlite_client *client = new_client();
    hello = load(client, "hello.mlir");
    CHECK_OK(pjrtlite_buffer_from_host(client, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1, 0, &inputs[0]));
    CHECK_OK(pjrtlite_buffer_from_host(client, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1, 0, &inputs[1]));
    warm_plan = hello_plan();
    CHECK_HELLO_PLAN(warm_plan);
    for (stack_size = 64 << 10; stack_size <= 512 << 10; stack_size += 32 << 10) {
        on_stack(use_everything);
        plan = hello_plan();
        on_stack(run_it);
        CHECK_HELLO_PLAN(plan);
        CHECK_HELLO_PLAN(warm_plan);
        pjrtlite_plan_destroy(plan);
    }
    pjrtlite_plan_destroy(warm_plan);
    pjrtlite_buffer_destroy(inputs[0]);
    pjrtlite_buffer_destroy(inputs[1]);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
}

int main(void) {
    alarm(300);
    const rlim_t steps[] = {16, 100, 200, 300, 400, 500, 700, 900, 1200, 2000};
    for (size_t i = 0; i < COUNT_OF(steps); ++i) {
        mebibytes = steps[i];
        IN_CHILD(little_address_space);
    }
    IN_CHILD(little_address_space_for_a_program);
    PASSED("address space that is limited");
    if (IN_CHILD(few_threads)) PASSED("threads that are limited");
    if (IN_CHILD(few_threads_for_a_program)) PASSED("threads that are limited, for a program");
    IN_CHILD(small_pools);
    PASSED("pools smaller than a plugin takes");
    IN_CHILD(small_stacks);
    PASSED("small stacks");
    return EXIT_SUCCESS;
}
