//! Attributes: the constants of a call, by name.

use std::ffi::c_void;
use std::ptr::NonNull;

use crate::array::DType;
use crate::error::{Error, Result, Status};
use crate::sys;

/// The attributes of a call, or those inside one of them.
#[derive(Clone, Copy)]
pub(crate) struct Attributes<'a>(&'a sys::XLA_FFI_Attrs);

/// The value of an attribute.
#[derive(Clone, Copy)]
pub(crate) enum Attribute<'a> {
    Bool(bool),
    /// Any integer.
    Int(i128),
    Float(f64),
    Text(&'a [u8]),
    /// Numbers, one after another.
    Array {
        dtype: DType,
        count: usize,
        /// Null at most where there are none. Aligned to nothing.
        data: *const c_void,
    },
    Nested(Attributes<'a>),
    /// A number of a type that is no usual one.
    Other(&'static str),
}

impl Attribute<'_> {
    /// What it is, as messages say it.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Attribute::Bool(_) => "a truth value",
            Attribute::Int(_) => "an integer",
            Attribute::Float(_) => "a floating-point number",
            Attribute::Text(_) => "a text",
            Attribute::Array { .. } => "a list of numbers",
            Attribute::Nested(_) => "a set of attributes",
            Attribute::Other(kind) => kind,
        }
    }
}

impl<'a> Attributes<'a> {
    /// # Safety
    /// The lists must be what the struct says they are, for `'a`.
    pub(super) unsafe fn new(raw: &'a sys::XLA_FFI_Attrs) -> Attributes<'a> {
        Attributes(raw)
    }

    pub(crate) fn count(&self) -> usize {
        let lists = [
            self.0.types.cast::<c_void>(),
            self.0.names.cast(),
            self.0.attrs.cast(),
        ];
        if lists.iter().any(|list| list.is_null()) {
            return 0;
        }
        usize::try_from(self.0.size).unwrap_or(0)
    }

    /// The name of the attribute at an index, of those that there are.
    pub(crate) fn name(&self, index: usize) -> Option<&'a [u8]> {
        if index >= self.count() {
            return None;
        }
        // SAFETY: the list has this entry, which points to a span.
        unsafe { self.0.names.add(index).read().as_ref() }.map(|span| {
            // SAFETY: the span is the frame's.
            unsafe { bytes(span) }
        })
    }

    /// The value of the attribute at an index, of those that there are.
    fn value(&self, index: usize) -> Option<Attribute<'a>> {
        if index >= self.count() {
            return None;
        }
        // SAFETY: the lists have this entry, which points to what its type says.
        unsafe {
            let value = NonNull::new(self.0.attrs.add(index).read())?;
            Some(match self.0.types.add(index).read() {
                sys::XLA_FFI_AttrType_ARRAY => array(value.cast().as_ref()),
                sys::XLA_FFI_AttrType_DICTIONARY => {
                    Attribute::Nested(Attributes(value.cast().as_ref()))
                }
                sys::XLA_FFI_AttrType_SCALAR => scalar(value.cast().as_ref()),
                sys::XLA_FFI_AttrType_STRING => Attribute::Text(bytes(value.cast().as_ref())),
                _ => Attribute::Other("of a kind that this library does not know"),
            })
        }
    }

    /// The attribute of a name; `outer.inner` is the one named `inner` in the set `outer`, if no
    /// attribute is called that.
    pub(crate) fn find(&self, name: &str) -> Option<Attribute<'a>> {
        let found = (0..self.count()).find(|&index| self.name(index) == Some(name.as_bytes()));
        if let Some(index) = found {
            return self.value(index);
        }
        // A set's own name may have dots, too.
        name.match_indices('.').find_map(|(dot, _)| {
            let Some(Attribute::Nested(inner)) = self.find(&name[..dot]) else {
                return None;
            };
            inner.find(&name[dot + 1..])
        })
    }

    /// The same, where it must be there.
    pub(crate) fn get(&self, name: &str) -> Result<Attribute<'a>> {
        self.find(name).ok_or_else(|| {
            let names: Vec<_> = (0..self.count())
                .filter_map(|index| self.name(index))
                .map(|name| format!("'{}'", String::from_utf8_lossy(name)))
                .collect();
            let there = if names.is_empty() {
                "there is none".to_owned()
            } else {
                format!("there are {}", names.join(", "))
            };
            Error::new(
                Status::NotFound,
                format!("the call has no attribute '{name}': {there}"),
            )
        })
    }

    /// An integer, as long as it fits.
    pub(crate) fn int(&self, name: &str) -> Result<i64> {
        match self.get(name)? {
            Attribute::Int(number) => i64::try_from(number).map_err(|_| {
                Error::new(
                    Status::OutOfRange,
                    format!("attribute '{name}' is {number}, which no int64 holds"),
                )
            }),
            other => Err(mistyped(name, "an integer", &other)),
        }
    }

    /// A number. An integer is one, too.
    pub(crate) fn float(&self, name: &str) -> Result<f64> {
        match self.get(name)? {
            Attribute::Float(number) => Ok(number),
            Attribute::Int(number) if (number as f64) as i128 == number => Ok(number as f64),
            other => Err(mistyped(name, "a number that a double holds", &other)),
        }
    }

    pub(crate) fn bool(&self, name: &str) -> Result<bool> {
        match self.get(name)? {
            Attribute::Bool(truth) => Ok(truth),
            other => Err(mistyped(name, "a truth value", &other)),
        }
    }

    pub(crate) fn text(&self, name: &str) -> Result<&'a [u8]> {
        match self.get(name)? {
            Attribute::Text(text) => Ok(text),
            other => Err(mistyped(name, "a text", &other)),
        }
    }

    /// Element type, number of elements, and where they are.
    pub(crate) fn array(&self, name: &str) -> Result<(DType, usize, *const c_void)> {
        match self.get(name)? {
            Attribute::Array { dtype, count, data } => Ok((dtype, count, data)),
            other => Err(mistyped(name, "a list of numbers", &other)),
        }
    }
}

