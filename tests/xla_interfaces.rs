//! `src/sys/pjrt_abi.h` and `src/sys/ffi_abi.h` state the PJRT C ABI and XLA's FFI as they are.
//!
//! The headers are measured by the C compiler, through small programs that print offsets, sizes and
//! constants, and compared with two independent sources: the facts files in `facts/`, and the official
//! headers: of PJRT 0.81, for what that version has, and of the FFI as the jaxlib of the tests brings it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

#[path = "../tools/libclang.rs"]
mod libclang;

/// The facts file.
#[derive(Deserialize)]
struct Facts {
    structs: BTreeMap<String, Struct>,
    /// Name and number of each constant.
    enums: BTreeMap<String, Vec<(String, i64)>>,
}

#[derive(Deserialize)]
struct Struct {
    size: i64,
    align: i64,
    /// What a caller sends, for structs that start with it.
    struct_size: Option<i64>,
    /// Name, offset and size of each field; members of a union stand for the union.
    fields: Vec<(String, i64, i64)>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// An ABI that a header of ours states.
struct Abi {
    header: &'static str,
    facts: &'static str,
    /// What its names begin with.
    prefix: &'static str,
    version: [(&'static str, i64); 2],
}

const PJRT: Abi = Abi {
    header: "src/sys/pjrt_abi.h",
    facts: "tests/facts/pjrt_abi_0_114.json",
    prefix: "PJRT_",
    version: [("PJRT_API_MAJOR", 0), ("PJRT_API_MINOR", 114)],
};

const FFI: Abi = Abi {
    header: "src/sys/ffi_abi.h",
    facts: "tests/facts/xla_ffi_abi_0_4.json",
    prefix: "XLA_FFI_",
    version: [("XLA_FFI_API_MAJOR", 0), ("XLA_FFI_API_MINOR", 4)],
};

impl Abi {
    fn our_header(&self) -> PathBuf {
        root().join(self.header)
    }

    fn facts(&self) -> Facts {
        let text = fs::read_to_string(root().join(self.facts)).expect("the facts file is readable");
        serde_json::from_str(&text).expect("the facts file has the expected form")
    }
}

/// The values that a C compiler gives to integer expressions after including `header`.
fn measure(header: &Path, expressions: &[String]) -> Vec<i64> {
    let mut source = format!(
        "#include <stddef.h>\n#include <stdio.h>\n#include \"{}\"\nint main(void) {{\n",
        header.display()
    );
    for expression in expressions {
        writeln!(source, "printf(\"%lld\\n\", (long long)({expression}));").unwrap();
    }
    source.push_str("return 0;\n}\n");

    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("measure.c");
    let program = folder.path().join("measure");
    fs::write(&file, source).expect("the temporary folder is writable");
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    run(Command::new(compiler)
        .args(["-std=c11", "-o"])
        .arg(&program)
        .arg(&file));
    run(&mut Command::new(&program))
        .lines()
        .map(|line| line.parse().expect("the program prints numbers"))
        .collect()
}

/// Runs a command that must succeed, and returns what it prints.
fn run(command: &mut Command) -> String {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
    assert!(
        output.status.success(),
        "{command:?} failed:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

fn offset_of(name: &str, field: &str) -> String {
    format!("offsetof({name}, {field})")
}

fn size_of(name: &str, field: &str) -> String {
    format!("sizeof((({name} *)0)->{field})")
}

/// What a header declares, by name, as bindgen understands it.
#[derive(Default)]
struct Declared {
    /// The fields of structs that are not opaque.
    structs: BTreeMap<String, Vec<String>>,
    /// The constants of enums.
    enums: BTreeMap<String, Vec<String>>,
}

impl Declared {
    fn by(header: &Path) -> Declared {
        let bindings = libclang::builder(root())
            .expect("bindgen has its libclang")
            .header(header.to_str().expect("the path is UTF-8"))
            .allowlist_file(regex_of(header))
            .default_enum_style(bindgen::EnumVariation::Consts)
            .prepend_enum_name(false)
            .generate_comments(false)
            .layout_tests(false)
            .formatter(bindgen::Formatter::Rustfmt)
            .generate()
            .expect("bindgen reads the header");
        Declared::read(&bindings.to_string())
    }

    /// Reads the formatted text that bindgen writes, one declaration or field a line.
    fn read(text: &str) -> Declared {
        let mut types: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        let mut declared = Declared::default();
        let mut current = None;
        for line in text.lines() {
            if let Some(constant) = line.strip_prefix("pub const ") {
                let (name, rest) = constant.split_once(": ").unwrap_or((constant, ""));
                let (enumeration, _) = rest.split_once(" = ").unwrap_or((rest, ""));
                let constants = declared.enums.entry(enumeration.to_owned()).or_default();
                constants.push(name.to_owned());
            } else if let Some(name) = line
                .strip_prefix("pub struct ")
                .or_else(|| line.strip_prefix("pub union "))
            {
                let name = name.trim_end_matches(" {").to_owned();
                types.insert(name.clone(), Vec::new());
                current = Some(name);
            } else if line == "}" {
                current = None;
            } else if let (Some(name), Some(field)) = (&current, line.strip_prefix("    pub ")) {
                let (field, of_type) = field.split_once(':').unwrap_or((field, ""));
                types.entry(name.clone()).or_default().push((
                    field.trim_end_matches('_').to_owned(),
                    of_type.trim().trim_end_matches(',').to_owned(),
                ));
            }
        }
        for (name, fields) in &types {
            if fields.is_empty() || name.contains("__bindgen_ty_") {
                continue;
            }
            let fields = fields
                .iter()
                .flat_map(|(field, of_type)| match types.get(of_type) {
                    Some(members) if field.starts_with("__bindgen_anon_") => {
                        members.iter().map(|member| member.0.clone()).collect()
                    }
                    _ => vec![field.clone()],
                })
                .collect();
            declared.structs.insert(name.clone(), fields);
        }
        declared
    }
}

/// A pattern for bindgen that matches the files of this name.
fn regex_of(header: &Path) -> String {
    let name = header.file_name().unwrap_or_default().to_string_lossy();
    format!(".*/{}", name.replace('.', "\\."))
}

#[test]
fn the_headers_are_valid_c11_and_cpp17() {
    let flags = ["-Wall", "-Wextra", "-pedantic-errors", "-fsyntax-only"];
    for (variable, compiler, standard, language) in [
        ("CC", "cc", "-std=c11", "c"),
        ("CXX", "c++", "-std=c++17", "c++"),
    ] {
        let compiler = std::env::var(variable).unwrap_or_else(|_| compiler.to_owned());
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let file = folder.path().join("header.c");
        // Twice, so that the include guards are seen to work.
        let include: String = [PJRT, FFI]
            .iter()
            .map(|abi| format!("#include \"{}\"\n", abi.our_header().display()))
            .collect();
        fs::write(&file, include.repeat(2)).expect("the temporary folder is writable");
        run(Command::new(compiler)
            .arg(standard)
            .args(flags)
            .args(["-x", language])
            .arg(&file));
    }
}

#[test]
fn the_headers_agree_with_the_facts() {
    for abi in [PJRT, FFI] {
        agrees_with_the_facts(&abi);
    }
}

fn agrees_with_the_facts(abi: &Abi) {
    let facts = abi.facts();
    let mut expected = Vec::new();
    for (name, of) in &facts.structs {
        expected.push((format!("sizeof({name})"), of.size));
        expected.push((format!("_Alignof({name})"), of.align));
        if let Some(struct_size) = of.struct_size {
            expected.push((format!("{name}_STRUCT_SIZE"), struct_size));
        }
        for (field, offset, size) in &of.fields {
            expected.push((offset_of(name, field), *offset));
            expected.push((size_of(name, field), *size));
        }
    }
    for constants in facts.enums.values() {
        expected.extend(constants.iter().cloned());
    }
    expected.extend(abi.version.map(|(name, number)| (name.to_owned(), number)));

    let expressions: Vec<_> = expected.iter().map(|(name, _)| name.clone()).collect();
    let measured = measure(&abi.our_header(), &expressions);
    let wrong: Vec<_> = expected
        .iter()
        .zip(&measured)
        .filter(|((_, expected), measured)| expected != *measured)
        .map(|((name, expected), measured)| format!("{name} is {measured}, not {expected}"))
        .collect();
    assert_eq!(expected.len(), measured.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_facts_cover_all_that_the_headers_state() {
    for abi in [PJRT, FFI] {
        facts_cover(&abi);
    }
}

fn facts_cover(abi: &Abi) {
    let facts = abi.facts();
    let header = Declared::by(&abi.our_header());

    let stated: BTreeMap<_, Vec<_>> = facts
        .structs
        .iter()
        .map(|(name, of)| {
            let fields = of.fields.iter().map(|(field, ..)| field.clone());
            (name.clone(), fields.collect())
        })
        .collect();
    assert_eq!(header.structs, stated);

    for (name, constants) in &facts.enums {
        let constants: Vec<_> = constants.iter().map(|(name, _)| name.clone()).collect();
        assert_eq!(header.enums.get(name), Some(&constants), "{name}");
    }
    let others: Vec<_> = header
        .enums
        .keys()
        .filter(|name| name.starts_with(abi.prefix) && !facts.enums.contains_key(*name))
        // What is combined of bits is a number, which has no constants of its own.
        .filter(|name| !name.starts_with("XLA_FFI_API_M") && !name.ends_with("_STRUCT_SIZE"))
        .collect();
    assert!(others.is_empty(), "not in the facts: {others:?}");
}

#[test]
fn the_header_agrees_with_the_official_one_of_version_0_81() {
    let official_header = root().join("target/plugins/cpu-0.81/include/pjrt_c_api.h");
    assert!(
        official_header.exists(),
        "the official header is not at {}: run tools/get-plugin cpu-0.81",
        official_header.display()
    );
    agrees_with(&PJRT, &official_header, 80);
}

#[test]
fn the_header_of_the_ffi_agrees_with_the_one_of_jaxlib() {
    let folders = fs::read_dir(root().join("target/venv-jax/lib"));
    let header = folders.into_iter().flatten().flatten().find_map(|folder| {
        let header = folder
            .path()
            .join("site-packages/jaxlib/include/xla/ffi/api/c_api.h");
        header.exists().then_some(header)
    });
    // The table's functions have other names before 0.4.
    let is_of_0_4 = |header: &PathBuf| {
        let text = fs::read_to_string(header).expect("the header is readable");
        text.contains("#define XLA_FFI_API_MINOR 4")
    };
    match header {
        Some(header) if is_of_0_4(&header) => agrees_with(&FFI, &header, 15),
        Some(_) => {
            eprintln!("not compared: the jaxlib in target/venv-jax has another version of the FFI")
        }
        // Where this machine's Python has no JAX, the facts are all there is to compare with.
        None => eprintln!("not compared: there is no jaxlib in target/venv-jax"),
    }
}

/// A header of ours says what an official one says, of what both have: of more structs than `least`.
fn agrees_with(abi: &Abi, official_header: &Path, least: usize) {
    let ours = Declared::by(&abi.our_header());
    let official = Declared::by(official_header);

    let mut expressions = Vec::new();
    let mut structs = 0;
    for (name, fields) in &ours.structs {
        // Some came later, and some are opaque or belong to a header of their own there.
        let Some(official_fields) = official.structs.get(name) else {
            continue;
        };
        structs += 1;
        let missing: Vec<_> = official_fields
            .iter()
            .filter(|field| !fields.contains(field))
            .collect();
        assert!(missing.is_empty(), "{name} lacks {missing:?}");
        for field in official_fields {
            expressions.push(offset_of(name, field));
            expressions.push(size_of(name, field));
        }
        if fields == official_fields {
            expressions.push(format!("sizeof({name})"));
            if fields.iter().any(|field| field == "struct_size") {
                expressions.push(format!("{name}_STRUCT_SIZE"));
            }
        }
    }
    assert!(
        structs > least,
        "only {structs} structs have a counterpart: are the names read well?"
    );
    for (name, constants) in &ours.enums {
        if !name.starts_with(abi.prefix) {
            continue;
        }
        let Some(official_constants) = official.enums.get(name) else {
            // Of the extension for foreign functions, and of what has another name there, the facts tell.
            let is_main = abi.prefix == "PJRT_" && !name.starts_with("PJRT_FFI_");
            assert!(!is_main, "there is no {name}");
            continue;
        };
        expressions.extend(
            constants
                .iter()
                .filter(|constant| official_constants.contains(constant))
                .cloned(),
        );
    }

    let here = measure(&abi.our_header(), &expressions);
    let there = measure(official_header, &expressions);
    let wrong: Vec<_> = expressions
        .iter()
        .zip(here.iter().zip(&there))
        .filter(|(_, (here, there))| here != there)
        .map(|(name, (here, there))| format!("{name} is {here}, officially {there}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
