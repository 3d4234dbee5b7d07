//! MLIR bytecode: its sections, and the tables of what its operations refer to by number.
//!
//! The form is MLIR's (<https://mlir.llvm.org/docs/BytecodeFormat/>): a head, then sections. All
//! numbers are of variable length. Whatever cannot be read is `None`: the plugin reads it anyway,
//! and says what is wrong.

use std::borrow::Cow;

use super::super::BYTECODE_MAGIC;
use super::reader::{Reader, from_zigzag, index, list, room};

/// Numbers of sections.
const STRINGS: u8 = 0;
const DIALECTS: u8 = 1;
const ATTRIBUTES: u8 = 2;
const ATTRIBUTE_SIZES: u8 = 3;
pub(super) const OPERATIONS: u8 = 4;
const PROPERTIES: u8 = 8;
const SECTIONS: usize = 9;

/// The versions of the format from which on it has something.
const VERSIONS_OF_DIALECTS: u64 = 1;
const COUNT_OF_OPERATIONS: u64 = 4;
const REGISTERED_OPERATIONS: u64 = 5;

/// In an operation's mask: it has attributes.
const HAS_ATTRIBUTES: u8 = 1;

/// No operation that is looked into has more properties.
const MOST_PROPERTIES: usize = 16;

/// How dialects number their attributes.
const BUILTIN_LIST: u64 = 0;
const BUILTIN_DICTIONARY: u64 = 1;
const BUILTIN_STRING: u64 = 2;
const BUILTIN_SYMBOL: u64 = 4;
const BUILTIN_INTEGER: u64 = 8;
const VHLO_LIST: u64 = 1;
const VHLO_DICTIONARY: u64 = 6;
const VHLO_INTEGER: u64 = 9;
const VHLO_STRING: u64 = 14;

/// How dialects number their types.
pub(super) const BUILTIN_INTEGER_TYPE: u64 = 0;
const BUILTIN_TENSOR_TYPE: u64 = 13;
const BUILTIN_TENSOR_TYPE_WITH_ENCODING: u64 = 14;
pub(super) const VHLO_TRUTH_VALUE_TYPE: u64 = 0;
const VHLO_TENSOR_TYPE: u64 = 20;
const VHLO_TENSOR_TYPE_WITH_ENCODING: u64 = 21;

/// The sections of a program, each as its bytes.
#[derive(Debug)]
pub(super) struct Bytecode<'a> {
    version: u64,
    sections: [&'a [u8]; SECTIONS],
}

/// What a module's operations refer to by number.
#[derive(Debug)]
pub(super) struct Tables<'a> {
    strings: Vec<&'a [u8]>,
    dialects: Vec<&'a [u8]>,
    attributes: Vec<Element<'a>>,
    types: Vec<Element<'a>>,
    properties: Vec<&'a [u8]>,
}

/// One attribute or type as it is stored.
#[derive(Clone, Copy, Debug)]
struct Element<'a> {
    dialect: u64,
    bytes: &'a [u8],
    /// Whether the dialect has a form of its own for it; else it is text that ends in a NUL.
    is_encoded: bool,
}

/// The type of an array.
#[derive(Debug, PartialEq)]
pub(super) struct Tensor {
    pub(super) extents: Vec<i64>,
    /// The number of the type of its elements.
    pub(super) element: u64,
}

