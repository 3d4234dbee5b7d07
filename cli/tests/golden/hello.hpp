/**
 * @file hello.hpp
 * @brief hello.
 *
 * Made by `pjrtlite wrap --cpp hello.pjrt`: do not edit. For C++11 and later.
 *
 * @code
 * hello_model::hello model(client, "hello.pjrt"); // a pjrtlite_client *, or client.get() of pjrtlite::Client
 * model.run(x, f);
 * @endcode
 *
 * **Arrays** are views: of a C array, whose extents the compiler checks; of what has data() and size(), such as std::vector,
 * whose rows are counted; or `{pointer, {n, 40}}`, with strides `{pointer, {n, 40}, {80, 2}}` in elements. `run` copies them.
 * Without copies, for dense arrays that stay where they are: `bind` once, then `step` each time. To bind again what is bound
 * already costs next to nothing.
 *
 * **Threads**: a model is used by one thread at a time. For each further thread make another by share(): it runs at the
 * same time, with the same client, weights and programs. Make and destroy models that share in one thread.
 *
 * **Errors** throw hello_model::error.
 *
 * It fits bundles whose functions have the same names, types, shapes, units, states and sizes, whatever their weights: the
 * constructor refuses others.
 */
#ifndef HELLO_HPP
#define HELLO_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include <pjrtlite.h>

