//! Runs compiled JAX programs inside C, C++ and Fortran codes, through PJRT plugins.
//!
//! This crate is made to be used from C: [`capi`] is the interface, and `include/pjrtlite.h` its
//! manual. What the crate exports beside it is the same for Rust, and what the command line in `cli/` is
//! made of. The modules below it are the same things as Rust sees them:
//!
//! | module | holds |
//! |---|---|
//! | `error` | status numbers and errors |
//! | `sys` | the PJRT C ABI |
//! | `host` | guards of the host process |
//! | `plugin` | finding, opening and calling a plugin |
//! | `alloc` | memory that plugins use where it is |
//! | `array` | element types, shapes, layouts |
//! | `values` | elements that not every byte is one of |
//! | `options` | named settings |
//! | `ffi` | functions of this process that programs call |
//! | `lifetime` | work that goes on, and the end of clients and of the process |
//! | `client` | clients and their devices |
//! | `completion` | outcomes that pjrtlite itself sets later |
//! | `event` | completion of work |
//! | `buffer` | device arrays |
//! | `program` | program formats, compile options, signatures |
//! | `cache` | what is kept in a folder between processes |
//! | `launch` | what a plugin is told for each run |
//! | `executable` | programs ready to run |
//! | `autotune` | which of XLA's options a program is fastest under |
//! | `lapack` | linear algebra for programs, by the LAPACK that there is |
//! | `inspect` | who serves the functions that programs call, told without a client |
//! | `load` | from bytes to an executable, autotuned or not |
//! | `plan` | programs bound to the host's arrays |
//! | `bundle` | functions of a model in one file, with weights, names and checks |
//! | `capi` | the C interface |
//!
//! Imports point one way, in the order that `ARCHITECTURE.md` states and `tools/check-structure` checks.

#[cfg(panic = "abort")]
compile_error!(
    "pjrtlite turns panics into a status, so it must be built with panic = \"unwind\": \
     an aborting library would take its host down"
);

mod alloc;
mod array;
mod autotune;
mod buffer;
mod bundle;
mod cache;
pub mod capi;
mod client;
mod completion;
mod error;
mod event;
mod executable;
mod ffi;
#[cfg(any(test, fuzzing))]
#[doc(hidden)]
pub mod fuzzing;
mod host;
mod inspect;
mod lapack;
mod launch;
mod lifetime;
mod load;
mod options;
mod plan;
mod plugin;
mod program;
mod sys;
mod values;

pub use alloc::{AlignedMemory, VIEW_ALIGNMENT};
pub use array::{ArrayType, DType};
pub use buffer::Buffer;
pub use bundle::Bundle;
pub use client::{Client, Device, MemoryStats};
pub use error::{Error, Result, Status};
pub use event::Event;
pub use executable::{Executable, MemoryPlan};
pub use host::log::LogLevel;
pub use inspect::{Call, Provider, lapack_in_use};
pub use options::Options;
pub use plan::Plan;
pub use plugin::{Lookup, Plugin, Value};
pub use program::signature::Signature;
pub use program::{ArrayFacts, Format, ProgramFacts};
