/* MPI inside of programs, on any number of ranks: every operation, derivatives, threads, and failures.
 *
 *   mpi funneled|serialized|multiple PART...   the level of threads that MPI is asked for, and what is tried: numbers,
 *                                             derivatives, faults
 *   mpi abort                                 a failure on rank 0, for which the others do not wait
 */
#include "check.h"

#include "operations.h"

#include <pjrtlite_mpi.h>

#include <pthread.h>

#define F32 PJRTLITE_DTYPE_F32
#define F64 PJRTLITE_DTYPE_F64
#define I32 PJRTLITE_DTYPE_I32

static int rank, size;
static const int64_t two[1] = {2}, three[1] = {VALUES};

/* As CHECK_FAILS, with the message of this library. */
#define CHECK_REFUSED(status, part, call)                                                                     \
    do {                                                                                                      \
        const pjrtlite_status refused_ = (call);                                                              \
        if (refused_ != PJRTLITE_STATUS_##status || strstr(pjrtlite_mpi_last_error_message(), part) == NULL) { \
            printf("%s:%d: wanted %s with '%s'; got %s: %s\n", __FILE__, __LINE__, #status, part,             \
                   pjrtlite_status_name(refused_), pjrtlite_mpi_last_error_message());                        \
            exit(EXIT_FAILURE);                                                                               \
        }                                                                                                     \
    } while (0)

/* Told once, by rank 0, when all have come so far. */
static void all_passed(const char *what) {
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) PASSED(what);
}

/* Rank 0 compiles, and gives the others what it made: compiling is most of what this test does. */
static pjrtlite_executable *load_mpi(const pjrtlite_client *client, const char *name) {
    char file[64];
    pjrtlite_executable *executable = NULL;
    const void *data = NULL;
    unsigned long long bytes = 0;
    if (rank == 0) {
        pjrtlite_options *options = NULL;
        size_t length = 0;
        snprintf(file, sizeof file, "mpi/%s.mlir", name);
        CHECK_OK(pjrtlite_options_create(&options));
        CHECK_OK(pjrtlite_options_set_int(options, "xla_backend_optimization_level", 0));
        CHECK_OK(pjrtlite_executable_load_file(client, program(file), options, &executable));
        pjrtlite_options_destroy(options);
        CHECK_OK(pjrtlite_executable_serialize(executable, &data, &length));
        bytes = length;
    }
    /* MPI waits by asking again and again, which would take the processor that rank 0 compiles on. */
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ibcast(&bytes, 1, MPI_UNSIGNED_LONG_LONG, 0, MPI_COMM_WORLD, &request);
    for (int done = 0; !done;) {
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        if (!done) nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    }
    if (rank == 0) {
        MPI_Bcast((void *)(uintptr_t)data, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
    } else {
        void *copy = malloc((size_t)bytes);
        CHECK(copy != NULL);
        MPI_Bcast(copy, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
        CHECK_OK(pjrtlite_executable_load_memory(client, copy, (size_t)bytes, NULL, &executable));
        free(copy);
    }
    return executable;
}

static pjrtlite_plan *plan_of(const pjrtlite_client *client, const char *name) {
    pjrtlite_executable *executable = load_mpi(client, name);
    pjrtlite_plan *plan = new_plan(executable);
    pjrtlite_executable_destroy(executable);
    return plan;
}

/* Writes results to the file <program>.<rank> of the folder PJRTLITE_TEST_MPI_FOLDER, if there is one, for in_python.py. */
static FILE *result_file(const char *name) {
    const char *folder = getenv("PJRTLITE_TEST_MPI_FOLDER");
    char path[4096];
    if (folder == NULL) return NULL;
    snprintf(path, sizeof path, "%s/%s.%d", folder, name, rank);
    FILE *file = fopen(path, "wb");
    CHECK(file != NULL);
    return file;
}

static void write_result(FILE *file, const void *data, size_t bytes) {
    if (file != NULL) CHECK(fwrite(data, 1, bytes, file) == bytes);
}

/* A plan of a program of two float32, which are set. */
static pjrtlite_plan *pair_plan(const pjrtlite_client *client, const char *name) {
    const float x[2] = {1.0F + (float)rank, 2.0F};
    pjrtlite_plan *plan = plan_of(client, name);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, F32, two, 1));
    return plan;
}

