//! Files of functions.

use std::ffi::{CStr, c_char, c_void};
use std::path::Path;

use super::array::{ArrayOut, RawDType};
use super::boundary::{
    Out, array_type, boundary, check_data, destroy, list, new_handle, null, shared, text,
};
use super::client::{pjrtlite_client, with_options};
use super::executable::pjrtlite_executable;
use super::options::pjrtlite_options;
use crate::array::DType;
use crate::bundle::{Array, Bundle, Function, Weight};
use crate::error::{Error, Result, Status};

/// A file of functions: their programs, weights, names, units, and values to check them by. It is made in
/// Python by `pjrtlite.Bundle`; docs/bundles.md shows how, and docs/bundle-format.md what is in it.
///
/// A function is named; NULL or "" stands for the only one that is no derivative. Its inputs and outputs are
/// counted from 0, and are the same ones, in the same order, in the programs that are loaded from it.
///
/// *Threads*: may be used from several at once.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_bundle(pub(super) Bundle);

/// Opens a bundle. Its structure is checked now; each file in it is checked against its hash when it is used.
///
/// The option "pjrtlite.map" (bool) does not read the file, but shows it where the system keeps it, which
/// takes no memory of its own for weights. Then the file must stay as it is until the bundle and what was
/// loaded from it are destroyed: where it is cut, the process ends.
///
/// The option "pjrtlite.interface" (string) is for wrappers by `pjrtlite wrap`: names of functions and hashes of what
/// these looked like, "drag=5f…,drag_ad=02…". A bundle whose functions look otherwise is refused.
///
/// @param[in]  path     The file.
/// @param[in]  options  "pjrtlite.map", "pjrtlite.interface", or NULL for none.
/// @param[out] bundle   The bundle; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_bundle_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; FILE_UNREADABLE; RESOURCE_EXHAUSTED; UNKNOWN_OPTION; BAD_PROGRAM for what is
/// no bundle, is damaged, or is of a newer version; SIGNATURE_MISMATCH for another interface.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_open(
    path: *const c_char,
    options: *const pjrtlite_options,
    bundle: *mut *mut pjrtlite_bundle,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(bundle, "bundle", || {
            let path = Path::new(text(path, "path")?);
            with_options(options, |options| Bundle::open(path, options)).map(pjrtlite_bundle)
        })
    }
}

/// Opens a bundle that is in memory. See pjrtlite_bundle_open.
///
/// @param[in]  data    The bytes of the bundle.
/// @param[in]  size    The number of bytes.
/// @param[out] bundle  The bundle; NULL if this fails.
///
/// *Ownership*: the bundle is the caller's, until pjrtlite_bundle_destroy. The bytes are copied.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, RESOURCE_EXHAUSTED, BAD_PROGRAM.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_open_memory(
    data: *const c_void,
    size: usize,
    bundle: *mut *mut pjrtlite_bundle,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(bundle, "bundle", || {
            if data.is_null() {
                return Err(null("data"));
            }
            let bytes = list(data.cast::<u8>(), size, "data")?;
            Bundle::open_memory(bytes).map(pjrtlite_bundle)
        })
    }
}

/// Lets go of a bundle. Executables that were loaded from it stay usable; texts borrowed from it do not.
///
/// @param[in] bundle  The bundle, or NULL, which does nothing.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_destroy(bundle: *mut pjrtlite_bundle) {
    // SAFETY: as promised by the caller.
    unsafe { destroy(bundle, "bundle") }
}

/// Gives a text that belongs to a bundle.
///
/// # Safety
/// The pointers must be null or valid.
unsafe fn bundle_text(
    bundle: *const pjrtlite_bundle,
    out: *mut *const c_char,
    name: &str,
    get: impl FnOnce(&Bundle) -> Result<&CStr>,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (bundle, out) = unsafe { (shared(bundle, "bundle")?, Out::new(out, name)?) };
        out.set(get(&bundle.0)?.as_ptr());
        Ok(())
    })
}

/// A text that may be missing; an empty one is none.
///
/// # Safety
/// `given` must be null or a text, valid for `'a`.
unsafe fn optional<'a>(given: *const c_char, name: &str) -> Result<Option<&'a str>> {
    if given.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller's promise.
    unsafe { text(given, name) }.map(|text| Some(text).filter(|text| !text.is_empty()))
}

