//! A run that goes on while the host does something else.

use std::any::Any;
use std::sync::Arc;

use parking_lot::Mutex;

use super::output::{Landed, Reader, Target, deliver, known};
use crate::array::ArrayType;
use crate::client::Client;
use crate::completion::Completion;
use crate::error::Result;
use crate::event::{self, Event};
use crate::host::callback;
use crate::lifetime::{Kept, Running, Working};
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// A run that was started, until the plan takes its results back.
pub(super) struct Flight {
    plugin: &'static Plugin,
    /// The results, once the run is over. Until then they are with whoever delivers them.
    deliveries: Mutex<Vec<Delivery>>,
    /// Set when all results are where they should be.
    pub(super) completion: Arc<Completion>,
    /// What the run uses, if its plan was let go of before it ended.
    left_behind: Mutex<Option<Box<dyn Any + Send>>>,
    /// Until the run is over.
    working: Mutex<Option<Working>>,
    /// Not a handle of the client: it may be the plugin's thread that lets go of this last, and
    /// that must not have to end the client. It goes after what is the client's.
    client: Kept,
}

impl std::fmt::Debug for Flight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Flight")
            .field("completion", &self.completion)
            .finish_non_exhaustive()
    }
}

/// A result on its way.
pub(super) struct Delivery {
    pub(super) output: usize,
    pub(super) result: Owned<sys::PJRT_Buffer>,
    pub(super) array: ArrayType,
    pub(super) target: Target,
    pub(super) reading: Reader,
    pub(super) landed: Option<Landed>,
}

// SAFETY: the target is memory of the host that whoever bound it promises to be writable wherever
// the run goes on.
unsafe impl Send for Delivery {}

/// The number of the result that is being transferred, and the event that tells when it is.
type Transfer = (usize, Owned<sys::PJRT_Event>);

/// A transfer, as the thread that begins it and the one that tells of its end see it.
enum Watch {
    /// The first of the two still waits to be told.
    Beginning,
    /// It does not any more: whoever tells goes on with the results.
    Going(Vec<Delivery>),
    /// It was told in time, or somebody goes on.
    Over(Result<()>),
}

impl Flight {
    /// Has the results delivered when the run's event says that they are there.
    pub(super) fn take_off(
        client: &Client,
        event: &Event,
        deliveries: Vec<Delivery>,
    ) -> Result<Arc<Flight>> {
        let (kept, working) = client.start_run().into_parts();
        let flight = Arc::new(Flight {
            plugin: client.plugin(),
            deliveries: Mutex::default(),
            completion: Arc::default(),
            left_behind: Mutex::new(None),
            working: Mutex::new(Some(working)),
            client: kept,
        });
        let landing = Arc::clone(&flight);
        match event.on_ready(move |outcome| landing.land(outcome, deliveries)) {
            Ok(()) => Ok(flight),
            Err(error) => {
                // Nobody will tell when the run is over, so it is waited for here.
                let _ = event.wait();
                Err(error)
            }
        }
    }

    /// Delivers the results, now that the run is over.
    fn land(self: Arc<Flight>, outcome: Result<()>, deliveries: Vec<Delivery>) {
        match outcome {
            Ok(()) => self.deliver_from(0, deliveries),
            Err(error) => self.end(Err(error), deliveries),
        }
    }

    /// Delivers the results from one on, and ends the flight. A result that the plugin has to transfer
    /// is waited for by its event; where that is there at once, this loop goes on, so that any number
    /// of results fits the stack.
    fn deliver_from(self: Arc<Flight>, mut next: usize, mut deliveries: Vec<Delivery>) {
        loop {
            let (index, event) = match self.transfer_or_deliver(next, &mut deliveries) {
                Ok(None) => return self.end(Ok(()), deliveries),
                Ok(Some(transfer)) => transfer,
                Err(error) => return self.end(Err(error), deliveries),
            };
            match self.wait_for_transfer(index, event, deliveries) {
                None => return,
                Some((Ok(()), rest)) => {
                    finish_transfer(&rest[index]);
                    deliveries = rest;
                    next = index + 1;
                }
                Some((Err(error), rest)) => return self.end(Err(error), rest),
            }
        }
    }

