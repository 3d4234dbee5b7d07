//! What only an accelerator can show, on the one of the tests that is not there: memory that the
//! host cannot read, work that ends later and out of order, work that fails after it was begun, and
//! plugins that differ from what they should be. What each function does where a call of the plugin
//! fails is in tests/c/test_plugin/faults.c.

mod common;

use std::ffi::c_void;
use std::sync::mpsc;
use std::time::Duration;

use common::test_plugin::{TestPlugin, floats, load, read, vector};
use common::{Array, Memory, cases, source};
use pjrtlite::{Buffer, Client, Executable, Options, Plan, Status, Value};

const X: [f32; 4] = [1.0, 2.0, 3.0, 4.0];
const Y: [f32; 4] = [5.5, 6.5, 7.5, 8.5];
/// 2x + y.
const F: [f32; 4] = [7.5, 10.5, 13.5, 16.5];

fn set(plan: &mut Plan, index: usize, values: &[f32]) {
    let array = floats(&[values.len() as i64]);
    // SAFETY: the values are copied.
    unsafe { plan.set_input(index, values.as_ptr().cast(), array) }.unwrap();
}

fn get(plan: &mut Plan, index: usize) -> pjrtlite::Result<[f32; 4]> {
    let mut values = [f32::NAN; 4];
    // SAFETY: there is room for the array.
    unsafe { plan.get_output(index, values.as_mut_ptr().cast(), &floats(&[4])) }?;
    Ok(values)
}

/// A plan of hello with both inputs set.
fn hello(client: &Client) -> Plan {
    let mut plan = Plan::create(&load(client, "hello"), 0).unwrap();
    set(&mut plan, 0, &X);
    set(&mut plan, 1, &Y);
    plan
}

#[test]
fn programs_give_what_jax_gives() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    let mut ran = Vec::new();
    for case in &cases() {
        let path = source("tests/programs").join(&case.program);
        let program = match Executable::load_file(&client, &path, &Options::new()) {
            Ok(program) => program,
            Err(error) => {
                assert_eq!(error.status(), Status::Unimplemented, "{error}");
                assert!(
                    error.message().contains("the test plugin has no"),
                    "{error}"
                );
                continue;
            }
        };
        ran.push(case.name.clone());
        let mut plan = Plan::create(&program, 0).unwrap();
        let inputs: Vec<_> = case
            .inputs
            .iter()
            .map(|i| Memory::new(&i.bytes(), 0))
            .collect();
        for (index, (input, memory)) in case.inputs.iter().zip(&inputs).enumerate() {
            let data = memory.as_slice().as_ptr().cast();
            // SAFETY: the memory outlives the plan.
            unsafe { plan.bind_input(index, data, input.array_type()) }.unwrap();
        }
        plan.run().unwrap();
        let outputs = case.outputs.iter().enumerate().map(|(index, output)| {
            let array = output.array_type();
            let mut bytes = vec![0xaa; array.byte_size()];
            // SAFETY: there is room for the array.
            unsafe { plan.get_output(index, bytes.as_mut_ptr().cast(), &array) }.unwrap();
            bytes
        });
        let outputs: Vec<_> = outputs.collect();
        let wanted: Vec<_> = case.outputs.iter().map(Array::bytes).collect();
        assert_eq!(outputs, wanted, "{}", case.name);
    }
    for name in [
        "hello",
        "several",
        "donated",
        "destination",
        "matmul",
        "no_inputs",
        "empty",
        "order",
        "layout_input",
        "layout_output",
        "dtype_f64",
        "dtype_u8",
    ] {
        assert!(
            ran.iter().any(|ran| ran == name),
            "{name} is not among {ran:?}"
        );
    }
    drop(client);
    plugin.assert_no_leaks();
}

