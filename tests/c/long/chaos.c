/* Threads that load, run, start, cancel and destroy at random, on handles that they share. Every number is compared
   with the right one, and every failure must be one that was ordered.

   PJRTLITE_CHAOS_SECONDS   how long; 8 if not said
   PJRTLITE_CHAOS_TALKS     1: prints what the test plugin is told
   PJRTLITE_CHAOS_SEED      another seed than the clock's; threads take turns as they like all the same
   On the test plugin the work is late, out of order, fails or stands still, too. */
#include "long.h"

#include "slow.h"

#include <pthread.h>

#define F32 PJRTLITE_DTYPE_F32
#define U32 PJRTLITE_DTYPE_U32
#define I32 PJRTLITE_DTYPE_I32

enum { threads = 6, clients = 2, programs = 4, shared_buffers = 4, letters = 16, views = 8 };

enum program { HELLO, DONATED, DESTINATION, SLOW };

static const char *const files[] = {"hello.mlir", "donated.mlir", "destination.mlir"};
static char paths[COUNT_OF(files)][4096];
static const int64_t dims_4[1] = {4}, dims_8[1] = {8}, dims_slow[1] = {slow_size};

static struct subject subject;
static double deadline;

/* ---- Handles that are shared: used under a lock for reading, replaced under one for writing. ---- */

struct slot {
    pthread_rwlock_t lock;
    void *handle;
    /* What is known of it: the program, or the first number of a buffer. */
    int fact;
};

static struct slot client_slots[clients], program_slots[programs], buffer_slots[shared_buffers], plan_slot;

