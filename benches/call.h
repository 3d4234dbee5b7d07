/*
 * The small call, f(x, y) = 2x + y on four floats: its arrays, and the same plan run by loops in C++ and Fortran.
 */
#ifndef BENCH_CALL_H
#define BENCH_CALL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Elements and bytes of each array. */
enum { CALL_SIZE = 4, CALL_BYTES = 16 };

/** A zeroed array that starts `offset` bytes behind a 64-byte line. */
float *call_array(size_t offset);

/** Fills the inputs. */
void call_fill(float *x, float *y);
/** Ends the process unless the result is right, and zeroes it. */
void call_check(const char *way, float *out);

void *call_cpp_create(const char *plugin, const char *program);
void call_cpp_run(void *state, int calls);
void call_cpp_check(void *state, int calls);
void call_cpp_destroy(void *state);

/* Where the build has a Fortran compiler (BENCH_FORTRAN). */
void *call_fortran_create(const char *plugin, const char *program);
void call_fortran_run(void *state, int calls);
void call_fortran_check(void *state, int calls);
void call_fortran_destroy(void *state);

#ifdef __cplusplus
}
#endif

#endif
