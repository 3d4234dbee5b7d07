/* What bindgen reads in place of the compiler's stdbool.h; see tools/libclang.rs. */
#define bool _Bool
#define true 1
#define false 0
