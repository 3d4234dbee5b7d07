//! Buffers from memory: the host's, copied or not, the device's, or none that holds values.

use std::ffi::c_void;

use super::facts::is_on_cpu;
use crate::alloc::{AlignedMemory, VIEW_ALIGNMENT};
use crate::array::{ArrayType, DType};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event;
use crate::host::callback;
use crate::plugin::Owned;
use crate::sys;

/// What a plugin may do with host memory that it is given.
#[derive(Clone, Copy)]
pub(crate) enum HostMemory {
    /// Copy it before the call returns.
    Copy,
    /// Keep reading it for as long as the buffer lives.
    View,
    /// Read it and, where a program donates the buffer, write the program's result into it.
    Lend,
}

/// Makes a buffer of a dense row-major array of the host.
///
/// # Safety
/// `data` must be readable for `array.byte_size()` bytes, and writable too if it is lent: during the
/// call if it is copied, else until the buffer and everything that was run on it are gone. It may
/// be null if the size is 0.
pub(crate) unsafe fn use_host_memory(
    client: &Client,
    data: *const c_void,
    array: &ArrayType,
    device: usize,
    use_of_memory: HostMemory,
) -> Result<Owned<sys::PJRT_Buffer>> {
    check_plugin_has(client, array.dtype())?;
    let mut args = sys::PJRT_Client_BufferFromHostBuffer_Args {
        client: client.as_ptr(),
        // Plugins want an address even for nothing.
        data: if array.byte_size() == 0 {
            std::ptr::without_provenance(VIEW_ALIGNMENT)
        } else {
            data
        },
        type_: array.dtype().to_pjrt(),
        // Strides and layouts mean different things to different plugins, so none are given:
        // that is dense and row-major for all of them.
        dims: array.dims().as_ptr(),
        num_dims: array.dims().len(),
        host_buffer_semantics: match use_of_memory {
            HostMemory::Copy => sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall,
            HostMemory::View => sys::PJRT_HostBufferSemantics_kImmutableZeroCopy,
            HostMemory::Lend => sys::PJRT_HostBufferSemantics_kMutableZeroCopy,
        },
        device: client.device(device)?.as_ptr(),
        ..Default::default()
    };
    // SAFETY: the memory is as the caller promises, the rest lives through the call.
    unsafe { client.plugin().call(&mut args) }.map_err(|error| {
        error.context(format_args!(
            "cannot make a buffer of {array} from host memory"
        ))
    })?;
    // SAFETY: the plugin made both for us.
    let (raw, done) = unsafe {
        (
            Owned::new(client.plugin(), args.buffer),
            Owned::new(client.plugin(), args.done_with_host_buffer),
        )
    };
    let raw = raw?;
    // The event tells when the host's memory is free again: of a view when the buffer is, of a copy
    // at once. A device that does not work in host memory has no views, and copies in its own time:
    // it reads the memory until it is done with that.
    let is_view = !matches!(use_of_memory, HostMemory::Copy);
    let session = client.plugin().session();
    // SAFETY: both are alive.
    unsafe {
        if is_view && !is_on_cpu(&session, raw.as_ptr())? {
            event::wait(&session, done?.as_ptr())?;
        }
    }
    Ok(raw)
}

/// Fails if the plugin is older than the element type: what it would make of the number is not known,
/// and some end the process over it.
pub(crate) fn check_plugin_has(client: &Client, dtype: DType) -> Result<()> {
    let (major, minor) = client.plugin().api_version();
    let since = dtype.since_minor();
    if minor >= since {
        return Ok(());
    }
    Err(Error::new(
        Status::UnsupportedByPlugin,
        format!(
            "element type {dtype} came with PJRT {major}.{since}, and this plugin is of \
             {major}.{minor}: use a newer plugin, or convert the array inside the program"
        ),
    ))
}

/// Fails if a device keeps arrays of this type in another form than the host.
pub(crate) fn check_can_be_viewed(array: &ArrayType) -> Result<()> {
    if array.dtype().packed_bits().is_none() || array.byte_size() == 0 {
        return Ok(());
    }
    Err(Error::new(
        Status::CopyRequired,
        format!(
            "devices pack several elements of {} in a byte, and the host has one byte for each, so \
             memory cannot be shared: copy with from_host, or bind the host's memory to a plan",
            array.dtype()
        ),
    ))
}

