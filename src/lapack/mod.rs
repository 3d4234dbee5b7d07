//! Linear algebra for programs: what JAX leaves to LAPACK.
//!
//! JAX lowers `jnp.linalg` to calls of functions such as `lapack_dpotrf_ffi`, which no plugin has, since JAX
//! brings them along in Python. Here they are registered with each plugin. What computes is a LAPACK: the
//! one that the process has, or a library that is found and opened when a program first needs it.
//!
//! - `places`: where a LAPACK may be
//! - `library`: the one in use, how it spells its names, and how wide its integers are
//! - `call`, `fortran`: the arrays of a call, checked; how Fortran is called
//! - `factor`, `spectral`: a handler for each routine, for all four element types
//! - `spread`: long batches of small problems, on several threads
//! - `own`, `number`: two functions that are none of LAPACK's

mod call;
mod factor;
mod fortran;
mod library;
mod number;
mod own;
mod places;
mod spectral;
mod spread;

use std::sync::Once;

use memchr::memmem;

use crate::error::{Error, Result};
use crate::ffi::{self, Frame, Function, Place};
use crate::host::once::OnceCell;
use crate::plugin::Plugin;
use crate::program;

use call::{Call, Share};
use fortran::Kind;

/// A routine: its name for real and for complex matrices, without the letter of the type, and what serves it.
type Row = (&'static str, &'static str, fn(&Call<'_>) -> Result<()>);

/// All routines that JAX calls.
const ROUTINES: [Row; 15] = [
    ("potrf", "potrf", factor::potrf),
    ("getrf", "getrf", factor::getrf),
    ("trsm", "trsm", factor::trsm),
    ("geqrf", "geqrf", factor::geqrf),
    ("geqp3", "geqp3", factor::geqp3),
    ("orgqr", "ungqr", factor::orgqr),
    ("ormqr", "unmqr", factor::ormqr),
    ("gtsv", "gtsv", factor::gtsv),
    ("syevd", "heevd", spectral::syevd),
    ("sytrd", "hetrd", spectral::sytrd),
    ("gehrd", "gehrd", spectral::gehrd),
    ("gesdd", "gesdd", spectral::gesdd),
    ("gesvd", "gesvd", spectral::gesvd),
    ("gees", "gees", spectral::gees),
    ("geev", "geev", spectral::geev),
];

/// A function that needs no library: its name, and what serves it.
type OwnRow = (&'static str, fn(&Frame<'_>) -> Result<()>);

const OWN: [OwnRow; 2] = [
    (
        "tridiagonal_solve_perturbed_ffi",
        own::tridiagonal_solve_perturbed,
    ),
    ("cpu_csr_sparse_dense_ffi", own::csr_sparse_dense),
];

/// The routine of LAPACK that a function of JAX's is for, such as `dpotrf`.
fn routine_of(function: &str) -> Option<&str> {
    function.strip_prefix("lapack_")?.strip_suffix("_ffi")
}

/// Whether a program may call one of the functions: its bytes have such a name somewhere.
fn is_mentioned(program: &[u8]) -> bool {
    const ENDING: &[u8] = b"_ffi";
    memmem::find_iter(program, ENDING).any(|place| {
        let before = &program[..place + ENDING.len()];
        let routine = before.len().saturating_sub(LONGEST_ROUTINE);
        memmem::find(&before[routine..], b"lapack_").is_some()
            || OWN
                .iter()
                .any(|(name, _)| before.ends_with(name.as_bytes()))
    })
}

/// The length of the longest name of a function that is for a routine.
const LONGEST_ROUTINE: usize = "lapack_zpotrf_ffi".len();

/// Registers the functions, once, for a program that may call some, before it is loaded. No library is
/// opened. Others have no cost of it.
pub(crate) fn announce(program: &[u8]) {
    static ANNOUNCED: Once = Once::new();
    if ANNOUNCED.is_completed() || !is_mentioned(program) {
        return;
    }
    ANNOUNCED.call_once(|| {
        for (index, (real, complex, serve)) in ROUTINES.into_iter().enumerate() {
            for kind in Kind::ALL {
                let routine = if kind.is_complex() { complex } else { real };
                let routine = format!("{}{routine}", kind.letter());
                let name = format!("lapack_{routine}_ffi");
                let found = OnceCell::new();
                let serve = move |frame: &Frame<'_>| {
                    let found = found.get_or_try_init(|| library::get()?.routine(&routine))?;
                    let (frame, routine_of_it) = (*frame, *found);
                    let part = |part, parts| {
                        serve(&Call {
                            frame: &frame,
                            kind,
                            routine: routine_of_it,
                            share: Share { part, parts },
                        })
                    };
                    ffi::divide(&frame, spread::most_parts(&frame), &part)
                        .map_err(|error| error.context(format_args!("LAPACK's {routine}")))
                };
                register(name, [index, kind as usize], serve);
            }
        }
        for (index, (name, serve)) in OWN.into_iter().enumerate() {
            let serve = move |frame: &Frame<'_>| serve(frame).map_err(|error| error.context(name));
            register(name.to_owned(), [ROUTINES.len() + index, 0], serve);
        }
    });
}

