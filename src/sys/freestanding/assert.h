/* What bindgen reads in place of the C library's assert.h; see tools/libclang.rs. */
#define static_assert _Static_assert
#define assert(expression) ((void)0)
