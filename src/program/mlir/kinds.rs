//! The kinds of operations of bytecode that are looked into, by their names in StableHLO and VHLO.

use super::COLLECTIVES;

/// What kind of operation a name stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    Function,
    Call,
    CustomCall,
    Bitcast,
    /// Gives the number of the device that it runs on, under this name.
    DeviceId(&'static str),
    /// Works with groups of devices.
    Collective,
    Other,
}

impl Kind {
    pub(super) fn of(dialect: &[u8], name: &[u8]) -> Kind {
        match (dialect, name) {
            (b"func", b"func") | (b"vhlo", b"func_v1") => Kind::Function,
            (b"func", b"call") | (b"vhlo", b"call_v1") => Kind::Call,
            (b"stablehlo", b"custom_call") => Kind::CustomCall,
            (b"vhlo", name) if name.starts_with(b"custom_call_v") => Kind::CustomCall,
            (b"stablehlo", b"bitcast_convert") | (b"vhlo", b"bitcast_convert_v1") => Kind::Bitcast,
            (b"stablehlo", b"replica_id") | (b"vhlo", b"replica_id_v1") => {
                Kind::DeviceId("stablehlo.replica_id")
            }
            (b"stablehlo", b"partition_id") | (b"vhlo", b"partition_id_v1") => {
                Kind::DeviceId("stablehlo.partition_id")
            }
            (b"stablehlo" | b"vhlo", name) if is_collective(name) => Kind::Collective,
            _ => Kind::Other,
        }
    }

    /// The name of the attribute that is looked for in an operation of this kind.
    pub(super) fn attribute(self) -> Option<&'static str> {
        match self {
            Kind::Function => Some("sym_name"),
            Kind::Call => Some("callee"),
            Kind::CustomCall => Some("call_target_name"),
            Kind::Bitcast | Kind::DeviceId(_) | Kind::Collective | Kind::Other => None,
        }
    }

    /// Which of an operation's properties that attribute is, of so many. They are in the order of
    /// their names, and there have been more from version to version.
    pub(super) fn property(self, count: usize) -> Option<usize> {
        match (self, count) {
            // arg_attrs, function_type, no_inline if it is there, res_attrs, sym_name, sym_visibility
            (Kind::Function, 5) => Some(3),
            (Kind::Function, 6) => Some(4),
            // callee alone, or with no_inline, or with arg_attrs before it.
            (Kind::Call, 1 | 2) => Some(0),
            (Kind::Call, 4) => Some(1),
            // api_version, backend_config, call_target_name, called_computations, has_side_effect,
            // operand_layouts, output_operand_aliases, result_layouts, result_tilings if it is there
            (Kind::CustomCall, 8 | 9) => Some(2),
            _ => None,
        }
    }
}

/// Whether an operation of this name works with groups of devices; of VHLO's there are versions.
fn is_collective(name: &[u8]) -> bool {
    let is_version = |rest: &[u8]| rest.is_empty() || rest.starts_with(b"_v");
    let mut rests = COLLECTIVES
        .iter()
        .filter_map(|known| name.strip_prefix(known.as_bytes()));
    rests.any(is_version)
}
