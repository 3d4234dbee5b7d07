/* Always fresh, never stale, and nothing written beside the arrays: inputs and outputs of every element type and of
   many shapes, at every address that the type allows, with other values at each run. */
#include "check.h"

/* ---- Shapes: all lengths about the widths at which vector code changes, longer ones, and other ranks. ---- */

struct shape {
    size_t rank;
    int64_t dims[3];
    size_t count;
};

/* Loops over elements of one size are the same code, whatever the type: all lengths are for one type of each size. */
enum amount { some_lengths, most_lengths, all_lengths };

enum { most_shapes = 80 };

static struct shape shapes[most_shapes];
static size_t shape_count;

static void add_shape(size_t rank, int64_t a, int64_t b, int64_t c) {
    CHECK(shape_count < most_shapes);
    struct shape *shape = &shapes[shape_count++];
    *shape = (struct shape){rank, {a, b, c}, 1};
    for (size_t k = 0; k < rank; ++k) shape->count *= (size_t)shape->dims[k];
}

static void choose_shapes(enum amount amount) {
    const int64_t some[] = {1, 3, 16, 65}, most[] = {1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 63, 65, 1000};
    shape_count = 0;
    add_shape(0, 0, 0, 0);
    add_shape(1, 0, 0, 0);
    add_shape(2, 3, 5, 0);
    add_shape(3, 7, 1, 9);
    if (amount == some_lengths) {
        for (size_t i = 0; i < COUNT_OF(some); ++i) add_shape(1, some[i], 0, 0);
        return;
    }
    if (amount == most_lengths) {
        for (size_t i = 0; i < COUNT_OF(most); ++i) add_shape(1, most[i], 0, 0);
        return;
    }
    for (int64_t i = 1; i <= 65; i += i < 18 || (i > 29 && i < 34) || i > 61 ? 1 : 3) add_shape(1, i, 0, 0);
    add_shape(1, 1000, 0, 0);
    add_shape(1, 4096 + 3, 0, 0);
    add_shape(2, 1, 1, 0);
    add_shape(2, 33, 2, 0);
    add_shape(3, 2, 3, 4);
}

/* ---- Values: small whole numbers, which every type holds exactly, as their bits. ---- */

enum { limit = 119 };

struct type {
    pjrtlite_dtype dtype;
    /* As StableHLO writes the type, and a 1 of it. */
    const char *name, *one;
    /* Of floats of 8 and 4 bits: the bits of the fraction, and what is added to the exponent. */
    unsigned fraction, bias;
};

/* Every type but f8e8m0fnu, whose numbers are powers of two and have no sum. */

