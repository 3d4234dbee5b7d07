//! MLIR's text in pieces: names, strings and marks, without spaces and comments, so that nothing in
//! a string or comment is mistaken for a program.

use std::borrow::Cow;

use memchr::{memchr, memchr2};

/// A piece of MLIR text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A name such as `stablehlo.add`, `tensor` or `main`, or a number.
    Word(&'a str),
    /// What stands between quotes, as it is written: see [`unescaped`].
    Quoted(&'a str),
    /// `->`.
    Arrow,
    /// `...`.
    Dots,
    /// Any other character.
    Mark(u8),
}

/// Takes a text apart.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    fn rest(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }

    /// Reads a shape up to its element type: `4x?x` gives 4 and `None`. What it is not ends it.
    pub(super) fn extents(&mut self) -> Vec<Option<u64>> {
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

pub(super) fn tokens(text: &str) -> Tokens<'_> {
    Tokens { text, at: 0 }
}

impl<'a> Token<'a> {
    /// The name that it is, quoted or not.
    pub(super) fn name(self) -> Option<Cow<'a, str>> {
        match self {
            Token::Word(word) => Some(Cow::Borrowed(word)),
            Token::Quoted(text) => Some(unescaped(text)),
            _ => None,
        }
    }
}

/// Quoted text with its escapes as what they stand for.
pub(super) fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, others @ ..] = rest {
        rest = others;
        if *first != b'\\' {
            bytes.push(*first);
            continue;
        }
        let digits = others
            .get(..2)
            .and_then(|digits| std::str::from_utf8(digits).ok());
        let hexadecimal = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let (byte, length) = match (hexadecimal, others.first()) {
            (Some(byte), _) => (byte, 2),
            (None, Some(b'n')) => (b'\n', 1),
            (None, Some(b't')) => (b'\t', 1),
            (None, Some(byte)) => (*byte, 1),
            (None, None) => break,
        };
        bytes.push(byte);
        rest = &others[length..];
    }
    Cow::Owned(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn escapes_stand_for_characters() {
        for (text, wanted) in [
            ("plain", "plain"),
            (r"a\5Fb", "a_b"),
            (r"\C3\A9", "é"),
            (r#"a\"b\\5F\n"#, "a\"b\\5F\n"),
            (r"\", ""),
            (r"\FF", "\u{fffd}"),
        ] {
            assert_eq!(unescaped(text), wanted, "{text}");
        }
    }
}
