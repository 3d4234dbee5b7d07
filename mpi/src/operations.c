/* The operations that programs call. docs/mpi.md has their inputs, outputs and attributes. */
#include "internal.h"

#include <stdlib.h>
#include <string.h>

#define CHECK_MPI(expression)                                                  \
    do {                                                                       \
        const int check_code = (expression);                                   \
        if (check_code != MPI_SUCCESS) return mpi_failed(call, check_code);    \
    } while (0)

/* ---- What they have in common ---- */

static pjrtlite_status same_type(const struct call *call, const struct array *x, const char *x_name,
                                 const struct array *y, const char *y_name) {
    if (x->dtype != y->dtype) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "%s is of %s, and %s of %s: they have to be the same",
                        x_name, mpi_dtype_name(x->dtype), y_name, mpi_dtype_name(y->dtype));
    }
    return PJRTLITE_STATUS_OK;
}

/* An input and an output of one type and shape. */
static pjrtlite_status alike(const struct call *call, const struct array *x, const char *x_name, const struct array *y,
                             const char *y_name) {
    MPI_TRY(same_type(call, x, x_name, y, y_name));
    if (x->rank != y->rank || memcmp(x->dims, y->dims, x->rank * sizeof *x->dims) != 0) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH,
                        "%s has %lld elements in %zu axes, and %s has %lld in %zu: they have to be of one shape", x_name,
                        (long long)x->count, x->rank, y_name, (long long)y->count, y->rank);
    }
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status find_operator(const struct call *call, pjrtlite_dtype dtype, MPI_Op *op) {
    bool known = false;
    if (call->operator_name == NULL) {
        return mpi_fail(call, PJRTLITE_STATUS_NOT_FOUND, "the attribute 'op' is missing: it names the operator");
    }
    *op = mpi_operator(call->operator_name, dtype, &known);
    if (!known) {
        return mpi_fail(call, PJRTLITE_STATUS_INVALID_VALUE,
                        "there is no operator '%.40s': there are sum, prod, min, max, land, lor, lxor, band, bor, bxor",
                        call->operator_name);
    }
    if (*op == MPI_OP_NULL) {
        return mpi_fail(call, PJRTLITE_STATUS_UNSUPPORTED, "MPI has no %s of %s: convert the array in the program, %s",
                        call->operator_name, mpi_dtype_name(dtype),
                        dtype == PJRTLITE_DTYPE_BOOL ? "to i32" : "to a type that has it (f16 and bf16: to f32)");
    }
    return PJRTLITE_STATUS_OK;
}

static void copy(const struct array *from, const struct array *to) {
    if (from->data != to->data && to->bytes > 0) memcpy(to->data, from->data, to->bytes);
}

static void clear(const struct array *array) {
    if (array->bytes > 0) memset(array->data, 0, array->bytes);
}

/* Elementwise operators work on pieces, since counts of MPI are ints. */
struct piece {
    MPI_Datatype type;
    int count;
    const void *from;
    void *to;
};

static bool next_piece(const struct array *x, const struct array *y, int64_t *at, struct piece *piece) {
    /* An empty array is one piece: all ranks make one call. */
    if (*at > 0 && *at >= x->count) return false;
    int unit = 1;
    const int64_t rest = x->count - *at;
    const size_t place = (size_t)*at * mpi_element_size(x->dtype);
    piece->type = mpi_element_type(x->dtype, &unit);
    piece->count = (int)(rest < PJRTLITE_MPI_LARGEST_COUNT ? rest : PJRTLITE_MPI_LARGEST_COUNT);
    piece->from = x->data == y->data ? MPI_IN_PLACE : (const char *)x->data + place;
    piece->to = (char *)y->data + place;
    *at += piece->count > 0 ? piece->count : 1;
    return true;
}

/* ---- Reductions ---- */

