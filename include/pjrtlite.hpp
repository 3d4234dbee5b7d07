/**
 * @file pjrtlite.hpp
 * @brief pjrtlite for C++17: handles that free themselves, typed arrays, and exceptions.
 *
 * Header only, over the C interface in pjrtlite.h, which documents each function in full. The names are
 * the same: `pjrtlite_plan_bind_input(plan, …)` is `plan.bind_input(…)`.
 *
 * @code
 * pjrtlite::Client client("cpu");
 * auto executable = pjrtlite::Executable::load_file(client, "hello.jaxexport");
 * pjrtlite::Plan plan(executable);
 * plan.bind_input(0, x, {4});        // x, y, z: std::vector<float> that outlive the plan
 * plan.bind_input(1, y, {4});
 * plan.bind_output(0, z, {4});
 * plan.run();                        // as often as the time loop wants
 * @endcode
 *
 * **Ownership.** Each object owns one handle and destroys it with itself. Objects move and do not copy. They
 * may be destroyed in any order: what another object still needs stays alive inside the library. A moved-from
 * object may be assigned to or destroyed; any other use throws Error (PJRTLITE_STATUS_NULL_ARGUMENT).
 *
 * **Arrays** are C arrays, of any number of dimensions, and everything with data() and size(): std::vector, std::array,
 * std::span, your own. A pointer does as well, but nobody can check its size.
 *
 * **Memory.** The functions `bind_…` and `view_…` keep the address of your array: it must stay where it is (a vector
 * must not grow) until the plan or buffer is destroyed. A temporary array does not compile there, unless it is a view
 * of memory that is another's (is_view). Everything else copies before it returns. Arrays of `Vector<T>` and
 * `allocate<T>(count)` are aligned so that plugins on the CPU
 * work in them without a copy.
 *
 * **Order.** Arrays are dense and row-major: the last index is the fastest. Indices count from 0.
 *
 * **Errors.** Every function that can fail throws Error, with the library's status and message. Functions marked
 * noexcept cannot fail.
 *
 * **Threads.** Client, Executable and Buffer may be used by several threads at once; a Plan, an Event and an
 * Options object by one thread at a time. Moving and destroying change an object: no other thread may use it then.
 */
#ifndef PJRTLITE_HPP
#define PJRTLITE_HPP

#if !defined(_MSC_VER) && __cplusplus < 201703L
#error "pjrtlite.hpp wants C++17 or later: compile with -std=c++17. For C++11 there are pjrtlite.h and what pjrtlite wrap --cpp makes"
#endif

#include <algorithm>
#include <chrono>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>
#if __cplusplus >= 202002L && __has_include(<ranges>)
#include <ranges>
#endif

#include "pjrtlite.h"

namespace pjrtlite {

/** The extents of an array, outermost first; empty for a scalar. Write `{2, 3}`. */
using Shape = std::vector<std::int64_t>;

/** An IEEE half-precision number as its bits. C++17 has no such type; the library does no arithmetic on it. */
struct Float16 {
    std::uint16_t bits; ///< sign, 5 bits of exponent, 10 of fraction
};

/** A bfloat16 number as its bits: the upper half of a float. */
struct BFloat16 {
    std::uint16_t bits; ///< sign, 8 bits of exponent, 7 of fraction
};

/**
 * An element of a type that C++ does not have, in one byte: the bits of a float of 8 or 4 bits, or an integer of 4 or 2
 * bits as its number.
 */
template <pjrtlite_dtype Dtype, class Byte = std::uint8_t> struct InByte {
    Byte value; ///< the bits of a float, the number of an integer
};

using Float8E5M2 = InByte<PJRTLITE_DTYPE_F8E5M2>;
using Float8E4M3FN = InByte<PJRTLITE_DTYPE_F8E4M3FN>;
using Float8E4M3B11FNUZ = InByte<PJRTLITE_DTYPE_F8E4M3B11FNUZ>;
using Float8E5M2FNUZ = InByte<PJRTLITE_DTYPE_F8E5M2FNUZ>;
using Float8E4M3FNUZ = InByte<PJRTLITE_DTYPE_F8E4M3FNUZ>;
using Int4 = InByte<PJRTLITE_DTYPE_I4, std::int8_t>;
using UInt4 = InByte<PJRTLITE_DTYPE_U4>;
using Int2 = InByte<PJRTLITE_DTYPE_I2, std::int8_t>;
using UInt2 = InByte<PJRTLITE_DTYPE_U2>;
using Float8E4M3 = InByte<PJRTLITE_DTYPE_F8E4M3>;
using Float8E3M4 = InByte<PJRTLITE_DTYPE_F8E3M4>;
using Float8E8M0FNU = InByte<PJRTLITE_DTYPE_F8E8M0FNU>;
using Float4E2M1FN = InByte<PJRTLITE_DTYPE_F4E2M1FN>;

/** The library's version, such as "0.1.0". */
inline const char *version() noexcept { return pjrtlite_version(); }

/** The name of a status without its prefix, such as "PLUGIN_NOT_FOUND"; "UNRECOGNISED" if it is none. */
inline const char *status_name(pjrtlite_status status) noexcept { return pjrtlite_status_name(status); }

/** An element type as text, such as "f32"; "unknown" if it is none. */
inline const char *dtype_name(pjrtlite_dtype dtype) noexcept { return pjrtlite_dtype_name(dtype); }

/** The size of one element in bytes; 0 if the type is unknown. */
inline std::size_t dtype_byte_size(pjrtlite_dtype dtype) noexcept { return pjrtlite_dtype_byte_size(dtype); }

/** The exception of every failure: the status, and as what() a message that says what was expected, came, and helps. */
class Error : public std::runtime_error {
public:
    /** For code that adds checks of its own in the library's manner. */
    Error(pjrtlite_status status, const std::string &message) : std::runtime_error(message), status_(status) {}

    /** The kind of failure, PJRTLITE_STATUS_…; never PJRTLITE_STATUS_OK. */
    pjrtlite_status status() const noexcept { return status_; }

private:
    pjrtlite_status status_;
};

/** Not for users: may change without notice. */
namespace detail {

inline void check(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) throw Error(status, pjrtlite_last_error_message());
}

template <class T> constexpr bool is_character = false;
template <> inline constexpr bool is_character<char> = true;
template <> inline constexpr bool is_character<wchar_t> = true;
template <> inline constexpr bool is_character<char16_t> = true;
template <> inline constexpr bool is_character<char32_t> = true;

template <class T> constexpr std::int32_t in_byte = 0;
template <pjrtlite_dtype Dtype, class Byte> inline constexpr std::int32_t in_byte<InByte<Dtype, Byte>> = Dtype;

/** 0 for a type that no program has. */
template <class T> constexpr std::int32_t dtype_number() noexcept {
    if constexpr (std::is_same_v<T, bool>) {
        return PJRTLITE_DTYPE_BOOL;
    } else if constexpr (std::is_same_v<T, float>) {
        return PJRTLITE_DTYPE_F32;
    } else if constexpr (std::is_same_v<T, double>) {
        return PJRTLITE_DTYPE_F64;
    } else if constexpr (std::is_same_v<T, std::complex<float>>) {
        return PJRTLITE_DTYPE_C64;
    } else if constexpr (std::is_same_v<T, std::complex<double>>) {
        return PJRTLITE_DTYPE_C128;
    } else if constexpr (std::is_same_v<T, Float16>) {
        return PJRTLITE_DTYPE_F16;
    } else if constexpr (std::is_same_v<T, BFloat16>) {
        return PJRTLITE_DTYPE_BF16;
    } else if constexpr (in_byte<T> != 0) {
        return in_byte<T>;
    } else if constexpr (std::is_integral_v<T> && !is_character<T> && sizeof(T) <= 8) {
        // By width and sign, since int64_t is one of long and long long, and both are used.
        constexpr bool is_signed = std::is_signed_v<T>;
        switch (sizeof(T)) {
        case 1: return is_signed ? PJRTLITE_DTYPE_I8 : PJRTLITE_DTYPE_U8;
        case 2: return is_signed ? PJRTLITE_DTYPE_I16 : PJRTLITE_DTYPE_U16;
        case 4: return is_signed ? PJRTLITE_DTYPE_I32 : PJRTLITE_DTYPE_U32;
        default: return is_signed ? PJRTLITE_DTYPE_I64 : PJRTLITE_DTYPE_U64;
        }
    } else {
        return 0;
    }
}

/** The type without const and volatile must be one that a program can have. */
template <class T> constexpr pjrtlite_dtype dtype() noexcept {
    constexpr std::int32_t number = dtype_number<std::remove_cv_t<T>>();
    static_assert(number != 0, "pjrtlite: no program has elements of this C++ type; take bool, float, double, std::complex "
                               "of the two, signed or unsigned integers, Float16, BFloat16 or one of InByte");
    return static_cast<pjrtlite_dtype>(number);
}

inline std::string to_string(const Shape &shape) {
    std::string text = "[";
    for (const std::int64_t extent : shape) {
        // Not by `"," + …`, of which gcc 12 warns in C++20.
        if (text.size() > 1) text += ",";
        text += std::to_string(extent);
    }
    return text + "]";
}

/** A pointer cannot be checked, an array that knows its size can. Negative extents and overflow are left to the library
 * to report. */
inline void check_size(std::size_t size, const Shape &shape) {
    std::uint64_t wanted = 1;
    for (const std::int64_t extent : shape) {
        if (extent < 0 || (extent > 0 && wanted > UINT64_MAX / static_cast<std::uint64_t>(extent))) return;
        wanted *= static_cast<std::uint64_t>(extent);
    }
    if (wanted != size) {
        throw Error(PJRTLITE_STATUS_INVALID_VALUE,
                    "shape " + to_string(shape) + " has " + std::to_string(wanted) + " elements; the array has " +
                        std::to_string(size) +
                        ": resize the array, correct the shape, or give a pointer to a part of the array");
    }
}

#if defined(__cpp_lib_ranges)
template <class A> constexpr bool outlived = std::ranges::enable_borrowed_range<A>;
#else
template <class A> constexpr bool outlived = false;
#endif

} // namespace detail

