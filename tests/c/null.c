/* NULL for every pointer of every function: a status and a message that names the argument, never a crash. Other
   outputs stay as they are, and handles become NULL. */
#include "check.h"

#define CHECK_NULL(argument, call) CHECK_FAILS(NULL_ARGUMENT, "'" argument "'", (call))

/* Like CHECK_NULL, for a call that makes a handle. */
#define CHECK_NULL_AND_NO_HANDLE(argument, handle, plan) \
    do { \
        (handle) = (void *)&something; \
        CHECK_NULL(argument, plan); \
        CHECK((handle) == NULL); \
    } while (0)

#define F32 PJRTLITE_DTYPE_F32

/* Where a handle that must be overwritten points before. */
static int something;

static void destroy(void) {
    pjrtlite_options_destroy(NULL);
    pjrtlite_client_destroy(NULL);
    pjrtlite_executable_destroy(NULL);
    pjrtlite_bundle_destroy(NULL);
    pjrtlite_plan_destroy(NULL);
    pjrtlite_buffer_destroy(NULL);
    pjrtlite_event_destroy(NULL);
    pjrtlite_free(NULL);
    CHECK_TEXT(pjrtlite_last_error_message(), "");
    PASSED("destroy of NULL does nothing");
}

static void options(void) {
    pjrtlite_options *options;
    const int64_t list[] = {1};
    CHECK_NULL("options", pjrtlite_options_create(NULL));
    CHECK_NULL("options", pjrtlite_options_set_string(NULL, "key", "value"));
    CHECK_NULL("options", pjrtlite_options_set_int(NULL, "key", 1));
    CHECK_NULL("options", pjrtlite_options_set_float(NULL, "key", 1.0));
    CHECK_NULL("options", pjrtlite_options_set_bool(NULL, "key", true));
    CHECK_NULL("options", pjrtlite_options_set_int_list(NULL, "key", list, 1));
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_NULL("key", pjrtlite_options_set_string(options, NULL, "value"));
    CHECK_NULL("key", pjrtlite_options_set_int(options, NULL, 1));
    CHECK_NULL("key", pjrtlite_options_set_float(options, NULL, 1.0));
    CHECK_NULL("key", pjrtlite_options_set_bool(options, NULL, true));
    CHECK_NULL("key", pjrtlite_options_set_int_list(options, NULL, list, 1));
    CHECK_NULL("value", pjrtlite_options_set_string(options, "key", NULL));
    CHECK_NULL("values", pjrtlite_options_set_int_list(options, "key", NULL, 1));
    CHECK_OK(pjrtlite_options_set_int_list(options, "key", NULL, 0));
    pjrtlite_options_destroy(options);
    PASSED("options");
}

static void client(const pjrtlite_client *client) {
    pjrtlite_client *made;
    CHECK_NULL("client", pjrtlite_client_create("cpu", NULL, NULL));
    CHECK_NULL_AND_NO_HANDLE("plugin", made, pjrtlite_client_create(NULL, NULL, &made));

    const char *text = "as before";
    const char *other = "as before";
    int32_t number = 7;
    size_t count = 7;
    bool truth = true;
    int64_t a = 7;
    int64_t b = 7;
    CHECK_NULL("client", pjrtlite_client_plugin_path(NULL, &text));
    CHECK_NULL("path", pjrtlite_client_plugin_path(client, NULL));
    CHECK_NULL("client", pjrtlite_client_pjrt_version(NULL, &number, &number));
    CHECK_NULL("major", pjrtlite_client_pjrt_version(client, NULL, &number));
    CHECK_NULL("minor", pjrtlite_client_pjrt_version(client, &number, NULL));
    CHECK_NULL("client", pjrtlite_client_platform_name(NULL, &text));
    CHECK_NULL("name", pjrtlite_client_platform_name(client, NULL));
    CHECK_NULL("client", pjrtlite_client_platform_version(NULL, &text));
    CHECK_NULL("version", pjrtlite_client_platform_version(client, NULL));
    CHECK_NULL("client", pjrtlite_client_attribute_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_client_attribute_count(client, NULL));
    CHECK_NULL("client", pjrtlite_client_attribute(NULL, 0, &text, &other));
    CHECK_NULL("name", pjrtlite_client_attribute(client, 0, NULL, &other));
    CHECK_NULL("value", pjrtlite_client_attribute(client, 0, &text, NULL));
    CHECK_NULL("client", pjrtlite_client_has_extension(NULL, 4, &truth));
    CHECK_NULL("present", pjrtlite_client_has_extension(client, 4, NULL));
    CHECK_NULL("client", pjrtlite_client_device_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_client_device_count(client, NULL));
    CHECK_NULL("client", pjrtlite_client_global_device_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_client_global_device_count(client, NULL));
    CHECK_NULL("client", pjrtlite_client_process_index(NULL, &count));
    CHECK_NULL("index", pjrtlite_client_process_index(client, NULL));
    CHECK_NULL("client", pjrtlite_client_local_device(NULL, &count));
    CHECK_NULL("device", pjrtlite_client_local_device(client, NULL));
    CHECK_NULL("client", pjrtlite_client_device_id(NULL, 0, &number));
    CHECK_NULL("id", pjrtlite_client_device_id(client, 0, NULL));
    CHECK_NULL("client", pjrtlite_client_device_kind(NULL, 0, &text));
    CHECK_NULL("kind", pjrtlite_client_device_kind(client, 0, NULL));
    CHECK_NULL("client", pjrtlite_client_device_description(NULL, 0, &text));
    CHECK_NULL("description", pjrtlite_client_device_description(client, 0, NULL));
    CHECK_NULL("client", pjrtlite_client_device_memory_kind(NULL, 0, &text));
    CHECK_NULL("kind", pjrtlite_client_device_memory_kind(client, 0, NULL));
    CHECK_NULL("client", pjrtlite_client_device_memory_stats(NULL, 0, &a, &a, &a));
    CHECK_NULL("bytes_in_use", pjrtlite_client_device_memory_stats(client, 0, NULL, &a, &b));
    CHECK_NULL("peak_bytes_in_use", pjrtlite_client_device_memory_stats(client, 0, &a, NULL, &b));
    CHECK_NULL("bytes_limit", pjrtlite_client_device_memory_stats(client, 0, &a, &b, NULL));
    CHECK_TEXT(text, "as before");
    CHECK_TEXT(other, "as before");
    CHECK(number == 7 && count == 7 && truth && a == 7 && b == 7);
    PASSED("client");
}

