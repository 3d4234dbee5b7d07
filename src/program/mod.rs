//! From a file's bytes to something that a plugin can load: which format it is, and the wrapping
//! taken off.
//!
//! The format is recognised by content, never by a file's name.

pub(crate) mod arctan;
mod container;
pub(crate) mod devices;
pub(crate) mod envelope;
mod facts;
mod foreign;
pub(crate) mod missing;
mod mlir;
pub(crate) mod options;
mod provenance;
pub(crate) mod sharding;
pub(crate) mod signature;
mod stored;
mod wire;

pub(crate) use wire::functions_of_compiled;

use std::borrow::Cow;
use std::ffi::{CStr, CString};

use crate::error::{Error, Result, Status};
use crate::host::memory;

pub(crate) use container::Interface;
pub(crate) use envelope::{Compilation, Extents, Wholes};
pub use facts::{ArrayFacts, ProgramFacts};
pub(crate) use foreign::ENOUGH;
pub(crate) use missing::{is_built_in, missing_function, purpose as purpose_of_function};
use mlir::{Facts, MIXED_BITS, ODD_TOP_K, TOP_K};
pub(crate) use provenance::Provenance;

/// What kind of program some bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// StableHLO as text, which a plugin compiles.
    StableHloText,
    /// StableHLO as MLIR bytecode (plain, or a portable artifact), which a plugin compiles.
    StableHloBytecode,
    /// An executable that a plugin of the same build has compiled and serialized.
    Executable,
    /// The same in the wrapping that JAX's own runtime layer, IFRT, puts around it.
    IfrtExecutable,
    /// The same in the envelope that pjrtlite puts around it.
    SealedExecutable,
    /// What `jax.export` serializes a function into: StableHLO bytecode and its interface.
    Export,
    /// An HLO module, XLA's own form of a program, which a plugin compiles.
    HloModule,
}

impl Format {
    /// What it is called; NUL-terminated.
    pub fn c_name(self) -> &'static CStr {
        match self {
            Format::StableHloText => c"StableHLO text",
            Format::StableHloBytecode => c"StableHLO bytecode",
            Format::Executable => c"serialized executable",
            Format::IfrtExecutable => c"serialized executable (IFRT-wrapped)",
            Format::SealedExecutable => c"serialized executable (by pjrtlite)",
            Format::Export => c"jax.export",
            Format::HloModule => c"HLO module",
        }
    }
}

/// What inputs and outputs are called; empty, or none at all, where they have no name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Names {
    pub(crate) inputs: Vec<CString>,
    pub(crate) outputs: Vec<CString>,
}

/// A program in the form that a plugin takes.
#[derive(Debug)]
pub(crate) struct Program<'a> {
    pub(crate) format: Format,
    /// Text with the NUL behind it that some plugins read, bytecode, or a bare executable.
    pub(crate) code: Cow<'a, [u8]>,
    /// How many bytes of `code` are the program.
    pub(crate) size: usize,
    /// How a function's arguments become the program's, where the format tells.
    pub(crate) interface: Option<Interface>,
    /// What the function's arguments and results are called, where the format tells.
    pub(crate) names: Names,
    /// Where an executable comes from, where the format tells.
    pub(crate) provenance: Option<Provenance>,
    /// How an executable was compiled; of one whose format does not tell, as for a single device.
    pub(crate) compilation: Compilation,
    /// What the plugin told of an executable when it was sealed, where the format tells.
    pub(crate) compiled: Option<Compiled>,
}

/// What a plugin tells of an executable in its optimised program, which takes it the longer the larger
/// the program is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Compiled {
    /// The executable's own signature, whatever function it was exported from.
    pub(crate) signature: signature::Signature,
    /// The functions that it calls, XLA's own among them.
    pub(crate) functions: Vec<String>,
}

/// MLIR bytecode starts with these (<https://mlir.llvm.org/docs/BytecodeFormat/>).
const BYTECODE_MAGIC: &[u8] = b"ML\xefR";

