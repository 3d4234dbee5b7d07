//! Functions of the process that programs call: the extension for that, and XLA's FFI in the versions that plugins
//! have.

use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

use crate::array::{Array, Shape, row_major};
use crate::client::text;
use crate::handle::{Failure, Outcome, get, give, lock, misuse, take};
use crate::{settings, sys};

/// What the functions of a run can ask for.
#[derive(Debug, Default)]
pub(crate) struct Context {
    data: Mutex<HashMap<i64, usize>>,
    /// How many runs have it that are not over.
    runs: AtomicUsize,
}

/// A run that has a context, until it is over.
#[derive(Debug)]
pub(crate) struct Using(Arc<Context>);

impl Using {
    pub(crate) fn new(context: *mut sys::PJRT_ExecuteContext) -> Option<Using> {
        if context.is_null() {
            return None;
        }
        let context = get::<Context>(context);
        context.runs.fetch_add(1, Ordering::SeqCst);
        Some(Using(context))
    }
}

impl Drop for Using {
    fn drop(&mut self) {
        self.0.runs.fetch_sub(1, Ordering::SeqCst);
    }
}

static HANDLERS: LazyLock<Mutex<HashMap<String, usize>>> = LazyLock::new(Mutex::default);
static TYPES: LazyLock<Mutex<HashMap<String, i64>>> = LazyLock::new(Mutex::default);
static NEXT_TYPE: AtomicI64 = AtomicI64::new(1);

pub(crate) fn create(args: &mut sys::PJRT_ExecuteContext_Create_Args) -> Outcome {
    args.context = give(Context::default());
    Ok(())
}

pub(crate) fn destroy(args: &mut sys::PJRT_ExecuteContext_Destroy_Args) -> Outcome {
    // Real plugins crash then.
    if take::<Context>(args.context).runs.load(Ordering::SeqCst) > 0 {
        misuse("a context is destroyed before its run is over");
    }
    Ok(())
}

pub(crate) fn register_type(args: &mut sys::PJRT_FFI_Type_Register_Args) -> Outcome {
    // SAFETY: the caller's text, as the ABI states it.
    let name = unsafe { text(args.type_name, args.type_name_size) };
    let mut types = lock(&TYPES);
    if types.contains_key(&name) {
        return Err(Failure::new(
            sys::PJRT_Error_Code_ALREADY_EXISTS,
            format_args!("there is a type '{name}'"),
        ));
    }
    args.type_id = NEXT_TYPE.fetch_add(1, Ordering::SeqCst);
    types.insert(name, args.type_id);
    Ok(())
}

pub(crate) fn add_user_data(args: &mut sys::PJRT_FFI_UserData_Add_Args) -> Outcome {
    let context = get::<Context>(args.context);
    let data = args.user_data;
    match lock(&context.data).insert(data.type_id, data.data as usize) {
        None => Ok(()),
        Some(_) => Err(Failure::invalid("the context has data of this type")),
    }
}

/// As real plugins: the first of a name counts, a handler of a version that is not known is dropped, and nobody is told.
pub(crate) fn register_handler(args: &mut sys::PJRT_FFI_Register_Handler_Args) -> Outcome {
    // SAFETY: the caller's texts, as the ABI states them.
    let (name, platform) = unsafe {
        (
            text(args.target_name, args.target_name_size),
            text(args.platform_name, args.platform_name_size),
        )
    };
    if platform != "Host" {
        return Err(Failure::invalid(format_args!("no platform '{platform}'")));
    }
    let mut metadata: sys::XLA_FFI_Metadata = zeroed();
    metadata.struct_size = 36;
    let mut extension: sys::XLA_FFI_Metadata_Extension = zeroed();
    extension.extension_base.struct_size = size_of_val(&extension);
    extension.extension_base.type_ = sys::XLA_FFI_Extension_Metadata;
    extension.metadata = &mut metadata;
    let mut frame: sys::XLA_FFI_CallFrame = zeroed();
    frame.struct_size = 168;
    frame.extension_start = (&raw mut extension).cast();
    frame.api = api();
    frame.stage = sys::XLA_FFI_ExecutionStage_EXECUTE;
    // SAFETY: the caller gives a handler.
    let error = unsafe { handler(args.handler as usize)(&mut frame) };
    if !error.is_null() {
        return Err(taken(error));
    }
    let version = metadata.api_version;
    if version.major_version == 0 && (1..=settings::ffi_minor()).contains(&version.minor_version) {
        lock(&HANDLERS).entry(name).or_insert(args.handler as usize);
    }
    Ok(())
}

