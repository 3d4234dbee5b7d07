//! What StableHLO as bytecode holds, by its operations.
//!
//! The form is MLIR's (<https://mlir.llvm.org/docs/BytecodeFormat/>). All of the module's operations
//! are gone through, with what they take and give; what is in them is looked at for a few alone.

use std::borrow::Cow;

use super::bytecode::{Bytecode, OPERATIONS, Tables, Tensor};
use super::kinds::Kind;
use super::reader::{Reader, room};
use super::{DYNAMIC, ENTRY, Facts, GROUPS, TOP_K};

/// What an operation's mask says that it has.
const HAS_ATTRIBUTES: u8 = 1;
const HAS_RESULTS: u8 = 1 << 1;
const HAS_OPERANDS: u8 = 1 << 2;
const HAS_SUCCESSORS: u8 = 1 << 3;
const HAS_REGIONS: u8 = 1 << 4;
const HAS_USE_ORDERS: u8 = 1 << 5;
const HAS_PROPERTIES: u8 = 1 << 6;

/// The versions of the format from which on it has something.
const SECTIONS_FOR_REGIONS: u64 = 2;
const USE_ORDERS: u64 = 3;
const NO_PLACES_OF_ARGUMENTS: u64 = 4;

/// A value whose type is not known here.
const UNKNOWN: u64 = u64::MAX;

/// Regions that are being gone through: those of an operation, one after another.
#[derive(Debug)]
struct Regions<'a> {
    regions_left: u64,
    blocks_left: u64,
    operations_left: u64,
    /// Where the values of the region begin, and where the next is put.
    first_value: usize,
    next_value: usize,
    /// Where those begin that operations here can name.
    scope: usize,
    /// The function that they are in.
    function: Option<Cow<'a, str>>,
    /// What is read when they are done, if they are in a section of their own.
    outer: Option<Reader<'a>>,
}

struct Walk<'a, 'b> {
    version: u64,
    tables: Tables<'a>,
    kinds: Vec<Kind>,
    reader: Reader<'a>,
    /// The type of each value that operations can name, or [`UNKNOWN`].
    values: Vec<u64>,
    /// There cannot be more values than bytes that define them.
    most_values: usize,
    /// Whether there is a type that groups have where there are none.
    may_have_no_groups: bool,
    entry: Option<Attributes>,
    facts: &'b mut Facts<'a>,
}

/// Reads what a module holds; `None` if not all of it can be read.
pub(super) fn read<'a>(module: &Bytecode<'a>) -> Option<Facts<'a>> {
    read_with_entry(module).map(|(facts, _)| facts)
}

/// The attributes and the properties of an operation, by their numbers.
pub(super) type Attributes = (Option<u64>, Option<u64>);

/// Reads what a module holds, and finds its entry.
pub(super) fn read_with_entry<'a>(
    module: &Bytecode<'a>,
) -> Option<(Facts<'a>, Option<Attributes>)> {
    let mut facts = Facts::default();
    let tables = module.tables()?;
    let mut may_have_no_groups = false;
    for tensor in tables.tensors() {
        note_tensor(&mut facts, &tables, &tensor);
        may_have_no_groups |= tensor.extents.len() == 2
            && tensor.extents[1] == 0
            && tables
                .least_bits(tensor.element)
                .is_none_or(|bits| bits == 64);
    }
    let names = module.operation_names()?;
    let mut kinds = room(names.len())?;
    kinds.extend(names.iter().map(|(dialect, name)| Kind::of(dialect, name)));
    let reader = module.operations();
    let mut walk = Walk {
        version: module.version(),
        tables,
        kinds,
        most_values: reader.len(),
        reader,
        values: Vec::new(),
        may_have_no_groups,
        entry: None,
        facts: &mut facts,
    };
    walk.all()?;
    let entry = walk.entry;
    Some((facts, entry))
}

fn note_tensor(facts: &mut Facts<'_>, tables: &Tables<'_>, tensor: &Tensor) {
    let extent = |extent: i64| (extent != DYNAMIC).then(|| u64::try_from(extent).unwrap_or(0));
    let extents: Vec<Option<u64>> = tensor.extents.iter().map(|e| extent(*e)).collect();
    let bits = tables.least_bits(tensor.element).unwrap_or(1);
    facts.note_array(&extents, (bits / 8).max(1));
}

