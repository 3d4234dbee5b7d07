//! What bundles are refused, and what those that are not say.

use sha2::{Digest, Sha256};

use super::pack::archive;
use super::*;
use crate::array::DType;

const PROGRAM: &str = "module @f { func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, \
     %arg2: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2x3xf32> { return %arg0 : tensor<2x3xf32> } }";

/// A bundle with one function, `y = f(x)`, of one weight; its manifest is changed by `change`.
fn bundle(change: impl Fn(String) -> String) -> Vec<u8> {
    let weight = npy::of("<f4", "(3,)", &[0; 12]);
    let files = [
        ("programs/f.n2.mlir", PROGRAM.as_bytes()),
        ("weights/w.npy", &weight),
    ];
    let listed: Vec<String> = files
        .iter()
        .map(|(name, content)| {
            let hash: String = Sha256::digest(content)
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            format!(
                r#"{{"name":"{name}","size":{},"sha256":"{hash}"}}"#,
                content.len()
            )
        })
        .collect();
    let manifest = format!(
        r#"{{"format":"pjrtlite-bundle","version":1,"name":"model","doc":"A model.","made_by":{{"jax":"0"}},
"functions":[{{"name":"f","role":"forward","doc":"Does it.","extents":["n"],"rows_independent":"n",
"inputs":[{{"name":"x","dtype":"f32","shape":["n",3],"unit":"m/s","doc":"A wind."}}],
"outputs":[{{"name":"y","dtype":"f32","shape":["n",3]}}],
"programs":[{{"sizes":{{"n":2}},"platforms":["cpu"],"file":"programs/f.n2.mlir",
"arguments":[{{"input":"x"}},{{"weight":"layers.0/w"}},{{"destination":"y"}}],"results":["y"]}}]}}],
"weights":[{{"name":"layers.0/w","dtype":"f32","shape":[3],"file":"weights/w.npy"}}],
"files":[{}]}}"#,
        listed.join(",")
    );
    let manifest = change(manifest);
    archive(&[("manifest.json", manifest.as_bytes()), files[0], files[1]])
}

fn why(bytes: &[u8]) -> String {
    let error = Bundle::open_memory(bytes).unwrap_err();
    assert_eq!(error.status(), Status::BadProgram, "{error}");
    error.message().to_owned()
}

#[test]
fn a_bundle_says_what_is_in_it() {
    let bundle = Bundle::open_memory(&bundle(|manifest| manifest)).unwrap();
    assert_eq!((bundle.name(), bundle.doc()), (c"model", c"A model."));
    let function = bundle.function(None).unwrap();
    for (fact, wanted) in [
        ("role", c"forward"),
        ("doc", c"Does it."),
        ("sizes", c"n=2"),
        ("rows_independent", c"n"),
        ("order", c"c"),
        ("of", c""),
    ] {
        assert_eq!(function.fact(fact).unwrap(), wanted);
    }
    let (x, y) = (&function.inputs()[0], &function.outputs()[0]);
    assert_eq!(
        (x.name(), x.dims(), x.dtype()),
        (c"x", &[-1, 3][..], DType::F32)
    );
    for (fact, wanted) in [
        ("shape", c"n,3"),
        ("unit", c"m/s"),
        ("doc", c"A wind."),
        ("in_place", c""),
    ] {
        assert_eq!(x.fact(fact).unwrap(), wanted);
    }
    assert_eq!(y.fact("in_place").unwrap(), c"destination");
    assert!(x.fact("units").unwrap_err().message().contains("unit"));
    assert!(
        bundle
            .function(Some("g"))
            .unwrap_err()
            .message()
            .contains("there are: f")
    );
    assert!(bundle.0.archive.file(0).is_ok() && bundle.0.archive.file(1).is_ok());
}

