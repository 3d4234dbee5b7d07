//! The reader of what `jax.export` serializes.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| pjrtlite::fuzzing::container(bytes));
