/*
 * The part of the PJRT C ABI that pjrtlite uses, version 0.114, stated in our
 * own words from its layout on x86-64 Linux. The names of types, fields and
 * constants are those of the ABI; the comments say what a caller must know.
 * src/sys/bindings.rs is made from this file; see tools/generate.rs.
 *
 * Conventions that hold throughout
 *
 *  - A function takes one pointer to an args struct, fills in the fields marked
 *    "out", and returns a PJRT_Error, which is null on success and otherwise
 *    belongs to the caller. After a failure the out fields hold nothing.
 *  - Every struct of the ABI that may grow starts with its own struct_size: the
 *    bytes up to the end of the last field its sender knows, without padding
 *    after it. The constant NAME_STRUCT_SIZE is what a caller of this version
 *    sends. Fields beyond the size that a struct carries do not exist. Newer
 *    and older sizes may meet: a plugin reads what both know.
 *  - extension_start is null unless a caller has extensions to pass.
 *  - Text is a pointer and a size in bytes, and not NUL-terminated.
 *  - What a function lends (text, lists, attributes) lives as long as the
 *    object it was asked of. What a caller passes is read during the call only,
 *    unless said otherwise. What a caller must destroy is marked.
 *  - Arrays are row-major unless a layout says otherwise; dims count elements.
 *  - Clients, executables and buffers may be used by several threads at once.
 *
 * "Newer than 0.81" marks what the ABI of minor version 81 lacks.
 */
#ifndef PJRTLITE_PJRT_ABI_H
#define PJRTLITE_PJRT_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version stated here. A plugin must have the same major version. */
#define PJRT_API_MAJOR 0
/** Plugins of other minor versions, older or newer, can be used too. */
#define PJRT_API_MINOR 114

/*
 * Says the struct_size of a struct by its last field. It is less than sizeof
 * for those that end in padding.
 */
#define PJRTLITE_STRUCT_SIZE(type, last_field)                                 \
    enum {                                                                     \
        type##_STRUCT_SIZE =                                                   \
            offsetof(type, last_field) + sizeof(((type *)0)->last_field)       \
    }

/* An entry that pjrtlite calls: its args struct has the name of the entry. */
#define PJRTLITE_ENTRY(name) PJRT_Error *(*name)(name##_Args *args)
/* An entry that only holds its place. */
#define PJRTLITE_UNUSED(name) void (*name)(void)

/* ------------------------------------------------------------------------
 * Extensions and version
 *
 * An extension is a struct of functions beyond the main table. They hang in a
 * linked list, in any order, each with its type and size; they carry no
 * version, so whether a member exists follows from the size of the extension
 * that the plugin sent.
 * ------------------------------------------------------------------------ */

/** Numbers of extensions. Unknown ones are to be skipped. */
typedef enum PJRT_Extension_Type {
    PJRT_Extension_Type_Gpu_Custom_Call = 0,
    PJRT_Extension_Type_Profiler = 1,
    PJRT_Extension_Type_Custom_Partitioner = 2,
    PJRT_Extension_Type_Stream = 3,
    PJRT_Extension_Type_Layouts = 4,
    PJRT_Extension_Type_FFI = 5,
    PJRT_Extension_Type_MemoryDescriptions = 6,
    PJRT_Extension_Type_Triton = 7,
    PJRT_Extension_Type_RawBuffer = 8,
    PJRT_Extension_Type_PhaseCompile = 9,
    PJRT_Extension_Type_Example = 10,
    PJRT_Extension_Type_Unknown = 11,
    PJRT_Extension_Type_CrossHostTransfers = 12,
    PJRT_Extension_Type_ExecutableMetadata = 13,
    PJRT_Extension_Type_Callback = 14,
    PJRT_Extension_Type_HostAllocator = 15,
    PJRT_Extension_Type_TpuTopology = 16,
    PJRT_Extension_Type_TpuExecutable = 17,
    PJRT_Extension_Type_Megascale = 18,
    PJRT_Extension_Type_Shardings = 19,
    PJRT_Extension_Type_AbiVersion = 20,
    PJRT_Extension_Type_Collectives = 21,
    PJRT_Extension_Type_MultiSlice = 22,
    PJRT_Extension_Type_HostMemoryAllocator = 23,
    PJRT_Extension_Type_XlaTransform = 24
} PJRT_Extension_Type;

/** The head of every extension. */
typedef struct PJRT_Extension_Base {
    size_t struct_size;
    PJRT_Extension_Type type;
    struct PJRT_Extension_Base *next; /**< null ends the list */
} PJRT_Extension_Base;
PJRTLITE_STRUCT_SIZE(PJRT_Extension_Base, next);

/** The version of the ABI that a plugin was built with. */
typedef struct PJRT_Api_Version {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    int major_version;
    int minor_version;
} PJRT_Api_Version;
PJRTLITE_STRUCT_SIZE(PJRT_Api_Version, minor_version);

/* ------------------------------------------------------------------------
 * Named values
 *
 * Key and value pairs: options for a client, attributes of a plugin, a device
 * or an executable. Name and value belong to whoever made the list.
 * ------------------------------------------------------------------------ */

/** Which member of the union is set. Others may come. */
typedef enum PJRT_NamedValue_Type {
    PJRT_NamedValue_kString = 0,
    PJRT_NamedValue_kInt64 = 1,
    PJRT_NamedValue_kInt64List = 2,
    PJRT_NamedValue_kFloat = 3,
    PJRT_NamedValue_kBool = 4
} PJRT_NamedValue_Type;

/** A name with a value of one of five types. */
typedef struct PJRT_NamedValue {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const char *name; /**< not NUL-terminated: read name_size bytes */
    size_t name_size;
    PJRT_NamedValue_Type type;
    /** the member that type names */
    union {
        const char *string_value;
        int64_t int64_value;
        const int64_t *int64_array_value;
        float float_value;
        bool bool_value;
    };
    /** elements of a string (bytes) or list; 1 for a scalar */
    size_t value_size;
} PJRT_NamedValue;
PJRTLITE_STRUCT_SIZE(PJRT_NamedValue, value_size);

/* ------------------------------------------------------------------------
 * Errors
 *
 * An error belongs to who receives it and ends with PJRT_Error_Destroy.
 * Asking it for its message or code does not end it. Destroy and Message
 * return nothing; GetCode can itself fail.
 * ------------------------------------------------------------------------ */

/** What went wrong; the numbers are those of absl::StatusCode. */
typedef enum PJRT_Error_Code {
    PJRT_Error_Code_OK = 0,
    PJRT_Error_Code_CANCELLED = 1,
    PJRT_Error_Code_UNKNOWN = 2,
    PJRT_Error_Code_INVALID_ARGUMENT = 3,
    PJRT_Error_Code_DEADLINE_EXCEEDED = 4,
    PJRT_Error_Code_NOT_FOUND = 5,
    PJRT_Error_Code_ALREADY_EXISTS = 6,
    PJRT_Error_Code_PERMISSION_DENIED = 7,
    PJRT_Error_Code_RESOURCE_EXHAUSTED = 8,
    PJRT_Error_Code_FAILED_PRECONDITION = 9,
    PJRT_Error_Code_ABORTED = 10,
    PJRT_Error_Code_OUT_OF_RANGE = 11,
    PJRT_Error_Code_UNIMPLEMENTED = 12,
    PJRT_Error_Code_INTERNAL = 13,
    PJRT_Error_Code_UNAVAILABLE = 14,
    PJRT_Error_Code_DATA_LOSS = 15,
    PJRT_Error_Code_UNAUTHENTICATED = 16
} PJRT_Error_Code;

typedef struct PJRT_Error PJRT_Error;

typedef struct PJRT_Error_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Error *error;
} PJRT_Error_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Error_Destroy_Args, error);

typedef struct PJRT_Error_Message_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const PJRT_Error *error;
    /** out: borrowed from the error; not NUL-terminated */
    const char *message;
    size_t message_size; /**< out */
} PJRT_Error_Message_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Error_Message_Args, message_size);

typedef struct PJRT_Error_GetCode_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const PJRT_Error *error;
    PJRT_Error_Code code; /**< out */
} PJRT_Error_GetCode_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Error_GetCode_Args, code);

/**
 * Makes an error for a plugin, inside a callback of the caller. The plugin
 * owns the result; the message is copied.
 */
typedef PJRT_Error *(*PJRT_CallbackError)(PJRT_Error_Code code,
                                          const char *message,
                                          size_t message_size);

