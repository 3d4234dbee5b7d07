//! NumPy's file of one array: a line that describes it, then its elements.
//!
//! The format: <https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html>.

use std::ops::Range;

use crate::array::{ArrayType, DType};
use crate::error::{Error, Result, Status};
use crate::host::memory;

/// What a file of the format's first version begins with. Its line has less than 64 KiB.
const MAGIC: &[u8; 8] = b"\x93NUMPY\x01\x00";

/// Longer descriptions are nobody's.
const MAX_HEAD: usize = 1 << 16;

/// Where the elements are in a file that must hold this array, in C's order and little-endian.
pub(super) fn elements(bytes: &[u8], wanted: &ArrayType) -> Result<Range<usize>> {
    let head = Head::read(bytes)?;
    if head.is_fortran && wanted.dims().len() > 1 {
        return Err(bad(format_args!(
            "its elements are in Fortran's order: save numpy.ascontiguousarray of it"
        )));
    }
    if !is_of(head.descr, wanted.dtype()) || head.dims != wanted.dims() {
        return Err(Error::new(
            Status::SignatureMismatch,
            format!(
                "{wanted} is wanted; got {} of NumPy's type '{}'{}",
                Shape(&head.dims),
                head.descr.escape_debug(),
                if head.descr.starts_with('>') {
                    ", which is big-endian"
                } else {
                    ""
                }
            ),
        ));
    }
    let size = bytes.len() - head.size;
    if size != wanted.byte_size() {
        return Err(bad(format_args!(
            "it holds {size} bytes of elements, and {wanted} has {}",
            wanted.byte_size()
        )));
    }
    Ok(head.size..bytes.len())
}

/// What the line says.
struct Head<'a> {
    descr: &'a str,
    is_fortran: bool,
    dims: Vec<i64>,
    /// How many bytes stand before the elements.
    size: usize,
}

impl<'a> Head<'a> {
    fn read(bytes: &'a [u8]) -> Result<Head<'a>> {
        let (magic, rest) = bytes.split_first_chunk::<8>().ok_or_else(no_array)?;
        let (start, size) = match magic {
            MAGIC => {
                let size = rest.first_chunk::<2>().ok_or_else(no_array)?;
                (10, usize::from(u16::from_le_bytes(*size)))
            }
            b"\x93NUMPY\x02\x00" | b"\x93NUMPY\x03\x00" => {
                let size = rest.first_chunk::<4>().ok_or_else(no_array)?;
                (12, u32::from_le_bytes(*size) as usize)
            }
            _ => return Err(no_array()),
        };
        if size > MAX_HEAD {
            return Err(no_array());
        }
        let line = bytes.get(start..start + size).ok_or_else(no_array)?;
        let line = std::str::from_utf8(line).map_err(|_| no_array())?;
        let mut text = Text(line);
        let (mut descr, mut is_fortran, mut dims) = (None, None, None);
        text.expect("{")?;
        while !text.skips("}") {
            let key = text.quoted()?;
            text.expect(":")?;
            let is_new = match key {
                "descr" => descr.replace(text.quoted()?).is_none(),
                "fortran_order" => is_fortran.replace(text.truth()?).is_none(),
                "shape" => dims.replace(text.tuple()?).is_none(),
                _ => return Err(no_array()),
            };
            if !is_new {
                return Err(no_array());
            }
            if !text.skips(",") {
                text.expect("}")?;
                break;
            }
        }
        let (Some(descr), Some(is_fortran), Some(dims), "") =
            (descr, is_fortran, dims, text.0.trim())
        else {
            return Err(no_array());
        };
        Ok(Head {
            descr,
            is_fortran,
            dims,
            size: start + size,
        })
    }
}

/// The rest of a line.
struct Text<'a>(&'a str);

impl<'a> Text<'a> {
    fn skips(&mut self, what: &str) -> bool {
        match self.0.trim_start().strip_prefix(what) {
            Some(rest) => {
                self.0 = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, what: &str) -> Result<()> {
        if self.skips(what) {
            Ok(())
        } else {
            Err(no_array())
        }
    }

    fn quoted(&mut self) -> Result<&'a str> {
        let quote = if self.skips("'") {
            '\''
        } else {
            self.expect("\"")?;
            '"'
        };
        let (text, rest) = self.0.split_once(quote).ok_or_else(no_array)?;
        self.0 = rest;
        Ok(text)
    }

    fn truth(&mut self) -> Result<bool> {
        if self.skips("True") {
            return Ok(true);
        }
        self.expect("False").map(|()| false)
    }

    fn tuple(&mut self) -> Result<Vec<i64>> {
        let mut dims = Vec::new();
        self.expect("(")?;
        while !self.skips(")") {
            let rest = self.0.trim_start();
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            let (number, rest) = rest.split_at(end);
            self.0 = rest;
            dims.push(number.parse().map_err(|_| no_array())?);
            if !self.skips(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(dims)
    }
}

/// NumPy's name of an element type; None for what it does not know itself, and has as raw bytes.
fn known(dtype: DType) -> Option<&'static str> {
    Some(match dtype {
        DType::Bool => "|b1",
        DType::I8 => "|i1",
        DType::U8 => "|u1",
        DType::I16 => "<i2",
        DType::I32 => "<i4",
        DType::I64 => "<i8",
        DType::U16 => "<u2",
        DType::U32 => "<u4",
        DType::U64 => "<u8",
        DType::F16 => "<f2",
        DType::F32 => "<f4",
        DType::F64 => "<f8",
        DType::C64 => "<c8",
        DType::C128 => "<c16",
        _ => return None,
    })
}

/// Whether a name of NumPy's is that of an element type of ours.
fn is_of(descr: &str, dtype: DType) -> bool {
    if let Some(name) = known(dtype) {
        return descr == name;
    }
    let size = descr
        .strip_prefix("|V")
        .or_else(|| descr.strip_prefix("<V"));
    size.and_then(|size| size.parse().ok()) == Some(dtype.size())
}

/// The file of an array: the line that describes it, and its elements, which are in C's order.
pub(super) fn write(array: &ArrayType, elements: &[u8]) -> Result<Vec<u8>> {
    let name =
        known(array.dtype()).map_or_else(|| format!("|V{}", array.dtype().size()), str::to_owned);
    let dims: Vec<String> = array.dims().iter().map(i64::to_string).collect();
    let comma = if dims.len() == 1 { "," } else { "" };
    file(&name, &format!("({}{comma})", dims.join(", ")), elements)
}

/// The elements begin at a multiple of 64 bytes.
fn file(descr: &str, dims: &str, elements: &[u8]) -> Result<Vec<u8>> {
    let line = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {dims}, }}");
    let head = (MAGIC.len() + 2 + line.len() + 1).next_multiple_of(64);
    let width = head - MAGIC.len() - 3;
    let told = u16::try_from(width + 1).map_err(|_| no_array())?;
    let mut file = memory::with_room(head + elements.len())?;
    file.extend(MAGIC);
    file.extend(told.to_le_bytes());
    file.extend(format!("{line:width$}\n").as_bytes());
    file.extend(elements);
    Ok(file)
}

