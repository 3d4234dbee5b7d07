#include "network.h"

#include "harness.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The rule that tools/make_programs.py and tools/bench_models.py state, too. */
static float weight(int64_t k, int array) { return (float)((37 * k + 11 * array) % 101 - 50) / 512.0f; }

static void layer(const double *in, size_t in_size, const float *w, const float *b, size_t out_size, double *out) {
    for (size_t j = 0; j < out_size; ++j) {
        out[j] = (double)b[j];
    }
    for (size_t i = 0; i < in_size; ++i) {
        for (size_t j = 0; j < out_size; ++j) {
            out[j] += in[i] * (double)w[i * out_size + j];
        }
    }
}

static void squash(double *values) {
    for (int i = 0; i < NETWORK_WIDTH; ++i) {
        values[i] = tanh(values[i]);
    }
}

void network_make(network *net, int64_t batch) {
    const int64_t dims[NETWORK_ARRAYS][2] = {
        {batch, NETWORK_IN},       {NETWORK_IN, NETWORK_WIDTH},  {NETWORK_WIDTH, 0}, {NETWORK_WIDTH, NETWORK_WIDTH},
        {NETWORK_WIDTH, 0}, {NETWORK_WIDTH, NETWORK_OUT}, {NETWORK_OUT, 0},
    };
    net->batch = batch;
    for (int n = 0; n < NETWORK_ARRAYS; ++n) {
        memcpy(net->dims[n], dims[n], sizeof dims[n]);
        net->ranks[n] = dims[n][1] == 0 ? 1 : 2;
        const int64_t count = dims[n][0] * (dims[n][1] == 0 ? 1 : dims[n][1]);
        net->arrays[n] = bench_memory((size_t)count * sizeof(float), 0);
        for (int64_t k = 0; k < count; ++k) {
            net->arrays[n][k] = weight(k, n);
        }
    }
    net->out_count = (size_t)batch * NETWORK_OUT;
    net->expected = bench_memory(net->out_count * sizeof(float), 0);
    float *const *a = net->arrays;
    for (int64_t row = 0; row < batch; ++row) {
        double x[NETWORK_IN], first[NETWORK_WIDTH], second[NETWORK_WIDTH], out[NETWORK_OUT];
        for (int i = 0; i < NETWORK_IN; ++i) {
            x[i] = (double)a[0][row * NETWORK_IN + i];
        }
        layer(x, NETWORK_IN, a[1], a[2], NETWORK_WIDTH, first);
        squash(first);
        layer(first, NETWORK_WIDTH, a[3], a[4], NETWORK_WIDTH, second);
        squash(second);
        layer(second, NETWORK_WIDTH, a[5], a[6], NETWORK_OUT, out);
        for (int i = 0; i < NETWORK_OUT; ++i) {
            net->expected[row * NETWORK_OUT + i] = (float)out[i];
        }
    }
}

void network_check(const network *net, const char *way, float *out) {
    bench_compare(way, out, net->expected, net->out_count, 2e-5f);
    memset(out, 0, net->out_count * sizeof *out);
}