#[cold]
fn mistyped(name: &str, wanted: &str, found: &Attribute<'_>) -> Error {
    Error::new(
        Status::SignatureMismatch,
        format!("attribute '{name}' is {}, not {wanted}", found.kind()),
    )
}

/// # Safety
/// The span must be readable for `'a`.
unsafe fn bytes<'a>(span: &sys::XLA_FFI_ByteSpan) -> &'a [u8] {
    match NonNull::new(span.ptr.cast_mut().cast::<u8>()) {
        // SAFETY: the caller's promise.
        Some(start) => unsafe { std::slice::from_raw_parts(start.as_ptr(), span.len) },
        None => &[],
    }
}

/// # Safety
/// The value must be one of the type that the scalar says.
unsafe fn scalar<'a>(scalar: &sys::XLA_FFI_Scalar) -> Attribute<'a> {
    let Some(value) = NonNull::new(scalar.value) else {
        return Attribute::Other("a number without a value");
    };
    let Ok(dtype) = DType::from_xla(i32::try_from(scalar.dtype).unwrap_or(0)) else {
        return Attribute::Other("a number of a type that this library does not know");
    };
    macro_rules! int {
        ($type:ty) => {
            Attribute::Int(value.cast::<$type>().read_unaligned().into())
        };
    }
    // SAFETY: the caller's promise: as many bytes as the type has.
    unsafe {
        match dtype {
            DType::Bool => Attribute::Bool(value.cast::<u8>().read() != 0),
            DType::I8 => int!(i8),
            DType::I16 => int!(i16),
            DType::I32 => int!(i32),
            DType::I64 => int!(i64),
            DType::U8 => int!(u8),
            DType::U16 => int!(u16),
            DType::U32 => int!(u32),
            DType::U64 => int!(u64),
            DType::F32 => Attribute::Float(value.cast::<f32>().read_unaligned().into()),
            DType::F64 => Attribute::Float(value.cast::<f64>().read_unaligned()),
            _ => Attribute::Other("a number of an unusual type"),
        }
    }
}

