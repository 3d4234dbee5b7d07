//! What works with plugins of other versions of the PJRT C API: the table in docs/version-skew.md is
//! made here, and compared. `PJRTLITE_WRITE_DOCS=1 cargo test --test version_skew` writes it anew.

mod common;

use std::ffi::c_void;
use std::fmt::Write;
use std::path::Path;

use common::test_plugin::{TestPlugin, floats, load, read, vector};
use common::{Memory, plugin, source};
use pjrtlite::{Buffer, Client, Executable, Options, Plan, Result, Status, Value};

const X: [f32; 8] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];

/// What the columns ask.
const COLUMNS: [&str; 8] = [
    "client",
    "compile, run",
    "inputs and outputs",
    "serialize, load",
    "load for another device",
    "in place",
    "destination without an array",
    "view of device memory",
];

/// The version that came with the field by which a serialized program is loaded for another device. The
/// test plugin reads it whatever version it states.
const FIRST_WITH_OVERRIDES: i32 = 71;
const FOR_ANOTHER_DEVICE: usize = 4;

/// The entries that a table of each minor version has, from the one on: so many functions. Versions in
/// between have those of the one before.
///
/// The tables of 0.54 and 0.55 are longer, but state a size that ends there. The table of 0.56 is not
/// known here: it was put in order by 0.57.
const TABLES: [(i32, usize); 23] = [
    (54, 96),
    (57, 101),
    (60, 104),
    (62, 110),
    (67, 112),
    (69, 113),
    (73, 114),
    (75, 115),
    (77, 117),
    (79, 118),
    (82, 119),
    (83, 120),
    (84, 121),
    (85, 122),
    (86, 124),
    (87, 125),
    (88, 126),
    (89, 128),
    (92, 129),
    (95, 130),
    (96, 131),
    (98, 132),
    (99, 133),
];
/// And these, to the last version that is tried.
const LATER_TABLES: [(i32, usize); 3] = [(101, 134), (102, 135), (114, 138)];
const LAST: i32 = 120;

/// The size of a table with so many functions, behind its size, extensions and version.
fn table_size(functions: usize) -> usize {
    40 + 8 * functions
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_ne_bytes()).collect()
}

fn plus_one(values: &[f32]) -> Vec<f32> {
    values.iter().map(|x| x + 1.0).collect()
}

/// Where the arrays that the device works in are.
trait Place {
    fn array(&self, values: &[f32]) -> *mut c_void;
    fn values(&self, array: *mut c_void) -> Vec<f32>;
    fn free(&self, array: *mut c_void);
}

impl Place for TestPlugin {
    fn array(&self, values: &[f32]) -> *mut c_void {
        self.device_memory(0, values)
    }

    fn values(&self, array: *mut c_void) -> Vec<f32> {
        self.read_device_memory(array, 8)
    }

    fn free(&self, array: *mut c_void) {
        self.settle();
        self.free_device_memory(array);
    }
}

/// The host's memory, for plugins that work there.
struct Host;

impl Place for Host {
    fn array(&self, values: &[f32]) -> *mut c_void {
        let mut memory = Box::new(Memory::new(&bytes(values), 0));
        let address = memory.as_mut_slice().as_mut_ptr();
        // It is a little, and outlives every buffer.
        Box::leak(memory);
        address.cast()
    }

    fn values(&self, array: *mut c_void) -> Vec<f32> {
        // SAFETY: the memory was made with eight values, and nobody writes to it now.
        unsafe { std::slice::from_raw_parts(array.cast::<f32>(), 8) }.to_vec()
    }

    fn free(&self, _array: *mut c_void) {}
}

/// Whether a result is right, or else what is said of it.
fn told(outcome: Result<bool>) -> String {
    match outcome {
        Ok(true) => "yes".to_owned(),
        Ok(false) => "another way".to_owned(),
        Err(error) => format!("no: {}", error.status()),
    }
}

