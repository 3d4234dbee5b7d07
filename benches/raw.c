#define _POSIX_C_SOURCE 200809L

#include "raw.h"

#include "harness.h"
#include "pjrt_abi.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const PJRT_Api *api;
/* The one used well, and the one as published recipes make it. */
static PJRT_Client *client, *plain_client;
static PJRT_Device *device, *plain_device;
/* The first devices of the client. */
static PJRT_Device *all_devices[RAW_DEVICES];

struct raw_program {
    PJRT_LoadedExecutable *executable;
};

static void check(PJRT_Error *error, const char *what) {
    if (error == NULL) {
        return;
    }
    PJRT_Error_Message_Args args = {.struct_size = PJRT_Error_Message_Args_STRUCT_SIZE, .error = error};
    api->PJRT_Error_Message(&args);
    fprintf(stderr, "%s: %.*s\n", what, (int)args.message_size, args.message);
    exit(1);
}

/* Makes a zeroed args struct of a function, with its size. */
#define ARGS(function, name) function##_Args name = {.struct_size = function##_Args_STRUCT_SIZE}
#define CALL(function, name) check(api->function(&name), #function)

static void await(PJRT_Event *event) {
    ARGS(PJRT_Event_Await, wait);
    wait.event = event;
    CALL(PJRT_Event_Await, wait);
    ARGS(PJRT_Event_Destroy, destroy);
    destroy.event = event;
    CALL(PJRT_Event_Destroy, destroy);
}

static void destroy_buffer(PJRT_Buffer *buffer) {
    ARGS(PJRT_Buffer_Destroy, args);
    args.buffer = buffer;
    CALL(PJRT_Buffer_Destroy, args);
}

static void *memory_of(PJRT_Buffer *buffer) {
    ARGS(PJRT_Buffer_OpaqueDeviceMemoryDataPointer, args);
    args.buffer = buffer;
    CALL(PJRT_Buffer_OpaqueDeviceMemoryDataPointer, args);
    return args.device_memory_ptr;
}

static PJRT_Client *make_client(const PJRT_NamedValue *options, size_t count, PJRT_Device **first) {
    ARGS(PJRT_Client_Create, create);
    create.create_options = options;
    create.num_options = count;
    CALL(PJRT_Client_Create, create);
    ARGS(PJRT_Client_AddressableDevices, devices);
    devices.client = create.client;
    CALL(PJRT_Client_AddressableDevices, devices);
    *first = devices.addressable_devices[0];
    for (size_t i = 0; first == &device && i < devices.num_addressable_devices && i < RAW_DEVICES; ++i) {
        all_devices[i] = devices.addressable_devices[i];
    }
    return create.client;
}

void raw_open(const char *plugin) {
    if (api != NULL) {
        return;
    }
    void *library = dlopen(plugin, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        bench_stop(plugin, dlerror());
    }
    PJRTLITE_GetPjrtApi get_api;
    *(void **)&get_api = dlsym(library, "GetPjrtApi");
    if (get_api == NULL) {
        bench_stop(plugin, "is no plugin");
    }
    api = get_api();
    /* A second time, after pjrtlite's, does no harm. */
    ARGS(PJRT_Plugin_Initialize, initialize);
    CALL(PJRT_Plugin_Initialize, initialize);
    const PJRT_NamedValue synchronous = {
        .struct_size = PJRT_NamedValue_STRUCT_SIZE,
        .name = "asynchronous",
        .name_size = 12,
        .type = PJRT_NamedValue_kBool,
        .bool_value = false,
        .value_size = 1,
    };
    client = make_client(&synchronous, 1, &device);
}

static raw_program *program_of(PJRT_LoadedExecutable *executable) {
    raw_program *program = calloc(1, sizeof *program);
    if (program == NULL) {
        bench_stop("raw", "no memory");
    }
    program->executable = executable;
    return program;
}

static raw_program *compile_under(PJRT_Client *for_client, const char *path, const char *options, size_t size, size_t least) {
    PJRT_Program text = {.struct_size = PJRT_Program_STRUCT_SIZE, .format = "mlir", .format_size = 4};
    text.code = bench_read_file(path, &text.code_size);
    ARGS(PJRT_Client_Compile, args);
    args.client = for_client;
    args.program = &text;
    args.compile_options = options;
    args.compile_options_size = size;
    PJRT_Error *refused = api->PJRT_Client_Compile(&args);
    if (refused != NULL) {
        /* An older plugin does not know the option. */
        PJRT_Error_Destroy_Args destroy = {.struct_size = PJRT_Error_Destroy_Args_STRUCT_SIZE, .error = refused};
        api->PJRT_Error_Destroy(&destroy);
        args.compile_options_size = least;
        CALL(PJRT_Client_Compile, args);
    }
    free(text.code);
    return program_of(args.executable);
}

