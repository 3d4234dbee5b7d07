//! Names the shared library, and on request makes the generated source files anew.

use std::env;
use std::error::Error;

#[cfg(feature = "regenerate")]
#[path = "tools/generate.rs"]
mod generate;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    name_shared_library()?;
    #[cfg(feature = "regenerate")]
    regenerate()?;
    Ok(())
}

/// Gives the shared library the name that programs linked to it will ask the loader for. It
/// carries the version up to the number that changes when the interface breaks, which is the minor
/// one before 1.0.
fn name_shared_library() -> Result<(), Box<dyn Error>> {
    let major = env::var("CARGO_PKG_VERSION_MAJOR")?;
    let minor = env::var("CARGO_PKG_VERSION_MINOR")?;
    let argument = match env::var("CARGO_CFG_TARGET_OS")?.as_str() {
        "linux" | "freebsd" => format!("-Wl,-soname,libpjrtlite.so.{major}.{minor}"),
        "macos" => format!("-Wl,-install_name,@rpath/libpjrtlite.{major}.{minor}.dylib"),
        _ => return Ok(()),
    };
    println!("cargo::rustc-cdylib-link-arg={argument}");
    // Plugins call the library, and threads end in it, after a host has closed it.
    if env::var("CARGO_CFG_TARGET_OS")? != "macos" {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-z,nodelete");
    }
    Ok(())
}

/// Writes the generated files where they differ from what is there.
#[cfg(feature = "regenerate")]
fn regenerate() -> Result<(), Box<dyn Error>> {
    for source in [
        "src/sys/pjrt_abi.h",
        "src/sys/ffi_abi.h",
        "src/sys/freestanding",
        "src/capi",
        "src/error.rs",
        "src/array.rs",
        "cbindgen.toml",
        "tools/generate.rs",
        "tools/libclang.rs",
        generate::HEADER,
    ] {
        println!("cargo::rerun-if-changed={source}");
    }
    let manifest = env::var("CARGO_MANIFEST_DIR")?;
    let root = std::path::Path::new(&manifest);
    let mut files = vec![(generate::HEADER, generate::header(root)?)];
    for abi in &generate::ABIS {
        println!("cargo::rerun-if-changed={}", abi.bindings);
        files.push((abi.bindings, generate::bindings(root, abi)?));
    }
    for (file, text) in files {
        let file = root.join(file);
        if std::fs::read_to_string(&file).is_ok_and(|present| present == text) {
            continue;
        }
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(file, text)?;
    }
    Ok(())
}
