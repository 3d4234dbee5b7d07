//! How a plugin is told to compile: XLA's `CompileOptionsProto`, of which only the fields that
//! are used are stated here.

use prost::Message;

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
    #[prost(message, optional, tag = "9")]
    device_assignment: Option<DeviceAssignment>,
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

/// The compile options for a program on the device with this id, or on each one device if there is
/// none, serialized. Each option that is not pjrtlite's own is an option of XLA's, such as
/// `xla_cpu_enable_fast_math`; `defaults` are more of them.
pub(crate) fn compile_options(
    options: &Options,
    defaults: &[(String, Value)],
    device_id: Option<i32>,
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
    // Options without the counts end the process inside XLA, so they are always there.
    CompileOptions {
        executable_build_options: Some(ExecutableBuildOptions {
            num_replicas: 1,
            num_partitions: 1,
            device_assignment: device_id.map(|id| DeviceAssignment {
                replica_count: 1,
                computation_count: 1,
                computation_devices: vec![ComputationDevice {
                    replica_device_ids: vec![id.into()],
                }],
            }),
        }),
        compile_portable_executable: device_id.is_none(),
        env_option_overrides,
    }
    .encode_to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_replica_and_one_partition_on_one_device() {
        // Worked out by hand from the wire format: field 3, in it fields 4, 5 and 9, the last
        // with fields 1, 2 and 3, which holds the packed list [7].
        assert_eq!(
            compile_options(&Options::new(), &[], Some(7)),
            [
                0x1a, 15, 0x20, 1, 0x28, 1, 0x4a, 9, 0x08, 1, 0x10, 1, 0x1a, 3, 0x0a, 1, 7
            ]
        );
    }

    #[test]
    fn without_a_device_it_is_portable() {
        // Field 3 with fields 4 and 5, then field 4.
        let bytes = compile_options(&Options::new(), &[], None);
        assert_eq!(bytes, [0x1a, 4, 0x20, 1, 0x28, 1, 0x20, 1]);
    }

    #[test]
    fn xla_options_become_overrides() {
        let mut options = Options::new();
        options.set("a", Value::Bool(true)).unwrap();
        let bytes = compile_options(&options, &[], Some(7));
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
