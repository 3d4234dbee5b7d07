/* Made by `pjrtlite wrap --c hello.pjrt`: do not edit. hello.h tells how it is used. */
#include "hello.h"

#include <stdio.h>
#include <string.h>

enum { hello_core_MOST_AXES = 1, hello_core_MOST_ARGUMENTS = 2, hello_core_FUNCTIONS = 1 };

/* An argument of a function. */
typedef struct hello_core_argument {
    const char *name;  /* in a single program, else empty */
    const char *label; /* what the caller knows it by */
    pjrtlite_dtype dtype;
    size_t size; /* of an element */
    size_t rank;
    int64_t dims[hello_core_MOST_AXES]; /* slowest first; -1 - k for extent k */
    int rows;                       /* the axis of the rows, or -1 */
    int input;                      /* which input it is, or -1 */
    int output;                     /* which output, or -1; a state is both */
} hello_core_argument;

typedef struct hello_core_function {
    const char *name;
    const char *suffix; /* of its procedures */
    const char *load;   /* the same, of the one that loads it */
    const char *hash;   /* of what it looks like */
    size_t arguments, extents, programs;
    int rows; /* the extent of the rows, or -1 */
    const hello_core_argument *argument;
    const char *const *extent; /* names */
    const int64_t *sizes;      /* of each program, its extents */
} hello_core_function;

/* A loaded program; models that share count themselves. */
typedef struct hello_core_program {
    pjrtlite_executable *executable;
    size_t users;
} hello_core_program;

typedef struct hello_core_slot {
    hello_core_program *program;
    pjrtlite_plan *plan; /* of what run copies to and from */
    void *memory[hello_core_MOST_ARGUMENTS];
} hello_core_slot;

/* What models that share have in common. */
typedef struct hello_core_common {
    const pjrtlite_client *client;
    pjrtlite_bundle *bundle;
    pjrtlite_options *own;       /* for programs, made here */
    const pjrtlite_options *load; /* for programs, given or made here */
    size_t device;
    int64_t block_size;
    size_t users;
} hello_core_common;

/* What is bound: a plan for a program, and where its arguments are. */
typedef struct hello_core_bound {
    pjrtlite_plan *plan;
    size_t program;
    const void *address[hello_core_MOST_ARGUMENTS];
} hello_core_bound;

/* An array of the caller. */
typedef struct hello_core_array {
    const void *in;
    void *out;
    const ptrdiff_t *strides; /* in bytes; none of a dense one */
} hello_core_array;

struct hello {
    hello_core_common *common;
    hello_core_slot *slots[hello_core_FUNCTIONS];
    hello_core_bound bound[hello_core_FUNCTIONS];
};

static const hello_core_function *hello_core_functions(void) {
    static const hello_core_argument arguments_0[] = {
        {"", "x", PJRTLITE_DTYPE_F32, 4, 1, {4}, -1, 0, -1},
        {"", "f", PJRTLITE_DTYPE_F32, 4, 1, {4}, -1, -1, 0},
    };
    static const hello_core_function all[] = {
        {"hello", "", "_hello", "e6bf9fb340a039a5fd1bcda47bdf0c77", 2, 0, 1, -1, arguments_0, NULL, NULL},
    };
    return all;
}

/* Fails with a message that begins with what was called. */
static pjrtlite_status hello_core_fail(pjrtlite_status status, const char *procedure, const char *suffix,
    const char *text) {
    const char *const parts[] = {"hello_", procedure, suffix, ": ", text};
    size_t size = 1, at = 0;
    void *memory = NULL;
    for (size_t i = 0; i < 5; ++i) size += strlen(parts[i]);
    if (pjrtlite_alloc(size, &memory) != PJRTLITE_STATUS_OK) return status;
    char *message = (char *)(memory);
    for (size_t i = 0; i < 5; ++i) {
        memcpy(message + at, parts[i], strlen(parts[i]));
        at += strlen(parts[i]);
    }
    message[at] = '\0';
    status = pjrtlite_fail(status, message);
    pjrtlite_free(memory);
    return status;
}

