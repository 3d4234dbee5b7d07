//! Files that are no programs, but that people take for ones: known by how they start, and named, with
//! what to save instead.
//!
//! Nothing here refuses a file on a guess: each form is known by bytes that no program starts with, or
//! by more than its first bytes.

use super::wire;

/// How much of a file's start and end is enough to know it.
pub(crate) const ENOUGH: usize = 64 * 1024;

/// Something that is no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Foreign {
    /// What it is.
    pub(super) what: &'static str,
    /// What to do.
    pub(super) advice: &'static str,
}

const EXPORT: &str = "Save what jax.export.export(jax.jit(f))(x).serialize() gives";

const TORCH: &str = "PyTorch's models run after a conversion in Python: torch.export.export, then \
     torchax's exported_program_to_jax gives a function of JAX. Save what \
     jax.export.export(jax.jit(f))(x).serialize() gives of it";

const TENSORFLOW: &str = "TensorFlow's models run after a conversion in Python: the package tf2jax \
     gives a function of JAX. Save what jax.export.export(jax.jit(f))(x).serialize() gives of it";

const ONNX: &str = "ONNX models run after a conversion in Python: the package jaxonnxruntime gives a \
     function of JAX. Save what jax.export.export(jax.jit(f))(x).serialize() gives of it";

const KERAS: &str = "Keras models run after a conversion in Python: under the backend jax, \
     model.stateless_call is a function of JAX. Save what \
     jax.export.export(jax.jit(f))(x).serialize() gives of it";

const WEIGHTS: &str = "It holds arrays and no program. Save the function with \
     jax.export.export(jax.jit(f))(x).serialize(), and give the arrays as inputs";

const PACKED: &str = "Unpack it first";

const PICKLE: &str = "A pickle needs Python to be read. Save what \
     jax.export.export(jax.jit(f))(x).serialize() gives, or the StableHLO text, \
     jax.jit(f).lower(x).as_text()";

/// Forms that are known by their first bytes alone.
const MAGIC: &[(&[u8], &str, &str)] = &[
    (b"\x89HDF\r\n\x1a\n", "an HDF5 file, as Keras writes", KERAS),
    (b"\x93NUMPY", "an array of NumPy (.npy)", WEIGHTS),
    (b"GGUF", "a GGUF file of llama.cpp", WEIGHTS),
    (b"CDF\x01", "a netCDF file", WEIGHTS),
    (b"CDF\x02", "a netCDF file", WEIGHTS),
    (b"CDF\x05", "a netCDF file", WEIGHTS),
    (b"\x1f\x8b", "compressed by gzip", PACKED),
    (b"\xfd7zXZ\0", "compressed by xz", PACKED),
    (b"\x28\xb5\x2f\xfd", "compressed by zstd", PACKED),
    (b"\x04\x22\x4d\x18", "compressed by lz4", PACKED),
    (b"BZh", "compressed by bzip2", PACKED),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive", PACKED),
    (
        b"\x7fELF",
        "a program or library of this system (ELF)",
        "The plugin is what pjrtlite_client_create takes; the program is what JAX makes of a \
         function. Save what jax.export.export(jax.jit(f))(x).serialize() gives",
    ),
    (
        b"!<arch>\n",
        "a static library, or an archive of object files",
        EXPORT,
    ),
    (b"MZ", "a program or library of Windows", EXPORT),
    (b"BC\xc0\xde", "LLVM bitcode", EXPORT),
    (b"%PDF-", "a PDF document", EXPORT),
    (b"\x89PNG", "a picture (PNG)", EXPORT),
    (
        b"version https://git-lfs.github.com/spec/",
        "a pointer that Git LFS keeps in place of the file",
        "Fetch the file itself with `git lfs pull`",
    ),
];

/// What the file is, if it is known not to be a program. Of a file that is not read whole, `head` is
/// how it starts and `tail` how it ends.
pub(super) fn name(head: &[u8], tail: &[u8]) -> Option<Foreign> {
    let found = |what, advice| Some(Foreign { what, advice });
    if let Some((_, what, advice)) = MAGIC.iter().find(|row| head.starts_with(row.0)) {
        return found(what, advice);
    }
    if head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06") {
        let (what, advice) = zip(head, tail);
        return found(what, advice);
    }
    if head.get(4..8) == Some(b"TFL3") {
        return found("a TensorFlow Lite model", TENSORFLOW);
    }
    if is_pickle(head) {
        let has = |name: &[u8]| memchr::memmem::find(head, name).is_some();
        return if has(b"UnloadedMeshExecutable") || has(b"pjrt_ifrt") {
            found(
                "a pickle of jax.experimental.serialize_executable",
                "A pickle needs Python to be read. Save what \
                 jax.export.export(jax.jit(f))(x).serialize() gives, or the StableHLO text, \
                 jax.jit(f).lower(x).as_text(). From JAX 0.8 on there is also the executable without \
                 the pickle around it, compiled.runtime_executable().serialize(), for a plugin that \
                 is built from the same XLA",
            )
        } else if head.starts_with(TORCH_LEGACY) || has(b"torch") {
            found("a model or weights of PyTorch (pickled)", TORCH)
        } else {
            found("a pickle", PICKLE)
        };
    }
    if is_safetensors(head) {
        return found("a safetensors file", WEIGHTS);
    }
    if is_tar(head) {
        return found("a tar archive", PACKED);
    }
    protobuf(head)
}

