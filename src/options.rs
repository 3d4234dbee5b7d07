//! Named settings for a client or for a program.

mod place;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::error::{Error, Result, Status};
use crate::host::log::LogLevel;
use crate::plugin::{self, Value};

pub(crate) use place::Place;

/// Keys that start with this are pjrtlite's own; all others go to the plugin.
const OWN_PREFIX: &str = "pjrtlite.";

const LOG_LEVEL: &str = "pjrtlite.log_level";
const THREADS: &str = "pjrtlite.threads";
const CPUS: &str = "pjrtlite.cpus";
const SHUTDOWN_TIMEOUT: &str = "pjrtlite.shutdown_timeout";
const DEVICE: &str = "pjrtlite.device";
const DEVICES: &str = "pjrtlite.devices";
const ANY_DEVICE: &str = "pjrtlite.any_device";
const AUTOTUNE: &str = "pjrtlite.autotune";
const CACHE: &str = "pjrtlite.cache";
const CACHE_SIZE: &str = "pjrtlite.cache_size";
const CACHE_WAIT: &str = "pjrtlite.cache_wait";
const KEY_VALUE_FOLDER: &str = "pjrtlite.key_value_folder";
const LAPACK: &str = "pjrtlite.lapack";
const MAP: &str = "pjrtlite.map";
const INTERFACE: &str = "pjrtlite.interface";
const ONE_AT_A_TIME: &str = "pjrtlite.one_at_a_time";
const CALLING_THREAD: &str = "pjrtlite.calling_thread";

/// pjrtlite's own keys: what each is for, and the values that it takes.
const OWN: [(&str, Use, Takes); 17] = [
    (
        LOG_LEVEL,
        Use::Client,
        Takes::Int(0..=3, "0 (quiet) to 3 (everything)"),
    ),
    (
        THREADS,
        Use::Client,
        Takes::Int(1..=MAX_THREADS, "the size of a pool of threads, 1 to 4096"),
    ),
    (CPUS, Use::Client, Takes::IntList),
    (SHUTDOWN_TIMEOUT, Use::Client, Takes::Seconds),
    (KEY_VALUE_FOLDER, Use::Client, Takes::Text),
    (LAPACK, Use::Client, Takes::Text),
    (
        DEVICE,
        Use::Program,
        Takes::Int(0..=i64::MAX, "the index of a device, from 0"),
    ),
    (DEVICES, Use::Program, Takes::IntList),
    (ANY_DEVICE, Use::Program, Takes::Bool),
    (AUTOTUNE, Use::Program, Takes::Bool),
    (CACHE, Use::ClientOrProgram, Takes::Place),
    (
        CACHE_SIZE,
        Use::ClientOrProgram,
        Takes::Int(1..=i64::MAX, "a number of bytes, from 1"),
    ),
    (CACHE_WAIT, Use::ClientOrProgram, Takes::Seconds),
    (MAP, Use::Bundle, Takes::Bool),
    (INTERFACE, Use::Bundle, Takes::Text),
    (ONE_AT_A_TIME, Use::Function, Takes::Bool),
    (CALLING_THREAD, Use::Function, Takes::Bool),
];

/// The values that an option takes.
#[derive(Debug)]
enum Takes {
    /// An integer in a range, and what it means.
    Int(std::ops::RangeInclusive<i64>, &'static str),
    /// Integers; at least one.
    IntList,
    /// A number that is not negative.
    Seconds,
    Bool,
    Text,
    /// Whether and where something is kept.
    Place,
}

/// What an option is given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Client,
    Program,
    /// For programs, and for all programs of a client that do not say it.
    ClientOrProgram,
    Bundle,
    Function,
}

/// More devices than anybody wants of a CPU plugin, and few enough for it to make.
const MAX_DEVICES: i64 = 4096;

/// How long destroying waits unless it is said.
const DEFAULT_SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(60);

/// More threads than anybody wants in a pool, and few enough for a plugin to start.
const MAX_THREADS: i64 = 4096;

