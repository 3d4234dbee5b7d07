/* The communicators that programs use by number, and the state of MPI. */
#include "internal.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define PUBLIC __attribute__((visibility("default")))

MPI_Op mpi_op_min, mpi_op_max;
int mpi_thread_level = MPI_THREAD_SINGLE;
bool mpi_aborts = false, mpi_compares = false;

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t call_lock = PTHREAD_MUTEX_INITIALIZER;
static struct communicator table[PJRTLITE_MPI_COMMUNICATORS];
static bool registered = false;

/* ---- Messages ---- */

static __thread char last_message[1024];

__attribute__((format(printf, 2, 3))) static pjrtlite_status failed(pjrtlite_status status, const char *format, ...) {
    va_list values;
    va_start(values, format);
    vsnprintf(last_message, sizeof last_message, format, values);
    va_end(values);
    return status;
}

static pjrtlite_status failed_by_mpi(const char *what, int code) {
    char text[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Error_string(code, text, &length);
    return failed(PJRTLITE_STATUS_FUNCTION_FAILED, "%s: %s", what, text);
}

PUBLIC const char *pjrtlite_mpi_last_error_message(void) { return last_message; }

/* ---- Operators ---- */

#define OPERATE(type, compare)                                                      \
    do {                                                                            \
        const type *a = in;                                                         \
        type *b = inout;                                                            \
        for (int i = 0; i < *count; ++i) {                                          \
            if (a[i] compare b[i] || a[i] != a[i]) b[i] = a[i];                     \
        }                                                                           \
    } while (0)

/* As jnp.minimum and jnp.maximum have it: a NaN wins. MPI_MIN and MPI_MAX leave that open. */
static void least(void *in, void *inout, int *count, MPI_Datatype *type) {
    if (*type == MPI_FLOAT) OPERATE(float, <);
    else OPERATE(double, <);
}

static void greatest(void *in, void *inout, int *count, MPI_Datatype *type) {
    if (*type == MPI_FLOAT) OPERATE(float, >);
    else OPERATE(double, >);
}

/* ---- The life of MPI ---- */

const char *mpi_unusable(void) {
    int flag = 0;
    MPI_Initialized(&flag);
    if (!flag) return "MPI is not initialised: call MPI_Init_thread before";
    MPI_Finalized(&flag);
    return flag ? "MPI is finalised already" : NULL;
}

/* MPI_Finalize deletes the attributes of MPI_COMM_SELF first, while everything still works. */
static int at_finalize(MPI_Comm self, int key, void *value, void *state) {
    (void)self;
    (void)key;
    (void)value;
    (void)state;
    pthread_mutex_lock(&table_lock);
    for (int i = 0; i < PJRTLITE_MPI_COMMUNICATORS; ++i) {
        if (table[i].handle != MPI_COMM_NULL) MPI_Comm_free(&table[i].handle);
    }
    registered = false;
    pthread_mutex_unlock(&table_lock);
    MPI_Op_free(&mpi_op_min);
    MPI_Op_free(&mpi_op_max);
    return MPI_SUCCESS;
}

/* ---- Communicators ---- */

/* While this holds, an error of MPI that belongs to no valid communicator is returned, too. */
struct handlers {
    MPI_Errhandler world, self;
};

static void keep_errors(struct handlers *before) {
    MPI_Comm_get_errhandler(MPI_COMM_WORLD, &before->world);
    MPI_Comm_get_errhandler(MPI_COMM_SELF, &before->self);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static void restore_errors(struct handlers *before) {
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, before->world);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, before->self);
    MPI_Errhandler_free(&before->world);
    MPI_Errhandler_free(&before->self);
}

