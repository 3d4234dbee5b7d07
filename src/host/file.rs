//! Files that users name: read whole, but only if they are files, and only if they look right; and
//! written whole or not at all.

use std::fs::{Metadata, OpenOptions};
use std::io::{Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{FileExt, FileTypeExt, OpenOptionsExt};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use super::memory;
use crate::alloc::AlignedBytes;
use crate::error::{Error, Result, Status};

/// Reads a file. `check` sees how it starts, how it ends (as much as `enough` bytes of both), and its
/// size, before the rest is read.
///
/// What is no regular file is refused, since it may have no end, or never give anything; so is a file
/// that changes in between.
pub(crate) fn read(
    path: &Path,
    enough: usize,
    check: impl FnOnce(&[u8], &[u8], usize) -> Result<()>,
) -> Result<Vec<u8>> {
    let file = Regular::open(path)?;
    file.check_ends(enough, check)?;
    let mut bytes = memory::with_room(file.size)?;
    // One byte more than there should be, which shows a file that grows, or tells no size.
    let mut rest = (&file.file).take(file.metadata.len());
    rest.read_to_end(&mut bytes).map_err(unreadable)?;
    file.check_same(bytes.len())?;
    Ok(bytes)
}

/// As [`read`], into memory that plugins can use where it is.
pub(crate) fn read_aligned(
    path: &Path,
    enough: usize,
    check: impl FnOnce(&[u8], &[u8], usize) -> Result<()>,
) -> Result<AlignedBytes> {
    let file = Regular::open(path)?;
    file.check_ends(enough, check)?;
    let mut bytes = AlignedBytes::zeroed(file.size)?;
    let outcome = (&file.file).read_exact(bytes.as_mut_slice());
    outcome.map_err(|error| file.failed(error))?;
    file.check_same(file.size)?;
    Ok(bytes)
}

/// Whether a file is one, can be read, and starts as `is_it` wants.
pub(crate) fn starts(path: &Path, is_it: impl FnOnce(&[u8]) -> bool) -> bool {
    let Ok(file) = Regular::open(path) else {
        return false;
    };
    let mut start = [0; 64];
    let size = file.size.min(start.len());
    file.file.read_exact_at(&mut start[..size], 0).is_ok() && is_it(&start[..size])
}

/// Shows a file where the system keeps it, without reading it: what somebody writes to the file later
/// is seen, and where it is cut, a look at it ends the process.
pub(crate) fn map(
    path: &Path,
    enough: usize,
    check: impl FnOnce(&[u8], &[u8], usize) -> Result<()>,
) -> Result<Mapping> {
    let file = Regular::open(path)?;
    file.check_ends(enough, check)?;
    if file.size == 0 {
        return Err(file.changed());
    }
    // SAFETY: it asks for new memory, which shows the file.
    let start = unsafe {
        libc::mmap(
            std::ptr::null_mut(),
            file.size,
            libc::PROT_READ,
            libc::MAP_PRIVATE,
            file.file.as_raw_fd(),
            0,
        )
    };
    if start == libc::MAP_FAILED {
        return Err(unreadable(std::io::Error::last_os_error()));
    }
    Ok(Mapping {
        start: start.cast(),
        size: file.size,
    })
}

/// A file as [`map`] shows it.
#[derive(Debug)]
pub(crate) struct Mapping {
    start: *mut u8,
    size: usize,
}

// SAFETY: it is memory of the process that is only read.
unsafe impl Send for Mapping {}
// SAFETY: as above.
unsafe impl Sync for Mapping {}

impl Mapping {
    pub(crate) fn as_slice(&self) -> &[u8] {
        // SAFETY: the memory was mapped with this size, and is there until this is dropped.
        unsafe { std::slice::from_raw_parts(self.start, self.size) }
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: it was mapped with this size, and nobody has it any more.
        unsafe { libc::munmap(self.start.cast(), self.size) };
    }
}

/// A file that is open to be read, and what the system said of it then.
struct Regular {
    file: std::fs::File,
    metadata: Metadata,
    size: usize,
}

impl Regular {
    fn open(path: &Path) -> Result<Regular> {
        // Opening some devices does something by itself.
        check_kind(path, &std::fs::metadata(path).map_err(unreadable)?).map_err(refused)?;
        // It may be another file by now: one that waits for somebody to write must not be waited for.
        let file = OpenOptions::new()
            .read(true)
            .custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY)
            .open(path)
            .map_err(unreadable)?;
        let metadata = file.metadata().map_err(unreadable)?;
        check_kind(path, &metadata).map_err(refused)?;
        let size = usize::try_from(metadata.len())
            .map_err(|_| refused(format!("it has {} bytes", metadata.len())))?;
        Ok(Regular {
            file,
            metadata,
            size,
        })
    }

    /// Shows `check` how it starts and ends, and whether it can be in memory.
    fn check_ends(
        &self,
        enough: usize,
        check: impl FnOnce(&[u8], &[u8], usize) -> Result<()>,
    ) -> Result<()> {
        let size = self.size;
        let mut ends = [vec![0; size.min(enough)], vec![0; size.min(enough)]];
        let starts = [0, self.metadata.len() - ends[1].len() as u64];
        for (end, start) in ends.iter_mut().zip(starts) {
            let outcome = self.file.read_exact_at(end, start);
            outcome.map_err(|error| self.failed(error))?;
        }
        check(&ends[0], &ends[1], size)?;
        // The system may promise more memory than there is, and end the process once it is used.
        if size > memory::of_machine() {
            return Err(memory::exhausted(size));
        }
        Ok(())
    }

    /// Fails unless the file ends here, and is what it was when it was opened.
    fn check_same(&self, read: usize) -> Result<()> {
        let more = (&self.file).read(&mut [0]).map_err(unreadable)?;
        let after = self.file.metadata().map_err(unreadable)?;
        let same = |a: &Metadata, b: &Metadata| match (a.modified(), b.modified()) {
            (Ok(a), Ok(b)) => a == b,
            _ => true,
        };
        let is_same = read == self.size
            && more == 0
            && after.len() == self.metadata.len()
            && same(&self.metadata, &after);
        if is_same { Ok(()) } else { Err(self.changed()) }
    }

    fn failed(&self, error: std::io::Error) -> Error {
        match error.kind() {
            std::io::ErrorKind::UnexpectedEof => self.changed(),
            _ => unreadable(error),
        }
    }

    fn changed(&self) -> Error {
        refused(format!(
            "it has not the {} bytes that the system tells, or changed while it was read: wait \
             until it is written, or copy it to an ordinary file",
            self.size
        ))
    }
}

