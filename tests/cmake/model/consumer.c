/* Runs 3 columns by the wrapper that was made for this project. Usage: consumer <bundle> */
#include "drag.h"

#include <stdio.h>

int main(int argc, char **argv) {
    static float u[3][40], v[3][40], du[3][40], dv[3][40];
    pjrtlite_client *client = NULL;
    drag *model = NULL;
    pjrtlite_status status = pjrtlite_client_create("cpu", NULL, &client);
    if (argc != 2) return 2;
    if (status == PJRTLITE_STATUS_OK) status = drag_create(client, argv[1], NULL, &model);
    if (status == PJRTLITE_STATUS_OK) status = drag_run(model, 3, *u, *v, *du, *dv);
    if (status != PJRTLITE_STATUS_OK) {
        puts(pjrtlite_last_error_message());
        return 1;
    }
    printf("du: %.4f in a block of 64\n", du[2][3] < 0 ? -(double)du[2][3] : (double)du[2][3]);
    drag_destroy(model);
    pjrtlite_client_destroy(client);
    return 0;
}
