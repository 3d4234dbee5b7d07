//! Functions that a program calls and the plugin does not have: their names, and what they are
//! for.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::mlir::Facts;
use super::{Format, Program, wire};
use crate::error::{Error, Status};

/// What plugins say before the name of such a function.
const COMPLAINTS: [&str; 2] = [
    "No FFI handler registered for ",
    "No registered implementation for untyped custom call to ",
];

/// What LAPACK's routines are for, by their name without the letter of the element type.
const LAPACK: [(&str, &str); 19] = [
    ("potrf", "Cholesky factorization, from jnp.linalg.cholesky"),
    (
        "getrf",
        "LU factorization, from jnp.linalg.solve, inv or det",
    ),
    (
        "trsm",
        "triangular solve, from jnp.linalg.solve or solve_triangular",
    ),
    ("geqrf", "QR factorization, from jnp.linalg.qr or lstsq"),
    (
        "geqp3",
        "QR factorization with pivoting, from jax.lax.linalg.qr",
    ),
    ("orgqr", "QR factorization, from jnp.linalg.qr or lstsq"),
    ("ungqr", "QR factorization, from jnp.linalg.qr or lstsq"),
    ("ormqr", "product with a Q of a QR factorization"),
    ("unmqr", "product with a Q of a QR factorization"),
    (
        "syevd",
        "eigenvalues of a symmetric matrix, from jnp.linalg.eigh",
    ),
    (
        "heevd",
        "eigenvalues of a Hermitian matrix, from jnp.linalg.eigh",
    ),
    (
        "gesdd",
        "singular values, from jnp.linalg.svd, pinv or lstsq",
    ),
    (
        "gesvd",
        "singular values, from jnp.linalg.svd, pinv or lstsq",
    ),
    ("geev", "eigenvalues, from jnp.linalg.eig"),
    ("gees", "Schur form, from jax.scipy.linalg.schur"),
    ("gehrd", "Hessenberg form, from jax.scipy.linalg.hessenberg"),
    ("sytrd", "tridiagonal form, from jax.lax.linalg.tridiagonal"),
    ("hetrd", "tridiagonal form, from jax.lax.linalg.tridiagonal"),
    (
        "gtsv",
        "tridiagonal solve, from jax.lax.linalg.tridiagonal_solve",
    ),
];

/// Functions of jaxlib that are no routines of LAPACK.
const OF_JAXLIB: [(&str, &str); 2] = [
    (
        "tridiagonal_solve_perturbed_ffi",
        "tridiagonal solve, from jax.scipy.linalg.eigh_tridiagonal",
    ),
    (
        "cpu_csr_sparse_dense_ffi",
        "product with a sparse matrix, from jax.experimental.sparse",
    ),
];

/// The operations of mpi4jax 0.9.
const MPI4JAX: [&str; 12] = [
    "allgather",
    "allreduce",
    "alltoall",
    "barrier",
    "bcast",
    "gather",
    "recv",
    "reduce",
    "scan",
    "scatter",
    "send",
    "sendrecv",
];

/// Functions that XLA knows itself, without a text in its file that would show it.
const BUILT_IN: [&str; 16] = [
    "AllocateBuffer",
    "ApproxTopK",
    "Eigh",
    "LayoutConstraint",
    "MoveToDevice",
    "MoveToHost",
    "PadToStatic",
    "SPMDFullToShardShape",
    "SPMDShardToFullShape",
    "Sharding",
    "SliceToDynamic",
    "TopK",
    "annotate_device_placement",
    "mhlo.erf",
    "mhlo.topk",
    "shape_assertion",
];

/// Whether XLA gives this name a meaning of its own, so that no function of the process is looked for.
pub(crate) fn is_built_in(name: &str) -> bool {
    BUILT_IN.contains(&name)
}

/// No more are told.
const MOST: usize = 64;

/// If the plugin complains of a missing function: an error that names it, and all others that the
/// program calls and the plugin does not have. `has` tells of names which the plugin may have.
pub(crate) fn missing_function(
    error: &Error,
    program: &Program<'_>,
    has: impl FnOnce(&[&str]) -> Vec<bool>,
) -> Option<Error> {
    let complaint = COMPLAINTS.iter().find_map(|complaint| {
        let (_, rest) = error.message().split_once(complaint)?;
        Some(rest)
    })?;
    let (mut others, are_all) = called(program);
    // A name may hold spaces, which end it otherwise.
    let is_it = |name: &&String| {
        let rest = complaint.strip_prefix(name.as_str());
        rest.is_some_and(|rest| !rest.starts_with(|next: char| !next.is_whitespace()))
    };
    let longest = others.iter().filter(is_it).max_by_key(|name| name.len());
    let name = match longest {
        Some(name) => name.clone(),
        None => complaint.split_whitespace().next()?.to_owned(),
    };
    others.retain(|other| *other != name && !BUILT_IN.contains(&other.as_str()));
    let borrowed: Vec<&str> = others.iter().map(String::as_str).collect();
    let has = has(&borrowed);
    let missing: Vec<&str> = std::iter::once(&*name)
        .chain(
            borrowed
                .into_iter()
                .zip(has)
                .filter(|(_, has)| !has)
                .map(|(other, _)| other),
        )
        .collect();
    let mut message = "the program calls functions that the plugin does not have:".to_owned();
    for name in missing.iter().take(MOST) {
        let shown: String = name.escape_debug().take(100).collect();
        let _ = write!(message, "\n  {shown}: {}", purpose(name));
    }
    if missing.len() > MOST {
        let _ = write!(message, "\n  and {} more", missing.len() - MOST);
    }
    let mut advices: Vec<&str> = Vec::new();
    for name in &missing {
        let advice = advice(name);
        if !advices.contains(&advice) {
            advices.push(advice);
        }
    }
    let _ = write!(message, "\n{}.", advices.join(". "));
    if !are_all {
        message.push_str(
            " The plugin names the first that it misses; beside those of JAX there may be others",
        );
    }
    Some(Error::new(Status::CustomCallNotFound, message))
}