/// What this library takes, for messages.
const TAKEN: &str = "a function that jax.export serialized, StableHLO as text or bytecode, an HLO \
     module, or an executable that JAX or pjrtlite serialized";

/// Recognises the format of a program, and takes off what a plugin would not understand.
pub(crate) fn recognise(bytes: &[u8]) -> Result<Program<'_>> {
    if bytes.is_empty() {
        return Err(bad(format_args!("it is empty; expected {TAKEN}")));
    }
    if bytes.starts_with(BYTECODE_MAGIC) {
        check_no_fault(Facts::of_bytecode(bytes))?;
        return Ok(Program::borrowed(Format::StableHloBytecode, bytes));
    }
    if envelope::is_envelope(bytes) {
        let opened = envelope::open(bytes)?;
        return Ok(Program {
            interface: opened.interface,
            names: opened.names,
            provenance: Some(opened.provenance),
            compilation: opened.compilation,
            compiled: opened.compiled,
            ..Program::borrowed(Format::SealedExecutable, opened.executable)
        });
    }
    if let Some(executable) = wire::unwrap_ifrt(bytes) {
        return if wire::is_executable(executable) {
            Ok(Program::borrowed(Format::IfrtExecutable, executable))
        } else {
            Err(bad(format_args!(
                "it starts as an IFRT-wrapped serialized executable, but what is wrapped is cut \
                 short or damaged; write it anew"
            )))
        };
    }
    // An HLO module would pass for an executable, too; not the other way round.
    if let Some(module) = wire::hlo_module(bytes) {
        if wire::is_optimized(module) {
            return Err(bad(format_args!(
                "it is an HLO module that XLA has optimized already, which plugins do not take \
                 again: they may end the process over it. Save the module before that, \
                 jax.jit(f).lower(x).compiler_ir(\"hlo\").as_serialized_hlo_module_proto(); of XLA's \
                 dumps, that is the one named before_optimizations"
            )));
        }
        // Of what ends the process as StableHLO, XLA refuses functions that call themselves and
        // sizes beyond 63 bits in this form by itself.
        if wire::calls_for_one_array(module, TOP_K.as_bytes()) {
            return Err(bad(format_args!("{ODD_TOP_K}")));
        }
        if wire::mixes_bits(module) {
            return Err(bad(format_args!("{MIXED_BITS}")));
        }
        return Ok(Program::borrowed(Format::HloModule, module));
    }
    check_not_foreign(bytes, bytes)?;
    if wire::is_executable(bytes) {
        return Ok(Program::borrowed(Format::Executable, bytes));
    }
    if container::looks_like_export(bytes) {
        let export = container::read(bytes).map_err(|error| {
            error.context("it looks like a function that jax.export serialized, but")
        })?;
        check_no_fault(Facts::of_bytecode(export.module))?;
        let program = Program {
            interface: Some(export.interface),
            names: export.names,
            ..Program::borrowed(Format::Export, export.module)
        };
        program.check_device_count(export.devices)?;
        return Ok(program);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return recognise_text(text);
    }
    Err(unknown(bytes, bytes.len()))
}

/// Whether a file may be a bundle: an archive whose first file is a manifest.
pub(crate) fn is_bundle(head: &[u8]) -> bool {
    let name = head.get(30..).unwrap_or_default();
    head.starts_with(b"PK\x03\x04") && name.starts_with(b"manifest.json")
}

/// Fails if a file cannot be a program, by how it starts and ends: then the rest need not be read.
pub(crate) fn check_ends(head: &[u8], tail: &[u8], size: usize) -> Result<()> {
    if size == 0 {
        // To be told with the whole.
        return Ok(());
    }
    if head.starts_with(BYTECODE_MAGIC) || envelope::is_envelope(head) {
        return Ok(());
    }
    check_not_foreign(head, tail)?;
    // Cut inside a character it is text still.
    let is_text = match std::str::from_utf8(head) {
        Ok(text) => !text.strip_suffix('\0').unwrap_or(text).contains(is_odd),
        Err(error) => {
            let good = std::str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default();
            error.error_len().is_none() && !good.contains(is_odd)
        }
    };
    let may_be_one = is_text
        || wire::may_be_wrapped(head)
        || wire::may_be_message(head)
        || container::may_be_export(head);
    if may_be_one {
        return Ok(());
    }
    Err(unknown(head, size))
}

