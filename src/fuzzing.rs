//! What has to hold when the readers of untrusted bytes are given any bytes at all.
//!
//! The fuzz targets in `fuzz/` call these checks, and the tests below do so with their seeds and
//! with a fixed sequence of changes to them. A check panics if what it states does not hold. Each
//! states that its reader comes back without a panic, gives the same whenever and wherever it
//! reads the same bytes, takes memory in proportion to them and gives all of it back, and that
//! what it made of them is consistent.
//!
//! The readers are entered by the doors that a file's bytes come in by, so that whatever is found
//! here can happen to a user. This module is in no ordinary build.

use std::alloc::{GlobalAlloc, Layout as MemoryLayout, System};
use std::borrow::Cow;
use std::cell::Cell;
use std::hash::Hasher;

use twox_hash::XxHash3_64;

use crate::array::{ArrayType, Layout};
use crate::bundle::entrance::{crc32, read_bundle, read_weights};
use crate::error::{Error, Result, Status};
use crate::program::envelope::{Compilation, seal};
use crate::program::signature::Signature;
use crate::program::{
    ENOUGH, Format, Interface, Program, ProgramFacts, Provenance, check_ends, missing_function,
    recognise,
};

/// A name and a check.
pub type Target = (&'static str, fn(&[u8]));

/// Every target. Its name is also that of its folder of seeds.
pub const TARGETS: [Target; 7] = [
    ("recognise", any_program),
    ("container", container),
    ("envelope", envelope),
    ("signature", signature),
    ("attributes", attributes),
    ("bundle", bundle),
    ("weights", weights),
];

/// The start of MLIR bytecode.
const BYTECODE_MAGIC: &[u8] = b"ML\xefR";

/// Any program, with all formats to choose from.
pub fn any_program(bytes: &[u8]) {
    leaves_nothing(|| {
        if let Some(program) = check_program(bytes) {
            check_explanation(&program);
        }
    });
}

/// The attributes of a call, built from the bytes: a plugin gives structs, whose pointers no chance makes.
pub fn attributes(bytes: &[u8]) {
    leaves_nothing(|| crate::ffi::fuzzing::attributes(bytes));
}

/// A container of `jax.export`. The start of a module behind it, which a container does not mind,
/// is what lets bytes without a module into the reader.
pub fn container(bytes: &[u8]) {
    leaves_nothing(|| {
        check_program(&[bytes, BYTECODE_MAGIC].concat());
    });
}

/// An envelope, whose head is put right, since chance does not find a checksum.
pub fn envelope(bytes: &[u8]) {
    leaves_nothing(|| {
        let bytes = with_right_head(bytes);
        let Some(program) = check_program(&bytes) else {
            return;
        };
        assert_eq!(program.format, Format::SealedExecutable);
        check_sealed(&program);
        // What is sealed in some seeds is an optimised module.
        let (Some(interface), Ok(module)) = (
            &program.interface,
            Signature::from_optimized_hlo(&program.code),
        ) else {
            return;
        };
        let takes = module.parameter_count();
        if let Ok(function) = module.of_function(interface) {
            check_signature(&function);
            assert_eq!(function.input_count(), interface.inputs.len());
            assert_eq!(function.output_count(), interface.outputs.len());
            let hidden = usize::from(function.platform_index().is_some());
            assert_eq!(takes, interface.kept.len() + hidden);
            assert_eq!(function.parameter_count(), takes);
        }
    });
}

/// A bundle, whose manifest's checksum is put right, since chance does not find it.
pub fn bundle(bytes: &[u8]) {
    leaves_nothing(|| {
        let bytes = with_right_checksum(bytes);
        let read = |bytes: &[u8]| {
            let (result, took) = memory_for(|| read_bundle(bytes));
            // What a manifest says in some bytes is a structure of some hundred, with names that are found
            // by their hash, in lists that grow by doubling.
            assert_in_proportion(took, 512, bytes);
            result
        };
        let first = read(&bytes);
        assert_eq!(first, read(&shifted(&bytes)[1..]), "read twice");
        if let Err(error) = first {
            check_error(&error, 4096);
        }
    });
}

/// A file of weights.
pub fn weights(bytes: &[u8]) {
    leaves_nothing(|| {
        let read = |bytes: &[u8]| {
            let (result, took) = memory_for(|| read_weights(bytes));
            assert_in_proportion(took, 256, bytes);
            result
        };
        let first = read(bytes);
        assert_eq!(first, read(&shifted(bytes)[1..]), "read twice");
        match first {
            Ok(place) => assert_eq!(bytes[place].len(), 12),
            Err(error) => check_error(&error, 4096),
        }
    });
}

/// The archive with the checksum of its first member in its head and in the directory, if there are such.
fn with_right_checksum(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let number = |at: usize| {
        let two = bytes.get(at..at + 2)?;
        Some(usize::from(u16::from_le_bytes([two[0], two[1]])))
    };
    let place = || {
        let start = 30 + number(26)? + number(28)?;
        let size = u32::from_le_bytes(bytes.get(18..22)?.try_into().ok()?) as usize;
        let content = bytes.get(start..start.checked_add(size)?)?;
        let entry = memchr::memmem::find(&bytes, b"PK\x01\x02")?;
        bytes.get(entry + 16..entry + 20)?;
        Some((crc32(content), entry))
    };
    if let Some((crc, entry)) = place() {
        for at in [14, entry + 16] {
            bytes[at..at + 4].copy_from_slice(&crc.to_le_bytes());
        }
    }
    bytes
}

/// What a plugin says of a compiled program. It is trusted more than a file, but a damaged
/// executable can make it say anything.
pub fn signature(bytes: &[u8]) {
    leaves_nothing(|| {
        // The smallest message in this one has two bytes and becomes a structure of about 100, in
        // a list that grows by doubling.
        let read = |bytes: &[u8]| {
            let (result, took) = memory_for(|| Signature::from_optimized_hlo(bytes));
            assert_in_proportion(took, 256, bytes);
            result
        };
        let first = read(bytes);
        assert_eq!(first, read(&shifted(bytes)[1..]), "read twice");
        match first {
            Ok(signature) => {
                check_signature(&signature);
                // A function that takes and gives what its module does has the same signature.
                let interface = Interface {
                    inputs: arrays(&signature),
                    outputs: signature.outputs().to_vec(),
                    kept: (0..signature.input_count()).collect(),
                    platforms: vec!["cpu".to_owned()],
                };
                assert_eq!(signature.clone().of_function(&interface), Ok(signature));
            }
            // It may show a layout of any length.
            Err(error) => check_error(&error, 4096 + 32 * bytes.len()),
        }
    });
}

/// Recognises a program, twice, and checks what came out.
fn check_program(bytes: &[u8]) -> Option<Program<'_>> {
    fn read(bytes: &[u8]) -> Result<Program<'_>> {
        let (result, took) = memory_for(|| recognise(bytes));
        let times = match &result {
            // A text is copied, and its functions are listed by name. What is in bytecode is listed
            // by number: a text or an attribute of one byte takes up to 32.
            Ok(Program {
                format: Format::StableHloText | Format::StableHloBytecode,
                ..
            }) => 64,
            // It is in what was read.
            Ok(program) if program.interface.is_none() && program.provenance.is_none() => 1,
            // Arrays are named by a number of four bytes, and may have 64 dimensions of eight.
            _ => 256 + 64,
        };
        assert_in_proportion(took, times, bytes);
        result
    }
    let elsewhere = shifted(bytes);
    match (read(bytes), read(&elsewhere[1..])) {
        (Ok(first), Ok(second)) => {
            assert_same(&first, &second);
            check_recognised(&first, bytes);
            check_facts(&first, bytes);
            // By its ends alone it must not have been refused, however little of it was looked at.
            for enough in [ENOUGH, 4096] {
                let enough = enough.min(bytes.len());
                let (head, tail) = (&bytes[..enough], &bytes[bytes.len() - enough..]);
                assert_eq!(check_ends(head, tail, bytes.len()), Ok(()));
            }
            Some(first)
        }
        (Err(first), Err(second)) => {
            assert_eq!(first, second, "read twice");
            check_error(&first, 4096);
            None
        }
        (first, second) => panic!("read twice: {first:?}, then {second:?}"),
    }
}