/// # Safety
/// `name` must be null or a text.
unsafe fn function(bundle: &Bundle, name: *const c_char) -> Result<&Function> {
    // SAFETY: the caller's promise.
    bundle.function(unsafe { optional(name, "function") }?)
}

fn none_such(what: &str, index: usize, count: usize) -> Error {
    Error::new(
        Status::IndexOutOfRange,
        format!("there is no {what} {index}: the bundle has {count} (counted from 0)"),
    )
}

fn one_of<'a>(arrays: &'a [Array], what: &str, index: usize) -> Result<&'a Array> {
    arrays.get(index).ok_or_else(|| {
        Error::new(
            Status::IndexOutOfRange,
            format!(
                "there is no {what} {index}: the function has {} (counted from 0)",
                arrays.len()
            ),
        )
    })
}

/// Returns the name of a bundle.
///
/// @param[in]  bundle  The bundle.
/// @param[out] name    Its name.
///
/// *Ownership*: borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_name(
    bundle: *const pjrtlite_bundle,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { bundle_text(bundle, name, "name", |bundle| Ok(bundle.name())) }
}

/// Returns the manifest of a bundle, as JSON: see docs/bundle-format.md.
///
/// @param[in]  bundle  The bundle.
/// @param[out] json    The text of manifest.json.
///
/// *Ownership*: borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_manifest(
    bundle: *const pjrtlite_bundle,
    json: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { bundle_text(bundle, json, "json", |bundle| Ok(bundle.manifest())) }
}

/// Counts the functions of a bundle, derivatives among them.
///
/// @param[in]  bundle  The bundle.
/// @param[out] count   The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_function_count(
    bundle: *const pjrtlite_bundle,
    count: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (bundle, count) = unsafe { (shared(bundle, "bundle")?, Out::new(count, "count")?) };
        count.set(bundle.0.functions().len());
        Ok(())
    })
}

/// Returns the name of a function of a bundle.
///
/// @param[in]  bundle  The bundle.
/// @param[in]  index   Which function, from 0.
/// @param[out] name    Its name.
///
/// *Ownership*: borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_function_name(
    bundle: *const pjrtlite_bundle,
    index: usize,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        bundle_text(bundle, name, "name", |bundle| {
            let functions = bundle.functions();
            let function = functions.get(index).map(Function::name);
            function.ok_or_else(|| none_such("function", index, functions.len()))
        })
    }
}

/// Returns a fact of a function, as a text. Facts are:
///
/// - "role": "forward", "tangent_linear", "adjoint", "training_step" or "initial_state";
/// - "of": the function that it is a derivative of; empty if it is none;
/// - "doc": its documentation;
/// - "sizes": the choices of its named extents, "n=64,m=3; n=128,m=3"; empty if it has none;
/// - "rows_independent": the named extent whose rows do not depend on each other, or empty;
/// - "order": "c" or "fortran", the order of indices that it was written for.
///
/// @param[in]  bundle    The bundle.
/// @param[in]  function  The name of the function, or NULL.
/// @param[in]  fact      The name of the fact.
/// @param[out] text      The fact.
///
/// *Ownership*: borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE for a function or a fact that does not exist.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_function_fact(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    fact: *const c_char,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        bundle_text(bundle, text, "text", |bundle| {
            self::function(bundle, function)?.fact(self::text(fact, "fact")?)
        })
    }
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn count_of(
    bundle: *const pjrtlite_bundle,
    name: *const c_char,
    count: *mut usize,
    arrays: impl FnOnce(&Function) -> &[Array],
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (bundle, count) = unsafe { (shared(bundle, "bundle")?, Out::new(count, "count")?) };
        // SAFETY: as above.
        count.set(arrays(unsafe { function(&bundle.0, name) }?).len());
        Ok(())
    })
}

/// Counts the inputs of a function that the host gives. Weights are none of them.
///
/// @param[in]  bundle    The bundle.
/// @param[in]  function  The name of the function, or NULL.
/// @param[out] count     The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE for a function that does not exist.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_input_count(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { count_of(bundle, function, count, Function::inputs) }
}

