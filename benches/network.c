#include "network.h"

#include "harness.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
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

/* An array as a constant of the program. */
static void write_array(FILE *file, const network *net, int n) {
    const int64_t *dims = net->dims[n];
    const int64_t count = dims[0] * (net->ranks[n] == 1 ? 1 : dims[1]);
    fprintf(file, "    %%a%d = stablehlo.constant dense<\"0x", n);
    for (int64_t k = 0; k < count; ++k) {
        unsigned char bytes[sizeof(float)];
        memcpy(bytes, &net->arrays[n][k], sizeof bytes);
        fprintf(file, "%02X%02X%02X%02X", bytes[0], bytes[1], bytes[2], bytes[3]);
    }
    if (net->ranks[n] == 1) {
        fprintf(file, "\"> : tensor<%ldxf32>\n", (long)dims[0]);
    } else {
        fprintf(file, "\"> : tensor<%ldx%ldxf32>\n", (long)dims[0], (long)dims[1]);
    }
}

/* One layer: a product with a matrix, and a vector added to each row. */
static void write_layer(FILE *file, long batch, const char *from, int in, int out, int n, const char *to) {
    fprintf(file,
            "    %%p%d = stablehlo.dot_general %s, %%a%d, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] :\n"
            "        (tensor<%ldx%dxf32>, tensor<%dx%dxf32>) -> tensor<%ldx%dxf32>\n"
            "    %%b%d = stablehlo.broadcast_in_dim %%a%d, dims = [1] : (tensor<%dxf32>) -> tensor<%ldx%dxf32>\n"
            "    %s = stablehlo.add %%p%d, %%b%d : tensor<%ldx%dxf32>\n",
            n, from, n, batch, in, in, out, batch, out, n, n + 1, out, batch, out, to, n, n, batch, out);
}

void network_write_constant(const network *net, const char *path) {
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        bench_stop(path, strerror(errno));
    }
    const long batch = (long)net->batch;
    fprintf(file,
            "module @network {\n"
            "  func.func public @main(%%x: tensor<%ldx%dxf32>, %%to: tensor<%ldx%dxf32> {tf.aliasing_output = 0 : i32})\n"
            "      -> tensor<%ldx%dxf32> {\n",
            batch, NETWORK_IN, batch, NETWORK_OUT, batch, NETWORK_OUT);
    for (int n = 1; n < NETWORK_ARRAYS; ++n) {
        write_array(file, net, n);
    }
    write_layer(file, batch, "%x", NETWORK_IN, NETWORK_WIDTH, 1, "%s1");
    fprintf(file, "    %%h1 = stablehlo.tanh %%s1 : tensor<%ldx%dxf32>\n", batch, NETWORK_WIDTH);
    write_layer(file, batch, "%h1", NETWORK_WIDTH, NETWORK_WIDTH, 3, "%s2");
    fprintf(file, "    %%h2 = stablehlo.tanh %%s2 : tensor<%ldx%dxf32>\n", batch, NETWORK_WIDTH);
    write_layer(file, batch, "%h2", NETWORK_WIDTH, NETWORK_OUT, 5, "%out");
    fprintf(file, "    return %%out : tensor<%ldx%dxf32>\n  }\n}\n", batch, NETWORK_OUT);
    if (fclose(file) != 0) {
        bench_stop(path, strerror(errno));
    }
}