static pjrtlite_status run_allreduce(struct call *call) {
    struct array x, y;
    struct piece piece;
    MPI_Op op = MPI_OP_NULL;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &x, "the array", &y, "the result"));
    MPI_TRY(find_operator(call, x.dtype, &op));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, 0));
    for (int64_t at = 0; next_piece(&x, &y, &at, &piece);) {
        CHECK_MPI(MPI_Allreduce(piece.from, piece.to, piece.count, piece.type, op, call->comm));
    }
    return PJRTLITE_STATUS_OK;
}

/* What the ranks but the root get is zero. */
static pjrtlite_status run_reduce(struct call *call) {
    struct array x, y;
    struct piece piece;
    MPI_Op op = MPI_OP_NULL;
    int root = 0;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_rank(call, "root", false, &root));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &x, "the array", &y, "the result"));
    MPI_TRY(find_operator(call, x.dtype, &op));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, root));
    for (int64_t at = 0; next_piece(&x, &y, &at, &piece);) {
        if (call->rank == root) {
            CHECK_MPI(MPI_Reduce(piece.from, piece.to, piece.count, piece.type, op, root, call->comm));
        } else {
            const void *from = piece.from == MPI_IN_PLACE ? piece.to : piece.from;
            CHECK_MPI(MPI_Reduce(from, NULL, piece.count, piece.type, op, root, call->comm));
        }
    }
    if (call->rank != root) clear(&y);
    return PJRTLITE_STATUS_OK;
}

/* A scan from the last rank to the first, which MPI does not have. */
static pjrtlite_status reversed_scan(struct call *call, const struct piece *piece, MPI_Op op, int64_t width) {
    const int after = call->rank + 1 < call->size ? call->rank + 1 : MPI_PROC_NULL;
    const int before = call->rank > 0 ? call->rank - 1 : MPI_PROC_NULL;
    const size_t bytes = (size_t)(piece->count * width);
    if (piece->from != MPI_IN_PLACE && bytes > 0) memcpy(piece->to, piece->from, bytes);
    if (after != MPI_PROC_NULL) {
        void *theirs = malloc(bytes > 0 ? bytes : 1);
        if (theirs == NULL) {
            return mpi_fail(call, PJRTLITE_STATUS_RESOURCE_EXHAUSTED, "there is no memory for %zu bytes", bytes);
        }
        int code = MPI_Recv(theirs, piece->count, piece->type, after, MPI_OWN_TAG, call->comm, MPI_STATUS_IGNORE);
        if (code == MPI_SUCCESS) code = MPI_Reduce_local(theirs, piece->to, piece->count, piece->type, op);
        free(theirs);
        CHECK_MPI(code);
    }
    CHECK_MPI(MPI_Send(piece->to, piece->count, piece->type, before, MPI_OWN_TAG, call->comm));
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status run_scan(struct call *call) {
    struct array x, y;
    struct piece piece;
    MPI_Op op = MPI_OP_NULL;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &x, "the array", &y, "the result"));
    MPI_TRY(find_operator(call, x.dtype, &op));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, 0));
    for (int64_t at = 0; next_piece(&x, &y, &at, &piece);) {
        if (call->reverse) {
            MPI_TRY(reversed_scan(call, &piece, op, (int64_t)mpi_element_size(x.dtype)));
        } else {
            CHECK_MPI(MPI_Scan(piece.from, piece.to, piece.count, piece.type, op, call->comm));
        }
    }
    return PJRTLITE_STATUS_OK;
}

/* ---- Moves from one to all, from all to one, from all to all ---- */

static pjrtlite_status run_bcast(struct call *call) {
    struct array x, y;
    struct message message;
    int root = 0;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_rank(call, "root", false, &root));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &x, "the array", &y, "the result"));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, root));
    if (call->rank == root) copy(&x, &y);
    CHECK_MPI(mpi_dense(y.dtype, y.count, &message));
    const int code = MPI_Bcast(y.data, message.count, message.type, root, call->comm);
    mpi_message_free(&message);
    CHECK_MPI(code);
    return PJRTLITE_STATUS_OK;
}

