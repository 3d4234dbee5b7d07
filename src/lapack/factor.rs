//! Factorisations, and what solves by them.
//!
//! Matrices are stored column by column, those of a batch one after another.

use std::ffi::c_void;
use std::ptr::null_mut;

use super::call::{Call, Did, misfit};
use super::fortran::{Rooms, Size, fortran};
use crate::array::DType;
use crate::error::Result;

/// Cholesky: x -> x, info.
pub(super) fn potrf(call: &Call<'_>) -> Result<()> {
    call.has(1, 2)?;
    let (extents, n) = call.square(0)?;
    let x = call.in_place([0, 0], call.kind.dtype(), &extents, &[n, n])?;
    let info = call.info(1, &extents)?;
    let uplo = call.letter("uplo", b"LU")?;
    let [order, ld] = call.ints([n, n.max(1)])?;
    if n == 0 {
        return call.clear();
    }
    let x = x.begin();
    call.each(&extents, Rooms::NONE, Some(info), |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe { fortran!(call.routine; &uplo, &order, x.at(item), &ld, &mut work.info; 1) };
        Ok(Did::Called)
    })
}

/// LU: x -> x, ipiv, info.
pub(super) fn getrf(call: &Call<'_>) -> Result<()> {
    call.has(1, 3)?;
    let (extents, [m, n]) = call.split(0)?;
    let x = call.in_place([0, 0], call.kind.dtype(), &extents, &[m, n])?;
    let pivots = call.output(1, DType::I32, &extents, &[m.min(n)])?;
    let info = call.info(2, &extents)?;
    let [rows, columns, ld] = call.ints([m, n, m.max(1)])?;
    if m == 0 || n == 0 {
        return call.clear();
    }
    let x = x.begin();
    let mut ints = call.lent_ints(m.min(n))?;
    call.each(&extents, Rooms::NONE, Some(info), |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            let lent = ints.lend(pivots.at(item));
            fortran!(call.routine; &rows, &columns, x.at(item), &ld, lent, &mut work.info;);
            ints.take_back(pivots.at(item));
        }
        Ok(Did::Called)
    })
}

/// Triangular solve: a, b -> x. What `jax.export` of JAX up to 0.5 writes has a number after these, by which
/// `b` is multiplied; it is 1 there.
pub(super) fn trsm(call: &Call<'_>) -> Result<()> {
    let has_factor = call.frame.input_count() == 3;
    call.has(if has_factor { 3 } else { 2 }, 1)?;
    let (extents, [m, n]) = call.split(1)?;
    let side = call.letter("side", b"LR")?;
    let uplo = call.letter("uplo", b"LU")?;
    let trans = call.letter("trans_x", b"NTC")?;
    let diag = call.letter("diag", b"NU")?;
    let order = if side == b'L' { m } else { n };
    let dtype = call.kind.dtype();
    let a = call.input(0, dtype, &extents, &[order, order])?;
    let b = call.in_place([1, 0], dtype, &extents, &[m, n])?;
    let [rows, columns, lda, ldb] = call.ints([m, n, order.max(1), m.max(1)])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    let b = b.begin();
    // 1, with room for an imaginary part.
    let mut factor: [u64; 2] = if call.kind.is_double() {
        [1f64.to_bits(), 0]
    } else {
        let [a, b, c, d] = 1f32.to_ne_bytes();
        [u64::from_ne_bytes([a, b, c, d, 0, 0, 0, 0]), 0]
    };
    if has_factor {
        let (alone, []) = call.split::<0>(2)?;
        let given = call.input(2, dtype, &alone, &[])?;
        if alone.count != 1 {
            return Err(misfit("input 2 is not one number".to_owned()));
        }
        // SAFETY: it is one number of this type, which is no larger than the room for it.
        unsafe {
            let room = factor.as_mut_ptr().cast::<u8>();
            room.copy_from(given.at(0).cast::<u8>(), dtype.size());
        }
    }
    call.each(&extents, Rooms::NONE, None, |item, _| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            fortran!(call.routine; &side, &uplo, &trans, &diag, &rows, &columns, &factor,
                a.at(item), &lda, b.at(item), &ldb; 1 1 1 1);
        }
        Ok(Did::Called)
    })
}

/// QR: x -> x, tau.
pub(super) fn geqrf(call: &Call<'_>) -> Result<()> {
    call.has(1, 2)?;
    let (extents, [m, n]) = call.split(0)?;
    let dtype = call.kind.dtype();
    let x = call.in_place([0, 0], dtype, &extents, &[m, n])?;
    let tau = call.output(1, dtype, &extents, &[m.min(n)])?;
    let [rows, columns, ld] = call.ints([m, n, m.max(1)])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    let x = x.begin();
    call.each(&extents, Rooms::MAIN, None, |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            fortran!(call.routine; &rows, &columns, x.at(item), &ld, tau.at(item),
                work.main.at(), &work.main_size, &mut work.info;);
        }
        Ok(Did::Called)
    })
}

