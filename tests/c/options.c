/* Options: set by type, checked where they are the library's own, and passed on where they are not. */
#include "check.h"

static size_t device_count(const pjrtlite_options *options) {
    pjrtlite_client *client;
    size_t count = 0;
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    CHECK_OK(pjrtlite_client_device_count(client, &count));
    pjrtlite_client_destroy(client);
    return count;
}

static void options_of_the_plugin(void) {
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK(device_count(NULL) == 4);
    CHECK(device_count(options) == 4);

    CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", 2));
    CHECK(device_count(options) == 2);
    /* The last value counts, and a set can be used again. */
    CHECK_OK(pjrtlite_options_set_int(options, "cpu_device_count", 3));
    CHECK(device_count(options) == 3);
    CHECK(device_count(options) == 3);

    CHECK_OK(pjrtlite_options_set_bool(options, "asynchronous", false));
    CHECK(device_count(options) == 3);
    pjrtlite_options_destroy(options);
    PASSED("options of the plugin");
}

/* What a plugin does not know, of whatever type, it ignores or refuses by name. */
static void check_passed_on(const pjrtlite_options *options, const char *key) {
    pjrtlite_client *client;
    const pjrtlite_status status = pjrtlite_client_create("cpu", options, &client);
    if (status == PJRTLITE_STATUS_OK) {
        pjrtlite_client_destroy(client);
    } else {
        CHECK_FAILS(INVALID_ARGUMENT, key, status);
        CHECK(client == NULL);
    }
}

static void every_type_of_option(void) {
    const int64_t list[] = {1, -2, INT64_MAX};
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_string(options, "some_option", "two words"));
    check_passed_on(options, "some_option");
    CHECK_OK(pjrtlite_options_set_string(options, "some_option", ""));
    check_passed_on(options, "some_option");
    CHECK_OK(pjrtlite_options_set_int(options, "some_option", INT64_MIN));
    check_passed_on(options, "some_option");
    CHECK_OK(pjrtlite_options_set_bool(options, "some_option", true));
    check_passed_on(options, "some_option");
    CHECK_OK(pjrtlite_options_set_int_list(options, "some_option", list, COUNT_OF(list)));
    check_passed_on(options, "some_option");
    CHECK_OK(pjrtlite_options_set_int_list(options, "some_option", NULL, 0));
    check_passed_on(options, "some_option");
    CHECK_OK(pjrtlite_options_set_float(options, "some_option", 0.5));
    check_passed_on(options, "some_option");

    /* Plugins take single precision. A value it cannot hold is refused, and can be corrected. */
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_set_float(options, "some_option", 1e300));
    CHECK_FAILS(INVALID_VALUE, "some_option", pjrtlite_client_create("cpu", options, &client));
    CHECK_SAYS("single precision");
    CHECK(client == NULL);
    CHECK_OK(pjrtlite_options_set_float(options, "some_option", 1e30));
    check_passed_on(options, "some_option");
    pjrtlite_options_destroy(options);
    PASSED("options of every type");
}

static void key_and_value_are_copied(void) {
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    char key[] = "cpu_device_count";
    CHECK_OK(pjrtlite_options_set_int(options, key, 2));
    memset(key, 'x', sizeof key - 1);
    CHECK(device_count(options) == 2);

    /* What was made with a set outlives it. */
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_options_destroy(options);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    PASSED("keys are copied, and the set can be destroyed after use");
}

