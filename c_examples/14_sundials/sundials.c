/* Stiff systems in CVODES, with right-hand sides, Jacobians and sensitivities from a JAX bundle, beside the same in C.
   Usage: sundials kinetics.pjrt [short, or a folder for tables]; PJRTLITE_PLUGIN=cpu */
#define _POSIX_C_SOURCE 199309L
#include "by_hand.h"

#include <cvodes/cvodes.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_band.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunlinsol/sunlinsol_spgmr.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 2 * POINTS, OUTPUTS = 100, DENSE = 0, BAND, GMRES };
static const char *const solvers[] = {"dense", "band", "GMRES"};

typedef struct problem {
    const char *name;
    equations by_hand, by_jax;
    int n;
    double p[3], rtol, atol[2], first, last, y[MOST]; /* atol of even and odd components */
} problem;

/* What the callbacks get from CVODE. */
typedef struct user { const equations *by; kinetics *model; const double *p; pjrtlite_status status; } user;

/* Values at all times: y, then its sensitivity to each constant. */
typedef struct result {
    double values[OUTPUTS + 1][4][MOST], milliseconds;
    long steps, f, jacobians, tangents, flag;
} result;

static int wrong;

/* At a negative number CVODE stops, and calls explain(). */
static int answer(user *u, pjrtlite_status status) {
    u->status = status;
    return -(int)status;
}

static void explain(int code, const char *module, const char *name, char *text, void *data) {
    const user *u = data;
    printf("  %s: %s: %s\n", module, name, text);
    if (code < 0 && u->status != PJRTLITE_STATUS_OK) printf("  pjrtlite: %s\n", pjrtlite_last_error_message());
}

#define DATA N_VGetArrayPointer

static int f(realtype t, N_Vector y, N_Vector ydot, void *data) {
    user *u = data;
    const int failed = answer(u, u->by->f(u->model, DATA(y), u->p, DATA(ydot)));
    (void)t;
    /* At a positive number CVODE tries a shorter step. */
    return failed != 0 ? failed : !isfinite(N_VL1Norm(ydot));
}

static int jacobian(realtype t, N_Vector y, N_Vector fy, SUNMatrix jac, void *data, N_Vector a, N_Vector b, N_Vector c) {
    user *u = data;
    (void)t, (void)fy, (void)a, (void)b, (void)c;
    if (SUNMatGetID(jac) == SUNMATRIX_BAND) return answer(u, u->by->band(u->model, DATA(y), u->p, SM_DATA_B(jac)));
    return answer(u, u->by->dense(u->model, DATA(y), u->p, SM_DATA_D(jac)));
}

static int times(N_Vector v, N_Vector jv, realtype t, N_Vector y, N_Vector fy, void *data, N_Vector a) {
    user *u = data;
    (void)t, (void)fy, (void)a;
    return answer(u, u->by->times(u->model, DATA(y), u->p, DATA(v), DATA(jv)));
}

static int sensitivity(int count, realtype t, N_Vector y, N_Vector ydot, int i, N_Vector s, N_Vector sdot, void *data,
                       N_Vector a, N_Vector b) {
    user *u = data;
    const double along[3] = {i == 0, i == 1, i == 2};
    (void)count, (void)t, (void)ydot, (void)a, (void)b;
    return answer(u, u->by->tl(u->model, DATA(y), u->p, DATA(s), along, DATA(sdot)));
}

static double larger(double a, double b) { return isnan(a) || a > b ? a : b; } /* NaN is the largest */

static double now(void) { /* in milliseconds */
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e3 * time.tv_sec + 1e-6 * time.tv_nsec;
}

static double time_of(const problem *q, int k) {
    return q->first > 0 ? q->first * pow(q->last / q->first, (double)(k - 1) / (OUTPUTS - 1)) : q->last * k / OUTPUTS;
}

