//! Functions of this process that programs call by name: XLA's FFI.
//!
//! A program calls what its author named by `jax.ffi.ffi_call`, and what JAX itself leaves to a library.
//! The plugin finds such a function among those that were registered with it before the program was
//! compiled or loaded, and gives each call as a *frame*.
//!
//! - `frame`: what a call's inputs, outputs and attributes are
//! - `registry`: the names of the process
//! - `telling`: which of them a plugin knows
//! - `entrance`: what plugins call
//! - `context`: what a run tells the functions that it comes to
//! - `desk`: how a function is called on the thread that runs the program
//! - `pool`: how a function's work is divided among the plugin's threads
//! - `table`: the functions that the plugin has for that

mod attributes;
mod context;
mod desk;
mod entrance;
mod frame;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzzing;
mod pool;
mod registry;
mod table;
mod telling;

pub(crate) use context::{Context, Facts};
pub(crate) use desk::Desk;
pub(crate) use entrance::divide;
pub(crate) use frame::{Frame, View};
pub(crate) use registry::{Function, Place, Wishes, register, wishes};
pub(crate) use telling::{check_taken, is_of_library, prepare};
