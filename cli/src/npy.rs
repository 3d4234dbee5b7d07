//! Arrays in NumPy's files: `.npy`, and archives of them, `.npz`.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};

use npyz::{DType as NumpyType, NpyHeader, Order};
use pjrtlite::{ArrayType, DType, Error, Result, Status};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

fn is_archive(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("npz"))
}

/// Where a file is, and which array of it is meant: `x.npy`, `x.npz`, `x.npz:u`.
pub(crate) fn place(typed: &str) -> (PathBuf, Option<&str>) {
    match typed.rsplit_once(':') {
        Some((path, member)) if is_archive(Path::new(path)) && !Path::new(typed).exists() => {
            (path.into(), Some(member))
        }
        _ => (typed.into(), None),
    }
}

/// Reads an array from a file, which must be one of this type; out of an archive, the one of that name.
pub(crate) fn read(path: &Path, member: &str, wanted: &ArrayType) -> Result<Vec<u8>> {
    let told = |error: Error| error.context(format_args!("'{}'", path.display()));
    let file = File::open(path)
        .map_err(|error| unreadable(&error))
        .map_err(told)?;
    let reader = BufReader::new(file);
    if is_archive(path) {
        read_member(reader, member, wanted).map_err(told)
    } else {
        read_array(reader, wanted).map_err(told)
    }
}

fn read_member(reader: impl Read + Seek, member: &str, wanted: &ArrayType) -> Result<Vec<u8>> {
    let mut archive = ZipArchive::new(reader).map_err(|error| unreadable(&error.into()))?;
    let name = format!("{member}.npy");
    if archive.index_for_name(&name).is_none() {
        let names: Vec<String> = archive
            .file_names()
            .filter_map(|name| Some(name.ok()?.trim_end_matches(".npy").to_owned()))
            .take(20)
            .collect();
        return Err(Error::new(
            Status::InvalidValue,
            format!("it has no array '{member}'; it has {}", names.join(", ")),
        ));
    }
    let file = archive
        .by_name(&name)
        .map_err(|error| unreadable(&error.into()))?;
    read_array(file, wanted).map_err(|error| error.context(format_args!("array '{member}'")))
}

/// Reads an array, which must be one of this type.
pub(crate) fn read_array(mut reader: impl Read, wanted: &ArrayType) -> Result<Vec<u8>> {
    let header = NpyHeader::from_reader(&mut reader).map_err(|error| unreadable(&error))?;
    let dims: Vec<i64> = (header.shape().iter())
        .map(|extent| i64::try_from(*extent).unwrap_or(-1))
        .collect();
    let found = match header.dtype() {
        NumpyType::Plain(name) => name.to_string(),
        other => other.descr(),
    };
    if !is_of(&found, wanted.dtype()) || dims != wanted.dims() {
        return Err(Error::new(
            Status::SignatureMismatch,
            format!("{wanted} is wanted; got {dims:?} of NumPy's type '{found}'"),
        ));
    }
    let mut bytes = vec![0; wanted.byte_size()];
    reader
        .read_exact(&mut bytes)
        .map_err(|error| unreadable(&error))?;
    if header.order() == Order::Fortran && dims.len() > 1 {
        bytes = from_fortran(&bytes, wanted);
    }
    Ok(bytes)
}

/// Elements that are stored first index fastest, last index fastest.
fn from_fortran(stored: &[u8], array: &ArrayType) -> Vec<u8> {
    let (dims, size) = (array.dims(), array.dtype().size());
    let mut bytes = Vec::with_capacity(stored.len());
    let mut index = vec![0; dims.len()];
    while bytes.len() < stored.len() {
        let (mut place, mut stride) = (0, 1);
        for (position, extent) in index.iter().zip(dims) {
            place += position * stride;
            stride *= *extent as usize;
        }
        bytes.extend_from_slice(&stored[place * size..][..size]);
        for (position, extent) in index.iter_mut().zip(dims).rev() {
            *position += 1;
            if *position < *extent as usize {
                break;
            }
            *position = 0;
        }
    }
    bytes
}

/// NumPy's name of an element type; what NumPy does not know itself is raw.
fn numpy_name(dtype: DType) -> String {
    let name = match dtype {
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
        other => return format!("|V{}", other.size()),
    };
    name.to_owned()
}

fn is_of(found: &str, dtype: DType) -> bool {
    let wanted = numpy_name(dtype);
    found == wanted || wanted.starts_with("|V") && found == wanted.replacen('|', "<", 1)
}

