//! A piece of an array, and copies between it and the whole.

use super::{ArrayType, Dims, MAX_RANK};
use crate::error::{Error, Result, Status};

/// Where a piece lies in a whole array, both dense and row-major.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    /// Where its first element is in the whole, in bytes.
    offset: usize,
    /// From its first element to behind its last one in the whole, in bytes.
    span: usize,
    /// The bytes that lie together in both.
    run: usize,
    /// The axes of the runs, from the slowest to the fastest.
    axes: Vec<Axis>,
    /// Whether the piece is one run, and all of it.
    is_dense: bool,
}

/// How often to go along an axis, and how far each step is, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Axis {
    count: usize,
    in_whole: usize,
    in_piece: usize,
}

impl Cut {
    /// The piece of a shape that starts there. What of it is beyond the end of the whole array is not copied.
    pub(crate) fn new(whole: &ArrayType, piece: &ArrayType, start: &[i64]) -> Result<Cut> {
        let rank = whole.dims().len();
        let fits = piece.dims().len() == rank
            && start.len() == rank
            && whole.dtype() == piece.dtype()
            && start.iter().all(|start| *start >= 0);
        if !fits {
            return Err(Error::new(
                Status::Internal,
                format!("{piece} is no piece of {whole} from {} on", Dims(start)),
            ));
        }
        let size = whole.dtype().size();
        let (mut in_whole, mut in_piece) = (size, size);
        let (mut offset, mut span, mut run) = (0, size, size);
        let mut is_together = true;
        let mut is_dense = true;
        let mut axes = Vec::new();
        for axis in (0..rank).rev() {
            let (extent, own) = (whole.dims()[axis], piece.dims()[axis]);
            let count = (extent - start[axis]).clamp(0, own) as usize;
            offset += start[axis] as usize * in_whole;
            span += count.saturating_sub(1) * in_whole;
            is_dense &= count as i64 == own;
            if count == 0 {
                (run, span) = (0, 0);
            }
            if is_together && run > 0 {
                run *= count;
            } else if count > 1 {
                axes.push(Axis {
                    count,
                    in_whole,
                    in_piece,
                });
            }
            // What is beyond an axis that is not taken whole lies apart, unless there is no more of it.
            is_together &= count as i64 == extent && count as i64 == own;
            in_whole *= extent as usize;
            in_piece *= own as usize;
        }
        axes.reverse();
        Ok(Cut {
            is_dense: is_dense && axes.is_empty(),
            // Of a piece that is all padding nothing is read, wherever it would be.
            offset: if run == 0 { 0 } else { offset },
            span: if run == 0 { 0 } else { span },
            run,
            axes,
        })
    }

    /// Whether the piece lies in the whole as it is, without gaps and without an end that is missing.
    pub(crate) fn is_dense(&self) -> bool {
        self.is_dense
    }

    /// Where the piece starts in the whole, in bytes.
    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    /// How many bytes of the whole it reaches over.
    pub(crate) fn span(&self) -> usize {
        self.span
    }

    /// Copies the piece out of the whole.
    ///
    /// # Safety
    /// `source` must be where the piece starts in a whole array that is readable, and `target` writable for the
    /// bytes of the piece. They must not overlap.
    pub(crate) unsafe fn gather(&self, source: *const u8, target: *mut u8) {
        self.each(|in_whole, in_piece| {
            // SAFETY: the caller's promise; every run lies inside of both.
            unsafe {
                std::ptr::copy_nonoverlapping(source.add(in_whole), target.add(in_piece), self.run);
            }
        });
    }

    /// Copies the piece into the whole.
    ///
    /// # Safety
    /// As for [`Cut::gather`], the other way round.
    pub(crate) unsafe fn scatter(&self, source: *const u8, target: *mut u8) {
        self.each(|in_whole, in_piece| {
            // SAFETY: as above.
            unsafe {
                std::ptr::copy_nonoverlapping(source.add(in_piece), target.add(in_whole), self.run);
            }
        });
    }

    /// Copies the piece from one whole to another.
    ///
    /// # Safety
    /// As for [`Cut::gather`], of both.
    pub(crate) unsafe fn transfer(&self, source: *const u8, target: *mut u8) {
        self.each(|in_whole, _| {
            // SAFETY: as above. It may be the same array.
            unsafe { std::ptr::copy(source.add(in_whole), target.add(in_whole), self.run) };
        });
    }

