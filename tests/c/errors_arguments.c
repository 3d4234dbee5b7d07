/* Arguments that do not fit: each error says what was expected and what came, and the handle goes on working. */
#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

static pjrtlite_client *client;
static pjrtlite_executable *hello; /* f32[4], f32[4] -> f32[4] */

static const int64_t dims_3[] = {3};
static const int64_t dims_5[] = {5};
static const int64_t dims_2_2[] = {2, 2};
static const int64_t dims_4_1[] = {4, 1};

/* What set_input, bind_input, bind_output and get_output share: each checks the array it is given in the same way. The
   others tie more than one thing, or device memory. */
enum action {
    SET_INPUT,
    BIND_INPUT,
    BIND_OUTPUT,
    GET_OUTPUT,
    BIND_INOUT,
    BIND_PAIR,
    BIND_INPUT_DEVICE,
    BIND_OUTPUT_DEVICE,
    BIND_INOUT_DEVICE
};

static pjrtlite_status act(enum action action, pjrtlite_plan *plan, size_t index, void *data, pjrtlite_dtype dtype,
                           const int64_t *dims, size_t rank) {
    switch (action) {
        case SET_INPUT: return pjrtlite_plan_set_input(plan, index, data, dtype, dims, rank);
        case BIND_INPUT: return pjrtlite_plan_bind_input(plan, index, data, dtype, dims, rank);
        case BIND_OUTPUT: return pjrtlite_plan_bind_output(plan, index, data, dtype, dims, rank);
        case BIND_INOUT: return pjrtlite_plan_bind_inout(plan, index, index, data, dtype, dims, rank);
        case BIND_PAIR: return pjrtlite_plan_bind_pair(plan, index, index, data, data, dtype, dims, rank);
        case BIND_INPUT_DEVICE: return pjrtlite_plan_bind_input_device(plan, index, data, dtype, dims, rank, 0);
        case BIND_OUTPUT_DEVICE: return pjrtlite_plan_bind_output_device(plan, index, data, dtype, dims, rank, 0);
        case BIND_INOUT_DEVICE:
            return pjrtlite_plan_bind_inout_device(plan, index, index, data, dtype, dims, rank, 0);
        case GET_OUTPUT: break;
    }
    return pjrtlite_plan_get_output(plan, index, data, dtype, dims, rank);
}

static void arrays_of_a_plan(void) {
    pjrtlite_plan *plan = new_plan(hello);
    double data[8] = {0.0};
    CHECK_HELLO_PLAN(plan);
    for (enum action action = SET_INPUT; action <= GET_OUTPUT; ++action) {
        const bool input = action == SET_INPUT || action == BIND_INPUT;
        /* Another size, and another shape of the right size. */
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got f32[3]", act(action, plan, 0, data, F32, dims_3, 1));
        CHECK_SAYS("shape");
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got f32[5]", act(action, plan, 0, data, F32, dims_5, 1));
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got f32[2,2]", act(action, plan, 0, data, F32, dims_2_2, 2));
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got f32[4,1]", act(action, plan, 0, data, F32, dims_4_1, 2));
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got f32[]", act(action, plan, 0, data, F32, NULL, 0));
        CHECK_SAYS(input ? "input 0" : "output 0");
        /* Another element type, of another size and of the same. */
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got f64[4]",
                    act(action, plan, 0, data, PJRTLITE_DTYPE_F64, hello_dims, 1));
        CHECK_SAYS("convert");
        CHECK_FAILS(SIGNATURE_MISMATCH, "f32[4]; got i32[4]",
                    act(action, plan, 0, data, PJRTLITE_DTYPE_I32, hello_dims, 1));
        /* No such input or output. */
        const size_t count = input ? 2 : 1;
        const char *wanted = input ? "no input 2: the program has 2" : "no output 1: the program has 1";
        CHECK_FAILS(INDEX_OUT_OF_RANGE, wanted, act(action, plan, count, data, F32, hello_dims, 1));
        CHECK_FAILS(INDEX_OUT_OF_RANGE, "no ", act(action, plan, SIZE_MAX, data, F32, hello_dims, 1));
    }
    /* No failure has changed what is set and bound. */
    float f[4];
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(f, hello_f);
    for (size_t i = 0; i < COUNT_OF(data); ++i) CHECK(data[i] == 0.0);
    pjrtlite_plan_destroy(plan);
    PASSED("arrays that are not the program's");
}

