/* f(x, y) = 2x + y, a JAX program, run from C. Usage: hello [program]; PJRTLITE_PLUGIN=cpu
   The program may be what jax.export serialized, StableHLO or a serialized executable. */
#include <pjrtlite.h>

#include <stdio.h>
#include <stdlib.h>

/* Every function returns a status; the message says what was wrong and what to do. */
static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv) {
    const char *program = argc > 1 ? argv[1] : "target/programs/hello.jaxexport";
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";
    const float x[4] = {1.0f, 2.0f, 3.0f, 4.0f}, y[4] = {5.5f, 6.6f, 7.7f, 8.8f};
    float result[4];
    const int64_t dims[1] = {4};

    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;

    /* 1. Open a client: the plugin's name decides the device. */
    check(pjrtlite_client_create(plugin, NULL, &client));
    /* 2. Load the program. */
    check(pjrtlite_executable_load_file(client, program, NULL, &executable));
    /* 3. Bind our arrays, once. They are read and written at every run. */
    check(pjrtlite_plan_create(executable, 0, &plan));
    check(pjrtlite_plan_bind_input(plan, 0, x, PJRTLITE_DTYPE_F32, dims, 1));
    check(pjrtlite_plan_bind_input(plan, 1, y, PJRTLITE_DTYPE_F32, dims, 1));
    check(pjrtlite_plan_bind_output(plan, 0, result, PJRTLITE_DTYPE_F32, dims, 1));
    /* 4. Run, as often as the time loop wants. */
    check(pjrtlite_plan_run(plan));

    const char *path, *platform, *format, *signature;
    int32_t major, minor;
    check(pjrtlite_client_plugin_path(client, &path));
    check(pjrtlite_client_pjrt_version(client, &major, &minor));
    check(pjrtlite_client_platform_name(client, &platform));
    check(pjrtlite_executable_format(executable, &format));
    check(pjrtlite_executable_signature(executable, &signature));
    printf("C        Plugin: %s (PJRT %d.%d, platform %s)\n", path, (int)major, (int)minor, platform);
    printf("C        Program: %s (%s), %s\n", program, format, signature);
    printf("C        Output: [%.1f, %.1f, %.1f, %.1f]\n", result[0], result[1], result[2], result[3]);

    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
