/*
 * The part of XLA's FFI C ABI that pjrtlite uses, version 0.4, stated in our own
 * words from its layout on x86-64 Linux. The names of types, fields and constants
 * are those of the ABI; the comments say what a handler must know.
 * src/sys/ffi_bindings.rs is made from this file; see tools/generate.rs.
 *
 * A program that a plugin runs may call functions by name: custom calls. A
 * plugin finds them among the handlers that were registered with it (see
 * PJRT_FFI_Extension in pjrt_abi.h), and gives each call as a frame.
 *
 * Conventions that hold throughout
 *
 *  - The plugin fills in the frame and owns all that it leads to: nothing of it
 *    may be used after the handler has returned. A handler writes to the data of
 *    results only.
 *  - Every struct that may grow starts with its own struct_size, as in the PJRT
 *    C ABI. Fields beyond the size that a struct carries do not exist, but for
 *    one: see XLA_FFI_CallFrame.
 *  - Text is a pointer and a size in bytes, and not NUL-terminated.
 *  - A function of the table returns an error, or null; the error is the
 *    caller's.
 *
 * Versions: CPU plugins of PJRT 0.81, 0.106 and 0.115 have 0.2, 0.3 and 0.4. What
 * lies elsewhere in the older ones, or is not there, is marked.
 */
#ifndef PJRTLITE_FFI_ABI_H
#define PJRTLITE_FFI_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version stated here. */
#define XLA_FFI_API_MAJOR 0
#define XLA_FFI_API_MINOR 4

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
#define PJRTLITE_ENTRY(name) XLA_FFI_Error *(*name)(name##_Args *args)
/* An entry that only holds its place. */
#define PJRTLITE_UNUSED(name) void (*name)(void)

typedef struct XLA_FFI_Api XLA_FFI_Api;
typedef struct XLA_FFI_InternalApi XLA_FFI_InternalApi;
typedef struct XLA_FFI_Error XLA_FFI_Error;
typedef struct XLA_FFI_InvokeContext XLA_FFI_InvokeContext;
typedef struct XLA_FFI_Future XLA_FFI_Future;

/* ------------------------------------------------------------------------
 * Extensions and version
 * ------------------------------------------------------------------------ */

typedef enum XLA_FFI_InternalExtension_Type {
    XLA_FFI_Extension_Metadata = 1
} XLA_FFI_InternalExtension_Type;

/** Named XLA_FFI_Extension_Base before 0.4. */
typedef struct XLA_FFI_InternalExtension {
    size_t struct_size;
    XLA_FFI_InternalExtension_Type type;
    struct XLA_FFI_InternalExtension *next; /**< null in the last one */
} XLA_FFI_InternalExtension;
PJRTLITE_STRUCT_SIZE(XLA_FFI_InternalExtension, next);

typedef struct XLA_FFI_Api_Version {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    int major_version;
    int minor_version;
} XLA_FFI_Api_Version;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Api_Version, minor_version);

/* ------------------------------------------------------------------------
 * Errors
 *
 * A handler makes one to return it; the plugin frees it, and the run fails with
 * its code and message.
 * ------------------------------------------------------------------------ */

/** The numbers of PJRT's and absl's status codes. */
typedef enum XLA_FFI_Error_Code {
    XLA_FFI_Error_Code_OK = 0,
    XLA_FFI_Error_Code_CANCELLED = 1,
    XLA_FFI_Error_Code_UNKNOWN = 2,
    XLA_FFI_Error_Code_INVALID_ARGUMENT = 3,
    XLA_FFI_Error_Code_DEADLINE_EXCEEDED = 4,
    XLA_FFI_Error_Code_NOT_FOUND = 5,
    XLA_FFI_Error_Code_ALREADY_EXISTS = 6,
    XLA_FFI_Error_Code_PERMISSION_DENIED = 7,
    XLA_FFI_Error_Code_RESOURCE_EXHAUSTED = 8,
    XLA_FFI_Error_Code_FAILED_PRECONDITION = 9,
    XLA_FFI_Error_Code_ABORTED = 10,
    XLA_FFI_Error_Code_OUT_OF_RANGE = 11,
    XLA_FFI_Error_Code_UNIMPLEMENTED = 12,
    XLA_FFI_Error_Code_INTERNAL = 13,
    XLA_FFI_Error_Code_UNAVAILABLE = 14,
    XLA_FFI_Error_Code_DATA_LOSS = 15,
    XLA_FFI_Error_Code_UNAUTHENTICATED = 16
} XLA_FFI_Error_Code;

