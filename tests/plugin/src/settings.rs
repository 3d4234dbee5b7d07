//! What the tests ask of the plugin: faults, pace and shape, in words. README.md has the language.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use crate::handle::{Failure, lock, misuse};
use crate::table::{self, FUNCTIONS, Shape};
use crate::work::{self, Pace};
use crate::{ffi, memory, sys};

/// The functions that begin work, which can fail later or stall.
const BEGINS_WORK: [&str; 6] = [
    "PJRT_Client_BufferFromHostBuffer",
    "PJRT_Buffer_CopyToDevice",
    "PJRT_Buffer_CopyToMemory",
    "PJRT_Buffer_ToHostBuffer",
    "PJRT_Buffer_CopyRawToHost",
    "PJRT_LoadedExecutable_Execute",
];

/// What happens to work after it was begun.
#[derive(Clone, Debug)]
pub(crate) enum Later {
    /// It fails.
    Fail(Failure),
    /// It is not done before it is released.
    Stall,
}

#[derive(Clone, Debug)]
enum Plan {
    /// The call fails at once.
    Error(Failure),
    Later(Later),
}

/// Which calls of a function are meant, counted from when that was said.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Calls {
    /// The one after so many others.
    After(u64),
    /// All after so many others.
    AllAfter(u64),
    /// None any more.
    Never,
}

impl Calls {
    /// Whether it is this call.
    fn meets(&mut self) -> bool {
        match self {
            Calls::After(0) => {
                *self = Calls::Never;
                true
            }
            Calls::AllAfter(0) => true,
            Calls::After(left) | Calls::AllAfter(left) => {
                *left -= 1;
                false
            }
            Calls::Never => false,
        }
    }
}

/// How the plugin tells the layout of a buffer's memory.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Layouts {
    #[default]
    Tiled,
    Strides,
    /// As strides that leave room between the elements.
    Padded,
    /// As of a kind that the ABI does not have.
    Unknown,
}

