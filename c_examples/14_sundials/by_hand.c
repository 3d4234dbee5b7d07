/* The same equations as model.py has, with their derivatives, as they are written without JAX. */
#include "by_hand.h"

#include <string.h>

static pjrtlite_status robertson(kinetics *model, const double *y, const double *p, double *f) {
    (void)model;
    f[2] = p[1] * y[1] * y[1];
    f[0] = p[2] * y[1] * y[2] - p[0] * y[0];
    f[1] = -f[0] - f[2];
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status robertson_dense(kinetics *model, const double *y, const double *p, double *jac) {
    (void)model;
    const double columns[9] = {-p[0],       p[0],         0, p[2] * y[2], -p[2] * y[2] - 2 * p[1] * y[1], 2 * p[1] * y[1],
                               p[2] * y[1], -p[2] * y[1], 0};
    memcpy(jac, columns, sizeof columns);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status robertson_times(kinetics *model, const double *y, const double *p, const double *v, double *jv) {
    (void)model;
    jv[2] = 2 * p[1] * y[1] * v[1];
    jv[0] = p[2] * (y[1] * v[2] + y[2] * v[1]) - p[0] * v[0];
    jv[1] = -jv[0] - jv[2];
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status robertson_tl(kinetics *model, const double *y, const double *p, const double *y_tl,
                                    const double *p_tl, double *f_tl) {
    double by_p[3];
    robertson(model, y, p_tl, by_p);
    robertson_times(model, y, p, y_tl, f_tl);
    for (int i = 0; i < 3; ++i) f_tl[i] += by_p[i];
    return PJRTLITE_STATUS_OK;
}

static double diffusion(const double *p) { return p[2] * (POINTS + 1) * (POINTS + 1); }

/* The Laplacian along the line, times `rate`, added to `f`. */
static void diffuse(const double *y, const double *ends, double rate, double *f) {
    for (int k = 0; k < 2 * POINTS; ++k) {
        const double left = k < 2 ? ends[k] : y[k - 2], right = k >= 2 * POINTS - 2 ? ends[k % 2] : y[k + 2];
        f[k] += rate * (left - 2 * y[k] + right);
    }
}

static pjrtlite_status brusselator(kinetics *model, const double *y, const double *p, double *f) {
    (void)model;
    for (int k = 0; k < 2 * POINTS; k += 2) {
        const double u = y[k], autocatalysis = u * u * y[k + 1];
        f[k] = p[0] - (p[1] + 1) * u + autocatalysis;
        f[k + 1] = p[1] * u - autocatalysis;
    }
    const double ends[2] = {p[0], p[1] / p[0]};
    diffuse(y, ends, diffusion(p), f);
    return PJRTLITE_STATUS_OK;
}

/* Element (i, j) is jac[j * stride + i + shift]: 0 for a dense matrix, a band moves by a place in each column. */
static void brusselator_matrix(const double *y, const double *p, double *jac, int stride, int shift, int shift_by) {
    for (int k = 0; k < 2 * POINTS; k += 2) {
        const double uu = y[k] * y[k], uv2 = 2 * y[k] * y[k + 1], d = diffusion(p);
        double *u = jac + k * stride + k + shift + k * shift_by, *v = u + stride + shift_by;
        u[0] = uv2 - p[1] - 1 - 2 * d, u[1] = p[1] - uv2;
        v[0] = uu, v[1] = -uu - 2 * d;
        if (k > 0) u[-2] = d, v[-1] = d;
        if (k < 2 * POINTS - 2) u[2] = d, v[3] = d;
    }
}

static pjrtlite_status brusselator_dense(kinetics *model, const double *y, const double *p, double *jac) {
    (void)model;
    memset(jac, 0, 4 * POINTS * POINTS * sizeof *jac);
    brusselator_matrix(y, p, jac, 2 * POINTS, 0, 0);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status brusselator_band(kinetics *model, const double *y, const double *p, double *jac) {
    (void)model;
    memset(jac, 0, 2 * POINTS * STORED * sizeof *jac);
    brusselator_matrix(y, p, jac, STORED, 2 * HALF_BANDWIDTH, -1);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status brusselator_times(kinetics *model, const double *y, const double *p, const double *v, double *jv) {
    (void)model;
    for (int k = 0; k < 2 * POINTS; k += 2) {
        const double change = y[k] * (2 * y[k + 1] * v[k] + y[k] * v[k + 1]);
        jv[k] = change - (p[1] + 1) * v[k];
        jv[k + 1] = p[1] * v[k] - change;
    }
    const double ends[2] = {0, 0};
    diffuse(v, ends, diffusion(p), jv);
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status brusselator_tl(kinetics *model, const double *y, const double *p, const double *y_tl,
                                      const double *p_tl, double *f_tl) {
    brusselator_times(model, y, p, y_tl, f_tl);
    for (int k = 0; k < 2 * POINTS; k += 2) f_tl[k] += p_tl[0] - p_tl[1] * y[k], f_tl[k + 1] += p_tl[1] * y[k];
    const double ends[2] = {p[0], p[1] / p[0]}, ends_tl[2] = {p_tl[0], p_tl[1] / p[0] - p[1] * p_tl[0] / (p[0] * p[0])};
    diffuse(y, ends, diffusion(p_tl), f_tl);
    for (int side = 0; side < 2; ++side) {
        for (int c = 0; c < 2; ++c) f_tl[side * (2 * POINTS - 2) + c] += diffusion(p) * ends_tl[c];
    }
    return PJRTLITE_STATUS_OK;
}

const equations robertson_by_hand = {robertson, robertson_dense, NULL, robertson_times, robertson_tl};
const equations brusselator_by_hand = {brusselator, brusselator_dense, brusselator_band, brusselator_times, brusselator_tl};
