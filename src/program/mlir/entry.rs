//! What the entry of a StableHLO program takes and gives, as the program itself says.
//!
//! A plugin tells the same of a program that it has compiled. This is for those who only look.

use super::ENTRY;
use super::bytecode::{Bytecode, Tables};
use super::lexer::{Token, Tokens, tokens};
use super::operations;
use super::types::{complex_name, element_name};

/// The attribute by which an argument is donated to an output, and the one by which it is donated to any.
const ALIAS: &str = "tf.aliasing_output";
const DONOR: &str = "jax.buffer_donor";

/// No function has more arguments, and no array more extents.
const MOST: usize = 1 << 16;
const MOST_EXTENTS: usize = 64;

/// What the entry takes and gives.
#[derive(Debug, Default, PartialEq)]
pub(in super::super) struct Entry {
    pub(in super::super) inputs: Vec<Argument>,
    pub(in super::super) outputs: Vec<Argument>,
}

/// An argument or a result.
#[derive(Debug, Default, PartialEq)]
pub(in super::super) struct Argument {
    /// The type of its elements, as this library or MLIR calls it.
    pub(in super::super) element: String,
    /// Its extents; `None` for one that is not known before the run.
    pub(in super::super) dims: Vec<Option<i64>>,
    /// The output that it is donated to.
    pub(in super::super) donated_to: Option<usize>,
    /// Whether it is donated to an output that the compiler chooses.
    pub(in super::super) is_donor: bool,
}

impl Entry {
    /// Reads it from bytecode, if that can be read.
    pub(in super::super) fn of_bytecode(bytes: &[u8]) -> Option<Entry> {
        let module = Bytecode::read(bytes)?;
        let tables = module.tables()?;
        let (_, entry) = operations::read_with_entry(&module)?;
        let (attributes, properties) = entry?;
        let field = |name| tables.named_in(attributes?, name);
        // arg_attrs and function_type come first of the properties, in this order.
        let (list, its_type) = match properties.and_then(|index| tables.properties(index)) {
            Some((fields, 5..)) if tables.is_vhlo() => (Some(fields[0]), fields[1]),
            // What may be missing stands above a bit that says whether it is there.
            Some((fields, 5..)) => ((fields[0] & 1 == 1).then_some(fields[0] >> 1), fields[1]),
            _ => (field("arg_attrs"), field("function_type")?),
        };
        let (inputs, outputs) = tables.function_type(its_type)?;
        let mut entry = Entry {
            inputs: arguments(&tables, &inputs)?,
            outputs: arguments(&tables, &outputs)?,
        };
        let attributes = list.and_then(|list| tables.list(list));
        for (input, attributes) in entry.inputs.iter_mut().zip(attributes.unwrap_or_default()) {
            let alias = tables.named_in(attributes, ALIAS);
            let output = alias.and_then(|number| tables.integer(number));
            input.donated_to = output.and_then(|output| usize::try_from(output).ok());
            input.is_donor = tables.named_in(attributes, DONOR).is_some();
        }
        Some(entry)
    }

    /// Reads it from text, if that can be read.
    pub(in super::super) fn of_text(text: &str) -> Option<Entry> {
        let mut tokens = tokens(text);
        loop {
            if tokens.next()? != Token::Word("func.func") {
                continue;
            }
            let mut ahead = tokens.clone();
            if let Some(Token::Word("public" | "private" | "nested")) = ahead.next() {
                tokens = ahead;
            }
            if tokens.next()? == Token::Mark(b'@') && tokens.next()?.name()? == ENTRY {
                break;
            }
        }
        expect(&mut tokens, Token::Mark(b'('))?;
        let mut entry = Entry::default();
        while !skips(&mut tokens, Token::Mark(b')')) {
            // %name: type {attributes} loc(…)
            expect(&mut tokens, Token::Mark(b'%'))?;
            tokens.next()?.name()?;
            expect(&mut tokens, Token::Mark(b':'))?;
            push(&mut entry.inputs, argument(&mut tokens)?)?;
            skips(&mut tokens, Token::Mark(b','));
        }
        if !skips(&mut tokens, Token::Arrow) {
            return Some(entry);
        }
        if !skips(&mut tokens, Token::Mark(b'(')) {
            entry.outputs.push(argument(&mut tokens)?);
            return Some(entry);
        }
        while !skips(&mut tokens, Token::Mark(b')')) {
            push(&mut entry.outputs, argument(&mut tokens)?)?;
            skips(&mut tokens, Token::Mark(b','));
        }
        Some(entry)
    }
}

fn push(list: &mut Vec<Argument>, argument: Argument) -> Option<()> {
    (list.len() < MOST).then(|| list.push(argument))
}

fn arguments(tables: &Tables<'_>, types: &[u64]) -> Option<Vec<Argument>> {
    let argument = |number: &u64| {
        let Some(tensor) = tables.tensor(*number) else {
            // A token, or a tuple.
            return Some(Argument {
                element: tables.element_name(*number)?,
                ..Argument::default()
            });
        };
        let known = |extent: &i64| (*extent >= 0).then_some(*extent);
        if tensor.extents.len() > MOST_EXTENTS {
            return None;
        }
        Some(Argument {
            element: tables.element_name(tensor.element)?,
            dims: tensor.extents.iter().map(known).collect(),
            ..Argument::default()
        })
    };
    match types.len() {
        ..=MOST => types.iter().map(argument).collect(),
        _ => None,
    }
}

