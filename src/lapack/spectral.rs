//! Eigenvalues, singular values, and the forms on the way to them.
//!
//! Matrices are stored column by column, those of a batch one after another.

use std::ffi::c_void;
use std::ptr::null_mut;

use super::call::{Batch, Call, Did, Extents, InPlace};
use super::fortran::{Kind, Rooms, Size, fortran};
use crate::array::DType;
use crate::error::{Error, Result, Status};
use crate::host::memory;

/// Eigenvalues and vectors of symmetric and Hermitian matrices: x -> x, w, info.
pub(super) fn syevd(call: &Call<'_>) -> Result<()> {
    call.has(1, 3)?;
    let (extents, n) = call.square(0)?;
    let x = call.in_place([0, 0], call.kind.dtype(), &extents, &[n, n])?;
    let w = call.output(1, call.kind.real(), &extents, &[n])?;
    let info = call.info(2, &extents)?;
    let mode = call.letter("mode", b"NV")?;
    let uplo = call.letter("uplo", b"LU")?;
    let [order, ld] = call.ints([n, n.max(1)])?;
    if n == 0 {
        return call.clear();
    }
    let x = x.begin();
    let rooms = Rooms {
        main: Size::Asked,
        real: if call.kind.is_complex() {
            Size::Asked
        } else {
            Size::Fixed(0)
        },
        integer: Size::Asked,
    };
    call.each(&extents, rooms, Some(info), |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            if call.kind.is_complex() {
                fortran!(call.routine; &mode, &uplo, &order, x.at(item), &ld, w.at(item),
                    work.main.at(), &work.main_size, work.real.at(), &work.real_size,
                    work.integer.at(), &work.integer_size, &mut work.info; 1 1);
            } else {
                fortran!(call.routine; &mode, &uplo, &order, x.at(item), &ld, w.at(item),
                    work.main.at(), &work.main_size, work.integer.at(), &work.integer_size,
                    &mut work.info; 1 1);
            }
        }
        Ok(Did::Called)
    })
}

/// Tridiagonal form of symmetric and Hermitian matrices: x -> x, d, e, tau, info.
pub(super) fn sytrd(call: &Call<'_>) -> Result<()> {
    call.has(1, 5)?;
    let (extents, n) = call.square(0)?;
    let (dtype, real) = (call.kind.dtype(), call.kind.real());
    let less = n.saturating_sub(1);
    let x = call.in_place([0, 0], dtype, &extents, &[n, n])?;
    let d = call.output(1, real, &extents, &[n])?;
    let e = call.output(2, real, &extents, &[less])?;
    let tau = call.output(3, dtype, &extents, &[less])?;
    let info = call.info(4, &extents)?;
    let uplo = call.letter("uplo", b"LU")?;
    let [order, ld] = call.ints([n, n.max(1)])?;
    if n == 0 {
        return call.clear();
    }
    let x = x.begin();
    call.each(&extents, Rooms::MAIN, Some(info), |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            fortran!(call.routine; &uplo, &order, x.at(item), &ld, d.at(item), e.at(item),
                tau.at(item), work.main.at(), &work.main_size, &mut work.info; 1);
        }
        Ok(Did::Called)
    })
}

/// Hessenberg form: x -> x, tau, info.
pub(super) fn gehrd(call: &Call<'_>) -> Result<()> {
    call.has(1, 3)?;
    let (extents, n) = call.square(0)?;
    let dtype = call.kind.dtype();
    let x = call.in_place([0, 0], dtype, &extents, &[n, n])?;
    let tau = call.output(1, dtype, &extents, &[n.saturating_sub(1)])?;
    let info = call.info(2, &extents)?;
    if n == 0 {
        return call.clear();
    }
    let limit = |name| -> Result<usize> {
        let number = call.frame.attributes().int(name)?;
        usize::try_from(number)
            .ok()
            .filter(|index| (1..=n).contains(index))
            .ok_or_else(|| invalid(format!("attribute '{name}' is {number}, not 1 to {n}")))
    };
    let (low, high) = (limit("low")?, limit("high")?);
    if low > high {
        return Err(invalid(format!(
            "attribute 'low' is {low}, and 'high' only {high}"
        )));
    }
    let [order, low, high, ld] = call.ints([n, low, high, n])?;
    let x = x.begin();
    call.each(&extents, Rooms::MAIN, Some(info), |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            fortran!(call.routine; &order, &low, &high, x.at(item), &ld, tau.at(item),
                work.main.at(), &work.main_size, &mut work.info;);
        }
        Ok(Did::Called)
    })
}

fn invalid(message: String) -> Error {
    Error::new(Status::InvalidValue, message)
}

