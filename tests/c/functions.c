/* Functions of the host that programs call: what they are given, and what becomes of what they give. */
#include "functions.h"

#include <fenv.h>
#include <pthread.h>

/* ---- test_scale: attributes ---- */

static pjrtlite_status scale(const pjrtlite_arguments *arguments, void *user) {
    int *calls = user;
    double factor = 0, number = 0;
    int64_t offset = 0, wide = 0;
    bool flag = false;
    const char *mode = NULL, *name = NULL;
    size_t inputs = 0, outputs = 0, count = 0, rank = 0;
    pjrtlite_dtype dtype = PJRTLITE_DTYPE_BOOL;
    const void *list = NULL, *x = NULL;
    void *y = NULL;
    const int64_t *dims = NULL;

    CHECK_OK(pjrtlite_arguments_input_count(arguments, &inputs));
    CHECK_OK(pjrtlite_arguments_output_count(arguments, &outputs));
    CHECK(inputs == 1 && outputs == 1);
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK(dtype == F32 && rank == 1 && dims[0] == 4 && (uintptr_t)x % 64 == 0);
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    CHECK(dtype == F32 && rank == 1 && dims[0] == 4 && y != NULL);
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "input 1", pjrtlite_arguments_input(arguments, 1, &dtype, &dims, &rank, &x));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "output 7", pjrtlite_arguments_output(arguments, 7, &dtype, &dims, &rank, &y));

    CHECK_OK(pjrtlite_arguments_attribute_float(arguments, "factor", &factor));
    CHECK(factor == 3.0);
    CHECK_OK(pjrtlite_arguments_attribute_float(arguments, "double", &number));
    CHECK(number == 0.1);
    CHECK_OK(pjrtlite_arguments_attribute_int(arguments, "offset", &offset));
    CHECK(offset == -2);
    CHECK_OK(pjrtlite_arguments_attribute_int(arguments, "byte", &wide));
    CHECK(wide == 200);
    CHECK_OK(pjrtlite_arguments_attribute_int(arguments, "wide", &wide));
    CHECK(wide == (int64_t)1 << 40);
    CHECK_OK(pjrtlite_arguments_attribute_bool(arguments, "flag", &flag));
    CHECK(flag);
    CHECK_OK(pjrtlite_arguments_attribute_string(arguments, "mode", &mode));
    CHECK_TEXT(mode, "fast, or slow");
    CHECK_OK(pjrtlite_arguments_attribute_list(arguments, "table", &dtype, &count, &list));
    CHECK(dtype == PJRTLITE_DTYPE_I32 && count == 3 && ((const int32_t *)list)[2] == 30);
    CHECK_OK(pjrtlite_arguments_attribute_list(arguments, "weights", &dtype, &count, &list));
    CHECK(dtype == PJRTLITE_DTYPE_F64 && count == 2 && ((const double *)list)[1] == 0.25);
    CHECK_OK(pjrtlite_arguments_attribute_count(arguments, &count));
    CHECK(count == 9);
    CHECK_OK(pjrtlite_arguments_attribute_name(arguments, 0, &name));
    CHECK_TEXT(name, "byte");
    CHECK_TEXT(mode, "fast, or slow");
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "9", pjrtlite_arguments_attribute_name(arguments, 9, &name));
    CHECK_FAILS(NOT_FOUND, "'factor'", pjrtlite_arguments_attribute_int(arguments, "speed", &wide));
    CHECK_FAILS(SIGNATURE_MISMATCH, "a text", pjrtlite_arguments_attribute_int(arguments, "mode", &wide));
    CHECK_FAILS(SIGNATURE_MISMATCH, "an integer", pjrtlite_arguments_attribute_string(arguments, "offset", &mode));

    for (int i = 0; i < 4; ++i) ((float *)y)[i] = (float)factor * ((const float *)x)[i] + (float)offset;
    ++*calls;
    return PJRTLITE_STATUS_OK;
}