/// What a plugin says of a function that it does not have.
pub(crate) fn check_registered(name: &str) -> Outcome {
    if lock(&HANDLERS).contains_key(name) {
        return Ok(());
    }
    Err(Failure::new(
        sys::PJRT_Error_Code_NOT_FOUND,
        format_args!("No FFI handler registered for {name} on a platform Host (canonical host)"),
    ))
}

/// Calls a function with arrays.
pub(crate) fn call(
    name: &str,
    operands: &[Arc<Array>],
    results: &[Shape],
    using: Option<&Using>,
) -> Result<Vec<Array>, Failure> {
    let handler = handler(lock(&HANDLERS).get(name).copied().unwrap_or_default());
    let mut inputs: Vec<Memory> = operands
        .iter()
        .map(|array| {
            Memory::new(
                &array.shape,
                &array.store(&row_major(array.shape.dims.len())),
            )
        })
        .collect();
    let mut outputs: Vec<Memory> = results
        .iter()
        .map(|shape| Memory::new(shape, &vec![0xa5; shape.byte_size()]))
        .collect();
    let mut input_list: Vec<*mut c_void> = inputs.iter_mut().map(Memory::buffer).collect();
    let mut output_list: Vec<*mut c_void> = outputs.iter_mut().map(Memory::buffer).collect();
    let mut types = vec![sys::XLA_FFI_ArgType_BUFFER; input_list.len().max(output_list.len())];
    let mut frame: sys::XLA_FFI_CallFrame = zeroed();
    frame.struct_size = 168;
    frame.api = api();
    frame.ctx = using.map_or(null_mut(), |using| Arc::as_ptr(&using.0).cast_mut().cast());
    frame.stage = sys::XLA_FFI_ExecutionStage_EXECUTE;
    frame.args.struct_size = size_of_val(&frame.args);
    frame.args.size = input_list.len() as i64;
    frame.args.types = types.as_mut_ptr();
    frame.args.args = input_list.as_mut_ptr();
    frame.rets.struct_size = size_of_val(&frame.rets);
    frame.rets.size = output_list.len() as i64;
    frame.rets.types = types.as_mut_ptr();
    frame.rets.rets = output_list.as_mut_ptr();
    frame.attrs.struct_size = size_of_val(&frame.attrs);
    // SAFETY: it was registered, and the frame is whole.
    let error = unsafe { handler(&mut frame) };
    if !error.is_null() {
        // Older plugins lose the code, and say more.
        let failure = taken(error);
        return Err(match settings::ffi_minor() {
            4 => failure,
            _ => Failure::new(
                sys::PJRT_Error_Code_INTERNAL,
                format_args!("Compute error: {}", failure.message),
            ),
        });
    }
    Ok(outputs
        .iter()
        .zip(results)
        .map(|(memory, shape)| memory.load(shape))
        .collect())
}

/// An array as functions see it.
struct Memory {
    /// Aligned as real plugins align it.
    words: Vec<[u64; 8]>,
    dims: Vec<i64>,
    buffer: sys::XLA_FFI_Buffer,
}

impl Memory {
    fn new(shape: &Shape, bytes: &[u8]) -> Memory {
        let mut words = vec![[0u64; 8]; bytes.len() / 64 + 2];
        let start = words.as_mut_ptr().cast::<u8>();
        let start = start.wrapping_add(start.align_offset(64));
        // SAFETY: there is room for the bytes behind the first aligned place.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), start, bytes.len()) };
        let mut buffer: sys::XLA_FFI_Buffer = zeroed();
        buffer.struct_size = size_of_val(&buffer);
        buffer.dtype = shape.dtype.xla() as u32;
        buffer.data = start.cast();
        buffer.rank = shape.dims.len() as i64;
        Memory {
            words,
            dims: shape.dims.clone(),
            buffer,
        }
    }

    fn buffer(&mut self) -> *mut c_void {
        self.buffer.dims = self.dims.as_mut_ptr();
        (&raw mut self.buffer).cast()
    }

