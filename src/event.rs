//! Completion of work that a plugin does in its own time.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

use crate::client::{Client, in_callback};
use crate::error::{Error, Result, Status};
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// Tells when some work is done, and whether it went well.
#[derive(Debug)]
pub struct Event {
    raw: Owned<sys::PJRT_Event>,
    /// What the event reports on lives in the client.
    client: Client,
}

impl Event {
    /// Takes over an event that the plugin made.
    ///
    /// # Safety
    /// As for [`Owned::new`].
    pub(crate) unsafe fn new(client: &Client, event: *mut sys::PJRT_Event) -> Result<Event> {
        Ok(Event {
            // SAFETY: the caller's promise.
            raw: unsafe { Owned::new(client.plugin(), event) }?,
            client: client.clone(),
        })
    }

    /// Waits until the work is done; fails if the work did.
    pub fn wait(&self) -> Result<()> {
        // SAFETY: the event is alive as long as `self`.
        unsafe { wait(self.raw.plugin(), self.raw.as_ptr()) }
    }

    /// Waits for at most `limit`: fails with [`Status::TimedOut`] after that, and as
    /// [`Event::wait`] does. The event can be waited for again.
    pub fn wait_for(&self, limit: Duration) -> Result<()> {
        if self.is_ready()? {
            return self.wait();
        }
        let outcome = Arc::new((Mutex::new(None), Condvar::new()));
        let shared = Arc::clone(&outcome);
        self.on_ready(move |result| {
            *shared.0.lock() = Some(result);
            shared.1.notify_one();
        })?;
        let deadline = Instant::now().checked_add(limit);
        let mut result = outcome.0.lock();
        loop {
            if let Some(result) = result.take() {
                return result;
            }
            let timed_out = match deadline {
                Some(deadline) => outcome.1.wait_until(&mut result, deadline).timed_out(),
                None => {
                    outcome.1.wait(&mut result);
                    false
                }
            };
            if timed_out && result.is_none() {
                return Err(Error::new(
                    Status::TimedOut,
                    format!("the work was not done after {} s", limit.as_secs_f64()),
                ));
            }
        }
    }

    /// Whether the work is done, well or not. Does not wait.
    pub fn is_ready(&self) -> Result<bool> {
        let mut args = sys::PJRT_Event_IsReady_Args {
            event: self.raw.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the event is alive.
        unsafe { self.raw.plugin().call(&mut args) }?;
        Ok(args.is_ready)
    }

    /// Makes sure that the client does not end before the work that this event is for, even if
    /// every handle does: a plugin drops the work of a client that it destroys, and those who asked
    /// to be called would wait for ever.
    pub(crate) fn keep_client_until_done(&self) -> Result<()> {
        if self.is_ready()? {
            return Ok(());
        }
        self.on_ready(|_| {})
    }

    /// Calls `callback` once with the outcome, as soon as the work is done: on this thread if it
    /// already is, else on a thread of the plugin, and possibly after the event was destroyed.
    pub fn on_ready(&self, callback: impl FnOnce(Result<()>) + Send + 'static) -> Result<()> {
        // The callback may let go of the last handle of its client.
        let running = self.client.start_run();
        let callback = Box::into_raw(Box::new(Callback {
            plugin: self.raw.plugin(),
            then: Box::new(move |outcome| {
                // Dropped also if the callback panics.
                let _running = running;
                callback(outcome);
            }),
        }));
        let mut args = sys::PJRT_Event_OnReady_Args {
            event: self.raw.as_ptr(),
            callback: Some(ready),
            user_arg: callback.cast(),
            ..Default::default()
        };
        // SAFETY: the event is alive, and the callback owns what its argument points to.
        let registered = unsafe { self.raw.plugin().call(&mut args) };
        if registered.is_err() {
            // SAFETY: it was not registered, so nobody else will free it.
            drop(unsafe { Box::from_raw(callback) });
        }
        registered
    }
}

/// Waits for an event without taking it over.
///
/// # Safety
/// `event` must be an event of `plugin`, alive during the call.
pub(crate) unsafe fn wait(plugin: &Plugin, event: *mut sys::PJRT_Event) -> Result<()> {
    let mut args = sys::PJRT_Event_Await_Args {
        event,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { plugin.call(&mut args) }
}

struct Callback {
    plugin: &'static Plugin,
    then: Box<dyn FnOnce(Result<()>) + Send>,
}

/// What the plugin calls when the work of an event is done.
unsafe extern "C" fn ready(error: *mut sys::PJRT_Error, callback: *mut c_void) {
    // SAFETY: the argument is the box that `on_ready` gave away, and the plugin calls once.
    let callback = unsafe { Box::from_raw(callback.cast::<Callback>()) };
    let result = match NonNull::new(error) {
        None => Ok(()),
        // SAFETY: the plugin hands the error over to its callback.
        Some(error) => Err(unsafe { callback.plugin.take_error(error) }),
    };
    // A panic must not unwind into the plugin. There is nobody to report it to but the panic
    // hook, which has spoken.
    let then = std::panic::AssertUnwindSafe(move || (callback.then)(result));
    in_callback(|| {
        let _ = std::panic::catch_unwind(then);
    });
}
