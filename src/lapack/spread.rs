//! Into how many parts a batch is worth dividing.

use crate::ffi::Frame;

/// The side of the largest matrices for which a LAPACK works on the calling thread, whatever threads it
/// has of its own. Larger ones are left to it.
const SEQUENTIAL: usize = 64;

/// What each part has to do at the least, in multiplications and additions: some 50 microseconds, since a
/// thread takes about that long to come.
const LEAST: usize = 50_000;

/// Into how many parts a call is worth dividing, as far as its first input tells.
pub(super) fn most_parts(frame: &Frame<'_>) -> usize {
    frame.input(0).map_or(1, |view| parts_of(view.dims))
}

/// The same of matrices, or of batches of them.
fn parts_of(dims: &[i64]) -> usize {
    let [batch @ .., rows, columns] = dims else {
        return 1;
    };
    let size = |dim: &i64| usize::try_from(*dim).unwrap_or(0);
    let (rows, columns) = (size(rows), size(columns));
    let side = rows.max(columns);
    if side > SEQUENTIAL {
        return 1;
    }
    // They lie in memory, so their number fits; of what there is to do that is not known.
    let count: usize = batch.iter().map(size).product();
    let work = count.saturating_mul(rows * columns * side);
    (work / LEAST).clamp(1, count.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_batches_of_small_matrices_are_divided() {
        for (dims, parts) in [
            (&[][..], 1),
            (&[7], 1),
            (&[8, 8], 1),
            (&[64, 64], 1),
            (&[97, 8, 8], 1),
            (&[10_000, 8, 8], 102),
            (&[100, 100, 8, 8], 102),
            (&[0, 8, 8], 1),
            (&[10_000, 0, 8], 1),
            (&[3, 64, 64], 3),
            // Those are for the library's own threads.
            (&[100, 65, 65], 1),
            (&[100, 2, 65], 1),
        ] {
            assert_eq!(parts_of(dims), parts, "{dims:?}");
        }
    }
}
