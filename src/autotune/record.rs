//! Where a choice is remembered: a small text file for each program, plugin and processor.
//!
//! It holds a line that names the format, the key, a line for each option, and `end`. Nothing in
//! it is believed but options that are among the candidates, so a damaged file cannot do more than
//! be ignored.

use std::io::Read;
use std::path::{Path, PathBuf};

use twox_hash::xxhash3_128::Hasher as XxHash3_128;

use super::{CANDIDATES, Choice};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::{cpu, file};
use crate::options::Options;

const FORMAT: &str = "pjrtlite-autotune 1";

/// Which faults of plugins are mended when a program is compiled: a choice that was timed without
/// a remedy, on wrong numbers, is not one for the program with it.
const REMEDIES: &[u8] = b"arctan";

/// Longer than any record.
const MAX_SIZE: u64 = 1 << 16;

/// Where the choice for one program is remembered.
#[derive(Debug)]
pub(super) struct Record {
    path: PathBuf,
    key: String,
}

impl Record {
    /// The record for a program loaded like this; none if there is no folder for it.
    pub(super) fn of(client: &Client, bytes: &[u8], options: &Options) -> Result<Option<Record>> {
        let folder = match options.autotune_folder() {
            Some(folder) => PathBuf::from(folder),
            None => default_folder(|name| std::env::var_os(name).map(PathBuf::from)),
        };
        if folder.as_os_str().is_empty() {
            return Ok(None);
        }
        let key = key(client, bytes, options)?;
        Ok(Some(Record::new(&folder, key)))
    }

    fn new(folder: &Path, key: String) -> Record {
        Record {
            path: folder.join(format!("{key}.autotune")),
            key,
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// What is remembered, if anything that can be made sense of is.
    pub(super) fn read(&self) -> Option<Choice> {
        let mut text = String::new();
        let file = std::fs::File::open(&self.path).ok()?;
        file.take(MAX_SIZE).read_to_string(&mut text).ok()?;
        let mut lines = text.lines();
        if lines.next()? != FORMAT || lines.next()? != self.key {
            return None;
        }
        let mut choice = Choice::new();
        loop {
            match lines.next()? {
                "end" if lines.next().is_none() => return Some(choice),
                line => {
                    let named = CANDIDATES
                        .iter()
                        .find(|candidate| candidate.to_string() == line)?;
                    if choice.iter().any(|other| other.key == named.key) {
                        return None;
                    }
                    choice.push(named);
                }
            }
        }
    }

    /// Remembers a choice.
    pub(super) fn write(&self, choice: &Choice) -> Result<()> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| Error::new(Status::FileUnwritable, error.to_string()))?;
        }
        let mut text = format!("{FORMAT}\n{}\n", self.key);
        for candidate in choice {
            text += &format!("{candidate}\n");
        }
        text += "end\n";
        file::write(&self.path, &[text.as_bytes()])
    }
}

/// The user's folder for what can be made again; empty if there is none.
fn default_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    // Relative paths are to be ignored, says the specification of these folders.
    let folder = |name| variable(name).filter(|path| path.is_absolute());
    folder("XDG_CACHE_HOME")
        .or_else(|| Some(folder("HOME")?.join(".cache")))
        .map_or_else(PathBuf::new, |folder| folder.join("pjrtlite"))
}

/// What a choice depends on, in 32 hexadecimal digits.
fn key(client: &Client, bytes: &[u8], options: &Options) -> Result<String> {
    let candidates = CANDIDATES.each_ref().map(ToString::to_string).join("\n");
    let device = match options.any_device() {
        true => "each".to_owned(),
        false => options.device().to_string(),
    };
    let mut set: Vec<String> = options
        .passed_on()
        .map(|(key, value)| format!("{key}={value:?}"))
        .collect();
    set.sort();
    let threads = std::thread::available_parallelism().map_or(0, usize::from);
    let mut hasher = XxHash3_128::new();
    for part in [
        env!("CARGO_PKG_VERSION").as_bytes(),
        REMEDIES,
        candidates.as_bytes(),
        client.plugin().file_hash()?,
        client.platform_name().to_bytes(),
        cpu::ARCHITECTURE.as_bytes(),
        cpu::features().join(" ").as_bytes(),
        threads.to_string().as_bytes(),
        device.as_bytes(),
        set.join("\n").as_bytes(),
        bytes,
    ] {
        hasher.write(&(part.len() as u64).to_le_bytes());
        hasher.write(part);
    }
    Ok(format!("{:032x}", hasher.finish_128()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(folder: &Path) -> Record {
        Record::new(folder, "0123".to_owned())
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let record = record(&folder.path().join("made/when needed"));
        assert_eq!(record.read(), None);
        for choice in [
            vec![],
            vec![&CANDIDATES[0]],
            vec![&CANDIDATES[1], &CANDIDATES[0]],
        ] {
            record.write(&choice).unwrap();
            assert_eq!(record.read(), Some(choice));
        }
        let files = std::fs::read_dir(record.path.parent().unwrap()).unwrap();
        assert_eq!(files.count(), 1, "nothing else is left there");
    }

    #[test]
    fn damaged_records_are_ignored() {
        let folder = tempfile::tempdir().unwrap();
        let record = record(folder.path());
        record.write(&vec![&CANDIDATES[0]]).unwrap();
        let whole = std::fs::read(record.path()).unwrap();
        let reads = |bytes: &[u8]| {
            std::fs::write(record.path(), bytes).unwrap();
            record.read().is_some()
        };
        assert!(reads(&whole));
        // The last byte is a line's end, without which the text means the same.
        for size in 0..whole.len() - 1 {
            assert!(!reads(&whole[..size]), "cut off at {size}");
        }
        for position in 0..whole.len() - 1 {
            let mut bytes = whole.clone();
            bytes[position] ^= 1;
            assert!(!reads(&bytes), "damaged at {position}");
        }
        let text = String::from_utf8(whole.clone()).unwrap();
        assert!(!reads(text.replace("0123", "0124").as_bytes()));
        assert!(!reads(
            text.replace("end", "xla_cpu_enable_fast_math=true\nend")
                .as_bytes()
        ));
        let twice = format!("{}\nend", CANDIDATES[0]);
        assert!(!reads(text.replace("end", &twice).as_bytes()));
        assert!(!reads(&[text.as_bytes(), b"more\n"].concat()));
        assert!(!reads(&vec![b'\n'; 1 << 20]));
    }

    #[test]
    fn the_default_folder_is_the_users_cache() {
        let folder = |cache: &str, home: &str| {
            default_folder(|name| match name {
                "XDG_CACHE_HOME" if !cache.is_empty() => Some(cache.into()),
                "HOME" if !home.is_empty() => Some(home.into()),
                _ => None,
            })
        };
        assert_eq!(folder("/c", "/h"), Path::new("/c/pjrtlite"));
        assert_eq!(folder("", "/h"), Path::new("/h/.cache/pjrtlite"));
        assert_eq!(folder("relative", "/h"), Path::new("/h/.cache/pjrtlite"));
        assert_eq!(folder("", ""), Path::new(""));
        assert_eq!(folder("", "relative"), Path::new(""));
    }
}
