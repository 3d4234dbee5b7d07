/* What decides if a result is written where it is bound: each condition by itself, as the report tells it, on both sides
   of it. The numbers are the same in any case. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32
#define BOOL PJRTLITE_DTYPE_BOOL
#define VECTOR "tensor<16xf32>"
#define DONATED(output) " {tf.aliasing_output = " #output " : i32}"

/* 16 floats are 64 bytes, so an array that is aligned can begin where another ends. */
enum { count = 16 };

static const int64_t dims[1] = {count};

/* (x, y) -> x + y, into x's memory. */
static const char step_text[] =
    "module @step {\n"
    "  func.func public @main(%x: " VECTOR DONATED(0) ", %y: " VECTOR ") -> " VECTOR " {\n"
    "    %0 = stablehlo.add %x, %y : " VECTOR "\n"
    "    return %0 : " VECTOR "\n"
    "  }\n"
    "}\n";

/* (x, y) -> x + y, x - y, each into the other's memory. */
static const char cross_text[] =
    "module @cross {\n"
    "  func.func public @main(%x: " VECTOR DONATED(1) ", %y: " VECTOR DONATED(0) ") -> (" VECTOR ", " VECTOR ") {\n"
    "    %0 = stablehlo.add %x, %y : " VECTOR "\n"
    "    %1 = stablehlo.subtract %x, %y : " VECTOR "\n"
    "    return %0, %1 : " VECTOR ", " VECTOR "\n"
    "  }\n"
    "}\n";

/* (x, y, out) -> x and y, into out's memory. */
static const char both_text[] =
    "module @both {\n"
    "  func.func public @main(%x: tensor<64xi1>, %y: tensor<64xi1>, %out: tensor<64xi1>" DONATED(0) ") -> tensor<64xi1> {\n"
    "    %0 = stablehlo.and %x, %y : tensor<64xi1>\n"
    "    return %0 : tensor<64xi1>\n"
    "  }\n"
    "}\n";

static const char in_place[] = "output 0 f32[16]: written where it is";
static const char read_from[] = "output 0 f32[16]: copied, 64 bytes a run: input 1 is read from the same memory";
static const char ignored[] = "output 0 f32[16]: copied, 64 bytes a run: the plugin does not write into the memory";

static pjrtlite_executable *load_text(const pjrtlite_client *client, const char *text) {
    pjrtlite_executable *program;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &program));
    return program;
}

static bool says(pjrtlite_plan *plan, const char *part) {
    const char *report;
    CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
    return strstr(report, part) != NULL;
}

static void fill(float *x, float first) {
    for (int i = 0; i < count; ++i) x[i] = first + (float)i;
}

/* Runs x + y, with the sum in x's array or in another. */
static void check_sum(pjrtlite_plan *plan, float *x, float *y, const float *sum) {
    float wanted[count];
    for (int run = 0; run < 3; ++run) {
        fill(x, (float)run);
        fill(y, 10.0F);
        for (int i = 0; i < count; ++i) wanted[i] = x[i] + y[i];
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(sum, wanted);
    }
}

/* An input that ends where the result begins, or begins where it ends, is not read from the same memory; one that has an
   element more in common is. */
static void neighbours(const pjrtlite_client *client) {
    pjrtlite_executable *step = load_text(client, step_text);
    float *memory = aligned_memory(8 * count * sizeof *memory), *x = memory + 3 * count;
    static const struct {
        int distance;
        const char *wanted;
    } cases[] = {{-count, in_place},     {count, in_place},     {-count + 1, read_from},
                 {count - 1, read_from}, {-2 * count, in_place}, {0, read_from}};
    for (size_t i = 0; i < COUNT_OF(cases); ++i) {
        float *y = x + cases[i].distance;
        pjrtlite_plan *plan = new_plan(step);
        CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, F32, dims, 1));
        CHECK(says(plan, cases[i].wanted));
        check_sum(plan, x, y, x);
        CHECK(says(plan, cases[i].wanted));
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    pjrtlite_executable_destroy(step);
    PASSED("neighbours of a result that is in place");
}

/* Outputs may be neighbours, too. */
static void neighbouring_outputs(const pjrtlite_client *client) {
    pjrtlite_executable *cross = load_text(client, cross_text);
    float *memory = aligned_memory(6 * count * sizeof *memory), *first = memory + 2 * count;
    pjrtlite_plan *plan = new_plan(cross);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, first, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, first + count, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, first - count, F32, dims, 1));
    for (int distance = -count + 1; distance < count; distance += count - 1) {
        CHECK_FAILS(INVALID_VALUE, "share memory", pjrtlite_plan_bind_output(plan, 1, first + distance, F32, dims, 1));
    }
    pjrtlite_plan_destroy(plan);
    free(memory);
    pjrtlite_executable_destroy(cross);
    PASSED("neighbouring outputs");
}