/* Shapes that no array has. */
static int released;

static void release(void *user) {
    (void)user;
    ++released;
}

static void impossible_arrays(void) {
    float data[4] = {0.0F};
    const int64_t negative[] = {2, -2};
    const int64_t least[] = {INT64_MIN};
    const int64_t bytes_overflow[] = {INT64_MAX / 2};
    const int64_t count_overflow[] = {INT64_MAX, INT64_MAX};
    const int64_t wraps_to_16[] = {(int64_t)1 << 62, 4, 4}; /* 2^66 elements: 4 modulo 2^64, times 4 bytes */
    const int64_t empty_but_huge[] = {0, INT64_MAX, INT64_MAX};
    const struct {
        const int64_t *dims;
        size_t rank;
        const char *part;
    } cases[] = {
        {negative, 2, "dimension 1 of shape [2,-2] is negative"},
        {least, 1, "negative"},
        {bytes_overflow, 1, "address space"},
        {count_overflow, 2, "address space"},
        {wraps_to_16, 3, "address space"},
        {empty_but_huge, 3, "address space"},
        {hello_dims, 65, "'rank' is 65"},
        {hello_dims, SIZE_MAX, "'rank'"},
    };
    pjrtlite_plan *plan = new_plan(hello);
    CHECK_HELLO_PLAN(plan);
    for (size_t i = 0; i < COUNT_OF(cases); ++i) {
        pjrtlite_buffer *buffer;
        for (enum action action = SET_INPUT; action <= BIND_INOUT_DEVICE; ++action) {
            CHECK_FAILS(INVALID_VALUE, cases[i].part, act(action, plan, 0, data, F32, cases[i].dims, cases[i].rank));
        }
        CHECK_FAILS(INVALID_VALUE, cases[i].part,
                    pjrtlite_buffer_from_host(client, data, F32, cases[i].dims, cases[i].rank, 0, &buffer));
        CHECK(buffer == NULL);
        CHECK_FAILS(INVALID_VALUE, cases[i].part,
                    pjrtlite_buffer_view_host(client, data, F32, cases[i].dims, cases[i].rank, 0, &buffer));
        CHECK(buffer == NULL);
        CHECK_FAILS(INVALID_VALUE, cases[i].part,
                    pjrtlite_buffer_view_device(client, data, F32, cases[i].dims, cases[i].rank, 0, 0, release, NULL,
                                                &buffer));
        CHECK(buffer == NULL);
    }

    const pjrtlite_dtype none[] = {0, 23, 1000, -1, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < COUNT_OF(none); ++i) {
        char wanted[40];
        snprintf(wanted, sizeof wanted, "'dtype' is %d", (int)none[i]);
        pjrtlite_buffer *buffer;
        for (enum action action = SET_INPUT; action <= BIND_INOUT_DEVICE; ++action) {
            CHECK_FAILS(INVALID_VALUE, wanted, act(action, plan, 0, data, none[i], hello_dims, 1));
        }
        CHECK_FAILS(INVALID_VALUE, wanted,
                    pjrtlite_buffer_from_host(client, data, none[i], hello_dims, 1, 0, &buffer));
        CHECK_FAILS(INVALID_VALUE, wanted,
                    pjrtlite_buffer_view_host(client, data, none[i], hello_dims, 1, 0, &buffer));
        CHECK_FAILS(INVALID_VALUE, wanted,
                    pjrtlite_buffer_view_device(client, data, none[i], hello_dims, 1, 0, 0, release, NULL, &buffer));
    }
    CHECK(released == 0);
    CHECK_HELLO_PLAN(plan);
    pjrtlite_plan_destroy(plan);
    PASSED("arrays that cannot be");
}

