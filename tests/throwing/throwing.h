/* What tests ask of the plugin that throws (tests/throwing/plugin.cpp). */
#ifndef PJRTLITE_TESTS_THROWING_H
#define PJRTLITE_TESTS_THROWING_H

#ifdef __cplusplus
#include <cstddef>
#include <cstdint>
#else
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#endif

/* What an armed function does. */
enum {
    THROWING_BAD_ALLOC,
    THROWING_LENGTH_ERROR,
    THROWING_RUNTIME_ERROR,
    THROWING_INT,
    THROWING_TEXT,
    THROWING_CLASS,
    THROWING_DERIVED,
    THROWING_VIRTUAL,
    THROWING_LONG,
    /* From a std::exception_ptr that another thread filled. */
    THROWING_SHARED,
    /* No C++ exception at all. */
    THROWING_FOREIGN,
    THROWING_KINDS,
    /* Throws nothing, but sleeps for half a second, in pieces, each of which a cancelled thread ends at. */
    THROWING_SLEEP
};

#ifdef __cplusplus
extern "C" {
#define THROWING_EXPORT __attribute__((visibility("default")))
/* Has the function at this offset of the table act from now on: GetPjrtApi, if it is 0. Late: after its work. */
THROWING_EXPORT void throwing_arm(std::size_t offset, int kind, bool late);
THROWING_EXPORT void throwing_disarm();
/* How often functions of the table were called. */
THROWING_EXPORT std::uint64_t throwing_calls();
/* Whether the function at this offset of the table ever was. */
THROWING_EXPORT bool throwing_was_called(std::size_t offset);
/* How often the stack was unwound past a destructor, or left as usual. */
THROWING_EXPORT std::uint64_t throwing_unwound();
/* How many of THROWING_FOREIGN were disposed of. */
THROWING_EXPORT std::uint64_t throwing_foreign_ended();
/* What the plugin's C++ counts as thrown and not caught on this thread. */
THROWING_EXPORT int throwing_uncaught();
}
#endif

#endif
