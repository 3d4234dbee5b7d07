/* Every function of the C interface, and every call of the plugin that it makes, with an error there: each error is
   told, nothing leaks, and what was made before works on. The table of operations has a row for each function of the
   header (the test header.matches-faults checks that), and more where there are several ways through one. */
#include "check.h"

#include "test_plugin.h"

#include <sys/wait.h>

#define F32 PJRTLITE_DTYPE_F32

enum { max_reached = 40, codes = 16 };

static struct test_plugin plugin;

/* What is being tried, for whoever reads a failure. */
static char context[512];

static void tell_context(void) {
    if (context[0] != '\0') printf("  in the case: %s\n", context);
}

/* ---- What an operation works on ---- */

struct state {
    pjrtlite_options *options;
    pjrtlite_client *client;
    pjrtlite_bundle *bundle;
    pjrtlite_executable *program;
    pjrtlite_plan *plan;
    pjrtlite_buffer *x;
    pjrtlite_buffer *y;
    pjrtlite_event *event;
    struct bytes bytes;
    void *device;
    void *memory;
    float in[8];
    float out[8];
    pjrtlite_status heard;
    char heard_text[128];
    int times_heard;
    /* What it makes. */
    pjrtlite_options *made_options;
    pjrtlite_client *made_client;
    pjrtlite_bundle *made_bundle;
    pjrtlite_executable *made_program;
    pjrtlite_plan *made_plan;
    pjrtlite_buffer *made_buffer;
    pjrtlite_event *made_event;
};

/* What an output argument points to before a call that must set it. */
static char nothing;
#define UNSET (void *)&nothing

static const int64_t dims_4[1] = {4};
static const int64_t dims_8[1] = {8};
static const int64_t dims_2_3[2] = {2, 3};
static const float counting[8] = {0.5F, 1.5F, 2.5F, 3.5F, 4.5F, 5.5F, 6.5F, 7.5F};
static const float counted[8] = {1.5F, 2.5F, 3.5F, 4.5F, 5.5F, 6.5F, 7.5F, 8.5F};
/* destination.mlir: 2a + b, of counting and counting. */
static const float tripled[8] = {1.5F, 4.5F, 7.5F, 10.5F, 13.5F, 16.5F, 19.5F, 22.5F};
/* layout_output.mlir of counting: 2a + 1 and a + 10. */
static const float first_result[6] = {2.0F, 4.0F, 6.0F, 8.0F, 10.0F, 12.0F};
static const float second_result[6] = {10.5F, 11.5F, 12.5F, 13.5F, 14.5F, 15.5F};

static void drop_made(struct state *s) {
    pjrtlite_event_destroy(s->made_event);
    pjrtlite_buffer_destroy(s->made_buffer);
    pjrtlite_plan_destroy(s->made_plan);
    pjrtlite_executable_destroy(s->made_program);
    pjrtlite_bundle_destroy(s->made_bundle);
    pjrtlite_client_destroy(s->made_client);
    pjrtlite_options_destroy(s->made_options);
    s->made_event = NULL;
    s->made_buffer = NULL;
    s->made_plan = NULL;
    s->made_program = NULL;
    s->made_bundle = NULL;
    s->made_client = NULL;
    s->made_options = NULL;
}

static void end(struct state *s) {
    drop_made(s);
    pjrtlite_event_destroy(s->event);
    pjrtlite_buffer_destroy(s->x);
    pjrtlite_buffer_destroy(s->y);
    pjrtlite_plan_destroy(s->plan);
    pjrtlite_executable_destroy(s->program);
    pjrtlite_bundle_destroy(s->bundle);
    pjrtlite_client_destroy(s->client);
    pjrtlite_options_destroy(s->options);
    pjrtlite_free(s->memory);
    free(s->bytes.data);
    if (s->device != NULL) {
        plugin.settle();
        plugin.device_free(s->device);
    }
}

static void check_nothing_made(const struct state *s) {
    CHECK(s->made_event == NULL && s->made_buffer == NULL && s->made_plan == NULL);
    CHECK(s->made_program == NULL && s->made_client == NULL && s->made_options == NULL && s->made_bundle == NULL);
}

/* Values are these; or, if they could not be had, those that were there. */
static void check_values(const float *got, const float *wanted, size_t count, pjrtlite_status status) {
    for (size_t i = 0; i < count; ++i) {
        CHECK(got[i] == wanted[i] || (status != PJRTLITE_STATUS_OK && got[i] == -1.0F));
    }
}

/* Values, if they can be had; others than these end the test. */
static pjrtlite_status read_values(const pjrtlite_buffer *buffer, const float *wanted, size_t count) {
    /* If the wait for a transfer fails, the transfer goes on. */
    static float got[8];
    plugin.settle();
    for (size_t i = 0; i < 8; ++i) got[i] = -1.0F;
    const pjrtlite_status status = pjrtlite_buffer_to_host(buffer, got, count * sizeof got[0]);
    check_values(got, wanted, count, status);
    return status;
}

/* ---- Preparations ---- */

static void with_nothing(struct state *s) { (void)s; }

static void with_client(struct state *s) { CHECK_OK(pjrtlite_client_create("test", NULL, &s->client)); }

static void with_program(struct state *s, const char *name) {
    with_client(s);
    s->program = load(s->client, name);
}

static void with_plan(struct state *s, const char *name) {
    with_program(s, name);
    s->plan = new_plan(s->program);
}

static void with_hello(struct state *s) { with_program(s, "hello.mlir"); }
static void with_hello_plan(struct state *s) { with_plan(s, "hello.mlir"); }
static void with_donated_plan(struct state *s) { with_plan(s, "donated.mlir"); }
static void with_destination_plan(struct state *s) { with_plan(s, "destination.mlir"); }

static void with_options(struct state *s) {
    CHECK_OK(pjrtlite_options_create(&s->options));
}

static void with_client_options(struct state *s) {
    with_options(s);
    CHECK_OK(pjrtlite_options_set_int(s->options, "device_count", 3));
    CHECK_OK(pjrtlite_options_set_bool(s->options, "preallocate", true));
}

static void with_bundle(struct state *s) {
    with_client(s);
    CHECK_OK(pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &s->bundle));
}

/* Its weights are on the device already. */
static void with_loaded_bundle(struct state *s) {
    with_bundle(s);
    CHECK_OK(pjrtlite_bundle_load(s->bundle, s->client, "hello", NULL, NULL, &s->program));
}

static void with_bundle_in_memory(struct state *s) {
    s->bytes = read_file(program("bundles/hello.pjrt"));
    CHECK(s->bytes.data != NULL);
}

static void with_hello_text(struct state *s) {
    with_client(s);
    s->bytes = read_file(program("hello.mlir"));
    CHECK(s->bytes.data != NULL);
}

static void with_hello_for_second_device(struct state *s) {
    with_hello_text(s);
    with_options(s);
    CHECK_OK(pjrtlite_options_set_int(s->options, "pjrtlite.device", 1));
}

static void with_hello_for_any_device(struct state *s) {
    with_hello_text(s);
    with_options(s);
    CHECK_OK(pjrtlite_options_set_bool(s->options, "pjrtlite.any_device", true));
}

static void with_hello_anywhere(struct state *s) {
    with_hello_for_any_device(s);
    CHECK_OK(pjrtlite_executable_load_file(s->client, program("hello.mlir"), s->options, &s->program));
}

static void with_serialized_hello(struct state *s) {
    with_client(s);
    pjrtlite_executable *hello = load(s->client, "hello.mlir");
    const void *data;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &s->bytes.size));
    s->bytes.data = malloc(s->bytes.size);
    CHECK(s->bytes.data != NULL);
    memcpy(s->bytes.data, data, s->bytes.size);
    pjrtlite_executable_destroy(hello);
}

/* The plugin's own bytes: a field of a protobuf, with a mark and the text. */
static void with_bare_hello(struct state *s) {
    static const char mark[] = "test plugin executable 1\n";
    with_hello_text(s);
    const size_t size = strlen(mark) + s->bytes.size;
    CHECK(size < 1U << 14);
    unsigned char *bare = malloc(3 + size);
    CHECK(bare != NULL);
    bare[0] = 0x0a;
    bare[1] = (unsigned char)(0x80U | (size & 0x7fU));
    bare[2] = (unsigned char)(size >> 7U);
    memcpy(bare + 3, mark, strlen(mark));
    memcpy(bare + 3 + strlen(mark), s->bytes.data, s->bytes.size);
    free(s->bytes.data);
    s->bytes.data = bare;
    s->bytes.size = 3 + size;
}

static void with_buffers(struct state *s) {
    s->x = new_buffer(s->client, hello_x, 4);
    s->y = new_buffer(s->client, hello_y, 4);
    plugin.settle();
}

static void with_hello_and_buffers(struct state *s) {
    with_hello(s);
    with_buffers(s);
}

static void with_donated_and_buffers(struct state *s) {
    with_program(s, "donated.mlir");
    s->x = new_buffer(s->client, counting, 8);
    s->y = new_buffer(s->client, counting, 8);
    plugin.settle();
}

static void with_hello_anywhere_and_buffers(struct state *s) {
    with_hello_anywhere(s);
    with_buffers(s);
}

static void with_buffer(struct state *s) {
    with_client(s);
    with_buffers(s);
}

static void with_result_in_columns(struct state *s) {
    with_plan(s, "layout_output.mlir");
    CHECK_OK(pjrtlite_plan_set_input(s->plan, 0, counting, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_run(s->plan));
    CHECK_OK(pjrtlite_plan_take_output_buffer(s->plan, 0, &s->x));
}

static void with_result(struct state *s) {
    with_hello_plan(s);
    CHECK_HELLO_PLAN(s->plan);
}

static void with_inputs_set(struct state *s) {
    with_hello_plan(s);
    CHECK_OK(pjrtlite_plan_set_input(s->plan, 0, hello_x, F32, dims_4, 1));
    CHECK_OK(pjrtlite_plan_set_input(s->plan, 1, hello_y, F32, dims_4, 1));
    plugin.settle();
}

static void with_arrays_bound(struct state *s) {
    with_hello_plan(s);
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 0, hello_x, F32, dims_4, 1));
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 1, hello_y, F32, dims_4, 1));
    CHECK_OK(pjrtlite_plan_bind_output(s->plan, 0, s->out, F32, dims_4, 1));
}

static void with_inout_bound(struct state *s) {
    with_donated_plan(s);
    CHECK_OK(pjrtlite_plan_bind_inout(s->plan, 0, 0, s->in, F32, dims_8, 1));
}

static void with_pair_bound(struct state *s) {
    with_donated_plan(s);
    CHECK_OK(pjrtlite_plan_bind_pair(s->plan, 0, 0, s->in, s->out, F32, dims_8, 1));
}

static void with_destination_bound(struct state *s) {
    with_destination_plan(s);
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 0, counting, F32, dims_8, 1));
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 1, counting, F32, dims_8, 1));
    CHECK_OK(pjrtlite_plan_bind_output(s->plan, 0, s->out, F32, dims_8, 1));
}

static void with_matrices_bound(struct state *s) {
    with_plan(s, "layout_output.mlir");
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 0, counting, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(s->plan, 0, s->in, F32, dims_2_3, 2));
    CHECK_OK(pjrtlite_plan_bind_output(s->plan, 1, s->out, F32, dims_2_3, 2));
}

static void with_matrix_buffer(struct state *s) {
    with_plan(s, "layout_output.mlir");
    CHECK_OK(pjrtlite_buffer_from_host(s->client, counting, F32, dims_2_3, 2, 0, &s->x));
    plugin.settle();
}

static void with_device_memory(struct state *s) {
    s->device = plugin.device_alloc(0, sizeof counting);
    CHECK(s->device != NULL);
    plugin.device_write(s->device, counting, sizeof counting);
}