/// The arrays of both ways to singular values.
struct Svd<'a> {
    extents: Extents<'a>,
    m: usize,
    n: usize,
    mode: u8,
    x: InPlace,
    s: Batch,
    u: Batch,
    vt: Batch,
    /// The rows of vt.
    vt_rows: usize,
    info: Batch,
}

impl<'a> Svd<'a> {
    fn of(call: &Call<'a>) -> Result<Svd<'a>> {
        call.has(1, 5)?;
        let (extents, [m, n]) = call.split(0)?;
        let (dtype, less) = (call.kind.dtype(), m.min(n));
        let mode = call.letter("mode", b"ASN")?;
        // Without vectors, JAX has the whole arrays all the same; the thin ones would do, too.
        let is_thin = match mode {
            b'A' => false,
            b'S' => true,
            _ => call.output(2, dtype, &extents, &[m, m]).is_err(),
        };
        let (u_columns, vt_rows) = if is_thin { (less, less) } else { (m, n) };
        Ok(Svd {
            m,
            n,
            mode,
            x: call.in_place([0, 0], dtype, &extents, &[m, n])?,
            s: call.output(1, call.kind.real(), &extents, &[less])?,
            u: call.output(2, dtype, &extents, &[m, u_columns])?,
            vt: call.output(3, dtype, &extents, &[vt_rows, n])?,
            vt_rows,
            info: call.info(4, &extents)?,
            extents,
        })
    }

    /// Without anything to work on all results are zero, and so are vectors that are not asked for.
    fn begin(&self, call: &Call<'_>) -> Result<Batch> {
        if self.m == 0 || self.n == 0 {
            call.clear()?;
        } else if self.mode == b'N' {
            self.u.clear(&self.extents);
            self.vt.clear(&self.extents);
        }
        Ok(self.x.begin())
    }
}

/// Singular values by divide and conquer: x -> x, s, u, vt, info.
pub(super) fn gesdd(call: &Call<'_>) -> Result<()> {
    let svd = Svd::of(call)?;
    let (less, more) = (svd.m.min(svd.n), svd.m.max(svd.n));
    let [rows, columns] = call.ints([svd.m, svd.n])?;
    let [ld, ldvt] = call.ints([svd.m.max(1), svd.vt_rows.max(1)])?;
    let x = svd.begin(call)?;
    if less == 0 {
        return Ok(());
    }
    // What LAPACK's manual asks for, of its older versions, too.
    let real = if svd.mode == b'N' {
        less.checked_mul(7)
    } else {
        let of = |a: usize, b: usize| a.checked_mul(b);
        let first = of(less, less).and_then(|square| of(5, square)?.checked_add(7 * less));
        let second = of(more, less)
            .and_then(|area| of(2, area)?.checked_add(of(2, of(less, less)?)?))
            .and_then(|sum| sum.checked_add(less));
        first
            .max(second)
            .filter(|_| first.is_some() && second.is_some())
    };
    let rooms = Rooms {
        main: Size::Asked,
        real: match (call.kind.is_complex(), real) {
            (false, _) => Size::Fixed(0),
            (true, Some(real)) => Size::Fixed(real),
            (true, None) => return Err(memory::exhausted(usize::MAX)),
        },
        integer: Size::Fixed(8 * less),
    };
    call.each(&svd.extents, rooms, Some(svd.info), |item, work| {
        let (s, u, vt) = (svd.s.at(item), svd.u.at(item), svd.vt.at(item));
        // SAFETY: the arrays have these sizes.
        unsafe {
            if call.kind.is_complex() {
                fortran!(call.routine; &svd.mode, &rows, &columns, x.at(item), &ld, s, u, &ld, vt, &ldvt,
                    work.main.at(), &work.main_size, work.real.at(), work.integer.at(),
                    &mut work.info; 1);
            } else {
                fortran!(call.routine; &svd.mode, &rows, &columns, x.at(item), &ld, s, u, &ld, vt, &ldvt,
                    work.main.at(), &work.main_size, work.integer.at(), &mut work.info; 1);
            }
        }
        Ok(Did::Called)
    })
}

/// Singular values by QR iterations: x -> x, s, u, vt, info.
pub(super) fn gesvd(call: &Call<'_>) -> Result<()> {
    let svd = Svd::of(call)?;
    let less = svd.m.min(svd.n);
    let [rows, columns] = call.ints([svd.m, svd.n])?;
    let [ld, ldvt] = call.ints([svd.m.max(1), svd.vt_rows.max(1)])?;
    let x = svd.begin(call)?;
    if less == 0 {
        return Ok(());
    }
    let rooms = Rooms {
        real: Size::Fixed(5 * less),
        ..Rooms::MAIN
    };
    call.each(&svd.extents, rooms, Some(svd.info), |item, work| {
        let (mode, s) = (&svd.mode, svd.s.at(item));
        let (u, vt) = (svd.u.at(item), svd.vt.at(item));
        // SAFETY: the arrays have these sizes.
        unsafe {
            if call.kind.is_complex() {
                fortran!(call.routine; mode, mode, &rows, &columns, x.at(item), &ld, s, u, &ld, vt, &ldvt,
                    work.main.at(), &work.main_size, work.real.at(), &mut work.info; 1 1);
            } else {
                fortran!(call.routine; mode, mode, &rows, &columns, x.at(item), &ld, s, u, &ld, vt, &ldvt,
                    work.main.at(), &work.main_size, &mut work.info; 1 1);
            }
        }
        Ok(Did::Called)
    })
}

/// Schur form: x -> x, vs, w, sdim, info, where w is two arrays for real matrices.
pub(super) fn gees(call: &Call<'_>) -> Result<()> {
    let is_complex = call.kind.is_complex();
    let parts = if is_complex { 1 } else { 2 };
    call.has(1, 4 + parts)?;
    let (extents, n) = call.square(0)?;
    let dtype = call.kind.dtype();
    let x = call.in_place([0, 0], dtype, &extents, &[n, n])?;
    let vs = call.output(1, dtype, &extents, &[n, n])?;
    let w = call.output(2, dtype, &extents, &[n])?;
    let imaginary = call.output(1 + parts, dtype, &extents, &[n])?;
    let selected = call.output(2 + parts, DType::I32, &extents, &[])?;
    let info = call.info(3 + parts, &extents)?;
    let mode = call.letter("mode", b"NV")?;
    // With a sort, LAPACK would call a function that there is not.
    let sort = call.letter("sort", b"N")?;
    let [order, ld] = call.ints([n, n.max(1)])?;
    if n == 0 {
        return call.clear();
    }
    let x = x.begin();
    if mode == b'N' {
        vs.clear(&extents);
    }
    let rooms = Rooms {
        real: Size::Fixed(n),
        integer: Size::Fixed(n),
        ..Rooms::MAIN
    };
    let none: *mut c_void = null_mut();
    let mut ints = call.lent_ints(1)?;
    call.each(&extents, rooms, Some(info), |item, work| {
        let (w, vs) = (w.at(item), vs.at(item));
        // SAFETY: the arrays have these sizes; without a sort there are no functions and no truth values.
        unsafe {
            let sdim = ints.lend(selected.at(item));
            if is_complex {
                fortran!(call.routine; &mode, &sort, none, &order, x.at(item), &ld, sdim, w, vs, &ld,
                    work.main.at(), &work.main_size, work.real.at(), work.integer.at(),
                    &mut work.info; 1 1);
            } else {
                fortran!(call.routine; &mode, &sort, none, &order, x.at(item), &ld, sdim, w,
                    imaginary.at(item), vs, &ld, work.main.at(), &work.main_size,
                    work.integer.at(), &mut work.info; 1 1);
            }
            ints.take_back(selected.at(item));
        }
        Ok(Did::Called)
    })
}

/// Eigenvalues and vectors: x -> w, vl, vr, info, where w is two arrays for real matrices, whose vectors
/// are complex all the same.
pub(super) fn geev(call: &Call<'_>) -> Result<()> {
    let is_complex = call.kind.is_complex();
    let parts = if is_complex { 1 } else { 2 };
    call.has(1, 3 + parts)?;
    let (extents, n) = call.square(0)?;
    let (dtype, complex) = (call.kind.dtype(), call.kind.complex());
    let x = call.input(0, dtype, &extents, &[n, n])?;
    let w = call.output(0, dtype, &extents, &[n])?;
    let imaginary = call.output(parts - 1, dtype, &extents, &[n])?;
    let vectors = [
        call.output(parts, complex, &extents, &[n, n])?,
        call.output(1 + parts, complex, &extents, &[n, n])?,
    ];
    let info = call.info(2 + parts, &extents)?;
    let sides = [
        call.letter("compute_left", b"NV")?,
        call.letter("compute_right", b"NV")?,
    ];
    let [order, ld] = call.ints([n, n.max(1)])?;
    if n == 0 {
        return call.clear();
    }
    for (side, vectors) in sides.iter().zip(&vectors) {
        if *side == b'N' {
            vectors.clear(&extents);
        }
    }
    let mut copy = call.room(n * n, dtype)?;
    let room_of = |side: u8| call.room(if is_complex || side == b'N' { 0 } else { n * n }, dtype);
    let mut packed = [room_of(sides[0])?, room_of(sides[1])?];
    let rooms = Rooms {
        real: Size::Fixed(2 * n),
        ..Rooms::MAIN
    };
    call.each(&extents, rooms, Some(info), |item, work| {
        let [left, right] = vectors.map(|vectors| vectors.at(item));
        // SAFETY: the arrays have these sizes.
        unsafe {
            copy.at().cast::<u8>().copy_from(x.at(item).cast(), x.step);
            if !work.asks() && !is_finite(call.kind, copy.at(), n * n) {
                // What LAPACK says of a fourth argument that is wrong, which is the matrix.
                for batch in [w, imaginary].into_iter().chain(vectors) {
                    fill_with_nan(batch.at(item), batch.step, call.kind.is_double());
                }
                return Ok(Did::Refused(-4));
            }
            if is_complex {
                fortran!(call.routine; &sides[0], &sides[1], &order, copy.at(), &ld, w.at(item),
                    left, &ld, right, &ld, work.main.at(), &work.main_size, work.real.at(),
                    &mut work.info; 1 1);
                return Ok(Did::Called);
            }
            fortran!(call.routine; &sides[0], &sides[1], &order, copy.at(), &ld, w.at(item),
                imaginary.at(item), packed[0].at(), &ld, packed[1].at(), &ld, work.main.at(),
                &work.main_size, &mut work.info; 1 1);
            if work.asks() {
                return Ok(Did::Called);
            }
            for ((side, packed), to) in sides.iter().zip(&mut packed).zip([left, right]) {
                if *side == b'N' {
                    continue;
                }
                let (imaginary, packed) = (imaginary.at(item), packed.at());
                if call.kind.is_double() {
                    unpack::<f64>(n, imaginary.cast(), packed.cast(), to.cast());
                } else {
                    unpack::<f32>(n, imaginary.cast(), packed.cast(), to.cast());
                }
            }
        }
        Ok(Did::Called)
    })
}

/// Whether all of so many elements are finite.
///
/// # Safety
/// They must be there.
unsafe fn is_finite(kind: Kind, elements: *const c_void, count: usize) -> bool {
    let count = if kind.is_complex() { 2 * count } else { count };
    // SAFETY: the caller's promise; a complex number is two reals.
    unsafe {
        if kind.is_double() {
            let reals = std::slice::from_raw_parts(elements.cast::<f64>(), count);
            reals.iter().all(|real| real.is_finite())
        } else {
            let reals = std::slice::from_raw_parts(elements.cast::<f32>(), count);
            reals.iter().all(|real| real.is_finite())
        }
    }
}

/// # Safety
/// There must be so many bytes to be written to, of reals of 4 or 8 bytes, or of pairs of them.
unsafe fn fill_with_nan(place: *mut c_void, bytes: usize, is_double: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        if is_double {
            for index in 0..bytes / 8 {
                place.cast::<f64>().add(index).write(f64::NAN);
            }
        } else {
            for index in 0..bytes / 4 {
                place.cast::<f32>().add(index).write(f32::NAN);
            }
        }
    }
}

