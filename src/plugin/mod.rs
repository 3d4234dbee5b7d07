//! A PJRT plugin: its file, its function table, what it says of itself, and the one door through
//! which every call to it goes.
//!
//! The table is never copied. An entry exists only if it lies within the size that the plugin
//! states and is not null, since plugins of other versions have shorter or longer tables.

mod carried;
mod choice;
mod door;
mod file;
mod find;
mod flags;
mod hash;
mod needs;
mod owned;
mod platforms;
mod trace;
mod value;

use std::ffi::c_void;
use std::fmt;
use std::mem::offset_of;
use std::path::{Path, PathBuf};
use std::ptr::{NonNull, null_mut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;

use parking_lot::Mutex;

use crate::error::{Error, Result, Status};
use crate::host::fence;
use crate::host::fork::{self, Process};
use crate::host::fpenv::FpGuard;
use crate::host::loader;
use crate::host::log::{self, LogLevel};
use crate::host::once::OnceCell;
use crate::host::signals;
use crate::host::turn::{How, Turn};
use crate::sys;

pub(crate) use carried::carry;
pub(crate) use choice::is_for;
pub(crate) use door::Session;
pub use find::Lookup;
pub(crate) use hash::Stamp;
pub(crate) use owned::Owned;
pub use value::Value;
pub(crate) use value::{
    NamedValues, borrowed_bytes, borrowed_list, borrowed_text, c_text, read_list,
};

/// An open plugin, as its opener or one client of it sees it. It stays loaded until the process ends,
/// because plugins own threads and registries that outlive their clients.
///
/// May be used from several threads at once.
pub struct Plugin {
    api: NonNull<sys::PJRT_Api>,
    /// The process whose threads the plugin has: [`UNUSED`] until it makes a client. [`BROKEN`] if an
    /// exception has left the plugin in a call for this client.
    process: AtomicU32,
    /// What left the plugin.
    exception: Mutex<Option<String>>,
    library: Arc<Shared>,
    /// The one that was opened before, which is next in the list of all.
    earlier: AtomicPtr<Plugin>,
}

/// What all clients of a plugin share.
struct Shared {
    path: PathBuf,
    attributes: Vec<(String, Value)>,
    /// The hash of the file, once it was asked for.
    file_hash: OnceCell<[u8; 16]>,
    /// What tells whether the file is the one that was opened; none if the system did not say.
    stamp: Option<Stamp>,
    /// The hash of all of the file, once it was asked for.
    whole_hash: OnceCell<[u8; 32]>,
    /// The flags as they were in the environment when the first client was made.
    flags: OnceCell<Vec<u8>>,
    /// Whether errors keep the plugin's internal traces.
    keeps_traces: bool,
    /// Whether the flags in the environment have been found to be in order.
    flags_are_right: AtomicBool,
    /// The plugin as clients saw it that have ended, to be used again.
    ended: Mutex<Vec<&'static Plugin>>,
    /// Whether it has loaded a program: then it has the threads that this takes.
    has_loaded: AtomicBool,
    /// How many functions of the process it was told of.
    functions_known: AtomicUsize,
    /// Those that it did not take, by their index, and why.
    functions_refused: Mutex<Vec<(usize, Error)>>,
    /// The number that it gave to what runs tell those functions.
    run_type: OnceCell<i64>,
}

/// No process: a plugin that has made no client has started no threads.
const UNUSED: u32 = u32::MAX;
/// No process either: nothing may be called.
const BROKEN: u32 = u32::MAX - 1;

// SAFETY: `api` points to a static table that the plugin never changes, and the functions in it
// may be called from any thread.
unsafe impl Send for Plugin {}
// SAFETY: as for Send.
unsafe impl Sync for Plugin {}

impl fmt::Debug for Plugin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plugin")
            .field("path", &self.path())
            .finish()
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
        if plugin.path() == path {
            return Some(plugin);
        }
        next = plugin.earlier.load(Ordering::Acquire);
    }
    None
}

impl Plugin {
    /// Looks for a plugin by its name, without opening it, as [`Plugin::open`] does.
    pub fn look_up(name: &str) -> Lookup {
        find::look_up(name, &|variable| std::env::var_os(variable))
    }

    /// The names that plugins are known by, and those that this process's environment has a file for.
    pub fn names() -> Vec<String> {
        find::names(std::env::vars_os())
    }

    /// The names and paths in a text such as `cuda,cpu` or `gpu`, each of which is one plugin.
    pub(crate) fn choices(text: &str) -> Result<Vec<String>> {
        choice::choices(text, &|variable| std::env::var_os(variable))
    }