fn unreadable(error: std::io::Error) -> Error {
    refused(error.to_string())
}

/// Writes a file that consists of these parts. Others see the old file or the new one, whole: it is
/// written under another name beside it first.
pub(crate) fn write(path: &Path, parts: &[&[u8]]) -> Result<()> {
    /// Tells the files of this process's threads apart.
    static COUNT: AtomicU64 = AtomicU64::new(0);

    let refused = |why: String| Error::new(Status::FileUnwritable, why);
    let unwritable = |error: std::io::Error| refused(error.to_string());
    // A link stays one, and what is no file stays what it is.
    let path = match std::fs::metadata(path) {
        Ok(metadata) => {
            check_kind(path, &metadata).map_err(refused)?;
            &std::fs::canonicalize(path).map_err(unwritable)?
        }
        Err(_) => path,
    };
    let Some(name) = path.file_name() else {
        return Err(refused("it names no file".to_owned()));
    };
    // On a shared file system another host may have the same process number; then the new file is
    // refused, and nothing is lost but this one.
    let mut other = name.to_owned();
    other.push(format!(
        ".{}-{}",
        std::process::id(),
        COUNT.fetch_add(1, Ordering::Relaxed)
    ));
    let unfinished = path.with_file_name(other);
    let size = parts.iter().map(|part| part.len() as u64).sum();
    check_limit(size).map_err(unwritable)?;
    let mut file = std::fs::File::create_new(&unfinished).map_err(unwritable)?;
    let outcome = parts
        .iter()
        .try_for_each(|part| file.write_all(part))
        .and_then(|()| std::fs::rename(&unfinished, path));
    if outcome.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    outcome.map_err(unwritable)
}

/// Fails if the process may not write files of so many bytes: the system would send it a signal that ends it.
pub(crate) fn check_limit(size: u64) -> std::io::Result<()> {
    let mut limit = libc::rlimit {
        rlim_cur: libc::RLIM_INFINITY,
        rlim_max: libc::RLIM_INFINITY,
    };
    // SAFETY: there is room for both numbers.
    let outcome = unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &mut limit) };
    if outcome != 0 || limit.rlim_cur == libc::RLIM_INFINITY || size <= limit.rlim_cur {
        return Ok(());
    }
    Err(std::io::Error::from_raw_os_error(libc::EFBIG))
}

fn refused(why: String) -> Error {
    Error::new(Status::FileUnreadable, why)
}

/// Why it is no regular file, if it is none.
fn check_kind(path: &Path, metadata: &Metadata) -> std::result::Result<(), String> {
    let kind = metadata.file_type();
    let what = if kind.is_dir() {
        directory(path)
    } else if kind.is_fifo() {
        "it is a FIFO (a pipe); write what comes out of it to a file first"
    } else if kind.is_socket() {
        "it is a socket, not a file"
    } else if kind.is_char_device() || kind.is_block_device() {
        "it is a device, not a file"
    } else if kind.is_file() {
        return Ok(());
    } else {
        "it is not a regular file"
    };
    Err(what.to_owned())
}

