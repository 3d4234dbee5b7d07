//! From a program's bytes to an executable.

use std::path::Path;

use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::executable::Executable;
use crate::options::Options;
use crate::tune;

impl Executable {
    /// Loads a program from a file. See [`Executable::load`].
    pub fn load_file(client: &Client, path: &Path, options: &Options) -> Result<Executable> {
        let bytes = std::fs::read(path).map_err(|error| {
            Error::new(
                Status::FileUnreadable,
                format!("cannot read the program '{}': {error}", path.display()),
            )
        })?;
        Executable::load(client, &bytes, options)
            .map_err(|error| error.context(format_args!("program '{}'", path.display())))
    }

    /// Loads a program from memory, which is free for other use afterwards.
    ///
    /// Its format is recognised by content. StableHLO and HLO are compiled, with each option that
    /// is not pjrtlite's own as one of XLA's by name; a serialized executable is loaded, and takes
    /// no such options, since it was compiled already.
    ///
    /// With the option `pjrtlite.tune` more of XLA's options are chosen by timing the program, or
    /// as was found out earlier: see [`Executable::tuning`].
    pub fn load(client: &Client, bytes: &[u8], options: &Options) -> Result<Executable> {
        if options.tune() {
            tune::load(client, bytes, options)
        } else {
            Executable::load_under(client, bytes, options, &[])
        }
    }
}