static const struct type types[] = {
    {PJRTLITE_DTYPE_BOOL, "i1", NULL, 0, 0},
    {PJRTLITE_DTYPE_I8, "i8", "1", 0, 0},
    {PJRTLITE_DTYPE_I16, "i16", "1", 0, 0},
    {PJRTLITE_DTYPE_I32, "i32", "1", 0, 0},
    {PJRTLITE_DTYPE_I64, "i64", "1", 0, 0},
    {PJRTLITE_DTYPE_U8, "ui8", "1", 0, 0},
    {PJRTLITE_DTYPE_U16, "ui16", "1", 0, 0},
    {PJRTLITE_DTYPE_U32, "ui32", "1", 0, 0},
    {PJRTLITE_DTYPE_U64, "ui64", "1", 0, 0},
    {PJRTLITE_DTYPE_F16, "f16", "1.0", 0, 0},
    {PJRTLITE_DTYPE_BF16, "bf16", "1.0", 0, 0},
    {PJRTLITE_DTYPE_F32, "f32", "1.0", 0, 0},
    {PJRTLITE_DTYPE_F64, "f64", "1.0", 0, 0},
    {PJRTLITE_DTYPE_C64, "complex<f32>", "(1.0, 0.0)", 0, 0},
    {PJRTLITE_DTYPE_C128, "complex<f64>", "(1.0, 0.0)", 0, 0},
    {PJRTLITE_DTYPE_F8E5M2, "f8E5M2", "1.0", 2, 15},
    {PJRTLITE_DTYPE_F8E4M3FN, "f8E4M3FN", "1.0", 3, 7},
    {PJRTLITE_DTYPE_F8E4M3B11FNUZ, "f8E4M3B11FNUZ", "1.0", 3, 11},
    {PJRTLITE_DTYPE_F8E5M2FNUZ, "f8E5M2FNUZ", "1.0", 2, 16},
    {PJRTLITE_DTYPE_F8E4M3FNUZ, "f8E4M3FNUZ", "1.0", 3, 8},
    {PJRTLITE_DTYPE_F8E4M3, "f8E4M3", "1.0", 3, 7},
    {PJRTLITE_DTYPE_F8E3M4, "f8E3M4", "1.0", 4, 3},
    {PJRTLITE_DTYPE_F4E2M1FN, "f4E2M1FN", "1.0", 1, 1},
    {PJRTLITE_DTYPE_I4, "i4", "1", 0, 0},
    {PJRTLITE_DTYPE_U4, "ui4", "1", 0, 0},
    {PJRTLITE_DTYPE_I2, "i2", "1", 0, 0},
    {PJRTLITE_DTYPE_U2, "ui2", "1", 0, 0},
};

static bool is_packed(pjrtlite_dtype dtype) {
    return dtype == PJRTLITE_DTYPE_F4E2M1FN || (PJRTLITE_DTYPE_I4 <= dtype && dtype <= PJRTLITE_DTYPE_U2);
}

/* How many numbers from 0 on are used, so that up to 2 more is exact in the type, too. */
static unsigned limit_of(const struct type *type) {
    if (type->fraction == 0) return limit;
    return type->fraction == 1 ? 3 : 7;
}

/* Writes the number `value`, or up to 2 more; of complex numbers that is the real part. */
static void encode(const struct type *type, unsigned value, unsigned more, unsigned char *to) {
    const pjrtlite_dtype dtype = type->dtype;
    if (type->fraction != 0) {
        const unsigned number = value + more;
        unsigned exponent = 0;
        while (number >> (exponent + 1) != 0) ++exponent;
        const unsigned bits = (number << type->fraction >> exponent) & ((1U << type->fraction) - 1);
        *to = (unsigned char)(number == 0 ? 0 : ((exponent + type->bias) << type->fraction) | bits);
        return;
    }
    const unsigned sum = value + more;
    const float f[2] = {(float)sum, (float)(limit - value)};
    const double d[2] = {(double)sum, (double)(limit - value)};
    switch (dtype) {
    case PJRTLITE_DTYPE_BOOL: *to = sum % 2; return;
    /* Sums wrap. A number with a sign has its byte. */
    case PJRTLITE_DTYPE_U4: *to = sum % 16; return;
    case PJRTLITE_DTYPE_U2: *to = sum % 4; return;
    case PJRTLITE_DTYPE_I4: *to = (unsigned char)(sum % 16 < 8 ? sum % 16 : sum % 16 + 240); return;
    case PJRTLITE_DTYPE_I2: *to = (unsigned char)(sum % 4 < 2 ? sum % 4 : sum % 4 + 252); return;
    case PJRTLITE_DTYPE_F16: {
        unsigned exponent = 0;
        while (sum >> (exponent + 1) != 0) ++exponent;
        const unsigned fraction = (sum << (10 - exponent)) & 0x3ff;
        const uint16_t bits = (uint16_t)(sum == 0 ? 0 : ((exponent + 15) << 10) | fraction);
        memcpy(to, &bits, sizeof bits);
        return;
    }
    case PJRTLITE_DTYPE_BF16: {
        uint32_t bits;
        memcpy(&bits, &f[0], sizeof bits);
        const uint16_t half = (uint16_t)(bits >> 16);
        memcpy(to, &half, sizeof half);
        return;
    }
    case PJRTLITE_DTYPE_F32: memcpy(to, f, sizeof f[0]); return;
    case PJRTLITE_DTYPE_F64: memcpy(to, d, sizeof d[0]); return;
    case PJRTLITE_DTYPE_C64: memcpy(to, f, sizeof f); return;
    case PJRTLITE_DTYPE_C128: memcpy(to, d, sizeof d); return;
    default: {
        /* Whole numbers, the least byte first. */
        memset(to, 0, pjrtlite_dtype_byte_size(dtype));
        *to = (unsigned char)sum;
    }
    }
}