/// Makes complex vectors of what LAPACK packs for a real matrix: the vector of a real eigenvalue is one
/// real column; those of a conjugate pair have their real part in one column, and the imaginary part of the
/// first in the next.
///
/// # Safety
/// There must be `n` imaginary parts of eigenvalues, and `n` times `n` reals and complex numbers.
unsafe fn unpack<T: Copy + Default + PartialEq + std::ops::Neg<Output = T>>(
    n: usize,
    imaginary: *const T,
    packed: *const T,
    to: *mut [T; 2],
) {
    let mut column = 0;
    while column < n {
        // SAFETY: the caller's promise, and the column is one of them.
        unsafe {
            let is_pair = imaginary.add(column).read() != T::default() && column + 1 < n;
            for row in column * n..(column + 1) * n {
                let real = packed.add(row).read();
                if is_pair {
                    let part = packed.add(row + n).read();
                    to.add(row).write([real, part]);
                    to.add(row + n).write([real, -part]);
                } else {
                    to.add(row).write([real, T::default()]);
                }
            }
            column += if is_pair { 2 } else { 1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_of_pairs_are_conjugate() {
        let imaginary = [0.0, 2.0, -2.0];
        let packed = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
        let mut to = [[0.0f64; 2]; 9];
        // SAFETY: three times three.
        unsafe { unpack(3, imaginary.as_ptr(), packed.as_ptr(), to.as_mut_ptr()) };
        let first = [[1.0, 0.0], [2.0, 0.0], [3.0, 0.0]];
        let pair = [[4.0, 7.0], [5.0, 8.0], [6.0, 9.0]];
        assert_eq!(to[..6], [first, pair].concat());
        assert_eq!(to[6..], pair.map(|[real, imaginary]| [real, -imaginary]));
    }
}
