//! Completion of work that a plugin does in its own time.

use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::client::Client;
use crate::completion::Completion;
use crate::error::{Error, Result, Status};
use crate::host::callback;
use crate::host::once::OnceCell;
use crate::lifetime::Running;
use crate::plugin::{Owned, Session};
use crate::sys;

/// Tells when some work is done, and whether it went well.
#[derive(Debug)]
pub struct Event {
    kind: Kind,
    /// What the event reports on lives in the client.
    client: Client,
    /// Set by the plugin's event, once somebody has waited for that with a limit.
    watched: OnceCell<Arc<Completion>>,
}

#[derive(Debug)]
enum Kind {
    /// The plugin's own.
    Plugin(Owned<sys::PJRT_Event>),
    /// Of work that pjrtlite finishes after the plugin's.
    Own(Arc<Completion>),
    /// Of work that was done before there was an event: its outcome.
    Over(Result<()>),
}

/// The events of one run, on several devices.
struct All {
    left: AtomicUsize,
    outcome: Mutex<Result<()>>,
    completion: Arc<Completion>,
}

impl All {
    fn one_is_done(&self, outcome: Result<()>) {
        if outcome.is_err() {
            let mut first = self.outcome.lock();
            if first.is_ok() {
                *first = outcome;
            }
        }
        if self.left.fetch_sub(1, Ordering::AcqRel) == 1 {
            let outcome = self.outcome.lock().clone();
            self.completion.complete(outcome);
        }
    }
}

impl Event {
    /// Takes over an event that the plugin made.
    ///
    /// # Safety
    /// As for [`Owned::new`].
    pub(crate) unsafe fn new(client: &Client, event: *mut sys::PJRT_Event) -> Result<Event> {
        // SAFETY: the caller's promise.
        let event = unsafe { Owned::new(client.plugin(), event) }?;
        Ok(Event::of_plugin(client, event))
    }

    /// Takes over the events that the plugin made for a run on several devices: the one that is given is ready when
    /// all are, and fails as the first that does.
    ///
    /// # Safety
    /// As for [`Owned::new`], for each.
    pub(crate) unsafe fn of_all(client: &Client, events: &[*mut sys::PJRT_Event]) -> Result<Event> {
        if let [event] = events {
            // SAFETY: the caller's promise.
            return unsafe { Event::new(client, *event) };
        }
        // All are taken over before anything can fail.
        // SAFETY: as above.
        let events: Vec<_> = events
            .iter()
            .map(|event| unsafe { Event::new(client, *event) })
            .collect();
        let all = Arc::new(All {
            left: AtomicUsize::new(events.len()),
            outcome: Mutex::new(Ok(())),
            completion: Arc::default(),
        });
        let mut asked = Ok(());
        for event in &events {
            let shared = Arc::clone(&all);
            let registered = match event {
                Ok(event) => event.on_ready(move |outcome| shared.one_is_done(outcome)),
                Err(error) => Err(error.clone()),
            };
            if let Err(error) = registered {
                // Nobody will tell, so it is waited for here.
                if let Ok(event) = event {
                    let _ = event.wait();
                }
                all.one_is_done(Err(error.clone()));
                asked = Err(error);
            }
        }
        asked?;
        Ok(Event::of_completion(client, Arc::clone(&all.completion)))
    }

    /// As [`Event::new`].
    pub(crate) fn of_plugin(client: &Client, event: Owned<sys::PJRT_Event>) -> Event {
        Event {
            kind: Kind::Plugin(event),
            client: client.clone(),
            watched: OnceCell::new(),
        }
    }

    /// The event of work that is done when the completion is set.
    pub(crate) fn of_completion(client: &Client, completion: Arc<Completion>) -> Event {
        Event {
            kind: Kind::Own(completion),
            client: client.clone(),
            watched: OnceCell::new(),
        }
    }

    /// The event of work that is done.
    pub(crate) fn over(client: &Client, outcome: Result<()>) -> Event {
        Event {
            kind: Kind::Over(outcome),
            client: client.clone(),
            watched: OnceCell::new(),
        }
    }

    /// Waits until the work is done; fails if the work did.
    pub fn wait(&self) -> Result<()> {
        if let Err(error) = callback::check_may_wait("wait for an event that is not ready")
            && !self.is_ready()?
        {
            return Err(error);
        }
        match &self.kind {
            // SAFETY: the event is alive as long as `self`.
            Kind::Plugin(raw) => unsafe { wait(&raw.plugin().session(), raw.as_ptr()) },
            // Without a deadline it ends with an outcome.
            Kind::Own(completion) => completion.wait(None).unwrap_or(Ok(())),
            Kind::Over(outcome) => outcome.clone(),
        }
    }

    /// Waits for at most `limit`: fails with [`Status::TimedOut`] after that, and as
    /// [`Event::wait`] does. The event can be waited for again.
    pub fn wait_for(&self, limit: Duration) -> Result<()> {
        // A limit past what the clock counts is none.
        let deadline = Instant::now().checked_add(limit);
        let outcome = match &self.kind {
            Kind::Own(completion) => completion.wait(deadline),
            Kind::Over(outcome) => Some(outcome.clone()),
            Kind::Plugin(_) if self.is_ready()? => Some(self.wait()),
            // Nobody waits.
            Kind::Plugin(_) if limit.is_zero() => None,
            Kind::Plugin(_) => self.watched()?.wait(deadline),
        };
        outcome.unwrap_or_else(|| {
            Err(Error::new(
                Status::TimedOut,
                format!("the work was not done after {} s", limit.as_secs_f64()),
            ))
        })
    }

