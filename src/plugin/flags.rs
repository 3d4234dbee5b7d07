//! A look at the flags in `XLA_FLAGS` before a plugin reads them: on one that it does not know, or on
//! a value of the wrong kind, XLA ends the process.
//!
//! The plugin's file tells which flags there are: their names lie in it as texts, and most are also
//! fields of a protobuf message (`DebugOptions`) whose description lies in the file, with the kind of
//! each. Measured on the flags of three CPU plugins: every one is found, and nine in ten with its
//! kind, which is always the right one.

use std::collections::BTreeMap;
use std::path::Path;

use memchr::memmem;

use super::file::each_piece;
use crate::error::{Error, Result, Status};

const VARIABLE: &str = "XLA_FLAGS";

/// What every flag of XLA starts with.
const PREFIX: &[u8] = b"xla_";

/// How far around a name the file is looked at, beyond the name.
const AROUND: usize = 16;

/// Longer than any name that is looked for.
const LONGEST: usize = 200;

/// Fails if XLA would end the process over the environment, as far as that can be told.
pub(super) fn check(plugin: &Path) -> Result<()> {
    let Some(value) = std::env::var_os(VARIABLE) else {
        return Ok(());
    };
    let told = |why: String| {
        Error::new(
            Status::InvalidValue,
            format!(
                "the environment variable {VARIABLE} {why}; XLA would end the process over it. \
                 Correct or unset it"
            ),
        )
    };
    let mut text = value.into_encoded_bytes();
    match text.iter().find(|byte| !is_space(**byte)) {
        None if text.is_empty() => return Ok(()),
        Some(b'-') => {}
        // Anything else is the name of a file that has the flags.
        _ => {
            let name = String::from_utf8_lossy(&text).into_owned();
            text = std::fs::read(&name).map_err(|error| {
                told(format!(
                    "holds neither flags (--xla_…=…) nor the name of a file of flags: '{}': {error}",
                    name.escape_debug()
                ))
            })?;
        }
    }
    let flags = parse(&text);
    let names = flags.iter().filter_map(Flag::name);
    let known = look_up(plugin, names).map_err(|error| {
        Error::new(
            Status::FileUnreadable,
            format!(
                "cannot read the plugin's file '{}', to tell whether it knows the flags in \
                 {VARIABLE}: {error}",
                plugin.display()
            ),
        )
    })?;
    match flags.iter().find_map(|flag| flag.fault(&known)) {
        Some(fault) => Err(told(format!("holds {fault}"))),
        None => Ok(()),
    }
}

/// The flags in the environment, and what is in the file that they may be in.
pub(super) fn in_environment() -> Vec<u8> {
    let text = std::env::var_os(VARIABLE).unwrap_or_default();
    let mut text = text.into_encoded_bytes();
    if text
        .first()
        .is_some_and(|byte| *byte != b'-' && !is_space(*byte))
    {
        let name = String::from_utf8_lossy(&text).into_owned();
        text.extend(std::fs::read(name).unwrap_or_default());
    }
    text
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

/// A flag as it is written.
#[derive(Debug, PartialEq, Eq)]
struct Flag<'a> {
    /// From its dashes to the end of its name, or, if it is of no such form, all of it.
    head: &'a [u8],
    /// What follows a `=`, without quotes.
    value: Option<&'a [u8]>,
}

/// What the file tells of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    No,
    /// A text of that name is there.
    Name,
    /// It is also a field, of this type in protobuf's numbers.
    Field(u8),
}

