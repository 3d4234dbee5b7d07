//! Every wrong way to give a program an array is refused, by pjrtlite itself: a plugin compares
//! nothing but the number of bytes.

mod common;

use common::on_each_plugin;
use pjrtlite::{ArrayType, Buffer, Client, DType, Error, Executable, Options, Plan, Status};

/// Every element type, and what StableHLO calls it.
const TYPES: [(DType, &str); 28] = [
    (DType::Bool, "i1"),
    (DType::I8, "i8"),
    (DType::I16, "i16"),
    (DType::I32, "i32"),
    (DType::I64, "i64"),
    (DType::U8, "ui8"),
    (DType::U16, "ui16"),
    (DType::U32, "ui32"),
    (DType::U64, "ui64"),
    (DType::F16, "f16"),
    (DType::F32, "f32"),
    (DType::F64, "f64"),
    (DType::Bf16, "bf16"),
    (DType::C64, "complex<f32>"),
    (DType::C128, "complex<f64>"),
    (DType::F8e5m2, "f8E5M2"),
    (DType::F8e4m3fn, "f8E4M3FN"),
    (DType::F8e4m3b11fnuz, "f8E4M3B11FNUZ"),
    (DType::F8e5m2fnuz, "f8E5M2FNUZ"),
    (DType::F8e4m3fnuz, "f8E4M3FNUZ"),
    (DType::I4, "i4"),
    (DType::U4, "ui4"),
    (DType::I2, "i2"),
    (DType::U2, "ui2"),
    (DType::F8e4m3, "f8E4M3"),
    (DType::F8e3m4, "f8E3M4"),
    (DType::F8e8m0fnu, "f8E8M0FNU"),
    (DType::F4e2m1fn, "f4E2M1FN"),
];

/// A program that returns its one input.
fn identity(client: &Client, element: &str, dims: &[i64]) -> Executable {
    let dims: String = dims.iter().map(|dim| format!("{dim}x")).collect();
    let array = format!("tensor<{dims}{element}>");
    let text = format!(
        "module @identity {{ func.func public @main(%x: {array}) -> {array} {{ return %x : {array} }} }}"
    );
    Executable::load(client, text.as_bytes(), &Options::new()).unwrap()
}

/// Tries to give a program's input and output this array by every way there is.
fn every_way(
    client: &Client,
    program: &Executable,
    array: &ArrayType,
) -> Vec<(&'static str, Result<(), Error>)> {
    // Enough for every array here, and aligned for every type.
    let mut memory = vec![0u128; 256];
    let data = memory.as_mut_ptr().cast();
    let mut plan = Plan::create(program, 0).unwrap();
    // SAFETY: the memory is large enough, and outlives the plan.
    unsafe {
        let buffer = Buffer::from_host(client, data, array.clone(), 0).unwrap();
        vec![
            ("set_input", plan.set_input(0, data, array.clone())),
            ("bind_input", plan.bind_input(0, data, array.clone())),
            ("set_input_buffer", plan.set_input_buffer(0, &buffer)),
            ("bind_output", plan.bind_output(0, data, array)),
            ("execute", program.execute(&[&buffer]).map(|_| ())),
            ("get_output", {
                let mut plan = Plan::create(program, 0).unwrap();
                let right = program.signature().unwrap().input(0).unwrap().clone();
                plan.set_input(0, data, right).unwrap();
                plan.run().unwrap();
                plan.get_output(0, data, array)
            }),
        ]
    }
}

fn assert_all(client: &Client, program: &Executable, array: &ArrayType, is_right: bool) {
    let wanted = program
        .description()
        .unwrap()
        .to_string_lossy()
        .into_owned();
    for (way, outcome) in every_way(client, program, array) {
        match outcome {
            Ok(()) => assert!(is_right, "{way} takes {array} for {wanted}"),
            Err(error) => {
                assert!(!is_right, "{way} refuses {array}: {error}");
                assert_eq!(error.status(), Status::SignatureMismatch, "{way}: {error}");
                assert!(error.message().contains(&array.to_string()), "{error}");
            }
        }
    }
}

#[test]
fn each_element_type_is_taken_for_itself_only() {
    on_each_plugin(|_, client| {
        for (wanted, element) in TYPES {
            let program = identity(client, element, &[2, 3]);
            for (given, _) in TYPES {
                let array = ArrayType::new(given, &[2, 3]).unwrap();
                assert_all(client, &program, &array, given == wanted);
            }
        }
    });
}

