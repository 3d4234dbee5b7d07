//! The C interface, one file for each object: the only functions that C can call.
//!
//! Each function is one closure under one panic boundary (see `boundary.rs`). The texts here
//! become the manual in `include/pjrtlite.h`.

#![allow(
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    reason = "the texts are written for the C header, in Doxygen's form"
)]

mod alloc;
mod array;
mod boundary;
mod buffer;
mod bundle;
mod client;
mod error;
mod event;
mod executable;
mod function;
mod log;
mod options;
mod plan;
mod rank;
mod version;

pub use alloc::*;
pub use array::*;
pub use buffer::*;
pub use bundle::*;
pub use client::*;
pub use error::*;
pub use event::*;
pub use executable::*;
pub use function::*;
pub use log::*;
pub use options::*;
pub use plan::*;
pub use rank::*;
pub use version::*;