/* Stops at an error. `sharper`: how many times smaller tolerances are; `later`: constants for the second half. */
static void integrate(const problem *q, const equations *by, kinetics *model, int solver, int with_s, double sharper,
                      const double *later, result *r) {
    SUNContext context;
    SUNContext_Create(NULL, &context);
    N_Vector y = N_VNew_Serial(q->n, context), atol = N_VClone(y), *s = N_VCloneVectorArray(3, y);
    double p[3] = {q->p[0], q->p[1], q->p[2]}; /* of what size they are, for the tolerances of sensitivities */
    for (int i = 0; i < q->n; ++i) DATA(y)[i] = q->y[i], DATA(atol)[i] = q->atol[i % 2] / sharper;
    SUNMatrix matrix = NULL;
    if (solver == DENSE) matrix = SUNDenseMatrix(q->n, q->n, context);
    if (solver == BAND) matrix = SUNBandMatrix(q->n, HALF_BANDWIDTH, HALF_BANDWIDTH, context);
    SUNLinearSolver linear = solver == DENSE  ? SUNLinSol_Dense(y, matrix, context)
                             : solver == BAND ? SUNLinSol_Band(y, matrix, context)
                                              : SUNLinSol_SPGMR(y, SUN_PREC_NONE, 30, context);
    void *cvode = CVodeCreate(CV_BDF, context);
    user u = {by, model, q->p, PJRTLITE_STATUS_OK};
    int flag = CVodeInit(cvode, f, 0.0, y);
    if (flag == CV_SUCCESS) flag = CVodeSetErrHandlerFn(cvode, explain, &u);
    if (flag == CV_SUCCESS) flag = CVodeSVtolerances(cvode, q->rtol / sharper, atol);
    if (flag == CV_SUCCESS) flag = CVodeSetUserData(cvode, &u);
    if (flag == CV_SUCCESS) flag = CVodeSetMaxNumSteps(cvode, 100000);
    if (flag == CV_SUCCESS) flag = CVodeSetLinearSolver(cvode, linear, matrix);
    if (flag == CV_SUCCESS) flag = solver == GMRES ? CVodeSetJacTimes(cvode, NULL, times) : CVodeSetJacFn(cvode, jacobian);
    for (int i = 0; i < 3; ++i) N_VConst(0.0, s[i]);
    if (with_s) {
        if (flag == CV_SUCCESS) flag = CVodeSensInit1(cvode, 3, CV_SIMULTANEOUS, sensitivity, s);
        if (flag == CV_SUCCESS) flag = CVodeSetSensParams(cvode, NULL, p, NULL);
        if (flag == CV_SUCCESS) flag = CVodeSensEEtolerances(cvode);
        if (flag == CV_SUCCESS) flag = CVodeSetSensErrCon(cvode, SUNTRUE);
    }
    r->milliseconds = -now();
    for (int k = 1; k <= OUTPUTS && flag == CV_SUCCESS; ++k) {
        double t;
        if (k > OUTPUTS / 2) u.p = later;
        flag = CVode(cvode, time_of(q, k), y, &t, CV_NORMAL);
        if (flag == CV_SUCCESS && with_s) flag = CVodeGetSens(cvode, &t, s);
        for (int i = 0; i < q->n; ++i) {
            for (int which = 0; which < 4; ++which) r->values[k][which][i] = DATA(which == 0 ? y : s[which - 1])[i];
        }
    }
    r->milliseconds += now();
    r->flag = flag, r->tangents = r->jacobians = 0;
    CVodeGetNumSteps(cvode, &r->steps), CVodeGetNumRhsEvals(cvode, &r->f);
    solver == GMRES ? CVodeGetNumJtimesEvals(cvode, &r->jacobians) : CVodeGetNumJacEvals(cvode, &r->jacobians);
    if (with_s) CVodeGetSensNumRhsEvals(cvode, &r->tangents);
    CVodeFree(&cvode), SUNLinSolFree(linear), SUNMatDestroy(matrix);
    N_VDestroy(y), N_VDestroy(atol), N_VDestroyVectorArray(s, 3), SUNContext_Free(&context);
}

static void check(const char *what, double found, double bound, const char *from) {
    const int holds = found <= bound;
    printf("  %-4s %-48s %9.2e, at most %9.2e: %s\n", holds ? "ok" : "BAD", what, found, bound, from);
    wrong += !holds;
}

/* The largest difference at any time, of y or a sensitivity: CVODE's norm, in which its tolerances are one. */
static double apart(const problem *q, int with_s, const result *a, const result *b) {
    double most = 0;
    for (int m = 0; m < (with_s ? 4 : 1) * OUTPUTS; ++m) {
        const int k = 1 + m % OUTPUTS, which = m / OUTPUTS;
        double sum = 0;
        for (int i = 0; i < q->n; ++i) {
            const double x = b->values[k][which][i], atol = q->atol[i % 2] / (which > 0 ? q->p[which - 1] : 1);
            sum += pow((a->values[k][which][i] - x) / (q->rtol * fabs(x) + atol), 2) / q->n;
        }
        most = larger(most, sqrt(sum));
    }
    return most;
}

static void check_answer(const result *r, int wanted) {
    char *name = CVodeGetReturnFlagName(r->flag);
    const int holds = r->flag == wanted;
    if (!holds || wanted != CV_SUCCESS) printf("  %-4s CVODE ends with %s\n", holds ? "ok" : "BAD", name);
    wrong += !holds;
    free(name);
}