/* An array that has a part for each rank, [batch..., size, part...], and one that is a part, [batch..., part...]. */
struct parts {
    int64_t batch, block;
    struct message whole; /* the part of one rank, in the array of all */
    struct message part;  /* the array of one part */
};

static pjrtlite_status split(const struct call *call, const struct array *all, const char *all_name,
                             const struct array *part, const char *part_name, struct parts *parts) {
    /* How many axes are in front: those of vmap. */
    const size_t axes = call->has_ndim ? (size_t)call->ndim : part->rank;
    MPI_TRY(same_type(call, all, all_name, part, part_name));
    if (axes > part->rank || all->rank != part->rank + 1) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH,
                        "%s has %zu axes, and %s %zu (ndim %zu): the first has one more, of the number of ranks", all_name,
                        all->rank, part_name, part->rank, axes);
    }
    const size_t batch = part->rank - axes;
    parts->batch = 1;
    parts->block = 1;
    bool fits = true;
    for (size_t i = 0; i < part->rank; ++i) {
        *(i < batch ? &parts->batch : &parts->block) *= part->dims[i];
        fits = fits && part->dims[i] == all->dims[i < batch ? i : i + 1];
    }
    if (!fits) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH,
                        "%s has %lld elements, and %s %lld: but for the axis of the ranks they are of one shape", all_name,
                        (long long)all->count, part_name, (long long)part->count);
    }
    if (all->dims[batch] != call->size) {
        return mpi_fail(call, PJRTLITE_STATUS_INVALID_VALUE,
                        "%s is for %lld ranks, and communicator %lld has %d: export the program for this number", all_name,
                        (long long)all->dims[batch], (long long)call->comm_number, call->size);
    }
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status make_parts(const struct call *call, pjrtlite_dtype dtype, struct parts *parts) {
    parts->part.made = false;
    CHECK_MPI(mpi_strided(dtype, parts->batch, call->size, parts->block, &parts->whole));
    const int code = mpi_dense(dtype, parts->batch * parts->block, &parts->part);
    if (code != MPI_SUCCESS) mpi_message_free(&parts->whole);
    CHECK_MPI(code);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status free_parts(const struct call *call, struct parts *parts, int code) {
    mpi_message_free(&parts->whole);
    mpi_message_free(&parts->part);
    CHECK_MPI(code);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status run_allgather(struct call *call) {
    struct array x, y;
    struct parts parts;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(split(call, &y, "the result", &x, "the array", &parts));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, 0));
    /* In one memory they can be only where there is one rank, and nothing to be done. The same below. */
    if (x.data == y.data && call->size == 1) return PJRTLITE_STATUS_OK;
    MPI_TRY(make_parts(call, x.dtype, &parts));
    return free_parts(call, &parts,
                      MPI_Allgather(x.data, parts.part.count, parts.part.type, y.data, parts.whole.count,
                                    parts.whole.type, call->comm));
}

/* What the ranks but the root get is zero. */
static pjrtlite_status run_gather(struct call *call) {
    struct array x, y;
    struct parts parts;
    int root = 0;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_rank(call, "root", false, &root));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(split(call, &y, "the result", &x, "the array", &parts));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, root));
    if (x.data == y.data && call->size == 1) return PJRTLITE_STATUS_OK;
    if (call->rank != root) clear(&y);
    MPI_TRY(make_parts(call, x.dtype, &parts));
    return free_parts(call, &parts,
                      MPI_Gather(x.data, parts.part.count, parts.part.type, y.data, parts.whole.count, parts.whole.type,
                                 root, call->comm));
}

static pjrtlite_status run_scatter(struct call *call) {
    struct array x, y;
    struct parts parts;
    int root = 0;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_rank(call, "root", false, &root));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(split(call, &x, "the array", &y, "the result", &parts));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &y, y.count, root));
    if (x.data == y.data && call->size == 1) return PJRTLITE_STATUS_OK;
    MPI_TRY(make_parts(call, x.dtype, &parts));
    return free_parts(call, &parts,
                      MPI_Scatter(x.data, parts.whole.count, parts.whole.type, y.data, parts.part.count, parts.part.type,
                                  root, call->comm));
}

