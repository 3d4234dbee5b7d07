//! Names in a manifest: what they may be, and what they lead to.

use std::collections::{HashMap, HashSet};
use std::ffi::{CStr, CString};

use super::manifest::bad;
use crate::array::DType;
use crate::error::{Error, Result, Status};

/// Paths stay below the folder that an archive is unpacked in, and mean the same on each system.
pub(super) fn check_path(path: &str) -> Result<()> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '/');
    let is_right = (1..=255).contains(&path.len())
        && path.chars().all(is_plain)
        && path
            .split('/')
            .all(|part| !part.is_empty() && part.trim_end_matches('.') == part);
    if is_right {
        return Ok(());
    }
    Err(bad(format_args!(
        "'{}' is no path for a file: letters, digits, '_', '-', '.' and '/' make one",
        shown(path)
    )))
}

pub(super) fn hash(text: &str) -> Option<[u8; 32]> {
    let mut hash = [0; 32];
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, digits) in hash.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(hash)
}

/// Names by which arrays, functions and extents are asked for: an identifier, or several with dots.
pub(super) fn identifier(name: &str) -> Result<CString> {
    let is_part = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let starts_well = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if name.len() <= 255 && starts_well && name.split('.').all(is_part) {
        return text(name);
    }
    Err(bad(format_args!(
        "'{}' is no name: it starts with a letter, and has letters, digits, '_' and '.'",
        shown(name)
    )))
}

pub(super) fn check_text(name: &str) -> Result<()> {
    if name.is_empty() || name.len() > 1000 || name.chars().any(char::is_control) {
        return Err(bad(format_args!("'{}' is no name", shown(name))));
    }
    Ok(())
}

pub(super) fn text(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| bad(format_args!("a text has a NUL in it")))
}

pub(super) fn dtype(name: &str) -> Result<DType> {
    DType::all()
        .find(|dtype| dtype.c_name().to_bytes() == name.as_bytes())
        .ok_or_else(|| bad(format_args!("there is no element type '{}'", shown(name))))
}

/// The places of names, which must differ by more than the case of letters.
pub(super) fn index<'a>(
    what: &str,
    names: impl Iterator<Item = &'a str>,
) -> Result<HashMap<String, usize>> {
    let mut places = HashMap::new();
    let mut folded = HashSet::new();
    for (place, name) in names.enumerate() {
        if !folded.insert(name.to_ascii_lowercase()) {
            return Err(bad(format_args!(
                "two {what}s are called '{}' (case does not count)",
                shown(name)
            )));
        }
        places.insert(name.to_owned(), place);
    }
    Ok(places)
}

pub(super) fn find(places: &HashMap<String, usize>, what: &str, name: &str) -> Result<usize> {
    places
        .get(name)
        .copied()
        .ok_or_else(|| bad(format_args!("there is no {what} '{}'", shown(name))))
}

pub(super) fn twice(what: &str, name: &str) -> Error {
    bad(format_args!(
        "a program has the {what} '{}' twice, or it is a state",
        shown(name)
    ))
}

/// A name from a file, for a message.
pub(super) fn shown(name: &str) -> String {
    name.escape_debug().take(120).collect()
}

/// The place of a name among others, by what it is called; with what there is otherwise.
pub(super) fn place<'a>(
    what: &str,
    name: &str,
    names: impl Iterator<Item = &'a CStr> + Clone,
) -> Result<usize> {
    let wanted = name.as_bytes();
    names
        .clone()
        .position(|other| other.to_bytes() == wanted)
        .ok_or_else(|| {
            let all: Vec<_> = names.take(20).map(CStr::to_string_lossy).collect();
            Error::new(
                Status::InvalidValue,
                format!(
                    "there is no {what} '{}'; there are: {}",
                    shown(name),
                    all.join(", ")
                ),
            )
        })
}

/// `n=64,m=3`; nothing is `()`.
pub(super) fn sizes_text(sizes: &[(String, i64)]) -> String {
    let each: Vec<String> = sizes
        .iter()
        .map(|(name, size)| format!("{name}={size}"))
        .collect();
    each.join(",")
}