/* ---- Before ---- */

static void before_mpi(void) {
    CHECK_REFUSED(FAILED_PRECONDITION, "MPI is not initialised", pjrtlite_mpi_register(MPI_COMM_WORLD));
    CHECK_REFUSED(FAILED_PRECONDITION, "MPI is not initialised", pjrtlite_mpi_remove(0));
    CHECK_REFUSED(FAILED_PRECONDITION, "MPI is not initialised", pjrtlite_mpi_register_f(0));
}

static void registration(void) {
    CHECK_REFUSED(FAILED_PRECONDITION, "pjrtlite_mpi_register before", pjrtlite_mpi_add(1, MPI_COMM_WORLD));
    CHECK_REFUSED(NOT_FOUND, "no communicator 0", pjrtlite_mpi_remove(0));
    CHECK_REFUSED(INVALID_VALUE, "MPI_COMM_NULL", pjrtlite_mpi_register(MPI_COMM_NULL));

    /* What is registered is the host's to free. */
    MPI_Comm mine = MPI_COMM_NULL;
    MPI_Comm_dup(MPI_COMM_WORLD, &mine);
    CHECK_OK(pjrtlite_mpi_register(mine));
    CHECK_TEXT(pjrtlite_mpi_last_error_message(), "");
    MPI_Comm_free(&mine);

    CHECK_REFUSED(INVALID_VALUE, "from 0 to 63; got 64", pjrtlite_mpi_add(64, MPI_COMM_WORLD));
    CHECK_REFUSED(INVALID_VALUE, "got -1", pjrtlite_mpi_add(-1, MPI_COMM_WORLD));
    CHECK_REFUSED(NOT_FOUND, "no communicator 5", pjrtlite_mpi_remove(5));
    if (size > 1) {
        MPI_Comm half = MPI_COMM_NULL, inter = MPI_COMM_NULL;
        const int side = rank % 2;
        MPI_Comm_split(MPI_COMM_WORLD, side, rank, &half);
        MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - side, 0, &inter);
        CHECK_REFUSED(INVALID_VALUE, "intercommunicator", pjrtlite_mpi_add(1, inter));
        /* If one fails, all do. */
        if (rank == 0) CHECK_REFUSED(INVALID_VALUE, "got 99", pjrtlite_mpi_add(99, MPI_COMM_WORLD));
        else CHECK_REFUSED(FUNCTION_FAILED, "another rank", pjrtlite_mpi_add(9, MPI_COMM_WORLD));
        MPI_Comm_free(&inter);
        MPI_Comm_free(&half);
    }
    /* The host's errors are still its own. */
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    MPI_Comm_get_errhandler(MPI_COMM_WORLD, &handler);
    CHECK(handler == MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler_free(&handler);
    all_passed("registration");
}

/* ---- Numbers ---- */