#[test]
fn what_does_not_fit_together_is_refused() {
    for (from, to, part) in [
        ("pjrtlite-bundle", "other", "of the format 'other'"),
        ("\"version\":1", "\"version\":2", "version 2"),
        (
            "\"version\":1",
            "\"version\":1,\"version\":1",
            "duplicate field",
        ),
        ("\"name\":\"f\"", "\"name\":\"f g\"", "'f g' is no name"),
        ("\"name\":\"f\"", "\"name\":\"f\\u0000\"", "is no name"),
        (
            "\"role\":\"forward\"",
            "\"role\":\"adjoint\"",
            "does not fit",
        ),
        (
            "\"dtype\":\"f32\",\"shape\":[3]",
            "\"dtype\":\"f33\",\"shape\":[3]",
            "no element type 'f33'",
        ),
        ("\"shape\":[3]", "\"shape\":[-3]", "is negative"),
        (
            "[\"n\",3],\"unit\"",
            "[\"m\",3],\"unit\"",
            "no name of these",
        ),
        ("{\"n\":2}", "{\"m\":2}", "no size for 'n'"),
        ("{\"n\":2}", "{\"n\":-2}", "no size for 'n'"),
        ("{\"n\":2}", "{\"n\":2,\"n\":2}", "there twice"),
        ("{\"n\":2}", "{\"n\":2,\"m\":2}", "what is no extent"),
        ("{\"input\":\"x\"}", "{\"input\":\"z\"}", "no input 'z'"),
        ("{\"input\":\"x\"},", "", "lacks an input"),
        (
            "{\"input\":\"x\"},",
            "{\"input\":\"x\"},{\"input\":\"x\"},",
            "twice",
        ),
        (
            "{\"weight\":\"layers.0/w\"}",
            "{\"weight\":\"v\"}",
            "no weight 'v'",
        ),
        (
            "{\"destination\":\"y\"}",
            "{\"destination\":\"y\"},{\"destination\":\"y\"}",
            "twice",
        ),
        ("\"results\":[\"y\"]", "\"results\":[]", "lacks an output"),
        ("\"results\":[\"y\"]", "\"results\":[\"y\",\"y\"]", "twice"),
        (
            "\"file\":\"weights/w.npy\"",
            "\"file\":\"weights/v.npy\"",
            "no file 'weights/v.npy'",
        ),
        (
            "\"name\":\"weights/w.npy\"",
            "\"name\":\"weights/v.npy\"",
            "not in the archive",
        ),
        (
            "\"name\":\"weights/w.npy\"",
            "\"name\":\"../w.npy\"",
            "no path",
        ),
        (
            "\"name\":\"weights/w.npy\"",
            "\"name\":\"/w.npy\"",
            "no path",
        ),
        ("\"size\":140", "\"size\":141", "should have 141"),
        ("\"sha256\":\"", "\"sha256\":\"+", "is no hash"),
        (
            "\"platforms\":[\"cpu\"]",
            "\"platforms\":[]",
            "for no platform",
        ),
        (
            "\"rows_independent\":\"n\"",
            "\"rows_independent\":\"m\"",
            "no extent",
        ),
        (
            "\"name\":\"x\",",
            "\"name\":\"x\",\"state\":\"y\",",
            "it is a state",
        ),
        (
            "\"name\":\"x\",",
            "\"name\":\"x\",\"state\":\"z\",",
            "no output 'z'",
        ),
    ] {
        let changed = bundle(|manifest| {
            assert!(manifest.contains(from), "no {from}");
            manifest.replacen(from, to, 1)
        });
        let message = why(&changed);
        assert!(
            message.contains(part),
            "{from} to {to}: no '{part}' in {message}"
        );
    }
    // An object that this version does not know is for readers that do.
    Bundle::open_memory(&bundle(|manifest| {
        manifest.replacen('{', "{\"new\":[{}],", 1)
    }))
    .unwrap();
}

#[test]
fn every_changed_byte_is_noticed_before_it_is_used() {
    let good = bundle(|manifest| manifest);
    let uses = |bytes: &[u8]| -> Result<()> {
        let bundle = Bundle::open_memory(bytes)?;
        let facts = bundle.facts();
        for index in 0..facts.files.len() {
            bundle.0.archive.file(index)?;
        }
        Ok(())
    };
    uses(&good).unwrap();
    let archive = archive::read(&good).unwrap();
    for place in 0..good.len() {
        let mut changed = good.clone();
        changed[place] ^= 0x20;
        let is_content = archive.iter().any(|member| member.bytes.contains(&place));
        if is_content {
            assert!(uses(&changed).is_err(), "byte {place}");
        } else {
            // Heads either say the same, or are refused.
            let _ = uses(&changed);
        }
    }
}

