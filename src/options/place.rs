//! Where compiled programs are kept, as an option or the environment says it.

use std::path::PathBuf;

use crate::plugin::Value;

/// Where compiled programs are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Nowhere,
    /// The user's own folder for what can be made again.
    Default,
    Folder(PathBuf),
}

/// What is taken, for messages.
pub(super) const TAKEN: &str =
    "on, off, or the path of a folder with a '/' in it, such as /scratch/me/cache or ./cache";

impl Place {
    /// `None` for a word that means nothing: it would become a folder of that name somewhere.
    pub(crate) fn of_text(text: &str) -> Option<Place> {
        match text {
            "off" | "0" | "" => Some(Place::Nowhere),
            "on" | "1" => Some(Place::Default),
            path if path.contains('/') && !path.contains('\0') => Some(Place::Folder(path.into())),
            _ => None,
        }
    }

    pub(super) fn of_value(value: &Value) -> Option<Place> {
        match value {
            Value::Bool(true) => Some(Place::Default),
            Value::Bool(false) => Some(Place::Nowhere),
            Value::Text(text) => Place::of_text(text),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_paths_are_told_apart() {
        for text in ["off", "0", ""] {
            assert_eq!(Place::of_text(text), Some(Place::Nowhere), "{text}");
        }
        for text in ["on", "1"] {
            assert_eq!(Place::of_text(text), Some(Place::Default), "{text}");
        }
        for path in ["/a/b", "./on", "a/", "~/x"] {
            assert_eq!(Place::of_text(path), Some(Place::Folder(path.into())));
        }
        for text in ["yes", "true", "cache", " on", "/a\0b"] {
            assert_eq!(Place::of_text(text), None, "{text}");
        }
        assert_eq!(
            Place::of_value(&Value::Bool(true)),
            Place::of_value(&Value::Text("on".to_owned()))
        );
        assert_eq!(Place::of_value(&Value::Int(1)), None);
    }
}
