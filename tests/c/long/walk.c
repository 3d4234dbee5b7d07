/* Threads that walk at random through binding, running, starting, viewing, sharing, donating and destroying, against a
   model. Each has plans of its own; clients, programs and buffers are everybody's. The model knows the value of each
   element of each array, so that a number that is torn, stale or written elsewhere is found, and which status is right.
   Where two threads meet at one buffer, of which one uses it up, it knows what each may see: all of the old values, or
   the refusal; and one of them only once it is known that the other was first.

   PJRTLITE_WALK_SECONDS   how long; 10 if not said
   PJRTLITE_WALK_SEED      another seed than the clock's
   PJRTLITE_WALK_FIRST     the number of the first walk: what a failure says, to see it alone
   A walk of one thread is the same each time; of several, as far as they take turns alike.
   On the test plugin the work is late and out of order, and in every other walk it fails, too. */
#include "long.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>

#define U32 PJRTLITE_DTYPE_U32

enum { max_threads = 5, clients = 2, slots = 6, plans = 2, pending = 8, steps_a_walk = 250 };

/* Elements of every array of a walk. Of many, two threads would be seen in the middle of each other's work. */
static const int64_t lengths[] = {16, 2048};
enum { places = 5, lines = 3 };

static struct subject subject;
static uint64_t seed, walk;

#define LOAD(number) __atomic_load_n(&(number), __ATOMIC_SEQ_CST)
#define STORE(number, value) __atomic_store_n(&(number), (value), __ATOMIC_SEQ_CST)
#define ADD(number, more) __atomic_fetch_add(&(number), (more), __ATOMIC_SEQ_CST)

/* ---- The programs: results are sums of multiples of the arguments, modulo 2^32 ---- */

struct kind {
    const char *text;
    size_t input_count, output_count;
    /* The output that an input is donated to; -1 if there is none. */
    int donated_to[3];
    /* An input that is there for its memory only; -1 if there is none. */
    int destination;
    uint32_t factor[2][2], constant[2];
};

#define T "tensor<#xui32>"
#define DONATED(output) " {tf.aliasing_output = " #output " : i32}"

static const struct kind kinds[] = {
    {"module @sum {\n  func.func public @main(%x: " T ", %y: " T ") -> " T " {\n"
     "    %c = stablehlo.constant dense<2> : " T "\n    %0 = stablehlo.multiply %c, %x : " T "\n"
     "    %1 = stablehlo.add %0, %y : " T "\n    return %1 : " T "\n  }\n}\n",
     2, 1, {-1, -1, -1}, -1, {{2, 1}}, {0}},
    {"module @step {\n  func.func public @main(%x: " T DONATED(0) ") -> " T " {\n"
     "    %c = stablehlo.constant dense<3> : " T "\n    %d = stablehlo.constant dense<1> : " T "\n"
     "    %0 = stablehlo.multiply %c, %x : " T "\n    %1 = stablehlo.add %0, %d : " T "\n"
     "    return %1 : " T "\n  }\n}\n",
     1, 1, {0, -1, -1}, -1, {{3, 0}}, {1}},
    {"module @into {\n  func.func public @main(%x: " T ", %y: " T ", %z: " T DONATED(0) ") -> " T " {\n"
     "    %c = stablehlo.constant dense<2> : " T "\n    %0 = stablehlo.multiply %c, %x : " T "\n"
     "    %1 = stablehlo.add %0, %y : " T "\n    return %1 : " T "\n  }\n}\n",
     3, 1, {-1, -1, 0}, 2, {{2, 1}}, {0}},
    {"module @both {\n  func.func public @main(%x: " T DONATED(0) ", %y: " T ") -> (" T ", " T ") {\n"
     "    %c = stablehlo.constant dense<3> : " T "\n    %0 = stablehlo.add %x, %y : " T "\n"
     "    %1 = stablehlo.multiply %c, %x : " T "\n    %2 = stablehlo.add %1, %y : " T "\n"
     "    return %0, %2 : " T ", " T "\n  }\n}\n",
     2, 2, {0, -1, -1}, -1, {{1, 1}, {3, 1}}, {0, 0}},
    {"module @cross {\n  func.func public @main(%x: " T DONATED(1) ", %y: " T DONATED(0) ") -> (" T ", " T ") {\n"
     "    %c = stablehlo.constant dense<5> : " T "\n    %0 = stablehlo.multiply %c, %x : " T "\n"
     "    %1 = stablehlo.add %0, %y : " T "\n    %2 = stablehlo.multiply %c, %y : " T "\n"
     "    %3 = stablehlo.add %2, %x : " T "\n    return %1, %3 : " T ", " T "\n  }\n}\n",
     2, 2, {1, 0, -1}, -1, {{5, 1}, {1, 5}}, {0, 0}},
};

static struct bytes serialized[COUNT_OF(lengths)][COUNT_OF(kinds)];

/* ---- What all threads use in a walk ---- */

/* What is known of a buffer that any thread may use. Of each number, the time counts at which it is read: what has been
   counted has happened before. */
struct record {
    struct record *next;
    int client;
    /* A view, whose memory is never written to. */
    bool is_view;
    /* Runs that were to use it up, and those that began; threads that asked for its address, and those that got it. */
    int donations, donated, askings, kept;
    uint32_t *values;
    /* What a view shows: the host's memory, or the test plugin's. */
    uint32_t *shown;
    void *on_device;
};

/* A handle is replaced, and destroyed, only while nobody uses it: then `users` is -1. No lock, since a thread uses several
   slots at once, in any order. */
struct slot {
    int users;
    pjrtlite_buffer *buffer;
    struct record *record;
};

static struct {
    int length_number;
    int64_t dims[1];
    size_t length, bytes;
    bool fails;
    pjrtlite_client *client[clients];
    pjrtlite_executable *program[clients][COUNT_OF(kinds)];
    struct slot slot[slots];
    /* Memory that everybody reads. */
    uint32_t *common;
    pthread_mutex_t lock;
    struct record *records;
    int finished;
} all;

/* What happened in all walks. */
static struct {
    uint64_t runs, starts, right, ordered, refused, either, used_up, meetings, asked, called, viewed, released;
} count;