namespace hello_model {

/** What every failure throws: the status, and as what() what was expected, came, and helps. */
class error : public std::runtime_error {
public:
    error(pjrtlite_status status, const std::string &message) : std::runtime_error(message),
        status_(status) {}
    /** PJRTLITE_STATUS_… */
    pjrtlite_status status() const noexcept { return status_; }

private:
    pjrtlite_status status_;
};

/** An extent of any kind of integer. */
struct extent {
    std::int64_t value; ///< the number
    /** Of a number. */
    template <class I, typename std::enable_if<std::is_integral<I>::value, int>::type = 0>
    extent(I number) : value(static_cast<std::int64_t>(number)) {}
};

/** Stands for an extent that a view tells at run time. */
constexpr std::int64_t any = -1;

/** An array of somebody else: elements, extents, and strides. Its fixed extents are in its type. */
template <class T, std::int64_t... Extents> class view {
public:
    static constexpr std::size_t rank = sizeof...(Extents); ///< the number of axes

    /** A dense array. */
    view(T *data, std::initializer_list<extent> extents) : data_(data) {
        take(extents);
        lay_out();
    }

    /** An array with strides, in elements. */
    view(T *data, std::initializer_list<extent> extents,
        std::initializer_list<extent> strides) : data_(data) {
        take(extents);
        if (strides.size() != rank) {
            wrong_ = "has " + std::to_string(rank) + " axes, and " + std::to_string(strides.size()) + " strides";
            return;
        }
        std::size_t axis = 0;
        for (const extent &stride : strides) strides_[axis++] = static_cast<std::ptrdiff_t>(stride.value) * size_of;
    }

    /** A C array, such as `float u[100][40]`. */
    template <class A, typename std::enable_if<std::is_array<A>::value && std::rank<A>::value == rank &&
                                                   std::is_convertible<typename std::remove_all_extents<A>::type (*)[], T (*)[]>::value,
                                               int>::type = 0>
    view(A &array) : data_(first(array)) {
        sizes<A, 0>(std::integral_constant<bool, (rank > 0)>());
        lay_out();
    }

    /** What has data() and size(): the first extent is counted, if it is not fixed. */
    template <class C, class D = typename std::remove_pointer<decltype(std::declval<C &>().data())>::type,
              class = decltype(std::declval<C &>().size()),
              typename std::enable_if<std::is_convertible<D (*)[], T (*)[]>::value, int>::type = 0>
    view(C &&container) : data_(container.data()) {
        std::int64_t others = 1;
        for (std::size_t axis = 1; axis < rank; ++axis) {
            if (fixed(axis) == any) {
                wrong_ = "has several extents that are free: say them, as in {u.data(), {n, m}}";
                return;
            }
            others *= fixed(axis);
        }
        const std::int64_t size = static_cast<std::int64_t>(container.size());
        for (std::size_t axis = 0; axis < rank; ++axis) extents_[axis] = fixed(axis);
        if (fixed(0) == any) extents_[0] = others > 0 ? size / others : 0;
        if (extents_[0] * others != size) {
            wrong_ = "has " + std::to_string(size) + " elements, which is no whole number of rows of " + std::to_string(others);
        }
        lay_out();
    }

    /** The same array, for reading. */
    template <class U, typename std::enable_if<std::is_same<T, const U>::value, int>::type = 0>
    view(const view<U, Extents...> &other) : data_(other.data()), wrong_(other.wrong()) {
        for (std::size_t axis = 0; axis < rank; ++axis) {
            extents_[axis] = other.size(axis);
            strides_[axis] = other.strides()[axis];
        }
    }

    T *data() const noexcept { return data_; }                                  ///< its first element
    std::int64_t size(std::size_t axis) const noexcept { return extents_[axis]; } ///< an extent
    const std::ptrdiff_t *strides() const noexcept { return strides_.data(); }  ///< in bytes

    /** What is wrong with the extents, which the function that takes the array tells; empty if nothing is. */
    const std::string &wrong() const noexcept { return wrong_; }

    /** Whether it is dense, as bind wants it. */
    bool is_dense() const noexcept {
        std::ptrdiff_t dense = size_of;
        for (std::size_t axis = rank; axis-- > 0;) {
            if (extents_[axis] != 1 && strides_[axis] != dense) return false;
            dense *= static_cast<std::ptrdiff_t>(extents_[axis]);
        }
        return true;
    }

private:
    static constexpr std::ptrdiff_t size_of = static_cast<std::ptrdiff_t>(sizeof(T));

    static std::int64_t fixed(std::size_t axis) {
        const std::array<std::int64_t, rank> all = { {Extents...} };
        return all[axis];
    }

    void take(std::initializer_list<extent> extents) {
        bool fits = extents.size() == rank;
        std::string wants, got;
        std::size_t axis = 0;
        for (const extent &one : extents) {
            got += axis > 0 ? "," : "";
            got += std::to_string(one.value);
            if (axis < rank) {
                fits = fits && (fixed(axis) == any || fixed(axis) == one.value) && one.value >= 0;
                extents_[axis] = one.value;
            }
            ++axis;
        }
        if (fits) return;
        for (axis = 0; axis < rank; ++axis) {
            wants += axis > 0 ? "," : "";
            wants += (fixed(axis) == any ? std::string("*") : std::to_string(fixed(axis)));
        }
        wrong_ = "wants the extents [" + wants + "]; got [" + got + "]";
    }

    template <class A, typename std::enable_if<std::is_array<A>::value, int>::type = 0>
    static T *first(A &array) { return first(array[0]); }
    static T *first(T &element) { return &element; }

    template <class A, std::size_t Axis> void sizes(std::true_type) {
        constexpr std::array<std::int64_t, rank> all = { {Extents...} };
        static_assert(std::get<Axis>(all) == any || std::get<Axis>(all) == static_cast<std::int64_t>(std::extent<A, Axis>::value),
                      "an array has another extent than the model wants");
        extents_[Axis] = static_cast<std::int64_t>(std::extent<A, Axis>::value);
        sizes<A, Axis + 1>(std::integral_constant<bool, (Axis + 1 < rank)>());
    }
    template <class A, std::size_t Axis> void sizes(std::false_type) {}

    void lay_out() {
        std::ptrdiff_t stride = size_of;
        for (std::size_t axis = rank; axis-- > 0;) {
            strides_[axis] = stride;
            stride *= static_cast<std::ptrdiff_t>(extents_[axis]);
        }
    }

    T *data_;
    std::array<std::int64_t, rank> extents_{};
    std::array<std::ptrdiff_t, rank> strides_{};
    std::string wrong_;
};

/** How a model is made. */
struct options {
    std::string weights;                     ///< a .npz or safetensors file with other weights than the bundle's
    std::size_t device = 0;                  ///< the device to run on
    const pjrtlite_options *load = nullptr;  ///< for loading programs; with them, "pjrtlite.device" is the same as `device`
};

namespace detail {

enum { core_MOST_AXES = 1, core_MOST_ARGUMENTS = 2, core_FUNCTIONS = 1 };

/* An argument of a function. */
typedef struct core_argument {
    const char *name;  /* in a single program, else empty */
    const char *label; /* what the caller knows it by */
    pjrtlite_dtype dtype;
    size_t size; /* of an element */
    size_t rank;
    int64_t dims[core_MOST_AXES]; /* slowest first; -1 - k for extent k */
    int rows;                       /* the axis of the rows, or -1 */
    int input;                      /* which input it is, or -1 */
    int output;                     /* which output, or -1; a state is both */
} core_argument;

typedef struct core_function {
    const char *name;
    const char *suffix; /* of its procedures */
    const char *load;   /* the same, of the one that loads it */
    const char *hash;   /* of what it looks like */
    size_t arguments, extents, programs;
    int rows; /* the extent of the rows, or -1 */
    const core_argument *argument;
    const char *const *extent; /* names */
    const int64_t *sizes;      /* of each program, its extents */
} core_function;

/* A loaded program; models that share count themselves. */
typedef struct core_program {
    pjrtlite_executable *executable;
    size_t users;
} core_program;

typedef struct core_slot {
    core_program *program;
    pjrtlite_plan *plan; /* of what run copies to and from */
    void *memory[core_MOST_ARGUMENTS];
} core_slot;

/* What models that share have in common. */
typedef struct core_common {
    const pjrtlite_client *client;
    pjrtlite_bundle *bundle;
    pjrtlite_options *own;       /* for programs, made here */
    const pjrtlite_options *load; /* for programs, given or made here */
    size_t device;
    int64_t block_size;
    size_t users;
} core_common;

/* What is bound: a plan for a program, and where its arguments are. */
typedef struct core_bound {
    pjrtlite_plan *plan;
    size_t program;
    const void *address[core_MOST_ARGUMENTS];
} core_bound;

/* An array of the caller. */
typedef struct core_array {
    const void *in;
    void *out;
    const ptrdiff_t *strides; /* in bytes; none of a dense one */
} core_array;

struct core_model {
    core_common *common;
    core_slot *slots[core_FUNCTIONS];
    core_bound bound[core_FUNCTIONS];
};

inline const core_function *core_functions(void) {
    static const core_argument arguments_0[] = {
        {"", "x", PJRTLITE_DTYPE_F32, 4, 1, {4}, -1, 0, -1},
        {"", "f", PJRTLITE_DTYPE_F32, 4, 1, {4}, -1, -1, 0},
    };
    static const core_function all[] = {
        {"hello", "", "_hello", "e6bf9fb340a039a5fd1bcda47bdf0c77", 2, 0, 1, -1, arguments_0, nullptr, nullptr},
    };
    return all;
}

/* Fails with a message that begins with what was called. */
inline pjrtlite_status core_fail(pjrtlite_status status, const char *procedure, const char *suffix,
    const char *text) {
    const char *const parts[] = {"hello::", procedure, suffix, ": ", text};
    size_t size = 1, at = 0;
    void *memory = nullptr;
    for (size_t i = 0; i < 5; ++i) size += strlen(parts[i]);
    if (pjrtlite_alloc(size, &memory) != PJRTLITE_STATUS_OK) return status;
    char *message = static_cast<char *>(memory);
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
inline pjrtlite_status core_told(pjrtlite_status status, const char *procedure, const char *suffix) {
    return status == PJRTLITE_STATUS_OK ? status : core_fail(status, procedure, suffix,
        pjrtlite_last_error_message());
}

inline pjrtlite_status core_no_model(const char *procedure, const char *suffix) {
    return core_fail(PJRTLITE_STATUS_NULL_ARGUMENT, procedure, suffix, "there is no model; it was moved away");
}

/* Memory of zeros. */
inline pjrtlite_status core_zeros(size_t size, void **memory) {
    const pjrtlite_status status = pjrtlite_alloc(size > 0 ? size : 1, memory);
    if (status == PJRTLITE_STATUS_OK) memset(*memory, 0, size > 0 ? size : 1);
    return status;
}

inline void core_release(core_program *program) {
    if (program == nullptr || --program->users > 0) return;
    pjrtlite_executable_destroy(program->executable);
    pjrtlite_free(program);
}

inline void core_clear(core_slot *slot) {
    pjrtlite_plan_destroy(slot->plan);
    slot->plan = nullptr;
    for (size_t i = 0; i < core_MOST_ARGUMENTS; ++i) {
        pjrtlite_free(slot->memory[i]);
        slot->memory[i] = nullptr;
    }
}

inline void core_destroy(core_model *self) {
    if (self == nullptr) return;
    for (size_t f = 0; f < core_FUNCTIONS; ++f) {
        pjrtlite_plan_destroy(self->bound[f].plan);
        for (size_t k = 0; self->slots[f] != nullptr && k < core_functions()[f].programs; ++k) {
            core_clear(&self->slots[f][k]);
            core_release(self->slots[f][k].program);
        }
        pjrtlite_free(self->slots[f]);
    }
    core_common *common = self->common;
    if (common != nullptr && --common->users == 0) {
        pjrtlite_bundle_destroy(common->bundle);
        pjrtlite_options_destroy(common->own);
        pjrtlite_free(common);
    }
    pjrtlite_free(self);
}

/* A model without programs, of what others may have in common with it. */
inline pjrtlite_status core_make(core_common *common, core_model **made) {
    void *memory = nullptr;
    pjrtlite_status status = core_zeros(sizeof(core_model), &memory);
    if (status != PJRTLITE_STATUS_OK) return status;
    core_model *self = static_cast<core_model *>(memory);
    self->common = common;
    common->users++;
    for (size_t f = 0; f < core_FUNCTIONS; ++f) {
        status = core_zeros(core_functions()[f].programs * sizeof(core_slot), &memory);
        if (status != PJRTLITE_STATUS_OK) {
            core_destroy(self);
            return status;
        }
        self->slots[f] = static_cast<core_slot *>(memory);
    }
    *made = self;
    return PJRTLITE_STATUS_OK;
}

inline pjrtlite_status core_keep(core_slot *slot, pjrtlite_executable *executable) {
    void *memory = nullptr;
    const pjrtlite_status status = core_zeros(sizeof(core_program), &memory);
    if (status != PJRTLITE_STATUS_OK) {
        pjrtlite_executable_destroy(executable);
        return status;
    }
    slot->program = static_cast<core_program *>(memory);
    slot->program->executable = executable;
    slot->program->users = 1;
    return PJRTLITE_STATUS_OK;
}

inline pjrtlite_status core_open(core_common *common, const char *path, const char *weights) {
    char wanted[46] = "";
    pjrtlite_options *options = nullptr;
    for (size_t f = 0; f < core_FUNCTIONS; ++f) {
        const core_function *function = &core_functions()[f];
        const size_t at = strlen(wanted);
        snprintf(wanted + at, sizeof wanted - at, "%s=%s,", function->name, function->hash);
    }
    pjrtlite_status status = pjrtlite_options_create(&options);
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_options_set_string(options, "pjrtlite.interface", wanted);
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_bundle_open(path, options, &common->bundle);
    pjrtlite_options_destroy(options);
    if (status == PJRTLITE_STATUS_OK && weights != nullptr && *weights != '\0') {
        pjrtlite_bundle *other = nullptr;
        status = pjrtlite_bundle_with_weights(common->bundle, weights, &other);
        pjrtlite_bundle_destroy(common->bundle);
        common->bundle = other;
    }
    return status;
}

inline pjrtlite_status core_create(const pjrtlite_client *client, const char *path, const char *weights,
    size_t device,
                                int64_t block_size, const pjrtlite_options *load, core_model **made) {
    if (made == nullptr) return pjrtlite_fail(PJRTLITE_STATUS_NULL_ARGUMENT, "the argument 'self' is NULL; it must point to a place for the model");
    void *memory = nullptr;
    core_model *self = nullptr;
    *made = nullptr;
    pjrtlite_status status = core_zeros(sizeof(core_common), &memory);
    if (status != PJRTLITE_STATUS_OK) return status;
    core_common *common = static_cast<core_common *>(memory);
    common->client = client;
    common->device = device;
    common->block_size = block_size;
    common->load = load;
    status = core_make(common, &self);
    if (status != PJRTLITE_STATUS_OK) {
        if (common->users == 0) pjrtlite_free(common);
        return status;
    }
    if (load == nullptr && device != 0) {
        status = pjrtlite_options_create(&common->own);
        if (status == PJRTLITE_STATUS_OK) {
            status = pjrtlite_options_set_int(common->own, "pjrtlite.device", static_cast<int64_t>(device));
        }
        common->load = common->own;
    }
    size_t devices = 0; /* tells of a client that is missing */
    if (status == PJRTLITE_STATUS_OK) status = pjrtlite_client_device_count(client, &devices);
    if (status == PJRTLITE_STATUS_OK) status = core_open(common, path, weights);
    if (status != PJRTLITE_STATUS_OK) {
        core_destroy(self);
        return status;
    }
    *made = self;
    return status;
}

inline pjrtlite_status core_share(const core_model *self, core_model **other) {
    if (other == nullptr) return core_fail(PJRTLITE_STATUS_NULL_ARGUMENT, "share", "", "the argument 'other' is NULL; it must point to a place for the model");
    *other = nullptr;
    if (self == nullptr) return core_no_model("share", "");
    core_model *made = nullptr;
    const pjrtlite_status status = core_make(self->common, &made);
    if (status != PJRTLITE_STATUS_OK) return core_told(status, "share", "");
    for (size_t f = 0; f < core_FUNCTIONS; ++f) {
        for (size_t k = 0; k < core_functions()[f].programs; ++k) {
            core_program *program = self->slots[f][k].program;
            made->slots[f][k].program = program;
            if (program != nullptr) program->users++;
        }
    }
    *other = made;
    return status;
}

/* Which program serves these extents, or that there is none. Of the extent `rows`, if it is one, it is the size that is
   wanted, or, for 0, the largest that there is. */
inline size_t core_find(const core_function *function, const int64_t *wanted, int rows) {
    size_t found = function->programs;
    for (size_t k = 0; k < function->programs; ++k) {
        const int64_t *sizes = function->sizes + k * function->extents;
        int fits = 1;
        for (size_t e = 0; e < function->extents; ++e) {
            const int is_free = static_cast<int>(e) == rows && wanted[e] == 0;
            if (sizes[e] != wanted[e] && !is_free) fits = 0;
        }
        if (!fits) continue;
        if (found == function->programs || (rows >= 0 && sizes[rows] > function->sizes[found * function->extents + static_cast<size_t>(rows)])) found = k;
    }
    return found;
}

/* Loads a program, if it is not there. Sizes that there are not are told of by the library; 0 is left out. */
inline pjrtlite_status core_load(core_model *self, size_t f, size_t k, const int64_t *wanted) {
    const core_function *function = &core_functions()[f];
    if (k < function->programs && self->slots[f][k].program != nullptr) return PJRTLITE_STATUS_OK;
    char sizes[64] = "";
    for (size_t e = 0; e < function->extents; ++e) {
        const size_t at = strlen(sizes);
        if (wanted[e] == 0 && k >= function->programs) continue;
        const int written = snprintf(sizes + at, sizeof sizes - at, "%s%s=%lld", at > 0 ? "," : "", function->extent[e],
                                     static_cast<long long>(wanted[e]));
        if (written < 0 || static_cast<size_t>(written) >= sizeof sizes - at) return pjrtlite_fail(PJRTLITE_STATUS_INTERNAL, "the sizes are too long a text");
    }
    pjrtlite_executable *executable = nullptr;
    const pjrtlite_status status = pjrtlite_bundle_load(self->common->bundle, self->common->client,
        function->name, sizes,
                                                        self->common->load, &executable);
    if (status != PJRTLITE_STATUS_OK) return status;
    if (k >= function->programs) {
        pjrtlite_executable_destroy(executable);
        return pjrtlite_fail(PJRTLITE_STATUS_INTERNAL, "the bundle has sizes that it had not when it was wrapped");
    }
    return core_keep(&self->slots[f][k], executable);
}

/* Loads the programs that have these sizes, where 0 is each size that there is; of rows, that which run takes. */
inline pjrtlite_status core_load_some(core_model *self, size_t f, const int64_t *wanted) {
    const core_function *function = &core_functions()[f];
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
            if (core_find(function, sizes, function->rows) != k) fits = 0;
            sizes[function->rows] = rows;
        }
        if (!fits) continue;
        const pjrtlite_status status = core_load(self, f, k, sizes);
        if (status != PJRTLITE_STATUS_OK) return status;
        any = 1;
    }
    if (any) return PJRTLITE_STATUS_OK;
    for (size_t e = 0; e < function->extents; ++e) sizes[e] = wanted[e];
    if (function->rows >= 0 && sizes[function->rows] == 0) sizes[function->rows] = self->common->block_size;
    return core_load(self, f, function->programs, sizes);
}


inline pjrtlite_status core_load_function(core_model *self, size_t f, const int64_t *wanted) {
    const char *suffix = core_functions()[f].load;
    if (self == nullptr) return core_no_model("load", suffix);
    return core_told(core_load_some(self, f, wanted), "load", suffix);
}

inline pjrtlite_status core_load_all(core_model *self) {
    const int64_t each[1] = {0};
    if (self == nullptr) return core_no_model("load", "");
    for (size_t f = 0; f < core_FUNCTIONS; ++f) {
        const pjrtlite_status status = core_load_some(self, f, each);
        if (status != PJRTLITE_STATUS_OK) return core_told(status, "load", "");
    }
    return PJRTLITE_STATUS_OK;
}

inline int64_t core_extent(const core_argument *argument, size_t axis, const int64_t *extents) {
    const int64_t dim = argument->dims[axis];
    return dim >= 0 ? dim : extents[-1 - dim];
}

/* Binds an argument to memory. */
inline pjrtlite_status core_tie(pjrtlite_plan *plan, const core_argument *argument, const core_array *array,
                             const int64_t *extents) {
    int64_t dims[core_MOST_AXES] = {0};
    for (size_t axis = 0; axis < argument->rank; ++axis) dims[axis] = core_extent(argument, axis, extents);
    size_t input = static_cast<size_t>(argument->input < 0 ? 0 : argument->input);
    size_t output = static_cast<size_t>(argument->output < 0 ? 0 : argument->output);
    if (argument->input >= 0 && argument->output >= 0) {
        return pjrtlite_plan_bind_inout(plan, input, output, array->out, argument->dtype, dims,
            argument->rank);
    }
    if (argument->input >= 0) return pjrtlite_plan_bind_input(plan, input, array->in, argument->dtype, dims,
        argument->rank);
    return pjrtlite_plan_bind_output(plan, output, array->out, argument->dtype, dims, argument->rank);
}

/* Makes the plan that run copies to and from, if it is not there. */
inline pjrtlite_status core_ready(core_model *self, size_t f, size_t k, const int64_t *wanted) {
    const core_function *function = &core_functions()[f];
    if (k < function->programs && self->slots[f][k].plan != nullptr) return PJRTLITE_STATUS_OK;
    pjrtlite_status status = core_load(self, f, k, wanted);
    if (status != PJRTLITE_STATUS_OK) return status;
    core_slot *slot = &self->slots[f][k];
    status = pjrtlite_plan_create(slot->program->executable, self->common->device, &slot->plan);
    for (size_t i = 0; i < function->arguments && status == PJRTLITE_STATUS_OK; ++i) {
        const core_argument *argument = &function->argument[i];
        size_t size = argument->size;
        for (size_t axis = 0; axis < argument->rank; ++axis) size *= static_cast<size_t>(core_extent(argument,
            axis, wanted));
        status = core_zeros(size, &slot->memory[i]);
        const core_array array = {slot->memory[i], slot->memory[i], nullptr};
        if (status == PJRTLITE_STATUS_OK) status = core_tie(slot->plan, argument, &array, wanted);
    }
    if (status != PJRTLITE_STATUS_OK) core_clear(slot);
    return status;
}

/* Strides of a dense array, in bytes; gives its size. */
inline size_t core_dense(const core_argument *argument, const int64_t *extents, ptrdiff_t *strides) {
    size_t size = argument->size;
    for (size_t axis = argument->rank; axis-- > 0;) {
        strides[axis] = static_cast<ptrdiff_t>(size);
        size *= static_cast<size_t>(core_extent(argument, axis, extents));
    }
    return size;
}

/* Copies an array whose parts may lie anywhere. */
inline void core_copy(char *to, const ptrdiff_t *to_strides, const char *from, const ptrdiff_t *from_strides,
                   const int64_t *dims, size_t rank, size_t size) {
    size_t whole = size;
    int is_dense = 1;
    for (size_t axis = rank; axis-- > 0;) {
        const ptrdiff_t dense = static_cast<ptrdiff_t>(whole);
        if (dims[axis] != 1 && (to_strides[axis] != dense || from_strides[axis] != dense)) is_dense = 0;
        whole *= static_cast<size_t>(dims[axis]);
    }
    if (whole == 0) return;
    if (is_dense) {
        memcpy(to, from, whole);
        return;
    }
    for (int64_t i = 0; i < dims[0]; ++i) {
        core_copy(to + i * to_strides[0], to_strides + 1, from + i * from_strides[0], from_strides + 1,
            dims + 1, rank - 1, size);
    }
}

/* Copies rows at `at` of an array to or from the beginning of the memory of a block. */
inline void core_move(const core_argument *argument, const core_array *array, const int64_t *extents,
    const int64_t *block,
                   void *memory, int64_t at, int64_t rows, int is_input) {
    ptrdiff_t theirs[core_MOST_AXES + 1] = {0}, ours[core_MOST_AXES + 1] = {0};
    int64_t dims[core_MOST_AXES + 1] = {0};
    core_dense(argument, extents, theirs);
    core_dense(argument, block, ours);
    for (size_t axis = 0; axis < argument->rank; ++axis) {
        dims[axis] = core_extent(argument, axis, extents);
        if (array->strides != nullptr) theirs[axis] = array->strides[axis];
    }
    ptrdiff_t offset = 0;
    if (argument->rows >= 0) {
        dims[argument->rows] = rows;
        offset = static_cast<ptrdiff_t>(at) * theirs[argument->rows];
    }
    char *block_bytes = static_cast<char *>(memory);
    if (!is_input) {
        core_copy(static_cast<char *>(array->out) + offset, theirs, block_bytes, ours, dims, argument->rank,
            argument->size);
        return;
    }
    core_copy(block_bytes, ours, static_cast<const char *>(array->in) + offset, theirs, dims, argument->rank,
        argument->size);
    if (argument->rows < 0) return;
    /* The rest of the last block are copies of its last row: numbers that the program takes. */
    const ptrdiff_t stride = ours[argument->rows];
    dims[argument->rows] = 1;
    for (int64_t row = rows; row < core_extent(argument, static_cast<size_t>(argument->rows), block); ++row) {
        core_copy(block_bytes + row * stride, ours, block_bytes + (rows - 1) * stride, ours, dims,
            argument->rank, argument->size);
    }
}

/* Fails if an array with elements is missing. */
inline pjrtlite_status core_given(const core_function *function, const core_array *arrays,
    const int64_t *extents) {
    for (size_t i = 0; i < function->arguments; ++i) {
        const core_argument *argument = &function->argument[i];
        ptrdiff_t strides[core_MOST_AXES + 1] = {0};
        if (argument->input >= 0 ? arrays[i].in != nullptr : arrays[i].out != nullptr) continue;
        const size_t size = core_dense(argument, extents, strides);
        if (size == 0) continue;
        char message[200];
        snprintf(message, sizeof message, "the argument '%s' is NULL; it must point to an array of %llu elements of type %s",
                 argument->label, static_cast<unsigned long long>(size / argument->size),
                     pjrtlite_dtype_name(argument->dtype));
        return pjrtlite_fail(PJRTLITE_STATUS_NULL_ARGUMENT, message);
    }
    return PJRTLITE_STATUS_OK;
}

inline pjrtlite_status core_run_blocks(core_model *self, size_t f, const int64_t *extents,
    const core_array *arrays) {
    const core_function *function = &core_functions()[f];
    int64_t wanted[1] = {0};
    for (size_t e = 0; e < function->extents; ++e) wanted[e] = extents[e];
    if (function->rows >= 0) wanted[function->rows] = self->common->block_size;
    const size_t k = function->extents > 0 ? core_find(function, wanted, function->rows) : 0;
    for (size_t e = 0; e < function->extents && k < function->programs; ++e) wanted[e] = function->sizes[k * function->extents + e];
    pjrtlite_status status = core_given(function, arrays, extents);
    if (status == PJRTLITE_STATUS_OK) status = core_ready(self, f, k, wanted);
    if (status != PJRTLITE_STATUS_OK) return status;
    core_slot *slot = &self->slots[f][k];
    const int64_t all = function->rows >= 0 ? extents[function->rows] : 1;
    const int64_t block = function->rows >= 0 ? wanted[function->rows] : 1;
    for (int64_t at = 0; at < all && status == PJRTLITE_STATUS_OK; at += block) {
        const int64_t here = all - at < block ? all - at : block;
        for (size_t i = 0; i < function->arguments; ++i) {
            const core_argument *argument = &function->argument[i];
            if (argument->input >= 0) core_move(argument, &arrays[i], extents, wanted, slot->memory[i], at,
                here, 1);
        }
        status = pjrtlite_plan_run(slot->plan);
        for (size_t i = 0; i < function->arguments && status == PJRTLITE_STATUS_OK; ++i) {
            const core_argument *argument = &function->argument[i];
            if (argument->output >= 0) core_move(argument, &arrays[i], extents, wanted, slot->memory[i], at,
                here, 0);
        }
    }
    return status;
}

inline pjrtlite_status core_run(core_model *self, size_t f, const int64_t *extents,
    const core_array *arrays) {
    const char *suffix = core_functions()[f].suffix;
    if (self == nullptr) return core_no_model("run", suffix);
    return core_told(core_run_blocks(self, f, extents, arrays), "run", suffix);
}

inline const void *core_address(const core_array *array) {
    return array->in != nullptr ? array->in : array->out;
}

/* Binds a plan to arrays: all of them, or, of one that is bound already, those that are elsewhere now. */
inline pjrtlite_status core_rebind(core_model *self, size_t f, const int64_t *extents,
    const core_array *arrays, int all) {
    core_bound *bound = &self->bound[f];
    const core_function *function = &core_functions()[f];
    pjrtlite_status status = PJRTLITE_STATUS_OK;
    for (size_t i = 0; i < function->arguments && status == PJRTLITE_STATUS_OK; ++i) {
        const void *address = core_address(&arrays[i]);
        if (!all && address == bound->address[i]) continue;
        status = core_tie(bound->plan, &function->argument[i], &arrays[i], extents);
        bound->address[i] = address;
    }
    return status;
}

inline pjrtlite_status core_bind_anew(core_model *self, size_t f, size_t k, const int64_t *extents,
    const core_array *arrays) {
    core_bound *bound = &self->bound[f];
    pjrtlite_plan_destroy(bound->plan);
    bound->plan = nullptr;
    bound->program = k;
    pjrtlite_status status = core_given(core_functions() + f, arrays, extents);
    if (status == PJRTLITE_STATUS_OK) status = core_load(self, f, k, extents);
    if (status != PJRTLITE_STATUS_OK) return status;
    status = pjrtlite_plan_create(self->slots[f][k].program->executable, self->common->device, &bound->plan);
    if (status == PJRTLITE_STATUS_OK) status = core_rebind(self, f, extents, arrays, 1);
    if (status != PJRTLITE_STATUS_OK) {
        pjrtlite_plan_destroy(bound->plan);
        bound->plan = nullptr;
    }
    return status;
}

inline pjrtlite_status core_bind(core_model *self, size_t f, const int64_t *extents,
    const core_array *arrays) {
    const core_function *function = &core_functions()[f];
    if (self == nullptr) return core_no_model("bind", function->suffix);
    const size_t k = function->extents > 0 ? core_find(function, extents, -1) : 0;
    const core_bound *bound = &self->bound[f];
    if (bound->plan != nullptr && bound->program == k) {
        int is_given = 1;
        for (size_t i = 0; i < function->arguments; ++i) {
            const void *address = core_address(&arrays[i]);
            if (address == nullptr && bound->address[i] != nullptr) is_given = 0;
        }
        if (is_given && core_rebind(self, f, extents, arrays,
            0) == PJRTLITE_STATUS_OK) return PJRTLITE_STATUS_OK;
        /* Two outputs that change places overlap meanwhile. */
    }
    return core_told(core_bind_anew(self, f, k, extents, arrays), "bind", function->suffix);
}

inline pjrtlite_status core_step(core_model *self, size_t f) {
    const char *suffix = core_functions()[f].suffix;
    if (self == nullptr) return core_no_model("step", suffix);
    if (self->bound[f].plan == nullptr) return core_fail(PJRTLITE_STATUS_NULL_ARGUMENT, "step", suffix, "nothing is bound; call bind first");
    return core_told(pjrtlite_plan_run(self->bound[f].plan), "step", suffix);
}
inline void check(pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) throw error(status, pjrtlite_last_error_message());
}

