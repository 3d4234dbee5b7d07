/* Element types that a plugin may not have: those of a later version of PJRT than the plugin's are refused before it
   hears of them, since some plugins end the process over an unknown number, as this one does. The others come back as
   they went, on a device that keeps no more bits of an element than its type has. */
#include "check.h"

#include "test_plugin.h"

static struct test_plugin plugin;

struct type {
    pjrtlite_dtype dtype;
    /* The minor version of PJRT that it came with. */
    int since;
    /* Of those that programs of the test plugin know, the name in StableHLO. */
    const char *name;
    /* The first and the last byte that are elements; all are if both are 0. */
    int lowest, highest;
};

static const struct type types[] = {
    {PJRTLITE_DTYPE_BOOL, 0, "i1", 0, 1},
    {PJRTLITE_DTYPE_I8, 0, "i8", 0, 0},
    {PJRTLITE_DTYPE_U8, 0, "ui8", 0, 0},
    {PJRTLITE_DTYPE_F8E5M2, 0, NULL, 0, 0},
    {PJRTLITE_DTYPE_F8E4M3FN, 0, NULL, 0, 0},
    {PJRTLITE_DTYPE_F8E4M3B11FNUZ, 0, NULL, 0, 0},
    {PJRTLITE_DTYPE_F8E5M2FNUZ, 0, NULL, 0, 0},
    {PJRTLITE_DTYPE_F8E4M3FNUZ, 0, NULL, 0, 0},
    {PJRTLITE_DTYPE_I4, 0, "i4", -8, 7},
    {PJRTLITE_DTYPE_U4, 0, "ui4", 0, 15},
    {PJRTLITE_DTYPE_I2, 55, "i2", -2, 1},
    {PJRTLITE_DTYPE_U2, 55, "ui2", 0, 3},
    {PJRTLITE_DTYPE_F8E4M3, 55, NULL, 0, 0},
    {PJRTLITE_DTYPE_F8E3M4, 55, NULL, 0, 0},
    {PJRTLITE_DTYPE_F8E8M0FNU, 63, NULL, 0, 0},
    {PJRTLITE_DTYPE_F4E2M1FN, 63, NULL, 0, 15},
};

enum { most = 256 };

/* Every element that the type has, once. */
static int64_t every_element(const struct type *type, unsigned char *elements) {
    const bool is_all = type->lowest == 0 && type->highest == 0;
    const int lowest = is_all ? 0 : type->lowest, highest = is_all ? most - 1 : type->highest;
    for (int i = 0; i <= highest - lowest; ++i) elements[i] = (unsigned char)(lowest + i);
    return highest - lowest + 1;
}

/* A program that returns its input. */
static pjrtlite_status load_identity(const pjrtlite_client *client, const struct type *type, int64_t count,
                                     pjrtlite_executable **executable) {
    char text[512], tensor[32];
    snprintf(tensor, sizeof tensor, "tensor<%dx%s>", (int)count, type->name);
    snprintf(text, sizeof text, "module @m {\n  func.func public @main(%%x: %s) -> %s {\n    return %%x : %s\n  }\n}\n", tensor, tensor,
             tensor);
    return pjrtlite_executable_load_memory(client, text, strlen(text), NULL, executable);
}

static void is_refused(const pjrtlite_client *client, const struct type *type, int minor) {
    unsigned char elements[most];
    const int64_t count = every_element(type, elements);
    pjrtlite_buffer *buffer = NULL;
    pjrtlite_executable *executable = NULL;
    char came[64], is[64];
    snprintf(came, sizeof came, "element type %s came with PJRT 0.%d", pjrtlite_dtype_name(type->dtype), type->since);
    snprintf(is, sizeof is, "this plugin is of 0.%d", minor);
    plugin.reset_calls();
    CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, came,
                pjrtlite_buffer_from_host(client, elements, type->dtype, &count, 1, 0, &buffer));
    CHECK_SAYS(is);
    CHECK(buffer == NULL && plugin.calls("PJRT_Client_BufferFromHostBuffer") == 0);
    const bool is_packed = type->highest > 1 || type->lowest < 0;
    void *memory = plugin.device_alloc(0, most);
    CHECK(memory != NULL);
    if (!is_packed) {
        CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, came,
                    pjrtlite_buffer_view_device(client, memory, type->dtype, &count, 1, 0, 0, NULL, NULL, &buffer));
        CHECK(buffer == NULL && plugin.calls("PJRT_Client_CreateViewOfDeviceBuffer") == 0);
    }
    plugin.device_free(memory);
    if (type->name != NULL) {
        CHECK_FAILS(UNSUPPORTED_BY_PLUGIN, came, load_identity(client, type, count, &executable));
        CHECK_SAYS(is);
        CHECK(executable == NULL);
    }
}

static void comes_back(const pjrtlite_client *client, const struct type *type) {
    unsigned char elements[most], back[most];
    const int64_t count = every_element(type, elements);
    pjrtlite_buffer *buffer = NULL;
    memset(back, 0x5a, sizeof back);
    CHECK_OK(pjrtlite_buffer_from_host(client, elements, type->dtype, &count, 1, 0, &buffer));
    CHECK_OK(pjrtlite_buffer_to_host(buffer, back, (size_t)count));
    check_bytes(__FILE__, __LINE__, pjrtlite_dtype_name(type->dtype), back, elements, (size_t)count);
    pjrtlite_buffer_destroy(buffer);
    if (type->name == NULL) return;

    pjrtlite_executable *executable = NULL;
    unsigned char bound[most];
    CHECK_OK(load_identity(client, type, count, &executable));
    pjrtlite_plan *plan = new_plan(executable);
    memset(back, 0x5a, sizeof back);
    memset(bound, 0x5a, sizeof bound);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, elements, type->dtype, &count, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, back, type->dtype, &count, 1));
    check_bytes(__FILE__, __LINE__, type->name, back, elements, (size_t)count);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, bound, type->dtype, &count, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_bytes(__FILE__, __LINE__, type->name, bound, elements, (size_t)count);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
}

int main(void) {
    /* The versions before and with which types came, and that of the ABI. */
    static const int minors[] = {54, 55, 62, 63, 115};
    plugin = open_test_plugin();
    for (size_t v = 0; v < COUNT_OF(minors); ++v) {
        char version[32];
        size_t refused = 0;
        snprintf(version, sizeof version, "reset;version=0.%d", minors[v]);
        set_test_plugin(&plugin, version);
        pjrtlite_client *client = NULL;
        CHECK_OK(pjrtlite_client_create("test", NULL, &client));
        for (size_t i = 0; i < COUNT_OF(types); ++i) {
            if (types[i].since > minors[v]) {
                is_refused(client, &types[i], minors[v]);
                ++refused;
            } else {
                comes_back(client, &types[i]);
            }
        }
        CHECK(refused == (minors[v] < 55 ? 6U : minors[v] < 63 ? 2U : 0U));
        pjrtlite_client_destroy(client);
        CHECK_TEXT(plugin.leaks(), "");
        PASSED(version);
    }
    return EXIT_SUCCESS;
}
