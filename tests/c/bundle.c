/* Functions in one file: what they say, what they give, and that they share their weights. The bundles are those that
   python/tests/make_bundle.py makes, by several versions of JAX. */
#include "check.h"

static const char *const files[] = {"bundles/jax_0.5.3.pjrt", "bundles/jax_0.7.2.pjrt", "bundles/jax_0.11.2.pjrt"};

#define F32 PJRTLITE_DTYPE_F32
#define I32 PJRTLITE_DTYPE_I32

static pjrtlite_client *client;

static pjrtlite_bundle *open_bundle(const char *name) {
    pjrtlite_bundle *bundle;
    CHECK_OK(pjrtlite_bundle_open(program(name), NULL, &bundle));
    return bundle;
}

static pjrtlite_executable *load_function(const pjrtlite_bundle *bundle, const char *function, const char *sizes) {
    pjrtlite_executable *executable;
    CHECK_OK(pjrtlite_bundle_load(bundle, client, function, sizes, NULL, &executable));
    return executable;
}

static void facts(const pjrtlite_bundle *bundle) {
    const char *text;
    size_t count;
    CHECK_OK(pjrtlite_bundle_name(bundle, &text));
    CHECK_TEXT(text, "model");
    CHECK_OK(pjrtlite_bundle_manifest(bundle, &text));
    CHECK(strstr(text, "\"format\": \"pjrtlite-bundle\"") != NULL);
    CHECK_OK(pjrtlite_bundle_function_count(bundle, &count));
    static const char *const names[] = {"wind", "wind_tl", "wind_ad", "step", "start"};
    CHECK(count == COUNT_OF(names));
    for (size_t i = 0; i < count; ++i) {
        CHECK_OK(pjrtlite_bundle_function_name(bundle, i, &text));
        CHECK_TEXT(text, names[i]);
    }
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "has 5", pjrtlite_bundle_function_name(bundle, 5, &text));

    static const char *const of_functions[][3] = {
        {"wind", "role", "forward"},   {"wind_tl", "role", "tangent_linear"}, {"wind_ad", "of", "wind"},
        {"wind", "sizes", "n=1; n=4"}, {"wind", "rows_independent", "n"},     {"start", "role", "initial_state"},
        {"step", "order", "c"},        {"start", "doc", "The temperature at the start."},
    };
    for (size_t i = 0; i < COUNT_OF(of_functions); ++i) {
        CHECK_OK(pjrtlite_bundle_function_fact(bundle, of_functions[i][0], of_functions[i][1], &text));
        CHECK_TEXT(text, of_functions[i][2]);
    }
    CHECK_FAILS(INVALID_VALUE, "doc, of, order", pjrtlite_bundle_function_fact(bundle, "wind", "units", &text));
    CHECK_FAILS(INVALID_VALUE, "wind_tl", pjrtlite_bundle_function_fact(bundle, "winds", "doc", &text));
    CHECK_FAILS(INVALID_VALUE, "name one of", pjrtlite_bundle_function_fact(bundle, NULL, "doc", &text));

    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    CHECK_OK(pjrtlite_bundle_input_count(bundle, "wind_ad", &count));
    CHECK(count == 5);
    CHECK_OK(pjrtlite_bundle_output_count(bundle, "wind_ad", &count));
    CHECK(count == 2);
    CHECK_OK(pjrtlite_bundle_input(bundle, "wind", 2, &text, &dtype, &dims, &rank));
    CHECK_TEXT(text, "level");
    CHECK(dtype == I32 && rank == 1 && dims[0] == -1);
    CHECK_OK(pjrtlite_bundle_output(bundle, "wind", 1, &text, &dtype, &dims, &rank));
    CHECK_TEXT(text, "dv");
    CHECK(dtype == F32 && rank == 2 && dims[0] == -1 && dims[1] == 3);
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "has 3", pjrtlite_bundle_input(bundle, "wind", 3, &text, &dtype, &dims, &rank));

    static const char *const of_inputs[][3] = {{"wind", "shape", "n,3"}, {"wind", "unit", "m/s"}, {"wind_tl", "of", ""},
                                               {"step", "state", "u_new"}, {"step", "in_place", "state"}};
    for (size_t i = 0; i < COUNT_OF(of_inputs); ++i) {
        CHECK_OK(pjrtlite_bundle_input_fact(bundle, of_inputs[i][0], 0, of_inputs[i][1], &text));
        CHECK_TEXT(text, of_inputs[i][2]);
    }
    CHECK_OK(pjrtlite_bundle_input_fact(bundle, "wind", 0, "doc", &text));
    CHECK_TEXT(text, "zonal and meridional wind, from the top");
    CHECK_OK(pjrtlite_bundle_output_fact(bundle, "wind_ad", 0, "of", &text));
    CHECK_TEXT(text, "u");
    CHECK_OK(pjrtlite_bundle_output_fact(bundle, "step", 0, "in_place", &text));
    CHECK_TEXT(text, "destination");
    CHECK_OK(pjrtlite_bundle_output_fact(bundle, "step", 2, "state", &text));
    CHECK_TEXT(text, "u");
    PASSED("facts");
}

