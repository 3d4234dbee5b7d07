// Functions of a host in C++ that programs call: any callable, typed arrays, exceptions.
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"

namespace {

void scale(const pjrtlite::Arguments &arguments) {
    CHECK(arguments.input_count() == 1 && arguments.output_count() == 1);
    CHECK(arguments.input_type(0).dtype == PJRTLITE_DTYPE_F32);
    CHECK(arguments.output_type(0).dims == pjrtlite::Shape{4});
    CHECK(arguments.attribute_names().size() == 9 && arguments.attribute_names().front() == "byte");
    CHECK(arguments.attribute_int("wide") == std::int64_t{1} << 40);
    CHECK(arguments.attribute_bool("flag"));
    CHECK(arguments.attribute_string("mode") == "fast, or slow");
    CHECK((arguments.attribute_list<std::int32_t>("table") == std::vector<std::int32_t>{10, 20, 30}));
    CHECK((arguments.attribute_list<double>("weights") == std::vector<double>{0.5, 0.25}));
    CHECK_THROWS(NOT_FOUND, "'speed'", arguments.attribute_int("speed"));
    CHECK_THROWS(SIGNATURE_MISMATCH, "table", arguments.attribute_list<double>("table"));
    CHECK_THROWS(SIGNATURE_MISMATCH, "input 0", arguments.input<double>(0));
    CHECK_THROWS(SIGNATURE_MISMATCH, "output 0", arguments.output<std::int32_t>(0));
    CHECK_THROWS(INDEX_OUT_OF_RANGE, "input 3", arguments.input<float>(3));
    const float *x = arguments.input<float>(0);
    float *y = arguments.output<float>(0);
    const auto factor = static_cast<float>(arguments.attribute_float("factor"));
    const auto offset = static_cast<float>(arguments.attribute_int("offset"));
    for (int i = 0; i < 4; ++i) y[i] = factor * x[i] + offset;
}

pjrtlite::Executable load_function(const pjrtlite::Client &client, const std::string &name) {
    return pjrtlite::Executable::load_file(client, program("functions/" + name + ".mlir"));
}

} // namespace

int main() {
    return run_test([] {
        const pjrtlite::Client client("cpu");
        const std::vector<float> x{1.0F, 2.0F, 3.0F, 4.0F};
        std::vector<float> y(4);

        pjrtlite::register_function("test_scale", scale);
        CHECK_THROWS(ALREADY_EXISTS, "'test_scale'", pjrtlite::register_function("test_scale", scale));
        CHECK_THROWS(NULL_ARGUMENT, "empty", pjrtlite::register_function("test_empty", nullptr));
        pjrtlite::Plan plan(load_function(client, "scale"));
        plan.bind_input(0, x, {4});
        plan.bind_output(0, y, {4});
        plan.run();
        CHECK((y == std::vector<float>{8.0F, 14.0F, 20.0F, 26.0F}));

        // A callable with a state of its own, which lives as long as it is registered.
        int calls = 0, how = 0;
        void *seen = nullptr;
        auto token = std::make_shared<int>(1);
        pjrtlite::Options options;
        options.set_bool("pjrtlite.one_at_a_time", true);
        pjrtlite::register_function(
            "test_step",
            [&calls, &how, &seen, token](const pjrtlite::Arguments &arguments) {
                ++calls;
                seen = arguments.user_data();
                const float *from = arguments.input<float>(0);
                float *to = arguments.output<float>(0);
                for (int i = 0; i < 4; ++i) to[i] = from[i] + static_cast<float>(*token);
                if (how == 1) throw pjrtlite::Error(PJRTLITE_STATUS_OUT_OF_RANGE, "too cold");
                if (how == 2) throw std::runtime_error("no convergence");
                if (how == 3) throw 7;
                if (how == 4) arguments.fail("said so");
                if (how == 5) static_cast<void>(arguments.output<double>(0));
            },
            &options);
        CHECK(token.use_count() == 2);
        pjrtlite::Plan steps(load_function(client, "loop"));
        steps.bind_input(0, x, {4});
        steps.bind_output(0, y, {4});
        steps.set_user_data(&calls);
        steps.run();
        CHECK(calls == 10 && seen == &calls);
        CHECK((y == std::vector<float>{11.0F, 12.0F, 13.0F, 14.0F}));
        how = 1;
        CHECK_THROWS(OUT_OF_RANGE, "too cold", steps.run());
        how = 2;
        CHECK_THROWS(FUNCTION_FAILED, "no convergence", steps.run());
        how = 3;
        CHECK_THROWS(FUNCTION_FAILED, "no std::exception", steps.run());
        how = 4;
        CHECK_THROWS(FUNCTION_FAILED, "said so", steps.run());
        how = 5;
        CHECK_THROWS(SIGNATURE_MISMATCH, "output 0", steps.run());
        how = 0;
        steps.run();
        CHECK(y[3] == 14.0F);

        // What a function of the C interface throws, too.
        const auto thrower = [](const pjrtlite_arguments *, void *) -> pjrtlite_status {
            throw std::runtime_error("through C");
        };
        CHECK(pjrtlite_function_register("test_nothing", thrower, nullptr, nullptr) == PJRTLITE_STATUS_OK);
        pjrtlite::Plan throwing(load_function(client, "nothing"));
        throwing.bind_input(0, x, {4});
        CHECK_THROWS(FUNCTION_FAILED, "through C", throwing.run());
        CHECK_THROWS(FUNCTION_FAILED, "'test_nothing'", throwing.run());
        steps.run();
    });
}
