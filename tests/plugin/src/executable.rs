//! Programs that are compiled for a device, and their runs.

use std::ffi::{CStr, c_char};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use crate::array::Array;
use crate::buffer::Buffer;
use crate::client::{Client, Device, List, Named, list, named, number, text};
use crate::handle::{Failure, Outcome, get, give, lock, take};
use crate::memory::Storage;
use crate::program::{Place, Program};
use crate::proto::{Field, bytes_field, fields, read_varint};
use crate::work::{self, Completion};
use crate::{event, ffi, memory, settings, sys, teardown};

/// A program, and what callers ask about it.
#[derive(Debug)]
struct Compiled {
    program: Program,
    text: String,
    fingerprint: String,
    /// The program as the plugin describes it.
    hlo: Vec<u8>,
    output_types: Vec<sys::PJRT_Buffer_Type>,
    output_dims: Vec<i64>,
    output_ranks: Vec<usize>,
    /// One for each argument or result.
    memory_kinds: List<c_char>,
    memory_kind_sizes: Vec<usize>,
    /// How many replicas of how many partitions it is for. Each device runs the program by itself, on what it is
    /// given: nothing is divided.
    counts: [u64; 2],
}

/// A program as callers look at it.
#[derive(Debug)]
pub(crate) struct Executable(Arc<Compiled>);

/// A program that can be run.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) client: usize,
    compiled: Arc<Compiled>,
    /// None if it runs on each one device.
    devices: Vec<Arc<Device>>,
    device_list: List<sys::PJRT_Device>,
    is_deleted: AtomicBool,
}

/// A program as bytes.
#[derive(Debug)]
pub(crate) struct Serialized(Vec<u8>);

/// What a serialized executable begins with, in its first field.
const MAGIC: &[u8] = b"test plugin executable 1\n";

const FORMAT: &str = "hlo_with_config";

const DEVICE_MEMORY: &CStr = c"device";

impl Compiled {
    fn new(text: &str) -> Result<Compiled, Failure> {
        let program = Program::parse(text)?;
        for target in program.targets() {
            ffi::check_registered(target)?;
        }
        let places = program.arguments.len().max(program.results.len());
        let shapes = || program.results.iter().map(|result| &result.shape);
        // FNV-1a: the same program has the same fingerprint.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Ok(Compiled {
            text: text.to_owned(),
            fingerprint: format!("test-{hash:016x}"),
            hlo: program.optimized_hlo(),
            output_types: shapes().map(|shape| shape.dtype.pjrt()).collect(),
            output_dims: shapes().flat_map(|shape| shape.dims.clone()).collect(),
            output_ranks: shapes().map(|shape| shape.dims.len()).collect(),
            memory_kinds: List::new(vec![DEVICE_MEMORY.as_ptr().cast_mut(); places]),
            memory_kind_sizes: vec![DEVICE_MEMORY.count_bytes(); places],
            counts: [1, 1],
            program,
        })
    }

    fn serialized(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes_field(&mut bytes, 1, &[MAGIC, self.text.as_bytes()].concat());
        bytes
    }

    /// Reads what [`Compiled::serialized`] wrote.
    fn deserialize(bytes: &[u8]) -> Result<Compiled, Failure> {
        let foreign = || Failure::invalid("these bytes are no executable of the test plugin");
        let fields = fields(bytes).ok_or_else(foreign)?;
        let text = fields.iter().find_map(|field| match field {
            (1, Field::Bytes(bytes)) => bytes.strip_prefix(MAGIC),
            _ => None,
        });
        let text = text.and_then(|text| std::str::from_utf8(text).ok());
        Compiled::new(text.ok_or_else(foreign)?)
    }
}

/// What compile options say.
#[derive(Debug, Default)]
struct CompileOptions {
    counts: [u64; 2],
    /// Of the first replica's partitions, then of the next one's; none if nothing is said.
    devices: Vec<i64>,
    is_portable: bool,
}

