/* A library of a host's, with a copy of pjrtlite in it or beside it. It is opened and closed by closing.c. */
#include "slow.h"

/* Registers a function of its own, and runs a program that calls one of its name. */
pjrtlite_status use_function(int unused);

/* Runs hello, once at once and once in the background, and lets go of everything or of nothing. */
pjrtlite_status use_pjrtlite(int keeps);

#define RETURN_IF_FAILED(call)                           \
    do {                                                 \
        const pjrtlite_status status = (call);           \
        if (status != PJRTLITE_STATUS_OK) return status; \
    } while (0)

pjrtlite_status use_pjrtlite(int keeps) {
    pjrtlite_client *client;
    pjrtlite_executable *hello;
    pjrtlite_plan *plan;
    pjrtlite_event *event;
    float f[4];
    RETURN_IF_FAILED(pjrtlite_client_create("cpu", NULL, &client));
    RETURN_IF_FAILED(pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello));
    RETURN_IF_FAILED(pjrtlite_plan_create(hello, 0, &plan));
    RETURN_IF_FAILED(pjrtlite_plan_set_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    RETURN_IF_FAILED(pjrtlite_plan_set_input(plan, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    RETURN_IF_FAILED(pjrtlite_plan_run(plan));
    RETURN_IF_FAILED(pjrtlite_plan_start(plan, &event));
    RETURN_IF_FAILED(pjrtlite_event_wait(event));
    RETURN_IF_FAILED(pjrtlite_plan_get_output(plan, 0, f, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_ARRAY(f, hello_f);
    /* A message of this thread, which goes when the thread does. */
    CHECK(pjrtlite_plan_run(NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
    if (!keeps) {
        pjrtlite_event_destroy(event);
        pjrtlite_plan_destroy(plan);
        pjrtlite_executable_destroy(hello);
        pjrtlite_client_destroy(client);
    }
    return PJRTLITE_STATUS_OK;
}

static int calls;

static pjrtlite_status count_call(const pjrtlite_arguments *arguments, void *user) {
    (void)arguments;
    ++*(int *)user;
    return PJRTLITE_STATUS_OK;
}

pjrtlite_status use_function(int unused) {
    (void)unused;
    pjrtlite_client *client;
    pjrtlite_executable *executable;
    RETURN_IF_FAILED(pjrtlite_function_register("test_nothing", count_call, &calls, NULL));
    RETURN_IF_FAILED(pjrtlite_client_create("cpu", NULL, &client));
    const pjrtlite_status loaded =
        pjrtlite_executable_load_file(client, program("functions/nothing.mlir"), NULL, &executable);
    if (loaded == PJRTLITE_STATUS_OK) {
        pjrtlite_plan *plan = new_plan(executable);
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK(calls > 0);
        pjrtlite_plan_destroy(plan);
    }
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return loaded;
}
