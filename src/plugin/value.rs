//! Typed values with names, as plugins state and take them, and texts that they own.

use std::ffi::{CString, c_char};
use std::fmt;
use std::marker::PhantomData;

use crate::error::{Error, Result, Status};
use crate::sys;

/// A value with a type: of an option, or of an attribute of a plugin or device.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// Text.
    Text(String),
    /// Integer.
    Int(i64),
    /// List of integers.
    IntList(Vec<i64>),
    /// Floating-point number. Plugins take and give single precision.
    Float(f64),
    /// Truth value.
    Bool(bool),
}

impl Value {
    /// What kind of value it is, in a word.
    pub fn kind(&self) -> &'static str {
        match self {
            Value::Text(_) => "text",
            Value::Int(_) => "integer",
            Value::IntList(_) => "list of integers",
            Value::Float(_) => "floating-point number",
            Value::Bool(_) => "truth value",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Int(number) => write!(f, "{number}"),
            Value::Float(number) => write!(f, "{number}"),
            Value::Bool(truth) => write!(f, "{truth}"),
            Value::IntList(numbers) => write!(f, "{numbers:?}"),
        }
    }
}

/// The bytes that a plugin lends.
///
/// # Safety
/// `data` must be null, or readable for `size` bytes for as long as the result is used.
pub(crate) unsafe fn borrowed_bytes<'a>(data: *const c_char, size: usize) -> &'a [u8] {
    if data.is_null() || size == 0 {
        return &[];
    }
    // SAFETY: not null, and the caller promises the rest.
    unsafe { std::slice::from_raw_parts(data.cast(), size) }
}

