//! Whether a compiled program computes an arctan, and whether it calls the function of XLA's for
//! vectors of them: what a remedy for plugins that call it wrongly has to know.

use prost::Message;

/// How the names of XLA's arctan for vectors start in compiled code. Behind it stands the type, for
/// example `8f32` for eight numbers of 32 bits.
const VECTOR_ARCTAN: &[u8; 10] = b"xla.atan.v";

/// Vectors of so many bits at most are passed in the same registers by all code.
const SAFE_BITS: u64 = 128;

/// The opcode that a function of two numbers has in HLO; that of one is the same with a second
/// number of 1.
const OPCODE: &str = "atan2";

/// Complex numbers in XLA's `PrimitiveType`.
const COMPLEX: [i32; 2] = [15, 18];

/// How a program may come to compute an arctan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Arctan {
    /// Nothing in it does.
    Absent,
    /// It computes with complex numbers: their logarithm and power, among others, hold one.
    InComplex,
    /// It says so.
    Stated,
}

/// XLA's `HloModuleProtoWithConfig`, as far as it tells; so are all messages below.
#[derive(Clone, PartialEq, Message)]
struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    hlo_module: Option<Module>,
}

/// XLA's `HloModuleProto`.
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
    #[prost(string, tag = "2")]
    opcode: String,
    #[prost(message, optional, tag = "3")]
    shape: Option<Shape>,
}

/// XLA's `ShapeProto`.
#[derive(Clone, PartialEq, Message)]
struct Shape {
    #[prost(int32, tag = "2")]
    element_type: i32,
}

/// How a program may come to compute an arctan, by its optimised HLO. What cannot be read may be
/// anything.
pub(crate) fn arctan_in(optimized_hlo: &[u8]) -> Arctan {
    let Ok(ModuleWithConfig {
        hlo_module: Some(module),
    }) = ModuleWithConfig::decode(optimized_hlo)
    else {
        return Arctan::Stated;
    };
    module
        .computations
        .iter()
        .flat_map(|computation| &computation.instructions)
        .map(
            |instruction| match (&*instruction.opcode, &instruction.shape) {
                (OPCODE, _) => Arctan::Stated,
                ("parameter" | "constant", _) => Arctan::Absent,
                (_, Some(shape)) if COMPLEX.contains(&shape.element_type) => Arctan::InComplex,
                _ => Arctan::Absent,
            },
        )
        .max()
        .unwrap_or(Arctan::Absent)
}

/// Whether an executable, as its plugin serializes it, calls XLA's arctan for vectors of more than
/// 128 bits.
pub(crate) fn calls_wide_arctan(executable: &[u8]) -> bool {
    // Executables are long where they hold large constants, so the search leaps: by how far the
    // byte under the end of the name is from the end of it.
    let size = VECTOR_ARCTAN.len();
    let mut leaps = [size; 256];
    for (index, byte) in VECTOR_ARCTAN[..size - 1].iter().enumerate() {
        leaps[usize::from(*byte)] = size - 1 - index;
    }
    let mut start = 0;
    while let Some(window) = executable.get(start..start + size) {
        if window == VECTOR_ARCTAN && !is_safe(&executable[start + size..]) {
            return true;
        }
        start += leaps[usize::from(window[size - 1])];
    }
    false
}

/// Whether a type such as `4f32` is of few enough bits; one that cannot be read may not be.
fn is_safe(of_type: &[u8]) -> bool {
    let digits = |bytes: &[u8]| {
        let count = bytes
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let number = std::str::from_utf8(&bytes[..count]).ok()?.parse::<u64>();
        Some((number.ok()?, count))
    };
    let bits = || {
        let (elements, length) = digits(of_type)?;
        let (width, _) = digits(of_type[length..].strip_prefix(b"f")?)?;
        elements.checked_mul(width)
    };
    bits().is_some_and(|bits| bits <= SAFE_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(instructions: &[(&str, i32)]) -> Vec<u8> {
        let instructions = instructions
            .iter()
            .map(|&(opcode, element_type)| Instruction {
                opcode: opcode.to_owned(),
                shape: Some(Shape { element_type }),
            });
        let computations = vec![
            Computation::default(),
            Computation {
                instructions: instructions.collect(),
            },
        ];
        ModuleWithConfig {
            hlo_module: Some(Module { computations }),
        }
        .encode_to_vec()
    }

    #[test]
    fn arctans_are_found_where_they_are_and_where_they_may_be() {
        for (arctan, instructions) in [
            (Arctan::Absent, &[("parameter", 11), ("sine", 11)][..]),
            (
                Arctan::Absent,
                &[("parameter", 15), ("constant", 18), ("real", 11)],
            ),
            (Arctan::InComplex, &[("parameter", 15), ("log", 15)]),
            (Arctan::InComplex, &[("power", 18), ("sine", 11)]),
            (
                Arctan::Stated,
                &[("power", 18), ("atan2", 11), ("sine", 11)],
            ),
        ] {
            assert_eq!(arctan_in(&module(instructions)), arctan, "{instructions:?}");
        }
        assert_eq!(arctan_in(b"\xff"), Arctan::Stated, "it may be anything");
    }

    #[test]
    fn the_name_is_found_wherever_it_lies() {
        for offset in 0..40 {
            for rest in 0..12 {
                let mut bytes = b"xla.ataxla.axla.atan xla.exp.v8f32 .natan"[..offset].to_vec();
                assert!(!calls_wide_arctan(&bytes), "{offset}");
                bytes.extend_from_slice(VECTOR_ARCTAN);
                assert!(!calls_wide_arctan(&bytes[..bytes.len() - 1]), "{offset}");
                bytes.extend_from_slice(b"8f32");
                bytes.extend(std::iter::repeat_n(b'x', rest));
                assert!(calls_wide_arctan(&bytes), "{offset}, {rest}");
            }
        }
        assert!(!calls_wide_arctan(b""));
    }

    #[test]
    fn only_wide_vectors_are_told() {
        for (is_wide, name) in [
            (false, "xla.atan.v4f32"),
            (false, "xla.atan.v2f64\0"),
            (false, "xla.atan.v2f32"),
            (true, "xla.atan.v8f32"),
            (true, "xla.atan.v4f64\0"),
            (true, "xla.atan.v16f32"),
            (true, "xla.atan.v4f32 xla.atan.v8f32"),
            (true, "xla.atan.v"),
            (true, "xla.atan.vscale"),
            (true, "xla.atan.v99999999999999999999f32"),
        ] {
            assert_eq!(calls_wide_arctan(name.as_bytes()), is_wide, "{name}");
        }
    }
}
