/* What PETSc calls: an exchange of the halo, then one call of the model. */
#include "gray_scott_in_petsc.h"

PetscErrorCode right_hand_side(TS ts, PetscReal t, Vec w, Vec f, void *context) {
    user *u = context;
    Vec local;
    const PetscScalar *in;
    PetscScalar *out;
    PetscFunctionBeginUser;
    (void)ts, (void)t;
    PetscCall(DMGetLocalVector(u->da, &local));
    PetscCall(DMGlobalToLocal(u->da, w, INSERT_VALUES, local));
    PetscCall(VecGetArrayRead(local, &in));
    PetscCall(VecGetArrayWrite(f, &out));
    const pjrtlite_status status = u->f(u->model, SIZES(u), in, u->feed, u->p, u->spacing, out);
    PetscCall(VecRestoreArrayRead(local, &in));
    PetscCall(VecRestoreArrayWrite(f, &out));
    PetscCall(DMRestoreLocalVector(u->da, &local));
    CallModel(status);
    PetscFunctionReturn(0);
}

/* The Jacobian that is multiplied with by JAX: this keeps the state where it is. */
PetscErrorCode jacobian_by_jax(TS ts, PetscReal t, Vec w, Mat jac, Mat other, void *context) {
    user *u = context;
    PetscFunctionBeginUser;
    (void)ts, (void)t, (void)other;
    PetscCall(DMGlobalToLocal(u->da, w, INSERT_VALUES, u->base));
    PetscCall(MatAssemblyBegin(jac, MAT_FINAL_ASSEMBLY));
    PetscCall(MatAssemblyEnd(jac, MAT_FINAL_ASSEMBLY));
    PetscFunctionReturn(0);
}

PetscErrorCode times(Mat jac, Vec v, Vec jv) {
    user *u;
    Vec local;
    const PetscScalar *base, *in;
    PetscScalar *out;
    PetscFunctionBeginUser;
    PetscCall(MatShellGetContext(jac, &u));
    PetscCall(DMGetLocalVector(u->da, &local));
    PetscCall(DMGlobalToLocal(u->da, v, INSERT_VALUES, local));
    PetscCall(VecGetArrayRead(u->base, &base));
    PetscCall(VecGetArrayRead(local, &in));
    PetscCall(VecGetArrayWrite(jv, &out));
    const pjrtlite_status status = gray_scott_run_tl(u->model, SIZES(u), base, u->feed, u->p, u->spacing, in, out);
    PetscCall(VecRestoreArrayRead(u->base, &base));
    PetscCall(VecRestoreArrayRead(local, &in));
    PetscCall(VecRestoreArrayWrite(jv, &out));
    PetscCall(DMRestoreLocalVector(u->da, &local));
    CallModel(status);
    PetscFunctionReturn(0);
}

/* What the adjoint program puts into the halo is added to the points of its owners. */
PetscErrorCode times_transposed(Mat jac, Vec v, Vec jtv) {
    user *u;
    Vec local;
    const PetscScalar *base, *in;
    PetscScalar *out;
    PetscFunctionBeginUser;
    PetscCall(MatShellGetContext(jac, &u));
    PetscCall(DMGetLocalVector(u->da, &local));
    PetscCall(VecGetArrayRead(u->base, &base));
    PetscCall(VecGetArrayRead(v, &in));
    PetscCall(VecGetArrayWrite(local, &out));
    const pjrtlite_status status = gray_scott_run_ad(u->model, SIZES(u), base, u->feed, u->p, u->spacing, in, out);
    PetscCall(VecRestoreArrayRead(u->base, &base));
    PetscCall(VecRestoreArrayRead(v, &in));
    PetscCall(VecRestoreArrayWrite(local, &out));
    PetscCall(VecSet(jtv, 0));
    PetscCall(DMLocalToGlobal(u->da, local, ADD_VALUES, jtv));
    PetscCall(DMRestoreLocalVector(u->da, &local));
    CallModel(status);
    PetscFunctionReturn(0);
}