static void operations(const pjrtlite_client *client) {
    static double complex data[80];
    char name[32];
    expect_operations(rank, size);
    snprintf(name, sizeof name, "operations_%d", size);
    pjrtlite_plan *plan = plan_of(client, name);
    FILE *file = result_file(name);
    for (int run = 0; run < 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        for (int k = 0; k < expected_count; ++k) {
            const struct expected *const e = &expected[k];
            pjrtlite_dtype dtype = F32;
            const int64_t *dims = NULL;
            size_t axes = 0, bytes = 0;
            CHECK_OK(pjrtlite_plan_output_type(plan, (size_t)k, &dtype, &dims, &axes));
            CHECK_OK(pjrtlite_plan_output_byte_size(plan, (size_t)k, &bytes));
            CHECK(bytes <= sizeof data);
            int64_t count = 1;
            for (size_t i = 0; i < axes; ++i) count *= dims[i];
            CHECK(count == e->count);
            CHECK_OK(pjrtlite_plan_get_output(plan, (size_t)k, data, dtype, dims, axes));
            if (run == 0) write_result(file, data, bytes);
            for (int i = 0; i < e->count; ++i) {
                const double complex got = number(dtype, data, i);
                if (got == e->values[i]) continue;
                printf("rank %d of %d: output %d, of %s, number %d: wanted %g + %gi; got %g + %gi\n", rank, size, k,
                       e->label, i, creal(e->values[i]), cimag(e->values[i]), creal(got), cimag(got));
                exit(EXIT_FAILURE);
            }
        }
    }
    if (file != NULL) CHECK(fclose(file) == 0);
    size_t outputs = 0;
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "", pjrtlite_plan_output_type(plan, (size_t)expected_count, &dtype, &dims, &outputs));
    pjrtlite_plan_destroy(plan);
    all_passed("operations");
}

/* Results in the memory of what they are made of. Each rank has 1 + rank, and 2. */
static void aliases(const pjrtlite_client *client) {
    const float own = 1.0F + (float)rank, all = (float)(size * (size + 1)) / 2.0F;
    const float until = (float)((rank + 1) * (rank + 2)) / 2.0F, before = 1.0F + (float)((rank + size - 1) % size);
    const float wanted[8][2] = {
        {all, 2.0F * (float)size},
        {rank == 0 ? all : 0.0F, rank == 0 ? 2.0F * (float)size : 0.0F},
        {until, 2.0F * own},
        {all - until + own, 2.0F * (float)(size - rank)},
        {1.0F, 2.0F},
        {before, 2.0F},
        {own, 2.0F},
        {own, 2.0F},
    };
    const int64_t dims[2] = {8, 2};
    float got[8][2];
    pjrtlite_plan *plan = pair_plan(client, "aliases");
    for (int run = 0; run < 2; ++run) {
        CHECK_OK(pjrtlite_plan_run(plan));
        CHECK_OK(pjrtlite_plan_get_output(plan, 0, got, F32, dims, 2));
        for (int i = 0; i < 8; ++i) CHECK(got[i][0] == wanted[i][0] && got[i][1] == wanted[i][1]);
    }
    pjrtlite_plan_destroy(plan);
    all_passed("results in place");
}

enum { LOSS, LOSS_D, BATCHED, BATCHED_D, SQUARED, SQUARED_D, ALONG, DERIVATIVES };

static void run_derivatives(pjrtlite_plan *plan, const double *x, double out[DERIVATIVES][VALUES]) {
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, F64, three, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    for (size_t i = 0; i < DERIVATIVES; ++i) {
        const bool vector = i == LOSS_D || i == BATCHED_D || i == SQUARED_D;
        CHECK_OK(pjrtlite_plan_get_output(plan, i, out[i], F64, three, vector ? 1 : 0));
    }
}

