/* The host's floating-point state: no call changes it, none dies of its traps or computes by its rounding, and the
   host's own functions have it when the plugin calls them. */
#define _GNU_SOURCE
#include "slow.h"

#include <fenv.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { side = 64, length = 60, long_side = 512 };

/* Constants to fold, and arrays to compute: x / 0, 3e38 * 3e38, inf - inf, log of negative numbers, tiny numbers. Small
   enough to run on the caller's thread. */
static const char odd_text[] =
    "module @odd {\n"
    "  func.func public @main(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf64>, tensor<f32>) {\n"
    "    %tenth = stablehlo.constant dense<0.1> : tensor<64x64xf32>\n"
    "    %zero = stablehlo.constant dense<0.0> : tensor<64x64xf32>\n"
    "    %big = stablehlo.constant dense<3.0e38> : tensor<64x64xf32>\n"
    "    %small = stablehlo.constant dense<1.0e-30> : tensor<f32>\n"
    "    %inf = stablehlo.divide %big, %zero : tensor<64x64xf32>\n"
    "    %over = stablehlo.multiply %big, %big : tensor<64x64xf32>\n"
    "    %nan = stablehlo.subtract %inf, %over : tensor<64x64xf32>\n"
    "    %tiny = stablehlo.multiply %small, %small : tensor<f32>\n"
    "    %a = stablehlo.divide %tenth, %x : tensor<64x64xf32>\n"
    "    %b = stablehlo.log %a : tensor<64x64xf32>\n"
    "    %c = stablehlo.dot_general %b, %x, contracting_dims = [1] x [0]\n"
    "      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>\n"
    "    %d = stablehlo.add %c, %nan : tensor<64x64xf32>\n"
    "    %e = stablehlo.convert %x : (tensor<64x64xf32>) -> tensor<64x64xf64>\n"
    "    %f = stablehlo.exponential %e : tensor<64x64xf64>\n"
    "    return %d, %f, %tiny : tensor<64x64xf32>, tensor<64x64xf64>, tensor<f32>\n"
    "  }\n"
    "}\n";

/* The same of arrays that are enough work for the plugin's threads to share. */
static const char large_text[] =
    "module @large {\n"
    "  func.func public @main(%x: tensor<512x512xf32>)\n"
    "      -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) {\n"
    "    %one = stablehlo.constant dense<1.0> : tensor<512x512xf32>\n"
    "    %big = stablehlo.constant dense<3.0e38> : tensor<512x512xf32>\n"
    "    %small = stablehlo.constant dense<1.0e-20> : tensor<512x512xf32>\n"
    "    %a = stablehlo.divide %one, %x : tensor<512x512xf32>\n"
    "    %b = stablehlo.multiply %small, %x : tensor<512x512xf32>\n"
    "    %c = stablehlo.multiply %b, %small : tensor<512x512xf32>\n"
    "    %d = stablehlo.multiply %big, %x : tensor<512x512xf32>\n"
    "    %e = stablehlo.dot_general %x, %d, contracting_dims = [1] x [0]\n"
    "      : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>\n"
    "    return %a, %c, %e : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>\n"
    "  }\n"
    "}\n";

/* Plugins compute what a Fourier transform multiplies by in long double. */
static const char fourier_text[] =
    "module @fourier {\n"
    "  func.func public @main(%x: tensor<60xcomplex<f64>>) -> tensor<60xcomplex<f64>> {\n"
    "    %y = stablehlo.fft %x, type = FFT, length = [60]\n"
    "      : (tensor<60xcomplex<f64>>) -> tensor<60xcomplex<f64>>\n"
    "    return %y : tensor<60xcomplex<f64>>\n"
    "  }\n"
    "}\n";

/* What the host had set, and what a call left. */
struct state {
    int traps;
    int rounding;
    int flags;
    fenv_t environment;
};