fn assert_same(one: &Program<'_>, other: &Program<'_>) {
    assert_eq!(one.format, other.format);
    assert_eq!(one.code, other.code);
    assert_eq!(one.size, other.size);
    assert_eq!(one.interface, other.interface);
    assert_eq!(one.names, other.names);
    assert_eq!(one.provenance, other.provenance);
}

fn check_recognised(program: &Program<'_>, bytes: &[u8]) {
    let is_text = program.format == Format::StableHloText;
    match &program.code {
        Cow::Borrowed(code) => {
            assert!(!is_text, "text wants a NUL behind it");
            assert_eq!(program.size, code.len());
            let (outer, inner) = (bytes.as_ptr_range(), code.as_ptr_range());
            assert!(outer.start <= inner.start && inner.end <= outer.end);
        }
        Cow::Owned(code) => {
            assert!(is_text, "only text is copied");
            let (nul, text) = code.split_last().expect("text has a NUL behind it");
            assert_eq!((*nul, text.len()), (0, program.size));
            assert!(!text.contains(&0), "a plugin would stop at a NUL");
            let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
            let rest = bytes
                .strip_prefix(text)
                .expect("the text is that of the file");
            assert!(rest.is_empty() || rest == b"\0");
        }
    }
    let names = &program.names;
    if let Some(interface) = &program.interface {
        assert!([0, interface.inputs.len()].contains(&names.inputs.len()));
        assert!([0, interface.outputs.len()].contains(&names.outputs.len()));
    }
    let _ = program.stablehlo_version();
    let format = program.format;
    let compiled = matches!(
        format,
        Format::Executable | Format::IfrtExecutable | Format::SealedExecutable
    );
    assert_eq!(program.language().is_none(), compiled);
    assert_eq!(
        program.code.starts_with(BYTECODE_MAGIC) && !compiled,
        matches!(format, Format::StableHloBytecode | Format::Export)
    );
    assert_eq!(
        program.provenance.is_some(),
        format == Format::SealedExecutable
    );
    match &program.interface {
        None => assert_ne!(format, Format::Export),
        Some(interface) => {
            assert!(matches!(format, Format::Export | Format::SealedExecutable));
            assert!(interface.kept.is_sorted_by(|a, b| a < b));
            assert!(interface.kept.iter().all(|&i| i < interface.inputs.len()));
            assert!(!interface.platforms.is_empty());
            for array in interface.inputs.iter().chain(&interface.outputs) {
                check_array(array);
            }
        }
    }
}