#[test]
fn what_is_packed_by_other_tools_is_refused() {
    let good = bundle(|manifest| manifest);
    let members = archive::read(&good).unwrap();
    let all: Vec<_> = members
        .iter()
        .map(|member| (member.name(&good), member.content(&good)))
        .collect();
    let mut other = all.clone();
    other.swap(0, 1);
    assert!(
        why(&archive(&other)).contains("packed by another tool"),
        "{}",
        why(&archive(&other))
    );
    assert!(why(&archive(&all[..2])).contains("not in the archive"));
    let more = [&all[..], &[("more", &b""[..])]].concat();
    assert!(why(&archive(&more)).contains("does not name 'more'"));
    // By what others take for the whole as well.
    for (bytes, part) in [
        (&b"PK\x03\x04"[..], "zip"),
        (b"module {}", "is no bundle"),
        (b"", "is no bundle"),
    ] {
        assert!(why(bytes).contains(part), "{}", why(bytes));
    }
}

#[test]
fn a_bundle_is_read_or_mapped_alike() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model.pjrt");
    std::fs::write(&path, bundle(|manifest| manifest)).unwrap();
    let mut mapped = Options::new();
    mapped
        .set("pjrtlite.map", crate::plugin::Value::Bool(true))
        .unwrap();
    for options in [Options::new(), mapped] {
        let bundle = Bundle::open(&path, &options).unwrap();
        let content = bundle.0.archive.content.as_slice();
        assert_eq!(content.as_ptr() as usize % 64, 0);
        assert!(bundle.0.archive.file(1).is_ok());
    }
    let mut wrong = Options::new();
    wrong
        .set("pjrtlite.device", crate::plugin::Value::Int(0))
        .unwrap();
    assert_eq!(
        Bundle::open(&path, &wrong).unwrap_err().status(),
        Status::UnknownOption
    );
    let error = Bundle::open(&folder.path().join("none"), &Options::new()).unwrap_err();
    assert_eq!(error.status(), Status::FileUnreadable);
}

#[test]
fn a_bundle_of_another_interface_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model.pjrt");
    let open = |bytes: &[u8], wanted: &str| {
        std::fs::write(&path, bytes).unwrap();
        let mut options = Options::new();
        let text = crate::plugin::Value::Text(wanted.to_owned());
        options.set("pjrtlite.interface", text).unwrap();
        Bundle::open(&path, &options)
    };
    let known = bundle(|manifest| manifest);
    let interface = Bundle::open_memory(&known).unwrap().interface();
    assert!(
        interface.starts_with("f=") && interface.len() == 34,
        "{interface}"
    );
    assert!(open(&known, &interface).is_ok() && open(&known, "").is_ok());
    // Documentation does not count.
    let other = bundle(|manifest| manifest.replace("Does it.", "Did it."));
    assert!(open(&other, &interface).is_ok());
    // Units, sizes, roles and the rest do.
    for (found, instead) in [
        (r#""m/s""#, r#""km/h""#),
        (r#""y""#, r#""z""#),
        (r#"{"n":2}"#, r#"{"n":3}"#),
        (r#""role":"forward""#, r#""role":"training_step""#),
        (r#""rows_independent":"n","#, ""),
    ] {
        let changed = bundle(|manifest| manifest.replace(found, instead));
        let error = open(&changed, &interface).unwrap_err();
        assert_eq!(error.status(), Status::SignatureMismatch, "{instead}");
        assert!(error.to_string().contains("'f' looks otherwise"), "{error}");
    }
    let error = open(&known, "g=00").unwrap_err();
    assert!(error.to_string().contains("'g' is not in it"), "{error}");
    assert_eq!(
        open(&known, "f").unwrap_err().status(),
        Status::InvalidValue
    );
}
