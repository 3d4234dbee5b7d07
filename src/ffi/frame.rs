//! The frame of a call, read.

use std::ffi::c_void;
use std::ptr::NonNull;

use super::attributes::Attributes;
use super::context::Facts;
use crate::array::{ArrayType, DType};
use crate::error::{Error, Result, Status};
use crate::sys;

/// A call of a function by a program, for as long as it lasts.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    raw: &'a sys::XLA_FFI_CallFrame,
    facts: &'a Facts,
}

// SAFETY: the plugin's structs are only read, and the facts are shared. What arrays point to is divided by whoever
// has several threads write to them.
unsafe impl Send for Frame<'_> {}
// SAFETY: as above.
unsafe impl Sync for Frame<'_> {}

/// An array that a call reads or writes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    pub(crate) dtype: DType,
    /// In the order of the program; row-major, unless the program asked for something else.
    pub(crate) dims: &'a [i64],
    /// Null at most where there are no bytes.
    pub(crate) data: *mut c_void,
}

impl View<'_> {
    /// The number of elements.
    pub(crate) fn len(&self) -> usize {
        // It lies in memory, so the product fits.
        self.dims
            .iter()
            .map(|&dim| usize::try_from(dim).unwrap_or(0))
            .product()
    }

    /// What it is, as messages show it.
    pub(crate) fn shown(&self) -> String {
        match ArrayType::new(self.dtype, self.dims) {
            Ok(array) => array.to_string(),
            Err(_) => format!("{} of rank {}", self.dtype, self.dims.len()),
        }
    }
}

impl<'a> Frame<'a> {
    /// # Safety
    /// The frame must be one that a plugin gives to an execution, valid for `'a`.
    pub(super) unsafe fn new(raw: &'a sys::XLA_FFI_CallFrame, facts: &'a Facts) -> Frame<'a> {
        Frame { raw, facts }
    }

    /// What the run says of itself.
    pub(crate) fn facts(&self) -> &'a Facts {
        self.facts
    }

    /// The plugin's table.
    pub(super) fn api(&self) -> Option<&'a sys::XLA_FFI_Api> {
        // SAFETY: the frame leads to it, and it belongs to the plugin.
        unsafe { self.raw.api.as_ref() }
    }

    /// The run, as the plugin's functions take it.
    pub(super) fn context(&self) -> *mut sys::XLA_FFI_InvokeContext {
        self.raw.ctx
    }

    fn inputs(&self) -> impl Iterator<Item = &'a sys::XLA_FFI_Buffer> + Clone + use<'a> {
        // SAFETY: the frame's, by `new`.
        unsafe { buffers(self.raw.args.size, self.raw.args.types, self.raw.args.args) }
    }

    fn outputs(&self) -> impl Iterator<Item = &'a sys::XLA_FFI_Buffer> + Clone + use<'a> {
        // SAFETY: as above. The two enums have the same one number.
        unsafe { buffers(self.raw.rets.size, self.raw.rets.types, self.raw.rets.rets) }
    }

    /// How many arrays the call reads. Tokens are none.
    pub(crate) fn input_count(&self) -> usize {
        self.inputs().count()
    }

    /// How many arrays the call writes.
    pub(crate) fn output_count(&self) -> usize {
        self.outputs().count()
    }

    pub(crate) fn input(&self, index: usize) -> Result<View<'a>> {
        view("input", index, self.inputs())
    }

    /// An array to write to.
    pub(crate) fn output(&self, index: usize) -> Result<View<'a>> {
        view("output", index, self.outputs())
    }

    pub(crate) fn attributes(&self) -> Attributes<'a> {
        // SAFETY: the frame's, by `new`.
        unsafe { Attributes::new(&self.raw.attrs) }
    }
}