static void attributes(const pjrtlite_client *client) {
    static int calls = 0;
    CHECK_OK(pjrtlite_function_register("test_scale", scale, &calls, NULL));
    pjrtlite_executable *executable = load_function(client, "scale");
    pjrtlite_plan *plan = plan_of(executable);
    float y[4];
    for (int run = 1; run <= 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, four, 1));
        for (int i = 0; i < 4; ++i) CHECK(y[i] == 2.0F * (3.0F * (x_values[i] + 1.0F) - 2.0F));
        CHECK(calls == run);
    }
    pjrtlite_plan_destroy(plan);

    /* The same by execute(), and by an executable that was serialized. */
    pjrtlite_buffer *x = new_buffer(client, x_values, 4), *result = NULL;
    const pjrtlite_buffer *inputs[1] = {x};
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 1, &result, 1, NULL));
    CHECK_OK(pjrtlite_buffer_to_host(result, y, sizeof y));
    CHECK(y[3] == 26.0F && calls == 4);
    pjrtlite_buffer_destroy(result);
    pjrtlite_buffer_destroy(x);
    const void *data = NULL;
    size_t size = 0;
    pjrtlite_executable *again = NULL;
    CHECK_OK(pjrtlite_executable_serialize(executable, &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &again));
    plan = plan_of(again);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(calls == 5);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(again);
    pjrtlite_executable_destroy(executable);
    PASSED("attributes");
}

/* ---- test_shapes: types and ranks ---- */

static pjrtlite_status shapes(const pjrtlite_arguments *arguments, void *user) {
    (void)user;
    const pjrtlite_dtype wanted[3] = {PJRTLITE_DTYPE_F64, PJRTLITE_DTYPE_BOOL, PJRTLITE_DTYPE_I32};
    const size_t ranks[3] = {2, 1, 0};
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    size_t rank = 9;
    const void *in[2] = {NULL, NULL};
    void *out[3] = {NULL, NULL, NULL};
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &in[0]));
    CHECK(dtype == PJRTLITE_DTYPE_F64 && rank == 2 && dims[0] == 2 && dims[1] == 3);
    CHECK_OK(pjrtlite_arguments_input(arguments, 1, &dtype, &dims, &rank, &in[1]));
    CHECK(dtype == PJRTLITE_DTYPE_I32 && rank == 0);
    for (size_t i = 0; i < 3; ++i) {
        CHECK_OK(pjrtlite_arguments_output(arguments, i, &dtype, &dims, &rank, &out[i]));
        CHECK(dtype == wanted[i] && rank == ranks[i]);
    }
    const double *a = in[0];
    for (int i = 0; i < 6; ++i) ((double *)out[0])[i] = a[i % 3 * 2 + i / 3];
    ((bool *)out[1])[0] = true;
    ((bool *)out[1])[1] = false;
    *(int32_t *)out[2] = *(const int32_t *)in[1] + 1;
    return PJRTLITE_STATUS_OK;
}

static void types(const pjrtlite_client *client) {
    const int64_t two_three[2] = {2, 3}, three_two[2] = {3, 2}, two[1] = {2};
    const double a[6] = {1, 2, 3, 4, 5, 6}, wanted[6] = {1, 3, 5, 2, 4, 6};
    double b[6];
    bool truths[2];
    int32_t n = 41, m = 0;
    CHECK_OK(pjrtlite_function_register("test_shapes", shapes, NULL, NULL));
    pjrtlite_executable *executable = load_function(client, "shapes");
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, a, PJRTLITE_DTYPE_F64, two_three, 2));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, &n, PJRTLITE_DTYPE_I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, b, PJRTLITE_DTYPE_F64, three_two, 2));
    CHECK_OK(pjrtlite_plan_get_output(plan, 1, truths, PJRTLITE_DTYPE_BOOL, two, 1));
    CHECK_OK(pjrtlite_plan_get_output(plan, 2, &m, PJRTLITE_DTYPE_I32, NULL, 0));
    CHECK_ARRAY(b, wanted);
    CHECK(truths[0] && !truths[1] && m == 42);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("types and ranks");
}

