/* Element types: their numbers, names and sizes, and the values of each that come through a program unchanged. */
#include "check.h"

#define DTYPE(number, dtype, name, size) \
    do { \
        CHECK(PJRTLITE_DTYPE_##dtype == (number)); \
        CHECK_TEXT(pjrtlite_dtype_name(PJRTLITE_DTYPE_##dtype), (name)); \
        CHECK(pjrtlite_dtype_byte_size(PJRTLITE_DTYPE_##dtype) == (size)); \
    } while (0)

static void numbers_names_and_sizes(void) {
    DTYPE(1, BOOL, "bool", 1);
    DTYPE(2, I8, "i8", 1);
    DTYPE(3, I16, "i16", 2);
    DTYPE(4, I32, "i32", 4);
    DTYPE(5, I64, "i64", 8);
    DTYPE(6, U8, "u8", 1);
    DTYPE(7, U16, "u16", 2);
    DTYPE(8, U32, "u32", 4);
    DTYPE(9, U64, "u64", 8);
    DTYPE(10, F16, "f16", 2);
    DTYPE(11, F32, "f32", 4);
    DTYPE(12, F64, "f64", 8);
    DTYPE(13, BF16, "bf16", 2);
    DTYPE(14, C64, "c64", 8);
    DTYPE(15, C128, "c128", 16);
    DTYPE(16, F8E5M2, "f8e5m2", 1);
    DTYPE(17, F8E4M3FN, "f8e4m3fn", 1);
    DTYPE(18, F8E4M3B11FNUZ, "f8e4m3b11fnuz", 1);
    DTYPE(19, F8E5M2FNUZ, "f8e5m2fnuz", 1);
    DTYPE(20, F8E4M3FNUZ, "f8e4m3fnuz", 1);
    DTYPE(21, I4, "i4", 1);
    DTYPE(22, U4, "u4", 1);
    DTYPE(24, I2, "i2", 1);
    DTYPE(25, U2, "u2", 1);
    DTYPE(26, F8E4M3, "f8e4m3", 1);
    DTYPE(27, F8E3M4, "f8e3m4", 1);
    DTYPE(28, F8E8M0FNU, "f8e8m0fnu", 1);
    DTYPE(29, F4E2M1FN, "f4e2m1fn", 1);
    const pjrtlite_dtype none[] = {INT32_MIN, -1, 0, 23, 30, INT32_MAX};
    for (size_t i = 0; i < COUNT_OF(none); ++i) {
        CHECK_TEXT(pjrtlite_dtype_name(none[i]), "unknown");
        CHECK(pjrtlite_dtype_byte_size(none[i]) == 0);
    }
    PASSED("every element type has its number, name and size");
}

/* dtype_<name>.mlir computes 2x + 1. The same values go in bound and copied, and come out bound, copied and in a
   buffer. */
static void check_2x_plus_1(const pjrtlite_client *client, pjrtlite_dtype dtype, const void *x, const void *wanted,
                            int64_t count) {
    char name[32];
    snprintf(name, sizeof name, "dtype_%s.mlir", pjrtlite_dtype_name(dtype));
    pjrtlite_executable *executable = load(client, name);
    pjrtlite_plan *plan = new_plan(executable);
    const size_t size = (size_t)count * pjrtlite_dtype_byte_size(dtype);
    unsigned char *result = calloc(size, 1);
    CHECK(result != NULL);

    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, dtype, &count, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, result, dtype, &count, 1));
    check_bytes(name, 0, "set_input, get_output", result, wanted, size);

    memset(result, 0, size);
    pjrtlite_buffer *buffer;
    CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &buffer));
    CHECK_OK(pjrtlite_buffer_to_host(buffer, result, size));
    check_bytes(name, 0, "take_output_buffer, to_host", result, wanted, size);
    pjrtlite_dtype found;
    CHECK_OK(pjrtlite_buffer_dtype(buffer, &found));
    CHECK(found == dtype);
    pjrtlite_buffer_destroy(buffer);

    memset(result, 0, size);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, dtype, &count, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, result, dtype, &count, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    check_bytes(name, 0, "bind_input, bind_output", result, wanted, size);

    free(result);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
}

#define CHECK_2X_PLUS_1(client, dtype, x, wanted) \
    check_2x_plus_1((client), PJRTLITE_DTYPE_##dtype, (x), (wanted), (int64_t)COUNT_OF(x))

static void integers(const pjrtlite_client *client) {
    const int8_t i8[] = {-64, -3, 0, 1, 37, 63};
    const int8_t i8_out[] = {-127, -5, 1, 3, 75, 127};
    CHECK_2X_PLUS_1(client, I8, i8, i8_out);
    const int16_t i16[] = {-16384, -3, 0, 1, 8197, 16383};
    const int16_t i16_out[] = {-32767, -5, 1, 3, 16395, 32767};
    CHECK_2X_PLUS_1(client, I16, i16, i16_out);
    const int32_t i32[] = {-1073741824, -3, 0, 1, 1000000007, 1073741823};
    const int32_t i32_out[] = {-2147483647, -5, 1, 3, 2000000015, 2147483647};
    CHECK_2X_PLUS_1(client, I32, i32, i32_out);
    const int64_t i64[] = {-4611686018427387904, -3, 0, 1, 3000000001, 4611686018427387903};
    const int64_t i64_out[] = {-9223372036854775807, -5, 1, 3, 6000000003, 9223372036854775807};
    CHECK_2X_PLUS_1(client, I64, i64, i64_out);
    const uint8_t u8[] = {0, 1, 3, 100, 69, 127};
    const uint8_t u8_out[] = {1, 3, 7, 201, 139, 255};
    CHECK_2X_PLUS_1(client, U8, u8, u8_out);
    const uint16_t u16[] = {0, 1, 3, 100, 16389, 32767};
    const uint16_t u16_out[] = {1, 3, 7, 201, 32779, 65535};
    CHECK_2X_PLUS_1(client, U16, u16, u16_out);
    const uint32_t u32[] = {0, 1, 3, 100, 1500000000U, 2147483647U};
    const uint32_t u32_out[] = {1, 3, 7, 201, 3000000001U, 4294967295U};
    CHECK_2X_PLUS_1(client, U32, u32, u32_out);
    const uint64_t u64[] = {0, 1, 3, 100, 5000000000U, 9223372036854775807U};
    const uint64_t u64_out[] = {1, 3, 7, 201, 10000000001U, 18446744073709551615U};
    CHECK_2X_PLUS_1(client, U64, u64, u64_out);
    PASSED("integers of 8 to 64 bits, signed and unsigned, to their limits");
}

/* The last value of each type has a one in the lowest bit of its fraction, which any conversion on the way to a
   shorter type would lose. */
static void floating_point(const pjrtlite_client *client) {
    const float f32[] = {-2.0F, -0.5F, 0.0F, 0.25F, 3.5F, 0x1.000002p0F};
    const float f32_out[] = {-3.0F, 0.0F, 1.0F, 1.5F, 8.0F, 0x1.800002p1F};
    /* 2 (1 + 2^-23) + 1 = 3 + 2^-22, which a float holds. */
    CHECK_2X_PLUS_1(client, F32, f32, f32_out);
    const double f64[] = {-2.0, -0.5, 0.0, 0.25, 3.5, 0x1.0000000000001p0};
    const double f64_out[] = {-3.0, 0.0, 1.0, 1.5, 8.0, 0x1.8000000000001p1};
    CHECK_2X_PLUS_1(client, F64, f64, f64_out);
    /* As raw words: sign, 5 bits of exponent (bias 15), 10 of fraction: -2, -0.5, 0, 0.25, 3.5, 1 + 2^-10. */
    const uint16_t f16[] = {0xc000, 0xb800, 0x0000, 0x3400, 0x4300, 0x3c01};
    const uint16_t f16_out[] = {0xc200, 0x0000, 0x3c00, 0x3e00, 0x4800, 0x4201};
    CHECK_2X_PLUS_1(client, F16, f16, f16_out);
    /* The upper halves of a float's words: -2, -0.5, 0, 0.25, 3.5, 1 + 2^-7. */
    const uint16_t bf16[] = {0xc000, 0xbf00, 0x0000, 0x3e80, 0x4060, 0x3f81};
    const uint16_t bf16_out[] = {0xc040, 0x0000, 0x3f80, 0x3fc0, 0x4100, 0x4041};
    CHECK_2X_PLUS_1(client, BF16, bf16, bf16_out);
    PASSED("f16, bf16, f32 and f64, to the last bit");
}

static void complex_numbers(const pjrtlite_client *client) {
    /* Real part, imaginary part: 2 (a + bi) + 1 = (2a + 1) + 2b i. */
    const struct { float re, im; } c64[] = {{1.0F, 2.0F}, {-0.75F, 0.5F}, {3.5F, -4.0F}, {-2.0F, -0.25F}};
    const float c64_out[] = {3.0F, 4.0F, -0.5F, 1.0F, 8.0F, -8.0F, -3.0F, -0.5F};
    CHECK_2X_PLUS_1(client, C64, c64, c64_out);
    const struct { double re, im; } c128[] = {{1.0, 2.0}, {-0.75, 0.5}, {3.5, -4.0}, {-2.0, -0.25}};
    const double c128_out[] = {3.0, 4.0, -0.5, 1.0, 8.0, -8.0, -3.0, -0.5};
    CHECK_2X_PLUS_1(client, C128, c128, c128_out);
    PASSED("c64 and c128");
}

/* dtype_bool.mlir computes "not a" and "a and b". */
static void truth_values(const pjrtlite_client *client) {
    pjrtlite_executable *executable = load(client, "dtype_bool.mlir");
    pjrtlite_plan *plan = new_plan(executable);
    const int64_t dims[] = {4};
    const bool a[] = {false, false, true, true};
    const bool b[] = {false, true, false, true};
    bool not_a[4];
    bool a_and_b[4];
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, PJRTLITE_DTYPE_BOOL, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, b, PJRTLITE_DTYPE_BOOL, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, not_a, PJRTLITE_DTYPE_BOOL, dims, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, a_and_b, PJRTLITE_DTYPE_BOOL, dims, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < 4; ++i) {
        CHECK(not_a[i] == !a[i]);
        CHECK(a_and_b[i] == (a[i] && b[i]));
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    PASSED("bool");
}

int main(void) {
    numbers_names_and_sizes();
    pjrtlite_client *client = new_client();
    integers(client);
    floating_point(client);
    complex_numbers(client);
    truth_values(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
