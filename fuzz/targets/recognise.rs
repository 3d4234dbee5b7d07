//! The format recogniser, with what lies behind it for every format.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pjrtlite::fuzzing::any_program(bytes));
