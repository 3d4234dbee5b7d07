//! The device's memory, which the host cannot touch, and memory of the host that the device uses.
//!
//! The former is one file in memory, mapped twice. The addresses that callers see lie in a mapping without
//! any access, so a host that follows one dies of SIGSEGV. The plugin works through the other.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};

use crate::client::Memory;
use crate::handle::{Failure, Outcome, lock, misuse};
use crate::sys;
use crate::work::{self, Completion};

/// Bytes of all devices together. Pages that nobody writes to take no memory.
const SIZE: usize = 1 << 30;

/// What plugins ask of the address of a view.
pub(crate) const ALIGNMENT: usize = 64;

/// Devices that a plugin can have.
pub(crate) const MAX_DEVICES: usize = 8;

struct Mappings {
    /// Where the addresses that callers see begin.
    seen: usize,
    /// Where the plugin reads and writes.
    working: usize,
}

static MAPPINGS: LazyLock<Mappings> = LazyLock::new(|| {
    // SAFETY: the name is a C string, and the file descriptor is used for the calls below only;
    // new mappings at addresses of the system's choice touch nothing that exists.
    unsafe {
        let file = libc::memfd_create(c"test plugin".as_ptr(), libc::MFD_CLOEXEC);
        let map = |access| {
            let start = std::ptr::null_mut();
            libc::mmap(start, SIZE, access, libc::MAP_SHARED, file, 0)
        };
        let sized = file >= 0 && libc::ftruncate(file, SIZE as libc::off_t) == 0;
        let seen = map(libc::PROT_NONE);
        let working = map(libc::PROT_READ | libc::PROT_WRITE);
        if !sized || seen == libc::MAP_FAILED || working == libc::MAP_FAILED {
            misuse("the system gives no memory for the device");
        }
        libc::close(file);
        Mappings {
            seen: seen as usize,
            working: working as usize,
        }
    }
});

#[derive(Debug)]
struct Allocation {
    size: usize,
    device: usize,
}

#[derive(Debug)]
struct Allocator {
    /// By offset.
    allocations: BTreeMap<usize, Allocation>,
    /// Below it no gap is left, so that thousands of allocations need not be looked through for each.
    first_gap: usize,
    in_use: [usize; MAX_DEVICES],
    peak: [usize; MAX_DEVICES],
    /// Bytes that each device has.
    limit: usize,
}

static ALLOCATOR: Mutex<Allocator> = Mutex::new(Allocator {
    allocations: BTreeMap::new(),
    first_gap: 0,
    in_use: [0; MAX_DEVICES],
    peak: [0; MAX_DEVICES],
    limit: SIZE,
});

/// Held from the look at a buffer's memory until its use is written down, so that no other work that
/// is begun meanwhile, on another thread, takes the memory for unused.
static ORDER: Mutex<()> = Mutex::new(());

/// Begins to put work in order; before the work is begun, drop it.
pub(crate) fn in_order() -> MutexGuard<'static, ()> {
    lock(&ORDER)
}

/// Views whose memory has not been given back.
static VIEWS: AtomicI64 = AtomicI64::new(0);

/// Sets how many bytes each device has; none for as many as there are.
pub(crate) fn set_limit(limit: Option<usize>) {
    lock(&ALLOCATOR).limit = limit.unwrap_or(SIZE);
}

/// What an allocation of this size takes. Even nothing has an address of its own.
fn room(size: usize) -> usize {
    size.max(1).next_multiple_of(ALIGNMENT)
}

/// Bytes in use now, the most that were, and the most that can be.
pub(crate) fn stats(device: usize) -> [usize; 3] {
    let allocator = lock(&ALLOCATOR);
    [
        allocator.in_use[device],
        allocator.peak[device],
        allocator.limit,
    ]
}

/// Bytes in use on all devices.
pub(crate) fn in_use() -> usize {
    lock(&ALLOCATOR).in_use.iter().sum()
}