/**
 * True if arrays of the type A show memory of others, as std::span does, which outlives them: a temporary one may be
 * bound, then. Specialize it for views that the standard library does not know, and in C++17 for all.
 */
template <class A> inline constexpr bool is_view = detail::outlived<A>;

namespace detail {

template <class A> constexpr bool is_bits = false;
template <class Memory> constexpr bool is_bits<std::vector<bool, Memory>> = true;

/** The type of an array's elements, as data() gives them: const if they may not be written. */
template <class A> using elements_of = std::remove_pointer_t<decltype(std::data(std::declval<A &>()))>;

/** True if A, without a reference, is an array: a C array, or anything with data(), a pointer, and size(). Vectors of
 * bool are none, but are told so by array_data. */
template <class A, class = void> constexpr bool is_array = is_bits<std::remove_cv_t<A>>;
template <class A>
constexpr bool is_array<A, std::void_t<elements_of<A>, decltype(std::size(std::declval<A &>()))>> =
    std::is_pointer_v<decltype(std::data(std::declval<A &>()))>;

template <class A, class = void> constexpr bool is_writable = is_bits<A>;
template <class A> constexpr bool is_writable<A, std::void_t<elements_of<A>>> = !std::is_const_v<elements_of<A>>;

/** @name Kinds of arrays that a parameter A && takes
 * Readable: any array. Kept: not a temporary one that owns its elements. Written: nor one of constants. */
///@{
template <class A> using if_readable = std::enable_if_t<is_array<std::remove_reference_t<A>>, int>;
template <class A>
using if_kept =
    std::enable_if_t<is_array<std::remove_reference_t<A>> &&
                         (std::is_lvalue_reference_v<A> || is_view<std::remove_cv_t<std::remove_reference_t<A>>>),
                     int>;
template <class A> using if_written = std::enable_if_t<is_writable<std::remove_reference_t<A>>, if_kept<A>>;
///@}

/** Counts the elements of an array, those of arrays in arrays included. */
template <class A> std::size_t array_size(A &array) {
    using T = elements_of<A>;
    return static_cast<std::size_t>(std::size(array)) * (sizeof(T) / sizeof(std::remove_all_extents_t<T>));
}

/** The first element of an array. */
template <class A> auto *array_data(A &array) {
    static_assert(!is_bits<std::remove_cv_t<A>>,
                  "pjrtlite: std::vector<bool> holds bits, not bool: use an array of bool (std::unique_ptr<bool[]>)");
    using T = elements_of<A>;
    if constexpr (std::is_array_v<T>) {
        return reinterpret_cast<std::remove_all_extents_t<T> *>(std::data(array));
    } else {
        return std::data(array);
    }
}

/** The first element of an array that must have as many elements as the shape. */
template <class A> auto *array_data(A &array, const Shape &dims) {
    check_size(array_size(array), dims);
    return array_data(array);
}

/** Uninitialised memory that pjrtlite_free takes back. */
inline void *allocate(std::size_t count, std::size_t size) {
    if (count > SIZE_MAX / size) {
        throw Error(PJRTLITE_STATUS_RESOURCE_EXHAUSTED, std::to_string(count) + " elements of " + std::to_string(size) +
                                                            " bytes are more than there is memory: ask for fewer");
    }
    void *memory = nullptr;
    check(pjrtlite_alloc(count * size, &memory));
    return memory;
}

struct Free {
    void operator()(void *memory) const noexcept { pjrtlite_free(memory); }
};

/** Owner of one C handle. */
template <class H, void (*Destroy)(H *)> class Handle {
public:
    /** The C handle, still owned by this object; null after a move. For the C functions that have no method. */
    H *get() const noexcept { return handle_.get(); }

    /** Gives the C handle up; the caller destroys it. */
    H *release() noexcept { return handle_.release(); }

    /** Tests whether this object has a handle: false after a move. */
    explicit operator bool() const noexcept { return handle_ != nullptr; }

protected:
    Handle() noexcept = default;
    explicit Handle(H *handle) noexcept : handle_(handle) {}

private:
    struct Deleter {
        void operator()(H *handle) const noexcept { Destroy(handle); }
    };
    std::unique_ptr<H, Deleter> handle_;
};

} // namespace detail

/** The element type that a program has for the C++ type T. Other types do not compile. */
template <class T> inline constexpr pjrtlite_dtype dtype_of = detail::dtype<T>();

/** Memory of allocate(), which frees itself. */
template <class T> using Memory = std::unique_ptr<T[], detail::Free>;

/**
 * Allocates `count` elements, for arrays that are bound to plans or viewed as buffers: aligned so that plugins on the
 * CPU use them where they are, and large ones on huge pages. Its values are not defined: as with malloc, the thread
 * that first writes to a page decides where it lies.
 */
template <class T> Memory<T> allocate(std::size_t count) {
    static_assert(dtype_of<T> != 0 && std::is_trivially_copyable_v<T> && !std::is_const_v<T>);
    return Memory<T>(static_cast<T *>(detail::allocate(count, sizeof(T))));
}

/** Gives containers memory like that of allocate(). Throws std::bad_alloc, as containers expect, and not Error. */
template <class T> class Allocator {
public:
    using value_type = T;

    Allocator() noexcept = default;
    /** One for other elements: containers make their own. */
    template <class U> Allocator(const Allocator<U> &) noexcept {}

    T *allocate(std::size_t count) {
        static_assert(alignof(T) <= 64, "pjrtlite: the memory is aligned to 64 bytes");
        try {
            return static_cast<T *>(detail::allocate(count, sizeof(T)));
        } catch (const Error &) {
            throw std::bad_alloc();
        }
    }
    void deallocate(T *memory, std::size_t) noexcept { pjrtlite_free(memory); }

    /** Each frees what another allocated. */
    friend bool operator==(const Allocator &, const Allocator &) noexcept { return true; }
    friend bool operator!=(const Allocator &, const Allocator &) noexcept { return false; }
};

/** A vector that plugins on the CPU use where it is, without copies. */
template <class T> using Vector = std::vector<T, Allocator<T>>;

/** The element type and shape of an input or output. */
struct ArrayType {
    pjrtlite_dtype dtype; ///< element type
    Shape dims;           ///< extents, outermost first; empty for a scalar
};

namespace detail {

/** Returns what a C function tells of an input or output of `handle`. */
template <class H>
ArrayType array_type(pjrtlite_status (*function)(const H *, std::size_t, pjrtlite_dtype *, const std::int64_t **,
                                                 std::size_t *),
                     const H *handle, std::size_t index) {
    pjrtlite_dtype dtype{};
    const std::int64_t *dims = nullptr;
    std::size_t rank = 0;
    check(function(handle, index, &dtype, &dims, &rank));
    return {dtype, Shape(dims, dims + rank)};
}

/** The bytes of an input or output of `handle`, of which a C function tells. */
template <class H>
std::size_t byte_size(pjrtlite_status (*function)(const H *, std::size_t, std::size_t *), const H *handle,
                      std::size_t index) {
    std::size_t bytes = 0;
    check(function(handle, index, &bytes));
    return bytes;
}

} // namespace detail

/** Fails in the way of this library, for code over it: what is thrown has the status and the message. */
[[noreturn]] inline void fail(pjrtlite_status status, const std::string &message) {
    status = pjrtlite_fail(status, message.c_str());
    throw Error(status, pjrtlite_last_error_message());
}

/** This process among those of its job on this machine. */
struct LocalRank {
    std::int32_t rank; ///< its number, from 0
    std::int32_t size; ///< how many there are; 0 if the launcher does not tell
};

/** Returns the rank that the launcher (Open MPI, MPICH, Intel MPI, PALS, Flux, Slurm) tells in the environment; 0 of 1
 * without one. */
inline LocalRank local_rank() {
    LocalRank local{};
    detail::check(pjrtlite_local_rank(&local.rank, &local.size));
    return local;
}

/** Takes the library's own messages: 1 for an error, 2 for a warning, 3 for information, and the text. */
using LogCallback = std::function<void(int level, const char *message)>;

namespace detail {

inline void log(std::int32_t level, const char *message, void *user) noexcept {
    try {
        (*static_cast<LogCallback *>(user))(level, message);
    } catch (...) {
    }
}

} // namespace detail

/**
 * Has the library's own messages given to a function; an empty one means stderr, as at the start. None comes unless
 * the option "pjrtlite.log_level" or the variable PJRTLITE_LOG raises the level. It may be called on any thread,
 * several at once; an exception that leaves it is swallowed. Call this from one thread at a time.
 */
inline void set_log_callback(LogCallback callback) {
    // Never destroyed: the library may speak while the process exits.
    static auto *const kept = new std::unique_ptr<LogCallback>;
    auto next = callback ? std::make_unique<LogCallback>(std::move(callback)) : nullptr;
    detail::check(pjrtlite_set_log_callback(next ? &detail::log : nullptr, next.get()));
    // The earlier one is called no more.
    *kept = std::move(next);
}

/** Two parts of a version. */
struct Version {
    std::int32_t major; ///< incompatible where it differs
    std::int32_t minor; ///< counts additions
};

