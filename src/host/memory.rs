//! Memory of a size that somebody else determines: there may not be that much.

use crate::error::{Error, Result, Status};

/// Bytes that are all 0.
pub(crate) fn zeroed(size: usize) -> Result<Vec<u8>> {
    let mut bytes = with_room(size)?;
    bytes.resize(size, 0);
    Ok(bytes)
}

/// A copy.
pub(crate) fn copy(of: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = with_room(of.len())?;
    bytes.extend_from_slice(of);
    Ok(bytes)
}

/// No bytes, but room for them.
pub(crate) fn with_room(size: usize) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match bytes.try_reserve_exact(size) {
        Ok(()) => Ok(bytes),
        Err(_) => Err(exhausted(size)),
    }
}

/// That there is not so much memory.
pub(crate) fn exhausted(size: usize) -> Error {
    Error::new(
        Status::ResourceExhausted,
        format!("the host has no {size} bytes of memory left"),
    )
}

/// How much memory the machine has, used or not.
pub(crate) fn of_machine() -> usize {
    // SAFETY: both only tell a number.
    let (pages, size) = unsafe {
        (
            libc::sysconf(libc::_SC_PHYS_PAGES),
            libc::sysconf(libc::_SC_PAGESIZE),
        )
    };
    match (usize::try_from(pages), usize::try_from(size)) {
        (Ok(pages @ 1..), Ok(size)) => pages.saturating_mul(size),
        _ => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_is_an_error() {
        for size in [isize::MAX as usize, usize::MAX] {
            let error = zeroed(size).unwrap_err();
            assert_eq!(error.status(), Status::ResourceExhausted);
            assert!(error.message().contains(&size.to_string()), "{error}");
        }
        assert!((1 << 24..1 << 50).contains(&of_machine()));
        assert_eq!(zeroed(3).unwrap(), [0, 0, 0]);
        assert_eq!(copy(b"abc").unwrap(), b"abc");
    }
}
