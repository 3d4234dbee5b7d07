//! StableHLO as text, as far as it has to be understood before a plugin gets it: what would end the
//! process there instead of being refused, and which functions of the plugin it calls.
//!
//! Only what no plugin takes is refused. Strings and comments are skipped, so that nothing in them is
//! mistaken for a program.

use std::collections::{BTreeMap, BTreeSet};

use memchr::{memchr, memchr2};

/// A piece of MLIR text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    /// A name such as `stablehlo.add`, `tensor` or `main`, or a number.
    Word(&'a str),
    /// What stands between quotes.
    Quoted(&'a str),
    /// `->`.
    Arrow,
    /// `...`.
    Dots,
    /// Any other character.
    Mark(u8),
}

/// Takes a text apart. What comes last is `None`.
#[derive(Clone)]
struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    fn rest(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }

    /// Reads a shape up to its element type: `4x?x` gives 4 and `None`. What it is not ends it.
    fn extents(&mut self) -> Vec<Option<u64>> {
        let mut extents = Vec::new();
        loop {
            let rest = self.rest();
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let (extent, length) = match (digits, rest.first()) {
                (0, Some(b'?')) => (None, 1),
                (0, _) => return extents,
                (_, _) => {
                    let number = &self.text[self.at..self.at + digits];
                    // One that is too large to be read is too large anyhow.
                    (Some(number.parse().unwrap_or(u64::MAX)), digits)
                }
            };
            if rest.get(length) != Some(&b'x') || extents.len() > MOST_EXTENTS {
                return extents;
            }
            extents.push(extent);
            self.at += length + 1;
        }
    }
}

/// More extents than any array has.
const MOST_EXTENTS: usize = 1024;

fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$') || byte >= 0x80
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let rest = self.rest();
            let first = *rest.first()?;
            match first {
                b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
                b'/' if rest.starts_with(b"//") => {
                    self.at += memchr(b'\n', rest).unwrap_or(rest.len());
                }
                b'"' => {
                    let start = self.at + 1;
                    let mut end = start;
                    let inner = self.text.as_bytes();
                    // A text without an end is one to its end.
                    while let Some(found) = memchr2(b'"', b'\\', &inner[end.min(inner.len())..]) {
                        end += found;
                        if inner[end] == b'"' {
                            self.at = end + 1;
                            return Some(Token::Quoted(&self.text[start..end]));
                        }
                        end += 2;
                    }
                    self.at = inner.len();
                    return Some(Token::Quoted(&self.text[start..]));
                }
                b'-' if rest.starts_with(b"->") => {
                    self.at += 2;
                    return Some(Token::Arrow);
                }
                b'.' if rest.starts_with(b"...") => {
                    self.at += 3;
                    return Some(Token::Dots);
                }
                _ if is_of_word(first) => {
                    let length = rest.iter().take_while(|byte| is_of_word(**byte)).count();
                    let start = self.at;
                    self.at += length;
                    return Some(Token::Word(&self.text[start..self.at]));
                }
                _ => {
                    self.at += 1;
                    return Some(Token::Mark(first));
                }
            }
        }
    }
}

fn tokens(text: &str) -> Tokens<'_> {
    Tokens { text, at: 0 }
}

/// The name after an `@`, plain or in quotes.
fn symbol<'a>(tokens: &mut Tokens<'a>) -> Option<&'a str> {
    let mut ahead = tokens.clone();
    if ahead.next() != Some(Token::Mark(b'@')) {
        return None;
    }
    let (Token::Word(name) | Token::Quoted(name)) = ahead.next()? else {
        return None;
    };
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

/// A call of a function that the plugin has to have: its name, and what comes after the name.
fn custom_calls(text: &str) -> impl Iterator<Item = (&str, Tokens<'_>)> {
    let mut tokens = tokens(text);
    std::iter::from_fn(move || {
        loop {
            let name = match tokens.next()? {
                Token::Word("stablehlo.custom_call" | "mhlo.custom_call") => symbol(&mut tokens),
                Token::Word("call_target_name") if comes(&mut tokens, &[Token::Mark(b'=')]) => {
                    match tokens.clone().next() {
                        Some(Token::Quoted(name)) => Some(name),
                        _ => None,
                    }
                }
                _ => None,
            };
            if let Some(name) = name {
                return Some((name, tokens.clone()));
            }
        }
    })
}

