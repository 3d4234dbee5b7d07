/* Events: waiting for work, with and without a limit, and being told of its end. */
#include "slow.h"

#include <pthread.h>

/* What a callback was told, for whoever waits for it. */
struct outcome {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    int calls;
    pjrtlite_status status;
    bool message_is_empty;
    bool on_the_main_thread;
    pthread_t main_thread;
};

static void start(struct outcome *outcome) {
    memset(outcome, 0, sizeof *outcome);
    CHECK(pthread_mutex_init(&outcome->mutex, NULL) == 0);
    CHECK(pthread_cond_init(&outcome->changed, NULL) == 0);
    outcome->status = PJRTLITE_STATUS_UNKNOWN;
    outcome->main_thread = pthread_self();
}

static void callback(pjrtlite_status status, const char *message, void *user) {
    struct outcome *outcome = user;
    pthread_mutex_lock(&outcome->mutex);
    outcome->calls += 1;
    outcome->status = status;
    outcome->message_is_empty = message != NULL && message[0] == '\0';
    outcome->on_the_main_thread = pthread_equal(outcome->main_thread, pthread_self()) != 0;
    pthread_cond_signal(&outcome->changed);
    pthread_mutex_unlock(&outcome->mutex);
}

static int calls_so_far(struct outcome *outcome) {
    pthread_mutex_lock(&outcome->mutex);
    const int calls = outcome->calls;
    pthread_mutex_unlock(&outcome->mutex);
    return calls;
}

/* Waits for the callback, and lets a second call, which must not come, have its time. */
static void check_called_once(struct outcome *outcome) {
    const struct timespec moment = {0, 20000000};
    struct timespec deadline;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += 100;
    pthread_mutex_lock(&outcome->mutex);
    while (outcome->calls == 0) {
        CHECK(pthread_cond_timedwait(&outcome->changed, &outcome->mutex, &deadline) == 0);
    }
    pthread_mutex_unlock(&outcome->mutex);
    nanosleep(&moment, NULL);
    CHECK(calls_so_far(outcome) == 1);
    CHECK(outcome->status == PJRTLITE_STATUS_OK);
    CHECK(outcome->message_is_empty);
    pthread_mutex_destroy(&outcome->mutex);
    pthread_cond_destroy(&outcome->changed);
}

static void waiting(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps) {
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    bool ready = true;
    start_slow(client, slow, steps, &output, &event);
    CHECK_OK(pjrtlite_event_test(event, &ready));
    CHECK(!ready);

    /* Time-outs, after which the event can be waited for again. */
    const double limits[] = {0.0, 1e-9, 0.01};
    for (size_t i = 0; i < COUNT_OF(limits); ++i) {
        const double before = seconds_now();
        CHECK_FAILS(TIMED_OUT, "not done", pjrtlite_event_wait_for(event, limits[i]));
        CHECK(seconds_now() - before >= limits[i]);
    }
    CHECK_SAYS("0.01 s");
    CHECK_OK(pjrtlite_event_test(event, &ready));
    CHECK(!ready);

    CHECK_OK(pjrtlite_event_wait(event));
    CHECK_OK(pjrtlite_event_test(event, &ready));
    CHECK(ready);
    CHECK_OK(pjrtlite_event_wait(event));
    CHECK_OK(pjrtlite_event_wait_for(event, 0.0));
    CHECK_OK(pjrtlite_event_wait_for(event, INFINITY));
    check_slow(output, steps);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);

    /* A limit that is not reached, and limits beyond any clock. */
    const double long_limits[] = {100.0, 1e30, INFINITY};
    for (size_t i = 0; i < COUNT_OF(long_limits); ++i) {
        start_slow(client, slow, steps / 10, &output, &event);
        CHECK_OK(pjrtlite_event_wait_for(event, long_limits[i]));
        check_slow(output, steps / 10);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
    }
    PASSED("test, wait, and wait with a limit");

    /* No limit that can be meant. */
    start_slow(client, slow, 1000, &output, &event);
    CHECK_FAILS(INVALID_VALUE, "'seconds'", pjrtlite_event_wait_for(event, -1.0));
    CHECK_SAYS("-1");
    CHECK_FAILS(INVALID_VALUE, "'seconds'", pjrtlite_event_wait_for(event, -INFINITY));
    CHECK_FAILS(INVALID_VALUE, "NaN", pjrtlite_event_wait_for(event, NAN));
    CHECK_OK(pjrtlite_event_wait_for(event, 100.0));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    PASSED("limits that make no sense");
}