static struct state state_now(void) {
    struct state state;
    state.traps = fegetexcept();
    state.rounding = fegetround();
    state.flags = fetestexcept(FE_ALL_EXCEPT);
    /* FNSTENV, inside of it, masks the traps of the x87. */
    CHECK(fegetenv(&state.environment) == 0);
    return state;
}

static void check_same(const struct state *now, const struct state *before, const char *plan) {
    if (now->traps != before->traps || now->rounding != before->rounding || now->flags != before->flags) {
        printf("%s: traps %x -> %x, rounding %x -> %x, flags %x -> %x\n", plan, (unsigned)before->traps,
               (unsigned)now->traps, (unsigned)before->rounding, (unsigned)now->rounding, (unsigned)before->flags,
               (unsigned)now->flags);
        fail(__FILE__, __LINE__, plan, "changed the floating-point state");
    }
#ifdef __x86_64__
    CHECK(now->environment.__mxcsr == before->environment.__mxcsr);
    CHECK(now->environment.__control_word == before->environment.__control_word);
#endif
}

/* The call succeeds and leaves the state as it was. */
#define GUARDED(call)                                     \
    do {                                                  \
        const struct state before_ = state_now();         \
        const pjrtlite_status status_ = (call);           \
        const struct state after_ = state_now();          \
        check_same(&after_, &before_, #call);             \
        CHECK_OK(status_);                                \
    } while (0)

static pjrtlite_client *client;

static void check_odd(pjrtlite_executable *odd) {
    static float x[side][side], d[side][side];
    static double f[side][side];
    const int64_t dims[] = {side, side};
    float tiny;
    pjrtlite_plan *plan;
    for (int i = 0; i < side; ++i) {
        for (int j = 0; j < side; ++j) x[i][j] = (float)((i + j) % 7 - 3);
    }
    GUARDED(pjrtlite_plan_create(odd, 0, &plan));
    GUARDED(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 2));
    GUARDED(pjrtlite_plan_bind_output(plan, 0, d, PJRTLITE_DTYPE_F32, dims, 2));
    for (int run = 0; run < 3; ++run) GUARDED(pjrtlite_plan_run(plan));
    GUARDED(pjrtlite_plan_get_output(plan, 1, f, PJRTLITE_DTYPE_F64, dims, 2));
    GUARDED(pjrtlite_plan_get_output(plan, 2, &tiny, PJRTLITE_DTYPE_F32, NULL, 0));
    pjrtlite_plan_destroy(plan);
    /* exp(x) to the last place or two, by the series' own values. */
    static const double exps[] = {0.049787068367863944, 0.1353352832366127, 0.36787944117144233, 1.0,
                                  2.718281828459045,    7.38905609893065,   20.085536923187668};
    for (int i = 0; i < side; ++i) {
        for (int j = 0; j < side; ++j) {
            CHECK(isnan(d[i][j]));
            CHECK(fabs(f[i][j] / exps[(i + j) % 7] - 1.0) < 1e-15);
        }
    }
    CHECK(tiny == 0.0F);
}

/* How long others than this thread have worked, in microseconds. */
static long time_of_others(void) {
    struct rusage all, own;
    CHECK(getrusage(RUSAGE_SELF, &all) == 0 && getrusage(RUSAGE_THREAD, &own) == 0);
    return 1000000L * (all.ru_utime.tv_sec + all.ru_stime.tv_sec - own.ru_utime.tv_sec - own.ru_stime.tv_sec) +
           all.ru_utime.tv_usec + all.ru_stime.tv_usec - own.ru_utime.tv_usec - own.ru_stime.tv_usec;
}

