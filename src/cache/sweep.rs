//! The limit of a folder's size.
//!
//! What was used least recently goes first. A process that reads an entry meanwhile has it whole, and one
//! that looks for it later makes it again. Nothing but files with names of ours is looked at.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::key::{Role, role_of};
use super::lock;
use crate::host::log::{LogLevel, say};

/// So old is what a process left behind that was killed: it takes seconds to write an entry.
const LEFT: Duration = Duration::from_secs(3600);

/// Removes entries until no more than `most` bytes are left, but not the one that was just written, by
/// which the file system's clock is read; and what was left behind.
pub(super) fn sweep(folder: &Path, written: &Path, most: u64) {
    let Ok(now) = std::fs::symlink_metadata(written).and_then(|metadata| metadata.modified())
    else {
        return;
    };
    let Ok(listed) = std::fs::read_dir(folder) else {
        return;
    };
    let mut entries: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
    for file in listed.flatten() {
        let name = file.file_name();
        let Some(role) = name.to_str().and_then(role_of) else {
            continue;
        };
        let path = file.path();
        // Another process may have removed it.
        let Ok(metadata) = std::fs::symlink_metadata(&path) else {
            continue;
        };
        let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let is_left = now
            .duration_since(modified)
            .unwrap_or_else(|ahead| ahead.duration())
            > LEFT;
        match role {
            Role::Entry => entries.push((modified, metadata.len(), path)),
            Role::Lock if is_left => lock::remove_if_free(&path),
            Role::Unfinished if is_left => drop(std::fs::remove_file(&path)),
            Role::Lock | Role::Unfinished => {}
        }
    }
    let mut size = entries.iter().map(|(_, size, _)| size).sum::<u64>();
    if size <= most {
        return;
    }
    entries.sort();
    let mut removed = 0;
    for (_, bytes, path) in entries {
        if size <= most {
            break;
        }
        if path == written {
            continue;
        }
        // One that cannot be removed is none that can be counted upon to go.
        let _ = std::fs::remove_file(&path);
        size -= bytes;
        removed += 1;
    }
    say(
        LogLevel::Info,
        format_args!(
            "removed {removed} entries of the cache '{}' that were used least recently, since it had \
             more than {most} bytes",
            folder.display()
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::super::key::{Key, Kind, unfinished_name};
    use super::*;

    fn set_age(path: &Path, hours: u64) {
        let time = SystemTime::now() - Duration::from_secs(hours * 3600 + 60);
        let file = std::fs::File::options().write(true).open(path).unwrap();
        file.set_modified(time).unwrap();
    }

    fn file(folder: &Path, name: &str, size: usize, hours: u64) -> PathBuf {
        let path = folder.join(name);
        std::fs::write(&path, vec![0; size]).unwrap();
        set_age(&path, hours);
        path
    }

    #[test]
    fn what_was_used_least_recently_goes_first() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let entry = |number: u8, size, hours| {
            let key = Key::new(Kind::Executable, &[], &[&[number]]);
            file(folder, &key.name(), size, hours)
        };
        let others = file(folder, "a file of the user's", 1000, 1000);
        let [old, older, oldest] = [entry(1, 100, 5), entry(2, 100, 6), entry(3, 100, 7)];
        let written = entry(4, 100, 0);
        sweep(folder, &written, 400);
        assert!(oldest.exists(), "all have room");
        sweep(folder, &written, 250);
        assert!(!oldest.exists() && !older.exists() && old.exists());
        assert!(written.exists() && others.exists());
        // What was just written stays, whatever its time is.
        set_age(&written, 1000);
        sweep(folder, &written, 100);
        assert!(!old.exists() && written.exists() && others.exists());
    }

    #[test]
    fn what_was_left_is_removed_and_what_is_in_use_not() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let key = Key::new(Kind::Executable, &[], &[]);
        let written = file(folder, &key.name(), 1, 0);
        let unfinished = |number, hours| {
            let name = unfinished_name(&key.name(), number);
            file(folder, &name, 1, hours)
        };
        let (new, left) = (unfinished(1, 0), unfinished(2, 2));
        let lock = file(folder, &key.lock_name(), 0, 2);
        // A clock that was wrong.
        let ahead = unfinished(3, 0);
        let tomorrow = SystemTime::now() + Duration::from_secs(86_400);
        let open = std::fs::File::options().write(true).open(&ahead).unwrap();
        open.set_modified(tomorrow).unwrap();
        sweep(folder, &written, u64::MAX);
        assert!(new.exists() && !left.exists() && !ahead.exists() && !lock.exists());
        assert!(written.exists());
    }
}
