/* The heat equation, stepped by a JAX program from one array of the host to another and back, in C.
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
#include <string.h>
#include <time.h>

enum { NY = 64, NX = 96 };

/* r = diffusivity * time step / spacing^2. The scheme is stable up to 0.25. */
static const double r = 0.002, pi = 3.14159265358979323846;

typedef double field[NY][NX];
/* With the edge. */
typedef double state[NY + 2][NX + 2];

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
static void write_field(const char *folder, int step, state *u) {
    char path[1024];
    snprintf(path, sizeof path, "%s/step_%07d.txt", folder, step);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    for (int y = 0; y < NY; ++y) {
        for (int x = 0; x < NX; ++x) fprintf(file, "%.6e%c", (*u)[y + 1][x + 1], x + 1 < NX ? ' ' : '\n');
    }
    fclose(file);
}

/* A plan for steps from one array to the other, which stay where they are. */
static pjrtlite_plan *from_to(const pjrtlite_executable *executable, state *from, state *to) {
    const int64_t dims[2] = {NY + 2, NX + 2};
    pjrtlite_plan *plan;
    check(pjrtlite_plan_create(executable, 0, &plan));
    check(pjrtlite_plan_bind_input(plan, 0, from, PJRTLITE_DTYPE_F64, dims, 2));
    check(pjrtlite_plan_bind_inout(plan, 1, 0, to, PJRTLITE_DTYPE_F64, dims, 2));
    check(pjrtlite_plan_set_input(plan, 2, &r, PJRTLITE_DTYPE_F64, NULL, 0));
    return plan;
}

int main(int argc, char **argv) {
    const char *program = argc > 1 ? argv[1] : "c_examples/05_heat/heat.mlir";
    const int steps = argc > 2 ? atoi(argv[2]) : 100000;
    const char *folder = argc > 3 ? argv[3] : NULL;
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";

    pjrtlite_client *client;
    pjrtlite_executable *executable;
    check(pjrtlite_client_create(plugin, NULL, &client));
    check(pjrtlite_executable_load_file(client, program, NULL, &executable));

    /* Aligned memory, so that the program can work in it. */
    state *states[2];
    for (int i = 0; i < 2; ++i) {
        void *memory;
        check(pjrtlite_alloc(sizeof(state), &memory));
        states[i] = memory;
        memset(states[i], 0, sizeof(state));
    }
    static field at_start;
    start_field(at_start);
    for (int y = 0; y < NY; ++y) memcpy(&(*states[0])[y + 1][1], at_start[y], sizeof at_start[y]);
    if (folder != NULL) write_field(folder, 0, states[0]);

    /* One for the steps from the first array to the second, one for those back. */
    pjrtlite_plan *const plans[2] = {from_to(executable, states[0], states[1]), from_to(executable, states[1], states[0])};

    const char *report;
    uint64_t there, back;
    check(pjrtlite_plan_report(plans[0], 0, &report));
    printf("%s\n", report);
    check(pjrtlite_plan_bytes_copied(plans[0], &there));
    check(pjrtlite_plan_bytes_copied(plans[1], &back));
    const uint64_t copied = there + back;

    const clock_t begin = clock();
    int next = 1;
    for (int step = 1; step <= steps; ++step) {
        check(pjrtlite_plan_run(plans[(step - 1) % 2]));
        if (step == next) {
            if (folder != NULL) write_field(folder, step, states[step % 2]);
            next *= 10;
        }
    }
    const double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;

    static field exact;
    exact_field(exact, steps);
    double worst = 0, warmest = 0;
    for (int y = 0; y < NY; ++y) {
        for (int x = 0; x < NX; ++x) {
            const double found = (*states[steps % 2])[y + 1][x + 1];
            worst = fmax(worst, fabs(found - exact[y][x]));
            warmest = fmax(warmest, found);
        }
    }
    printf("C        %d steps of a grid of %d by %d: %.2f microseconds of processor time a step\n", steps, NY, NX,
           1e6 * seconds / steps);
    printf("C        Warmest point %.6f; largest error %.1e; bytes copied in a step: %llu\n", warmest, worst,
           (unsigned long long)copied);

    for (int i = 0; i < 2; ++i) {
        pjrtlite_plan_destroy(plans[i]);
        pjrtlite_free(states[i]);
    }
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    /* Written so that it fails for a NaN, too. */
    return worst < 1e-11 && copied == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
