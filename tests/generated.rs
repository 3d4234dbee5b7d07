//! What is generated and committed is what generating it now would give.

use std::fs;
use std::path::Path;

#[path = "../tools/generate.rs"]
mod generate;

/// Compares a committed file with its fresh text, and names the first line that differs.
fn assert_fresh(file: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let present = fs::read_to_string(&path).unwrap_or_default();
    if present == fresh {
        return;
    }
    let line = present
        .lines()
        .zip(fresh.lines())
        .position(|(present, fresh)| present != fresh)
        .unwrap_or_else(|| present.lines().count().min(fresh.lines().count()));
    panic!(
        "{file} is out of date from line {}: it has\n  {}\nand generating it now gives\n  {}\n\
         Make it anew with: cargo build --features regenerate",
        line + 1,
        present.lines().nth(line).unwrap_or("(its end)"),
        fresh.lines().nth(line).unwrap_or("(its end)"),
    );
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_bindings_are_what_bindgen_makes_of_the_abi_headers() {
    for abi in &generate::ABIS {
        let fresh = generate::bindings(root(), abi).expect("bindgen reads the header");
        assert_fresh(abi.bindings, &fresh);
    }
}

#[test]
fn the_c_header_is_what_cbindgen_makes_of_the_interface() {
    let fresh = generate::header(root()).expect("cbindgen reads src/capi");
    assert_fresh(generate::HEADER, &fresh);
}