/** Key and value pairs for a client or for loading a program. One thread at a time. */
class Options : public detail::Handle<pjrtlite_options, pjrtlite_options_destroy> {
public:
    /** Makes an empty set of options. */
    Options() : Handle(create()) {}

    /** Takes over a handle of the C interface. */
    static Options adopt(pjrtlite_options *handle) noexcept { return Options(handle); }

    /** @name Setters
     * The key is an option of the plugin or compiler, or of the library itself, which are those that begin with
     * "pjrtlite." and are checked at once. An earlier value is replaced. Keys and values are copied. */
    ///@{
    void set_string(const std::string &key, const std::string &value) {
        detail::check(pjrtlite_options_set_string(get(), key.c_str(), value.c_str()));
    }
    void set_int(const std::string &key, std::int64_t value) {
        detail::check(pjrtlite_options_set_int(get(), key.c_str(), value));
    }
    void set_float(const std::string &key, double value) {
        detail::check(pjrtlite_options_set_float(get(), key.c_str(), value));
    }
    void set_bool(const std::string &key, bool value) {
        detail::check(pjrtlite_options_set_bool(get(), key.c_str(), value));
    }
    void set_int_list(const std::string &key, const std::vector<std::int64_t> &values) {
        detail::check(pjrtlite_options_set_int_list(get(), key.c_str(), values.data(), values.size()));
    }
    ///@}

private:
    explicit Options(pjrtlite_options *handle) noexcept : Handle(handle) {}

    static pjrtlite_options *create() {
        pjrtlite_options *handle = nullptr;
        detail::check(pjrtlite_options_create(&handle));
        return handle;
    }
};

/** The inputs, outputs and attributes that a program gives to a function that it calls. They are there until that
 * returns. */
class Arguments {
public:
    /** Of a function that was registered by the C interface. */
    explicit Arguments(const pjrtlite_arguments *handle) noexcept : handle_(handle) {}

    /** The handle of the C interface. */
    const pjrtlite_arguments *get() const noexcept { return handle_; }

    std::size_t input_count() const { return count(pjrtlite_arguments_input_count); }
    std::size_t output_count() const { return count(pjrtlite_arguments_output_count); }

    /** Element type and shape of an input. */
    ArrayType input_type(std::size_t index) const { return {input_at(index).dtype, input_at(index).shape()}; }
    /** Element type and shape of an output. */
    ArrayType output_type(std::size_t index) const { return {output_at(index).dtype, output_at(index).shape()}; }

    /** The elements of an input, in row-major order; they must not be written to. Throws SIGNATURE_MISMATCH for another
     * type than T. */
    template <class T> const T *input(std::size_t index) const {
        return static_cast<const T *>(elements(input_at(index), "input ", index, dtype_of<T>));
    }

    /** The elements of an output, each of which has to be set. */
    template <class T> T *output(std::size_t index) const {
        return static_cast<T *>(elements(output_at(index), "output ", index, dtype_of<T>));
    }

    /** @name Attributes
     * The constants that the program names. "outer.inner" is the attribute "inner" in the set "outer". Throw NOT_FOUND,
     * and SIGNATURE_MISMATCH for an attribute of another type. */
    ///@{
    std::int64_t attribute_int(const std::string &name) const {
        return attribute<std::int64_t>(pjrtlite_arguments_attribute_int, name);
    }
    double attribute_float(const std::string &name) const {
        return attribute<double>(pjrtlite_arguments_attribute_float, name);
    }
    bool attribute_bool(const std::string &name) const {
        return attribute<bool>(pjrtlite_arguments_attribute_bool, name);
    }
    std::string attribute_string(const std::string &name) const {
        return attribute<const char *>(pjrtlite_arguments_attribute_string, name);
    }
    template <class T> std::vector<T> attribute_list(const std::string &name) const {
        pjrtlite_dtype dtype{};
        std::size_t size = 0;
        const void *data = nullptr;
        detail::check(pjrtlite_arguments_attribute_list(handle_, name.c_str(), &dtype, &size, &data));
        if (dtype != dtype_of<T>) throw mismatch("attribute '" + name + "'", dtype, dtype_of<T>);
        std::vector<T> list(size);
        // The memory may not be aligned.
        const auto *from = static_cast<const unsigned char *>(data);
        std::copy(from, from + size * sizeof(T), reinterpret_cast<unsigned char *>(list.data()));
        return list;
    }
    /** The names of all, sorted. */
    std::vector<std::string> attribute_names() const {
        std::vector<std::string> names(count(pjrtlite_arguments_attribute_count));
        for (std::size_t index = 0; index < names.size(); ++index) {
            const char *name = nullptr;
            detail::check(pjrtlite_arguments_attribute_name(handle_, index, &name));
            names[index] = name;
        }
        return names;
    }
    ///@}

    /** The pointer that set_user_data() gave to the plan that runs; null for other runs. */
    void *user_data() const {
        void *user = nullptr;
        detail::check(pjrtlite_arguments_user_data(handle_, &user));
        return user;
    }

    /** Has the run fail with a message, also if the function returns. Throwing does the same. */
    void fail(const std::string &message) const {
        detail::check(pjrtlite_arguments_fail(handle_, message.c_str()));
    }

private:
    struct Array {
        pjrtlite_dtype dtype;
        const std::int64_t *dims;
        std::size_t rank;
        void *data;

        Shape shape() const { return Shape(dims, dims + rank); }
    };

    std::size_t count(pjrtlite_status (*function)(const pjrtlite_arguments *, std::size_t *)) const {
        std::size_t number = 0;
        detail::check(function(handle_, &number));
        return number;
    }

    Array input_at(std::size_t index) const {
        Array array{};
        const void *data = nullptr;
        detail::check(
            pjrtlite_arguments_input(handle_, index, &array.dtype, &array.dims, &array.rank, &data));
        array.data = const_cast<void *>(data);
        return array;
    }

    Array output_at(std::size_t index) const {
        Array array{};
        detail::check(
            pjrtlite_arguments_output(handle_, index, &array.dtype, &array.dims, &array.rank, &array.data));
        return array;
    }

    static Error mismatch(const std::string &what, pjrtlite_dtype present, pjrtlite_dtype wanted) {
        return Error(PJRTLITE_STATUS_SIGNATURE_MISMATCH, what + " is " + dtype_name(present) + "; asked for " +
                                                             dtype_name(wanted) + ": ask for the type it has");
    }

    static void *elements(const Array &array, const char *what, std::size_t index, pjrtlite_dtype wanted) {
        if (array.dtype != wanted) throw mismatch(what + std::to_string(index), array.dtype, wanted);
        return array.data;
    }

    template <class T>
    T attribute(pjrtlite_status (*function)(const pjrtlite_arguments *, const char *, T *),
                const std::string &name) const {
        T value{};
        detail::check(function(handle_, name.c_str(), &value));
        return value;
    }

    const pjrtlite_arguments *handle_;
};

/** A function that programs call. The run fails with what it throws: an Error's status and message, or
 * FUNCTION_FAILED and what() of another exception. It may be called on several threads at once. */
using Function = std::function<void(const Arguments &arguments)>;

namespace detail {

inline pjrtlite_status call_function(const pjrtlite_arguments *arguments, void *function) noexcept {
    const auto failed = [arguments](const char *message, pjrtlite_status status) noexcept {
        // Without its message the failure is one all the same.
        static_cast<void>(pjrtlite_arguments_fail(arguments, message));
        return status;
    };
    try {
        (*static_cast<const Function *>(function))(Arguments(arguments));
        return PJRTLITE_STATUS_OK;
    } catch (const Error &error) {
        return failed(error.what(), error.status());
    } catch (const std::exception &error) {
        return failed(error.what(), PJRTLITE_STATUS_FUNCTION_FAILED);
    } catch (...) {
        return failed("the function threw something that is no std::exception", PJRTLITE_STATUS_FUNCTION_FAILED);
    }
}

} // namespace detail

/**
 * Makes a function, or any callable, one that programs call by its name (`jax.ffi.ffi_call`), if they are loaded
 * afterwards. The name counts in the whole process, for ever, and so long the callable is kept. Throws ALREADY_EXISTS if
 * the name is taken. Options are "pjrtlite.one_at_a_time" and "pjrtlite.calling_thread": see pjrtlite_function_register.
 */
inline void register_function(const std::string &name, Function function, const Options *options = nullptr) {
    auto kept = std::make_unique<Function>(std::move(function));
    if (!*kept) throw Error(PJRTLITE_STATUS_NULL_ARGUMENT, "the function '" + name + "' is empty");
    detail::check(pjrtlite_function_register(name.c_str(), &detail::call_function, kept.get(),
                                             options == nullptr ? nullptr : options->get()));
    static_cast<void>(kept.release());
}

/** A plugin at work: its devices, and what it says of itself. May be shared by threads. */
class Client : public detail::Handle<pjrtlite_client, pjrtlite_client_destroy> {
public:
    /** Bytes of a device's memory. */
    struct MemoryStats {
        std::int64_t bytes_in_use;      ///< in use now
        std::int64_t peak_bytes_in_use; ///< the most so far; -1 if the plugin does not tell
        std::int64_t bytes_limit;       ///< the most there can be; -1 if the plugin does not tell
    };

    /** Returns the attributes that the plugin states of itself, as text. */
    struct Attribute {
        std::string name;  ///< such as "stablehlo_current_version"
        std::string value; ///< as text: numbers in decimals, lists in brackets
    };

