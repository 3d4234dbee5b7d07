//! Functions of the host that programs call.

use std::ffi::{CString, c_char, c_void};
use std::ptr::NonNull;

use parking_lot::Mutex;

use super::array::ArrayOut;
use super::boundary::{Out, User, boundary, lend, shared, text};
use super::options::pjrtlite_options;
use crate::array::DType;
use crate::error::{Error, Result, Status};
use crate::ffi::{self, Frame, Function, Place, View};
use crate::host::callback::ask_host;
use crate::host::fpenv::FpState;
use crate::plugin::c_text;
use crate::program::missing::is_built_in;

/// The inputs, outputs and attributes that a program gives to a function that it calls.
///
/// *Ownership*: borrowed by the function, until it returns. So is everything that it leads to.
/// *Threads*: several at once, as long as the function has not returned.
#[allow(non_camel_case_types, reason = "the name in C")]
pub struct pjrtlite_arguments {
    /// Lent for the call alone, which is as long as C may use it.
    frame: Frame<'static>,
    /// What went wrong, in the function's own words.
    failure: Mutex<Option<CString>>,
    /// Texts that were lent.
    texts: Mutex<Vec<CString>>,
}

/// A function of the host that programs call. It reads the inputs, and writes to each output, whole.
///
/// It gives PJRTLITE_OK, or the status that the run is to fail with: any pjrtlite_status. Another
/// number counts as PJRTLITE_FUNCTION_FAILED. See pjrtlite_arguments_fail for the message.
#[allow(non_camel_case_types, reason = "the name in C")]
pub type pjrtlite_function =
    Option<unsafe extern "C" fn(arguments: *const pjrtlite_arguments, user: *mut c_void) -> Status>;

/// Registers a function of the host under a name, for the programs that are loaded from then on.
///
/// A program calls it by `jax.ffi.ffi_call("name", …)`. To export such a program:
/// `jax.export.export(f, disabled_checks=[jax.export.DisabledSafetyCheck.custom_call("name")])`.
///
/// The name counts in the whole process, for all clients, for ever. The same function with the same
/// pointer and options may be registered again. At most 512 functions can be registered. Functions get
/// arrays in the host's memory, so only programs of CPU plugins can call them.
///
/// The function is called on a thread of the plugin, or on the one that runs the program. It has the
/// floating-point state (traps, rounding) of the thread that began the run. A C++ exception that it throws
/// makes the run fail with FUNCTION_FAILED. It may use this library, but not the plan that is running; on a
/// thread of the plugin it may not wait for runs (IN_USE). Calls of one program are made one after another,
/// but not in the order of the program, unless one needs a result of the other. A call without a use of its
/// results is dropped, and two equal calls are made once, unless the program says `has_side_effect=True`.
///
/// Options, besides none (NULL):
/// - "pjrtlite.one_at_a_time", bool: whether no two threads are in the function at once, by all programs
///   together; false by default.
/// - "pjrtlite.calling_thread", bool: whether it is called on the thread that calls pjrtlite_plan_run,
///   as MPI and codes that are not thread-safe want it; false by default. Such runs take some tens of
///   microseconds longer. pjrtlite_plan_start and pjrtlite_executable_execute return when such a
///   run is over.
///
/// @param[in] name      The name; not empty.
/// @param[in] function  The function. It must be there until the process ends.
/// @param[in] user      A pointer for it, or NULL. The memory that it points to must live as long.
/// @param[in] options   Options, or NULL.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE for an empty name, UNKNOWN_OPTION, RESOURCE_EXHAUSTED, and
/// ALREADY_EXISTS if the name is taken.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_function_register(
    name: *const c_char,
    function: pjrtlite_function,
    user: *mut c_void,
    options: *const pjrtlite_options,
) -> Status {
    let state = FpState::current();
    boundary(|| {
        // SAFETY: as promised by the caller.
        let name = unsafe { text(name, "name") }?.to_owned();
        if is_built_in(&name) {
            return Err(Error::new(
                Status::AlreadyExists,
                format!("'{name}' is a name that XLA has a meaning for itself: choose another"),
            ));
        }
        let function =
            NonNull::new(function.map_or(std::ptr::null_mut(), |function| function as *mut c_void))
                .ok_or_else(|| {
                    Error::new(
                        Status::NullArgument,
                        "the argument 'function' is NULL; it must be a function",
                    )
                })?;
        let (mut place, mut one_at_a_time) = (Place::Anywhere, false);
        if !options.is_null() {
            // SAFETY: as promised by the caller.
            let options = &unsafe { shared(options, "options") }?.0;
            options.check_for_function()?;
            one_at_a_time = options.one_at_a_time();
            if options.calling_thread() {
                place = Place::CallingThread;
            }
        }
        let host = Host {
            name: name.clone(),
            function,
            user: User(user),
            state,
        };
        ffi::register(Function {
            name,
            place,
            one_at_a_time,
            is_of_host: true,
            identity: [function.as_ptr() as usize, user as usize],
            body: Box::new(move |frame| host.call(frame)),
        })
    })
}