/* What the stored values say holds here, and what the derivatives say, too. */
static void check(const pjrtlite_bundle *bundle) {
    const char *report;
    CHECK_OK(pjrtlite_bundle_check(bundle, client, NULL, &report));
    CHECK(strstr(report, "wind n=4, du") != NULL && strstr(report, "dot-product test") != NULL);
    CHECK(strstr(report, "Taylor test") != NULL && strstr(report, "step, total") != NULL);
    CHECK(strstr(report, "FAIL") == NULL);
    PASSED("check");
}

/* Outputs that are bound are written where they are, by arguments that nobody sees. */
static void in_place(const pjrtlite_bundle *bundle) {
    pjrtlite_executable *wind = load_function(bundle, "wind", "n=4");
    const char *text;
    size_t index, count;
    CHECK_OK(pjrtlite_executable_signature(wind, &text));
    CHECK_TEXT(text, "f32[4,3], f32[4,3], i32[4] -> f32[4,3], f32[4,3]");
    CHECK_OK(pjrtlite_executable_input_count(wind, &count));
    CHECK(count == 3);
    CHECK_OK(pjrtlite_executable_input_name(wind, 1, &text));
    CHECK_TEXT(text, "v");
    CHECK_OK(pjrtlite_executable_output_name(wind, 0, &text));
    CHECK_TEXT(text, "du");
    CHECK_OK(pjrtlite_executable_input_index(wind, "level", &index));
    CHECK(index == 2);
    CHECK_OK(pjrtlite_executable_output_index(wind, "dv", &index));
    CHECK(index == 1);
    CHECK_FAILS(INVALID_VALUE, "there are: du, dv", pjrtlite_executable_output_index(wind, "dw", &index));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "has 3", pjrtlite_executable_input_name(wind, 3, &text));
    const void *bytes;
    CHECK_FAILS(UNSUPPORTED, "bundle", pjrtlite_executable_serialize(wind, &bytes, &count));

    static const int64_t dims[] = {4, 3}, rows[] = {4};
    float *u = aligned_memory(5 * 64), *v = u + 16, *du = u + 32, *dv = u + 48;
    int32_t *level = (int32_t *)(u + 64);
    for (int i = 0; i < 12; ++i) u[i] = 0.5F + 0.1F * (float)i, v[i] = 1.0F - 0.05F * (float)i, du[i] = dv[i] = -9.0F;
    for (int i = 0; i < 4; ++i) level[i] = i % 2;
    pjrtlite_plan *plan = new_plan(wind);
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, u, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 1, v, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_bind_input(plan, 2, level, I32, rows, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, du, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, dv, F32, dims, 2));
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "has 3", pjrtlite_plan_bind_input(plan, 3, u, F32, dims, 2));
    uint64_t copied = 7;
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &copied));
    CHECK(copied == 0);
    CHECK_OK(pjrtlite_plan_run(plan));

    /* The same from values that are set and results that are taken, with the formula of make_bundle.py. */
    for (int row = 0; row < 4; ++row) {
        double hidden[5];
        for (int j = 0; j < 5; ++j) {
            hidden[j] = j / 16.0;
            for (int i = 0; i < 6; ++i) {
                hidden[j] += (i < 3 ? u[3 * row + i] : v[3 * row + i - 3]) * ((5 * i + j) % 7 / 8.0 - 0.375);
            }
            hidden[j] = tanh(hidden[j]) * (level[row] > 0 ? 2 : 1);
        }
        for (int k = 0; k < 6; ++k) {
            double wanted = 0;
            for (int j = 0; j < 5; ++j) wanted += hidden[j] * ((6 * j + k) % 5 / 4.0 - 0.5);
            const double got = k < 3 ? du[3 * row + k] : dv[3 * row + k - 3];
            CHECK(fabs(got - wanted) < 1e-5);
        }
    }
    /* Not bound, and the plan run without the handles that it was made of. */
    pjrtlite_plan *other = new_plan(wind);
    pjrtlite_executable_destroy(wind);
    CHECK_OK(pjrtlite_plan_set_input(other, 0, u, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_set_input(other, 1, v, F32, dims, 2));
    CHECK_FAILS(NOT_BOUND, "input 2 has no value; set or bind all 3 inputs", pjrtlite_plan_run(other));
    CHECK_OK(pjrtlite_plan_set_input(other, 2, level, I32, rows, 1));
    float got[12];
    for (int run = 0; run < 3; ++run) {
        CHECK_OK(pjrtlite_plan_run(other));
        CHECK_OK(pjrtlite_plan_get_output(other, 1, got, F32, dims, 2));
        CHECK(memcmp(got, dv, sizeof got) == 0);
    }
    pjrtlite_plan_destroy(other);
    pjrtlite_plan_destroy(plan);
    free(u);
    PASSED("in place");
}

