/* Runs a program that JAX exported, and compares the results with those of JAX.

     run PLUGIN ARRAYS EXPECTED PROGRAM [FALLBACK]

   PLUGIN    name or path of a plugin
   ARRAYS    inputs and JAX's outputs: for each array a line "input f32 2 3" (or "output ...", or "unused ..." for an
             input that the function ignores), then its bytes, little-endian, dense and row-major
   EXPECTED  a number: how far a result may be off, relative to the largest finite value of its output (0: the same
             bits)
   PROGRAM   a file that jax.export serialized
   FALLBACK  the same as StableHLO text, for plugins that are older than the program's StableHLO

   Prints one line: how it was loaded, and how far the results are off or what went wrong. Fails (1) unless all is as
   expected; 2 means that it was called wrongly. */
#define _XOPEN_SOURCE 700

#include <pjrtlite.h>

#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_RANK 16
#define MAX_ARRAYS 512

struct array {
    pjrtlite_dtype dtype;
    int64_t dims[MAX_RANK];
    size_t rank;
    size_t count; /* of elements */
    size_t size;  /* in bytes */
    unsigned char *data;
    unsigned char *result; /* of outputs: what the program gives */
    bool unused;
};

struct arrays {
    struct array items[MAX_ARRAYS];
    size_t count;
};

static struct arrays inputs, wanted;

/* The first lines of the last message in one, for a table. */
static const char *last_message(void) {
    static char line[600];
    size_t n = 0;
    for (const char *c = pjrtlite_last_error_message(); *c != '\0' && n + 2 < sizeof line; ++c) {
        if (*c != '\n') {
            line[n++] = *c == '\t' ? ' ' : *c;
            continue;
        }
        line[n++] = ' ';
        while (c[1] == ' ') ++c;
    }
    line[n] = '\0';
    return line;
}

static void fail(int status, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    printf("\n");
    exit(status);
}