/* ---- test_step: threads, failures, pointers ---- */

struct step {
    enum { STEP_WELL, STEP_FAILS, STEP_SAYS, STEP_ODD, STEP_ONLY_SAYS } how;
    pjrtlite_status status;
    int calls, inside, most_inside, on_caller, rounding;
    pthread_t caller;
    void *user;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static pjrtlite_status step(const pjrtlite_arguments *arguments, void *user) {
    struct step *this = user;
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    size_t rank = 0;
    const void *x = NULL;
    void *y = NULL;
    pthread_mutex_lock(&lock);
    ++this->calls;
    if (++this->inside > this->most_inside) this->most_inside = this->inside;
    this->on_caller += pthread_equal(this->caller, pthread_self()) != 0;
    pthread_mutex_unlock(&lock);
    this->rounding = fegetround();
    CHECK_OK(pjrtlite_arguments_user_data(arguments, &this->user));
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    for (int i = 0; i < 4; ++i) ((float *)y)[i] = ((const float *)x)[i] + 1.0F;
    pthread_mutex_lock(&lock);
    --this->inside;
    pthread_mutex_unlock(&lock);
    switch (this->how) {
        case STEP_WELL: return PJRTLITE_STATUS_OK;
        case STEP_FAILS: return this->status;
        case STEP_ODD: return (pjrtlite_status)7777;
        case STEP_SAYS:
        case STEP_ONLY_SAYS:
            CHECK_FAILS(NULL_ARGUMENT, "message", pjrtlite_arguments_fail(arguments, NULL));
            CHECK_OK(pjrtlite_arguments_fail(arguments, "first"));
            CHECK_OK(pjrtlite_arguments_fail(arguments, "no water left: \xc3\xbc"));
            return this->how == STEP_SAYS ? this->status : PJRTLITE_STATUS_OK;
    }
    return PJRTLITE_STATUS_OK;
}

static struct step stepping;

static void failures(const pjrtlite_executable *loop) {
    const pjrtlite_status statuses[] = {PJRTLITE_STATUS_ABORTED, PJRTLITE_STATUS_INVALID_ARGUMENT,
                                        PJRTLITE_STATUS_INVALID_VALUE, PJRTLITE_STATUS_TIMED_OUT};
    pjrtlite_plan *plan = plan_of(loop);
    float y[4];
    for (size_t i = 0; i < COUNT_OF(statuses); ++i) {
        stepping.status = statuses[i];
        stepping.how = STEP_SAYS;
        stepping.calls = 0;
        CHECK(pjrtlite_plan_run(plan) == statuses[i]);
        CHECK_SAYS("no water left: \xc3\xbc");
        CHECK(strstr(pjrtlite_last_error_message(), "pjrtlite status") == NULL);
        CHECK(stepping.calls == 1);
        CHECK_FAILS(NOT_RUN, "", pjrtlite_plan_get_output(plan, 0, y, F32, four, 1));
        stepping.how = STEP_FAILS;
        CHECK(pjrtlite_plan_run(plan) == statuses[i]);
        CHECK_SAYS("'test_step'");
    }
    stepping.how = STEP_ODD;
    CHECK_FAILS(FUNCTION_FAILED, "7777", pjrtlite_plan_run(plan));
    stepping.how = STEP_ONLY_SAYS;
    CHECK_FAILS(FUNCTION_FAILED, "no water left", pjrtlite_plan_run(plan));
    /* Where the plugin works on this thread, the start fails itself. */
    pjrtlite_event *event = NULL;
    pjrtlite_status started = pjrtlite_plan_start(plan, &event);
    if (started == PJRTLITE_STATUS_OK) started = pjrtlite_event_wait(event);
    CHECK_FAILS(FUNCTION_FAILED, "no water left", started);
    pjrtlite_event_destroy(event);
    stepping.how = STEP_WELL;
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, four, 1));
    CHECK(y[0] == 11.0F && y[3] == 14.0F);
    pjrtlite_plan_destroy(plan);
    PASSED("failures come out as they are");
}

