//! How the functions of a bundle become procedures: their suffixes, and the arguments of each.

use super::facts::{Array, Dim, Facts, Function};
use super::names::Names;

/// An argument of a wrapped function.
#[derive(Debug)]
pub(super) struct Argument<'a> {
    pub(super) array: &'a Array,
    pub(super) name: String,
    /// Which input it is.
    pub(super) input: Option<usize>,
    /// Which output it is; a state is both.
    pub(super) output: Option<usize>,
}

impl Argument<'_> {
    /// The axis of the rows that a block has some of.
    pub(super) fn rows_axis(&self, function: &Function) -> Option<usize> {
        let rows = function.rows?;
        self.array
            .dims
            .iter()
            .position(|dim| *dim == Dim::Extent(rows))
    }
}

/// The arguments: inputs, then outputs that are no states. `reserved` are words that none can be called.
pub(super) fn arguments<'a>(function: &'a Function, reserved: &str) -> Vec<Argument<'a>> {
    let mut names = Names::new(reserved);
    let mut arguments = Vec::new();
    for (index, array) in function.inputs.iter().enumerate() {
        arguments.push(Argument {
            array,
            name: names.give(&if array.name.is_empty() {
                format!("arg{index}")
            } else {
                array.name.clone()
            }),
            input: Some(index),
            output: array.state,
        });
    }
    let is_state = |index| {
        function
            .inputs
            .iter()
            .any(|input| input.state == Some(index))
    };
    for (index, array) in function.outputs.iter().enumerate() {
        if is_state(index) {
            continue;
        }
        // Inputs and outputs may have one name, and arguments must not.
        let is_taken = |name: &str| {
            function
                .inputs
                .iter()
                .any(|input| super::names::plain(&input.name).eq_ignore_ascii_case(name))
        };
        let wanted = match array.name.as_str() {
            "" => format!("result{index}"),
            name if is_taken(&super::names::plain(name)) => format!("{name}_out"),
            name => name.to_owned(),
        };
        arguments.push(Argument {
            array,
            name: names.give(&wanted),
            input: None,
            output: Some(index),
        });
    }
    arguments
}

/// The named extents that have one size wherever they are, with it: what a solver declares arrays by.
pub(super) fn only_sizes(facts: &Facts) -> Vec<(String, i64)> {
    let mut found: Vec<(&str, Vec<i64>)> = Vec::new();
    for function in &facts.functions {
        for (extent, name) in function.extents.iter().enumerate() {
            let sizes = function.sizes.iter().filter_map(|sizes| sizes.get(extent));
            match found.iter_mut().find(|(other, _)| other == name) {
                Some((_, all)) => all.extend(sizes),
                None => found.push((name, sizes.copied().collect())),
            }
        }
    }
    let mut names = Names::new("");
    let only = found.into_iter().filter_map(|(name, sizes)| {
        let first = *sizes.first()?;
        sizes
            .iter()
            .all(|size| *size == first)
            .then_some((name, first))
    });
    only.map(|(name, size)| (names.give(name), size)).collect()
}

/// What is put behind `load` for each function: as [`suffixes`], but for the main one its name, since `load` alone loads
/// all.
pub(super) fn load_suffixes(facts: &Facts, suffixes: &[String]) -> Vec<String> {
    let mut names = Names::new("");
    for suffix in suffixes.iter().filter(|suffix| !suffix.is_empty()) {
        names.give(suffix);
    }
    let each = suffixes.iter().zip(&facts.functions);
    each.map(|(suffix, function)| match suffix.as_str() {
        "" => format!("_{}", names.give(&function.name)),
        suffix => suffix.to_owned(),
    })
    .collect()
}

/// The extents by which a program can be chosen: those with several sizes.
pub(super) fn chosen(function: &Function) -> Vec<usize> {
    let has_several = |extent: &usize| {
        let mut sizes = function.sizes.iter().filter_map(|sizes| sizes.get(*extent));
        let first = sizes.next();
        sizes.any(|size| Some(size) != first)
    };
    (0..function.extents.len()).filter(has_several).collect()
}

/// What is put behind `run`, `bind` and `step` for each function: nothing for the main one, `_ad` for its adjoint,
/// and names for others. The main one is the only one that is no derivative, or is called as the bundle.
pub(super) fn suffixes(facts: &Facts) -> Vec<String> {
    let forward: Vec<&Function> = facts
        .functions
        .iter()
        .filter(|function| function.of.is_none())
        .collect();
    let main = match forward[..] {
        [only] => Some(only.name.as_str()),
        _ => (forward.iter().find(|function| function.name == facts.name))
            .map(|function| function.name.as_str()),
    };
    let mut names = Names::new("");
    let mut suffix = |function: &Function| {
        if Some(function.name.as_str()) == main {
            return String::new();
        }
        // drag_ad of drag is run_ad.
        let of_main = function.of.is_some() && function.of.as_deref() == main;
        let shorter = main.filter(|_| of_main).and_then(|main| {
            function
                .name
                .strip_prefix(main)?
                .strip_prefix('_')
                .filter(|rest| !rest.is_empty())
        });
        format!("_{}", names.give(shorter.unwrap_or(&function.name)))
    };
    facts.functions.iter().map(&mut suffix).collect()
}
