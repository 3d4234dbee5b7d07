//! Makes the generated files of the source tree.
//!
//! - `src/sys/bindings.rs`, by bindgen from `src/sys/pjrt_abi.h`
//! - `src/sys/ffi_bindings.rs`, by bindgen from `src/sys/ffi_abi.h`
//! - `include/pjrtlite.h`, by cbindgen from `src/capi/*.rs` and the enums of the crate
//!
//! `build.rs` writes them when the feature `regenerate` is on; `tests/generated.rs` compares them
//! with what is committed. Both take this file in with `#[path]`, so that there is one recipe.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use bindgen::callbacks::{ItemInfo, ParseCallbacks};

#[path = "libclang.rs"]
mod libclang;

/// A header that states an ABI, and what is made of it, from the root of the source tree.
pub(crate) struct Abi {
    header: &'static str,
    pub(crate) bindings: &'static str,
    /// What the ABI is called.
    name: &'static str,
}

pub(crate) const ABIS: [Abi; 2] = [
    Abi {
        header: "src/sys/pjrt_abi.h",
        bindings: "src/sys/bindings.rs",
        name: "The PJRT C ABI",
    },
    Abi {
        header: "src/sys/ffi_abi.h",
        bindings: "src/sys/ffi_bindings.rs",
        name: "XLA's FFI C ABI",
    },
];

/// Where the C header is, from the root of the source tree.
pub(crate) const HEADER: &str = "include/pjrtlite.h";

/// Adjusts names and comments to what reads well in Rust.
#[derive(Debug)]
struct Naming;

impl ParseCallbacks for Naming {
    /// The C header leaves the unions inside structs without a name, as the ABI has them.
    fn item_name(&self, item: ItemInfo<'_>) -> Option<String> {
        item.name
            .strip_suffix("__bindgen_ty_1")
            .map(|owner| format!("{owner}_Union"))
    }

    /// A comment behind a field starts with `<` in C, which means nothing in Rust.
    fn process_comment(&self, comment: &str) -> Option<String> {
        comment
            .trim_start()
            .strip_prefix('<')
            .map(|rest| format!(" {}", rest.trim_start()))
    }
}

/// The text of an ABI's bindings, from the header under `root`.
pub(crate) fn bindings(root: &Path, abi: &Abi) -> Result<String, Box<dyn Error>> {
    let header = root.join(abi.header);
    let file = header
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let header = header
        .to_str()
        .ok_or("the path of the source tree is not UTF-8")?;
    let bindings = libclang::builder(root)?
        .header(header)
        .allowlist_file(format!(".*/{}", file.replace('.', "\\.")))
        // The constants NAME_STRUCT_SIZE, each in an enum without a name: `src/sys/mod.rs` computes
        // them for Rust.
        .blocklist_type("_bindgen_ty_.*")
        // A plugin may send a number that is none of ours, which no Rust enum may hold.
        .default_enum_style(bindgen::EnumVariation::Consts)
        .prepend_enum_name(false)
        .default_macro_constant_type(bindgen::MacroTypeVariation::Signed)
        // The tables belong to the plugin, and may be shorter than ours.
        .no_copy("PJRT_Api")
        .no_copy("PJRT_FFI_Extension")
        .no_copy("XLA_FFI_Api")
        .use_core()
        .ctypes_prefix("::core::ffi")
        // Sizes and offsets are tested in `tests/xla_interfaces.rs`.
        .layout_tests(false)
        .disable_header_comment()
        .parse_callbacks(Box::new(Naming))
        .rust_target(bindgen::RustTarget::stable(85, 0).map_err(|error| error.to_string())?)
        .rust_edition(bindgen::RustEdition::Edition2024)
        .formatter(bindgen::Formatter::Rustfmt)
        .generate()?;
    Ok(format!(
        "//! {} as Rust sees it, made by bindgen from `{file}`: do not edit.\n\
         //!\n\
         //! To make it anew: `cargo build --features regenerate`.\n\n\
         {bindings}",
        abi.name
    ))
}

/// The objects of the C interface in the order in which a reader meets them. Files that are not
/// named here come after these.
const READING_ORDER: [&str; 8] = [
    "version",
    "error",
    "array",
    "options",
    "client",
    "executable",
    "call",
    "buffer",
];

/// What Rust wants to read above a function that is unsafe to call, and every reader of C knows.
const SAFETY_SECTION: &str = " *\n * # Safety\n * The pointers must be as described.\n";

/// The text of `include/pjrtlite.h`, from the sources under `root`.
pub(crate) fn header(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut config = cbindgen::Config::from_file(root.join("cbindgen.toml"))?;
    config.after_includes = Some(format!(
        "\n/* The version of this header. */\n\
         #define PJRTLITE_VERSION_MAJOR {}\n\
         #define PJRTLITE_VERSION_MINOR {}\n\
         #define PJRTLITE_VERSION_PATCH {}",
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH")
    ));
    let mut builder = cbindgen::Builder::new()
        .with_config(config)
        .with_src(root.join("src/error.rs"))
        .with_src(root.join("src/array.rs"));
    for file in interface_files(root)? {
        builder = builder.with_src(file);
    }
    let mut text = Vec::new();
    builder.generate()?.write(&mut text);
    let text = String::from_utf8(text)?.replace(SAFETY_SECTION, "");
    Ok(on_one_line(text.trim_start()))
}

/// The files of `src/capi`, in reading order.
fn interface_files(root: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join("src/capi"))? {
        let file = entry?.path();
        // The module file would bring in all others a second time.
        let is_module_file = file.file_stem().is_some_and(|stem| stem == "mod");
        if file.extension().is_some_and(|extension| extension == "rs") && !is_module_file {
            files.push(file);
        }
    }
    files.sort_by_key(|file| {
        let name = file.file_stem().unwrap_or_default().to_owned();
        let place = READING_ORDER.iter().position(|known| name == **known);
        (place.unwrap_or(READING_ORDER.len()), name)
    });
    Ok(files)
}

/// Puts each comment that has one line of text on one line, where it fits into 80 columns.
fn on_one_line(text: &str) -> String {
    let mut lines = text.lines();
    let mut result = String::with_capacity(text.len());
    while let Some(line) = lines.next() {
        let (indent, rest) = line.split_at(line.len() - line.trim_start().len());
        if rest != "/**" {
            result.push_str(line);
            result.push('\n');
            continue;
        }
        let mut body = Vec::new();
        for inner in lines.by_ref() {
            if inner.trim() == "*/" {
                break;
            }
            body.push(inner);
        }
        let short = match body[..] {
            [only] => only
                .trim_start()
                .strip_prefix("* ")
                .map(|words| format!("{indent}/** {words} */"))
                .filter(|comment| comment.chars().count() <= 80),
            _ => None,
        };
        match short {
            Some(comment) => result.push_str(&comment),
            None => {
                result.push_str(line);
                for inner in body {
                    result.push('\n');
                    result.push_str(inner);
                }
                result.push_str(&format!("\n{indent} */"));
            }
        }
        result.push('\n');
    }
    result
}
