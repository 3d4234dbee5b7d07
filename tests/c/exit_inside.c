/* Functions of the host that end the process while a program calls them. */
#include "functions.h"

#include <sys/wait.h>

/* A function that ends the process, as `error stop` does, on a thread of the plugin or on ours. */
static pjrtlite_status ends(const pjrtlite_arguments *arguments, void *user) {
    (void)arguments, (void)user;
    exit(7);
}

static void exit_inside(const char *name, const char *option_key) {
    fflush(stdout);
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        char function[64];
        alarm(60);
        snprintf(function, sizeof function, "test_%s", name);
        pjrtlite_client *client = new_client();
        CHECK_OK(option_key == NULL ? pjrtlite_function_register(function, ends, NULL, NULL)
                                    : register_with(function, ends, NULL, option_key));
        pjrtlite_executable *executable = load_function(client, name);
        pjrtlite_plan *plan = new_plan(executable);
        const int64_t square[2] = {256, 256};
        if (strcmp(name, "between") == 0) {
            CHECK_OK(pjrtlite_plan_set_input(plan, 0, calloc(256 * 256, 4), F32, square, 2));
        } else {
            CHECK_OK(pjrtlite_plan_set_input(plan, 0, x_values, F32, four, 1));
        }
        CHECK_OK(pjrtlite_plan_run(plan));
        fail(__FILE__, __LINE__, "exit", "the process goes on");
    }
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 7) {
        printf("%s %s: the child ended with status %x\n", name, option_key == NULL ? "" : option_key, (unsigned)status);
        fail(__FILE__, __LINE__, "exit", "did not end the process as it should");
    }
}

int main(void) {
    exit_inside("nothing", NULL);
    PASSED("an exit where the program is cheap");
    exit_inside("between", NULL);
    PASSED("an exit where plugins work on threads of their own");
    exit_inside("between", "pjrtlite.calling_thread");
    PASSED("an exit on the calling thread");
    return EXIT_SUCCESS;
}