/// A function of the host, and what it is called with.
struct Host {
    name: String,
    function: NonNull<c_void>,
    user: User,
    /// The floating-point state of whoever registered it, for runs that do not tell theirs.
    state: FpState,
}

// SAFETY: the host is told that its function may run on any thread.
unsafe impl Send for Host {}
// SAFETY: and on several at once.
unsafe impl Sync for Host {}

impl Host {
    fn call(&self, frame: &Frame<'_>) -> Result<()> {
        let state = frame.facts().state.unwrap_or(self.state);
        let arguments = pjrtlite_arguments {
            // SAFETY: the handle is taken back before the frame ends, and C is told so.
            frame: unsafe { std::mem::transmute::<Frame<'_>, Frame<'static>>(*frame) },
            failure: Mutex::new(None),
            texts: Mutex::new(Vec::new()),
        };
        let (answer, arguments) = lend(arguments, |handle| {
            let arguments = [handle.cast(), self.user.0, std::ptr::null_mut()];
            // SAFETY: the host promised a function of this type.
            unsafe { ask_host(state, self.function, arguments) }
        });
        let number = match answer {
            // A status is the lower half of what is returned.
            Ok(value) => value.addr() as i32,
            Err(thrown) => {
                let error = Error::new(
                    Status::FunctionFailed,
                    format!("the function '{}' threw {thrown}", self.name),
                );
                thrown.dispose();
                return Err(error);
            }
        };
        let words = arguments.failure.into_inner();
        let status = match Status::from_code(number) {
            Some(Status::Ok) if words.is_none() => return Ok(()),
            Some(Status::Ok) | None => Status::FunctionFailed,
            Some(status) => status,
        };
        let message = match words {
            Some(words) => words.to_string_lossy().into_owned(),
            None if status == Status::FunctionFailed => {
                format!(
                    "the function '{}' failed with the number {number}",
                    self.name
                )
            }
            None => format!("the function '{}' failed", self.name),
        };
        Err(Error::new(status, message))
    }
}

/// Does something with the arguments that C gives.
unsafe fn with_arguments(
    arguments: *const pjrtlite_arguments,
    work: impl FnOnce(&pjrtlite_arguments) -> Result<()>,
) -> Status {
    // SAFETY: the caller's promise.
    boundary(|| work(unsafe { shared(arguments, "arguments") }?))
}

impl pjrtlite_arguments {
    /// Lends a text until the function returns.
    fn keep(&self, bytes: &[u8]) -> *const c_char {
        let text = c_text(&String::from_utf8_lossy(bytes));
        let pointer = text.as_ptr();
        self.texts.lock().push(text);
        pointer
    }
}

/// Counts the inputs of a call. Tokens are none.
///
/// @param[in]  arguments  The arguments.
/// @param[out] count      The number of inputs.
///
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_input_count(
    arguments: *const pjrtlite_arguments,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            Out::new(count, "count")?.set(arguments.frame.input_count());
            Ok(())
        })
    }
}

