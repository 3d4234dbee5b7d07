//! MLIR bytecode, as far as it tells what stands in a module's attributes and which names occur.
//!
//! The form is MLIR's (<https://mlir.llvm.org/docs/BytecodeFormat/>): a head, then sections. All
//! numbers are of variable length. Whatever cannot be read is `None`: the plugin reads it anyway,
//! and says what is wrong.

use super::BYTECODE_MAGIC;

/// Numbers of sections.
const STRINGS: u8 = 0;
const DIALECTS: u8 = 1;
const ATTRIBUTES: u8 = 2;
const ATTRIBUTE_SIZES: u8 = 3;
const OPERATIONS: u8 = 4;
const SECTIONS: usize = 9;

/// In an operation's mask: it has attributes.
const HAS_ATTRIBUTES: u8 = 1;

/// How the dialect `builtin` numbers its attributes and types.
const BUILTIN_DICTIONARY: u64 = 1;
const BUILTIN_STRING: u64 = 2;
const BUILTIN_INTEGER: u64 = 8;
const BUILTIN_INTEGER_TYPE: u64 = 0;

/// The sections of a program, each as its bytes.
#[derive(Debug)]
pub(super) struct Bytecode<'a> {
    sections: [&'a [u8]; SECTIONS],
}

/// One attribute or type as it is stored.
#[derive(Clone, Copy, Debug)]
struct Element<'a> {
    dialect: u64,
    bytes: &'a [u8],
    /// Whether the dialect has a form of its own for it; else it is text that ends in a NUL.
    is_encoded: bool,
}

