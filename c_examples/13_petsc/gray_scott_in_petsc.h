/* What PETSc calls, by JAX (gray_scott_in_petsc.c) and by hand (gray_scott_by_hand.c). */
#ifndef GRAY_SCOTT_IN_PETSC_H
#define GRAY_SCOTT_IN_PETSC_H

#include "gray_scott.h"

#include <petscdmda.h>
#include <petscts.h>

#if defined(PETSC_USE_COMPLEX) || !defined(PETSC_USE_REAL_DOUBLE)
#error "the bundles are for a PETSc of real numbers in double precision"
#endif

/* A failure of pjrtlite becomes one of PETSc, with its message in PETSc's trace. */
#define CallModel(...) \
    PetscCheck((__VA_ARGS__) == PJRTLITE_STATUS_OK, PETSC_COMM_SELF, PETSC_ERR_LIB, "%s", pjrtlite_last_error_message())

/* The form that `pjrtlite wrap` gives the right-hand side. */
typedef pjrtlite_status function(gray_scott *model, size_t ny, size_t nx, size_t outer_y, size_t outer_x, const double *w,
                                 const double *feed, const double *p, const double *spacing, double *f);

/* What the callbacks get. */
typedef struct user {
    gray_scott *model;
    function *f;
    const double *p, *feed;
    double spacing[2];
    DM da;
    Vec base; /* where the Jacobian is, with a halo */
    PetscInt nx, ny; /* this rank's piece */
} user;

/* The extents of the programs: of the piece, and with its halo. */
#define SIZES(u) (size_t)(u)->ny, (size_t)(u)->nx, (size_t)(u)->ny + 2, (size_t)(u)->nx + 2

function gray_scott_by_hand;

PetscErrorCode right_hand_side(TS ts, PetscReal t, Vec w, Vec f, void *context);
PetscErrorCode jacobian_by_jax(TS ts, PetscReal t, Vec w, Mat jac, Mat other, void *context);
PetscErrorCode times(Mat jac, Vec v, Vec jv);
PetscErrorCode times_transposed(Mat jac, Vec v, Vec jtv);
PetscErrorCode jacobian_by_hand(TS ts, PetscReal t, Vec w, Mat jac, Mat other, void *context);

#endif
