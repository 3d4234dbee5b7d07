//! The test plugin (tests/plugin): a copy of it for each test, so that what one test asks of it
//! does not reach another.

use std::ffi::{CStr, CString, c_char, c_int, c_void};

use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW, Symbol};
use pjrtlite::{ArrayType, Buffer, Client, DType, Executable, Options};
use tempfile::TempDir;

use super::source;

/// A copy of the test plugin. Its functions are described in tests/plugin/test_plugin.h.
pub(crate) struct TestPlugin {
    library: Library,
    path: String,
    // The plugin's file is read when programs are serialized.
    _folder: TempDir,
}

impl TestPlugin {
    /// A new copy with these settings.
    pub(crate) fn new(spec: &str) -> TestPlugin {
        TestPlugin::called("pjrt_c_api_test_plugin.so", spec)
    }

    /// The same, in a file of this name.
    pub(crate) fn called(name: &str, spec: &str) -> TestPlugin {
        let built = source("target/plugins/test/pjrt_c_api_test_plugin.so");
        assert!(
            built.is_file(),
            "the test plugin is missing: run `tools/test-plugin`"
        );
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let path = folder.path().join(name);
        std::fs::copy(&built, &path).expect("the plugin can be copied");
        // SAFETY: the plugin's initialisers do nothing.
        let library = unsafe { Library::open(Some(&path), RTLD_NOW | RTLD_LOCAL) };
        let plugin = TestPlugin {
            library: library.expect("the plugin can be loaded"),
            path: path.to_str().expect("the path is UTF-8").to_owned(),
            _folder: folder,
        };
        plugin.set(spec);
        plugin
    }

    /// # Safety
    /// `T` must be the type of the function of this name.
    unsafe fn function<T>(&self, name: &str) -> Symbol<T> {
        // SAFETY: the caller's promise.
        unsafe { self.library.get(name.as_bytes()) }.expect("the plugin exports it")
    }

    /// Where its file is.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// Its function table, a `PJRT_Api`.
    pub(crate) fn table(&self) -> *const c_void {
        type GetPjrtApi = unsafe extern "C" fn() -> *const c_void;
        // SAFETY: the function has this type.
        unsafe { self.function::<GetPjrtApi>("GetPjrtApi")() }
    }

    /// Follows settings; see tests/plugin/README.md.
    pub(crate) fn set(&self, spec: &str) {
        self.try_set(spec).expect("the settings are right");
    }

    /// Follows settings, or tells what is wrong with them.
    pub(crate) fn try_set(&self, spec: &str) -> Result<(), String> {
        let spec = CString::new(spec).expect("settings have no NUL");
        type Set = unsafe extern "C" fn(*const c_char) -> *const c_char;
        // SAFETY: the function has this type, and the text that it lends is copied at once.
        unsafe {
            let error = self.function::<Set>("test_plugin_set")(spec.as_ptr());
            match error.is_null() {
                true => Ok(()),
                false => Err(CStr::from_ptr(error).to_string_lossy().into_owned()),
            }
        }
    }

    /// A client of it, without options.
    pub(crate) fn client(&self) -> Client {
        Client::create(&self.path, &Options::new()).expect("the plugin makes a client")
    }

    /// How many there are of a kind.
    pub(crate) fn live(&self, kind: &str) -> i64 {
        let name = CString::new(kind).expect("a kind has no NUL");
        type Live = unsafe extern "C" fn(*const c_char) -> i64;
        // SAFETY: the function has this type.
        let count = unsafe { self.function::<Live>("test_plugin_live")(name.as_ptr()) };
        assert_ne!(count, -1, "there is no kind '{kind}'");
        count
    }

    /// Fails if anything is left.
    #[track_caller]
    pub(crate) fn assert_no_leaks(&self) {
        type Leaks = unsafe extern "C" fn() -> *const c_char;
        // SAFETY: the function has this type, and lends a C string.
        let leaks = unsafe {
            let leaks = self.function::<Leaks>("test_plugin_leaks")();
            CStr::from_ptr(leaks).to_string_lossy().into_owned()
        };
        assert_eq!(leaks, "", "of the plugin's objects are left");
    }

    /// How often a function of the table was called.
    pub(crate) fn calls(&self, function: &str) -> u64 {
        let name = CString::new(function).expect("a name has no NUL");
        type Calls = unsafe extern "C" fn(*const c_char) -> u64;
        // SAFETY: the function has this type.
        unsafe { self.function::<Calls>("test_plugin_calls")(name.as_ptr()) }
    }

