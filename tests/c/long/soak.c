/* The same again and again: runs, clients, loads. After a warm-up, the process must use as many threads and files as
   before, and no more memory.

   PJRTLITE_SOAK_RUNS, PJRTLITE_SOAK_CLIENTS, PJRTLITE_SOAK_LOADS   how often; see main */
#include "long.h"

#define F32 PJRTLITE_DTYPE_F32

/* What memory may grow by after the warm-up, in MiB. It was 0.1 at full length, on four plugins; but what the allocator
   keeps depends on how the plugin's threads take turns. At full length this is 8 bytes a run, a fifth of the smallest
   object, and far less than a client or a program; leaks that are smaller or rarer are for valgrind and
   AddressSanitizer. */
static const double slack = 8.0;

static struct subject subject;
static pjrtlite_client *client;
static pjrtlite_executable *hello;
static pjrtlite_plan *plan;
static float *memory;

static void run(uint64_t number) {
    float *x = memory, *y = x + 16, *f = x + 32;
    for (int i = 0; i < 4; ++i) x[i] = (float)(number % 100000) + 0.25F * (float)i;
    if (number % 10 == 0) {
        pjrtlite_buffer *inputs[2] = {new_buffer(client, x, 4), new_buffer(client, y, 4)};
        pjrtlite_buffer *output;
        pjrtlite_event *event;
        CHECK_OK(pjrtlite_executable_execute(hello, (const pjrtlite_buffer *const *)inputs, 2, &output, 1, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        CHECK_OK(pjrtlite_buffer_to_host(output, f, 4 * sizeof *f));
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
        pjrtlite_buffer_destroy(inputs[0]);
        pjrtlite_buffer_destroy(inputs[1]);
    } else if (number % 10 == 1) {
        pjrtlite_event *event;
        CHECK_OK(pjrtlite_plan_start(plan, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
    } else {
        CHECK_OK(pjrtlite_plan_run(plan));
    }
    for (int i = 0; i < 4; ++i) CHECK(f[i] == 2.0F * x[i] + y[i]);
}

/* Runs, and what goes wrong: a message is kept for each thread. */
static void run_or_fail(uint64_t number) {
    if (number % 100 == 99) {
        CHECK_FAILS(INDEX_OUT_OF_RANGE, "",
                    pjrtlite_plan_set_input(plan, 7, memory, F32, hello_dims, 1));
    }
    run(number);
}

static void make_client(uint64_t number) {
    pjrtlite_client *own;
    float got[4];
    CHECK_OK(create_client(&subject, number % 2 == 0, &own));
    pjrtlite_buffer *buffer = new_buffer(own, hello_x, 4);
    CHECK_OK(pjrtlite_buffer_to_host(buffer, got, sizeof got));
    CHECK_ARRAY(got, hello_x);
    pjrtlite_buffer_destroy(buffer);
    pjrtlite_client_destroy(own);
}

static void load_program(uint64_t number) {
    const void *data;
    size_t size;
    (void)number;
    pjrtlite_executable *compiled = load(client, "hello.mlir");
    pjrtlite_executable *loaded;
    CHECK_HELLO(compiled);
    CHECK_OK(pjrtlite_executable_serialize(compiled, &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &loaded));
    pjrtlite_executable_destroy(compiled);
    CHECK_HELLO(loaded);
    pjrtlite_executable_destroy(loaded);
}

/* Threads and files end, and are closed, a moment after whoever used them is told. */
static struct use settled(struct use wanted) {
    struct use use;
    const double patience = seconds_now() + 10.0;
    do {
        if (subject.is_test) subject.control.settle();
        use = use_now();
    } while ((use.threads > wanted.threads || use.files > wanted.files) && seconds_now() < patience);
    return use;
}

static void repeat(const char *what, void (*body)(uint64_t), const char *variable, uint64_t otherwise) {
    const uint64_t times = number_from_environment(variable, otherwise);
    const uint64_t warm_up = times / 5 + 1;
    const struct use anything = {0, INT32_MAX, INT32_MAX};
    struct use before = {0, 0, 0};
    for (uint64_t i = 0; i < times + warm_up; ++i) {
        if (i == warm_up) before = settled(anything);
        body(i);
    }
    const struct use after = settled(before);
    printf("%9llu %s: resident memory %.1f to %.1f MiB, threads %ld to %ld, open files %ld to %ld\n",
           (unsigned long long)times, what, before.mebibytes, after.mebibytes, before.threads, after.threads,
           before.files, after.files);
    fflush(stdout);
    CHECK(after.threads <= before.threads);
    CHECK(after.files <= before.files);
    CHECK(after.mebibytes <= before.mebibytes + slack);
}

int main(void) {
    subject = find_subject();
    memory = aligned_memory(64 * sizeof *memory);
    for (int i = 0; i < 64; ++i) memory[i] = (float)i;
    CHECK_OK(create_client(&subject, true, &client));
    hello = load(client, "hello.mlir");
    plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, memory, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, memory + 16, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, memory + 32, F32, hello_dims, 1));

    repeat("runs", run_or_fail, "PJRTLITE_SOAK_RUNS", 100000);
    repeat("loads", load_program, "PJRTLITE_SOAK_LOADS", 50);
    repeat("clients", make_client, "PJRTLITE_SOAK_CLIENTS", 200);

    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    free(memory);
    if (subject.is_test) CHECK_TEXT(subject.control.leaks(), "");
    return EXIT_SUCCESS;
}
