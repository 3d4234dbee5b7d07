//! Numbers that a compiler may lose where it computes with constants, and where it orders numbers: NaNs
//! in min and max, and gathers of constants. docs/what-can-still-go-wrong.md says what PJRT 0.81 does.

mod common;

use common::{on_each_plugin, source};
use pjrtlite::{Buffer, Client, Executable, Options, Value};

const NAN: f32 = f32::NAN;
const INF: f32 = f32::INFINITY;

/// Runs a program of tests/programs/folded on f32s, and gives all its outputs.
fn run(client: &Client, name: &str, options: &Options, inputs: &[&[f32]]) -> Vec<Vec<f32>> {
    let path = source("tests/programs/folded").join(name);
    let program = Executable::load_file(client, &path, options).unwrap();
    let signature = program.signature().unwrap();
    let buffers: Vec<Buffer> = inputs
        .iter()
        .enumerate()
        .map(|(index, values)| {
            let array = signature.input(index).unwrap().clone();
            assert_eq!(array.byte_size(), size_of_val(*values));
            // SAFETY: the values are those of the array, and are copied.
            unsafe { Buffer::from_host(client, values.as_ptr().cast(), array, 0) }.unwrap()
        })
        .collect();
    let buffers: Vec<&Buffer> = buffers.iter().collect();
    let (outputs, event) = program.execute(&buffers).unwrap();
    event.wait().unwrap();
    let numbers = |output: &Buffer| {
        let mut numbers = vec![0f32; output.array().byte_size() / 4];
        // SAFETY: there is room for the array.
        unsafe { output.to_host(numbers.as_mut_ptr().cast(), size_of_val(&numbers[..])) }.unwrap();
        numbers
    };
    outputs.iter().map(numbers).collect()
}

/// Fails unless these are the same numbers; NaNs are.
fn assert_same(got: &[f32], wanted: &[f32], about: &str) {
    let is_same = |(got, wanted): (&f32, &f32)| got == wanted || got.is_nan() && wanted.is_nan();
    let are_same = got.len() == wanted.len() && got.iter().zip(wanted).all(is_same);
    assert!(are_same, "{about}: {got:?}, not {wanted:?}");
}

/// As `jnp.maximum` and `jnp.minimum` have it, a NaN wins.
#[test]
fn nans_survive_min_and_max() {
    let a = [NAN, 1.0, NAN, -0.5, INF, -INF, NAN, 3.0];
    let b = [1.0, NAN, NAN, 2.0, NAN, 0.0, INF, 3.0];
    on_each_plugin(|plugin, client| {
        let outputs = run(client, "max_nan_f32.mlir", &Options::new(), &[&a, &b]);
        let larger = [NAN, NAN, NAN, 2.0, NAN, 0.0, NAN, 3.0];
        let smaller = [NAN, NAN, NAN, -0.5, NAN, -INF, NAN, 3.0];
        assert_same(&outputs[0], &larger, &format!("maximum on {plugin}"));
        assert_same(&outputs[1], &smaller, &format!("minimum on {plugin}"));
    });
}

/// The larger of an input and infinity, of an input and NaN, and of NaN and infinity.
#[test]
fn nans_survive_constants() {
    let a = [NAN, 1.0, -INF, INF];
    on_each_plugin(|plugin, client| {
        let outputs = run(client, "max_const_nan.mlir", &Options::new(), &[&a]);
        assert_same(&outputs[0], &[NAN, INF, INF, INF], plugin);
        assert_same(&outputs[1], &[NAN; 4], plugin);
        // That plugin's compiler loses the NaN of two constants, whatever the options.
        if plugin != "cpu-0.81" {
            assert_same(&outputs[2], &[NAN; 4], plugin);
        }
    });
}

/// The program holds what is to come out as its second output. On PJRT 0.81 it takes the option that
/// the manual names.
#[test]
fn gathers_of_constants_are_right() {
    on_each_plugin(|plugin, client| {
        let mut options = Options::new();
        if plugin == "cpu-0.81" {
            let key = "xla_cpu_use_fusion_emitters";
            options.set(key, Value::Bool(false)).unwrap();
        }
        let outputs = run(client, "gather.mlir", &options, &[]);
        assert_eq!(outputs[0].len(), 200);
        assert_same(&outputs[0], &outputs[1], plugin);
    });
}