/* Duplicates a communicator, with errors that are returned. */
static pjrtlite_status duplicate(MPI_Comm communicator, struct communicator *made) {
    struct handlers before;
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    int inter = 0;
    *made = (struct communicator){.handle = MPI_COMM_NULL};
    if (communicator == MPI_COMM_NULL) {
        return failed(PJRTLITE_STATUS_INVALID_VALUE,
                      "the communicator is MPI_COMM_NULL: only its members give it to programs");
    }
    keep_errors(&before);
    int code = MPI_Comm_test_inter(communicator, &inter);
    if (code != MPI_SUCCESS) {
        restore_errors(&before);
        return failed(PJRTLITE_STATUS_INVALID_VALUE,
                      "MPI knows no such communicator: it may have been freed. Free it after it is registered");
    }
    if (inter) {
        restore_errors(&before);
        return failed(PJRTLITE_STATUS_INVALID_VALUE,
                      "the communicator is an intercommunicator: merge it first, by MPI_Intercomm_merge");
    }
    /* The errors of the duplication are the communicator's own. */
    MPI_Comm_get_errhandler(communicator, &handler);
    MPI_Comm_set_errhandler(communicator, MPI_ERRORS_RETURN);
    code = MPI_Comm_dup(communicator, &made->handle);
    MPI_Comm_set_errhandler(communicator, handler);
    MPI_Errhandler_free(&handler);
    restore_errors(&before);
    if (code != MPI_SUCCESS) return failed_by_mpi("the communicator could not be duplicated", code);
    MPI_Comm_set_errhandler(made->handle, MPI_ERRORS_RETURN);
    MPI_Comm_rank(made->handle, &made->rank);
    MPI_Comm_size(made->handle, &made->size);
    return PJRTLITE_STATUS_OK;
}

/* Puts a communicator in its place, if all its ranks can. */
static pjrtlite_status place(int32_t number, MPI_Comm communicator, pjrtlite_status status) {
    struct communicator made;
    char why[sizeof last_message];
    memcpy(why, last_message, sizeof why);
    const pjrtlite_status duplicated = duplicate(communicator, &made);
    if (duplicated != PJRTLITE_STATUS_OK) return duplicated;

    pthread_mutex_lock(&table_lock);
    if (status == PJRTLITE_STATUS_OK && table[number].calls > 0) {
        status = PJRTLITE_STATUS_IN_USE;
        snprintf(why, sizeof why, "a program uses communicator %d now", (int)number);
    }
    pthread_mutex_unlock(&table_lock);

    int32_t good = status == PJRTLITE_STATUS_OK, all = 0;
    const int code = MPI_Allreduce(&good, &all, 1, MPI_INT32_T, MPI_MIN, made.handle);
    if (code != MPI_SUCCESS || !all) {
        MPI_Comm_free(&made.handle);
        if (code != MPI_SUCCESS) return failed_by_mpi("the ranks could not agree", code);
        if (good) return failed(PJRTLITE_STATUS_FUNCTION_FAILED, "another rank failed: its message tells why");
        return failed(status, "%s", why);
    }
    pthread_mutex_lock(&table_lock);
    MPI_Comm old = table[number].handle;
    table[number] = made;
    pthread_mutex_unlock(&table_lock);
    if (old != MPI_COMM_NULL) MPI_Comm_free(&old);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status usable(void) {
    const char *why = mpi_unusable();
    last_message[0] = '\0';
    return why == NULL ? PJRTLITE_STATUS_OK : failed(PJRTLITE_STATUS_FAILED_PRECONDITION, "%s", why);
}

static pjrtlite_status register_functions(void) {
    pjrtlite_options *options = NULL;
    pjrtlite_status status = pjrtlite_options_create(&options);
    if (status == PJRTLITE_STATUS_OK && mpi_thread_level < MPI_THREAD_MULTIPLE) {
        status = pjrtlite_options_set_bool(options, "pjrtlite.calling_thread", true);
    }
    for (size_t i = 0; status == PJRTLITE_STATUS_OK && i < mpi_operation_count; ++i) {
        char name[64];
        const struct operation *operation = &mpi_operations[i];
        snprintf(name, sizeof name, "pjrtlite_mpi_%s", operation->name);
        status = pjrtlite_function_register(name, mpi_serve, (void *)(uintptr_t)operation, options);
    }
    if (status != PJRTLITE_STATUS_OK) failed(status, "%s", pjrtlite_last_error_message());
    pjrtlite_options_destroy(options);
    return status;
}

/* Once in a process: the operators, and what ends with MPI. */
static pjrtlite_status prepare(void) {
    int key = MPI_KEYVAL_INVALID;
    if (registered) return PJRTLITE_STATUS_OK;
    MPI_Query_thread(&mpi_thread_level);
    for (int i = 0; i < PJRTLITE_MPI_COMMUNICATORS; ++i) {
        table[i] = (struct communicator){.handle = MPI_COMM_NULL};
    }
    int code = MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, at_finalize, &key, NULL);
    if (code == MPI_SUCCESS) code = MPI_Op_create(least, 1, &mpi_op_min);
    if (code == MPI_SUCCESS) code = MPI_Op_create(greatest, 1, &mpi_op_max);
    if (code == MPI_SUCCESS) code = MPI_Comm_set_attr(MPI_COMM_SELF, key, NULL);
    /* It stays until its attribute is deleted. */
    if (code == MPI_SUCCESS) code = MPI_Comm_free_keyval(&key);
    if (code != MPI_SUCCESS) return failed_by_mpi("MPI could not be prepared", code);
    registered = true;
    return PJRTLITE_STATUS_OK;
}

