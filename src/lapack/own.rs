//! Functions of jaxlib that are no routines of LAPACK, by algorithms of our own.

use super::call::{self, misfit};
use super::number::{Field, Index, Number};
use crate::array::DType;
use crate::error::{Error, Result, Status};
use crate::ffi::Frame;
use crate::host::memory;

/// A tridiagonal solve that gives finite numbers for singular matrices, too: dl, d, du, b -> x.
///
/// Gaussian elimination with row exchanges. Where the division by a pivot would overflow, the pivot is moved
/// away from zero: first by the rounding error of the largest element, then by twice as much each time, until
/// it does not. That is what inverse iteration wants, in `eigh_tridiagonal`.
pub(super) fn tridiagonal_solve_perturbed(frame: &Frame<'_>) -> Result<()> {
    let shown = frame.input(3)?;
    match shown.dtype {
        DType::F32 => perturbed::<f32>(frame),
        DType::F64 => perturbed::<f64>(frame),
        DType::C64 => perturbed::<[f32; 2]>(frame),
        DType::C128 => perturbed::<[f64; 2]>(frame),
        _ => Err(misfit(format!("input 3 is {}", shown.shown()))),
    }
}

fn perturbed<T: Field>(frame: &Frame<'_>) -> Result<()> {
    let b = frame.input(3)?;
    let (extents, [n, k]) = call::split(&b, "input 3")?;
    let diagonal = |index: usize| {
        let view = frame.input(index)?;
        call::check(&view, &format!("input {index}"), T::DTYPE, &extents, &[n])
    };
    let [below, middle, above] = [diagonal(0)?, diagonal(1)?, diagonal(2)?];
    let b = call::check(&b, "input 3", T::DTYPE, &extents, &[n, k])?;
    let x = call::check(&frame.output(0)?, "output 0", T::DTYPE, &extents, &[n, k])?;
    if n == 0 || k == 0 {
        return Ok(());
    }
    let mut rows = Rows::new(n)?;
    for item in 0..extents.count {
        // SAFETY: the arrays have these sizes.
        unsafe {
            let read =
                |batch: &call::Batch, index: usize| batch.at(item).cast::<T>().add(index).read();
            let solution = x.at(item).cast::<T>();
            solution.copy_from(b.at(item).cast::<T>(), n * k);
            let solution = std::slice::from_raw_parts_mut(solution, n * k);
            rows.eliminate(
                |row| [read(&below, row), read(&middle, row), read(&above, row)],
                solution,
            );
        }
    }
    Ok(())
}

/// An upper triangle with two diagonals above the main one, row by row.
struct Rows<T>(Vec<[T; 3]>);

impl<T: Field> Rows<T> {
    fn new(n: usize) -> Result<Rows<T>> {
        let mut rows = Vec::new();
        rows.try_reserve_exact(n)
            .map_err(|_| memory::exhausted(n.saturating_mul(size_of::<[T; 3]>())))?;
        rows.resize(n, [T::ZERO; 3]);
        Ok(Rows(rows))
    }

    /// Solves for each column of `x`. A row has what stands left of the diagonal, on it and right of it.
    fn eliminate(&mut self, row: impl Fn(usize) -> [T; 3], x: &mut [T]) {
        let rows = &mut self.0;
        let n = rows.len();
        let mut largest = T::Real::default();
        for (index, above) in rows.iter_mut().enumerate() {
            let [left, middle, right] = row(index);
            let used = [
                if index == 0 { T::ZERO } else { left },
                middle,
                if index + 1 == n { T::ZERO } else { right },
            ];
            for size in used.map(T::size) {
                // A NaN is no largest.
                if size > largest {
                    largest = size;
                }
            }
            *above = [used[1], used[2], T::ZERO];
        }
        for index in 1..n {
            let left = row(index)[0];
            let above = rows[index - 1];
            let here = rows[index];
            // The row with the larger element in this column is the pivot's.
            let swaps = left.size() > above[0].size();
            let (pivot, rest, element) = if swaps {
                ([left, here[0], here[1]], [above[1], above[2]], above[0])
            } else {
                (above, [here[0], here[1]], left)
            };
            let factor = if element.is_zero() {
                T::ZERO
            } else {
                element.over(pivot[0])
            };
            rows[index - 1] = pivot;
            rows[index] = [
                rest[0].minus(factor.times(pivot[1])),
                rest[1].minus(factor.times(pivot[2])),
                T::ZERO,
            ];
            for column in x.chunks_exact_mut(n) {
                if swaps {
                    column.swap(index - 1, index);
                }
                column[index] = column[index].minus(factor.times(column[index - 1]));
            }
        }
        for column in x.chunks_exact_mut(n) {
            for index in (0..n).rev() {
                let [pivot, next, after] = rows[index];
                let mut value = column[index];
                if index + 1 < n {
                    value = value.minus(next.times(column[index + 1]));
                }
                if index + 2 < n {
                    value = value.minus(after.times(column[index + 2]));
                }
                column[index] = value.over_perturbed(pivot, largest);
            }
        }
    }
}

/// A product with a sparse matrix in rows (CSR): data, indptr, indices, b -> y.
///
/// Each row is summed in the order of its elements.
pub(super) fn csr_sparse_dense(frame: &Frame<'_>) -> Result<()> {
    macro_rules! by_index {
        ($number:ty) => {
            match frame.input(1)?.dtype {
                DType::I32 => product::<$number, i32>(frame),
                DType::I64 => product::<$number, i64>(frame),
                _ => Err(misfit(format!(
                    "input 1 is {}, and must be of i32 or i64",
                    frame.input(1)?.shown()
                ))),
            }
        };
    }
    let data = frame.input(0)?;
    match data.dtype {
        DType::F32 => by_index!(f32),
        DType::F64 => by_index!(f64),
        DType::C64 => by_index!([f32; 2]),
        DType::C128 => by_index!([f64; 2]),
        DType::I32 => by_index!(i32),
        DType::I64 => by_index!(i64),
        _ => Err(misfit(format!(
            "input 0 is {}, and must be of f32, f64, c64, c128, i32 or i64",
            data.shown()
        ))),
    }
}

