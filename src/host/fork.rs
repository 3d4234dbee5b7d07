//! Whether this process is the one in which something was made, or a child of it by `fork`.
//!
//! A child has a copy of the memory, but of the threads only the one that forked: what waits for a
//! plugin's threads would wait for ever. So whatever belongs to a plugin remembers its process.
//!
//! There may be several copies of this library in a process: the shared one, and archives inside
//! libraries of the host, some of which are not used any more. Plugins are there once. So what tells
//! processes apart belongs to the process: two pages of memory, which each copy finds by the name of the
//! first. The system wipes the second one in a child, however it was forked.

use std::ffi::{CStr, c_int, c_void};
use std::mem::size_of;
use std::ptr::{NonNull, null_mut};
use std::sync::Once;
use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, AtomicUsize, Ordering};

/// A process, as far as forks tell one from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Process(u32);

/// The number of this process where there are no pages for it.
static OWN_NUMBER: AtomicU32 = AtomicU32::new(1);

/// Where the number of this process is; 0 there in a child that has not made anything yet.
static NUMBER: AtomicPtr<AtomicU32> = AtomicPtr::new((&raw const OWN_NUMBER).cast_mut());

/// What a child inherits.
static INHERITED: AtomicPtr<Inherited> = AtomicPtr::new(null_mut());

impl Process {
    /// This one.
    #[inline]
    pub(crate) fn this() -> Process {
        // SAFETY: it leads to a static or to memory that stays mapped.
        let number = unsafe { &*NUMBER.load(Ordering::Relaxed) };
        Process(number.load(Ordering::Relaxed))
    }

