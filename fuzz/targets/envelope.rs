//! The reader of pjrtlite's own envelopes.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pjrtlite::fuzzing::envelope(bytes));
