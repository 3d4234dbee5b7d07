//! Archives, made by the rules that they are read by: see [`archive`](super::archive).

use super::archive::{ALIGNMENT, crc32};

/// What stands between the contents of the members of an archive, and behind them.
pub(super) struct Packing {
    /// What stands before the content of each member.
    pub(super) heads: Vec<Vec<u8>>,
    /// What stands behind them all: the directory, and its end.
    pub(super) end: Vec<u8>,
}

/// Numbers from here on do not fit where zip has 32 bits. All ones say that they stand elsewhere.
const LIMIT: u64 = u32::MAX as u64;

/// The flag that names are in UTF-8.
const UTF8: u16 = 1 << 11;

/// 1980-01-01, the first date that zip has: archives of one content are the same bytes.
const DATE: u32 = 0x21 << 16;

/// Made on Unix, by version 4.5 of the format.
const MADE_BY: u16 = 3 << 8 | 45;

/// Everybody may read what is unpacked, and its owner may write.
const MODE: u32 = 0o100_644 << 16;

/// What goes around these members, each at a multiple of [`ALIGNMENT`].
pub(super) fn pack(members: &[(&str, &[u8])]) -> Packing {
    let mut heads = Vec::new();
    let mut directory = Vec::new();
    let mut place = 0;
    for (name, content) in members {
        let member = Member {
            name,
            crc: crc32(content),
            size: content.len() as u64,
            start: place,
        };
        let head = member.head();
        place += head.len() as u64 + member.size;
        directory.extend(member.entry());
        heads.push(head);
    }
    let end = [
        directory.clone(),
        end(members.len() as u64, directory.len() as u64, place),
    ]
    .concat();
    Packing { heads, end }
}

struct Member<'a> {
    name: &'a str,
    crc: u32,
    size: u64,
    /// Where its head is.
    start: u64,
}

impl Member<'_> {
    fn is_long(&self) -> bool {
        self.size >= LIMIT
    }

    /// What its head and the directory say of it alike, up to the size of its name.
    fn told(&self) -> Vec<u8> {
        let mut told = Vec::new();
        told.extend(UTF8.to_le_bytes());
        told.extend(0_u16.to_le_bytes());
        told.extend(DATE.to_le_bytes());
        told.extend(self.crc.to_le_bytes());
        told.extend([short(self.size).to_le_bytes(); 2].concat());
        told.extend((self.name.len() as u16).to_le_bytes());
        told
    }

    fn head(&self) -> Vec<u8> {
        let sizes = [self.size; 2];
        let mut extra = longs(if self.is_long() { &sizes } else { &[] });
        let fixed = 30 + self.name.len() as u64 + extra.len() as u64;
        let align = ALIGNMENT as u64;
        let mut pad = ((self.start + fixed).next_multiple_of(align) - self.start - fixed) as usize;
        if (1..6).contains(&pad) {
            pad += ALIGNMENT;
        }
        if pad > 0 {
            // The field by which others align members, too. It begins with the alignment.
            extra.extend(0xd935_u16.to_le_bytes());
            extra.extend((pad as u16 - 4).to_le_bytes());
            extra.extend((ALIGNMENT as u16).to_le_bytes());
            extra.resize(extra.len() + pad - 6, 0);
        }
        let mut head = b"PK\x03\x04".to_vec();
        head.extend(needed(self.is_long()).to_le_bytes());
        head.extend(self.told());
        head.extend((extra.len() as u16).to_le_bytes());
        head.extend(self.name.as_bytes());
        head.extend(extra);
        head
    }

    fn entry(&self) -> Vec<u8> {
        let mut numbers = Vec::new();
        if self.is_long() {
            numbers.extend([self.size; 2]);
        }
        if self.start >= LIMIT {
            numbers.push(self.start);
        }
        let extra = longs(&numbers);
        let mut entry = b"PK\x01\x02".to_vec();
        entry.extend(MADE_BY.to_le_bytes());
        entry.extend(needed(!numbers.is_empty()).to_le_bytes());
        entry.extend(self.told());
        entry.extend((extra.len() as u16).to_le_bytes());
        // No comment, the first disk, no attributes of the system of old.
        entry.extend([0; 6]);
        entry.extend(MODE.to_le_bytes());
        entry.extend(short(self.start).to_le_bytes());
        entry.extend(self.name.as_bytes());
        entry.extend(extra);
        entry
    }
}

/// The end of a directory of so many entries and bytes, at this place.
fn end(count: u64, size: u64, place: u64) -> Vec<u8> {
    let mut end = Vec::new();
    let most = u64::from(u16::MAX);
    if place >= LIMIT || size >= LIMIT || count >= most {
        end.extend(b"PK\x06\x06");
        end.extend(44_u64.to_le_bytes());
        end.extend([MADE_BY.to_le_bytes(), 45_u16.to_le_bytes()].concat());
        end.extend([0; 8]);
        for number in [count, count, size, place] {
            end.extend(number.to_le_bytes());
        }
        end.extend(b"PK\x06\x07");
        end.extend([0; 4]);
        end.extend((place + size).to_le_bytes());
        end.extend(1_u32.to_le_bytes());
    }
    end.extend(b"PK\x05\x06");
    end.extend([0; 4]);
    end.extend([(count.min(most) as u16).to_le_bytes(); 2].concat());
    end.extend(short(size).to_le_bytes());
    end.extend(short(place).to_le_bytes());
    end.extend([0; 2]);
    end
}

/// The field of numbers that do not fit elsewhere.
fn longs(numbers: &[u64]) -> Vec<u8> {
    let mut field = Vec::new();
    if !numbers.is_empty() {
        field.extend(1_u16.to_le_bytes());
        field.extend((numbers.len() as u16 * 8).to_le_bytes());
        field.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    field
}

fn short(number: u64) -> u32 {
    number.min(LIMIT) as u32
}

/// The version of the format that a reader must know.
fn needed(is_long: bool) -> u16 {
    if is_long { 45 } else { 20 }
}

/// A whole archive, for tests.
#[cfg(test)]
pub(crate) fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let packing = pack(members);
    let contents = members.iter().map(|(_, content)| *content);
    let mut file: Vec<u8> = packing
        .heads
        .iter()
        .zip(contents)
        .flat_map(|(head, content)| [head, content].concat())
        .collect();
    file.extend(packing.end);
    file
}

#[cfg(test)]
mod tests {
    use super::super::archive::told_of;
    use super::*;

    #[test]
    fn long_sizes_are_told_where_they_are_read() {
        const LONG: u64 = 5 << 30;
        for (size, start) in [
            (LONG, 0),
            (LONG, LONG),
            (7, LONG),
            (7, 64),
            (LIMIT, LIMIT),
            (LIMIT - 1, LIMIT - 1),
        ] {
            let member = Member {
                name: "a",
                crc: 1,
                size,
                start,
            };
            let head = member.head();
            assert_eq!((start + head.len() as u64) % ALIGNMENT as u64, 0);
            assert_eq!(told_of(&head, false), (1, size, None));
            assert_eq!(told_of(&member.entry(), true), (1, size, Some(start)));
        }
    }

    #[test]
    fn many_members_are_counted_in_the_long_end() {
        let names: Vec<String> = (0..70_000).map(|number| number.to_string()).collect();
        let members: Vec<(&str, &[u8])> =
            names.iter().map(|name| (name.as_str(), &b""[..])).collect();
        let file = archive(&members);
        assert_eq!(
            super::super::archive::read(&file).unwrap().len(),
            members.len()
        );
    }
}
