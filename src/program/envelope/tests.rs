//! Envelopes that are whole, damaged, impossible, or for another place.

use super::*;
use crate::array::{ArrayType, DType, Layout};
use crate::program::signature::{Input, Signature};

fn provenance() -> Provenance {
    Provenance {
        platform: "cpu".to_owned(),
        platform_version: "v".to_owned(),
        pjrt_minor: 115,
        attributes: vec!["a=1".to_owned()],
        plugin_hash: vec![7; 16],
        architecture: "x86_64".to_owned(),
        cpu_features: vec!["avx".to_owned(), "avx2".to_owned()],
        ..Provenance::default()
    }
}

fn interface() -> Interface {
    Interface {
        inputs: vec![ArrayType::new(DType::F32, &[2, 3]).unwrap(); 2],
        outputs: vec![ArrayType::new(DType::I64, &[]).unwrap()],
        kept: vec![1],
        platforms: vec!["cpu".to_owned(), "cuda".to_owned()],
    }
}

/// Of the second input, and of the output.
fn names() -> Names {
    Names {
        inputs: vec![c"".into(), c"u \u{fc}".into()],
        outputs: vec![c"y".into()],
    }
}

/// Two inputs, one of them written over and in another order than the host's; two outputs.
fn compiled() -> Compiled {
    let array = ArrayType::new(DType::F32, &[2, 3]).unwrap();
    let input = |index, layout, donated_to: Option<usize>| Input {
        array: array.clone(),
        layout,
        donated_to,
        is_destination: donated_to.is_some(),
        parameter: Some(index),
    };
    let turned = || Layout::from_minor_to_major(&[0, 1], array.dims()).unwrap();
    Compiled {
        signature: Signature::of_executable(
            vec![
                input(0, Layout::RowMajor, None),
                input(1, turned(), Some(1)),
            ],
            vec![ArrayType::new(DType::I64, &[]).unwrap(), array.clone()],
            vec![Layout::RowMajor, turned()],
        ),
        functions: vec!["TopK".to_owned(), "mine".to_owned()],
    }
}

const EXECUTABLE: &[u8] = b"the plugin's own bytes";

fn sealed() -> Vec<u8> {
    let compiled = compiled();
    seal(
        provenance(),
        ANY_DEVICE,
        (Some(&interface()), &names()),
        Some(&compiled),
        EXECUTABLE,
    )
    .unwrap()
}

const ANY_DEVICE: Compilation = Compilation {
    any_device: true,
    key: Vec::new(),
    replicas: 0,
    partitions: 0,
    wholes: None,
};