#[test]
fn a_call_works_on_memory_that_cannot_be_read() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    assert_eq!(client.platform_name(), c"test");
    assert_eq!(client.devices().len(), 2);
    let mut plan = Plan::create(&load(&client, "hello"), 0).unwrap();
    for offset in [0, 4] {
        let mut x = Memory::new(&bytes(&X), offset);
        let y = Memory::new(&bytes(&Y), offset);
        let mut f = Memory::new(&[0xaa; 16], offset);
        // SAFETY: the memory is bound anew, or the plan dropped, before it goes.
        unsafe {
            let data = |memory: &Memory| memory.as_slice().as_ptr().cast::<c_void>();
            plan.bind_input(0, data(&x), floats(&[4])).unwrap();
            plan.bind_input(1, data(&y), floats(&[4])).unwrap();
            let target = f.as_mut_slice().as_mut_ptr().cast();
            plan.bind_output(0, target, &floats(&[4])).unwrap();
        }
        plan.run().unwrap();
        assert_eq!(f.as_slice(), bytes(&F));
        // What is bound is read at each run.
        x.as_mut_slice().copy_from_slice(&bytes(&Y));
        plan.run().unwrap();
        let again: Vec<f32> = Y.iter().map(|y| 3.0 * y).collect();
        assert_eq!(f.as_slice(), bytes(&again));
        assert_eq!(get(&mut plan, 0).unwrap(), again[..]);
    }
    drop(plan);
    let plan = hello(&client);
    drop(plan);
    drop(client);
    plugin.assert_no_leaks();
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_ne_bytes())
        .collect()
}

#[test]
fn buffers_go_from_run_to_run_on_the_device() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    let mut plan = hello(&client);
    for _ in 0..3 {
        plan.run().unwrap();
        let output = plan.take_output_buffer(0).unwrap();
        plan.set_input_buffer(1, &output).unwrap();
    }
    plan.run().unwrap();
    // y + 8x.
    assert_eq!(get(&mut plan, 0).unwrap(), [13.5, 22.5, 31.5, 40.5]);
    drop(plan);

    let donated = load(&client, "donated");
    let mut buffer = vector(&client, &[0.0; 8]);
    let address = plugin.live("device_bytes");
    for step in 1..=3 {
        let (outputs, event) = donated.execute(&[&buffer]).unwrap();
        // Used up: it cannot be read or used again.
        let gone = read(&buffer).unwrap_err();
        assert_eq!(gone.status(), Status::InvalidArgument, "{gone}");
        let gone = donated.execute(&[&buffer]).unwrap_err();
        assert_eq!(gone.status(), Status::InvalidArgument, "{gone}");
        event.wait().unwrap();
        assert_eq!(read(&outputs[0]).unwrap(), [step as f32; 8]);
        buffer = outputs.into_iter().next().unwrap();
        assert_eq!(plugin.live("device_bytes"), address, "it is in place");
    }
    drop((buffer, donated, client));
    plugin.assert_no_leaks();
}

#[test]
fn waiting_again_and_again_asks_the_plugin_once() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    let program = load(&client, "hello");
    let (x, y) = (vector(&client, &X), vector(&client, &Y));
    let asked = || plugin.calls("PJRT_Event_OnReady");
    let begin = |settings: &str| {
        plugin.set("reset");
        plugin.set(settings);
        let (_, event) = program.execute(&[&x, &y]).unwrap();
        (event, asked())
    };
    let poll = |event: &pjrtlite::Event, limit| {
        for _ in 0..100 {
            let error = event.wait_for(limit).unwrap_err();
            assert_eq!(error.status(), Status::TimedOut);
        }
    };
    let (event, before) = begin("hold");
    poll(&event, Duration::ZERO);
    assert_eq!(asked(), before, "a look is only a look");
    poll(&event, Duration::from_micros(1));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| poll(&event, Duration::from_micros(1)));
        }
    });
    assert_eq!(asked(), before + 1);
    plugin.set("release");
    event.wait_for(Duration::from_secs(60)).unwrap();
    event.wait_for(Duration::ZERO).unwrap();
    event.wait().unwrap();
    assert_eq!(asked(), before + 1);
    drop(event);

    // What fails is told so by the same.
    let (event, before) = begin("hold;fail=PJRT_LoadedExecutable_Execute:*:10:by order");
    poll(&event, Duration::from_micros(1));
    plugin.set("release");
    for limit in [Duration::from_secs(60), Duration::ZERO] {
        let error = event.wait_for(limit).unwrap_err();
        assert_eq!(
            (error.status(), error.message()),
            (Status::Aborted, "by order")
        );
    }
    assert_eq!(asked(), before + 1);
    drop((event, x, y, program, client));
    plugin.assert_no_leaks();
}

