/* Columns of air on four devices of one process: one plan, whole arrays, in C.
   Usage: columns [program [steps]]; PJRTLITE_PLUGIN=cpu */
#include <pjrtlite.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* As in columns.py. */
enum { COLUMNS = 64, LEVELS = 16 };

/* What `python columns.py` prints. */
static const double by_jax = 0.008978908043178;

static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv) {
    const char *path = argc > 1 ? argv[1] : "c_examples/10_columns/columns.mlir";
    const int steps = argc > 2 ? atoi(argv[2]) : 100;
    const char *plugin = getenv("PJRTLITE_PLUGIN");
    const int64_t dims[2] = {COLUMNS, LEVELS};
    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    const char *sharding, *report;
    double(*u)[LEVELS], energy = 0;
    size_t devices;

    check(pjrtlite_client_create(plugin == NULL ? "cpu" : plugin, NULL, &client));
    check(pjrtlite_executable_load_file(client, path, NULL, &executable));
    check(pjrtlite_executable_device_count(executable, &devices));
    check(pjrtlite_executable_input_sharding(executable, 0, &sharding));
    printf("%d columns on %zu devices, divided as %s\n", COLUMNS, devices, sharding);

    check(pjrtlite_alloc(COLUMNS * sizeof *u, (void **)&u));
    for (int i = 0; i < COLUMNS * LEVELS; ++i) u[i / LEVELS][i % LEVELS] = sin(0.1 * i);

    /* Each device reads and updates its sixteen columns where they are. */
    check(pjrtlite_plan_create(executable, 0, &plan));
    check(pjrtlite_plan_bind_inout(plan, 0, 0, u, PJRTLITE_DTYPE_F64, dims, 2));
    check(pjrtlite_plan_bind_output(plan, 1, &energy, PJRTLITE_DTYPE_F64, NULL, 0));
    for (int n = 0; n < steps; ++n) check(pjrtlite_plan_run(plan));
    check(pjrtlite_plan_report(plan, 0, &report));
    printf("%s\n", report);

    printf("After %d steps: energy %.15f\n", steps, energy);
    if (steps == 100 && !(fabs(energy - by_jax) < 1e-13)) {
        printf("JAX has %.15f\n", by_jax);
        return EXIT_FAILURE;
    }
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    pjrtlite_free(u);
    return 0;
}
