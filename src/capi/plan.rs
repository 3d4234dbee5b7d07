//! Plans: programs bound to arrays.

use std::cell::UnsafeCell;
use std::ffi::{c_char, c_void};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};

use super::array::{ArrayOut, RawDType, RawStream};
use super::boundary::{
    Out, array_type, bare_boundary, boundary, check_data, destroy_by, new_handle, null,
    quiet_boundary, shared,
};
use super::buffer::pjrtlite_buffer;
use super::event::pjrtlite_event;
use super::executable::pjrtlite_executable;
use crate::array::{ArrayType, DType};
use crate::error::{Error, Result, Status};
use crate::executable::Executable;
use crate::host::fpenv::FpState;
use crate::plan::Plan;
use crate::program::signature::Signature;

/// A program with its inputs and outputs tied to the host's arrays: made once, run many times.
///
/// Everything is checked when it is set or bound: index, element type and shape must be the
/// program's. Arrays are dense, with the last index fastest (row-major, as in C).
///
/// *Threads*: one at a time; a second one is refused with IN_USE. Several plans of one program can
/// run at once.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_plan {
    /// Whether a thread is using the plan.
    in_use: AtomicBool,
    plan: UnsafeCell<Plan>,
    executable: Executable,
    /// Whether calls are about the pieces of devices.
    is_about_pieces: AtomicBool,
}

impl pjrtlite_plan {
    /// What calls are about. It may be read while another thread uses the plan.
    fn signature(&self) -> Result<&Signature> {
        match self.is_about_pieces.load(Ordering::Acquire) {
            false => self.executable.signature(),
            true => self.executable.device_signature(),
        }
    }
}

/// A plan, for as long as one thread uses it.
struct Using<'a>(&'a pjrtlite_plan);

impl<'a> Using<'a> {
    /// Takes a plan for this thread, unless another has it.
    ///
    /// # Safety
    /// As for [`shared`].
    #[inline(always)]
    unsafe fn begin(plan: *const pjrtlite_plan) -> Result<Using<'a>> {
        // SAFETY: the caller's promise.
        let plan = unsafe { shared(plan, "plan") }?;
        if plan.in_use.swap(true, Ordering::Acquire) {
            return Err(in_use());
        }
        Ok(Using(plan))
    }
}

/// # Safety
/// As for [`Using::begin`].
unsafe fn select(plan: *const pjrtlite_plan, number: Option<usize>) -> Result<()> {
    // SAFETY: the caller's promise.
    let mut using = unsafe { Using::begin(plan) }?;
    using.select_piece(number)?;
    let is_about_pieces = &using.0.is_about_pieces;
    is_about_pieces.store(number.is_some(), Ordering::Release);
    Ok(())
}

#[cold]
fn in_use() -> Error {
    Error::new(
        Status::InUse,
        "another thread is using the plan: make a plan for each thread",
    )
}

impl Deref for Using<'_> {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        // SAFETY: only the thread that set `in_use` gets here.
        unsafe { &*self.0.plan.get() }
    }
}

impl DerefMut for Using<'_> {
    fn deref_mut(&mut self) -> &mut Plan {
        // SAFETY: as above.
        unsafe { &mut *self.0.plan.get() }
    }
}

impl Drop for Using<'_> {
    fn drop(&mut self) {
        self.0.in_use.store(false, Ordering::Release);
    }
}

/// Makes a plan of a program.
///
/// @param[in]  executable  The program.
/// @param[in]  device      Index of the device to run on: the one that the program was loaded for,
///                         or any if it was compiled for any device. Of a program for several devices, the first.
/// @param[out] plan        The new plan; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_plan_destroy. The program may be destroyed before.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, and INVALID_VALUE for another device.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_create(
    executable: *const pjrtlite_executable,
    device: usize,
    plan: *mut *mut pjrtlite_plan,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(plan, "plan", || {
            let executable = &shared(executable, "executable")?.0;
            Ok(pjrtlite_plan {
                in_use: AtomicBool::new(false),
                plan: UnsafeCell::new(Plan::create(executable, device)?),
                executable: executable.clone(),
                is_about_pieces: AtomicBool::new(false),
            })
        })
    }
}