/// QR with pivoting: x, jpvt -> x, jpvt, tau.
pub(super) fn geqp3(call: &Call<'_>) -> Result<()> {
    call.has(2, 3)?;
    let (extents, [m, n]) = call.split(0)?;
    let dtype = call.kind.dtype();
    let x = call.in_place([0, 0], dtype, &extents, &[m, n])?;
    let pivots = call.in_place([1, 1], DType::I32, &extents, &[n])?;
    let tau = call.output(2, dtype, &extents, &[m.min(n)])?;
    let [rows, columns, ld] = call.ints([m, n, m.max(1)])?;
    let (x, pivots) = (x.begin(), pivots.begin());
    if n == 0 {
        return Ok(());
    }
    let rooms = Rooms {
        real: Size::Fixed(2 * n),
        ..Rooms::MAIN
    };
    let mut ints = call.lent_ints(n)?;
    call.each(&extents, rooms, None, |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            let lent = ints.lend(pivots.at(item));
            if call.kind.is_complex() {
                fortran!(call.routine; &rows, &columns, x.at(item), &ld, lent, tau.at(item),
                    work.main.at(), &work.main_size, work.real.at(), &mut work.info;);
            } else {
                fortran!(call.routine; &rows, &columns, x.at(item), &ld, lent, tau.at(item),
                    work.main.at(), &work.main_size, &mut work.info;);
            }
            if !work.asks() {
                ints.take_back(pivots.at(item));
            }
        }
        Ok(Did::Called)
    })
}

/// The Q of a QR: x, tau -> x.
pub(super) fn orgqr(call: &Call<'_>) -> Result<()> {
    call.has(2, 1)?;
    let (extents, [m, n]) = call.split(0)?;
    let (_, [k]) = call.split(1)?;
    let dtype = call.kind.dtype();
    let x = call.in_place([0, 0], dtype, &extents, &[m, n])?;
    let tau = call.input(1, dtype, &extents, &[k])?;
    if !(k <= n && n <= m) {
        return Err(misfit(format!(
            "{k} reflectors and a matrix of {m} times {n} make no Q: rows, columns and reflectors must \
             not grow"
        )));
    }
    let [rows, columns, reflectors, ld] = call.ints([m, n, k, m.max(1)])?;
    if n == 0 {
        return Ok(());
    }
    let x = x.begin();
    call.each(&extents, Rooms::MAIN, None, |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            fortran!(call.routine; &rows, &columns, &reflectors, x.at(item), &ld, tau.at(item),
                work.main.at(), &work.main_size, &mut work.info;);
        }
        Ok(Did::Called)
    })
}

/// A product with the Q of a QR: a, tau, c -> c.
pub(super) fn ormqr(call: &Call<'_>) -> Result<()> {
    call.has(3, 1)?;
    let (extents, [m, n]) = call.split(2)?;
    let (_, [k]) = call.split(1)?;
    let attributes = call.frame.attributes();
    let (left, transpose) = (attributes.bool("left")?, attributes.bool("transpose")?);
    let order = if left { m } else { n };
    let dtype = call.kind.dtype();
    let a = call.input(0, dtype, &extents, &[order, k])?;
    let tau = call.input(1, dtype, &extents, &[k])?;
    let c = call.in_place([2, 0], dtype, &extents, &[m, n])?;
    if k > order {
        return Err(misfit(format!("{k} reflectors of {order} rows make no Q")));
    }
    let [rows, columns, reflectors] = call.ints([m, n, k])?;
    let [lda, ldc] = call.ints([order.max(1), m.max(1)])?;
    let c = c.begin();
    if m == 0 || n == 0 || k == 0 {
        return Ok(());
    }
    let side = if left { b'L' } else { b'R' };
    let trans = match (transpose, call.kind.is_complex()) {
        (false, _) => b'N',
        (true, false) => b'T',
        (true, true) => b'C',
    };
    // The routine writes to it meanwhile, and the input may be memory that nobody writes to.
    let mut copy = call.room(order * k, dtype)?;
    call.each(&extents, Rooms::MAIN, None, |item, work| {
        // SAFETY: the arrays have these sizes.
        unsafe {
            copy.at().cast::<u8>().copy_from(a.at(item).cast(), a.step);
            fortran!(call.routine; &side, &trans, &rows, &columns, &reflectors, copy.at(), &lda,
                tau.at(item), c.at(item), &ldc, work.main.at(), &work.main_size, &mut work.info; 1 1);
        }
        Ok(Did::Called)
    })
}

/// Tridiagonal solve: dl, d, du, b -> dl, d, du, b, info.
pub(super) fn gtsv(call: &Call<'_>) -> Result<()> {
    call.has(4, 5)?;
    let (extents, [n, k]) = call.split(3)?;
    let dtype = call.kind.dtype();
    let [below, diagonal, above] =
        [0, 1, 2].map(|index| call.in_place([index, index], dtype, &extents, &[n]));
    let (below, diagonal, above) = (below?, diagonal?, above?);
    let b = call.in_place([3, 3], dtype, &extents, &[n, k])?;
    let info = call.info(4, &extents)?;
    let [order, columns, ld] = call.ints([n, k, n.max(1)])?;
    let (below, diagonal) = (below.begin(), diagonal.begin());
    let (above, b) = (above.begin(), b.begin());
    if n == 0 {
        return call.clear();
    }
    call.each(&extents, Rooms::NONE, Some(info), |item, work| {
        // JAX has an element in front of the lower diagonal, which is not used.
        let lower: *mut c_void = if n == 1 {
            null_mut()
        } else {
            below.at(item).wrapping_byte_add(dtype.size())
        };
        // SAFETY: the arrays have these sizes.
        unsafe {
            fortran!(call.routine; &order, &columns, lower, diagonal.at(item), above.at(item),
                b.at(item), &ld, &mut work.info;);
        }
        Ok(Did::Called)
    })
}
