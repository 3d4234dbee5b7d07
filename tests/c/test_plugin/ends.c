/* The end of the process while other threads use the plugin, and after it was torn down: what is begun is finished,
   what comes later gets a status, and nothing is called in a plugin that is torn down, which this one would tell by
   ending the process. Each case is a child. */
#include "check.h"

#include "test_plugin.h"

#include <pthread.h>
#include <sys/wait.h>

enum { code = 7, threads = 4 };

static const char text[] =
    "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %y = stablehlo.add %x, %x : tensor<4xf32>\n"
    "  return %y : tensor<4xf32>\n"
    "}\n";
static const int64_t dims[] = {4};

struct model {
    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    float *x;
};

static pjrtlite_status load_text(pjrtlite_client *client, pjrtlite_executable **executable) {
    return pjrtlite_executable_load_memory(client, text, strlen(text), NULL, executable);
}

static struct model new_model(void) {
    struct model model;
    CHECK_OK(pjrtlite_client_create("test", NULL, &model.client));
    CHECK_OK(load_text(model.client, &model.executable));
    model.plan = new_plan(model.executable);
    model.x = aligned_memory(2 * 4 * sizeof *model.x);
    memset(model.x, 0, 2 * 4 * sizeof *model.x);
    CHECK_OK(pjrtlite_plan_bind_input(model.plan, 0, model.x, PJRTLITE_DTYPE_F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(model.plan, 0, model.x + 4, PJRTLITE_DTYPE_F32, dims, 1));
    return model;
}

static void destroy_model(const struct model *model) {
    pjrtlite_plan_destroy(model->plan);
    pjrtlite_executable_destroy(model->executable);
    pjrtlite_client_destroy(model->client);
}

/* ---- What other threads do until the plugin is closed to them: the first status that is not OK ---- */

static pjrtlite_status make_clients(const struct model *model) {
    (void)model;
    for (;;) {
        pjrtlite_client *client;
        const pjrtlite_status status = pjrtlite_client_create("test", NULL, &client);
        if (status != PJRTLITE_STATUS_OK) return status;
        pjrtlite_client_destroy(client);
    }
}

static pjrtlite_status load_programs(const struct model *model) {
    for (;;) {
        pjrtlite_executable *executable;
        const pjrtlite_status status = load_text(model->client, &executable);
        if (status != PJRTLITE_STATUS_OK) return status;
        pjrtlite_executable_destroy(executable);
    }
}

static pjrtlite_status make_buffers(const struct model *model) {
    for (;;) {
        pjrtlite_buffer *buffer;
        pjrtlite_status status =
            pjrtlite_buffer_from_host(model->client, model->x, PJRTLITE_DTYPE_F32, dims, 1, 0, &buffer);
        if (status != PJRTLITE_STATUS_OK) return status;
        float y[4];
        status = pjrtlite_buffer_to_host(buffer, y, sizeof y);
        pjrtlite_buffer_destroy(buffer);
        if (status != PJRTLITE_STATUS_OK) return status;
    }
}

static pjrtlite_status execute(const struct model *model) {
    for (;;) {
        pjrtlite_buffer *input, *output;
        pjrtlite_event *event;
        pjrtlite_status status =
            pjrtlite_buffer_from_host(model->client, model->x, PJRTLITE_DTYPE_F32, dims, 1, 0, &input);
        if (status != PJRTLITE_STATUS_OK) return status;
        status = pjrtlite_executable_execute(model->executable, (const pjrtlite_buffer *const *)&input, 1, &output, 1,
                                             &event);
        pjrtlite_buffer_destroy(input);
        if (status != PJRTLITE_STATUS_OK) return status;
        status = pjrtlite_event_wait(event);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
        if (status != PJRTLITE_STATUS_OK) return status;
    }
}

static pjrtlite_status run(const struct model *model) {
    for (;;) {
        const pjrtlite_status status = pjrtlite_plan_run(model->plan);
        if (status != PJRTLITE_STATUS_OK) return status;
    }
}

static pjrtlite_status start(const struct model *model) {
    for (;;) {
        pjrtlite_event *event;
        pjrtlite_status status = pjrtlite_plan_start(model->plan, &event);
        if (status != PJRTLITE_STATUS_OK) return status;
        status = pjrtlite_event_wait(event);
        pjrtlite_event_destroy(event);
        if (status != PJRTLITE_STATUS_OK) return status;
    }
}

/* A thread's last calls come from what it registered for its end, when its storage is going. */
static pjrtlite_status end_threads(const struct model *model);

static pjrtlite_status (*const works[])(const struct model *) = {
    make_clients, load_programs, make_buffers, execute, run, start, end_threads,
};

/* ---- The threads ---- */

struct worker {
    struct model model;
    size_t work;
};

static void fail_at_once(const char *what, pjrtlite_status status) {
    printf("%s: status %d, '%s'\n", what, (int)status, pjrtlite_last_error_message());
    fflush(stdout);
    _exit(8);
}

static void check_refused(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_FAILED_PRECONDITION ||
        strstr(pjrtlite_last_error_message(), "the process is ending") == NULL) {
        fail_at_once("not refused", status);
    }
}

