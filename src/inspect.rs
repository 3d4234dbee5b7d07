//! What can be told without a client: who serves the functions that a program calls, and which LAPACK there
//! is.

use std::path::Path;

use crate::error::{Error, Result, Status};
use crate::host::file;
use crate::lapack;
use crate::program::{self, ProgramFacts, is_built_in, purpose_of_function};

/// Who serves a function that a program calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Provider {
    /// XLA gives the name a meaning of its own.
    Xla,
    /// pjrtlite serves it, by the LAPACK that there is.
    Lapack,
    /// pjrtlite serves it, without a library.
    Pjrtlite,
    /// The library `pjrtlite::mpi` serves it, after `pjrtlite_mpi_register`.
    Mpi,
    /// A function of the host, to be registered by this name, or one that the plugin brings along.
    Host,
    /// Nobody can: it is a callback into Python, or has meant nothing for long.
    Nobody,
}

/// A function that a program calls.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Call {
    /// Its name.
    pub name: String,
    /// Who serves it.
    pub provider: Provider,
    /// What it is for, as far as it is known.
    pub purpose: &'static str,
}

impl ProgramFacts {
    /// Reads what a program in a file tells of itself; see [`ProgramFacts::read`].
    pub fn read_file(path: &Path) -> Result<ProgramFacts> {
        let told = |error: Error| match error.status() {
            Status::FileUnreadable => {
                error.context(format_args!("cannot read the program '{}'", path.display()))
            }
            _ => error.context(format_args!("program '{}'", path.display())),
        };
        let bytes = file::read(path, program::ENOUGH, program::check_ends).map_err(told)?;
        ProgramFacts::read(&bytes).map_err(told)
    }

    /// The functions that the program calls, and who serves them.
    pub fn calls(&self) -> Vec<Call> {
        let call = |name: &String| Call {
            name: name.clone(),
            provider: provider(name),
            purpose: match provider(name) {
                Provider::Xla => "XLA's own",
                _ => purpose_of_function(name),
            },
        };
        self.functions.iter().map(call).collect()
    }
}

fn provider(name: &str) -> Provider {
    if is_built_in(name) {
        return Provider::Xla;
    }
    match lapack::serves(name) {
        Some(true) => return Provider::Lapack,
        Some(false) => return Provider::Pjrtlite,
        None => {}
    }
    let is_of_python = name.contains("python") && name.contains("callback");
    if name.starts_with("pjrtlite_mpi_") {
        Provider::Mpi
    } else if is_of_python || name.starts_with("lapack_") || name.starts_with("mpi_") {
        Provider::Nobody
    } else {
        Provider::Host
    }
}

/// The LAPACK that programs of this process use, in words; `named` is what the option `pjrtlite.lapack` of a
/// client would say. It is found and opened by this, if none was needed before, and stays. Fails if there is none,
/// and tells where it was looked for.
pub fn lapack_in_use(named: Option<&str>) -> Result<String> {
    lapack::choose(named);
    lapack::in_use()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_function_has_who_serves_it() {
        for (name, wanted) in [
            ("TopK", Provider::Xla),
            ("lapack_dpotrf_ffi", Provider::Lapack),
            ("lapack_zheevd_ffi", Provider::Lapack),
            ("cpu_csr_sparse_dense_ffi", Provider::Pjrtlite),
            ("pjrtlite_mpi_allreduce", Provider::Mpi),
            ("xla_ffi_python_cpu_callback", Provider::Nobody),
            ("lapack_dpotrf", Provider::Nobody),
            ("lapack_xpotrf_ffi", Provider::Nobody),
            ("saturation", Provider::Host),
        ] {
            assert_eq!(provider(name), wanted, "{name}");
        }
    }
}