fn skips(tokens: &mut Tokens<'_>, wanted: Token<'_>) -> bool {
    let mut ahead = tokens.clone();
    let is_there = ahead.next() == Some(wanted);
    if is_there {
        *tokens = ahead;
    }
    is_there
}

fn expect(tokens: &mut Tokens<'_>, wanted: Token<'_>) -> Option<()> {
    skips(tokens, wanted).then_some(())
}

/// A type, and what is said of the argument or result behind it.
fn argument(tokens: &mut Tokens<'_>) -> Option<Argument> {
    let mut argument = Argument::default();
    if skips(tokens, Token::Word("tensor")) {
        expect(tokens, Token::Mark(b'<'))?;
        let known = |extent: Option<u64>| match extent {
            Some(extent) => i64::try_from(extent).ok().map(Some),
            None => Some(None),
        };
        argument.dims = tokens
            .extents()
            .into_iter()
            .map(known)
            .collect::<Option<_>>()?;
        let word = tokens.next()?.name()?;
        argument.element = if word == "complex" {
            expect(tokens, Token::Mark(b'<'))?;
            let part = element_name(&tokens.next()?.name()?);
            expect(tokens, Token::Mark(b'>'))?;
            complex_name(&part)
        } else {
            element_name(&word)
        };
        // An encoding may follow.
        while tokens.next()? != Token::Mark(b'>') {}
    } else if skips(tokens, Token::Mark(b'!')) {
        argument.element = tokens.next()?.name()?.into_owned();
    } else {
        return None;
    }
    if skips(tokens, Token::Mark(b'{')) {
        attributes(tokens, &mut argument)?;
    }
    if skips(tokens, Token::Word("loc")) {
        expect(tokens, Token::Mark(b'('))?;
        to_end(tokens)?;
    }
    Some(argument)
}

/// The attributes up to the brace that closes them.
fn attributes(tokens: &mut Tokens<'_>, argument: &mut Argument) -> Option<()> {
    let mut depth = 1;
    while depth > 0 {
        let token = tokens.next()?;
        match token {
            Token::Mark(b'{' | b'[' | b'(') => depth += 1,
            Token::Mark(b'}' | b']' | b')') => depth -= 1,
            Token::Word(_) | Token::Quoted(_) if depth == 1 => {
                let is_key = skips(tokens, Token::Mark(b'='));
                match &*token.name()? {
                    ALIAS if is_key => {
                        argument.donated_to = match tokens.next()? {
                            Token::Word(number) => number.parse().ok(),
                            _ => None,
                        };
                    }
                    DONOR => argument.is_donor = true,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    Some(())
}

/// What is left up to the bracket that closes it.
fn to_end(tokens: &mut Tokens<'_>) -> Option<()> {
    let mut depth = 1;
    while depth > 0 {
        match tokens.next()? {
            Token::Mark(b'(') => depth += 1,
            Token::Mark(b')') => depth -= 1,
            _ => {}
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(arguments: &[Argument]) -> Vec<String> {
        let dim = |dim: &Option<i64>| dim.map_or("?".to_owned(), |dim| dim.to_string());
        let shown = arguments.iter().map(|argument| {
            let dims: Vec<_> = argument.dims.iter().map(dim).collect();
            let to = argument
                .donated_to
                .map_or(String::new(), |to| format!("->{to}"));
            let donor = if argument.is_donor { "->?" } else { "" };
            format!("{}[{}]{to}{donor}", argument.element, dims.join(","))
        });
        shown.collect()
    }

    #[test]
    fn the_entry_of_a_text_is_read() {
        let text = "module @m attributes {mhlo.num = 1 : i32} {
            func.func private @other(%a: tensor<9xi8>) -> tensor<9xi8> { return }
            func.func public @main(%arg0: tensor<4x?xf32> {jax.x = \"a{\", tf.aliasing_output = 1 : i32} loc(\"u\"(#l)),
              %arg1: tensor<complex<f64>>, %arg2: tensor<2xui16> {jax.buffer_donor = true}, %t: !stablehlo.token)
              -> (tensor<f8E4M3FN> {jax.result_info = \"x\"}, tensor<4x?xf32>) { return } }";
        let entry = Entry::of_text(text).unwrap();
        assert_eq!(
            shown(&entry.inputs),
            ["f32[4,?]->1", "c128[]", "u16[2]->?", "stablehlo.token[]"]
        );
        assert_eq!(shown(&entry.outputs), ["f8e4m3fn[]", "f32[4,?]"]);
        let one = "func.func @main() -> tensor<3xi1> { return }";
        let entry = Entry::of_text(one).unwrap();
        assert_eq!(
            (shown(&entry.outputs), entry.inputs.len()),
            (vec!["bool[3]".to_owned()], 0)
        );
        for text in [
            "",
            "func.func @f() { }",
            "func.func @main(",
            "func.func @main(%a: memref<3xf32>)",
        ] {
            assert_eq!(Entry::of_text(text), None, "{text}");
        }
    }

    #[test]
    fn bytecode_says_what_its_text_does() {
        let folder =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/brought");
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
            ("bitcast_i1_i64", &["mlirbc", "vhlo"]),
        ] {
            let text = std::fs::read_to_string(folder.join(format!("{name}.mlir"))).unwrap();
            let wanted = Entry::of_text(&text).unwrap();
            for suffix in suffixes {
                let bytes = std::fs::read(folder.join(format!("{name}.{suffix}"))).unwrap();
                assert_eq!(
                    Entry::of_bytecode(&bytes).as_ref(),
                    Some(&wanted),
                    "{name}.{suffix}"
                );
            }
        }
    }
}
