/* One client a rank, in C with MPI: the emulator of 06_gravity_wave_drag, its columns shared out among the ranks.
   Usage: mpirun -n 4 mpi [bundle [columns [steps]]]; PJRTLITE_PLUGIN=cpu */
#include "drag_f32.h" /* by `pjrtlite wrap` */

#include <mpi.h>
#include <pjrtlite.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* As in c_examples/06_gravity_wave_drag/drag.py. */
enum { LEVELS = 40, HIDDEN = 96, BLOCK = 64, WINDS = BLOCK * LEVELS };

/* A failure on one rank must not leave the others waiting. */
static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

/* Aligned memory, so that nothing is copied. */
static float *allocate(size_t count) {
    void *memory;
    check(pjrtlite_alloc(count * sizeof(float), &memory));
    return memory;
}

/* The weights, which the bundle has too: by a rule, so that plain C can work them out. */
static float *weights(size_t count, int salt) {
    float *w = allocate(count);
    for (size_t k = 0; k < count; ++k) w[k] = (float)((37 * (int)k + 11 * salt) % 101 - 50) / 512;
    return w;
}

/* The winds of a block of columns at the start: between -20 and 20 m/s. */
static void start_winds(float *u, float *v, int block) {
    for (int c = 0; c < BLOCK; ++c) {
        const int column = block * BLOCK + c + 1;
        for (int l = 0; l < LEVELS; ++l) {
            u[c * LEVELS + l] = (float)((7 * (l + 1) + 3 * column) % 41 - 20);
            v[c * LEVELS + l] = (float)((5 * (l + 1) + 11 * column) % 41 - 20);
        }
    }
}

/* One layer for one column, in plain C: y = x w + b, w[in][out]. */
static void layer(const float *x, int in, const float *w, const float *b, int out, float *y) {
    for (int j = 0; j < out; ++j) y[j] = b[j];
    for (int i = 0; i < in; ++i) {
        for (int j = 0; j < out; ++j) y[j] += x[i] * w[i * out + j];
    }
}

/* The largest difference between the winds of a block and those that plain C has after as many steps. */
static float difference(const float *u, const float *v, int block, int steps, float *const w[6]) {
    static float pu[WINDS], pv[WINDS];
    float worst = 0, x[2 * LEVELS], y[HIDDEN], z[HIDDEN];
    start_winds(pu, pv, block);
    for (int c = 0; c < BLOCK; ++c) {
        for (int step = 0; step < steps; ++step) {
            for (int l = 0; l < LEVELS; ++l) {
                x[l] = pu[c * LEVELS + l] / 32;
                x[LEVELS + l] = pv[c * LEVELS + l] / 32;
            }
            layer(x, 2 * LEVELS, w[0], w[1], HIDDEN, y);
            for (int j = 0; j < HIDDEN; ++j) y[j] = tanhf(y[j]);
            layer(y, HIDDEN, w[2], w[3], HIDDEN, z);
            for (int j = 0; j < HIDDEN; ++j) z[j] = tanhf(z[j]);
            layer(z, HIDDEN, w[4], w[5], 2 * LEVELS, x);
            for (int l = 0; l < LEVELS; ++l) {
                pu[c * LEVELS + l] += x[l];
                pv[c * LEVELS + l] += x[LEVELS + l];
            }
        }
    }
    for (int i = 0; i < WINDS; ++i) worst = fmaxf(worst, fmaxf(fabsf(u[i] - pu[i]), fabsf(v[i] - pv[i])));
    return worst;
}

