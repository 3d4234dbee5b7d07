// The C++ headers that `pjrtlite wrap` makes of tests/programs/bundles/jax_0.11.2.pjrt, odd.pjrt and a single program, run.
// C++11. Usage: wrap <folder of the bundles> <of the program>
#include "model.hpp"
#include "odd.hpp"
#include "plain.hpp"
#include "single.hpp"

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

void check(const std::string &what, bool is_right) {
    if (is_right) return;
    std::cerr << "wrong: " << what << "\n";
    std::exit(EXIT_FAILURE);
}

bool near(double a, double b) { return std::fabs(a - b) < 1e-5; }

// Runs something that must fail, and gives the message.
template <class Error, class F> std::string failure(pjrtlite_status status, F run) {
    try {
        run();
    } catch (const Error &error) {
        check(std::string("status of: ") + error.what(), error.status() == status);
        return error.what();
    }
    check("this should have failed", false);
    return "";
}

bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

void rows(const pjrtlite_client *client, const std::string &path) {
    using failed = model_model::error;
    model_model::model it(client, path);
    float u[9][3], v[9][3], du[9][3], dv[9][3];
    std::int32_t level[9];
    for (int i = 0; i < 27; ++i) {
        u[i / 3][i % 3] = static_cast<float>(i % 11) / 8;
        v[i / 3][i % 3] = static_cast<float>(i % 7) / 8;
        level[i / 3] = i / 3 % 2;
    }
    it.run_wind(u, v, level, du, dv);

    // Vectors of whole rows, and pointers with extents and strides: every second row, in the middle of wider rows.
    const std::vector<float> uv(u[0], u[0] + 15), vv(v[0], v[0] + 15);
    std::vector<float> wide(5 * 8, -7), dvv(15);
    it.run_wind(uv, vv, std::vector<std::int32_t>(level, level + 5), {wide.data() + 1, {5, 3}, {8, 2}}, dvv);
    for (int i = 0; i < 5; ++i) {
        for (int k = 0; k < 8; ++k) {
            const float found = wide[static_cast<std::size_t>(8 * i + k)];
            check("strides", near(found, k == 1 || k == 3 || k == 5 ? du[i][k / 2] : -7.0f));
        }
    }
    check("vectors", std::equal(dvv.begin(), dvv.end(), dv[0]));

    // A model that shares outlives the other.
    model_model::model other = it.share();
    model_model::model moved = std::move(it);
    it = std::move(other);
    { const model_model::model gone = std::move(moved); }
    float du2[9][3], dv2[9][3];
    it.run_wind(u, v, level, du2, dv2);
    check("a model that shares", std::equal(du[0], du[0] + 27, du2[0]) && std::equal(dv[0], dv[0] + 27, dv2[0]));
    model_model::options one_row;
    one_row.block_size = 1;
    model_model::model single(client, path, one_row);
    single.run_wind(u, v, level, du2, dv2);
    for (int i = 0; i < 27; ++i) check("blocks of one row", near(du2[i / 3][i % 3], du[i / 3][i % 3]));

    // What does not fit.
    check("rows differ", has(failure<failed>(PJRTLITE_STATUS_SIGNATURE_MISMATCH, [&] { it.run_wind(uv, v, level, du, dv); }), "model::run_wind: the argument 'v' has another"));
    check("no whole rows", has(failure<failed>(PJRTLITE_STATUS_SIGNATURE_MISMATCH,
                                               [&] { it.run_wind(std::vector<float>(16), v, level, du, dv); }), "model::run_wind: the argument 'u' has 16 elements, which is no whole number of rows of 3"));
    check("extents", has(failure<failed>(PJRTLITE_STATUS_SIGNATURE_MISMATCH, [&] { it.run_wind({u[0], {9, 4}}, v, level, du, dv); }), "model::run_wind: the argument 'u' wants the extents [*,3]; got [9,4]"));
    check("gaps", has(failure<failed>(PJRTLITE_STATUS_INVALID_VALUE, [&] { it.bind_wind({u[0], {4, 3}, {6, 1}}, {v[0], {4, 3}}, {level, {4}}, {du[0], {4, 3}}, {dv[0], {4, 3}}); }), "model::bind_wind: the argument 'u' has gaps"));
    check("sizes", has(failure<failed>(PJRTLITE_STATUS_INVALID_VALUE, [&] { it.bind_wind(u, v, level, du, dv); }), "n=1; n=4"));
    check("nothing bound", has(failure<failed>(PJRTLITE_STATUS_NULL_ARGUMENT, [&] { it.step_wind(); }), "model::step_wind: nothing is bound"));
    check("strides", has(failure<failed>(PJRTLITE_STATUS_SIGNATURE_MISMATCH, [&] { it.run_wind(u, {v[0], {9, 3}, {3}}, level, du, dv); }),
                         "model::run_wind: the argument 'v' has 2 axes, and 1 strides"));
    float *none = nullptr;
    check("no array", has(failure<failed>(PJRTLITE_STATUS_NULL_ARGUMENT, [&] { it.run_wind(u, v, level, {none, {9, 3}}, dv); }),
                          "model::run_wind: the argument 'du' is NULL"));
    check("no array", has(failure<failed>(PJRTLITE_STATUS_NULL_ARGUMENT, [&] { it.bind_wind({none, {4, 3}}, {v[0], {4, 3}}, {level, {4}}, {du[0], {4, 3}}, {dv[0], {4, 3}}); }),
                          "model::bind_wind: the argument 'u' is NULL"));
    check("no file", has(failure<failed>(PJRTLITE_STATUS_FILE_UNREADABLE, [&] { model_model::model(client, "none.pjrt"); }), "model::model: "));

    // Loaded, by size and all together.
    it.load_wind(1);
    it.load_wind();
    it.load();
    check("no size", has(failure<failed>(PJRTLITE_STATUS_INVALID_VALUE, [&] { it.load_wind_ad(3); }), "model::load_wind_ad: "));

    // Bound.
    it.bind_wind({u[0], {4, 3}}, {v[0], {4, 3}}, {level, {4}}, {du2[0], {4, 3}}, {dv2[0], {4, 3}});
    std::fill(du2[0], du2[0] + 27, 0.0f);
    it.step_wind();
    check("bound", std::equal(du[0], du[0] + 12, du2[0]));
    // Again: in the same arrays, and in others, whose outputs change places.
    for (int times = 0; times < 4; ++times) {
        float(&to_du)[9][3] = times < 2 ? du2 : dv2, (&to_dv)[9][3] = times < 2 ? dv2 : du2;
        it.bind_wind({u[0], {4, 3}}, {v[0], {4, 3}}, {level, {4}}, {to_du[0], {4, 3}}, {to_dv[0], {4, 3}});
        it.step_wind();
        check("bound again", std::equal(du[0], du[0] + 12, to_du[0]) && std::equal(dv[0], dv[0] + 12, to_dv[0]));
    }
}