/* Each rank's derivative is that of the sum of all ranks' numbers: against central differences over all ranks' inputs. */
static void derivatives(const pjrtlite_client *client) {
    char name[32];
    snprintf(name, sizeof name, "derivatives_%d", size);
    pjrtlite_plan *plan = plan_of(client, name);
    const double step = 1e-5;
    double x[VALUES], at[DERIVATIVES][VALUES], worst = 0.0;
    for (int i = 0; i < VALUES; ++i) x[i] = 0.3 + 0.2 * i - 0.15 * rank;
    run_derivatives(plan, x, at);
    FILE *file = result_file(name);
    write_result(file, x, sizeof x);
    for (size_t i = 0; i < DERIVATIVES; ++i) {
        const bool vector = i == LOSS_D || i == BATCHED_D || i == SQUARED_D;
        write_result(file, at[i], (vector ? VALUES : 1) * sizeof(double));
    }
    if (file != NULL) CHECK(fclose(file) == 0);
    for (int of = 0; of < size; ++of) {
        for (int i = 0; i < VALUES; ++i) {
            double side[2][DERIVATIVES][VALUES], difference[3], sums[3];
            for (int s = 0; s < 2; ++s) {
                double moved[VALUES];
                memcpy(moved, x, sizeof moved);
                if (rank == of) moved[i] += s == 0 ? -step : step;
                run_derivatives(plan, moved, side[s]);
            }
            for (int k = 0; k < 3; ++k) difference[k] = (side[1][2 * k][0] - side[0][2 * k][0]) / (2 * step);
            MPI_Allreduce(difference, sums, 3, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
            for (int k = 0; k < 3 && rank == of; ++k) {
                const double found = at[2 * k + 1][i], error = fabs(found - sums[k]) / (1.0 + fabs(sums[k]));
                if (error > worst) worst = error;
                if (error < 1e-7) continue;
                printf("rank %d: derivative %d by number %d: wanted %.12g; got %.12g\n", rank, k, i, sums[k], found);
                exit(EXIT_FAILURE);
            }
        }
    }
    double own[2] = {at[ALONG][0], 0.0}, all[2];
    for (int i = 0; i < VALUES; ++i) own[1] += (i + 1) * at[LOSS_D][i];
    MPI_Allreduce(own, all, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    CHECK(fabs(all[0] - all[1]) < 1e-10 * (1.0 + fabs(all[1])) && fabs(all[0]) > 0.1);
    pjrtlite_plan_destroy(plan);
    MPI_Allreduce(&worst, all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    if (rank == 0) printf("derivatives differ from central differences by %.1e\n", all[0]);
    all_passed("derivatives");
}

static void not_a_number(const pjrtlite_client *client) {
    const float x[2] = {rank == size - 1 ? NAN : (float)rank, (float)rank};
    float y[2];
    pjrtlite_plan *plan = plan_of(client, "nan");
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x, F32, two, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, two, 1));
    CHECK(isnan(y[0]) && y[1] == (float)(size - 1));
    pjrtlite_plan_destroy(plan);
    all_passed("a NaN wins");
}

/* ---- What is refused, on every rank before MPI is called ---- */

static void refused(const pjrtlite_client *client) {
    static const struct {
        const char *program, *part;
        pjrtlite_status status;
    } cases[] = {
        {"half", "pjrtlite_mpi_allreduce: MPI has no sum of f16", PJRTLITE_STATUS_UNSUPPORTED},
        {"sizes", "the result is for 3 ranks, and communicator 0 has", PJRTLITE_STATUS_INVALID_VALUE},
        {"attribute", "no attribute 'speed': it takes comm op", PJRTLITE_STATUS_SIGNATURE_MISMATCH},
        {"operator", "no operator 'mean'", PJRTLITE_STATUS_INVALID_VALUE},
        {"other", "no communicator 3: the host gives it by pjrtlite_mpi_add", PJRTLITE_STATUS_NOT_FOUND},
    };
    const uint16_t halves[2] = {0, 0};
    for (size_t i = 0; i < COUNT_OF(cases); ++i) {
        pjrtlite_plan *plan = plan_of(client, cases[i].program);
        if (i == 0) CHECK_OK(pjrtlite_plan_set_input(plan, 0, halves, PJRTLITE_DTYPE_F16, two, 1));
        else CHECK_OK(pjrtlite_plan_set_input(plan, 0, hello_x, F32, two, 1));
        check_status(__FILE__, __LINE__, cases[i].program, pjrtlite_plan_run(plan), cases[i].status, cases[i].part);
        pjrtlite_plan_destroy(plan);
    }
    all_passed("what MPI cannot do");
}

static pjrtlite_status run_ranks(pjrtlite_plan *plan, int32_t root, int32_t source, int32_t dest) {
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, &root, I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_set_input(plan, 2, &source, I32, NULL, 0));
    CHECK_OK(pjrtlite_plan_set_input(plan, 3, &dest, I32, NULL, 0));
    return pjrtlite_plan_run(plan);
}