/// What a program tells of itself is told without a fault, or why not.
fn check_facts(program: &Program<'_>, bytes: &[u8]) {
    match ProgramFacts::read(bytes) {
        Ok(facts) => {
            assert_eq!(facts.format, program.format);
            assert_eq!(facts.inputs.is_some(), facts.outputs.is_some());
            assert_eq!(facts.calls().len(), facts.functions.len());
        }
        Err(error) => check_error(&error, 4096),
    }
}

/// If a plugin lacks a function, the program is searched for others that it would lack.
fn check_explanation(program: &Program<'_>) {
    let complaint = Error::new(
        Status::NotFound,
        "No FFI handler registered for lapack_spotrf_ffi on a platform Host",
    );
    let has = |names: &[&str]| names.iter().map(|name| name.len() % 2 == 0).collect();
    let (error, took) = memory_for(|| missing_function(&complaint, program, has));
    assert_in_proportion(took, 64, &program.code);
    let error = error.expect("the complaint is understood");
    assert_eq!(error.status(), Status::CustomCallNotFound);
    let lines = error.message().lines().count();
    assert!(lines <= 70, "a message of {lines} lines");
}

/// An envelope opens to what is sealed in it, to the last bit.
fn check_sealed(program: &Program<'_>) {
    let provenance = program.provenance.clone().expect("it is sealed");
    assert_eq!(provenance.check(&provenance), Ok(()), "it fits itself");
    let _ = provenance.check(&Provenance::default());
    let _ = Provenance::default().check(&provenance);
    let seal = |program: &Program<'_>| {
        let provenance = program.provenance.clone().expect("it is sealed");
        let compilation = program.compilation.clone();
        let sealed = seal(
            provenance,
            compilation,
            (program.interface.as_ref(), &program.names),
            program.compiled.as_ref(),
            &program.code,
        );
        sealed.expect("it fits")
    };
    let sealed = seal(program);
    let opened = recognise(&sealed).expect("it opens");
    assert_same(&opened, program);
    assert_eq!(seal(&opened), sealed);
    // One bit of it is changed. Which one follows from the bytes, so that it is found again.
    let place = hash(&sealed) as usize;
    let mut damaged = sealed;
    let byte = MAGIC.len() + place % (damaged.len() - MAGIC.len());
    damaged[byte] ^= 1 << (place >> 32 & 7);
    assert!(recognise(&damaged).is_err(), "byte {byte} is changed");
}

