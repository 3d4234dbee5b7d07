//! Guards of the process that the library is a guest in.
//!
//! Plugins are large foreign programs: they change the floating-point state, and they print.
//! What is here keeps both away from the host.

pub(crate) mod cpu;
pub(crate) mod fpenv;
pub(crate) mod log;
