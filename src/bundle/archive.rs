//! A zip archive whose members are stored, read from its first byte to its last.
//!
//! Zip lets two readers see two archives in one file: by members that overlap, by what stands before,
//! between and behind them, by heads that differ from the directory. Here each byte has one meaning:
//! members follow each other from byte 0, the directory lists just these in the same order, and its
//! end is the end of the file. That leaves nothing to interpret, and takes no decompressor.
//!
//! The format: <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>, sections 4.3 and 4.5.3.

use std::ops::Range;

use crate::error::{Error, Result, Status};
use crate::host::memory;

/// Members start at a multiple of this in a bundle, so that plugins can use arrays where they are.
pub(super) const ALIGNMENT: usize = crate::alloc::VIEW_ALIGNMENT;

const MEMBER: u32 = u32::from_le_bytes(*b"PK\x03\x04");
const ENTRY: u32 = u32::from_le_bytes(*b"PK\x01\x02");
const LONG_END: u32 = u32::from_le_bytes(*b"PK\x06\x06");
const LONG_END_PLACE: u32 = u32::from_le_bytes(*b"PK\x06\x07");
const END: u32 = u32::from_le_bytes(*b"PK\x05\x06");

/// The flag that names are in UTF-8.
const UTF8: u16 = 1 << 11;
/// The flags that say how well something was compressed, which mean nothing of what is stored.
const EFFORT: u16 = 0b110;

/// A member of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    /// Where its name is in the file: UTF-8.
    name: Range<usize>,
    /// Where its bytes are.
    pub(super) bytes: Range<usize>,
    /// The CRC-32 of its bytes, as the archive tells it.
    pub(super) crc: u32,
    /// Where its head is.
    start: usize,
}

impl Member {
    /// Its name in the archive that it was read from.
    pub(super) fn name<'a>(&self, archive: &'a [u8]) -> &'a str {
        let name = archive.get(self.name.clone()).unwrap_or_default();
        std::str::from_utf8(name).unwrap_or_default()
    }

    /// Its bytes in the archive that it was read from.
    pub(super) fn content<'a>(&self, archive: &'a [u8]) -> &'a [u8] {
        archive.get(self.bytes.clone()).unwrap_or_default()
    }
}

/// The members of an archive, in their order. No two have one name, whatever the case of letters.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Member>> {
    let mut at = Cursor { bytes, at: 0 };
    let mut members = Vec::new();
    while at.peek() == Some(MEMBER) {
        let member = at.member()?;
        members
            .try_reserve(1)
            .map_err(|_| memory::exhausted(bytes.len()))?;
        members.push(member);
    }
    let directory = at.at;
    for member in &members {
        at.entry(member)?;
    }
    at.end(directory, members.len())?;
    check_names(bytes, &members)?;
    Ok(members)
}

/// Reads the numbers of an archive, one after the other.
struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

/// What the head of a member and the directory say of it alike.
struct Told {
    crc: u32,
    size: usize,
    name: Range<usize>,
    /// Where the head is, by the directory.
    start: Option<usize>,
}

