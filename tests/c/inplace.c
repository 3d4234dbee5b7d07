/* Results in place: the program is lent the array that an output is bound to, where it donates an input to it. The
   numbers are the same at every alignment; the report tells where something is copied. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

static const int64_t dims[1] = {8};
enum { size = 8 * sizeof(float) };

static uint64_t bytes_copied(pjrtlite_plan *plan) {
    uint64_t bytes = 12345;
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &bytes));
    return bytes;
}

static void fill(float *x, float first) {
    for (int i = 0; i < 8; ++i) x[i] = first + (float)i;
}

static void check_from(const float *x, float first) {
    for (int i = 0; i < 8; ++i) CHECK(x[i] == first + (float)i);
}

/* The memory around an array stays as it is. */
static void check_untouched(const float *memory, const float *x, int count) {
    for (int i = 0; i < count; ++i) {
        if (memory + i < x || memory + i >= x + 8) CHECK(memory[i] == -1.0F);
    }
}

/* donated.mlir: x + 1, with x donated to the result. */
static void one_array(const pjrtlite_executable *donated) {
    enum { count = 64 };
    float *memory = aligned_memory(count * sizeof *memory);
    for (int offset = 0; offset <= 32; ++offset) {
        float *x = memory + offset;
        for (int i = 0; i < count; ++i) memory[i] = -1.0F;
        pjrtlite_plan *plan = new_plan(donated);
        fill(x, 0.0F);
        CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
        const bool aligned = offset % 16 == 0;
        CHECK(bytes_copied(plan) == (aligned ? 0 : 2 * size));
        for (int run = 0; run < 20; ++run) {
            CHECK_OK(pjrtlite_plan_run(plan));
            check_from(x, (float)(run + 1));
        }
        /* What the host writes between runs counts. */
        for (int run = 0; run < 20; ++run) {
            fill(x, 100.0F * (float)run);
            CHECK_OK(pjrtlite_plan_run(plan));
            check_from(x, 100.0F * (float)run + 1.0F);
        }
        float got[8];
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, dims, 1));
        CHECK_ARRAY(got, *(float(*)[8])x);
        CHECK(bytes_copied(plan) == (aligned ? 0 : 2 * size));
        const char *report = NULL;
        CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
        CHECK(strstr(report, aligned ? "a run copies 0 bytes" : "a run copies 64 bytes") != NULL);
        CHECK(strstr(report, aligned ? "input 0 f32[8]: updated where it is, into output 0" : "bytes past a multiple of 64") != NULL);
        pjrtlite_plan_destroy(plan);
        check_from(x, 100.0F * 19.0F + 1.0F);
        check_untouched(memory, x, count);
    }
    free(memory);
    PASSED("one array, updated step after step, at every alignment");
}

/* The input stays as it is, and the result is written where it is bound: one copy, from the one to the other. */
static void two_arrays(const pjrtlite_executable *donated) {
    float *memory = aligned_memory(256 * sizeof *memory);
    for (int in = 0; in <= 16; in += 4) {
        for (int out = 64; out <= 80; out += 4) {
            float *x = memory + in, *y = memory + out;
            pjrtlite_plan *plan = new_plan(donated);
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, F32, dims, 1));
            CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
            CHECK(bytes_copied(plan) == (out % 16 == 0 ? size : 2 * size));
            for (int run = 0; run < 10; ++run) {
                fill(x, 7.0F * (float)run);
                fill(y, -5.0F);
                CHECK_OK(pjrtlite_plan_run(plan));
                check_from(y, 7.0F * (float)run + 1.0F);
                check_from(x, 7.0F * (float)run);
            }
            pjrtlite_plan_destroy(plan);
        }
    }
    free(memory);
    PASSED("two arrays: the input stays as it is");
}

