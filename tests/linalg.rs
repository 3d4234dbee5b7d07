//! Linear algebra in programs, by the LAPACK that `tools/get-lapack` fetches, on each plugin.
//!
//! A process has one LAPACK. So each test that wants a certain one runs itself again, in a process of its
//! own, with `PJRTLITE_LAPACK` set.

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

use pjrtlite::{ArrayType, Client, DType, Executable, Options, Plan, Status, Value};
use serde::Deserialize;

use common::{Array, Case, client, on_each_plugin, plugin, run_on_buffers, source};

/// What the programs of `tests/programs/linalg` have besides other cases.
#[derive(Deserialize)]
struct Linalg {
    #[serde(flatten)]
    case: Case,
    /// How many of the outputs every LAPACK gives, but for rounding.
    same: usize,
}

/// The cases of a folder.
fn cases(folder: &Path) -> Vec<Linalg> {
    let text = std::fs::read_to_string(folder.join("cases.json")).expect("the cases are readable");
    serde_json::from_str(&text).expect("the cases are JSON of the stated form")
}

/// The library that `tools/get-lapack` fetches.
fn fetched() -> PathBuf {
    let path = source("target/lapack/libscipy_openblas.so");
    assert!(path.is_file(), "there is no LAPACK: run `tools/get-lapack`");
    path
}

/// The library that JAX has in the environment of the tests, if there is one.
fn of_jax() -> Option<PathBuf> {
    let python = source("target/venv-jax/lib");
    let folders = std::fs::read_dir(python).ok()?.flatten();
    folders
        .filter_map(|python| std::fs::read_dir(python.path().join("site-packages/scipy.libs")).ok())
        .flat_map(|files| files.flatten().map(|file| file.path()))
        .find(|path| path.to_string_lossy().contains("libscipy_openblas"))
}

/// Whether this is the process of a test's own, with the LAPACK that it wants. If not, it was run there.
fn is_own_process(test: &str, lapack: &Path) -> bool {
    const VARIABLE: &str = "PJRTLITE_TEST_LINALG";
    if std::env::var(VARIABLE).is_ok_and(|name| name == test) {
        return true;
    }
    let lapack = std::env::var_os("PJRTLITE_TEST_LAPACK").unwrap_or_else(|| lapack.into());
    let outcome = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--include-ignored"])
        .env(VARIABLE, test)
        .env("PJRTLITE_LAPACK", lapack)
        .output()
        .unwrap();
    assert!(
        outcome.status.success(),
        "{}\n{}",
        String::from_utf8_lossy(&outcome.stdout),
        String::from_utf8_lossy(&outcome.stderr)
    );
    eprintln!("{}", String::from_utf8_lossy(&outcome.stderr));
    false
}

fn load(client: &Client, folder: &Path, case: &Linalg) -> Executable {
    Executable::load_file(client, &folder.join(&case.case.program), &Options::new())
        .unwrap_or_else(|error| panic!("{}: {error}", case.case.name))
}

/// The reals of an array; integers and truth values are exact in them.
fn reals(array: &Array, bytes: &[u8]) -> Vec<f64> {
    macro_rules! all {
        ($type:ty, $size:literal) => {
            bytes
                .chunks_exact($size)
                .map(|bytes| <$type>::from_le_bytes(bytes.try_into().unwrap()) as f64)
                .collect()
        };
    }
    match array.array_type().dtype().to_string().as_str() {
        "f32" | "c64" => all!(f32, 4),
        "f64" | "c128" => all!(f64, 8),
        "i32" => all!(i32, 4),
        "i64" => all!(i64, 8),
        "bool" => all!(u8, 1),
        other => panic!("no numbers of {other} are expected"),
    }
}

