//! Compiled programs that are kept between processes.

use std::sync::Arc;

use super::compile::options_as_sent;
use super::devices::Devices;
use super::{Executable, Source};
use crate::cache::{Cache, Found, Key, Kind, Wanted};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::log::{LogLevel, say};
use crate::options::Options;
use crate::plugin::{Value, c_text};
use crate::program::devices::DeviceCounts;
use crate::program::{self, Program};

/// Up to this size an executable's bytes are kept in memory, in case that they are asked for. Those of
/// larger ones are read again.
const KEPT: usize = if cfg!(test) { 1 << 10 } else { 16 << 20 };

impl Executable {
    /// Loads a program as [`Executable::load_under`] does, but takes what it compiles to from the cache if
    /// it is there, and keeps it there if not.
    pub(crate) fn load_cached(
        client: &Client,
        source: Source<'_>,
        options: &Options,
        more: &[(String, Value)],
        wanted: Option<&Wanted<'_>>,
    ) -> Result<Executable> {
        let program = Executable::recognise(source, options)?;
        let compile = || Executable::load_recognised(client, source, &program, options, more);
        let (Some(wanted), true) = (wanted, program.language().is_some()) else {
            return compile();
        };
        let prepared = wanted.open().and_then(|cache| {
            let key = key(&cache, client, &program, options, more)?;
            Ok((cache, key))
        });
        let told = |executable: Executable, text: &str| executable.with_caching(text);
        let (cache, key) = match prepared {
            Ok(prepared) => prepared,
            Err(why) => {
                return Ok(told(
                    compile()?,
                    &format!("compiled without the cache: {}", why.message()),
                ));
            }
        };
        let path = cache.path(&key);
        let place = path.display();
        let mut refused = String::new();
        let mut look = || {
            let (found, seen) = cache.find(&key);
            let outcome = match found {
                Found::Nothing => None,
                Found::Refused(why) => Some(Err(why)),
                Found::Entry(bytes) => {
                    let entry = Entry {
                        bytes: &bytes,
                        key: &key,
                        cache: &cache,
                    };
                    let executable = entry.load(client, &program, options);
                    Some(executable.map_err(|error| error.message().to_owned()))
                }
            };
            let hit = outcome.and_then(|outcome| {
                let keep = |why: String| refused = format!("; what was there is refused: {why}");
                outcome.map_err(keep).ok()
            });
            (hit, seen)
        };
        let (hit, seen) = look();
        if let Some(executable) = hit {
            return Ok(told(executable, &format!("from the cache: '{place}'")));
        }
        let turn = cache.turn(&key, &seen);
        if turn.is_new
            && let (Some(executable), _) = look()
        {
            return Ok(told(
                executable,
                &format!("from the cache, where another process has put it: '{place}'"),
            ));
        }
        let executable = compile()?;
        let kept = match executable.keep(&cache, &key) {
            Ok(()) => format!("kept in the cache: '{place}'"),
            Err(error) => format!("not kept in the cache: {}", error.message()),
        };
        let why = turn.told.as_ref();
        let why = why.map_or(String::new(), |why| format!("; without a lock: {why}"));
        Ok(told(
            executable,
            &format!("compiled, and {kept}{why}{refused}"),
        ))
    }

    /// Keeps the program, which was compiled of this source under these options, in the cache.
    pub(crate) fn keep_compiled(
        &self,
        cache: &Cache<'_>,
        source: Source<'_>,
        options: &Options,
        more: &[(String, Value)],
    ) -> Result<()> {
        let program = Executable::recognise(source, options)?;
        let key = key(cache, self.client(), &program, options, more)?;
        self.keep(cache, &key)
    }

    fn keep(&self, cache: &Cache<'_>, key: &Key) -> Result<()> {
        self.with_sealed(key.bytes(), |head, executable| {
            cache.keep(key, &[head, executable])
        })
    }

    /// States what [`Executable::caching`] tells, once.
    fn with_caching(self, text: &str) -> Executable {
        say(
            LogLevel::Info,
            format_args!("the program '{}': {text}", self.name().to_string_lossy()),
        );
        self.0.caching.get_or_init(|| c_text(text));
        self
    }
}

/// All that a compiled program depends on.
fn key(
    cache: &Cache<'_>,
    client: &Client,
    program: &Program<'_>,
    options: &Options,
    more: &[(String, Value)],
) -> Result<Key> {
    let counts = program.device_counts()?.unwrap_or(DeviceCounts::ONE);
    let devices = Devices::choose(client, counts, options, options.any_device())?;
    let sent = options_as_sent(client, options, more, &devices.assignment(client)?);
    cache.key(
        Kind::Executable,
        &[
            program.language().unwrap_or_default().as_bytes(),
            &sent,
            &program.code[..program.size],
        ],
    )
}

/// What was found in a cache.
struct Entry<'a> {
    bytes: &'a [u8],
    key: &'a Key,
    cache: &'a Cache<'a>,
}

impl Entry<'_> {
    /// The program as if it had been compiled, if the entry is for it.
    fn load(
        &self,
        client: &Client,
        program: &Program<'_>,
        options: &Options,
    ) -> Result<Executable> {
        let foreign = || {
            Error::new(
                Status::BadProgram,
                "it is no entry of this cache for this program",
            )
        };
        if !program::envelope::is_envelope(self.bytes) {
            return Err(foreign());
        }
        let mut compiled = program::recognise(self.bytes)?;
        if compiled.compilation.key != self.key.bytes() {
            return Err(foreign());
        }
        compiled.interface = program.interface.clone();
        compiled.names = program.names.clone();
        let path = self.cache.path(self.key);
        let source = Source {
            bytes: self.bytes,
            path: (self.bytes.len() > KEPT).then_some(&path),
        };
        let options = options.for_compiled();
        let mut executable = Executable::load_once(client, source, &compiled, &options, &[])?;
        // Nobody else has it yet.
        if let Some(inner) = Arc::get_mut(&mut executable.0) {
            inner.format = program.format;
        }
        let remedies = compiled.provenance.map(|provenance| provenance.remedies);
        Ok(executable.with_remedies(&remedies.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "module @m {
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}";

    #[test]
    fn bytes_of_large_executables_are_read_from_the_entry_again() {
        let path = format!(
            "{}/target/plugins/cpu/pjrt_c_api_cpu_plugin.so",
            env!("CARGO_MANIFEST_DIR")
        );
        let client = Client::create(&path, &Options::new()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut options = Options::new();
        let place = folder.path().to_str().unwrap().to_owned();
        options.set("pjrtlite.cache", Value::Text(place)).unwrap();
        let load = || Executable::load(&client, PROGRAM.as_bytes(), &options).unwrap();
        let compiled = load();
        let found = load();
        assert!(found.caching().unwrap().to_bytes().starts_with(b"from"));
        let again = Executable::load(&client, found.serialize().unwrap(), &Options::new());
        assert_eq!(again.unwrap().description(), compiled.description());

        // Where it is gone, that is told, and the program still runs.
        let found = load();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            std::fs::remove_file(file.unwrap().path()).unwrap();
        }
        let error = found.serialize().unwrap_err();
        assert_eq!(error.status(), Status::FileUnreadable);
        assert!(error.message().contains("put the file back"), "{error}");
    }
}
