// Arrays of every kind: C's, std::array, std::span, and whatever has data() and size(). And results that nobody keeps.
#include <array>
#include <numeric>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::BufferList;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Executable;

using Floats = std::vector<float>;

namespace {

/** Somebody's matrix. */
class Matrix {
public:
    Matrix(std::size_t rows, std::size_t columns) : values_(rows * columns) {}
    float *data() { return values_.data(); }
    const float *data() const { return values_.data(); }
    std::size_t size() const { return values_.size(); }
    float &operator()(std::size_t i) { return values_[i]; }

private:
    Floats values_;
};

/** Binds x and y, runs, and reads z = 2x + y, in each way that there is. */
template <class X, class Y, class Z> void runs(const Client &client, const Executable &hello, X &&x, Y &&y, Z &&z) {
    const auto fill = [](auto &&array, float value) {
        for (auto *element = std::data(array); element != std::data(array) + std::size(array); ++element) {
            *element = value;
        }
    };
    fill(y, 0.5f);
    Plan plan(hello);
    plan.bind_input(0, x, {4});
    plan.bind_input(1, y, {4});
    plan.bind_output(0, z, {4});
    for (const float value : {1.0f, 2.0f}) {
        fill(x, value);
        plan.run();
        CHECK(std::data(z)[0] == 2.0f * value + 0.5f && std::data(z)[3] == 2.0f * value + 0.5f);
    }
    Plan copies(hello);
    copies.set_input(0, x, {4});
    copies.set_input(1, y, {4});
    fill(x, 0.0f);
    copies.run();
    copies.get_output(0, z, {4});
    CHECK(std::data(z)[3] == 4.5f);
    const Buffer buffer = Buffer::from_host(client, z, {2, 2});
    fill(z, 0.0f);
    buffer.to_host(z);
    CHECK(std::data(z)[0] == 4.5f && std::data(z)[3] == 4.5f);
    CHECK_THROWS(INVALID_VALUE, "shape [5] has 5 elements; the array has 4", plan.bind_input(0, x, {5}));
    CHECK_THROWS(INVALID_VALUE, "the array has 4", plan.bind_output(0, z, {3}));
    CHECK_THROWS(INVALID_VALUE, "the array has 4", copies.set_input(0, x, {5}));
    CHECK_THROWS(INVALID_VALUE, "the array has 4", copies.get_output(0, z, {5}));
    CHECK_THROWS(INVALID_VALUE, "the array has 4", Buffer::from_host(client, z, {5}));
    CHECK_THROWS(INVALID_VALUE, "the array has 4", Buffer::view_host(client, z, {5}));
}

} // namespace

int main() {
    return run_test([] {
        const Client client("cpu");
        const auto hello = Executable::load_file(client, program("hello.mlir"));

        std::array<float, 4> array{};
        float plain[4] = {};
        alignas(64) float aligned[4] = {};
        Floats vector(4);
        pjrtlite::Vector<float> ours(4);
        Matrix matrix(2, 2);
        runs(client, hello, array, plain, vector);
        runs(client, hello, aligned, ours, array);
        runs(client, hello, matrix, array, plain);
        runs(client, hello, vector, plain, matrix);
#if defined(__cpp_lib_span)
        runs(client, hello, std::span<float>(vector), std::span<float, 4>(plain), std::span(array));
        // A temporary view of what stays.
        Plan viewed(hello);
        viewed.bind_input(0, std::span<const float>(vector), {4});
        viewed.bind_input(1, std::span(ours), {4});
        viewed.bind_output(0, std::span(plain), {4});
        vector.assign(4, 3.0f);
        ours.assign(4, 1.0f);
        viewed.run();
        CHECK(plain[0] == 7.0f && plain[3] == 7.0f);
        CHECK_THROWS(INVALID_VALUE, "the array has 3", viewed.bind_output(0, std::span(plain).first(3), {4}));
#endif

        // Constants are read.
        const std::array<float, 4> ones{1.0f, 1.0f, 1.0f, 1.0f};
        const float twos[4] = {2.0f, 2.0f, 2.0f, 2.0f};
        Plan constants(hello);
        constants.bind_input(0, ones, {4});
        constants.bind_input(1, twos, {4});
        constants.bind_output(0, array, {4});
        constants.run();
        CHECK(array[0] == 4.0f && array[3] == 4.0f);
        // And temporaries where they are copied.
        constants.set_input(0, std::array<float, 4>{2.0f, 2.0f, 2.0f, 2.0f}, {4});
        constants.run();
        CHECK(array[3] == 6.0f);

        // Arrays of arrays, which are rows.
        float rows[2][3] = {{1.0f, 2.0f, 3.0f}, {4.0f, 5.0f, 6.0f}};
        const Buffer buffer = Buffer::from_host(client, rows, {2, 3});
        CHECK(buffer.to_host<float>() == Floats({1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f}));
        float back[3][2] = {};
        buffer.to_host(back);
        CHECK(back[0][1] == 2.0f && back[2][0] == 5.0f);
        CHECK_THROWS(INVALID_VALUE, "the array has 6", Buffer::from_host(client, rows, {2}));

        // Of the buffer's type and size.
        std::array<double, 6> doubles{};
        CHECK_THROWS(SIGNATURE_MISMATCH, "the buffer holds f32; asked for f64", buffer.to_host(doubles));
        CHECK_THROWS(SIGNATURE_MISMATCH, "24", buffer.to_host(array));

        // Two by turns, of different kinds.
        const auto donated = Executable::load_file(client, program("donated.mlir"));
        std::array<float, 8> first{};
        float second[8] = {};
        std::iota(first.begin(), first.end(), 1.0f);
        Plan turns(donated);
        turns.bind_pair(0, 0, first, second, {8});
        turns.run();
        CHECK(second[0] == 2.0f && second[7] == 9.0f && turns.pair_current<float>(0) == second);
        turns.bind_pair(0, 0, second, first.data(), {8});
        turns.run();
        CHECK(first[7] == 10.0f);
        turns.bind_inout(0, 0, first, {8});
        turns.run();
        CHECK(first[0] == 4.0f && first[7] == 11.0f);

        // Outputs that nobody keeps: an element is handed out, and lives as long as its name.
        const Buffer x = Buffer::from_host(client, ones, {4}), y = Buffer::from_host(client, twos, {4});
        const auto &one = hello.execute({x, y})[0];
        auto another = hello.execute({x, y}).at(0);
        auto &&last = hello.execute({x, y}).back();
        CHECK(one.host_pointer<float>()[3] == 4.0f && another.host_pointer<float>()[3] == 4.0f);
        CHECK(last.to_host<float>() == Floats(4, 4.0f) && hello.execute({x, y}).front().byte_size() == 16);
        std::size_t count = 0;
        for (const Buffer &output : hello.execute({x, y})) count += output.to_host<float>().size();
        CHECK(count == 4);
        const std::vector<Buffer> kept = hello.execute({x, y});
        CHECK(kept.size() == 1 && kept[0].to_host<float>() == Floats(4, 4.0f));

        // A list keeps what is given away to it.
        std::vector<Buffer> given;
        given.push_back(Buffer::from_host(client, ones, {4}));
        given.push_back(Buffer::from_host(client, twos, {4}));
        const BufferList list(std::move(given));
        given.clear();
        CHECK(hello.execute(list)[0].to_host<float>() == Floats(4, 4.0f));
        const BufferList result(hello.execute({x, y}));
        CHECK(result.handles().size() == 1 && donated.input_count() == 1);
    });
}