impl<'a> Walk<'a, '_> {
    /// Goes through all operations.
    fn all(&mut self) -> Option<()> {
        let mut stack = vec![Regions {
            regions_left: 0,
            blocks_left: 0,
            operations_left: 0,
            first_value: 0,
            next_value: 0,
            scope: 0,
            function: None,
            outer: None,
        }];
        // The outermost block has no region around it.
        self.block(stack.last_mut()?)?;
        while let Some(top) = stack.last_mut() {
            if top.operations_left > 0 {
                top.operations_left -= 1;
                if let Some(inner) = self.operation(top)? {
                    stack.push(inner);
                }
            } else if top.blocks_left > 0 {
                top.blocks_left -= 1;
                self.block(top)?;
            } else if top.regions_left > 0 {
                top.regions_left -= 1;
                self.region(top)?;
            } else {
                self.values.truncate(top.first_value);
                if let Some(outer) = top.outer.take() {
                    let section = std::mem::replace(&mut self.reader, outer);
                    is_whole(&section)?;
                }
                stack.pop();
            }
        }
        is_whole(&self.reader)
    }

    /// The head of a region and of its first block.
    fn region(&mut self, regions: &mut Regions<'a>) -> Option<()> {
        self.values.truncate(regions.first_value);
        let blocks = self.reader.number()?;
        if blocks == 0 {
            return Some(());
        }
        let count = usize::try_from(self.reader.number()?).ok()?;
        let total = self.values.len().checked_add(count)?;
        if total > self.most_values {
            return None;
        }
        self.values.try_reserve(count).ok()?;
        regions.next_value = self.values.len();
        self.values.resize(total, UNKNOWN);
        regions.blocks_left = blocks - 1;
        self.block(regions)
    }

    /// The head of a block, with its arguments.
    fn block(&mut self, regions: &mut Regions<'a>) -> Option<()> {
        let head = self.reader.number()?;
        regions.operations_left = head >> 1;
        if head & 1 == 0 {
            return Some(());
        }
        let count = self.reader.number()?;
        for _ in 0..count {
            let mut argument = self.reader.number()?;
            let has_place = self.version < NO_PLACES_OF_ARGUMENTS || argument & 1 == 1;
            if self.version >= NO_PLACES_OF_ARGUMENTS {
                argument >>= 1;
            }
            if has_place {
                self.reader.number()?;
            }
            self.define(regions, argument)?;
        }
        if self.version >= USE_ORDERS && self.reader.byte()? != 0 {
            self.use_orders(count)?;
        }
        Some(())
    }

    /// Gives the next value its type.
    fn define(&mut self, regions: &mut Regions<'a>, its_type: u64) -> Option<()> {
        *self.values.get_mut(regions.next_value)? = its_type;
        regions.next_value += 1;
        Some(())
    }

    /// Goes over the orders in which so many values are used.
    fn use_orders(&mut self, of: u64) -> Option<()> {
        let values = match of {
            0 | 1 => 1,
            _ => self.reader.number()?,
        };
        for _ in 0..values {
            if of > 1 {
                self.reader.number()?;
            }
            let count = self.reader.number()? >> 1;
            for _ in 0..count {
                self.reader.number()?;
            }
        }
        Some(())
    }

    /// An operation but for its regions, which are given back, if it has any.
    fn operation(&mut self, around: &mut Regions<'a>) -> Option<Option<Regions<'a>>> {
        let name = usize::try_from(self.reader.number()?).ok()?;
        let kind = *self.kinds.get(name)?;
        let mask = self.reader.byte()?;
        let _place = self.reader.number()?;
        let has = |part: u8| mask & part != 0;
        let attributes = has(HAS_ATTRIBUTES).then(|| self.reader.number());
        let attributes = optional(attributes)?;
        let properties = has(HAS_PROPERTIES).then(|| self.reader.number());
        let properties = optional(properties)?;
        let (mut results, mut result) = (0, UNKNOWN);
        if has(HAS_RESULTS) {
            results = self.reader.number()?;
            for _ in 0..results {
                result = self.reader.number()?;
                self.define(around, result)?;
            }
        }
        let mut operand = UNKNOWN;
        if has(HAS_OPERANDS) {
            for _ in 0..self.reader.number()? {
                let value = usize::try_from(self.reader.number()?).ok()?;
                operand = *self.values.get(around.scope.checked_add(value)?)?;
            }
        }
        if has(HAS_SUCCESSORS) {
            for _ in 0..self.reader.number()? {
                self.reader.number()?;
            }
        }
        if self.version >= USE_ORDERS && has(HAS_USE_ORDERS) {
            self.use_orders(results)?;
        }
        let text = kind.attribute().and_then(|name| {
            let tables = &self.tables;
            let of_properties = properties.and_then(|index| {
                let (fields, count) = tables.properties(index)?;
                let field = *fields[..count].get(kind.property(count)?)?;
                tables.text(field)
            });
            let of_dictionary = || tables.text(tables.named_in(attributes?, name)?);
            of_properties.or_else(of_dictionary)
        });
        match (kind, &text) {
            (Kind::Function, Some(name)) => {
                if name == ENTRY {
                    self.entry = Some((attributes, properties));
                }
                self.facts.calls.define(name.clone());
            }
            (Kind::Call, Some(callee)) => {
                if let Some(caller) = &around.function {
                    self.facts.calls.call(caller, callee.clone());
                }
            }
            (Kind::CustomCall, Some(name)) => {
                let has_one_array = results == 1 && self.tables.tensor(result).is_some();
                self.facts.has_odd_top_k |= name == TOP_K && has_one_array;
                self.facts.note_function(name.clone());
            }
            (Kind::CustomCall, None) => self.facts.has_unnamed = true,
            (Kind::Bitcast, _) => {
                let tables = &self.tables;
                let is_truth = |of: u64| tables.is_truth_value(tables.tensor(of)?.element);
                if let (Some(from), Some(to)) = (is_truth(operand), is_truth(result)) {
                    self.facts.mixes_bits |= from != to;
                }
            }
            (Kind::DeviceId(name), _) => self.facts.device_dependent = Some(name),
            (Kind::Collective, _) if self.may_have_no_groups => {
                self.facts.device_dependent = Some(GROUPS);
            }
            _ => {}
        }
        if !has(HAS_REGIONS) {
            return Some(None);
        }
        let head = self.reader.number()?;
        let (regions_left, is_isolated) = (head >> 1, head & 1 == 1);
        let mut inner = Regions {
            regions_left,
            blocks_left: 0,
            operations_left: 0,
            first_value: self.values.len(),
            next_value: self.values.len(),
            scope: around.scope,
            function: match kind {
                Kind::Function => text,
                _ => around.function.clone(),
            },
            outer: None,
        };
        if is_isolated {
            inner.scope = self.values.len();
            if self.version >= SECTIONS_FOR_REGIONS {
                let (id, section) = self.reader.inner()?;
                if id != OPERATIONS {
                    return None;
                }
                inner.outer = Some(std::mem::replace(&mut self.reader, section));
            }
        }
        Some(Some(inner))
    }
}

