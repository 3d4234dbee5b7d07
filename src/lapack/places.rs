//! Where a LAPACK may be.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};

use crate::host::python;

/// Reads the environment; a test passes its own.
pub(super) type Environment<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// The variable that names a library.
const VARIABLE: &str = "PJRTLITE_LAPACK";

/// The names that the loader is asked for.
const USUAL: [&str; 4] = [
    "libopenblas.so.0",
    "liblapack.so.3",
    "libmkl_rt.so.3",
    "libmkl_rt.so.2",
];

/// Folders of Python packages that carry one, those with narrow integers first.
const PACKAGES: [&str; 4] = [
    "scipy_openblas32/lib",
    "scipy.libs",
    "scipy_openblas64/lib",
    "numpy.libs",
];

/// How the files in those folders are called.
const FILE: &str = "libscipy_openblas";

/// A place to look at.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// What the process has already.
    Process,
    /// A file, or a name that the loader knows.
    File {
        path: PathBuf,
        /// Whether the user names it.
        is_named: bool,
        /// Who says so.
        by: String,
    },
    /// One that holds none.
    Nothing { what: String, why: String },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Process => write!(f, "this process"),
            Place::File {
                path,
                is_named: true,
                by,
            } => write!(f, "{by} names '{}'", path.display()),
            Place::File { path, by, .. } if by.is_empty() => write!(f, "{}", path.display()),
            Place::File { path, by, .. } => write!(f, "{by} ({})", path.display()),
            Place::Nothing { what, .. } => f.write_str(what),
        }
    }
}

/// All places, in the order in which they count.
pub(super) fn all(by_option: Option<&str>, environment: Environment<'_>) -> Vec<Place> {
    let mut places = vec![Place::Process];
    let by_option = by_option.map(OsString::from);
    let said = |named: Option<OsString>, what: &str, who: String| match named {
        Some(path) if !path.is_empty() => Place::File {
            path: path.into(),
            is_named: true,
            by: who,
        },
        _ => not_set(what),
    };
    places.push(said(
        by_option,
        "option pjrtlite.lapack",
        "the option pjrtlite.lapack".to_owned(),
    ));
    places.push(said(
        environment(VARIABLE),
        VARIABLE,
        format!("the environment variable {VARIABLE}"),
    ));
    places.extend(USUAL.iter().map(|name| Place::File {
        path: name.into(),
        is_named: false,
        by: String::new(),
    }));
    for variable in ["VIRTUAL_ENV", "CONDA_PREFIX"] {
        match environment(variable).filter(|value| !value.is_empty()) {
            Some(prefix) => in_environment(variable, Path::new(&prefix), &mut places),
            None => places.push(not_set(variable)),
        }
    }
    match python_on_path(environment("PATH").as_deref()) {
        Some(prefix) => in_environment("the Python on PATH", &prefix, &mut places),
        None => places.push(Place::Nothing {
            what: "the Python on PATH".to_owned(),
            why: "there is none".to_owned(),
        }),
    }
    places
}

fn not_set(what: &str) -> Place {
    Place::Nothing {
        what: what.to_owned(),
        why: "not set".to_owned(),
    }
}

/// The prefix of the first Python that the shell would find.
fn python_on_path(path: Option<&OsStr>) -> Option<PathBuf> {
    let folder = std::env::split_paths(path?).find(|folder| folder.join("python3").is_file())?;
    folder.parent().map(Path::to_owned)
}

/// The libraries that packages of a Python environment carry.
fn in_environment(by: &str, prefix: &Path, places: &mut Vec<Place>) {
    let before = places.len();
    for site in python::sites(prefix) {
        for package in PACKAGES {
            let entries = std::fs::read_dir(site.join(package));
            let mut files: Vec<PathBuf> = entries
                .into_iter()
                .flatten()
                .flatten()
                .map(|entry| entry.path())
                .filter(|path| {
                    let name = path.file_name().map(OsStr::to_string_lossy);
                    name.is_some_and(|name| name.starts_with(FILE) && name.contains(".so"))
                })
                .collect();
            files.sort();
            places.extend(files.into_iter().map(|path| Place::File {
                path,
                is_named: false,
                by: by.to_owned(),
            }));
        }
    }
    if places.len() == before {
        places.push(Place::Nothing {
            what: format!("{by} ({})", prefix.display()),
            why: "no package there carries one".to_owned(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_in_their_order() {
        let folder = tempfile::tempdir().unwrap();
        let site = folder.path().join("lib/python3.12/site-packages");
        for file in [
            "numpy.libs/libscipy_openblas64_-1.so",
            "scipy_openblas32/lib/libscipy_openblas.so",
            "scipy_openblas32/lib/libgfortran.so",
        ] {
            let file = site.join(file);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, "").unwrap();
        }
        let prefix = folder.path().as_os_str().to_owned();
        let environment = |name: &str| match name {
            "PJRTLITE_LAPACK" => Some("mine.so".into()),
            "VIRTUAL_ENV" => Some(prefix.clone()),
            "CONDA_PREFIX" => Some("/nowhere".into()),
            _ => None,
        };
        let shown: Vec<String> = all(Some("/opt/theirs.so"), &environment)
            .iter()
            .map(|place| place.to_string().replace(prefix.to_str().unwrap(), "P"))
            .collect();
        assert_eq!(
            shown,
            [
                "this process",
                "the option pjrtlite.lapack names '/opt/theirs.so'",
                "the environment variable PJRTLITE_LAPACK names 'mine.so'",
                "libopenblas.so.0",
                "liblapack.so.3",
                "libmkl_rt.so.3",
                "libmkl_rt.so.2",
                "VIRTUAL_ENV (P/lib/python3.12/site-packages/scipy_openblas32/lib/libscipy_openblas.so)",
                "VIRTUAL_ENV (P/lib/python3.12/site-packages/numpy.libs/libscipy_openblas64_-1.so)",
                "CONDA_PREFIX (/nowhere)",
                "the Python on PATH",
            ]
        );
    }
}
