/* XLA_FLAGS on which XLA would end the process are refused, and those that are right are not. */
#include "check.h"

static void check_refused(const char *flags, const char *part) {
    pjrtlite_client *client;
    CHECK(setenv("XLA_FLAGS", flags, 1) == 0);
    CHECK_FAILS(INVALID_VALUE, part, pjrtlite_client_create("cpu", NULL, &client));
    CHECK(client == NULL);
    CHECK_SAYS("XLA_FLAGS");
}

int main(void) {
    check_refused("--xla_nonsense=1", "'--xla_nonsense', a flag that this plugin does not have");
    check_refused("--xla_cpu_enable_fast_math=true --xla_nope", "--xla_nope");
    check_refused("--xla_gpu_foo=1", "--xla_gpu_foo");
    check_refused("-xla_cpu_enable_fast_math=true", "is no flag");
    check_refused("--", "is no flag");
    check_refused("--noxla_cpu_enable_fast_math", "does not have");
    check_refused("--xla_cpu_enable_fast_math=maybe", "takes true or false");
    check_refused("--xla_cpu_enable_fast_math=", "takes true or false");
    check_refused("--xla_cpu_enable_fast_math='tr ue'", "takes true or false");
    check_refused("--xla_force_host_platform_device_count=abc", "takes an integer");
    check_refused("--xla_backend_optimization_level=9z", "takes an integer");
    check_refused("--xla_cpu_prefer_vector_width=99999999999999", "takes an integer");
    check_refused("--xla_cpu_prefer_vector_width", "without a value");
    check_refused("--xla_dump_to", "without a value");
    check_refused("xla_cpu_enable_fast_math=true", "name of a file");
    check_refused("/no/such/file", "name of a file");
    check_refused("   ", "name of a file");
    char path[4096];
    snprintf(path, sizeof path, "%s", temporary_file("--xla_backend_optimization_level=3\n--xla_nonsense\n", 50));
    check_refused(path, "--xla_nonsense");
    CHECK(unlink(path) == 0);
    PASSED("flags that XLA would end the process over");

    /* XLA reads them when the first client is made. */
    static const char right[] = " --xla_cpu_enable_fast_math=False\n--xla_backend_optimization_level=3 --xla_dump_to=\"\" "
                                "--xla_force_host_platform_device_count=3 --xla_cpu_prefer_vector_width=+256 "
                                "--xla_llvm_disable_expensive_passes --xla_gpu_autotune_level=0";
    snprintf(path, sizeof path, "%s", temporary_file(right, strlen(right)));
    CHECK(setenv("XLA_FLAGS", path, 1) == 0);
    pjrtlite_client *client = new_client();
    CHECK(unlink(path) == 0);
    pjrtlite_executable *hello = load(client, "hello.mlir");
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);

    /* The plugin has read them, and reads them no more. */
    CHECK(setenv("XLA_FLAGS", "--xla_nonsense", 1) == 0);
    pjrtlite_client_destroy(new_client());
    PASSED("flags that are right");
    return EXIT_SUCCESS;
}