/// The names of the functions that the text calls and a plugin has to have, each once, in order.
pub(super) fn custom_call_targets(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut known = BTreeSet::new();
    for (name, _) in custom_calls(text) {
        if known.insert(name) {
            names.push(name);
        }
    }
    names
}

/// Why no plugin takes this program, if it is of a kind at which some end the process.
pub(super) fn fault(text: &str) -> Option<String> {
    elided(text)
        .or_else(|| absurd_sizes(text))
        .or_else(|| bits_of_truth_values(text))
        .or_else(|| endless_recursion(text))
        .or_else(|| odd_top_k(text))
}

/// Constants that were left out when the text was printed.
fn elided(text: &str) -> Option<String> {
    let told = || {
        "its constants were left out when it was printed (`__elided__`, or `dense<...>`): print it \
         whole, as jax.jit(f).lower(x).as_text() does, or save what \
         jax.export.export(jax.jit(f))(x).serialize() gives"
            .to_owned()
    };
    // Most texts have neither, which is known faster like this.
    let has = |part: &[u8]| memchr::memmem::find(text.as_bytes(), part).is_some();
    if !(has(b"elided") || has(b"dense<...>")) {
        return None;
    }
    let open = Token::Mark(b'<');
    let mut tokens = tokens(text);
    let (mut is_left_out, mut is_given) = (false, false);
    while let Some(token) = tokens.next() {
        is_left_out |= match token {
            Token::Word("dense") => comes(&mut tokens, &[open, Token::Dots]),
            Token::Word("dense_resource") => comes(&mut tokens, &[open, Token::Word("__elided__")]),
            Token::Word("opaque") => {
                comes(&mut tokens, &[open, Token::Quoted("elided_large_const")])
            }
            // A resource may have any name; its value stands at the end.
            Token::Word("__elided__") => {
                is_given |= comes(&mut tokens, &[Token::Mark(b':')]);
                false
            }
            _ => false,
        };
    }
    (is_left_out && !is_given).then(told)
}

/// A tensor's type after the word `tensor`: the element type, unless the type is something else.
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

/// Arrays that are larger than memory can be.
fn absurd_sizes(text: &str) -> Option<String> {
    let mut tokens = tokens(text);
    while let Some(token) = tokens.next() {
        if token != Token::Word("tensor") {
            continue;
        }
        let Some((extents, element)) = tensor(&mut tokens) else {
            continue;
        };
        let size = extents
            .iter()
            .try_fold(least_size(element), |size, extent| {
                size.checked_mul(extent.unwrap_or(1))
            });
        let is_empty = extents.contains(&Some(0));
        if !is_empty && size.is_none_or(|size| size > i64::MAX as u64) {
            return Some(
                "it has an array of more bytes than can be counted in 63 bits; look at its shapes"
                    .to_owned(),
            );
        }
    }
    None
}