/* ------------------------------------------------------------------------
 * Plugin
 *
 * Initialize comes once, before anything but the version. Attributes tell,
 * for instance, which versions of StableHLO the plugin reads; the entry is
 * null in some plugins.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Plugin_Initialize_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
} PJRT_Plugin_Initialize_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Plugin_Initialize_Args, extension_start);

typedef struct PJRT_Plugin_Attributes_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    /** out: owned by the plugin, for ever */
    const PJRT_NamedValue *attributes;
    size_t num_attributes; /**< out */
} PJRT_Plugin_Attributes_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Plugin_Attributes_Args, num_attributes);

/* ------------------------------------------------------------------------
 * Events
 *
 * An event becomes ready once, with or without an error. Await blocks and
 * returns that error, if any; Error returns it too, but only for an event
 * that is ready. Each such call makes a new PJRT_Error for the caller to
 * destroy. An event may be destroyed before it is ready, and a callback still
 * comes then.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Event PJRT_Event;

typedef struct PJRT_Event_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Event *event;
} PJRT_Event_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Event_Destroy_Args, event);

typedef struct PJRT_Event_IsReady_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Event *event;
    bool is_ready; /**< out */
} PJRT_Event_IsReady_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Event_IsReady_Args, is_ready);

typedef struct PJRT_Event_Error_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Event *event;
} PJRT_Event_Error_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Event_Error_Args, event);

typedef struct PJRT_Event_Await_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Event *event;
} PJRT_Event_Await_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Event_Await_Args, event);

/**
 * Called on a thread of the plugin, or inside OnReady if the event is ready
 * already. The error is null or belongs to the callback.
 */
typedef void (*PJRT_Event_OnReadyCallback)(PJRT_Error *error, void *user_arg);

typedef struct PJRT_Event_OnReady_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Event *event;
    /** called once, perhaps before this returns */
    PJRT_Event_OnReadyCallback callback;
    void *user_arg;
} PJRT_Event_OnReady_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Event_OnReady_Args, user_arg);

/* ------------------------------------------------------------------------
 * Objects whose inside is the plugin's
 *
 * Devices, their descriptions and memories belong to the client and are never
 * destroyed by a caller. Clients, executables and buffers are the caller's to
 * destroy, the client last.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Client PJRT_Client;
typedef struct PJRT_Device PJRT_Device;
typedef struct PJRT_DeviceDescription PJRT_DeviceDescription;
typedef struct PJRT_Memory PJRT_Memory;
typedef struct PJRT_Buffer PJRT_Buffer;
typedef struct PJRT_Executable PJRT_Executable;
typedef struct PJRT_LoadedExecutable PJRT_LoadedExecutable;

/* ------------------------------------------------------------------------
 * Key-value store
 *
 * Processes that form one client find each other through a store that the
 * caller provides by callbacks. They are called on any thread, perhaps
 * several at once. Get waits until the key is there or the time is over;
 * TryGet answers NOT_FOUND at once. A callback returns null or an error made
 * by callback_error.
 * ------------------------------------------------------------------------ */

typedef void (*PJRT_KeyValueGetCallback_ValueDeleter)(char *value);

typedef struct PJRT_KeyValueGetCallback_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const char *key;
    size_t key_size;
    int timeout_in_ms; /**< milliseconds */
    PJRT_CallbackError *callback_error; /**< makes the error to return */
    void *user_arg;
    char *value; /**< out */
    size_t value_size; /**< out */
    /** out: frees value */
    PJRT_KeyValueGetCallback_ValueDeleter value_deleter_callback;
} PJRT_KeyValueGetCallback_Args;
PJRTLITE_STRUCT_SIZE(PJRT_KeyValueGetCallback_Args, value_deleter_callback);

typedef PJRT_Error *(*PJRT_KeyValueGetCallback)(
    PJRT_KeyValueGetCallback_Args *args);

typedef void (*PJRT_KeyValueTryGetCallback_ValueDeleter)(char *value);

typedef struct PJRT_KeyValueTryGetCallback_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const char *key;
    size_t key_size;
    PJRT_CallbackError *callback_error; /**< makes the error to return */
    void *user_arg;
    char *value; /**< out */
    size_t value_size; /**< out */
    /** out: frees value */
    PJRT_KeyValueTryGetCallback_ValueDeleter value_deleter_callback;
} PJRT_KeyValueTryGetCallback_Args;
PJRTLITE_STRUCT_SIZE(PJRT_KeyValueTryGetCallback_Args, value_deleter_callback);

typedef PJRT_Error *(*PJRT_KeyValueTryGetCallback)(
    PJRT_KeyValueTryGetCallback_Args *args);

typedef struct PJRT_KeyValuePutCallback_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const char *key;
    size_t key_size;
    const char *value; /**< valid during the call only */
    size_t value_size;
    PJRT_CallbackError *callback_error; /**< makes the error to return */
    void *user_arg;
} PJRT_KeyValuePutCallback_Args;
PJRTLITE_STRUCT_SIZE(PJRT_KeyValuePutCallback_Args, user_arg);

typedef PJRT_Error *(*PJRT_KeyValuePutCallback)(
    PJRT_KeyValuePutCallback_Args *args);

/* ------------------------------------------------------------------------
 * Client
 *
 * A client is one plugin's view of the devices. "Devices" are all of a
 * distributed client; "addressable" are those this process can use. CPU
 * plugins ignore create options they do not know, GPU plugins refuse them.
 * ------------------------------------------------------------------------ */

/** The callbacks are needed only if several processes form one client. */
typedef struct PJRT_Client_Create_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const PJRT_NamedValue *create_options; /**< may be null if there are none */
    size_t num_options;
    PJRT_KeyValueGetCallback kv_get_callback; /**< null in a single process */
    void *kv_get_user_arg;
    PJRT_KeyValuePutCallback kv_put_callback;
    void *kv_put_user_arg;
    PJRT_Client *client; /**< out: the caller destroys it */
    PJRT_KeyValueTryGetCallback kv_try_get_callback;
    void *kv_try_get_user_arg;
} PJRT_Client_Create_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_Create_Args, kv_try_get_user_arg);

typedef struct PJRT_Client_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
} PJRT_Client_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_Destroy_Args, client);

typedef struct PJRT_Client_PlatformName_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    const char *platform_name; /**< out: lives as long as the client */
    size_t platform_name_size; /**< out */
} PJRT_Client_PlatformName_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_PlatformName_Args, platform_name_size);

typedef struct PJRT_Client_PlatformVersion_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    const char *platform_version; /**< out: lives as long as the client */
    size_t platform_version_size; /**< out */
} PJRT_Client_PlatformVersion_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_PlatformVersion_Args, platform_version_size);

typedef struct PJRT_Client_ProcessIndex_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    int process_index; /**< out */
} PJRT_Client_ProcessIndex_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_ProcessIndex_Args, process_index);

typedef struct PJRT_Client_Devices_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    /** out: the list lives as long as the client */
    PJRT_Device *const *devices;
    size_t num_devices; /**< out */
} PJRT_Client_Devices_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_Devices_Args, num_devices);

typedef struct PJRT_Client_AddressableDevices_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    PJRT_Device *const *addressable_devices; /**< out */
    size_t num_addressable_devices; /**< out */
} PJRT_Client_AddressableDevices_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_AddressableDevices_Args,
                     num_addressable_devices);

typedef struct PJRT_Client_LookupDevice_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    int id; /**< global id, as PJRT_DeviceDescription_Id gives */
    PJRT_Device *device; /**< out */
} PJRT_Client_LookupDevice_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_LookupDevice_Args, device);

typedef struct PJRT_Client_LookupAddressableDevice_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    int local_hardware_id; /**< as PJRT_Device_LocalHardwareId gives */
    PJRT_Device *addressable_device; /**< out */
} PJRT_Client_LookupAddressableDevice_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_LookupAddressableDevice_Args,
                     addressable_device);

typedef struct PJRT_Client_AddressableMemories_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    PJRT_Memory *const *addressable_memories; /**< out */
    size_t num_addressable_memories; /**< out */
} PJRT_Client_AddressableMemories_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_AddressableMemories_Args,
                     num_addressable_memories);

typedef struct PJRT_Client_DefaultDeviceAssignment_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    int num_replicas;
    int num_partitions;
    /** ints at default_assignment; at least num_replicas * num_partitions */
    size_t default_assignment_size;
    /** the caller's array; device ids are written, [replica][partition] */
    int *default_assignment;
} PJRT_Client_DefaultDeviceAssignment_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_DefaultDeviceAssignment_Args,
                     default_assignment);

