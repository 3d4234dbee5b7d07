//! XLA's FFI C ABI as Rust sees it, made by bindgen from `ffi_abi.h`: do not edit.
//!
//! To make it anew: `cargo build --features regenerate`.

pub const XLA_FFI_API_MAJOR: i32 = 0;
pub const XLA_FFI_API_MINOR: i32 = 4;
#[repr(C)]
#[derive(Debug)]
pub struct XLA_FFI_InternalApi {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct XLA_FFI_Error {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct XLA_FFI_InvokeContext {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct XLA_FFI_Future {
    _unused: [u8; 0],
}
pub const XLA_FFI_Extension_Metadata: XLA_FFI_InternalExtension_Type = 1;
pub type XLA_FFI_InternalExtension_Type = ::core::ffi::c_uint;
#[doc = " Named XLA_FFI_Extension_Base before 0.4."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_InternalExtension {
    pub struct_size: usize,
    pub type_: XLA_FFI_InternalExtension_Type,
    #[doc = " null in the last one"]
    pub next: *mut XLA_FFI_InternalExtension,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Api_Version {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub major_version: ::core::ffi::c_int,
    pub minor_version: ::core::ffi::c_int,
}
pub const XLA_FFI_Error_Code_OK: XLA_FFI_Error_Code = 0;
pub const XLA_FFI_Error_Code_CANCELLED: XLA_FFI_Error_Code = 1;
pub const XLA_FFI_Error_Code_UNKNOWN: XLA_FFI_Error_Code = 2;
pub const XLA_FFI_Error_Code_INVALID_ARGUMENT: XLA_FFI_Error_Code = 3;
pub const XLA_FFI_Error_Code_DEADLINE_EXCEEDED: XLA_FFI_Error_Code = 4;
pub const XLA_FFI_Error_Code_NOT_FOUND: XLA_FFI_Error_Code = 5;
pub const XLA_FFI_Error_Code_ALREADY_EXISTS: XLA_FFI_Error_Code = 6;
pub const XLA_FFI_Error_Code_PERMISSION_DENIED: XLA_FFI_Error_Code = 7;
pub const XLA_FFI_Error_Code_RESOURCE_EXHAUSTED: XLA_FFI_Error_Code = 8;
pub const XLA_FFI_Error_Code_FAILED_PRECONDITION: XLA_FFI_Error_Code = 9;
pub const XLA_FFI_Error_Code_ABORTED: XLA_FFI_Error_Code = 10;
pub const XLA_FFI_Error_Code_OUT_OF_RANGE: XLA_FFI_Error_Code = 11;
pub const XLA_FFI_Error_Code_UNIMPLEMENTED: XLA_FFI_Error_Code = 12;
pub const XLA_FFI_Error_Code_INTERNAL: XLA_FFI_Error_Code = 13;
pub const XLA_FFI_Error_Code_UNAVAILABLE: XLA_FFI_Error_Code = 14;
pub const XLA_FFI_Error_Code_DATA_LOSS: XLA_FFI_Error_Code = 15;
pub const XLA_FFI_Error_Code_UNAUTHENTICATED: XLA_FFI_Error_Code = 16;
#[doc = " The numbers of PJRT's and absl's status codes."]
pub type XLA_FFI_Error_Code = ::core::ffi::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Error_Create_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    #[doc = " NUL-terminated; copied"]
    pub message: *const ::core::ffi::c_char,
    pub errc: XLA_FFI_Error_Code,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Error_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub error: *mut XLA_FFI_Error,
}
pub const XLA_FFI_DataType_INVALID: XLA_FFI_DataType = 0;
pub const XLA_FFI_DataType_PRED: XLA_FFI_DataType = 1;
pub const XLA_FFI_DataType_S1: XLA_FFI_DataType = 30;
pub const XLA_FFI_DataType_S2: XLA_FFI_DataType = 26;
pub const XLA_FFI_DataType_S4: XLA_FFI_DataType = 21;
pub const XLA_FFI_DataType_S8: XLA_FFI_DataType = 2;
pub const XLA_FFI_DataType_S16: XLA_FFI_DataType = 3;
pub const XLA_FFI_DataType_S32: XLA_FFI_DataType = 4;
pub const XLA_FFI_DataType_S64: XLA_FFI_DataType = 5;
pub const XLA_FFI_DataType_U1: XLA_FFI_DataType = 31;
pub const XLA_FFI_DataType_U2: XLA_FFI_DataType = 27;
pub const XLA_FFI_DataType_U4: XLA_FFI_DataType = 22;
pub const XLA_FFI_DataType_U8: XLA_FFI_DataType = 6;
pub const XLA_FFI_DataType_U16: XLA_FFI_DataType = 7;
pub const XLA_FFI_DataType_U32: XLA_FFI_DataType = 8;
pub const XLA_FFI_DataType_U64: XLA_FFI_DataType = 9;
pub const XLA_FFI_DataType_F16: XLA_FFI_DataType = 10;
pub const XLA_FFI_DataType_F32: XLA_FFI_DataType = 11;
pub const XLA_FFI_DataType_F64: XLA_FFI_DataType = 12;
pub const XLA_FFI_DataType_BF16: XLA_FFI_DataType = 16;
pub const XLA_FFI_DataType_C64: XLA_FFI_DataType = 15;
pub const XLA_FFI_DataType_C128: XLA_FFI_DataType = 18;
pub const XLA_FFI_DataType_TOKEN: XLA_FFI_DataType = 17;
pub const XLA_FFI_DataType_F8E5M2: XLA_FFI_DataType = 19;
pub const XLA_FFI_DataType_F8E3M4: XLA_FFI_DataType = 29;
pub const XLA_FFI_DataType_F8E4M3: XLA_FFI_DataType = 28;
pub const XLA_FFI_DataType_F8E4M3FN: XLA_FFI_DataType = 20;
pub const XLA_FFI_DataType_F8E4M3B11FNUZ: XLA_FFI_DataType = 23;
pub const XLA_FFI_DataType_F8E5M2FNUZ: XLA_FFI_DataType = 24;
pub const XLA_FFI_DataType_F8E4M3FNUZ: XLA_FFI_DataType = 25;
pub const XLA_FFI_DataType_F4E2M1FN: XLA_FFI_DataType = 32;
pub const XLA_FFI_DataType_F8E8M0FNU: XLA_FFI_DataType = 33;
#[doc = " The numbers of XLA's PrimitiveType, which are not PJRT_Buffer_Type's."]
pub type XLA_FFI_DataType = ::core::ffi::c_uint;
#[doc = " An array. CPU plugins give memory of the host, aligned to 64 bytes.\n\n Its dims are logical; in which order its elements lie is not told: row-major\n unless the program says otherwise of this call."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Buffer {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub dtype: XLA_FFI_DataType,
    pub data: *mut ::core::ffi::c_void,
    pub rank: i64,
    pub dims: *mut i64,
}
pub const XLA_FFI_ArgType_BUFFER: XLA_FFI_ArgType = 1;
pub type XLA_FFI_ArgType = ::core::ffi::c_uint;
pub const XLA_FFI_RetType_BUFFER: XLA_FFI_RetType = 1;
pub type XLA_FFI_RetType = ::core::ffi::c_uint;
#[doc = " Inputs: args[i] points to what types[i] says. A token counts as one."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub size: i64,
    pub types: *mut XLA_FFI_ArgType,
    pub args: *mut *mut ::core::ffi::c_void,
}
#[doc = " Results, as XLA_FFI_Args."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Rets {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub size: i64,
    pub types: *mut XLA_FFI_RetType,
    pub rets: *mut *mut ::core::ffi::c_void,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_ByteSpan {
    pub ptr: *const ::core::ffi::c_char,
    pub len: usize,
}
#[doc = " Only the bytes of its type are the value."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Scalar {
    pub dtype: XLA_FFI_DataType,
    pub value: *mut ::core::ffi::c_void,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Array {
    pub dtype: XLA_FFI_DataType,
    #[doc = " in elements"]
    pub size: usize,
    #[doc = " null if there are none"]
    pub data: *mut ::core::ffi::c_void,
}
#[doc = " an XLA_FFI_Array"]
pub const XLA_FFI_AttrType_ARRAY: XLA_FFI_AttrType = 1;
#[doc = " an XLA_FFI_Attrs"]
pub const XLA_FFI_AttrType_DICTIONARY: XLA_FFI_AttrType = 2;
#[doc = " an XLA_FFI_Scalar"]
pub const XLA_FFI_AttrType_SCALAR: XLA_FFI_AttrType = 3;
#[doc = " an XLA_FFI_ByteSpan"]
pub const XLA_FFI_AttrType_STRING: XLA_FFI_AttrType = 4;
pub type XLA_FFI_AttrType = ::core::ffi::c_uint;
#[doc = " Sorted by name."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Attrs {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub size: i64,
    pub types: *mut XLA_FFI_AttrType,
    pub names: *mut *mut XLA_FFI_ByteSpan,
    #[doc = " each points to what its type says"]
    pub attrs: *mut *mut ::core::ffi::c_void,
}
pub const XLA_FFI_ExecutionStage_INSTANTIATE: XLA_FFI_ExecutionStage = 0;
pub const XLA_FFI_ExecutionStage_PREPARE: XLA_FFI_ExecutionStage = 1;
pub const XLA_FFI_ExecutionStage_INITIALIZE: XLA_FFI_ExecutionStage = 2;
pub const XLA_FFI_ExecutionStage_EXECUTE: XLA_FFI_ExecutionStage = 3;
#[doc = " newer than 0.3"]
pub const XLA_FFI_ExecutionStage_RECORD: XLA_FFI_ExecutionStage = 4;
pub type XLA_FFI_ExecutionStage = ::core::ffi::c_uint;
#[doc = " Plugins state a struct_size of 168, that is without the future, which is\n there all the same."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_CallFrame {
    pub struct_size: usize,
    #[doc = " not null in a call that only asks for the handler's metadata"]
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub api: *const XLA_FFI_Api,
    #[doc = " null where metadata is asked for"]
    pub ctx: *mut XLA_FFI_InvokeContext,
    pub stage: XLA_FFI_ExecutionStage,
    pub args: XLA_FFI_Args,
    pub rets: XLA_FFI_Rets,
    pub attrs: XLA_FFI_Attrs,
    #[doc = " out: for a result that comes later; the handler leaves it null"]
    pub future: *mut XLA_FFI_Future,
}
#[doc = " A handler: returns null, or an error that becomes the plugin's."]
pub type XLA_FFI_Handler = ::core::option::Option<
    unsafe extern "C" fn(call_frame: *mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error,
>;
pub const XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE: XLA_FFI_Handler_TraitsBits = 1;
pub type XLA_FFI_Handler_TraitsBits = ::core::ffi::c_uint;
pub type XLA_FFI_Handler_Traits = u32;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_TypeId {
    #[doc = " 0: none"]
    pub type_id: i64,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Metadata {
    pub struct_size: usize,
    #[doc = " out: the version that the handler was made for. A plugin takes 0.1 up to\n its own, and drops a handler that says anything else, without an error."]
    pub api_version: XLA_FFI_Api_Version,
    pub traits: XLA_FFI_Handler_Traits,
    #[doc = " beyond the size that plugins state: only for state, which is not used"]
    pub state_type_id: XLA_FFI_TypeId,
}
#[doc = " XLA_FFI_Extension_Metadata."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_Metadata_Extension {
    pub extension_base: XLA_FFI_InternalExtension,
    pub metadata: *mut XLA_FFI_Metadata,
}
#[doc = " Gives the data of a type that the run's PJRT_ExecuteContext has. An error if\n it has none."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_InvokeContext_Get_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub ctx: *mut XLA_FFI_InvokeContext,
    pub type_id: *mut XLA_FFI_TypeId,
    #[doc = " out"]
    pub data: *mut ::core::ffi::c_void,
}
#[doc = " What a handler has one of the plugin's threads do."]
pub type XLA_FFI_Task =
    ::core::option::Option<unsafe extern "C" fn(data: *mut ::core::ffi::c_void)>;
