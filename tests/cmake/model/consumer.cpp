// Runs 3 columns by the wrapper that was made for this project. Usage: consumer <bundle>
#include "emulator.hpp"

#include <cmath>
#include <cstdio>

int main(int, char **argv) {
    float u[3][40] = {}, v[3][40] = {}, du[3][40], dv[3][40];
    pjrtlite_client *client = nullptr;
    if (pjrtlite_client_create("cpu", nullptr, &client) != PJRTLITE_STATUS_OK) return 1;
    {
        emulator_model::emulator model(client, argv[1]);
        model.run(u, v, du, dv);
    }
    pjrtlite_client_destroy(client);
    std::printf("du: %.4f in a block of 64\n", std::fabs(static_cast<double>(du[2][3])));
    return 0;
}
