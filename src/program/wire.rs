//! The protobuf wire format, as far as it tells whether bytes are a serialized executable.
//!
//! Both kinds are told apart by their outermost structure only; what is inside belongs to the
//! plugin. That structure also shows most cut-off files before the plugin sees them.

use std::collections::{BTreeSet, HashMap};

use prost::Message;
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
    let mut is_named = false;
    each_field(metadata, |tag, value| {
        is_named |= tag == 2 && value == IFRT_NAME;
    })?;
    is_named.then(|| &rest[length..])
}

/// Whether these bytes are, from their first to their last, the fields of an
/// `ExecutableAndOptionsProto` with an executable in it.
pub(super) fn is_executable(bytes: &[u8]) -> bool {
    let (mut are_known, mut has_executable) = (true, false);
    let whole = each_field(bytes, |tag, value| {
        are_known &= tag <= LAST_KNOWN;
        has_executable |= tag == EXECUTABLE && !value.is_empty();
    });
    whole.is_some() && are_known && has_executable
}

/// Whether an executable that IFRT wrapped may start like this.
pub(super) fn may_be_wrapped(head: &[u8]) -> bool {
    memchr::memmem::find(head, IFRT_NAME).is_some()
}

/// Whether a bare executable or an HLO module may start like this: with a field, of any number, since
/// fields may stand in any order.
pub(super) fn may_be_message(mut head: &[u8]) -> bool {
    decode_key(&mut head)
        .is_ok_and(|(_, kind)| !matches!(kind, WireType::StartGroup | WireType::EndGroup))
}

/// The `HloModuleProto` that these bytes are, or hold: XLA's dumps and some tools write it in an
/// `HloProto`, of which it is field 1, with the assignment of buffers in field 3.
pub(super) fn hlo_module(bytes: &[u8]) -> Option<&[u8]> {
    const ASSIGNMENT: u32 = 3;
    if is_hlo_module(bytes) {
        return Some(bytes);
    }
    let (mut module, mut are_known) = (None, true);
    each_field(bytes, |tag, value| match tag {
        1 => module = Some(value),
        _ => are_known &= tag == ASSIGNMENT,
    })?;
    module.filter(|module| are_known && is_hlo_module(module))
}

/// Whether XLA has compiled this `HloModuleProto`: its instructions are in the order in which they
/// run, or are fused.
pub(super) fn is_optimized(module: &[u8]) -> bool {
    const SCHEDULE: u32 = 7;
    let (mut is_scheduled, mut is_fused) = (false, false);
    let _ = each_field(module, |tag, _| is_scheduled |= tag == SCHEDULE);
    each_field_of_instructions(module, |tag, value| {
        is_fused |= tag == OPCODE && value == b"fusion";
    });
    is_scheduled || is_fused
}

/// The names of the functions that an `HloModuleProto` calls and a plugin has to have, each once.
pub(super) fn custom_call_targets(module: &[u8]) -> Vec<&str> {
    let mut known = BTreeSet::new();
    let mut names = Vec::new();
    each_field_of_instructions(module, |tag, value| {
        if tag == CUSTOM_CALL_TARGET
            && let Ok(name) = std::str::from_utf8(value)
            && !name.is_empty()
            && known.insert(name)
        {
            names.push(name);
        }
    });
    names
}

/// The names of the functions that an `HloModuleProtoWithConfig` calls, each once.
pub(crate) fn functions_of_compiled(module_with_config: &[u8]) -> Vec<String> {
    const MODULE: u32 = 1;
    let mut names = Vec::new();
    let _ = each_field(module_with_config, |tag, module| {
        if tag == MODULE {
            names.extend(custom_call_targets(module).into_iter().map(str::to_owned));
        }
    });
    names
}