/* ------------------------------------------------------------------------
 * Devices
 *
 * A device is what runs programs; its description holds the facts that need
 * no client. MemoryStats may be unimplemented.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_DeviceDescription_Id_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_DeviceDescription *device_description;
    int id; /**< out: unique over all processes */
} PJRT_DeviceDescription_Id_Args;
PJRTLITE_STRUCT_SIZE(PJRT_DeviceDescription_Id_Args, id);

typedef struct PJRT_DeviceDescription_ProcessIndex_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_DeviceDescription *device_description;
    int process_index; /**< out */
} PJRT_DeviceDescription_ProcessIndex_Args;
PJRTLITE_STRUCT_SIZE(PJRT_DeviceDescription_ProcessIndex_Args, process_index);

typedef struct PJRT_DeviceDescription_Attributes_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_DeviceDescription *device_description;
    size_t num_attributes; /**< out */
    const PJRT_NamedValue *attributes; /**< out */
} PJRT_DeviceDescription_Attributes_Args;
PJRTLITE_STRUCT_SIZE(PJRT_DeviceDescription_Attributes_Args, attributes);

typedef struct PJRT_DeviceDescription_Kind_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_DeviceDescription *device_description;
    const char *device_kind; /**< out: the vendor's name of the model */
    size_t device_kind_size; /**< out */
} PJRT_DeviceDescription_Kind_Args;
PJRTLITE_STRUCT_SIZE(PJRT_DeviceDescription_Kind_Args, device_kind_size);

typedef struct PJRT_DeviceDescription_DebugString_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_DeviceDescription *device_description;
    const char *debug_string; /**< out */
    size_t debug_string_size; /**< out */
} PJRT_DeviceDescription_DebugString_Args;
PJRTLITE_STRUCT_SIZE(PJRT_DeviceDescription_DebugString_Args,
                     debug_string_size);

typedef struct PJRT_DeviceDescription_ToString_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_DeviceDescription *device_description;
    const char *to_string; /**< out */
    size_t to_string_size; /**< out */
} PJRT_DeviceDescription_ToString_Args;
PJRTLITE_STRUCT_SIZE(PJRT_DeviceDescription_ToString_Args, to_string_size);

typedef struct PJRT_Device_GetDescription_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Device *device;
    PJRT_DeviceDescription *device_description; /**< out */
} PJRT_Device_GetDescription_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Device_GetDescription_Args, device_description);

typedef struct PJRT_Device_IsAddressable_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Device *device;
    bool is_addressable; /**< out */
} PJRT_Device_IsAddressable_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Device_IsAddressable_Args, is_addressable);

typedef struct PJRT_Device_LocalHardwareId_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Device *device;
    int local_hardware_id; /**< out: -1 if there is none */
} PJRT_Device_LocalHardwareId_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Device_LocalHardwareId_Args, local_hardware_id);

typedef struct PJRT_Device_AddressableMemories_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Device *device;
    PJRT_Memory *const *memories; /**< out */
    size_t num_memories; /**< out */
} PJRT_Device_AddressableMemories_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Device_AddressableMemories_Args, num_memories);

typedef struct PJRT_Device_DefaultMemory_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Device *device;
    PJRT_Memory *memory; /**< out */
} PJRT_Device_DefaultMemory_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Device_DefaultMemory_Args, memory);

/** Bytes and counts of the allocator of a device. */
typedef struct PJRT_Device_MemoryStats_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Device *device;
    /** out: always set; the others only if their _is_set is */
    int64_t bytes_in_use;
    int64_t peak_bytes_in_use; /**< out */
    bool peak_bytes_in_use_is_set; /**< out */
    int64_t num_allocs; /**< out */
    bool num_allocs_is_set; /**< out */
    int64_t largest_alloc_size; /**< out */
    bool largest_alloc_size_is_set; /**< out */
    int64_t bytes_limit; /**< out */
    bool bytes_limit_is_set; /**< out */
    int64_t bytes_reserved; /**< out */
    bool bytes_reserved_is_set; /**< out */
    int64_t peak_bytes_reserved; /**< out */
    bool peak_bytes_reserved_is_set; /**< out */
    int64_t bytes_reservable_limit; /**< out */
    bool bytes_reservable_limit_is_set; /**< out */
    int64_t largest_free_block_bytes; /**< out */
    bool largest_free_block_bytes_is_set; /**< out */
    int64_t pool_bytes; /**< out */
    bool pool_bytes_is_set; /**< out */
    int64_t peak_pool_bytes; /**< out */
    bool peak_pool_bytes_is_set; /**< out */
    int64_t peak_allocated_bytes; /**< out: newer than 0.81 */
    bool peak_allocated_bytes_is_set; /**< out */
} PJRT_Device_MemoryStats_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Device_MemoryStats_Args, peak_allocated_bytes_is_set);

/* ------------------------------------------------------------------------
 * Memories
 *
 * A memory is a space that one or several devices can reach.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Memory_Id_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Memory *memory;
    int id; /**< out */
} PJRT_Memory_Id_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Memory_Id_Args, id);

typedef struct PJRT_Memory_Kind_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Memory *memory;
    const char *kind; /**< out: "device", "pinned_host", "unpinned_host" */
    size_t kind_size; /**< out */
} PJRT_Memory_Kind_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Memory_Kind_Args, kind_size);

typedef struct PJRT_Memory_DebugString_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Memory *memory;
    const char *debug_string; /**< out */
    size_t debug_string_size; /**< out */
} PJRT_Memory_DebugString_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Memory_DebugString_Args, debug_string_size);

typedef struct PJRT_Memory_ToString_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Memory *memory;
    const char *to_string; /**< out */
    size_t to_string_size; /**< out */
} PJRT_Memory_ToString_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Memory_ToString_Args, to_string_size);

typedef struct PJRT_Memory_AddressableByDevices_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Memory *memory;
    PJRT_Device *const *devices; /**< out */
    size_t num_devices; /**< out */
} PJRT_Memory_AddressableByDevices_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Memory_AddressableByDevices_Args, num_devices);

/* ------------------------------------------------------------------------
 * Element types and layouts
 *
 * A layout says how the elements of an array lie in memory: tiled, as an
 * order of dimensions with tiles (none for plain row-major or column-major),
 * or by strides.
 * ------------------------------------------------------------------------ */

/**
 * Element types. PRED is a byte that is 0 or 1; C64 and C128 are pairs of F32
 * and F64; the numbers differ from those inside HLO protobufs.
 */
typedef enum PJRT_Buffer_Type {
    PJRT_Buffer_Type_INVALID = 0,
    PJRT_Buffer_Type_PRED = 1,
    PJRT_Buffer_Type_S8 = 2,
    PJRT_Buffer_Type_S16 = 3,
    PJRT_Buffer_Type_S32 = 4,
    PJRT_Buffer_Type_S64 = 5,
    PJRT_Buffer_Type_U8 = 6,
    PJRT_Buffer_Type_U16 = 7,
    PJRT_Buffer_Type_U32 = 8,
    PJRT_Buffer_Type_U64 = 9,
    PJRT_Buffer_Type_F16 = 10,
    PJRT_Buffer_Type_F32 = 11,
    PJRT_Buffer_Type_F64 = 12,
    PJRT_Buffer_Type_BF16 = 13,
    PJRT_Buffer_Type_C64 = 14,
    PJRT_Buffer_Type_C128 = 15,
    PJRT_Buffer_Type_F8E5M2 = 16,
    PJRT_Buffer_Type_F8E4M3FN = 17,
    PJRT_Buffer_Type_F8E4M3B11FNUZ = 18,
    PJRT_Buffer_Type_F8E5M2FNUZ = 19,
    PJRT_Buffer_Type_F8E4M3FNUZ = 20,
    PJRT_Buffer_Type_S4 = 21,
    PJRT_Buffer_Type_U4 = 22,
    PJRT_Buffer_Type_TOKEN = 23,
    PJRT_Buffer_Type_S2 = 24,
    PJRT_Buffer_Type_U2 = 25,
    PJRT_Buffer_Type_F8E4M3 = 26,
    PJRT_Buffer_Type_F8E3M4 = 27,
    PJRT_Buffer_Type_F8E8M0FNU = 28,
    PJRT_Buffer_Type_F4E2M1FN = 29,
    PJRT_Buffer_Type_S1 = 30,
    PJRT_Buffer_Type_U1 = 31,
    PJRT_Buffer_Type_F6E2M3FN = 32,
    PJRT_Buffer_Type_F6E3M2FN = 33
} PJRT_Buffer_Type;

