//! Programs for several devices: in every form, with whole arrays, with pieces, and with buffers. They are by JAX,
//! which tells what they compute: tests/devices/README.md.

mod common;

use std::path::Path;

use common::test_plugin::TestPlugin;
use common::{Case, Memory, PLUGINS, client, compiled_by_jax, on_each_plugin, run_plan, source};
use pjrtlite::{ArrayType, Buffer, Client, DType, Error, Executable, Options, Plan, Status, Value};

fn load(client: &Client, program: &[u8]) -> Result<Executable, Error> {
    Executable::load(client, program, &Options::new())
}

fn cases() -> Vec<Case> {
    let text = std::fs::read_to_string(source("tests/devices/sharded/cases.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn case(name: &str) -> Case {
    cases().into_iter().find(|case| case.name == name).unwrap()
}

fn text_of(name: &str) -> Vec<u8> {
    std::fs::read(source("tests/devices/sharded").join(format!("{name}.mlir"))).unwrap()
}

fn wanted(case: &Case) -> Vec<Vec<u8>> {
    case.outputs.iter().map(common::Array::bytes).collect()
}

/// The numbers in bytes of f32.
fn floats(bytes: &[u8]) -> Vec<f32> {
    let each = bytes.chunks(4);
    each.map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()))
        .collect()
}

/// Fails unless results are JAX's: the bits on the plugin that is built from its XLA, nearly on others.
fn check_results(plugin: &str, about: &str, case: &Case, got: &[Vec<u8>]) {
    for (got, wanted) in got.iter().zip(wanted(case)) {
        let is_float = case.outputs[0].array_type().dtype() == DType::F32;
        if plugin == "cpu" || !is_float {
            assert_eq!(*got, wanted, "{plugin} {about}");
            continue;
        }
        for (got, wanted) in floats(got).into_iter().zip(floats(&wanted)) {
            let is_close = (got - wanted).abs() <= 1e-6 * (1.0 + wanted.abs());
            assert!(is_close, "{plugin} {about}: {got} for {wanted}");
        }
    }
}

/// Whether it is known how all arrays of a program are divided.
fn is_told(program: &Executable) -> bool {
    let signature = program.signature().unwrap();
    let inputs = (0..signature.input_count()).map(|index| program.input_sharding(index));
    let outputs = (0..signature.output_count()).map(|index| program.output_sharding(index));
    inputs.chain(outputs).all(|text| !text.unwrap().is_empty())
}

/// A program by JAX that this plugin may be too old for.
fn load_if_known(plugin: &str, client: &Client, bytes: &[u8], about: &str) -> Option<Executable> {
    match load(client, bytes) {
        Ok(program) => Some(program),
        Err(error) if plugin == "cpu-0.81" => {
            assert!(error.message().contains("unknown"), "{about}: {error}");
            None
        }
        Err(error) => panic!("{plugin} {about}: {error}"),
    }
}

/// A piece of an array: what a device has, by hand.
fn piece(whole: &[u8], array: &ArrayType, start: &[i64], dims: &[i64]) -> Vec<u8> {
    let size = array.dtype().size();
    let count = dims.iter().product::<i64>();
    let place = |number: i64| {
        let (mut rest, mut place, mut stride) = (number, 0, 1);
        for axis in (0..dims.len()).rev() {
            place += (rest % dims[axis] + start[axis]) * stride;
            rest /= dims[axis];
            stride *= array.dims()[axis];
        }
        place as usize
    };
    (0..count)
        .flat_map(|number| whole[place(number) * size..][..size].to_vec())
        .collect()
}

#[test]
fn whole_arrays_are_divided_and_put_together() {
    on_each_plugin(|plugin, client| {
        for case in cases() {
            let name = &case.name;
            for form in ["mlir", "jaxexport"] {
                if form == "jaxexport" && name == "unused" {
                    // It has an input that the case does not.
                    continue;
                }
                let about = format!("{name}.{form}");
                let path = source("tests/devices/sharded").join(&about);
                let bytes = std::fs::read(path).unwrap();
                let Some(program) = load_if_known(plugin, client, &bytes, &about) else {
                    continue;
                };
                assert_eq!(program.devices(), [0, 1, 2, 3], "{about}");
                for (index, input) in case.inputs.iter().enumerate() {
                    let array = program.signature().unwrap().input(index).unwrap();
                    assert_eq!(*array, input.array_type(), "{plugin} {about}");
                }
                if !is_told(&program) {
                    assert_eq!(plugin, "cpu-0.81", "{about}");
                    continue;
                }
                for offset in [0, 8] {
                    let got = run_plan(&program, &case, offset);
                    check_results(plugin, &about, &case, &got);
                }
            }
        }
    });
}