static void user_data(const pjrtlite_executable *loop) {
    pjrtlite_plan *plan = plan_of(loop);
    int mine = 0;
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(stepping.user == NULL);
    CHECK_OK(pjrtlite_plan_set_user_data(plan, &mine));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(stepping.user == &mine);
    stepping.user = NULL;
    pjrtlite_event *event = NULL;
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    CHECK(stepping.user == &mine);
    CHECK_OK(pjrtlite_plan_set_user_data(plan, NULL));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK(stepping.user == NULL);
    pjrtlite_plan_destroy(plan);
    PASSED("the plan's pointer");
}

/* The host's floating-point state holds inside, and after. */
static void floating_point(const pjrtlite_executable *loop) {
    pjrtlite_plan *plan = plan_of(loop);
    const int modes[] = {FE_UPWARD, FE_TOWARDZERO, FE_TONEAREST};
    for (size_t i = 0; i < COUNT_OF(modes); ++i) {
        pjrtlite_event *event = NULL;
        CHECK(fesetround(modes[i]) == 0);
        stepping.rounding = -1;
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK(stepping.rounding == modes[i] && fegetround() == modes[i]);
        stepping.rounding = -1;
        CHECK_OK(pjrtlite_plan_start(plan, &event));
        CHECK_OK(pjrtlite_event_wait(event));
        pjrtlite_event_destroy(event);
        CHECK(stepping.rounding == modes[i] && fegetround() == modes[i]);
    }
    pjrtlite_plan_destroy(plan);
    PASSED("the floating-point state of the host");
}

static void *run_many(void *loop) {
    pjrtlite_plan *plan = plan_of(loop);
    for (int run = 0; run < 50; ++run) CHECK_OK(pjrtlite_plan_run(plan));
    pjrtlite_plan_destroy(plan);
    return NULL;
}

static void eight_threads(pjrtlite_executable *loop) {
    pthread_t threads[8];
    stepping.calls = stepping.most_inside = 0;
    for (size_t i = 0; i < COUNT_OF(threads); ++i) CHECK(pthread_create(&threads[i], NULL, run_many, loop) == 0);
    for (size_t i = 0; i < COUNT_OF(threads); ++i) CHECK(pthread_join(threads[i], NULL) == 0);
    CHECK(stepping.calls == 8 * 50 * 10);
    PASSED("eight threads");
}

/* ---- The order of calls ---- */

static int in_note;

/* No two threads at once, so no locks. */
static pjrtlite_status note(const pjrtlite_arguments *arguments, void *user) {
    int64_t *next = user, number = -1;
    CHECK(++in_note == 1);
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    size_t rank = 0, inputs = 0, outputs = 0;
    const void *x = NULL;
    void *y = NULL;
    /* The token is none. */
    CHECK_OK(pjrtlite_arguments_input_count(arguments, &inputs));
    CHECK_OK(pjrtlite_arguments_output_count(arguments, &outputs));
    CHECK(inputs == 1 && outputs == 1);
    CHECK_OK(pjrtlite_arguments_attribute_int(arguments, "number", &number));
    /* With several runs at once, those of one are in order. */
    if (*next >= 0) CHECK(number == (*next)++ % 3);
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    *(int32_t *)y = (int32_t)(10.0F * *(const float *)x);
    --in_note;
    return PJRTLITE_STATUS_OK;
}

