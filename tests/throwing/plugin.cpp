/* A plugin that throws. It passes every call on to another plugin, named by the environment variable
   PJRTLITE_THROWING_BASE, but for the function that is armed, which throws what it is told. tests/throwing/throwing.h
   says what the tests ask of it. */
#include "throwing.h"

#include "pjrt_abi.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <exception>
#include <future>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <time.h>
#include <unwind.h>
#include <utility>
#include <vector>

namespace {

constexpr std::size_t first = offsetof(PJRT_Api, PJRT_Error_Destroy) / sizeof(void *);
constexpr std::size_t most = 256;
constexpr std::size_t none = most;

using Function = void *(*)(void *);
using Table = std::array<Function, most>;

Table base;
Table table;

std::atomic<std::size_t> armed{none};
std::atomic<int> armed_kind{0};
std::atomic<bool> is_late{false};
std::atomic<std::uint64_t> calls{0};
std::array<std::atomic<bool>, most> was_called{};
std::atomic<std::uint64_t> unwound{0};
std::atomic<std::uint64_t> foreign_ended{0};

/* Tells that the stack was unwound as it should be. */
struct Local {
    ~Local() { ++unwound; }
};

struct Odd {
    int number;
};

struct Left : virtual std::runtime_error {
    Left() : std::runtime_error("left") {}
};
struct Right : virtual std::runtime_error {
    Right() : std::runtime_error("right") {}
};
struct Both : Left, Right {
    Both() : std::runtime_error("both") {}
};

/* Refuses an option, as some plugins do by an error. */
struct Derived : std::invalid_argument {
    Derived() : std::invalid_argument("derived") {}
};

void end_foreign(_Unwind_Reason_Code, _Unwind_Exception *exception) {
    ++foreign_ended;
    delete exception;
}

[[noreturn]] void raise_foreign() {
    auto *exception = new _Unwind_Exception();
    std::memcpy(&exception->exception_class, "TSET\0LNG", sizeof exception->exception_class);
    exception->exception_cleanup = end_foreign;
    _Unwind_RaiseException(exception);
    std::abort();
}

/* An exception object that another thread made, and holds, too. */
[[noreturn]] void rethrow_from_another_thread() {
    std::promise<void> promise;
    auto future = promise.get_future().share();
    std::thread thrower([&promise] {
        try {
            throw std::out_of_range("from another thread");
        } catch (...) {
            promise.set_exception(std::current_exception());
        }
    });
    thrower.join();
    future.get();
    std::abort();
}

void sleep_for(long milliseconds) {
    for (long i = 0; i < milliseconds / 10; ++i) {
        const timespec ten = {0, 10'000'000};
        nanosleep(&ten, nullptr);
    }
}

void act(int kind) {
    Local local;
    switch (kind) {
    case THROWING_BAD_ALLOC: throw std::bad_alloc();
    case THROWING_LENGTH_ERROR: {
        std::vector<int> numbers;
        numbers.resize(numbers.max_size() + 1);
        return;
    }
    case THROWING_RUNTIME_ERROR: throw std::runtime_error("no chip");
    case THROWING_INT: throw 7;
    case THROWING_TEXT: throw "a text";
    case THROWING_CLASS: throw Odd{3};
    case THROWING_DERIVED: throw Derived();
    case THROWING_VIRTUAL: throw Both();
    case THROWING_LONG: throw std::runtime_error(std::string(100'000, 'x'));
    case THROWING_SHARED: rethrow_from_another_thread();
    case THROWING_FOREIGN: raise_foreign();
    case THROWING_SLEEP: sleep_for(500); return;
    default: return;
    }
}

template <std::size_t index> void *pass(void *arguments) {
    ++calls;
    was_called[index] = true;
    const bool acts = armed == index;
    if (acts && !is_late) act(armed_kind);
    void *result = base[index](arguments);
    if (acts && is_late) act(armed_kind);
    return result;
}

template <std::size_t... indices> void fill(std::size_t count, std::index_sequence<indices...>) {
    ((indices >= first && indices < count && base[indices] != nullptr ? (void)(table[indices] = pass<indices>)
                                                                    : (void)0),
     ...);
}

void open_base() {
    void *library = dlopen(std::getenv("PJRTLITE_THROWING_BASE"), RTLD_NOW | RTLD_LOCAL);
    void *symbol = library == nullptr ? nullptr : dlsym(library, "GetPjrtApi");
    if (symbol == nullptr) std::abort();
    const PJRT_Api *api = reinterpret_cast<const PJRT_Api *(*)()>(symbol)();
    const std::size_t count = api->struct_size / sizeof(void *);
    if (count > most) std::abort();
    std::memcpy(base.data(), api, count * sizeof(void *));
    table = base;
    fill(count, std::make_index_sequence<most>());
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) const void *GetPjrtApi() {
    static const bool is_open = (open_base(), true);
    (void)is_open;
    if (armed == 0) act(armed_kind);
    return table.data();
}

void throwing_arm(std::size_t offset, int kind, bool late) {
    armed_kind = kind;
    is_late = late;
    armed = offset / sizeof(void *);
}

void throwing_disarm() { armed = none; }
std::uint64_t throwing_calls() { return calls; }
bool throwing_was_called(std::size_t offset) { return was_called[offset / sizeof(void *)]; }
std::uint64_t throwing_unwound() { return unwound; }
std::uint64_t throwing_foreign_ended() { return foreign_ended; }
int throwing_uncaught() { return std::uncaught_exceptions(); }
}
