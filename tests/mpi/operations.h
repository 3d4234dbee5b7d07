/* What the program operations_<ranks> of tools/mpi_programs.py gives, worked out from what each rank begins with. */
#ifndef PJRTLITE_TESTS_MPI_OPERATIONS_H
#define PJRTLITE_TESTS_MPI_OPERATIONS_H

#include "check.h"

#include <complex.h>

enum kind { TRUTHS, NUMBERS, COMPLEXES };

/* One output: the call that it comes from, and its numbers. */
struct expected {
    const char *label;
    enum kind kind;
    int count;
    double complex values[80];
};

static struct expected expected[512];
static int expected_count = 0;

static inline void expect_array(const char *label, enum kind kind, const double complex *x, int n) {
    CHECK(expected_count < 512 && n <= 80);
    struct expected *const e = &expected[expected_count++];
    *e = (struct expected){.label = label, .kind = kind, .count = n};
    memcpy(e->values, x, (size_t)n * sizeof *x);
}

/* Number i of an array. bf16 is the upper half of a float. */
static inline double complex number(pjrtlite_dtype dtype, const void *data, int i) {
    const uint32_t word = dtype == PJRTLITE_DTYPE_BF16 ? (uint32_t)((const uint16_t *)data)[i] << 16 : 0;
    float f = 0.0F;
    memcpy(&f, &word, sizeof f);
    switch (dtype) {
        case PJRTLITE_DTYPE_BOOL: return ((const bool *)data)[i];
        case PJRTLITE_DTYPE_I8: return ((const int8_t *)data)[i];
        case PJRTLITE_DTYPE_I16: return ((const int16_t *)data)[i];
        case PJRTLITE_DTYPE_I32: return ((const int32_t *)data)[i];
        case PJRTLITE_DTYPE_I64: return (double)((const int64_t *)data)[i];
        case PJRTLITE_DTYPE_U8: return ((const uint8_t *)data)[i];
        case PJRTLITE_DTYPE_U16: return ((const uint16_t *)data)[i];
        case PJRTLITE_DTYPE_U32: return ((const uint32_t *)data)[i];
        case PJRTLITE_DTYPE_U64: return (double)((const uint64_t *)data)[i];
        case PJRTLITE_DTYPE_BF16: return (double)f;
        case PJRTLITE_DTYPE_F32: return (double)((const float *)data)[i];
        case PJRTLITE_DTYPE_F64: return ((const double *)data)[i];
        case PJRTLITE_DTYPE_C64: return ((const float complex *)data)[i];
        case PJRTLITE_DTYPE_C128: return ((const double complex *)data)[i];
        default: CHECK(!"an element type of the program"); return 0;
    }
}

static inline int begin_value(int rank, int place) { return 1 + (2 * rank + place) % 3; }

/* Number v as an element type. */
static inline double complex typed(enum kind kind, int v) {
    if (kind == TRUTHS) return v % 2;
    return kind == COMPLEXES ? CMPLX(v, 1 + v % 3) : CMPLX(v, 0);
}

static inline double complex combine(const char *op, enum kind kind, double complex a, double complex b) {
    const long long i = (long long)creal(a), j = (long long)creal(b);
    if (strcmp(op, "sum") == 0) return a + b;
    if (strcmp(op, "prod") == 0) return CMPLX(creal(a) * creal(b) - cimag(a) * cimag(b), creal(a) * cimag(b) + cimag(a) * creal(b));
    if (strcmp(op, "min") == 0) return i < j ? a : b;
    if (strcmp(op, "max") == 0) return i > j ? a : b;
    if (strcmp(op, "land") == 0) return i && j;
    if (strcmp(op, "lor") == 0) return i || j;
    if (strcmp(op, "lxor") == 0) return !i != !j;
    if (strcmp(op, "band") == 0) return (double)(i & j);
    if (strcmp(op, "bor") == 0) return (double)(i | j);
    CHECK(strcmp(op, "bxor") == 0 && kind != COMPLEXES);
    return (double)(i ^ j);
}

/* What the ranks from `first` to `last` have at a place, combined. */
static inline double complex fold(const char *op, enum kind kind, int first, int last, int place) {
    double complex result = typed(kind, begin_value(first, place));
    for (int rank = first; rank != last;) {
        rank += first < last ? 1 : -1;
        result = combine(op, kind, result, typed(kind, begin_value(rank, place)));
    }
    return result;
}

#define VALUES 3
#define BATCH 5

static inline void expect_reductions(enum kind kind, const char *const *ops, int count, int rank, int size) {
    double complex x[VALUES];
    for (int op = 0; op < count; ++op) {
        for (int i = 0; i < VALUES; ++i) x[i] = fold(ops[op], kind, 0, size - 1, i);
        expect_array(ops[op], kind, x, VALUES);
    }
    for (int i = 0; i < VALUES; ++i) x[i] = rank == size - 1 ? fold(ops[0], kind, 0, size - 1, i) : 0;
    expect_array("reduce", kind, x, VALUES);
    for (int i = 0; i < VALUES; ++i) x[i] = fold(ops[0], kind, 0, rank, i);
    expect_array("scan", kind, x, VALUES);
    for (int i = 0; i < VALUES; ++i) x[i] = fold(ops[0], kind, size - 1, rank, i);
    expect_array("reversed scan", kind, x, VALUES);
}

