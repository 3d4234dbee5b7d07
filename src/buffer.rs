//! Arrays in a device's memory: from the host's, as views of the host's, and back.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

use once_cell::sync::OnceCell;

use crate::array::{ArrayType, DType, Layout, copy_to_row_major};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event::{self, Event};
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// Alignment, in bytes, from which a CPU plugin uses host memory without copying it.
pub const VIEW_ALIGNMENT: usize = 64;

/// An array in a device's memory. Clones share it; it is freed with the last clone.
///
/// May be used from several threads at once.
#[derive(Clone, Debug)]
pub struct Buffer(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    raw: Owned<sys::PJRT_Buffer>,
    client: Client,
    array: ArrayType,
    device: usize,
    /// Whether it is a view of memory that belongs to the host, which no program may write to.
    is_view: bool,
    /// The order of its elements, once it was asked for.
    layout: OnceCell<Layout>,
}

/// What a plugin may do with host memory that it is given.
#[derive(Clone, Copy)]
enum HostMemory {
    /// Copy it before the call returns.
    Copy,
    /// Keep reading it for as long as the buffer lives.
    View,
}

impl Buffer {
    /// Copies a dense row-major array of the host to a device. The memory is free for other use
    /// when this returns.
    ///
    /// # Safety
    /// `data` must be readable for `array.byte_size()` bytes; it may be null if that is 0.
    pub unsafe fn from_host(
        client: &Client,
        data: *const c_void,
        array: ArrayType,
        device: usize,
    ) -> Result<Buffer> {
        // SAFETY: the caller's promise.
        unsafe { Buffer::from_memory(client, data, array, device, HostMemory::Copy) }
    }

    /// Makes a dense row-major array of the host usable as a buffer without copying it: the
    /// buffer shows what the memory holds at the time of each use. Programs only read it.
    ///
    /// Where the plugin would silently make a copy instead, which would go stale, this fails with
    /// [`Status::NotAliased`]: if the memory is not aligned to [`VIEW_ALIGNMENT`], or if the
    /// device does not work in host memory.
    ///
    /// # Safety
    /// `data` must be readable for `array.byte_size()` bytes until the buffer and everything
    /// that was run on it are gone; it may be null if that is 0.
    pub unsafe fn view_host(
        client: &Client,
        data: *const c_void,
        array: ArrayType,
        device: usize,
    ) -> Result<Buffer> {
        let misaligned = data as usize % VIEW_ALIGNMENT;
        if array.byte_size() > 0 && misaligned != 0 {
            return Err(Error::new(
                Status::NotAliased,
                format!(
                    "a view needs memory aligned to {VIEW_ALIGNMENT} bytes; this address is \
                     {misaligned} bytes past that: align it, or copy with from_host"
                ),
            ));
        }
        // SAFETY: the caller's promise.
        let buffer = unsafe { Buffer::from_memory(client, data, array, device, HostMemory::View) }?;
        // An empty array has no memory that could be shared or go stale.
        if buffer.array().byte_size() > 0 && buffer.readable_memory()? != Some(data.cast()) {
            return Err(Error::new(
                Status::NotAliased,
                "the plugin made a copy instead of a view: its device does not work in host \
                 memory. Copy with from_host",
            ));
        }
        Ok(buffer)
    }

    /// # Safety
    /// As for [`Buffer::from_host`] or [`Buffer::view_host`].
    unsafe fn from_memory(
        client: &Client,
        data: *const c_void,
        array: ArrayType,
        device: usize,
        use_of_memory: HostMemory,
    ) -> Result<Buffer> {
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
        // SAFETY: the plugin made both for us. The event tells when a view's memory is free
        // again, which is when the buffer is; for a copy it is at once.
        let (raw, done) = unsafe {
            (
                Owned::new(client.plugin(), args.buffer),
                Owned::new(client.plugin(), args.done_with_host_buffer),
            )
        };
        drop(done);
        Ok(Buffer(Arc::new(Inner {
            raw: raw?,
            client: client.clone(),
            array,
            device,
            is_view: matches!(use_of_memory, HostMemory::View),
            layout: OnceCell::new(),
        })))
    }

