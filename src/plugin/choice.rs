//! From what a host asks for to the plugins that are tried, in their order.

use std::path::Path;

use super::find::{Environment, Search};
use super::platforms::names_of;
use crate::error::{Error, Result, Status};

/// JAX's name for whichever of these is there, in JAX's order.
const GPU: &str = "gpu";
const GPUS: [&str; 3] = ["cuda", "rocm", "oneapi"];

/// The names and paths in a text such as `cpu`, `gpu`, `/opt/plugin.so` or `cuda,cpu`, each of which
/// stands for one plugin. None occurs twice.
///
/// The path of a file may have commas in it if it stands alone.
pub(super) fn choices(text: &str, environment: Environment<'_>) -> Result<Vec<String>> {
    if text.contains('/') && Path::new(text).is_file() {
        return Ok(vec![text.to_owned()]);
    }
    let mut choices: Vec<String> = Vec::new();
    let mut add = |choice: &str| {
        if !choices.iter().any(|known| is_same(known, choice)) {
            choices.push(choice.to_owned());
        }
    };
    for name in text.split(',').map(str::trim) {
        if name.is_empty() {
            return Err(empty(text));
        }
        // A plugin that is itself called so is meant first, also if its variable names no file.
        let is_alias = name.eq_ignore_ascii_case(GPU);
        if is_alias && matches!(Search::new(GPU, environment).run(), Ok(None)) {
            GPUS.iter().for_each(|gpu| add(gpu));
        } else {
            add(name);
        }
    }
    Ok(choices)
}

/// Whether what is meant for the plugins of one name is meant for this choice: of the name itself, of
/// another one of the same platform, or of `gpu`. None if it is the name of no plugin, neither of a known
/// one nor of these choices.
pub(crate) fn is_for(name: &str, choice: &str, choices: &[String]) -> Option<bool> {
    let is_one_of = |names: &[&str], wanted: &str| {
        let mut names = names.iter();
        names.any(|name| name.eq_ignore_ascii_case(wanted))
    };
    let of_gpus = || GPUS.iter().any(|gpu| is_one_of(names_of(gpu), choice));
    if name.eq_ignore_ascii_case(choice) {
        Some(true)
    } else if name.eq_ignore_ascii_case(GPU) {
        Some(of_gpus())
    } else if let known @ [_, ..] = names_of(name) {
        Some(is_one_of(known, choice))
    } else {
        let mut named = choices.iter();
        named.any(|other| is_same(other, name)).then_some(false)
    }
}

/// Whether two texts stand for one plugin: names in either case, paths as they are.
fn is_same(one: &str, other: &str) -> bool {
    let is_path = one.contains('/') || other.contains('/');
    one == other || !is_path && one.eq_ignore_ascii_case(other)
}

/// More often than not a variable of a script that was not set: nothing is taken in its place.
fn empty(text: &str) -> Error {
    let message = if text.trim().is_empty() {
        "the plugin's name is empty; give a name such as 'cpu', a list such as 'cuda,cpu', or the path of a \
         plugin's file"
            .to_owned()
    } else {
        format!(
            "the list of plugins '{text}' has an empty name in it; write it as 'cuda,cpu', with a name between \
             commas"
        )
    };
    Error::new(Status::PluginNotFound, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    fn of(text: &str) -> Vec<String> {
        choices(text, &|_| None).unwrap()
    }

    #[test]
    fn a_list_is_in_its_order_and_names_nothing_twice() {
        assert_eq!(of("cpu"), ["cpu"]);
        assert_eq!(of("cuda,cpu"), ["cuda", "cpu"]);
        assert_eq!(of(" cuda ,\tcpu "), ["cuda", "cpu"]);
        assert_eq!(of("cpu,CUDA,cuda,Cpu,rocm"), ["cpu", "CUDA", "rocm"]);
        assert_eq!(
            of("/a/x.so,cpu,/a/X.so,/a/x.so"),
            ["/a/x.so", "cpu", "/a/X.so"]
        );
    }

    #[test]
    fn gpu_stands_for_those_of_jax() {
        assert_eq!(of("gpu"), ["cuda", "rocm", "oneapi"]);
        assert_eq!(of("GPU,cpu"), ["cuda", "rocm", "oneapi", "cpu"]);
        assert_eq!(of("rocm,gpu,cuda,cpu"), ["rocm", "cuda", "oneapi", "cpu"]);
        // Its own variable makes it a name like others, also if there is no such file.
        let own =
            |variable: &str| (variable == "PJRTLITE_PLUGIN_GPU").then(|| OsString::from("/x"));
        assert_eq!(choices("gpu,cpu", &own).unwrap(), ["gpu", "cpu"]);
        // A file is not meant by it.
        assert_eq!(of("./gpu"), ["./gpu"]);
    }

    #[test]
    fn names_are_those_of_platforms_of_gpus_or_of_the_list() {
        let choices = of("own,cuda,XPU,/a/x.so,cpu");
        let for_which = |name: &str| {
            let of_each = choices.iter().map(|choice| is_for(name, choice, &choices));
            of_each.collect::<Option<Vec<_>>>()
        };
        let no = [false; 5];
        for (name, wanted) in [
            ("own", Some([true, false, false, false, false])),
            ("CUDA", Some([false, true, false, false, false])),
            ("oneapi", Some([false, false, true, false, false])),
            ("xpu", Some([false, false, true, false, false])),
            ("gpu", Some([false, true, true, false, false])),
            ("cpu", Some([false, false, false, false, true])),
            ("tpu", Some(no)),
            ("ours", None),
            ("/a/x", None),
        ] {
            assert_eq!(for_which(name), wanted.map(Vec::from), "{name}");
        }
    }

    #[test]
    fn a_path_with_commas_is_one_path_if_the_file_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a,b.so");
        let path = path.to_str().unwrap();
        assert_eq!(of(path).len(), 2);
        std::fs::write(path, "").unwrap();
        assert_eq!(of(path), [path]);
    }

    #[test]
    fn empty_names_are_refused() {
        for text in ["", " ", "\t\n"] {
            let error = choices(text, &|_| None).unwrap_err();
            assert_eq!(error.status(), Status::PluginNotFound);
            assert!(error.message().contains("name is empty"), "{error}");
        }
        for text in [",", "cpu,", ",cpu", "cuda,,cpu", "cuda, ,cpu"] {
            let error = choices(text, &|_| None).unwrap_err();
            assert_eq!(error.status(), Status::PluginNotFound);
            assert!(
                error
                    .message()
                    .contains(&format!("'{text}' has an empty name")),
                "{error}"
            );
        }
    }
}