impl CompileOptions {
    fn parse(bytes: &[u8]) -> Result<CompileOptions, Failure> {
        let unreadable = || Failure::invalid("the compile options cannot be read");
        let message = |bytes| fields(bytes).ok_or_else(unreadable);
        let mut options = CompileOptions {
            counts: [1, 1],
            ..CompileOptions::default()
        };
        for (tag, field) in message(bytes)? {
            match (tag, field) {
                (3, Field::Bytes(build)) => {
                    options.counts = [0, 0];
                    for (tag, field) in message(build)? {
                        match (tag, field) {
                            (4, Field::Int(replicas)) => options.counts[0] = replicas,
                            (5, Field::Int(partitions)) => options.counts[1] = partitions,
                            (9, Field::Bytes(assignment)) => {
                                options.devices = assigned(assignment).ok_or_else(unreadable)?;
                            }
                            _ => {}
                        }
                    }
                    if options.counts.contains(&0) {
                        return Err(Failure::invalid("no replica, or no partition"));
                    }
                }
                (4, Field::Int(portable)) => options.is_portable = portable != 0,
                (7, Field::Bytes(entry)) => {
                    let name = message(entry)?.into_iter().find_map(|field| match field {
                        (1, Field::Bytes(name)) => Some(String::from_utf8_lossy(name).into_owned()),
                        _ => None,
                    });
                    return Err(Failure::invalid(format_args!(
                        "no such compile option: {}",
                        name.unwrap_or_default()
                    )));
                }
                _ => {}
            }
        }
        Ok(options)
    }
}

/// The devices in an assignment, of the first replica's partitions, then of the next one's.
fn assigned(assignment: &[u8]) -> Option<Vec<i64>> {
    let mut of_partitions = Vec::new();
    for (tag, field) in fields(assignment)? {
        let (3, Field::Bytes(computation)) = (tag, field) else {
            continue;
        };
        // A list with a device for each replica, packed or not.
        let mut of_replicas = Vec::new();
        for (_, field) in fields(computation)? {
            match field {
                Field::Int(device) => of_replicas.push(device as i64),
                Field::Bytes(mut packed) => {
                    while !packed.is_empty() {
                        of_replicas.push(read_varint(&mut packed)? as i64);
                    }
                }
                Field::Fixed => return None,
            }
        }
        of_partitions.push(of_replicas);
    }
    let replicas = of_partitions.first().map_or(0, Vec::len);
    let mut devices = Vec::new();
    for replica in 0..replicas {
        for of_replicas in &of_partitions {
            devices.push(*of_replicas.get(replica)?);
        }
    }
    Some(devices)
}

fn load(
    client: *mut sys::PJRT_Client,
    mut compiled: Compiled,
    options: &CompileOptions,
) -> Result<*mut sys::PJRT_LoadedExecutable, Failure> {
    let there = &get::<Client>(client).devices;
    let count = options.counts.iter().product::<u64>() as usize;
    let devices: Vec<Arc<Device>> = match &options.devices[..] {
        _ if options.is_portable => Vec::new(),
        [] => there.iter().take(count).cloned().collect(),
        ids => ids
            .iter()
            .map(|id| {
                let mut found = there.iter().filter(|device| device.id as i64 == *id);
                let missing = || Failure::invalid(format_args!("there is no device {id}"));
                found.next().cloned().ok_or_else(missing)
            })
            .collect::<Result<_, _>>()?,
    };
    if !options.is_portable && devices.len() != count {
        return Err(Failure::invalid(
            "another number of devices than the program is for",
        ));
    }
    let pointers = devices.iter();
    let pointers = pointers.map(|device| Arc::as_ptr(device).cast_mut().cast());
    compiled.counts = options.counts;
    Ok(give(Loaded {
        client: number(client),
        compiled: Arc::new(compiled),
        device_list: List::new(pointers.collect()),
        devices,
        is_deleted: AtomicBool::new(false),
    }))
}