static void tokens(const pjrtlite_client *client) {
    static int64_t next = 0;
    const int64_t three[1] = {3};
    const int32_t wanted[3] = {10, 20, 30};
    int32_t y[3];
    CHECK_OK(register_with("test_note", note, &next, "pjrtlite.one_at_a_time"));
    pjrtlite_executable *executable = load_function(client, "tokens");
    pjrtlite_plan *plan = plan_of(executable);
    for (int run = 0; run < 20; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, PJRTLITE_DTYPE_I32, three, 1));
        CHECK_ARRAY(y, wanted);
    }
    CHECK(next == 60);
    pjrtlite_plan_destroy(plan);
    PASSED("tokens order calls");

    next = -1;
    pthread_t threads[8];
    for (size_t i = 0; i < COUNT_OF(threads); ++i) {
        CHECK(pthread_create(&threads[i], NULL, run_many, executable) == 0);
    }
    for (size_t i = 0; i < COUNT_OF(threads); ++i) CHECK(pthread_join(threads[i], NULL) == 0);
    pjrtlite_executable_destroy(executable);
    PASSED("one at a time");
}

/* ---- On the calling thread, one at a time ---- */

static pthread_t expected;
static bool is_to_fail;

static pjrtlite_status between(const pjrtlite_arguments *arguments, void *user) {
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    size_t rank = 0;
    const void *x = NULL;
    void *y = NULL;
    int *inside = user;
    CHECK(pthread_equal(expected, pthread_self()));
    CHECK(++*inside == 1);
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    for (int i = 0; i < 256 * 256; ++i) ((float *)y)[i] = 0.5F * ((const float *)x)[i];
    --*inside;
    if (!is_to_fail) return PJRTLITE_STATUS_OK;
    CHECK_OK(pjrtlite_arguments_fail(arguments, "too cold"));
    return PJRTLITE_STATUS_ABORTED;
}

static void calling_thread(const pjrtlite_client *client) {
    static int inside = 0;
    const int64_t square[2] = {256, 256};
    float *a = aligned_memory(sizeof(float) * 256 * 256), *y = aligned_memory(sizeof(float) * 256 * 256);
    /* The identity: its products are itself. */
    for (int i = 0; i < 256 * 256; ++i) a[i] = i % 257 == 0 ? 1.0F : 0.0F;
    CHECK_OK(register_with("test_between", between, &inside, "pjrtlite.calling_thread"));
    CHECK_FAILS(ALREADY_EXISTS, "test_between", pjrtlite_function_register("test_between", between, &inside, NULL));
    pjrtlite_executable *executable = load_function(client, "between");
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, F32, square, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, F32, square, 2));
    expected = pthread_self();
    for (int run = 0; run < 20; ++run) {
        memset(y, 0, sizeof(float) * 256 * 256);
        if (run % 2 == 0) {
            CHECK_OK(pjrtlite_plan_run(plan));
        } else {
            pjrtlite_event *event = NULL;
            bool ready = false;
            CHECK_OK(pjrtlite_plan_start(plan, &event));
            CHECK_OK(pjrtlite_event_test(event, &ready));
            CHECK(ready);
            CHECK_OK(pjrtlite_event_wait(event));
            pjrtlite_event_destroy(event);
        }
        for (int i = 0; i < 256 * 256; ++i) CHECK(y[i] == 0.5F * a[i]);
    }
    /* Also where the plugin works on threads of its own, which may say it in other words. */
    is_to_fail = true;
    CHECK_FAILS(ABORTED, "too cold", pjrtlite_plan_run(plan));
    CHECK_TEXT(pjrtlite_last_error_message(), "too cold");
    is_to_fail = false;
    CHECK_OK(pjrtlite_plan_run(plan));
    pjrtlite_plan_destroy(plan);
    pjrtlite_buffer *x = NULL, *result = NULL;
    CHECK_OK(pjrtlite_buffer_from_host(client, a, F32, square, 2, 0, &x));
    const pjrtlite_buffer *inputs[1] = {x};
    CHECK_OK(pjrtlite_executable_execute(executable, inputs, 1, &result, 1, NULL));
    pjrtlite_buffer_destroy(result);
    pjrtlite_buffer_destroy(x);
    pjrtlite_executable_destroy(executable);
    free(a);
    free(y);
    PASSED("on the calling thread");
}

/* ---- What the library is used for inside ---- */

static struct {
    pjrtlite_plan *other, *own;
    pjrtlite_status of_other, of_own;
} nested;

