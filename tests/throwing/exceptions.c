/* C++ exceptions that leave a plugin: each becomes a status with what was thrown, its client is refused afterwards, the
   plugin is not called for it any more, and a new client works. The first argument says how many C++ runtimes there are:
   "own" if the plugin has one of its own. */
#include "check.h"

#include "pjrt_abi.h"
#include "throwing.h"

#include <dlfcn.h>
#include <pthread.h>

#define ENTRY(name) offsetof(PJRT_Api, name)

static struct {
    void (*arm)(size_t offset, int kind, bool late);
    void (*disarm)(void);
    uint64_t (*calls)(void);
    bool (*was_called)(size_t offset);
    uint64_t (*unwound)(void);
    uint64_t (*foreign_ended)(void);
    int (*uncaught)(void);
} throwing;

static void open_throwing(void) {
    void *library = dlopen(environment("PJRTLITE_PLUGIN_THROWING"), RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) fail(__FILE__, __LINE__, "dlopen", dlerror());
#define FUNCTION(name)                                                    \
    do {                                                                  \
        void *function = dlsym(library, "throwing_" #name);               \
        CHECK(function != NULL);                                          \
        memcpy(&throwing.name, &function, sizeof function);               \
    } while (0)
    FUNCTION(arm);
    FUNCTION(disarm);
    FUNCTION(calls);
    FUNCTION(was_called);
    FUNCTION(unwound);
    FUNCTION(foreign_ended);
    FUNCTION(uncaught);
}

/* What the message says of each kind. */
static const char *const says[THROWING_KINDS] = {
    [THROWING_BAD_ALLOC] = "std::bad_alloc: std::bad_alloc",
    [THROWING_LENGTH_ERROR] = "std::length_error: vector",
    [THROWING_RUNTIME_ERROR] = "std::runtime_error: no chip",
    [THROWING_INT] = "a C++ exception of type int",
    [THROWING_TEXT] = "a C++ exception of type const char*",
    [THROWING_CLASS] = "Odd",
    [THROWING_DERIVED] = "Derived",
    [THROWING_VIRTUAL] = "Both",
    [THROWING_LONG] = "std::runtime_error: xxxxxxxx",
    [THROWING_SHARED] = "std::out_of_range: from another thread",
    [THROWING_FOREIGN] = "an exception of another language than C++",
};

static pjrtlite_client *throwing_client(void) {
    pjrtlite_client *client = NULL;
    CHECK_OK(pjrtlite_client_create("throwing", NULL, &client));
    return client;
}

static void works(void) {
    pjrtlite_client *client = throwing_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
}

/* ---- Each kind, out of each stage ---- */

static void every_kind_is_told(bool own_runtime) {
    for (int kind = 0; kind < THROWING_KINDS; ++kind) {
        const uint64_t unwound = throwing.unwound();
        const uint64_t ended = throwing.foreign_ended();
        pjrtlite_client *client = throwing_client();
        pjrtlite_executable *hello = NULL;
        throwing.arm(ENTRY(PJRT_Client_Compile), kind, false);
        CHECK_FAILS(PLUGIN_EXCEPTION, says[kind],
                    pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello));
        CHECK_SAYS("PJRT_Client_Compile");
        CHECK(hello == NULL);
        CHECK(throwing.unwound() == unwound + 1);
        CHECK(throwing.foreign_ended() - ended == (kind == THROWING_FOREIGN ? 1U : 0U));
        /* A runtime of the plugin's own hides the functions that would let it forget the exception. */
        CHECK(own_runtime || throwing.uncaught() == 0);
        throwing.disarm();
        CHECK_FAILS(PLUGIN_EXCEPTION, says[kind],
                    pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello));
        CHECK_SAYS("cannot be used any more");
        pjrtlite_client_destroy(client);
    }
    works();
    PASSED("every kind of exception is told, and its client refused");
}

/* Advice on a program that is newer than the plugin does not take the exception's place. */
static void of_a_newer_program(void) {
    pjrtlite_client *client = throwing_client();
    pjrtlite_executable *newer = NULL;
    throwing.arm(ENTRY(PJRT_Client_Compile), THROWING_RUNTIME_ERROR, false);
    CHECK_FAILS(PLUGIN_EXCEPTION, "std::runtime_error: no chip",
                pjrtlite_executable_load_file(client, program("../devices/one_jit.vhlo"), NULL, &newer));
    CHECK(newer == NULL);
    throwing.disarm();
    pjrtlite_client_destroy(client);
    PASSED("an exception at a program that is newer than the plugin");
}