pub(crate) fn compile(args: &mut sys::PJRT_Client_Compile_Args) -> Outcome {
    teardown::register();
    // SAFETY: the caller's program and options, as the ABI states them.
    let (program, options) = unsafe {
        let options = list(args.compile_options.cast::<u8>(), args.compile_options_size);
        (&*args.program, options)
    };
    let known = sys::PJRT_Program::default().struct_size;
    settings::check_size("PJRT_Program", program.struct_size, known)?;
    // SAFETY: as above.
    let (format, code) = unsafe {
        (
            text(program.format, program.format_size),
            list(program.code.cast::<u8>().cast_const(), program.code_size),
        )
    };
    if format != "mlir" {
        return Err(Failure::unimplemented(format_args!(
            "the test plugin compiles no '{format}'; it takes StableHLO text"
        )));
    }
    let code = std::str::from_utf8(code).map_err(|_| {
        Failure::unimplemented("the test plugin compiles no bytecode; it takes StableHLO text")
    })?;
    let options = CompileOptions::parse(options)?;
    args.executable = load(args.client, Compiled::new(code)?, &options)?;
    Ok(())
}

pub(crate) fn deserialize_and_load(
    args: &mut sys::PJRT_Executable_DeserializeAndLoad_Args,
) -> Outcome {
    // SAFETY: the caller's bytes, as the ABI states them.
    let (bytes, options) = unsafe {
        (
            list(
                args.serialized_executable.cast::<u8>(),
                args.serialized_executable_size,
            ),
            list(
                args.overridden_serialized_compile_options.cast::<u8>(),
                args.overridden_serialized_compile_options_size,
            ),
        )
    };
    let options = CompileOptions::parse(options)?;
    args.loaded_executable = load(args.client, Compiled::deserialize(bytes)?, &options)?;
    Ok(())
}

pub(crate) fn serialize(args: &mut sys::PJRT_Executable_Serialize_Args) -> Outcome {
    let serialized = Serialized(get::<Executable>(args.executable).0.serialized());
    // The bytes stay where they are when their owner moves.
    args.serialized_bytes = serialized.0.as_ptr().cast();
    args.serialized_bytes_size = serialized.0.len();
    args.serialized_executable = give(serialized);
    args.serialized_executable_deleter = Some(delete_serialized);
    Ok(())
}

unsafe extern "C" fn delete_serialized(serialized: *mut sys::PJRT_SerializedExecutable) {
    drop(take::<Serialized>(serialized));
}

pub(crate) fn destroy(args: &mut sys::PJRT_Executable_Destroy_Args) -> Outcome {
    drop(take::<Executable>(args.executable));
    Ok(())
}

pub(crate) fn name(args: &mut sys::PJRT_Executable_Name_Args) -> Outcome {
    let executable = get::<Executable>(args.executable);
    args.executable_name = executable.0.program.name.as_ptr().cast();
    args.executable_name_size = executable.0.program.name.len();
    Ok(())
}

pub(crate) fn num_replicas(args: &mut sys::PJRT_Executable_NumReplicas_Args) -> Outcome {
    args.num_replicas = get::<Executable>(args.executable).0.counts[0] as usize;
    Ok(())
}

pub(crate) fn num_partitions(args: &mut sys::PJRT_Executable_NumPartitions_Args) -> Outcome {
    args.num_partitions = get::<Executable>(args.executable).0.counts[1] as usize;
    Ok(())
}

pub(crate) fn num_outputs(args: &mut sys::PJRT_Executable_NumOutputs_Args) -> Outcome {
    args.num_outputs = get::<Executable>(args.executable).0.program.results.len();
    Ok(())
}

pub(crate) fn code_size(
    args: &mut sys::PJRT_Executable_SizeOfGeneratedCodeInBytes_Args,
) -> Outcome {
    args.size_in_bytes = get::<Executable>(args.executable).0.text.len() as i64;
    Ok(())
}