static void order_of_use(void) {
    pjrtlite_plan *plan = new_plan(hello);
    int something;
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    pjrtlite_buffer *buffer = (void *)&something;

    /* A run needs every input. */
    CHECK_FAILS(NOT_BOUND, "input 0", pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_FAILS(NOT_BOUND, "input 1", pjrtlite_plan_run(plan));
    CHECK_SAYS("all 2 inputs");

    /* A result needs a run. */
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_FAILS(NOT_RUN, "not run", pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
    CHECK(buffer == NULL && f[0] == -1.0F);
    CHECK_OK(pjrtlite_plan_run(plan));

    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no output 1: the program has 1", pjrtlite_plan_take_output_buffer(plan, 1, &buffer));
    CHECK(buffer == NULL);

    /* It can be handed over once, and is not the plan's any more. */
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
    pjrtlite_buffer *second = (void *)&something;
    CHECK_FAILS(NOT_RUN, "handed over", pjrtlite_plan_take_output_buffer(plan, 0, &second));
    CHECK(second == NULL);
    pjrtlite_buffer_destroy(buffer);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_ARRAY(f, hello_f);

    /* A bound output is in its array. */
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, f, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
    CHECK_SAYS("bound");
    CHECK(buffer == NULL);
    CHECK_HELLO_PLAN(plan);
    pjrtlite_plan_destroy(plan);
    PASSED("runs and results in the wrong order");
}

static void buffers_of_others(void) {
    pjrtlite_plan *plan = new_plan(hello);
    pjrtlite_client *other = new_client();
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    pjrtlite_buffer *longer = new_buffer(client, hello_x, 3);
    pjrtlite_buffer *of_another = new_buffer(other, hello_x, 4);
    pjrtlite_buffer *elsewhere;
    CHECK_OK(pjrtlite_buffer_from_host(client, hello_x, F32, hello_dims, 1, 1, &elsewhere));
    const struct {
        const pjrtlite_buffer *buffer;
        const char *part;
    } cases[] = {
        {longer, "input 1 wants f32[4]; got f32[3]"},
        {of_another, "input 1 is a buffer of another client"},
        {elsewhere, "input 1 is a buffer on device 1, but the program runs on device 0"},
    };
    CHECK_HELLO_PLAN(plan);
    for (size_t i = 0; i < COUNT_OF(cases); ++i) {
        const pjrtlite_buffer *inputs[2] = {x, cases[i].buffer};
        pjrtlite_buffer *output;
        pjrtlite_event *event;
        CHECK_FAILS(SIGNATURE_MISMATCH, cases[i].part, pjrtlite_plan_set_input_buffer(plan, 1, cases[i].buffer));
        CHECK_FAILS(SIGNATURE_MISMATCH, cases[i].part,
                    pjrtlite_executable_execute(hello, inputs, 2, &output, 1, &event));
        CHECK(output == NULL && event == NULL);
    }
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no input 2", pjrtlite_plan_set_input_buffer(plan, 2, x));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_HELLO_PLAN(plan);
    pjrtlite_buffer_destroy(x);
    pjrtlite_buffer_destroy(longer);
    pjrtlite_buffer_destroy(of_another);
    pjrtlite_buffer_destroy(elsewhere);
    pjrtlite_client_destroy(other);
    pjrtlite_plan_destroy(plan);
    PASSED("buffers of another shape, client and device");
}

static void numbers_of_arguments(void) {
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    const pjrtlite_buffer *inputs[3] = {x, x, x};
    int something;
    for (size_t input_count = 0; input_count <= 3; ++input_count) {
        for (size_t output_count = 0; output_count <= 2; ++output_count) {
            pjrtlite_buffer *outputs[2] = {(void *)&something, (void *)&something};
            pjrtlite_event *event = (void *)&something;
            const pjrtlite_status status =
                pjrtlite_executable_execute(hello, inputs, input_count, outputs, output_count, &event);
            if (input_count == 2 && output_count == 1) {
                CHECK_OK(status);
                pjrtlite_buffer_destroy(outputs[0]);
                pjrtlite_event_destroy(event);
                continue;
            }
            CHECK_FAILS(SIGNATURE_MISMATCH, "the program ", status);
            CHECK(event == NULL);
            for (size_t i = 0; i < output_count; ++i) CHECK(outputs[i] == NULL);
            /* Beyond what was given nothing is written. */
            for (size_t i = output_count; i < 2; ++i) CHECK(outputs[i] == (void *)&something);
        }
    }
    pjrtlite_buffer *output;
    CHECK_FAILS(SIGNATURE_MISMATCH, "takes 2 inputs; got 1",
                pjrtlite_executable_execute(hello, inputs, 1, &output, 1, NULL));
    CHECK_SAYS("f32[4], f32[4] -> f32[4]");
    CHECK_FAILS(SIGNATURE_MISMATCH, "1 output", pjrtlite_executable_execute(hello, inputs, 2, NULL, 0, NULL));
    pjrtlite_buffer_destroy(x);
    CHECK_HELLO(hello);
    PASSED("too few and too many inputs and outputs");
}

static void devices(void) {
    int something;
    pjrtlite_plan *plan = (void *)&something;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device 4: this client has 4", pjrtlite_plan_create(hello, 4, &plan));
    CHECK(plan == NULL);
    CHECK_FAILS(INVALID_VALUE, "loaded for device 0", pjrtlite_plan_create(hello, 1, &plan));
    CHECK_SAYS("device 1");
    CHECK(plan == NULL);
    CHECK_HELLO(hello);
    PASSED("a plan on another device");
}

/* A result that was handed over is not in the plan any more: to copy nothing and report success would be a lie. */
static void a_result_that_was_handed_over(void) {
    pjrtlite_plan *plan = new_plan(hello);
    float f[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    pjrtlite_buffer *buffer;
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, hello_y, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
    CHECK_FAILS(NOT_RUN, "output 0", pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
    CHECK(f[0] == -1.0F);
    pjrtlite_buffer_destroy(buffer);
    CHECK_HELLO_PLAN(plan);
    pjrtlite_plan_destroy(plan);
    PASSED("a result that was handed over");
}

/* Each of two outputs would spoil the other where their memory is the same; side by side is right. */
static void outputs_over_each_other(void) {
    const char text[] = "module @two { func.func public @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) { "
                        "%y = stablehlo.add %x, %x : tensor<4xf32> "
                        "return %x, %y : tensor<4xf32>, tensor<4xf32> } }";
    pjrtlite_executable *two;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, sizeof text - 1, NULL, &two));
    pjrtlite_plan *plan = new_plan(two);
    const float twice[4] = {2.0F, 4.0F, 6.0F, 8.0F};
    float memory[12] = {0.0F};
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, memory + 4, F32, hello_dims, 1));
    for (size_t start = 1; start <= 7; ++start) {
        CHECK_FAILS(INVALID_VALUE, "share memory",
                    pjrtlite_plan_bind_output(plan, 1, memory + start, F32, hello_dims, 1));
        CHECK_SAYS("outputs 1 and 0");
    }
    /* The refused ones have bound nothing. */
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(memory + 4, hello_x);
    CHECK(memory[3] == 0.0F && memory[8] == 0.0F);

    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, memory, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(memory, twice);
    CHECK_ARRAY(memory + 4, hello_x);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, memory + 8, F32, hello_dims, 1));
    /* An output may be bound anew where it is, and an array be bound anew once another output has left it. */
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, memory + 4, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, memory, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, memory + 4, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_ARRAY(memory, hello_x);
    CHECK_ARRAY(memory + 4, twice);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(two);
    PASSED("outputs over each other");
}

int main(void) {
    client = new_client();
    hello = load(client, "hello.mlir");
    arrays_of_a_plan();
    impossible_arrays();
    order_of_use();
    buffers_of_others();
    numbers_of_arguments();
    devices();
    a_result_that_was_handed_over();
    outputs_over_each_other();
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