static pjrtlite_status nothing(const pjrtlite_arguments *arguments, void *user) {
    (void)arguments, (void)user;
    nested.of_own = pjrtlite_plan_run(nested.own);
    nested.of_other = pjrtlite_plan_run(nested.other);
    return PJRTLITE_STATUS_OK;
}

static void library_inside(const pjrtlite_client *client) {
    CHECK_OK(register_with("test_nothing", nothing, NULL, "pjrtlite.calling_thread"));
    CHECK_OK(register_with("test_nothing", nothing, NULL, "pjrtlite.calling_thread"));
    pjrtlite_executable *executable = load_function(client, "nothing"), *hello = load(client, "hello.mlir");
    nested.own = plan_of(executable);
    nested.other = new_plan(hello);
    CHECK_OK(pjrtlite_plan_set_input(nested.other, 0, hello_x, F32, hello_dims, 1));
    CHECK_OK(pjrtlite_plan_set_input(nested.other, 1, hello_y, F32, hello_dims, 1));
    float f[4];
    CHECK_OK(pjrtlite_plan_run(nested.own));
    CHECK(nested.of_own == PJRTLITE_STATUS_IN_USE);
    CHECK(nested.of_other == PJRTLITE_STATUS_OK);
    CHECK_OK(pjrtlite_plan_get_output(nested.other, 0, f, F32, hello_dims, 1));
    CHECK_ARRAY(f, hello_f);
    pjrtlite_plan_destroy(nested.own);
    pjrtlite_plan_destroy(nested.other);
    pjrtlite_executable_destroy(executable);
    pjrtlite_executable_destroy(hello);
    PASSED("the library inside of a function");
}

/* ---- Registration ---- */

static void registration(const pjrtlite_client *client) {
    static int calls = 0;
    CHECK_FAILS(NULL_ARGUMENT, "'name'", pjrtlite_function_register(NULL, scale, NULL, NULL));
    CHECK_FAILS(NULL_ARGUMENT, "'function'", pjrtlite_function_register("f", NULL, NULL, NULL));
    CHECK_FAILS(INVALID_VALUE, "name", pjrtlite_function_register("", scale, NULL, NULL));
    CHECK_FAILS(ALREADY_EXISTS, "XLA", pjrtlite_function_register("TopK", scale, NULL, NULL));
    CHECK_FAILS(ALREADY_EXISTS, "'test_scale'", pjrtlite_function_register("test_scale", scale, &calls, NULL));
    CHECK_FAILS(ALREADY_EXISTS, "'test_scale'", pjrtlite_function_register("test_scale", step, NULL, NULL));
    CHECK_FAILS(UNKNOWN_OPTION, "functions", register_with("g", scale, NULL, "pjrtlite.autotune"));
    CHECK_FAILS(UNKNOWN_OPTION, "nothing is passed on", register_with("g", scale, NULL, "asynchronous"));
    pjrtlite_client *none = NULL;
    pjrtlite_options *options = NULL;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "pjrtlite.one_at_a_time", true));
    CHECK_FAILS(UNKNOWN_OPTION, "functions", pjrtlite_client_create("cpu", options, &none));
    pjrtlite_options_destroy(options);
    (void)client;
    PASSED("registration");
}

int main(void) {
    pjrtlite_client *client = new_client();
    pjrtlite_executable *too_early = NULL;
    CHECK_FAILS(CUSTOM_CALL_NOT_FOUND, "test_step",
                pjrtlite_executable_load_file(client, program("functions/loop.mlir"), NULL, &too_early));
    CHECK_SAYS("pjrtlite_function_register");

    attributes(client);
    types(client);
    stepping.caller = pthread_self();
    CHECK_OK(pjrtlite_function_register("test_step", step, &stepping, NULL));
    pjrtlite_executable *loop = load_function(client, "loop");
    failures(loop);
    user_data(loop);
    floating_point(loop);
    eight_threads(loop);
    pjrtlite_executable_destroy(loop);
    tokens(client);
    calling_thread(client);
    library_inside(client);
    registration(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
