/* The C functions that `pjrtlite wrap` makes of tests/programs/bundles/jax_0.11.2.pjrt, odd.pjrt and a single program, run.
   What they should give is worked out here. Usage: wrap <folder of the bundles> <of the program> */
#define _POSIX_C_SOURCE 200809L
#include "model.h"
#include "odd.h"
#include "plain.h"
#include "single.h"

#include <dirent.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROWS = 23 };

static void check(const char *what, int is_right) {
    if (is_right) return;
    fprintf(stderr, "wrong: %s: %s\n", what, pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

static void must(pjrtlite_status status) { check("status", status == PJRTLITE_STATUS_OK); }

static int tells(const char *part) { return strstr(pjrtlite_last_error_message(), part) != NULL; }

/* The function `wind` of python/tests/make_bundle.py, whose weights follow a rule, for one row. */
static void wind(const float *u, const float *v, int32_t level, float *out) {
    float y[5];
    for (int j = 0; j < 5; ++j) {
        y[j] = (float)j / 16;
        for (int i = 0; i < 6; ++i) y[j] += (i < 3 ? u[i] : v[i - 3]) * ((float)((i * 5 + j) % 7) / 8 - 0.375f);
        y[j] = tanhf(y[j]) * (level > 0 ? 2.0f : 1.0f);
    }
    for (int k = 0; k < 6; ++k) {
        out[k] = 0;
        for (int j = 0; j < 5; ++j) out[k] += y[j] * ((float)((j * 6 + k) % 5) / 4 - 0.5f);
    }
}

static void rows(const pjrtlite_client *client, const char *path) {
    float u[ROWS][3], v[ROWS][3], du[ROWS][3], dv[ROWS][3], du2[ROWS][3], dv2[ROWS][3];
    int32_t level[ROWS];
    model *it, *other;
    must(model_create(client, path, NULL, &it));
    for (int i = 0; i < ROWS * 3; ++i) {
        u[i / 3][i % 3] = (float)(i % 11) / 8;
        v[i / 3][i % 3] = (float)(i % 7) / 8 - 0.25f;
        level[i / 3] = i / 3 % 2;
    }
    must(model_run_wind(it, ROWS, *u, *v, level, *du, *dv));
    for (int i = 0; i < ROWS; ++i) {
        float wanted[6];
        wind(u[i], v[i], level[i], wanted);
        for (int k = 0; k < 3; ++k) {
            check("wind", fabsf(du[i][k] - wanted[k]) < 1e-5f && fabsf(dv[i][k] - wanted[3 + k]) < 1e-5f);
        }
    }
    /* Any number of rows gives the same bits, and touches no others. */
    for (size_t n = 0; n < 9; ++n) {
        memset(du2, 1, sizeof du2);
        memset(dv2, 1, sizeof dv2);
        must(model_run_wind(it, n, *u, *v, level, *du2, *dv2));
        check("any number of rows", memcmp(du, du2, n * sizeof *du) == 0 && memcmp(dv, dv2, n * sizeof *dv) == 0);
        for (size_t i = n * sizeof *du2; i < sizeof du2; ++i) check("other rows", ((const char *)du2)[i] == 1);
    }
    const model_options one_row = {.block_size = 1};
    must(model_create(client, path, &one_row, &other));
    must(model_run_wind(other, ROWS, *u, *v, level, *du2, *dv2));
    for (int i = 0; i < ROWS * 3; ++i) check("blocks of one row", fabsf(du[i / 3][i % 3] - du2[i / 3][i % 3]) < 1e-6f);
    model_destroy(other);
    must(model_share(it, &other));
    model_destroy(it);
    must(model_run_wind(other, ROWS, *u, *v, level, *du2, *dv2));
    check("a model that shares", memcmp(du, du2, sizeof du) == 0 && memcmp(dv, dv2, sizeof dv) == 0);
    /* An array that is missing, by the names of the header. */
    check("no array", model_run_wind(other, 1, NULL, *v, level, *du2, *dv2) == PJRTLITE_STATUS_NULL_ARGUMENT &&
                          tells("model_run_wind: the argument 'u' is NULL; it must point to an array of 3 elements of type f32"));
    check("no array", model_run_wind(other, 1, *u, *v, NULL, *du2, *dv2) == PJRTLITE_STATUS_NULL_ARGUMENT &&
                          tells("model_run_wind: the argument 'level' is NULL"));
    check("no array", model_run_wind(other, 1, *u, *v, level, *du2, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("'dv' is NULL"));
    check("no array", model_bind_wind(other, 1, *u, *v, level, NULL, *dv2) == PJRTLITE_STATUS_NULL_ARGUMENT &&
                          tells("model_bind_wind: the argument 'du' is NULL"));
    check("sizes", model_bind_wind(other, 3, *u, *v, level, *du2, *dv2) == PJRTLITE_STATUS_INVALID_VALUE && tells("model_bind_wind: ") &&
                       tells("n=3"));
    must(model_run_wind(other, 0, NULL, NULL, NULL, NULL, NULL));
    model_destroy(other);
}

static void adjoint(const pjrtlite_client *client, const char *path) {
    float u[6], v[6], ut[6], vt[6], dut[6], dvt[6], dua[6], dva[6], ua[6], va[6];
    const int32_t level[2] = {1, 0};
    double forward = 0, backward = 0;
    model *it;
    must(model_create(client, path, NULL, &it));
    for (int i = 0; i < 6; ++i) {
        u[i] = (float)i / 8;
        v[i] = (float)(5 - i) / 8;
        ut[i] = (float)(i % 4);
        vt[i] = (float)(i % 3);
        dua[i] = (float)(i % 2);
        dva[i] = 1;
    }
    must(model_run_wind_tl(it, 2, u, v, level, ut, vt, dut, dvt));
    must(model_run_wind_ad(it, 2, u, v, level, dua, dva, ua, va));
    for (int i = 0; i < 6; ++i) {
        forward += (double)dut[i] * (double)dua[i] + (double)dvt[i] * (double)dva[i];
        backward += (double)ut[i] * (double)ua[i] + (double)vt[i] * (double)va[i];
    }
    check("adjoint", fabs(forward - backward) < 1e-5 * (1 + fabs(forward)) && fabs(forward) > 0.1);
    model_destroy(it);
}

static void state(const pjrtlite_client *client, const char *path) {
    float u[8], change[8], total;
    void *memory;
    model *it;
    must(model_create(client, path, NULL, &it));
    must(model_run_start(it, u));
    for (int i = 0; i < 8; ++i) check("start", fabsf(u[i] - (float)i / 8) <= 0);
    must(model_run_step(it, u, 0.25f, change, &total));
    for (int i = 0; i < 8; ++i) {
        const float before = (float)i / 8;
        check("state", fabsf(u[i] - (before - 0.25f * before * before)) < 1e-6f && fabsf(change[i] - (u[i] - before)) < 1e-6f);
    }
    /* Bound: arrays that are read and written at each step. */
    must(pjrtlite_alloc(4 * 64, &memory));
    float *bound = memory, *dt = bound + 16, *bound_change = bound + 32, *bound_total = bound + 48;
    check("nothing bound", model_step_step(it) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("model_step_step: nothing is bound"));
    for (int i = 0; i < 8; ++i) bound[i] = 1;
    *dt = 0.5f;
    must(model_bind_step(it, bound, dt, bound_change, bound_total));
    must(model_step_step(it));
    check("step", fabsf(bound[7] - 0.5f) < 1e-6f && fabsf(*bound_total - 4) < 1e-5f);
    *dt = 1;
    must(model_step_step(it));
    check("step", fabsf(bound[7] - 0.25f) < 1e-6f && fabsf(bound_change[0] + 0.25f) < 1e-6f);
    model_destroy(it);
    pjrtlite_free(memory);
}

/* Binding again: what is where it was, what is elsewhere, outputs that change places, and what cannot be bound. */
static void bound_again(const pjrtlite_client *client, const char *path) {
    enum { SIZE = 12, ARRAYS = 6 };
    float *array[ARRAYS], du[SIZE], dv[SIZE];
    int32_t level[4] = {1, 0, 1, 0}, *bound_level;
    void *memory;
    model *it;
    must(model_create(client, path, NULL, &it));
    must(pjrtlite_alloc((ARRAYS + 1) * 64, &memory));
    bound_level = memory;
    for (int i = 0; i < ARRAYS; ++i) array[i] = (float *)memory + (i + 1) * 16;
    memcpy(bound_level, level, sizeof level);
    for (int i = 0; i < 4 * SIZE; ++i) array[i / SIZE][i % SIZE] = (float)(i * 5 % 17) / 8 - 1;
    for (int times = 0; times < 12; ++times) {
        /* In turn: the same, other inputs, outputs that change places, and back. */
        float *u = array[times / 2 % 2 == 0 ? 0 : 2], *v = array[times % 5 == 0 ? 1 : 3];
        float *to_du = array[times / 3 % 2 == 0 ? 4 : 5], *to_dv = array[times / 3 % 2 == 0 ? 5 : 4];
        u[0] = (float)times / 8;
        must(model_bind_wind(it, 4, u, v, bound_level, to_du, to_dv));
        must(model_step_wind(it));
        must(model_run_wind(it, 4, u, v, level, du, dv));
        check("bound again", memcmp(du, to_du, sizeof du) == 0 && memcmp(dv, to_dv, sizeof dv) == 0);
        /* Another size in between is another program. */
        if (times == 5) {
            must(model_bind_wind(it, 1, u, v, bound_level, to_du, to_dv));
            must(model_step_wind(it));
            check("one row", fabsf(to_du[0] - du[0]) < 1e-6f);
        }
    }
    /* What cannot be bound leaves nothing bound. */
    check("missing", model_bind_wind(it, 4, array[0], NULL, bound_level, array[4], array[5]) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("'v'"));
    check("nothing bound", model_step_wind(it) == PJRTLITE_STATUS_NULL_ARGUMENT);
    must(model_bind_wind(it, 4, array[0], array[1], bound_level, array[4], array[5]));
    check("overlap", model_bind_wind(it, 4, array[0], array[1], bound_level, array[4], array[4]) == PJRTLITE_STATUS_INVALID_VALUE);
    check("overlap", tells("model_bind_wind: ") && tells("('dv' and 'du')"));
    check("nothing bound", model_step_wind(it) == PJRTLITE_STATUS_NULL_ARGUMENT);
    model_destroy(it);
    pjrtlite_free(memory);
}

/* How many programs a cache keeps; removes it when that is asked for. */
static int kept_in(const char *folder, int removes) {
    DIR *open = opendir(folder);
    const struct dirent *entry;
    char path[1024];
    int count = 0;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        count += strstr(entry->d_name, ".executable") != NULL;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (removes) unlink(path);
    }
    if (open != NULL) closedir(open);
    if (removes) rmdir(folder);
    return count;
}

static int kept(const char *folder) { return kept_in(folder, 0); }

/* What was loaded is compiled no more; a cache tells how often something is. */
static void loaded(const pjrtlite_client *client, const char *path, const char *odd_path) {
    char folder[] = "./wrap-cache-XXXXXX";
    float u[ROWS * 3] = {0}, out[ROWS * 3], total;
    const int32_t level[ROWS] = {0};
    pjrtlite_options *options;
    model *it;
    odd *two;
    check("a folder", mkdtemp(folder) != NULL);
    must(pjrtlite_options_create(&options));
    must(pjrtlite_options_set_string(options, "pjrtlite.cache", folder));
    const model_options with = {.load = options};
    must(model_create(client, path, &with, &it));
    check("nothing is loaded", kept(folder) == 0);
    must(model_load_wind(it, 0));
    check("a block", kept(folder) == 1);
    must(model_run_wind(it, ROWS, u, u, level, out, out + 0));
    check("a block", kept(folder) == 1);
    must(model_load_wind(it, 1));
    must(model_load_wind(it, 1));
    check("a size", kept(folder) == 2);
    check("no size", model_load_wind(it, 3) == PJRTLITE_STATUS_INVALID_VALUE && tells("model_load_wind: ") && tells("n=3") && tells("n=1; n=4"));
    must(model_load(it));
    check("all functions", kept(folder) == 6);
    must(model_run_start(it, u));
    must(model_run_step(it, u, 0.5f, out, &total));
    must(model_run_wind_tl(it, 5, u, u, level, u, u, out, out));
    must(model_run_wind_ad(it, 5, u, u, level, u, u, out, out));
    check("all functions", kept(folder) == 6);
    model_destroy(it);
    const odd_options odd_with = {.load = options};
    must(odd_create(client, odd_path, &odd_with, &two));
    must(odd_load_mixed(two, 3, 4));
    check("two sizes", kept(folder) == 7);
    must(odd_load_mixed(two, 2, 0));
    check("each of one", kept(folder) == 8);
    check("no size", odd_load_mixed(two, 0, 7) == PJRTLITE_STATUS_INVALID_VALUE && tells("m=7") && !tells("n=0"));
    must(odd_load(two));
    check("all", kept_in(folder, 1) == 9);
    odd_destroy(two);
    pjrtlite_options_destroy(options);
}

static void types(const pjrtlite_client *client, const char *path) {
    double end[3][4], size[4], end_out[3][4];
    bool flag[3] = {true, false, true}, flag_out[3];
    float z[4][2], z_out[4][2];
    uint16_t half[3] = {0x3f80, 0xc020, 0x4040}, half_out[3]; /* 1, -2.5, 3 */
    uint8_t sum;
    float t[30], loss[10]; /* t[3][n] */
    odd *it;
    must(odd_create(client, path, NULL, &it));
    for (int i = 0; i < 12; ++i) {
        end[i / 4][i % 4] = i / 7.0;
        size[i % 4] = i;
        z[i % 8 / 2][i % 2] = (float)i;
    }
    /* As complex numbers, which are two floats each. */
    must(odd_run_mixed(it, 3, 4, *end, size, flag, (const odd_c64 *)(const void *)z, half, 100, *end_out, flag_out, half_out, &sum,
                       (odd_c64 *)(void *)z_out));
    for (int i = 0; i < 12; ++i) {
        const double wants = (flag[i / 4] ? 2 * end[i / 4][i % 4] + size[i % 4] : end[i / 4][i % 4]);
        check("f64", fabs(end_out[i / 4][i % 4] - wants) < 1e-12);
    }
    for (int i = 0; i < 4; ++i) check("c64", fabsf(z[i][0] - z_out[i][0]) <= 0 && fabsf(z[i][1] + z_out[i][1]) <= 0);
    check("bool", !flag_out[0] && flag_out[1] && !flag_out[2]);
    check("bf16", half_out[0] == 0x4000 && half_out[1] == 0xc0a0 && half_out[2] == 0x40c0);
    check("u8", sum == 44);
    check("sizes", odd_run_mixed(it, 3, 3, *end, size, flag, (const odd_c64 *)(const void *)z, half, 100, *end_out, flag_out, half_out,
                                 &sum, (odd_c64 *)(void *)z_out) == PJRTLITE_STATUS_INVALID_VALUE &&
                       tells("n=3,m=3"));
    /* Rows beside each other. */
    for (size_t n = 1; n <= 10; ++n) {
        for (size_t i = 0; i < 3 * n; ++i) t[i] = (float)(i % 5) / 4;
        must(odd_run_type(it, n, t, 0.5f, loss));
        for (size_t i = 0; i < 3 * n; ++i) {
            const float before = (float)(i % 5) / 4;
            check("second axis", fabsf(t[i] - (before - 0.5f * before * before)) < 1e-6f);
        }
    }
    odd_destroy(it);
}

/* A program that jax.export wrote: y = -(state @ w + b), state = 2 state, h = h + 1 of tests/programs/by_jax/make.py. */
static void one_program(const pjrtlite_client *client, const char *folder) {
    const float b[2] = {0.5f, -8}, w[6] = {1, 2, -3, 4, 5, -6};
    const int32_t unused[5] = {0};
    const uint16_t h[6] = {0x3f80, 0, 0, 0, 0, 0x4040}; /* 1, 3 */
    float state[12], state_out[12], y[8];
    uint16_t h_out[6];
    char path[1024];
    single *it;
    snprintf(path, sizeof path, "%s/jax_0.7.2_rich.jaxexport", folder);
    must(single_create(client, path, NULL, &it));
    must(single_load(it));
    for (int i = 0; i < 12; ++i) state[i] = (float)(i - 5);
    must(single_run(it, b, w, unused, state, false, h, h_out, state_out, y));
    for (int i = 0; i < 8; ++i) {
        float wants = b[i % 2];
        for (int k = 0; k < 3; ++k) wants += state[i / 2 * 3 + k] * w[k * 2 + i % 2];
        check("y", fabsf(y[i] + wants) <= 0);
    }
    check("state", fabsf(state_out[11] - 12) <= 0);
    check("h", h_out[0] == 0x4000 && h_out[5] == 0x4080);
    single_destroy(it);
    snprintf(path, sizeof path, "%s/jax_0.7.2_tanh.jaxexport", folder);
    must(single_create(client, path, NULL, &it));
    check("another program", single_run(it, b, w, unused, state, false, h, h_out, state_out, y) != PJRTLITE_STATUS_OK);
    single_destroy(it);
}

/* A program as StableHLO text: 2 x + y. */
static void text(const pjrtlite_client *client, const char *bundles) {
    const float x[4] = {1, 2, 3, 4}, y[4] = {5.5f, 6.5f, 7.5f, 8.5f};
    float out[4];
    char path[1024];
    plain *it;
    snprintf(path, sizeof path, "%s/../hello.mlir", bundles);
    must(plain_create(client, path, NULL, &it));
    check("no array", plain_run(it, x, NULL, out) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("plain_run: the argument 'arg1' is NULL"));
    must(plain_run(it, x, y, out));
    for (int i = 0; i < 4; ++i) check("text", fabsf(out[i] - (2 * x[i] + y[i])) <= 0);
    plain_destroy(it);
}

/* Weights of another file: with those of the last layer zero, so are the results. */
static void other_weights(const pjrtlite_client *client, const char *path) {
    const char header[] = "{\"in.b\":{\"dtype\":\"F32\",\"shape\":[5],\"data_offsets\":[0,20]},"
                          "\"in.w\":{\"dtype\":\"F32\",\"shape\":[6,5],\"data_offsets\":[20,140]},"
                          "\"out\":{\"dtype\":\"F32\",\"shape\":[5,6],\"data_offsets\":[140,260]}}";
    const uint64_t size = sizeof header - 1;
    const float zeros[65] = {0}, u[3] = {1, 2, 3};
    const int32_t level = 1;
    float du[3] = {7, 7, 7}, dv[3];
    char name[] = "./wrap-weights-XXXXXX";
    model *it;
    const int file = mkstemp(name);
    check("a file", file >= 0 && write(file, &size, 8) == 8 && write(file, header, size) == (ssize_t)size &&
                        write(file, zeros, sizeof zeros) == (ssize_t)sizeof zeros && close(file) == 0);
    const model_options with = {.weights = name};
    must(model_create(client, path, &with, &it));
    must(model_run_wind(it, 1, u, u, &level, du, dv));
    for (int i = 0; i < 3; ++i) check("other weights", fabsf(du[i]) <= 0 && fabsf(dv[i]) <= 0);
    model_destroy(it);
    must(model_create(client, path, NULL, &it));
    must(model_run_wind(it, 1, u, u, &level, du, dv));
    check("its own weights", fabsf(du[0]) > 0.1f);
    model_destroy(it);
    unlink(name);
    check("no weights", model_create(client, path, &with, &it) == PJRTLITE_STATUS_FILE_UNREADABLE && tells("model_create: ") && tells(name));
}

/* A model of a thread of its own. */
typedef struct task { model *it; float du[4][3], dv[4][3]; int is_right; } task;

static void *in_thread(void *data) {
    task *own = data;
    const float u[4][3] = {{1, 2, 3}, {3, 2, 1}, {0, 1, 0}, {2, 2, 2}};
    const int32_t level[4] = {0, 1, 0, 1};
    float du[4][3], dv[4][3];
    /* valgrind runs one thread at a time, slowly. */
    const int most = getenv("PJRTLITE_TEST_VALGRIND") != NULL ? 5 : 300;
    own->is_right = 1;
    for (int times = 0; times < most && own->is_right; ++times) {
        own->is_right = model_run_wind(own->it, 4, *u, *u, level, *du, *dv) == PJRTLITE_STATUS_OK;
        if (times == 0) memcpy(own->du, du, sizeof du);
        if (memcmp(own->du, du, sizeof du) != 0) own->is_right = 0;
        own->is_right &= model_bind_wind(own->it, 4, *u, *u, level, *du, *dv) == PJRTLITE_STATUS_OK;
        own->is_right &= model_step_wind(own->it) == PJRTLITE_STATUS_OK && memcmp(own->du, du, sizeof du) == 0;
    }
    return NULL;
}

static void threads(const pjrtlite_client *client, const char *path) {
    enum { THREADS = 3 };
    static task tasks[THREADS];
    pthread_t thread[THREADS];
    model *it;
    must(model_create(client, path, NULL, &it));
    must(model_load_wind(it, 0));
    for (int i = 0; i < THREADS; ++i) must(model_share(it, &tasks[i].it));
    for (int i = 0; i < THREADS; ++i) check("a thread", pthread_create(&thread[i], NULL, in_thread, &tasks[i]) == 0);
    for (int i = 0; i < THREADS; ++i) check("a thread", pthread_join(thread[i], NULL) == 0);
    for (int i = 0; i < THREADS; ++i) {
        check("the same in each thread", tasks[i].is_right && memcmp(tasks[i].du, tasks[0].du, sizeof tasks[0].du) == 0);
        model_destroy(tasks[i].it);
    }
    model_destroy(it);
}

int main(int argc, char **argv) {
    char path[1024], odd_path[1024];
    pjrtlite_client *client;
    odd *it;
    if (argc != 3) return EXIT_FAILURE;
    snprintf(path, sizeof path, "%s/jax_0.11.2.pjrt", argv[1]);
    snprintf(odd_path, sizeof odd_path, "%s/odd.pjrt", argv[1]);
    must(pjrtlite_client_create("cpu", NULL, &client));
    rows(client, path);
    adjoint(client, path);
    state(client, path);
    bound_again(client, path);
    other_weights(client, path);
    threads(client, path);
    text(client, argv[1]);
    loaded(client, path, odd_path);
    types(client, odd_path);
    one_program(client, argv[2]);
    check("another bundle", odd_create(client, path, NULL, &it) == PJRTLITE_STATUS_SIGNATURE_MISMATCH && it == NULL && tells("pjrtlite wrap"));
    check("no bundle", odd_create(client, "none.pjrt", NULL, &it) == PJRTLITE_STATUS_FILE_UNREADABLE);
    check("no bundle", tells("odd_create: ") && tells("none.pjrt"));
    check("no client", odd_create(NULL, odd_path, NULL, &it) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_create: the argument 'client' is NULL"));
    check("no path", odd_create(client, NULL, NULL, &it) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_create: the argument 'path' is NULL"));
    check("no model", odd_create(client, odd_path, NULL, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_create: the argument 'self' is NULL"));
    check("no model", odd_run_type(NULL, 1, NULL, 0, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_run_type: the argument 'self' is NULL"));
    check("no model", odd_bind_type(NULL, 1, NULL, NULL, NULL) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_bind_type: the argument 'self' is NULL"));
    check("no model", odd_step_type(NULL) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_step_type: the argument 'self' is NULL"));
    check("no model", odd_load(NULL) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_load: the argument 'self' is NULL"));
    check("no model", odd_load_mixed(NULL, 0, 0) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_load_mixed: "));
    check("no model", odd_share(NULL, &it) == PJRTLITE_STATUS_NULL_ARGUMENT && tells("odd_share: the argument 'self' is NULL"));
    odd_destroy(NULL);
    pjrtlite_client_destroy(client);
    puts("Wrappers give the right numbers");
    return EXIT_SUCCESS;
}