/// Counts the outputs of a function. See pjrtlite_bundle_input_count.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_output_count(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe { count_of(bundle, function, count, Function::outputs) }
}

/// # Safety
/// The pointers must be null or valid.
unsafe fn type_of(
    bundle: *const pjrtlite_bundle,
    out: (*mut *const c_char, *mut DType, *mut *const i64, *mut usize),
    get: impl FnOnce(&Bundle) -> Result<&Array>,
) -> Status {
    let (name, dtype, dims, rank) = out;
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (bundle, name, out) = unsafe {
            (
                shared(bundle, "bundle")?,
                Out::new(name, "name")?,
                ArrayOut::new(dtype, dims, rank)?,
            )
        };
        let array = get(&bundle.0)?;
        name.set(array.name().as_ptr());
        out.set_parts(array.dtype(), array.dims());
        Ok(())
    })
}

/// Returns the element type and the extents of an input.
///
/// @param[in]  bundle    The bundle.
/// @param[in]  function  The name of the function, or NULL.
/// @param[in]  index     Which input, from 0.
/// @param[out] name      Its name.
/// @param[out] dtype     The type of its elements.
/// @param[out] dims      Its extents, slowest first; -1 for one that has a name: see the fact "shape" of
///                       pjrtlite_bundle_input_fact.
/// @param[out] rank      The number of extents.
///
/// *Ownership*: name and dims are borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; INVALID_VALUE for a function that does not exist.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_input(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    index: usize,
    name: *mut *const c_char,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        type_of(bundle, (name, dtype, dims, rank), |bundle| {
            one_of(self::function(bundle, function)?.inputs(), "input", index)
        })
    }
}

/// Returns the element type and the extents of an output. See pjrtlite_bundle_input.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_output(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    index: usize,
    name: *mut *const c_char,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        type_of(bundle, (name, dtype, dims, rank), |bundle| {
            one_of(self::function(bundle, function)?.outputs(), "output", index)
        })
    }
}

/// Returns a fact of an input, as a text. Facts are:
///
/// - "shape": its extents with their names, "n,40"; empty for a scalar;
/// - "unit": its unit, "m/s"; empty if none was said;
/// - "doc": its documentation;
/// - "state": the output that is the same array after a step; empty if there is none. Bind both to one
///   array by pjrtlite_plan_bind_inout, and the program updates it in place;
/// - "of": in a derivative, the array that it is the change or the sensitivity of;
/// - "in_place": of an output, "state", or "destination" where each run writes it to the memory that is
///   bound to it; empty where it is copied there.
///
/// @param[in]  bundle    The bundle.
/// @param[in]  function  The name of the function, or NULL.
/// @param[in]  index     Which input, from 0.
/// @param[in]  fact      The name of the fact.
/// @param[out] text      The fact.
///
/// *Ownership*: borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; INVALID_VALUE for a function or a fact that does not
/// exist.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_input_fact(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    index: usize,
    fact: *const c_char,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        bundle_text(bundle, text, "text", |bundle| {
            let inputs = self::function(bundle, function)?.inputs();
            one_of(inputs, "input", index)?.fact(self::text(fact, "fact")?)
        })
    }
}

/// Returns a fact of an output, as a text. See pjrtlite_bundle_input_fact.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_output_fact(
    bundle: *const pjrtlite_bundle,
    function: *const c_char,
    index: usize,
    fact: *const c_char,
    text: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        bundle_text(bundle, text, "text", |bundle| {
            let outputs = self::function(bundle, function)?.outputs();
            one_of(outputs, "output", index)?.fact(self::text(fact, "fact")?)
        })
    }
}

