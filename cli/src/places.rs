//! `pjrtlite --prefix` and its like: where the library and its packages are that this program was installed with.

use std::path::{Path, PathBuf};

use pjrtlite::{Error, Result, Status};

use crate::output;

/// What to print.
#[derive(clap::Args)]
#[group(multiple = false)]
pub(crate) struct Places {
    /// Print the folder that pjrtlite is installed in, for CMAKE_PREFIX_PATH.
    #[arg(long)]
    prefix: bool,
    /// Print the folder of the CMake package, for pjrtlite_DIR.
    #[arg(long)]
    cmake_dir: bool,
    /// Print the folder of the files of pkg-config, for PKG_CONFIG_PATH.
    #[arg(long)]
    pkg_config_dir: bool,
}

/// Prints what was asked for, which is one of them: without any argument clap prints the help.
pub(crate) fn run(places: &Places) -> Result<()> {
    let program = std::env::current_exe().map_err(|error| {
        Error::new(
            Status::FileUnreadable,
            format!("this program cannot tell where it is: {error}"),
        )
    })?;
    let Some((prefix, libraries)) = installed(&program) else {
        return Err(Error::new(
            Status::NotFound,
            format!(
                "'{}' is not part of an installed pjrtlite: no cmake/pjrtlite is in a folder of libraries beside \
                 its own; install it by `cmake --install` or from a wheel",
                program.display()
            ),
        ));
    };
    let folder = if places.prefix {
        prefix
    } else if places.cmake_dir {
        libraries.join("cmake/pjrtlite")
    } else {
        libraries.join("pkgconfig")
    };
    output::text(&format!("{}\n", folder.display()))
}

/// The prefix that a program is installed in, and the folder of its libraries there, which is called as the system
/// wants it: `lib`, `lib64`, `lib/x86_64-linux-gnu`.
fn installed(program: &Path) -> Option<(PathBuf, PathBuf)> {
    let prefix = program.parent()?.parent()?;
    let lib = prefix.join("lib");
    let mut candidates = vec![lib.clone(), prefix.join("lib64")];
    let mut below: Vec<PathBuf> = std::fs::read_dir(lib)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    below.sort();
    candidates.append(&mut below);
    let libraries = candidates.into_iter().find(|folder| {
        folder
            .join("cmake/pjrtlite/pjrtlite-config.cmake")
            .is_file()
    })?;
    Some((prefix.to_owned(), libraries))
}
