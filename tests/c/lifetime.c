/* Handles are destroyed in every order; those that remain go on working. */
#include "slow.h"

#include <stdatomic.h>

enum kind { CLIENT, EXECUTABLE, CALL, BUFFER, EVENT, KINDS };

struct handles {
    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    pjrtlite_buffer *buffer;
    pjrtlite_event *event;
};

/* Hello in the form that loads fastest, for the many times it is loaded here. */
static struct bytes serialized;

static struct handles make_all(void) {
    struct handles all = {NULL, NULL, NULL, NULL, NULL};
    all.client = new_slow_client();
    CHECK_OK(pjrtlite_executable_load_memory(all.client, serialized.data, serialized.size, NULL, &all.executable));
    all.plan = new_plan(all.executable);
    CHECK_OK(pjrtlite_plan_set_input(all.plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(all.plan, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    pjrtlite_buffer *x = new_buffer(all.client, hello_x, 4);
    pjrtlite_buffer *y = new_buffer(all.client, hello_y, 4);
    const pjrtlite_buffer *inputs[2] = {x, y};
    CHECK_OK(pjrtlite_executable_execute(all.executable, inputs, 2, &all.buffer, 1, &all.event));
    pjrtlite_buffer_destroy(x);
    pjrtlite_buffer_destroy(y);
    return all;
}

static void destroy_one(struct handles *all, enum kind kind) {
    switch (kind) {
        case CLIENT: pjrtlite_client_destroy(all->client); all->client = NULL; break;
        case EXECUTABLE: pjrtlite_executable_destroy(all->executable); all->executable = NULL; break;
        case CALL: pjrtlite_plan_destroy(all->plan); all->plan = NULL; break;
        case BUFFER: pjrtlite_buffer_destroy(all->buffer); all->buffer = NULL; break;
        case EVENT: pjrtlite_event_destroy(all->event); all->event = NULL; break;
        case KINDS: break;
    }
}

static void check_those_left(const struct handles *all) {
    float f[4];
    size_t count;
    const char *text;
    if (all->client != NULL) {
        CHECK_OK(pjrtlite_client_device_count(all->client, &count));
        CHECK(count == 4);
    }
    if (all->executable != NULL) {
        CHECK_OK(pjrtlite_executable_signature(all->executable, &text));
        CHECK_TEXT(text, "f32[4], f32[4] -> f32[4]");
        CHECK_HELLO(all->executable);
    }
    if (all->plan != NULL) {
        CHECK_OK(pjrtlite_plan_run(all->plan));
        CHECK_OK(pjrtlite_plan_get_output(all->plan, 0, f, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_ARRAY(f, hello_f);
    }
    if (all->buffer != NULL) {
        CHECK_OK(pjrtlite_buffer_to_host(all->buffer, f, sizeof f));
        CHECK_ARRAY(f, hello_f);
    }
    if (all->event != NULL) CHECK_OK(pjrtlite_event_wait(all->event));
}

/* Goes through all orders: the ones that start with order[0 .. fixed - 1]. */
static int every_order(enum kind order[KINDS], int fixed) {
    if (fixed == KINDS) {
        struct handles all = make_all();
        for (int i = 0; i < KINDS; ++i) {
            destroy_one(&all, order[i]);
            check_those_left(&all);
        }
        return 1;
    }
    int orders = 0;
    for (int i = fixed; i < KINDS; ++i) {
        const enum kind chosen = order[i];
        order[i] = order[fixed];
        order[fixed] = chosen;
        orders += every_order(order, fixed + 1);
        order[fixed] = order[i];
        order[i] = chosen;
    }
    return orders;
}

static void all_orders(void) {
    enum kind order[KINDS] = {CLIENT, EXECUTABLE, CALL, BUFFER, EVENT};
    CHECK(every_order(order, 0) == 120);
    PASSED("five kinds of handles, destroyed in all 120 orders");
}

static atomic_int finished;

static void count(pjrtlite_status status, const char *message, void *user) {
    (void)message;
    (void)user;
    CHECK(status == PJRTLITE_STATUS_OK);
    atomic_fetch_add(&finished, 1);
}

static void check_finished(int wanted) {
    const struct timespec moment = {0, 1000000};
    const double start = seconds_now();
    while (atomic_load(&finished) < wanted && seconds_now() - start < 30.0) nanosleep(&moment, NULL);
    CHECK(atomic_load(&finished) == wanted);
}

/* Everything goes while a run is going on; what was started ends, and tells whoever asked. */
static void during_a_run(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *slow = load_slow(client);
    const int32_t steps = slow_steps(client, slow, 0.05);
    pjrtlite_executable_destroy(slow);
    pjrtlite_client_destroy(client);
    const int rounds = 6;
    for (int first = 0; first < rounds; ++first) {
        struct handles all = {NULL, NULL, NULL, NULL, NULL};
        all.client = new_slow_client();
        all.executable = load_slow(all.client);
        start_slow(all.client, all.executable, steps, &all.buffer, &all.event);
        CHECK_OK(pjrtlite_event_on_ready(all.event, count, NULL));
        for (int i = 0; i < KINDS; ++i) destroy_one(&all, (enum kind)((first + i) % KINDS));
    }
    check_finished(rounds);
    PASSED("everything destroyed while a run is going on");
}

/* A bound array may be freed once the plan is gone, and a viewed one once its buffers are. */
static void memory_of_the_host(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    for (int round = 0; round < 20; ++round) {
        float *x = aligned_memory(sizeof hello_x);
        float *f = aligned_memory(sizeof hello_f);
        memcpy(x, hello_x, sizeof hello_x);
        pjrtlite_plan *plan = new_plan(hello);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(f, hello_f);
        pjrtlite_plan_destroy(plan);
        free(f);

        pjrtlite_buffer *view;
        pjrtlite_buffer *output;
        float result[4];
        CHECK_OK(pjrtlite_buffer_view_host(client, x, PJRTLITE_DTYPE_F32, hello_dims, 1, 0, &view));
        const pjrtlite_buffer *inputs[2] = {view, view};
        CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &output, 1, NULL));
        pjrtlite_buffer_destroy(view);
        memset(x, 0xff, sizeof hello_x);
        free(x);
        CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
        for (int i = 0; i < 4; ++i) CHECK(result[i] == 3.0F * hello_x[i]);
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    PASSED("arrays freed after what used them");
}

/* Two clients of one plugin share nothing that the end of one could take from the other. */
static void two_clients(void) {
    pjrtlite_client *first = new_slow_client();
    pjrtlite_client *second = new_slow_client();
    pjrtlite_executable *of_first = load(first, "hello.mlir");
    pjrtlite_executable *of_second = load(second, "hello.mlir");
    CHECK_HELLO(of_first);
    CHECK_HELLO(of_second);
    pjrtlite_executable_destroy(of_first);
    pjrtlite_client_destroy(first);
    CHECK_HELLO(of_second);
    pjrtlite_client_destroy(second);
    CHECK_HELLO(of_second);
    pjrtlite_executable_destroy(of_second);
    for (int round = 0; round < 10; ++round) pjrtlite_client_destroy(new_slow_client());
    PASSED("two clients of one plugin, and clients made again and again");
}

/* The last handle of a client goes inside a callback, hence on a thread that the client itself would wait for. */
static struct handles going;

static void destroy_all(pjrtlite_status status, const char *message, void *user) {
    (void)user;
    for (int kind = 0; kind < KINDS; ++kind) destroy_one(&going, (enum kind)kind);
    count(status, message, NULL);
}

static void in_a_callback(void) {
    going.client = new_slow_client();
    going.executable = load_slow(going.client);
    const int32_t steps = slow_steps(going.client, going.executable, 0.1);
    start_slow(going.client, going.executable, steps, &going.buffer, &going.event);
    atomic_store(&finished, 0);
    CHECK_OK(pjrtlite_event_on_ready(going.event, destroy_all, NULL));
    check_finished(1);
    PASSED("everything destroyed in a callback");
}

int main(void) {
    pjrtlite_client *client = new_slow_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    const void *data;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &serialized.size));
    serialized.data = malloc(serialized.size);
    CHECK(serialized.data != NULL);
    memcpy(serialized.data, data, serialized.size);
    pjrtlite_client_destroy(client);
    pjrtlite_executable_destroy(hello);

    all_orders();
    during_a_run();
    memory_of_the_host();
    two_clients();
    in_a_callback();
    free(serialized.data);
    return EXIT_SUCCESS;
}