/** Which member of the union is set. */
typedef enum PJRT_Buffer_MemoryLayout_Type {
    PJRT_Buffer_MemoryLayout_Type_Tiled = 0,
    PJRT_Buffer_MemoryLayout_Type_Strides = 1
} PJRT_Buffer_MemoryLayout_Type;

typedef struct PJRT_Buffer_MemoryLayout_Tiled {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const int64_t *minor_to_major; /**< dimension numbers, fastest first */
    size_t minor_to_major_size;
    const int64_t *tile_dims; /**< of all tiles, one after the other */
    const size_t *tile_dim_sizes; /**< rank of each tile */
    size_t num_tiles;
} PJRT_Buffer_MemoryLayout_Tiled;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_MemoryLayout_Tiled, num_tiles);

typedef struct PJRT_Buffer_MemoryLayout_Strides {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    /** bytes, one per dimension; may be negative */
    const int64_t *byte_strides;
    size_t num_byte_strides;
} PJRT_Buffer_MemoryLayout_Strides;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_MemoryLayout_Strides, num_byte_strides);

typedef struct PJRT_Buffer_MemoryLayout {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    /** the member that type names */
    union {
        PJRT_Buffer_MemoryLayout_Tiled tiled;
        PJRT_Buffer_MemoryLayout_Strides strides;
    };
    PJRT_Buffer_MemoryLayout_Type type;
} PJRT_Buffer_MemoryLayout;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_MemoryLayout, type);

/* ------------------------------------------------------------------------
 * Making buffers
 *
 * Both ways of copying and viewing host memory go through
 * BufferFromHostBuffer; CreateViewOfDeviceBuffer takes memory that the device
 * reads. The zero-copy semantics are a wish: a CPU plugin copies silently
 * unless the memory is aligned to 64 bytes and neither strides nor a layout
 * are given.
 * ------------------------------------------------------------------------ */

/**
 * How long the plugin may use the host memory, and whether it may write to
 * it: during the call; until done_with_host_buffer; as long as the buffer
 * lives, reading; as long as the buffer lives, writing too.
 */
typedef enum PJRT_HostBufferSemantics {
    PJRT_HostBufferSemantics_kImmutableOnlyDuringCall = 0,
    PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes = 1,
    PJRT_HostBufferSemantics_kImmutableZeroCopy = 2,
    PJRT_HostBufferSemantics_kMutableZeroCopy = 3
} PJRT_HostBufferSemantics;

typedef struct PJRT_Client_BufferFromHostBuffer_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    const void *data;
    PJRT_Buffer_Type type;
    const int64_t *dims; /**< elements, outermost first */
    size_t num_dims;
    /** bytes, one per dimension; null: dense, row-major */
    const int64_t *byte_strides;
    size_t num_byte_strides;
    PJRT_HostBufferSemantics host_buffer_semantics;
    PJRT_Device *device; /**< used if memory is null */
    PJRT_Memory *memory; /**< may be null */
    PJRT_Buffer_MemoryLayout *device_layout; /**< null: dense, row-major */
    /** out: the caller destroys it; ready once data is no longer read */
    PJRT_Event *done_with_host_buffer;
    PJRT_Buffer *buffer; /**< out: the caller destroys it */
} PJRT_Client_BufferFromHostBuffer_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_BufferFromHostBuffer_Args, buffer);

/**
 * The memory must outlive the buffer; on_delete_callback says when the plugin
 * is done with it, perhaps late and on another thread.
 */
typedef struct PJRT_Client_CreateViewOfDeviceBuffer_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    void *device_buffer_ptr;
    const int64_t *dims;
    size_t num_dims;
    PJRT_Buffer_Type element_type;
    PJRT_Buffer_MemoryLayout *layout; /**< null: dense, row-major */
    PJRT_Device *device; /**< not looked at if memory is given */
    /** never null: CPU plugins call it unchecked */
    void (*on_delete_callback)(void *device_buffer_ptr, void *user_arg);
    void *on_delete_callback_arg;
    intptr_t stream; /**< 0, or the platform's stream that fills the memory */
    PJRT_Buffer *buffer; /**< out: the caller destroys it */
    PJRT_Memory *memory; /**< where device_buffer_ptr points */
} PJRT_Client_CreateViewOfDeviceBuffer_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_CreateViewOfDeviceBuffer_Args, memory);

typedef struct PJRT_Client_CreateUninitializedBuffer_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    const int64_t *shape_dims;
    size_t shape_num_dims;
    PJRT_Buffer_Type shape_element_type;
    /** null: the default of the device */
    PJRT_Buffer_MemoryLayout *shape_layout;
    PJRT_Device *device; /**< used if memory is null */
    PJRT_Memory *memory; /**< may be null */
    PJRT_Buffer *buffer; /**< out: the caller destroys it */
} PJRT_Client_CreateUninitializedBuffer_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_CreateUninitializedBuffer_Args, buffer);

/* ------------------------------------------------------------------------
 * Programs and compilation
 *
 * Format "mlir" takes StableHLO as text or bytecode. Text must be followed by
 * a NUL that code_size does not count. Compile options are a protobuf; empty
 * ones make CPU plugins abort.
 * ------------------------------------------------------------------------ */

/** Both directions: a program to compile, or the optimised one. */
typedef struct PJRT_Program {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    char *code; /**< read by compile; written by OptimizedProgram */
    size_t code_size; /**< bytes */
    /** "mlir", "hlo", "hlo_with_config"; not NUL-terminated */
    const char *format;
    size_t format_size;
} PJRT_Program;
PJRTLITE_STRUCT_SIZE(PJRT_Program, format_size);

typedef struct PJRT_Client_Compile_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    const PJRT_Program *program;
    /** serialized CompileOptionsProto; never empty */
    const char *compile_options;
    size_t compile_options_size;
    PJRT_LoadedExecutable *executable; /**< out: the caller destroys it */
} PJRT_Client_Compile_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Client_Compile_Args, executable);

/* ------------------------------------------------------------------------
 * Executables
 *
 * An executable is the compiled program, apart from the devices it may be
 * loaded on; it is had from a loaded one and destroyed apart from it.
 * OptimizedProgram is called twice: first for the size, then with code
 * pointing to that many bytes. A serialized executable fits the plugin
 * version that wrote it; nothing in it says which.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Executable_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
} PJRT_Executable_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_Destroy_Args, executable);

typedef struct PJRT_Executable_Name_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    const char *executable_name; /**< out */
    size_t executable_name_size; /**< out */
} PJRT_Executable_Name_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_Name_Args, executable_name_size);

typedef struct PJRT_Executable_NumReplicas_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_replicas; /**< out */
} PJRT_Executable_NumReplicas_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_NumReplicas_Args, num_replicas);

typedef struct PJRT_Executable_NumPartitions_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_partitions; /**< out */
} PJRT_Executable_NumPartitions_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_NumPartitions_Args, num_partitions);

typedef struct PJRT_Executable_NumOutputs_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_outputs; /**< out */
} PJRT_Executable_NumOutputs_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_NumOutputs_Args, num_outputs);

typedef struct PJRT_Executable_SizeOfGeneratedCodeInBytes_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    int64_t size_in_bytes; /**< out */
} PJRT_Executable_SizeOfGeneratedCodeInBytes_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args,
                     size_in_bytes);

typedef struct PJRT_Executable_GetCostAnalysis_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_properties; /**< out */
    const PJRT_NamedValue *properties; /**< out */
} PJRT_Executable_GetCostAnalysis_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_GetCostAnalysis_Args, properties);

/** Bytes that the compiler foresees for one run on one device. */
typedef struct PJRT_Executable_GetCompiledMemoryStats_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    /** out: here and in what follows, of the device */
    int64_t generated_code_size_in_bytes;
    int64_t argument_size_in_bytes; /**< out */
    int64_t output_size_in_bytes; /**< out */
    int64_t alias_size_in_bytes; /**< out */
    int64_t temp_size_in_bytes; /**< out */
    /** out: here and in what follows, of the host */
    int64_t host_generated_code_size_in_bytes;
    int64_t host_argument_size_in_bytes; /**< out */
    int64_t host_output_size_in_bytes; /**< out */
    int64_t host_alias_size_in_bytes; /**< out */
    int64_t host_temp_size_in_bytes; /**< out */
    int64_t peak_memory_in_bytes; /**< out */
    /** out: newer than 0.81, as all that follow */
    int64_t total_size_in_bytes;
    int64_t total_allocation_bytes; /**< out */
    int64_t indefinite_allocations; /**< out */
    int64_t peak_unpadded_heap_bytes; /**< out */
} PJRT_Executable_GetCompiledMemoryStats_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_GetCompiledMemoryStats_Args,
                     peak_unpadded_heap_bytes);