/// Whether an `HloModuleProto` calls a function of this name for one array.
pub(super) fn calls_for_one_array(module: &[u8], name: &[u8]) -> bool {
    const SHAPE: u32 = 3;
    const TUPLE: (u32, Value<'_>) = (2, Value::Number(13));
    let mut found = false;
    each_instruction(module, |instruction| {
        let (mut is_called, mut gives_array) = (false, false);
        let _ = each_field(instruction, |tag, value| match tag {
            CUSTOM_CALL_TARGET => is_called = value == name,
            SHAPE => gives_array = !first_fields(value, 4).contains(&TUPLE),
            _ => {}
        });
        found |= is_called && gives_array;
    });
    found
}

/// Whether an `HloModuleProto` takes truth values for bits, or bits for truth values.
pub(super) fn mixes_bits(module: &[u8]) -> bool {
    const CONVERT: &[u8] = b"bitcast-convert";
    const PRED: i32 = 1;
    // Few modules need a closer look.
    if memchr::memmem::find(module, CONVERT).is_none() {
        return false;
    }
    let Ok(module) = Module::decode(module) else {
        return false;
    };
    module.computations.iter().any(|computation| {
        let is_truth_value =
            |instruction: &Instruction| Some(instruction.shape.as_ref()?.element_type == PRED);
        let types: HashMap<i64, Option<bool>> = computation
            .instructions
            .iter()
            .map(|instruction| (instruction.id, is_truth_value(instruction)))
            .collect();
        computation.instructions.iter().any(|instruction| {
            let operand = || types.get(instruction.operand_ids.first()?).copied()?;
            let differ = || Some(operand()? != is_truth_value(instruction)?);
            instruction.opcode == CONVERT && differ() == Some(true)
        })
    })
}

/// XLA's `HloModuleProto`, as far as it tells of the types of values; so are the messages below.
#[derive(Clone, PartialEq, Message)]
struct Module {
    #[prost(message, repeated, tag = "3")]
    computations: Vec<Computation>,
}

/// XLA's `HloComputationProto`.
#[derive(Clone, PartialEq, Message)]
struct Computation {
    #[prost(message, repeated, tag = "2")]
    instructions: Vec<Instruction>,
}

/// XLA's `HloInstructionProto`.
#[derive(Clone, PartialEq, Message)]
struct Instruction {
    #[prost(bytes = "vec", tag = "2")]
    opcode: Vec<u8>,
    #[prost(message, optional, tag = "3")]
    shape: Option<Shape>,
    #[prost(int64, tag = "35")]
    id: i64,
    #[prost(int64, repeated, tag = "36")]
    operand_ids: Vec<i64>,
}

/// XLA's `ShapeProto`.
#[derive(Clone, PartialEq, Message)]
struct Shape {
    #[prost(int32, tag = "2")]
    element_type: i32,
}

/// The instruction of an `HloModuleProtoWithConfig` by which it exchanges arrays with the host while
/// it runs, if it has one.
pub(super) fn feed(module_with_config: &[u8]) -> Option<&'static str> {
    const MODULE: u32 = 1;
    let mut found = None;
    let _ = each_field(module_with_config, |tag, module| {
        if tag == MODULE {
            each_field_of_instructions(module, |tag, value| match value {
                b"infeed" if tag == OPCODE => found = Some("infeed"),
                b"outfeed" if tag == OPCODE => found = Some("outfeed"),
                _ => {}
            });
        }
    });
    found
}

/// The numbers of an instruction's opcode, and of the name of the function that it calls.
const OPCODE: u32 = 2;
const CUSTOM_CALL_TARGET: u32 = 28;

/// Goes through the fields of all instructions of an `HloModuleProto`.
fn each_field_of_instructions<'a>(module: &'a [u8], mut field: impl FnMut(u32, &'a [u8])) {
    each_instruction(module, |instruction| {
        let _ = each_field(instruction, &mut field);
    });
}

/// Goes through all instructions of an `HloModuleProto`.
fn each_instruction<'a>(module: &'a [u8], mut use_: impl FnMut(&'a [u8])) {
    const COMPUTATIONS: u32 = 3;
    const INSTRUCTIONS: u32 = 2;
    let _ = each_field(module, |tag, computation| {
        if tag != COMPUTATIONS {
            return;
        }
        let _ = each_field(computation, |tag, instruction| {
            if tag == INSTRUCTIONS {
                use_(instruction);
            }
        });
    });
}

/// Whether these bytes are, from their first to their last, the fields of an `HloModuleProto`:
/// with a name, an entry computation by name, computations, and the shape of the program.
fn is_hlo_module(bytes: &[u8]) -> bool {
    const NAME: u32 = 1;
    const ENTRY_NAME: u32 = 2;
    const COMPUTATIONS: u32 = 3;
    const PROGRAM_SHAPE: u32 = 4;
    let mut found = [false; 4];
    let whole = each_field(bytes, |tag, value| {
        let is_right = match tag {
            NAME | ENTRY_NAME => is_name(value),
            COMPUTATIONS | PROGRAM_SHAPE => true,
            _ => return,
        };
        found[tag as usize - 1] |= is_right && !value.is_empty();
    });
    whole.is_some() && found == [true; 4]
}

