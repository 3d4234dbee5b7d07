/* Mistakes that a sanitizer has to find, or it is not there: tools/sanitize runs each. */
#include <pjrtlite.h>

#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pjrtlite_options *options;

static void *set_a_number(void *unused) {
    (void)unused;
    for (int i = 0; i < 1000; ++i) pjrtlite_options_set_int(options, "number", i);
    return NULL;
}

int main(int count, char **words) {
    const char *mistake = count > 1 ? words[1] : "";
    if (pjrtlite_options_create(&options) != PJRTLITE_STATUS_OK) return 2;
    if (strcmp(mistake, "leak") == 0) {
        /* Of memory that Rust allocated. */
        options = NULL;
    } else if (strcmp(mistake, "past-the-end") == 0) {
        /* Rust reads two numbers where there is one. */
        int64_t *number = malloc(sizeof *number);
        if (number == NULL) return 2;
        *number = 1;
        pjrtlite_options_set_int_list(options, "numbers", number, 2);
        free(number);
    } else if (strcmp(mistake, "overflow") == 0) {
        int number = INT_MAX - 1 + count;
        printf("%d\n", number);
    } else if (strcmp(mistake, "race") == 0) {
        /* An options object is for one thread at a time. */
        pthread_t thread;
        if (pthread_create(&thread, NULL, set_a_number, NULL) != 0) return 2;
        set_a_number(NULL);
        pthread_join(thread, NULL);
    }
    pjrtlite_options_destroy(options);
    return 0;
}