typedef struct PJRT_Executable_OutputElementTypes_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    PJRT_Buffer_Type *output_types; /**< out: one per output */
    size_t num_output_types; /**< out */
} PJRT_Executable_OutputElementTypes_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_OutputElementTypes_Args, num_output_types);

typedef struct PJRT_Executable_OutputDimensions_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_outputs; /**< out */
    const int64_t *dims; /**< out: of all outputs, one after the other */
    const size_t *dim_sizes; /**< out: rank of each output */
} PJRT_Executable_OutputDimensions_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_OutputDimensions_Args, dim_sizes);

typedef struct PJRT_Executable_OutputMemoryKinds_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_outputs; /**< out */
    const char *const *memory_kinds; /**< out */
    const size_t *memory_kind_sizes; /**< out */
} PJRT_Executable_OutputMemoryKinds_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_OutputMemoryKinds_Args, memory_kind_sizes);

/** Newer than 0.81; unimplemented in some plugins that have the entry. */
typedef struct PJRT_Executable_ParameterMemoryKinds_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_parameters; /**< out */
    const char *const *memory_kinds; /**< out */
    const size_t *memory_kind_sizes; /**< out */
} PJRT_Executable_ParameterMemoryKinds_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_ParameterMemoryKinds_Args,
                     memory_kind_sizes);

typedef struct PJRT_SerializedExecutable PJRT_SerializedExecutable;

typedef struct PJRT_Executable_OptimizedProgram_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    PJRT_Program *program; /**< the caller's; code null asks for code_size */
} PJRT_Executable_OptimizedProgram_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_OptimizedProgram_Args, program);

typedef struct PJRT_Executable_Serialize_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const PJRT_Executable *executable;
    const char *serialized_bytes; /**< out: valid until the deleter is called */
    size_t serialized_bytes_size; /**< out */
    /** out: owner of serialized_bytes; the argument of the deleter */
    PJRT_SerializedExecutable *serialized_executable;
    /** out */
    void (*serialized_executable_deleter)(PJRT_SerializedExecutable *);
} PJRT_Executable_Serialize_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_Serialize_Args,
                     serialized_executable_deleter);

typedef struct PJRT_Executable_Fingerprint_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    const char *executable_fingerprint; /**< out */
    size_t executable_fingerprint_size; /**< out */
} PJRT_Executable_Fingerprint_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_Fingerprint_Args,
                     executable_fingerprint_size);

/* ------------------------------------------------------------------------
 * Loaded executables
 *
 * A loaded executable is bound to devices and can be run. Delete releases
 * what it holds on the devices and keeps the object; Destroy ends the object.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_LoadOptions PJRT_LoadOptions;

/** Loads what PJRT_Executable_Serialize gave. */
typedef struct PJRT_Executable_DeserializeAndLoad_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    const char *serialized_executable;
    size_t serialized_executable_size;
    /** out: the caller destroys it */
    PJRT_LoadedExecutable *loaded_executable;
    /** null: those in the executable */
    const char *overridden_serialized_compile_options;
    size_t overridden_serialized_compile_options_size;
    /** newer than 0.81; null for the defaults */
    PJRT_LoadOptions *load_options;
} PJRT_Executable_DeserializeAndLoad_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Executable_DeserializeAndLoad_Args, load_options);

typedef struct PJRT_LoadedExecutable_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *executable;
} PJRT_LoadedExecutable_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_Destroy_Args, executable);

typedef struct PJRT_LoadedExecutable_GetExecutable_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *loaded_executable;
    PJRT_Executable *executable; /**< out: the caller destroys it */
} PJRT_LoadedExecutable_GetExecutable_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_GetExecutable_Args, executable);

typedef struct PJRT_LoadedExecutable_AddressableDevices_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *executable;
    PJRT_Device *const *addressable_devices; /**< out */
    size_t num_addressable_devices; /**< out */
} PJRT_LoadedExecutable_AddressableDevices_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_AddressableDevices_Args,
                     num_addressable_devices);

typedef struct PJRT_LoadedExecutable_Delete_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *executable;
} PJRT_LoadedExecutable_Delete_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_Delete_Args, executable);

typedef struct PJRT_LoadedExecutable_IsDeleted_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *executable;
    bool is_deleted; /**< out */
} PJRT_LoadedExecutable_IsDeleted_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_IsDeleted_Args, is_deleted);

typedef struct PJRT_LoadedExecutable_Fingerprint_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *executable;
    const char *executable_fingerprint; /**< out */
    size_t executable_fingerprint_size; /**< out */
} PJRT_LoadedExecutable_Fingerprint_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_Fingerprint_Args,
                     executable_fingerprint_size);

typedef struct PJRT_SendCallbackInfo PJRT_SendCallbackInfo;
typedef struct PJRT_RecvCallbackInfo PJRT_RecvCallbackInfo;
typedef struct PJRT_ExecuteContext PJRT_ExecuteContext;
typedef struct PJRT_MultiSlice_Config PJRT_MultiSlice_Config;
typedef struct PJRT_HloOutputCallbackInfo PJRT_HloOutputCallbackInfo;

/** Zero in every field but struct_size is the plain run. */
typedef struct PJRT_ExecuteOptions {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_SendCallbackInfo **send_callbacks;
    PJRT_RecvCallbackInfo **recv_callbacks;
    size_t num_send_ops;
    size_t num_recv_ops;
    int launch_id; /**< equal on all devices of one launch; 0: none */
    /** inputs to keep even if the program could take them over */
    const int64_t *non_donatable_input_indices;
    size_t num_non_donatable_input_indices;
    PJRT_ExecuteContext *context; /**< what handlers can ask for, or null */
    const char *call_location; /**< NUL-terminated text for messages, or null */
    size_t num_tasks;
    int *task_ids;
    int64_t *incarnation_ids;
    /** newer than 0.81, as all that follow */
    PJRT_MultiSlice_Config *multi_slice_config;
    bool use_major_to_minor_data_layout_for_callbacks;
    PJRT_HloOutputCallbackInfo *hlo_output_callbacks;
    size_t num_hlo_output_callbacks;
} PJRT_ExecuteOptions;
PJRTLITE_STRUCT_SIZE(PJRT_ExecuteOptions, num_hlo_output_callbacks);

/**
 * What the functions that a program calls can ask for (PJRT_FFI_UserData_Add).
 * One serves any number of runs, and must live until the last of them is over:
 * some plugins crash if it is destroyed before.
 */
typedef struct PJRT_ExecuteContext_Create_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_ExecuteContext *context; /**< out; to be destroyed */
} PJRT_ExecuteContext_Create_Args;
PJRTLITE_STRUCT_SIZE(PJRT_ExecuteContext_Create_Args, context);

typedef struct PJRT_ExecuteContext_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_ExecuteContext *context;
} PJRT_ExecuteContext_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_ExecuteContext_Destroy_Args, context);

/**
 * Execute returns when the work is queued; an error of the work itself is in
 * the completion events and in the ready events of the outputs. The plugin
 * checks the number and byte sizes of arguments, and nothing else about them;
 * null buffers crash.
 */
typedef struct PJRT_LoadedExecutable_Execute_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_LoadedExecutable *executable;
    PJRT_ExecuteOptions *options;
    PJRT_Buffer *const *const *argument_lists; /**< [num_devices][num_args] */
    size_t num_devices;
    size_t num_args;
    /**
     * [num_devices][outputs], the caller's arrays; buffers written there are
     * the caller's to destroy
     */
    PJRT_Buffer **const *output_lists;
    /**
     * null, or the caller's array [num_devices]; events written there are the
     * caller's to destroy
     */
    PJRT_Event **device_complete_events;
    PJRT_Device *execute_device; /**< null: the devices given at compile time */
} PJRT_LoadedExecutable_Execute_Args;
PJRTLITE_STRUCT_SIZE(PJRT_LoadedExecutable_Execute_Args, execute_device);