enum { F, DENSE_JACOBIAN, BAND_JACOBIAN, TIMES, TANGENT, FUNCTIONS = TANGENT + 3 };
static const char *const functions[] = {"right-hand side", "dense Jacobian", "band Jacobian", "Jacobian times vector",
                                        "tangent, constant 1", "tangent, constant 2", "tangent, constant 3"};

static pjrtlite_status call(const problem *q, const equations *by, kinetics *model, int what, const double *y, double *out) {
    double along[3] = {0, 0, 0};
    if (what == F) return by->f(model, y, q->p, out);
    if (what == DENSE_JACOBIAN) return by->dense(model, y, q->p, out);
    if (what == BAND_JACOBIAN) return by->band(model, y, q->p, out);
    if (what == TIMES) return by->times(model, y, q->p, y, out);
    along[what - TANGENT] = q->p[what - TANGENT];
    return by->tl(model, y, q->p, y, along, out);
}

static double microseconds(const problem *q, const equations *by, kinetics *model, int what, double *out) {
    const double start = now();
    double calls = 0;
    while (now() - start < 20 && call(q, by, model, what, q->y, out) == PJRTLITE_STATUS_OK) ++calls;
    return 1e3 * (now() - start) / calls;
}

/* Each function on states of a run, and how long a call takes. */
static void compare_functions(const problem *q, kinetics *model, const result *r) {
    static double by_hand[MOST * MOST], by_jax[MOST * MOST], jac[MOST * MOST];
    char line[100];
    for (int what = 0; what < FUNCTIONS; ++what) {
        if (what == BAND_JACOBIAN && q->by_jax.band == NULL) continue;
        const int is_matrix = what == DENSE_JACOBIAN || what == BAND_JACOBIAN;
        const int size = q->n * (what == DENSE_JACOBIAN ? q->n : what == BAND_JACOBIAN ? STORED : 1);
        double most = 0;
        for (int k = 0; k <= OUTPUTS; k += 10) {
            const double *y = r->values[k][0];
            double terms[MOST] = {0}, largest = 0;
            call(q, &q->by_hand, model, DENSE_JACOBIAN, y, jac);
            for (int j = 0; j < q->n * q->n; ++j) largest = fmax(largest, fabs(jac[j]));
            for (int j = 0; j < q->n * q->n; ++j) terms[j % q->n] += fabs(jac[j] * y[j / q->n]);
            call(q, &q->by_hand, model, what, y, by_hand);
            if (call(q, &q->by_jax, model, what, y, by_jax) != PJRTLITE_STATUS_OK) by_jax[0] = NAN;
            for (int i = 0; i < size; ++i) {
                const double difference = fabs(by_hand[i] - by_jax[i]);
                most = larger(most, difference == 0 ? 0 : difference / (is_matrix ? largest : terms[i]));
            }
        }
        const double hand = microseconds(q, &q->by_hand, model, what, by_hand);
        snprintf(line, sizeof line, "%s (%.2f, by JAX %.2f us)", functions[what], hand,
                 microseconds(q, &q->by_jax, model, what, by_jax));
        check(line, most, 16 * DBL_EPSILON, is_matrix ? "16 roundings of the largest element" : "16 roundings of its terms");
    }
}

static void print_run(const char *by, const result *r, int solver) {
    printf("  %-8s %5ld steps, %5ld f, %5ld %s, %5ld tangents, %8.2f ms\n", by, r->steps, r->f, r->jacobians,
           solver == GMRES ? "products" : "Jacobians", r->tangents, r->milliseconds);
}

/* A run by JAX among eight by hand, whose tolerances differ by 1e-12 of themselves: what roundings do to a run. */
static void compare_runs(const problem *q, kinetics *model, int solver, int with_s, int count, const result *sharp,
                         result *by_jax) {
    static result by_hand;
    double fewest = HUGE_VAL, most = 0, off = 0;
    printf("%s, %s%s\n", q->name, solvers[solver], with_s ? ", with sensitivities to three constants" : "");
    for (int i = count; i-- > 0;) {
        integrate(q, &q->by_hand, NULL, solver, with_s, 1 + 1e-12 * i, q->p, &by_hand);
        check_answer(&by_hand, CV_SUCCESS);
        fewest = fmin(fewest, by_hand.steps), most = fmax(most, by_hand.steps);
        off = larger(off, apart(q, with_s, &by_hand, sharp));
    }
    integrate(q, &q->by_jax, model, solver, with_s, 1, q->p, by_jax);
    check_answer(by_jax, CV_SUCCESS);
    print_run("by hand", &by_hand, solver), print_run("by JAX", by_jax, solver);
    check("steps, over the most or under the fewest by hand", fmax(fewest / by_jax->steps, by_jax->steps / most),
          1.1, "10 %, by which runs by hand scatter");
    check("values, from a sharp run's", apart(q, with_s, by_jax, sharp), 3 * off, "three times what runs by hand are off");
}