/// Frees a plan, after a run that goes on. The arrays bound to it are the host's own again.
///
/// This waits for a run that goes on for as long as the client's option "pjrtlite.shutdown_timeout" says. In
/// a callback on a thread of the plugin it does not wait at all, since the run may need that thread. Then the
/// run goes on with what it uses, the arrays must stay until its event is ready, and the last error says so:
/// TIMED_OUT or IN_USE.
///
/// @param[in] plan  The plan, or NULL, which does nothing. While another thread uses it, it is not
///                  freed, and IN_USE is the last error.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_destroy(plan: *mut pjrtlite_plan) {
    // SAFETY: as promised by the caller.
    unsafe {
        // Whoever uses the plan is not done with it.
        match Using::begin(plan) {
            Ok(using) => std::mem::forget(using),
            Err(error) if error.status() == Status::InUse => {
                quiet_boundary(|| Err(error));
                return;
            }
            // It is no plan, or not of this process.
            Err(_) => {}
        }
        destroy_by(plan, "plan", |plan| plan.plan.into_inner().close());
    }
}

/// Does something with a plan, an array type given in parts, and data of that type.
///
/// # Safety
/// The pointers must be null or valid.
unsafe fn with_array(
    plan: *mut pjrtlite_plan,
    (data, name): (*const c_void, &str),
    (dtype, dims, rank): (RawDType, *const i64, usize),
    action: impl FnOnce(&mut Plan, ArrayType) -> Result<()>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (mut plan, array) = unsafe { (Using::begin(plan)?, array_type(dtype, dims, rank)?) };
        check_data(data, name, &array)?;
        action(&mut plan, array)
    })
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn array_of(
    plan: *const pjrtlite_plan,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
    get: impl FnOnce(&Signature) -> Result<&ArrayType>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller. The signature never changes, so a plan that another
        // thread uses tells it, too.
        let (plan, out) = unsafe { (shared(plan, "plan")?, ArrayOut::new(dtype, dims, rank)?) };
        out.set(get(plan.signature()?)?);
        Ok(())
    })
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn size_of_array(
    plan: *const pjrtlite_plan,
    bytes: *mut usize,
    get: impl FnOnce(&Signature) -> Result<&ArrayType>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller; as above for a plan that another thread uses.
        let (plan, bytes) = unsafe { (shared(plan, "plan")?, Out::new(bytes, "bytes")?) };
        bytes.set(get(plan.signature()?)?.byte_size());
        Ok(())
    })
}

/// Returns the element type and the extents of an input. See pjrtlite_executable_input_type.
///
/// *Ownership*: dims is borrowed from the plan.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_input_type(
    plan: *const pjrtlite_plan,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { array_of(plan, dtype, dims, rank, |signature| signature.input(index)) }
}

/// Returns the element type and the extents of an output. See pjrtlite_executable_output_type.
///
/// *Ownership*: dims is borrowed from the plan.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_output_type(
    plan: *const pjrtlite_plan,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { array_of(plan, dtype, dims, rank, |signature| signature.output(index)) }
}

/// Returns the size of an input's values on the host, in bytes. See pjrtlite_executable_input_byte_size.
///
/// @param[in]  plan   The plan.
/// @param[in]  index  Which input, from 0.
/// @param[out] bytes  The number of elements times the size of one.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_input_byte_size(
    plan: *const pjrtlite_plan,
    index: usize,
    bytes: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { size_of_array(plan, bytes, |signature| signature.input(index)) }
}

/// Returns the size of an output's values on the host, in bytes. See pjrtlite_executable_output_byte_size.
///
/// @param[in]  plan   The plan.
/// @param[in]  index  Which output, from 0.
/// @param[out] bytes  The number of elements times the size of one.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_output_byte_size(
    plan: *const pjrtlite_plan,
    index: usize,
    bytes: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { size_of_array(plan, bytes, |signature| signature.output(index)) }
}

/// Copies an input's values now. Later runs use the copy, until the input is set or bound anew.
///
/// @param[in] plan   The plan.
/// @param[in] index  Which input, from 0.
/// @param[in] data   Its values, dense and row-major; not read if the array is empty.
/// @param[in] dtype  Their type.
/// @param[in] dims   The extents, slowest first; not read if rank is 0.
/// @param[in] rank   The number of extents.
///
/// *Ownership*: the data are free for other use when this returns.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE (also for a byte that the type does not have),
/// INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_set_input(
    plan: *mut pjrtlite_plan,
    index: usize,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(plan, (data, "data"), (dtype, dims, rank), |plan, array| {
            plan.set_input(index, data, array)
        })
    }
}