/// Named values. Keys that start with `pjrtlite.` are settings of this library; every other key
/// is passed on: to the plugin when a client is made, to XLA's compiler when a program is. A client's key
/// that starts with a plugin's name and a dot is for that plugin alone: `cuda.memory_fraction`.
///
/// Own keys:
///
/// | key | value | for | meaning |
/// |---|---|---|---|
/// | `pjrtlite.log_level` | integer 0 to 3 | clients | how much the plugin prints on stderr: 0 (default) nothing, 1 errors, 2 warnings, 3 everything. Counts when the plugin's file is first opened. Also sets the level of pjrtlite's own messages. |
/// | `pjrtlite.threads` | integer 1 to 4096 | clients | size of each of the plugin's pools of threads; CPU plugins take 4 at least. |
/// | `pjrtlite.cpus` | list of integers | clients | the CPUs that the plugin's threads may run on; by default all of the process. |
/// | `pjrtlite.shutdown_timeout` | number | clients | for how many seconds letting go of a client or a plan waits for work that is not done; 60 by default. |
/// | `pjrtlite.key_value_folder` | text | clients | a folder that all processes share which make up one client, for plugins that take `node_id` and `num_nodes`: they find each other there. A new one for each job. |
/// | `pjrtlite.lapack` | text | clients | the file of a LAPACK, or a name that the loader knows, for programs that do linear algebra where the process has none itself. A process has one: the first that is set counts, and only before one was needed. |
/// | `pjrtlite.device` | integer | programs | index of the device that the program is loaded for; 0 is the default. |
/// | `pjrtlite.devices` | list of integers | programs for several devices | indices of the devices that the program is loaded for, each once: those of the first replica's partitions, then of the next one's. By default the first ones of the client. |
/// | `pjrtlite.any_device` | truth value | programs that are compiled | whether it can run on each of the client's devices, compiled once; false is the default. |
/// | `pjrtlite.autotune` | truth value | programs that are compiled | whether to try at load which of XLA's options the program is fastest under, by running it on made-up numbers; false is the default. |
/// | `pjrtlite.map` | truth value | bundles | whether the file is shown where the system keeps it, not read; false is the default. |
/// | `pjrtlite.interface` | text | bundles | what functions must look like, as `pjrtlite wrap` writes it into wrappers. |
/// | `pjrtlite.one_at_a_time` | truth value | functions | whether no two threads are in the function at once; false is the default. |
/// | `pjrtlite.calling_thread` | truth value | functions | whether it is called on the thread that runs the program; false is the default. |
/// | `pjrtlite.cache` | truth value or text | programs that are compiled; for all of a client | where compiled programs, and choices of XLA's options, are kept between processes: off (the default, but for programs with `pjrtlite.autotune`), on (`$XDG_CACHE_HOME/pjrtlite` or `~/.cache/pjrtlite`), or a folder. Without it the environment variable `PJRTLITE_CACHE` counts. |
/// | `pjrtlite.cache_size` | integer | the same | the most bytes in that folder; 2^30 by default. |
/// | `pjrtlite.cache_wait` | number | the same | for how many seconds a load waits for another process that is compiling the same program; 60 by default. |
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

    /// The settings for one plugin of those that may be taken: without those for others, and without the
    /// name in the keys of its own, which go before what is for all.
    pub(crate) fn for_plugin(&self, plugin: &str, choices: &[String]) -> Result<Options> {
        let (mut of_all, mut its_own) = (Options::new(), Vec::new());
        for (key, value) in &self.values {
            let (name, rest) = key.split_once('.').unwrap_or(("", key));
            match plugin::is_for(name, plugin, choices) {
                _ if key.starts_with(OWN_PREFIX) => of_all.set(key, value.clone())?,
                None => of_all.set(key, value.clone())?,
                Some(true) => its_own.push((rest, value.clone())),
                Some(false) => {}
            }
        }
        for (key, value) in its_own {
            if key.starts_with(OWN_PREFIX) {
                return Err(Error::new(
                    Status::UnknownOption,
                    format!("option '{key}' is for any plugin; set it without a plugin's name"),
                ));
            }
            of_all.set(key, value)?;
        }
        Ok(of_all)
    }

    pub(crate) fn log_level(&self) -> Option<LogLevel> {
        self.own(LOG_LEVEL).and_then(LogLevel::from_number)
    }

    /// The size of the plugin's pools of threads.
    pub(crate) fn threads(&self) -> Option<i64> {
        self.own(THREADS)
    }

    /// The CPUs that the plugin's threads may run on.
    pub(crate) fn cpus(&self) -> Option<&[i64]> {
        match self.own_value(CPUS) {
            Some(Value::IntList(numbers)) => Some(numbers),
            _ => None,
        }
    }

    /// For how long letting go of a client or a plan waits for what is not done.
    pub(crate) fn shutdown_timeout(&self) -> Duration {
        self.seconds(SHUTDOWN_TIMEOUT)
            .unwrap_or(DEFAULT_SHUTDOWN_TIMEOUT)
    }

    /// Where the processes of one client find each other, if it was said.
    pub(crate) fn key_value_folder(&self) -> Option<&str> {
        match self.own_value(KEY_VALUE_FOLDER) {
            Some(Value::Text(folder)) => Some(folder),
            _ => None,
        }
    }

    /// The library that does linear algebra, if it was said.
    pub(crate) fn lapack(&self) -> Option<&str> {
        match self.own_value(LAPACK) {
            Some(Value::Text(named)) => Some(named),
            _ => None,
        }
    }

    /// The index of the device that a program is loaded for.
    pub(crate) fn device(&self) -> usize {
        self.own(DEVICE)
            .and_then(|index| usize::try_from(index).ok())
            .unwrap_or(0)
    }

    /// The indices of the devices that a program is loaded for, if they were said.
    pub(crate) fn devices(&self) -> Option<&[i64]> {
        match self.own_value(DEVICES) {
            Some(Value::IntList(indices)) => Some(indices),
            _ => None,
        }
    }

    /// Whether a program's one device was said.
    pub(crate) fn says_device(&self) -> bool {
        self.own_value(DEVICE).is_some()
    }

    /// Whether a program's devices were said in some way.
    pub(crate) fn says_devices(&self) -> bool {
        self.says_device() || self.devices().is_some() || self.any_device()
    }

    /// Whether a program is compiled for each of the client's devices.
    pub(crate) fn any_device(&self) -> bool {
        matches!(self.own_value(ANY_DEVICE), Some(Value::Bool(true)))
    }

    /// Whether XLA's options are chosen by timing the program.
    pub(crate) fn autotune(&self) -> bool {
        matches!(self.own_value(AUTOTUNE), Some(Value::Bool(true)))
    }

    /// Where compiled programs are kept, if it was said.
    pub(crate) fn cache(&self) -> Option<Place> {
        self.own_value(CACHE).and_then(Place::of_value)
    }

    /// The most bytes there, if it was said.
    pub(crate) fn cache_size(&self) -> Option<u64> {
        self.own(CACHE_SIZE).and_then(|bytes| bytes.try_into().ok())
    }

    /// For how long a load waits for another process, if it was said.
    pub(crate) fn cache_wait(&self) -> Option<Duration> {
        self.seconds(CACHE_WAIT)
    }

    /// Settings for loading on the same device what was compiled with these.
    pub(crate) fn for_compiled(&self) -> Options {
        let values = self.values.iter();
        let values = values.filter(|(key, _)| key == DEVICE || key == DEVICES);
        Options {
            values: values.cloned().collect(),
        }
    }

    /// Whether a bundle's file is shown where the system keeps it.
    pub(crate) fn map(&self) -> bool {
        matches!(self.own_value(MAP), Some(Value::Bool(true)))
    }

    /// What the functions of a bundle must look like, if it was said.
    pub(crate) fn interface(&self) -> Option<&str> {
        match self.own_value(INTERFACE) {
            Some(Value::Text(wanted)) => Some(wanted),
            _ => None,
        }
    }

    /// Whether no two threads are in a function at once.
    pub(crate) fn one_at_a_time(&self) -> bool {
        matches!(self.own_value(ONE_AT_A_TIME), Some(Value::Bool(true)))
    }

    /// Whether a function is called on the thread that runs the program.
    pub(crate) fn calling_thread(&self) -> bool {
        matches!(self.own_value(CALLING_THREAD), Some(Value::Bool(true)))
    }

    fn own(&self, wanted: &str) -> Option<i64> {
        match self.own_value(wanted) {
            Some(Value::Int(number)) => Some(*number),
            _ => None,
        }
    }

    fn seconds(&self, wanted: &str) -> Option<Duration> {
        let seconds = match self.own_value(wanted)? {
            Value::Int(seconds) => *seconds as f64,
            Value::Float(seconds) => *seconds,
            _ => return None,
        };
        // Longer than can be counted is for ever.
        Some(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
    }

    fn own_value(&self, wanted: &str) -> Option<&Value> {
        self.values
            .iter()
            .find(|(key, _)| key == wanted)
            .map(|(_, value)| value)
    }

    /// Fails if a setting is there that only a program can take, or if an option of CPU plugins has
    /// a value that they cannot take: several of them end the process over it.
    pub(crate) fn check_for_client(&self) -> Result<()> {
        self.check_for(Use::Client)?;
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
        self.check_for(Use::Program)
    }

    /// Fails if a setting is there that opening a bundle does not take.
    pub(crate) fn check_for_bundle(&self) -> Result<()> {
        self.check_for(Use::Bundle)?;
        self.check_nothing_passed_on("bundles")
    }

    /// Fails if a setting is there that no function of the host can take.
    pub(crate) fn check_for_function(&self) -> Result<()> {
        self.check_for(Use::Function)?;
        self.check_nothing_passed_on("functions")
    }

    fn check_nothing_passed_on(&self, whose: &str) -> Result<()> {
        match self.passed_on().next() {
            None => Ok(()),
            Some((key, _)) => Err(Error::new(
                Status::UnknownOption,
                format!("'{key}' is no option of {whose}: nothing is passed on for them"),
            )),
        }
    }

    fn check_for(&self, given_to: Use) -> Result<()> {
        let misplaced = OWN
            .iter()
            .filter(|(_, is_for, _)| !is_for.includes(given_to))
            .find(|(key, ..)| self.own_value(key).is_some());
        let Some((key, is_for, _)) = misplaced else {
            return Ok(());
        };
        let name = |of: Use| match of {
            Use::Client => "clients",
            Use::Program => "programs",
            Use::ClientOrProgram => "clients and programs",
            Use::Bundle => "bundles",
            Use::Function => "functions",
        };
        let (here, there) = (name(given_to), name(*is_for));
        Err(Error::new(
            Status::UnknownOption,
            format!("'{key}' is an option of {there}, not of {here}; set it there"),
        ))
    }
}

