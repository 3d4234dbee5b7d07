//! The LAPACK in use: its functions, by whatever names it has them, and the width of its integers.

use std::ffi::{CString, c_void};
use std::path::Path;
use std::ptr::NonNull;
use std::sync::OnceLock;

use libloading::os::unix::{Library as Opened, RTLD_LOCAL, RTLD_NOW};

use super::places::{self, Place};
use crate::error::{Error, Result, Status};
use crate::host::log::{self, LogLevel};
use crate::host::once::OnceCell;
use crate::host::signals;

/// How names are made of a routine's: what stands before and after it.
const STYLES: [(&str, &str); 5] = [
    ("", "_"),
    ("", "_64_"),
    ("scipy_", "_"),
    ("scipy_", "_64_"),
    ("", ""),
];

/// How wide a library's integers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// 32 bits, which is called LP64.
    Narrow,
    /// 64 bits, which is called ILP64.
    Wide,
}

impl Width {
    pub(super) fn bits(self) -> u32 {
        match self {
            Width::Narrow => 32,
            Width::Wide => 64,
        }
    }
}

/// A LAPACK that was found, with the BLAS that it has along. It stays until the process ends.
#[derive(Debug)]
pub(super) struct Library {
    /// As the loader knows it.
    handle: Handle,
    style: (&'static str, &'static str),
    width: Width,
    /// What messages call it.
    shown: String,
}

/// A routine of a library.
#[derive(Clone, Copy, Debug)]
pub(super) struct Routine {
    pub(super) function: NonNull<c_void>,
    pub(super) width: Width,
}

// SAFETY: code can be called from any thread; LAPACK's routines have no state.
unsafe impl Send for Routine {}
// SAFETY: as for Send.
unsafe impl Sync for Routine {}

/// What the loader looks for names in.
#[derive(Clone, Copy, Debug)]
struct Handle(*mut c_void);

// SAFETY: the loader's functions take it on any thread.
unsafe impl Send for Handle {}
// SAFETY: as for Send.
unsafe impl Sync for Handle {}

impl Handle {
    /// All that the process has open for everybody.
    const PROCESS: Handle = Handle(libc::RTLD_DEFAULT);

    /// Opens a library, for good.
    fn open(path: &Path) -> std::result::Result<Handle, String> {
        // It may start threads, which must not have the host's signals.
        let opened = signals::without_asynchronous(|| {
            // SAFETY: what a library does while it is loaded is its own affair; this one was chosen by the
            // user, or bears the name of a LAPACK.
            unsafe { Opened::open(Some(path), RTLD_NOW | RTLD_LOCAL) }
        });
        match opened {
            Ok(library) => Ok(Handle(library.into_raw())),
            Err(error) => Err(error.to_string()),
        }
    }

    fn symbol(self, (before, after): (&str, &str), routine: &str) -> Option<NonNull<c_void>> {
        let name = CString::new(format!("{before}{routine}{after}")).ok()?;
        // SAFETY: the handle is the loader's, and the name is a text.
        NonNull::new(unsafe { libc::dlsym(self.0, name.as_ptr()) })
    }
}

/// The library in use, once one was needed.
static LIBRARY: OnceCell<Library> = OnceCell::new();

/// What the first client that had the option `pjrtlite.lapack` said.
static BY_OPTION: OnceLock<String> = OnceLock::new();

/// Takes note of what the option `pjrtlite.lapack` says. In a process the first one counts.
pub(super) fn choose(named: &str) {
    let first = BY_OPTION.get_or_init(|| named.to_owned());
    if first != named {
        log::say(
            LogLevel::Warning,
            format_args!(
                "the option pjrtlite.lapack says '{named}', but it said '{first}' before, and a process \
                 has one LAPACK: that stays"
            ),
        );
    }
}

/// The library in use. It is found and opened when it is first asked for.
pub(super) fn get() -> Result<&'static Library> {
    LIBRARY.get_or_try_init(|| {
        let variable = |name: &str| std::env::var_os(name);
        let library = find(BY_OPTION.get().map(String::as_str), &variable)?;
        log::say(
            LogLevel::Info,
            format_args!("linear algebra is done by {}", library.shown),
        );
        Ok(library)
    })
}

/// Looks at one place after another.
fn find(by_option: Option<&str>, variable: places::Environment<'_>) -> Result<Library> {
    let mut looked_at = String::new();
    for place in places::all(by_option, variable) {
        let why_not = match &place {
            Place::Process => {
                match Library::probe(Handle::PROCESS, "the LAPACK that the process has itself") {
                    Ok(library) => return Ok(library),
                    Err(why) => why,
                }
            }
            Place::File { path, is_named, .. } => {
                let probed = Handle::open(path)
                    .and_then(|handle| Library::probe(handle, &path.display().to_string()));
                match probed {
                    Ok(library) => return Ok(library),
                    // What the user names is meant: nothing else is taken in its place.
                    Err(why) if *is_named => {
                        return Err(Error::new(
                            Status::CustomCallNotFound,
                            format!("the LAPACK that {place} is not usable: {why}"),
                        ));
                    }
                    Err(why) => why,
                }
            }
            Place::Nothing { why, .. } => why.clone(),
        };
        looked_at.push_str(&format!("\n  {place}: {why_not}"));
    }
    Err(Error::new(
        Status::CustomCallNotFound,
        format!("there is no LAPACK. Looked at:{looked_at}\n{ADVICE}"),
    ))
}

const ADVICE: &str = "To get one: `pip install scipy-openblas32` into the active environment, `apt \
    install libopenblas0`, or `tools/get-lapack` in the sources of pjrtlite; or name a library's file in \
    the environment variable PJRTLITE_LAPACK, or in the client's option pjrtlite.lapack";