fn product<T: Number, I: Index>(frame: &Frame<'_>) -> Result<()> {
    let (data, starts, columns) = (frame.input(0)?, frame.input(1)?, frame.input(2)?);
    let (b, y) = (frame.input(3)?, frame.output(0)?);
    let (no_batch, [nonzeros]) = call::split(&data, "input 0")?;
    let (_, [rows_and_one]) = call::split(&starts, "input 1")?;
    let rows = rows_and_one.checked_sub(1).ok_or_else(|| {
        misfit(
            "input 1 is empty, and must tell where each row starts, and the last ends".to_owned(),
        )
    })?;
    let (height, width): (usize, Option<usize>) = match b.dims.len() {
        1 => (call::split::<1>(&b, "input 3")?.1[0], None),
        _ => {
            let (_, [height, width]) = call::split(&b, "input 3")?;
            (height, Some(width))
        }
    };
    let inner = |first: usize| [first, width.unwrap_or(1)];
    let dims = |first: usize| inner(first)[..1 + usize::from(width.is_some())].to_vec();
    let check = |view, what, dtype, dims: &[usize]| call::check(view, what, dtype, &no_batch, dims);
    let data = check(&data, "input 0", T::DTYPE, &[nonzeros])?;
    let starts = check(&starts, "input 1", I::DTYPE, &[rows_and_one])?;
    let columns = check(&columns, "input 2", I::DTYPE, &[nonzeros])?;
    let b = check(&b, "input 3", T::DTYPE, &dims(height))?;
    let y = check(&y, "output 0", T::DTYPE, &dims(rows))?;
    let width = width.unwrap_or(1);
    if rows == 0 || width == 0 {
        return Ok(());
    }
    // SAFETY: the arrays have these sizes.
    unsafe {
        let data = slice::<T>(data, nonzeros);
        let starts = slice::<I>(starts, rows_and_one);
        let columns = slice::<I>(columns, nonzeros);
        let b = slice::<T>(b, height * width);
        let y = std::slice::from_raw_parts_mut(y.at(0).cast::<T>(), rows * width);
        for (row, sums) in y.chunks_exact_mut(width).enumerate() {
            sums.fill(T::ZERO);
            let (from, to) = (starts[row].get(), starts[row + 1].get());
            let (Some(from), Some(to)) = (from, to) else {
                return Err(outside("row", row));
            };
            if from > to || to > nonzeros {
                return Err(outside("row", row));
            }
            for (element, column) in data[from..to].iter().zip(&columns[from..to]) {
                let column = column.get().filter(|&column| column < height);
                let column = column.ok_or_else(|| outside("a column in row", row))?;
                let factors = &b[column * width..(column + 1) * width];
                for (sum, factor) in sums.iter_mut().zip(factors) {
                    *sum = sum.plus(element.times(*factor));
                }
            }
        }
    }
    Ok(())
}

/// # Safety
/// There must be so many elements.
unsafe fn slice<'a, T>(batch: call::Batch, count: usize) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(batch.at(0).cast(), count) }
}

#[cold]
fn outside(what: &str, row: usize) -> Error {
    Error::new(
        Status::InvalidValue,
        format!("the indices of a sparse matrix lead out of it: {what} {row}"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solve<T: Field>(below: &[T], middle: &[T], above: &[T], b: &[T]) -> Vec<T> {
        let mut x = b.to_vec();
        let mut rows = Rows::new(middle.len()).unwrap();
        rows.eliminate(|row| [below[row], middle[row], above[row]], &mut x);
        x
    }

    #[test]
    fn rows_are_exchanged() {
        // [[0 2 0] [1 1 1] [0 4 1]] x = [2 3 5]
        let x = solve(
            &[9.0, 1.0, 4.0],
            &[0.0, 1.0, 1.0],
            &[2.0, 1.0, 9.0],
            &[2.0, 3.0, 5.0],
        );
        assert_eq!(x, [1.0, 1.0, 1.0]);
        let x = solve(
            &[[9.0, 0.0], [1.0, 0.0]],
            &[[0.0, 0.0], [0.0, 1.0]],
            &[[0.0, 2.0], [9.0, 0.0]],
            &[[0.0, 2.0], [1.0, 1.0]],
        );
        assert_eq!(x, [[1.0, 0.0], [1.0, 0.0]]);
    }

    #[test]
    fn singular_matrices_give_finite_numbers() {
        let zeros = [0.0f64; 3];
        let x = solve(&zeros, &zeros, &zeros, &[1.0, 0.0, -3.0]);
        assert!(x.iter().all(|x| x.is_finite()) && x[0] > 1e300, "{x:?}");
        let x = solve(&[0.0, 1.0], &[1.0, 1.0], &[1.0, 0.0], &[1.0, 2.0]);
        assert_eq!(x[1], 1.0 / f64::EPSILON);
        let x = solve(
            &[[0.0f32; 2]; 2],
            &[[1.0, 0.0], [0.0; 2]],
            &[[0.0; 2]; 2],
            &[[2.0, 0.0]; 2],
        );
        assert_eq!(x, [[2.0, 0.0], [2.0 / f32::EPSILON, 0.0]]);
        // Another's NaN stays, and ends.
        let x = solve(&zeros, &[1.0, f64::NAN, 2.0], &zeros, &[1.0; 3]);
        assert!(x[1].is_nan() && x[2] == 0.5);
    }
}
