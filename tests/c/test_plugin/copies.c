/* Copies of buffers where they come later, fail, or are more than the plugin can; and a memory that the host reads beside
   one that it cannot. */
#include "check.h"

#include "test_plugin.h"

static struct test_plugin plugin;
static pjrtlite_client *client;

static void set(const char *spec) { set_test_plugin(&plugin, spec); }

static void begin(void) { CHECK_OK(pjrtlite_client_create("test", NULL, &client)); }

static void end(const char *what) {
    pjrtlite_client_destroy(client);
    set("reset");
    CHECK_TEXT(plugin.leaks(), "");
    PASSED(what);
}

static bool is_done(pjrtlite_event *event) {
    bool ready = false;
    CHECK_OK(pjrtlite_event_test(event, &ready));
    return ready;
}

static pjrtlite_event *ready(const pjrtlite_buffer *buffer) {
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_buffer_ready(buffer, &event));
    return event;
}

static pjrtlite_buffer *copied(const pjrtlite_buffer *buffer, size_t device) {
    pjrtlite_buffer *copy;
    CHECK_OK(pjrtlite_buffer_copy_to(buffer, device, &copy));
    return copy;
}

static void check_x(const pjrtlite_buffer *buffer, const char *kind) {
    float back[4] = {0};
    const char *in;
    CHECK_OK(pjrtlite_buffer_to_host(buffer, back, sizeof back));
    CHECK_ARRAY(back, hello_x);
    CHECK_OK(pjrtlite_buffer_memory_kind(buffer, &in));
    CHECK_TEXT(in, kind);
}

/* The call returns before the work is done, whatever becomes of the buffer and of the client. */
static void later(void) {
    begin();
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    plugin.settle();
    set("hold");
    pjrtlite_buffer *there = copied(x, 1), *further, *back;
    CHECK_OK(pjrtlite_buffer_copy_to_memory(there, 0, "pinned_host", &further));
    back = copied(further, 0);
    pjrtlite_event *of_there = ready(there), *of_further = ready(further), *of_back = ready(back);
    pjrtlite_buffer_destroy(x);
    pjrtlite_buffer_destroy(there);
    CHECK(!is_done(of_there) && !is_done(of_further) && !is_done(of_back));
    CHECK(plugin.step(1) == 1);
    CHECK(is_done(of_there) && !is_done(of_further) && !is_done(of_back));
    set("release");
    CHECK_OK(pjrtlite_event_wait(of_back));
    CHECK(is_done(of_further));
    check_x(further, "pinned_host");
    check_x(back, "device");

    /* The last handle of all goes before the copy is there. */
    set("hold");
    pjrtlite_buffer *last = copied(back, 1);
    pjrtlite_event *of_last = ready(last);
    pjrtlite_buffer *const buffers[] = {further, back, last};
    for (size_t i = 0; i < COUNT_OF(buffers); ++i) pjrtlite_buffer_destroy(buffers[i]);
    pjrtlite_client_destroy(client);
    CHECK(plugin.live("clients") == 1);
    set("release");
    CHECK_OK(pjrtlite_event_wait(of_last));
    pjrtlite_event *const events[] = {of_there, of_further, of_back, of_last};
    for (size_t i = 0; i < COUNT_OF(events); ++i) pjrtlite_event_destroy(events[i]);
    begin();
    end("copies that come later");
}

/* A run that uses the buffer up, begun after the copy, does not touch what the copy is made of. */
static void before_it_is_used_up(void) {
    static const float counting[8] = {1, 2, 3, 4, 5, 6, 7, 8}, more[8] = {2, 3, 4, 5, 6, 7, 8, 9};
    static const char *const paces[] = {"hold", "hold;order=reverse"};
    begin();
    pjrtlite_executable *donated = load(client, "donated.mlir");
    for (size_t i = 0; i < COUNT_OF(paces); ++i) {
        pjrtlite_buffer *buffer = new_buffer(client, counting, 8), *copy, *output;
        pjrtlite_event *event;
        float got[8];
        plugin.settle();
        set(paces[i]);
        copy = copied(buffer, 1);
        CHECK_OK(pjrtlite_executable_execute(donated, &(const pjrtlite_buffer *){buffer}, 1, &output, 1, &event));
        pjrtlite_buffer_destroy(buffer);
        set("release");
        CHECK_OK(pjrtlite_event_wait(event));
        CHECK_OK(pjrtlite_buffer_to_host(output, got, sizeof got));
        CHECK_ARRAY(got, more);
        CHECK_OK(pjrtlite_buffer_to_host(copy, got, sizeof got));
        CHECK_ARRAY(got, counting);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
        pjrtlite_buffer_destroy(copy);
        set("reset");
    }
    pjrtlite_executable_destroy(donated);
    end("copies of what is then used up");
}

