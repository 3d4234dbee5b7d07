// Results in place: arrays that are updated, pairs in turn, device pointers, and what is copied.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Executable;
using pjrtlite::Vector;

// 8 numbers: first, first + 1, ....
template <class V> static void fill(V &x, float first) {
    for (float &value : x) value = first++;
}

template <class V> static bool counts_from(const V &x, float first) {
    for (const float value : x) {
        if (value != first++) return false;
    }
    return true;
}

static bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

// donated.mlir: x + 1, with x donated to the result.
static void one_array(const Executable &donated) {
    Vector<float> x(8);
    Plan plan(donated);
    CHECK_THROWS(NOT_BOUND, "input 0", plan.bytes_copied());
    CHECK_THROWS(NOT_BOUND, "input 0", plan.report());
    plan.bind_inout(0, 0, x, {8});
    CHECK(plan.bytes_copied() == 0);
    const std::string report = plan.report();
    CHECK(contains(report, "input 0 f32[8]: updated where it is, into output 0"));
    CHECK(contains(report, "a run copies 0 bytes"));
    for (int run = 1; run <= 10; ++run) {
        plan.run();
        for (const float value : x) CHECK(value == static_cast<float>(run));
    }
    fill(x, 5.0f);
    plan.run();
    CHECK(counts_from(x, 6.0f));

    // The binding moves with the plan.
    Plan moved(std::move(plan));
    CHECK_THROWS(NULL_ARGUMENT, "plan", plan.run());
    CHECK_THROWS(NULL_ARGUMENT, "plan", plan.bind_inout(0, 0, x, {8}));
    CHECK_THROWS(NULL_ARGUMENT, "plan", plan.bytes_copied());
    CHECK_THROWS(NULL_ARGUMENT, "plan", plan.report());
    moved.run();
    CHECK(counts_from(x, 7.0f));
    plan = std::move(moved);
    plan.run();
    CHECK(counts_from(x, 8.0f));

    // By pointer, untyped, and where it cannot be in place.
    alignas(64) float memory[16] = {};
    plan.bind_inout(0, 0, &memory[0], {8});
    CHECK(plan.bytes_copied() == 0);
    plan.run();
    CHECK(memory[7] == 1.0f && memory[8] == 0.0f);
    plan.bind_inout(0, 0, memory + 1, PJRTLITE_DTYPE_F32, {8});
    CHECK(plan.bytes_copied() == 2 * 8 * sizeof(float));
    CHECK(contains(plan.report(), "4 bytes past a multiple of 64"));
    plan.run();
    CHECK(memory[0] == 1.0f && memory[1] == 2.0f && memory[8] == 1.0f && memory[9] == 0.0f);
    CHECK(counts_from(x, 8.0f));

    // What is refused leaves what was bound.
    CHECK_THROWS(SIGNATURE_MISMATCH, "f32[2,4]", plan.bind_inout(0, 0, x, {2, 4}));
    CHECK_THROWS(INVALID_VALUE, "shape [7] has 7 elements; the array has 8", plan.bind_inout(0, 0, x, {7}));
    CHECK_THROWS(INDEX_OUT_OF_RANGE, "output 1", plan.bind_inout(0, 1, x, {8}));
    std::vector<double> doubles(8);
    CHECK_THROWS(SIGNATURE_MISMATCH, "f64", plan.bind_inout(0, 0, doubles, {8}));
    plan.run();
    CHECK(memory[1] == 3.0f && counts_from(x, 8.0f));
}

// destination.mlir: 2 a + b; its third argument is there for nothing but its memory.
static void destination_argument(const Executable &destination) {
    Vector<float> a(8), b(8), out(8, 99.0f);
    Plan plan(destination);
    plan.bind_input(0, a, {8});
    plan.bind_input(1, b, {8});
    plan.bind_output(0, out, {8});
    CHECK(plan.bytes_copied() == 0);
    for (int run = 0; run < 3; ++run) {
        fill(a, static_cast<float>(run));
        fill(b, 0.0f);
        plan.run();
        for (std::size_t i = 0; i < 8; ++i) CHECK(out[i] == static_cast<float>(2 * run) + 3.0f * static_cast<float>(i));
    }
    CHECK(contains(plan.report(), "input 2 f32[8]: says where output 0 is written"));
}

