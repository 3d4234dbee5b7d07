#define _GNU_SOURCE

#include "harness.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void bench_stop(const char *what, const char *why) {
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

void bench_ok(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) {
        bench_stop(pjrtlite_status_name(status), pjrtlite_last_error_message());
    }
}

/* ---- settings ---- */

const char *bench_setting(const char *name) {
    const char *value = getenv(name);
    return value != NULL && *value != '\0' ? value : NULL;
}

const char *bench_required(const char *name) {
    const char *value = bench_setting(name);
    if (value == NULL) {
        bench_stop(name, "is not set; tools/bench sets what the rows need");
    }
    return value;
}

const char *bench_plugin(void) { return bench_required("BENCH_PLUGIN"); }

const char *bench_program(const char *name) {
    const char *folder = bench_required("BENCH_PROGRAMS");
    char *path = NULL;
    if (asprintf(&path, "%s/%s.mlir", folder, name) < 0) {
        bench_stop(name, "no memory");
    }
    return path;
}

long bench_number(const char *name, long otherwise) {
    const char *value = bench_setting(name);
    return value == NULL ? otherwise : strtol(value, NULL, 10);
}

int bench_rounds(int full, int quick) { return bench_number("BENCH_QUICK", 0) != 0 ? quick : full; }

/* ---- arrays ---- */

void *bench_memory(size_t bytes, size_t offset) {
    void *memory = NULL;
    /* Whole pages for large arrays, so that none shares its first or last page. */
    const size_t alignment = bytes >= 4096 ? 4096 : 64;
    if (posix_memalign(&memory, alignment, bytes + offset) != 0) {
        bench_stop("bench_memory", "no memory");
    }
    memset(memory, 0, bytes + offset);
    return (char *)memory + offset;
}

char *bench_read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        bench_stop(path, strerror(errno));
    }
    const long end = ftell(file);
    rewind(file);
    if (end < 0) {
        bench_stop(path, "has no size");
    }
    *size = (size_t)end;
    char *bytes = malloc(*size + 1);
    if (bytes == NULL || fread(bytes, 1, *size, file) != *size) {
        bench_stop(path, "cannot be read");
    }
    bytes[*size] = '\0';
    fclose(file);
    return bytes;
}

void bench_compare(const char *what, const float *found, const float *expected, size_t count, float tolerance) {
    for (size_t i = 0; i < count; ++i) {
        /* Written so that NaN fails, too. */
        if (!(fabsf(found[i] - expected[i]) <= tolerance)) {
            fprintf(stderr, "%s: wrong number at %zu: %.9g instead of %.9g\n", what, i, (double)found[i],
                    (double)expected[i]);
            exit(1);
        }
    }
}

/* ---- ways ---- */

double bench_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

static double sample(const bench_way *way, int calls) {
    if (way->calls != 0) {
        calls = way->calls;
    }
    if (way->time != NULL) {
        return way->time(way->state, calls) / calls;
    }
    if (way->reset != NULL) {
        way->reset(way->state);
    } else if (calls >= 4) {
        /* So that caches and branch predictors are this way's own, not those of the way before. */
        way->run(way->state, calls / 4);
    }
    const double start = bench_now();
    way->run(way->state, calls);
    const double end = bench_now();
    if (way->check != NULL) {
        way->check(way->state, calls);
    }
    return (end - start) / calls;
}

void bench_measure(bench_way *ways, int count, int rounds, int calls) {
    for (int i = 0; i < count; ++i) {
        ways[i].rounds = rounds;
        ways[i].samples = calloc((size_t)rounds, sizeof(double));
        if (ways[i].samples == NULL) {
            bench_stop(ways[i].name, "no memory");
        }
        (void)sample(&ways[i], calls);
    }
    enum { MOST = 16 };
    int order[MOST];
    if (count > MOST) {
        bench_stop("bench_measure", "too many ways");
    }
    for (int i = 0; i < count; ++i) {
        order[i] = i;
    }
    unsigned random = 1;
    for (int round = 0; round < rounds; ++round) {
        /* Shuffled, so that none always follows the same; alike in every run. */
        for (int i = count - 1; i > 0; --i) {
            random = random * 1664525u + 1013904223u;
            const int other = (int)((random >> 16) % (unsigned)(i + 1));
            const int swap = order[i];
            order[i] = order[other];
            order[other] = swap;
        }
        for (int i = 0; i < count; ++i) {
            bench_way *way = &ways[order[i]];
            way->samples[round] = sample(way, calls);
        }
    }
}

const bench_way *bench_find(const bench_way *ways, int count, const char *name) {
    for (int i = 0; i < count; ++i) {
        if (strcmp(ways[i].name, name) == 0) {
            return &ways[i];
        }
    }
    return NULL;
}

/* ---- results ---- */

void bench_report_value(const char *key, double value, const char *unit) {
    printf("{\"key\": \"%s\", \"value\": %.9g, \"unit\": \"%s\"}\n", key, value, unit);
    fflush(stdout);
}