#[test]
fn forms_of_programs_that_jax_lowers_otherwise() {
    let x: Vec<f32> = (0..16).map(|n| n as f32).collect();
    // `psum` over four devices, each with two rows of two.
    let sum = |place: usize| (0..4).map(|device| x[device * 4 + place % 4]).sum::<f32>();
    let mut count = 0;
    for plugin in PLUGINS {
        let client = client(plugin);
        for file in std::fs::read_dir(source("tests/devices")).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if !name.starts_with("four_") || name.ends_with(".hlo.pb") {
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            let Some(program) = load_if_known(plugin, &client, &bytes, name) else {
                continue;
            };
            let input = program.signature().unwrap().input(0).unwrap().clone();
            if !is_told(&program) {
                continue;
            }
            let mut plan = Plan::create(&program, 0).unwrap();
            let mut y = vec![0_f32; 16];
            // SAFETY: there are as many numbers.
            unsafe {
                plan.set_input(0, x.as_ptr().cast(), input.clone()).unwrap();
                plan.run().unwrap();
                plan.get_output(0, y.as_mut_ptr().cast(), &input).unwrap();
            }
            let wanted: Vec<f32> = (0..16)
                .map(|place| match name.split('.').next().unwrap() {
                    "four_jit" => x[place] - 120.0,
                    "four_shard_map" | "four_pmap" => x[place] + sum(place),
                    _ => x[place] + x[place],
                })
                .collect();
            assert_eq!(y, wanted, "{plugin} {name}");
            count += 1;
        }
    }
    assert!(count >= 40, "{count}");
}

#[test]
fn pieces_are_bound_device_by_device() {
    on_each_plugin(|plugin, client| {
        for case in cases() {
            let name = &case.name;
            let Some(program) = load_if_known(plugin, client, &text_of(name), name) else {
                continue;
            };
            if !is_told(&program) {
                continue;
            }
            let mut plan = Plan::create(&program, 0).unwrap();
            let mut pieces = Vec::new();
            let mut results = Vec::new();
            for number in 0..4 {
                plan.select_piece(Some(number)).unwrap();
                for (index, input) in case.inputs.iter().enumerate() {
                    let array = program.input_piece(index, number).unwrap();
                    let start = program.input_piece_start(index, number).unwrap();
                    let whole = input.array_type();
                    let bytes = piece(&input.bytes(), &whole, start, array.dims());
                    pieces.push(Memory::new(&bytes, number * 4));
                    let data = pieces.last().unwrap().as_slice().as_ptr();
                    // SAFETY: the memory outlives the plan.
                    unsafe { plan.bind_input(index, data.cast(), array.clone()) }.unwrap();
                }
                for index in 0..case.outputs.len() {
                    let array = program.output_piece(index, number).unwrap();
                    results.push(Memory::new(&vec![0xaa; array.byte_size()], number * 4));
                    let data = results.last_mut().unwrap().as_mut_slice().as_mut_ptr();
                    // SAFETY: as above.
                    unsafe { plan.bind_output(index, data.cast(), array) }.unwrap();
                }
            }
            for _ in 0..3 {
                plan.run().unwrap();
            }
            for number in 0..4 {
                for (index, output) in case.outputs.iter().enumerate() {
                    let array = program.output_piece(index, number).unwrap();
                    let start = program.output_piece_start(index, number).unwrap();
                    let whole = output.array_type();
                    let got = results[number * case.outputs.len() + index].as_slice();
                    let by_hand = piece(&output.bytes(), &whole, start, array.dims());
                    if plugin == "cpu" {
                        assert_eq!(got, by_hand, "{name} on {number}");
                    }
                }
            }
            // The same results, put together.
            plan.select_piece(None).unwrap();
            let got: Vec<_> = (0..case.outputs.len())
                .map(|index| {
                    let array = program.signature().unwrap().output(index).unwrap();
                    let mut bytes = vec![0xaa_u8; array.byte_size()];
                    // SAFETY: there is room for the array.
                    unsafe { plan.get_output(index, bytes.as_mut_ptr().cast(), array) }.unwrap();
                    bytes
                })
                .collect();
            check_results(plugin, name, &case, &got);
        }
    });
}