/// Loads a function of a bundle, which compiles its program.
///
/// The program that this gives has the inputs and outputs of the function alone. Weights are on the device
/// once for all functions and sizes that are loaded from one bundle there, for as long as one of them is
/// used. Plugins that work in the host's memory use them where the bundle has them. An output that is bound
/// to memory is written there without a copy where its fact "in_place" says so.
///
/// @param[in]  bundle      The bundle.
/// @param[in]  client      The client to load it into.
/// @param[in]  function    The name of the function, or NULL.
/// @param[in]  sizes       Its named extents, "n=64" or "n=64,m=3"; NULL or empty where there is one choice.
/// @param[in]  options     As for pjrtlite_executable_load_file, or NULL for none.
/// @param[out] executable  The program; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_executable_destroy. The bundle may be destroyed before.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE for a function or sizes that do not exist; BAD_PROGRAM for a file
/// that is damaged, or saved for other platforms; and those of pjrtlite_executable_load_file.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_load(
    bundle: *const pjrtlite_bundle,
    client: *const pjrtlite_client,
    function: *const c_char,
    sizes: *const c_char,
    options: *const pjrtlite_options,
    executable: *mut *mut pjrtlite_executable,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(executable, "executable", || {
            let bundle = shared(bundle, "bundle")?;
            let client = shared(client, "client")?;
            let function = optional(function, "function")?;
            let sizes = optional(sizes, "sizes")?.unwrap_or_default();
            with_options(options, |options| {
                bundle.0.load(&client.0, function, sizes, options)
            })
            .map(pjrtlite_executable)
        })
    }
}

/// Checks a bundle on a client: each file against its hash; each function that has inputs and outputs
/// stored, against those; tangent-linear functions against difference quotients of their function (Taylor
/// test); adjoint functions against tangent-linear ones (dot-product test).
///
/// @param[in]  bundle   The bundle.
/// @param[in]  client   The client to run the functions on.
/// @param[in]  options  As for pjrtlite_bundle_load, or NULL for none.
/// @param[out] report   A line for each number: what was found, and how large it may be.
///
/// *Ownership*: the report is borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; CHECK_FAILED with the numbers that are too large; and those of
/// pjrtlite_bundle_load and of runs.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_check(
    bundle: *const pjrtlite_bundle,
    client: *const pjrtlite_client,
    options: *const pjrtlite_options,
    report: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        bundle_text(bundle, report, "report", |bundle| {
            let client = shared(client, "client")?;
            with_options(options, |options| bundle.check(&client.0, options))
        })
    }
}

/// Makes a bundle of the same functions with other weights. They are those of a file of NumPy (.npz, by
/// numpy.savez) or of safetensors, which has all of the bundle's weights, by the same names, types and
/// shapes. Executables that were loaded from the bundle keep their weights.
///
/// The stored values belong to the bundle's own weights: functions with other weights are not checked by
/// them.
///
/// @param[in]  bundle  The bundle.
/// @param[in]  path    The file with the weights.
/// @param[out] other   The bundle with these weights; NULL if this fails.
///
/// *Ownership*: the caller's, until pjrtlite_bundle_destroy.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; FILE_UNREADABLE; RESOURCE_EXHAUSTED; BAD_PROGRAM for a file that is damaged,
/// compressed, of another format, or lacks a weight; SIGNATURE_MISMATCH for a weight of another type or
/// shape.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_with_weights(
    bundle: *const pjrtlite_bundle,
    path: *const c_char,
    other: *mut *mut pjrtlite_bundle,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        new_handle(other, "other", || {
            let bundle = shared(bundle, "bundle")?;
            let path = Path::new(text(path, "path")?);
            bundle.0.with_weights(path).map(pjrtlite_bundle)
        })
    }
}

/// Counts the weights of a bundle.
///
/// @param[in]  bundle  The bundle.
/// @param[out] count   The number.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_weight_count(
    bundle: *const pjrtlite_bundle,
    count: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (bundle, count) = unsafe { (shared(bundle, "bundle")?, Out::new(count, "count")?) };
        count.set(bundle.0.weights().len());
        Ok(())
    })
}

/// Returns the name of a weight of a bundle.
///
/// @param[in]  bundle  The bundle.
/// @param[in]  index   Which weight, from 0.
/// @param[out] name    Its name.
///
/// *Ownership*: borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_weight_name(
    bundle: *const pjrtlite_bundle,
    index: usize,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        bundle_text(bundle, name, "name", |bundle| {
            let weights = bundle.weights();
            let weight = weights.get(index).map(Weight::name);
            weight.ok_or_else(|| none_such("weight", index, weights.len()))
        })
    }
}

