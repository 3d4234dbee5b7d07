//! The PJRT C ABI, and XLA's FFI: types, constants, and what each call's argument struct says about
//! itself.
//!
//! `pjrt_abi.h` and `ffi_abi.h` in this folder state the ABIs and are the place to read about ownership,
//! lifetimes and units. `bindings.rs` and `ffi_bindings.rs` are made from them by bindgen
//! (`cargo build --features regenerate`).
//!
//! Every struct that may grow starts with `struct_size`, the bytes that its sender knows: the end
//! of the last field, without the padding behind it, so it can be less than `size_of`. `Default`
//! gives such a struct with that size set and everything else zero or null, which is the state
//! that a caller starts from.

use std::mem::offset_of;

#[allow(
    dead_code,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unreachable_pub,
    reason = "generated: it states the whole of pjrt_abi.h under the names of the ABI"
)]
mod bindings;

#[allow(
    dead_code,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unreachable_pub,
    reason = "generated: it states the whole of ffi_abi.h under the names of the ABI"
)]
mod ffi_bindings;

pub(crate) use bindings::*;
pub(crate) use ffi_bindings::*;

/// An entry of the function table: null where a plugin has no such function.
pub(crate) type Entry<T> = Option<unsafe extern "C" fn(args: *mut T) -> *mut PJRT_Error>;

/// A table of a plugin's functions, that may be shorter than we state it.
///
/// # Safety
/// It must start with its `struct_size`, and be what an extension of this type is.
pub(crate) unsafe trait Table {
    /// Which extension it is; none for the main table.
    const EXTENSION: Option<PJRT_Extension_Type>;
}

// SAFETY: it is the main table, which starts with its size.
unsafe impl Table for PJRT_Api {
    const EXTENSION: Option<PJRT_Extension_Type> = None;
}

// SAFETY: every extension starts with its size, and the plugin says of it that it is this one.
unsafe impl Table for PJRT_FFI_Extension {
    const EXTENSION: Option<PJRT_Extension_Type> = Some(PJRT_Extension_Type_FFI);
}

// SAFETY: as above.
unsafe impl Table for PJRT_Shardings_Extension {
    const EXTENSION: Option<PJRT_Extension_Type> = Some(PJRT_Extension_Type_Shardings);
}

/// The argument struct of a function in a [`Table`] that returns a `PJRT_Error`.
///
/// It ties the struct to its function, so that one generic door can make every call.
/// `PJRT_Error_Destroy`, `_Message` and `_GetCode` stand apart: they are what the door itself
/// needs to read an error.
///
/// # Safety
/// The field of the table at `ENTRY_OFFSET` has the type [`Entry<Self>`].
pub(crate) unsafe trait Args: Default {
    /// The table that has the function.
    type Table: Table;

    /// The function's name, for messages: `"PJRT_Client_Create"`.
    const NAME: &'static str;

    /// Where the function's entry is in the table, in bytes. It exists only if it ends within
    /// the `struct_size` of the plugin's table.
    const ENTRY_OFFSET: usize;
}

/// The size of the field that `field` gives a reference to.
const fn size_of_field<T, F>(_field: fn(&T) -> &F) -> usize {
    size_of::<F>()
}

/// Implements `Default` for structs that start with their size, given the last field.
macro_rules! structs {
    ($($name:ident ends with $last:ident;)*) => {$(
        impl Default for $name {
            fn default() -> Self {
                // SAFETY: the fields are integers, floats, booleans, raw pointers, optional
                // function pointers, and unions and structs of these: zero is valid for each.
                let mut new: Self = unsafe { std::mem::zeroed() };
                new.struct_size = offset_of!($name, $last) + size_of_field(|new: &Self| &new.$last);
                new
            }
        }
    )*};
}

