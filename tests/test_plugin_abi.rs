//! The test plugin by its function table, for what the library does not ask of it on every path:
//! views of device memory, donation, transfers that the host's memory must wait for.

mod common;
#[allow(
    dead_code,
    reason = "the library's own statement of the ABI, of which this uses a part"
)]
#[path = "../src/sys/mod.rs"]
mod sys;

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering};

use common::source;
use common::test_plugin::TestPlugin;

/// The plugin, by its table, and a client.
struct Raw {
    plugin: TestPlugin,
    api: *const sys::PJRT_Api,
    client: *mut sys::PJRT_Client,
}

/// Calls a function of the table with these arguments besides the defaults: what they are after
/// it, or the code of its error.
macro_rules! call {
    ($raw:expr, $function:ident, $args:ident { $($field:ident: $value:expr),* $(,)? }) => {{
        let mut args = sys::$args { $($field: $value,)* ..Default::default() };
        // SAFETY: the arguments are right for the function, and live through the call.
        let error = unsafe { (*$raw.api).$function.expect("it is there")(&mut args) };
        $raw.outcome(error).map(|()| args)
    }};
}

const INVALID: Result<(), u32> = Err(sys::PJRT_Error_Code_INVALID_ARGUMENT);

impl Raw {
    fn new(spec: &str) -> Raw {
        let plugin = TestPlugin::new(spec);
        let mut raw = Raw {
            api: plugin.table().cast(),
            plugin,
            client: null_mut(),
        };
        let args = call!(raw, PJRT_Client_Create, PJRT_Client_Create_Args {});
        raw.client = args.unwrap().client;
        raw
    }

    fn outcome(&self, error: *mut sys::PJRT_Error) -> Result<(), u32> {
        if error.is_null() {
            return Ok(());
        }
        let mut code = sys::PJRT_Error_GetCode_Args {
            error,
            ..Default::default()
        };
        let mut destroy = sys::PJRT_Error_Destroy_Args {
            error,
            ..Default::default()
        };
        // SAFETY: the error is alive, and destroyed once.
        unsafe {
            (*self.api).PJRT_Error_GetCode.expect("it is there")(&mut code);
            (*self.api).PJRT_Error_Destroy.expect("it is there")(&mut destroy);
        }
        Err(code.code)
    }

    fn device(&self, id: i32) -> *mut sys::PJRT_Device {
        let args = call!(
            self,
            PJRT_Client_LookupDevice,
            PJRT_Client_LookupDevice_Args {
                client: self.client,
                id: id,
            }
        );
        args.unwrap().device
    }

    fn compile(&self, name: &str) -> *mut sys::PJRT_LoadedExecutable {
        let path = source("tests/programs").join(format!("{name}.mlir"));
        let text = std::fs::read(path).unwrap();
        let program = sys::PJRT_Program {
            code: text.as_ptr().cast_mut().cast(),
            code_size: text.len(),
            format: c"mlir".as_ptr(),
            format_size: 4,
            ..Default::default()
        };
        let options = [0x1a, 4, 0x20, 1, 0x28, 1_u8];
        let args = call!(
            self,
            PJRT_Client_Compile,
            PJRT_Client_Compile_Args {
                client: self.client,
                program: &program,
                compile_options: options.as_ptr().cast(),
                compile_options_size: options.len(),
            }
        );
        args.unwrap().executable
    }

    /// A view of eight float32.
    fn view(&self, memory: *mut c_void, device: i32) -> Result<*mut sys::PJRT_Buffer, u32> {
        let dims = [8];
        call!(
            self,
            PJRT_Client_CreateViewOfDeviceBuffer,
            PJRT_Client_CreateViewOfDeviceBuffer_Args {
                client: self.client,
                device_buffer_ptr: memory,
                dims: dims.as_ptr(),
                num_dims: 1,
                element_type: sys::PJRT_Buffer_Type_F32,
                device: self.device(device),
                on_delete_callback: Some(count),
                on_delete_callback_arg: memory,
                stream: 7,
            }
        )
        .map(|args| args.buffer)
    }

    /// Runs a program of one result to its end.
    fn run(
        &self,
        program: *mut sys::PJRT_LoadedExecutable,
        inputs: &[*mut sys::PJRT_Buffer],
        kept: &[i64],
    ) -> Result<*mut sys::PJRT_Buffer, u32> {
        let mut options = sys::PJRT_ExecuteOptions {
            non_donatable_input_indices: kept.as_ptr(),
            num_non_donatable_input_indices: kept.len(),
            ..Default::default()
        };
        let inputs_of_device = inputs.as_ptr();
        let mut output = null_mut();
        let output_of_device: *mut _ = &mut output;
        let mut event = null_mut();
        call!(
            self,
            PJRT_LoadedExecutable_Execute,
            PJRT_LoadedExecutable_Execute_Args {
                executable: program,
                options: &mut options,
                argument_lists: &inputs_of_device,
                num_devices: 1,
                num_args: inputs.len(),
                output_lists: &output_of_device,
                device_complete_events: &mut event,
            }
        )?;
        self.wait(event).unwrap();
        Ok(output)
    }

