//! What an HLO module, XLA's own form of a program, tells of devices: by the groups of its
//! collectives, its shardings, its meshes, and what depends on how many there are.

use std::borrow::Cow;

use prost::Message;

use super::{DeviceCounts, SAVE_STABLEHLO, Stated};

/// What XLA's own form has of the meshes that Shardy, the partitioner of JAX, was given.
const MESHES: &str = "xla.sdy.meshes";

/// XLA's `HloModuleProtoWithConfig`, as far as it tells of devices; so are all messages below.
#[derive(Clone, PartialEq, Message)]
pub(super) struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    pub(super) hlo_module: Option<Module>,
}

/// XLA's `HloModuleProto`.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Module {
    #[prost(message, repeated, tag = "3")]
    computations: Vec<Computation>,
    #[prost(message, optional, tag = "15")]
    device_assignment: Option<DeviceAssignment>,
    #[prost(message, optional, tag = "19")]
    frontend_attributes: Option<FrontendAttributes>,
}

/// XLA's `DeviceAssignmentProto`.
#[derive(Clone, PartialEq, Message)]
struct DeviceAssignment {
    #[prost(int32, tag = "1")]
    replica_count: i32,
    #[prost(int32, tag = "2")]
    computation_count: i32,
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
    #[prost(bytes = "vec", tag = "2")]
    opcode: Vec<u8>,
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
    /// How many devices the module names: in groups of its collectives, by its shardings, in the
    /// meshes that it was written for, and in what it assigns.
    pub(super) fn stated(&self) -> Stated<'_> {
        let meshes = self
            .frontend_attributes
            .iter()
            .flat_map(|attributes| &attributes.entries)
            .filter(|attribute| attribute.key == MESHES)
            .map(|attribute| largest_mesh(&attribute.value));
        let assigned = self.device_assignment.iter().map(|assignment| {
            let count = |count: i32| u64::try_from(count).unwrap_or(1).max(1);
            count(assignment.replica_count).saturating_mul(count(assignment.computation_count))
        });
        let instructions = || {
            let computations = self.computations.iter();
            computations.flat_map(|computation| &computation.instructions)
        };
        // A collective's groups hold all that there are.
        let groups = instructions().filter_map(Instruction::group_count);
        let said = groups.chain(meshes).chain(assigned).max();
        let named = instructions().map(Instruction::device_count);
        Stated {
            counts: DeviceCounts {
                replicas: 1,
                partitions: named.chain(said).fold(1, u64::max),
            },
            is_said: said.is_some(),
            dependent: instructions().find_map(Instruction::device_dependent),
            advice: SAVE_STABLEHLO,
        }
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
    /// How many devices its groups hold, if it has groups.
    fn group_count(&self) -> Option<u64> {
        let listed = self.device_list.as_ref();
        let ids = self
            .replica_groups
            .iter()
            .chain(listed.map_or(&[][..], |list| &list.replica_groups))
            .flat_map(|group| &group.replica_ids);
        let iota = listed.and_then(|list| list.iota.as_ref()).map(|iota| {
            iota.group_count
                .max(1)
                .saturating_mul(iota.devices_per_group)
        });
        let mesh = self.mesh_axes.as_ref().and_then(|axes| axes.mesh.as_ref());
        let mesh = mesh.map(|mesh| product(mesh.axes.iter().map(|axis| axis.size)));
        [largest(ids), iota, mesh]
            .into_iter()
            .flatten()
            .filter_map(|count| u64::try_from(count).ok())
            .max()
    }

    /// How many devices there are at least.
    fn device_count(&self) -> u64 {
        let pairs = self.source_target_pairs.iter();
        let ids = pairs.flat_map(|pair| [&pair.source, &pair.target]);
        let sharding = self.sharding.as_ref().map(Sharding::device_count);
        [largest(ids), sharding]
            .into_iter()
            .flatten()
            .filter_map(|count| u64::try_from(count).ok())
            .fold(1, u64::max)
    }

    /// What it is, if it gives other numbers where there are more devices than one, and does not say
    /// itself how many there are.
    fn device_dependent(&self) -> Option<Cow<'_, str>> {
        let opcode = &self.opcode[..];
        let is_id = matches!(opcode, b"replica-id" | b"partition-id");
        // Without groups they work with all that there are.
        let is_start_of = |collective: &[u8]| {
            let rest = opcode.strip_prefix(collective);
            rest.is_some_and(|rest| matches!(rest, b"" | b"-start"))
        };
        let is_for_all =
            COLLECTIVES.iter().any(|name| is_start_of(name)) && self.group_count().is_none();
        (is_id || is_for_all).then(|| String::from_utf8_lossy(opcode))
    }
}

