//! What a function looks like to its callers, as a hash: code that was generated for a bundle is run with bundles that
//! look the same alone.

use sha2::{Digest, Sha256};

use super::Bundle;
use super::facts::{Array, Function};
use crate::error::{Error, Result, Status};

/// Hexadecimal digits of a hash; 128 bits of SHA-256.
const DIGITS: usize = 32;

impl Bundle {
    /// What its functions look like, as the option `pjrtlite.interface` takes it: `drag=5f…,drag_ad=02…`.
    ///
    /// It changes with names, element types, shapes, units, states, roles and sizes; not with weights, programs,
    /// platforms and documentation. So a bundle with retrained weights has the same.
    pub fn interface(&self) -> String {
        let functions = self.functions().iter();
        let each: Vec<String> = functions
            .map(|function| format!("{}={}", function.name().to_string_lossy(), function.hash()))
            .collect();
        each.join(",")
    }

    /// Fails unless the functions look as `wanted` tells; others may be there.
    pub(super) fn check_interface(&self, wanted: &str) -> Result<()> {
        for part in wanted.split(',').filter(|part| !part.is_empty()) {
            let Some((name, hash)) = part.split_once('=') else {
                return Err(Error::new(
                    Status::InvalidValue,
                    "pjrtlite.interface is drag=HASH,…, as `pjrtlite wrap` writes it",
                ));
            };
            let found = self
                .functions()
                .iter()
                .find(|function| function.name().to_bytes() == name.as_bytes());
            let what = match found {
                Some(function) if function.hash() == hash => continue,
                Some(_) => "looks otherwise: its arrays, units or sizes changed",
                None => "is not in it",
            };
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "the wrapper was made for another bundle: the function '{}' {what}. Make the wrapper anew by \
                     `pjrtlite wrap`",
                    name.escape_debug()
                ),
            ));
        }
        Ok(())
    }
}

impl Function {
    /// The hash of what callers see of it.
    fn hash(&self) -> String {
        let mut text = Vec::new();
        // Each part ends in a NUL, which no part has.
        let mut say = |part: &[u8]| {
            text.extend_from_slice(part);
            text.push(0);
        };
        say(b"1");
        for part in [
            self.role.c_name(),
            &self.of,
            &self.rows_independent,
            &self.sizes_sorted(),
        ] {
            say(part.to_bytes());
        }
        for (what, arrays) in [
            (&b"input"[..], &self.inputs),
            (&b"output"[..], &self.outputs),
        ] {
            for array in arrays {
                say(what);
                for part in array.face() {
                    say(part);
                }
            }
        }
        let digest = Sha256::digest(&text);
        let mut digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        digits.truncate(DIGITS);
        digits
    }

    /// Its sizes, in an order that does not depend on that of its programs.
    fn sizes_sorted(&self) -> std::ffi::CString {
        let mut each: Vec<&[u8]> = self.sizes.to_bytes().split(|byte| *byte == b';').collect();
        each = each.iter().map(|part| part.trim_ascii()).collect();
        each.sort_unstable();
        each.dedup();
        std::ffi::CString::new(each.join(&b';')).unwrap_or_default()
    }
}

impl Array {
    fn face(&self) -> [&[u8]; 5] {
        [
            self.name.to_bytes(),
            self.dtype.c_name().to_bytes(),
            self.shape.to_bytes(),
            self.unit.to_bytes(),
            self.state_name.to_bytes(),
        ]
    }
}