/// Counts the outputs of a call. See pjrtlite_arguments_input_count.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_output_count(
    arguments: *const pjrtlite_arguments,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            Out::new(count, "count")?.set(arguments.frame.output_count());
            Ok(())
        })
    }
}

/// Places for an array that is lent to C.
struct ViewOut<T> {
    array: ArrayOut,
    data: Out<T>,
}

impl<T> ViewOut<T> {
    fn set(self, view: &View<'_>, data: impl FnOnce(*mut c_void) -> T) {
        self.array.set_parts(view.dtype, view.dims);
        self.data.set(data(view.data));
    }
}

/// Returns an input of a call: its element type, extents and address.
///
/// Its elements lie in row-major order, one after another, unless the program asked for another
/// layout (`input_layouts` of `jax.ffi.ffi_call`): that cannot be seen here. Under
/// `vmap_method="broadcast_all"` dims has further extents in front.
///
/// @param[in]  arguments  The arguments.
/// @param[in]  index      Which input, from 0.
/// @param[out] dtype      The type of its elements.
/// @param[out] dims       Its extents, in the order of the program; NULL if its rank is 0.
/// @param[out] rank       The number of extents.
/// @param[out] data       The elements; CPU plugins align them to 64 bytes. They must not be written to.
///
/// *Ownership*: borrowed until the function returns.
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE; UNSUPPORTED for an element type that this library does
/// not know.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_input(
    arguments: *const pjrtlite_arguments,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
    data: *mut *const c_void,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let out = ViewOut {
                array: ArrayOut::new(dtype, dims, rank)?,
                data: Out::new(data, "data")?,
            };
            out.set(&arguments.frame.input(index)?, <*mut c_void>::cast_const);
            Ok(())
        })
    }
}

/// Returns an output of a call: its element type, extents and address. All its elements must be written. Its
/// memory holds nothing before; it may be an input's, if the program says so (`input_output_aliases`). See
/// pjrtlite_arguments_input.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_output(
    arguments: *const pjrtlite_arguments,
    index: usize,
    dtype: *mut DType,
    dims: *mut *const i64,
    rank: *mut usize,
    data: *mut *mut c_void,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let out = ViewOut {
                array: ArrayOut::new(dtype, dims, rank)?,
                data: Out::new(data, "data")?,
            };
            out.set(&arguments.frame.output(index)?, |data| data);
            Ok(())
        })
    }
}

/// Counts the attributes of a call: the constants that the program names, as in `ffi_call("name", …)(x,
/// order=np.int32(2))`.
///
/// @param[in]  arguments  The arguments.
/// @param[out] count      The number of attributes.
///
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_count(
    arguments: *const pjrtlite_arguments,
    count: *mut usize,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            Out::new(count, "count")?.set(arguments.frame.attributes().count());
            Ok(())
        })
    }
}

/// Returns the name of an attribute. They are sorted by name.
///
/// @param[in]  arguments  The arguments.
/// @param[in]  index      Which attribute, from 0.
/// @param[out] name       Its name.
///
/// *Ownership*: borrowed until the function returns.
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT, INDEX_OUT_OF_RANGE.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_name(
    arguments: *const pjrtlite_arguments,
    index: usize,
    name: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let place = Out::new(name, "name")?;
            let attributes = arguments.frame.attributes();
            let bytes = attributes.name(index).ok_or_else(|| {
                Error::new(
                    Status::IndexOutOfRange,
                    format!(
                        "there is no attribute {index}: the call has {}",
                        attributes.count()
                    ),
                )
            })?;
            place.set(arguments.keep(bytes));
            Ok(())
        })
    }
}