/// How many views hold memory of a caller.
pub(crate) fn views() -> i64 {
    VIEWS.load(Ordering::SeqCst)
}

/// Memory of a device; the address is of the kind that callers see.
pub(crate) fn allocate(device: usize, size: usize) -> Result<usize, Failure> {
    let out_of_memory = || {
        Failure::new(
            sys::PJRT_Error_Code_RESOURCE_EXHAUSTED,
            format_args!("out of memory on device {device}: cannot allocate {size} bytes"),
        )
    };
    let mut allocator = lock(&ALLOCATOR);
    if size > allocator.limit.saturating_sub(allocator.in_use[device]) {
        return Err(out_of_memory());
    }
    // The first gap that is large enough.
    let wanted = room(size);
    let mut start = allocator.first_gap;
    let mut too_small = None;
    for (&offset, allocation) in allocator.allocations.range(start..) {
        if offset - start >= wanted {
            break;
        }
        if offset > start {
            too_small.get_or_insert(start);
        }
        start = offset + room(allocation.size);
    }
    if SIZE - start < wanted {
        return Err(out_of_memory());
    }
    allocator.first_gap = too_small.unwrap_or(start + wanted);
    allocator
        .allocations
        .insert(start, Allocation { size, device });
    allocator.in_use[device] += size;
    allocator.peak[device] = allocator.peak[device].max(allocator.in_use[device]);
    Ok(MAPPINGS.seen + start)
}

/// Gives memory back.
pub(crate) fn free(address: usize) {
    let offset = address.wrapping_sub(MAPPINGS.seen);
    let mut allocator = lock(&ALLOCATOR);
    let Some(allocation) = allocator.allocations.remove(&offset) else {
        misuse(format_args!(
            "{address:#x} is no allocation of device memory"
        ));
    };
    allocator.in_use[allocation.device] -= allocation.size;
    allocator.first_gap = allocator.first_gap.min(offset);
}

/// Fails unless this is memory of a device.
pub(crate) fn check_range(address: usize, size: usize, device: usize) -> Outcome {
    let offset = address.wrapping_sub(MAPPINGS.seen);
    let allocator = lock(&ALLOCATOR);
    let found = allocator.allocations.range(..=offset).next_back();
    let fits = found.is_some_and(|(&start, allocation)| {
        allocation.device == device && offset - start + size <= allocation.size
    });
    if fits {
        return Ok(());
    }
    Err(Failure::invalid(format_args!(
        "{size} bytes at {address:#x} are not memory of device {device}"
    )))
}

/// Where the plugin works on this memory.
fn working(address: usize, size: usize) -> *mut u8 {
    let offset = address.wrapping_sub(MAPPINGS.seen);
    if offset <= SIZE && size <= SIZE - offset {
        return (MAPPINGS.working + offset) as *mut u8;
    }
    let host = lock(&HOST);
    let found = host.range(..=address).next_back();
    if found.is_none_or(|(&start, &known)| address - start + size > known) {
        misuse(format_args!("{address:#x} is no address of device memory"));
    }
    address as *mut u8
}

/// Memory of the host that devices use: the size of each by its address.
static HOST: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());

/// Bytes of the host's memory in use for devices.
pub(crate) fn host_in_use() -> usize {
    lock(&HOST).values().sum()
}

fn host_layout(size: usize) -> std::alloc::Layout {
    match std::alloc::Layout::from_size_align(room(size), ALIGNMENT) {
        Ok(layout) => layout,
        Err(_) => misuse(format_args!("there is no array of {size} bytes")),
    }
}

/// Memory of the host for a device. It holds nothing that could pass for a result.
fn allocate_on_host(size: usize) -> Result<usize, Failure> {
    let layout = host_layout(size);
    // SAFETY: the size is not zero.
    let memory = unsafe { std::alloc::alloc(layout) };
    if memory.is_null() {
        return Err(Failure::new(
            sys::PJRT_Error_Code_RESOURCE_EXHAUSTED,
            format_args!("out of memory on the host: cannot allocate {size} bytes"),
        ));
    }
    // SAFETY: the memory is new, and of this size.
    unsafe { memory.write_bytes(0xa5, layout.size()) };
    lock(&HOST).insert(memory as usize, size);
    Ok(memory as usize)
}

