//! The function table, and the door through which every call comes in.

use std::collections::BTreeSet;
use std::ffi::{CStr, c_char};
use std::mem::offset_of;
use std::sync::LazyLock;

use crate::handle::{Failure, Outcome, give, misuse};
use crate::sys::{self, Args, PJRT_Api};
use crate::{buffer, client, event, executable, ffi, settings, teardown};

/// A function of the table.
pub(crate) struct Function {
    pub(crate) name: &'static str,
    offset: usize,
}

/// What kind of table the plugin shows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    pub(crate) version: (i32, i32),
    /// Bytes that the table says it has; none for all.
    pub(crate) size: Option<usize>,
    /// Offsets of entries that are null.
    pub(crate) null: BTreeSet<usize>,
    pub(crate) extensions: Extensions,
    /// The minor version of XLA's FFI, 2 to 4; none where there is no extension for functions.
    pub(crate) ffi: Option<i32>,
}

impl Default for Shape {
    fn default() -> Shape {
        Shape {
            version: (sys::PJRT_API_MAJOR, sys::PJRT_API_MINOR),
            size: None,
            null: BTreeSet::new(),
            extensions: Extensions::Full,
            ffi: Some(4),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Extensions {
    None,
    /// The stream extension without its functions.
    Short,
    Full,
}

/// The reading of an error, which stands outside what can be told to fail.
const OF_ERRORS: [Function; 3] = [
    Function {
        name: "PJRT_Error_Destroy",
        offset: offset_of!(PJRT_Api, PJRT_Error_Destroy),
    },
    Function {
        name: "PJRT_Error_Message",
        offset: offset_of!(PJRT_Api, PJRT_Error_Message),
    },
    Function {
        name: "PJRT_Error_GetCode",
        offset: offset_of!(PJRT_Api, PJRT_Error_GetCode),
    },
];

/// Where the entry of this name is.
pub(crate) fn entry(name: &str) -> Option<usize> {
    let mut entries = OF_ERRORS.iter().chain(FUNCTIONS);
    entries
        .find(|entry| entry.name == name)
        .map(|entry| entry.offset)
}

/// The size of a table whose last entry is at this offset.
pub(crate) fn end_of(offset: usize) -> usize {
    offset + size_of::<usize>()
}

/// The door: every call of a function with these arguments.
///
/// # Safety
/// `args` must be null or point to a struct that starts with its size and has that size.
unsafe fn enter<A: Args>(
    args: *mut A,
    implementation: fn(&mut A) -> Outcome,
) -> *mut sys::PJRT_Error {
    if args.is_null() {
        misuse(format_args!("{} is called with null", A::NAME));
    }
    let _inside = teardown::enter(A::NAME);
    let planned = settings::enter(A::NAME);
    // SAFETY: every such struct starts with its size.
    let sent = unsafe { args.cast::<usize>().read() };
    let known = default_size::<A>();
    let outcome = settings::check_size(A::NAME, sent, known).and_then(|()| {
        // What destroys says that it failed, but leaves nothing behind.
        if !A::NAME.ends_with("_Destroy") {
            planned.clone()?;
        }
        // SAFETY: the struct has at least the size that is known here.
        implementation(unsafe { &mut *args })?;
        planned
    });
    match outcome {
        Ok(()) => std::ptr::null_mut(),
        Err(failure) => give(failure),
    }
}

/// The size that the ABI states for a struct: its first field, when it is new.
fn default_size<A: Args>() -> usize {
    let new = A::default();
    // SAFETY: every such struct starts with its size.
    unsafe { std::ptr::from_ref(&new).cast::<usize>().read() }
}

/// A text that ends with NUL, as C takes it.
const fn c_str(text: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("the text ends with its only NUL"),
    }
}

/// The name of a function by its number; null past the last.
pub(crate) fn c_name(index: usize) -> *const c_char {
    match C_NAMES.get(index) {
        Some(name) => name.as_ptr(),
        None => ffi::c_name(index - C_NAMES.len()),
    }
}

macro_rules! functions {
    ($($entry:ident($args:ident) => $module:ident::$function:ident;)*) => {
        /// The functions that can be told how to fail.
        pub(crate) static FUNCTIONS: &[Function] = &[$(Function {
            name: <sys::$args as Args>::NAME,
            offset: <sys::$args as Args>::ENTRY_OFFSET,
        },)*];

        $(
            #[allow(non_snake_case, reason = "the ABI's name")]
            unsafe extern "C" fn $entry(args: *mut sys::$args) -> *mut sys::PJRT_Error {
                // SAFETY: the caller follows the ABI.
                unsafe { enter(args, $module::$function) }
            }
        )*

        /// The same names, as C takes them.
        static C_NAMES: &[&CStr] = &[$(c_str(concat!(stringify!($entry), "\0")),)*];

        fn full() -> PJRT_Api {
            // SAFETY: integers, pointers and optional functions: zero is valid for each.
            let mut api: PJRT_Api = unsafe { std::mem::zeroed() };
            api.PJRT_Error_Destroy = Some(error_destroy);
            api.PJRT_Error_Message = Some(error_message);
            api.PJRT_Error_GetCode = Some(error_code);
            $(api.$entry = Some($entry);)*
            api
        }
    };
}

functions! {
    PJRT_Plugin_Initialize(PJRT_Plugin_Initialize_Args) => client::plugin_initialize;
    PJRT_Plugin_Attributes(PJRT_Plugin_Attributes_Args) => client::plugin_attributes;
    PJRT_Event_Destroy(PJRT_Event_Destroy_Args) => event::destroy;
    PJRT_Event_IsReady(PJRT_Event_IsReady_Args) => event::is_ready;
    PJRT_Event_Error(PJRT_Event_Error_Args) => event::error;
    PJRT_Event_Await(PJRT_Event_Await_Args) => event::wait;
    PJRT_Event_OnReady(PJRT_Event_OnReady_Args) => event::on_ready;
    PJRT_Client_Create(PJRT_Client_Create_Args) => client::create;
    PJRT_Client_Destroy(PJRT_Client_Destroy_Args) => client::destroy;
    PJRT_Client_PlatformName(PJRT_Client_PlatformName_Args) => client::platform_name;
    PJRT_Client_ProcessIndex(PJRT_Client_ProcessIndex_Args) => client::process_index;
    PJRT_Client_PlatformVersion(PJRT_Client_PlatformVersion_Args) => client::platform_version;
    PJRT_Client_Devices(PJRT_Client_Devices_Args) => client::devices;
    PJRT_Client_AddressableDevices(PJRT_Client_AddressableDevices_Args) => client::addressable_devices;
    PJRT_Client_LookupDevice(PJRT_Client_LookupDevice_Args) => client::lookup_device;
    PJRT_Client_LookupAddressableDevice(PJRT_Client_LookupAddressableDevice_Args) => client::lookup_addressable_device;
    PJRT_Client_AddressableMemories(PJRT_Client_AddressableMemories_Args) => client::addressable_memories;
    PJRT_Client_Compile(PJRT_Client_Compile_Args) => executable::compile;
    PJRT_Client_DefaultDeviceAssignment(PJRT_Client_DefaultDeviceAssignment_Args) => client::default_device_assignment;
    PJRT_Client_BufferFromHostBuffer(PJRT_Client_BufferFromHostBuffer_Args) => buffer::from_host_buffer;
    PJRT_DeviceDescription_Id(PJRT_DeviceDescription_Id_Args) => client::device_id;
    PJRT_DeviceDescription_ProcessIndex(PJRT_DeviceDescription_ProcessIndex_Args) => client::device_process_index;
    PJRT_DeviceDescription_Attributes(PJRT_DeviceDescription_Attributes_Args) => client::device_attributes;
    PJRT_DeviceDescription_Kind(PJRT_DeviceDescription_Kind_Args) => client::device_kind;
    PJRT_DeviceDescription_DebugString(PJRT_DeviceDescription_DebugString_Args) => client::device_debug_string;
    PJRT_DeviceDescription_ToString(PJRT_DeviceDescription_ToString_Args) => client::device_to_string;
    PJRT_Device_GetDescription(PJRT_Device_GetDescription_Args) => client::device_description;
    PJRT_Device_IsAddressable(PJRT_Device_IsAddressable_Args) => client::device_is_addressable;
    PJRT_Device_LocalHardwareId(PJRT_Device_LocalHardwareId_Args) => client::device_local_hardware_id;
    PJRT_Device_AddressableMemories(PJRT_Device_AddressableMemories_Args) => client::device_memories;
    PJRT_Device_DefaultMemory(PJRT_Device_DefaultMemory_Args) => client::device_default_memory;
    PJRT_Device_MemoryStats(PJRT_Device_MemoryStats_Args) => client::device_memory_stats;
    PJRT_Memory_Id(PJRT_Memory_Id_Args) => client::memory_id;
    PJRT_Memory_Kind(PJRT_Memory_Kind_Args) => client::memory_kind;
    PJRT_Memory_DebugString(PJRT_Memory_DebugString_Args) => client::memory_debug_string;
    PJRT_Memory_ToString(PJRT_Memory_ToString_Args) => client::memory_to_string;
    PJRT_Memory_AddressableByDevices(PJRT_Memory_AddressableByDevices_Args) => client::memory_devices;
    PJRT_Executable_Destroy(PJRT_Executable_Destroy_Args) => executable::destroy;
    PJRT_Executable_Name(PJRT_Executable_Name_Args) => executable::name;
    PJRT_Executable_NumReplicas(PJRT_Executable_NumReplicas_Args) => executable::num_replicas;
    PJRT_Executable_NumPartitions(PJRT_Executable_NumPartitions_Args) => executable::num_partitions;
    PJRT_Executable_NumOutputs(PJRT_Executable_NumOutputs_Args) => executable::num_outputs;
    PJRT_Executable_SizeOfGeneratedCodeInBytes(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args) => executable::code_size;
    PJRT_Executable_GetCostAnalysis(PJRT_Executable_GetCostAnalysis_Args) => executable::cost_analysis;
    PJRT_Executable_OutputMemoryKinds(PJRT_Executable_OutputMemoryKinds_Args) => executable::output_memory_kinds;
    PJRT_Executable_OptimizedProgram(PJRT_Executable_OptimizedProgram_Args) => executable::optimized_program;
    PJRT_Executable_Serialize(PJRT_Executable_Serialize_Args) => executable::serialize;
    PJRT_LoadedExecutable_Destroy(PJRT_LoadedExecutable_Destroy_Args) => executable::loaded_destroy;
    PJRT_LoadedExecutable_GetExecutable(PJRT_LoadedExecutable_GetExecutable_Args) => executable::get_executable;
    PJRT_LoadedExecutable_AddressableDevices(PJRT_LoadedExecutable_AddressableDevices_Args) => executable::addressable_devices;
    PJRT_LoadedExecutable_Delete(PJRT_LoadedExecutable_Delete_Args) => executable::delete;
    PJRT_LoadedExecutable_IsDeleted(PJRT_LoadedExecutable_IsDeleted_Args) => executable::is_deleted;
    PJRT_LoadedExecutable_Execute(PJRT_LoadedExecutable_Execute_Args) => executable::execute;
    PJRT_Executable_DeserializeAndLoad(PJRT_Executable_DeserializeAndLoad_Args) => executable::deserialize_and_load;
    PJRT_LoadedExecutable_Fingerprint(PJRT_LoadedExecutable_Fingerprint_Args) => executable::loaded_fingerprint;
    PJRT_Buffer_Destroy(PJRT_Buffer_Destroy_Args) => buffer::destroy;
    PJRT_Buffer_ElementType(PJRT_Buffer_ElementType_Args) => buffer::element_type;
    PJRT_Buffer_Dimensions(PJRT_Buffer_Dimensions_Args) => buffer::dimensions;
    PJRT_Buffer_UnpaddedDimensions(PJRT_Buffer_UnpaddedDimensions_Args) => buffer::unpadded_dimensions;
    PJRT_Buffer_DynamicDimensionIndices(PJRT_Buffer_DynamicDimensionIndices_Args) => buffer::dynamic_dimensions;
    PJRT_Buffer_GetMemoryLayout(PJRT_Buffer_GetMemoryLayout_Args) => buffer::memory_layout;
    PJRT_Buffer_OnDeviceSizeInBytes(PJRT_Buffer_OnDeviceSizeInBytes_Args) => buffer::on_device_size;
    PJRT_Buffer_Device(PJRT_Buffer_Device_Args) => buffer::device;
    PJRT_Buffer_Memory(PJRT_Buffer_Memory_Args) => buffer::memory;
    PJRT_Buffer_Delete(PJRT_Buffer_Delete_Args) => buffer::delete;
    PJRT_Buffer_IsDeleted(PJRT_Buffer_IsDeleted_Args) => buffer::is_deleted;
    PJRT_Buffer_CopyToDevice(PJRT_Buffer_CopyToDevice_Args) => buffer::copy_to_device;
    PJRT_Buffer_ToHostBuffer(PJRT_Buffer_ToHostBuffer_Args) => buffer::to_host_buffer;
    PJRT_Buffer_IsOnCpu(PJRT_Buffer_IsOnCpu_Args) => buffer::is_on_cpu;
    PJRT_Buffer_ReadyEvent(PJRT_Buffer_ReadyEvent_Args) => buffer::ready_event;
    PJRT_Buffer_UnsafePointer(PJRT_Buffer_UnsafePointer_Args) => buffer::unsafe_pointer;
    PJRT_Buffer_OpaqueDeviceMemoryDataPointer(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args) => buffer::opaque_pointer;
    PJRT_Executable_OutputElementTypes(PJRT_Executable_OutputElementTypes_Args) => executable::output_types;
    PJRT_Executable_OutputDimensions(PJRT_Executable_OutputDimensions_Args) => executable::output_dimensions;
    PJRT_Buffer_CopyToMemory(PJRT_Buffer_CopyToMemory_Args) => buffer::copy_to_memory;
    PJRT_Client_CreateViewOfDeviceBuffer(PJRT_Client_CreateViewOfDeviceBuffer_Args) => buffer::view_of_device_buffer;
    PJRT_Executable_Fingerprint(PJRT_Executable_Fingerprint_Args) => executable::fingerprint;
    PJRT_Executable_GetCompiledMemoryStats(PJRT_Executable_GetCompiledMemoryStats_Args) => executable::memory_stats;
    PJRT_ExecuteContext_Create(PJRT_ExecuteContext_Create_Args) => ffi::create;
    PJRT_ExecuteContext_Destroy(PJRT_ExecuteContext_Destroy_Args) => ffi::destroy;
    PJRT_Buffer_CopyRawToHost(PJRT_Buffer_CopyRawToHost_Args) => buffer::copy_raw_to_host;
    PJRT_Client_CreateUninitializedBuffer(PJRT_Client_CreateUninitializedBuffer_Args) => buffer::uninitialized;
    PJRT_Executable_ParameterMemoryKinds(PJRT_Executable_ParameterMemoryKinds_Args) => executable::parameter_memory_kinds;
}

unsafe extern "C" fn type_register(
    args: *mut sys::PJRT_FFI_Type_Register_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: the caller follows the ABI.
    unsafe { enter(args, ffi::register_type) }
}

unsafe extern "C" fn user_data_add(
    args: *mut sys::PJRT_FFI_UserData_Add_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: the caller follows the ABI.
    unsafe { enter(args, ffi::add_user_data) }
}

unsafe extern "C" fn register_handler(
    args: *mut sys::PJRT_FFI_Register_Handler_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: the caller follows the ABI.
    unsafe { enter(args, ffi::register_handler) }
}

unsafe extern "C" fn error_destroy(args: *mut sys::PJRT_Error_Destroy_Args) {
    let _ = settings::enter(OF_ERRORS[0].name);
    // SAFETY: the caller follows the ABI.
    drop(crate::handle::take::<Failure>(unsafe { (*args).error }));
}

unsafe extern "C" fn error_message(args: *mut sys::PJRT_Error_Message_Args) {
    let _ = settings::enter(OF_ERRORS[1].name);
    // SAFETY: the caller follows the ABI.
    let args = unsafe { &mut *args };
    // The text lives as long as the error, which the caller has not destroyed.
    let failure = crate::handle::get::<Failure>(args.error);
    args.message = failure.message.as_ptr().cast();
    args.message_size = failure.message.len();
}

unsafe extern "C" fn error_code(args: *mut sys::PJRT_Error_GetCode_Args) -> *mut sys::PJRT_Error {
    let _ = settings::enter(OF_ERRORS[2].name);
    // SAFETY: the caller follows the ABI.
    let args = unsafe { &mut *args };
    args.code = crate::handle::get::<Failure>(args.error).code;
    std::ptr::null_mut()
}

/// The table that callers see. It stays where it is, and changes only when a test says so.
struct Shown(*mut PJRT_Api, *mut sys::PJRT_Extension_Base);

// SAFETY: what they point to lives for ever; tests change it only while nobody calls.
unsafe impl Send for Shown {}
// SAFETY: as for Send.
unsafe impl Sync for Shown {}

static SHOWN: LazyLock<Shown> = LazyLock::new(|| {
    let functions = Box::leak(Box::new(sys::PJRT_FFI_Extension {
        base: sys::PJRT_Extension_Base {
            struct_size: 0,
            type_: sys::PJRT_Extension_Type_FFI,
            next: std::ptr::null_mut(),
        },
        type_register: Some(type_register),
        user_data_add: Some(user_data_add),
        register_handler: Some(register_handler),
    }));
    let stream = Box::leak(Box::new(sys::PJRT_Stream_Extension {
        base: sys::PJRT_Extension_Base {
            struct_size: 0,
            type_: sys::PJRT_Extension_Type_Stream,
            next: std::ptr::from_mut(functions).cast(),
        },
        get_stream: Some(client::get_stream),
        wait_stream: Some(buffer::wait_stream),
    }));
    // One of a kind that nobody knows comes first: callers must skip it.
    let unknown = Box::leak(Box::new(sys::PJRT_Extension_Base {
        struct_size: size_of::<sys::PJRT_Extension_Base>(),
        type_: 999,
        next: std::ptr::from_mut(stream).cast(),
    }));
    Shown(Box::leak(Box::new(full())), unknown)
});

/// The table, as `GetPjrtApi` gives it.
pub(crate) fn shown() -> *const PJRT_Api {
    settings::from_environment();
    // Nothing may have been set so far.
    settings::apply();
    SHOWN.0
}

/// Makes the table what the settings say.
pub(crate) fn apply(shape: &Shape) {
    let mut api = full();
    api.struct_size = shape.size.unwrap_or(size_of::<PJRT_Api>());
    api.pjrt_api_version = sys::PJRT_Api_Version {
        struct_size: size_of::<sys::PJRT_Api_Version>(),
        extension_start: std::ptr::null_mut(),
        major_version: shape.version.0,
        minor_version: shape.version.1,
    };
    for &offset in &shape.null {
        let start = std::ptr::from_mut(&mut api).cast::<u8>();
        // SAFETY: an entry of the table is at this offset, and may be null.
        unsafe { start.add(offset).cast::<usize>().write(0) };
    }
    let Shown(table, extensions) = *SHOWN;
    if shape.extensions != Extensions::None {
        api.extension_start = extensions;
    }
    // SAFETY: the table and the extensions live for ever, and nobody calls while they change.
    unsafe {
        let stream = (*extensions).next.cast::<sys::PJRT_Stream_Extension>();
        (*stream).base.struct_size = match shape.extensions {
            Extensions::Short => size_of::<sys::PJRT_Extension_Base>(),
            _ => size_of::<sys::PJRT_Stream_Extension>(),
        };
        let functions = (*stream).base.next.cast::<sys::PJRT_FFI_Extension>();
        (*functions).base.struct_size = match (shape.extensions, shape.ffi) {
            (Extensions::Short, _) | (_, None) => size_of::<sys::PJRT_Extension_Base>(),
            _ => size_of::<sys::PJRT_FFI_Extension>(),
        };
        table.write(api);
    }
}

impl Copy for Shown {}
impl Clone for Shown {
    fn clone(&self) -> Shown {
        *self
    }
}