/* Arrays that overlap in part: as if the result were written at the end. */
static void overlapping_arrays(const pjrtlite_executable *donated) {
    float *memory = aligned_memory(64 * sizeof *memory);
    for (int shift = -7; shift <= 7; ++shift) {
        float *y = memory + 16, *x = y + shift;
        pjrtlite_plan *plan = new_plan(donated);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, F32, dims, 1));
        for (int run = 0; run < 3; ++run) {
            fill(x, 3.0F);
            CHECK_OK(pjrtlite_plan_run(plan));
            check_from(y, 4.0F);
        }
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    PASSED("an input that overlaps the output");
}

/* destination.mlir: 2 a + b; its third argument is there for nothing but its memory. */
static void destination_argument(const pjrtlite_executable *destination) {
    float *memory = aligned_memory(128 * sizeof *memory);
    float *a = memory, *b = memory + 16;
    for (int offset = 0; offset <= 16; offset += 2) {
        float *out = memory + 64 + offset;
        pjrtlite_plan *plan = new_plan(destination);
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, F32, dims, 1));
        CHECK(bytes_copied(plan) == (offset % 16 == 0 ? 0 : size));
        for (int run = 0; run < 10; ++run) {
            fill(a, (float)run);
            fill(b, -(float)run);
            fill(out, 99.0F);
            CHECK_OK(pjrtlite_plan_run(plan));
            for (int i = 0; i < 8; ++i) CHECK(out[i] == (float)run + 3.0F * (float)i);
            check_from(a, (float)run);
        }
        const char *report = NULL;
        CHECK_OK(pjrtlite_plan_report(plan, 1, &report));
        CHECK(strstr(report, "input 3 f32[8]: says where output 1 is written") != NULL);
        pjrtlite_plan_destroy(plan);
    }
    PASSED("a destination argument is supplied by the plan");

    /* Not bound: the result stays with the plugin, and each one that is handed over stays as it is. */
    pjrtlite_plan *plan = new_plan(destination);
    pjrtlite_buffer *kept[4];
    float got[8];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, F32, dims, 1));
    for (int run = 0; run < 4; ++run) {
        for (int again = 0; again < 3; ++again) {
            fill(a, (float)(run + again));
            fill(b, 0.0F);
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, dims, 1));
            for (int i = 0; i < 8; ++i) CHECK(got[i] == 2.0F * (float)(run + again) + 3.0F * (float)i);
        }
        CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &kept[run]));
        CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_get_output(plan, 0, got, F32, dims, 1));
    }
    for (int run = 0; run < 4; ++run) {
        CHECK_OK(pjrtlite_buffer_to_host(kept[run], got, sizeof got));
        for (int i = 0; i < 8; ++i) CHECK(got[i] == 2.0F * (float)(run + 2) + 3.0F * (float)i);
        pjrtlite_buffer_destroy(kept[run]);
    }
    /* The user may give the argument all the same; its array is the user's, and stays as it is. */
    float *unused = memory + 96;
    fill(unused, 50.0F);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, unused, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_from(unused, 50.0F);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, memory + 64, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_from(unused, 50.0F);
    for (int i = 0; i < 8; ++i) CHECK(memory[64 + i] == 2.0F * 5.0F + 3.0F * (float)i);
    pjrtlite_plan_destroy(plan);
    free(memory);
    PASSED("a destination argument of an output that is not bound, or that the user gives");
}

/* An input that is read from the array of the output must not be overwritten while the program reads it. */
static void output_is_another_input(const pjrtlite_client *client, const pjrtlite_executable *destination) {
    float *memory = aligned_memory(128 * sizeof *memory);
    float *a = memory + 16, *b = memory + 64;
    for (int shift = -7; shift <= 7; ++shift) {
        float *out = a + shift;
        for (int as_buffer = 0; as_buffer < (shift == 0 ? 2 : 1); ++as_buffer) {
            pjrtlite_plan *plan = new_plan(destination);
            pjrtlite_buffer *view = NULL;
            if (as_buffer) {
                CHECK_OK(pjrtlite_buffer_view_host(client, a, F32, dims, 1, 0, &view));
                CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, view));
            } else {
                CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, dims, 1));
            }
            CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, F32, dims, 1));
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, F32, dims, 1));
            CHECK(bytes_copied(plan) == size);
            for (int run = 0; run < 3; ++run) {
                fill(a, 3.0F);
                fill(b, 1.0F);
                CHECK_OK(pjrtlite_plan_run(plan));
                for (int i = 0; i < 8; ++i) CHECK(out[i] == 7.0F + 3.0F * (float)i);
            }
            pjrtlite_plan_destroy(plan);
            pjrtlite_buffer_destroy(view);
        }
    }
    free(memory);
    PASSED("an output in the array of an input that is read meanwhile");
}

