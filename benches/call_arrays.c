#include "call.h"

#include "harness.h"

#include <string.h>

void call_fill(float *x, float *y) {
    for (int i = 0; i < CALL_SIZE; ++i) {
        x[i] = (float)(i + 1);
        y[i] = 5.5f + 1.1f * (float)i;
    }
}

void call_check(const char *way, float *out) {
    static const float expected[CALL_SIZE] = {7.5f, 10.6f, 13.7f, 16.8f};
    bench_compare(way, out, expected, CALL_SIZE, 1e-5f);
    memset(out, 0, CALL_SIZE * sizeof *out);
}

float *call_array(size_t offset) { return bench_memory(CALL_BYTES, offset); }
