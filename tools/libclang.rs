//! bindgen as it is used here: with a libclang and with headers that are the same on every machine.

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};

/// A builder that reads C; `root` is the root of the source tree.
pub(crate) fn builder(root: &Path) -> Result<bindgen::Builder, Box<dyn Error>> {
    // Set in `.cargo/config.toml`. Without this file bindgen would panic.
    let libclang = env::var_os("LIBCLANG_PATH").map(PathBuf::from);
    if !libclang.is_some_and(|folder| folder.join("libclang.so").is_file()) {
        return Err("bindgen's libclang is missing: run `tools/bootstrap regenerate`".into());
    }
    // It comes without the headers of its compiler, and those of other compilers differ from machine
    // to machine. These few state what the headers of the PJRT ABI include.
    let folder = root.join("src/sys/freestanding");
    let folder = folder
        .to_str()
        .ok_or("the path of the source tree is not UTF-8")?;
    Ok(bindgen::Builder::default()
        .detect_include_paths(false)
        .clang_args(["-std=c11", "-nostdinc", "-isystem", folder]))
}
