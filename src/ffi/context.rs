//! What a run tells the functions that it comes to.

use std::ptr::NonNull;
use std::sync::Arc;

use parking_lot::{Mutex, RwLock};

use super::desk::Desk;
use super::table::{ask, entry};
use crate::error::Result;
use crate::host::fpenv::FpState;
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// What functions can ask of the run that calls them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// The floating-point state of the host's thread that began the run.
    pub(crate) state: Option<FpState>,
    /// The pointer that the host gave its plan for this.
    pub(crate) user: usize,
    /// Where calls are put that the host wants on its own thread.
    pub(crate) desk: Option<Arc<Desk>>,
}

/// Facts of runs, one after another, as the plugin takes them along.
///
/// It must live until the last run is over.
#[derive(Debug)]
pub(crate) struct Context {
    raw: Owned<sys::PJRT_ExecuteContext>,
    /// The plugin has its address.
    facts: Box<Mutex<Facts>>,
}

/// The number that a plugin gave to our type of data, by the table that its frames lead to.
static TYPES: RwLock<Vec<(usize, i64)>> = RwLock::new(Vec::new());

/// Takes note of a plugin's number.
pub(super) fn note_type(api: *const sys::XLA_FFI_Api, number: i64) {
    let mut types = TYPES.write();
    if !types.iter().any(|known| known.0 == api as usize) {
        types.push((api as usize, number));
    }
}

/// The name of our type of data. Another copy of this library in the process has one of its own.
pub(super) fn type_name() -> String {
    format!("pjrtlite.run.{:p}", &raw const TYPES)
}

/// Has the plugin give a type of data a number. Each name can have one.
pub(super) fn register_type(plugin: &Plugin, name: &str) -> Result<i64> {
    let mut nothing = sys::PJRT_FFI_Type_Info {
        deleter: None,
        serialize: None,
        deserialize: None,
    };
    let mut args = sys::PJRT_FFI_Type_Register_Args {
        type_name: name.as_ptr().cast(),
        type_name_size: name.len(),
        type_info: &mut nothing,
        ..Default::default()
    };
    // SAFETY: the name is copied, and the plugin reads of the functions that there are none.
    unsafe { plugin.call(&mut args) }?;
    Ok(args.type_id)
}

impl Context {
    /// Makes one for a plugin that gave our type this number.
    pub(super) fn new(plugin: &'static Plugin, number: i64) -> Result<Context> {
        let mut args = sys::PJRT_ExecuteContext_Create_Args::default();
        // SAFETY: the context becomes ours.
        let raw = unsafe {
            plugin.call(&mut args)?;
            Owned::new(plugin, args.context)?
        };
        let facts = Box::new(Mutex::new(Facts::default()));
        let mut args = sys::PJRT_FFI_UserData_Add_Args {
            context: raw.as_ptr(),
            user_data: sys::PJRT_FFI_UserData {
                type_id: number,
                data: std::ptr::from_ref(&*facts).cast_mut().cast(),
            },
            ..Default::default()
        };
        // SAFETY: the context is alive, and the facts live longer.
        unsafe { plugin.call(&mut args) }?;
        Ok(Context { raw, facts })
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::PJRT_ExecuteContext {
        self.raw.as_ptr()
    }

    /// States the facts of the runs that begin from here on.
    pub(crate) fn set(&self, facts: Facts) {
        *self.facts.lock() = facts;
    }
}

/// The facts of the run that a frame belongs to; none if the run has no context of ours.
///
/// # Safety
/// The frame must be one of an execution.
pub(super) unsafe fn facts_of(frame: &sys::XLA_FFI_CallFrame) -> Option<Facts> {
    let known = TYPES
        .read()
        .iter()
        .find_map(|&(api, number)| (api == frame.api as usize).then_some(number));
    let mut number = sys::XLA_FFI_TypeId { type_id: known? };
    let mut args = sys::XLA_FFI_InvokeContext_Get_Args {
        ctx: frame.ctx,
        type_id: &mut number,
        ..Default::default()
    };
    // SAFETY: the frame leads to the plugin's table.
    let api = unsafe { frame.api.as_ref() };
    let get = entry!(api, XLA_FFI_InvokeContext_Get);
    // SAFETY: the function takes these arguments, which are right for this frame.
    if !unsafe { ask(api, get, (&raw mut args).cast()) } {
        return None;
    }
    let facts = NonNull::new(args.data.cast::<Mutex<Facts>>())?;
    // SAFETY: only [`Context::new`] adds data of this type, which lives as long as runs go on.
    Some(unsafe { facts.as_ref() }.lock().clone())
}
