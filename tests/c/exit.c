/* The end of the process: it waits for runs that go on, for no more than ten seconds in all, and not for those that are
   over. Each case is a child, which makes its own client; what is seen at the very end is told by a function that the
   child has registered before all others, hence is called after them. An alarm ends what hangs. */
#include "slow.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>

static const int64_t slow_dims[] = {slow_size};

/* What a child tells: whether its run was over when the exit had waited, and for how long it waited. */
struct seen {
    atomic_int finished;
    atomic_int reached;
    double started;
    double waited;
};
static struct seen seen;

static int report[2];

/* Where a run writes its result, if that is what tells that it is over. */
static const volatile uint32_t *result;

static void at_the_very_end(void) {
    if (result != NULL && *result != 0) atomic_fetch_add(&seen.finished, 1);
    seen.waited = seconds_now() - seen.started;
    atomic_store(&seen.reached, 1);
    if (write(report[1], &seen, sizeof seen) != (ssize_t)sizeof seen) _exit(9);
}

static void finished(pjrtlite_status status, const char *message, void *user) {
    (void)message;
    (void)user;
    if (status == PJRTLITE_STATUS_OK) atomic_fetch_add(&seen.finished, 1);
}

static void leave(int code) {
    seen.started = seconds_now();
    exit(code);
}

static uint32_t *results;

/* For how long a run goes on that the exit has to wait for. */
static const double a_while = 0.4;

/* A plan that runs for about this long, and writes to results. */
static pjrtlite_plan *slow_plan(pjrtlite_client *client, double seconds) {
    pjrtlite_executable *slow = load_slow(client);
    const int32_t steps = seconds < 0.0 ? INT32_MAX : slow_steps(client, slow, seconds);
    uint32_t *x = aligned_memory(2 * slow_size * sizeof *x);
    memset(x, 0, 2 * slow_size * sizeof *x);
    results = x + slow_size;
    pjrtlite_plan *plan = new_plan(slow);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, &steps, PJRTLITE_DTYPE_I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, x, PJRTLITE_DTYPE_U32, slow_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, x + slow_size, PJRTLITE_DTYPE_U32, slow_dims, 1));
    pjrtlite_executable_destroy(slow);
    return plan;
}

static pjrtlite_event *start(pjrtlite_plan *plan) {
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    return event;
}

/* ---- What children do ---- */

/* Runs that were waited for, in calls that keep their results. */
static void runs_that_are_over(void) {
    pjrtlite_plan *plan = slow_plan(new_slow_client(), 0.001);
    for (int run = 0; run < 3; ++run) {
        pjrtlite_event *event = start(plan);
        CHECK_OK(pjrtlite_event_wait(event));
        if (run > 0) pjrtlite_event_destroy(event);
    }
    leave(3);
}

/* Each load has its own place among what is done at the exit. */
static void many_loads_and_clients(void) {
    for (int i = 0; i < 3; ++i) {
        pjrtlite_client *client = new_slow_client();
        for (int k = 0; k < 2; ++k) {
            pjrtlite_event *event = start(slow_plan(client, 0.001));
            CHECK_OK(pjrtlite_event_wait(event));
        }
    }
    leave(3);
}

static void a_run_that_goes_on(void) {
    pjrtlite_event *event = start(slow_plan(new_slow_client(), a_while));
    CHECK_OK(pjrtlite_event_on_ready(event, finished, NULL));
    leave(3);
}

static void a_run_of_an_executable(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *slow = load_slow(client);
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    start_slow(client, slow, slow_steps(client, slow, a_while), &output, &event);
    CHECK_OK(pjrtlite_event_on_ready(event, finished, NULL));
    leave(3);
}

/* Everything but the work is let go of. */
static void a_run_that_nobody_holds(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *slow = load_slow(client);
    pjrtlite_buffer *output;
    pjrtlite_event *event;
    start_slow(client, slow, slow_steps(client, slow, a_while), &output, &event);
    CHECK_OK(pjrtlite_event_on_ready(event, finished, NULL));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
    pjrtlite_executable_destroy(slow);
    leave(3);
}

static void *leave_soon(void *unused) {
    (void)unused;
    const struct timespec moment = {0, 100000000};
    nanosleep(&moment, NULL);
    leave(3);
    return NULL;
}

/* One thread is inside a run while another ends the process. */
static void inside_a_run(void) {
    pjrtlite_plan *plan = slow_plan(new_client(), a_while);
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, leave_soon, NULL) == 0);
    result = results;
    CHECK_OK(pjrtlite_plan_run(plan));
    for (;;) pause();
}

/* The main thread has ended by itself before another one ends the process. */
static void after_the_main_thread(void) {
    pjrtlite_event *event = start(slow_plan(new_slow_client(), 1.0));
    CHECK_OK(pjrtlite_event_on_ready(event, finished, NULL));
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, leave_soon, NULL) == 0);
    pthread_exit(NULL);
}