fn is_name(value: &[u8]) -> bool {
    std::str::from_utf8(value).is_ok_and(|name| !name.contains(char::is_control))
}

/// A field's value, as far as it is of use here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value<'a> {
    Number(u64),
    /// What has a length, as far as it is there.
    Bytes(&'a [u8]),
}

/// The first fields of what may be a protobuf message, or its start, with their numbers. It ends
/// where the bytes do, and where they are none.
pub(super) fn first_fields(mut bytes: &[u8], most: usize) -> Vec<(u32, Value<'_>)> {
    let mut fields = Vec::new();
    while fields.len() < most && !bytes.is_empty() {
        let Ok((tag, wire_type)) = decode_key(&mut bytes) else {
            break;
        };
        let value = match wire_type {
            WireType::Varint | WireType::LengthDelimited => decode_varint(&mut bytes),
            _ => break,
        };
        let Ok(number) = value else { break };
        if wire_type == WireType::Varint {
            fields.push((tag, Value::Number(number)));
            continue;
        }
        let length = usize::try_from(number).unwrap_or(usize::MAX);
        let (value, rest) = bytes.split_at(length.min(bytes.len()));
        fields.push((tag, Value::Bytes(value)));
        bytes = rest;
    }
    fields
}

/// Goes through the outermost fields of a protobuf message, with the bytes of those that have a
/// length; `None` if the bytes are no whole message.
fn each_field<'a>(mut bytes: &'a [u8], mut field: impl FnMut(u32, &'a [u8])) -> Option<()> {
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
        field(tag, value);
    }
    Some(())
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
    fn an_hlo_module_has_names_computations_and_a_shape() {
        let module = b"\x0a\x01m\x12\x04main\x1a\x01c\x22\x01s\x28\x01";
        assert!(is_hlo_module(module));
        assert!(!is_hlo_module(BARE));
        assert!(
            !is_hlo_module(&module[..module.len() - 1]),
            "cut in a field"
        );
        assert!(
            !is_hlo_module(b"\x0a\x01\xff\x12\x04main\x1a\x01c\x22\x01s"),
            "no text"
        );
    }

    fn brought(name: &str) -> Vec<u8> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/brought/");
        std::fs::read(format!("{folder}{name}")).unwrap()
    }

    #[test]
    fn functions_that_an_hlo_module_calls_are_named_once_each() {
        let targets = |name: &str| {
            let module = brought(name);
            let names = custom_call_targets(&module).into_iter();
            names.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(targets("custom_two.hlo.pb"), ["aaa_fn", "bbb_fn"]);
        assert_eq!(targets("custom_topk.hlo.pb"), ["TopK"]);
        assert_eq!(targets("hello.hlo.pb"), [""; 0]);
        // A computation of instructions that call b, a, a, nothing, and what is no text.
        let call = |name: &[u8]| {
            [
                &[0x12, 3 + name.len() as u8, 0xe2, 1, name.len() as u8],
                name,
            ]
            .concat()
        };
        let calls = [&b"b"[..], b"a", b"a", b"", b"\xff"].map(call).concat();
        let module = [&[0x1a, calls.len() as u8], &calls[..]].concat();
        assert_eq!(custom_call_targets(&module), ["b", "a"]);
        assert_eq!(custom_call_targets(&module[..9]), [""; 0], "cut short");
    }

    #[test]
    fn truth_values_that_are_taken_for_bits_are_found() {
        let module = |from: i32, to: i32, opcode: &str| {
            let of = |id, element_type, opcode: &str, operand_ids| Instruction {
                opcode: opcode.into(),
                shape: Some(Shape { element_type }),
                id,
                operand_ids,
            };
            let instructions = vec![
                of(1, from, "parameter", vec![]),
                of(2, to, opcode, vec![1]),
                of(3, to, opcode, vec![7]),
            ];
            Module {
                computations: vec![Computation { instructions }],
            }
            .encode_to_vec()
        };
        const CONVERT: &str = "bitcast-convert";
        assert!(mixes_bits(&module(1, 5, CONVERT)));
        assert!(mixes_bits(&module(5, 1, CONVERT)));
        assert!(!mixes_bits(&module(1, 1, CONVERT)));
        assert!(!mixes_bits(&module(11, 5, CONVERT)));
        assert!(!mixes_bits(&module(1, 5, "convert")));
        assert!(mixes_bits(&brought("bitcast_i1_i64.hlo.pb")));
        assert!(!mixes_bits(b"bitcast-convert"));
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
