//! The order of an array's elements in a plugin's memory, and copies between that and row-major.

use super::{ArrayType, Dims, MAX_RANK};
use crate::error::{Error, Result, Status};

/// The order in which an array's elements lie in a plugin's memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Dense, last index fastest: as the host has it.
    RowMajor,
    /// Dense, in another order of the axes, listed from the fastest to the slowest.
    Permuted(Box<[usize]>),
}

impl Layout {
    /// The layout whose axes run from fastest to slowest in this order.
    ///
    /// Axes of extent 1 and empty arrays have no order to speak of, so they never make a layout
    /// different from row-major.
    pub(crate) fn from_minor_to_major(minor_to_major: &[i64], dims: &[i64]) -> Result<Layout> {
        let rank = dims.len();
        let bad = || {
            Error::new(
                Status::Internal,
                format!(
                    "the plugin states layout {} for shape {}",
                    Dims(minor_to_major),
                    Dims(dims)
                ),
            )
        };
        let axes = minor_to_major
            .iter()
            .map(|&axis| usize::try_from(axis).map_err(|_| bad()))
            .collect::<Result<Box<[usize]>>>()?;
        let mut seen = vec![false; rank];
        for &axis in &axes {
            if axis >= rank || std::mem::replace(&mut seen[axis], true) {
                return Err(bad());
            }
        }
        if axes.len() != rank {
            return Err(bad());
        }
        let ordered = axes
            .iter()
            .filter(|&&axis| dims[axis] != 1)
            .is_sorted_by(|a, b| a > b);
        if ordered || dims.contains(&0) {
            Ok(Layout::RowMajor)
        } else {
            Ok(Layout::Permuted(axes))
        }
    }

    /// The layout with these strides in bytes, which must be dense.
    pub(crate) fn from_byte_strides(strides: &[i64], array: &ArrayType) -> Result<Layout> {
        let mut axes: Vec<usize> = (0..array.dims().len()).collect();
        if strides.len() == axes.len() {
            // Where strides are equal, one of the axes has extent 1; then the order does not matter.
            axes.sort_by_key(|&axis| (strides[axis], std::cmp::Reverse(axis)));
            let mut dense = array.dtype().size() as i64;
            let is_dense = array.byte_size() == 0
                || axes.iter().all(|&axis| {
                    let fits = array.dims()[axis] == 1 || strides[axis] == dense;
                    dense *= array.dims()[axis];
                    fits
                });
            if is_dense {
                let axes: Vec<i64> = axes.into_iter().map(|axis| axis as i64).collect();
                return Layout::from_minor_to_major(&axes, array.dims());
            }
        }
        Err(Error::new(
            Status::Unsupported,
            format!(
                "the plugin keeps {array} with byte strides {}, and this library reads dense arrays \
                 alone",
                Dims(strides)
            ),
        ))
    }

    /// The array that is row-major where `array` is in this layout: the same memory, with the
    /// axes in the order from slowest to fastest.
    pub(crate) fn physical(&self, array: &ArrayType) -> ArrayType {
        match self {
            Layout::RowMajor => array.clone(),
            Layout::Permuted(minor_to_major) => ArrayType {
                dims: minor_to_major
                    .iter()
                    .rev()
                    .map(|&axis| array.dims[axis])
                    .collect(),
                ..array.clone()
            },
        }
    }
}

/// Copies an array out of a plugin's memory into a dense row-major one.
///
/// # Safety
/// `source` must be readable and `target` writable for `array.byte_size()` bytes. They may overlap
/// only in row-major layout.
pub(crate) unsafe fn copy_to_row_major(
    source: *const u8,
    layout: &Layout,
    array: &ArrayType,
    target: *mut u8,
) {
    copy(layout, array, |dense, stored, size| {
        // SAFETY: the caller's promise, and both pieces lie inside the array.
        unsafe { std::ptr::copy(source.add(stored), target.add(dense), size) };
    });
}

/// Copies a dense row-major array into one in a plugin's order.
///
/// # Safety
/// As for [`copy_to_row_major`].
pub(crate) unsafe fn copy_from_row_major(
    source: *const u8,
    layout: &Layout,
    array: &ArrayType,
    target: *mut u8,
) {
    copy(layout, array, |dense, stored, size| {
        // SAFETY: as above.
        unsafe { std::ptr::copy_nonoverlapping(source.add(dense), target.add(stored), size) };
    });
}