/// As PyTorch wrote before 1.6: a pickle of this number first.
const TORCH_LEGACY: &[u8] = b"\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";

/// Whether it is a pickle of protocol 2 to 5: a frame follows in the newer two, in the older ones what
/// an object can start with.
fn is_pickle(head: &[u8]) -> bool {
    match head {
        [0x80, 4 | 5, 0x95, ..] => true,
        [0x80, 4 | 5, rest, ..] => b"}])(K\x8c".contains(rest),
        [0x80, 2 | 3, rest, ..] => b"}])(cX\x8aKMJU".contains(rest),
        _ => false,
    }
}

/// Whether it is the length of a JSON object, and that object.
fn is_safetensors(head: &[u8]) -> bool {
    let Some((length, rest)) = head.split_first_chunk::<8>() else {
        return false;
    };
    let length = u64::from_le_bytes(*length);
    (2..1 << 32).contains(&length) && (rest.starts_with(b"{\"") || rest.starts_with(b"{}"))
}

/// Whether its first 512 bytes are the head of a file in a tar archive, with the right checksum.
fn is_tar(head: &[u8]) -> bool {
    let Some(block) = head.first_chunk::<512>() else {
        return false;
    };
    if &block[257..262] != b"ustar" {
        return false;
    }
    let stated = &block[148..156];
    let text = String::from_utf8_lossy(stated);
    let stated = u32::from_str_radix(text.trim_matches(['\0', ' ']), 8);
    let sum = |bytes: &[u8]| bytes.iter().map(|byte| u32::from(*byte)).sum::<u32>();
    let spaces = 8 * u32::from(b' ');
    stated == Ok(sum(&block[..148]) + spaces + sum(&block[156..]))
}

/// What a zip is, by the names of the files in it.
fn zip(head: &[u8], tail: &[u8]) -> (&'static str, &'static str) {
    let names: Vec<&[u8]> = zip_names(head, b"PK\x03\x04", 26, 30)
        .chain(zip_names(tail, b"PK\x01\x02", 28, 46))
        .take(1000)
        .collect();
    let has = |ending: &str| names.iter().any(|name| name.ends_with(ending.as_bytes()));
    let has_inside = |part: &str| {
        let found = |name: &&[u8]| memchr::memmem::find(name, part.as_bytes()).is_some();
        names.iter().any(found)
    };
    if has("archive_format") || has("serialized_exported_program.json") || has("models/model.json")
    {
        ("a program of torch.export (.pt2)", TORCH)
    } else if has("constants.pkl") || has_inside("/code/") {
        ("a TorchScript model", TORCH)
    } else if names.contains(&&b"manifest.json"[..]) && has(".npy") {
        (
            "a bundle of pjrtlite that was packed by another tool",
            "Use the file that pjrtlite.Bundle saved, as it is",
        )
    } else if has("data.pkl") {
        ("weights of PyTorch, or a pickled model", TORCH)
    } else if has("model.weights.h5") {
        ("a Keras model (.keras)", KERAS)
    } else if has("saved_model.pb") {
        ("a SavedModel of TensorFlow in a zip archive", TENSORFLOW)
    } else if !names.is_empty() && names.iter().all(|name| name.ends_with(b".npy")) {
        ("arrays of NumPy (.npz)", WEIGHTS)
    } else {
        ("a zip archive", PACKED)
    }
}

/// The names of files in a zip's records of a kind: their length stands `length_at` bytes after the
/// record's start, they themselves `name_at`.
fn zip_names<'a>(
    bytes: &'a [u8],
    record: &'static [u8],
    length_at: usize,
    name_at: usize,
) -> impl Iterator<Item = &'a [u8]> {
    memchr::memmem::find_iter(bytes, record).filter_map(move |start| {
        let entry = &bytes[start..];
        let length = entry.get(length_at..length_at + 2)?;
        let length = usize::from(u16::from_le_bytes([length[0], length[1]]));
        let name = entry.get(name_at..name_at + length)?;
        (length > 0).then_some(name)
    })
}