    /** Opens a plugin by name ("cpu", "cuda"), by path (with a '/'), or the first that can be had of a list
     * ("cuda,cpu"). "gpu" stands for "cuda,rocm,oneapi". */
    explicit Client(const std::string &plugin) : Handle(create(plugin, nullptr)) {}

    /** The same, with options. They are read now; they need not outlive this. */
    Client(const std::string &plugin, const Options &options) : Handle(create(plugin, options.get())) {}

    /** Takes over a handle of the C interface. */
    static Client adopt(pjrtlite_client *handle) noexcept { return Client(handle); }

    /** The real path of the plugin's file. */
    std::string plugin_path() const { return text(pjrtlite_client_plugin_path); }

    /** The version of the PJRT interface that the plugin speaks. */
    Version pjrt_version() const {
        Version version{};
        detail::check(pjrtlite_client_pjrt_version(get(), &version.major, &version.minor));
        return version;
    }

    /** The platform, such as "cpu" or "cuda". */
    std::string platform_name() const { return text(pjrtlite_client_platform_name); }

    /** The platform's version, in the plugin's own words. */
    std::string platform_version() const { return text(pjrtlite_client_platform_version); }

    /** Counts the attributes of the plugin. */
    std::size_t attribute_count() const { return count(pjrtlite_client_attribute_count); }

    /** One of the plugin's attributes. */
    Attribute attribute(std::size_t index) const {
        const char *name = nullptr, *value = nullptr;
        detail::check(pjrtlite_client_attribute(get(), index, &name, &value));
        return {name, value};
    }

    /** Tests whether the plugin has the PJRT extension of this number (PJRT_Extension_Type). */
    bool has_extension(std::int32_t type) const {
        bool present = false;
        detail::check(pjrtlite_client_has_extension(get(), type, &present));
        return present;
    }

    /** Counts the devices that this process can use. */
    std::size_t device_count() const { return count(pjrtlite_client_device_count); }

    /** Counts the devices of all processes that make up the client: those of this one, unless it has "num_nodes". */
    std::size_t global_device_count() const { return count(pjrtlite_client_global_device_count); }

    /** Returns which of these processes this one is, from 0. */
    std::size_t process_index() const { return count(pjrtlite_client_process_index); }

    /** The device for this process: its local rank, modulo the number of devices. See local_rank(). */
    std::size_t local_device() const { return count(pjrtlite_client_local_device); }

    /** The plugin's own number for a device, unique among all processes of a job. */
    std::int32_t device_id(std::size_t device) const {
        std::int32_t id = 0;
        detail::check(pjrtlite_client_device_id(get(), device, &id));
        return id;
    }

    /** The model of a device, such as "cpu" or "NVIDIA H200". */
    std::string device_kind(std::size_t device) const { return text(pjrtlite_client_device_kind, device); }

    /** Returns the plugin's text for a device, as in its messages. */
    std::string device_description(std::size_t device) const {
        return text(pjrtlite_client_device_description, device);
    }

    /** The kind of the memory in which a device's buffers lie; empty if the plugin does not tell. */
    std::string device_memory_kind(std::size_t device) const {
        return text(pjrtlite_client_device_memory_kind, device);
    }

    /** Returns the use of a device's memory. CPU plugins do not count: PJRTLITE_STATUS_UNIMPLEMENTED. */
    MemoryStats device_memory_stats(std::size_t device) const {
        MemoryStats stats{};
        detail::check(pjrtlite_client_device_memory_stats(get(), device, &stats.bytes_in_use, &stats.peak_bytes_in_use,
                                                          &stats.bytes_limit));
        return stats;
    }

private:
    explicit Client(pjrtlite_client *handle) noexcept : Handle(handle) {}

    static pjrtlite_client *create(const std::string &plugin, const pjrtlite_options *options) {
        pjrtlite_client *handle = nullptr;
        detail::check(pjrtlite_client_create(plugin.c_str(), options, &handle));
        return handle;
    }

    template <class Function, class... Arguments> std::string text(Function function, Arguments... arguments) const {
        const char *answer = nullptr;
        detail::check(function(get(), arguments..., &answer));
        return answer;
    }

    template <class Function> std::size_t count(Function function) const {
        std::size_t answer = 0;
        detail::check(function(get(), &answer));
        return answer;
    }
};

/** Tells when some work of the plugin is done, and whether it went well. One thread at a time; callbacks run on any. */
class Event : public detail::Handle<pjrtlite_event, pjrtlite_event_destroy> {
public:
    /** A function that on_ready calls: with the status, and the message of a failure, which is valid during the call only
     * (never null; empty on success). */
    using Callback = std::function<void(pjrtlite_status status, const char *message)>;

    /** No event yet: something to pass to Executable::execute. */
    Event() noexcept = default;

    /** Takes over a handle of the C interface. */
    static Event adopt(pjrtlite_event *handle) noexcept { return Event(handle); }

    /** Waits until the work is done. Throws if it failed. */
    void wait() const { detail::check(pjrtlite_event_wait(get())); }

    /** Waits, but no longer than `limit`: whether the work is done. Throws if it failed. */
    bool wait_for(std::chrono::duration<double> limit) const {
        const pjrtlite_status status = pjrtlite_event_wait_for(get(), limit.count());
        if (status == PJRTLITE_STATUS_TIMED_OUT) return false;
        detail::check(status);
        return true;
    }

    /** Tests whether the work is done, well or not. Does not wait. */
    bool test() const {
        bool ready = false;
        detail::check(pjrtlite_event_test(get(), &ready));
        return ready;
    }

    /**
     * Calls `callback` once, when the work is done: at once on this thread, or later on one of the plugin's.
     *
     * The callback is kept until it has run, which may be after this object has been destroyed: what it captures
     * by reference must live that long. It should be short, as the plugin's work waits for it. **An exception
     * that leaves it is swallowed**, since it has nowhere to go: catch in the callback what must not be lost.
     */
    void on_ready(Callback callback) const {
        auto owned = std::make_unique<Callback>(std::move(callback));
        detail::check(pjrtlite_event_on_ready(get(), &call_back, owned.get()));
        // From here on the pointer is call_back's, which may have run by now.
        static_cast<void>(owned.release());
    }

private:
    explicit Event(pjrtlite_event *handle) noexcept : Handle(handle) {}

    static void call_back(pjrtlite_status status, const char *message, void *user) noexcept {
        try {
            // Inside, since destroying what the callback captured may throw as well.
            const std::unique_ptr<Callback> callback(static_cast<Callback *>(user));
            (*callback)(status, message != nullptr ? message : "");
        } catch (...) {
        }
    }
};

/** An array in a device's memory. May be shared by threads. */
class Buffer : public detail::Handle<pjrtlite_buffer, pjrtlite_buffer_destroy> {
public:
    /** Takes over a handle of the C interface. */
    static Buffer adopt(pjrtlite_buffer *handle) noexcept { return Buffer(handle); }

    /** @name From the host's memory
     * Copies before it returns. */
    ///@{
    static Buffer from_host(const Client &client, const void *data, pjrtlite_dtype dtype, const Shape &dims,
                            std::size_t device = 0) {
        return create(pjrtlite_buffer_from_host, client, data, dtype, dims, device);
    }
    template <class T>
    static Buffer from_host(const Client &client, T *const &data, const Shape &dims, std::size_t device = 0) {
        return from_host(client, data, dtype_of<T>, dims, device);
    }
    template <class A, detail::if_readable<A> = 0>
    static Buffer from_host(const Client &client, A &&array, const Shape &dims, std::size_t device = 0) {
        return from_host(client, detail::array_data(array, dims), dims, device);
    }
    ///@}

    /** @name View of the host's memory
     * No copy: the buffer shows what the memory holds at each use, and the memory must outlive it. Throws
     * PJRTLITE_STATUS_COPY_REQUIRED where a copy could not be avoided, as when it is not aligned to 64 bytes. */
    ///@{
    static Buffer view_host(const Client &client, const void *data, pjrtlite_dtype dtype, const Shape &dims,
                            std::size_t device = 0) {
        return create(pjrtlite_buffer_view_host, client, data, dtype, dims, device);
    }
    template <class T>
    static Buffer view_host(const Client &client, T *const &data, const Shape &dims, std::size_t device = 0) {
        return view_host(client, data, dtype_of<T>, dims, device);
    }
    template <class A, detail::if_kept<A> = 0>
    static Buffer view_host(const Client &client, A &&array, const Shape &dims, std::size_t device = 0) {
        return view_host(client, detail::array_data(array, dims), dims, device);
    }
    ///@}

    /** @name View of the device's memory
     * No copy, of memory that another library allocated on the device, aligned to 64 bytes. `stream` is the
     * platform's, as a number (`reinterpret_cast<std::intptr_t>` of a cudaStream_t), whose work so far fills the
     * memory, or 0. The memory must be there until `released(user)` is called: once, possibly late, on another thread
     * and after this has been destroyed; without a function, until the client is destroyed. An exception must not
     * leave the function. */
    ///@{
    static Buffer view_device(const Client &client, void *pointer, pjrtlite_dtype dtype, const Shape &dims,
                              std::size_t device = 0, std::intptr_t stream = 0,
                              pjrtlite_release_callback released = nullptr, void *user = nullptr) {
        pjrtlite_buffer *handle = nullptr;
        detail::check(pjrtlite_buffer_view_device(client.get(), pointer, dtype, dims.data(), dims.size(), device, stream,
                                                  released, user, &handle));
        return Buffer(handle);
    }
    template <class T>
    static Buffer view_device(const Client &client, T *pointer, const Shape &dims, std::size_t device = 0,
                              std::intptr_t stream = 0, pjrtlite_release_callback released = nullptr,
                              void *user = nullptr) {
        return view_device(client, pointer, dtype_of<T>, dims, device, stream, released, user);
    }
    ///@}

