//! How an array is divided among the partitions of a program.

use std::fmt;

use prost::Message;

use crate::array::ArrayType;
use crate::error::{Error, Result, Status};

/// XLA's `OpSharding`, of which only the fields that are used are stated.
#[derive(Clone, PartialEq, Message)]
struct OpSharding {
    #[prost(int32, tag = "1")]
    kind: i32,
    #[prost(int64, repeated, tag = "3")]
    tile_dims: Vec<i64>,
    #[prost(int64, repeated, tag = "4")]
    tile_devices: Vec<i64>,
    #[prost(bool, tag = "6")]
    replicate_on_last: bool,
    #[prost(int32, repeated, tag = "8")]
    last_tile_kinds: Vec<i32>,
    #[prost(int64, repeated, tag = "9")]
    iota_dims: Vec<i64>,
    #[prost(int32, repeated, tag = "10")]
    iota_order: Vec<i32>,
}

/// Numbers of XLA's `OpSharding.Type`.
const REPLICATED: i32 = 0;
const OTHER: i32 = 3;

/// No program is for more devices.
const MOST: usize = 1 << 16;

/// How an array is cut into pieces of one shape, and which of them each partition has. The pieces of several
/// partitions may be the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sharding {
    /// Into how many pieces it is cut along each axis; empty if it is not cut.
    tiles: Vec<i64>,
    /// Of each partition, the number of its piece in row-major order of `tiles`.
    tile_of: Vec<usize>,
    /// What XLA calls it.
    text: String,
}

impl Sharding {
    /// Every partition has the whole array.
    pub(crate) fn replicated(partitions: usize) -> Sharding {
        Sharding {
            tiles: Vec::new(),
            tile_of: vec![0; partitions],
            text: "{replicated}".to_owned(),
        }
    }

    /// Reads XLA's `OpSharding`, as plugins tell it: no bytes say that every partition has all. `None` for one
    /// that says no place for each piece.
    pub(crate) fn read(bytes: &[u8], partitions: usize) -> Option<Sharding> {
        if bytes.is_empty() {
            return Some(Sharding::replicated(partitions));
        }
        let stated = OpSharding::decode(bytes).ok()?;
        if stated.kind == REPLICATED {
            return Some(Sharding::replicated(partitions));
        }
        if stated.kind != OTHER || partitions > MOST {
            return None;
        }
        // Axes behind the array's own divide the partitions that have the same piece.
        let behind = usize::from(stated.replicate_on_last).max(stated.last_tile_kinds.len());
        if stated
            .last_tile_kinds
            .iter()
            .any(|kind| *kind != REPLICATED)
        {
            return None;
        }
        let count = product(&stated.tile_dims)?;
        if count != partitions {
            return None;
        }
        let order = match stated.tile_devices.is_empty() {
            true => iota(&stated.iota_dims, &stated.iota_order, count)?,
            false => stated
                .tile_devices
                .iter()
                .map(|&device| usize::try_from(device).ok())
                .collect::<Option<_>>()?,
        };
        let own = stated.tile_dims.len().checked_sub(behind)?;
        let same = product(&stated.tile_dims[own..])?;
        let mut tile_of = vec![usize::MAX; partitions];
        for (place, &partition) in order.iter().enumerate() {
            let slot = tile_of.get_mut(partition)?;
            if *slot != usize::MAX {
                return None;
            }
            *slot = place / same;
        }
        if order.len() != partitions {
            return None;
        }
        Some(Sharding {
            text: stated.to_string(),
            tiles: stated.tile_dims[..own].to_vec(),
            tile_of,
        })
    }

    /// The whole array of which `piece` is one.
    pub(crate) fn whole(&self, piece: &ArrayType) -> Result<ArrayType> {
        if self.tiles.is_empty() {
            return Ok(piece.clone());
        }
        if self.tiles.len() != piece.dims().len() {
            return Err(self.does_not_fit(piece));
        }
        let dims: Option<Vec<i64>> = piece
            .dims()
            .iter()
            .zip(&self.tiles)
            .map(|(extent, tiles)| extent.checked_mul(*tiles))
            .collect();
        ArrayType::new(
            piece.dtype(),
            &dims.ok_or_else(|| self.does_not_fit(piece))?,
        )
    }

    /// Fails unless `whole` is cut into pieces like this one: the last along an axis may be smaller.
    pub(crate) fn check(&self, whole: &ArrayType, piece: &ArrayType) -> Result<()> {
        let is_cut = !self.tiles.is_empty();
        let fits =
            whole.dtype() == piece.dtype()
                && whole.dims().len() == piece.dims().len()
                && (!is_cut || self.tiles.len() == piece.dims().len())
                && whole.dims().iter().zip(piece.dims()).enumerate().all(
                    |(axis, (&whole, &piece))| match is_cut {
                        true => (whole + self.tiles[axis] - 1) / self.tiles[axis] == piece,
                        false => whole == piece,
                    },
                );
        match fits {
            true => Ok(()),
            false => Err(self.does_not_fit(piece).context(format_args!("of {whole}"))),
        }
    }