#[test]
fn an_array_is_updated_in_place_on_all_devices() {
    on_each_plugin(|plugin, client| {
        for (name, is_in_place) in [
            ("donated", true),
            // Its pieces lie apart.
            ("donated_columns", false),
            // One device writes where another reads.
            ("donated_replicated", false),
        ] {
            let case = case(name);
            let program = load(client, &text_of(name)).unwrap();
            if !is_told(&program) {
                continue;
            }
            let array = case.inputs[0].array_type();
            // A run on separate arrays for each step tells what is right.
            let mut wanted = case.inputs[0].bytes();
            for _ in 0..3 {
                let mut plan = Plan::create(&program, 0).unwrap();
                let mut next = vec![0_u8; wanted.len()];
                // SAFETY: there are as many bytes.
                unsafe {
                    plan.set_input(0, wanted.as_ptr().cast(), array.clone())
                        .unwrap();
                    plan.run().unwrap();
                    plan.get_output(0, next.as_mut_ptr().cast(), &array)
                        .unwrap();
                }
                wanted = next;
            }
            // Each device's piece of four numbers is aligned if the array has 64 bytes for each.
            let mut memory = Memory::new(&case.inputs[0].bytes(), 0);
            let mut plan = Plan::create(&program, 0).unwrap();
            let data = memory.as_mut_slice().as_mut_ptr().cast();
            // SAFETY: the memory outlives the plan.
            unsafe { plan.bind_inout(0, 0, data, &array) }.unwrap();
            for run in 0..3 {
                match run {
                    1 => plan.start().unwrap().wait().unwrap(),
                    _ => plan.run().unwrap(),
                }
            }
            assert_eq!(memory.as_slice(), wanted, "{plugin} {name}");
            let report = plan.report(0).unwrap().to_string_lossy().into_owned();
            assert_eq!(
                report.contains("updated where it is"),
                is_in_place,
                "{report}"
            );

            // Two arrays in turn.
            let mut first = Memory::new(&case.inputs[0].bytes(), 0);
            let mut second = Memory::new(&vec![0xaa; array.byte_size()], 0);
            let mut plan = Plan::create(&program, 0).unwrap();
            let one = first.as_mut_slice().as_mut_ptr();
            let other = second.as_mut_slice().as_mut_ptr();
            // SAFETY: as above.
            unsafe { plan.bind_pair(0, 0, one.cast(), other.cast(), &array) }.unwrap();
            assert_eq!(plan.pair_current(0).unwrap(), one.cast());
            for _ in 0..3 {
                plan.run().unwrap();
            }
            assert_eq!(plan.pair_current(0).unwrap(), other.cast());
            assert_eq!(second.as_slice(), wanted, "{plugin} {name} in a pair");
        }
    });
}

#[test]
fn large_pieces_are_neither_copied_in_nor_out() {
    // 64 rows for each device, of 16 numbers: 64 bytes a row.
    let text = "module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <[\"x\"=4]>
  func.func public @main(%x: tensor<256x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>},
      %w: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>},
      %out: tensor<256x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>, tf.aliasing_output = 0 : i32})
      -> (tensor<256x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>}) {
    %0 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<16xf32>) -> tensor<256x16xf32>
    %1 = stablehlo.add %x, %0 : tensor<256x16xf32>
    return %1 : tensor<256x16xf32>
  }
}";
    for plugin in ["cpu", "cpu-0.106"] {
        let client = client(plugin);
        let program = load(&client, text.as_bytes()).unwrap();
        let x: Vec<u8> = (0..4096).flat_map(|n| (n as f32).to_le_bytes()).collect();
        let w: Vec<u8> = (0..16).flat_map(|n| (n as f32).to_le_bytes()).collect();
        let (x, w) = (Memory::new(&x, 0), Memory::new(&w, 0));
        let mut y = Memory::new(&vec![0xaa; 16384], 0);
        let (array, row) = (
            ArrayType::new(DType::F32, &[256, 16]).unwrap(),
            ArrayType::new(DType::F32, &[16]).unwrap(),
        );
        let mut plan = Plan::create(&program, 0).unwrap();
        // SAFETY: the memory outlives the plan.
        unsafe {
            plan.bind_input(0, x.as_slice().as_ptr().cast(), array.clone())
                .unwrap();
            plan.bind_input(1, w.as_slice().as_ptr().cast(), row)
                .unwrap();
            let target = y.as_mut_slice().as_mut_ptr().cast();
            plan.bind_output(0, target, &array).unwrap();
        }
        plan.run().unwrap();
        for (place, number) in floats(y.as_slice()).into_iter().enumerate() {
            assert_eq!(number, (place + place % 16) as f32, "{plugin}");
        }
        assert_eq!(plan.bytes_copied().unwrap(), 0, "{:?}", plan.report(0));
        let report = plan.report(0).unwrap().to_string_lossy().into_owned();
        for told in [
            "input 0 f32[64,16] on each of 4 devices: read where it is",
            "input 1 f32[16] on each of 4 devices: read where it is",
            "output 0 f32[64,16] on each of 4 devices: written where it is",
        ] {
            assert!(report.contains(told), "no '{told}' in {report}");
        }
    }
}

