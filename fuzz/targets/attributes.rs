//! The reader of a call's attributes.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pjrtlite::fuzzing::attributes(bytes));
