//! A run that goes on while the host does something else.

use std::any::Any;
use std::sync::Arc;

use parking_lot::Mutex;

use super::output::{Landed, Target, deliver, known};
use crate::array::ArrayType;
use crate::buffer::Reading;
use crate::client::{Client, Running};
use crate::completion::Completion;
use crate::error::Result;
use crate::event::{self, Event};
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// A run that was started, until the call takes its results back.
pub(super) struct Flight {
    plugin: &'static Plugin,
    deliveries: Mutex<Vec<Delivery>>,
    /// Set when all results are where they should be.
    pub(super) completion: Arc<Completion>,
    /// What the run uses, if its call was let go of before it ended.
    left_behind: Mutex<Option<Box<dyn Any + Send>>>,
    /// Not a handle of the client: it may be the plugin's thread that lets go of this last, and
    /// that must not have to end the client. It goes after what is the client's.
    running: Running,
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
    pub(super) reading: Option<Reading>,
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
    /// It does not any more: whoever tells goes on.
    Going,
    /// It was told in time.
    Over(Result<()>),
}

impl Flight {
    /// Has the results delivered when the run's event says that they are there.
    pub(super) fn take_off(
        client: &Client,
        event: &Event,
        deliveries: Vec<Delivery>,
    ) -> Result<Arc<Flight>> {
        let flight = Arc::new(Flight {
            plugin: client.plugin(),
            deliveries: Mutex::new(deliveries),
            completion: Arc::default(),
            left_behind: Mutex::new(None),
            running: client.start_run(),
        });
        let landing = Arc::clone(&flight);
        match event.on_ready(move |outcome| Flight::land(&landing, outcome)) {
            Ok(()) => Ok(flight),
            Err(error) => {
                // Nobody will tell when the run is over, so it is waited for here.
                let _ = event.wait();
                Err(error)
            }
        }
    }

    /// Delivers the results, now that the run is over.
    fn land(flight: &Arc<Flight>, outcome: Result<()>) {
        match outcome {
            Ok(()) => Flight::deliver(flight, 0),
            Err(error) => flight.end(Err(error)),
        }
    }

    /// Delivers the results from one on, and ends the flight. A result that the plugin has to transfer
    /// is waited for by its event; where that is there at once, this loop goes on, so that any number
    /// of results fits the stack.
    fn deliver(flight: &Arc<Flight>, mut next: usize) {
        let outcome = loop {
            let (index, event) = match flight.deliver_from(next) {
                Ok(None) => break Ok(()),
                Ok(Some(transfer)) => transfer,
                Err(error) => break Err(error),
            };
            match Flight::wait_for_transfer(flight, index, event) {
                None => return,
                Some(Ok(())) => next = index + 1,
                Some(Err(error)) => break Err(error),
            }
        };
        flight.end(outcome);
    }

    /// Delivers the results from one on; stops where the plugin has to transfer one, and gives
    /// that one and the transfer's event.
    fn deliver_from(&self, first: usize) -> Result<Option<Transfer>> {
        let session = self.plugin.session();
        let mut deliveries = self.deliveries.lock();
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

    /// The outcome of a transfer, if it is there at once. Else the delivery goes on when it is there,
    /// on the thread that tells.
    fn wait_for_transfer(
        flight: &Arc<Flight>,
        index: usize,
        event: Owned<sys::PJRT_Event>,
    ) -> Option<Result<()>> {
        let watch = Arc::new(Mutex::new(Watch::Beginning));
        let shared = Arc::clone(&watch);
        let next = Arc::clone(flight);
        let running = flight.running.clone();
        let registered = event::on_ready(&event, running, move |outcome| {
            let mut watch = shared.lock();
            if matches!(*watch, Watch::Beginning) {
                *watch = Watch::Over(outcome);
                return;
            }
            drop(watch);
            match outcome {
                Ok(()) => {
                    next.finish_transfer(index);
                    Flight::deliver(&next, index + 1);
                }
                Err(error) => next.end(Err(error)),
            }
        });
        if let Err(error) = registered {
            // Nobody will tell when the transfer is over, and the plugin's thread must not wait for
            // it, since it may be the one that makes it.
            let waiting = Arc::clone(flight);
            let failure = error.clone();
            let wait = move || {
                // SAFETY: the event is alive.
                let _ = unsafe { event::wait(&waiting.plugin.session(), event.as_ptr()) };
                drop(event);
                waiting.end(Err(failure));
            };
            return match std::thread::Builder::new().spawn(wait) {
                Ok(_) => None,
                Err(_) => Some(Err(error)),
            };
        }
        let begun = std::mem::replace(&mut *watch.lock(), Watch::Going);
        match begun {
            Watch::Over(outcome) => Some(outcome.map(|()| flight.finish_transfer(index))),
            Watch::Beginning | Watch::Going => None,
        }
    }

    /// Puts a result in order that the plugin has transferred.
    fn finish_transfer(&self, index: usize) {
        let deliveries = self.deliveries.lock();
        let delivery = &deliveries[index];
        if let (Target::Host(target), Some(reading)) = (delivery.target, &delivery.reading) {
            // SAFETY: the transfer is over; whoever bound the output promised its memory.
            unsafe { reading.finish_transfer(&delivery.array, target.as_ptr()) };
        }
    }

    fn end(&self, outcome: Result<()>) {
        self.completion.complete(outcome);
        drop(self.left_behind.lock().take());
    }

    /// The results, once the run is over.
    pub(super) fn take_deliveries(&self) -> Vec<Delivery> {
        std::mem::take(&mut *self.deliveries.lock())
    }

    /// Keeps what the run uses until it is over.
    pub(super) fn leave_behind(&self, used: Box<dyn Any + Send>) {
        let mut left_behind = self.left_behind.lock();
        // The end may have come in between: then it can go at once.
        if self.completion.outcome().is_none() {
            *left_behind = Some(used);
        }
    }
}