/* ---- Programs: each input plus 1 is an output; of truth values, the opposite. ---- */

enum kind { plain, donated, destination };

/* A program has all shapes of a type. Some inputs are donated, and some outputs have a destination argument: over all
   types each shape is each of these; but an empty array has no memory that a program could write to. */
static enum kind kind_of(const struct type *type, size_t shape) {
    return shapes[shape].count == 0 ? plain : (enum kind)((shape + (size_t)type->dtype) % 3);
}

struct text {
    char *start;
    size_t length, room;
};

static void append(struct text *text, const char *part) {
    const size_t length = strlen(part);
    CHECK(text->length + length < text->room);
    memcpy(text->start + text->length, part, length + 1);
    text->length += length;
}

static void append_tensor(struct text *text, const struct type *type, const struct shape *shape) {
    char part[32];
    append(text, "tensor<");
    for (size_t k = 0; k < shape->rank; ++k) {
        snprintf(part, sizeof part, "%lldx", (long long)shape->dims[k]);
        append(text, part);
    }
    append(text, type->name);
    append(text, ">");
}

static pjrtlite_executable *load_program(const pjrtlite_client *client, const struct type *type) {
    struct text text = {malloc(1 << 16), 0, 1 << 16};
    char part[128];
    CHECK(text.start != NULL);
    append(&text, "module @fresh {\n  func.func public @main(");
    for (size_t i = 0; i < shape_count; ++i) {
        snprintf(part, sizeof part, "%s%%x%zu: ", i == 0 ? "" : ", ", i);
        append(&text, part);
        append_tensor(&text, type, &shapes[i]);
        snprintf(part, sizeof part, " {tf.aliasing_output = %zu : i32}", i);
        if (kind_of(type, i) == donated) append(&text, part);
    }
    for (size_t i = 0; i < shape_count; ++i) {
        if (kind_of(type, i) != destination) continue;
        snprintf(part, sizeof part, ", %%out%zu: ", i);
        append(&text, part);
        append_tensor(&text, type, &shapes[i]);
        snprintf(part, sizeof part, " {tf.aliasing_output = %zu : i32}", i);
        append(&text, part);
    }
    append(&text, ") -> (");
    for (size_t i = 0; i < shape_count; ++i) {
        if (i > 0) append(&text, ", ");
        append_tensor(&text, type, &shapes[i]);
    }
    append(&text, ") {\n");
    for (size_t i = 0; i < shape_count; ++i) {
        if (type->one == NULL) {
            snprintf(part, sizeof part, "    %%y%zu = stablehlo.not %%x%zu : ", i, i);
        } else {
            snprintf(part, sizeof part, "    %%one%zu = stablehlo.constant dense<%s> : ", i, type->one);
            append(&text, part);
            append_tensor(&text, type, &shapes[i]);
            snprintf(part, sizeof part, "\n    %%y%zu = stablehlo.add %%x%zu, %%one%zu : ", i, i, i);
        }
        append(&text, part);
        append_tensor(&text, type, &shapes[i]);
        append(&text, "\n");
    }
    append(&text, "    return ");
    for (size_t i = 0; i < shape_count; ++i) {
        snprintf(part, sizeof part, "%s%%y%zu", i == 0 ? "" : ", ", i);
        append(&text, part);
    }
    append(&text, " : ");
    for (size_t i = 0; i < shape_count; ++i) {
        if (i > 0) append(&text, ", ");
        append_tensor(&text, type, &shapes[i]);
    }
    append(&text, "\n  }\n}\n");
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text.start, text.length, NULL, &executable));
    free(text.start);
    return executable;
}