/* The option that JAX, and so pjrtlite, sets:
   env_option_overrides { key: "xla_cpu_enable_fast_min_max" value { bool_field: false } } */
#define AS_JAX "\x3a\x21\x0a\x1bxla_cpu_enable_fast_min_max\x12\2\x10\0"

static raw_program *compile(PJRT_Client *for_client, const char *path) {
    /* executable_build_options { num_replicas: 1 num_partitions: 1 } */
    static const char options[] = "\x1a\4\x20\1\x28\1" AS_JAX;
    return compile_under(for_client, path, options, sizeof options - 1, 6);
}

raw_program *raw_compile(const char *path) { return compile(client, path); }

raw_program *raw_compile_for_devices(const char *path) {
    /* executable_build_options { num_replicas: 1 num_partitions: 4 use_spmd_partitioning: true
       use_shardy_partitioner: true }: the first four devices are the default. */
    static const char options[] = "\x1a\x9\x20\1\x28\4\x30\1\x98\1\1" AS_JAX;
    return compile_under(client, path, options, sizeof options - 1, 11);
}

raw_program *raw_compile_for_recipe(const char *path) {
    if (plain_client == NULL) {
        plain_client = make_client(NULL, 0, &plain_device);
    }
    return compile(plain_client, path);
}

raw_program *raw_load(const char *path) {
    size_t size = 0;
    char *bytes = bench_read_file(path, &size);
    ARGS(PJRT_Executable_DeserializeAndLoad, args);
    args.client = client;
    args.serialized_executable = bytes;
    args.serialized_executable_size = size;
    CALL(PJRT_Executable_DeserializeAndLoad, args);
    free(bytes);
    return program_of(args.loaded_executable);
}

void raw_serialize(raw_program *program, const char *path) {
    ARGS(PJRT_LoadedExecutable_GetExecutable, get);
    get.loaded_executable = program->executable;
    CALL(PJRT_LoadedExecutable_GetExecutable, get);
    ARGS(PJRT_Executable_Serialize, args);
    args.executable = get.executable;
    CALL(PJRT_Executable_Serialize, args);
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(args.serialized_bytes, 1, args.serialized_bytes_size, file) != args.serialized_bytes_size ||
        fclose(file) != 0) {
        bench_stop(path, "cannot be written");
    }
    args.serialized_executable_deleter(args.serialized_executable);
    ARGS(PJRT_Executable_Destroy, destroy);
    destroy.executable = get.executable;
    CALL(PJRT_Executable_Destroy, destroy);
}

static PJRT_Buffer *from_host(PJRT_Client *of, PJRT_Device *on, const void *data, const int64_t *dims, size_t rank,
                              PJRT_HostBufferSemantics semantics, PJRT_Event **done) {
    ARGS(PJRT_Client_BufferFromHostBuffer, args);
    args.client = of;
    args.data = data;
    args.type = PJRT_Buffer_Type_F32;
    args.dims = dims;
    args.num_dims = rank;
    args.host_buffer_semantics = semantics;
    args.device = on;
    CALL(PJRT_Client_BufferFromHostBuffer, args);
    *done = args.done_with_host_buffer;
    return args.buffer;
}

static PJRT_Buffer *view_on(PJRT_Device *on, void *data, const int64_t *dims, size_t rank, PJRT_HostBufferSemantics semantics) {
    PJRT_Event *done = NULL;
    PJRT_Buffer *buffer = from_host(client, on, data, dims, rank, semantics, &done);
    /* It is ready only once the view is destroyed: nobody waits for it. */
    ARGS(PJRT_Event_Destroy, args);
    args.event = done;
    CALL(PJRT_Event_Destroy, args);
    if (memory_of(buffer) != data) {
        bench_stop("raw", "the plugin copied what it should view");
    }
    return buffer;
}

static PJRT_Buffer *view(void *data, const int64_t *dims, size_t rank, PJRT_HostBufferSemantics semantics) {
    return view_on(device, data, dims, rank, semantics);
}

void raw_add_pieces(raw_devices *call, float *data, int64_t count) {
    const int64_t dims[1] = {count / RAW_DEVICES};
    for (size_t i = 0; i < RAW_DEVICES; ++i) {
        float *const piece = data + i * (size_t)dims[0];
        call->inputs[i][call->input_count] =
            view_on(all_devices[i], piece, dims, 1, PJRT_HostBufferSemantics_kImmutableZeroCopy);
    }
    ++call->input_count;
}

void raw_add_input(raw_call *call, void *data, const int64_t *dims, size_t rank) {
    if (call->input_count == 0) {
        call->donated = -1;
    }
    call->inputs[call->input_count++] = view(data, dims, rank, PJRT_HostBufferSemantics_kImmutableZeroCopy);
}

