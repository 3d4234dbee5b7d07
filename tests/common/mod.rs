//! What the tests on real plugins share: where the plugins are, and the cases that JAX worked out.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

pub(crate) mod cache;
pub(crate) mod test_plugin;

use std::path::{Path, PathBuf};

use pjrtlite::{ArrayType, Buffer, Client, DType, Executable, Options, Plan};
use serde::Deserialize;

/// The CPU plugins of three versions, as `tools/get-plugin` names them.
pub(crate) const PLUGINS: [&str; 3] = ["cpu", "cpu-0.106", "cpu-0.81"];

/// A path below the source tree.
pub(crate) fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The file of a plugin.
pub(crate) fn plugin(name: &str) -> String {
    let path = source(&format!("target/plugins/{name}/pjrt_c_api_cpu_plugin.so"));
    assert!(
        path.is_file(),
        "the plugin '{name}' is missing: run `tools/bootstrap test`"
    );
    path.to_str().expect("the path is UTF-8").to_owned()
}

/// A client of a plugin, without options.
pub(crate) fn client(name: &str) -> Client {
    Client::create(&plugin(name), &Options::new()).expect("the plugin makes a client")
}

/// Runs a test with a client of each plugin, and says which it was if it fails.
pub(crate) fn on_each_plugin(test: impl Fn(&str, &Client)) {
    for name in PLUGINS {
        eprintln!("plugin {name}");
        test(name, &client(name));
    }
}

/// Where `tools/make-programs` put what JAX made on this machine; `None` if there is no JAX.
pub(crate) fn made_by_jax() -> Option<PathBuf> {
    let programs = source("target/programs");
    if let Ok(reason) = std::fs::read_to_string(programs.join("UNAVAILABLE")) {
        eprintln!("not tested, there is no JAX here: {reason}");
        return None;
    }
    Some(programs)
}

/// The same for executables: `None` also if the JAX here is not the one that the plugin is built from.
pub(crate) fn compiled_by_jax() -> Option<PathBuf> {
    let programs = made_by_jax()?;
    if let Ok(reason) = std::fs::read_to_string(programs.join("NO_EXECUTABLES")) {
        eprintln!("not tested, there are no executables by JAX here: {reason}");
        return None;
    }
    Some(programs)
}

/// A program with inputs, and the outputs that JAX computed for them.
#[derive(Deserialize)]
pub(crate) struct Case {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) program: String,
    pub(crate) inputs: Vec<Array>,
    pub(crate) outputs: Vec<Array>,
}

/// An array in `cases.json`: dense, row-major, little-endian.
#[derive(Deserialize)]
pub(crate) struct Array {
    dtype: String,
    dims: Vec<i64>,
    hex: String,
    /// The order that the program's own memory has, if it is not row-major.
    pub(crate) minor_to_major: Option<Vec<usize>>,
}

impl Array {
    /// One of these numbers.
    pub(crate) fn of_f64(dims: &[i64], numbers: &[f64]) -> Array {
        let bytes = numbers.iter().flat_map(|number| number.to_le_bytes());
        Array {
            dtype: "f64".to_owned(),
            dims: dims.to_vec(),
            hex: bytes.map(|byte| format!("{byte:02x}")).collect(),
            minor_to_major: None,
        }
    }

    pub(crate) fn array_type(&self) -> ArrayType {
        let dtype = DType::all()
            .find(|dtype| dtype.to_string() == self.dtype)
            .unwrap_or_else(|| panic!("no element type is called {}", self.dtype));
        ArrayType::new(dtype, &self.dims).expect("the case states a possible array")
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let digits = |pair: &[u8]| {
            let pair = std::str::from_utf8(pair).expect("hex digits are ASCII");
            u8::from_str_radix(pair, 16).expect("hex digits")
        };
        self.hex.as_bytes().chunks(2).map(digits).collect()
    }
}