    /// Opens the one plugin that is meant by a name such as `cpu`, or by the path of its file.
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
                plugin.path().display()
            ),
        );
        Ok(plugin)
    }

    fn load(path: &Path, log_level: LogLevel) -> Result<Plugin> {
        use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};

        if loader::is_static() {
            return Err(Error::new(
                Status::PluginLoadFailed,
                "this program is linked statically as a whole, so it cannot open libraries: link it without \
                 -static and -static-pie (the pjrtlite archive itself may be linked into it)",
            ));
        }
        file::check_whole(path)?;
        let stamp = path.metadata().map(|metadata| Stamp::of(&metadata)).ok();
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
                    "the system cannot load it: {}.{} Is it a shared library for this machine, \
                     with the libraries it needs installed?",
                    needs::with_causes(&error),
                    needs::missing(path)
                ),
            )
        })?;
        // SAFETY: the symbol is only looked at as an address here. A library that exports this name has
        // it as a function without arguments: it is what makes a PJRT plugin.
        let get_api = unsafe { library.get::<*mut c_void>(b"GetPjrtApi\0") };
        let get_api = get_api.ok().and_then(|symbol| NonNull::new(*symbol));
        let get_api = get_api.ok_or_else(|| {
            Error::new(
                Status::NotAPlugin,
                "it is a library, but does not export GetPjrtApi, so it is no PJRT plugin",
            )
        })?;
        // From here on the plugin's code has run, so it stays loaded whatever comes.
        std::mem::forget(library);
        let api = {
            let _guard = FpGuard::enter();
            // SAFETY: the function takes no arguments and returns the table.
            unsafe { fence::call(get_api, [null_mut(); 3]) }
        };
        let api = api.map_err(|thrown| door::exception(thrown, "GetPjrtApi"))?;
        let api = NonNull::new(api.cast()).ok_or_else(|| {
            Error::new(
                Status::NotAPlugin,
                "its GetPjrtApi returned no function table",
            )
        })?;
        let mut plugin = Plugin {
            api,
            process: AtomicU32::new(UNUSED),
            exception: Mutex::new(None),
            earlier: AtomicPtr::default(),
            library: Arc::new(Shared {
                path: path.to_path_buf(),
                attributes: Vec::new(),
                file_hash: OnceCell::new(),
                stamp,
                whole_hash: OnceCell::new(),
                flags: OnceCell::new(),
                keeps_traces: log_level != LogLevel::Quiet,
                flags_are_right: AtomicBool::new(false),
                ended: Mutex::default(),
                has_loaded: AtomicBool::new(false),
                functions_known: AtomicUsize::new(0),
                functions_refused: Mutex::default(),
                run_type: OnceCell::new(),
            }),
        };
        plugin.check_abi()?;
        let mut args = sys::PJRT_Plugin_Initialize_Args::default();
        // SAFETY: the arguments are all set (there are none).
        unsafe { plugin.call(&mut args) }
            .map_err(|error| error.context("initialisation failed"))?;
        let attributes = plugin.read_attributes()?;
        if let Some(library) = Arc::get_mut(&mut plugin.library) {
            library.attributes = attributes;
        }
        Ok(plugin)
    }

    /// Makes ready for a client: sees to it that the plugin's threads are those of this process, and
    /// that it can read its flags from the environment. Gives the plugin as this client is to see it;
    /// [`Plugin::client_ended`] is due when the client is gone, or was not made.
    pub(crate) fn for_client(&self) -> Result<&'static Plugin> {
        if !self.is_usable() {
            return Err(self.refusal());
        }
        // The plugin reads them once.
        let library = &self.library;
        if !library.flags_are_right.load(Ordering::Relaxed) {
            flags::check(&library.path)?;
            library.flags.get_or_init(flags::in_environment);
            library.flags_are_right.store(true, Ordering::Relaxed);
        }
        let this = Process::this().number();
        let order = Ordering::Relaxed;
        // Another copy of this library may have used it in a parent.
        let process = fork::process_of_threads(self.api.as_ptr() as usize);
        let _ = self.process.compare_exchange(UNUSED, process, order, order);
        if self.process.load(order) != this {
            return Err(self.refusal());
        }
        let of_client = library.ended.lock().pop().unwrap_or_else(|| {
            Box::leak(Box::new(Plugin {
                api: self.api,
                process: AtomicU32::new(UNUSED),
                exception: Mutex::new(None),
                earlier: AtomicPtr::default(),
                library: Arc::clone(library),
            }))
        });
        *of_client.exception.lock() = None;
        of_client.process.store(this, order);
        Ok(of_client)
    }

    /// What clients saw is used again for other clients, when nothing of theirs is left.
    pub(crate) fn client_ended(&'static self) {
        // In a child by fork, a thread that it lacks may hold the lock: then nothing is used again.
        if let Some(mut ended) = self.library.ended.try_lock_for(Duration::from_millis(100)) {
            ended.push(self);
        }
    }

    /// Whether the plugin can be called for this client: its threads, if it has any, are those of
    /// this process, and no exception has left it. In a child by fork every call to it may hang.
    #[inline]
    pub(crate) fn is_usable(&self) -> bool {
        let process = self.process.load(Ordering::Relaxed);
        process == Process::this().number() || process == UNUSED
    }

    pub(crate) fn has_loaded(&self) -> bool {
        self.library.has_loaded.load(Ordering::Relaxed)
    }

    pub(crate) fn set_has_loaded(&self) {
        self.library.has_loaded.store(true, Ordering::Relaxed);
    }

    /// How many functions of the process it was told of.
    pub(crate) fn functions_known(&self) -> &AtomicUsize {
        &self.library.functions_known
    }

    /// Those that it did not take, by their index, and why.
    pub(crate) fn functions_refused(&self) -> &Mutex<Vec<(usize, Error)>> {
        &self.library.functions_refused
    }

    /// The number that it gave to what runs tell those functions.
    pub(crate) fn run_type(&self) -> &OnceCell<i64> {
        &self.library.run_type
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
        &self.library.path
    }

    /// Major and minor version of the PJRT C API that the plugin was built for.
    pub fn api_version(&self) -> (i32, i32) {
        // SAFETY: every version of the table starts with its size, extensions and version.
        let version = unsafe { (*self.api.as_ptr()).pjrt_api_version };
        (version.major_version, version.minor_version)
    }

    /// What the plugin says of itself, for example `stablehlo_current_version`.
    pub fn attributes(&self) -> &[(String, Value)] {
        &self.library.attributes
    }

    /// A hash of the plugin's file, which tells one build from another.
    pub(crate) fn file_hash(&self) -> Result<&[u8; 16]> {
        self.library.file_hash.get_or_try_init(|| {
            hash::hash_file(self.path()).map_err(|error| self.build_unknown(&error))
        })
    }

    fn build_unknown(&self, why: &dyn fmt::Display) -> Error {
        let path = self.path().display();
        Error::new(
            Status::FileUnreadable,
            format!("cannot read the plugin's file '{path}', to tell its build: {why}"),
        )
    }

    /// The hash of all of the plugin's file, which takes a while: `remembered` may know it.
    pub(crate) fn whole_hash(
        &self,
        remembered: impl FnOnce(&Stamp) -> Option<[u8; 32]>,
        remember: impl FnOnce(&Stamp, &[u8; 32]),
    ) -> Result<&[u8; 32]> {
        self.library.whole_hash.get_or_try_init(|| {
            let stamp = self.library.stamp.as_ref();
            let stamp =
                stamp.ok_or_else(|| self.build_unknown(&"the system tells nothing of it"))?;
            if let Some(hash) = remembered(stamp) {
                return Ok(hash);
            }
            let hash =
                hash::hash_whole(self.path(), stamp).map_err(|error| self.build_unknown(&error))?;
            remember(stamp, &hash);
            Ok(hash)
        })
    }

    /// The flags for XLA that were in the environment when the first client was made: what the plugin
    /// compiles under, beside what it is told.
    pub(crate) fn flags(&self) -> &[u8] {
        self.library.flags.get().map_or(&[], Vec::as_slice)
    }

    /// Which of these names occur in the plugin's file, anywhere. If it cannot be read, all may.
    pub fn file_mentions(&self, names: &[&str]) -> Vec<bool> {
        file::mentions(self.path(), names).unwrap_or_else(|_| vec![true; names.len()])
    }

    /// Whether the plugin has an extension of this `PJRT_Extension_Type`.
    pub fn has_extension(&self, extension_type: i32) -> bool {
        u32::try_from(extension_type).is_ok_and(|wanted| self.extension(wanted).is_some())
    }

    /// The extension of a type, which is a table of its own.
    fn extension(
        &self,
        wanted: sys::PJRT_Extension_Type,
    ) -> Option<NonNull<sys::PJRT_Extension_Base>> {
        // SAFETY: as for the version.
        let mut next = unsafe { (*self.api.as_ptr()).extension_start };
        while let Some(extension) = NonNull::new(next) {
            // SAFETY: every extension starts with this base, and the list ends with null.
            let base = unsafe { extension.as_ref() };
            if base.type_ == wanted {
                return Some(extension);
            }
            next = base.next;
        }
        None
    }

    fn table_size(&self) -> usize {
        // SAFETY: as for the version.
        unsafe { (*self.api.as_ptr()).struct_size }
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
        Ok(unsafe { read_list(args.attributes, args.num_attributes) })
    }
}
