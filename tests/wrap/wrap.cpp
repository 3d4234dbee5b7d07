// What `pjrtlite wrap --cpp` makes of tests/programs/bundles/jax_0.11.2.pjrt and odd.pjrt, run. Usage: wrap <folder>
#include "model.hpp"
#include "odd.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

using model_model::model;

static void check(const char *what, bool is_right) {
    if (is_right) return;
    std::printf("wrong: %s\n", what);
    std::exit(1);
}

template <class Action> static std::string failure(Action action) {
    try {
        action();
    } catch (const std::exception &error) {
        return error.what();
    }
    return "";
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    const std::string folder = argv[1], path = folder + "/jax_0.11.2.pjrt";
    pjrtlite_client *client = nullptr;
    check("a client", pjrtlite_client_create("cpu", nullptr, &client) == PJRTLITE_STATUS_OK);
    {
        check("another bundle", failure([&] { model(client, folder + "/odd.pjrt"); }).find("wrap") != std::string::npos);
        check("no bundle", failure([&] { model(client, "none.pjrt"); }).find("none.pjrt") != std::string::npos);
        model it(client, path);
        const std::size_t rows = 23;
        float u[rows][3], v[rows][3], du[rows][3];
        std::vector<float> dv(rows * 3), du2(rows * 3), dv2(rows * 3);
        std::vector<std::int32_t> level(rows, 1);
        for (std::size_t i = 0; i < rows * 3; ++i) u[i / 3][i % 3] = float(i % 11) / 8 - 0.5f, v[i / 3][i % 3] = float(i % 7) / 4;
        it.run_wind(u, v, level, du, dv);
        // One row by itself, in another model that runs beside it.
        model other = it.share();
        for (std::size_t row = 0; row < rows; ++row) {
            float one[1][3], two[1][3];
            const std::vector<std::int32_t> its(1, 1);
            other.run_wind({u[row], {1, 3}}, {v[row], {1, 3}}, its, one, two);
            for (std::size_t i = 0; i < 3; ++i) check("the same bits", one[0][i] == du[row][i] && two[0][i] == dv[3 * row + i]);
        }
        // Every second row, by strides.
        const std::vector<std::int32_t> half(12, 1);
        it.run_wind({u[0], {12, 3}, {6, 1}}, {v[0], {12, 3}, {6, 1}}, half, {du2.data(), {12, 3}}, {dv2.data(), {12, 3}});
        for (std::size_t row = 0; row < 12; ++row) check("strides", du2[3 * row] == du[2 * row][0] && dv2[3 * row + 2] == dv[6 * row + 2]);
        check("another size", failure([&] { it.run_wind(u, v, half, du, dv); }).find("level") != std::string::npos);
        float state[8];
        it.run_start(state);
        check("start", state[7] == 0.875f);
        float change[8], total = 0, before = state[5];
        it.run_step(state, 0.25f, change, total);
        check("state", std::fabs(state[5] - (before - 0.25f * before * before)) < 1e-6f);
        model moved = std::move(it);
        moved.run_start(state);
        check("moved", state[6] == 0.75f);
    }
    pjrtlite_client_destroy(client);
    std::printf("Wrappers give the right numbers\n");
    return 0;
}