static void pairs(const Executable &destination) {
    Vector<float> first(8, 1.0f), second(8), zero(8);
    Plan plan(destination);
    CHECK_THROWS(NOT_BOUND, "pair", plan.pair_current(0));
    plan.bind_pair(0, 0, first, second, {8});
    plan.bind_input(1, zero, {8});
    CHECK(plan.bytes_copied() == 0);
    CHECK(plan.pair_current(0) == first.data());
    float wanted = 1.0f;
    for (int run = 0; run < 5; ++run) {
        plan.run();
        wanted *= 2.0f;
        const auto &written = run % 2 == 0 ? second : first, &read = run % 2 == 0 ? first : second;
        CHECK(plan.pair_current<float>(0) == written.data());
        CHECK(written[0] == wanted && written[7] == wanted && read[0] == wanted / 2.0f);
    }
    CHECK_THROWS(SIGNATURE_MISMATCH, "output 0 is f32; asked for f64", plan.pair_current<double>(0));
    CHECK_THROWS(INDEX_OUT_OF_RANGE, "output 1", plan.pair_current(1));
    CHECK_THROWS(INDEX_OUT_OF_RANGE, "output 1", plan.pair_current<float>(1));

    Vector<float> shorter(7);
    CHECK_THROWS(INVALID_VALUE, "the array has 7", plan.bind_pair(0, 0, first, shorter, {8}));
    CHECK_THROWS(INVALID_VALUE, "the array has 7", plan.bind_pair(0, 0, shorter, first, {8}));
    CHECK_THROWS(INVALID_VALUE, "overlap", plan.bind_pair(0, 0, first, first, {8}));
    float *const nothing = nullptr;
    CHECK_THROWS(NULL_ARGUMENT, "second", plan.bind_pair(0, 0, first.data(), nothing, {8}));

    // By pointer and untyped. A new pair begins with its first array, after an odd number of runs too.
    alignas(64) float memory[32] = {1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f, 8.0f};
    plan.bind_pair(0, 0, &memory[0], memory + 16, {8});
    CHECK(plan.pair_current<float>(0) == memory);
    plan.run();
    CHECK(memory[16] == 2.0f && memory[23] == 16.0f);
    plan.bind_pair(0, 0, memory + 16, memory, PJRTLITE_DTYPE_F32, {8});
    plan.run();
    CHECK(memory[0] == 4.0f && memory[7] == 32.0f && memory[8] == 0.0f);
    CHECK(plan.pair_current(0) == memory);
}

// On CPUs the device's memory is the host's.
static void device_pointers(const Client &client, const Executable &donated, const Executable &destination) {
    Vector<float> x(8), y(8, 1.0f), z(8);
    Plan update(donated);
    update.bind_inout_device(0, 0, x.data(), {8});
    update.run();
    update.bind_inout_device(0, 0, x.data(), PJRTLITE_DTYPE_F32, {8}, 0);
    update.run();
    CHECK(x == Vector<float>(8, 2.0f) && update.bytes_copied() == 0);

    Plan plan(destination);
    plan.bind_input_device(0, x.data(), {8});
    plan.bind_input_device(1, y.data(), PJRTLITE_DTYPE_F32, {8});
    plan.bind_output_device(0, z.data(), {8});
    plan.run();
    CHECK(z == Vector<float>(8, 5.0f) && plan.bytes_copied() == 0);
    plan.bind_output_device(0, y.data(), PJRTLITE_DTYPE_F32, {8});
    plan.run();
    CHECK(y == Vector<float>(8, 5.0f));
    const float *const nothing = nullptr;
    CHECK_THROWS(NULL_ARGUMENT, "pointer", plan.bind_input_device(0, nothing, {8}));
    CHECK_THROWS(SIGNATURE_MISMATCH, "f32[4]", plan.bind_output_device(0, z.data(), {4}));
    CHECK_THROWS(SIGNATURE_MISMATCH, "f32[4]", update.bind_inout_device(0, 0, z.data(), {4}));

    // A view shows the memory as it is then, and is left as it is where the program donates it.
    {
        const Buffer view = Buffer::view_device(client, x.data(), {8});
        fill(x, 3.0f);
        CHECK(counts_from(view.to_host<float>(), 3.0f));
        const Buffer untyped = Buffer::view_device(client, x.data(), PJRTLITE_DTYPE_F32, {8});
        const auto outputs = donated.execute({untyped});
        CHECK(counts_from(outputs.at(0).to_host<float>(), 4.0f) && counts_from(x, 3.0f));
    }
    CHECK_THROWS(COPY_REQUIRED, "4 bytes past", Buffer::view_device(client, x.data() + 1, {7}));
}

int main() {
    return run_test([] {
        const Client client("cpu");
        const auto donated = Executable::load_file(client, program("donated.mlir"));
        const auto destination = Executable::load_file(client, program("destination.mlir"));
        one_array(donated);
        destination_argument(destination);
        pairs(destination);
        device_pointers(client, donated, destination);
    });
}
