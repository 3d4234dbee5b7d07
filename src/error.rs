//! What went wrong: a stable number and a sentence.
//!
//! A message says what was expected, what came, and what to do about it.

use std::fmt;

/// The outcome of a call, as a number that never changes its meaning.
///
/// 0 is success. 1 to 16 are the codes that a PJRT plugin reports (the canonical codes of absl,
/// <https://abseil.io/docs/cpp/guides/status-codes>). Numbers from 100 are pjrtlite's own.
/// Numbers are never reused; new ones may be added, so treat an unknown one as a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Status {
    /// Success.
    Ok = 0,
    /// The plugin cancelled the operation.
    Cancelled = 1,
    /// The plugin gave no better code.
    Unknown = 2,
    /// The plugin refused an argument.
    InvalidArgument = 3,
    /// The plugin ran into a time limit of its own.
    DeadlineExceeded = 4,
    /// The plugin did not find something.
    NotFound = 5,
    /// The plugin already has what was to be made.
    AlreadyExists = 6,
    /// The plugin lacks a permission.
    PermissionDenied = 7,
    /// The plugin is out of memory or of another resource.
    ResourceExhausted = 8,
    /// The plugin is not in a state for this operation.
    FailedPrecondition = 9,
    /// The plugin gave up, for example on a conflict.
    Aborted = 10,
    /// The plugin was asked for something past a valid range.
    OutOfRange = 11,
    /// The plugin does not implement this.
    Unimplemented = 12,
    /// Something broke inside the plugin.
    Internal = 13,
    /// The plugin or its device is not available now.
    Unavailable = 14,
    /// The plugin lost or corrupted data.
    DataLoss = 15,
    /// The plugin wants credentials.
    Unauthenticated = 16,

    /// A pointer that must not be NULL is NULL.
    NullArgument = 100,
    /// No plugin of that name or path was found.
    PluginNotFound = 101,
    /// The system's loader could not load the plugin's file.
    PluginLoadFailed = 102,
    /// The file is a library, but no PJRT plugin.
    NotAPlugin = 103,
    /// The plugin speaks another major version of the PJRT C API.
    AbiMismatch = 104,
    /// The plugin lacks a function that this operation needs.
    UnsupportedByPlugin = 105,
    /// A file could not be read.
    FileUnreadable = 106,
    /// The program's bytes are in no format that is understood, or are damaged.
    BadProgram = 107,
    /// Arguments do not fit the program: their number, element type or shape.
    SignatureMismatch = 108,
    /// There is no option of that name, or it takes another type of value.
    UnknownOption = 109,
    /// An index is past the end of what it counts.
    IndexOutOfRange = 110,
    /// A call was run before each of its inputs was set or bound.
    NotBound = 111,
    /// The memory cannot be viewed without a copy.
    CopyRequired = 112,
    /// A handle made before `fork` was used in the child process.
    UsedAfterFork = 113,
    /// A fault inside pjrtlite was caught. Please report it.
    Panic = 114,
    /// A value is outside what is allowed.
    InvalidValue = 115,
    /// A result was asked for before the first successful run.
    NotRun = 116,
    /// A wait reached its time limit.
    TimedOut = 117,
    /// A serialized executable is for another build of the plugin, or for another machine.
    ProgramMismatch = 118,
    /// The program calls a function that the plugin does not have.
    CustomCallNotFound = 119,
    /// A plan is running or used by another thread, or a buffer is in use where nothing may wait for it.
    InUse = 120,
    /// A C++ exception left the plugin. The client cannot be used any more.
    PluginException = 121,
    /// The program has something that pjrtlite does not support, whatever the plugin does.
    Unsupported = 122,
    /// A file could not be written.
    FileUnwritable = 123,
    /// A function of the host that the program called failed, and gave no status of these.
    FunctionFailed = 124,
    /// A bundle does not give here what it gave where it was saved.
    CheckFailed = 125,
}

impl Status {
    /// Every status, in the order of their numbers.
    pub const ALL: [Status; 43] = [
        Status::Ok,
        Status::Cancelled,
        Status::Unknown,
        Status::InvalidArgument,
        Status::DeadlineExceeded,
        Status::NotFound,
        Status::AlreadyExists,
        Status::PermissionDenied,
        Status::ResourceExhausted,
        Status::FailedPrecondition,
        Status::Aborted,
        Status::OutOfRange,
        Status::Unimplemented,
        Status::Internal,
        Status::Unavailable,
        Status::DataLoss,
        Status::Unauthenticated,
        Status::NullArgument,
        Status::PluginNotFound,
        Status::PluginLoadFailed,
        Status::NotAPlugin,
        Status::AbiMismatch,
        Status::UnsupportedByPlugin,
        Status::FileUnreadable,
        Status::BadProgram,
        Status::SignatureMismatch,
        Status::UnknownOption,
        Status::IndexOutOfRange,
        Status::NotBound,
        Status::CopyRequired,
        Status::UsedAfterFork,
        Status::Panic,
        Status::InvalidValue,
        Status::NotRun,
        Status::TimedOut,
        Status::ProgramMismatch,
        Status::CustomCallNotFound,
        Status::InUse,
        Status::PluginException,
        Status::Unsupported,
        Status::FileUnwritable,
        Status::FunctionFailed,
        Status::CheckFailed,
    ];

