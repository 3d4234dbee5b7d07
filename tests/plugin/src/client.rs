//! The plugin's facts, clients, devices and their memories.

use std::sync::{Arc, LazyLock, Mutex, Weak};

use crate::buffer::Buffer;
use crate::executable::Loaded;
use crate::handle::{Failure, Outcome, all, get, lock, misuse, share, take};
use crate::memory::MAX_DEVICES;
use crate::store::meet;
use crate::{memory, settings, sys, teardown, work};

/// A connection to the devices.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) devices: Vec<Arc<Device>>,
    device_list: List<sys::PJRT_Device>,
    /// Those of all processes, which nobody may ask anything of.
    global_list: List<sys::PJRT_Device>,
    #[allow(dead_code, reason = "keeps what the list above points to")]
    elsewhere: Vec<Arc<Device>>,
    process: usize,
    memory_list: List<sys::PJRT_Memory>,
}

/// A device, which is its own description, too.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) id: usize,
    /// The usual one first.
    memories: [Arc<Memory>; 2],
    memory_list: List<sys::PJRT_Memory>,
    text: String,
}

/// A memory that a device can use: its own, or one of the host's, which the host reads.
#[derive(Debug)]
pub(crate) struct Memory {
    id: usize,
    pub(crate) is_host: bool,
    text: String,
    device: Weak<Device>,
    device_list: std::sync::OnceLock<List<sys::PJRT_Device>>,
}

/// Pointers that callers borrow.
#[derive(Debug)]
pub(crate) struct List<T>(Vec<*mut T>);

// SAFETY: the pointers are never followed here, and what they mean may be used by any thread.
unsafe impl<T> Send for List<T> {}
// SAFETY: as for Send.
unsafe impl<T> Sync for List<T> {}

impl<T> List<T> {
    pub(crate) fn new(list: Vec<*mut T>) -> List<T> {
        List(list)
    }

    pub(crate) fn as_ptr(&self) -> *const *mut T {
        self.0.as_ptr()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

/// The number that stands for a client.
pub(crate) fn number(client: *mut sys::PJRT_Client) -> usize {
    client as usize
}

/// A list of a caller's.
///
/// # Safety
/// If there is a count, there must be so many elements, for as long as the result is used.
pub(crate) unsafe fn list<'a, T>(start: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    if start.is_null() {
        misuse("a list is null, but not its count");
    }
    // SAFETY: not null, and the caller's promise.
    unsafe { std::slice::from_raw_parts(start, count) }
}

/// A text of a caller's.
///
/// # Safety
/// As for [`list`].
pub(crate) unsafe fn text(start: *const std::ffi::c_char, size: usize) -> String {
    // SAFETY: the caller's promise.
    let bytes = unsafe { list(start.cast::<u8>(), size) };
    String::from_utf8_lossy(bytes).into_owned()
}

pub(crate) fn plugin_initialize(_args: &mut sys::PJRT_Plugin_Initialize_Args) -> Outcome {
    Ok(())
}

/// Named values that live for ever.
pub(crate) struct Named(pub(crate) Vec<sys::PJRT_NamedValue>);

// SAFETY: they point to constants.
unsafe impl Send for Named {}
// SAFETY: as for Send.
unsafe impl Sync for Named {}

/// A named value whose kind and value are yet to be set.
pub(crate) fn named(name: &'static str) -> sys::PJRT_NamedValue {
    sys::PJRT_NamedValue {
        name: name.as_ptr().cast(),
        name_size: name.len(),
        value_size: 1,
        ..Default::default()
    }
}

static ATTRIBUTES: LazyLock<Named> = LazyLock::new(|| {
    let versions = |name, version: &'static [i64; 3]| {
        let mut value = named(name);
        value.type_ = sys::PJRT_NamedValue_kInt64List;
        value.__bindgen_anon_1.int64_array_value = version.as_ptr();
        value.value_size = version.len();
        value
    };
    Named(vec![
        versions("stablehlo_current_version", &[1, 13, 0]),
        versions("stablehlo_minimum_version", &[0, 9, 0]),
    ])
});

pub(crate) fn plugin_attributes(args: &mut sys::PJRT_Plugin_Attributes_Args) -> Outcome {
    args.attributes = ATTRIBUTES.0.as_ptr();
    args.num_attributes = ATTRIBUTES.0.len();
    Ok(())
}

/// The options that the last client was made with, as texts.
static LAST_OPTIONS: Mutex<Vec<(String, String)>> = Mutex::new(Vec::new());

/// The value of one of them.
pub(crate) fn last_option(name: &str) -> Option<String> {
    let options = lock(&LAST_OPTIONS);
    let found = options.iter().find(|(known, _)| known == name);
    found.map(|(_, value)| value.clone())
}

