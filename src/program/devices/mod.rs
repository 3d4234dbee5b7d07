//! For how many devices a program is.
//!
//! XLA compiles a program for several devices for one, too, if it is asked to; collectives then
//! become the identity, and the numbers are wrong without an error. So it has to be found out what
//! a program is for: before compiling by what it states, and after that by what was compiled.

mod hlo;

use std::borrow::Cow;
use std::fmt;

use prost::Message;

use super::mlir::{self, Facts};
use super::{Format, Program};
use crate::error::{Error, Result, Status};
use hlo::{Module, ModuleWithConfig};

/// No client has more devices.
const MOST_DEVICES: u64 = 1 << 16;

/// The attributes of a module that tell.
const REPLICAS: &str = "mhlo.num_replicas";
const PARTITIONS: &str = "mhlo.num_partitions";

/// How many replicas of a program run, each in how many partitions, each on a device of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeviceCounts {
    pub(crate) replicas: u64,
    pub(crate) partitions: u64,
}

impl DeviceCounts {
    pub(crate) const ONE: DeviceCounts = DeviceCounts {
        replicas: 1,
        partitions: 1,
    };

    /// How many devices these are.
    pub(crate) fn devices(self) -> u64 {
        self.replicas.saturating_mul(self.partitions)
    }

    /// Fails unless it is one device.
    fn check_one(self) -> Result<()> {
        if self == DeviceCounts::ONE {
            return Ok(());
        }
        Err(Error::new(
            Status::BadProgram,
            format!(
                "it is for several devices ({self}), and says not how it is divided among them: \
                 save its StableHLO, which does"
            ),
        ))
    }
}

impl DeviceCounts {
    /// Fails for what no machine has.
    fn check_possible(self) -> Result<()> {
        if (1..=MOST_DEVICES).contains(&self.devices()) {
            return Ok(());
        }
        Err(Error::new(
            Status::BadProgram,
            format!("it says that it is for {self}; no client has so many devices"),
        ))
    }
}

impl fmt::Display for DeviceCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "replicas: {}, partitions: {}",
            self.replicas, self.partitions
        )
    }
}

/// What a program says of the devices that it is for.
#[derive(Debug)]
struct Stated<'a> {
    /// For how many it is; one each where it says nothing.
    counts: DeviceCounts,
    /// Whether it says that, and not only nothing else.
    is_said: bool,
    /// What of it depends on how many there are.
    dependent: Option<Cow<'a, str>>,
    /// Where a program says it.
    advice: &'static str,
}

impl Stated<'_> {
    /// Fails unless the program is for one device.
    fn check_one(&self) -> Result<()> {
        self.counts.check_one()?;
        let Some(dependent) = self.dependent.as_ref().filter(|_| !self.is_said) else {
            return Ok(());
        };
        Err(Error::new(
            Status::BadProgram,
            format!(
                "its `{dependent}` depends on the number of devices, and the program does not say \
                 how many it is for. {}",
                self.advice
            ),
        ))
    }
}

const SAY_IN_MLIR: &str = "Say it; if it is for one: `mhlo.num_replicas = 1 : i32, \
     mhlo.num_partitions = 1 : i32` among the attributes of its module";
const SAVE_STABLEHLO: &str = "Save its StableHLO, which says so: \
     jax.export.export(jax.jit(f))(x).serialize(), or jax.jit(f).lower(x).as_text()";

impl Program<'_> {
    /// For how many devices the program is, by what it states; `None` of an executable that does not state it.
    /// Fails if it may be for several, and does not say for how many.
    pub(crate) fn device_counts(&self) -> Result<Option<DeviceCounts>> {
        match self.format {
            Format::StableHloText | Format::StableHloBytecode | Format::Export => {
                let [replicas, partitions] = mlir::module_attributes(self, [REPLICAS, PARTITIONS]);
                let counts = DeviceCounts {
                    replicas: replicas.unwrap_or(1),
                    partitions: partitions.unwrap_or(1),
                };
                counts.check_possible()?;
                let is_said = replicas.is_some() && partitions.is_some();
                let facts = (!is_said).then(|| Facts::of(self)).flatten();
                Stated {
                    counts: DeviceCounts::ONE,
                    is_said,
                    dependent: facts.and_then(|facts| facts.device_dependent().map(Cow::Borrowed)),
                    advice: SAY_IN_MLIR,
                }
                .check_one()?;
                Ok(Some(counts))
            }
            Format::HloModule => {
                // What cannot be read is another's error.
                if let Ok(module) = Module::decode(&self.code[..self.size]) {
                    module.stated().check_one()?;
                }
                Ok(Some(DeviceCounts::ONE))
            }
            Format::Executable | Format::IfrtExecutable => Ok(None),
            Format::SealedExecutable => {
                let counts = self.compilation.counts();
                counts.check_possible()?;
                Ok(Some(counts))
            }
        }
    }

    /// Fails unless the module is for as many devices as the container around it says.
    pub(crate) fn check_device_count(&self, devices: u64) -> Result<()> {
        let stated = mlir::module_attributes(self, [REPLICAS, PARTITIONS]);
        let of_module = stated.iter().flatten().product::<u64>();
        if devices == of_module || (devices == 1 && stated == [None; 2]) {
            return Ok(());
        }
        Err(Error::new(
            Status::BadProgram,
            format!("it is for {devices} devices, and its module for {of_module}; export it anew"),
        ))
    }

    /// Whether it is said for how many devices the program is, so that what was compiled of it need
    /// not say so: by the program, or by how it was compiled.
    pub(crate) fn says_device_counts(&self) -> bool {
        match self.format {
            Format::StableHloText | Format::StableHloBytecode | Format::Export => {
                let counts = mlir::module_attributes(self, [REPLICAS, PARTITIONS]);
                counts.iter().all(Option::is_some)
            }
            // That was looked at before it was compiled.
            Format::HloModule => true,
            Format::Executable | Format::IfrtExecutable | Format::SealedExecutable => true,
        }
    }
}

