// Events: wait, test, and callbacks that outlive what made them.
#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "check.hpp"

using namespace std::chrono_literals;
using pjrtlite::Buffer;
using pjrtlite::Client;
using pjrtlite::Event;
using pjrtlite::Executable;

// Waits for a callback on another thread, but not for ever.
template <class Condition> static bool becomes_true(Condition condition) {
    for (int i = 0; i < 5000 && !condition(); ++i) std::this_thread::sleep_for(1ms);
    return condition();
}

int main() {
    return run_test([] {
        const Client client("cpu");
        const auto executable = Executable::load_file(client, program("hello.mlir"));
        const std::vector<float> values{1.0f, 2.0f, 3.0f, 4.0f};
        const Buffer x = Buffer::from_host(client, values, {4});

        Event event;
        CHECK(!event);
        CHECK_THROWS(NULL_ARGUMENT, "event", event.wait());
        const auto outputs = executable.execute({x, x}, event);
        CHECK(event);
        event.wait();
        CHECK(event.test());
        CHECK(event.wait_for(10ms) && event.wait_for(0s));
        CHECK(outputs.at(0).to_host<float>() == std::vector<float>({3.0f, 6.0f, 9.0f, 12.0f}));

        // Once, with success, and not lost with the event that it was given to.
        std::atomic<int> calls{0};
        std::atomic<int> status{-1};
        x.ready().on_ready([&](pjrtlite_status s, const char *message) {
            status = static_cast<int>(s);
            calls += message != nullptr && *message == '\0' ? 1 : 100;
        });
        CHECK(becomes_true([&] { return calls != 0; }));
        CHECK(calls == 1 && status == PJRTLITE_STATUS_OK);

        // What it captures is freed after it has run, even if it throws.
        const auto token = std::make_shared<int>(0);
        event.on_ready([token](pjrtlite_status, const char *) { throw std::runtime_error("swallowed"); });
        CHECK(becomes_true([&] { return token.use_count() == 1; }));

        // An empty std::function throws when called, which is swallowed as well.
        event.on_ready(Event::Callback());

        // It is freed if the event refuses it.
        Event none;
        CHECK_THROWS(NULL_ARGUMENT, "event", none.on_ready([token](pjrtlite_status, const char *) {}));
        CHECK(token.use_count() == 1);

        Event taken = Event::adopt(event.release());
        CHECK(taken.test() && !event);
    });
}
