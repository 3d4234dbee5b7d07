// Memory that plugins use where it is: what frees itself, and what containers get; and when a view lets go of memory.
#include <atomic>
#include <chrono>
#include <complex>
#include <cstdint>
#include <functional>
#include <map>
#include <new>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Allocator;
using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Executable;
using pjrtlite::Vector;

static bool is_aligned(const void *memory) { return reinterpret_cast<std::uintptr_t>(memory) % 64 == 0; }

template <class T> static void every_size() {
    for (std::size_t count = 0; count * sizeof(T) < (std::size_t{5} << 20); count = 3 * count + 1) {
        auto memory = pjrtlite::allocate<T>(count);
        CHECK(memory != nullptr && is_aligned(memory.get()));
        for (std::size_t i = 0; i < count; ++i) memory[i] = T(1);
        CHECK(count == 0 || (memory[0] == T(1) && memory[count - 1] == T(1)));
        // A vector of bool is one of bits.
        if constexpr (!std::is_same_v<T, bool>) {
            Vector<T> vector(count);
            CHECK(vector.size() == count && is_aligned(vector.data()));
        }
    }
}

static void count_release(void *user) { ++*static_cast<std::atomic<int> *>(user); }

int main() {
    return run_test([] {
        every_size<bool>();
        every_size<std::int8_t>();
        every_size<float>();
        every_size<std::complex<double>>();
        CHECK_THROWS(RESOURCE_EXHAUSTED, "memory", pjrtlite::allocate<char unsigned>(SIZE_MAX - 3));
        CHECK_THROWS(RESOURCE_EXHAUSTED, "memory", pjrtlite::allocate<double>(SIZE_MAX / 4));

        // It frees itself, and moves.
        pjrtlite::Memory<float> memory = pjrtlite::allocate<float>(8);
        float *const address = memory.get();
        auto taken = std::move(memory);
        CHECK(memory == nullptr && taken.get() == address);
        memory = std::move(taken);
        memory.reset();

        // Containers of it behave as others.
        Vector<float> x;
        for (int i = 0; i < 1000; ++i) x.push_back(static_cast<float>(i));
        CHECK(is_aligned(x.data()) && x[999] == 999.0f);
        float *const data = x.data();
        Vector<float> y(std::move(x));
        CHECK(y.data() == data);
        x = std::move(y);
        CHECK(x.data() == data);
        y = x;
        CHECK(y == x && y.data() != x.data());
        std::swap(x, y);
        CHECK(y.data() == data);
        std::vector<int, Allocator<int>> other(x.begin(), x.end(), Allocator<int>(x.get_allocator()));
        CHECK(other[999] == 999 && Allocator<int>() == Allocator<int>() && !(Allocator<int>() != Allocator<int>()));
        std::map<int, int, std::less<int>, Allocator<std::pair<const int, int>>> map{{1, 2}, {3, 4}};
        CHECK(map.at(3) == 4);
        for (const std::size_t count : {SIZE_MAX, SIZE_MAX / 5}) {
            bool is_refused = false;
            try {
                Allocator<float>().deallocate(Allocator<float>().allocate(count), count);
            } catch (const std::bad_alloc &) {
                is_refused = true;
            }
            CHECK(is_refused);
        }

        // Views, and every way in and out of a plan, take vectors with it.
        const Client client("cpu");
        const auto hello = Executable::load_file(client, program("hello.mlir"));
        Vector<float> a{1.0f, 2.0f, 3.0f, 4.0f}, b(4, 1.0f), f(4);
        const Buffer view = Buffer::view_host(client, a, {4});
        CHECK(view.host_pointer() == a.data());
        CHECK(Buffer::from_host(client, a, {2, 2}).to_host<float>() == std::vector<float>(a.begin(), a.end()));
        Plan plan(hello);
        plan.bind_input(0, a, {4});
        plan.set_input(1, b, {4});
        plan.run();
        plan.get_output(0, f, {4});
        CHECK(f == Vector<float>({3.0f, 5.0f, 7.0f, 9.0f}) && plan.bytes_copied() == 0);
        a[0] = 5.0f;
        plan.bind_output(0, f, {4});
        plan.run();
        CHECK(f[0] == 11.0f);

        // The memory of a view on the device is given back once, when nothing needs it any more.
        std::atomic<int> released{0};
        {
            const auto client2 = Client("cpu");
            const auto memory2 = pjrtlite::allocate<float>(4);
            for (int i = 0; i < 4; ++i) memory2[static_cast<std::size_t>(i)] = 1.0f;
            {
                const Buffer on_device =
                    Buffer::view_device(client2, memory2.get(), {4}, 0, 0, count_release, &released);
                CHECK(on_device.host_pointer() == memory2.get() && released == 0);
                CHECK(on_device.to_host<float>() == std::vector<float>(4, 1.0f));
            }
            for (int i = 0; i < 5000 && released == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            CHECK(released == 1);
            // Where there is no view, nobody is told.
            CHECK_THROWS(INDEX_OUT_OF_RANGE, "1000",
                         Buffer::view_device(client2, memory2.get(), {4}, 1000, 0, count_release, &released));
        }
        CHECK(released == 1);
    });
}