fn check_signature(signature: &Signature) {
    let text = signature.to_string();
    assert_eq!(text.matches(" -> ").count(), 1, "{text}");
    for (index, input) in signature.inputs().iter().enumerate() {
        check_array(&input.array);
        assert_eq!(signature.check_input(index, &input.array), Ok(()));
        let physical = input.layout.physical(&input.array);
        assert_eq!(physical.byte_size(), input.array.byte_size());
        if let Layout::Permuted(axes) = &input.layout {
            let mut axes = axes.to_vec();
            axes.sort_unstable();
            let all: Vec<usize> = (0..input.array.dims().len()).collect();
            assert_eq!(axes, all);
        }
        if let Some(output) = input.donated_to {
            assert!(output < signature.output_count(), "donated to {output}");
        }
    }
    for (index, output) in signature.outputs().iter().enumerate() {
        check_array(output);
        assert_eq!(signature.check_output(index, output), Ok(()));
    }
    assert!(signature.input(signature.input_count()).is_err());
    assert!(signature.output(signature.output_count()).is_err());
}

/// The inputs' types.
fn arrays(signature: &Signature) -> Vec<ArrayType> {
    let inputs = signature.inputs().iter();
    inputs.map(|input| input.array.clone()).collect()
}

fn check_array(array: &ArrayType) {
    let size = array.dims().iter().map(|&dim| i128::from(dim)).try_fold(
        array.dtype().size() as i128,
        |size, dim| {
            assert!(dim >= 0);
            size.checked_mul(dim)
        },
    );
    assert_eq!(size, Some(array.byte_size() as i128));
    assert!(isize::try_from(array.byte_size()).is_ok());
}

fn check_error(error: &Error, longest: usize) {
    assert!(
        matches!(
            error.status(),
            Status::BadProgram
                | Status::SignatureMismatch
                | Status::Unsupported
                | Status::InvalidValue
                | Status::Internal
        ),
        "{error}"
    );
    assert!((1..=longest).contains(&error.message().len()));
    let is_odd = |c: char| c.is_control() && c != '\n';
    assert!(!error.message().contains(is_odd), "{error:?}");
}

/// The same bytes elsewhere, behind one more, so that nothing in them is aligned as it was.
fn shifted(bytes: &[u8]) -> Vec<u8> {
    [&[0], bytes].concat()
}

const MAGIC: &[u8; 8] = b"PJRTLITE";
const VERSION: &[u8; 4] = &[2, 0, 0, 0];

/// An envelope with the body of the one given, whose head states the sizes and the checksum that
/// the body has. Where facts and executable part is what the head given says, as far as it can be.
fn with_right_head(bytes: &[u8]) -> Vec<u8> {
    let (head, body) = bytes.split_at_checked(32).unwrap_or((&[], bytes));
    let stated = head.get(12..16).map_or(0, |digits| {
        u32::from_le_bytes([digits[0], digits[1], digits[2], digits[3]])
    });
    let facts = (stated as usize).min(body.len());
    let sizes = [
        &(facts as u32).to_le_bytes()[..],
        &((body.len() - facts) as u64).to_le_bytes(),
    ]
    .concat();
    let start = [&MAGIC[..], VERSION, &sizes].concat();
    let checksum = hash(&[&start, body].concat()).to_le_bytes();
    [&start, &checksum[..], body].concat()
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = XxHash3_64::new();
    hasher.write(bytes);
    hasher.finish()
}

