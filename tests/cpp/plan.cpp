// Calls: what they take and give, every way to give an input and to take an output.
#include <memory>
#include <string>
#include <vector>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Executable;
using pjrtlite::Shape;

using Floats = std::vector<float>;

int main() {
    return run_test([] {
        const Client client("cpu");
        const auto hello = Executable::load_file(client, program("hello.mlir"));
        Floats x{1.0f, 2.0f, 3.0f, 4.0f}, y{0.5f, 0.5f, 0.5f, 0.5f}, z(4);

        // Bound: read and written at every run. Vectors lie at any alignment, so this is either of the two ways.
        Plan plan(hello);
        plan.bind_input(0, x, {4});
        plan.bind_input(1, y, {4});
        plan.bind_output(0, z, {4});
        plan.run();
        CHECK(z == Floats({2.5f, 4.5f, 6.5f, 8.5f}));
        x[3] = 10.0f;
        y[0] = 0.0f;
        plan.run();
        CHECK(z == Floats({2.0f, 4.5f, 6.5f, 20.5f}));
        Floats copy(4);
        plan.get_output(0, copy, {4});
        CHECK(copy == z);

        // Bound by pointer: aligned, which the plugin reads in place, and not, which is copied at every run.
        alignas(64) float aligned[32] = {1.0f, 1.0f, 1.0f, 1.0f};
        for (const std::size_t offset : {0u, 1u, 16u, 17u}) {
            float *const data = aligned + offset;
            plan.bind_input(0, data, {4});
            for (const float value : {1.0f, 2.0f, 3.0f}) {
                for (int i = 0; i < 4; ++i) data[i] = value;
                plan.run();
                CHECK(z[3] == 2.0f * value + 0.5f);
            }
        }

        // Set: the copy is what counts. A temporary will do.
        plan.set_input(0, Floats{1.0f, 1.0f, 1.0f, 1.0f}, {4});
        float scratch[4] = {2.0f, 2.0f, 2.0f, 2.0f};
        plan.set_input(1, scratch, {4});
        scratch[0] = 100.0f;
        plan.run();
        CHECK(z == Floats({4.0f, 4.0f, 4.0f, 4.0f}));

        // A buffer, which need not outlive this.
        {
            const Buffer buffer = Buffer::from_host(client, Floats{5.0f, 6.0f, 7.0f, 8.0f}, {4});
            plan.set_input_buffer(1, buffer);
        }
        plan.run();
        CHECK(z == Floats({7.0f, 8.0f, 9.0f, 10.0f}));

        // Outputs that are bound nowhere can be fetched: as a vector, into memory, as a buffer.
        Plan unbound(hello);
        unbound.set_input(0, x, {4});
        unbound.set_input(1, y.data(), PJRTLITE_DTYPE_F32, {4});
        unbound.run();
        const Floats expected{2.0f, 4.5f, 6.5f, 20.5f};
        unbound.get_output(0, copy, {4});
        CHECK(copy == expected);
        unbound.get_output(0, scratch, {4});
        CHECK(Floats(scratch, scratch + 4) == expected);
        unbound.get_output(0, copy.data(), PJRTLITE_DTYPE_F32, {4});
        const Buffer output = unbound.take_output_buffer(0);
        CHECK(output.to_host<float>() == expected);
        CHECK_THROWS(NOT_RUN, "output 0", unbound.get_output(0, copy, {4}));
        // A buffer once taken keeps its contents, whatever the plan does next.
        unbound.set_input(0, Floats(4, 0.0f), {4});
        unbound.run();
        CHECK(output.to_host<float>() == expected);
        unbound.get_output(0, copy, {4});
        CHECK(copy == y);

        // Untyped binding, and several types.
        Plan several(Executable::load_file(client, program("several.mlir")));
        CHECK(several.input_type(0).dtype == PJRTLITE_DTYPE_F32 && several.input_type(0).dims == Shape({2, 3}));
        CHECK(several.input_type(1).dtype == PJRTLITE_DTYPE_I32 && several.input_type(1).dims == Shape({4}));
        CHECK(several.input_type(2).dtype == PJRTLITE_DTYPE_BOOL && several.input_type(2).dims.empty());
        CHECK(several.input_byte_size(0) == 24 && several.input_byte_size(2) == 1 && several.output_byte_size(1) == 32);
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "no input 4", several.input_byte_size(4));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "no output 5", several.output_byte_size(5));
        CHECK(several.output_type(1).dtype == PJRTLITE_DTYPE_I64 && several.output_type(1).dims == Shape({4}));
        CHECK(several.output_type(4).dtype == PJRTLITE_DTYPE_U8 && several.output_type(4).dims == Shape({2}));
        const Floats a{1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f};
        const std::vector<std::int32_t> b{1, 2, 3, 4};
        bool flag = true;
        double c = 2.0;
        several.bind_input(0, a.data(), PJRTLITE_DTYPE_F32, {2, 3});
        several.bind_input(1, b, {4});
        several.bind_input(2, &flag, {});
        several.bind_input(3, &c, {});
        Floats first(6);
        bool greater[6] = {};
        double sum = 0.0;
        several.bind_output(0, first.data(), PJRTLITE_DTYPE_F32, {2, 3});
        several.bind_output(2, &sum, {});
        several.bind_output(3, greater, {2, 3});
        several.run();
        CHECK(first == Floats({2.0f, 4.0f, 6.0f, 8.0f, 10.0f, 12.0f}));
        CHECK(sum == 12.0 && !greater[1] && greater[2]);
        flag = false;
        c = 1.0;
        several.run();
        CHECK(first == Floats({-1.0f, -2.0f, -3.0f, -4.0f, -5.0f, -6.0f}) && sum == 11.0);
        CHECK(several.take_output_buffer(4).to_host<std::uint8_t>() == std::vector<std::uint8_t>({3, 4}));

        // The program wants a, of a + 2b, column by column; the host gives rows all the same.
        Plan columns(Executable::load_file(client, program("layout_input.mlir")));
        columns.bind_input(0, a, {2, 3});
        columns.set_input(1, Floats{10.0f, 20.0f, 30.0f, 40.0f, 50.0f, 60.0f}, {2, 3});
        columns.bind_output(0, first, {2, 3});
        columns.run();
        CHECK(first == Floats({21.0f, 42.0f, 63.0f, 84.0f, 105.0f, 126.0f}));
    });
}
