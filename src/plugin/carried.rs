//! Our own failures on their way through a plugin.
//!
//! A function that a program calls fails by an error of the plugin's, which has a code of absl's and a
//! message. Plugins put words of their own around the message, and some another code in the place of
//! the one that they got. So the failure is written into the message, whole, and read out of it where the
//! plugin's error comes back.

use std::ffi::CString;

use super::c_text;
use crate::error::{Error, Status};

/// What stands before and after the number of a status, and after the message. No text of a person has
/// these.
const BEFORE: &str = "\u{1}pjrtlite status ";
const AFTER: char = '\u{2}';
const END: char = '\u{3}';

/// Code and message for a plugin.
pub(crate) fn carry(error: &Error) -> (u32, CString) {
    let number = error.status() as i32;
    let code = match number {
        1..=16 => number.unsigned_abs(),
        _ => Status::Internal as u32,
    };
    let message = format!("{BEFORE}{number}{AFTER}{}{END}", error.message());
    (code, c_text(&message))
}

/// What a plugin's error says: our own failure, if it carries one.
pub(super) fn restore(status: Status, message: String) -> (Status, String) {
    let carried = message.split_once(BEFORE).and_then(|(_, rest)| {
        let (number, rest) = rest.split_once(AFTER)?;
        let (message, _) = rest.rsplit_once(END)?;
        let status = Status::from_code(number.parse().ok()?)?;
        Some((status, message.to_owned()))
    });
    carried.unwrap_or((status, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_survives_the_way() {
        for status in [Status::Aborted, Status::Panic, Status::InvalidValue] {
            let (code, message) = carry(&Error::new(status, "no water"));
            let of_plugin = Status::from_plugin_code(code);
            let message = format!("Compute error: {}; in f", message.to_str().unwrap());
            for seen in [of_plugin, Status::Internal] {
                let restored = restore(seen, message.clone());
                assert_eq!(restored, (status, "no water".to_owned()));
            }
        }
    }

    #[test]
    fn other_messages_stay() {
        for text in [
            "",
            "plain",
            "\u{1}pjrtlite status x\u{2}",
            "\u{1}pjrtlite status 7",
            "\u{1}pjrtlite status 7\u{2}cut o",
            "\u{1}pjrtlite status 7777\u{2}no such\u{3}",
        ] {
            let restored = restore(Status::Unknown, text.to_owned());
            assert_eq!(restored, (Status::Unknown, text.to_owned()));
        }
    }
}