#[test]
fn a_view_that_cannot_be_had_leaves_the_memory_alone() {
    let plugin = TestPlugin::new("hold");
    let client = plugin.client();
    let memory = Memory::new(&bytes(&X), 0);
    std::thread::scope(|scope| {
        let viewing = scope.spawn(|| {
            let data = memory.as_slice().as_ptr().cast();
            // SAFETY: the memory outlives whatever is tried.
            unsafe { Buffer::view_host(&client, data, floats(&[4]), 0) }
        });
        while plugin.live("tasks") == 0 {
            std::thread::yield_now();
        }
        // The plugin copies instead, and reads the memory until it is done with that. The memory
        // may go as soon as the function returns, so it must not return before.
        std::thread::sleep(Duration::from_millis(50));
        assert!(!viewing.is_finished(), "the memory is still being read");
        plugin.set("release");
        let error = viewing.join().unwrap().unwrap_err();
        assert_eq!(error.status(), Status::CopyRequired);
    });
    drop(client);
    plugin.assert_no_leaks();
}

#[test]
fn results_are_right_whatever_the_order_in_which_work_ends() {
    for order in ["forward", "reverse"] {
        let plugin = TestPlugin::new(&format!("order={order}"));
        let client = plugin.client();
        let program = load(&client, "hello");
        let x = vector(&client, &X);
        let inputs: Vec<_> = (0..8).map(|i| vector(&client, &[i as f32; 4])).collect();
        plugin.settle();
        plugin.set("hold");
        // Of each, the run and a run on its result.
        let runs: Vec<_> = inputs
            .iter()
            .map(|input| {
                let (first, event) = program.execute(&[&x, input]).unwrap();
                let (second, last) = program.execute(&[&x, &first[0]]).unwrap();
                (first, second, event, last)
            })
            .collect();
        assert_eq!(plugin.step(1), 1);
        let ended = runs.iter().position(|run| run.2.is_ready().unwrap());
        assert_eq!(ended, Some(if order == "forward" { 0 } else { 7 }));
        assert!(runs.iter().all(|run| !run.3.is_ready().unwrap()));
        assert_eq!(plugin.step(100), 15);
        plugin.set("release");
        for (i, (first, second, event, last)) in runs.iter().enumerate() {
            event.wait().unwrap();
            last.wait().unwrap();
            let wanted = |times: f32| X.map(|x| times * x + i as f32);
            assert_eq!(read(&first[0]).unwrap(), wanted(2.0));
            assert_eq!(read(&second[0]).unwrap(), wanted(4.0));
        }
        drop((runs, inputs, x, program, client));
        plugin.assert_no_leaks();
    }
}

#[test]
fn everything_waits_for_what_ends_late() {
    let plugin = TestPlugin::new("delay=3;order=reverse;late_delete=3");
    let client = plugin.client();
    let mut plan = hello(&client);
    for _ in 0..5 {
        plan.run().unwrap();
        assert_eq!(get(&mut plan, 0).unwrap(), F);
    }
    let buffer = vector(&client, &X);
    assert!(!buffer.ready().unwrap().is_ready().unwrap());
    assert_eq!(read(&buffer).unwrap(), X);
    // All handles go while work is under way.
    let program = load(&client, "hello");
    let (outputs, event) = program.execute(&[&buffer, &buffer]).unwrap();
    let (sender, receiver) = mpsc::channel();
    event
        .on_ready(move |outcome| sender.send(outcome).unwrap())
        .unwrap();
    drop((outputs, event, program, buffer, plan, client));
    receiver.recv().unwrap().unwrap();
    plugin.assert_no_leaks();
}