struct Shape<'a>(&'a [i64]);

impl std::fmt::Display for Shape<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", &self.0[..self.0.len().min(64)])
    }
}

fn no_array() -> Error {
    bad(format_args!(
        "it is no array of NumPy (.npy), or a damaged one"
    ))
}

fn bad(what: std::fmt::Arguments<'_>) -> Error {
    Error::new(Status::BadProgram, what.to_string())
}

/// Arrays for tests, also of types and shapes that ours are none of.
#[cfg(test)]
pub(crate) fn of(descr: &str, dims: &str, elements: &[u8]) -> Vec<u8> {
    file(descr, dims, elements).unwrap()
}

#[cfg(test)]
mod tests {
    use super::of as file;
    use super::*;

    fn array(dtype: DType, dims: &[i64]) -> ArrayType {
        ArrayType::new(dtype, dims).unwrap()
    }

    #[test]
    fn elements_are_found_where_they_are() {
        for (dtype, descr, dims, shape) in [
            (DType::F32, "<f4", &[2, 3][..], "(2, 3)"),
            (DType::F32, "<f4", &[6], "(6,)"),
            (DType::Bf16, "|V2", &[4, 3], "(4, 3)"),
            (DType::C64, "<c8", &[3], "(3,)"),
            (DType::F64, "<f8", &[0, 5], "(0, 5)"),
            (DType::I64, "<i8", &[], "()"),
            (DType::Bool, "|b1", &[24], "(24,)"),
        ] {
            let wanted = array(dtype, dims);
            let bytes = file(descr, shape, &vec![7; wanted.byte_size()]);
            let found = elements(&bytes, &wanted).unwrap();
            assert_eq!(
                (found.start % 64, found.len()),
                (0, wanted.byte_size()),
                "{descr}"
            );
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for dtype in DType::all() {
            for dims in [&[][..], &[5], &[0, 3], &[2, 3, 4]] {
                let array = array(dtype, dims);
                let bytes = write(&array, &vec![3; array.byte_size()]).unwrap();
                let found = elements(&bytes, &array).unwrap();
                assert_eq!((found.start % 64, found.end), (0, bytes.len()), "{array}");
            }
        }
    }

    #[test]
    fn another_array_is_refused_with_both() {
        let wanted = array(DType::F32, &[2, 3]);
        for (descr, shape, size, part) in [
            ("<f8", "(2, 3)", 48, "NumPy's type '<f8'"),
            (">f4", "(2, 3)", 24, "big-endian"),
            ("<f4", "(3, 2)", 24, "[3, 2]"),
            ("<f4", "(2, 3)", 23, "23 bytes"),
            ("<f4", "(2, 3)", 25, "25 bytes"),
            ("<f4", "(2, -3)", 24, "no array"),
            ("<f4", "(2, 99999999999999999999)", 24, "no array"),
        ] {
            let error = elements(&file(descr, shape, &vec![0; size]), &wanted).unwrap_err();
            assert!(error.message().contains(part), "{error}");
        }
        let fortran = file("<f4", "(2, 3)", &[0; 24]);
        let fortran = String::from_utf8_lossy(&fortran[10..128]).replace("False", "True ");
        let fortran = [
            &file("<f4", "(2, 3)", &[])[..10],
            fortran.as_bytes(),
            &[0; 24],
        ]
        .concat();
        assert!(
            elements(&fortran, &wanted)
                .unwrap_err()
                .message()
                .contains("ascontiguousarray")
        );
    }

    #[test]
    fn odd_bytes_are_no_array() {
        let good = file("<f4", "(2, 3)", &[0; 24]);
        let wanted = array(DType::F32, &[2, 3]);
        for size in 0..good.len() {
            assert!(elements(&good[..size], &wanted).is_err(), "cut at {size}");
        }
        for line in [
            "{",
            "{}",
            "{'descr': '<f4', 'descr': '<f4'}",
            "{'descr': [('a','<f4')]}",
            "[1]",
        ] {
            let mut file = b"\x93NUMPY\x01\x00".to_vec();
            file.extend((line.len() as u16).to_le_bytes());
            file.extend(line.as_bytes());
            assert!(elements(&file, &wanted).is_err(), "{line}");
        }
    }
}