#[test]
fn each_shape_is_taken_for_itself_only() {
    on_each_plugin(|_, client| {
        for dims in [
            &[][..],
            &[1],
            &[6],
            &[2, 3],
            &[3, 2],
            &[1, 6],
            &[2, 3, 4],
            &[0, 3],
            &[3, 0],
        ] {
            let program = identity(client, "f32", dims);
            for given in neighbours(dims) {
                let array = ArrayType::new(DType::F32, &given).unwrap();
                assert_all(client, &program, &array, given == dims);
            }
        }
    });
}

/// The shape itself, and those that are easily mistaken for it: each extent one off, one axis more
/// or less, in another order, flattened, and of as many bytes in another shape.
fn neighbours(dims: &[i64]) -> Vec<Vec<i64>> {
    let mut shapes = vec![dims.to_vec()];
    for axis in 0..dims.len() {
        for extent in [dims[axis] - 1, dims[axis] + 1] {
            let mut shape = dims.to_vec();
            shape[axis] = extent;
            if extent >= 0 {
                shapes.push(shape);
            }
        }
        let mut less = dims.to_vec();
        less.remove(axis);
        shapes.push(less);
    }
    for axis in 0..=dims.len() {
        let mut more = dims.to_vec();
        more.insert(axis, 1);
        shapes.push(more);
    }
    shapes.push(dims.iter().rev().copied().collect());
    shapes.push(vec![dims.iter().product()]);
    shapes.sort();
    shapes.dedup();
    shapes
}

#[test]
fn the_number_of_inputs_must_be_right() {
    on_each_plugin(|_, client| {
        let program = identity(client, "f32", &[1]);
        let value = 1.0f32;
        let array = ArrayType::new(DType::F32, &[1]).unwrap();
        // SAFETY: the value is copied.
        let buffer =
            unsafe { Buffer::from_host(client, (&raw const value).cast(), array, 0) }.unwrap();
        for inputs in [&[][..], &[&buffer, &buffer]] {
            let error = program.execute(inputs).unwrap_err();
            assert_eq!(error.status(), Status::SignatureMismatch);
            assert!(error.message().contains("takes 1 inputs"), "{error}");
        }
    });
}

#[test]
fn outputs_must_not_share_memory() {
    on_each_plugin(|_, client| {
        let array = "tensor<4xf32>";
        let text = format!(
            "module @two {{ func.func public @main(%x: {array}) -> ({array}, {array}) \
             {{ return %x, %x : {array}, {array} }} }}"
        );
        let program = Executable::load(client, text.as_bytes(), &Options::new()).unwrap();
        let mut plan = Plan::create(&program, 0).unwrap();
        let four = ArrayType::new(DType::F32, &[4]).unwrap();
        let mut memory = [0f32; 12];
        let mut bind = |index: usize, start: usize| {
            let data = memory[start..].as_mut_ptr().cast();
            // SAFETY: the memory has four more floats from each start, and outlives the plan.
            unsafe { plan.bind_output(index, data, &four) }
        };
        bind(0, 4).unwrap();
        for start in [1, 4, 7] {
            let error = bind(1, start).unwrap_err();
            assert_eq!(error.status(), Status::InvalidValue, "from {start}");
        }
        bind(1, 0).unwrap();
        bind(1, 8).unwrap();
        bind(0, 4).unwrap();
    });
}

#[test]
fn a_program_runs_on_the_device_that_it_is_loaded_for() {
    on_each_plugin(|_, client| {
        let mut options = Options::new();
        options
            .set("pjrtlite.device", pjrtlite::Value::Int(2))
            .unwrap();
        let text = "module @m { func.func public @main(%x: tensor<f32>) -> tensor<f32> \
                    { %y = stablehlo.add %x, %x : tensor<f32> return %y : tensor<f32> } }";
        let program = Executable::load(client, text.as_bytes(), &options).unwrap();
        let bytes = program.serialize().unwrap();
        let again = Executable::load(client, bytes, &options).unwrap();
        for program in [&program, &again] {
            assert_eq!(program.device(), Some(2));
            assert_eq!(
                Plan::create(program, 0).unwrap_err().status(),
                Status::InvalidValue
            );
            let mut plan = Plan::create(program, 2).unwrap();
            let (x, mut y) = (21f32, 0f32);
            let scalar = ArrayType::new(DType::F32, &[]).unwrap();
            // SAFETY: both outlive the plan.
            unsafe {
                plan.bind_input(0, (&raw const x).cast(), scalar.clone())
                    .unwrap();
                plan.bind_output(0, (&raw mut y).cast(), &scalar).unwrap();
            }
            plan.run().unwrap();
            assert_eq!(y, 42.0);
            // SAFETY: the value is copied.
            let elsewhere =
                unsafe { Buffer::from_host(client, (&raw const x).cast(), scalar, 0) }.unwrap();
            let error = program.execute(&[&elsewhere]).unwrap_err();
            assert_eq!(error.status(), Status::SignatureMismatch);
        }
        options
            .set("pjrtlite.device", pjrtlite::Value::Int(4))
            .unwrap();
        let error = Executable::load(client, text.as_bytes(), &options).unwrap_err();
        assert_eq!(error.status(), Status::IndexOutOfRange);
    });
}

