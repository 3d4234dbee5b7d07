// Programs that JAX divided among four devices.
#include <cstdint>
#include <string>
#include <vector>

#include "check.hpp"

using pjrtlite::Client;
using pjrtlite::Executable;
using pjrtlite::Plan;

int main() {
    return run_test([] {
        const Client client("cpu");
        // f(x, y) = 2x + y, where each device has two of eight columns.
        const auto executable = Executable::load_file(client, program("../devices/sharded/columns.mlir"));
        CHECK(executable.device_count() == 4 && executable.device(3) == 3);
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "4", executable.device(4));
        const auto of_input = executable.input_piece(1, 2), of_output = executable.output_piece(0, 2);
        CHECK(of_input.dims == std::vector<std::int64_t>({3, 2}) && of_output.dims == of_input.dims);
        const bool is_told = !of_input.start.empty();
        CHECK(executable.input_sharding(1) == (is_told ? "{devices=[1,4]<=[4]}" : ""));
        CHECK(executable.output_sharding(0) == executable.input_sharding(1));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "input 2", executable.input_piece(2, 0));

        std::vector<float> x(24), y(24), f(24);
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i), y[i] = 50.0f - x[i];
        Plan plan(executable);
        if (is_told) {
            CHECK(of_input.start == std::vector<std::int64_t>({0, 4}) && of_output.start == of_input.start);
            plan.bind_input(0, x, {3, 8});
            plan.bind_input(1, y, {3, 8});
            plan.bind_output(0, f, {3, 8});
            plan.run();
            for (std::size_t i = 0; i < x.size(); ++i) CHECK(f[i] == 2.0f * x[i] + y[i]);
            CHECK(plan.report().find("divide the arrays along their first axis") != std::string::npos);
        }
        std::vector<std::vector<float>> pieces(4, std::vector<float>(6));
        for (std::size_t number = 0; number < 4; ++number) {
            plan.select_piece(number);
            CHECK(plan.input_type(0).dims == std::vector<std::int64_t>({3, 2}));
            plan.set_input(0, std::vector<float>(6, static_cast<float>(number)), {3, 2});
            plan.set_input(1, std::vector<float>(6, 1.0f), {3, 2});
            plan.bind_output(0, pieces[number], {3, 2});
        }
        plan.run();
        for (std::size_t number = 0; number < 4; ++number) {
            CHECK(pieces[number] == std::vector<float>(6, 2.0f * static_cast<float>(number) + 1.0f));
        }
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "piece 4", plan.select_piece(4));
        // A plan is on the devices that the program is for.
        pjrtlite::Options options;
        options.set_int_list("pjrtlite.devices", {3, 2, 1, 0});
        const auto turned = Executable::load_file(client, program("../devices/sharded/columns.mlir"), options);
        CHECK(turned.device(0) == 3);
        const Plan there(turned), also(turned, 3);
        CHECK_THROWS(INVALID_VALUE, "device 3", Plan(turned, 0));
        plan.select_whole();
        CHECK(plan.input_type(0).dims == std::vector<std::int64_t>({3, 8}));
    });
}