impl Use {
    fn includes(self, given_to: Use) -> bool {
        let is_both = self == Use::ClientOrProgram;
        self == given_to || is_both && matches!(given_to, Use::Client | Use::Program)
    }
}

fn check_own(key: &str, value: &Value) -> Result<()> {
    let Some((.., takes)) = OWN.iter().find(|(name, ..)| *name == key) else {
        let names: Vec<&str> = OWN.iter().map(|(name, ..)| *name).collect();
        return Err(Error::new(
            Status::UnknownOption,
            format!(
                "there is no option '{key}'; pjrtlite's own are: {}",
                names.join(", ")
            ),
        ));
    };
    let wants = match (takes, value) {
        (Takes::Int(range, _), Value::Int(number)) if range.contains(number) => return Ok(()),
        (Takes::Int(_, meaning), Value::Int(number)) => {
            return Err(Error::new(
                Status::InvalidValue,
                format!("option '{key}' takes {meaning}; got {number}"),
            ));
        }
        (Takes::IntList, Value::IntList(numbers)) if !numbers.is_empty() => return Ok(()),
        (Takes::IntList, Value::IntList(_)) => {
            return Err(Error::new(
                Status::InvalidValue,
                format!("option '{key}' takes at least one number; got an empty list"),
            ));
        }
        (Takes::Seconds, Value::Int(seconds)) if *seconds >= 0 => return Ok(()),
        (Takes::Seconds, Value::Float(seconds)) if *seconds >= 0.0 => return Ok(()),
        (Takes::Seconds, Value::Int(_) | Value::Float(_)) => {
            return Err(Error::new(
                Status::InvalidValue,
                format!("option '{key}' takes 0 or more seconds"),
            ));
        }
        (Takes::Bool, Value::Bool(_)) | (Takes::Text, Value::Text(_)) => return Ok(()),
        (Takes::Place, Value::Bool(_)) => return Ok(()),
        (Takes::Place, Value::Text(text)) if Place::of_text(text).is_some() => return Ok(()),
        (Takes::Place, Value::Text(text)) => {
            return Err(Error::new(
                Status::InvalidValue,
                format!("option '{key}' takes {}; got '{text}'", place::TAKEN),
            ));
        }
        (Takes::Place, _) => "a truth value or a text",
        (Takes::Int(..), _) => "an integer",
        (Takes::IntList, _) => "a list of integers",
        (Takes::Seconds, _) => "a number of seconds",
        (Takes::Bool, _) => "a truth value",
        (Takes::Text, _) => "a text",
    };
    Err(Error::new(
        Status::UnknownOption,
        format!("option '{key}' takes {wants}; got a {}", value.kind()),
    ))
}
