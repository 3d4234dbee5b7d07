//! Attributes of any shape, for the fuzz target of that name: each is in memory of its own, so that what
//! is read beyond it is seen. This module is in no ordinary build.

use std::any::Any;
use std::ffi::c_void;
use std::ptr::{null, null_mut};

use super::attributes::{Attribute, Attributes};
use crate::error::Status;
use crate::sys;

/// What the attributes consist of.
#[derive(Default)]
struct Memory(Vec<Box<dyn Any>>);

impl Memory {
    /// Keeps a value, at an address of its own.
    fn keep<T: 'static>(&mut self, value: T) -> *mut T {
        let mut kept = Box::new(value);
        let place = std::ptr::from_mut(&mut *kept);
        self.0.push(kept);
        place
    }

    /// The same of a list, to the byte.
    fn list<T: 'static>(&mut self, values: Vec<T>) -> *mut T {
        let mut kept = values.into_boxed_slice();
        let place = kept.as_mut_ptr();
        self.0.push(Box::new(kept));
        place
    }
}

/// Reads bytes one after another, and zeros after the last.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first.into()
            }
            None => 0,
        }
    }

    fn some(&mut self, most: usize) -> Vec<u8> {
        let count = self.next() % (most + 1);
        (0..count).map(|_| self.next() as u8).collect()
    }
}

fn span(text: Vec<u8>, memory: &mut Memory) -> sys::XLA_FFI_ByteSpan {
    sys::XLA_FFI_ByteSpan {
        len: text.len(),
        ptr: memory.list(text).cast(),
    }
}

/// The size of an element of XLA's type of this number, or as many bytes as any has.
fn size_of_type(dtype: u32) -> usize {
    let dtype = i32::try_from(dtype).unwrap_or(0);
    crate::array::DType::from_xla(dtype).map_or(16, crate::array::DType::size)
}

fn value(bytes: &mut Bytes<'_>, depth: usize, memory: &mut Memory) -> (u32, *mut c_void) {
    let kinds = [
        sys::XLA_FFI_AttrType_SCALAR,
        sys::XLA_FFI_AttrType_ARRAY,
        sys::XLA_FFI_AttrType_STRING,
        sys::XLA_FFI_AttrType_DICTIONARY,
        99,
    ];
    let (kind, choice) = (kinds[bytes.next() % kinds.len()], bytes.next());
    let (is_null, dtype) = (choice % 16 == 15, (choice % 40) as u32);
    if is_null && choice & 64 != 0 {
        return (kind, null_mut());
    }
    let elements = |count: usize, bytes: &mut Bytes<'_>, memory: &mut Memory| {
        let size = count * size_of_type(dtype);
        let all = (0..size).map(|_| bytes.next() as u8).collect();
        memory.list::<u8>(all).cast::<c_void>()
    };
    let place = match kind {
        sys::XLA_FFI_AttrType_SCALAR => {
            let value = elements(1, bytes, memory);
            let value = if is_null { null_mut() } else { value };
            memory.keep(sys::XLA_FFI_Scalar { dtype, value }).cast()
        }
        sys::XLA_FFI_AttrType_ARRAY => {
            let size = bytes.next() % 4;
            let data = elements(size, bytes, memory);
            let data = if is_null { null_mut() } else { data };
            memory.keep(sys::XLA_FFI_Array { dtype, size, data }).cast()
        }
        sys::XLA_FFI_AttrType_STRING => {
            let text = bytes.some(5);
            let mut text = span(text, memory);
            if is_null {
                text.ptr = null();
            }
            memory.keep(text).cast()
        }
        sys::XLA_FFI_AttrType_DICTIONARY => {
            let inner = set(bytes, depth + 1, memory);
            memory.keep(inner).cast()
        }
        _ => memory.keep(0u8).cast(),
    };
    (kind, place)
}

fn set(bytes: &mut Bytes<'_>, depth: usize, memory: &mut Memory) -> sys::XLA_FFI_Attrs {
    let choice = bytes.next();
    let count = if depth > 3 { 0 } else { choice % 5 };
    let (mut types, mut names, mut attrs) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..count {
        let name = bytes.some(4);
        let name = span(name, memory);
        names.push(memory.keep(name));
        let (kind, place) = value(bytes, depth, memory);
        types.push(kind);
        attrs.push(place);
    }
    // A list that is not there has no entries, whatever is said of its size.
    let is_there = choice < 250;
    sys::XLA_FFI_Attrs {
        struct_size: size_of::<sys::XLA_FFI_Attrs>(),
        extension_start: null_mut(),
        size: if is_there {
            count as i64
        } else {
            choice as i64 - 253
        },
        types: memory.list(types),
        names: if is_there {
            memory.list(names)
        } else {
            null_mut()
        },
        attrs: memory.list(attrs),
    }
}

/// Asks for everything. An attribute has one kind, and what it holds can be read.
fn ask(attributes: &Attributes<'_>, depth: usize) {
    assert!(depth <= 5 && attributes.count() <= 4);
    assert_eq!(attributes.name(attributes.count()), None);
    let missing = attributes.int("there is no such name").unwrap_err();
    assert_eq!(missing.status(), Status::NotFound);
    for index in 0..attributes.count() {
        let name = attributes.name(index).expect("it is there");
        let Ok(name) = std::str::from_utf8(name) else {
            continue;
        };
        let list = attributes.array(name);
        let kinds = [
            attributes.bool(name).is_ok(),
            attributes.float(name).is_ok() || attributes.int(name).is_ok(),
            attributes.text(name).is_ok(),
            list.is_ok(),
        ];
        let count = kinds.iter().filter(|is_it| **is_it).count();
        if let Ok((dtype, count, data)) = list
            && count > 0
        {
            // SAFETY: it is said to have so many.
            let read =
                unsafe { std::slice::from_raw_parts(data.cast::<u8>(), count * dtype.size()) };
            assert_eq!(read.to_vec().len(), read.len());
        }
        match attributes.find(name) {
            Some(Attribute::Nested(inner)) => {
                assert_eq!(count, 0);
                ask(&inner, depth + 1);
                for place in 0..inner.count() {
                    let name_of_it = inner.name(place).expect("it is there");
                    let Ok(name_of_it) = std::str::from_utf8(name_of_it) else {
                        continue;
                    };
                    // Unless it has no value, or an attribute is called that itself.
                    let full = format!("{name}.{name_of_it}");
                    let is_called = |index| attributes.name(index) == Some(full.as_bytes());
                    let is_hidden = (0..attributes.count()).any(is_called);
                    if inner.find(name_of_it).is_some() && !is_hidden {
                        assert!(attributes.find(&full).is_some());
                    }
                }
            }
            Some(Attribute::Other(_)) | None => assert_eq!(count, 0),
            Some(Attribute::Int(number)) => {
                // One that neither an int64 nor a double holds.
                assert!(count == 1 || i64::try_from(number).is_err());
            }
            Some(other) => assert_eq!(count, 1, "{}", other.kind()),
        }
    }
}

/// Attributes that bytes describe.
pub(crate) fn attributes(bytes: &[u8]) {
    let mut memory = Memory::default();
    let raw = set(&mut Bytes(bytes), 0, &mut memory);
    // SAFETY: everything lives in the memory.
    ask(&unsafe { Attributes::new(&raw) }, 0);
    drop(memory);
}