/* A buffer takes the place of another between runs: the new one counts, and so does that it is the output's memory. */
static void another_buffer(const pjrtlite_client *client, const pjrtlite_executable *destination) {
    float *memory = aligned_memory(64 * sizeof *memory);
    float *b = memory, *out = memory + 16, values[8], before[8];
    pjrtlite_buffer *buffers[3];
    for (int i = 0; i < 2; ++i) {
        fill(values, 10.0F * (float)(i + 1));
        CHECK_OK(pjrtlite_buffer_from_host(client, values, F32, dims, 1, 0, &buffers[i]));
    }
    CHECK_OK(pjrtlite_buffer_view_host(client, out, F32, dims, 1, 0, &buffers[2]));
    pjrtlite_plan *plan = new_plan(destination);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, out, F32, dims, 1));
    fill(b, 1.0F);
    const int order[] = {0, 1, 0, 2, 1, 2, 2, 0};
    for (size_t k = 0; k < COUNT_OF(order); ++k) {
        CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, buffers[order[k]]));
        CHECK(bytes_copied(plan) == (order[k] == 2 ? size : 0));
        fill(before, 10.0F * (float)(order[k] + 1));
        if (order[k] == 2) memcpy(before, out, sizeof before);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < 8; ++i) CHECK(out[i] == 2.0F * before[i] + 1.0F + (float)i);
    }
    pjrtlite_plan_destroy(plan);
    for (int i = 0; i < 3; ++i) pjrtlite_buffer_destroy(buffers[i]);
    free(memory);
    PASSED("a buffer in the place of another");
}

/* Without donation an array is updated by a copy, with the same numbers. */
static void not_donated(const pjrtlite_executable *hello) {
    static const int64_t four[1] = {4};
    float *memory = aligned_memory(64 * sizeof *memory);
    float *x = memory, *y = memory + 16;
    for (int i = 0; i < 4; ++i) x[i] = 1.0F, y[i] = (float)i;
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, four, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, y, F32, four, 1));
    CHECK(bytes_copied(plan) == 4 * sizeof(float));
    float wanted[4] = {1.0F, 1.0F, 1.0F, 1.0F};
    for (int run = 0; run < 10; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < 4; ++i) wanted[i] = 2.0F * wanted[i] + (float)i;
        CHECK_ARRAY(x, wanted);
    }
    const char *report = NULL;
    CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
    CHECK(strstr(report, "the program donates no input to it") != NULL);
    pjrtlite_plan_destroy(plan);
    free(memory);
    PASSED("a program that donates nothing");
}

