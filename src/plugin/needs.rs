//! Which libraries a plugin lacks: all of them, where the system's loader names the first.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use libloading::os::unix::{Library, RTLD_LAZY, RTLD_LOCAL};
use object::elf::FileHeader64;
use object::read::elf::{Dyn, FileHeader};
use object::{Endianness, ReadCache};

/// Libraries that plugins are known to need, by how their names start, and the packages that have them: AMD's
/// own, those of Intel on PyPI, those of Debian. The first that fits counts.
const KNOWN: [(&str, &str); 34] = [
    ("libamdhip64.", "hip-runtime-amd of ROCm"),
    ("libhiprtc.", "hip-runtime-amd of ROCm"),
    ("libhsa-runtime64.", "hsa-rocr of ROCm"),
    ("libamd_comgr.", "comgr of ROCm"),
    ("libamd_smi.", "amd-smi-lib of ROCm"),
    ("librocm_smi64.", "rocm-smi-lib of ROCm"),
    (
        "librocm_sysdeps_",
        "the Python package rocm-sdk-core of ROCm",
    ),
    ("libMIOpen.", "miopen-hip of ROCm"),
    ("librccl.", "rccl of ROCm"),
    ("librocblas.", "rocblas of ROCm"),
    ("librocfft.", "rocfft of ROCm"),
    ("librocrand.", "rocrand of ROCm"),
    ("librocsolver.", "rocsolver of ROCm"),
    ("librocsparse.", "rocsparse of ROCm"),
    ("librocprofiler-register.", "rocprofiler-register of ROCm"),
    ("librocprofiler-sdk.", "rocprofiler-sdk of ROCm"),
    ("libroctracer64.", "roctracer of ROCm"),
    ("libroctx64.", "roctracer of ROCm"),
    ("libhipblas.", "hipblas of ROCm"),
    ("libhipblaslt.", "hipblaslt of ROCm"),
    ("libhipfft.", "hipfft of ROCm"),
    ("libhipsolver.", "hipsolver of ROCm"),
    ("libhipsparse.", "hipsparse of ROCm"),
    ("libccl.", "oneccl of Intel's oneAPI"),
    ("libsycl.", "intel-sycl-rt of Intel's oneAPI"),
    ("libmkl_sycl_", "onemkl-sycl-* of Intel's oneAPI"),
    ("libmkl_", "mkl of Intel's oneAPI"),
    ("libze_loader.", "libze1 of Debian"),
    ("libOpenCL.", "ocl-icd-libopencl1 of Debian"),
    ("libnuma.", "libnuma1 of Debian"),
    ("libcuda.", "NVIDIA's driver"),
    ("libcu", "CUDA"),
    ("libnv", "CUDA"),
    ("libnccl.", "NVIDIA's NCCL"),
];

/// The libraries that a file needs and the system does not find, as a sentence; empty if there are none.
pub(super) fn missing(path: &Path) -> String {
    let list: Vec<String> = all_missing(path)
        .iter()
        .map(|name| {
            let known = KNOWN.iter().find(|(start, _)| name.starts_with(start));
            known.map_or(name.clone(), |(_, package)| format!("{name} ({package})"))
        })
        .collect();
    if list.is_empty() {
        return String::new();
    }
    format!(" These libraries are missing: {}.", list.join(", "))
}

/// The libraries that are missing of what a file needs, and of what that needs.
fn all_missing(path: &Path) -> BTreeSet<String> {
    let mut missing = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut pending = vec![path.to_path_buf()];
    while let Some(file) = pending.pop() {
        let Some((needed, mut folders)) = needs(&file) else {
            continue;
        };
        let variable = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        folders.extend(std::env::split_paths(&variable));
        for name in needed {
            if !seen.insert(name.clone()) {
                continue;
            }
            let mut files = folders.iter().map(|folder| folder.join(&name));
            match files.find(|file| file.is_file()) {
                Some(file) => pending.push(file),
                None => missing.extend(not_found(&name)),
            }
        }
    }
    missing
}

/// What keeps a library from being loaded by its name, if a library is missing: itself, or one that it
/// needs.
fn not_found(name: &str) -> Option<String> {
    // SAFETY: this runs the initialisers of a library that the plugin needs, as loading the plugin does.
    let error = unsafe { Library::open(Some(name), RTLD_LAZY | RTLD_LOCAL) }.err()?;
    let text = with_causes(&error);
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

/// An error of the system with the reasons behind it, which hold the loader's own words.
pub(super) fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        cause = inner.source();
    }
    text
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
        link("libccl.so.1", &[]);
        link("libgone_inside.so", &[]);
        link("libgone.so.1", &[]);
        link("libthere.so", &["libgone_inside.so", "libccl.so.1"]);
        link(
            "plugin.so",
            &["libamdhip64.so.7", "libgone.so.1", "libthere.so"],
        );
        let plugin = folder.path().join("plugin.so");
        assert_eq!(missing(&plugin), "");
        for gone in [
            "libamdhip64.so.7",
            "libccl.so.1",
            "libgone.so.1",
            "libgone_inside.so",
        ] {
            std::fs::remove_file(folder.path().join(gone)).unwrap();
        }
        assert_eq!(
            missing(&plugin),
            " These libraries are missing: libamdhip64.so.7 (hip-runtime-amd of ROCm), libccl.so.1 (oneccl of \
             Intel's oneAPI), libgone.so.1, libgone_inside.so."
        );
        assert_eq!(missing(Path::new("no such file")), "");
    }
}
