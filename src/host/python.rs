//! Where Python environments have their packages.

use std::path::{Path, PathBuf};

/// The folders of packages of the Python environment at a prefix, the newest Python's first.
pub(crate) fn sites(prefix: &Path) -> Vec<PathBuf> {
    let mut sites = Vec::new();
    for lib in ["lib", "lib64"] {
        for python in sub_folders(&prefix.join(lib)) {
            let is_python = python
                .file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with("python3"));
            let site = python.join("site-packages");
            if is_python && site.is_dir() {
                sites.push(site);
            }
        }
    }
    sites
}

/// The folders inside a folder, last name first, so that `xla_cuda13` comes before `xla_cuda12`.
pub(crate) fn sub_folders(folder: &Path) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort_by(|a, b| b.cmp(a));
    folders
}