#[test]
fn a_run_that_fails_later_fails_everywhere() {
    fn on_fire<T: std::fmt::Debug>(outcome: pjrtlite::Result<T>) {
        let error = outcome.unwrap_err();
        assert_eq!(error.status(), Status::Internal);
        assert!(error.message().contains("the chip is on fire"), "{error}");
    }
    let plugin = TestPlugin::new("delay=2");
    let client = plugin.client();

    // The event, the result's own event, reading, and a run on the result.
    let program = load(&client, "hello");
    let x = vector(&client, &X);
    plugin.set("fail=PJRT_LoadedExecutable_Execute:1:13:the chip is on fire");
    let (outputs, event) = program.execute(&[&x, &x]).unwrap();
    let (sender, receiver) = mpsc::channel();
    event
        .on_ready(move |outcome| sender.send(outcome).unwrap())
        .unwrap();
    on_fire(event.wait_for(Duration::from_secs(100)));
    on_fire(receiver.recv().unwrap());
    assert!(event.is_ready().unwrap());
    on_fire(outputs[0].ready().unwrap().wait());
    on_fire(outputs[0].host_pointer());
    let (next, next_event) = program.execute(&[&x, &outputs[0]]).unwrap();
    on_fire(next_event.wait());
    on_fire(read(&next[0]));
    let mut plan = hello(&client);
    plan.set_input_buffer(1, &outputs[0]).unwrap();
    on_fire(plan.run());
    drop((plan, next, next_event, outputs, event, x, program, client));
    plugin.assert_no_leaks();
}

#[test]
fn an_event_that_never_comes_can_be_left() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    let program = load(&client, "hello");
    let x = vector(&client, &X);
    plugin.set("stall=PJRT_LoadedExecutable_Execute");
    let (outputs, event) = program.execute(&[&x, &x]).unwrap();
    for _ in 0..2 {
        let error = event.wait_for(Duration::from_millis(1)).unwrap_err();
        assert_eq!(error.status(), Status::TimedOut);
        assert!(!event.is_ready().unwrap());
    }
    let ready = outputs[0].ready().unwrap();
    let error = ready.wait_for(Duration::from_millis(1)).unwrap_err();
    assert_eq!(error.status(), Status::TimedOut);
    // Others go on.
    let (others, other) = program.execute(&[&x, &x]).unwrap();
    other.wait().unwrap();
    assert_eq!(read(&others[0]).unwrap(), X.map(|x| 3.0 * x));
    drop((outputs, event, ready, others, other, x, program));
    assert_eq!(plugin.live("events") + plugin.live("buffers"), 0);
    assert_eq!(plugin.live("tasks"), 1);
    plugin.set("release");
    drop(client);
    plugin.assert_no_leaks();
}

#[test]
fn a_device_that_is_full_refuses_an_array_and_works_on() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    let mut plan = hello(&client);
    plan.run().unwrap();
    plugin.set("memory=64");
    let array = floats(&[1000]);
    // SAFETY: the values are copied.
    let error = unsafe { Buffer::from_host(&client, [1f32; 1000].as_ptr().cast(), array, 0) };
    assert_eq!(error.unwrap_err().status(), Status::ResourceExhausted);
    plugin.set("reset");
    plan.run().unwrap();
    assert_eq!(get(&mut plan, 0).unwrap(), F);
    drop((plan, client));
    plugin.assert_no_leaks();
}