static pjrtlite_status run_alltoall(struct call *call) {
    struct array x, y, part;
    struct parts parts;
    int64_t dims[64];
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &x, "the array", &y, "the result"));
    const size_t axes = call->has_ndim ? (size_t)call->ndim : x.rank;
    if (axes == 0 || axes > x.rank || x.rank > 64) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH,
                        "the array has %zu axes (ndim %zu): the first is of the number of ranks", x.rank, axes);
    }
    /* One rank's part is the array without that axis. */
    const size_t batch = x.rank - axes;
    part = x;
    part.rank = x.rank - 1;
    for (size_t i = 0; i < part.rank; ++i) dims[i] = x.dims[i < batch ? i : i + 1];
    part.dims = dims;
    call->ndim = (int64_t)axes - 1;
    call->has_ndim = true;
    MPI_TRY(split(call, &x, "the array", &part, "a part", &parts));
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, &x, x.count, 0));
    MPI_TRY(make_parts(call, x.dtype, &parts));
    const void *from = x.data == y.data ? MPI_IN_PLACE : x.data;
    return free_parts(call, &parts,
                      MPI_Alltoall(from, parts.whole.count, parts.whole.type, y.data, parts.whole.count, parts.whole.type,
                                   call->comm));
}

/* ---- From one to one ---- */

/* A message of another length than the array is none of this program's. */
static pjrtlite_status all_arrived(const struct call *call, const struct array *y, MPI_Status *status) {
    int bytes = 0, unit = 1;
    const MPI_Datatype type = mpi_element_type(y->dtype, &unit);
    if (y->count * unit > PJRTLITE_MPI_LARGEST_COUNT) {
        MPI_Count elements = 0;
        MPI_Get_elements_x(status, type, &elements);
        if (elements == (MPI_Count)(y->count * unit)) return PJRTLITE_STATUS_OK;
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "%lld elements came from rank %d; wanted %lld",
                        (long long)elements / unit, status->MPI_SOURCE, (long long)y->count);
    }
    MPI_Get_count(status, type, &bytes);
    if (bytes == (int)(y->count * unit)) return PJRTLITE_STATUS_OK;
    return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "%d elements came from rank %d; wanted %lld", bytes / unit,
                    status->MPI_SOURCE, (long long)y->count);
}

/* Inputs: what is sent, and what the result is where the source is none. */
static pjrtlite_status run_sendrecv(struct call *call) {
    struct array x, fallback, y;
    struct message sent = {0, MPI_DATATYPE_NULL, false}, got = {0, MPI_DATATYPE_NULL, false};
    int source = 0, dest = 0;
    MPI_Status status;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_input(call, "the fallback", &fallback));
    MPI_TRY(mpi_next_rank(call, "source", true, &source));
    MPI_TRY(mpi_next_rank(call, "dest", true, &dest));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &fallback, "the fallback", &y, "the result"));
    MPI_TRY(mpi_tokens(call));
    /* What is sent must not be written over before it is. */
    void *kept = NULL;
    if (x.data == y.data && x.bytes > 0) {
        kept = malloc(x.bytes);
        if (kept == NULL) {
            return mpi_fail(call, PJRTLITE_STATUS_RESOURCE_EXHAUSTED, "there is no memory for %zu bytes", x.bytes);
        }
        memcpy(kept, x.data, x.bytes);
        x.data = kept;
    }
    int code = mpi_dense(x.dtype, x.count, &sent);
    if (code == MPI_SUCCESS) code = mpi_dense(y.dtype, y.count, &got);
    if (code == MPI_SUCCESS) {
        const int tag = (int)call->tag;
        code = MPI_Sendrecv(x.data, sent.count, sent.type, dest, tag, y.data, got.count, got.type, source, tag, call->comm,
                            &status);
    }
    free(kept);
    mpi_message_free(&sent);
    mpi_message_free(&got);
    CHECK_MPI(code);
    if (source != MPI_PROC_NULL) return all_arrived(call, &y, &status);
    copy(&fallback, &y);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status run_send(struct call *call) {
    struct array x;
    struct message message;
    int dest = 0;
    MPI_TRY(mpi_next_input(call, "the array", &x));
    MPI_TRY(mpi_next_rank(call, "dest", true, &dest));
    MPI_TRY(mpi_tokens(call));
    CHECK_MPI(mpi_dense(x.dtype, x.count, &message));
    const int code = MPI_Send(x.data, message.count, message.type, dest, (int)call->tag, call->comm);
    mpi_message_free(&message);
    CHECK_MPI(code);
    return PJRTLITE_STATUS_OK;
}

