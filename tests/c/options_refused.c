/* Values of CPU plugins' own options that make no sense: several plugins would end the process over them. */
#include "check.h"

static void check_refused(const pjrtlite_options *options, const char *key) {
    int something;
    pjrtlite_client *client = (void *)&something;
    const pjrtlite_status status = pjrtlite_client_create("cpu", options, &client);
    CHECK(status != PJRTLITE_STATUS_OK);
    CHECK(client == NULL);
    CHECK(strstr(pjrtlite_last_error_message(), key) != NULL);
}

static void wrong_types(void) {
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_string(options, "cpu_device_count", "2"));
    check_refused(options, "cpu_device_count");
    CHECK_OK(pjrtlite_options_set_bool(options, "cpu_device_count", true));
    check_refused(options, "cpu_device_count");
    CHECK_OK(pjrtlite_options_set_float(options, "cpu_device_count", 2.0));
    check_refused(options, "cpu_device_count");
    CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", 2));
    CHECK_OK(pjrtlite_options_set_int(options, "asynchronous", 1));
    check_refused(options, "asynchronous");
    pjrtlite_options_destroy(options);
    PASSED("values of another type");
}

static void impossible_counts(void) {
    /* 2^32 + 1 is 1 to those who drop the upper half. */
    const int64_t counts[] = {-1, INT64_MIN, INT64_MAX, 4294967297};
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    for (size_t i = 0; i < COUNT_OF(counts); ++i) {
        CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", counts[i]));
        check_refused(options, "cpu_device_count");
    }
    /* Without a device there is nothing to run on. */
    CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", 0));
    check_refused(options, "cpu_device_count");

    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", 1));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    pjrtlite_options_destroy(options);
    PASSED("impossible numbers of devices");
}

int main(void) {
    wrong_types();
    impossible_counts();
    return EXIT_SUCCESS;
}
