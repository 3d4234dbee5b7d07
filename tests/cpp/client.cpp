// A client and what it knows of its plugin and devices.
#include <cstring>
#include <string>
#include <utility>

#include "check.hpp"

using pjrtlite::Client;

int main() {
    return run_test([] {
        const Client client("cpu");
        const std::string path = client.plugin_path();
        CHECK(path.find("pjrt_c_api_cpu_plugin.so") != std::string::npos);
        // Opened by its path it is the same plugin.
        CHECK(Client(path).plugin_path() == path);

        // Of a list the first is taken that can be had.
        CHECK(Client("none,cpu").plugin_path() == path);
        CHECK(Client("cpu,none").plugin_path() == path);
        CHECK_THROWS(PLUGIN_NOT_FOUND, "'nothing': PLUGIN_NOT_FOUND", Client("none,nothing"));

        // The folder's name says the version: cpu (115), cpu-0.106, cpu-0.81.
        const auto version = client.pjrt_version();
        const std::size_t dash = path.rfind("/cpu-0.");
        CHECK(version.major == 0);
        const int minor = dash == std::string::npos ? 115 : std::atoi(path.c_str() + dash + std::strlen("/cpu-0."));
        CHECK(version.minor == minor);

        CHECK(client.platform_name() == "cpu");
        CHECK(!client.platform_version().empty());

        bool knows_stablehlo = false;
        for (std::size_t i = 0; i < client.attribute_count(); ++i) {
            const auto attribute = client.attribute(i);
            knows_stablehlo |= attribute.name == "stablehlo_current_version" && !attribute.value.empty();
        }
        CHECK(knows_stablehlo);
        CHECK_THROWS(INDEX_OUT_OF_RANGE, "", client.attribute(client.attribute_count()));

        // 5 is the FFI extension, which all three have; nobody has this many.
        CHECK(client.has_extension(5));
        CHECK(!client.has_extension(1000000));

        CHECK(client.device_count() >= 1);
        CHECK(client.global_device_count() == client.device_count() && client.process_index() == 0);
        for (std::size_t device = 0; device < client.device_count(); ++device) {
            CHECK(client.device_id(device) == static_cast<std::int32_t>(device));
            CHECK(client.device_kind(device) == "cpu");
            CHECK(!client.device_description(device).empty());
            CHECK(!client.device_memory_kind(device).empty());
        }
        // No CPU plugin counts the bytes of its memory.
        try {
            const auto stats = client.device_memory_stats(0);
            CHECK(stats.bytes_in_use >= -1 && stats.peak_bytes_in_use >= -1 && stats.bytes_limit >= -1);
        } catch (const pjrtlite::Error &error) {
            CHECK(error.status() == PJRTLITE_STATUS_UNIMPLEMENTED ||
                  error.status() == PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN);
        }

        // No launcher, or a known one.
        for (const char *name : {"OMPI_COMM_WORLD_LOCAL_RANK", "PALS_LOCAL_RANKID", "FLUX_TASK_LOCAL_ID"}) unsetenv(name);
        setenv("MPI_LOCALRANKID", "5", 1);
        setenv("MPI_LOCALNRANKS", "6", 1);
        const auto local = pjrtlite::local_rank();
        CHECK(local.rank == 5 && local.size == 6);
        CHECK(client.local_device() == 5 % client.device_count());

        // Code over the library fails as it does.
        try {
            pjrtlite::fail(PJRTLITE_STATUS_TIMED_OUT, "no answer");
        } catch (const pjrtlite::Error &error) {
            CHECK(error.status() == PJRTLITE_STATUS_TIMED_OUT && std::string(error.what()) == "no answer");
            CHECK(std::strcmp(pjrtlite_last_error_message(), "no answer") == 0);
        }

        // The library's own messages, by the level of the environment.
        setenv("PJRTLITE_LOG", "3", 1);
        int messages = 0, level = 0;
        pjrtlite::set_log_callback([&](int of, const char *message) {
            messages += std::strstr(message, "made a client") != nullptr;
            level = of;
            throw 1;
        });
        const Client heard("cpu");
        pjrtlite::set_log_callback(nullptr);
        unsetenv("PJRTLITE_LOG");
        const Client unheard("cpu");
        CHECK(messages == 1 && level == 3);
    });
}
