/* Functions as jax.export serializes them: with all their arguments, in the form that JAX keeps stable. JAX makes the
   files on this machine, if there is one (see tools/make-programs); elsewhere nothing is tested. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

static const float a[4] = {1.0F, 2.0F, 3.0F, 4.0F};
static const float c[4] = {10.0F, 20.0F, 30.0F, 40.0F};

static const pjrtlite_client *client;

/* The path of such a file, or NULL if it is not there; overwritten by the next call. */
static const char *exported(const char *name) {
    static char relative[256];
    snprintf(relative, sizeof relative, "../../target/programs/export_%s.jaxexport", name);
    const char *path = program(relative);
    if (access(path, R_OK) == 0) return path;
    printf("not there, hence not tested: %s\n", relative);
    return NULL;
}

static pjrtlite_executable *load_export(const char *path) {
    pjrtlite_executable *executable;
    const char *format;
    CHECK_OK(pjrtlite_executable_load_file(client, path, NULL, &executable));
    CHECK_OK(pjrtlite_executable_format(executable, &format));
    CHECK_TEXT(format, "jax.export");
    return executable;
}

/* The same program, serialized and loaded again; the first one is destroyed. */
static pjrtlite_executable *sealed(pjrtlite_executable *executable) {
    pjrtlite_executable *again;
    const void *data;
    size_t size;
    const char *before;
    const char *after;
    CHECK_OK(pjrtlite_executable_serialize(executable, &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &again));
    CHECK_OK(pjrtlite_executable_signature(executable, &before));
    CHECK_OK(pjrtlite_executable_signature(again, &after));
    CHECK_TEXT(after, before);
    pjrtlite_executable_destroy(executable);
    return again;
}

/* f(a, b, c) = a - 2c: b, an i32[2], keeps its place, and need not be given; what is given is checked. */
static void check_unused(const pjrtlite_executable *executable) {
    const int32_t b[2] = {7, 8};
    const int64_t dims_2[] = {2};
    const float wanted[4] = {-19.0F, -38.0F, -57.0F, -76.0F};
    const char *text;
    float f[4];
    CHECK_OK(pjrtlite_executable_signature(executable, &text));
    CHECK_TEXT(text, "f32[4], i32[2], f32[4] -> f32[4]");
    pjrtlite_plan *plan = new_plan(executable);
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    CHECK_OK(pjrtlite_plan_input_type(plan, 1, &dtype, &dims, &rank));
    CHECK(dtype == PJRTLITE_DTYPE_I32 && rank == 1 && dims[0] == 2);

    CHECK_OK(pjrtlite_plan_set_input(plan, 0, a, F32, hello_dims, 1));
    CHECK_FAILS(NOT_BOUND, "input 2", pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_set_input(plan, 2, c, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(f, wanted);

    CHECK_FAILS(SIGNATURE_MISMATCH, "input 1 wants i32[2]; got f32[4]",
                pjrtlite_plan_set_input(plan, 1, a, F32, hello_dims, 1));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input 3", pjrtlite_plan_set_input(plan, 3, a, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, b, PJRTLITE_DTYPE_I32, dims_2, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, PJRTLITE_DTYPE_I32, dims_2, 1));
    memset(f, 0, sizeof f);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(f, wanted);
    pjrtlite_plan_destroy(plan);

    /* A run on buffers wants all of them. */
    pjrtlite_buffer *buffers[3] = {new_buffer(client, a, 4), NULL, new_buffer(client, c, 4)};
    const pjrtlite_buffer *const *inputs = (const pjrtlite_buffer *const *)buffers;
    pjrtlite_buffer *output;
    CHECK_OK(pjrtlite_buffer_from_host(client, b, PJRTLITE_DTYPE_I32, dims_2, 1, 0, &buffers[1]));
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 3, &output, 1, NULL));
    memset(f, 0, sizeof f);
    CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
    CHECK_ARRAY(f, wanted);
    pjrtlite_buffer_destroy(output);
    CHECK_FAILS(SIGNATURE_MISMATCH, "takes 3 inputs; got 2",
                pjrtlite_executable_execute(executable, inputs, 2, &output, 1, NULL));
    for (size_t i = 0; i < COUNT_OF(buffers); ++i) pjrtlite_buffer_destroy(buffers[i]);
}