/// Truth values that are taken for bits, or bits for truth values.
fn bits_of_truth_values(text: &str) -> Option<String> {
    const NAME: &str = "stablehlo.bitcast_convert";
    memchr::memmem::find(text.as_bytes(), NAME.as_bytes())?;
    let mut tokens = tokens(text);
    while let Some(token) = tokens.next() {
        if !matches!(token, Token::Word(NAME) | Token::Quoted(NAME)) {
            continue;
        }
        let mut ahead = tokens.clone();
        // What comes before the types: an operand, and perhaps attributes.
        if !ahead
            .by_ref()
            .take(64)
            .any(|token| token == Token::Mark(b':'))
        {
            continue;
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
        if types.is_some_and(|(from, to)| (from == "i1") != (to == "i1")) {
            return Some(
                "it takes the bits of a number for truth values, or the other way round \
                 (`bitcast_convert` with i1): plugins keep each truth value in a byte. Use shifts, \
                 `and` and `compare` instead"
                    .to_owned(),
            );
        }
    }
    None
}

/// Functions that call themselves, which a compiler that inlines them never gets to the end of.
fn endless_recursion(text: &str) -> Option<String> {
    let mut calls: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut function = None;
    let mut tokens = tokens(text);
    while let Some(token) = tokens.next() {
        match token {
            Token::Word("func.func") => {
                let mut ahead = tokens.clone();
                if let Some(Token::Word("public" | "private" | "nested")) = ahead.next() {
                    tokens = ahead;
                }
                function = symbol(&mut tokens);
                // With several modules in one text a name can stand for two functions.
                if let Some(name) = function
                    && calls.insert(name, BTreeSet::new()).is_some()
                {
                    return None;
                }
            }
            Token::Word("call" | "func.call") => {
                if let (Some(caller), Some(callee)) = (function, symbol(&mut tokens)) {
                    calls.entry(caller).or_default().insert(callee);
                }
            }
            Token::Word("callee") if comes(&mut tokens, &[Token::Mark(b'=')]) => {
                if let (Some(caller), Some(callee)) = (function, symbol(&mut tokens)) {
                    calls.entry(caller).or_default().insert(callee);
                }
            }
            _ => {}
        }
    }
    // What the entry can reach, without what calls nothing more: what is left then goes round.
    let mut reached = BTreeSet::new();
    let mut ahead = vec!["main"];
    while let Some(name) = ahead.pop() {
        if let Some(callees) = calls.get(name)
            && reached.insert(name)
        {
            ahead.extend(callees);
        }
    }
    let mut callers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut open: BTreeMap<&str, usize> = BTreeMap::new();
    for &name in &reached {
        let callees = calls[name]
            .iter()
            .filter(|callee| reached.contains(*callee));
        let mut count = 0;
        for callee in callees {
            callers.entry(callee).or_default().push(name);
            count += 1;
        }
        open.insert(name, count);
    }
    let mut done: Vec<&str> = open
        .iter()
        .filter_map(|(name, count)| (*count == 0).then_some(*name))
        .collect();
    while let Some(name) = done.pop() {
        open.remove(name);
        for caller in callers.get(name).into_iter().flatten() {
            if let Some(count) = open.get_mut(caller) {
                *count -= 1;
                if *count == 0 {
                    done.push(caller);
                }
            }
        }
    }
    // Each of these calls another of them. Going on for as many steps as there are leads into a round.
    let mut name = *open.keys().next()?;
    for _ in 0..open.len() {
        name = calls[name]
            .iter()
            .find(|callee| open.contains_key(*callee))?;
    }
    let shown: String = name.escape_debug().take(60).collect();
    Some(format!(
        "its function '{shown}' calls itself, by way of others or at once, which no program of XLA \
         can: write a loop (jax.lax.while_loop)"
    ))
}

/// A call of XLA's own TopK that does not give two results, which the plugins' code relies on.
fn odd_top_k(text: &str) -> Option<String> {
    memchr::memmem::find(text.as_bytes(), b"TopK")?;
    for (_, mut rest) in custom_calls(text).filter(|call| call.0 == "TopK") {
        rest.find(|token| *token == Token::Arrow)?;
        if rest.next() == Some(Token::Word("tensor")) {
            return Some(
                "it calls XLA's function TopK for one result; it gives two, the values and their \
                 indices: use jax.lax.top_k"
                    .to_owned(),
            );
        }
    }
    None
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

    fn told(text: &str) -> String {
        fault(text).unwrap_or_default()
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
                told(&text).contains(wanted),
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
    fn targets_of_calls_are_found_once_each() {
        let text = module(
            "%0 = stablehlo.custom_call @aaa_fn(%a) {api_version = 4 : i32}\n\
             %1 = stablehlo.custom_call @\"b b\"(%0)\n\
             %2 = \"stablehlo.custom_call\"(%1) <{call_target_name = \"ccc\", x = \"call_target_name\"}>\n\
             %3 = stablehlo.custom_call @aaa_fn(%a) loc(\"stablehlo.custom_call @no\")\n\
             // stablehlo.custom_call @no\n\
             %4 = func.call @no(%a)",
        );
        assert_eq!(custom_call_targets(&text), ["aaa_fn", "b b", "ccc"]);
    }

    #[test]
    fn a_string_may_hold_quotes_and_may_have_no_end() {
        let all = |text: &'static str| tokens(text).collect::<Vec<_>>();
        assert_eq!(
            all(r#""a\"b" c"#),
            [Token::Quoted(r#"a\"b"#), Token::Word("c")]
        );
        assert_eq!(all(r#""a\"#), [Token::Quoted(r#"a\"#)]);
        assert_eq!(all(r#"""#), [Token::Quoted("")]);
        assert_eq!(all("\"é\\é"), [Token::Quoted("é\\é")]);
        assert_eq!(all("a->//"), [Token::Word("a"), Token::Arrow]);
    }
}