/// x + 1 by a plan with its input set.
fn run(program: &Executable, device: usize) -> Result<bool> {
    let mut plan = Plan::create(program, device)?;
    let mut got = [0.0_f32; 8];
    // SAFETY: the values are copied, and there is room for the result.
    unsafe {
        plan.set_input(0, X.as_ptr().cast(), floats(&[8]))?;
        plan.run()?;
        plan.get_output(0, got.as_mut_ptr().cast(), &floats(&[8]))?;
    }
    assert_eq!(got.to_vec(), plus_one(&X));
    Ok(true)
}

fn in_place(program: &Executable, place: &dyn Place) -> Result<bool> {
    let array = place.array(&X);
    let outcome = (|| {
        let mut plan = Plan::create(program, 0)?;
        // SAFETY: the memory outlives the plan.
        unsafe { plan.bind_inout_device(0, 0, array, &floats(&[8]), 0) }?;
        plan.run()?;
        assert_eq!(place.values(array), plus_one(&X));
        Ok(plan.bytes_copied()? == 0)
    })();
    place.free(array);
    outcome
}

/// 2a + b, whose destination argument is left to the plan. Whether the plugin makes that, or gets
/// zeros to copy.
fn destination(client: &Client, calls: &dyn Fn() -> Option<u64>) -> Result<bool> {
    let program = load(client, "destination");
    let mut plan = Plan::create(&program, 0)?;
    let mut got = [0.0_f32; 8];
    let before = calls();
    // SAFETY: the values are copied, and there is room for the result.
    unsafe {
        plan.set_input(0, X.as_ptr().cast(), floats(&[8]))?;
        plan.set_input(1, X.as_ptr().cast(), floats(&[8]))?;
        plan.run()?;
        plan.get_output(0, got.as_mut_ptr().cast(), &floats(&[8]))?;
    }
    assert_eq!(got, X.map(|x| 3.0 * x));
    Ok(calls() != before || before.is_none())
}

fn device_view(client: &Client, place: &dyn Place) -> Result<bool> {
    let array = place.array(&X);
    // SAFETY: the memory outlives the view.
    let outcome = unsafe { Buffer::view_device(client, array, floats(&[8]), 0, 0, || {}) }
        .and_then(|view| Ok(read(&view)? == X));
    place.free(array);
    outcome
}

fn for_another_device(client: &Client, sealed: &[u8]) -> Result<bool> {
    let mut options = Options::new();
    options.set("pjrtlite.device", Value::Int(1))?;
    run(&Executable::load(client, sealed, &options)?, 1)
}

/// What each column says of a plugin.
fn row(path: &str, place: &dyn Place, calls: &dyn Fn() -> Option<u64>) -> Vec<String> {
    let client = match Client::create(path, &Options::new()) {
        Ok(client) => client,
        Err(error) => return vec![told(Err(error)); COLUMNS.len()],
    };
    let program = load(&client, "donated");
    let described = program
        .description()
        .map(|text| text == c"f32[8] -> f32[8]");
    let sealed = program.serialize().map(<[u8]>::to_vec);
    let again = |sealed: &[u8]| Executable::load(&client, sealed, &Options::new());
    vec![
        "yes".to_owned(),
        told(run(&program, 0)),
        told(described),
        told(sealed.clone().and_then(|sealed| run(&again(&sealed)?, 0))),
        told(sealed.and_then(|sealed| for_another_device(&client, &sealed))),
        told(in_place(&program, place)),
        told(destination(&client, calls)),
        told(device_view(&client, place)),
    ]
}

fn row_of_minor(minor: i32) -> Vec<String> {
    let mut tables = TABLES.iter().chain(&LATER_TABLES);
    let (_, functions) = tables
        .rfind(|(first, _)| *first <= minor)
        .expect("there is a table of each");
    let size = table_size(*functions);
    let plugin = TestPlugin::new(&format!("version=0.{minor};table={size}"));
    let made = || Some(plugin.calls("PJRT_Client_CreateUninitializedBuffer"));
    let mut row = row(plugin.path(), &plugin, &made);
    plugin.assert_no_leaks();
    if minor < FIRST_WITH_OVERRIDES {
        row[FOR_ANOTHER_DEVICE] = "not shown".to_owned();
    }
    row
}

