/* What bindgen reads in place of the compiler's stddef.h; see tools/libclang.rs. */
typedef __SIZE_TYPE__ size_t;
#define NULL ((void *)0)
#define offsetof(type, field) __builtin_offsetof(type, field)
