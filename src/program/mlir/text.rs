//! What StableHLO as text holds.

use std::borrow::Cow;

use super::lexer::{Token, Tokens, tokens, unescaped};
use super::{COLLECTIVES, Facts, GROUPS, TOP_K};

const BITCAST: &str = "stablehlo.bitcast_convert";
const REPLICA_ID: &str = "stablehlo.replica_id";
const PARTITION_ID: &str = "stablehlo.partition_id";

/// Reads what a text holds.
pub(super) fn read(text: &str) -> Facts<'_> {
    let mut facts = Facts::default();
    let mut function = None;
    let mut is_left_out = false;
    let mut is_given = false;
    let (mut has_collective, mut has_no_groups) = (false, false);
    let open = Token::Mark(b'<');
    let equals = Token::Mark(b'=');
    let mut tokens = tokens(text);
    while let Some(token) = tokens.next() {
        match token {
            Token::Word("tensor") => {
                if let Some((extents, element)) = tensor(&mut tokens) {
                    facts.note_array(&extents, least_size(element));
                    has_no_groups |= element == "i64" && matches!(extents[..], [_, Some(0)]);
                }
            }
            Token::Word("func.func") => {
                let mut ahead = tokens.clone();
                if let Some(Token::Word("public" | "private" | "nested")) = ahead.next() {
                    tokens = ahead;
                }
                function = symbol(&mut tokens);
                if let Some(name) = &function {
                    facts.calls.define(name.clone());
                }
            }
            // Its name is not looked for.
            Token::Quoted("func.func") => function = None,
            Token::Word("call" | "func.call") => {
                if let (Some(caller), Some(callee)) = (&function, symbol(&mut tokens)) {
                    facts.calls.call(caller, callee);
                }
            }
            Token::Word("callee") if comes(&mut tokens, &[equals]) => {
                if let (Some(caller), Some(callee)) = (&function, symbol(&mut tokens)) {
                    facts.calls.call(caller, callee);
                }
            }
            Token::Word("stablehlo.custom_call" | "mhlo.custom_call") => {
                if let Some(name) = symbol(&mut tokens) {
                    note_custom_call(&mut facts, name, &tokens);
                }
            }
            Token::Word("call_target_name") if comes(&mut tokens, &[equals]) => {
                if let Some(Token::Quoted(name)) = tokens.clone().next() {
                    note_custom_call(&mut facts, unescaped(name), &tokens);
                }
            }
            Token::Word(BITCAST) | Token::Quoted(BITCAST) => {
                facts.mixes_bits |= mixes_bits(tokens.clone());
            }
            Token::Word(REPLICA_ID) | Token::Quoted(REPLICA_ID) => {
                facts.device_dependent = Some(REPLICA_ID);
            }
            Token::Word(PARTITION_ID) | Token::Quoted(PARTITION_ID) => {
                facts.device_dependent = Some(PARTITION_ID);
            }
            Token::Word(name) | Token::Quoted(name) if is_collective(name) => has_collective = true,
            Token::Word("dense") => is_left_out |= comes(&mut tokens, &[open, Token::Dots]),
            Token::Word("dense_resource") => {
                is_left_out |= comes(&mut tokens, &[open, Token::Word("__elided__")]);
            }
            Token::Word("opaque") => {
                is_left_out |= comes(&mut tokens, &[open, Token::Quoted("elided_large_const")]);
            }
            // A resource may have any name; its value stands at the end.
            Token::Word("__elided__") => is_given |= comes(&mut tokens, &[Token::Mark(b':')]),
            _ => {}
        }
    }
    facts.is_elided = is_left_out && !is_given;
    if has_collective && has_no_groups {
        facts.device_dependent.get_or_insert(GROUPS);
    }
    facts
}

/// The name after an `@`, plain or in quotes.
fn symbol<'a>(tokens: &mut Tokens<'a>) -> Option<Cow<'a, str>> {
    let mut ahead = tokens.clone();
    if ahead.next() != Some(Token::Mark(b'@')) {
        return None;
    }
    let name = ahead.next()?.name()?;
    *tokens = ahead;
    Some(name)
}

/// Whether the next tokens are these; they are taken then.
fn comes(tokens: &mut Tokens<'_>, wanted: &[Token<'_>]) -> bool {
    let mut ahead = tokens.clone();
    let are = wanted.iter().all(|token| ahead.next() == Some(*token));
    if are {
        *tokens = ahead;
    }
    are
}

/// Whether an operation of this name works with groups of devices.
fn is_collective(name: &str) -> bool {
    let name = name.strip_prefix("stablehlo.");
    name.is_some_and(|name| COLLECTIVES.contains(&name))
}

/// Notes a call of a function that the plugin has to have, of which `rest` is what comes after its
/// name.
fn note_custom_call<'a>(facts: &mut Facts<'a>, name: Cow<'a, str>, rest: &Tokens<'a>) {
    if name == TOP_K {
        let mut rest = rest.clone();
        let has_results = rest.any(|token| token == Token::Arrow);
        facts.has_odd_top_k |= has_results && rest.next() == Some(Token::Word("tensor"));
    }
    facts.note_function(name);
}

