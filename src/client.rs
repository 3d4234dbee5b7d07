//! A client: a plugin's connection to its devices, and their facts.

mod choice;
mod defaults;
mod memory;
mod room;
mod store;

use std::ffi::{CStr, CString};
use std::ptr::NonNull;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::error::{Error, Result, Status};
use crate::host::affinity::{self, CpuSet};
use crate::host::log::{self, LogLevel};
use crate::host::threads::{self, Need};
use crate::host::{callback, environment, rank, signals};
use crate::lifetime::{self, Kept, Running};
use crate::options::Options;
use crate::plugin::{Owned, Plugin, borrowed_list, borrowed_text, c_text};
use crate::sys;

/// A plugin's connection to its devices. Clones share it; it ends with the last clone, and with
/// the last buffer, executable, call or event made from it.
///
/// May be used from several threads at once.
#[derive(Clone, Debug)]
pub struct Client(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    raw: Kept,
    plugin_path: CString,
    platform_name: CString,
    platform_version: CString,
    attributes: Vec<(CString, CString)>,
    devices: Vec<Device>,
    /// Devices of all processes.
    global_device_count: usize,
    process_index: usize,
    /// For how long letting go of the last handle waits for what is not done.
    shutdown_timeout: Duration,
    /// What it was made with.
    options: Options,
    /// How many threads the plugin's pools have, as it finds out itself.
    pool: usize,
    /// Where the plugin's threads may run; none if the system does not tell.
    cpus: Option<CpuSet>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        // A callback's own client waits for the callback, so it cannot be waited for here.
        // In a child by fork, nothing of it goes on, and after an exception nobody knows.
        if !callback::may_end_clients() || !self.raw.plugin().is_usable() {
            return;
        }
        lifetime::end_orphans();
        // A plugin drops the work of a client that it destroys, and those who asked to be called
        // would wait for ever.
        if !self
            .raw
            .wait_for_others(Instant::now().checked_add(self.shutdown_timeout))
        {
            log::say(
                LogLevel::Warning,
                "a client has not finished its work for as long as pjrtlite.shutdown_timeout says: it is left \
                 to itself",
            );
        }
    }
}

/// Facts of one device of a client.
#[derive(Debug)]
pub struct Device {
    raw: NonNull<sys::PJRT_Device>,
    id: i32,
    kind: CString,
    description: CString,
    memory_kind: CString,
}

// SAFETY: a device belongs to its client, lives as long, and may be used from any thread.
unsafe impl Send for Device {}
// SAFETY: as for Send.
unsafe impl Sync for Device {}

/// Memory of a device, in bytes. What a plugin does not tell is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryStats {
    /// In use now.
    pub bytes_in_use: i64,
    /// The most that was in use so far.
    pub peak_bytes_in_use: Option<i64>,
    /// The most that can be in use.
    pub bytes_limit: Option<i64>,
}

/// Makes the function `$name` that asks for one text of an object; `$args` has the object in
/// `$object`, and the text in `$text` and `$size`.
macro_rules! text_query {
    ($name:ident, $args:ident, $object:ident: $type:ident, $text:ident, $size:ident) => {
        /// # Safety
        /// The object must be one of this plugin, and alive.
        unsafe fn $name(plugin: &Plugin, object: *mut sys::$type) -> Result<CString> {
            let mut args = sys::$args {
                $object: object,
                ..Default::default()
            };
            // SAFETY: the object is alive, and the text belongs to it.
            unsafe {
                plugin.call(&mut args)?;
                Ok(c_text(&borrowed_text(args.$text, args.$size)))
            }
        }
    };
}

text_query!(platform_name, PJRT_Client_PlatformName_Args, client: PJRT_Client, platform_name, platform_name_size);
text_query!(platform_version, PJRT_Client_PlatformVersion_Args, client: PJRT_Client, platform_version, platform_version_size);
text_query!(device_kind, PJRT_DeviceDescription_Kind_Args, device_description: PJRT_DeviceDescription, device_kind, device_kind_size);
text_query!(device_description, PJRT_DeviceDescription_ToString_Args, device_description: PJRT_DeviceDescription, to_string, to_string_size);
text_query!(memory_kind, PJRT_Memory_Kind_Args, memory: PJRT_Memory, kind, kind_size);

