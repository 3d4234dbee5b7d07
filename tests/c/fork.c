/* A child by fork: what was made before is the parent's, and every function says so at once; the parent goes on. An alarm
   ends what hangs. */
#include "slow.h"

#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

/* One of every kind of handle. */
struct handles {
    pjrtlite_options *options;
    pjrtlite_client *client;
    pjrtlite_bundle *bundle;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    pjrtlite_buffer *buffer;
    pjrtlite_event *event;
    /* Of a run that is not over. */
    pjrtlite_buffer *running;
    pjrtlite_event *pending;
};

static void never(pjrtlite_status status, const char *message, void *user) {
    (void)status;
    (void)message;
    (void)user;
    fail(__FILE__, __LINE__, "callback", "was called in the child");
}

static void released(void *user) {
    (void)user;
    fail(__FILE__, __LINE__, "callback", "was called in the child");
}

static pjrtlite_status not_called(const pjrtlite_arguments *arguments, void *user) {
    (void)arguments;
    released(user);
    return PJRTLITE_STATUS_OK;
}

#define REFUSED(call) CHECK_FAILS(USED_AFTER_FORK, "forked", call)

/* A test of its own compares the functions here with those of the header that take a handle. */
static void every_function_refuses(struct handles *all) {
    const pjrtlite_dtype f32 = PJRTLITE_DTYPE_F32;
    const char *text, *text2;
    const void *data;
    void *memory;
    uint64_t bytes;
    const int64_t *dims;
    int64_t n[3];
    int64_t list[1] = {1};
    size_t size, rank;
    int32_t a, b;
    bool truth;
    float f[4];
    pjrtlite_dtype dtype;
    pjrtlite_client *client;
    pjrtlite_bundle *bundle;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    pjrtlite_buffer *buffer;
    pjrtlite_event *event;
    const pjrtlite_buffer *const inputs[2] = {all->buffer, all->buffer};

    REFUSED(pjrtlite_options_set_string(all->options, "a", "b"));
    REFUSED(pjrtlite_options_set_int(all->options, "a", 1));
    REFUSED(pjrtlite_options_set_float(all->options, "a", 1.0));
    REFUSED(pjrtlite_options_set_bool(all->options, "a", true));
    REFUSED(pjrtlite_options_set_int_list(all->options, "a", list, 1));

    REFUSED(pjrtlite_function_register("test_refused", not_called, NULL, all->options));
    REFUSED(pjrtlite_client_create("cpu", all->options, &client));
    REFUSED(pjrtlite_client_create("cpu", NULL, &client));
    /* No other plugin hides that. */
    REFUSED(pjrtlite_client_create("cpu,none", NULL, &client));
    REFUSED(pjrtlite_client_create("none,cpu", NULL, &client));
    CHECK(client == NULL);
    REFUSED(pjrtlite_client_plugin_path(all->client, &text));
    REFUSED(pjrtlite_client_pjrt_version(all->client, &a, &b));
    REFUSED(pjrtlite_client_platform_name(all->client, &text));
    REFUSED(pjrtlite_client_platform_version(all->client, &text));
    REFUSED(pjrtlite_client_attribute_count(all->client, &size));
    REFUSED(pjrtlite_client_attribute(all->client, 0, &text, &text2));
    REFUSED(pjrtlite_client_has_extension(all->client, 4, &truth));
    REFUSED(pjrtlite_client_device_count(all->client, &size));
    REFUSED(pjrtlite_client_global_device_count(all->client, &size));
    REFUSED(pjrtlite_client_process_index(all->client, &size));
    REFUSED(pjrtlite_client_local_device(all->client, &size));
    REFUSED(pjrtlite_client_device_id(all->client, 0, &a));
    REFUSED(pjrtlite_client_device_kind(all->client, 0, &text));
    REFUSED(pjrtlite_client_device_description(all->client, 0, &text));
    REFUSED(pjrtlite_client_device_memory_kind(all->client, 0, &text));
    REFUSED(pjrtlite_client_device_memory_stats(all->client, 0, &n[0], &n[1], &n[2]));

    REFUSED(pjrtlite_bundle_open(program("bundles/hello.pjrt"), all->options, &bundle));
    REFUSED(pjrtlite_bundle_name(all->bundle, &text));
    REFUSED(pjrtlite_bundle_manifest(all->bundle, &text));
    REFUSED(pjrtlite_bundle_function_count(all->bundle, &size));
    REFUSED(pjrtlite_bundle_function_name(all->bundle, 0, &text));
    REFUSED(pjrtlite_bundle_function_fact(all->bundle, NULL, "doc", &text));
    REFUSED(pjrtlite_bundle_input_count(all->bundle, NULL, &size));
    REFUSED(pjrtlite_bundle_input(all->bundle, NULL, 0, &text, &dtype, &dims, &rank));
    REFUSED(pjrtlite_bundle_input_fact(all->bundle, NULL, 0, "doc", &text));
    REFUSED(pjrtlite_bundle_output_count(all->bundle, NULL, &size));
    REFUSED(pjrtlite_bundle_output(all->bundle, NULL, 0, &text, &dtype, &dims, &rank));
    REFUSED(pjrtlite_bundle_output_fact(all->bundle, NULL, 0, "doc", &text));
    REFUSED(pjrtlite_bundle_load(all->bundle, all->client, NULL, NULL, NULL, &executable));
    REFUSED(pjrtlite_bundle_check(all->bundle, all->client, NULL, &text));
    REFUSED(pjrtlite_bundle_with_weights(all->bundle, "not to be read", &bundle));
    REFUSED(pjrtlite_bundle_weight_count(all->bundle, &size));
    REFUSED(pjrtlite_bundle_weight_name(all->bundle, 0, &text));
    REFUSED(pjrtlite_bundle_weight_type(all->bundle, "y", &dtype, &dims, &rank));
    REFUSED(pjrtlite_bundle_get_weight(all->bundle, "y", NULL, 0, NULL, 0));
    REFUSED(pjrtlite_bundle_set_weight(all->bundle, "y", NULL, 0, NULL, 0));
    REFUSED(pjrtlite_bundle_save(all->bundle, "not to be written", NULL, NULL));

    REFUSED(pjrtlite_executable_load_file(all->client, program("hello.mlir"), NULL, &executable));
    REFUSED(pjrtlite_executable_load_memory(all->client, slow_text, strlen(slow_text), NULL, &executable));
    REFUSED(pjrtlite_executable_name(all->executable, &text));
    REFUSED(pjrtlite_executable_format(all->executable, &text));
    REFUSED(pjrtlite_executable_signature(all->executable, &text));
    REFUSED(pjrtlite_executable_autotuning(all->executable, &text));
    REFUSED(pjrtlite_executable_input_count(all->executable, &size));
    REFUSED(pjrtlite_executable_input_type(all->executable, 0, &dtype, &dims, &rank));
    REFUSED(pjrtlite_executable_input_byte_size(all->executable, 0, &size));
    REFUSED(pjrtlite_executable_output_byte_size(all->executable, 0, &size));
    REFUSED(pjrtlite_executable_output_count(all->executable, &size));
    REFUSED(pjrtlite_executable_output_type(all->executable, 0, &dtype, &dims, &rank));
    REFUSED(pjrtlite_executable_input_name(all->executable, 0, &text));
    REFUSED(pjrtlite_executable_input_index(all->executable, "x", &size));
    REFUSED(pjrtlite_executable_output_name(all->executable, 0, &text));
    REFUSED(pjrtlite_executable_output_index(all->executable, "x", &size));
    REFUSED(pjrtlite_executable_device_count(all->executable, &size));
    REFUSED(pjrtlite_executable_device(all->executable, 0, &size));
    REFUSED(pjrtlite_executable_input_piece(all->executable, 0, 0, &dims, NULL, &rank));
    REFUSED(pjrtlite_executable_input_sharding(all->executable, 0, &text));
    REFUSED(pjrtlite_executable_output_piece(all->executable, 0, 0, &dims, NULL, &rank));
    REFUSED(pjrtlite_executable_output_sharding(all->executable, 0, &text));
    REFUSED(pjrtlite_executable_temporary_byte_size(all->executable, &size));
    REFUSED(pjrtlite_executable_cost(all->executable, "flops", &(double){0.0}));
    REFUSED(pjrtlite_executable_serialize(all->executable, &data, &size));
    REFUSED(pjrtlite_executable_save(all->executable, "not to be written"));
    REFUSED(pjrtlite_executable_execute(all->executable, inputs, 2, &buffer, 1, &event));

    REFUSED(pjrtlite_plan_create(all->executable, 0, &plan));
    REFUSED(pjrtlite_plan_input_type(all->plan, 0, &dtype, &dims, &rank));
    REFUSED(pjrtlite_plan_output_type(all->plan, 0, &dtype, &dims, &rank));
    REFUSED(pjrtlite_plan_input_byte_size(all->plan, 0, &size));
    REFUSED(pjrtlite_plan_output_byte_size(all->plan, 0, &size));
    REFUSED(pjrtlite_plan_set_input(all->plan, 0, hello_x, f32, hello_dims, 1));
    REFUSED(pjrtlite_plan_bind_input(all->plan, 0, hello_x, f32, hello_dims, 1));
    REFUSED(pjrtlite_plan_set_input_buffer(all->plan, 0, all->buffer));
    REFUSED(pjrtlite_plan_set_user_data(all->plan, NULL));
    REFUSED(pjrtlite_plan_select_piece(all->plan, 0));
    REFUSED(pjrtlite_plan_select_whole(all->plan));
    REFUSED(pjrtlite_plan_bind_output(all->plan, 0, f, f32, hello_dims, 1));
    REFUSED(pjrtlite_plan_get_output(all->plan, 0, f, f32, hello_dims, 1));
    REFUSED(pjrtlite_plan_take_output_buffer(all->plan, 0, &buffer));
    REFUSED(pjrtlite_plan_run(all->plan));
    REFUSED(pjrtlite_plan_start(all->plan, &event));
    REFUSED(pjrtlite_plan_bind_inout(all->plan, 0, 0, f, f32, hello_dims, 1));
    REFUSED(pjrtlite_plan_bind_pair(all->plan, 0, 0, f, f, f32, hello_dims, 1));
    REFUSED(pjrtlite_plan_pair_current(all->plan, 0, &memory));
    REFUSED(pjrtlite_plan_bind_input_device(all->plan, 0, f, f32, hello_dims, 1, 0));
    REFUSED(pjrtlite_plan_bind_output_device(all->plan, 0, f, f32, hello_dims, 1, 0));
    REFUSED(pjrtlite_plan_bind_inout_device(all->plan, 0, 0, f, f32, hello_dims, 1, 0));
    REFUSED(pjrtlite_plan_report(all->plan, 0, &text));
    REFUSED(pjrtlite_plan_bytes_copied(all->plan, &bytes));

    REFUSED(pjrtlite_buffer_from_host(all->client, hello_x, f32, hello_dims, 1, 0, &buffer));
    REFUSED(pjrtlite_buffer_view_host(all->client, hello_x, f32, hello_dims, 1, 0, &buffer));
    REFUSED(pjrtlite_buffer_view_device(all->client, f, f32, hello_dims, 1, 0, 0, released, NULL, &buffer));
    REFUSED(pjrtlite_buffer_dtype(all->buffer, &dtype));
    REFUSED(pjrtlite_buffer_dims(all->buffer, &dims, &rank));
    REFUSED(pjrtlite_buffer_byte_size(all->buffer, &size));
    REFUSED(pjrtlite_buffer_device(all->buffer, &size));
    REFUSED(pjrtlite_buffer_memory_kind(all->buffer, &text));
    REFUSED(pjrtlite_buffer_copy_to(all->running, 0, &buffer));
    REFUSED(pjrtlite_buffer_copy_to_memory(all->buffer, 0, "device", &buffer));
    REFUSED(pjrtlite_buffer_ready(all->running, &event));
    REFUSED(pjrtlite_buffer_host_pointer(all->running, &data));
    REFUSED(pjrtlite_buffer_to_host(all->running, f, sizeof f));

    pjrtlite_event *events[] = {all->event, all->pending};
    for (size_t i = 0; i < COUNT_OF(events); ++i) {
        REFUSED(pjrtlite_event_wait(events[i]));
        REFUSED(pjrtlite_event_wait_for(events[i], 1000.0));
        REFUSED(pjrtlite_event_test(events[i], &truth));
        REFUSED(pjrtlite_event_on_ready(events[i], never, NULL));
    }
}