/// A tensor's type after the word `tensor`: the extents, and the element type unless that is
/// something else.
fn tensor<'a>(tokens: &mut Tokens<'a>) -> Option<(Vec<Option<u64>>, &'a str)> {
    if !comes(tokens, &[Token::Mark(b'<')]) {
        return None;
    }
    let extents = tokens.extents();
    match tokens.clone().next() {
        Some(Token::Word(element)) => Some((extents, element)),
        _ => Some((extents, "")),
    }
}

/// How many bytes an element of this type has at least.
fn least_size(element: &str) -> u64 {
    let letters = element.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let digits: String = letters.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().map_or(1, |bits: u64| (bits / 8).max(1))
}

/// Whether a `bitcast_convert`, of which this comes after its name, takes truth values for bits, or
/// bits for truth values.
fn mixes_bits(mut ahead: Tokens<'_>) -> bool {
    // What comes before the types: an operand, and perhaps attributes.
    let mut before = ahead.by_ref().take(64);
    if !before.any(|token| token == Token::Mark(b':')) {
        return false;
    }
    let types = (|| {
        let mut element = |before: &[Token<'_>]| {
            let are_there = comes(&mut ahead, before);
            let (_, element) = are_there.then(|| tensor(&mut ahead)).flatten()?;
            let ends = comes(&mut ahead, &[Token::Word(element), Token::Mark(b'>')]);
            ends.then_some(element)
        };
        let is_type = Token::Word("tensor");
        let from = element(&[Token::Mark(b'('), is_type])?;
        let to = element(&[Token::Mark(b')'), Token::Arrow, is_type])?;
        Some((from, to))
    })();
    types.is_some_and(|(from, to)| (from == "i1") != (to == "i1"))
}

/// The number that text gives an attribute: `name = 2 : i32`, however it is spelled.
pub(super) fn attribute(text: &str, name: &str) -> Option<u64> {
    let (_, last_part) = name.rsplit_once('.')?;
    // Most programs are long, and few need a closer look.
    if !text.contains(last_part) && !text.contains('\\') {
        return None;
    }
    let mut tokens = tokens(text);
    while let Some(token) = tokens.next() {
        let is_it = token.name().is_some_and(|found| found == name);
        if !is_it || !comes(&mut tokens, &[Token::Mark(b'=')]) {
            continue;
        }
        let value = match tokens.next()? {
            Token::Mark(b'#') => match tokens.next()? {
                Token::Word(alias) => value_of_alias(text, alias),
                _ => None,
            },
            Token::Word(word) => Some(word),
            _ => None,
        };
        if let Some(count) = value.and_then(number) {
            return Some(count);
        }
    }
    None
}

/// What an alias such as `#two` stands for, if that is one word.
fn value_of_alias<'a>(text: &'a str, alias: &str) -> Option<&'a str> {
    let mut tokens = tokens(text);
    while let Some(token) = tokens.next() {
        let definition = [Token::Word(alias), Token::Mark(b'=')];
        if token == Token::Mark(b'#') && comes(&mut tokens, &definition) {
            return match tokens.next()? {
                Token::Word(word) => Some(word),
                _ => None,
            };
        }
    }
    None
}