static void ranks(const pjrtlite_client *client) {
    float y[2];
    pjrtlite_plan *plan = pair_plan(client, "ranks");
    CHECK_FAILS(INVALID_VALUE, "root is from 0 to", run_ranks(plan, size, -1, -1));
    CHECK_FAILS(INVALID_VALUE, "got -1", run_ranks(plan, -1, -1, -1));
    CHECK_FAILS(INVALID_VALUE, "source is from -1 to", run_ranks(plan, 0, size, -1));
    CHECK_FAILS(INVALID_VALUE, "dest is from -1 to", run_ranks(plan, 0, -1, 1000));
    CHECK_OK(run_ranks(plan, size - 1, -1, -1));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, two, 1));
    CHECK(y[0] == (float)size && y[1] == 2.0F);
    CHECK_OK(pjrtlite_plan_get_output(plan, 1, y, F32, two, 1));
    CHECK(y[0] == 11.0F + (float)rank && y[1] == 12.0F);
    pjrtlite_plan_destroy(plan);
    all_passed("ranks");
}

/* A message of another length than the array. */
static void lengths(const pjrtlite_client *client) {
    if (size == 1) return;
    for (int program = 0; program < 2; ++program) {
        const int32_t source = rank == 1 ? 0 : -1, dest = rank == 0 ? 1 : -1;
        pjrtlite_plan *plan = plan_of(client, program == 0 ? "longer" : "shorter");
        CHECK_OK(pjrtlite_plan_set_input(plan, 0, &source, I32, NULL, 0));
        CHECK_OK(pjrtlite_plan_set_input(plan, 1, &dest, I32, NULL, 0));
        if (rank != 1) CHECK_OK(pjrtlite_plan_run(plan));
        else if (program == 0) CHECK_FAILS(FUNCTION_FAILED, "runcated", pjrtlite_plan_run(plan));
        else CHECK_FAILS(SIGNATURE_MISMATCH, "3 elements came from rank 0; wanted 4", pjrtlite_plan_run(plan));
        pjrtlite_plan_destroy(plan);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    all_passed("messages of another length");
}

static void different_calls(const pjrtlite_client *client) {
    pjrtlite_plan *differ = pair_plan(client, "differ"), *same = pair_plan(client, "nan");
    CHECK_OK(pjrtlite_mpi_compare_calls(true));
    if (size > 1) CHECK_FAILS(INVALID_VALUE, "the ranks call different things here", pjrtlite_plan_run(differ));
    CHECK_OK(pjrtlite_plan_run(same));
    CHECK_OK(pjrtlite_mpi_compare_calls(false));
    pjrtlite_plan_destroy(differ);
    pjrtlite_plan_destroy(same);
    all_passed("different calls");
}

/* Gives its input; fails on rank 0, unless it has a flag to set. */
static pjrtlite_status own(const pjrtlite_arguments *arguments, void *user) {
    const void *x = NULL;
    void *y = NULL;
    pjrtlite_dtype dtype = F32;
    const int64_t *dims = NULL;
    size_t axes = 0;
    CHECK_OK(pjrtlite_arguments_input(arguments, 0, &dtype, &dims, &axes, &x));
    CHECK_OK(pjrtlite_arguments_output(arguments, 0, &dtype, &dims, &axes, &y));
    memcpy(y, x, 2 * sizeof(float));
    if (user != NULL) __atomic_store_n((int *)user, 1, __ATOMIC_SEQ_CST);
    if (rank != 0 || user != NULL) return PJRTLITE_STATUS_OK;
    pjrtlite_arguments_fail(arguments, "rank 0 cannot");
    return PJRTLITE_STATUS_UNAVAILABLE;
}

/* A program that fails on one rank: there it has a status, and all can go on. */
static void one_fails(const pjrtlite_client *client) {
    CHECK_OK(pjrtlite_function_register("own", own, NULL, NULL));
    pjrtlite_plan *plan = pair_plan(client, "own"), *next = pair_plan(client, "nan");
    if (rank == 0) CHECK_FAILS(UNAVAILABLE, "rank 0 cannot", pjrtlite_plan_run(plan));
    else CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_run(next));
    pjrtlite_plan_destroy(plan);
    pjrtlite_plan_destroy(next);
    all_passed("a rank that fails");
}

