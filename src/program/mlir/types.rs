//! Types as bytecode stores them: of functions, and of elements by the names that this library has for them.

use super::bytecode::{BUILTIN_INTEGER_TYPE, Tables, VHLO_TRUTH_VALUE_TYPE};
use super::reader::list;

/// How dialects number their attributes that are types.
const BUILTIN_TYPE: u64 = 6;
const VHLO_TYPE: u64 = 17;

/// How dialects number types, beside those that `bytecode` knows.
const BUILTIN_FUNCTION_TYPE: u64 = 2;
const BUILTIN_COMPLEX_TYPE: u64 = 9;
const VHLO_COMPLEX_TYPE: u64 = 1;
const VHLO_FUNCTION_TYPE: u64 = 8;
const VHLO_TOKEN_TYPE: u64 = 22;

/// The other types of elements that VHLO has, by their numbers.
const VHLO_ELEMENTS: [(u64, &str); 22] = [
    (VHLO_TRUTH_VALUE_TYPE, "bool"),
    (6, "f8e4m3fn"),
    (7, "f8e5m2"),
    (10, "i4"),
    (11, "i8"),
    (12, "i16"),
    (13, "i32"),
    (14, "i64"),
    (15, "u4"),
    (16, "u8"),
    (17, "u16"),
    (18, "u32"),
    (19, "u64"),
    (27, "f8e4m3fnuz"),
    (28, "f8e5m2fnuz"),
    (29, "f8e4m3b11fnuz"),
    (33, "i2"),
    (34, "u2"),
    (35, "f8e4m3"),
    (36, "f8e3m4"),
    (37, "f4e2m1fn"),
    (40, "f8e8m0fnu"),
];

/// This library's name of an element type that MLIR calls so.
pub(super) fn element_name(word: &str) -> String {
    match word {
        "i1" => "bool".to_owned(),
        _ => match word.strip_prefix("ui") {
            Some(bits) => format!("u{bits}"),
            None => word.to_ascii_lowercase(),
        },
    }
}

/// The name of a complex type with such parts.
pub(super) fn complex_name(part: &str) -> String {
    match part {
        "f32" => "c64".to_owned(),
        "f64" => "c128".to_owned(),
        _ => format!("complex<{part}>"),
    }
}

impl Tables<'_> {
    /// The numbers of the types that a function takes and gives, of an attribute that is its type.
    pub(super) fn function_type(&self, attribute: u64) -> Option<(Vec<u64>, Vec<u64>)> {
        let (dialect, kind, mut rest) = self.attribute(attribute)?;
        let its_type = match (dialect, kind) {
            (b"builtin", BUILTIN_TYPE) | (b"vhlo", VHLO_TYPE) => rest.number()?,
            _ => return None,
        };
        let (dialect, kind, mut rest) = self.type_of(its_type)?;
        match (dialect, kind) {
            (b"builtin", BUILTIN_FUNCTION_TYPE) | (b"vhlo", VHLO_FUNCTION_TYPE) => {
                let mut types = || {
                    let count = rest.count()?;
                    list(count, || rest.number())
                };
                Some((types()?, types()?))
            }
            _ => None,
        }
    }

    /// What this library calls a type of elements, or MLIR one that has none.
    pub(super) fn element_name(&self, of_type: u64) -> Option<String> {
        if let Some(text) = self.type_text(of_type) {
            return Some(element_name(text.trim_start_matches('!')));
        }
        let (dialect, kind, mut rest) = self.type_of(of_type)?;
        let known = |name: &str| Some(name.to_owned());
        match (dialect, kind) {
            (b"builtin", BUILTIN_INTEGER_TYPE) => {
                const UNSIGNED: u64 = 2;
                let head = rest.number()?;
                let sign = if head & 3 == UNSIGNED { "u" } else { "" };
                Some(element_name(&format!("{sign}i{}", head >> 2)))
            }
            (b"builtin", BUILTIN_COMPLEX_TYPE) | (b"vhlo", VHLO_COMPLEX_TYPE) => {
                // Its part is no complex type itself.
                let part = rest.number()?;
                let is_complex = matches!(
                    self.type_of(part)?,
                    (b"builtin", BUILTIN_COMPLEX_TYPE, _) | (b"vhlo", VHLO_COMPLEX_TYPE, _)
                );
                match is_complex {
                    true => None,
                    false => Some(complex_name(&self.element_name(part)?)),
                }
            }
            (b"builtin", 3) | (b"vhlo", 2) => known("bf16"),
            (b"builtin", 4) | (b"vhlo", 3) => known("f16"),
            (b"builtin", 5) | (b"vhlo", 4) => known("f32"),
            (b"builtin", 6) | (b"vhlo", 5) => known("f64"),
            (b"stablehlo", _) | (b"vhlo", VHLO_TOKEN_TYPE) => known("token"),
            (b"vhlo", kind) => {
                let (_, name) = VHLO_ELEMENTS.iter().find(|(number, _)| *number == kind)?;
                known(name)
            }
            _ => None,
        }
    }
}