impl<'a> Bytecode<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Option<Bytecode<'a>> {
        let mut reader = Reader::new(bytes.strip_prefix(BYTECODE_MAGIC)?, BYTECODE_MAGIC.len());
        let version = reader.number()?;
        let _producer = reader.until_nul()?;
        let mut sections: [&[u8]; SECTIONS] = [&[]; SECTIONS];
        while !reader.is_empty() {
            let (id, section) = reader.section()?;
            *sections.get_mut(usize::from(id))? = section;
        }
        Some(Bytecode { version, sections })
    }

    /// The version of the format.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    fn section(&self, id: u8) -> Reader<'a> {
        Reader::new(self.sections[usize::from(id)], 0)
    }

    /// The operations, from the head of the outermost block on.
    pub(super) fn operations(&self) -> Reader<'a> {
        self.section(OPERATIONS)
    }

    /// The integers that the module has as its attributes of these names.
    pub(super) fn module_attributes<const N: usize>(
        &self,
        names: [&str; N],
    ) -> Option<[Option<i64>; N]> {
        let tables = self.tables()?;
        let dictionary = self.module_dictionary()?;
        Some(names.map(|name| tables.integer(tables.named_in(dictionary, name)?)))
    }

    pub(super) fn tables(&self) -> Option<Tables<'a>> {
        let strings = self.strings()?;
        let (attributes, types) = self.elements()?;
        let mut properties = self.section(PROPERTIES);
        // Older programs have no such section.
        let properties = match properties.is_empty() {
            true => Vec::new(),
            false => {
                let count = properties.count()?;
                list(count, || {
                    let size = index(properties.number()?)?;
                    properties.take(size)
                })?
            }
        };
        Some(Tables {
            dialects: self.dialects(&strings, &mut self.section(DIALECTS))?,
            strings,
            attributes,
            types,
            properties,
        })
    }

    /// The names of all kinds of operations, each after that of its dialect.
    pub(super) fn operation_names(&self) -> Option<Vec<(&'a [u8], &'a [u8])>> {
        let strings = self.strings()?;
        let mut reader = self.section(DIALECTS);
        let dialects = self.dialects(&strings, &mut reader)?;
        if self.version >= COUNT_OF_OPERATIONS {
            reader.number()?;
        }
        let mut names = room(reader.len())?;
        while !reader.is_empty() {
            let dialect = *dialects.get(index(reader.number()?)?)?;
            for _ in 0..reader.number()? {
                let mut name = reader.number()?;
                if self.version >= REGISTERED_OPERATIONS {
                    name >>= 1;
                }
                names.push((dialect, *strings.get(index(name)?)?));
            }
        }
        Some(names)
    }

    /// All texts, without the NULs behind them.
    fn strings(&self) -> Option<Vec<&'a [u8]>> {
        let mut reader = self.section(STRINGS);
        let count = reader.count()?;
        let sizes = list(count, || index(reader.number()?))?;
        // The sizes are those of the last text first.
        let mut sizes = sizes.into_iter().rev();
        list(count, || reader.take(sizes.next()?)?.strip_suffix(&[0]))
    }

    /// The names of the dialects.
    fn dialects(&self, strings: &[&'a [u8]], reader: &mut Reader<'a>) -> Option<Vec<&'a [u8]>> {
        let count = reader.count()?;
        list(count, || {
            let mut name = reader.number()?;
            if self.version >= VERSIONS_OF_DIALECTS {
                if name & 1 == 1 {
                    reader.section()?;
                }
                name >>= 1;
            }
            strings.get(index(name)?).copied()
        })
    }

    /// All attributes, then all types.
    fn elements(&self) -> Option<(Vec<Element<'a>>, Vec<Element<'a>>)> {
        let mut sizes = self.section(ATTRIBUTE_SIZES);
        let mut stored = self.section(ATTRIBUTES);
        let (attribute_count, type_count) = (sizes.number()?, sizes.number()?);
        let total = index(attribute_count.checked_add(type_count)?)?;
        // Each takes a byte at least.
        if total > sizes.len() {
            return None;
        }
        let mut elements = room(total)?;
        while elements.len() < total {
            let (dialect, count) = (sizes.number()?, sizes.number()?);
            for _ in 0..count {
                let size = sizes.number()?;
                elements.push(Element {
                    dialect,
                    bytes: stored.take(index(size >> 1)?)?,
                    is_encoded: size & 1 == 1,
                });
            }
        }
        let types = elements.split_off(index(attribute_count)?);
        Some((elements, types))
    }

    /// The number of the attribute that holds those of the module, which is the one operation of
    /// the outermost block.
    fn module_dictionary(&self) -> Option<u64> {
        let mut reader = self.operations();
        let has_arguments = reader.number()? & 1 == 1;
        if has_arguments {
            return None;
        }
        let _name = reader.number()?;
        let mask = reader.byte()?;
        let _location = reader.number()?;
        (mask & HAS_ATTRIBUTES != 0).then(|| reader.number())?
    }
}