    /** The element type. */
    pjrtlite_dtype dtype() const {
        pjrtlite_dtype answer{};
        detail::check(pjrtlite_buffer_dtype(get(), &answer));
        return answer;
    }

    /** The extents, outermost first. */
    Shape dims() const {
        const std::int64_t *dims = nullptr;
        std::size_t rank = 0;
        detail::check(pjrtlite_buffer_dims(get(), &dims, &rank));
        return Shape(dims, dims + rank);
    }

    /** The size of the contents on the host, in bytes. */
    std::size_t byte_size() const {
        std::size_t bytes = 0;
        detail::check(pjrtlite_buffer_byte_size(get(), &bytes));
        return bytes;
    }

    /** The index, among the client's, of the device whose memory this is. */
    std::size_t device() const {
        std::size_t answer = 0;
        detail::check(pjrtlite_buffer_device(get(), &answer));
        return answer;
    }

    /** The kind of the memory that this is in: "device" for most. */
    std::string memory_kind() const {
        const char *kind = nullptr;
        detail::check(pjrtlite_buffer_memory_kind(get(), &kind));
        return kind;
    }

    /** Begins a copy on a device of the same client; ready() of the copy tells when the contents are there. Memory that
     * this is a view of must stay as it is until then. */
    Buffer copy_to(std::size_t device) const {
        pjrtlite_buffer *copy = nullptr;
        detail::check(pjrtlite_buffer_copy_to(get(), device, &copy));
        return Buffer(copy);
    }

    /** The same in another memory of the device, such as "pinned_host". Programs take no buffers from there: copy_to
     * copies it back. */
    Buffer copy_to_memory(std::size_t device, const std::string &kind) const {
        pjrtlite_buffer *copy = nullptr;
        detail::check(pjrtlite_buffer_copy_to_memory(get(), device, kind.c_str(), &copy));
        return Buffer(copy);
    }

    /** An event that is ready when the contents are. */
    Event ready() const {
        pjrtlite_event *event = nullptr;
        detail::check(pjrtlite_buffer_ready(get(), &event));
        return Event::adopt(event);
    }

    /** Waits for the contents and returns the device's memory, where the host can read it. Valid as long as this, hence
     * not of a temporary. */
    const void *host_pointer() const & {
        const void *data = nullptr;
        detail::check(pjrtlite_buffer_host_pointer(get(), &data));
        return data;
    }

    /** The same, for elements of the type T, which must be the buffer's. */
    template <class T> const T *host_pointer() const & {
        require<T>();
        return static_cast<const T *>(host_pointer());
    }
    const void *host_pointer() const && = delete;
    template <class T> const T *host_pointer() const && = delete;

    /** Waits for the contents and copies them to `data`, which has `size` bytes: exactly size(). */
    void to_host(void *data, std::size_t size) const { detail::check(pjrtlite_buffer_to_host(get(), data, size)); }

    /** The same to an array of the buffer's element type with as many elements as the buffer. */
    template <class A, detail::if_written<A> = 0> void to_host(A &&array) const {
        auto *const data = detail::array_data(array);
        require<std::remove_pointer_t<decltype(detail::array_data(array))>>();
        to_host(data, detail::array_size(array) * sizeof *data);
    }

    /** Waits for the contents and returns a copy; T must be the buffer's element type. */
    template <class T> std::vector<T> to_host() const {
        static_assert(!std::is_same_v<T, bool>,
                      "pjrtlite: std::vector<bool> holds bits, not bool: copy to an array of bool");
        require<T>();
        const std::size_t bytes = byte_size();
        std::vector<T> data(bytes / sizeof(T));
        to_host(data.data(), bytes);
        return data;
    }

private:
    explicit Buffer(pjrtlite_buffer *handle) noexcept : Handle(handle) {}

    template <class Function>
    static Buffer create(Function function, const Client &client, const void *data, pjrtlite_dtype dtype,
                         const Shape &dims, std::size_t device) {
        pjrtlite_buffer *handle = nullptr;
        detail::check(function(client.get(), data, dtype, dims.data(), dims.size(), device, &handle));
        return Buffer(handle);
    }

    template <class T> void require() const {
        const pjrtlite_dtype present = dtype();
        if (present != dtype_of<T>) {
            throw Error(PJRTLITE_STATUS_SIGNATURE_MISMATCH, std::string("the buffer holds ") + dtype_name(present) +
                                                                "; asked for " + dtype_name(dtype_of<T>) +
                                                                ": ask for the type that it holds");
        }
    }
};

/** The buffers that go into an execution: write `{x, y}`, or pass a vector of buffers, of which a temporary one is kept
 * until this is gone. Others must outlive this. */
class BufferList {
public:
    /** None. */
    BufferList() = default;
    /** `{x, y}`. */
    BufferList(std::initializer_list<std::reference_wrapper<const Buffer>> buffers) {
        for (const Buffer &buffer : buffers) handles_.push_back(buffer.get());
    }
    /** All of a vector, such as another execution's outputs. */
    BufferList(const std::vector<Buffer> &buffers) {
        for (const Buffer &buffer : buffers) handles_.push_back(buffer.get());
    }
    /** All of a vector that nobody else has. */
    BufferList(std::vector<Buffer> &&buffers) : BufferList(std::as_const(buffers)) { kept_ = std::move(buffers); }

    /** Their handles, in order. */
    const std::vector<const pjrtlite_buffer *> &handles() const noexcept { return handles_; }

private:
    std::vector<const pjrtlite_buffer *> handles_;
    std::vector<Buffer> kept_;
};

/**
 * The results of an execution: a vector of buffers. Of a temporary one, elements are handed out, not referred to, and no
 * iterators: `const auto &z = executable.execute({x})[0];` and `auto z = executable.execute({x}).at(0);` are both safe.
 */
class Outputs : public std::vector<Buffer> {
public:
    using std::vector<Buffer>::vector;

    /** @name Elements */
    ///@{
    Buffer &operator[](std::size_t index) & { return vector::operator[](index); }
    const Buffer &operator[](std::size_t index) const & { return vector::operator[](index); }
    Buffer operator[](std::size_t index) && { return std::move(vector::operator[](index)); }
    Buffer &at(std::size_t index) & { return vector::at(index); }
    const Buffer &at(std::size_t index) const & { return vector::at(index); }
    Buffer at(std::size_t index) && { return std::move(vector::at(index)); }
    Buffer &front() & { return vector::front(); }
    const Buffer &front() const & { return vector::front(); }
    Buffer front() && { return std::move(vector::front()); }
    Buffer &back() & { return vector::back(); }
    const Buffer &back() const & { return vector::back(); }
    Buffer back() && { return std::move(vector::back()); }
    ///@}

    /** @name Where they are */
    ///@{
    Buffer *data() & noexcept { return vector::data(); }
    const Buffer *data() const & noexcept { return vector::data(); }
    iterator begin() & noexcept { return vector::begin(); }
    const_iterator begin() const & noexcept { return vector::begin(); }
    iterator end() & noexcept { return vector::end(); }
    const_iterator end() const & noexcept { return vector::end(); }
    const Buffer *data() const && = delete;
    const_iterator begin() const && = delete;
    const_iterator end() const && = delete;
    ///@}
};

/** A program that is ready to run on a client's devices. May be shared by threads. */
class Executable : public detail::Handle<pjrtlite_executable, pjrtlite_executable_destroy> {
public:
    /** Takes over a handle of the C interface. */
    static Executable adopt(pjrtlite_executable *handle) noexcept { return Executable(handle); }

    /** @name Load
     * Compiles a function that jax.export serialized, StableHLO or an HLO module, or loads an executable that was
     * compiled before; the format is recognised by its content. The options are read now; with "pjrtlite.device" the
     * program is for that device of the client. An executable of another plugin or machine is refused, if serialize()
     * wrote it (PJRTLITE_STATUS_PROGRAM_MISMATCH), and what calls functions that the plugin does not have, such as
     * LAPACK's (PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND). */
    ///@{
    static Executable load_file(const Client &client, const std::string &path) {
        return load_file(client, path, nullptr);
    }
    static Executable load_file(const Client &client, const std::string &path, const Options &options) {
        return load_file(client, path, options.get());
    }
    static Executable load_memory(const Client &client, const void *data, std::size_t size) {
        return load_memory(client, data, size, nullptr);
    }
    static Executable load_memory(const Client &client, const void *data, std::size_t size, const Options &options) {
        return load_memory(client, data, size, options.get());
    }
    static Executable load_memory(const Client &client, std::string_view program) {
        return load_memory(client, program.data(), program.size(), nullptr);
    }
    static Executable load_memory(const Client &client, std::string_view program, const Options &options) {
        return load_memory(client, program.data(), program.size(), options.get());
    }
    ///@}

    /** The program's name, as JAX gave it. */
    std::string name() const { return text(pjrtlite_executable_name); }

    /** Returns the format that it was loaded from, such as "jax.export" or "StableHLO text". */
    std::string format() const { return text(pjrtlite_executable_format); }

    /** The signature, such as "f32[4], f32[4] -> f32[4]". */
    std::string signature() const { return text(pjrtlite_executable_signature); }

    /**
     * Returns the outcome of the option "pjrtlite.autotune", a line for each set of XLA's options that was tried; and a
     * line of
     * options that the plugin needs to compile the program rightly. Empty without both.
     */
    std::string autotuning() const { return text(pjrtlite_executable_autotuning); }

