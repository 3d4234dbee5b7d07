//! What a plugin is told for each run of a program, filled in once.

use std::sync::Arc;

use parking_lot::Mutex;

use crate::buffer::Buffer;
use crate::error::{Error, Result, Status};
use crate::event;
use crate::ffi::{Context, Desk, Facts};
use crate::host::callback;
use crate::host::fpenv::FpState;
use crate::plugin::{Plugin, Session};
use crate::sys;

/// A run that can be begun again and again. Only what changes from run to run is written anew.
#[derive(Debug)]
pub(crate) struct Launch {
    /// The arguments, by the executable's own numbers. Those that are null must be set before a run.
    pub(crate) arguments: Vec<*mut sys::PJRT_Buffer>,
    /// The arguments that must stay as they are although the program donates them. Plugins take a
    /// while over each that is named.
    pub(crate) not_donated: Vec<i64>,
    /// What the last run gave: each is the caller's to destroy, or null.
    pub(crate) results: Vec<*mut sys::PJRT_Buffer>,
    args: sys::PJRT_LoadedExecutable_Execute_Args,
    options: sys::PJRT_ExecuteOptions,
    /// The index of the platform, which is the first argument if the program takes it.
    #[allow(dead_code, reason = "keeps the buffer alive")]
    platform_index: Option<Buffer>,
    /// For a program that calls functions of the host.
    calls: Option<Calls>,
}

/// What functions of the host that the program calls are told.
#[derive(Debug)]
pub(crate) struct Calls {
    pub(crate) context: Context,
    /// Where they are called, if that is on the thread that runs the program.
    pub(crate) desk: Option<Arc<Desk>>,
    pub(crate) plugin: &'static Plugin,
}

/// A launch that another thread begins while this one waits.
struct Lent(*mut Launch);

// SAFETY: one thread uses it at a time, by `Launch::start_at_desk`.
unsafe impl Send for Lent {}

impl Launch {
    /// Prepares runs of an executable; one for any device is told on which device.
    pub(crate) fn new(
        executable: *mut sys::PJRT_LoadedExecutable,
        device: *mut sys::PJRT_Device,
        argument_count: usize,
        result_count: usize,
        platform_index: Option<Buffer>,
        calls: Option<Calls>,
    ) -> Launch {
        let mut arguments = vec![std::ptr::null_mut(); argument_count];
        if let (Some(first), Some(index)) = (arguments.first_mut(), &platform_index) {
            *first = index.as_ptr();
        }
        Launch {
            arguments,
            not_donated: Vec::new(),
            results: vec![std::ptr::null_mut(); result_count],
            args: sys::PJRT_LoadedExecutable_Execute_Args {
                executable,
                num_devices: 1,
                num_args: argument_count,
                execute_device: device,
                ..Default::default()
            },
            options: sys::PJRT_ExecuteOptions {
                context: calls
                    .as_ref()
                    .map_or(std::ptr::null_mut(), |calls| calls.context.as_ptr()),
                ..Default::default()
            },
            platform_index,
            calls,
        }
    }

    /// Whether the program calls functions of the host.
    #[inline(always)]
    pub(crate) fn calls_host(&self) -> bool {
        self.calls.is_some()
    }

    /// What the functions that the program calls are told in the next runs: the floating-point state
    /// that the host has, and its pointer for them.
    pub(crate) fn tell(&self, state: FpState, user: usize) {
        if let Some(calls) = &self.calls {
            calls.context.set(Facts {
                state: Some(state),
                user,
                desk: calls.desk.clone(),
            });
        }
    }

    /// What must live until the last run is over.
    pub(crate) fn into_calls(self) -> Option<Calls> {
        self.calls
    }

