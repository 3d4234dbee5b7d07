//! Device arrays.

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use super::array::{RawDType, RawStream};
use super::boundary::{
    Out, User, array_type, boundary, check_data, destroy, new_handle, shared, text,
};
use super::client::pjrtlite_client;
use super::event::pjrtlite_event;
use crate::array::DType;
use crate::buffer::Buffer;
use crate::error::Status;
use crate::host::callback::call_host;
use crate::host::fpenv::FpState;

/// An array in a device's memory. Arrays of the host are dense, with the last index fastest
/// (row-major, as in C).
///
/// *Threads*: may be used from several at once.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_buffer(pub(super) Buffer);

/// Copies an array of the host to a device.
///
/// @param[in]  client  The client whose device it is.
/// @param[in]  data    The values, dense and row-major; not read if the array is empty.
/// @param[in]  dtype   Their type.
/// @param[in]  dims    The extents, slowest first; not read if rank is 0.
/// @param[in]  rank    The number of extents; 0 for a single value.
/// @param[in]  device  Index of the device.
/// @param[out] buffer  The new buffer; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_buffer_destroy. The data are free for other use when
/// this returns.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE (also for a byte that the type does not have),
/// INDEX_OUT_OF_RANGE, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_from_host(
    client: *const pjrtlite_client,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
    device: usize,
    buffer: *mut *mut pjrtlite_buffer,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(buffer, "buffer", || {
            let client = shared(client, "client")?;
            let array = array_type(dtype, dims, rank)?;
            check_data(data, "data", &array)?;
            Buffer::from_host(&client.0, data, array, device).map(pjrtlite_buffer)
        })
    }
}

/// Makes an array of the host usable as a buffer without copying it: the buffer shows what the
/// memory holds at the time of each use. Programs only read it, even where they donate an input.
///
/// The memory must be aligned to 64 bytes, and the device must work in host memory, as CPU plugins
/// do. Where the plugin would silently make a copy, which would go stale, this fails instead.
///
/// @param[in]  client  The client whose device it is.
/// @param[in]  data    The values, dense and row-major; not read if the array is empty.
/// @param[in]  dtype   Their type.
/// @param[in]  dims    The extents, slowest first; not read if rank is 0.
/// @param[in]  rank    The number of extents; 0 for a single value.
/// @param[in]  device  Index of the device.
/// @param[out] buffer  The new buffer; NULL if this fails.
///
/// *Ownership*: the buffer is the caller's, until pjrtlite_buffer_destroy. The memory must stay
/// until the buffer is destroyed and what was run on it is done.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE (also for a byte that the type does not have),
/// INDEX_OUT_OF_RANGE, COPY_REQUIRED, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_view_host(
    client: *const pjrtlite_client,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
    device: usize,
    buffer: *mut *mut pjrtlite_buffer,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(buffer, "buffer", || {
            let client = shared(client, "client")?;
            let array = array_type(dtype, dims, rank)?;
            check_data(data, "data", &array)?;
            Buffer::view_host(&client.0, data, array, device).map(pjrtlite_buffer)
        })
    }
}

/// A function that pjrtlite_buffer_view_device calls when the plugin no longer needs the memory, with
/// the pointer that was given. It must return normally: no exception, no longjmp.
#[allow(non_camel_case_types, reason = "the name in C")]
pub type pjrtlite_release_callback = Option<unsafe extern "C" fn(user: *mut c_void)>;