/// Binds an input to an array of the host: each run reads what is there then.
///
/// Memory that is aligned to 64 bytes is read in place on CPU plugins; other memory is copied at
/// each run.
///
/// @param[in] plan   The plan.
/// @param[in] index  Which input, from 0.
/// @param[in] data   The array, dense and row-major; not read if it is empty.
/// @param[in] dtype  The type of its elements.
/// @param[in] dims   The extents, slowest first; not read if rank is 0.
/// @param[in] rank   The number of extents.
///
/// *Ownership*: the array stays the host's. It must be there at each run, until the input is set
/// or bound anew or the plan is destroyed, and must not be written to during a run.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, and what the
/// plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_input(
    plan: *mut pjrtlite_plan,
    index: usize,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(plan, (data, "data"), (dtype, dims, rank), |plan, array| {
            plan.bind_input(index, data, array)
        })
    }
}

/// Uses a buffer as an input of later runs, for example an output of another program. Runs leave
/// it as it is, even where the program donates the input.
///
/// @param[in] plan    The plan.
/// @param[in] index   Which input, from 0.
/// @param[in] buffer  The buffer, of the program's client and device.
///
/// *Ownership*: shared: the buffer may be destroyed at once.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_set_input_buffer(
    plan: *mut pjrtlite_plan,
    index: usize,
    buffer: *const pjrtlite_buffer,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (mut plan, buffer) = unsafe { (Using::begin(plan)?, shared(buffer, "buffer")?) };
        plan.set_input_buffer(index, &buffer.0)
    })
}

/// Binds an output to an array of the host: each run writes its result there.
///
/// The result is in place, without a copy, where the program donates an input to this output, the array is
/// aligned to 64 bytes and the plugin works in host memory. That input is either bound to the same array
/// (pjrtlite_plan_bind_inout), or to another, which is then copied to this one before the run. Or it is a
/// destination argument, which the function does not use: `jax.jit(lambda x, out: f(x), donate_argnums=1,
/// keep_unused=True)`. A destination argument need not be set or bound: the plan supplies this array for it.
/// In all other cases the result is copied once. pjrtlite_plan_report tells.
///
/// It may be the array of an input: the result is as if it were written when the program has
/// ended. Two outputs must not share memory.
///
/// @param[in]  plan   The plan.
/// @param[in]  index  Which output, from 0.
/// @param[out] data   The array, dense and row-major; not written if it is empty.
/// @param[in]  dtype  The type of its elements.
/// @param[in]  dims   The extents, slowest first; not read if rank is 0.
/// @param[in]  rank   The number of extents.
///
/// *Ownership*: the array stays the host's. It must be there at each run and at each
/// pjrtlite_plan_get_output of it, until the output is bound anew or the plan is destroyed.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, IN_USE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_output(
    plan: *mut pjrtlite_plan,
    index: usize,
    data: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(plan, (data, "data"), (dtype, dims, rank), |plan, array| {
            plan.bind_output(index, data, &array)
        })
    }
}

/// Binds an input and an output to one array of the host: each run reads it and updates it.
///
/// Nothing is copied where the program donates the input to the output, the array is aligned to 64 bytes and
/// the plugin works in host memory. Then the program works in the array itself. In all other cases the result
/// is the same, with copies, of which pjrtlite_plan_report tells.
///
/// @param[in]     plan    The plan.
/// @param[in]     input   Which input, from 0.
/// @param[in]     output  Which output, from 0, of the same type and shape.
/// @param[in,out] data    The array, dense and row-major; not used if it is empty.
/// @param[in]     dtype   The type of its elements.
/// @param[in]     dims    The extents, slowest first; not read if rank is 0.
/// @param[in]     rank    The number of extents.
///
/// *Ownership*: the array stays the host's, and must be there until both are bound anew or the plan
/// is destroyed. The host may change it between runs. After a run that failed its contents are not
/// defined.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, IN_USE, and what
/// the plugin reports. If it fails, neither is bound to the array.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_inout(
    plan: *mut pjrtlite_plan,
    input: usize,
    output: usize,
    data: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(plan, (data, "data"), (dtype, dims, rank), |plan, array| {
            plan.bind_inout(input, output, data, &array)
        })
    }
}

