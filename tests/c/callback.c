/* What callbacks do to handles, and on which threads: calls that run are destroyed in them, and log callbacks call the
   library. An alarm ends what hangs. */
#include "slow.h"

#include <pthread.h>
#include <stdatomic.h>

static const int64_t slow_dims[] = {slow_size};
static uint32_t *x, *y;

/* A plan with the arrays x and y, which runs for about this long. */
static pjrtlite_plan *slow_plan(const pjrtlite_executable *slow, int32_t steps) {
    pjrtlite_plan *plan = new_plan(slow);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, &steps, PJRTLITE_DTYPE_I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, x, PJRTLITE_DTYPE_U32, slow_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, PJRTLITE_DTYPE_U32, slow_dims, 1));
    return plan;
}

/* What a callback did that destroyed a plan: its last message, and whether the result was there then. */
struct destroyed {
    pjrtlite_plan *victim;
    pthread_t thread;
    uint32_t result;
    char message[256];
    atomic_bool done;
};

static void destroy_victim(pjrtlite_status status, const char *message, void *user) {
    (void)status;
    (void)message;
    struct destroyed *destroyed = user;
    destroyed->thread = pthread_self();
    /* A failure to tell from that of the destruction. */
    pjrtlite_event *none;
    CHECK(pjrtlite_plan_start(NULL, &none) == PJRTLITE_STATUS_NULL_ARGUMENT);
    pjrtlite_plan_destroy(destroyed->victim);
    destroyed->result = *(volatile uint32_t *)(y + 5);
    snprintf(destroyed->message, sizeof destroyed->message, "%s", pjrtlite_last_error_message());
    atomic_store(&destroyed->done, true);
}

static uint32_t after(uint32_t value, int32_t steps) {
    for (int32_t i = 0; i < steps; ++i) value = 1664525U * value + 1013904223U;
    return value;
}

static void destroy_in_callbacks(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *slow = load_slow(client);
    const int32_t steps = slow_steps(client, slow, 0.5);
    x = aligned_memory(slow_size * sizeof *x);
    y = aligned_memory(slow_size * sizeof *y);
    memset(x, 0, slow_size * sizeof *x);
    struct destroyed destroyed;
    memset(&destroyed, 0, sizeof destroyed);

    /* The event is ready, so the callback comes at once, on this thread: it can wait. */
    pjrtlite_buffer *buffer = new_buffer(client, hello_x, 4);
    pjrtlite_event *ready, *event;
    CHECK_OK(pjrtlite_buffer_ready(buffer, &ready));
    CHECK_OK(pjrtlite_event_wait(ready));
    destroyed.victim = slow_plan(slow, steps);
    memset(y, 0, slow_size * sizeof *y);
    CHECK_OK(pjrtlite_plan_start(destroyed.victim, &event));
    CHECK_OK(pjrtlite_event_on_ready(ready, destroy_victim, &destroyed));
    CHECK(atomic_load(&destroyed.done) && pthread_equal(destroyed.thread, pthread_self()));
    CHECK(destroyed.result == after(0, steps));
    CHECK(strstr(destroyed.message, "NULL") != NULL);
    bool is_over = false;
    CHECK_OK(pjrtlite_event_test(event, &is_over));
    CHECK(is_over);
    pjrtlite_event_destroy(event);
    PASSED("a plan destroyed in a callback on the host's thread is waited for");

    /* On a thread of the plugin nothing can be waited for; whoever destroys is told. */
    memset(&destroyed, 0, sizeof destroyed);
    memset(y, 0, slow_size * sizeof *y);
    pjrtlite_plan *first = slow_plan(slow, steps / 4);
    uint32_t *own = aligned_memory(slow_size * sizeof *own);
    CHECK_OK(pjrtlite_plan_bind_output(first, 0, own, PJRTLITE_DTYPE_U32, slow_dims, 1));
    destroyed.victim = slow_plan(slow, 4 * steps);
    pjrtlite_event *first_event;
    CHECK_OK(pjrtlite_plan_start(first, &first_event));
    CHECK_OK(pjrtlite_plan_start(destroyed.victim, &event));
    CHECK_OK(pjrtlite_event_on_ready(first_event, destroy_victim, &destroyed));
    CHECK_OK(pjrtlite_event_wait(event));
    CHECK(y[5] == after(0, 4 * steps));
    CHECK(atomic_load(&destroyed.done));
    if (!pthread_equal(destroyed.thread, pthread_self()) && destroyed.result != y[5]) {
        CHECK(strstr(destroyed.message, "the run goes on") != NULL);
        CHECK(strstr(destroyed.message, "stay in use") != NULL);
    }
    pjrtlite_event_destroy(event);
    pjrtlite_event_destroy(first_event);
    pjrtlite_plan_destroy(first);
    PASSED("a plan destroyed on a thread of the plugin: the arrays are known to stay in use");

    pjrtlite_event_destroy(ready);
    pjrtlite_buffer_destroy(buffer);
    pjrtlite_executable_destroy(slow);
    pjrtlite_client_destroy(client);
    free(own);
    free(x);
    free(y);
}