fn register(
    name: String,
    identity: [usize; 2],
    body: impl Fn(&Frame<'_>) -> Result<()> + Send + Sync + 'static,
) {
    // A name that the host took is the host's.
    let _ = ffi::register(Function {
        name,
        place: Place::Anywhere,
        one_at_a_time: false,
        is_of_host: false,
        identity,
        body: Box::new(body),
    });
}

/// Takes note of what the option `pjrtlite.lapack` of a client says. In a process the first one counts.
pub(crate) fn choose(named: Option<&str>) {
    if let Some(named) = named {
        library::choose(named);
    }
}

/// Whether a function that a program calls is served here, and then whether that takes a LAPACK.
pub(crate) fn serves(function: &str) -> Option<bool> {
    if OWN.iter().any(|(name, _)| *name == function) {
        return Some(false);
    }
    let routine = routine_of(function)?;
    let is_served = ROUTINES.iter().any(|(real, complex, _)| {
        Kind::ALL.iter().any(|kind| {
            let name = if kind.is_complex() { complex } else { real };
            routine.strip_prefix(kind.letter()) == Some(name)
        })
    });
    is_served.then_some(true)
}

/// The LAPACK in use, in words. It is found and opened when it is first asked for.
pub(crate) fn in_use() -> Result<String> {
    library::get().map(|library| library.shown().to_owned())
}

/// Makes sure that what a program calls is there: finds a LAPACK if it needs one, and looks for each of its
/// routines.
pub(crate) fn check(plugin: &Plugin, functions: &[String]) -> Result<()> {
    let mut routines: Vec<&str> = functions
        .iter()
        .filter(|name| ffi::is_of_library(plugin, name))
        .filter_map(|name| routine_of(name))
        .collect();
    routines.sort_unstable();
    routines.dedup();
    if routines.is_empty() {
        return Ok(());
    }
    let library = library::get();
    let outcome = library.and_then(|library| {
        let missing = |routine: &&str| library.routine(routine).map(drop);
        routines.iter().try_for_each(missing)
    });
    outcome.map_err(|error| {
        let lines: Vec<String> = routines
            .iter()
            .map(|routine| {
                let name = format!("lapack_{routine}_ffi");
                format!("\n  {name}: {}", program::purpose_of_function(&name))
            })
            .collect();
        Error::new(
            error.status(),
            format!(
                "the program does linear algebra, by LAPACK:{}\n{}",
                lines.concat(),
                error.message()
            ),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_found_in_bytes() {
        for (real, complex, _) in ROUTINES {
            assert!(real.len() <= "potrf".len() && complex.len() <= "potrf".len());
        }
        for text in [
            &b"@lapack_dtrsm_ffi"[..],
            b"lapack_zpotrf_ffi\0more",
            b"my_ffi cpu_csr_sparse_dense_ffi",
            b"(tridiagonal_solve_perturbed_ffi)",
        ] {
            assert!(is_mentioned(text), "{}", text.escape_ascii());
        }
        for text in [&b""[..], b"_ffi", b"my_ffi", b"lapack_", b"lapack_dpotrf"] {
            assert!(!is_mentioned(text), "{}", text.escape_ascii());
        }
    }
}
