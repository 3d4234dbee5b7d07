//! What tells one build of a plugin from another.

use std::fs::{File, Metadata};
use std::io::{Error, Read};
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::Path;

use sha2::{Digest, Sha256};
use twox_hash::xxhash3_128::Hasher as XxHash3_128;

/// Pieces of a large file that are hashed, spread evenly from its first byte to its last, and the
/// size of each.
const SAMPLES: u64 = 1024;
/// Up to this size a file is hashed whole.
const SMALL_FILE: u64 = 4 << 20;
const SAMPLE_SIZE: u64 = 512;

/// XXH3-128 of a file's size and of its contents: of all of them, or, if it is large, of samples.
///
/// Plugins have some hundred megabytes, and reading them whole takes longer than loading a program.
/// What tells two builds apart shows in most of a library: where code moves, so do the addresses in
/// all that refers to it.
pub(super) fn hash_file(path: &Path) -> std::io::Result<[u8; 16]> {
    let file = File::open(path)?;
    let size = file.metadata()?.len();
    let mut hasher = XxHash3_128::new();
    hasher.write(&size.to_le_bytes());
    let mut piece = [0; SAMPLE_SIZE as usize];
    let is_small = size <= SMALL_FILE;
    let count = if is_small {
        size.div_ceil(SAMPLE_SIZE)
    } else {
        SAMPLES
    };
    let last = size.saturating_sub(SAMPLE_SIZE);
    for index in 0..count {
        let start = if is_small {
            index * SAMPLE_SIZE
        } else if index + 1 == count {
            last
        } else {
            // Within a page of the file, so that each piece is read from one.
            let even = u128::from(last) * u128::from(index) / u128::from(count - 1);
            even as u64 / SAMPLE_SIZE * SAMPLE_SIZE
        };
        let piece = &mut piece[..SAMPLE_SIZE.min(size - start) as usize];
        file.read_exact_at(piece, start)?;
        hasher.write(piece);
    }
    Ok(hasher.finish_128().to_be_bytes())
}

/// What the system says of a file, by which it is known again: its number, its size, and when its bytes
/// and its facts changed last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) inode: u64,
    pub(crate) size: u64,
    /// In seconds and nanoseconds.
    pub(crate) modified: (i64, i64),
    pub(crate) changed: (i64, i64),
}

impl Stamp {
    pub(super) fn of(metadata: &Metadata) -> Stamp {
        Stamp {
            inode: metadata.ino(),
            size: metadata.len(),
            modified: (metadata.mtime(), metadata.mtime_nsec()),
            changed: (metadata.ctime(), metadata.ctime_nsec()),
        }
    }
}

impl Stamp {
    /// Whether both are of one file with the same bytes. A new name of a file changes its facts alone.
    fn is_same(&self, other: &Stamp) -> bool {
        let of = |stamp: &Stamp| (stamp.inode, stamp.size, stamp.modified);
        of(self) == of(other)
    }
}

/// SHA-256 of all of a file, if it is the one of this stamp, and stays it.
pub(super) fn hash_whole(path: &Path, stamp: &Stamp) -> std::io::Result<[u8; 32]> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut piece = vec![0; super::file::PIECE];
    loop {
        match file.read(&mut piece) {
            Ok(0) => break,
            Ok(read) => hasher.update(&piece[..read]),
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    if !Stamp::of(&file.metadata()?).is_same(stamp) {
        return Err(Error::other(
            "it is another file than the one that was opened",
        ));
    }
    Ok(hasher.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_file_is_hashed_if_it_is_still_the_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, b"abc").unwrap();
        let stamp = Stamp::of(&path.metadata().unwrap());
        let hash = hash_whole(&path, &stamp).unwrap();
        // The example of the standard, FIPS 180-2.
        let start = [0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea];
        assert_eq!(hash[..8], start);
        std::fs::hard_link(&path, folder.path().join("another name")).unwrap();
        assert_eq!(hash_whole(&path, &stamp).unwrap(), hash);
        std::fs::write(folder.path().join("other"), b"abc").unwrap();
        std::fs::rename(folder.path().join("other"), &path).unwrap();
        assert!(hash_whole(&path, &stamp).is_err());
        std::fs::remove_file(&path).unwrap();
        assert!(hash_whole(&path, &stamp).is_err());
    }

    #[test]
    fn files_that_differ_have_other_hashes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let hash = |contents: &[u8]| {
            std::fs::write(&path, contents).unwrap();
            hash_file(&path).unwrap()
        };
        // Every byte of a small file counts.
        let small: Vec<u8> = (0..10_000u32).map(|i| i as u8).collect();
        let whole = hash(&small);
        for place in [0, 4095, 4096, 9_999] {
            let mut other = small.clone();
            other[place] ^= 1;
            assert_ne!(hash(&other), whole, "{place}");
        }
        assert_eq!(hash(&small), whole);
        assert_ne!(hash(&small[..9_999]), whole);
        assert_ne!(hash(&[]), whole);
        // Of a large one its ends, its size, and whatever moves the rest.
        let large: Vec<u8> = (0..9_000_000u32).map(|i| (i / 997) as u8).collect();
        let sampled = hash(&large);
        for place in [0, 8_999_999] {
            let mut other = large.clone();
            other[place] ^= 1;
            assert_ne!(hash(&other), sampled, "{place}");
        }
        let mut moved = large.clone();
        moved[1_000_000..].rotate_right(1);
        assert_ne!(hash(&moved), sampled);
        assert_ne!(hash(&large[..8_999_999]), sampled);
        assert_eq!(hash(&large), sampled);
        assert!(hash_file(&folder.path().join("none")).is_err());
    }
}
