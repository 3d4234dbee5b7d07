//! A PJRT plugin: its file, its function table, what it says of itself, and the one door through
//! which every call to it goes.
//!
//! The table is never copied. An entry exists only if it lies within the size that the plugin
//! states and is not null, since plugins of other versions have shorter or longer tables.

mod file;
mod find;
mod flags;
mod owned;
mod value;

use std::ffi::c_void;
use std::fmt;
use std::fs::File;
use std::mem::{offset_of, size_of};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};

use twox_hash::xxhash3_128::Hasher as XxHash3_128;

use crate::error::{Error, Result, Status};
use crate::host::fork::{self, Process};
use crate::host::fpenv::FpGuard;
use crate::host::log::{self, LogLevel};
use crate::host::once::OnceCell;
use crate::host::signals;
use crate::host::turn::{How, Turn};
use crate::sys;

pub(crate) use owned::Owned;
pub use value::Value;
pub(crate) use value::{NamedValues, borrowed_bytes, borrowed_list, borrowed_text, c_text};

/// An open plugin. It stays loaded until the process ends, because plugins own threads and
/// registries that outlive their clients.
///
/// May be used from several threads at once.
pub struct Plugin {
    path: PathBuf,
    api: NonNull<sys::PJRT_Api>,
    attributes: Vec<(String, Value)>,
    /// The hash of the file, once it was asked for.
    file_hash: OnceCell<[u8; 16]>,
    /// Whether errors keep the plugin's internal traces.
    keeps_traces: bool,
    /// The process whose threads the plugin has: [`UNUSED`] until it makes a client.
    process: AtomicU32,
    /// Whether the flags in the environment have been found to be in order.
    flags_are_right: AtomicBool,
    /// The one that was opened before, which is next in the list of all.
    earlier: AtomicPtr<Plugin>,
}

/// No process: a plugin that has made no client has started no threads.
const UNUSED: u32 = u32::MAX;

// SAFETY: `api` points to a static table that the plugin never changes, and the functions in it
// may be called from any thread.
unsafe impl Send for Plugin {}
// SAFETY: as for Send.
unsafe impl Sync for Plugin {}

impl fmt::Debug for Plugin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plugin").field("path", &self.path).finish()
    }
}

/// The plugins of this process: the one that was opened last, which leads to the others.
static OPEN: AtomicPtr<Plugin> = AtomicPtr::new(std::ptr::null_mut());

/// One plugin is opened at a time.
static OPENING: Turn = Turn::new();

/// The open plugin of a file, if there is one.
fn find_open(path: &Path) -> Option<&'static Plugin> {
    let mut next = OPEN.load(Ordering::Acquire);
    // SAFETY: the list holds plugins that are never freed.
    while let Some(plugin) = unsafe { next.as_ref() } {
        if plugin.path == path {
            return Some(plugin);
        }
        next = plugin.earlier.load(Ordering::Acquire);
    }
    None
}

