/* A program that is linked statically as a whole: told before the plugin is opened, in which it would crash. */
#include <pjrtlite.h>

#include <stdio.h>
#include <string.h>

int main(void) {
    for (int time = 0; time < 2; ++time) {
        pjrtlite_client *client = NULL;
        const pjrtlite_status status = pjrtlite_client_create("cpu", NULL, &client);
        const char *message = pjrtlite_last_error_message();
        if (status != PJRTLITE_STATUS_PLUGIN_LOAD_FAILED || client != NULL || strstr(message, "-static") == NULL) {
            printf("status %s: %s\n", pjrtlite_status_name(status), message);
            return 1;
        }
    }
    return 0;
}