static void destroy_all(struct handles *all) {
    pjrtlite_event_destroy(all->pending);
    pjrtlite_event_destroy(all->event);
    pjrtlite_buffer_destroy(all->running);
    pjrtlite_buffer_destroy(all->buffer);
    pjrtlite_plan_destroy(all->plan);
    pjrtlite_executable_destroy(all->executable);
    pjrtlite_bundle_destroy(all->bundle);
    pjrtlite_client_destroy(all->client);
    pjrtlite_options_destroy(all->options);
}

static const unsigned patience = 60;

/* Starts a child with an alarm. */
static pid_t start_child(void) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) alarm(patience);
    return child;
}

static void check_child(pid_t child) {
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        printf("the child ended with status %x\n", (unsigned)status);
        fail(__FILE__, __LINE__, "child", "did not end well");
    }
}

static void run_hello(const pjrtlite_client *client) {
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
}

/* A plugin that is open, but has made no client, has no threads: the child can make one. */
static void before_the_first_client(void) {
    pjrtlite_client *client;
    CHECK(setenv("XLA_FLAGS", "--xla_no_such_flag", 1) == 0);
    CHECK_FAILS(INVALID_VALUE, "xla_no_such_flag", pjrtlite_client_create("cpu", NULL, &client));
    CHECK(unsetenv("XLA_FLAGS") == 0);
    const pid_t child = start_child();
    if (child == 0) {
        client = new_client();
        run_hello(client);
        pjrtlite_client_destroy(client);
        exit(EXIT_SUCCESS);
    }
    check_child(child);
    PASSED("a child makes the first client");
}

