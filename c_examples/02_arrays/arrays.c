/* Arrays and their order, in C. Usage: arrays [program]; PJRTLITE_PLUGIN=cpu
   C's a[ny][nx] is the program's [ny,nx]: the last index is the fastest in both. */
#include <pjrtlite.h>

#include <stdio.h>
#include <stdlib.h>

enum { NY = 2, NX = 3 };

static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

static void check_equal(float got, float wanted) {
    if (got == wanted) return;
    fprintf(stderr, "wanted %g; got %g\n", (double)wanted, (double)got);
    exit(EXIT_FAILURE);
}

static void print(const char *name, const float *array, int rows, int columns) {
    printf("C        %-20s [%d][%d]:", name, rows, columns);
    for (int i = 0; i < rows; ++i) {
        for (int j = 0; j < columns; ++j) printf(" %3.0f", (double)array[i * columns + j]);
        printf(i + 1 < rows ? " |" : "\n");
    }
}

int main(int argc, char **argv) {
    const char *program = argc > 1 ? argv[1] : "c_examples/02_arrays/arrays.mlir";
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";

    /* The extents are listed as C writes them: slowest first. */
    const int64_t ny_nx[2] = {NY, NX}, nx_ny[2] = {NX, NY}, only_nx[1] = {NX}, only_ny[1] = {NY};
    float a[NY][NX], row[NX] = {100, 200, 300};
    float shifted[NY][NX], total[NY], transposed[NX][NY];
    for (int y = 0; y < NY; ++y) {
        for (int x = 0; x < NX; ++x) a[y][x] = (float)(10 * (y + 1) + (x + 1));
    }

    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    const char *signature;
    check(pjrtlite_client_create(plugin, NULL, &client));
    check(pjrtlite_executable_load_file(client, program, NULL, &executable));
    check(pjrtlite_executable_signature(executable, &signature));
    printf("C        The program takes and gives %s\n", signature);

    check(pjrtlite_plan_create(executable, 0, &plan));
    check(pjrtlite_plan_bind_input(plan, 0, a, PJRTLITE_DTYPE_F32, ny_nx, 2));
    check(pjrtlite_plan_bind_input(plan, 1, row, PJRTLITE_DTYPE_F32, only_nx, 1));
    check(pjrtlite_plan_bind_output(plan, 0, shifted, PJRTLITE_DTYPE_F32, ny_nx, 2));
    check(pjrtlite_plan_bind_output(plan, 1, total, PJRTLITE_DTYPE_F32, only_ny, 1));
    check(pjrtlite_plan_bind_output(plan, 2, transposed, PJRTLITE_DTYPE_F32, nx_ny, 2));
    check(pjrtlite_plan_run(plan));

    print("a", &a[0][0], NY, NX);
    print("a + row", &shifted[0][0], NY, NX);
    print("sum over x", total, 1, NY);
    print("transpose", &transposed[0][0], NX, NY);
    for (int y = 0; y < NY; ++y) {
        float sum = 0;
        for (int x = 0; x < NX; ++x) {
            check_equal(shifted[y][x], a[y][x] + row[x]);
            check_equal(transposed[x][y], a[y][x]);
            sum += a[y][x];
        }
        check_equal(total[y], sum);
    }

    /* Rows of a larger array lie together, and can be bound where they are. */
    float field[5][NX];
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < NX; ++x) field[y][x] = (float)(10 * (y + 1) + (x + 1));
    }
    check(pjrtlite_plan_bind_input(plan, 0, &field[3][0], PJRTLITE_DTYPE_F32, ny_nx, 2));
    check(pjrtlite_plan_run(plan));
    print("rows 3 and 4 + row", &shifted[0][0], NY, NX);
    check_equal(shifted[0][0], 141);
    check_equal(shifted[1][2], 353);

    /* Extents the wrong way round would be other numbers: they are refused. */
    const pjrtlite_status status = pjrtlite_plan_bind_input(plan, 0, transposed, PJRTLITE_DTYPE_F32, nx_ny, 2);
    printf("C        %s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    if (status != PJRTLITE_STATUS_SIGNATURE_MISMATCH) return EXIT_FAILURE;

    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    printf("C        All values are right\n");
    return EXIT_SUCCESS;
}