static COSTS: LazyLock<Named> = LazyLock::new(|| {
    let mut flops = named("flops");
    flops.type_ = sys::PJRT_NamedValue_kFloat;
    flops.__bindgen_anon_1.float_value = 1.0;
    Named(vec![flops])
});

pub(crate) fn cost_analysis(args: &mut sys::PJRT_Executable_GetCostAnalysis_Args) -> Outcome {
    get::<Executable>(args.executable);
    args.properties = COSTS.0.as_ptr();
    args.num_properties = COSTS.0.len();
    Ok(())
}

pub(crate) fn output_memory_kinds(
    args: &mut sys::PJRT_Executable_OutputMemoryKinds_Args,
) -> Outcome {
    let executable = get::<Executable>(args.executable);
    args.num_outputs = executable.0.program.results.len();
    args.memory_kinds = executable.0.memory_kinds.as_ptr().cast();
    args.memory_kind_sizes = executable.0.memory_kind_sizes.as_ptr();
    Ok(())
}

pub(crate) fn parameter_memory_kinds(
    args: &mut sys::PJRT_Executable_ParameterMemoryKinds_Args,
) -> Outcome {
    let executable = get::<Executable>(args.executable);
    args.num_parameters = executable.0.program.arguments.len();
    args.memory_kinds = executable.0.memory_kinds.as_ptr().cast();
    args.memory_kind_sizes = executable.0.memory_kind_sizes.as_ptr();
    Ok(())
}

pub(crate) fn output_types(args: &mut sys::PJRT_Executable_OutputElementTypes_Args) -> Outcome {
    let executable = get::<Executable>(args.executable);
    args.output_types = executable.0.output_types.as_ptr().cast_mut();
    args.num_output_types = executable.0.output_types.len();
    Ok(())
}

pub(crate) fn output_dimensions(args: &mut sys::PJRT_Executable_OutputDimensions_Args) -> Outcome {
    let executable = get::<Executable>(args.executable);
    args.num_outputs = executable.0.output_ranks.len();
    args.dims = executable.0.output_dims.as_ptr();
    args.dim_sizes = executable.0.output_ranks.as_ptr();
    Ok(())
}

pub(crate) fn optimized_program(args: &mut sys::PJRT_Executable_OptimizedProgram_Args) -> Outcome {
    let executable = get::<Executable>(args.executable);
    let hlo = &executable.0.hlo;
    // SAFETY: the caller's struct, as the ABI states it.
    let program = unsafe { &mut *args.program };
    let known = sys::PJRT_Program::default().struct_size;
    settings::check_size("PJRT_Program", program.struct_size, known)?;
    let format = match settings::describes_otherwise() {
        true => "mlir",
        false => FORMAT,
    };
    program.format = format.as_ptr().cast();
    program.format_size = format.len();
    if !program.code.is_null() {
        if program.code_size < hlo.len() {
            return Err(Failure::invalid("there is too little room for the program"));
        }
        // SAFETY: the caller states that there is room.
        unsafe { std::ptr::copy_nonoverlapping(hlo.as_ptr(), program.code.cast(), hlo.len()) };
    }
    program.code_size = hlo.len();
    Ok(())
}

pub(crate) fn fingerprint(args: &mut sys::PJRT_Executable_Fingerprint_Args) -> Outcome {
    let executable = get::<Executable>(args.executable);
    args.executable_fingerprint = executable.0.fingerprint.as_ptr().cast();
    args.executable_fingerprint_size = executable.0.fingerprint.len();
    Ok(())
}