impl Client {
    /// Opens a plugin and makes a client of it: by name (`cpu`), by path, or the first that can be had
    /// of a list (`cuda,cpu`). `gpu` stands for `cuda,rocm,oneapi`.
    ///
    /// Of a list, each plugin gets the same options, but for those whose keys begin with a plugin's name
    /// (`cuda.memory_fraction`), which are for that one. One that is not found, cannot be opened, refuses
    /// the options, or has no device, is passed over. If none is left, the message tells why of each.
    pub fn create(plugin: &str, options: &Options) -> Result<Client> {
        let choices = Plugin::choices(plugin)?;
        let choices = choice::with_options(&choices, options)?;
        if callback::may_end_clients() {
            lifetime::end_orphans();
        }
        log::set_level_if(options.log_level());
        choice::first_of(&choices, plugin)
    }

    /// As [`Client::create`], of one plugin.
    fn of_one(plugin: &str, options: &Options) -> Result<Client> {
        let plugin = lifetime::plugin_may_start(|| Plugin::open(plugin, log::level()))?;
        Client::of_plugin(plugin, options)
            .map_err(|error| error.context(format_args!("client of '{}'", plugin.path().display())))
    }

    fn of_plugin(plugin: &'static Plugin, options: &Options) -> Result<Client> {
        let cpus = match options.cpus() {
            Some(numbers) => Some(
                CpuSet::of_numbers(numbers)
                    .map_err(|error| error.context("option 'pjrtlite.cpus'"))?,
            ),
            None => affinity::allowed(),
        };
        let pool = room::check(options, &cpus, defaults::is_for_cpu(plugin))?;
        let plugin = plugin.for_client()?;
        let create = || starting_threads(&cpus, || defaults::create(plugin, options));
        let made = match options.threads() {
            Some(threads) => environment::with_variable(POOL_SIZE, &threads.to_string(), create),
            None => create(),
        };
        let raw = made.inspect_err(|_| plugin.client_ended())?;
        // SAFETY: the client is alive.
        let (name, version) = unsafe {
            (
                platform_name(plugin, raw.as_ptr())?,
                platform_version(plugin, raw.as_ptr())?,
            )
        };
        let attributes = plugin
            .attributes()
            .iter()
            .map(|(name, value)| (c_text(name), c_text(&value.to_string())))
            .collect();
        let devices = devices(plugin, &raw)?;
        log::say(
            LogLevel::Info,
            format_args!(
                "made a client of '{}' with {} devices; its threads run on the CPUs {}",
                plugin.path().display(),
                devices.len(),
                cpus.as_ref()
                    .map_or("of their creator".to_owned(), |cpus| format!("{cpus:?}")),
            ),
        );
        let (global_device_count, process_index) =
            store::of_all_processes(plugin, &raw, devices.len())?;
        Ok(Client(Arc::new(Inner {
            devices,
            global_device_count,
            process_index,
            shutdown_timeout: options.shutdown_timeout(),
            options: options.clone(),
            pool,
            cpus,
            raw: Kept::new(raw),
            plugin_path: c_text(&plugin.path().to_string_lossy()),
            platform_name: name,
            platform_version: version,
            attributes,
        })))
    }

    /// The plugin.
    pub fn plugin(&self) -> &'static Plugin {
        self.0.raw.plugin()
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::PJRT_Client {
        self.0.raw.as_ptr()
    }

    /// Keeps the plugin's client alive until what is returned is dropped.
    pub(crate) fn start_run(&self) -> Running {
        Running::new(&self.0.raw)
    }