/* A result that goes to whichever thread is next: of hello, with y of zero. */
struct letter {
    pjrtlite_buffer *buffer;
    pjrtlite_event *event;
    float x[4];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct letter mail[letters];
static int mail_count;

/* What happened, for the report at the end; guarded by `lock`. */
static struct {
    uint64_t actions, right, ordered, refused, cancelled, asked, called, viewed, released;
} count;

static void add(uint64_t *number, uint64_t more) {
    pthread_mutex_lock(&lock);
    *number += more;
    pthread_mutex_unlock(&lock);
}

static uint64_t read_count(const uint64_t *number) {
    pthread_mutex_lock(&lock);
    const uint64_t value = *number;
    pthread_mutex_unlock(&lock);
    return value;
}

/* ---- Outcomes ---- */

/* What the test plugin is told to say, so that its failures are known from all others. */
#define ORDER ":10:by order"

static bool is_ordered(pjrtlite_status status, const char *message) {
    return subject.is_test && status == PJRTLITE_STATUS_ABORTED && strstr(message, "by order") != NULL;
}

/* Whether a call succeeded; if not, its failure must have been ordered, or be `other`. */
static bool went_well(int line, const char *expression, pjrtlite_status status, pjrtlite_status other) {
    if (status == PJRTLITE_STATUS_OK) return true;
    if (is_ordered(status, pjrtlite_last_error_message())) {
        add(&count.ordered, 1);
    } else if (status != other) {
        fail(__FILE__, line, expression, pjrtlite_status_name(status));
    } else {
        add(&count.refused, 1);
    }
    return false;
}

#define WELL(call) went_well(__LINE__, #call, (call), PJRTLITE_STATUS_OK)
#define WELL_OR(other, call) went_well(__LINE__, #call, (call), PJRTLITE_STATUS_##other)

#define CHECK_SUMS(got, x, y, size)                                                      \
    do {                                                                                 \
        for (int k = 0; k < (size); ++k) CHECK((got)[k] == 2.0F * (x)[k] + (y)[k]);      \
        add(&count.right, 1);                                                            \
    } while (0)

static void called(pjrtlite_status status, const char *message, void *user) {
    CHECK(user == &count);
    CHECK(status == PJRTLITE_STATUS_OK || is_ordered(status, message));
    add(&count.called, 1);
}

static void ask(pjrtlite_event *event) {
    /* Before: it may be called before this returns. */
    add(&count.asked, 1);
    if (!WELL(pjrtlite_event_on_ready(event, called, &count))) add(&count.asked, UINT64_MAX);
}

/* ---- A thread ---- */

struct view {
    void *memory;
    bool used, released;
};

struct self {
    struct chance chance;
    float *memory;
    struct view views[views];
};

/* Numbers on which 2x + y is exact. */
static void fill(struct self *self, float *values, int size) {
    const float first = (float)below(&self->chance, 10000);
    for (int i = 0; i < size; ++i) values[i] = first + 0.25F * (float)i;
}

static struct slot *pick(struct self *self, struct slot *slots, uint32_t size) {
    return &slots[below(&self->chance, size)];
}

/* Puts a new handle into a slot that nobody uses now. */
static void *replace(struct slot *slot, void *handle, int fact) {
    if (pthread_rwlock_trywrlock(&slot->lock) != 0) return handle;
    void *old = slot->handle;
    slot->handle = handle;
    slot->fact = fact;
    pthread_rwlock_unlock(&slot->lock);
    return old;
}

/* A program of this kind, for reading, in a slot that is locked then; NULL if there is none. */
static struct slot *find_program(struct self *self, enum program kind) {
    const uint32_t first = below(&self->chance, programs);
    for (uint32_t i = 0; i < programs; ++i) {
        struct slot *slot = &program_slots[(first + i) % programs];
        pthread_rwlock_rdlock(&slot->lock);
        if (slot->handle != NULL && slot->fact == (int)kind) return slot;
        pthread_rwlock_unlock(&slot->lock);
    }
    return NULL;
}

static pjrtlite_client *lock_client(struct self *self, struct slot **slot) {
    *slot = pick(self, client_slots, clients);
    pthread_rwlock_rdlock(&(*slot)->lock);
    return (*slot)->handle;
}

/* ---- What a thread can do ---- */

static void new_client_for_all(struct self *self) {
    pjrtlite_client *client = NULL;
    if (!WELL(create_client(&subject, once_in(&self->chance, 2), &client))) CHECK(client == NULL);
    if (client != NULL) pjrtlite_client_destroy(replace(pick(self, client_slots, clients), client, 0));
}

static void load_for_all(struct self *self) {
    struct slot *slot;
    pjrtlite_client *client = lock_client(self, &slot);
    pjrtlite_executable *program = NULL;
    const enum program kind = below(&self->chance, subject.is_test ? 3 : 4);
    if (client != NULL) {
        const pjrtlite_status status =
            kind == SLOW ? pjrtlite_executable_load_memory(client, slow_text, strlen(slow_text), NULL, &program)
                         : pjrtlite_executable_load_file(client, paths[kind], NULL, &program);
        CHECK(WELL(status) == (program != NULL));
    }
    pthread_rwlock_unlock(&slot->lock);
    if (program == NULL) return;
    if (once_in(&self->chance, 4)) {
        const char *text;
        if (WELL(pjrtlite_executable_signature(program, &text))) CHECK(strstr(text, " -> ") != NULL);
    }
    pjrtlite_executable_destroy(replace(pick(self, program_slots, programs), program, kind));
}

static void load_nonsense(struct self *self) {
    struct slot *slot;
    const pjrtlite_client *client = lock_client(self, &slot);
    if (client != NULL) {
        pjrtlite_executable *program = (void *)self;
        const pjrtlite_status status = pjrtlite_executable_load_memory(client, "no program", 10, NULL, &program);
        CHECK(!WELL_OR(BAD_PROGRAM, status) && program == NULL);
    }
    pthread_rwlock_unlock(&slot->lock);
}

/* Begins a run of hello on new buffers or on one that others use, too. */
static bool begin(struct self *self, pjrtlite_buffer **output, pjrtlite_event **event, float *x, float *y) {
    struct slot *client_slot;
    const pjrtlite_client *client = lock_client(self, &client_slot);
    pjrtlite_buffer *inputs[2] = {NULL, NULL};
    bool begun = false;
    fill(self, x, 4);
    memset(y, 0, 4 * sizeof *y);
    /* The program's client may be another one: that is refused. */
    struct slot *slot = find_program(self, HELLO);
    if (client != NULL && slot != NULL && WELL(pjrtlite_buffer_from_host(client, x, F32, dims_4, 1, 0, &inputs[0])) &&
        WELL(pjrtlite_buffer_from_host(client, y, F32, dims_4, 1, 0, &inputs[1]))) {
        begun = WELL_OR(SIGNATURE_MISMATCH,
                        pjrtlite_executable_execute(slot->handle, (const pjrtlite_buffer *const *)inputs, 2, output, 1,
                                                    event));
        if (!begun) CHECK(*output == NULL && (event == NULL || *event == NULL));
    }
    if (slot != NULL) pthread_rwlock_unlock(&slot->lock);
    pthread_rwlock_unlock(&client_slot->lock);
    pjrtlite_buffer_destroy(inputs[0]);
    pjrtlite_buffer_destroy(inputs[1]);
    return begun;
}

static void execute(struct self *self) {
    float x[4], y[4], got[4];
    pjrtlite_buffer *output = NULL;
    pjrtlite_event *event = NULL;
    const bool waits = once_in(&self->chance, 3);
    if (!begin(self, &output, waits ? NULL : &event, x, y)) return;
    switch (below(&self->chance, 6)) {
    case 0: /* Nobody wants it. */
        pjrtlite_buffer_destroy(output);
        output = NULL;
        add(&count.cancelled, 1);
        break;
    case 1:
        pjrtlite_event_destroy(event);
        event = NULL;
        break;
    case 2:
        if (event != NULL) (void)WELL_OR(TIMED_OUT, pjrtlite_event_wait_for(event, 0.001));
        break;
    case 3:
        if (event != NULL) ask(event);
        break;
    case 4:
        if (event != NULL) (void)WELL(pjrtlite_event_wait(event));
        break;
    default: { /* Another thread shall have it. */
        struct letter letter = {output, event, {x[0], x[1], x[2], x[3]}};
        pthread_mutex_lock(&lock);
        if (mail_count < letters) {
            mail[mail_count++] = letter;
            output = NULL;
            event = NULL;
        }
        pthread_mutex_unlock(&lock);
    }
    }
    if (output != NULL && WELL(pjrtlite_buffer_to_host(output, got, sizeof got))) CHECK_SUMS(got, x, y, 4);
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(output);
}

static void read_mail(struct self *self) {
    struct letter letter = {NULL, NULL, {0}};
    const float y[4] = {0};
    float got[4];
    pthread_mutex_lock(&lock);
    if (mail_count > 0) {
        const uint32_t index = below(&self->chance, (uint32_t)mail_count);
        letter = mail[index];
        mail[index] = mail[--mail_count];
    }
    pthread_mutex_unlock(&lock);
    if (letter.buffer == NULL) return;
    bool ready;
    if (letter.event != NULL) (void)WELL(pjrtlite_event_test(letter.event, &ready));
    if (letter.event != NULL && once_in(&self->chance, 2)) (void)WELL(pjrtlite_event_wait(letter.event));
    pjrtlite_event_destroy(letter.event);
    if (WELL(pjrtlite_buffer_to_host(letter.buffer, got, sizeof got))) CHECK_SUMS(got, letter.x, y, 4);
    pjrtlite_buffer_destroy(letter.buffer);
}

static void new_buffer_for_all(struct self *self) {
    struct slot *slot;
    const pjrtlite_client *client = lock_client(self, &slot);
    pjrtlite_buffer *buffer = NULL;
    const int first = (int)below(&self->chance, 1000);
    const float x[4] = {(float)first, (float)first + 1.0F, (float)first + 2.0F, (float)first + 3.0F};
    if (client != NULL) (void)WELL(pjrtlite_buffer_from_host(client, x, F32, dims_4, 1, 0, &buffer));
    pthread_rwlock_unlock(&slot->lock);
    if (buffer != NULL) pjrtlite_buffer_destroy(replace(pick(self, buffer_slots, shared_buffers), buffer, first));
}

static void read_shared_buffer(struct self *self) {
    struct slot *slot = pick(self, buffer_slots, shared_buffers);
    pthread_rwlock_rdlock(&slot->lock);
    if (slot->handle != NULL) {
        float got[4];
        pjrtlite_event *event = NULL;
        if (once_in(&self->chance, 3) && WELL(pjrtlite_buffer_ready(slot->handle, &event))) ask(event);
        if (WELL(pjrtlite_buffer_to_host(slot->handle, got, sizeof got))) {
            for (int i = 0; i < 4; ++i) CHECK(got[i] == (float)(slot->fact + i));
            add(&count.right, 1);
        }
        pjrtlite_event_destroy(event);
    }
    pthread_rwlock_unlock(&slot->lock);
}

/* A plan of hello: bound, run several times, perhaps with one input from a buffer that is shared. */
static void run_bound(struct self *self) {
    /* Half of the time in place on CPU plugins, else from copies. */
    float *x = self->memory + (once_in(&self->chance, 2) ? 0 : 3), *y = x + 16, *f = x + 32;
    pjrtlite_plan *plan = NULL;
    struct slot *slot = find_program(self, HELLO);
    if (slot == NULL) return;
    (void)WELL(pjrtlite_plan_create(slot->handle, 0, &plan));
    pthread_rwlock_unlock(&slot->lock);
    if (plan == NULL) return;
    fill(self, y, 4);
    bool bound = WELL(pjrtlite_plan_bind_input(plan, 0, x, F32, dims_4, 1)) &&
                 WELL(pjrtlite_plan_set_input(plan, 1, y, F32, dims_4, 1)) &&
                 WELL(pjrtlite_plan_bind_output(plan, 0, f, F32, dims_4, 1));
    if (bound && once_in(&self->chance, 3)) {
        struct slot *shared = pick(self, buffer_slots, shared_buffers);
        pthread_rwlock_rdlock(&shared->lock);
        /* It may be of another client. */
        if (shared->handle != NULL &&
            WELL_OR(SIGNATURE_MISMATCH, pjrtlite_plan_set_input_buffer(plan, 1, shared->handle))) {
            for (int i = 0; i < 4; ++i) y[i] = (float)(shared->fact + i);
        }
        pthread_rwlock_unlock(&shared->lock);
    }
    for (uint32_t runs = below(&self->chance, 20); bound && runs > 0; --runs) {
        fill(self, x, 4);
        bound = WELL(pjrtlite_plan_run(plan));
        if (bound) CHECK_SUMS(f, x, y, 4);
    }
    pjrtlite_plan_destroy(plan);
}

/* A plan of hello that goes on while it is destroyed, waited for, or left. */
static void start_bound(struct self *self) {
    float *x = self->memory + 64 + (once_in(&self->chance, 2) ? 0 : 3), *y = x + 16, *f = x + 32;
    pjrtlite_plan *plan = NULL;
    pjrtlite_event *event = NULL;
    struct slot *slot = find_program(self, HELLO);
    if (slot == NULL) return;
    (void)WELL(pjrtlite_plan_create(slot->handle, 0, &plan));
    pthread_rwlock_unlock(&slot->lock);
    if (plan == NULL) return;
    fill(self, x, 4);
    fill(self, y, 4);
    memset(f, 0, 4 * sizeof *f);
    if (WELL(pjrtlite_plan_bind_input(plan, 0, x, F32, dims_4, 1)) &&
        WELL(pjrtlite_plan_bind_input(plan, 1, y, F32, dims_4, 1)) &&
        WELL(pjrtlite_plan_bind_output(plan, 0, f, F32, dims_4, 1)) && WELL(pjrtlite_plan_start(plan, &event))) {
        const uint32_t way = below(&self->chance, 4);
        if (once_in(&self->chance, 3)) ask(event);
        if (way == 0) {
            if (WELL(pjrtlite_event_wait(event))) CHECK_SUMS(f, x, y, 4);
        } else if (way == 1) {
            pjrtlite_plan_destroy(plan);
            plan = NULL;
            if (WELL(pjrtlite_event_wait(event))) CHECK_SUMS(f, x, y, 4);
            add(&count.cancelled, 1);
        } else if (way == 2) {
            (void)WELL_OR(IN_USE, pjrtlite_plan_run(plan));
            pjrtlite_event_destroy(event);
            event = NULL;
            add(&count.cancelled, 1);
        }
    }
    /* Waits for a run that goes on. After that nothing more is written here. */
    pjrtlite_plan_destroy(plan);
    float before[4];
    memcpy(before, f, sizeof before);
    pjrtlite_event_destroy(event);
    memset(x, 0, 4 * sizeof *x);
    memset(y, 0, 4 * sizeof *y);
    CHECK_ARRAY(f, before);
}

/* State that runs update where it is. */
static void update_in_place(struct self *self) {
    float *x = self->memory + 128;
    pjrtlite_plan *plan = NULL;
    struct slot *slot = find_program(self, DONATED);
    if (slot == NULL) return;
    (void)WELL(pjrtlite_plan_create(slot->handle, 0, &plan));
    pthread_rwlock_unlock(&slot->lock);
    if (plan == NULL) return;
    memset(x, 0, 8 * sizeof *x);
    bool going = WELL(pjrtlite_plan_bind_inout(plan, 0, 0, x, F32, dims_8, 1));
    const int runs = (int)below(&self->chance, 20);
    for (int run = 1; going && run <= runs; ++run) {
        going = WELL(pjrtlite_plan_run(plan));
        for (int i = 0; going && i < 8; ++i) CHECK(x[i] == (float)run);
        if (going) add(&count.right, 1);
    }
    pjrtlite_plan_destroy(plan);
}

/* State in two arrays, which take turns. */
static void update_in_turns(struct self *self) {
    float *x = self->memory + 192, *y = x + 16, *zero = x + 32;
    pjrtlite_plan *plan = NULL;
    struct slot *slot = find_program(self, DESTINATION);
    if (slot == NULL) return;
    (void)WELL(pjrtlite_plan_create(slot->handle, 0, &plan));
    pthread_rwlock_unlock(&slot->lock);
    if (plan == NULL) return;
    memset(zero, 0, 8 * sizeof *zero);
    for (int i = 0; i < 8; ++i) x[i] = 1.0F;
    bool going = WELL(pjrtlite_plan_bind_pair(plan, 0, 0, x, y, F32, dims_8, 1)) &&
                 WELL(pjrtlite_plan_bind_input(plan, 1, zero, F32, dims_8, 1)) &&
                 /* The test plugin does not tell that the program has a destination argument. */
                 (!subject.is_test || WELL(pjrtlite_plan_set_input(plan, 2, zero, F32, dims_8, 1)));
    const int runs = (int)below(&self->chance, 20);
    for (int run = 1; going && run <= runs; ++run) {
        pjrtlite_event *event = NULL;
        void *current = NULL;
        going = WELL(pjrtlite_plan_start(plan, &event)) && WELL(pjrtlite_event_wait(event)) &&
                WELL(pjrtlite_plan_pair_current(plan, 0, &current));
        pjrtlite_event_destroy(event);
        if (!going) break;
        CHECK(current == (run % 2 == 0 ? x : y));
        for (int i = 0; i < 8; ++i) CHECK(((float *)current)[i] == ldexpf(1.0F, run));
        add(&count.right, 1);
    }
    pjrtlite_plan_destroy(plan);
}

/* A plan that all threads use: each use succeeds or is refused. */
static void use_shared_plan(struct self *self) {
    if (once_in(&self->chance, 20)) {
        struct slot *slot = find_program(self, HELLO);
        if (slot == NULL) return;
        pjrtlite_plan *plan = NULL;
        const bool good = WELL(pjrtlite_plan_create(slot->handle, 0, &plan)) &&
                          WELL(pjrtlite_plan_set_input(plan, 0, hello_x, F32, dims_4, 1)) &&
                          WELL(pjrtlite_plan_set_input(plan, 1, hello_y, F32, dims_4, 1));
        pthread_rwlock_unlock(&slot->lock);
        pjrtlite_plan_destroy(good ? replace(&plan_slot, plan, 0) : (void *)plan);
        return;
    }
    pthread_rwlock_rdlock(&plan_slot.lock);
    if (plan_slot.handle != NULL) {
        float got[4];
        if (once_in(&self->chance, 4)) {
            pjrtlite_event *event = NULL;
            if (WELL_OR(IN_USE, pjrtlite_plan_start(plan_slot.handle, &event))) ask(event);
            pjrtlite_event_destroy(event);
        } else if (WELL_OR(IN_USE, pjrtlite_plan_run(plan_slot.handle))) {
            /* Another thread's run may be between. */
            const pjrtlite_status status = pjrtlite_plan_get_output(plan_slot.handle, 0, got, F32, dims_4, 1);
            if (status != PJRTLITE_STATUS_NOT_RUN && WELL_OR(IN_USE, status)) {
                CHECK_ARRAY(got, hello_f);
                add(&count.right, 1);
            }
        }
    }
    pthread_rwlock_unlock(&plan_slot.lock);
}

/* A program that takes long, in the background: waited for, or destroyed meanwhile. */
static void run_slow(struct self *self) {
    struct slot *slot = find_program(self, SLOW);
    if (slot == NULL) return;
    uint32_t *x = (uint32_t *)(void *)(self->memory + 256), *y = x + slow_size;
    const int32_t steps = (int32_t)below(&self->chance, 4000);
    pjrtlite_plan *plan = NULL;
    pjrtlite_event *event = NULL;
    CHECK_OK(pjrtlite_plan_create(slot->handle, 0, &plan));
    pthread_rwlock_unlock(&slot->lock);
    for (uint32_t i = 0; i < slow_size; ++i) x[i] = i;
    memset(y, 0, slow_size * sizeof *y);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, &steps, I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, x, U32, dims_slow, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, y, U32, dims_slow, 1));
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    if (once_in(&self->chance, 3)) ask(event);
    if (once_in(&self->chance, 2)) {
        pjrtlite_event_destroy(event);
        event = NULL;
        add(&count.cancelled, 1);
    } else if (once_in(&self->chance, 2)) {
        CHECK_OK(pjrtlite_event_wait(event));
    }
    pjrtlite_plan_destroy(plan);
    uint32_t wanted = 4095;
    for (int32_t i = 0; i < steps; ++i) wanted = 1664525U * wanted + 1013904223U;
    CHECK(y[4095] == wanted);
    add(&count.right, 1);
    pjrtlite_event_destroy(event);
}