/// All cases of `tests/programs/cases.json`.
pub(crate) fn cases() -> Vec<Case> {
    let text = std::fs::read_to_string(source("tests/programs/cases.json"))
        .expect("the cases are readable");
    serde_json::from_str(&text).expect("the cases are JSON of the stated form")
}

/// Memory whose start lies `offset` bytes past an address that is aligned for views.
pub(crate) struct Memory {
    bytes: Vec<u8>,
    start: usize,
    size: usize,
}

impl Memory {
    pub(crate) fn new(contents: &[u8], offset: usize) -> Memory {
        let align = pjrtlite::VIEW_ALIGNMENT;
        let mut bytes = vec![0; contents.len() + 2 * align];
        let start = bytes.as_ptr().align_offset(align) + offset;
        bytes[start..start + contents.len()].copy_from_slice(contents);
        Memory {
            bytes,
            start,
            size: contents.len(),
        }
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.bytes[self.start..self.start + self.size]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..self.start + self.size]
    }
}

/// What comes out if the inputs are given as buffers.
pub(crate) fn run_on_buffers(client: &Client, program: &Executable, case: &Case) -> Vec<Vec<u8>> {
    let buffers: Vec<Buffer> = case
        .inputs
        .iter()
        .map(|input| {
            let bytes = input.bytes();
            // SAFETY: the bytes are those of the array, and are copied before they go.
            unsafe { Buffer::from_host(client, bytes.as_ptr().cast(), input.array_type(), 0) }
                .unwrap_or_else(|error| panic!("{}: {error}", case.name))
        })
        .collect();
    let inputs: Vec<&Buffer> = buffers.iter().collect();
    let (outputs, event) = program
        .execute(&inputs)
        .unwrap_or_else(|error| panic!("{}: {error}", case.name));
    event.wait().unwrap();
    outputs
        .iter()
        .zip(&case.outputs)
        .map(|(output, wanted)| {
            assert_eq!(output.array(), &wanted.array_type(), "{}", case.name);
            let mut bytes = vec![0xaa; output.array().byte_size()];
            // SAFETY: there is room for the array.
            unsafe { output.to_host(bytes.as_mut_ptr().cast(), bytes.len()) }.unwrap();
            bytes
        })
        .collect()
}

/// Runs a plan with inputs bound at an offset from the alignment of views: twice, with other
/// values in between, so that a stale copy would show.
pub(crate) fn run_plan(program: &Executable, case: &Case, offset: usize) -> Vec<Vec<u8>> {
    let mut plan = Plan::create(program, 0).unwrap();
    let mut inputs: Vec<Memory> = case
        .inputs
        .iter()
        .map(|input| Memory::new(&input.bytes(), offset))
        .collect();
    let mut outputs: Vec<Memory> = case
        .outputs
        .iter()
        .map(|output| Memory::new(&vec![0xaa; output.array_type().byte_size()], offset))
        .collect();
    for (index, input) in inputs.iter().enumerate() {
        let data = input.as_slice().as_ptr().cast();
        // SAFETY: the memory outlives the plan.
        unsafe { plan.bind_input(index, data, case.inputs[index].array_type()) }.unwrap();
    }
    for (index, output) in outputs.iter_mut().enumerate() {
        let data = output.as_mut_slice().as_mut_ptr().cast();
        // SAFETY: as above.
        unsafe { plan.bind_output(index, data, &case.outputs[index].array_type()) }.unwrap();
    }
    for input in &mut inputs {
        input.as_mut_slice().fill(0);
    }
    plan.run().unwrap();
    for (memory, input) in inputs.iter_mut().zip(&case.inputs) {
        memory.as_mut_slice().copy_from_slice(&input.bytes());
    }
    plan.run().unwrap();
    for (memory, input) in inputs.iter().zip(&case.inputs) {
        assert_eq!(
            memory.as_slice(),
            input.bytes(),
            "{}: an input changed",
            case.name
        );
    }
    outputs
        .iter()
        .map(|output| output.as_slice().to_vec())
        .collect()
}