static void callbacks(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps) {
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    struct outcome first;
    struct outcome second;
    struct outcome late;

    /* Several, set while the work is going on. */
    start(&first);
    start(&second);
    start_slow(client, slow, steps, &output, &event);
    CHECK_OK(pjrtlite_event_on_ready(event, callback, &first));
    CHECK_OK(pjrtlite_event_on_ready(event, callback, &second));
    CHECK(calls_so_far(&first) == 0);
    CHECK_OK(pjrtlite_event_wait(event));
    check_called_once(&first);
    CHECK(!first.on_the_main_thread);
    check_called_once(&second);

    /* Set afterwards, it is called at once, on this thread. */
    start(&late);
    CHECK_OK(pjrtlite_event_on_ready(event, callback, &late));
    CHECK(calls_so_far(&late) == 1);
    CHECK(late.on_the_main_thread);
    check_called_once(&late);
    check_slow(output, steps);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    PASSED("callbacks, each called once");

    /* The event, and the output too, may be destroyed before the work is done. */
    start(&first);
    start_slow(client, slow, steps, &output, &event);
    CHECK_OK(pjrtlite_event_on_ready(event, callback, &first));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    CHECK(calls_so_far(&first) == 0);
    check_called_once(&first);
    PASSED("a callback after its event was destroyed");
}

/* What the callback of a run that is over may do: read the output, start another run, and let go of all but the last
   handle of the client. */
struct chain {
    struct outcome outcome;
    const pjrtlite_client *client;
    const pjrtlite_executable *slow;
    int32_t steps;
    pjrtlite_buffer *output;
    pjrtlite_event *event;
};

static void use_and_destroy(pjrtlite_status status, const char *message, void *user) {
    struct chain *chain = user;
    pjrtlite_buffer *output;
    check_slow(chain->output, chain->steps);
    pjrtlite_buffer_destroy(chain->output);
    pjrtlite_event_destroy(chain->event);
    start_slow(chain->client, chain->slow, 100, &output, NULL);
    check_slow(output, 100);
    pjrtlite_buffer_destroy(output);
    callback(status, message, &chain->outcome);
}

static void calls_from_a_callback(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps) {
    struct chain chain;
    start(&chain.outcome);
    chain.client = client;
    chain.slow = slow;
    chain.steps = steps;
    start_slow(client, slow, steps, &chain.output, &chain.event);
    CHECK_OK(pjrtlite_event_on_ready(chain.event, use_and_destroy, &chain));
    check_called_once(&chain.outcome);
    PASSED("a callback that uses and destroys handles");
}

/* Also without anyone waiting, and with one that gave up waiting. */
static void early_ends(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps) {
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    start_slow(client, slow, steps / 10, &output, &event);
    pjrtlite_event_destroy(event);
    check_slow(output, steps / 10);
    pjrtlite_buffer_destroy(output);

    start_slow(client, slow, steps / 2, &output, &event);
    CHECK_FAILS(TIMED_OUT, "not done", pjrtlite_event_wait_for(event, 0.001));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    PASSED("events destroyed while the work is going on");
}

static void readiness_of_outputs(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps) {
    pjrtlite_buffer *output;
    pjrtlite_event *run;
    pjrtlite_event *output_ready;
    bool ready = true;
    start_slow(client, slow, steps, &output, &run);
    CHECK_OK(pjrtlite_buffer_ready(output, &output_ready));
    CHECK_OK(pjrtlite_event_test(output_ready, &ready));
    CHECK(!ready);
    CHECK_OK(pjrtlite_event_wait(output_ready));
    check_slow(output, steps);
    pjrtlite_event_destroy(output_ready);
    pjrtlite_event_destroy(run);
    pjrtlite_buffer_destroy(output);

    /* Reading waits by itself. */
    start_slow(client, slow, steps / 10, &output, &run);
    const void *memory;
    CHECK_OK(pjrtlite_buffer_host_pointer(output, &memory));
    CHECK_OK(pjrtlite_event_wait_for(run, 100.0));
    check_slow(output, steps / 10);
    pjrtlite_event_destroy(run);
    pjrtlite_buffer_destroy(output);
    PASSED("outputs tell when they are ready");
}

int main(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *slow = load_slow(client);
    const int32_t steps = slow_steps(client, slow, 0.3);
    waiting(client, slow, steps);
    callbacks(client, slow, steps);
    calls_from_a_callback(client, slow, steps);
    early_ends(client, slow, steps);
    readiness_of_outputs(client, slow, steps);
    pjrtlite_executable_destroy(slow);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