static void every_handle(void) {
    struct handles all;
    CHECK_OK(pjrtlite_options_create(&all.options));
    CHECK_OK(pjrtlite_options_set_int(all.options, "cpu_device_count", 2));
    CHECK_OK(pjrtlite_client_create("cpu", all.options, &all.client));
    all.executable = load(all.client, "hello.mlir");
    CHECK_OK(pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &all.bundle));
    all.plan = new_plan(all.executable);
    CHECK_OK(pjrtlite_plan_set_input(all.plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(all.plan, 1, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(all.plan));
    all.buffer = new_buffer(all.client, hello_x, 4);
    CHECK_OK(pjrtlite_buffer_ready(all.buffer, &all.event));
    pjrtlite_executable *slow = load_slow(all.client);
    const int32_t steps = slow_steps(all.client, slow, 0.2);
    start_slow(all.client, slow, steps, &all.running, &all.pending);

    const pid_t child = start_child();
    if (child == 0) {
        /* A handle of the child's own is no handle of the parent's. */
        pjrtlite_options *own;
        CHECK_OK(pjrtlite_options_create(&own));
        CHECK_OK(pjrtlite_options_set_int(own, "a", 1));
        every_function_refuses(&all);
        const pid_t grandchild = start_child();
        if (grandchild == 0) {
            REFUSED(pjrtlite_options_set_int(own, "a", 1));
            REFUSED(pjrtlite_plan_run(all.plan));
            destroy_all(&all);
            pjrtlite_options_destroy(own);
            exit(EXIT_SUCCESS);
        }
        check_child(grandchild);
        pjrtlite_options_destroy(own);
        destroy_all(&all);
        pjrtlite_executable_destroy(slow);
        exit(EXIT_SUCCESS);
    }
    const pid_t idle = start_child();
    if (idle == 0) exit(EXIT_SUCCESS);
    check_child(child);
    check_child(idle);
    PASSED("every function of every handle refuses in the child, which destroys them and exits");

    /* Other ways to start a program are no forks, or end in exec. */
    CHECK(system("true") == 0);
    char *const arguments[] = {(char[]){"true"}, NULL};
    pid_t spawned;
    CHECK(posix_spawnp(&spawned, "true", NULL, NULL, arguments, environ) == 0);
    check_child(spawned);
    FILE *pipe = popen("echo 1", "r");
    CHECK(pipe != NULL && fgetc(pipe) == '1');
    CHECK(pclose(pipe) == 0);

    /* The parent has lost nothing. */
    check_slow(all.running, steps);
    CHECK_OK(pjrtlite_event_wait(all.pending));
    CHECK_HELLO_PLAN(all.plan);
    run_hello(all.client);
    destroy_all(&all);
    pjrtlite_executable_destroy(slow);
    PASSED("the parent goes on");
}

static pjrtlite_status function(const pjrtlite_arguments *arguments, void *user) {
    int *calls = user;
    const char *text;
    const void *data;
    void *memory;
    const int64_t *dims;
    int64_t number;
    double real;
    size_t size, rank;
    bool truth;
    pjrtlite_dtype dtype;
    const pid_t child = start_child();
    if (child == 0) {
        REFUSED(pjrtlite_arguments_input_count(arguments, &size));
        REFUSED(pjrtlite_arguments_output_count(arguments, &size));
        REFUSED(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &data));
        REFUSED(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &memory));
        REFUSED(pjrtlite_arguments_attribute_count(arguments, &size));
        REFUSED(pjrtlite_arguments_attribute_name(arguments, 0, &text));
        REFUSED(pjrtlite_arguments_attribute_int(arguments, "a", &number));
        REFUSED(pjrtlite_arguments_attribute_float(arguments, "a", &real));
        REFUSED(pjrtlite_arguments_attribute_bool(arguments, "a", &truth));
        REFUSED(pjrtlite_arguments_attribute_string(arguments, "a", &text));
        REFUSED(pjrtlite_arguments_attribute_list(arguments, "a", &dtype, &size, &data));
        REFUSED(pjrtlite_arguments_user_data(arguments, &memory));
        REFUSED(pjrtlite_arguments_fail(arguments, "no"));
        _exit(EXIT_SUCCESS);
    }
    check_child(child);
    ++*calls;
    return PJRTLITE_STATUS_OK;
}

/* The child is one of a thread inside the plugin. */
static void inside_a_function(void) {
    static int calls = 0;
    pjrtlite_client *client = new_client();
    CHECK_OK(pjrtlite_function_register("test_nothing", function, &calls, NULL));
    pjrtlite_executable *executable = load(client, "functions/nothing.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(calls == 1);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    PASSED("a child inside a function of the host");
}

/* The plugin's threads do not all end with its client. */
static void after_the_last_client(void) {
    const pid_t child = start_child();
    if (child == 0) {
        pjrtlite_client *client;
        REFUSED(pjrtlite_client_create("cpu", NULL, &client));
        CHECK_SAYS("exec");
        exit(EXIT_SUCCESS);
    }
    check_child(child);
    pjrtlite_client *client = new_client();
    run_hello(client);
    pjrtlite_client_destroy(client);
    PASSED("a child makes no client where the parent had one");
}

int main(void) {
    alarm(4 * patience);
    before_the_first_client();
    every_handle();
    inside_a_function();
    after_the_last_client();
    return EXIT_SUCCESS;
}