/// How far results differ at most, in units of `eps` times the largest number that is wanted, if that is
/// above 1.
fn difference(array: &Array, got: &[u8]) -> f64 {
    let eps = match array.array_type().dtype().to_string().as_str() {
        "f32" | "c64" => f64::from(f32::EPSILON),
        "f64" | "c128" => f64::EPSILON,
        _ => {
            return if got == array.bytes() {
                0.0
            } else {
                f64::INFINITY
            };
        }
    };
    let (wanted, got) = (reals(array, &array.bytes()), reals(array, got));
    let finite = wanted.iter().filter(|real| real.is_finite());
    let scale = finite.fold(1.0f64, |largest, real| largest.max(real.abs()));
    let differences = wanted.iter().zip(&got).map(|(wanted, got)| {
        if wanted == got || (wanted.is_nan() && got.is_nan()) {
            0.0
        } else if wanted.is_finite() && got.is_finite() {
            (wanted - got).abs() / scale / eps
        } else {
            f64::INFINITY
        }
    });
    differences.fold(0.0, f64::max)
}

/// The most that is allowed; by how much the worst of the cases differs is printed.
const TOLERANCE: f64 = 200.0;

fn compare_with_jax(name: &str, client: &Client, folder: &Path) {
    let mut failures = Vec::new();
    for case in cases(folder) {
        let program = load(client, folder, &case);
        let got = run_on_buffers(client, &program, &case.case);
        let outputs = case.case.outputs.iter().zip(&got).take(case.same);
        let differences: Vec<f64> = outputs
            .map(|(wanted, got)| difference(wanted, got))
            .collect();
        let worst = differences.iter().copied().fold(0.0, f64::max);
        eprintln!("{name}: {}: differs by {worst:.0} eps", case.case.name);
        for (index, difference) in differences.iter().enumerate() {
            if *difference > TOLERANCE {
                failures.push(format!(
                    "{}, output {index}: differs by {difference:.0} eps",
                    case.case.name
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{name}:\n{}", failures.join("\n"));
}

/// In a process for each plugin, side by side: there is much to compile.
fn compare_in_own_process(test: &str, plugin: &str) {
    if is_own_process(test, &fetched()) {
        let folder = source("tests/programs/linalg");
        compare_with_jax(plugin, &client(plugin), &folder);
    }
}

#[test]
fn results_are_those_of_jax_on_the_newest_plugin() {
    compare_in_own_process("results_are_those_of_jax_on_the_newest_plugin", "cpu");
}

#[test]
fn results_are_those_of_jax_on_0_106() {
    compare_in_own_process("results_are_those_of_jax_on_0_106", "cpu-0.106");
}

#[test]
fn results_are_those_of_jax_on_0_81() {
    compare_in_own_process("results_are_those_of_jax_on_0_81", "cpu-0.81");
}

/// What comes from the cache calls LAPACK as what was compiled does, and gives the same bits.
#[test]
fn programs_from_the_cache_call_it_too() {
    if !is_own_process("programs_from_the_cache_call_it_too", &fetched()) {
        return;
    }
    let folder = source("tests/programs/linalg");
    on_each_plugin(|_, client| {
        let cache = tempfile::tempdir().unwrap();
        let options = common::cache::cached(cache.path());
        for case in cases(&folder).iter().step_by(9) {
            let path = folder.join(&case.case.program);
            let compiled = Executable::load_file(client, &path, &options).unwrap();
            common::cache::check_kept(&compiled);
            let found = Executable::load_file(client, &path, &options).unwrap();
            common::cache::check_hit(&found);
            assert_eq!(
                run_on_buffers(client, &found, &case.case),
                run_on_buffers(client, &compiled, &case.case),
                "{}",
                case.case.name
            );
        }
    });
}

/// `tools/make-programs --linalg` makes the programs, on this very machine.
#[test]
#[ignore = "takes minutes, and programs that are made by hand"]
fn factors_have_the_bits_of_jax() {
    let Some(lapack) = of_jax() else {
        panic!("there is no JAX with scipy here");
    };
    if !is_own_process("factors_have_the_bits_of_jax", &lapack) {
        return;
    }
    let folder = source("target/programs-linalg");
    let client = client("cpu");
    let mut failures = Vec::new();
    for case in cases(&folder) {
        let program = load(&client, &folder, &case);
        let got = run_on_buffers(&client, &program, &case.case);
        let outputs = case.case.outputs.iter().zip(&got).enumerate();
        // What the program makes of the factors depends on XLA's threads, too.
        let outputs = outputs.skip(case.same);
        let differs: Vec<_> = outputs
            .filter(|(_, (wanted, got))| {
                // A NaN's bits say nothing.
                wanted.bytes() != **got && difference(wanted, got) > 0.0
            })
            .map(|(index, (wanted, got))| format!("{index} by {:.0} eps", difference(wanted, got)))
            .collect();
        eprintln!(
            "{}: {} of {} factors differ",
            case.case.name,
            differs.len(),
            got.len() - case.same
        );
        if !differs.is_empty() {
            failures.push(format!("{}: {}", case.case.name, differs.join(", ")));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// On one plugin, by the LAPACK that `PJRTLITE_TEST_LAPACK` names, also with the larger programs if they were
/// made.
#[test]
#[ignore = "for one LAPACK or another, by hand"]
fn another_lapack_gives_the_same_but_for_rounding() {
    if is_own_process("another_lapack_gives_the_same_but_for_rounding", &fetched()) {
        let client = client("cpu");
        for folder in ["tests/programs/linalg", "target/programs-linalg"] {
            let folder = source(folder);
            if folder.join("cases.json").is_file() {
                compare_with_jax("cpu", &client, &folder);
            }
        }
    }
}

/// A Cholesky factorisation of a matrix of 3 x 3, as JAX writes it.
const CHOLESKY: &str = r#"module @jit_f {
  func.func public @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>) {
    %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%arg0) {
      backend_config = {uplo = 76 : ui8}, api_version = 4 : i32,
      operand_layouts = [dense<[0, 1]> : tensor<2xindex>],
      result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]
    } : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
    return %0#0, %0#1 : tensor<3x3xf64>, tensor<i32>
  }
}
"#;

fn load_text(client: &Client, text: &str) -> pjrtlite::Result<Executable> {
    Executable::load(client, text.as_bytes(), &Options::new())
}

#[test]
fn without_a_lapack_loading_fails_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.so");
    std::fs::write(&empty, "").unwrap();
    if !is_own_process("without_a_lapack_loading_fails_and_says_so", &empty) {
        return;
    }
    on_each_plugin(|_, client| {
        let error = load_text(client, CHOLESKY).unwrap_err();
        assert_eq!(error.status(), Status::CustomCallNotFound);
        for text in [
            "lapack_dpotrf_ffi: Cholesky",
            "PJRTLITE_LAPACK names",
            "empty.so",
        ] {
            assert!(error.message().contains(text), "{error}");
        }
        // What is no routine of LAPACK's needs none.
        let sparse = cases(&source("tests/programs/linalg"))
            .into_iter()
            .find(|case| case.case.name == "sparse")
            .unwrap();
        load(client, &source("tests/programs/linalg"), &sparse);
    });
}

#[test]
fn a_lapack_without_a_routine_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (code, library) = (folder.path().join("some.c"), folder.path().join("some.so"));
    let text = "void dpotrf_(void) {} void dgetrf_(void) {}\n\
                void ilaver_(int *a, int *b, int *c) { *a = 3; *b = 1; *c = 4; }\n";
    std::fs::write(&code, text).unwrap();
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&library, &code])
        .status();
    assert!(compiled.unwrap().success());
    if !is_own_process("a_lapack_without_a_routine_is_told", &library) {
        return;
    }
    let client = client("cpu");
    load_text(&client, CHOLESKY).unwrap();
    let text = CHOLESKY.replace("dpotrf", "spotrf").replace("f64", "f32");
    let error = load_text(&client, &text).unwrap_err();
    assert_eq!(error.status(), Status::CustomCallNotFound);
    assert!(error.message().contains("no routine spotrf_"), "{error}");
    assert!(error.message().contains("LAPACK 3.1.4"), "{error}");
}

