/* The heat equation, stepped in place by a JAX program, in C.
   Usage: heat [program [steps [folder]]]; PJRTLITE_PLUGIN=cpu
   With a folder, the field is written there at some steps, as text, for `make plots`.

   The field is compared with the exact solution of the discrete equations: on a grid of ny by nx inner points with the
   edge at zero, the sine waves sin(pi k x / (nx + 1)) sin(pi l y / (ny + 1)) are left as they are by a step, but for
   the factor 1 - 4 r (sin^2(pi k / (2 (nx + 1))) + sin^2(pi l / (2 (ny + 1)))). So the field at the start is written as
   a sum of sine waves, each is multiplied by its factor to the power of the number of steps, and they are summed. */
#include <pjrtlite.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { NY = 64, NX = 96 };

/* r = diffusivity * time step / spacing^2. The scheme is stable up to 0.25. */
static const double r = 0.002, pi = 3.14159265358979323846;

typedef double field[NY][NX];

static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

/* A ring and a bar, of temperature 1. */
static void start_field(field u) {
    for (int y = 0; y < NY; ++y) {
        for (int x = 0; x < NX; ++x) {
            const double distance = hypot(x - 30, y - 34);
            const int ring = distance >= 11 && distance <= 18, bar = x >= 62 && x < 84 && y >= 14 && y < 26;
            u[y][x] = ring || bar ? 1 : 0;
        }
    }
}

/* Sine waves from values, or values from sine waves: the transform is its own inverse. */
static void sine_transform(field u) {
    static double by_x[NX][NX], by_y[NY][NY];
    static field half;
    for (int k = 0; k < NX; ++k) {
        for (int x = 0; x < NX; ++x) by_x[k][x] = sqrt(2.0 / (NX + 1)) * sin(pi * (k + 1) * (x + 1) / (NX + 1));
    }
    for (int l = 0; l < NY; ++l) {
        for (int y = 0; y < NY; ++y) by_y[l][y] = sqrt(2.0 / (NY + 1)) * sin(pi * (l + 1) * (y + 1) / (NY + 1));
    }
    for (int y = 0; y < NY; ++y) {
        for (int k = 0; k < NX; ++k) {
            half[y][k] = 0;
            for (int x = 0; x < NX; ++x) half[y][k] += by_x[k][x] * u[y][x];
        }
    }
    for (int l = 0; l < NY; ++l) {
        for (int k = 0; k < NX; ++k) {
            u[l][k] = 0;
            for (int y = 0; y < NY; ++y) u[l][k] += by_y[l][y] * half[y][k];
        }
    }
}

/* What the discrete equations have after that many steps. */
static void exact_field(field u, int steps) {
    start_field(u);
    sine_transform(u);
    for (int l = 0; l < NY; ++l) {
        for (int k = 0; k < NX; ++k) {
            const double in_x = sin(pi * (k + 1) / (2 * (NX + 1))), in_y = sin(pi * (l + 1) / (2 * (NY + 1)));
            u[l][k] *= pow(1 - 4 * r * (in_x * in_x + in_y * in_y), steps);
        }
    }
    sine_transform(u);
}

/* A line of text for each row of the grid. */
static void write_field(const char *folder, int step, field u) {
    char path[1024];
    snprintf(path, sizeof path, "%s/step_%07d.txt", folder, step);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    for (int y = 0; y < NY; ++y) {
        for (int x = 0; x < NX; ++x) fprintf(file, "%.6e%c", u[y][x], x + 1 < NX ? ' ' : '\n');
    }
    fclose(file);
}

int main(int argc, char **argv) {
    const char *program = argc > 1 ? argv[1] : "c_examples/05_heat/heat.mlir";
    const int steps = argc > 2 ? atoi(argv[2]) : 100000;
    const char *folder = argc > 3 ? argv[3] : NULL;
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";
    const int64_t dims[2] = {NY, NX};

    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    check(pjrtlite_client_create(plugin, NULL, &client));
    check(pjrtlite_executable_load_file(client, program, NULL, &executable));

    /* Aligned memory, so that the program can work in it. */
    void *memory;
    check(pjrtlite_alloc(sizeof(field), &memory));
    double (*u)[NX] = memory;
    start_field(u);

    check(pjrtlite_plan_create(executable, 0, &plan));
    check(pjrtlite_plan_bind_inout(plan, 0, 0, u, PJRTLITE_DTYPE_F64, dims, 2));
    check(pjrtlite_plan_set_input(plan, 1, &r, PJRTLITE_DTYPE_F64, NULL, 0));

    const char *report;
    uint64_t copied;
    check(pjrtlite_plan_report(plan, 0, &report));
    printf("%s\n", report);
    check(pjrtlite_plan_bytes_copied(plan, &copied));

    const clock_t begin = clock();
    int next = 1;
    for (int step = 1; step <= steps; ++step) {
        check(pjrtlite_plan_run(plan));
        if (step == next) {
            if (folder != NULL) write_field(folder, step, u);
            next *= 10;
        }
    }
    const double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;

    static field exact;
    exact_field(exact, steps);
    double worst = 0, warmest = 0;
    for (int y = 0; y < NY; ++y) {
        for (int x = 0; x < NX; ++x) {
            worst = fmax(worst, fabs(u[y][x] - exact[y][x]));
            warmest = fmax(warmest, u[y][x]);
        }
    }
    if (folder != NULL) {
        static field at_start;
        start_field(at_start);
        write_field(folder, 0, at_start);
    }
    printf("C        %d steps of a grid of %d by %d: %.2f microseconds of processor time a step\n", steps, NY, NX,
           1e6 * seconds / steps);
    printf("C        Warmest point %.6f; largest error %.1e; bytes copied in a step: %llu\n", warmest, worst,
           (unsigned long long)copied);

    pjrtlite_plan_destroy(plan);
    pjrtlite_free(memory);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    /* Written so that it fails for a NaN, too. */
    return worst < 1e-11 && copied == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