#[test]
fn what_cannot_be_divided_evenly_is_right() {
    // Would be pieces of two rows, of which the last device has one, or none. These plugins give each device all.
    for rows in [7, 6, 5] {
        let array = format!("tensor<{rows}x3xf32>");
        let by_rows = "sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>";
        let text = format!(
            "module @jit_f attributes {{mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <[\"x\"=4]>
  func.func public @main(%x: {array} {{{by_rows}}}) -> ({array} {{{by_rows}}}, tensor<3xf32>) {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : ({array}, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.add %x, %x : {array}
    return %1, %0 : {array}, tensor<3xf32>
  }}
}}"
        );
        for plugin in ["cpu", "cpu-0.106"] {
            let client = client(plugin);
            let program = load(&client, text.as_bytes()).unwrap();
            let whole = ArrayType::new(DType::F32, &[rows, 3]).unwrap();
            let signature = program.signature().unwrap();
            assert_eq!(*signature.input(0).unwrap(), whole, "{plugin}");
            let count = 3 * rows as usize;
            let x: Vec<f32> = (1..=count).map(|n| n as f32).collect();
            let (mut y, mut sums) = (vec![f32::NAN; count + 3], [0_f32; 3]);
            let mut plan = Plan::create(&program, 0).unwrap();
            // SAFETY: the memory outlives the plan.
            unsafe {
                plan.bind_input(0, x.as_ptr().cast(), whole.clone())
                    .unwrap();
                plan.bind_output(0, y.as_mut_ptr().cast(), &whole).unwrap();
                plan.run().unwrap();
                let three = ArrayType::new(DType::F32, &[3]).unwrap();
                plan.get_output(1, sums.as_mut_ptr().cast(), &three)
                    .unwrap();
            }
            let twice: Vec<f32> = x.iter().map(|n| n + n).collect();
            assert_eq!(y[..count], twice, "{plugin} {rows}");
            assert!(
                y[count..].iter().all(|n| n.is_nan()),
                "{plugin} {rows}: {y:?}"
            );
            let wanted = [0, 1, 2].map(|k| x.iter().skip(k).step_by(3).sum::<f32>());
            assert_eq!(sums, wanted, "{plugin} {rows}");
        }
    }
}

#[test]
fn buffers_of_all_devices_are_run_on() {
    on_each_plugin(|plugin, client| {
        for name in ["psum", "donated", "plane", "scalars"] {
            let case = case(name);
            let Some(program) = load_if_known(plugin, client, &text_of(name), name) else {
                continue;
            };
            if !is_told(&program) {
                continue;
            }
            let mut buffers = Vec::new();
            for number in 0..4 {
                for (index, input) in case.inputs.iter().enumerate() {
                    let array = program.input_piece(index, number).unwrap().clone();
                    let start = program.input_piece_start(index, number).unwrap();
                    let bytes = piece(&input.bytes(), &input.array_type(), start, array.dims());
                    // SAFETY: the bytes are those of the array, and are copied.
                    let buffer =
                        unsafe { Buffer::from_host(client, bytes.as_ptr().cast(), array, number) };
                    buffers.push(buffer.unwrap());
                }
            }
            let inputs: Vec<&Buffer> = buffers.iter().collect();
            let error = program.execute(&inputs[1..]).unwrap_err();
            assert_eq!(error.status(), Status::SignatureMismatch);
            assert!(error.message().contains("on each of 4 devices"), "{error}");
            let mut turned = inputs.clone();
            turned.reverse();
            let error = program.execute(&turned).unwrap_err();
            assert_eq!(error.status(), Status::SignatureMismatch);
            let (outputs, event) = program.execute(&inputs).unwrap();
            event.wait().unwrap();
            assert_eq!(outputs.len(), 4 * case.outputs.len());
            for (place, output) in outputs.iter().enumerate() {
                let (number, index) = (place / case.outputs.len(), place % case.outputs.len());
                assert_eq!(output.device(), number);
                let whole = &case.outputs[index];
                let start = program.output_piece_start(index, number).unwrap();
                let array = program.output_piece(index, number).unwrap();
                let by_hand = piece(&whole.bytes(), &whole.array_type(), start, array.dims());
                let mut got = vec![0_u8; array.byte_size()];
                // SAFETY: there is room for the array.
                unsafe { output.to_host(got.as_mut_ptr().cast(), got.len()) }.unwrap();
                if plugin == "cpu" {
                    assert_eq!(got, by_hand, "{name} on {number}");
                }
            }
        }
    });
}

