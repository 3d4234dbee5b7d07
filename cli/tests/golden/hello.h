/**
 * @file hello.h
 * @brief hello.
 *
 * Made by `pjrtlite wrap --c hello.pjrt`: do not edit.
 *
 * @code
 * hello *model;
 * pjrtlite_status status = hello_create(client, "hello.pjrt", NULL, &model);
 * if (status == PJRTLITE_STATUS_OK) status = hello_run(model, x, f);
 * if (status != PJRTLITE_STATUS_OK) puts(pjrtlite_last_error_message());
 * hello_destroy(model);
 * @endcode
 *
 * **Arrays** are dense, the last index is the fastest. `run` copies them. Without copies, for arrays that stay where they
 * are: `bind` once, then `step` each time. To bind again what is bound already costs next to nothing.
 *
 * **Threads**: a model is used by one thread at a time. For each further thread make another by hello_share: it runs at
 * the same time, with the same client, weights and programs. Call create, share and destroy of models that share in one
 * thread.
 *
 * **Errors**: functions give a status; pjrtlite_last_error_message tells what went wrong.
 *
 * It fits bundles whose functions have the same names, types, shapes, units, states and sizes, whatever their weights:
 * hello_create refuses others.
 */
#ifndef HELLO_H
#define HELLO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <pjrtlite.h>

#ifdef __cplusplus
extern "C" {
#endif

/**  Used by one thread at a time. */
typedef struct hello hello;

/** How a model is made; zeros, or NULL for all of it, are the defaults. */
typedef struct hello_options {
    /** A .npz or safetensors file with other weights than the bundle's. */
    const char *weights;
    /** The device to run on. */
    size_t device;
    /** Options for loading programs, or NULL. With them, "pjrtlite.device" is the same as `device`. */
    const pjrtlite_options *load;
} hello_options;

/**
 * Opens the bundle. Programs are compiled when they are first needed, or by hello_load.
 *
 * @param[in]  client   The client, which must live until the model is destroyed.
 * @param[in]  path     The file.
 * @param[in]  options  How, or NULL. Its options for loading must live as long as the model.
 * @param[out] self     The model; NULL if this fails. Destroy it by hello_destroy.
 */
pjrtlite_status hello_create(const pjrtlite_client *client, const char *path, const hello_options *options,
    hello **self);

/**
 * Makes a model that runs beside another one, in another thread: with its client, weights, and the programs that it has
 * loaded. What it has bound is not shared.
 *
 * @param[in]  self   The other model.
 * @param[out] other  The new one; NULL if this fails. Destroy it by hello_destroy.
 */
pjrtlite_status hello_share(const hello *self, hello **other);

/** Lets go of all that a model has; what others share with it stays. NULL is nothing. */
void hello_destroy(hello *self);

/**
 * Loads all programs that hello_run… takes, of each function and size, so that no later call compiles one.
 *
 * hello_load_… loads those of one function. Where it has several sizes, they are arguments; 0 is each of them.
 */
pjrtlite_status hello_load(hello *self);
pjrtlite_status hello_load_hello(hello *self);

/**
 * hello.
 *
 * @param[in]     self  The model.
 * @param[in]     x  [4] x
 * @param[out]    f  [4] f
 */
pjrtlite_status hello_run(hello *self, const float *x, float *f);

/**
 * Ties hello to arrays that stay where they are: each hello_step reads and writes them, without a copy where they
 * start at a multiple of 64 bytes, as those of pjrtlite_alloc do.
 */
pjrtlite_status hello_bind(hello *self, const float *x, float *f);

/** Runs hello on the arrays that hello_bind was given. */
pjrtlite_status hello_step(hello *self);

#ifdef __cplusplus
}
#endif
#endif