static pthread_key_t at_end_of_thread;

static void make_a_buffer(void *argument) {
    const struct model *model = argument;
    pjrtlite_buffer *buffer;
    const pjrtlite_status status =
        pjrtlite_buffer_from_host(model->client, model->x, PJRTLITE_DTYPE_F32, dims, 1, 0, &buffer);
    if (status == PJRTLITE_STATUS_OK) {
        pjrtlite_buffer_destroy(buffer);
    } else if (status != PJRTLITE_STATUS_FAILED_PRECONDITION) {
        fail_at_once("at the end of a thread", status);
    }
}

static void *short_thread(void *argument) {
    make_a_buffer(argument);
    /* What a thread keeps of its failures is there before its end; a first failure at the end would leave it. */
    CHECK(pjrtlite_options_create(NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
    CHECK(pthread_setspecific(at_end_of_thread, argument) == 0);
    return NULL;
}

static pjrtlite_status end_threads(const struct model *model) {
    for (;;) {
        pthread_t thread;
        struct model copy = *model;
        CHECK(pthread_create(&thread, NULL, short_thread, &copy) == 0);
        CHECK(pthread_join(thread, NULL) == 0);
        pjrtlite_buffer *buffer;
        const pjrtlite_status status =
            pjrtlite_buffer_from_host(model->client, model->x, PJRTLITE_DTYPE_F32, dims, 1, 0, &buffer);
        if (status != PJRTLITE_STATUS_OK) return status;
        pjrtlite_buffer_destroy(buffer);
    }
}

static void *work(void *argument) {
    const struct worker *worker = argument;
    check_refused(works[worker->work](&worker->model));
    for (;;) pause();
    return NULL;
}

static uint32_t chance = 1;

static void a_moment(void) {
    chance = chance * 1664525u + 1013904223u;
    const struct timespec pause = {0, (long)(chance % 4000000u)};
    nanosleep(&pause, NULL);
}

/* Threads that each do one thing, over and over. */
static void threads_that_go_on(size_t first, size_t last) {
    static struct worker workers[threads];
    CHECK(pthread_key_create(&at_end_of_thread, make_a_buffer) == 0);
    for (size_t i = 0; i < threads; ++i) {
        workers[i].model = new_model();
        workers[i].work = first + i % (last - first);
    }
    for (size_t i = 0; i < threads; ++i) {
        pthread_t thread;
        CHECK(pthread_create(&thread, NULL, work, &workers[i]) == 0);
    }
    a_moment();
    exit(code);
}

/* ---- What the host registers for the exit ---- */

static struct model last_model;
static pjrtlite_event *last_event;

static void at_the_end(void) {
    check_refused(pjrtlite_plan_run(last_model.plan));
    pjrtlite_client *client;
    check_refused(pjrtlite_client_create("test", NULL, &client));
    /* These are left to the plugin. */
    pjrtlite_event_destroy(last_event);
    destroy_model(&last_model);
    free(last_model.x);
}

static void run_once_more(void) {
    last_model.x[0] += 1;
    if (pjrtlite_plan_run(last_model.plan) != PJRTLITE_STATUS_OK || last_model.x[4] != 2 * last_model.x[0]) {
        fail_at_once("between", PJRTLITE_STATUS_OK);
    }
    if (pjrtlite_plan_start(last_model.plan, &last_event) != PJRTLITE_STATUS_OK) {
        fail_at_once("start", PJRTLITE_STATUS_OK);
    }
}

static void handlers_of_the_host(void) {
    CHECK(atexit(at_the_end) == 0);
    last_model = new_model();
    CHECK(atexit(run_once_more) == 0);
    const struct model other = new_model();
    destroy_model(&other);
    free(other.x);
    exit(code);
}

/* ---- Children ---- */

static void check_child(pid_t child, const char *what, int round) {
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != code) {
        printf("%s, round %d: the child ended with status %x\n", what, round, (unsigned)status);
        fail(__FILE__, __LINE__, "exit", "did not end the child well");
    }
}

static pid_t new_child(void) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) alarm(60);
    return child;
}

int main(void) {
    const int rounds = 8;
    for (int round = 0; round < rounds; ++round) {
        for (size_t i = 0; i < COUNT_OF(works); ++i) {
            a_moment();
            const pid_t child = new_child();
            if (child == 0) threads_that_go_on(i, i + 1);
            check_child(child, "threads that do the same", round);
        }
        a_moment();
        const pid_t child = new_child();
        if (child == 0) threads_that_go_on((size_t)(round % 4), COUNT_OF(works));
        check_child(child, "threads that do different things", round);
    }
    PASSED("threads that go on while the process ends are let out, and not in again");

    const pid_t child = new_child();
    if (child == 0) handlers_of_the_host();
    check_child(child, "handlers of the host", 0);
    PASSED("what the host does at the exit works until the plugin is torn down, and is refused after that");
    return EXIT_SUCCESS;
}