static void process(void) {
    int32_t rank = 7;
    int32_t size = 7;
    CHECK_NULL("rank", pjrtlite_local_rank(NULL, &size));
    CHECK_NULL("size", pjrtlite_local_rank(&rank, NULL));
    CHECK(rank == 7 && size == 7);
    CHECK_NULL("message", pjrtlite_fail(PJRTLITE_STATUS_PANIC, NULL));
    /* No function is none to call. */
    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    PASSED("process");
}

static void executable(const pjrtlite_client *client, const pjrtlite_executable *hello) {
    const char module[] = "module";
    pjrtlite_executable *made;
    CHECK_NULL("executable", pjrtlite_executable_load_file(client, "file", NULL, NULL));
    CHECK_NULL_AND_NO_HANDLE("client", made, pjrtlite_executable_load_file(NULL, "file", NULL, &made));
    CHECK_NULL_AND_NO_HANDLE("path", made, pjrtlite_executable_load_file(client, NULL, NULL, &made));
    CHECK_NULL("executable", pjrtlite_executable_load_memory(client, module, 6, NULL, NULL));
    CHECK_NULL_AND_NO_HANDLE("client", made, pjrtlite_executable_load_memory(NULL, module, 6, NULL, &made));
    CHECK_NULL_AND_NO_HANDLE("data", made, pjrtlite_executable_load_memory(client, NULL, 6, NULL, &made));
    /* No bytes at all are an empty program, or no pointer: not a success in any case. */
    made = (void *)&something;
    CHECK(pjrtlite_executable_load_memory(client, NULL, 0, NULL, &made) != PJRTLITE_STATUS_OK);
    CHECK(made == NULL);

    const char *text = "as before";
    pjrtlite_dtype dtype = 7;
    const int64_t *dims = hello_dims;
    size_t count = 7;
    const void *data = hello_dims;
    CHECK_NULL("executable", pjrtlite_executable_name(NULL, &text));
    CHECK_NULL("name", pjrtlite_executable_name(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_format(NULL, &text));
    CHECK_NULL("format", pjrtlite_executable_format(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_signature(NULL, &text));
    CHECK_NULL("text", pjrtlite_executable_signature(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_autotuning(NULL, &text));
    CHECK_NULL("text", pjrtlite_executable_autotuning(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_executable_input_count(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_type(NULL, 0, &dtype, &dims, &count));
    CHECK_NULL("dtype", pjrtlite_executable_input_type(hello, 0, NULL, &dims, &count));
    CHECK_NULL("dims", pjrtlite_executable_input_type(hello, 0, &dtype, NULL, &count));
    CHECK_NULL("rank", pjrtlite_executable_input_type(hello, 0, &dtype, &dims, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_byte_size(NULL, 0, &count));
    CHECK_NULL("bytes", pjrtlite_executable_input_byte_size(hello, 0, NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_byte_size(NULL, 0, &count));
    CHECK_NULL("bytes", pjrtlite_executable_output_byte_size(hello, 0, NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_executable_output_count(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_type(NULL, 0, &dtype, &dims, &count));
    CHECK_NULL("dtype", pjrtlite_executable_output_type(hello, 0, NULL, &dims, &count));
    CHECK_NULL("dims", pjrtlite_executable_output_type(hello, 0, &dtype, NULL, &count));
    CHECK_NULL("rank", pjrtlite_executable_output_type(hello, 0, &dtype, &dims, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_name(NULL, 0, &text));
    CHECK_NULL("name", pjrtlite_executable_input_name(hello, 0, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_index(NULL, "x", &count));
    CHECK_NULL("name", pjrtlite_executable_input_index(hello, NULL, &count));
    CHECK_NULL("index", pjrtlite_executable_input_index(hello, "x", NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_name(NULL, 0, &text));
    CHECK_NULL("name", pjrtlite_executable_output_name(hello, 0, NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_index(NULL, "x", &count));
    CHECK_NULL("name", pjrtlite_executable_output_index(hello, NULL, &count));
    CHECK_NULL("index", pjrtlite_executable_output_index(hello, "x", NULL));
    CHECK_NULL("executable", pjrtlite_executable_temporary_byte_size(NULL, &count));
    CHECK_NULL("bytes", pjrtlite_executable_temporary_byte_size(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_device_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_executable_device_count(hello, NULL));
    CHECK_NULL("executable", pjrtlite_executable_device(NULL, 0, &count));
    CHECK_NULL("device", pjrtlite_executable_device(hello, 0, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_piece(NULL, 0, 0, &dims, NULL, &count));
    CHECK_NULL("dims", pjrtlite_executable_input_piece(hello, 0, 0, NULL, NULL, &count));
    CHECK_NULL("rank", pjrtlite_executable_input_piece(hello, 0, 0, &dims, NULL, NULL));
    CHECK_NULL("executable", pjrtlite_executable_input_sharding(NULL, 0, &text));
    CHECK_NULL("text", pjrtlite_executable_input_sharding(hello, 0, NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_piece(NULL, 0, 0, &dims, NULL, &count));
    CHECK_NULL("dims", pjrtlite_executable_output_piece(hello, 0, 0, NULL, NULL, &count));
    CHECK_NULL("rank", pjrtlite_executable_output_piece(hello, 0, 0, &dims, NULL, NULL));
    CHECK_NULL("executable", pjrtlite_executable_output_sharding(NULL, 0, &text));
    CHECK_NULL("text", pjrtlite_executable_output_sharding(hello, 0, NULL));
    double cost = 7.0;
    CHECK_NULL("executable", pjrtlite_executable_cost(NULL, "flops", &cost));
    CHECK_NULL("name", pjrtlite_executable_cost(hello, NULL, &cost));
    CHECK_NULL("value", pjrtlite_executable_cost(hello, "flops", NULL));
    CHECK(cost == 7.0);
    CHECK_NULL("executable", pjrtlite_executable_serialize(NULL, &data, &count));
    CHECK_NULL("data", pjrtlite_executable_serialize(hello, NULL, &count));
    CHECK_NULL("size", pjrtlite_executable_serialize(hello, &data, NULL));
    CHECK_NULL("executable", pjrtlite_executable_save(NULL, "not to be written"));
    CHECK_NULL("path", pjrtlite_executable_save(hello, NULL));
    CHECK_TEXT(text, "as before");
    CHECK(dtype == 7 && dims == hello_dims && count == 7 && data == hello_dims);
    PASSED("executable");
}

static void execute(const pjrtlite_executable *hello, const pjrtlite_buffer *buffer) {
    const pjrtlite_buffer *inputs[2] = {buffer, buffer};
    const pjrtlite_buffer *missing[2] = {buffer, NULL};
    pjrtlite_buffer *output;
    pjrtlite_event *event = (void *)&something;
    CHECK_NULL_AND_NO_HANDLE("executable", output, pjrtlite_executable_execute(NULL, inputs, 2, &output, 1, &event));
    CHECK(event == NULL);
    event = (void *)&something;
    CHECK_NULL_AND_NO_HANDLE("inputs", output, pjrtlite_executable_execute(hello, NULL, 2, &output, 1, &event));
    CHECK(event == NULL);
    event = (void *)&something;
    output = (void *)&something;
    /* The message tells which of them. */
    CHECK_FAILS(NULL_ARGUMENT, "inputs[", pjrtlite_executable_execute(hello, missing, 2, &output, 1, &event));
    CHECK(output == NULL && event == NULL);
    CHECK_SAYS("inputs[1]");
    event = (void *)&something;
    CHECK_NULL("outputs", pjrtlite_executable_execute(hello, inputs, 2, NULL, 1, &event));
    CHECK(event == NULL);
    /* Without an event, it waits. */
    CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &output, 1, NULL));
    pjrtlite_buffer_destroy(output);
    PASSED("execute");
}

static void call(const pjrtlite_executable *hello, const pjrtlite_buffer *buffer) {
    pjrtlite_plan *plan;
    CHECK_NULL("plan", pjrtlite_plan_create(hello, 0, NULL));
    CHECK_NULL_AND_NO_HANDLE("executable", plan, pjrtlite_plan_create(NULL, 0, &plan));
    plan = new_plan(hello);

    pjrtlite_dtype dtype = 7;
    const int64_t *dims = hello_dims;
    size_t rank = 7;
    CHECK_NULL("plan", pjrtlite_plan_input_type(NULL, 0, &dtype, &dims, &rank));
    CHECK_NULL("dtype", pjrtlite_plan_input_type(plan, 0, NULL, &dims, &rank));
    CHECK_NULL("dims", pjrtlite_plan_input_type(plan, 0, &dtype, NULL, &rank));
    CHECK_NULL("rank", pjrtlite_plan_input_type(plan, 0, &dtype, &dims, NULL));
    CHECK_NULL("plan", pjrtlite_plan_output_type(NULL, 0, &dtype, &dims, &rank));
    CHECK_NULL("dtype", pjrtlite_plan_output_type(plan, 0, NULL, &dims, &rank));
    CHECK_NULL("dims", pjrtlite_plan_output_type(plan, 0, &dtype, NULL, &rank));
    CHECK_NULL("rank", pjrtlite_plan_output_type(plan, 0, &dtype, &dims, NULL));
    CHECK_NULL("plan", pjrtlite_plan_input_byte_size(NULL, 0, &rank));
    CHECK_NULL("bytes", pjrtlite_plan_input_byte_size(plan, 0, NULL));
    CHECK_NULL("plan", pjrtlite_plan_output_byte_size(NULL, 0, &rank));
    CHECK_NULL("bytes", pjrtlite_plan_output_byte_size(plan, 0, NULL));
    CHECK(dtype == 7 && dims == hello_dims && rank == 7);

    float f[4] = {0}, g[4] = {0};
    pjrtlite_buffer *made;
    CHECK_NULL("plan", pjrtlite_plan_set_input(NULL, 0, hello_x, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_plan_set_input(plan, 0, NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_plan_set_input(plan, 0, hello_x, F32, NULL, 1));
    CHECK_NULL("plan", pjrtlite_plan_bind_input(NULL, 0, hello_x, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_plan_bind_input(plan, 0, NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_plan_bind_input(plan, 0, hello_x, F32, NULL, 1));
    CHECK_NULL("plan", pjrtlite_plan_set_input_buffer(NULL, 0, buffer));
    CHECK_NULL("buffer", pjrtlite_plan_set_input_buffer(plan, 0, NULL));
    CHECK_NULL("plan", pjrtlite_plan_bind_output(NULL, 0, f, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_plan_bind_output(plan, 0, NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_plan_bind_output(plan, 0, f, F32, NULL, 1));
    CHECK_NULL("plan", pjrtlite_plan_bind_inout(NULL, 0, 0, f, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_plan_bind_inout(plan, 0, 0, NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_plan_bind_inout(plan, 0, 0, f, F32, NULL, 1));
    CHECK_NULL("plan", pjrtlite_plan_bind_pair(NULL, 0, 0, f, g, F32, hello_dims, 1));
    CHECK_NULL("first", pjrtlite_plan_bind_pair(plan, 0, 0, NULL, g, F32, hello_dims, 1));
    CHECK_NULL("second", pjrtlite_plan_bind_pair(plan, 0, 0, f, NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_plan_bind_pair(plan, 0, 0, f, g, F32, NULL, 1));
    CHECK_NULL("plan", pjrtlite_plan_bind_input_device(NULL, 0, f, F32, hello_dims, 1, 0));
    CHECK_NULL("pointer", pjrtlite_plan_bind_input_device(plan, 0, NULL, F32, hello_dims, 1, 0));
    CHECK_NULL("dims", pjrtlite_plan_bind_input_device(plan, 0, f, F32, NULL, 1, 0));
    CHECK_NULL("plan", pjrtlite_plan_bind_output_device(NULL, 0, f, F32, hello_dims, 1, 0));
    CHECK_NULL("pointer", pjrtlite_plan_bind_output_device(plan, 0, NULL, F32, hello_dims, 1, 0));
    CHECK_NULL("dims", pjrtlite_plan_bind_output_device(plan, 0, f, F32, NULL, 1, 0));
    CHECK_NULL("plan", pjrtlite_plan_bind_inout_device(NULL, 0, 0, f, F32, hello_dims, 1, 0));
    CHECK_NULL("pointer", pjrtlite_plan_bind_inout_device(plan, 0, 0, NULL, F32, hello_dims, 1, 0));
    CHECK_NULL("dims", pjrtlite_plan_bind_inout_device(plan, 0, 0, f, F32, NULL, 1, 0));
    void *current = g;
    CHECK_NULL("plan", pjrtlite_plan_pair_current(NULL, 0, &current));
    CHECK_NULL("data", pjrtlite_plan_pair_current(plan, 0, NULL));
    CHECK(current == g);
    CHECK_NULL("plan", pjrtlite_plan_run(NULL));
    pjrtlite_event *event;
    CHECK_NULL_AND_NO_HANDLE("plan", event, pjrtlite_plan_start(NULL, &event));
    CHECK_NULL("event", pjrtlite_plan_start(plan, NULL));
    const char *text = "as before";
    uint64_t bytes = 7;
    CHECK_NULL("plan", pjrtlite_plan_report(NULL, 0, &text));
    CHECK_NULL("text", pjrtlite_plan_report(plan, 0, NULL));
    CHECK_NULL("plan", pjrtlite_plan_bytes_copied(NULL, &bytes));
    CHECK_NULL("bytes", pjrtlite_plan_bytes_copied(plan, NULL));
    CHECK_TEXT(text, "as before");
    CHECK(bytes == 7);
    /* None of these has set anything, or has begun a run. */
    CHECK_FAILS(NOT_BOUND, "input 0", pjrtlite_plan_run(plan));
    CHECK_HELLO_PLAN(plan);
    CHECK_NULL("plan", pjrtlite_plan_get_output(NULL, 0, f, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_plan_get_output(plan, 0, NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_plan_get_output(plan, 0, f, F32, NULL, 1));
    CHECK_NULL_AND_NO_HANDLE("plan", made, pjrtlite_plan_take_output_buffer(NULL, 0, &made));
    CHECK_NULL("buffer", pjrtlite_plan_take_output_buffer(plan, 0, NULL));
    CHECK(f[0] == 0.0F && f[3] == 0.0F && g[0] == 0.0F && g[3] == 0.0F);
    CHECK_HELLO_PLAN(plan);
    pjrtlite_plan_destroy(plan);
    PASSED("plan");
}

static pjrtlite_status arguments_of_a_call(const pjrtlite_arguments *arguments, void *user) {
    int *calls = user;
    size_t count = 7, rank = 7;
    pjrtlite_dtype dtype = 7;
    const int64_t *dims = hello_dims;
    const void *in = hello_x;
    void *out = &something, *mine = &something;
    const char *name = "as before";
    int64_t number = 7;
    double real = 7.0;
    bool truth = true;
    ++*calls;
    CHECK_NULL("arguments", pjrtlite_arguments_input_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_arguments_input_count(arguments, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_output_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_arguments_output_count(arguments, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_input(NULL, 0, &dtype, &dims, &rank, &in));
    CHECK_NULL("dtype", pjrtlite_arguments_input(arguments, 0, NULL, &dims, &rank, &in));
    CHECK_NULL("dims", pjrtlite_arguments_input(arguments, 0, &dtype, NULL, &rank, &in));
    CHECK_NULL("rank", pjrtlite_arguments_input(arguments, 0, &dtype, &dims, NULL, &in));
    CHECK_NULL("data", pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_output(NULL, 0, &dtype, &dims, &rank, &out));
    CHECK_NULL("dtype", pjrtlite_arguments_output(arguments, 0, NULL, &dims, &rank, &out));
    CHECK_NULL("dims", pjrtlite_arguments_output(arguments, 0, &dtype, NULL, &rank, &out));
    CHECK_NULL("rank", pjrtlite_arguments_output(arguments, 0, &dtype, &dims, NULL, &out));
    CHECK_NULL("data", pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_arguments_attribute_count(arguments, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_name(NULL, 0, &name));
    CHECK_NULL("name", pjrtlite_arguments_attribute_name(arguments, 0, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_int(NULL, "wide", &number));
    CHECK_NULL("name", pjrtlite_arguments_attribute_int(arguments, NULL, &number));
    CHECK_NULL("value", pjrtlite_arguments_attribute_int(arguments, "wide", NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_float(NULL, "factor", &real));
    CHECK_NULL("name", pjrtlite_arguments_attribute_float(arguments, NULL, &real));
    CHECK_NULL("value", pjrtlite_arguments_attribute_float(arguments, "factor", NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_bool(NULL, "flag", &truth));
    CHECK_NULL("name", pjrtlite_arguments_attribute_bool(arguments, NULL, &truth));
    CHECK_NULL("value", pjrtlite_arguments_attribute_bool(arguments, "flag", NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_string(NULL, "mode", &name));
    CHECK_NULL("name", pjrtlite_arguments_attribute_string(arguments, NULL, &name));
    CHECK_NULL("value", pjrtlite_arguments_attribute_string(arguments, "mode", NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_attribute_list(NULL, "table", &dtype, &count, &in));
    CHECK_NULL("name", pjrtlite_arguments_attribute_list(arguments, NULL, &dtype, &count, &in));
    CHECK_NULL("dtype", pjrtlite_arguments_attribute_list(arguments, "table", NULL, &count, &in));
    CHECK_NULL("count", pjrtlite_arguments_attribute_list(arguments, "table", &dtype, NULL, &in));
    CHECK_NULL("data", pjrtlite_arguments_attribute_list(arguments, "table", &dtype, &count, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_user_data(NULL, &mine));
    CHECK_NULL("user", pjrtlite_arguments_user_data(arguments, NULL));
    CHECK_NULL("arguments", pjrtlite_arguments_fail(NULL, "message"));
    CHECK_NULL("message", pjrtlite_arguments_fail(arguments, NULL));
    CHECK(count == 7 && rank == 7 && dtype == 7 && dims == hello_dims && in == hello_x);
    CHECK(out == &something && mine == &something && number == 7 && real == 7.0 && truth);
    CHECK_TEXT(name, "as before");
    return PJRTLITE_STATUS_OK;
}

static void functions(const pjrtlite_client *client) {
    static int calls = 0;
    float y[4];
    CHECK_NULL("name", pjrtlite_function_register(NULL, arguments_of_a_call, NULL, NULL));
    CHECK_NULL("function", pjrtlite_function_register("test_scale", NULL, NULL, NULL));
    CHECK_OK(pjrtlite_function_register("test_scale", arguments_of_a_call, &calls, NULL));
    pjrtlite_executable *executable = load(client, "functions/scale.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_NULL("plan", pjrtlite_plan_set_user_data(NULL, y));
    CHECK_OK(pjrtlite_plan_set_user_data(plan, NULL));
    CHECK_NULL("plan", pjrtlite_plan_select_piece(NULL, 0));
    CHECK_NULL("plan", pjrtlite_plan_select_whole(NULL));
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(calls == 1);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("functions");
}

/* Where there is a view, it is for nothing. */
static void released(void *user) {
    if (user != NULL) ++*(int *)user;
}

/* Gives memory that may be freed when the client is destroyed. */
static void *buffer(const pjrtlite_client *client, const pjrtlite_buffer *buffer) {
    pjrtlite_buffer *made;
    CHECK_NULL("buffer", pjrtlite_buffer_from_host(client, hello_x, F32, hello_dims, 1, 0, NULL));
    CHECK_NULL_AND_NO_HANDLE("client", made, pjrtlite_buffer_from_host(NULL, hello_x, F32, hello_dims, 1, 0, &made));
    CHECK_NULL_AND_NO_HANDLE("data", made, pjrtlite_buffer_from_host(client, NULL, F32, hello_dims, 1, 0, &made));
    CHECK_NULL_AND_NO_HANDLE("dims", made, pjrtlite_buffer_from_host(client, hello_x, F32, NULL, 1, 0, &made));
    CHECK_NULL("buffer", pjrtlite_buffer_view_host(client, hello_x, F32, hello_dims, 1, 0, NULL));
    CHECK_NULL_AND_NO_HANDLE("client", made, pjrtlite_buffer_view_host(NULL, hello_x, F32, hello_dims, 1, 0, &made));
    CHECK_NULL_AND_NO_HANDLE("data", made, pjrtlite_buffer_view_host(client, NULL, F32, hello_dims, 1, 0, &made));
    CHECK_NULL_AND_NO_HANDLE("dims", made, pjrtlite_buffer_view_host(client, hello_x, F32, NULL, 1, 0, &made));

    float *x = aligned_memory(sizeof hello_x);
    CHECK_NULL("buffer", pjrtlite_buffer_view_device(client, x, F32, hello_dims, 1, 0, 0, released, &something, NULL));
    int *const user = &something;
    CHECK_NULL_AND_NO_HANDLE("client", made,
                             pjrtlite_buffer_view_device(NULL, x, F32, hello_dims, 1, 0, 0, released, user, &made));
    CHECK_NULL_AND_NO_HANDLE("pointer", made,
                             pjrtlite_buffer_view_device(client, NULL, F32, hello_dims, 1, 0, 0, NULL, user, &made));
    CHECK_NULL_AND_NO_HANDLE("dims", made,
                             pjrtlite_buffer_view_device(client, x, F32, NULL, 1, 0, 0, released, user, &made));
    /* The function may be missing, or its pointer be anything. */
    CHECK_OK(pjrtlite_buffer_view_device(client, x, F32, hello_dims, 1, 0, 0, NULL, user, &made));
    pjrtlite_buffer_destroy(made);
    CHECK_OK(pjrtlite_buffer_view_device(client, x, F32, hello_dims, 1, 0, 0, released, NULL, &made));
    pjrtlite_buffer_destroy(made);
    CHECK(something == 0);

    pjrtlite_dtype dtype = 7;
    const int64_t *dims = hello_dims;
    size_t number = 7;
    const void *data = hello_dims;
    float f[4];
    pjrtlite_event *event;
    CHECK_NULL("buffer", pjrtlite_buffer_dtype(NULL, &dtype));
    CHECK_NULL("dtype", pjrtlite_buffer_dtype(buffer, NULL));
    CHECK_NULL("buffer", pjrtlite_buffer_dims(NULL, &dims, &number));
    CHECK_NULL("dims", pjrtlite_buffer_dims(buffer, NULL, &number));
    CHECK_NULL("rank", pjrtlite_buffer_dims(buffer, &dims, NULL));
    CHECK_NULL("buffer", pjrtlite_buffer_byte_size(NULL, &number));
    CHECK_NULL("bytes", pjrtlite_buffer_byte_size(buffer, NULL));
    CHECK_NULL("buffer", pjrtlite_buffer_device(NULL, &number));
    CHECK_NULL("device", pjrtlite_buffer_device(buffer, NULL));
    const char *kind = (const char *)hello_dims;
    CHECK_NULL("buffer", pjrtlite_buffer_memory_kind(NULL, &kind));
    CHECK_NULL("kind", pjrtlite_buffer_memory_kind(buffer, NULL));
    CHECK(kind == (const char *)hello_dims);
    CHECK_NULL_AND_NO_HANDLE("buffer", made, pjrtlite_buffer_copy_to(NULL, 0, &made));
    CHECK_NULL("copy", pjrtlite_buffer_copy_to(buffer, 0, NULL));
    CHECK_NULL_AND_NO_HANDLE("buffer", made, pjrtlite_buffer_copy_to_memory(NULL, 0, "device", &made));
    CHECK_NULL_AND_NO_HANDLE("kind", made, pjrtlite_buffer_copy_to_memory(buffer, 0, NULL, &made));
    CHECK_NULL("copy", pjrtlite_buffer_copy_to_memory(buffer, 0, "device", NULL));
    CHECK_NULL_AND_NO_HANDLE("buffer", event, pjrtlite_buffer_ready(NULL, &event));
    CHECK_NULL("event", pjrtlite_buffer_ready(buffer, NULL));
    CHECK_NULL("buffer", pjrtlite_buffer_host_pointer(NULL, &data));
    CHECK_NULL("data", pjrtlite_buffer_host_pointer(buffer, NULL));
    CHECK_NULL("buffer", pjrtlite_buffer_to_host(NULL, f, sizeof f));
    CHECK_NULL("data", pjrtlite_buffer_to_host(buffer, NULL, sizeof f));
    CHECK(dtype == 7 && dims == hello_dims && number == 7 && data == hello_dims);
    PASSED("buffer");
    return x;
}

static void callback(pjrtlite_status status, const char *message, void *user) {
    (void)message;
    CHECK_OK(status);
    CHECK(user == NULL);
}

static void event(const pjrtlite_buffer *buffer) {
    pjrtlite_event *event;
    bool ready = true;
    CHECK_OK(pjrtlite_buffer_ready(buffer, &event));
    CHECK_NULL("event", pjrtlite_event_wait(NULL));
    CHECK_NULL("event", pjrtlite_event_wait_for(NULL, 1.0));
    CHECK_NULL("event", pjrtlite_event_test(NULL, &ready));
    CHECK_NULL("ready", pjrtlite_event_test(event, NULL));
    CHECK_NULL("event", pjrtlite_event_on_ready(NULL, callback, &something));
    CHECK_NULL("callback", pjrtlite_event_on_ready(event, NULL, &something));
    CHECK(ready);
    /* The pointer for the callback may be anything. */
    CHECK_OK(pjrtlite_event_on_ready(event, callback, NULL));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    PASSED("event");
}

static void memory(void) {
    CHECK_NULL("memory", pjrtlite_alloc(8, NULL));
    PASSED("memory");
}

static void bundle(const pjrtlite_client *client) {
    const char file[] = "file";
    pjrtlite_bundle *bundle, *other;
    pjrtlite_executable *made;
    const char *text = "as before";
    pjrtlite_dtype dtype = 7;
    const int64_t *dims = hello_dims;
    size_t count = 7;
    CHECK_OK(pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &bundle));
    CHECK_NULL("bundle", pjrtlite_bundle_open(file, NULL, NULL));
    CHECK_NULL_AND_NO_HANDLE("path", other, pjrtlite_bundle_open(NULL, NULL, &other));
    CHECK_NULL("bundle", pjrtlite_bundle_open_memory(file, 4, NULL));
    CHECK_NULL_AND_NO_HANDLE("data", other, pjrtlite_bundle_open_memory(NULL, 4, &other));
    CHECK_NULL("bundle", pjrtlite_bundle_name(NULL, &text));
    CHECK_NULL("name", pjrtlite_bundle_name(bundle, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_manifest(NULL, &text));
    CHECK_NULL("json", pjrtlite_bundle_manifest(bundle, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_function_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_bundle_function_count(bundle, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_function_name(NULL, 0, &text));
    CHECK_NULL("name", pjrtlite_bundle_function_name(bundle, 0, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_function_fact(NULL, NULL, "doc", &text));
    CHECK_NULL("fact", pjrtlite_bundle_function_fact(bundle, NULL, NULL, &text));
    CHECK_NULL("text", pjrtlite_bundle_function_fact(bundle, NULL, "doc", NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_input_count(NULL, NULL, &count));
    CHECK_NULL("count", pjrtlite_bundle_input_count(bundle, NULL, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_input(NULL, NULL, 0, &text, &dtype, &dims, &count));
    CHECK_NULL("name", pjrtlite_bundle_input(bundle, NULL, 0, NULL, &dtype, &dims, &count));
    CHECK_NULL("dtype", pjrtlite_bundle_input(bundle, NULL, 0, &text, NULL, &dims, &count));
    CHECK_NULL("dims", pjrtlite_bundle_input(bundle, NULL, 0, &text, &dtype, NULL, &count));
    CHECK_NULL("rank", pjrtlite_bundle_input(bundle, NULL, 0, &text, &dtype, &dims, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_input_fact(NULL, NULL, 0, "doc", &text));
    CHECK_NULL("fact", pjrtlite_bundle_input_fact(bundle, NULL, 0, NULL, &text));
    CHECK_NULL("text", pjrtlite_bundle_input_fact(bundle, NULL, 0, "doc", NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_output_count(NULL, NULL, &count));
    CHECK_NULL("count", pjrtlite_bundle_output_count(bundle, NULL, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_output(NULL, NULL, 0, &text, &dtype, &dims, &count));
    CHECK_NULL("name", pjrtlite_bundle_output(bundle, NULL, 0, NULL, &dtype, &dims, &count));
    CHECK_NULL("dtype", pjrtlite_bundle_output(bundle, NULL, 0, &text, NULL, &dims, &count));
    CHECK_NULL("dims", pjrtlite_bundle_output(bundle, NULL, 0, &text, &dtype, NULL, &count));
    CHECK_NULL("rank", pjrtlite_bundle_output(bundle, NULL, 0, &text, &dtype, &dims, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_output_fact(NULL, NULL, 0, "doc", &text));
    CHECK_NULL("fact", pjrtlite_bundle_output_fact(bundle, NULL, 0, NULL, &text));
    CHECK_NULL("text", pjrtlite_bundle_output_fact(bundle, NULL, 0, "doc", NULL));
    CHECK_NULL("executable", pjrtlite_bundle_load(bundle, client, NULL, NULL, NULL, NULL));
    CHECK_NULL_AND_NO_HANDLE("bundle", made, pjrtlite_bundle_load(NULL, client, NULL, NULL, NULL, &made));
    CHECK_NULL_AND_NO_HANDLE("client", made, pjrtlite_bundle_load(bundle, NULL, NULL, NULL, NULL, &made));
    CHECK_NULL("bundle", pjrtlite_bundle_check(NULL, client, NULL, &text));
    CHECK_NULL("client", pjrtlite_bundle_check(bundle, NULL, NULL, &text));
    CHECK_NULL("report", pjrtlite_bundle_check(bundle, client, NULL, NULL));
    CHECK_NULL("other", pjrtlite_bundle_with_weights(bundle, file, NULL));
    CHECK_NULL_AND_NO_HANDLE("bundle", other, pjrtlite_bundle_with_weights(NULL, file, &other));
    CHECK_NULL_AND_NO_HANDLE("path", other, pjrtlite_bundle_with_weights(bundle, NULL, &other));
    CHECK_NULL("bundle", pjrtlite_bundle_weight_count(NULL, &count));
    CHECK_NULL("count", pjrtlite_bundle_weight_count(bundle, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_weight_name(NULL, 0, &text));
    CHECK_NULL("name", pjrtlite_bundle_weight_name(bundle, 0, NULL));
    CHECK_NULL("bundle", pjrtlite_bundle_weight_type(NULL, "y", &dtype, &dims, &count));
    CHECK_NULL("name", pjrtlite_bundle_weight_type(bundle, NULL, &dtype, &dims, &count));
    CHECK_NULL("dtype", pjrtlite_bundle_weight_type(bundle, "y", NULL, &dims, &count));
    CHECK_NULL("dims", pjrtlite_bundle_weight_type(bundle, "y", &dtype, NULL, &count));
    CHECK_NULL("rank", pjrtlite_bundle_weight_type(bundle, "y", &dtype, &dims, NULL));
    float y[4];
    CHECK_NULL("bundle", pjrtlite_bundle_get_weight(NULL, "y", y, F32, hello_dims, 1));
    CHECK_NULL("name", pjrtlite_bundle_get_weight(bundle, NULL, y, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_bundle_get_weight(bundle, "y", NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_bundle_get_weight(bundle, "y", y, F32, NULL, 1));
    CHECK_NULL("bundle", pjrtlite_bundle_set_weight(NULL, "y", y, F32, hello_dims, 1));
    CHECK_NULL("name", pjrtlite_bundle_set_weight(bundle, NULL, y, F32, hello_dims, 1));
    CHECK_NULL("data", pjrtlite_bundle_set_weight(bundle, "y", NULL, F32, hello_dims, 1));
    CHECK_NULL("dims", pjrtlite_bundle_set_weight(bundle, "y", y, F32, NULL, 1));
    CHECK_NULL("bundle", pjrtlite_bundle_save(NULL, file, client, NULL));
    CHECK_NULL("path", pjrtlite_bundle_save(bundle, NULL, client, NULL));
    CHECK_TEXT(text, "as before");
    CHECK(dtype == 7 && dims == hello_dims && count == 7);
    pjrtlite_bundle_destroy(bundle);
    PASSED("bundle");
}

int main(void) {
    destroy();
    memory();
    process();
    options();
    pjrtlite_client *cpu = new_client();
    pjrtlite_executable *hello = load(cpu, "hello.mlir");
    pjrtlite_buffer *x = new_buffer(cpu, hello_x, 4);
    client(cpu);
    executable(cpu, hello);
    bundle(cpu);
    call(hello, x);
    functions(cpu);
    void *viewed = buffer(cpu, x);
    event(x);
    execute(hello, x);
    pjrtlite_buffer_destroy(x);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(cpu);
    free(viewed);
    return EXIT_SUCCESS;
}