/* ------------------------------------------------------------------------
 * Buffers
 *
 * A buffer is an array in a memory of a device, perhaps not there yet:
 * ReadyEvent says when. Delete gives the memory back and keeps the object;
 * Destroy ends the object. An execution that takes an argument over
 * (donation) deletes it. The opaque pointer is the address on the device,
 * readable by the host only where the memory is; the pointer says nothing
 * about the content being there, so wait first.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Buffer_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
} PJRT_Buffer_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_Destroy_Args, buffer);

typedef struct PJRT_Buffer_ElementType_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Buffer_Type type; /**< out */
} PJRT_Buffer_ElementType_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_ElementType_Args, type);

typedef struct PJRT_Buffer_Dimensions_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    /** out: elements, outermost first; lives as long as the buffer */
    const int64_t *dims;
    size_t num_dims; /**< out */
} PJRT_Buffer_Dimensions_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_Dimensions_Args, num_dims);

typedef struct PJRT_Buffer_UnpaddedDimensions_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    const int64_t *unpadded_dims; /**< out */
    size_t num_dims; /**< out */
} PJRT_Buffer_UnpaddedDimensions_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_UnpaddedDimensions_Args, num_dims);

typedef struct PJRT_Buffer_DynamicDimensionIndices_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    const size_t *dynamic_dim_indices; /**< out */
    size_t num_dynamic_dims; /**< out */
} PJRT_Buffer_DynamicDimensionIndices_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_DynamicDimensionIndices_Args,
                     num_dynamic_dims);

typedef struct PJRT_Buffer_GetMemoryLayout_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    /** out: its arrays live as long as the buffer */
    PJRT_Buffer_MemoryLayout layout;
} PJRT_Buffer_GetMemoryLayout_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_GetMemoryLayout_Args, layout);

typedef struct PJRT_Buffer_OnDeviceSizeInBytes_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    size_t on_device_size_in_bytes; /**< out */
} PJRT_Buffer_OnDeviceSizeInBytes_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_OnDeviceSizeInBytes_Args,
                     on_device_size_in_bytes);

typedef struct PJRT_Buffer_Device_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Device *device; /**< out: the client's */
} PJRT_Buffer_Device_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_Device_Args, device);

typedef struct PJRT_Buffer_Memory_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Memory *memory; /**< out: the client's */
} PJRT_Buffer_Memory_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_Memory_Args, memory);

typedef struct PJRT_Buffer_Delete_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
} PJRT_Buffer_Delete_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_Delete_Args, buffer);

typedef struct PJRT_Buffer_IsDeleted_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    bool is_deleted; /**< out */
} PJRT_Buffer_IsDeleted_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_IsDeleted_Args, is_deleted);

typedef struct PJRT_Buffer_CopyToDevice_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Device *dst_device;
    PJRT_Buffer *dst_buffer; /**< out: the caller destroys it */
} PJRT_Buffer_CopyToDevice_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_CopyToDevice_Args, dst_buffer);

typedef struct PJRT_Buffer_CopyToMemory_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Memory *dst_memory;
    PJRT_Buffer *dst_buffer; /**< out: the caller destroys it */
} PJRT_Buffer_CopyToMemory_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_CopyToMemory_Args, dst_buffer);

typedef struct PJRT_Buffer_ToHostBuffer_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *src;
    PJRT_Buffer_MemoryLayout *host_layout; /**< null: the buffer's own */
    void *dst; /**< null asks for dst_size only */
    size_t dst_size; /**< in: bytes at dst; out, if dst is null: bytes needed */
    /** out: ready when dst is filled; the caller destroys it */
    PJRT_Event *event;
} PJRT_Buffer_ToHostBuffer_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_ToHostBuffer_Args, event);

typedef struct PJRT_Buffer_CopyRawToHost_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    void *dst;
    int64_t offset; /**< bytes */
    int64_t transfer_size; /**< bytes */
    /** out: ready when dst is filled; the caller destroys it */
    PJRT_Event *event;
} PJRT_Buffer_CopyRawToHost_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_CopyRawToHost_Args, event);

typedef struct PJRT_Buffer_IsOnCpu_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    bool is_on_cpu; /**< out */
} PJRT_Buffer_IsOnCpu_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_IsOnCpu_Args, is_on_cpu);

typedef struct PJRT_Buffer_ReadyEvent_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Event *event; /**< out: the caller destroys it */
} PJRT_Buffer_ReadyEvent_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_ReadyEvent_Args, event);

typedef struct PJRT_Buffer_UnsafePointer_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    uintptr_t buffer_pointer; /**< out */
} PJRT_Buffer_UnsafePointer_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_UnsafePointer_Args, buffer_pointer);

typedef struct PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    void *device_memory_ptr; /**< out */
} PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args,
                     device_memory_ptr);

/* ------------------------------------------------------------------------
 * The function table
 *
 * GetPjrtApi, the one symbol a plugin exports, returns this table. It stays
 * valid and must not be copied: an entry exists only if it lies within the
 * struct_size that the plugin set, and even then it may be null. The order is
 * part of the ABI.
 * ------------------------------------------------------------------------ */