/// # Safety
/// The kind and the union of the value must agree.
unsafe fn text_of(option: &sys::PJRT_NamedValue) -> String {
    let value = &option.__bindgen_anon_1;
    // SAFETY: the caller's promise.
    unsafe {
        match option.type_ {
            sys::PJRT_NamedValue_kBool => value.bool_value.to_string(),
            sys::PJRT_NamedValue_kInt64 => value.int64_value.to_string(),
            sys::PJRT_NamedValue_kFloat => value.float_value.to_string(),
            sys::PJRT_NamedValue_kInt64List => {
                format!("{:?}", list(value.int64_array_value, option.value_size))
            }
            _ => text(value.string_value, option.value_size),
        }
    }
}

/// The devices that the options ask for. Unknown options are refused, as GPU plugins do.
fn wanted_devices(options: &[sys::PJRT_NamedValue]) -> Result<Vec<usize>, Failure> {
    let mut wanted = vec![0, 1];
    lock(&LAST_OPTIONS).clear();
    for option in options {
        // SAFETY: the name belongs to the value.
        let name = unsafe { text(option.name, option.name_size) };
        let kind = match name.as_str() {
            "visible_devices" => sys::PJRT_NamedValue_kInt64List,
            "memory_fraction" => sys::PJRT_NamedValue_kFloat,
            "preallocate" => sys::PJRT_NamedValue_kBool,
            "allocator" => sys::PJRT_NamedValue_kString,
            "device_count" | "node_id" | "num_nodes" => sys::PJRT_NamedValue_kInt64,
            _ => {
                return Err(Failure::invalid(format_args!(
                    "unexpected option name passed to PJRT_Client_Create: {name}"
                )));
            }
        };
        if option.type_ != kind {
            return Err(Failure::invalid(format_args!(
                "option '{name}' is of kind {}; expected {kind}",
                option.type_
            )));
        }
        // SAFETY: by its kind, which was checked, the value is of this member of the union.
        let value = unsafe { text_of(option) };
        lock(&LAST_OPTIONS).push((name.clone(), value));
        // SAFETY: by its kind, which was checked, this member of the union is set.
        let numbers = unsafe {
            match name.as_str() {
                "visible_devices" => {
                    list(option.__bindgen_anon_1.int64_array_value, option.value_size).to_vec()
                }
                "device_count" => (0..option.__bindgen_anon_1.int64_value).collect(),
                _ => continue,
            }
        };
        wanted = Vec::new();
        for number in numbers {
            match usize::try_from(number) {
                Ok(id) if id < MAX_DEVICES => wanted.push(id),
                _ => {
                    return Err(Failure::invalid(format_args!(
                        "there is no device {number}"
                    )));
                }
            }
        }
        if wanted.is_empty() {
            return Err(Failure::new(
                sys::PJRT_Error_Code_NOT_FOUND,
                "no visible test devices",
            ));
        }
    }
    Ok(wanted)
}

fn new_device(id: usize) -> Arc<Device> {
    Arc::new_cyclic(|device| {
        let memories = [false, true].map(|is_host| {
            let host = if is_host { "the host for " } else { "" };
            Arc::new(Memory {
                id: 2 * id + usize::from(is_host),
                is_host,
                text: format!("memory of {host}test device {id}"),
                device: Weak::clone(device),
                device_list: std::sync::OnceLock::new(),
            })
        });
        Device {
            id,
            memory_list: List::new(memories.iter().map(share).collect()),
            memories,
            text: format!("test device {id}"),
        }
    })
}

pub(crate) fn create(args: &mut sys::PJRT_Client_Create_Args) -> Outcome {
    teardown::register();
    // SAFETY: the caller's list, as the ABI states it.
    let options = unsafe { list(args.create_options, args.num_options) };
    for option in options {
        let known = sys::PJRT_NamedValue::default().struct_size;
        settings::check_size("PJRT_NamedValue", option.struct_size, known)?;
    }
    let wanted = wanted_devices(options)?;
    let (first, all, process) = meet(args, wanted.len())?;
    let devices: Vec<_> = wanted
        .into_iter()
        .map(|id| new_device(first + id))
        .collect();
    let elsewhere: Vec<_> = (0..all)
        .filter(|id| !(first..first + devices.len()).contains(id) && process.is_some())
        .map(new_device)
        .collect();
    let memories = devices
        .iter()
        .flat_map(|device| device.memory_list.0.clone());
    let client = Arc::new(Client {
        memory_list: List::new(memories.collect()),
        device_list: List::new(devices.iter().map(share).collect()),
        global_list: List::new(
            devices
                .iter()
                .chain(&elsewhere)
                .map(|device| Arc::as_ptr(device).cast_mut().cast())
                .collect(),
        ),
        process: process.unwrap_or(0),
        elsewhere,
        devices,
    });
    args.client = share(&client);
    Ok(())
}