/// Implements [`Args`] and `Default` for the argument structs of functions in [`PJRT_Api`].
macro_rules! functions {
    ($($entry:ident($args:ident) ends with $last:ident;)*) => {
        structs! { $($args ends with $last;)* }

        $(
            // The compiler checks here that the entry takes this struct.
            const _: fn(&PJRT_Api) -> &Entry<$args> = |api| &api.$entry;

            // SAFETY: the offset is that of the entry, whose type the line above checks.
            unsafe impl Args for $args {
                type Table = PJRT_Api;
                const NAME: &'static str = stringify!($entry);
                const ENTRY_OFFSET: usize = offset_of!(PJRT_Api, $entry);
            }
        )*

        /// Name, offset of the entry, `struct_size`: to compare with the facts.
        #[cfg(test)]
        fn functions() -> Vec<(&'static str, usize, usize)> {
            vec![$((
                <$args as Args>::NAME,
                <$args as Args>::ENTRY_OFFSET,
                <$args as Default>::default().struct_size,
            ),)*]
        }
    };
}

/// Implements [`Args`] and `Default` for the argument structs of functions of an extension.
macro_rules! extension {
    ($table:ident { $($entry:ident is $name:literal ($args:ident) ends with $last:ident;)* }) => {
        structs! { $($args ends with $last;)* }

        $(
            const _: fn(&$table) -> &Entry<$args> = |table| &table.$entry;

            // SAFETY: the offset is that of the entry, whose type the line above checks.
            unsafe impl Args for $args {
                type Table = $table;
                const NAME: &'static str = $name;
                const ENTRY_OFFSET: usize = offset_of!($table, $entry);
            }
        )*
    };
}

extension! {
    PJRT_FFI_Extension {
        type_register is "PJRT_FFI_Type_Register" (PJRT_FFI_Type_Register_Args) ends with type_info;
        user_data_add is "PJRT_FFI_UserData_Add" (PJRT_FFI_UserData_Add_Args) ends with user_data;
        register_handler is "PJRT_FFI_Register_Handler" (PJRT_FFI_Register_Handler_Args) ends with traits;
    }
}

extension! {
    PJRT_Shardings_Extension {
        PJRT_Shardings_PJRT_Executable_ParameterShardings is "PJRT_Shardings_PJRT_Executable_ParameterShardings" (PJRT_Shardings_PJRT_Executable_ParameterShardings_Args) ends with sharding_sizes;
        PJRT_Shardings_PJRT_Executable_OutputShardings is "PJRT_Shardings_PJRT_Executable_OutputShardings" (PJRT_Shardings_PJRT_Executable_OutputShardings_Args) ends with sharding_sizes;
    }
}

