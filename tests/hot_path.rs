//! A run of a plan allocates nothing: whatever it needs was made when it was bound, or by
//! the first runs.

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ffi::{CString, c_void};
use std::ptr::{null, null_mut};

use common::{Memory, PLUGINS, plugin, source};
use pjrtlite::capi::*;
use pjrtlite::{DType, Status};

thread_local! {
    /// How often this thread has asked for memory. Tests run on several.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn allocations() -> u64 {
    ALLOCATIONS.get()
}

/// Counts what this library, and no plugin, asks for.
struct Counting;

// SAFETY: the system's allocator does all of it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(allocations() + 1);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(allocations() + 1);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.set(allocations() + 1);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const F32: i32 = DType::F32 as i32;

fn ok(status: Status) {
    assert_eq!(status, Status::Ok);
}

/// A plugin's client in C's hands.
struct Client(*mut pjrtlite_client);

impl Client {
    fn new(name: &str) -> Client {
        let path = CString::new(plugin(name)).unwrap();
        let mut client = null_mut();
        // SAFETY: the pointers are valid.
        ok(unsafe { pjrtlite_client_create(path.as_ptr(), null(), &mut client) });
        Client(client)
    }

    /// A plan of one of `tests/programs`.
    fn plan(&self, program: &str) -> Plan {
        let path = source("tests/programs").join(program);
        let path = CString::new(path.to_str().unwrap()).unwrap();
        let mut executable = null_mut();
        let mut plan = null_mut();
        // SAFETY: the pointers are valid.
        unsafe {
            let path = path.as_ptr();
            ok(pjrtlite_executable_load_file(
                self.0,
                path,
                null(),
                &mut executable,
            ));
            ok(pjrtlite_plan_create(executable, 0, &mut plan));
            pjrtlite_executable_destroy(executable);
        }
        Plan(plan)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // SAFETY: it is ours.
        unsafe { pjrtlite_client_destroy(self.0) }
    }
}

/// A plan in C's hands. Each test drops it before the arrays that it is bound to.
struct Plan(*mut pjrtlite_plan);

impl Drop for Plan {
    fn drop(&mut self) {
        // SAFETY: it is ours.
        unsafe { pjrtlite_plan_destroy(self.0) }
    }
}

impl Plan {
    fn bind_input(&self, index: usize, array: &mut Array) {
        let (data, dims) = (array.data(), &array.dims);
        // SAFETY: the array outlives the plan.
        ok(unsafe {
            pjrtlite_plan_bind_input(self.0, index, data, F32, dims.as_ptr(), dims.len())
        });
    }

    fn set_input(&self, index: usize, array: &mut Array) {
        let (data, dims) = (array.data(), &array.dims);
        // SAFETY: the array is there, and is copied.
        ok(unsafe { pjrtlite_plan_set_input(self.0, index, data, F32, dims.as_ptr(), dims.len()) });
    }

    fn bind_output(&self, index: usize, array: &mut Array) {
        let (data, dims) = (array.data(), &array.dims);
        // SAFETY: as above.
        ok(unsafe {
            pjrtlite_plan_bind_output(self.0, index, data, F32, dims.as_ptr(), dims.len())
        });
    }

    fn bind_inout(&self, array: &mut Array) {
        let (data, dims) = (array.data(), &array.dims);
        // SAFETY: as above.
        ok(unsafe { pjrtlite_plan_bind_inout(self.0, 0, 0, data, F32, dims.as_ptr(), dims.len()) });
    }

    fn bind_pair(&self, first: &mut Array, second: &mut Array) {
        let (a, b, dims) = (first.data(), second.data(), &first.dims);
        // SAFETY: as above.
        ok(unsafe { pjrtlite_plan_bind_pair(self.0, 0, 0, a, b, F32, dims.as_ptr(), dims.len()) });
    }

    fn bytes_copied(&self) -> u64 {
        let mut bytes = 0;
        // SAFETY: the pointers are valid.
        ok(unsafe { pjrtlite_plan_bytes_copied(self.0, &mut bytes) });
        bytes
    }

    fn run(&self) {
        // SAFETY: all that is bound is there.
        ok(unsafe { pjrtlite_plan_run(self.0) });
    }

    /// Runs twice at each turn of a pair, to learn what there is to know, then a thousand times,
    /// without an allocation.
    fn run_without_allocating(&self, what: &str) {
        for _ in 0..4 {
            self.run();
        }
        let before = allocations();
        for _ in 0..RUNS {
            self.run();
        }
        assert_eq!(allocations() - before, 0, "{what}");
    }
}

const RUNS: u32 = 1000;
/// With those before they are counted.
const ALL_RUNS: f32 = 4.0 + RUNS as f32;

/// An array of float32 at an offset from the alignment of views.
struct Array {
    memory: Memory,
    dims: Vec<i64>,
}