/// The arrays of a list, without tokens.
///
/// # Safety
/// The lists must have this many entries, and live for `'a`; each entry points to what its type says.
unsafe fn buffers<'a>(
    size: i64,
    types: *mut u32,
    entries: *mut *mut c_void,
) -> impl Iterator<Item = &'a sys::XLA_FFI_Buffer> + Clone + use<'a> {
    let size = match (NonNull::new(types), NonNull::new(entries)) {
        (Some(_), Some(_)) => usize::try_from(size).unwrap_or(0),
        _ => 0,
    };
    (0..size).filter_map(move |index| {
        // SAFETY: the caller's promise.
        unsafe {
            if types.add(index).read() != sys::XLA_FFI_ArgType_BUFFER {
                return None;
            }
            let buffer = entries.add(index).read().cast::<sys::XLA_FFI_Buffer>();
            buffer
                .as_ref()
                .filter(|buffer| buffer.dtype != sys::XLA_FFI_DataType_TOKEN)
        }
    })
}

fn view<'a>(
    what: &str,
    index: usize,
    mut all: impl Iterator<Item = &'a sys::XLA_FFI_Buffer> + Clone,
) -> Result<View<'a>> {
    let count = all.clone().count();
    let buffer = all.nth(index).ok_or_else(|| {
        Error::new(
            Status::IndexOutOfRange,
            format!("there is no {what} {index}: the program gives the function {count}"),
        )
    })?;
    let of_it = |error: Error| error.context(format_args!("{what} {index}"));
    let code = i32::try_from(buffer.dtype).unwrap_or(0);
    let rank = usize::try_from(buffer.rank).unwrap_or(0);
    let dims = match NonNull::new(buffer.dims) {
        // SAFETY: the frame has as many dimensions as it says.
        Some(dims) => unsafe { std::slice::from_raw_parts(dims.as_ptr(), rank) },
        None => &[],
    };
    Ok(View {
        dtype: DType::from_xla(code).map_err(of_it)?,
        dims,
        data: buffer.data,
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A frame with two inputs, of which one is a token between, and one output.
    pub(in super::super) fn with_frame(use_it: impl FnOnce(Frame<'_>)) {
        let mut dims = [2i64, 3];
        let mut data = [1f32, 2.0, 3.0, 4.0, 5.0, 6.0];
        let mut out = [0i64];
        // SAFETY: zero is valid for each field of these.
        let empty = || unsafe { std::mem::zeroed::<sys::XLA_FFI_Buffer>() };
        let mut array = sys::XLA_FFI_Buffer {
            dtype: sys::XLA_FFI_DataType_F32,
            data: data.as_mut_ptr().cast(),
            rank: 2,
            dims: dims.as_mut_ptr(),
            ..empty()
        };
        let mut token = sys::XLA_FFI_Buffer {
            dtype: sys::XLA_FFI_DataType_TOKEN,
            ..empty()
        };
        let mut scalar = sys::XLA_FFI_Buffer {
            dtype: sys::XLA_FFI_DataType_S64,
            data: out.as_mut_ptr().cast(),
            ..empty()
        };
        let mut types = [sys::XLA_FFI_ArgType_BUFFER; 3];
        let mut args: [*mut c_void; 3] = [
            (&raw mut token).cast(),
            (&raw mut array).cast(),
            (&raw mut scalar).cast(),
        ];
        let mut rets: [*mut c_void; 1] = [(&raw mut scalar).cast()];
        // SAFETY: as above.
        let mut raw = unsafe { std::mem::zeroed::<sys::XLA_FFI_CallFrame>() };
        raw.args.size = 3;
        raw.args.types = types.as_mut_ptr();
        raw.args.args = args.as_mut_ptr();
        raw.rets.size = 1;
        raw.rets.types = types.as_mut_ptr();
        raw.rets.rets = rets.as_mut_ptr();
        let facts = Facts::default();
        // SAFETY: everything lives until the end of this function.
        use_it(unsafe { Frame::new(&raw, &facts) });
    }

    #[test]
    fn tokens_are_no_inputs() {
        with_frame(|frame| {
            assert_eq!((frame.input_count(), frame.output_count()), (2, 1));
            let array = frame.input(0).unwrap();
            assert_eq!((array.dtype, array.dims), (DType::F32, &[2i64, 3][..]));
            assert_eq!((array.len(), array.shown().as_str()), (6, "f32[2,3]"));
            assert_eq!(frame.input(1).unwrap().len(), 1);
            assert_eq!(frame.output(0).unwrap().dtype, DType::I64);
            let error = frame.input(2).unwrap_err();
            assert_eq!(error.status(), Status::IndexOutOfRange);
        });
    }
}
