//! Functions as `jax.export` serializes them: what their arguments are, and which are refused.

mod common;

use std::path::Path;

use common::{made_by_jax, on_each_plugin, source};
use pjrtlite::{ArrayType, Client, DType, Error, Executable, Options, Plan, Status, Value};

fn load(client: &Client, folder: &Path, name: &str) -> Result<Executable, Error> {
    let path = folder.join(format!("export_{name}.jaxexport"));
    assert!(
        path.is_file(),
        "{} is missing: run `tools/make-programs`",
        path.display()
    );
    Executable::load_file(client, &path, &Options::new())
}

fn floats(count: i64) -> ArrayType {
    ArrayType::new(DType::F32, &[count]).unwrap()
}

fn set(plan: &mut Plan, index: usize, values: &[f32]) {
    let array = floats(values.len() as i64);
    // SAFETY: the values are copied.
    unsafe { plan.set_input(index, values.as_ptr().cast(), array) }.unwrap();
}

fn get<const N: usize>(plan: &mut Plan, index: usize) -> [f32; N] {
    let mut values = [f32::NAN; N];
    // SAFETY: there is room for the array.
    unsafe { plan.get_output(index, values.as_mut_ptr().cast(), &floats(N as i64)) }.unwrap();
    values
}

const A: [f32; 4] = [1.0, 2.0, 3.0, 4.0];
const C: [f32; 4] = [10.0, 20.0, 30.0, 40.0];

#[test]
fn an_argument_that_is_not_used_keeps_its_place() {
    let Some(folder) = made_by_jax() else { return };
    on_each_plugin(|_, client| {
        // f(a, b, c) = a - 2c; b is an i32[2].
        let program = load(client, &folder, "unused").unwrap();
        let text = program.description().unwrap().to_str().unwrap();
        assert_eq!(text, "f32[4], i32[2], f32[4] -> f32[4]");
        for sealed in [false, true] {
            let program = if sealed {
                let bytes = program.serialize().unwrap();
                Executable::load(client, bytes, &Options::new()).unwrap()
            } else {
                program.clone()
            };
            assert_eq!(program.description().unwrap().to_str().unwrap(), text);
            let mut plan = Plan::create(&program, 0).unwrap();
            set(&mut plan, 0, &A);
            assert_eq!(plan.run().unwrap_err().status(), Status::NotBound);
            set(&mut plan, 2, &C);
            // It need not be given, but what is given is checked.
            plan.run().unwrap();
            assert_eq!(get(&mut plan, 0), [-19.0, -38.0, -57.0, -76.0]);
            // SAFETY: the values are copied.
            let wrong = unsafe { plan.set_input(1, A.as_ptr().cast(), floats(2)) };
            assert_eq!(wrong.unwrap_err().status(), Status::SignatureMismatch);
            let b = ArrayType::new(DType::I32, &[2]).unwrap();
            // SAFETY: as above.
            unsafe { plan.bind_input(1, A.as_ptr().cast(), b) }.unwrap();
            plan.run().unwrap();
            assert_eq!(get(&mut plan, 0), [-19.0, -38.0, -57.0, -76.0]);
        }
        let program = load(client, &folder, "all_unused").unwrap();
        assert_eq!(program.description().unwrap(), c"f32[4] -> f32[3]");
        let mut plan = Plan::create(&program, 0).unwrap();
        plan.run().unwrap();
        assert_eq!(get(&mut plan, 0), [0.0, 1.0, 2.0]);
    });
}

#[test]
fn trees_are_flattened_with_their_keys_sorted() {
    let Some(folder) = made_by_jax() else { return };
    on_each_plugin(|_, client| {
        // f({scale, offset}, (x,)) = {y: scale x + offset, n: -x}.
        let program = load(client, &folder, "tree").unwrap();
        let mut plan = Plan::create(&program, 0).unwrap();
        set(&mut plan, 0, &[100.0; 4]);
        set(&mut plan, 1, &[2.0; 4]);
        set(&mut plan, 2, &A);
        plan.run().unwrap();
        assert_eq!(get(&mut plan, 0), [-1.0, -2.0, -3.0, -4.0]);
        assert_eq!(get(&mut plan, 1), [102.0, 104.0, 106.0, 108.0]);
    });
}

