/* One program in every format that is taken, from files and from memory: the same numbers from all. */
#include "check.h"

static pjrtlite_client *client;

/* What pjrtlite_executable_serialize writes; see envelope.c for what is wrong with some. */
static const char serialized_here[] = "serialized executable (by pjrtlite)";

static void check_program(const pjrtlite_executable *executable, const char *format) {
    const char *text;
    CHECK_OK(pjrtlite_executable_format(executable, &text));
    CHECK_TEXT(text, format);
    CHECK_OK(pjrtlite_executable_signature(executable, &text));
    CHECK_TEXT(text, "f32[4], f32[4] -> f32[4]");
    CHECK_OK(pjrtlite_executable_name(executable, &text));
    CHECK_TEXT(text, "jit_hello");
    CHECK_HELLO(executable);
}

/* Loads hello from a file and from memory of exactly its size, which is freed before it is run. */
static bool check_file(const char *name, const char *format) {
    pjrtlite_executable *executable;
    struct bytes bytes = read_file(program(name));
    if (bytes.data == NULL) {
        printf("not there, hence not tested: %s\n", name);
        return false;
    }
    CHECK_OK(pjrtlite_executable_load_file(client, program(name), NULL, &executable));
    check_program(executable, format);
    pjrtlite_executable_destroy(executable);

    CHECK_OK(pjrtlite_executable_load_memory(client, bytes.data, bytes.size, NULL, &executable));
    memset(bytes.data, 0, bytes.size);
    free(bytes.data);
    check_program(executable, format);
    pjrtlite_executable_destroy(executable);
    return true;
}

static void text(void) {
    CHECK(check_file("hello.mlir", "StableHLO text"));

    /* The format is known by the content: a file may have any name. */
    struct bytes bytes = read_file(program("hello.mlir"));
    pjrtlite_executable *executable;
    const char *path = temporary_file(bytes.data, bytes.size);
    CHECK_OK(pjrtlite_executable_load_file(client, path, NULL, &executable));
    CHECK(remove(path) == 0);
    check_program(executable, "StableHLO text");
    pjrtlite_executable_destroy(executable);

    /* With a NUL that C put behind it, and with a comment before it. */
    const char comment[] = "\n\n  // A comment of the user.\n";
    unsigned char *longer = malloc(sizeof comment - 1 + bytes.size + 1);
    CHECK(longer != NULL);
    memcpy(longer, comment, sizeof comment - 1);
    memcpy(longer + sizeof comment - 1, bytes.data, bytes.size);
    longer[sizeof comment - 1 + bytes.size] = '\0';
    CHECK_OK(pjrtlite_executable_load_memory(client, longer, sizeof comment - 1 + bytes.size + 1, NULL, &executable));
    check_program(executable, "StableHLO text");
    pjrtlite_executable_destroy(executable);
    free(longer);
    free(bytes.data);
    PASSED("StableHLO text");
}

/* Made by JAX on this machine, if there is one: see tools/make-programs. */
static void bytecode(void) {
    if (check_file("../../target/programs/hello.mlirbc", "StableHLO bytecode")) PASSED("StableHLO bytecode");
    if (check_file("../../target/programs/hello.vhlo", "StableHLO bytecode")) PASSED("a StableHLO portable artifact");
}

/* The same from JAX in the form that it keeps stable (more of which is in jax_export.c), and as XLA's own protobuf. */
static void exported(void) {
    if (check_file("../../target/programs/hello.jaxexport", "jax.export")) PASSED("what jax.export serialized");
    if (check_file("../../target/programs/hello.hlo", "HLO module")) PASSED("an HLO module");
}

/* An executable that JAX compiled loads only where the compiler is the same: that of the newest plugin. */
static void executable_of_jax(void) {
    int32_t major;
    int32_t minor;
    CHECK_OK(pjrtlite_client_pjrt_version(client, &major, &minor));
    if (minor != 115) return;
    if (check_file("../../target/programs/hello.bin", "serialized executable (IFRT-wrapped)")) {
        PASSED("an executable that JAX compiled");
    }
}

/* Compiled once, and loaded again and again: by the same client, by another, from a file. */
static void serialized(void) {
    pjrtlite_executable *compiled = load(client, "hello.mlir");
    pjrtlite_executable *loaded;
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(compiled, &data, &size));
    const char *path = temporary_file(data, size);
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &loaded));
    check_program(loaded, serialized_here);
    pjrtlite_executable_destroy(loaded);

    pjrtlite_client *other = new_client();
    CHECK_OK(pjrtlite_executable_load_memory(other, data, size, NULL, &loaded));
    pjrtlite_executable_destroy(compiled);
    check_program(loaded, serialized_here);
    pjrtlite_executable_destroy(loaded);
    pjrtlite_client_destroy(other);

    CHECK_OK(pjrtlite_executable_load_file(client, path, NULL, &loaded));
    CHECK(remove(path) == 0);
    check_program(loaded, serialized_here);
    pjrtlite_executable_destroy(loaded);
    PASSED("an executable that was serialized");
}