pub(crate) fn destroy(args: &mut sys::PJRT_Client_Destroy_Args) -> Outcome {
    let client = take::<Client>(args.client);
    let number = number(args.client);
    let buffers = all::<Buffer>();
    let buffers = buffers
        .iter()
        .filter(|buffer| buffer.client == number)
        .count();
    let loaded = all::<Loaded>();
    let loaded = loaded
        .iter()
        .filter(|loaded| loaded.client == number)
        .count();
    if buffers > 0 || loaded > 0 {
        misuse(format_args!(
            "a client is destroyed before {buffers} of its buffers and {loaded} of its executables"
        ));
    }
    work::drop_client(number);
    for &device in &client.device_list.0 {
        take::<Device>(device);
    }
    for &memory in &client.memory_list.0 {
        take::<Memory>(memory);
    }
    Ok(())
}

/// Makes a function that gives a constant text for an object.
macro_rules! texts {
    ($($function:ident($args:ident) $object:ident: $type:ty, $text:ident, $size:ident = $of:expr;)*) => {$(
        pub(crate) fn $function(args: &mut sys::$args) -> Outcome {
            let object = get::<$type>(args.$object.cast());
            let of: fn(&$type) -> &str = $of;
            let text = of(&object);
            args.$text = text.as_ptr().cast();
            args.$size = text.len();
            Ok(())
        }
    )*};
}

texts! {
    platform_name(PJRT_Client_PlatformName_Args) client: Client, platform_name, platform_name_size = |_| "test";
    platform_version(PJRT_Client_PlatformVersion_Args) client: Client, platform_version, platform_version_size = |_| "test plugin 1";
    device_kind(PJRT_DeviceDescription_Kind_Args) device_description: Device, device_kind, device_kind_size = |_| "Test Accelerator";
    device_debug_string(PJRT_DeviceDescription_DebugString_Args) device_description: Device, debug_string, debug_string_size = |device| &device.text;
    device_to_string(PJRT_DeviceDescription_ToString_Args) device_description: Device, to_string, to_string_size = |device| &device.text;
    memory_kind(PJRT_Memory_Kind_Args) memory: Memory, kind, kind_size = |memory| if memory.is_host { "pinned_host" } else { "device" };
    memory_debug_string(PJRT_Memory_DebugString_Args) memory: Memory, debug_string, debug_string_size = |memory| &memory.text;
    memory_to_string(PJRT_Memory_ToString_Args) memory: Memory, to_string, to_string_size = |memory| &memory.text;
}

pub(crate) fn process_index(args: &mut sys::PJRT_Client_ProcessIndex_Args) -> Outcome {
    args.process_index = get::<Client>(args.client).process as i32;
    Ok(())
}

pub(crate) fn devices(args: &mut sys::PJRT_Client_Devices_Args) -> Outcome {
    let client = get::<Client>(args.client);
    args.devices = client.global_list.as_ptr();
    args.num_devices = client.global_list.len();
    Ok(())
}

pub(crate) fn addressable_devices(args: &mut sys::PJRT_Client_AddressableDevices_Args) -> Outcome {
    let client = get::<Client>(args.client);
    args.addressable_devices = client.device_list.as_ptr();
    args.num_addressable_devices = client.device_list.len();
    Ok(())
}

pub(crate) fn lookup_device(args: &mut sys::PJRT_Client_LookupDevice_Args) -> Outcome {
    args.device = lookup(args.client, args.id)?;
    Ok(())
}

pub(crate) fn lookup_addressable_device(
    args: &mut sys::PJRT_Client_LookupAddressableDevice_Args,
) -> Outcome {
    args.addressable_device = lookup(args.client, args.local_hardware_id)?;
    Ok(())
}

fn lookup(client: *mut sys::PJRT_Client, id: i32) -> Result<*mut sys::PJRT_Device, Failure> {
    let client = get::<Client>(client);
    let found = client
        .devices
        .iter()
        .position(|device| device.id as i32 == id);
    match found {
        Some(index) => Ok(client.device_list.0[index]),
        None => Err(Failure::invalid(format_args!("there is no device {id}"))),
    }
}

