//! Where a choice is remembered: a small text in the cache for each program, plugin and processor.
//!
//! It holds a line that names the format, the key, a line for each option, and `end`. Nothing in
//! it is believed but options that are among the candidates, so a damaged file cannot do more than
//! be ignored.

use std::path::PathBuf;

use super::{CANDIDATES, Choice};
use crate::cache::{Cache, Found, Key, Kind, Seen, Turn};
use crate::error::Result;
use crate::options::Options;

const FORMAT: &str = "pjrtlite-autotune 1";

/// Where the choice for one program is remembered.
#[derive(Debug)]
pub(super) struct Record<'a> {
    cache: &'a Cache<'a>,
    key: Key,
}

impl<'a> Record<'a> {
    /// The record for a program loaded like this.
    pub(super) fn of(cache: &'a Cache<'a>, bytes: &[u8], options: &Options) -> Result<Record<'a>> {
        let candidates = CANDIDATES.each_ref().map(ToString::to_string).join("\n");
        let device = match options.any_device() {
            true => "each".to_owned(),
            false => options.device().to_string(),
        };
        let mut set: Vec<String> = options
            .passed_on()
            .map(|(key, value)| format!("{key}={value:?}"))
            .collect();
        set.sort();
        let threads = std::thread::available_parallelism().map_or(0, usize::from);
        let key = cache.key(
            Kind::Choice,
            &[
                candidates.as_bytes(),
                threads.to_string().as_bytes(),
                device.as_bytes(),
                set.join("\n").as_bytes(),
                bytes,
            ],
        )?;
        Ok(Record { cache, key })
    }

    pub(super) fn path(&self) -> PathBuf {
        self.cache.path(&self.key)
    }

    /// What is remembered, if anything that can be made sense of is; and what is there.
    pub(super) fn read(&self) -> (Option<Choice>, Seen) {
        let (found, seen) = self.cache.find(&self.key);
        let choice = match found {
            Found::Entry(bytes) => parse(&bytes, &self.key.text()),
            Found::Nothing | Found::Refused(_) => None,
        };
        (choice, seen)
    }

    /// Waits while another process tunes the same program.
    pub(super) fn turn(&self, seen: &Seen) -> Turn {
        self.cache.turn(&self.key, seen)
    }

    /// Remembers a choice.
    pub(super) fn write(&self, choice: &Choice) -> Result<()> {
        self.cache
            .keep(&self.key, &[text(choice, &self.key.text()).as_bytes()])
    }
}

fn text(choice: &Choice, key: &str) -> String {
    let mut text = format!("{FORMAT}\n{key}\n");
    for candidate in choice {
        text += &format!("{candidate}\n");
    }
    text + "end\n"
}

fn parse(bytes: &[u8], key: &str) -> Option<Choice> {
    let mut lines = std::str::from_utf8(bytes).ok()?.lines();
    if lines.next()? != FORMAT || lines.next()? != key {
        return None;
    }
    let mut choice = Choice::new();
    loop {
        match lines.next()? {
            "end" if lines.next().is_none() => return Some(choice),
            line => {
                let named = CANDIDATES
                    .iter()
                    .find(|candidate| candidate.to_string() == line)?;
                if choice.iter().any(|other| other.key == named.key) {
                    return None;
                }
                choice.push(named);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "0123";

    #[test]
    fn what_is_written_is_read() {
        for choice in [
            vec![],
            vec![&CANDIDATES[0]],
            vec![&CANDIDATES[1], &CANDIDATES[0]],
        ] {
            let text = text(&choice, KEY);
            assert_eq!(parse(text.as_bytes(), KEY), Some(choice));
        }
    }

    #[test]
    fn damaged_records_are_ignored() {
        let whole = text(&vec![&CANDIDATES[0]], KEY).into_bytes();
        let reads = |bytes: &[u8]| parse(bytes, KEY).is_some();
        assert!(reads(&whole));
        // The last byte is a line's end, without which the text means the same.
        for size in 0..whole.len() - 1 {
            assert!(!reads(&whole[..size]), "cut off at {size}");
        }
        for position in 0..whole.len() - 1 {
            let mut bytes = whole.clone();
            bytes[position] ^= 1;
            assert!(!reads(&bytes), "damaged at {position}");
        }
        let text = String::from_utf8(whole.clone()).unwrap();
        assert!(!reads(text.replace("0123", "0124").as_bytes()));
        assert!(!reads(
            text.replace("end", "xla_cpu_enable_fast_math=true\nend")
                .as_bytes()
        ));
        let twice = format!("{}\nend", CANDIDATES[0]);
        assert!(!reads(text.replace("end", &twice).as_bytes()));
        assert!(!reads(&[text.as_bytes(), b"more\n"].concat()));
        assert!(!reads(&vec![b'\n'; 1 << 20]));
    }
}