static void check_large(pjrtlite_executable *large) {
    static float x[long_side][long_side], results[3][long_side][long_side];
    const int64_t dims[] = {long_side, long_side};
    pjrtlite_plan *plan;
    for (int i = 0; i < long_side; ++i) {
        for (int j = 0; j < long_side; ++j) x[i][j] = (float)((i + j) % 4);
    }
    GUARDED(pjrtlite_plan_create(large, 0, &plan));
    GUARDED(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 2));
    for (size_t i = 0; i < COUNT_OF(results); ++i) {
        GUARDED(pjrtlite_plan_bind_output(plan, i, results[i], PJRTLITE_DTYPE_F32, dims, 2));
    }
    const long before = time_of_others();
    for (int run = 0; run < 4; ++run) GUARDED(pjrtlite_plan_run(plan));
    CHECK(sysconf(_SC_NPROCESSORS_ONLN) == 1 || time_of_others() - before > 1000);
    pjrtlite_plan_destroy(plan);
    for (int i = 0; i < long_side; ++i) {
        for (int j = 0; j < long_side; ++j) {
            const float inverse = results[0][i][j], tiny = results[1][i][j], product = results[2][i][j];
            CHECK((i + j) % 4 == 0 ? isinf(inverse) : fabs((double)inverse * ((i + j) % 4) - 1.0) < 1e-6);
            /* Denormal numbers are zero to XLA. The host's own may be, too, so this looks at the bits. */
            CHECK(memcmp(&tiny, &(float){0.0F}, sizeof tiny) == 0);
            /* Along two diagonals of four, a zero meets an infinity. */
            CHECK((j - i + long_side) % 4 < 2 ? isinf(product) : isnan(product));
        }
    }
}

static void check_fourier(pjrtlite_executable *fourier) {
    static double x[length][2], y[length][2];
    const int64_t dims[] = {length};
    pjrtlite_buffer *input, *output;
    pjrtlite_event *event;
    /* A line in the spectrum at 7. */
    const double step = 2.0 * 3.14159265358979323846 / length;
    for (int i = 0; i < length; ++i) {
        x[i][0] = cos(step * (double)(7 * i % length));
        x[i][1] = sin(step * (double)(7 * i % length));
    }
    GUARDED(pjrtlite_buffer_from_host(client, x, PJRTLITE_DTYPE_C128, dims, 1, 0, &input));
    GUARDED(pjrtlite_executable_execute(fourier, (const pjrtlite_buffer *const *)&input, 1, &output, 1, &event));
    GUARDED(pjrtlite_event_wait(event));
    GUARDED(pjrtlite_buffer_to_host(output, y, sizeof y));
    pjrtlite_event_destroy(event);
    pjrtlite_buffer_destroy(input);
    pjrtlite_buffer_destroy(output);
    for (int i = 0; i < length; ++i) {
        CHECK(fabs(y[i][0] - (i == 7 ? length : 0.0)) < 1e-13);
        CHECK(fabs(y[i][1]) < 1e-13);
    }
}

/* Everything there is, from the first call to the last. Handles that outlive it are of no interest. */
static void work(void) {
    pjrtlite_executable *odd, *large, *fourier, *again;
    const void *bytes;
    size_t size;
    GUARDED(pjrtlite_client_create("cpu", NULL, &client));
    GUARDED(pjrtlite_executable_load_memory(client, odd_text, strlen(odd_text), NULL, &odd));
    GUARDED(pjrtlite_executable_load_memory(client, large_text, strlen(large_text), NULL, &large));
    GUARDED(pjrtlite_executable_load_memory(client, fourier_text, strlen(fourier_text), NULL, &fourier));
    check_odd(odd);
    check_large(large);
    check_fourier(fourier);
    GUARDED(pjrtlite_executable_serialize(odd, &bytes, &size));
    GUARDED(pjrtlite_executable_load_memory(client, bytes, size, NULL, &again));
    check_odd(again);
    const struct state before = state_now();
    pjrtlite_executable_destroy(again);
    pjrtlite_executable_destroy(odd);
    pjrtlite_executable_destroy(large);
    pjrtlite_executable_destroy(fourier);
    pjrtlite_client_destroy(client);
    const struct state after = state_now();
    check_same(&after, &before, "destroy");
}

static void trap(int exceptions) {
    feclearexcept(FE_ALL_EXCEPT);
    CHECK(feenableexcept(exceptions) != -1);
}

static void with_traps(void) {
    trap(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW | FE_UNDERFLOW);
#ifdef __x86_64__
    /* Denormal numbers have a trap, too, which fenv.h does not know. */
    fenv_t environment;
    CHECK(fegetenv(&environment) == 0);
    environment.__control_word &= (unsigned short)~2U;
    environment.__mxcsr &= ~0x100U;
    CHECK(fesetenv(&environment) == 0);
#endif
}

static void with_rounding(void) { CHECK(fesetround(FE_UPWARD) == 0); }

/* Of the x87, as old codes set it; and denormals as zero, as -ffast-math sets it at the start. */
static void with_odd_control(void) {
#ifdef __x86_64__
    fenv_t environment;
    CHECK(fegetenv(&environment) == 0);
    environment.__control_word = 0x007f;
    environment.__mxcsr |= 0x8040U;
    CHECK(fesetenv(&environment) == 0);
#endif
}

/* The flags that a host has after its first inexact result, in both units. */
static void with_flags(void) { CHECK(feraiseexcept(FE_INEXACT) == 0); }

static void with_nothing(void) { feclearexcept(FE_ALL_EXCEPT); }

static volatile double zero;
static volatile long double long_zero;

static void divide(void) { zero = 1.0 / zero; }
static void divide_long(void) { long_zero = 1.0L / long_zero; }

/* Runs a function in a child process; how it ends. */
static int ends(void (*function)(void)) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        function();
        _exit(0);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    return status;
}

static void work_and_divide(void) {
    with_traps();
    work();
    divide();
}

static void work_and_divide_long(void) {
    with_traps();
    work();
    divide_long();
}

/* In a process of its own for each state, since plugins keep threads and what they computed once. */
static void in_every_state(void) {
    static void (*const setters[])(void) = {with_nothing, with_flags, with_rounding, with_odd_control};
    for (size_t i = 0; i < COUNT_OF(setters); ++i) {
        fflush(stdout);
        const pid_t child = fork();
        CHECK(child >= 0);
        if (child == 0) {
            setters[i]();
            work();
            exit(EXIT_SUCCESS);
        }
        int status;
        CHECK(waitpid(child, &status, 0) == child);
        CHECK(status == 0);
    }
    PASSED("right results, and the same state after each call, in every state");
    /* valgrind has no traps. */
    if (getenv("PJRTLITE_TEST_VALGRIND") != NULL) return;
    static void (*const dividers[])(void) = {work_and_divide, work_and_divide_long};
    for (size_t i = 0; i < COUNT_OF(dividers); ++i) {
        const int status = ends(dividers[i]);
        CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGFPE);
    }
    PASSED("the same with traps, and the host's next division by zero traps");
}

/* ---- Callbacks ---- */

struct seen {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    int calls;
    bool on_the_main_thread;
    int rounding;
    int traps;
    pthread_t main_thread;
};

static void look(pjrtlite_status status, const char *message, void *user) {
    struct seen *seen = user;
    (void)message;
    CHECK(status == PJRTLITE_STATUS_OK);
    pthread_mutex_lock(&seen->mutex);
    seen->calls += 1;
    seen->on_the_main_thread = pthread_equal(pthread_self(), seen->main_thread);
    seen->rounding = fegetround();
    seen->traps = fegetexcept();
    /* What it changes is gone afterwards. */
    fesetround(FE_DOWNWARD);
    fedisableexcept(FE_ALL_EXCEPT);
    pthread_cond_signal(&seen->changed);
    pthread_mutex_unlock(&seen->mutex);
}

static void check_seen(struct seen *seen, int rounding, int traps, bool on_the_main_thread) {
    pthread_mutex_lock(&seen->mutex);
    while (seen->calls == 0) pthread_cond_wait(&seen->changed, &seen->mutex);
    CHECK(seen->calls == 1);
    CHECK(seen->on_the_main_thread == on_the_main_thread);
    CHECK(seen->rounding == rounding);
    CHECK(seen->traps == traps);
    seen->calls = 0;
    pthread_mutex_unlock(&seen->mutex);
}

