//! A remedy for plugins that compute arctans wrongly, and the test that tells which do.
//!
//! In a wheel of PJRT 0.115, XLA's arctan for vectors takes its argument in another register than
//! its callers put it into, where that is one of more than 128 bits: every arctan of an array of
//! about 40 elements or more is garbage, another at each run. So are functions of complex numbers
//! that hold one, such as the logarithm, where the real part is a constant 1. With vectors of 128
//! bits both agree. Measured on that wheel: all numbers are then JAX's, bit by bit, but for arctans
//! in float64, which differ by up to 4 units in the last place; other code takes 1.0 to 1.5 of the
//! time.

use std::sync::Arc;

use once_cell::sync::OnceCell;
use parking_lot::Mutex;

use super::{Executable, Source};
use crate::array::{ArrayType, DType};
use crate::buffer::Buffer;
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::log::{LogLevel, say};
use crate::options::Options;
use crate::plugin::Value;
use crate::program::arctan::{Arctan, arctan_in, calls_wide_arctan};
use crate::program::{Program, Provenance, recognise};

/// The option of XLA's that is the remedy.
const WIDTH: &str = "xla_cpu_prefer_vector_width";
const WIDTH_BITS: i64 = 128;

/// The arctan of 64 numbers, which shows the fault.
const TEST: &str = "module @pjrtlite_arctan_test {
  func.func public @main(%x: tensor<64xf32>) -> tensor<64xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<64xf32>
    %0 = stablehlo.atan2 %x, %one : tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}";

/// Far more than rounding, and far less than garbage.
const TOLERANCE: f32 = 1e-5;

/// What the test of a plugin came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Right,
    /// Its arctan is wrong; whether its code shows that it calls XLA's function for wide vectors.
    Wrong {
        is_shown: bool,
    },
}

/// The outcome for each plugin of this process, by its address: plugins stay loaded.
static OUTCOMES: Mutex<Vec<(usize, Arc<OnceCell<Outcome>>)>> = Mutex::new(Vec::new());

impl Executable {
    /// Notes how the program may come to compute an arctan.
    pub(super) fn note_arctan(&self, optimized_hlo: &[u8]) {
        self.0.arctan.get_or_init(|| arctan_in(optimized_hlo));
    }

    /// Whether what the plugin compiled computes arctans wrongly.
    fn has_wrong_arctan(&self) -> bool {
        let platform = self.0.client.platform_name().to_bytes();
        if !platform.eq_ignore_ascii_case(b"cpu") {
            return false;
        }
        let arctan = self.0.arctan.get().copied().unwrap_or(Arctan::Stated);
        if arctan == Arctan::Absent {
            return false;
        }
        let is_shown = self.shows_arctan();
        if arctan == Arctan::InComplex && !is_shown {
            return false;
        }
        match outcome(&self.0.client) {
            Outcome::Right => false,
            Outcome::Wrong { is_shown: in_test } => is_shown || !in_test,
        }
    }

    /// Whether its code calls XLA's arctan for wide vectors, or may do so.
    fn shows_arctan(&self) -> bool {
        self.with_serialized(|bytes| Ok(calls_wide_arctan(bytes)))
            .unwrap_or(true)
    }

    /// This program, compiled anew if it needs the remedy. `compile` compiles it under further
    /// options of XLA's.
    pub(super) fn with_right_arctan(
        self,
        options: &Options,
        more: &[(String, Value)],
        compile: impl FnOnce(&[(String, Value)]) -> Result<Executable>,
    ) -> Result<Executable> {
        if !self.has_wrong_arctan() {
            return Ok(self);
        }
        let refuse = |advice: &str| {
            Error::new(
                Status::UnsupportedByPlugin,
                format!(
                    "the plugin compiles the program's arctan wrongly with vectors of more than \
                     {WIDTH_BITS} bits, {advice}"
                ),
            )
        };
        if let Some((_, value)) = options.passed_on().find(|(key, _)| key == WIDTH) {
            return Err(refuse(&format!(
                "and the option '{WIDTH}' is set to {value}: leave it out, or set it to {WIDTH_BITS}"
            )));
        }
        let mut more = more.to_vec();
        more.retain(|(key, _)| key != WIDTH);
        more.push((WIDTH.to_owned(), Value::Int(WIDTH_BITS)));
        let remedied = compile(&more)?;
        if remedied.has_wrong_arctan() {
            return Err(refuse(
                "and still does so with less: use another build of the plugin",
            ));
        }
        say(
            LogLevel::Info,
            format_args!(
                "the program '{}' is compiled under {WIDTH}={WIDTH_BITS}, since the plugin '{}' \
                 computes its arctan wrongly without",
                remedied.name().to_string_lossy(),
                remedied.plugin().path().display()
            ),
        );
        let remedy = format!("{WIDTH}={WIDTH_BITS}");
        Ok(remedied.with_remedies(&[remedy]))
    }
}