/* ---- A thread, and its model ---- */

enum given { NOTHING, VALUES, ARRAY, BUFFER };

struct binding {
    enum given given;
    uint32_t *values;
    /* Where it is at each of two turns. */
    uint32_t *turns[2];
    struct record *record;
};

struct plan_model {
    pjrtlite_plan *handle;
    pjrtlite_event *event;
    const struct kind *kind;
    int client;
    struct binding input[3], output[2];
    uint32_t *result[2];
    enum place { NOWHERE, KEPT, IN_ARRAY } place[2];
    int turn;
    bool is_flying;
    /* The arrays, and what they must hold when no run goes on. */
    uint32_t *memory, *wanted;
};

struct self {
    struct chance chance;
    pthread_t thread;
    struct plan_model plan[plans];
    pjrtlite_event *event[pending];
    uint32_t *scratch[4];
};

static struct self selves[max_threads];

static uint32_t *new_array(size_t length) { return aligned_memory(length * sizeof(uint32_t)); }

static void fill(struct self *self, uint32_t *values) {
    uint32_t value = (uint32_t)next_number(&self->chance);
    const uint32_t step = (uint32_t)next_number(&self->chance) | 1U;
    for (size_t i = 0; i < all.length; ++i, value += step) values[i] = value;
}

static void check_values(int line, const char *what, const uint32_t *got, const uint32_t *wanted) {
    check_bytes(__FILE__, line, what, got, wanted, all.bytes);
    (void)ADD(count.right, 1);
}

#define CHECK_VALUES(got, wanted) check_values(__LINE__, #got, (got), (wanted))

static void compute(const struct kind *kind, uint32_t *const *inputs, uint32_t *const *outputs) {
    for (size_t k = 0; k < kind->output_count; ++k) {
        const uint32_t *factor = kind->factor[k];
        for (size_t i = 0; i < all.length; ++i) {
            const uint32_t y = kind->input_count > 1 ? inputs[1][i] : 0;
            outputs[k][i] = factor[0] * inputs[0][i] + factor[1] * y + kind->constant[k];
        }
    }
}

/* ---- Outcomes ---- */

#define ORDER ":10:by order"

/* Whether a call failed as the test plugin was told to. */
static bool is_ordered(pjrtlite_status status, const char *message) {
    if (!all.fails || status != PJRTLITE_STATUS_ABORTED || strstr(message, "by order") == NULL) return false;
    (void)ADD(count.ordered, 1);
    return true;
}

/* Whether it succeeded. If not, its failure was ordered, or has the status that it must have, or may have. */
static bool came(int line, const char *expression, pjrtlite_status got, pjrtlite_status wanted, pjrtlite_status other) {
    if (got != PJRTLITE_STATUS_OK && is_ordered(got, pjrtlite_last_error_message())) return false;
    if (got != wanted && got != other) {
        char why[160];
        snprintf(why, sizeof why, "wanted %s or %s; got %s", pjrtlite_status_name(wanted), pjrtlite_status_name(other),
                 pjrtlite_status_name(got));
        fail(__FILE__, line, expression, why);
    }
    if (got != PJRTLITE_STATUS_OK) (void)ADD(count.refused, 1);
    return got == PJRTLITE_STATUS_OK;
}

#define CAME(wanted, call) came(__LINE__, #call, (call), (wanted), (wanted))
#define CAME_ONE_OF(wanted, other, call) came(__LINE__, #call, (call), (wanted), (other))
#define WELL(call) CAME(PJRTLITE_STATUS_OK, call)

/* What was known of a buffer before it was used. */
struct before {
    bool donated, kept;
};

static struct before look(struct record *record) {
    return (struct before){LOAD(record->donated) > 0, record->is_view || LOAD(record->kept) > 0};
}

/* What uses of buffers can come to, by what was known before them and is known after; `others` are the donations that
   are not the user's own. */
struct outcome {
    bool must_fail, may_fail;
};

static void foresee_use(struct outcome *outcome, struct record *record, struct before before, int own) {
    if (before.kept) return;
    const bool was_asked = LOAD(record->askings) > 0;
    outcome->must_fail = outcome->must_fail || (before.donated && !was_asked);
    outcome->may_fail = outcome->may_fail || LOAD(record->donations) > own;
}

static bool came_as_foreseen(int line, const char *expression, pjrtlite_status got, struct outcome outcome) {
    if (outcome.must_fail) {
        (void)ADD(count.used_up, 1);
        return came(line, expression, got, PJRTLITE_STATUS_INVALID_ARGUMENT, PJRTLITE_STATUS_INVALID_ARGUMENT);
    }
    if (outcome.may_fail) (void)ADD(count.either, 1);
    return came(line, expression, got, PJRTLITE_STATUS_OK,
                outcome.may_fail ? PJRTLITE_STATUS_INVALID_ARGUMENT : PJRTLITE_STATUS_OK);
}

/* ---- Buffers that are shared ---- */

static struct record *new_record(int client, const uint32_t *values) {
    struct record *record = calloc(1, sizeof *record);
    CHECK(record != NULL);
    record->client = client;
    record->values = new_array(all.length);
    memcpy(record->values, values, all.bytes);
    pthread_mutex_lock(&all.lock);
    record->next = all.records;
    all.records = record;
    pthread_mutex_unlock(&all.lock);
    return record;
}