/* Gives a status back, and says before the library's message what was called. */
static pjrtlite_status hello_core_told(pjrtlite_status status, const char *procedure, const char *suffix) {
    return status == PJRTLITE_STATUS_OK ? status : hello_core_fail(status, procedure, suffix,
        pjrtlite_last_error_message());
}

static pjrtlite_status hello_core_no_model(const char *procedure, const char *suffix) {
    return hello_core_fail(PJRTLITE_STATUS_NULL_ARGUMENT, procedure, suffix, "the argument 'self' is NULL; make the model by hello_create");
}

/* Memory of zeros. */
static pjrtlite_status hello_core_zeros(size_t size, void **memory) {
    const pjrtlite_status status = pjrtlite_alloc(size > 0 ? size : 1, memory);
    if (status == PJRTLITE_STATUS_OK) memset(*memory, 0, size > 0 ? size : 1);
    return status;
}

static void hello_core_release(hello_core_program *program) {
    if (program == NULL || --program->users > 0) return;
    pjrtlite_executable_destroy(program->executable);
    pjrtlite_free(program);
}

static void hello_core_clear(hello_core_slot *slot) {
    pjrtlite_plan_destroy(slot->plan);
    slot->plan = NULL;
    for (size_t i = 0; i < hello_core_MOST_ARGUMENTS; ++i) {
        pjrtlite_free(slot->memory[i]);
        slot->memory[i] = NULL;
    }
}

static void hello_core_destroy(hello *self) {
    if (self == NULL) return;
    for (size_t f = 0; f < hello_core_FUNCTIONS; ++f) {
        pjrtlite_plan_destroy(self->bound[f].plan);
        for (size_t k = 0; self->slots[f] != NULL && k < hello_core_functions()[f].programs; ++k) {
            hello_core_clear(&self->slots[f][k]);
            hello_core_release(self->slots[f][k].program);
        }
        pjrtlite_free(self->slots[f]);
    }
    hello_core_common *common = self->common;
    if (common != NULL && --common->users == 0) {
        pjrtlite_bundle_destroy(common->bundle);
        pjrtlite_options_destroy(common->own);
        pjrtlite_free(common);
    }
    pjrtlite_free(self);
}