impl Library {
    /// Finds out how a library spells its names, and how wide its integers are.
    fn probe(handle: Handle, shown: &str) -> std::result::Result<Library, String> {
        let has = |style: &&(&str, &str)| handle.symbol(**style, "dpotrf").is_some();
        let Some(&style) = STYLES.iter().find(has) else {
            return Err("no dpotrf_, nor another spelling of it".to_owned());
        };
        let Some(version) = handle.symbol(style, "ilaver") else {
            return Err(format!(
                "it has {}dpotrf{} but not ilaver, which tells how wide its integers are",
                style.0, style.1
            ));
        };
        // SAFETY: ILAVER writes three integers, of at most eight bytes each.
        let (width, version) = unsafe { width_and_version(version) }
            .ok_or("its ilaver does not tell LAPACK's version")?;
        let spelled = format!("{}dpotrf{}", style.0, style.1);
        let version = version.map(|number| number.to_string()).join(".");
        Ok(Library {
            handle,
            style,
            width,
            shown: format!(
                "{shown} (LAPACK {version}, names like {spelled}, integers of {} bits)",
                width.bits()
            ),
        })
    }

    /// What messages call it.
    pub(super) fn shown(&self) -> &str {
        &self.shown
    }

    /// A routine by its name, such as `dpotrf`.
    pub(super) fn routine(&self, name: &str) -> Result<Routine> {
        match self.handle.symbol(self.style, name) {
            Some(function) => Ok(Routine {
                function,
                width: self.width,
            }),
            None => Err(Error::new(
                Status::CustomCallNotFound,
                format!(
                    "the LAPACK in use has no routine {}{name}{}: {}. Use a whole one: see \
                     PJRTLITE_LAPACK",
                    self.style.0, self.style.1, self.shown
                ),
            )),
        }
    }
}

/// How wide the integers are that LAPACK's ILAVER writes, and which.
///
/// It writes three of them into cells of eight bytes: if the second half of a cell stays as it was, they
/// have four.
///
/// # Safety
/// The function must be an ILAVER.
unsafe fn width_and_version(ilaver: NonNull<c_void>) -> Option<(Width, [i64; 3])> {
    type Ilaver = unsafe extern "C" fn(*mut [i32; 2], *mut [i32; 2], *mut [i32; 2]);
    #[repr(align(8))]
    struct Cells([[i32; 2]; 3]);
    const UNTOUCHED: i32 = -1;
    // SAFETY: the caller's promise.
    let ilaver = unsafe { std::mem::transmute::<*mut c_void, Ilaver>(ilaver.as_ptr()) };
    let mut cells = Cells([[UNTOUCHED; 2]; 3]);
    let [major, minor, patch] = cells.0.each_mut();
    // SAFETY: it writes to the three.
    unsafe { ilaver(major, minor, patch) };
    let (width, version) = if cells.0.iter().all(|cell| cell[1] == UNTOUCHED) {
        (Width::Narrow, cells.0.map(|cell| i64::from(cell[0])))
    } else {
        let whole = |[first, second]: [i32; 2]| {
            let [first, second] = [first.to_ne_bytes(), second.to_ne_bytes()];
            let mut bytes = [0; 8];
            bytes[..4].copy_from_slice(&first);
            bytes[4..].copy_from_slice(&second);
            i64::from_ne_bytes(bytes)
        };
        (Width::Wide, cells.0.map(whole))
    };
    // A function of that name that does something else is none of LAPACK's.
    let is_version = version.iter().all(|number| (0..1000).contains(number));
    is_version.then_some((width, version))
}

#[cfg(test)]
mod tests {
    use super::*;

    unsafe extern "C" fn narrow(major: *mut i32, minor: *mut i32, patch: *mut i32) {
        // SAFETY: the cells are there.
        unsafe {
            (*major, *minor, *patch) = (3, 12, 0);
        }
    }

    unsafe extern "C" fn wide(major: *mut i64, minor: *mut i64, patch: *mut i64) {
        // SAFETY: as above.
        unsafe {
            (*major, *minor, *patch) = (3, 9, 1);
        }
    }

    unsafe extern "C" fn neither(_: *mut i64, _: *mut i64, _: *mut i64) {}

    #[test]
    fn the_probe_tells_the_width() {
        let probe = |function: *mut c_void| {
            // SAFETY: each writes three integers at most.
            unsafe { width_and_version(NonNull::new(function).unwrap()) }
        };
        assert_eq!(
            probe(narrow as *mut c_void),
            Some((Width::Narrow, [3, 12, 0]))
        );
        assert_eq!(probe(wide as *mut c_void), Some((Width::Wide, [3, 9, 1])));
        assert_eq!(probe(neither as *mut c_void), None);
    }

    #[test]
    fn none_is_told_with_all_places() {
        let nothing = |_: &str| None;
        // A machine that has one by its usual name has no such error.
        if let Err(error) = find(None, &nothing) {
            assert_eq!(error.status(), Status::CustomCallNotFound);
            for text in [
                "this process: no dpotrf_",
                "option pjrtlite.lapack: not set",
                "PJRTLITE_LAPACK: not set",
                "libopenblas.so.0: ",
                "VIRTUAL_ENV: not set",
                "pip install scipy-openblas32",
            ] {
                assert!(error.message().contains(text), "{error}");
            }
        }
        let named = find(Some("/nowhere/liblapack.so"), &nothing).unwrap_err();
        assert!(
            named
                .message()
                .contains("the option pjrtlite.lapack names '/nowhere/liblapack.so'"),
            "{named}"
        );
    }
}