pub(crate) fn memory_stats(args: &mut sys::PJRT_Executable_GetCompiledMemoryStats_Args) -> Outcome {
    let executable = get::<Executable>(args.executable);
    let program = &executable.0.program;
    let size = |place: &Place| place.shape.byte_size() as i64;
    let donated = program
        .arguments
        .iter()
        .filter(|place| place.donated_to.is_some());
    args.generated_code_size_in_bytes = executable.0.text.len() as i64;
    args.argument_size_in_bytes = program.arguments.iter().map(size).sum();
    args.output_size_in_bytes = program.results.iter().map(size).sum();
    args.alias_size_in_bytes = donated.map(size).sum();
    args.temp_size_in_bytes = 0;
    args.host_generated_code_size_in_bytes = 0;
    args.host_argument_size_in_bytes = 0;
    args.host_output_size_in_bytes = 0;
    args.host_alias_size_in_bytes = 0;
    args.host_temp_size_in_bytes = 0;
    args.peak_memory_in_bytes = args.argument_size_in_bytes + args.output_size_in_bytes;
    args.total_size_in_bytes = args.peak_memory_in_bytes;
    args.total_allocation_bytes = args.peak_memory_in_bytes;
    args.indefinite_allocations = 0;
    args.peak_unpadded_heap_bytes = args.peak_memory_in_bytes;
    Ok(())
}

pub(crate) fn loaded_destroy(args: &mut sys::PJRT_LoadedExecutable_Destroy_Args) -> Outcome {
    drop(take::<Loaded>(args.executable));
    Ok(())
}

pub(crate) fn get_executable(args: &mut sys::PJRT_LoadedExecutable_GetExecutable_Args) -> Outcome {
    let loaded = get::<Loaded>(args.loaded_executable);
    args.executable = give(Executable(Arc::clone(&loaded.compiled)));
    Ok(())
}

pub(crate) fn addressable_devices(
    args: &mut sys::PJRT_LoadedExecutable_AddressableDevices_Args,
) -> Outcome {
    let loaded = get::<Loaded>(args.executable);
    args.addressable_devices = loaded.device_list.as_ptr();
    args.num_addressable_devices = loaded.device_list.len();
    Ok(())
}

pub(crate) fn delete(args: &mut sys::PJRT_LoadedExecutable_Delete_Args) -> Outcome {
    get::<Loaded>(args.executable)
        .is_deleted
        .store(true, Ordering::SeqCst);
    Ok(())
}

pub(crate) fn is_deleted(args: &mut sys::PJRT_LoadedExecutable_IsDeleted_Args) -> Outcome {
    args.is_deleted = get::<Loaded>(args.executable)
        .is_deleted
        .load(Ordering::SeqCst);
    Ok(())
}

pub(crate) fn loaded_fingerprint(
    args: &mut sys::PJRT_LoadedExecutable_Fingerprint_Args,
) -> Outcome {
    let loaded = get::<Loaded>(args.executable);
    args.executable_fingerprint = loaded.compiled.fingerprint.as_ptr().cast();
    args.executable_fingerprint_size = loaded.compiled.fingerprint.len();
    Ok(())
}

/// The arguments of a run, checked, with what may be written to.
struct Arguments {
    buffers: Vec<Arc<Buffer>>,
    storages: Vec<Arc<Storage>>,
    /// Whether an argument is used up.
    donated: Vec<bool>,
}