/* Two arrays in turn, with a destination argument (no copies), with donation, and with neither. */
static void pairs(const pjrtlite_executable *program, size_t copied, bool has_y) {
    float *memory = aligned_memory(128 * sizeof *memory);
    float *zero = memory + 64;
    memset(zero, 0, 8 * sizeof *zero);
    for (int offset = 0; offset <= 4; offset += 4) {
        float *first = memory + offset, *second = memory + 32 + offset;
        pjrtlite_plan *plan = new_plan(program);
        void *current = NULL;
        CHECK_FAILS(NOT_BOUND, "pair", pjrtlite_plan_pair_current(plan, 0, &current));
        CHECK(current == NULL);
        CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, first, second, F32, dims, 1));
        if (has_y) CHECK_OK(pjrtlite_plan_bind_input(plan, 1, zero, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_pair_current(plan, 0, &current));
        CHECK(current == first);
        if (offset == 0) CHECK(bytes_copied(plan) == copied);
        fill(first, 1.0F);
        fill(second, -9.0F);
        float old[8];
        for (int run = 0; run < 9; ++run) {
            float *reads = run % 2 == 0 ? first : second, *writes = run % 2 == 0 ? second : first;
            memcpy(old, reads, sizeof old);
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_ARRAY(reads, old);
            for (int i = 0; i < 8; ++i) CHECK(writes[i] == (has_y ? 2.0F * old[i] : old[i] + 1.0F));
            CHECK_OK(pjrtlite_plan_pair_current(plan, 0, &current));
            CHECK(current == writes);
            if (offset == 0) CHECK(bytes_copied(plan) == copied);
            float got[8];
            CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, dims, 1));
            CHECK_ARRAY(got, *(float(*)[8])writes);
            /* What the host writes counts here, too. */
            fill(writes, (float)run);
        }
        /* A pair that is bound after an odd number of runs begins with its first array. */
        CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, second, first, F32, dims, 1));
        CHECK_OK(pjrtlite_plan_pair_current(plan, 0, &current));
        CHECK(current == second);
        fill(second, 2.0F);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int i = 0; i < 8; ++i) {
            const float x = 2.0F + (float)i;
            CHECK(first[i] == (has_y ? 2.0F * x : x + 1.0F));
        }
        CHECK_FAILS(INVALID_VALUE, "overlap", pjrtlite_plan_bind_pair(plan, 0, 0, first, first + 4, F32, dims, 1));
        pjrtlite_plan_destroy(plan);
    }
    free(memory);
    PASSED("a pair of arrays in turn");
}

/* What is refused leaves what was bound before. */
static void refused(const pjrtlite_executable *donated) {
    float *x = aligned_memory(32 * sizeof *x);
    static const int64_t seven[1] = {7};
    pjrtlite_plan *plan = new_plan(donated);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
    CHECK_FAILS(SIGNATURE_MISMATCH, "f32[7]", pjrtlite_plan_bind_inout(plan, 0, 0, x + 16, F32, seven, 1));
    CHECK_FAILS(SIGNATURE_MISMATCH, "i32", pjrtlite_plan_bind_inout(plan, 0, 0, x + 16, PJRTLITE_DTYPE_I32, dims, 1));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "input 1", pjrtlite_plan_bind_inout(plan, 1, 0, x + 16, F32, dims, 1));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "output 1", pjrtlite_plan_bind_inout(plan, 0, 1, x + 16, F32, dims, 1));
    CHECK_FAILS(NULL_ARGUMENT, "data", pjrtlite_plan_bind_inout(plan, 0, 0, NULL, F32, dims, 1));
    CHECK_FAILS(NULL_ARGUMENT, "second", pjrtlite_plan_bind_pair(plan, 0, 0, x, NULL, F32, dims, 1));
    CHECK_FAILS(NULL_ARGUMENT, "first", pjrtlite_plan_bind_pair(plan, 0, 0, NULL, x, F32, dims, 1));
    fill(x, 0.0F);
    CHECK_OK(pjrtlite_plan_run(plan));
    check_from(x, 1.0F);
    pjrtlite_plan_destroy(plan);

    plan = new_plan(donated);
    uint64_t bytes = 77;
    const char *report = "before";
    CHECK_FAILS(NOT_BOUND, "input 0", pjrtlite_plan_bytes_copied(plan, &bytes));
    CHECK_FAILS(NOT_BOUND, "input 0", pjrtlite_plan_report(plan, 0, &report));
    CHECK(bytes == 77);
    CHECK_TEXT(report, "before");
    pjrtlite_plan_destroy(plan);
    free(x);
    PASSED("what does not fit is refused");
}

