//! Telling plugins which functions there are.

use std::ffi::c_void;
use std::sync::atomic::Ordering;

use super::{context, entrance, registry};
use crate::error::Result;
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
            let number = context::register_type(plugin)
                .map_err(|error| error.context("cannot prepare the plugin for functions"))?;
            *plugin.run_type().get_or_init(|| number)
        }
    };
    for index in known.load(Ordering::Acquire)..registry::count() {
        if let Some(name) = registry::name(index) {
            let mut args = sys::PJRT_FFI_Register_Handler_Args {
                target_name: name.as_ptr().cast(),
                target_name_size: name.len(),
                handler: entrance::SLOTS[index] as *mut c_void,
                platform_name: HOST.as_ptr().cast(),
                platform_name_size: HOST.len(),
                ..Default::default()
            };
            // SAFETY: the names are copied, and the function is there for ever.
            let told = entrance::telling(number, || unsafe { plugin.call(&mut args) });
            // Of a name that is taken, only programs that call it need to know.
            if let Err(error) = told {
                log::say(
                    LogLevel::Warning,
                    format_args!("the plugin does not take the function '{name}': {error}"),
                );
            }
        }
        known.store(index + 1, Ordering::Release);
    }
    drop(turn);
    Ok(())
}
