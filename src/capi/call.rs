//! Bound calls.

use std::ffi::c_void;

use super::array::{ArrayOut, RawDType};
use super::boundary::{array_type, boundary, check_data, destroy, exclusive, new_handle, shared};
use super::buffer::pjrtlite_buffer;
use super::executable::pjrtlite_executable;
use crate::array::{ArrayType, DType};
use crate::call::Call;
use crate::error::{Result, Status};
use crate::program::signature::Signature;

/// A program with its inputs and outputs tied to the host's arrays: made once, run many times.
///
/// Everything is checked when it is set or bound: index, element type and shape must be the
/// program's. Arrays are dense, with the last index fastest (row-major, as in C).
///
/// *Threads*: one at a time. Several calls of one program can run at once.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_call(Call);

/// Makes a call of a program.
///
/// @param[in]  executable  The program.
/// @param[in]  device      Index of the device to run on: the one that the program was loaded for,
///                         or any if it is portable.
/// @param[out] call        The new call; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_call_destroy. The program may be destroyed before.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, INVALID_VALUE for another device, and
/// UNSUPPORTED_BY_PLUGIN if the plugin does not tell the program's inputs.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_create(
    executable: *const pjrtlite_executable,
    device: usize,
    call: *mut *mut pjrtlite_call,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(call, "call", || {
            Call::create(&shared(executable, "executable")?.0, device).map(pjrtlite_call)
        })
    }
}

/// Frees a call. The arrays bound to it are the host's own again.
///
/// @param[in] call  The call, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_destroy(call: *mut pjrtlite_call) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(call) }
}

/// Does something with a call, an array type given in parts, and data of that type.
///
/// # Safety
/// The pointers must be null or valid.
unsafe fn with_array(
    call: *mut pjrtlite_call,
    data: *const c_void,
    (dtype, dims, rank): (RawDType, *const i64, usize),
    action: impl FnOnce(&mut Call, ArrayType) -> Result<()>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (call, array) = unsafe { (exclusive(call, "call")?, array_type(dtype, dims, rank)?) };
        check_data(data, &array)?;
        action(&mut call.0, array)
    })
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn array_of(
    call: *const pjrtlite_call,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
    get: impl FnOnce(&Signature) -> Result<&ArrayType>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (call, out) = unsafe { (shared(call, "call")?, ArrayOut::new(dtype, dims, rank)?) };
        out.set(get(call.0.signature()?)?);
        Ok(())
    })
}

/// What an input of a call is. See pjrtlite_executable_input.
///
/// *Ownership*: dims is borrowed from the call.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_input(
    call: *const pjrtlite_call,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { array_of(call, dtype, dims, rank, |signature| signature.input(index)) }
}

/// What an output of a call is. See pjrtlite_executable_output.
///
/// *Ownership*: dims is borrowed from the call.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_output(
    call: *const pjrtlite_call,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { array_of(call, dtype, dims, rank, |signature| signature.output(index)) }
}

/// Copies an input's values now. Later runs use the copy, until the input is set or bound anew.
///
/// @param[in] call   The call.
/// @param[in] index  Which input, from 0.
/// @param[in] data   Its values, dense and row-major; not read if the array is empty.
/// @param[in] dtype  Their type.
/// @param[in] dims   The extents, slowest first; not read if rank is 0.
/// @param[in] rank   How many extents there are.
///
/// *Ownership*: the data are free for other use when this returns.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, and what the
/// plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_set_input(
    call: *mut pjrtlite_call,
    index: usize,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(call, data, (dtype, dims, rank), |call, array| {
            call.set_input(index, data, array)
        })
    }
}