/* Memory of the host that a buffer shows; the test plugin's devices cannot do that. */
static void view_host(struct self *self) {
    struct slot *slot;
    const pjrtlite_client *client = lock_client(self, &slot);
    float *x = self->memory + 32, got[4];
    pjrtlite_buffer *buffer = NULL;
    if (client != NULL) {
        const pjrtlite_status status = pjrtlite_buffer_view_host(client, x, F32, dims_4, 1, 0, &buffer);
        if (subject.is_test ? WELL_OR(COPY_REQUIRED, status) : WELL(status)) {
            fill(self, x, 4);
            if (WELL(pjrtlite_buffer_to_host(buffer, got, sizeof got))) CHECK_ARRAY(got, x);
        }
    }
    pthread_rwlock_unlock(&slot->lock);
    pjrtlite_buffer_destroy(buffer);
}

static void release(void *user) {
    struct view *view = user;
    pthread_mutex_lock(&lock);
    CHECK(view->used && !view->released);
    view->released = true;
    ++count.released;
    pthread_mutex_unlock(&lock);
}

/* Memory of the test plugin's first device that a buffer shows, until the plugin lets go of it. */
static void view_device(struct self *self) {
    struct view *view = &self->views[below(&self->chance, views)];
    pthread_mutex_lock(&lock);
    const bool free_again = !view->used || view->released;
    if (free_again) view->used = view->released = false;
    pthread_mutex_unlock(&lock);
    if (!free_again) return;
    struct slot *slot;
    const pjrtlite_client *client = lock_client(self, &slot);
    pjrtlite_buffer *buffer = NULL;
    float x[4], got[4];
    fill(self, x, 4);
    if (view->memory == NULL) view->memory = subject.control.device_alloc(0, sizeof x);
    subject.control.device_write(view->memory, x, sizeof x);
    if (client != NULL) {
        pthread_mutex_lock(&lock);
        view->used = true;
        pthread_mutex_unlock(&lock);
        if (WELL(pjrtlite_buffer_view_device(client, view->memory, F32, dims_4, 1, 0, 0, release, view, &buffer))) {
            add(&count.viewed, 1);
            if (WELL(pjrtlite_buffer_to_host(buffer, got, sizeof got))) CHECK_ARRAY(got, x);
        } else {
            pthread_mutex_lock(&lock);
            view->used = false;
            pthread_mutex_unlock(&lock);
        }
    }
    pthread_rwlock_unlock(&slot->lock);
    pjrtlite_buffer_destroy(buffer);
}