/** Fails by a message that begins with what was called, and with which argument. */
[[noreturn]] inline void refuse(pjrtlite_status status, const char *procedure, const char *name,
    const std::string &why) {
    throw error(status, std::string("hello::") + procedure + ": the argument '" + name + "' " + why);
}

/** Fails if an array was given with extents that it cannot have. */
template <class V> void fits(const char *procedure, const char *name, const V &array) {
    if (!array.wrong().empty()) refuse(PJRTLITE_STATUS_SIGNATURE_MISMATCH, procedure, name, array.wrong());
}

/** Fails unless an extent is the same in all arrays that have it. */
inline void same(const char *procedure, const char *name, std::int64_t wants, std::int64_t got) {
    if (wants == got) return;
    refuse(PJRTLITE_STATUS_SIGNATURE_MISMATCH, procedure, name,
           "has another extent than the arrays before it: " + std::to_string(got) + " in place of " + std::to_string(wants));
}

inline void dense(const char *procedure, const char *name, bool is_dense) {
    if (!is_dense) refuse(PJRTLITE_STATUS_INVALID_VALUE, procedure, name, "has gaps: bind takes dense arrays alone, run takes any");
}

} // namespace detail

/**  Used by one thread at a time. */
class hello {
public:
    using options = hello_model::options; ///< how it is made