    /// Takes over a buffer that the plugin made, and asks it for its type, shape and device.
    pub(crate) fn from_raw(client: &Client, raw: Owned<sys::PJRT_Buffer>) -> Result<Buffer> {
        let mut dtype = sys::PJRT_Buffer_ElementType_Args {
            buffer: raw.as_ptr(),
            ..Default::default()
        };
        let mut dims = sys::PJRT_Buffer_Dimensions_Args {
            buffer: raw.as_ptr(),
            ..Default::default()
        };
        let mut device = sys::PJRT_Buffer_Device_Args {
            buffer: raw.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the buffer is alive, and the dimensions belong to it.
        let dims = unsafe {
            raw.plugin().call(&mut dtype)?;
            raw.plugin().call(&mut dims)?;
            raw.plugin().call(&mut device)?;
            borrowed_dims(dims.dims, dims.num_dims)
        };
        Ok(Buffer(Arc::new(Inner {
            array: ArrayType::new(DType::from_pjrt(dtype.type_)?, dims)?,
            device: client.device_index(device.device)?,
            client: client.clone(),
            raw,
            is_view: false,
            layout: OnceCell::new(),
        })))
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::PJRT_Buffer {
        self.0.raw.as_ptr()
    }

    fn plugin(&self) -> &'static Plugin {
        self.0.raw.plugin()
    }

    /// The client it belongs to.
    pub fn client(&self) -> &Client {
        &self.0.client
    }

    /// Its element type and dimensions.
    pub fn array(&self) -> &ArrayType {
        &self.0.array
    }

    /// The index of its device in its client.
    pub fn device(&self) -> usize {
        self.0.device
    }

    /// The order in which its elements lie in memory.
    pub(crate) fn layout(&self) -> Result<&Layout> {
        self.0.layout.get_or_try_init(|| {
            // SAFETY: the buffer is alive.
            unsafe { layout(self.plugin(), self.as_ptr(), self.array()) }
        })
    }

    pub(crate) fn is_view(&self) -> bool {
        self.0.is_view
    }

    /// An event that tells when the buffer holds its values.
    pub fn ready(&self) -> Result<Event> {
        // SAFETY: the buffer is alive.
        let event = unsafe { ready_event(self.plugin(), self.as_ptr()) }?;
        // SAFETY: the plugin made it for us.
        unsafe { Event::new(&self.0.client, event) }
    }

    /// Waits for the values, and gives the address where the host can read them: dense and
    /// row-major, for as long as the buffer lives.
    ///
    /// Fails with [`Status::NotAliased`] where the host cannot read the device's memory, or
    /// where the values lie there in another order; [`Buffer::to_host`] works then, too.
    pub fn host_pointer(&self) -> Result<*const c_void> {
        self.ready()?.wait()?;
        let refuse = |why| Error::new(Status::NotAliased, format!("{why}; copy it with to_host"));
        if *self.layout()? != Layout::RowMajor {
            return Err(refuse("this buffer's values do not lie in row-major order"));
        }
        match self.readable_memory()? {
            Some(memory) => Ok(memory.cast()),
            None => Err(refuse("the host cannot read this buffer's memory")),
        }
    }

    /// Waits for the values and copies them to the host, dense and row-major.
    ///
    /// # Safety
    /// `target` must be writable for `size` bytes; it may be null if `size` is 0.
    pub unsafe fn to_host(&self, target: *mut c_void, size: usize) -> Result<()> {
        let array = self.array();
        if size != array.byte_size() {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "the buffer holds {array}, which is {} bytes; the memory to copy to has {size}",
                    array.byte_size()
                ),
            ));
        }
        self.ready()?.wait()?;
        // SAFETY: the buffer is alive and ready, and the caller promises the target.
        unsafe {
            let reading = Reading::of(self.plugin(), self.as_ptr(), array)?;
            reading.read(self.plugin(), self.as_ptr(), array, target.cast())
        }
    }

    fn readable_memory(&self) -> Result<Option<*const u8>> {
        // SAFETY: the buffer is alive.
        unsafe { readable_memory(self.plugin(), self.as_ptr()) }
    }
}

/// How the values of a buffer get to the host. It is the same for every run of a program, so a
/// call finds it out once.
#[derive(Debug)]
pub(crate) struct Reading {
    layout: Layout,
    /// The host can read the device's memory as it is, which costs a tenth of what a transfer
    /// by the plugin does.
    in_place: bool,
}