static inline void expect_moves(enum kind kind, int rank, int size) {
    double complex x[4 * VALUES];
    for (int i = 0; i < VALUES; ++i) x[i] = typed(kind, begin_value(size - 1, i));
    expect_array("bcast", kind, x, VALUES);
    for (int i = 0; i < size * VALUES; ++i) x[i] = typed(kind, begin_value(i / VALUES, i % VALUES));
    expect_array("allgather", kind, x, size * VALUES);
    for (int i = 0; i < size * VALUES; ++i) x[i] = rank == 0 ? typed(kind, begin_value(i / VALUES, i % VALUES)) : 0;
    expect_array("gather", kind, x, size * VALUES);
    for (int i = 0; i < VALUES; ++i) x[i] = typed(kind, begin_value(size - 1, i) + rank);
    expect_array("scatter", kind, x, VALUES);
    for (int i = 0; i < size * VALUES; ++i) x[i] = typed(kind, begin_value(i / VALUES, i % VALUES) + rank);
    expect_array("alltoall", kind, x, size * VALUES);
    for (int i = 0; i < VALUES; ++i) x[i] = typed(kind, begin_value((rank + size - 1) % size, i));
    expect_array("sendrecv in a ring", kind, x, VALUES);
    for (int i = 0; i < VALUES; ++i) x[i] = typed(kind, rank > 0 ? begin_value(rank - 1, i) : begin_value(rank, i) + 1);
    expect_array("sendrecv with ends", kind, x, VALUES);
    for (int i = 0; i < VALUES; ++i) x[i] = typed(kind, rank % 2 == 1 ? begin_value(rank - 1, i) : begin_value(rank, i) + 2);
    expect_array("send and recv", kind, x, VALUES);
}

/* Under vmap the arrays are [VALUES, BATCH], and results [BATCH, ...]. */
static inline void expect_batches(enum kind kind, int rank, int size) {
    double complex x[4 * VALUES * BATCH];
    const int n = VALUES * BATCH;
#define EACH(label, total, value)                                                          \
    do {                                                                                   \
        for (int k = 0; k < (total); ++k) {                                                \
            const int b = k / ((total) / BATCH), in = k % ((total) / BATCH);               \
            const int part = in / VALUES, place = in % VALUES * BATCH + b;                 \
            (void)part;                                                                    \
            x[k] = (value);                                                                \
        }                                                                                  \
        expect_array(label " under vmap", kind, x, total);                              \
    } while (0)
    EACH("allreduce", n, fold("sum", kind, 0, size - 1, place));
    EACH("reduce", n, rank == size - 1 ? fold("sum", kind, 0, size - 1, place) : 0);
    EACH("scan", n, fold("sum", kind, 0, rank, place));
    EACH("bcast", n, typed(kind, begin_value(size - 1, place)));
    EACH("allgather", n * size, typed(kind, begin_value(part, place)));
    EACH("gather", n * size, rank == size - 1 ? typed(kind, begin_value(part, place)) : 0);
    EACH("scatter", n, typed(kind, begin_value(0, place) + rank));
    EACH("alltoall", n * size, typed(kind, begin_value(part, place) + rank));
    EACH("sendrecv", n, rank > 0 ? typed(kind, begin_value(rank - 1, place)) : typed(kind, begin_value(rank, place)) + 1);
#undef EACH
}

static inline void expect_operations(int rank, int size) {
    static const char *const all[] = {"sum", "prod", "min", "max", "land", "lor", "lxor", "band", "bor", "bxor"};
    static const char *const few[] = {"sum", "min", "bxor"};
    static const enum kind moved[] = {TRUTHS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, COMPLEXES};
    expect_reductions(TRUTHS, all + 2, 8, rank, size);
    expect_reductions(NUMBERS, all, 10, rank, size);
    for (int type = 0; type < 7; ++type) expect_reductions(NUMBERS, few, 3, rank, size);
    for (int type = 0; type < 2; ++type) expect_reductions(NUMBERS, all, 4, rank, size);
    for (int type = 0; type < 2; ++type) expect_reductions(COMPLEXES, all, 2, rank, size);
    for (size_t type = 0; type < COUNT_OF(moved); ++type) expect_moves(moved[type], rank, size);
    expect_batches(NUMBERS, rank, size);
    expect_batches(COMPLEXES, rank, size);
    double complex x[VALUES];
    for (int i = 0; i < VALUES; ++i) x[i] = fold("sum", NUMBERS, 0, size - 1, i);
    for (int i = 0; i < 6; ++i) expect_array("an empty array", NUMBERS, x, 0);
    expect_array("after the empty arrays", NUMBERS, x, VALUES);
}

#endif