    /** Opens the bundle; programs are compiled when they are first needed, or by load(). The client, and options for loading, must outlive the model. */
    hello(const pjrtlite_client *client, const std::string &path, const options &how = options()) {
        detail::check(detail::core_told(detail::core_create(client, path.c_str(), how.weights.c_str(), how.device, 0, how.load, &core_), "hello", ""));
    }
    ~hello() { detail::core_destroy(core_); }
    hello(hello &&other) noexcept : core_(other.core_) { other.core_ = nullptr; } ///< leaves nothing in the other
    hello &operator=(hello &&other) noexcept {
        std::swap(core_, other.core_);
        return *this;
    }
    hello(const hello &) = delete;
    hello &operator=(const hello &) = delete;

    /** A model that runs beside this one, in another thread: with its client, weights, and the programs that it has loaded. */
    hello share() const {
        hello other;
        detail::check(detail::core_share(core_, &other.core_));
        return other;
    }

    /** Loads all programs that run… takes, of each function and size, so that no later call compiles one. load_… loads those
     * of one function; where it has several sizes, they are arguments, and 0 is each of them. */
    void load() { detail::check(detail::core_load_all(core_)); }
    void load_hello() { ///< the programs of hello
        const std::int64_t wanted[] = {0};
        detail::check(detail::core_load_function(core_, 0, wanted));
    }