/* A state is updated in place although the program gives it first, and the function last. */
static void state(const pjrtlite_bundle *bundle) {
    pjrtlite_executable *step = load_function(bundle, "step", NULL);
    static const int64_t eight[] = {8};
    float *u = aligned_memory(3 * 64), *change = u + 16, *total = u + 32, dt = 0.25F, before[8], sum = 0;
    for (int i = 0; i < 8; ++i) u[i] = before[i] = (float)(i + 1) / 8;
    size_t out;
    CHECK_OK(pjrtlite_executable_output_index(step, "u_new", &out));
    CHECK(out == 2);
    pjrtlite_plan *plan = new_plan(step);
    CHECK_OK(pjrtlite_plan_bind_inout(plan, 0, out, u, F32, eight, 1));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, &dt, F32, NULL, 0));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, change, F32, eight, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, total, F32, NULL, 0));
    uint64_t copied = 7;
    CHECK_OK(pjrtlite_plan_bytes_copied(plan, &copied));
    CHECK(copied == 0);
    CHECK_OK(pjrtlite_plan_run(plan));
    for (int i = 0; i < 8; ++i) {
        const float wanted = before[i] - dt * before[i] * before[i];
        CHECK(fabsf(u[i] - wanted) < 1e-6F && fabsf(change[i] - (wanted - before[i])) < 1e-6F);
        sum += u[i];
    }
    CHECK(fabsf(*total - sum) < 1e-5F);
    pjrtlite_plan_destroy(plan);

    /* On buffers, with what the host does not see made for the run. */
    pjrtlite_buffer *inputs[2] = {new_buffer(client, before, 8), NULL}, *outputs[3];
    CHECK_OK(pjrtlite_buffer_from_host(client, &dt, F32, NULL, 0, 0, &inputs[1]));
    CHECK_OK(pjrtlite_executable_execute(step, (const pjrtlite_buffer *const *)inputs, 2, outputs, 3, NULL));
    float again[8];
    CHECK_OK(pjrtlite_buffer_to_host(outputs[2], again, sizeof again));
    CHECK(memcmp(again, u, sizeof again) == 0);
    for (int i = 0; i < 3; ++i) pjrtlite_buffer_destroy(outputs[i]);
    for (int i = 0; i < 2; ++i) pjrtlite_buffer_destroy(inputs[i]);
    pjrtlite_executable_destroy(step);
    free(u);
    PASSED("state");
}

