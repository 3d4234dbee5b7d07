//! The readers of files of weights.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pjrtlite::fuzzing::weights(bytes));
