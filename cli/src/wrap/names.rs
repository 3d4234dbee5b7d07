//! Names of a bundle as names of a language: legal, short enough, and different from each other.

use std::collections::HashSet;

/// Gives names that are legal, not reserved, and were not given before.
#[derive(Clone, Debug)]
pub(super) struct Names {
    reserved: HashSet<String>,
    taken: HashSet<String>,
}

/// Names are cut to this; what is put before and behind them leaves Fortran's 63 characters.
const LONGEST: usize = 32;

impl Names {
    pub(super) fn new(reserved: &str) -> Names {
        Names {
            reserved: reserved.split_whitespace().map(str::to_lowercase).collect(),
            taken: HashSet::new(),
        }
    }

    /// A name like `wanted`; Fortran does not tell lower from upper case, so no two differ by that alone.
    pub(super) fn give(&mut self, wanted: &str) -> String {
        let plain = plain(wanted);
        let mut name = plain.clone();
        let mut number = 1;
        while self.reserved.contains(&name.to_lowercase())
            || !self.taken.insert(name.to_lowercase())
        {
            number += 1;
            // A single one of a reserved name has an underscore: size_.
            name = match (number, self.reserved.contains(&plain.to_lowercase())) {
                (2, true) => format!("{plain}_"),
                _ => format!("{plain}_{number}"),
            };
        }
        name
    }
}

/// Letters, digits and single underscores, from a letter on.
pub(super) fn plain(wanted: &str) -> String {
    let mut name = String::new();
    for character in wanted.chars() {
        match character {
            'a'..='z' | 'A'..='Z' | '0'..='9' => name.push(character),
            _ if name.ends_with('_') => {}
            _ => name.push('_'),
        }
    }
    // Fortran has no names that start with an underscore, and C keeps many of them for itself.
    let mut name = name.trim_matches('_').to_owned();
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        name.insert(0, 'x');
    }
    if name.len() > LONGEST {
        // What is cut off stays different: two long names may start alike.
        let digest = wanted.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        name.truncate(LONGEST - 9);
        name = format!("{}_{digest:08x}", name.trim_end_matches('_'));
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_legal_and_differ() {
        let mut names = Names::new("size if");
        assert_eq!(names.give("state.temperature"), "state_temperature");
        assert_eq!(names.give("Size"), "Size_");
        assert_eq!(names.give("_u"), "u");
        assert_eq!(names.give("U"), "U_2");
        assert_eq!(names.give("a__b"), "a_b");
        assert_eq!(names.give("1"), "x1");
        let long = "a_very_long_name_of_an_array_of_some_model";
        let (one, other) = (
            names.give(&format!("{long}_1")),
            names.give(&format!("{long}_2")),
        );
        assert!(
            one.len() <= LONGEST && other.len() <= LONGEST && one != other,
            "{one} {other}"
        );
    }
}
