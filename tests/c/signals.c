/* Signals of the host: the threads that a plugin starts have none of them, and the host's own mask stays. */
#include "check.h"

#include <dirent.h>
#include <pthread.h>
#include <signal.h>

static sigset_t mask_now(void) {
    sigset_t mask;
    CHECK(pthread_sigmask(SIG_BLOCK, NULL, &mask) == 0);
    return mask;
}

/* ---- The threads of the process ---- */

enum { most_threads = 512 };

struct threads {
    long id[most_threads];
    int count;
};

static struct threads threads_now(void) {
    struct threads threads = {{0}, 0};
    DIR *folder = opendir("/proc/self/task");
    CHECK(folder != NULL);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        const long id = strtol(entry->d_name, NULL, 10);
        if (id > 0 && threads.count < most_threads) threads.id[threads.count++] = id;
    }
    closedir(folder);
    return threads;
}

/* The signals that a thread blocks, the first one in the lowest bit; all if it is gone. */
static unsigned long long blocked_by(long thread) {
    char line[256];
    unsigned long long blocked = ~0ULL;
    snprintf(line, sizeof line, "/proc/self/task/%ld/status", thread);
    FILE *file = fopen(line, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, "SigBlk:", 7) == 0) blocked = strtoull(line + 7, NULL, 16);
    }
    if (file != NULL) fclose(file);
    return blocked;
}

/* On all threads but this one the host's signals are blocked. */
static void check_threads(const struct threads *threads) {
    static const int signals[] = {SIGHUP, SIGINT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGCHLD};
    for (int i = 0; i < threads->count; ++i) {
        if (threads->id[i] == (long)getpid()) continue;
        const unsigned long long blocked = blocked_by(threads->id[i]);
        for (size_t k = 0; k < COUNT_OF(signals); ++k) CHECK(((blocked >> (signals[k] - 1)) & 1) == 1);
    }
}

/* A matrix product on several threads, a sort and a Fourier transform: what plugins have libraries for. */
static const char busy_text[] =
    "module @busy {\n"
    "  func.func public @main(%a: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xcomplex<f32>>) {\n"
    "    %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]\n"
    "        : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>\n"
    "    %1 = \"stablehlo.sort\"(%0) ({\n"
    "      ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
    "        %less = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "        stablehlo.return %less : tensor<i1>\n"
    "    }) {dimension = 1 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>\n"
    "    %2 = stablehlo.convert %1 : (tensor<512x512xf32>) -> tensor<512x512xcomplex<f32>>\n"
    "    %3 = stablehlo.fft %2, type = FFT, length = [512, 512]\n"
    "        : (tensor<512x512xcomplex<f32>>) -> tensor<512x512xcomplex<f32>>\n"
    "    return %1, %3 : tensor<512x512xf32>, tensor<512x512xcomplex<f32>>\n"
    "  }\n"
    "}\n";

/* Runs and transfers, on the calling thread and in the background: they start no threads, whose signals would be those
   of the thread that runs. */
static void runs_start_no_threads(bool background) {
    static const int64_t dims[] = {512, 512};
    const size_t size = 512 * 512 * sizeof(float);
    pjrtlite_options *options;
    pjrtlite_client *client;
    pjrtlite_executable *busy;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", background));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_options_destroy(options);
    CHECK_OK(pjrtlite_executable_load_memory(client, busy_text, strlen(busy_text), NULL, &busy));
    const struct threads before = threads_now();
    CHECK(before.count > 1);
    check_threads(&before);

    float *x = aligned_memory(size);
    memset(x, 0, size);
    pjrtlite_buffer *input, *outputs[2];
    pjrtlite_event *event;
    CHECK_OK(pjrtlite_buffer_from_host(client, x, PJRTLITE_DTYPE_F32, dims, 2, 0, &input));
    const pjrtlite_buffer *const inputs[] = {input};
    CHECK_OK(pjrtlite_executable_execute(busy, inputs, 1, outputs, 2, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);
    CHECK_OK(pjrtlite_buffer_to_host(outputs[0], x, size));
    for (int i = 0; i < 2; ++i) pjrtlite_buffer_destroy(outputs[i]);
    pjrtlite_buffer_destroy(input);
    pjrtlite_plan *plan = new_plan(busy);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 2));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_start(plan, &event));
    CHECK_OK(pjrtlite_event_wait(event));
    pjrtlite_event_destroy(event);

    const struct threads after = threads_now();
    for (int i = 0; i < after.count; ++i) {
        bool is_known = false;
        for (int k = 0; k < before.count; ++k) is_known = is_known || before.id[k] == after.id[i];
        CHECK(is_known);
    }
    check_threads(&after);
    pjrtlite_plan_destroy(plan);
    free(x);
    pjrtlite_executable_destroy(busy);
    pjrtlite_client_destroy(client);
}

int main(void) {
    alarm(100);
    sigset_t hosts, wanted;
    CHECK(sigemptyset(&hosts) == 0 && sigaddset(&hosts, SIGUSR2) == 0);
    CHECK(pthread_sigmask(SIG_SETMASK, &hosts, NULL) == 0);
    pjrtlite_client *client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    const sigset_t after = mask_now();
    for (int signal = 1; signal < 32; ++signal) {
        if (signal == SIGKILL || signal == SIGSTOP) continue;
        CHECK(sigismember(&after, signal) == sigismember(&hosts, signal));
    }
    PASSED("the host's mask is as it was");

    /* On no thread but this one are they open, where they would end the process. */
    CHECK(sigemptyset(&wanted) == 0);
    const int signals[] = {SIGUSR1, SIGTERM, SIGINT, SIGHUP};
    for (size_t i = 0; i < COUNT_OF(signals); ++i) CHECK(sigaddset(&wanted, signals[i]) == 0);
    CHECK(pthread_sigmask(SIG_BLOCK, &wanted, NULL) == 0);
    for (size_t i = 0; i < COUNT_OF(signals); ++i) {
        int got = 0;
        CHECK(kill(getpid(), signals[i]) == 0);
        CHECK(sigwait(&wanted, &got) == 0 && got == signals[i]);
    }
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    PASSED("signals that the host waits for come to it");

    runs_start_no_threads(false);
    runs_start_no_threads(true);
    PASSED("runs and transfers start no threads");
    return EXIT_SUCCESS;
}
