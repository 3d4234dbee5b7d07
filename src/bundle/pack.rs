//! Archives for tests, made by the rules that they are read by.

use super::archive::{ALIGNMENT, crc32};

/// An archive with these members, each at a multiple of [`ALIGNMENT`].
pub(crate) fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut directory = Vec::new();
    for (name, content) in members {
        let start = file.len() as u32;
        let head_end = file.len() + 30 + name.len();
        let mut pad = head_end.next_multiple_of(ALIGNMENT) - head_end;
        if (1..6).contains(&pad) {
            pad += ALIGNMENT;
        }
        let sizes = (content.len() as u32).to_le_bytes();
        let mut common = [
            [0, 8, 0, 0],
            [0, 0, 0x21, 0],
            crc32(content).to_le_bytes(),
            sizes,
            sizes,
        ]
        .concat();
        common.extend((name.len() as u16).to_le_bytes());
        file.extend(b"PK\x03\x04\x14\0");
        file.extend(&common);
        file.extend((pad as u16).to_le_bytes());
        file.extend(name.as_bytes());
        if pad > 0 {
            file.extend([0x35, 0xd9]);
            file.extend((pad as u16 - 4).to_le_bytes());
            file.extend([ALIGNMENT as u8, 0]);
            file.resize(file.len() + pad - 6, 0);
        }
        file.extend(*content);
        directory.extend(b"PK\x01\x02\x14\0\x14\0");
        directory.extend(&common);
        directory.extend([0; 12]);
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let place = file.len() as u32;
    file.extend(&directory);
    let count = (members.len() as u16).to_le_bytes();
    file.extend(b"PK\x05\x06\0\0\0\0");
    file.extend(count);
    file.extend(count);
    file.extend((directory.len() as u32).to_le_bytes());
    file.extend(place.to_le_bytes());
    file.extend([0, 0]);
    file
}
