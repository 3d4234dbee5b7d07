/* The library that is linked has the version of the header. */
#include "check.h"

int main(void) {
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", PJRTLITE_VERSION_MAJOR, PJRTLITE_VERSION_MINOR,
             PJRTLITE_VERSION_PATCH);
    CHECK_TEXT(pjrtlite_version(), version);
    PASSED("the version is the header's");
    return EXIT_SUCCESS;
}