/// The system's allocator, which counts what each thread holds.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

thread_local! {
    /// Bytes that the thread allocated and has not freed; negative where it freed for others.
    static HELD: Cell<isize> = const { Cell::new(0) };
    /// The most of them since this was last set.
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn count(change: isize) {
    let held = HELD.get().wrapping_add(change);
    HELD.set(held);
    MOST.set(MOST.get().max(held));
}

// SAFETY: the system's allocator does the work; what is counted is in thread-local cells that
// need neither memory nor a destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: MemoryLayout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: MemoryLayout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: MemoryLayout, size: usize) -> *mut u8 {
        // Both are there while one is copied to the other.
        count(size as isize);
        count(-(layout.size() as isize));
        // SAFETY: the caller's promise.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: MemoryLayout) {
        count(-(layout.size() as isize));
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// What something gives, and the most bytes of memory that it held at a time.
fn memory_for<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = HELD.get();
    MOST.set(before);
    let result = work();
    (result, (MOST.get() - before) as usize)
}

/// Checks that reading took no more memory than so many times what was read, and a little for
/// messages.
fn assert_in_proportion(took: usize, times: usize, bytes: &[u8]) {
    let size = bytes.len();
    let allowed = 16 * 1024 + times * size;
    assert!(
        took <= allowed,
        "reading {size} bytes took {took} bytes of memory; {allowed} are allowed"
    );
}