/// Fails if it is the file of something else.
fn check_not_foreign(head: &[u8], tail: &[u8]) -> Result<()> {
    let head = &head[..head.len().min(ENOUGH)];
    let tail = &tail[tail.len().saturating_sub(ENOUGH)..];
    if let Some(foreign) = foreign::name(head, tail) {
        return Err(foreign_error(foreign));
    }
    if foreign::is_utf16(head) {
        return Err(bad(format_args!(
            "it is text in UTF-16; save it as UTF-8, or better as what \
             jax.export.export(jax.jit(f))(x).serialize() gives"
        )));
    }
    let text = match std::str::from_utf8(head) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default(),
    };
    match foreign::name_text(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)) {
        Some(foreign) => Err(foreign_error(foreign)),
        None => Ok(()),
    }
}

fn foreign_error(foreign: foreign::Foreign) -> Error {
    bad(format_args!(
        "it is {}, not a program that can be loaded. {}",
        foreign.what, foreign.advice
    ))
}

fn unknown(start: &[u8], size: usize) -> Error {
    bad(format_args!(
        "its {size} bytes are in no known format, or cut short: they start with {}. Expected {TAKEN}",
        Start(start)
    ))
}

/// What some editors write before a text in UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Whether no text has this character.
fn is_odd(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t')
}

/// Fails if no plugin takes a program that holds this, since some end the process over it.
fn check_no_fault(holds: Option<Facts<'_>>) -> Result<()> {
    match holds.and_then(|facts| facts.fault()) {
        Some(fault) => Err(bad(format_args!("{fault}"))),
        None => Ok(()),
    }
}

fn recognise_text(text: &str) -> Result<Program<'_>> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    // A final NUL is what C programs often hand over with a string.
    let text = text.strip_suffix('\0').unwrap_or(text);
    if let Some(position) = text.find(is_odd) {
        return Err(bad(format_args!(
            "it looks like text, but holds a control character at byte {position}"
        )));
    }
    if !(text.contains("module") || text.contains("func.func")) {
        return Err(bad(format_args!(
            "it is text, but holds neither `module` nor `func.func`, so it is no StableHLO: it \
             starts with {}. Expected {TAKEN}",
            Start(text.as_bytes())
        )));
    }
    check_no_fault(Some(Facts::of_text(text)))?;
    let mut code = memory::with_room(text.len() + 1)?;
    code.extend_from_slice(text.as_bytes());
    code.push(0);
    Ok(Program {
        format: Format::StableHloText,
        size: text.len(),
        code: Cow::Owned(code),
        interface: None,
        names: Names::default(),
        provenance: None,
        compilation: Compilation::default(),
        compiled: None,
    })
}

impl<'a> Program<'a> {
    fn borrowed(format: Format, bytes: &'a [u8]) -> Program<'a> {
        Program {
            format,
            code: Cow::Borrowed(bytes),
            size: bytes.len(),
            interface: None,
            names: Names::default(),
            provenance: None,
            compilation: Compilation::default(),
            compiled: None,
        }
    }

    /// What a plugin that compiles calls the format; none if it only has to be loaded.
    pub(crate) fn language(&self) -> Option<&'static str> {
        match self.format {
            Format::StableHloText | Format::StableHloBytecode | Format::Export => Some("mlir"),
            Format::HloModule => Some("hlo"),
            Format::Executable | Format::IfrtExecutable | Format::SealedExecutable => None,
        }
    }