/// What this library does not read is its own limit: the plugin tells what it was asked for.
#[test]
fn limits_of_the_library_are_not_blamed_on_the_plugin() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    // An order of axes is asked for where there are two of them.
    let case = cases().into_iter().find(|case| case.name == "rank_2");
    let case = case.unwrap();
    let run = |spec: &str| {
        plugin.set(spec);
        let program = load(&client, "rank_2");
        let inputs: Vec<_> = case
            .inputs
            .iter()
            .map(|input| {
                let bytes = input.bytes();
                // SAFETY: the bytes are those of the array, and are copied.
                unsafe { Buffer::from_host(&client, bytes.as_ptr().cast(), input.array_type(), 0) }
                    .unwrap()
            })
            .collect();
        let inputs: Vec<_> = inputs.iter().collect();
        program.execute(&inputs).and_then(|(outputs, event)| {
            event.wait()?;
            let mut bytes = vec![0; outputs[0].array().byte_size()];
            // SAFETY: there is room for the array.
            unsafe { outputs[0].to_host(bytes.as_mut_ptr().cast(), bytes.len()) }?;
            Ok(bytes)
        })
    };
    for (spec, part) in [
        ("layouts=padded", "byte strides ["),
        ("layouts=unknown", "layouts of kind 99"),
    ] {
        let error = run(spec).unwrap_err();
        assert_eq!(error.status(), Status::Unsupported, "{error}");
        for part in [part, "this library"] {
            assert!(error.message().contains(part), "no '{part}' in {error}");
        }
    }
    assert_eq!(run("layouts=strides"), Ok(case.outputs[0].bytes()));
    plugin.set("reset;describes=mlir");
    let path = source("tests/programs/hello.mlir");
    let error = Executable::load_file(&client, &path, &Options::new()).unwrap_err();
    assert_eq!(error.status(), Status::Unsupported, "{error}");
    assert!(
        error.message().contains("'mlir', and this library"),
        "{error}"
    );
    drop(client);
    plugin.assert_no_leaks();
}

#[test]
fn plugins_of_other_versions_work_or_are_refused() {
    for (version, works) in [
        ("0.54", true),
        ("0.120", true),
        ("1.0", false),
        ("-1.3", false),
    ] {
        let plugin = TestPlugin::new(&format!("version={version}"));
        match Client::create(plugin.path(), &Options::new()) {
            Ok(client) => {
                assert!(works, "{version}");
                let (major, minor) = client.plugin().api_version();
                assert_eq!(format!("{major}.{minor}"), version);
                let mut plan = hello(&client);
                plan.run().unwrap();
                assert_eq!(get(&mut plan, 0).unwrap(), F);
            }
            Err(error) => {
                assert!(!works, "{version}: {error}");
                assert_eq!(error.status(), Status::AbiMismatch);
                assert!(error.message().contains(version), "{error}");
            }
        }
        plugin.assert_no_leaks();
    }
}

#[test]
fn short_tables_lack_what_is_past_their_end() {
    // So short that it is none.
    for size in [0, 16, 32] {
        let plugin = TestPlugin::new(&format!("table={size}"));
        let error = Client::create(plugin.path(), &Options::new()).unwrap_err();
        assert_eq!(error.status(), Status::AbiMismatch, "{error}");
    }
    // It ends with what makes an event's callback: no clients.
    let plugin = TestPlugin::new("table=PJRT_Event_OnReady");
    let error = Client::create(plugin.path(), &Options::new()).unwrap_err();
    assert_eq!(error.status(), Status::UnsupportedByPlugin);
    assert!(error.message().contains("PJRT_Client_Create"), "{error}");
    // All that a call needs, and nothing after it.
    let plugin = TestPlugin::new("table=PJRT_Buffer_OpaqueDeviceMemoryDataPointer;extensions=none");
    let client = plugin.client();
    let mut plan = hello(&client);
    plan.run().unwrap();
    assert_eq!(get(&mut plan, 0).unwrap(), F);
    assert!(!client.plugin().has_extension(3));
    drop((plan, client));
    plugin.assert_no_leaks();
}

#[test]
fn plugins_may_lack_extensions_and_memories() {
    // An unknown kind comes before it in the list.
    let plugin = TestPlugin::new("");
    assert!(plugin.client().plugin().has_extension(3));
    let plugin = TestPlugin::new("unimplemented=PJRT_Device_DefaultMemory;extensions=short");
    let client = plugin.client();
    assert!(client.devices()[1].memory_kind().is_empty());
    drop(client);
    plugin.assert_no_leaks();
}

