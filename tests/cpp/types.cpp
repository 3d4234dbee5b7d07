// Element types of C++, and what must not compile.
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
using pjrtlite::Call;
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
static_assert(moves_only<pjrtlite::Event> && moves_only<pjrtlite::Executable> && moves_only<Call>);

// The expressions compile for an lvalue V, and not for a temporary.
template <class V, class = void> constexpr bool binds_input = false;
template <class V>
constexpr bool
    binds_input<V, std::void_t<decltype(std::declval<Call &>().bind_input(0, std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool binds_output = false;
template <class V>
constexpr bool
    binds_output<V, std::void_t<decltype(std::declval<Call &>().bind_output(0, std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool views = false;
template <class V>
constexpr bool
    views<V, std::void_t<decltype(Buffer::view_host(std::declval<Client &>(), std::declval<V>(), Shape{}))>> = true;
template <class V, class = void> constexpr bool sets_input = false;
template <class V>
constexpr bool
    sets_input<V, std::void_t<decltype(std::declval<Call &>().set_input(0, std::declval<V>(), Shape{}))>> = true;

template <class V, class = void> constexpr bool binds_inout = false;
template <class V>
constexpr bool
    binds_inout<V, std::void_t<decltype(std::declval<Call &>().bind_inout(0, 0, std::declval<V>(), Shape{}))>> = true;
template <class V, class W, class = void> constexpr bool binds_pair = false;
template <class V, class W>
constexpr bool binds_pair<V, W,
                          std::void_t<decltype(std::declval<Call &>().bind_pair(0, 0, std::declval<V>(),
                                                                                std::declval<W>(), Shape{}))>> = true;

template <class V, class = void> constexpr bool gets_output = false;
template <class V>
constexpr bool
    gets_output<V, std::void_t<decltype(std::declval<Call &>().get_output(0, std::declval<V>(), Shape{}))>> = true;
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

int main() {
    return run_test([] {
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
            CHECK(pjrtlite::dtype_size(one.dtype) == one.size);
        }
        CHECK(pjrtlite::dtype_name(static_cast<pjrtlite_dtype>(0)) == std::string("unknown"));
        CHECK(pjrtlite::dtype_size(static_cast<pjrtlite_dtype>(99)) == 0);
    });
}
