// The call row from C++: pjrtlite::Plan, run in a loop.
#include "call.h"

#include "harness.h"

#include <pjrtlite.hpp>

#include <string>

namespace {

struct State {
    pjrtlite::Client client;
    pjrtlite::Executable executable;
    pjrtlite::Plan plan;
    // On 64-byte lines, as the arrays of the other ways are.
    float *x = call_array(0), *y = call_array(0), *out = call_array(0);

    State(const char *plugin, const char *program)
        : client(std::string(plugin)), executable(pjrtlite::Executable::load_file(client, program)), plan(executable) {
        call_fill(x, y);
        plan.bind_input(0, x, {CALL_SIZE});
        plan.bind_input(1, y, {CALL_SIZE});
        plan.bind_output(0, out, {CALL_SIZE});
    }
};

} // namespace

void *call_cpp_create(const char *plugin, const char *program) try {
    return new State(plugin, program);
} catch (const pjrtlite::Error &error) {
    bench_stop("C++", error.what());
}

void call_cpp_run(void *state, int calls) try {
    auto &plan = static_cast<State *>(state)->plan;
    for (int i = 0; i < calls; ++i) {
        plan.run();
    }
} catch (const pjrtlite::Error &error) {
    bench_stop("C++", error.what());
}

void call_cpp_check(void *state, int) { call_check("C++", static_cast<State *>(state)->out); }

void call_cpp_destroy(void *state) { delete static_cast<State *>(state); }