static int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void bench_report_samples(const char *key, double *samples, int count, const char *unit) {
    qsort(samples, (size_t)count, sizeof *samples, ascending);
    printf("{\"key\": \"%s\", \"value\": %.6g, \"low\": %.6g, \"high\": %.6g, \"unit\": \"%s\"}\n", key,
           samples[count / 2], samples[count / 4], samples[3 * count / 4], unit);
    fflush(stdout);
}

static double *scratch(int count) {
    double *samples = calloc((size_t)count, sizeof *samples);
    if (samples == NULL) {
        bench_stop("bench", "no memory");
    }
    return samples;
}

static double nanoseconds_in(const char *unit) { return strcmp(unit, "ns") == 0 ? 1 : strcmp(unit, "us") == 0 ? 1e3 : 1e6; }

void bench_report_time(const char *key, const bench_way *way, const char *unit) {
    if (way == NULL) {
        return;
    }
    const double scale = nanoseconds_in(unit);
    double *samples = scratch(way->rounds);
    for (int i = 0; i < way->rounds; ++i) {
        samples[i] = way->samples[i] / scale;
    }
    bench_report_samples(key, samples, way->rounds, unit);
    free(samples);
}

void bench_report_ratio(const char *key, const bench_way *way, const bench_way *to) {
    if (way == NULL || to == NULL) {
        return;
    }
    double *samples = scratch(way->rounds);
    for (int i = 0; i < way->rounds; ++i) {
        samples[i] = way->samples[i] / to->samples[i];
    }
    bench_report_samples(key, samples, way->rounds, "ratio");
    free(samples);
}

void bench_report_difference(const char *key, const bench_way *way, const bench_way *from, const char *unit) {
    if (way == NULL || from == NULL) {
        return;
    }
    double *samples = scratch(way->rounds);
    for (int i = 0; i < way->rounds; ++i) {
        samples[i] = (way->samples[i] - from->samples[i]) / nanoseconds_in(unit);
    }
    bench_report_samples(key, samples, way->rounds, unit);
    free(samples);
}

void bench_report_note(const char *key, const char *text) {
    printf("{\"note\": \"%s\", \"text\": \"", key);
    for (; *text != '\0' && *text != '\n'; ++text) {
        if (*text == '"' || *text == '\\') {
            putchar('\\');
        }
        putchar(*text);
    }
    puts("\"}");
    fflush(stdout);
}

void bench_report_absent(const char *what, const char *why) {
    printf("{\"absent\": \"%s\", \"why\": \"%s\"}\n", what, why);
    fflush(stdout);
}

/* ---- a peer in another process ---- */

struct bench_peer {
    FILE *to, *from;
    pid_t process;
};

static double ask(bench_peer *peer, int calls) {
    char line[64];
    fprintf(peer->to, "%d\n", calls);
    fflush(peer->to);
    if (fgets(line, sizeof line, peer->from) == NULL) {
        bench_stop("peer", "it ended; see its message");
    }
    return strtod(line, NULL);
}

bench_peer *bench_peer_jax(const char *row, const char *argument) {
    const char *python = bench_setting("BENCH_JAX");
    if (python == NULL) {
        bench_report_absent("JAX", "no target/venv-jax: tools/bootstrap demo makes it where there is a Python 3.12");
        return NULL;
    }
    const char *script = bench_required("BENCH_JAX_SCRIPT");
    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0) {
        bench_stop("pipe", strerror(errno));
    }
    const pid_t process = fork();
    if (process < 0) {
        bench_stop("fork", strerror(errno));
    }
    if (process == 0) {
        dup2(to[0], 0);
        dup2(from[1], 1);
        execl(python, python, script, row, argument, (char *)NULL);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    bench_peer *peer = calloc(1, sizeof *peer);
    if (peer == NULL) {
        bench_stop("peer", "no memory");
    }
    peer->process = process;
    peer->to = fdopen(to[1], "w");
    peer->from = fdopen(from[0], "r");
    if (peer->to == NULL || peer->from == NULL) {
        bench_stop("peer", strerror(errno));
    }
    return peer;
}

double bench_peer_time(void *peer, int calls) { return ask(peer, calls); }

void bench_peer_stop(bench_peer *peer) {
    if (peer == NULL) {
        return;
    }
    fclose(peer->to);
    fclose(peer->from);
    waitpid(peer->process, NULL, 0);
    free(peer);
}

long bench_kilobytes(const char *file, const char *name) {
    FILE *from = fopen(file, "r");
    char line[256];
    const size_t length = strlen(name);
    while (from != NULL && fgets(line, sizeof line, from) != NULL) {
        if (strncmp(line, name, length) == 0) {
            fclose(from);
            return strtol(line + length, NULL, 10);
        }
    }
    bench_stop(file, "does not say how much memory is resident");
}