/// The functions that a program calls and a plugin has to have, and whether these are all.
pub(super) fn called(program: &Program<'_>) -> (Vec<String>, bool) {
    let code = &program.code[..program.size];
    let owned = |names: &[Cow<'_, str>]| names.iter().map(|name| name.to_string()).collect();
    if let Some(facts) = Facts::of(program) {
        return (owned(facts.functions()), facts.names_all());
    }
    match program.format {
        Format::HloModule => {
            let names = wire::custom_call_targets(code);
            (names.into_iter().map(str::to_owned).collect(), true)
        }
        _ => (known_names(code), false),
    }
}

/// The routine in the middle of a name such as `lapack_spotrf_ffi`.
fn routine(name: &str) -> Option<&str> {
    name.strip_prefix("lapack_")?
        .strip_suffix("_ffi")?
        .strip_prefix(['s', 'd', 'c', 'z'])
}

/// Whether a name is one that mpi4jax calls MPI by, such as `mpi_allreduce_ffi`.
fn is_mpi4jax(name: &str) -> bool {
    let operation = name
        .strip_prefix("mpi_")
        .and_then(|rest| rest.strip_suffix("_ffi"));
    operation.is_some_and(|operation| MPI4JAX.contains(&operation))
}

fn is_python(name: &str) -> bool {
    name.contains("python") && name.contains("callback")
}

/// What a function is for, as far as it is known.
pub(crate) fn purpose(name: &str) -> &'static str {
    let of = |rows: &[(&str, &'static str)], name: &str| {
        let row = rows.iter().find(|(known, _)| *known == name);
        row.map(|(_, purpose)| *purpose)
    };
    if let Some(routine) = routine(name) {
        return of(&LAPACK, routine).unwrap_or("a routine of LAPACK, from jnp.linalg");
    }
    if is_python(name) {
        return "a callback into Python, from jax.pure_callback, io_callback or debug.print";
    }
    if is_mpi4jax(name) {
        return "a call of MPI, from mpi4jax";
    }
    if name.starts_with("pjrtlite_mpi_") {
        return "a call of MPI, from pjrtlite.mpi";
    }
    of(&OF_JAXLIB, name)
        .unwrap_or("a custom call that the program's author or a package brought along")
}

fn advice(name: &str) -> &'static str {
    if routine(name).is_some() || OF_JAXLIB.iter().any(|row| row.0 == name) {
        return "pjrtlite has these, but the plugin takes no functions from it (XLA's FFI): use a newer plugin, \
                or write that part without jnp.linalg";
    }
    if name.starts_with("lapack_") {
        return "JAX has not called LAPACK by these names for long: export the program with a newer one";
    }
    if is_python(name) {
        return "There is no Python in this process. Export the function without the callback";
    }
    if is_mpi4jax(name) {
        return "mpi4jax writes the handles that MPI has in the exporting process into the program, where they mean \
                nothing to another: write these calls with pjrtlite.mpi, whose functions have the same names \
                (docs/mpi.md), and export anew";
    }
    if name.starts_with("pjrtlite_mpi_") {
        return "Call pjrtlite_mpi_register, of the library pjrtlite::mpi, before the program is loaded";
    }
    "Register them before the program is loaded (pjrtlite_function_register), or export without them"
}

