//! The functions of this process that programs can call.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, ThreadId};

use parking_lot::{Condvar, Mutex};

use super::context::Context;
use super::frame::Frame;
use crate::error::{Error, Result, Status};
use crate::plugin::Plugin;

/// How many functions a process can have.
pub(super) const MOST: usize = 512;

/// On which thread a function is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On whichever does the plugin's work.
    Anywhere,
    /// On the one that runs the program, which waits meanwhile.
    CallingThread,
}

/// What a function does.
type Body = Box<dyn Fn(&Frame<'_>) -> Result<()> + Send + Sync>;

/// A function that programs can call by name.
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) place: Place,
    /// Whether it is called once at a time, by all programs together.
    pub(crate) one_at_a_time: bool,
    /// Whether it is the host's, not the library's.
    pub(crate) is_of_host: bool,
    /// What tells it from another of the same name.
    pub(crate) identity: [usize; 2],
    pub(crate) body: Body,
}

/// A function, and who is inside it if that can be one thread only.
struct Entry {
    function: Function,
    inside: Mutex<Option<ThreadId>>,
    is_free: Condvar,
}

/// All functions, in the order in which they came. None ever goes: plugins keep them.
static ENTRIES: [OnceLock<Entry>; MOST] = [const { OnceLock::new() }; MOST];
static COUNT: AtomicUsize = AtomicUsize::new(0);
/// Held while a function is added.
static ADDING: Mutex<()> = Mutex::new(());

/// How many functions there are.
pub(super) fn count() -> usize {
    COUNT.load(Ordering::Acquire)
}

/// The function at an index.
pub(super) fn function(index: usize) -> Option<&'static Function> {
    let entry = ENTRIES.get(index)?.get()?;
    Some(&entry.function)
}

/// The function of a name, with its index.
pub(super) fn find(name: &str) -> Option<(usize, &'static Function)> {
    let index = entries().position(|entry| entry.function.name == name)?;
    Some((index, function(index)?))
}

fn entries() -> impl Iterator<Item = &'static Entry> {
    ENTRIES[..COUNT.load(Ordering::Acquire)]
        .iter()
        .filter_map(OnceLock::get)
}

/// Adds a function for the programs that are loaded from here on. The same one again is no error.
pub(crate) fn register(function: Function) -> Result<()> {
    if function.name.is_empty() || function.name.contains('\0') {
        return Err(Error::new(
            Status::InvalidValue,
            "a function needs a name, which holds no NUL",
        ));
    }
    let _adding = ADDING.lock();
    if let Some(known) = entries().find(|entry| entry.function.name == function.name) {
        let known = &known.function;
        let is_same = known.identity == function.identity
            && (known.place, known.one_at_a_time) == (function.place, function.one_at_a_time);
        return if is_same {
            Ok(())
        } else if known.is_of_host {
            Err(already(
                &function.name,
                "with another function, pointer or options",
            ))
        } else {
            Err(already(&function.name, "by pjrtlite itself"))
        };
    }
    let index = COUNT.load(Ordering::Relaxed);
    let Some(slot) = ENTRIES.get(index) else {
        return Err(Error::new(
            Status::ResourceExhausted,
            format!(
                "there are {MOST} functions already, which is the most that a process can have"
            ),
        ));
    };
    let _ = slot.set(Entry {
        function,
        inside: Mutex::new(None),
        is_free: Condvar::new(),
    });
    COUNT.store(index + 1, Ordering::Release);
    Ok(())
}

#[cold]
fn already(name: &str, how: &str) -> Error {
    Error::new(
        Status::AlreadyExists,
        format!(
            "the function '{name}' was registered already, {how}: names count in the whole process, \
             for ever"
        ),
    )
}

/// What a program wants that calls functions of these names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wishes {
    /// It calls some of the host.
    pub(crate) calls_host: bool,
    /// Some of them on the thread that runs it.
    pub(crate) needs_desk: bool,
}

/// What a program wants that calls functions of these names.
pub(crate) fn wishes<'a>(names: impl IntoIterator<Item = &'a str>) -> Wishes {
    let mut wishes = Wishes::default();
    for name in names {
        if let Some(entry) = entries().find(|entry| entry.function.name == name) {
            wishes.calls_host |= entry.function.is_of_host;
            wishes.needs_desk |= entry.function.place == Place::CallingThread;
        }
    }
    wishes
}

impl Wishes {
    /// What the program's runs take along, if it wants that.
    pub(crate) fn context(self, plugin: &'static Plugin) -> Result<Option<Context>> {
        match plugin.run_type().get() {
            Some(&number) if self.calls_host => Context::new(plugin, number).map(Some),
            _ => Ok(None),
        }
    }
}

/// Calls the function at an index.
pub(super) fn call(index: usize, frame: &Frame<'_>) -> Result<()> {
    let entry = ENTRIES.get(index).and_then(OnceLock::get).ok_or_else(|| {
        Error::new(
            Status::Internal,
            "a fault inside pjrtlite: a plugin calls a function that there is not; please report it",
        )
    })?;
    let function = &entry.function;
    match (function.place, &frame.facts().desk) {
        (Place::Anywhere, _) => entry.call(frame),
        // SAFETY: the frame is as good on any thread.
        (Place::CallingThread, Some(desk)) => unsafe { desk.call(&|| entry.call(frame)) },
        (Place::CallingThread, None) => Err(Error::new(
            Status::FailedPrecondition,
            format!(
                "the function '{}' is for the thread that runs the program, and it was registered so \
                 after the program was loaded: load the program after that",
                function.name
            ),
        )),
    }
}

impl Entry {
    fn call(&self, frame: &Frame<'_>) -> Result<()> {
        if !self.function.one_at_a_time {
            return (self.function.body)(frame);
        }
        let _inside = self.enter()?;
        (self.function.body)(frame)
    }

    /// Waits until no other thread is inside.
    fn enter(&self) -> Result<Leave<'_>> {
        let me = thread::current().id();
        let mut inside = self.inside.lock();
        while let Some(other) = *inside {
            if other == me {
                return Err(Error::new(
                    Status::FailedPrecondition,
                    format!(
                        "the function '{}' is called one at a time, and came to itself again by a \
                         program that it ran",
                        self.function.name
                    ),
                ));
            }
            self.is_free.wait(&mut inside);
        }
        *inside = Some(me);
        Ok(Leave(self))
    }
}

/// Lets the next one in, however the call ends.
struct Leave<'a>(&'a Entry);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        *self.0.inside.lock() = None;
        self.0.is_free.notify_one();
    }
}
