//! Events: what callers hold of a completion.

use std::sync::Arc;

use crate::handle::{Outcome, get, give, misuse, take};
use crate::sys;
use crate::work::Completion;

/// What a caller holds of a completion.
#[derive(Debug)]
pub(crate) struct Event(pub(crate) Arc<Completion>);

/// A new event of some work.
pub(crate) fn of(completion: &Arc<Completion>) -> *mut sys::PJRT_Event {
    give(Event(Arc::clone(completion)))
}

pub(crate) fn destroy(args: &mut sys::PJRT_Event_Destroy_Args) -> Outcome {
    drop(take::<Event>(args.event));
    Ok(())
}

pub(crate) fn is_ready(args: &mut sys::PJRT_Event_IsReady_Args) -> Outcome {
    args.is_ready = get::<Event>(args.event).0.is_done();
    Ok(())
}

pub(crate) fn error(args: &mut sys::PJRT_Event_Error_Args) -> Outcome {
    match get::<Event>(args.event).0.outcome() {
        Some(outcome) => outcome,
        None => misuse("PJRT_Event_Error is asked of an event that is not ready"),
    }
}

pub(crate) fn wait(args: &mut sys::PJRT_Event_Await_Args) -> Outcome {
    get::<Event>(args.event).0.wait()
}

pub(crate) fn on_ready(args: &mut sys::PJRT_Event_OnReady_Args) -> Outcome {
    let Some(callback) = args.callback else {
        misuse("PJRT_Event_OnReady is given no callback");
    };
    let argument = args.user_arg as usize;
    get::<Event>(args.event).0.then(Box::new(move |outcome| {
        let error = match outcome {
            Ok(()) => std::ptr::null_mut(),
            Err(failure) => give(failure),
        };
        // SAFETY: the caller gave this callback with this argument, to be called once.
        unsafe { callback(error, argument as *mut _) };
    }));
    Ok(())
}