// In the order of the table.
functions! {
    PJRT_Plugin_Initialize(PJRT_Plugin_Initialize_Args) ends with extension_start;
    PJRT_Plugin_Attributes(PJRT_Plugin_Attributes_Args) ends with num_attributes;
    PJRT_Event_Destroy(PJRT_Event_Destroy_Args) ends with event;
    PJRT_Event_IsReady(PJRT_Event_IsReady_Args) ends with is_ready;
    PJRT_Event_Error(PJRT_Event_Error_Args) ends with event;
    PJRT_Event_Await(PJRT_Event_Await_Args) ends with event;
    PJRT_Event_OnReady(PJRT_Event_OnReady_Args) ends with user_arg;
    PJRT_Client_Create(PJRT_Client_Create_Args) ends with kv_try_get_user_arg;
    PJRT_Client_Destroy(PJRT_Client_Destroy_Args) ends with client;
    PJRT_Client_PlatformName(PJRT_Client_PlatformName_Args) ends with platform_name_size;
    PJRT_Client_ProcessIndex(PJRT_Client_ProcessIndex_Args) ends with process_index;
    PJRT_Client_PlatformVersion(PJRT_Client_PlatformVersion_Args) ends with platform_version_size;
    PJRT_Client_Devices(PJRT_Client_Devices_Args) ends with num_devices;
    PJRT_Client_AddressableDevices(PJRT_Client_AddressableDevices_Args) ends with num_addressable_devices;
    PJRT_Client_LookupDevice(PJRT_Client_LookupDevice_Args) ends with device;
    PJRT_Client_LookupAddressableDevice(PJRT_Client_LookupAddressableDevice_Args) ends with addressable_device;
    PJRT_Client_AddressableMemories(PJRT_Client_AddressableMemories_Args) ends with num_addressable_memories;
    PJRT_Client_Compile(PJRT_Client_Compile_Args) ends with executable;
    PJRT_Client_DefaultDeviceAssignment(PJRT_Client_DefaultDeviceAssignment_Args) ends with default_assignment;
    PJRT_Client_BufferFromHostBuffer(PJRT_Client_BufferFromHostBuffer_Args) ends with buffer;
    PJRT_DeviceDescription_Id(PJRT_DeviceDescription_Id_Args) ends with id;
    PJRT_DeviceDescription_ProcessIndex(PJRT_DeviceDescription_ProcessIndex_Args) ends with process_index;
    PJRT_DeviceDescription_Attributes(PJRT_DeviceDescription_Attributes_Args) ends with attributes;
    PJRT_DeviceDescription_Kind(PJRT_DeviceDescription_Kind_Args) ends with device_kind_size;
    PJRT_DeviceDescription_DebugString(PJRT_DeviceDescription_DebugString_Args) ends with debug_string_size;
    PJRT_DeviceDescription_ToString(PJRT_DeviceDescription_ToString_Args) ends with to_string_size;
    PJRT_Device_GetDescription(PJRT_Device_GetDescription_Args) ends with device_description;
    PJRT_Device_IsAddressable(PJRT_Device_IsAddressable_Args) ends with is_addressable;
    PJRT_Device_LocalHardwareId(PJRT_Device_LocalHardwareId_Args) ends with local_hardware_id;
    PJRT_Device_AddressableMemories(PJRT_Device_AddressableMemories_Args) ends with num_memories;
    PJRT_Device_DefaultMemory(PJRT_Device_DefaultMemory_Args) ends with memory;
    PJRT_Device_MemoryStats(PJRT_Device_MemoryStats_Args) ends with peak_allocated_bytes_is_set;
    PJRT_Memory_Id(PJRT_Memory_Id_Args) ends with id;
    PJRT_Memory_Kind(PJRT_Memory_Kind_Args) ends with kind_size;
    PJRT_Memory_DebugString(PJRT_Memory_DebugString_Args) ends with debug_string_size;
    PJRT_Memory_ToString(PJRT_Memory_ToString_Args) ends with to_string_size;
    PJRT_Memory_AddressableByDevices(PJRT_Memory_AddressableByDevices_Args) ends with num_devices;
    PJRT_Executable_Destroy(PJRT_Executable_Destroy_Args) ends with executable;
    PJRT_Executable_Name(PJRT_Executable_Name_Args) ends with executable_name_size;
    PJRT_Executable_NumReplicas(PJRT_Executable_NumReplicas_Args) ends with num_replicas;
    PJRT_Executable_NumPartitions(PJRT_Executable_NumPartitions_Args) ends with num_partitions;
    PJRT_Executable_NumOutputs(PJRT_Executable_NumOutputs_Args) ends with num_outputs;
    PJRT_Executable_SizeOfGeneratedCodeInBytes(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args) ends with size_in_bytes;
    PJRT_Executable_GetCostAnalysis(PJRT_Executable_GetCostAnalysis_Args) ends with properties;
    PJRT_Executable_OutputMemoryKinds(PJRT_Executable_OutputMemoryKinds_Args) ends with memory_kind_sizes;
    PJRT_Executable_OptimizedProgram(PJRT_Executable_OptimizedProgram_Args) ends with program;
    PJRT_Executable_Serialize(PJRT_Executable_Serialize_Args) ends with serialized_executable_deleter;
    PJRT_LoadedExecutable_Destroy(PJRT_LoadedExecutable_Destroy_Args) ends with executable;
    PJRT_LoadedExecutable_GetExecutable(PJRT_LoadedExecutable_GetExecutable_Args) ends with executable;
    PJRT_LoadedExecutable_AddressableDevices(PJRT_LoadedExecutable_AddressableDevices_Args) ends with num_addressable_devices;
    PJRT_LoadedExecutable_Delete(PJRT_LoadedExecutable_Delete_Args) ends with executable;
    PJRT_LoadedExecutable_IsDeleted(PJRT_LoadedExecutable_IsDeleted_Args) ends with is_deleted;
    PJRT_LoadedExecutable_Execute(PJRT_LoadedExecutable_Execute_Args) ends with execute_device;
    PJRT_Executable_DeserializeAndLoad(PJRT_Executable_DeserializeAndLoad_Args) ends with load_options;
    PJRT_LoadedExecutable_Fingerprint(PJRT_LoadedExecutable_Fingerprint_Args) ends with executable_fingerprint_size;
    PJRT_Buffer_Destroy(PJRT_Buffer_Destroy_Args) ends with buffer;
    PJRT_Buffer_ElementType(PJRT_Buffer_ElementType_Args) ends with type_;
    PJRT_Buffer_Dimensions(PJRT_Buffer_Dimensions_Args) ends with num_dims;
    PJRT_Buffer_UnpaddedDimensions(PJRT_Buffer_UnpaddedDimensions_Args) ends with num_dims;
    PJRT_Buffer_DynamicDimensionIndices(PJRT_Buffer_DynamicDimensionIndices_Args) ends with num_dynamic_dims;
    PJRT_Buffer_GetMemoryLayout(PJRT_Buffer_GetMemoryLayout_Args) ends with layout;
    PJRT_Buffer_OnDeviceSizeInBytes(PJRT_Buffer_OnDeviceSizeInBytes_Args) ends with on_device_size_in_bytes;
    PJRT_Buffer_Device(PJRT_Buffer_Device_Args) ends with device;
    PJRT_Buffer_Memory(PJRT_Buffer_Memory_Args) ends with memory;
    PJRT_Buffer_Delete(PJRT_Buffer_Delete_Args) ends with buffer;
    PJRT_Buffer_IsDeleted(PJRT_Buffer_IsDeleted_Args) ends with is_deleted;
    PJRT_Buffer_CopyToDevice(PJRT_Buffer_CopyToDevice_Args) ends with dst_buffer;
    PJRT_Buffer_ToHostBuffer(PJRT_Buffer_ToHostBuffer_Args) ends with event;
    PJRT_Buffer_IsOnCpu(PJRT_Buffer_IsOnCpu_Args) ends with is_on_cpu;
    PJRT_Buffer_ReadyEvent(PJRT_Buffer_ReadyEvent_Args) ends with event;
    PJRT_Buffer_UnsafePointer(PJRT_Buffer_UnsafePointer_Args) ends with buffer_pointer;
    PJRT_Buffer_OpaqueDeviceMemoryDataPointer(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args) ends with device_memory_ptr;
    PJRT_Executable_OutputElementTypes(PJRT_Executable_OutputElementTypes_Args) ends with num_output_types;
    PJRT_Executable_OutputDimensions(PJRT_Executable_OutputDimensions_Args) ends with dim_sizes;
    PJRT_Buffer_CopyToMemory(PJRT_Buffer_CopyToMemory_Args) ends with dst_buffer;
    PJRT_Client_CreateViewOfDeviceBuffer(PJRT_Client_CreateViewOfDeviceBuffer_Args) ends with memory;
    PJRT_Executable_Fingerprint(PJRT_Executable_Fingerprint_Args) ends with executable_fingerprint_size;
    PJRT_Executable_GetCompiledMemoryStats(PJRT_Executable_GetCompiledMemoryStats_Args) ends with peak_unpadded_heap_bytes;
    PJRT_ExecuteContext_Create(PJRT_ExecuteContext_Create_Args) ends with context;
    PJRT_ExecuteContext_Destroy(PJRT_ExecuteContext_Destroy_Args) ends with context;
    PJRT_Buffer_CopyRawToHost(PJRT_Buffer_CopyRawToHost_Args) ends with event;
    PJRT_Client_CreateUninitializedBuffer(PJRT_Client_CreateUninitializedBuffer_Args) ends with buffer;
    PJRT_Executable_ParameterMemoryKinds(PJRT_Executable_ParameterMemoryKinds_Args) ends with memory_kind_sizes;
}