fn number(word: &str) -> Option<u64> {
    let is_number = word.starts_with(|c: char| c.is_ascii_digit());
    let parsed = match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => word.parse(),
    };
    // A number that is too large to be read is still a large one.
    is_number.then(|| parsed.unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module whose entry has this body.
    fn module(body: &str) -> String {
        format!(
            "module @m {{\n func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {{\n{body}\n}}\n}}"
        )
    }

    fn fault(text: &str) -> Option<String> {
        read(text).fault()
    }

    #[test]
    fn what_ends_a_process_is_refused() {
        for (text, wanted) in [
            (
                module("%c = stablehlo.constant dense_resource<__elided__> : tensor<4xf32>"),
                "left out",
            ),
            (
                module("%c = stablehlo.constant dense<...> : tensor<4xf32>"),
                "left out",
            ),
            (
                module(
                    "%c = mhlo.constant opaque<\"elided_large_const\", \"0xDEADBEEF\"> : tensor<4xf32>",
                ),
                "left out",
            ),
            (
                module("%0 = stablehlo.iota dim = 0 : tensor<4611686018427387904x4xf32>"),
                "63 bits",
            ),
            (
                module("%0 = stablehlo.iota dim = 0 : tensor<2305843009213693952xf32>"),
                "63 bits",
            ),
            (
                module("%0 = stablehlo.iota dim = 0 : tensor<99999999999999999999xi1>"),
                "63 bits",
            ),
            (
                module("%0 = stablehlo.bitcast_convert %b : (tensor<64xi1>) -> tensor<i64>"),
                "bitcast_convert",
            ),
            (
                module("%0 = \"stablehlo.bitcast_convert\"(%b) : (tensor<i8>) -> tensor<8xi1>"),
                "bitcast_convert",
            ),
            (
                module("%0 = stablehlo.custom_call @TopK(%a) : (tensor<4xf32>) -> tensor<4xf32>"),
                "TopK",
            ),
            (
                module(
                    "%0 = \"stablehlo.custom_call\"(%a) <{call_target_name = \"TopK\"}> : (tensor<4xf32>) -> tensor<4xf32>",
                ),
                "TopK",
            ),
            (
                module("%0 = func.call @main(%a) : (tensor<4xf32>) -> tensor<4xf32>"),
                "'main' calls itself",
            ),
            (
                module(
                    "%0 = call @f(%a)\n} func.func private @f() { call @g() } func.func @g() { \"func.call\"() <{callee = @f}> : () -> ()",
                ),
                "' calls itself",
            ),
        ] {
            assert!(
                fault(&text).unwrap_or_default().contains(wanted),
                "{:?} for {text}",
                fault(&text)
            );
        }
    }

    #[test]
    fn what_a_plugin_may_take_is_left_to_it() {
        for body in [
            "%c = stablehlo.constant dense<1.0> : tensor<4xf32> // dense<...>",
            "%c = stablehlo.constant dense<1.0> : tensor<4xf32> loc(\"dense<...> dense_resource<__elided__>\")",
            "%0 = stablehlo.iota dim = 0 : tensor<2305843009213693951xf32>",
            "%0 = stablehlo.iota dim = 0 : tensor<4611686018427387904x4x0xf32>",
            "%0 = stablehlo.iota dim = 0 : tensor<?x?xf32>",
            "%0 = stablehlo.bitcast_convert %b : (tensor<8xi1>) -> tensor<8xi1>",
            "%0 = stablehlo.bitcast_convert %b : (tensor<4xi8>) -> tensor<i32>\n %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i1>",
            "%0 = stablehlo.bitcast_convert %b : (!a) -> !b\n %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i1>",
            "%0 = stablehlo.bitcast_convert %b : tensor<4xi8>\n %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i1>",
            "%0:2 = stablehlo.custom_call @TopK(%a) : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)",
            "%0 = stablehlo.custom_call @TopK(%a) : (tensor<4xf32>) -> tuple<tensor<2xf32>, tensor<2xi32>>",
            "%0 = call @f(%a)\n} func.func private @f() { call @g() } func.func @g() { return",
            "return } func.func private @f() { call @f() ",
            "return } \"func.func\"() <{sym_name = \"f\"}> ({ \"func.call\"(%a) <{callee = @main}> ",
            "%s = stablehlo.constant \"call @main(%a) func.func @main",
            "// stablehlo.custom_call @TopK(%a) : (tensor<4xf32>) -> tensor<4xf32>",
        ] {
            assert_eq!(fault(&module(body)), None, "{body}");
        }
        let given = module("%c = stablehlo.constant dense_resource<__elided__> : tensor<1xf32>")
            + "{-# dialect_resources: { builtin: { __elided__: \"0x0400000000000000\" } } #-}";
        assert_eq!(fault(&given), None);
    }

    #[test]
    fn what_depends_on_devices_is_noted() {
        for (body, wanted) in [
            ("%0 = stablehlo.replica_id : tensor<ui32>", Some(REPLICA_ID)),
            (
                "%0 = \"stablehlo.replica_id\"() : () -> tensor<ui32>",
                Some(REPLICA_ID),
            ),
            (
                "%0 = stablehlo.partition_id : tensor<ui32>",
                Some(PARTITION_ID),
            ),
            (
                "stablehlo.all_gather replica_groups = dense<> : tensor<0x0xi64>",
                Some(GROUPS),
            ),
            (
                "\"stablehlo.all_reduce\" #none = dense<[[], []]> : tensor<2x0xi64>",
                Some(GROUPS),
            ),
            (
                "\"stablehlo.all_reduce\" replica_groups = dense<0> : tensor<1x1xi64>",
                None,
            ),
            (
                "\"stablehlo.all_reduce\" tensor<0x0xi32> tensor<0xi64>",
                None,
            ),
            ("stablehlo.add dense<> : tensor<0x0xi64>", None),
            ("// stablehlo.replica_id", None),
            ("", None),
        ] {
            assert_eq!(read(&module(body)).device_dependent(), wanted, "{body}");
        }
    }

    #[test]
    fn targets_of_calls_are_found_once_each() {
        let text = module(
            "%0 = stablehlo.custom_call @aaa_fn(%a) {api_version = 4 : i32}\n\
             %1 = stablehlo.custom_call @\"b\\20b\"(%0)\n\
             %2 = \"stablehlo.custom_call\"(%1) <{call_target_name = \"ccc\", x = \"call_target_name\"}>\n\
             %3 = stablehlo.custom_call @aaa_fn(%a) loc(\"stablehlo.custom_call @no\")\n\
             // stablehlo.custom_call @no\n\
             %4 = func.call @no(%a)",
        );
        assert_eq!(read(&text).functions(), ["aaa_fn", "b b", "ccc"]);
    }
}