typedef struct XLA_FFI_Error_Create_Args {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    const char *message; /**< NUL-terminated; copied */
    XLA_FFI_Error_Code errc;
} XLA_FFI_Error_Create_Args;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Error_Create_Args, errc);

typedef struct XLA_FFI_Error_Destroy_Args {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    XLA_FFI_Error *error;
} XLA_FFI_Error_Destroy_Args;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Error_Destroy_Args, error);

/* ------------------------------------------------------------------------
 * Arrays
 * ------------------------------------------------------------------------ */

/** The numbers of XLA's PrimitiveType, which are not PJRT_Buffer_Type's. */
typedef enum XLA_FFI_DataType {
    XLA_FFI_DataType_INVALID = 0,
    XLA_FFI_DataType_PRED = 1,
    XLA_FFI_DataType_S1 = 30,
    XLA_FFI_DataType_S2 = 26,
    XLA_FFI_DataType_S4 = 21,
    XLA_FFI_DataType_S8 = 2,
    XLA_FFI_DataType_S16 = 3,
    XLA_FFI_DataType_S32 = 4,
    XLA_FFI_DataType_S64 = 5,
    XLA_FFI_DataType_U1 = 31,
    XLA_FFI_DataType_U2 = 27,
    XLA_FFI_DataType_U4 = 22,
    XLA_FFI_DataType_U8 = 6,
    XLA_FFI_DataType_U16 = 7,
    XLA_FFI_DataType_U32 = 8,
    XLA_FFI_DataType_U64 = 9,
    XLA_FFI_DataType_F16 = 10,
    XLA_FFI_DataType_F32 = 11,
    XLA_FFI_DataType_F64 = 12,
    XLA_FFI_DataType_BF16 = 16,
    XLA_FFI_DataType_C64 = 15,
    XLA_FFI_DataType_C128 = 18,
    XLA_FFI_DataType_TOKEN = 17,
    XLA_FFI_DataType_F8E5M2 = 19,
    XLA_FFI_DataType_F8E3M4 = 29,
    XLA_FFI_DataType_F8E4M3 = 28,
    XLA_FFI_DataType_F8E4M3FN = 20,
    XLA_FFI_DataType_F8E4M3B11FNUZ = 23,
    XLA_FFI_DataType_F8E5M2FNUZ = 24,
    XLA_FFI_DataType_F8E4M3FNUZ = 25,
    XLA_FFI_DataType_F4E2M1FN = 32,
    XLA_FFI_DataType_F8E8M0FNU = 33
} XLA_FFI_DataType;

/**
 * An array. CPU plugins give memory of the host, aligned to 64 bytes.
 *
 * Its dims are logical; in which order its elements lie is not told: row-major
 * unless the program says otherwise of this call.
 */
typedef struct XLA_FFI_Buffer {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    XLA_FFI_DataType dtype;
    void *data;
    int64_t rank;
    int64_t *dims;
} XLA_FFI_Buffer;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Buffer, dims);

typedef enum XLA_FFI_ArgType { XLA_FFI_ArgType_BUFFER = 1 } XLA_FFI_ArgType;

typedef enum XLA_FFI_RetType { XLA_FFI_RetType_BUFFER = 1 } XLA_FFI_RetType;

/** Inputs: args[i] points to what types[i] says. A token counts as one. */
typedef struct XLA_FFI_Args {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    int64_t size;
    XLA_FFI_ArgType *types;
    void **args;
} XLA_FFI_Args;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Args, args);

/** Results, as XLA_FFI_Args. */
typedef struct XLA_FFI_Rets {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    int64_t size;
    XLA_FFI_RetType *types;
    void **rets;
} XLA_FFI_Rets;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Rets, rets);

/* ------------------------------------------------------------------------
 * Attributes: constants of a call, by name
 * ------------------------------------------------------------------------ */