    /// The names of the functions that can be told how to fail.
    pub(crate) fn functions(&self) -> Vec<String> {
        type Function = unsafe extern "C" fn(usize) -> *const c_char;
        // SAFETY: the function has this type, and lends C strings.
        let names = (0..).map(|index| unsafe {
            let name = self.function::<Function>("test_plugin_function")(index);
            (!name.is_null()).then(|| CStr::from_ptr(name).to_string_lossy().into_owned())
        });
        names.map_while(|name| name).collect()
    }

    /// The value of an option that its last client was made with, as text; none if it was not given.
    pub(crate) fn option(&self, name: &str) -> Option<String> {
        let name = CString::new(name).expect("a name has no NUL");
        type Value = unsafe extern "C" fn(*const c_char) -> *const c_char;
        // SAFETY: the function has this type, and the text that it lends is copied at once.
        unsafe {
            let value = self.function::<Value>("test_plugin_option")(name.as_ptr());
            (!value.is_null()).then(|| CStr::from_ptr(value).to_string_lossy().into_owned())
        }
    }

    /// Waits until nothing more is done by itself.
    pub(crate) fn settle(&self) {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn()>("test_plugin_settle")() };
    }

    /// Does up to so much work that is held.
    pub(crate) fn step(&self, count: usize) -> usize {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn(usize) -> usize>("test_plugin_step")(count) }
    }

    /// The stream that the last view of device memory was made with.
    pub(crate) fn last_stream(&self) -> isize {
        // SAFETY: the function has this type.
        unsafe { self.function::<unsafe extern "C" fn() -> isize>("test_plugin_last_stream")() }
    }

    /// Memory of a device that holds these values, which the caller frees.
    pub(crate) fn device_memory(&self, device: i32, values: &[f32]) -> *mut c_void {
        type Alloc = unsafe extern "C" fn(c_int, usize) -> *mut c_void;
        type Write = unsafe extern "C" fn(*mut c_void, *const c_void, usize);
        let size = size_of_val(values);
        // SAFETY: the functions have these types, and the memory has room for the values.
        unsafe {
            let memory = self.function::<Alloc>("test_plugin_device_alloc")(device, size);
            assert!(!memory.is_null());
            let write = self.function::<Write>("test_plugin_device_write");
            write(memory, values.as_ptr().cast(), size);
            memory
        }
    }

    /// What memory of a device holds.
    pub(crate) fn read_device_memory(&self, memory: *const c_void, count: usize) -> Vec<f32> {
        type Read = unsafe extern "C" fn(*mut c_void, *const c_void, usize);
        let mut values = vec![f32::NAN; count];
        // SAFETY: the function has this type, and there is room for the values.
        unsafe {
            let read = self.function::<Read>("test_plugin_device_read");
            read(values.as_mut_ptr().cast(), memory, 4 * count);
        }
        values
    }

    /// Gives memory of a device back.
    pub(crate) fn free_device_memory(&self, memory: *mut c_void) {
        type Free = unsafe extern "C" fn(*mut c_void);
        // SAFETY: the function has this type.
        unsafe { self.function::<Free>("test_plugin_device_free")(memory) };
    }
}

/// One of tests/programs.
pub(crate) fn load(client: &Client, name: &str) -> Executable {
    let path = source("tests/programs").join(format!("{name}.mlir"));
    Executable::load_file(client, &path, &Options::new()).expect("the plugin takes the program")
}

/// An array of float32.
pub(crate) fn floats(dims: &[i64]) -> ArrayType {
    ArrayType::new(DType::F32, dims).expect("there is such an array")
}

/// A vector on a device.
pub(crate) fn vector(client: &Client, values: &[f32]) -> Buffer {
    let array = floats(&[values.len() as i64]);
    // SAFETY: the values are copied.
    unsafe { Buffer::from_host(client, values.as_ptr().cast(), array, 0) }
        .expect("the plugin makes a buffer")
}

/// What a buffer of float32 holds.
pub(crate) fn read(buffer: &Buffer) -> Result<Vec<f32>, pjrtlite::Error> {
    let size = buffer.array().byte_size();
    let mut values = vec![f32::NAN; size / 4];
    // SAFETY: there is room for the array.
    unsafe { buffer.to_host(values.as_mut_ptr().cast(), size) }?;
    Ok(values)
}