struct stage {
    size_t offset;
    const char *name;
};

/* Of a plugin that is not open yet. */
static const struct stage opening[] = {
    {0, "GetPjrtApi"},
    {ENTRY(PJRT_Plugin_Initialize), "PJRT_Plugin_Initialize"},
    {ENTRY(PJRT_Plugin_Attributes), "PJRT_Plugin_Attributes"},
};
static const struct stage making_a_client[] = {
    {ENTRY(PJRT_Client_Create), "PJRT_Client_Create"},
    {ENTRY(PJRT_Client_PlatformName), "PJRT_Client_PlatformName"},
    {ENTRY(PJRT_Client_AddressableDevices), "PJRT_Client_AddressableDevices"},
};

static void fail_at(const struct stage *stages, size_t count) {
    pjrtlite_client *client = NULL;
    const char *path = NULL;
    char list[8192];
    snprintf(list, sizeof list, "throwing,%s", environment("PJRTLITE_THROWING_BASE"));
    for (size_t i = 0; i < count; ++i) {
        throwing.arm(stages[i].offset, THROWING_RUNTIME_ERROR, false);
        /* Also at the second try. */
        for (int time = 0; time < 2; ++time) {
            CHECK_FAILS(PLUGIN_EXCEPTION, "std::runtime_error: no chip",
                        pjrtlite_client_create("throwing", NULL, &client));
            CHECK_SAYS(stages[i].name);
            CHECK(client == NULL);
        }
        /* The next of a list is taken. */
        CHECK_OK(pjrtlite_client_create(list, NULL, &client));
        CHECK_OK(pjrtlite_client_plugin_path(client, &path));
        CHECK(strstr(path, "throwing") == NULL);
        pjrtlite_client_destroy(client);
    }
    throwing.disarm();
}

/* What a log callback may do that is told of an exception, in place and on a thread that it waits for: also where the
   exception came while a plugin was being opened, or the environment was set for a client. */
static int log_messages;

static void *make_a_client(void *unused) {
    (void)unused;
    pjrtlite_client_destroy(throwing_client());
    return NULL;
}

static void use_everything_when_told(int32_t level, const char *message, void *user) {
    (void)user;
    CHECK(level == 1 && strstr(message, "no chip") != NULL);
    throwing.disarm();
    ++log_messages;
    (void)make_a_client(NULL);
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, make_a_client, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
}

static pjrtlite_executable *donating;
static pjrtlite_buffer *shared_buffer;

static void use_up_when_told(int32_t level, const char *message, void *user) {
    (void)user;
    CHECK(level == 1 && strstr(message, "no chip") != NULL);
    throwing.disarm();
    ++log_messages;
    pjrtlite_buffer *output = (void *)&output;
    CHECK_FAILS(IN_USE, "in a callback", pjrtlite_executable_execute(
                                             donating, (const pjrtlite_buffer *const *)&shared_buffer, 1, &output, 1, NULL));
    CHECK(output == NULL);
}