/// An envelope as version 1 of the format had it, in which nothing tells of the compilation.
fn sealed_by_version_1() -> Vec<u8> {
    let facts = Facts {
        provenance: Some(provenance()),
        interface: Some(StoredInterface::from(&interface())),
        compilation: None,
        compiled: None,
        names: None,
    }
    .encode_to_vec();
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&1u32.to_le_bytes());
    bytes.extend_from_slice(&(facts.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&(EXECUTABLE.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&[0; 8]);
    bytes.extend_from_slice(&facts);
    bytes.extend_from_slice(EXECUTABLE);
    let checksum = checksum(&bytes, &[]);
    bytes[CHECKSUM].copy_from_slice(&checksum.to_le_bytes());
    bytes
}

#[test]
fn older_versions_are_read_and_newer_ones_named() {
    let bytes = sealed_by_version_1();
    let opened = Opened {
        provenance: provenance(),
        compilation: Compilation::default(),
        interface: Some(interface()),
        names: Names::default(),
        compiled: None,
        executable: EXECUTABLE,
    };
    assert_eq!(open(&bytes), Ok(opened));
    for version in [0, VERSION + 1] {
        let mut other = bytes.clone();
        other[8..12].copy_from_slice(&version.to_le_bytes());
        let error = open(&other).unwrap_err();
        let text = format!("version {version} of the format");
        assert!(error.message().contains(&text), "no '{text}' in {error}");
    }
}

#[test]
fn what_is_sealed_comes_out_again() {
    for (interface, compiled, any_device) in [
        (None, None, false),
        (None, Some(compiled()), false),
        (Some(interface()), Some(compiled()), true),
    ] {
        let compilation = Compilation {
            any_device,
            key: vec![3; 32],
            replicas: 1,
            partitions: 4,
            wholes: Some(Wholes {
                inputs: vec![Extents { dims: vec![7, 2] }],
                outputs: Vec::new(),
            }),
        };
        let bytes = seal(
            provenance(),
            compilation.clone(),
            (interface.as_ref(), &names()),
            compiled.as_ref(),
            EXECUTABLE,
        )
        .unwrap();
        assert!(is_envelope(&bytes));
        let opened = Opened {
            provenance: provenance(),
            compilation,
            names: interface.as_ref().map_or(Names::default(), |_| names()),
            interface,
            compiled,
            executable: EXECUTABLE,
        };
        assert_eq!(open(&bytes), Ok(opened));
    }
}

#[test]
fn facts_that_cannot_be_are_refused() {
    let twice = Interface {
        kept: vec![1, 1],
        ..interface()
    };
    let bytes = seal(
        provenance(),
        ANY_DEVICE,
        (Some(&twice), &names()),
        None,
        EXECUTABLE,
    )
    .unwrap();
    assert_eq!(open(&bytes).unwrap_err().status(), Status::BadProgram);
    for impossible in [
        // There are two inputs and one output.
        Names {
            inputs: vec![c"u".into()],
            ..names()
        },
        Names {
            outputs: vec![c"y".into(), c"z".into()],
            ..names()
        },
        // Two of a name.
        Names {
            inputs: vec![c"u".into(), c"u".into()],
            ..names()
        },
    ] {
        let told = (Some(&interface()), &impossible);
        let bytes = seal(provenance(), ANY_DEVICE, told, None, EXECUTABLE).unwrap();
        let error = open(&bytes).unwrap_err();
        assert!(error.message().contains("its facts cannot be"), "{error}");
    }
    let input = compiled().signature.inputs()[1].clone();
    for impossible in [
        // The outputs are 0 and 1.
        Input {
            donated_to: Some(2),
            ..input.clone()
        },
        // A place for nothing.
        Input {
            donated_to: None,
            ..input.clone()
        },
        Input {
            layout: Layout::Permuted([1, 1].into()),
            ..input
        },
    ] {
        let signature = compiled().signature;
        let compiled = Compiled {
            signature: Signature::of_executable(
                vec![impossible],
                signature.outputs().to_vec(),
                signature.output_layouts().to_vec(),
            ),
            functions: Vec::new(),
        };
        let bytes = seal(
            provenance(),
            ANY_DEVICE,
            (None, &Names::default()),
            Some(&compiled),
            EXECUTABLE,
        )
        .unwrap();
        let error = open(&bytes).unwrap_err();
        assert!(error.message().contains("its facts cannot be"), "{error}");
    }
}

#[test]
fn every_flipped_bit_and_every_cut_is_noticed() {
    let bytes = sealed();
    for position in MAGIC.len()..bytes.len() {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[position] ^= 1 << bit;
            let error = open(&flipped).unwrap_err();
            assert_eq!(
                error.status(),
                Status::BadProgram,
                "byte {position}, bit {bit}"
            );
        }
    }
    for end in 0..bytes.len() {
        assert!(open(&bytes[..end]).is_err(), "cut at {end}");
    }
    let mut longer = bytes;
    longer.push(0);
    assert!(open(&longer).is_err());
}

#[test]
fn another_plugin_platform_or_machine_is_told() {
    let here = provenance();
    assert_eq!(provenance().check(&here), Ok(()));
    let more = Provenance {
        cpu_features: vec!["avx".to_owned(), "avx2".to_owned(), "avx512f".to_owned()],
        ..provenance()
    };
    assert_eq!(here.check(&more), Ok(()), "a machine may have more");
    for (there, told) in [
        (
            Provenance {
                platform: "cuda".to_owned(),
                ..provenance()
            },
            "'cuda'",
        ),
        (
            Provenance {
                plugin_hash: vec![8; 16],
                ..provenance()
            },
            "080808080808",
        ),
        (
            Provenance {
                architecture: "aarch64".to_owned(),
                ..provenance()
            },
            "aarch64",
        ),
        (more.clone(), "avx512f"),
    ] {
        let error = there.check(&here).unwrap_err();
        assert_eq!(error.status(), Status::ProgramMismatch);
        assert!(error.message().contains(told), "no '{told}' in {error}");
    }
}
