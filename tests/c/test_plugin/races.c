/* The same races on a device whose memory the host cannot read. */
#include "races.h"

#include "test_plugin.h"

int main(void) {
    const struct test_plugin plugin = open_test_plugin();
    static const char *const paces[] = {"delay=0", "delay=1;order=reverse", "at_once"};
    const int rounds = getenv("PJRTLITE_TEST_VALGRIND") == NULL ? 24 : 4;
    for (size_t i = 0; i < COUNT_OF(paces); ++i) {
        set_test_plugin(&plugin, "reset");
        set_test_plugin(&plugin, paces[i]);
        pjrtlite_client *client = NULL;
        CHECK_OK(pjrtlite_client_create("test", NULL, &client));
        races(client, paces[i], rounds, false);
        pjrtlite_client_destroy(client);
        CHECK_TEXT(plugin.leaks(), "");
    }
    return 0;
}