static void own_options(void) {
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    for (int64_t level = 0; level <= 3; ++level) {
        CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", level));
    }
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", 0));
    CHECK(device_count(options) == 4);

    CHECK_FAILS(INVALID_VALUE, "pjrtlite.log_level", pjrtlite_options_set_int(options, "pjrtlite.log_level", 4));
    CHECK_SAYS("0");
    CHECK_SAYS("3");
    CHECK_SAYS("got 4");
    CHECK_FAILS(INVALID_VALUE, "got -1", pjrtlite_options_set_int(options, "pjrtlite.log_level", -1));

    /* Another type of value is refused by each setter. */
    const int64_t list[] = {1};
    const char *key = "pjrtlite.log_level";
    CHECK_FAILS(UNKNOWN_OPTION, "takes an integer", pjrtlite_options_set_bool(options, key, true));
    CHECK_SAYS("truth value");
    CHECK_FAILS(UNKNOWN_OPTION, "takes an integer", pjrtlite_options_set_float(options, key, 1.0));
    CHECK_SAYS("floating-point number");
    CHECK_FAILS(UNKNOWN_OPTION, "takes an integer", pjrtlite_options_set_string(options, key, "1"));
    CHECK_SAYS("text");
    CHECK_FAILS(UNKNOWN_OPTION, "takes an integer", pjrtlite_options_set_int_list(options, key, list, 1));
    CHECK_SAYS("list of integers");

    /* A misspelt one is told apart from those of plugins by its prefix; the message lists what there is. */
    CHECK_FAILS(UNKNOWN_OPTION, "'pjrtlite.loglevel'", pjrtlite_options_set_int(options, "pjrtlite.loglevel", 1));
    CHECK_SAYS("pjrtlite.log_level");
    CHECK_FAILS(UNKNOWN_OPTION, "'pjrtlite.'", pjrtlite_options_set_string(options, "pjrtlite.", "x"));
    CHECK_FAILS(UNKNOWN_OPTION, "empty", pjrtlite_options_set_bool(options, "", true));

    /* Texts are UTF-8. */
    CHECK_FAILS(INVALID_VALUE, "'key'", pjrtlite_options_set_bool(options, "\xff", true));
    CHECK_FAILS(INVALID_VALUE, "'value'", pjrtlite_options_set_string(options, "a_text", "\xc3("));
    CHECK_SAYS("UTF-8");

    CHECK_FAILS(INVALID_VALUE, "pjrtlite.device", pjrtlite_options_set_int(options, "pjrtlite.device", -1));
    CHECK_SAYS("got -1");
    CHECK_FAILS(UNKNOWN_OPTION, "takes an integer", pjrtlite_options_set_string(options, "pjrtlite.device", "1"));

    /* None of these failures has spoilt the set. */
    CHECK(device_count(options) == 4);

    /* The device is a program's. */
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", 0));
    CHECK_FAILS(UNKNOWN_OPTION, "pjrtlite.device", pjrtlite_client_create("cpu", options, &client));
    CHECK_SAYS("programs");
    CHECK(client == NULL);
    pjrtlite_options_destroy(options);
    PASSED("options of the library");
}

static void options_of_a_program(const pjrtlite_client *client) {
    pjrtlite_options *options;
    pjrtlite_executable *hello;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "xla_cpu_enable_fast_math", false));
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), options, &hello));
    CHECK_HELLO(hello);

    /* XLA's compiler has worked already on an executable, so an option for it would be lost. */
    const void *data;
    size_t size;
    pjrtlite_executable *again;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    CHECK_FAILS(UNKNOWN_OPTION, "xla_cpu_enable_fast_math",
                pjrtlite_executable_load_memory(client, data, size, options, &again));
    CHECK_SAYS("compiled already");
    CHECK(again == NULL);
    pjrtlite_options_destroy(options);

    /* An empty set is as good as none. */
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, options, &again));
    CHECK_HELLO(again);
    pjrtlite_executable_destroy(again);
    pjrtlite_executable_destroy(hello);

    /* The log level is a client's. */
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", 1));
    CHECK_FAILS(UNKNOWN_OPTION, "pjrtlite.log_level",
                pjrtlite_executable_load_file(client, program("hello.mlir"), options, &hello));
    CHECK_SAYS("clients");
    CHECK(hello == NULL);
    pjrtlite_options_destroy(options);
    PASSED("options of a program");
}

/* The name is wrong, or the value's type: that is not the program's fault. */
static void unknown_options_of_a_program(const pjrtlite_client *client) {
    pjrtlite_options *options;
    pjrtlite_executable *hello;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "xla_no_such_option", true));
    CHECK_FAILS(UNKNOWN_OPTION, "xla_no_such_option",
                pjrtlite_executable_load_file(client, program("hello.mlir"), options, &hello));
    CHECK(hello == NULL);
    pjrtlite_options_destroy(options);

    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_string(options, "xla_cpu_enable_fast_math", "perhaps"));
    CHECK_FAILS(UNKNOWN_OPTION, "xla_cpu_enable_fast_math",
                pjrtlite_executable_load_file(client, program("hello.mlir"), options, &hello));
    CHECK_SAYS("perhaps");
    CHECK(hello == NULL);
    pjrtlite_options_destroy(options);
    PASSED("unknown options of a program");
}

