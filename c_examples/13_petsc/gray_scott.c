/* Gray and Scott's equations in TS: right-hand side, Jacobian and adjoint from a JAX bundle, beside the same by hand.
   Usage: gray_scott [-bundles folder] [-plugin cpu] [-tables folder] [-short] [options of PETSc] */
#include "gray_scott_in_petsc.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { NX = 96, NY = 64 };

typedef struct result {
    Vec w, gradient;
    PetscInt steps, newton, krylov;
    double milliseconds, integral;
} result;

static int wrong, repeats = 100;

/* From the start of `r->w` to the last time. With `dt`, by steps of that size of Crank and Nicolson, and back by adjoints. */
static PetscErrorCode integrate(user *u, PetscBool by_jax, Mat jac, Vec start, PetscReal last, PetscReal rtol, PetscReal dt,
                                result *r) {
    TS ts;
    SNES snes;
    KSP ksp;
    PC pc;
    PetscFunctionBeginUser;
    u->f = by_jax ? gray_scott_run : gray_scott_by_hand;
    PetscCall(VecCopy(start, r->w));
    PetscCall(TSCreate(PETSC_COMM_WORLD, &ts));
    PetscCall(TSSetRHSFunction(ts, NULL, right_hand_side, u));
    PetscCall(TSSetRHSJacobian(ts, jac, jac, by_jax ? jacobian_by_jax : jacobian_by_hand, u));
    PetscCall(TSSetType(ts, dt > 0 ? TSCN : TSBDF));
    PetscCall(TSSetTimeStep(ts, dt > 0 ? dt : 1));
    PetscCall(TSSetMaxTime(ts, last));
    PetscCall(TSSetExactFinalTime(ts, TS_EXACTFINALTIME_MATCHSTEP));
    PetscCall(TSSetTolerances(ts, rtol, NULL, rtol, NULL));
    PetscCall(TSGetSNES(ts, &snes));
    PetscCall(SNESSetTolerances(snes, dt > 0 ? 1e-13 : 1e-3 * rtol, 1e-8, 0, 50, 10000));
    PetscCall(SNESGetKSP(snes, &ksp));
    PetscCall(KSPSetTolerances(ksp, dt > 0 ? 1e-12 : 1e-5, 1e-50, 1e5, 10000));
    PetscCall(KSPGetPC(ksp, &pc));
    PetscCall(PCSetType(pc, PCNONE));
    if (dt > 0) {
        TSTrajectory trajectory;
        PetscCall(TSSetSaveTrajectory(ts));
        PetscCall(TSGetTrajectory(ts, &trajectory));
        PetscCall(TSTrajectorySetType(trajectory, ts, TSTRAJECTORYMEMORY));
    }
    PetscCall(TSSetFromOptions(ts));
    r->milliseconds = -1e3 * MPI_Wtime();
    PetscCall(TSSolve(ts, r->w));
    r->milliseconds += 1e3 * MPI_Wtime();
    PetscCall(TSGetStepNumber(ts, &r->steps));
    PetscCall(TSGetSNESIterations(ts, &r->newton));
    PetscCall(TSGetKSPIterations(ts, &r->krylov));
    PetscCall(VecStrideNorm(r->w, 1, NORM_1, &r->integral));
    if (dt > 0) { /* by what the start changes the sum of the second species, which is positive, at the end */
        PetscCall(VecSet(r->gradient, 0));
        PetscCall(VecStrideSet(r->gradient, 1, 1));
        PetscCall(TSSetCostGradients(ts, 1, &r->gradient, NULL));
        PetscCall(TSAdjointSolve(ts));
    }
    PetscCall(TSDestroy(&ts));
    PetscFunctionReturn(0);
}

static PetscErrorCode check(const char *what, double found, double bound, const char *from) {
    const int holds = found <= bound;
    wrong += !holds;
    return PetscPrintf(PETSC_COMM_WORLD, "  %-3s %-44s %9.2e, at most %9.2e: %s\n", holds ? "ok" : "BAD", what, found, bound, from);
}

