// Failures arrive as exceptions, with the status and a message that helps.
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Executable;

static_assert(std::is_base_of_v<std::runtime_error, pjrtlite::Error>);

int main() {
    return run_test([] {
        CHECK_THROWS(PLUGIN_NOT_FOUND, "no_such_plugin", Client("no_such_plugin"));
        CHECK_THROWS(PLUGIN_NOT_FOUND, "/no/such/plugin.so", Client("/no/such/plugin.so"));

        const Client client("cpu");
        CHECK_THROWS(FILE_UNREADABLE, "/no/such/program", Executable::load_file(client, "/no/such/program"));
        CHECK_THROWS(BAD_PROGRAM, "", Executable::load_memory(client, "this is no program"));
        CHECK_THROWS(BAD_PROGRAM, "", Executable::load_memory(client, ""));

        const auto executable = Executable::load_file(client, program("hello.mlir"));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "2", executable.input_type(2));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "1", executable.output_type(1));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "1000", Plan(executable, 1000));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "1000", client.device_kind(1000));

        std::vector<float> x(4), result(4), wrong(5);
        Plan plan(executable);
        CHECK_THROWS(NOT_BOUND, "0", plan.run());
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "2", plan.input_type(2));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "1", plan.output_type(1));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "2", plan.bind_input(2, x, {4}));
        CHECK_THROWS(SIGNATURE_MISMATCH, "f32[4]", plan.bind_input(0, wrong, {5}));
        CHECK_THROWS(SIGNATURE_MISMATCH, "f32[4]", plan.bind_output(0, wrong, {5}));

        // What the C interface cannot see: the size of the vector.
        CHECK_THROWS(INVALID_VALUE, "shape [2,3] has 6 elements; the array has 4", plan.bind_input(0, x, {2, 3}));
        CHECK_THROWS(INVALID_VALUE, "shape [] has 1 elements", plan.set_input(0, x, {}));
        CHECK_THROWS(INVALID_VALUE, "shape [0] has 0 elements", plan.bind_output(0, result, {0}));
        CHECK_THROWS(INVALID_VALUE, "the array has 4", Buffer::from_host(client, x, {5}));
        CHECK_THROWS(INVALID_VALUE, "the array has 4", Buffer::view_host(client, x, {5}));

        plan.bind_input(0, x, {4});
        plan.bind_input(1, x, {4});
        CHECK_THROWS(NOT_RUN, "", plan.take_output_buffer(0));
        CHECK_THROWS(INVALID_VALUE, "the array has 4", plan.get_output(0, result, {5}));
        plan.run();
        std::vector<double> doubles(4);
        CHECK_THROWS(SIGNATURE_MISMATCH, "f32[4]", plan.get_output(0, doubles, {4}));

        // Functions that the plugin does not have, and a serialized executable that is damaged.
        CHECK_THROWS(CUSTOM_CALL_NOT_FOUND, "somebodys_function",
                     Executable::load_memory(client, "module @own { func.func public @main(%a: tensor<3xf32>) -> "
                                                     "tensor<3xf32> { %0 = stablehlo.custom_call "
                                                     "@somebodys_function(%a) {api_version = 4 : i32} : "
                                                     "(tensor<3xf32>) -> tensor<3xf32> return %0 : tensor<3xf32> } }"));
        auto bytes = executable.serialize();
        bytes[bytes.size() / 2] ^= 1;
        CHECK_THROWS(BAD_PROGRAM, "damaged", Executable::load_memory(client, bytes.data(), bytes.size()));

        // Two outputs in one place.
        const auto order = Executable::load_file(client, program("order.mlir"));
        std::vector<float> both(9);
        Plan overlapping(order);
        overlapping.bind_output(0, both.data(), {2, 3});
        CHECK_THROWS(INVALID_VALUE, "share memory", overlapping.bind_output(1, both.data() + 3, {3, 2}));

        try {
            throw pjrtlite::Error(PJRTLITE_STATUS_NOT_FOUND, "ours");
        } catch (const std::runtime_error &error) {
            CHECK(error.what() == std::string("ours"));
        }
        CHECK(pjrtlite::status_name(PJRTLITE_STATUS_OK) != nullptr);
        CHECK(std::string(pjrtlite::status_name(PJRTLITE_STATUS_TIMED_OUT)) !=
              pjrtlite::status_name(PJRTLITE_STATUS_NOT_RUN));
        CHECK(std::string(pjrtlite::status_name(PJRTLITE_STATUS_PROGRAM_MISMATCH)) == "PROGRAM_MISMATCH");
        CHECK(std::string(pjrtlite::status_name(PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND)) == "CUSTOM_CALL_NOT_FOUND");
    });
}
