/*
 * From the start of a process to its first result, of the network on a batch of 8: loading what was compiled before,
 * from a file or from a cache, and compiling. Each sample is a process of its own, in turns. Keys: start_load.*,
 * start_cache.*, start_bundle.*, start_compile.*
 */
#define _GNU_SOURCE

#include "harness.h"
#include "network.h"
#include "ort.h"
#include "raw.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { BATCH = 8 };

/* ---- the processes that are timed ---- */

/* Where serialized executables lie between processes: WAY.bin in BENCH_WORK. */
static const char *saved(const char *way) {
    char *path = NULL;
    if (asprintf(&path, "%s/%s.bin", bench_required("BENCH_WORK"), way) < 0) {
        bench_stop(way, "no memory");
    }
    return path;
}

static void first_result_raw(const network *net, raw_program *program, float *out) {
    raw_call plan = {.program = program, .output = out, .output_bytes = net->out_count * sizeof(float)};
    for (int n = 0; n < NETWORK_ARRAYS; ++n) {
        raw_add_input(&plan, net->arrays[n], net->dims[n], net->ranks[n]);
    }
    raw_run(&plan);
}

/* The cache of the processes that use one; it lies beside the serialized executables. */
static pjrtlite_options *cached(void) {
    char *path = NULL;
    pjrtlite_options *options = NULL;
    if (asprintf(&path, "%s/cache", bench_required("BENCH_WORK")) < 0) {
        bench_stop("cache", "no memory");
    }
    bench_ok(pjrtlite_options_create(&options));
    bench_ok(pjrtlite_options_set_string(options, "pjrtlite.cache", path));
    free(path);
    return options;
}

/* Ends the process if the program that was to come from the cache did not. */
static void check_cached(pjrtlite_plan *plan) {
    const char *report = NULL;
    bench_ok(pjrtlite_plan_report(plan, 0, &report));
    if (strncmp(report, "program: from the cache", 23) != 0) {
        bench_stop("cache", report);
    }
}

/* The same network as a bundle, which has its weights. */
static pjrtlite_plan *first_result_bundle(const network *net, float *out) {
    const int64_t out_dims[2] = {net->batch, NETWORK_OUT};
    char *path = NULL;
    if (asprintf(&path, "%s/network.pjrt", bench_required("BENCH_BUNDLES")) < 0) {
        bench_stop("bundle", "no memory");
    }
    pjrtlite_client *client = NULL;
    pjrtlite_bundle *bundle = NULL;
    pjrtlite_executable *executable = NULL;
    pjrtlite_plan *plan = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_bundle_open(path, NULL, &bundle));
    bench_ok(pjrtlite_bundle_load(bundle, client, "network", "", cached(), &executable));
    bench_ok(pjrtlite_plan_create(executable, 0, &plan));
    bench_ok(pjrtlite_plan_bind_input(plan, 0, net->arrays[0], PJRTLITE_DTYPE_F32, net->dims[0], 2));
    bench_ok(pjrtlite_plan_bind_output(plan, 0, out, PJRTLITE_DTYPE_F32, out_dims, 2));
    bench_ok(pjrtlite_plan_run(plan));
    return plan;
}

static pjrtlite_plan *first_result_ours(const network *net, const char *path, const pjrtlite_options *options,
                                        float *out, const char *save_as) {
    const int64_t out_dims[2] = {net->batch, NETWORK_OUT};
    pjrtlite_client *client = NULL;
    pjrtlite_executable *executable = NULL;
    pjrtlite_plan *plan = NULL;
    bench_ok(pjrtlite_client_create(bench_plugin(), NULL, &client));
    bench_ok(pjrtlite_executable_load_file(client, path, options, &executable));
    bench_ok(pjrtlite_plan_create(executable, 0, &plan));
    for (int n = 0; n < NETWORK_ARRAYS; ++n) {
        bench_ok(pjrtlite_plan_bind_input(plan, (size_t)n, net->arrays[n], PJRTLITE_DTYPE_F32, net->dims[n],
                                          net->ranks[n]));
    }
    bench_ok(pjrtlite_plan_bind_output(plan, 0, out, PJRTLITE_DTYPE_F32, out_dims, 2));
    bench_ok(pjrtlite_plan_run(plan));
    if (save_as != NULL) {
        bench_ok(pjrtlite_executable_save(executable, save_as));
    }
    return plan;
}

