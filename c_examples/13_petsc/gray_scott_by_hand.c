/* The equations and their Jacobian as they are written without JAX. */
#include "gray_scott_in_petsc.h"

pjrtlite_status gray_scott_by_hand(gray_scott *model, size_t ny, size_t nx, size_t outer_y, size_t outer_x, const double *w,
                                   const double *feed, const double *p, const double *spacing, double *f) {
    const double along_x = 1 / (spacing[0] * spacing[0]), along_y = 1 / (spacing[1] * spacing[1]);
    (void)model, (void)outer_y;
    for (size_t j = 0; j < ny; ++j) {
        for (size_t i = 0; i < nx; ++i) {
            const double *at = w + 2 * ((j + 1) * outer_x + i + 1), *south = at - 2 * outer_x, *north = at + 2 * outer_x;
            const double in = feed[j * nx + i], reaction = at[0] * at[1] * at[1];
            double *out = f + 2 * (j * nx + i);
            for (int c = 0; c < 2; ++c) {
                out[c] = p[c] * (along_x * (at[c - 2] - 2 * at[c] + at[c + 2]) + along_y * (south[c] - 2 * at[c] + north[c]));
            }
            out[0] += in * (1 - at[0]) - reaction;
            out[1] += reaction - (in + p[2]) * at[1];
        }
    }
    return PJRTLITE_STATUS_OK;
}

PetscErrorCode jacobian_by_hand(TS ts, PetscReal t, Vec w, Mat jac, Mat other, void *context) {
    user *u = context;
    const double along_x = 1 / (u->spacing[0] * u->spacing[0]), along_y = 1 / (u->spacing[1] * u->spacing[1]);
    const PetscScalar ***at;
    PetscInt xs, ys;
    PetscFunctionBeginUser;
    (void)ts, (void)t, (void)other;
    PetscCall(DMGlobalToLocal(u->da, w, INSERT_VALUES, u->base));
    PetscCall(DMDAGetCorners(u->da, &xs, &ys, NULL, NULL, NULL, NULL));
    PetscCall(DMDAVecGetArrayDOFRead(u->da, u->base, (void *)&at));
    for (PetscInt j = ys; j < ys + u->ny; ++j) {
        for (PetscInt i = xs; i < xs + u->nx; ++i) {
            const double a = at[j][i][0], b = at[j][i][1], in = u->feed[(j - ys) * u->nx + i - xs];
            for (PetscInt c = 0; c < 2; ++c) {
                const double x = u->p[c] * along_x, y = u->p[c] * along_y;
                const MatStencil row = {.j = j, .i = i, .c = c}, columns[6] = {{.j = j, .i = i, .c = 0}, {.j = j, .i = i, .c = 1},
                    {.j = j, .i = i - 1, .c = c}, {.j = j, .i = i + 1, .c = c}, {.j = j - 1, .i = i, .c = c}, {.j = j + 1, .i = i, .c = c}};
                double values[6] = {-b * b - in, -2 * a * b, x, x, y, y};
                if (c == 1) values[0] = b * b, values[1] = 2 * a * b - in - u->p[2];
                values[c] -= 2 * (x + y);
                PetscCall(MatSetValuesStencil(jac, 1, &row, 6, columns, values, INSERT_VALUES));
            }
        }
    }
    PetscCall(DMDAVecRestoreArrayDOFRead(u->da, u->base, (void *)&at));
    PetscCall(MatAssemblyBegin(jac, MAT_FINAL_ASSEMBLY));
    PetscCall(MatAssemblyEnd(jac, MAT_FINAL_ASSEMBLY));
    PetscFunctionReturn(0);
}
