/* A program whose arguments and results are trees of arrays, in C. Usage: pytrees [program]; PJRTLITE_PLUGIN=cpu
   JAX flattens a tree: dictionaries in the order of their sorted keys, tuples and lists in their own. */
#include <pjrtlite.h>

#include <stdio.h>
#include <stdlib.h>

enum { COLUMNS = 4, COMPONENTS = 3, STEPS = 5 };

static void check(pjrtlite_status status) {
    if (status == PJRTLITE_STATUS_OK) return;
    fprintf(stderr, "%s: %s\n", pjrtlite_status_name(status), pjrtlite_last_error_message());
    exit(EXIT_FAILURE);
}

typedef pjrtlite_status fact(const pjrtlite_executable *, size_t, pjrtlite_dtype *, const int64_t **, size_t *);

/* One line for an input or output, from what the program says of itself. */
static void print_fact(const pjrtlite_executable *executable, fact *ask, const char *side, size_t index,
                       const char *leaf) {
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    check(ask(executable, index, &dtype, &dims, &rank));
    printf("C        %s %zu: %s[", side, index, pjrtlite_dtype_name(dtype));
    for (size_t i = 0; i < rank; ++i) printf("%s%d", i > 0 ? "," : "", (int)dims[i]);
    printf("]  %s\n", leaf);
}

int main(int argc, char **argv) {
    const char *program = argc > 1 ? argv[1] : "c_examples/04_pytrees/step.mlir";
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";

    /* step(state, parameters, number) -> (state, diagnostics), as c_examples/04_pytrees/pytrees.py prints it.
       The names are the source's: the program itself knows types and shapes only. */
    enum { TEMPERATURE, WIND, GAIN, RATE, NUMBER, INPUTS };
    enum { NEW_TEMPERATURE, NEW_WIND, ENERGY, HOTTEST, OUTPUTS };
    static const char *const inputs[INPUTS] = {"state['temperature']", "state['wind']", "parameters['gain']",
                                               "parameters['rate']", "number"};
    static const char *const outputs[OUTPUTS] = {"state['temperature']", "state['wind']", "diagnostics['energy']",
                                                 "diagnostics['hottest']"};

    pjrtlite_client *client;
    pjrtlite_executable *executable;
    pjrtlite_plan *plan;
    const char *signature;
    size_t count;
    check(pjrtlite_client_create(plugin, NULL, &client));
    check(pjrtlite_executable_load_file(client, program, NULL, &executable));
    check(pjrtlite_executable_signature(executable, &signature));
    printf("C        %s\n", signature);
    check(pjrtlite_executable_input_count(executable, &count));
    if (count != INPUTS) return EXIT_FAILURE;
    for (size_t i = 0; i < count; ++i) print_fact(executable, pjrtlite_executable_input_type, "Input ", i, inputs[i]);
    check(pjrtlite_executable_output_count(executable, &count));
    if (count != OUTPUTS) return EXIT_FAILURE;
    for (size_t i = 0; i < count; ++i) print_fact(executable, pjrtlite_executable_output_type, "Output", i, outputs[i]);

    /* The state is an input and an output: bound to the same arrays, it goes from one run into the next. */
    double temperature[COLUMNS] = {10, 40, 30, 20}, wind[COLUMNS][COMPONENTS];
    double gain = 0.5, rate[COMPONENTS] = {0.5, 0.25, 0}, energy;
    int32_t number, hottest;
    double expected[COLUMNS][COMPONENTS], expected_temperature[COLUMNS];
    for (int i = 0; i < COLUMNS; ++i) {
        expected_temperature[i] = temperature[i];
        for (int j = 0; j < COMPONENTS; ++j) expected[i][j] = wind[i][j] = 16 * (i + 1) + j;
    }
    const int64_t dims[2] = {COLUMNS, COMPONENTS};
    check(pjrtlite_plan_create(executable, 0, &plan));
    check(pjrtlite_plan_bind_inout(plan, TEMPERATURE, NEW_TEMPERATURE, temperature, PJRTLITE_DTYPE_F64, dims, 1));
    check(pjrtlite_plan_bind_inout(plan, WIND, NEW_WIND, wind, PJRTLITE_DTYPE_F64, dims, 2));
    check(pjrtlite_plan_set_input(plan, GAIN, &gain, PJRTLITE_DTYPE_F64, NULL, 0));
    check(pjrtlite_plan_set_input(plan, RATE, rate, PJRTLITE_DTYPE_F64, &dims[1], 1));
    check(pjrtlite_plan_bind_input(plan, NUMBER, &number, PJRTLITE_DTYPE_I32, NULL, 0));
    check(pjrtlite_plan_bind_output(plan, ENERGY, &energy, PJRTLITE_DTYPE_F64, NULL, 0));
    check(pjrtlite_plan_bind_output(plan, HOTTEST, &hottest, PJRTLITE_DTYPE_I32, NULL, 0));

    for (number = 1; number <= STEPS; ++number) {
        check(pjrtlite_plan_run(plan));
        double expected_energy = 0;
        for (int i = 0; i < COLUMNS; ++i) {
            expected_temperature[i] += gain * number;
            for (int j = 0; j < COMPONENTS; ++j) {
                expected[i][j] -= rate[j] * expected[i][j];
                expected_energy += expected[i][j] * expected[i][j] / 2;
                if (wind[i][j] != expected[i][j]) return EXIT_FAILURE;
            }
            if (temperature[i] != expected_temperature[i]) return EXIT_FAILURE;
        }
        /* All numbers are sums of few powers of 2, which nothing rounds. */
        if (energy != expected_energy || hottest != 1) return EXIT_FAILURE;
        printf("C        Step %d: energy %.6f, hottest column %d of %.1f\n", (int)number, energy, (int)hottest,
               temperature[hottest]);
    }

    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(executable);
    pjrtlite_client_destroy(client);
    printf("C        All values are right\n");
    return EXIT_SUCCESS;
}
