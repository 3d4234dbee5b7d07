/* Sequences of calls of the C interface as a string of bytes says: valid and invalid, in any order, on handles that
   are live or NULL. Every pointer is valid or NULL. A model says what must come of each call: whether it succeeds, with
   which status it fails, and what the numbers are.

   sequences               random bytes, in sequences that PJRTLITE_SEQUENCES_SEED and the number of the sequence give
   sequences FILE...       the bytes of these files, as a fuzzer of its own would give them
   PJRTLITE_SEQUENCES_SECONDS   how long; 6 if not said
   PJRTLITE_SEQUENCES_FIRST     the number of the first sequence: what a failure says, to see it alone */
#include "long.h"

#include <sched.h>
#include <signal.h>

#define F32 PJRTLITE_DTYPE_F32

enum { clients = 2, programs = 3, buffers = 6, plans = 3, events = 4 };

enum { arrays = 4, array_floats = 32 * 4 + 16, records = 1024, bytes_a_sequence = 3000 };

static struct subject subject;

/* ---- The bytes ---- */

static struct bytes script;
static size_t position;

/* The next byte, as one of 0, 1, ..., count - 1. */
static uint32_t take(uint32_t count) { return position < script.size ? script.data[position++] % count : 0; }

/* ---- The programs ---- */

struct shape {
    int64_t dims[3];
    size_t rank;
};

struct kind {
    const char *file;
    size_t input_count, output_count;
    struct shape input[3], output[2];
    /* The input that it donates to output 0; -1 if there is none. */
    int donated;
    /* Whether that is there for its memory only. */
    bool is_destination;
};

static const struct kind kinds[] = {
    {"hello.mlir", 2, 1, {{{4}, 1}, {{4}, 1}}, {{{4}, 1}}, -1, false},
    {"donated.mlir", 1, 1, {{{8}, 1}}, {{{8}, 1}}, 0, false},
    {"destination.mlir", 3, 1, {{{8}, 1}, {{8}, 1}, {{8}, 1}}, {{{8}, 1}}, 2, true},
    {"order.mlir", 1, 2, {{{2, 3}, 2}}, {{{2, 3}, 2}, {{3, 2}, 2}}, -1, false},
    {"functions/nothing.mlir", 1, 1, {{{4}, 1}}, {{{4}, 1}}, -1, false},
};