/** The functions of a plugin. */
typedef struct PJRT_Api {
    size_t struct_size; /**< bytes of this table that exist */
    PJRT_Extension_Base *extension_start; /**< first extension, or null */
    PJRT_Api_Version pjrt_api_version;

    /* Errors */
    void (*PJRT_Error_Destroy)(PJRT_Error_Destroy_Args *args);
    void (*PJRT_Error_Message)(PJRT_Error_Message_Args *args);
    PJRTLITE_ENTRY(PJRT_Error_GetCode);

    /* Plugin */
    PJRTLITE_ENTRY(PJRT_Plugin_Initialize);
    PJRTLITE_ENTRY(PJRT_Plugin_Attributes);

    /* Events */
    PJRTLITE_ENTRY(PJRT_Event_Destroy);
    PJRTLITE_ENTRY(PJRT_Event_IsReady);
    PJRTLITE_ENTRY(PJRT_Event_Error);
    PJRTLITE_ENTRY(PJRT_Event_Await);
    PJRTLITE_ENTRY(PJRT_Event_OnReady);

    /* Client */
    PJRTLITE_ENTRY(PJRT_Client_Create);
    PJRTLITE_ENTRY(PJRT_Client_Destroy);
    PJRTLITE_ENTRY(PJRT_Client_PlatformName);
    PJRTLITE_ENTRY(PJRT_Client_ProcessIndex);
    PJRTLITE_ENTRY(PJRT_Client_PlatformVersion);
    PJRTLITE_ENTRY(PJRT_Client_Devices);
    PJRTLITE_ENTRY(PJRT_Client_AddressableDevices);
    PJRTLITE_ENTRY(PJRT_Client_LookupDevice);
    PJRTLITE_ENTRY(PJRT_Client_LookupAddressableDevice);
    PJRTLITE_ENTRY(PJRT_Client_AddressableMemories);
    PJRTLITE_ENTRY(PJRT_Client_Compile);
    PJRTLITE_ENTRY(PJRT_Client_DefaultDeviceAssignment);
    PJRTLITE_ENTRY(PJRT_Client_BufferFromHostBuffer);

    /* Devices and memories */
    PJRTLITE_ENTRY(PJRT_DeviceDescription_Id);
    PJRTLITE_ENTRY(PJRT_DeviceDescription_ProcessIndex);
    PJRTLITE_ENTRY(PJRT_DeviceDescription_Attributes);
    PJRTLITE_ENTRY(PJRT_DeviceDescription_Kind);
    PJRTLITE_ENTRY(PJRT_DeviceDescription_DebugString);
    PJRTLITE_ENTRY(PJRT_DeviceDescription_ToString);
    PJRTLITE_ENTRY(PJRT_Device_GetDescription);
    PJRTLITE_ENTRY(PJRT_Device_IsAddressable);
    PJRTLITE_ENTRY(PJRT_Device_LocalHardwareId);
    PJRTLITE_ENTRY(PJRT_Device_AddressableMemories);
    PJRTLITE_ENTRY(PJRT_Device_DefaultMemory);
    PJRTLITE_ENTRY(PJRT_Device_MemoryStats);
    PJRTLITE_ENTRY(PJRT_Memory_Id);
    PJRTLITE_ENTRY(PJRT_Memory_Kind);
    PJRTLITE_ENTRY(PJRT_Memory_DebugString);
    PJRTLITE_ENTRY(PJRT_Memory_ToString);
    PJRTLITE_ENTRY(PJRT_Memory_AddressableByDevices);

    /* Executables */
    PJRTLITE_ENTRY(PJRT_Executable_Destroy);
    PJRTLITE_ENTRY(PJRT_Executable_Name);
    PJRTLITE_ENTRY(PJRT_Executable_NumReplicas);
    PJRTLITE_ENTRY(PJRT_Executable_NumPartitions);
    PJRTLITE_ENTRY(PJRT_Executable_NumOutputs);
    PJRTLITE_ENTRY(PJRT_Executable_SizeOfGeneratedCodeInBytes);
    PJRTLITE_ENTRY(PJRT_Executable_GetCostAnalysis);
    PJRTLITE_ENTRY(PJRT_Executable_OutputMemoryKinds);
    PJRTLITE_ENTRY(PJRT_Executable_OptimizedProgram);
    PJRTLITE_ENTRY(PJRT_Executable_Serialize);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_Destroy);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_GetExecutable);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_AddressableDevices);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_Delete);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_IsDeleted);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_Execute);
    PJRTLITE_ENTRY(PJRT_Executable_DeserializeAndLoad);
    PJRTLITE_ENTRY(PJRT_LoadedExecutable_Fingerprint);

    /* Buffers */
    PJRTLITE_ENTRY(PJRT_Buffer_Destroy);
    PJRTLITE_ENTRY(PJRT_Buffer_ElementType);
    PJRTLITE_ENTRY(PJRT_Buffer_Dimensions);
    PJRTLITE_ENTRY(PJRT_Buffer_UnpaddedDimensions);
    PJRTLITE_ENTRY(PJRT_Buffer_DynamicDimensionIndices);
    PJRTLITE_ENTRY(PJRT_Buffer_GetMemoryLayout);
    PJRTLITE_ENTRY(PJRT_Buffer_OnDeviceSizeInBytes);
    PJRTLITE_ENTRY(PJRT_Buffer_Device);
    PJRTLITE_ENTRY(PJRT_Buffer_Memory);
    PJRTLITE_ENTRY(PJRT_Buffer_Delete);
    PJRTLITE_ENTRY(PJRT_Buffer_IsDeleted);
    PJRTLITE_ENTRY(PJRT_Buffer_CopyToDevice);
    PJRTLITE_ENTRY(PJRT_Buffer_ToHostBuffer);
    PJRTLITE_ENTRY(PJRT_Buffer_IsOnCpu);
    PJRTLITE_ENTRY(PJRT_Buffer_ReadyEvent);
    PJRTLITE_ENTRY(PJRT_Buffer_UnsafePointer);
    PJRTLITE_UNUSED(PJRT_Buffer_IncreaseExternalReferenceCount);
    PJRTLITE_UNUSED(PJRT_Buffer_DecreaseExternalReferenceCount);
    PJRTLITE_ENTRY(PJRT_Buffer_OpaqueDeviceMemoryDataPointer);

    /* Copies to a device in chunks */
    PJRTLITE_UNUSED(PJRT_CopyToDeviceStream_Destroy);
    PJRTLITE_UNUSED(PJRT_CopyToDeviceStream_AddChunk);
    PJRTLITE_UNUSED(PJRT_CopyToDeviceStream_TotalBytes);
    PJRTLITE_UNUSED(PJRT_CopyToDeviceStream_GranuleSize);
    PJRTLITE_UNUSED(PJRT_CopyToDeviceStream_CurrentBytes);

    /* Topologies and compilation without devices */
    PJRTLITE_UNUSED(PJRT_TopologyDescription_Create);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_Destroy);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_PlatformName);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_PlatformVersion);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_GetDeviceDescriptions);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_Serialize);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_Attributes);
    PJRTLITE_UNUSED(PJRT_Compile);

    /* Added to the objects above, in the order in which they came */
    PJRTLITE_ENTRY(PJRT_Executable_OutputElementTypes);
    PJRTLITE_ENTRY(PJRT_Executable_OutputDimensions);
    PJRTLITE_ENTRY(PJRT_Buffer_CopyToMemory);
    PJRTLITE_ENTRY(PJRT_Client_CreateViewOfDeviceBuffer);
    PJRTLITE_ENTRY(PJRT_Executable_Fingerprint);
    PJRTLITE_UNUSED(PJRT_Client_TopologyDescription);
    PJRTLITE_ENTRY(PJRT_Executable_GetCompiledMemoryStats);
    PJRTLITE_UNUSED(PJRT_Memory_Kind_Id);
    PJRTLITE_ENTRY(PJRT_ExecuteContext_Create);
    PJRTLITE_ENTRY(PJRT_ExecuteContext_Destroy);
    PJRTLITE_ENTRY(PJRT_Buffer_CopyRawToHost);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_Destroy);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_TransferData);
    PJRTLITE_UNUSED(PJRT_Client_CreateBuffersForAsyncHostToDevice);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_Device);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_BufferCount);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_BufferSize);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_SetBufferError);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_AddMetadata);
    PJRTLITE_UNUSED(PJRT_Client_DmaMap);
    PJRTLITE_UNUSED(PJRT_Client_DmaUnmap);
    PJRTLITE_ENTRY(PJRT_Client_CreateUninitializedBuffer);
    PJRTLITE_UNUSED(PJRT_Client_UpdateGlobalProcessInfo);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_Deserialize);
    PJRTLITE_UNUSED(PJRT_Client_CreateAliasBuffer);
    PJRTLITE_UNUSED(PJRT_Client_FulfillAliasBuffer);
    PJRTLITE_UNUSED(PJRT_LoadedExecutable_GetDeviceAssignment);

    /* Beyond the table of 0.81 */
    PJRTLITE_UNUSED(PJRT_Client_CreateErrorBuffer);
    PJRTLITE_UNUSED(PJRT_AsyncHostToDeviceTransferManager_TransferLiteral);
    PJRTLITE_UNUSED(PJRT_Buffer_CopyRawToHostFuture);
    PJRTLITE_UNUSED(PJRT_Device_PoisonExecution);
    PJRTLITE_UNUSED(PJRT_Device_CreateAsyncTrackingEvent);
    PJRTLITE_UNUSED(PJRT_AsyncTrackingEvent_Destroy);
    PJRTLITE_UNUSED(PJRT_Executable_GetCompileOptions);
    PJRTLITE_UNUSED(PJRT_Buffer_DonateWithControlDependency);
    PJRTLITE_UNUSED(PJRT_Event_Create);
    PJRTLITE_UNUSED(PJRT_Event_Set);
    PJRTLITE_UNUSED(PJRT_Device_GetAttributes);
    PJRTLITE_UNUSED(PJRT_Client_Load);
    PJRTLITE_UNUSED(PJRT_LoadedExecutable_AddressableDeviceLogicalIds);
    PJRTLITE_UNUSED(PJRT_Buffer_Bitcast);
    PJRTLITE_UNUSED(PJRT_Error_ForEachPayload);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_Fingerprint);
    PJRTLITE_ENTRY(PJRT_Executable_ParameterMemoryKinds);
    PJRTLITE_UNUSED(PJRT_Device_ClearMemoryStats);

    /* Beyond the table of 0.106 */
    PJRTLITE_UNUSED(PJRT_TopologyDescription_MakeCanonicalShapeForMemorySpace);
    PJRTLITE_UNUSED(PJRT_TopologyDescription_GetMemorySpaceKindIds);
} PJRT_Api;
PJRTLITE_STRUCT_SIZE(PJRT_Api, PJRT_TopologyDescription_GetMemorySpaceKindIds);

/** The type of the exported function GetPjrtApi. */
typedef const PJRT_Api *(*PJRTLITE_GetPjrtApi)(void);

/* ------------------------------------------------------------------------
 * Extension: layouts (PJRT_Extension_Type_Layouts)
 *
 * Layouts of parameters, outputs and buffers, as objects that serialize to
 * text such as "{1,0}". Destroy only those that are marked as the caller's.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Layouts_MemoryLayout PJRT_Layouts_MemoryLayout;
typedef struct PJRT_Layouts_SerializedLayout PJRT_Layouts_SerializedLayout;

typedef struct PJRT_Layouts_MemoryLayout_Destroy_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Layouts_MemoryLayout *layout;
} PJRT_Layouts_MemoryLayout_Destroy_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_MemoryLayout_Destroy_Args, layout);

typedef struct PJRT_Layouts_MemoryLayout_Serialize_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Layouts_MemoryLayout *layout;
    const char *serialized_bytes; /**< out: valid until the deleter is called */
    size_t serialized_bytes_size; /**< out */
    /** out: owner of serialized_bytes; the argument of the deleter */
    PJRT_Layouts_SerializedLayout *serialized_layout;
    /** out */
    void (*serialized_layout_deleter)(PJRT_Layouts_SerializedLayout *);
} PJRT_Layouts_MemoryLayout_Serialize_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_MemoryLayout_Serialize_Args,
                     serialized_layout_deleter);