/// Ties an input to an array of the host: each run reads what is there then.
///
/// Memory that is aligned to 64 bytes is read in place on CPU plugins; other memory is copied at
/// each run.
///
/// @param[in] call   The call.
/// @param[in] index  Which input, from 0.
/// @param[in] data   The array, dense and row-major; not read if it is empty.
/// @param[in] dtype  The type of its elements.
/// @param[in] dims   The extents, slowest first; not read if rank is 0.
/// @param[in] rank   How many extents there are.
///
/// *Ownership*: the array stays the host's. It must be there at each run, until the input is set
/// or bound anew or the call is destroyed, and must not be written to during a run.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, and what the
/// plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_bind_input(
    call: *mut pjrtlite_call,
    index: usize,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(call, data, (dtype, dims, rank), |call, array| {
            call.bind_input(index, data, array)
        })
    }
}

/// Uses a buffer as an input of later runs, for example an output of another program. Runs leave
/// it as it is, even where the program donates the input.
///
/// @param[in] call    The call.
/// @param[in] index   Which input, from 0.
/// @param[in] buffer  The buffer, of the program's client and device.
///
/// *Ownership*: shared: the buffer may be destroyed at once.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_set_input_buffer(
    call: *mut pjrtlite_call,
    index: usize,
    buffer: *const pjrtlite_buffer,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (call, buffer) = unsafe { (exclusive(call, "call")?, shared(buffer, "buffer")?) };
        call.0.set_input_buffer(index, &buffer.0)
    })
}

/// Ties an output to an array of the host: each run writes its result there.
///
/// It may be the array of an input: results are written when the program has ended. Two outputs
/// must not share memory.
///
/// @param[in]  call   The call.
/// @param[in]  index  Which output, from 0.
/// @param[out] data   The array, dense and row-major; not written if it is empty.
/// @param[in]  dtype  The type of its elements.
/// @param[in]  dims   The extents, slowest first; not read if rank is 0.
/// @param[in]  rank   How many extents there are.
///
/// *Ownership*: the array stays the host's. It must be there at each run and at each
/// pjrtlite_call_get_output of it, until the output is bound anew or the call is destroyed.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_bind_output(
    call: *mut pjrtlite_call,
    index: usize,
    data: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(call, data, (dtype, dims, rank), |call, array| {
            call.bind_output(index, data, &array)
        })
    }
}

/// Copies a result of the last run to the host. Of an output that is bound to an array, that is
/// what the array holds now.
///
/// @param[in]  call   The call.
/// @param[in]  index  Which output, from 0.
/// @param[out] data   Where to, dense and row-major; not written if the array is empty.
/// @param[in]  dtype  The type of the elements.
/// @param[in]  dims   The extents, slowest first; not read if rank is 0.
/// @param[in]  rank   How many extents there are.
///
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH; NOT_RUN before
/// the first run, after one that failed, for an output that pjrtlite_call_output_buffer handed
/// over, and for one that was bound to another array when the call ran.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_get_output(
    call: *mut pjrtlite_call,
    index: usize,
    data: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(call, data, (dtype, dims, rank), |call, array| {
            call.get_output(index, data, &array)
        })
    }
}

/// Hands over a result of the last run as a buffer, without a copy. Later runs leave it as it is.
///
/// @param[in]  call    The call.
/// @param[in]  index   Which output, from 0. It must not be bound to an array.
/// @param[out] buffer  The result; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_buffer_destroy. The call keeps no copy.
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; NOT_RUN before the first run, after one that
/// failed, for an output that is bound to an array, and when it was handed over already.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_output_buffer(
    call: *mut pjrtlite_call,
    index: usize,
    buffer: *mut *mut pjrtlite_buffer,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(buffer, "buffer", || {
            exclusive(call, "call")?
                .0
                .output_buffer(index)
                .map(pjrtlite_buffer)
        })
    }
}

/// Runs the program to its end, and writes the results to the arrays that are bound to outputs.
///
/// @param[in] call  The call, with every input set or bound.
///
/// *Threads*: one at a time for one call.
/// *Errors*: NULL_ARGUMENT, NOT_BOUND, and what the plugin reports. After a failure bound outputs
/// are as before or partly written, and the call can be run again.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_call_run(call: *mut pjrtlite_call) -> Status {
    // SAFETY: as promised by the caller.
    boundary(|| unsafe { exclusive(call, "call") }?.0.run())
}