/* ---- What the host calls ---- */

PUBLIC pjrtlite_status pjrtlite_mpi_register(MPI_Comm communicator) {
    MPI_TRY(usable());
    MPI_TRY(prepare());
    return place(0, communicator, register_functions());
}

PUBLIC pjrtlite_status pjrtlite_mpi_add(int32_t number, MPI_Comm communicator) {
    MPI_TRY(usable());
    if (!registered) {
        return failed(PJRTLITE_STATUS_FAILED_PRECONDITION, "call pjrtlite_mpi_register before pjrtlite_mpi_add");
    }
    if (number < 0 || number >= PJRTLITE_MPI_COMMUNICATORS) {
        /* The others of the communicator must not wait for this one. */
        return place(0, communicator,
                     failed(PJRTLITE_STATUS_INVALID_VALUE, "communicators have numbers from 0 to %d; got %d",
                            PJRTLITE_MPI_COMMUNICATORS - 1, (int)number));
    }
    return place(number, communicator, PJRTLITE_STATUS_OK);
}

PUBLIC pjrtlite_status pjrtlite_mpi_remove(int32_t number) {
    pjrtlite_status status = PJRTLITE_STATUS_OK;
    MPI_Comm old = MPI_COMM_NULL;
    MPI_TRY(usable());
    pthread_mutex_lock(&table_lock);
    if (!registered || number < 0 || number >= PJRTLITE_MPI_COMMUNICATORS || table[number].handle == MPI_COMM_NULL) {
        status = failed(PJRTLITE_STATUS_NOT_FOUND, "there is no communicator %d", (int)number);
    } else if (table[number].calls > 0) {
        status = failed(PJRTLITE_STATUS_IN_USE, "a program uses communicator %d now", (int)number);
    } else {
        old = table[number].handle;
        table[number].handle = MPI_COMM_NULL;
    }
    pthread_mutex_unlock(&table_lock);
    if (status == PJRTLITE_STATUS_OK) {
        const int code = MPI_Comm_free(&old);
        if (code != MPI_SUCCESS) status = failed_by_mpi("the communicator could not be freed", code);
    }
    return status;
}

PUBLIC pjrtlite_status pjrtlite_mpi_abort_on_failure(bool abort) {
    mpi_aborts = abort;
    return PJRTLITE_STATUS_OK;
}

PUBLIC pjrtlite_status pjrtlite_mpi_compare_calls(bool compare) {
    mpi_compares = compare;
    return PJRTLITE_STATUS_OK;
}

PUBLIC pjrtlite_status pjrtlite_mpi_register_f(MPI_Fint communicator) {
    MPI_TRY(usable());
    return pjrtlite_mpi_register(MPI_Comm_f2c(communicator));
}

PUBLIC pjrtlite_status pjrtlite_mpi_add_f(int32_t number, MPI_Fint communicator) {
    MPI_TRY(usable());
    return pjrtlite_mpi_add(number, MPI_Comm_f2c(communicator));
}

/* ---- What calls use ---- */

pjrtlite_status mpi_borrow(int64_t number, bool collective, struct communicator **communicator) {
    pjrtlite_status status = PJRTLITE_STATUS_OK;
    *communicator = NULL;
    pthread_mutex_lock(&table_lock);
    if (!registered || number < 0 || number >= PJRTLITE_MPI_COMMUNICATORS || table[number].handle == MPI_COMM_NULL) {
        status = PJRTLITE_STATUS_NOT_FOUND;
    } else if (collective && table[number].collective) {
        status = PJRTLITE_STATUS_IN_USE;
    } else {
        *communicator = &table[number];
        ++table[number].calls;
        table[number].collective |= collective;
    }
    pthread_mutex_unlock(&table_lock);
    return status;
}

void mpi_give_back(struct communicator *communicator, bool collective) {
    pthread_mutex_lock(&table_lock);
    --communicator->calls;
    if (collective) communicator->collective = false;
    pthread_mutex_unlock(&table_lock);
}

void mpi_enter(void) {
    if (mpi_thread_level < MPI_THREAD_MULTIPLE) pthread_mutex_lock(&call_lock);
}

void mpi_leave(void) {
    if (mpi_thread_level < MPI_THREAD_MULTIPLE) pthread_mutex_unlock(&call_lock);
}