    #[inline]
    pub(crate) fn is_this(self) -> bool {
        self == Process::this()
    }

    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// The page that a child has a copy of.
#[repr(C)]
struct Inherited {
    /// Tells that it is filled in.
    mark: AtomicU64,
    /// The number that was given last: to this process or to the parent.
    last: AtomicU32,
    own: AtomicPtr<Own>,
    plugins: [Plugin; PLUGINS],
}

/// The page that is all 0 in a child.
#[repr(C)]
struct Own {
    number: AtomicU32,
    /// Until when the end of the process waits, once it has begun.
    deadline: AtomicU64,
}

/// A plugin that has threads, by its table, and the number of the process that they are in.
#[repr(C)]
struct Plugin {
    table: AtomicUsize,
    process: AtomicU32,
}

/// More plugins than any process opens; those beyond are only known to the copy that opens them.
const PLUGINS: usize = 128;

const PAGE: usize = 4096;
const _: () = assert!(size_of::<Inherited>() <= PAGE && size_of::<Own>() <= PAGE);

/// The name of the first page: another one if what it holds changes.
const NAME: &CStr = c"pjrtlite-process-1";
const MARK: u64 = 0x706a_7274_6c69_7465;

/// Sees to it that children by `fork` are told from this process, from now on, and that the code which
/// this needs stays loaded.
pub(crate) fn watch() {
    if Process::this().0 != 0 && !INHERITED.load(Ordering::Acquire).is_null() {
        return;
    }
    begin();
}

#[cold]
fn begin() {
    if INHERITED.load(Ordering::Acquire).is_null() {
        static FALL_BACK: Once = Once::new();
        stay_loaded();
        find_pages();
        if INHERITED.load(Ordering::Acquire).is_null() {
            // SAFETY: the handler only adds to an atomic number, which is allowed in a forked child.
            // What it would mean that there is no memory to register it, is that forks go unnoticed.
            FALL_BACK.call_once(|| unsafe {
                libc::pthread_atfork(None, None, Some(in_child));
            });
            return;
        }
    }
    // SAFETY: the page stays mapped.
    let inherited = unsafe { &*INHERITED.load(Ordering::Acquire) };
    // SAFETY: as in `Process::this`.
    let number = unsafe { &*NUMBER.load(Ordering::Relaxed) };
    if number.load(Ordering::Relaxed) == 0 {
        let next = inherited.last.fetch_add(1, Ordering::Relaxed) + 1;
        // Another thread may have been quicker.
        let _ = number.compare_exchange(0, next, Ordering::Relaxed, Ordering::Relaxed);
    }
}

extern "C" fn in_child() {
    OWN_NUMBER.fetch_add(1, Ordering::Relaxed);
}

/// The number of the process in which a plugin, known by its table, has threads: this one, unless it
/// was another.
pub(crate) fn process_of_threads(table: usize) -> u32 {
    let this = Process::this().0;
    // SAFETY: the page stays mapped.
    let Some(inherited) = (unsafe { INHERITED.load(Ordering::Acquire).as_ref() }) else {
        return this;
    };
    let order = Ordering::AcqRel;
    for plugin in &inherited.plugins {
        let free = plugin
            .table
            .compare_exchange(0, table, order, Ordering::Acquire);
        if free.is_ok() || free == Err(table) {
            let process = plugin
                .process
                .compare_exchange(0, this, order, Ordering::Acquire);
            return process.err().unwrap_or(this);
        }
    }
    this
}

/// Until when the end of this process waits, in all copies of the library; `proposed` if that is not
/// settled. In the caller's units.
pub(crate) fn deadline(proposed: u64) -> u64 {
    static HERE: AtomicU64 = AtomicU64::new(0);
    // SAFETY: the pages stay mapped.
    let own = unsafe {
        INHERITED
            .load(Ordering::Acquire)
            .as_ref()
            .and_then(|inherited| inherited.own.load(Ordering::Acquire).as_ref())
    };
    let deadline = own.map_or(&HERE, |own| &own.deadline);
    let order = Ordering::Relaxed;
    deadline
        .compare_exchange(0, proposed, order, order)
        .err()
        .unwrap_or(proposed)
}

/// Keeps the library that this code is in loaded until the process ends: plugins call it, and threads
/// end in it. An archive is in a library of the host's, which the host may close.
fn stay_loaded() {
    let mut place = std::mem::MaybeUninit::<libc::Dl_info>::uninit();
    // SAFETY: the address is one of this code, and the name that is told stays while it is loaded. A
    // library that is not opened anew is only counted once more.
    unsafe {
        let here = stay_loaded as fn() as *const c_void;
        if libc::dladdr(here, place.as_mut_ptr()) != 0 {
            let name = place.assume_init().dli_fname;
            if !name.is_null() {
                libc::dlopen(
                    name,
                    libc::RTLD_LAZY | libc::RTLD_NOLOAD | libc::RTLD_NODELETE,
                );
            }
        }
    }
}

/// Finds the pages of the process, or makes them, one copy of the library at a time.
#[cfg(target_os = "linux")]
fn find_pages() {
    unsafe extern "C" fn once(_: *mut libc::dl_phdr_info, _: usize, _: *mut c_void) -> c_int {
        if INHERITED.load(Ordering::Acquire).is_null()
            && let Some(inherited) = find_inherited().or_else(make_pages)
        {
            // SAFETY: both pages are mapped and filled in.
            unsafe {
                let own = inherited.as_ref().own.load(Ordering::Acquire);
                NUMBER.store((&raw const (*own).number).cast_mut(), Ordering::Relaxed);
            }
            INHERITED.store(inherited.as_ptr(), Ordering::Release);
        }
        1
    }
    // The loader calls under a lock of its own, which all copies of this library share.
    // SAFETY: the function has the right type, and takes no data.
    unsafe { libc::dl_iterate_phdr(Some(once), null_mut()) };
}

#[cfg(not(target_os = "linux"))]
fn find_pages() {}

/// The page that another copy of the library has made, in this process or in one that it comes from.
#[cfg(target_os = "linux")]
fn find_inherited() -> Option<NonNull<Inherited>> {
    let maps = std::fs::read("/proc/self/maps").ok()?;
    let line = maps
        .split(|byte| *byte == b'\n')
        .find(|line| memchr::memmem::find(line, NAME.to_bytes()).is_some())?;
    let start = line.split(|byte| *byte == b'-').next()?;
    let address = usize::from_str_radix(std::str::from_utf8(start).ok()?, 16).ok()?;
    let inherited = NonNull::new(std::ptr::with_exposed_provenance_mut::<Inherited>(address))?;
    // SAFETY: a page of this name was mapped by a copy of this library, readable and writable.
    let is_filled = unsafe { inherited.as_ref() }.mark.load(Ordering::Acquire) == MARK;
    is_filled.then_some(inherited)
}

#[cfg(target_os = "linux")]
fn make_pages() -> Option<NonNull<Inherited>> {
    let map = |flags: c_int, file: c_int| {
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: the system chooses the address.
        let page =
            unsafe { libc::mmap(null_mut(), PAGE, access, libc::MAP_PRIVATE | flags, file, 0) };
        (page != libc::MAP_FAILED).then_some(page)
    };
    // SAFETY: the name is NUL-terminated, the file is ours, and both pages are as large as is said.
    unsafe {
        // By a system call, as glibc has a function for it from 2.27 on alone.
        let file = libc::syscall(libc::SYS_memfd_create, NAME.as_ptr(), libc::MFD_CLOEXEC) as c_int;
        let inherited = if file >= 0 && libc::ftruncate(file, PAGE as libc::off_t) == 0 {
            map(0, file)
        } else {
            None
        };
        if file >= 0 {
            libc::close(file);
        }
        let inherited = inherited?;
        let own = map(libc::MAP_ANONYMOUS, -1)
            .filter(|own| libc::madvise(*own, PAGE, libc::MADV_WIPEONFORK) == 0);
        let Some(own) = own else {
            libc::munmap(inherited, PAGE);
            return None;
        };
        let inherited = NonNull::new(inherited.cast::<Inherited>())?;
        let own = own.cast::<Own>();
        (*own).number.store(1, Ordering::Relaxed);
        let page = inherited.as_ref();
        page.last.store(1, Ordering::Relaxed);
        page.own.store(own, Ordering::Release);
        page.mark.store(MARK, Ordering::Release);
        Some(inherited)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Checks something in a child by fork, which has only this thread, and fails if it panics there.
    pub(in super::super) fn in_child(check: impl FnOnce() -> bool) {
        // SAFETY: the child does what is checked, for which glibc has its allocator ready, and ends at once.
        let child = unsafe { libc::fork() };
        assert!(child >= 0);
        if child == 0 {
            let right = std::panic::catch_unwind(std::panic::AssertUnwindSafe(check));
            let right = right.unwrap_or(false);
            // SAFETY: ends the process without anything else.
            unsafe { libc::_exit(i32::from(!right)) };
        }
        let mut status = -1;
        // SAFETY: the child is ours, and the status is a local.
        let waited = unsafe { libc::waitpid(child, &mut status, 0) };
        assert_eq!((waited, status), (child, 0));
    }

    #[test]
    fn a_child_is_another_process() {
        watch();
        let parent = Process::this();
        assert!(parent.is_this());
        in_child(|| {
            let fresh = Process::this();
            watch();
            let child = Process::this();
            !parent.is_this() && fresh != parent && child != parent && child.0 != 0
        });
        assert!(parent.is_this());
    }

    #[test]
    fn another_copy_finds_what_the_first_has_made() {
        watch();
        let first = INHERITED.load(Ordering::Acquire);
        let found = find_inherited().map_or(null_mut(), NonNull::as_ptr);
        assert_eq!(found, first);
        let this = Process::this().number();
        assert_eq!(process_of_threads(0x1230), this);
        in_child(|| {
            watch();
            let child = Process::this().number();
            process_of_threads(0x1230) == this && process_of_threads(0x4560) == child
        });
        assert_eq!(process_of_threads(0x4560), this);
    }

    #[test]
    fn the_first_deadline_counts() {
        assert_eq!(deadline(70), 70);
        assert_eq!(deadline(80), 70);
    }
}