/* ---- Communicators ---- */

static void communicators(const pjrtlite_client *client) {
    float y[2];
    MPI_Comm half = MPI_COMM_NULL;
    pjrtlite_plan *plan = pair_plan(client, "other"), *world = pair_plan(client, "nan");
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    CHECK_OK(pjrtlite_mpi_add(3, half));
    MPI_Comm_free(&half);
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, two, 1));
    float sum = 0.0F, count = 0.0F;
    for (int other = rank % 2; other < size; other += 2, ++count) sum += 1.0F + (float)other;
    CHECK(y[0] == sum && y[1] == 2.0F * count);
    CHECK_OK(pjrtlite_mpi_add(3, MPI_COMM_SELF));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, y, F32, two, 1));
    CHECK(y[0] == 1.0F + (float)rank);
    CHECK_OK(pjrtlite_mpi_remove(3));
    CHECK_FAILS(NOT_FOUND, "no communicator 3", pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_mpi_remove(0));
    CHECK_FAILS(NOT_FOUND, "pjrtlite_mpi_register", pjrtlite_plan_run(world));
    CHECK_OK(pjrtlite_mpi_register(MPI_COMM_WORLD));
    CHECK_OK(pjrtlite_plan_run(world));
    pjrtlite_plan_destroy(plan);
    pjrtlite_plan_destroy(world);
    all_passed("communicators");
}

/* ---- Threads ---- */

struct runs {
    pjrtlite_plan *plan;
    int count;
    float result;
    pjrtlite_status status;
    char message[512];
};

static void *run_there(void *argument) {
    struct runs *runs = argument;
    for (int i = 0; i < runs->count; ++i) {
        float y[2] = {0, 0};
        runs->status = pjrtlite_plan_run(runs->plan);
        if (runs->status != PJRTLITE_STATUS_OK) {
            snprintf(runs->message, sizeof runs->message, "%s", pjrtlite_last_error_message());
            break;
        }
        CHECK_OK(pjrtlite_plan_get_output(runs->plan, 0, y, F32, two, 1));
        CHECK(y[0] == runs->result);
    }
    return NULL;
}

static void threads(const pjrtlite_client *client, int level) {
    pthread_t thread;
    CHECK_OK(pjrtlite_mpi_add(3, MPI_COMM_WORLD));
    struct runs sum = {.plan = pair_plan(client, "other"), .count = 100, .result = (float)(size * (size + 1)) / 2.0F};
    struct runs most = {.plan = pair_plan(client, "nan"), .count = 100, .result = (float)size};
    CHECK(pthread_create(&thread, NULL, run_there, &sum) == 0);
    if (level == MPI_THREAD_MULTIPLE) run_there(&most);
    pthread_join(thread, NULL);
    if (level < MPI_THREAD_SERIALIZED) {
        CHECK(sum.status == PJRTLITE_STATUS_FAILED_PRECONDITION);
        CHECK(strstr(sum.message, "MPI has MPI_THREAD_") != NULL && strstr(sum.message, "run the program there") != NULL);
    } else {
        CHECK(sum.status == PJRTLITE_STATUS_OK && most.status == PJRTLITE_STATUS_OK);
    }
    pjrtlite_plan_destroy(sum.plan);
    pjrtlite_plan_destroy(most.plan);
    CHECK_OK(pjrtlite_mpi_remove(3));
    all_passed("threads");
}