/* What fails is told by the copy, if not by the call. */
static void failures(void) {
    float back[4] = {-1.0F, -1.0F, -1.0F, -1.0F};
    begin();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4), *f, *copy;
    const pjrtlite_buffer *inputs[] = {x, x};
    pjrtlite_event *event, *of_copy;
    plugin.settle();
    set("delay=1;fail=PJRT_LoadedExecutable_Execute:1:15:bits were lost");
    CHECK_OK(pjrtlite_executable_execute(hello, inputs, 2, &f, 1, &event));
    copy = copied(f, 1);
    of_copy = ready(copy);
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_event_wait(of_copy));
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_buffer_to_host(copy, back, sizeof back));
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    pjrtlite_event_destroy(of_copy);
    pjrtlite_buffer_destroy(copy);
    /* By way of the host, too. */
    set("unimplemented=PJRT_Buffer_CopyToDevice");
    CHECK_FAILS(DATA_LOSS, "bits were lost", pjrtlite_buffer_copy_to(f, 1, &copy));
    CHECK(copy == NULL);
    set("reset");
    pjrtlite_buffer_destroy(f);

    set("fail=PJRT_Buffer_CopyToMemory:1:15:the wire is cut");
    CHECK_OK(pjrtlite_buffer_copy_to_memory(x, 1, "pinned_host", &copy));
    CHECK_FAILS(DATA_LOSS, "the wire is cut", pjrtlite_buffer_to_host(copy, back, sizeof back));
    CHECK(back[0] == -1.0F);
    pjrtlite_buffer_destroy(copy);

    set("memory=64");
    pjrtlite_buffer *fills = copied(x, 1);
    float *const much = aligned_memory(64 * sizeof *much);
    CHECK_FAILS(RESOURCE_EXHAUSTED, "out of memory on device 0",
                pjrtlite_buffer_from_host(client, much, PJRTLITE_DTYPE_F32, (int64_t[]){64}, 1, 0, &copy));
    set("memory=16");
    CHECK_FAILS(RESOURCE_EXHAUSTED, "out of memory on device 1", pjrtlite_buffer_copy_to(x, 1, &copy));
    CHECK(copy == NULL);
    /* Where it is full, the host's memory has room. */
    CHECK_OK(pjrtlite_buffer_copy_to_memory(fills, 1, "pinned_host", &copy));
    check_x(copy, "pinned_host");
    free(much);
    pjrtlite_buffer_destroy(copy);
    pjrtlite_buffer_destroy(fills);
    pjrtlite_buffer_destroy(x);
    pjrtlite_executable_destroy(hello);
    end("copies that fail");
}

static uint64_t host_copies(void) {
    return plugin.calls("PJRT_Buffer_ToHostBuffer") + plugin.calls("PJRT_Client_BufferFromHostBuffer");
}

/* Plugins that cannot copy so, or refuse to where they see no use in it. */
static void by_the_host(void) {
    static const char *const lacks[] = {"unimplemented=PJRT_Buffer_CopyToDevice", "null=PJRT_Buffer_CopyToDevice"};
    begin();
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4), *pinned, *copy;
    CHECK_OK(pjrtlite_buffer_copy_to_memory(x, 0, "pinned_host", &pinned));
    for (size_t i = 0; i < COUNT_OF(lacks); ++i) {
        plugin.settle();
        set(lacks[i]);
        for (size_t device = 0; device < 2; ++device) {
            const pjrtlite_buffer *const sources[] = {x, pinned};
            for (size_t k = 0; k < COUNT_OF(sources); ++k) {
                plugin.reset_calls();
                copy = copied(sources[k], device);
                CHECK(plugin.calls("PJRT_Client_BufferFromHostBuffer") == 1);
                check_x(copy, "device");
                pjrtlite_buffer_destroy(copy);
            }
            /* The usual memory, by its name. */
            CHECK_OK(pjrtlite_buffer_copy_to_memory(x, device, "device", &copy));
            check_x(copy, "device");
            pjrtlite_buffer_destroy(copy);
        }
        plugin.settle();
        set("reset");
    }
    static const char refused[] = "error=PJRT_Buffer_CopyToDevice:*:3:same source and destination devices";
    set(refused);
    copy = copied(x, 0);
    check_x(copy, "device");
    pjrtlite_buffer_destroy(copy);
    /* To another device, that is an error like others. */
    CHECK_FAILS(INVALID_ARGUMENT, "same source", pjrtlite_buffer_copy_to(x, 1, &copy));
    CHECK(copy == NULL);
    set("reset");
    plugin.reset_calls();
    copy = copied(x, 1);
    CHECK(host_copies() == 0);
    pjrtlite_buffer_destroy(copy);
    pjrtlite_buffer_destroy(pinned);
    pjrtlite_buffer_destroy(x);
    end("copies by way of the host");
}