    /// Where the piece of a partition starts in the whole array, along each axis.
    pub(crate) fn start(&self, partition: usize, piece: &ArrayType) -> Vec<i64> {
        let mut rest = self.tile_of.get(partition).copied().unwrap_or(0);
        let mut start = vec![0; piece.dims().len()];
        for axis in (0..self.tiles.len().min(start.len())).rev() {
            let tiles = self.tiles[axis].max(1) as usize;
            start[axis] = (rest % tiles) as i64 * piece.dims()[axis];
            rest /= tiles;
        }
        start
    }

    /// The first partition that has the same piece as this one.
    pub(crate) fn first_with(&self, partition: usize) -> usize {
        let tile = self.tile_of.get(partition);
        let first = self.tile_of.iter().position(|other| Some(other) == tile);
        first.unwrap_or(partition)
    }

    fn does_not_fit(&self, piece: &ArrayType) -> Error {
        Error::new(
            Status::Internal,
            format!("the plugin says that a piece {piece} is cut as {self}"),
        )
    }
}

/// As XLA writes it: `{devices=[4,1]<=[4]}`.
impl fmt::Display for Sharding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Display for OpSharding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |numbers: &[i64]| {
            let texts: Vec<_> = numbers.iter().map(i64::to_string).collect();
            texts.join(",")
        };
        write!(f, "{{devices=[{}]", list(&self.tile_dims))?;
        if !self.tile_devices.is_empty() {
            write!(f, "{}", list(&self.tile_devices))?;
        } else {
            write!(f, "<=[{}]", list(&self.iota_dims))?;
            let order: Vec<i64> = self.iota_order.iter().map(|&axis| axis.into()).collect();
            if !order.is_sorted() {
                write!(f, "T({})", list(&order))?;
            }
        }
        match (self.replicate_on_last, self.last_tile_kinds.len()) {
            (true, _) => f.write_str(" last_tile_dim_replicate}"),
            (false, 0) => f.write_str("}"),
            (false, count) => {
                let kinds = vec!["replicated"; count].join(", ");
                write!(f, " last_tile_dims={{{kinds}}}}}")
            }
        }
    }
}

fn product(numbers: &[i64]) -> Option<usize> {
    let product = numbers.iter().try_fold(1_usize, |product, &number| {
        product.checked_mul(usize::try_from(number).ok().filter(|&number| number > 0)?)
    })?;
    (product <= MOST).then_some(product)
}

