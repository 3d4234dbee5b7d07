/*
 * What memory the weights of a bundle take: 100 MB of them, for one plan and for eight plans of eight programs. Each
 * number of plans is a process of its own. Keys: weights.*
 *
 *   bench_weights        all
 *   bench_weights COUNT  so many plans
 */
#define _GNU_SOURCE

#include "harness.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST = 8, SIZE = 5000 };

/* A row of ones times a matrix of quarters. */
static const float WANTED = SIZE / 4.0f;

static int plans(int count) {
    char *file = NULL;
    if (asprintf(&file, "%s/weights.pjrt", bench_required("BENCH_BUNDLES")) < 0) {
        bench_stop("weights", "no memory");
    }
    pjrtlite_client *client = NULL;
    pjrtlite_options *options = NULL;
    pjrtlite_bundle *bundle = NULL;
    pjrtlite_plan *all[MOST];
    float *x = bench_memory(MOST * SIZE * sizeof(float), 0), *y[MOST];
    for (int i = 0; i < MOST * SIZE; ++i) {
        x[i] = 1.0f;
    }
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_options_create(&options));
    const char *map = getenv("BENCH_MAP");
    bench_ok(pjrtlite_options_set_bool(options, "pjrtlite.map", map != NULL));
    bench_ok(pjrtlite_bundle_open(file, options, &bundle));
    for (int n = 0; n < count; ++n) {
        char sizes[16];
        snprintf(sizes, sizeof sizes, "n=%d", n + 1);
        const int64_t dims[2] = {n + 1, SIZE};
        pjrtlite_executable *executable = NULL;
        bench_ok(pjrtlite_bundle_load(bundle, client, "product", sizes, NULL, &executable));
        bench_ok(pjrtlite_plan_create(executable, 0, &all[n]));
        y[n] = bench_memory((size_t)(n + 1) * SIZE * sizeof(float), 0);
        bench_ok(pjrtlite_plan_bind_input(all[n], 0, x, PJRTLITE_DTYPE_F32, dims, 2));
        bench_ok(pjrtlite_plan_bind_output(all[n], 0, y[n], PJRTLITE_DTYPE_F32, dims, 2));
    }
    for (int n = 0; n < count; ++n) {
        bench_ok(pjrtlite_plan_run(all[n]));
        for (int i = 0; i < (n + 1) * SIZE; ++i) {
            if (y[n][i] != WANTED) {
                bench_stop("weights", "a wrong number");
            }
        }
    }
    printf("%ld %ld\n", bench_kilobytes("/proc/self/status", "VmRSS:"), bench_kilobytes("/proc/self/status", "VmHWM:"));
    fflush(stdout);
    _exit(0);
}

typedef struct {
    double resident, peak;
} memory;

static memory memory_of(const char *self, int count) {
    char command[4200];
    snprintf(command, sizeof command, "'%s' %d", self, count);
    FILE *output = popen(command, "r");
    memory found = {0, 0};
    if (output == NULL || fscanf(output, "%lf %lf", &found.resident, &found.peak) != 2 || pclose(output) != 0) {
        bench_stop("weights", "failed; see its message");
    }
    return found;
}

int main(int argc, char **argv) {
    if (argc == 2) {
        const long count = strtol(argv[1], NULL, 10);
        if (count < 0 || count > MOST) {
            bench_stop(argv[1], "0 to 8 plans");
        }
        return plans((int)count);
    }
    char self[4096] = "";
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        bench_stop(argv[0], strerror(errno));
    }
    const memory one = memory_of(self, 1), eight = memory_of(self, MOST);
    bench_report_value("weights.mb", (double)SIZE * SIZE * sizeof(float) / 1e6, "MB");
    bench_report_value("weights.one.resident_mb", one.resident / 1e3, "MB");
    bench_report_value("weights.eight.resident_mb", eight.resident / 1e3, "MB");
    bench_report_value("weights.eight.over_one", eight.resident / one.resident, "ratio");
    bench_report_value("weights.eight.peak_over_one", eight.peak / one.peak, "ratio");
    return 0;
}
