//! How a plugin is told to compile: XLA's `CompileOptionsProto`, of which only the fields that
//! are used are stated here.

use prost::Message;

use crate::error::Result;
use crate::options::Options;
use crate::plugin::Value;

/// XLA's `CompileOptionsProto`.
#[derive(Clone, PartialEq, Message)]
struct CompileOptions {
    #[prost(message, optional, tag = "3")]
    executable_build_options: Option<ExecutableBuildOptions>,
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

/// The compile options for a program on one device, serialized. Each option that is not
/// pjrtlite's own is an option of XLA's, such as `xla_cpu_enable_fast_math`.
pub(crate) fn compile_options(options: &Options) -> Result<Vec<u8>> {
    options.check_for_program()?;
    let env_option_overrides = options
        .passed_on()
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
    Ok(CompileOptions {
        executable_build_options: Some(ExecutableBuildOptions {
            num_replicas: 1,
            num_partitions: 1,
        }),
        env_option_overrides,
    }
    .encode_to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_is_one_replica_and_one_partition() {
        // Worked out by hand from the wire format: field 3 of 4 bytes, in it fields 4 and 5.
        assert_eq!(
            compile_options(&Options::new()).unwrap(),
            [0x1a, 4, 0x20, 1, 0x28, 1]
        );
    }

    #[test]
    fn xla_options_become_overrides() {
        let mut options = Options::new();
        options.set("a", Value::Bool(true)).unwrap();
        let bytes = compile_options(&options).unwrap();
        // Field 7 of 7 bytes: key "a", value { field 2: true }.
        assert_eq!(bytes[6..], [0x3a, 7, 0x0a, 1, b'a', 0x12, 2, 0x10, 1]);
    }
}