#[test]
fn programs_that_say_something_else_fail() {
    if !is_own_process("programs_that_say_something_else_fail", &fetched()) {
        return;
    }
    let run = |client: &Client, text: &str| {
        let program = load_text(client, text).unwrap();
        let dims = program
            .signature()
            .unwrap()
            .input(0)
            .unwrap()
            .dims()
            .to_vec();
        let numbers = [4.0, 0.0, 0.0, 2.0, 5.0, 0.0, 0.0, 2.0, 6.0, 1.0, 1.0, 1.0];
        let count = dims.iter().product::<i64>() as usize;
        let input = Array::of_f64(&dims, &numbers[..count]);
        let bytes = input.bytes();
        // SAFETY: the bytes are those of the array.
        let buffer = unsafe {
            pjrtlite::Buffer::from_host(client, bytes.as_ptr().cast(), input.array_type(), 0)
        };
        let (_, event) = program.execute(&[&buffer.unwrap()])?;
        event.wait()
    };
    on_each_plugin(|_, client| {
        run(client, CHOLESKY).unwrap();
        let failed = |from: &str, to: &str, status: Status, says: &str| {
            let text = CHOLESKY.replace(from, to);
            assert_ne!(text, CHOLESKY);
            let error = run(client, &text).unwrap_err();
            assert!(error.message().contains(says), "{says}: {error}");
            assert_eq!(error.status(), status, "{error}");
        };
        failed(
            "uplo = 76",
            "uplo = 88",
            Status::InvalidValue,
            "is 88, and must be 76 (L) or 85 (U)",
        );
        failed(
            "uplo = 76 : ui8",
            "uplo = 332 : i32",
            Status::InvalidValue,
            "is 332",
        );
        failed(
            "uplo = 76 : ui8",
            "uplo = \"L\"",
            Status::SignatureMismatch,
            "is a text",
        );
        failed(
            "uplo = 76",
            "upper = 76",
            Status::NotFound,
            "no attribute 'uplo'",
        );
        failed(
            "dpotrf",
            "spotrf",
            Status::SignatureMismatch,
            "must be f32[3,3]",
        );
        failed("dpotrf", "dgeev", Status::SignatureMismatch, "not 1 and 5");
        failed("dpotrf", "dgetrf", Status::SignatureMismatch, "not 1 and 3");
        failed(
            "3x3x",
            "3x4x",
            Status::SignatureMismatch,
            "input 0 is f64[3,4], whose matrices are not square",
        );
        failed(
            "tensor<i32>",
            "tensor<i64>",
            Status::SignatureMismatch,
            "output 1 is i64[]",
        );
    });
}