    /// What is wrong with the program and what helps, where what a plugin said of it tells that.
    pub(crate) fn advice_on(&self, refusal: &Error) -> Option<(Status, &'static str)> {
        let says = |part: &str| refusal.message().contains(part);
        let has = |name: &[u8]| memchr::memmem::find(&self.code, name).is_some();
        // Plugins that do not know the newer form of a custom call name the operation alone.
        let is_unknown_call = says("vhlo.custom_call_v2");
        if says("Unbounded dynamism")
            || says("expected bounded result")
            || is_unknown_call && has(b"shape_assertion")
        {
            return Some((
                Status::BadProgram,
                "It has arrays whose extents are not known before the run, which no plugin takes: \
                 export the function for fixed shapes",
            ));
        }
        if says("must be passed array shapes") || says("ested tuples") {
            return Some((
                Status::Unsupported,
                "A result of it is a tuple in a tuple, and no array of the host's holds that: export \
                 a function of plain arrays",
            ));
        }
        if is_unknown_call && has(b"annotate_device_placement") {
            return Some((
                Status::UnsupportedByPlugin,
                "It says in which kind of memory arrays are to be (`memory_kind` of a sharding, or \
                 jax.memory), which this plugin is too old for: export it without that, or use a \
                 newer plugin",
            ));
        }
        None
    }

    /// The version of StableHLO that a portable artifact was written for: its producer is
    /// `StableHLO_v` and three numbers.
    pub(crate) fn stablehlo_version(&self) -> Option<[i64; 3]> {
        let producer = self.code.strip_prefix(BYTECODE_MAGIC)?.get(1..)?;
        let end = producer.iter().take(64).position(|byte| *byte == 0)?;
        let version = std::str::from_utf8(&producer[..end]).ok()?;
        let mut numbers = version.strip_prefix("StableHLO_v")?.split('.');
        let mut next = || numbers.next()?.parse().ok();
        Some([next()?, next()?, next()?])
    }
}

fn bad(message: std::fmt::Arguments<'_>) -> Error {
    Error::new(Status::BadProgram, message.to_string())
}

/// Shows how a file starts.
struct Start<'a>(&'a [u8]);

impl std::fmt::Display for Start<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let start = &self.0[..self.0.len().min(12)];
        write!(f, "\"{}\"", start.escape_ascii())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "module @m { func.func public @main() { return } }";

    #[test]
    fn text_gets_a_nul_behind_it_once() {
        for given in [TEXT.to_owned(), format!("{TEXT}\0")] {
            let program = recognise(given.as_bytes()).unwrap();
            assert_eq!(program.format, Format::StableHloText);
            assert_eq!(program.size, TEXT.len());
            assert_eq!(&program.code[..], format!("{TEXT}\0").as_bytes());
        }
    }

    #[test]
    fn bytecode_is_known_by_its_start() {
        let program = recognise(b"ML\xefR\x0bStableHLO_v1.0.0\0").unwrap();
        assert_eq!(program.format, Format::StableHloBytecode);
        assert_eq!(program.size, program.code.len());
        assert_eq!(program.stablehlo_version(), Some([1, 0, 0]));
        let plain = recognise(b"ML\xefR\x0bMLIR20.0.0\0").unwrap();
        assert_eq!(plain.stablehlo_version(), None);
    }

    #[test]
    fn what_is_no_program_is_refused_with_what_was_seen() {
        for (bytes, seen) in [
            (&b""[..], "empty"),
            (b"HloModule m, entry_computation_layout={}", "HLO text"),
            (b"import jax", "import jax"),
            (b"mod\x01ule", "control character at byte 3"),
            (b"\x7fELF\x02\x01\x01\0\xff", "(ELF), not a program"),
            (
                b"\xabELF\x02\x01\x01\0\xff",
                r#""\xabELF\x02\x01\x01\x00\xff""#,
            ),
        ] {
            let error = recognise(bytes).unwrap_err();
            assert_eq!(error.status(), Status::BadProgram);
            assert!(error.message().contains(seen), "no '{seen}' in {error}");
        }
    }
}
