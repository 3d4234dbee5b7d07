//! One process at a time makes an entry.
//!
//! The lock is the system's own on a file beside the entry. It ends with its process however that ends, so
//! none is ever left. Waiting is by looking again: system calls that wait for a lock know no limit.

use std::cell::Cell;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long to wait before the second look, and at most before another.
const FIRST_PAUSE: Duration = Duration::from_millis(1);
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

thread_local! {
    /// How many locks this thread holds.
    static HELD: Cell<usize> = const { Cell::new(0) };
}

/// What waiting came to.
#[derive(Debug)]
pub(super) enum Outcome {
    Held {
        lock: Lock,
        has_waited: bool,
    },
    /// What the lock is for was done by another meanwhile.
    Made,
    /// Another process has the lock still.
    Late,
    /// There is no lock to be had, and why.
    None(String),
}

/// A lock that this thread holds.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = HELD.try_with(|held| held.set(held.get() - 1));
        remove(&self.path, &self.file);
        // A child by fork may have the file open, too: closing it here would not end the lock.
        let _ = self.file.unlock();
    }
}

/// Takes a lock, as long as `is_made` is false, and waits for it for so long at most.
pub(super) fn take(path: &Path, limit: Duration, is_made: impl Fn() -> bool) -> Outcome {
    // Whoever has the other lock of this thread may wait for this one.
    if HELD.try_with(Cell::get).unwrap_or(1) > 0 {
        return Outcome::None("this thread is making another entry".to_owned());
    }
    let start = Instant::now();
    let mut pause = FIRST_PAUSE;
    let mut has_waited = false;
    let mut file = None;
    loop {
        let open = match file.take() {
            Some(open) => open,
            None => match open(path) {
                Ok(open) => open,
                Err(error) => return Outcome::None(error.to_string()),
            },
        };
        match open.try_lock() {
            Ok(()) if is_at(path, &open) => {
                let _ = HELD.try_with(|held| held.set(held.get() + 1));
                let path = path.to_owned();
                let lock = Lock { file: open, path };
                return Outcome::Held { lock, has_waited };
            }
            // Who had it has removed the file. Another may have made one.
            Ok(()) => {
                has_waited = true;
                let _ = open.unlock();
            }
            Err(TryLockError::WouldBlock) => {
                has_waited = true;
                file = Some(open);
            }
            Err(TryLockError::Error(error)) => return Outcome::None(error.to_string()),
        }
        if is_made() {
            return Outcome::Made;
        }
        let left = limit.saturating_sub(start.elapsed());
        if left.is_zero() {
            return Outcome::Late;
        }
        std::thread::sleep(pause.min(left));
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn open(path: &Path) -> std::io::Result<File> {
    let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK | libc::O_NOCTTY;
    let opened = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .mode(0o644)
        .custom_flags(flags)
        .open(path);
    let file = match opened {
        // Another user's: it can be locked all the same.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => OpenOptions::new()
            .read(true)
            .custom_flags(flags)
            .open(path)
            .map_err(|_| error)?,
        other => other?,
    };
    if !file.metadata()?.is_file() {
        return Err(std::io::Error::other("its lock is no regular file"));
    }
    Ok(file)
}

/// Whether a file is the one at a path.
fn is_at(path: &Path, file: &File) -> bool {
    match (std::fs::symlink_metadata(path), file.metadata()) {
        (Ok(there), Ok(open)) => there.ino() == open.ino() && there.dev() == open.dev(),
        _ => false,
    }
}

/// Removes a file that this process has locked: nobody else does meanwhile.
fn remove(path: &Path, file: &File) {
    if is_at(path, file) {
        let _ = std::fs::remove_file(path);
    }
}

/// Removes the file of a lock that nobody has.
pub(super) fn remove_if_free(path: &Path) {
    let opened = OpenOptions::new()
        .read(true)
        .write(true)
        .custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK | libc::O_NOCTTY)
        .open(path);
    if let Ok(file) = opened
        && file.try_lock().is_ok()
    {
        remove(path, &file);
        let _ = file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes a lock on another thread, where none is held.
    fn elsewhere(path: &Path, limit: Duration) -> Outcome {
        let path = path.to_owned();
        let taking = std::thread::spawn(move || take(&path, limit, || false));
        taking.join().unwrap()
    }

    fn held(outcome: Outcome) -> Lock {
        match outcome {
            Outcome::Held { lock, .. } => lock,
            other => panic!("not held: {other:?}"),
        }
    }

    #[test]
    fn one_holds_it_and_others_wait_up_to_the_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = held(take(&path, Duration::ZERO, || false));
        let short = Duration::from_millis(20);
        assert!(matches!(elsewhere(&path, short), Outcome::Late));
        // What is waited for may be there before.
        let waiting = path.clone();
        let made = std::thread::spawn(move || take(&waiting, Duration::MAX, || true));
        assert!(matches!(made.join().unwrap(), Outcome::Made));
        let waiting = path.clone();
        let waiting = std::thread::spawn(move || take(&waiting, Duration::MAX, || false));
        std::thread::sleep(short);
        drop(lock);
        let outcome = waiting.join().unwrap();
        assert!(matches!(
            outcome,
            Outcome::Held {
                has_waited: true,
                ..
            }
        ));
        // The lock was counted for a thread that has ended.
        HELD.set(HELD.get() + 1);
        drop(outcome);
        assert!(!path.exists());
    }

    #[test]
    fn who_holds_one_waits_for_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = held(take(&path, Duration::ZERO, || false));
        for other in [path.clone(), folder.path().join("other")] {
            let outcome = take(&other, Duration::MAX, || false);
            assert!(matches!(outcome, Outcome::None(_)));
        }
        drop(lock);
        drop(held(take(&path, Duration::ZERO, || false)));
    }

    #[test]
    fn many_threads_are_never_in_it_together() {
        let folder = tempfile::tempdir().unwrap();
        let path = &folder.path().join("lock");
        let inside = &std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(move || {
                    use std::sync::atomic::Ordering::SeqCst;
                    for _ in 0..50 {
                        let lock = held(take(path, Duration::MAX, || false));
                        assert_eq!(inside.fetch_add(1, SeqCst), 0);
                        std::thread::yield_now();
                        inside.fetch_sub(1, SeqCst);
                        drop(lock);
                    }
                });
            }
        });
        assert!(!path.exists());
    }

    #[test]
    fn a_child_by_fork_that_lives_on_does_not_keep_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = held(take(&path, Duration::ZERO, || false));
        // What a child has is the same open file.
        let of_child = lock.file.try_clone().unwrap();
        let waiting = open(&path).unwrap();
        drop(lock);
        waiting.try_lock().unwrap();
        drop(of_child);
    }

    #[test]
    fn what_is_no_file_is_no_lock() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(folder.path().join("target"), &link).unwrap();
        for path in [folder.path(), &folder.path().join("not there/lock"), &link] {
            let outcome = take(path, Duration::ZERO, || false);
            assert!(matches!(outcome, Outcome::None(_)), "{}", path.display());
        }
        assert!(!folder.path().join("target").exists());
    }

    #[test]
    fn locks_that_are_left_are_removed_and_those_in_use_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = held(take(&path, Duration::ZERO, || false));
        remove_if_free(&path);
        assert!(path.exists());
        drop(lock);
        std::fs::write(&path, "").unwrap();
        remove_if_free(&path);
        assert!(!path.exists());
    }
}
