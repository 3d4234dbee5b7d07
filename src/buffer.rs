//! Arrays in a device's memory: from the host's, as views of the host's, and back.

mod access;
mod copy;
mod facts;
mod make;
mod reading;

use std::ffi::{CString, c_void};
use std::ptr::NonNull;
use std::sync::Arc;

use crate::alloc::VIEW_ALIGNMENT;
use crate::array::{ArrayType, DType, Layout};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::event::Event;
use crate::host::once::OnceCell;
use crate::plugin::{Owned, Plugin};
use crate::sys;
use crate::values;

use access::Access;
use facts::{is_on_cpu, layout, readable_memory, ready_event};
use make::Released;

pub(crate) use access::{Claim, Use};
pub(crate) use facts::{borrowed_dims, device_memory};
pub(crate) use make::{
    HostMemory, check_can_be_viewed, check_plugin_has, uninitialized, use_host_memory,
    view_device_memory,
};
pub(crate) use reading::{Reading, wait_and_destroy};

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
    /// Whether it is in the memory where a device's buffers are, and programs look for them.
    is_in_usual_memory: bool,
    /// The kind of the memory it is in, once it was asked for.
    memory_kind: OnceCell<CString>,
    access: Access,
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
        Buffer::with(client, raw, array, device, |inner| inner.is_view = is_view)
    }

    /// The same, of a buffer that is not as most are.
    fn with(
        client: &Client,
        raw: Owned<sys::PJRT_Buffer>,
        array: ArrayType,
        device: usize,
        set: impl FnOnce(&mut Inner),
    ) -> Buffer {
        let mut inner = Inner {
            raw,
            client: client.clone(),
            array,
            device,
            is_view: false,
            layout: OnceCell::new(),
            is_in_usual_memory: true,
            memory_kind: OnceCell::new(),
            access: Access::default(),
        };
        set(&mut inner);
        Buffer(Arc::new(inner))
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

    /// Whether a program can be given it.
    pub(crate) fn is_in_usual_memory(&self) -> bool {
        self.0.is_in_usual_memory
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

/// Whether the host can read and write the memory of a device as it is.
pub(crate) fn is_host_memory(client: &Client, device: usize) -> Result<bool> {
    let number = [0u8];
    let array = ArrayType::new(DType::U8, &[1])?;
    // SAFETY: the memory holds one byte, and is copied during the call.
    let buffer = unsafe { Buffer::from_host(client, number.as_ptr().cast(), array, device) }?;
    // SAFETY: the buffer is alive.
    unsafe { is_on_cpu(&client.plugin().session(), buffer.as_ptr()) }
}