    /** Counts the inputs of the program. */
    std::size_t input_count() const { return count(pjrtlite_executable_input_count); }

    /** Element type and shape of an input. */
    ArrayType input_type(std::size_t index) const {
        return detail::array_type(pjrtlite_executable_input_type, get(), index);
    }

    /** The bytes of an input's values on the host. */
    std::size_t input_byte_size(std::size_t index) const {
        return detail::byte_size(pjrtlite_executable_input_byte_size, get(), index);
    }

    /** The name of an input; empty if it has none. Programs of a bundle have all. */
    std::string input_name(std::size_t index) const { return name_of(pjrtlite_executable_input_name, index); }

    /** Which input has this name. */
    std::size_t input_index(const std::string &name) const { return index_of(pjrtlite_executable_input_index, name); }

    /** Counts the outputs of the program. */
    std::size_t output_count() const { return count(pjrtlite_executable_output_count); }

    /** The name of an output; empty if it has none. */
    std::string output_name(std::size_t index) const { return name_of(pjrtlite_executable_output_name, index); }

    /** Which output has this name. */
    std::size_t output_index(const std::string &name) const { return index_of(pjrtlite_executable_output_index, name); }

    /** Element type and shape of an output. */
    ArrayType output_type(std::size_t index) const {
        return detail::array_type(pjrtlite_executable_output_type, get(), index);
    }

    /** The bytes of an output's values on the host. */
    std::size_t output_byte_size(std::size_t index) const {
        return detail::byte_size(pjrtlite_executable_output_byte_size, get(), index);
    }

    /** Counts the devices that a run takes: 1, but for a program that JAX divided among several. */
    std::size_t device_count() const { return count(pjrtlite_executable_device_count); }

    /** Returns the index of one of the devices that a run takes, of which NUMBER counts from 0. */
    std::size_t device(std::size_t number) const {
        std::size_t device = 0;
        detail::check(pjrtlite_executable_device(get(), number, &device));
        return device;
    }

    /** The piece of an array that a device has. */
    struct Piece {
        /** Its extents, slowest first. */
        std::vector<std::int64_t> dims;
        /** Its place in the whole array, along each axis; empty if the plugin does not tell. */
        std::vector<std::int64_t> start;
    };

    /** Returns the piece of an input that a device of a run has, of which NUMBER counts from 0. */
    Piece input_piece(std::size_t index, std::size_t number) const {
        return piece_of(pjrtlite_executable_input_piece, index, number);
    }

    /** Returns the piece of an output that a device of a run has, of which NUMBER counts from 0. */
    Piece output_piece(std::size_t index, std::size_t number) const {
        return piece_of(pjrtlite_executable_output_piece, index, number);
    }

    /** Returns how an input is divided among the devices of a run, as XLA writes it; empty if the plugin does not tell. */
    std::string input_sharding(std::size_t index) const { return name_of(pjrtlite_executable_input_sharding, index); }

    /** Returns how an output is divided among the devices of a run, as XLA writes it; empty if the plugin does not tell. */
    std::string output_sharding(std::size_t index) const { return name_of(pjrtlite_executable_output_sharding, index); }

    /** The bytes of temporary memory that a run takes, beside its inputs and outputs. */
    std::size_t temporary_byte_size() const { return count(pjrtlite_executable_temporary_byte_size); }

    /** What a run costs, as the plugin's compiler counts it: "flops", "bytes accessed" or another name of the plugin's. */
    double cost(const std::string &name) const {
        double value = 0.0;
        detail::check(pjrtlite_executable_cost(get(), name.c_str(), &value));
        return value;
    }

    /** The compiled program, to be loaded again by the same plugin on the same kind of machine, which is checked. */
    std::vector<unsigned char> serialize() const {
        const void *data = nullptr;
        std::size_t size = 0;
        detail::check(pjrtlite_executable_serialize(get(), &data, &size));
        const auto *bytes = static_cast<const unsigned char *>(data);
        return std::vector<unsigned char>(bytes, bytes + size);
    }

    /** Writes what serialize() gives to a file, without keeping it in memory; a file of that name is replaced. */
    void save(const std::string &path) const { detail::check(pjrtlite_executable_save(get(), path.c_str())); }

    /** Runs the program on `inputs`, waits, and returns its outputs. */
    Outputs execute(const BufferList &inputs) const { return execute(inputs, nullptr); }

    /** The same without waiting: `event` becomes one that tells when the run is over, and whether it went well. */
    Outputs execute(const BufferList &inputs, Event &event) const {
        pjrtlite_event *handle = nullptr;
        auto outputs = execute(inputs, &handle);
        event = Event::adopt(handle);
        return outputs;
    }

private:
    explicit Executable(pjrtlite_executable *handle) noexcept : Handle(handle) {}

    static Executable load_file(const Client &client, const std::string &path, const pjrtlite_options *options) {
        pjrtlite_executable *handle = nullptr;
        detail::check(pjrtlite_executable_load_file(client.get(), path.c_str(), options, &handle));
        return Executable(handle);
    }

    static Executable load_memory(const Client &client, const void *data, std::size_t size,
                                  const pjrtlite_options *options) {
        pjrtlite_executable *handle = nullptr;
        detail::check(pjrtlite_executable_load_memory(client.get(), data, size, options, &handle));
        return Executable(handle);
    }

    Outputs execute(const BufferList &inputs, pjrtlite_event **event) const {
        std::vector<pjrtlite_buffer *> handles(output_count());
        Outputs outputs;
        outputs.reserve(handles.size());
        detail::check(pjrtlite_executable_execute(get(), inputs.handles().data(), inputs.handles().size(),
                                                  handles.data(), handles.size(), event));
        // Nothing throws any more, so no handle can be lost.
        for (pjrtlite_buffer *handle : handles) outputs.push_back(Buffer::adopt(handle));
        return outputs;
    }

    template <class Function> std::string text(Function function) const {
        const char *answer = nullptr;
        detail::check(function(get(), &answer));
        return answer;
    }

    template <class Function> std::size_t count(Function function) const {
        std::size_t answer = 0;
        detail::check(function(get(), &answer));
        return answer;
    }

    template <class Function> Piece piece_of(Function function, std::size_t index, std::size_t number) const {
        const std::int64_t *dims = nullptr, *start = nullptr;
        std::size_t rank = 0;
        pjrtlite_status status = function(get(), index, number, &dims, &start, &rank);
        const bool is_told = status != PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN;
        if (!is_told) status = function(get(), index, number, &dims, nullptr, &rank);
        detail::check(status);
        Piece piece;
        piece.dims.assign(dims, dims + rank);
        if (is_told) piece.start.assign(start, start + rank);
        return piece;
    }

    template <class Function> std::string name_of(Function function, std::size_t index) const {
        const char *answer = nullptr;
        detail::check(function(get(), index, &answer));
        return answer;
    }

    template <class Function> std::size_t index_of(Function function, const std::string &name) const {
        std::size_t answer = 0;
        detail::check(function(get(), name.c_str(), &answer));
        return answer;
    }
};

/** A file of functions: their programs, weights, names, units, and values to check them by. It is made in Python by
 * `pjrtlite.Bundle`. A function is named; "" stands for the only one that is no derivative. May be used from several
 * threads at once. */
class Bundle : public detail::Handle<pjrtlite_bundle, pjrtlite_bundle_destroy> {
public:
    /** Takes over a handle of the C interface. */
    static Bundle adopt(pjrtlite_bundle *handle) noexcept { return Bundle(handle); }

    /** Opens a file. Its structure is checked now, each file in it when it is used. */
    static Bundle open(const std::string &path) { return open(path, nullptr); }
    /** The same; the option "pjrtlite.map" shows the file where the system keeps it, and it must stay as it is. */
    static Bundle open(const std::string &path, const Options &options) { return open(path, options.get()); }

    /** The same of bytes, which are copied. */
    static Bundle open_memory(const void *data, std::size_t size) {
        pjrtlite_bundle *handle = nullptr;
        detail::check(pjrtlite_bundle_open_memory(data, size, &handle));
        return Bundle(handle);
    }

    /** Its name. */
    std::string name() const { return text(pjrtlite_bundle_name); }

    /** All that it says of itself, as JSON. */
    std::string manifest() const { return text(pjrtlite_bundle_manifest); }

    /** Counts its functions. */
    std::size_t function_count() const {
        std::size_t count = 0;
        detail::check(pjrtlite_bundle_function_count(get(), &count));
        return count;
    }

    /** The name of a function. */
    std::string function_name(std::size_t index) const { return text(pjrtlite_bundle_function_name, index); }

    /** A fact of a function: "role", "of", "doc", "sizes", "rows_independent", "order". */
    std::string function_fact(const std::string &function, const std::string &fact) const {
        return text(pjrtlite_bundle_function_fact, function.c_str(), fact.c_str());
    }

    /** Counts the inputs of a function. */
    std::size_t input_count(const std::string &function) const {
        return count(pjrtlite_bundle_input_count, function);
    }

    /** The name of an input. */
    std::string input_name(const std::string &function, std::size_t index) const {
        return array(pjrtlite_bundle_input, function, index).first;
    }

    /** Element type and shape of an input; -1 stands for an extent that has a name. */
    ArrayType input_type(const std::string &function, std::size_t index) const {
        return array(pjrtlite_bundle_input, function, index).second;
    }

    /** A fact of an input: "shape", "unit", "doc", "state", "of", "in_place". */
    std::string input_fact(const std::string &function, std::size_t index, const std::string &fact) const {
        return text(pjrtlite_bundle_input_fact, function.c_str(), index, fact.c_str());
    }

