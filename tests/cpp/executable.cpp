// Executables: loading, the signature, execution on buffers.
#include <fstream>
#include <string>
#include <vector>

#include <unistd.h>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Event;
using pjrtlite::Executable;
using pjrtlite::Options;
using pjrtlite::Shape;

static void runs_hello(const Client &client, const Executable &executable) {
    const std::vector<float> values{1.0f, 2.0f, 3.0f, 4.0f}, more{5.5f, 6.5f, 7.5f, 8.5f};
    const Buffer x = Buffer::from_host(client, values, {4}), y = Buffer::from_host(client, more, {4});
    auto outputs = executable.execute({x, y});
    CHECK(outputs.size() == 1 && outputs[0].dims() == Shape({4}));
    CHECK(outputs[0].to_host<float>() == std::vector<float>({7.5f, 10.5f, 13.5f, 16.5f}));

    // Outputs as inputs, as a list and as a vector.
    CHECK(executable.execute({outputs[0], y}).at(0).to_host<float>() ==
          std::vector<float>({20.5f, 27.5f, 34.5f, 41.5f}));
    outputs.push_back(Buffer::from_host(client, more, {4}));
    CHECK(executable.execute(outputs).at(0).to_host<float>() == std::vector<float>({20.5f, 27.5f, 34.5f, 41.5f}));

    CHECK_THROWS(SIGNATURE_MISMATCH, "2", executable.execute({x}));
    CHECK_THROWS(SIGNATURE_MISMATCH, "2", executable.execute({}));
    Event event;
    CHECK_THROWS(SIGNATURE_MISMATCH, "2", executable.execute({x, y, x}, event));
    CHECK(!event);
    const Buffer nothing = Buffer::adopt(nullptr);
    CHECK_THROWS(NULL_ARGUMENT, "inputs", executable.execute({x, nothing}));
}

