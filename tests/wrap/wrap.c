/*
 * What `pjrtlite wrap --c` makes of tests/programs/bundles/jax_0.11.2.pjrt, run. What it should give is worked out here.
 * Usage: wrap <folder of the bundles>
 */
#include "model.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 23, WIDTH = 3 };

static void check(const char *what, bool is_right) {
    if (is_right) return;
    printf("wrong: %s; last message: %s\n", what, pjrtlite_last_error_message());
    exit(1);
}

/* The function `wind` of python/tests/make_bundle.py, whose weights follow a rule: one row. */
static void wind(const float *u, const float *v, int32_t level, float *du, float *dv) {
    float x[6], y[5];
    for (int i = 0; i < WIDTH; ++i) x[i] = u[i], x[WIDTH + i] = v[i];
    for (int j = 0; j < 5; ++j) {
        float sum = (float)j / 16;
        for (int i = 0; i < 6; ++i) sum += x[i] * ((float)((5 * i + j) % 7) / 8 - 0.375F);
        y[j] = tanhf(sum) * (level > 0 ? 2.0F : 1.0F);
    }
    for (int i = 0; i < 6; ++i) {
        float sum = 0;
        for (int j = 0; j < 5; ++j) sum += y[j] * ((float)((6 * j + i) % 5) / 4 - 0.5F);
        if (i < WIDTH) {
            du[i] = sum;
        } else {
            dv[i - WIDTH] = sum;
        }
    }
}

static bool near(const float *one, const float *other, int count, float tolerance) {
    for (int i = 0; i < count; ++i) {
        if (!(fabsf(one[i] - other[i]) <= tolerance)) return false;
    }
    return true;
}

int main(int argc, char **argv) {
    char path[1000], other_path[1000];
    if (argc != 2) return 2;
    snprintf(path, sizeof path, "%s/jax_0.11.2.pjrt", argv[1]);
    snprintf(other_path, sizeof other_path, "%s/odd.pjrt", argv[1]);
    pjrtlite_client *client = NULL;
    check("a client", pjrtlite_client_create("cpu", NULL, &client) == PJRTLITE_STATUS_OK);

    model *it = (model *)path, *other = NULL;
    check("another bundle", model_create(client, other_path, NULL, &it) == PJRTLITE_STATUS_SIGNATURE_MISMATCH && it == NULL);
    check("no bundle", model_create(client, "none.pjrt", NULL, &it) == PJRTLITE_STATUS_FILE_UNREADABLE && it == NULL);
    check("no client", model_create(NULL, path, NULL, &it) == PJRTLITE_STATUS_NULL_ARGUMENT && it == NULL);
    check("create", model_create(client, path, NULL, &it) == PJRTLITE_STATUS_OK);

    float u[ROWS * WIDTH], v[ROWS * WIDTH], du[ROWS * WIDTH], dv[ROWS * WIDTH], du2[ROWS * WIDTH], dv2[ROWS * WIDTH];
    int32_t level[ROWS];
    for (int i = 0; i < ROWS * WIDTH; ++i) u[i] = (float)(i % 11) / 8 - 0.5F, v[i] = (float)(i % 7) / 4 - 0.75F;
    for (int i = 0; i < ROWS; ++i) {
        level[i] = i % 2;
        wind(u + WIDTH * i, v + WIDTH * i, level[i], du2 + WIDTH * i, dv2 + WIDTH * i);
    }
    check("run", model_run_wind(it, ROWS, u, v, level, du, dv) == PJRTLITE_STATUS_OK);
    check("wind", near(du, du2, ROWS * WIDTH, 1e-5F) && near(dv, dv2, ROWS * WIDTH, 1e-5F));

    /* Any number of rows gives the same bits, and leaves other rows alone. */
    for (size_t rows = 0; rows <= 9; ++rows) {
        for (int i = 0; i < ROWS * WIDTH; ++i) du2[i] = dv2[i] = -7;
        check("rows", model_run_wind(it, rows, u, v, level, du2, dv2) == PJRTLITE_STATUS_OK);
        check("the same bits", memcmp(du, du2, rows * WIDTH * sizeof *du) == 0);
        for (size_t i = rows * WIDTH; i < ROWS * WIDTH; ++i) check("other rows", du2[i] == -7 && dv2[i] == -7);
    }
    check("no array", model_run_wind(it, 1, u, NULL, level, du2, dv2) == PJRTLITE_STATUS_NULL_ARGUMENT);
    check("no model", model_run_wind(NULL, 1, u, v, level, du2, dv2) == PJRTLITE_STATUS_NULL_ARGUMENT);

    /* A derivative, and a model beside the first. */
    float ut[WIDTH] = {1, 0, -1}, vt[WIDTH] = {0, 1, 0}, dut[WIDTH], dvt[WIDTH], ua[WIDTH], va[WIDTH];
    check("share", model_share(it, &other) == PJRTLITE_STATUS_OK);
    check("tangent-linear", model_run_wind_tl(other, 1, u, v, level, ut, vt, dut, dvt) == PJRTLITE_STATUS_OK);
    check("adjoint", model_run_wind_ad(other, 1, u, v, level, dut, dvt, ua, va) == PJRTLITE_STATUS_OK);
    float forward = 0, backward = 0;
    for (int i = 0; i < WIDTH; ++i) forward += dut[i] * dut[i] + dvt[i] * dvt[i], backward += ut[i] * ua[i] + vt[i] * va[i];
    check("dot product", forward > 0.01F && fabsf(forward - backward) < 1e-5F * forward);
    model_destroy(other);

    /* A state, updated in place; then bound: nothing is copied. */
    void *memory = NULL;
    check("memory", pjrtlite_alloc(4 * 64, &memory) == PJRTLITE_STATUS_OK);
    float *state = memory, *change = state + 16, *total = state + 32, *dt = state + 48, before[8];
    check("start", model_run_start(it, state) == PJRTLITE_STATUS_OK && state[7] == 0.875F);
    *dt = 0.25F;
    check("nothing bound", model_step_step(it) == PJRTLITE_STATUS_NULL_ARGUMENT);
    for (int step = 0; step < 4; ++step) {
        memcpy(before, state, sizeof before);
        if (step < 2) {
            check("run_step", model_run_step(it, state, *dt, change, total) == PJRTLITE_STATUS_OK);
        } else {
            if (step == 2) check("bind", model_bind_step(it, state, dt, change, total) == PJRTLITE_STATUS_OK);
            check("step_step", model_step_step(it) == PJRTLITE_STATUS_OK);
        }
        for (int i = 0; i < 8; ++i) check("state", fabsf(state[i] - (before[i] - *dt * before[i] * before[i])) < 1e-6F);
    }
    check("no such size", model_bind_wind(it, 3, u, v, level, du, dv) == PJRTLITE_STATUS_INVALID_VALUE);
    model_destroy(it);
    model_destroy(NULL);
    pjrtlite_client_destroy(client);
    pjrtlite_free(memory);
    printf("Wrappers give the right numbers\n");
    return 0;
}