#[test]
fn the_option_names_a_library_too() {
    let nothing = Path::new("");
    if !is_own_process("the_option_names_a_library_too", nothing) {
        return;
    }
    let client_with = |lapack: &Path| {
        let mut options = Options::new();
        let lapack = lapack.to_str().unwrap().to_owned();
        options.set("pjrtlite.lapack", Value::Text(lapack)).unwrap();
        Client::create(&plugin("cpu"), &options).unwrap()
    };
    // Also with autotuning, which runs the program before.
    let mut options = Options::new();
    options.set("pjrtlite.autotune", Value::Bool(true)).unwrap();
    options
        .set("pjrtlite.cache", Value::Text(String::new()))
        .unwrap();
    let client = client_with(&fetched());
    Executable::load(&client, CHOLESKY.as_bytes(), &options).unwrap();
    // The first one stays.
    load_text(&client_with(Path::new("/nowhere")), CHOLESKY).unwrap();
}

/// A LAPACK that counts the threads which call it, takes its time, and refuses what is not positive.
const COUNTING: &str = r"
#include <math.h>
#include <stdatomic.h>
#include <unistd.h>
static atomic_int threads, generation = 1;
static _Thread_local int seen_in;
int threads_since(void) { generation++; return atomic_exchange(&threads, 0); }
void ilaver_(int *a, int *b, int *c) { *a = 3; *b = 1; *c = 4; }
void dpotrf_(const char *uplo, const int *n, double *a, const int *ld, int *info, long length) {
    if (seen_in != generation) { seen_in = generation; threads++; }
    usleep(20);
    *info = 0;
    for (int j = 0; j < *n; ++j) {
        for (int k = 0; k < j; ++k)
            for (int i = j; i < *n; ++i) a[i + j * *ld] -= a[i + k * *ld] * a[j + k * *ld];
        if (!(a[j + j * *ld] > 0)) { *info = j + 1; return; }
        const double root = sqrt(a[j + j * *ld]);
        for (int i = j; i < *n; ++i) a[i + j * *ld] /= root;
    }
}
";

