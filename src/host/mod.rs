//! Guards of the process that the library is a guest in.
//!
//! Plugins are large foreign programs: they change the floating-point state, start threads that a
//! `fork` leaves behind, read the environment, and print. What is here keeps that away from the host.

pub(crate) mod affinity;
pub(crate) mod callback;
pub(crate) mod cancel;
pub(crate) mod cpu;
pub(crate) mod environment;
pub(crate) mod fence;
pub(crate) mod file;
pub(crate) mod fork;
pub(crate) mod fpenv;
pub(crate) mod inside;
pub(crate) mod loader;
pub(crate) mod log;
pub(crate) mod memory;
pub(crate) mod once;
pub(crate) mod python;
pub(crate) mod rank;
pub(crate) mod signals;
pub(crate) mod threads;
pub(crate) mod turn;
