/* Runs that go on while the host does something else, and calls that are refused meanwhile. */
#include "slow.h"

#include <pthread.h>
#include <sched.h>

#define F32 PJRTLITE_DTYPE_F32
#define U32 PJRTLITE_DTYPE_U32
#define I32 PJRTLITE_DTYPE_I32

static const int64_t slow_dims[1] = {slow_size};
static const int64_t dims[1] = {8};

/* The number x after this many steps of slow. */
static uint32_t after(uint32_t x, int32_t steps) {
    for (int32_t i = 0; i < steps; ++i) x = 1664525U * x + 1013904223U;
    return x;
}

struct running {
    int32_t steps;
    uint32_t *x, *y;
    pjrtlite_plan *plan;
    pjrtlite_event *event;
};

static struct running bind_slow(const pjrtlite_executable *slow, int32_t steps) {
    struct running run = {steps, aligned_memory(2 * slow_size * sizeof(uint32_t)), NULL, NULL, NULL};
    run.y = run.x + slow_size;
    for (uint32_t i = 0; i < slow_size; ++i) run.x[i] = i;
    run.plan = new_plan(slow);
    CHECK_OK(pjrtlite_plan_set_input(run.plan, 0, &run.steps, I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_input(run.plan, 1, run.x, U32, slow_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(run.plan, 0, run.y, U32, slow_dims, 1));
    return run;
}

static void check_result(const struct running *run) {
    const uint32_t samples[] = {0, 1, 17, 4095};
    for (size_t k = 0; k < COUNT_OF(samples); ++k) CHECK(run->y[samples[k]] == after(samples[k], run->steps));
}

static void end(struct running *run) {
    pjrtlite_plan_destroy(run->plan);
    pjrtlite_event_destroy(run->event);
    free(run->x);
}

static void several_at_once(const pjrtlite_executable *slow, int32_t steps) {
    struct running runs[4];
    for (int i = 0; i < 4; ++i) {
        runs[i] = bind_slow(slow, steps / 4 + i);
        CHECK_OK(pjrtlite_plan_start(runs[i].plan, &runs[i].event));
    }
    for (int i = 3; i >= 0; --i) {
        CHECK_OK(pjrtlite_event_wait(runs[i].event));
        check_result(&runs[i]);
        CHECK_OK(pjrtlite_event_wait(runs[i].event));
        bool ready = false;
        CHECK_OK(pjrtlite_event_test(runs[i].event, &ready));
        CHECK(ready);
    }
    /* The plans can be run and started again. */
    for (int i = 0; i < 4; ++i) {
        memset(runs[i].y, 0, slow_size * sizeof *runs[i].y);
        if (i % 2 == 0) {
            CHECK_OK(pjrtlite_plan_run(runs[i].plan));
        } else {
            pjrtlite_event_destroy(runs[i].event);
            CHECK_OK(pjrtlite_plan_start(runs[i].plan, &runs[i].event));
            CHECK_OK(pjrtlite_event_wait_for(runs[i].event, 60.0));
        }
        check_result(&runs[i]);
        uint32_t got[slow_size];
        CHECK_OK(pjrtlite_plan_get_output(runs[i].plan, 0, got, U32, slow_dims, 1));
        CHECK_ARRAY(runs[i].y, got);
        end(&runs[i]);
    }
    PASSED("several calls at once, from one thread");
}

/* While it runs, a plan is refused, whatever is asked of it, and nothing is disturbed. */
static void refused_while_running(const pjrtlite_executable *slow, int32_t steps) {
    struct running run = bind_slow(slow, steps);
    CHECK_OK(pjrtlite_plan_start(run.plan, &run.event));
    bool ready = true;
    CHECK_OK(pjrtlite_event_test(run.event, &ready));
    /* Plugins that work on the caller's thread are done by now. */
    if (!ready) {
        CHECK_FAILS(TIMED_OUT, "not done", pjrtlite_event_wait_for(run.event, 0.0));
        pjrtlite_event *second = run.event;
        pjrtlite_buffer *buffer = (void *)&run;
        const char *report = NULL;
        uint64_t bytes = 0;
        void *current = NULL;
        uint32_t got[slow_size];
        pjrtlite_dtype dtype;
        const int64_t *shape;
        size_t rank;
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_start(run.plan, &second));
        CHECK(second == NULL);
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_run(run.plan));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_set_input(run.plan, 0, &run.steps, I32, NULL, 0));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_bind_input(run.plan, 1, run.x, U32, slow_dims, 1));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_bind_output(run.plan, 0, run.y, U32, slow_dims, 1));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_bind_inout(run.plan, 1, 0, run.y, U32, slow_dims, 1));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_bind_pair(run.plan, 1, 0, run.x, run.y, U32, slow_dims, 1));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_get_output(run.plan, 0, got, U32, slow_dims, 1));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_take_output_buffer(run.plan, 0, &buffer));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_report(run.plan, 0, &report));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_bytes_copied(run.plan, &bytes));
        CHECK_FAILS(IN_USE, "running", pjrtlite_plan_pair_current(run.plan, 0, &current));
        /* What it takes and gives does not change. */
        CHECK_OK(pjrtlite_plan_input_type(run.plan, 1, &dtype, &shape, &rank));
        CHECK(dtype == U32 && rank == 1 && shape[0] == slow_size);
        printf("passed: in the background\n");
    }
    CHECK_OK(pjrtlite_event_wait(run.event));
    check_result(&run);
    CHECK_OK(pjrtlite_plan_bind_output(run.plan, 0, run.x, U32, slow_dims, 1));
    end(&run);
    PASSED("a plan that is running is refused");
}

