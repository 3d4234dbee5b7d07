/* What rustc's ThreadSanitizer calls and gcc's runtime lacks: they only differ in name. The runtime watches the
   functions that these call. */
#include <stddef.h>
#include <string.h>

void *__tsan_memcpy(void *target, const void *source, size_t size);
void *__tsan_memmove(void *target, const void *source, size_t size);
void *__tsan_memset(void *target, int value, size_t size);

void *__tsan_memcpy(void *target, const void *source, size_t size) { return memcpy(target, source, size); }

void *__tsan_memmove(void *target, const void *source, size_t size) { return memmove(target, source, size); }

void *__tsan_memset(void *target, int value, size_t size) { return memset(target, value, size); }
