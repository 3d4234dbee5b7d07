/* What CVODE asks of a system of equations, in the form that `pjrtlite wrap` gives the functions of the bundle. */
#ifndef BY_HAND_H
#define BY_HAND_H

#include "kinetics.h"

enum { POINTS = 128, HALF_BANDWIDTH = 2, STORED = 3 * HALF_BANDWIDTH + 1 };

typedef pjrtlite_status function(kinetics *model, const double *y, const double *p, double *out);
typedef pjrtlite_status product(kinetics *model, const double *y, const double *p, const double *v, double *out);
typedef pjrtlite_status tangent(kinetics *model, const double *y, const double *p, const double *y_tl, const double *p_tl,
                                double *out);

typedef struct equations {
    function *f, *dense, *band; /* matrices by columns, those of bands as SUNBandMatrix has them */
    product *times;
    tangent *tl;
} equations;

extern const equations robertson_by_hand, brusselator_by_hand;

#endif