fn check_arguments(
    loaded: &Loaded,
    device: &Arc<Device>,
    buffers: &[*mut sys::PJRT_Buffer],
    kept: &[i64],
) -> Result<Arguments, Failure> {
    let places = &loaded.compiled.program.arguments;
    if buffers.len() != places.len() {
        return Err(Failure::invalid(format_args!(
            "execution supplied {} buffers but the program expected {}",
            buffers.len(),
            places.len()
        )));
    }
    let pointers = buffers;
    let buffers: Vec<_> = pointers
        .iter()
        .map(|&buffer| get::<Buffer>(buffer))
        .collect();
    let mut storages = Vec::new();
    for (index, (buffer, place)) in buffers.iter().zip(places).enumerate() {
        if buffer.client != loaded.client || !Arc::ptr_eq(&buffer.device, device) {
            return Err(Failure::invalid(format_args!(
                "buffer {index} is on another device"
            )));
        }
        if buffer.memory.is_host {
            return Err(Failure::invalid(format_args!(
                "buffer {index} is in another memory than the program's parameter"
            )));
        }
        if buffer.size != place.shape.byte_size() {
            return Err(Failure::invalid(format_args!(
                "buffer {index} has {} bytes; the program expected {}",
                buffer.size,
                place.shape.byte_size()
            )));
        }
        storages.push(buffer.storage()?);
    }
    let donated: Vec<bool> = places
        .iter()
        .enumerate()
        .map(|(index, place)| place.donated_to.is_some() && !kept.contains(&(index as i64)))
        .collect();
    for (index, pointer) in pointers
        .iter()
        .enumerate()
        .filter(|(index, _)| donated[*index])
    {
        if pointers
            .iter()
            .enumerate()
            .any(|(other, p)| other != index && p == pointer)
        {
            return Err(Failure::invalid(format_args!(
                "attempt to donate buffer {index} twice, or to use it besides"
            )));
        }
    }
    Ok(Arguments {
        buffers,
        storages,
        donated,
    })
}

pub(crate) fn execute(args: &mut sys::PJRT_LoadedExecutable_Execute_Args) -> Outcome {
    let loaded = get::<Loaded>(args.executable);
    if loaded.is_deleted.load(Ordering::SeqCst) {
        return Err(Failure::invalid("the executable has been deleted"));
    }
    let devices = match (&loaded.devices[..], args.execute_device.is_null()) {
        (devices @ [_, ..], true) => devices.to_vec(),
        ([], false) => vec![get::<Device>(args.execute_device)],
        (_, false) => {
            return Err(Failure::invalid(
                "only a portable program is told where to run",
            ));
        }
        ([], true) => {
            return Err(Failure::invalid(
                "a portable program must be told where to run",
            ));
        }
    };
    if args.num_devices != devices.len() {
        return Err(Failure::invalid(format_args!(
            "lists for {} devices, and the program is for {}",
            args.num_devices,
            devices.len()
        )));
    }
    // SAFETY: the caller's struct, as the ABI states it.
    let options = unsafe { &*args.options };
    let known = sys::PJRT_ExecuteOptions::default().struct_size;
    settings::check_size("PJRT_ExecuteOptions", options.struct_size, known)?;
    if devices.len() > 1 && options.launch_id == 0 {
        return Err(Failure::invalid(
            "a run on several devices without a number",
        ));
    }
    // SAFETY: the caller's lists, as the ABI states them.
    let kept = unsafe {
        list(
            options.non_donatable_input_indices,
            options.num_non_donatable_input_indices,
        )
    };
    for (number, device) in devices.into_iter().enumerate() {
        // SAFETY: as above.
        let (buffers, outputs) = unsafe {
            let count = args.num_devices;
            (
                list(list(args.argument_lists, count)[number], args.num_args),
                list(args.output_lists, count)[number],
            )
        };
        let done = execute_on(&loaded, device, (buffers, outputs), kept, options)?;
        if !args.device_complete_events.is_null() {
            // SAFETY: the caller's array has room for an event for each device.
            unsafe {
                args.device_complete_events
                    .add(number)
                    .write(event::of(&done))
            };
        }
    }
    Ok(())
}