#[test]
fn the_index_of_the_platform_is_supplied() {
    let Some(folder) = made_by_jax() else { return };
    on_each_plugin(|_, client| {
        // 2x on CPUs, 3x on GPUs; the CPU is the second of its platforms, and the first.
        for name in ["platforms", "platforms_i32"] {
            let program = load(client, &folder, name).unwrap();
            assert_eq!(
                program.description().unwrap(),
                c"f32[4] -> f32[4]",
                "{name}"
            );
            let bytes = program.serialize().unwrap();
            let again = Executable::load(client, bytes, &Options::new()).unwrap();
            for program in [&program, &again] {
                let mut plan = Plan::create(program, 0).unwrap();
                set(&mut plan, 0, &A);
                for _ in 0..2 {
                    plan.run().unwrap();
                    assert_eq!(get(&mut plan, 0), [2.0, 4.0, 6.0, 8.0], "{name}");
                }
            }
        }
    });
}

#[test]
fn donation_is_kept_where_buffers_are_given_and_harmless_in_plans() {
    let Some(folder) = made_by_jax() else { return };
    on_each_plugin(|_, client| {
        // f(a, b, c) = a[0], b + c, with b donated.
        let program = load(client, &folder, "donated_second").unwrap();
        let buffer = |values: &[f32; 4]| {
            // SAFETY: the values are copied.
            unsafe { pjrtlite::Buffer::from_host(client, values.as_ptr().cast(), floats(4), 0) }
                .unwrap()
        };
        let (a, b, c) = (buffer(&A), buffer(&A), buffer(&C));
        let same = program.execute(&[&a, &b, &b]).unwrap_err();
        assert_eq!(same.status(), Status::SignatureMismatch);
        assert!(same.message().contains("donates input 1"), "{same}");
        let mut plan = Plan::create(&program, 0).unwrap();
        for (index, buffer) in [&a, &b, &c].into_iter().enumerate() {
            plan.set_input_buffer(index, buffer).unwrap();
        }
        for _ in 0..2 {
            plan.run().unwrap();
            assert_eq!(get(&mut plan, 1), [11.0, 22.0, 33.0, 44.0]);
        }
        let (outputs, event) = program.execute(&[&a, &b, &c]).unwrap();
        event.wait().unwrap();
        assert_eq!(outputs.len(), 2);
        let used_up = program.execute(&[&a, &b, &c]).unwrap_err();
        assert!(used_up.message().contains("donated"), "{used_up}");
        assert!(
            program.execute(&[&a, &c, &c]).is_err(),
            "c would be used up, too"
        );
        program.execute(&[&c, &a, &c]).unwrap();
    });
}

#[test]
fn what_cannot_be_run_is_refused_with_advice() {
    let Some(folder) = made_by_jax() else { return };
    on_each_plugin(|_, client| {
        for (name, status, texts) in [
            (
                "symbolic",
                Status::BadProgram,
                &["argument 0", "'size'", "fixed shapes"][..],
            ),
            (
                "other_platform",
                Status::BadProgram,
                &["exported for cuda", "platforms=[\"cpu\"]"],
            ),
        ] {
            let error = load(client, &folder, name).unwrap_err();
            assert_eq!(error.status(), status, "{name}: {error}");
            for text in texts {
                assert!(error.message().contains(text), "no '{text}' in {error}");
            }
        }
    });
    // Older plugins do not know how JAX of today writes custom calls, and say so; an older JAX
    // writes them as they know.
    for name in common::PLUGINS {
        let mut options = Options::new();
        let lapack = source("target/lapack/libscipy_openblas.so");
        let lapack = Value::Text(lapack.to_str().unwrap().to_owned());
        options.set("pjrtlite.lapack", lapack).unwrap();
        let client = Client::create(&common::plugin(name), &options).unwrap();
        let Err(error) = load(&client, &folder, "cholesky") else {
            continue;
        };
        assert_ne!(name, "cpu", "{error}");
        assert_eq!(error.status(), Status::UnsupportedByPlugin);
        for text in ["StableHLO 1.", "custom_call_v2", "StableHLO text"] {
            assert!(error.message().contains(text), "no '{text}' in {error}");
        }
    }
}
