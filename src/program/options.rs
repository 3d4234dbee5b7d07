//! How a plugin is told to compile: XLA's `CompileOptionsProto`, of which only the fields that
//! are used are stated here.

use prost::Message;

use super::devices::DeviceCounts;
use crate::options::Options;
use crate::plugin::Value;

/// XLA's `CompileOptionsProto`.
#[derive(Clone, PartialEq, Message)]
struct CompileOptions {
    #[prost(message, optional, tag = "3")]
    executable_build_options: Option<ExecutableBuildOptions>,
    #[prost(bool, tag = "4")]
    compile_portable_executable: bool,
    /// XLA options by name: a map, which on the wire is a list of entries. A list keeps the order.
    #[prost(message, repeated, tag = "7")]
    env_option_overrides: Vec<OverrideEntry>,
}

/// XLA's `ExecutableBuildOptionsProto`.
#[derive(Clone, PartialEq, Message)]
struct ExecutableBuildOptions {
    #[prost(int64, tag = "4")]
    num_replicas: i64,
    #[prost(int64, tag = "5")]
    num_partitions: i64,
    /// Whether a program is divided among its partitions; for one it makes no difference.
    #[prost(bool, tag = "6")]
    use_spmd_partitioning: bool,
    #[prost(message, optional, tag = "9")]
    device_assignment: Option<DeviceAssignment>,
    /// Whether Shardy divides it, which JAX writes shardings for. It reads those of GSPMD, too.
    #[prost(bool, tag = "19")]
    use_shardy_partitioner: bool,
}

/// XLA's `DeviceAssignmentProto`.
#[derive(Clone, PartialEq, Message)]
struct DeviceAssignment {
    #[prost(int32, tag = "1")]
    replica_count: i32,
    #[prost(int32, tag = "2")]
    computation_count: i32,
    #[prost(message, repeated, tag = "3")]
    computation_devices: Vec<ComputationDevice>,
}

#[derive(Clone, PartialEq, Message)]
struct ComputationDevice {
    #[prost(int64, repeated, tag = "1")]
    replica_device_ids: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
struct OverrideEntry {
    #[prost(string, tag = "1")]
    key: String,
    #[prost(message, optional, tag = "2")]
    value: Option<Override>,
}

/// XLA's `OptionOverrideProto`.
#[derive(Clone, PartialEq, Message)]
struct Override {
    #[prost(oneof = "OverrideValue", tags = "1, 2, 3, 4")]
    value: Option<OverrideValue>,
}

#[derive(Clone, PartialEq, prost::Oneof)]
enum OverrideValue {
    #[prost(string, tag = "1")]
    Text(String),
    #[prost(bool, tag = "2")]
    Bool(bool),
    #[prost(int64, tag = "3")]
    Int(i64),
    #[prost(double, tag = "4")]
    Float(f64),
}

/// XLA's options that JAX sets where XLA's own default gives other numbers: the platform, the
/// option, and JAX's value. Without the first, min and max on CPUs lose a NaN.
const JAX_DEFAULTS: [(&str, &str, bool); 1] = [("cpu", "xla_cpu_enable_fast_min_max", false)];

/// The options under which JAX compiles for a platform, but for those that are set already.
pub(crate) fn jax_defaults(platform: &str, options: &Options) -> Vec<(String, Value)> {
    JAX_DEFAULTS
        .iter()
        .filter(|(for_platform, ..)| platform.eq_ignore_ascii_case(for_platform))
        .filter(|(_, key, _)| !options.passed_on().any(|(set, _)| set == key))
        .map(|(_, key, value)| ((*key).to_owned(), Value::Bool(*value)))
        .collect()
}

/// The devices that a program is compiled for, by the plugin's numbers for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Assignment {
    pub(crate) counts: DeviceCounts,
    /// Those of the first replica's partitions, then of the next one's; none for a program that runs on each
    /// one device.
    pub(crate) device_ids: Vec<i32>,
}

impl Assignment {
    fn as_message(&self) -> Option<DeviceAssignment> {
        if self.device_ids.is_empty() {
            return None;
        }
        let partitions = self.counts.partitions as usize;
        let of_partition = |partition: usize| ComputationDevice {
            replica_device_ids: self
                .device_ids
                .iter()
                .skip(partition)
                .step_by(partitions)
                .map(|&id| id.into())
                .collect(),
        };
        Some(DeviceAssignment {
            replica_count: self.counts.replicas as i32,
            computation_count: self.counts.partitions as i32,
            computation_devices: (0..partitions).map(of_partition).collect(),
        })
    }
}

