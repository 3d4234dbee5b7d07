//! Buffers: arrays in the device's memory, and the ways in and out.

use std::ffi::c_void;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock};

use crate::array::{self, element_size, row_major};
use crate::client::{Device, Memory, list, number};
use crate::handle::{Failure, Outcome, get, give, lock, misuse, take};
use crate::memory::{ALIGNMENT, LAST_STREAM, Storage, check_range};
use crate::settings::Layouts;
use crate::work::{self, Completion};
use crate::{event, memory, settings, sys};

/// An array in a device's memory.
#[derive(Debug)]
pub(crate) struct Buffer {
    pub(crate) client: usize,
    pub(crate) device: Arc<Device>,
    pub(crate) memory: Arc<Memory>,
    pub(crate) dtype: sys::PJRT_Buffer_Type,
    pub(crate) dims: Vec<i64>,
    pub(crate) minor_to_major: Vec<i64>,
    /// What the layout points to if it is told as strides.
    pub(crate) strides: OnceLock<Vec<i64>>,
    pub(crate) size: usize,
    /// None once it was donated or deleted.
    pub(crate) storage: Mutex<Option<Arc<Storage>>>,
    /// Whether it holds its values.
    pub(crate) ready: Arc<Completion>,
}

impl Buffer {
    /// Its memory, if it has any left.
    pub(crate) fn storage(&self) -> Result<Arc<Storage>, Failure> {
        let storage = lock(&self.storage).clone();
        storage.ok_or_else(|| Failure::invalid("the buffer has been deleted or donated"))
    }

    /// Its memory, for work that reads it.
    fn use_storage(&self, work: &Arc<Completion>) -> Result<Arc<Storage>, Failure> {
        let _order = memory::in_order();
        let storage = self.storage()?;
        storage.used_by(work);
        Ok(storage)
    }
}

/// The bytes of an array, if there can be such an array.
fn byte_size(dtype: sys::PJRT_Buffer_Type, dims: &[i64]) -> Result<usize, Failure> {
    if array::since(dtype) > settings::minor() {
        misuse(format_args!(
            "element type {dtype} is of a later version than this plugin is"
        ));
    }
    let element = array::element_size(dtype)
        .ok_or_else(|| Failure::unimplemented(format_args!("element type {dtype}")))?;
    dims.iter()
        .try_fold(element, |size, &dim| {
            size.checked_mul(usize::try_from(dim).ok()?)
        })
        .filter(|size| *size <= isize::MAX as usize)
        .ok_or_else(|| Failure::invalid(format_args!("there is no array of the shape {dims:?}")))
}

/// The memory that a function is told, as such or by its device.
fn memory_of(device: *mut sys::PJRT_Device, memory: *mut sys::PJRT_Memory) -> Arc<Memory> {
    if memory.is_null() {
        get::<Device>(device).memory()
    } else {
        get::<Memory>(memory)
    }
}

/// Host memory of a caller, on the way to another thread.
struct Host(*mut u8, usize);

// SAFETY: the caller promises that the memory may be used until the work is done.
unsafe impl Send for Host {}

impl Host {
    fn read(&self) -> Vec<u8> {
        if self.1 == 0 {
            return Vec::new();
        }
        // SAFETY: the caller's memory, which stays until the work is done.
        unsafe { std::slice::from_raw_parts(self.0, self.1) }.to_vec()
    }

    fn write(&self, bytes: &[u8]) {
        // SAFETY: as for reading; the caller states that there is room.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0, bytes.len()) };
    }
}