/* ---- Arrays with memory around them that nobody may touch. ---- */

enum { guard = 64, guard_byte = 0xa5 };

struct array {
    unsigned char *memory, *data, *wanted;
    size_t size, room;
};

static struct array new_array(const struct type *type, const struct shape *shape) {
    struct array array = {NULL, NULL, NULL, shape->count * pjrtlite_dtype_byte_size(type->dtype), 0};
    array.room = 3 * guard + array.size;
    array.memory = aligned_memory(array.room);
    array.wanted = malloc(array.size + 1);
    CHECK(array.wanted != NULL);
    return array;
}

/* Puts it at so many bytes past a multiple of 64. */
static void place(struct array *array, size_t offset) {
    memset(array->memory, guard_byte, array->room);
    array->data = array->memory + guard + offset;
}

/* Fills it with numbers that differ from run to run, or sets what they have to become. */
static void fill(struct array *array, const struct type *type, unsigned salt, unsigned more, bool is_wanted) {
    const size_t size = pjrtlite_dtype_byte_size(type->dtype);
    unsigned char *to = is_wanted ? array->wanted : array->data;
    for (size_t i = 0; i < array->size / size; ++i) {
        encode(type, (unsigned)(7 * i + 13 * salt + i / 16) % limit_of(type), more, to + i * size);
    }
}

static void check_array(const struct array *array, const char *what, const struct type *type, size_t shape,
                        size_t offset) {
    char where[128];
    snprintf(where, sizeof where, "%s, %zu elements of %s, %zu bytes past a multiple of 64", what, shapes[shape].count,
             pjrtlite_dtype_name(type->dtype), offset);
    check_bytes(__FILE__, __LINE__, where, array->data, array->wanted, array->size);
    for (size_t i = 0; i < array->room; ++i) {
        const bool is_inside = array->memory + i >= array->data && array->memory + i < array->data + array->size;
        if (!is_inside && array->memory[i] != guard_byte) fail(__FILE__, __LINE__, where, "memory beside it changed");
    }
}

/* ---- The runs ---- */

/* Every second run is started and waited for. */
static void run(pjrtlite_plan *plan, unsigned number) {
    if (number % 2 == 0) {
        CHECK_OK(pjrtlite_plan_run(plan));
        return;
    }
    pjrtlite_event *event = NULL;
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
}

enum { runs = 3 };

static uint64_t copied(pjrtlite_plan *plan) {
    uint64_t bytes = 0;
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &bytes));
    return bytes;
}

/* How many bytes a run has to copy: beyond a multiple of 64 and of types that devices pack both ways, else only what is
   not of the kind that needs no copy. */
static uint64_t least(const struct type *type, const struct array *arrays, size_t offset, enum kind in_place) {
    uint64_t bytes = 0;
    for (size_t i = 0; i < shape_count; ++i) {
        const unsigned times = offset % guard != 0 || is_packed(type->dtype) ? 2 : kind_of(type, i) == in_place ? 0 : 1;
        bytes += times * arrays[i].size;
    }
    return bytes;
}