    /** Counts the outputs of a function. */
    std::size_t output_count(const std::string &function) const {
        return count(pjrtlite_bundle_output_count, function);
    }

    /** The name of an output. */
    std::string output_name(const std::string &function, std::size_t index) const {
        return array(pjrtlite_bundle_output, function, index).first;
    }

    /** Element type and shape of an output; -1 stands for an extent that has a name. */
    ArrayType output_type(const std::string &function, std::size_t index) const {
        return array(pjrtlite_bundle_output, function, index).second;
    }

    /** A fact of an output: "shape", "unit", "doc", "state", "of", "in_place". */
    std::string output_fact(const std::string &function, std::size_t index, const std::string &fact) const {
        return text(pjrtlite_bundle_output_fact, function.c_str(), index, fact.c_str());
    }

    /** Compiles a function for sizes such as "n=64"; "" where there is one choice. Weights are on the device once for
     * all that is loaded from the bundle. The executable has the function's inputs and outputs alone. */
    Executable load(const Client &client, const std::string &function = "", const std::string &sizes = "") const {
        return load(client, function, sizes, nullptr);
    }
    Executable load(const Client &client, const std::string &function, const std::string &sizes,
                    const Options &options) const {
        return load(client, function, sizes, options.get());
    }

    /** Runs each function on the values that are stored with it, and compares; derivatives with their functions, too.
     * Returns a line for each number; throws PJRTLITE_STATUS_CHECK_FAILED if one is too large. */
    std::string check(const Client &client) const { return text(pjrtlite_bundle_check, client.get(), nullptr); }
    std::string check(const Client &client, const Options &options) const {
        return text(pjrtlite_bundle_check, client.get(), options.get());
    }

    /** The same functions with the weights of a file of NumPy (.npz) or of safetensors. */
    Bundle with_weights(const std::string &path) const {
        pjrtlite_bundle *handle = nullptr;
        detail::check(pjrtlite_bundle_with_weights(get(), path.c_str(), &handle));
        return Bundle(handle);
    }

    /** Counts its weights. */
    std::size_t weight_count() const {
        std::size_t answer = 0;
        detail::check(pjrtlite_bundle_weight_count(get(), &answer));
        return answer;
    }

    /** The name of a weight. */
    std::string weight_name(std::size_t index) const { return text(pjrtlite_bundle_weight_name, index); }

    /** Element type and shape of a weight. */
    ArrayType weight_type(const std::string &name) const {
        pjrtlite_dtype dtype{};
        const std::int64_t *dims = nullptr;
        std::size_t rank = 0;
        detail::check(pjrtlite_bundle_weight_type(get(), name.c_str(), &dtype, &dims, &rank));
        return {dtype, Shape(dims, dims + rank)};
    }

