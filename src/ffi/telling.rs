//! Telling plugins which functions there are.

use std::ffi::c_void;
use std::sync::atomic::Ordering;

use super::registry::Function;
use super::{context, entrance, registry};
use crate::error::{Error, Result, Status};
use crate::host::log::{self, LogLevel};
use crate::host::turn::Turn;
use crate::plugin::Plugin;
use crate::sys;

/// XLA's name of the platform that functions on the host's memory are for.
const HOST: &str = "Host";

/// One thread at a time tells a plugin of new functions.
static TELLING: Turn = Turn::new();

/// Tells a plugin of the functions that it does not know yet. To be done before a program is compiled or
/// loaded.
pub(crate) fn prepare(plugin: &Plugin) -> Result<()> {
    let known = plugin.functions_known();
    if known.load(Ordering::Acquire) == registry::count()
        || !plugin.has::<sys::PJRT_FFI_Register_Handler_Args>()
    {
        return Ok(());
    }
    let turn = TELLING.take();
    let number = match plugin.run_type().get() {
        Some(&number) => number,
        None => {
            let number = context::register_type(plugin, &context::type_name())
                .map_err(|error| error.context("cannot prepare the plugin for functions"))?;
            *plugin.run_type().get_or_init(|| number)
        }
    };
    for index in known.load(Ordering::Acquire)..registry::count() {
        if let Some(function) = registry::function(index)
            && let Err(error) = tell(plugin, number, index, function)
        {
            // Only programs that call it need to know.
            log::say(
                LogLevel::Warning,
                format_args!(
                    "the plugin does not take the function '{}': {error}",
                    function.name
                ),
            );
            plugin.functions_refused().lock().push((index, error));
        }
        known.store(index + 1, Ordering::Release);
    }
    drop(turn);
    Ok(())
}

fn tell(plugin: &Plugin, number: i64, index: usize, function: &Function) -> Result<()> {
    let name = &function.name;
    // A plugin takes a second function of a name, and goes on calling the first. Names of types are given
    // once, so that another copy of this library in the process is seen to have been here.
    if function.is_of_host {
        // Plugins have different codes for a name that is taken.
        context::register_type(plugin, &format!("pjrtlite.function.{name}"))
            .map_err(|error| error.with_status(Status::AlreadyExists))?;
    }
    let mut args = sys::PJRT_FFI_Register_Handler_Args {
        target_name: name.as_ptr().cast(),
        target_name_size: name.len(),
        handler: entrance::SLOTS[index] as *mut c_void,
        platform_name: HOST.as_ptr().cast(),
        platform_name_size: HOST.len(),
        ..Default::default()
    };
    // SAFETY: the names are copied, and the function is there for ever.
    entrance::telling(number, || unsafe { plugin.call(&mut args) })
}

/// Fails if a program calls a function of ours by one of these names, and this plugin did not take it: it
/// may have another of that name.
pub(crate) fn check_taken(plugin: &Plugin, names: &[String]) -> Result<()> {
    let refused = plugin.functions_refused().lock();
    let taken = refused.iter().find_map(|(index, why)| {
        let name = &registry::function(*index)?.name;
        names.contains(name).then_some((name, why))
    });
    match taken {
        None => Ok(()),
        Some((name, why)) if why.status() == Status::AlreadyExists => Err(Error::new(
            Status::AlreadyExists,
            format!(
                "the program calls the function '{name}', which another copy of this library in the \
                 process registered with the plugin before: give one of them another name"
            ),
        )),
        Some((name, why)) => Err(Error::new(
            why.status(),
            format!(
                "the program calls the function '{name}', which the plugin did not take: {why}. Start \
                 the process anew, or use another plugin"
            ),
        )),
    }
}

/// Whether a plugin comes to a function of this library by a name.
pub(crate) fn is_of_library(plugin: &Plugin, name: &str) -> bool {
    registry::find(name).is_some_and(|(index, function)| {
        !function.is_of_host
            && index < plugin.functions_known().load(Ordering::Acquire)
            && !plugin
                .functions_refused()
                .lock()
                .iter()
                .any(|(refused, _)| *refused == index)
    })
}
