//! What an entry depends on: where all of it is the same, what was made once can be used again.

use std::os::unix::ffi::OsStrExt;

use sha2::{Digest, Sha256};

use crate::client::Client;
use crate::host::cpu;

/// How entries are made. To be raised where another program would be compiled of the same bytes under
/// the same options, as when a fault of plugins is mended.
const GENERATION: &[u8] = b"1";

/// What an entry holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An executable in its envelope.
    Executable,
    /// The options of XLA's that a program is fastest under.
    Choice,
    /// The hash of a plugin's file.
    Build,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Executable, Kind::Choice, Kind::Build];

    fn ending(self) -> &'static str {
        match self {
            Kind::Executable => "executable",
            Kind::Choice => "autotune",
            Kind::Build => "plugin",
        }
    }
}

/// The name of an entry: a hash of all that it depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    hash: [u8; 32],
    kind: Kind,
}

impl Key {
    pub(super) fn new(kind: Kind, facts: &[Vec<u8>], parts: &[&[u8]]) -> Key {
        let mut hasher = Sha256::new();
        let own: [&[u8]; 3] = [
            env!("CARGO_PKG_VERSION").as_bytes(),
            GENERATION,
            kind.ending().as_bytes(),
        ];
        let facts = facts.iter().map(Vec::as_slice);
        for part in own.into_iter().chain(facts).chain(parts.iter().copied()) {
            // With its size, so that no two lists are the same bytes.
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Key {
            hash: hasher.finalize().into(),
            kind,
        }
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.hash
    }

    /// The hash as text.
    pub(crate) fn text(&self) -> String {
        self.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The name of the entry's file.
    pub(super) fn name(&self) -> String {
        format!("{}.{}", self.text(), self.kind.ending())
    }

    /// The name of the file that is locked while the entry is made.
    pub(super) fn lock_name(&self) -> String {
        format!("{}.{LOCK}", self.name())
    }
}

/// How the name of a lock ends.
const LOCK: &str = "lock";
/// How the name of a file ends that is to become an entry.
const UNFINISHED: &str = "new";

/// What a file in a cache's folder is, as its name tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Entry,
    Lock,
    Unfinished,
}

/// The name under which an entry is written first.
pub(super) fn unfinished_name(entry: &str, number: u64) -> String {
    format!("{entry}.{number:016x}.{UNFINISHED}")
}

/// What a file is by its name; none if it is none of ours.
pub(super) fn role_of(name: &str) -> Option<Role> {
    let is_hex = |text: &str| {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        text.bytes().all(is_digit)
    };
    let mut parts = name.split('.');
    let hash = parts.next()?;
    let ending = parts.next()?;
    let is_entry =
        hash.len() == 64 && is_hex(hash) && Kind::ALL.iter().any(|kind| kind.ending() == ending);
    if !is_entry {
        return None;
    }
    match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => Some(Role::Entry),
        (Some(LOCK), None, _) => Some(Role::Lock),
        (Some(number), Some(UNFINISHED), None) if number.len() == 16 && is_hex(number) => {
            Some(Role::Unfinished)
        }
        _ => None,
    }
}

/// The facts of a client that what it compiles may depend on.
pub(super) fn facts(client: &Client, build: &[u8; 32]) -> Vec<Vec<u8>> {
    let plugin = client.plugin();
    let platform = client.platform_name().to_bytes();
    let mut options: Vec<String> = client
        .options()
        .passed_on()
        .map(|(key, value)| format!("{key}={value:?}"))
        .collect();
    options.sort();
    let devices: Vec<String> = client
        .devices()
        .iter()
        .map(|device| format!("{} {}", device.id(), device.kind().to_string_lossy()))
        .collect();
    // Only CPU code depends on the host's processor.
    let processor = match platform.eq_ignore_ascii_case(b"cpu") {
        true => [
            cpu::ARCHITECTURE.to_owned(),
            cpu::model(),
            cpu::features().join(" "),
            client.pool().to_string(),
        ]
        .join("\n"),
        false => String::new(),
    };
    let (major, minor) = plugin.api_version();
    vec![
        build.to_vec(),
        format!("{major}.{minor}").into_bytes(),
        platform.to_vec(),
        client.platform_version().to_bytes().to_vec(),
        plugin.flags().to_vec(),
        options.join("\n").into_bytes(),
        devices.join("\n").into_bytes(),
        processor.into_bytes(),
    ]
}

/// What tells a plugin's file, of which the hash is to be remembered.
pub(super) fn file_facts(path: &std::path::Path, stamp: &str) -> Vec<Vec<u8>> {
    vec![
        path.as_os_str().as_bytes().to_vec(),
        stamp.as_bytes().to_vec(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_has_another_key() {
        let key = |kind, facts: &[&[u8]], parts: &[&[u8]]| {
            let facts: Vec<Vec<u8>> = facts.iter().map(|fact| fact.to_vec()).collect();
            Key::new(kind, &facts, parts)
        };
        let first = key(Kind::Executable, &[b"ab"], &[b"c", b"d"]);
        assert_eq!(first, key(Kind::Executable, &[b"ab"], &[b"c", b"d"]));
        for other in [
            key(Kind::Choice, &[b"ab"], &[b"c", b"d"]),
            key(Kind::Executable, &[b"ab"], &[b"c", b"e"]),
            key(Kind::Executable, &[b"a"], &[b"bc", b"d"]),
            key(Kind::Executable, &[b"ab"], &[b"cd", b""]),
            key(Kind::Executable, &[b"ab"], &[b"c"]),
        ] {
            assert_ne!(other.bytes(), first.bytes());
        }
    }

    #[test]
    fn files_are_known_by_their_names() {
        for kind in Kind::ALL {
            let key = Key::new(kind, &[], &[]);
            let name = key.name();
            assert_eq!(role_of(&name), Some(Role::Entry));
            assert_eq!(role_of(&key.lock_name()), Some(Role::Lock));
            let unfinished = unfinished_name(&name, 7);
            assert_eq!(role_of(&unfinished), Some(Role::Unfinished));
            for other in [
                format!("{name}."),
                format!("{name}.old"),
                format!("x{name}"),
                format!("{unfinished}.x"),
                name.to_uppercase(),
                name[1..].to_owned(),
                format!("{}.txt", key.text()),
            ] {
                assert_eq!(role_of(&other), None, "{other}");
            }
        }
        for name in ["", ".", "model.mlir", "pjrtlite"] {
            assert_eq!(role_of(name), None);
        }
    }
}