/// What is to be done when a plugin no longer needs memory that was lent to it.
pub(crate) type Released = Box<dyn FnOnce() + Send>;

/// Makes a buffer of a dense row-major array in a device's memory.
///
/// # Safety
/// As for [`Buffer::view_device`]. Without `released`, the memory must stay until the buffer and
/// everything that was run on it are gone.
pub(crate) unsafe fn view_device_memory(
    client: &Client,
    pointer: *mut c_void,
    array: &ArrayType,
    device: usize,
    stream: isize,
    released: Option<Released>,
) -> Result<Owned<sys::PJRT_Buffer>> {
    check_plugin_has(client, array.dtype())?;
    check_can_be_viewed(array)?;
    let misaligned = pointer as usize % VIEW_ALIGNMENT;
    if array.byte_size() > 0 && misaligned != 0 {
        return Err(Error::new(
            Status::CopyRequired,
            format!(
                "a view needs device memory aligned to {VIEW_ALIGNMENT} bytes; this address is \
                 {misaligned} bytes past that: align it"
            ),
        ));
    }
    let device = client.device(device)?.as_ptr();
    // Plugins call back unchecked, so there is always a function. Whatever returns before the call
    // has to free this.
    let user = match released {
        Some(released) => callback::to_be_called::<c_void>(move |_| released()),
        None => std::ptr::null_mut(),
    };
    let mut args = sys::PJRT_Client_CreateViewOfDeviceBuffer_Args {
        client: client.as_ptr(),
        device_buffer_ptr: if array.byte_size() == 0 {
            std::ptr::without_provenance_mut(VIEW_ALIGNMENT)
        } else {
            pointer
        },
        dims: array.dims().as_ptr(),
        num_dims: array.dims().len(),
        element_type: array.dtype().to_pjrt(),
        device,
        on_delete_callback: Some(callback::called_once::<c_void>),
        on_delete_callback_arg: user,
        stream,
        ..Default::default()
    };
    // SAFETY: the memory is as the caller promises, the rest lives through the call, and the
    // callback owns what its argument points to.
    let made = unsafe { client.plugin().call(&mut args) };
    if let Err(error) = made {
        // A plugin that threw may keep it all the same. Else the memory is the caller's as before, so
        // nobody is told that it is released.
        if !user.is_null() && error.status() != Status::PluginException {
            // SAFETY: without a buffer nobody else will free it.
            unsafe { callback::take_back::<c_void>(user) };
        }
        return Err(error.context(format_args!(
            "cannot make a buffer of {array} from device memory"
        )));
    }
    // SAFETY: the plugin made it for us.
    unsafe { Owned::new(client.plugin(), args.buffer) }
}

/// A buffer whose values are not defined, for a program to write its result into.
pub(crate) fn uninitialized(
    client: &Client,
    array: &ArrayType,
    device: usize,
) -> Result<Owned<sys::PJRT_Buffer>> {
    check_plugin_has(client, array.dtype())?;
    let mut args = sys::PJRT_Client_CreateUninitializedBuffer_Args {
        client: client.as_ptr(),
        shape_dims: array.dims().as_ptr(),
        shape_num_dims: array.dims().len(),
        shape_element_type: array.dtype().to_pjrt(),
        device: client.device(device)?.as_ptr(),
        ..Default::default()
    };
    // SAFETY: everything lives through the call, and the buffer becomes ours.
    let made = unsafe {
        client
            .plugin()
            .call(&mut args)
            .and_then(|()| Owned::new(client.plugin(), args.buffer))
    };
    match made {
        Err(error) if is_missing(&error) => {
            let memory = AlignedMemory::new(array.byte_size())?;
            // SAFETY: the memory has this size, and is copied during the call.
            unsafe {
                memory.as_ptr().write_bytes(0, array.byte_size());
                use_host_memory(
                    client,
                    memory.as_ptr().cast(),
                    array,
                    device,
                    HostMemory::Copy,
                )
            }
        }
        made => made,
    }
}

/// Whether a call failed because the plugin does not have the function.
pub(super) fn is_missing(error: &Error) -> bool {
    matches!(
        error.status(),
        Status::UnsupportedByPlugin | Status::Unimplemented
    )
}
