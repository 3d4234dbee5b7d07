// Functions in one file: what they say, and what they give.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <unistd.h>

#include "check.hpp"

using pjrtlite::Bundle;
using pjrtlite::Client;
using pjrtlite::Executable;
using pjrtlite::Options;
using pjrtlite::Plan;
using pjrtlite::Shape;

static std::string file(const char *name) { return std::string(std::getenv("PJRTLITE_TEST_PROGRAMS")) + "/bundles/" + name; }

int main() {
    const Client client("cpu");
    const Bundle bundle = Bundle::open(file("jax_0.11.2.pjrt"));
    CHECK(bundle.name() == "model" && bundle.function_count() == 5 && bundle.function_name(2) == "wind_ad");
    CHECK(bundle.manifest().find("pjrtlite-bundle") != std::string::npos);
    CHECK(bundle.function_fact("wind", "sizes") == "n=1; n=4");
    CHECK(bundle.input_count("wind") == 3 && bundle.input_name("wind", 2) == "level");
    CHECK(bundle.input_type("wind", 0).dims == Shape({-1, 3}) && bundle.input_fact("wind", 0, "unit") == "m/s");
    CHECK(bundle.output_count("wind") == 2 && bundle.output_name("wind", 1) == "dv");
    CHECK(bundle.output_type("wind", 1).dtype == PJRTLITE_DTYPE_F32);
    CHECK(bundle.output_fact("wind", 1, "in_place") == "destination");
    CHECK(bundle.check(client).find("dot-product") != std::string::npos);
    CHECK_THROWS(INVALID_VALUE, "n=1; n=4", bundle.load(client, "wind", "n=3"));
    CHECK_THROWS(INVALID_VALUE, "name one of", bundle.load(client));

    // By name; the bundle need not stay.
    Options options;
    options.set_int("pjrtlite.device", 0);
    Executable start = [&] {
        const Bundle again = Bundle::open(file("jax_0.11.2.pjrt"), Options());
        CHECK(again.check(client, options) == bundle.check(client));
        return again.load(client, "start", "", options);
    }();
    CHECK(start.output_name(0) == "u" && start.output_index("u") == 0);
    CHECK(start.execute({}).at(0).to_host<float>()[7] == 0.875f);
    const Executable wind = bundle.load(client, "wind", "n=1");
    CHECK(wind.input_name(0) == "u" && wind.input_index("level") == 2);
    CHECK_THROWS(INVALID_VALUE, "there are: u, v, level", wind.input_index("w"));

    // The only function of a bundle, from memory; y is a weight.
    std::ifstream stream(file("hello.pjrt"), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    const Bundle small = Bundle::open_memory(bytes.data(), bytes.size());
    const std::vector<float> x{1.0f, 2.0f, 3.0f, 4.0f};
    std::vector<float> f(4);
    for (const Executable &hello : {small.load(client), Executable::load_file(client, file("hello.pjrt"))}) {
        Plan plan(hello);
        plan.set_input(hello.input_index("x"), x, {4});
        plan.run();
        plan.get_output(hello.output_index("f"), f, {4});
        CHECK(f[0] == 7.5f && f[3] == 16.8f);
    }
    CHECK_THROWS(FILE_UNREADABLE, "no weights", small.with_weights("no weights"));

    // Another weight, from here on.
    Bundle changed = Bundle::open_memory(bytes.data(), bytes.size());
    CHECK(changed.weight_count() == 1 && changed.weight_name(0) == "y");
    CHECK(changed.weight_type("y").dtype == PJRTLITE_DTYPE_F32 && changed.weight_type("y").dims == Shape{4});
    std::vector<float> y(4);
    changed.get_weight("y", y, {4});
    CHECK(y[0] == 5.5f);
    y[0] = 100.0f;
    changed.set_weight("y", y, {4});
    changed.get_weight("y", y.data(), {4});
    CHECK_THROWS(SIGNATURE_MISMATCH, "it is f32[4]; got f32[2,2]", changed.set_weight("y", y, {2, 2}));
    CHECK_THROWS(INVALID_VALUE, "there is no weight 'x'", changed.get_weight("x", y, {4}));
    CHECK_THROWS(FILE_UNWRITABLE, "no folder", changed.save("no folder/no file"));
    const pjrtlite::Buffer ones = pjrtlite::Buffer::from_host(client, x, {4});
    const std::string path = "bundle." + std::to_string(getpid()) + ".pjrt";
    changed.save(path, client);
    CHECK(changed.load(client).execute({ones}).at(0).to_host<float>()[0] == 102.0f);
    const Bundle saved = Bundle::open(path);
    CHECK(saved.check(client).find("ok") != std::string::npos);
    changed.save(path, client, pjrtlite::Options());
    changed.save(path);
    CHECK(std::remove(path.c_str()) == 0);
    CHECK(saved.load(client).execute({ones}).at(0).to_host<float>()[0] == 102.0f);
    return 0;
}
