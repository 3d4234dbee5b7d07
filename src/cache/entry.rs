//! Reading and writing entries.

use std::fs::{File, Metadata, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::time::{Duration, SystemTime};

use super::folder::Folder;
use super::key;
use crate::error::{Error, Result, Status};
use crate::host::{file, memory};

/// What is there under a key.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Nothing,
    /// Something that is not taken, and why.
    Refused(String),
    /// All bytes of an entry, which are still to be judged.
    Entry(Vec<u8>),
}

/// What the system said of the file that was there, by which another one is told from it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Seen(Option<(u64, u64, u64)>);

impl Seen {
    fn of(metadata: &Metadata) -> Seen {
        Seen(Some((metadata.dev(), metadata.ino(), metadata.len())))
    }

    /// Of the file that is there now.
    pub(super) fn now(path: &Path) -> Seen {
        match std::fs::symlink_metadata(path) {
            Ok(metadata) => Seen::of(&metadata),
            Err(_) => Seen(None),
        }
    }
}

/// How long ago an entry was used at most without that being noted again.
const NOTED: Duration = Duration::from_secs(60);

/// Reads an entry, if there is one that may be trusted.
pub(super) fn read(path: &Path, folder: &Folder) -> (Found, Seen) {
    // Neither a link is followed, nor somebody waited for.
    let opened = OpenOptions::new()
        .read(true)
        .custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK | libc::O_NOCTTY)
        .open(path);
    let file = match opened {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return (Found::Nothing, Seen(None)),
        Err(error) if error.raw_os_error() == Some(libc::ELOOP) => {
            let why = "it is a symbolic link".to_owned();
            return (Found::Refused(why), Seen::now(path));
        }
        Err(error) => return (Found::Refused(error.to_string()), Seen::now(path)),
    };
    let metadata = match file.metadata() {
        Ok(metadata) => metadata,
        Err(error) => return (Found::Refused(error.to_string()), Seen::now(path)),
    };
    let seen = Seen::of(&metadata);
    if let Some(fault) = folder.fault(&metadata) {
        return (Found::Refused(fault), seen);
    }
    match read_whole(&file, metadata.len()) {
        Ok(bytes) => {
            note_use(&file, &metadata);
            (Found::Entry(bytes), seen)
        }
        Err(error) => (Found::Refused(error.to_string()), seen),
    }
}

fn read_whole(mut file: &File, size: u64) -> Result<Vec<u8>> {
    let unreadable = |why: String| Error::new(Status::FileUnreadable, why);
    let size = usize::try_from(size).map_err(|_| unreadable(format!("it has {size} bytes")))?;
    // The system may promise more memory than there is, and end the process once it is used.
    if size > memory::of_machine() {
        return Err(memory::exhausted(size));
    }
    let mut bytes = memory::with_room(size)?;
    let read = Read::take(&mut file, size as u64).read_to_end(&mut bytes);
    match read {
        Ok(read) if read == size => Ok(bytes),
        Ok(_) => Err(unreadable("it was cut while it was read".to_owned())),
        Err(error) => Err(unreadable(error.to_string())),
    }
}

/// Sets the time of a file that was used, by the clock of its file system. Where that cannot be done, it
/// is removed earlier.
fn note_use(file: &File, metadata: &Metadata) {
    let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let is_noted = match SystemTime::now().duration_since(modified) {
        Ok(ago) => ago < NOTED,
        // Its time is to come, so a clock was wrong.
        Err(_) => false,
    };
    if !is_noted {
        // SAFETY: the file is open, and no times are given.
        unsafe { libc::futimens(file.as_raw_fd(), std::ptr::null()) };
    }
}

/// Writes an entry, in place of what is there under its name. Others see that or the new one, whole.
/// It may have so many bytes.
pub(super) fn write(path: &Path, parts: &[&[u8]], most: u64) -> Result<()> {
    let refused = |why: &dyn std::fmt::Display| {
        Error::new(
            Status::FileUnwritable,
            format!("cannot write '{}': {why}", path.display()),
        )
    };
    let size = parts.iter().map(|part| part.len() as u64).sum::<u64>();
    if size > most {
        return Err(refused(&format_args!(
            "it has {size} bytes, and pjrtlite.cache_size is {most}"
        )));
    }
    let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
        return Err(refused(&"it has no name"));
    };
    file::check_limit(size).map_err(|error| refused(&error))?;
    let unfinished = path.with_file_name(key::unfinished_name(name, random()));
    let outcome = write_new(&unfinished, parts).and_then(|()| std::fs::rename(&unfinished, path));
    if outcome.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    outcome.map_err(|error| refused(&error))
}