    /** @name Get a weight
     * Copies it to the host. */
    ///@{
    void get_weight(const std::string &name, void *data, pjrtlite_dtype dtype, const Shape &dims) const {
        detail::check(pjrtlite_bundle_get_weight(get(), name.c_str(), data, dtype, dims.data(), dims.size()));
    }
    template <class T> void get_weight(const std::string &name, T *const &data, const Shape &dims) const {
        static_assert(!std::is_const_v<T>, "pjrtlite: a weight is written here, so the memory cannot be const");
        get_weight(name, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_written<A> = 0>
    void get_weight(const std::string &name, A &&array, const Shape &dims) const {
        get_weight(name, detail::array_data(array, dims), dims);
    }
    ///@}

    /** @name Set a weight
     * Puts a copy of an array in its place, for what is loaded, and saved, from now on. */
    ///@{
    void set_weight(const std::string &name, const void *data, pjrtlite_dtype dtype, const Shape &dims) {
        detail::check(pjrtlite_bundle_set_weight(get(), name.c_str(), data, dtype, dims.data(), dims.size()));
    }
    template <class T> void set_weight(const std::string &name, T *const &data, const Shape &dims) {
        set_weight(name, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_readable<A> = 0>
    void set_weight(const std::string &name, A &&array, const Shape &dims) {
        set_weight(name, detail::array_data(array, dims), dims);
    }
    ///@}

    /** Writes the bundle, with the weights that it has now, to a file. The values by which functions with other weights
     * are checked are made anew on the client; without one they are left out. */
    void save(const std::string &path) const { save(path, nullptr, nullptr); }
    void save(const std::string &path, const Client &client) const { save(path, client.get(), nullptr); }
    void save(const std::string &path, const Client &client, const Options &options) const {
        save(path, client.get(), options.get());
    }

private:
    explicit Bundle(pjrtlite_bundle *handle) noexcept : Handle(handle) {}

    static Bundle open(const std::string &path, const pjrtlite_options *options) {
        pjrtlite_bundle *handle = nullptr;
        detail::check(pjrtlite_bundle_open(path.c_str(), options, &handle));
        return Bundle(handle);
    }

    Executable load(const Client &client, const std::string &function, const std::string &sizes,
                    const pjrtlite_options *options) const {
        pjrtlite_executable *handle = nullptr;
        detail::check(
            pjrtlite_bundle_load(get(), client.get(), function.c_str(), sizes.c_str(), options, &handle));
        return Executable::adopt(handle);
    }

    void save(const std::string &path, const pjrtlite_client *client, const pjrtlite_options *options) const {
        detail::check(pjrtlite_bundle_save(get(), path.c_str(), client, options));
    }

    template <class Function, class... Arguments> std::string text(Function ask, Arguments... arguments) const {
        const char *answer = nullptr;
        detail::check(ask(get(), arguments..., &answer));
        return answer;
    }

    template <class Function> std::size_t count(Function ask, const std::string &function) const {
        std::size_t answer = 0;
        detail::check(ask(get(), function.c_str(), &answer));
        return answer;
    }

    template <class Function>
    std::pair<std::string, ArrayType> array(Function ask, const std::string &function, std::size_t index) const {
        const char *name = nullptr;
        pjrtlite_dtype dtype{};
        const std::int64_t *dims = nullptr;
        std::size_t rank = 0;
        detail::check(ask(get(), function.c_str(), index, &name, &dtype, &dims, &rank));
        return {name, ArrayType{dtype, Shape(dims, dims + rank)}};
    }
};

/** A program with its arrays, made once and run many times. One thread at a time. */
class Plan : public detail::Handle<pjrtlite_plan, pjrtlite_plan_destroy> {
public:
    /** Makes a plan with nothing bound yet, on the device that the program was loaded for, or the first for one that was
     * compiled for any. The executable need not outlive it. Inputs of an exported function that it does not use may
     * stay unbound. */
    explicit Plan(const Executable &executable) : Handle(create(executable, first_device(executable))) {}

    /** Makes a plan on a device, which must be the one that the program was loaded for, if it was for one. */
    Plan(const Executable &executable, std::size_t device) : Handle(create(executable, device)) {}

    /** Takes over a handle of the C interface. */
    static Plan adopt(pjrtlite_plan *handle) noexcept { return Plan(handle); }

    /** Element type and shape of an input, as the program wants it. */
    ArrayType input_type(std::size_t index) const { return detail::array_type(pjrtlite_plan_input_type, get(), index); }

    /** Element type and shape of an output. */
    ArrayType output_type(std::size_t index) const { return detail::array_type(pjrtlite_plan_output_type, get(), index); }

    /** The bytes of an input's values on the host. */
    std::size_t input_byte_size(std::size_t index) const {
        return detail::byte_size(pjrtlite_plan_input_byte_size, get(), index);
    }

    /** The bytes of an output's values on the host. */
    std::size_t output_byte_size(std::size_t index) const {
        return detail::byte_size(pjrtlite_plan_output_byte_size, get(), index);
    }

    /** @name Set an input
     * Copies the array now; every run uses the copy until it is set again. */
    ///@{
    void set_input(std::size_t index, const void *data, pjrtlite_dtype dtype, const Shape &dims) {
        detail::check(pjrtlite_plan_set_input(get(), index, data, dtype, dims.data(), dims.size()));
    }
    template <class T> void set_input(std::size_t index, T *const &data, const Shape &dims) {
        set_input(index, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_readable<A> = 0> void set_input(std::size_t index, A &&array, const Shape &dims) {
        set_input(index, detail::array_data(array, dims), dims);
    }
    ///@}

    /** @name Bind an input
     * Keeps the address; every run reads the array as it is then. The memory must stay where it is until the plan
     * is destroyed or the input is bound or set anew. */
    ///@{
    void bind_input(std::size_t index, const void *data, pjrtlite_dtype dtype, const Shape &dims) {
        detail::check(pjrtlite_plan_bind_input(get(), index, data, dtype, dims.data(), dims.size()));
    }
    template <class T> void bind_input(std::size_t index, T *const &data, const Shape &dims) {
        bind_input(index, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_kept<A> = 0> void bind_input(std::size_t index, A &&array, const Shape &dims) {
        bind_input(index, detail::array_data(array, dims), dims);
    }
    ///@}

    /** Sets the pointer that functions get from later runs, by Arguments::user_data. */
    void set_user_data(void *user) { detail::check(pjrtlite_plan_set_user_data(get(), user)); }

    /**
     * Has the calls that follow be about the piece that one device has of each array, for a program for several devices.
     * NUMBER, from 0, is that of Executable::device().
     */
    void select_piece(std::size_t number) { detail::check(pjrtlite_plan_select_piece(get(), number)); }

    /** Has the calls that follow be about whole arrays, as at first. */
    void select_whole() { detail::check(pjrtlite_plan_select_whole(get())); }

    /** Uses a buffer as an input at every run. The buffer object need not outlive this. */
    void set_input_buffer(std::size_t index, const Buffer &buffer) {
        detail::check(pjrtlite_plan_set_input_buffer(get(), index, buffer.get()));
    }

    /** @name Bind an output
     * Keeps the address; every run writes the result there. The memory must stay where it is until the plan is
     * destroyed or the output is bound anew. It may be an input's, but not another output's. */
    ///@{
    void bind_output(std::size_t index, void *data, pjrtlite_dtype dtype, const Shape &dims) {
        detail::check(pjrtlite_plan_bind_output(get(), index, data, dtype, dims.data(), dims.size()));
    }
    template <class T> void bind_output(std::size_t index, T *const &data, const Shape &dims) {
        static_assert(!std::is_const_v<T>, "pjrtlite: an output is written to, so its memory cannot be const");
        bind_output(index, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_written<A> = 0> void bind_output(std::size_t index, A &&array, const Shape &dims) {
        bind_output(index, detail::array_data(array, dims), dims);
    }
    ///@}

    /** @name Bind an input and an output to one array
     * Every run reads the array and updates it. Where the program donates the input to the output and the memory
     * is aligned to 64 bytes, as a Vector's is, plugins on the CPU copy nothing; report() tells. */
    ///@{
    void bind_inout(std::size_t input, std::size_t output, void *data, pjrtlite_dtype dtype, const Shape &dims) {
        detail::check(pjrtlite_plan_bind_inout(get(), input, output, data, dtype, dims.data(), dims.size()));
    }
    template <class T> void bind_inout(std::size_t input, std::size_t output, T *const &data, const Shape &dims) {
        static_assert(!std::is_const_v<T>, "pjrtlite: an output is written to, so its memory cannot be const");
        bind_inout(input, output, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_written<A> = 0>
    void bind_inout(std::size_t input, std::size_t output, A &&array, const Shape &dims) {
        bind_inout(input, output, detail::array_data(array, dims), dims);
    }
    ///@}

    /** @name Bind an input and an output to two arrays in turn
     * The next run reads `first` and writes `second`, the run after that reads `second` and writes `first`, and so on.
     * They must not overlap. A vector may not be swapped with another: pair_current() tells which is which. */
    ///@{
    void bind_pair(std::size_t input, std::size_t output, void *first, void *second, pjrtlite_dtype dtype,
                   const Shape &dims) {
        detail::check(pjrtlite_plan_bind_pair(get(), input, output, first, second, dtype, dims.data(), dims.size()));
    }
    template <class T>
    void bind_pair(std::size_t input, std::size_t output, T *const &first, T *const &second, const Shape &dims) {
        static_assert(!std::is_const_v<T>, "pjrtlite: both arrays are written to, so their memory cannot be const");
        bind_pair(input, output, first, second, dtype_of<T>, dims);
    }
    template <class A, class B, detail::if_written<A> = 0, detail::if_written<B> = 0>
    void bind_pair(std::size_t input, std::size_t output, A &&first, B &&second, const Shape &dims) {
        bind_pair(input, output, detail::array_data(first, dims), detail::array_data(second, dims), dims);
    }
    template <class A, class T, detail::if_written<A> = 0>
    void bind_pair(std::size_t input, std::size_t output, A &&first, T *const &second, const Shape &dims) {
        bind_pair(input, output, detail::array_data(first, dims), second, dims);
    }
    template <class T, class B, detail::if_written<B> = 0>
    void bind_pair(std::size_t input, std::size_t output, T *const &first, B &&second, const Shape &dims) {
        bind_pair(input, output, first, detail::array_data(second, dims), dims);
    }
    ///@}

    /** Of an output that is bound to a pair of arrays, the one that the last run wrote, and the next will read; before
     * the first run, the first of the pair. */
    void *pair_current(std::size_t output) {
        void *data = nullptr;
        detail::check(pjrtlite_plan_pair_current(get(), output, &data));
        return data;
    }

    /** The same, for elements of the type T, which must be the output's. */
    template <class T> T *pair_current(std::size_t output) {
        pjrtlite_dtype present{};
        const std::int64_t *dims = nullptr;
        std::size_t rank = 0;
        detail::check(pjrtlite_plan_output_type(get(), output, &present, &dims, &rank));
        if (present != dtype_of<T>) {
            throw Error(PJRTLITE_STATUS_SIGNATURE_MISMATCH, "output " + std::to_string(output) + " is " +
                                                                dtype_name(present) + "; asked for " +
                                                                dtype_name(dtype_of<T>) + ": ask for the type it has");
        }
        return static_cast<T *>(pair_current(output));
    }

    /** @name Bind to the device's memory
     * As above, for memory that another library allocated on the device, aligned to 64 bytes; on CPUs that is the
     * host's. Each run waits for the work so far on `stream`, which is the platform's, as a number
     * (`reinterpret_cast<std::intptr_t>` of a cudaStream_t); 0 is none. Nothing is ever copied: what is not possible
     * without is refused with advice, an output at the run. */
    ///@{
    void bind_input_device(std::size_t index, const void *pointer, pjrtlite_dtype dtype, const Shape &dims,
                           std::intptr_t stream = 0) {
        detail::check(
            pjrtlite_plan_bind_input_device(get(), index, pointer, dtype, dims.data(), dims.size(), stream));
    }
    template <class T>
    void bind_input_device(std::size_t index, const T *pointer, const Shape &dims, std::intptr_t stream = 0) {
        bind_input_device(index, pointer, dtype_of<T>, dims, stream);
    }
    void bind_output_device(std::size_t index, void *pointer, pjrtlite_dtype dtype, const Shape &dims,
                            std::intptr_t stream = 0) {
        detail::check(
            pjrtlite_plan_bind_output_device(get(), index, pointer, dtype, dims.data(), dims.size(), stream));
    }
    template <class T>
    void bind_output_device(std::size_t index, T *pointer, const Shape &dims, std::intptr_t stream = 0) {
        static_assert(!std::is_const_v<T>, "pjrtlite: an output is written to, so its memory cannot be const");
        bind_output_device(index, pointer, dtype_of<T>, dims, stream);
    }
    void bind_inout_device(std::size_t input, std::size_t output, void *pointer, pjrtlite_dtype dtype,
                           const Shape &dims, std::intptr_t stream = 0) {
        detail::check(pjrtlite_plan_bind_inout_device(get(), input, output, pointer, dtype, dims.data(), dims.size(),
                                                      stream));
    }
    template <class T>
    void bind_inout_device(std::size_t input, std::size_t output, T *pointer, const Shape &dims,
                           std::intptr_t stream = 0) {
        static_assert(!std::is_const_v<T>, "pjrtlite: an output is written to, so its memory cannot be const");
        bind_inout_device(input, output, pointer, dtype_of<T>, dims, stream);
    }
    ///@}

    /** Runs the program on what is bound, waits, and writes the bound outputs. */
    void run() { detail::check(pjrtlite_plan_run(get())); }

    /** Begins a run. When the event is ready, the bound outputs are written; until then nothing that is bound may be
     * touched, and this object is refused with PJRTLITE_STATUS_IN_USE. Destroying it waits for the run. */
    Event start() {
        pjrtlite_event *event = nullptr;
        detail::check(pjrtlite_plan_start(get(), &event));
        return Event::adopt(event);
    }

    /** For each input and output, counted from 0, whether a run uses it where it is or copies it, how many bytes, and
     * why: a line for each, and one for the sum. To be read when a plan is slower than hoped. */
    std::string report() {
        const char *text = nullptr;
        detail::check(pjrtlite_plan_report(get(), 0, &text));
        return text;
    }

    /** Returns the number of bytes that a run copies in the host's memory, with what is set and bound now. */
    std::uint64_t bytes_copied() {
        std::uint64_t bytes = 0;
        detail::check(pjrtlite_plan_bytes_copied(get(), &bytes));
        return bytes;
    }

    /** @name Get an output
     * Copies the last run's result. */
    ///@{
    void get_output(std::size_t index, void *data, pjrtlite_dtype dtype, const Shape &dims) {
        detail::check(pjrtlite_plan_get_output(get(), index, data, dtype, dims.data(), dims.size()));
    }
    template <class T> void get_output(std::size_t index, T *const &data, const Shape &dims) {
        static_assert(!std::is_const_v<T>, "pjrtlite: an output is written to, so its memory cannot be const");
        get_output(index, data, dtype_of<T>, dims);
    }
    template <class A, detail::if_written<A> = 0> void get_output(std::size_t index, A &&array, const Shape &dims) {
        get_output(index, detail::array_data(array, dims), dims);
    }
    ///@}

    /** Hands over the last run's result as a buffer, without a copy: once, and not if the output is bound. */
    Buffer take_output_buffer(std::size_t index) {
        pjrtlite_buffer *handle = nullptr;
        detail::check(pjrtlite_plan_take_output_buffer(get(), index, &handle));
        return Buffer::adopt(handle);
    }

private:
    explicit Plan(pjrtlite_plan *handle) noexcept : Handle(handle) {}

    static std::size_t first_device(const Executable &executable) {
        std::size_t device = 0;
        const pjrtlite_status status = pjrtlite_executable_device(executable.get(), 0, &device);
        if (status != PJRTLITE_STATUS_NOT_FOUND) detail::check(status);
        return device;
    }

    static pjrtlite_plan *create(const Executable &executable, std::size_t device) {
        pjrtlite_plan *handle = nullptr;
        detail::check(pjrtlite_plan_create(executable.get(), device, &handle));
        return handle;
    }
};

} // namespace pjrtlite

#endif // PJRTLITE_HPP