int main() {
    return run_test([] {
        const Client client("cpu");
        const auto executable = Executable::load_file(client, program("hello.mlir"));
        CHECK(executable.format() == "StableHLO text");
        CHECK(executable.signature() == "f32[4], f32[4] -> f32[4]");
        CHECK(executable.autotuning().empty());
        CHECK(executable.name().find("hello") != std::string::npos);
        CHECK(executable.input_count() == 2 && executable.output_count() == 1);
        CHECK(executable.input_type(1).dtype == PJRTLITE_DTYPE_F32 && executable.input_type(1).dims == Shape({4}));
        CHECK(executable.output_type(0).dtype == PJRTLITE_DTYPE_F32 && executable.output_type(0).dims == Shape({4}));
        runs_hello(client, executable);

        const std::string text = contents(program("hello.mlir"));
        runs_hello(client, Executable::load_memory(client, text));
        runs_hello(client, Executable::load_memory(client, text.data(), text.size()));

        // Compiled once, loaded again by the same plugin.
        const auto bytes = executable.serialize();
        CHECK(!bytes.empty());
        const auto again = Executable::load_memory(client, bytes.data(), bytes.size());
        CHECK(again.format() == "serialized executable (by pjrtlite)");
        runs_hello(client, again);

        // The same through a file.
        const char *folder = std::getenv("TMPDIR");
        const std::string file = std::string(folder == nullptr ? "/tmp" : folder) + "/pjrtlite-test-" +
                                 std::to_string(getpid()) + ".pjrtlite";
        executable.save(file);
        runs_hello(client, Executable::load_file(client, file));
        CHECK(std::remove(file.c_str()) == 0);
        CHECK_THROWS(FILE_UNWRITABLE, "/no/such/folder/file", executable.save("/no/such/folder/file"));

        // As jax.export serializes it, where there is a JAX to do so.
        const std::string exported = program("../../target/programs/hello.jaxexport");
        if (std::ifstream(exported)) {
            const auto function = Executable::load_file(client, exported);
            CHECK(function.format() == "jax.export");
            CHECK(function.signature() == "f32[4], f32[4] -> f32[4]");
            runs_hello(client, function);
        }

        // On another device than the first.
        Options options;
        options.set_int("pjrtlite.device", 1);
        const auto elsewhere = Executable::load_file(client, program("hello.mlir"), options);
        CHECK_THROWS(INVALID_VALUE, "device 1", Plan(elsewhere, 0));
        const Plan plan_there(elsewhere);
        const std::vector<float> ones(4, 1.0f);
        const Buffer there = Buffer::from_host(client, ones, {4}, 1), here = Buffer::from_host(client, ones, {4});
        const auto made_there = elsewhere.execute({there, there});
        CHECK(made_there.at(0).device() == 1 && made_there.at(0).to_host<float>() == std::vector<float>(4, 3.0f));
        CHECK_THROWS(SIGNATURE_MISMATCH, "device 0", elsewhere.execute({there, here}));
        Plan plan(elsewhere, 1);
        plan.set_input(0, ones, {4});
        plan.set_input(1, ones, {4});
        plan.run();
        CHECK(plan.take_output_buffer(0).device() == 1);

        // Several inputs and outputs, of several types.
        const auto several = Executable::load_file(client, program("several.mlir"));
        CHECK(several.signature() == 
              "f32[2,3], i32[4], bool[], f64[] -> f32[2,3], i64[4], f64[], bool[2,3], u8[2]");
        CHECK(several.temporary_byte_size() < 1000);
        // Not every plugin tells a cost.
        try {
            CHECK(several.cost("bytes accessed") > 0.0);
            CHECK_THROWS(NOT_FOUND, "bytes accessed", several.cost("money"));
        } catch (const pjrtlite::Error &error) {
            CHECK(error.status() == PJRTLITE_STATUS_UNIMPLEMENTED);
        }
        CHECK(several.input_byte_size(0) == 24 && several.input_byte_size(3) == 8 && several.output_byte_size(4) == 2);
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "no input 4", several.input_byte_size(4));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "no output 5", several.output_byte_size(5));
        CHECK(several.input_type(3).dims.empty() && several.input_type(2).dtype == PJRTLITE_DTYPE_BOOL);
        const std::vector<float> a{1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f};
        const std::vector<std::int32_t> b{1, -2, 3, 200};
        const bool flag = false;
        const double c = 0.5;
        const auto inputs = [&] {
            std::vector<Buffer> list;
            list.push_back(Buffer::from_host(client, a, {2, 3}));
            list.push_back(Buffer::from_host(client, b, {4}));
            list.push_back(Buffer::from_host(client, &flag, {}));
            list.push_back(Buffer::from_host(client, &c, {}));
            return list;
        }();
        const auto outputs = several.execute(inputs);
        CHECK(outputs.size() == 5);
        // flag ? a : -a, times c; b times 3e9; c + sum(b); a > 2; the last two of b.
        CHECK(outputs[0].to_host<float>() == std::vector<float>({-0.5f, -1.0f, -1.5f, -2.0f, -2.5f, -3.0f}));
        CHECK(outputs[1].to_host<std::int64_t>() ==
              std::vector<std::int64_t>({3000000000, -6000000000, 9000000000, 600000000000}));
        CHECK(outputs[2].to_host<double>() == std::vector<double>({202.5}));
        bool greater[6] = {};
        outputs[3].to_host(greater, sizeof greater);
        CHECK(!greater[0] && !greater[1] && greater[2] && greater[5]);
        CHECK(outputs[4].to_host<std::uint8_t>() == std::vector<std::uint8_t>({3, 200}));

        // No inputs.
        const auto constants = Executable::load_file(client, program("no_inputs.mlir"));
        CHECK(constants.input_count() == 0);
        const auto made = constants.execute({});
        CHECK(made.at(0).to_host<std::int32_t>() == std::vector<std::int32_t>({0, 1, 2, 3, 4, 5}));
        CHECK(made.at(1).to_host<float>() == std::vector<float>({0.5f, -1.25f, 3.0f}));
    });
}