impl<'a> Cursor<'a> {
    fn take(&mut self, size: usize) -> Result<&'a [u8]> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let taken = rest.get(..size).ok_or_else(|| {
            damaged(format_args!(
                "{size} bytes are wanted at {} of {}: it is cut short",
                self.at,
                self.bytes.len()
            ))
        })?;
        self.at += size;
        Ok(taken)
    }

    fn peek(&self) -> Option<u32> {
        let rest = self.bytes.get(self.at..)?;
        rest.first_chunk().map(|four| u32::from_le_bytes(*four))
    }

    fn u16(&mut self) -> Result<u16> {
        let two = self.take(2)?;
        Ok(u16::from_le_bytes(two.try_into().unwrap_or_default()))
    }

    fn u32(&mut self) -> Result<u32> {
        let four = self.take(4)?;
        Ok(u32::from_le_bytes(four.try_into().unwrap_or_default()))
    }

    fn u64(&mut self) -> Result<u64> {
        let eight = self.take(8)?;
        Ok(u64::from_le_bytes(eight.try_into().unwrap_or_default()))
    }

    fn signature(&mut self, wanted: u32, what: &str) -> Result<()> {
        let start = self.at;
        if self.u32()? == wanted {
            return Ok(());
        }
        Err(damaged(format_args!(
            "{what} is wanted at byte {start}, and something else is there"
        )))
    }

    /// A member: its head, its name, more of its head, its bytes.
    fn member(&mut self) -> Result<Member> {
        let start = self.at;
        self.signature(MEMBER, "a member")?;
        self.take(2)?;
        let told = self.told(false)?;
        let content = self.at;
        self.take(told.size)?;
        Ok(Member {
            name: told.name,
            bytes: content..self.at,
            crc: told.crc,
            start,
        })
    }

    /// The directory's entry of a member, which must say what its head says.
    fn entry(&mut self, member: &Member) -> Result<()> {
        self.signature(
            ENTRY,
            "the directory's entry of each member, in their order,",
        )?;
        self.take(4)?;
        let told = self.told(true)?;
        let same = told.crc == member.crc
            && told.size == member.bytes.len()
            && told.start == Some(member.start)
            && self.bytes.get(told.name) == self.bytes.get(member.name.clone());
        if same {
            return Ok(());
        }
        Err(damaged(format_args!(
            "the directory differs from what '{}' itself says",
            member.name(self.bytes).escape_debug()
        )))
    }

    /// What heads and entries have in common, from the flags on.
    fn told(&mut self, is_entry: bool) -> Result<Told> {
        let flags = self.u16()?;
        let method = self.u16()?;
        self.take(4)?;
        let crc = self.u32()?;
        let (packed, plain) = (self.u32()?, self.u32()?);
        let (name_size, extra_size) = (self.u16()?, self.u16()?);
        let mut short_start = 0;
        let mut comment = 0;
        let mut disk = 0;
        if is_entry {
            comment = self.u16()?;
            disk = self.u16()?;
            self.take(6)?;
            short_start = self.u32()?;
        }
        let name = self.at..self.at + usize::from(name_size);
        let text = self.take(usize::from(name_size))?;
        let Ok(text) = std::str::from_utf8(text) else {
            return Err(damaged(format_args!("the name of a member is not UTF-8")));
        };
        let refuse = |what: &str| {
            Err(damaged(format_args!(
                "'{}' is {what}",
                text.chars().take(80).collect::<String>().escape_debug()
            )))
        };
        if method != 0 {
            return refuse(
                "compressed: members must be stored (of numpy: savez, not savez_compressed)",
            );
        }
        if flags & !(UTF8 | EFFORT) != 0 {
            return refuse(
                "encrypted, or of unknown size: members must be plain, their sizes before them",
            );
        }
        if comment != 0 || disk != 0 {
            return refuse("not all there, or has a comment");
        }
        // Numbers that have no room in 32 bits stand in an extra field, in this order.
        let mut extra = Cursor {
            bytes: self.take(usize::from(extra_size))?,
            at: 0,
        };
        let long = extra.long_sizes()?;
        let mut long = Cursor { bytes: long, at: 0 };
        let mut wide = |short: u32| -> Result<u64> {
            match short {
                u32::MAX => long.u64(),
                short => Ok(u64::from(short)),
            }
        };
        let (plain, packed) = (wide(plain)?, wide(packed)?);
        let start = if is_entry {
            Some(wide(short_start)?)
        } else {
            None
        };
        if plain != packed {
            return refuse("of two sizes");
        }
        Ok(Told {
            crc,
            size: in_memory(plain)?,
            name,
            start: start.map(in_memory).transpose()?,
        })
    }

    /// Of the extra fields of a member, the one with long sizes; empty if there is none.
    fn long_sizes(&mut self) -> Result<&'a [u8]> {
        const LONG_SIZES: u16 = 1;
        let mut found = None;
        while self.at < self.bytes.len() {
            let (kind, size) = (self.u16()?, self.u16()?);
            let field = self.take(usize::from(size))?;
            if kind == LONG_SIZES && found.replace(field).is_some() {
                return Err(damaged(format_args!("a member has its size twice")));
            }
        }
        Ok(found.unwrap_or_default())
    }

    /// What stands behind the directory, up to the end of the file.
    fn end(&mut self, directory: usize, count: usize) -> Result<()> {
        let size = self.at - directory;
        let wanted = [count as u64, count as u64, size as u64, directory as u64];
        let place = self.at;
        let is_long = self.peek() == Some(LONG_END);
        if is_long {
            self.signature(LONG_END, "the end of the directory")?;
            let rest = self.u64()?;
            self.take(4)?;
            let disks = [self.u32()?, self.u32()?];
            let told = [self.u64()?, self.u64()?, self.u64()?, self.u64()?];
            self.signature(LONG_END_PLACE, "the place of the directory's end")?;
            let one = self.u32()?;
            let at = self.u64()?;
            let disk_count = self.u32()?;
            let is_right = told == wanted
                && disks == [0, 0]
                && (rest, one, disk_count) == (44, 0, 1)
                && at == place as u64;
            if !is_right {
                return Err(damaged(format_args!(
                    "the end of its directory does not fit it"
                )));
            }
        }
        self.signature(END, "the end of the directory")?;
        let disks = [self.u16()?, self.u16()?];
        let counts = [self.u16()?, self.u16()?];
        let sizes = [self.u32()?, self.u32()?];
        let comment = self.u16()?;
        // A number that has no room is all ones, and stands above.
        let short = |told: u64, most: u64, wanted: u64| {
            told == wanted && told < most || is_long && told == most
        };
        let is_right = disks == [0, 0]
            && counts
                .iter()
                .all(|told| short(u64::from(*told), 0xffff, count as u64))
            && sizes
                .iter()
                .zip(&wanted[2..])
                .all(|(told, wanted)| short(u64::from(*told), 0xffff_ffff, *wanted));
        if !is_right {
            return Err(damaged(format_args!(
                "the end of its directory does not fit it"
            )));
        }
        if comment != 0 || self.at != self.bytes.len() {
            return Err(damaged(format_args!(
                "{} bytes stand behind its end",
                self.bytes.len() - self.at
            )));
        }
        Ok(())
    }
}