/// What [`COUNTING`] makes of matrices of 8 by 8, and what it says of each.
fn factored(matrices: &[f64]) -> (Vec<f64>, Vec<i32>) {
    const N: usize = 8;
    let mut all = matrices.to_vec();
    let mut infos = Vec::new();
    for a in all.chunks_exact_mut(N * N) {
        let mut info = 0;
        for j in 0..N {
            for k in 0..j {
                for i in j..N {
                    a[i + j * N] -= a[i + k * N] * a[j + k * N];
                }
            }
            // A NaN is not positive either.
            if a[j + j * N] <= 0.0 || a[j + j * N].is_nan() {
                info = j as i32 + 1;
                break;
            }
            let root = a[j + j * N].sqrt();
            for i in j..N {
                a[i + j * N] /= root;
            }
        }
        infos.push(info);
    }
    // The program's are row-major.
    let all = (0..all.len())
        .map(|place| all[place / 64 * 64 + place % 8 * 8 + place / 8 % 8])
        .collect();
    (all, infos)
}

#[test]
fn long_batches_are_divided_among_threads() {
    const NAME: &str = "long_batches_are_divided_among_threads";
    const BATCH: usize = 2000;
    let folder = tempfile::tempdir().unwrap();
    let (code, file) = (folder.path().join("some.c"), folder.path().join("some.so"));
    std::fs::write(&code, COUNTING).unwrap();
    let compiled = Command::new("cc")
        .args(["-O0", "-ffp-contract=off", "-shared", "-fPIC", "-o"])
        .args([&file, &code])
        .arg("-lm")
        .status();
    assert!(compiled.unwrap().success());
    if !is_own_process(NAME, &file) {
        return;
    }
    let named = std::env::var_os("PJRTLITE_LAPACK").unwrap();
    // SAFETY: the library has this function.
    let library = unsafe { libloading::Library::new(named) }.unwrap();
    // SAFETY: as above.
    let threads_since = || unsafe {
        library
            .get::<unsafe extern "C" fn() -> i32>(b"threads_since")
            .unwrap()()
    };
    // Symmetric and, but for every seventh, positive; each another.
    let matrices: Vec<f64> = (0..BATCH * 64)
        .map(|place| {
            let (item, i, j) = (place / 64, place / 8 % 8, place % 8);
            let diagonal = if item % 7 == 6 { -1.0 } else { 9.0 };
            let off = (1.0 + (i + j) as f64) / (16.0 + item as f64);
            if i == j { diagonal + off } else { off }
        })
        .collect();
    let (wanted, infos) = factored(&matrices);
    assert!(infos.contains(&0) && infos.contains(&1));
    let text = |batch: usize| {
        CHOLESKY
            .replace("3x3xf64", &format!("{batch}x8x8xf64"))
            .replace("tensor<i32>", &format!("tensor<{batch}xi32>"))
            .replace(
                "dense<[0, 1]> : tensor<2xindex>",
                "dense<[1, 2, 0]> : tensor<3xindex>",
            )
            .replace("dense<> : tensor<0xindex>", "dense<0> : tensor<1xindex>")
    };
    on_each_plugin(|plugin, client| {
        let program = load_text(client, &text(BATCH)).unwrap();
        let small = load_text(client, &text(90)).unwrap();
        let run = |program: &Executable, batch: usize| {
            let array = ArrayType::new(DType::F64, &[batch as i64, 8, 8]).unwrap();
            let flags = ArrayType::new(DType::I32, &[batch as i64]).unwrap();
            let mut plan = Plan::create(program, 0).unwrap();
            let (mut got, mut said) = (vec![f64::NAN; batch * 64], vec![-1; batch]);
            // SAFETY: the arrays have these types, and are copied.
            unsafe {
                plan.set_input(0, matrices.as_ptr().cast(), array.clone())
                    .unwrap();
                plan.run().unwrap();
                plan.get_output(0, got.as_mut_ptr().cast(), &array).unwrap();
                plan.get_output(1, said.as_mut_ptr().cast(), &flags)
                    .unwrap();
            }
            assert!(got == wanted[..batch * 64], "{plugin}: {batch}");
            assert!(said == infos[..batch], "{plugin}: {batch}");
        };
        threads_since();
        run(&small, 90);
        assert_eq!(threads_since(), 1, "{plugin}: a short one");
        run(&program, BATCH);
        assert!(threads_since() > 1, "{plugin}: a long one");
        // All threads that the plugin has may divide something at once.
        std::thread::scope(|scope| {
            for _ in 0..12 {
                scope.spawn(|| run(&program, BATCH));
            }
        });
    });
}

