use flatbuffers::{FlatBufferBuilder, VOffsetT, WIPOffset};

use super::schema::AbstractValue;
use super::*;

/// A function as `jax.export` states it, to be written as a container.
struct Function {
    version: u16,
    convention: u16,
    devices: u32,
    platforms: Vec<&'static str>,
    effects: Vec<&'static str>,
    kept: Vec<u16>,
    /// Extents and number of the element type of each argument and result.
    inputs: Vec<(Vec<&'static str>, i8)>,
    outputs: Vec<(Vec<&'static str>, i8)>,
    module: &'static [u8],
    /// Whether arrays stand in a list of their own, as before JAX 0.10.
    old_form: bool,
    /// Whether the module's arguments may begin with some that are not the function's.
    has_globals: bool,
    /// Whether its first argument is a token.
    takes_token: bool,
    /// A field that is not there.
    without: Option<VOffsetT>,
}

impl Function {
    fn new() -> Function {
        Function {
            version: 12,
            convention: 10,
            devices: 1,
            platforms: vec!["cpu"],
            effects: Vec::new(),
            kept: vec![0, 2],
            inputs: vec![(vec!["2", "3"], 10), (vec![], 3), (vec!["2", "3"], 10)],
            outputs: vec![(vec!["0"], 14)],
            module: b"ML\xefR module",
            old_form: false,
            has_globals: false,
            takes_token: false,
            without: None,
        }
    }

    fn write(&self) -> Vec<u8> {
        let mut builder = FlatBufferBuilder::new();
        let b = &mut builder;
        let mut inputs: Vec<_> = self.inputs.iter().map(|array| value(b, array)).collect();
        if self.takes_token {
            let table = b.start_table();
            b.push_slot_always(AbstractValue::KIND, types::TOKEN);
            inputs[0] = b.end_table(table);
        }
        let outputs: Vec<_> = self.outputs.iter().map(|array| value(b, array)).collect();
        let platforms: Vec<_> = self
            .platforms
            .iter()
            .map(|name| b.create_string(name))
            .collect();
        let platforms = b.create_vector(&platforms);
        let effects: Vec<_> = self
            .effects
            .iter()
            .map(|name| {
                let name = b.create_string(name);
                let table = b.start_table();
                b.push_slot_always(Effect::TYPE_NAME, name);
                b.end_table(table)
            })
            .collect();
        let effects = b.create_vector(&effects);
        let module = b.create_vector(self.module);
        let kept = b.create_vector(&self.kept);
        let jax = b.create_string("0.11.2");
        let (first, second, all) = if self.old_form {
            let (inputs, outputs) = (b.create_vector(&inputs), b.create_vector(&outputs));
            (inputs.value(), outputs.value(), None)
        } else {
            let count = inputs.len() as u32;
            let all = [inputs.clone(), outputs.clone()].concat();
            let all = b.create_vector(&all);
            let ins: Vec<u32> = (0..count).collect();
            let outs: Vec<u32> = (count..count + outputs.len() as u32).collect();
            let (ins, outs) = (b.create_vector(&ins), b.create_vector(&outs));
            (ins.value(), outs.value(), Some(all))
        };
        let table = b.start_table();
        b.push_slot_always(Exported::SERIALIZATION_VERSION, self.version);
        b.push_slot_always(Exported::CALLING_CONVENTION, self.convention);
        b.push_slot_always(Exported::NR_DEVICES, self.devices);
        b.push_slot_always(Exported::PLATFORMS, platforms);
        b.push_slot_always(Exported::ORDERED_EFFECTS, effects);
        b.push_slot_always(Exported::MODULE, module);
        b.push_slot(Exported::USES_GLOBAL_CONSTANTS, self.has_globals, false);
        let is_there = |field| self.without != Some(field);
        if is_there(Exported::KEPT_ARGUMENTS) {
            b.push_slot_always(Exported::KEPT_ARGUMENTS, kept);
        }
        b.push_slot_always(Exported::JAX_VERSION, jax);
        let (first, second) = (WIPOffset::<()>::new(first), WIPOffset::<()>::new(second));
        match all {
            None => {
                b.push_slot_always(Exported::IN_AVALS, first);
                b.push_slot_always(Exported::OUT_AVALS, second);
            }
            Some(all) => {
                b.push_slot_always(Exported::UNIQUE_AVALS, all);
                for (field, list) in [
                    (Exported::IN_AVAL_INDICES, first),
                    (Exported::OUT_AVAL_INDICES, second),
                ] {
                    if is_there(field) {
                        b.push_slot_always(field, list);
                    }
                }
            }
        }
        let root = b.end_table(table);
        b.finish_minimal(root);
        b.finished_data().to_vec()
    }

    fn refused(&self) -> String {
        let bytes = self.write();
        let error = read(&bytes).expect_err("it is refused");
        assert_eq!(error.status(), Status::BadProgram, "{error}");
        error.message().to_owned()
    }
}

fn value<'a>(
    b: &mut FlatBufferBuilder<'a>,
    (extents, dtype): &(Vec<&'static str>, i8),
) -> WIPOffset<flatbuffers::TableFinishedWIPOffset> {
    let extents: Vec<_> = extents
        .iter()
        .map(|extent| b.create_string(extent))
        .collect();
    let extents = b.create_vector(&extents);
    let table = b.start_table();
    b.push_slot_always(AbstractValue::SHAPE, extents);
    b.push_slot_always(AbstractValue::DTYPE, *dtype);
    b.end_table(table)
}

#[test]
fn a_function_is_read_in_its_new_and_its_old_form() {
    for (version, convention, old_form) in [
        (2, 9, true),
        (3, 10, true),
        (3, 10, false),
        (12, 10, false),
        (13, 10, false),
        (65535, 11, false),
        (1, 8, true),
    ] {
        let function = Function {
            version,
            convention,
            old_form,
            ..Function::new()
        };
        let bytes = function.write();
        assert!(looks_like_export(&bytes));
        let export = read(&bytes).unwrap();
        assert_eq!(export.module, function.module);
        let interface = export.interface;
        let show = |arrays: &[ArrayType]| {
            let texts: Vec<_> = arrays.iter().map(ArrayType::to_string).collect();
            texts.join(" ")
        };
        assert_eq!(show(&interface.inputs), "f32[2,3] i32[] f32[2,3]");
        assert_eq!(show(&interface.outputs), "bf16[0]");
        assert_eq!(interface.kept, [0, 2]);
        assert_eq!(interface.platforms, ["cpu"]);
    }
}

#[test]
fn what_cannot_be_run_is_refused_with_the_reason() {
    let new = Function::new;
    for (function, reason) in [
        (
            Function {
                convention: 11,
                platforms: vec!["cpu", "cuda"],
                ..new()
            },
            "convention 11, made by JAX 0.11.2; for several platforms",
        ),
        (
            Function {
                convention: 11,
                has_globals: true,
                ..new()
            },
            "convention 11",
        ),
        (
            Function {
                without: Some(Exported::KEPT_ARGUMENTS),
                ..new()
            },
            "does not say which arguments its module takes, made by JAX 0.11.2",
        ),
        (
            Function {
                without: Some(Exported::IN_AVAL_INDICES),
                ..new()
            },
            "does not list the function's arguments",
        ),
        (
            Function {
                without: Some(Exported::OUT_AVAL_INDICES),
                ..new()
            },
            "does not list the function's results",
        ),
        (
            Function {
                effects: vec!["Print"],
                ..new()
            },
            "ordered effects (Print)",
        ),
        (
            Function {
                platforms: vec![],
                ..new()
            },
            "names no platform",
        ),
        (
            Function {
                kept: vec![2, 0],
                ..new()
            },
            "keeps arguments",
        ),
        (
            Function {
                kept: vec![0, 3],
                ..new()
            },
            "keeps arguments",
        ),
        (
            Function {
                module: b"text",
                ..new()
            },
            "no StableHLO module",
        ),
        (
            Function {
                inputs: vec![(vec!["2*b"], 10)],
                kept: vec![0],
                ..new()
            },
            "argument 0: its extent '2*b'",
        ),
        (
            Function {
                outputs: vec![(vec!["-1"], 10)],
                ..new()
            },
            "result 0: its extent '-1'",
        ),
    ] {
        let message = function.refused();
        assert!(message.contains(reason), "no '{reason}' in {message}");
    }
    let token = Function {
        takes_token: true,
        ..new()
    }
    .write();
    let error = read(&token).unwrap_err();
    assert_eq!(error.status(), Status::Unsupported);
    assert!(
        error.message().contains("argument 0: it is a token"),
        "{error}"
    );
    let later = Function {
        outputs: vec![(vec![], 30)],
        ..new()
    }
    .write();
    let error = read(&later).unwrap_err();
    assert_eq!(error.status(), Status::Unsupported);
    assert!(error.message().contains("number 30"), "{error}");
}

#[test]
fn no_flipped_byte_and_no_cut_is_read_out_of_bounds() {
    // Whatever comes out, nothing panics, and what is read lies inside the bytes.
    let bytes = Function::new().write();
    let inside = |bytes: &[u8], module: &[u8]| {
        let range = bytes.as_ptr_range();
        range.contains(&module.as_ptr()) || module.is_empty()
    };
    for position in 0..bytes.len() {
        for flip in 1..=255u8 {
            let mut changed = bytes.clone();
            changed[position] ^= flip;
            if let Ok(export) = read(&changed) {
                assert!(inside(&changed, export.module));
            }
        }
    }
    for end in 0..bytes.len() {
        // Without the padding at its end it is still whole.
        if let Ok(export) = read(&bytes[..end]) {
            assert!(end + 4 > bytes.len(), "cut at {end}");
            assert_eq!(export.module, Function::new().module);
        }
    }
}