#[test]
fn what_was_serialized_is_for_as_many_devices() {
    let folder = tempfile::tempdir().unwrap();
    on_each_plugin(|plugin, client| {
        for name in ["psum", "plane", "scalars", "donated"] {
            let case = case(name);
            let Some(program) = load_if_known(plugin, client, &text_of(name), name) else {
                continue;
            };
            let sealed = program.serialize().unwrap().to_vec();
            let again = load(client, &sealed).unwrap();
            assert_eq!(again.devices(), [0, 1, 2, 3]);
            assert_eq!(again.description(), program.description());
            let mut options = Options::new();
            let place = folder.path().to_str().unwrap().to_owned();
            options.set("pjrtlite.cache", Value::Text(place)).unwrap();
            let cached = |_| Executable::load(client, &text_of(name), &options).unwrap();
            let cached = [0, 1].map(cached);
            let told = cached[1].caching().unwrap().to_string_lossy();
            assert!(told.starts_with("from the cache"), "{told}");
            for program in [&again, &cached[0], &cached[1]] {
                if is_told(program) {
                    check_results(plugin, name, &case, &run_plan(program, &case, 0));
                }
            }
        }
    });
}

#[test]
fn executables_of_jax_are_for_as_many_devices() {
    let Some(folder) = compiled_by_jax() else {
        return;
    };
    let client = client("cpu");
    for case in cases() {
        let name = &case.name;
        let bytes = std::fs::read(folder.join(format!("sharded_{name}.bin"))).unwrap();
        let program = load(&client, &bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let devices = match &name[..] {
            "turned" => [0, 2, 1, 3],
            _ => [0, 1, 2, 3],
        };
        assert_eq!(program.devices(), devices, "{name}");
        check_results("cpu", name, &case, &run_plan(&program, &case, 0));
    }
}

/// A client of more devices, and options that name some of them.
fn on(plugin: &str, count: i64, devices: &[i64]) -> (Client, Options) {
    let mut of_client = Options::new();
    of_client
        .set("cpu_device_count", Value::Int(count))
        .unwrap();
    let client = Client::create(&common::plugin(plugin), &of_client).unwrap();
    let mut options = Options::new();
    if !devices.is_empty() {
        let devices = Value::IntList(devices.to_vec());
        options.set("pjrtlite.devices", devices).unwrap();
    }
    (client, options)
}

#[test]
fn the_devices_are_those_that_are_named() {
    for plugin in PLUGINS {
        let (client, options) = on(plugin, 6, &[5, 0, 3, 2]);
        for name in ["plane", "donated"] {
            let case = case(name);
            let program = Executable::load(&client, &text_of(name), &options).unwrap();
            assert_eq!(program.devices(), [5, 0, 3, 2], "{plugin}");
            assert_eq!(program.device(), Some(5));
            let sealed = program.serialize().unwrap().to_vec();
            let again = Executable::load(&client, &sealed, &options).unwrap();
            assert_eq!(again.devices(), [5, 0, 3, 2], "{plugin}");
            let error = Plan::create(&program, 0).unwrap_err();
            assert_eq!(error.status(), Status::InvalidValue);
            for program in [&program, &again] {
                let array = case.inputs[0].array_type();
                let mut plan = Plan::create(program, 5).unwrap();
                if !is_told(program) {
                    continue;
                }
                let bytes = case.inputs[0].bytes();
                let mut got = vec![0_u8; case.outputs[0].array_type().byte_size()];
                // SAFETY: there are as many bytes.
                unsafe {
                    plan.set_input(0, bytes.as_ptr().cast(), array).unwrap();
                    plan.run().unwrap();
                    let output = case.outputs[0].array_type();
                    plan.get_output(0, got.as_mut_ptr().cast(), &output)
                        .unwrap();
                }
                check_results(plugin, name, &case, &[got]);
                plan.select_piece(Some(2)).unwrap();
                assert_eq!(plan.take_output_buffer(0).unwrap().device(), 3);
            }
        }
    }
}

#[test]
fn wrong_devices_are_refused() {
    for plugin in PLUGINS {
        let program = text_of("plane");
        for (count, devices, status, told) in [
            (2, &[][..], Status::IndexOutOfRange, "for 4 devices"),
            (4, &[0, 1, 2, 4], Status::IndexOutOfRange, "no device 4"),
            (4, &[0, 1, 2, -1], Status::IndexOutOfRange, "no device"),
            (4, &[0, 1, 2], Status::InvalidValue, "names 3 devices"),
            (4, &[0, 1, 2, 1], Status::InvalidValue, "device 1 twice"),
        ] {
            let (client, options) = on(plugin, count, devices);
            let error = Executable::load(&client, &program, &options).unwrap_err();
            assert_eq!(error.status(), status, "{error}");
            assert!(error.message().contains(told), "{error}");
        }
        let (client, _) = on(plugin, 4, &[]);
        for (options, told) in [
            (
                &[("pjrtlite.device", Value::Int(1))][..],
                "by pjrtlite.devices",
            ),
            (&[("pjrtlite.any_device", Value::Bool(true))], "for any one"),
            (
                &[
                    ("pjrtlite.device", Value::Int(0)),
                    ("pjrtlite.devices", Value::IntList(vec![0, 1, 2, 3])),
                ],
                "neither pjrtlite.device",
            ),
        ] {
            let mut set = Options::new();
            for (key, value) in options {
                set.set(key, value.clone()).unwrap();
            }
            let error = Executable::load(&client, &program, &set).unwrap_err();
            assert_eq!(error.status(), Status::InvalidValue, "{error}");
            assert!(error.message().contains(told), "{error}");
        }
        let mut tuned = Options::new();
        tuned.set("pjrtlite.autotune", Value::Bool(true)).unwrap();
        let error = Executable::load(&client, &program, &tuned).unwrap_err();
        assert_eq!(error.status(), Status::Unsupported, "{error}");
    }
}

#[test]
fn wrong_pieces_are_refused() {
    let client = client("cpu");
    let program = load(&client, &text_of("psum")).unwrap();
    let whole = program.signature().unwrap().input(0).unwrap().clone();
    let piece = program.input_piece(0, 0).unwrap().clone();
    let mut memory = Memory::new(&vec![0; whole.byte_size()], 0);
    let data = memory.as_mut_slice().as_mut_ptr();
    let mut plan = Plan::create(&program, 0).unwrap();
    // SAFETY: the memory outlives the plan.
    unsafe {
        let status = |outcome: Result<(), Error>| outcome.unwrap_err().status();
        let mismatch = Status::SignatureMismatch;
        assert_eq!(
            status(plan.bind_input(0, data.cast(), piece.clone())),
            mismatch
        );
        assert_eq!(status(plan.select_piece(Some(4))), Status::IndexOutOfRange);
        assert_eq!(
            program.input_piece(0, 4).unwrap_err().status(),
            Status::IndexOutOfRange
        );
        let error = program.output_piece_start(0, 9).unwrap_err();
        assert_eq!(error.status(), Status::IndexOutOfRange);
        // A buffer is on one device.
        let buffer = Buffer::from_host(&client, data.cast(), piece.clone(), 1).unwrap();
        let error = plan.set_input_buffer(0, &buffer).unwrap_err();
        assert_eq!(error.status(), Status::InvalidValue);
        assert!(error.message().contains("select_piece"), "{error}");
        assert_eq!(
            plan.take_output_buffer(0).unwrap_err().status(),
            Status::InvalidValue
        );
        plan.select_piece(Some(0)).unwrap();
        assert_eq!(status(plan.set_input_buffer(0, &buffer)), mismatch);
        assert_eq!(
            status(plan.bind_input(0, data.cast(), whole.clone())),
            mismatch
        );
        // One device lacks its piece.
        for number in [0, 1, 3] {
            plan.select_piece(Some(number)).unwrap();
            plan.set_input(0, data.cast(), piece.clone()).unwrap();
        }
        let error = plan.run().unwrap_err();
        assert_eq!(error.status(), Status::NotBound);
        assert!(error.message().contains("on device 2"), "{error}");
        plan.select_piece(Some(1)).unwrap();
        plan.set_input_buffer(0, &buffer).unwrap();
        plan.select_piece(Some(2)).unwrap();
        plan.set_input(0, data.cast(), piece.clone()).unwrap();
        plan.run().unwrap();
        // Pieces of two devices in the same memory, whole or in part.
        plan.bind_output(0, data.cast(), &piece).unwrap();
        plan.select_piece(Some(1)).unwrap();
        assert_eq!(
            status(plan.bind_output(0, data.cast(), &piece)),
            Status::InvalidValue
        );
        let inside = data.add(4).cast();
        assert_eq!(
            status(plan.bind_output(0, inside, &piece)),
            Status::InvalidValue
        );
        // The whole takes the place of pieces.
        plan.select_piece(None).unwrap();
        plan.bind_output(0, data.cast(), &whole).unwrap();
        plan.run().unwrap();
    }
}

#[test]
fn what_nobody_tells_is_bound_in_pieces() {
    // 0.81 does not tell how arrays are divided.
    let client = client("cpu-0.81");
    let program = load(&client, &text_of("rows")).unwrap();
    let whole = program.signature().unwrap().input(0).unwrap().clone();
    assert_eq!(whole.dims(), [8, 3]);
    let piece = program.input_piece(0, 0).unwrap().clone();
    assert_eq!(piece.dims(), [2, 3]);
    assert_eq!(program.input_sharding(0).unwrap(), c"");
    let error = program.input_piece_start(0, 1).unwrap_err();
    assert_eq!(error.status(), Status::UnsupportedByPlugin);
    let mut plan = Plan::create(&program, 0).unwrap();
    let (x, mut y) = (vec![2_f32; 24], vec![0_f32; 24]);
    // SAFETY: the memory outlives the plan.
    unsafe {
        let error = plan
            .bind_input(0, x.as_ptr().cast(), whole.clone())
            .unwrap_err();
        assert_eq!(error.status(), Status::UnsupportedByPlugin);
        assert!(error.message().contains("select_piece"), "{error}");
        let error = plan
            .bind_output(0, y.as_mut_ptr().cast(), &whole)
            .unwrap_err();
        assert_eq!(error.status(), Status::UnsupportedByPlugin);
        for number in 0..4 {
            plan.select_piece(Some(number)).unwrap();
            plan.bind_input(0, x.as_ptr().add(6 * number).cast(), piece.clone())
                .unwrap();
            plan.set_input(1, x.as_ptr().cast(), piece.clone()).unwrap();
            plan.bind_output(0, y.as_mut_ptr().add(6 * number).cast(), &piece)
                .unwrap();
        }
        plan.run().unwrap();
        assert_eq!(y, [6.0; 24]);
        plan.select_piece(None).unwrap();
        let error = plan
            .get_output(0, y.as_mut_ptr().cast(), &whole)
            .unwrap_err();
        assert_eq!(error.status(), Status::UnsupportedByPlugin);
    }
}

#[test]
fn replicas_have_arrays_of_their_own() {
    on_each_plugin(|plugin, client| {
        for name in ["two_replicas.mlir", "two_all.vhlo", "two_id.mlirbc"] {
            let bytes = std::fs::read(source("tests/devices").join(name)).unwrap();
            let program = match load(client, &bytes) {
                Ok(program) => program,
                // Bytecode that is no portable artifact is for readers of about the same age.
                Err(_) if plugin != "cpu" && Path::new(name).ends_with(".mlirbc") => continue,
                Err(error) => panic!("{plugin} {name}: {error}"),
            };
            assert_eq!(program.devices(), [0, 1], "{name}");
            let array = program.input_piece(0, 0).unwrap().clone();
            let x: Vec<f32> = (0..16).map(|n| n as f32).collect();
            let twice: Vec<f32> = x.iter().map(|n| n + n).collect();
            let mut y = [vec![0_f32; 16], vec![0_f32; 16]];
            let mut plan = Plan::create(&program, 0).unwrap();
            // SAFETY: the memory outlives the plan.
            unsafe {
                let error = plan
                    .set_input(0, x.as_ptr().cast(), array.clone())
                    .unwrap_err();
                assert_eq!(error.status(), Status::UnsupportedByPlugin);
                for (number, y) in y.iter_mut().enumerate() {
                    plan.select_piece(Some(number)).unwrap();
                    let x = [&x, &twice][number].as_ptr();
                    plan.bind_input(0, x.cast(), array.clone()).unwrap();
                    plan.bind_output(0, y.as_mut_ptr().cast(), &array).unwrap();
                }
            }
            plan.run().unwrap();
            for (number, y) in y.iter().enumerate() {
                for (place, got) in y.iter().enumerate() {
                    let (own, both) = ((place * (number + 1)) as f32, (3 * place) as f32);
                    let wanted = match name.contains("_id") {
                        true => 2.0 * own + number as f32,
                        false => own + both,
                    };
                    assert_eq!(*got, wanted, "{plugin} {name} on {number}");
                }
            }
        }
    });
}

#[test]
fn several_plans_run_at_once() {
    for plugin in ["cpu", "cpu-0.106"] {
        let client = client(plugin);
        let case = case("psum");
        let program = load(&client, &text_of("psum")).unwrap();
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for _ in 0..50 {
                        check_results(plugin, "at once", &case, &run_plan(&program, &case, 0));
                    }
                });
            }
        });
    }
}

