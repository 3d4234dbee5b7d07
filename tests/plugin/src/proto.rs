//! The protobuf wire format, as far as this plugin reads and writes it.

/// A field's value.
#[derive(Debug)]
pub(crate) enum Field<'a> {
    Int(u64),
    Bytes(&'a [u8]),
    /// Four or eight bytes, of which nothing here makes use.
    Fixed,
}

/// Writes a number.
pub(crate) fn varint(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Writes a field that is a number.
pub(crate) fn int_field(out: &mut Vec<u8>, tag: u64, number: u64) {
    varint(out, tag << 3);
    varint(out, number);
}

/// Writes a field that is bytes: a text, a message or a packed list.
pub(crate) fn bytes_field(out: &mut Vec<u8>, tag: u64, bytes: &[u8]) {
    varint(out, tag << 3 | 2);
    varint(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

/// A packed list of numbers.
pub(crate) fn packed(numbers: impl IntoIterator<Item = i64>) -> Vec<u8> {
    let mut out = Vec::new();
    for number in numbers {
        varint(&mut out, number as u64);
    }
    out
}

/// The fields of a message, in their order; none if the bytes are no message.
pub(crate) fn fields(mut bytes: &[u8]) -> Option<Vec<(u64, Field<'_>)>> {
    let mut fields = Vec::new();
    while !bytes.is_empty() {
        let key = read_varint(&mut bytes)?;
        let field = match key & 7 {
            0 => Field::Int(read_varint(&mut bytes)?),
            1 => {
                bytes = bytes.get(8..)?;
                Field::Fixed
            }
            2 => {
                let length = usize::try_from(read_varint(&mut bytes)?).ok()?;
                let (value, rest) = bytes.split_at_checked(length)?;
                bytes = rest;
                Field::Bytes(value)
            }
            5 => {
                bytes = bytes.get(4..)?;
                Field::Fixed
            }
            _ => return None,
        };
        fields.push((key >> 3, field));
    }
    Some(fields)
}

/// Takes a number off the front.
pub(crate) fn read_varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}
