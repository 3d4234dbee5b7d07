/* Shallow water on MPI ranks, whose halos a JAX program exchanges in its middle; and its adjoint, across all ranks. */
#include <pjrtlite_mpi.h>

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 64
#define COLUMNS 96
#define RUNS 10
#define STEPS 10 /* in a run */
#define FIELD (ROWS * COLUMNS)

static int rank, size, rows;

/* A rank that cannot go on ends all of them, which may wait for it. */
static void stop(const char *what) {
    fprintf(stderr, "rank %d: %s: %s %s\n", rank, what, pjrtlite_last_error_message(), pjrtlite_mpi_last_error_message());
    MPI_Abort(MPI_COMM_WORLD, 1);
}

#define CHECK(call)                                          \
    do {                                                     \
        if ((call) != PJRTLITE_STATUS_OK) stop(#call);       \
    } while (0)

/* A hill of water, and a current; u(3, ROWS, COLUMNS): depth, depth times velocity along x, along y. */
static void begin(double *u) {
    const double pi = acos(-1.0);
    for (int j = 0; j < ROWS; ++j) {
        for (int i = 0; i < COLUMNS; ++i) {
            const double y = j - ROWS / 3.0, x = i - COLUMNS / 2.0;
            const double h = 10.0 + exp(-(x * x + y * y) / 50.0);
            u[j * COLUMNS + i] = h;
            u[FIELD + j * COLUMNS + i] = h * sin(2.0 * pi * i / COLUMNS);
            u[2 * FIELD + j * COLUMNS + i] = 0.0;
        }
    }
}

/* The same scheme in plain C, on the whole channel. */
static void flux(const double s[3], double f[3], double g[3]) {
    const double p = 0.5 * 9.81 * s[0] * s[0], across = s[1] * s[2] / s[0];
    f[0] = s[1], f[1] = s[1] * s[1] / s[0] + p, f[2] = across;
    g[0] = s[2], g[1] = across, g[2] = s[2] * s[2] / s[0] + p;
}

static void cell(const double *u, int j, int i, double s[3]) {
    const int in = j < 0 ? 0 : j >= ROWS ? ROWS - 1 : j, column = (i + COLUMNS) % COLUMNS;
    for (int k = 0; k < 3; ++k) s[k] = u[k * FIELD + in * COLUMNS + column];
    if (in != j) s[2] = -s[2];
}

static void plain_step(const double *u, double *next) {
    for (int j = 0; j < ROWS; ++j) {
        for (int i = 0; i < COLUMNS; ++i) {
            double s[4][3], f[4][3], g[4][3];
            cell(u, j, i + 1, s[0]), cell(u, j, i - 1, s[1]), cell(u, j + 1, i, s[2]), cell(u, j - 1, i, s[3]);
            for (int k = 0; k < 4; ++k) flux(s[k], f[k], g[k]);
            for (int k = 0; k < 3; ++k) {
                next[k * FIELD + j * COLUMNS + i] = 0.25 * (s[0][k] + s[1][k] + s[2][k] + s[3][k]) -
                                                    20.0 / 2000.0 * (f[0][k] - f[1][k] + g[2][k] - g[3][k]);
            }
        }
    }
}

/* This rank's rows of an array of all: [3, rows, COLUMNS]. */
static void take(const double *all, double *own) {
    for (int k = 0; k < 3; ++k) {
        memcpy(own + k * rows * COLUMNS, all + k * FIELD + rank * rows * COLUMNS, (size_t)(rows * COLUMNS) * sizeof *own);
    }
}

/* A number of all ranks' rows that changes with any bit: FNV-1a of each row, then of all in their order. */
static uint64_t fingerprint(const double *own) {
    static uint64_t all[3 * ROWS];
    uint64_t mine[3 * ROWS], result = 0xcbf29ce484222325U;
    for (int row = 0; row < 3 * rows; ++row) {
        mine[row] = 0xcbf29ce484222325U;
        const unsigned char *bytes = (const unsigned char *)(own + row * COLUMNS);
        for (size_t i = 0; i < COLUMNS * sizeof *own; ++i) mine[row] = (mine[row] ^ bytes[i]) * 0x100000001b3U;
    }
    for (int k = 0; k < 3; ++k) {
        MPI_Allgather(mine + k * rows, rows, MPI_UINT64_T, all + k * ROWS, rows, MPI_UINT64_T, MPI_COMM_WORLD);
    }
    for (int row = 0; row < 3 * ROWS; ++row) {
        for (int i = 0; i < 64; i += 8) result = (result ^ ((all[row] >> i) & 255U)) * 0x100000001b3U;
    }
    return result;
}

/* Rank 0 compiles, and sends what it made; the others load that. */
static pjrtlite_plan *load(const pjrtlite_client *client, const char *folder, const char *name, const char *form) {
    char path[4096];
    pjrtlite_executable *executable = NULL;
    pjrtlite_plan *plan = NULL;
    const void *data = NULL;
    size_t length = 0;
    int bytes = 0;
    snprintf(path, sizeof path, "%s/%s_%d.%s", folder, name, size, form);
    if (rank == 0) {
        CHECK(pjrtlite_executable_load_file(client, path, NULL, &executable));
        CHECK(pjrtlite_executable_serialize(executable, &data, &length));
        bytes = (int)length;
    }
    MPI_Bcast(&bytes, 1, MPI_INT, 0, MPI_COMM_WORLD);
    void *const copy = malloc((size_t)bytes);
    if (copy == NULL) stop("there is no memory");
    if (rank == 0) memcpy(copy, data, length);
    MPI_Bcast(copy, bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
    if (rank != 0) CHECK(pjrtlite_executable_load_memory(client, copy, (size_t)bytes, NULL, &executable));
    CHECK(pjrtlite_plan_create(executable, 0, &plan));
    pjrtlite_executable_destroy(executable);
    free(copy);
    return plan;
}

/* The cost of all ranks. */
static double cost_of(pjrtlite_plan *adjoint) {
    double value = 0.0, sum = 0.0;
    CHECK(pjrtlite_plan_run(adjoint));
    CHECK(pjrtlite_plan_get_output(adjoint, 0, &value, PJRTLITE_DTYPE_F64, NULL, 0));
    MPI_Allreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

int main(int argc, char **argv) {
    /* With less than this, programs call MPI on this thread, which takes longer. */
    int level = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (argc != 3 || (size != 1 && size != 2 && size != 4)) {
        if (rank == 0) fprintf(stderr, "usage: mpirun -n 1|2|4 09_shallow_water_c <folder of the programs> mlir|jaxexport\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    rows = ROWS / size;

    /* 1. Programs may call MPI, over this communicator. */
    CHECK(pjrtlite_mpi_register(MPI_COMM_WORLD));

    /* 2. Load the program for this number of ranks. */
    pjrtlite_client *client = NULL;
    CHECK(pjrtlite_client_create("cpu", NULL, &client));
    pjrtlite_plan *forward = load(client, argv[1], "shallow_water", argv[2]);
    pjrtlite_plan *adjoint = load(client, argv[1], "shallow_water_adjoint", argv[2]);

    /* 3. All ranks run it. The state stays where it is. */
    const int64_t dims[3] = {3, rows, COLUMNS};
    const int own = 3 * rows * COLUMNS;
    double *all = malloc(3 * FIELD * sizeof *all), *next = malloc(3 * FIELD * sizeof *all), *u = NULL;
    double *gradient = malloc((size_t)own * sizeof *gradient), *expected = malloc((size_t)own * sizeof *expected);
    CHECK(pjrtlite_alloc((size_t)own * sizeof *u, (void **)&u));
    if (all == NULL || next == NULL || gradient == NULL || expected == NULL) stop("there is no memory");
    begin(all);
    take(all, u);
    CHECK(pjrtlite_plan_bind_inout(forward, 0, 0, u, PJRTLITE_DTYPE_F64, dims, 3));
    const double before = MPI_Wtime();
    for (int run = 0; run < RUNS; ++run) CHECK(pjrtlite_plan_run(forward));
    const double seconds = MPI_Wtime() - before;
    const uint64_t print = fingerprint(u);

    double worst = 0.0, of_all = 0.0;
    for (int i = 0; i < RUNS * STEPS; ++i) {
        double *last = all;
        plain_step(all, next);
        all = next, next = last;
    }
    take(all, expected);
    for (int i = 0; i < own; ++i) worst = fmax(worst, fabs(u[i] - expected[i]));
    MPI_Allreduce(&worst, &of_all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    if (of_all > 1e-10) stop("the program and plain C differ");

    /* The derivative of the cost by all ranks' numbers, against central differences along directions. */
    begin(all);
    take(all, expected);
    memcpy(u, expected, (size_t)own * sizeof *u);
    CHECK(pjrtlite_plan_bind_input(adjoint, 0, u, PJRTLITE_DTYPE_F64, dims, 3));
    CHECK(pjrtlite_plan_bind_output(adjoint, 1, gradient, PJRTLITE_DTYPE_F64, dims, 3));
    const double cost = cost_of(adjoint);
    double *at = malloc((size_t)own * sizeof *at), error = 0.0;
    if (at == NULL) stop("there is no memory");
    memcpy(at, gradient, (size_t)own * sizeof *at);
    for (int direction = 0; direction < 2; ++direction) {
        double side[2], along = 0.0, wanted = 0.0;
        for (int i = 0; i < own; ++i) next[i] = sin(0.7 * (direction + 1) * (i + rank * 1000.0));
        for (int i = 0; i < own; ++i) along += at[i] * next[i];
        MPI_Allreduce(&along, &wanted, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        for (int s = 0; s < 2; ++s) {
            for (int i = 0; i < own; ++i) u[i] = expected[i] + (s == 0 ? -1e-5 : 1e-5) * next[i];
            side[s] = cost_of(adjoint);
        }
        error = fmax(error, fabs((side[1] - side[0]) / 2e-5 - wanted) / (1.0 + fabs(wanted)));
    }
    if (error > 1e-6) stop("the derivative is wrong");

    if (rank == 0) {
        printf("C        ranks %d  steps a second %.0f  fingerprint %016llx  cost %.12g  plain C %.1e  differences %.1e\n", size,
               RUNS * STEPS / seconds, (unsigned long long)print, cost, of_all, error);
    }
    pjrtlite_plan_destroy(forward);
    pjrtlite_plan_destroy(adjoint);
    pjrtlite_client_destroy(client);
    pjrtlite_free(u);
    free(all), free(next), free(gradient), free(expected), free(at);
    return MPI_Finalize();
}
