/*
 * What memory a program with large constants takes, when it is loaded from a serialized executable: resident after its
 * first run, and at most until then. Each way is a process of its own. Keys: constants.*
 *
 *   bench_constants        all ways
 *   bench_constants WAY    one: raw_load, ours_load, raw_save, ours_save
 */
#define _GNU_SOURCE

#include "harness.h"
#include "raw.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The program adds a row of a table to its input; which, the input's first number says. */
enum { ROW = 1024, DIFFERENT = 1000, CHOSEN = 77 };

static const int64_t dims[1] = {ROW};

/* A row has 4 KiB, so that this is a quarter of a GiB. */
static long rows(void) { return bench_number("BENCH_CONSTANT_ROWS", bench_rounds(65536, 4096)); }

static float entry(long row, long column) { return (float)((row * ROW + column) % DIFFERENT); }

static const char *file_of(const char *name) {
    char *path = NULL;
    if (asprintf(&path, "%s/constants%ld.%s", bench_required("BENCH_WORK"), rows(), name) < 0) {
        bench_stop(name, "no memory");
    }
    return path;
}

/* ---- the program, too large to be kept with the sources ---- */

static void write_program(const char *path) {
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        bench_stop(path, strerror(errno));
    }
    const long count = rows();
    fprintf(file,
            "module @constants {\n"
            "  func.func public @main(%%x: tensor<%dxf32>) -> tensor<%dxf32> {\n"
            "    %%first = stablehlo.slice %%x [0:1] : (tensor<%dxf32>) -> tensor<1xf32>\n"
            "    %%one = stablehlo.reshape %%first : (tensor<1xf32>) -> tensor<f32>\n"
            "    %%row = stablehlo.convert %%one : (tensor<f32>) -> tensor<i32>\n"
            "    %%zero = stablehlo.constant dense<0> : tensor<i32>\n"
            "    %%table = stablehlo.constant dense<\"0x",
            ROW, ROW, ROW);
    for (long i = 0; i < count; ++i) {
        char digits[ROW * 8 + 1];
        for (long j = 0; j < ROW; ++j) {
            const float value = entry(i, j);
            unsigned char bytes[sizeof value];
            memcpy(bytes, &value, sizeof value);
            sprintf(digits + 8 * j, "%02X%02X%02X%02X", bytes[0], bytes[1], bytes[2], bytes[3]);
        }
        fwrite(digits, 1, ROW * 8, file);
    }
    fprintf(file,
            "\"> : tensor<%ldx%dxf32>\n"
            "    %%found = stablehlo.dynamic_slice %%table, %%row, %%zero, sizes = [1, %d] :\n"
            "        (tensor<%ldx%dxf32>, tensor<i32>, tensor<i32>) -> tensor<1x%dxf32>\n"
            "    %%flat = stablehlo.reshape %%found : (tensor<1x%dxf32>) -> tensor<%dxf32>\n"
            "    %%sum = stablehlo.add %%flat, %%x : tensor<%dxf32>\n"
            "    return %%sum : tensor<%dxf32>\n"
            "  }\n"
            "}\n",
            count, ROW, ROW, count, ROW, ROW, ROW, ROW, ROW, ROW);
    if (fclose(file) != 0) {
        bench_stop(path, strerror(errno));
    }
}

/* ---- one way, in a process of its own ---- */

static void check(const float *out) {
    for (long j = 0; j < ROW; ++j) {
        const float wanted = entry(CHOSEN, j) + (j == 0 ? (float)CHOSEN : 0.5f);
        if (out[j] != wanted) {
            bench_stop("constants", "a wrong number");
        }
    }
}

static pjrtlite_executable *ours(const char *path) {
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, path, NULL, &executable));
    return executable;
}

static void run_ours(const pjrtlite_executable *executable, float *x, float *out) {
    pjrtlite_plan *plan = NULL;
    bench_ok(pjrtlite_plan_create(executable, 0, &plan));
    bench_ok(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_bind_output(plan, 0, out, PJRTLITE_DTYPE_F32, dims, 1));
    bench_ok(pjrtlite_plan_run(plan));
}

static void run_raw(raw_program *program, float *x, float *out) {
    raw_call call = {.program = program, .output = out, .output_bytes = ROW * sizeof(float)};
    raw_add_input(&call, x, dims, 1);
    raw_run(&call);
}

static int one_way(const char *way) {
    float *x = bench_memory(ROW * sizeof(float), 0), *out = bench_memory(ROW * sizeof(float), 0);
    for (int j = 0; j < ROW; ++j) {
        x[j] = j == 0 ? (float)CHOSEN : 0.5f;
    }
    const char *program = file_of("mlir");
    if (strcmp(way, "raw_load") == 0) {
        raw_open(bench_plugin());
        run_raw(raw_load(file_of("raw")), x, out);
    } else if (strcmp(way, "ours_load") == 0) {
        run_ours(ours(file_of("ours")), x, out);
    } else if (strcmp(way, "raw_save") == 0) {
        raw_open(bench_plugin());
        raw_program *compiled = raw_compile(program);
        raw_serialize(compiled, file_of("raw"));
        run_raw(compiled, x, out);
    } else if (strcmp(way, "ours_save") == 0) {
        pjrtlite_executable *compiled = ours(program);
        bench_ok(pjrtlite_executable_save(compiled, file_of("ours")));
        run_ours(compiled, x, out);
    } else {
        bench_stop(way, "no such way");
    }
    check(out);
    printf("%ld %ld\n", bench_kilobytes("/proc/self/status", "VmRSS:"), bench_kilobytes("/proc/self/status", "VmHWM:"));
    fflush(stdout);
    _exit(0);
}

/* ---- all of them ---- */

typedef struct {
    double resident, peak;
} memory;

static memory memory_of(const char *self, const char *way) {
    char command[4200];
    snprintf(command, sizeof command, "'%s' %s", self, way);
    FILE *output = popen(command, "r");
    memory found = {0, 0};
    if (output == NULL || fscanf(output, "%lf %lf", &found.resident, &found.peak) != 2 || pclose(output) != 0) {
        bench_stop(way, "failed; see its message");
    }
    return found;
}

int main(int argc, char **argv) {
    if (argc == 2) {
        return one_way(argv[1]);
    }
    char self[4096] = "";
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        bench_stop(argv[0], strerror(errno));
    }
    write_program(file_of("mlir"));
    const memory raw_save = memory_of(self, "raw_save"), ours_save = memory_of(self, "ours_save");
    const memory raw_load = memory_of(self, "raw_load"), ours_load = memory_of(self, "ours_load");
    bench_report_value("constants.mb", (double)rows() * ROW * sizeof(float) / 1e6, "MB");
    bench_report_value("constants.load.resident_mb", ours_load.resident / 1e3, "MB");
    bench_report_value("constants.load.resident_over_raw", ours_load.resident / raw_load.resident, "ratio");
    bench_report_value("constants.load.peak_mb", ours_load.peak / 1e3, "MB");
    bench_report_value("constants.load.peak_over_raw", ours_load.peak / raw_load.peak, "ratio");
    bench_report_value("constants.compile.peak_mb", ours_save.peak / 1e3, "MB");
    bench_report_value("constants.compile.peak_over_raw", ours_save.peak / raw_save.peak, "ratio");
    const char *const files[] = {"mlir", "raw", "ours"};
    for (size_t i = 0; i < sizeof files / sizeof *files; ++i) {
        remove(file_of(files[i]));
    }
    return 0;
}