static void with_client_and_device_memory(struct state *s) {
    with_client(s);
    with_device_memory(s);
}

static void with_donated_call_and_device_memory(struct state *s) {
    with_donated_plan(s);
    with_device_memory(s);
}

static void with_device_input(struct state *s) {
    with_donated_call_and_device_memory(s);
    CHECK_OK(pjrtlite_plan_bind_input_device(s->plan, 0, s->device, F32, dims_8, 1, 77));
    CHECK_OK(pjrtlite_plan_bind_output(s->plan, 0, s->out, F32, dims_8, 1));
}

static void with_device_inout(struct state *s) {
    with_donated_call_and_device_memory(s);
    CHECK_OK(pjrtlite_plan_bind_inout_device(s->plan, 0, 0, s->device, F32, dims_8, 1, 0));
}

static void with_device_inout_on_stream(struct state *s) {
    with_donated_call_and_device_memory(s);
    CHECK_OK(pjrtlite_plan_bind_inout_device(s->plan, 0, 0, s->device, F32, dims_8, 1, 77));
}

static void with_device_output(struct state *s) {
    with_destination_plan(s);
    with_device_memory(s);
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 0, counting, F32, dims_8, 1));
    CHECK_OK(pjrtlite_plan_bind_input(s->plan, 1, counting, F32, dims_8, 1));
    CHECK_OK(pjrtlite_plan_bind_output_device(s->plan, 0, s->device, F32, dims_8, 1, 0));
}

static void with_device_output_that_ran(struct state *s) {
    with_device_output(s);
    CHECK_OK(pjrtlite_plan_run(s->plan));
}

static void with_arrays_that_ran(struct state *s) {
    with_arrays_bound(s);
    CHECK_OK(pjrtlite_plan_run(s->plan));
}

static void with_run_started(struct state *s) {
    with_arrays_bound(s);
    CHECK_OK(pjrtlite_plan_start(s->plan, &s->event));
}

static void with_event_of_buffer(struct state *s) {
    with_buffer(s);
    CHECK_OK(pjrtlite_buffer_ready(s->x, &s->event));
}

/* The event of work that goes on as soon as it may. */
static void with_pending_event(struct state *s) {
    with_client(s);
    set_test_plugin(&plugin, "hold");
    s->x = new_buffer(s->client, hello_x, 4);
    CHECK_OK(pjrtlite_buffer_ready(s->x, &s->event));
}

static void with_own_event(struct state *s) {
    with_run_started(s);
    plugin.settle();
}

/* A run that goes on for a while: what it meets then can be told to nobody any more. */
static void with_slow_run(struct state *s) {
    with_arrays_bound(s);
    set_test_plugin(&plugin, "delay=3");
    CHECK_OK(pjrtlite_plan_start(s->plan, &s->event));
}

/* ---- Operations, in the header's order ---- */

#define DO(name) static pjrtlite_status do_##name(struct state *s)
#define USE(name) static pjrtlite_status use_##name(struct state *s)
#define OK PJRTLITE_STATUS_OK

USE(nothing) {
    (void)s;
    return OK;
}

USE(values_of_made_buffer) { return read_values(s->made_buffer, hello_x, 4); }

static pjrtlite_status run_hello(const pjrtlite_client *client, const pjrtlite_executable *given, size_t device) {
    pjrtlite_executable *loaded = NULL;
    pjrtlite_plan *plan = NULL;
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    if (given == NULL) loaded = load(client, "hello.mlir");
    pjrtlite_status status = pjrtlite_plan_create(given == NULL ? loaded : given, device, &plan);
    if (status == OK) status = pjrtlite_plan_set_input(plan, 0, hello_x, F32, dims_4, 1);
    if (status == OK) status = pjrtlite_plan_set_input(plan, 1, hello_y, F32, dims_4, 1);
    if (status == OK) status = pjrtlite_plan_run(plan);
    if (status == OK) status = pjrtlite_plan_get_output(plan, 0, f, F32, dims_4, 1);
    if (status == OK) CHECK_ARRAY(f, hello_f);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(loaded);
    return status;
}

static pjrtlite_status try_hello_plan(pjrtlite_plan *plan) {
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    pjrtlite_status status = pjrtlite_plan_run(plan);
    if (status == OK) status = pjrtlite_plan_get_output(plan, 0, f, F32, dims_4, 1);
    if (status == OK) CHECK_ARRAY(f, hello_f);
    return status;
}

DO(version) { (void)s; CHECK(pjrtlite_version() != NULL); return OK; }
DO(last_error_message) { (void)s; CHECK(pjrtlite_last_error_message() != NULL); return OK; }
DO(fail) { (void)s; return pjrtlite_fail(PJRTLITE_STATUS_IN_USE, "no"); }
DO(status_name) { (void)s; CHECK_TEXT(pjrtlite_status_name(OK), "OK"); return OK; }
DO(dtype_name) { (void)s; CHECK_TEXT(pjrtlite_dtype_name(F32), "f32"); return OK; }
DO(dtype_byte_size) { (void)s; CHECK(pjrtlite_dtype_byte_size(F32) == 4); return OK; }
DO(options_create) {
    drop_made(s);
    return pjrtlite_options_create(&s->made_options);
}
DO(options_destroy) { pjrtlite_options_destroy(s->options); s->options = NULL; return OK; }
DO(options_set_string) { return pjrtlite_options_set_string(s->options, "a", "b"); }
DO(options_set_int) { return pjrtlite_options_set_int(s->options, "a", 1); }
DO(options_set_float) { return pjrtlite_options_set_float(s->options, "a", 1.0); }
DO(options_set_bool) { return pjrtlite_options_set_bool(s->options, "a", true); }
DO(options_set_int_list) { return pjrtlite_options_set_int_list(s->options, "a", dims_2_3, 2); }

DO(client_create) {
    s->made_client = UNSET;
    return pjrtlite_client_create("test", s->options, &s->made_client);
}
USE(made_client) {
    size_t count = 0;
    int32_t id = -1;
    const char *text = NULL;
    CHECK_OK(pjrtlite_client_device_count(s->made_client, &count));
    CHECK(count == (s->options == NULL ? 2 : 3));
    CHECK_OK(pjrtlite_client_device_id(s->made_client, 1, &id));
    CHECK(id == 1);
    CHECK_OK(pjrtlite_client_device_kind(s->made_client, 1, &text));
    CHECK_TEXT(text, "Test Accelerator");
    CHECK_OK(pjrtlite_client_platform_name(s->made_client, &text));
    CHECK_TEXT(text, "test");
    return run_hello(s->made_client, NULL, 0);
}
DO(client_destroy) { pjrtlite_client_destroy(s->client); s->client = NULL; return OK; }
DO(client_plugin_path) { const char *text; return pjrtlite_client_plugin_path(s->client, &text); }
DO(client_pjrt_version) { int32_t a, b; return pjrtlite_client_pjrt_version(s->client, &a, &b); }
DO(client_platform_name) { const char *text; return pjrtlite_client_platform_name(s->client, &text); }
DO(client_platform_version) { const char *text; return pjrtlite_client_platform_version(s->client, &text); }
DO(client_attribute_count) { size_t count; return pjrtlite_client_attribute_count(s->client, &count); }
DO(client_attribute) {
    const char *name, *value;
    return pjrtlite_client_attribute(s->client, 0, &name, &value);
}
DO(client_has_extension) { bool has; return pjrtlite_client_has_extension(s->client, 4, &has); }
DO(client_global_device_count) { size_t count; return pjrtlite_client_global_device_count(s->client, &count); }
DO(client_process_index) { size_t index; return pjrtlite_client_process_index(s->client, &index); }
DO(client_device_count) { size_t count; return pjrtlite_client_device_count(s->client, &count); }
DO(client_device_id) { int32_t id; return pjrtlite_client_device_id(s->client, 0, &id); }
DO(client_device_kind) { const char *text; return pjrtlite_client_device_kind(s->client, 0, &text); }
DO(client_device_description) { const char *text; return pjrtlite_client_device_description(s->client, 0, &text); }
DO(client_device_memory_kind) { const char *text; return pjrtlite_client_device_memory_kind(s->client, 0, &text); }
DO(client_local_device) { size_t device; return pjrtlite_client_local_device(s->client, &device); }
DO(client_device_memory_stats) {
    int64_t in_use = -1, peak = -1, limit = -1;
    const pjrtlite_status status = pjrtlite_client_device_memory_stats(s->client, 0, &in_use, &peak, &limit);
    if (status == OK) CHECK(in_use == 0 && peak >= 0 && limit == 1 << 30);
    return status;
}

/* The same of a bundle, which has y. */
static pjrtlite_status run_bundled(const pjrtlite_executable *given) {
    pjrtlite_plan *plan = NULL;
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    pjrtlite_status status = pjrtlite_plan_create(given, 0, &plan);
    if (status == OK) status = pjrtlite_plan_set_input(plan, 0, hello_x, F32, dims_4, 1);
    if (status == OK) status = pjrtlite_plan_run(plan);
    if (status == OK) status = pjrtlite_plan_get_output(plan, 0, f, F32, dims_4, 1);
    if (status == OK) CHECK_ARRAY(f, hello_f);
    pjrtlite_plan_destroy(plan);
    return status;
}

DO(bundle_open) { s->made_bundle = UNSET; return pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &s->made_bundle); }
DO(bundle_open_memory) { s->made_bundle = UNSET; return pjrtlite_bundle_open_memory(s->bytes.data, s->bytes.size, &s->made_bundle); }
DO(bundle_destroy) { pjrtlite_bundle_destroy(s->bundle); s->bundle = NULL; return OK; }
DO(bundle_name) { const char *text; return pjrtlite_bundle_name(s->bundle, &text); }
DO(bundle_manifest) { const char *text; return pjrtlite_bundle_manifest(s->bundle, &text); }
DO(bundle_function_count) { size_t count; return pjrtlite_bundle_function_count(s->bundle, &count); }
DO(bundle_function_name) { const char *text; return pjrtlite_bundle_function_name(s->bundle, 0, &text); }
DO(bundle_function_fact) { const char *text; return pjrtlite_bundle_function_fact(s->bundle, NULL, "doc", &text); }
DO(bundle_input_count) { size_t count; return pjrtlite_bundle_input_count(s->bundle, NULL, &count); }
DO(bundle_input) { const char *text; pjrtlite_dtype dtype; const int64_t *dims; size_t rank;
    return pjrtlite_bundle_input(s->bundle, NULL, 0, &text, &dtype, &dims, &rank); }
DO(bundle_input_fact) { const char *text; return pjrtlite_bundle_input_fact(s->bundle, NULL, 0, "unit", &text); }
DO(bundle_output_count) { size_t count; return pjrtlite_bundle_output_count(s->bundle, NULL, &count); }
DO(bundle_output) { const char *text; pjrtlite_dtype dtype; const int64_t *dims; size_t rank;
    return pjrtlite_bundle_output(s->bundle, NULL, 0, &text, &dtype, &dims, &rank); }
DO(bundle_output_fact) { const char *text; return pjrtlite_bundle_output_fact(s->bundle, NULL, 0, "unit", &text); }
DO(bundle_load) {
    s->made_program = UNSET;
    return pjrtlite_bundle_load(s->bundle, s->client, "hello", "", NULL, &s->made_program);
}
USE(bundled_program) { return run_bundled(s->made_program); }
DO(bundle_check) { const char *text; return pjrtlite_bundle_check(s->bundle, s->client, NULL, &text); }
DO(bundle_with_weights) {
    /* The last eight bytes of y are 7.7 and 8.8. */
    static const char tensors[] = "\x3d\0\0\0\0\0\0\0{\"y\":{\"dtype\":\"F32\",\"shape\":[4],\"data_offsets\":[0,16]}}      "
                                  "\0\0\xb0\x40\x33\x33\xd3\x40\x66\x66\xf6\x40\xcd\xcc\x0c\x41";
    const char *path = temporary_file(tensors, sizeof tensors - 1);
    s->made_bundle = UNSET;
    const pjrtlite_status status = pjrtlite_bundle_with_weights(s->bundle, path, &s->made_bundle);
    remove(path);
    return status;
}
DO(bundle_weight_count) { size_t count; return pjrtlite_bundle_weight_count(s->bundle, &count); }
DO(bundle_weight_name) { const char *text; return pjrtlite_bundle_weight_name(s->bundle, 0, &text); }
DO(bundle_weight_type) { pjrtlite_dtype dtype; const int64_t *dims; size_t rank;
    return pjrtlite_bundle_weight_type(s->bundle, "y", &dtype, &dims, &rank); }
