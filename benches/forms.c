/*
 * Forms of one computation, some fast and some not: each is timed beside the one that it is compared with. The forms and
 * what comes out of them are made by tools/bench_forms.py, in BENCH_FORMS. Keys: forms.*
 */
#define _GNU_SOURCE

#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 16 };

typedef struct form {
    pjrtlite_plan *plan;
    float *outputs[MOST];
    size_t sizes[MOST], output_count;
    const char *expected;
} form;

static char *file_of(const char *name, const char *suffix, size_t *size) {
    char *path = NULL;
    if (asprintf(&path, "%s/%s%s", bench_required("BENCH_FORMS"), name, suffix) < 0) {
        bench_stop(name, "no memory");
    }
    char *bytes = bench_read_file(path, size);
    free(path);
    return bytes;
}

static void run(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        bench_ok(pjrtlite_plan_run(((form *)of)->plan));
    }
}

static void check(void *of, int calls) {
    (void)calls;
    form *f = of;
    const char *expected = f->expected;
    for (size_t i = 0; i < f->output_count; ++i) {
        bench_compare("forms", f->outputs[i], (const float *)(const void *)expected, f->sizes[i] / sizeof(float), 2e-5f);
        expected += f->sizes[i];
        memset(f->outputs[i], 0, f->sizes[i]);
    }
}

static form load(const pjrtlite_client *client, const char *name) {
    form f = {0};
    size_t size = 0, inputs = 0;
    char *text = file_of(name, ".mlir", &size);
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_executable_load_memory(client, text, size, NULL, &executable));
    free(text);
    bench_ok(pjrtlite_plan_create(executable, 0, &f.plan));
    bench_ok(pjrtlite_executable_input_count(executable, &inputs));
    bench_ok(pjrtlite_executable_output_count(executable, &f.output_count));
    if (f.output_count > MOST) {
        bench_stop(name, "has too many outputs");
    }
    char *const values = file_of(name, ".in", &size), *next = values;
    for (size_t i = 0; i < inputs; ++i) {
        pjrtlite_dtype dtype;
        const int64_t *dims;
        size_t rank, bytes;
        bench_ok(pjrtlite_executable_input_type(executable, i, &dtype, &dims, &rank));
        bench_ok(pjrtlite_executable_input_byte_size(executable, i, &bytes));
        void *array = bench_memory(bytes, 0);
        memcpy(array, next, bytes);
        next += bytes;
        bench_ok(pjrtlite_plan_bind_input(f.plan, i, array, dtype, dims, rank));
    }
    if (next != values + size) {
        bench_stop(name, "has other inputs than were made for it");
    }
    free(values);
    for (size_t i = 0; i < f.output_count; ++i) {
        pjrtlite_dtype dtype;
        const int64_t *dims;
        size_t rank;
        bench_ok(pjrtlite_executable_output_type(executable, i, &dtype, &dims, &rank));
        bench_ok(pjrtlite_executable_output_byte_size(executable, i, &f.sizes[i]));
        f.outputs[i] = bench_memory(f.sizes[i], 0);
        bench_ok(pjrtlite_plan_bind_output(f.plan, i, f.outputs[i], dtype, dims, rank));
    }
    f.expected = file_of(name, ".out", &size);
    pjrtlite_executable_destroy(executable);
    return f;
}

int main(void) {
    pjrtlite_client *client = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    size_t size = 0;
    char *const lines = file_of("forms", ".txt", &size);
    char *rest = lines;
    for (char *line = strsep(&rest, "\n"); line != NULL && *line != '\0'; line = strsep(&rest, "\n")) {
        char key[64], names[2][64];
        if (sscanf(line, "%63s %63s %63s", key, names[0], names[1]) != 3) {
            bench_stop(line, "is no comparison");
        }
        form forms[2] = {load(client, names[0]), load(client, names[1])};
        bench_way ways[2] = {
            {.name = "form", .run = run, .check = check, .state = &forms[0]},
            {.name = "base", .run = run, .check = check, .state = &forms[1]},
        };
        bench_measure(ways, 2, bench_rounds(101, 21), 4);
        char full[80];
        snprintf(full, sizeof full, "forms.%s", key);
        bench_report_ratio(full, &ways[0], &ways[1]);
        snprintf(full, sizeof full, "forms.%s.us", names[0]);
        bench_report_time(full, &ways[0], "us");
        for (int i = 0; i < 2; ++i) {
            pjrtlite_plan_destroy(forms[i].plan);
        }
    }
    free(lines);
    pjrtlite_client_destroy(client);
    return 0;
}
