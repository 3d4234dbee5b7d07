//! From a plugin's name to its file.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::platforms::{self, PLATFORMS, Platform};
use crate::error::{Error, Result, Status};
use crate::host::python::{self, sub_folders};

/// Reads the environment; a test passes its own.
pub(super) type Environment<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// The file of the plugin that is meant by a name such as `cpu`, or by a path.
///
/// Anything with a `/` in it is a path. A name is looked up in this order: the variable
/// `PJRTLITE_PLUGIN_<NAME>`; JAX's own `PJRT_NAMES_AND_LIBRARY_PATHS` (`name:path,name:path`);
/// the folders in `PJRTLITE_PLUGIN_PATH`; the active virtual or conda environment.
pub(super) fn find(name_or_path: &str, environment: Environment<'_>) -> Result<PathBuf> {
    if name_or_path.is_empty() {
        return Err(Error::new(
            Status::PluginNotFound,
            "the plugin's name is empty; give a name such as 'cpu', or the path of a plugin's file",
        ));
    }
    if name_or_path.contains('/') {
        let path = Path::new(name_or_path);
        return if path.is_file() {
            Ok(path.to_path_buf())
        } else {
            Err(Error::new(
                Status::PluginNotFound,
                format!("there is no plugin file '{name_or_path}'; check the path"),
            ))
        };
    }
    let mut search = Search::new(name_or_path, environment);
    search.run()?.ok_or_else(|| search.not_found())
}

/// Where a plugin was looked for by its name, and what came of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lookup {
    /// The name, such as `cpu`.
    pub name: String,
    /// The plugin's file, or why there is none.
    pub found: Result<PathBuf>,
    /// The places that were looked at before, each with what is there.
    pub looked_at: Vec<(String, String)>,
    /// How to get one; empty for a name that is not known.
    pub advice: &'static str,
}

/// Looks for a plugin by its name, as [`find`] does.
pub(super) fn look_up(name: &str, environment: Environment<'_>) -> Lookup {
    let mut search = Search::new(name, environment);
    let found = search.run();
    Lookup {
        name: search.name.clone(),
        advice: search.platform().map_or("", |platform| platform.advice),
        found: found.and_then(|path| path.ok_or_else(|| search.not_found())),
        looked_at: search.looked_at,
    }
}

/// The names that plugins are known by, and those that the environment has a file for.
pub(super) fn names(variables: impl Iterator<Item = (OsString, OsString)>) -> Vec<String> {
    let usual = PLATFORMS.iter().map(|platform| platform.names[0]);
    let mut names: Vec<String> = usual.map(str::to_owned).collect();
    let mut add = |name: &str| {
        let name = name.trim().to_ascii_lowercase();
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    };
    for (variable, value) in variables {
        let (variable, value) = (variable.to_string_lossy(), value.to_string_lossy());
        match variable.strip_prefix(OWN_VARIABLE) {
            Some("PATH") => {}
            Some(name) if !value.is_empty() => add(name),
            _ if variable == JAX_VARIABLE => {
                let entries = value.split(',').filter_map(|entry| entry.split_once(':'));
                entries.for_each(|(name, _)| add(name));
            }
            _ => {}
        }
    }
    names
}

/// What the names of variables begin with that name a plugin's file, and JAX's list of plugins.
const OWN_VARIABLE: &str = "PJRTLITE_PLUGIN_";
const JAX_VARIABLE: &str = "PJRT_NAMES_AND_LIBRARY_PATHS";

pub(super) struct Search<'a> {
    name: String,
    environment: Environment<'a>,
    looked_at: Vec<(String, String)>,
}

impl<'a> Search<'a> {
    pub(super) fn new(name: &str, environment: Environment<'a>) -> Search<'a> {
        Search {
            name: name.to_ascii_lowercase(),
            environment,
            looked_at: Vec::new(),
        }
    }

    /// Looks at one place after another; a missing file is an error only where a variable names it.
    pub(super) fn run(&mut self) -> Result<Option<PathBuf>> {
        if let Some(found) = self.by_own_variable()? {
            return Ok(Some(found));
        }
        if let Some(found) = self.by_jax_variable()? {
            return Ok(Some(found));
        }
        Ok(self.in_plugin_path().or_else(|| self.in_python()))
    }

    fn platform(&self) -> Option<&'static Platform> {
        platforms::of(&self.name)
    }

    fn looked(&mut self, place: &str, outcome: &str) {
        self.looked_at.push((place.to_owned(), outcome.to_owned()));
    }

    /// The value of a variable; an empty one counts as not set.
    fn variable(&mut self, variable: &str) -> Option<OsString> {
        let value = (self.environment)(variable).filter(|value| !value.is_empty());
        if value.is_none() {
            self.looked(variable, "not set");
        }
        value
    }

    /// A file that a variable names outright: if it is missing, that is an error, not a reason to
    /// take another plugin.
    fn named_file(&self, variable: &str, path: &Path) -> Result<PathBuf> {
        if path.is_file() {
            Ok(path.to_path_buf())
        } else {
            Err(Error::new(
                Status::PluginNotFound,
                format!(
                    "the environment variable {variable} names '{}' as the plugin '{}', but there \
                     is no such file; correct or unset the variable",
                    path.display(),
                    self.name
                ),
            ))
        }
    }