typedef struct XLA_FFI_ByteSpan {
    const char *ptr;
    size_t len;
} XLA_FFI_ByteSpan;

/** Only the bytes of its type are the value. */
typedef struct XLA_FFI_Scalar {
    XLA_FFI_DataType dtype;
    void *value;
} XLA_FFI_Scalar;

typedef struct XLA_FFI_Array {
    XLA_FFI_DataType dtype;
    size_t size; /**< in elements */
    void *data;  /**< null if there are none */
} XLA_FFI_Array;

typedef enum XLA_FFI_AttrType {
    XLA_FFI_AttrType_ARRAY = 1,      /**< an XLA_FFI_Array */
    XLA_FFI_AttrType_DICTIONARY = 2, /**< an XLA_FFI_Attrs */
    XLA_FFI_AttrType_SCALAR = 3,     /**< an XLA_FFI_Scalar */
    XLA_FFI_AttrType_STRING = 4      /**< an XLA_FFI_ByteSpan */
} XLA_FFI_AttrType;

/** Sorted by name. */
typedef struct XLA_FFI_Attrs {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    int64_t size;
    XLA_FFI_AttrType *types;
    XLA_FFI_ByteSpan **names;
    void **attrs; /**< each points to what its type says */
} XLA_FFI_Attrs;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Attrs, attrs);

/* ------------------------------------------------------------------------
 * The frame of a call
 * ------------------------------------------------------------------------ */

typedef enum XLA_FFI_ExecutionStage {
    XLA_FFI_ExecutionStage_INSTANTIATE = 0,
    XLA_FFI_ExecutionStage_PREPARE = 1,
    XLA_FFI_ExecutionStage_INITIALIZE = 2,
    XLA_FFI_ExecutionStage_EXECUTE = 3,
    XLA_FFI_ExecutionStage_RECORD = 4 /**< newer than 0.3 */
} XLA_FFI_ExecutionStage;

/**
 * Plugins state a struct_size of 168, that is without the future, which is
 * there all the same.
 */
typedef struct XLA_FFI_CallFrame {
    size_t struct_size;
    /** not null in a call that only asks for the handler's metadata */
    XLA_FFI_InternalExtension *extension_start;
    const XLA_FFI_Api *api;
    XLA_FFI_InvokeContext *ctx; /**< null where metadata is asked for */
    XLA_FFI_ExecutionStage stage;
    XLA_FFI_Args args;
    XLA_FFI_Rets rets;
    XLA_FFI_Attrs attrs;
    /** out: for a result that comes later; the handler leaves it null */
    XLA_FFI_Future *future;
} XLA_FFI_CallFrame;
enum { XLA_FFI_CallFrame_STRUCT_SIZE = offsetof(XLA_FFI_CallFrame, future) };

/** A handler: returns null, or an error that becomes the plugin's. */
typedef XLA_FFI_Error *XLA_FFI_Handler(XLA_FFI_CallFrame *call_frame);

/* ------------------------------------------------------------------------
 * Metadata: what a plugin asks a handler once, as it is registered
 * ------------------------------------------------------------------------ */

typedef enum XLA_FFI_Handler_TraitsBits {
    XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE = 1
} XLA_FFI_Handler_TraitsBits;
typedef uint32_t XLA_FFI_Handler_Traits;

typedef struct XLA_FFI_TypeId {
    int64_t type_id; /**< 0: none */
} XLA_FFI_TypeId;

typedef struct XLA_FFI_Metadata {
    size_t struct_size;
    /**
     * out: the version that the handler was made for. A plugin takes 0.1 up to
     * its own, and drops a handler that says anything else, without an error.
     */
    XLA_FFI_Api_Version api_version;
    XLA_FFI_Handler_Traits traits;
    /** beyond the size that plugins state: only for state, which is not used */
    XLA_FFI_TypeId state_type_id;
} XLA_FFI_Metadata;
enum {
    XLA_FFI_Metadata_STRUCT_SIZE =
        offsetof(XLA_FFI_Metadata, traits) + sizeof(XLA_FFI_Handler_Traits)
};

