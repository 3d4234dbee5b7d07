//! How much is printed on stderr: by plugins, and by this library.
//!
//! XLA reads `TF_CPP_MIN_LOG_LEVEL` from the environment while its library is loaded, and prints
//! hundreds of harmless lines otherwise. A value that the user has set is left alone.

use std::cell::Cell;
use std::fmt::Display;
use std::io::Write;
use std::sync::atomic::{AtomicPtr, AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

use super::environment::with_variable;
use super::fork::{self, Process};
use super::turn::outside_of_turns;
use crate::error::{Error, Result, Status};

/// The variable that XLA's logging reads once.
const VARIABLE: &str = "TF_CPP_MIN_LOG_LEVEL";

/// The variable that sets the level where no option does.
const OWN_VARIABLE: &str = "PJRTLITE_LOG";

/// How much of a plugin's own messages, and of this library's, is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

    /// A level by its number or its name.
    fn from_text(text: &str) -> Option<LogLevel> {
        let text = text.trim();
        let levels = (0..).map_while(LogLevel::from_number);
        let mut named = levels.filter(|level| text.eq_ignore_ascii_case(level.name()));
        match text.parse() {
            Ok(number) => LogLevel::from_number(number),
            Err(_) => named.next(),
        }
    }

    fn name(self) -> &'static str {
        match self {
            LogLevel::Quiet => "quiet",
            LogLevel::Error => "error",
            LogLevel::Warning => "warning",
            LogLevel::Info => "info",
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

/// The level that an option set last, as its number; [`NOT_SET`] if none did.
static LEVEL: AtomicU8 = AtomicU8::new(NOT_SET);

const NOT_SET: u8 = u8::MAX;

/// The level for what follows: what an option set last, else what the environment says, else quiet.
pub(crate) fn level() -> LogLevel {
    let by_option = LEVEL.load(Ordering::Relaxed);
    if by_option != NOT_SET
        && let Some(level) = LogLevel::from_number(by_option.into())
    {
        return level;
    }
    // One that is not understood is no reason for a simulation to stop.
    std::env::var(OWN_VARIABLE)
        .ok()
        .and_then(|text| LogLevel::from_text(&text))
        .unwrap_or(LogLevel::Quiet)
}

/// Sets the level, if an option does.
pub(crate) fn set_level_if(level: Option<LogLevel>) {
    if let Some(level) = level {
        LEVEL.store(level as u8, Ordering::Relaxed);
    }
}

/// What takes this library's messages: a function of the host.
pub(crate) type LogSink = Box<dyn Fn(LogLevel, &str) + Send + Sync>;

/// A sink, and how many threads of which process are in it: the number of the process in the upper
/// half, since in a child by fork none of the parent's others is. It stays when another takes its
/// place, so that a thread may look at it at any time; few are ever set.
struct Sink {
    function: LogSink,
    inside: AtomicU64,
    /// The one whose place was taken before this one's was.
    retired: AtomicPtr<Sink>,
}

/// Where messages go; to stderr if it is null.
static SINK: AtomicPtr<Sink> = AtomicPtr::new(std::ptr::null_mut());

/// The last one whose place was taken. What is never freed stays in reach, or it would pass for a leak.
static RETIRED: AtomicPtr<Sink> = AtomicPtr::new(std::ptr::null_mut());

impl Sink {
    /// The one that is set now, which this thread is in until it is left.
    fn enter() -> Option<Inside> {
        loop {
            // SAFETY: whatever was set is never freed.
            let sink = unsafe { SINK.load(Ordering::SeqCst).as_ref() }?;
            sink.count(1);
            let inside = Inside(sink);
            // Whoever sets another one from now on sees this thread in it.
            if std::ptr::eq(SINK.load(Ordering::SeqCst), sink) {
                return Some(inside);
            }
        }
    }

    fn threads_inside(&self) -> i32 {
        threads_of_this_process(self.inside.load(Ordering::SeqCst))
    }

    fn count(&self, change: i32) {
        let update = |inside| {
            let threads = threads_of_this_process(inside) + change;
            Some(u64::from(Process::this().number()) << 32 | u64::from(threads.cast_unsigned()))
        };
        let order = Ordering::SeqCst;
        let _ = self.inside.fetch_update(order, order, update);
    }
}

fn threads_of_this_process(inside: u64) -> i32 {
    if inside >> 32 == u64::from(Process::this().number()) {
        (inside as u32).cast_signed()
    } else {
        0
    }
}

/// A thread in a sink.
struct Inside(&'static Sink);

impl Drop for Inside {
    fn drop(&mut self) {
        self.0.count(-1);
    }
}

thread_local! {
    /// Whether this thread is in the sink.
    static SPEAKING: Cell<bool> = const { Cell::new(false) };
}

fn is_speaking() -> bool {
    SPEAKING.try_with(Cell::get).unwrap_or(true)
}

/// Has messages told to a function; `None` means stderr. When this returns, no earlier one is called
/// any more; so it fails on a thread that is telling a message.
pub(crate) fn set_sink(sink: Option<LogSink>) -> Result<()> {
    if is_speaking() {
        return Err(Error::new(
            Status::InvalidValue,
            "a log callback cannot be set inside a log callback",
        ));
    }
    // Threads are counted by their process.
    fork::watch();
    let sink = sink.map_or(std::ptr::null_mut(), |function| {
        Box::into_raw(Box::new(Sink {
            function,
            inside: AtomicU64::new(0),
            retired: AtomicPtr::default(),
        }))
    });
    let old = SINK.swap(sink, Ordering::SeqCst);
    // SAFETY: whatever was set is never freed.
    if let Some(replaced) = unsafe { old.as_ref() } {
        while replaced.threads_inside() > 0 {
            std::thread::sleep(Duration::from_micros(100));
        }
        let retire = |last| {
            replaced.retired.store(last, Ordering::SeqCst);
            Some(old)
        };
        let _ = RETIRED.fetch_update(Ordering::SeqCst, Ordering::SeqCst, retire);
    }
    Ok(())
}

/// Tells something that the user did not ask for, if the level is high enough. The function of the
/// host that is told may call the library: no lock may be held here. Where this thread has a turn, the
/// function is called after that.
pub(crate) fn say(about: LogLevel, message: impl Display) {
    if about > level() || is_speaking() {
        return;
    }
    let message = message.to_string();
    if SINK.load(Ordering::Relaxed).is_null() {
        return write(about, &message);
    }
    // Others may be waiting for what this thread does, and the host may wait for them.
    outside_of_turns(move || tell(about, &message));
}

/// That nothing can be written to stderr can be told to nobody.
fn write(about: LogLevel, message: &str) {
    let line = format!("pjrtlite: {}: {message}\n", about.name());
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// Tells the host, if it still wants to be told.
fn tell(about: LogLevel, message: &str) {
    match Sink::enter() {
        Some(inside) => {
            struct Silent;
            impl Drop for Silent {
                fn drop(&mut self) {
                    let _ = SPEAKING.try_with(|speaking| speaking.set(false));
                }
            }
            let _ = SPEAKING.try_with(|speaking| speaking.set(true));
            let _silent = Silent;
            (inside.0.function)(about, message);
        }
        None => write(about, message),
    }
}

/// Runs `load`, which loads a plugin's library, with its log level set.
///
/// The variable is gone again afterwards, so child processes of the host do not inherit it.
pub(crate) fn with_level<T>(level: LogLevel, load: impl FnOnce() -> T) -> T {
    if std::env::var_os(VARIABLE).is_some() {
        return load();
    }
    with_variable(VARIABLE, level.minimum_severity(), load)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_numbers_and_names() {
        for (text, level) in [
            ("0", Some(LogLevel::Quiet)),
            ("3", Some(LogLevel::Info)),
            ("4", None),
            ("-1", None),
            (" Warning ", Some(LogLevel::Warning)),
            ("error", Some(LogLevel::Error)),
            ("quiet", Some(LogLevel::Quiet)),
            ("loud", None),
            ("", None),
        ] {
            assert_eq!(LogLevel::from_text(text), level, "{text}");
        }
        assert!(LogLevel::Error < LogLevel::Info);
    }
}