    fn by_own_variable(&mut self) -> Result<Option<PathBuf>> {
        let suffix: String = self
            .name
            .chars()
            .map(|c| match c.to_ascii_uppercase() {
                c if c.is_ascii_alphanumeric() => c,
                _ => '_',
            })
            .collect();
        let variable = format!("{OWN_VARIABLE}{suffix}");
        // A plugin called "path" would collide with the list of folders; its file can be named.
        if suffix == "PATH" {
            return Ok(None);
        }
        match self.variable(&variable) {
            Some(path) => self.named_file(&variable, Path::new(&path)).map(Some),
            None => Ok(None),
        }
    }

    fn by_jax_variable(&mut self) -> Result<Option<PathBuf>> {
        let Some(value) = self.variable(JAX_VARIABLE) else {
            return Ok(None);
        };
        let value = value.to_string_lossy().into_owned();
        for entry in value.split(',') {
            if let Some((name, path)) = entry.split_once(':')
                && name.trim().eq_ignore_ascii_case(&self.name)
            {
                return self
                    .named_file(JAX_VARIABLE, Path::new(path.trim()))
                    .map(Some);
            }
        }
        self.looked(JAX_VARIABLE, "does not list it");
        Ok(None)
    }

    fn in_plugin_path(&mut self) -> Option<PathBuf> {
        const VARIABLE: &str = "PJRTLITE_PLUGIN_PATH";
        let value = self.variable(VARIABLE)?;
        std::env::split_paths(&value)
            .filter(|folder| !folder.as_os_str().is_empty())
            .find_map(|folder| self.in_folder(VARIABLE, &folder))
    }

    fn in_python(&mut self) -> Option<PathBuf> {
        for variable in ["VIRTUAL_ENV", "CONDA_PREFIX"] {
            let Some(prefix) = self.variable(variable) else {
                continue;
            };
            let sites = python::sites(Path::new(&prefix));
            if sites.is_empty() {
                let place = format!("{variable} ({})", Path::new(&prefix).display());
                self.looked(&place, "holds no Python packages");
            }
            for site in sites {
                let mut folders = sub_folders(&site.join("jax_plugins"));
                folders.extend(sub_folders(&site.join("xla_plugins")));
                if let Some(platform) = self.platform() {
                    folders.extend(platform.packages.iter().map(|package| site.join(package)));
                }
                let found = folders.iter().find_map(|folder| self.file_in(folder));
                if found.is_some() {
                    return found;
                }
                let place = format!("{variable} ({})", site.display());
                self.looked(&place, "no package there carries it");
            }
        }
        None
    }

    fn in_folder(&mut self, variable: &str, folder: &Path) -> Option<PathBuf> {
        let found = self.file_in(folder);
        if found.is_none() {
            let place = format!("{variable} ({})", folder.display());
            let outcome = if folder.is_dir() {
                format!("holds none of {}", self.file_names().join(", "))
            } else {
                "is no folder".to_owned()
            };
            self.looked(&place, &outcome);
        }
        found
    }

    fn file_in(&self, folder: &Path) -> Option<PathBuf> {
        self.file_names()
            .into_iter()
            .map(|file| folder.join(file))
            .find(|path| path.is_file())
    }

    /// The names that plugin files are known under.
    fn file_names(&self) -> Vec<String> {
        let platform = self.platform();
        let own = [self.name.as_str()];
        let names = platform.map_or(&own[..], |platform| platform.names);
        let mut files = Vec::new();
        for name in names {
            files.push(format!("pjrt_c_api_{name}_plugin.so"));
            files.push(format!("libpjrt_{name}.so"));
            files.push(format!("xla_{name}_plugin.so"));
            files.push(format!("pjrt_plugin_{name}.so"));
        }
        if let Some(platform) = platform {
            files.extend(platform.files.iter().map(|file| (*file).to_owned()));
        }
        files
    }