static void log_callbacks(void) {
    static const struct stage stages[] = {
        {ENTRY(PJRT_Plugin_Initialize), "PJRT_Plugin_Initialize"},
        {ENTRY(PJRT_Client_Create), "PJRT_Client_Create"},
    };
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.threads", 4));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", 1));
    CHECK_OK(pjrtlite_set_log_callback(use_everything_when_told, NULL));
    for (size_t i = 0; i < COUNT_OF(stages); ++i) {
        log_messages = 0;
        throwing.arm(stages[i].offset, THROWING_RUNTIME_ERROR, false);
        CHECK_FAILS(PLUGIN_EXCEPTION, "std::runtime_error: no chip", pjrtlite_client_create("throwing", options, &client));
        CHECK_SAYS(stages[i].name);
        CHECK(log_messages == 1);
    }
    PASSED("a log callback that opens plugins and makes clients");

    /* The message comes in the midst of a run that reads the buffer. */
    const float numbers[8] = {1.0F};
    const int64_t dims[] = {8};
    CHECK_OK(pjrtlite_client_create("throwing", options, &client));
    donating = load(client, "donated.mlir");
    CHECK_OK(pjrtlite_buffer_from_host(client, numbers, PJRTLITE_DTYPE_F32, dims, 1, 0, &shared_buffer));
    pjrtlite_plan *plan = new_plan(donating);
    CHECK_OK(pjrtlite_plan_set_input_buffer(plan, 0, shared_buffer));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_set_log_callback(use_up_when_told, NULL));
    log_messages = 0;
    throwing.arm(ENTRY(PJRT_LoadedExecutable_Execute), THROWING_RUNTIME_ERROR, false);
    CHECK_FAILS(PLUGIN_EXCEPTION, "std::runtime_error: no chip", pjrtlite_plan_run(plan));
    CHECK(log_messages == 1);
    pjrtlite_plan_destroy(plan);
    pjrtlite_buffer_destroy(shared_buffer);
    pjrtlite_executable_destroy(donating);
    pjrtlite_client_destroy(client);
    PASSED("a log callback that uses up a buffer of the run that it is told of");

    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", 0));
    CHECK_OK(pjrtlite_client_create("throwing", options, &client));
    pjrtlite_client_destroy(client);
    pjrtlite_options_destroy(options);
}

/* ---- Every function of the table ---- */

static int exceptions;
static uint64_t calls_at_exception;

/* A step of the walk: it goes well, or it throws; once it threw, the plugin is never called again. */
static void step(const char *what, pjrtlite_status status, bool needs_plugin) {
    if (exceptions > 0) {
        CHECK(throwing.calls() == calls_at_exception);
        if (needs_plugin && status == PJRTLITE_STATUS_OK) fail(__FILE__, __LINE__, what, "is not refused");
        /* What could not be made or bound is missing. */
        if (status == PJRTLITE_STATUS_NULL_ARGUMENT || status == PJRTLITE_STATUS_NOT_BOUND) return;
    }
    if (status != PJRTLITE_STATUS_OK) {
        if (status != PJRTLITE_STATUS_PLUGIN_EXCEPTION) fail(__FILE__, __LINE__, what, "fails otherwise");
        if (exceptions++ == 0) calls_at_exception = throwing.calls();
    }
}