/* Inputs at one offset and outputs at another. */
static void two_arrays(pjrtlite_plan *plan, const struct type *type, struct array *x, struct array *y, size_t offset) {
    const size_t other = guard - offset;
    for (size_t i = 0; i < shape_count; ++i) {
        const struct shape *shape = &shapes[i];
        place(&x[i], offset);
        place(&y[i], other);
        CHECK_OK(pjrtlite_plan_bind_input(plan, i, x[i].data, type->dtype, shape->dims, shape->rank));
        CHECK_OK(pjrtlite_plan_bind_output(plan, i, y[i].data, type->dtype, shape->dims, shape->rank));
    }
    for (unsigned number = 0; number < runs; ++number) {
        for (size_t i = 0; i < shape_count; ++i) {
            fill(&x[i], type, number + (unsigned)offset, 0, false);
            fill(&x[i], type, number + (unsigned)offset, 0, true);
            fill(&y[i], type, number + 50, 0, false);
            fill(&y[i], type, number + (unsigned)offset, 1, true);
        }
        run(plan, number);
        for (size_t i = 0; i < shape_count; ++i) {
            check_array(&x[i], "an input", type, i, offset);
            check_array(&y[i], "an output", type, i, other);
        }
        CHECK(copied(plan) == least(type, x, offset, destination));
    }
}

/* One array that is read and updated, also without the host writing in between. */
static void one_array(pjrtlite_plan *plan, const struct type *type, struct array *x, size_t offset) {
    for (size_t i = 0; i < shape_count; ++i) {
        const struct shape *shape = &shapes[i];
        place(&x[i], offset);
        CHECK_OK(pjrtlite_plan_bind_inout(plan, i, i, x[i].data, type->dtype, shape->dims, shape->rank));
    }
    for (unsigned number = 0; number < runs; ++number) {
        for (size_t i = 0; i < shape_count; ++i) {
            fill(&x[i], type, number + 2 * (unsigned)offset, 0, false);
            fill(&x[i], type, number + 2 * (unsigned)offset, 1, true);
        }
        run(plan, number);
        for (size_t i = 0; i < shape_count; ++i) check_array(&x[i], "an array", type, i, offset);
        for (size_t i = 0; i < shape_count; ++i) fill(&x[i], type, number + 2 * (unsigned)offset, 2, true);
        run(plan, number + 1);
        for (size_t i = 0; i < shape_count; ++i) check_array(&x[i], "an array, updated twice", type, i, offset);
        CHECK(copied(plan) == least(type, x, offset, donated));
    }
}

/* Two arrays that take turns. */
static void pairs(pjrtlite_plan *plan, const struct type *type, struct array *x, struct array *y, size_t offset) {
    const size_t other = guard - offset;
    for (size_t i = 0; i < shape_count; ++i) {
        const struct shape *shape = &shapes[i];
        place(&x[i], offset);
        place(&y[i], other);
        CHECK_OK(pjrtlite_plan_bind_pair(plan, i, i, x[i].data, y[i].data, type->dtype, shape->dims, shape->rank));
    }
    for (unsigned number = 0; number < runs + 1; ++number) {
        const bool is_even = number % 2 == 0;
        struct array *reads = is_even ? x : y, *writes = is_even ? y : x;
        for (size_t i = 0; i < shape_count; ++i) {
            fill(&reads[i], type, number + 3 * (unsigned)offset, 0, false);
            fill(&reads[i], type, number + 3 * (unsigned)offset, 0, true);
            fill(&writes[i], type, number + 3 * (unsigned)offset, 1, true);
        }
        run(plan, number / 2);
        for (size_t i = 0; i < shape_count; ++i) {
            check_array(&reads[i], "the array of a pair that is read", type, i, is_even ? offset : other);
            check_array(&writes[i], "the array of a pair that is written", type, i, is_even ? other : offset);
            void *current = NULL;
            if (shapes[i].count > 0) {
                CHECK_OK(pjrtlite_plan_pair_current(plan, i, &current));
                CHECK(current == writes[i].data);
            }
        }
    }
}

static void every_address(const pjrtlite_client *client, const struct type *type, size_t step) {
    pjrtlite_executable *program = load_program(client, type);
    struct array x[most_shapes], y[most_shapes];
    for (size_t i = 0; i < shape_count; ++i) {
        x[i] = new_array(type, &shapes[i]);
        y[i] = new_array(type, &shapes[i]);
    }
    /* One plan, whose arrays are bound anew for each address and in each way. */
    pjrtlite_plan *plan = new_plan(program);
    for (size_t offset = 0; offset <= guard; offset += step * pjrtlite_dtype_byte_size(type->dtype)) {
        two_arrays(plan, type, x, y, offset);
        one_array(plan, type, x, offset);
        pairs(plan, type, x, y, offset);
    }
    pjrtlite_plan_destroy(plan);
    for (size_t i = 0; i < shape_count; ++i) {
        free(x[i].memory);
        free(x[i].wanted);
        free(y[i].memory);
        free(y[i].wanted);
    }
    pjrtlite_executable_destroy(program);
}