/* A second thread of rank 0 comes to a communicator that a first one waits on. */
static void two_at_once(const pjrtlite_client *client) {
    static int begun = 0;
    pthread_t thread;
    CHECK_OK(pjrtlite_function_register("begun", own, &begun, NULL));
    struct runs sum = {.plan = pair_plan(client, "begun"), .count = 1, .result = (float)(size * (size + 1)) / 2.0F};
    pjrtlite_plan *second = pair_plan(client, "nan");
    if (rank == 0) {
        CHECK(pthread_create(&thread, NULL, run_there, &sum) == 0);
        while (!__atomic_load_n(&begun, __ATOMIC_SEQ_CST)) nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        nanosleep(&(struct timespec){.tv_nsec = 500000000}, NULL);
        CHECK_FAILS(IN_USE, "two threads use communicator 0", pjrtlite_plan_run(second));
        CHECK_REFUSED(IN_USE, "uses communicator 0", pjrtlite_mpi_remove(0));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) pthread_join(thread, NULL);
    else run_there(&sum);
    CHECK(sum.status == PJRTLITE_STATUS_OK);
    CHECK_OK(pjrtlite_plan_run(second));
    pjrtlite_plan_destroy(sum.plan);
    pjrtlite_plan_destroy(second);
    all_passed("two threads at once");
}

/* ---- One rank fails, and the others wait ---- */

static int abort_all(const pjrtlite_client *client) {
    pjrtlite_plan *plan = pair_plan(client, "other");
    CHECK_OK(pjrtlite_mpi_abort_on_failure(true));
    if (rank == 0) pjrtlite_plan_run(plan);
    MPI_Barrier(MPI_COMM_WORLD);
    return 0;
}

int main(int argc, char **argv) {
    CHECK(argc >= 2);
    const char *const what = argv[1];
    const int wanted = strcmp(what, "funneled") == 0     ? MPI_THREAD_FUNNELED
                       : strcmp(what, "serialized") == 0 ? MPI_THREAD_SERIALIZED
                                                         : MPI_THREAD_MULTIPLE;
    int level = MPI_THREAD_SINGLE;
    before_mpi();
    MPI_Init_thread(&argc, &argv, wanted, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    registration();
    pjrtlite_client *client = new_client();
    if (strcmp(what, "abort") == 0) return abort_all(client);
    bool numbers = false, faults = false;
    for (int i = 2; i < argc; ++i) {
        numbers |= strcmp(argv[i], "numbers") == 0;
        faults |= strcmp(argv[i], "faults") == 0;
        if (strcmp(argv[i], "derivatives") == 0) derivatives(client);
    }
    if (numbers) {
        operations(client);
        aliases(client);
    }
    if (faults) {
        not_a_number(client);
        refused(client);
        ranks(client);
        lengths(client);
        different_calls(client);
        one_fails(client);
        communicators(client);
        threads(client, level);
        if (level == MPI_THREAD_MULTIPLE && size > 1) two_at_once(client);
    }
    pjrtlite_plan *after = pair_plan(client, "nan");
    MPI_Finalize();
    CHECK_FAILS(FAILED_PRECONDITION, "MPI is finalised", pjrtlite_plan_run(after));
    CHECK_REFUSED(FAILED_PRECONDITION, "MPI is finalised", pjrtlite_mpi_register(MPI_COMM_WORLD));
    pjrtlite_plan_destroy(after);
    pjrtlite_client_destroy(client);
    if (rank == 0) printf("all passed on %d ranks, with %s\n", size, what);
    return 0;
}