/* Who destroys a plan gets the arrays back, with the result. */
static void destroyed_while_running(const pjrtlite_executable *slow, int32_t steps) {
    struct running run = bind_slow(slow, steps);
    CHECK_OK(pjrtlite_plan_start(run.plan, &run.event));
    pjrtlite_plan_destroy(run.plan);
    check_result(&run);
    CHECK_OK(pjrtlite_event_wait(run.event));
    run.plan = NULL;
    end(&run);

    run = bind_slow(slow, steps);
    CHECK_OK(pjrtlite_plan_start(run.plan, &run.event));
    pjrtlite_event_destroy(run.event);
    run.event = NULL;
    pjrtlite_plan_destroy(run.plan);
    run.plan = NULL;
    check_result(&run);
    end(&run);
    PASSED("a plan that is running is destroyed");
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Adds to a number that other threads use, too, and gives the sum. */
static int add(int *number, int more) {
    pthread_mutex_lock(&lock);
    const int sum = *number += more;
    pthread_mutex_unlock(&lock);
    return sum;
}

static void count(pjrtlite_status status, const char *message, void *user) {
    CHECK(status == PJRTLITE_STATUS_OK);
    CHECK_TEXT(message, "");
    add(user, 1);
}

static void called_back(const pjrtlite_executable *slow, int32_t steps) {
    int calls = 0;
    struct running run = bind_slow(slow, steps);
    CHECK_OK(pjrtlite_plan_start(run.plan, &run.event));
    CHECK_OK(pjrtlite_event_on_ready(run.event, count, &calls));
    CHECK_OK(pjrtlite_event_on_ready(run.event, count, &calls));
    CHECK_OK(pjrtlite_event_wait(run.event));
    CHECK_OK(pjrtlite_event_on_ready(run.event, count, &calls));
    const double deadline = seconds_now() + 60.0;
    while (add(&calls, 0) < 3) CHECK(seconds_now() < deadline);
    check_result(&run);
    end(&run);
    PASSED("functions are called when a run is over");
}

/* In place, and in turns, as with run. */
static void in_place(const pjrtlite_executable *donated, const pjrtlite_executable *destination) {
    float *memory = aligned_memory(64 * sizeof *memory);
    float *x = memory, *y = memory + 16, *zero = memory + 32;
    pjrtlite_plan *plan = new_plan(donated);
    memset(memory, 0, 64 * sizeof *memory);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
    for (int run = 1; run <= 20; ++run) {
        pjrtlite_event *event;
        CHECK_OK(pjrtlite_plan_start(plan, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
        for (int i = 0; i < 8; ++i) CHECK(x[i] == (float)run);
    }
    pjrtlite_plan_destroy(plan);

    plan = new_plan(destination);
    CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, x, y, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, zero, F32, dims, 1));
    for (int i = 0; i < 8; ++i) x[i] = 1.0F;
    for (int run = 1; run <= 20; ++run) {
        pjrtlite_event *event;
        void *current;
        CHECK_OK(pjrtlite_plan_start(plan, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
        CHECK_OK(pjrtlite_plan_pair_current(plan, 0, &current));
        CHECK(current == (run % 2 == 0 ? x : y));
        for (int i = 0; i < 8; ++i) CHECK(((float *)current)[i] == ldexpf(1.0F, run));
    }
    uint64_t bytes = 1;
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &bytes));
    CHECK(bytes == 0);
    pjrtlite_plan_destroy(plan);
    free(memory);
    PASSED("runs that are started work in place");
}

/* Threads that use one plan: each use succeeds or is refused, and the numbers stay right. */
struct shared {
    pjrtlite_plan *plan;
    int runs, refusals;
};

static void *use(void *argument) {
    struct shared *shared = argument;
    const int rounds = getenv("PJRTLITE_TEST_VALGRIND") == NULL ? 5000 : 50;
    for (int done = 0; done < rounds;) {
        const pjrtlite_status status = pjrtlite_plan_run(shared->plan);
        if (status == PJRTLITE_STATUS_OK) {
            ++done;
            add(&shared->runs, 1);
        } else {
            CHECK(status == PJRTLITE_STATUS_IN_USE);
            CHECK_SAYS("another thread");
            add(&shared->refusals, 1);
            sched_yield();
        }
    }
    return NULL;
}

static void several_threads(const pjrtlite_executable *donated) {
    float *x = aligned_memory(8 * sizeof *x);
    memset(x, 0, 8 * sizeof *x);
    struct shared shared = {new_plan(donated), 0, 0};
    CHECK_OK(pjrtlite_plan_bind_inout(shared.plan, 0, 0, x, F32, dims, 1));
    pthread_t threads[3];
    for (int i = 0; i < 3; ++i) CHECK(pthread_create(&threads[i], NULL, use, &shared) == 0);
    for (int i = 0; i < 3; ++i) CHECK(pthread_join(threads[i], NULL) == 0);
    /* Each run added exactly 1. */
    for (int i = 0; i < 8; ++i) CHECK(x[i] == (float)shared.runs);
    printf("passed: %d runs, %d refusals\n", shared.runs, shared.refusals);
    pjrtlite_plan_destroy(shared.plan);
    free(x);
    PASSED("a plan is used by one thread at a time");
}

int main(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *slow = load_slow(client);
    pjrtlite_executable *donated = load(client, "donated.mlir");
    pjrtlite_executable *destination = load(client, "destination.mlir");
    const int32_t steps = slow_steps(client, slow, 0.2);
    several_at_once(slow, steps);
    refused_while_running(slow, steps);
    destroyed_while_running(slow, steps);
    called_back(slow, steps);
    in_place(donated, destination);
    several_threads(donated);
    pjrtlite_event *event = (void *)&event;
    CHECK_FAILS(NULL_ARGUMENT, "plan", pjrtlite_plan_start(NULL, &event));
    CHECK(event == NULL);
    pjrtlite_executable_destroy(destination);
    pjrtlite_executable_destroy(donated);
    pjrtlite_executable_destroy(slow);
    pjrtlite_client_destroy(client);
    return 0;
}