#[doc = " Has a thread of the plugin's do a task some time, also after the handler's return. An error if there are none."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_ThreadPool_Schedule_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub ctx: *mut XLA_FFI_InvokeContext,
    pub task: XLA_FFI_Task,
    pub data: *mut ::core::ffi::c_void,
}
#[doc = " How many threads there are for that."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct XLA_FFI_ThreadPool_NumThreads_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub ctx: *mut XLA_FFI_InvokeContext,
    #[doc = " where to write it"]
    pub num_threads: *mut i64,
}
#[repr(C)]
#[derive(Debug)]
pub struct XLA_FFI_Api {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_InternalExtension,
    pub api_version: XLA_FFI_Api_Version,
    pub internal_api: *mut XLA_FFI_InternalApi,
    pub XLA_FFI_Error_Create: ::core::option::Option<
        unsafe extern "C" fn(args: *mut XLA_FFI_Error_Create_Args) -> *mut XLA_FFI_Error,
    >,
    #[doc = " before 0.4, Error_GetMessage, with other arguments"]
    pub XLA_FFI_Error_GetDetails: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_Error_Destroy:
        ::core::option::Option<unsafe extern "C" fn(args: *mut XLA_FFI_Error_Destroy_Args)>,
    pub XLA_FFI_Handler_Register: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_Stream_Get: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_Type_Register: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_InvokeContext_Get: ::core::option::Option<
        unsafe extern "C" fn(args: *mut XLA_FFI_InvokeContext_Get_Args) -> *mut XLA_FFI_Error,
    >,
    pub XLA_FFI_State_Set: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_State_Get: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_DeviceMemory_Allocate: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_DeviceMemory_Free: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_ThreadPool_Schedule: ::core::option::Option<
        unsafe extern "C" fn(args: *mut XLA_FFI_ThreadPool_Schedule_Args) -> *mut XLA_FFI_Error,
    >,
    pub XLA_FFI_ThreadPool_NumThreads: ::core::option::Option<
        unsafe extern "C" fn(args: *mut XLA_FFI_ThreadPool_NumThreads_Args) -> *mut XLA_FFI_Error,
    >,
    pub XLA_FFI_Future_Create: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_Future_SetAvailable: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_Future_SetError: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_RunId_Get: ::core::option::Option<unsafe extern "C" fn()>,
    pub XLA_FFI_DeviceOrdinal_Get: ::core::option::Option<unsafe extern "C" fn()>,
    #[doc = " newer than 0.3"]
    pub XLA_FFI_InvokeContext_FindExtension: ::core::option::Option<unsafe extern "C" fn()>,
}