/* The largest difference, or value if there is no `b`. */
static PetscErrorCode apart(Vec a, Vec b, double *most) {
    Vec difference;
    PetscFunctionBeginUser;
    PetscCall(VecDuplicate(a, &difference));
    PetscCall(VecCopy(a, difference));
    if (b != NULL) PetscCall(VecAXPY(difference, -1, b));
    PetscCall(VecNorm(difference, NORM_INFINITY, most));
    PetscCall(VecDestroy(&difference));
    PetscFunctionReturn(0);
}

/* A function by hand and by JAX on the same state: values, and the fastest of some calls. */
static PetscErrorCode compare(user *u, const char *what, Mat hand, Mat shell, Vec w, Vec out[2]) {
    double fastest[2] = {HUGE_VAL, HUGE_VAL}, norm, size, most;
    PetscFunctionBeginUser;
    for (int k = 0; k < 2 * repeats; ++k) {
        const int by_jax = k % 2;
        u->f = by_jax ? gray_scott_run : gray_scott_by_hand;
        const double start = MPI_Wtime();
        if (what[0] == 'r') PetscCall(right_hand_side(NULL, 0, w, out[by_jax], u));
        if (what[0] == 'p') PetscCall(MatMult(by_jax ? shell : hand, w, out[by_jax]));
        if (what[0] == 't') PetscCall(MatMultTranspose(by_jax ? shell : hand, w, out[by_jax]));
        fastest[by_jax] = fmin(fastest[by_jax], 1e6 * (MPI_Wtime() - start));
    }
    PetscCall(MatNorm(hand, NORM_INFINITY, &norm));
    PetscCall(apart(w, NULL, &size));
    PetscCall(apart(out[0], out[1], &most));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "  %s: %.1f us by hand, %.1f by JAX, the fastest calls\n", what, fastest[0], fastest[1]));
    PetscCall(check(what, most, 16 * DBL_EPSILON * norm * size, "16 roundings of its terms"));
    PetscFunctionReturn(0);
}

static PetscErrorCode print_run(const char *by, const result *r) {
    return PetscPrintf(PETSC_COMM_WORLD, "  %-8s %4d steps, %5d of Newton, %6d of GMRES, %9.2f ms\n", by, (int)r->steps,
                       (int)r->newton, (int)r->krylov, r->milliseconds);
}

static char caught[2000];

static PetscErrorCode catch_error(MPI_Comm comm, int line, const char *name, const char *file, PetscErrorCode code,
                                  PetscErrorType type, const char *text, void *context) {
    (void)comm, (void)line, (void)name, (void)file, (void)context;
    if (type == PETSC_ERROR_INITIAL) snprintf(caught, sizeof caught, "%s", text);
    return code;
}

static PetscErrorCode write_table(const char *folder, const char *name, Vec vector) {
    char path[PETSC_MAX_PATH_LEN];
    PetscViewer viewer;
    PetscFunctionBeginUser;
    PetscCall(PetscSNPrintf(path, sizeof path, "%s/%s.bin", folder, name));
    PetscCall(PetscViewerBinaryOpen(PETSC_COMM_WORLD, path, FILE_MODE_WRITE, &viewer));
    PetscCall(PetscViewerBinarySetSkipInfo(viewer, PETSC_TRUE));
    PetscCall(VecView(vector, viewer));
    PetscCall(PetscViewerDestroy(&viewer));
    PetscFunctionReturn(0);
}