/* ---- Log callbacks ---- */

static pjrtlite_client *client_with(int64_t level, double patience) {
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", true));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", level));
    CHECK_OK(pjrtlite_options_set_float(options, "pjrtlite.shutdown_timeout", patience));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_options_destroy(options);
    return client;
}

/* Told of every message, it makes and runs what there is. */
static pjrtlite_executable *hello;
static atomic_int told;

static void use_the_library(int32_t level, const char *message, void *user) {
    (void)level;
    (void)message;
    (void)user;
    atomic_fetch_add(&told, 1);
    pjrtlite_client *client = new_client();
    pjrtlite_client_destroy(client);
    if (hello != NULL) {
        pjrtlite_event *event;
        pjrtlite_plan *plan = new_plan(hello);
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_start(plan, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
        pjrtlite_plan_destroy(plan);
    }
}

static void log_callbacks_call_the_library(void) {
    /* The first client of the process: the plugin is opened, and that is told. */
    CHECK_OK(pjrtlite_set_log_callback(use_the_library, NULL));
    pjrtlite_client *client = client_with(3, 60.0);
    CHECK(atomic_load(&told) >= 2);
    hello = load(client, "hello.mlir");

    /* A client that loses patience says so. */
    pjrtlite_client *impatient = client_with(3, 0.05);
    pjrtlite_executable *slow = load_slow(impatient);
    const int32_t steps = slow_steps(impatient, slow, 1.0);
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    start_slow(impatient, slow, steps, &output, &event);
    pjrtlite_buffer_destroy(output);
    pjrtlite_event_destroy(event);
    pjrtlite_executable_destroy(slow);
    const int before = atomic_load(&told);
    pjrtlite_client_destroy(impatient);
    CHECK(atomic_load(&told) > before);
    pjrtlite_executable_destroy(hello);
    hello = NULL;
    pjrtlite_client_destroy(client);
    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    PASSED("log callbacks make clients, and start and wait for runs");
}

/* When another function is set, the one before is not called any more, nor is it being called. */
static atomic_int inside, is_gone;

static void linger(int32_t level, const char *message, void *user) {
    (void)level;
    (void)message;
    (void)user;
    CHECK(atomic_load(&is_gone) == 0);
    atomic_store(&inside, 1);
    const struct timespec moment = {0, 200000000};
    nanosleep(&moment, NULL);
    CHECK(atomic_load(&is_gone) == 0);
}

static void *make_client(void *unused) {
    (void)unused;
    pjrtlite_client_destroy(client_with(3, 60.0));
    return NULL;
}

static void another_function(void) {
    CHECK_OK(pjrtlite_set_log_callback(linger, NULL));
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, make_client, NULL) == 0);
    const struct timespec moment = {0, 1000000};
    while (atomic_load(&inside) == 0) nanosleep(&moment, NULL);
    CHECK(setenv("PJRTLITE_LOG", "quiet", 1) == 0);
    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    atomic_store(&is_gone, 1);
    CHECK(pthread_join(thread, NULL) == 0);
    PASSED("a log callback that was replaced is not running any more");
}

int main(void) {
    alarm(120);
    log_callbacks_call_the_library();
    another_function();
    destroy_in_callbacks();
    return EXIT_SUCCESS;
}