#[derive(Debug, Default)]
struct Settings {
    shape: Shape,
    unimplemented: BTreeSet<&'static str>,
    /// Argument structs must have exactly the size that the plugin knows.
    strict_sizes: bool,
    /// Sizes of argument structs that differ from those of the ABI that this plugin is built for.
    sizes: BTreeMap<&'static str, usize>,
    copies_donated_views: bool,
    layouts: Layouts,
    describes_otherwise: bool,
    plans: Vec<(&'static str, Calls, Plan)>,
    counts: BTreeMap<&'static str, u64>,
}

static SETTINGS: LazyLock<Mutex<Settings>> = LazyLock::new(Mutex::default);

thread_local! {
    /// What the function that is being called on this thread has been told of its work.
    static PLANNED: RefCell<Option<Later>> = const { RefCell::new(None) };
}

/// Reads the settings in the environment, once.
pub(crate) fn from_environment() {
    static READ: LazyLock<()> = LazyLock::new(|| {
        if let Ok(spec) = std::env::var("TEST_PLUGIN")
            && let Err(error) = set(&spec)
        {
            misuse(format_args!("TEST_PLUGIN: {error}"));
        }
    });
    *READ
}

/// A call of a function begins: counts it, and tells how it fails, if it is to.
pub(crate) fn enter(name: &'static str) -> Result<(), Failure> {
    let mut settings = lock(&SETTINGS);
    *settings.counts.entry(name).or_default() += 1;
    let mut failure = None;
    let mut later = None;
    for (function, calls, plan) in &mut settings.plans {
        if *function == name && calls.meets() {
            match plan {
                Plan::Error(error) => failure = Some(error.clone()),
                Plan::Later(what) => later = Some(what.clone()),
            }
        }
    }
    // A caller may come when the process ends, and its thread has put such things away already.
    let _ = PLANNED.try_with(|planned| planned.replace(later));
    if settings.unimplemented.contains(name) {
        return Err(Failure::unimplemented(format_args!(
            "{name} is not implemented"
        )));
    }
    failure.map_or(Ok(()), Err)
}

/// What is planned for the work that the current call begins.
pub(crate) fn planned() -> Option<Later> {
    PLANNED.try_with(RefCell::take).ok().flatten()
}

/// Fails unless the plugin takes a struct of this size from a caller.
///
/// `known` is the size in the ABI that this plugin is built for: it reads and writes that much, so
/// less is never taken.
pub(crate) fn check_size(name: &str, sent: usize, known: usize) -> Result<(), Failure> {
    let settings = lock(&SETTINGS);
    let wanted = settings.sizes.get(name).copied().unwrap_or(known);
    let fits = if settings.strict_sizes {
        sent == wanted
    } else {
        sent >= wanted
    };
    if fits && sent >= known {
        return Ok(());
    }
    Err(Failure::invalid(format_args!(
        "unexpected size of the arguments of {name}: expected {wanted}, got {sent}"
    )))
}

/// Whether donated views of device memory are left alone, as some plugins do.
pub(crate) fn copies_donated_views() -> bool {
    lock(&SETTINGS).copies_donated_views
}

/// How layouts are told.
pub(crate) fn layouts() -> Layouts {
    lock(&SETTINGS).layouts
}

/// Whether programs are described in another form than XLA's plugins describe them in.
pub(crate) fn describes_otherwise() -> bool {
    lock(&SETTINGS).describes_otherwise
}

/// The minor version that the table states.
/// The minor version of XLA's FFI.
pub(crate) fn ffi_minor() -> i32 {
    lock(&SETTINGS).shape.ffi.unwrap_or(4)
}

pub(crate) fn minor() -> i32 {
    lock(&SETTINGS).shape.version.1
}

/// How often a function was called.
pub(crate) fn calls(name: &str) -> u64 {
    lock(&SETTINGS).counts.get(name).copied().unwrap_or(0)
}

/// Begins to count calls anew.
pub(crate) fn reset_calls() {
    lock(&SETTINGS).counts.clear();
}

/// Follows a list of `name=value` separated by `;`. What is not named stays as it is.
pub(crate) fn set(spec: &str) -> Result<(), String> {
    let before = lock(&SETTINGS).shape.clone();
    for setting in spec.split(';').map(str::trim).filter(|s| !s.is_empty()) {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        set_one(name.trim(), value.trim()).map_err(|error| format!("'{setting}': {error}"))?;
    }
    // Others may be reading a table that stays as it is.
    if lock(&SETTINGS).shape != before {
        apply();
    }
    Ok(())
}

/// Makes the table what the settings say.
pub(crate) fn apply() {
    table::apply(&lock(&SETTINGS).shape);
}

fn set_one(name: &str, value: &str) -> Result<(), String> {
    let milliseconds = || number(value).map(Duration::from_millis);
    let one_of = |choices: [&str; 2]| match choices.iter().position(|choice| *choice == value) {
        Some(index) => Ok(index == 1),
        None => Err(format!("expected {} or {}", choices[0], choices[1])),
    };
    match name {
        "reset" => {
            work::release();
            work::set_pace(|pace| *pace = Pace::default());
            memory::set_limit(None);
            *lock(&SETTINGS) = Settings::default();
        }
        "hold" => work::set_pace(|pace| pace.hold = true),
        "at_once" => work::set_pace(|pace| pace.at_once = true),
        "release" => work::release(),
        "delay" => {
            let delay = milliseconds()?;
            work::set_pace(|pace| pace.delay = delay);
        }
        "order" => {
            let reverse = one_of(["forward", "reverse"])?;
            work::set_pace(|pace| pace.reverse = reverse);
        }
        "late_delete" => {
            let late = milliseconds()?;
            work::set_pace(|pace| pace.late_delete = Some(late));
        }
        "memory" => memory::set_limit(Some(number(value)? as usize)),
        "donated_views" => {
            lock(&SETTINGS).copies_donated_views = one_of(["in_place", "copy"])?;
        }
        "layouts" => {
            lock(&SETTINGS).layouts = match value {
                "tiled" => Layouts::Tiled,
                "strides" => Layouts::Strides,
                "padded" => Layouts::Padded,
                "unknown" => Layouts::Unknown,
                _ => return Err("expected tiled, strides, padded or unknown".to_owned()),
            };
        }
        "describes" => {
            lock(&SETTINGS).describes_otherwise = one_of(["hlo_with_config", "mlir"])?;
        }
        "sizes" => lock(&SETTINGS).strict_sizes = one_of(["floor", "strict"])?,
        "size" => {
            let (name, size) = value.split_once(':').ok_or("expected FUNCTION:BYTES")?;
            let size = number(size)? as usize;
            lock(&SETTINGS).sizes.insert(function(name)?, size);
        }
        "version" => {
            let (major, minor) = value.split_once('.').ok_or("expected MAJOR.MINOR")?;
            let part = |text: &str| text.parse().map_err(|_| format!("'{text}' is no number"));
            lock(&SETTINGS).shape.version = (part(major)?, part(minor)?);
        }
        "table" => {
            lock(&SETTINGS).shape.size = match number(value) {
                Ok(size) => Some(size as usize),
                Err(_) => Some(table::end_of(entry(value)?)),
            };
        }
        "null" => {
            let entry = entry(value)?;
            lock(&SETTINGS).shape.null.insert(entry);
        }
        "ffi" => {
            lock(&SETTINGS).shape.ffi = match value {
                "none" => None,
                "2" => Some(2),
                "3" => Some(3),
                "4" => Some(4),
                _ => return Err(format!("no such minor version of the FFI: {value}")),
            };
        }
        "extensions" => {
            lock(&SETTINGS).shape.extensions = match value {
                "none" => table::Extensions::None,
                "short" => table::Extensions::Short,
                "full" => table::Extensions::Full,
                _ => return Err("expected none, short or full".to_owned()),
            };
        }
        "unimplemented" => {
            let name = function(value)?;
            lock(&SETTINGS).unimplemented.insert(name);
        }
        "error" => {
            let (name, calls, failure) = plan(value)?;
            lock(&SETTINGS)
                .plans
                .push((name, calls, Plan::Error(failure)));
        }
        "fail" | "stall" => {
            let setting = name;
            let (name, calls, failure) = plan(value)?;
            if !BEGINS_WORK.contains(&name) {
                return Err(format!("{name} begins no work; these do: {BEGINS_WORK:?}"));
            }
            let later = match setting {
                "stall" => Later::Stall,
                _ => Later::Fail(failure),
            };
            lock(&SETTINGS)
                .plans
                .push((name, calls, Plan::Later(later)));
        }
        _ => return Err("there is no such setting; see tests/plugin/README.md".to_owned()),
    }
    Ok(())
}

/// `FUNCTION[:CALLS[:CODE[:TEXT]]]`.
fn plan(value: &str) -> Result<(&'static str, Calls, Failure), String> {
    let mut parts = value.splitn(4, ':');
    let name = function(parts.next().unwrap_or_default())?;
    let calls = match parts.next().unwrap_or("1") {
        "*" => Calls::AllAfter(0),
        calls => {
            let (first, all) = match calls.strip_suffix('+') {
                Some(first) => (first, true),
                None => (calls, false),
            };
            let before = number(first)?
                .checked_sub(1)
                .ok_or("calls are counted from 1")?;
            if all {
                Calls::AllAfter(before)
            } else {
                Calls::After(before)
            }
        }
    };
    let code = match parts.next() {
        None => sys::PJRT_Error_Code_INTERNAL,
        Some(code) => number(code)? as sys::PJRT_Error_Code,
    };
    let text = match parts.next() {
        Some(text) => text.to_owned(),
        None => format!("the test wants {name} to fail"),
    };
    Ok((name, calls, Failure::new(code, text)))
}

fn number(text: &str) -> Result<u64, String> {
    text.trim()
        .parse()
        .map_err(|_| format!("'{text}' is no number"))
}

/// A function that can be told how to fail, by name.
fn function(name: &str) -> Result<&'static str, String> {
    let of_extension = ffi::FUNCTIONS.iter().filter_map(|name| name.to_str().ok());
    let known = FUNCTIONS
        .iter()
        .map(|function| function.name)
        .chain(of_extension);
    known
        .into_iter()
        .find(|known| *known == name.trim())
        .ok_or_else(|| format!("there is no function '{name}'"))
}

/// An entry of the table, by name.
fn entry(name: &str) -> Result<usize, String> {
    table::entry(name.trim()).ok_or_else(|| format!("there is no entry '{name}'"))
}