/// Calls `piece` with the offset of each piece of an array in its dense row-major form and in
/// this layout, and its size, all in bytes. Both pieces lie inside `array.byte_size()` bytes.
fn copy(layout: &Layout, array: &ArrayType, mut piece: impl FnMut(usize, usize, usize)) {
    if array.byte_size() == 0 {
        return;
    }
    let Layout::Permuted(minor_to_major) = layout else {
        return piece(0, 0, array.byte_size());
    };
    let size = array.dtype().size();
    // A call does this at each run, so nothing is allocated here.
    let rank = array.dims().len();
    let mut dims = [0; MAX_RANK];
    for (dim, &given) in dims.iter_mut().zip(array.dims()) {
        *dim = given as usize;
    }
    let mut strides = [0; MAX_RANK];
    let mut stride = size;
    for &axis in minor_to_major {
        strides[axis] = stride;
        stride *= dims[axis];
    }
    let mut index = [0; MAX_RANK];
    let mut stored = 0;
    for dense in (0..array.byte_size()).step_by(size) {
        // `stored` is the sum of index times stride of a dense permutation of the same axes.
        piece(dense, stored, size);
        for axis in (0..rank).rev() {
            index[axis] += 1;
            stored += strides[axis];
            if index[axis] < dims[axis] {
                break;
            }
            stored -= strides[axis] * dims[axis];
            index[axis] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::DType;
    use super::*;

    #[test]
    fn layouts_are_row_major_when_the_order_cannot_matter() {
        let layout = |axes: &[i64], dims: &[i64]| Layout::from_minor_to_major(axes, dims);
        assert_eq!(layout(&[1, 0], &[2, 3]), Ok(Layout::RowMajor));
        assert_eq!(layout(&[0, 1], &[1, 3]), Ok(Layout::RowMajor));
        assert_eq!(layout(&[0, 1], &[0, 3]), Ok(Layout::RowMajor));
        assert_eq!(layout(&[], &[]), Ok(Layout::RowMajor));
        let column_major = Layout::Permuted([0, 1].into());
        assert_eq!(layout(&[0, 1], &[2, 3]), Ok(column_major.clone()));
        for axes in [&[0][..], &[0, 0], &[0, 2], &[0, -1]] {
            assert!(layout(axes, &[2, 3]).is_err(), "{axes:?}");
        }

        let array = ArrayType::new(DType::F32, &[2, 3]).unwrap();
        let strides = |bytes: &[i64]| Layout::from_byte_strides(bytes, &array);
        assert_eq!(strides(&[12, 4]), Ok(Layout::RowMajor));
        assert_eq!(strides(&[4, 8]), Ok(column_major));
        assert!(strides(&[16, 4]).is_err());
        assert!(strides(&[4]).is_err());
    }

    #[test]
    fn permuted_memory_is_put_in_order() {
        // A[i,j,k] = 100 i + 10 j + k of shape [2,3,4], stored with axis 1 fastest, then 0, then 2.
        let array = ArrayType::new(DType::I16, &[2, 3, 4]).unwrap();
        let layout = Layout::from_minor_to_major(&[1, 0, 2], array.dims()).unwrap();
        let mut stored = Vec::new();
        for k in 0..4 {
            for i in 0..2 {
                for j in 0..3 {
                    stored.push((100 * i + 10 * j + k) as i16);
                }
            }
        }
        let mut dense = vec![0i16; 24];
        // SAFETY: both vectors hold 24 elements of 2 bytes.
        unsafe {
            copy_to_row_major(
                stored.as_ptr().cast(),
                &layout,
                &array,
                dense.as_mut_ptr().cast(),
            );
        }
        for i in 0..2 {
            for j in 0..3 {
                for k in 0..4 {
                    assert_eq!(dense[(i * 3 + j) * 4 + k] as usize, 100 * i + 10 * j + k);
                }
            }
        }
        let mut again = vec![0i16; 24];
        // SAFETY: as above.
        unsafe {
            copy_from_row_major(
                dense.as_ptr().cast(),
                &layout,
                &array,
                again.as_mut_ptr().cast(),
            );
        }
        assert_eq!(again, stored);
        assert_eq!(layout.physical(&array).to_string(), "i16[4,2,3]");
    }
}