    /// Calls `copy` with the offset of each run in the whole, from the start of the piece on, and in the piece.
    fn each(&self, mut copy: impl FnMut(usize, usize)) {
        if self.run == 0 {
            return;
        }
        let mut index = [0; MAX_RANK];
        let (mut in_whole, mut in_piece) = (0, 0);
        loop {
            copy(in_whole, in_piece);
            let mut axes = self.axes.iter().enumerate().rev();
            let stepped = axes.any(|(place, axis)| {
                index[place] += 1;
                in_whole += axis.in_whole;
                in_piece += axis.in_piece;
                if index[place] < axis.count {
                    return true;
                }
                in_whole -= axis.in_whole * axis.count;
                in_piece -= axis.in_piece * axis.count;
                index[place] = 0;
                false
            });
            if !stepped {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::DType;
    use super::*;

    fn array(dims: &[i64]) -> ArrayType {
        ArrayType::new(DType::I16, dims).unwrap()
    }

    /// The elements of the piece, 0 beyond the end of the whole, whose elements count from 1.
    fn by_hand(whole: &[i64], piece: &[i64], start: &[i64]) -> Vec<i16> {
        let count = piece.iter().product::<i64>();
        let element = |place: i64| {
            let (mut rest, mut number, mut stride, mut inside) = (place, 0, 1, true);
            for axis in (0..piece.len()).rev() {
                let index = rest % piece[axis] + start[axis];
                rest /= piece[axis];
                inside &= index < whole[axis];
                number += index * stride;
                stride *= whole[axis];
            }
            if inside { number as i16 + 1 } else { 0 }
        };
        (0..count).map(element).collect()
    }

    #[test]
    fn pieces_come_out_of_the_whole_and_go_back() {
        for (whole, piece, start, is_dense) in [
            (&[][..], &[][..], &[][..], true),
            (&[8], &[2], &[4], true),
            (&[8, 5], &[2, 5], &[4, 0], true),
            (&[1, 8, 5], &[1, 2, 5], &[0, 6, 0], true),
            (&[8, 6], &[8, 2], &[0, 4], false),
            (&[4, 6], &[2, 3], &[2, 3], false),
            (&[4, 1, 6], &[1, 1, 3], &[2, 0, 3], true),
            (&[3, 4, 5, 2], &[3, 2, 5, 2], &[0, 2, 0, 0], false),
            (&[3, 4, 5, 2], &[3, 2, 5, 1], &[0, 2, 0, 1], false),
            // Uneven: the last piece is cut off, or nothing at all.
            (&[7, 2], &[2, 2], &[6, 0], false),
            (&[5, 2], &[2, 2], &[6, 0], false),
            (&[3, 7], &[3, 4], &[0, 4], false),
        ] {
            let (of_whole, of_piece) = (array(whole), array(piece));
            let cut = Cut::new(&of_whole, &of_piece, start).unwrap();
            assert_eq!(cut.is_dense(), is_dense, "{whole:?} {piece:?}");
            let count = whole.iter().product::<i64>() as i16;
            let elements: Vec<i16> = (1..=count).collect();
            let wanted = by_hand(whole, piece, start);
            let mut got = vec![0_i16; wanted.len()];
            let mut back = vec![0_i16; elements.len()];
            assert!(cut.offset() + cut.span() <= of_whole.byte_size());
            // SAFETY: the piece lies in the whole.
            unsafe {
                let source = elements.as_ptr().cast::<u8>().add(cut.offset());
                cut.gather(source, got.as_mut_ptr().cast());
                let target = back.as_mut_ptr().cast::<u8>().add(cut.offset());
                cut.scatter(got.as_ptr().cast(), target);
            }
            assert_eq!(got, wanted, "{whole:?} {piece:?} {start:?}");
            let kept = |element: &&i16| wanted.contains(*element);
            let wanted_back: Vec<_> = elements
                .iter()
                .map(|element| if kept(&element) { *element } else { 0 })
                .collect();
            assert_eq!(back, wanted_back, "{whole:?} {piece:?} {start:?}");
        }
    }

    #[test]
    fn what_is_no_piece_is_refused() {
        let whole = array(&[4, 4]);
        let odd = ArrayType::new(DType::I32, &[2, 2]).unwrap();
        for (piece, start) in [
            (array(&[2]), &[0, 0][..]),
            (array(&[2, 2]), &[0]),
            (array(&[2, 2]), &[-1, 0]),
            (odd, &[0, 0]),
        ] {
            let error = Cut::new(&whole, &piece, start).unwrap_err();
            assert_eq!(error.status(), Status::Internal);
        }
    }
}