#define STEP(call) step(#call, (call), true)
#define EASY_STEP(call) step(#call, (call), false)
/* Not every device shares the host's memory. */
#define VIEW_STEP(call)                                                                                     \
    do {                                                                                                    \
        const pjrtlite_status viewed = (call);                                                              \
        step(#call, viewed == PJRTLITE_STATUS_PLUGIN_EXCEPTION ? viewed : PJRTLITE_STATUS_OK, false);       \
    } while (0)

static void heard(pjrtlite_status status, const char *message, void *user) {
    (void)status;
    (void)message;
    (void)user;
}

static void released(void *user) { (void)user; }

/* Something of everything, as far as it gets. What may be written later has to stay. */
static void walk(float *memory) {
    pjrtlite_client *client = NULL;
    pjrtlite_executable *hello = NULL;
    pjrtlite_plan *plan = NULL;
    pjrtlite_event *event = NULL;
    pjrtlite_buffer *buffers[2] = {NULL, NULL};
    pjrtlite_buffer *result = NULL;
    pjrtlite_buffer *view = NULL;
    const void *data;
    size_t size;
    bool is_ready = false;
    float *x = memory, *y = memory + 16, *out = memory + 32, *back = memory + 48;
    memcpy(x, hello_x, sizeof hello_x);
    memcpy(y, hello_y, sizeof hello_y);
    const pjrtlite_dtype f32 = PJRTLITE_DTYPE_F32;

    STEP(pjrtlite_client_create("throwing", NULL, &client));
    if (client == NULL) return;
    STEP(pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello));
    EASY_STEP(pjrtlite_plan_create(hello, 0, &plan));
    EASY_STEP(pjrtlite_plan_bind_input(plan, 0, x, f32, hello_dims, 1));
    EASY_STEP(pjrtlite_plan_bind_input(plan, 1, y, f32, hello_dims, 1));
    EASY_STEP(pjrtlite_plan_bind_output(plan, 0, out, f32, hello_dims, 1));
    STEP(pjrtlite_plan_run(plan));
    if (exceptions == 0) CHECK_ARRAY(out, hello_f);
    STEP(pjrtlite_plan_start(plan, &event));
    EASY_STEP(pjrtlite_event_on_ready(event, heard, NULL));
    EASY_STEP(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    event = NULL;
    EASY_STEP(pjrtlite_executable_serialize(hello, &data, &size));
    STEP(pjrtlite_buffer_from_host(client, x, f32, hello_dims, 1, 0, &buffers[0]));
    STEP(pjrtlite_buffer_from_host(client, y, f32, hello_dims, 1, 0, &buffers[1]));
    VIEW_STEP(pjrtlite_buffer_view_host(client, x, f32, hello_dims, 1, 0, &view));
    pjrtlite_buffer_destroy(view);
    view = NULL;
    VIEW_STEP(pjrtlite_buffer_view_device(client, memory, f32, hello_dims, 1, 0, 0, released, NULL, &view));
    pjrtlite_buffer_destroy(view);
    const pjrtlite_buffer *const inputs[2] = {buffers[0], buffers[1]};
    STEP(pjrtlite_executable_execute(hello, inputs, 2, &result, 1, &event));
    EASY_STEP(pjrtlite_event_test(event, &is_ready));
    EASY_STEP(pjrtlite_event_on_ready(event, heard, NULL));
    STEP(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    STEP(pjrtlite_buffer_to_host(result, back, 4 * sizeof(float)));
    if (exceptions == 0) CHECK_ARRAY(back, hello_f);
    pjrtlite_buffer_destroy(result);
    pjrtlite_buffer_destroy(buffers[0]);
    pjrtlite_buffer_destroy(buffers[1]);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    if (exceptions > 0) CHECK(throwing.calls() == calls_at_exception);
}

static void walk_unarmed(void) {
    float *memory = aligned_memory(64 * sizeof *memory);
    exceptions = 0;
    walk(memory);
    CHECK(exceptions == 0);
    free(memory);
}

/* What the walk never calls cannot throw. */
static void every_function(void) {
    int told = 0;
    const size_t first = ENTRY(PJRT_Error_Destroy);
    walk_unarmed();
    for (int late = 0; late < 2; ++late) {
        for (size_t offset = first; offset < sizeof(PJRT_Api); offset += sizeof(void *)) {
            if (!throwing.was_called(offset)) continue;
            const int kind = (int)(offset / sizeof(void *)) % THROWING_KINDS;
            float *memory = aligned_memory(64 * sizeof *memory);
            exceptions = 0;
            throwing.arm(offset, kind, late != 0);
            walk(memory);
            throwing.disarm();
            told += exceptions > 0;
            /* What was begun before the exception may go on: the memory stays. */
            if (exceptions == 0) free(memory);
        }
    }
    works();
    /* Where the plugins differ in what is called, some twenty are always. */
    CHECK(told > 40);
    PASSED("every function of the table throws, before and after its work");
}

/* ---- What was made before ---- */

static void all_that_is_left_is_refused(void) {
    pjrtlite_client *client = throwing_client();
    pjrtlite_client *other = throwing_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_executable *others = load(other, "hello.mlir");
    pjrtlite_plan *plan = new_plan(hello);
    pjrtlite_buffer *buffer = new_buffer(client, hello_x, 4);
    pjrtlite_buffer *made = NULL;
    float f[4];
    CHECK_HELLO_PLAN(plan);

    throwing.arm(ENTRY(PJRT_LoadedExecutable_Execute), THROWING_RUNTIME_ERROR, false);
    CHECK_FAILS(PLUGIN_EXCEPTION, "std::runtime_error: no chip", pjrtlite_plan_run(plan));
    throwing.disarm();
    const uint64_t calls = throwing.calls();
#define REFUSED(call)                                                   \
    do {                                                                \
        CHECK_FAILS(PLUGIN_EXCEPTION, "cannot be used any more", call); \
        CHECK_SAYS("std::runtime_error: no chip");                      \
        CHECK_SAYS("make a new client");                                \
    } while (0)
    REFUSED(pjrtlite_plan_run(plan));
    REFUSED(pjrtlite_buffer_to_host(buffer, f, sizeof f));
    REFUSED(pjrtlite_buffer_from_host(client, f, PJRTLITE_DTYPE_F32, hello_dims, 1, 0, &made));
    REFUSED(pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello));
    CHECK(hello == NULL && made == NULL);
    CHECK(throwing.calls() == calls);
    /* Other clients of the same plugin are not touched. */
    CHECK_HELLO(others);
    const uint64_t calls_by_other = throwing.calls();
    pjrtlite_buffer_destroy(buffer);
    pjrtlite_plan_destroy(plan);
    pjrtlite_client_destroy(client);
    CHECK(throwing.calls() == calls_by_other);
    pjrtlite_executable_destroy(others);
    pjrtlite_client_destroy(other);
    works();
    PASSED("what is left of the client is refused, and not ended by the plugin");
}

/* ---- Threads ---- */

enum { threads = 16, times = 5 };

static struct bytes hello_text;

static void *throw_again_and_again(void *user) {
    pjrtlite_client *shared = user;
    for (int i = 0; i < times; ++i) {
        pjrtlite_executable *hello = NULL;
        pjrtlite_client *client = shared == NULL ? throwing_client() : shared;
        CHECK_FAILS(PLUGIN_EXCEPTION, "std::out_of_range: from another thread",
                    pjrtlite_executable_load_memory(client, hello_text.data, hello_text.size, NULL, &hello));
        if (shared == NULL) pjrtlite_client_destroy(client);
    }
    return NULL;
}

static void many_threads(pjrtlite_client *shared) {
    pthread_t all[threads];
    throwing.arm(ENTRY(PJRT_Client_Compile), THROWING_SHARED, false);
    for (int i = 0; i < threads; ++i) CHECK(pthread_create(&all[i], NULL, throw_again_and_again, shared) == 0);
    for (int i = 0; i < threads; ++i) CHECK(pthread_join(all[i], NULL) == 0);
    throwing.disarm();
    works();
}

static void threads_at_once(void) {
    hello_text = read_file(program("hello.mlir"));
    CHECK(hello_text.data != NULL);
    many_threads(NULL);
    pjrtlite_client *shared = throwing_client();
    many_threads(shared);
    pjrtlite_client_destroy(shared);
    free(hello_text.data);
    PASSED("sixteen threads at once");
}

static pthread_barrier_t begun;

static void *load_until_cancelled(void *user) {
    int *outcome = user;
    pjrtlite_client *client = throwing_client();
    pjrtlite_executable *hello = NULL;
    throwing.arm(ENTRY(PJRT_Client_Compile), THROWING_SLEEP, false);
    pthread_barrier_wait(&begun);
    *outcome = pjrtlite_executable_load_file(client, program("hello.mlir"), NULL, &hello);
    int state = -1;
    CHECK(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state) == 0);
    /* The host's own wish is as before. */
    CHECK(state == PTHREAD_CANCEL_ENABLE);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    CHECK(pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL) == 0);
    pthread_testcancel();
    *outcome = -2;
    return NULL;
}