static void must(const char *what, pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fail(1, "%s: %s: %s", what, pjrtlite_status_name(status), last_message());
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Memory that plugins can use without a copy. */
static void *memory(size_t size) {
    void *data = NULL;
    if (posix_memalign(&data, 64, size == 0 ? 1 : size) != 0) fail(2, "out of memory");
    return data;
}

static pjrtlite_dtype dtype_of(const char *name) {
    for (pjrtlite_dtype dtype = PJRTLITE_DTYPE_BOOL; dtype <= PJRTLITE_DTYPE_C128; ++dtype) {
        if (strcmp(name, pjrtlite_dtype_name(dtype)) == 0) return dtype;
    }
    fail(2, "no element type is called %s", name);
    return 0;
}

static void read_arrays(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail(2, "cannot read %s", path);
    char line[256];
    while (fgets(line, sizeof line, file) != NULL) {
        const char *word = strtok(line, " \n");
        const char *name = strtok(NULL, " \n");
        if (word == NULL || name == NULL) fail(2, "%s: a line is not of the form 'input f32 2 3'", path);
        struct arrays *list = strcmp(word, "output") == 0 ? &wanted : &inputs;
        if (list->count == MAX_ARRAYS) fail(2, "%s: too many arrays", path);
        struct array *array = &list->items[list->count++];
        array->unused = strcmp(word, "unused") == 0;
        array->dtype = dtype_of(name);
        array->count = 1;
        for (const char *extent; (extent = strtok(NULL, " \n")) != NULL;) {
            if (array->rank == MAX_RANK) fail(2, "%s: too many dimensions", path);
            const long long value = strtoll(extent, NULL, 10);
            array->dims[array->rank++] = value;
            array->count *= (size_t)value;
        }
        array->size = array->count * pjrtlite_dtype_byte_size(array->dtype);
        array->data = memory(array->size);
        array->result = list == &wanted ? memory(array->size) : NULL;
        if (fread(array->data, 1, array->size, file) != array->size) fail(2, "%s ends too early", path);
    }
    fclose(file);
}

/* How many floating-point numbers make an element; 0 for types that are compared by their bits. */
static size_t parts_of(pjrtlite_dtype dtype) {
    switch (dtype) {
        case PJRTLITE_DTYPE_F32:
        case PJRTLITE_DTYPE_F64: return 1;
        case PJRTLITE_DTYPE_C64:
        case PJRTLITE_DTYPE_C128: return 2;
        default: return 0;
    }
}

/* One of these numbers. */
static double part(const struct array *array, const unsigned char *data, size_t index) {
    if (array->dtype == PJRTLITE_DTYPE_F32 || array->dtype == PJRTLITE_DTYPE_C64) {
        float value;
        memcpy(&value, data + index * sizeof value, sizeof value);
        return (double)value;
    }
    double value;
    memcpy(&value, data + index * sizeof value, sizeof value);
    return value;
}

/* How far the result is off, relative to the largest finite value wanted. Infinity where no distance can be told: for
   integers and truth values that differ, for a NaN or infinity that is not wanted or missing. */
static double distance(const struct array *array) {
    if (memcmp(array->data, array->result, array->size) == 0) return 0;
    const size_t parts = parts_of(array->dtype);
    if (parts == 0) return INFINITY;
    double scale = 0;
    double worst = 0;
    for (size_t i = 0; i < array->count * parts; ++i) {
        const double want = part(array, array->data, i);
        const double got = part(array, array->result, i);
        if (isfinite(want)) scale = fmax(scale, fabs(want));
        if (want == got || (isnan(want) && isnan(got))) continue;
        if (!isfinite(want) || !isfinite(got)) return INFINITY;
        worst = fmax(worst, fabs(want - got));
    }
    /* Zeros or NaNs of another sign are equal, but not the same bits. */
    return worst == 0 ? DBL_MIN : worst / scale;
}

/* Loads the program; where the plugin is too old for it and the library advises StableHLO text, that. */
static pjrtlite_status load(pjrtlite_client *client, const char *path, const char *fallback,
                            pjrtlite_executable **executable) {
    pjrtlite_status status = pjrtlite_executable_load_file(client, path, NULL, executable);
    if (status == PJRTLITE_STATUS_OK || fallback == NULL) return status;
    if (strstr(pjrtlite_last_error_message(), "as StableHLO text") == NULL) return status;
    return pjrtlite_executable_load_file(client, fallback, NULL, executable);
}

/* What the plan takes and gives. A function's arguments include those that it does not use; a bare module's do not. */
static void bind(pjrtlite_plan *plan, bool with_unused) {
    size_t index = 0;
    for (size_t i = 0; i < inputs.count; ++i) {
        const struct array *input = &inputs.items[i];
        if (input->unused && !with_unused) continue;
        must("input", pjrtlite_plan_bind_input(plan, index++, input->data, input->dtype, input->dims, input->rank));
    }
    for (size_t i = 0; i < wanted.count; ++i) {
        struct array *output = &wanted.items[i];
        must("output", pjrtlite_plan_bind_output(plan, i, output->result, output->dtype, output->dims, output->rank));
    }
}

/* Runs the program once. How far the results are off. */
static double run(pjrtlite_plan *plan) {
    for (size_t i = 0; i < wanted.count; ++i) memset(wanted.items[i].result, 0xaa, wanted.items[i].size);
    must("run", pjrtlite_plan_run(plan));
    double worst = 0;
    for (size_t i = 0; i < wanted.count; ++i) worst = fmax(worst, distance(&wanted.items[i]));
    return worst;
}

int main(int argc, char **argv) {
    if (argc < 5 || argc > 6) fail(2, "usage: run PLUGIN ARRAYS EXPECTED PROGRAM [FALLBACK]");
    read_arrays(argv[2]);
    pjrtlite_client *client = NULL;
    must("client", pjrtlite_client_create(argv[1], NULL, &client));

    const double start = seconds_now();
    pjrtlite_executable *executable = NULL;
    const pjrtlite_status status = load(client, argv[4], argc == 6 ? argv[5] : NULL, &executable);
    must("load", status);
    const double loading = seconds_now() - start;
    const char *format = NULL;
    must("format", pjrtlite_executable_format(executable, &format));
    size_t outputs = 0;
    must("output count", pjrtlite_executable_output_count(executable, &outputs));
    if (outputs != wanted.count) fail(1, "%zu outputs; JAX has %zu", outputs, wanted.count);

    pjrtlite_plan *plan = NULL;
    must("call", pjrtlite_plan_create(executable, 0, &plan));
    bind(plan, strcmp(format, "jax.export") == 0);
    /* Twice: the second run meets memory that the first has used. */
    const double first = run(plan);
    const double again = run(plan);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);

    const double off = fmax(first, again);
    if (off == 0) {
        printf("the same bits");
    } else if (isinf(off)) {
        printf("other values: a truth value, an integer, a NaN or an infinity differs");
    } else if (off == DBL_MIN) {
        printf("equal, but for the sign of a zero or NaN");
    } else {
        printf("off by %.1e", off);
    }
    printf(" (%s, loaded in %.1f s)\n", format, loading);
    return off <= strtod(argv[3], NULL) ? 0 : 1;
}