/// Runs a check, and checks that it freed what it allocated.
fn leaves_nothing(check: impl FnOnce()) {
    let before = HELD.get();
    check();
    assert_eq!(HELD.get(), before, "bytes held before and after");
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// How many changed seeds each target is tried with.
    const CHANGED: usize = 50_000;

    /// No changed seed is made longer than this.
    const LONGEST: usize = 16 * 1024;

    /// The seeds of a target, by name.
    fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
        let mut seeds: Vec<_> = fs::read_dir(folder.join(target))
            .expect("fuzz/seeds comes with the sources")
            .map(|entry| {
                let path = entry.unwrap().path();
                let name = path.strip_prefix(&folder).unwrap().display().to_string();
                (name, fs::read(path).unwrap())
            })
            .collect();
        seeds.sort();
        seeds
    }

    /// Names the input if the check panics, and keeps it.
    struct Named<'a>(String, &'a [u8]);

    impl Drop for Named<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                let file = std::env::temp_dir().join("pjrtlite-fuzzing-failed");
                let _ = fs::write(&file, self.1);
                eprintln!("the input was {}; see {}", self.0, file.display());
            }
        }
    }

    fn try_all(name: &str) {
        let (_, check) = TARGETS[TARGETS.iter().position(|(n, _)| *n == name).unwrap()];
        let seeds = seeds(name);
        for (name, seed) in &seeds {
            let _named = Named(name.clone(), seed);
            check(seed);
        }
        let mut random = Random(1);
        for number in 0..CHANGED {
            let (name, mut bytes) = seeds[random.below(seeds.len())].clone();
            for _ in 0..=random.below(6) {
                random.change(&mut bytes, &seeds);
            }
            let _named = Named(format!("change {number}, to {name}"), &bytes);
            check(&bytes);
        }
    }

    #[test]
    fn any_program_is_recognised_or_refused() {
        try_all("recognise");
    }

    #[test]
    fn any_container_is_read_or_refused() {
        try_all("container");
    }

    #[test]
    fn any_envelope_is_opened_or_refused() {
        try_all("envelope");
    }

    #[test]
    fn any_attributes_are_read() {
        try_all("attributes");
    }

    #[test]
    fn any_module_has_a_signature_or_none() {
        try_all("signature");
    }

    #[test]
    fn any_bundle_is_opened_or_refused() {
        try_all("bundle");
    }

    #[test]
    fn any_weights_are_found_or_not() {
        try_all("weights");
    }

    #[test]
    fn a_head_put_right_is_what_sealing_writes() {
        let provenance = Provenance {
            platform: "cpu".to_owned(),
            ..Provenance::default()
        };
        let sealed = seal(
            provenance,
            Compilation::default(),
            (None, &crate::program::Names::default()),
            None,
            b"executable",
        )
        .unwrap();
        let mut damaged = sealed.clone();
        damaged[16..32].fill(0xff);
        assert_eq!(with_right_head(&damaged), sealed);
    }

    #[test]
    fn memory_is_counted() {
        let twice = || drop([vec![0u8; 1000], vec![0u8; 500]]);
        assert_eq!(memory_for(twice), ((), 1500));
        let one_by_one = || [1000, 500].map(|size| vec![0u8; size].len());
        assert_eq!(memory_for(one_by_one), ([1000, 500], 1000));
        assert_in_proportion(26_384, 10, &[0; 1000]);
        let too_much = || assert_in_proportion(26_385, 10, &[0; 1000]);
        assert!(std::panic::catch_unwind(too_much).is_err());
        let keeps = || leaves_nothing(|| std::mem::forget(vec![0u8; 1]));
        assert!(std::panic::catch_unwind(keeps).is_err());
    }

    /// Numbers that look random and are the same in every run: xorshift64*.
    struct Random(u64);

    impl Random {
        fn next(&mut self) -> u64 {
            self.0 ^= self.0 >> 12;
            self.0 ^= self.0 << 25;
            self.0 ^= self.0 >> 27;
            self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
        }

        /// A number below `end`; 0 if there is none.
        fn below(&mut self, end: usize) -> usize {
            (self.next() >> 11) as usize % end.max(1)
        }

        /// A range inside `0..size`, short more often than long.
        fn range(&mut self, size: usize) -> std::ops::Range<usize> {
            let start = self.below(size);
            let most = [4, 16, 64, size][self.below(4)];
            start..start + self.below(most.min(size - start) + 1)
        }

        /// A number that stands at some edge.
        fn edge(&mut self) -> u64 {
            let power = 1u64 << self.below(64);
            [power, power.wrapping_sub(1), power.wrapping_neg(), 0][self.below(4)]
        }

        /// Changes bytes in one of the ways in which files go wrong, or are made to.
        fn change(&mut self, bytes: &mut Vec<u8>, seeds: &[(String, Vec<u8>)]) {
            let size = bytes.len();
            match self.below(9) {
                0 if size > 0 => bytes[self.below(size)] ^= 1 << self.below(8),
                1 if size > 0 => bytes[self.below(size)] = self.next() as u8,
                // A number, at an edge or moved a little.
                2 | 3 if size >= 8 => {
                    let width = [1, 2, 4, 8][self.below(4)];
                    let at = self.below(size - width + 1);
                    let mut number = [0; 8];
                    number[..width].copy_from_slice(&bytes[at..at + width]);
                    let moved = u64::from_le_bytes(number)
                        .wrapping_add(self.below(65) as u64)
                        .wrapping_sub(32);
                    let number = [moved, self.edge()][self.below(2)].to_le_bytes();
                    bytes[at..at + width].copy_from_slice(&number[..width]);
                }
                4 => drop(bytes.drain(self.range(size))),
                5 => bytes.truncate(self.below(size + 1)),
                // A piece again, once or often.
                6 => {
                    let piece = bytes[self.range(size)].to_vec();
                    let often = [1, 1, 4, 64][self.below(4)];
                    let at = self.below(size + 1);
                    bytes.splice(at..at, piece.repeat(often));
                }
                // A piece over another place.
                7 => {
                    let range = self.range(size);
                    let to = self.below(size - range.len() + 1);
                    bytes.copy_within(range, to);
                }
                // A piece of another seed.
                _ => {
                    let other = &seeds[self.below(seeds.len())].1;
                    let piece = other[self.range(other.len())].to_vec();
                    bytes.splice(self.range(size), piece);
                }
            }
            bytes.truncate(LONGEST);
        }
    }
}