/* A thread that is cancelled in a call finishes it first. */
static void cancelled_threads(void) {
    int outcome = -1;
    void *result = NULL;
    pthread_t thread;
    CHECK(pthread_barrier_init(&begun, NULL, 2) == 0);
    CHECK(pthread_create(&thread, NULL, load_until_cancelled, &outcome) == 0);
    pthread_barrier_wait(&begun);
    const struct timespec a_while = {0, 100000000};
    nanosleep(&a_while, NULL);
    CHECK(pthread_cancel(thread) == 0);
    CHECK(pthread_join(thread, &result) == 0);
    throwing.disarm();
    CHECK(result == PTHREAD_CANCELED);
    CHECK(outcome == PJRTLITE_STATUS_OK);
    works();
    PASSED("a thread that is cancelled");
}

int main(int count, char **arguments) {
    CHECK(count == 2);
    open_throwing();
    fail_at(opening, COUNT_OF(opening));
    log_callbacks();
    fail_at(making_a_client, COUNT_OF(making_a_client));
    works();
    PASSED("exceptions out of opening a plugin and making a client");
    every_kind_is_told(strcmp(arguments[1], "own") == 0);
    of_a_newer_program();
    every_function();
    all_that_is_left_is_refused();
    threads_at_once();
    cancelled_threads();
    return 0;
}
