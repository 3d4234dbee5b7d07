// Options: every setter, and their way into a client and a program.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Client;
using pjrtlite::Executable;
using pjrtlite::Options;

int main() {
    return run_test([] {
        Options options;
        CHECK(options && options.get() != nullptr);
        options.set_int("cpu_device_count", 3);
        options.set_int("cpu_device_count", 2);
        options.set_bool("asynchronous", false);
        options.set_int("pjrtlite.log_level", 1);
        const Client client("cpu", options);
        CHECK(client.device_count() == 2);

        // The other types. No CPU plugin knows these: it either ignores one or says which it does not want.
        Options unknown;
        unknown.set_string("test_option", "text");
        unknown.set_float("test_option", 0.5);
        unknown.set_int_list("test_option", {1, 2, 3});
        unknown.set_int_list("test_option", {});
        try {
            CHECK(Client("cpu", unknown).device_count() >= 1);
        } catch (const pjrtlite::Error &error) {
            CHECK(std::string(error.what()).find("test_option") != std::string::npos);
        }

        // Nothing of them is needed any more.
        options = Options();
        CHECK(client.device_count() == 2);
        options.set_bool("xla_cpu_enable_fast_math", false);
        const auto executable = Executable::load_file(client, program("hello.mlir"), options);
        CHECK(executable.input_count() == 2);
        const std::string text = contents(program("hello.mlir"));
        CHECK(Executable::load_memory(client, text, options).input_count() == 2);
        CHECK(Executable::load_memory(client, text.data(), text.size(), options).input_count() == 2);

        Options taken = Options::adopt(options.release());
        CHECK(taken && !options);
        CHECK_THROWS(NULL_ARGUMENT, "options", options.set_bool("key", true));
        // Our own are checked at once.
        CHECK_THROWS(UNKNOWN_OPTION, "pjrtlite.no_such_option", taken.set_string("pjrtlite.no_such_option", "text"));
        CHECK_THROWS(INVALID_VALUE, "pjrtlite.log_level", taken.set_int("pjrtlite.log_level", 7));
    });
}
