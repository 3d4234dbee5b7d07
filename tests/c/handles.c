/* What is no handle, as far as that can be seen: it is refused, and destroying it does nothing. */
#include "check.h"

int main(void) {
    pjrtlite_client *client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    static uint64_t zeros[8], ones[8];
    memset(ones, 0xff, sizeof ones);
    void *const garbage[] = {zeros, ones, (void *)(uintptr_t)program("hello.mlir")};
    const int64_t *dims;
    size_t rank, count;
    pjrtlite_dtype dtype;
    bool ready;
    for (size_t i = 0; i < COUNT_OF(garbage); ++i) {
        CHECK_FAILS(INVALID_VALUE, "no pjrtlite_plan", pjrtlite_plan_run(garbage[i]));
        CHECK_FAILS(INVALID_VALUE, "no pjrtlite_client", pjrtlite_client_device_count(garbage[i], &count));
        CHECK_FAILS(INVALID_VALUE, "no pjrtlite_executable", pjrtlite_executable_input_count(garbage[i], &count));
        CHECK_FAILS(INVALID_VALUE, "no pjrtlite_buffer", pjrtlite_buffer_dims(garbage[i], &dims, &rank));
        CHECK_FAILS(INVALID_VALUE, "no pjrtlite_event", pjrtlite_event_test(garbage[i], &ready));
        CHECK_FAILS(INVALID_VALUE, "no pjrtlite_options", pjrtlite_options_set_int(garbage[i], "a", 1));
        pjrtlite_plan_destroy(garbage[i]);
        pjrtlite_client_destroy(garbage[i]);
        pjrtlite_executable_destroy(garbage[i]);
        pjrtlite_buffer_destroy(garbage[i]);
        pjrtlite_event_destroy(garbage[i]);
        pjrtlite_options_destroy(garbage[i]);
    }
    for (size_t i = 0; i < COUNT_OF(zeros); ++i) CHECK(zeros[i] == 0 && ones[i] == UINT64_MAX);
    PASSED("memory that holds no handle");

    /* Handles of another kind. */
    void *const any = hello;
    CHECK_FAILS(INVALID_VALUE, "another kind", pjrtlite_plan_run(any));
    CHECK_FAILS(INVALID_VALUE, "another kind", pjrtlite_buffer_dtype(any, &dtype));
    pjrtlite_client_destroy(any);
    CHECK_SAYS("no pjrtlite_client");
    CHECK_HELLO(hello);
    CHECK_HELLO_PLAN(plan);
    PASSED("handles of another kind");
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