/* A part of wind's output. The program is used up. */
static float du_by(pjrtlite_executable *wind) {
    static const int64_t dims[] = {1, 3}, rows[] = {1};
    const float u[3] = {0.5F, 0.25F, 0.125F};
    const int32_t level = 0;
    float du[3];
    pjrtlite_plan *plan = new_plan(wind);
    CHECK_OK(pjrtlite_plan_set_input(plan, 0, u, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_set_input(plan, 1, u, F32, dims, 2));
    CHECK_OK(pjrtlite_plan_set_input(plan, 2, &level, I32, rows, 1));
    CHECK_OK(pjrtlite_plan_run(plan));
    CHECK_OK(pjrtlite_plan_get_output(plan, 0, du, F32, dims, 2));
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(wind);
    return du[0];
}

/* The same of the bundle's weights or of others. */
static float du_of(const pjrtlite_bundle *bundle) {
    return du_by(load_function(bundle, "wind", " n = 1 "));
}

/* Whether a check, which must pass, has something stored to check the function 'wind' itself by. */
static bool checks_wind(const pjrtlite_bundle *bundle) {
    const char *report;
    CHECK_OK(pjrtlite_bundle_check(bundle, client, NULL, &report));
    CHECK(strstr(report, "FAIL") == NULL);
    return strstr(report, "wind n=1, du, difference") != NULL;
}

/* The last layer's weights twice as large make the output twice as large. */
static void other_weights(const pjrtlite_bundle *bundle) {
    char header[512];
    float weights[5 + 30 + 30];
    for (int i = 0; i < 5; ++i) weights[i] = (float)i / 16;
    for (int i = 0; i < 30; ++i) weights[5 + i] = (float)(i % 7) / 8 - 0.375F;
    for (int i = 0; i < 30; ++i) weights[35 + i] = 2 * ((float)(i % 5) / 4 - 0.5F);
    const char *out = "out";
    for (int turn = 0; turn < 2; ++turn) {
        unsigned char bytes[1024] = {0};
        const int size = snprintf(header, sizeof header,
            "{\"in.b\":{\"dtype\":\"F32\",\"shape\":[5],\"data_offsets\":[0,20]},\"in.w\":{\"dtype\":\"F32\","
            "\"shape\":[6,5],\"data_offsets\":[20,140]},\"%s\":{\"dtype\":\"F32\",\"shape\":[5,6],"
            "\"data_offsets\":[140,260]}}", out);
        bytes[0] = (unsigned char)(size & 0xff), bytes[1] = (unsigned char)(size >> 8);
        memcpy(bytes + 8, header, (size_t)size);
        memcpy(bytes + 8 + size, weights, sizeof weights);
        const char *path = temporary_file(bytes, 8 + (size_t)size + sizeof weights);
        pjrtlite_bundle *other;
        if (turn == 0) {
            CHECK_OK(pjrtlite_bundle_with_weights(bundle, path, &other));
            CHECK(fabsf(du_of(other) - 2 * du_of(bundle)) < 1e-6F);
            const char *report;
            CHECK_OK(pjrtlite_bundle_check(other, client, NULL, &report));
            CHECK(strstr(report, "Taylor") != NULL && strstr(report, "step, total") != NULL && !checks_wind(other));
        } else {
            CHECK_FAILS(BAD_PROGRAM, "weight 'out'", pjrtlite_bundle_with_weights(bundle, path, &other));
        }
        pjrtlite_bundle_destroy(other);
        CHECK(remove(path) == 0);
        out = "outer";
    }
    pjrtlite_bundle *other;
    CHECK_FAILS(FILE_UNREADABLE, "no_weights", pjrtlite_bundle_with_weights(bundle, "no_weights", &other));
    CHECK_FAILS(BAD_PROGRAM, "neither", pjrtlite_bundle_with_weights(bundle, program("hello.mlir"), &other));
    PASSED("other weights");
}

/* A weight is set, used, and saved; what was loaded before keeps its own. */
static void trained(const char *path) {
    const pjrtlite_dtype f32 = PJRTLITE_DTYPE_F32;
    const int64_t out_dims[] = {5, 6}, wrong_dims[] = {6, 5};
    float out[30], again[30];
    pjrtlite_bundle *bundle, *saved, *small;
    size_t count;
    const char *name;
    pjrtlite_dtype dtype;
    const int64_t *dims;
    size_t rank;
    CHECK_OK(pjrtlite_bundle_open(path, NULL, &bundle));
    CHECK_OK(pjrtlite_bundle_weight_count(bundle, &count));
    CHECK(count == 3);
    CHECK_OK(pjrtlite_bundle_weight_name(bundle, 2, &name));
    CHECK(strcmp(name, "out") == 0);
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "has 3", pjrtlite_bundle_weight_name(bundle, 3, &name));
    CHECK_OK(pjrtlite_bundle_weight_type(bundle, "out", &dtype, &dims, &rank));
    CHECK(dtype == f32 && rank == 2 && dims[0] == 5 && dims[1] == 6);
    CHECK_FAILS(INVALID_VALUE, "in.w", pjrtlite_bundle_weight_type(bundle, "outer", &dtype, &dims, &rank));
    CHECK_OK(pjrtlite_bundle_get_weight(bundle, "out", out, f32, out_dims, 2));
    for (int i = 0; i < 30; ++i) CHECK(out[i] == (float)(i % 5) / 4 - 0.5F);
    CHECK_FAILS(SIGNATURE_MISMATCH, "it is f32[5,6]; got f32[6,5]",
                pjrtlite_bundle_get_weight(bundle, "out", again, f32, wrong_dims, 2));
    CHECK_FAILS(SIGNATURE_MISMATCH, "it is f32[5,6]", pjrtlite_bundle_set_weight(bundle, "out", out, f32, out_dims, 1));
    CHECK_FAILS(INVALID_VALUE, "there is no weight 'w'", pjrtlite_bundle_set_weight(bundle, "w", out, f32, out_dims, 2));

    pjrtlite_executable *before = load_function(bundle, "wind", "n=1");
    const float du = du_of(bundle);
    for (int i = 0; i < 30; ++i) out[i] *= 2;
    CHECK_OK(pjrtlite_bundle_set_weight(bundle, "out", out, f32, out_dims, 2));
    memset(out, 0, sizeof out);
    CHECK_OK(pjrtlite_bundle_get_weight(bundle, "out", again, f32, out_dims, 2));
    CHECK(again[0] == -1.0F && again[29] == 1.0F);
    CHECK(fabsf(du_of(bundle) - 2 * du) < 1e-6F);
    CHECK(du_by(before) == du);
    CHECK(!checks_wind(bundle));

    /* Once with values made by this client, once without; the second time over the file that is there. */
    const char *file = temporary_file("", 0);
    for (int with = 1; with >= 0; --with) {
        CHECK_OK(pjrtlite_bundle_save(bundle, file, with ? client : NULL, NULL));
        CHECK_OK(pjrtlite_bundle_open(file, NULL, &saved));
        CHECK(fabsf(du_of(saved) - 2 * du) < 1e-6F);
        CHECK(checks_wind(saved) == (with == 1));
        /* What was saved can be changed and saved again. */
        CHECK_OK(pjrtlite_bundle_set_weight(saved, "out", again, f32, out_dims, 2));
        CHECK_OK(pjrtlite_bundle_save(saved, file, client, NULL));
        CHECK_OK(pjrtlite_bundle_open(file, NULL, &small));
        CHECK(fabsf(du_of(small) - 2 * du) < 1e-6F);
        CHECK(checks_wind(small) == (with == 1));
        pjrtlite_bundle_destroy(small);
        pjrtlite_bundle_destroy(saved);
    }
    CHECK_FAILS(FILE_UNWRITABLE, "no_folder", pjrtlite_bundle_save(bundle, "no_folder/there", NULL, NULL));
    CHECK_FAILS(FILE_UNWRITABLE, "directory", pjrtlite_bundle_save(bundle, ".", NULL, NULL));
    /* Nothing changed: all that was stored to check by is there. */
    pjrtlite_bundle_destroy(bundle);
    CHECK_OK(pjrtlite_bundle_open(path, NULL, &bundle));
    CHECK_OK(pjrtlite_bundle_save(bundle, file, NULL, NULL));
    CHECK_OK(pjrtlite_bundle_open(file, NULL, &saved));
    CHECK(checks_wind(saved));
    pjrtlite_bundle_destroy(saved);
    pjrtlite_bundle_destroy(bundle);
    CHECK(remove(file) == 0);
    PASSED("trained");
}