/// Returns an attribute that is an integer, of any size.
///
/// @param[in]  arguments  The arguments.
/// @param[in]  name       Its name. "outer.inner" is the attribute "inner" in the set "outer".
/// @param[out] value      Its value.
///
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT; NOT_FOUND, with the names that there are; SIGNATURE_MISMATCH if it is
/// something else; OUT_OF_RANGE if the value does not fit.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_int(
    arguments: *const pjrtlite_arguments,
    name: *const c_char,
    value: *mut i64,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let (name, value) = (text(name, "name")?, Out::new(value, "value")?);
            value.set(arguments.frame.attributes().int(name)?);
            Ok(())
        })
    }
}

/// Returns an attribute that is a number, with a fraction or without. See pjrtlite_arguments_attribute_int.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_float(
    arguments: *const pjrtlite_arguments,
    name: *const c_char,
    value: *mut f64,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let (name, value) = (text(name, "name")?, Out::new(value, "value")?);
            value.set(arguments.frame.attributes().float(name)?);
            Ok(())
        })
    }
}

/// Returns an attribute that is a truth value. See pjrtlite_arguments_attribute_int.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_bool(
    arguments: *const pjrtlite_arguments,
    name: *const c_char,
    value: *mut bool,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let (name, value) = (text(name, "name")?, Out::new(value, "value")?);
            value.set(arguments.frame.attributes().bool(name)?);
            Ok(())
        })
    }
}

/// Returns an attribute that is a text. See pjrtlite_arguments_attribute_int.
///
/// The text ends at a NUL, and is borrowed until the function returns.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_string(
    arguments: *const pjrtlite_arguments,
    name: *const c_char,
    value: *mut *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let (name, value) = (text(name, "name")?, Out::new(value, "value")?);
            value.set(arguments.keep(arguments.frame.attributes().text(name)?));
            Ok(())
        })
    }
}

/// Returns an attribute that is a list of numbers, as a numpy array becomes one. It is flat.
///
/// @param[in]  arguments  The arguments.
/// @param[in]  name       Its name, as for pjrtlite_arguments_attribute_int.
/// @param[out] dtype      The type of its elements.
/// @param[out] count      The number of elements.
/// @param[out] data       The elements; NULL if there are none. They may not be aligned.
///
/// *Ownership*: borrowed until the function returns.
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT, NOT_FOUND, SIGNATURE_MISMATCH.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_attribute_list(
    arguments: *const pjrtlite_arguments,
    name: *const c_char,
    dtype: *mut DType,
    count: *mut usize,
    data: *mut *const c_void,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let name = text(name, "name")?;
            let places = (
                Out::new(dtype, "dtype")?,
                Out::new(count, "count")?,
                Out::new(data, "data")?,
            );
            let (dtype, count, data) = arguments.frame.attributes().array(name)?;
            places.0.set(dtype);
            places.1.set(count);
            places.2.set(data);
            Ok(())
        })
    }
}

/// Returns the pointer that pjrtlite_plan_set_user_data gave the plan that runs; NULL for other runs.
///
/// @param[in]  arguments  The arguments.
/// @param[out] user       The pointer.
///
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_user_data(
    arguments: *const pjrtlite_arguments,
    user: *mut *mut c_void,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            let user_data = arguments.frame.facts().user;
            Out::new(user, "user")?.set(std::ptr::with_exposed_provenance_mut(user_data));
            Ok(())
        })
    }
}

/// Sets the message of a function's failure, before it returns a status: the message that the run fails with.
/// The last message counts. With one, the run fails in any case, with FUNCTION_FAILED if the function returns
/// PJRTLITE_OK.
///
/// @param[in] arguments  The arguments.
/// @param[in] message    The message; copied.
///
/// *Threads*: any, during the call.
/// *Errors*: NULL_ARGUMENT, INVALID_VALUE for a message that is no UTF-8.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_arguments_fail(
    arguments: *const pjrtlite_arguments,
    message: *const c_char,
) -> Status {
    // SAFETY: as promised by the caller.
    unsafe {
        with_arguments(arguments, |arguments| {
            *arguments.failure.lock() = Some(c_text(text(message, "message")?));
            Ok(())
        })
    }
}
