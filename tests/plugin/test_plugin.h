/* What C tests ask of the test plugin, beside what they ask of pjrtlite. README.md has the words.
   Include <check.h> first. Link with the system's loader (dl). */
#ifndef PJRTLITE_TEST_PLUGIN_H
#define PJRTLITE_TEST_PLUGIN_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct test_plugin {
    /* Follows settings. NULL, or what is wrong with them, until the next call. */
    const char *(*set)(const char *spec);
    /* How many there are of a kind; -1 if there is no such kind. */
    int64_t (*live)(const char *kind);
    /* Waits for what goes on by itself, and tells what there is then: "" if nothing. Until the next call. */
    const char *(*leaks)(void);
    /* Waits until nothing more is done by itself. */
    void (*settle)(void);
    /* Does up to so much work that is held, and tells how much it did. */
    size_t (*step)(size_t count);
    /* The name of a function that can be told how to fail; NULL past the last. */
    const char *(*function)(size_t index);
    /* How often a function of the table was called. */
    uint64_t (*calls)(const char *function);
    /* Counts calls from zero again. */
    void (*reset_calls)(void);
    /* Device memory, which the host cannot touch; NULL if there is none left. */
    void *(*device_alloc)(int device, size_t size);
    void (*device_free)(void *memory);
    void (*device_write)(void *target, const void *source, size_t size);
    void (*device_read)(void *target, const void *source, size_t size);
    /* The stream that the last view of device memory was made with. */
    intptr_t (*last_stream)(void);
};

/* Opens the plugin that the name "test" finds, which is in a folder of PJRTLITE_PLUGIN_PATH. */
static inline struct test_plugin open_test_plugin(void) {
    struct test_plugin plugin;
    char path[4096];
    const char *folder = getenv("PJRTLITE_PLUGIN_PATH");
    snprintf(path, sizeof path, "%s/pjrt_c_api_test_plugin.so", folder == NULL ? "." : folder);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        printf("%s\n", dlerror());
        exit(EXIT_FAILURE);
    }
    /* ISO C has no cast from an object's address to a function's. */
#define TEST_PLUGIN_FUNCTION(name)                                        \
    do {                                                                  \
        void *function = dlsym(library, "test_plugin_" #name);            \
        if (function == NULL) {                                           \
            printf("the test plugin lacks test_plugin_%s\n", #name);      \
            exit(EXIT_FAILURE);                                           \
        }                                                                 \
        memcpy(&plugin.name, &function, sizeof function);                 \
    } while (0)
    TEST_PLUGIN_FUNCTION(set);
    TEST_PLUGIN_FUNCTION(live);
    TEST_PLUGIN_FUNCTION(leaks);
    TEST_PLUGIN_FUNCTION(settle);
    TEST_PLUGIN_FUNCTION(step);
    TEST_PLUGIN_FUNCTION(function);
    TEST_PLUGIN_FUNCTION(calls);
    TEST_PLUGIN_FUNCTION(reset_calls);
    TEST_PLUGIN_FUNCTION(device_alloc);
    TEST_PLUGIN_FUNCTION(device_free);
    TEST_PLUGIN_FUNCTION(device_write);
    TEST_PLUGIN_FUNCTION(device_read);
    TEST_PLUGIN_FUNCTION(last_stream);
#undef TEST_PLUGIN_FUNCTION
    return plugin;
}

/* Follows settings, which must be right. */
static inline void set_test_plugin(const struct test_plugin *plugin, const char *spec) {
    const char *error = plugin->set(spec);
    if (error != NULL) {
        printf("settings of the test plugin: %s\n", error);
        exit(EXIT_FAILURE);
    }
}

#endif
