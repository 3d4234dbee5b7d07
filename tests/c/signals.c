/* Signals of the host: the threads that a plugin starts have none of them, and the host's own mask stays. */
#include "check.h"

#include <pthread.h>
#include <signal.h>

static sigset_t mask_now(void) {
    sigset_t mask;
    CHECK(pthread_sigmask(SIG_BLOCK, NULL, &mask) == 0);
    return mask;
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
    return EXIT_SUCCESS;
}