/// Binds an input and an output to two arrays of the host in turn (double buffering). The next run reads the
/// first and writes the second, the run after that reads the second and writes the first, and so on.
///
/// This is for state that a program does not update in place: what a run reads stays as it was.
/// With a destination argument (see pjrtlite_plan_bind_output) nothing is copied; else the result is
/// copied once. Several pairs of one plan take turns together.
///
/// @param[in]     plan    The plan.
/// @param[in]     input   Which input, from 0.
/// @param[in]     output  Which output, from 0, of the same type and shape.
/// @param[in,out] first   The array that the next run reads, dense and row-major; not used if it
///                        is empty.
/// @param[in,out] second  The array that the next run writes; it must not overlap the first.
/// @param[in]     dtype   The type of their elements.
/// @param[in]     dims    The extents, slowest first; not read if rank is 0.
/// @param[in]     rank    The number of extents.
///
/// *Ownership*: as for pjrtlite_plan_bind_inout, for both arrays. A run that fails does not count as
/// a turn.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, IN_USE, and what
/// the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_pair(
    plan: *mut pjrtlite_plan,
    input: usize,
    output: usize,
    first: *mut c_void,
    second: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (mut plan, array) = unsafe { (Using::begin(plan)?, array_type(dtype, dims, rank)?) };
        if array.byte_size() > 0 && first.is_null() {
            return Err(null("first"));
        }
        if array.byte_size() > 0 && second.is_null() {
            return Err(null("second"));
        }
        // SAFETY: as promised by the caller.
        unsafe { plan.bind_pair(input, output, first, second, &array) }
    })
}

/// Returns the array of a pair that the last run wrote, which the next run reads. Before the first run that
/// is the first of the pair.
///
/// @param[in]  plan    The plan.
/// @param[in]  output  Which output, from 0.
/// @param[out] data    The address that was bound.
///
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, NOT_BOUND if the output is bound to no pair, IN_USE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_pair_current(
    plan: *mut pjrtlite_plan,
    output: usize,
    data: *mut *mut c_void,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (mut plan, data) = unsafe { (Using::begin(plan)?, Out::new(data, "data")?) };
        data.set(plan.pair_current(output)?);
        Ok(())
    })
}

/// Binds an input to an array in the device's memory, which another library of the host allocated: each run
/// reads what is there then, without a copy.
///
/// On plugins that work in host memory (CPU plugins) this is pjrtlite_plan_bind_input.
///
/// @param[in] plan     The plan.
/// @param[in] index    Which input, from 0.
/// @param[in] pointer  The address in the memory of the plan's device, aligned to 64 bytes. The array
///                     is dense and row-major; it is not read if it is empty.
/// @param[in] dtype    The type of its elements.
/// @param[in] dims     The extents, slowest first; not read if rank is 0.
/// @param[in] rank     The number of extents.
/// @param[in] stream   The platform's stream (a cudaStream_t, for example) whose work so far each
///                     run waits for; or 0, if the array is always complete when a run begins.
///
/// *Ownership*: as for pjrtlite_plan_bind_input.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, COPY_REQUIRED if the
/// program cannot use the memory as it is, IN_USE, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_input_device(
    plan: *mut pjrtlite_plan,
    index: usize,
    pointer: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
    stream: RawStream,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(
            plan,
            (pointer, "pointer"),
            (dtype, dims, rank),
            |plan, array| plan.bind_input_device(index, pointer, array, stream),
        )
    }
}

/// Binds an output to an array in the device's memory: each run writes its result there.
///
/// The result is never copied there. Either the program donates an input that is bound to the same
/// array (pjrtlite_plan_bind_inout_device), or it has a destination argument (see
/// pjrtlite_plan_bind_output); else the run is refused with advice.
///
/// On plugins that work in host memory (CPU plugins) this is pjrtlite_plan_bind_output.
///
/// @param[in]  plan     The plan.
/// @param[in]  index    Which output, from 0.
/// @param[out] pointer  The address in the memory of the plan's device, aligned to 64 bytes. The array
///                      is dense and row-major; it is not written if it is empty.
/// @param[in]  dtype    The type of its elements.
/// @param[in]  dims     The extents, slowest first; not read if rank is 0.
/// @param[in]  rank     The number of extents.
/// @param[in]  stream   The platform's stream whose work so far each run waits for; or 0. When the
///                      run has returned, the result is complete.
///
/// *Ownership*: as for pjrtlite_plan_bind_output.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH, COPY_REQUIRED if the
/// program writes the output in another order than row-major, IN_USE. The run fails with
/// COPY_REQUIRED if the result cannot be written there.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_output_device(
    plan: *mut pjrtlite_plan,
    index: usize,
    pointer: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
    stream: RawStream,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(
            plan,
            (pointer, "pointer"),
            (dtype, dims, rank),
            |plan, array| plan.bind_output_device(index, pointer, &array, stream),
        )
    }
}

