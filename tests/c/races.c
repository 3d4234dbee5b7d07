/* One buffer, used by several threads while a run uses it up. See races.h. */
#include "races.h"

#include "slow.h"

int main(void) {
    const int rounds = getenv("PJRTLITE_TEST_VALGRIND") == NULL ? 200 : 8;
    pjrtlite_client *client = new_client();
    races(client, "on the calling threads", rounds, true);
    pjrtlite_client_destroy(client);
    client = new_slow_client();
    races(client, "in the background", rounds, true);
    pjrtlite_client_destroy(client);
    return 0;
}