/* What was loaded as an executable can be serialized like what was compiled, to the same bytes. */
static void serialized_again(void) {
    pjrtlite_executable *compiled = load(client, "hello.mlir");
    pjrtlite_executable *first;
    pjrtlite_executable *second;
    const void *data;
    const void *again;
    size_t size;
    size_t size_again;
    CHECK_OK(pjrtlite_executable_serialize(compiled, &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &first));
    CHECK_OK(pjrtlite_executable_serialize(first, &again, &size_again));
    CHECK(size_again == size && memcmp(again, data, size) == 0);
    pjrtlite_executable_destroy(compiled);
    data = again;
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &second));
    check_program(first, serialized_here);
    pjrtlite_executable_destroy(first);
    check_program(second, serialized_here);
    pjrtlite_executable_destroy(second);
    PASSED("an executable that was serialized, loaded, and serialized again");
}

/* What a program is, is not lost on the way: types, shapes, donation and the order of its outputs. */
static void others_serialized(void) {
    const char *names[] = {"several.mlir", "donated.mlir",    "layout_output.mlir", "layout_input.mlir",
                           "empty.mlir",   "no_inputs.mlir"};
    for (size_t i = 0; i < COUNT_OF(names); ++i) {
        pjrtlite_executable *compiled = load(client, names[i]);
        pjrtlite_executable *loaded;
        const void *data;
        size_t size;
        const char *wanted;
        const char *got;
        CHECK_OK(pjrtlite_executable_serialize(compiled, &data, &size));
        CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &loaded));
        CHECK_OK(pjrtlite_executable_signature(compiled, &wanted));
        CHECK_OK(pjrtlite_executable_signature(loaded, &got));
        CHECK_TEXT(got, wanted);
        pjrtlite_executable_destroy(compiled);

        if (strcmp(names[i], "layout_output.mlir") == 0) {
            const int64_t dims[] = {2, 3};
            const float x[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
            const float x2_plus_1[6] = {1.0F, 3.0F, 5.0F, 7.0F, 9.0F, 11.0F};
            float result[6];
            pjrtlite_plan *plan = new_plan(loaded);
            CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 2));
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, PJRTLITE_DTYPE_F32, dims, 2));
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_ARRAY(result, x2_plus_1);
            pjrtlite_plan_destroy(plan);
        } else if (strcmp(names[i], "layout_input.mlir") == 0) {
            const int64_t dims[] = {2, 3};
            const float a[6] = {0.0F, 1.0F, 2.0F, 3.0F, 4.0F, 5.0F};
            const float b[6] = {10.0F, 11.0F, 12.0F, 13.0F, 14.0F, 15.0F};
            const float a_plus_2b[6] = {20.0F, 23.0F, 26.0F, 29.0F, 32.0F, 35.0F};
            float result[6];
            pjrtlite_plan *plan = new_plan(loaded);
            CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, PJRTLITE_DTYPE_F32, dims, 2));
            CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, PJRTLITE_DTYPE_F32, dims, 2));
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, PJRTLITE_DTYPE_F32, dims, 2));
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_ARRAY(result, a_plus_2b);
            pjrtlite_plan_destroy(plan);
        } else if (strcmp(names[i], "donated.mlir") == 0) {
            const float values[8] = {1.0F};
            float result[8];
            pjrtlite_buffer *x = new_buffer(client, values, 8);
            const pjrtlite_buffer *inputs[1] = {x};
            pjrtlite_buffer *output;
            CHECK_OK(pjrtlite_executable_execute(loaded, inputs, 1, &output, 1, NULL));
            CHECK_OK(pjrtlite_buffer_to_host(output, result, sizeof result));
            CHECK(result[0] == 2.0F && result[7] == 1.0F);
            CHECK_FAILS(INVALID_ARGUMENT, "donated", pjrtlite_buffer_to_host(x, result, sizeof result));
            pjrtlite_buffer_destroy(output);
            pjrtlite_buffer_destroy(x);
        }
        pjrtlite_executable_destroy(loaded);
    }
    PASSED("other programs that were serialized");
}

int main(void) {
    client = new_client();
    text();
    bytecode();
    exported();
    executable_of_jax();
    serialized();
    others_serialized();
    serialized_again();
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
