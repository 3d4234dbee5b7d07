//! The bytes of MLIR bytecode, one number or section after another.

/// A list with room for so many.
pub(super) fn room<T>(count: usize) -> Option<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).ok()?;
    Some(list)
}

/// So many things that are read one after another.
pub(super) fn list<T>(count: usize, mut read: impl FnMut() -> Option<T>) -> Option<Vec<T>> {
    let mut list = room(count)?;
    for _ in 0..count {
        list.push(read()?);
    }
    Some(list)
}

pub(super) fn from_zigzag(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

pub(super) fn index(number: u64) -> Option<usize> {
    usize::try_from(number).ok()
}

/// Reads on from the start of some bytes.
#[derive(Clone, Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// Where they lie in the whole, for what is aligned there.
    position: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8], position: usize) -> Reader<'a> {
        Reader { bytes, position }
    }

    pub(super) fn take(&mut self, size: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(size)?;
        self.bytes = rest;
        self.position += size;
        Some(taken)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    /// A number whose first byte tells by its zeros at the end how many bytes follow.
    pub(super) fn number(&mut self) -> Option<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros() as usize;
        let mut digits = [0; 8];
        digits[..more].copy_from_slice(self.take(more)?);
        let number = u64::from_le_bytes(digits);
        Some(match more {
            8 => number,
            // The first byte's bits above its mark are the lowest.
            _ => number << (7 - more) | u64::from(first) >> (more + 1),
        })
    }

    /// How many elements follow, of a byte at least each.
    pub(super) fn count(&mut self) -> Option<usize> {
        index(self.number()?).filter(|count| *count <= self.bytes.len())
    }

    /// How many bytes are left.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn until_nul(&mut self) -> Option<&'a [u8]> {
        let end = self.bytes.iter().position(|byte| *byte == 0)?;
        let text = self.take(end)?;
        self.byte()?;
        Some(text)
    }

    /// A section: its number, and what is in it.
    pub(super) fn section(&mut self) -> Option<(u8, &'a [u8])> {
        const IS_ALIGNED: u8 = 0x80;
        let id = self.byte()?;
        let size = index(self.number()?)?;
        if id & IS_ALIGNED != 0 {
            let alignment = index(self.number()?).filter(|alignment| *alignment > 0)?;
            let padding = self.position.next_multiple_of(alignment) - self.position;
            self.take(padding)?;
        }
        Some((id & !IS_ALIGNED, self.take(size)?))
    }

    /// The same, to be read where it lies.
    pub(super) fn inner(&mut self) -> Option<(u8, Reader<'a>)> {
        let (id, section) = self.section()?;
        let position = self.position - section.len();
        Some((id, Reader::new(section, position)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_of_every_length() {
        // By the format's description: the first byte's zeros at the end count the bytes behind it.
        for (number, bytes) in [
            (0, &[0x01][..]),
            (127, &[0xff]),
            (128, &[0x02, 0x02]),
            (300, &[0xb2, 0x04]),
            (u64::MAX, &[0, 255, 255, 255, 255, 255, 255, 255, 255]),
        ] {
            let mut reader = Reader::new(bytes, 0);
            assert_eq!(reader.number(), Some(number));
            assert!(reader.bytes.is_empty());
            assert_eq!(Reader::new(&bytes[..bytes.len() - 1], 0).number(), None);
        }
        assert_eq!([0, 1, 2, 3, 8].map(from_zigzag), [0, -1, 1, -2, 4]);
    }
}