static void refused(const pjrtlite_bundle *bundle, const char *name) {
    pjrtlite_executable *executable;
    CHECK_FAILS(INVALID_VALUE, "n=1; n=4", pjrtlite_bundle_load(bundle, client, "wind", NULL, NULL, &executable));
    CHECK_FAILS(INVALID_VALUE, "got 'n=2'", pjrtlite_bundle_load(bundle, client, "wind", "n=2", NULL, &executable));
    CHECK_FAILS(INVALID_VALUE, "'n' is no size", pjrtlite_bundle_load(bundle, client, "wind", "n", NULL, &executable));
    CHECK_FAILS(INVALID_VALUE, "n=1", pjrtlite_bundle_load(bundle, client, "wind", "n=1,m=1", NULL, &executable));
    CHECK_FAILS(INVALID_VALUE, "pjrtlite_bundle_load",
                pjrtlite_executable_load_file(client, program(name), NULL, &executable));

    struct bytes bytes = read_file(program(name));
    pjrtlite_bundle *other;
    CHECK_OK(pjrtlite_bundle_open_memory(bytes.data, bytes.size, &other));
    pjrtlite_bundle_destroy(other);
    CHECK_FAILS(BAD_PROGRAM, "cut short", pjrtlite_bundle_open_memory(bytes.data, bytes.size - 1, &other));
    /* The last file's content: opened, and refused where it is used. */
    size_t last = bytes.size;
    while (memcmp(bytes.data + last - 4, "PK\1\2", 4) != 0) --last;
    size_t first = bytes.size;
    for (size_t i = 0; i + 4 < bytes.size; ++i) {
        if (memcmp(bytes.data + i, "PK\1\2", 4) == 0) {
            first = i;
            break;
        }
    }
    bytes.data[first - 1] ^= 1;
    CHECK_OK(pjrtlite_bundle_open_memory(bytes.data, bytes.size, &other));
    const char *report;
    CHECK_FAILS(BAD_PROGRAM, "its hash is another", pjrtlite_bundle_check(other, client, NULL, &report));
    CHECK_FAILS(BAD_PROGRAM, "its hash is another", pjrtlite_bundle_load(other, client, "wind", "n=4", NULL, &executable));
    CHECK(executable == NULL);
    pjrtlite_bundle_destroy(other);
    free(bytes.data);
    CHECK_FAILS(BAD_PROGRAM, "no bundle", pjrtlite_bundle_open(program("hello.mlir"), NULL, &other));
    CHECK_FAILS(FILE_UNREADABLE, "cannot read the bundle", pjrtlite_bundle_open("no.pjrt", NULL, &other));
    PASSED("refused");
}

/* What was loaded is there without the bundle, and so is the file that it shows. */
static void mapped(const char *name) {
    pjrtlite_options *options;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_bool(options, "pjrtlite.map", true));
    pjrtlite_bundle *read = open_bundle(name), *shown;
    CHECK_OK(pjrtlite_bundle_open(program(name), options, &shown));
    pjrtlite_executable *wind = load_function(shown, "wind", "n=1");
    pjrtlite_bundle_destroy(shown);
    CHECK(fabsf(du_by(wind) - du_of(read)) < 1e-6F);
    pjrtlite_options_destroy(options);
    pjrtlite_bundle_destroy(read);
    PASSED("mapped");
}

int main(void) {
    client = new_client();
    for (size_t i = 0; i < COUNT_OF(files); ++i) {
        printf("%s\n", files[i]);
        pjrtlite_bundle *bundle = open_bundle(files[i]);
        check(bundle);
        if (i == 0) {
            facts(bundle);
            in_place(bundle);
            trained(program(files[i]));
            state(bundle);
            other_weights(bundle);
            refused(bundle, files[i]);
            mapped(files[i]);
        }
        pjrtlite_bundle_destroy(bundle);
    }
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