/** XLA_FFI_Extension_Metadata. */
typedef struct XLA_FFI_Metadata_Extension {
    XLA_FFI_InternalExtension extension_base;
    XLA_FFI_Metadata *metadata;
} XLA_FFI_Metadata_Extension;
PJRTLITE_STRUCT_SIZE(XLA_FFI_Metadata_Extension, metadata);

/* ------------------------------------------------------------------------
 * What a handler can ask of the run
 * ------------------------------------------------------------------------ */

/**
 * Gives the data of a type that the run's PJRT_ExecuteContext has. An error if
 * it has none.
 */
typedef struct XLA_FFI_InvokeContext_Get_Args {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    XLA_FFI_InvokeContext *ctx;
    XLA_FFI_TypeId *type_id;
    void *data; /**< out */
} XLA_FFI_InvokeContext_Get_Args;
PJRTLITE_STRUCT_SIZE(XLA_FFI_InvokeContext_Get_Args, data);

/** What a handler has one of the plugin's threads do. */
typedef void XLA_FFI_Task(void *data);

/** Has a thread of the plugin's do a task some time, also after the handler's return. An error if there are none. */
typedef struct XLA_FFI_ThreadPool_Schedule_Args {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    XLA_FFI_InvokeContext *ctx;
    XLA_FFI_Task *task;
    void *data;
} XLA_FFI_ThreadPool_Schedule_Args;
PJRTLITE_STRUCT_SIZE(XLA_FFI_ThreadPool_Schedule_Args, data);

/** How many threads there are for that. */
typedef struct XLA_FFI_ThreadPool_NumThreads_Args {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    XLA_FFI_InvokeContext *ctx;
    int64_t *num_threads; /**< where to write it */
} XLA_FFI_ThreadPool_NumThreads_Args;
PJRTLITE_STRUCT_SIZE(XLA_FFI_ThreadPool_NumThreads_Args, num_threads);

/* ------------------------------------------------------------------------
 * The table of functions
 *
 * Each frame leads to it. It belongs to the plugin, may be shorter than this
 * one, and is never copied.
 * ------------------------------------------------------------------------ */

struct XLA_FFI_Api {
    size_t struct_size;
    XLA_FFI_InternalExtension *extension_start;
    XLA_FFI_Api_Version api_version;
    XLA_FFI_InternalApi *internal_api;
    PJRTLITE_ENTRY(XLA_FFI_Error_Create);
    /** before 0.4, Error_GetMessage, with other arguments */
    PJRTLITE_UNUSED(XLA_FFI_Error_GetDetails);
    void (*XLA_FFI_Error_Destroy)(XLA_FFI_Error_Destroy_Args *args);
    PJRTLITE_UNUSED(XLA_FFI_Handler_Register);
    PJRTLITE_UNUSED(XLA_FFI_Stream_Get);
    PJRTLITE_UNUSED(XLA_FFI_Type_Register);
    PJRTLITE_ENTRY(XLA_FFI_InvokeContext_Get);
    PJRTLITE_UNUSED(XLA_FFI_State_Set);
    PJRTLITE_UNUSED(XLA_FFI_State_Get);
    PJRTLITE_UNUSED(XLA_FFI_DeviceMemory_Allocate);
    PJRTLITE_UNUSED(XLA_FFI_DeviceMemory_Free);
    PJRTLITE_ENTRY(XLA_FFI_ThreadPool_Schedule);
    PJRTLITE_ENTRY(XLA_FFI_ThreadPool_NumThreads);
    PJRTLITE_UNUSED(XLA_FFI_Future_Create);
    PJRTLITE_UNUSED(XLA_FFI_Future_SetAvailable);
    PJRTLITE_UNUSED(XLA_FFI_Future_SetError);
    PJRTLITE_UNUSED(XLA_FFI_RunId_Get);
    PJRTLITE_UNUSED(XLA_FFI_DeviceOrdinal_Get);
    PJRTLITE_UNUSED(XLA_FFI_InvokeContext_FindExtension); /**< newer than 0.3 */
};
PJRTLITE_STRUCT_SIZE(XLA_FFI_Api, XLA_FFI_InvokeContext_FindExtension);

#undef PJRTLITE_STRUCT_SIZE
#undef PJRTLITE_ENTRY
#undef PJRTLITE_UNUSED

#ifdef __cplusplus
}
#endif

#endif
