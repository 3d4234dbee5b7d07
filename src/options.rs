//! Named settings for a client or for a program.

use crate::error::{Error, Result, Status};
use crate::host::log::LogLevel;
use crate::plugin::Value;

/// Keys that start with this are pjrtlite's own; all others go to the plugin.
const OWN_PREFIX: &str = "pjrtlite.";

const LOG_LEVEL: &str = "pjrtlite.log_level";

/// More devices than anybody wants of a CPU plugin, and few enough for it to make.
const MAX_DEVICES: i64 = 4096;

/// Named values. Keys that start with `pjrtlite.` are settings of this library; every other key
/// is passed on: to the plugin when a client is made, to XLA's compiler when a program is.
///
/// Own keys:
///
/// | key | value | for | meaning |
/// |---|---|---|---|
/// | `pjrtlite.log_level` | integer 0 to 3 | clients | how much the plugin prints on stderr: 0 (default) nothing, 1 errors, 2 warnings, 3 everything. Counts when the plugin's file is first opened. |
#[derive(Clone, Debug, Default)]
pub struct Options {
    values: Vec<(String, Value)>,
}

impl Options {
    /// No settings.
    pub fn new() -> Options {
        Options::default()
    }

    /// Sets `key`, replacing an earlier value. An own key that does not exist, or that takes
    /// another kind of value, is refused.
    pub fn set(&mut self, key: &str, value: Value) -> Result<()> {
        if key.is_empty() {
            return Err(Error::new(
                Status::UnknownOption,
                "an option's key is empty",
            ));
        }
        if key.starts_with(OWN_PREFIX) {
            check_own(key, &value)?;
        }
        match self.values.iter_mut().find(|(name, _)| name == key) {
            Some((_, old)) => *old = value,
            None => self.values.push((key.to_owned(), value)),
        }
        Ok(())
    }

    /// The settings that are not pjrtlite's own.
    pub(crate) fn passed_on(&self) -> impl Iterator<Item = &(String, Value)> {
        self.values
            .iter()
            .filter(|(key, _)| !key.starts_with(OWN_PREFIX))
    }

    pub(crate) fn log_level(&self) -> LogLevel {
        self.values
            .iter()
            .find_map(|(key, value)| match value {
                Value::Int(number) if key == LOG_LEVEL => LogLevel::from_number(*number),
                _ => None,
            })
            .unwrap_or(LogLevel::Quiet)
    }

    /// Fails if an option of CPU plugins has a value that they cannot take: several of them end the
    /// process over it.
    pub(crate) fn check_for_client(&self) -> Result<()> {
        for (key, value) in self.passed_on() {
            let wants = match (key.as_str(), value) {
                ("cpu_device_count", Value::Int(count)) if (1..=MAX_DEVICES).contains(count) => {
                    continue;
                }
                ("cpu_device_count", Value::Int(count)) => {
                    return Err(Error::new(
                        Status::InvalidValue,
                        format!("option '{key}' takes 1 to {MAX_DEVICES}; got {count}"),
                    ));
                }
                ("cpu_device_count", _) => "an integer",
                ("asynchronous", Value::Bool(_)) => continue,
                ("asynchronous", _) => "a truth value",
                _ => continue,
            };
            return Err(Error::new(
                Status::UnknownOption,
                format!("option '{key}' takes {wants}; got a {}", value.kind()),
            ));
        }
        Ok(())
    }

    /// Fails if a setting is there that only a client can take.
    pub(crate) fn check_for_program(&self) -> Result<()> {
        match self.values.iter().find(|(key, _)| key == LOG_LEVEL) {
            Some((key, _)) => Err(Error::new(
                Status::UnknownOption,
                format!("'{key}' is an option of clients, not of programs; set it there"),
            )),
            None => Ok(()),
        }
    }
}

fn check_own(key: &str, value: &Value) -> Result<()> {
    if key != LOG_LEVEL {
        return Err(Error::new(
            Status::UnknownOption,
            format!("there is no option '{key}'; pjrtlite's own are: {LOG_LEVEL}"),
        ));
    }
    let Value::Int(number) = value else {
        return Err(Error::new(
            Status::UnknownOption,
            format!("option '{key}' takes an integer; got a {}", value.kind()),
        ));
    };
    match LogLevel::from_number(*number) {
        Some(_) => Ok(()),
        None => Err(Error::new(
            Status::InvalidValue,
            format!("option '{key}' takes 0 (quiet) to 3 (everything); got {number}"),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_keys_are_checked_and_others_passed_on() {
        let mut options = Options::new();
        options.set("cpu_device_count", Value::Int(2)).unwrap();
        options.set(LOG_LEVEL, Value::Int(3)).unwrap();
        options.set("cpu_device_count", Value::Int(1)).unwrap();
        let passed: Vec<_> = options.passed_on().collect();
        assert_eq!(passed, [&("cpu_device_count".to_owned(), Value::Int(1))]);
        assert_eq!(options.log_level(), LogLevel::Info);
        assert!(options.check_for_program().is_err());
    }

    #[test]
    fn what_would_end_the_process_in_a_plugin_is_refused() {
        let check = |key: &str, value| {
            let mut options = Options::new();
            options.set(key, value).unwrap();
            options.check_for_client().map_err(|error| error.status())
        };
        assert_eq!(check("cpu_device_count", Value::Int(1)), Ok(()));
        assert_eq!(check("asynchronous", Value::Bool(false)), Ok(()));
        assert_eq!(check("visible_devices", Value::IntList(vec![0])), Ok(()));
        for count in [0, -1, i64::MAX, (1 << 32) + 1] {
            let outcome = check("cpu_device_count", Value::Int(count));
            assert_eq!(outcome, Err(Status::InvalidValue), "{count}");
        }
        let text = Value::Text("2".to_owned());
        assert_eq!(check("cpu_device_count", text), Err(Status::UnknownOption));
        assert_eq!(
            check("asynchronous", Value::Int(1)),
            Err(Status::UnknownOption)
        );
    }

    #[test]
    fn mistakes_are_told() {
        let mut options = Options::new();
        let mut status = |key, value| options.set(key, value).unwrap_err().status();
        assert_eq!(status("", Value::Int(0)), Status::UnknownOption);
        assert_eq!(status("pjrtlite.log", Value::Int(0)), Status::UnknownOption);
        assert_eq!(status(LOG_LEVEL, Value::Bool(true)), Status::UnknownOption);
        assert_eq!(status(LOG_LEVEL, Value::Int(9)), Status::InvalidValue);
        assert_eq!(options.log_level(), LogLevel::Quiet);
    }
}