    /// For how long letting go of something of this client waits for what is not done.
    pub(crate) fn shutdown_timeout(&self) -> Duration {
        self.0.shutdown_timeout
    }

    /// What it was made with.
    pub(crate) fn options(&self) -> &Options {
        &self.0.options
    }

    /// How many threads each of the plugin's pools has: it may compile for as many.
    pub(crate) fn pool(&self) -> usize {
        self.0.pool
    }

    /// Whether both are the same client, not only two of the same plugin.
    pub fn is_same(&self, other: &Client) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The path of the plugin's file.
    pub fn plugin_path(&self) -> &CStr {
        &self.0.plugin_path
    }

    /// The platform, for example `cpu` or `cuda`.
    pub fn platform_name(&self) -> &CStr {
        &self.0.platform_name
    }

    /// What the plugin says of its platform's version.
    pub fn platform_version(&self) -> &CStr {
        &self.0.platform_version
    }

    /// What the plugin says of itself: names, and values as text.
    pub fn attributes(&self) -> &[(CString, CString)] {
        &self.0.attributes
    }

    /// The devices that this process can use, in the plugin's order.
    pub fn devices(&self) -> &[Device] {
        &self.0.devices
    }

    /// How many devices all processes have that make up this client: those of this one, but for a client with
    /// `num_nodes`.
    pub fn global_device_count(&self) -> usize {
        self.0.global_device_count
    }

    /// Which of these processes this one is, from 0.
    pub fn process_index(&self) -> usize {
        self.0.process_index
    }

    /// The device at an index.
    pub fn device(&self, index: usize) -> Result<&Device> {
        self.0.devices.get(index).ok_or_else(|| {
            Error::new(
                Status::IndexOutOfRange,
                format!(
                    "there is no device {index}: this client has {} (numbered from 0)",
                    self.0.devices.len()
                ),
            )
        })
    }

    /// The index of the device for this process, if every process of a job on this machine takes
    /// the next one: its local rank, modulo the number of devices.
    pub fn local_device(&self) -> Result<usize> {
        let local = rank::local_rank(&|variable| std::env::var_os(variable))?;
        let rank = usize::try_from(local.rank).unwrap_or(0);
        rank.checked_rem(self.0.devices.len()).ok_or_else(|| {
            Error::new(
                Status::IndexOutOfRange,
                "this client has no devices that this process can use",
            )
        })
    }

    /// Fails if what loading a program takes cannot be had, for which a plugin would end the process.
    pub(crate) fn check_room_for_load(&self) -> Result<()> {
        threads::check_stack("loading a program", STACK_OF_LOAD)?;
        // The first time it starts threads.
        let threads = if self.plugin().has_loaded() {
            0
        } else {
            COMPILERS
        };
        threads::check_room(&Need {
            what: "loading a program",
            threads,
            space: SPACE,
        })
    }

    /// Loads a program, for which the plugin may start threads, so that they run where they should,
    /// and register something for the exit.
    pub(crate) fn load_on_its_cpus<T>(&self, load: impl FnOnce() -> Result<T>) -> Result<T> {
        let loaded = starting_threads(&self.0.cpus, load)?;
        self.plugin().set_has_loaded();
        Ok(loaded)
    }

    /// The index of one of this client's devices.
    pub(crate) fn device_index(&self, device: *mut sys::PJRT_Device) -> Result<usize> {
        self.0
            .devices
            .iter()
            .position(|known| known.raw.as_ptr() == device)
            .ok_or_else(|| {
                Error::new(
                    Status::Internal,
                    "the plugin names a device that is not among those of its client",
                )
            })
    }