pub(crate) fn from_host_buffer(args: &mut sys::PJRT_Client_BufferFromHostBuffer_Args) -> Outcome {
    get::<crate::client::Client>(args.client);
    // SAFETY: the caller's list, as the ABI states it.
    let dims = unsafe { list(args.dims, args.num_dims) };
    if args.num_byte_strides != 0 || !args.device_layout.is_null() {
        return Err(Failure::unimplemented("host strides and device layouts"));
    }
    if args.data.is_null() {
        return Err(Failure::invalid("the host memory is null"));
    }
    let memory = memory_of(args.device, args.memory);
    let device = memory.device();
    let size = byte_size(args.type_, dims)?;
    let storage = Storage::of(&memory, size)?;
    let host = Host(args.data.cast_mut().cast(), size);
    let ready = Completion::new();
    let during_call =
        args.host_buffer_semantics == sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
    // Zero copy is not to be had here: the host's memory is read until the transfer is done.
    let staged = during_call.then(|| host.read());
    let done = if during_call {
        Completion::done()
    } else {
        Arc::clone(&ready)
    };
    let target = Arc::clone(&storage);
    let mask = array::mask(args.type_);
    work::enqueue(number(args.client), Vec::new(), &ready, move |planned| {
        planned.map_or(Ok(()), Err)?;
        let host = host;
        let mut bytes = staged.unwrap_or_else(|| host.read());
        if mask != 0xff {
            bytes.iter_mut().for_each(|byte| *byte &= mask);
        }
        memory::write(target.address, &bytes);
        Ok(())
    });
    args.done_with_host_buffer = event::of(&done);
    args.buffer = give(Buffer {
        client: number(args.client),
        device,
        memory,
        dtype: args.type_,
        minor_to_major: row_major(dims.len()),
        strides: OnceLock::new(),
        dims: dims.to_vec(),
        size,
        storage: Mutex::new(Some(storage)),
        ready,
    });
    Ok(())
}

pub(crate) fn view_of_device_buffer(
    args: &mut sys::PJRT_Client_CreateViewOfDeviceBuffer_Args,
) -> Outcome {
    get::<crate::client::Client>(args.client);
    let Some(on_delete) = args.on_delete_callback else {
        misuse("PJRT_Client_CreateViewOfDeviceBuffer is given no on_delete_callback");
    };
    if !args.layout.is_null() {
        return Err(Failure::unimplemented("layouts of views"));
    }
    // SAFETY: the caller's list, as the ABI states it.
    let dims = unsafe { list(args.dims, args.num_dims) };
    let memory = memory_of(args.device, args.memory);
    let device = memory.device();
    let size = byte_size(args.element_type, dims)?;
    let address = args.device_buffer_ptr as usize;
    if !address.is_multiple_of(ALIGNMENT) {
        return Err(Failure::invalid(
            "can't create a view of buffer with unaligned data",
        ));
    }
    check_range(address, size, device.id)?;
    LAST_STREAM.store(args.stream as usize, Ordering::SeqCst);
    args.buffer = give(Buffer {
        client: number(args.client),
        device,
        memory,
        dtype: args.element_type,
        minor_to_major: row_major(dims.len()),
        strides: OnceLock::new(),
        dims: dims.to_vec(),
        size,
        storage: Mutex::new(Some(Storage::view(
            address,
            size,
            on_delete,
            args.on_delete_callback_arg,
        ))),
        ready: Completion::done(),
    });
    Ok(())
}

pub(crate) fn uninitialized(args: &mut sys::PJRT_Client_CreateUninitializedBuffer_Args) -> Outcome {
    get::<crate::client::Client>(args.client);
    // SAFETY: the caller's list, as the ABI states it.
    let dims = unsafe { list(args.shape_dims, args.shape_num_dims) };
    let memory = memory_of(args.device, args.memory);
    let device = memory.device();
    let size = byte_size(args.shape_element_type, dims)?;
    let storage = Storage::of(&memory, size)?;
    // What it holds is nobody's to rely on, so it is nothing that could pass for a result.
    memory::write(storage.address, &vec![0xa5; size]);
    args.buffer = give(Buffer {
        client: number(args.client),
        device,
        memory,
        dtype: args.shape_element_type,
        minor_to_major: row_major(dims.len()),
        strides: OnceLock::new(),
        dims: dims.to_vec(),
        size,
        storage: Mutex::new(Some(storage)),
        ready: Completion::done(),
    });
    Ok(())
}

pub(crate) fn destroy(args: &mut sys::PJRT_Buffer_Destroy_Args) -> Outcome {
    drop(take::<Buffer>(args.buffer));
    Ok(())
}

pub(crate) fn element_type(args: &mut sys::PJRT_Buffer_ElementType_Args) -> Outcome {
    args.type_ = get::<Buffer>(args.buffer).dtype;
    Ok(())
}

pub(crate) fn dimensions(args: &mut sys::PJRT_Buffer_Dimensions_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    args.dims = buffer.dims.as_ptr();
    args.num_dims = buffer.dims.len();
    Ok(())
}

