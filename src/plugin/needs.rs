//! Which libraries a plugin lacks: all of them, where the system's loader names the first.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use libloading::os::unix::{Library, RTLD_LAZY, RTLD_LOCAL};
use object::elf::FileHeader64;
use object::read::elf::{Dyn, FileHeader};
use object::{Endianness, ReadCache};

/// Libraries that plugins are known to need, by how their names start, and what has them.
const KNOWN: [(&str, &str); 12] = [
    ("libamdhip64", "ROCm"),
    ("libhip", "ROCm"),
    ("libroc", "ROCm"),
    ("libhsa-runtime", "ROCm"),
    ("librccl", "ROCm"),
    ("libMIOpen", "ROCm"),
    ("libcu", "CUDA"),
    ("libnv", "CUDA"),
    ("libnccl", "CUDA"),
    ("libsycl", "Intel's oneAPI"),
    ("libmkl", "Intel's oneAPI"),
    ("libze_loader", "Intel's Level Zero"),
];

/// The libraries that a file needs and the system does not find, as a sentence; empty if there are none.
pub(super) fn missing(path: &Path) -> String {
    let Some((needed, folders)) = needs(path) else {
        return String::new();
    };
    let missing: BTreeSet<String> = needed
        .iter()
        .filter_map(|name| not_found(name, &folders))
        .collect();
    if missing.is_empty() {
        return String::new();
    }
    let list: Vec<String> = missing
        .iter()
        .map(|name| {
            let known = KNOWN.iter().find(|(start, _)| name.starts_with(start));
            known.map_or(name.clone(), |(_, of)| format!("{name} (of {of})"))
        })
        .collect();
    format!(" These libraries are missing: {}.", list.join(", "))
}

/// What keeps a library from being loaded, if a library is missing: itself, or one that it needs.
fn not_found(name: &str, folders: &[PathBuf]) -> Option<String> {
    let beside = folders.iter().map(|folder| folder.join(name));
    let file = beside
        .into_iter()
        .find(|file| file.is_file())
        .unwrap_or_else(|| PathBuf::from(name));
    // SAFETY: this runs the initialisers of a library that the plugin needs, as loading the plugin does.
    let error = unsafe { Library::open(Some(&file), RTLD_LAZY | RTLD_LOCAL) }.err()?;
    let text = super::with_causes(&error);
    let (before, _) = text.split_once(": cannot open shared object file")?;
    let missing = before.rsplit([' ', '/']).next()?;
    Some(missing.to_owned())
}

/// The libraries that a file states it needs, and the folders where it wants them looked for.
fn needs(path: &Path) -> Option<(Vec<String>, Vec<PathBuf>)> {
    let cache = ReadCache::new(std::fs::File::open(path).ok()?);
    let data = &cache;
    let header = FileHeader64::<Endianness>::parse(data).ok()?;
    let endian = header.endian().ok()?;
    let sections = header.sections(endian, data).ok()?;
    let (entries, strings) = sections.dynamic(endian, data).ok()??;
    let strings = sections.strings(endian, data, strings).ok()?;
    let (mut needed, mut folders) = (Vec::new(), Vec::new());
    let own = path.parent()?.to_string_lossy();
    for entry in entries {
        let Ok(text) = entry.string(endian, strings) else {
            continue;
        };
        let text = String::from_utf8_lossy(text);
        let tag = entry.d_tag(endian);
        if tag == object::elf::DT_NEEDED {
            needed.push(text.into_owned());
        } else if tag == object::elf::DT_RPATH || tag == object::elf::DT_RUNPATH {
            let text = text.replace("${ORIGIN}", &own).replace("$ORIGIN", &own);
            folders.extend(text.split(':').map(PathBuf::from));
        }
    }
    Some((needed, folders))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_missing_library_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let link = |output: &str, libraries: &[&str]| {
            let source = folder.path().join("empty.c");
            std::fs::write(&source, "").unwrap();
            let mut cc = std::process::Command::new("cc");
            cc.args([
                "-shared",
                "-fPIC",
                "-Wl,--no-as-needed",
                "-Wl,-rpath,$ORIGIN",
            ])
            .arg(format!("-Wl,-soname,{output}"))
            .arg("-o")
            .arg(folder.path().join(output))
            .arg(&source);
            for library in libraries {
                cc.arg(folder.path().join(library));
            }
            assert!(cc.status().unwrap().success());
        };
        link("libamdhip64.so.7", &[]);
        link("libgone_inside.so", &[]);
        link("libgone.so.1", &[]);
        link("libthere.so", &["libgone_inside.so"]);
        link(
            "plugin.so",
            &["libamdhip64.so.7", "libgone.so.1", "libthere.so"],
        );
        let plugin = folder.path().join("plugin.so");
        assert_eq!(missing(&plugin), "");
        for gone in ["libamdhip64.so.7", "libgone.so.1", "libgone_inside.so"] {
            std::fs::remove_file(folder.path().join(gone)).unwrap();
        }
        assert_eq!(
            missing(&plugin),
            " These libraries are missing: libamdhip64.so.7 (of ROCm), libgone.so.1, libgone_inside.so."
        );
        assert_eq!(missing(Path::new("no such file")), "");
    }
}
