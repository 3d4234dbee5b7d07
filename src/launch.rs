//! What a plugin is told for each run of a program, filled in once.

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

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
    /// The arguments, by the executable's own numbers: those of the first device, then of the next one. Those
    /// that are null must be set before a run.
    pub(crate) arguments: Vec<*mut sys::PJRT_Buffer>,
    /// The arguments that must stay as they are although the program donates them. Plugins take a
    /// while over each that is named.
    pub(crate) not_donated: Vec<i64>,
    /// What the last run gave, likewise: each is the caller's to destroy, or null.
    pub(crate) results: Vec<*mut sys::PJRT_Buffer>,
    /// Of each device, where its arguments and results are in the lists above.
    /// The events of the last run, one for each device: they are the caller's.
    pub(crate) events: Vec<*mut sys::PJRT_Event>,
    /// Of each device, where its arguments are in the list above, and its results.
    argument_lists: Vec<*const *mut sys::PJRT_Buffer>,
    result_lists: Vec<*mut *mut sys::PJRT_Buffer>,
    args: sys::PJRT_LoadedExecutable_Execute_Args,
    options: sys::PJRT_ExecuteOptions,
    /// The index of the platform on each device, which is the first argument if the program takes it.
    #[allow(dead_code, reason = "keeps the buffers alive")]
    platform_index: Vec<Buffer>,
    /// For a program that calls functions of the host.
    calls: Option<Calls>,
}

/// How many buffers a run takes and gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    pub(crate) devices: usize,
    /// On each device.
    pub(crate) arguments: usize,
    pub(crate) results: usize,
}

/// The number of the last run on several devices. Devices whose runs have one number work together; plugins wait
/// for ever where it is 0.
static LAST_RUN: AtomicI32 = AtomicI32::new(0);

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
        counts: Counts,
        platform_index: Vec<Buffer>,
        calls: Option<Calls>,
    ) -> Launch {
        let mut arguments = vec![std::ptr::null_mut(); counts.devices * counts.arguments];
        for (of_device, index) in arguments
            .chunks_mut(counts.arguments.max(1))
            .zip(&platform_index)
        {
            of_device[0] = index.as_ptr();
        }
        let mut results: Vec<*mut sys::PJRT_Buffer> =
            vec![std::ptr::null_mut(); counts.devices * counts.results];
        // Neither list grows, so that what points into them stays.
        let first = (arguments.as_ptr(), results.as_mut_ptr());
        Launch {
            argument_lists: (0..counts.devices)
                .map(|device| first.0.wrapping_add(device * counts.arguments))
                .collect(),
            result_lists: (0..counts.devices)
                .map(|device| first.1.wrapping_add(device * counts.results))
                .collect(),
            arguments,
            not_donated: Vec::new(),
            results,
            events: vec![std::ptr::null_mut(); counts.devices],
            args: sys::PJRT_LoadedExecutable_Execute_Args {
                executable,
                num_devices: counts.devices,
                num_args: counts.arguments,
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

    /// Hands a run to the plugin: the bare call. Afterwards the run's events are there, which are the caller's.
    ///
    /// # Safety
    /// The executable must be alive, and the arguments live buffers that fit it.
    #[inline(always)]
    pub(crate) unsafe fn start(&mut self, session: &Session<'_>) -> Result<()> {
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
    unsafe fn start_with_calls(&mut self, session: &Session<'_>) -> Result<()> {
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
    unsafe fn start_at_desk(&mut self, plugin: &'static Plugin, desk: &Arc<Desk>) -> Result<()> {
        /// Lets the thread at the desk go, whatever happens.
        struct Close(Arc<Desk>);
        impl Drop for Close {
            fn drop(&mut self) {
                self.0.close();
            }
        }
        callback::check_may_wait("run a program that calls functions on this thread")?;
        desk.open();
        let begun = Arc::new(Mutex::new(None));
        let (answer, close, lent) = (Arc::clone(&begun), Close(Arc::clone(desk)), Lent(self));
        let work = move || {
            let (lent, _close) = (lent, close);
            let session = plugin.session();
            // SAFETY: the thread at the desk waits until this is over, and promises the rest. The events are alive.
            let outcome = unsafe {
                let outcome = (*lent.0).begin(&session);
                if outcome.is_ok() {
                    for &event in &(*lent.0).events {
                        // How the run ended is told to whoever waits for it next.
                        let _ = event::wait(&session, event);
                    }
                }
                outcome
            };
            *answer.lock() = Some(outcome);
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
        begun.unwrap_or_else(|| {
            Err(Error::new(
                Status::Panic,
                "a fault inside pjrtlite: a run was lost; please report it",
            ))
        })
    }

    /// The bare call.
    ///
    /// # Safety
    /// As for [`Launch::start`].
    #[inline(always)]
    unsafe fn begin(&mut self, session: &Session<'_>) -> Result<()> {
        self.results.fill(std::ptr::null_mut());
        self.events.fill(std::ptr::null_mut());
        self.options.non_donatable_input_indices = self.not_donated.as_ptr();
        self.options.num_non_donatable_input_indices = self.not_donated.len();
        if self.events.len() > 1 {
            self.options.launch_id = number_of_run();
        }
        self.args.options = &mut self.options;
        self.args.argument_lists = self.argument_lists.as_ptr();
        self.args.output_lists = self.result_lists.as_ptr();
        self.args.device_complete_events = self.events.as_mut_ptr();
        // SAFETY: the caller promises the buffers; everything else lives through the call.
        unsafe { session.call(&mut self.args) }
    }
}

/// A number for a run on several devices, which is not 0.
#[cold]
fn number_of_run() -> i32 {
    let last = LAST_RUN.fetch_add(1, Ordering::Relaxed);
    last.rem_euclid(i32::MAX) + 1
}