/* A model without programs, of what others may have in common with it. */
static pjrtlite_status hello_core_make(hello_core_common *common, hello **made) {
    void *memory = NULL;
    pjrtlite_status status = hello_core_zeros(sizeof(hello), &memory);
    if (status != PJRTLITE_STATUS_OK) return status;
    hello *self = (hello *)(memory);
    self->common = common;
    common->users++;
    for (size_t f = 0; f < hello_core_FUNCTIONS; ++f) {
        status = hello_core_zeros(hello_core_functions()[f].programs * sizeof(hello_core_slot), &memory);
        if (status != PJRTLITE_STATUS_OK) {
            hello_core_destroy(self);
            return status;
        }
        self->slots[f] = (hello_core_slot *)(memory);
    }
    *made = self;
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status hello_core_keep(hello_core_slot *slot, pjrtlite_executable *executable) {
    void *memory = NULL;
    const pjrtlite_status status = hello_core_zeros(sizeof(hello_core_program), &memory);
    if (status != PJRTLITE_STATUS_OK) {
        pjrtlite_executable_destroy(executable);
        return status;
    }
    slot->program = (hello_core_program *)(memory);
    slot->program->executable = executable;
    slot->program->users = 1;
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status hello_core_open(hello_core_common *common, const char *path, const char *weights) {
    char wanted[46] = "";
    pjrtlite_options *options = NULL;
    for (size_t f = 0; f < hello_core_FUNCTIONS; ++f) {
        const hello_core_function *function = &hello_core_functions()[f];
        const size_t at = strlen(wanted);
        snprintf(wanted + at, sizeof wanted - at, "%s=%s,", function->name, function->hash);
    }
    pjrtlite_status status = pjrtlite_options_create(&options);
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_options_set_string(options, "pjrtlite.interface", wanted);
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_bundle_open(path, options, &common->bundle);
    pjrtlite_options_destroy(options);
    if (status == PJRTLITE_STATUS_OK && weights != NULL && *weights != '\0') {
        pjrtlite_bundle *other = NULL;
        status = pjrtlite_bundle_with_weights(common->bundle, weights, &other);
        pjrtlite_bundle_destroy(common->bundle);
        common->bundle = other;
    }
    return status;
}

static pjrtlite_status hello_core_create(const pjrtlite_client *client, const char *path, const char *weights,
    size_t device,
                                int64_t block_size, const pjrtlite_options *load, hello **made) {
    if (made == NULL) return pjrtlite_fail(PJRTLITE_STATUS_NULL_ARGUMENT, "the argument 'self' is NULL; it must point to a place for the model");
    void *memory = NULL;
    hello *self = NULL;
    *made = NULL;
    pjrtlite_status status = hello_core_zeros(sizeof(hello_core_common), &memory);
    if (status != PJRTLITE_STATUS_OK) return status;
    hello_core_common *common = (hello_core_common *)(memory);
    common->client = client;
    common->device = device;
    common->block_size = block_size;
    common->load = load;
    status = hello_core_make(common, &self);
    if (status != PJRTLITE_STATUS_OK) {
        if (common->users == 0) pjrtlite_free(common);
        return status;
    }
    if (load == NULL && device != 0) {
        status = pjrtlite_options_create(&common->own);
        if (status == PJRTLITE_STATUS_OK) {
            status = pjrtlite_options_set_int(common->own, "pjrtlite.device", (int64_t)(device));
        }
        common->load = common->own;
    }
    size_t devices = 0; /* tells of a client that is missing */
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_client_device_count(client, &devices);
    if (status == PJRTLITE_STATUS_OK) status = hello_core_open(common, path, weights);
    if (status != PJRTLITE_STATUS_OK) {
        hello_core_destroy(self);
        return status;
    }
    *made = self;
    return status;
}

static pjrtlite_status hello_core_share(const hello *self, hello **other) {
    if (other == NULL) return hello_core_fail(PJRTLITE_STATUS_NULL_ARGUMENT, "share", "", "the argument 'other' is NULL; it must point to a place for the model");
    *other = NULL;
    if (self == NULL) return hello_core_no_model("share", "");
    hello *made = NULL;
    const pjrtlite_status status = hello_core_make(self->common, &made);
    if (status != PJRTLITE_STATUS_OK) return hello_core_told(status, "share", "");
    for (size_t f = 0; f < hello_core_FUNCTIONS; ++f) {
        for (size_t k = 0; k < hello_core_functions()[f].programs; ++k) {
            hello_core_program *program = self->slots[f][k].program;
            made->slots[f][k].program = program;
            if (program != NULL) program->users++;
        }
    }
    *other = made;
    return status;
}

/* Which program serves these extents, or that there is none. Of the extent `rows`, if it is one, it is the size that is
   wanted, or, for 0, the largest that there is. */
static size_t hello_core_find(const hello_core_function *function, const int64_t *wanted, int rows) {
    size_t found = function->programs;
    for (size_t k = 0; k < function->programs; ++k) {
        const int64_t *sizes = function->sizes + k * function->extents;
        int fits = 1;
        for (size_t e = 0; e < function->extents; ++e) {
            const int is_free = (int)(e) == rows && wanted[e] == 0;
            if (sizes[e] != wanted[e] && !is_free) fits = 0;
        }
        if (!fits) continue;
        if (found == function->programs || (rows >= 0 && sizes[rows] > function->sizes[found * function->extents + (size_t)(rows)])) found = k;
    }
    return found;
}

/* Loads a program, if it is not there. Sizes that there are not are told of by the library; 0 is left out. */
static pjrtlite_status hello_core_load(hello *self, size_t f, size_t k, const int64_t *wanted) {
    const hello_core_function *function = &hello_core_functions()[f];
    if (k < function->programs && self->slots[f][k].program != NULL) return PJRTLITE_STATUS_OK;
    char sizes[64] = "";
    for (size_t e = 0; e < function->extents; ++e) {
        const size_t at = strlen(sizes);
        if (wanted[e] == 0 && k >= function->programs) continue;
        const int written = snprintf(sizes + at, sizeof sizes - at, "%s%s=%lld", at > 0 ? "," : "", function->extent[e],
                                     (long long)(wanted[e]));
        if (written < 0 || (size_t)(written) >= sizeof sizes - at) return pjrtlite_fail(PJRTLITE_STATUS_INTERNAL, "the sizes are too long a text");
    }
    pjrtlite_executable *executable = NULL;
    const pjrtlite_status status = pjrtlite_bundle_load(self->common->bundle, self->common->client,
        function->name, sizes,
                                                        self->common->load, &executable);
    if (status != PJRTLITE_STATUS_OK) return status;
    if (k >= function->programs) {
        pjrtlite_executable_destroy(executable);
        return pjrtlite_fail(PJRTLITE_STATUS_INTERNAL, "the bundle has sizes that it had not when it was wrapped");
    }
    return hello_core_keep(&self->slots[f][k], executable);
}

/* Loads the programs that have these sizes, where 0 is each size that there is; of rows, that which run takes. */
static pjrtlite_status hello_core_load_some(hello *self, size_t f, const int64_t *wanted) {
    const hello_core_function *function = &hello_core_functions()[f];
    int64_t sizes[1] = {0};
    int any = 0;
    for (size_t k = 0; k < function->programs; ++k) {
        int fits = 1;
        for (size_t e = 0; e < function->extents; ++e) {
            sizes[e] = function->sizes[k * function->extents + e];
            if (wanted[e] != 0 && wanted[e] != sizes[e]) fits = 0;
        }
        if (fits && function->rows >= 0 && wanted[function->rows] == 0) {
            const int64_t rows = sizes[function->rows];
            sizes[function->rows] = self->common->block_size;
            if (hello_core_find(function, sizes, function->rows) != k) fits = 0;
            sizes[function->rows] = rows;
        }
        if (!fits) continue;
        const pjrtlite_status status = hello_core_load(self, f, k, sizes);
        if (status != PJRTLITE_STATUS_OK) return status;
        any = 1;
    }
    if (any) return PJRTLITE_STATUS_OK;
    for (size_t e = 0; e < function->extents; ++e) sizes[e] = wanted[e];
    if (function->rows >= 0 && sizes[function->rows] == 0) sizes[function->rows] = self->common->block_size;
    return hello_core_load(self, f, function->programs, sizes);
}


static pjrtlite_status hello_core_load_function(hello *self, size_t f, const int64_t *wanted) {
    const char *suffix = hello_core_functions()[f].load;
    if (self == NULL) return hello_core_no_model("load", suffix);
    return hello_core_told(hello_core_load_some(self, f, wanted), "load", suffix);
}

static pjrtlite_status hello_core_load_all(hello *self) {
    const int64_t each[1] = {0};
    if (self == NULL) return hello_core_no_model("load", "");
    for (size_t f = 0; f < hello_core_FUNCTIONS; ++f) {
        const pjrtlite_status status = hello_core_load_some(self, f, each);
        if (status != PJRTLITE_STATUS_OK) return hello_core_told(status, "load", "");
    }
    return PJRTLITE_STATUS_OK;
}

static int64_t hello_core_extent(const hello_core_argument *argument, size_t axis, const int64_t *extents) {
    const int64_t dim = argument->dims[axis];
    return dim >= 0 ? dim : extents[-1 - dim];
}

/* Binds an argument to memory. */
static pjrtlite_status hello_core_tie(pjrtlite_plan *plan, const hello_core_argument *argument,
    const hello_core_array *array,
                             const int64_t *extents) {
    int64_t dims[hello_core_MOST_AXES] = {0};
    for (size_t axis = 0; axis < argument->rank; ++axis) dims[axis] = hello_core_extent(argument, axis,
        extents);
    size_t input = (size_t)(argument->input < 0 ? 0 : argument->input);
    size_t output = (size_t)(argument->output < 0 ? 0 : argument->output);
    if (argument->input >= 0 && argument->output >= 0) {
        return pjrtlite_plan_bind_inout(plan, input, output, array->out, argument->dtype, dims,
            argument->rank);
    }
    if (argument->input >= 0) return pjrtlite_plan_bind_input(plan, input, array->in, argument->dtype, dims,
        argument->rank);
    return pjrtlite_plan_bind_output(plan, output, array->out, argument->dtype, dims, argument->rank);
}

/* Makes the plan that run copies to and from, if it is not there. */
static pjrtlite_status hello_core_ready(hello *self, size_t f, size_t k, const int64_t *wanted) {
    const hello_core_function *function = &hello_core_functions()[f];
    if (k < function->programs && self->slots[f][k].plan != NULL) return PJRTLITE_STATUS_OK;
    pjrtlite_status status = hello_core_load(self, f, k, wanted);
    if (status != PJRTLITE_STATUS_OK) return status;
    hello_core_slot *slot = &self->slots[f][k];
    status = pjrtlite_plan_create(slot->program->executable, self->common->device, &slot->plan);
    for (size_t i = 0; i < function->arguments && status == PJRTLITE_STATUS_OK; ++i) {
        const hello_core_argument *argument = &function->argument[i];
        size_t size = argument->size;
        for (size_t axis = 0; axis < argument->rank; ++axis) size *= (size_t)(hello_core_extent(argument,
            axis, wanted));
        status = hello_core_zeros(size, &slot->memory[i]);
        const hello_core_array array = {slot->memory[i], slot->memory[i], NULL};
        if (status == PJRTLITE_STATUS_OK) status = hello_core_tie(slot->plan, argument, &array, wanted);
    }
    if (status != PJRTLITE_STATUS_OK) hello_core_clear(slot);
    return status;
}

/* Strides of a dense array, in bytes; gives its size. */
static size_t hello_core_dense(const hello_core_argument *argument, const int64_t *extents,
    ptrdiff_t *strides) {
    size_t size = argument->size;
    for (size_t axis = argument->rank; axis-- > 0;) {
        strides[axis] = (ptrdiff_t)(size);
        size *= (size_t)(hello_core_extent(argument, axis, extents));
    }
    return size;
}

/* Copies an array whose parts may lie anywhere. */
static void hello_core_copy(char *to, const ptrdiff_t *to_strides, const char *from,
    const ptrdiff_t *from_strides,
                   const int64_t *dims, size_t rank, size_t size) {
    size_t whole = size;
    int is_dense = 1;
    for (size_t axis = rank; axis-- > 0;) {
        const ptrdiff_t dense = (ptrdiff_t)(whole);
        if (dims[axis] != 1 && (to_strides[axis] != dense || from_strides[axis] != dense)) is_dense = 0;
        whole *= (size_t)(dims[axis]);
    }
    if (whole == 0) return;
    if (is_dense) {
        memcpy(to, from, whole);
        return;
    }
    for (int64_t i = 0; i < dims[0]; ++i) {
        hello_core_copy(to + i * to_strides[0], to_strides + 1, from + i * from_strides[0], from_strides + 1,
            dims + 1, rank - 1, size);
    }
}

/* Copies rows at `at` of an array to or from the beginning of the memory of a block. */
static void hello_core_move(const hello_core_argument *argument, const hello_core_array *array,
    const int64_t *extents, const int64_t *block,
                   void *memory, int64_t at, int64_t rows, int is_input) {
    ptrdiff_t theirs[hello_core_MOST_AXES + 1] = {0}, ours[hello_core_MOST_AXES + 1] = {0};
    int64_t dims[hello_core_MOST_AXES + 1] = {0};
    hello_core_dense(argument, extents, theirs);
    hello_core_dense(argument, block, ours);
    for (size_t axis = 0; axis < argument->rank; ++axis) {
        dims[axis] = hello_core_extent(argument, axis, extents);
        if (array->strides != NULL) theirs[axis] = array->strides[axis];
    }
    ptrdiff_t offset = 0;
    if (argument->rows >= 0) {
        dims[argument->rows] = rows;
        offset = (ptrdiff_t)(at) * theirs[argument->rows];
    }
    char *block_bytes = (char *)(memory);
    if (!is_input) {
        hello_core_copy((char *)(array->out) + offset, theirs, block_bytes, ours, dims, argument->rank,
            argument->size);
        return;
    }
    hello_core_copy(block_bytes, ours, (const char *)(array->in) + offset, theirs, dims, argument->rank,
        argument->size);
    if (argument->rows < 0) return;
    /* The rest of the last block are copies of its last row: numbers that the program takes. */
    const ptrdiff_t stride = ours[argument->rows];
    dims[argument->rows] = 1;
    for (int64_t row = rows; row < hello_core_extent(argument, (size_t)(argument->rows), block); ++row) {
        hello_core_copy(block_bytes + row * stride, ours, block_bytes + (rows - 1) * stride, ours, dims,
            argument->rank, argument->size);
    }
}

/* Fails if an array with elements is missing. */
static pjrtlite_status hello_core_given(const hello_core_function *function, const hello_core_array *arrays,
    const int64_t *extents) {
    for (size_t i = 0; i < function->arguments; ++i) {
        const hello_core_argument *argument = &function->argument[i];
        ptrdiff_t strides[hello_core_MOST_AXES + 1] = {0};
        if (argument->input >= 0 ? arrays[i].in != NULL : arrays[i].out != NULL) continue;
        const size_t size = hello_core_dense(argument, extents, strides);
        if (size == 0) continue;
        char message[200];
        snprintf(message, sizeof message, "the argument '%s' is NULL; it must point to an array of %llu elements of type %s",
                 argument->label, (unsigned long long)(size / argument->size),
                     pjrtlite_dtype_name(argument->dtype));
        return pjrtlite_fail(PJRTLITE_STATUS_NULL_ARGUMENT, message);
    }
    return PJRTLITE_STATUS_OK;
}

static pjrtlite_status hello_core_run_blocks(hello *self, size_t f, const int64_t *extents,
    const hello_core_array *arrays) {
    const hello_core_function *function = &hello_core_functions()[f];
    int64_t wanted[1] = {0};
    for (size_t e = 0; e < function->extents; ++e) wanted[e] = extents[e];
    if (function->rows >= 0) wanted[function->rows] = self->common->block_size;
    const size_t k = function->extents > 0 ? hello_core_find(function, wanted, function->rows) : 0;
    for (size_t e = 0; e < function->extents && k < function->programs; ++e) wanted[e] = function->sizes[k * function->extents + e];
    pjrtlite_status status = hello_core_given(function, arrays, extents);
    if (status == PJRTLITE_STATUS_OK) status = hello_core_ready(self, f, k, wanted);
    if (status != PJRTLITE_STATUS_OK) return status;
    hello_core_slot *slot = &self->slots[f][k];
    const int64_t all = function->rows >= 0 ? extents[function->rows] : 1;
    const int64_t block = function->rows >= 0 ? wanted[function->rows] : 1;
    for (int64_t at = 0; at < all && status == PJRTLITE_STATUS_OK; at += block) {
        const int64_t here = all - at < block ? all - at : block;
        for (size_t i = 0; i < function->arguments; ++i) {
            const hello_core_argument *argument = &function->argument[i];
            if (argument->input >= 0) hello_core_move(argument, &arrays[i], extents, wanted, slot->memory[i],
                at, here, 1);
        }
        status = pjrtlite_plan_run(slot->plan);
        for (size_t i = 0; i < function->arguments && status == PJRTLITE_STATUS_OK; ++i) {
            const hello_core_argument *argument = &function->argument[i];
            if (argument->output >= 0) hello_core_move(argument, &arrays[i], extents, wanted, slot->memory[i],
                at, here, 0);
        }
    }
    return status;
}

static pjrtlite_status hello_core_run(hello *self, size_t f, const int64_t *extents,
    const hello_core_array *arrays) {
    const char *suffix = hello_core_functions()[f].suffix;
    if (self == NULL) return hello_core_no_model("run", suffix);
    return hello_core_told(hello_core_run_blocks(self, f, extents, arrays), "run", suffix);
}

static const void *hello_core_address(const hello_core_array *array) {
    return array->in != NULL ? array->in : array->out;
}

/* Binds a plan to arrays: all of them, or, of one that is bound already, those that are elsewhere now. */
static pjrtlite_status hello_core_rebind(hello *self, size_t f, const int64_t *extents,
    const hello_core_array *arrays, int all) {
    hello_core_bound *bound = &self->bound[f];
    const hello_core_function *function = &hello_core_functions()[f];
    pjrtlite_status status = PJRTLITE_STATUS_OK;
    for (size_t i = 0; i < function->arguments && status == PJRTLITE_STATUS_OK; ++i) {
        const void *address = hello_core_address(&arrays[i]);
        if (!all && address == bound->address[i]) continue;
        status = hello_core_tie(bound->plan, &function->argument[i], &arrays[i], extents);
        bound->address[i] = address;
    }
    return status;
}

static pjrtlite_status hello_core_bind_anew(hello *self, size_t f, size_t k, const int64_t *extents,
    const hello_core_array *arrays) {
    hello_core_bound *bound = &self->bound[f];
    pjrtlite_plan_destroy(bound->plan);
    bound->plan = NULL;
    bound->program = k;
    pjrtlite_status status = hello_core_given(hello_core_functions() + f, arrays, extents);
    if (status == PJRTLITE_STATUS_OK) status = hello_core_load(self, f, k, extents);
    if (status != PJRTLITE_STATUS_OK) return status;
    status = pjrtlite_plan_create(self->slots[f][k].program->executable, self->common->device, &bound->plan);
    if (status == PJRTLITE_STATUS_OK) status = hello_core_rebind(self, f, extents, arrays, 1);
    if (status != PJRTLITE_STATUS_OK) {
        pjrtlite_plan_destroy(bound->plan);
        bound->plan = NULL;
    }
    return status;
}

static pjrtlite_status hello_core_bind(hello *self, size_t f, const int64_t *extents,
    const hello_core_array *arrays) {
    const hello_core_function *function = &hello_core_functions()[f];
    if (self == NULL) return hello_core_no_model("bind", function->suffix);
    const size_t k = function->extents > 0 ? hello_core_find(function, extents, -1) : 0;
    const hello_core_bound *bound = &self->bound[f];
    if (bound->plan != NULL && bound->program == k) {
        int is_given = 1;
        for (size_t i = 0; i < function->arguments; ++i) {
            const void *address = hello_core_address(&arrays[i]);
            if (address == NULL && bound->address[i] != NULL) is_given = 0;
        }
        if (is_given && hello_core_rebind(self, f, extents, arrays,
            0) == PJRTLITE_STATUS_OK) return PJRTLITE_STATUS_OK;
        /* Two outputs that change places overlap meanwhile. */
    }
    return hello_core_told(hello_core_bind_anew(self, f, k, extents, arrays), "bind", function->suffix);
}

static pjrtlite_status hello_core_step(hello *self, size_t f) {
    const char *suffix = hello_core_functions()[f].suffix;
    if (self == NULL) return hello_core_no_model("step", suffix);
    if (self->bound[f].plan == NULL) return hello_core_fail(PJRTLITE_STATUS_NULL_ARGUMENT, "step", suffix, "nothing is bound; call bind first");
    return hello_core_told(pjrtlite_plan_run(self->bound[f].plan), "step", suffix);
}
pjrtlite_status hello_create(const pjrtlite_client *client, const char *path, const hello_options *options,
    hello **self) {
    const hello_options zeros = {0}, *how = options != NULL ? options : &zeros;
    return hello_core_told(hello_core_create(client, path, how->weights, how->device, 0, how->load, self), "create", "");
}

pjrtlite_status hello_share(const hello *self, hello **other) {
    return hello_core_share(self, other);
}

void hello_destroy(hello *self) { hello_core_destroy(self); }

pjrtlite_status hello_load(hello *self) { return hello_core_load_all(self); }

pjrtlite_status hello_load_hello(hello *self) {
    const int64_t wanted[] = {0};
    return hello_core_load_function(self, 0, wanted);
}

pjrtlite_status hello_run(hello *self, const float *x, float *f) {
    const hello_core_array arrays[] = {
        {x, NULL, NULL},
        {NULL, f, NULL},
    };
    return hello_core_run(self, 0, NULL, arrays);
}

pjrtlite_status hello_bind(hello *self, const float *x, float *f) {
    const hello_core_array arrays[] = {
        {x, NULL, NULL},
        {NULL, f, NULL},
    };
    return hello_core_bind(self, 0, NULL, arrays);
}

pjrtlite_status hello_step(hello *self) { return hello_core_step(self, 0); }