/// The rows, in Markdown; neighbours that say the same are one.
fn table() -> String {
    let mut text = String::new();
    let _ = writeln!(text, "| plugin | {} |", COLUMNS.join(" | "));
    let _ = writeln!(text, "|---|{}", "---|".repeat(COLUMNS.len()));
    let mut rows: Vec<(i32, i32, Vec<String>)> = Vec::new();
    for minor in (54..=LAST).filter(|minor| *minor != 56) {
        let row = row_of_minor(minor);
        match rows.last_mut() {
            Some((_, last, said)) if *said == row && *last == minor - 1 => *last = minor,
            _ => rows.push((minor, minor, row)),
        }
    }
    for (first, last, row) in rows {
        let _ = writeln!(
            text,
            "| test plugin, 0.{first} to 0.{last} | {} |",
            row.join(" | ")
        );
    }
    for name in ["cpu-0.81", "cpu-0.106", "cpu"] {
        let path = plugin(name);
        let row = row(&path, &Host, &|| None);
        let client = Client::create(&path, &Options::new()).expect("it made one");
        let (major, minor) = client.plugin().api_version();
        let _ = writeln!(text, "| CPU plugin {major}.{minor} | {} |", row.join(" | "));
    }
    text
}

const BEGIN: &str = "<!-- Made by tests/version_skew.rs: do not edit. -->\n";
const END: &str = "<!-- End of what is made. -->\n";

#[test]
fn the_manual_says_what_works_with_each_version() {
    let path = source("docs/version-skew.md");
    let manual = std::fs::read_to_string(&path).expect("the manual can be read");
    let (before, rest) = manual.split_once(BEGIN).expect("the table has a beginning");
    let (_, after) = rest.split_once(END).expect("the table has an end");
    let now = format!("{before}{BEGIN}\n{}\n{END}{after}", table());
    if std::env::var_os("PJRTLITE_WRITE_DOCS").is_some() {
        std::fs::write(&path, &now).expect("the manual can be written");
    }
    assert!(
        manual == now || std::env::var_os("PJRTLITE_WRITE_DOCS").is_some(),
        "docs/version-skew.md is out of date; PJRTLITE_WRITE_DOCS=1 cargo test --test version_skew \
         writes it anew. It should be:\n{now}"
    );
}

#[test]
fn two_plugins_with_two_clients_each_work_at_once() {
    let test = TestPlugin::new("delay=1");
    let cpu = plugin("cpu");
    let old = plugin("cpu-0.81");
    let paths = [test.path(), &cpu, &old, test.path(), &cpu, &old];
    let clients: Vec<_> = paths
        .iter()
        .map(|path| Client::create(path, &Options::new()).unwrap())
        .collect();
    std::thread::scope(|scope| {
        for client in &clients {
            scope.spawn(move || {
                let program = load(client, "donated");
                for _ in 0..20 {
                    assert!(run(&program, 0).unwrap());
                }
            });
        }
    });
    // What is one client's is not another's, even of the same plugin.
    let program = load(&clients[0], "donated");
    for other in &clients[1..] {
        let buffer = vector(other, &X);
        let error = program.execute(&[&buffer]).unwrap_err();
        assert_eq!(error.status(), Status::SignatureMismatch, "{error}");
        assert!(error.message().contains("another client"), "{error}");
    }
    drop((program, clients));
    test.assert_no_leaks();
}

/// Where there is the CUDA plugin, but no GPU.
#[test]
fn the_cuda_plugin_without_a_gpu_fails_cleanly() {
    let path = source("target/plugins/cuda/pjrt_c_api_cuda_plugin.so");
    if !path.is_file() || Path::new("/dev/nvidia0").exists() {
        println!("not tested: there is no CUDA plugin in target/plugins/cuda, or there is a GPU");
        return;
    }
    for _ in 0..2 {
        let error = Client::create(path.to_str().unwrap(), &Options::new()).unwrap_err();
        assert!(error.message().contains("GPU"), "{error}");
    }
}
