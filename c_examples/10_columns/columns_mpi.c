/* The same columns on four ranks with a device each, in C: MPI brings the sums together.
   Usage: mpirun -n 4 columns_mpi [program [steps]]; PJRTLITE_PLUGIN=cpu */
#include <mpi.h>
#include <pjrtlite.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* As in columns.py. */
enum { COLUMNS = 64, LEVELS = 16, PARTS = 4, OWN = COLUMNS / PARTS };

/* What `python columns.py` prints. */
static const double by_jax = 0.008978908043178;

static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

int main(int argc, char **argv) {
    const char *path = argc > 1 ? argv[1] : "c_examples/10_columns/columns_of_rank.mlir";
    const int steps = argc > 2 ? atoi(argv[2]) : 100;
    const char *plugin = getenv("PJRTLITE_PLUGIN");
    const int64_t dims[2] = {OWN, LEVELS}, levels[1] = {LEVELS};
    pjrtlite_options *of_client, *of_program;
    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    double(*u)[LEVELS], *mean, sums[LEVELS + 1], all[LEVELS + 1];
    int rank, ranks;
    size_t device;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (ranks != PARTS) {
        fprintf(stderr, "columns_of_rank.mlir is for a quarter of the columns: start four ranks\n");
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    }

    /* Each rank of a node takes the next device, and few threads. */
    check(pjrtlite_options_create(&of_client));
    check(pjrtlite_options_set_int(of_client, "pjrtlite.threads", 4));
    check(pjrtlite_client_create(plugin == NULL ? "cpu" : plugin, of_client, &client));
    check(pjrtlite_client_local_device(client, &device));
    check(pjrtlite_options_create(&of_program));
    check(pjrtlite_options_set_int(of_program, "pjrtlite.device", (int64_t)device));
    check(pjrtlite_executable_load_file(client, path, of_program, &executable));

    check(pjrtlite_alloc(OWN * sizeof *u, (void **)&u));
    check(pjrtlite_alloc(LEVELS * sizeof *mean, (void **)&mean));
    for (int k = 0; k <= LEVELS; ++k) sums[k] = 0;
    for (int i = 0; i < OWN * LEVELS; ++i) {
        u[i / LEVELS][i % LEVELS] = sin(0.1 * (i + rank * OWN * LEVELS));
        sums[i % LEVELS] += u[i / LEVELS][i % LEVELS];
    }

    check(pjrtlite_plan_create(executable, device, &plan));
    check(pjrtlite_plan_bind_inout(plan, 0, 0, u, PJRTLITE_DTYPE_F64, dims, 2));
    check(pjrtlite_plan_bind_input(plan, 1, mean, PJRTLITE_DTYPE_F64, levels, 1));
    check(pjrtlite_plan_bind_output(plan, 1, sums, PJRTLITE_DTYPE_F64, levels, 1));
    check(pjrtlite_plan_bind_output(plan, 2, sums + LEVELS, PJRTLITE_DTYPE_F64, NULL, 0));
    for (int n = 0; n <= steps; ++n) {
        MPI_Allreduce(sums, all, LEVELS + 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        if (n == steps) break;
        for (int k = 0; k < LEVELS; ++k) mean[k] = all[k] / COLUMNS;
        check(pjrtlite_plan_run(plan));
    }

    const double energy = all[LEVELS] / (COLUMNS * LEVELS);
    if (rank == 0) printf("%d ranks, after %d steps: energy %.15f\n", ranks, steps, energy);
    if (steps == 100 && !(fabs(energy - by_jax) < 1e-13)) {
        fprintf(stderr, "JAX has %.15f\n", by_jax);
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    pjrtlite_options_destroy(of_client);
    pjrtlite_options_destroy(of_program);
    pjrtlite_free(mean);
    pjrtlite_free(u);
    MPI_Finalize();
    return 0;
}
