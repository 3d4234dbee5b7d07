//! A look at a plugin's file: before the system's loader maps it, and for names in it.
//!
//! The loader trusts a library's headers: where they state more than the file holds, as after an
//! interrupted copy, it reads past the end of the file, and the process dies of SIGBUS.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use memchr::memmem;
use object::elf::FileHeader64;
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Endianness, ReadCache, ReadRef};

use crate::error::{Error, Result, Status};

/// Fails if the file is a library of this system that is cut short. Any other file is left for
/// the loader to judge.
pub(super) fn check_whole(path: &Path) -> Result<()> {
    let Ok(file) = File::open(path) else {
        return Ok(());
    };
    let size = file.metadata().map_or(u64::MAX, |metadata| metadata.len());
    let cache = ReadCache::new(file);
    let Some(wanted) = stated_size(&cache) else {
        return Ok(());
    };
    if size >= wanted {
        return Ok(());
    }
    Err(Error::new(
        Status::PluginLoadFailed,
        format!("its file is cut short: it has {size} bytes of {wanted}. Fetch or copy it anew"),
    ))
}

/// How large the file must be at least for what its headers say is loaded of it.
fn stated_size<'data>(file: impl ReadRef<'data>) -> Option<u64> {
    let header = FileHeader64::<Endianness>::parse(file).ok()?;
    let endian = header.endian().ok()?;
    let Ok(segments) = header.program_headers(endian, file) else {
        // The list of segments is itself past the end.
        let list = u64::from(header.e_phnum(endian)) * u64::from(header.e_phentsize(endian));
        return header.e_phoff(endian).checked_add(list);
    };
    segments
        .iter()
        .filter(|segment| segment.p_type(endian) == object::elf::PT_LOAD)
        .map(|segment| {
            segment
                .p_offset(endian)
                .saturating_add(segment.p_filesz(endian))
        })
        .max()
}

/// How much of a plugin's file is read at a time.
pub(super) const PIECE: usize = 4 << 20;

/// Reads a file in pieces, each of which starts with the last `overlap` bytes of the one before, so
/// that nothing of that size is cut in two.
pub(super) fn each_piece(
    path: &Path,
    overlap: usize,
    mut take: impl FnMut(&[u8]),
) -> std::io::Result<()> {
    let mut file = File::open(path)?;
    let mut piece = vec![0; overlap + PIECE];
    let mut kept = 0;
    loop {
        let read = match file.read(&mut piece[kept..]) {
            Ok(0) => return Ok(()),
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let size = kept + read;
        take(&piece[..size]);
        kept = size.min(overlap);
        piece.copy_within(size - kept..size, 0);
    }
}

/// Which of these names occur in a file, in the order of the names.
pub(super) fn mentions(path: &Path, names: &[&str]) -> std::io::Result<Vec<bool>> {
    let mut found = vec![false; names.len()];
    let Some(longest) = names.iter().map(|name| name.len()).max() else {
        return Ok(found);
    };
    each_piece(path, longest, |piece| {
        for (name, found) in names.iter().zip(&mut found) {
            *found = *found || memmem::find(piece, name.as_bytes()).is_some();
        }
    })?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_is_cut_short_is_told_from_a_whole_one() {
        let whole = std::env::current_exe().unwrap();
        assert_eq!(check_whole(&whole), Ok(()));
        let bytes = std::fs::read(&whole).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let cut = folder.path().join("cut.so");
        for size in [64, 100, 4096, 100_000] {
            std::fs::write(&cut, &bytes[..size]).unwrap();
            let error = check_whole(&cut).unwrap_err();
            assert_eq!(error.status(), Status::PluginLoadFailed);
            assert!(error.message().contains("cut short"), "{error}");
        }
        // These are no libraries, which the loader says itself.
        for bytes in [&b""[..], b"text", &bytes[..40]] {
            std::fs::write(&cut, bytes).unwrap();
            assert_eq!(check_whole(&cut), Ok(()));
        }
    }

    #[test]
    fn names_are_found_wherever_pieces_meet() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let name = b"a_name_in_it";
        for start in [0, PIECE - 5, PIECE, PIECE + 3, 2 * PIECE + 7] {
            let mut bytes = vec![b'x'; 2 * PIECE + 100];
            bytes[start..start + name.len()].copy_from_slice(name);
            std::fs::write(file.path(), &bytes).unwrap();
            let found = mentions(file.path(), &["another", "a_name_in_it", "xx"]).unwrap();
            assert_eq!(found, [false, true, true], "at {start}");
        }
        assert!(mentions(Path::new("no such file"), &["x"]).is_err());
        assert!(mentions(Path::new("no such file"), &[]).unwrap().is_empty());
    }
}
