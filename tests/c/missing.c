/* Programs that call functions which the plugin does not have: refused with their names, and with what helps. */
#include "check.h"

static void check_missing(const pjrtlite_client *client, const char *text, const char *name) {
    int something;
    pjrtlite_executable *executable = (void *)&something;
    CHECK_FAILS(CUSTOM_CALL_NOT_FOUND, name, pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &executable));
    CHECK(executable == NULL);
    /* The plugin's own words are for those who write plugins. */
    CHECK(strstr(pjrtlite_last_error_message(), "FFI handler") == NULL);
}

/* Where there is no LAPACK: what JAX makes of jnp.linalg.cholesky and of the triangular solve that often follows, without the checks around. */
static void lapack(const pjrtlite_client *client) {
    check_missing(client,
                  "module @cholesky {\n"
                  "  func.func public @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {\n"
                  "    %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {\n"
                  "      backend_config = \"\", mhlo.backend_config = {uplo = 76 : ui8},\n"
                  "      operand_layouts = [dense<[0, 1]> : tensor<2xindex>],\n"
                  "      result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]\n"
                  "    } : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)\n"
                  "    return %0#0 : tensor<3x3xf32>\n"
                  "  }\n"
                  "}\n",
                  "lapack_spotrf_ffi: Cholesky");
    CHECK_SAYS("jnp.linalg");
    CHECK_SAYS("PJRTLITE_LAPACK names '/nowhere/liblapack.so'");

    /* All of a program's are named. */
    check_missing(client,
                  "module @solve {\n"
                  "  func.func public @main(%a: tensor<3x3xf64>, %b: tensor<3x3xf64>) -> tensor<3x3xf64> {\n"
                  "    %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {api_version = 4 : i32,\n"
                  "      backend_config = {uplo = 76 : ui8}\n"
                  "    } : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)\n"
                  "    %1 = stablehlo.custom_call @lapack_dtrsm_ffi(%0#0, %b) {api_version = 4 : i32,\n"
                  "      backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}\n"
                  "    } : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>\n"
                  "    return %1 : tensor<3x3xf64>\n"
                  "  }\n"
                  "}\n",
                  "lapack_dpotrf_ffi: Cholesky");
    CHECK_SAYS("lapack_dtrsm_ffi: triangular solve");
    PASSED("functions of LAPACK");
}

static void others(const pjrtlite_client *client) {
    check_missing(client,
                  "module @callback { func.func public @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n"
                  "  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%a) {api_version = 4 : i32,\n"
                  "    backend_config = {index = 0 : ui64}} : (tensor<3xf32>) -> tensor<3xf32>\n"
                  "  return %0 : tensor<3xf32> } }\n",
                  "xla_ffi_python_cpu_callback: a callback into Python");
    CHECK_SAYS("no Python");

    /* Of both kinds of custom call that XLA has. */
    check_missing(client,
                  "module @own { func.func public @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n"
                  "  %0 = stablehlo.custom_call @somebodys_function(%a) {api_version = 4 : i32}\n"
                  "    : (tensor<3xf32>) -> tensor<3xf32>\n"
                  "  return %0 : tensor<3xf32> } }\n",
                  "somebodys_function: a custom call");
    check_missing(client,
                  "module @own { func.func public @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n"
                  "  %0 = stablehlo.custom_call @somebodys_function(%a) {api_version = 1 : i32}\n"
                  "    : (tensor<3xf32>) -> tensor<3xf32>\n"
                  "  return %0 : tensor<3xf32> } }\n",
                  "somebodys_function: a custom call");
    PASSED("callbacks and other functions");
}

int main(void) {
    CHECK(setenv("PJRTLITE_LAPACK", "/nowhere/liblapack.so", 1) == 0);
    pjrtlite_client *client = new_client();
    pjrtlite_executable *hello = load(client, "hello.mlir");
    lapack(client);
    others(client);
    /* None of that has hurt the client. */
    CHECK_HELLO(hello);
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