/// Makes an array in a device's memory, which another library of the host allocated, usable as a
/// buffer without copying it. Programs only read it, even where they donate an input.
///
/// @param[in]  client   The client whose device it is.
/// @param[in]  pointer  The address in the device's memory, aligned to 64 bytes. The array is dense
///                      and row-major; it is not read if it is empty.
/// @param[in]  dtype    The type of its elements.
/// @param[in]  dims     The extents, slowest first; not read if rank is 0.
/// @param[in]  rank     The number of extents; 0 for a single value.
/// @param[in]  device   Index of the device.
/// @param[in]  stream   The platform's stream (a cudaStream_t, for example) whose work so far fills
///                      the memory; or 0, if it is complete.
/// @param[in]  released Called once, when the plugin no longer needs the memory: possibly late, on
///                      another thread, and after pjrtlite_buffer_destroy has returned. May be NULL.
/// @param[in]  user     A pointer for it, or NULL.
/// @param[out] buffer   The new buffer; NULL if this fails. Then the function is not called.
///
/// *Ownership*: the buffer is the caller's, until pjrtlite_buffer_destroy. The memory stays the
/// host's, and must be there until the function was called, or, without one, until the client is
/// destroyed.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE, INDEX_OUT_OF_RANGE, COPY_REQUIRED for another alignment,
/// and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_view_device(
    client: *const pjrtlite_client,
    pointer: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
    device: usize,
    stream: RawStream,
    released: pjrtlite_release_callback,
    user: *mut c_void,
    buffer: *mut *mut pjrtlite_buffer,
) -> Status {
    let user = User(user);
    let state = FpState::current();
    let released = move || {
        let user = user;
        let nothing = std::ptr::null_mut();
        if let Some(released) = released.and_then(|released| NonNull::new(released as *mut c_void))
        {
            // SAFETY: the function takes the pointer, as promised by the caller.
            unsafe { call_host(state, released, [user.0, nothing, nothing]) };
        }
    };
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(buffer, "buffer", || {
            let client = shared(client, "client")?;
            let array = array_type(dtype, dims, rank)?;
            check_data(pointer, "pointer", &array)?;
            Buffer::view_device(&client.0, pointer, array, device, stream, released)
                .map(pjrtlite_buffer)
        })
    }
}

/// Frees a buffer, as soon as no run needs it any more.
///
/// @param[in] buffer  The buffer, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_destroy(buffer: *mut pjrtlite_buffer) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(buffer, "buffer") }
}

/// Returns the type of a buffer's elements.
///
/// @param[in]  buffer  The buffer.
/// @param[out] dtype   The type.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_dtype(
    buffer: *const pjrtlite_buffer,
    dtype: *mut DType,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (buffer, dtype) = unsafe { (shared(buffer, "buffer")?, Out::new(dtype, "dtype")?) };
        dtype.set(buffer.0.array().dtype());
        Ok(())
    })
}

/// Returns the extents of a buffer.
///
/// @param[in]  buffer  The buffer.
/// @param[out] dims    The extents, slowest first.
/// @param[out] rank    The number of extents.
///
/// *Ownership*: dims is borrowed from the buffer.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_dims(
    buffer: *const pjrtlite_buffer,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (buffer, dims, rank) = unsafe {
            (
                shared(buffer, "buffer")?,
                Out::new(dims, "dims")?,
                Out::new(rank, "rank")?,
            )
        };
        dims.set(buffer.0.array().dims().as_ptr());
        rank.set(buffer.0.array().dims().len());
        Ok(())
    })
}

/// Returns the size of a buffer's values on the host, in bytes.
///
/// @param[in]  buffer  The buffer.
/// @param[out] bytes   The number of elements times the size of one.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_byte_size(
    buffer: *const pjrtlite_buffer,
    bytes: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (buffer, bytes) = unsafe { (shared(buffer, "buffer")?, Out::new(bytes, "bytes")?) };
        bytes.set(buffer.0.array().byte_size());
        Ok(())
    })
}

/// Returns the device that a buffer is on.
///
/// @param[in]  buffer  The buffer.
/// @param[out] device  Index of its device in its client.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_device(
    buffer: *const pjrtlite_buffer,
    device: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (buffer, device) = unsafe { (shared(buffer, "buffer")?, Out::new(device, "device")?) };
        device.set(buffer.0.device());
        Ok(())
    })
}

/// Returns the kind of the memory that a buffer is in: "device" for most, or another one of its device's, such as
/// "pinned_host".
///
/// @param[in]  buffer  The buffer.
/// @param[out] kind    The kind.
///
/// *Ownership*: borrowed from the buffer.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, and UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED where the plugin does not tell.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_memory_kind(
    buffer: *const pjrtlite_buffer,
    kind: *mut *const c_char,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (buffer, kind) = unsafe { (shared(buffer, "buffer")?, Out::new(kind, "kind")?) };
        kind.set(buffer.0.memory_kind()?.as_ptr());
        Ok(())
    })
}