/* Of two inputs that are donated, one is a buffer, which has to stay as it is. Plugin 0.81 then leaves the other as it
   is, too: that is seen, told, and made up for by a copy. */
static void one_of_two(const pjrtlite_client *client) {
    int32_t major, minor;
    CHECK_OK(pjrtlite_client_pjrt_version(client, &major, &minor));
    pjrtlite_executable *cross = load_text(client, cross_text);
    float *memory = aligned_memory(2 * count * sizeof *memory), *y = memory, x[count], wanted[count];
    fill(x, 3.0F);
    pjrtlite_plan *plan = new_plan(cross);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 1, 0, y, F32, dims, 1));
    CHECK(says(plan, in_place));
    for (int run = 0; run < 4; ++run) {
        fill(y, 100.0F * (float)run);
        for (int i = 0; i < count; ++i) wanted[i] = x[i] + y[i];
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_ARRAY(y, wanted);
        CHECK(says(plan, minor < 106 ? ignored : in_place));
        uint64_t bytes;
        CHECK_OK(pjrtlite_plan_bytes_copied(plan, &bytes));
        CHECK((bytes > 0) == (minor < 106));
    }
    /* Bound anew, it is tried anew. */
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 1, 0, y + count, F32, dims, 1));
    CHECK(says(plan, in_place));
    pjrtlite_plan_destroy(plan);
    free(memory);
    pjrtlite_executable_destroy(cross);
    PASSED("one of two inputs that are donated stays as it is");
}

/* What is given for an argument that is there for its memory is not read: its bytes need not be truth values. */
static void bytes_of_a_destination(const pjrtlite_client *client) {
    enum { flags = 64 };
    const int64_t flag_dims[1] = {flags};
    pjrtlite_executable *both = load_text(client, both_text);
    unsigned char *memory = aligned_memory(4 * flags), *x = memory, *y = x + flags, *out = y + flags, *given = out + flags;
    memset(given, 7, flags);
    for (int i = 0; i < flags; ++i) x[i] = (unsigned char)(i % 2), y[i] = (unsigned char)(i / 2 % 2);
    pjrtlite_plan *plan = new_plan(both);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, BOOL, flag_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, BOOL, flag_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, given, BOOL, flag_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, BOOL, flag_dims, 1));
    CHECK(says(plan, "output 0 bool[64]: written where it is"));
    for (int run = 0; run < 2; ++run) {
        memset(out, 9, flags);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < flags; ++i) CHECK(out[i] == (i % 4 == 3) && given[i] == 7);
    }
    /* What is read is checked. */
    x[5] = 7;
    CHECK_FAILS(INVALID_VALUE, "input 0", pjrtlite_plan_run(plan));
    pjrtlite_plan_destroy(plan);
    free(memory);
    pjrtlite_executable_destroy(both);
    PASSED("what is given for a destination is not read");
}

/* (x, y, out) -> x + y, into out's memory. */
static const char into_text[] =
    "module @into {\n"
    "  func.func public @main(%x: " VECTOR ", %y: " VECTOR ", %out: " VECTOR DONATED(0) ") -> " VECTOR " {\n"
    "    %0 = stablehlo.add %x, %y : " VECTOR "\n"
    "    return %0 : " VECTOR "\n"
    "  }\n"
    "}\n";

/* A buffer that is given for it is not used either, and may be used up. */
static void buffer_for_a_destination(const pjrtlite_client *client) {
    pjrtlite_executable *into = load_text(client, into_text), *step = load_text(client, step_text);
    float *memory = aligned_memory(3 * count * sizeof *memory), *x = memory, *y = x + count, *out = y + count;
    pjrtlite_plan *plan = new_plan(into);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, F32, dims, 1));
    fill(x, 1.0F);
    for (int round = 0; round < 3; ++round) {
        pjrtlite_buffer *given = new_buffer(client, x, count), *output;
        CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 2, given));
        check_sum(plan, x, y, out);
        const pjrtlite_buffer *inputs[2] = {given, given};
        CHECK_FAILS(SIGNATURE_MISMATCH, "one buffer", pjrtlite_executable_execute(step, inputs, 2, &output, 1, NULL));
        pjrtlite_buffer *other = new_buffer(client, y, count);
        inputs[1] = other;
        CHECK_OK(pjrtlite_executable_execute(step, inputs, 2, &output, 1, NULL));
        check_sum(plan, x, y, out);
        CHECK(says(plan, in_place));
        pjrtlite_buffer_destroy(given);
        pjrtlite_buffer_destroy(other);
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_plan_destroy(plan);
    free(memory);
    pjrtlite_executable_destroy(into);
    pjrtlite_executable_destroy(step);
    PASSED("a buffer that is given for a destination is not used");
}