static void write_table(const char *folder, const problem *q, const result *r) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.csv", folder, q->name);
    FILE *file = fopen(path, "w");
    if (file == NULL) perror(path);
    for (int k = 1; k <= OUTPUTS && file != NULL; ++k) {
        fprintf(file, "%s%.9g", k > 1 ? "\n" : "", time_of(q, k));
        for (int j = 0; j < 4 * q->n; ++j) fprintf(file, ",%.9g", r->values[k][j / q->n][j % q->n]);
    }
    if (file != NULL && fclose(file) != 0) perror(path);
}

int main(int argc, char **argv) {
    static problem problems[2] = {
        {"Robertson", {0}, {kinetics_run_robertson, kinetics_run_robertson_jac, NULL, kinetics_run_robertson_jtimes,
                            kinetics_run_robertson_tl}, 3, {0.04, 3e7, 1e4}, 1e-6, {1e-10, 1e-14}, 4e-3, 4e10, {1, 0, 0}},
        {"Brusselator", {0}, {kinetics_run_brusselator, kinetics_run_brusselator_jac, kinetics_run_brusselator_band,
                              kinetics_run_brusselator_jtimes, kinetics_run_brusselator_tl}, MOST, {1, 3, 0.02}, 1e-6,
         {1e-10, 1e-10}, 0, 10, {0}}};
    static result sharp, by_jax;
    const char *plugin = getenv("PJRTLITE_PLUGIN") ? getenv("PJRTLITE_PLUGIN") : "cpu";
    const int is_short = argc > 2 && strcmp(argv[2], "short") == 0, runs = is_short ? 2 : 8;
    const double lost[3] = {NAN, NAN, NAN};
    pjrtlite_client *client = NULL;
    kinetics *model = NULL;
    pjrtlite_status status = pjrtlite_client_create(plugin, NULL, &client);
    if (status == PJRTLITE_STATUS_OK) status = kinetics_create(client, argc > 1 ? argv[1] : "kinetics.pjrt", NULL, &model);
    if (status == PJRTLITE_STATUS_OK) status = kinetics_load(model); /* so that no callback compiles */
    if (status != PJRTLITE_STATUS_OK) return fprintf(stderr, "%s\n", pjrtlite_last_error_message()), EXIT_FAILURE;
    problems[0].by_hand = robertson_by_hand, problems[1].by_hand = brusselator_by_hand;
    for (int k = 0; k < MOST; ++k) problems[1].y[k] = k % 2 ? 3 : 1 + sin(acos(-1.0) * (k + 2) / (POINTS + 1));
    for (problem *q = problems; q < problems + 2; ++q) {
        const int best = q->by_jax.band != NULL ? BAND : DENSE;
        if (is_short) q->last /= q->n == 3 ? 1e9 : 20;
        printf("%s, %d unknowns: functions by JAX and by hand\n", q->name, q->n);
        integrate(q, &q->by_hand, NULL, best, 1, 1000, q->p, &sharp);
        check_answer(&sharp, CV_SUCCESS);
        for (int i = 0; i < q->n; ++i) sharp.values[0][0][i] = q->y[i];
        compare_functions(q, model, &sharp);
        compare_runs(q, model, DENSE, 0, runs, &sharp, &by_jax);
        if (best == BAND) compare_runs(q, model, BAND, 0, runs, &sharp, &by_jax);
        compare_runs(q, model, GMRES, 0, runs, &sharp, &by_jax);
        compare_runs(q, model, best, 1, runs, &sharp, &by_jax);
        if (argc > 2 && !is_short) write_table(argv[2], q, &by_jax);
    }
    printf("Failures in the middle of a run\n");
    integrate(&problems[0], &problems[0].by_jax, model, DENSE, 0, 1, NULL, &by_jax);
    check_answer(&by_jax, CV_RHSFUNC_FAIL);
    integrate(&problems[0], &problems[0].by_jax, model, DENSE, 0, 1, lost, &by_jax);
    check_answer(&by_jax, CV_REPTD_RHSFUNC_ERR);
    kinetics_destroy(model), pjrtlite_client_destroy(client);
    printf(wrong == 0 ? "JAX and the equations by hand agree\n" : "%d comparisons failed\n", wrong);
    return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
