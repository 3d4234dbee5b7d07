//! Arrays in a device's memory: from the host's, as views of the host's, and back.

mod access;

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

use crate::alloc::{AlignedMemory, VIEW_ALIGNMENT};
use crate::array::{ArrayType, DType, Layout, copy_to_row_major};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event::{self, Event};
use crate::host::callback;
use crate::host::once::OnceCell;
use crate::plugin::{Owned, Plugin, Session};
use crate::sys;
use crate::values;

use self::access::Access;
pub(crate) use access::{Claim, Use};

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
    access: Access,
}

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

impl Buffer {
    /// Copies a dense row-major array of the host to a device. The memory is free for other use
    /// when this returns.
    ///
    /// Fails with [`Status::InvalidValue`] if there are bytes that the element type does not have.
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
        unsafe {
            values::check(&array, data.cast())?;
            Buffer::copy_host(client, data, array, device)
        }
    }

    /// As [`Buffer::from_host`], of values that are known to be of the type.
    ///
    /// # Safety
    /// As for [`Buffer::from_host`].
    pub(crate) unsafe fn copy_host(
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
    /// [`Status::CopyRequired`]: if the memory is not aligned to [`VIEW_ALIGNMENT`], if the
    /// device does not work in host memory, or if it packs several elements in a byte. Fails with
    /// [`Status::InvalidValue`] if there are bytes now that the element type does not have; each
    /// use of the buffer checks that again.
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
        // SAFETY: the caller's promise.
        unsafe {
            values::check(&array, data.cast())?;
            Buffer::view_memory(client, data, array, device)
        }
    }

    /// As [`Buffer::view_host`], whatever the memory holds now.
    ///
    /// # Safety
    /// As for [`Buffer::view_host`].
    pub(crate) unsafe fn view_memory(
        client: &Client,
        data: *const c_void,
        array: ArrayType,
        device: usize,
    ) -> Result<Buffer> {
        check_can_be_viewed(&array)?;
        let misaligned = data as usize % VIEW_ALIGNMENT;
        if array.byte_size() > 0 && misaligned != 0 {
            return Err(Error::new(
                Status::CopyRequired,
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
                Status::CopyRequired,
                "the plugin made a copy instead of a view: its device does not work in host \
                 memory. Copy with from_host",
            ));
        }
        Ok(buffer)
    }

    /// Makes an array in a device's memory usable as a buffer without copying it: memory that
    /// another library of the host allocated on the device. Programs only read it.
    ///
    /// `stream` is the platform's stream whose work so far fills the memory, or 0 if the memory
    /// is filled already. `released` is called once, when the plugin no longer needs the memory:
    /// possibly late, and on another thread.
    ///
    /// # Safety
    /// `pointer` must lead to `array.byte_size()` bytes of this device's memory until `released`
    /// is called; it may be null if that is 0. `stream` must be 0 or a stream of the platform.
    pub unsafe fn view_device(
        client: &Client,
        pointer: *mut c_void,
        array: ArrayType,
        device: usize,
        stream: isize,
        released: impl FnOnce() + Send + 'static,
    ) -> Result<Buffer> {
        let released = Some(Box::new(released) as Released);
        // SAFETY: the caller's promise.
        let raw = unsafe { view_device_memory(client, pointer, &array, device, stream, released) }?;
        Ok(Buffer::of(client, raw, array, device, true))
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
        // SAFETY: the caller's promise.
        let raw = unsafe { use_host_memory(client, data, &array, device, use_of_memory) }?;
        let is_view = !matches!(use_of_memory, HostMemory::Copy);
        Ok(Buffer::of(client, raw, array, device, is_view))
    }

    /// A buffer that the plugin made of this type and shape on this device.
    pub(crate) fn of(
        client: &Client,
        raw: Owned<sys::PJRT_Buffer>,
        array: ArrayType,
        device: usize,
        is_view: bool,
    ) -> Buffer {
        Buffer(Arc::new(Inner {
            raw,
            client: client.clone(),
            array,
            device,
            is_view,
            layout: OnceCell::new(),
            access: Access::default(),
        }))
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
        let array = ArrayType::new(DType::from_pjrt(dtype.type_)?, dims)?;
        let device = client.device_index(device.device)?;
        Ok(Buffer::of(client, raw, array, device, false))
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

    /// Lets one run use the buffer up, once it has waited; none where it must stay as it is: it is a view,
    /// or the host has its address.
    pub(crate) fn claim(&self) -> Result<Option<Claim<'_>>> {
        if self.is_view() {
            return Ok(None);
        }
        self.0.access.claim()
    }

    /// Keeps runs from using the buffer up while another run that reads it begins; not needed of a view,
    /// which none uses up.
    pub(crate) fn enter(&self) -> Result<Option<Use<'_>>> {
        if self.is_view() {
            return Ok(None);
        }
        self.0.access.enter().map(Some)
    }

    /// Ends what [`Buffer::enter`] gave, if that was forgotten.
    #[inline]
    pub(crate) fn leave(&self) {
        if !self.is_view() {
            self.0.access.leave();
        }
    }

    /// Whether somebody else may use it, too. Who has it alone keeps it so, until it is given away.
    pub(crate) fn is_shared(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }

    /// The address at which a run finds elements that the host may have changed since the buffer was
    /// made, and that not every byte is one of; none if there is nothing of that kind to check.
    pub(crate) fn memory_to_check(&self) -> Result<Option<NonNull<u8>>> {
        let is_unsafe = self.is_view() && self.array().dtype().allowed().is_some();
        if !is_unsafe || self.array().byte_size() == 0 {
            return Ok(None);
        }
        let memory = self.readable_memory()?;
        Ok(memory.and_then(|memory| NonNull::new(memory.cast_mut())))
    }

    /// An event that tells when the buffer holds its values.
    pub fn ready(&self) -> Result<Event> {
        // SAFETY: the buffer is alive.
        let event = unsafe { ready_event(self.plugin(), self.as_ptr()) }?;
        // SAFETY: the plugin made it for us.
        unsafe { Event::new(&self.0.client, event) }
    }

    /// Waits for the values, and gives the address where the host can read them: dense and
    /// row-major, for as long as the buffer lives. Runs leave such a buffer as it is, even where
    /// their program donates it.
    ///
    /// Fails with [`Status::CopyRequired`] where the host cannot read the device's memory, or
    /// where the values lie there in another order; [`Buffer::to_host`] works then, too.
    pub fn host_pointer(&self) -> Result<*const c_void> {
        self.ready()?.wait()?;
        let refuse = |why| Error::new(Status::CopyRequired, format!("{why}; copy it with to_host"));
        if self.array().byte_size() > 0 && self.array().dtype().packed_bits().is_some() {
            return Err(refuse(
                "the device packs several elements of this buffer in a byte",
            ));
        }
        if *self.layout()? != Layout::RowMajor {
            return Err(refuse("this buffer's values do not lie in row-major order"));
        }
        match self.readable_memory()? {
            Some(memory) => {
                self.0.access.keep()?;
                Ok(memory.cast())
            }
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
            let session = self.plugin().session();
            let mut reading = Reading::of(&session, self.as_ptr(), array)?;
            // What the plugin transfers it guards itself.
            let _reader = match reading.is_in_place() {
                true => Some(self.0.access.enter()?),
                false => None,
            };
            reading.read(&session, self.as_ptr(), array, target.cast())?;
        }
        Ok(())
    }

    /// Where the host can read its memory, if it can, whether its values are there yet or not.
    pub(crate) fn readable_memory(&self) -> Result<Option<*const u8>> {
        // A plugin refuses to use a buffer up while it is asked for the address.
        let _reader = self.0.access.enter()?;
        // SAFETY: the buffer is alive.
        unsafe { readable_memory(self.plugin(), self.as_ptr()) }
    }
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
             memory cannot be shared: copy with from_host, or bind the host's memory to a call",
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
        Err(error)
            if matches!(
                error.status(),
                Status::UnsupportedByPlugin | Status::Unimplemented
            ) =>
        {
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

/// Whether the host can read and write the memory of a device as it is.
pub(crate) fn is_host_memory(client: &Client, device: usize) -> Result<bool> {
    let number = [0u8];
    let array = ArrayType::new(DType::U8, &[1])?;
    // SAFETY: the memory holds one byte, and is copied during the call.
    let buffer = unsafe { Buffer::from_host(client, number.as_ptr().cast(), array, device) }?;
    // SAFETY: the buffer is alive.
    unsafe { is_on_cpu(&client.plugin().session(), buffer.as_ptr()) }
}

/// How the values of a buffer get to the host. It is the same for every run of a program, so a
/// call finds it out once.
#[derive(Debug)]
pub(crate) struct Reading {
    layout: Layout,
    /// The host can read the device's memory as it is, which costs a tenth of what a transfer
    /// by the plugin does. Not where elements are packed: a transfer unpacks them.
    in_place: bool,
    /// Where what the plugin transfers is put before it is brought into order.
    transferred: Option<AlignedMemory>,
}

impl Reading {
    /// Finds out how this buffer can be read.
    ///
    /// # Safety
    /// `buffer` must be a buffer of the plugin, alive during the call.
    pub(crate) unsafe fn of(
        session: &Session<'_>,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
    ) -> Result<Reading> {
        // SAFETY: the caller's promise.
        unsafe {
            Ok(Reading {
                layout: layout(session.plugin(), buffer, array)?,
                in_place: array.dtype().packed_bits().is_none() && is_on_cpu(session, buffer)?,
                transferred: None,
            })
        }
    }

    /// Puts the values of a buffer into dense row-major memory, unless that is the buffer's own
    /// memory, where they are already. Gives the address of the buffer's memory where the host
    /// reads it as it is.
    ///
    /// # Safety
    /// `buffer` must be a buffer of the plugin that holds its values and for which this reading
    /// was found out; `target` must be writable for the bytes of `array`.
    #[inline(always)]
    pub(crate) unsafe fn read(
        &mut self,
        session: &Session<'_>,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
        target: *mut u8,
    ) -> Result<Option<*const u8>> {
        if array.byte_size() == 0 {
            return Ok(None);
        }
        if !self.in_place {
            // SAFETY: the caller's promise.
            unsafe {
                let transfer = self.start_transfer(session, buffer, array, target)?;
                wait_and_destroy(session, transfer)?;
                self.finish_transfer(array, target);
            }
            return Ok(None);
        }
        // SAFETY: the memory is readable and holds the array in this layout.
        unsafe {
            let source = device_memory(session, buffer)?;
            if std::ptr::eq(source, target) {
                if !self.is_row_major() {
                    self.put_in_order(array, target)?;
                }
            } else {
                copy_to_row_major(source, &self.layout, array, target);
            }
            Ok(Some(source))
        }
    }

    /// Puts values that are where they should be, but in another order, into the host's, by way of
    /// memory of our own.
    ///
    /// # Safety
    /// `target` must be readable and writable for the bytes of the array, which is there.
    #[cold]
    unsafe fn put_in_order(&mut self, array: &ArrayType, target: *mut u8) -> Result<()> {
        let size = array.byte_size();
        let memory = match &self.transferred {
            Some(memory) => memory.as_ptr(),
            None => self.transferred.insert(AlignedMemory::new(size)?).as_ptr(),
        };
        // SAFETY: the caller's promise; the memory is our own, and as large.
        unsafe {
            std::ptr::copy_nonoverlapping(target, memory, size);
            copy_to_row_major(memory, &self.layout, array, target);
        }
        Ok(())
    }

    /// Whether the buffer's elements lie in the host's order.
    #[inline]
    pub(crate) fn is_row_major(&self) -> bool {
        self.layout == Layout::RowMajor
    }

    /// Whether the host reads the buffer's memory as it is.
    pub(crate) fn is_in_place(&self) -> bool {
        self.in_place
    }

    /// Has the plugin copy a buffer's values, to `target` or to memory of ours. Returns the event
    /// that tells when it is done, which is the caller's, after which
    /// [`Reading::finish_transfer`] is due.
    ///
    /// # Safety
    /// As for [`Reading::read`], and `target` and `self` must stay until the event is ready.
    pub(crate) unsafe fn start_transfer(
        &mut self,
        session: &Session<'_>,
        buffer: *mut sys::PJRT_Buffer,
        array: &ArrayType,
        target: *mut u8,
    ) -> Result<*mut sys::PJRT_Event> {
        let size = array.byte_size();
        let destination = match &self.layout {
            Layout::RowMajor => target,
            // A transfer keeps the device's order, which is put right afterwards.
            Layout::Permuted(_) => match &self.transferred {
                Some(memory) => memory.as_ptr(),
                None => self.transferred.insert(AlignedMemory::new(size)?).as_ptr(),
            },
        };
        let mut args = sys::PJRT_Buffer_ToHostBuffer_Args {
            src: buffer,
            dst: destination.cast(),
            dst_size: size,
            ..Default::default()
        };
        // SAFETY: the caller promises that the destination stays.
        unsafe { session.call(&mut args) }?;
        Ok(args.event)
    }

    /// Puts what was transferred into the host's order and form.
    ///
    /// # Safety
    /// `target` must be writable for the bytes of `array`, which must have been transferred.
    pub(crate) unsafe fn finish_transfer(&self, array: &ArrayType, target: *mut u8) {
        if let (Layout::Permuted(_), Some(memory)) = (&self.layout, &self.transferred) {
            // SAFETY: the memory holds the array, and is our own.
            unsafe { copy_to_row_major(memory.as_ptr(), &self.layout, array, target) };
        }
        // SAFETY: the caller's promise.
        unsafe { values::widen(array, target) };
    }
}

/// Waits for an event that the plugin made for us, and destroys it.
///
/// # Safety
/// `event` must be null, for work that is done, or an event of this plugin that is ours.
#[inline(always)]
pub(crate) unsafe fn wait_and_destroy(
    session: &Session<'_>,
    event: *mut sys::PJRT_Event,
) -> Result<()> {
    let Some(event) = NonNull::new(event) else {
        return Ok(());
    };
    // SAFETY: the event is alive until it is destroyed, once.
    unsafe {
        let outcome = event::wait(session, event.as_ptr());
        let mut destroy = sys::PJRT_Event_Destroy_Args {
            event: event.as_ptr(),
            ..Default::default()
        };
        let _ = session.call(&mut destroy);
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
/// `buffer` must be a buffer of the plugin, alive during the call.
unsafe fn is_on_cpu(session: &Session<'_>, buffer: *mut sys::PJRT_Buffer) -> Result<bool> {
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
unsafe fn readable_memory(
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
                Status::Unsupported,
                format!(
                    "the plugin describes its memory by layouts of kind {other}, which this library \
                     does not know"
                ),
            )),
        }
    }
}
