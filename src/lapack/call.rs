//! What the handlers of all routines share: the arrays of a call, checked, and the loop over a batch.
//!
//! A routine of LAPACK that is given a wrong size says so on the screen, or ends the process. So
//! everything is checked before one is called.

use std::ffi::c_void;
use std::ops::Range;

use super::fortran::{Int, Ints, Kind, Room, Rooms, Work};
use super::library::Routine;
use crate::array::DType;
use crate::error::{Error, Result, Status};
use crate::ffi::{Frame, View};

/// A call of a program, and the routine that it is for.
pub(super) struct Call<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) kind: Kind,
    pub(super) routine: Routine,
    pub(super) share: Share,
}

/// A part of a batch, and of how many: all that a call touches of its arrays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) part: usize,
    pub(super) parts: usize,
}

impl Share {
    /// Which of so many problems they are.
    fn of(self, count: usize) -> Range<usize> {
        let start = |part: usize| (count as u128 * part as u128 / self.parts as u128) as usize;
        start(self.part)..start(self.part + 1)
    }
}

/// An array that has a matrix, a vector or a number for each problem of a batch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch {
    data: *mut c_void,
    /// The bytes of each item.
    pub(super) step: usize,
}

impl Batch {
    /// What it has for one problem. Only those that there are may be asked for.
    pub(super) fn at(&self, item: usize) -> *mut c_void {
        self.data.wrapping_byte_add(item * self.step)
    }

    /// Writes zeros to all, where a routine writes nothing.
    pub(super) fn clear(&self, extents: &Extents<'_>) {
        let size = extents.share.len() * self.step;
        if size > 0 {
            let start = self.at(extents.share.start).cast::<u8>();
            // SAFETY: it is an output that has this part.
            unsafe { start.write_bytes(0, size) };
        }
    }
}

/// How many problems a call has, and by which extents.
#[derive(Clone, Debug)]
pub(super) struct Extents<'a> {
    dims: &'a [i64],
    pub(super) count: usize,
    /// Those that this call is for.
    share: Range<usize>,
}

/// A wrong call by a program.
#[cold]
pub(super) fn misfit(message: String) -> Error {
    Error::new(Status::SignatureMismatch, message)
}

/// The extents of an array that is a batch of things with `N` extents each.
pub(super) fn split<'a, const N: usize>(
    view: &View<'a>,
    what: &str,
) -> Result<(Extents<'a>, [usize; N])> {
    let too_few = || misfit(format!("{what} is {}, of rank {N} at least", view.shown()));
    let place = view.dims.len().checked_sub(N).ok_or_else(too_few)?;
    let (dims, inner) = view.dims.split_at(place);
    let mut sizes = [0; N];
    for (size, &dim) in sizes.iter_mut().zip(inner) {
        *size = usize::try_from(dim).map_err(|_| too_few())?;
    }
    Ok((Extents::new(dims)?, sizes))
}

/// An array that must be of this type and these extents.
pub(super) fn check(
    view: &View<'_>,
    what: &str,
    dtype: DType,
    extents: &Extents<'_>,
    inner: &[usize],
) -> Result<Batch> {
    let wanted = extents.dims.iter().map(|&dim| i128::from(dim));
    let wanted = wanted.chain(inner.iter().map(|&size| size as i128));
    let fits = view.dtype == dtype && wanted.eq(view.dims.iter().map(|&dim| i128::from(dim)));
    if !fits {
        let batch = extents.dims.iter().map(ToString::to_string);
        let all: Vec<String> = batch.chain(inner.iter().map(ToString::to_string)).collect();
        return Err(misfit(format!(
            "{what} is {}, and must be {dtype}[{}]",
            view.shown(),
            all.join(",")
        )));
    }
    // It lies in memory, so the product fits.
    let step = inner.iter().product::<usize>() * dtype.size();
    Ok(Batch {
        data: view.data,
        step,
    })
}

impl<'a> Extents<'a> {
    fn new(dims: &'a [i64]) -> Result<Extents<'a>> {
        let sizes = dims.iter().map(|&dim| usize::try_from(dim).ok());
        let count = sizes.reduce(|a, b| a?.checked_mul(b?)).unwrap_or(Some(1));
        let count = count.ok_or_else(|| misfit(format!("{dims:?} is no batch")))?;
        Ok(Extents {
            dims,
            count,
            share: 0..count,
        })
    }
}

impl<'a> Call<'a> {
    /// Fails unless the call has so many arrays.
    pub(super) fn has(&self, inputs: usize, outputs: usize) -> Result<()> {
        let (found_in, found_out) = (self.frame.input_count(), self.frame.output_count());
        if (found_in, found_out) == (inputs, outputs) {
            return Ok(());
        }
        Err(misfit(format!(
            "the call has {found_in} inputs and {found_out} outputs, not {inputs} and {outputs}: it is for \
             another version of JAX's"
        )))
    }

    /// The batch and the extents of an input of the routine's type.
    pub(super) fn split<const N: usize>(&self, index: usize) -> Result<(Extents<'a>, [usize; N])> {
        let (mut extents, sizes) = split(&self.frame.input(index)?, &format!("input {index}"))?;
        extents.share = self.share.of(extents.count);
        Ok((extents, sizes))
    }

    /// The batch of an input of square matrices, and their size.
    pub(super) fn square(&self, index: usize) -> Result<(Extents<'a>, usize)> {
        let (extents, [m, n]) = self.split(index)?;
        if m != n {
            let shown = self.frame.input(index)?.shown();
            return Err(misfit(format!(
                "input {index} is {shown}, whose matrices are not square"
            )));
        }
        Ok((extents, n))
    }

