//! What a plugin tells of a raw buffer.

use crate::array::{ArrayType, Layout};
use crate::error::{Error, Result, Status};
use crate::plugin::{Plugin, Session};
use crate::sys;

/// The event that tells when a buffer holds its values; it is ours.
///
/// # Safety
/// `buffer` must be a buffer of `plugin`, alive during the call.
pub(super) unsafe fn ready_event(
    plugin: &Plugin,
    buffer: *mut sys::PJRT_Buffer,
) -> Result<*mut sys::PJRT_Event> {
    let mut args = sys::PJRT_Buffer_ReadyEvent_Args {
        buffer,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { plugin.call(&mut args) }?;
    Ok(args.event)
}

/// Dimensions that a plugin lends.
///
/// # Safety
/// `dims` must be null or hold `count` numbers, for as long as the result is used.
pub(crate) unsafe fn borrowed_dims<'a>(dims: *const i64, count: usize) -> &'a [i64] {
    if dims.is_null() || count == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(dims, count) }
}

/// # Safety
/// `buffer` must be a buffer of the plugin, alive during the call.
pub(super) unsafe fn is_on_cpu(
    session: &Session<'_>,
    buffer: *mut sys::PJRT_Buffer,
) -> Result<bool> {
    let mut args = sys::PJRT_Buffer_IsOnCpu_Args {
        buffer,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { session.call(&mut args) }?;
    Ok(args.is_on_cpu)
}

/// The address of a buffer in its device's memory.
///
/// # Safety
/// `buffer` must be a buffer of the plugin, alive during the call.
#[inline(always)]
pub(crate) unsafe fn device_memory(
    session: &Session<'_>,
    buffer: *mut sys::PJRT_Buffer,
) -> Result<*const u8> {
    let mut args = sys::PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args {
        buffer,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { session.call(&mut args) }?;
    if args.device_memory_ptr.is_null() {
        return Err(Error::new(
            Status::Internal,
            "the plugin gives no address for a buffer that is not empty",
        ));
    }
    Ok(args.device_memory_ptr.cast_const().cast())
}

/// Where the host can read the buffer's memory, if it can.
///
/// # Safety
/// `buffer` must be a buffer of `plugin`, alive during the call.
pub(super) unsafe fn readable_memory(
    plugin: &Plugin,
    buffer: *mut sys::PJRT_Buffer,
) -> Result<Option<*const u8>> {
    let session = plugin.session();
    // SAFETY: the caller's promise.
    unsafe {
        if is_on_cpu(&session, buffer)? {
            device_memory(&session, buffer).map(Some)
        } else {
            Ok(None)
        }
    }
}

/// The order in which the buffer's elements lie in memory.
///
/// # Safety
/// `buffer` must be a buffer of `plugin`, alive during the call.
pub(super) unsafe fn layout(
    plugin: &Plugin,
    buffer: *mut sys::PJRT_Buffer,
    array: &ArrayType,
) -> Result<Layout> {
    if array.dims().len() < 2 {
        return Ok(Layout::RowMajor);
    }
    let mut args = sys::PJRT_Buffer_GetMemoryLayout_Args {
        buffer,
        layout: Default::default(),
        ..Default::default()
    };
    // SAFETY: the buffer is alive, and what the layout points to belongs to it.
    unsafe {
        plugin.call(&mut args)?;
        match args.layout.type_ {
            sys::PJRT_Buffer_MemoryLayout_Type_Tiled => {
                let tiled = args.layout.__bindgen_anon_1.tiled;
                let axes = borrowed_dims(tiled.minor_to_major, tiled.minor_to_major_size);
                // Tiles are the device's own affair: the host never sees them in transfers, and
                // no device whose memory it reads in place has them.
                Layout::from_minor_to_major(axes, array.dims())
            }
            sys::PJRT_Buffer_MemoryLayout_Type_Strides => {
                let strides = args.layout.__bindgen_anon_1.strides;
                let strides = borrowed_dims(strides.byte_strides, strides.num_byte_strides);
                Layout::from_byte_strides(strides, array)
            }
            other => Err(Error::new(
                Status::Unsupported,
                format!(
                    "the plugin describes its memory by layouts of kind {other}, which this library \
                     does not know"
                ),
            )),
        }
    }
}