impl Reading {
    /// Finds out how this buffer can be read.
    ///
    /// # Safety
    /// `buffer` must be a buffer of `plugin`, alive during the call.
    pub(crate) unsafe fn of(
        plugin: &Plugin,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
    ) -> Result<Reading> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(Reading {
                layout: layout(plugin, buffer, array)?,
                in_place: is_on_cpu(plugin, buffer)?,
            })
        }
    }

    /// Copies the values of a buffer to dense row-major memory.
    ///
    /// # Safety
    /// `buffer` must be a buffer of `plugin` that holds its values and for which this reading
    /// was found out; `target` must be writable for the bytes of `array`.
    pub(crate) unsafe fn read(
        &self,
        plugin: &Plugin,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
        target: *mut u8,
    ) -> Result<()> {
        if array.byte_size() == 0 {
            return Ok(());
        }
        if self.in_place {
            // SAFETY: the memory is readable and holds the array in this layout.
            unsafe {
                let source = device_memory(plugin, buffer)?;
                copy_to_row_major(source, &self.layout, array, target);
            }
            return Ok(());
        }
        match &self.layout {
            // SAFETY: the caller promises the target.
            Layout::RowMajor => unsafe { transfer(plugin, buffer, target, array.byte_size()) },
            layout @ Layout::Permuted(_) => {
                let mut dense = vec![0u8; array.byte_size()];
                // SAFETY: a transfer keeps the device's order, which is put right afterwards.
                unsafe {
                    transfer(plugin, buffer, dense.as_mut_ptr(), dense.len())?;
                    copy_to_row_major(dense.as_ptr(), layout, array, target);
                }
                Ok(())
            }
        }
    }
}

/// Copies a buffer's bytes to the host by the plugin, in the order of the device, and waits.
///
/// # Safety
/// `buffer` must be alive, and `target` writable for `size` bytes.
unsafe fn transfer(
    plugin: &Plugin,
    buffer: *mut sys::PJRT_Buffer,
    target: *mut u8,
    size: usize,
) -> Result<()> {
    let mut args = sys::PJRT_Buffer_ToHostBuffer_Args {
        src: buffer,
        dst: target.cast(),
        dst_size: size,
        ..Default::default()
    };
    // SAFETY: the target stays writable until the event has been waited for, below.
    unsafe {
        plugin.call(&mut args)?;
        wait_and_destroy(plugin, args.event)
    }
}

/// Waits for an event that the plugin made for us, and destroys it.
///
/// # Safety
/// `event` must be null, for work that is done, or an event of this plugin that is ours.
pub(crate) unsafe fn wait_and_destroy(plugin: &Plugin, event: *mut sys::PJRT_Event) -> Result<()> {
    let Some(event) = NonNull::new(event) else {
        return Ok(());
    };
    // SAFETY: the event is alive until it is destroyed, once.
    unsafe {
        let outcome = event::wait(plugin, event.as_ptr());
        let mut destroy = sys::PJRT_Event_Destroy_Args {
            event: event.as_ptr(),
            ..Default::default()
        };
        let _ = plugin.call(&mut destroy);
        outcome
    }
}

/// The event that tells when a buffer holds its values; it is ours.
///
/// # Safety
/// `buffer` must be a buffer of `plugin`, alive during the call.
unsafe fn ready_event(
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
/// `buffer` must be a buffer of `plugin`, alive during the call.
unsafe fn is_on_cpu(plugin: &Plugin, buffer: *mut sys::PJRT_Buffer) -> Result<bool> {
    let mut args = sys::PJRT_Buffer_IsOnCpu_Args {
        buffer,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { plugin.call(&mut args) }?;
    Ok(args.is_on_cpu)
}

/// # Safety
/// `buffer` must be a buffer of `plugin`, alive during the call.
unsafe fn device_memory(plugin: &Plugin, buffer: *mut sys::PJRT_Buffer) -> Result<*const u8> {
    let mut args = sys::PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args {
        buffer,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { plugin.call(&mut args) }?;
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
unsafe fn readable_memory(
    plugin: &Plugin,
    buffer: *mut sys::PJRT_Buffer,
) -> Result<Option<*const u8>> {
    // SAFETY: the caller's promise.
    unsafe {
        if is_on_cpu(plugin, buffer)? {
            device_memory(plugin, buffer).map(Some)
        } else {
            Ok(None)
        }
    }
}

/// The order in which the buffer's elements lie in memory.
///
/// # Safety
/// `buffer` must be a buffer of `plugin`, alive during the call.
unsafe fn layout(
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
                Status::UnsupportedByPlugin,
                format!("the plugin describes its memory by layouts of the unknown kind {other}"),
            )),
        }
    }
}