/// Begins a copy of a buffer on a device of the same client, in the device's usual memory. It may be the
/// device that the buffer is on: neither the buffer nor its copy sees what is done with the other.
///
/// The work goes on after this has returned: pjrtlite_buffer_ready of the copy tells when the values are
/// there, and whether the run failed that they come from. The copy can be given to runs before that, and
/// the buffer can be destroyed. Memory that the buffer is a view of must stay as it is until then. Where a
/// plugin cannot copy so itself, or would lose the order of elements that do not lie row by row, the values
/// go through the host, and this waits for them.
///
/// @param[in]  buffer  The buffer.
/// @param[in]  device  Index of the device.
/// @param[out] copy    The new buffer; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_buffer_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, INVALID_ARGUMENT if a run has used the buffer up,
/// INVALID_VALUE for a view of memory in which there is a byte now that the type does not have, and what the
/// plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_copy_to(
    buffer: *const pjrtlite_buffer,
    device: usize,
    copy: *mut *mut pjrtlite_buffer,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(copy, "copy", || {
            let buffer = shared(buffer, "buffer")?;
            buffer.0.copy_to(device).map(pjrtlite_buffer)
        })
    }
}

/// Begins a copy of a buffer in another memory of a device of the same client, such as memory of the host
/// from which the device copies fast. Programs are not run on it there: pjrtlite_buffer_copy_to copies it
/// back. All else is as with pjrtlite_buffer_copy_to, but that there is no way without the plugin's.
///
/// @param[in]  buffer  The buffer.
/// @param[in]  device  Index of the device.
/// @param[in]  kind    The kind of the memory, such as "pinned_host", "unpinned_host" or "device". An unknown
///                     one is an error, whose message tells which the device has.
/// @param[out] copy    The new buffer; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_buffer_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE, NOT_FOUND if the device has no such memory, INVALID_ARGUMENT
/// if a run has used the buffer up, INVALID_VALUE for a view of memory in which there is a byte now that the
/// type does not have, UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED if the plugin cannot copy there, and what else
/// it reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_copy_to_memory(
    buffer: *const pjrtlite_buffer,
    device: usize,
    kind: *const c_char,
    copy: *mut *mut pjrtlite_buffer,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(copy, "copy", || {
            let (buffer, kind) = (shared(buffer, "buffer")?, text(kind, "kind")?);
            buffer.0.copy_to_memory(device, kind).map(pjrtlite_buffer)
        })
    }
}

/// Returns an event that tells when a buffer holds its values.
///
/// @param[in]  buffer  The buffer.
/// @param[out] event   The new event; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_event_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, and what the plugin reports.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_ready(
    buffer: *const pjrtlite_buffer,
    event: *mut *mut pjrtlite_event,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(event, "event", || {
            shared(buffer, "buffer")?.0.ready().map(pjrtlite_event)
        })
    }
}

/// Waits until a buffer holds its values, and gives the address where the host can read them,
/// dense and row-major, without a copy. From then on runs leave the buffer as it is, even where
/// their program donates it.
///
/// @param[in]  buffer  The buffer.
/// @param[out] data    The address.
///
/// *Ownership*: borrowed from the buffer.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_ARGUMENT if a run has used it up; COPY_REQUIRED if the host cannot read the device's memory, or if the
/// values lie there in another order (pjrtlite_buffer_to_host works then, too); and the failure of
/// the run that the buffer is from.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_host_pointer(
    buffer: *const pjrtlite_buffer,
    data: *mut *const c_void,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (buffer, data) = unsafe { (shared(buffer, "buffer")?, Out::new(data, "data")?) };
        data.set(buffer.0.host_pointer()?);
        Ok(())
    })
}

/// Waits until a buffer holds its values, and copies them to the host, dense and row-major.
///
/// @param[in]  buffer  The buffer.
/// @param[out] data    Where to; not written if size is 0.
/// @param[in]  size    The size of that memory, in bytes: exactly pjrtlite_buffer_byte_size.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, SIGNATURE_MISMATCH for another size, INVALID_ARGUMENT if a run has used
/// the buffer up, and the failure of the run that the buffer is from.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_buffer_to_host(
    buffer: *const pjrtlite_buffer,
    data: *mut c_void,
    size: usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        unsafe {
            let buffer = shared(buffer, "buffer")?;
            if size > 0 {
                Out::new(data.cast::<u8>(), "data")?;
            }
            buffer.0.to_host(data, size)
        }
    })
}
