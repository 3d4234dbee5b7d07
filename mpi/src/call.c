/* A program's call: its attributes, arrays and tokens, all checked before MPI sees any. */
#include "internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

pjrtlite_status mpi_fail(const struct call *call, pjrtlite_status status, const char *format, ...) {
    char text[1024];
    va_list values;
    int length = snprintf(text, sizeof text, "pjrtlite_mpi_%s: ", call->operation->name);
    va_start(values, format);
    vsnprintf(text + length, sizeof text - (size_t)length, format, values);
    va_end(values);
    pjrtlite_arguments_fail(call->arguments, text);
    if (mpi_aborts && mpi_unusable() == NULL) {
        int rank = 0;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        fprintf(stderr, "rank %d: %s\n", rank, text);
        fflush(stderr);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return status;
}

pjrtlite_status mpi_failed(const struct call *call, int code) {
    char text[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Error_string(code, text, &length);
    return mpi_fail(call, PJRTLITE_STATUS_FUNCTION_FAILED, "%s", text);
}

/* ---- Attributes ---- */

static pjrtlite_status read_attribute(struct call *call, const char *name) {
    const struct {
        const char *name;
        int64_t *value;
        bool *there;
        int64_t least, greatest;
    } known[] = {
        {"comm", &call->comm_number, NULL, 0, PJRTLITE_MPI_COMMUNICATORS - 1},
        {"root", &call->root, &call->has_root, 0, INT32_MAX},
        {"source", &call->source, &call->has_source, -1, INT32_MAX},
        {"dest", &call->dest, &call->has_dest, -1, INT32_MAX},
        {"tag", &call->tag, NULL, 0, MPI_OWN_TAG - 1},
        {"ndim", &call->ndim, &call->has_ndim, 0, 64},
        {"reverse", &call->reverse, NULL, 0, 1},
    };
    char word[80];
    const bool fits = snprintf(word, sizeof word, " %s ", name) < (int)sizeof word;
    if (!fits || strstr(call->operation->attributes, word) == NULL) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "there is no attribute '%.40s': it takes%s", name,
                        call->operation->attributes);
    }
    if (strcmp(name, "op") == 0) {
        const pjrtlite_status status = pjrtlite_arguments_attribute_string(call->arguments, name, &call->operator_name);
        if (status == PJRTLITE_STATUS_OK) return status;
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "%s", pjrtlite_last_error_message());
    }
    for (size_t i = 0; i < sizeof known / sizeof known[0]; ++i) {
        if (strcmp(name, known[i].name) != 0) continue;
        const pjrtlite_status status = pjrtlite_arguments_attribute_int(call->arguments, name, known[i].value);
        if (status != PJRTLITE_STATUS_OK) {
            return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "%s", pjrtlite_last_error_message());
        }
        if (*known[i].value < known[i].least || *known[i].value > known[i].greatest) {
            return mpi_fail(call, PJRTLITE_STATUS_INVALID_VALUE, "%s is from %lld to %lld; got %lld", name,
                            (long long)known[i].least, (long long)known[i].greatest, (long long)*known[i].value);
        }
        if (known[i].there != NULL) *known[i].there = true;
    }
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status read_call(struct call *call) {
    size_t attributes = 0;
    pjrtlite_arguments_input_count(call->arguments, &call->inputs);
    pjrtlite_arguments_output_count(call->arguments, &call->outputs);
    pjrtlite_arguments_attribute_count(call->arguments, &attributes);
    for (size_t i = 0; i < attributes; ++i) {
        const char *name = NULL;
        MPI_TRY(pjrtlite_arguments_attribute_name(call->arguments, i, &name));
        MPI_TRY(read_attribute(call, name));
    }
    return PJRTLITE_STATUS_OK;
}

/* ---- Arrays ---- */

/* Where an empty array is: never where another one is, so that all ranks see it alike. */
static char nothing_in[16], nothing_out[16];