/// Fails if a program is for several devices, which is not timed.
pub(crate) fn check_for_one_device(bytes: &[u8]) -> Result<()> {
    match super::recognise(bytes)?.device_counts()? {
        Some(counts) if counts != DeviceCounts::ONE => Err(Error::new(
            Status::Unsupported,
            format!(
                "pjrtlite.autotune times programs for one device; this one is for {counts}: load it without"
            ),
        )),
        _ => Ok(()),
    }
}

/// Fails if what was compiled for one device, a serialized `HloModuleProtoWithConfig`, is for several, or
/// may be where it is not said for how many its program is.
pub(crate) fn check_compiled(hlo: &[u8], is_said: bool) -> Result<()> {
    // What cannot be read is another's error.
    let Ok(ModuleWithConfig {
        hlo_module: Some(module),
    }) = ModuleWithConfig::decode(hlo)
    else {
        return Ok(());
    };
    let stated = module.stated();
    Stated {
        is_said: is_said || stated.is_said,
        advice: SAY_IN_MLIR,
        ..stated
    }
    .check_one()
    .map_err(|error| error.context("by what the plugin compiled,"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::recognise;

    fn counts(text: &str) -> DeviceCounts {
        let counts =
            mlir::module_attributes(&recognise(text.as_bytes()).unwrap(), [REPLICAS, PARTITIONS]);
        let [replicas, partitions] = counts.map(|count| count.unwrap_or(1));
        DeviceCounts {
            replicas,
            partitions,
        }
    }

    fn replicas(replicas: u64) -> DeviceCounts {
        DeviceCounts {
            replicas,
            partitions: 1,
        }
    }

    #[test]
    fn a_container_and_its_module_are_for_as_many() {
        let of_four =
            "module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {}";
        for (text, devices) in [(of_four, 4), ("module {}", 1)] {
            let program = recognise(text.as_bytes()).unwrap();
            assert_eq!(program.check_device_count(devices), Ok(()));
            let error = program.check_device_count(devices + 1).unwrap_err();
            assert_eq!(error.status(), Status::BadProgram);
        }
    }

    #[test]
    fn text_tells_in_any_spelling() {
        for (replica_count, text) in [
            (2, "module @m attributes {mhlo.num_replicas = 2 : i32} {}"),
            (16, "module attributes {mhlo.num_replicas=16:i32}{}"),
            (2, "module attributes {\"mhlo.num_replicas\" = 2 : i32} {}"),
            (
                2,
                "module attributes {\"mhlo.num\\5Freplicas\" = 2 : i32} {}",
            ),
            (
                2,
                "module attributes {mhlo.num_replicas // of them\n =\t0x2 : i64} {}",
            ),
            (
                3,
                "#n = 3 : i32\nmodule attributes {mhlo.num_replicas = #n} {}",
            ),
            (
                4,
                "\"builtin.module\"() ({ }) {mhlo.num_replicas = 4 : i32} : () -> ()",
            ),
            (
                u64::MAX,
                "module attributes {mhlo.num_replicas = 99999999999999999999 : i32} {}",
            ),
            (1, "module attributes {mhlo.num_replicas = 1 : i32} {}"),
            (1, "module attributes {mhlo.num_replicas = \"2\"} {}"),
            (1, "module attributes {a.mhlo.num_replicas = 2 : i32} {}"),
            (1, "module {} // mhlo.num_replicas = 2 : i32"),
            (
                1,
                "module attributes {a = \"mhlo.num_replicas = 2 : i32\"} {}",
            ),
            (
                1,
                "module attributes {a = \"\\\" mhlo.num_replicas = 2 : i32\"} {}",
            ),
            (1, "module attributes {b = \"mhlo.num_replicas\"} {}"),
            (1, "module attributes {mhlo.num_replicas"),
            (1, "module attributes {\"mhlo.num_replicas"),
        ] {
            assert_eq!(counts(text), replicas(replica_count), "{text}");
        }
        let text = "module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 2 : i32}";
        let both = DeviceCounts {
            replicas: 2,
            partitions: 8,
        };
        assert_eq!(counts(text), both);
        let error = both.check_one().unwrap_err();
        assert_eq!(error.status(), Status::BadProgram);
        for told in ["replicas: 2", "partitions: 8", "StableHLO"] {
            assert!(error.message().contains(told), "no '{told}' in {error}");
        }
        assert_eq!(DeviceCounts::ONE.check_one(), Ok(()));
    }
}