pub(crate) fn addressable_memories(
    args: &mut sys::PJRT_Client_AddressableMemories_Args,
) -> Outcome {
    let client = get::<Client>(args.client);
    args.addressable_memories = client.memory_list.as_ptr();
    args.num_addressable_memories = client.memory_list.len();
    Ok(())
}

pub(crate) fn default_device_assignment(
    args: &mut sys::PJRT_Client_DefaultDeviceAssignment_Args,
) -> Outcome {
    let client = get::<Client>(args.client);
    let count = (args.num_replicas.max(0) as usize) * (args.num_partitions.max(0) as usize);
    if count > client.devices.len() || count > args.default_assignment_size {
        return Err(Failure::invalid(format_args!(
            "there are no {count} devices, or no room"
        )));
    }
    for (index, device) in client.devices[..count].iter().enumerate() {
        // SAFETY: the caller's array has room for that many.
        unsafe { args.default_assignment.add(index).write(device.id as i32) };
    }
    Ok(())
}

pub(crate) fn device_id(args: &mut sys::PJRT_DeviceDescription_Id_Args) -> Outcome {
    args.id = get::<Device>(args.device_description.cast()).id as i32;
    Ok(())
}

pub(crate) fn device_process_index(
    args: &mut sys::PJRT_DeviceDescription_ProcessIndex_Args,
) -> Outcome {
    get::<Device>(args.device_description.cast());
    args.process_index = 0;
    Ok(())
}

pub(crate) fn device_attributes(args: &mut sys::PJRT_DeviceDescription_Attributes_Args) -> Outcome {
    get::<Device>(args.device_description.cast());
    args.attributes = std::ptr::null();
    args.num_attributes = 0;
    Ok(())
}

pub(crate) fn device_description(args: &mut sys::PJRT_Device_GetDescription_Args) -> Outcome {
    get::<Device>(args.device);
    args.device_description = args.device.cast();
    Ok(())
}

pub(crate) fn device_is_addressable(args: &mut sys::PJRT_Device_IsAddressable_Args) -> Outcome {
    get::<Device>(args.device);
    args.is_addressable = true;
    Ok(())
}

pub(crate) fn device_local_hardware_id(
    args: &mut sys::PJRT_Device_LocalHardwareId_Args,
) -> Outcome {
    args.local_hardware_id = get::<Device>(args.device).id as i32;
    Ok(())
}

pub(crate) fn device_memories(args: &mut sys::PJRT_Device_AddressableMemories_Args) -> Outcome {
    let device = get::<Device>(args.device);
    args.memories = device.memory_list.as_ptr();
    args.num_memories = device.memory_list.len();
    Ok(())
}

pub(crate) fn device_default_memory(args: &mut sys::PJRT_Device_DefaultMemory_Args) -> Outcome {
    args.memory = get::<Device>(args.device).memory_list.0[0];
    Ok(())
}

pub(crate) fn device_memory_stats(args: &mut sys::PJRT_Device_MemoryStats_Args) -> Outcome {
    let [in_use, peak, limit] = memory::stats(get::<Device>(args.device).id);
    args.bytes_in_use = in_use as i64;
    args.peak_bytes_in_use = peak as i64;
    args.peak_bytes_in_use_is_set = true;
    args.bytes_limit = limit as i64;
    args.bytes_limit_is_set = true;
    Ok(())
}

pub(crate) fn memory_id(args: &mut sys::PJRT_Memory_Id_Args) -> Outcome {
    args.id = get::<Memory>(args.memory).id as i32;
    Ok(())
}

impl Device {
    /// Where its buffers are if nothing else is said.
    pub(crate) fn memory(&self) -> Arc<Memory> {
        Arc::clone(&self.memories[0])
    }
}

impl Memory {
    /// The device that it belongs to.
    pub(crate) fn device(&self) -> Arc<Device> {
        match self.device.upgrade() {
            Some(device) => device,
            None => misuse("a memory outlives its device"),
        }
    }
}

pub(crate) fn memory_devices(args: &mut sys::PJRT_Memory_AddressableByDevices_Args) -> Outcome {
    let memory = get::<Memory>(args.memory);
    let list = memory.device_list.get_or_init(|| {
        let device = Arc::as_ptr(&memory.device()).cast_mut();
        List::new(vec![device.cast()])
    });
    args.devices = list.as_ptr();
    args.num_devices = list.len();
    Ok(())
}

/// A function of the stream extension: a device's stream is its number, in hundreds.
pub(crate) unsafe extern "C" fn get_stream(
    args: *mut sys::PJRT_Get_Stream_For_External_Ready_Events_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: the caller follows the ABI.
    let args = unsafe { &mut *args };
    args.stream = 100 + get::<Device>(args.device).id as isize;
    std::ptr::null_mut()
}
