//! Options of plugins that are set where the host does not set them, and the plugin's client.

use std::path::Path;

use super::store::{self, Store};
use crate::error::{Error, Result, Status};
use crate::options::Options;
use crate::plugin::{NamedValues, Owned, Plugin, Value};
use crate::sys;

/// The option of CPU plugins that decides whether work goes on in the background. Handing the work to
/// another thread and waiting for it costs more than most programs take.
const ASYNCHRONOUS: &str = "asynchronous";

/// The option of XLA's plugins for GPUs that decides whether a client takes most of the device's memory
/// at once, as it would. A host that computes on the GPU itself needs it.
const PREALLOCATE: &str = "preallocate";

/// Whether a plugin is one for CPUs, as far as its file's name tells.
pub(super) fn is_for_cpu(plugin: &Plugin) -> bool {
    is_named(plugin, "cpu")
}

fn is_named(plugin: &Plugin, part: &str) -> bool {
    let name = plugin.path().file_name().unwrap_or_default();
    name.to_string_lossy().to_lowercase().contains(part)
}

/// The option that is false unless the host sets it. Plugins of other devices do not know it, and a
/// plugin tells what it is for only when it has a client: its file's name has to do.
fn off_by_default(plugin: &Plugin) -> Option<&'static str> {
    if is_for_cpu(plugin) {
        Some(ASYNCHRONOUS)
    } else if ["cuda", "rocm"].iter().any(|name| is_named(plugin, name)) {
        Some(PREALLOCATE)
    } else {
        None
    }
}

/// Makes the plugin's client.
pub(super) fn create(
    plugin: &'static Plugin,
    options: &Options,
) -> Result<Owned<sys::PJRT_Client>> {
    let with = |options: &Options| {
        let values = NamedValues::new(options.passed_on())?;
        let mut args = sys::PJRT_Client_Create_Args {
            create_options: values.as_ptr(),
            num_options: values.len(),
            ..Default::default()
        };
        if let Some(folder) = options.key_value_folder() {
            store::tell(Store::open(Path::new(folder))?, &mut args);
        }
        // SAFETY: the options live until the plugin has read them, during the call, and it makes
        // the client for us.
        unsafe {
            plugin.call(&mut args)?;
            Owned::new(plugin, args.client)
        }
    };
    let off = off_by_default(plugin).filter(|off| !options.passed_on().any(|(key, _)| key == *off));
    let Some(off) = off else {
        return with(options);
    };
    let mut more = options.clone();
    more.set(off, Value::Bool(false))?;
    match with(&more) {
        Err(error) if does_not_know(&error, off) => with(options),
        outcome => outcome,
    }
}

/// Whether a plugin refused an option that it does not know.
fn does_not_know(error: &Error, option: &str) -> bool {
    let refuses = matches!(
        error.status(),
        Status::InvalidArgument | Status::NotFound | Status::Unimplemented
    );
    refuses && error.message().contains(option)
}
