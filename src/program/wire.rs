//! The protobuf wire format, as far as it tells whether bytes are a serialized executable.
//!
//! Both kinds are told apart by their outermost structure only; what is inside belongs to the
//! plugin. That structure also shows most cut-off files before the plugin sees them.

use prost::encoding::{WireType, decode_key, decode_varint};

/// Where IFRT's name stands in the metadata that it writes first.
const IFRT_NAME: &[u8] = b"pjrt_ifrt";

/// The field numbers of XLA's `ExecutableAndOptionsProto`: the executable, its compile options,
/// and the name of the client that it is for.
const EXECUTABLE: u32 = 1;
const LAST_KNOWN: u32 = 15;

/// What is wrapped, if these bytes are an executable as IFRT serializes it: a length, that many
/// bytes of metadata with IFRT's name in field 2, then the executable.
pub(super) fn unwrap_ifrt(bytes: &[u8]) -> Option<&[u8]> {
    let mut rest = bytes;
    let length = usize::try_from(decode_varint(&mut rest).ok()?).ok()?;
    let metadata = rest.get(..length)?;
    let named = fields(metadata)?
        .into_iter()
        .any(|(tag, value)| tag == 2 && value == IFRT_NAME);
    named.then(|| &rest[length..])
}

/// Whether these bytes are, from their first to their last, the fields of an
/// `ExecutableAndOptionsProto` with an executable in it.
pub(super) fn is_executable(bytes: &[u8]) -> bool {
    fields(bytes).is_some_and(|fields| {
        let known = fields.iter().all(|(tag, _)| *tag <= LAST_KNOWN);
        let executable = fields
            .iter()
            .any(|(tag, value)| *tag == EXECUTABLE && !value.is_empty());
        known && executable
    })
}

/// The outermost fields of a protobuf message, with the bytes of those that have a length; `None`
/// if the bytes are no whole message.
fn fields(mut bytes: &[u8]) -> Option<Vec<(u32, &[u8])>> {
    let mut fields = Vec::new();
    while !bytes.is_empty() {
        let (tag, wire_type) = decode_key(&mut bytes).ok()?;
        let (value, rest) = match wire_type {
            WireType::Varint => {
                decode_varint(&mut bytes).ok()?;
                (&[][..], bytes)
            }
            WireType::SixtyFourBit => (&[][..], bytes.get(8..)?),
            WireType::ThirtyTwoBit => (&[][..], bytes.get(4..)?),
            WireType::LengthDelimited => {
                let length = usize::try_from(decode_varint(&mut bytes).ok()?).ok()?;
                bytes.split_at_checked(length)?
            }
            // Groups are not used in these messages.
            WireType::StartGroup | WireType::EndGroup => return None,
        };
        bytes = rest;
        fields.push((tag, value));
    }
    Some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Field 1 of three bytes, field 2 of one.
    const BARE: &[u8] = b"\x0a\x03abc\x12\x01x";

    fn wrapped(metadata: &[u8]) -> Vec<u8> {
        let mut bytes = vec![metadata.len() as u8];
        bytes.extend_from_slice(metadata);
        bytes.extend_from_slice(BARE);
        bytes
    }

    #[test]
    fn an_executable_is_a_whole_message_with_field_1() {
        assert!(is_executable(BARE));
        for cut in 1..BARE.len() {
            // Cut between the fields it is whole again, so only the plugin can tell.
            assert_eq!(is_executable(&BARE[..cut]), cut == 5, "{cut}");
        }
        assert!(!is_executable(b"\x12\x01x"), "no field 1");
        assert!(!is_executable(b"\x0a\x00"), "nothing in field 1");
        assert!(!is_executable(b"\x0a\x01x\x82\x01\x01x"), "a field 16");
        assert!(
            !is_executable(b"\n\n\nmodule {\n}"),
            "text that starts with line ends"
        );
        assert_eq!(unwrap_ifrt(BARE), None);
    }

    #[test]
    fn ifrt_is_known_by_its_name_and_taken_off() {
        let bytes = wrapped(b"\x08\x03\x12\x09pjrt_ifrt");
        assert_eq!(unwrap_ifrt(&bytes), Some(BARE));
        assert_eq!(unwrap_ifrt(&wrapped(b"\x08\x03\x12\x09xjrt_ifrt")), None);
        assert_eq!(unwrap_ifrt(&wrapped(b"\x08\x03\x1a\x09pjrt_ifrt")), None);
        for cut in 0..14 {
            assert_eq!(unwrap_ifrt(&bytes[..cut]), None, "{cut}");
        }
    }
}