impl Plugin {
    /// Opens the plugin that is meant by a name such as `cpu`, or by the path of its file.
    ///
    /// A file is opened and initialised once; later calls give the same plugin, and then
    /// `log_level` has no effect any more. It also has none if the environment variable
    /// `TF_CPP_MIN_LOG_LEVEL` is set.
    pub fn open(name_or_path: &str, log_level: LogLevel) -> Result<&'static Plugin> {
        let found = find::find(name_or_path, &|variable| std::env::var_os(variable))?;
        let path = found.canonicalize().map_err(|error| {
            Error::new(
                Status::PluginNotFound,
                format!("cannot resolve '{}': {error}", found.display()),
            )
        })?;
        fork::watch();
        if let Some(plugin) = find_open(&path) {
            return Ok(plugin);
        }
        let turn = OPENING.take();
        match turn.how {
            How::Free => {}
            How::Nested => {
                return Err(Error::new(
                    Status::InUse,
                    "this thread is opening a plugin, whose own code opens another meanwhile",
                ));
            }
            How::Interrupted => {
                turn.leave_interrupted();
                return Err(Error::new(
                    Status::UsedAfterFork,
                    "another thread was opening a plugin when this process was forked; fork before \
                     or after that",
                ));
            }
        }
        if let Some(plugin) = find_open(&path) {
            return Ok(plugin);
        }
        let plugin = log::with_level(log_level, || {
            signals::without_asynchronous(|| Plugin::load(&path, log_level))
        })
        .map_err(|error| error.context(format_args!("plugin '{}'", path.display())))?;
        plugin
            .earlier
            .store(OPEN.load(Ordering::Acquire), Ordering::Release);
        let plugin = Box::into_raw(Box::new(plugin));
        OPEN.store(plugin, Ordering::Release);
        // SAFETY: it is never freed.
        let plugin: &'static Plugin = unsafe { &*plugin };
        // The host that is told next may call us again.
        drop(turn);
        let (major, minor) = plugin.api_version();
        log::say(
            LogLevel::Info,
            format_args!(
                "opened the plugin '{}' (PJRT {major}.{minor})",
                plugin.path.display()
            ),
        );
        Ok(plugin)
    }

    fn load(path: &Path, log_level: LogLevel) -> Result<Plugin> {
        use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};

        file::check_whole(path)?;
        // A plugin's initialisers are foreign code and run here: they get the guard too.
        let guard = FpGuard::enter();
        // SAFETY: this runs the library's initialisers. That a file which is given as a plugin may
        // be loaded is what the caller asks for.
        let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) };
        drop(guard);
        let library = library.map_err(|error| {
            Error::new(
                Status::PluginLoadFailed,
                format!(
                    "the system cannot load it: {}. Is it a shared library for this machine, \
                     with the libraries it needs installed?",
                    with_causes(&error)
                ),
            )
        })?;
        // SAFETY: a library that exports this name has it with this type: it is what makes a
        // PJRT plugin.
        let get_api = unsafe {
            library.get::<unsafe extern "C" fn() -> *const sys::PJRT_Api>(b"GetPjrtApi\0")
        };
        let get_api = *get_api.map_err(|_| {
            Error::new(
                Status::NotAPlugin,
                "it is a library, but does not export GetPjrtApi, so it is no PJRT plugin",
            )
        })?;
        // From here on the plugin's code has run, so it stays loaded whatever comes.
        std::mem::forget(library);
        let guard = FpGuard::enter();
        // SAFETY: the function takes no arguments and returns the table.
        let api = unsafe { get_api() };
        drop(guard);
        let api = NonNull::new(api.cast_mut()).ok_or_else(|| {
            Error::new(
                Status::NotAPlugin,
                "its GetPjrtApi returned no function table",
            )
        })?;
        let mut plugin = Plugin {
            path: path.to_path_buf(),
            api,
            attributes: Vec::new(),
            file_hash: OnceCell::new(),
            keeps_traces: log_level != LogLevel::Quiet,
            process: AtomicU32::new(UNUSED),
            flags_are_right: AtomicBool::new(false),
            earlier: AtomicPtr::default(),
        };
        plugin.check_abi()?;
        let mut args = sys::PJRT_Plugin_Initialize_Args::default();
        // SAFETY: the arguments are all set (there are none).
        unsafe { plugin.call(&mut args) }
            .map_err(|error| error.context("initialisation failed"))?;
        plugin.attributes = plugin.read_attributes()?;
        Ok(plugin)
    }

    /// Makes ready for a client: sees to it that the plugin's threads are those of this process, and
    /// that it can read its flags from the environment.
    pub(crate) fn prepare_for_client(&self) -> Result<()> {
        if !self.is_of_this_process() {
            return Err(used_after_fork());
        }
        // The plugin reads them once.
        if !self.flags_are_right.load(Ordering::Relaxed) {
            flags::check(&self.path)?;
            self.flags_are_right.store(true, Ordering::Relaxed);
        }
        let this = Process::this().number();
        let order = Ordering::Relaxed;
        match self.process.compare_exchange(UNUSED, this, order, order) {
            Err(process) if process != this => Err(used_after_fork()),
            _ => Ok(()),
        }
    }

    /// Whether the plugin's threads, if it has any, are those of this process. In a child by fork
    /// every call to it may hang.
    #[inline]
    pub(crate) fn is_of_this_process(&self) -> bool {
        let process = self.process.load(Ordering::Relaxed);
        process == Process::this().number() || process == UNUSED
    }

    fn check_abi(&self) -> Result<()> {
        let least = offset_of!(sys::PJRT_Api, PJRT_Error_Destroy);
        let (major, minor) = self.api_version();
        if self.table_size() < least || major != sys::PJRT_API_MAJOR {
            return Err(Error::new(
                Status::AbiMismatch,
                format!(
                    "it speaks version {major}.{minor} of the PJRT C API (table of {} bytes), and \
                     this library version {}; use a plugin of that major version",
                    self.table_size(),
                    sys::PJRT_API_MAJOR
                ),
            ));
        }
        Ok(())
    }

    /// The real path of the plugin's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Major and minor version of the PJRT C API that the plugin was built for.
    pub fn api_version(&self) -> (i32, i32) {
        // SAFETY: every version of the table starts with its size, extensions and version.
        let version = unsafe { (*self.api.as_ptr()).pjrt_api_version };
        (version.major_version, version.minor_version)
    }

    /// What the plugin says of itself, for example `stablehlo_current_version`.
    pub fn attributes(&self) -> &[(String, Value)] {
        &self.attributes
    }

    /// A hash of the plugin's file, which tells one build from another.
    pub(crate) fn file_hash(&self) -> Result<&[u8; 16]> {
        self.file_hash.get_or_try_init(|| {
            hash_file(&self.path).map_err(|error| {
                Error::new(
                    Status::FileUnreadable,
                    format!(
                        "cannot read the plugin's file '{}', to tell its build: {error}",
                        self.path.display()
                    ),
                )
            })
        })
    }

    /// Which of these names occur in the plugin's file, anywhere. If it cannot be read, all may.
    pub(crate) fn file_mentions(&self, names: &[&str]) -> Vec<bool> {
        file::mentions(&self.path, names).unwrap_or_else(|_| vec![true; names.len()])
    }

    /// Whether the plugin has an extension of this `PJRT_Extension_Type`.
    pub fn has_extension(&self, extension_type: i32) -> bool {
        // SAFETY: as for the version.
        let mut next = unsafe { (*self.api.as_ptr()).extension_start };
        while let Some(extension) = NonNull::new(next) {
            // SAFETY: every extension starts with this base, and the list ends with null.
            let base = unsafe { extension.as_ref() };
            if i32::try_from(base.type_) == Ok(extension_type) {
                return true;
            }
            next = base.next;
        }
        false
    }

    fn table_size(&self) -> usize {
        // SAFETY: as for the version.
        unsafe { (*self.api.as_ptr()).struct_size }
    }

    /// The table entry at an offset, if this plugin has it.
    fn entry(&self, offset: usize) -> Option<NonNull<c_void>> {
        if offset + size_of::<*mut c_void>() > self.table_size() {
            return None;
        }
        // SAFETY: the entry lies within the size that the plugin states for its table, where
        // every entry is a pointer.
        let entry = unsafe {
            self.api
                .as_ptr()
                .cast::<u8>()
                .add(offset)
                .cast::<*mut c_void>()
                .read()
        };
        NonNull::new(entry)
    }

    /// Whether the plugin has the function of these arguments. It may still answer that it does
    /// not implement it.
    pub(crate) fn has<A: sys::Args>(&self) -> bool {
        self.entry(A::ENTRY_OFFSET).is_some()
    }

    /// The door: calls the plugin's function that takes these arguments.
    ///
    /// # Safety
    /// `args` must be what the function of this name asks for: pointers valid for the call, and
    /// for as long after it as the PJRT C API says of that function.
    #[inline]
    pub(crate) unsafe fn call<A: sys::Args>(&self, args: &mut A) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.session().call(args) }
    }

    /// Opens the door for several calls, which share its guard.
    #[inline]
    pub(crate) fn session(&self) -> Session<'_> {
        Session {
            plugin: self,
            is_usable: self.is_of_this_process(),
            _guard: FpGuard::enter(),
        }
    }

    #[cold]
    fn missing(&self, name: &str) -> Error {
        let (major, minor) = self.api_version();
        Error::new(
            Status::UnsupportedByPlugin,
            format!(
                "the plugin '{}' (PJRT {major}.{minor}) has no {name}; a newer plugin may",
                self.path.display()
            ),
        )
    }

    /// Reads an error of the plugin and frees it.
    ///
    /// # Safety
    /// `error` must come from this plugin and must not be used again.
    #[cold]
    pub(crate) unsafe fn take_error(&self, error: NonNull<sys::PJRT_Error>) -> Error {
        let _guard = FpGuard::enter();
        let status = self.error_code(error);
        let message = self.error_message(error);
        if let Some(destroy) = self.entry(offset_of!(sys::PJRT_Api, PJRT_Error_Destroy)) {
            let mut args = sys::PJRT_Error_Destroy_Args {
                error: error.as_ptr(),
                ..Default::default()
            };
            // SAFETY: the entry at this offset has this type, and the error is destroyed once.
            unsafe {
                std::mem::transmute::<
                    NonNull<c_void>,
                    unsafe extern "C" fn(*mut sys::PJRT_Error_Destroy_Args),
                >(destroy)(&mut args);
            }
        }
        Error::new(status, message)
    }

    fn error_code(&self, error: NonNull<sys::PJRT_Error>) -> Status {
        let Some(get_code) = self.entry(offset_of!(sys::PJRT_Api, PJRT_Error_GetCode)) else {
            return Status::Unknown;
        };
        let mut args = sys::PJRT_Error_GetCode_Args {
            error: error.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the entry at this offset has this type, and the error is alive. An error that
        // this call itself may return is null in all plugins; it would be leaked, not followed.
        unsafe {
            std::mem::transmute::<
                NonNull<c_void>,
                unsafe extern "C" fn(*mut sys::PJRT_Error_GetCode_Args) -> *mut sys::PJRT_Error,
            >(get_code)(&mut args);
        }
        Status::from_plugin_code(args.code)
    }

    fn error_message(&self, error: NonNull<sys::PJRT_Error>) -> String {
        let mut args = sys::PJRT_Error_Message_Args::default();
        if let Some(get_message) = self.entry(offset_of!(sys::PJRT_Api, PJRT_Error_Message)) {
            args.error = error.as_ptr();
            // SAFETY: the entry at this offset has this type, and the error is alive.
            unsafe {
                std::mem::transmute::<
                    NonNull<c_void>,
                    unsafe extern "C" fn(*mut sys::PJRT_Error_Message_Args),
                >(get_message)(&mut args);
            }
        }
        // SAFETY: the text belongs to the error, which is alive.
        let message = unsafe { borrowed_text(args.message, args.message_size) };
        if message.is_empty() {
            "the plugin gave no message".to_owned()
        } else if self.keeps_traces {
            message
        } else {
            without_traces(&message)
        }
    }

    fn read_attributes(&self) -> Result<Vec<(String, Value)>> {
        let mut args = sys::PJRT_Plugin_Attributes_Args::default();
        // Some vendors' plugins lack the function: then there is nothing to tell.
        if !self.has::<sys::PJRT_Plugin_Attributes_Args>() {
            return Ok(Vec::new());
        }
        // SAFETY: all arguments are outputs.
        match unsafe { self.call(&mut args) } {
            Ok(()) => {}
            Err(error) if error.status() == Status::Unimplemented => return Ok(Vec::new()),
            Err(error) => return Err(error.context("its attributes cannot be read")),
        }
        // SAFETY: the list belongs to the plugin and lives as long as it.
        Ok(unsafe { value::read_list(args.attributes, args.num_attributes) })
    }
}