/* (x, first, second) -> x + x, x - x, each into the memory that an argument of its own says. */
static const char two_text[] =
    "module @two {\n"
    "  func.func public @main(%x: " VECTOR ", %first: " VECTOR DONATED(0) ", %second: " VECTOR DONATED(1) ") -> "
    "(" VECTOR ", " VECTOR ") {\n"
    "    %0 = stablehlo.add %x, %x : " VECTOR "\n"
    "    %1 = stablehlo.subtract %x, %x : " VECTOR "\n"
    "    return %0, %1 : " VECTOR ", " VECTOR "\n"
    "  }\n"
    "}\n";

/* What is given for one destination does not keep another result from being written there. */
static void two_destinations(const pjrtlite_client *client) {
    pjrtlite_executable *two = load_text(client, two_text);
    float *memory = aligned_memory(3 * count * sizeof *memory), *x = memory, *first = x + count, *second = first + count;
    pjrtlite_plan *plan = new_plan(two);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, first, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, second, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, second, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, first, F32, dims, 1));
    CHECK(says(plan, in_place) && says(plan, "output 1 f32[16]: written where it is"));
    for (int run = 0; run < 3; ++run) {
        fill(x, (float)run);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < count; ++i) CHECK(first[i] == 2.0F * x[i] && second[i] == 0.0F);
    }
    CHECK(says(plan, in_place) && says(plan, "output 1 f32[16]: written where it is"));
    pjrtlite_plan_destroy(plan);
    free(memory);
    pjrtlite_executable_destroy(two);
    PASSED("two destinations");
}

/* (x, nothing) -> x + x, into x's memory. */
static const char with_nothing_text[] =
    "module @with_nothing {\n"
    "  func.func public @main(%x: " VECTOR DONATED(0) ", %nothing: tensor<0xf32>) -> (" VECTOR ", tensor<0xf32>) {\n"
    "    %0 = stablehlo.add %x, %x : " VECTOR "\n"
    "    %1 = stablehlo.add %nothing, %nothing : tensor<0xf32>\n"
    "    return %0, %1 : " VECTOR ", tensor<0xf32>\n"
    "  }\n"
    "}\n";

/* An input without elements is read from no memory, wherever it is said to be. */
static void empty_input(const pjrtlite_client *client) {
    pjrtlite_executable *program = load_text(client, with_nothing_text);
    const int64_t no_dims[1] = {0};
    float *x = aligned_memory(count * sizeof *x);
    for (int way = 0; way < 4; ++way) {
        pjrtlite_plan *plan = new_plan(program);
        pjrtlite_buffer *buffer = NULL;
        CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
        if (way == 0) CHECK_OK(pjrtlite_plan_bind_input(plan, 1, x + 4, F32, no_dims, 1));
        if (way == 1) CHECK_OK(pjrtlite_plan_set_input(plan, 1, NULL, F32, no_dims, 1));
        if (way == 2) CHECK_OK(pjrtlite_buffer_from_host(client, NULL, F32, no_dims, 1, 0, &buffer));
        if (way == 3) CHECK_OK(pjrtlite_buffer_view_host(client, x, F32, no_dims, 1, 0, &buffer));
        if (buffer != NULL) CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 1, buffer));
        CHECK(says(plan, in_place));
        fill(x, 1.0F);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < count; ++i) CHECK(x[i] == 2.0F + 2.0F * (float)i);
        CHECK(says(plan, in_place));
        pjrtlite_buffer_destroy(buffer);
        pjrtlite_plan_destroy(plan);
    }
    free(x);
    pjrtlite_executable_destroy(program);
    PASSED("an input without elements");
}

/* An input that is not aligned is copied, and it is told by how much it is off. */
static void misaligned_input(const pjrtlite_client *client) {
    pjrtlite_executable *step = load_text(client, step_text);
    float *memory = aligned_memory(5 * count * sizeof *memory), *x = memory;
    for (int offset = 0; offset < count; offset += 3) {
        float *y = memory + 2 * count + offset;
        char wanted[128];
        pjrtlite_plan *plan = new_plan(step);
        CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, F32, dims, 1));
        snprintf(wanted, sizeof wanted, "input 1 f32[16]: copied, 64 bytes a run: its address is %d bytes past a multiple",
                 4 * offset);
        CHECK(says(plan, offset == 0 ? "input 1 f32[16]: read where it is" : wanted));
        CHECK(says(plan, in_place));
        check_sum(plan, x, y, x);
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    pjrtlite_executable_destroy(step);
    PASSED("an input that is not aligned");
}

int main(void) {
    pjrtlite_client *client = new_client();
    neighbours(client);
    neighbouring_outputs(client);
    one_of_two(client);
    two_destinations(client);
    empty_input(client);
    misaligned_input(client);
    bytes_of_a_destination(client);
    buffer_for_a_destination(client);
    pjrtlite_client_destroy(client);
    return 0;
}
