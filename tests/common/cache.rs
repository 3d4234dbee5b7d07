//! What the tests of the cache share.

use std::path::{Path, PathBuf};

use pjrtlite::{Buffer, Client, Executable, Options, Value};

/// Options with a cache in a folder.
pub(crate) fn cached(folder: &Path) -> Options {
    let mut options = Options::new();
    let folder = folder.to_str().unwrap().to_owned();
    options.set("pjrtlite.cache", Value::Text(folder)).unwrap();
    options
}

pub(crate) fn load(client: &Client, program: &str, options: &Options) -> Executable {
    Executable::load(client, program.as_bytes(), options).unwrap()
}

/// What the cache had of a program.
pub(crate) fn told(program: &Executable) -> String {
    let text = program.caching().expect("there is a cache");
    text.to_str().unwrap().to_owned()
}

#[track_caller]
pub(crate) fn check_hit(program: &Executable) {
    let text = told(program);
    assert!(text.starts_with("from the cache"), "{text}");
}

#[track_caller]
pub(crate) fn check_kept(program: &Executable) {
    let text = told(program);
    assert!(
        text.starts_with("compiled, and kept in the cache: "),
        "{text}"
    );
}

#[track_caller]
pub(crate) fn check_says(program: &Executable, parts: &[&str]) {
    let text = told(program);
    for part in parts {
        assert!(text.contains(part), "no '{part}' in: {text}");
    }
}

/// The files in a folder whose names end so.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = files.flatten().map(|file| file.path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == ending))
        .collect();
    paths.sort();
    paths
}

/// The one entry of a compiled program in a folder.
#[track_caller]
pub(crate) fn entry(folder: &Path) -> PathBuf {
    let entries = files(folder, "executable");
    assert_eq!(entries.len(), 1, "{entries:?}");
    entries[0].clone()
}

/// x·factor + 1 on four float32.
pub(crate) fn line(factor: u32) -> String {
    format!(
        "module @line_{factor} {{
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
    %a = stablehlo.constant dense<{factor}.0> : tensor<4xf32>
    %b = stablehlo.constant dense<1.0> : tensor<4xf32>
    %0 = stablehlo.multiply %x, %a : tensor<4xf32>
    %1 = stablehlo.add %0, %b : tensor<4xf32>
    return %1 : tensor<4xf32>
  }}
}}"
    )
}

/// Runs a program of four float32 on 1, 2, 3, 4.
pub(crate) fn run(program: &Executable, device: usize) -> [f32; 4] {
    let array = program.signature().unwrap().input(0).unwrap().clone();
    let input = [1.0f32, 2.0, 3.0, 4.0];
    assert_eq!(array.byte_size(), size_of_val(&input));
    // SAFETY: the numbers are those of the array, and are copied.
    let input =
        unsafe { Buffer::from_host(program.client(), input.as_ptr().cast(), array, device) };
    let (outputs, event) = program.execute(&[&input.unwrap()]).unwrap();
    event.wait().unwrap();
    let mut numbers = [f32::NAN; 4];
    // SAFETY: there is room for the array.
    unsafe { outputs[0].to_host(numbers.as_mut_ptr().cast(), size_of_val(&numbers)) }.unwrap();
    numbers
}

/// Fails unless a program is `line(factor)`.
#[track_caller]
pub(crate) fn check_line(program: &Executable, factor: u32) {
    let wanted = [1.0f32, 2.0, 3.0, 4.0].map(|x| x * factor as f32 + 1.0);
    assert_eq!(run(program, program.device().unwrap_or(0)), wanted);
}