structs! {
    PJRT_KeyValueGetCallback_Args ends with value_deleter_callback;
    PJRT_KeyValueTryGetCallback_Args ends with value_deleter_callback;
    PJRT_KeyValuePutCallback_Args ends with user_arg;
    PJRT_NamedValue ends with value_size;
    PJRT_Error_Destroy_Args ends with error;
    PJRT_Error_Message_Args ends with message_size;
    PJRT_Error_GetCode_Args ends with code;
    PJRT_Program ends with format_size;
    PJRT_ExecuteOptions ends with num_hlo_output_callbacks;
    PJRT_Buffer_MemoryLayout_Tiled ends with num_tiles;
    PJRT_Buffer_MemoryLayout_Strides ends with num_byte_strides;
    PJRT_Buffer_MemoryLayout ends with type_;
    PJRT_Get_Stream_For_External_Ready_Events_Args ends with stream;
    PJRT_Layouts_MemoryLayout_Destroy_Args ends with layout;
    PJRT_Layouts_MemoryLayout_Serialize_Args ends with serialized_layout_deleter;
    PJRT_Layouts_PJRT_Buffer_MemoryLayout_Args ends with layout;
    PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args ends with layout;
    PJRT_Layouts_PJRT_Executable_GetOutputLayouts_Args ends with layouts;
    PJRT_Layouts_PJRT_Executable_GetParameterLayouts_Args ends with layouts;
    PJRT_Wait_Until_Buffer_Ready_On_Stream_Args ends with buffer;
    XLA_FFI_Error_Create_Args ends with errc;
    XLA_FFI_Error_Destroy_Args ends with error;
    XLA_FFI_InvokeContext_Get_Args ends with data;
    XLA_FFI_ThreadPool_Schedule_Args ends with data;
    XLA_FFI_ThreadPool_NumThreads_Args ends with num_threads;
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// A struct as the facts file states it.
    #[derive(serde::Deserialize)]
    struct Facts {
        struct_size: Option<usize>,
        fields: Vec<(String, usize, usize)>,
    }

    #[derive(serde::Deserialize)]
    struct File {
        structs: BTreeMap<String, Facts>,
    }

    fn facts() -> BTreeMap<String, Facts> {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/facts/pjrt_abi_0_114.json"
        );
        let text = std::fs::read_to_string(path).expect("the facts file is readable");
        let file: File = serde_json::from_str(&text).expect("the facts file is JSON");
        file.structs
    }

    #[test]
    fn functions_have_the_offsets_and_sizes_of_the_facts() {
        let facts = facts();
        for (name, entry_offset, struct_size) in functions() {
            let field = facts["PJRT_Api"]
                .fields
                .iter()
                .find(|(field, ..)| field == name);
            assert_eq!(field.map(|field| field.1), Some(entry_offset), "{name}");
            let args = &facts[&format!("{name}_Args")];
            assert_eq!(args.struct_size, Some(struct_size), "{name}_Args");
        }
    }

    #[test]
    fn every_function_whose_arguments_are_stated_can_be_called() {
        let facts = facts();
        let stated: Vec<_> = facts["PJRT_Api"]
            .fields
            .iter()
            .map(|field| field.0.as_str())
            .filter(|name| facts.contains_key(&format!("{name}_Args")))
            .filter(|name| !name.starts_with("PJRT_Error_"))
            .collect();
        let callable: Vec<_> = functions().iter().map(|function| function.0).collect();
        assert_eq!(stated, callable);
    }

    #[test]
    fn a_default_struct_carries_its_size_and_nothing_else() {
        let facts = facts();
        let size = |name: &str| facts[name].struct_size.expect("it starts with struct_size");

        let value = PJRT_NamedValue::default();
        assert_eq!(value.struct_size, size("PJRT_NamedValue"));
        assert!(value.name.is_null());

        let options = PJRT_ExecuteOptions::default();
        assert_eq!(options.struct_size, size("PJRT_ExecuteOptions"));
        assert!(options.hlo_output_callbacks.is_null());
        assert_eq!(options.num_hlo_output_callbacks, 0);

        // These end in padding, which must not count.
        let code = PJRT_Error_GetCode_Args::default();
        assert_eq!(code.struct_size, size("PJRT_Error_GetCode_Args"));
        assert!(code.struct_size < size_of_val(&code));
        let stats = PJRT_Device_MemoryStats_Args::default();
        assert_eq!(stats.struct_size, size("PJRT_Device_MemoryStats_Args"));
        assert!(stats.struct_size < size_of_val(&stats));
    }
}