static void act(struct self *self) {
    /* On real plugins a compilation takes as long as ten thousand runs. */
    const uint32_t rare = subject.is_test ? 20 : 400;
    if (once_in(&self->chance, rare)) {
        new_client_for_all(self);
    } else if (once_in(&self->chance, rare / 4)) {
        load_for_all(self);
    } else {
        static void (*const actions[])(struct self *) = {
            execute,         execute,         read_mail,          read_mail,         run_bound,
            start_bound,     update_in_place, update_in_turns,    use_shared_plan,   use_shared_plan,
            view_host,       load_nonsense,   new_buffer_for_all, read_shared_buffer};
        const uint32_t index = below(&self->chance, COUNT_OF(actions) + 1);
        if (index < COUNT_OF(actions)) {
            actions[index](self);
        } else {
            (subject.is_test ? view_device : run_slow)(self);
        }
    }
    add(&count.actions, 1);
}

static void *live(void *argument) {
    while (seconds_now() < deadline) act(argument);
    return NULL;
}

/* ---- The test plugin's moods ---- */

/* Whether all other threads have ended. Until then, what stands still has to go on. */
static uint64_t ended;

static void *change_moods(void *argument) {
    struct chance chance = {*(uint64_t *)argument};
    size_t functions = 0;
    while (subject.control.function(functions) != NULL) ++functions;
    const bool talks = number_from_environment("PJRTLITE_CHAOS_TALKS", 0) != 0;
    while (read_count(&ended) == 0) {
        char order[256] = "";
        const char *function = subject.control.function(below(&chance, (uint32_t)functions));
        switch (below(&chance, 8)) {
        case 0: snprintf(order, sizeof order, "delay=%u", below(&chance, 3)); break;
        case 1: snprintf(order, sizeof order, "order=%s", once_in(&chance, 2) ? "reverse" : "forward"); break;
        case 2: snprintf(order, sizeof order, "late_delete=%u", below(&chance, 3)); break;
        case 3:
            snprintf(order, sizeof order, "fail=PJRT_LoadedExecutable_Execute:%u" ORDER, 1 + below(&chance, 5));
            break;
        case 4: snprintf(order, sizeof order, "stall=PJRT_LoadedExecutable_Execute:%u", 1 + below(&chance, 5)); break;
        case 5: snprintf(order, sizeof order, "reset"); break;
        default: snprintf(order, sizeof order, "error=%s:%u" ORDER, function, 1 + below(&chance, 3));
        }
        if (talks) printf("%s\n", order);
        set_test_plugin(&subject.control, order);
        const struct timespec pause = {0, 1000000L * (1 + (long)below(&chance, 20))};
        nanosleep(&pause, NULL);
        /* What stands still goes on, sooner or later. */
        set_test_plugin(&subject.control, "release");
    }
    return NULL;
}