/* Memory of pjrtlite_alloc. */
static void memory(const pjrtlite_executable *donated) {
    for (size_t bytes = 0; bytes < (size_t)9 << 20; bytes = 3 * bytes + 1) {
        void *data = NULL;
        CHECK_OK(pjrtlite_alloc(bytes, &data));
        CHECK(data != NULL && (uintptr_t)data % 64 == 0);
        memset(data, 0x5a, bytes);
        pjrtlite_free(data);
    }
    pjrtlite_free(NULL);
    void *data = &data;
    CHECK_FAILS(RESOURCE_EXHAUSTED, "memory", pjrtlite_alloc(SIZE_MAX - 3, &data));
    CHECK(data == NULL);
    CHECK_FAILS(NULL_ARGUMENT, "memory", pjrtlite_alloc(1, NULL));

    float *x;
    CHECK_OK(pjrtlite_alloc(size, &data));
    x = data;
    pjrtlite_plan *plan = new_plan(donated);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims, 1));
    CHECK(bytes_copied(plan) == 0);
    fill(x, 4.0F);
    CHECK_OK(pjrtlite_plan_run(plan));
    check_from(x, 5.0F);
    pjrtlite_plan_destroy(plan);
    pjrtlite_free(data);
    PASSED("memory of pjrtlite_alloc");
}

/* On CPU plugins, device memory is the host's. */
static void device_pointers(const pjrtlite_client *client, const pjrtlite_executable *donated,
                            const pjrtlite_executable *destination) {
    float *memory = aligned_memory(64 * sizeof *memory);
    float *x = memory, *y = memory + 16, *z = memory + 32;
    pjrtlite_plan *plan = new_plan(donated);
    CHECK_OK(pjrtlite_plan_bind_inout_device(plan, 0, 0, x, F32, dims, 1, 0));
    CHECK(bytes_copied(plan) == 0);
    fill(x, 0.0F);
    for (int run = 0; run < 5; ++run) CHECK_OK(pjrtlite_plan_run(plan));
    check_from(x, 5.0F);
    pjrtlite_plan_destroy(plan);

    plan = new_plan(destination);
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 0, x, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_bind_input_device(plan, 1, y, F32, dims, 1, 0));
    CHECK_OK(pjrtlite_plan_bind_output_device(plan, 0, z, F32, dims, 1, 0));
    CHECK(bytes_copied(plan) == 0);
    fill(y, 1.0F);
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < 8; ++i) CHECK(z[i] == 11.0F + 3.0F * (float)i);
    CHECK_FAILS(NULL_ARGUMENT, "pointer", pjrtlite_plan_bind_input_device(plan, 0, NULL, F32, dims, 1, 0));
    pjrtlite_plan_destroy(plan);

    pjrtlite_buffer *view = NULL;
    CHECK_OK(pjrtlite_buffer_view_device(client, x, F32, dims, 1, 0, 0, NULL, NULL, &view));
    float got[8];
    CHECK_OK(pjrtlite_buffer_to_host(view, got, sizeof got));
    check_from(got, 5.0F);
    plan = new_plan(donated);
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, view));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, dims, 1));
    check_from(got, 6.0F);
    check_from(x, 5.0F);
    pjrtlite_plan_destroy(plan);
    pjrtlite_buffer_destroy(view);
    CHECK_FAILS(COPY_REQUIRED, "4 bytes past", pjrtlite_buffer_view_device(client, x + 1, F32, dims, 1, 0, 0, NULL, NULL, &view));
    CHECK(view == NULL);
    free(memory);
    PASSED("device pointers where device memory is the host's");
}

int main(void) {
    pjrtlite_client *client = new_client();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    pjrtlite_executable *destination = load(client, "destination.mlir");
    pjrtlite_executable *hello = load(client, "hello.mlir");
    one_array(donated);
    two_arrays(donated);
    overlapping_arrays(donated);
    destination_argument(destination);
    output_is_another_input(client, destination);
    another_buffer(client, destination);
    not_donated(hello);
    pairs(destination, 0, true);
    pairs(donated, size, false);
    refused(donated);
    memory(donated);
    device_pointers(client, donated, destination);
    pjrtlite_executable_destroy(hello);
    pjrtlite_executable_destroy(destination);
    pjrtlite_executable_destroy(donated);
    pjrtlite_client_destroy(client);
    return 0;
}