/// The numbers from 0 on in an array of these extents, with its axes in another order.
fn iota(dims: &[i64], order: &[i32], count: usize) -> Option<Vec<usize>> {
    if product(dims)? != count {
        return None;
    }
    let axes: Vec<usize> = match order.is_empty() {
        true => (0..dims.len()).collect(),
        false => order
            .iter()
            .map(|&axis| usize::try_from(axis).ok())
            .collect::<Option<_>>()?,
    };
    let mut sorted = axes.clone();
    sorted.sort_unstable();
    if sorted != (0..dims.len()).collect::<Vec<_>>() {
        return None;
    }
    let mut strides = vec![1; dims.len()];
    for axis in (1..dims.len()).rev() {
        strides[axis - 1] = strides[axis] * dims[axis] as usize;
    }
    let numbers = (0..count).map(|place| {
        let mut rest = place;
        let mut number = 0;
        for &axis in axes.iter().rev() {
            let extent = dims[axis] as usize;
            number += rest % extent * strides[axis];
            rest /= extent;
        }
        number
    });
    Some(numbers.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::array::DType;

    fn array(dims: &[i64]) -> ArrayType {
        ArrayType::new(DType::F32, dims).unwrap()
    }

    fn read(stated: &OpSharding, partitions: usize) -> Option<Sharding> {
        Sharding::read(&stated.encode_to_vec(), partitions)
    }

    fn other(dims: &[i64], iota_dims: &[i64], order: &[i32]) -> OpSharding {
        OpSharding {
            kind: OTHER,
            tile_dims: dims.to_vec(),
            iota_dims: iota_dims.to_vec(),
            iota_order: order.to_vec(),
            ..OpSharding::default()
        }
    }

    #[test]
    fn nothing_said_is_the_whole_for_each() {
        let sharding = Sharding::read(&[], 4).unwrap();
        let piece = array(&[3, 5]);
        assert_eq!(sharding.whole(&piece), Ok(piece.clone()));
        assert_eq!(sharding.start(3, &piece), [0, 0]);
        assert_eq!(sharding.first_with(3), 0);
        assert_eq!(sharding.to_string(), "{replicated}");
        assert_eq!(sharding.check(&piece, &piece), Ok(()));
        assert!(sharding.check(&array(&[6, 5]), &piece).is_err());
        assert_eq!(read(&OpSharding::default(), 4).unwrap(), sharding);
    }

    #[test]
    fn each_partition_has_its_piece_in_the_order_that_is_told() {
        let piece = array(&[2, 5]);
        let rows = read(&other(&[4, 1], &[4], &[0]), 4).unwrap();
        assert_eq!(rows.to_string(), "{devices=[4,1]<=[4]}");
        assert_eq!(rows.whole(&piece), Ok(array(&[8, 5])));
        assert_eq!(rows.start(2, &piece), [4, 0]);
        // Uneven: the last piece is smaller than the others, or empty.
        assert_eq!(rows.check(&array(&[7, 5]), &piece), Ok(()));
        assert!(rows.check(&array(&[9, 5]), &piece).is_err());
        // A mesh of 2 by 2 of which the second axis cuts the rows, the first the columns: partition 1 has the
        // second half of the rows.
        let turned = read(&other(&[2, 2], &[2, 2], &[1, 0]), 4).unwrap();
        assert_eq!(turned.to_string(), "{devices=[2,2]<=[2,2]T(1,0)}");
        let starts: Vec<_> = (0..4).map(|p| turned.start(p, &piece)).collect();
        assert_eq!(starts, [[0, 0], [2, 0], [0, 5], [2, 5]]);
        let listed = OpSharding {
            tile_devices: vec![3, 1, 2, 0],
            ..other(&[4, 1], &[], &[])
        };
        let listed = read(&listed, 4).unwrap();
        assert_eq!(listed.to_string(), "{devices=[4,1]3,1,2,0}");
        assert_eq!(listed.start(0, &piece), [6, 0]);
        assert_eq!(listed.start(3, &piece), [0, 0]);
    }

    #[test]
    fn several_may_have_the_same_piece() {
        let stated = OpSharding {
            replicate_on_last: true,
            ..other(&[2, 1, 2], &[4], &[0])
        };
        let sharding = read(&stated, 4).unwrap();
        assert_eq!(
            sharding.to_string(),
            "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"
        );
        let piece = array(&[4, 3]);
        assert_eq!(sharding.whole(&piece), Ok(array(&[8, 3])));
        let firsts: Vec<_> = (0..4).map(|p| sharding.first_with(p)).collect();
        assert_eq!(firsts, [0, 0, 2, 2]);
        assert_eq!(sharding.start(3, &piece), [4, 0]);
        let stated = OpSharding {
            last_tile_kinds: vec![REPLICATED],
            ..other(&[2, 1, 2], &[4], &[0])
        };
        assert_eq!(read(&stated, 4).unwrap().start(3, &piece), [4, 0]);
    }

    #[test]
    fn what_gives_no_place_for_each_piece_is_not_known() {
        let good = other(&[4], &[4], &[0]);
        assert!(read(&good, 4).is_some());
        for bad in [
            OpSharding {
                kind: 1,
                ..good.clone()
            },
            OpSharding {
                kind: 4,
                ..good.clone()
            },
            OpSharding {
                tile_dims: vec![3],
                ..good.clone()
            },
            OpSharding {
                tile_dims: vec![-4],
                ..good.clone()
            },
            OpSharding {
                tile_dims: vec![i64::MAX, 4],
                ..good.clone()
            },
            OpSharding {
                iota_dims: vec![2, 3],
                ..good.clone()
            },
            OpSharding {
                iota_order: vec![1],
                ..good.clone()
            },
            OpSharding {
                iota_order: vec![0, 0],
                ..good.clone()
            },
            OpSharding {
                tile_devices: vec![0, 1, 1, 3],
                ..good.clone()
            },
            OpSharding {
                tile_devices: vec![0, 1, 2, 4],
                ..good.clone()
            },
            OpSharding {
                tile_devices: vec![0, 1, 2],
                ..good.clone()
            },
            OpSharding {
                last_tile_kinds: vec![4],
                ..good.clone()
            },
            OpSharding {
                last_tile_kinds: vec![0; 3],
                ..good.clone()
            },
        ] {
            assert_eq!(read(&bad, 4), None, "{bad:?}");
        }
        assert_eq!(read(&good, 8), None);
        assert_eq!(Sharding::read(b"\xff\xff", 4), None);
    }
}
