// Callbacks of a host in C++ that throw, through the C interface: the exception ends inside the library, is told in the
// log, and the host goes on.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <stdexcept>
#include <string>
#include <thread>

#include "check.hpp"

namespace {

std::string told;
std::atomic<int> times{0};

void take_message(std::int32_t, const char *message, void *) {
    told = message;
    // Also the function that takes the messages may throw.
    throw 7;
}

void throw_when_ready(pjrtlite_status, const char *, void *user) {
    ++times;
    throw std::runtime_error(static_cast<const char *>(user));
}

void throw_when_released(void *) {
    ++times;
    throw std::string("released");
}

} // namespace

int main() {
    return run_test([] {
        CHECK(pjrtlite_set_log_callback(take_message, nullptr) == PJRTLITE_STATUS_OK);
        pjrtlite::Options options;
        options.set_int("pjrtlite.log_level", 1);
        const pjrtlite::Client client("cpu", options);
        alignas(64) static float data[4] = {1.0F, 2.0F, 3.0F, 4.0F};
        const std::int64_t dims[1] = {4};
        pjrtlite_buffer *buffer = nullptr;
        CHECK(pjrtlite_buffer_from_host(client.get(), data, PJRTLITE_DTYPE_F32, dims, 1, 0, &buffer) == PJRTLITE_STATUS_OK);
        pjrtlite_event *event = nullptr;
        CHECK(pjrtlite_buffer_ready(buffer, &event) == PJRTLITE_STATUS_OK);
        CHECK(pjrtlite_event_wait(event) == PJRTLITE_STATUS_OK);
        // The work is done, so it is called here.
        char text[] = "by the host";
        CHECK(pjrtlite_event_on_ready(event, throw_when_ready, text) == PJRTLITE_STATUS_OK);
        CHECK(times == 1);
        CHECK(told.find("std::runtime_error: by the host") != std::string::npos);
        CHECK(std::uncaught_exceptions() == 0);
        pjrtlite_event_destroy(event);
        pjrtlite_buffer_destroy(buffer);

        CHECK(pjrtlite_buffer_view_device(client.get(), data, PJRTLITE_DTYPE_F32, dims, 1, 0, 0, throw_when_released, nullptr,
                                          &buffer) == PJRTLITE_STATUS_OK);
        pjrtlite_buffer_destroy(buffer);
        for (int i = 0; i < 1000 && times < 2; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        CHECK(times == 2);
    });
}
