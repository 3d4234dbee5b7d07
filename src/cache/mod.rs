//! Compiled programs, and what was found out about programs, kept in a folder between processes.
//!
//! Everything there can be made again, so nothing that happens to it is an error: what cannot be read,
//! written or trusted is made anew, and told at log level info.
//!
//! - `folder`: where it is, and whose files in it are taken
//! - `key`: what an entry depends on
//! - `build`: the hash of a plugin's file, remembered
//! - `entry`: reading and writing
//! - `lock`: one process makes an entry, others wait
//! - `sweep`: the limit of the size, and what processes left behind that were killed
//!
//! An entry is written under another name and renamed, and never changed: who reads it has it whole,
//! also after it was removed. So readers take no lock. A process that ends in between leaves a file that
//! a later one removes.

mod build;
mod entry;
mod folder;
mod key;
mod lock;
mod sweep;

use std::path::PathBuf;
use std::time::Duration;

use crate::client::Client;
use crate::error::Result;
use crate::host::callback;
use crate::host::log::{LogLevel, say};
use crate::options::{Options, Place};
use folder::Folder;

pub(crate) use entry::{Found, Seen};
pub(crate) use key::{Key, Kind};
use lock::{Lock, Outcome};

/// The variable that says where the cache is if no option does.
const VARIABLE: &str = "PJRTLITE_CACHE";

/// The most bytes that a folder holds unless it is said.
const DEFAULT_SIZE: u64 = 1 << 30;

/// How long a load waits for another process unless it is said.
const DEFAULT_WAIT: Duration = Duration::from_secs(60);

/// What was asked for: where, how much, and how long.
#[derive(Debug)]
pub(crate) struct Wanted<'a> {
    client: &'a Client,
    place: Place,
    size: u64,
    wait: Duration,
}

impl Wanted<'_> {
    /// What the options of a program and of its client and the environment ask for; none if the cache is off.
    pub(crate) fn of<'a>(client: &'a Client, options: &Options) -> Option<Wanted<'a>> {
        let each = [options, client.options()];
        let by_option = each.iter().find_map(|options| options.cache());
        let place = by_option.or_else(in_environment).unwrap_or({
            // What takes so long to find out is remembered unless somebody does not want it.
            match options.autotune() {
                true => Place::Default,
                false => Place::Nowhere,
            }
        });
        if place == Place::Nowhere {
            return None;
        }
        let size = each.iter().find_map(|options| options.cache_size());
        let wait = each.iter().find_map(|options| options.cache_wait());
        Some(Wanted {
            client,
            place,
            size: size.unwrap_or(DEFAULT_SIZE),
            wait: wait.unwrap_or(DEFAULT_WAIT),
        })
    }

    /// Opens it, if it can be used.
    pub(crate) fn open(&self) -> Result<Cache<'_>> {
        let variable = |name: &str| std::env::var_os(name).map(PathBuf::from);
        Ok(Cache {
            wanted: self,
            folder: Folder::open(&self.place, variable)?,
        })
    }
}

/// What the environment says, if it can be made sense of: it is no reason for a simulation to stop.
fn in_environment() -> Option<Place> {
    let text = std::env::var(VARIABLE).ok()?;
    let place = Place::of_text(text.trim());
    if place.is_none() {
        say(
            LogLevel::Warning,
            format_args!(
                "the environment variable {VARIABLE} is '{}', which is neither on, off, nor the path of \
                 a folder with a '/' in it: the cache is off",
                text.escape_debug()
            ),
        );
    }
    place
}

/// A folder of entries that is open.
#[derive(Debug)]
pub(crate) struct Cache<'a> {
    wanted: &'a Wanted<'a>,
    folder: Folder,
}

impl Cache<'_> {
    /// The key of what depends on these parts, on the client's plugin, and on this machine.
    pub(crate) fn key(&self, kind: Kind, parts: &[&[u8]]) -> Result<Key> {
        let client = self.wanted.client;
        let build = build::of(client.plugin(), &self.folder)?;
        Ok(Key::new(kind, &key::facts(client, build), parts))
    }

    /// Where an entry is, or will be.
    pub(crate) fn path(&self, key: &Key) -> PathBuf {
        self.folder.path.join(key.name())
    }

    /// What is there now under a key.
    pub(crate) fn find(&self, key: &Key) -> (Found, Seen) {
        entry::read(&self.path(key), &self.folder)
    }

    /// Waits until this process may make an entry, or has not to: another process made it, or is not done
    /// with it for too long. `seen` is what was there.
    pub(crate) fn turn(&self, key: &Key, seen: &Seen) -> Turn {
        let path = self.path(key);
        let limit = match callback::may_wait_for_others() {
            true => self.wanted.wait,
            false => Duration::ZERO,
        };
        let is_new = || Seen::now(&path) != *seen;
        let lock = self.folder.path.join(key.lock_name());
        match lock::take(&lock, limit, is_new) {
            // Whoever waits behind this process would wait again, for nothing.
            Outcome::Held {
                lock,
                has_waited: false,
            } => Turn {
                is_new: is_new(),
                told: None,
                _lock: Some(lock),
            },
            Outcome::Held { .. } | Outcome::Made => Turn::without_lock(is_new(), None),
            Outcome::Late => {
                let told = format!(
                    "another process has been at it for more than {} s",
                    limit.as_secs_f64()
                );
                Turn::without_lock(is_new(), Some(told))
            }
            Outcome::None(why) => Turn::without_lock(is_new(), Some(why)),
        }
    }

    /// Keeps an entry that consists of these parts, and removes others if there are too many.
    pub(crate) fn keep(&self, key: &Key, parts: &[&[u8]]) -> Result<()> {
        let path = self.path(key);
        entry::write(&path, parts, self.wanted.size)?;
        sweep::sweep(&self.folder.path, &path, self.wanted.size);
        Ok(())
    }
}

/// That it is this process's to make an entry, as long as this is there.
#[derive(Debug)]
pub(crate) struct Turn {
    /// Whether something else is there by now than was before.
    pub(crate) is_new: bool,
    /// Why there is no lock, where that is worth to be told.
    pub(crate) told: Option<String>,
    _lock: Option<Lock>,
}

impl Turn {
    fn without_lock(is_new: bool, told: Option<String>) -> Turn {
        Turn {
            is_new,
            told,
            _lock: None,
        }
    }
}