impl Array {
    fn new(dims: &[i64], offset: usize, values: impl Fn(usize) -> f32) -> Array {
        let count: i64 = dims.iter().product();
        let bytes: Vec<u8> = (0..count as usize)
            .flat_map(|index| values(index).to_ne_bytes())
            .collect();
        Array {
            memory: Memory::new(&bytes, offset),
            dims: dims.to_vec(),
        }
    }

    fn data(&mut self) -> *mut c_void {
        self.memory.as_mut_slice().as_mut_ptr().cast()
    }

    fn values(&self) -> Vec<f32> {
        let bytes = self.memory.as_slice().chunks_exact(4);
        bytes
            .map(|four| f32::from_ne_bytes(four.try_into().unwrap()))
            .collect()
    }

    fn assert_is(&self, value: impl Fn(f32) -> f32) {
        for (index, got) in self.values().into_iter().enumerate() {
            assert_eq!(got, value(index as f32), "element {index}");
        }
    }
}

fn on_each_plugin(test: impl Fn(&Client)) {
    for name in PLUGINS {
        eprintln!("plugin {name}");
        test(&Client::new(name));
    }
}

#[test]
fn allocations_are_counted() {
    let before = allocations();
    drop(std::hint::black_box(Box::new(1)));
    let mut vector = std::hint::black_box(vec![0u8; 16]);
    vector.reserve_exact(1000);
    drop(vector);
    assert_eq!(allocations() - before, 3);
    // And those of the library, which does allocate where it binds.
    let client = Client::new("cpu");
    let plan = client.plan("donated.mlir");
    let mut x = Array::new(&[8], 0, |_| 0.0);
    let before = allocations();
    plan.bind_inout(&mut x);
    assert!(allocations() > before);
    drop(plan);
}

#[test]
fn viewed_inputs_and_a_copied_output() {
    on_each_plugin(|client| {
        let mut arrays = [0, 1, 2].map(|_| Array::new(&[4], 0, |index| index as f32));
        let [x, y, z] = &mut arrays;
        let plan = client.plan("hello.mlir");
        plan.bind_input(0, x);
        plan.bind_input(1, y);
        plan.bind_output(0, z);
        assert_eq!(plan.bytes_copied(), 16);
        plan.run_without_allocating("viewed inputs, a copied output");
        drop(plan);
        arrays[2].assert_is(|i| 3.0 * i);
    });
}

/// Buffers that others may use up, too.
#[test]
fn buffers_that_are_shared() {
    on_each_plugin(|client| {
        let mut z = Array::new(&[4], 0, |_| 0.0);
        let mut buffers = [null_mut(); 2];
        let call = client.plan("hello.mlir");
        for (index, buffer) in buffers.iter_mut().enumerate() {
            let values = [1.0f32, 2.0, 3.0, 4.0];
            let (data, dims) = (values.as_ptr().cast(), [4].as_ptr());
            // SAFETY: the pointers are valid, and the values are copied.
            unsafe {
                ok(pjrtlite_buffer_from_host(
                    client.0, data, F32, dims, 1, 0, buffer,
                ));
                ok(pjrtlite_plan_set_input_buffer(call.0, index, *buffer));
            }
        }
        call.bind_output(0, &mut z);
        call.run_without_allocating("buffers that the user has, too");
        drop(call);
        for buffer in buffers {
            // SAFETY: it is ours.
            unsafe { pjrtlite_buffer_destroy(buffer) };
        }
        assert_eq!(z.values(), [3.0, 6.0, 9.0, 12.0]);
    });
}

#[test]
fn one_array_at_any_alignment() {
    on_each_plugin(|client| {
        for offset in [0, 4, 32] {
            let mut x = Array::new(&[8], offset, |index| index as f32);
            let plan = client.plan("donated.mlir");
            plan.bind_inout(&mut x);
            assert_eq!(plan.bytes_copied(), if offset == 0 { 0 } else { 64 });
            plan.run_without_allocating("one array, updated");
            drop(plan);
            x.assert_is(|i| i + ALL_RUNS);
        }
    });
}

#[test]
fn a_donated_input_of_another_array() {
    on_each_plugin(|client| {
        for offset in [0, 4] {
            let mut x = Array::new(&[8], 0, |index| index as f32);
            let mut y = Array::new(&[8], offset, |_| -1.0);
            let plan = client.plan("donated.mlir");
            plan.bind_input(0, &mut x);
            plan.bind_output(0, &mut y);
            plan.run_without_allocating("an input that is copied to the output's memory");
            drop(plan);
            x.assert_is(|i| i);
            y.assert_is(|i| i + 1.0);
        }
    });
}

#[test]
fn a_destination_argument() {
    on_each_plugin(|client| {
        for offset in [0, 4] {
            let mut inputs = [0, 1].map(|_| Array::new(&[8], offset, |index| index as f32));
            let mut out = Array::new(&[8], offset, |_| -1.0);
            let plan = client.plan("destination.mlir");
            for (index, input) in inputs.iter_mut().enumerate() {
                plan.bind_input(index, input);
            }
            plan.bind_output(0, &mut out);
            assert_eq!(plan.bytes_copied(), if offset == 0 { 0 } else { 96 });
            plan.run_without_allocating("a destination argument");
            drop(plan);
            out.assert_is(|i| 3.0 * i);
        }
    });
}