    /// How much memory of a device is in use. CPU plugins do not tell.
    pub fn memory_stats(&self, device: usize) -> Result<MemoryStats> {
        let mut args = sys::PJRT_Device_MemoryStats_Args {
            device: self.device(device)?.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the device is alive as long as the client.
        unsafe { self.plugin().call(&mut args) }?;
        let known = |is_set: bool, value: i64| is_set.then_some(value);
        Ok(MemoryStats {
            bytes_in_use: args.bytes_in_use,
            peak_bytes_in_use: known(args.peak_bytes_in_use_is_set, args.peak_bytes_in_use),
            bytes_limit: known(args.bytes_limit_is_set, args.bytes_limit),
        })
    }
}

impl Device {
    pub(crate) fn as_ptr(&self) -> *mut sys::PJRT_Device {
        self.raw.as_ptr()
    }

    /// The plugin's number for the device, unique among all processes' devices.
    pub fn id(&self) -> i32 {
        self.id
    }

    /// The model of the device, for example `cpu` or `NVIDIA H200`.
    pub fn kind(&self) -> &CStr {
        &self.kind
    }

    /// How the plugin calls the device in messages.
    pub fn description(&self) -> &CStr {
        &self.description
    }

    /// The kind of the memory in which the device's buffers lie; empty if the plugin does not tell.
    pub fn memory_kind(&self) -> &CStr {
        &self.memory_kind
    }
}

/// What plugins read the size of their pools from, when a client is made.
const POOL_SIZE: &str = "PJRT_NPROC";

/// Does what may make a plugin start threads, and register something for the exit.
fn starting_threads<T>(cpus: &Option<CpuSet>, work: impl FnOnce() -> Result<T>) -> Result<T> {
    lifetime::plugin_may_start(|| {
        signals::without_asynchronous(|| match cpus {
            Some(cpus) => cpus.run(work),
            None => work(),
        })
    })
}

/// The least stack that loading a program takes. Measured: 64 KiB for one operation, 96 for a network;
/// it grows with how deeply operations are nested.
const STACK_OF_LOAD: usize = 256 << 10;

/// Address space that a plugin takes for itself while a client is made, or a program loaded, beside
/// that of its threads.
const SPACE: u64 = 192 << 20;

/// Threads that CPU plugins start when they compile first.
const COMPILERS: usize = 3;

fn devices(plugin: &'static Plugin, client: &Owned<sys::PJRT_Client>) -> Result<Vec<Device>> {
    let mut args = sys::PJRT_Client_AddressableDevices_Args {
        client: client.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the client is alive, and the list belongs to it.
    let devices = unsafe {
        plugin.call(&mut args)?;
        borrowed_list(args.addressable_devices, args.num_addressable_devices)
    };
    devices
        .iter()
        .map(|&device| describe(plugin, device))
        .collect()
}

fn describe(plugin: &'static Plugin, device: *mut sys::PJRT_Device) -> Result<Device> {
    let raw = NonNull::new(device)
        .ok_or_else(|| Error::new(Status::Internal, "the plugin lists a device that is null"))?;
    let mut args = sys::PJRT_Device_GetDescription_Args {
        device,
        ..Default::default()
    };
    // SAFETY: the device is alive as long as its client.
    unsafe { plugin.call(&mut args) }?;
    let description = args.device_description;
    let mut id = sys::PJRT_DeviceDescription_Id_Args {
        device_description: description,
        ..Default::default()
    };
    // SAFETY: a description lives as long as its device.
    unsafe { plugin.call(&mut id) }?;
    let mut memory = sys::PJRT_Device_DefaultMemory_Args {
        device,
        ..Default::default()
    };
    // Plugins without memory spaces answer with an error: then there is no kind to tell.
    // SAFETY: the device is alive, and a memory lives as long as its client.
    let memory_kind = match unsafe { plugin.call(&mut memory) } {
        // SAFETY: as above.
        Ok(()) if !memory.memory.is_null() => unsafe { memory_kind(plugin, memory.memory) }?,
        _ => CString::default(),
    };
    // SAFETY: as above.
    let (kind, description) = unsafe {
        (
            device_kind(plugin, description)?,
            device_description(plugin, description)?,
        )
    };
    Ok(Device {
        raw,
        id: id.id,
        kind,
        description,
        memory_kind,
    })
}
