//! The PJRT C ABI as Rust sees it, made by bindgen from `pjrt_abi.h`: do not edit.
//!
//! To make it anew: `cargo build --features regenerate`.

pub const PJRT_API_MAJOR: i32 = 0;
pub const PJRT_API_MINOR: i32 = 114;
pub const PJRT_Extension_Type_Gpu_Custom_Call: PJRT_Extension_Type = 0;
pub const PJRT_Extension_Type_Profiler: PJRT_Extension_Type = 1;
pub const PJRT_Extension_Type_Custom_Partitioner: PJRT_Extension_Type = 2;
pub const PJRT_Extension_Type_Stream: PJRT_Extension_Type = 3;
pub const PJRT_Extension_Type_Layouts: PJRT_Extension_Type = 4;
pub const PJRT_Extension_Type_FFI: PJRT_Extension_Type = 5;
pub const PJRT_Extension_Type_MemoryDescriptions: PJRT_Extension_Type = 6;
pub const PJRT_Extension_Type_Triton: PJRT_Extension_Type = 7;
pub const PJRT_Extension_Type_RawBuffer: PJRT_Extension_Type = 8;
pub const PJRT_Extension_Type_PhaseCompile: PJRT_Extension_Type = 9;
pub const PJRT_Extension_Type_Example: PJRT_Extension_Type = 10;
pub const PJRT_Extension_Type_Unknown: PJRT_Extension_Type = 11;
pub const PJRT_Extension_Type_CrossHostTransfers: PJRT_Extension_Type = 12;
pub const PJRT_Extension_Type_ExecutableMetadata: PJRT_Extension_Type = 13;
pub const PJRT_Extension_Type_Callback: PJRT_Extension_Type = 14;
pub const PJRT_Extension_Type_HostAllocator: PJRT_Extension_Type = 15;
pub const PJRT_Extension_Type_TpuTopology: PJRT_Extension_Type = 16;
pub const PJRT_Extension_Type_TpuExecutable: PJRT_Extension_Type = 17;
pub const PJRT_Extension_Type_Megascale: PJRT_Extension_Type = 18;
pub const PJRT_Extension_Type_Shardings: PJRT_Extension_Type = 19;
pub const PJRT_Extension_Type_AbiVersion: PJRT_Extension_Type = 20;
pub const PJRT_Extension_Type_Collectives: PJRT_Extension_Type = 21;
pub const PJRT_Extension_Type_MultiSlice: PJRT_Extension_Type = 22;
pub const PJRT_Extension_Type_HostMemoryAllocator: PJRT_Extension_Type = 23;
pub const PJRT_Extension_Type_XlaTransform: PJRT_Extension_Type = 24;
#[doc = " Numbers of extensions. Unknown ones are to be skipped."]
pub type PJRT_Extension_Type = ::core::ffi::c_uint;
#[doc = " The head of every extension."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Extension_Base {
    pub struct_size: usize,
    pub type_: PJRT_Extension_Type,
    #[doc = " null ends the list"]
    pub next: *mut PJRT_Extension_Base,
}
#[doc = " The version of the ABI that a plugin was built with."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Api_Version {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub major_version: ::core::ffi::c_int,
    pub minor_version: ::core::ffi::c_int,
}
pub const PJRT_NamedValue_kString: PJRT_NamedValue_Type = 0;
pub const PJRT_NamedValue_kInt64: PJRT_NamedValue_Type = 1;
pub const PJRT_NamedValue_kInt64List: PJRT_NamedValue_Type = 2;
pub const PJRT_NamedValue_kFloat: PJRT_NamedValue_Type = 3;
pub const PJRT_NamedValue_kBool: PJRT_NamedValue_Type = 4;
#[doc = " Which member of the union is set. Others may come."]
pub type PJRT_NamedValue_Type = ::core::ffi::c_uint;
#[doc = " A name with a value of one of five types."]
#[repr(C)]
#[derive(Copy, Clone)]
pub struct PJRT_NamedValue {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " not NUL-terminated: read name_size bytes"]
    pub name: *const ::core::ffi::c_char,
    pub name_size: usize,
    pub type_: PJRT_NamedValue_Type,
    pub __bindgen_anon_1: PJRT_NamedValue_Union,
    #[doc = " elements of a string (bytes) or list; 1 for a scalar"]
    pub value_size: usize,
}
#[doc = " the member that type names"]
#[repr(C)]
#[derive(Copy, Clone)]
pub union PJRT_NamedValue_Union {
    pub string_value: *const ::core::ffi::c_char,
    pub int64_value: i64,
    pub int64_array_value: *const i64,
    pub float_value: f32,
    pub bool_value: bool,
}
pub const PJRT_Error_Code_OK: PJRT_Error_Code = 0;
pub const PJRT_Error_Code_CANCELLED: PJRT_Error_Code = 1;
pub const PJRT_Error_Code_UNKNOWN: PJRT_Error_Code = 2;
pub const PJRT_Error_Code_INVALID_ARGUMENT: PJRT_Error_Code = 3;
pub const PJRT_Error_Code_DEADLINE_EXCEEDED: PJRT_Error_Code = 4;
pub const PJRT_Error_Code_NOT_FOUND: PJRT_Error_Code = 5;
pub const PJRT_Error_Code_ALREADY_EXISTS: PJRT_Error_Code = 6;
pub const PJRT_Error_Code_PERMISSION_DENIED: PJRT_Error_Code = 7;
pub const PJRT_Error_Code_RESOURCE_EXHAUSTED: PJRT_Error_Code = 8;
pub const PJRT_Error_Code_FAILED_PRECONDITION: PJRT_Error_Code = 9;
pub const PJRT_Error_Code_ABORTED: PJRT_Error_Code = 10;
pub const PJRT_Error_Code_OUT_OF_RANGE: PJRT_Error_Code = 11;
pub const PJRT_Error_Code_UNIMPLEMENTED: PJRT_Error_Code = 12;
pub const PJRT_Error_Code_INTERNAL: PJRT_Error_Code = 13;
pub const PJRT_Error_Code_UNAVAILABLE: PJRT_Error_Code = 14;
pub const PJRT_Error_Code_DATA_LOSS: PJRT_Error_Code = 15;
pub const PJRT_Error_Code_UNAUTHENTICATED: PJRT_Error_Code = 16;
#[doc = " What went wrong; the numbers are those of absl::StatusCode."]
pub type PJRT_Error_Code = ::core::ffi::c_uint;
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Error {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Error_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub error: *mut PJRT_Error,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Error_Message_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub error: *const PJRT_Error,
    #[doc = " out: borrowed from the error; not NUL-terminated"]
    pub message: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub message_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Error_GetCode_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub error: *const PJRT_Error,
    #[doc = " out"]
    pub code: PJRT_Error_Code,
}
#[doc = " Makes an error for a plugin, inside a callback of the caller. The plugin\n owns the result; the message is copied."]
pub type PJRT_CallbackError = ::core::option::Option<
    unsafe extern "C" fn(
        code: PJRT_Error_Code,
        message: *const ::core::ffi::c_char,
        message_size: usize,
    ) -> *mut PJRT_Error,
