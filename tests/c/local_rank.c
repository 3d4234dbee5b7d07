/* The rank of this process on its machine, and a device by it. */
#include "check.h"

static void forget_launchers(void) {
    static const char *const names[] = {"OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALRANKID",
                                        "MPI_LOCALNRANKS", "PALS_LOCAL_RANKID", "PALS_LOCAL_SIZE", "FLUX_TASK_LOCAL_ID",
                                        "FLUX_JOB_SIZE", "FLUX_JOB_NNODES", "SLURM_LOCALID", "SLURM_NODEID",
                                        "SLURM_STEP_TASKS_PER_NODE"};
    for (size_t i = 0; i < COUNT_OF(names); ++i) CHECK(unsetenv(names[i]) == 0);
}

static void check_rank(int32_t wanted_rank, int32_t wanted_size) {
    int32_t rank = -1, size = -1;
    CHECK_OK(pjrtlite_local_rank(&rank, &size));
    CHECK(rank == wanted_rank && size == wanted_size);
}

int main(void) {
    pjrtlite_client *client = new_client();
    size_t device;
    int32_t rank = -1, size = -1;
    forget_launchers();
    check_rank(0, 1);
    CHECK_OK(pjrtlite_client_local_device(client, &device));
    CHECK(device == 0);

    CHECK(setenv("SLURM_LOCALID", "6", 1) == 0);
    CHECK(setenv("SLURM_NODEID", "1", 1) == 0);
    CHECK(setenv("SLURM_STEP_TASKS_PER_NODE", "2,8(x2)", 1) == 0);
    check_rank(6, 8);
    CHECK_OK(pjrtlite_client_local_device(client, &device));
    CHECK(device == 2); /* of 4 */

    CHECK(setenv("OMPI_COMM_WORLD_LOCAL_RANK", "1", 1) == 0);
    check_rank(1, 0);
    CHECK(setenv("OMPI_COMM_WORLD_LOCAL_SIZE", "2", 1) == 0);
    check_rank(1, 2);

    CHECK(setenv("OMPI_COMM_WORLD_LOCAL_RANK", "one", 1) == 0);
    CHECK_FAILS(INVALID_VALUE, "OMPI_COMM_WORLD_LOCAL_RANK", pjrtlite_local_rank(&rank, &size));
    CHECK_FAILS(INVALID_VALUE, "'one'", pjrtlite_client_local_device(client, &device));
    CHECK(rank == -1 && size == -1 && device == 2);
    pjrtlite_client_destroy(client);
    PASSED("local ranks and devices");
    return EXIT_SUCCESS;
}