#[test]
fn a_program_for_any_device_runs_on_each() {
    on_each_plugin(|name, client| {
        let mut options = Options::new();
        options
            .set("pjrtlite.any_device", pjrtlite::Value::Bool(true))
            .unwrap();
        let text = "module @m { func.func public @main(%x: tensor<f32>) -> tensor<f32> \
                    { %y = stablehlo.add %x, %x : tensor<f32> return %y : tensor<f32> } }";
        let program = Executable::load(client, text.as_bytes(), &options).unwrap();
        assert_eq!(program.device(), None, "{name}");
        let scalar = ArrayType::new(DType::F32, &[]).unwrap();
        for device in 0..4 {
            let (x, mut y) = (device as f32, f32::NAN);
            let mut plan = Plan::create(&program, device).unwrap();
            // SAFETY: both outlive the plan.
            unsafe {
                plan.bind_input(0, (&raw const x).cast(), scalar.clone())
                    .unwrap();
                plan.bind_output(0, (&raw mut y).cast(), &scalar).unwrap();
            }
            plan.run().unwrap();
            assert_eq!(y, 2.0 * x);
            // SAFETY: the value is copied.
            let buffer =
                unsafe { Buffer::from_host(client, (&raw const x).cast(), scalar.clone(), device) }
                    .unwrap();
            let (outputs, event) = program.execute(&[&buffer]).unwrap();
            event.wait().unwrap();
            assert_eq!(outputs[0].device(), device);
            // SAFETY: there is room for the value.
            unsafe { outputs[0].to_host((&raw mut y).cast(), 4) }.unwrap();
            assert_eq!(y, 2.0 * x);
        }
        let compiled = program.serialize().unwrap();
        // Serialized, it still runs on each, whether it is asked to or not.
        for options in [&options, &Options::new()] {
            let again = Executable::load(client, compiled, options).unwrap();
            assert_eq!(again.device(), None, "{name}");
            let mut plan = Plan::create(&again, 3).unwrap();
            let (x, mut y) = (21f32, f32::NAN);
            // SAFETY: both outlive the plan.
            unsafe {
                plan.bind_input(0, (&raw const x).cast(), scalar.clone())
                    .unwrap();
                plan.bind_output(0, (&raw mut y).cast(), &scalar).unwrap();
            }
            plan.run().unwrap();
            assert_eq!(y, 42.0, "{name}");
        }
    });
}

#[test]
fn an_empty_output_shares_memory_with_none() {
    on_each_plugin(|_, client| {
        let text = "module @m { func.func public @main(%x: tensor<4xf32>, %e: tensor<0xf32>) \
                    -> (tensor<4xf32>, tensor<0xf32>) \
                    { return %x, %e : tensor<4xf32>, tensor<0xf32> } }";
        let program = Executable::load(client, text.as_bytes(), &Options::new()).unwrap();
        let mut plan = Plan::create(&program, 0).unwrap();
        let mut memory = [0f32; 4];
        let array = |count| ArrayType::new(DType::F32, &[count]).unwrap();
        // SAFETY: the memory outlives the plan, and an empty array is not touched.
        unsafe {
            plan.bind_output(0, memory.as_mut_ptr().cast(), &array(4))
                .unwrap();
            plan.bind_output(1, memory[2..].as_mut_ptr().cast(), &array(0))
                .unwrap();
            plan.set_input(0, [1f32, 2.0, 3.0, 4.0].as_ptr().cast(), array(4))
                .unwrap();
            plan.set_input(1, std::ptr::null(), array(0)).unwrap();
        }
        plan.run().unwrap();
        assert_eq!(memory, [1.0, 2.0, 3.0, 4.0]);
    });
}