/// As `jax.export` of JAX 0.5 writes it: with a number by which the right-hand side is multiplied.
#[test]
fn triangular_solves_of_older_jax_have_a_factor() {
    const NAME: &str = "triangular_solves_of_older_jax_have_a_factor";
    const TEXT: &str = r#"module @jit_f {
  func.func public @main(%a: tensor<2x2xf64>, %b: tensor<2x1xf64>, %c: tensor<f64>) -> tensor<2x1xf64> {
    %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b, %c) {
      backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8},
      api_version = 4 : i32,
      operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>],
      result_layouts = [dense<[0, 1]> : tensor<2xindex>]
    } : (tensor<2x2xf64>, tensor<2x1xf64>, tensor<f64>) -> tensor<2x1xf64>
    return %0 : tensor<2x1xf64>
  }
}
"#;
    if !is_own_process(NAME, &fetched()) {
        return;
    }
    on_each_plugin(|plugin, client| {
        let solve = |text: &str, factor: &[f64]| {
            let program = load_text(client, text).unwrap();
            let mut plan = Plan::create(&program, 0).unwrap();
            let inputs = [&[2.0, 0.0, 3.0, 4.0][..], &[1.0, 2.0], factor];
            for (index, numbers) in inputs.into_iter().enumerate() {
                let array = program.signature().unwrap().input(index).unwrap().clone();
                // SAFETY: the numbers are those of the array, and are copied.
                unsafe { plan.set_input(index, numbers.as_ptr().cast(), array) }.unwrap();
            }
            plan.run()?;
            let (mut x, array) = ([0f64; 2], ArrayType::new(DType::F64, &[2, 1]).unwrap());
            // SAFETY: there is room for the array.
            unsafe { plan.get_output(0, x.as_mut_ptr().cast(), &array) }.map(|()| x)
        };
        assert_eq!(solve(TEXT, &[1.0]), Ok([0.5, 0.125]), "{plugin}");
        assert_eq!(solve(TEXT, &[2.0]), Ok([1.0, 0.25]), "{plugin}");
        let text = TEXT
            .replace("%c: tensor<f64>", "%c: tensor<2xf64>")
            .replace(
                "tensor<2x1xf64>, tensor<f64>) ->",
                "tensor<2x1xf64>, tensor<2xf64>) ->",
            )
            .replace("dense<> : tensor<0xindex>", "dense<0> : tensor<1xindex>");
        let error = solve(&text, &[1.0, 2.0]).unwrap_err();
        assert!(error.message().contains("not one number"), "{error}");
    });
}
