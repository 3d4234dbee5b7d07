//! The reader of the optimised HLO that a plugin gives.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pjrtlite::fuzzing::signature(bytes));
