/* State that a program keeps in another order than row-major: the numbers are right however it is bound, the result is
   in place where the orders agree, and the report says why it is not elsewhere. */
#include "layouts.h"

#define F32 PJRTLITE_DTYPE_F32

enum binding { one_array, two_arrays, overlapping, pair, not_bound, bindings };

enum { runs = 5, place = 32 };

static void begin(float *x) {
    for (int i = 0; i < cells; ++i) x[i] = (float)(10 * (i / 3) + i % 3);
}

static void check_state(const float *x, int after) {
    for (int i = 0; i < cells; ++i) CHECK(x[i] == (float)(10 * (i / 3) + i % 3) + (float)after * increments[i]);
}

static void run(pjrtlite_plan *plan, bool start) {
    if (!start) {
        CHECK_OK(pjrtlite_plan_run(plan));
        return;
    }
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
}

/* What the last line of the report says is the number that the plan tells. */
static void check_sum(pjrtlite_plan *plan, const char *report) {
    uint64_t bytes;
    char line[64];
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &bytes));
    snprintf(line, sizeof line, "\na run copies %d bytes", (int)bytes);
    CHECK(strstr(report, line) != NULL);
}

static bool says(const char *report, const char *part) { return strstr(report, part) != NULL; }

/* Advice is about what is not done yet. */
static void check_report(pjrtlite_plan *plan, struct layouts layouts, enum donation donation, enum binding binding,
                         int offset) {
    const char *report;
    CHECK_OK(pjrtlite_plan_report(plan, 0, &report));
    check_sum(plan, report);
    const bool is_permuted = layouts.input_is_permuted || layouts.output_is_permuted;
    const bool is_aligned = offset % 16 == 0 && binding != overlapping;
    const bool is_donated = donation != donates_nothing;
    if (says(report, "default layouts") && !is_permuted) fail(__FILE__, __LINE__, report, "nothing is permuted");
    if (says(report, "pjrtlite_alloc") && is_aligned) fail(__FILE__, __LINE__, report, "all is aligned");
    if (says(report, "donates no input") && is_donated) fail(__FILE__, __LINE__, report, "an input is donated");
    if (says(report, "in two arrays") && binding != two_arrays && binding != overlapping) {
        fail(__FILE__, __LINE__, report, "it is one array");
    }
    if (says(report, "a pair keeps") && binding != pair) fail(__FILE__, __LINE__, report, "there is no pair");
    if (says(report, " 0 bytes past") || says(report, "is a buffer")) fail(__FILE__, __LINE__, report, "is not so");
    const bool is_in_place = says(report, "output 0 f32[2,3]: written where it is");
    const bool can_be_in_place = is_donated && !layouts.output_is_permuted && offset % 16 == 0 && binding != not_bound;
    if (binding == one_array) {
        /* With a destination, the input is read where the output goes. */
        const bool is_shared = donation == has_destination || layouts.input_is_permuted;
        if (is_in_place != (can_be_in_place && (!is_shared))) fail(__FILE__, __LINE__, report, "is in place?");
        if (donation == has_destination && can_be_in_place) {
            CHECK(says(report, "input 0 is read from the same memory"));
        }
        if (donation == donates_state && can_be_in_place && layouts.input_is_permuted) {
            CHECK(says(report, "keeps input 0 in another order"));
        }
    } else if (binding == two_arrays || binding == pair) {
        if (is_in_place != can_be_in_place) fail(__FILE__, __LINE__, report, "is in place?");
    }
    if (binding != not_bound && layouts.output_is_permuted) {
        CHECK(says(report, "output 0 f32[2,3]: copied, 24 bytes a run: the program keeps it in another order"));
    }
}

static void one_way(const pjrtlite_executable *program, struct layouts layouts, enum donation donation,
                    enum binding binding, int offset, bool start) {
    float *memory = aligned_memory(4 * place * sizeof *memory);
    for (int i = 0; i < 4 * place; ++i) memory[i] = -7.0F;
    float *x = memory + place + offset, *y = memory + 2 * place + offset;
    if (binding == overlapping) y = x + 2;
    float got[cells];
    pjrtlite_plan *plan = new_plan(program);
    if (binding == one_array) {
        CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, shape23, 2));
    } else if (binding == pair) {
        CHECK_OK(pjrtlite_plan_bind_pair(plan, 0, 0, x, y, F32, shape23, 2));
    } else {
        CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, F32, shape23, 2));
        if (binding != not_bound) CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, F32, shape23, 2));
    }
    check_report(plan, layouts, donation, binding, offset);
    begin(x);
    for (int k = 1; k <= runs; ++k) {
        run(plan, start);
        if (binding == one_array) check_state(x, k);
        if (binding == pair) check_state(k % 2 ? y : x, k), check_state(k % 2 ? x : y, k - 1);
        if (binding == two_arrays) check_state(y, 1), check_state(x, 0);
        if (binding == overlapping) check_state(y, 1), begin(x);
        if (binding == not_bound) {
            CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, shape23, 2));
            check_state(got, 1);
            check_state(x, 0);
        }
    }
    if (binding == not_bound) {
        /* A result as a buffer is read in order, too, and is taken back where the program reads that order. */
        pjrtlite_buffer *buffer;
        CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
        CHECK_OK(pjrtlite_buffer_to_host(buffer, got, sizeof got));
        check_state(got, 1);
        if (layouts.input_is_permuted == layouts.output_is_permuted) {
            CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, buffer));
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, F32, shape23, 2));
            run(plan, start);
            check_state(y, 2);
        }
        CHECK_OK(pjrtlite_buffer_to_host(buffer, got, sizeof got));
        check_state(got, 1);
        pjrtlite_buffer_destroy(buffer);
    }
    if (binding != not_bound) check_report(plan, layouts, donation, binding, offset);
    pjrtlite_plan_destroy(plan);
    for (int i = 0; i < place; ++i) CHECK(memory[i] == -7.0F && memory[3 * place + 24 + i % 8] == -7.0F);
    free(memory);
}

int main(void) {
    pjrtlite_client *client = new_client();
    for (int k = 0; k < 4; ++k) {
        const struct layouts layouts = {k % 2 == 1, k / 2 == 1};
        for (int donation = 0; donation < donations; ++donation) {
            pjrtlite_executable *program = load_layouts(client, layouts, (enum donation)donation);
            for (int binding = 0; binding < bindings; ++binding) {
                for (int offset = 0; offset <= 8; offset += 8) {
                    for (int start = 0; start < 2; ++start) {
                        one_way(program, layouts, (enum donation)donation, (enum binding)binding, offset, start);
                    }
                }
            }
            pjrtlite_executable_destroy(program);
        }
        printf("passed: input %s, output %s\n", layouts.input_is_permuted ? "permuted" : "row-major",
               layouts.output_is_permuted ? "permuted" : "row-major");
    }
    pjrtlite_client_destroy(client);
    return 0;
}