impl<'a> Flag<'a> {
    fn name(&self) -> Option<&'a [u8]> {
        self.head
            .strip_prefix(b"--")
            .filter(|name| !name.is_empty() && name.len() <= LONGEST)
    }

    /// What is wrong with it.
    fn fault(&self, known: &BTreeMap<&[u8], Known>) -> Option<String> {
        let head = String::from_utf8_lossy(self.head);
        let shown: String = head.escape_debug().take(LONGEST).collect();
        let Some(name) = self.name() else {
            return Some(format!("'{shown}', which is no flag (--xla_…=…)"));
        };
        let kind = match known.get(name).copied().unwrap_or(Known::No) {
            Known::No => return Some(format!("'{shown}', a flag that this plugin does not have")),
            Known::Name => return None,
            Known::Field(kind) => kind,
        };
        let value = self.value.map(String::from_utf8_lossy);
        let is_right = match (kind, value.as_deref()) {
            (BOOL, None) => true,
            (BOOL, Some(value)) => {
                let words = ["true", "false", "1", "0"];
                words.iter().any(|word| value.eq_ignore_ascii_case(word))
            }
            // Only truth values may be left out.
            (_, None) => false,
            (INT32, Some(value)) => value.parse::<i32>().is_ok(),
            (INT64, Some(value)) => value.parse::<i64>().is_ok(),
            (FLOAT | DOUBLE, Some(value)) => value.parse::<f64>().is_ok(),
            _ => true,
        };
        if is_right {
            return None;
        }
        let wants = match kind {
            BOOL => "true or false",
            INT32 | INT64 => "an integer",
            FLOAT | DOUBLE => "a number",
            _ => "a value",
        };
        Some(match value {
            None => format!("'{shown}' without a value; it takes {wants}"),
            Some(value) => {
                let value: String = value.escape_debug().take(LONGEST).collect();
                format!("'{shown}={value}', but this flag takes {wants}")
            }
        })
    }
}

/// Types of fields in descriptions of protobuf messages.
const DOUBLE: u8 = 1;
const FLOAT: u8 = 2;
const INT64: u8 = 3;
const INT32: u8 = 5;
const BOOL: u8 = 8;

/// Splits a text as XLA does: flags between spaces, up to the first thing that has no dash.
fn parse(mut text: &[u8]) -> Vec<Flag<'_>> {
    let mut flags = Vec::new();
    loop {
        text = text.trim_ascii_start();
        if text.first() != Some(&b'-') {
            return flags;
        }
        let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let end = text.iter().position(|byte| !is_of_name(byte));
        let (head, rest) = text.split_at(end.unwrap_or(text.len()));
        let until_space = |text: &[u8]| {
            let end = text.iter().position(|byte| is_space(*byte));
            end.unwrap_or(text.len())
        };
        let Some(rest) = rest.strip_prefix(b"=") else {
            let end = head.len() + until_space(rest);
            let head = &text[..end];
            flags.push(Flag { head, value: None });
            text = &text[end..];
            continue;
        };
        let (value, after) = match rest.first() {
            Some(quote @ (b'"' | b'\'')) => {
                let inner = &rest[1..];
                match inner.iter().position(|byte| byte == quote) {
                    Some(end) => (&inner[..end], &inner[end + 1..]),
                    None => (inner, &inner[inner.len()..]),
                }
            }
            _ => rest.split_at(until_space(rest)),
        };
        flags.push(Flag {
            head,
            value: Some(value),
        });
        text = after;
    }
}

/// Looks for names in a file.
fn look_up<'a>(
    file: &Path,
    names: impl Iterator<Item = &'a [u8]>,
) -> std::io::Result<BTreeMap<&'a [u8], Known>> {
    let mut known: BTreeMap<&[u8], Known> = names.map(|name| (name, Known::No)).collect();
    if known.is_empty() {
        return Ok(known);
    }
    each_piece(file, LONGEST + 2 * AROUND, |piece| {
        for (name, found) in &mut known {
            if !matches!(found, Known::Field(_)) {
                look_in(piece, name, found);
            }
        }
    })?;
    Ok(known)
}

fn look_in(piece: &[u8], name: &[u8], found: &mut Known) {
    for start in memmem::find_iter(piece, name) {
        let (before, after) = (&piece[..start], &piece[start + name.len()..]);
        if let Some(kind) = field_type(before, name.len(), after) {
            *found = Known::Field(kind);
            return;
        }
        // The end of a longer text may be shared with it, so only names that are sure to be those
        // of flags are taken without a look at what is before.
        let starts_there = name.starts_with(PREFIX) || before.last() == Some(&0);
        if after.first() == Some(&0) && starts_there {
            *found = Known::Name;
        }
    }
}

