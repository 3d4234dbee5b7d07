/* Buffers: copies and views of the host's memory, and the way back. */
#include "check.h"

static void copies(const pjrtlite_client *client) {
    int16_t values[2][3] = {{1, 2, 3}, {4, 5, 6}};
    const int16_t wanted[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int64_t dims[] = {2, 3};
    pjrtlite_buffer *buffer;
    CHECK_OK(pjrtlite_buffer_from_host(client, values, PJRTLITE_DTYPE_I16, dims, 2, 0, &buffer));
    /* What was given is free for other use. */
    memset(values, 0xee, sizeof values);
    memset(dims, 0xee, sizeof dims);

    pjrtlite_dtype dtype;
    const int64_t *extents;
    size_t rank;
    size_t size;
    size_t device;
    CHECK_OK(pjrtlite_buffer_dtype(buffer, &dtype));
    CHECK(dtype == PJRTLITE_DTYPE_I16);
    CHECK_OK(pjrtlite_buffer_dims(buffer, &extents, &rank));
    CHECK(rank == 2 && extents[0] == 2 && extents[1] == 3);
    CHECK_OK(pjrtlite_buffer_byte_size(buffer, &size));
    CHECK(size == 12);
    CHECK_OK(pjrtlite_buffer_device(buffer, &device));
    CHECK(device == 0);

    int16_t back[2][3] = {{0}};
    CHECK_OK(pjrtlite_buffer_to_host(buffer, back, sizeof back));
    CHECK_ARRAY(back, wanted);
    const void *memory;
    CHECK_OK(pjrtlite_buffer_host_pointer(buffer, &memory));
    CHECK_ARRAY(memory, wanted);

    /* Any other size is a mistake, whether too small or too large; nothing is written then. */
    memset(back, 0, sizeof back);
    CHECK_FAILS(SIGNATURE_MISMATCH, "i16[2,3]", pjrtlite_buffer_to_host(buffer, back, sizeof back - 1));
    CHECK_SAYS("12 bytes");
    CHECK_SAYS("has 11");
    CHECK_FAILS(SIGNATURE_MISMATCH, "has 13", pjrtlite_buffer_to_host(buffer, back, sizeof back + 1));
    CHECK_FAILS(SIGNATURE_MISMATCH, "has 0", pjrtlite_buffer_to_host(buffer, NULL, 0));
    CHECK(back[0][0] == 0 && back[1][2] == 0);
    CHECK_OK(pjrtlite_buffer_to_host(buffer, back, sizeof back));
    CHECK_ARRAY(back, wanted);
    pjrtlite_buffer_destroy(buffer);
    PASSED("a copy, its facts, and back");
}

static void ready(const pjrtlite_client *client) {
    pjrtlite_buffer *buffer = new_buffer(client, hello_x, 4);
    pjrtlite_event *event;
    bool done = false;
    CHECK_OK(pjrtlite_buffer_ready(buffer, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    CHECK_OK(pjrtlite_event_test(event, &done));
    CHECK(done);
    /* The event does not need the buffer. */
    pjrtlite_buffer_destroy(buffer);
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    PASSED("an event tells when the values are there");
}

/* Of rank 0 the extents are not read; of an empty array the values are not, either. */
static void scalars_and_empty_arrays(const pjrtlite_client *client) {
    const double value = -0.125;
    double back = 0.0;
    pjrtlite_buffer *buffer;
    const int64_t *extents;
    size_t rank = 99;
    size_t size = 99;
    CHECK_OK(pjrtlite_buffer_from_host(client, &value, PJRTLITE_DTYPE_F64, NULL, 0, 0, &buffer));
    CHECK_OK(pjrtlite_buffer_dims(buffer, &extents, &rank));
    CHECK(rank == 0);
    CHECK_OK(pjrtlite_buffer_to_host(buffer, &back, sizeof back));
    CHECK(back == value);
    pjrtlite_buffer_destroy(buffer);

    const int64_t dims[] = {2, 0, 3};
    for (int view = 0; view < 2; ++view) {
        CHECK_OK((view ? pjrtlite_buffer_view_host : pjrtlite_buffer_from_host)(client, NULL, PJRTLITE_DTYPE_C128, dims,
                                                                               3, 0, &buffer));
        CHECK_OK(pjrtlite_buffer_dims(buffer, &extents, &rank));
        CHECK(rank == 3 && extents[0] == 2 && extents[1] == 0 && extents[2] == 3);
        CHECK_OK(pjrtlite_buffer_byte_size(buffer, &size));
        CHECK(size == 0);
        CHECK_OK(pjrtlite_buffer_to_host(buffer, NULL, 0));
        CHECK_FAILS(SIGNATURE_MISMATCH, "c128[2,0,3]", pjrtlite_buffer_to_host(buffer, &back, 1));
        pjrtlite_buffer_destroy(buffer);
    }
    PASSED("scalars and empty arrays");
}

/* Every type comes back as the bytes that went in, also from addresses that are aligned to nothing. */
static void bytes_come_back(const pjrtlite_client *client) {
    enum { elements = 1021 };
    unsigned char *memory = malloc(16 * elements + 64);
    unsigned char *back = malloc(16 * elements);
    CHECK(memory != NULL && back != NULL);
    const int64_t dims[] = {elements};
    for (pjrtlite_dtype dtype = PJRTLITE_DTYPE_BOOL; dtype <= PJRTLITE_DTYPE_C128; ++dtype) {
        const size_t size = elements * pjrtlite_dtype_byte_size(dtype);
        unsigned char *values = memory + 2 * dtype + 1;
        for (size_t i = 0; i < size; ++i) {
            values[i] = (unsigned char)(dtype == PJRTLITE_DTYPE_BOOL ? i % 3 == 0 : (i * 37 + i / 251) % 256);
        }
        pjrtlite_buffer *buffer;
        CHECK_OK(pjrtlite_buffer_from_host(client, values, dtype, dims, 1, 0, &buffer));
        memset(back, 0, size);
        CHECK_OK(pjrtlite_buffer_to_host(buffer, back, size));
        check_bytes(__FILE__, __LINE__, pjrtlite_dtype_name(dtype), back, values, size);
        pjrtlite_buffer_destroy(buffer);
    }
    free(memory);
    free(back);
    PASSED("the bytes of every element type");
}

static void other_devices(const pjrtlite_client *client) {
    float back[4];
    size_t device;
    pjrtlite_buffer *buffer;
    for (size_t wanted = 0; wanted < 4; ++wanted) {
        CHECK_OK(pjrtlite_buffer_from_host(client, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1, wanted, &buffer));
        CHECK_OK(pjrtlite_buffer_device(buffer, &device));
        CHECK(device == wanted);
        CHECK_OK(pjrtlite_buffer_to_host(buffer, back, sizeof back));
        CHECK_ARRAY(back, hello_y);
        pjrtlite_buffer_destroy(buffer);
    }
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device 4: this client has 4",
                pjrtlite_buffer_from_host(client, hello_y, PJRTLITE_DTYPE_F32, hello_dims, 1, 4, &buffer));
    CHECK(buffer == NULL);
    PASSED("buffers on each device");
}

static void views(const pjrtlite_client *client) {
    int32_t *memory = aligned_memory(8 * sizeof *memory);
    const int64_t dims[] = {2, 4};
    for (int i = 0; i < 8; ++i) memory[i] = i;
    pjrtlite_buffer *view;
    CHECK_OK(pjrtlite_buffer_view_host(client, memory, PJRTLITE_DTYPE_I32, dims, 2, 0, &view));
    const void *address;
    CHECK_OK(pjrtlite_buffer_host_pointer(view, &address));
    CHECK(address == memory);

    /* The view shows what the memory holds now. */
    int32_t back[8];
    memory[5] = 500;
    CHECK_OK(pjrtlite_buffer_to_host(view, back, sizeof back));
    CHECK(back[4] == 4 && back[5] == 500 && back[6] == 6);

    /* The memory stays the host's when the view is gone. */
    pjrtlite_buffer_destroy(view);
    CHECK(memory[0] == 0 && memory[5] == 500 && memory[7] == 7);
    memory[0] = 1;
    free(memory);
    PASSED("a view shows the host's memory");
}

/* Copying a view to where it lies already, or to a place that overlaps it, is like memmove. */
static void views_onto_themselves(const pjrtlite_client *client) {
    int32_t *memory = aligned_memory(16 * sizeof *memory);
    const int64_t dims[] = {8};
    for (int i = 0; i < 16; ++i) memory[i] = i;
    pjrtlite_buffer *view;
    CHECK_OK(pjrtlite_buffer_view_host(client, memory, PJRTLITE_DTYPE_I32, dims, 1, 0, &view));
    CHECK_OK(pjrtlite_buffer_to_host(view, memory, 8 * sizeof *memory));
    for (int i = 0; i < 16; ++i) CHECK(memory[i] == i);
    CHECK_OK(pjrtlite_buffer_to_host(view, memory + 3, 8 * sizeof *memory));
    for (int i = 0; i < 16; ++i) CHECK(memory[i] == (i < 3 || i > 10 ? i : i - 3));
    pjrtlite_buffer_destroy(view);
    free(memory);
    PASSED("a view copied onto itself");
}

/* A plugin would silently copy other memory, and the copy would go stale. */
static void misaligned_views(const pjrtlite_client *client) {
    unsigned char *memory = aligned_memory(128);
    memset(memory, 0, 128);
    pjrtlite_buffer *view;
    for (size_t offset = 0; offset < 64; offset += 4) {
        const pjrtlite_status status = pjrtlite_buffer_view_host(client, memory + offset, PJRTLITE_DTYPE_F32,
                                                                 hello_dims, 1, 0, &view);
        if (offset == 0) {
            CHECK_OK(status);
            pjrtlite_buffer_destroy(view);
        } else {
            char wanted[32];
            snprintf(wanted, sizeof wanted, "is %zu bytes past", offset);
            CHECK_FAILS(COPY_REQUIRED, wanted, status);
            CHECK_SAYS("64 bytes");
            CHECK_SAYS("from_host");
            CHECK(view == NULL);
        }
    }
    free(memory);
    PASSED("memory that cannot be viewed");
}

int main(void) {
    pjrtlite_client *client = new_client();
    copies(client);
    ready(client);
    scalars_and_empty_arrays(client);
    bytes_come_back(client);
    other_devices(client);
    views(client);
    misaligned_views(client);
    views_onto_themselves(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
