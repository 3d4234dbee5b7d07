/*
 * The network of the mlp and start rows: 64-256-256-32 units with tanh. Its weights follow a rule, so that no file
 * holds them, and its results are worked out here, in double precision.
 */
#ifndef BENCH_NETWORK_H
#define BENCH_NETWORK_H

#include <stddef.h>
#include <stdint.h>

enum { NETWORK_IN = 64, NETWORK_WIDTH = 256, NETWORK_OUT = 32, NETWORK_ARRAYS = 7 };

typedef struct network {
    int64_t batch;
    /** x, w1, b1, w2, b2, w3, b3: the inputs of the program mlp_bBATCH, each on a 64-byte line. */
    float *arrays[NETWORK_ARRAYS];
    int64_t dims[NETWORK_ARRAYS][2];
    size_t ranks[NETWORK_ARRAYS];
    /** What comes out, [batch, NETWORK_OUT]. */
    float *expected;
    size_t out_count;
} network;

void network_make(network *net, int64_t batch);
/** Ends the process unless the result is right, and zeroes it. */
void network_check(const network *net, const char *way, float *out);

/** Writes a program: x and a donated argument for the result, with the weights as constants. */
void network_write_constant(const network *net, const char *path);

/** In Fortran, with OpenBLAS (BENCH_OPENBLAS): hidden holds two arrays of batch x NETWORK_WIDTH. */
void network_sgemm(int batch, const float *x, const float *w1, const float *b1, const float *w2, const float *b2,
                   const float *w3, const float *b3, float *hidden, float *out);
/** The same with a tanh that is vectorised. */
void network_sgemm_quotient(int batch, const float *x, const float *w1, const float *b1, const float *w2, const float *b2,
                            const float *w3, const float *b3, float *hidden, float *out);

#endif