/// Writes an array as a `.npy`.
fn write_array(mut out: impl Write, array: &ArrayType, bytes: &[u8]) -> io::Result<()> {
    let dims: String = array.dims().iter().map(|dim| format!("{dim},")).collect();
    let line = format!(
        "{{'descr': '{}', 'fortran_order': False, 'shape': ({dims}), }}",
        numpy_name(array.dtype())
    );
    // The elements begin at a multiple of 64 behind the line, which ends in a line break.
    let size = (10 + line.len() + 1).next_multiple_of(64) - 10;
    out.write_all(b"\x93NUMPY\x01\x00")?;
    out.write_all(&(size as u16).to_le_bytes())?;
    out.write_all(format!("{line:<width$}\n", width = size - 1).as_bytes())?;
    out.write_all(bytes)
}

/// An array to write: its name, its type, its elements.
pub(crate) type Named<'a> = (&'a str, &'a ArrayType, &'a [u8]);

/// Writes arrays to a file: one to a `.npy`, or all to a `.npz`. Who reads the file meanwhile has the old one or
/// the new one.
pub(crate) fn write(path: &Path, arrays: &[Named<'_>]) -> Result<()> {
    let mut name = path
        .file_name()
        .map_or_else(Default::default, OsStr::to_owned);
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written =
        write_new(&part, is_archive(path), arrays).and_then(|()| std::fs::rename(&part, path));
    written.map_err(|error| {
        let _ = std::fs::remove_file(&part);
        Error::new(
            Status::FileUnwritable,
            format!("cannot write '{}': {error}", path.display()),
        )
    })
}

fn write_new(path: &Path, is_archive: bool, arrays: &[Named<'_>]) -> io::Result<()> {
    let file = BufWriter::new(File::create(path)?);
    let file = if is_archive {
        let mut archive = ZipWriter::new(file);
        for (name, array, bytes) in arrays {
            let options = SimpleFileOptions::default()
                .compression_method(CompressionMethod::Stored)
                .large_file(bytes.len() as u64 >= u64::from(u32::MAX) / 2);
            archive.start_file(format!("{name}.npy"), options)?;
            write_array(&mut archive, array, bytes)?;
        }
        archive.finish()?
    } else {
        let mut file = file;
        for (_, array, bytes) in arrays {
            write_array(&mut file, array, bytes)?;
        }
        file
    };
    file.into_inner()
        .map_err(io::IntoInnerError::into_error)?
        .sync_all()
}

fn unreadable(error: &io::Error) -> Error {
    Error::new(
        Status::FileUnreadable,
        format!("cannot read an array of NumPy: {error}"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        for dtype in DType::all() {
            for dims in [&[][..], &[3], &[2, 3], &[0, 2]] {
                let array = ArrayType::new(dtype, dims).unwrap();
                let bytes: Vec<u8> = (0..array.byte_size()).map(|byte| byte as u8 % 2).collect();
                let path = folder.path().join("a.npy");
                write(&path, &[("a", &array, &bytes)]).unwrap();
                assert_eq!(read(&path, "", &array).unwrap(), bytes, "{array}");
                assert_eq!(
                    (std::fs::metadata(&path).unwrap().len() as usize - bytes.len()) % 64,
                    0
                );
                let path = folder.path().join("a.npz");
                write(&path, &[("b", &array, &bytes), ("a", &array, &bytes)]).unwrap();
                assert_eq!(read(&path, "a", &array).unwrap(), bytes, "{array}");
                let error = read(&path, "c", &array).unwrap_err();
                assert!(error.message().contains("it has b, a"), "{error}");
            }
        }
    }

    #[test]
    fn orders_are_told_apart() {
        let array = ArrayType::new(DType::I8, &[2, 3]).unwrap();
        // [[0, 1, 2], [3, 4, 5]] with the first index fastest.
        assert_eq!(
            from_fortran(&[0, 3, 1, 4, 2, 5], &array),
            [0, 1, 2, 3, 4, 5]
        );
        let mut file = Vec::new();
        write_array(&mut file, &array, &[0, 3, 1, 4, 2, 5]).unwrap();
        let place = file.windows(5).position(|part| part == b"False").unwrap();
        file[place..place + 5].copy_from_slice(b"True ");
        assert_eq!(read_array(&file[..], &array).unwrap(), [0, 1, 2, 3, 4, 5]);
        assert!(read_array(&file[..file.len() - 1], &array).is_err());
        let other = ArrayType::new(DType::I8, &[3, 2]).unwrap();
        let error = read_array(&file[..], &other).unwrap_err();
        assert!(
            error.message().contains("i8[3,2] is wanted; got [2, 3]"),
            "{error}"
        );
    }

    #[test]
    fn members_of_archives_have_names() {
        assert_eq!(place("a/x.npz:u.v"), ("a/x.npz".into(), Some("u.v")));
        assert_eq!(place("a/x.npy"), ("a/x.npy".into(), None));
        assert_eq!(place("a:b/x.npy"), ("a:b/x.npy".into(), None));
    }
}