/// The opcodes of instructions that work in groups of devices.
const COLLECTIVES: [&[u8]; 6] = [
    b"all-reduce",
    b"all-gather",
    b"all-to-all",
    b"ragged-all-to-all",
    b"reduce-scatter",
    b"collective-broadcast",
];

/// How many devices there are if the largest has this number: they are counted from 0.
fn largest<'a>(ids: impl Iterator<Item = &'a i64>) -> Option<i64> {
    ids.max().map(|id| id.saturating_add(1))
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
    use super::super::check_compiled;
    use super::*;
    use crate::error::{Result, Status};

    fn compiled(instruction: Instruction) -> Result<()> {
        compiled_of(instruction, true)
    }

    fn compiled_of(instruction: Instruction, is_said: bool) -> Result<()> {
        let hlo_module = Some(Module {
            computations: vec![
                Computation::default(),
                Computation {
                    instructions: vec![Instruction::default(), instruction],
                },
            ],
            ..Module::default()
        });
        check_compiled(&ModuleWithConfig { hlo_module }.encode_to_vec(), is_said)
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
        assert_eq!(check_compiled(b"\xff", false), Ok(()), "another's error");
    }

    #[test]
    fn what_depends_on_devices_is_refused_where_nothing_says_how_many_there_are() {
        let instruction = |opcode: &str, groups: &[&[i64]]| Instruction {
            opcode: opcode.into(),
            replica_groups: groups
                .iter()
                .map(|ids| Group {
                    replica_ids: ids.to_vec(),
                })
                .collect(),
            ..Instruction::default()
        };
        for opcode in [
            "partition-id",
            "replica-id",
            "all-reduce",
            "all-gather-start",
        ] {
            for groups in [&[][..], &[&[][..]]] {
                let error = compiled_of(instruction(opcode, groups), false).unwrap_err();
                assert_eq!(error.status(), Status::BadProgram);
                for told in [opcode, "number of devices", "mhlo.num_replicas"] {
                    assert!(error.message().contains(told), "no '{told}' in {error}");
                }
                assert_eq!(compiled_of(instruction(opcode, groups), true), Ok(()));
            }
        }
        for opcode in [
            "all-reduce-done",
            "all-reducer",
            "add",
            "collective-permute",
        ] {
            assert_eq!(
                compiled_of(instruction(opcode, &[]), false),
                Ok(()),
                "{opcode}"
            );
        }
        assert_eq!(
            compiled_of(instruction("all-reduce", &[&[0]]), false),
            Ok(())
        );

        let module = |instruction: Instruction| Module {
            computations: vec![Computation {
                instructions: vec![instruction, instruction_of("partition-id")],
            }],
            ..Module::default()
        };
        fn instruction_of(opcode: &str) -> Instruction {
            Instruction {
                opcode: opcode.into(),
                ..Instruction::default()
            }
        }
        let error = module(instruction_of("add")).stated().check_one();
        assert!(error.unwrap_err().message().contains("as_text()"));
        // A collective's groups say it, and so do meshes and an assignment.
        let grouped = module(instruction("all-reduce", &[&[0]]));
        assert_eq!(grouped.stated().check_one(), Ok(()));
        let assigned = |replica_count, computation_count| Module {
            device_assignment: Some(DeviceAssignment {
                replica_count,
                computation_count,
            }),
            ..module(instruction_of("add"))
        };
        assert_eq!(assigned(1, 1).stated().check_one(), Ok(()));
        assert!(assigned(2, 1).stated().check_one().is_err());
        assert!(assigned(1, 2).stated().check_one().is_err());
        let meshed = |size: u64| Module {
            frontend_attributes: Some(FrontendAttributes {
                entries: vec![FrontendAttribute {
                    key: MESHES.to_owned(),
                    value: format!("{{mesh = #sdy.mesh<[\"i\"={size}]>}}"),
                }],
            }),
            ..module(instruction_of("add"))
        };
        assert_eq!(meshed(1).stated().check_one(), Ok(()));
        assert!(meshed(2).stated().check_one().is_err());
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