/// No two members may have one name: which would it be? Some file systems do not tell case apart.
fn check_names(bytes: &[u8], members: &[Member]) -> Result<()> {
    let mut names = Vec::new();
    names
        .try_reserve_exact(members.len())
        .map_err(|_| memory::exhausted(bytes.len()))?;
    names.extend(members.iter().map(|member| member.name(bytes)));
    let folded = |name: &str| {
        name.bytes()
            .map(|byte| byte.to_ascii_lowercase())
            .collect::<Vec<_>>()
    };
    names.sort_by_cached_key(|name| folded(name));
    match names
        .windows(2)
        .find(|two| two[0].eq_ignore_ascii_case(two[1]))
    {
        None => Ok(()),
        Some(two) => Err(damaged(format_args!(
            "two members are called '{}' and '{}' (case does not count)",
            two[0].escape_debug(),
            two[1].escape_debug()
        ))),
    }
}

fn in_memory(size: u64) -> Result<usize> {
    usize::try_from(size).map_err(|_| damaged(format_args!("a size of it is {size} bytes")))
}

/// The checksum, size and place that a head or an entry tells, for tests.
#[cfg(test)]
pub(super) fn told_of(bytes: &[u8], is_entry: bool) -> (u32, u64, Option<u64>) {
    let at = if is_entry { 8 } else { 6 };
    let told = Cursor { bytes, at }.told(is_entry).unwrap();
    (
        told.crc,
        told.size as u64,
        told.start.map(|start| start as u64),
    )
}