    fn wait(&self, event: *mut sys::PJRT_Event) -> Result<(), u32> {
        let outcome = call!(
            self,
            PJRT_Event_Await,
            PJRT_Event_Await_Args { event: event }
        );
        call!(
            self,
            PJRT_Event_Destroy,
            PJRT_Event_Destroy_Args { event: event }
        )
        .unwrap();
        outcome.map(|_| ())
    }

    fn address(&self, buffer: *mut sys::PJRT_Buffer) -> *mut c_void {
        let args = call!(
            self,
            PJRT_Buffer_OpaqueDeviceMemoryDataPointer,
            PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args { buffer: buffer }
        );
        args.unwrap().device_memory_ptr
    }

    fn destroy_buffer(&self, buffer: *mut sys::PJRT_Buffer) {
        let args = call!(
            self,
            PJRT_Buffer_Destroy,
            PJRT_Buffer_Destroy_Args { buffer: buffer }
        );
        args.unwrap();
    }

    fn destroy_program(&self, executable: *mut sys::PJRT_LoadedExecutable) {
        let args = call!(
            self,
            PJRT_LoadedExecutable_Destroy,
            PJRT_LoadedExecutable_Destroy_Args {
                executable: executable,
            }
        );
        args.unwrap();
    }

    /// Ends the client, with nothing left.
    fn end(self) {
        let client = self.client;
        call!(
            self,
            PJRT_Client_Destroy,
            PJRT_Client_Destroy_Args { client: client }
        )
        .unwrap();
        self.plugin.assert_no_leaks();
    }
}

/// How often the owner of a view was told of its end.
static TOLD: AtomicUsize = AtomicUsize::new(0);

unsafe extern "C" fn count(memory: *mut c_void, argument: *mut c_void) {
    assert_eq!(memory, argument);
    TOLD.fetch_add(1, Ordering::SeqCst);
}

#[test]
fn donated_views_are_written_in_place_or_left_alone() {
    let raw = Raw::new("");
    let program = raw.compile("donated");
    let memory = raw.plugin.device_memory(0, &[1.0; 8]);
    let held = || raw.plugin.read_device_memory(memory, 8);

    // In place: the result is the view's memory, whose owner is told when that goes.
    let told = TOLD.load(Ordering::SeqCst);
    let view = raw.view(memory, 0).unwrap();
    assert_eq!(raw.plugin.last_stream(), 7);
    assert_eq!(raw.address(view), memory);
    let output = raw.run(program, &[view], &[]).unwrap();
    assert_eq!(raw.address(output), memory);
    assert_eq!(held(), [2.0; 8]);
    assert_eq!(
        raw.run(program, &[view], &[]).map(|_| ()),
        INVALID,
        "it is used up"
    );
    raw.destroy_buffer(view);
    assert_eq!(
        (raw.plugin.live("views"), TOLD.load(Ordering::SeqCst)),
        (1, told)
    );
    raw.destroy_buffer(output);
    assert_eq!(
        (raw.plugin.live("views"), TOLD.load(Ordering::SeqCst)),
        (0, told + 1)
    );

    // Kept, and as plugins do that do not write to views.
    for (spec, kept) in [("", &[0][..]), ("donated_views=copy", &[])] {
        raw.plugin.set(spec);
        let view = raw.view(memory, 0).unwrap();
        let output = raw.run(program, &[view], kept).unwrap();
        assert_ne!(raw.address(output), memory);
        assert_eq!(held(), [2.0; 8]);
        let result = raw.plugin.read_device_memory(raw.address(output), 8);
        assert_eq!(result, [3.0; 8]);
        raw.destroy_buffer(output);
        raw.destroy_buffer(view);
    }

    // An argument that is donated and used besides.
    raw.plugin.set("reset");
    let destination = raw.compile("destination");
    let view = raw.view(memory, 0).unwrap();
    assert_eq!(raw.run(destination, &[view; 3], &[]).map(|_| ()), INVALID);
    assert_eq!(
        raw.run(destination, &[view; 2], &[]).map(|_| ()),
        INVALID,
        "two of three"
    );
    let output = raw.run(destination, &[view; 3], &[2]).unwrap();
    assert_eq!(
        raw.plugin.read_device_memory(raw.address(output), 8),
        [6.0; 8]
    );
    raw.destroy_buffer(output);

    // The owner is told late, on another thread, after all is gone.
    raw.plugin.set("late_delete=0;hold");
    let told = TOLD.load(Ordering::SeqCst);
    raw.destroy_buffer(view);
    assert_eq!(
        (raw.plugin.live("views"), TOLD.load(Ordering::SeqCst)),
        (1, told)
    );
    assert_eq!(raw.plugin.step(1), 1);
    assert_eq!(
        (raw.plugin.live("views"), TOLD.load(Ordering::SeqCst)),
        (0, told + 1)
    );

    // What is no memory of the device.
    let mut host = [0f32; 64];
    let misaligned = memory.wrapping_byte_add(4);
    for (memory, device) in [(memory, 1), (misaligned, 0), (host.as_mut_ptr().cast(), 0)] {
        assert_eq!(raw.view(memory, device).map(|_| ()), INVALID);
    }
    raw.plugin.free_device_memory(memory);
    raw.destroy_program(program);
    raw.destroy_program(destination);
    raw.end();
}