fn write_new(path: &Path, parts: &[&[u8]]) -> std::io::Result<()> {
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        // Nobody else may write to it, whatever the umask is.
        .mode(0o644)
        .custom_flags(libc::O_NOFOLLOW)
        .open(path)?;
    write_parts(&mut file, parts)?;
    // Some file systems tell only now that there is no room.
    match file.sync_all() {
        Err(error)
            if !matches!(
                error.kind(),
                ErrorKind::Unsupported | ErrorKind::InvalidInput
            ) =>
        {
            Err(error)
        }
        _ => Ok(()),
    }
}

fn write_parts(file: &mut File, parts: &[&[u8]]) -> std::io::Result<()> {
    parts.iter().try_for_each(|part| file.write_all(part))
}

/// A number that no other process has, also not one that was forked off this one.
fn random() -> u64 {
    let mut hasher = RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    hasher.write_u128(now.map_or(0, |now| now.as_nanos()));
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;

    use super::*;
    use crate::options::Place;

    fn folder() -> (tempfile::TempDir, Folder, PathBuf) {
        let temporary = tempfile::tempdir().unwrap();
        let place = Place::Folder(temporary.path().to_owned());
        let folder = Folder::open(&place, |_| None).unwrap();
        let key = key::Key::new(key::Kind::Executable, &[], &[]);
        let path = folder.path.join(key.name());
        (temporary, folder, path)
    }

    fn why(path: &Path, folder: &Folder) -> String {
        match read(path, folder).0 {
            Found::Refused(why) => why,
            other => panic!("it was not refused: {other:?}"),
        }
    }

    #[test]
    fn what_is_written_is_read_and_nothing_is_left_beside_it() {
        let (_temporary, folder, path) = folder();
        assert_eq!(read(&path, &folder), (Found::Nothing, Seen(None)));
        for parts in [&[&b"one "[..], b"two"][..], &[b"three"], &[]] {
            write(&path, parts, 100).unwrap();
            let (found, seen) = read(&path, &folder);
            assert_eq!(found, Found::Entry(parts.concat()));
            assert_eq!(seen, Seen::now(&path));
            assert_eq!(path.metadata().unwrap().mode() & !0o644 & 0o777, 0);
        }
        assert!(write(&path, &[b"four"], 3).is_err());
        assert_eq!(std::fs::read_dir(&folder.path).unwrap().count(), 1);
    }

    #[test]
    fn what_may_not_be_trusted_is_refused_and_replaced() {
        let (_temporary, folder, path) = folder();
        let elsewhere = folder.path.join("elsewhere");
        std::fs::write(&elsewhere, "an entry").unwrap();
        std::os::unix::fs::symlink(&elsewhere, &path).unwrap();
        assert!(why(&path, &folder).contains("symbolic link"));
        write(&path, &[b"new"], 100).unwrap();
        assert_eq!(std::fs::read(&elsewhere).unwrap(), b"an entry");
        assert_eq!(read(&path, &folder).0, Found::Entry(b"new".to_vec()));

        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o666)).unwrap();
        assert!(why(&path, &folder).contains("others can write"));
        write(&path, &[b"new"], 100).unwrap();
        assert_eq!(read(&path, &folder).0, Found::Entry(b"new".to_vec()));

        std::fs::remove_file(&path).unwrap();
        std::fs::create_dir(&path).unwrap();
        assert!(why(&path, &folder).contains("no regular file"));
        assert!(write(&path, &[b"new"], 100).is_err());
        std::fs::remove_dir(&path).unwrap();

        let name = std::ffi::CString::new(path.to_str().unwrap()).unwrap();
        // SAFETY: the name is a text with a NUL behind it.
        assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
        assert!(why(&path, &folder).contains("no regular file"));
        write(&path, &[b"new"], 100).unwrap();
        assert_eq!(read(&path, &folder).0, Found::Entry(b"new".to_vec()));

        // One that is larger than any memory is not read.
        File::options()
            .write(true)
            .open(&path)
            .unwrap()
            .set_len(1 << 43)
            .unwrap();
        assert!(why(&path, &folder).contains("memory"));
    }

    #[test]
    fn a_full_disk_is_an_error_and_leaves_nothing() {
        let mut full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let error = write_parts(&mut full, &[b"", b"bytes"]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::StorageFull);
        let (_temporary, folder, _) = folder();
        let error = write(&folder.path.join("not there/name"), &[], 1).unwrap_err();
        assert_eq!(error.status(), Status::FileUnwritable);
    }

    #[test]
    fn a_use_is_noted_whatever_the_clock_said_before() {
        let (_temporary, folder, path) = folder();
        write(&path, &[b"entry"], 100).unwrap();
        let now = SystemTime::now();
        let day = Duration::from_secs(86_400);
        for time in [now - day, now + day] {
            File::open(&path).unwrap().set_modified(time).unwrap();
            read(&path, &folder);
            let modified = path.metadata().unwrap().modified().unwrap();
            assert!(modified > now - day / 2 && modified < now + day / 2);
        }
    }

    #[test]
    fn numbers_differ() {
        assert_ne!(random(), random());
    }
}