    /// Hands a run to the plugin: the bare call. Returns the run's event, which is the caller's.
    ///
    /// # Safety
    /// The executable must be alive, and the arguments live buffers that fit it.
    #[inline(always)]
    pub(crate) unsafe fn start(&mut self, session: &Session<'_>) -> Result<*mut sys::PJRT_Event> {
        if self.calls.is_some() {
            // SAFETY: the caller's promise.
            return unsafe { self.start_with_calls(session) };
        }
        // SAFETY: the caller's promise.
        unsafe { self.begin(session) }
    }

    /// # Safety
    /// As for [`Launch::start`].
    #[cold]
    unsafe fn start_with_calls(&mut self, session: &Session<'_>) -> Result<*mut sys::PJRT_Event> {
        let at_desk = self
            .calls
            .as_ref()
            .and_then(|calls| Some((calls.plugin, calls.desk.clone()?)));
        match at_desk {
            // SAFETY: the caller's promise.
            Some((plugin, desk)) => unsafe { self.start_at_desk(plugin, &desk) },
            // SAFETY: the caller's promise.
            None => unsafe { self.begin(session) },
        }
    }

    /// Has another thread run the program, while this one does what is put on its desk. The run is over
    /// afterwards.
    ///
    /// Where a plugin works on the thread that calls it, it goes on on a thread of its own after some
    /// operations, and this one would sit inside the plugin meanwhile.
    ///
    /// # Safety
    /// As for [`Launch::start`].
    unsafe fn start_at_desk(
        &mut self,
        plugin: &'static Plugin,
        desk: &Arc<Desk>,
    ) -> Result<*mut sys::PJRT_Event> {
        /// Lets the thread at the desk go, whatever happens.
        struct Close(Arc<Desk>);
        impl Drop for Close {
            fn drop(&mut self) {
                self.0.close();
            }
        }
        /// An event on its way to the thread that gets it.
        struct Begun(Result<*mut sys::PJRT_Event>);
        // SAFETY: events may be used from any thread.
        unsafe impl Send for Begun {}

        callback::check_may_wait("run a program that calls functions on this thread")?;
        desk.open();
        let begun = Arc::new(Mutex::new(None));
        let (answer, close, lent) = (Arc::clone(&begun), Close(Arc::clone(desk)), Lent(self));
        let work = move || {
            let (lent, _close) = (lent, close);
            let session = plugin.session();
            // SAFETY: the thread at the desk waits until this is over, and promises the rest.
            let outcome = unsafe { (*lent.0).begin(&session) };
            if let Ok(event) = outcome {
                // SAFETY: the event is alive. How the run ended is told to whoever waits for it next.
                let _ = unsafe { event::wait(&session, event) };
            }
            *answer.lock() = Some(Begun(outcome));
        };
        callback::on_thread_of_ours(work).map_err(|error| {
            Error::new(
                Status::ResourceExhausted,
                format!(
                    "the program calls functions on the thread that runs it, for which another thread \
                     has to be started, and that cannot be: {error}"
                ),
            )
        })?;
        desk.serve();
        let begun = begun.lock().take();
        begun.map_or_else(
            || {
                Err(Error::new(
                    Status::Panic,
                    "a fault inside pjrtlite: a run was lost; please report it",
                ))
            },
            |begun| begun.0,
        )
    }

    /// The bare call.
    ///
    /// # Safety
    /// As for [`Launch::start`].
    #[inline(always)]
    unsafe fn begin(&mut self, session: &Session<'_>) -> Result<*mut sys::PJRT_Event> {
        self.results.fill(std::ptr::null_mut());
        let arguments = self.arguments.as_ptr();
        let results = self.results.as_mut_ptr();
        let mut event = std::ptr::null_mut();
        self.options.non_donatable_input_indices = self.not_donated.as_ptr();
        self.options.num_non_donatable_input_indices = self.not_donated.len();
        self.args.options = &mut self.options;
        self.args.argument_lists = &arguments;
        self.args.output_lists = &results;
        self.args.device_complete_events = &mut event;
        // SAFETY: the caller promises the buffers; everything else lives through the call.
        unsafe { session.call(&mut self.args) }?;
        Ok(event)
    }
}