#[test]
fn transfers_use_the_hosts_memory_until_they_are_done() {
    let raw = Raw::new("hold");
    let mut values: [f32; 4] = [1.0, 2.0, 3.0, 4.0];
    let values = values.as_mut_ptr();
    let from_host = |semantics| {
        let dims = [4];
        let args = call!(
            raw,
            PJRT_Client_BufferFromHostBuffer,
            PJRT_Client_BufferFromHostBuffer_Args {
                client: raw.client,
                data: values.cast_const().cast(),
                type_: sys::PJRT_Buffer_Type_F32,
                dims: dims.as_ptr(),
                num_dims: 1,
                host_buffer_semantics: semantics,
                device: raw.device(0),
            }
        );
        let args = args.unwrap();
        (args.buffer, args.done_with_host_buffer)
    };
    let is_ready = |event| {
        let args = call!(
            raw,
            PJRT_Event_IsReady,
            PJRT_Event_IsReady_Args { event: event }
        );
        args.unwrap().is_ready
    };
    let during = sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
    let until = sys::PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes;
    let (early, early_done) = from_host(during);
    let (late, late_done) = from_host(until);
    assert!(is_ready(early_done) && !is_ready(late_done));
    // SAFETY: the plugin reads it on no thread before it may go on.
    unsafe { values.write(9.0) };
    let copy = call!(
        raw,
        PJRT_Buffer_CopyToDevice,
        PJRT_Buffer_CopyToDevice_Args {
            buffer: late,
            dst_device: raw.device(1),
        }
    );
    let copy = copy.unwrap().dst_buffer;
    assert_eq!(raw.plugin.step(10), 3);
    assert!(is_ready(late_done));
    for (buffer, first) in [(early, 1.0), (late, 9.0), (copy, 9.0)] {
        let held = raw.plugin.read_device_memory(raw.address(buffer), 4);
        assert_eq!(held, [first, 2.0, 3.0, 4.0]);
    }

    // A part, and a read that waits for nothing but itself.
    let mut part = [0f32; 2];
    let args = call!(
        raw,
        PJRT_Buffer_CopyRawToHost,
        PJRT_Buffer_CopyRawToHost_Args {
            buffer: copy,
            dst: part.as_mut_ptr().cast(),
            offset: 4,
            transfer_size: 8,
        }
    );
    let event = args.unwrap().event;
    assert!(!is_ready(event));
    raw.plugin.set("release");
    raw.wait(event).unwrap();
    assert_eq!(part, [2.0, 3.0]);
    for event in [early_done, late_done] {
        raw.wait(event).unwrap();
    }
    for buffer in [early, late, copy] {
        raw.destroy_buffer(buffer);
    }
    raw.end();
}

#[test]
fn a_view_without_a_callback_ends_the_process() {
    const CHILD: &str = "PJRTLITE_TEST_CHILD";
    if std::env::var_os(CHILD).is_some() {
        let raw = Raw::new("");
        let memory = raw.plugin.device_memory(0, &[1.0; 8]);
        let _ = call!(
            raw,
            PJRT_Client_CreateViewOfDeviceBuffer,
            PJRT_Client_CreateViewOfDeviceBuffer_Args {
                client: raw.client,
                device_buffer_ptr: memory,
                dims: null(),
                element_type: sys::PJRT_Buffer_Type_F32,
                device: raw.device(0),
            }
        );
        return;
    }
    let name = "a_view_without_a_callback_ends_the_process";
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(stderr.contains("no on_delete_callback"), "{stderr}");
}