/// Binds an input and an output to one array in the device's memory, which each run updates in place. The
/// program must donate the input to the output.
///
/// On plugins that work in host memory (CPU plugins) this is pjrtlite_plan_bind_inout.
///
/// @param[in]     plan     The plan.
/// @param[in]     input    Which input, from 0.
/// @param[in]     output   Which output, from 0, of the same type and shape.
/// @param[in,out] pointer  The address in the memory of the plan's device, aligned to 64 bytes. The
///                         array is dense and row-major; it is not used if it is empty.
/// @param[in]     dtype    The type of its elements.
/// @param[in]     dims     The extents, slowest first; not read if rank is 0.
/// @param[in]     rank     The number of extents.
/// @param[in]     stream   The platform's stream whose work so far each run waits for; or 0.
///
/// *Ownership*: as for pjrtlite_plan_bind_inout.
/// *Threads*: one at a time for one plan.
/// *Errors*: as for pjrtlite_plan_bind_input_device and pjrtlite_plan_bind_output_device.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bind_inout_device(
    plan: *mut pjrtlite_plan,
    input: usize,
    output: usize,
    pointer: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
    stream: RawStream,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(
            plan,
            (pointer, "pointer"),
            (dtype, dims, rank),
            |plan, array| plan.bind_inout_device(input, output, pointer, &array, stream),
        )
    }
}

/// Copies a result of the last run to the host. Of an output that is bound to an array, that is
/// what the array holds now.
///
/// @param[in]  plan   The plan.
/// @param[in]  index  Which output, from 0.
/// @param[out] data   Where to, dense and row-major; not written if the array is empty.
/// @param[in]  dtype  The type of the elements.
/// @param[in]  dims   The extents, slowest first; not read if rank is 0.
/// @param[in]  rank   The number of extents.
///
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, SIGNATURE_MISMATCH; NOT_RUN before
/// the first run, after one that failed, for an output that pjrtlite_plan_take_output_buffer handed
/// over, and for one that was bound to another array when the plan ran.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_get_output(
    plan: *mut pjrtlite_plan,
    index: usize,
    data: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_array(plan, (data, "data"), (dtype, dims, rank), |plan, array| {
            plan.get_output(index, data, &array)
        })
    }
}

/// Hands over a result of the last run as a buffer, without a copy. Later runs leave it as it is.
///
/// @param[in]  plan    The plan.
/// @param[in]  index   Which output, from 0. It must not be bound to an array.
/// @param[out] buffer  The result; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_buffer_destroy. The plan keeps no copy.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; NOT_RUN before the first run, after one that
/// failed, for an output that is bound to an array, and when it was handed over already.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_take_output_buffer(
    plan: *mut pjrtlite_plan,
    index: usize,
    buffer: *mut *mut pjrtlite_buffer,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(buffer, "buffer", || {
            Using::begin(plan)?
                .take_output_buffer(index)
                .map(pjrtlite_buffer)
        })
    }
}

/// Has the calls that follow be about the piece that one device has of each array, for a program for several devices.
///
/// A plan of such a program takes whole arrays at first: each device gets its piece, without a copy where the piece
/// lies together and is aligned, and outputs are put together where they are bound. After this, arrays are those that one
/// device has: the host's own pieces, in its memory or the device's. Arrays that were set or bound before stay so.
///
/// Functions that set, bind, get, or tell of inputs and outputs by index are about that piece, buffers too. A run is
/// always one of all devices.
///
/// @param[in] plan    The plan.
/// @param[in] number  Which of the run's devices, from 0; see pjrtlite_executable_device.
///
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, IN_USE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_select_piece(
    plan: *mut pjrtlite_plan,
    number: usize,
) -> Status {
    // SAFETY: as promised by the caller.
    boundary(|| unsafe { select(plan, Some(number)) })
}

