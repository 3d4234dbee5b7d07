/* What tests of functions of the host share. */
#ifndef PJRTLITE_TESTS_FUNCTIONS_H
#define PJRTLITE_TESTS_FUNCTIONS_H

#include "check.h"

#define F32 PJRTLITE_DTYPE_F32

static const int64_t four[1] = {4};
static const float x_values[4] = {1.0F, 2.0F, 3.0F, 4.0F};

static inline pjrtlite_status register_with(const char *name, pjrtlite_function function, void *user, const char *key) {
    pjrtlite_options *options = NULL;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, key, true));
    const pjrtlite_status status = pjrtlite_function_register(name, function, user, options);
    pjrtlite_options_destroy(options);
    return status;
}

static inline pjrtlite_executable *load_function(const pjrtlite_client *client, const char *name) {
    char file[64];
    snprintf(file, sizeof file, "functions/%s.mlir", name);
    return load(client, file);
}

/* A plan of a program of one vector of four numbers, which is set. */
static inline pjrtlite_plan *plan_of(const pjrtlite_executable *executable) {
    pjrtlite_plan *plan = new_plan(executable);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, x_values, F32, four, 1));
    return plan;
}

#endif