    /// Delivers the results from one on; stops where the plugin has to transfer one, and gives
    /// that one and the transfer's event.
    fn transfer_or_deliver(
        &self,
        first: usize,
        deliveries: &mut [Delivery],
    ) -> Result<Option<Transfer>> {
        let session = self.plugin.session();
        for (index, delivery) in deliveries.iter_mut().enumerate().skip(first) {
            let Delivery {
                result,
                array,
                target,
                reading,
                landed,
                ..
            } = delivery;
            if let Target::Host(address) = *target
                && array.byte_size() > 0
            {
                // SAFETY: the buffer is alive.
                let reading = unsafe { known(&session, result, array, reading) }?;
                if !reading.is_in_place() {
                    let address = address.as_ptr();
                    // SAFETY: the buffer holds its values; the target and the reading stay until
                    // the flight has ended, which is after the transfer.
                    let event = unsafe {
                        let raw =
                            reading.start_transfer(&session, result.as_ptr(), array, address)?;
                        Owned::new(self.plugin, raw)
                    }?;
                    *landed = Some(Landed::Transferred);
                    return Ok(Some((index, event)));
                }
            }
            // SAFETY: the run is over, so the buffer holds its values; whoever bound the output
            // promised its memory.
            *landed = Some(unsafe { deliver(&session, result, array, reading, *target) }?);
        }
        Ok(None)
    }

    /// The outcome of a transfer, if it is there at once, and the results. Else the delivery goes on
    /// when it is there, on the thread that tells.
    fn wait_for_transfer(
        self: &Arc<Flight>,
        index: usize,
        event: Owned<sys::PJRT_Event>,
        deliveries: Vec<Delivery>,
    ) -> Option<(Result<()>, Vec<Delivery>)> {
        let watch = Arc::new(Mutex::new(Watch::Beginning));
        let shared = Arc::clone(&watch);
        let next = Arc::clone(self);
        let running = Running::new(&self.client);
        let registered = event::on_ready(&event, running, move |outcome| {
            next.transferred(index, &shared, outcome);
        });
        if let Err(error) = registered {
            // Nobody will tell when the transfer is over, and the plugin's thread must not wait for
            // it, since it may be the one that makes it.
            let (waiting, shared) = (Arc::clone(self), Arc::clone(&watch));
            let failure = error.clone();
            let wait = move || {
                // SAFETY: the event is alive.
                let _ = unsafe { event::wait(&waiting.plugin.session(), event.as_ptr()) };
                drop(event);
                // Nothing that this lets go of waits for this thread. If it is the last to keep the
                // client, that ends with it.
                let told = Arc::clone(&waiting);
                callback::called(move || told.transferred(index, &shared, Err(failure)));
            };
            if callback::on_thread_of_ours(wait).is_err() {
                // The transfer goes on, and nobody will know when it is over: what it reads and writes
                // of ours stays.
                std::mem::forget(deliveries);
                return Some((Err(error), Vec::new()));
            }
        }
        let mut watch = watch.lock();
        match std::mem::replace(&mut *watch, Watch::Beginning) {
            Watch::Over(outcome) => Some((outcome, deliveries)),
            Watch::Beginning | Watch::Going(_) => {
                *watch = Watch::Going(deliveries);
                None
            }
        }
    }

    /// A transfer is over: whoever began it goes on with the results, or this thread does.
    fn transferred(self: Arc<Flight>, index: usize, watch: &Mutex<Watch>, outcome: Result<()>) {
        let mut watch = watch.lock();
        let deliveries = match std::mem::replace(&mut *watch, Watch::Over(outcome.clone())) {
            Watch::Going(deliveries) => deliveries,
            Watch::Beginning | Watch::Over(_) => return,
        };
        drop(watch);
        match outcome {
            Ok(()) => {
                finish_transfer(&deliveries[index]);
                self.deliver_from(index + 1, deliveries);
            }
            Err(error) => self.end(Err(error), deliveries),
        }
    }

    /// The run is over: it counts as work until those who wait for it know.
    fn end(&self, outcome: Result<()>, deliveries: Vec<Delivery>) {
        *self.deliveries.lock() = deliveries;
        let rest = || {
            self.completion.complete(outcome);
            // Without the lock: what is dropped is the plugin's, and may call back.
            let left_behind = self.left_behind.lock().take();
            drop(left_behind);
        };
        let working = self.working.lock().take();
        match working {
            Some(working) => working.finish(rest),
            None => rest(),
        }
    }

    /// The results, once the run is over.
    pub(super) fn take_deliveries(&self) -> Vec<Delivery> {
        std::mem::take(&mut *self.deliveries.lock())
    }

    /// Keeps what the run uses until it is over.
    pub(super) fn leave_behind(&self, used: Box<dyn Any + Send>) {
        *self.left_behind.lock() = Some(used);
        // The end may have come in between: then it can go at once. Without the lock: what is
        // dropped is the plugin's, and may call back.
        if self.completion.outcome().is_some() {
            let left_behind = self.left_behind.lock().take();
            drop(left_behind);
        }
    }
}

/// Puts a result in order that the plugin has transferred.
fn finish_transfer(delivery: &Delivery) {
    if let (Target::Host(target), Some(reading)) = (delivery.target, &delivery.reading.known) {
        // SAFETY: the transfer is over; whoever bound the output promised its memory.
        unsafe { reading.finish_transfer(&delivery.array, target.as_ptr()) };
    }
}