    fn load(&self, shape: &Shape) -> Array {
        debug_assert!(!self.words.is_empty());
        // SAFETY: the memory has the bytes of the shape.
        let bytes =
            unsafe { std::slice::from_raw_parts(self.buffer.data.cast::<u8>(), shape.byte_size()) };
        Array::load(shape, bytes, &row_major(shape.dims.len()))
    }
}

fn zeroed<T>() -> T {
    // SAFETY: only used for structs of the ABI, of integers, pointers and optional functions.
    unsafe { std::mem::zeroed() }
}

type Handler = unsafe extern "C" fn(*mut sys::XLA_FFI_CallFrame) -> *mut sys::XLA_FFI_Error;

fn handler(address: usize) -> Handler {
    if address == 0 {
        misuse("a function is called that was never registered");
    }
    // SAFETY: the caller registered it as such a function.
    unsafe { std::mem::transmute::<usize, Handler>(address) }
}

fn taken(error: *mut sys::XLA_FFI_Error) -> Failure {
    // SAFETY: only `error_create` makes errors.
    *unsafe { Box::from_raw(error.cast::<Failure>()) }
}

unsafe extern "C" fn error_create(
    args: *mut sys::XLA_FFI_Error_Create_Args,
) -> *mut sys::XLA_FFI_Error {
    // SAFETY: the caller's struct and text, as the ABI states them.
    let (code, message) = unsafe { ((*args).errc, CStr::from_ptr((*args).message)) };
    let failure = Failure::new(code, message.to_string_lossy());
    Box::into_raw(Box::new(failure)).cast()
}

unsafe extern "C" fn error_destroy(args: *mut sys::XLA_FFI_Error_Destroy_Args) {
    // SAFETY: the caller's struct, as the ABI states it.
    drop(taken(unsafe { (*args).error }));
}

unsafe extern "C" fn context_get(
    args: *mut sys::XLA_FFI_InvokeContext_Get_Args,
) -> *mut sys::XLA_FFI_Error {
    // SAFETY: the caller's struct, as the ABI states it; the context is the run's.
    let (args, context) = unsafe { (&mut *args, (*args).ctx.cast::<Context>().as_ref()) };
    // SAFETY: as above.
    let wanted = unsafe { (*args.type_id).type_id };
    match context.and_then(|context| lock(&context.data).get(&wanted).copied()) {
        Some(data) => {
            args.data = data as *mut c_void;
            null_mut()
        }
        None => {
            let failure = Failure::new(sys::PJRT_Error_Code_NOT_FOUND, "no data of this type");
            Box::into_raw(Box::new(failure)).cast()
        }
    }
}

/// The table that frames lead to. It stays where it is, and changes only when a test says so.
struct Table(*mut sys::XLA_FFI_Api);

// SAFETY: what it points to lives for ever; tests change it only while nobody calls.
unsafe impl Send for Table {}
// SAFETY: as for Send.
unsafe impl Sync for Table {}

/// The table, of the version that is set: 0.2 to 0.4.
fn api() -> *const sys::XLA_FFI_Api {
    static TABLE: LazyLock<Table> = LazyLock::new(|| {
        let mut api: sys::XLA_FFI_Api = zeroed();
        api.api_version.struct_size = size_of_val(&api.api_version);
        api.XLA_FFI_Error_Create = Some(error_create);
        api.XLA_FFI_Error_Destroy = Some(error_destroy);
        api.XLA_FFI_InvokeContext_Get = Some(context_get);
        Table(Box::into_raw(Box::new(api)))
    });
    let (table, minor) = (TABLE.0, settings::ffi_minor());
    // The last entry came with 0.4.
    let newest = if minor < 4 { size_of::<usize>() } else { 0 };
    // SAFETY: the table lives for ever. Calls that are at it at once write the same.
    unsafe {
        (&raw mut (*table).struct_size).write(size_of::<sys::XLA_FFI_Api>() - newest);
        (&raw mut (*table).api_version.minor_version).write(minor);
    }
    table
}

/// The names of the extension's functions, which can be told how to fail.
pub(crate) static FUNCTIONS: [&CStr; 3] = [
    c"PJRT_FFI_Type_Register",
    c"PJRT_FFI_UserData_Add",
    c"PJRT_FFI_Register_Handler",
];

/// The same as a C name by its number.
pub(crate) fn c_name(index: usize) -> *const c_char {
    FUNCTIONS
        .get(index)
        .map_or(std::ptr::null(), |name| name.as_ptr())
}