/* A number that changes with any bit of the winds (FNV-1a). */
static uint64_t hash(uint64_t start, const void *data, size_t size) {
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; ++i) start = (start ^ bytes[i]) * 1099511628211u;
    return start;
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    const char *bundle = argc > 1 ? argv[1] : "c_examples/06_gravity_wave_drag/drag_f32.pjrt";
    const int columns = argc > 2 ? atoi(argv[2]) : 4096, steps = argc > 3 ? atoi(argv[3]) : 20;
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";
    const int all_blocks = columns / BLOCK;

    int rank, ranks, local_rank, local_ranks;
    MPI_Comm node;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node);
    MPI_Comm_rank(node, &local_rank);
    MPI_Comm_size(node, &local_ranks);
    MPI_Comm_free(&node);

    /* The cores of the node, shared out. Each client would else make threads for all of them. */
    const long cores = sysconf(_SC_NPROCESSORS_ONLN), share = cores / local_ranks;
    pjrtlite_options *options;
    check(pjrtlite_options_create(&options));
    check(pjrtlite_options_set_int(options, "pjrtlite.threads", share > 4 ? share : 4));
    pjrtlite_client *client;
    check(pjrtlite_client_create(plugin, options, &client));
    pjrtlite_options_destroy(options);

    /* The device of this rank: on a node with several GPUs each rank takes its own. */
    size_t devices;
    check(pjrtlite_client_device_count(client, &devices));
    const size_t device = (size_t)local_rank % devices;

    /* Blocks rank, rank + ranks, rank + 2 ranks, … are this rank's: a model for each, which share the program. */
    const int blocks = (all_blocks - rank + ranks - 1) / ranks;
    float *const w[6] = {weights(2 * LEVELS * HIDDEN, 1), weights(HIDDEN, 4), weights(HIDDEN * HIDDEN, 2),
                         weights(HIDDEN, 5), weights(HIDDEN * 2 * LEVELS, 3), weights(2 * LEVELS, 6)};
    const size_t count = (size_t)blocks * WINDS;
    float *u = allocate(count), *v = allocate(count), *du = allocate(count), *dv = allocate(count);
    drag_f32 **models = calloc((size_t)blocks + 1, sizeof *models);
    if (models == NULL) MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    const drag_f32_options how = {.device = device};
    for (int b = 0; b < blocks; ++b) {
        const size_t at = (size_t)b * WINDS;
        start_winds(u + at, v + at, rank + b * ranks);
        check(b == 0 ? drag_f32_create(client, bundle, &how, &models[b]) : drag_f32_share(models[0], &models[b]));
        check(drag_f32_bind(models[b], BLOCK, u + at, v + at, du + at, dv + at));
    }

    MPI_Barrier(MPI_COMM_WORLD);
    const double begin = MPI_Wtime();
    for (int step = 0; step < steps; ++step) {
        for (int b = 0; b < blocks; ++b) check(drag_f32_step(models[b]));
        for (size_t i = 0; i < count; ++i) {
            u[i] += du[i];
            v[i] += dv[i];
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
    const double seconds = MPI_Wtime() - begin;

    /* The bits of each block, brought together in the order of the blocks, whoever computed them. */
    uint64_t *hashes = calloc((size_t)all_blocks + 1, sizeof *hashes);
    if (hashes == NULL) MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    for (int b = 0; b < blocks; ++b) {
        const size_t at = (size_t)b * WINDS;
        const uint64_t of_u = hash(14695981039346656037u, u + at, WINDS * sizeof *u);
        hashes[rank + b * ranks] = hash(of_u, v + at, WINDS * sizeof *v);
    }
    MPI_Allreduce(MPI_IN_PLACE, hashes, all_blocks, MPI_UINT64_T, MPI_BOR, MPI_COMM_WORLD);
    const uint64_t of_all = hash(14695981039346656037u, hashes, (size_t)all_blocks * sizeof *hashes);

    /* Each rank compares its last block with plain C. */
    const size_t last = count - WINDS;
    float worst = blocks > 0 ? difference(u + last, v + last, rank + (blocks - 1) * ranks, steps, w) : 0;
    const int right = worst < 1e-3f;
    MPI_Allreduce(MPI_IN_PLACE, &worst, 1, MPI_FLOAT, MPI_MAX, MPI_COMM_WORLD);
    int all_right;
    MPI_Allreduce(&right, &all_right, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);

    if (rank == 0) {
        printf("ranks %d  columns a second %.0f  winds %016llx", ranks, (double)columns * steps / seconds,
               (unsigned long long)of_all);
        printf("  difference from plain C %.1e\n", (double)worst);
    }

    for (int b = 0; b < blocks; ++b) drag_f32_destroy(models[b]);
    free(models);
    free(hashes);
    for (int i = 0; i < 6; ++i) pjrtlite_free(w[i]);
    pjrtlite_free(u);
    pjrtlite_free(v);
    pjrtlite_free(du);
    pjrtlite_free(dv);
    pjrtlite_client_destroy(client);
    MPI_Finalize();
    return all_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