pub(crate) fn unpadded_dimensions(args: &mut sys::PJRT_Buffer_UnpaddedDimensions_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    args.unpadded_dims = buffer.dims.as_ptr();
    args.num_dims = buffer.dims.len();
    Ok(())
}

pub(crate) fn dynamic_dimensions(
    args: &mut sys::PJRT_Buffer_DynamicDimensionIndices_Args,
) -> Outcome {
    get::<Buffer>(args.buffer);
    args.dynamic_dim_indices = std::ptr::null();
    args.num_dynamic_dims = 0;
    Ok(())
}

/// A kind of layout that no version of the ABI has.
const UNKNOWN_LAYOUT: sys::PJRT_Buffer_MemoryLayout_Type = 99;

pub(crate) fn memory_layout(args: &mut sys::PJRT_Buffer_GetMemoryLayout_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    let gap = match settings::layouts() {
        Layouts::Unknown => {
            args.layout.type_ = UNKNOWN_LAYOUT;
            return Ok(());
        }
        Layouts::Tiled => {
            args.layout.type_ = sys::PJRT_Buffer_MemoryLayout_Type_Tiled;
            args.layout.__bindgen_anon_1.tiled = sys::PJRT_Buffer_MemoryLayout_Tiled {
                minor_to_major: buffer.minor_to_major.as_ptr(),
                minor_to_major_size: buffer.minor_to_major.len(),
                ..Default::default()
            };
            return Ok(());
        }
        Layouts::Strides => 0,
        Layouts::Padded => 64,
    };
    let element = element_size(buffer.dtype).map_or(0, |size| size as i64);
    let strides = buffer.strides.get_or_init(|| {
        let mut strides = vec![0; buffer.dims.len()];
        let mut next = element + gap;
        for &axis in &buffer.minor_to_major {
            strides[axis as usize] = next;
            next *= buffer.dims[axis as usize];
        }
        strides
    });
    args.layout.type_ = sys::PJRT_Buffer_MemoryLayout_Type_Strides;
    args.layout.__bindgen_anon_1.strides = sys::PJRT_Buffer_MemoryLayout_Strides {
        byte_strides: strides.as_ptr(),
        num_byte_strides: strides.len(),
        ..Default::default()
    };
    Ok(())
}

pub(crate) fn on_device_size(args: &mut sys::PJRT_Buffer_OnDeviceSizeInBytes_Args) -> Outcome {
    args.on_device_size_in_bytes = get::<Buffer>(args.buffer).storage()?.size;
    Ok(())
}

pub(crate) fn device(args: &mut sys::PJRT_Buffer_Device_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    args.device = Arc::as_ptr(&buffer.device).cast_mut().cast();
    Ok(())
}

pub(crate) fn memory(args: &mut sys::PJRT_Buffer_Memory_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    args.memory = Arc::as_ptr(&buffer.memory).cast_mut().cast();
    Ok(())
}

pub(crate) fn delete(args: &mut sys::PJRT_Buffer_Delete_Args) -> Outcome {
    let storage = lock(&get::<Buffer>(args.buffer).storage).take();
    drop(storage);
    Ok(())
}

pub(crate) fn is_deleted(args: &mut sys::PJRT_Buffer_IsDeleted_Args) -> Outcome {
    args.is_deleted = get::<Buffer>(args.buffer).storage().is_err();
    Ok(())
}

pub(crate) fn copy_to_device(args: &mut sys::PJRT_Buffer_CopyToDevice_Args) -> Outcome {
    args.dst_buffer = copy(args.buffer, get::<Device>(args.dst_device).memory())?;
    Ok(())
}

pub(crate) fn copy_to_memory(args: &mut sys::PJRT_Buffer_CopyToMemory_Args) -> Outcome {
    args.dst_buffer = copy(args.buffer, get::<Memory>(args.dst_memory))?;
    Ok(())
}

