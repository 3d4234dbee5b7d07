/* The library's own messages, which nobody hears unless they want to. */
#include "check.h"

#include <fenv.h>

struct heard {
    int messages;
    int level;
    int rounding;
    pjrtlite_status inside;
    char last[4096];
};

static void listen(int32_t level, const char *message, void *user) {
    struct heard *heard = user;
    heard->messages += 1;
    heard->level = level;
    heard->rounding = fegetround();
    snprintf(heard->last, sizeof heard->last, "%s", message);
    heard->inside = pjrtlite_set_log_callback(NULL, NULL);
    /* Told inside, this is dropped. */
    pjrtlite_client *client;
    CHECK_FAILS(PLUGIN_NOT_FOUND, "none", pjrtlite_client_create("/none", NULL, &client));
}

static pjrtlite_client *client_with_level(int64_t level) {
    pjrtlite_options *options;
    pjrtlite_client *client;
    CHECK_OK(pjrtlite_options_create(&options));
    CHECK_OK(pjrtlite_options_set_int(options, "pjrtlite.log_level", level));
    CHECK_OK(pjrtlite_client_create("cpu", options, &client));
    pjrtlite_options_destroy(options);
    return client;
}

int main(void) {
    struct heard heard = {0, 0, 0, PJRTLITE_STATUS_OK, ""};
    CHECK(fesetround(FE_DOWNWARD) == 0);
    CHECK_OK(pjrtlite_set_log_callback(listen, &heard));
    CHECK(fesetround(FE_TONEAREST) == 0);

    /* The environment does not understand "loud". */
    CHECK(setenv("PJRTLITE_LOG", "loud", 1) == 0);
    pjrtlite_client_destroy(new_client());
    CHECK(heard.messages == 0);
    CHECK(setenv("PJRTLITE_LOG", "warning", 1) == 0);
    pjrtlite_client_destroy(new_client());
    CHECK(heard.messages == 0);
    CHECK(setenv("PJRTLITE_LOG", "Info", 1) == 0);
    pjrtlite_client_destroy(new_client());
    CHECK(heard.messages == 1 && heard.level == 3);
    CHECK(strstr(heard.last, "made a client") != NULL && strstr(heard.last, "4 devices") != NULL);
    CHECK(heard.inside == PJRTLITE_STATUS_INVALID_VALUE);
    CHECK(heard.rounding == FE_DOWNWARD && fegetround() == FE_TONEAREST);
    PASSED("messages by the level of the environment, given to a callback");

    pjrtlite_client_destroy(client_with_level(0));
    CHECK(heard.messages == 1);
    pjrtlite_client_destroy(new_client());
    CHECK(heard.messages == 1);
    pjrtlite_client_destroy(client_with_level(3));
    CHECK(heard.messages == 2);
    CHECK_OK(pjrtlite_set_log_callback(NULL, NULL));
    pjrtlite_client_destroy(new_client());
    CHECK(heard.messages == 2);
    PASSED("an option comes before the environment");
    return EXIT_SUCCESS;
}
