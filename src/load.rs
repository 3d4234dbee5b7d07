//! From a program's bytes to an executable.

use std::path::Path;

use crate::autotune;
use crate::cache::Wanted;
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::executable::{Executable, Source};
use crate::host::file;
use crate::lapack;
use crate::options::Options;
use crate::program::{self, check_ends};

impl Executable {
    /// Loads a program from a file. See [`Executable::load`].
    ///
    /// What cannot be a program by how the file starts and ends is refused before it is read whole;
    /// what is no regular file is not read at all.
    pub fn load_file(client: &Client, path: &Path, options: &Options) -> Result<Executable> {
        let told = |error: Error| match error.status() {
            Status::FileUnreadable => {
                error.context(format_args!("cannot read the program '{}'", path.display()))
            }
            _ => error.context(format_args!("program '{}'", path.display())),
        };
        let bytes = file::read(path, program::ENOUGH, check_ends).map_err(told)?;
        let source = Source {
            bytes: &bytes,
            path: Some(path),
        };
        Executable::load_from(client, source, options).map_err(told)
    }

    /// Loads a program from memory, which is free for other use afterwards.
    ///
    /// Its format is recognised by content. StableHLO and HLO are compiled, with each option that
    /// is not pjrtlite's own as one of XLA's by name; a serialized executable is loaded, and takes
    /// no such options, since it was compiled already.
    ///
    /// With the option `pjrtlite.autotune` more of XLA's options are chosen by timing the program, or
    /// as was found out earlier: see [`Executable::autotuning`].
    ///
    /// With the option `pjrtlite.cache` what it compiles to is kept, and found again by later loads: see
    /// [`Executable::caching`].
    pub fn load(client: &Client, bytes: &[u8], options: &Options) -> Result<Executable> {
        Executable::load_from(client, Source::memory(bytes), options)
    }

    fn load_from(client: &Client, source: Source<'_>, options: &Options) -> Result<Executable> {
        lapack::announce(source.bytes);
        lapack::choose(client.options().lapack());
        let cache = Wanted::of(client, options);
        let executable = if options.autotune() {
            autotune::load(client, source, options, cache.as_ref())
        } else {
            Executable::load_cached(client, source, options, &[], cache.as_ref())
        }?;
        lapack::check(client.plugin(), executable.functions())?;
        Ok(executable)
    }
}
