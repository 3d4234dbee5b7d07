//! For how many devices a program is.
//!
//! XLA compiles a program for several devices for one, too, if it is asked to; collectives then
//! become the identity, and the numbers are wrong without an error. So it has to be found out what
//! a program is for: before compiling by what it states, and after that by what was compiled.

use std::fmt;

use prost::Message;

use super::{Format, Program, mlir};
use crate::error::{Error, Result, Status};

/// The attributes of a module that tell.
const REPLICAS: &str = "mhlo.num_replicas";
const PARTITIONS: &str = "mhlo.num_partitions";

/// What XLA's own form has of the meshes that Shardy, the partitioner of JAX, was given.
const MESHES: &str = "xla.sdy.meshes";

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

    /// Fails unless it is one device.
    pub(crate) fn check_one(self) -> Result<()> {
        if self == DeviceCounts::ONE {
            return Ok(());
        }
        Err(Error::new(
            Status::BadProgram,
            format!(
                "it is for several devices ({self}); only programs for one device can be run. \
                 Export it without sharding"
            ),
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

impl Program<'_> {
    /// For how many devices the program says it is; one each where it says nothing, or is compiled
    /// already.
    pub(crate) fn device_counts(&self) -> DeviceCounts {
        match self.format {
            Format::StableHloText | Format::StableHloBytecode | Format::Export => {
                let counts = mlir::module_attributes(self, [REPLICAS, PARTITIONS]);
                let [replicas, partitions] = counts.map(|count| count.unwrap_or(1));
                DeviceCounts {
                    replicas,
                    partitions,
                }
            }
            Format::HloModule => {
                Module::decode(&self.code[..self.size]).map_or(DeviceCounts::ONE, |module| {
                    DeviceCounts {
                        replicas: 1,
                        partitions: module.device_count(),
                    }
                })
            }
            Format::Executable | Format::IfrtExecutable | Format::SealedExecutable => {
                DeviceCounts::ONE
            }
        }
    }
}

/// Fails if what was compiled, a serialized `HloModuleProtoWithConfig`, is for several devices.
pub(crate) fn check_compiled(hlo: &[u8]) -> Result<()> {
    // What cannot be read is another's error.
    let Ok(ModuleWithConfig {
        hlo_module: Some(module),
    }) = ModuleWithConfig::decode(hlo)
    else {
        return Ok(());
    };
    DeviceCounts {
        replicas: 1,
        partitions: module.device_count(),
    }
    .check_one()
    .map_err(|error| error.context("by what the plugin compiled,"))
}

/// XLA's `HloModuleProtoWithConfig`, as far as it tells of devices; so are all messages below.
#[derive(Clone, PartialEq, Message)]
struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    hlo_module: Option<Module>,
}

/// XLA's `HloModuleProto`.
#[derive(Clone, PartialEq, Message)]
struct Module {
    #[prost(message, repeated, tag = "3")]
    computations: Vec<Computation>,
    #[prost(message, optional, tag = "19")]
    frontend_attributes: Option<FrontendAttributes>,
}

/// XLA's `FrontendAttributes`: a map, which on the wire is a list of entries.
#[derive(Clone, PartialEq, Message)]
struct FrontendAttributes {
    #[prost(message, repeated, tag = "1")]
    entries: Vec<FrontendAttribute>,
}

#[derive(Clone, PartialEq, Message)]
struct FrontendAttribute {
    #[prost(string, tag = "1")]
    key: String,
    #[prost(string, tag = "2")]
    value: String,
}

/// XLA's `HloComputationProto`.
#[derive(Clone, PartialEq, Message)]
struct Computation {
    #[prost(message, repeated, tag = "2")]
    instructions: Vec<Instruction>,
}

/// XLA's `HloInstructionProto`.
#[derive(Clone, PartialEq, Message)]
struct Instruction {
    #[prost(message, optional, tag = "40")]
    sharding: Option<Sharding>,
    /// The groups of devices that a collective works in.
    #[prost(message, repeated, tag = "49")]
    replica_groups: Vec<Group>,
    #[prost(message, repeated, tag = "52")]
    source_target_pairs: Vec<SourceTarget>,
    /// The groups again, as newer versions write them.
    #[prost(message, optional, tag = "87")]
    device_list: Option<DeviceList>,
    #[prost(message, optional, tag = "93")]
    mesh_axes: Option<MeshAxes>,
}

/// XLA's `OpSharding`.
#[derive(Clone, PartialEq, Message)]
struct Sharding {
    #[prost(int64, repeated, tag = "3")]
    tile_assignment_dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "5")]
    tuple_shardings: Vec<Sharding>,
}