static void unused(void) {
    const char *path = exported("unused");
    if (path != NULL) {
        pjrtlite_executable *executable = load_export(path);
        check_unused(executable);
        executable = sealed(executable);
        check_unused(executable);
        pjrtlite_executable_destroy(executable);
    }
    path = exported("all_unused");
    if (path != NULL) {
        const int64_t dims_3[] = {3};
        const float wanted[3] = {0.0F, 1.0F, 2.0F};
        const char *text;
        float f[3];
        pjrtlite_executable *executable = load_export(path);
        CHECK_OK(pjrtlite_executable_signature(executable, &text));
        CHECK_TEXT(text, "f32[4] -> f32[3]");
        pjrtlite_plan *plan = new_plan(executable);
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, dims_3, 1));
        CHECK_ARRAY(f, wanted);
        pjrtlite_plan_destroy(plan);
        pjrtlite_executable_destroy(executable);
    }
    PASSED("arguments that the function does not use");
}

/* f({scale, offset}, (x,)) = {y: scale x + offset, n: -x}: keys are sorted, in and out. */
static void trees(void) {
    const char *path = exported("tree");
    if (path == NULL) return;
    const float offset[4] = {100.0F, 100.0F, 100.0F, 100.0F};
    const float scale[4] = {2.0F, 2.0F, 2.0F, 2.0F};
    const float n_wanted[4] = {-1.0F, -2.0F, -3.0F, -4.0F};
    const float y_wanted[4] = {102.0F, 104.0F, 106.0F, 108.0F};
    float n[4];
    float y[4];
    pjrtlite_executable *executable = load_export(path);
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, offset, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, scale, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, a, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, n, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(n, n_wanted);
    CHECK_ARRAY(y, y_wanted);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("trees of arrays");
}

/* 2x on CPUs, 3x on GPUs: which platform this is, is no input of the user's. */
static void several_platforms(void) {
    const char *names[] = {"platforms", "platforms_i32"};
    const float wanted[4] = {2.0F, 4.0F, 6.0F, 8.0F};
    for (size_t i = 0; i < COUNT_OF(names); ++i) {
        const char *path = exported(names[i]);
        if (path == NULL) continue;
        pjrtlite_executable *executable = load_export(path);
        for (int time = 0; time < 2; ++time) {
            const char *text;
            float f[4] = {0.0F};
            CHECK_OK(pjrtlite_executable_signature(executable, &text));
            CHECK_TEXT(text, "f32[4] -> f32[4]");
            pjrtlite_plan *plan = new_plan(executable);
            CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, hello_dims, 1));
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_ARRAY(f, wanted);
            pjrtlite_plan_destroy(plan);

            pjrtlite_buffer *x = new_buffer(client, a, 4);
            const pjrtlite_buffer *inputs[1] = {x};
            pjrtlite_buffer *output;
            CHECK_OK(pjrtlite_executable_execute(executable, inputs, 1, &output, 1, NULL));
            memset(f, 0, sizeof f);
            CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
            CHECK_ARRAY(f, wanted);
            pjrtlite_buffer_destroy(output);
            pjrtlite_buffer_destroy(x);
            executable = sealed(executable);
        }
        pjrtlite_executable_destroy(executable);
    }
    PASSED("functions for several platforms");
}

/* On another device than the first: the number of the platform goes there, too. */
static void on_another_device(void) {
    const char *path = exported("platforms");
    if (path == NULL) return;
    const float wanted[4] = {2.0F, 4.0F, 6.0F, 8.0F};
    float f[4] = {0.0F};
    pjrtlite_options *options;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", 3));
    CHECK_OK(pjrtlite_executable_load_file(client, path, options, &executable));
    pjrtlite_options_destroy(options);
    CHECK_OK(pjrtlite_plan_create(executable, 3, &plan));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(f, wanted);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("a function for several platforms on another device");
}