/// `None` if something is left that was not understood.
fn is_whole(read: &Reader<'_>) -> Option<()> {
    read.is_empty().then_some(())
}

/// `None` if there should be something that cannot be read.
fn optional<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    match read {
        None => Some(None),
        Some(None) => None,
        Some(Some(value)) => Some(Some(value)),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::program::{Format, recognise};

    fn folder(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests")
            .join(name)
    }

    /// What the bytecode in a file of tests/programs/brought holds, as text.
    fn brought(name: &str) -> String {
        let bytes = fs::read(folder("programs/brought").join(name)).unwrap();
        let facts = match name.ends_with(".mlir") {
            true => Facts::of_text(std::str::from_utf8(&bytes).unwrap()),
            false => Facts::of_bytecode(&bytes).unwrap_or_else(|| panic!("{name} is read whole")),
        };
        format!("{facts:?}")
    }

    #[test]
    fn bytecode_holds_what_its_text_does() {
        for (name, suffixes) in [
            ("custom_two", &["mlirbc", "vhlo"][..]),
            ("blocks", &["v0.mlirbc", "v3.mlirbc", "mlirbc"]),
            (
                "mixed",
                &[
                    "v0.mlirbc",
                    "v3.mlirbc",
                    "v4.mlirbc",
                    "v5.mlirbc",
                    "mlirbc",
                    "vhlo",
                ],
            ),
            ("recursive", &["mlirbc", "vhlo"]),
            ("custom_topk", &["mlirbc", "vhlo"]),
            ("huge_dims", &["mlirbc", "vhlo"]),
            ("huge_dynamic", &["mlirbc", "vhlo"]),
            ("bitcast_i1_i64", &["mlirbc", "vhlo"]),
        ] {
            let wanted = brought(&format!("{name}.mlir"));
            for suffix in suffixes {
                let got = brought(&format!("{name}.{suffix}"));
                assert_eq!(got, wanted, "{name}.{suffix}");
            }
        }
    }

    #[test]
    fn what_a_plugin_may_take_is_left_to_it() {
        let bytes = fs::read(folder("programs/brought/mixed.vhlo")).unwrap();
        let facts = Facts::of_bytecode(&bytes).unwrap();
        assert_eq!(facts.fault(), None);
        assert!(facts.names_all());
        assert_eq!(facts.functions(), [TOP_K, "a b"]);
    }

    #[test]
    fn a_name_that_cannot_be_told_is_known_to_be_there() {
        let path = folder("programs/brought/custom_two.vhlo");
        let mut bytes = fs::read(path).unwrap();
        let facts = Facts::of_bytecode(&bytes).unwrap();
        assert!(facts.names_all());
        let position = memchr::memmem::find(&bytes, b"aaa_fn").unwrap();
        bytes[position] = 0xff;
        let facts = Facts::of_bytecode(&bytes).unwrap();
        assert_eq!(facts.functions(), ["bbb_fn"]);
        assert!(!facts.names_all());
    }

    /// The bytecode of all programs that JAX made for the tests: of every version since 0.4.30, for
    /// one device and for several.
    fn all() -> Vec<(PathBuf, Vec<u8>)> {
        let folders = [
            "devices",
            "devices/sharded",
            "programs/brought",
            "programs/by_jax",
            "programs/types",
        ];
        let files = folders
            .iter()
            .flat_map(|name| fs::read_dir(folder(name)).unwrap());
        files
            .filter_map(|file| {
                let path = file.unwrap().path();
                // A folder has nothing to read.
                let bytes = fs::read(&path).unwrap_or_default();
                match recognise(&bytes) {
                    Ok(program)
                        if matches!(program.format, Format::StableHloBytecode | Format::Export) =>
                    {
                        Some((path, program.code.into_owned()))
                    }
                    _ => None,
                }
            })
            .collect()
    }

    #[test]
    fn what_jax_makes_is_read_whole() {
        let all = all();
        assert!(all.len() > 90, "{}", all.len());
        for (path, code) in all {
            let facts = Facts::of_bytecode(&code);
            assert!(facts.is_some_and(|facts| facts.names_all()), "{path:?}");
        }
    }

    #[test]
    fn damaged_bytecode_is_no_more_than_unreadable() {
        let names = [
            "devices/four_jit.mlirbc",
            "devices/four_jit.vhlo",
            "programs/brought/mixed.vhlo",
        ];
        for name in names {
            let program = fs::read(folder(name)).unwrap();
            let try_to_read = |bytes: &[u8]| {
                let _ = Facts::of_bytecode(bytes);
                let module = Bytecode::read(bytes);
                let _ = module.and_then(|module| module.module_attributes(["mhlo.num_partitions"]));
            };
            for end in 0..program.len() {
                try_to_read(&program[..end]);
            }
            for position in 0..program.len() {
                for value in [0, 1, 0x7f, 0x80, 0xff] {
                    let mut damaged = program.clone();
                    damaged[position] = value;
                    try_to_read(&damaged);
                }
            }
        }
    }
}