/// XLA's `ReplicaGroup`.
#[derive(Clone, PartialEq, Message)]
struct Group {
    #[prost(int64, repeated, tag = "1")]
    replica_ids: Vec<i64>,
}

/// XLA's `SourceTarget`.
#[derive(Clone, PartialEq, Message)]
struct SourceTarget {
    #[prost(int64, tag = "1")]
    source: i64,
    #[prost(int64, tag = "2")]
    target: i64,
}

/// XLA's `CollectiveDeviceListProto`.
#[derive(Clone, PartialEq, Message)]
struct DeviceList {
    #[prost(message, repeated, tag = "1")]
    replica_groups: Vec<Group>,
    #[prost(message, optional, tag = "2")]
    iota: Option<IotaGroups>,
}

/// XLA's `IotaReplicaGroupListProto`.
#[derive(Clone, PartialEq, Message)]
struct IotaGroups {
    #[prost(int64, tag = "1")]
    group_count: i64,
    #[prost(int64, tag = "2")]
    devices_per_group: i64,
}

/// XLA's `MeshAxesReplicaGroupListProto`.
#[derive(Clone, PartialEq, Message)]
struct MeshAxes {
    #[prost(message, optional, tag = "1")]
    mesh: Option<Mesh>,
}

#[derive(Clone, PartialEq, Message)]
struct Mesh {
    #[prost(message, repeated, tag = "1")]
    axes: Vec<Axis>,
}

#[derive(Clone, PartialEq, Message)]
struct Axis {
    #[prost(int64, tag = "2")]
    size: i64,
}

impl Module {
    /// How many devices the module names: in groups of its collectives, by its shardings, and in
    /// the meshes that it was written for.
    fn device_count(&self) -> u64 {
        let meshes = self
            .frontend_attributes
            .iter()
            .flat_map(|attributes| &attributes.entries)
            .filter(|attribute| attribute.key == MESHES)
            .map(|attribute| largest_mesh(&attribute.value));
        self.computations
            .iter()
            .flat_map(|computation| &computation.instructions)
            .map(Instruction::device_count)
            .chain(meshes)
            .fold(1, u64::max)
    }
}

/// The devices of the largest mesh in a text such as `{mesh = #sdy.mesh<["x"=2, "y"=4]>}`.
fn largest_mesh(text: &str) -> u64 {
    text.split("mesh<[")
        .skip(1)
        .map(|mesh| {
            let axes = mesh.split(']').next().unwrap_or(mesh);
            axes.split('=')
                .skip(1)
                .filter_map(|size| {
                    let end = size.find(|c: char| !c.is_ascii_digit());
                    size[..end.unwrap_or(size.len())].parse().ok()
                })
                .fold(1, u64::saturating_mul)
        })
        .fold(1, u64::max)
}

impl Instruction {
    fn device_count(&self) -> u64 {
        let listed = self.device_list.as_ref();
        let ids = self
            .replica_groups
            .iter()
            .chain(listed.map_or(&[][..], |list| &list.replica_groups))
            .flat_map(|group| group.replica_ids.iter().copied())
            .chain(
                self.source_target_pairs
                    .iter()
                    .flat_map(|pair| [pair.source, pair.target]),
            );
        // Devices are counted from 0.
        let named = ids.map(|id| id.saturating_add(1)).max();
        let iota = listed.and_then(|list| list.iota.as_ref()).map(|iota| {
            iota.group_count
                .max(1)
                .saturating_mul(iota.devices_per_group)
        });
        let mesh = self.mesh_axes.as_ref().and_then(|axes| axes.mesh.as_ref());
        let mesh = mesh.map(|mesh| product(mesh.axes.iter().map(|axis| axis.size)));
        let sharding = self.sharding.as_ref().map(Sharding::device_count);
        [named, iota, mesh, sharding]
            .into_iter()
            .flatten()
            .filter_map(|count| u64::try_from(count).ok())
            .fold(1, u64::max)
    }
}

impl Sharding {
    fn device_count(&self) -> i64 {
        // A tuple's shardings do not nest, but bytes may say so: one level is enough.
        let tiles =
            |sharding: &Sharding| product(sharding.tile_assignment_dimensions.iter().copied());
        let of_tuple = self.tuple_shardings.iter().map(tiles).max();
        tiles(self).max(of_tuple.unwrap_or(1))
    }
}