/// What is known to be kept in a directory.
fn directory(path: &Path) -> &'static str {
    let has = |name: &str| path.join(name).exists();
    if has("saved_model.pb") {
        "it is a directory with a SavedModel of TensorFlow: the package tf2jax makes a function of \
         JAX of it, for jax.export"
    } else if has("_CHECKPOINT_METADATA") || has("checkpoint") {
        "it is a directory with a checkpoint, which holds arrays and no program: save the function \
         by jax.export, and give the arrays as inputs"
    } else {
        "it is a directory, not a file"
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CString;
    use std::io::Write;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::UnixListener;

    use super::*;

    fn any(_: &[u8], _: &[u8], _: usize) -> Result<()> {
        Ok(())
    }

    fn why(path: &Path) -> String {
        let error = read(path, 10, any).unwrap_err();
        assert_eq!(error.status(), Status::FileUnreadable, "{error}");
        error.message().to_owned()
    }

    #[test]
    fn what_is_no_file_is_refused_and_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let fifo = folder.path().join("fifo");
        let name = CString::new(fifo.as_os_str().as_bytes()).unwrap();
        // SAFETY: the name is a text with a NUL behind it.
        assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
        let socket = folder.path().join("socket");
        let _listener = UnixListener::bind(&socket).unwrap();
        for (path, wanted) in [
            (Path::new("/dev/zero"), "device"),
            (Path::new("/dev/null"), "device"),
            (&fifo, "FIFO"),
            (&socket, "socket"),
            (folder.path(), "it is a directory, not a file"),
            (Path::new("/proc/self/maps"), "has not the 0 bytes"),
            (Path::new("no such file"), "No such file"),
        ] {
            assert!(why(path).contains(wanted), "{}", why(path));
        }
        std::fs::File::create(folder.path().join("saved_model.pb")).unwrap();
        assert!(why(folder.path()).contains("SavedModel"));
    }

    #[test]
    fn a_file_is_seen_from_both_ends_and_then_read() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(b"0123456789abcdef").unwrap();
        let ends = |head: &[u8], tail: &[u8], size: usize| {
            assert_eq!(
                (head, tail, size),
                (&b"0123456789"[..], &b"6789abcdef"[..], 16)
            );
            Ok(())
        };
        assert_eq!(read(file.path(), 10, ends).unwrap(), b"0123456789abcdef");
        let refuse = |_: &[u8], _: &[u8], _| Err(Error::new(Status::BadProgram, "no".to_owned()));
        assert_eq!(read(file.path(), 10, refuse).unwrap_err().message(), "no");
        // One that is larger than any memory is not read.
        file.as_file().set_len(1 << 43).unwrap();
        assert_eq!(read(file.path(), 10, refuse).unwrap_err().message(), "no");
        let error = read(file.path(), 10, any).unwrap_err();
        assert_eq!(error.status(), Status::ResourceExhausted);
    }

    #[test]
    fn a_file_is_written_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let parts: [&[u8]; 3] = [b"one ", b"", b"two"];
        for old in [None, Some("an older one, which is longer")] {
            if let Some(old) = old {
                std::fs::write(&path, old).unwrap();
            }
            write(&path, &parts).unwrap();
            assert_eq!(std::fs::read(&path).unwrap(), b"one two");
        }
        // Through a link.
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("file", &link).unwrap();
        write(&link, &[b"three"]).unwrap();
        assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(std::fs::read(&path).unwrap(), b"three");

        let fifo = folder.path().join("fifo");
        let name = CString::new(fifo.as_os_str().as_bytes()).unwrap();
        // SAFETY: the name is a text with a NUL behind it.
        assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
        for (path, wanted) in [
            (Path::new("/dev/null"), "device"),
            (&fifo, "FIFO"),
            (folder.path(), "directory"),
            (&folder.path().join("not there/file"), "No such file"),
            (Path::new(""), "names no file"),
            (Path::new(".."), "directory"),
        ] {
            let error = write(path, &parts).unwrap_err();
            assert_eq!(error.status(), Status::FileUnwritable, "{error}");
            assert!(error.message().contains(wanted), "{error}");
        }
        assert_eq!(std::fs::read(&path).unwrap(), b"three");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn a_file_that_changes_is_refused() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        for change in ["more", "less", "else"] {
            file.as_file().set_len(100).unwrap();
            let path = file.path().to_owned();
            let changing = |_: &[u8], _: &[u8], size: usize| {
                match change {
                    "more" => file.as_file().set_len(size as u64 + 1).unwrap(),
                    "less" => file.as_file().set_len(size as u64 - 1).unwrap(),
                    _ => {
                        file.write_all(b"x").unwrap();
                        // A clock may be coarser than this test is fast.
                        let later =
                            std::time::SystemTime::now() + std::time::Duration::from_secs(9);
                        file.as_file().set_modified(later).unwrap();
                    }
                }
                Ok(())
            };
            let error = read(&path, 10, changing).unwrap_err();
            assert!(error.message().contains("changed"), "{error}");
        }
    }
}
