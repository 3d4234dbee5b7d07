/* Statuses have fixed numbers and names, and each thread keeps the message of its last failure. */
#include "check.h"

#include <pthread.h>

/* The numbers are written out, since a program that was compiled earlier relies on them. */
#define STATUS(number, name) \
    do { \
        CHECK(PJRTLITE_STATUS_##name == (number)); \
        CHECK_TEXT(pjrtlite_status_name(number), #name); \
    } while (0)

static void numbers_and_names(void) {
    STATUS(0, OK);
    STATUS(1, CANCELLED);
    STATUS(2, UNKNOWN);
    STATUS(3, INVALID_ARGUMENT);
    STATUS(4, DEADLINE_EXCEEDED);
    STATUS(5, NOT_FOUND);
    STATUS(6, ALREADY_EXISTS);
    STATUS(7, PERMISSION_DENIED);
    STATUS(8, RESOURCE_EXHAUSTED);
    STATUS(9, FAILED_PRECONDITION);
    STATUS(10, ABORTED);
    STATUS(11, OUT_OF_RANGE);
    STATUS(12, UNIMPLEMENTED);
    STATUS(13, INTERNAL);
    STATUS(14, UNAVAILABLE);
    STATUS(15, DATA_LOSS);
    STATUS(16, UNAUTHENTICATED);
    STATUS(100, NULL_ARGUMENT);
    STATUS(101, PLUGIN_NOT_FOUND);
    STATUS(102, PLUGIN_LOAD_FAILED);
    STATUS(103, NOT_A_PLUGIN);
    STATUS(104, ABI_MISMATCH);
    STATUS(105, UNSUPPORTED_BY_PLUGIN);
    STATUS(106, FILE_UNREADABLE);
    STATUS(107, BAD_PROGRAM);
    STATUS(108, SIGNATURE_MISMATCH);
    STATUS(109, UNKNOWN_OPTION);
    STATUS(110, INDEX_OUT_OF_RANGE);
    STATUS(111, NOT_BOUND);
    STATUS(112, COPY_REQUIRED);
    STATUS(113, USED_AFTER_FORK);
    STATUS(114, PANIC);
    STATUS(115, INVALID_VALUE);
    STATUS(116, NOT_RUN);
    STATUS(117, TIMED_OUT);
    STATUS(118, PROGRAM_MISMATCH);
    STATUS(119, CUSTOM_CALL_NOT_FOUND);
    STATUS(120, IN_USE);
    STATUS(121, PLUGIN_EXCEPTION);
    STATUS(122, UNSUPPORTED);
    STATUS(123, FILE_UNWRITABLE);
    STATUS(124, FUNCTION_FAILED);
    STATUS(125, CHECK_FAILED);
    const pjrtlite_status none[] = {INT32_MIN, -1, 17, 99, 126, INT32_MAX};
    for (size_t i = 0; i < COUNT_OF(none); ++i) {
        CHECK_TEXT(pjrtlite_status_name(none[i]), "UNRECOGNISED");
    }
    PASSED("every status has its number and name");
}

static void *another_thread(void *unused) {
    (void)unused;
    CHECK_TEXT(pjrtlite_last_error_message(), "");
    CHECK_FAILS(NULL_ARGUMENT, "'event'", pjrtlite_event_wait(NULL));
    return NULL;
}

static void last_message(void) {
    CHECK_TEXT(pjrtlite_last_error_message(), "");
    CHECK_FAILS(NULL_ARGUMENT, "'plan'", pjrtlite_plan_run(NULL));

    /* Success leaves the message as it is. */
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_SAYS("'plan'");

    /* So does the failure of another thread. */
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, another_thread, NULL) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK_SAYS("'plan'");

    /* The next failure of this one replaces it. */
    CHECK_FAILS(NULL_ARGUMENT, "'key'", pjrtlite_options_set_bool(options, NULL, true));
    CHECK(strstr(pjrtlite_last_error_message(), "'plan'") == NULL);
    pjrtlite_options_destroy(options);
    PASSED("each thread keeps the message of its last failure");
}

static void failing(void) {
    CHECK(pjrtlite_fail(PJRTLITE_STATUS_TIMED_OUT, "no answer: \xc3\xbc") == PJRTLITE_STATUS_TIMED_OUT);
    CHECK_TEXT(pjrtlite_last_error_message(), "no answer: \xc3\xbc");
    /* The message itself, and a part of one that is cut inside of a character. */
    CHECK(pjrtlite_fail(PJRTLITE_STATUS_PANIC, pjrtlite_last_error_message() + 3) == PJRTLITE_STATUS_PANIC);
    CHECK_TEXT(pjrtlite_last_error_message(), "answer: \xc3\xbc");
    CHECK(pjrtlite_fail(PJRTLITE_STATUS_IN_USE, "cut \xc3") == PJRTLITE_STATUS_IN_USE);
    CHECK_SAYS("cut ");
    CHECK_FAILS(INVALID_VALUE, "no failure; the message is: all is well", pjrtlite_fail(PJRTLITE_STATUS_OK, "all is well"));
    CHECK_FAILS(INVALID_VALUE, "'status' is 17", pjrtlite_fail((pjrtlite_status)17, "what"));
    CHECK_FAILS(NULL_ARGUMENT, "'message'", pjrtlite_fail(PJRTLITE_STATUS_PANIC, NULL));
    PASSED("code over the library fails as it does");
}

int main(void) {
    numbers_and_names();
    last_message();
    failing();
    return EXIT_SUCCESS;
}