    /// The status with this number, if there is one.
    pub fn from_code(code: i32) -> Option<Status> {
        Status::ALL.into_iter().find(|s| *s as i32 == code)
    }

    /// The status for a code that a plugin reported with an error: one of 1 to 16, and
    /// [`Status::Unknown`] for anything a newer plugin may say.
    pub fn from_plugin_code(code: u32) -> Status {
        match i32::try_from(code).ok().and_then(Status::from_code) {
            Some(status) if (1..=16).contains(&(status as i32)) => status,
            _ => Status::Unknown,
        }
    }

    /// The name of this status in the C header, without its prefix; NUL-terminated.
    pub const fn c_name(self) -> &'static std::ffi::CStr {
        match self {
            Status::Ok => c"OK",
            Status::Cancelled => c"CANCELLED",
            Status::Unknown => c"UNKNOWN",
            Status::InvalidArgument => c"INVALID_ARGUMENT",
            Status::DeadlineExceeded => c"DEADLINE_EXCEEDED",
            Status::NotFound => c"NOT_FOUND",
            Status::AlreadyExists => c"ALREADY_EXISTS",
            Status::PermissionDenied => c"PERMISSION_DENIED",
            Status::ResourceExhausted => c"RESOURCE_EXHAUSTED",
            Status::FailedPrecondition => c"FAILED_PRECONDITION",
            Status::Aborted => c"ABORTED",
            Status::OutOfRange => c"OUT_OF_RANGE",
            Status::Unimplemented => c"UNIMPLEMENTED",
            Status::Internal => c"INTERNAL",
            Status::Unavailable => c"UNAVAILABLE",
            Status::DataLoss => c"DATA_LOSS",
            Status::Unauthenticated => c"UNAUTHENTICATED",
            Status::NullArgument => c"NULL_ARGUMENT",
            Status::PluginNotFound => c"PLUGIN_NOT_FOUND",
            Status::PluginLoadFailed => c"PLUGIN_LOAD_FAILED",
            Status::NotAPlugin => c"NOT_A_PLUGIN",
            Status::AbiMismatch => c"ABI_MISMATCH",
            Status::UnsupportedByPlugin => c"UNSUPPORTED_BY_PLUGIN",
            Status::FileUnreadable => c"FILE_UNREADABLE",
            Status::BadProgram => c"BAD_PROGRAM",
            Status::SignatureMismatch => c"SIGNATURE_MISMATCH",
            Status::UnknownOption => c"UNKNOWN_OPTION",
            Status::IndexOutOfRange => c"INDEX_OUT_OF_RANGE",
            Status::NotBound => c"NOT_BOUND",
            Status::CopyRequired => c"COPY_REQUIRED",
            Status::UsedAfterFork => c"USED_AFTER_FORK",
            Status::Panic => c"PANIC",
            Status::InvalidValue => c"INVALID_VALUE",
            Status::NotRun => c"NOT_RUN",
            Status::TimedOut => c"TIMED_OUT",
            Status::ProgramMismatch => c"PROGRAM_MISMATCH",
            Status::CustomCallNotFound => c"CUSTOM_CALL_NOT_FOUND",
            Status::InUse => c"IN_USE",
            Status::PluginException => c"PLUGIN_EXCEPTION",
            Status::Unsupported => c"UNSUPPORTED",
            Status::FileUnwritable => c"FILE_UNWRITABLE",
            Status::FunctionFailed => c"FUNCTION_FAILED",
            Status::CheckFailed => c"CHECK_FAILED",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.c_name().to_string_lossy())
    }
}

/// A failure: its status and a message for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    message: String,
}

/// A value, or why there is none.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// A failure with this status and message.
    pub fn new(status: Status, message: impl Into<String>) -> Error {
        debug_assert_ne!(status, Status::Ok, "success is not an error");
        Error {
            status,
            message: message.into(),
        }
    }

    /// The number of this failure.
    pub fn status(&self) -> Status {
        self.status
    }

    /// What happened, in a sentence.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The same failure, told from further away: `context: message`.
    #[must_use]
    pub fn context(self, context: impl fmt::Display) -> Error {
        Error {
            status: self.status,
            message: format!("{context}: {}", self.message),
        }
    }

    /// The same message under another status.
    #[must_use]
    pub fn with_status(self, status: Status) -> Error {
        Error { status, ..self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.status, self.message)
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_unique_sorted_and_found_again() {
        for pair in Status::ALL.windows(2) {
            assert!((pair[0] as i32) < (pair[1] as i32));
        }
        for status in Status::ALL {
            assert_eq!(Status::from_code(status as i32), Some(status));
        }
        assert_eq!(Status::from_code(99), None);
    }

    #[test]
    fn plugin_codes_never_become_success_or_our_own() {
        assert_eq!(Status::from_plugin_code(3), Status::InvalidArgument);
        for code in [0, 17, 100, u32::MAX] {
            assert_eq!(Status::from_plugin_code(code), Status::Unknown);
        }
    }

    #[test]
    fn context_keeps_the_status() {
        let error = Error::new(Status::BadProgram, "it is empty").context("'a.bin'");
        assert_eq!(error.status(), Status::BadProgram);
        assert_eq!(error.to_string(), "BAD_PROGRAM: 'a.bin': it is empty");
    }
}
