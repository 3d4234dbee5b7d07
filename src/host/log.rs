//! How much a plugin prints on stderr.
//!
//! XLA reads `TF_CPP_MIN_LOG_LEVEL` from the environment while its library is loaded, and prints
//! hundreds of harmless lines otherwise. A value that the user has set is left alone.

use std::ffi::OsStr;

/// The variable that XLA's logging reads once.
const VARIABLE: &str = "TF_CPP_MIN_LOG_LEVEL";

/// How much of a plugin's own messages reaches stderr.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogLevel {
    /// Nothing but what ends the process.
    Quiet,
    /// Errors.
    Error,
    /// Errors and warnings.
    Warning,
    /// Everything.
    Info,
}

impl LogLevel {
    /// Level 0 (quiet) to 3 (everything).
    pub fn from_number(number: i64) -> Option<LogLevel> {
        match number {
            0 => Some(LogLevel::Quiet),
            1 => Some(LogLevel::Error),
            2 => Some(LogLevel::Warning),
            3 => Some(LogLevel::Info),
            _ => None,
        }
    }

    /// XLA counts the other way: it names the least severity that is printed.
    fn minimum_severity(self) -> &'static str {
        match self {
            LogLevel::Quiet => "3",
            LogLevel::Error => "2",
            LogLevel::Warning => "1",
            LogLevel::Info => "0",
        }
    }
}

/// Runs `load`, which loads a plugin's library, with its log level set.
///
/// The variable is gone again afterwards, so child processes of the host do not inherit it.
pub(crate) fn with_level<T>(level: LogLevel, load: impl FnOnce() -> T) -> T {
    if std::env::var_os(VARIABLE).is_some() {
        return load();
    }
    struct Unset;
    impl Drop for Unset {
        fn drop(&mut self) {
            // SAFETY: as below.
            unsafe { std::env::remove_var(VARIABLE) };
        }
    }
    // SAFETY: Rust code of this process reads the environment under std's lock. C code of other
    // threads that reads it at this very moment is the host's to avoid, as with any setenv; the
    // manual of pjrtlite_client_create says so.
    unsafe { std::env::set_var(VARIABLE, OsStr::new(level.minimum_severity())) };
    let _unset = Unset;
    load()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_numbers() {
        assert_eq!(LogLevel::from_number(0), Some(LogLevel::Quiet));
        assert_eq!(LogLevel::from_number(3), Some(LogLevel::Info));
        assert_eq!(LogLevel::from_number(4), None);
        assert_eq!(LogLevel::from_number(-1), None);
    }
}