/// A copy of a text that a plugin lends; bytes that are no UTF-8 are replaced.
///
/// # Safety
/// As for [`borrowed_bytes`], during the call.
pub(crate) unsafe fn borrowed_text(data: *const c_char, size: usize) -> String {
    // SAFETY: as promised by the caller.
    let bytes = unsafe { borrowed_bytes(data, size) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// A list that a plugin lends.
///
/// # Safety
/// `list` must be null or hold `count` entries, for as long as the result is used.
pub(crate) unsafe fn borrowed_list<'a, T>(list: *const T, count: usize) -> &'a [T] {
    if list.is_null() {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(list, count) }
}

/// A text in the form that C takes. It ends at its first NUL, where C would end it.
pub(crate) fn c_text(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}

/// Copies a list of named values that a plugin lends. Kinds of a newer version are left out.
///
/// # Safety
/// `list` must be null or point to `count` values that are alive.
pub(crate) unsafe fn read_list(
    list: *const sys::PJRT_NamedValue,
    count: usize,
) -> Vec<(String, Value)> {
    if list.is_null() {
        return Vec::new();
    }
    // SAFETY: the caller promises `count` values. Their size has been the same in every version.
    let list = unsafe { std::slice::from_raw_parts(list, count) };
    list.iter()
        .filter_map(|named| {
            // SAFETY: the name belongs to the value.
            let name = unsafe { borrowed_text(named.name, named.name_size) };
            // SAFETY: the type says which member of the union is set.
            unsafe { read_value(named) }.map(|value| (name, value))
        })
        .collect()
}

/// # Safety
/// The type and the union of `named` must agree.
unsafe fn read_value(named: &sys::PJRT_NamedValue) -> Option<Value> {
    let value = &named.__bindgen_anon_1;
    // SAFETY: by its type, this member is the one that is set.
    unsafe {
        match named.type_ {
            sys::PJRT_NamedValue_kString => Some(Value::Text(borrowed_text(
                value.string_value,
                named.value_size,
            ))),
            sys::PJRT_NamedValue_kInt64 => Some(Value::Int(value.int64_value)),
            sys::PJRT_NamedValue_kInt64List => {
                let numbers = value.int64_array_value;
                Some(Value::IntList(if numbers.is_null() {
                    Vec::new()
                } else {
                    std::slice::from_raw_parts(numbers, named.value_size).to_vec()
                }))
            }
            sys::PJRT_NamedValue_kFloat => Some(Value::Float(value.float_value.into())),
            sys::PJRT_NamedValue_kBool => Some(Value::Bool(value.bool_value)),
            _ => None,
        }
    }
}

/// Named values in the form that a plugin takes, borrowed from ours.
pub(crate) struct NamedValues<'a> {
    list: Vec<sys::PJRT_NamedValue>,
    source: PhantomData<&'a [(String, Value)]>,
}

impl<'a> NamedValues<'a> {
    /// States these values for a plugin.
    pub(crate) fn new(values: impl IntoIterator<Item = &'a (String, Value)>) -> Result<Self> {
        let list = values
            .into_iter()
            .map(|(name, value)| state(name, value))
            .collect::<Result<_>>()?;
        Ok(NamedValues {
            list,
            source: PhantomData,
        })
    }

    pub(crate) fn as_ptr(&self) -> *const sys::PJRT_NamedValue {
        self.list.as_ptr()
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }
}

fn state(name: &str, value: &Value) -> Result<sys::PJRT_NamedValue> {
    let mut named = sys::PJRT_NamedValue {
        name: name.as_ptr().cast(),
        name_size: name.len(),
        value_size: 1,
        ..Default::default()
    };
    let union = &mut named.__bindgen_anon_1;
    match value {
        Value::Text(text) => {
            named.type_ = sys::PJRT_NamedValue_kString;
            union.string_value = text.as_ptr().cast();
            named.value_size = text.len();
        }
        Value::Int(number) => {
            named.type_ = sys::PJRT_NamedValue_kInt64;
            union.int64_value = *number;
        }
        Value::IntList(numbers) => {
            named.type_ = sys::PJRT_NamedValue_kInt64List;
            union.int64_array_value = numbers.as_ptr();
            named.value_size = numbers.len();
        }
        Value::Float(number) => {
            let single = *number as f32;
            if number.is_finite() && !single.is_finite() {
                return Err(Error::new(
                    Status::InvalidValue,
                    format!("option '{name}' is {number}, which single precision cannot hold"),
                ));
            }
            named.type_ = sys::PJRT_NamedValue_kFloat;
            union.float_value = single;
        }
        Value::Bool(truth) => {
            named.type_ = sys::PJRT_NamedValue_kBool;
            union.bool_value = *truth;
        }
    }
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_the_way_to_a_plugin_and_back() {
        let values = vec![
            ("text".to_owned(), Value::Text("two words".to_owned())),
            ("count".to_owned(), Value::Int(-3)),
            ("list".to_owned(), Value::IntList(vec![1, 20, 300])),
            ("none".to_owned(), Value::IntList(Vec::new())),
            ("half".to_owned(), Value::Float(0.5)),
            ("yes".to_owned(), Value::Bool(true)),
        ];
        let stated = NamedValues::new(&values).unwrap();
        // SAFETY: the list is alive and its types agree with its members.
        let back = unsafe { read_list(stated.as_ptr(), stated.len()) };
        assert_eq!(back, values);
        assert_eq!(values[2].1.to_string(), "[1, 20, 300]");
    }

    #[test]
    fn kinds_of_a_newer_version_are_left_out() {
        let named = sys::PJRT_NamedValue {
            type_: 77,
            ..Default::default()
        };
        // SAFETY: one value, alive; of an unknown type no member is read.
        let read = unsafe { read_list(&named, 1) };
        assert_eq!(read, Vec::new());
    }

    #[test]
    fn a_number_too_large_for_single_precision_is_refused() {
        let values = [("big".to_owned(), Value::Float(1e300))];
        let error = NamedValues::new(&values).err().unwrap();
        assert_eq!(error.status(), Status::InvalidValue);
    }
}
