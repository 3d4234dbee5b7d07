//! What is printed: tables for people, JSON for programs.

use std::io::{self, Write};

use comfy_table::{CellAlignment, Table, presets};
use pjrtlite::{Error, Result, Status};
use serde_json::{Value, json};

/// The version of the JSON that commands print. Keys may be added in one version; what is there keeps its name
/// and meaning.
const SCHEMA: u32 = 1;

/// The argument that all commands have that tell something.
#[derive(clap::Args)]
pub(crate) struct Form {
    /// Print JSON instead of text.
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// Ends the process by the system's signal where whoever reads the output has gone (`pjrtlite … | head`), as
/// other tools do. Rust ignores the signal, which would make an error of it.
pub(crate) fn end_by_broken_pipes() {
    // SAFETY: no other thread runs yet, and the default disposition is no function of ours.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Prints a text.
pub(crate) fn text(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|error| {
            Error::new(
                Status::FileUnwritable,
                format!("cannot write the output: {error}"),
            )
        })
}

/// Prints what a command found as JSON: `what` must be an object.
pub(crate) fn json(command: &str, what: Value) -> Result<()> {
    let mut whole = json!({
        "schema": SCHEMA,
        "pjrtlite": env!("CARGO_PKG_VERSION"),
        "command": command,
    });
    if let (Value::Object(whole), Value::Object(what)) = (&mut whole, what) {
        whole.extend(what);
    }
    let mut line = serde_json::to_string_pretty(&whole)
        .map_err(|error| Error::new(Status::Internal, format!("cannot write JSON: {error}")))?;
    line.push('\n');
    text(&line)
}

/// A table of columns without lines, the numbers at the right.
pub(crate) fn table(head: &[&str], numbers: &[usize], rows: &[Vec<String>]) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(head.iter().copied());
    for row in rows {
        table.add_row(row);
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_padding((if index == 0 { 2 } else { 1 }, 1));
        if numbers.contains(&index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut shown: String = table
        .lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect();
    if rows.is_empty() {
        shown.clear();
    }
    shown
}

/// Bytes as people read them.
pub(crate) fn bytes(count: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    if count < 1024 {
        return format!("{count} B");
    }
    let mut size = count as f64 / 1024.0;
    let mut unit = UNITS[0];
    for next in &UNITS[1..] {
        if size < 1000.0 {
            break;
        }
        size /= 1024.0;
        unit = next;
    }
    format!("{size:.1} {unit}")
}

/// `1 input`, `3 inputs`.
pub(crate) fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_units() {
        for (count, wanted) in [
            (0, "0 B"),
            (1023, "1023 B"),
            (1536, "1.5 KiB"),
            (100 << 20, "100.0 MiB"),
            (3 << 40, "3.0 TiB"),
        ] {
            assert_eq!(bytes(count), wanted);
        }
    }
}