/* Memories that the plugin does not tell of. */
static void without_memories(void) {
    static const struct {
        const char *setting;
        pjrtlite_status status;
    } lacks[] = {{"unimplemented=PJRT_Buffer_CopyToMemory", PJRTLITE_STATUS_UNIMPLEMENTED},
                 {"null=PJRT_Buffer_CopyToMemory", PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN},
                 {"unimplemented=PJRT_Device_AddressableMemories", PJRTLITE_STATUS_UNIMPLEMENTED},
                 {"null=PJRT_Device_AddressableMemories", PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN}};
    begin();
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4), *copy;
    for (size_t i = 0; i < COUNT_OF(lacks); ++i) {
        plugin.settle();
        set(lacks[i].setting);
        CHECK(pjrtlite_buffer_copy_to_memory(x, 0, "pinned_host", &copy) == lacks[i].status);
        CHECK_SAYS(strchr(lacks[i].setting, '=') + 1);
        CHECK(copy == NULL);
        CHECK_OK(pjrtlite_buffer_copy_to_memory(x, 1, "device", &copy));
        check_x(copy, "device");
        pjrtlite_buffer_destroy(copy);
        plugin.settle();
        set("reset");
    }
    const char *kind = "as before";
    set("unimplemented=PJRT_Buffer_Memory");
    CHECK_FAILS(UNIMPLEMENTED, "PJRT_Buffer_Memory", pjrtlite_buffer_memory_kind(x, &kind));
    CHECK_TEXT(kind, "as before");
    pjrtlite_buffer_destroy(x);
    end("plugins without memories");
}

/* The host reads the one memory where it is, not the other. */
static void in_place(void) {
    begin();
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4), *pinned, *back;
    const void *data = NULL;
    CHECK_FAILS(COPY_REQUIRED, "cannot read", pjrtlite_buffer_host_pointer(x, &data));
    CHECK_OK(pjrtlite_buffer_copy_to_memory(x, 1, "pinned_host", &pinned));
    CHECK_OK(pjrtlite_buffer_host_pointer(pinned, &data));
    CHECK_ARRAY(data, hello_x);
    CHECK(plugin.live("host_bytes") == sizeof hello_x);
    back = copied(pinned, 1);
    CHECK_FAILS(COPY_REQUIRED, "cannot read", pjrtlite_buffer_host_pointer(back, &data));
    pjrtlite_buffer_destroy(x);
    pjrtlite_buffer_destroy(pinned);
    check_x(back, "device");
    pjrtlite_buffer_destroy(back);
    end("a memory that the host reads");
}

/* To begin a copy waits for nothing, so a callback can do that. */
static pjrtlite_buffer *to_copy, *copies[2];
static int times_called;

static void copies_in_a_callback(pjrtlite_status status, const char *message, void *user) {
    (void)message;
    (void)user;
    CHECK_OK(status);
    CHECK_OK(pjrtlite_buffer_copy_to(to_copy, 1, &copies[0]));
    CHECK_OK(pjrtlite_buffer_copy_to_memory(to_copy, 1, "pinned_host", &copies[1]));
    ++times_called;
}

static void in_callbacks(void) {
    begin();
    pjrtlite_buffer *x = new_buffer(client, hello_x, 4);
    plugin.settle();
    set("stall=PJRT_Client_BufferFromHostBuffer");
    to_copy = new_buffer(client, hello_x, 4);
    pjrtlite_event *event = ready(x);
    CHECK_OK(pjrtlite_event_on_ready(event, copies_in_a_callback, NULL));
    plugin.settle();
    CHECK(times_called == 1);
    set("release");
    check_x(copies[0], "device");
    check_x(copies[1], "pinned_host");
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(copies[0]);
    pjrtlite_buffer_destroy(copies[1]);
    pjrtlite_buffer_destroy(to_copy);
    pjrtlite_buffer_destroy(x);
    end("copies in a callback");
}

int main(void) {
    plugin = open_test_plugin();
    later();
    before_it_is_used_up();
    failures();
    by_the_host();
    without_memories();
    in_place();
    in_callbacks();
    return EXIT_SUCCESS;
}