/* The input is what the result is where the source is none. */
static pjrtlite_status run_recv(struct call *call) {
    struct array fallback, y;
    struct message message;
    MPI_Status status;
    int source = 0;
    MPI_TRY(mpi_next_input(call, "the fallback", &fallback));
    MPI_TRY(mpi_next_rank(call, "source", true, &source));
    MPI_TRY(mpi_next_output(call, "the result", &y));
    MPI_TRY(alike(call, &fallback, "the fallback", &y, "the result"));
    MPI_TRY(mpi_tokens(call));
    if (source == MPI_PROC_NULL) {
        copy(&fallback, &y);
        return PJRTLITE_STATUS_OK;
    }
    CHECK_MPI(mpi_dense(y.dtype, y.count, &message));
    const int code = MPI_Recv(y.data, message.count, message.type, source, (int)call->tag, call->comm, &status);
    mpi_message_free(&message);
    CHECK_MPI(code);
    return all_arrived(call, &y, &status);
}

/* ---- Without arrays ---- */

static pjrtlite_status run_barrier(struct call *call) {
    MPI_TRY(mpi_tokens(call));
    MPI_TRY(mpi_compare(call, NULL, 0, 0));
    CHECK_MPI(MPI_Barrier(call->comm));
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status give_number(struct call *call, int number) {
    struct array y;
    MPI_TRY(mpi_next_output(call, "the result", &y));
    if (y.dtype != PJRTLITE_DTYPE_I32) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "the result is of i32; got %s", mpi_dtype_name(y.dtype));
    }
    for (int64_t i = 0; i < y.count; ++i) ((int32_t *)y.data)[i] = number;
    return mpi_tokens(call);
}

static pjrtlite_status run_rank(struct call *call) { return give_number(call, call->rank); }

static pjrtlite_status run_size(struct call *call) { return give_number(call, call->size); }

#define COLLECTIVE true, false
#define POINT_TO_POINT false, false
#define LOCAL false, true

const struct operation mpi_operations[] = {
    {"allreduce", " comm op ", COLLECTIVE, run_allreduce},
    {"reduce", " comm op root ", COLLECTIVE, run_reduce},
    {"scan", " comm op reverse ", COLLECTIVE, run_scan},
    {"bcast", " comm root ", COLLECTIVE, run_bcast},
    {"allgather", " comm ndim ", COLLECTIVE, run_allgather},
    {"gather", " comm ndim root ", COLLECTIVE, run_gather},
    {"scatter", " comm ndim root ", COLLECTIVE, run_scatter},
    {"alltoall", " comm ndim ", COLLECTIVE, run_alltoall},
    {"sendrecv", " comm source dest tag ", POINT_TO_POINT, run_sendrecv},
    {"send", " comm dest tag ", POINT_TO_POINT, run_send},
    {"recv", " comm source tag ", POINT_TO_POINT, run_recv},
    {"barrier", " comm ", COLLECTIVE, run_barrier},
    {"rank", " comm ", LOCAL, run_rank},
    {"size", " comm ", LOCAL, run_size},
};
const size_t mpi_operation_count = sizeof mpi_operations / sizeof mpi_operations[0];