static void callbacks(void) {
    struct seen seen = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, false, 0, 0, pthread_self()};
    client = new_client();
    pjrtlite_executable *slow = load_slow(client);
    const int32_t steps = slow_steps(client, slow, 0.1);
    const bool has_traps = getenv("PJRTLITE_TEST_VALGRIND") == NULL;
    for (int i = 0; i < 2; ++i) {
        const int rounding = i == 0 ? FE_TONEAREST : FE_UPWARD;
        const int traps = i == 0 || !has_traps ? 0 : FE_DIVBYZERO | FE_INVALID;
        pjrtlite_buffer *output;
        pjrtlite_event *event;
        start_slow(client, slow, steps, &output, &event);
        CHECK(fesetround(rounding) == 0);
        trap(traps);
        bool ready;
        GUARDED(pjrtlite_event_test(event, &ready));
        GUARDED(pjrtlite_event_on_ready(event, look, &seen));
        /* Meanwhile the host goes on to other things. */
        CHECK(fesetround(FE_TONEAREST) == 0);
        fedisableexcept(FE_ALL_EXCEPT);
        check_seen(&seen, rounding, traps, ready);
        CHECK_OK(pjrtlite_event_wait(event));

        CHECK(fesetround(rounding) == 0);
        trap(traps);
        GUARDED(pjrtlite_event_on_ready(event, look, &seen));
        check_seen(&seen, rounding, traps, true);
        CHECK(fesetround(FE_TONEAREST) == 0);
        fedisableexcept(FE_ALL_EXCEPT);
        check_slow(output, steps);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(output);
    }
    pjrtlite_executable_destroy(slow);
    pjrtlite_client_destroy(client);
    PASSED("callbacks have the state of the thread that asked for them");
}

/* Numbers of the host's that do not fit where they go: ours to convert, and no reason for a trap. */
static void options_that_do_not_fit(void) {
    const struct state start = state_now();
    with_traps();
    /* Of a plugin's options those beyond single precision are refused, and plugins may refuse any that they do not know.
       Not even a comparison may touch a denormal number here. */
    const struct {
        double number;
        double size;
        bool fits;
    } all[] = {{1e300, 1e300, false},
               {-1e300, 1e300, false},
               {1e-300, 1e-300, true},
               {0.1, 0.1, true},
               {4.9e-324, 4.9e-324, true}};
    pjrtlite_options *options, *own;
    pjrtlite_client *made;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_create(&own));
    for (size_t i = 0; i < COUNT_OF(all); ++i) {
        CHECK_OK(pjrtlite_options_set_float(options, "no_such_option", all[i].number));
        const pjrtlite_status status = pjrtlite_client_create("cpu", options, &made);
        if (!all[i].fits) {
            CHECK(status == PJRTLITE_STATUS_INVALID_VALUE);
            CHECK_SAYS("single precision");
        }
        pjrtlite_client_destroy(made);

        CHECK_OK(pjrtlite_options_set_float(own, "pjrtlite.shutdown_timeout", all[i].size));
        CHECK_OK(pjrtlite_client_create("cpu", own, &made));
        pjrtlite_buffer *buffer = new_buffer(made, hello_x, 4);
        pjrtlite_event *ready;
        CHECK_OK(pjrtlite_buffer_ready(buffer, &ready));
        CHECK_OK(pjrtlite_event_wait(ready));
        CHECK_OK(pjrtlite_event_wait_for(ready, all[i].size));
        pjrtlite_event_destroy(ready);
        pjrtlite_buffer_destroy(buffer);
        pjrtlite_client_destroy(made);
    }
    pjrtlite_options_destroy(own);
    pjrtlite_options_destroy(options);
    CHECK(fesetenv(&start.environment) == 0);
    PASSED("options and limits that trap where they are converted");
}

int main(void) {
    in_every_state();
    options_that_do_not_fit();
    callbacks();
    return EXIT_SUCCESS;
}
