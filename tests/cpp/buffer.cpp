// Buffers: copies and views of host memory, their facts, and the way back.
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Client;
using pjrtlite::Shape;

// The same bits come back, typed and untyped.
template <class T> static void round_trip(const Client &client, const std::vector<T> &data, const Shape &dims) {
    const Buffer buffer = Buffer::from_host(client, data, dims);
    CHECK(buffer.dtype() == pjrtlite::dtype_of<T>);
    CHECK(buffer.dims() == dims);
    CHECK(buffer.byte_size() == data.size() * sizeof(T));
    const auto back = buffer.to_host<T>();
    CHECK(back.size() == data.size());
    // Not ==, which the raw 16-bit types lack.
    CHECK(data.empty() || std::memcmp(back.data(), data.data(), data.size() * sizeof(T)) == 0);
}

int main() {
    return run_test([] {
        const Client client("cpu");

        round_trip<float>(client, {1.5f, -2.0f, 3.25f}, {3});
        round_trip<double>(client, {1.5, -2.0, 3.25, 4.0, 5.0, 6.0}, {2, 3});
        round_trip<std::int8_t>(client, {-128, 127}, {2, 1});
        round_trip<std::int16_t>(client, {-32768, 32767}, {2});
        round_trip<std::int32_t>(client, {INT32_MIN, INT32_MAX}, {2});
        round_trip<std::int64_t>(client, {INT64_MIN, INT64_MAX}, {2});
        round_trip<std::uint8_t>(client, {0, 255}, {2});
        round_trip<std::uint16_t>(client, {0, 65535}, {2});
        round_trip<std::uint32_t>(client, {0, UINT32_MAX}, {2});
        round_trip<std::uint64_t>(client, {0, UINT64_MAX}, {2});
        round_trip<pjrtlite::Float16>(client, {{0x3c00}, {0x7e01}}, {2});   // 1, a NaN with payload
        round_trip<pjrtlite::BFloat16>(client, {{0x3f80}, {0x7fc1}}, {2}); // the same
        round_trip<std::complex<float>>(client, {{1.0f, 2.0f}}, {1});
        round_trip<std::complex<double>>(client, {{1.0, 2.0}, {3.0, -4.0}}, {2});
        round_trip<float>(client, {7.0f}, {});
        round_trip<float>(client, {}, {0});
        round_trip<float>(client, {}, {2, 0, 3});

        // From a pointer, of bool, to the last device.
        const bool flags[] = {true, false, true};
        const std::size_t last = client.device_count() - 1;
        const Buffer bools = Buffer::from_host(client, flags, {3}, last);
        CHECK(bools.dtype() == PJRTLITE_DTYPE_BOOL && bools.device() == last);
        bool back[3] = {};
        bools.to_host(back, sizeof back);
        CHECK(back[0] && !back[1] && back[2]);
        CHECK_THROWS(SIGNATURE_MISMATCH, "3", bools.to_host(back, 2));

        // Untyped.
        const std::int32_t numbers[] = {1, 2, 3, 4};
        const Buffer untyped = Buffer::from_host(client, numbers, PJRTLITE_DTYPE_I32, {2, 2});
        CHECK(untyped.to_host<std::int32_t>() == std::vector<std::int32_t>({1, 2, 3, 4}));
        CHECK_THROWS(SIGNATURE_MISMATCH, "the buffer holds i32; asked for f32", untyped.to_host<float>());

        // The device's memory, which the host can read here.
        untyped.ready().wait();
        CHECK(std::memcmp(untyped.host_pointer(), numbers, sizeof numbers) == 0);
        CHECK(untyped.host_pointer<std::int32_t>()[3] == 4);
        CHECK_THROWS(SIGNATURE_MISMATCH, "i32", untyped.host_pointer<std::int64_t>());

        // A view is the host's memory itself.
        alignas(64) float memory[4] = {1.0f, 2.0f, 3.0f, 4.0f};
        {
            const Buffer view = Buffer::view_host(client, memory, {4});
            CHECK(view.host_pointer() == memory);
            memory[0] = 9.0f;
            CHECK(view.to_host<float>()[0] == 9.0f);
            const Buffer square = Buffer::view_host(client, memory, PJRTLITE_DTYPE_F32, {2, 2});
            CHECK(square.host_pointer() == memory);
        }
        CHECK_THROWS(COPY_REQUIRED, "64", Buffer::view_host(client, memory + 1, {3}));

        // Vectors are aligned as it happens: a view of one either is its memory or is refused.
        const std::vector<double> doubles(8, 1.0);
        try {
            const Buffer view = Buffer::view_host(client, doubles, {8});
            CHECK(view.host_pointer() == doubles.data());
        } catch (const pjrtlite::Error &error) {
            CHECK(error.status() == PJRTLITE_STATUS_COPY_REQUIRED);
        }

        // Copies: on another device, and in another memory.
        const Buffer there = untyped.copy_to(last);
        CHECK(there.device() == last && there.dims() == untyped.dims() && there.memory_kind() == "device");
        CHECK(there.to_host<std::int32_t>() == untyped.to_host<std::int32_t>());
        const Buffer pinned = there.copy_to_memory(0, "pinned_host");
        CHECK(pinned.device() == 0 && pinned.memory_kind() == "pinned_host");
        pinned.ready().wait();
        CHECK(pinned.copy_to(0).to_host<std::int32_t>() == std::vector<std::int32_t>({1, 2, 3, 4}));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "1000", untyped.copy_to(1000));
        CHECK_THROWS(NOT_FOUND, "pinned_host", untyped.copy_to_memory(0, "cupboard"));

        CHECK_THROWS(INVALID_VALUE, "-1", Buffer::from_host(client, memory, {-1}));
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "1000", Buffer::from_host(client, memory, {4}, 1000));
        CHECK_THROWS(NULL_ARGUMENT, "data", Buffer::from_host<float>(client, nullptr, {4}));
    });
}