#[test]
fn structs_have_the_sizes_that_strict_plugins_want() {
    let plugin = TestPlugin::new("sizes=strict");
    let client = plugin.client();
    let mut plan = hello(&client);
    plan.run().unwrap();
    assert_eq!(get(&mut plan, 0).unwrap(), F);
    let program = load(&client, "several");
    Executable::load(&client, program.serialize().unwrap(), &Options::new()).unwrap();
    // A plugin that wants more than this library knows says so.
    plugin.set("size=PJRT_LoadedExecutable_Execute:1000");
    let error = plan.run().unwrap_err();
    assert_eq!(error.status(), Status::InvalidArgument);
    assert!(error.message().contains("expected 1000"), "{error}");
    drop((plan, program, client));
    plugin.assert_no_leaks();
}

#[test]
fn unknown_options_are_refused_by_name() {
    let plugin = TestPlugin::new("");
    let mut options = Options::new();
    options.set("memory_fracton", Value::Float(0.5)).unwrap();
    let error = Client::create(plugin.path(), &options).unwrap_err();
    assert!(error.message().contains("memory_fracton"), "{error}");
    let mut options = Options::new();
    options
        .set("visible_devices", Value::IntList(vec![1]))
        .unwrap();
    options.set("memory_fraction", Value::Float(0.5)).unwrap();
    let client = Client::create(plugin.path(), &options).unwrap();
    let ids: Vec<_> = client.devices().iter().map(|device| device.id()).collect();
    assert_eq!(ids, [1]);
    let stats = client.memory_stats(0).unwrap();
    assert_eq!(stats.bytes_in_use, 0);
    let buffer = vector(&client, &X);
    assert_eq!(client.memory_stats(0).unwrap().bytes_in_use, 16);
    assert_eq!(client.memory_stats(0).unwrap().peak_bytes_in_use, Some(16));
    let mut options = Options::new();
    options.set("xla_gpu_autotune", Value::Bool(true)).unwrap();
    let path = source("tests/programs/hello.mlir");
    let error = Executable::load_file(&client, &path, &options).unwrap_err();
    assert_eq!(error.status(), Status::UnknownOption, "{error}");
    drop((buffer, client));
    plugin.assert_no_leaks();
}

#[test]
fn programs_run_on_each_device_and_from_their_serialized_form() {
    let plugin = TestPlugin::new("");
    let client = plugin.client();
    let path = source("tests/programs/hello.mlir");
    for any_device in [false, true] {
        let mut options = Options::new();
        let option = match any_device {
            true => ("pjrtlite.any_device", Value::Bool(true)),
            false => ("pjrtlite.device", Value::Int(1)),
        };
        options.set(option.0, option.1).unwrap();
        let program = Executable::load_file(&client, &path, &options).unwrap();
        let mut plan = Plan::create(&program, 1).unwrap();
        set(&mut plan, 0, &X);
        set(&mut plan, 1, &Y);
        plan.run().unwrap();
        assert_eq!(get(&mut plan, 0).unwrap(), F);
        assert_eq!(plan.take_output_buffer(0).unwrap().device(), 1);
    }
    let sealed = load(&client, "order").serialize().unwrap().to_vec();
    let program = Executable::load(&client, &sealed, &Options::new()).unwrap();
    let text = "f32[2,3] -> f32[2,3], f32[3,2]";
    assert_eq!(program.description().unwrap().to_str(), Ok(text));
    drop((program, client));
    plugin.assert_no_leaks();

    // The envelope has what the plugin told of it, which it is not asked again. Only the envelope has: a bare
    // executable is refused.
    let silent = TestPlugin::new("error=PJRT_Executable_OptimizedProgram:*:13:by order");
    let client = silent.client();
    let program = Executable::load(&client, &sealed, &Options::new()).unwrap();
    assert_eq!(program.description().unwrap().to_str(), Ok(text));
    assert_eq!(program.serialize().unwrap(), sealed);
    let error = Executable::load_file(&client, &path, &Options::new()).unwrap_err();
    assert!(error.message().contains("by order"), "{error}");
    drop((program, client));
    silent.assert_no_leaks();
}