/// Returns the element type and shape of a weight.
///
/// @param[in]  bundle  The bundle.
/// @param[in]  name    The name of the weight.
/// @param[out] dtype   The type of its elements.
/// @param[out] dims    Its extents, slowest first.
/// @param[out] rank    The number of extents.
///
/// *Ownership*: the extents are borrowed from the bundle.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE for a weight that does not exist.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_weight_type(
    bundle: *const pjrtlite_bundle,
    name: *const c_char,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (bundle, out, name) = unsafe {
            (
                shared(bundle, "bundle")?,
                ArrayOut::new(dtype, dims, rank)?,
                text(name, "name")?,
            )
        };
        out.set(bundle.0.weight_type(name)?);
        Ok(())
    })
}

/// Copies a weight of a bundle to the host.
///
/// @param[in]  bundle  The bundle.
/// @param[in]  name    The name of the weight.
/// @param[out] data    Where to, dense and row-major; not written if the array is empty.
/// @param[in]  dtype   The type of its elements.
/// @param[in]  dims    The extents, slowest first; not read if rank is 0.
/// @param[in]  rank    The number of extents.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE for a weight that does not exist; SIGNATURE_MISMATCH for another
/// type or shape; BAD_PROGRAM for a bundle that is damaged.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_get_weight(
    bundle: *const pjrtlite_bundle,
    name: *const c_char,
    data: *mut c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        unsafe {
            let bundle = shared(bundle, "bundle")?;
            let name = text(name, "name")?;
            let array = array_type(dtype, dims, rank)?;
            check_data(data, "data", &array)?;
            bundle.0.get_weight(name, data.cast(), &array)
        }
    })
}

/// Puts an array of the host in the place of a weight. Programs that are loaded, and bundles that are saved,
/// from now on have it. Executables that were loaded before keep their weights.
///
/// The stored values belong to the weights that the bundle was saved with: functions with other weights are
/// not checked by them.
///
/// @param[in] bundle  The bundle.
/// @param[in] name    The name of the weight.
/// @param[in] data    The array, dense and row-major; not read if it is empty.
/// @param[in] dtype   The type of its elements.
/// @param[in] dims    The extents, slowest first; not read if rank is 0.
/// @param[in] rank    The number of extents.
///
/// *Ownership*: the array is copied.
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE for a weight that does not exist, and for bytes that are no
/// element of the type; SIGNATURE_MISMATCH for another type or shape; RESOURCE_EXHAUSTED.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_set_weight(
    bundle: *mut pjrtlite_bundle,
    name: *const c_char,
    data: *const c_void,
    dtype: RawDType,
    dims: *const i64,
    rank: usize,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        unsafe {
            let bundle = shared(bundle, "bundle")?;
            let name = text(name, "name")?;
            let array = array_type(dtype, dims, rank)?;
            check_data(data, "data", &array)?;
            bundle.0.set_weight(name, data.cast(), &array)
        }
    })
}

/// Writes a bundle to a file, with the weights that it has now: those of pjrtlite_bundle_set_weight, or of
/// pjrtlite_bundle_with_weights.
///
/// A file of that name is replaced: who reads it meanwhile has the old one or the new one, whole.
///
/// The values by which functions are checked are made anew for functions whose weights changed, if a client
/// is given: they are what the functions give on this client. Without a client, and for platforms other than
/// the client's, these functions are saved without such values.
///
/// @param[in] bundle   The bundle.
/// @param[in] path     The file's name. Its folder has to be there.
/// @param[in] client   The client to run functions on, or NULL.
/// @param[in] options  As for pjrtlite_bundle_load, or NULL for none.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE (the path is no UTF-8); FILE_UNWRITABLE, also for what is no
/// regular file; RESOURCE_EXHAUSTED; and those of pjrtlite_bundle_load and of runs.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_bundle_save(
    bundle: *const pjrtlite_bundle,
    path: *const c_char,
    client: *const pjrtlite_client,
    options: *const pjrtlite_options,
) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        unsafe {
            let bundle = shared(bundle, "bundle")?;
            let path = Path::new(text(path, "path")?);
            let client = match client.is_null() {
                true => None,
                false => Some(&shared(client, "client")?.0),
            };
            with_options(options, |options| bundle.0.save(path, client, options))
        }
    })
}
