/* Element types, operators, and how arrays become messages. */
#include "internal.h"

#include <string.h>

size_t mpi_element_size(pjrtlite_dtype dtype) {
    switch (dtype) {
        case PJRTLITE_DTYPE_BOOL:
        case PJRTLITE_DTYPE_I8:
        case PJRTLITE_DTYPE_U8:
        case PJRTLITE_DTYPE_F8E5M2:
        case PJRTLITE_DTYPE_F8E4M3FN:
        case PJRTLITE_DTYPE_F8E4M3B11FNUZ:
        case PJRTLITE_DTYPE_F8E5M2FNUZ:
        case PJRTLITE_DTYPE_F8E4M3FNUZ:
        case PJRTLITE_DTYPE_F8E4M3:
        case PJRTLITE_DTYPE_F8E3M4:
        case PJRTLITE_DTYPE_F8E8M0FNU: return 1;
        case PJRTLITE_DTYPE_I16:
        case PJRTLITE_DTYPE_U16:
        case PJRTLITE_DTYPE_F16:
        case PJRTLITE_DTYPE_BF16: return 2;
        case PJRTLITE_DTYPE_I32:
        case PJRTLITE_DTYPE_U32:
        case PJRTLITE_DTYPE_F32: return 4;
        case PJRTLITE_DTYPE_I64:
        case PJRTLITE_DTYPE_U64:
        case PJRTLITE_DTYPE_F64:
        case PJRTLITE_DTYPE_C64: return 8;
        case PJRTLITE_DTYPE_C128: return 16;
        default: return 0;
    }
}

const char *mpi_dtype_name(pjrtlite_dtype dtype) {
    static const char *const names[] = {
        [PJRTLITE_DTYPE_BOOL] = "bool", [PJRTLITE_DTYPE_I8] = "i8",     [PJRTLITE_DTYPE_I16] = "i16",
        [PJRTLITE_DTYPE_I32] = "i32",   [PJRTLITE_DTYPE_I64] = "i64",   [PJRTLITE_DTYPE_U8] = "u8",
        [PJRTLITE_DTYPE_U16] = "u16",   [PJRTLITE_DTYPE_U32] = "u32",   [PJRTLITE_DTYPE_U64] = "u64",
        [PJRTLITE_DTYPE_F16] = "f16",   [PJRTLITE_DTYPE_F32] = "f32",   [PJRTLITE_DTYPE_F64] = "f64",
        [PJRTLITE_DTYPE_BF16] = "bf16", [PJRTLITE_DTYPE_C64] = "c64",   [PJRTLITE_DTYPE_C128] = "c128",
    };
    if (dtype > 0 && (size_t)dtype < sizeof names / sizeof names[0] && names[dtype] != NULL) return names[dtype];
    return mpi_element_size(dtype) != 0 ? "an f8 type" : "a type of less than 8 bits";
}

MPI_Datatype mpi_element_type(pjrtlite_dtype dtype, int *unit) {
    *unit = 1;
    switch (dtype) {
        case PJRTLITE_DTYPE_BOOL: return MPI_C_BOOL;
        case PJRTLITE_DTYPE_I8: return MPI_INT8_T;
        case PJRTLITE_DTYPE_I16: return MPI_INT16_T;
        case PJRTLITE_DTYPE_I32: return MPI_INT32_T;
        case PJRTLITE_DTYPE_I64: return MPI_INT64_T;
        case PJRTLITE_DTYPE_U8: return MPI_UINT8_T;
        case PJRTLITE_DTYPE_U16: return MPI_UINT16_T;
        case PJRTLITE_DTYPE_U32: return MPI_UINT32_T;
        case PJRTLITE_DTYPE_U64: return MPI_UINT64_T;
        case PJRTLITE_DTYPE_F32: return MPI_FLOAT;
        case PJRTLITE_DTYPE_F64: return MPI_DOUBLE;
        case PJRTLITE_DTYPE_C64: return MPI_C_FLOAT_COMPLEX;
        case PJRTLITE_DTYPE_C128: return MPI_C_DOUBLE_COMPLEX;
        default: *unit = (int)mpi_element_size(dtype); return MPI_BYTE;
    }
}

enum kind { TRUTHS, INTEGERS, FLOATS, COMPLEXES, OTHERS };

static enum kind kind_of(pjrtlite_dtype dtype) {
    switch (dtype) {
        case PJRTLITE_DTYPE_BOOL: return TRUTHS;
        case PJRTLITE_DTYPE_I8:
        case PJRTLITE_DTYPE_I16:
        case PJRTLITE_DTYPE_I32:
        case PJRTLITE_DTYPE_I64:
        case PJRTLITE_DTYPE_U8:
        case PJRTLITE_DTYPE_U16:
        case PJRTLITE_DTYPE_U32:
        case PJRTLITE_DTYPE_U64: return INTEGERS;
        case PJRTLITE_DTYPE_F32:
        case PJRTLITE_DTYPE_F64: return FLOATS;
        case PJRTLITE_DTYPE_C64:
        case PJRTLITE_DTYPE_C128: return COMPLEXES;
        default: return OTHERS;
    }
}

