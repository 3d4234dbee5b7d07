/* The C functions that `pjrtlite wrap` makes of a bundle of tests/programs/bundles, run on the inputs that are stored in it: they
   give the outputs that are stored there. Usage: golden <bundle> <its values, by values.py>; with LENGTHY for lengthy.pjrt. */
#ifdef LENGTHY
#include "lengthy.h"
#else
#include "model.h"
#endif

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *values;

static void check(const char *what, int is_right) {
    if (is_right) return;
    fprintf(stderr, "wrong: %s: %s\n", what, pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

static void must(pjrtlite_status status) { check("status", status == PJRTLITE_STATUS_OK); }

/* Reads an array of a function's program. */
static void get(int function, int program, const char *kind, int place, void *array, size_t size) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%d.%d.%s.%d", values, function, program, kind, place);
    FILE *file = fopen(path, "rb");
    check(path, file != NULL && fread(array, 1, size, file) == size && fgetc(file) == EOF);
    fclose(file);
}

#ifdef LENGTHY
static void same(int program, int place, const void *found, size_t size) {
    static char wanted[1024];
    get(0, program, "out", place, wanted, size);
    check("a stored value", memcmp(wanted, found, size) == 0);
}

static void run(const pjrtlite_client *client, const char *path) {
    uint16_t half[3], half_new[3];
    int64_t count[2][3], count_new[2][3];
    double seven[2][1][3][1][2][1][2], seven_new[2][1][3][1][2][1][2];
    float ground[11], a[11], b[11], none[1] = {0};
    lengthy *it;
    must(lengthy_create(client, path, NULL, &it));
    must(lengthy_load_a_function_whose_name_i_2a42326f(it, 11));
    for (int program = 0; program < 2; ++program) {
        const size_t n = program == 0 ? 8 : 11;
        get(0, program, "in", 0, half, sizeof half);
        get(0, program, "in", 1, count, sizeof count);
        get(0, program, "in", 2, none, 0);
        get(0, program, "in", 3, seven, sizeof seven);
        get(0, program, "in", 4, ground, n * sizeof *ground);
        /* Empty arrays are nowhere, or anywhere. */
        float *nothing = program == 0 ? NULL : none;
        must(lengthy_run(it, n, half, *count, nothing, (double *)seven, ground, *count_new, half_new, nothing, (double *)seven_new, a, b));
        for (int bound = 0; bound < 3; ++bound) {
            same(program, 0, count_new, sizeof count_new);
            same(program, 1, half_new, sizeof half_new);
            same(program, 3, seven_new, sizeof seven_new);
            same(program, 4, a, n * sizeof *a);
            same(program, 5, b, n * sizeof *b);
            memset(seven_new, 0, sizeof seven_new);
            must(lengthy_bind(it, n, half, *count, nothing, (double *)seven, ground, *count_new, half_new, nothing, (double *)seven_new, a, b));
            must(lengthy_step(it));
        }
    }
    lengthy_destroy(it);
}
#else
/* Within the tolerance that the exporter stores for f32. */
static void near(int function, int program, int place, const float *found, size_t count) {
    float wanted[64];
    get(function, program, "out", place, wanted, count * sizeof *wanted);
    for (size_t i = 0; i < count; ++i) check("a stored value", fabsf(found[i] - wanted[i]) <= 1e-5f + 1e-4f * fabsf(wanted[i]));
}

static void run(const pjrtlite_client *client, const char *path) {
    float u[12], v[12], x[12], y[12], a[12], b[12], dt, change[8], total;
    int32_t level[4];
    model *it;
    must(model_create(client, path, NULL, &it));
    must(model_load(it));
    for (int program = 0; program < 2; ++program) {
        const size_t n = program == 0 ? 1 : 4;
        for (int function = 0; function < 3; ++function) {
            get(function, program, "in", 0, u, 3 * n * sizeof *u);
            get(function, program, "in", 1, v, 3 * n * sizeof *v);
            get(function, program, "in", 2, level, n * sizeof *level);
            if (function > 0) get(function, program, "in", 3, x, 3 * n * sizeof *x);
            if (function > 0) get(function, program, "in", 4, y, 3 * n * sizeof *y);
            if (function == 0) must(model_run_wind(it, n, u, v, level, a, b));
            if (function == 1) must(model_run_wind_tl(it, n, u, v, level, x, y, a, b));
            if (function == 2) must(model_run_wind_ad(it, n, u, v, level, x, y, a, b));
            near(function, program, 0, a, 3 * n);
            near(function, program, 1, b, 3 * n);
        }
    }
    get(3, 0, "in", 0, u, 8 * sizeof *u);
    get(3, 0, "in", 1, &dt, sizeof dt);
    must(model_run_step(it, u, dt, change, &total));
    near(3, 0, 0, change, 8);
    near(3, 0, 1, &total, 1);
    near(3, 0, 2, u, 8);
    must(model_run_start(it, u));
    near(4, 0, 0, u, 8);
    model_destroy(it);
}
#endif

int main(int argc, char **argv) {
    pjrtlite_client *client;
    if (argc != 3) return EXIT_FAILURE;
    values = argv[2];
    must(pjrtlite_client_create("cpu", NULL, &client));
    run(client, argv[1]);
    pjrtlite_client_destroy(client);
    puts("Wrappers give the stored numbers");
    return EXIT_SUCCESS;
}