/* f(a, b, c) = a[0], b + c, with b donated: used up by a run on buffers, and not by a plan. */
static void donated(void) {
    const char *path = exported("donated_second");
    if (path == NULL) return;
    const float wanted[4] = {11.0F, 22.0F, 33.0F, 44.0F};
    float f[4];
    pjrtlite_executable *executable = load_export(path);
    pjrtlite_buffer *buffers[3] = {new_buffer(client, a, 4), new_buffer(client, a, 4), new_buffer(client, c, 4)};
    const pjrtlite_buffer *const *inputs = (const pjrtlite_buffer *const *)buffers;
    pjrtlite_buffer *outputs[2];
    pjrtlite_plan *plan = new_plan(executable);
    for (size_t i = 0; i < 3; ++i) CHECK_OK(pjrtlite_plan_set_input_buffer(plan, i, buffers[i]));
    for (int run = 0; run < 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 1, f, F32, hello_dims, 1));
        CHECK_ARRAY(f, wanted);
    }
    pjrtlite_plan_destroy(plan);

    const pjrtlite_buffer *twice[3] = {buffers[0], buffers[1], buffers[1]};
    CHECK_FAILS(SIGNATURE_MISMATCH, "donates input 1",
                pjrtlite_executable_execute(executable, twice, 3, outputs, 2, NULL));
    CHECK(outputs[0] == NULL && outputs[1] == NULL);
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 3, outputs, 2, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(outputs[1], f, sizeof f));
    CHECK_ARRAY(f, wanted);
    pjrtlite_buffer_destroy(outputs[0]);
    pjrtlite_buffer_destroy(outputs[1]);
    CHECK(pjrtlite_executable_execute(executable, inputs, 3, outputs, 2, NULL) != PJRTLITE_STATUS_OK);
    CHECK_SAYS("donated");
    CHECK(outputs[0] == NULL && outputs[1] == NULL);
    for (size_t i = 0; i < 3; ++i) pjrtlite_buffer_destroy(buffers[i]);
    pjrtlite_executable_destroy(executable);
    PASSED("a function that donates an argument");
}

static void refused(void) {
    const struct {
        const char *name;
        const char *parts[2];
    } cases[] = {
        {"symbolic", {"argument 0", "fixed shapes"}},
        {"other_platform", {"exported for cuda", "platforms=[\"cpu\"]"}},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i) {
        const char *path = exported(cases[i].name);
        if (path == NULL) continue;
        pjrtlite_executable *executable;
        CHECK_FAILS(BAD_PROGRAM, cases[i].parts[0],
                    pjrtlite_executable_load_file(client, path, NULL, &executable));
        CHECK_SAYS(cases[i].parts[1]);
        CHECK_SAYS(path);
        CHECK(executable == NULL);
    }
    PASSED("functions that cannot be run");
}

/* Cut short, it is refused; or it is whole as far as it is needed, since names and trees may lie at its end. */
static void cut_short(void) {
    struct bytes bytes = read_file(program("../../target/programs/hello.jaxexport"));
    if (bytes.data == NULL) {
        printf("not there, hence not tested: hello.jaxexport\n");
        return;
    }
    const size_t step = getenv("PJRTLITE_TEST_VALGRIND") == NULL ? 3 : 61;
    for (size_t cut = 1; cut < bytes.size; cut += step) {
        pjrtlite_executable *executable;
        unsigned char *beginning = malloc(cut);
        CHECK(beginning != NULL);
        memcpy(beginning, bytes.data, cut);
        const pjrtlite_status status =
            pjrtlite_executable_load_memory(client, beginning, cut, NULL, &executable);
        if (status == PJRTLITE_STATUS_OK && cut > bytes.size / 2) {
            CHECK_HELLO(executable);
            pjrtlite_executable_destroy(executable);
        } else {
            CHECK_FAILS(BAD_PROGRAM, "", status);
            CHECK(executable == NULL);
        }
        free(beginning);
    }
    free(bytes.data);
    PASSED("files that are cut short");
}

int main(void) {
    pjrtlite_client *cpu = new_client();
    client = cpu;
    unused();
    trees();
    several_platforms();
    on_another_device();
    donated();
    refused();
    cut_short();
    pjrtlite_client_destroy(cpu);
    return EXIT_SUCCESS;
}