MPI_Op mpi_operator(const char *name, pjrtlite_dtype dtype, bool *known) {
    static const char *const names[] = {"sum", "prod", "min", "max", "land", "lor", "lxor", "band", "bor", "bxor"};
    /* Handles are no constants in every MPI. Bits of truth values are truth values. */
    const MPI_Op null = MPI_OP_NULL;
    const MPI_Op truths[] = {null,     null,    MPI_LAND, MPI_LOR, MPI_LAND, MPI_LOR,
                             MPI_LXOR, MPI_LAND, MPI_LOR, MPI_LXOR};
    const MPI_Op integers[] = {MPI_SUM,  MPI_PROD, MPI_MIN, MPI_MAX, MPI_LAND, MPI_LOR,
                               MPI_LXOR, MPI_BAND, MPI_BOR, MPI_BXOR};
    *known = false;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; ++i) {
        if (strcmp(name, names[i]) != 0) continue;
        *known = true;
        switch (kind_of(dtype)) {
            case TRUTHS: return truths[i];
            case INTEGERS: return integers[i];
            case FLOATS: return i < 2 ? integers[i] : i == 2 ? mpi_op_min : i == 3 ? mpi_op_max : null;
            case COMPLEXES: return i < 2 ? integers[i] : null;
            default: return null;
        }
    }
    return null;
}

/* `units` of `unit` as one type: pieces of the largest count, and the rest. */
static int large(MPI_Datatype unit, size_t width, int64_t units, MPI_Datatype *type) {
    const int64_t pieces = units / PJRTLITE_MPI_LARGEST_COUNT, rest = units % PJRTLITE_MPI_LARGEST_COUNT;
    MPI_Datatype piece = MPI_DATATYPE_NULL, many = MPI_DATATYPE_NULL;
    if (pieces > INT32_MAX) return MPI_ERR_COUNT;
    int code = MPI_Type_contiguous(PJRTLITE_MPI_LARGEST_COUNT, unit, &piece);
    if (code == MPI_SUCCESS) code = MPI_Type_contiguous((int)pieces, piece, &many);
    if (code == MPI_SUCCESS) {
        int lengths[2] = {1, (int)rest};
        MPI_Aint places[2] = {0, (MPI_Aint)(pieces * PJRTLITE_MPI_LARGEST_COUNT * (int64_t)width)};
        MPI_Datatype types[2] = {many, unit};
        code = MPI_Type_create_struct(2, lengths, places, types, type);
    }
    if (piece != MPI_DATATYPE_NULL) MPI_Type_free(&piece);
    if (many != MPI_DATATYPE_NULL) MPI_Type_free(&many);
    return code;
}

int mpi_dense(pjrtlite_dtype dtype, int64_t count, struct message *message) {
    int unit = 1;
    message->type = mpi_element_type(dtype, &unit);
    message->made = false;
    const int64_t units = count * unit;
    if (units <= PJRTLITE_MPI_LARGEST_COUNT) {
        message->count = (int)units;
        return MPI_SUCCESS;
    }
    const int code = large(message->type, mpi_element_size(dtype) / (size_t)unit, units, &message->type);
    if (code != MPI_SUCCESS) return code;
    message->count = 1;
    message->made = true;
    return MPI_Type_commit(&message->type);
}

int mpi_strided(pjrtlite_dtype dtype, int64_t batch, int64_t parts, int64_t block, struct message *message) {
    if (batch == 1 || batch == 0 || block == 0) {
        /* What of it is dense. An array without elements has no strides. */
        return mpi_dense(dtype, batch == 0 ? 0 : block, message);
    }
    if (batch > INT32_MAX) return MPI_ERR_COUNT;
    struct message dense = {0, MPI_DATATYPE_NULL, false};
    MPI_Datatype whole = MPI_DATATYPE_NULL, vector = MPI_DATATYPE_NULL;
    const MPI_Aint width = (MPI_Aint)((int64_t)mpi_element_size(dtype) * block);
    int code = mpi_dense(dtype, block, &dense);
    if (code == MPI_SUCCESS) code = MPI_Type_contiguous(dense.count, dense.type, &whole);
    if (code == MPI_SUCCESS) code = MPI_Type_create_hvector((int)batch, 1, width * (MPI_Aint)parts, whole, &vector);
    if (code == MPI_SUCCESS) code = MPI_Type_create_resized(vector, 0, width, &message->type);
    if (code == MPI_SUCCESS) {
        message->count = 1;
        message->made = true;
        code = MPI_Type_commit(&message->type);
    }
    if (whole != MPI_DATATYPE_NULL) MPI_Type_free(&whole);
    if (vector != MPI_DATATYPE_NULL) MPI_Type_free(&vector);
    mpi_message_free(&dense);
    return code;
}

void mpi_message_free(struct message *message) {
    if (message->made) MPI_Type_free(&message->type);
    message->made = false;
}