typedef struct PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Client *client;
    PJRT_Buffer_Type type;
    const int64_t *dims;
    size_t num_dims;
    PJRT_Layouts_MemoryLayout *layout; /**< out: the caller destroys it */
} PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args, layout);

typedef struct PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Buffer *buffer;
    PJRT_Layouts_MemoryLayout *layout; /**< out: the caller destroys it */
} PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args, layout);

typedef struct PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_outputs; /**< out */
    /** out: list and layouts belong to the executable */
    PJRT_Layouts_MemoryLayout **layouts;
} PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args,
                     layouts);

typedef struct PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_parameters; /**< out */
    /** out: list and layouts belong to the executable */
    PJRT_Layouts_MemoryLayout **layouts;
} PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args,
                     layouts);

typedef struct PJRT_Layouts_Extension {
    PJRT_Extension_Base base;
    PJRTLITE_ENTRY(PJRT_Layouts_MemoryLayout_Destroy);
    PJRTLITE_ENTRY(PJRT_Layouts_MemoryLayout_Serialize);
    PJRTLITE_ENTRY(PJRT_Layouts_PJRT_Client_GetDefaultLayout);
    PJRTLITE_ENTRY(PJRT_Layouts_PJRT_Buffer_MemoryLayout);
    PJRTLITE_UNUSED(PJRT_Layouts_PJRT_Topology_GetDefaultLayout);
    /** one entry per output */
    PJRTLITE_ENTRY(PJRT_Layouts_PJRT_Executable_GetOutputLayouts);
    /** newer than 0.81: the table of 0.81 ends before it */
    PJRTLITE_ENTRY(PJRT_Layouts_PJRT_Executable_GetParameterLayouts);
} PJRT_Layouts_Extension;
PJRTLITE_STRUCT_SIZE(PJRT_Layouts_Extension,
                     PJRT_Layouts_PJRT_Executable_GetParameterLayouts);

/* ------------------------------------------------------------------------
 * Extension: shardings (PJRT_Extension_Type_Shardings)
 *
 * How the arrays of a program for several devices are divided among them. Each
 * sharding is a serialized OpSharding of XLA's; of no bytes, every device has
 * the whole array. Lists and bytes belong to the executable. Newer than 0.81.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Shardings_PJRT_Executable_ParameterShardings_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_parameters; /**< out: 0 if none is known */
    const char *const *shardings; /**< out */
    const size_t *sharding_sizes; /**< out */
} PJRT_Shardings_PJRT_Executable_ParameterShardings_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Shardings_PJRT_Executable_ParameterShardings_Args,
                     sharding_sizes);

typedef struct PJRT_Shardings_PJRT_Executable_OutputShardings_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_Executable *executable;
    size_t num_outputs; /**< out: 0 if none is known */
    const char *const *shardings; /**< out */
    const size_t *sharding_sizes; /**< out */
} PJRT_Shardings_PJRT_Executable_OutputShardings_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Shardings_PJRT_Executable_OutputShardings_Args,
                     sharding_sizes);

typedef struct PJRT_Shardings_Extension {
    PJRT_Extension_Base base;
    PJRTLITE_ENTRY(PJRT_Shardings_PJRT_Executable_ParameterShardings);
    PJRTLITE_ENTRY(PJRT_Shardings_PJRT_Executable_OutputShardings);
} PJRT_Shardings_Extension;
PJRTLITE_STRUCT_SIZE(PJRT_Shardings_Extension,
                     PJRT_Shardings_PJRT_Executable_OutputShardings);

/* ------------------------------------------------------------------------
 * Extension: streams (PJRT_Extension_Type_Stream)
 *
 * Lets work of the caller on a device's own stream be ordered with the
 * plugin's, without a wait on the host. GPU plugins have it.
 * ------------------------------------------------------------------------ */

typedef struct PJRT_Get_Stream_For_External_Ready_Events_Args {
    size_t struct_size;
    PJRT_Device *device;
    intptr_t stream; /**< out: the platform's stream handle, e.g. a CUstream */
} PJRT_Get_Stream_For_External_Ready_Events_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Get_Stream_For_External_Ready_Events_Args, stream);

typedef struct PJRT_Wait_Until_Buffer_Ready_On_Stream_Args {
    size_t struct_size;
    intptr_t stream;
    PJRT_Buffer *buffer;
} PJRT_Wait_Until_Buffer_Ready_On_Stream_Args;
PJRTLITE_STRUCT_SIZE(PJRT_Wait_Until_Buffer_Ready_On_Stream_Args, buffer);

typedef struct PJRT_Stream_Extension {
    PJRT_Extension_Base base;
    PJRT_Error *(*get_stream)(
        PJRT_Get_Stream_For_External_Ready_Events_Args *args);
    PJRT_Error *(*wait_stream)(
        PJRT_Wait_Until_Buffer_Ready_On_Stream_Args *args);
} PJRT_Stream_Extension;
PJRTLITE_STRUCT_SIZE(PJRT_Stream_Extension, wait_stream);

/* ------------------------------------------------------------------------
 * Extension: foreign functions (PJRT_Extension_Type_FFI)
 *
 * Lets programs call functions of the process by name. What such a function,
 * a handler, is given is stated in ffi_abi.h.
 *
 * Older headers, which no plugin known to us was built with, had other members
 * in two of these structs.
 * ------------------------------------------------------------------------ */

/** Each may be null. */
typedef struct PJRT_FFI_Type_Info {
    void (*deleter)(void *object);
    void (*serialize)(void);
    void (*deserialize)(void);
} PJRT_FFI_Type_Info;

/** Gives a type of data a number. A name that has one already is an error. */
typedef struct PJRT_FFI_Type_Register_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    const char *type_name;
    size_t type_name_size;
    int64_t type_id; /**< in and out: 0 asks for one */
    PJRT_FFI_Type_Info *type_info;
} PJRT_FFI_Type_Register_Args;
PJRTLITE_STRUCT_SIZE(PJRT_FFI_Type_Register_Args, type_info);

typedef struct PJRT_FFI_UserData {
    int64_t type_id;
    void *data; /**< stays the caller's */
} PJRT_FFI_UserData;

/** Adds data to a context; of each type it can have one. */
typedef struct PJRT_FFI_UserData_Add_Args {
    size_t struct_size;
    PJRT_Extension_Base *extension_start;
    PJRT_ExecuteContext *context;
    PJRT_FFI_UserData user_data;
} PJRT_FFI_UserData_Add_Args;
PJRTLITE_STRUCT_SIZE(PJRT_FFI_UserData_Add_Args, user_data);

typedef enum PJRT_FFI_Handler_TraitsBits {
    PJRT_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE = 1
} PJRT_FFI_Handler_TraitsBits;

/**
 * Registers a handler for programs that are compiled or loaded from then on, in
 * the whole process, for ever. The handler is called once, for its metadata.
 */
typedef struct PJRT_FFI_Register_Handler_Args {
    size_t struct_size;
    const char *target_name;
    size_t target_name_size;
    void *handler; /**< an XLA_FFI_Handler */
    const char *platform_name; /**< XLA's: "Host", "CUDA", "ROCM" */
    size_t platform_name_size;
    PJRT_FFI_Handler_TraitsBits traits;
} PJRT_FFI_Register_Handler_Args;
PJRTLITE_STRUCT_SIZE(PJRT_FFI_Register_Handler_Args, traits);

typedef struct PJRT_FFI_Extension {
    PJRT_Extension_Base base;
    PJRT_Error *(*type_register)(PJRT_FFI_Type_Register_Args *args);
    PJRT_Error *(*user_data_add)(PJRT_FFI_UserData_Add_Args *args);
    PJRT_Error *(*register_handler)(PJRT_FFI_Register_Handler_Args *args);
} PJRT_FFI_Extension;
PJRTLITE_STRUCT_SIZE(PJRT_FFI_Extension, register_handler);

#undef PJRTLITE_STRUCT_SIZE
#undef PJRTLITE_ENTRY
#undef PJRTLITE_UNUSED

#ifdef __cplusplus
}
#endif

#endif