/// Begins a run on one device. Gives what tells of its end.
fn execute_on(
    loaded: &Loaded,
    device: Arc<Device>,
    (buffers, outputs): (&[*mut sys::PJRT_Buffer], *mut *mut sys::PJRT_Buffer),
    kept: &[i64],
    options: &sys::PJRT_ExecuteOptions,
) -> Result<Arc<Completion>, Failure> {
    let order = memory::in_order();
    let arguments = check_arguments(loaded, &device, buffers, kept)?;
    let program = &loaded.compiled.program;

    // Where results go: to the memory of what is donated to them, else to new memory.
    let mut targets: Vec<Option<Arc<Storage>>> = vec![None; program.results.len()];
    let mut after: Vec<_> = arguments
        .buffers
        .iter()
        .map(|b| Arc::clone(&b.ready))
        .collect();
    for (index, place) in program.arguments.iter().enumerate() {
        let storage = &arguments.storages[index];
        let is_left_alone = storage.is_view() && settings::copies_donated_views();
        if let Some(result) = place
            .donated_to
            .filter(|_| arguments.donated[index] && !is_left_alone)
        {
            after.extend(storage.uses());
            targets[result] = Some(Arc::clone(storage));
        }
    }
    let mut storages = Vec::new();
    for (target, place) in targets.into_iter().zip(&program.results) {
        storages.push(match target {
            Some(storage) => storage,
            None => Storage::new(device.id, place.shape.byte_size())?,
        });
    }

    // Nothing can fail any more.
    let done = Completion::new();
    for (index, buffer) in arguments.buffers.iter().enumerate() {
        if arguments.donated[index] {
            *lock(&buffer.storage) = None;
        } else {
            arguments.storages[index].used_by(&done);
        }
    }
    drop(order);
    for (index, (storage, place)) in storages.iter().zip(&program.results).enumerate() {
        let buffer = give(Buffer {
            client: loaded.client,
            device: Arc::clone(&device),
            memory: device.memory(),
            dtype: place.shape.dtype.pjrt(),
            dims: place.shape.dims.clone(),
            minor_to_major: place.minor_to_major.clone(),
            strides: OnceLock::new(),
            size: place.shape.byte_size(),
            storage: Mutex::new(Some(Arc::clone(storage))),
            ready: Arc::clone(&done),
        });
        // SAFETY: the caller's array has room for the program's results.
        unsafe { outputs.add(index).write(buffer) };
    }
    let run = Run {
        compiled: Arc::clone(&loaded.compiled),
        context: ffi::Using::new(options.context),
        inputs: arguments.storages,
        before: arguments
            .buffers
            .iter()
            .map(|b| Arc::clone(&b.ready))
            .collect(),
        outputs: storages,
    };
    work::enqueue(loaded.client, after, &done, move |planned| {
        run.finish(planned)
    });
    Ok(done)
}

/// A run that was begun.
struct Run {
    compiled: Arc<Compiled>,
    context: Option<ffi::Using>,
    inputs: Vec<Arc<Storage>>,
    /// What made the inputs.
    before: Vec<Arc<Completion>>,
    outputs: Vec<Arc<Storage>>,
}

impl Run {
    fn finish(self, planned: Option<Failure>) -> Outcome {
        let program = &self.compiled.program;
        let results = match planned {
            Some(failure) => Err(failure),
            None => self.compute(),
        };
        let results = match results {
            Ok(results) => results,
            Err(failure) => {
                // As on real plugins, the memory of failed results is there and holds nothing.
                for output in &self.outputs {
                    memory::write(output.address, &vec![0; output.size]);
                }
                return Err(failure);
            }
        };
        for ((result, output), place) in results.iter().zip(&self.outputs).zip(&program.results) {
            memory::write(output.address, &result.store(&place.minor_to_major));
        }
        Ok(())
    }

    fn compute(&self) -> Result<Vec<Array>, Failure> {
        for before in &self.before {
            before.outcome().unwrap_or(Ok(()))?;
        }
        let program = &self.compiled.program;
        let inputs = self.inputs.iter().zip(&program.arguments);
        let inputs = inputs.map(|(storage, place)| {
            let bytes = memory::read(storage.address, storage.size);
            Array::load(&place.shape, &bytes, &place.minor_to_major)
        });
        program.run(inputs.collect(), self.context.as_ref())
    }
}