static int timed_process(const char *way) {
    network net;
    network_make(&net, BATCH);
    float *out = bench_memory(net.out_count * sizeof(float), 0);
    const char *program = bench_program("mlp_b8");
    pjrtlite_plan *of_cache = NULL;
    if (strcmp(way, "raw_load") == 0) {
        raw_open(bench_plugin());
        first_result_raw(&net, raw_load(saved("raw")), out);
    } else if (strcmp(way, "raw_compile") == 0) {
        raw_open(bench_plugin());
        first_result_raw(&net, raw_compile(program), out);
    } else if (strcmp(way, "ours_load") == 0) {
        first_result_ours(&net, saved("ours"), NULL, out, NULL);
    } else if (strcmp(way, "ours_cache") == 0) {
        of_cache = first_result_ours(&net, program, cached(), out, NULL);
    } else if (strcmp(way, "ours_bundle") == 0) {
        of_cache = first_result_bundle(&net, out);
    } else if (strcmp(way, "ours_compile") == 0) {
        first_result_ours(&net, program, NULL, out, NULL);
    } else if (strcmp(way, "ort") == 0) {
        ort_run(ort_open(BATCH, 1, net.arrays[0], out));
    } else if (strcmp(way, "save") == 0) {
        first_result_ours(&net, program, NULL, out, saved("ours"));
        memset(out, 0, net.out_count * sizeof(float));
        raw_open(bench_plugin());
        raw_program *compiled = raw_compile(program);
        raw_serialize(compiled, saved("raw"));
        first_result_raw(&net, compiled, out);
    } else if (strcmp(way, "fill_cache") == 0) {
        first_result_ours(&net, program, cached(), out, NULL);
        if (bench_setting("BENCH_BUNDLES") != NULL) {
            first_result_bundle(&net, out);
        }
    } else {
        bench_stop(way, "no such way");
    }
    network_check(&net, way, out);
    if (write(1, "\n", 1) != 1) {
        bench_stop(way, strerror(errno));
    }
    if (of_cache != NULL) {
        check_cached(of_cache);
    }
    /* Ending is not timed; a host that stays does not do it. */
    _exit(0);
}

/* ---- the process that times them ---- */

/* Starts a process and returns the time to its first output. */
static double time_process(void *command, int calls) {
    char *const *arguments = command;
    (void)calls;
    int output[2];
    if (pipe2(output, O_CLOEXEC) != 0) {
        bench_stop("pipe", strerror(errno));
    }
    const double start = bench_now();
    const pid_t process = vfork();
    if (process < 0) {
        bench_stop("vfork", strerror(errno));
    }
    if (process == 0) {
        dup2(output[1], 1);
        execv(arguments[0], arguments);
        _exit(127);
    }
    close(output[1]);
    char byte;
    const ssize_t got = read(output[0], &byte, 1);
    const double end = bench_now();
    close(output[0]);
    int status = 0;
    waitpid(process, &status, 0);
    if (got != 1 || status != 0) {
        bench_stop(arguments[1], "failed; see its message");
    }
    return end - start;
}

int main(int argc, char **argv) {
    if (argc == 2) {
        return timed_process(argv[1]);
    }
    char self[4096] = "";
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        bench_stop(argv[0], strerror(errno));
    }
    static char *commands[][4] = {
        {NULL, "raw_load"}, {NULL, "ours_load"}, {NULL, "raw_compile"}, {NULL, "ours_compile"},
        {NULL, "ours_cache"}, {NULL, "ours_bundle"}, {NULL, "ort"}};
    enum { ALL = sizeof commands / sizeof *commands };
    bench_way ways[ALL + 1] = {0};
    int count = 0;
    for (int i = 0; i < ALL; ++i) {
        if ((strcmp(commands[i][1], "ort") == 0 && ort_version() == NULL) ||
            (strcmp(commands[i][1], "ours_bundle") == 0 && bench_setting("BENCH_BUNDLES") == NULL)) {
            continue;
        }
        commands[i][0] = self;
        ways[count++] = (bench_way){.name = commands[i][1], .time = time_process, .state = commands[i], .calls = 1};
    }
    char *const python = getenv("BENCH_JAX");
    char *jax[4] = {python, getenv("BENCH_JAX_SCRIPT"), "start", NULL};
    if (bench_setting("BENCH_JAX") != NULL) {
        ways[count++] = (bench_way){.name = "jax", .time = time_process, .state = jax, .calls = 1};
    }
    char *save[] = {self, "save", NULL}, *fill[] = {self, "fill_cache", NULL};
    (void)time_process(save, 1);
    (void)time_process(fill, 1);
    bench_measure(ways, count, bench_rounds(21, 5), 1);

    const bench_way *const load = bench_find(ways, count, "ours_load"), *const fresh = bench_find(ways, count, "ours_compile");
    bench_report_time("start_load.ms", load, "ms");
    bench_report_time("start_load.raw.ms", bench_find(ways, count, "raw_load"), "ms");
    bench_report_ratio("start_load.over_raw", load, bench_find(ways, count, "raw_load"));
    bench_report_time("start_cache.ms", bench_find(ways, count, "ours_cache"), "ms");
    bench_report_ratio("start_cache.over_load", bench_find(ways, count, "ours_cache"), load);
    bench_report_time("start_bundle.ms", bench_find(ways, count, "ours_bundle"), "ms");
    bench_report_ratio("start_bundle.over_load", bench_find(ways, count, "ours_bundle"), load);
    bench_report_time("start_compile.ms", fresh, "ms");
    bench_report_time("start_compile.raw.ms", bench_find(ways, count, "raw_compile"), "ms");
    bench_report_ratio("start_compile.over_raw", fresh, bench_find(ways, count, "raw_compile"));
    bench_report_time("start_ort.ms", bench_find(ways, count, "ort"), "ms");
    bench_report_ratio("start_load.over_ort", load, bench_find(ways, count, "ort"));
    bench_report_time("start_jax.ms", bench_find(ways, count, "jax"), "ms");
    bench_report_ratio("start_load.over_jax", load, bench_find(ways, count, "jax"));
    return 0;
}