/// Replicas on a plugin whose memory the host cannot read, each of which doubles and adds.
const REPLICAS: &str = "module @m attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    %1 = stablehlo.add %0, %y : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}";

/// A client of the test plugin with three devices, and the program on them.
fn on_test_plugin(plugin: &TestPlugin, text: &str) -> (Client, Executable) {
    let mut options = Options::new();
    options.set("device_count", Value::Int(3)).unwrap();
    let client = Client::create(plugin.path(), &options).unwrap();
    let program = load(&client, text.as_bytes()).unwrap();
    assert_eq!(program.devices(), [0, 1, 2]);
    (client, program)
}

#[test]
fn pieces_in_memory_of_devices_that_the_host_cannot_read() {
    for settings in ["", "at_once", "delay=2", "order=reverse"] {
        let plugin = TestPlugin::new(settings);
        {
            let (_client, program) = on_test_plugin(&plugin, REPLICAS);
            let array = program.input_piece(0, 0).unwrap().clone();
            let mut plan = Plan::create(&program, 0).unwrap();
            let mut x: Vec<Vec<f32>> = (0..3).map(|number| vec![number as f32; 4]).collect();
            let y = [1_f32, 2.0, 3.0, 4.0];
            for (number, x) in x.iter_mut().enumerate() {
                plan.select_piece(Some(number)).unwrap();
                // SAFETY: the memory outlives the plan.
                unsafe {
                    plan.bind_inout(0, 0, x.as_mut_ptr().cast(), &array)
                        .unwrap();
                    plan.set_input(1, y.as_ptr().cast(), array.clone()).unwrap();
                }
            }
            plan.run().unwrap();
            let event = plan.start().unwrap();
            event.wait().unwrap();
            for (number, x) in x.iter().enumerate() {
                // 2 (2 n + y) + y.
                let wanted = y.map(|y| 4.0 * number as f32 + 3.0 * y);
                assert_eq!(x[..], wanted, "{settings}");
            }
            // The input's memory is used up, or copied, on all devices alike.
            let report = plan.report(0).unwrap().to_string_lossy().into_owned();
            assert!(report.contains("on each of 3 devices"), "{report}");
        }
        plugin.assert_no_leaks();
    }
}