/// Refuses an executable that pjrtlite serialized before it knew of the fault, if it has it.
pub(super) fn check_sealed(
    client: &Client,
    program: &Program<'_>,
    provenance: &Provenance,
) -> Result<()> {
    let is_suspect = !provenance.arctan_is_settled
        && provenance.platform.eq_ignore_ascii_case("cpu")
        && calls_wide_arctan(&program.code[..program.size]);
    if !is_suspect || outcome(client) == Outcome::Right {
        return Ok(());
    }
    Err(Error::new(
        Status::ProgramMismatch,
        "the executable was serialized by an earlier pjrtlite, and its plugin compiled its arctan \
         wrongly. Load the program's StableHLO and serialize it anew",
    ))
}

/// What the test of the client's plugin came to; it is made once in a process.
fn outcome(client: &Client) -> Outcome {
    let plugin = std::ptr::from_ref(client.plugin()) as usize;
    let cell = {
        let mut outcomes = OUTCOMES.lock();
        match outcomes.iter().find(|(other, _)| *other == plugin) {
            Some((_, cell)) => cell.clone(),
            None => {
                let cell = Arc::new(OnceCell::new());
                outcomes.push((plugin, cell.clone()));
                cell
            }
        }
    };
    // A test that fails tells nothing: then the remedy is taken, which is only slower, and the next
    // program tests again.
    cell.get_or_try_init(|| test(client))
        .copied()
        .unwrap_or_else(|error| {
            say(
                LogLevel::Warning,
                format_args!(
                    "cannot find out whether the plugin computes arctans rightly: {error}"
                ),
            );
            Outcome::Wrong { is_shown: true }
        })
}

fn test(client: &Client) -> Result<Outcome> {
    let source = Source::memory(TEST.as_bytes());
    let program = recognise(source.bytes)?;
    let executable = Executable::load_once(client, source, &program, &Options::new(), &[])?;
    // From -4 to 4, none of them 0.
    let numbers: Vec<f32> = (0..64u8).map(|n| (f32::from(n) - 31.5) / 8.0).collect();
    let array = ArrayType::new(DType::F32, &[64])?;
    // SAFETY: the numbers are those of the array, and are copied.
    let input = unsafe { Buffer::from_host(client, numbers.as_ptr().cast(), array, 0) }?;
    let (outputs, event) = executable.execute(&[&input])?;
    event.wait()?;
    let mut results = [f32::NAN; 64];
    for output in &outputs {
        // SAFETY: there is room for as many bytes as are stated; an output of another size is an
        // error.
        unsafe { output.to_host(results.as_mut_ptr().cast(), size_of_val(&results)) }?;
    }
    let is_right = numbers
        .iter()
        .zip(&results)
        .all(|(number, result)| (number.atan() - result).abs() <= TOLERANCE);
    say(
        LogLevel::Info,
        format_args!(
            "tested the arctan of the plugin '{}': {}",
            client.plugin().path().display(),
            if is_right { "right" } else { "wrong" }
        ),
    );
    Ok(match is_right {
        true => Outcome::Right,
        false => Outcome::Wrong {
            is_shown: executable.shows_arctan(),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::envelope;

    #[test]
    fn what_was_sealed_without_the_remedy_is_refused() {
        for (plugin, is_right) in [("cpu", false), ("cpu-0.106", true)] {
            let path = format!(
                "{}/target/plugins/{plugin}/pjrt_c_api_cpu_plugin.so",
                env!("CARGO_MANIFEST_DIR")
            );
            let client = Client::create(&path, &Options::new()).unwrap();
            let source = Source::memory(TEST.as_bytes());
            let program = recognise(source.bytes).unwrap();
            let options = Options::new();
            let plain = Executable::load_once(&client, source, &program, &options, &[]).unwrap();
            let by_us = plain.serialize().unwrap();
            let opened = recognise(by_us).unwrap();
            // As an earlier pjrtlite sealed it.
            let provenance = Provenance {
                arctan_is_settled: false,
                ..opened.provenance.clone().unwrap()
            };
            let sealed = envelope::seal(
                provenance,
                opened.compilation.clone(),
                (None, &opened.names),
                None,
                &opened.code,
            )
            .unwrap();
            let outcome = Executable::load(&client, &sealed, &Options::new());
            assert_eq!(outcome.is_ok(), is_right, "{plugin}");
            if let Err(error) = outcome {
                assert_eq!(error.status(), Status::ProgramMismatch);
                assert!(error.message().contains("arctan"), "{error}");
            }
        }
    }
}