fn array<'a>(array: &sys::XLA_FFI_Array) -> Attribute<'a> {
    match DType::from_xla(i32::try_from(array.dtype).unwrap_or(0)) {
        Ok(dtype) => Attribute::Array {
            dtype,
            count: if array.data.is_null() { 0 } else { array.size },
            data: array.data,
        },
        Err(_) => Attribute::Other("a list of a type that this library does not know"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str) -> sys::XLA_FFI_ByteSpan {
        sys::XLA_FFI_ByteSpan {
            ptr: text.as_ptr().cast(),
            len: text.len(),
        }
    }

    fn number<T>(dtype: u32, value: &mut T) -> sys::XLA_FFI_Scalar {
        sys::XLA_FFI_Scalar {
            dtype,
            value: std::ptr::from_mut(value).cast(),
        }
    }

    /// Names, kinds and values of attributes.
    struct Set {
        names: Vec<sys::XLA_FFI_ByteSpan>,
        pointers: Vec<*mut sys::XLA_FFI_ByteSpan>,
        types: Vec<u32>,
        values: Vec<*mut c_void>,
    }

    impl Set {
        fn new(rows: &[(&str, u32, *mut c_void)]) -> Set {
            let mut set = Set {
                names: rows.iter().map(|row| span(row.0)).collect(),
                pointers: Vec::new(),
                types: rows.iter().map(|row| row.1).collect(),
                values: rows.iter().map(|row| row.2).collect(),
            };
            set.pointers = set.names.iter_mut().map(std::ptr::from_mut).collect();
            set
        }

        fn raw(&mut self) -> sys::XLA_FFI_Attrs {
            sys::XLA_FFI_Attrs {
                struct_size: size_of::<sys::XLA_FFI_Attrs>(),
                extension_start: std::ptr::null_mut(),
                size: self.types.len() as i64,
                types: self.types.as_mut_ptr(),
                names: self.pointers.as_mut_ptr(),
                attrs: self.values.as_mut_ptr(),
            }
        }
    }

    fn place<T>(value: &mut T) -> *mut c_void {
        std::ptr::from_mut(value).cast()
    }

    #[test]
    fn attributes_are_found_by_name_and_kind() {
        use sys::*;
        let (mut short, mut long, mut big) = (-7i16, i64::MIN, u64::MAX);
        let (mut real, mut truth, mut list) = (0.5f32, 1u8, [1i32, 2, 3]);
        let mut scalars = [
            number(XLA_FFI_DataType_S16, &mut short),
            number(XLA_FFI_DataType_S64, &mut long),
            number(XLA_FFI_DataType_U64, &mut big),
            number(XLA_FFI_DataType_F32, &mut real),
            number(XLA_FFI_DataType_PRED, &mut truth),
            number(XLA_FFI_DataType_C64, &mut long),
        ];
        let [a, b, c, d, e, f] = scalars.each_mut().map(place);
        let mut words = span("L\0U");
        let mut numbers = XLA_FFI_Array {
            dtype: XLA_FFI_DataType_S32,
            size: 3,
            data: list.as_mut_ptr().cast(),
        };
        let mut inner = Set::new(&[("x.y", XLA_FFI_AttrType_SCALAR, a)]);
        let mut inner = inner.raw();
        let mut set = Set::new(&[
            ("big", XLA_FFI_AttrType_SCALAR, c),
            ("complex", XLA_FFI_AttrType_SCALAR, f),
            ("in.side", XLA_FFI_AttrType_DICTIONARY, place(&mut inner)),
            ("list", XLA_FFI_AttrType_ARRAY, place(&mut numbers)),
            ("long", XLA_FFI_AttrType_SCALAR, b),
            ("odd", 99, a),
            ("real", XLA_FFI_AttrType_SCALAR, d),
            ("short", XLA_FFI_AttrType_SCALAR, a),
            ("text", XLA_FFI_AttrType_STRING, place(&mut words)),
            ("truth", XLA_FFI_AttrType_SCALAR, e),
        ]);
        let raw = set.raw();
        // SAFETY: everything lives to the end of the function.
        let attributes = unsafe { Attributes::new(&raw) };
        assert_eq!(attributes.count(), 10);
        assert_eq!(attributes.name(0), Some(&b"big"[..]));
        assert_eq!(attributes.name(10), None);
        assert_eq!(attributes.int("short").ok(), Some(-7));
        assert_eq!(attributes.int("long").ok(), Some(i64::MIN));
        assert_eq!(attributes.float("real").ok(), Some(0.5));
        assert_eq!(attributes.float("short").ok(), Some(-7.0));
        assert_eq!(attributes.bool("truth").ok(), Some(true));
        assert_eq!(attributes.text("text").ok(), Some(&b"L\0U"[..]));
        assert_eq!(attributes.int("in.side.x.y").ok(), Some(-7));
        let (dtype, count, data) = attributes.array("list").unwrap();
        assert_eq!((dtype, count), (DType::I32, 3));
        assert_eq!(data, list.as_ptr().cast());
        for (name, status) in [
            ("big", Status::OutOfRange),
            ("none", Status::NotFound),
            ("in.side", Status::SignatureMismatch),
            ("in.side.z", Status::NotFound),
            ("odd", Status::SignatureMismatch),
            ("complex", Status::SignatureMismatch),
            ("real", Status::SignatureMismatch),
        ] {
            assert_eq!(attributes.int(name).unwrap_err().status(), status, "{name}");
        }
        assert!(attributes.float("big").is_err(), "no double holds it");
        assert!(attributes.bool("short").is_err());
        let error = attributes.get("none").map(|_| ()).unwrap_err();
        assert!(error.message().contains("'in.side', 'list'"), "{error}");
    }
}
