//! A plugin's build: the hash of all of its file.
//!
//! Plugins have some hundred megabytes, so the hash is remembered with what the system says of the file.

use std::time::{Duration, SystemTime};

use super::entry::{self, Found};
use super::folder::Folder;
use super::key::{self, Key, Kind};
use crate::error::Result;
use crate::plugin::{Plugin, Stamp};

const FORMAT: &str = "pjrtlite-plugin 1";

/// A file that was changed so recently may change again and look the same: clocks of file systems go in
/// steps.
const SETTLED: Duration = Duration::from_secs(2);

/// The hash of a plugin's file.
pub(super) fn of<'a>(plugin: &'a Plugin, folder: &Folder) -> Result<&'a [u8; 32]> {
    let key = |stamp: &Stamp| {
        Key::new(
            Kind::Build,
            &key::file_facts(plugin.path(), &format!("{stamp:?}")),
            &[],
        )
    };
    plugin.whole_hash(
        |stamp| {
            let key = key(stamp);
            match entry::read(&folder.path.join(key.name()), folder) {
                (Found::Entry(bytes), _) => read(std::str::from_utf8(&bytes).ok()?, &key),
                _ => None,
            }
        },
        |stamp, hash| {
            let key = key(stamp);
            if is_settled(stamp) {
                let text = text(hash, &key);
                // It is only found out again.
                let path = folder.path.join(key.name());
                let _ = entry::write(&path, &[text.as_bytes()], u64::MAX);
            }
        },
    )
}

fn is_settled(stamp: &Stamp) -> bool {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.map_or(0, |now| now.as_secs());
    let changed = u64::try_from(stamp.changed.0).unwrap_or(0);
    now > changed + SETTLED.as_secs()
}

fn text(hash: &[u8; 32], key: &Key) -> String {
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    let check: u8 = hash.bytes().fold(0, |sum, byte| sum.rotate_left(1) ^ byte);
    format!("{FORMAT}\n{}\n{hash} {check:02x}\n", key.text())
}

/// The hash in a text, if the text is whole and for this key.
fn read(text_: &str, key: &Key) -> Option<[u8; 32]> {
    let digits = text_.lines().nth(2)?.as_bytes().get(..64)?;
    let mut hash = [0; 32];
    for (byte, pair) in hash.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    (text(&hash, key) == text_).then_some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let key = Key::new(Kind::Build, &[], &[b"a file"]);
        let hash: [u8; 32] = std::array::from_fn(|index| (index * 7) as u8);
        let whole = text(&hash, &key);
        assert_eq!(read(&whole, &key), Some(hash));
        assert_eq!(
            read(&whole, &Key::new(Kind::Build, &[], &[b"another"])),
            None
        );
        for size in 0..whole.len() {
            assert_eq!(read(&whole[..size], &key), None, "cut at {size}");
        }
        for place in 0..whole.len() {
            let mut bytes = whole.clone().into_bytes();
            bytes[place] ^= 1;
            if let Ok(text) = std::str::from_utf8(&bytes) {
                assert_eq!(read(text, &key), None, "damaged at {place}");
            }
        }
    }

    #[test]
    fn what_was_just_changed_is_not_remembered() {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let now = now.unwrap().as_secs() as i64;
        let stamp = |changed| Stamp {
            inode: 1,
            size: 1,
            modified: (0, 0),
            changed: (changed, 0),
        };
        assert!(is_settled(&stamp(now - 10)));
        assert!(!is_settled(&stamp(now)));
        // A clock that ran ahead.
        assert!(!is_settled(&stamp(now + 1000)));
    }
}
