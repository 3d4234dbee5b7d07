/*
 * LibTorch, the C++ library that FTorch calls: the network as a TorchScript module. torch.cpp is built as a library of
 * its own (libbench_torch.so) where its package is, and loaded here by its file, so that no other row has it in its
 * process.
 */
#ifndef BENCH_TORCH_H
#define BENCH_TORCH_H

#include "network.h"

typedef struct torch_call torch_call;

/** The network on this many threads, its result copied to out. Loads BENCH_TORCH; null, having said so, without it. */
torch_call *torch_open(const network *net, int threads, float *out);
void torch_run(torch_call *call);

/** What libbench_torch.so exports. */
#ifdef __cplusplus
extern "C" {
#endif
void *bench_torch_open(const network *net, int threads, float *out);
void bench_torch_run(void *call);
#ifdef __cplusplus
}
#endif

#endif