    fn not_found(&self) -> Error {
        let advice = match self.platform() {
            Some(platform) => platform.advice.to_owned(),
            None => format!(
                "known names are {}; any other plugin can be given by the path of its file",
                PLATFORMS
                    .iter()
                    .map(|platform| platform.names[0])
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
        };
        let line = |(place, outcome): &(String, String)| format!("\n  {place}: {outcome}");
        let lines: Vec<String> = self.looked_at.iter().map(line).collect();
        Error::new(
            Status::PluginNotFound,
            format!(
                "no plugin '{}' was found. Looked at:{}\nTo get one: {advice}.",
                self.name,
                lines.concat()
            ),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A folder tree and an environment of its own.
    struct World {
        root: tempfile::TempDir,
        variables: HashMap<&'static str, String>,
    }

    impl World {
        fn new() -> World {
            World {
                root: tempfile::tempdir().unwrap(),
                variables: HashMap::new(),
            }
        }

        fn file(&self, path: &str) -> String {
            let path = self.root.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, "").unwrap();
            path.to_str().unwrap().to_owned()
        }

        fn set(&mut self, variable: &'static str, value: impl Into<String>) {
            self.variables.insert(variable, value.into());
        }

        fn folder(&self, path: &str) -> String {
            self.root.path().join(path).to_str().unwrap().to_owned()
        }

        fn find(&self, name: &str) -> Result<String> {
            find(name, &|variable| {
                self.variables.get(variable).map(OsString::from)
            })
            .map(|path| path.to_str().unwrap().to_owned())
        }
    }

    #[test]
    fn places_are_tried_in_their_order() {
        let mut world = World::new();
        let in_venv = world
            .file("venv/lib/python3.12/site-packages/jax_plugins/xla_cuda13/xla_cuda_plugin.so");
        world.file("venv/lib/python3.12/site-packages/jax_plugins/xla_cuda12/xla_cuda_plugin.so");
        world.set("VIRTUAL_ENV", world.folder("venv"));
        assert_eq!(world.find("cuda").unwrap(), in_venv);

        let in_path = world.file("plugins/pjrt_c_api_cuda_plugin.so");
        world.set(
            "PJRTLITE_PLUGIN_PATH",
            format!("{}:{}", world.folder("absent"), world.folder("plugins")),
        );
        assert_eq!(world.find("cuda").unwrap(), in_path);

        let by_jax = world.file("jax.so");
        world.set(
            "PJRT_NAMES_AND_LIBRARY_PATHS",
            format!("cpu:/x.so,cuda:{by_jax}"),
        );
        assert_eq!(world.find("cuda").unwrap(), by_jax);

        let by_variable = world.file("own.so");
        world.set("PJRTLITE_PLUGIN_CUDA", &by_variable);
        assert_eq!(world.find("CUDA").unwrap(), by_variable);

        assert_eq!(
            world.find(&in_venv).unwrap(),
            in_venv,
            "a path is taken as it is"
        );
    }

    #[test]
    fn names_come_from_variables_too() {
        let variables = [
            ("PJRTLITE_PLUGIN_PATH", "/x"),
            ("PJRTLITE_PLUGIN_CPU", "/a.so"),
            ("PJRTLITE_PLUGIN_OWN", "/b.so"),
            ("PJRTLITE_PLUGIN_NONE", ""),
            ("PJRT_NAMES_AND_LIBRARY_PATHS", "cuda:/c.so, Other:/d.so"),
        ];
        let pairs = variables.map(|(name, value)| (name.into(), value.into()));
        let names = names(pairs.into_iter());
        assert_eq!(
            names,
            ["cpu", "cuda", "rocm", "oneapi", "tpu", "own", "other"]
        );
    }

    #[test]
    fn known_wheels_are_found() {
        for (package, name) in [
            ("lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so", "cpu"),
            ("fastatomstruct_xla_cpu/libpjrt_cpu.so", "cpu"),
            ("xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so", "cpu"),
            ("jax_plugins/xla_rocm7/xla_rocm_plugin.so", "rocm"),
            (
                "jax_plugins/intel_extension_for_openxla/pjrt_plugin_xpu.so",
                "oneapi",
            ),
            ("libtpu/libtpu.so", "tpu"),
        ] {
            let mut world = World::new();
            let file = world.file(&format!("env/lib/python3.13/site-packages/{package}"));
            world.set("CONDA_PREFIX", world.folder("env"));
            assert_eq!(world.find(name).unwrap(), file);
        }
    }

    #[test]
    fn a_variable_that_names_a_missing_file_is_an_error() {
        let mut world = World::new();
        world.file("plugins/libpjrt_cpu.so");
        world.set("PJRTLITE_PLUGIN_PATH", world.folder("plugins"));
        world.set("PJRTLITE_PLUGIN_CPU", "/nowhere/cpu.so");
        let error = world.find("cpu").unwrap_err();
        assert_eq!(error.status(), Status::PluginNotFound);
        assert!(error.message().contains("PJRTLITE_PLUGIN_CPU"), "{error}");
        assert!(error.message().contains("/nowhere/cpu.so"), "{error}");
    }

    #[test]
    fn not_found_tells_where_it_looked_and_what_to_do() {
        let mut world = World::new();
        world.set("PJRTLITE_PLUGIN_PATH", world.folder("absent"));
        let error = world.find("cpu").unwrap_err();
        assert_eq!(error.status(), Status::PluginNotFound);
        for text in [
            "PJRTLITE_PLUGIN_CPU: not set",
            "PJRT_NAMES_AND_LIBRARY_PATHS: not set",
            "absent",
            "VIRTUAL_ENV: not set",
            "CONDA_PREFIX: not set",
            "pip install lammps-jax-pjrt-cpu",
        ] {
            assert!(error.message().contains(text), "no '{text}' in {error}");
        }
        let error = world.find("quantum").unwrap_err();
        assert!(
            error.message().contains("known names are cpu, cuda"),
            "{error}"
        );
        assert!(world.find("").unwrap_err().message().contains("empty"));
        assert!(
            world
                .find("/nowhere/x.so")
                .unwrap_err()
                .message()
                .contains("/nowhere/x.so")
        );
    }
}