DO(bundle_get_weight) { float y[4]; return pjrtlite_bundle_get_weight(s->bundle, "y", y, F32, hello_dims, 1); }
DO(bundle_set_weight) { const float y[] = {1, 2, 3, 4};
    return pjrtlite_bundle_set_weight(s->bundle, "y", y, F32, hello_dims, 1); }
DO(bundle_save) {
    /* With another weight the function is run, for the values that it is checked by. */
    const float y[] = {1, 2, 3, 4};
    CHECK_OK(pjrtlite_bundle_set_weight(s->bundle, "y", y, F32, hello_dims, 1));
    const char *path = temporary_file("", 0);
    const pjrtlite_status status = pjrtlite_bundle_save(s->bundle, path, s->client, NULL);
    remove(path);
    return status;
}
DO(executable_load_file) {
    s->made_program = UNSET;
    return pjrtlite_executable_load_file(s->client, program("hello.mlir"), NULL, &s->made_program);
}
DO(executable_load_memory) {
    s->made_program = UNSET;
    return pjrtlite_executable_load_memory(s->client, s->bytes.data, s->bytes.size, s->options, &s->made_program);
}
USE(made_program) { return run_hello(s->client, s->made_program, s->options == NULL ? 0 : 1); }
DO(executable_destroy) { pjrtlite_executable_destroy(s->program); s->program = NULL; return OK; }
DO(executable_name) { const char *text; return pjrtlite_executable_name(s->program, &text); }
DO(executable_format) { const char *text; return pjrtlite_executable_format(s->program, &text); }
DO(executable_autotuning) { const char *text; return pjrtlite_executable_autotuning(s->program, &text); }
DO(executable_input_name) { const char *text; return pjrtlite_executable_input_name(s->program, 0, &text); }
DO(executable_output_name) { const char *text; return pjrtlite_executable_output_name(s->program, 0, &text); }
DO(executable_input_index) { size_t index; return pjrtlite_executable_input_index(s->program, "x", &index); }
DO(executable_output_index) { size_t index; return pjrtlite_executable_output_index(s->program, "f", &index); }
DO(executable_signature) {
    const char *text;
    const pjrtlite_status status = pjrtlite_executable_signature(s->program, &text);
    if (status == OK) CHECK_TEXT(text, "f32[4], f32[4] -> f32[4]");
    return status;
}
DO(executable_input_count) {
    size_t count = 9;
    const pjrtlite_status status = pjrtlite_executable_input_count(s->program, &count);
    if (status == OK) CHECK(count == 2);
    return status;
}
DO(executable_output_count) {
    size_t count = 9;
    const pjrtlite_status status = pjrtlite_executable_output_count(s->program, &count);
    if (status == OK) CHECK(count == 1);
    return status;
}
DO(executable_input_size) {
    size_t bytes = 9;
    const pjrtlite_status status = pjrtlite_executable_input_byte_size(s->program, 1, &bytes);
    if (status == OK) CHECK(bytes == sizeof hello_y);
    return status;
}
DO(executable_output_size) {
    size_t bytes = 9;
    const pjrtlite_status status = pjrtlite_executable_output_byte_size(s->program, 0, &bytes);
    if (status == OK) CHECK(bytes == sizeof hello_f);
    return status;
}
DO(executable_input) {
    pjrtlite_dtype dtype = 0;
    const int64_t *dims = NULL;
    size_t rank = 9;
    const pjrtlite_status status = pjrtlite_executable_input_type(s->program, 1, &dtype, &dims, &rank);
    if (status == OK) CHECK(dtype == F32 && rank == 1 && dims[0] == 4);
    return status;
}
DO(executable_output) {
    pjrtlite_dtype dtype = 0;
    const int64_t *dims = NULL;
    size_t rank = 9;
    const pjrtlite_status status = pjrtlite_executable_output_type(s->program, 0, &dtype, &dims, &rank);
    if (status == OK) CHECK(dtype == F32 && rank == 1 && dims[0] == 4);
    return status;
}
DO(executable_device_count) { size_t count; return pjrtlite_executable_device_count(s->program, &count); }
DO(executable_device) { size_t device; return pjrtlite_executable_device(s->program, 0, &device); }
DO(executable_input_piece) {
    const int64_t *dims, *start;
    size_t rank;
    return pjrtlite_executable_input_piece(s->program, 0, 0, &dims, &start, &rank);
}
DO(executable_input_sharding) { const char *text; return pjrtlite_executable_input_sharding(s->program, 0, &text); }
DO(executable_output_piece) {
    const int64_t *dims, *start;
    size_t rank;
    return pjrtlite_executable_output_piece(s->program, 0, 0, &dims, &start, &rank);
}
DO(executable_output_sharding) { const char *text; return pjrtlite_executable_output_sharding(s->program, 0, &text); }
DO(executable_temporary_size) {
    size_t bytes = 9;
    const pjrtlite_status status = pjrtlite_executable_temporary_byte_size(s->program, &bytes);
    CHECK(bytes == (status == OK ? 0 : 9));
    return status;
}
DO(executable_cost) {
    double cost = 9.0;
    const pjrtlite_status status = pjrtlite_executable_cost(s->program, "flops", &cost);
    CHECK(cost == (status == OK ? 1.0 : 9.0));
    return status;
}
DO(executable_serialize) {
    const void *data = NULL;
    size_t size = 0;
    const pjrtlite_status status = pjrtlite_executable_serialize(s->program, &data, &size);
    CHECK((data != NULL) == (status == OK));
    return status;
}
static char saved_as[4096];
static void remove_saved(void) {
    if (saved_as[0] != '\0') CHECK(remove(saved_as) == 0);
    saved_as[0] = '\0';
}
DO(executable_save) {
    remove_saved();
    snprintf(saved_as, sizeof saved_as, "%s", temporary_file("as before", 9));
    const pjrtlite_status status = pjrtlite_executable_save(s->program, saved_as);
    if (status != OK) {
        char text[10] = "";
        FILE *file = fopen(saved_as, "rb");
        CHECK(file != NULL && fread(text, 1, sizeof text, file) == 9 && memcmp(text, "as before", 9) == 0);
        fclose(file);
        remove_saved();
    }
    return status;
}
USE(saved) {
    CHECK_OK(pjrtlite_executable_load_file(s->client, saved_as, NULL, &s->made_program));
    remove_saved();
    return run_hello(s->client, s->made_program, 0);
}
USE(serialized) {
    const void *data = NULL;
    size_t size = 0;
    CHECK_OK(pjrtlite_executable_serialize(s->program, &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(s->client, data, size, NULL, &s->made_program));
    return run_hello(s->client, s->made_program, 0);
}
DO(executable_execute) {
    const pjrtlite_buffer *inputs[2] = {s->x, s->y};
    s->made_buffer = UNSET;
    s->made_event = UNSET;
    return pjrtlite_executable_execute(s->program, inputs, 2, &s->made_buffer, 1, &s->made_event);
}
DO(executable_execute_to_end) {
    const pjrtlite_buffer *inputs[2] = {s->x, s->y};
    s->made_buffer = UNSET;
    return pjrtlite_executable_execute(s->program, inputs, 2, &s->made_buffer, 1, NULL);
}
USE(execution) {
    const pjrtlite_status outcome = s->made_event == NULL ? OK : pjrtlite_event_wait(s->made_event);
    const pjrtlite_status status = read_values(s->made_buffer, hello_f, 4);
    CHECK(s->made_event == NULL || status == outcome);
    if (status == OK) {
        CHECK_OK(read_values(s->x, hello_x, 4));
        CHECK_OK(read_values(s->y, hello_y, 4));
    }
    return status;
}
/* The input may be used up, so there is another for the next time. */
DO(executable_execute_donated) {
    pjrtlite_buffer *x = s->x;
    const pjrtlite_buffer *inputs[1] = {x};
    s->x = s->y;
    s->y = x;
    s->made_buffer = UNSET;
    s->made_event = UNSET;
    return pjrtlite_executable_execute(s->program, inputs, 1, &s->made_buffer, 1, &s->made_event);
}
USE(donated_execution) {
    const pjrtlite_status outcome = pjrtlite_event_wait(s->made_event);
    const pjrtlite_status status = read_values(s->made_buffer, counted, 8);
    CHECK(status == outcome);
    return status;
}

DO(plan_create) {
    s->made_plan = UNSET;
    /* One for any device is made for the second. */
    return pjrtlite_plan_create(s->program, s->options == NULL ? 0 : 1, &s->made_plan);
}
USE(made_plan) {
    pjrtlite_status status = pjrtlite_plan_set_input(s->made_plan, 0, hello_x, F32, dims_4, 1);
    if (status == OK) status = pjrtlite_plan_set_input(s->made_plan, 1, hello_y, F32, dims_4, 1);
    return status == OK ? try_hello_plan(s->made_plan) : status;
}
DO(plan_destroy) { pjrtlite_plan_destroy(s->plan); s->plan = NULL; return OK; }
DO(plan_input) {
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    return pjrtlite_plan_input_type(s->plan, 0, &dtype, &dims, &rank);
}
DO(plan_output) {
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    return pjrtlite_plan_output_type(s->plan, 0, &dtype, &dims, &rank);
}
DO(plan_input_size) {
    size_t bytes = 9;
    const pjrtlite_status status = pjrtlite_plan_input_byte_size(s->plan, 0, &bytes);
    if (status == OK) CHECK(bytes == sizeof hello_x);
    return status;
}
DO(plan_output_size) {
    size_t bytes = 9;
    const pjrtlite_status status = pjrtlite_plan_output_byte_size(s->plan, 0, &bytes);
    if (status == OK) CHECK(bytes == sizeof hello_f);
    return status;
}
DO(plan_set_input) { return pjrtlite_plan_set_input(s->plan, 1, hello_y, F32, dims_4, 1); }
DO(plan_set_both_inputs) {
    const pjrtlite_status status = pjrtlite_plan_set_input(s->plan, 0, hello_x, F32, dims_4, 1);
    return status == OK ? pjrtlite_plan_set_input(s->plan, 1, hello_y, F32, dims_4, 1) : status;
}
USE(plan) { return try_hello_plan(s->plan); }
DO(plan_bind_input) { return pjrtlite_plan_bind_input(s->plan, 1, hello_y, F32, dims_4, 1); }
DO(plan_set_input_buffer) { return pjrtlite_plan_set_input_buffer(s->plan, 0, s->x); }
USE(plan_with_matrix) {
    float f[6] = {0};
    pjrtlite_status status = pjrtlite_plan_run(s->plan);
    if (status == OK) status = pjrtlite_plan_get_output(s->plan, 0, f, F32, dims_2_3, 2);
    if (status == OK) CHECK_ARRAY(f, first_result);
    return status;
}
DO(plan_bind_output) { return pjrtlite_plan_bind_output(s->plan, 0, s->out, F32, dims_4, 1); }
DO(plan_bind_output_anew) { return pjrtlite_plan_bind_output(s->plan, 0, s->out, F32, dims_8, 1); }
DO(plan_bind_inout) { return pjrtlite_plan_bind_inout(s->plan, 0, 0, s->in, F32, dims_8, 1); }
DO(plan_bind_pair) { return pjrtlite_plan_bind_pair(s->plan, 0, 0, s->in, s->out, F32, dims_8, 1); }
DO(plan_pair_current) {
    void *current = NULL;
    const pjrtlite_status status = pjrtlite_plan_pair_current(s->plan, 0, &current);
    CHECK(current == (void *)s->in);
    return status;
}
DO(plan_bind_input_device) {
    return pjrtlite_plan_bind_input_device(s->plan, 0, s->device, F32, dims_8, 1, 0);
}
DO(plan_bind_output_device) {
    return pjrtlite_plan_bind_output_device(s->plan, 0, s->device, F32, dims_8, 1, 0);
}
DO(plan_bind_inout_device) {
    return pjrtlite_plan_bind_inout_device(s->plan, 0, 0, s->device, F32, dims_8, 1, 0);
}
/* Whatever is bound: x + 1, from and to where it is. */
USE(donated_run) {
    float f[8] = {0};
    pjrtlite_status status = pjrtlite_plan_run(s->plan);
    if (status == OK) status = pjrtlite_plan_get_output(s->plan, 0, f, F32, dims_8, 1);
    if (status == OK) CHECK_ARRAY(f, counted);
    return status;
}
USE(device_run) {
    float f[8] = {0};
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    if (status == OK) {
        plugin.device_read(f, s->device, sizeof f);
        CHECK_ARRAY(f, counted);
    }
    return status;
}
DO(plan_get_output) {
    for (int i = 0; i < 4; ++i) s->in[i] = -1.0F;
    const pjrtlite_status status = pjrtlite_plan_get_output(s->plan, 0, s->in, F32, dims_4, 1);
    check_values(s->in, hello_f, 4, status);
    return status;
}
DO(plan_take_output_buffer) {
    s->made_buffer = UNSET;
    return pjrtlite_plan_take_output_buffer(s->plan, 0, &s->made_buffer);
}
USE(result_buffer) { return read_values(s->made_buffer, hello_f, 4); }

/* Fills what runs read and write. Nothing there is 0, so that a zero is not taken for a result. */
static void fill(struct state *s) {
    plugin.settle();
    for (int i = 0; i < 8; ++i) {
        s->in[i] = counting[i];
        s->out[i] = -1.0F;
    }
    if (s->device != NULL) plugin.device_write(s->device, counting, sizeof counting);
}
static void check_out(const struct state *s, const float *wanted, size_t count, pjrtlite_status status) {
    check_values(s->out, wanted, count, status);
}
DO(plan_run) {
    fill(s);
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    check_out(s, hello_f, 4, status);
    return status;
}
/* The result stays with the plugin. */
DO(plan_run_kept) { return pjrtlite_plan_run(s->plan); }
USE(kept) { return do_plan_get_output(s); }
DO(plan_run_inout) {
    fill(s);
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    for (int i = 0; i < 8; ++i) CHECK(s->in[i] == counted[i] || (status != OK && s->in[i] == counting[i]));
    return status;
}
DO(plan_run_pair) {
    fill(s);
    void *current = NULL;
    CHECK_OK(pjrtlite_plan_pair_current(s->plan, 0, &current));
    float *from = current;
    float *to = from == s->in ? s->out : s->in;
    memcpy(from, counting, sizeof counting);
    for (int i = 0; i < 8; ++i) to[i] = -1.0F;
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    void *after = NULL;
    CHECK_OK(pjrtlite_plan_pair_current(s->plan, 0, &after));
    CHECK(after == (void *)(status == OK ? to : from));
    for (int i = 0; i < 8; ++i) {
        CHECK(from[i] == counting[i]);
        CHECK(to[i] == counted[i] || (status != OK && to[i] == -1.0F));
    }
    return status;
}
DO(plan_run_destination) {
    fill(s);
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    check_out(s, tripled, 8, status);
    return status;
}
DO(plan_run_matrices) {
    fill(s);
    for (int i = 0; i < 6; ++i) s->in[i] = -1.0F;
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    check_out(s, second_result, 6, status);
    for (int i = 0; i < 6; ++i) CHECK(s->in[i] == first_result[i] || (status != OK && s->in[i] == -1.0F));
    return status;
}
DO(plan_run_from_device) {
    fill(s);
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    check_out(s, counted, 8, status);
    return status;
}
static pjrtlite_status run_to_device(struct state *s, const float *wanted) {
    float f[8] = {0};
    fill(s);
    const pjrtlite_status status = pjrtlite_plan_run(s->plan);
    if (status == OK) {
        plugin.device_read(f, s->device, sizeof f);
        check_bytes(__FILE__, __LINE__, "device memory", f, wanted, sizeof f);
    }
    return status;
}
DO(plan_run_device_inout) { return run_to_device(s, counted); }
DO(plan_run_device_output) { return run_to_device(s, tripled); }

DO(plan_start) {
    fill(s);
    s->made_event = UNSET;
    return pjrtlite_plan_start(s->plan, &s->made_event);
}
DO(plan_start_to_end) {
    const pjrtlite_status status = do_plan_start(s);
    if (status != OK) return status;
    const pjrtlite_status outcome = pjrtlite_event_wait(s->made_event);
    pjrtlite_event_destroy(s->made_event);
    s->made_event = NULL;
    return outcome;
}
static pjrtlite_status land(struct state *s) {
    pjrtlite_status status;
    while ((status = pjrtlite_event_wait_for(s->made_event, 10.0)) == PJRTLITE_STATUS_TIMED_OUT) continue;
    if (status != OK) {
        float f[8];
        const pjrtlite_status outcome = pjrtlite_event_wait(s->made_event);
        CHECK(outcome == status);
        /* The message of the failure is the one that is left behind. */
        char message[512];
        snprintf(message, sizeof message, "%s", pjrtlite_last_error_message());
        CHECK(pjrtlite_plan_get_output(s->plan, 0, f, F32, dims_4, 1) != OK);
        CHECK(pjrtlite_event_wait(s->made_event) == status);
        CHECK_SAYS(message);
    }
    return status;
}
USE(started) {
    const pjrtlite_status status = land(s);
    check_out(s, hello_f, 4, status);
    return status;
}
USE(arrays_written) {
    check_out(s, hello_f, 4, OK);
    return OK;
}
USE(matrices_written) {
    check_out(s, second_result, 6, OK);
    for (int i = 0; i < 6; ++i) CHECK(s->in[i] == first_result[i]);
    return OK;
}
USE(started_kept) {
    const pjrtlite_status status = land(s);
    return status == OK ? do_plan_get_output(s) : status;
}
USE(started_matrices) {
    float f[8];
    const pjrtlite_status status = land(s);
    check_out(s, second_result, 6, status);
    if (status == OK) {
        CHECK_OK(pjrtlite_plan_get_output(s->plan, 0, f, F32, dims_2_3, 2));
        check_bytes(__FILE__, __LINE__, "first result", f, first_result, sizeof first_result);
    }
    return status;
}
USE(started_to_device) {
    float f[8] = {0};
    const pjrtlite_status status = land(s);
    if (status == OK) {
        plugin.device_read(f, s->device, sizeof f);
        CHECK_ARRAY(f, counted);
    }
    return status;
}
DO(plan_report) {
    const char *text = NULL;
    const pjrtlite_status status = pjrtlite_plan_report(s->plan, 0, &text);
    CHECK(strstr(text, "a run copies 48 bytes") != NULL);
    const bool is_known = strstr(text, "\na run takes 0 bytes of temporary memory\n") != NULL;
    CHECK(is_known || strstr(text, "\na run takes temporary memory, unknown: ") != NULL);
    return status;
}
DO(plan_bytes_copied) {
    uint64_t bytes = 0;
    const pjrtlite_status status = pjrtlite_plan_bytes_copied(s->plan, &bytes);
    CHECK(bytes == 48);
    return status;
}

DO(buffer_from_host) {
    s->made_buffer = UNSET;
    return pjrtlite_buffer_from_host(s->client, hello_x, F32, dims_4, 1, 0, &s->made_buffer);
}
/* A device of other memory has no views of the host's. */
DO(buffer_view_host) {
    if (s->memory == NULL) CHECK_OK(pjrtlite_alloc(sizeof counting, &s->memory));
    memcpy(s->memory, counting, sizeof counting);
    s->made_buffer = UNSET;
    return pjrtlite_buffer_view_host(s->client, s->memory, F32, dims_8, 1, 0, &s->made_buffer);
}
static void count(void *user) { ++*(int *)user; }
DO(buffer_view_device) {
    s->times_heard = 0;
    s->made_buffer = UNSET;
    const pjrtlite_status status = pjrtlite_buffer_view_device(s->client, s->device, F32, dims_8, 1, 0, 77, count,
                                                               &s->times_heard, &s->made_buffer);
    CHECK(s->times_heard == 0);
    return status;
}
USE(device_view) {
    const pjrtlite_status status = read_values(s->made_buffer, counting, 8);
    pjrtlite_buffer_destroy(s->made_buffer);
    s->made_buffer = NULL;
    plugin.settle();
    CHECK(s->times_heard == 1);
    return status;
}
DO(buffer_destroy) { pjrtlite_buffer_destroy(s->x); s->x = NULL; return OK; }
DO(buffer_dtype) { pjrtlite_dtype dtype; return pjrtlite_buffer_dtype(s->x, &dtype); }
DO(buffer_dims) { const int64_t *dims; size_t rank; return pjrtlite_buffer_dims(s->x, &dims, &rank); }
DO(buffer_size) { size_t size; return pjrtlite_buffer_byte_size(s->x, &size); }
DO(buffer_device) { size_t device; return pjrtlite_buffer_device(s->x, &device); }
DO(buffer_memory_kind) {
    const char *kind;
    const pjrtlite_status status = pjrtlite_buffer_memory_kind(s->x, &kind);
    if (status == OK) CHECK_TEXT(kind, "device");
    return status;
}
DO(buffer_copy_here) {
    s->made_buffer = UNSET;
    return pjrtlite_buffer_copy_to(s->x, 0, &s->made_buffer);
}
DO(buffer_copy_to) {
    s->made_buffer = UNSET;
    return pjrtlite_buffer_copy_to(s->x, 1, &s->made_buffer);
}
DO(buffer_copy_to_memory) {
    s->made_buffer = UNSET;
    return pjrtlite_buffer_copy_to_memory(s->x, 1, "pinned_host", &s->made_buffer);
}
USE(copy) { return read_values(s->made_buffer, hello_x, 4); }
DO(buffer_ready) {
    s->made_event = UNSET;
    return pjrtlite_buffer_ready(s->x, &s->made_event);
}
USE(made_event) { return pjrtlite_event_wait(s->made_event); }
DO(buffer_host_pointer) { const void *data; return pjrtlite_buffer_host_pointer(s->x, &data); }
USE(buffer) { return read_values(s->x, hello_x, 4); }
DO(buffer_to_host) { return read_values(s->x, hello_x, 4); }
DO(buffer_to_host_in_rows) { return read_values(s->x, first_result, 6); }

DO(alloc) {
    pjrtlite_free(s->memory);
    return pjrtlite_alloc(100, &s->memory);
}
DO(free) {
    CHECK_OK(pjrtlite_alloc(100, &s->memory));
    pjrtlite_free(s->memory);
    s->memory = NULL;
    return OK;
}

DO(event_wait) { return pjrtlite_event_wait(s->event); }
DO(event_wait_for) { return pjrtlite_event_wait_for(s->event, 100.0); }
DO(event_wait_for_less) { return pjrtlite_event_wait_for(s->event, 0.001); }
DO(event_test) { bool ready; return pjrtlite_event_test(s->event, &ready); }
static void hear(pjrtlite_status status, const char *message, void *user) {
    struct state *s = user;
    s->heard = status;
    snprintf(s->heard_text, sizeof s->heard_text, "%s", message);
    ++s->times_heard;
}
DO(event_on_ready) {
    s->times_heard = 0;
    return pjrtlite_event_on_ready(s->event, hear, s);
}
USE(event) { return pjrtlite_event_wait(s->event); }
USE(heard) {
    plugin.settle();
    CHECK(s->times_heard == 1 && s->heard == OK && s->heard_text[0] == '\0');
    return OK;
}
DO(local_rank) { (void)s; int32_t rank, ranks; return pjrtlite_local_rank(&rank, &ranks); }
DO(set_log_callback) { (void)s; return pjrtlite_set_log_callback(NULL, NULL); }
DO(event_destroy) { pjrtlite_event_destroy(s->event); s->event = NULL; return OK; }

static pjrtlite_status function(const pjrtlite_arguments *arguments, void *user) {
    (void)arguments;
    (void)user;
    return OK;
}
DO(function_register) {
    (void)s;
    return pjrtlite_function_register("test_faults", function, NULL, NULL);
}
DO(plan_set_user_data) { return pjrtlite_plan_set_user_data(s->plan, s); }
DO(plan_select_piece) { return pjrtlite_plan_select_piece(s->plan, 0); }
DO(plan_select_whole) { return pjrtlite_plan_select_whole(s->plan); }
/* There are no arguments outside of a function. */
DO(arguments_input_count) {
    (void)s;
    size_t size;
    return pjrtlite_arguments_input_count(NULL, &size);
}
DO(arguments_output_count) {
    (void)s;
    size_t size;
    return pjrtlite_arguments_output_count(NULL, &size);
}
DO(arguments_input) {
    (void)s;
    size_t size; pjrtlite_dtype dtype; const int64_t *dims; const void *data;
    return pjrtlite_arguments_input(NULL, 0, &dtype, &dims, &size, &data);
}
DO(arguments_output) {
    (void)s;
    size_t size; pjrtlite_dtype dtype; const int64_t *dims; void *memory;
    return pjrtlite_arguments_output(NULL, 0, &dtype, &dims, &size, &memory);
}
DO(arguments_attribute_count) {
    (void)s;
    size_t size;
    return pjrtlite_arguments_attribute_count(NULL, &size);
}
DO(arguments_attribute_name) {
    (void)s;
    const char *text;
    return pjrtlite_arguments_attribute_name(NULL, 0, &text);
}
DO(arguments_attribute_int) {
    (void)s;
    int64_t number;
    return pjrtlite_arguments_attribute_int(NULL, "a", &number);
}
DO(arguments_attribute_float) {
    (void)s;
    double real;
    return pjrtlite_arguments_attribute_float(NULL, "a", &real);
}
DO(arguments_attribute_bool) {
    (void)s;
    bool truth;
    return pjrtlite_arguments_attribute_bool(NULL, "a", &truth);
}
DO(arguments_attribute_string) {
    (void)s;
    const char *text;
    return pjrtlite_arguments_attribute_string(NULL, "a", &text);
}
DO(arguments_attribute_list) {
    (void)s;
    size_t size; pjrtlite_dtype dtype; const void *data;
    return pjrtlite_arguments_attribute_list(NULL, "a", &dtype, &size, &data);
}
DO(arguments_user_data) {
    (void)s;
    void *memory;
    return pjrtlite_arguments_user_data(NULL, &memory);
}
DO(arguments_fail) {
    (void)s;
    return pjrtlite_arguments_fail(NULL, "no");
}

/* ---- The table ---- */

enum kind {
    /* It calls the plugin. */
    REACHES,
    /* It does not: it works on what is known. */
    STAYS,
    /* It calls the plugin, and can be done once. */
    ENDS
};

struct operation {
    const char *function;
    const char *how;
    enum kind kind;
    /* Settings of the plugin while it is done; NULL for none. */
    const char *pace;
    pjrtlite_status usual;
    void (*prepare)(struct state *s);
    pjrtlite_status (*run)(struct state *s);
    pjrtlite_status (*use)(struct state *s);
};

/* Work ends late, and what was asked for last ends first. */
static const char late_work[] = "delay=1;order=reverse";

#define OPERATION(function, how, kind, preparation, operation, use) \
    {#function, how, kind, NULL, PJRTLITE_STATUS_OK, with_##preparation, do_##operation, use_##use}
#define HELD(function, how, kind, usual, preparation, operation, use) \
    {#function, how, kind, "hold", PJRTLITE_STATUS_##usual, with_##preparation, do_##operation, use_##use}
#define LATE(function, how, kind, preparation, operation, use) \
    {#function, how, kind, late_work, PJRTLITE_STATUS_OK, with_##preparation, do_##operation, use_##use}
#define REFUSED(function, how, kind, usual, preparation, operation, use) \
    {#function, how, kind, NULL, PJRTLITE_STATUS_##usual, with_##preparation, do_##operation, use_##use}

static const struct operation operations[] = {
    OPERATION(pjrtlite_version, "", STAYS, nothing, version, nothing),
    OPERATION(pjrtlite_last_error_message, "", STAYS, nothing, last_error_message, nothing),
    REFUSED(pjrtlite_fail, "", STAYS, IN_USE, nothing, fail, nothing),
    OPERATION(pjrtlite_status_name, "", STAYS, nothing, status_name, nothing),
    OPERATION(pjrtlite_dtype_name, "", STAYS, nothing, dtype_name, nothing),
    OPERATION(pjrtlite_dtype_byte_size, "", STAYS, nothing, dtype_byte_size, nothing),
    OPERATION(pjrtlite_options_create, "", STAYS, nothing, options_create, nothing),
    OPERATION(pjrtlite_options_destroy, "", STAYS, options, options_destroy, nothing),
    OPERATION(pjrtlite_options_set_string, "", STAYS, options, options_set_string, nothing),
    OPERATION(pjrtlite_options_set_int, "", STAYS, options, options_set_int, nothing),
    OPERATION(pjrtlite_options_set_float, "", STAYS, options, options_set_float, nothing),
    OPERATION(pjrtlite_options_set_bool, "", STAYS, options, options_set_bool, nothing),
    OPERATION(pjrtlite_options_set_int_list, "", STAYS, options, options_set_int_list, nothing),
    OPERATION(pjrtlite_function_register, "", STAYS, nothing, function_register, nothing),
    REFUSED(pjrtlite_arguments_input_count, "", STAYS, NULL_ARGUMENT, nothing, arguments_input_count, nothing),
    REFUSED(pjrtlite_arguments_output_count, "", STAYS, NULL_ARGUMENT, nothing, arguments_output_count, nothing),
    REFUSED(pjrtlite_arguments_input, "", STAYS, NULL_ARGUMENT, nothing, arguments_input, nothing),
    REFUSED(pjrtlite_arguments_output, "", STAYS, NULL_ARGUMENT, nothing, arguments_output, nothing),
    REFUSED(pjrtlite_arguments_attribute_count, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_count, nothing),
    REFUSED(pjrtlite_arguments_attribute_name, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_name, nothing),
    REFUSED(pjrtlite_arguments_attribute_int, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_int, nothing),
    REFUSED(pjrtlite_arguments_attribute_float, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_float, nothing),
    REFUSED(pjrtlite_arguments_attribute_bool, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_bool, nothing),
    REFUSED(pjrtlite_arguments_attribute_string, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_string, nothing),
    REFUSED(pjrtlite_arguments_attribute_list, "", STAYS, NULL_ARGUMENT, nothing, arguments_attribute_list, nothing),
    REFUSED(pjrtlite_arguments_user_data, "", STAYS, NULL_ARGUMENT, nothing, arguments_user_data, nothing),
    REFUSED(pjrtlite_arguments_fail, "", STAYS, NULL_ARGUMENT, nothing, arguments_fail, nothing),
    OPERATION(pjrtlite_client_create, "", REACHES, nothing, client_create, made_client),
    OPERATION(pjrtlite_client_create, "with options", REACHES, client_options, client_create, made_client),
    OPERATION(pjrtlite_client_destroy, "", ENDS, client, client_destroy, nothing),
    OPERATION(pjrtlite_client_destroy, "with a program left", STAYS, hello, client_destroy, nothing),
    OPERATION(pjrtlite_client_plugin_path, "", STAYS, client, client_plugin_path, nothing),
    OPERATION(pjrtlite_client_pjrt_version, "", STAYS, client, client_pjrt_version, nothing),
    OPERATION(pjrtlite_client_platform_name, "", STAYS, client, client_platform_name, nothing),
    OPERATION(pjrtlite_client_platform_version, "", STAYS, client, client_platform_version, nothing),
    OPERATION(pjrtlite_client_attribute_count, "", STAYS, client, client_attribute_count, nothing),
    OPERATION(pjrtlite_client_attribute, "", STAYS, client, client_attribute, nothing),
    OPERATION(pjrtlite_client_has_extension, "", STAYS, client, client_has_extension, nothing),
    OPERATION(pjrtlite_client_global_device_count, "", STAYS, client, client_global_device_count, nothing),
    OPERATION(pjrtlite_client_process_index, "", STAYS, client, client_process_index, nothing),
    OPERATION(pjrtlite_client_device_count, "", STAYS, client, client_device_count, nothing),
    OPERATION(pjrtlite_client_device_id, "", STAYS, client, client_device_id, nothing),
    OPERATION(pjrtlite_client_device_kind, "", STAYS, client, client_device_kind, nothing),
    OPERATION(pjrtlite_client_device_description, "", STAYS, client, client_device_description, nothing),
    OPERATION(pjrtlite_client_device_memory_kind, "", STAYS, client, client_device_memory_kind, nothing),
    OPERATION(pjrtlite_client_local_device, "", STAYS, client, client_local_device, nothing),
    OPERATION(pjrtlite_client_device_memory_stats, "", REACHES, client, client_device_memory_stats, nothing),
    OPERATION(pjrtlite_bundle_open, "", STAYS, nothing, bundle_open, nothing),
    OPERATION(pjrtlite_bundle_open_memory, "", STAYS, bundle_in_memory, bundle_open_memory, nothing),
    OPERATION(pjrtlite_bundle_destroy, "", STAYS, bundle, bundle_destroy, nothing),
    OPERATION(pjrtlite_bundle_name, "", STAYS, bundle, bundle_name, nothing),
    OPERATION(pjrtlite_bundle_manifest, "", STAYS, bundle, bundle_manifest, nothing),
    OPERATION(pjrtlite_bundle_function_count, "", STAYS, bundle, bundle_function_count, nothing),
    OPERATION(pjrtlite_bundle_function_name, "", STAYS, bundle, bundle_function_name, nothing),
    OPERATION(pjrtlite_bundle_function_fact, "", STAYS, bundle, bundle_function_fact, nothing),
    OPERATION(pjrtlite_bundle_input_count, "", STAYS, bundle, bundle_input_count, nothing),
    OPERATION(pjrtlite_bundle_input, "", STAYS, bundle, bundle_input, nothing),
    OPERATION(pjrtlite_bundle_input_fact, "", STAYS, bundle, bundle_input_fact, nothing),
    OPERATION(pjrtlite_bundle_output_count, "", STAYS, bundle, bundle_output_count, nothing),
    OPERATION(pjrtlite_bundle_output, "", STAYS, bundle, bundle_output, nothing),
    OPERATION(pjrtlite_bundle_output_fact, "", STAYS, bundle, bundle_output_fact, nothing),
    OPERATION(pjrtlite_bundle_load, "", REACHES, bundle, bundle_load, bundled_program),
    OPERATION(pjrtlite_bundle_load, "with weights there", REACHES, loaded_bundle, bundle_load, bundled_program),
    OPERATION(pjrtlite_bundle_check, "", REACHES, bundle, bundle_check, nothing),
    OPERATION(pjrtlite_bundle_with_weights, "", STAYS, bundle, bundle_with_weights, nothing),
    OPERATION(pjrtlite_bundle_weight_count, "", STAYS, bundle, bundle_weight_count, nothing),
    OPERATION(pjrtlite_bundle_weight_name, "", STAYS, bundle, bundle_weight_name, nothing),
    OPERATION(pjrtlite_bundle_weight_type, "", STAYS, bundle, bundle_weight_type, nothing),
    OPERATION(pjrtlite_bundle_get_weight, "", STAYS, bundle, bundle_get_weight, nothing),
    OPERATION(pjrtlite_bundle_set_weight, "", STAYS, bundle, bundle_set_weight, nothing),
    OPERATION(pjrtlite_bundle_save, "", REACHES, bundle, bundle_save, nothing),
    OPERATION(pjrtlite_executable_load_file, "", REACHES, client, executable_load_file, made_program),
    OPERATION(pjrtlite_executable_load_memory, "text", REACHES, hello_text, executable_load_memory, made_program),
    OPERATION(pjrtlite_executable_load_memory, "for another device", REACHES, hello_for_second_device,
              executable_load_memory, made_program),
    OPERATION(pjrtlite_executable_load_memory, "for any device", REACHES, hello_for_any_device,
              executable_load_memory, made_program),
    OPERATION(pjrtlite_executable_load_memory, "serialized", REACHES, serialized_hello, executable_load_memory,
              made_program),
    OPERATION(pjrtlite_executable_load_memory, "serialized by the plugin alone", REACHES, bare_hello,
              executable_load_memory, made_program),
    OPERATION(pjrtlite_executable_destroy, "", ENDS, hello, executable_destroy, nothing),
    OPERATION(pjrtlite_executable_name, "", STAYS, hello, executable_name, nothing),
    OPERATION(pjrtlite_executable_format, "", STAYS, hello, executable_format, nothing),
    OPERATION(pjrtlite_executable_autotuning, "", STAYS, hello, executable_autotuning, nothing),
    OPERATION(pjrtlite_executable_input_name, "", STAYS, loaded_bundle, executable_input_name, nothing),
    OPERATION(pjrtlite_executable_input_index, "", STAYS, loaded_bundle, executable_input_index, nothing),
    OPERATION(pjrtlite_executable_output_name, "", STAYS, loaded_bundle, executable_output_name, nothing),
    OPERATION(pjrtlite_executable_output_index, "", STAYS, loaded_bundle, executable_output_index, nothing),
    OPERATION(pjrtlite_executable_signature, "", STAYS, hello, executable_signature, nothing),
    OPERATION(pjrtlite_executable_input_count, "", STAYS, hello, executable_input_count, nothing),
    OPERATION(pjrtlite_executable_input_type, "", STAYS, hello, executable_input, nothing),
    OPERATION(pjrtlite_executable_output_count, "", STAYS, hello, executable_output_count, nothing),
    OPERATION(pjrtlite_executable_output_type, "", STAYS, hello, executable_output, nothing),
    OPERATION(pjrtlite_executable_input_byte_size, "", STAYS, hello, executable_input_size, nothing),
    OPERATION(pjrtlite_executable_output_byte_size, "", STAYS, hello, executable_output_size, nothing),
    OPERATION(pjrtlite_executable_device_count, "", STAYS, hello, executable_device_count, nothing),
    OPERATION(pjrtlite_executable_device, "", STAYS, hello, executable_device, nothing),
    OPERATION(pjrtlite_executable_input_piece, "", STAYS, hello, executable_input_piece, nothing),
    OPERATION(pjrtlite_executable_input_sharding, "", STAYS, hello, executable_input_sharding, nothing),
    OPERATION(pjrtlite_executable_output_piece, "", STAYS, hello, executable_output_piece, nothing),
    OPERATION(pjrtlite_executable_output_sharding, "", STAYS, hello, executable_output_sharding, nothing),
    OPERATION(pjrtlite_executable_temporary_byte_size, "", REACHES, hello, executable_temporary_size, nothing),
    OPERATION(pjrtlite_executable_cost, "", REACHES, hello, executable_cost, nothing),
    OPERATION(pjrtlite_executable_serialize, "", REACHES, hello, executable_serialize, serialized),
    OPERATION(pjrtlite_executable_save, "", REACHES, hello, executable_save, saved),
    HELD(pjrtlite_executable_execute, "with an event", REACHES, OK, hello_and_buffers, executable_execute, execution),
    LATE(pjrtlite_executable_execute, "to its end", REACHES, hello_and_buffers, executable_execute_to_end, execution),
    HELD(pjrtlite_executable_execute, "any device", REACHES, OK, hello_anywhere_and_buffers, executable_execute,
         execution),
    HELD(pjrtlite_executable_execute, "donated", REACHES, OK, donated_and_buffers, executable_execute_donated, donated_execution),
    OPERATION(pjrtlite_plan_create, "", REACHES, hello, plan_create, made_plan),
    OPERATION(pjrtlite_plan_create, "any device", REACHES, hello_anywhere, plan_create, made_plan),
    OPERATION(pjrtlite_plan_destroy, "with a result", ENDS, result, plan_destroy, nothing),
    OPERATION(pjrtlite_plan_destroy, "in a run", ENDS, slow_run, plan_destroy, nothing),
    OPERATION(pjrtlite_plan_input_type, "", STAYS, hello_plan, plan_input, nothing),
    OPERATION(pjrtlite_plan_output_type, "", STAYS, hello_plan, plan_output, nothing),
    OPERATION(pjrtlite_plan_input_byte_size, "", STAYS, hello_plan, plan_input_size, nothing),
    OPERATION(pjrtlite_plan_output_byte_size, "", STAYS, hello_plan, plan_output_size, nothing),
    OPERATION(pjrtlite_plan_set_input, "", REACHES, hello_plan, plan_set_both_inputs, plan),
    OPERATION(pjrtlite_plan_set_input, "anew", REACHES, inputs_set, plan_set_input, plan),
    OPERATION(pjrtlite_plan_bind_input, "", STAYS, arrays_bound, plan_bind_input, nothing),
    OPERATION(pjrtlite_plan_bind_input, "instead of a value", REACHES, inputs_set, plan_bind_input, plan),
    OPERATION(pjrtlite_plan_set_input_buffer, "", REACHES, matrix_buffer, plan_set_input_buffer, plan_with_matrix),
    OPERATION(pjrtlite_plan_set_user_data, "", STAYS, hello_plan, plan_set_user_data, nothing),
    OPERATION(pjrtlite_plan_select_piece, "", STAYS, hello_plan, plan_select_piece, nothing),
    OPERATION(pjrtlite_plan_select_whole, "", STAYS, hello_plan, plan_select_whole, nothing),
    OPERATION(pjrtlite_plan_bind_output, "", STAYS, hello_plan, plan_bind_output, nothing),
    OPERATION(pjrtlite_plan_bind_output, "instead of the device's", ENDS, device_output_that_ran,
              plan_bind_output_anew, nothing),
    OPERATION(pjrtlite_plan_bind_inout, "", STAYS, donated_plan, plan_bind_inout, nothing),
    OPERATION(pjrtlite_plan_bind_pair, "", STAYS, donated_plan, plan_bind_pair, nothing),
    OPERATION(pjrtlite_plan_pair_current, "", STAYS, pair_bound, plan_pair_current, nothing),
    OPERATION(pjrtlite_plan_bind_input_device, "", REACHES, donated_call_and_device_memory, plan_bind_input_device,
              donated_run),
    OPERATION(pjrtlite_plan_bind_output_device, "", STAYS, donated_call_and_device_memory, plan_bind_output_device,
              nothing),
    OPERATION(pjrtlite_plan_bind_inout_device, "", REACHES, donated_call_and_device_memory, plan_bind_inout_device,
              device_run),
    OPERATION(pjrtlite_plan_get_output, "", REACHES, result, plan_get_output, nothing),
    OPERATION(pjrtlite_plan_get_output, "of a bound array", STAYS, arrays_that_ran, plan_get_output, nothing),
    OPERATION(pjrtlite_plan_take_output_buffer, "", STAYS, result, plan_take_output_buffer, result_buffer),
    OPERATION(pjrtlite_plan_run, "with a result that stays", REACHES, inputs_set, plan_run_kept, kept),
    OPERATION(pjrtlite_plan_run, "on arrays", REACHES, arrays_bound, plan_run, nothing),
    OPERATION(pjrtlite_plan_run, "on arrays again", REACHES, arrays_that_ran, plan_run, nothing),
    LATE(pjrtlite_plan_run, "on arrays, late", REACHES, arrays_bound, plan_run, nothing),
    OPERATION(pjrtlite_plan_run, "on one array", REACHES, inout_bound, plan_run_inout, nothing),
    OPERATION(pjrtlite_plan_run, "on a pair", REACHES, pair_bound, plan_run_pair, nothing),
    OPERATION(pjrtlite_plan_run, "with a destination", REACHES, destination_bound, plan_run_destination, nothing),
    OPERATION(pjrtlite_plan_run, "on matrices in other orders", REACHES, matrices_bound, plan_run_matrices, nothing),
    OPERATION(pjrtlite_plan_run, "from device memory on a stream", REACHES, device_input, plan_run_from_device,
              nothing),
    OPERATION(pjrtlite_plan_run, "in device memory", REACHES, device_inout, plan_run_device_inout, nothing),
    OPERATION(pjrtlite_plan_run, "in device memory on a stream", REACHES, device_inout_on_stream,
              plan_run_device_inout, nothing),
    OPERATION(pjrtlite_plan_run, "to device memory", REACHES, device_output, plan_run_device_output, nothing),
    LATE(pjrtlite_plan_start, "with a result that stays", REACHES, inputs_set, plan_start, started_kept),
    LATE(pjrtlite_plan_start, "on arrays", REACHES, arrays_bound, plan_start, started),
    LATE(pjrtlite_plan_start, "on matrices in other orders", REACHES, matrices_bound, plan_start,
         started_matrices),
    LATE(pjrtlite_plan_start, "in device memory", REACHES, device_inout, plan_start, started_to_device),
    OPERATION(pjrtlite_plan_start, "to its end, on arrays", REACHES, arrays_bound, plan_start_to_end, arrays_written),
    OPERATION(pjrtlite_plan_start, "to its end, on matrices", REACHES, matrices_bound, plan_start_to_end,
              matrices_written),
    OPERATION(pjrtlite_plan_start, "to its end, in device memory", REACHES, device_inout, plan_start_to_end, nothing),
    OPERATION(pjrtlite_plan_report, "", REACHES, arrays_bound, plan_report, nothing),
    OPERATION(pjrtlite_plan_bytes_copied, "", STAYS, arrays_bound, plan_bytes_copied, nothing),
    OPERATION(pjrtlite_buffer_from_host, "", REACHES, client, buffer_from_host, values_of_made_buffer),
    LATE(pjrtlite_buffer_from_host, "late", REACHES, client, buffer_from_host, values_of_made_buffer),
    REFUSED(pjrtlite_buffer_view_host, "", REACHES, COPY_REQUIRED, client, buffer_view_host, nothing),
    OPERATION(pjrtlite_buffer_view_device, "", REACHES, client_and_device_memory, buffer_view_device, device_view),
    OPERATION(pjrtlite_buffer_destroy, "", ENDS, buffer, buffer_destroy, nothing),
    OPERATION(pjrtlite_buffer_dtype, "", STAYS, buffer, buffer_dtype, nothing),
    OPERATION(pjrtlite_buffer_dims, "", STAYS, buffer, buffer_dims, nothing),
    OPERATION(pjrtlite_buffer_byte_size, "", STAYS, buffer, buffer_size, nothing),
    OPERATION(pjrtlite_buffer_device, "", STAYS, buffer, buffer_device, nothing),
    OPERATION(pjrtlite_buffer_memory_kind, "", REACHES, buffer, buffer_memory_kind, nothing),
    LATE(pjrtlite_buffer_copy_to, "", REACHES, buffer, buffer_copy_to, copy),
    LATE(pjrtlite_buffer_copy_to, "the same device", REACHES, buffer, buffer_copy_here, copy),
    LATE(pjrtlite_buffer_copy_to_memory, "", REACHES, buffer, buffer_copy_to_memory, copy),
    OPERATION(pjrtlite_buffer_ready, "", REACHES, buffer, buffer_ready, made_event),
    REFUSED(pjrtlite_buffer_host_pointer, "", REACHES, COPY_REQUIRED, buffer, buffer_host_pointer, buffer),
    OPERATION(pjrtlite_buffer_to_host, "", REACHES, buffer, buffer_to_host, nothing),
    LATE(pjrtlite_buffer_to_host, "late", REACHES, buffer, buffer_to_host, nothing),
    OPERATION(pjrtlite_buffer_to_host, "in another order", REACHES, result_in_columns, buffer_to_host_in_rows,
              nothing),
    OPERATION(pjrtlite_alloc, "", STAYS, nothing, alloc, nothing),
    OPERATION(pjrtlite_free, "", STAYS, nothing, free, nothing),
    OPERATION(pjrtlite_event_wait, "", REACHES, event_of_buffer, event_wait, event),
    OPERATION(pjrtlite_event_wait, "of a run", STAYS, own_event, event_wait, event),
    OPERATION(pjrtlite_event_wait_for, "when it is ready", REACHES, event_of_buffer, event_wait_for, event),
    HELD(pjrtlite_event_wait_for, "in vain", REACHES, TIMED_OUT, pending_event, event_wait_for_less, event),
    OPERATION(pjrtlite_event_wait_for, "of a run", STAYS, own_event, event_wait_for, event),
    OPERATION(pjrtlite_event_test, "", REACHES, event_of_buffer, event_test, event),
    OPERATION(pjrtlite_event_test, "of a run", STAYS, own_event, event_test, event),
    OPERATION(pjrtlite_event_on_ready, "", REACHES, event_of_buffer, event_on_ready, heard),
    HELD(pjrtlite_event_on_ready, "later", REACHES, OK, pending_event, event_on_ready, heard),
    OPERATION(pjrtlite_event_on_ready, "of a run", STAYS, own_event, event_on_ready, heard),
    OPERATION(pjrtlite_event_destroy, "", ENDS, event_of_buffer, event_destroy, nothing),
    HELD(pjrtlite_event_destroy, "before it is ready", ENDS, OK, pending_event, event_destroy, nothing),
    OPERATION(pjrtlite_event_destroy, "of a run", STAYS, own_event, event_destroy, nothing),
    OPERATION(pjrtlite_set_log_callback, "", STAYS, nothing, set_log_callback, nothing),
    OPERATION(pjrtlite_local_rank, "", STAYS, nothing, local_rank, nothing),
};

/* ---- One case ---- */

static bool is(const char *function, const char *name) { return strcmp(function, name) == 0; }

static bool destroys(const char *function) {
    const size_t size = strlen(function);
    return size > 8 && is(function + size - 8, "_Destroy");
}

static void begin(struct state *s, const struct operation *op) {
    memset(s, 0, sizeof *s);
    op->prepare(s);
}

static void set_pace(const struct operation *op) {
    if (op->pace != NULL) set_test_plugin(&plugin, op->pace);
}

/* What a fault does: the status, or another that may come, too. */
struct outcome {
    pjrtlite_status status;
    pjrtlite_status or_else;
    const char *text;
};

/* A report tells of temporary memory that it is unknown, and why. */
static bool says_unknown(const struct operation *op, const char *function) {
    return is(op->function, "pjrtlite_plan_report") && is(function, "PJRT_Executable_GetCompiledMemoryStats");
}

/* Whether a run is over at once is asked only to save being called when it is. */
static bool asks_in_vain(const struct operation *op, const char *function) {
    return is(op->function, "pjrtlite_plan_start") && is(function, "PJRT_Event_IsReady");
}

/* Whether it loads functions of a bundle, and runs them on values that are stored. */
static bool runs_bundled(const struct operation *op) {
    return is(op->function, "pjrtlite_bundle_check") || is(op->function, "pjrtlite_bundle_save");
}

/* The outcome of an error of this code, at once. Where it is none of the plugin's own, there is a reason. */
/* A plugin that does not tell has one process. */
static bool tells_of_processes(const char *function) {
    return is(function, "PJRT_Client_Devices") || is(function, "PJRT_Client_ProcessIndex");
}

static struct outcome of_error(const struct operation *op, const char *function, int32_t code, const char *text) {
    struct outcome outcome = {code, code, text};
    const bool loads = is(op->function, "pjrtlite_executable_load_file") ||
                       is(op->function, "pjrtlite_executable_load_memory") ||
                       is(op->function, "pjrtlite_bundle_load") || runs_bundled(op);
    const bool blames = code == PJRTLITE_STATUS_UNKNOWN || code == PJRTLITE_STATUS_INVALID_ARGUMENT ||
                        code == PJRTLITE_STATUS_INTERNAL;
    if (destroys(function) || op->kind == ENDS) {
        /* That something cannot be destroyed can be told to nobody. */
        outcome.status = outcome.or_else = op->usual;
    } else if (says_unknown(op, function) || asks_in_vain(op, function)) {
        outcome.status = outcome.or_else = PJRTLITE_STATUS_OK;
    } else if (is(function, "PJRT_Device_DefaultMemory")) {
        /* Plugins without memory spaces answer so: then the kind of the memory is not known. */
        outcome.status = outcome.or_else = PJRTLITE_STATUS_OK;
    } else if (tells_of_processes(function) && code == PJRTLITE_STATUS_UNIMPLEMENTED) {
        outcome.status = outcome.or_else = PJRTLITE_STATUS_OK;
    } else if (is(function, "PJRT_Client_CreateUninitializedBuffer") && code == PJRTLITE_STATUS_UNIMPLEMENTED) {
        /* A copy of zeros does as well. */
        outcome.status = outcome.or_else = PJRTLITE_STATUS_OK;
    } else if (is(function, "PJRT_Buffer_CopyToDevice") &&
               (code == PJRTLITE_STATUS_UNIMPLEMENTED ||
                (code == PJRTLITE_STATUS_INVALID_ARGUMENT && is(op->how, "the same device")))) {
        /* The values go through the host. */
        outcome.status = outcome.or_else = PJRTLITE_STATUS_OK;
    } else if (loads && blames) {
        /* What a plugin calls so is the program's fault. Of what is asked of it afterwards, that is not sure. */
        outcome.status = PJRTLITE_STATUS_BAD_PROGRAM;
        if (!is(function, "PJRT_Client_Compile") && !is(function, "PJRT_Executable_DeserializeAndLoad")) {
            outcome.or_else = code;
        } else {
            outcome.or_else = outcome.status;
        }
    }
    return outcome;
}

static void check_outcome(pjrtlite_status got, const struct outcome *wanted) {
    if (got != wanted->status && got != wanted->or_else) {
        char why[128];
        snprintf(why, sizeof why, "wanted %s; got %s", pjrtlite_status_name(wanted->status),
                 pjrtlite_status_name(got));
        fail(__FILE__, __LINE__, "the outcome", why);
    }
    if (got != PJRTLITE_STATUS_OK && wanted->text != NULL) CHECK_SAYS(wanted->text);
}

/* An event is only asked to call back if it is not ready yet, so a run that ends quickly does not do that; and one that
   is started is waited for only if it is over already. */
static bool can_be_avoided(const struct operation *op, const char *function) {
    const bool starts = is(op->function, "pjrtlite_plan_start");
    const bool is_late = op->pace != NULL && is(op->pace, late_work);
    return (is(function, "PJRT_Event_OnReady") && (starts || is_late)) || (is(function, "PJRT_Event_Await") && starts);
}

/* The functions of which that can be so. */
static const char *const avoidable[] = {"PJRT_Event_OnReady", "PJRT_Event_Await"};

static bool was_avoided(const struct operation *op, const char *spec) {
    for (size_t i = 0; i < COUNT_OF(avoidable); ++i) {
        const char *rest = strstr(spec, avoidable[i]);
        if (rest != NULL && strncmp(rest + strlen(avoidable[i]), ":1", 2) == 0 && can_be_avoided(op, avoidable[i])) {
            return plugin.calls(avoidable[i]) == 0;
        }
    }
    return false;
}

/* What is missing is never called, so of that nobody can tell. */
static bool may_be_avoided(const struct operation *op, const char *spec) {
    const char *function = strncmp(spec, "null=", 5) == 0            ? spec + 5
                           : strncmp(spec, "unimplemented=", 14) == 0 ? spec + 14
                                                                      : NULL;
    return function != NULL && can_be_avoided(op, function);
}

/* Settings that change the plugin's table; nobody may be calling it then. */
static void change_table(const char *settings, bool changes_it) {
    if (changes_it) plugin.settle();
    set_test_plugin(&plugin, settings);
}

/* Does the operation with a fault, and again without it. */
static void try_fault(const struct operation *op, const char *spec, const struct outcome *wanted) {
    struct state s;
    snprintf(context, sizeof context, "%s (%s), %s", op->function, op->how, spec);
    begin(&s, op);
    set_pace(op);
    const bool changes_table = strncmp(spec, "null=", 5) == 0;
    change_table(spec, changes_table);
    plugin.reset_calls();
    pjrtlite_status status = op->run(&s);
    struct outcome outcome = *wanted;
    if (was_avoided(op, spec)) outcome.status = outcome.or_else = op->usual;
    if (may_be_avoided(op, spec)) outcome.or_else = op->usual;
    if (outcome.status == op->usual) outcome.text = NULL;
    change_table("reset", changes_table);
    check_outcome(status, &outcome);
    if (status != op->usual) {
        check_nothing_made(&s);
        CHECK(s.times_heard == 0);
        set_pace(op);
        status = op->run(&s);
        set_test_plugin(&plugin, "release");
        /* What was held is done meanwhile. */
        CHECK(status == op->usual || (op->usual == PJRTLITE_STATUS_TIMED_OUT && status == PJRTLITE_STATUS_OK));
    }
    CHECK_OK(op->use(&s));
    end(&s);
    CHECK_TEXT(plugin.leaks(), "");
}

/* The plugin does not recover: everything can be destroyed all the same. */
static void try_lasting_fault(const struct operation *op, const char *spec, const struct outcome *wanted) {
    struct state s;
    snprintf(context, sizeof context, "%s (%s), %s", op->function, op->how, spec);
    begin(&s, op);
    set_pace(op);
    set_test_plugin(&plugin, spec);
    plugin.reset_calls();
    const pjrtlite_status status = op->run(&s);
    struct outcome outcome = *wanted;
    if (was_avoided(op, spec)) outcome.status = outcome.or_else = op->usual;
    if (outcome.status == op->usual) outcome.text = NULL;
    set_test_plugin(&plugin, "release");
    check_outcome(status, &outcome);
    end(&s);
    CHECK_TEXT(plugin.leaks(), "");
    set_test_plugin(&plugin, "reset");
}

/* The work that it begins fails: it says so itself, or what is done with its result does. */
static void try_failing_work(const struct operation *op, const char *spec, const struct outcome *wanted) {
    struct state s;
    snprintf(context, sizeof context, "%s (%s), %s", op->function, op->how, spec);
    begin(&s, op);
    set_pace(op);
    set_test_plugin(&plugin, spec);
    pjrtlite_status status = op->run(&s);
    set_test_plugin(&plugin, "release");
    if (status == PJRTLITE_STATUS_OK) {
        status = op->use(&s);
    } else {
        check_nothing_made(&s);
    }
    check_outcome(status, wanted);
    drop_made(&s);
    set_test_plugin(&plugin, "reset");
    set_pace(op);
    status = op->run(&s);
    set_test_plugin(&plugin, "release");
    CHECK(status == op->usual);
    CHECK_OK(op->use(&s));
    end(&s);
    CHECK_TEXT(plugin.leaks(), "");
}

/* ---- All cases ---- */

struct reached {
    const char *function;
    int calls;
};

/* Does it without a fault, and tells what it calls. */
static size_t reach(const struct operation *op, struct reached *reached) {
    struct state s;
    size_t count = 0;
    const char *name;
    snprintf(context, sizeof context, "%s (%s), without a fault", op->function, op->how);
    begin(&s, op);
    set_pace(op);
    plugin.reset_calls();
    pjrtlite_status status = op->run(&s);
    for (size_t i = 0; (name = plugin.function(i)) != NULL; ++i) {
        const uint64_t calls = plugin.calls(name);
        if (calls == 0) continue;
        CHECK(count < max_reached);
        reached[count].function = name;
        reached[count++].calls = (int)calls;
    }
    set_test_plugin(&plugin, "reset");
    CHECK(status == op->usual);
    if (status != PJRTLITE_STATUS_OK) check_nothing_made(&s);
    CHECK_OK(op->use(&s));
    end(&s);
    CHECK_TEXT(plugin.leaks(), "");
    if ((count == 0) != (op->kind == STAYS)) {
        for (size_t i = 0; i < count; ++i) printf("  it calls %s\n", reached[i].function);
        fail(__FILE__, __LINE__, op->function, "does not call the plugin, or does, unlike what the table says");
    }
    return count;
}

static bool begins_work(const char *function) {
    return is(function, "PJRT_LoadedExecutable_Execute") || is(function, "PJRT_Client_BufferFromHostBuffer") ||
           is(function, "PJRT_Buffer_ToHostBuffer") || is(function, "PJRT_Buffer_CopyToDevice") ||
           is(function, "PJRT_Buffer_CopyToMemory");
}

static size_t cases;

static void errors(const struct operation *op, const struct reached *reached, bool all_codes) {
    char spec[256];
    char text[64];
    for (int plan = 1; plan <= reached->calls; ++plan) {
        for (int32_t code = 1; code <= codes; ++code) {
            if (!all_codes && code != 1 + (int32_t)(cases % codes)) continue;
            snprintf(text, sizeof text, "fault %zu of code %d", ++cases, (int)code);
            snprintf(spec, sizeof spec, "error=%s:%d:%d:%s", reached->function, plan, (int)code, text);
            const struct outcome wanted = of_error(op, reached->function, code, text);
            try_fault(op, spec, &wanted);
            if (!all_codes) break;
        }
        const int32_t code = 1 + (int32_t)(cases % codes);
        snprintf(text, sizeof text, "fault %zu of code %d", ++cases, (int)code);
        snprintf(spec, sizeof spec, "error=%s:%d+:%d:%s", reached->function, plan, (int)code, text);
        const struct outcome wanted = of_error(op, reached->function, code, text);
        try_lasting_fault(op, spec, &wanted);
        if (!begins_work(reached->function) || op->kind == ENDS) continue;
        snprintf(spec, sizeof spec, "fail=%s:%d:%d:%s", reached->function, plan, (int)code, text);
        struct outcome late = {code, code, text};
        const bool is_buffer = is(reached->function, "PJRT_Client_BufferFromHostBuffer");
        const bool looks = (is(op->function, "pjrtlite_bundle_load") && is_buffer && plan == 1) ||
                           (runs_bundled(op) && is_buffer && (plan == 1 || plan == 3));
        if (is(op->function, "pjrtlite_plan_create") || looks) {
            /* It makes a buffer only to see where the device's memory is: its values are not used. A check does so for
               the weights, and for its plan. */
            late.status = late.or_else = PJRTLITE_STATUS_OK;
        }
        try_failing_work(op, spec, &late);
        ++cases;
    }
}

/* The plugin has no such function, or one that is not implemented. */
static void absences(const struct operation *op, const struct reached *reached) {
    char spec[256];
    /* What cannot be destroyed stays with the plugin: see lacking_destroys. */
    if (destroys(reached->function)) return;
    const bool can_be_lacking = op->kind == ENDS || says_unknown(op, reached->function) ||
                                asks_in_vain(op, reached->function) ||
                                is(reached->function, "PJRT_Device_DefaultMemory") ||
                                tells_of_processes(reached->function) ||
                                is(reached->function, "PJRT_Client_CreateUninitializedBuffer") ||
                                is(reached->function, "PJRT_Buffer_CopyToDevice");
    struct outcome wanted = {PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN, PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN,
                             reached->function};
    if (can_be_lacking) wanted.status = wanted.or_else = PJRTLITE_STATUS_OK;
    snprintf(spec, sizeof spec, "null=%s", reached->function);
    try_fault(op, spec, &wanted);
    if (!can_be_lacking) wanted.status = wanted.or_else = PJRTLITE_STATUS_UNIMPLEMENTED;
    snprintf(spec, sizeof spec, "unimplemented=%s", reached->function);
    try_fault(op, spec, &wanted);
    cases += 2;
}

static void all(const char *pace, bool all_codes) {
    const size_t before = cases;
    size_t rows = 0;
    for (size_t i = 0; i < COUNT_OF(operations); ++i) {
        struct reached reached[max_reached];
        const size_t count = reach(&operations[i], reached);
        for (size_t k = 0; k < count; ++k) {
            errors(&operations[i], &reached[k], all_codes);
            absences(&operations[i], &reached[k]);
        }
        rows += count;
    }
    context[0] = '\0';
    printf("%zu operations that reach %zu functions, %zu faults\n", COUNT_OF(operations), rows, cases - before);
    PASSED(pace);
}

/* ---- What comes but once in a process ---- */

/* A plugin that fails when it is opened can be opened later. */
static void opening(void) {
    static const char *const functions[] = {"PJRT_Plugin_Initialize", "PJRT_Plugin_Attributes"};
    static const char *const absent[] = {"null=PJRT_Plugin_Initialize", "unimplemented=PJRT_Plugin_Initialize"};
    char spec[128];
    char text[64];
    pjrtlite_client *client;
    for (size_t i = 0; i < COUNT_OF(functions); ++i) {
        for (int32_t code = 1; code <= codes; ++code) {
            /* A plugin may have no attributes. */
            if (i == 1 && code == PJRTLITE_STATUS_UNIMPLEMENTED) continue;
            snprintf(text, sizeof text, "no opening %d", (int)code);
            snprintf(spec, sizeof spec, "error=%s:1:%d:%s", functions[i], (int)code, text);
            set_test_plugin(&plugin, spec);
            client = UNSET;
            CHECK(pjrtlite_client_create("test", NULL, &client) == code);
            CHECK_SAYS(text);
            CHECK(client == NULL);
            CHECK_TEXT(plugin.leaks(), "");
        }
    }
    for (size_t i = 0; i < COUNT_OF(absent); ++i) {
        set_test_plugin(&plugin, absent[i]);
        client = UNSET;
        const pjrtlite_status status = pjrtlite_client_create("test", NULL, &client);
        CHECK(status == (i == 0 ? PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN : PJRTLITE_STATUS_UNIMPLEMENTED));
        CHECK_SAYS("PJRT_Plugin_Initialize");
        CHECK(client == NULL);
        set_test_plugin(&plugin, "reset");
    }
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    pjrtlite_client_destroy(client);
    PASSED("a plugin that fails when it is opened");
}

/* Runs something in a child, so that what it leaves behind ends with it. Nothing of the plugin may be at work. */
static void in_child(void (*what)(void)) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        what();
        remove_saved();
        fflush(stdout);
        _exit(0);
    }
    int outcome = 0;
    CHECK(waitpid(child, &outcome, 0) == child);
    CHECK(WIFEXITED(outcome) && WEXITSTATUS(outcome) == 0);
}

static const char *lack_of_attributes;

static void without_attributes(void) {
    pjrtlite_client *client;
    size_t count = 9;
    set_test_plugin(&plugin, lack_of_attributes);
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    CHECK_OK(pjrtlite_client_attribute_count(client, &count));
    CHECK(count == 0);
    CHECK_HELLO(load(client, "hello.mlir"));
}

/* What the plugin cannot destroy is left to it: a leak, but nothing worse. */
static void lacking_destroys(void) {
    char spec[128];
    for (size_t i = 0; i < COUNT_OF(operations); ++i) {
        const struct operation *op = &operations[i];
        struct reached reached[max_reached];
        struct state s;
        begin(&s, op);
        set_pace(op);
        plugin.reset_calls();
        CHECK(op->run(&s) == op->usual);
        size_t count = 0;
        const char *name;
        for (size_t k = 0; (name = plugin.function(k)) != NULL; ++k) {
            if (plugin.calls(name) > 0 && destroys(name)) reached[count++].function = name;
        }
        set_test_plugin(&plugin, "release");
        end(&s);
        for (size_t k = 0; k < count; ++k) {
            /* A client that is destroyed with things left would end the process, and would be right to. */
            snprintf(spec, sizeof spec, "null=PJRT_Client_Destroy;null=%s", reached[k].function);
            snprintf(context, sizeof context, "%s (%s), %s", op->function, op->how, spec);
            begin(&s, op);
            set_pace(op);
            set_test_plugin(&plugin, spec);
            CHECK(op->run(&s) == op->usual);
            set_test_plugin(&plugin, "release");
            CHECK_OK(op->use(&s));
            /* Work that goes on may need what is freed here. */
            plugin.settle();
            s.device = NULL;
            end(&s);
            set_test_plugin(&plugin, "reset");
        }
    }
    context[0] = '\0';
}

/* Without the functions that tell what an error is, it is an error all the same. */
static void lacking_errors(void) {
    pjrtlite_client *client;
    int64_t a, b, c;
    CHECK_OK(pjrtlite_client_create("test", NULL, &client));
    set_test_plugin(&plugin, "error=PJRT_Device_MemoryStats:*:5:not to be seen");
    CHECK_FAILS(NOT_FOUND, "not to be seen", pjrtlite_client_device_memory_stats(client, 0, &a, &b, &c));
    set_test_plugin(&plugin, "null=PJRT_Error_Message");
    CHECK_FAILS(NOT_FOUND, "no message", pjrtlite_client_device_memory_stats(client, 0, &a, &b, &c));
    set_test_plugin(&plugin, "null=PJRT_Error_GetCode");
    CHECK_FAILS(UNKNOWN, "no message", pjrtlite_client_device_memory_stats(client, 0, &a, &b, &c));
    CHECK_TEXT(plugin.leaks(), "clients 1");
    set_test_plugin(&plugin, "null=PJRT_Error_Destroy");
    CHECK_FAILS(UNKNOWN, "no message", pjrtlite_client_device_memory_stats(client, 0, &a, &b, &c));
    CHECK_TEXT(plugin.leaks(), "clients 1, errors 1");
    set_test_plugin(&plugin, "reset");
    CHECK_OK(pjrtlite_client_device_memory_stats(client, 0, &a, &b, &c));
    CHECK_HELLO(load(client, "hello.mlir"));
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    plugin = open_test_plugin();
    atexit(tell_context);
    const bool quickly = getenv("PJRTLITE_TEST_VALGRIND") != NULL;
    if (!quickly) {
        /* While there is no thread but this one. */
        lack_of_attributes = "null=PJRT_Plugin_Attributes";
        in_child(without_attributes);
        lack_of_attributes = "unimplemented=PJRT_Plugin_Attributes";
        in_child(without_attributes);
        in_child(lacking_destroys);
        in_child(lacking_errors);
        PASSED("plugins that cannot destroy, or tell nothing of errors");
    }
    opening();
    all("every fault at every call", !quickly);
    remove_saved();
    return 0;
}
