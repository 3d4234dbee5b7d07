/*
 * What loading a serialized program takes that has many kernels: most of it is the plugin's own. The program is a chain
 * of products and tanh that XLA does not fuse into one. Each way loads what it wrote itself.
 *
 *   bench_load STEPS
 *
 * Keys: load.steps, load.ms, load.raw.ms, load.over_raw.
 */
#define _GNU_SOURCE

#include "harness.h"
#include "raw.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *file_of(const char *name) {
    char *path = NULL;
    if (asprintf(&path, "%s/%s", bench_required("BENCH_WORK"), name) < 0) {
        bench_stop(name, "no memory");
    }
    return path;
}

/* A product and a tanh at each step: two kernels, as XLA fuses nothing with a product. */
static void write_program(const char *path, long steps) {
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        bench_stop(path, strerror(errno));
    }
    fputs("module @many {\n  func.func public @main(%x0: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {\n", file);
    for (long i = 0; i < steps; ++i) {
        fprintf(file,
                "    %%p%ld = stablehlo.dot_general %%x%ld, %%w, contracting_dims = [1] x [0] : "
                "(tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n"
                "    %%x%ld = stablehlo.tanh %%p%ld : tensor<4x4xf32>\n",
                i, i, i + 1, i);
    }
    fprintf(file, "    return %%x%ld : tensor<4x4xf32>\n  }\n}\n", steps);
    if (fclose(file) != 0) {
        bench_stop(path, strerror(errno));
    }
}

typedef struct way {
    const pjrtlite_client *client;
    const char *file;
} way;

static void load_raw(void *of, int calls) {
    for (int i = 0; i < calls; ++i) {
        free(raw_load(((way *)of)->file));
    }
}

static void load(void *of, int calls) {
    const way *const w = of;
    for (int i = 0; i < calls; ++i) {
        pjrtlite_executable *executable = NULL;
        bench_ok(pjrtlite_executable_load_file(w->client, w->file, NULL, &executable));
    }
}

int main(int argc, char **argv) {
    const long steps = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
    if (steps < 1) {
        bench_stop(argv[0], "usage: bench_load STEPS");
    }
    const char *const program = file_of("many.mlir");
    write_program(program, steps);
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, program, NULL, &executable));
    way ours = {client, file_of("many.pjrtlite")}, raw = {client, file_of("many.raw")};
    bench_ok(pjrtlite_executable_save(executable, ours.file));
    pjrtlite_executable_destroy(executable);
    raw_open(bench_plugin());
    raw_serialize(raw_compile(program), raw.file);

    /* What was loaded stays, both ways: what it takes to let it go is not measured. */
    bench_way ways[2] = {
        {.name = "raw", .run = load_raw, .state = &raw},
        {.name = "ours", .run = load, .state = &ours},
    };
    bench_measure(ways, 2, bench_rounds(11, 5), 1);
    bench_report_value("load.steps", (double)steps, "steps");
    bench_report_time("load.ms", &ways[1], "ms");
    bench_report_time("load.raw.ms", &ways[0], "ms");
    bench_report_ratio("load.over_raw", &ways[1], &ways[0]);
    remove(program);
    remove(ours.file);
    remove(raw.file);
    return 0;
}