static void leave_in_callback(pjrtlite_status status, const char *message, void *user) {
    finished(status, message, user);
    leave(3);
}

static void in_a_callback(void) {
    pjrtlite_event *event = start(slow_plan(new_slow_client(), 0.1));
    CHECK_OK(pjrtlite_event_on_ready(event, leave_in_callback, NULL));
    for (;;) pause();
}

static void in_a_callback_at_once(void) {
    pjrtlite_event *event = start(slow_plan(new_slow_client(), 0.001));
    CHECK_OK(pjrtlite_event_wait(event));
    CHECK_OK(pjrtlite_event_on_ready(event, leave_in_callback, NULL));
}

static void runs_that_do_not_end(void) {
    for (int i = 0; i < 2; ++i) {
        pjrtlite_client *client = new_slow_client();
        (void)start(slow_plan(client, -1.0));
        (void)load_slow(client);
        (void)start(slow_plan(client, -1.0));
    }
    leave(3);
}

static pid_t fork_child(void) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    return child;
}

/* The run is the parent's, and the child's exit is not concerned. */
static void a_run_of_the_parent(void) {
    pjrtlite_event *event = start(slow_plan(new_slow_client(), a_while));
    const pid_t child = fork_child();
    if (child == 0) leave(3);
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 3);
    CHECK_OK(pjrtlite_event_wait(event));
    _exit(3);
}

/* ---- What is right ---- */

/* Runs a case in a child, and gives how it ended. */
static int run_child(void (*what)(void)) {
    CHECK(pipe(report) == 0);
    memset(&seen, 0, sizeof seen);
    const pid_t child = fork_child();
    if (child == 0) {
        alarm(60);
        CHECK(atexit(at_the_very_end) == 0);
        what();
        _exit(8);
    }
    close(report[1]);
    if (read(report[0], &seen, sizeof seen) != (ssize_t)sizeof seen) memset(&seen, 0, sizeof seen);
    close(report[0]);
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    return status;
}

static void check_exit(int status) {
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 3) {
        printf("the child ended with status %x\n", (unsigned)status);
        fail(__FILE__, __LINE__, "exit", "did not end the child well");
    }
    CHECK(atomic_load(&seen.reached) == 1);
}

/* Ten seconds is what the exit would wait for work. */
static const double not_waited = 5.0;

#define COSTS_NOTHING(what) costs_nothing((what), #what)
#define IS_WAITED_FOR(what) is_waited_for((what), #what)
#define ENDS_IN_TIME(what) ends_in_time((what), #what)

static void costs_nothing(void (*what)(void), const char *name) {
    printf("%s\n", name);
    check_exit(run_child(what));
    CHECK(seen.waited < not_waited);
}

static void is_waited_for(void (*what)(void), const char *name) {
    printf("%s\n", name);
    check_exit(run_child(what));
    CHECK(atomic_load(&seen.finished) == 1);
    CHECK(seen.waited < not_waited + 5.0);
}

/* Ten seconds are waited, and the process ends soon after that. A plugin that is torn down while it works may end it by
   a fault of its own before the very end is reached, but by nothing else: not by the alarm. */
static void ends_in_time(void (*what)(void), const char *name) {
    printf("%s\n", name);
    const double before = seconds_now();
    const int status = run_child(what);
    const double lived = seconds_now() - before;
    const int fault = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    printf("the child ended with status %x after %.1f s\n", (unsigned)status, lived);
    CHECK(lived > 9.0 && lived < 19.0);
    if (atomic_load(&seen.reached) == 1) CHECK(seen.waited > 9.0);
    if (fault == SIGABRT || fault == SIGSEGV || fault == SIGBUS) return;
    check_exit(status);
}

int main(void) {
    alarm(600);
    COSTS_NOTHING(runs_that_are_over);
    COSTS_NOTHING(many_loads_and_clients);
    PASSED("runs that are over cost nothing at the exit");

    IS_WAITED_FOR(a_run_that_goes_on);
    IS_WAITED_FOR(a_run_of_an_executable);
    IS_WAITED_FOR(a_run_that_nobody_holds);
    IS_WAITED_FOR(inside_a_run);
    IS_WAITED_FOR(after_the_main_thread);
    PASSED("runs that go on are waited for, in a child, too");

    IS_WAITED_FOR(in_a_callback);
    IS_WAITED_FOR(in_a_callback_at_once);
    PASSED("an exit inside a callback");

    COSTS_NOTHING(a_run_of_the_parent);
    PASSED("the parent's runs are not the child's");

    ENDS_IN_TIME(runs_that_do_not_end);
    PASSED("the exit waits ten seconds in all for runs that do not end");
    return EXIT_SUCCESS;
}