/* Destination arguments are supplied even where they are of no use: of an empty array, and after an input that is
   donated but has to stay, where the oldest plugin does not write into what it is lent. */
static void useless_destinations(const pjrtlite_client *client) {
    static const char text[] =
        "module @useless {\n"
        "  func.func public @main(%x: tensor<8xf32> {tf.aliasing_output = 0 : i32},\n"
        "                         %to: tensor<8xf32> {tf.aliasing_output = 1 : i32},\n"
        "                         %none: tensor<0xf32> {tf.aliasing_output = 2 : i32})\n"
        "      -> (tensor<8xf32>, tensor<8xf32>, tensor<0xf32>) {\n"
        "    %one = stablehlo.constant dense<1.0> : tensor<8xf32>\n"
        "    %y = stablehlo.add %x, %one : tensor<8xf32>\n"
        "    %z = stablehlo.add %y, %one : tensor<8xf32>\n"
        "    %empty = stablehlo.constant dense<> : tensor<0xf32>\n"
        "    return %y, %z, %empty : tensor<8xf32>, tensor<8xf32>, tensor<0xf32>\n"
        "  }\n"
        "}\n";
    static const int64_t dims[] = {8}, none[] = {0};
    pjrtlite_executable *executable = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    pjrtlite_plan *plan = new_plan(executable);
    float *z = aligned_memory(8 * sizeof *z);
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, z, PJRTLITE_DTYPE_F32, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 2, z, PJRTLITE_DTYPE_F32, none, 1));
    for (unsigned number = 0; number < 4; ++number) {
        float x[8], y[8];
        for (int i = 0; i < 8; ++i) x[i] = (float)(number * 10 + (unsigned)i), z[i] = -1.0F;
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
        for (int again = 0; again < 3; ++again) {
            run(plan, number);
            CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, PJRTLITE_DTYPE_F32, dims, 1));
            for (int i = 0; i < 8; ++i) CHECK(y[i] == x[i] + 1.0F && z[i] == x[i] + 2.0F);
        }
    }
    pjrtlite_plan_destroy(plan);
    free(z);
    pjrtlite_executable_destroy(executable);
    PASSED("destination arguments that are of no use");
}

int main(void) {
    /* Valgrind is slow, above all while a plugin compiles. */
    const bool is_short = getenv("PJRTLITE_TEST_VALGRIND") != NULL;
    pjrtlite_client *client = new_client();
    useless_destinations(client);
    for (size_t i = 0; i < COUNT_OF(types); ++i) {
        const struct type *type = &types[i];
        const size_t size = pjrtlite_dtype_byte_size(type->dtype);
        CHECK(size > 0);
        /* Bytes are at every address and of every length already where they are integers. */
        const bool is_small = type->dtype > PJRTLITE_DTYPE_C128;
        const bool has_all = type->dtype == PJRTLITE_DTYPE_I8 || type->dtype == PJRTLITE_DTYPE_BF16 ||
                             type->dtype == PJRTLITE_DTYPE_F32 || type->dtype == PJRTLITE_DTYPE_F64 ||
                             type->dtype == PJRTLITE_DTYPE_C128;
        choose_shapes(is_short || is_small ? some_lengths : has_all ? all_lengths : most_lengths);
        every_address(client, type, is_short ? 16 / size : is_small ? 13 : 1);
        PASSED(pjrtlite_dtype_name(type->dtype));
    }
    pjrtlite_client_destroy(client);
    return 0;
}