/// Names of functions of LAPACK and jaxlib among the bytes of a program, in order.
fn known_names(program: &[u8]) -> Vec<String> {
    const ENDING: &[u8] = b"_ffi";
    let is_name = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || *byte == b'_';
    let mut names: Vec<String> = Vec::new();
    for position in memchr::memmem::find_iter(program, ENDING) {
        let end = position + ENDING.len();
        // None of them is longer.
        let window = &program[end.saturating_sub(40)..end];
        let length = window.iter().rev().take_while(|byte| is_name(byte)).count();
        // What is in front of a name may happen to be a letter or a digit, too.
        let Ok(longest) = std::str::from_utf8(&window[window.len() - length..]) else {
            continue;
        };
        let known = (0..longest.len())
            .map(|start| &longest[start..])
            .find(|name| {
                OF_JAXLIB.iter().any(|row| row.0 == *name)
                    || is_mpi4jax(name)
                    || routine(name).is_some_and(|name| LAPACK.iter().any(|row| row.0 == name))
            });
        if let Some(name) = known
            && !names.iter().any(|other| other == name)
        {
            names.push(name.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explain(complaint: &str, format: Format, code: &[u8]) -> Option<String> {
        let error = Error::new(Status::NotFound, complaint);
        let program = Program::borrowed(format, code);
        let has = |names: &[&str]| names.iter().map(|name| *name == "had_fn").collect();
        missing_function(&error, &program, has).map(|error| {
            assert_eq!(error.status(), Status::CustomCallNotFound);
            error.message().to_owned()
        })
    }

    #[test]
    fn all_functions_of_a_text_are_named_but_those_that_the_plugin_has() {
        let text = explain(
            "No FFI handler registered for aaa_fn on a platform Host",
            Format::StableHloText,
            b"stablehlo.custom_call @Sharding stablehlo.custom_call @aaa_fn \
              stablehlo.custom_call @had_fn stablehlo.custom_call @bbb_fn \
              stablehlo.custom_call @lapack_sgeqp3_ffi func.call @ccc_fn",
        )
        .unwrap();
        let named: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("  ")?.split_once(':'))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(named, ["aaa_fn", "bbb_fn", "lapack_sgeqp3_ffi"]);
        assert!(
            text.contains("or export without them. pjrtlite has these"),
            "{text}"
        );
        assert!(!text.contains("may be others"), "{text}");
    }

    #[test]
    fn calls_of_mpi_are_told_apart() {
        let of = |name: &str| {
            let complaint = format!("No FFI handler registered for {name} on a platform Host");
            let code = format!("stablehlo.custom_call @{name}");
            explain(&complaint, Format::StableHloText, code.as_bytes()).unwrap()
        };
        let text = of("mpi_allreduce_ffi");
        assert!(
            text.contains("mpi_allreduce_ffi: a call of MPI, from mpi4jax"),
            "{text}"
        );
        assert!(
            text.contains("write these calls with pjrtlite.mpi"),
            "{text}"
        );
        let text = of("pjrtlite_mpi_allreduce");
        assert!(text.contains("Call pjrtlite_mpi_register"), "{text}");
        let text = of("mpi_mine_ffi");
        assert!(text.contains("pjrtlite_function_register"), "{text}");
    }

    #[test]
    fn a_name_may_hold_a_space() {
        for (name, named) in [("a b", "a b"), ("a", "a"), ("a c", "a")] {
            let complaint = format!("No FFI handler registered for {name} on a platform Host");
            let code = b"stablehlo.custom_call @\"a b\" stablehlo.custom_call @a";
            let text = explain(&complaint, Format::StableHloText, code).unwrap();
            let line = text.lines().nth(1).unwrap();
            assert!(line.starts_with(&format!("  {named}: ")), "{name}: {text}");
        }
    }

    #[test]
    fn no_message_is_endless() {
        let code: String = (0..100)
            .map(|number| format!("stablehlo.custom_call @f{number} "))
            .collect();
        let complaint = "No FFI handler registered for f0 on";
        let text = explain(complaint, Format::StableHloText, code.as_bytes()).unwrap();
        assert!(text.contains("\n  and 36 more\n"), "{text}");
    }

    #[test]
    fn every_missing_routine_is_named_with_its_purpose() {
        let text = explain(
            "No FFI handler registered for lapack_spotrf_ffi on a platform Host (canonical host)",
            Format::StableHloBytecode,
            b"@lapack_spotrf_ffi\0xlapack_strsm_ffi\0lapack_\0lapack_xyz_ffi\0lapack_spotrf_ffi\
              cpu_csr_sparse_dense_ffi",
        )
        .unwrap();
        assert_eq!(
            text.matches("lapack_spotrf_ffi: Cholesky").count(),
            1,
            "{text}"
        );
        assert_eq!(
            text.matches("lapack_strsm_ffi: triangular").count(),
            1,
            "{text}"
        );
        assert!(text.contains("jnp.linalg"), "{text}");
        assert!(text.contains("cpu_csr_sparse_dense_ffi: product"), "{text}");
        assert!(!text.contains("xyz"), "{text}");
        assert!(text.contains("may be others"), "{text}");
    }

    #[test]
    fn old_names_of_lapack_are_told() {
        let text = explain(
            "No FFI handler registered for lapack_spotrf on a",
            Format::Export,
            b"",
        )
        .unwrap();
        assert!(text.contains("with a newer one"), "{text}");
    }

    #[test]
    fn callbacks_into_python_are_told_as_such() {
        let text = explain(
            "No FFI handler registered for xla_ffi_python_cpu_callback on a",
            Format::Export,
            b"",
        )
        .unwrap();
        assert!(text.contains("no Python in this process"), "{text}");
    }

    #[test]
    fn other_errors_are_left_alone() {
        assert_eq!(
            explain("out of memory", Format::Export, b"lapack_spotrf_ffi"),
            None
        );
    }
}