    pub(super) fn input(
        &self,
        index: usize,
        dtype: DType,
        extents: &Extents<'_>,
        inner: &[usize],
    ) -> Result<Batch> {
        let view = self.frame.input(index)?;
        check(&view, &format!("input {index}"), dtype, extents, inner)
    }

    pub(super) fn output(
        &self,
        index: usize,
        dtype: DType,
        extents: &Extents<'_>,
        inner: &[usize],
    ) -> Result<Batch> {
        let view = self.frame.output(index)?;
        check(&view, &format!("output {index}"), dtype, extents, inner)
    }

    /// An output that a routine works on in place, and that begins as an input. The copying is left to
    /// what is returned, since nothing is to be written before all is checked.
    pub(super) fn in_place(
        &self,
        [input, output]: [usize; 2],
        dtype: DType,
        extents: &Extents<'_>,
        inner: &[usize],
    ) -> Result<InPlace> {
        let (from, to) = (
            self.input(input, dtype, extents, inner)?,
            self.output(output, dtype, extents, inner)?,
        );
        Ok(InPlace {
            from,
            to,
            share: extents.share.clone(),
        })
    }

    /// The output in which a routine tells how each problem ended.
    pub(super) fn info(&self, index: usize, extents: &Extents<'_>) -> Result<Batch> {
        self.output(index, DType::I32, extents, &[])
    }

    /// An attribute that is one of these letters.
    pub(super) fn letter(&self, name: &str, allowed: &[u8]) -> Result<u8> {
        let number = self.frame.attributes().int(name)?;
        let letter = u8::try_from(number).unwrap_or(0);
        if allowed.contains(&letter) {
            return Ok(letter);
        }
        let shown: Vec<String> = allowed
            .iter()
            .map(|&letter| format!("{letter} ({})", char::from(letter)))
            .collect();
        Err(Error::new(
            Status::InvalidValue,
            format!(
                "attribute '{name}' is {number}, and must be {}",
                shown.join(" or ")
            ),
        ))
    }

    /// Numbers as Fortran takes them.
    pub(super) fn ints<const N: usize>(&self, values: [usize; N]) -> Result<[Int; N]> {
        let mut ints = [Int::ZERO; N];
        for (int, value) in ints.iter_mut().zip(values) {
            *int = Int::of(value, self.routine.width)?;
        }
        Ok(ints)
    }

    /// Memory for so many elements of a type.
    pub(super) fn room(&self, count: usize, dtype: DType) -> Result<Room> {
        Room::new(count, dtype.size())
    }

    /// Integers that the routine reads and writes.
    pub(super) fn lent_ints(&self, count: usize) -> Result<Ints> {
        Ints::new(count, self.routine.width)
    }

    /// Writes zeros to all outputs, where a routine has nothing to work on. What begins as an input has no
    /// elements then.
    pub(super) fn clear(&self) -> Result<()> {
        for index in 0..self.frame.output_count() {
            let view = self.frame.output(index)?;
            let size = view.len() * view.dtype.size();
            if size > 0 {
                // SAFETY: the output has this size, and is there to be written to.
                unsafe { view.data.cast::<u8>().write_bytes(0, size) };
            }
        }
        Ok(())
    }

    /// Calls a routine for each problem, in memory that it was asked for.
    ///
    /// `call` makes the call in the memory that it is given, for the problem of an index. It is made once
    /// for the first one just to ask, with sizes of -1. Of a batch it is for this call's share.
    pub(super) fn each(
        &self,
        extents: &Extents<'_>,
        rooms: Rooms,
        info: Option<Batch>,
        mut call: impl FnMut(usize, &mut Work) -> Result<Did>,
    ) -> Result<()> {
        if extents.share.is_empty() {
            return Ok(());
        }
        let (kind, width) = (self.kind, self.routine.width);
        let mut work = Work::asking(kind, width, &rooms)?;
        if work.asks() {
            call(extents.share.start, &mut work)?;
            let refused = work.info.get(width);
            if refused != 0 {
                return Err(Error::new(
                    Status::Internal,
                    format!("LAPACK refuses its argument {}", refused.unsigned_abs()),
                ));
            }
            work.give(kind, width, &rooms)?;
        }
        for item in extents.share.clone() {
            work.info = Int::ZERO;
            let number = match call(item, &mut work)? {
                Did::Called => work.info.get(width) as i32,
                Did::Refused(number) => number,
            };
            if let Some(info) = info {
                // SAFETY: it has a number for each problem.
                unsafe { info.at(item).cast::<i32>().write_unaligned(number) };
            }
        }
        Ok(())
    }
}

/// What became of a problem.
pub(super) enum Did {
    Called,
    /// The routine was not called, and this is said in its place.
    Refused(i32),
}

/// An output that begins as an input.
#[derive(Clone)]
pub(super) struct InPlace {
    from: Batch,
    to: Batch,
    /// The problems that this call is for.
    share: Range<usize>,
}

impl InPlace {
    /// Copies the input, unless the plugin did.
    pub(super) fn begin(&self) -> Batch {
        let size = self.share.len() * self.to.step;
        if size > 0 && self.from.data != self.to.data {
            let start = self.share.start;
            // SAFETY: both have this part.
            unsafe {
                let to = self.to.at(start).cast::<u8>();
                to.copy_from(self.from.at(start).cast::<u8>(), size);
            }
        }
        self.to
    }
}