/* Gives a buffer to all, in the place of another that nobody uses now. */
static void publish(struct self *self, pjrtlite_buffer *buffer, struct record *record) {
    struct slot *slot = &all.slot[below(&self->chance, slots)];
    int nobody = 0;
    if (__atomic_compare_exchange_n(&slot->users, &nobody, -1, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
        pjrtlite_buffer *old = slot->buffer;
        slot->buffer = buffer;
        slot->record = record;
        STORE(slot->users, 0);
        buffer = old;
    }
    pjrtlite_buffer_destroy(buffer);
}

static void give_slot_back(struct slot *slot) { (void)ADD(slot->users, -1); }

/* Begins to use a slot; who replaces what is there is done at once. */
static void enter(struct slot *slot) {
    for (int users = LOAD(slot->users);;) {
        if (users < 0) {
            sched_yield();
            users = LOAD(slot->users);
        } else if (__atomic_compare_exchange_n(&slot->users, &users, users + 1, false, __ATOMIC_SEQ_CST,
                                               __ATOMIC_SEQ_CST)) {
            return;
        }
    }
}

/* A slot with a buffer, of this client if there is one, to be given back. */
static struct slot *take_slot(struct self *self, int client) {
    const uint32_t first = below(&self->chance, slots);
    const bool any = once_in(&self->chance, 16);
    for (uint32_t k = 0; k < slots; ++k) {
        struct slot *slot = &all.slot[(first + k) % slots];
        enter(slot);
        if (slot->buffer != NULL && (any || slot->record->client == client)) return slot;
        give_slot_back(slot);
    }
    return NULL;
}

static void released(void *user) { (void)ADD(*(uint64_t *)user, 1); }

static void make_a_buffer(struct self *self) {
    const int client = (int)below(&self->chance, clients);
    uint32_t *values = self->scratch[0];
    pjrtlite_buffer *buffer = NULL;
    fill(self, values);
    if (!once_in(&self->chance, 4)) {
        if (WELL(pjrtlite_buffer_from_host(all.client[client], values, U32, all.dims, 1, 0, &buffer))) {
            publish(self, buffer, new_record(client, values));
        }
        memset(values, 0x55, all.bytes);
        return;
    }
    struct record *record = new_record(client, values);
    record->is_view = true;
    if (subject.is_test) {
        record->on_device = subject.control.device_alloc(0, all.bytes);
        CHECK(record->on_device != NULL);
        subject.control.device_write(record->on_device, values, all.bytes);
        (void)ADD(count.viewed, 1);
        if (!WELL(pjrtlite_buffer_view_device(all.client[client], record->on_device, U32, all.dims, 1, 0, 0, released,
                                              &count.released, &buffer))) {
            (void)ADD(count.viewed, UINT64_MAX);
            return;
        }
    } else {
        record->shown = new_array(all.length);
        memcpy(record->shown, values, all.bytes);
        CHECK_OK(pjrtlite_buffer_view_host(all.client[client], record->shown, U32, all.dims, 1, 0, &buffer));
    }
    publish(self, buffer, record);
}

static void read_a_buffer(struct self *self) {
    struct slot *slot = take_slot(self, (int)below(&self->chance, clients));
    if (slot == NULL) return;
    uint32_t *got = self->scratch[0];
    struct outcome outcome = {false, false};
    const struct before before = look(slot->record);
    const pjrtlite_status status = pjrtlite_buffer_to_host(slot->buffer, got, all.bytes);
    foresee_use(&outcome, slot->record, before, 0);
    if (came_as_foreseen(__LINE__, "read", status, outcome)) {
        CHECK_VALUES(got, slot->record->values);
        if (outcome.may_fail) (void)ADD(count.meetings, 1);
    }
    give_slot_back(slot);
}

/* Who has the address of a buffer's memory finds the same values there for as long as the buffer lives. */
static void keep_a_buffer(struct self *self) {
    struct slot *slot = take_slot(self, (int)below(&self->chance, clients));
    if (slot == NULL) return;
    const void *memory = NULL;
    struct record *record = slot->record;
    if (subject.is_test) {
        const pjrtlite_status status = pjrtlite_buffer_host_pointer(slot->buffer, &memory);
        CHECK(!CAME_ONE_OF(PJRTLITE_STATUS_COPY_REQUIRED, PJRTLITE_STATUS_INVALID_ARGUMENT, status));
    } else {
        struct outcome outcome = {false, false};
        const struct before before = look(record);
        const bool was_asked = ADD(record->askings, 1) > 0;
        const pjrtlite_status status = pjrtlite_buffer_host_pointer(slot->buffer, &memory);
        outcome.must_fail = before.donated && !before.kept && !was_asked;
        outcome.may_fail = !before.kept && LOAD(record->donations) > 0;
        if (came_as_foreseen(__LINE__, "host_pointer", status, outcome)) {
            (void)ADD(record->kept, 1);
            for (int k = 0; k < 3; ++k) {
                CHECK_VALUES((const uint32_t *)memory, record->values);
                sched_yield();
            }
        }
    }
    give_slot_back(slot);
}

static void called(pjrtlite_status status, const char *message, void *user) {
    CHECK(status == PJRTLITE_STATUS_OK || status == PJRTLITE_STATUS_INVALID_ARGUMENT || is_ordered(status, message));
    (void)ADD(*(uint64_t *)user, 1);
}

static void ask(pjrtlite_event *event) {
    /* Before: it may be called before this returns. */
    (void)ADD(count.asked, 1);
    if (!WELL(pjrtlite_event_on_ready(event, called, &count.called))) (void)ADD(count.asked, UINT64_MAX);
}

static void wait_for_a_buffer(struct self *self) {
    struct slot *slot = take_slot(self, (int)below(&self->chance, clients));
    if (slot == NULL) return;
    struct outcome outcome = {false, false};
    pjrtlite_event *event = NULL;
    const struct before before = look(slot->record);
    pjrtlite_status status = pjrtlite_buffer_ready(slot->buffer, &event);
    if (status == PJRTLITE_STATUS_OK && once_in(&self->chance, 4)) ask(event);
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_event_wait(event);
    foresee_use(&outcome, slot->record, before, 0);
    (void)came_as_foreseen(__LINE__, "ready", status, outcome);
    pjrtlite_event_destroy(event);
    give_slot_back(slot);
}

/* ---- Execute, which uses up what the program donates ---- */

/* Keeps an event until the end, or for a while. */
static void keep_event(struct self *self, pjrtlite_event *event) {
    pjrtlite_event **place = &self->event[below(&self->chance, pending)];
    if (*place != NULL) (void)CAME(PJRTLITE_STATUS_OK, pjrtlite_event_wait(*place));
    pjrtlite_event_destroy(*place);
    *place = event;
}

static void execute(struct self *self) {
    const int client = (int)below(&self->chance, clients);
    const struct kind *kind = &kinds[below(&self->chance, COUNT_OF(kinds))];
    const pjrtlite_buffer *inputs[3] = {NULL};
    struct slot *taken[3] = {NULL};
    uint32_t *values[3] = {NULL};
    struct before before[3];
    pjrtlite_buffer *outputs[2] = {NULL, NULL};
    pjrtlite_event *event = NULL;
    bool fits = true, is_complete = true;
    for (size_t i = 0; i < kind->input_count; ++i) {
        taken[i] = take_slot(self, client);
        is_complete = is_complete && taken[i] != NULL;
        if (taken[i] == NULL) continue;
        inputs[i] = taken[i]->buffer;
        values[i] = taken[i]->record->values;
        fits = fits && taken[i]->record->client == client;
    }
    for (size_t i = 0; is_complete && i < kind->input_count; ++i) {
        for (size_t k = 0; k < kind->input_count; ++k) {
            const bool is_donated = kind->donated_to[i] >= 0 && !taken[i]->record->is_view;
            if (i != k && is_donated && inputs[k] == inputs[i]) fits = false;
        }
    }
    if (is_complete) {
        const bool waits = once_in(&self->chance, 3);
        for (size_t i = 0; i < kind->input_count; ++i) {
            before[i] = look(taken[i]->record);
            if (fits && kind->donated_to[i] >= 0) (void)ADD(taken[i]->record->donations, 1);
        }
        const pjrtlite_status status =
            pjrtlite_executable_execute(all.program[client][kind - kinds], inputs, kind->input_count, outputs,
                                        kind->output_count, waits ? NULL : &event);
        bool went_well;
        if (!fits) {
            went_well = CAME(PJRTLITE_STATUS_SIGNATURE_MISMATCH, status);
        } else {
            struct outcome outcome = {false, false};
            for (size_t i = 0; i < kind->input_count; ++i) {
                foresee_use(&outcome, taken[i]->record, before[i], kind->donated_to[i] >= 0 ? 1 : 0);
            }
            went_well = came_as_foreseen(__LINE__, "execute", status, outcome);
        }
        if (went_well) {
            uint32_t *const results[2] = {self->scratch[0], self->scratch[1]};
            compute(kind, values, results);
            (void)ADD(count.runs, 1);
            /* Where one donated argument has to stay as it is, PJRT 0.81 leaves all that follow it as they are, too. */
            bool is_kept = false;
            for (size_t i = 0; i < kind->input_count; ++i) {
                struct record *record = taken[i]->record;
                if (kind->donated_to[i] < 0) continue;
                is_kept = is_kept || before[i].kept || LOAD(record->askings) > 0;
                if (is_kept) continue;
                /* One run alone can use a buffer up. */
                const int others = ADD(record->donated, 1);
                CHECK(others == 0 || LOAD(record->askings) > 0);
            }
            for (size_t k = 0; k < kind->output_count; ++k) {
                if (once_in(&self->chance, 4)) {
                    const pjrtlite_status read = pjrtlite_buffer_to_host(outputs[k], self->scratch[2], all.bytes);
                    if (WELL(read)) CHECK_VALUES(self->scratch[2], results[k]);
                }
                publish(self, outputs[k], new_record(client, results[k]));
            }
            if (!waits) keep_event(self, event);
        } else {
            CHECK(outputs[0] == NULL && outputs[1] == NULL && event == NULL);
        }
    }
    for (size_t i = 0; i < kind->input_count; ++i) {
        if (taken[i] != NULL) give_slot_back(taken[i]);
    }
}

/* ---- Plans ---- */

static size_t memory_length(void) { return places * all.length + 64; }

static void check_memory(struct plan_model *plan) {
    check_bytes(__FILE__, __LINE__, "what a run left in the host's memory", plan->memory, plan->wanted,
                memory_length() * sizeof(uint32_t));
}

/* After a run that failed, outputs hold whatever they may; all else is as it was. */
static void accept_outputs(struct plan_model *plan) {
    for (size_t k = 0; k < plan->kind->output_count; ++k) {
        const struct binding *output = &plan->output[k];
        if (output->given != ARRAY) continue;
        const size_t start = (size_t)(output->turns[plan->turn] - plan->memory);
        memcpy(plan->wanted + start, plan->memory + start, all.bytes);
    }
}

static bool is_half_of_a_pair(const struct binding *binding) {
    return binding->given == ARRAY && binding->turns[0] != binding->turns[1];
}

static bool has_pairs(const struct plan_model *plan) {
    for (size_t k = 0; k < plan->kind->output_count; ++k) {
        if (is_half_of_a_pair(&plan->output[k])) return true;
    }
    return false;
}

/* A run is over, and went well or not. */
static void landed(struct plan_model *plan, bool went_well) {
    if (!went_well) accept_outputs(plan);
    check_memory(plan);
    for (size_t k = 0; k < plan->kind->output_count; ++k) {
        plan->place[k] = !went_well ? NOWHERE : plan->output[k].given == ARRAY ? IN_ARRAY : KEPT;
    }
    if (!went_well) return;
    (void)ADD(count.runs, 1);
    if (has_pairs(plan)) plan->turn = 1 - plan->turn;
}

static void end_plan(struct self *self, struct plan_model *plan) {
    if (plan->handle != NULL && plan->is_flying && once_in(&self->chance, 2)) {
        /* Then the results are there when it is destroyed. */
        pjrtlite_plan_destroy(plan->handle);
        plan->handle = NULL;
    }
    if (plan->is_flying) {
        landed(plan, WELL(pjrtlite_event_wait(plan->event)));
        pjrtlite_event_destroy(plan->event);
        plan->event = NULL;
        plan->is_flying = false;
    }
    pjrtlite_plan_destroy(plan->handle);
    plan->handle = NULL;
    check_memory(plan);
}

static void make_a_plan(struct self *self, struct plan_model *plan) {
    end_plan(self, plan);
    const int client = (int)below(&self->chance, clients);
    const uint32_t kind = below(&self->chance, COUNT_OF(kinds));
    pjrtlite_plan *handle = NULL;
    if (!WELL(pjrtlite_plan_create(all.program[client][kind], 0, &handle))) return;
    for (int i = 0; i < 3; ++i) plan->input[i].given = NOTHING;
    for (int i = 0; i < 2; ++i) plan->output[i].given = NOTHING, plan->place[i] = NOWHERE;
    plan->turn = 0;
    plan->handle = handle;
    plan->kind = &kinds[kind];
    plan->client = client;
}

/* Where an array can begin: mostly at a multiple of 64 bytes, and often where others begin, such as a result. */
static uint32_t *take_array(struct self *self, struct plan_model *plan) {
    const uint32_t place = below(&self->chance, places) * (uint32_t)all.length;
    const struct binding *output = &plan->output[below(&self->chance, (uint32_t)plan->kind->output_count)];
    switch (below(&self->chance, 5)) {
    case 4:
        if (output->given == ARRAY) return output->turns[below(&self->chance, 2)];
        return plan->memory + place;
    case 0: return plan->memory + below(&self->chance, (uint32_t)(memory_length() - all.length));
    case 1: return plan->memory + place + 16 * below(&self->chance, 2);
    default: return plan->memory + place;
    }
}

/* The host writes to an array. */
static void change(struct self *self, struct plan_model *plan, uint32_t *array) {
    fill(self, array);
    memcpy(plan->wanted, plan->memory, memory_length() * sizeof(uint32_t));
}

static bool overlap(const uint32_t *a, const uint32_t *b) {
    return a < b + all.length && b < a + all.length;
}

/* Two outputs must not share memory. */
static bool shares(const struct plan_model *plan, size_t output, const uint32_t *first, const uint32_t *second) {
    for (size_t k = 0; k < plan->kind->output_count; ++k) {
        const struct binding *other = &plan->output[k];
        if (k == output || other->given != ARRAY) continue;
        for (int turn = 0; turn < 2; ++turn) {
            if (overlap(other->turns[turn], first) || overlap(other->turns[turn], second)) return true;
        }
    }
    return false;
}

static void bind_output_model(struct plan_model *plan, size_t output, uint32_t *first, uint32_t *second) {
    plan->output[output].given = ARRAY;
    plan->output[output].turns[plan->turn] = first;
    plan->output[output].turns[1 - plan->turn] = second;
    if (plan->place[output] == IN_ARRAY) plan->place[output] = NOWHERE;
}

static void bind_input_model(struct plan_model *plan, size_t input, uint32_t *first, uint32_t *second) {
    plan->input[input].given = ARRAY;
    plan->input[input].turns[plan->turn] = first;
    plan->input[input].turns[1 - plan->turn] = second;
}

static void give_input(struct self *self, struct plan_model *plan, size_t index) {
    struct binding *input = &plan->input[index];
    if (is_half_of_a_pair(input)) return;
    uint32_t *data = take_array(self, plan);
    if (once_in(&self->chance, 2)) change(self, plan, data);
    switch (below(&self->chance, 6)) {
    case 0:
        if (!WELL(pjrtlite_plan_set_input(plan->handle, index, data, U32, all.dims, 1))) return;
        input->given = VALUES;
        memcpy(input->values, data, all.bytes);
        break;
    case 1: { /* A buffer that is everybody's. */
        struct slot *slot = take_slot(self, plan->client);
        if (slot == NULL) return;
        struct outcome outcome = {false, false};
        const pjrtlite_status status = pjrtlite_plan_set_input_buffer(plan->handle, index, slot->buffer);
        /* One that was used up may be refused now, or at the run. */
        outcome.may_fail = !slot->record->is_view && LOAD(slot->record->donations) > 0;
        const bool went_well = slot->record->client == plan->client
                                   ? came_as_foreseen(__LINE__, "set_input_buffer", status, outcome)
                                   : CAME(PJRTLITE_STATUS_SIGNATURE_MISMATCH, status);
        if (went_well) {
            input->given = BUFFER;
            input->record = slot->record;
        }
        give_slot_back(slot);
        break;
    }
    case 2: { /* A view of memory that runs may write to. */
        pjrtlite_buffer *view = NULL;
        const bool is_aligned = (uintptr_t)data % 64 == 0;
        const pjrtlite_status wanted =
            subject.is_test || !is_aligned ? PJRTLITE_STATUS_COPY_REQUIRED : PJRTLITE_STATUS_OK;
        if (CAME(wanted, pjrtlite_buffer_view_host(all.client[plan->client], data, U32, all.dims, 1, 0, &view))) {
            CHECK_OK(pjrtlite_plan_set_input_buffer(plan->handle, index, view));
            bind_input_model(plan, index, data, data);
        }
        pjrtlite_buffer_destroy(view);
        break;
    }
    default:
        if (once_in(&self->chance, 4)) data = all.common + below(&self->chance, (uint32_t)all.length * (lines - 1));
        if (WELL(pjrtlite_plan_bind_input(plan->handle, index, data, U32, all.dims, 1))) {
            bind_input_model(plan, index, data, data);
        }
    }
}

static void bind_something(struct self *self, struct plan_model *plan) {
    const size_t input = below(&self->chance, (uint32_t)plan->kind->input_count);
    const size_t output = below(&self->chance, (uint32_t)plan->kind->output_count);
    uint32_t *first = take_array(self, plan), *second = take_array(self, plan);
    const uint32_t way = below(&self->chance, 6);
    const struct binding *halves[2] = {way != 5 ? &plan->input[input] : NULL, way > 2 ? &plan->output[output] : NULL};
    for (int i = 0; i < 2; ++i) {
        /* Where one half of a pair is bound anew, it is not said what the other does. */
        if (halves[i] != NULL && is_half_of_a_pair(halves[i])) {
            make_a_plan(self, plan);
            return;
        }
    }
    if (way <= 2) {
        give_input(self, plan, input);
    } else if (way == 3) {
        const bool fine = !shares(plan, output, first, first);
        if (CAME(fine ? PJRTLITE_STATUS_OK : PJRTLITE_STATUS_INVALID_VALUE,
                 pjrtlite_plan_bind_inout(plan->handle, input, output, first, U32, all.dims, 1))) {
            bind_input_model(plan, input, first, first);
            bind_output_model(plan, output, first, first);
        }
    } else if (way == 4) {
        const bool fine = !overlap(first, second) && !shares(plan, output, first, second);
        if (CAME(fine ? PJRTLITE_STATUS_OK : PJRTLITE_STATUS_INVALID_VALUE,
                 pjrtlite_plan_bind_pair(plan->handle, input, output, first, second, U32, all.dims, 1))) {
            bind_input_model(plan, input, first, second);
            bind_output_model(plan, output, second, first);
        }
    } else {
        const bool fine = !shares(plan, output, first, first);
        if (CAME(fine ? PJRTLITE_STATUS_OK : PJRTLITE_STATUS_INVALID_VALUE,
                 pjrtlite_plan_bind_output(plan->handle, output, first, U32, all.dims, 1))) {
            bind_output_model(plan, output, first, first);
        }
    }
}

/* What the next run makes of what is set and bound. Whether it has all inputs. */
static bool foresee(struct self *self, struct plan_model *plan, struct before *before) {
    const struct kind *kind = plan->kind;
    uint32_t *inputs[3];
    memcpy(plan->wanted, plan->memory, memory_length() * sizeof(uint32_t));
    for (size_t i = 0; i < kind->input_count; ++i) {
        const struct binding *input = &plan->input[i];
        inputs[i] = self->scratch[i];
        if ((int)i == kind->destination) continue;
        switch (input->given) {
        case NOTHING: return false;
        case VALUES: memcpy(inputs[i], input->values, all.bytes); break;
        case ARRAY: memcpy(inputs[i], input->turns[plan->turn], all.bytes); break;
        case BUFFER:
            before[i] = look(input->record);
            memcpy(inputs[i], input->record->values, all.bytes);
        }
    }
    compute(kind, inputs, plan->result);
    for (size_t k = 0; k < kind->output_count; ++k) {
        const struct binding *output = &plan->output[k];
        if (output->given != ARRAY) continue;
        memcpy(plan->wanted + (output->turns[plan->turn] - plan->memory), plan->result[k], all.bytes);
    }
    return true;
}

/* Whether a run began or went well, as it must. */
static bool began(struct plan_model *plan, bool is_complete, const struct before *before, pjrtlite_status status) {
    if (!is_complete) return CAME(PJRTLITE_STATUS_NOT_BOUND, status);
    struct outcome outcome = {false, false};
    for (size_t i = 0; i < plan->kind->input_count; ++i) {
        if (plan->input[i].given != BUFFER || (int)i == plan->kind->destination) continue;
        foresee_use(&outcome, plan->input[i].record, before[i], 0);
    }
    return came_as_foreseen(__LINE__, "run", status, outcome);
}

/* What the model foresaw does not come: all is as it was, but for outputs. */
static void did_not_run(struct plan_model *plan, const uint32_t *old) {
    memcpy(plan->wanted, old, memory_length() * sizeof(uint32_t));
}

static void run_a_plan(struct self *self, struct plan_model *plan) {
    struct before before[3] = {{false, false}};
    uint32_t *old = self->scratch[3];
    for (uint32_t times = 1 + below(&self->chance, 3); times > 0; --times) {
        if (once_in(&self->chance, 2)) change(self, plan, take_array(self, plan));
        memcpy(old, plan->memory, memory_length() * sizeof(uint32_t));
        const bool is_complete = foresee(self, plan, before);
        const bool went_well = began(plan, is_complete, before, pjrtlite_plan_run(plan->handle));
        if (!went_well) did_not_run(plan, old);
        landed(plan, went_well);
    }
}

static void start_a_plan(struct self *self, struct plan_model *plan) {
    struct before before[3] = {{false, false}};
    uint32_t *old = self->scratch[3];
    memcpy(old, plan->memory, memory_length() * sizeof(uint32_t));
    const bool is_complete = foresee(self, plan, before);
    if (!began(plan, is_complete, before, pjrtlite_plan_start(plan->handle, &plan->event))) {
        CHECK(plan->event == NULL);
        did_not_run(plan, old);
        landed(plan, false);
        return;
    }
    plan->is_flying = true;
    (void)ADD(count.starts, 1);
    if (once_in(&self->chance, 3)) ask(plan->event);
}

/* What is done with a plan that runs: it is asked, waited for, or destroyed. */
static void attend_to_a_flight(struct self *self, struct plan_model *plan) {
    uint64_t bytes;
    bool is_ready;
    pjrtlite_buffer *buffer = NULL;
    switch (below(&self->chance, 5)) {
    case 0: /* What cannot be done with it is refused, while it runs or after that. */
        CHECK(!CAME_ONE_OF(PJRTLITE_STATUS_IN_USE, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE,
                           pjrtlite_plan_take_output_buffer(plan->handle, 9, &buffer)));
        return;
    case 1: (void)WELL(pjrtlite_event_test(plan->event, &is_ready)); return;
    case 2: make_a_plan(self, plan); return;
    case 3: /* Without its event. */
        while (pjrtlite_plan_bytes_copied(plan->handle, &bytes) == PJRTLITE_STATUS_IN_USE) sched_yield();
        break;
    default: break;
    }
    landed(plan, WELL(pjrtlite_event_wait(plan->event)));
    pjrtlite_event_destroy(plan->event);
    plan->event = NULL;
    plan->is_flying = false;
}

static void use_a_result(struct self *self, struct plan_model *plan) {
    const size_t index = below(&self->chance, (uint32_t)plan->kind->output_count);
    uint32_t *got = self->scratch[0];
    if (once_in(&self->chance, 2)) {
        const pjrtlite_status wanted = plan->place[index] == NOWHERE ? PJRTLITE_STATUS_NOT_RUN : PJRTLITE_STATUS_OK;
        if (!CAME(wanted, pjrtlite_plan_get_output(plan->handle, index, got, U32, all.dims, 1))) return;
        const struct binding *output = &plan->output[index];
        /* The run has changed turns since it wrote there. */
        const int turn = has_pairs(plan) ? 1 - plan->turn : plan->turn;
        CHECK_VALUES(got, plan->place[index] == IN_ARRAY ? output->turns[turn] : plan->result[index]);
        return;
    }
    pjrtlite_buffer *buffer = NULL;
    const pjrtlite_status wanted = plan->place[index] == KEPT ? PJRTLITE_STATUS_OK : PJRTLITE_STATUS_NOT_RUN;
    if (!CAME(wanted, pjrtlite_plan_take_output_buffer(plan->handle, index, &buffer))) return;
    plan->place[index] = NOWHERE;
    publish(self, buffer, new_record(plan->client, plan->result[index]));
}

static void use_a_plan(struct self *self) {
    struct plan_model *plan = &self->plan[below(&self->chance, plans)];
    if (plan->handle == NULL || (!plan->is_flying && once_in(&self->chance, 16))) {
        make_a_plan(self, plan);
        if (plan->handle == NULL) return;
        for (size_t i = 0; i < plan->kind->input_count; ++i) give_input(self, plan, i);
        for (int i = 0; i < 3 && plan->handle != NULL; ++i) bind_something(self, plan);
        return;
    }
    if (plan->is_flying) {
        attend_to_a_flight(self, plan);
        return;
    }
    switch (below(&self->chance, 10)) {
    case 0:
    case 1: bind_something(self, plan); break;
    case 2: use_a_result(self, plan); break;
    case 3:
    case 4: start_a_plan(self, plan); break;
    case 5:
    case 6:
        give_input(self, plan, below(&self->chance, (uint32_t)plan->kind->input_count));
        run_a_plan(self, plan);
        break;
    default: run_a_plan(self, plan);
    }
}

/* ---- A walk ---- */

static void *go(void *argument) {
    struct self *self = argument;
    for (int step = 0; step < steps_a_walk; ++step) {
        switch (below(&self->chance, 16)) {
        case 0: make_a_buffer(self); break;
        case 1:
        case 2:
        case 3: read_a_buffer(self); break;
        case 4: wait_for_a_buffer(self); break;
        case 5: (once_in(&self->chance, 2) ? keep_a_buffer : read_a_buffer)(self); break;
        case 6:
        case 7:
        case 8: execute(self); break;
        default: use_a_plan(self);
        }
    }
    for (int i = 0; i < pending; ++i) {
        if (self->event[i] != NULL) (void)WELL(pjrtlite_event_wait(self->event[i]));
    }
    return NULL;
}

/* Changes what the test plugin is like until the threads have ended. */
static void *change_moods(void *argument) {
    struct chance *chance = argument;
    size_t functions = 0;
    while (subject.control.function(functions) != NULL) ++functions;
    while (LOAD(all.finished) == 0) {
        char order[256];
        const char *function = subject.control.function(below(chance, (uint32_t)functions));
        switch (below(chance, all.fails ? 6 : 4)) {
        case 0: snprintf(order, sizeof order, "delay=%u", below(chance, 3)); break;
        case 1: snprintf(order, sizeof order, "order=%s", once_in(chance, 2) ? "reverse" : "forward"); break;
        case 2: snprintf(order, sizeof order, "late_delete=%u", below(chance, 3)); break;
        case 3: snprintf(order, sizeof order, "stall=PJRT_LoadedExecutable_Execute:%u", 1 + below(chance, 5)); break;
        case 4:
            snprintf(order, sizeof order, "fail=PJRT_LoadedExecutable_Execute:%u" ORDER, 1 + below(chance, 5));
            break;
        default: snprintf(order, sizeof order, "error=%s:%u" ORDER, function, 1 + below(chance, 3));
        }
        set_test_plugin(&subject.control, order);
        const struct timespec pause = {0, 1000000L * (1 + (long)below(chance, 4))};
        nanosleep(&pause, NULL);
        /* What stands still goes on. */
        set_test_plugin(&subject.control, "release");
    }
    return NULL;
}

static void begin_walk(struct chance *chance) {
    memset(&all.client, 0, sizeof all.client);
    all.length_number = (int)below(chance, COUNT_OF(lengths));
    all.dims[0] = lengths[all.length_number];
    all.length = (size_t)all.dims[0];
    all.bytes = all.length * sizeof(uint32_t);
    all.finished = 0;
    all.fails = false;
    all.records = NULL;
    if (subject.is_test) set_test_plugin(&subject.control, "reset");
    for (int c = 0; c < clients; ++c) {
        CHECK_OK(create_client(&subject, c == 0, &all.client[c]));
        for (size_t k = 0; k < COUNT_OF(kinds); ++k) {
            const struct bytes *program = &serialized[all.length_number][k];
            CHECK_OK(pjrtlite_executable_load_memory(all.client[c], program->data, program->size, NULL,
                                                     &all.program[c][k]));
        }
    }
    all.fails = subject.is_test && walk % 2 == 1;
    all.common = new_array(lines * all.length);
    for (size_t i = 0; i < lines * all.length; ++i) all.common[i] = (uint32_t)next_number(chance);
    for (int i = 0; i < slots; ++i) all.slot[i].buffer = NULL, all.slot[i].record = NULL;
    for (int i = 0; i < max_threads; ++i) {
        struct self *self = &selves[i];
        memset(self, 0, sizeof *self);
        self->chance.state = next_number(chance);
        for (int k = 0; k < 4; ++k) self->scratch[k] = new_array(memory_length());
        for (int k = 0; k < plans; ++k) {
            struct plan_model *plan = &self->plan[k];
            for (int j = 0; j < 3; ++j) plan->input[j].values = new_array(all.length);
            for (int j = 0; j < 2; ++j) plan->result[j] = new_array(all.length);
            plan->memory = new_array(memory_length());
            plan->wanted = new_array(memory_length());
            memset(plan->memory, 0, memory_length() * sizeof(uint32_t));
            memset(plan->wanted, 0, memory_length() * sizeof(uint32_t));
        }
    }
}

/* What is left goes in any order. */
static void end_walk(struct chance *chance) {
    const uint32_t first = below(chance, 4);
    for (uint32_t k = 0; k < 4; ++k) {
        switch ((first + k) % 4) {
        case 0:
            for (int c = 0; c < clients; ++c) pjrtlite_client_destroy(all.client[c]);
            break;
        case 1:
            for (int c = 0; c < clients; ++c) {
                for (size_t i = 0; i < COUNT_OF(kinds); ++i) pjrtlite_executable_destroy(all.program[c][i]);
            }
            break;
        case 2:
            for (int i = 0; i < slots; ++i) pjrtlite_buffer_destroy(all.slot[i].buffer);
            break;
        default:
            for (int i = 0; i < max_threads; ++i) {
                for (int j = 0; j < plans; ++j) end_plan(&selves[i], &selves[i].plan[j]);
                for (int j = 0; j < pending; ++j) pjrtlite_event_destroy(selves[i].event[j]);
            }
        }
    }
    const double patience = seconds_now() + 60.0;
    while (LOAD(count.called) != LOAD(count.asked) || LOAD(count.released) != LOAD(count.viewed)) {
        CHECK(seconds_now() < patience);
        sched_yield();
    }
    for (struct record *record = all.records, *next; record != NULL; record = next) {
        next = record->next;
        /* Nobody has written to what a view shows. */
        if (record->shown != NULL) CHECK_VALUES(record->shown, record->values);
        if (record->on_device != NULL) {
            subject.control.device_read(selves[0].scratch[0], record->on_device, all.bytes);
            CHECK_VALUES(selves[0].scratch[0], record->values);
            subject.control.device_free(record->on_device);
        }
        free(record->shown);
        free(record->values);
        free(record);
    }
    if (subject.is_test) CHECK_TEXT(subject.control.leaks(), "");
    for (int i = 0; i < max_threads; ++i) {
        for (int k = 0; k < 4; ++k) free(selves[i].scratch[k]);
        for (int k = 0; k < plans; ++k) {
            struct plan_model *plan = &selves[i].plan[k];
            for (int j = 0; j < 3; ++j) free(plan->input[j].values);
            for (int j = 0; j < 2; ++j) free(plan->result[j]);
            free(plan->memory);
            free(plan->wanted);
        }
    }
    free(all.common);
}

static void take_a_walk(void) {
    struct chance chance = {seed + walk}, moods = {next_number(&chance)};
    pthread_t mood_thread;
    begin_walk(&chance);
    const int threads = walk % 4 == 3 ? 1 : 2 + (int)below(&chance, max_threads - 1);
    for (int i = 0; i < threads; ++i) CHECK(pthread_create(&selves[i].thread, NULL, go, &selves[i]) == 0);
    if (subject.is_test) CHECK(pthread_create(&mood_thread, NULL, change_moods, &moods) == 0);
    for (int i = 0; i < threads; ++i) CHECK(pthread_join(selves[i].thread, NULL) == 0);
    STORE(all.finished, 1);
    if (subject.is_test) {
        CHECK(pthread_join(mood_thread, NULL) == 0);
        set_test_plugin(&subject.control, "reset");
    }
    end_walk(&chance);
}

static void make_program(int number, size_t kind, const pjrtlite_client *client) {
    char text[2048], *to = text;
    for (const char *from = kinds[kind].text; *from != '\0'; ++from) {
        if (*from == '#') {
            to += snprintf(to, 16, "%lld", (long long)lengths[number]);
        } else {
            *to++ = *from;
        }
        CHECK(to < text + sizeof text - 32);
    }
    *to = '\0';
    const void *data;
    struct bytes *program = &serialized[number][kind];
    pjrtlite_executable *compiled;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &compiled));
    CHECK_OK(pjrtlite_executable_serialize(compiled, &data, &program->size));
    program->data = malloc(program->size);
    CHECK(program->data != NULL);
    memcpy(program->data, data, program->size);
    pjrtlite_executable_destroy(compiled);
}