>;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Plugin_Initialize_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Plugin_Attributes_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " out: owned by the plugin, for ever"]
    pub attributes: *const PJRT_NamedValue,
    #[doc = " out"]
    pub num_attributes: usize,
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Event {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Event_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub event: *mut PJRT_Event,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Event_IsReady_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub event: *mut PJRT_Event,
    #[doc = " out"]
    pub is_ready: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Event_Error_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub event: *mut PJRT_Event,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Event_Await_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub event: *mut PJRT_Event,
}
#[doc = " Called on a thread of the plugin, or inside OnReady if the event is ready\n already. The error is null or belongs to the callback."]
pub type PJRT_Event_OnReadyCallback = ::core::option::Option<
    unsafe extern "C" fn(error: *mut PJRT_Error, user_arg: *mut ::core::ffi::c_void),
>;
#[repr(C)]
pub struct PJRT_Event_OnReady_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub event: *mut PJRT_Event,
    #[doc = " called once, perhaps before this returns"]
    pub callback: PJRT_Event_OnReadyCallback,
    pub user_arg: *mut ::core::ffi::c_void,
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Client {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Device {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_DeviceDescription {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Memory {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Buffer {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Executable {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_LoadedExecutable {
    _unused: [u8; 0],
}
pub type PJRT_KeyValueGetCallback_ValueDeleter =
    ::core::option::Option<unsafe extern "C" fn(value: *mut ::core::ffi::c_char)>;
#[repr(C)]
pub struct PJRT_KeyValueGetCallback_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub key: *const ::core::ffi::c_char,
    pub key_size: usize,
    #[doc = " milliseconds"]
    pub timeout_in_ms: ::core::ffi::c_int,
    #[doc = " makes the error to return"]
    pub callback_error: *mut PJRT_CallbackError,
    pub user_arg: *mut ::core::ffi::c_void,
    #[doc = " out"]
    pub value: *mut ::core::ffi::c_char,
    #[doc = " out"]
    pub value_size: usize,
    #[doc = " out: frees value"]
    pub value_deleter_callback: PJRT_KeyValueGetCallback_ValueDeleter,
}
pub type PJRT_KeyValueGetCallback = ::core::option::Option<
    unsafe extern "C" fn(args: *mut PJRT_KeyValueGetCallback_Args) -> *mut PJRT_Error,
>;
pub type PJRT_KeyValueTryGetCallback_ValueDeleter =
    ::core::option::Option<unsafe extern "C" fn(value: *mut ::core::ffi::c_char)>;
#[repr(C)]
pub struct PJRT_KeyValueTryGetCallback_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub key: *const ::core::ffi::c_char,
    pub key_size: usize,
    #[doc = " makes the error to return"]
    pub callback_error: *mut PJRT_CallbackError,
    pub user_arg: *mut ::core::ffi::c_void,
    #[doc = " out"]
    pub value: *mut ::core::ffi::c_char,
    #[doc = " out"]
    pub value_size: usize,
    #[doc = " out: frees value"]
    pub value_deleter_callback: PJRT_KeyValueTryGetCallback_ValueDeleter,
}
pub type PJRT_KeyValueTryGetCallback = ::core::option::Option<
    unsafe extern "C" fn(args: *mut PJRT_KeyValueTryGetCallback_Args) -> *mut PJRT_Error,
>;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_KeyValuePutCallback_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub key: *const ::core::ffi::c_char,
    pub key_size: usize,
    #[doc = " valid during the call only"]
    pub value: *const ::core::ffi::c_char,
    pub value_size: usize,
    #[doc = " makes the error to return"]
    pub callback_error: *mut PJRT_CallbackError,
    pub user_arg: *mut ::core::ffi::c_void,
}
pub type PJRT_KeyValuePutCallback = ::core::option::Option<
    unsafe extern "C" fn(args: *mut PJRT_KeyValuePutCallback_Args) -> *mut PJRT_Error,
>;
#[doc = " The callbacks are needed only if several processes form one client."]
#[repr(C)]
pub struct PJRT_Client_Create_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " may be null if there are none"]
    pub create_options: *const PJRT_NamedValue,
    pub num_options: usize,
    #[doc = " null in a single process"]
    pub kv_get_callback: PJRT_KeyValueGetCallback,
    pub kv_get_user_arg: *mut ::core::ffi::c_void,
    pub kv_put_callback: PJRT_KeyValuePutCallback,
    pub kv_put_user_arg: *mut ::core::ffi::c_void,
    #[doc = " out: the caller destroys it"]
    pub client: *mut PJRT_Client,
    pub kv_try_get_callback: PJRT_KeyValueTryGetCallback,
    pub kv_try_get_user_arg: *mut ::core::ffi::c_void,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_PlatformName_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " out: lives as long as the client"]
    pub platform_name: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub platform_name_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_PlatformVersion_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " out: lives as long as the client"]
    pub platform_version: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub platform_version_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_ProcessIndex_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " out"]
    pub process_index: ::core::ffi::c_int,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_Devices_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " out: the list lives as long as the client"]
    pub devices: *const *mut PJRT_Device,
    #[doc = " out"]
    pub num_devices: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_AddressableDevices_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " out"]
    pub addressable_devices: *const *mut PJRT_Device,
    #[doc = " out"]
    pub num_addressable_devices: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_LookupDevice_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " global id, as PJRT_DeviceDescription_Id gives"]
    pub id: ::core::ffi::c_int,
    #[doc = " out"]
    pub device: *mut PJRT_Device,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_LookupAddressableDevice_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " as PJRT_Device_LocalHardwareId gives"]
    pub local_hardware_id: ::core::ffi::c_int,
    #[doc = " out"]
    pub addressable_device: *mut PJRT_Device,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_AddressableMemories_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    #[doc = " out"]
    pub addressable_memories: *const *mut PJRT_Memory,
    #[doc = " out"]
    pub num_addressable_memories: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_DefaultDeviceAssignment_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub num_replicas: ::core::ffi::c_int,
    pub num_partitions: ::core::ffi::c_int,
    #[doc = " ints at default_assignment; at least num_replicas * num_partitions"]
    pub default_assignment_size: usize,
    #[doc = " the caller's array; device ids are written, [replica][partition]"]
    pub default_assignment: *mut ::core::ffi::c_int,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_DeviceDescription_Id_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device_description: *mut PJRT_DeviceDescription,
    #[doc = " out: unique over all processes"]
    pub id: ::core::ffi::c_int,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_DeviceDescription_ProcessIndex_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device_description: *mut PJRT_DeviceDescription,
    #[doc = " out"]
    pub process_index: ::core::ffi::c_int,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_DeviceDescription_Attributes_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device_description: *mut PJRT_DeviceDescription,
    #[doc = " out"]
    pub num_attributes: usize,
    #[doc = " out"]
    pub attributes: *const PJRT_NamedValue,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_DeviceDescription_Kind_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device_description: *mut PJRT_DeviceDescription,
    #[doc = " out: the vendor's name of the model"]
    pub device_kind: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub device_kind_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_DeviceDescription_DebugString_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device_description: *mut PJRT_DeviceDescription,
    #[doc = " out"]
    pub debug_string: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub debug_string_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_DeviceDescription_ToString_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device_description: *mut PJRT_DeviceDescription,
    #[doc = " out"]
    pub to_string: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub to_string_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Device_GetDescription_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device: *mut PJRT_Device,
    #[doc = " out"]
    pub device_description: *mut PJRT_DeviceDescription,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Device_IsAddressable_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device: *mut PJRT_Device,
    #[doc = " out"]
    pub is_addressable: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Device_LocalHardwareId_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device: *mut PJRT_Device,
    #[doc = " out: -1 if there is none"]
    pub local_hardware_id: ::core::ffi::c_int,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Device_AddressableMemories_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device: *mut PJRT_Device,
    #[doc = " out"]
    pub memories: *const *mut PJRT_Memory,
    #[doc = " out"]
    pub num_memories: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Device_DefaultMemory_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device: *mut PJRT_Device,
    #[doc = " out"]
    pub memory: *mut PJRT_Memory,
}
#[doc = " Bytes and counts of the allocator of a device."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Device_MemoryStats_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub device: *mut PJRT_Device,
    #[doc = " out: always set; the others only if their _is_set is"]
    pub bytes_in_use: i64,
    #[doc = " out"]
    pub peak_bytes_in_use: i64,
    #[doc = " out"]
    pub peak_bytes_in_use_is_set: bool,
    #[doc = " out"]
    pub num_allocs: i64,
    #[doc = " out"]
    pub num_allocs_is_set: bool,
    #[doc = " out"]
    pub largest_alloc_size: i64,
    #[doc = " out"]
    pub largest_alloc_size_is_set: bool,
    #[doc = " out"]
    pub bytes_limit: i64,
    #[doc = " out"]
    pub bytes_limit_is_set: bool,
    #[doc = " out"]
    pub bytes_reserved: i64,
    #[doc = " out"]
    pub bytes_reserved_is_set: bool,
    #[doc = " out"]
    pub peak_bytes_reserved: i64,
    #[doc = " out"]
    pub peak_bytes_reserved_is_set: bool,
    #[doc = " out"]
    pub bytes_reservable_limit: i64,
    #[doc = " out"]
    pub bytes_reservable_limit_is_set: bool,
    #[doc = " out"]
    pub largest_free_block_bytes: i64,
    #[doc = " out"]
    pub largest_free_block_bytes_is_set: bool,
    #[doc = " out"]
    pub pool_bytes: i64,
    #[doc = " out"]
    pub pool_bytes_is_set: bool,
    #[doc = " out"]
    pub peak_pool_bytes: i64,
    #[doc = " out"]
    pub peak_pool_bytes_is_set: bool,
    #[doc = " out: newer than 0.81"]
    pub peak_allocated_bytes: i64,
    #[doc = " out"]
    pub peak_allocated_bytes_is_set: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Memory_Id_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub memory: *mut PJRT_Memory,
    #[doc = " out"]
    pub id: ::core::ffi::c_int,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Memory_Kind_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub memory: *mut PJRT_Memory,
    #[doc = " out: \"device\", \"pinned_host\", \"unpinned_host\""]
    pub kind: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub kind_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Memory_DebugString_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub memory: *mut PJRT_Memory,
    #[doc = " out"]
    pub debug_string: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub debug_string_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Memory_ToString_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub memory: *mut PJRT_Memory,
    #[doc = " out"]
    pub to_string: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub to_string_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Memory_AddressableByDevices_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub memory: *mut PJRT_Memory,
    #[doc = " out"]
    pub devices: *const *mut PJRT_Device,
    #[doc = " out"]
    pub num_devices: usize,
}
pub const PJRT_Buffer_Type_INVALID: PJRT_Buffer_Type = 0;
pub const PJRT_Buffer_Type_PRED: PJRT_Buffer_Type = 1;
pub const PJRT_Buffer_Type_S8: PJRT_Buffer_Type = 2;
pub const PJRT_Buffer_Type_S16: PJRT_Buffer_Type = 3;
pub const PJRT_Buffer_Type_S32: PJRT_Buffer_Type = 4;
pub const PJRT_Buffer_Type_S64: PJRT_Buffer_Type = 5;
pub const PJRT_Buffer_Type_U8: PJRT_Buffer_Type = 6;
pub const PJRT_Buffer_Type_U16: PJRT_Buffer_Type = 7;
pub const PJRT_Buffer_Type_U32: PJRT_Buffer_Type = 8;
pub const PJRT_Buffer_Type_U64: PJRT_Buffer_Type = 9;
pub const PJRT_Buffer_Type_F16: PJRT_Buffer_Type = 10;
pub const PJRT_Buffer_Type_F32: PJRT_Buffer_Type = 11;
pub const PJRT_Buffer_Type_F64: PJRT_Buffer_Type = 12;
pub const PJRT_Buffer_Type_BF16: PJRT_Buffer_Type = 13;
pub const PJRT_Buffer_Type_C64: PJRT_Buffer_Type = 14;
pub const PJRT_Buffer_Type_C128: PJRT_Buffer_Type = 15;
pub const PJRT_Buffer_Type_F8E5M2: PJRT_Buffer_Type = 16;
pub const PJRT_Buffer_Type_F8E4M3FN: PJRT_Buffer_Type = 17;
pub const PJRT_Buffer_Type_F8E4M3B11FNUZ: PJRT_Buffer_Type = 18;
pub const PJRT_Buffer_Type_F8E5M2FNUZ: PJRT_Buffer_Type = 19;
pub const PJRT_Buffer_Type_F8E4M3FNUZ: PJRT_Buffer_Type = 20;
pub const PJRT_Buffer_Type_S4: PJRT_Buffer_Type = 21;
pub const PJRT_Buffer_Type_U4: PJRT_Buffer_Type = 22;
pub const PJRT_Buffer_Type_TOKEN: PJRT_Buffer_Type = 23;
pub const PJRT_Buffer_Type_S2: PJRT_Buffer_Type = 24;
pub const PJRT_Buffer_Type_U2: PJRT_Buffer_Type = 25;
pub const PJRT_Buffer_Type_F8E4M3: PJRT_Buffer_Type = 26;
pub const PJRT_Buffer_Type_F8E3M4: PJRT_Buffer_Type = 27;
pub const PJRT_Buffer_Type_F8E8M0FNU: PJRT_Buffer_Type = 28;
pub const PJRT_Buffer_Type_F4E2M1FN: PJRT_Buffer_Type = 29;
pub const PJRT_Buffer_Type_S1: PJRT_Buffer_Type = 30;
pub const PJRT_Buffer_Type_U1: PJRT_Buffer_Type = 31;
pub const PJRT_Buffer_Type_F6E2M3FN: PJRT_Buffer_Type = 32;
pub const PJRT_Buffer_Type_F6E3M2FN: PJRT_Buffer_Type = 33;
#[doc = " Element types. PRED is a byte that is 0 or 1; C64 and C128 are pairs of F32\n and F64; the numbers differ from those inside HLO protobufs."]
pub type PJRT_Buffer_Type = ::core::ffi::c_uint;
pub const PJRT_Buffer_MemoryLayout_Type_Tiled: PJRT_Buffer_MemoryLayout_Type = 0;
pub const PJRT_Buffer_MemoryLayout_Type_Strides: PJRT_Buffer_MemoryLayout_Type = 1;
#[doc = " Which member of the union is set."]
pub type PJRT_Buffer_MemoryLayout_Type = ::core::ffi::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_MemoryLayout_Tiled {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " dimension numbers, fastest first"]
    pub minor_to_major: *const i64,
    pub minor_to_major_size: usize,
    #[doc = " of all tiles, one after the other"]
    pub tile_dims: *const i64,
    #[doc = " rank of each tile"]
    pub tile_dim_sizes: *const usize,
    pub num_tiles: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_MemoryLayout_Strides {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " bytes, one per dimension; may be negative"]
    pub byte_strides: *const i64,
    pub num_byte_strides: usize,
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct PJRT_Buffer_MemoryLayout {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub __bindgen_anon_1: PJRT_Buffer_MemoryLayout_Union,
    pub type_: PJRT_Buffer_MemoryLayout_Type,
}
#[doc = " the member that type names"]
#[repr(C)]
#[derive(Copy, Clone)]
pub union PJRT_Buffer_MemoryLayout_Union {
    pub tiled: PJRT_Buffer_MemoryLayout_Tiled,
    pub strides: PJRT_Buffer_MemoryLayout_Strides,
}
pub const PJRT_HostBufferSemantics_kImmutableOnlyDuringCall: PJRT_HostBufferSemantics = 0;
pub const PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes: PJRT_HostBufferSemantics = 1;
pub const PJRT_HostBufferSemantics_kImmutableZeroCopy: PJRT_HostBufferSemantics = 2;
pub const PJRT_HostBufferSemantics_kMutableZeroCopy: PJRT_HostBufferSemantics = 3;
#[doc = " How long the plugin may use the host memory, and whether it may write to\n it: during the call; until done_with_host_buffer; as long as the buffer\n lives, reading; as long as the buffer lives, writing too."]
pub type PJRT_HostBufferSemantics = ::core::ffi::c_uint;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_BufferFromHostBuffer_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub data: *const ::core::ffi::c_void,
    pub type_: PJRT_Buffer_Type,
    #[doc = " elements, outermost first"]
    pub dims: *const i64,
    pub num_dims: usize,
    #[doc = " bytes, one per dimension; null: dense, row-major"]
    pub byte_strides: *const i64,
    pub num_byte_strides: usize,
    pub host_buffer_semantics: PJRT_HostBufferSemantics,
    #[doc = " used if memory is null"]
    pub device: *mut PJRT_Device,
    #[doc = " may be null"]
    pub memory: *mut PJRT_Memory,
    #[doc = " null: dense, row-major"]
    pub device_layout: *mut PJRT_Buffer_MemoryLayout,
    #[doc = " out: the caller destroys it; ready once data is no longer read"]
    pub done_with_host_buffer: *mut PJRT_Event,
    #[doc = " out: the caller destroys it"]
    pub buffer: *mut PJRT_Buffer,
}
#[doc = " The memory must outlive the buffer; on_delete_callback says when the plugin\n is done with it, perhaps late and on another thread."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_CreateViewOfDeviceBuffer_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub device_buffer_ptr: *mut ::core::ffi::c_void,
    pub dims: *const i64,
    pub num_dims: usize,
    pub element_type: PJRT_Buffer_Type,
    #[doc = " null: dense, row-major"]
    pub layout: *mut PJRT_Buffer_MemoryLayout,
    #[doc = " not looked at if memory is given"]
    pub device: *mut PJRT_Device,
    #[doc = " never null: CPU plugins call it unchecked"]
    pub on_delete_callback: ::core::option::Option<
        unsafe extern "C" fn(
            device_buffer_ptr: *mut ::core::ffi::c_void,
            user_arg: *mut ::core::ffi::c_void,
        ),
    >,
    pub on_delete_callback_arg: *mut ::core::ffi::c_void,
    #[doc = " 0, or the platform's stream that fills the memory"]
    pub stream: isize,
    #[doc = " out: the caller destroys it"]
    pub buffer: *mut PJRT_Buffer,
    #[doc = " where device_buffer_ptr points"]
    pub memory: *mut PJRT_Memory,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_CreateUninitializedBuffer_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub shape_dims: *const i64,
    pub shape_num_dims: usize,
    pub shape_element_type: PJRT_Buffer_Type,
    #[doc = " null: the default of the device"]
    pub shape_layout: *mut PJRT_Buffer_MemoryLayout,
    #[doc = " used if memory is null"]
    pub device: *mut PJRT_Device,
    #[doc = " may be null"]
    pub memory: *mut PJRT_Memory,
    #[doc = " out: the caller destroys it"]
    pub buffer: *mut PJRT_Buffer,
}
#[doc = " Both directions: a program to compile, or the optimised one."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Program {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " read by compile; written by OptimizedProgram"]
    pub code: *mut ::core::ffi::c_char,
    #[doc = " bytes"]
    pub code_size: usize,
    #[doc = " \"mlir\", \"hlo\", \"hlo_with_config\"; not NUL-terminated"]
    pub format: *const ::core::ffi::c_char,
    pub format_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Client_Compile_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub program: *const PJRT_Program,
    #[doc = " serialized CompileOptionsProto; never empty"]
    pub compile_options: *const ::core::ffi::c_char,
    pub compile_options_size: usize,
    #[doc = " out: the caller destroys it"]
    pub executable: *mut PJRT_LoadedExecutable,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_Name_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub executable_name: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub executable_name_size: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_NumReplicas_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_replicas: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_NumPartitions_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_partitions: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_NumOutputs_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_outputs: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_SizeOfGeneratedCodeInBytes_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub size_in_bytes: i64,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_GetCostAnalysis_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_properties: usize,
    #[doc = " out"]
    pub properties: *const PJRT_NamedValue,
}
#[doc = " Bytes that the compiler foresees for one run on one device."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_GetCompiledMemoryStats_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out: here and in what follows, of the device"]
    pub generated_code_size_in_bytes: i64,
    #[doc = " out"]
    pub argument_size_in_bytes: i64,
    #[doc = " out"]
    pub output_size_in_bytes: i64,
    #[doc = " out"]
    pub alias_size_in_bytes: i64,
    #[doc = " out"]
    pub temp_size_in_bytes: i64,
    #[doc = " out: here and in what follows, of the host"]
    pub host_generated_code_size_in_bytes: i64,
    #[doc = " out"]
    pub host_argument_size_in_bytes: i64,
    #[doc = " out"]
    pub host_output_size_in_bytes: i64,
    #[doc = " out"]
    pub host_alias_size_in_bytes: i64,
    #[doc = " out"]
    pub host_temp_size_in_bytes: i64,
    #[doc = " out"]
    pub peak_memory_in_bytes: i64,
    #[doc = " out: newer than 0.81, as all that follow"]
    pub total_size_in_bytes: i64,
    #[doc = " out"]
    pub total_allocation_bytes: i64,
    #[doc = " out"]
    pub indefinite_allocations: i64,
    #[doc = " out"]
    pub peak_unpadded_heap_bytes: i64,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_OutputElementTypes_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out: one per output"]
    pub output_types: *mut PJRT_Buffer_Type,
    #[doc = " out"]
    pub num_output_types: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_OutputDimensions_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_outputs: usize,
    #[doc = " out: of all outputs, one after the other"]
    pub dims: *const i64,
    #[doc = " out: rank of each output"]
    pub dim_sizes: *const usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_OutputMemoryKinds_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_outputs: usize,
    #[doc = " out"]
    pub memory_kinds: *const *const ::core::ffi::c_char,
    #[doc = " out"]
    pub memory_kind_sizes: *const usize,
}
#[doc = " Newer than 0.81; unimplemented in some plugins that have the entry."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_ParameterMemoryKinds_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_parameters: usize,
    #[doc = " out"]
    pub memory_kinds: *const *const ::core::ffi::c_char,
    #[doc = " out"]
    pub memory_kind_sizes: *const usize,
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_SerializedExecutable {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_OptimizedProgram_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " the caller's; code null asks for code_size"]
    pub program: *mut PJRT_Program,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_Serialize_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *const PJRT_Executable,
    #[doc = " out: valid until the deleter is called"]
    pub serialized_bytes: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub serialized_bytes_size: usize,
    #[doc = " out: owner of serialized_bytes; the argument of the deleter"]
    pub serialized_executable: *mut PJRT_SerializedExecutable,
    #[doc = " out"]
    pub serialized_executable_deleter:
        ::core::option::Option<unsafe extern "C" fn(arg1: *mut PJRT_SerializedExecutable)>,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_Fingerprint_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub executable_fingerprint: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub executable_fingerprint_size: usize,
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_LoadOptions {
    _unused: [u8; 0],
}
#[doc = " Loads what PJRT_Executable_Serialize gave."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Executable_DeserializeAndLoad_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub serialized_executable: *const ::core::ffi::c_char,
    pub serialized_executable_size: usize,
    #[doc = " out: the caller destroys it"]
    pub loaded_executable: *mut PJRT_LoadedExecutable,
    #[doc = " null: those in the executable"]
    pub overridden_serialized_compile_options: *const ::core::ffi::c_char,
    pub overridden_serialized_compile_options_size: usize,
    #[doc = " newer than 0.81; null for the defaults"]
    pub load_options: *mut PJRT_LoadOptions,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_LoadedExecutable,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_GetExecutable_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub loaded_executable: *mut PJRT_LoadedExecutable,
    #[doc = " out: the caller destroys it"]
    pub executable: *mut PJRT_Executable,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_AddressableDevices_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_LoadedExecutable,
    #[doc = " out"]
    pub addressable_devices: *const *mut PJRT_Device,
    #[doc = " out"]
    pub num_addressable_devices: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_Delete_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_LoadedExecutable,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_IsDeleted_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_LoadedExecutable,
    #[doc = " out"]
    pub is_deleted: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_Fingerprint_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_LoadedExecutable,
    #[doc = " out"]
    pub executable_fingerprint: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub executable_fingerprint_size: usize,
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_SendCallbackInfo {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_RecvCallbackInfo {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_ExecuteContext {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_MultiSlice_Config {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_HloOutputCallbackInfo {
    _unused: [u8; 0],
}
#[doc = " Zero in every field but struct_size is the plain run."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_ExecuteOptions {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub send_callbacks: *mut *mut PJRT_SendCallbackInfo,
    pub recv_callbacks: *mut *mut PJRT_RecvCallbackInfo,
    pub num_send_ops: usize,
    pub num_recv_ops: usize,
    #[doc = " equal on all devices of one launch; 0: none"]
    pub launch_id: ::core::ffi::c_int,
    #[doc = " inputs to keep even if the program could take them over"]
    pub non_donatable_input_indices: *const i64,
    pub num_non_donatable_input_indices: usize,
    #[doc = " what handlers can ask for, or null"]
    pub context: *mut PJRT_ExecuteContext,
    #[doc = " NUL-terminated text for messages, or null"]
    pub call_location: *const ::core::ffi::c_char,
    pub num_tasks: usize,
    pub task_ids: *mut ::core::ffi::c_int,
    pub incarnation_ids: *mut i64,
    #[doc = " newer than 0.81, as all that follow"]
    pub multi_slice_config: *mut PJRT_MultiSlice_Config,
    pub use_major_to_minor_data_layout_for_callbacks: bool,
    pub hlo_output_callbacks: *mut PJRT_HloOutputCallbackInfo,
    pub num_hlo_output_callbacks: usize,
}
#[doc = " What the functions that a program calls can ask for (PJRT_FFI_UserData_Add).\n One serves any number of runs, and must live until the last of them is over:\n some plugins crash if it is destroyed before."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_ExecuteContext_Create_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    #[doc = " out; to be destroyed"]
    pub context: *mut PJRT_ExecuteContext,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_ExecuteContext_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub context: *mut PJRT_ExecuteContext,
}
#[doc = " Execute returns when the work is queued; an error of the work itself is in\n the completion events and in the ready events of the outputs. The plugin\n checks the number and byte sizes of arguments, and nothing else about them;\n null buffers crash."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_LoadedExecutable_Execute_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_LoadedExecutable,
    pub options: *mut PJRT_ExecuteOptions,
    #[doc = " [num_devices][num_args]"]
    pub argument_lists: *const *const *mut PJRT_Buffer,
    pub num_devices: usize,
    pub num_args: usize,
    #[doc = " [num_devices][outputs], the caller's arrays; buffers written there are\n the caller's to destroy"]
    pub output_lists: *const *mut *mut PJRT_Buffer,
    #[doc = " null, or the caller's array [num_devices]; events written there are the\n caller's to destroy"]
    pub device_complete_events: *mut *mut PJRT_Event,
    #[doc = " null: the devices given at compile time"]
    pub execute_device: *mut PJRT_Device,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_ElementType_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub type_: PJRT_Buffer_Type,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_Dimensions_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out: elements, outermost first; lives as long as the buffer"]
    pub dims: *const i64,
    #[doc = " out"]
    pub num_dims: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_UnpaddedDimensions_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub unpadded_dims: *const i64,
    #[doc = " out"]
    pub num_dims: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_DynamicDimensionIndices_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub dynamic_dim_indices: *const usize,
    #[doc = " out"]
    pub num_dynamic_dims: usize,
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct PJRT_Buffer_GetMemoryLayout_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out: its arrays live as long as the buffer"]
    pub layout: PJRT_Buffer_MemoryLayout,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_OnDeviceSizeInBytes_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub on_device_size_in_bytes: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_Device_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out: the client's"]
    pub device: *mut PJRT_Device,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_Memory_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out: the client's"]
    pub memory: *mut PJRT_Memory,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_Delete_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_IsDeleted_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub is_deleted: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_CopyToDevice_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    pub dst_device: *mut PJRT_Device,
    #[doc = " out: the caller destroys it"]
    pub dst_buffer: *mut PJRT_Buffer,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_CopyToMemory_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    pub dst_memory: *mut PJRT_Memory,
    #[doc = " out: the caller destroys it"]
    pub dst_buffer: *mut PJRT_Buffer,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_ToHostBuffer_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub src: *mut PJRT_Buffer,
    #[doc = " null: the buffer's own"]
    pub host_layout: *mut PJRT_Buffer_MemoryLayout,
    #[doc = " null asks for dst_size only"]
    pub dst: *mut ::core::ffi::c_void,
    #[doc = " in: bytes at dst; out, if dst is null: bytes needed"]
    pub dst_size: usize,
    #[doc = " out: ready when dst is filled; the caller destroys it"]
    pub event: *mut PJRT_Event,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_CopyRawToHost_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    pub dst: *mut ::core::ffi::c_void,
    #[doc = " bytes"]
    pub offset: i64,
    #[doc = " bytes"]
    pub transfer_size: i64,
    #[doc = " out: ready when dst is filled; the caller destroys it"]
    pub event: *mut PJRT_Event,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_IsOnCpu_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub is_on_cpu: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_ReadyEvent_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out: the caller destroys it"]
    pub event: *mut PJRT_Event,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_UnsafePointer_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub buffer_pointer: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out"]
    pub device_memory_ptr: *mut ::core::ffi::c_void,
}
#[doc = " The functions of a plugin."]
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Api {
    #[doc = " bytes of this table that exist"]
    pub struct_size: usize,
    #[doc = " first extension, or null"]
    pub extension_start: *mut PJRT_Extension_Base,
    pub pjrt_api_version: PJRT_Api_Version,
    pub PJRT_Error_Destroy:
        ::core::option::Option<unsafe extern "C" fn(args: *mut PJRT_Error_Destroy_Args)>,
    pub PJRT_Error_Message:
        ::core::option::Option<unsafe extern "C" fn(args: *mut PJRT_Error_Message_Args)>,
    pub PJRT_Error_GetCode: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Error_GetCode_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Plugin_Initialize: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Plugin_Initialize_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Plugin_Attributes: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Plugin_Attributes_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Event_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Event_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Event_IsReady: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Event_IsReady_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Event_Error: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Event_Error_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Event_Await: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Event_Await_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Event_OnReady: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Event_OnReady_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_Create: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_Create_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_PlatformName: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_PlatformName_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_ProcessIndex: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_ProcessIndex_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_PlatformVersion: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_PlatformVersion_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_Devices: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_Devices_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_AddressableDevices: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_AddressableDevices_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_LookupDevice: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_LookupDevice_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_LookupAddressableDevice: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Client_LookupAddressableDevice_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_AddressableMemories: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_AddressableMemories_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_Compile: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_Compile_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_DefaultDeviceAssignment: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Client_DefaultDeviceAssignment_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_BufferFromHostBuffer: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Client_BufferFromHostBuffer_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_DeviceDescription_Id: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_DeviceDescription_Id_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_DeviceDescription_ProcessIndex: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_DeviceDescription_ProcessIndex_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_DeviceDescription_Attributes: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_DeviceDescription_Attributes_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_DeviceDescription_Kind: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_DeviceDescription_Kind_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_DeviceDescription_DebugString: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_DeviceDescription_DebugString_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_DeviceDescription_ToString: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_DeviceDescription_ToString_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_GetDescription: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Device_GetDescription_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_IsAddressable: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Device_IsAddressable_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_LocalHardwareId: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Device_LocalHardwareId_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_AddressableMemories: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Device_AddressableMemories_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_DefaultMemory: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Device_DefaultMemory_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_MemoryStats: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Device_MemoryStats_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Memory_Id: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Memory_Id_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Memory_Kind: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Memory_Kind_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Memory_DebugString: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Memory_DebugString_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Memory_ToString: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Memory_ToString_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Memory_AddressableByDevices: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Memory_AddressableByDevices_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_Name: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_Name_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_NumReplicas: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_NumReplicas_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_NumPartitions: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_NumPartitions_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_NumOutputs: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_NumOutputs_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_SizeOfGeneratedCodeInBytes: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Executable_SizeOfGeneratedCodeInBytes_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_GetCostAnalysis: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_GetCostAnalysis_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_OutputMemoryKinds: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_OutputMemoryKinds_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_OptimizedProgram: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_OptimizedProgram_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_Serialize: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_Serialize_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_LoadedExecutable_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_GetExecutable: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_LoadedExecutable_GetExecutable_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_AddressableDevices: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_LoadedExecutable_AddressableDevices_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_Delete: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_LoadedExecutable_Delete_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_IsDeleted: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_LoadedExecutable_IsDeleted_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_Execute: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_LoadedExecutable_Execute_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_DeserializeAndLoad: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_DeserializeAndLoad_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_LoadedExecutable_Fingerprint: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_LoadedExecutable_Fingerprint_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_ElementType: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_ElementType_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_Dimensions: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_Dimensions_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_UnpaddedDimensions: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_UnpaddedDimensions_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_DynamicDimensionIndices: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Buffer_DynamicDimensionIndices_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_GetMemoryLayout: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_GetMemoryLayout_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_OnDeviceSizeInBytes: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_OnDeviceSizeInBytes_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_Device: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_Device_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_Memory: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_Memory_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_Delete: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_Delete_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_IsDeleted: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_IsDeleted_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_CopyToDevice: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_CopyToDevice_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_ToHostBuffer: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_ToHostBuffer_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_IsOnCpu: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_IsOnCpu_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_ReadyEvent: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_ReadyEvent_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_UnsafePointer: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_UnsafePointer_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_IncreaseExternalReferenceCount: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Buffer_DecreaseExternalReferenceCount: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Buffer_OpaqueDeviceMemoryDataPointer: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_CopyToDeviceStream_Destroy: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_CopyToDeviceStream_AddChunk: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_CopyToDeviceStream_TotalBytes: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_CopyToDeviceStream_GranuleSize: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_CopyToDeviceStream_CurrentBytes: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_Create: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_Destroy: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_PlatformName: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_PlatformVersion: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_GetDeviceDescriptions:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_Serialize: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_Attributes: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Compile: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Executable_OutputElementTypes: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_OutputElementTypes_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_OutputDimensions: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_OutputDimensions_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_CopyToMemory: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_CopyToMemory_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_CreateViewOfDeviceBuffer: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Client_CreateViewOfDeviceBuffer_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Executable_Fingerprint: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Executable_Fingerprint_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_TopologyDescription: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Executable_GetCompiledMemoryStats: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Executable_GetCompiledMemoryStats_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Memory_Kind_Id: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_ExecuteContext_Create: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_ExecuteContext_Create_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_ExecuteContext_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_ExecuteContext_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Buffer_CopyRawToHost: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Buffer_CopyRawToHost_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_AsyncHostToDeviceTransferManager_Destroy:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_TransferData:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_CreateBuffersForAsyncHostToDevice:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_Device:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_BufferCount:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_BufferSize:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_SetBufferError:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_AddMetadata:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_DmaMap: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_DmaUnmap: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_CreateUninitializedBuffer: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Client_CreateUninitializedBuffer_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Client_UpdateGlobalProcessInfo: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_Deserialize: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_CreateAliasBuffer: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_FulfillAliasBuffer: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_LoadedExecutable_GetDeviceAssignment: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_CreateErrorBuffer: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncHostToDeviceTransferManager_TransferLiteral:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Buffer_CopyRawToHostFuture: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Device_PoisonExecution: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Device_CreateAsyncTrackingEvent: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_AsyncTrackingEvent_Destroy: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Executable_GetCompileOptions: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Buffer_DonateWithControlDependency: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Event_Create: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Event_Set: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Device_GetAttributes: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Client_Load: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_LoadedExecutable_AddressableDeviceLogicalIds:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Buffer_Bitcast: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Error_ForEachPayload: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_Fingerprint: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_Executable_ParameterMemoryKinds: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Executable_ParameterMemoryKinds_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Device_ClearMemoryStats: ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_MakeCanonicalShapeForMemorySpace:
        ::core::option::Option<unsafe extern "C" fn()>,
    pub PJRT_TopologyDescription_GetMemorySpaceKindIds:
        ::core::option::Option<unsafe extern "C" fn()>,
}
#[doc = " The type of the exported function GetPjrtApi."]
pub type PJRTLITE_GetPjrtApi = ::core::option::Option<unsafe extern "C" fn() -> *const PJRT_Api>;
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Layouts_MemoryLayout {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_Layouts_SerializedLayout {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_MemoryLayout_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub layout: *mut PJRT_Layouts_MemoryLayout,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_MemoryLayout_Serialize_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub layout: *mut PJRT_Layouts_MemoryLayout,
    #[doc = " out: valid until the deleter is called"]
    pub serialized_bytes: *const ::core::ffi::c_char,
    #[doc = " out"]
    pub serialized_bytes_size: usize,
    #[doc = " out: owner of serialized_bytes; the argument of the deleter"]
    pub serialized_layout: *mut PJRT_Layouts_SerializedLayout,
    #[doc = " out"]
    pub serialized_layout_deleter:
        ::core::option::Option<unsafe extern "C" fn(arg1: *mut PJRT_Layouts_SerializedLayout)>,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub client: *mut PJRT_Client,
    pub type_: PJRT_Buffer_Type,
    pub dims: *const i64,
    pub num_dims: usize,
    #[doc = " out: the caller destroys it"]
    pub layout: *mut PJRT_Layouts_MemoryLayout,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub buffer: *mut PJRT_Buffer,
    #[doc = " out: the caller destroys it"]
    pub layout: *mut PJRT_Layouts_MemoryLayout,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_outputs: usize,
    #[doc = " out: list and layouts belong to the executable"]
    pub layouts: *mut *mut PJRT_Layouts_MemoryLayout,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out"]
    pub num_parameters: usize,
    #[doc = " out: list and layouts belong to the executable"]
    pub layouts: *mut *mut PJRT_Layouts_MemoryLayout,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Layouts_Extension {
    pub base: PJRT_Extension_Base,
    pub PJRT_Layouts_MemoryLayout_Destroy: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_Layouts_MemoryLayout_Destroy_Args) -> *mut PJRT_Error,
    >,
    pub PJRT_Layouts_MemoryLayout_Serialize: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Layouts_MemoryLayout_Serialize_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Layouts_PJRT_Client_GetDefaultLayout: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Layouts_PJRT_Buffer_MemoryLayout: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Layouts_PJRT_Topology_GetDefaultLayout: ::core::option::Option<unsafe extern "C" fn()>,
    #[doc = " one entry per output"]
    pub PJRT_Layouts_PJRT_Executable_GetOutputLayouts: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args,
        ) -> *mut PJRT_Error,
    >,
    #[doc = " newer than 0.81: the table of 0.81 ends before it"]
    pub PJRT_Layouts_PJRT_Executable_GetParameterLayouts: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args,
        ) -> *mut PJRT_Error,
    >,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Shardings_PJRT_Executable_ParameterShardings_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out: 0 if none is known"]
    pub num_parameters: usize,
    #[doc = " out"]
    pub shardings: *const *const ::core::ffi::c_char,
    #[doc = " out"]
    pub sharding_sizes: *const usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Shardings_PJRT_Executable_OutputShardings_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub executable: *mut PJRT_Executable,
    #[doc = " out: 0 if none is known"]
    pub num_outputs: usize,
    #[doc = " out"]
    pub shardings: *const *const ::core::ffi::c_char,
    #[doc = " out"]
    pub sharding_sizes: *const usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Shardings_Extension {
    pub base: PJRT_Extension_Base,
    pub PJRT_Shardings_PJRT_Executable_ParameterShardings: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Shardings_PJRT_Executable_ParameterShardings_Args,
        ) -> *mut PJRT_Error,
    >,
    pub PJRT_Shardings_PJRT_Executable_OutputShardings: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Shardings_PJRT_Executable_OutputShardings_Args,
        ) -> *mut PJRT_Error,
    >,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Get_Stream_For_External_Ready_Events_Args {
    pub struct_size: usize,
    pub device: *mut PJRT_Device,
    #[doc = " out: the platform's stream handle, e.g. a CUstream"]
    pub stream: isize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Wait_Until_Buffer_Ready_On_Stream_Args {
    pub struct_size: usize,
    pub stream: isize,
    pub buffer: *mut PJRT_Buffer,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_Stream_Extension {
    pub base: PJRT_Extension_Base,
    pub get_stream: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Get_Stream_For_External_Ready_Events_Args,
        ) -> *mut PJRT_Error,
    >,
    pub wait_stream: ::core::option::Option<
        unsafe extern "C" fn(
            args: *mut PJRT_Wait_Until_Buffer_Ready_On_Stream_Args,
        ) -> *mut PJRT_Error,
    >,
}
#[doc = " Each may be null."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_FFI_Type_Info {
    pub deleter: ::core::option::Option<unsafe extern "C" fn(object: *mut ::core::ffi::c_void)>,
    pub serialize: ::core::option::Option<unsafe extern "C" fn()>,
    pub deserialize: ::core::option::Option<unsafe extern "C" fn()>,
}
#[doc = " Gives a type of data a number. A name that has one already is an error."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_FFI_Type_Register_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub type_name: *const ::core::ffi::c_char,
    pub type_name_size: usize,
    #[doc = " in and out: 0 asks for one"]
    pub type_id: i64,
    pub type_info: *mut PJRT_FFI_Type_Info,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_FFI_UserData {
    pub type_id: i64,
    #[doc = " stays the caller's"]
    pub data: *mut ::core::ffi::c_void,
}
#[doc = " Adds data to a context; of each type it can have one."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_FFI_UserData_Add_Args {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub context: *mut PJRT_ExecuteContext,
    pub user_data: PJRT_FFI_UserData,
}
pub const PJRT_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE: PJRT_FFI_Handler_TraitsBits = 1;
pub type PJRT_FFI_Handler_TraitsBits = ::core::ffi::c_uint;
#[doc = " Registers a handler for programs that are compiled or loaded from then on, in\n the whole process, for ever. The handler is called once, for its metadata."]
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct PJRT_FFI_Register_Handler_Args {
    pub struct_size: usize,
    pub target_name: *const ::core::ffi::c_char,
    pub target_name_size: usize,
    #[doc = " an XLA_FFI_Handler"]
    pub handler: *mut ::core::ffi::c_void,
    #[doc = " XLA's: \"Host\", \"CUDA\", \"ROCM\""]
    pub platform_name: *const ::core::ffi::c_char,
    pub platform_name_size: usize,
    pub traits: PJRT_FFI_Handler_TraitsBits,
}
#[repr(C)]
#[derive(Debug)]
pub struct PJRT_FFI_Extension {
    pub base: PJRT_Extension_Base,
    pub type_register: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_FFI_Type_Register_Args) -> *mut PJRT_Error,
    >,
    pub user_data_add: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_FFI_UserData_Add_Args) -> *mut PJRT_Error,
    >,
    pub register_handler: ::core::option::Option<
        unsafe extern "C" fn(args: *mut PJRT_FFI_Register_Handler_Args) -> *mut PJRT_Error,
    >,
}
