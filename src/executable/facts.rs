//! What a plugin's compiler foresees of a run.

use super::Executable;
use crate::error::{Error, Result, Status};
use crate::plugin::{Value, read_list};
use crate::sys;

/// How many bytes a run takes, as the plugin's compiler planned it. Plugins count in what they tell as they
/// like: some tell 0 of what they do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryPlan {
    /// Inputs.
    pub inputs: i64,
    /// Outputs.
    pub outputs: i64,
    /// Outputs that are written where donated inputs are: they are counted twice.
    pub aliased: i64,
    /// Temporary memory, of the device and the host.
    pub temporary: i64,
    /// Compiled code.
    pub code: i64,
}

impl Executable {
    /// How many results the executable itself gives on one device.
    pub(crate) fn output_count(&self) -> usize {
        self.0.output_count
    }

    /// How many bytes of temporary memory a run takes, beside its inputs and outputs, as the plugin's
    /// compiler planned it.
    pub fn temporary_byte_size(&self) -> Result<usize> {
        let args = self.memory_stats()?;
        let bytes = args
            .temp_size_in_bytes
            .checked_add(args.host_temp_size_in_bytes);
        bytes
            .and_then(|bytes| usize::try_from(bytes).ok())
            .ok_or_else(|| {
                Error::new(
                    Status::Internal,
                    format!(
                        "the plugin counts {} bytes of temporary memory on the device and {} on \
                         the host",
                        args.temp_size_in_bytes, args.host_temp_size_in_bytes
                    ),
                )
            })
    }

    /// How many bytes a run takes, as the plugin's compiler planned it.
    pub fn memory_plan(&self) -> Result<MemoryPlan> {
        let args = self.memory_stats()?;
        Ok(MemoryPlan {
            inputs: (args.argument_size_in_bytes).saturating_add(args.host_argument_size_in_bytes),
            outputs: (args.output_size_in_bytes).saturating_add(args.host_output_size_in_bytes),
            aliased: (args.alias_size_in_bytes).saturating_add(args.host_alias_size_in_bytes),
            temporary: (args.temp_size_in_bytes).saturating_add(args.host_temp_size_in_bytes),
            code: (args.generated_code_size_in_bytes)
                .saturating_add(args.host_generated_code_size_in_bytes),
        })
    }

    fn memory_stats(&self) -> Result<sys::PJRT_Executable_GetCompiledMemoryStats_Args> {
        let mut args = sys::PJRT_Executable_GetCompiledMemoryStats_Args {
            executable: self.0.described.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive.
        unsafe { self.plugin().call(&mut args) }?;
        Ok(args)
    }

    /// What the plugin's compiler says that a run costs, by names of its own, such as `flops` and
    /// `bytes accessed`.
    pub fn cost(&self) -> Result<Vec<(String, Value)>> {
        let mut args = sys::PJRT_Executable_GetCostAnalysis_Args {
            executable: self.0.described.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive, and the list belongs to it.
        unsafe {
            self.plugin().call(&mut args)?;
            Ok(read_list(args.properties, args.num_properties))
        }
    }

    /// One number of [`Executable::cost`], by its name.
    ///
    /// Fails with [`Status::NotFound`] if the plugin tells no such number.
    pub fn cost_of(&self, name: &str) -> Result<f64> {
        let cost = self.cost()?;
        let number = cost.iter().find(|(known, _)| known == name);
        number
            .and_then(|(_, value)| number_of(value))
            .ok_or_else(|| {
                let names = cost.iter().filter(|(name, value)| {
                    // Others are for single operands, and there may be hundreds.
                    number_of(value).is_some() && !name.contains('{')
                });
                let names: Vec<_> = names.map(|(name, _)| format!("'{name}'")).collect();
                let told = match names.is_empty() {
                    true => "it tells no cost of this program".to_owned(),
                    false => format!("it tells {}", names.join(", ")),
                };
                Error::new(
                    Status::NotFound,
                    format!("the plugin tells no cost '{name}'; {told}"),
                )
            })
    }
}

/// A value as a number, if it is one.
fn number_of(value: &Value) -> Option<f64> {
    match *value {
        Value::Float(number) => Some(number),
        Value::Int(number) => Some(number as f64),
        _ => None,
    }
}