#[cold]
fn used_after_fork() -> Error {
    Error::new(
        Status::UsedAfterFork,
        "the plugin made a client before this process was forked, and its threads are the \
         parent's. Fork before the first client is made, or start the child by exec",
    )
}

/// A plugin with its guard set: for several calls in a row, between which nothing of the host runs.
pub(crate) struct Session<'a> {
    plugin: &'a Plugin,
    /// Whether the plugin's threads are those of this process.
    is_usable: bool,
    _guard: FpGuard,
}

impl Session<'_> {
    /// The door: see [`Plugin::call`].
    ///
    /// # Safety
    /// As for [`Plugin::call`].
    #[inline]
    pub(crate) unsafe fn call<A: sys::Args>(&self, args: &mut A) -> Result<()> {
        if !self.is_usable {
            return Err(used_after_fork());
        }
        let Some(entry) = self.plugin.entry(A::ENTRY_OFFSET) else {
            return Err(self.plugin.missing(A::NAME));
        };
        // SAFETY: every entry that `sys::Args` names has this type.
        let function = unsafe {
            std::mem::transmute::<
                NonNull<c_void>,
                unsafe extern "C" fn(*mut A) -> *mut sys::PJRT_Error,
            >(entry)
        };
        // SAFETY: the caller vouches for the arguments.
        match NonNull::new(unsafe { function(args) }) {
            None => Ok(()),
            // SAFETY: the plugin just returned this error, and it is used nowhere else.
            Some(error) => Err(unsafe { self.plugin.take_error(error) }),
        }
    }

    /// The plugin.
    pub(crate) fn plugin(&self) -> &Plugin {
        self.plugin
    }
}

