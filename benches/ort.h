/*
 * ONNX Runtime through its C API, without its header: the few functions that a run needs, by their places in its
 * table. Versions only add to the table, so the places hold for all that have these functions.
 */
#ifndef BENCH_ORT_H
#define BENCH_ORT_H

#include "network.h"

typedef struct ort_call ort_call;

/** The library's version. Loads BENCH_ORT; null, having said so, where there is none. */
const char *ort_version(void);
/** A session for BENCH_MODELS/mlp_bBATCH.onnx on this many threads, with x and out bound. */
ort_call *ort_open(int batch, int threads, float *x, float *out);
void ort_run(ort_call *call);

#endif
