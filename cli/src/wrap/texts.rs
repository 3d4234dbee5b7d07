//! Texts of a bundle in short: what an argument has is said there alone, and derivatives refer to their function.

use super::facts::{Array, Facts, Function};

/// The same functions with shorter texts. `calls` tells of each function how it is called.
pub(super) fn shortened(facts: &Facts, calls: &[String]) -> Facts {
    let mut short = facts.clone();
    for function in &mut short.functions {
        let found = function.of.as_ref().and_then(|of| {
            let place = facts.functions.iter().position(|other| other.name == *of)?;
            Some((&facts.functions[place], &calls[place]))
        });
        match found {
            Some((of, call)) => refer(function, of, call),
            None => function.doc = without_arguments(function),
        }
    }
    short
}

/// Refers from a derivative to its function.
fn refer(function: &mut Function, of: &Function, call: &str) {
    let (what, ending) = match function.role.as_str() {
        "tangent_linear" => ("tangent-linear", "_tl"),
        "adjoint" => ("adjoint", "_ad"),
        _ => return,
    };
    if function.doc.is_empty() {
        let mut first = what.chars();
        let capital: String = first
            .next()
            .map(|first| first.to_ascii_uppercase())
            .into_iter()
            .chain(first)
            .collect();
        function.doc = format!("{capital} function of {call}.");
    }
    let of_arrays = || of.inputs.iter().chain(&of.outputs);
    for array in function.inputs.iter_mut().chain(&mut function.outputs) {
        let same = |other: &&Array| other.doc == array.doc;
        let own = of_arrays()
            .filter(same)
            .any(|other| other.name == array.name);
        let base = array.name.strip_suffix(ending);
        let base = base.filter(|base| of_arrays().filter(same).any(|other| other.name == *base));
        if own {
            array.doc = format!("as in {call}");
            array.unit = String::new();
        } else if let Some(base) = base {
            array.doc = format!("{what} of {base}");
        }
    }
}

/// A function's documentation without the lines that tell of its arguments, such as `u, v [m/s]: winds`.
fn without_arguments(function: &Function) -> String {
    let is_told = |line: &str| {
        let Some((names, text)) = line.split_once(':') else {
            return false;
        };
        let names = names.split('[').next().unwrap_or_default();
        !text.trim().is_empty()
            && names.split(',').all(|name| {
                let name = name.trim();
                (function.inputs.iter().chain(&function.outputs)).any(|array| {
                    let rest = array.name.strip_prefix(name);
                    // `state` tells of state.temperature, too.
                    let is_meant =
                        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
                    is_meant && !name.is_empty() && array.doc == text.trim()
                })
            })
    };
    let mut kept: Vec<&str> = Vec::new();
    for line in function.doc.lines().filter(|line| !is_told(line)) {
        // What stood between two empty lines leaves one.
        if !line.trim().is_empty() || kept.last().is_some_and(|last| !last.trim().is_empty()) {
            kept.push(line);
        }
    }
    kept.join("\n").trim_end().to_owned()
}
