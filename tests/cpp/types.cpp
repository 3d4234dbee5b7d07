// Element types of C++, and what must not compile.
#include <algorithm>
#include <array>
#include <cstdint>
#if __cplusplus >= 202002L
#include <span>
#endif
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.hpp"

using pjrtlite::Buffer;
using pjrtlite::Plan;
using pjrtlite::Client;
using pjrtlite::Outputs;
using pjrtlite::Shape;

static_assert(pjrtlite::dtype_of<bool> == PJRTLITE_DTYPE_BOOL);
static_assert(pjrtlite::dtype_of<std::int8_t> == PJRTLITE_DTYPE_I8);
static_assert(pjrtlite::dtype_of<std::int16_t> == PJRTLITE_DTYPE_I16);
static_assert(pjrtlite::dtype_of<std::int32_t> == PJRTLITE_DTYPE_I32);
static_assert(pjrtlite::dtype_of<std::int64_t> == PJRTLITE_DTYPE_I64);
static_assert(pjrtlite::dtype_of<std::uint8_t> == PJRTLITE_DTYPE_U8);
static_assert(pjrtlite::dtype_of<std::uint16_t> == PJRTLITE_DTYPE_U16);
static_assert(pjrtlite::dtype_of<std::uint32_t> == PJRTLITE_DTYPE_U32);
static_assert(pjrtlite::dtype_of<std::uint64_t> == PJRTLITE_DTYPE_U64);
static_assert(pjrtlite::dtype_of<long long> == PJRTLITE_DTYPE_I64);
static_assert(pjrtlite::dtype_of<unsigned long> == PJRTLITE_DTYPE_U64);
static_assert(pjrtlite::dtype_of<pjrtlite::Float16> == PJRTLITE_DTYPE_F16);
static_assert(pjrtlite::dtype_of<pjrtlite::BFloat16> == PJRTLITE_DTYPE_BF16);
static_assert(pjrtlite::dtype_of<float> == PJRTLITE_DTYPE_F32);
static_assert(pjrtlite::dtype_of<const double> == PJRTLITE_DTYPE_F64);
static_assert(pjrtlite::dtype_of<std::complex<float>> == PJRTLITE_DTYPE_C64);
static_assert(pjrtlite::dtype_of<std::complex<double>> == PJRTLITE_DTYPE_C128);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E5M2> == PJRTLITE_DTYPE_F8E5M2 && sizeof(pjrtlite::Float8E5M2) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E4M3FN> == PJRTLITE_DTYPE_F8E4M3FN && sizeof(pjrtlite::Float8E4M3FN) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E4M3B11FNUZ> == PJRTLITE_DTYPE_F8E4M3B11FNUZ && sizeof(pjrtlite::Float8E4M3B11FNUZ) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E5M2FNUZ> == PJRTLITE_DTYPE_F8E5M2FNUZ && sizeof(pjrtlite::Float8E5M2FNUZ) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E4M3FNUZ> == PJRTLITE_DTYPE_F8E4M3FNUZ && sizeof(pjrtlite::Float8E4M3FNUZ) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Int4> == PJRTLITE_DTYPE_I4 && sizeof(pjrtlite::Int4) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::UInt4> == PJRTLITE_DTYPE_U4 && sizeof(pjrtlite::UInt4) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Int2> == PJRTLITE_DTYPE_I2 && sizeof(pjrtlite::Int2) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::UInt2> == PJRTLITE_DTYPE_U2 && sizeof(pjrtlite::UInt2) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E4M3> == PJRTLITE_DTYPE_F8E4M3 && sizeof(pjrtlite::Float8E4M3) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E3M4> == PJRTLITE_DTYPE_F8E3M4 && sizeof(pjrtlite::Float8E3M4) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float8E8M0FNU> == PJRTLITE_DTYPE_F8E8M0FNU && sizeof(pjrtlite::Float8E8M0FNU) == 1);
static_assert(pjrtlite::dtype_of<pjrtlite::Float4E2M1FN> == PJRTLITE_DTYPE_F4E2M1FN && sizeof(pjrtlite::Float4E2M1FN) == 1);
static_assert(sizeof(pjrtlite::Float16) == 2 && sizeof(pjrtlite::BFloat16) == 2);