/// Pieces of a large file that are hashed, spread evenly from its first byte to its last, and the
/// size of each.
const SAMPLES: u64 = 1024;
/// Up to this size a file is hashed whole.
const SMALL_FILE: u64 = 4 << 20;
const SAMPLE_SIZE: u64 = 512;

/// XXH3-128 of a file's size and of its contents: of all of them, or, if it is large, of samples.
///
/// Plugins have some hundred megabytes, and reading them whole takes longer than loading a program.
/// What tells two builds apart shows in most of a library: where code moves, so do the addresses in
/// all that refers to it.
fn hash_file(path: &Path) -> std::io::Result<[u8; 16]> {
    let file = File::open(path)?;
    let size = file.metadata()?.len();
    let mut hasher = XxHash3_128::new();
    hasher.write(&size.to_le_bytes());
    let mut piece = [0; SAMPLE_SIZE as usize];
    let is_small = size <= SMALL_FILE;
    let count = if is_small {
        size.div_ceil(SAMPLE_SIZE)
    } else {
        SAMPLES
    };
    let last = size.saturating_sub(SAMPLE_SIZE);
    for index in 0..count {
        let start = if is_small {
            index * SAMPLE_SIZE
        } else if index + 1 == count {
            last
        } else {
            // Within a page of the file, so that each piece is read from one.
            let even = u128::from(last) * u128::from(index) / u128::from(count - 1);
            even as u64 / SAMPLE_SIZE * SAMPLE_SIZE
        };
        let piece = &mut piece[..SAMPLE_SIZE.min(size - start) as usize];
        file.read_exact_at(piece, start)?;
        hasher.write(piece);
    }
    Ok(hasher.finish_128().to_be_bytes())
}

