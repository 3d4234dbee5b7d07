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
/** The same by FTorch, from Fortran: loads BENCH_FTORCH, too. The network goes to it by a file in BENCH_WORK. */
torch_call *ftorch_open(const network *net, float *out);

/** What libbench_torch.so exports, and libbench_ftorch.so (ftorch_call.f90). */
#ifdef __cplusplus
extern "C" {
#endif
void *bench_torch_open(const network *net, int threads, float *out);
void bench_torch_run(void *call);
void bench_torch_save(const network *net, const char *path);
void *bench_ftorch_open(const char *path, size_t length, int batch, const float *x, float *out);
void bench_ftorch_run(void *call);
#ifdef __cplusplus
}
#endif

#endif
