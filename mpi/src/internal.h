/* What the files of this library share. */
#ifndef PJRTLITE_MPI_INTERNAL_H
#define PJRTLITE_MPI_INTERNAL_H

#include <pjrtlite_mpi.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The most elements that one call of MPI is asked to handle; larger arrays go in pieces, or as larger types. Tests set it
   to a few. */
#ifndef PJRTLITE_MPI_LARGEST_COUNT
#define PJRTLITE_MPI_LARGEST_COUNT 0x40000000
#endif

/* The tag of messages of our own: the greatest that every MPI has. Programs have those below. */
#define MPI_OWN_TAG 32767

/* ---- communicators.c ---- */

struct communicator {
    MPI_Comm handle; /* the duplicate; MPI_COMM_NULL where the number has none */
    int rank, size;
    int calls;       /* calls that use it now */
    bool collective; /* one of them is collective */
};

/* Operators of our own: least and greatest float, where a NaN wins. */
extern MPI_Op mpi_op_min, mpi_op_max;

/* The thread level at registration. */
extern int mpi_thread_level;
extern bool mpi_aborts, mpi_compares;

/* Whether MPI can be called now; else why not. */
const char *mpi_unusable(void);

/* Borrows a communicator for a call: OK, NOT_FOUND, or IN_USE for a second collective call at once. */
pjrtlite_status mpi_borrow(int64_t number, bool collective, struct communicator **communicator);
void mpi_give_back(struct communicator *communicator, bool collective);

/* With less than MPI_THREAD_MULTIPLE, one call of ours at a time. */
void mpi_enter(void);
void mpi_leave(void);

/* ---- types.c ---- */

struct array {
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    int64_t count; /* elements */
    size_t bytes;  /* all together */
    void *data;
};

/* What MPI is given for some elements: `count` of `type`, which is to be freed if `made`. */
struct message {
    int count;
    MPI_Datatype type;
    bool made;
};

/* The size of an element, or 0 for a type that cannot be sent. */
size_t mpi_element_size(pjrtlite_dtype dtype);
const char *mpi_dtype_name(pjrtlite_dtype dtype);

/* The type of MPI for an element; bytes for those that MPI does not have. `unit` is how many make an element. */
MPI_Datatype mpi_element_type(pjrtlite_dtype dtype, int *unit);

/* The operator of that name for the element type; MPI_OP_NULL if there is none. `known`: whether the name is one. */
MPI_Op mpi_operator(const char *name, pjrtlite_dtype dtype, bool *known);

/* `count` elements, one after another. */
int mpi_dense(pjrtlite_dtype dtype, int64_t count, struct message *message);

/* `batch` blocks of `block` elements, of which the next begins after `parts` blocks: the part of one rank in an array of
   [batch, parts, block]. The type is as wide as one block, so that the next rank's part begins after it. */
int mpi_strided(pjrtlite_dtype dtype, int64_t batch, int64_t parts, int64_t block, struct message *message);

void mpi_message_free(struct message *message);

/* ---- operations.c ---- */

struct call;

struct operation {
    const char *name;
    const char *attributes; /* the names of those that it takes, each in spaces */
    bool collective;
    bool local; /* asks MPI for nothing */
    pjrtlite_status (*run)(struct call *call);
};

extern const struct operation mpi_operations[];
extern const size_t mpi_operation_count;

/* ---- call.c ---- */

struct call {
    const pjrtlite_arguments *arguments;
    const struct operation *operation;
    struct communicator *communicator;
    MPI_Comm comm;
    int rank, size;
    size_t inputs, outputs, next_input, next_output;
    /* attributes, and whether they are there */
    const char *operator_name;
    int64_t comm_number, root, source, dest, tag, ndim, reverse;
    bool has_root, has_source, has_dest, has_ndim;
};

/* What programs call; `user` is the operation. */
pjrtlite_status mpi_serve(const pjrtlite_arguments *arguments, void *user);

pjrtlite_status mpi_fail(const struct call *call, pjrtlite_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The failure of an MPI function, by what it returned. */
pjrtlite_status mpi_failed(const struct call *call, int code);

pjrtlite_status mpi_next_input(struct call *call, const char *what, struct array *array);
pjrtlite_status mpi_next_output(struct call *call, const char *what, struct array *array);
/* A rank: an attribute, or else the next input. `none`: -1 is allowed, and becomes MPI_PROC_NULL. */
pjrtlite_status mpi_next_rank(struct call *call, const char *what, bool none, int *rank);
/* The other inputs and outputs are tokens. Their outputs are set. */
pjrtlite_status mpi_tokens(struct call *call);
/* The ranks compare this call, if they are to. */
pjrtlite_status mpi_compare(const struct call *call, const struct array *array, int64_t count, int root);

#define MPI_TRY(expression)                                    \
    do {                                                       \
        const pjrtlite_status mpi_try_status = (expression);   \
        if (mpi_try_status != PJRTLITE_STATUS_OK) return mpi_try_status; \
    } while (0)

#endif
