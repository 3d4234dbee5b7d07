/* Linear algebra in programs, where tools/get-lapack has put a LAPACK: factors that give their matrices back, in a batch
   that several threads divide. tests/linalg.rs compares with JAX; this is for valgrind and the sanitizers. */
#include "check.h"

#include <math.h>

enum { n = 4, batch = 4000, size = n * n };

#define MATRICES "tensor<4000x4x4xf64>"

/* Row-major matrices, as LAPACK reads them transposed; they are symmetric. */
static const char text[] =
    "module @linalg {\n"
    "  func.func public @main(%a: " MATRICES ") -> (" MATRICES ", tensor<4000xi32>, " MATRICES ", tensor<4000x4xf64>,\n"
    "      tensor<4000xi32>, " MATRICES ", tensor<4000x4xi32>, tensor<4000xi32>) {\n"
    "    %c:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {backend_config = {uplo = 76 : ui8}, api_version = 4 : i32}\n"
    "      : (" MATRICES ") -> (" MATRICES ", tensor<4000xi32>)\n"
    "    %e:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%a) {backend_config = {mode = 86 : ui8, uplo = 76 : ui8},\n"
    "      api_version = 4 : i32} : (" MATRICES ") -> (" MATRICES ", tensor<4000x4xf64>, tensor<4000xi32>)\n"
    "    %l:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) {backend_config = {}, api_version = 4 : i32}\n"
    "      : (" MATRICES ") -> (" MATRICES ", tensor<4000x4xi32>, tensor<4000xi32>)\n"
    "    return %c#0, %c#1, %e#0, %e#1, %e#2, %l#0, %l#1, %l#2 : " MATRICES ", tensor<4000xi32>, " MATRICES ",\n"
    "      tensor<4000x4xf64>, tensor<4000xi32>, " MATRICES ", tensor<4000x4xi32>, tensor<4000xi32>\n"
    "  }\n"
    "}\n";

static double a[batch * size], factor[batch * size], vectors[batch * size], values[batch * n], lu[batch * size];
static int32_t infos[3][batch], pivots[batch * n];

static void check_factors(size_t item) {
    const double *const A = a + item * size, *const L = factor + item * size;
    const double *const V = vectors + item * size, *const w = values + item * n, *const U = lu + item * size;
    double permuted[size];
    memcpy(permuted, A, sizeof permuted);
    for (int k = 0; k < n; ++k) {
        const int other = pivots[item * n + (size_t)k] - 1;
        CHECK(k <= other && other < n);
        for (int j = 0; j < n; ++j) {
            /* Column-major, a row is every n-th element. */
            const double kept = permuted[k + j * n];
            permuted[k + j * n] = permuted[other + j * n];
            permuted[other + j * n] = kept;
        }
    }
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            double by_cholesky = 0, by_eigenvalues = 0, by_lu = 0;
            for (int k = 0; k < n; ++k) {
                if (k <= i && k <= j) by_cholesky += L[i + k * n] * L[j + k * n];
                by_eigenvalues += V[i + k * n] * w[k] * V[j + k * n];
                if (k <= i && k <= j) by_lu += (k == i ? 1.0 : U[i + k * n]) * U[k + j * n];
            }
            CHECK(fabs(by_cholesky - A[i + j * n]) < 1e-12);
            CHECK(fabs(by_eigenvalues - A[i + j * n]) < 1e-12);
            CHECK(fabs(by_lu - permuted[i + j * n]) < 1e-12);
        }
    }
}

int main(void) {
    char lapack[4096];
    const char *const plugins = getenv("PJRTLITE_TEST_PLUGINS");
    CHECK(plugins != NULL);
    snprintf(lapack, sizeof lapack, "%s/../lapack/libscipy_openblas.so", plugins);
    if (access(lapack, R_OK) != 0) snprintf(lapack, sizeof lapack, "%s/../../../lapack/libscipy_openblas.so", plugins);
    CHECK(setenv("PJRTLITE_LAPACK", lapack, 0) == 0);
    for (size_t k = 0; k < batch; ++k) {
        for (size_t i = 0; i < n; ++i) {
            for (size_t j = 0; j < n; ++j) {
                const double off = 1.0 / (2.0 + (double)(i + j) + (double)(k % 5));
                a[(k * n + i) * n + j] = i == j ? 3.0 + off : off;
            }
        }
    }
    pjrtlite_client *client = new_client();
    pjrtlite_executable *program = NULL;
    pjrtlite_plan *plan = NULL;
    CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &program));
    CHECK_OK(pjrtlite_plan_create(program, 0, &plan));
    const int64_t matrices[] = {batch, n, n}, rows[] = {batch, n};
    CHECK_OK(pjrtlite_plan_bind_input(plan, 0, a, PJRTLITE_DTYPE_F64, matrices, 3));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 0, factor, PJRTLITE_DTYPE_F64, matrices, 3));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 1, infos[0], PJRTLITE_DTYPE_I32, matrices, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 2, vectors, PJRTLITE_DTYPE_F64, matrices, 3));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 3, values, PJRTLITE_DTYPE_F64, rows, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 4, infos[1], PJRTLITE_DTYPE_I32, matrices, 1));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 5, lu, PJRTLITE_DTYPE_F64, matrices, 3));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 6, pivots, PJRTLITE_DTYPE_I32, rows, 2));
    CHECK_OK(pjrtlite_plan_bind_output(plan, 7, infos[2], PJRTLITE_DTYPE_I32, matrices, 1));
    for (int run = 0; run < 2; ++run) {
        memset(infos, 1, sizeof infos);
        CHECK_OK(pjrtlite_plan_run(plan));
        for (size_t k = 0; k < batch; ++k) {
            CHECK(infos[0][k] == 0 && infos[1][k] == 0 && infos[2][k] == 0);
            check_factors(k);
        }
    }
    PASSED("factors give their matrices back");
    pjrtlite_plan_destroy(plan);
    pjrtlite_executable_destroy(program);
    pjrtlite_client_destroy(client);
    return 0;
}