fn product(sizes: impl Iterator<Item = i64>) -> i64 {
    sizes.fold(1, i64::saturating_mul)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::recognise;

    fn counts(text: &str) -> DeviceCounts {
        recognise(text.as_bytes()).unwrap().device_counts()
    }

    fn replicas(replicas: u64) -> DeviceCounts {
        DeviceCounts {
            replicas,
            partitions: 1,
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
        for told in ["replicas: 2", "partitions: 8", "without sharding"] {
            assert!(error.message().contains(told), "no '{told}' in {error}");
        }
        assert_eq!(DeviceCounts::ONE.check_one(), Ok(()));
    }

    fn compiled(instruction: Instruction) -> Result<()> {
        let hlo_module = Some(Module {
            computations: vec![
                Computation::default(),
                Computation {
                    instructions: vec![Instruction::default(), instruction],
                },
            ],
            frontend_attributes: None,
        });
        check_compiled(&ModuleWithConfig { hlo_module }.encode_to_vec())
    }

    #[test]
    fn collectives_tell_how_many_devices_they_are_for() {
        let group = |ids: &[i64]| Group {
            replica_ids: ids.to_vec(),
        };
        let of = |replica_groups: Vec<Group>| Instruction {
            replica_groups,
            ..Instruction::default()
        };
        assert_eq!(compiled(Instruction::default()), Ok(()));
        assert_eq!(compiled(of(vec![group(&[0])])), Ok(()));
        assert_eq!(compiled(of(vec![group(&[])])), Ok(()));
        assert!(compiled(of(vec![group(&[0, 1])])).is_err());
        assert!(compiled(of(vec![group(&[0]), group(&[1])])).is_err());
        let listed = |replica_groups: Vec<Group>, iota: Option<(i64, i64)>| Instruction {
            device_list: Some(DeviceList {
                replica_groups,
                iota: iota.map(|(group_count, devices_per_group)| IotaGroups {
                    group_count,
                    devices_per_group,
                }),
            }),
            ..Instruction::default()
        };
        assert_eq!(compiled(listed(vec![group(&[0])], None)), Ok(()));
        assert!(compiled(listed(vec![group(&[0, 1])], None)).is_err());
        assert_eq!(compiled(listed(vec![], Some((1, 1)))), Ok(()));
        assert!(compiled(listed(vec![], Some((1, 4)))).is_err());
        assert!(compiled(listed(vec![], Some((4, 1)))).is_err());
        let meshed = |sizes: &[i64]| Instruction {
            mesh_axes: Some(MeshAxes {
                mesh: Some(Mesh {
                    axes: sizes.iter().map(|&size| Axis { size }).collect(),
                }),
            }),
            ..Instruction::default()
        };
        assert_eq!(compiled(meshed(&[1, 1])), Ok(()));
        assert!(compiled(meshed(&[1, 2])).is_err());
        let permuted = |source, target| Instruction {
            source_target_pairs: vec![SourceTarget { source, target }],
            ..Instruction::default()
        };
        assert_eq!(compiled(permuted(0, 0)), Ok(()));
        assert!(compiled(permuted(1, 0)).is_err());
        let sharded = |tiles: &[i64]| Sharding {
            tile_assignment_dimensions: tiles.to_vec(),
            tuple_shardings: Vec::new(),
        };
        let with = |sharding| Instruction {
            sharding: Some(sharding),
            ..Instruction::default()
        };
        assert_eq!(compiled(with(sharded(&[1, 1]))), Ok(()));
        assert!(compiled(with(sharded(&[4, 1]))).is_err());
        assert!(
            compiled(with(Sharding {
                tuple_shardings: vec![sharded(&[1]), sharded(&[1, 2])],
                ..sharded(&[])
            }))
            .is_err()
        );
        assert_eq!(check_compiled(b"\xff"), Ok(()), "another's error");
    }

    #[test]
    fn meshes_tell() {
        for (devices, text) in [
            (1, ""),
            (1, "{mesh = #sdy.mesh<[]>}"),
            (1, "{mesh = #sdy.mesh<[\"x\"=1]>}"),
            (8, "{mesh = #sdy.mesh<[\"x\"=2, \"y\"=4]>}"),
            (
                4,
                "{a = #sdy.mesh<[\"x\"=4], device_ids=[3,2,1,0]>, b = #sdy.mesh<[\"x\"=2]>}",
            ),
        ] {
            assert_eq!(largest_mesh(text), devices, "{text}");
        }
    }
}