int main(int argc, char **argv) {
    const double p[3] = {8e-5, 4e-5, 0.06}, step = 1e-4, pi = acos(-1.0);
    char path[PETSC_MAX_PATH_LEN] = ".", plugin[64] = "cpu", tables[PETSC_MAX_PATH_LEN] = "";
    user u = {.p = p, .spacing = {2.5 / NX, 2.5 / NY}};
    result sharp, hand, jax, *all[3] = {&sharp, &hand, &jax};
    pjrtlite_client *client = NULL;
    pjrtlite_options *options = NULL;
    PetscInt xs, ys;
    PetscScalar ***at;
    PetscBool is_short = PETSC_FALSE;
    PetscMPIInt ranks;
    Vec start, moved, out[2];
    Mat jac, shell;
    double *feed, off, most, size, change, along;

    PetscCall(PetscInitialize(&argc, &argv, NULL, NULL));
    PetscCall(PetscOptionsGetString(NULL, NULL, "-bundles", path, sizeof path, NULL));
    PetscCall(PetscOptionsGetString(NULL, NULL, "-plugin", plugin, sizeof plugin, NULL));
    PetscCall(PetscOptionsGetString(NULL, NULL, "-tables", tables, sizeof tables, NULL));
    PetscCall(PetscOptionsGetBool(NULL, NULL, "-short", &is_short, NULL));
    if (is_short) repeats = 2;
    PetscCallMPI(MPI_Comm_size(PETSC_COMM_WORLD, &ranks));
    PetscCall(PetscStrlcat(path, "/gray_scott.pjrt", sizeof path));
    /* The ranks share one machine here: few threads for each. */
    CallModel(pjrtlite_options_create(&options));
    CallModel(pjrtlite_options_set_int(options, "pjrtlite.threads", 4));
    CallModel(pjrtlite_client_create(plugin, options, &client));
    CallModel(gray_scott_create(client, path, NULL, &u.model));

    PetscCall(DMDACreate2d(PETSC_COMM_WORLD, DM_BOUNDARY_PERIODIC, DM_BOUNDARY_PERIODIC, DMDA_STENCIL_STAR, NX, NY, PETSC_DECIDE,
                           PETSC_DECIDE, 2, 1, NULL, NULL, &u.da));
    PetscCall(DMSetUp(u.da));
    PetscCall(DMDAGetCorners(u.da, &xs, &ys, NULL, &u.nx, &u.ny, NULL));
    /* Of the size of this rank's piece, which the bundle must have. */
    CallModel(gray_scott_load_gray_scott(u.model, SIZES(&u)));
    CallModel(gray_scott_load_tl(u.model, SIZES(&u)));
    CallModel(gray_scott_load_ad(u.model, SIZES(&u)));
    PetscCall(DMCreateGlobalVector(u.da, &start));
    PetscCall(DMCreateLocalVector(u.da, &u.base));
    PetscCall(DMCreateMatrix(u.da, &jac));
    PetscCall(MatCreateShell(PETSC_COMM_WORLD, 2 * u.nx * u.ny, 2 * u.nx * u.ny, 2 * NX * NY, 2 * NX * NY, &u, &shell));
    PetscCall(MatShellSetOperation(shell, MATOP_MULT, (void (*)(void))times));
    PetscCall(MatShellSetOperation(shell, MATOP_MULT_TRANSPOSE, (void (*)(void))times_transposed));
    PetscCall(VecDuplicate(start, &moved));
    PetscCall(PetscMalloc1(u.nx * u.ny, &feed));
    PetscCall(DMDAVecGetArrayDOF(u.da, start, (void *)&at));
    for (PetscInt j = ys; j < ys + u.ny; ++j) {
        for (PetscInt i = xs; i < xs + u.nx; ++i) {
            const double x = i * u.spacing[0], y = j * u.spacing[1];
            const int spot = fabs(x - 1.25) < 0.25 && fabs(y - 1.25) < 0.25;
            feed[(j - ys) * u.nx + i - xs] = 0.03 + 0.006 * sin(2 * pi * x / 2.5);
            at[j][i][1] = spot ? 0.25 * pow(sin(4 * pi * x) * sin(4 * pi * y), 2) : 0;
            at[j][i][0] = 1 - 2 * at[j][i][1];
        }
    }
    PetscCall(DMDAVecRestoreArrayDOF(u.da, start, (void *)&at));
    u.feed = feed;
    for (int k = 0; k < 3; ++k) {
        PetscCall(VecDuplicate(start, &all[k]->w));
        PetscCall(VecDuplicate(start, &all[k]->gradient));
        if (k < 2) PetscCall(VecDuplicate(start, &out[k]));
    }

    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "Grid of %d by %d points on %d ranks\n", NX, NY, ranks));
    PetscCall(jacobian_by_hand(NULL, 0, start, jac, jac, &u));
    PetscCall(jacobian_by_jax(NULL, 0, start, shell, shell, &u));
    PetscCall(compare(&u, "right-hand side", jac, shell, start, out));
    PetscCall(compare(&u, "product with the Jacobian", jac, shell, start, out));
    PetscCall(compare(&u, "transposed product", jac, shell, start, out));

    const double last = is_short ? 10 : 200, back = is_short ? 8 : 40;
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "BDF to t = %g\n", last));
    PetscCall(integrate(&u, PETSC_FALSE, jac, start, last, 1e-7, 0, &sharp));
    PetscCall(integrate(&u, PETSC_FALSE, jac, start, last, 1e-5, 0, &hand));
    PetscCall(integrate(&u, PETSC_TRUE, shell, start, last, 1e-5, 0, &jax));
    PetscCall(print_run("by hand", &hand));
    PetscCall(print_run("by JAX", &jax));
    PetscCall(apart(hand.w, sharp.w, &off));
    PetscCall(apart(jax.w, sharp.w, &most));
    PetscCall(check("steps, more or fewer than by hand", labs((long)(jax.steps - hand.steps)), 0, "the same"));
    PetscCall(check("steps of GMRES, more or fewer", labs((long)(jax.krylov - hand.krylov)), hand.newton, "one a step of Newton"));
    PetscCall(check("u and v, from a sharp run's", most, 1.1 * off, "1.1 times what the run by hand is off"));
    if (tables[0] != 0) PetscCall(write_table(tables, "w", jax.w));

    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "Crank and Nicolson to t = %g, and back\n", back));
    PetscCall(integrate(&u, PETSC_FALSE, jac, start, back, 1, 2, &hand));
    PetscCall(integrate(&u, PETSC_TRUE, shell, start, back, 1, 2, &jax));
    PetscCall(print_run("by hand", &hand));
    PetscCall(print_run("by JAX", &jax));
    PetscCall(apart(hand.gradient, NULL, &size));
    PetscCall(apart(hand.gradient, jax.gradient, &most));
    PetscCall(check("gradient by the start, from that by hand", most / size, 1e-9, "KSP's tolerance, 1e-12, in the solves"));
    PetscCall(VecCopy(start, out[0])); /* along a direction that leaves v positive */
    PetscCall(VecDot(jax.gradient, out[0], &along));
    PetscCall(VecWAXPY(moved, step, out[0], start));
    PetscCall(integrate(&u, PETSC_FALSE, jac, moved, back, 1, 2, &hand));
    change = hand.integral;
    PetscCall(VecWAXPY(moved, -step, out[0], start));
    PetscCall(integrate(&u, PETSC_FALSE, jac, moved, back, 1, 2, &hand));
    change = (change - hand.integral) / (2 * step);
    PetscCall(check("gradient along the start, from differences", fabs(along / change - 1), 100 * step * step, "100 times their step squared"));
    if (tables[0] != 0) PetscCall(write_table(tables, "gradient_w", jax.gradient));

    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "A failure: a piece of a size that is not in the bundle\n"));
    u.nx -= 1, u.f = gray_scott_run;
    PetscCall(PetscPushErrorHandler(catch_error, NULL));
    const PetscErrorCode code = right_hand_side(NULL, 0, start, out[0], &u);
    PetscCall(PetscPopErrorHandler());
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "  PETSc's error %d: %s\n", (int)code, caught));
    PetscCall(check("another error than pjrtlite's", code != PETSC_ERR_LIB || strcmp(caught, pjrtlite_last_error_message()) != 0, 0,
                    "PETSc's code, pjrtlite's message"));

    PetscCall(PetscPrintf(PETSC_COMM_WORLD, wrong == 0 ? "JAX and the equations by hand agree\n" : "%d comparisons failed\n", wrong));
    gray_scott_destroy(u.model);
    pjrtlite_client_destroy(client);
    pjrtlite_options_destroy(options);
    for (int k = 0; k < 3; ++k) {
        PetscCall(VecDestroy(&all[k]->w));
        PetscCall(VecDestroy(&all[k]->gradient));
        if (k < 2) PetscCall(VecDestroy(&out[k]));
    }
    PetscCall(PetscFree(feed));
    PetscCall(VecDestroy(&moved));
    PetscCall(VecDestroy(&start));
    PetscCall(VecDestroy(&u.base));
    PetscCall(MatDestroy(&jac));
    PetscCall(MatDestroy(&shell));
    PetscCall(DMDestroy(&u.da));
    PetscCall(PetscFinalize());
    return wrong == 0 ? 0 : 1;
}