/// Models in the form of a protobuf, of which the first fields tell.
fn protobuf(head: &[u8]) -> Option<Foreign> {
    let fields = wire::first_fields(head, 3);
    let first = fields.first()?;
    // A SavedModel starts with its version, 1, and a graph with facts about it; ONNX starts with its
    // version and who made it, or a graph.
    if let (1, wire::Value::Number(version)) = (first.0, &first.1) {
        let is_text = |value: &wire::Value<'_>| match value {
            wire::Value::Bytes(text) => text.iter().all(|byte| matches!(byte, b' '..=b'~')),
            wire::Value::Number(_) => false,
        };
        let what = match (version, fields.get(1)?) {
            (1, (2, wire::Value::Bytes(graph))) if graph.starts_with(b"\x0a") => {
                ("a SavedModel of TensorFlow", TENSORFLOW)
            }
            (1..=64, (2, producer)) if is_text(producer) => ("an ONNX model", ONNX),
            (1..=64, (7 | 8, wire::Value::Bytes(_))) => ("an ONNX model", ONNX),
            _ => return None,
        };
        return Some(Foreign {
            what: what.0,
            advice: what.1,
        });
    }
    // A GraphDef is a list of nodes, each with a name and the name of an operation first.
    let is_node = |value: &wire::Value<'_>| {
        let wire::Value::Bytes(node) = value else {
            return false;
        };
        let names = wire::first_fields(node, 2);
        let is_name = |index: usize, number: u32| {
            let Some((found, wire::Value::Bytes(name))) = names.get(index) else {
                return false;
            };
            let is_plain = |byte: &u8| matches!(byte, b'!'..=b'~');
            *found == number && !name.is_empty() && name.iter().all(is_plain)
        };
        is_name(0, 1) && is_name(1, 2)
    };
    let all_nodes =
        fields.len() == 3 && fields.iter().all(|(tag, node)| *tag == 1 && is_node(node));
    all_nodes.then_some(Foreign {
        what: "a graph of TensorFlow (GraphDef)",
        advice: TENSORFLOW,
    })
}

/// What a text is, if it is no StableHLO.
pub(super) fn name_text(text: &str) -> Option<Foreign> {
    let found = |what, advice| Some(Foreign { what, advice });
    let text = text.trim_start();
    let starts = |start: &str| {
        let beginning = text.get(..start.len());
        beginning.is_some_and(|beginning| beginning.eq_ignore_ascii_case(start))
    };
    if text.starts_with("HloModule") {
        return found(
            "HLO text, which plugins do not take",
            "Save the StableHLO text, jax.jit(f).lower(x).as_text(), or the HLO module as a protobuf",
        );
    }
    if text.starts_with("{ lambda") || text.starts_with("{lambda") {
        return found(
            "a jaxpr",
            "It is for reading. Save what jax.export.export(jax.jit(f))(x).serialize() gives",
        );
    }
    if starts("<!doctype html") || starts("<html") {
        return found(
            "a page of HTML, perhaps what a server told in place of the file",
            "Fetch the file itself",
        );
    }
    if starts("<?xml") {
        return found("an XML file", EXPORT);
    }
    None
}