impl<'a> Bytecode<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Option<Bytecode<'a>> {
        let mut reader = Reader::new(bytes.strip_prefix(BYTECODE_MAGIC)?, BYTECODE_MAGIC.len());
        let _version = reader.number()?;
        let _producer = reader.until_nul()?;
        let mut sections: [&[u8]; SECTIONS] = [&[]; SECTIONS];
        while !reader.bytes.is_empty() {
            let (id, section) = reader.section()?;
            *sections.get_mut(usize::from(id))? = section;
        }
        Some(Bytecode { sections })
    }

    /// The integer that the module has as its attribute of this name.
    pub(super) fn module_attribute(&self, name: &str) -> Option<i64> {
        let strings = self.strings()?;
        let dialects = self.dialects(&strings)?;
        let (attributes, types) = self.elements()?;
        let named = |dialect: u64| dialects.get(index(dialect)?).copied();
        let mut dictionary = {
            let element = *attributes.get(index(self.module_dictionary()?)?)?;
            if named(element.dialect)? != b"builtin" || !element.is_encoded {
                return None;
            }
            Reader::new(element.bytes, 0)
        };
        if dictionary.number()? != BUILTIN_DICTIONARY {
            return None;
        }
        for _ in 0..dictionary.number()? {
            let (key, value) = (dictionary.number()?, dictionary.number()?);
            let mut key = Reader::new(attributes.get(index(key)?)?.bytes, 0);
            if key.number()? != BUILTIN_STRING
                || *strings.get(index(key.number()?)?)? != name.as_bytes()
            {
                continue;
            }
            let value = *attributes.get(index(value)?)?;
            return integer(value, named(value.dialect)?, &types, named);
        }
        None
    }

    /// All texts, without the NULs behind them.
    fn strings(&self) -> Option<Vec<&'a [u8]>> {
        let mut reader = Reader::new(self.sections[usize::from(STRINGS)], 0);
        let count = reader.count()?;
        let sizes: Vec<usize> = (0..count)
            .map(|_| index(reader.number()?))
            .collect::<Option<_>>()?;
        // The sizes are those of the last text first.
        sizes
            .into_iter()
            .rev()
            .map(|size| reader.take(size)?.strip_suffix(&[0]))
            .collect()
    }

    /// The names of the dialects.
    fn dialects(&self, strings: &[&'a [u8]]) -> Option<Vec<&'a [u8]>> {
        let mut reader = Reader::new(self.sections[usize::from(DIALECTS)], 0);
        let count = reader.count()?;
        (0..count)
            .map(|_| {
                let name = reader.number()?;
                if name & 1 == 1 {
                    reader.section()?;
                }
                strings.get(index(name >> 1)?).copied()
            })
            .collect()
    }

    /// All attributes, then all types.
    fn elements(&self) -> Option<(Vec<Element<'a>>, Vec<Element<'a>>)> {
        let mut sizes = Reader::new(self.sections[usize::from(ATTRIBUTE_SIZES)], 0);
        let mut stored = Reader::new(self.sections[usize::from(ATTRIBUTES)], 0);
        let (attribute_count, type_count) = (sizes.number()?, sizes.number()?);
        let total = index(attribute_count.checked_add(type_count)?)?;
        // Each takes a byte at least.
        if total > sizes.bytes.len() {
            return None;
        }
        let mut elements = Vec::new();
        elements.try_reserve(total).ok()?;
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
        let mut reader = Reader::new(self.sections[usize::from(OPERATIONS)], 0);
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

/// What an attribute of this dialect is, if it is an integer.
fn integer<'a>(
    value: Element<'a>,
    dialect: &[u8],
    types: &[Element<'a>],
    named: impl Fn(u64) -> Option<&'a [u8]>,
) -> Option<i64> {
    if !value.is_encoded {
        let text = std::str::from_utf8(value.bytes).ok()?;
        return text.split([' ', ':', '\0']).next()?.parse().ok();
    }
    let mut reader = Reader::new(value.bytes, 0);
    if dialect != b"builtin" || reader.number()? != BUILTIN_INTEGER {
        return None;
    }
    let of_type = *types.get(index(reader.number()?)?)?;
    let mut type_reader = Reader::new(of_type.bytes, 0);
    let is_integer = named(of_type.dialect)? == b"builtin"
        && of_type.is_encoded
        && type_reader.number()? == BUILTIN_INTEGER_TYPE;
    // The width stands above two bits for the sign; an index has 64.
    let width = match is_integer {
        true => type_reader.number()? >> 2,
        false => u64::from(i64::BITS),
    };
    match width {
        0..=8 => reader.byte().map(|byte| i64::from(byte as i8)),
        9..=64 => reader.number().map(from_zigzag),
        _ => None,
    }
}

fn from_zigzag(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

fn index(number: u64) -> Option<usize> {
    usize::try_from(number).ok()
}

/// Reads on from the start of some bytes.
struct Reader<'a> {
    bytes: &'a [u8],
    /// Where they lie in the whole, for what is aligned there.
    position: usize,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8], position: usize) -> Reader<'a> {
        Reader { bytes, position }
    }

    fn take(&mut self, size: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(size)?;
        self.bytes = rest;
        self.position += size;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    /// A number whose first byte tells by its zeros at the end how many bytes follow.
    fn number(&mut self) -> Option<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros() as usize;
        let mut digits = [0; 8];
        digits[..more].copy_from_slice(self.take(more)?);
        let number = u64::from_le_bytes(digits);
        Some(match more {
            8 => number,
            // The first byte's bits above its mark are the lowest.
            _ => number << (7 - more) | u64::from(first) >> (more + 1),
        })
    }

    /// How many elements follow, of a byte at least each.
    fn count(&mut self) -> Option<usize> {
        index(self.number()?).filter(|count| *count <= self.bytes.len())
    }

    fn until_nul(&mut self) -> Option<&'a [u8]> {
        let end = self.bytes.iter().position(|byte| *byte == 0)?;
        let text = self.take(end)?;
        self.byte()?;
        Some(text)
    }

    /// A section: its number, and what is in it.
    fn section(&mut self) -> Option<(u8, &'a [u8])> {
        const IS_ALIGNED: u8 = 0x80;
        let id = self.byte()?;
        let size = index(self.number()?)?;
        if id & IS_ALIGNED != 0 {
            let alignment = index(self.number()?).filter(|alignment| *alignment > 0)?;
            let padding = self.position.next_multiple_of(alignment) - self.position;
            self.take(padding)?;
        }
        Some((id & !IS_ALIGNED, self.take(size)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// JAX's programs for four devices, as plain bytecode and as a portable artifact.
    const PROGRAMS: [&[u8]; 2] = [
        include_bytes!("../../tests/devices/four_jit.mlirbc"),
        include_bytes!("../../tests/devices/four_jit.vhlo"),
    ];

    #[test]
    fn attributes_of_the_module_are_read() {
        for program in PROGRAMS {
            let module = Bytecode::read(program).unwrap();
            assert_eq!(module.module_attribute("mhlo.num_partitions"), Some(4));
            assert_eq!(module.module_attribute("mhlo.num_replicas"), Some(1));
            assert_eq!(module.module_attribute("mhlo.num"), None);
        }
        assert!(Bytecode::read(b"").is_none());
    }

    #[test]
    fn damaged_bytecode_is_no_more_than_unreadable() {
        for program in PROGRAMS {
            for end in 0..program.len() {
                let cut = Bytecode::read(&program[..end]);
                let _ = cut.and_then(|module| module.module_attribute("mhlo.num_partitions"));
            }
            for position in 0..program.len() {
                for value in [0, 1, 0x7f, 0x80, 0xff] {
                    let mut damaged = program.to_vec();
                    damaged[position] = value;
                    let read = Bytecode::read(&damaged);
                    let _ = read.and_then(|module| module.module_attribute("mhlo.num_partitions"));
                }
            }
        }
    }

    #[test]
    fn numbers_are_of_every_length() {
        // By the format's description: the first byte's zeros at the end count the bytes behind it.
        for (number, bytes) in [
            (0, &[0x01][..]),
            (127, &[0xff]),
            (128, &[0x02, 0x02]),
            (300, &[0xb2, 0x04]),
            (u64::MAX, &[0, 255, 255, 255, 255, 255, 255, 255, 255]),
        ] {
            let mut reader = Reader::new(bytes, 0);
            assert_eq!(reader.number(), Some(number));
            assert!(reader.bytes.is_empty());
            assert_eq!(Reader::new(&bytes[..bytes.len() - 1], 0).number(), None);
        }
        assert_eq!([0, 1, 2, 3, 8].map(from_zigzag), [0, -1, 1, -2, 4]);
    }
}