#[test]
fn misaligned_arrays() {
    on_each_plugin(|client| {
        let mut arrays = [4, 8, 12].map(|offset| Array::new(&[4], offset, |index| index as f32));
        let [x, y, z] = &mut arrays;
        let plan = client.plan("hello.mlir");
        plan.bind_input(0, x);
        plan.bind_input(1, y);
        plan.bind_output(0, z);
        assert_eq!(plan.bytes_copied(), 48);
        plan.run_without_allocating("misaligned arrays");
        drop(plan);
        arrays[2].assert_is(|i| 3.0 * i);
    });
}

#[test]
fn other_layouts() {
    on_each_plugin(|client| {
        for offset in [0, 4] {
            // 2x + 1, column by column, and x + 10.
            let new = || Array::new(&[2, 3], offset, |index| index as f32);
            let (mut x, mut y, mut z) = (new(), new(), new());
            let plan = client.plan("layout_output.mlir");
            plan.bind_input(0, &mut x);
            plan.bind_output(0, &mut y);
            plan.bind_output(1, &mut z);
            plan.run_without_allocating("an output in another layout");
            drop(plan);
            y.assert_is(|i| 2.0 * i + 1.0);
            z.assert_is(|i| i + 10.0);

            // a + 2b; a and the result are column by column.
            let plan = client.plan("layout_input.mlir");
            plan.bind_input(0, &mut x);
            plan.bind_input(1, &mut z);
            plan.bind_output(0, &mut y);
            plan.run_without_allocating("an input in another layout");
            drop(plan);
            y.assert_is(|i| 3.0 * i + 20.0);
        }
    });
}

#[test]
fn pairs_of_arrays() {
    on_each_plugin(|client| {
        for offset in [0, 4] {
            // x + 1, with and without copies.
            let mut first = Array::new(&[8], offset, |index| index as f32);
            let mut second = Array::new(&[8], offset, |_| -1.0);
            let plan = client.plan("donated.mlir");
            plan.bind_pair(&mut first, &mut second);
            plan.run_without_allocating("a pair, with donation");
            drop(plan);
            first.assert_is(|i| i + ALL_RUNS);
            second.assert_is(|i| i + ALL_RUNS - 1.0);

            // 2 x + y, with y = -x: nothing changes.
            let mut y = Array::new(&[8], offset, |index| -(index as f32));
            let mut first = Array::new(&[8], offset, |index| index as f32);
            let mut second = Array::new(&[8], offset, |_| -1.0);
            let plan = client.plan("destination.mlir");
            plan.bind_pair(&mut first, &mut second);
            plan.bind_input(1, &mut y);
            assert_eq!(plan.bytes_copied(), if offset == 0 { 0 } else { 96 });
            plan.run_without_allocating("a pair, with a destination argument");
            drop(plan);
            second.assert_is(|i| i);
        }
    });
}

#[test]
fn values_that_are_set_and_results_that_stay() {
    on_each_plugin(|client| {
        let mut x = Array::new(&[4], 4, |index| index as f32);
        let mut out = Array::new(&[4], 4, |_| -1.0);
        let plan = client.plan("hello.mlir");
        let dims = [4i64];
        for index in 0..2 {
            let data = x.data();
            // SAFETY: the values are copied.
            ok(unsafe { pjrtlite_plan_set_input(plan.0, index, data, F32, dims.as_ptr(), 1) });
        }
        plan.run_without_allocating("inputs that are set, an output that stays");
        // SAFETY: there is room for the array.
        ok(unsafe { pjrtlite_plan_get_output(plan.0, 0, out.data(), F32, dims.as_ptr(), 1) });
        drop(plan);
        out.assert_is(|i| 3.0 * i);
    });
}

#[test]
fn values_that_are_set_anew_reuse_their_memory() {
    on_each_plugin(|client| {
        let plan = client.plan("hello.mlir");
        let mut x = Array::new(&[4], 0, |_| 0.0);
        let mut y = Array::new(&[4], 4, |index| index as f32);
        let mut out = Array::new(&[4], 0, |_| 0.0);
        plan.bind_output(0, &mut out);
        plan.set_input(1, &mut y);
        // What is left to allocate is the array type that C gives in parts.
        let mut least = u64::MAX;
        for step in 0..RUNS {
            let values = [step as f32; 4].map(f32::to_ne_bytes);
            x.memory
                .as_mut_slice()
                .copy_from_slice(values.as_flattened());
            let before = allocations();
            plan.set_input(0, &mut x);
            plan.run();
            if step > 4 {
                least = least.min(allocations() - before);
                assert_eq!(allocations() - before, least, "in each step the same");
            }
            let wanted: Vec<f32> = (0..4)
                .map(|index| 2.0 * step as f32 + index as f32)
                .collect();
            assert_eq!(out.values(), wanted);
        }
        assert!(least <= 2, "{least} allocations to set an input");
    });
}