pub(super) fn damaged(what: std::fmt::Arguments<'_>) -> Error {
    Error::new(
        Status::BadProgram,
        format!("the archive is damaged, or not as pjrtlite reads it: {what}"),
    )
}

/// The checksum that zip keeps of its members.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut number = 0;
        while number < 256 {
            let mut rest = number as u32;
            let mut bit = 0;
            while bit < 8 {
                rest = if rest & 1 == 1 {
                    rest >> 1 ^ 0xedb8_8320
                } else {
                    rest >> 1
                };
                bit += 1;
            }
            table[number] = rest;
            number += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |crc, byte| {
        crc >> 8 ^ TABLE[usize::from(crc as u8 ^ byte)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle::pack::archive;

    fn why(bytes: &[u8]) -> String {
        let error = read(bytes).unwrap_err();
        assert_eq!(error.status(), Status::BadProgram, "{error}");
        error.message().to_owned()
    }

    #[test]
    fn members_are_where_they_are_aligned_and_named() {
        let file = archive(&[
            ("manifest.json", b"{}"),
            ("a/b.npy", &[7; 100]),
            ("empty", b""),
        ]);
        let members = read(&file).unwrap();
        let names: Vec<_> = members.iter().map(|member| member.name(&file)).collect();
        assert_eq!(names, ["manifest.json", "a/b.npy", "empty"]);
        assert_eq!(members[1].content(&file), [7; 100]);
        for member in &members {
            assert_eq!(member.bytes.start % ALIGNMENT, 0);
            assert_eq!(member.crc, crc32(member.content(&file)));
        }
        assert_eq!(read(&archive(&[])).unwrap(), []);
        // The value that everybody gives for this text.
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn nothing_stands_before_behind_or_between() {
        let file = archive(&[("one", b"1111"), ("two", b"2222")]);
        assert!(why(&[b"MZ", &file[..]].concat()).contains("wanted at byte 0"));
        assert!(why(&[&file[..], b"\0"].concat()).contains("1 bytes stand behind"));
        let second = read(&file).unwrap()[1].start;
        let between = [&file[..second], b"junk", &file[second..]].concat();
        assert!(
            why(&between).contains("wanted at byte"),
            "{}",
            why(&between)
        );
        for size in 0..file.len() {
            assert!(read(&file[..size]).is_err(), "cut at {size}");
        }
    }

    #[test]
    fn no_two_members_have_one_name() {
        assert!(
            why(&archive(&[("a", b""), ("b", b""), ("A", b"")])).contains("case does not count")
        );
    }

    #[test]
    fn what_is_compressed_or_encrypted_is_refused() {
        let file = archive(&[("one", b"1111")]);
        for (place, byte, wanted) in [
            (8, 8, "stored"),
            (6, 1, "encrypted"),
            (6, 8, "unknown size"),
        ] {
            let mut changed = file.clone();
            changed[place] = byte;
            assert!(why(&changed).contains(wanted), "{}", why(&changed));
        }
    }

    #[test]
    fn every_changed_byte_of_the_heads_is_noticed_or_means_nothing() {
        let file = archive(&[("one", b"1111"), ("two", b"2222")]);
        let members = read(&file).unwrap();
        for place in 0..file.len() {
            for bit in 0..8 {
                let mut changed = file.clone();
                changed[place] ^= 1 << bit;
                if let Ok(read) = read(&changed) {
                    // What readers skip: versions, times, attributes, padding, what is stored itself.
                    assert_eq!(read.len(), members.len());
                    for (one, other) in read.iter().zip(&members) {
                        assert_eq!((&one.name, &one.bytes), (&other.name, &other.bytes));
                    }
                }
            }
        }
    }
}
