/* Mistakes, and how they are told of, in C. Usage: errors [program]; PJRTLITE_PLUGIN=cpu
   Nothing here ends the program: each function returns a status, and keeps a message. */
#include <pjrtlite.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int unexpected = 0;

/* Shows what a mistake is answered with. */
static void mistake(const char *what, pjrtlite_status got, pjrtlite_status wanted) {
    printf("C        %s\n           %s: %s\n", what, pjrtlite_status_name(got),
           got == PJRTLITE_STATUS_OK ? "" : pjrtlite_last_error_message());
    if (got != wanted) {
        printf("           that is not the expected %s\n", pjrtlite_status_name(wanted));
        ++unexpected;
    }
}

/* What an application does about an error that it cannot mend. */
static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv) {
    const char *program = argc > 1 ? argv[1] : "c_examples/03_errors/scale.mlir";
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";
    const float a[2][3] = {{1, 2, 3}, {4, 5, 6}}, factor = 2;
    const double a_f64[2][3] = {{1, 2, 3}, {4, 5, 6}};
    float result[2][3];
    const int64_t dims[2] = {2, 3}, swapped[2] = {3, 2};
    const pjrtlite_dtype f32 = PJRTLITE_DTYPE_F32;

    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    pjrtlite_options *options;

    mistake("A plugin that is not there", pjrtlite_client_create("gpu", NULL, &client),
            PJRTLITE_STATUS_PLUGIN_NOT_FOUND);
    check(pjrtlite_client_create(plugin, NULL, &client));

    mistake("A file that is not there", pjrtlite_executable_load_file(client, "model.jaxexport", NULL, &executable),
            PJRTLITE_STATUS_FILE_UNREADABLE);
    const char *no_program = "import jax\n";
    mistake("A file that is no program",
            pjrtlite_executable_load_memory(client, no_program, strlen(no_program), NULL, &executable),
            PJRTLITE_STATUS_BAD_PROGRAM);
    check(pjrtlite_options_create(&options));
    mistake("An option that is misspelt", pjrtlite_options_set_int(options, "pjrtlite.devices", 1),
            PJRTLITE_STATUS_UNKNOWN_OPTION);
    pjrtlite_options_destroy(options);
    check(pjrtlite_executable_load_file(client, program, NULL, &executable));
    check(pjrtlite_plan_create(executable, 0, &plan));

    mistake("An array of another type", pjrtlite_plan_bind_input(plan, 0, a_f64, PJRTLITE_DTYPE_F64, dims, 2),
            PJRTLITE_STATUS_SIGNATURE_MISMATCH);
    mistake("Extents the wrong way round", pjrtlite_plan_bind_input(plan, 0, a, f32, swapped, 2),
            PJRTLITE_STATUS_SIGNATURE_MISMATCH);
    mistake("An input that the program does not have", pjrtlite_plan_bind_input(plan, 2, a, f32, dims, 2),
            PJRTLITE_STATUS_INDEX_OUT_OF_RANGE);
    mistake("No array at all", pjrtlite_plan_bind_input(plan, 0, NULL, f32, dims, 2),
            PJRTLITE_STATUS_NULL_ARGUMENT);
    check(pjrtlite_plan_bind_input(plan, 0, a, f32, dims, 2));
    mistake("A run before everything is bound", pjrtlite_plan_run(plan), PJRTLITE_STATUS_NOT_BOUND);
    check(pjrtlite_plan_set_input(plan, 1, &factor, f32, NULL, 0));
    mistake("A result before a run", pjrtlite_plan_get_output(plan, 0, result, f32, dims, 2),
            PJRTLITE_STATUS_NOT_RUN);

    /* An error that the application can mend: without the model it goes on with the old scheme. */
    pjrtlite_executable *better;
    const pjrtlite_status status = pjrtlite_executable_load_file(client, "better.jaxexport", NULL, &better);
    printf("C        %s\n", status == PJRTLITE_STATUS_OK ? "The better model is there"
                            : status == PJRTLITE_STATUS_FILE_UNREADABLE ? "No better model: going on with the old one"
                                                                         : pjrtlite_last_error_message());

    /* After all of that, the same objects work. */
    check(pjrtlite_plan_run(plan));
    check(pjrtlite_plan_get_output(plan, 0, result, f32, dims, 2));
    for (int i = 0; i < 2; ++i) {
        for (int j = 0; j < 3; ++j) {
            if (result[i][j] != factor * a[i][j]) ++unexpected;
        }
    }
    printf("C        Output: [[%g, %g, %g], [%g, %g, %g]]\n", (double)result[0][0], (double)result[0][1],
           (double)result[0][2], (double)result[1][0], (double)result[1][1], (double)result[1][2]);

    pjrtlite_executable_destroy(better);
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    return unexpected == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
