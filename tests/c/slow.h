/* A program that runs for as long as is wished, on a thread of the plugin: to see what happens meanwhile. */
#ifndef PJRTLITE_TESTS_SLOW_H
#define PJRTLITE_TESTS_SLOW_H

#include "check.h"

enum { slow_size = 4096 };

/* slow(n, x): n times x = 1664525 x + 1013904223, a random number generator whose steps no compiler can skip. The
   array is long enough that the plugins do not run it at once on the caller's thread. */
static const char slow_text[] =
    "module @slow {\n"
    "  func.func public @main(%n: tensor<i32>, %x: tensor<4096xui32>) -> tensor<4096xui32> {\n"
    "    %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "    %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "    %a = stablehlo.constant dense<1664525> : tensor<4096xui32>\n"
    "    %c = stablehlo.constant dense<1013904223> : tensor<4096xui32>\n"
    "    %end:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4096xui32>\n"
    "      cond {\n"
    "        %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "        stablehlo.return %go : tensor<i1>\n"
    "      } do {\n"
    "        %next = stablehlo.add %i, %one : tensor<i32>\n"
    "        %ax = stablehlo.multiply %a, %v : tensor<4096xui32>\n"
    "        %axc = stablehlo.add %ax, %c : tensor<4096xui32>\n"
    "        stablehlo.return %next, %axc : tensor<i32>, tensor<4096xui32>\n"
    "      }\n"
    "    return %end#1 : tensor<4096xui32>\n"
    "  }\n"
    "}\n";

/* A client whose plugin works in the background, if it can be told to. */
static inline pjrtlite_client *new_slow_client(void) {
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", true));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_options_destroy(options);
    return client;
}

static inline pjrtlite_executable *load_slow(const pjrtlite_client *client) {
    pjrtlite_executable *slow;
    CHECK_OK(pjrtlite_executable_load_memory(client, slow_text, strlen(slow_text), NULL, &slow));
    return slow;
}

/* Starts a run of this many steps from x = 0, 1, 2, .... */
static inline void start_slow(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps,
                              pjrtlite_buffer **output, pjrtlite_event **event) {
    static uint32_t x[slow_size];
    const int64_t dims[] = {slow_size};
    for (uint32_t i = 0; i < slow_size; ++i) x[i] = i;
    pjrtlite_buffer *inputs[2];
    CHECK_OK(pjrtlite_buffer_from_host(client, &steps, PJRTLITE_DTYPE_I32, NULL, 0, 0, &inputs[0]));
    CHECK_OK(pjrtlite_buffer_from_host(client, x, PJRTLITE_DTYPE_U32, dims, 1, 0, &inputs[1]));
    CHECK_OK(pjrtlite_executable_execute(slow, (const pjrtlite_buffer *const *)inputs, 2, output, 1, event));
    pjrtlite_buffer_destroy(inputs[0]);
    pjrtlite_buffer_destroy(inputs[1]);
}

/* Fails unless the output of such a run is right. Waits for it. */
static inline void check_slow(const pjrtlite_buffer *output, int32_t steps) {
    static uint32_t got[slow_size];
    CHECK_OK(pjrtlite_buffer_to_host(output, got, sizeof got));
    const uint32_t samples[] = {0, 1, 4095};
    for (size_t k = 0; k < COUNT_OF(samples); ++k) {
        uint32_t wanted = samples[k];
        for (int32_t i = 0; i < steps; ++i) wanted = 1664525U * wanted + 1013904223U;
        CHECK(got[samples[k]] == wanted);
    }
}

static inline double time_slow(const pjrtlite_client *client, const pjrtlite_executable *slow, int32_t steps) {
    pjrtlite_buffer *output;
    const double start = seconds_now();
    start_slow(client, slow, steps, &output, NULL);
    const double taken = seconds_now() - start;
    pjrtlite_buffer_destroy(output);
    return taken;
}

/* The number of steps that take about this long here. */
static inline int32_t slow_steps(const pjrtlite_client *client, const pjrtlite_executable *slow, double seconds) {
    int32_t steps = 1000;
    /* The first run is slower than others, above all under valgrind: it does not count. */
    (void)time_slow(client, slow, steps);
    double taken;
    while ((taken = time_slow(client, slow, steps)) < seconds / 2.0) steps *= 2;
    return (int32_t)(steps * seconds / taken);
}

#endif