/// The compile options for a program on these devices, serialized. Each option that is not pjrtlite's own is
/// an option of XLA's, such as `xla_cpu_enable_fast_math`; `defaults` are more of them.
pub(crate) fn compile_options(
    options: &Options,
    defaults: &[(String, Value)],
    assignment: &Assignment,
) -> Vec<u8> {
    let env_option_overrides = options
        .passed_on()
        .chain(defaults)
        .map(|(key, value)| OverrideEntry {
            key: key.clone(),
            value: Some(Override {
                value: Some(match value {
                    Value::Text(text) => OverrideValue::Text(text.clone()),
                    Value::Bool(truth) => OverrideValue::Bool(*truth),
                    Value::Int(number) => OverrideValue::Int(*number),
                    Value::Float(number) => OverrideValue::Float(*number),
                    // XLA has options that are lists, and takes them as text.
                    Value::IntList(numbers) => OverrideValue::Text(
                        numbers
                            .iter()
                            .map(i64::to_string)
                            .collect::<Vec<_>>()
                            .join(","),
                    ),
                }),
            }),
        })
        .collect();
    let is_divided = assignment.counts.partitions > 1;
    // Options without the counts end the process inside XLA, so they are always there.
    CompileOptions {
        executable_build_options: Some(ExecutableBuildOptions {
            num_replicas: assignment.counts.replicas as i64,
            num_partitions: assignment.counts.partitions as i64,
            use_spmd_partitioning: is_divided,
            device_assignment: assignment.as_message(),
            use_shardy_partitioner: is_divided,
        }),
        compile_portable_executable: assignment.device_ids.is_empty(),
        env_option_overrides,
    }
    .encode_to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(device_ids: &[i32]) -> Assignment {
        Assignment {
            counts: DeviceCounts::ONE,
            device_ids: device_ids.to_vec(),
        }
    }

    #[test]
    fn one_replica_and_one_partition_on_one_device() {
        // Worked out by hand from the wire format: field 3, in it fields 4, 5 and 9, the last
        // with fields 1, 2 and 3, which holds the packed list [7].
        assert_eq!(
            compile_options(&Options::new(), &[], &on(&[7])),
            [
                0x1a, 15, 0x20, 1, 0x28, 1, 0x4a, 9, 0x08, 1, 0x10, 1, 0x1a, 3, 0x0a, 1, 7
            ]
        );
    }

    #[test]
    fn without_a_device_it_is_portable() {
        // Field 3 with fields 4 and 5, then field 4.
        let bytes = compile_options(&Options::new(), &[], &on(&[]));
        assert_eq!(bytes, [0x1a, 4, 0x20, 1, 0x28, 1, 0x20, 1]);
    }

    #[test]
    fn partitions_of_replicas_are_each_on_a_device() {
        let assignment = Assignment {
            counts: DeviceCounts {
                replicas: 2,
                partitions: 3,
            },
            device_ids: vec![5, 4, 3, 2, 1, 0],
        };
        let bytes = compile_options(&Options::new(), &[], &assignment);
        let options = CompileOptions::decode(&bytes[..]).unwrap();
        assert!(!options.compile_portable_executable);
        let build = options.executable_build_options.unwrap();
        assert_eq!((build.num_replicas, build.num_partitions), (2, 3));
        assert!(build.use_spmd_partitioning && build.use_shardy_partitioner);
        let devices = build.device_assignment.unwrap();
        assert_eq!((devices.replica_count, devices.computation_count), (2, 3));
        let of_each: Vec<_> = devices
            .computation_devices
            .iter()
            .map(|devices| &devices.replica_device_ids[..])
            .collect();
        assert_eq!(of_each, [[5, 2], [4, 1], [3, 0]]);
    }

    #[test]
    fn xla_options_become_overrides() {
        let mut options = Options::new();
        options.set("a", Value::Bool(true)).unwrap();
        let bytes = compile_options(&options, &[], &on(&[7]));
        // Field 7 of 7 bytes: key "a", value { field 2: true }.
        assert_eq!(bytes[17..], [0x3a, 7, 0x0a, 1, b'a', 0x12, 2, 0x10, 1]);
    }

    #[test]
    fn the_defaults_are_those_of_jax_unless_they_are_set() {
        let mut options = Options::new();
        let fast_min_max = "xla_cpu_enable_fast_min_max".to_owned();
        let defaults = [(fast_min_max.clone(), Value::Bool(false))];
        assert_eq!(jax_defaults("cpu", &options), defaults);
        assert_eq!(jax_defaults("cuda", &options), []);
        options.set(&fast_min_max, Value::Bool(true)).unwrap();
        assert_eq!(jax_defaults("cpu", &options), []);
    }
}
