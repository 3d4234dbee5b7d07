//! Functions that a program calls and the plugin does not have: their names, and what they are
//! for.

use std::fmt::Write as _;

use crate::error::{Error, Status};

/// What plugins say before the name of such a function.
const COMPLAINTS: [&str; 2] = [
    "No FFI handler registered for ",
    "No registered implementation for untyped custom call to ",
];

/// What LAPACK's routines are for, by their name without the letter of the element type.
const LAPACK: [(&str, &str); 18] = [
    ("potrf", "Cholesky factorisation, from jnp.linalg.cholesky"),
    (
        "getrf",
        "LU factorisation, from jnp.linalg.solve, inv or det",
    ),
    (
        "trsm",
        "triangular solve, from jnp.linalg.solve or solve_triangular",
    ),
    ("geqrf", "QR factorisation, from jnp.linalg.qr or lstsq"),
    ("orgqr", "QR factorisation, from jnp.linalg.qr or lstsq"),
    ("ungqr", "QR factorisation, from jnp.linalg.qr or lstsq"),
    ("ormqr", "product with a Q of a QR factorisation"),
    ("unmqr", "product with a Q of a QR factorisation"),
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

/// If the plugin complains of a missing function: an error that names it, and all others of LAPACK
/// that the program calls.
pub(crate) fn missing_function(error: &Error, program: &[u8]) -> Option<Error> {
    let name = COMPLAINTS.iter().find_map(|complaint| {
        let (_, rest) = error.message().split_once(complaint)?;
        rest.split_whitespace().next()
    })?;
    let mut names = vec![name.to_owned()];
    for other in lapack_names(program) {
        if !names.contains(&other) {
            names.push(other);
        }
    }
    let mut message = "the program calls functions that the plugin does not have:".to_owned();
    for name in &names {
        let _ = write!(message, "\n  {name}: {}", purpose(name));
    }
    let _ = write!(message, "\n{}.", advice(name));
    Some(Error::new(Status::MissingFunction, message))
}

/// The routine in the middle of a name such as `lapack_spotrf_ffi`.
fn routine(name: &str) -> Option<&str> {
    name.strip_prefix("lapack_")?
        .strip_suffix("_ffi")?
        .strip_prefix(['s', 'd', 'c', 'z'])
}

fn is_python(name: &str) -> bool {
    name.contains("python") && name.contains("callback")
}

fn purpose(name: &str) -> &'static str {
    if let Some(routine) = routine(name) {
        return LAPACK
            .iter()
            .find(|(known, _)| *known == routine)
            .map_or("a routine of LAPACK, from jnp.linalg", |(_, purpose)| {
                purpose
            });
    }
    if is_python(name) {
        return "a callback into Python, from jax.pure_callback, io_callback or debug.print";
    }
    "a custom call that the program's author or a package brought along"
}

fn advice(name: &str) -> &'static str {
    if routine(name).is_some() {
        return "JAX brings LAPACK along in Python only. Write that part without jnp.linalg, or \
                compute it in the host's own code and pass the result in";
    }
    if is_python(name) {
        return "There is no Python in this process. Export the function without the callback";
    }
    "Export the function without it, or use a plugin that has it"
}

/// Names of LAPACK's functions that are known among the bytes of a program, in order.
fn lapack_names(program: &[u8]) -> Vec<String> {
    const START: &[u8] = b"lapack_";
    let is_name = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || *byte == b'_';
    let mut names = Vec::new();
    let mut rest = program;
    while let Some(position) = rest.windows(START.len()).position(|window| window == START) {
        let found = &rest[position..];
        let end = found
            .iter()
            .position(|byte| !is_name(byte))
            .unwrap_or(found.len());
        let name = String::from_utf8_lossy(&found[..end]).into_owned();
        let is_known = routine(&name).is_some_and(|name| LAPACK.iter().any(|row| row.0 == name));
        if is_known && !names.contains(&name) {
            names.push(name);
        }
        rest = &found[end..];
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explain(complaint: &str, program: &[u8]) -> Option<String> {
        let error = Error::new(Status::NotFound, complaint);
        missing_function(&error, program).map(|error| {
            assert_eq!(error.status(), Status::MissingFunction);
            error.message().to_owned()
        })
    }

    #[test]
    fn every_missing_routine_is_named_with_its_purpose() {
        let text = explain(
            "No FFI handler registered for lapack_spotrf_ffi on a platform Host (canonical host)",
            b"@lapack_spotrf_ffi(%3) @lapack_strsm_ffi(%4) lapack_ @lapack_spotrf_ffi",
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
    }

    #[test]
    fn callbacks_into_python_are_told_as_such() {
        let text = explain(
            "No FFI handler registered for xla_ffi_python_cpu_callback on a",
            b"",
        )
        .unwrap();
        assert!(text.contains("no Python in this process"), "{text}");
    }

    #[test]
    fn other_errors_are_left_alone() {
        assert_eq!(explain("out of memory", b"lapack_spotrf_ffi"), None);
    }
}
