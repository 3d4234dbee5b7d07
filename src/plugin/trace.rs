//! A plugin's messages, as they are shown.

/// What a plugin says, without what is there for its own developers: places in its source, stack
/// traces, and the notes and excerpts that MLIR adds to the errors of its reader.
pub(super) fn without_traces(message: &str) -> String {
    const TRACES: [&str; 3] = [
        "=== Source Location Trace",
        "*** Begin stack trace",
        "Begin stack trace",
    ];
    let end = TRACES
        .iter()
        .filter_map(|trace| message.find(trace))
        .min()
        .unwrap_or(message.len());
    let message = message[..end].trim_end();
    // Lines of MLIR's reader are `place: error: text`; those of other kinds explain these.
    const MLIR: &str = ": error: ";
    let errors: Vec<&str> = message
        .lines()
        .filter(|line| line.contains(MLIR))
        .map(|line| line.strip_prefix("<unknown>:0: error: ").unwrap_or(line))
        .collect();
    let shown = if errors.is_empty() {
        message.to_owned()
    } else {
        errors.join("\n")
    };
    if shown.is_empty() {
        "the plugin gave no message but a trace; raise pjrtlite.log_level to see it".to_owned()
    } else {
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traces_are_cut_off_and_errors_kept() {
        for (said, shown) in [
            ("it is wrong", "it is wrong"),
            (
                "it is wrong\n\n=== Source Location Trace: ===\na.cc:12\n",
                "it is wrong",
            ),
            ("a\nb", "a\nb"),
            (
                "<unknown>:0: error: loc(\"f\"): no such op\n<unknown>:0: note: see here\nx = f()\n  ^",
                "loc(\"f\"): no such op",
            ),
            (
                "f.mlir:3:1: error: expected ')'\n  ^\n",
                "f.mlir:3:1: error: expected ')'",
            ),
        ] {
            assert_eq!(without_traces(said), shown);
        }
        assert!(without_traces("*** Begin stack trace ***\nf()").contains("log_level"));
    }
}