#[test]
fn device_memory_is_written_and_read_by_the_plugin_only() {
    let plugin = TestPlugin::new("");
    let memory = plugin.device_memory(1, &X);
    assert_eq!(plugin.live("device_bytes"), 16);
    assert_eq!(plugin.read_device_memory(memory, 4), X);
    // What the host sees of it: the system refuses to copy from there.
    let mut ends = [0; 2];
    // SAFETY: there is room for both ends of the pipe.
    assert_eq!(unsafe { libc::pipe(ends.as_mut_ptr()) }, 0);
    // SAFETY: the system looks at the memory for us, and says so if it cannot.
    let copied = unsafe { libc::write(ends[1], memory, 4) };
    assert_eq!(copied, -1);
    let error = std::io::Error::last_os_error();
    assert_eq!(error.raw_os_error(), Some(libc::EFAULT));
    // SAFETY: these are ours.
    unsafe { (libc::close(ends[0]), libc::close(ends[1])) };
    plugin.free_device_memory(memory);
    plugin.assert_no_leaks();
}

#[test]
fn settings_that_are_wrong_are_refused() {
    let plugin = TestPlugin::new("");
    // Those that can be told how to fail.
    assert_eq!(plugin.functions().len(), 86);
    for (spec, part) in [
        ("hover", "no such setting"),
        ("delay=soon", "no number"),
        ("null=PJRT_Nothing", "no entry"),
        ("error=PJRT_Nothing", "no function"),
        ("error=PJRT_Client_Create:0", "from 1"),
        ("stall=PJRT_Client_Create", "begins no work"),
        ("order=sideways", "forward or reverse"),
    ] {
        let error = plugin.try_set(spec).unwrap_err();
        assert!(error.contains(part), "no '{part}' in {error}");
    }
}

/// A client of a plugin in a file of this name, and the value of `preallocate` that it was made with.
fn preallocates(
    name: &str,
    given: Option<bool>,
    fault: &str,
) -> (pjrtlite::Result<Client>, Option<String>, u64) {
    let plugin = TestPlugin::called(name, fault);
    let mut options = Options::new();
    if let Some(value) = given {
        options.set("preallocate", Value::Bool(value)).unwrap();
    }
    let client = Client::create(plugin.path(), &options);
    (
        client,
        plugin.option("preallocate"),
        plugin.calls("PJRT_Client_Create"),
    )
}

#[test]
fn plugins_of_gpus_leave_the_host_its_memory() {
    let (off, on) = (Some("false".to_owned()), Some("true".to_owned()));
    for name in ["pjrt_c_api_cuda_plugin.so", "xla_rocm_plugin.so", "Cuda.so"] {
        for (given, wanted) in [(None, &off), (Some(false), &off), (Some(true), &on)] {
            let (client, value, calls) = preallocates(name, given, "");
            assert!(client.is_ok());
            assert_eq!((&value, calls), (wanted, 1), "{name}, {given:?}");
        }
        // One that does not know the option is asked without it, unless the host wants it.
        let fault = "error=PJRT_Client_Create:1:3:Unexpected option name: preallocate";
        let (client, value, calls) = preallocates(name, None, fault);
        assert!(client.is_ok());
        assert_eq!((value, calls), (None, 2));
        let (client, _, calls) = preallocates(name, Some(false), fault);
        assert_eq!(client.unwrap_err().status(), Status::InvalidArgument);
        assert_eq!(calls, 1);
        // What else goes wrong is told, and not tried again.
        let fault = "error=PJRT_Client_Create:1:8:no room to preallocate";
        let (client, _, calls) = preallocates(name, None, fault);
        assert_eq!(client.unwrap_err().status(), Status::ResourceExhausted);
        assert_eq!(calls, 1);
    }
    // Others are not asked to.
    let (client, value, calls) = preallocates("pjrt_c_api_test_plugin.so", None, "");
    assert!(client.is_ok());
    assert_eq!((value, calls), (None, 1));
}