fn copy(
    source: *mut sys::PJRT_Buffer,
    memory: Arc<Memory>,
) -> Result<*mut sys::PJRT_Buffer, Failure> {
    let source = get::<Buffer>(source);
    let to = Storage::of(&memory, source.size)?;
    let ready = Completion::new();
    let from = source.use_storage(&ready)?;
    let (target, source_ready) = (Arc::clone(&to), Arc::clone(&source.ready));
    let after = vec![Arc::clone(&source.ready)];
    work::enqueue(source.client, after, &ready, move |planned| {
        let (from, target) = (from, target);
        planned.map_or(Ok(()), Err)?;
        source_ready.outcome().unwrap_or(Ok(()))?;
        memory::write(target.address, &memory::read(from.address, target.size));
        Ok(())
    });
    Ok(give(Buffer {
        client: source.client,
        device: memory.device(),
        memory,
        dtype: source.dtype,
        dims: source.dims.clone(),
        minor_to_major: source.minor_to_major.clone(),
        strides: OnceLock::new(),
        size: source.size,
        storage: Mutex::new(Some(to)),
        ready,
    }))
}

/// Begins to copy bytes of a buffer to the host, in the device's order.
///
/// Where the work that makes a buffer's values has failed, its memory is read all the same, and
/// holds zeros: that it did is to be seen in the events of that work.
fn read(
    buffer: &Buffer,
    start: usize,
    size: usize,
    host: *mut c_void,
) -> Result<*mut sys::PJRT_Event, Failure> {
    let host = Host(host.cast(), size);
    let done = Completion::new();
    let storage = buffer.use_storage(&done)?;
    let after = vec![Arc::clone(&buffer.ready)];
    work::enqueue(buffer.client, after, &done, move |planned| {
        let (host, storage) = (host, storage);
        planned.map_or(Ok(()), Err)?;
        host.write(&memory::read(storage.address + start, size));
        Ok(())
    });
    Ok(event::of(&done))
}

pub(crate) fn to_host_buffer(args: &mut sys::PJRT_Buffer_ToHostBuffer_Args) -> Outcome {
    let buffer = get::<Buffer>(args.src);
    if !args.host_layout.is_null() {
        return Err(Failure::unimplemented("layouts of host memory"));
    }
    if args.dst.is_null() {
        args.dst_size = buffer.size;
        return Ok(());
    }
    if args.dst_size < buffer.size {
        return Err(Failure::invalid(format_args!(
            "the buffer has {} bytes, and there is room for {}",
            buffer.size, args.dst_size
        )));
    }
    args.event = read(&buffer, 0, buffer.size, args.dst)?;
    Ok(())
}

pub(crate) fn copy_raw_to_host(args: &mut sys::PJRT_Buffer_CopyRawToHost_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    let part = usize::try_from(args.offset)
        .ok()
        .zip(usize::try_from(args.transfer_size).ok());
    let Some((start, size)) = part.filter(|(start, size)| start + size <= buffer.size) else {
        return Err(Failure::invalid(
            "the part to copy is not within the buffer",
        ));
    };
    args.event = read(&buffer, start, size, args.dst)?;
    Ok(())
}

pub(crate) fn is_on_cpu(args: &mut sys::PJRT_Buffer_IsOnCpu_Args) -> Outcome {
    args.is_on_cpu = get::<Buffer>(args.buffer).memory.is_host;
    Ok(())
}

pub(crate) fn ready_event(args: &mut sys::PJRT_Buffer_ReadyEvent_Args) -> Outcome {
    let buffer = get::<Buffer>(args.buffer);
    buffer.storage()?;
    args.event = event::of(&buffer.ready);
    Ok(())
}

pub(crate) fn unsafe_pointer(args: &mut sys::PJRT_Buffer_UnsafePointer_Args) -> Outcome {
    args.buffer_pointer = get::<Buffer>(args.buffer).storage()?.address;
    Ok(())
}

pub(crate) fn opaque_pointer(
    args: &mut sys::PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args,
) -> Outcome {
    args.device_memory_ptr = get::<Buffer>(args.buffer).storage()?.address as *mut c_void;
    Ok(())
}

/// A function of the stream extension: the stream is not real, so this waits.
pub(crate) unsafe extern "C" fn wait_stream(
    args: *mut sys::PJRT_Wait_Until_Buffer_Ready_On_Stream_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: the caller follows the ABI.
    let args = unsafe { &mut *args };
    match get::<Buffer>(args.buffer).ready.wait() {
        Ok(()) => std::ptr::null_mut(),
        Err(failure) => give(failure),
    }
}
