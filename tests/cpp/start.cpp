// Runs that are started: their event, what is refused meanwhile, and calls that go before their run ends.
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Event;
using pjrtlite::Executable;
using pjrtlite::Options;
using pjrtlite::Vector;

// n times x = x + 1, on an array that is long enough for a thread of the plugin.
static const char slow_text[] = R"(
module @slow {
  func.func public @main(%n: tensor<i32>, %x: tensor<65536xui32>) -> tensor<65536xui32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %ones = stablehlo.constant dense<1> : tensor<65536xui32>
    %end:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<65536xui32>
      cond {
        %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      } do {
        %next = stablehlo.add %i, %one : tensor<i32>
        %more = stablehlo.add %v, %ones : tensor<65536xui32>
        stablehlo.return %next, %more : tensor<i32>, tensor<65536xui32>
      }
    return %end#1 : tensor<65536xui32>
  }
}
)";
static constexpr std::size_t size = 65536;
static constexpr std::int32_t steps = 2000;

static Options in_the_background() {
    Options options;
    options.set_bool("asynchronous", true);
    return options;
}

static bool holds(const Vector<std::uint32_t> &x, std::uint32_t value) {
    for (const std::uint32_t element : x) {
        if (element != value) return false;
    }
    return true;
}

int main() {
    return run_test([] {
        const Client client("cpu", in_the_background());
        const auto slow = Executable::load_memory(client, slow_text);
        const pjrtlite::Shape dims{static_cast<std::int64_t>(size)};
        Vector<std::uint32_t> x(size), y(size);
        const auto bind = [&](Plan &plan) {
            plan.set_input(0, &steps, {});
            plan.bind_input(1, x, dims);
            plan.bind_output(0, y, dims);
        };

        Plan plan(slow);
        CHECK_THROWS(NOT_BOUND, "input 0", plan.start());
        bind(plan);
        Event event = plan.start();
        // Plugins that work on the caller's thread are done by now; the others are not, or may be at any moment.
        if (!event.test()) {
            try {
                plan.run();
                CHECK(event.test());
            } catch (const pjrtlite::Error &error) {
                CHECK(error.status() == PJRTLITE_STATUS_IN_USE);
                CHECK(std::string(error.what()).find("running") != std::string::npos);
            }
        }
        event.wait();
        CHECK(event.test() && holds(y, steps));
        plan.run();
        CHECK(holds(y, steps));

        // The run goes on while call and event move, and its results are there when the moved event is ready.
        for (std::uint32_t &element : x) element = 7;
        Plan moved(std::move(plan));
        CHECK_THROWS(NULL_ARGUMENT, "plan", plan.start());
        event = moved.start();
        plan = std::move(moved);
        Event later(std::move(event));
        CHECK(!event && later);
        CHECK(later.wait_for(std::chrono::minutes(10)));
        CHECK(holds(y, steps + 7));

        // Who destroys the event still gets the result, from the plan's destructor at the latest.
        for (std::uint32_t &element : x) element = 9;
        {
            Plan short_lived(slow);
            bind(short_lived);
            static_cast<void>(short_lived.start());
        }
        CHECK(holds(y, steps + 9));

        // Two plans in flight.
        Vector<std::uint32_t> z(size);
        Plan second(slow);
        bind(plan);
        second.set_input(0, &steps, {});
        second.bind_input(1, x, dims);
        second.bind_output(0, z, dims);
        const Event one = plan.start(), two = second.start();
        two.wait();
        one.wait();
        CHECK(holds(y, steps + 9) && holds(z, steps + 9));

        // In place, and what is left with the plugin.
        const auto donated = Executable::load_file(client, program("donated.mlir"));
        Vector<float> state(8);
        Plan update(donated);
        update.bind_inout(0, 0, state, {8});
        for (int i = 0; i < 5; ++i) update.start().wait();
        CHECK(state == Vector<float>(8, 5.0f) && update.bytes_copied() == 0);
        Plan unbound(donated);
        unbound.set_input(0, state, {8});
        unbound.start().wait();
        CHECK(unbound.take_output_buffer(0).to_host<float>() == std::vector<float>(8, 6.0f));
    });
}