/* What to do to see a failure again. */
static void tell(void) {
    printf("PJRTLITE_WALK_SEED=%llu PJRTLITE_WALK_FIRST=%llu\n", (unsigned long long)seed, (unsigned long long)walk);
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

int main(void) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
    struct timespec clock;
    clock_gettime(CLOCK_REALTIME, &clock);
    seed = number_from_environment("PJRTLITE_WALK_SEED", (uint64_t)clock.tv_sec * 1000003U + (uint64_t)getpid());
    walk = number_from_environment("PJRTLITE_WALK_FIRST", 0);
    const uint64_t first = walk;
    const double deadline = seconds_now() + (double)number_from_environment("PJRTLITE_WALK_SECONDS", 10);
    tell();
    CHECK(atexit(at_exit) == 0);
    for (size_t i = 0; i < COUNT_OF(signals); ++i) signal(signals[i], crashed);
    subject = find_subject();
    pjrtlite_client *client;
    CHECK_OK(create_client(&subject, false, &client));
    for (int number = 0; number < (int)COUNT_OF(lengths); ++number) {
        for (size_t kind = 0; kind < COUNT_OF(kinds); ++kind) make_program(number, kind, client);
    }
    pjrtlite_client_destroy(client);
    CHECK(pthread_mutex_init(&all.lock, NULL) == 0);
    do {
        take_a_walk();
        ++walk;
    } while (seconds_now() < deadline);
    printf("%llu walks: %llu runs, %llu started, %llu arrays right, %llu refusals, %llu ordered failures\n",
           (unsigned long long)(walk - first), (unsigned long long)count.runs, (unsigned long long)count.starts,
           (unsigned long long)count.right, (unsigned long long)count.refused, (unsigned long long)count.ordered);
    printf("buffers: %llu uses after a donation, %llu beside one, of which %llu readers saw the old values\n",
           (unsigned long long)count.used_up, (unsigned long long)count.either, (unsigned long long)count.meetings);
    CHECK(count.runs > count.starts && count.starts > 0 && count.right > 0 && count.refused > 0 && count.used_up > 0);
    for (size_t number = 0; number < COUNT_OF(lengths); ++number) {
        for (size_t kind = 0; kind < COUNT_OF(kinds); ++kind) free(serialized[number][kind].data);
    }
    is_done = true;
    return EXIT_SUCCESS;
}
