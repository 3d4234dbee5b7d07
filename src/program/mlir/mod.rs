//! StableHLO as text or bytecode, as far as it has to be understood before a plugin gets it: what
//! would end the process there instead of being refused, which functions of the plugin it calls, and
//! what the module's attributes say.
//!
//! Only what no plugin takes is refused: what is not understood is left to the plugin.

mod bytecode;
mod calls;
mod entry;
mod kinds;
mod lexer;
mod operations;
mod reader;
mod text;
mod types;

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::{Format, Program};
use calls::Calls;
pub(super) use entry::{Argument, Entry};

/// What is to be known of a program before a plugin gets it.
#[derive(Debug, Default)]
pub(super) struct Facts<'a> {
    /// The functions that it calls and a plugin has to have, each once, in order.
    functions: Vec<Cow<'a, str>>,
    known: BTreeSet<Cow<'a, str>>,
    /// Whether there are others, whose names cannot be told.
    has_unnamed: bool,
    /// Which of its own functions call which.
    calls: Calls<'a>,
    /// Constants were left out when the text was printed.
    is_elided: bool,
    /// An array is larger than memory can be.
    has_absurd_size: bool,
    /// Truth values are taken for bits, or bits for truth values.
    mixes_bits: bool,
    /// An operation that gives other numbers where there are more devices than one, and does not say
    /// itself how many there are.
    device_dependent: Option<&'static str>,
    /// XLA's own TopK does not give two results, which the plugins' code relies on.
    has_odd_top_k: bool,
}

/// The function of XLA's that needs a closer look, and why.
pub(super) const TOP_K: &str = "TopK";
pub(super) const ODD_TOP_K: &str = "it calls XLA's function TopK for one result; it gives two, the \
     values and their indices: use jax.lax.top_k";

/// Why a program that mixes bits is refused.
pub(super) const MIXED_BITS: &str = "it takes the bits of a number for truth values, or the other \
     way round (`bitcast_convert` with i1): plugins keep each truth value in a byte. Use shifts, \
     `and` and `compare` instead";

/// Operations that work with the groups of devices that they are given, and with all
/// devices if there are none, which a type `tensor<0x0xi64>` shows. No array of a program's has that type
/// but by chance.
const COLLECTIVES: [&str; 5] = [
    "all_gather",
    "all_reduce",
    "all_to_all",
    "collective_broadcast",
    "reduce_scatter",
];
const GROUPS: &str = "replica_groups";

/// The function that a plugin runs.
const ENTRY: &str = "main";

/// The integer that MLIR takes for an extent which is not known before the run.
const DYNAMIC: i64 = i64::MIN;

impl<'a> Facts<'a> {
    /// What a text holds.
    pub(super) fn of_text(text: &'a str) -> Facts<'a> {
        text::read(text)
    }

    /// What bytecode holds, if it can be read.
    pub(super) fn of_bytecode(bytes: &'a [u8]) -> Option<Facts<'a>> {
        operations::read(&bytecode::Bytecode::read(bytes)?)
    }

    /// What a program holds, if it is in MLIR and can be read.
    pub(super) fn of(program: &'a Program<'_>) -> Option<Facts<'a>> {
        let code = &program.code[..program.size];
        match program.format {
            Format::StableHloText => std::str::from_utf8(code).ok().map(Facts::of_text),
            Format::StableHloBytecode | Format::Export => Facts::of_bytecode(code),
            _ => None,
        }
    }

    /// The names of the functions that it calls and a plugin has to have, each once, in order.
    pub(super) fn functions(&self) -> &[Cow<'a, str>] {
        &self.functions
    }

    /// Whether all functions that a plugin has to have are named.
    pub(super) fn names_all(&self) -> bool {
        !self.has_unnamed
    }

    /// The operation that depends on how many devices there are, if there is one.
    pub(super) fn device_dependent(&self) -> Option<&'static str> {
        self.device_dependent
    }

    /// Notes a function that a plugin has to have.
    fn note_function(&mut self, name: Cow<'a, str>) {
        if self.known.insert(name.clone()) {
            self.functions.push(name);
        }
    }

    /// Notes an array with these extents and an element of so many bytes at least; an extent is
    /// `None` if it is not known.
    fn note_array(&mut self, extents: &[Option<u64>], least_size: u64) {
        let size = extents.iter().try_fold(least_size, |size, extent| {
            size.checked_mul(extent.unwrap_or(1))
        });
        let is_empty = extents.contains(&Some(0));
        self.has_absurd_size |= !is_empty && size.is_none_or(|size| size > i64::MAX as u64);
    }

    /// Why no plugin takes this program, if it is of a kind at which some end the process.
    pub(super) fn fault(&self) -> Option<String> {
        let told = |what: &str| Some(what.to_owned());
        if self.is_elided {
            return told(
                "its constants were left out when it was printed (`__elided__`, or `dense<...>`): \
                 print it whole, as jax.jit(f).lower(x).as_text() does, or save what \
                 jax.export.export(jax.jit(f))(x).serialize() gives",
            );
        }
        if self.has_absurd_size {
            return told(
                "it has an array of more bytes than can be counted in 63 bits; look at its shapes",
            );
        }
        if self.mixes_bits {
            return told(MIXED_BITS);
        }
        if let Some(name) = self.calls.round_from(ENTRY) {
            let shown: String = name.escape_debug().take(60).collect();
            return Some(format!(
                "its function '{shown}' calls itself, by way of others or at once, which no program \
                 of XLA can: write a loop (jax.lax.while_loop)"
            ));
        }
        if self.has_odd_top_k {
            return told(ODD_TOP_K);
        }
        None
    }
}

/// The numbers that a program's module has as its attributes of these names.
pub(super) fn module_attributes<const N: usize>(
    program: &Program<'_>,
    names: [&str; N],
) -> [Option<u64>; N] {
    let code = &program.code[..program.size];
    match program.format {
        Format::StableHloText => {
            let text = String::from_utf8_lossy(code);
            names.map(|name| text::attribute(&text, name))
        }
        Format::StableHloBytecode | Format::Export => {
            let module = bytecode::Bytecode::read(code);
            let numbers = module.and_then(|module| module.module_attributes(names));
            let known = |number: Option<i64>| u64::try_from(number?).ok();
            numbers.map_or([None; N], |numbers| numbers.map(known))
        }
        _ => [None; N],
    }
}
