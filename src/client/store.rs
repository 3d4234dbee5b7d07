//! Where the processes that make up one client find each other: a folder that all of them share.
//!
//! A value is a file, written beside and linked to its name, so that nobody reads a part of one, and no name has two
//! values. Those who wait for one look again and again.

use std::ffi::{c_char, c_void};
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::error::{Error, Result, Status};
use crate::host::callback;
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// The longest pause between two looks.
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

/// The longest name that every file system takes, with what goes around it.
const LONGEST_NAME: usize = 180;

/// The most bytes that a value has: topologies of thousands of devices take less.
const LARGEST: u64 = 256 << 20;

/// A folder with a file for each value.
#[derive(Debug)]
pub(super) struct Store {
    folder: PathBuf,
}

impl Store {
    /// A store in a folder, which is made if it is not there.
    pub(super) fn open(folder: &Path) -> Result<Store> {
        let told = |error: std::io::Error| {
            Error::new(
                Status::FileUnreadable,
                format!(
                    "the folder of pjrtlite.key_value_folder, '{}', cannot be used: {error}",
                    folder.display()
                ),
            )
        };
        fs::create_dir_all(folder).map_err(told)?;
        let folder = folder.canonicalize().map_err(told)?;
        Ok(Store { folder })
    }

    fn path(&self, key: &[u8]) -> PathBuf {
        let mut name = String::from("key-");
        for &byte in key {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => name.push(byte.into()),
                _ => name.push_str(&format!("%{byte:02x}")),
            }
        }
        if name.len() > LONGEST_NAME {
            let hash = twox_hash::xxhash3_128::Hasher::oneshot(key);
            name.truncate(LONGEST_NAME - 40);
            name.push_str(&format!("-{hash:032x}"));
        }
        self.folder.join(name)
    }

    /// The value of a key, if it is there.
    fn try_get(&self, key: &[u8]) -> Result<Option<Vec<u8>>> {
        let path = self.path(key);
        let told = |error: std::io::Error| unreadable(&path, &error.to_string());
        let metadata = match fs::symlink_metadata(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            other => other.map_err(told)?,
        };
        // SAFETY: it only reads a number of the process.
        let user = unsafe { libc::geteuid() };
        if !metadata.is_file() || ![user, 0].contains(&metadata.uid()) {
            return Err(unreadable(&path, "it is no file of this user"));
        }
        if metadata.len() > LARGEST {
            return Err(unreadable(&path, "it is larger than any value"));
        }
        fs::read(&path).map(Some).map_err(told)
    }

    /// The value of a key, once it is there, but no later than after `limit`.
    fn get(&self, key: &[u8], limit: Duration) -> Result<Vec<u8>> {
        let deadline = Instant::now().checked_add(limit);
        let mut pause = Duration::from_millis(1);
        loop {
            if let Some(value) = self.try_get(key)? {
                return Ok(value);
            }
            let now = Instant::now();
            if deadline.is_some_and(|deadline| now >= deadline) {
                return Err(Error::new(
                    Status::TimedOut,
                    format!(
                        "no process has put '{}' into '{}' within {} s: are all processes started, with one folder \
                         that all share?",
                        key.escape_ascii(),
                        self.folder.display(),
                        limit.as_secs_f64()
                    ),
                ));
            }
            let left = deadline.map_or(pause, |deadline| deadline - now);
            std::thread::sleep(pause.min(left));
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Puts a value. It may be there already, but not another one.
    fn put(&self, key: &[u8], value: &[u8]) -> Result<()> {
        let path = self.path(key);
        let told = |error: std::io::Error| {
            Error::new(
                Status::FileUnreadable,
                format!("cannot write '{}': {error}", path.display()),
            )
        };
        let place = tempfile_beside(&self.folder);
        fs::write(&place, value).map_err(told)?;
        let mut linked = fs::hard_link(&place, &path);
        if let Err(error) = &linked
            && error.kind() != ErrorKind::AlreadyExists
            && matches!(path.try_exists(), Ok(false))
        {
            // A file system without hard links.
            linked = fs::rename(&place, &path);
        }
        let _ = fs::remove_file(&place);
        match linked {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => match self.try_get(key)? {
                Some(there) if there == value => Ok(()),
                _ => Err(Error::new(
                    Status::AlreadyExists,
                    format!(
                        "'{}' has another value for '{}', perhaps of an earlier job: give each job a folder of its \
                         own",
                        self.folder.display(),
                        key.escape_ascii()
                    ),
                )),
            },
            other => other.map_err(told),
        }
    }
}

/// A name that no other thread of any process has in this folder.
fn tempfile_beside(folder: &Path) -> PathBuf {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let host: String = host.chars().filter(char::is_ascii_alphanumeric).collect();
    folder.join(format!("new-{host}-{}-{number}", std::process::id()))
}

#[cold]
fn unreadable(path: &Path, why: &str) -> Error {
    Error::new(
        Status::FileUnreadable,
        format!("cannot read '{}': {why}", path.display()),
    )
}

/// Tells a plugin of the store. It may call as long as the process lives, so that the store stays as long.
pub(super) fn tell(store: Store, args: &mut sys::PJRT_Client_Create_Args) {
    let store: *mut c_void = std::ptr::from_mut(Box::leak(Box::new(store))).cast();
    args.kv_get_callback = Some(get);
    args.kv_get_user_arg = store;
    args.kv_put_callback = Some(put);
    args.kv_put_user_arg = store;
    args.kv_try_get_callback = Some(try_get);
    args.kv_try_get_user_arg = store;
}

/// How many devices all processes have, and which of them this one is. A plugin that does not tell has one process.
pub(super) fn of_all_processes(
    plugin: &'static Plugin,
    client: &Owned<sys::PJRT_Client>,
    own: usize,
) -> Result<(usize, usize)> {
    let mut devices = sys::PJRT_Client_Devices_Args {
        client: client.as_ptr(),
        ..Default::default()
    };
    let mut process = sys::PJRT_Client_ProcessIndex_Args {
        client: client.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the client is alive.
    let asked = unsafe {
        let asked = plugin.call(&mut devices);
        asked.and_then(|()| plugin.call(&mut process))
    };
    match asked {
        Ok(()) => Ok((
            devices.num_devices.max(own),
            usize::try_from(process.process_index).unwrap_or(0),
        )),
        Err(error)
            if matches!(
                error.status(),
                Status::UnsupportedByPlugin | Status::Unimplemented
            ) =>
        {
            Ok((own, 0))
        }
        Err(error) => Err(error),
    }
}

/// Does what a plugin asks of the store, and gives the error that it asks for.
///
/// # Safety
/// `user` must be the store that the plugin was told of, `key` readable for its bytes, `make_error` null or the
/// plugin's function for errors.
unsafe fn answer(
    user: *mut c_void,
    (key, size): (*const c_char, usize),
    make_error: *mut sys::PJRT_CallbackError,
    work: impl FnOnce(&Store, &[u8]) -> Result<()>,
) -> *mut sys::PJRT_Error {
    let mut outcome = Err(Error::new(
        Status::Panic,
        "a fault inside pjrtlite: the store of keys and values failed; please report it",
    ));
    // SAFETY: the caller's promise.
    let (store, key) = unsafe {
        let key = match key.is_null() {
            true => &[][..],
            false => std::slice::from_raw_parts(key.cast::<u8>(), size),
        };
        (&*user.cast::<Store>(), key)
    };
    callback::called(|| outcome = work(store, key));
    let Err(error) = outcome else {
        return std::ptr::null_mut();
    };
    let code = match error.status() {
        Status::TimedOut => sys::PJRT_Error_Code_DEADLINE_EXCEEDED,
        Status::NotFound => sys::PJRT_Error_Code_NOT_FOUND,
        Status::AlreadyExists => sys::PJRT_Error_Code_ALREADY_EXISTS,
        Status::FileUnreadable => sys::PJRT_Error_Code_UNAVAILABLE,
        _ => sys::PJRT_Error_Code_INTERNAL,
    };
    let message = error.message();
    // SAFETY: the caller's promise; the message is copied during the call.
    unsafe {
        match make_error.as_ref().copied().flatten() {
            Some(make) => make(code, message.as_ptr().cast(), message.len()),
            None => std::ptr::null_mut(),
        }
    }
}

/// Memory that the plugin gives back by [`free_value`].
fn lend(value: &[u8]) -> Result<*mut c_char> {
    // SAFETY: the memory is as large as asked for, and new.
    unsafe {
        let memory = libc::malloc(value.len().max(1)).cast::<u8>();
        if memory.is_null() {
            return Err(Error::new(
                Status::ResourceExhausted,
                format!("there is no memory for a value of {} bytes", value.len()),
            ));
        }
        std::ptr::copy_nonoverlapping(value.as_ptr(), memory, value.len());
        Ok(memory.cast())
    }
}

unsafe extern "C" fn free_value(value: *mut c_char) {
    // SAFETY: it comes from `lend`, and the plugin gives it back once.
    unsafe { libc::free(value.cast()) };
}

unsafe extern "C" fn get(args: *mut sys::PJRT_KeyValueGetCallback_Args) -> *mut sys::PJRT_Error {
    // SAFETY: the plugin's arguments, as the ABI states them.
    unsafe {
        let args = &mut *args;
        let limit = Duration::from_millis(args.timeout_in_ms.max(0) as u64);
        let (key, make_error, user) = (
            (args.key, args.key_size),
            args.callback_error,
            args.user_arg,
        );
        answer(user, key, make_error, |store, key| {
            let value = store.get(key, limit)?;
            args.value = lend(&value)?;
            args.value_size = value.len();
            args.value_deleter_callback = Some(free_value);
            Ok(())
        })
    }
}

unsafe extern "C" fn try_get(
    args: *mut sys::PJRT_KeyValueTryGetCallback_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: as above.
    unsafe {
        let args = &mut *args;
        let (key, make_error, user) = (
            (args.key, args.key_size),
            args.callback_error,
            args.user_arg,
        );
        answer(user, key, make_error, |store, key| {
            let value = store.try_get(key)?.ok_or_else(|| {
                let name = key.escape_ascii();
                Error::new(Status::NotFound, format!("nobody has put '{name}' yet"))
            })?;
            args.value = lend(&value)?;
            args.value_size = value.len();
            args.value_deleter_callback = Some(free_value);
            Ok(())
        })
    }
}

unsafe extern "C" fn put(args: *mut sys::PJRT_KeyValuePutCallback_Args) -> *mut sys::PJRT_Error {
    // SAFETY: as above.
    unsafe {
        let args = &mut *args;
        let value = match args.value.is_null() {
            true => &[][..],
            false => std::slice::from_raw_parts(args.value.cast::<u8>(), args.value_size),
        };
        let key = (args.key, args.key_size);
        answer(args.user_arg, key, args.callback_error, |store, key| {
            store.put(key, value)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_there_once_and_whole() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("new/one")).unwrap();
        assert_eq!(store.try_get(b"a/b"), Ok(None));
        store.put(b"a/b", b"\0value\xff").unwrap();
        assert_eq!(store.try_get(b"a/b"), Ok(Some(b"\0value\xff".to_vec())));
        // The same again is no fault; another one is.
        store.put(b"a/b", b"\0value\xff").unwrap();
        let error = store.put(b"a/b", b"other").unwrap_err();
        assert_eq!(error.status(), Status::AlreadyExists);
        assert!(error.message().contains("folder of its own"), "{error}");
        store.put(b"", b"").unwrap();
        assert_eq!(store.get(b"", Duration::ZERO), Ok(Vec::new()));
        // Names differ where keys do.
        let long = [vec![b'x'; 300], vec![b'/'; 300]];
        store.put(&long[0], b"x").unwrap();
        store.put(&long[1], b"y").unwrap();
        assert_eq!(store.try_get(&long[0]), Ok(Some(b"x".to_vec())));
        assert_eq!(store.try_get(&long[1]), Ok(Some(b"y".to_vec())));
        assert_eq!(store.try_get(b"a_b"), Ok(None));
        // Nothing is left of what was written beside.
        let names = fs::read_dir(&store.folder).unwrap();
        let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
        assert!(names.into_iter().all(|name| name.starts_with("key-")));
    }

    #[test]
    fn who_waits_gets_what_comes_or_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(30));
                store.put(b"late", b"1").unwrap();
            });
            assert_eq!(
                store.get(b"late", Duration::from_secs(60)),
                Ok(b"1".to_vec())
            );
        });
        let error = store.get(b"never", Duration::from_millis(20)).unwrap_err();
        assert_eq!(error.status(), Status::TimedOut);
        assert!(error.message().contains("'never'"), "{error}");
    }

    #[test]
    fn what_is_no_file_of_this_user_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        fs::create_dir(store.path(b"folder")).unwrap();
        std::os::unix::fs::symlink("/etc/passwd", store.path(b"link")).unwrap();
        for key in [&b"folder"[..], b"link"] {
            let error = store.get(key, Duration::ZERO).unwrap_err();
            assert_eq!(error.status(), Status::FileUnreadable, "{error}");
        }
        let error = Store::open(Path::new("/proc/no/such")).unwrap_err();
        assert_eq!(error.status(), Status::FileUnreadable, "{error}");
    }
}