/// Has the calls that follow be about whole arrays, as before pjrtlite_plan_select_piece.
///
/// @param[in] plan  The plan.
///
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, IN_USE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_select_whole(plan: *mut pjrtlite_plan) -> Status {
    // SAFETY: as promised by the caller.
    boundary(|| unsafe { select(plan, None) })
}

/// Sets a pointer for the functions of the host that the program calls, for later runs of the plan. They
/// get it by pjrtlite_arguments_user_data.
///
/// @param[in] plan  The plan.
/// @param[in] user  The pointer, or NULL.
///
/// *Ownership*: what user points to must live until the last run is over.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, IN_USE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_set_user_data(
    plan: *mut pjrtlite_plan,
    user: *mut c_void,
) -> Status {
    // SAFETY: as promised by the caller.
    boundary(|| unsafe { Using::begin(plan) }?.set_user_data(user))
}

/// Runs the program to its end, and writes the results to the arrays that are bound to outputs.
///
/// @param[in] plan  The plan, with every input set or bound.
///
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, NOT_BOUND, INVALID_VALUE for a byte that the type of an input does not
/// have, RESOURCE_EXHAUSTED on a thread with too small a stack, IN_USE in a function that a program
/// calls on a thread of the plugin, and what the plugin reports. After a failure bound outputs are as
/// before or partly written, and the plan can be run again.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_run(plan: *mut pjrtlite_plan) -> Status {
    // SAFETY: as promised by the caller.
    bare_boundary(|| unsafe { Using::begin(plan) }?.run())
}

/// Begins a run. When the event is ready, the results are in the arrays that are bound to outputs.
///
/// Until then, the arrays that are bound must not be touched, and the plan is refused with IN_USE;
/// other plans can run. The work goes on in the background only where the plugin has threads for
/// it: on CPU plugins with the client option `asynchronous`; else it is done when this returns.
///
/// @param[in]  plan   The plan, with every input set or bound.
/// @param[out] event  The event that tells when the run is over, and whether it went well; NULL if
///                    this fails.
///
/// *Ownership*: the event is the caller's, until pjrtlite_event_destroy, which may come before it is
/// ready.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, NOT_BOUND, INVALID_VALUE and RESOURCE_EXHAUSTED as for pjrtlite_plan_run, IN_USE,
/// and what the plugin reports. A later failure is the event's outcome; then bound outputs are as before or
/// partly written.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_start(
    plan: *mut pjrtlite_plan,
    event: *mut *mut pjrtlite_event,
) -> Status {
    let state = FpState::current();
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(event, "event", || {
            Using::begin(plan)?.start_with(state).map(pjrtlite_event)
        })
    }
}

/// Tells for each input and output whether a run uses it where it is or copies it, how many bytes, and why.
/// There is a line for each, one for the temporary memory of a run, and one for the sum. This is what to read
/// when a plan is slower than hoped. With the option "pjrtlite.cache", a line before them tells whether the
/// program came from the cache, was compiled and kept, or why not.
///
/// @param[in]  plan   The plan, with every input set or bound.
/// @param[in]  first  The number of the first input and of the first output in the text: 0 as in C,
///                    or 1 as in Fortran.
/// @param[out] text   The lines.
///
/// *Ownership*: borrowed from the plan, until the next report of it.
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, NOT_BOUND, COPY_REQUIRED as at a run, IN_USE, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_report(
    plan: *mut pjrtlite_plan,
    first: usize,
    text: *mut *const c_char,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (mut plan, text) = unsafe { (Using::begin(plan)?, Out::new(text, "text")?) };
        text.set(plan.report(first)?.as_ptr());
        Ok(())
    })
}

/// Returns the number of bytes that a run copies in the host's memory, with what is set and bound now: the
/// sum in pjrtlite_plan_report.
///
/// @param[in]  plan   The plan, with every input set or bound.
/// @param[out] bytes  Bytes for each run.
///
/// *Threads*: one at a time for one plan.
/// *Errors*: NULL_ARGUMENT, NOT_BOUND, COPY_REQUIRED as at a run, IN_USE, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_plan_bytes_copied(
    plan: *mut pjrtlite_plan,
    bytes: *mut u64,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (mut plan, bytes) = unsafe { (Using::begin(plan)?, Out::new(bytes, "bytes")?) };
        bytes.set(plan.bytes_copied()?);
        Ok(())
    })
}
