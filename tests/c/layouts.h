/* Programs that update an array of shape [2,3] and keep it in given orders: x + c, with c = [[1,2,3],[40,50,60]]. */
#ifndef PJRTLITE_TESTS_LAYOUTS_H
#define PJRTLITE_TESTS_LAYOUTS_H

#include "check.h"

enum { cells = 6 };

static const int64_t shape23[2] = {2, 3};
static const float increments[cells] = {1.0F, 2.0F, 3.0F, 40.0F, 50.0F, 60.0F};

/* How a program comes by the memory of its result. */
enum donation { donates_nothing, donates_state, has_destination, donations };

/* The orders of the input and of the output: {1,0} is row-major, {0,1} is column by column. */
struct layouts {
    bool input_is_permuted, output_is_permuted;
};

static inline pjrtlite_executable *load_layouts(const pjrtlite_client *client, struct layouts layouts,
                                                enum donation donation) {
    static char text[2048];
    const char *in = layouts.input_is_permuted ? "{0,1}" : "default";
    const char *out = layouts.output_is_permuted ? "{0,1}" : "default";
    const char *alias = ", tf.aliasing_output = 0 : i32";
    char destination[256] = "";
    if (donation == has_destination) {
        snprintf(destination, sizeof destination, ", %%d: tensor<2x3xf32> {mhlo.layout_mode = \"%s\"%s}", in, alias);
    }
    snprintf(text, sizeof text,
             "module @m attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n"
             "  func.func public @main(%%a: tensor<2x3xf32> {mhlo.layout_mode = \"%s\"%s}%s) "
             "-> (tensor<2x3xf32> {mhlo.layout_mode = \"%s\"}) {\n"
             "    %%c = stablehlo.constant dense<[[1.0, 2.0, 3.0], [40.0, 50.0, 60.0]]> : tensor<2x3xf32>\n"
             "    %%0 = stablehlo.add %%a, %%c : tensor<2x3xf32>\n"
             "    return %%0 : tensor<2x3xf32>\n"
             "  }\n"
             "}\n",
             in, donation == donates_state ? alias : "", destination, out);
    pjrtlite_executable *executable;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    return executable;
}

#endif