    /**
     * hello.
     *
     * @param[in] x [4] x
     * @param[out] f [4] f
     */
    void run(view<const float, 4> x, view<float, 4> f) {
        detail::fits("run", "x", x);
        detail::fits("run", "f", f);
        const detail::core_array arrays[] = {
            {x.data(), nullptr, x.strides()},
            {nullptr, f.data(), f.strides()},
        };
        detail::check(detail::core_run(core_, 0, nullptr, arrays));
    }

    /** Ties hello to dense arrays that stay where they are: each step reads and writes them, without a copy where they
     * start at a multiple of 64 bytes, as those of pjrtlite_alloc do. */
    void bind(view<const float, 4> x, view<float, 4> f) {
        detail::fits("bind", "x", x);
        detail::fits("bind", "f", f);
        detail::dense("bind", "x", x.is_dense());
        detail::dense("bind", "f", f.is_dense());
        const detail::core_array arrays[] = {
            {x.data(), nullptr, nullptr},
            {nullptr, f.data(), nullptr},
        };
        detail::check(detail::core_bind(core_, 0, nullptr, arrays));
    }

    /** Runs hello on the arrays that bind was given. */
    void step() { detail::check(detail::core_step(core_, 0)); }

private:
    hello() = default;
    detail::core_model *core_ = nullptr;
};

} // namespace hello_model
#endif