/* What the last of them calls, on any thread: adds 2, and asks for what there is and is not. */
static pjrtlite_status add_two(const pjrtlite_arguments *arguments, void *user) {
    size_t count = 9, rank = 9;
    pjrtlite_dtype dtype = PJRTLITE_DTYPE_BOOL;
    const int64_t *dims = NULL;
    const void *x = NULL, *list = NULL;
    void *y = NULL, *mine = user;
    const char *text = NULL;
    int64_t number = 0;
    double real = 0;
    bool truth = false;
    CHECK_OK(pjrtlite_arguments_input_count(arguments, &count));
    CHECK(count == 1);
    CHECK_OK(pjrtlite_arguments_output_count(arguments, &count));
    CHECK(count == 1);
    CHECK_OK(pjrtlite_arguments_attribute_count(arguments, &count));
    CHECK(count == 0);
    CHECK(pjrtlite_arguments_attribute_name(arguments, 0, &text) == PJRTLITE_STATUS_INDEX_OUT_OF_RANGE);
    CHECK(pjrtlite_arguments_attribute_int(arguments, "a", &number) == PJRTLITE_STATUS_NOT_FOUND);
    CHECK(pjrtlite_arguments_attribute_float(arguments, "a", &real) == PJRTLITE_STATUS_NOT_FOUND);
    CHECK(pjrtlite_arguments_attribute_bool(arguments, "a", &truth) == PJRTLITE_STATUS_NOT_FOUND);
    CHECK(pjrtlite_arguments_attribute_string(arguments, "a", &text) == PJRTLITE_STATUS_NOT_FOUND);
    CHECK(pjrtlite_arguments_attribute_list(arguments, "a", &dtype, &count, &list) == PJRTLITE_STATUS_NOT_FOUND);
    CHECK_OK(pjrtlite_arguments_user_data(arguments, &mine));
    CHECK(mine == NULL || mine == user);
    CHECK(pjrtlite_arguments_fail(arguments, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &rank, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &rank, &y));
    CHECK(dtype == F32 && rank == 1 && dims[0] == 4);
    for (int i = 0; i < 4; ++i) ((float *)y)[i] = ((const float *)x)[i] + 2.0F;
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status register_add_two(void *user) {
    return pjrtlite_function_register("test_nothing", add_two, user, NULL);
}

static struct bytes serialized[COUNT_OF(kinds)];

static size_t elements(const struct shape *shape) {
    size_t count = 1;
    for (size_t i = 0; i < shape->rank; ++i) count *= (size_t)shape->dims[i];
    return count;
}

/* What a program makes of numbers. */
static void compute(const struct kind *kind, float inputs[][8], float outputs[][8]) {
    for (int i = 0; i < 8; ++i) {
        if (kind->donated == 0) {
            outputs[0][i] = inputs[0][i] + 1.0F;
        } else if (kind->input_count == 1 && kind->output_count == 1) {
            outputs[0][i] = inputs[0][i] + 2.0F;
        } else if (kind->output_count == 1) {
            outputs[0][i] = 2.0F * inputs[0][i] + inputs[1][i];
        } else if (i < 6) {
            const int row = i / 3, column = i % 3;
            outputs[0][i] = inputs[0][i] + 100.0F * (float)row + 10.0F * (float)column;
            outputs[1][2 * column + row] = outputs[0][i];
        }
    }
}

/* ---- The model ---- */

/* What is known of a buffer, which may outlive its handle. */
struct record {
    struct shape shape;
    pjrtlite_dtype dtype;
    int client;
    float values[8];
    bool used_up;
    /* A run that was refused may have used it up or not. */
    bool vague;
    /* It is a view, or the host has its address: no run uses it up. */
    bool is_view, is_kept;
    size_t device;
    /* It is in memory of the host's, from where no program takes it. */
    bool is_on_host;
};

enum given { NOTHING, VALUES, ARRAY, PAIR, BUFFER };

struct binding {
    enum given given;
    float values[8];
    float *first, *second;
    struct record *record;
};

struct plan_model {
    pjrtlite_plan *handle;
    const struct kind *kind;
    int client;
    struct binding input[3], output[2];
    /* Results that can be asked for, by output, and where they are. */
    float result[2][8];
    enum place { NOWHERE, KEPT, IN_ARRAY } place[2];
    /* The two that take turns, of which 1 reads what 0 wrote. */
    int turn;
    /* One side of a pair was bound anew: what the other does is not said. */
    bool is_vague;
    /* Runs, and was perhaps not waited for. */
    bool is_flying;
    /* The arrays, and what they must hold when no run goes on. */
    float *memory, wanted[array_floats];
};

static struct {
    pjrtlite_client *client[clients];
    int client_number[clients], client_count;
    struct {
        pjrtlite_executable *handle;
        int kind, client;
    } program[programs];
    struct {
        pjrtlite_buffer *handle;
        struct record *record;
    } buffer[buffers];
    struct plan_model plan[plans];
    struct {
        pjrtlite_event *handle;
        /* Its outcome is not known. */
        bool is_vague;
    } event[events];
    struct record record[records];
    int record_count;
} now;

/* What views are of: of the record with this number. It stays until the buffer is gone and what was run on it done. */
static float *viewed[records];

/* Where programs are saved. */
static char saved_path[4200];

/* What happened in all sequences. */
static uint64_t sequence, good, bad, asked, runs, starts, device_views;
static volatile uint64_t called, released_views;
static uint64_t seed;

static struct record *new_record(void) {
    CHECK(now.record_count < records);
    struct record *record = &now.record[now.record_count++];
    memset(record, 0, sizeof *record);
    return record;
}

/* ---- Outcomes ---- */

static bool comes(int line, const char *expression, pjrtlite_status got, bool succeeds) {
    if (got == PJRTLITE_STATUS_OK) {
        ++good;
        if (!succeeds) fail(__FILE__, line, expression, "succeeded, but cannot");
    } else {
        ++bad;
        if (succeeds) fail(__FILE__, line, expression, pjrtlite_status_name(got));
        if (pjrtlite_last_error_message()[0] == '\0') fail(__FILE__, line, expression, "failed without a message");
    }
    return succeeds;
}

/* The call succeeds, or fails, as is said. */
#define COMES(call, succeeds) comes(__LINE__, #call, (call), (succeeds))
#define ONE_OF_2(status, a, b) ((status) == PJRTLITE_STATUS_##a || (status) == PJRTLITE_STATUS_##b)
#define ONE_OF_3(status, a, b, c) (ONE_OF_2(status, a, b) || (status) == PJRTLITE_STATUS_##c)

/* A status of those that describe wrong arguments. */
static void check_refusal(pjrtlite_status status) {
    CHECK(status == PJRTLITE_STATUS_NULL_ARGUMENT || status == PJRTLITE_STATUS_INVALID_VALUE ||
          status == PJRTLITE_STATUS_INDEX_OUT_OF_RANGE || status == PJRTLITE_STATUS_SIGNATURE_MISMATCH);
}

/* ---- Arguments ---- */

static const struct shape shapes[] = {{{4}, 1},    {{8}, 1},  {{2, 3}, 2}, {{3, 2}, 2},        {{0}, 0},
                                      {{0}, 1},    {{-1}, 1}, {{3}, 1},    {{INT64_MAX, 4}, 2}};

/* A shape that is mostly the one that fits. */
static const struct shape *take_shape(const struct shape *fitting) {
    const uint32_t choice = take(32);
    return choice < COUNT_OF(shapes) || fitting == NULL ? &shapes[choice % COUNT_OF(shapes)] : fitting;
}

static bool same_shape(const struct shape *a, const struct shape *b) {
    return a->rank == b->rank && memcmp(a->dims, b->dims, a->rank * sizeof a->dims[0]) == 0;
}

static bool is_a_shape(const struct shape *shape) { return shape != &shapes[6] && shape != &shapes[8]; }

static pjrtlite_dtype take_dtype(void) {
    static const int32_t odd[] = {PJRTLITE_DTYPE_I32, PJRTLITE_DTYPE_F64, 0, 99, -5};
    const uint32_t choice = take(40);
    return (pjrtlite_dtype)(choice < COUNT_OF(odd) ? odd[choice] : (int32_t)F32);
}

static bool is_a_dtype(pjrtlite_dtype dtype) { return pjrtlite_dtype_byte_size(dtype) != 0; }

static bool rarely(void) { return take(32) == 31; }

/* Dimensions are not read without any; else they must be there. */
static const int64_t *dims_or_null(const struct shape *shape, bool *fine) {
    if (!rarely()) return shape->dims;
    *fine = *fine && shape->rank == 0;
    return NULL;
}

static void fill(float *values) {
    const float first = (float)take(256);
    for (int i = 0; i < 8; ++i) values[i] = first + 0.5F * (float)i;
}

/* What a plan's run left in the host's memory: its results, and nothing else. */
static void check_memory(struct plan_model *plan) {
    if (!plan->is_vague) CHECK_ARRAY(plan->memory, plan->wanted);
}

/* Waits for a plan whose run goes on. */
static void land(struct plan_model *plan) {
    uint64_t bytes;
    if (!plan->is_flying) return;
    while (pjrtlite_plan_bytes_copied(plan->handle, &bytes) == PJRTLITE_STATUS_IN_USE) sched_yield();
    plan->is_flying = false;
    check_memory(plan);
}

/* The host writes to an array. */
static void change(struct plan_model *plan, float *array) {
    fill(array);
    memcpy(plan->wanted, plan->memory, sizeof plan->wanted);
}

/* Memory of a plan that is the host's now; sometimes not aligned so that plugins use it as it is. */
static float *take_array(struct plan_model *plan, uint32_t first, uint32_t step) {
    return plan->memory + 32 * (first + step * take(arrays / step)) + (take(4) == 3 ? 1 : 0);
}

/* One of the slots: mostly one with a handle, which is the next from a random one on. */
#define TAKE_LIVE(slots, count) take_live((const char *)&(slots)[0].handle, sizeof(slots)[0], (count))

static uint32_t take_live(const char *handles, size_t stride, uint32_t count) {
    const uint32_t first = take(count);
    if (rarely()) return first;
    for (uint32_t k = 0; k < count; ++k) {
        const uint32_t slot = (first + k) % count;
        const void *handle;
        memcpy(&handle, handles + slot * stride, sizeof handle);
        if (handle != NULL) return slot;
    }
    return first;
}

/* ---- Clients and programs ---- */

static void create_a_client(void) {
    const uint32_t slot = take(clients);
    if (now.client[slot] != NULL) {
        if (!rarely()) return;
        pjrtlite_client_destroy(now.client[slot]);
        now.client[slot] = NULL;
    }
    if (take(8) == 7) {
        pjrtlite_client *client = (void *)&now;
        const char *name = take(2) == 0 ? NULL : "nothing-of-that-name";
        const pjrtlite_status status = pjrtlite_client_create(name, NULL, &client);
        CHECK(ONE_OF_2(status, NULL_ARGUMENT, PLUGIN_NOT_FOUND) && client == NULL);
        CHECK(pjrtlite_client_create(subject.name, NULL, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
    }
    CHECK_OK(create_client(&subject, take(2) == 0, &now.client[slot]));
    now.client_number[slot] = now.client_count++;
}

/* A client's slot, or `clients` for NULL. */
static uint32_t take_client(void) {
    const uint32_t slot = rarely() ? clients : take(clients);
    return slot < clients && now.client[slot] == NULL ? clients : slot;
}

/* Of a client that is there or NULL. */
static void ask_more_of_a_client(const pjrtlite_client *client) {
    const bool is_there = client != NULL;
    const char *text = NULL, *value = NULL;
    int32_t major = -1, minor = -1;
    size_t count = 0, device = SIZE_MAX;
    bool is_present = false;
    switch (take(4)) {
    case 0:
        if (COMES(pjrtlite_client_plugin_path(client, &text), is_there)) CHECK(text[0] == '/');
        if (COMES(pjrtlite_client_platform_version(client, &text), is_there)) CHECK(text != NULL);
        if (COMES(pjrtlite_client_pjrt_version(client, &major, &minor), is_there)) CHECK(major == 0 && minor > 0);
        return;
    case 1: {
        if (!COMES(pjrtlite_client_attribute_count(client, &count), is_there)) return;
        const size_t index = take(16);
        CHECK(COMES(pjrtlite_client_attribute(client, index, &text, &value), index < count) == (value != NULL));
        return;
    }
    case 2:
        if (COMES(pjrtlite_client_local_device(client, &device), is_there)) CHECK(device == 0);
        COMES(pjrtlite_client_has_extension(client, (int32_t)take(64), &is_present), is_there);
        return;
    default: {
        const bool exists = is_there && take(4) != 0;
        device = exists ? 0 : SIZE_MAX;
        if (COMES(pjrtlite_client_device_kind(client, device, &text), exists)) CHECK(text != NULL);
        if (COMES(pjrtlite_client_device_description(client, device, &text), exists)) CHECK(text != NULL);
        if (COMES(pjrtlite_client_device_memory_kind(client, device, &text), exists)) CHECK(text != NULL);
        int64_t use = 0, peak = 0, limit = 0;
        const pjrtlite_status status = pjrtlite_client_device_memory_stats(client, device, &use, &peak, &limit);
        CHECK(exists ? ONE_OF_2(status, OK, UNIMPLEMENTED) : ONE_OF_2(status, NULL_ARGUMENT, INDEX_OUT_OF_RANGE));
    }
    }
}

static void ask_client(void) {
    const uint32_t slot = take_client();
    const pjrtlite_client *client = slot < clients ? now.client[slot] : NULL;
    size_t count = 99;
    const char *name = "before";
    int32_t id = -1;
    size_t process = 9;
    if (COMES(pjrtlite_client_process_index(client, &process), client != NULL)) CHECK(process == 0);
    size_t global = 0;
    COMES(pjrtlite_client_global_device_count(client, &global), client != NULL);
    if (COMES(pjrtlite_client_device_count(client, &count), client != NULL)) {
        CHECK(global == count);
        CHECK(count >= 1 && count <= 64);
        const size_t device = take(2) == 0 ? take(4) : SIZE_MAX - take(2);
        const pjrtlite_status status = pjrtlite_client_device_id(client, device, &id);
        CHECK(status == (device < count ? PJRTLITE_STATUS_OK : PJRTLITE_STATUS_INDEX_OUT_OF_RANGE));
        CHECK((id != -1) == (device < count));
    } else {
        CHECK(count == 99);
    }
    CHECK(COMES(pjrtlite_client_platform_name(client, &name), client != NULL) == (strcmp(name, "before") != 0));
    ask_more_of_a_client(client);
}

static void load_a_program(void) {
    const uint32_t slot = take(programs), from = take_client(), kind = take(COUNT_OF(kinds)), way = take(16);
    pjrtlite_client *client = from < clients ? now.client[from] : NULL;
    pjrtlite_executable *program = (void *)&now;
    pjrtlite_status status;
    bool succeeds = client != NULL;
    if (way == 0) {
        succeeds = false;
        status = pjrtlite_executable_load_memory(client, "module @broken {", take(17), NULL, &program);
        CHECK(status != PJRTLITE_STATUS_PANIC);
    } else if (way == 1) {
        succeeds = false;
        status = pjrtlite_executable_load_memory(client, NULL, 10, NULL, &program);
        CHECK(status == PJRTLITE_STATUS_NULL_ARGUMENT);
    } else if (way == 2) {
        /* What pjrtlite serialized has a checksum. */
        succeeds = false;
        struct bytes *bytes = &serialized[kind];
        unsigned char *damaged = malloc(bytes->size);
        memcpy(damaged, bytes->data, bytes->size);
        damaged[(bytes->size - 1) * take(256) / 255] ^= (unsigned char)(1U << take(8));
        status = pjrtlite_executable_load_memory(client, damaged, bytes->size, NULL, &program);
        free(damaged);
        CHECK(ONE_OF_3(status, NULL_ARGUMENT, BAD_PROGRAM, PROGRAM_MISMATCH) || status > 0);
    } else {
        status = pjrtlite_executable_load_memory(client, serialized[kind].data, serialized[kind].size, NULL, &program);
    }
    if (!COMES(status, succeeds)) {
        CHECK(program == NULL);
        return;
    }
    pjrtlite_executable_destroy(now.program[slot].handle);
    now.program[slot].handle = program;
    now.program[slot].kind = (int)kind;
    now.program[slot].client = now.client_number[from];
}

/* To a file and back, and where there can be no file. */
/* The bundle of hello, with y as a weight: what it says, and a function of it. */
static void look_at_a_bundle(const pjrtlite_client *client) {
    static const char *const names[] = {"hello", "", NULL, "nothing of it"};
    pjrtlite_bundle *bundle = (void *)&now, *other = (void *)&now;
    const char *text = NULL;
    size_t count = 9, rank = 9;
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    const char *name = names[take(COUNT_OF(names))];
    const bool is_function = name == NULL || strcmp(name, "nothing of it") != 0;
    const bool is_there = !rarely();
    if (take(2) == 0) {
        CHECK_OK(pjrtlite_bundle_open(program("bundles/hello.pjrt"), NULL, &bundle));
    } else {
        struct bytes bytes = read_file(program("bundles/hello.pjrt"));
        const bool is_cut = rarely();
        COMES(pjrtlite_bundle_open_memory(bytes.data, bytes.size - is_cut, &bundle), !is_cut);
        free(bytes.data);
        if (is_cut) {
            CHECK(bundle == NULL);
            return;
        }
    }
    const pjrtlite_bundle *used = is_there ? bundle : NULL;
    const uint32_t index = take(2);
    if (COMES(pjrtlite_bundle_name(used, &text), is_there)) CHECK_TEXT(text, "hello");
    if (COMES(pjrtlite_bundle_manifest(used, &text), is_there)) CHECK(text[0] == '{');
    if (COMES(pjrtlite_bundle_function_count(used, &count), is_there)) CHECK(count == 1);
    COMES(pjrtlite_bundle_function_name(used, index, &text), is_there && index == 0);
    if (COMES(pjrtlite_bundle_function_fact(used, name, "role", &text), is_there && is_function)) CHECK_TEXT(text, "forward");
    if (COMES(pjrtlite_bundle_input_count(used, name, &count), is_there && is_function)) CHECK(count == 1);
    if (COMES(pjrtlite_bundle_output_count(used, name, &count), is_there && is_function)) CHECK(count == 1);
    const bool is_array = is_there && is_function && index == 0;
    if (COMES(pjrtlite_bundle_input(used, name, index, &text, &dtype, &dims, &rank), is_array)) CHECK(rank == 1 && dims[0] == 4);
    if (COMES(pjrtlite_bundle_output(used, name, index, &text, &dtype, &dims, &rank), is_array)) CHECK_TEXT(text, "f");
    COMES(pjrtlite_bundle_input_fact(used, name, index, take(2) == 0 ? "unit" : "shape", &text), is_array);
    COMES(pjrtlite_bundle_output_fact(used, name, index, "doc", &text), is_array);
    CHECK(pjrtlite_bundle_with_weights(used, program("hello.mlir"), &other) != PJRTLITE_STATUS_OK && other == NULL);
    if (COMES(pjrtlite_bundle_weight_count(used, &count), is_there)) CHECK(count == 1);
    COMES(pjrtlite_bundle_weight_name(used, index, &text), is_there && index == 0);
    const char *weight = take(3) == 0 ? "x" : "y";
    const bool is_weight = is_there && weight[0] == 'y';
    if (COMES(pjrtlite_bundle_weight_type(used, weight, &dtype, &dims, &rank), is_weight)) CHECK(rank == 1 && dims[0] == 4);
    float y[4] = {5.5F, 6.6F, 7.7F, 8.8F};
    if (COMES(pjrtlite_bundle_get_weight(used, weight, y, F32, hello_dims, 1), is_weight)) CHECK(y[0] == 5.5F && y[3] == 8.8F);
    const size_t rank_given = take(2);
    COMES(pjrtlite_bundle_set_weight(is_there ? bundle : NULL, weight, y, F32, hello_dims, rank_given), is_weight && rank_given == 1);
    COMES(pjrtlite_bundle_save(used, "no folder/of this name", take(2) == 0 ? client : NULL, NULL), false);
    if (take(4) == 0) {
        pjrtlite_executable *loaded = (void *)&now;
        if (COMES(pjrtlite_bundle_load(used, client, name, take(2) == 0 ? "" : NULL, NULL, &loaded),
                  is_there && is_function && client != NULL)) {
            if (take(2) == 0) pjrtlite_bundle_destroy(bundle), bundle = NULL;
            CHECK_OK(pjrtlite_executable_input_index(loaded, "x", &count));
            CHECK(count == 0 && pjrtlite_executable_output_index(loaded, "x", &count) != PJRTLITE_STATUS_OK);
            COMES(pjrtlite_executable_input_name(loaded, index, &text), index == 0);
            COMES(pjrtlite_executable_output_name(loaded, index, &text), index == 0);
            pjrtlite_plan *plan = new_plan(loaded);
            float f[4];
            CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, hello_dims, 1));
            CHECK_OK(pjrtlite_plan_run(plan));
            CHECK_OK(pjrtlite_plan_get_output(plan, 0, f, F32, hello_dims, 1));
            CHECK_ARRAY(f, hello_f);
            pjrtlite_plan_destroy(plan);
            pjrtlite_executable_destroy(loaded);
        }
        if (bundle != NULL && take(2) == 0) COMES(pjrtlite_bundle_check(bundle, client, NULL, &text), client != NULL);
    }
    pjrtlite_bundle_destroy(bundle);
}

static void save_a_program(const pjrtlite_executable *program, const pjrtlite_client *client, const struct kind *kind) {
    const bool is_there = program != NULL;
    pjrtlite_executable *again = (void *)&now;
    if (take(4) == 0) {
        const pjrtlite_status status = pjrtlite_executable_save(program, take(2) == 0 ? NULL : "/no such folder/file");
        CHECK(is_there ? ONE_OF_2(status, NULL_ARGUMENT, FILE_UNWRITABLE) : status == PJRTLITE_STATUS_NULL_ARGUMENT);
        CHECK(pjrtlite_executable_load_file(client, "/no such folder/file", NULL, &again) != PJRTLITE_STATUS_OK);
        CHECK(again == NULL);
        return;
    }
    if (!COMES(pjrtlite_executable_save(program, saved_path), is_there)) return;
    if (COMES(pjrtlite_executable_load_file(client, saved_path, NULL, &again), client != NULL)) {
        size_t count = 99;
        CHECK_OK(pjrtlite_executable_input_count(again, &count));
        CHECK(count == kind->input_count);
    }
    pjrtlite_executable_destroy(again);
    CHECK(unlink(saved_path) == 0);
}

static void ask_program(void) {
    const uint32_t slot = TAKE_LIVE(now.program, programs);
    const pjrtlite_executable *program = rarely() ? NULL : now.program[slot].handle;
    const struct kind *kind = &kinds[now.program[slot].kind];
    const bool is_there = program != NULL;
    size_t count = 99, rank = 99;
    pjrtlite_dtype dtype = (pjrtlite_dtype)-1;
    const int64_t *dims = NULL;
    const char *text = NULL;
    if (COMES(pjrtlite_executable_input_count(program, &count), is_there)) CHECK(count == kind->input_count);
    if (COMES(pjrtlite_executable_output_count(program, &count), is_there)) CHECK(count == kind->output_count);
    if (COMES(pjrtlite_executable_signature(program, &text), is_there)) CHECK(strstr(text, " -> ") != NULL);
    const size_t index = take(5) == 4 ? SIZE_MAX : take(4);
    if (COMES(pjrtlite_executable_input_type(program, index, &dtype, &dims, &rank), is_there && index < kind->input_count)) {
        CHECK(dtype == F32 && rank == kind->input[index].rank && dims[0] == kind->input[index].dims[0]);
    } else {
        CHECK(dtype == (pjrtlite_dtype)-1 && dims == NULL && rank == 99);
    }
    CHECK(pjrtlite_executable_output_type(program, index, NULL, &dims, &rank) != PJRTLITE_STATUS_OK);
    size_t size = 9999;
    const bool is_input = is_there && index < kind->input_count, is_output = is_there && index < kind->output_count;
    if (COMES(pjrtlite_executable_input_byte_size(program, index, &size), is_input))
        CHECK(size == elements(&kind->input[index]) * sizeof(float));
    if (COMES(pjrtlite_executable_output_byte_size(program, index, &size), is_output))
        CHECK(size == elements(&kind->output[index]) * sizeof(float));
    const size_t number = take(2);
    if (COMES(pjrtlite_executable_device_count(program, &size), is_there)) CHECK(size == 1);
    COMES(pjrtlite_executable_device(program, number, &size), is_there && number == 0);
    if (COMES(pjrtlite_executable_input_piece(program, index, number, &dims, NULL, &rank), is_input && number == 0))
        CHECK(rank == kind->input[index].rank);
    if (COMES(pjrtlite_executable_output_piece(program, index, number, &dims, NULL, &rank), is_output && number == 0))
        CHECK(rank == kind->output[index].rank);
    if (COMES(pjrtlite_executable_input_sharding(program, index, &text), is_input)) CHECK_TEXT(text, "{replicated}");
    if (COMES(pjrtlite_executable_output_sharding(program, index, &text), is_output)) CHECK_TEXT(text, "{replicated}");
    switch (take(16)) {
    case 0:
        if (COMES(pjrtlite_executable_name(program, &text), is_there)) CHECK(text != NULL);
        if (COMES(pjrtlite_executable_format(program, &text), is_there)) CHECK(text[0] != '\0');
        if (COMES(pjrtlite_executable_autotuning(program, &text), is_there)) CHECK_TEXT(text, "");
        break;
    case 1: {
        /* Some plugins do not tell. */
        const pjrtlite_status status = pjrtlite_executable_temporary_byte_size(program, &size);
        CHECK(is_there ? status != PJRTLITE_STATUS_NULL_ARGUMENT : status == PJRTLITE_STATUS_NULL_ARGUMENT);
        double cost = -7.0;
        const bool is_known = take(2) == 0;
        const pjrtlite_status of_cost = pjrtlite_executable_cost(program, is_known ? "flops" : "nothing", &cost);
        CHECK(is_there ? of_cost != PJRTLITE_STATUS_NULL_ARGUMENT : of_cost == PJRTLITE_STATUS_NULL_ARGUMENT);
        CHECK((cost != -7.0) == (of_cost == PJRTLITE_STATUS_OK) && (is_known || cost == -7.0));
        break;
    }
    case 2: {
        const uint32_t from = take_client();
        save_a_program(program, from < clients ? now.client[from] : NULL, kind);
        look_at_a_bundle(from < clients ? now.client[from] : NULL);
        break;
    }
    default: break;
    }
}

/* ---- Buffers ---- */

static void put_buffer(pjrtlite_buffer *handle, struct record *record) {
    const uint32_t slot = take(buffers);
    pjrtlite_buffer_destroy(now.buffer[slot].handle);
    now.buffer[slot].handle = handle;
    now.buffer[slot].record = record;
}

static void make_a_buffer(void) {
    static float memory[64];
    const uint32_t from = take_client();
    const pjrtlite_client *client = from < clients ? now.client[from] : NULL;
    const struct shape *shape = take_shape(&shapes[take(4)]);
    const pjrtlite_dtype dtype = take_dtype();
    const size_t device = rarely() ? 1000 : 0;
    const bool is_null = rarely();
    bool fine = client != NULL && is_a_shape(shape) && is_a_dtype(dtype) && device == 0;
    const int64_t *dims = dims_or_null(shape, &fine);
    fine = fine && (!is_null || elements(shape) == 0);
    fill(memory);
    pjrtlite_buffer *buffer = (void *)&now;
    const pjrtlite_status status =
        pjrtlite_buffer_from_host(client, is_null ? NULL : memory, dtype, dims, shape->rank, device, &buffer);
    if (!COMES(status, fine)) {
        check_refusal(status);
        CHECK(buffer == NULL);
        return;
    }
    struct record *record = new_record();
    record->shape = *shape;
    record->dtype = dtype;
    record->client = now.client_number[from];
    memcpy(record->values, memory, sizeof record->values);
    put_buffer(buffer, record);
}

/* The memory of a view of the device's is free again. */
static void view_is_gone(void *user) {
    if (subject.is_test) subject.control.device_free(user);
    (void)__sync_add_and_fetch(&released_views, 1);
}

/* A view of the host's memory, or of the device's. */
static void view_something(void) {
    const uint32_t from = take_client();
    const pjrtlite_client *client = from < clients ? now.client[from] : NULL;
    const struct shape *shape = take_shape(&shapes[take(4)]);
    const pjrtlite_dtype dtype = take_dtype();
    const bool of_device = take(2) == 0, is_null = rarely(), is_aligned = take(8) != 7;
    bool fine = client != NULL && is_a_shape(shape) && is_a_dtype(dtype);
    const int64_t *dims = dims_or_null(shape, &fine);
    const bool is_empty = fine && elements(shape) == 0;
    fine = fine && (!is_null || is_empty);
    float values[8];
    fill(values);
    float *memory = viewed[now.record_count];
    if (of_device && subject.is_test) {
        memory = subject.control.device_alloc(0, 2 * sizeof values);
        CHECK(memory != NULL);
        subject.control.device_write(memory, values, sizeof values);
    } else {
        memcpy(memory, values, sizeof values);
    }
    /* Where it would be copied, there is no view. */
    const bool can_view = is_aligned && (of_device || !subject.is_test);
    float *data = is_null ? NULL : is_aligned ? memory : memory + 1;
    pjrtlite_buffer *buffer = (void *)&now;
    const pjrtlite_status status =
        of_device ? pjrtlite_buffer_view_device(client, data, dtype, dims, shape->rank, 0, 0, view_is_gone, memory, &buffer)
                  : pjrtlite_buffer_view_host(client, data, dtype, dims, shape->rank, 0, &buffer);
    const bool is_there = status == PJRTLITE_STATUS_OK;
    /* The test plugin wants its own memory even where there is none to read. */
    const bool is_foreign = is_empty && of_device && subject.is_test && status == PJRTLITE_STATUS_INVALID_ARGUMENT;
    if (is_there || (fine && can_view && !is_foreign)) {
        COMES(status, fine && (can_view || is_empty));
    } else {
        CHECK(buffer == NULL);
        if (status != PJRTLITE_STATUS_COPY_REQUIRED && !is_foreign) check_refusal(status);
    }
    if (of_device && is_there) ++device_views;
    if (of_device && !is_there && subject.is_test) subject.control.device_free(memory);
    if (!is_there) return;
    struct record *record = new_record();
    record->shape = *shape;
    record->dtype = dtype;
    record->client = now.client_number[from];
    record->is_view = true;
    memcpy(record->values, values, sizeof record->values);
    put_buffer(buffer, record);
}

/* What a buffer is, and where the host can read it. */
static void ask_a_buffer(void) {
    const uint32_t slot = TAKE_LIVE(now.buffer, buffers);
    const pjrtlite_buffer *buffer = rarely() ? NULL : now.buffer[slot].handle;
    struct record *record = now.buffer[slot].record;
    const bool is_there = buffer != NULL;
    pjrtlite_dtype dtype = (pjrtlite_dtype)-1;
    const int64_t *dims = NULL;
    size_t rank = 99, device = 99;
    if (COMES(pjrtlite_buffer_dtype(buffer, &dtype), is_there)) CHECK(dtype == record->dtype);
    if (COMES(pjrtlite_buffer_dims(buffer, &dims, &rank), is_there)) {
        CHECK(rank == record->shape.rank && memcmp(dims, record->shape.dims, rank * sizeof *dims) == 0);
    }
    const char *kind = NULL;
    if (COMES(pjrtlite_buffer_device(buffer, &device), is_there)) CHECK(device == record->device);
    if (take(4) == 0 && COMES(pjrtlite_buffer_memory_kind(buffer, &kind), is_there)) {
        CHECK_TEXT(kind, record->is_on_host ? "pinned_host" : "device");
    }
    if (take(4) != 0) return;
    const void *data = &now;
    const pjrtlite_status status = pjrtlite_buffer_host_pointer(buffer, &data);
    if (is_there && (subject.is_test || record->vague)) {
        CHECK(ONE_OF_3(status, OK, COPY_REQUIRED, INVALID_ARGUMENT));
        /* From here on no run uses it up. */
        if (status == PJRTLITE_STATUS_OK && record->vague) record->vague = false;
    } else {
        COMES(status, is_there && !record->used_up);
    }
    if (status != PJRTLITE_STATUS_OK) return;
    record->is_kept = true;
    if (record->dtype == F32)
        check_bytes(__FILE__, __LINE__, "host pointer", data, record->values, elements(&record->shape) * sizeof(float));
}

/* Whether it is where the programs look for it, which are all for the first device. */
static bool is_for_programs(const struct record *record) { return record->device == 0 && !record->is_on_host; }

/* To a device, or to a memory of one, that there is or is not. */
static void copy_a_buffer(void) {
    const uint32_t slot = TAKE_LIVE(now.buffer, buffers);
    const pjrtlite_buffer *buffer = rarely() ? NULL : now.buffer[slot].handle;
    const struct record *record = now.buffer[slot].record;
    const size_t device = rarely() ? 1000 : take(2);
    static const char *const kinds_of_memory[] = {NULL, "device", "pinned_host", "cupboard"};
    const char *kind = kinds_of_memory[take(COUNT_OF(kinds_of_memory))];
    const bool is_host = kind != NULL && kind[0] == 'p', is_none = kind != NULL && kind[0] == 'c';
    pjrtlite_buffer *copy = (void *)&now;
    const pjrtlite_status status = kind == NULL ? pjrtlite_buffer_copy_to(buffer, device, &copy)
                                                : pjrtlite_buffer_copy_to_memory(buffer, device, kind, &copy);
    const bool fine = buffer != NULL && device != 1000 && !is_none;
    if (fine && record->vague) {
        CHECK(ONE_OF_2(status, OK, INVALID_ARGUMENT));
    } else if (!COMES(status, fine && !record->used_up)) {
        CHECK(ONE_OF_3(status, NULL_ARGUMENT, INDEX_OUT_OF_RANGE, INVALID_ARGUMENT) ||
              (is_none && status == PJRTLITE_STATUS_NOT_FOUND));
    }
    if (status != PJRTLITE_STATUS_OK) {
        CHECK(copy == NULL);
        return;
    }
    struct record *copied = new_record();
    *copied = *record;
    copied->used_up = copied->is_view = copied->is_kept = false;
    copied->device = device;
    copied->is_on_host = is_host;
    put_buffer(copy, copied);
}

static void read_a_buffer(void) {
    const uint32_t slot = TAKE_LIVE(now.buffer, buffers);
    const pjrtlite_buffer *buffer = rarely() ? NULL : now.buffer[slot].handle;
    const struct record *record = now.buffer[slot].record;
    const bool is_there = buffer != NULL;
    float got[16];
    for (int i = 0; i < 16; ++i) got[i] = -1.0F;
    size_t size = 9999;
    if (COMES(pjrtlite_buffer_byte_size(buffer, &size), is_there)) {
        CHECK(size == elements(&record->shape) * pjrtlite_dtype_byte_size(record->dtype));
    } else {
        CHECK(size == 9999);
    }
    const bool wrong_size = rarely();
    const size_t room = is_there ? size + wrong_size : 8;
    const pjrtlite_status status = pjrtlite_buffer_to_host(buffer, got, room);
    if (is_there && record->vague) {
        CHECK(status == PJRTLITE_STATUS_OK || ONE_OF_2(status, INVALID_ARGUMENT, SIGNATURE_MISMATCH));
        return;
    }
    if (COMES(status, is_there && !wrong_size && !record->used_up)) {
        if (record->dtype == F32) check_bytes(__FILE__, __LINE__, "buffer", got, record->values, size);
    } else {
        CHECK(ONE_OF_3(status, NULL_ARGUMENT, SIGNATURE_MISMATCH, INVALID_ARGUMENT) && got[0] == -1.0F);
    }
}

static void put_event(pjrtlite_event *handle, bool is_vague) {
    const uint32_t slot = take(events);
    pjrtlite_event_destroy(now.event[slot].handle);
    now.event[slot].handle = handle;
    now.event[slot].is_vague = is_vague;
}

static void ask_when_ready(void) {
    const uint32_t slot = TAKE_LIVE(now.buffer, buffers);
    const pjrtlite_buffer *buffer = now.buffer[slot].handle;
    const struct record *record = now.buffer[slot].record;
    pjrtlite_event *event = (void *)&now;
    const pjrtlite_status status = pjrtlite_buffer_ready(buffer, &event);
    /* Of a buffer that was used up, either this fails or the event does. */
    if (buffer != NULL && (record->used_up || record->vague)) {
        CHECK(ONE_OF_2(status, OK, INVALID_ARGUMENT));
        if (status == PJRTLITE_STATUS_OK) put_event(event, true);
        return;
    }
    if (COMES(status, buffer != NULL)) {
        put_event(event, false);
    } else {
        CHECK(event == NULL);
    }
}

static void destroy_a_buffer(void) {
    const uint32_t slot = take(buffers);
    pjrtlite_buffer_destroy(now.buffer[slot].handle);
    now.buffer[slot].handle = NULL;
}

/* ---- Execute ---- */

static void execute(void) {
    const uint32_t slot = TAKE_LIVE(now.program, programs);
    const pjrtlite_executable *program = rarely() ? NULL : now.program[slot].handle;
    const struct kind *kind = &kinds[now.program[slot].kind];
    const size_t input_count = rarely() ? take(5) : kind->input_count;
    const size_t output_count = rarely() ? take(4) : kind->output_count;
    const pjrtlite_buffer *inputs[5] = {NULL};
    struct record *record[5] = {NULL};
    pjrtlite_buffer *outputs[4];
    pjrtlite_event *event = (void *)&now;
    const bool waits = take(2) == 0;
    bool fine = program != NULL && input_count == kind->input_count && output_count == kind->output_count;
    bool may_fail = false, donates_twice = false;
    float values[COUNT_OF(inputs)][8] = {{0.0F}}, results[COUNT_OF(outputs)][8] = {{0.0F}};
    for (size_t i = 0; i < input_count; ++i) {
        /* Of those that fit, if there are any. */
        uint32_t from = take(buffers);
        for (uint32_t k = 0; fine && k < buffers; ++k) {
            const uint32_t other = (from + k) % buffers;
            if (now.buffer[other].handle != NULL && same_shape(&now.buffer[other].record->shape, &kind->input[i])) {
                from = other;
                break;
            }
        }
        inputs[i] = now.buffer[from].handle;
        record[i] = inputs[i] == NULL ? NULL : now.buffer[from].record;
        if (inputs[i] == NULL || !fine) {
            fine = false;
            continue;
        }
        fine = same_shape(&record[i]->shape, &kind->input[i]) && record[i]->dtype == F32 &&
               record[i]->client == now.program[slot].client && is_for_programs(record[i]);
        may_fail = may_fail || record[i]->vague;
        memcpy(values[i], record[i]->values, sizeof values[i]);
    }
    bool used_up = false;
    for (size_t i = 0; fine && i < input_count; ++i) {
        used_up = used_up || record[i]->used_up;
        donates_twice = donates_twice || (kind->donated >= 0 && (int)i != kind->donated &&
                                          record[i] == record[kind->donated] && !record[i]->is_view);
    }
    for (size_t i = 0; i < COUNT_OF(outputs); ++i) outputs[i] = (void *)&now;
    const pjrtlite_status status =
        pjrtlite_executable_execute(program, inputs, input_count, outputs, output_count, waits ? NULL : &event);
    fine = fine && !donates_twice;
    if (fine && may_fail) {
        CHECK(ONE_OF_2(status, OK, INVALID_ARGUMENT));
        for (size_t i = 0; i < input_count; ++i) record[i]->vague = true;
        if (status == PJRTLITE_STATUS_OK) {
            for (size_t i = 0; i < output_count; ++i) pjrtlite_buffer_destroy(outputs[i]);
            if (!waits) pjrtlite_event_destroy(event);
        }
        return;
    }
    if (!COMES(status, fine && !used_up)) {
        CHECK(ONE_OF_3(status, NULL_ARGUMENT, SIGNATURE_MISMATCH, INVALID_ARGUMENT));
        CHECK(used_up || status != PJRTLITE_STATUS_INVALID_ARGUMENT);
        for (size_t i = 0; i < output_count; ++i) CHECK(outputs[i] == NULL);
        CHECK(waits || event == NULL);
        /* It may have got as far as the others. */
        for (size_t i = 0; fine && i < input_count; ++i) record[i]->vague = record[i]->vague || !record[i]->used_up;
        return;
    }
    compute(kind, values, results);
    if (kind->donated >= 0) {
        struct record *given = record[kind->donated];
        given->used_up = !given->is_view && !given->is_kept;
    }
    ++runs;
    if (!waits) put_event(event, false);
    for (size_t i = 0; i < output_count; ++i) {
        struct record *result = new_record();
        result->shape = kind->output[i];
        result->dtype = F32;
        result->client = now.program[slot].client;
        memcpy(result->values, results[i], sizeof result->values);
        put_buffer(outputs[i], result);
    }
}

/* ---- Plans ---- */

static void destroy_plan(struct plan_model *plan) {
    pjrtlite_plan_destroy(plan->handle);
    plan->handle = NULL;
    if (plan->is_flying) check_memory(plan);
    plan->is_flying = false;
}

static void make_a_plan(void) {
    struct plan_model *plan = &now.plan[take(plans)];
    const uint32_t slot = TAKE_LIVE(now.program, programs);
    const pjrtlite_executable *program = rarely() ? NULL : now.program[slot].handle;
    const size_t device = rarely() ? 1000 : 0;
    pjrtlite_plan *handle = (void *)&now;
    const pjrtlite_status status = pjrtlite_plan_create(program, device, &handle);
    if (!COMES(status, program != NULL && device == 0)) {
        CHECK(ONE_OF_2(status, NULL_ARGUMENT, INDEX_OUT_OF_RANGE) && handle == NULL);
        return;
    }
    /* A plan that is destroyed while it runs has ended then. */
    destroy_plan(plan);
    float *memory = plan->memory;
    memset(plan, 0, sizeof *plan);
    plan->handle = handle;
    plan->kind = &kinds[now.program[slot].kind];
    plan->client = now.program[slot].client;
    plan->memory = memory;
    memcpy(plan->wanted, memory, sizeof plan->wanted);
}

/* A plan whose run has ended, or NULL. */
static struct plan_model *take_plan(void) {
    struct plan_model *plan = &now.plan[TAKE_LIVE(now.plan, plans)];
    if (plan->handle == NULL) return NULL;
    land(plan);
    return plan;
}

/* Where the device's memory is the host's, binding the one is binding the other. */
static bool may_be_the_devices(void) { return take(4) == 0 && !subject.is_test; }

static void leave_pair(struct plan_model *plan, const struct binding *binding) {
    plan->is_vague = plan->is_vague || binding->given == PAIR;
}

static void set_or_bind_input(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const bool binds = take(2) == 0, on_device = may_be_the_devices();
    const size_t index = rarely() ? take(2) == 0 ? SIZE_MAX : 3 : take((uint32_t)plan->kind->input_count);
    const bool exists = index < plan->kind->input_count;
    const struct shape *shape = take_shape(exists ? &plan->kind->input[index] : NULL);
    const pjrtlite_dtype dtype = take_dtype();
    float *data = take_array(plan, 0, 1);
    bool fine = exists && same_shape(shape, &plan->kind->input[exists ? index : 0]) && dtype == F32;
    const int64_t *dims = dims_or_null(shape, &fine);
    const bool is_null = rarely();
    fine = fine && !is_null;
    if (take(2) == 0) change(plan, data);
    const float *given = is_null ? NULL : data;
    const pjrtlite_status status =
        !binds      ? pjrtlite_plan_set_input(plan->handle, index, given, dtype, dims, shape->rank)
        : on_device ? pjrtlite_plan_bind_input_device(plan->handle, index, given, dtype, dims, shape->rank, 0)
                    : pjrtlite_plan_bind_input(plan->handle, index, given, dtype, dims, shape->rank);
    if (!COMES(status, fine)) {
        check_refusal(status);
        return;
    }
    struct binding *input = &plan->input[index];
    leave_pair(plan, input);
    input->given = binds ? ARRAY : VALUES;
    input->first = data;
    memcpy(input->values, data, elements(shape) * sizeof(float));
}

static void set_input_buffer(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const size_t index = rarely() ? 3 : take((uint32_t)plan->kind->input_count);
    const uint32_t slot = TAKE_LIVE(now.buffer, buffers);
    const pjrtlite_buffer *buffer = now.buffer[slot].handle;
    struct record *record = now.buffer[slot].record;
    const bool fine = buffer != NULL && index < plan->kind->input_count && record->dtype == F32 &&
                      same_shape(&record->shape, &plan->kind->input[index]) && record->client == plan->client &&
                      is_for_programs(record);
    const pjrtlite_status status = pjrtlite_plan_set_input_buffer(plan->handle, index, buffer);
    /* One that was used up is refused now or at the run. */
    if (fine && (record->used_up || record->vague) && status == PJRTLITE_STATUS_INVALID_ARGUMENT) return;
    if (!COMES(status, fine)) {
        check_refusal(status);
        return;
    }
    leave_pair(plan, &plan->input[index]);
    plan->input[index].given = BUFFER;
    plan->input[index].record = record;
}

static void give_a_pointer(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    CHECK_OK(pjrtlite_plan_set_user_data(plan->handle, take(2) == 0 ? NULL : &subject));
    /* The piece of one device is all there is. */
    const size_t number = take(3);
    COMES(pjrtlite_plan_select_piece(plan->handle, number), number == 0);
    if (take(2) == 0) CHECK_OK(pjrtlite_plan_select_whole(plan->handle));
}

/* Two outputs must not share memory. */
static bool shares(const struct plan_model *plan, size_t output, const float *array) {
    for (size_t i = 0; i < plan->kind->output_count; ++i) {
        const struct binding *other = &plan->output[i];
        if (i == output || other->given == NOTHING) continue;
        if (labs((long)(other->first - array)) < 16) return true;
        if (other->given == PAIR && labs((long)(other->second - array)) < 16) return true;
    }
    return false;
}

static void bind_output(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const size_t index = rarely() ? 2 : take((uint32_t)plan->kind->output_count);
    const bool exists = index < plan->kind->output_count;
    const struct shape *shape = take_shape(exists ? &plan->kind->output[index] : NULL);
    const pjrtlite_dtype dtype = take_dtype();
    float *data = take_array(plan, 0, 1);
    if (exists && shares(plan, index, data)) return;
    bool fine = exists && same_shape(shape, &plan->kind->output[exists ? index : 0]) && dtype == F32;
    const int64_t *dims = dims_or_null(shape, &fine);
    const bool is_null = rarely();
    fine = fine && !is_null;
    float *given = is_null ? NULL : data;
    const pjrtlite_status status =
        may_be_the_devices() ? pjrtlite_plan_bind_output_device(plan->handle, index, given, dtype, dims, shape->rank, 0)
                             : pjrtlite_plan_bind_output(plan->handle, index, given, dtype, dims, shape->rank);
    if (!COMES(status, fine)) {
        check_refusal(status);
        return;
    }
    leave_pair(plan, &plan->output[index]);
    plan->output[index].given = ARRAY;
    plan->output[index].first = data;
    if (plan->place[index] == IN_ARRAY) plan->place[index] = NOWHERE;
}

/* State in one array, or in two that take turns. */
static void bind_state(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const bool in_turns = take(2) == 0;
    const size_t input = rarely() ? 3 : take((uint32_t)plan->kind->input_count);
    const size_t output = rarely() ? 2 : take((uint32_t)plan->kind->output_count);
    const bool exist = input < plan->kind->input_count && output < plan->kind->output_count;
    const struct shape *shape = take_shape(exist ? &plan->kind->input[input] : NULL);
    const pjrtlite_dtype dtype = take_dtype();
    float *first = take_array(plan, 0, 2), *second = take_array(plan, 1, 2);
    /* A result has one place, which is nobody else's. */
    if (exist && (shares(plan, output, first) || shares(plan, output, second))) return;
    const bool fine = exist && dtype == F32 && same_shape(shape, &plan->kind->input[exist ? input : 0]) &&
                      same_shape(shape, &plan->kind->output[exist ? output : 0]);
    const pjrtlite_status status =
        in_turns ? pjrtlite_plan_bind_pair(plan->handle, input, output, first, second, dtype, shape->dims, shape->rank)
        : may_be_the_devices()
            ? pjrtlite_plan_bind_inout_device(plan->handle, input, output, first, dtype, shape->dims, shape->rank, 0)
            : pjrtlite_plan_bind_inout(plan->handle, input, output, first, dtype, shape->dims, shape->rank);
    if (!COMES(status, fine)) {
        check_refusal(status);
        return;
    }
    for (size_t i = 0; i < 2; ++i) {
        struct binding *binding = i == 0 ? &plan->input[input] : &plan->output[output];
        leave_pair(plan, binding);
        binding->given = in_turns ? PAIR : ARRAY;
        /* Pairs take turns together. */
        binding->first = in_turns && plan->turn == 1 ? second : first;
        binding->second = plan->turn == 1 ? first : second;
    }
    if (plan->place[output] == IN_ARRAY) plan->place[output] = NOWHERE;
}

/* What a plan takes and gives, and which array of a pair has the last result. */
static void ask_a_plan(void) {
    struct plan_model *plan = take_plan();
    pjrtlite_plan *handle = plan == NULL || rarely() ? NULL : plan->handle;
    const struct kind *kind = plan == NULL ? &kinds[0] : plan->kind;
    const size_t index = rarely() ? SIZE_MAX : take(4);
    const bool is_input = handle != NULL && index < kind->input_count;
    const bool is_output = handle != NULL && index < kind->output_count;
    pjrtlite_dtype dtype = (pjrtlite_dtype)-1;
    const int64_t *dims = NULL;
    size_t rank = 99, size = 9999;
    if (COMES(pjrtlite_plan_input_type(handle, index, &dtype, &dims, &rank), is_input))
        CHECK(dtype == F32 && rank == kind->input[index].rank && dims[0] == kind->input[index].dims[0]);
    if (COMES(pjrtlite_plan_output_type(handle, index, &dtype, &dims, &rank), is_output))
        CHECK(dtype == F32 && rank == kind->output[index].rank && dims[0] == kind->output[index].dims[0]);
    if (COMES(pjrtlite_plan_input_byte_size(handle, index, &size), is_input))
        CHECK(size == elements(&kind->input[index]) * sizeof(float));
    if (COMES(pjrtlite_plan_output_byte_size(handle, index, &size), is_output))
        CHECK(size == elements(&kind->output[index]) * sizeof(float));
    void *current = &now;
    const pjrtlite_status status = pjrtlite_plan_pair_current(handle, index, &current);
    if (handle != NULL && plan->is_vague) return;
    const struct binding *output = is_output ? &plan->output[index] : NULL;
    if (COMES(status, is_output && output->given == PAIR)) {
        CHECK(current == (plan->turn == 0 ? output->first : output->second));
    } else {
        CHECK(ONE_OF_3(status, NULL_ARGUMENT, INDEX_OUT_OF_RANGE, NOT_BOUND));
    }
}

/* What the next run makes of what is set and bound: whether it can run, and the host's memory after that. */
static pjrtlite_status foresee(struct plan_model *plan) {
    const struct kind *kind = plan->kind;
    float inputs[3][8];
    bool used_up = false;
    memset(inputs, 0, sizeof inputs);
    memcpy(plan->wanted, plan->memory, sizeof plan->wanted);
    for (size_t i = 0; i < kind->input_count; ++i) {
        const struct binding *input = &plan->input[i];
        const size_t size = elements(&kind->input[i]) * sizeof(float);
        switch (input->given) {
        case NOTHING:
            if (!kind->is_destination || (int)i != kind->donated) return PJRTLITE_STATUS_NOT_BOUND;
            break;
        case VALUES: memcpy(inputs[i], input->values, size); break;
        case ARRAY: memcpy(inputs[i], input->first, size); break;
        case PAIR: memcpy(inputs[i], plan->turn == 0 ? input->first : input->second, size); break;
        case BUFFER:
            /* A destination is the plan's to give: what was given for it is not used. */
            if (kind->is_destination && (int)i == kind->donated) break;
            plan->is_vague = plan->is_vague || input->record->vague;
            used_up = used_up || input->record->used_up;
            memcpy(inputs[i], input->record->values, size);
        }
    }
    if (used_up) return PJRTLITE_STATUS_INVALID_ARGUMENT;
    compute(kind, inputs, plan->result);
    for (size_t i = 0; i < kind->output_count; ++i) {
        const struct binding *output = &plan->output[i];
        if (output->given == NOTHING) continue;
        const float *array = output->given == PAIR && plan->turn == 0 ? output->second : output->first;
        memcpy(plan->wanted + (array - plan->memory), plan->result[i], elements(&kind->output[i]) * sizeof(float));
    }
    return PJRTLITE_STATUS_OK;
}

/* Takes note of how a run went. */
static void ran(struct plan_model *plan, pjrtlite_status foreseen, pjrtlite_status status) {
    if (plan->is_vague) {
        CHECK(ONE_OF_3(status, OK, NOT_BOUND, INVALID_ARGUMENT));
    } else {
        CHECK(status == foreseen);
        comes(__LINE__, "run", status, foreseen == PJRTLITE_STATUS_OK);
    }
    for (size_t i = 0; i < plan->kind->output_count; ++i) {
        plan->place[i] = status != PJRTLITE_STATUS_OK ? NOWHERE : plan->output[i].given == NOTHING ? KEPT : IN_ARRAY;
    }
    if (status != PJRTLITE_STATUS_OK) {
        memcpy(plan->wanted, plan->memory, sizeof plan->wanted);
        return;
    }
    ++runs;
    for (size_t i = 0; i < plan->kind->input_count; ++i) {
        if (plan->input[i].given == PAIR) {
            plan->turn = 1 - plan->turn;
            break;
        }
    }
}

static void run_a_plan(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) {
        CHECK(pjrtlite_plan_run(NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
        return;
    }
    for (uint32_t times = 1 + take(3); times > 0; --times) {
        const pjrtlite_status foreseen = foresee(plan);
        ran(plan, foreseen, pjrtlite_plan_run(plan->handle));
        check_memory(plan);
        if (plan->is_vague) memcpy(plan->wanted, plan->memory, sizeof plan->wanted);
    }
}

static void start_a_plan(void) {
    struct plan_model *plan = take_plan();
    pjrtlite_event *event = (void *)&now;
    if (plan == NULL) {
        CHECK(pjrtlite_plan_start(NULL, &event) == PJRTLITE_STATUS_NULL_ARGUMENT && event == NULL);
        return;
    }
    CHECK(pjrtlite_plan_start(plan->handle, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
    const pjrtlite_status foreseen = foresee(plan);
    const pjrtlite_status status = pjrtlite_plan_start(plan->handle, &event);
    ran(plan, foreseen, status);
    if (status != PJRTLITE_STATUS_OK) {
        CHECK(event == NULL);
        return;
    }
    plan->is_flying = true;
    ++starts;
    put_event(event, plan->is_vague);
}

/* Whatever is asked of a plan that runs: it is refused, or the run is over. */
static void disturb_a_plan(void) {
    struct plan_model *plan = &now.plan[take(plans)];
    if (plan->handle == NULL || !plan->is_flying) return;
    float got[8];
    const char *text;
    pjrtlite_buffer *buffer = (void *)&now;
    pjrtlite_status status;
    switch (take(3)) {
    case 0: status = pjrtlite_plan_get_output(plan->handle, 9, got, F32, shapes[0].dims, 1); break;
    case 1: status = pjrtlite_plan_report(plan->handle, 0, &text); break;
    default:
        status = pjrtlite_plan_take_output_buffer(plan->handle, 9, &buffer);
        CHECK(buffer == NULL);
    }
    CHECK(ONE_OF_3(status, IN_USE, INDEX_OUT_OF_RANGE, OK));
}

static void get_a_result(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const size_t index = rarely() ? 2 : take((uint32_t)plan->kind->output_count);
    const bool exists = index < plan->kind->output_count;
    const struct shape *shape = take_shape(exists ? &plan->kind->output[index] : NULL);
    const pjrtlite_dtype dtype = take_dtype();
    float got[8];
    for (int i = 0; i < 8; ++i) got[i] = -1.0F;
    bool fine = exists && dtype == F32 && same_shape(shape, &plan->kind->output[exists ? index : 0]);
    const int64_t *dims = dims_or_null(shape, &fine);
    const pjrtlite_status status = pjrtlite_plan_get_output(plan->handle, index, got, dtype, dims, shape->rank);
    if (!COMES(status, fine && plan->place[index] != NOWHERE)) {
        if (status != PJRTLITE_STATUS_NOT_RUN) check_refusal(status);
        CHECK(got[0] == -1.0F && got[7] == -1.0F);
        return;
    }
    const float *wanted = plan->result[index];
    if (plan->place[index] == IN_ARRAY) {
        const struct binding *output = &plan->output[index];
        /* The run has changed turns since it wrote there. */
        wanted = output->given == PAIR && plan->turn == 1 ? output->second : output->first;
    }
    if (!plan->is_vague) check_bytes(__FILE__, __LINE__, "result", got, wanted, elements(shape) * sizeof *got);
}

static void take_a_result(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const size_t index = rarely() ? 2 : take((uint32_t)plan->kind->output_count);
    const bool exists = index < plan->kind->output_count;
    pjrtlite_buffer *buffer = (void *)&now;
    const pjrtlite_status status = pjrtlite_plan_take_output_buffer(plan->handle, index, &buffer);
    if (!COMES(status, exists && plan->place[index] == KEPT)) {
        CHECK(ONE_OF_2(status, NOT_RUN, INDEX_OUT_OF_RANGE) && buffer == NULL);
        return;
    }
    plan->place[index] = NOWHERE;
    struct record *record = new_record();
    record->shape = plan->kind->output[index];
    record->dtype = F32;
    record->client = plan->client;
    record->vague = plan->is_vague;
    memcpy(record->values, plan->result[index], sizeof record->values);
    put_buffer(buffer, record);
}

static void report_of_a_plan(void) {
    struct plan_model *plan = take_plan();
    if (plan == NULL) return;
    const char *text = "before";
    const pjrtlite_status status = pjrtlite_plan_report(plan->handle, 0, &text);
    if (plan->is_vague) return;
    memcpy(plan->wanted, plan->memory, sizeof plan->wanted);
    bool is_bound = true;
    for (size_t i = 0; i < plan->kind->input_count; ++i) {
        const struct binding *input = &plan->input[i];
        const bool may_lack = plan->kind->is_destination && (int)i == plan->kind->donated;
        is_bound = is_bound && (may_lack || input->given != NOTHING);
        /* Where the memory of a buffer that was used up is looked for, there is none. */
        if (status == PJRTLITE_STATUS_INVALID_ARGUMENT && input->given == BUFFER &&
            (input->record->used_up || input->record->vague)) {
            return;
        }
    }
    if (COMES(status, is_bound)) {
        CHECK(strstr(text, "bytes") != NULL);
    } else {
        CHECK(status == PJRTLITE_STATUS_NOT_BOUND && strcmp(text, "before") == 0);
    }
}

static void destroy_a_plan(void) { destroy_plan(&now.plan[take(plans)]); }

static void destroy_a_program(void) {
    const uint32_t slot = take(programs);
    pjrtlite_executable_destroy(now.program[slot].handle);
    now.program[slot].handle = NULL;
}

/* ---- Events ---- */

static void call_back(pjrtlite_status status, const char *message, void *user) {
    CHECK(ONE_OF_2(status, OK, INVALID_ARGUMENT) && (message[0] == '\0') == (status == PJRTLITE_STATUS_OK));
    (void)__sync_add_and_fetch((volatile uint64_t *)user, 1);
}

static void use_an_event(void) {
    const uint32_t slot = TAKE_LIVE(now.event, events);
    pjrtlite_event *event = now.event[slot].handle;
    const bool is_there = event != NULL;
    pjrtlite_status status;
    bool ready = false;
    switch (take(7)) {
    case 0: status = pjrtlite_event_wait(event); break;
    case 1: status = pjrtlite_event_wait_for(event, 100.0); break;
    case 2:
        status = pjrtlite_event_wait_for(event, 0.0);
        if (is_there && status == PJRTLITE_STATUS_TIMED_OUT) return;
        break;
    case 3:
        status = pjrtlite_event_wait_for(event, take(2) == 0 ? -1.0 : (double)NAN);
        CHECK(ONE_OF_2(status, NULL_ARGUMENT, INVALID_VALUE));
        return;
    case 4:
        CHECK(COMES(pjrtlite_event_test(event, &ready), is_there) || !ready);
        return;
    case 5:
        if (COMES(pjrtlite_event_on_ready(event, call_back, (void *)(uintptr_t)&called), is_there)) ++asked;
        CHECK(pjrtlite_event_on_ready(event, NULL, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT);
        return;
    default:
        pjrtlite_event_destroy(event);
        now.event[slot].handle = NULL;
        return;
    }
    if (is_there && now.event[slot].is_vague) {
        CHECK(ONE_OF_2(status, OK, INVALID_ARGUMENT));
    } else {
        COMES(status, is_there);
        CHECK(is_there || status == PJRTLITE_STATUS_NULL_ARGUMENT);
    }
}

/* ---- What has no state ---- */

static void stateless(void) {
    pjrtlite_options *options = NULL;
    void *memory = (void *)&now;
    switch (take(6)) {
    case 5:
        /* The same again is no error, and another of the name is. */
        CHECK_OK(register_add_two(&subject));
        COMES(register_add_two(NULL), false);
        break;
    case 0:
        CHECK_OK(pjrtlite_options_create(&options));
        CHECK_OK(pjrtlite_options_set_int(options, "number", take(256)));
        CHECK_OK(pjrtlite_options_set_float(options, "share", 0.5));
        CHECK_OK(pjrtlite_options_set_bool(options, "truth", take(2) == 0));
        CHECK(pjrtlite_options_set_string(options, NULL, "value") == PJRTLITE_STATUS_NULL_ARGUMENT);
        CHECK(pjrtlite_options_set_int_list(options, "list", NULL, 2) == PJRTLITE_STATUS_NULL_ARGUMENT);
        pjrtlite_options_destroy(options);
        break;
    case 1:
        CHECK(pjrtlite_alloc(SIZE_MAX - take(256), &memory) == PJRTLITE_STATUS_RESOURCE_EXHAUSTED && memory == NULL);
        break;
    case 2:
        CHECK_OK(pjrtlite_alloc(take(256), &memory));
        pjrtlite_free(memory);
        break;
    case 3:
        CHECK(pjrtlite_status_name((pjrtlite_status)take(256)) != NULL);
        CHECK(pjrtlite_dtype_name((pjrtlite_dtype)take(256)) != NULL);
        CHECK(pjrtlite_fail((pjrtlite_status)take(256), "failed on purpose") != PJRTLITE_STATUS_OK);
        break;
    default: CHECK(pjrtlite_last_error_message() != NULL);
    }
}

/* ---- A sequence ---- */

/* Those that are named more often are more frequent. */
static void (*const steps[])(void) = {
    create_a_client,   ask_client,        load_a_program,    ask_program,       ask_program,       make_a_buffer,
    make_a_buffer,     make_a_buffer,     make_a_buffer,     read_a_buffer,     read_a_buffer,     ask_when_ready,
    destroy_a_buffer,  execute,           execute,           execute,           make_a_plan,       set_or_bind_input,
    set_or_bind_input, set_or_bind_input, set_or_bind_input, set_or_bind_input, set_input_buffer,  set_input_buffer,
    bind_output,       bind_output,       bind_state,        bind_state,        run_a_plan,        run_a_plan,
    run_a_plan,        run_a_plan,        start_a_plan,      start_a_plan,      disturb_a_plan,    get_a_result,
    get_a_result,      take_a_result,     report_of_a_plan,  destroy_a_plan,    destroy_a_program, use_an_event,
    use_an_event,      use_an_event,      stateless,         view_something,    view_something,    ask_a_buffer,
    ask_a_buffer,      ask_a_plan,        give_a_pointer,    copy_a_buffer,     copy_a_buffer};

static void follow(struct bytes bytes) {
    float *memory[plans];
    for (int i = 0; i < plans; ++i) memory[i] = now.plan[i].memory;
    memset(&now, 0, sizeof now);
    for (int i = 0; i < plans; ++i) now.plan[i].memory = memory[i];
    script = bytes;
    position = 0;
    if (subject.is_test) {
        static const char *const paces[] = {"delay=0", "delay=0;order=reverse", "delay=0;late_delete=1", "delay=1"};
        set_test_plugin(&subject.control, paces[take(8) % COUNT_OF(paces)]);
    }
    /* Without a program there is little to see. */
    CHECK_OK(create_client(&subject, take(2) == 0, &now.client[0]));
    now.client_count = 1;
    for (int i = 0; i < 2; ++i) {
        const uint32_t kind = take(COUNT_OF(kinds));
        now.program[i].kind = (int)kind;
        CHECK_OK(pjrtlite_executable_load_memory(now.client[0], serialized[kind].data, serialized[kind].size, NULL,
                                                 &now.program[i].handle));
    }
    for (int i = 0; i < 6; ++i) {
        make_a_buffer();
        make_a_plan();
        set_or_bind_input();
    }
    while (position < script.size && now.record_count < records - 8) steps[take(COUNT_OF(steps))]();

    /* What is left goes as it comes, and can still be used before. */
    const uint32_t first = (uint32_t)(sequence % 4);
    for (uint32_t k = 0; k < 5; ++k) {
        switch ((first + k) % 5) {
        case 0:
            for (int i = 0; i < clients; ++i) pjrtlite_client_destroy(now.client[i]);
            break;
        case 1:
            for (int i = 0; i < programs; ++i) {
                if (now.program[i].handle != NULL && now.program[i].kind == 0) CHECK_HELLO(now.program[i].handle);
                pjrtlite_executable_destroy(now.program[i].handle);
            }
            break;
        case 2:
            for (int i = 0; i < buffers; ++i) pjrtlite_buffer_destroy(now.buffer[i].handle);
            break;
        case 3:
            for (int i = 0; i < plans; ++i) {
                if (now.plan[i].handle != NULL && now.plan[i].kind == &kinds[0]) {
                    land(&now.plan[i]);
                    float *result = now.plan[i].memory;
                    CHECK_OK(pjrtlite_plan_bind_output(now.plan[i].handle, 0, result, F32, hello_dims, 1));
                    CHECK_HELLO_PLAN(now.plan[i].handle);
                    CHECK_ARRAY(result, hello_f);
                }
                destroy_plan(&now.plan[i]);
            }
            break;
        default:
            for (int i = 0; i < events; ++i) pjrtlite_event_destroy(now.event[i].handle);
        }
    }
    if (subject.is_test) CHECK_TEXT(subject.control.leaks(), "");
}

/* What to do to see a failure again; the sequence alone, without those before it. */
static void tell(void) {
    printf("PJRTLITE_SEQUENCES_SEED=%llu PJRTLITE_SEQUENCES_FIRST=%llu (at byte %zu)\n", (unsigned long long)seed,
           (unsigned long long)sequence, position);
    fflush(stdout);
}

static bool is_done;

static void at_exit(void) {
    if (!is_done) tell();
}

static void crashed(int signal_number) {
    signal(signal_number, SIG_DFL);
    tell();
    raise(signal_number);
}

static void serialize_programs(void) {
    pjrtlite_client *client;
    CHECK_OK(register_add_two(&subject));
    CHECK_OK(create_client(&subject, false, &client));
    for (size_t i = 0; i < COUNT_OF(kinds); ++i) {
        const void *data;
        pjrtlite_executable *compiled = load(client, kinds[i].file);
        CHECK_OK(pjrtlite_executable_serialize(compiled, &data, &serialized[i].size));
        serialized[i].data = malloc(serialized[i].size);
        CHECK(serialized[i].data != NULL);
        memcpy(serialized[i].data, data, serialized[i].size);
        pjrtlite_executable_destroy(compiled);
    }
    pjrtlite_client_destroy(client);
}

int main(int count, char **files) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
    seed = number_from_environment("PJRTLITE_SEQUENCES_SEED", 1);
    sequence = number_from_environment("PJRTLITE_SEQUENCES_FIRST", 0);
    const double deadline = seconds_now() + (double)number_from_environment("PJRTLITE_SEQUENCES_SECONDS", 6);
    const uint64_t first = sequence;
    CHECK(atexit(at_exit) == 0);
    for (size_t i = 0; i < COUNT_OF(signals); ++i) signal(signals[i], crashed);
    subject = find_subject();
    serialize_programs();
    float *views = aligned_memory(records * 2 * 16 * sizeof *views);
    memset(views, 0, records * 2 * 16 * sizeof *views);
    for (size_t i = 0; i < records; ++i) viewed[i] = views + 2 * 16 * i;
    const char *folder = getenv("TMPDIR");
    snprintf(saved_path, sizeof saved_path, "%s/pjrtlite-sequences-%ld", folder == NULL ? "/tmp" : folder, (long)getpid());
    for (int i = 0; i < plans; ++i) {
        now.plan[i].memory = aligned_memory(array_floats * sizeof(float));
        memset(now.plan[i].memory, 0, array_floats * sizeof(float));
    }
    if (count > 1) {
        for (int i = 1; i < count; ++i, ++sequence) {
            struct bytes bytes = read_file(files[i]);
            follow(bytes);
            free(bytes.data);
        }
    } else {
        do {
            static unsigned char random[bytes_a_sequence];
            struct chance chance = {seed + sequence};
            for (size_t i = 0; i < sizeof random; ++i) random[i] = (unsigned char)below(&chance, 256);
            follow((struct bytes){random, 16 + below(&chance, bytes_a_sequence - 15)});
            ++sequence;
        } while (seconds_now() < deadline);
    }
    const double patience = seconds_now() + 60.0;
    while (called != asked || released_views != device_views) CHECK(seconds_now() < patience);
    printf("%llu sequences: %llu successes, %llu refusals; %llu runs, of which %llu started; %llu called back; %llu views\n",
           (unsigned long long)(sequence - first), (unsigned long long)good, (unsigned long long)bad,
           (unsigned long long)runs, (unsigned long long)starts, (unsigned long long)called,
           (unsigned long long)device_views);
    CHECK(count > 1 || (bad > 0 && runs > starts && starts > 0 && called > 0 && device_views > 0));
    free(views);
    for (int i = 0; i < plans; ++i) free(now.plan[i].memory);
    for (size_t i = 0; i < COUNT_OF(kinds); ++i) free(serialized[i].data);
    is_done = true;
    return EXIT_SUCCESS;
}