void state(const pjrtlite_client *client, const std::string &path) {
    model_model::model it(client, path);
    float u[8], change[8], total;
    it.run_start(u);
    it.run_step(u, 0.25f, change, total);
    check("state", near(u[4], 0.5 - 0.25 * 0.25) && near(change[4], -0.25 * 0.25) && total > 0);
}

void types(const pjrtlite_client *client, const std::string &path) {
    odd_model::odd it(client, path);
    double end[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 8, 7, 6}}, size[4] = {1, 1, 1, 1}, end_out[3][4];
    const bool flag[3] = {true, false, true};
    bool flag_out[3];
    const std::vector<std::complex<float>> z = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
    std::vector<std::complex<float>> z_out(4);
    const std::uint16_t half[3] = {0x3f80, 0x4040, 0};
    std::uint16_t half_out[3];
    std::uint8_t sum = 0;
    it.run_mixed(end, size, flag, z, half, 100, end_out, flag_out, half_out, sum, z_out);
    check("f64", near(end_out[0][3], 9) && near(end_out[1][3], 8));
    check("others", !flag_out[0] && flag_out[1] && half_out[1] == 0x40c0 && sum == 44 && near(z_out[3].imag(), -8));
    float t[3][7], loss[7];
    std::fill(t[0], t[0] + 21, 1.0f);
    it.run_type(t, 0.5f, loss);
    check("second axis", near(t[2][6], 0.5) && near(loss[6], 1.5));
}

// A program that jax.export wrote, of tests/programs/by_jax/make.py.
void one_program(const pjrtlite_client *client, const std::string &folder) {
    single_model::single it(client, folder + "/jax_0.7.2_rich.jaxexport");
    const float b[2] = {0.5f, -8}, w[3][2] = {{1, 2}, {-3, 4}, {5, -6}}, state[4][3] = {{1, 1, 1}};
    float state_out[4][3], y[4][2];
    const std::int32_t unused[5] = {};
    const std::uint16_t h[6] = {0x3f80};
    std::uint16_t h_out[6];
    it.run(b, w, unused, state, false, h, h_out, state_out, y);
    check("y", near(y[0][0], -3.5) && near(y[0][1], 8) && near(y[3][1], 8) && near(state_out[0][2], 2) && h_out[0] == 0x4000);
}

} // namespace

int main(int, char **argv) {
    const std::string folder = argv[1];
    pjrtlite_client *client = nullptr;
    check("client", pjrtlite_client_create("cpu", nullptr, &client) == PJRTLITE_STATUS_OK);
    rows(client, folder + "/jax_0.11.2.pjrt");
    state(client, folder + "/jax_0.11.2.pjrt");
    types(client, folder + "/odd.pjrt");
    one_program(client, argv[2]);
    plain_model::plain text(client, folder + "/../hello.mlir");
    const float x[4] = {1, 2, 3, 4}, y[4] = {5, 6, 7, 8};
    float out[4];
    text.run(x, y, out);
    check("text", near(out[0], 7) && near(out[3], 16));
    check("moved away", has(failure<model_model::error>(PJRTLITE_STATUS_NULL_ARGUMENT, [&] {
        model_model::model it(client, folder + "/jax_0.11.2.pjrt");
        const model_model::model other = std::move(it);
        it.load();
    }), "model::load: there is no model"));
    failure<odd_model::error>(PJRTLITE_STATUS_SIGNATURE_MISMATCH, [&] { odd_model::odd(client, folder + "/jax_0.11.2.pjrt"); });
    pjrtlite_client_destroy(client);
    std::cout << "Wrappers give the right numbers\n";
    return EXIT_SUCCESS;
}
