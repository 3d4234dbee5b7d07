// f(x, y) = 2x + y, a JAX program, run from C++. Usage: hello [program]; PJRTLITE_PLUGIN=cpu
// The program may be what jax.export serialized, StableHLO or a serialized executable.
#include <pjrtlite.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

int main(int argc, char **argv) try {
    const std::string program = argc > 1 ? argv[1] : "target/programs/hello.jaxexport";
    const char *plugin = std::getenv("PJRTLITE_PLUGIN");
    const std::vector<float> x{1.0f, 2.0f, 3.0f, 4.0f}, y{5.5f, 6.6f, 7.7f, 8.8f};
    std::vector<float> result(4);

    // 1. Open a client: the plugin's name decides the device.
    const pjrtlite::Client client(plugin ? plugin : "cpu");
    // 2. Load the program.
    const auto executable = pjrtlite::Executable::load_file(client, program);
    // 3. Bind our arrays, once. They are read and written at every run.
    pjrtlite::Plan plan(executable);
    plan.bind_input(0, x, {4});
    plan.bind_input(1, y, {4});
    plan.bind_output(0, result, {4});
    // 4. Run, as often as the time loop wants.
    plan.run();

    const auto version = client.pjrt_version();
    std::printf("C++      Plugin: %s (PJRT %d.%d, platform %s)\n", client.plugin_path().c_str(),
                static_cast<int>(version.major), static_cast<int>(version.minor), client.platform_name().c_str());
    std::printf("C++      Program: %s (%s), %s\n", program.c_str(), executable.format().c_str(),
                executable.signature().c_str());
    std::printf("C++      Output: [%.1f, %.1f, %.1f, %.1f]\n", result[0], result[1], result[2], result[3]);
    return EXIT_SUCCESS;
} catch (const pjrtlite::Error &error) {
    std::fprintf(stderr, "%s: %s\n", pjrtlite::status_name(error.status()), error.what());
    return EXIT_FAILURE;
}