static pjrtlite_status describe(const struct call *call, const char *what, struct array *array, void *nothing) {
    const size_t size = mpi_element_size(array->dtype);
    if (size == 0) {
        return mpi_fail(call, PJRTLITE_STATUS_UNSUPPORTED, "%s is of %s, which MPI cannot send: convert it to i8", what,
                        mpi_dtype_name(array->dtype));
    }
    array->count = 1;
    for (size_t i = 0; i < array->rank; ++i) array->count *= array->dims[i];
    array->bytes = (size_t)array->count * size;
    if (array->bytes == 0) array->data = nothing;
    return PJRTLITE_STATUS_OK;
}

pjrtlite_status mpi_next_input(struct call *call, const char *what, struct array *array) {
    const void *data = NULL;
    if (call->next_input >= call->inputs) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "there is no input %zu, which is %s: got %zu inputs",
                        call->next_input, what, call->inputs);
    }
    const pjrtlite_status status = pjrtlite_arguments_input(call->arguments, call->next_input, &array->dtype,
                                                            &array->dims, &array->rank, &data);
    if (status != PJRTLITE_STATUS_OK) return mpi_fail(call, status, "%s: %s", what, pjrtlite_last_error_message());
    ++call->next_input;
    /* Only read, through pointers to const; MPI's own functions take them so. */
    array->data = (void *)(uintptr_t)data;
    return describe(call, what, array, nothing_in);
}

pjrtlite_status mpi_next_output(struct call *call, const char *what, struct array *array) {
    if (call->next_output >= call->outputs) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "there is no output %zu, which is %s: got %zu outputs",
                        call->next_output, what, call->outputs);
    }
    const pjrtlite_status status = pjrtlite_arguments_output(call->arguments, call->next_output, &array->dtype,
                                                             &array->dims, &array->rank, &array->data);
    if (status != PJRTLITE_STATUS_OK) return mpi_fail(call, status, "%s: %s", what, pjrtlite_last_error_message());
    ++call->next_output;
    return describe(call, what, array, nothing_out);
}

static bool read_integer(const struct array *array, int64_t at, int64_t *value) {
    switch (array->dtype) {
        case PJRTLITE_DTYPE_I32: *value = ((const int32_t *)array->data)[at]; return true;
        case PJRTLITE_DTYPE_I64: *value = ((const int64_t *)array->data)[at]; return true;
        default: return false;
    }
}

pjrtlite_status mpi_next_rank(struct call *call, const char *what, bool none, int *rank) {
    struct array array;
    int64_t value = 0;
    if (strcmp(what, "root") == 0 && call->has_root) {
        value = call->root;
    } else if (strcmp(what, "source") == 0 && call->has_source) {
        value = call->source;
    } else if (strcmp(what, "dest") == 0 && call->has_dest) {
        value = call->dest;
    } else {
        MPI_TRY(mpi_next_input(call, what, &array));
        if (!read_integer(&array, 0, &value)) {
            return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH,
                            "%s is an integer of 32 or 64 bits, an attribute or an input; got an input of %s", what,
                            mpi_dtype_name(array.dtype));
        }
        if (array.count == 0) return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "%s is an empty array", what);
        /* Under vmap one for each; MPI has one. */
        for (int64_t i = 1; i < array.count; ++i) {
            int64_t other = 0;
            if (read_integer(&array, i, &other) && other != value) {
                return mpi_fail(call, PJRTLITE_STATUS_INVALID_VALUE,
                                "%s is %lld and %lld: under vmap it has to be the same for all", what, (long long)value,
                                (long long)other);
            }
        }
    }
    if (value < (none ? -1 : 0) || value >= call->size) {
        return mpi_fail(call, PJRTLITE_STATUS_INVALID_VALUE, "%s is from %d to %d on communicator %lld; got %lld", what,
                        none ? -1 : 0, call->size - 1, (long long)call->comm_number, (long long)value);
    }
    *rank = value < 0 ? MPI_PROC_NULL : (int)value;
    return PJRTLITE_STATUS_OK;
}