#[test]
fn a_fault_on_one_device_is_a_fault_of_the_run() {
    let plugin = TestPlugin::new("");
    {
        let (_client, program) = on_test_plugin(&plugin, REPLICAS);
        let array = program.input_piece(0, 0).unwrap().clone();
        let x = [1_f32, 2.0, 3.0, 4.0];
        let mut plan = Plan::create(&program, 0).unwrap();
        for number in 0..3 {
            plan.select_piece(Some(number)).unwrap();
            for index in 0..2 {
                // SAFETY: the values are copied.
                unsafe { plan.set_input(index, x.as_ptr().cast(), array.clone()) }.unwrap();
            }
        }
        for start in [false, true] {
            plugin.set("fail=PJRT_LoadedExecutable_Execute:1:8:out of it");
            let error = match start {
                false => plan.run().unwrap_err(),
                true => plan.start().unwrap().wait().unwrap_err(),
            };
            assert!(error.message().contains("out of it"), "{error}");
            plugin.set("reset");
            plan.run().unwrap();
        }
        plugin.set("stall=PJRT_LoadedExecutable_Execute");
        let event = plan.start().unwrap();
        let error = event
            .wait_for(std::time::Duration::from_millis(20))
            .unwrap_err();
        assert_eq!(error.status(), Status::TimedOut);
        plugin.set("release");
        event.wait().unwrap();
        plan.run().unwrap();
        plugin.set("error=PJRT_LoadedExecutable_Execute");
        plan.run().unwrap_err();
        plan.run().unwrap();
    }
    plugin.assert_no_leaks();
}