void raw_add_donated(raw_call *call, void *data, const int64_t *dims, size_t rank) {
    call->donated = (int)call->input_count;
    call->donated_memory = data;
    call->inputs[call->input_count++] = view(data, dims, rank, PJRT_HostBufferSemantics_kMutableZeroCopy);
}

void raw_add_pair(raw_call *call, void *first, void *second, const int64_t *dims, size_t rank) {
    call->inputs[call->input_count++] = view(first, dims, rank, PJRT_HostBufferSemantics_kMutableZeroCopy);
    raw_add_donated(call, second, dims, rank);
    call->is_pair = true;
}

static PJRT_Buffer *execute(PJRT_LoadedExecutable *executable, void *const *inputs, size_t count) {
    PJRT_ExecuteOptions options = {.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE};
    PJRT_Buffer *const *argument_lists[1] = {(PJRT_Buffer *const *)inputs};
    PJRT_Buffer *outputs[1] = {NULL};
    PJRT_Buffer **output_lists[1] = {outputs};
    PJRT_Event *event = NULL;
    ARGS(PJRT_LoadedExecutable_Execute, args);
    args.executable = executable;
    args.options = &options;
    args.argument_lists = argument_lists;
    args.num_devices = 1;
    args.num_args = count;
    args.output_lists = output_lists;
    args.device_complete_events = &event;
    CALL(PJRT_LoadedExecutable_Execute, args);
    await(event);
    return outputs[0];
}

void raw_run_devices(raw_devices *call) {
    static int number = 0;
    PJRT_ExecuteOptions options = {.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE, .launch_id = ++number};
    PJRT_Buffer *const *argument_lists[RAW_DEVICES];
    PJRT_Buffer *outputs[RAW_DEVICES] = {NULL};
    PJRT_Buffer **output_lists[RAW_DEVICES];
    PJRT_Event *events[RAW_DEVICES] = {NULL};
    for (size_t i = 0; i < RAW_DEVICES; ++i) {
        argument_lists[i] = (PJRT_Buffer *const *)call->inputs[i];
        output_lists[i] = &outputs[i];
    }
    ARGS(PJRT_LoadedExecutable_Execute, args);
    args.executable = call->program->executable;
    args.options = &options;
    args.argument_lists = argument_lists;
    args.num_devices = RAW_DEVICES;
    args.num_args = call->input_count;
    args.output_lists = output_lists;
    args.device_complete_events = events;
    CALL(PJRT_LoadedExecutable_Execute, args);
    for (size_t i = 0; i < RAW_DEVICES; ++i) {
        await(events[i]);
    }
    for (size_t i = 0; i < RAW_DEVICES; ++i) {
        memcpy(call->output + i * call->piece_bytes, memory_of(outputs[i]), call->piece_bytes);
        destroy_buffer(outputs[i]);
    }
}

void raw_run(raw_call *call) {
    PJRT_Buffer *result = execute(call->program->executable, call->inputs, call->input_count);
    if (call->donated >= 0) {
        /* The old buffer is used up; the new one lies in the same memory, and will be donated in its turn. */
        destroy_buffer(call->inputs[call->donated]);
        void **place = &call->inputs[call->donated];
        if (call->is_pair) {
            place[0] = place[-1];
            --place;
        }
        *place = result;
        return;
    }
    if (call->output != NULL) {
        memcpy(call->output, memory_of(result), call->output_bytes);
    }
    destroy_buffer(result);
}

void *raw_ready_event(const raw_call *call, size_t input) {
    ARGS(PJRT_Buffer_ReadyEvent, args);
    args.buffer = call->inputs[input];
    CALL(PJRT_Buffer_ReadyEvent, args);
    return args.event;
}

bool raw_event_test(void *event) {
    ARGS(PJRT_Event_IsReady, args);
    args.event = event;
    CALL(PJRT_Event_IsReady, args);
    return args.is_ready;
}

void raw_run_recipe(raw_recipe *recipe) {
    void *inputs[RAW_MOST];
    for (size_t i = 0; i < recipe->input_count; ++i) {
        PJRT_Event *done = NULL;
        inputs[i] = from_host(plain_client, plain_device, recipe->inputs[i], recipe->dims[i], recipe->ranks[i],
                              PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes, &done);
        await(done);
    }
    PJRT_Buffer *result = execute(recipe->program->executable, inputs, recipe->input_count);
    ARGS(PJRT_Buffer_ToHostBuffer, args);
    args.src = result;
    args.dst = recipe->output;
    args.dst_size = recipe->output_bytes;
    CALL(PJRT_Buffer_ToHostBuffer, args);
    await(args.event);
    destroy_buffer(result);
    for (size_t i = 0; i < recipe->input_count; ++i) {
        destroy_buffer(inputs[i]);
    }
}
