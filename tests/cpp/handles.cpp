// Ownership: moves, self-moves, moved-from objects, and destruction in every order.
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Event;
using pjrtlite::Executable;
using pjrtlite::Options;

// Moving takes the handle along and leaves none behind; moving to oneself changes nothing.
template <class T> static void moves(T object) {
    auto *const handle = object.get();
    CHECK(handle != nullptr && object);
    T moved(std::move(object));
    CHECK(moved.get() == handle && object.get() == nullptr && !object);
    object = std::move(moved);
    CHECK(object.get() == handle && !moved);
    T &alias = object;
    object = std::move(alias);
    CHECK(object.get() == handle);
    std::swap(object, moved);
    CHECK(moved.get() == handle && !object);
    object = T::adopt(moved.release());
    CHECK(object.get() == handle && !moved);
}

int main() {
    return run_test([] {
        Client client("cpu");
        auto executable = Executable::load_file(client, program("hello.mlir"));
        const std::vector<float> values{1.0f, 2.0f, 3.0f, 4.0f};

        moves(Options());
        moves(Client("cpu"));
        moves(Executable::load_file(client, program("hello.mlir")));
        moves(Buffer::from_host(client, values, {4}));
        moves(Buffer::from_host(client, values, {4}).ready());
        moves(Plan(executable));

        // Assignment destroys what was there.
        Buffer buffer = Buffer::from_host(client, values, {4});
        buffer = Buffer::from_host(client, values, {2, 2});
        CHECK(buffer.dims().size() == 2);

        // A moved-from object refuses politely.
        Client gone = std::move(client);
        CHECK_THROWS(NULL_ARGUMENT, "client", client.platform_name());
        CHECK_THROWS(NULL_ARGUMENT, "client", Executable::load_file(client, program("hello.mlir")));
        CHECK_THROWS(NULL_ARGUMENT, "client", Buffer::from_host(client, values, {4}));
        client = std::move(gone);
        Executable moved_executable = std::move(executable);
        CHECK_THROWS(NULL_ARGUMENT, "executable", Plan(executable, 0));
        CHECK_THROWS(NULL_ARGUMENT, "executable", executable.execute({buffer}));
        executable = std::move(moved_executable);

        // One of each, destroyed in each of the 120 orders. What is left goes on working. The program comes in the form
        // that loads fastest.
        const auto serialized = executable.serialize();
        std::array<int, 5> order{0, 1, 2, 3, 4};
        do {
            auto c = std::make_unique<Client>("cpu");
            auto x = std::make_unique<Executable>(Executable::load_memory(*c, serialized.data(), serialized.size()));
            auto b = std::make_unique<Buffer>(Buffer::from_host(*c, values, {4}));
            auto e = std::make_unique<Event>(b->ready());
            auto k = std::make_unique<Plan>(*x);
            k->set_input_buffer(0, *b);
            k->set_input_buffer(1, *b);
            for (const int which : order) {
                switch (which) {
                case 0: c.reset(); break;
                case 1: x.reset(); break;
                case 2: b.reset(); break;
                case 3: e.reset(); break;
                default: k.reset(); break;
                }
                if (k) {
                    k->run();
                    CHECK(k->take_output_buffer(0).to_host<float>() == std::vector<float>({3.0f, 6.0f, 9.0f, 12.0f}));
                }
                if (b) CHECK(b->to_host<float>() == values);
                if (e) e->wait();
                if (x) CHECK(x->input_count() == 2);
                if (c) CHECK(c->platform_name() == "cpu");
            }
        } while (std::next_permutation(order.begin(), order.end()));
    });
}