#[test]
fn whole_arrays_go_to_memory_of_devices_that_the_host_cannot_read() {
    // Nothing is divided, which its shapes tell: each device has all.
    let text = REPLICAS
        .replace("num_partitions = 1", "num_partitions = 3")
        .replace("num_replicas = 3", "num_replicas = 1");
    let plugin = TestPlugin::new("delay=1");
    {
        let (client, program) = on_test_plugin(&plugin, &text);
        assert_eq!(program.input_sharding(0).unwrap(), c"{replicated}");
        let array = program.signature().unwrap().input(0).unwrap().clone();
        let mut x = vec![1_f32, 2.0, 3.0, 4.0];
        let y = [0.5_f32; 4];
        let mut plan = Plan::create(&program, 0).unwrap();
        // SAFETY: the memory outlives the plan.
        unsafe {
            plan.bind_inout(0, 0, x.as_mut_ptr().cast(), &array)
                .unwrap();
            plan.bind_input(1, y.as_ptr().cast(), array.clone())
                .unwrap();
            plan.run().unwrap();
            plan.run().unwrap();
            assert_eq!(x, [5.5, 9.5, 13.5, 17.5]);
            // Whole arrays are the host's.
            let memory = plugin.device_memory(1, &[1.0; 4]);
            let error = plan
                .bind_input_device(1, memory, array.clone(), 0)
                .unwrap_err();
            assert_eq!(error.status(), Status::Unsupported);
            plan.select_piece(Some(1)).unwrap();
            plan.bind_input_device(1, memory, array.clone(), 0).unwrap();
            plan.run().unwrap();
            let mut piece = [0_f32; 4];
            plan.get_output(0, piece.as_mut_ptr().cast(), &array)
                .unwrap();
            assert_eq!(piece, [12.0, 20.0, 28.0, 36.0]);
            drop(plan);
            plugin.free_device_memory(memory);
        }
        drop(program);
        drop(client);
    }
    plugin.assert_no_leaks();
}