/// The type of the field that a name is of, in a serialized description: field 1 is the name, 3 the
/// number, 4 the label, 5 the type.
fn field_type(before: &[u8], length: usize, after: &[u8]) -> Option<u8> {
    let stated = u8::try_from(length).ok().filter(|length| *length < 0x80)?;
    if !before.ends_with(&[0x0a, stated]) {
        return None;
    }
    let number = after.strip_prefix(&[0x18])?;
    let end = number.iter().take(5).position(|byte| *byte < 0x80)?;
    match number.get(end + 1..end + 5)? {
        [0x20, _, 0x28, kind] => Some(*kind),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::file::PIECE;
    use super::*;

    fn flags(text: &str) -> Vec<(&str, Option<&str>)> {
        let text_of = |bytes| std::str::from_utf8(bytes).unwrap();
        parse(text.as_bytes())
            .into_iter()
            .map(|flag| (text_of(flag.head), flag.value.map(text_of)))
            .collect()
    }

    #[test]
    fn a_text_is_split_as_xla_does() {
        assert_eq!(flags(""), []);
        assert_eq!(
            flags(" --xla_a=1\n--xla_b  --xla_c='d e' --xla_f=\"g\" rest --xla_h=1"),
            [
                ("--xla_a", Some("1")),
                ("--xla_b", None),
                ("--xla_c", Some("d e")),
                ("--xla_f", Some("g"))
            ]
        );
        assert_eq!(
            flags("-xla_a=1 --xla_b:2 -- --="),
            [
                ("-xla_a", Some("1")),
                ("--xla_b:2", None),
                ("--", None),
                ("--", Some(""))
            ]
        );
        assert_eq!(flags("--xla_a='b"), [("--xla_a", Some("b"))]);
        assert_eq!(flags("--xla_a="), [("--xla_a", Some(""))]);
    }

    /// A plugin's file: texts, and descriptions of fields.
    fn file() -> tempfile::NamedTempFile {
        let mut bytes = vec![1; PIECE + 100];
        // Across the end of a piece.
        let place = PIECE + LONGEST + 2 * AROUND - 3;
        bytes.resize(place, 2);
        bytes.extend(b"xla_text\0");
        bytes.extend(b"longer_flag\0\0flag\0");
        for (name, kind) in [("xla_bool", BOOL), ("xla_int", INT32), ("xla_string", 9)] {
            bytes.extend([0x0a, name.len() as u8]);
            bytes.extend(name.as_bytes());
            bytes.extend([0x18, 0x83, 0x01, 0x20, 0x01, 0x28, kind]);
        }
        let mut file = tempfile::NamedTempFile::new().unwrap();
        std::io::Write::write_all(&mut file, &bytes).unwrap();
        file
    }

    #[test]
    fn faults_are_told_and_what_is_right_is_not() {
        let file = file();
        let fault = |text: &str| {
            let flags = parse(text.as_bytes());
            let known = look_up(file.path(), flags.iter().filter_map(Flag::name)).unwrap();
            flags.iter().find_map(|flag| flag.fault(&known))
        };
        for text in [
            "",
            "--xla_text=1 --xla_bool --xla_bool=TRUE --xla_bool=0",
            "--xla_int=-3 --xla_int=+3 --xla_string= --flag=2",
        ] {
            assert_eq!(fault(text), None, "{text}");
        }
        for (text, part) in [
            ("--xla_none=1", "'--xla_none', a flag that this plugin"),
            ("--xla_tex=1", "does not have"),
            ("--longer=1", "does not have"),
            ("--lag=1", "does not have"),
            ("-xla_bool=true", "is no flag"),
            ("--", "is no flag"),
            (
                "--xla_bool=yes",
                "'--xla_bool=yes', but this flag takes true or false",
            ),
            ("--xla_bool=", "takes true or false"),
            ("--xla_int=3x", "takes an integer"),
            ("--xla_int=2147483648", "takes an integer"),
            ("--xla_int", "without a value; it takes an integer"),
            ("--xla_string", "without a value"),
            ("--xla_text=1 --xla_none", "--xla_none"),
        ] {
            let told = fault(text).unwrap_or_else(|| panic!("{text}: no fault"));
            assert!(told.contains(part), "{text}: {told}");
        }
    }
}
