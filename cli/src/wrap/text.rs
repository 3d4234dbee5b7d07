//! Text of a bundle in comments, and lines of the length that a language takes.

/// Text that can stand in a comment of any of the languages: it neither ends the comment nor begins another, and has
/// no characters that only change how the others look.
pub(super) fn tame(text: &str) -> String {
    let mut tame: String = text
        .chars()
        .map(|character| if character == '\t' { ' ' } else { character })
        .filter(|character| {
            *character == '\n' || !character.is_control() && !matches!(*character,
                '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        })
        .collect();
    for (found, instead) in [
        ("*/", "* /"),
        ("/*", "/ *"),
        ("??", "? ?"),
        ("\\\n", "\\ \n"),
    ] {
        while tame.contains(found) {
            tame = tame.replace(found, instead);
        }
    }
    if tame.ends_with('\\') {
        tame.push('.');
    }
    tame
}

/// The lines of a comment, each no longer than `width` bytes with `prefix` before it.
pub(super) fn comment(text: &str, prefix: &str, width: usize) -> String {
    let mut lines = Vec::new();
    for paragraph in tame(text).trim().split('\n') {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && prefix.len() + line.len() + 2 + word.len() > width {
                lines.push(std::mem::take(&mut line));
            }
            // A word that is longer than a line has to be cut.
            let mut word = word;
            while prefix.len() + 1 + word.len() > width {
                let at = word.floor_char_boundary(width - prefix.len() - 1);
                lines.push(word[..at].to_owned());
                word = &word[at..];
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    let whole: Vec<String> = lines
        .iter()
        .map(|line| format!("{prefix} {line}").trim_end().to_owned())
        .collect();
    whole.join("\n")
}

/// Breaks lines of Fortran that are too long: code behind a comma, comments between words.
pub(super) fn fortran_lines(text: &str) -> String {
    const WIDTH: usize = 126;
    let mut out = String::new();
    for line in text.lines() {
        let indent = &line[..line.len() - line.trim_start().len()];
        if line.len() <= WIDTH {
            out.push_str(line.trim_end());
            out.push('\n');
            continue;
        }
        let (code, remark) = split_comment(line);
        let mut rest = code.trim_end().to_owned();
        while rest.len() > WIDTH {
            let Some(at) = last_break(&rest, WIDTH - 2) else {
                break;
            };
            out.push_str(rest[..at].trim_end());
            out.push_str(" &\n");
            rest = format!("{indent}    {}", rest[at..].trim_start());
        }
        if !rest.trim().is_empty() {
            out.push_str(rest.trim_end());
            out.push('\n');
        }
        if let Some(remark) = remark {
            let (mark, words) = remark.split_once(' ').unwrap_or((remark, ""));
            let rest = if mark == "!>" { "!!" } else { mark };
            let behind = if rest.len() < code.trim().len() {
                "  "
            } else {
                ""
            };
            let lines = comment(words, &format!("{indent}{behind}{rest}"), WIDTH);
            out.push_str(&lines.replacen(
                &format!("{indent}{behind}{rest}"),
                &format!("{indent}{behind}{mark}"),
                1,
            ));
            out.push('\n');
        }
    }
    out
}

/// Code, and the comment behind it.
fn split_comment(line: &str) -> (&str, Option<&str>) {
    let mut is_quoted = false;
    for (at, character) in line.char_indices() {
        match character {
            '\'' => is_quoted = !is_quoted,
            '!' if !is_quoted => return (&line[..at], Some(&line[at..])),
            _ => {}
        }
    }
    (line, None)
}

/// The last place before `width` where a line can be broken, outside of texts.
fn last_break(line: &str, width: usize) -> Option<usize> {
    let indent = line.len() - line.trim_start().len();
    let mut is_quoted = false;
    let mut found = None;
    for (at, character) in line.char_indices() {
        if at >= width {
            break;
        }
        match character {
            '\'' => is_quoted = !is_quoted,
            ',' if !is_quoted && at > indent => found = Some(at + 1),
            _ => {}
        }
    }
    found
}

/// Breaks lines of C and C++ behind a comma; in comments nothing has to be.
pub(super) fn c_lines(text: &str) -> String {
    const WIDTH: usize = 110;
    let mut out = String::new();
    for line in text.lines() {
        let trimmed = line.trim_start();
        let is_comment =
            trimmed.starts_with("//") || trimmed.starts_with('*') || trimmed.starts_with("/*");
        let indent = &line[..line.len() - trimmed.len()];
        let mut rest = line.trim_end().to_owned();
        while rest.len() > WIDTH && !is_comment && !rest.contains('"') {
            let Some(at) = last_break(&rest, WIDTH) else {
                break;
            };
            out.push_str(rest[..at].trim_end());
            out.push('\n');
            rest = format!("{indent}    {}", rest[at..].trim_start());
        }
        out.push_str(&rest);
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_stay_comments() {
        assert_eq!(tame("a */ b\u{202e}\u{1b}[c"), "a * / b[c");
        assert_eq!(comment("one two three", "!", 10), "! one two\n! three");
        assert_eq!(
            comment("aaaaaaaaaaaa b\n\nc", "!", 8),
            "! aaaaaa\n! aaaaaa\n! b\n!\n! c"
        );
    }

    #[test]
    fn long_lines_of_fortran_are_broken_outside_of_texts() {
        let call = format!("    call f('{}', {})", "a, ".repeat(30), "bb, ".repeat(40));
        let broken = fortran_lines(&call);
        assert!(broken.lines().all(|line| line.len() <= 132), "{broken}");
        assert!(broken.contains(&"a, ".repeat(30)));
        assert!(
            broken
                .lines()
                .rev()
                .skip(1)
                .all(|line| line.ends_with(" &")),
            "{broken}"
        );
    }
}