impl<'a> Tables<'a> {
    /// An attribute or type as its dialect stores it: the dialect's name, the number of its kind, and
    /// the rest.
    fn encoded(&self, element: Element<'a>) -> Option<(&'a [u8], u64, Reader<'a>)> {
        let dialect = *self.dialects.get(index(element.dialect)?)?;
        let mut reader = Reader::new(element.bytes, 0);
        let kind = element.is_encoded.then(|| reader.number())??;
        Some((dialect, kind, reader))
    }

    pub(super) fn attribute(&self, number: u64) -> Option<(&'a [u8], u64, Reader<'a>)> {
        self.encoded(*self.attributes.get(index(number)?)?)
    }

    pub(super) fn type_of(&self, number: u64) -> Option<(&'a [u8], u64, Reader<'a>)> {
        self.encoded(*self.types.get(index(number)?)?)
    }

    fn string(&self, number: u64) -> Option<&'a [u8]> {
        self.strings.get(index(number)?).copied()
    }

    /// The text or symbol that an attribute is.
    pub(super) fn text(&self, attribute: u64) -> Option<Cow<'a, str>> {
        let string = |found: (&'a [u8], u64, Reader<'a>)| {
            let (dialect, kind, mut rest) = found;
            let is_string = matches!(
                (dialect, kind),
                (b"builtin", BUILTIN_STRING) | (b"vhlo", VHLO_STRING)
            );
            is_string.then(|| self.string(rest.number()?))?
        };
        let found = self.attribute(attribute)?;
        let bytes = match found {
            (b"builtin", BUILTIN_SYMBOL, mut rest) => string(self.attribute(rest.number()?)?)?,
            _ => string(found)?,
        };
        std::str::from_utf8(bytes).ok().map(Cow::Borrowed)
    }

    /// The number of the attribute that a dictionary has under a name.
    pub(super) fn named_in(&self, dictionary: u64, name: &str) -> Option<u64> {
        let (dialect, kind, mut entries) = self.attribute(dictionary)?;
        if !matches!(
            (dialect, kind),
            (b"builtin", BUILTIN_DICTIONARY) | (b"vhlo", VHLO_DICTIONARY)
        ) {
            return None;
        }
        for _ in 0..entries.number()? {
            let (key, value) = (entries.number()?, entries.number()?);
            if self.text(key)? == name {
                return Some(value);
            }
        }
        None
    }

    /// The numbers that are stored as an operation's properties, as far as there are not too many, and
    /// how many they are.
    pub(super) fn properties(&self, number: u64) -> Option<([u64; MOST_PROPERTIES], usize)> {
        let mut reader = Reader::new(self.properties.get(index(number)?)?, 0);
        let mut numbers = [0; MOST_PROPERTIES];
        let mut count = 0;
        while !reader.is_empty() {
            *numbers.get_mut(count)? = reader.number()?;
            count += 1;
        }
        Some((numbers, count))
    }

    /// The types of arrays.
    pub(super) fn tensors(&self) -> impl Iterator<Item = Tensor> {
        self.types
            .iter()
            .filter_map(|element| Tensor::read(self.encoded(*element)?))
    }

    /// The text of a type that its dialect has no form of its own for.
    pub(super) fn type_text(&self, number: u64) -> Option<&'a str> {
        let element = self.types.get(index(number)?)?;
        let text = element.bytes.strip_suffix(&[0]).unwrap_or(element.bytes);
        (!element.is_encoded).then(|| std::str::from_utf8(text).ok())?
    }

    /// The type of an array that has this number.
    pub(super) fn tensor(&self, number: u64) -> Option<Tensor> {
        Tensor::read(self.type_of(number)?)
    }

    /// How many bits an element of this type has at least, where that is known.
    pub(super) fn least_bits(&self, of_type: u64) -> Option<u64> {
        let (dialect, kind, mut rest) = self.type_of(of_type)?;
        match (dialect, kind) {
            // The width stands above two bits for the sign.
            (b"builtin", BUILTIN_INTEGER_TYPE) => Some(rest.number()? >> 2),
            (b"builtin", 3 | 4) | (b"vhlo", 2 | 3 | 12 | 17) => Some(16),
            (b"builtin", 5) | (b"vhlo", 4 | 13 | 18) => Some(32),
            (b"builtin", 6) | (b"vhlo", 5 | 14 | 19) => Some(64),
            _ => None,
        }
    }

    pub(super) fn is_truth_value(&self, of_type: u64) -> Option<bool> {
        let (dialect, kind, mut rest) = self.type_of(of_type)?;
        Some(match (dialect, kind) {
            (b"builtin", BUILTIN_INTEGER_TYPE) => rest.number()? >> 2 == 1,
            (b"vhlo", kind) => kind == VHLO_TRUTH_VALUE_TYPE,
            _ => false,
        })
    }

    /// Whether the module is in the dialect of portable artifacts.
    pub(super) fn is_vhlo(&self) -> bool {
        self.dialects.contains(&&b"vhlo"[..])
    }

    /// The numbers of the attributes that a list holds.
    pub(super) fn list(&self, attribute: u64) -> Option<Vec<u64>> {
        let (dialect, kind, mut rest) = self.attribute(attribute)?;
        match (dialect, kind) {
            (b"builtin", BUILTIN_LIST) | (b"vhlo", VHLO_LIST) => {
                let count = rest.count()?;
                list(count, || rest.number())
            }
            _ => None,
        }
    }

    /// The integer that an attribute is.
    pub(super) fn integer(&self, attribute: u64) -> Option<i64> {
        let value = *self.attributes.get(index(attribute)?)?;
        if !value.is_encoded {
            let text = std::str::from_utf8(value.bytes).ok()?;
            return text.split([' ', ':', '\0']).next()?.parse().ok();
        }
        let ((b"builtin", BUILTIN_INTEGER, mut rest) | (b"vhlo", VHLO_INTEGER, mut rest)) =
            self.encoded(value)?
        else {
            return None;
        };
        // An index has 64 bits.
        let width = match self.type_of(rest.number()?)? {
            (b"builtin", BUILTIN_INTEGER_TYPE, mut of_type) => of_type.number()? >> 2,
            (b"vhlo", 11 | 16, _) => 8,
            _ => u64::from(i64::BITS),
        };
        match width {
            0..=8 => rest.byte().map(|byte| i64::from(byte as i8)),
            9..=64 => rest.number().map(from_zigzag),
            _ => None,
        }
    }
}

