// What the C++ tests share: checks that count failures, and where the programs are.
#ifndef PJRTLITE_TESTS_CHECK_HPP
#define PJRTLITE_TESTS_CHECK_HPP

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <pjrtlite.hpp>
#include <stdexcept>
#include <string>

inline int failures = 0;

// Whether `condition` holds; the test goes on if not, so that one run shows all.
#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            std::printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
            ++failures; \
        } \
    } while (false)

// Whether `statement` throws an Error of the status PJRTLITE_STATUS_<wanted> with a message that has `part`.
#define CHECK_THROWS(wanted, part, ...) \
    do { \
        try { \
            __VA_ARGS__; \
            std::printf("%s:%d: threw nothing: %s\n", __FILE__, __LINE__, #__VA_ARGS__); \
            ++failures; \
        } catch (const pjrtlite::Error &error) { \
            const std::string message = error.what(); \
            if (error.status() != PJRTLITE_STATUS_##wanted || message.find(part) == std::string::npos) { \
                std::printf("%s:%d: wanted %s and '%s'; got status %d and '%s'\n", __FILE__, __LINE__, #wanted, \
                            std::string(part).c_str(), static_cast<int>(error.status()), message.c_str()); \
                ++failures; \
            } \
        } \
    } while (false)

// A file of tests/programs.
inline std::string program(const std::string &name) {
    const char *folder = std::getenv("PJRTLITE_TEST_PROGRAMS");
    if (folder == nullptr) throw std::runtime_error("PJRTLITE_TEST_PROGRAMS is not set");
    return std::string(folder) + "/" + name;
}

inline std::string contents(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// Runs the test and turns what it found into an exit code.
template <class Test> int run_test(Test test) {
    try {
        test();
    } catch (const std::exception &error) {
        std::printf("ended by an exception: %s\n", error.what());
        ++failures;
    }
    if (failures == 0) std::printf("passed\n");
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif
