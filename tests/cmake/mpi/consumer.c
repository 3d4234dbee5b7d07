/* On one rank: the greatest of all ranks' numbers. The argument is a program beside the folder of the one that is run. */
#include <pjrtlite_mpi.h>

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
    char path[4096];
    float x[2] = {7.5F, 10.6F}, y[2] = {0.0F, 0.0F};
    const int64_t dims[1] = {2};
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    pjrtlite_plan *plan = NULL;
    if (argc != 2 || strrchr(argv[1], '/') == NULL) return 2;
    snprintf(path, sizeof path, "%.*s/mpi/nan.mlir", (int)(strrchr(argv[1], '/') - argv[1]), argv[1]);
    MPI_Init(&argc, &argv);
    if (pjrtlite_mpi_register(MPI_COMM_WORLD) || pjrtlite_client_create("cpu", NULL, &client) ||
        pjrtlite_executable_load_file(client, path, NULL, &executable) || pjrtlite_plan_create(executable, 0, &plan) ||
        pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1) ||
        pjrtlite_plan_bind_output(plan, 0, y, PJRTLITE_DTYPE_F32, dims, 1) || pjrtlite_plan_run(plan)) {
        fprintf(stderr, "%s %s\n", pjrtlite_last_error_message(), pjrtlite_mpi_last_error_message());
        return 1;
    }
    printf("greatest: %.1f, %.1f\n", (double)y[0], (double)y[1]);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return MPI_Finalize();
}