static void make_slots(struct slot *slots, size_t size) {
    for (size_t i = 0; i < size; ++i) CHECK(pthread_rwlock_init(&slots[i].lock, NULL) == 0);
}

int main(void) {
    struct timespec clock;
    clock_gettime(CLOCK_REALTIME, &clock);
    const uint64_t now = (uint64_t)clock.tv_sec * 1000003U + (uint64_t)getpid();
    const uint64_t seed = number_from_environment("PJRTLITE_CHAOS_SEED", now);
    const double seconds = (double)number_from_environment("PJRTLITE_CHAOS_SECONDS", 5);
    printf("PJRTLITE_CHAOS_SEED=%llu\n", (unsigned long long)seed);
    fflush(stdout);
    subject = find_subject();
    for (size_t i = 0; i < COUNT_OF(files); ++i) snprintf(paths[i], sizeof paths[i], "%s", program(files[i]));
    make_slots(client_slots, clients);
    make_slots(program_slots, programs);
    make_slots(buffer_slots, shared_buffers);
    make_slots(&plan_slot, 1);
    deadline = seconds_now() + seconds;

    static struct self selves[threads];
    pthread_t thread[threads], moods;
    struct chance chance = {seed};
    for (int i = 0; i < threads; ++i) {
        selves[i].chance.state = next_number(&chance);
        selves[i].memory = aligned_memory((256 + 2 * slow_size) * sizeof(float));
        CHECK(pthread_create(&thread[i], NULL, live, &selves[i]) == 0);
    }
    uint64_t moods_seed = next_number(&chance);
    if (subject.is_test) CHECK(pthread_create(&moods, NULL, change_moods, &moods_seed) == 0);
    for (int i = 0; i < threads; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
    add(&ended, 1);
    if (subject.is_test) {
        CHECK(pthread_join(moods, NULL) == 0);
        set_test_plugin(&subject.control, "reset");
    }

    /* What is left goes in an order that nobody would choose: clients first. */
    for (int i = 0; i < clients; ++i) pjrtlite_client_destroy(client_slots[i].handle);
    for (int i = 0; i < programs; ++i) pjrtlite_executable_destroy(program_slots[i].handle);
    for (int i = 0; i < shared_buffers; ++i) pjrtlite_buffer_destroy(buffer_slots[i].handle);
    for (int i = 0; i < mail_count; ++i) {
        pjrtlite_buffer_destroy(mail[i].buffer);
        pjrtlite_event_destroy(mail[i].event);
    }
    pjrtlite_plan_destroy(plan_slot.handle);
    /* Each function that was to be called is called once. */
    const double patience = seconds_now() + 60.0;
    while (read_count(&count.called) != read_count(&count.asked) ||
           read_count(&count.released) != read_count(&count.viewed)) {
        CHECK(seconds_now() < patience);
    }
    for (int i = 0; i < threads; ++i) {
        for (int k = 0; k < views; ++k) {
            if (selves[i].views[k].memory != NULL) subject.control.device_free(selves[i].views[k].memory);
        }
        free(selves[i].memory);
    }
    if (subject.is_test) CHECK_TEXT(subject.control.leaks(), "");
    CHECK(count.right > 0 && count.cancelled > 0 && count.called > 0);
    CHECK(!subject.is_test || (count.ordered > 0 && count.released > 0));
    printf("%llu actions: %llu right results, %llu ordered failures, %llu refusals, %llu left running, %llu called\n",
           (unsigned long long)count.actions, (unsigned long long)count.right, (unsigned long long)count.ordered,
           (unsigned long long)count.refused, (unsigned long long)count.cancelled, (unsigned long long)count.called);
    return EXIT_SUCCESS;
}