/// What bytes are that may be text in two bytes a character.
pub(super) fn is_utf16(head: &[u8]) -> bool {
    if head.starts_with(b"\xff\xfe") || head.starts_with(b"\xfe\xff") {
        return true;
    }
    // Of English text in UTF-16 without a mark every other byte is 0.
    let start = &head[..head.len().min(64) & !1];
    let is_text = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\r' | b'\t');
    let of = |offset: usize| start.iter().skip(offset).step_by(2);
    start.len() >= 16
        && [(0, 1), (1, 0)]
            .iter()
            .any(|&(text, zero)| of(text).all(is_text) && of(zero).all(|byte| *byte == 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn what(bytes: &[u8]) -> Option<&'static str> {
        name(bytes, bytes).map(|found| found.what)
    }

    /// A zip's records: local heads alone, or the list at its end alone.
    fn zip_of(names: &[&str], listed: bool) -> Vec<u8> {
        let mut bytes = Vec::new();
        for name in names {
            let length = (name.len() as u16).to_le_bytes();
            let (start, length_at, name_at) = if listed {
                (b"PK\x01\x02", 28, 46)
            } else {
                (b"PK\x03\x04", 26, 30)
            };
            let mut entry = vec![0; name_at];
            entry[..4].copy_from_slice(start);
            entry[length_at..length_at + 2].copy_from_slice(&length);
            entry.extend_from_slice(name.as_bytes());
            bytes.extend_from_slice(&entry);
        }
        bytes
    }

    #[test]
    fn zips_are_told_apart_by_what_is_in_them() {
        for (names, wanted) in [
            (&["m/data.pkl", "m/code/__torch__.py"][..], "TorchScript"),
            (&["m/data.pkl", "m/constants.pkl"], "TorchScript"),
            (
                &["m/data.pkl", "m/data/0", "m/version"],
                "weights of PyTorch",
            ),
            (&["m/archive_format", "m/models/model.json"], ".pt2"),
            (
                &["metadata.json", "config.json", "model.weights.h5"],
                ".keras",
            ),
            (&["x.npy", "y.npy"], ".npz"),
            (&["m/saved_model.pb"], "SavedModel"),
            (&["x.npy", "readme.txt"], "a zip archive"),
            (&[], "a zip archive"),
        ] {
            let head = [b"PK\x03\x04".to_vec(), vec![0; 30], zip_of(names, false)].concat();
            let found = name(&head, b"").unwrap();
            assert!(found.what.contains(wanted), "{found:?} for {names:?}");
            // The second file may begin far behind the first: the list at the end has all of them.
            let head = zip_of(&names[..names.len().min(1)], false);
            let head = [head, b"PK\x03\x04".to_vec()].concat();
            let found = name(&head, &zip_of(names, true)).unwrap();
            assert!(found.what.contains(wanted), "{found:?} for {names:?}");
        }
    }

    #[test]
    fn files_of_others_are_known_by_their_first_bytes() {
        let mut tar = [0; 512];
        tar[..5].copy_from_slice(b"m.bin");
        tar[257..262].copy_from_slice(b"ustar");
        tar[148..156].fill(b' ');
        let sum: u32 = tar.iter().map(|byte| u32::from(*byte)).sum();
        let digits = format!("{sum:06o}\0 ");
        tar[148..156].copy_from_slice(digits.as_bytes());
        for (bytes, wanted) in [
            (&b"\x08\x08\x12\x07pytorch\x1a\x051.13."[..], Some("ONNX")),
            (b"\x08\x07\x3a\x80\x20\x0a\x10", Some("ONNX")),
            (b"\x08\x01\x12\xf0\x7b\x0a\x20\x12", Some("SavedModel")),
            (
                b"\x0a\x06\x0a\x01x\x12\x01P\x0a\x06\x0a\x01y\x12\x01P\x0a\x06\x0a\x01z\x12\x01Q",
                Some("GraphDef"),
            ),
            (b"\x1c\0\0\0TFL3\x14\0", Some("Lite")),
            (b"\x40\0\0\0\0\0\0\0{\"weight\":", Some("safetensors")),
            (b"\x80\x04\x95Kk\0", Some("a pickle")),
            (b"\x80\x02}q\0", Some("a pickle")),
            (TORCH_LEGACY, Some("PyTorch")),
            (&tar, Some("tar")),
            (b"\x1f\x8b\x08\0", Some("gzip")),
            (b"\x7fELF\x02", Some("ELF")),
            (b"ML\xefR\x0bStableHLO_v1.0.0\0", None),
            (b"PJRTLITE\x01\0\0\0", None),
            (b"module {}", None),
            (&[0; 600], None),
            (b"", None),
            (b"\x80\x02\x08\x03\x12\x09pjrt_ifrt", None),
        ] {
            let found = what(bytes);
            let is_right = match wanted {
                None => found.is_none(),
                Some(wanted) => found.is_some_and(|found| found.contains(wanted)),
            };
            assert!(is_right, "{found:?} for {}", bytes.escape_ascii());
        }
        tar[0] = b'n';
        assert_eq!(what(&tar), None, "its checksum is wrong");
    }

    #[test]
    fn texts_of_others_are_named() {
        for (text, wanted) in [
            ("HloModule jit_f, entry", Some("HLO text")),
            ("\n{ lambda ; a:f32[4]. let", Some("jaxpr")),
            ("<!DOCTYPE html>\n<p>module", Some("HTML")),
            ("<HTML>", Some("HTML")),
            ("module @m {}", None),
            ("#loc = loc(unknown)\nmodule {}", None),
            ("é", None),
        ] {
            let found = name_text(text).map(|found| found.what);
            let is_right = match wanted {
                None => found.is_none(),
                Some(wanted) => found.is_some_and(|found| found.contains(wanted)),
            };
            assert!(is_right, "{found:?} for {text}");
        }
        assert!(is_utf16(b"\xff\xfem\0"));
        assert!(is_utf16(b"m\0o\0d\0u\0l\0e\0 \0{\0"));
        assert!(is_utf16(b"\0m\0o\0d\0u\0l\0e\0 \0{"));
        assert!(!is_utf16(b"module @jit_f {}"));
        assert!(!is_utf16(&[0; 64]));
    }
}