/* The program runs where it was loaded for, and there alone; a serialized one, too. */
static void device_of_a_program(const pjrtlite_client *client) {
    pjrtlite_options *options;
    pjrtlite_executable *programs[2];
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", 1));
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), options, &programs[0]));
    CHECK_OK(pjrtlite_executable_serialize(programs[0], &data, &size));
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, options, &programs[1]));
    for (size_t i = 0; i < COUNT_OF(programs); ++i) {
        int something;
        pjrtlite_plan *plan = (void *)&something;
        CHECK_FAILS(INVALID_VALUE, "loaded for device 1", pjrtlite_plan_create(programs[i], 0, &plan));
        CHECK_SAYS("device 0");
        CHECK(plan == NULL);
        CHECK_OK(pjrtlite_plan_create(programs[i], 1, &plan));
        CHECK_HELLO_PLAN(plan);
        pjrtlite_buffer *output;
        size_t device;
        CHECK_OK(pjrtlite_plan_take_output_buffer(plan, 0, &output));
        CHECK_OK(pjrtlite_buffer_device(output, &device));
        CHECK(device == 1);
        pjrtlite_buffer_destroy(output);

        /* Buffers must be there, too. */
        pjrtlite_buffer *elsewhere = new_buffer(client, hello_x, 4);
        pjrtlite_buffer *there;
        CHECK_OK(pjrtlite_buffer_from_host(client, hello_x, PJRTLITE_DTYPE_F32, hello_dims, 1, 1, &there));
        const pjrtlite_buffer *inputs[2] = {there, elsewhere};
        CHECK_FAILS(SIGNATURE_MISMATCH, "input 1 is a buffer on device 0, but the program runs on device 1",
                    pjrtlite_executable_execute(programs[i], inputs, 2, &output, 1, NULL));
        CHECK(output == NULL);
        CHECK_FAILS(SIGNATURE_MISMATCH, "device 0", pjrtlite_plan_set_input_buffer(plan, 0, elsewhere));
        inputs[1] = there;
        CHECK_OK(pjrtlite_executable_execute(programs[i], inputs, 2, &output, 1, NULL));
        CHECK_OK(pjrtlite_buffer_device(output, &device));
        CHECK(device == 1);
        float f[4];
        CHECK_OK(pjrtlite_buffer_to_host(output, f, sizeof f));
        for (int k = 0; k < 4; ++k) CHECK(f[k] == 3.0F * hello_x[k]);
        pjrtlite_buffer_destroy(output);
        pjrtlite_buffer_destroy(elsewhere);
        pjrtlite_buffer_destroy(there);
        pjrtlite_plan_destroy(plan);
    }

    /* The device is chosen where a program is loaded: what was serialized for one goes to any. */
    pjrtlite_executable *first;
    CHECK_OK(pjrtlite_executable_load_memory(client, data, size, NULL, &first));
    CHECK_HELLO(first);
    pjrtlite_executable_destroy(first);
    pjrtlite_executable_destroy(programs[0]);
    pjrtlite_executable_destroy(programs[1]);

    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", 4));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device 4: this client has 4",
                pjrtlite_executable_load_file(client, program("hello.mlir"), options, &first));
    CHECK(first == NULL);
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", INT64_MAX));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "no device",
                pjrtlite_executable_load_file(client, program("hello.mlir"), options, &first));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.device", 0));
    CHECK_OK(pjrtlite_executable_load_file(client, program("hello.mlir"), options, &first));
    CHECK_HELLO(first);
    pjrtlite_executable_destroy(first);
    pjrtlite_options_destroy(options);
    PASSED("the device of a program");
}

int main(void) {
    options_of_the_plugin();
    every_type_of_option();
    key_and_value_are_copied();
    own_options();
    pjrtlite_client *client = new_client();
    options_of_a_program(client);
    unknown_options_of_a_program(client);
    device_of_a_program(client);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
