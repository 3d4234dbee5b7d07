/* Several threads at once: on one client and one program, each with a plan of its own, and on the same buffers. */
#include "check.h"

#include <pthread.h>

enum { threads = 8, runs = 200 };

static pjrtlite_client *client;
static pjrtlite_executable *hello;
static pjrtlite_buffer *shared_y;

static void in_threads(void *(*body)(void *)) {
    pthread_t thread[threads];
    static int numbers[threads];
    for (int i = 0; i < threads; ++i) {
        numbers[i] = i;
        CHECK(pthread_create(&thread[i], NULL, body, &numbers[i]) == 0);
    }
    for (int i = 0; i < threads; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
}

/* All of them open the plugin, which is opened once. */
static pthread_mutex_t start_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t start_changed = PTHREAD_COND_INITIALIZER;
static int waiting;

static void wait_for_all(void) {
    pthread_mutex_lock(&start_mutex);
    waiting += 1;
    pthread_cond_broadcast(&start_changed);
    while (waiting < threads) pthread_cond_wait(&start_changed, &start_mutex);
    pthread_mutex_unlock(&start_mutex);
}

static void *open_plugin(void *number) {
    pjrtlite_client *own;
    const char *name;
    (void)number;
    wait_for_all();
    CHECK_OK(pjrtlite_client_create("cpu", NULL, &own));
    CHECK_OK(pjrtlite_client_platform_name(own, &name));
    CHECK_TEXT(name, "cpu");
    pjrtlite_client_destroy(own);
    return NULL;
}

/* Numbers of each thread and run that no other has; 2x + y is exact on them. */
static float x_of(int thread, int run, int i) { return (float)(1000 * thread + run) + 0.25F * (float)i; }

static void *bound_plans(void *number) {
    const int thread = *(int *)number;
    pjrtlite_plan *plan = new_plan(hello);
    float *memory = aligned_memory(128);
    /* Half of the threads are read in place, half from a copy. */
    float *x = memory + (thread % 2 == 0 ? 0 : 3);
    float y[4];
    float f[4];
    for (int i = 0; i < 4; ++i) y[i] = (float)(thread - i);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, PJRTLITE_DTYPE_F32, hello_dims, 1));
    for (int run = 0; run < runs; ++run) {
        for (int i = 0; i < 4; ++i) x[i] = x_of(thread, run, i);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < 4; ++i) CHECK(f[i] == 2.0F * x_of(thread, run, i) + y[i]);
    }
    pjrtlite_plan_destroy(plan);
    free(memory);
    return NULL;
}

/* Without calls: buffers of the thread's own, and one that all use at once. */
static void *execute(void *number) {
    const int thread = *(int *)number;
    for (int run = 0; run < runs; ++run) {
        float x[4];
        float f[4];
        for (int i = 0; i < 4; ++i) x[i] = x_of(thread, run, i);
        pjrtlite_buffer *x_buffer = new_buffer(client, x, 4);
        const pjrtlite_buffer *inputs[2] = {x_buffer, shared_y};
        pjrtlite_buffer *output;
        pjrtlite_event *event = NULL;
        CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &output, 1, run % 2 == 0 ? &event : NULL));
        pjrtlite_buffer_destroy(x_buffer);
        if (event != NULL) CHECK_OK(pjrtlite_event_wait(event));
        CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
        for (int i = 0; i < 4; ++i) CHECK(f[i] == 2.0F * x[i] + hello_y[i]);
        CHECK_OK(pjrtlite_buffer_to_host(shared_y, f, sizeof f));
        CHECK_ARRAY(f, hello_y);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
    }
    return NULL;
}

/* What is read when it is first needed is read once, whoever is first. */
static void *facts(void *executable) {
    const char *text;
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(executable, &data, &size));
    CHECK_OK(pjrtlite_executable_signature(executable, &text));
    CHECK_TEXT(text, "f32[4], f32[4] -> f32[4]");
    return NULL;
}

static void first_needed_by_several(void) {
    for (int round = 0; round < 3; ++round) {
        pjrtlite_executable *fresh = load(client, "hello.mlir");
        pthread_t thread[threads];
        for (int i = 0; i < threads; ++i) CHECK(pthread_create(&thread[i], NULL, facts, fresh) == 0);
        for (int i = 0; i < threads; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
        pjrtlite_executable_destroy(fresh);
    }
}

/* Compiling, failing and running at the same time. */
static void *all_sorts(void *number) {
    const int thread = *(int *)number;
    for (int round = 0; round < 3; ++round) {
        if (thread % 3 == 0) {
            const char text[] = "module @same { func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> "
                                "{ return %x : tensor<4xf32> } }";
            pjrtlite_executable *same;
            CHECK_OK(pjrtlite_executable_load_memory(client, text, sizeof text - 1, NULL, &same));
            pjrtlite_executable_destroy(same);
        } else if (thread % 3 == 1) {
            char name[32];
            pjrtlite_executable *executable;
            snprintf(name, sizeof name, "missing %d", thread);
            CHECK_FAILS(FILE_UNREADABLE, name, pjrtlite_executable_load_file(client, name, NULL, &executable));
            CHECK_HELLO(hello);
            CHECK_SAYS(name);
        } else {
            pjrtlite_client *own = new_client();
            pjrtlite_client_destroy(own);
            CHECK_HELLO(hello);
        }
    }
    return NULL;
}

/* A plan may go from one thread to another, as long as one at a time uses it. */
static void *run_once(void *plan) {
    CHECK_HELLO_PLAN(plan);
    return NULL;
}

static void handed_on(void) {
    pjrtlite_plan *plan = new_plan(hello);
    for (int i = 0; i < threads; ++i) {
        pthread_t thread;
        CHECK(pthread_create(&thread, NULL, run_once, plan) == 0);
        CHECK(pthread_join(thread, NULL) == 0);
    }
    CHECK_HELLO_PLAN(plan);
    pjrtlite_plan_destroy(plan);
}

/* The last handle may go on any thread. */
static void *destroy_client(void *unused) {
    (void)unused;
    pjrtlite_client_destroy(client);
    return NULL;
}

int main(void) {
    in_threads(open_plugin);
    PASSED("the plugin opened by all threads at once");
    client = new_client();
    hello = load(client, "hello.mlir");
    shared_y = new_buffer(client, hello_y, 4);
    in_threads(bound_plans);
    PASSED("calls of one program");
    in_threads(execute);
    PASSED("execute on one program, with a shared buffer");
    first_needed_by_several();
    PASSED("facts of one program");
    in_threads(all_sorts);
    PASSED("compiling, failing and running");
    handed_on();
    PASSED("a plan handed from thread to thread");
    pjrtlite_buffer_destroy(shared_y);
    pjrtlite_executable_destroy(hello);
    pthread_t last;
    CHECK(pthread_create(&last, NULL, destroy_client, NULL) == 0);
    CHECK(pthread_join(last, NULL) == 0);
    PASSED("the last handle destroyed on another thread");
    return EXIT_SUCCESS;
}