impl Tensor {
    fn read((dialect, kind, mut rest): (&[u8], u64, Reader<'_>)) -> Option<Tensor> {
        match (dialect, kind) {
            (b"builtin", BUILTIN_TENSOR_TYPE) | (b"vhlo", VHLO_TENSOR_TYPE) => {}
            (b"builtin", BUILTIN_TENSOR_TYPE_WITH_ENCODING)
            | (b"vhlo", VHLO_TENSOR_TYPE_WITH_ENCODING) => {
                rest.number()?;
            }
            _ => return None,
        }
        let count = rest.count()?;
        Some(Tensor {
            extents: list(count, || rest.number().map(from_zigzag))?,
            element: rest.number()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// JAX's programs for four devices, as plain bytecode and as a portable artifact.
    const PROGRAMS: [&[u8]; 2] = [
        include_bytes!("../../../tests/devices/four_jit.mlirbc"),
        include_bytes!("../../../tests/devices/four_jit.vhlo"),
    ];

    #[test]
    fn attributes_of_the_module_are_read() {
        for program in PROGRAMS {
            let module = Bytecode::read(program).unwrap();
            let names = ["mhlo.num_partitions", "mhlo.num_replicas", "mhlo.num"];
            let wanted = Some([Some(4), Some(1), None]);
            assert_eq!(module.module_attributes(names), wanted);
        }
        assert!(Bytecode::read(b"").is_none());
    }
}
