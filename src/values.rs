//! Elements that not every byte is one of: truth values, and numbers of fewer bits than a byte has.
//!
//! The host has one byte for each. A plugin takes what it finds there for granted: of a truth value 2
//! one makes 1, another 2, and of a 4-bit integer 9 they make -7. So bytes are checked on the way in.
//! On the way out, plugins leave the sign of such integers to whoever reads them.

use crate::array::{ArrayType, DType};
use crate::error::{Error, Result, Status};

/// Fails if one of the array's elements is a byte that its type does not have.
///
/// # Safety
/// `data` must be readable for `array.byte_size()` bytes; it may be null if that is 0.
pub(crate) unsafe fn check(array: &ArrayType, data: *const u8) -> Result<()> {
    let Some(allowed) = array.dtype().allowed() else {
        return Ok(());
    };
    if array.byte_size() == 0 {
        return Ok(());
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { std::slice::from_raw_parts(data, array.byte_size()) };
    // Counted from the lowest number on, all that are allowed come before all others.
    let lowest = *allowed.start() as u8;
    let span = (allowed.end() - allowed.start()) as u8;
    let is_other = |byte: u8| byte.wrapping_sub(lowest) > span;
    // Without a way out of each block, its bytes are compared many at a time.
    let suspect = bytes
        .chunks(4096)
        .position(|block| block.iter().fold(false, |any, &byte| any | is_other(byte)));
    match suspect {
        None => Ok(()),
        Some(block) => Err(refuse(array.dtype(), bytes, block * 4096, is_other)),
    }
}

#[cold]
fn refuse(dtype: DType, bytes: &[u8], start: usize, is_other: impl Fn(u8) -> bool) -> Error {
    let found = bytes.iter().enumerate().skip(start);
    let (index, byte) = found
        .clone()
        .find(|(_, byte)| is_other(**byte))
        .map_or((start, 0), |(index, byte)| (index, *byte));
    let (Some(allowed), signed) = (dtype.allowed(), dtype.is_signed_byte()) else {
        return Error::new(Status::Internal, "every byte is an element of this type");
    };
    let value = if signed {
        i16::from(byte as i8)
    } else {
        i16::from(byte)
    };
    Error::new(
        Status::InvalidValue,
        format!(
            "element {index} (counted from 0) holds {value}; each byte of {dtype} must hold {} to \
             {}: convert the array",
            allowed.start(),
            allowed.end()
        ),
    )
}

/// Gives each element that a plugin has transferred the byte that its number has in the host's
/// memory.
///
/// # Safety
/// `data` must be readable and writable for the bytes of `array`.
pub(crate) unsafe fn widen(array: &ArrayType, data: *mut u8) {
    let dtype = array.dtype();
    let Some(bits) = dtype.packed_bits() else {
        return;
    };
    if array.byte_size() == 0 {
        return;
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { std::slice::from_raw_parts_mut(data, array.byte_size()) };
    let above = 8 - bits;
    for byte in bytes {
        let shifted = *byte << above;
        *byte = if dtype.is_signed_byte() {
            (shifted as i8 >> above) as u8
        } else {
            shifted >> above
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(dtype: DType, count: usize) -> ArrayType {
        ArrayType::new(dtype, &[count as i64]).unwrap()
    }

    #[test]
    fn only_the_numbers_of_the_type_are_taken() {
        for (dtype, allowed) in [
            (DType::Bool, 0..=1),
            (DType::I4, -8..=7),
            (DType::U4, 0..=15),
            (DType::F4e2m1fn, 0..=15),
            (DType::I2, -2..=1),
            (DType::U2, 0..=3),
            (DType::I8, -128..=127),
            (DType::F8e4m3fn, -128..=127),
        ] {
            for number in -128..=127i16 {
                // 255 is what an unsigned byte calls -1.
                let is_there = allowed.contains(&number);
                let byte = number as i8 as u8;
                // SAFETY: there is one byte.
                let outcome = unsafe { check(&array(dtype, 1), &raw const byte) };
                assert_eq!(outcome.is_ok(), is_there, "{dtype} {number}");
            }
        }
    }

    #[test]
    fn the_first_wrong_element_is_named() {
        let mut bytes = vec![0; 10_000];
        bytes[5000] = 9;
        bytes[9000] = 0xf0;
        let refused = |dtype| {
            // SAFETY: there are as many bytes.
            unsafe { check(&array(dtype, bytes.len()), bytes.as_ptr()) }.unwrap_err()
        };
        let error = refused(DType::I4);
        assert_eq!(error.status(), Status::InvalidValue);
        let told = "element 5000 (counted from 0) holds 9; each byte of i4 must hold -8 to 7";
        assert!(error.message().starts_with(told), "{error}");
        assert!(
            refused(DType::U4)
                .message()
                .contains("9000 (counted from 0) holds 240;")
        );
        assert!(refused(DType::Bool).message().contains("5000"));
    }

    #[test]
    fn transferred_bytes_become_the_numbers_that_they_are() {
        // Whatever a plugin leaves in the bits above.
        for above in [0x00, 0xf0, 0x50] {
            let mut bytes: Vec<u8> = (0..16).map(|bits| bits | above).collect();
            // SAFETY: there are as many bytes.
            unsafe { widen(&array(DType::I4, 16), bytes.as_mut_ptr()) };
            let numbers: Vec<i8> = bytes.iter().map(|byte| *byte as i8).collect();
            assert_eq!(
                numbers,
                [0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]
            );
        }
        let mut bytes = [0xfe, 0xff, 0, 1];
        // SAFETY: as above.
        unsafe { widen(&array(DType::U2, 4), bytes.as_mut_ptr()) };
        assert_eq!(bytes, [2, 3, 0, 1]);
        // SAFETY: as above.
        unsafe { widen(&array(DType::I2, 4), bytes.as_mut_ptr()) };
        assert_eq!(bytes, [0xfe, 0xff, 0, 1]);
        // SAFETY: as above.
        unsafe { widen(&array(DType::F8e4m3, 4), bytes.as_mut_ptr()) };
        assert_eq!(bytes, [0xfe, 0xff, 0, 1]);
    }
}