    /// What the plugin's event sets. It is asked for once, however often is waited: what it is told by
    /// stays until the work is done.
    fn watched(&self) -> Result<&Completion> {
        let completion = self.watched.get_or_try_init(|| {
            let completion = Arc::new(Completion::default());
            let shared = Arc::clone(&completion);
            self.on_ready(move |outcome| shared.complete(outcome))?;
            Ok(completion)
        })?;
        Ok(completion)
    }

    /// Whether the work is done, well or not. Does not wait.
    pub fn is_ready(&self) -> Result<bool> {
        match &self.kind {
            Kind::Own(completion) => Ok(completion.outcome().is_some()),
            Kind::Over(_) => Ok(true),
            // SAFETY: the event is alive.
            Kind::Plugin(raw) => unsafe { is_ready(&raw.plugin().session(), raw.as_ptr()) },
        }
    }

    /// Makes sure that neither the client nor something else ends before the work that this event is
    /// for, even if every handle does: a plugin drops the work of a client that it destroys, and those
    /// who asked to be called would wait for ever.
    pub(crate) fn keep_until_done(&self, kept: impl Send + 'static) -> Result<()> {
        if self.is_ready()? {
            return Ok(());
        }
        self.on_ready(|_| drop(kept))
    }

    /// Calls `callback` once with the outcome, as soon as the work is done: on this thread if it
    /// already is, else on a thread of the plugin, and possibly after the event was destroyed.
    pub fn on_ready(&self, callback: impl FnOnce(Result<()>) + Send + 'static) -> Result<()> {
        // The callback may let go of the last handle of the client, which has to stay until it has
        // returned.
        let running = self.client.start_run();
        match &self.kind {
            Kind::Plugin(raw) => on_ready(raw, running, callback),
            Kind::Own(completion) => {
                let then = move |outcome| running.finish(|| callback(outcome));
                completion.then(Box::new(|outcome| callback::called(|| then(outcome))));
                Ok(())
            }
            Kind::Over(outcome) => {
                let outcome = outcome.clone();
                callback::called(|| running.finish(|| callback(outcome)));
                Ok(())
            }
        }
    }
}

/// As [`Event::on_ready`], for an event of the plugin's.
pub(crate) fn on_ready(
    raw: &Owned<sys::PJRT_Event>,
    running: Running,
    callback: impl FnOnce(Result<()>) + Send + 'static,
) -> Result<()> {
    let plugin = raw.plugin();
    // Taken by who is first: the plugin that calls back, or who could not register it.
    let waiting = Arc::new(Mutex::new(Some((running, callback))));
    let shared = Arc::clone(&waiting);
    let ready = move |error| {
        let outcome = match NonNull::new(error) {
            None => Ok(()),
            // SAFETY: the plugin hands the error over to its callback.
            Some(error) => Err(unsafe { plugin.take_error(error) }),
        };
        let taken = shared.lock().take();
        if let Some((running, callback)) = taken {
            // Dropped also if the callback panics.
            running.finish(|| callback(outcome));
        }
    };
    let user = callback::to_be_called::<sys::PJRT_Error>(ready);
    let mut args = sys::PJRT_Event_OnReady_Args {
        event: raw.as_ptr(),
        callback: Some(callback::called_once::<sys::PJRT_Error>),
        user_arg: user,
        ..Default::default()
    };
    // SAFETY: the event is alive, and the callback owns what its argument points to.
    let registered = unsafe { plugin.call(&mut args) };
    if let Err(error) = &registered {
        let taken = waiting.lock().take();
        drop(taken);
        // A plugin that threw may have registered it all the same, and then it does nothing.
        if error.status() != Status::PluginException {
            // SAFETY: it was not registered, so nobody else will free it.
            unsafe { callback::take_back::<sys::PJRT_Error>(user) };
        }
    }
    registered
}

/// Whether the work of an event is done, well or not. Does not wait.
///
/// # Safety
/// As for [`wait`].
#[inline(always)]
pub(crate) unsafe fn is_ready(session: &Session<'_>, event: *mut sys::PJRT_Event) -> Result<bool> {
    let mut args = sys::PJRT_Event_IsReady_Args {
        event,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe { session.call(&mut args) }?;
    Ok(args.is_ready)
}

/// Waits for an event without taking it over.
///
/// # Safety
/// `event` must be an event of the plugin, alive during the call.
#[inline(always)]
pub(crate) unsafe fn wait(session: &Session<'_>, event: *mut sys::PJRT_Event) -> Result<()> {
    let mut args = sys::PJRT_Event_Await_Args {
        event,
        ..Default::default()
    };
    // SAFETY: the caller's promise.
    unsafe {
        session
            .call(&mut args)
            .or_else(|error| outlast(session, event, error))
    }
}

/// A wait that failed says that the work did, and then it is over; or that the plugin cannot wait,
/// and then it is not: it goes on with memory that is freed when we return.
///
/// # Safety
/// As for [`wait`].
#[cold]
unsafe fn outlast(session: &Session<'_>, event: *mut sys::PJRT_Event, error: Error) -> Result<()> {
    // SAFETY: the caller's promise.
    while unsafe { is_ready(session, event) } == Ok(false) {
        std::thread::sleep(Duration::from_micros(100));
    }
    Err(error)
}
