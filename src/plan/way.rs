//! How inputs get to the program and results to the host: what the steps decide and a report tells.

/// How an input's values reach the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InputWay {
    Unused,
    Constant,
    Viewed,
    OnDevice,
    Copied(Why),
    InPlace { output: usize },
    CopiedInto { output: usize, why: Why },
    Destination { output: usize },
}

/// How a result reaches the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OutputWay {
    Kept,
    InPlace,
    Copied(Why),
}

/// Why something is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// By how many bytes the address is past what it should be.
    Misaligned(usize),
    /// Its own order.
    Layout,
    /// The order of an input, or of an output, that would have to share its memory.
    InputLayout(usize),
    OutputLayout(usize),
    Packed,
    OtherMemory,
    NotViewed,
    NotDonated,
    /// Its elements are apart in the whole array.
    Pieces,
    /// Another input is read from its memory.
    ReadFrom(usize),
    InputIsBuffer(usize),
    OtherArray(usize),
    /// Input and output are in two arrays, which are no pair.
    Apart,
    Pair,
    Ignored,
}