fn free_on_host(address: usize) {
    let Some(size) = lock(&HOST).remove(&address) else {
        misuse(format_args!("{address:#x} is no memory of the host"));
    };
    // SAFETY: it was allocated with this layout, and is known no more.
    unsafe { std::alloc::dealloc(address as *mut u8, host_layout(size)) };
}

/// Copies from a device.
pub(crate) fn read(address: usize, size: usize) -> Vec<u8> {
    let mut bytes = vec![0; size];
    // SAFETY: the source is mapped for as long as the process lives, and the target has the size.
    unsafe { std::ptr::copy_nonoverlapping(working(address, size), bytes.as_mut_ptr(), size) };
    bytes
}

/// Copies to a device.
pub(crate) fn write(address: usize, bytes: &[u8]) {
    let target = working(address, bytes.len());
    // SAFETY: as for reading.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), target, bytes.len()) };
}

type OnDelete = unsafe extern "C" fn(memory: *mut c_void, argument: *mut c_void);

/// The memory of a buffer, which lasts as long as anything needs it.
#[derive(Debug)]
pub(crate) struct Storage {
    pub(crate) address: usize,
    pub(crate) size: usize,
    is_host: bool,
    /// Whom to tell that a caller's memory is free again, with what argument.
    view: Option<(OnDelete, usize)>,
    /// Work that reads it and may not have been done.
    uses: Mutex<Vec<Arc<Completion>>>,
}

impl Storage {
    pub(crate) fn new(device: usize, size: usize) -> Result<Arc<Storage>, Failure> {
        Ok(Arc::new(Storage {
            address: allocate(device, size)?,
            size,
            is_host: false,
            view: None,
            uses: Mutex::default(),
        }))
    }

    /// The same, in one of the memories that a device can use.
    pub(crate) fn of(memory: &Memory, size: usize) -> Result<Arc<Storage>, Failure> {
        if !memory.is_host {
            return Storage::new(memory.device().id, size);
        }
        Ok(Arc::new(Storage {
            address: allocate_on_host(size)?,
            size,
            is_host: true,
            view: None,
            uses: Mutex::default(),
        }))
    }

    /// A view of a caller's device memory.
    pub(crate) fn view(
        address: usize,
        size: usize,
        on_delete: OnDelete,
        argument: *mut c_void,
    ) -> Arc<Storage> {
        VIEWS.fetch_add(1, Ordering::SeqCst);
        Arc::new(Storage {
            address,
            size,
            is_host: false,
            view: Some((on_delete, argument as usize)),
            uses: Mutex::default(),
        })
    }

    pub(crate) fn is_view(&self) -> bool {
        self.view.is_some()
    }

    /// Says that some work reads it.
    pub(crate) fn used_by(&self, work: &Arc<Completion>) {
        let mut uses = lock(&self.uses);
        uses.retain(|work| !work.is_done());
        uses.push(Arc::clone(work));
    }

    /// What must be done before it can be written to.
    pub(crate) fn uses(&self) -> Vec<Arc<Completion>> {
        lock(&self.uses).clone()
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        let Some((on_delete, argument)) = self.view else {
            return match self.is_host {
                true => free_on_host(self.address),
                false => free(self.address),
            };
        };
        let address = self.address;
        work::on_delete(move || {
            // SAFETY: the caller gave this function with this argument, to be called once.
            unsafe { on_delete(address as *mut c_void, argument as *mut c_void) };
            VIEWS.fetch_sub(1, Ordering::SeqCst);
        });
    }
}

/// The stream that the last view was made with.
pub(crate) static LAST_STREAM: AtomicUsize = AtomicUsize::new(0);