/// What a plugin says, without what is there for its own developers: places in its source, stack
/// traces, and the notes and excerpts that MLIR adds to the errors of its reader.
fn without_traces(message: &str) -> String {
    const TRACES: [&str; 3] = [
        "=== Source Location Trace",
        "*** Begin stack trace",
        "Begin stack trace",
    ];
    let end = TRACES
        .iter()
        .filter_map(|trace| message.find(trace))
        .min()
        .unwrap_or(message.len());
    let message = message[..end].trim_end();
    // Lines of MLIR's reader are `place: error: text`; those of other kinds explain these.
    const MLIR: &str = ": error: ";
    let errors: Vec<&str> = message
        .lines()
        .filter(|line| line.contains(MLIR))
        .map(|line| line.strip_prefix("<unknown>:0: error: ").unwrap_or(line))
        .collect();
    let shown = if errors.is_empty() {
        message.to_owned()
    } else {
        errors.join("\n")
    };
    if shown.is_empty() {
        "the plugin gave no message but a trace; raise pjrtlite.log_level to see it".to_owned()
    } else {
        shown
    }
}

/// An error of the system with the reasons behind it, which hold the loader's own words.
fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        cause = inner.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traces_are_cut_off_and_errors_kept() {
        for (said, shown) in [
            ("it is wrong", "it is wrong"),
            (
                "it is wrong\n\n=== Source Location Trace: ===\na.cc:12\n",
                "it is wrong",
            ),
            ("a\nb", "a\nb"),
            (
                "<unknown>:0: error: loc(\"f\"): no such op\n<unknown>:0: note: see here\nx = f()\n  ^",
                "loc(\"f\"): no such op",
            ),
            (
                "f.mlir:3:1: error: expected ')'\n  ^\n",
                "f.mlir:3:1: error: expected ')'",
            ),
        ] {
            assert_eq!(without_traces(said), shown);
        }
        assert!(without_traces("*** Begin stack trace ***\nf()").contains("log_level"));
    }

    #[test]
    fn files_that_differ_have_other_hashes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let hash = |contents: &[u8]| {
            std::fs::write(&path, contents).unwrap();
            hash_file(&path).unwrap()
        };
        // Every byte of a small file counts.
        let small: Vec<u8> = (0..10_000u32).map(|i| i as u8).collect();
        let whole = hash(&small);
        for place in [0, 4095, 4096, 9_999] {
            let mut other = small.clone();
            other[place] ^= 1;
            assert_ne!(hash(&other), whole, "{place}");
        }
        assert_eq!(hash(&small), whole);
        assert_ne!(hash(&small[..9_999]), whole);
        assert_ne!(hash(&[]), whole);
        // Of a large one its ends, its size, and whatever moves the rest.
        let large: Vec<u8> = (0..9_000_000u32).map(|i| (i / 997) as u8).collect();
        let sampled = hash(&large);
        for place in [0, 8_999_999] {
            let mut other = large.clone();
            other[place] ^= 1;
            assert_ne!(hash(&other), sampled, "{place}");
        }
        let mut moved = large.clone();
        moved[1_000_000..].rotate_right(1);
        assert_ne!(hash(&moved), sampled);
        assert_ne!(hash(&large[..8_999_999]), sampled);
        assert_eq!(hash(&large), sampled);
        assert!(hash_file(&folder.path().join("none")).is_err());
    }
}