pjrtlite_status mpi_tokens(struct call *call) {
    struct array array;
    if (call->inputs - call->next_input > 8) {
        return mpi_fail(call, PJRTLITE_STATUS_SIGNATURE_MISMATCH, "there are %zu inputs: after %zu there are only tokens",
                        call->inputs, call->next_input);
    }
    while (call->next_output < call->outputs) {
        MPI_TRY(mpi_next_output(call, "a token", &array));
        if (array.bytes > 0) memset(array.data, 0, array.bytes);
    }
    return PJRTLITE_STATUS_OK;
}

/* ---- The call ---- */

pjrtlite_status mpi_compare(const struct call *call, const struct array *array, int64_t count, int root) {
    if (!mpi_compares) return PJRTLITE_STATUS_OK;
    /* FNV-1a over what has to agree. */
    const int64_t parts[5] = {(int64_t)(call->operation - mpi_operations), array == NULL ? 0 : array->dtype, count, root,
                              call->reverse};
    uint64_t hash = 0xcbf29ce484222325U;
    for (size_t i = 0; i < sizeof parts; ++i) hash = (hash ^ ((const unsigned char *)parts)[i]) * 0x100000001b3U;
    for (const char *c = call->operator_name; c != NULL && *c != '\0'; ++c) {
        hash = (hash ^ (unsigned char)*c) * 0x100000001b3U;
    }
    uint64_t own[2] = {hash, ~hash}, greatest[2] = {0, 0};
    const int code = MPI_Allreduce(own, greatest, 2, MPI_UINT64_T, MPI_MAX, call->comm);
    if (code != MPI_SUCCESS) return mpi_failed(call, code);
    if (greatest[0] == ~greatest[1]) return PJRTLITE_STATUS_OK;
    return mpi_fail(call, PJRTLITE_STATUS_INVALID_VALUE,
                    "the ranks call different things here (operation, type, number of elements, operator, root); this one "
                    "%s of %lld elements of %s. Are all calls ordered by tokens, and is it the same program?",
                    call->operation->name, (long long)count, array == NULL ? "nothing" : mpi_dtype_name(array->dtype));
}

static pjrtlite_status with_communicator(struct call *call) {
    const bool collective = call->operation->collective;
    const pjrtlite_status status = mpi_borrow(call->comm_number, collective, &call->communicator);
    if (status == PJRTLITE_STATUS_NOT_FOUND) {
        return mpi_fail(call, status, "there is no communicator %lld: the host gives it by %s, and has not removed it",
                        (long long)call->comm_number,
                        call->comm_number == 0 ? "pjrtlite_mpi_register" : "pjrtlite_mpi_add");
    }
    if (status != PJRTLITE_STATUS_OK) {
        return mpi_fail(call, status,
                        "two threads use communicator %lld for collective calls at once: give each a communicator of its own",
                        (long long)call->comm_number);
    }
    call->comm = call->communicator->handle;
    call->rank = call->communicator->rank;
    call->size = call->communicator->size;
    if (!call->operation->local) mpi_enter();
    const pjrtlite_status result = call->operation->run(call);
    if (!call->operation->local) mpi_leave();
    mpi_give_back(call->communicator, collective);
    return result;
}

pjrtlite_status mpi_serve(const pjrtlite_arguments *arguments, void *user) {
    struct call call = {.arguments = arguments, .operation = user};
    const char *why = mpi_unusable();
    if (why != NULL) return mpi_fail(&call, PJRTLITE_STATUS_FAILED_PRECONDITION, "%s", why);
    MPI_TRY(read_call(&call));
    if (call.operation->local) return with_communicator(&call);
    if (mpi_thread_level < MPI_THREAD_SERIALIZED) {
        int is_main = 0;
        MPI_Is_thread_main(&is_main);
        if (!is_main) {
            return mpi_fail(&call, PJRTLITE_STATUS_FAILED_PRECONDITION,
                            "MPI has %s, and this is not the thread that initialised it: run the program there, or ask "
                            "MPI_Init_thread for MPI_THREAD_SERIALIZED or MPI_THREAD_MULTIPLE",
                            mpi_thread_level == MPI_THREAD_SINGLE ? "MPI_THREAD_SINGLE" : "MPI_THREAD_FUNNELED");
        }
    }
    return with_communicator(&call);
}