// Handles move and do not copy.
template <class T>
constexpr bool moves_only = std::is_nothrow_move_constructible_v<T> && std::is_nothrow_move_assignable_v<T> &&
                            !std::is_copy_constructible_v<T> && !std::is_copy_assignable_v<T>;
static_assert(moves_only<pjrtlite::Options> && moves_only<Client> && moves_only<Buffer>);
static_assert(moves_only<pjrtlite::Event> && moves_only<pjrtlite::Executable> && moves_only<Plan>);

// The expressions compile for an lvalue V, and not for a temporary.
template <class V, class = void> constexpr bool binds_input = false;
template <class V>
constexpr bool
    binds_input<V, std::void_t<decltype(std::declval<Plan &>().bind_input(0, std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool binds_output = false;
template <class V>
constexpr bool
    binds_output<V, std::void_t<decltype(std::declval<Plan &>().bind_output(0, std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool views = false;
template <class V>
constexpr bool
    views<V, std::void_t<decltype(Buffer::view_host(std::declval<Client &>(), std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool sets_input = false;
template <class V>
constexpr bool
    sets_input<V, std::void_t<decltype(std::declval<Plan &>().set_input(0, std::declval<V>(), Shape{}))>> = true;

template <class V, class = void> constexpr bool binds_inout = false;
template <class V>
constexpr bool
    binds_inout<V, std::void_t<decltype(std::declval<Plan &>().bind_inout(0, 0, std::declval<V>(), Shape{}))>> = true;
template <class V, class W, class = void> constexpr bool binds_pair = false;
template <class V, class W>
constexpr bool binds_pair<V, W,
                          std::void_t<decltype(std::declval<Plan &>().bind_pair(0, 0, std::declval<V>(),
                                                                                std::declval<W>(), Shape{}))>> = true;

template <class V, class = void> constexpr bool gets_output = false;
template <class V>
constexpr bool
    gets_output<V, std::void_t<decltype(std::declval<Plan &>().get_output(0, std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool writes_to = false;
template <class V>
constexpr bool writes_to<V, std::void_t<decltype(std::declval<Buffer &>().to_host(std::declval<V>()))>> = true;
template <class V, class = void> constexpr bool begins = false;
template <class V> constexpr bool begins<V, std::void_t<decltype(std::declval<V>().begin())>> = true;
template <class V, class = void> constexpr bool points = false;
template <class V>
constexpr bool points<V, std::void_t<decltype(std::declval<V>().template host_pointer<float>())>> = true;

using Vector = std::vector<float>;
static_assert(binds_input<Vector &> && binds_input<const Vector &> && binds_input<const float *>);
static_assert(!binds_input<Vector> && !binds_input<const Vector>);
static_assert(binds_output<Vector &> && binds_output<float *>);
static_assert(!binds_output<Vector> && !binds_output<const Vector &> && !binds_output<const Vector>);
static_assert(views<Vector &> && views<const Vector &> && !views<Vector> && !views<const Vector>);
static_assert(binds_inout<Vector &> && binds_inout<float *>);
static_assert(!binds_inout<Vector> && !binds_inout<const Vector &> && !binds_inout<const Vector>);
static_assert(binds_pair<Vector &, Vector &> && binds_pair<float *, float *>);
static_assert(!binds_pair<Vector, Vector &> && !binds_pair<Vector &, Vector>);
static_assert(!binds_pair<Vector &, const Vector &> && !binds_pair<const Vector &, Vector &>);
// What copies at once may have a temporary.
static_assert(sets_input<Vector> && sets_input<Vector &>);
// The same for vectors with memory of the library.
using Aligned = pjrtlite::Vector<float>;
static_assert(binds_input<Aligned &> && binds_input<const Aligned &> && !binds_input<Aligned>);
static_assert(binds_output<Aligned &> && !binds_output<Aligned> && !binds_output<const Aligned &>);
static_assert(binds_inout<Aligned &> && !binds_inout<Aligned> && binds_pair<Aligned &, Aligned &>);
static_assert(views<const Aligned &> && !views<Aligned> && sets_input<Aligned>);


// Arrays of fixed size, in C's way and in C++'s; const and not.
using Array = std::array<float, 4>;
static_assert(binds_input<Array &> && binds_input<const Array &> && !binds_input<Array>);
static_assert(binds_output<Array &> && !binds_output<const Array &> && !binds_output<Array>);
static_assert(!binds_output<std::array<const float, 4> &> && binds_input<std::array<const float, 4> &>);
static_assert(binds_inout<Array &> && !binds_inout<const Array &> && views<const Array &> && !views<Array>);
static_assert(binds_pair<Array &, Vector &> && !binds_pair<Array, Vector &> && !binds_pair<const Array &, Array &>);
static_assert(binds_pair<Array &, float *> && binds_pair<float *, Array &> && !binds_pair<Array, float *>);
static_assert(sets_input<Array> && gets_output<Array &> && !gets_output<Array> && !gets_output<const Array &>);
static_assert(binds_input<float (&)[4]> && binds_input<const float (&)[4]> && !binds_input<float (&&)[4]>);
static_assert(binds_output<float (&)[2][3]> && !binds_output<const float (&)[2][3]> && !binds_output<float (&&)[4]>);
static_assert(gets_output<Vector &> && !gets_output<Vector> && !gets_output<const Vector &> && gets_output<float *>);
static_assert(writes_to<Array &> && writes_to<Vector &> && !writes_to<Vector> && !writes_to<const Vector &>);

// A view may be gone: what it shows is another's. So may be one that the standard library does not know, if it says so.
struct View {
    float *first;
    std::size_t count;
    float *data() const { return first; }
    std::size_t size() const { return count; }
};
struct Owner : std::vector<float> {};
template <> inline constexpr bool pjrtlite::is_view<View> = true;
static_assert(binds_input<View> && binds_input<const View &> && binds_output<View> && binds_output<const View &>);
static_assert(views<View> && binds_inout<View> && binds_pair<View, View> && gets_output<View>);
static_assert(binds_input<Owner &> && binds_output<Owner &> && !binds_input<Owner> && !binds_output<Owner>);
#if defined(__cpp_lib_span)
using Span = std::span<float>;
using ConstSpan = std::span<const float>;
static_assert(binds_input<Span> && binds_input<ConstSpan> && binds_input<const Span &> && views<ConstSpan>);
static_assert(binds_output<Span> && binds_output<const Span &> && !binds_output<ConstSpan> && !binds_output<ConstSpan &>);
static_assert(binds_inout<Span> && !binds_inout<ConstSpan> && binds_pair<Span, std::span<float, 4>>);
static_assert(gets_output<Span> && !gets_output<ConstSpan> && sets_input<ConstSpan> && writes_to<Span>);
#endif
// What is no array.
static_assert(!binds_input<float &> && !binds_input<Shape::iterator &>);

// Nothing refers to what an execution gave and nobody keeps.
static_assert(std::is_same_v<decltype(std::declval<Outputs>()[0]), Buffer>);
static_assert(std::is_same_v<decltype(std::declval<Outputs>().at(0)), Buffer>);
static_assert(std::is_same_v<decltype(std::declval<Outputs>().front()), Buffer>);
static_assert(std::is_same_v<decltype(std::declval<Outputs>().back()), Buffer>);
static_assert(std::is_same_v<decltype(std::declval<Outputs &>()[0]), Buffer &>);
static_assert(std::is_same_v<decltype(std::declval<const Outputs &>().at(0)), const Buffer &>);
static_assert(begins<Outputs &> && begins<const Outputs &> && !begins<Outputs>);
static_assert(points<Buffer &> && points<const Buffer &> && !points<Buffer> && !points<const Buffer>);

// Elements that are compared by their byte.
template <class T> static bool same(const std::vector<T> &left, const std::vector<T> &right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](T a, T b) { return a.value == b.value; });
}

// A plan of dtype_<name>.mlir, whose first input has this shape.
template <class T> static Plan plan_of(const Client &client, Shape &shape) {
    const std::string name = pjrtlite::dtype_name(pjrtlite::dtype_of<T>);
    const auto executable = pjrtlite::Executable::load_file(client, program("dtype_" + name + ".mlir"));
    const auto input = executable.input_type(0);
    CHECK(input.dtype == pjrtlite::dtype_of<T>);
    shape.assign(input.dims.begin(), input.dims.end());
    return Plan(executable);
}

// All numbers of a float of 8 or 4 bits, as they are and as floats, and 1 rounded to it. `one` is 1 in its bits.
template <class T> static void small_floats(const Client &client, std::uint8_t one) {
    Shape shape;
    Plan plan = plan_of<T>(client, shape);
    std::vector<T> every(static_cast<std::size_t>(shape.at(0))), back(every.size());
    for (std::size_t i = 0; i < every.size(); ++i) every[i].value = static_cast<std::uint8_t>(i);
    const auto given = plan.input_type(1).dims;
    const std::vector<float> ones(static_cast<std::size_t>(given[0]), 1.0f);
    std::vector<float> numbers(every.size());
    std::vector<T> rounded(ones.size());
    plan.bind_input(0, every, shape);
    plan.set_input(1, ones, {given[0]});
    plan.bind_output(1, back, shape);
    plan.run();
    CHECK(same(back, every));
    plan.get_output(0, numbers, shape);
    CHECK(numbers[one] == 1.0f);
    plan.get_output(2, rounded, {given[0]});
    CHECK(same(rounded, std::vector<T>(ones.size(), T{one})));
    const auto buffer = Buffer::from_host(client, every, shape);
    CHECK(buffer.dtype() == pjrtlite::dtype_of<T> && same(buffer.template to_host<T>(), every));
}

// All numbers of an integer of 4 or 2 bits: 3x as a byte, x itself, 2x + 1 wrapped. Others are refused.
template <class T> static void small_integers(const Client &client, int lowest, int highest) {
    using Byte = decltype(T::value);
    Shape shape;
    Plan plan = plan_of<T>(client, shape);
    const int count = highest - lowest + 1;
    std::vector<T> x(static_cast<std::size_t>(shape.at(0) * shape.at(1))), back(x.size()), sums(x.size()), wanted(x.size());
    std::vector<Byte> triple(x.size()), wide(29, Byte{1}), tripled(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const int number = lowest + static_cast<int>(5 * i) % count;
        x[i].value = static_cast<Byte>(number);
        tripled[i] = static_cast<Byte>(3 * number);
        wanted[i].value = static_cast<Byte>((2 * number + 1 - lowest + 4 * count) % count + lowest);
    }
    plan.bind_input(0, x, shape);
    plan.set_input(1, wide, {29});
    plan.bind_output(1, back, shape);
    plan.run();
    CHECK(same(back, x));
    plan.get_output(0, triple, shape);
    CHECK(triple == tripled);
    plan.get_output(2, sums, shape);
    CHECK(same(sums, wanted));
    x[1].value = static_cast<Byte>(highest + 1);
    CHECK_THROWS(INVALID_VALUE, "element 1 (counted from 0) holds", plan.run());
    CHECK_THROWS(INVALID_VALUE, "element 1 (counted from 0) holds", Buffer::from_host(client, x, shape));
}

static void small_types() {
    Client client("cpu");
    small_floats<pjrtlite::Float8E5M2>(client, 0x3c);
    small_floats<pjrtlite::Float8E4M3FN>(client, 0x38);
    small_floats<pjrtlite::Float8E4M3B11FNUZ>(client, 0x58);
    small_floats<pjrtlite::Float8E5M2FNUZ>(client, 0x40);
    small_floats<pjrtlite::Float8E4M3FNUZ>(client, 0x40);
    small_floats<pjrtlite::Float8E4M3>(client, 0x38);
    small_floats<pjrtlite::Float8E3M4>(client, 0x30);
    small_floats<pjrtlite::Float8E8M0FNU>(client, 0x7f);
    small_floats<pjrtlite::Float4E2M1FN>(client, 0x02);
    small_integers<pjrtlite::Int4>(client, -8, 7);
    small_integers<pjrtlite::UInt4>(client, 0, 15);
    small_integers<pjrtlite::Int2>(client, -2, 1);
    small_integers<pjrtlite::UInt2>(client, 0, 3);

    // Truth values are one byte each.
    const auto logic = pjrtlite::Executable::load_file(client, program("dtype_bool.mlir"));
    Plan plan(logic);
    std::array<bool, 4> a{false, false, true, true}, b{false, true, false, true}, not_a{}, a_and_b{};
    plan.bind_input(0, a, {4});
    plan.bind_input(1, b, {4});
    plan.bind_output(0, not_a, {4});
    plan.run();
    plan.get_output(1, a_and_b, {4});
    CHECK((not_a == std::array<bool, 4>{true, true, false, false}));
    CHECK((a_and_b == std::array<bool, 4>{false, false, false, true}));
}

int main() {
    return run_test([] {
        small_types();
        CHECK(std::string(pjrtlite::version()).find('.') != std::string::npos);

        const struct {
            pjrtlite_dtype dtype;
            std::string name;
            std::size_t size;
        } all[] = {
            {pjrtlite::dtype_of<bool>, "bool", 1},
            {pjrtlite::dtype_of<std::int8_t>, "i8", 1},
            {pjrtlite::dtype_of<std::int16_t>, "i16", 2},
            {pjrtlite::dtype_of<std::int32_t>, "i32", 4},
            {pjrtlite::dtype_of<std::int64_t>, "i64", 8},
            {pjrtlite::dtype_of<std::uint8_t>, "u8", 1},
            {pjrtlite::dtype_of<std::uint16_t>, "u16", 2},
            {pjrtlite::dtype_of<std::uint32_t>, "u32", 4},
            {pjrtlite::dtype_of<std::uint64_t>, "u64", 8},
            {pjrtlite::dtype_of<pjrtlite::Float16>, "f16", 2},
            {pjrtlite::dtype_of<float>, "f32", 4},
            {pjrtlite::dtype_of<double>, "f64", 8},
            {pjrtlite::dtype_of<pjrtlite::BFloat16>, "bf16", 2},
            {pjrtlite::dtype_of<std::complex<float>>, "c64", 8},
            {pjrtlite::dtype_of<std::complex<double>>, "c128", 16},
            {pjrtlite::dtype_of<pjrtlite::Float8E5M2>, "f8e5m2", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E4M3FN>, "f8e4m3fn", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E4M3B11FNUZ>, "f8e4m3b11fnuz", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E5M2FNUZ>, "f8e5m2fnuz", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E4M3FNUZ>, "f8e4m3fnuz", 1},
            {pjrtlite::dtype_of<pjrtlite::Int4>, "i4", 1},
            {pjrtlite::dtype_of<pjrtlite::UInt4>, "u4", 1},
            {pjrtlite::dtype_of<pjrtlite::Int2>, "i2", 1},
            {pjrtlite::dtype_of<pjrtlite::UInt2>, "u2", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E4M3>, "f8e4m3", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E3M4>, "f8e3m4", 1},
            {pjrtlite::dtype_of<pjrtlite::Float8E8M0FNU>, "f8e8m0fnu", 1},
            {pjrtlite::dtype_of<pjrtlite::Float4E2M1FN>, "f4e2m1fn", 1},
        };
        for (const auto &one : all) {
            CHECK(pjrtlite::dtype_name(one.dtype) == one.name);
            CHECK(pjrtlite::dtype_byte_size(one.dtype) == one.size);
        }
        CHECK(pjrtlite::dtype_name(static_cast<pjrtlite_dtype>(0)) == std::string("unknown"));
        CHECK(pjrtlite::dtype_byte_size(static_cast<pjrtlite_dtype>(99)) == 0);
    });
}
